import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FakeServer } from "../../../test/fake-server.ts";
import { problem, startFakeServer } from "../../../test/fake-server.ts";
import { type FakeSocket, startFakeSockets } from "../../../test/fake-sockets.ts";
import { makeTestFolder, storeTestSession, memberRoutes } from "../../../test/fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";

const upload = "POST /chatbot/audio_transcription/";
const stopped = vi.fn<() => void>();

let server: FakeServer;
let sockets: FakeSocket[];
beforeEach(() => {
  storeTestSession();
  stopped.mockClear();
  server = startFakeServer({
    ...memberRoutes,
    "GET /chatbot/chat/get_scopes/": [makeTestFolder("f1", "Reports")],
    [upload]: { task_id: "t1" },
  });
  sockets = startFakeSockets();
  stubMicrophone(() => Promise.resolve(stream));
});

afterEach(() => void Reflect.deleteProperty(navigator, "mediaDevices"));

const stream = { getTracks: () => [{ stop: stopped }] };

/** As much of Web Audio as a recording uses; what the microphone hears is said through `hear`. */
const port: { onmessage: ((event: { data: Float32Array }) => void) | null } = { onmessage: null };
function stubMicrophone(getUserMedia: () => Promise<unknown>) {
  Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia }, configurable: true });
  vi.stubGlobal(
    "AudioContext",
    class {
      readonly sampleRate = 16_000;
      readonly audioWorklet = { addModule: () => Promise.resolve() };
      resume = () => Promise.resolve();
      close = () => Promise.resolve();
      createMediaStreamSource = () => ({ connect: () => undefined, disconnect: () => undefined });
    },
  );
  vi.stubGlobal(
    "AudioWorkletNode",
    class {
      readonly port = port;
    },
  );
}
const hear = () => port.onmessage?.({ data: new Float32Array(2048).fill(0.5) });

async function record() {
  const { user } = renderApp("/chat");
  const input = await screen.findByRole("textbox", { name: "Message" });
  await user.click(screen.getByRole("button", { name: "Record a question" }));
  expect(await screen.findByText("Recording...")).toBeVisible();
  act(hear);
  return { user, input };
}

async function sendIt(user: Awaited<ReturnType<typeof record>>["user"]) {
  await user.click(screen.getByRole("button", { name: "Stop recording" }));
  await waitFor(() => expect(sockets).toHaveLength(1));
  const [socket] = sockets;
  if (!socket) throw new Error("no socket");
  act(() => socket.accept());
  return socket;
}

describe("a dictated question", () => {
  it("is recorded, sent as recording.wav, followed, and put into the input", async () => {
    const slow = Promise.withResolvers<unknown>();
    server.on(upload, () => slow.promise);
    const { user, input } = await record();
    await user.type(input, "Tell me:");
    await user.click(screen.getByRole("button", { name: "Stop recording" }));
    expect(await screen.findByText("Transcribing...")).toBeVisible();
    expect(stopped).toHaveBeenCalledOnce();
    slow.resolve({ task_id: "t1" });
    await waitFor(() => expect(sockets).toHaveLength(1));
    const form = server.callsTo(upload)[0]?.body as FormData;
    const sent = form.get("file") as File;
    expect([sent.name, sent.type]).toEqual(["recording.wav", "audio/wav"]);
    expect(sent.size).toBeGreaterThan(44);

    const [socket] = sockets;
    act(() => socket?.accept());
    expect(socket?.url).toMatch(/\/ws\/audio_transcription\/$/);
    expect(socket?.sent[0]).toMatchObject({ task_id: "t1" });
    act(() =>
      socket?.say({ status: "PROCESSING", result: { stage: "transcribing", fraction: 0 } }),
    );
    expect(screen.getByText("Processing...")).toBeVisible();
    act(() => socket?.say({ status: "SUCCESS", result: { transcribed_text: "how long?" } }));
    expect(input).toHaveValue("Tell me: how long?");
    expect(input).toHaveFocus();
    expect(screen.queryByText("Processing...")).toBeNull();
    expect(socket?.closed).toBe(true);
  });

  it("says for three seconds that it could not be transcribed", async () => {
    const { user } = await record();
    const socket = await sendIt(user);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      act(() => socket.say({ status: "ERROR", result: "The recording is silent." }));
      expect(screen.getByText("Error transcribing audio")).toBeVisible();
      expect(socket.closed).toBe(true);
      act(() => void vi.advanceTimersByTime(2900));
      expect(screen.getByText("Error transcribing audio")).toBeVisible();
      act(() => void vi.advanceTimersByTime(200));
      expect(screen.queryByText("Error transcribing audio")).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it("says so when the recording could not be sent", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    server.on(upload, problem(415, "Not a recording.", "request.unsupported_type"));
    const { user } = await record();
    await user.click(screen.getByRole("button", { name: "Stop recording" }));
    expect(await screen.findByText("Error transcribing audio")).toBeVisible();
  });

  it("says so when there is no way to the microphone", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    stubMicrophone(() => Promise.reject(new DOMException("no", "NotAllowedError")));
    const { user } = renderApp("/chat");
    await user.click(await screen.findByRole("button", { name: "Record a question" }));
    expect(await screen.findByText("Error accessing microphone")).toBeVisible();
    expect(screen.getByRole("button", { name: "Record a question" })).toBeEnabled();
  });

  it("is forgotten with Escape", async () => {
    const { user } = await record();
    await user.keyboard("{Escape}");
    expect(screen.queryByText("Recording...")).toBeNull();
    expect(stopped).toHaveBeenCalledOnce();
    expect(server.callsTo(upload)).toEqual([]);
  });

  it("is refused with the reason where the server cannot transcribe", async () => {
    server.on("GET /chatbot/capabilities/", {
      search_file_knowledge: { available: true, reason: null },
      web_search: { available: false, reason: "No search engine is set up." },
      transcription: { available: false, reason: "No transcription model is set up." },
      chat_model: { available: true, reason: null },
    });
    const { user } = renderApp("/chat");
    const mic = await screen.findByRole("button", { name: "Record a question" });
    await waitFor(() => expect(mic).toHaveAttribute("aria-disabled", "true"));
    expect(mic).toHaveAttribute("title", "No transcription model is set up.");
    await user.click(mic);
    expect(screen.getByText("No transcription model is set up.")).toBeVisible();
    const web = screen.getByRole("button", { name: "Web Search" });
    expect(web).toBeDisabled();
    expect(web).toHaveAttribute("title", "No search engine is set up.");
  });
});
