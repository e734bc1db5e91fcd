import type { LibraryWords, SmallTalkWords } from "./library-words.ts";
import type { TableWords } from "./table-words.ts";
import type { UnitSign } from "./units.ts";
import type { Words } from "./words.ts";

export type RelativePeriod = {
  readonly last: Words;
  readonly current: Words;
  readonly next: Words;
};

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
    readonly email: Words;
    readonly phone: Words;
    readonly number: Words;
    readonly date: Words;
    readonly person: Words;
    readonly percent: Words;
    readonly money: Words;
    readonly duration: Words;
    readonly weight: Words;
    readonly length: Words;
    readonly place: Words;
    readonly reason: Words;
  };
  /** Before the role that does something, where a role is written without a capital: "handed out by the caretaker". */
  readonly agents?: Words;
  /** Words with which a sentence gives a reason. */
  readonly reasons: Words;
  readonly definitions: {
    /** "What is", with which a question for a definition begins. */
    readonly openers: Words;
    /** What such a question ends with, after the thing, where question words do not come first. */
    readonly closers?: Words;
    /** "What does ... mean": what makes a question one for a definition at any position. */
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

  /** Words of a question that may ask for several things of one kind: "which", "all", "list". */
  readonly listQuestions: Words;
  /** What asks for a document as a whole: "summarise". */
  readonly wholeDocument: Words;
  readonly thisFile: Words;
  /** Titles of a list of sources. */
  readonly sourceTitles: Words;
  /** Words between the entries of a list of sources: "page". */
  readonly sourceReferences: Words;
  /** Abbreviations after which a sentence goes on, without their last full stop. */
  readonly abbreviations: Words;

  readonly periods: {
    /** The first to the fourth quarter of a year. The first item is the usual one. */
    readonly quarters: readonly [Words, Words, Words, Words];
    /** "Last year", "this year", "next year", and so on. */
    readonly year: RelativePeriod;
    readonly quarter: RelativePeriod;
    readonly month: RelativePeriod;
  };
  /** How a sentence begins that says how to answer and not what is asked: "Assume you are an analyst", "Answer in euros". */
  readonly instructions: Words;

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

  readonly tables: TableWords;

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

  readonly library: LibraryWords;
  readonly smallTalk: SmallTalkWords;
};
