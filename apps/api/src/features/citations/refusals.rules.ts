/** The words that models use for the material they were given, in the supported languages. */
const material =
  /\b(?:passages?|documents?|sources?|excerpts?|context|search(?:es)?|search results?|files?|material|texts?|information (?:provided|given|available)|(?:provided|given|available) information|dokument\p{L}*|passagen?|textstellen?|textpassagen?|quellen?|unterlagen|auszüge\p{L}*|kontext|suchergebniss\p{L}*|dateien|extraits?|textes|documentos?|pasajes?|fuentes?|fragmentos?|textos?|document[io]|passaggi|fonti|testi|trechos?|passagens|fontes|documenten|bronnen|passages)(?!\p{L})|(?<!\p{L})(?:документ|отрывк|источник|фрагмент|текст)\p{L}*|文档|文件|资料|段落|来源|上下文|文書|資料|文章/iu;
const denial =
  /\b(?:not|no|none|nothing|neither|nor|cannot|unable|without|lacks?|kein\p{L}*|nicht\p{L}*|weder|ne|n['’]\p{L}+|pas|aucun\p{L}*|rien|non|nessun\p{L}*|nada|ningun\p{L}*|ningún|não|nenhum\p{L}*|niet|geen|niets)(?!\p{L})|n['’]t\b|(?<!\p{L})(?:не|нет|ничего)(?!\p{L})|没有|沒有|未|无法|不|ありません|ません|ない/iu;
const statement =
  /\b(?:mention|contain|sa(?:y|id)|stat(?:e|ing)|provid|specif|inform|answer|f[io]u?nd|indicat|giv(?:e|ing)|address|includ|cover|tell|discuss|disclos|determin|detail|reveal|explain|refer|describ|enthalt|enthält|erwähn|nenn|genannt|angab|angegeben|hinweis|auskunft|beantwort|gefunden|sag|hervor|beschreib|mentionn|contien|indiqu|précis|répon|trouv|dit|menc|indic|especific|respon|encontr|dice|menzion|conten|trov|rispo|vermeld|bevat|genoemd|gevonden|antwoord)|(?<!\p{L})(?:упом|содерж|сказан|указ|говор|информац|ответ|найд|найти)|提到|提及|包含|说明|給出|给出|回答|信息|記載|含まれ|見つか|述べ/iu;

/** Returns whether a sentence says that the material leaves something open: it names what is missing and makes no claim. */
export function saysMissing(sentence: string): boolean {
  return material.test(sentence) && denial.test(sentence) && statement.test(sentence);
}
