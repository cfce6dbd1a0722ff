import "./fonts.css";
import "./style.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

const FONTS = ['400 1em "Yeseva One"', '400 1em "Source Sans 3 Variable"'];
const PATIENCE = 500; // milliseconds to wait for the fonts, so that the page does not move when they arrive

settings.apply();
const lettered = Promise.allSettled(FONTS.map((font) => document.fonts.load(font)));
await words.use(settings.language);
await Promise.race([lettered, new Promise((done) => setTimeout(done, PATIENCE))]);
mount(App, { target: document.getElementById("app")! });
