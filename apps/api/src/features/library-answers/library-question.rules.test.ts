import { guessLanguage } from "@footnote/lexicon/language";
import { describe, expect, it } from "vitest";
import { readLibraryQuestion } from "./library-question.rules.ts";

const finance = { id: "1", path: ["Finance"] };
const prices = { id: "2", path: ["Finance", "Price lists"] };
const research = { id: "3", path: ["Research"] };
const news = { id: "4", path: ["New"] };
const documents = { id: "5", path: ["Documents"] };
const chinese = { id: "6", path: ["财务"] };
const folders = [finance, prices, research, news, documents, chinese];

const read = (question: string) =>
  readLibraryQuestion(question, { language: guessLanguage(question), folders });

describe("a question about the documents themselves", () => {
  it.each([
    ["Which files are in the folder Finance/Price lists?", { kind: "list", folders: [prices] }],
    ["which files are in finance > price lists", { kind: "list", folders: [prices] }],
    ["What is in the Price lists folder?", { kind: "list", folders: [prices] }],
    ["What's in Research?", { kind: "list", folders: [research] }],
    ["What new documents are in Finance?", { kind: "newest", folders: [finance] }],
    ["List all my documents", { kind: "list" }],
    ["Show me my PDFs", { kind: "list", extensions: [".pdf"] }],
    ["Which documents do I have?", { kind: "list" }],
    ["How many documents do I have?", { kind: "count" }],
    ["Hi, how many files are there in total, please?", { kind: "count" }],
    [
      "How many PDF files are in Finance?",
      { kind: "count", folders: [finance], extensions: [".pdf"] },
    ],
    ["How many spreadsheets do we have?", { kind: "count" }],
    ["How many Word documents have I uploaded?", { kind: "count", extensions: [".doc", ".docx"] }],
    ["How many files were uploaded this week?", { kind: "count", period: "thisWeek" }],
    ["What is my newest document?", { kind: "newest", single: true }],
    ["What are the latest files?", { kind: "newest", single: false }],
    ["What's new?", { kind: "newest" }],
    ["What was uploaded today?", { kind: "newest", period: "today" }],
    ["Which documents were added last week?", { kind: "newest", period: "lastWeek" }],
    ["What is still indexing?", { kind: "list", state: "processing" }],
    ["Which files are not ready yet?", { kind: "list", state: "processing" }],
    ["Which documents failed?", { kind: "list", state: "failed" }],
    ["Which files could not be read?", { kind: "list", state: "failed" }],
    ["Are all my documents indexed?", { kind: "progress" }],
    ["Which folders are there?", { kind: "folders" }],
    ["How many folders do I have?", { kind: "folders" }],
    ["Which document is about microrobots?", { kind: "about", topic: "microrobots" }],
    [
      "Is there a document about the rent of the harbour house?",
      { kind: "about", topic: "rent of the harbour house" },
    ],
    ["Do I have any files about solar power?", { kind: "about", topic: "solar power" }],
    ["Which documents about solar power do I have?", { kind: "about", topic: "solar power" }],
    ["Which file deals with corrosion?", { kind: "about", topic: "corrosion" }],
    [
      "Which document in Finance is about corrosion?",
      { kind: "about", topic: "corrosion", folders: [finance] },
    ],
    [
      "Is there a document about refinance in Finance?",
      { kind: "about", topic: "refinance", folders: [finance] },
    ],
    ["Where is the file lease.txt?", { kind: "where", name: "lease.txt" }],
    ["In which folder is the document Harbour lease?", { kind: "where", name: "Harbour lease" }],
    ["Welche Dateien liegen im Ordner Finance?", { kind: "list", folders: [finance] }],
    ["Wie viele Dokumente habe ich?", { kind: "count" }],
    ["Wie viele PDF-Dateien gibt es?", { kind: "count", extensions: [".pdf"] }],
    ["Welches Dokument handelt von Mikrorobotern?", { kind: "about", topic: "Mikrorobotern" }],
    ["Gibt es ein Dokument zum Thema Miete?", { kind: "about", topic: "Miete" }],
    ["Was ist mein neuestes Dokument?", { kind: "newest", single: true }],
    ["Welche Dateien wurden diese Woche hochgeladen?", { kind: "newest", period: "thisWeek" }],
    ["Welche Dateien werden noch indexiert?", { kind: "list", state: "processing" }],
    ["Welche Ordner gibt es?", { kind: "folders" }],
    ["Quels fichiers sont dans le dossier Finance ?", { kind: "list", folders: [finance] }],
    ["Combien de documents ai-je ?", { kind: "count" }],
    ["Quel document parle de microrobots ?", { kind: "about", topic: "microrobots" }],
    ["Quel est mon dernier document ?", { kind: "newest", single: true }],
    ["Y a-t-il un document sur la corrosion ?", { kind: "about", topic: "corrosion" }],
    ["¿Qué archivos hay en la carpeta Finance?", { kind: "list", folders: [finance] }],
    ["¿Cuántos documentos tengo?", { kind: "count" }],
    ["¿Qué documento trata de microrobots?", { kind: "about", topic: "microrobots" }],
    ["¿Cuál es mi documento más reciente?", { kind: "newest", single: true }],
    ["Quali file ci sono nella cartella Finance?", { kind: "list", folders: [finance] }],
    ["Quanti documenti ho?", { kind: "count" }],
    ["Quale documento parla di microrobot?", { kind: "about", topic: "microrobot" }],
    ["Qual è il mio documento più recente?", { kind: "newest", single: true }],
    ["Que arquivos estão na pasta Finance?", { kind: "list", folders: [finance] }],
    ["Quantos documentos tenho?", { kind: "count" }],
    ["Qual documento fala sobre microrrobôs?", { kind: "about", topic: "microrrobôs" }],
    ["Qual é o meu documento mais recente?", { kind: "newest", single: true }],
    ["Welke bestanden staan in de map Finance?", { kind: "list", folders: [finance] }],
    ["Hoeveel documenten heb ik?", { kind: "count" }],
    ["Welk document gaat over microrobots?", { kind: "about", topic: "microrobots" }],
    ["Wat is mijn nieuwste document?", { kind: "newest", single: true }],
    ["Какие файлы в папке Finance?", { kind: "list", folders: [finance] }],
    ["Сколько у меня документов?", { kind: "count" }],
    ["Какой документ посвящён микророботам?", { kind: "about", topic: "микророботам" }],
    ["Есть ли документ о коррозии?", { kind: "about", topic: "коррозии" }],
    ["Какой мой последний документ?", { kind: "newest", single: true }],
    ["财务文件夹里有哪些文件？", { kind: "list", folders: [chinese] }],
    ["我有多少个文件？", { kind: "count" }],
    ["哪个文件是关于微型机器人的？", { kind: "about", topic: "微型机器人" }],
    ["我最新的文件是什么？", { kind: "newest" }],
    ["财务フォルダにはどのファイルがありますか？", { kind: "list", folders: [chinese] }],
    ["ファイルはいくつありますか？", { kind: "count" }],
    [
      "マイクロロボットについてのファイルはありますか？",
      { kind: "about", topic: "マイクロロボット" },
    ],
    ["最新のファイルは何ですか？", { kind: "newest" }],
  ])("%s", (question, expected) => {
    expect(read(question)).toMatchObject(expected);
  });
});

describe("a question about the contents of documents", () => {
  it.each([
    "How many documents must be submitted with the application?",
    "Which files does java -prof create?",
    "Which documents are required for the visa?",
    "What documents do I need for the visa?",
    "Which files are in the folder /etc/init.d?",
    "What is a document?",
    "What are documents?",
    "What is a folder?",
    "What is Finance?",
    "What does the document say about the rent?",
    "What is the document lease.txt about?",
    "What is the document about?",
    "Which documents about the rent must be signed?",
    "How many pages does the document have?",
    "What is new in the contract?",
    "What is the newest version of the file format?",
    "Who uploaded the file?",
    "Which file formats are supported?",
    "How many files can be uploaded at once?",
    "What failed?",
    "Where is the lighthouse?",
    "Where is the document to be signed by the tenant kept?",
    "Summarise the document lease.txt",
    "Welche Unterlagen müssen eingereicht werden?",
    "Wie viele Dokumente sind dem Antrag beizulegen?",
    "Welche Dateien erzeugt java -prof?",
    "Combien de documents faut-il joindre à la demande ?",
    "¿Cuántos documentos hay que presentar con la solicitud?",
    "Quanti documenti bisogna presentare?",
    "Quantos documentos devem ser apresentados?",
    "Hoeveel documenten moeten worden ingediend?",
    "Сколько документов нужно подать с заявлением?",
    "申请需要提交多少份文件？",
    "申請にはいくつの書類が必要ですか？",
  ])("%s", (question) => {
    const found = read(question);
    // A name decides with the files: there is none of this name.
    expect(found?.kind === "where" ? undefined : found).toBeUndefined();
  });
});
