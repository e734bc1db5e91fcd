import { followSocket, type SocketFrame } from "./follow-socket.ts";
import { readToken } from "./session-token.ts";
import { t } from "./messages.ts";

/** A message of a task socket. What `result` holds depends on the socket. */
export type TaskFrame = SocketFrame;

type Handlers = {
  onFrame: (frame: TaskFrame) => void;
  /** The connection keeps failing, or a message could not be read; following goes on. */
  onTrouble: (sentence: string) => void;
};

const failuresBeforeTelling = 4;

/** Follows a task over its socket until SUCCESS or ERROR, however often the connection is lost. Returns how to stop. */
export function followTask(path: string, taskId: string, handlers: Handlers): () => void {
  const greeting = () => ({ task_id: taskId, token: readToken() ?? undefined });
  return followSocket(
    { address: path, greeting },
    {
      onFrame: handlers.onFrame,
      onUnreadable: () => handlers.onTrouble(t.frameUnreadable),
      onLost(failures) {
        if (failures === failuresBeforeTelling) handlers.onTrouble(t.socketFailed);
        return true;
      },
    },
  );
}
