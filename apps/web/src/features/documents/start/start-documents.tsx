import { useFolderTree } from "../../../shared/queries.ts";
import { sampleLibraryName } from "../../../shared/sample-library.ts";
import { ProgressBar } from "../../../shared/ui/feedback/progress-bar.tsx";
import { getFailure, getFraction, isUnderWay } from "../upload/uploads.ts";
import { useUploads } from "../upload/uploads-provider.tsx";
import { FirstDocuments } from "./first-documents.tsx";
import { t } from "./messages.ts";
import { SampleLibrary } from "./sample-library.tsx";
import styles from "./start-documents.module.css";

/** What an empty chat shows of the documents: how to add the first ones, and how far they have come. */
export default function StartDocuments() {
  const { data: tree } = useFolderTree();
  const { state } = useUploads();
  if (!tree) return null;
  const isRunning = state.uploads.some((upload) => isUnderWay(upload, state));
  const isEmpty = tree.every(({ documents }) => documents === 0);
  const samples = tree.find(
    ({ name, parent_collection_id: parent }) => parent === null && name === sampleLibraryName,
  );
  return (
    <div className={styles.start}>
      {isRunning && <Progress />}
      {isEmpty && !isRunning && (
        <>
          <p className={styles.needs}>{tree.length === 0 ? t.needsFolder : t.needsFiles}</p>
          <FirstDocuments />
        </>
      )}
      <Failures />
      {samples && !isRunning && !isEmpty && <SampleLibrary folder={samples} />}
    </div>
  );
}

function Progress() {
  const { state } = useUploads();
  const { uploads } = state;
  const whole =
    uploads.reduce((sum, upload) => sum + getFraction(upload, state), 0) / uploads.length;
  return (
    <div className={styles.progress}>
      <p role="status">{t.reading}</p>
      <ProgressBar label={t.reading} fraction={whole} />
    </div>
  );
}

/** Files that were sent and could not be read; those that could not be sent are in the tray. */
function Failures() {
  const { state } = useUploads();
  const failed = state.uploads.flatMap((upload) => {
    const reason = upload.phase === "refused" ? null : getFailure(upload, state);
    return reason === null ? [] : [{ key: upload.tempId, text: t.notRead(upload.name, reason) }];
  });
  if (failed.length === 0) return null;
  return (
    <div role="alert" className={styles.failures}>
      {failed.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
