import { Autocomplete } from "@base-ui/react/autocomplete";
import { Search } from "lucide-react";
import type { RefObject } from "react";
import { useLocation } from "react-router-dom";
import { getErrorMessage } from "../../shared/http/api-error.ts";
import { paths } from "../../shared/paths.ts";
import { useCurrentOrganization, useFolderTree } from "../../shared/queries.ts";
import { useDark } from "../../shared/theme.ts";
import { useOnboarding, useSession } from "../session.ts";
import { listActions, listPages } from "./commands.ts";
import styles from "./command-palette.module.css";
import { t } from "./messages.ts";
import {
  filterItems,
  type PaletteAction,
  type PaletteGroup,
  type PaletteItem,
} from "./palette-item.ts";
import { useFound } from "./use-found.ts";

/** As the key is labelled in every language of the app. */
const closeKey = "Esc";

type PaletteSearchProps = {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  onRun: (action: PaletteAction) => void;
  onClose: () => void;
};

/** The field and what it finds. */
export function PaletteSearch({ field, text, onText, onRun, onClose }: PaletteSearchProps) {
  const commands = useCommands();
  const hasAccess = useOnboarding(true).status?.has_active_subscription !== false;
  const found = useFound(text, hasAccess);
  const groups = [
    ...commands.map(({ value, items }) => ({ value, items: filterItems(items, text) })),
    ...found.groups,
  ].filter(({ items }) => items.length > 0);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  return (
    <Autocomplete.Root
      inline
      open
      items={groups}
      filter={null}
      value={text}
      onValueChange={(next, { reason }) => reason !== "item-press" && onText(next)}
      onOpenChange={(_open, { reason }) => reason === "escape-key" && onClose()}
      itemToStringValue={({ label }: PaletteItem) => label}
      autoHighlight="always"
      keepHighlight
    >
      <div className={styles.head}>
        <Search size={18} aria-hidden="true" />
        <Autocomplete.Input
          ref={field}
          className={styles.field}
          placeholder={t.placeholder}
          aria-label={t.title}
          maxLength={200}
          spellCheck={false}
        />
        <kbd className={styles.key}>{closeKey}</kbd>
      </div>
      <Autocomplete.Status className={styles.status}>
        {text.trim() !== "" && describe(found, count)}
      </Autocomplete.Status>
      <Autocomplete.List className={styles.list} aria-label={t.results}>
        {(group: PaletteGroup) => <Group key={group.value} group={group} onRun={onRun} />}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

type GroupProps = { group: PaletteGroup; onRun: (action: PaletteAction) => void };

function Group({ group, onRun }: GroupProps) {
  return (
    <Autocomplete.Group items={group.items} className={styles.group}>
      <Autocomplete.GroupLabel className={styles.heading}>{group.value}</Autocomplete.GroupLabel>
      <Autocomplete.Collection>
        {(item: PaletteItem) => (
          <Autocomplete.Item
            key={item.id}
            value={item}
            className={styles.item}
            onClick={() => onRun(item.action)}
          >
            <item.icon size={16} aria-hidden="true" />
            <span className={styles.label}>{item.label}</span>
            {item.hint !== undefined && <span className={styles.hint}>{item.hint}</span>}
          </Autocomplete.Item>
        )}
      </Autocomplete.Collection>
    </Autocomplete.Group>
  );
}

/** Actions and pages that fit the caller and the folder that is open. */
function useCommands(): PaletteGroup[] {
  const { pathname, search } = useLocation();
  const { isOperator } = useSession();
  const isAdmin = useCurrentOrganization().data?.user_role === "admin";
  const tree = useFolderTree().data ?? [];
  const isDark = useDark();
  const open = pathname === paths.database ? new URLSearchParams(search).get("folder") : null;
  const first = tree.find(({ parent_collection_id: parent }) => parent === null)?.id ?? null;
  const place = { openFolderId: open, uploadFolderId: open ?? first };
  return [
    { value: t.actions, items: listActions(place, isDark) },
    { value: t.pages, items: listPages({ isAdmin, isOperator }) },
  ];
}

/** Read out when it changes: whether it still searches, what went wrong, and how much there is. */
function describe({ isSearching, error }: ReturnType<typeof useFound>, count: number): string {
  if (error) return t.failed(getErrorMessage(error));
  if (isSearching) return t.searching;
  return count === 0 ? t.nothing : t.found(count);
}
