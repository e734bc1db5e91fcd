// Runs on the browser's audio thread: passes the microphone's samples on, in blocks large enough not to flood the page.

// The globals of the audio thread, which TypeScript's DOM library does not declare.
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(
  name: string,
  processor: new () => AudioWorkletProcessor & { process(inputs: Float32Array[][]): boolean },
): void;

const blockLength = 2048;

class Capture extends AudioWorkletProcessor {
  #block = new Float32Array(blockLength);
  #filled = 0;

  process([input]: Float32Array[][]): boolean {
    for (const sample of input?.[0] ?? []) {
      this.#block[this.#filled] = sample;
      this.#filled += 1;
      if (this.#filled === blockLength) this.#pass();
    }
    return true;
  }

  #pass() {
    this.port.postMessage(this.#block);
    this.#block = new Float32Array(blockLength);
    this.#filled = 0;
  }
}

registerProcessor("capture", Capture);
