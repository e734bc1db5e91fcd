/**
 * Words or phrases, separated by blanks. Inside an item `_` stands for a blank, `*` for up to 40 letters and `…` for up to 60
 * characters; `^` binds it to the beginning of the text.
 */
export type Words = string;

/** The units that a number may have, by the sign that stands for each. */
export const unitSigns = [
  "%",
  "€",
  "$",
  "£",
  "km",
  "m",
  "cm",
  "mm",
  "mi",
  "ft",
  "in",
  "kg",
  "g",
  "t",
  "s",
  "min",
  "h",
  "d",
  "w",
  "mo",
  "y",
  "l",
  "ha",
  "°C",
  "°F",
] as const;

export type UnitSign = (typeof unitSigns)[number];

/** What a column of a table may hold. */
export type TableConcept =
  | "person"
  | "salary"
  | "price"
  | "quantity"
  | "revenue"
  | "profit"
  | "expense"
  | "product"
  | "customer"
  | "department"
  | "job"
  | "city"
  | "country"
  | "date"
  | "height"
  | "weight"
  | "length"
  | "age"
  | "score"
  | "address"
  | "phone"
  | "category";

/** The periods of time that a question about new documents may name. */
export const periods = [
  "today",
  "yesterday",
  "thisWeek",
  "lastWeek",
  "thisMonth",
  "lastMonth",
] as const;

export type Period = (typeof periods)[number];

/** All that the product knows of the words of one language. A list that is missing does not compile. */
export type Lexicon = {
  /** ISO 639-1 */
  readonly language: string;

  readonly grammar: {
    /** Writes names with a capital, and the first word of a sentence too. */
    readonly hasCapitals: boolean;
    /** "Who built it?" rather than "It was built by whom?". */
    readonly questionWordsFirst: boolean;
    /** German writes every noun with a capital, so that a capital makes no name. */
    readonly capitalizesNouns: boolean;
    /** Joins nouns to one word whose last part says what the thing is: "Leuchtturmwärter". */
    readonly joinsNouns: boolean;
  };

  /** Words that say nothing about what is asked for, and that the list of @orama/stopwords leaves out. */
  readonly functionWords: Words;
  readonly questionWords: Words;
  /** Verbs that open a question without a question word. */
  readonly questionVerbs: Words;
  /** What joins two questions: "and". */
  readonly questionJoints: Words;
  /** "How tall": the answer gives the height without the word. */
  readonly measureQuestions: Words;
  /** Words of a question that name the kind of thing that answers it. */
  readonly answerCues: {
    readonly number: Words;
    readonly date: Words;
    readonly person: Words;
    readonly percent: Words;
    readonly money: Words;
    readonly duration: Words;
    readonly place: Words;
    readonly reason: Words;
  };
  /** Words with which a sentence gives a reason. */
  readonly reasons: Words;
  readonly definitions: {
    /** "What is", with which a question for a definition begins. */
    readonly openers: Words;
    /** What such a question ends with, after the thing, where question words do not come first. */
    readonly closers?: Words;
    /** "What does ... mean": what makes a question one for a definition wherever it stands. */
    readonly markers: Words;
    /** "is", "means": between a thing and what it is. */
    readonly verbs: Words;
  };
  readonly determiners: {
    /** Articles and possessives: "What is the date" asks for no definition. */
    readonly definite: Words;
    readonly indefinite: Words;
  };

  /** Words with which a follow-up continues the question before it: "and", "what about". */
  readonly followUpOpeners: Words;
  /** Words of a question that stand for something named before. */
  readonly pronouns: Words;
  /** Phrases whose pronoun stands for nothing: "there is". */
  readonly emptySubjects: Words;
  /** Words at the beginning of a sentence that refer to the sentence before. */
  readonly backReferences: Words;
  /** Words that announce what follows: "the following". */
  readonly announcements: Words;

  readonly negations: Words;
  readonly refusals: {
    /** What a model calls the material that it was given. */
    readonly material: Words;
    /** What the material does not do: mention, contain, say. */
    readonly reporting: Words;
  };

  /** What asks for a document as a whole: "summarise". */
  readonly wholeDocument: Words;
  readonly thisFile: Words;
  /** Titles of a list of sources. */
  readonly sourceTitles: Words;
  /** Words between the entries of a list of sources: "page". */
  readonly sourceReferences: Words;
  /** Abbreviations after which a sentence goes on, without their last full stop. */
  readonly abbreviations: Words;

  /** Zero to twenty, then the tens to ninety; `/` between forms of one number. */
  readonly cardinals: Words;
  /** Cardinals and months that are something else as often: "one", "may". */
  readonly ambiguousNumbers: Words;
  /** Further words that give a number or a time: "third", "half", "daily". */
  readonly quantities: Words;
  readonly scales: {
    readonly thousand: Words;
    readonly million: Words;
    readonly billion: Words;
    /** Where numbers are counted in ten thousands. */
    readonly tenThousand?: Words;
    readonly hundredMillion?: Words;
  };
  /** Words before a number that is not meant exactly. */
  readonly hedges: Words;
  /** One or two words. What also numbers a calendar year or day, like the Chinese sign for a year, is no unit. */
  readonly units: Readonly<Record<UnitSign, Words>>;

  /** Words of questions that are computed from a table. */
  readonly tables: {
    readonly sum: Words;
    readonly average: Words;
    readonly median: Words;
    readonly most: Words;
    readonly least: Words;
    readonly highest: Words;
    readonly lowest: Words;
    readonly count: Words;
    readonly rows: Words;
    readonly per: Words;
    readonly each: Words;
    readonly or: Words;
    /** Words of comparison, order, denial and span: they ask for more than a sum. */
    readonly beyond: Words;
    /** Words that ask for nothing by themselves. */
    readonly filler: Words;
    /** Names of a column of years. */
    readonly yearColumns: Words;
    /** "What share of": asks for a part in percent. */
    readonly share: Words;
    /** Limits before a number: "more than 5", "at least 5", "fewer than 5", "at most 5", "between 5 and 9". */
    readonly above: Words;
    readonly atLeast: Words;
    readonly below: Words;
    readonly atMost: Words;
    readonly between: Words;
    /** Limits before a year or a date. */
    readonly before: Words;
    readonly after: Words;
    /** Comparatives without a number: "which sold more". */
    readonly more: Words;
    readonly less: Words;
    readonly difference: Words;
    /** "Which of the two": things that were named before. */
    readonly both: Words;
    /** Verbs that connect a thing with its values and ask for nothing by themselves: "has", "sold", "costs". */
    readonly auxiliary: Words;
    /** Words by which people ask for what a column holds, whatever its name: "earns" for a column of salaries. */
    readonly concepts: Readonly<Record<TableConcept, Words>>;
  };

  /** Words of questions about versions of a document, and of documents that change others. */
  readonly versions: {
    readonly latest: Words;
    readonly original: Words;
    /** "What changed". */
    readonly changed: Words;
    readonly added: Words;
    readonly removed: Words;
    /** "Became dearer", "rose". */
    readonly raised: Words;
    readonly lowered: Words;
    /** "Compare", "the difference", "which of the two". */
    readonly compared: Words;
    /** "Say the same", "contradict". */
    readonly same: Words;
    /** What a document is called that changes another. */
    readonly amendment: Words;
    /** What its parts are called, before their numbers: "section 3.1". */
    readonly sections: Words;
  };

  /** Questions about the documents themselves. Such a question consists of these words, names and a topic alone. */
  readonly library: {
    readonly document: Words;
    readonly documents: Words;
    readonly folders: Words;
    readonly spreadsheets: Words;
    readonly presentations: Words;
    readonly recordings: Words;
    /** What asks for a list: "which". */
    readonly list: Words;
    /** What says that the speaker's own documents are meant: "do I have", "are there", "show me". */
    readonly exists: Words;
    /** "in", between documents and the folder that they are in. */
    readonly place: Words;
    readonly newest: Words;
    /** "uploaded": said of documents only. */
    readonly uploaded: Words;
    /** "What is new", which asks for documents without naming them. */
    readonly news: Words;
    readonly periods: Readonly<Record<Period, Words>>;
    /** "still indexing": said of documents only. */
    readonly indexing: Words;
    /** "not ready", where documents are named. */
    readonly pending: Words;
    readonly ready: Words;
    readonly failed: Words;
    /** "about", between documents and their topic. */
    readonly about: Words;
    /** "is about", "mentions": verbs between documents and their topic. */
    readonly covers: Words;
    /** What follows the topic, where it comes first. */
    readonly coversAfter?: Words;
    /** "What is in", before a folder. */
    readonly contents: Words;
    /** "Where is", before a document's name. */
    readonly where: Words;
    /** What changes nothing about what is asked. */
    readonly filler: Words;
  };
  /** Messages that ask for nothing in the documents. They consist of these words alone. */
  readonly smallTalk: {
    readonly greetings: Words;
    readonly thanks: Words;
    /** "What can you do". */
    readonly capabilities: Words;
    /** "there", "everybody". */
    readonly filler: Words;
  };
};
