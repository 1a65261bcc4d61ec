import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageMessage } from "#src/ui/page-message.tsx";

export function ModuleNotFound() {
  return (
    <PageMessage
      title="Module Not Found"
      action={
        <>
          <ButtonLink href={paths.home} look="primary">
            Return to Home
          </ButtonLink>
          <ButtonLink href={paths.liveDemos}>All modules</ButtonLink>
        </>
      }
    >
      There is no module at this address. It may have been renamed, or removed from this browser.
    </PageMessage>
  );
}
