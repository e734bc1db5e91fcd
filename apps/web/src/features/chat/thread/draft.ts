import type { AnswerEvent } from "@footnote/contracts/chat/answer-stream";
import type { AnswerStep, Citation } from "@footnote/contracts/chat/chat";
import { type Note, noteOfCitation } from "../citations/citations.ts";
import { blankEntry, type Entry, toldOf } from "./entry.ts";

/** An answer of which nothing has arrived yet. */
export function blankDraft(key: string): Entry {
  return { ...blankEntry(key, "assistant", ""), evidence: [] };
}

/** An answer in the making after one more event. Its end, `error`, is the transcript's to tell. */
export function addEvent(draft: Entry, event: AnswerEvent): Entry {
  switch (event.type) {
    case "run":
    case "error":
      return draft;
    case "step":
      return { ...draft, steps: addStep(draft.steps, event) };
    case "evidence":
      return { ...draft, evidence: joinNotes(draft.evidence ?? [], event.passages, chunkOf) };
    case "delta":
      return {
        ...draft,
        text: draft.text + event.text,
        notes: joinNotes(draft.notes, event.citations, ({ id }) => id),
      };
    case "reset":
      return { ...draft, text: "", notes: [], claims: [] };
    case "citations":
      return {
        ...draft,
        text: event.content,
        notes: event.citations.map(noteOfCitation),
        claims: event.claims,
      };
    case "done": {
      const { message } = event;
      const told = { ...toldOf(message), stopped: event.stopped };
      return { ...draft, ...told, id: message.id, text: message.content, evidence: null };
    }
  }
}

/** A step is told when it starts and again when it ends. */
function addStep(steps: readonly AnswerStep[], step: AnswerStep): AnswerStep[] {
  const at = steps.findIndex(({ step_id }) => step_id === step.step_id);
  return at === -1 ? [...steps, step] : steps.with(at, step);
}

function joinNotes(
  known: readonly Note[],
  citations: readonly Citation[],
  nameOf: (note: Note) => string,
): Note[] {
  const names = new Set(known.map(nameOf));
  const fresh = citations.map(noteOfCitation).filter((note) => !names.has(nameOf(note)));
  return [...known, ...fresh];
}

const chunkOf = ({ chunkId, id }: Note) => chunkId ?? id;
