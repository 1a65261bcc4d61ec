import { runSource } from "./run-source.mjs";
const { readBriefs } = await runSource("./src/sites/brief/testing/read-briefs.ts");
const { plainName } = await runSource("./src/sites/brief/testing/measure.ts");
const { understand } = await runSource("./src/sites/brief/understand.ts");
const files = (process.argv[2]??"14,15,16,17,18").split(",");
const s = files.flatMap(f=>readBriefs(`training/briefs-${f}.txt`));
const forms = { asis: t=>t, small: t=>t.toLowerCase(), caps: t=>t.toUpperCase(), nopunct: t=>t.toLowerCase().replace(/[,;:.!?](?=\s|$)/g, "").replace(/\s+/g, " ") };
for (const [k,f] of Object.entries(forms)) {
  let name=0, place=0, pl=0, ind=0, tone=0, tn=0; const misses=[];
  for (const b of s) { const u = understand(f(b.brief));
    if (plainName(u.name)===plainName(b.name)) name++; else misses.push(`   ${b.name} <> ${u.name}: ${f(b.brief).slice(0,140).replace(/\n/g,"\\n")}`);
    if (u.industry===b.industry) ind++;
    if (b.others.place) { pl++; if (plainName(u.place).includes(plainName(b.others.place))) place++; }
    if (b.others.tone) { tn++; if (u.tone===b.others.tone) tone++; }
  }
  console.log(k, "name", (100*name/s.length).toFixed(1), "place", (100*place/pl).toFixed(1), "ind", (100*ind/s.length).toFixed(1), "tone", (100*tone/tn).toFixed(1));
  if (process.argv[3]===k) console.log(misses.join("\n"));
}
