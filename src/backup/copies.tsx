import { queryOptions, useQuery } from "#src/api/query.ts";
import { workKey } from "#src/api/work-queries.ts";
import { formatDate, formatDateTime } from "#src/lib/english.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { chooseCopyFolder, copyFolder, copyNow, forgetCopyFolder } from "./folder-copy.ts";
import { nextCopyDue, useLastCopy } from "./last-copy.ts";

const folderQuery = queryOptions({
  queryKey: [...workKey("publishKeys"), "folder of copies"],
  queryFn: copyFolder,
  staleTime: 0,
});

/** Says when the work was last copied out of this browser, and offers to do it automatically. */
export function Copies() {
  const last = useLastCopy();
  return (
    <div className="mt-5 border-line border-t pt-4">
      <p>
        Last copy outside this browser:{" "}
        {last ? (
          <>
            <time dateTime={last.at}>{formatDateTime(new Date(last.at), "long")}</time>,{" "}
            <bdi className="break-words">{last.place}</bdi>
          </>
        ) : (
          "none yet"
        )}
        .
      </p>
      {"showDirectoryPicker" in window ? <FolderOfCopies /> : last && <NextCopy day={nextCopyDue(last)} />}
    </div>
  );
}

function NextCopy({ day }: { day: Date }) {
  return (
    <p className="mt-1 text-muted text-sm">
      {day < new Date() ? "A new one has been due since " : "Make the next one by "}
      {formatDate(day, "long")}.
    </p>
  );
}

function FolderOfCopies() {
  const { data: folder, refetch } = useQuery({ ...folderQuery, showsError: true });
  const toast = useToast();

  const [copy, isCopying] = useAction(async (make: typeof chooseCopyFolder | typeof copyNow) => {
    try {
      const place = await make();
      if (place) toast({ title: "Your work is copied", description: place });
    } catch {
      toast({
        title: "Error",
        description: "The browser could not write into the folder. Choose it again, or another one.",
        tone: "destructive",
      });
    } finally {
      await refetch();
    }
  });
  const [stop] = useAction(async () => {
    await forgetCopyFolder();
    await refetch();
  });

  if (!folder) {
    return (
      <Button size="small" className="mt-3" aria-disabled={isCopying} onClick={() => copy(chooseCopyFolder)}>
        Copy automatically into a folder
      </Button>
    );
  }
  return (
    <>
      <p className="mt-1 text-muted text-sm">
        {folder.isOpen ? (
          <>
            While a page of this product is open, a copy goes into the folder <bdi>{folder.name}</bdi> two
            minutes after a change, in one file a day.
          </>
        ) : (
          <>
            The browser asks again before it writes into the folder <bdi>{folder.name}</bdi>.
          </>
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" aria-disabled={isCopying} onClick={() => copy(copyNow)}>
          {folder.isOpen ? "Copy now" : "Allow and copy now"}
        </Button>
        <Button size="small" onClick={() => copy(chooseCopyFolder)}>
          Another folder
        </Button>
        <Button size="small" onClick={() => stop()}>
          Stop copying
        </Button>
      </div>
    </>
  );
}
