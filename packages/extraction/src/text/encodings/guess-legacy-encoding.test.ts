import { randomBytes } from "node:crypto";
import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { guessLegacyEncoding, guessWideEncoding } from "./guess-legacy-encoding.ts";
import { legacyEncodings } from "./legacy-encodings.ts";

const french = "Le phare de l'île a été bâti à côté du port; son gardien était déjà âgé.";
const german = "Die Fähre fährt jeden Morgen über die Förde; Hunde müssen draußen bleiben.";
const polish = "Łódź rybacka wpływa do portu, a załoga już myśli o śniadaniu.";
const czech = "Žlutá loď příští týden odpluje, protože moře bude klidnější.";
const russian = "Паром отходит каждое утро в семь часов, кроме воскресенья.";
const ukrainian = "Пором відпливає щоранку о сьомій годині, крім неділі, її капітан їсть.";
const bulgarian = "Фериботът тръгва всяка сутрин в седем часа, освен в неделя.";
const greek = "Το φέρι φεύγει κάθε πρωί στις επτά, εκτός από την Κυριακή.";
const turkish = "Vapur her sabah yedide kalkıyor, ama pazar günü değişik bir tarife geçerli.";
const hebrew = "המעבורת יוצאת בכל בוקר בשעה שבע, חוץ מיום ראשון.";
const arabic = "تغادر العبارة كل صباح في الساعة السابعة ما عدا يوم الأحد.";
const lithuanian =
  "Keltas išplaukia kiekvieną rytą septintą valandą, išskyrus sekmadienį, žvejų uostą.";
const danish = "Færgen sejler hver morgen klokken syv, og børn rejser gratis på søen.";
const thai = "เรือข้ามฟากออกทุกเช้าเวลาเจ็ดโมง ยกเว้นวันอาทิตย์";
const japanese = "品名,数量,場所\r\n釣り竿,3,第二倉庫\r\nロープ,12,北の桟橋\r\n";
const chinese = "渡船每天早上七点出发，星期日除外。";
const traditional = "渡船每天早上七點出發，星期日除外。";
const korean = "나룻배는 일요일을 제외하고 매일 아침 일곱 시에 출발합니다.";

describe("guessLegacyEncoding", () => {
  it.each([
    ["windows-1252", `“${french}”`],
    ["iso-8859-15", german],
    ["macintosh", french],
    ["cp437", german],
    ["cp850", french],
    ["cp865", danish],
    ["windows-1250", czech],
    ["iso-8859-2", polish],
    ["cp852", polish],
    ["maccenteuro", czech],
    ["windows-1251", russian],
    ["koi8-r", russian],
    ["koi8-u", ukrainian],
    ["cp866", russian],
    ["cp855", bulgarian],
    ["iso-8859-5", bulgarian],
    ["maccyrillic", russian],
    ["windows-1253", greek],
    ["cp737", greek],
    ["windows-1254", turkish],
    ["cp857", turkish],
    ["windows-1255", hebrew],
    ["cp862", hebrew],
    ["windows-1256", arabic],
    ["iso-8859-6", arabic],
    ["windows-1257", lithuanian],
    ["cp775", lithuanian],
    ["windows-874", thai],
    ["cp932", japanese],
    ["euc-jp", japanese],
    ["gb18030", chinese],
    ["big5", traditional],
    ["cp949", korean],
    ["utf-16le", russian],
    ["utf-16be", chinese],
  ])("reads a sentence in %s as it was written", (encoding, text) => {
    const bytes = iconv.encode(text, encoding);
    expect(iconv.decode(bytes, encoding)).toBe(text); // the encoding has these letters
    expect(iconv.decode(bytes, guessLegacyEncoding(bytes))).toBe(text);
  });

  it("reads English with words of another language", () => {
    const text = "ERROR 17: cannot open /srv/docs/отчет.txt (файл не найден), retry in 30 seconds";
    for (const encoding of ["windows-1251", "cp866"]) {
      const bytes = iconv.encode(text, encoding);
      expect(iconv.decode(bytes, guessLegacyEncoding(bytes))).toBe(text);
    }
  });

  it("knows each encoding by a name that can be decoded, once", () => {
    const names = legacyEncodings.map(({ name }) => name);
    expect(names.filter((name) => !iconv.encodingExists(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("guessWideEncoding", () => {
  it("knows UTF-16 without a mark in letters whose bytes look binary, and nothing in random bytes", () => {
    expect(guessWideEncoding(iconv.encode(russian, "utf-16le"))).toBe("utf-16le");
    expect(guessWideEncoding(iconv.encode(greek, "utf-16be"))).toBe("utf-16be");
    for (let length = 20; length < 2_000; length += 60) {
      expect(guessWideEncoding(randomBytes(length))).toBeUndefined();
    }
  });
});
