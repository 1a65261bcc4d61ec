import { runSource } from "./scripts/run-source.mjs";
const { understand } = await runSource("./src/brief/understand.ts");
const { tidied } = await runSource("./src/brief/tidy/tidy-brief.ts");
for (const t of [
"hi there, so basically ive been fixing up old sash windows for about 14 years now mostly round Whitby and Robin Hoods Bay, my names Gareth. i draught proof them, new cords, broken panes",
"hello, so ive been doing hedges and lawns round Thirsk for years, ring me on 07700 900 456",
"Hiya! ok so we basically do cakes, wedding ones mostly, out of my kitchen in Malton",
"Good morning, I'm hoping you can help. We've been repairing clocks in Ely since 1990.",
]) { const u = await understand(t); console.log(JSON.stringify(tidied(t)).slice(0,300)); console.log(u.name, u.trade, u.place, JSON.stringify(u.ownTrade ?? u.kicker ?? Object.keys(u)).slice(0,300)); }
