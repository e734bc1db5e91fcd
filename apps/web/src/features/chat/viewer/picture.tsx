import type { FileDetails } from "@footnote/contracts/document-content";
import { useEffect, useState } from "react";
import { makeContentUrl } from "../../../shared/http/make-content-url.ts";
import type { ViewedSource } from "../citations/use-viewed-source.ts";
import { MarkedBox } from "./marked-box.tsx";
import styles from "./picture.module.css";
import { useCitedLocation } from "./use-cited-location.ts";

type PictureProps = { file: FileDetails; viewed: ViewedSource };

/** A picture with the cited words marked; nothing where the browser cannot show it. */
export function Picture({ file, viewed }: PictureProps) {
  const { anchors } = useCitedLocation(viewed);
  const [url, setUrl] = useState("");
  useEffect(() => {
    let current = true;
    makeContentUrl(viewed.documentId).then(
      (made) => current && setUrl(made),
      () => undefined, // the recognised words are shown below
    );
    return () => {
      current = false;
    };
  }, [viewed.documentId]);
  if (url === "") return null;
  return (
    <figure className={styles.frame}>
      <img src={url} alt={file.name} onError={() => setUrl("")} />
      {anchors.flatMap((anchor) =>
        anchor.kind === "page"
          ? anchor.boxes.map((box) => <MarkedBox key={box.join()} box={box} />)
          : [],
      )}
    </figure>
  );
}
