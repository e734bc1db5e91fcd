import type { ToolId } from "@footnote/contracts/chat/chat";
import { FileSearch, Globe } from "lucide-react";
import { useCapabilities } from "../../../shared/queries.ts";
import { Pill } from "../../../shared/ui/controls/composer-box.tsx";
import { t } from "../messages.ts";

const toolButtons = [
  { id: "search_file_knowledge", words: "searchDocs", icon: FileSearch },
  { id: "web_search", words: "webSearch", icon: Globe },
] as const;

type ToolPillsProps = { tools: readonly ToolId[]; onToggle: (tool: ToolId) => void };

/** The tools of a question; those that the server does not have are disabled and say why. */
export function ToolPills({ tools, onToggle }: ToolPillsProps) {
  const { data: capabilities } = useCapabilities();
  return toolButtons.map(({ id, words, icon: Icon }) => {
    const missing = capabilities?.[id]?.available === false ? capabilities[id] : null;
    return (
      <Pill
        key={id}
        aria-pressed={tools.includes(id)}
        disabled={missing !== null}
        title={missing?.reason ?? undefined}
        onClick={() => onToggle(id)}
      >
        <Icon size={16} aria-hidden="true" />
        {t[words]}
      </Pill>
    );
  });
}
