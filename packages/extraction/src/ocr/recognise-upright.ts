import type { Layer } from "../pdf/page-runs.ts";
import type { DrawnPage } from "./draw-page.ts";
import type { Recognise } from "./engine.ts";
import { toLayer } from "./to-layer.ts";

/** Of 100. Upright text has a higher confidence; less means noise, or a page that lies on its side. */
const trusted = 60;

/** Recognises a page that is drawn rotated back by clockwise quarter turns, in the position in which most is certain. */
export async function recogniseUpright(
  draw: (turns: number) => Promise<DrawnPage>,
  recognise: Recognise,
): Promise<Layer[]> {
  let best: { layer: Layer; confidence: number } | undefined;
  for (const turns of [0, 1, 3, 2]) {
    const drawn = await draw(turns);
    const { words, confidence } = recognise(drawn.image);
    const layer = toLayer(words, drawn, turns);
    if (layer.runs.length > 0 && confidence > (best?.confidence ?? 0)) best = { layer, confidence };
    if (confidence >= trusted || words.length === 0) break;
  }
  return best === undefined ? [] : [best.layer];
}
