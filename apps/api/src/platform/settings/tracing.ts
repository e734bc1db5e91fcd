import type { Environment } from "./environment.ts";
import { wrongConfiguration } from "./wrong-configuration.ts";

export type TracingConfig = {
  /** Where an OpenTelemetry collector takes traces over HTTP. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Share of the traces that are recorded, from 0 to 1. */
  readonly ratio: number;
};

/** @returns undefined where no traces are sent */
export function readTracing(read: Environment): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = read;
  if (endpoint === undefined) return undefined;
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  return { url, headers: readHeaders(read.OTEL_EXPORTER_OTLP_HEADERS ?? ""), ratio };
}

/**
 * Reads `name=value,name=value` with values as in an address, as OpenTelemetry writes them.
 * @throws Error that names the setting
 */
export function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(",").filter((pair) => pair.trim() !== "");
  return Object.fromEntries(pairs.map((pair) => readHeader(pair.trim())));
}

function readHeader(pair: string): [string, string] {
  const [, name, value = ""] = /^([!#$%&'*+.^_`|~\w-]+)=((?:[^%]|%[\da-f]{2})*)$/i.exec(pair) ?? [];
  if (name === undefined) {
    throw wrongConfiguration(
      "OTEL_EXPORTER_OTLP_HEADERS needs name=value, several separated by commas, with %25 for a percent sign",
    );
  }
  return [name, decodeURIComponent(value)];
}
