import type { LocalModel, LocalModels } from "@footnote/contracts/models/local-models";
import { formatLanguage, formatNumber } from "../../../shared/language/format.ts";
import { fill } from "../../../shared/language/fill.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { ProgressBar } from "../../../shared/ui/feedback/progress-bar.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { QueriedRecords, Record } from "../../../shared/ui/layout/record-list.tsx";
import { t as roles } from "../messages.ts";
import styles from "../models.module.css";
import { useLocalModels } from "./api.ts";
import { formatSize } from "./format-size.ts";
import { LocalActions } from "./local-actions.tsx";
import { t } from "./messages.ts";

const installCommand = "npm run local-models";

/** The models that can be installed on this machine, with what is installed of them. */
export function LocalPanel() {
  const query = useLocalModels();
  const { data } = query;
  return (
    <Panel title={t.title} lead={t.lead}>
      {data?.runtime_installed === false && (
        <Banner tone="info">
          {fill(t.runtimeMissing, { command: <code>{installCommand}</code> })}
        </Banner>
      )}
      {data?.may_download === false && <Banner tone="info">{t.downloadsOff}</Banner>}
      <QueriedRecords label={t.title} query={query} loading={t.loading} failed={t.loadFailed}>
        {data?.models.map((model) => (
          <Model key={model.id} model={model} settings={data} />
        ))}
      </QueriedRecords>
    </Panel>
  );
}

type ModelProps = { model: LocalModel; settings: LocalModels };

function Model({ model, settings }: ModelProps) {
  const { id, role, received, size, state } = model;
  const isDownloading = state === "downloading";
  return (
    <Record
      name={<span className={styles.name}>{id}</span>}
      tag={roles[`role_${role}`]}
      about={
        <>
          {describe(model)}
          <br />
          <State model={model} settings={settings} />
          {isDownloading && size !== null && (
            <span className={styles.progress}>
              <ProgressBar label={t.progressOf(id)} fraction={Math.min(1, received / size)} />
            </span>
          )}
        </>
      }
    >
      <LocalActions model={model} settings={settings} />
    </Record>
  );
}

function describe({ languages, licence, size, memory, verified }: LocalModel): string {
  const named = typeof languages === "number" ? t.languages(languages) : listLanguages(languages);
  const parts = [named, t.licence(licence), size === null ? t.sizeUnknown : formatSize(size)];
  if (memory !== null) parts.push(t.memory(formatNumber(memory)));
  return [...parts, verified ? t.verified : t.notVerified].join(" · ");
}

function listLanguages(codes: readonly string[]): string {
  return codes.map((code) => formatLanguage(code)).join(", ");
}

function State({ model, settings }: ModelProps) {
  const { state, problem, in_use: isInUse } = model;
  if (state === "downloading") return describeDownload(model);
  if (state === "ready") return isInUse ? t.inUse : t.ready;
  const isBad = state !== "absent" || problem !== null || !model.fits_memory;
  const sentences = [describeState(model, settings)];
  if (problem !== null) sentences.push(t[`problem_${problem}`]);
  if (isInUse) sentences.push(t.goesOnWithout);
  return <span className={isBad ? styles.bad : undefined}>{sentences.join(" ")}</span>;
}

function describeDownload({ received, size }: LocalModel): string {
  const arrived = formatSize(received);
  return size === null ? t.downloadingUnknown(arrived) : t.downloading(arrived, formatSize(size));
}

function describeState({ state, fits_memory: fits }: LocalModel, settings: LocalModels): string {
  if (!fits) return t.state_too_large(formatNumber(settings.memory_limit));
  if (state === "interrupted") return t.state_interrupted;
  return state === "damaged" ? t.state_damaged : t.state_absent;
}
