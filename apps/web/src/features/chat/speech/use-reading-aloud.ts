import { useEffect, useRef, useState, useSyncExternalStore } from "react";

/** Whether the browser has a voice. Some load theirs after the page. */
export function useCanReadAloud(): boolean {
  return useSyncExternalStore(watchVoices, hasVoices);
}

/** Reads sentences aloud, one after another. Another reading, and leaving the answer, end it. */
export function useReadingAloud() {
  const [state, setState] = useState<"silent" | "reading" | "failed">("silent");
  const isReading = state === "reading";
  const latest = useRef(isReading);
  useEffect(() => {
    latest.current = isReading;
  }, [isReading]);
  // Not when it reaches its end: by then another answer may be read.
  useEffect(() => () => void (latest.current && speechSynthesis.cancel()), []);

  function read(sentences: readonly string[], language: string) {
    speechSynthesis.cancel();
    const last = sentences.length - 1;
    // Browsers stop in the middle of a long text: each sentence is a text of its own.
    for (const [at, sentence] of sentences.entries()) {
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.lang = language;
      utterance.addEventListener("error", ({ error }) => {
        const isEnded = error === "canceled" || error === "interrupted";
        // A failure cancels the sentences after it.
        setState((before) => (isEnded && before !== "failed" ? "silent" : "failed"));
      });
      if (at === last) utterance.addEventListener("end", () => setState("silent"));
      speechSynthesis.speak(utterance);
    }
    setState(sentences.length > 0 ? "reading" : "silent");
  }

  function stop() {
    speechSynthesis.cancel();
    setState("silent");
  }

  return { isReading, hasFailed: state === "failed", read, stop };
}

function hasVoices(): boolean {
  return "speechSynthesis" in globalThis && speechSynthesis.getVoices().length > 0;
}

function watchVoices(onChange: () => void): () => void {
  if (!("speechSynthesis" in globalThis)) return () => undefined;
  speechSynthesis.addEventListener("voiceschanged", onChange);
  return () => speechSynthesis.removeEventListener("voiceschanged", onChange);
}
