import type { FolderInTree } from "@footnote/contracts/folders";
import type { ReactNode } from "react";
import { lazy, Suspense, useState } from "react";
import { useCurrentUser, useFolderTree } from "../../../shared/queries.ts";
import { useStored } from "../../../shared/stored-value.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Notices } from "../components/notices.tsx";
import type { FolderContent } from "../upload/folder-content.ts";
import { foldersUnreadable } from "../upload/notice.ts";
import type { Dropped } from "../upload/read-dropped.ts";
import { useCheckContent } from "../upload/zone/use-check-content.ts";
import { useUploads } from "../upload/uploads-provider.tsx";
import styles from "./chat-drop.module.css";
import { t } from "./messages.ts";
import { toRootFolders } from "./new-folders.ts";
import { useAddToRoot } from "./use-add-to-root.ts";
import { usePageDrop } from "./use-page-drop.ts";

const DropFolderDialog = lazy(() => import("./drop-folder-dialog.tsx"));

/** Uploads files that are dropped anywhere on the chat into the folder that the user has chosen for them. */
export default function ChatDrop() {
  const { data: user } = useCurrentUser();
  const { data: tree } = useFolderTree();
  return user && tree ? <DropTarget key={user.pk} userPk={user.pk} tree={tree} /> : <Messages />;
}

type DropTargetProps = { userPk: number; tree: readonly FolderInTree[] };

function DropTarget({ userPk, tree }: DropTargetProps) {
  const { upload, notify } = useUploads();
  const checkContent = useCheckContent();
  const addToRoot = useAddToRoot();
  const [stored, store] = useStored(`chat-drop-folder-${userPk}`, readId);
  /** What is to be uploaded when the folder is chosen; null when only the folder of later drops is. */
  const [choosing, setChoosing] = useState<{ content: FolderContent | null } | null>(null);
  const [hasChosen, setHasChosen] = useState(false);
  if (choosing !== null && !hasChosen) setHasChosen(true);
  const [isAdded, setAdded] = useState(false);
  const folder = tree.find(({ id }) => id === stored);

  function take(dropped: Dropped) {
    if (dropped.kind === "unreadable-folders") {
      notify(foldersUnreadable());
      return;
    }
    const content = checkContent(dropped.content);
    if (!content) return;
    if (tree.length === 0) void addToRoot(toRootFolders(content, t.documents));
    else if (folder) {
      setAdded(true);
      upload(content, folder.id);
    } else setChoosing({ content });
  }

  function choose(folderId: string) {
    store(folderId);
    if (choosing?.content) upload(choosing.content, folderId);
    setAdded(true);
    setChoosing(null);
  }

  const isDragging = usePageDrop(take);
  return (
    <>
      {isDragging && (
        <div className={styles.veil}>
          <p>{folder ? t.dropInto(folder.path.join(" / ")) : t.dropAndChoose}</p>
        </div>
      )}
      <Messages>
        {isAdded && folder && (
          <Banner tone="success" onDismiss={() => setAdded(false)}>
            {t.droppedInto(folder.path.join(" / "))}{" "}
            <Button look="quiet" onClick={() => setChoosing({ content: null })}>
              {t.changeFolder}
            </Button>
          </Banner>
        )}
      </Messages>
      {hasChosen && (
        <Suspense>
          <DropFolderDialog
            open={choosing !== null}
            tree={tree}
            chosen={folder?.id ?? tree[0]?.id ?? ""}
            uploads={choosing?.content != null}
            onChoose={choose}
            onClose={() => setChoosing(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function Messages({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.messages}>
      {children}
      <Notices />
    </div>
  );
}

function readId(found: unknown): string | null {
  return typeof found === "string" ? found : null;
}
