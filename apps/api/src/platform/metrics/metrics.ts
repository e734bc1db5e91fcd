import type { Span } from "@opentelemetry/api";
import {
  Counter,
  Gauge,
  Histogram,
  type LabelValues,
  type OpenMetricsContentType,
  Registry,
} from "prom-client";
import { inSpan, traceLabels } from "../tracing/tracing.ts";

/** The product's Prometheus metrics; docs/operations.md explains each. */
export type Metrics = ReturnType<typeof openMetrics>;

const requestSeconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300];
const workSeconds = [0.05, 0.25, 1, 5, 15, 60, 300, 1200];
const searchSeconds = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5];

const firstWordsSeconds = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 60];

const firstWordsHelp = "From a question to the first words of its answer";
const awaitingVectorsHelp =
  "Documents that are searched by the vectors of an earlier embedding model, or without any";
const searchesCutHelp =
  "Searches in which more chunks could be among the best by their words than were scored";

/**
 * Opens metrics with an own registry: two products in one process count separately. In the format OpenMetrics, the only one in
 * which a measurement can name its trace.
 */
export function openMetrics() {
  const registry: Metered = new Registry();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const { histogram, counter, gauge } = makersOf(registry);
  return {
    registry,
    requests: histogram("http_request_duration_seconds", "Requests by route and status", {
      labels: ["method", "route", "status"],
      buckets: requestSeconds,
    }),
    sockets: gauge("sockets_open", "Sockets open in this process", ["path"]),
    jobs: gauge("jobs", "Jobs of all processes by queue and state", ["queue", "state"]),
    oldestJob: gauge("oldest_job_age_seconds", "How long the oldest job has waited", ["queue"]),
    documents: gauge("documents_unfinished", "Documents on their way to being searchable", [
      "stage",
    ]),
    oldestDocument: gauge(
      "oldest_document_age_seconds",
      "Age of the oldest unfinished document",
      [],
    ),
    awaitingVectors: gauge("documents_awaiting_new_vectors", awaitingVectorsHelp, []),
    checks: gauge("check_passed", "The checks that /readyz shows: 1 where one passes, else 0", [
      "check",
    ]),
    diskFree: gauge("disk_free_ratio", "Share of the data folder's disk that is free", []),
    workers: gauge("workers_alive", "Worker processes seen in the last half minute", []),
    stages: histogram("ingestion_stage_duration_seconds", "One attempt's stage of ingestion", {
      labels: ["stage", "outcome"],
      buckets: workSeconds,
    }),
    ingestions: counter("ingestions_total", "Attempts to read a document by outcome", ["outcome"]),
    ...openModelMetrics(registry),
    searches: histogram("search_duration_seconds", "Searches for passages", {
      labels: ["ranking", "outcome"],
      buckets: searchSeconds,
    }),
    searchesCut: counter("searches_cut_total", searchesCutHelp, []),
    searchReads: counter("search_reads_total", "Reads of searches where there is a replica", [
      "database",
    ]),
    replicaLag: gauge(
      "search_replica_lag_seconds",
      "How far the replica for searches is behind",
      [],
    ),
    computations: histogram("computation_duration_seconds", "Queries over tables of spreadsheets", {
      labels: ["outcome"],
      buckets: searchSeconds.map((seconds) => seconds * 4),
    }),
    answers: counter("answers_total", "Answers by outcome", ["outcome"]),
    firstWords: histogram("answer_first_words_seconds", firstWordsHelp, {
      labels: [],
      buckets: firstWordsSeconds,
    }),
  };
}

type Metered = Registry<OpenMetricsContentType>;

function openModelMetrics(registry: Metered) {
  const { histogram, counter } = makersOf(registry);
  return {
    modelCalls: histogram("model_call_duration_seconds", "Calls of models", {
      labels: ["kind", "model", "outcome"],
      buckets: workSeconds,
    }),
    modelTokens: counter(
      "model_tokens_total",
      "Tokens; embeddings are estimated where nobody counts",
      ["kind", "model", "direction"],
    ),
    modelSeconds: counter("model_audio_seconds_total", "Seconds of recordings written down", [
      "model",
    ]),
    modelCost: counter("model_cost_total", "Cost of the models at the configured prices", [
      "kind",
      "model",
    ]),
  };
}

function makersOf(registry: Metered) {
  const registers = [registry];
  const histogram = <Label extends string>(
    name: string,
    help: string,
    { labels, buckets }: { labels: readonly Label[]; buckets: number[] },
  ) =>
    new Histogram({
      name: `footnote_${name}`,
      help,
      labelNames: labels,
      buckets,
      registers,
      enableExemplars: true,
    });
  const counter = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
  ) => new Counter({ name: `footnote_${name}`, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Gauge({ name: `footnote_${name}`, help, labelNames, registers });
  return { histogram, counter, gauge };
}

/** Runs `work` as a span of the current trace, and records its duration and outcome. */
export async function timed<Label extends string, Result>(
  into: Histogram<Label>,
  labels: Record<Exclude<Label, "outcome">, string>,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = into.startTimer(labels as LabelValues<Label>, {});
  const settle = (outcome: string) => end({ outcome } as LabelValues<Label>, exemplar());
  try {
    const result = await inSpan(nameOf(into), labels, work);
    settle("ok");
    return result;
  } catch (error) {
    settle("failed");
    throw error;
  }
}

/** Records a measurement, with the trace that it belongs to where one is recorded (an exemplar). */
export function observe<Label extends string>(
  into: Histogram<Label>,
  labels: LabelValues<Label>,
  seconds: number,
  span?: Span,
): void {
  into.observe({ labels, value: seconds, exemplarLabels: exemplar(span) });
}

/** The library's types (prom-client 15) take an exemplar's labels for those of the series. */
const exemplar = (span?: Span) => traceLabels(span) as LabelValues<never>;

/** What the metric measures, in words: "model call". */
function nameOf(into: Histogram<string>): string {
  const { name } = into as unknown as { name: string };
  return name.replace(/^footnote_|_duration_seconds$/g, "").replaceAll("_", " ");
}
