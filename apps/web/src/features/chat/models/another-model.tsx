import { Repeat2 } from "lucide-react";
import { use } from "react";
import { IconButton } from "../../../shared/ui/controls/icon-button.tsx";
import { useChatModels } from "../api.ts";
import { t } from "../messages.ts";
import type { Entry } from "../thread/entry.ts";
import { BusyContext, useThreadActions } from "../thread/thread-actions.ts";
import { ModelMenu } from "./model-menu.tsx";

/** Has an answer made again by another model, this time only. Renders nothing where there is no choice. */
export function AnotherModel({ entry }: { entry: Entry }) {
  const { askAgain } = useThreadActions();
  const busy = use(BusyContext);
  const { data: names = [] } = useChatModels();
  if (names.length < 2) return null;
  return (
    <ModelMenu
      names={names.filter((name) => name !== entry.model)}
      chosen={null}
      onChoose={(model) => askAgain(entry, { model })}
      renderTrigger={(button) => (
        <IconButton {...button} title={t.anotherModel} disabled={busy}>
          <Repeat2 size={16} aria-hidden="true" />
        </IconButton>
      )}
    />
  );
}
