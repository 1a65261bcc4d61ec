import { AdminFrame } from "#src/features/admin/admin-frame.tsx";
import { ComingConversation } from "#src/features/admin/assistant/assistant-words.tsx";
import { ChangeList } from "#src/features/admin/change-list.tsx";
import { LaterPart } from "#src/features/admin/later-part.tsx";

const loadAssistantChat = () =>
  import("#src/features/admin/assistant/assistant-chat.tsx").then(({ AssistantChat }) => AssistantChat);

export default function AiAssistantPage() {
  return (
    <AdminFrame
      title="AI Assistant"
      intro="Say what to change in the catalogue, the templates or the prices. You see the change first, apply it in one step, and can undo it."
      permissions="Everybody may ask and look at what would change. Only an admin may apply it, and ask about submissions."
    >
      <LaterPart load={loadAssistantChat} placeholder={<ComingConversation />} />
      <ChangeList area="assistant" />
    </AdminFrame>
  );
}
