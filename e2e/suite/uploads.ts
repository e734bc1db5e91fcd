import type { Locator, Page, WebSocketRoute } from "@playwright/test";

export type UploadFile = { name: string; mimeType: string; buffer: Buffer };

export function textFile(
  name: string,
  text = "Volunteers open the reading room at nine.\n",
): UploadFile {
  return { name, mimeType: "text/plain", buffer: Buffer.from(text) };
}

/** Chooses files as the Select Files button does. */
export function chooseFiles(page: Page, files: UploadFile[]): Promise<void> {
  return page.getByLabel("Files", { exact: true }).setInputFiles(files);
}

/** Takes the server's place for uploads, which become what `completed` says. */
export async function answerUploads(page: Page, completed: unknown): Promise<void> {
  let size = "0";
  await page.route("**/api/chatbot/uploads/**", (route) => {
    const request = route.request();
    if (request.url().endsWith("/complete/"))
      return route.fulfill({ status: 202, json: completed });
    const protocol = { "tus-resumable": "1.0.0" };
    if (request.method() === "POST") {
      size = request.headers()["upload-length"] ?? "0";
      const location = "/api/chatbot/uploads/00000000-0000-4000-8000-000000000000/";
      return route.fulfill({ status: 201, headers: { ...protocol, location } });
    }
    return route.fulfill({ status: 204, headers: { ...protocol, "upload-offset": size } });
  });
}

export function rowOf(page: Page, name: string): Locator {
  return page.getByRole("row").filter({ hasText: name });
}

/** Drops on the upload zone what a browser that cannot look into folders hands over for a folder. */
export async function dropFolderOfOldBrowser(page: Page): Promise<void> {
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File([], "Letters"));
    return data;
  });
  const zone = page.getByText("Drag files or folders here");
  await zone.dispatchEvent("dragover", { dataTransfer: transfer });
  await zone.dispatchEvent("drop", { dataTransfer: transfer });
}

/** Takes the server's place at a task socket: `say` sends to whoever is connected now. */
export async function takeSocket(page: Page, path: string) {
  const connected: WebSocketRoute[] = [];
  const received: unknown[] = [];
  let closed = false;
  await page.routeWebSocket(`**${path}`, (socket) => {
    connected.push(socket);
    socket.onClose(() => (closed = true));
    socket.onMessage((text) => received.push(JSON.parse(String(text))));
  });
  return {
    received,
    connections: () => connected.length,
    /** Whether the page has closed a connection of its own accord. */
    closed: () => closed,
    say: (frame: unknown) => connected.at(-1)?.send(JSON.stringify(frame)),
    sayText: (text: string) => connected.at(-1)?.send(text),
    drop: () => connected.at(-1)?.close({ code: 1011 }),
  };
}
