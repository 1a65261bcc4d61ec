import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageMessage } from "#src/ui/page-message.tsx";

export default function NotFoundPage() {
  return (
    <PageMessage
      title="404 Page Not Found"
      action={
        <ButtonLink href={paths.home} look="primary">
          Return to Home
        </ButtonLink>
      }
    >
      The page you're looking for doesn't exist or has been moved.
    </PageMessage>
  );
}
