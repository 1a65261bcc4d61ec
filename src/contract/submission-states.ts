export const submissionStatuses = ["new", "in-progress", "done", "archived"] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

export const statusNames: Record<SubmissionStatus, string> = {
  new: "New",
  "in-progress": "In progress",
  done: "Done",
  archived: "Archived",
};

export const briefTones = ["friendly", "formal", "playful", "luxurious", "bold", "calm"] as const;
export type BriefTone = (typeof briefTones)[number];
