import { useState } from "react";
import type { Language } from "../../../shared/language/language.ts";
import { chooseLanguage, languages, useLanguage } from "../../../shared/language/language.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Choice } from "../../../shared/ui/controls/choice.tsx";
import { t } from "../messages.ts";

const options = Object.entries(languages).map(([value, label]) => ({
  value: value as Language,
  label,
  lang: value,
}));

/** Each language under its own name, so that whoever cannot read the page finds theirs. */
export function LanguageChoice({ isCompact = false }: { isCompact?: boolean }) {
  const language = useLanguage();
  const [failed, setFailed] = useState(false);

  function choose(next: Language) {
    setFailed(false);
    chooseLanguage(next).catch(() => setFailed(true));
  }

  return (
    <>
      <Choice
        label={t.language}
        isCompact={isCompact}
        options={options}
        value={language}
        onChange={choose}
      />
      {failed && <Banner tone="error">{t.languageFailed}</Banner>}
    </>
  );
}
