import workletUrl from "./capture-worklet.ts?worker&url";
import { startResampler } from "./resample.ts";
import { writeWav } from "./wav.ts";

export type Recorder = {
  /** Ends the recording and returns it as a file. */
  stop: () => File;
  /** Ends the recording and discards it. */
  cancel: () => void;
};

/**
 * Records the microphone through Web Audio, which is the same in every browser; the formats of MediaRecorder differ and
 * the server would have to convert them. `onLevel` receives the volume, from 0 to 1, about twenty times a second.
 * Rejects if the microphone is not available.
 */
export async function startRecorder(onLevel: (level: number) => void): Promise<Recorder> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
  });
  const release = () => stream.getTracks().forEach((track) => track.stop());
  try {
    const context = new AudioContext();
    await context.audioWorklet.addModule(workletUrl);
    await context.resume();
    return capture(context, stream, onLevel);
  } catch (error) {
    release();
    throw error;
  }
}

function capture(
  context: AudioContext,
  stream: MediaStream,
  onLevel: (level: number) => void,
): Recorder {
  const source = context.createMediaStreamSource(stream);
  const node = new AudioWorkletNode(context, "capture", { numberOfOutputs: 0 });
  const resampler = startResampler(context.sampleRate);
  const parts: Int16Array[] = [];
  node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
    parts.push(resampler.push(data));
    onLevel(measureLevel(data));
  };
  source.connect(node);

  let ended = false;
  function end() {
    if (ended) return;
    ended = true;
    node.port.onmessage = null;
    source.disconnect();
    // The browser's recording indicator goes out with the last track.
    stream.getTracks().forEach((track) => track.stop());
    void context.close();
  }
  return {
    stop() {
      end();
      return writeWav(parts);
    },
    cancel: end,
  };
}

/** Speech has about -50 to -10 dB; the meter shows this range. */
function measureLevel(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const decibel = 10 * Math.log10(power + 1e-10);
  return Math.max(0, Math.min(1, (decibel + 55) / 45));
}
