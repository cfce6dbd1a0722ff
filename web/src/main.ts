import "@fontsource/yeseva-one/latin-400.css";
import "@fontsource/yeseva-one/latin-ext-400.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./style.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

settings.apply();
await words.use(settings.language);
mount(App, { target: document.getElementById("app")! });
