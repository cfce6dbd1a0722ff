### The words of the page itself.

app-name = Serai
