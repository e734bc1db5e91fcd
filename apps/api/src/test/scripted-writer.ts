import { type ModelEmulator, writing } from "./model-emulator.ts";

/** Scripts a completion whose pieces arrive when the test calls `write`. */
export function scriptChatPieces(provider: ModelEmulator) {
  const pieces: string[] = [];
  let wake = () => {};
  let ended = false;
  provider.scriptChat(writing(writeOn()));
  async function* writeOn(): AsyncGenerator<string> {
    while (!ended || pieces.length > 0) {
      const piece = pieces.shift();
      if (piece !== undefined) yield piece;
      else {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        await promise;
      }
    }
  }
  return {
    write(piece: string) {
      pieces.push(piece);
      wake();
    },
    end() {
      ended = true;
      wake();
    },
  };
}
