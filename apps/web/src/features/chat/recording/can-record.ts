/** Whether this browser can record at all. Pages without a secure connection have no microphone. */
export function canRecord(): boolean {
  return "mediaDevices" in navigator && "AudioWorkletNode" in globalThis;
}
