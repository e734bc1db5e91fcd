import workletUrl from "./capture-worklet.ts?worker&url";
import { startResampler } from "./resample.ts";
import { writeWav } from "./wav.ts";

export type Recorder = {
  /** Ends the recording and gives it as a file. */
  stop: () => File;
  /** Ends the recording and forgets it. */
  cancel: () => void;
};

/**
 * Records the microphone through Web Audio, which every browser has in the same form: what their own recorders write
 * differs, and a server would have to convert it. `onLevel` receives the volume, from 0 to 1, some twenty times a
 * second. Rejects when the microphone cannot be had.
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
    // The sign that a page is listening goes out with the last track.
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

/** Speech lies between some -50 and -10 dB; that is what the meter shows. */
function measureLevel(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const decibel = 10 * Math.log10(power + 1e-10);
  return Math.max(0, Math.min(1, (decibel + 55) / 45));
}
