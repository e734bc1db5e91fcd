import type { Drill } from "../drill.ts";
import type { Mood } from "../model-provider.ts";
import { last, until } from "../until.ts";

/** Questions are answered with quotations meanwhile; files wait for their vectors, or say that the model failed. */
function modelFault(mood: Mood, title: string): Drill {
  return {
    name: `model-${mood}`,
    title,
    servesReads: true,
    async run({ on, load, seconds }) {
      const before = load.questions.answered;
      on.model.mood = mood;
      await last(seconds(2, 20));
      const answered = () => load.questions.answered >= before + 2;
      await until(answered, { what: "questions are answered meanwhile" });
      return [];
    },
    async restore(on) {
      on.model.mood = "well";
    },
  };
}

export const modelFaults: readonly Drill[] = [
  modelFault("down", "Model provider down (connections reset)"),
  modelFault("slow", "Model provider slow (beyond its timeout)"),
  modelFault("busy", "Model provider answers 429"),
  modelFault("garbage", "Model provider answers garbage"),
];
