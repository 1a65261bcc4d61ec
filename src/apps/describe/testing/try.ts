import { describe } from "../describe.ts";

const texts = process.argv.slice(2);
for (const text of texts) {
  const { document, parts, questions } = describe(text);
  console.log(`\n# ${text}\n= ${document.name} ${document.currency}`);
  for (const table of document.tables)
    console.log(
      `- ${table.name.many} [${table.nameField}]: ${table.fields.map((f) => `${f.name}:${f.kind}${f.kind === "link" ? `>${f.options.table}` : ""}${f.kind === "choice" ? `(${f.options.choices.map((c) => c.name).join("/")})` : ""}`).join(", ")}`,
    );
  console.log("pages:", document.pages.join(" "));
  console.log(
    "rules:",
    document.rules.map((r) => `${r.name} [${JSON.stringify(r.when)}]`).join("; "),
    "roles:",
    JSON.stringify(document.roles),
  );
  console.log("parts:", parts.map((p) => `${p.id}<${p.evidence.map((e) => e.text).join("|")}>`).join(" "));
  console.log("asks:", questions.map((q) => q.text).join(" "));
}
