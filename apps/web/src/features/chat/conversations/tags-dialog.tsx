import {
  conversationTagMaxLength,
  conversationTagsMax,
} from "@footnote/contracts/chat/conversations";
import { useRef, useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Dialog, DialogActions } from "../../../shared/ui/layout/dialog.tsx";
import { useConversationFilters, useUpdateConversation } from "./api.ts";
import { addTag } from "./add-tag.ts";
import { t } from "./messages.ts";
import { ChosenTags, OfferedTags } from "./tag-lists.tsx";
import styles from "./tags-dialog.module.css";

type TagsDialogProps = { id: string; name: string; tags: readonly string[]; onClose: () => void };

/** Edits the tags of a conversation. Text left in the field is saved too. */
export default function TagsDialog({ id, name, tags, onClose }: TagsDialogProps) {
  const [chosen, setChosen] = useState(tags);
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const update = useUpdateConversation();
  const known = (useConversationFilters().data?.tags ?? []).map(({ tag }) => tag);
  const offered = known.filter((tag) => !chosen.includes(tag));
  const full = chosen.length >= conversationTagsMax;

  function add(typed: string) {
    setChosen(addTag(chosen, typed, known));
    setText("");
    field.current?.focus();
  }

  function remove(removed: string) {
    setChosen(chosen.filter((tag) => tag !== removed));
    requestAnimationFrame(() => field.current?.focus());
  }

  const save = () =>
    update.mutate(
      { id, changes: { tags: [...addTag(chosen, text, known)] } },
      { onSuccess: onClose },
    );

  return (
    <Dialog
      title={t.tagsTitle}
      description={
        <>
          <strong>{name}</strong> {t.tagsExplained(conversationTagsMax, conversationTagMaxLength)}
        </>
      }
      open
      initialFocus={field}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === "") save();
          else add(text);
        }}
      >
        <ChosenTags tags={chosen} onPress={remove} />
        <div className={styles.adding}>
          <input
            ref={field}
            className={styles.field}
            value={text}
            maxLength={conversationTagMaxLength}
            disabled={full}
            placeholder={t.tagField}
            aria-label={t.tagField}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "," || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add(text);
            }}
          />
          <Button type="submit" disabled={full || text.trim() === ""}>
            {t.addTag}
          </Button>
        </div>
        {full && (
          <p className={styles.hint} role="status">
            {t.tagsFull(conversationTagsMax)}
          </p>
        )}
        {!full && <OfferedTags tags={offered} onPress={add} />}
        {update.isError && (
          <Banner tone="error">{getErrorMessage(update.error, t.tagsFailed)}</Banner>
        )}
        <DialogActions>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button look="primary" busy={update.isPending} onClick={save}>
            {t.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
