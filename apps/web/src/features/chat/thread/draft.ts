import type { AnswerEvent } from "@footnote/contracts/chat/answer-stream";
import type { AnswerStep } from "@footnote/contracts/chat/chat";
import type { Citation } from "@footnote/contracts/chat/citations";
import { type CitedSource, sourceFromCitation } from "../citations/citations.ts";
import { createEntry, type Entry, readMetadata } from "./entry.ts";

/** An empty answer, before its first event. */
export function createDraft(key: string): Entry {
  return { ...createEntry(key, "assistant", ""), evidence: [] };
}

/** Applies one more event to a draft answer. The transcript handles the final `error` event. */
export function addEvent(draft: Entry, event: AnswerEvent): Entry {
  switch (event.type) {
    case "run":
    case "error":
      return draft;
    case "step":
      return { ...draft, steps: addStep(draft.steps, event) };
    case "evidence":
      return {
        ...draft,
        evidence: mergeSources(draft.evidence ?? [], event.passages, getChunkKey),
      };
    case "delta":
      return {
        ...draft,
        text: draft.text + event.text,
        sources: mergeSources(draft.sources, event.citations, ({ id }) => id),
      };
    case "reset":
      return { ...draft, text: "", sources: [], claims: [] };
    case "citations":
      return {
        ...draft,
        text: event.content,
        sources: event.citations.map(sourceFromCitation),
        claims: event.claims,
      };
    case "done": {
      const { message } = event;
      const metadata = { ...readMetadata(message), stopped: event.stopped };
      return { ...draft, ...metadata, id: message.id, text: message.content, evidence: null };
    }
  }
}

/** A step is sent when it starts and again when it ends. */
function addStep(steps: readonly AnswerStep[], step: AnswerStep): AnswerStep[] {
  const at = steps.findIndex(({ step_id }) => step_id === step.step_id);
  return at === -1 ? [...steps, step] : steps.with(at, step);
}

function mergeSources(
  known: readonly CitedSource[],
  citations: readonly Citation[],
  nameOf: (source: CitedSource) => string,
): CitedSource[] {
  const names = new Set(known.map(nameOf));
  const fresh = citations.map(sourceFromCitation).filter((source) => !names.has(nameOf(source)));
  return [...known, ...fresh];
}

const getChunkKey = ({ chunkId, id }: CitedSource) => chunkId ?? id;
