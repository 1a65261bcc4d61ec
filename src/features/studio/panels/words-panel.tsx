import { Tabs } from "#src/ui/tabs.tsx";
import { BriefForm } from "./brief-form.tsx";
import { EditForm } from "./edit-form.tsx";
import { QuestionsForm } from "./questions-form.tsx";
import { useTypedWords } from "./use-typed-words.ts";

const ways = [
  { id: "wish", label: "Edit" },
  { id: "brief", label: "Rewrite it" },
  { id: "questions", label: "Questions" },
] as const;

/** Edits a part of the site by text, all of it with a brief, or by answers to questions. */
export function WordsPanel() {
  const [way = "wish", setWay] = useTypedWords("way");
  return (
    <Tabs label="Ways to change it" tabs={ways} selected={way} onSelect={setWay} className="-mt-3">
      {way === "wish" ? <EditForm /> : way === "brief" ? <BriefForm /> : <QuestionsForm />}
    </Tabs>
  );
}
