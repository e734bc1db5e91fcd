/** Whether this browser can record. Pages without a secure connection cannot use the microphone. */
export function canRecord(): boolean {
  return "mediaDevices" in navigator && "AudioWorkletNode" in globalThis;
}
