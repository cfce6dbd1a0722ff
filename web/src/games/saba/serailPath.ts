// Tracks the serail's markers from one view to the next, so that their moves can be animated.

/** Gives the markers names, first cell first, which stay with them as they move. */
export class Walk {
  private owners: readonly number[] = [];
  private names: string[] = [];
  private made = 0;

  follow(owners: readonly number[]): string[] {
    this.names = this.moved(owners);
    this.owners = owners;
    return this.names;
  }

  private moved(owners: readonly number[]): string[] {
    const changed = owners.map((_, cell) => cell).filter((cell) => owners[cell] !== this.owners[cell]);
    if (owners.length === this.owners.length && !changed.length) return this.names;
    const [first, second] = changed;
    if (owners.length === this.owners.length && changed.length === 2 && owners[first!] === this.owners[second!] && owners[second!] === this.owners[first!]) {
      const swapped = [...this.names];
      [swapped[first!], swapped[second!]] = [this.names[second!]!, this.names[first!]!];
      return swapped;
    }
    const came = owners.slice(1).every((owner, cell) => owner === this.owners[cell]) && owners.length >= this.owners.length;
    return came ? [this.name(), ...this.names.slice(0, owners.length - 1)] : owners.map(() => this.name());
  }

  private name(): string {
    return `marker-${++this.made}`;
  }
}
