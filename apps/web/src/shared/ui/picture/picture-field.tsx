import { pictureTypes } from "@footnote/contracts/pictures";
import { useMutation } from "@tanstack/react-query";
import { type ChangeEvent, useRef } from "react";
import { getErrorMessage } from "../../http/api-error.ts";
import { Button } from "../controls/button.tsx";
import { Banner } from "../feedback/banner.tsx";
import { Avatar } from "./avatar.tsx";
import { cropSquare, PictureError } from "./crop-square.ts";
import { t } from "./messages.ts";
import styles from "./picture-field.module.css";

type PictureFieldProps = {
  picture: string | null | undefined;
  /** Whose picture it is. */
  name: string;
  onUpload: (file: File) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
};

/** A picture with buttons to choose another one, which is cropped to a square first, and to remove it. */
export function PictureField({ picture, name, onUpload, onRemove }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: async (file: File) => onUpload(await cropSquare(file)),
  });
  const remove = useMutation({ mutationFn: onRemove });
  const error = upload.error ?? remove.error;

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Choosing the same file again must fire a change event.
    target.value = "";
    remove.reset();
    if (file) upload.mutate(file);
  }

  return (
    <div className={styles.field}>
      <Avatar picture={picture} name={name} />
      <div className={styles.side}>
        <div className={styles.buttons}>
          <Button busy={upload.isPending} onClick={() => input.current?.click()}>
            {picture ? t.change : t.add}
          </Button>
          {picture && (
            <Button look="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
              {t.remove}
            </Button>
          )}
        </div>
        <p className={styles.hint}>{t.hint}</p>
        {error && <Banner tone="error">{describe(error)}</Banner>}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(",")}
        aria-label={t.file}
        onChange={choose}
      />
    </div>
  );
}

function describe(error: Error): string {
  return error instanceof PictureError ? error.message : getErrorMessage(error, t.failed);
}
