import {
  recordingMaxSeconds,
  transcribe,
  transcriptionSocketPath,
} from "@footnote/contracts/speech";
import { useCallback, useEffect, useRef, useState } from "react";
import { followTask } from "../../../shared/http/follow-socket.ts";
import { isRecord } from "../../../shared/http/api-error.ts";
import { sendFile } from "../../../shared/http/send-file.ts";
import { t } from "../messages.ts";
import { useStableCallback } from "../use-stable-callback.ts";
import type { Recorder } from "./recorder.ts";

type State =
  | { name: "idle" }
  | { name: "starting" }
  | { name: "recording"; since: number }
  | { name: "transcribing" }
  | { name: "processing" }
  | { name: "failed"; words: string };

type Dictation = {
  onText: (text: string) => void;
  /** Called with the volume, from 0 to 1, while recording. */
  onLevel: (level: number) => void;
};

const failureShownMs = 3000;
const idle: State = { name: "idle" };

/** Records a question, sends it to the server and passes the transcript on. */
export function useDictation({ onText, onLevel }: Dictation) {
  const [state, setState] = useState<State>(idle);
  const recorder = useRef<Recorder | null>(null);
  /** Aborts the current recording or request; a new one per recording, so that late results are ignored. */
  const run = useRef(new AbortController());
  useEffect(() => () => run.current.abort(), []);
  useClearFailure(state, () => setState(idle));

  function begin(): AbortSignal {
    run.current.abort();
    run.current = new AbortController();
    return run.current.signal;
  }

  const fail = (words: string) => setState({ name: "failed", words });

  async function start() {
    const signal = begin();
    setState({ name: "starting" });
    try {
      const { startRecorder } = await import("./recorder.ts");
      const started = await startRecorder(onLevel);
      if (signal.aborted) return started.cancel();
      signal.addEventListener("abort", () => started.cancel());
      recorder.current = started;
      setState({ name: "recording", since: Date.now() });
    } catch (error) {
      if (signal.aborted) return;
      console.warn("The microphone could not be used.", error);
      fail(t.microphoneFailed);
    }
  }

  async function finish() {
    const file = recorder.current?.stop();
    recorder.current = null;
    const signal = begin();
    if (!file) return setState(idle);
    setState({ name: "transcribing" });
    try {
      const { task_id: taskId } = await sendFile(transcribe, { file, fields: {}, signal });
      if (signal.aborted) return;
      if (taskId === undefined) return fail(t.transcriptionFailed);
      follow(taskId, signal);
    } catch (error) {
      if (signal.aborted) return;
      console.warn("The recording could not be transcribed.", error);
      fail(t.transcriptionFailed);
    }
  }

  function follow(taskId: string, signal: AbortSignal) {
    const stop = followTask(transcriptionSocketPath, taskId, {
      onFrame({ status, result }) {
        const text = isRecord(result) ? result["transcribed_text"] : undefined;
        if (status === "PROCESSING") setState({ name: "processing" });
        else if (status === "SUCCESS" && typeof text === "string") {
          setState(idle);
          onText(text);
        } else fail(t.transcriptionFailed);
      },
      onTrouble() {
        stop();
        fail(t.transcriptionFailed);
      },
    });
    signal.addEventListener("abort", stop);
  }

  const cancel = useCallback(() => {
    run.current.abort();
    recorder.current = null;
    setState(idle);
  }, []);

  useTimeLimit(state, () => void finish());
  const toggle = () => void (state.name === "recording" ? finish() : start());
  return { state, status: formatStatus(state), toggle, cancel, refuse: fail };
}

function formatStatus(state: State): string {
  switch (state.name) {
    case "recording":
      return t.recording;
    case "transcribing":
      return t.transcribing;
    case "processing":
      return t.processing;
    case "failed":
      return state.words;
    default:
      return "";
  }
}

function useClearFailure(state: State, forget: () => void) {
  const latest = useStableCallback(forget);
  useEffect(() => {
    if (state.name !== "failed") return undefined;
    const timer = setTimeout(latest, failureShownMs);
    return () => clearTimeout(timer);
  }, [state, latest]);
}

/** Sends a recording automatically when it reaches the server's maximum length. */
function useTimeLimit(state: State, finish: () => void) {
  const latest = useStableCallback(finish);
  useEffect(() => {
    if (state.name !== "recording") return undefined;
    const timer = setTimeout(latest, recordingMaxSeconds * 1000);
    return () => clearTimeout(timer);
  }, [state, latest]);
}
