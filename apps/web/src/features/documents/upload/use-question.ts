import { useCallback, useState } from "react";
import type { Decision, SameNamed } from "./same-named.ts";

/** A question that an upload waits for. */
export type Question = { about: SameNamed; answer: (decision: Decision) => void };

/** Asks the user one question at a time; `question` is the open one, `hasAsked` whether there has been one. */
export function useQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [hasAsked, setHasAsked] = useState(false);
  const ask = useCallback((about: SameNamed): Promise<Decision> => {
    setHasAsked(true);
    const { promise, resolve } = Promise.withResolvers<Decision>();
    setQuestion({
      about,
      answer: (decision) => {
        setQuestion(null);
        resolve(decision);
      },
    });
    return promise;
  }, []);
  return { question, hasAsked, ask };
}
