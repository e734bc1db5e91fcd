import { memo, useId, useState } from "react";
import { useLanguage } from "../../../shared/language/language.ts";
import { SourceLine } from "../../../shared/ui/sources/source-line.tsx";
import { SourceSection } from "../../../shared/ui/sources/source-list.tsx";
import { nothingCited } from "./cited-part.ts";
import type { CitedSource } from "./citations.ts";
import { OpenableSource } from "./openable-source.tsx";

type PassageListProps = {
  title: string;
  sources: readonly CitedSource[];
  onOpen: (source: CitedSource) => void;
};

const shownMax = 8;

/** Passages that are not cited: those found so far, or the nearest ones if nothing answers the question. */
export const PassageList = memo(function PassageList({ title, sources, onOpen }: PassageListProps) {
  // Its texts change with the language, although nothing else does.
  useLanguage();
  if (sources.length === 0) return null;
  return (
    <SourceSection title={title}>
      {sources.slice(0, shownMax).map((source) => (
        <Passage key={source.chunkId ?? source.id} source={source} onOpen={onOpen} />
      ))}
    </SourceSection>
  );
});

function Passage({ source, onOpen }: { source: CitedSource; onOpen: PassageListProps["onOpen"] }) {
  const [open, setOpen] = useState(false);
  return (
    <SourceLine
      id={useId()}
      source={source}
      excerpt={source.chunk}
      open={open}
      onToggle={() => setOpen(!open)}
    >
      {() => <OpenableSource source={source} cited={nothingCited} onOpen={onOpen} />}
    </SourceLine>
  );
}
