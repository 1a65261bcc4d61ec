import { AdminFrame } from "#src/features/admin/admin-frame.tsx";
import { AssistantChat } from "#src/features/admin/assistant/assistant-chat.tsx";
import { ChangeList } from "#src/features/admin/change-list.tsx";

export default function AiAssistantPage() {
  return (
    <AdminFrame
      title="AI Assistant"
      intro="Say what to change in the catalogue, the templates or the prices. You see the change first, apply it in one step, and can undo it."
      permissions="Anyone can ask and see what would change. Only an admin can apply it, and ask about submissions."
    >
      <AssistantChat />
      <ChangeList area="assistant" />
    </AdminFrame>
  );
}
