import type { Words } from "./words.ts";

/**
 * Words of questions and of hardly any meaning in languages that have no lexicon, so that a question in such a language is
 * searched for by what it is about. For those with a list of @orama/stopwords, what that list leaves out.
 */
export const questionFunctionWords: Readonly<Record<string, Words>> = {
  ar: `أين متى كيف كم ماذا لماذا من ما أي أية أيها أيهما هل مم عم بم فيم الذي التي الذين هذا هذه ذلك تلك هؤلاء هو هي هم
    كان كانت يكون تكون كانوا تم يتم يوجد توجد هناك يسمى تسمى سمي سميت يدعى تدعى اسم عدد مقدار نسبة كمية نوع أنواع
    يبلغ تبلغ بلغ بلغت يعد تعد يعتبر تعتبر حسب وفقا عام سنة المئة بالمئة اذكر وصف اشرح الشيء شيء أجل بعض قبل بعد
    حوالي تقريبا إحدى أحد`,
  cs: `kdo koho komu kým co čeho čemu čím kdy kde kam odkud jak jaký jaká jaké jakých jakým kolik kolika proč který
    která které kterých kterého je jsou byl byla bylo byly v ve na z ze do od o a i nebo to ten ta te se ne pro po
    za pod nad při podle jméno název počet procent rok roku druh má mají jmenuje jmenoval`,
  el: `ποιος ποια ποιο ποιοι ποιες ποιους ποιον ποιου ποιας ποιων τι πότε πού που πώς πως πόσο πόσος πόση πόσα πόσοι
    πόσες πόσων γιατί είναι ήταν έχει έχουν είχε είχαν θα να στο στη στην στον στα στις στους του της των το τα τον
    την τους τις ο η οι από για με σε και ή ένα μια ένας έναν όνομα ονομάζεται ονομαζόταν λέγεται αριθμός ποσοστό
    έτος χρονιά είδος τύπος σύμφωνα αυτό αυτή αυτός`,
  fa: `چه چی کی که کجا چگونه چطور چرا چند چقدر کدام آیا است بود بودند هستند شد شده می‌شود شود در از به با برای را و یا
    این آن یک تا هم بر نام تعداد سال درصد نوع طبق چیست کیست کسی`,
  he: `מי מה מתי איפה היכן איך כיצד למה מדוע כמה איזה איזו אילו האם של את על עם אל מן הוא היא הם הן היה היתה הייתה היו
    יש אין זה זאת זו או וגם אשר כי לא שם מספר אחוז שנה סוג לפי`,
  hi: `क्या कौन कौनसा कौनसी कौन-सा किसने किसको किसका किसकी किसके किससे किसलिए किन किनके किनको कब कहाँ कहां कैसे कैसा
    कैसी क्यों कितना कितने कितनी किस किसे है हैं था थी थे हो हुआ हुई हुए गया गई गए गयी गये जाता जाती जाते की के का
    को में मे से पर ने और या तो ही भी कि यह वह ये वे इस उस इन उन सा सी नाम संख्या मात्रा प्रतिशत वर्ष साल सन सन्
    अनुसार बताइए बताओ करता करती करते किया कर करना रहा रही रहे जो जिस जिसे जिसने अपना अपनी अपने चाहिए होता होती होते
    होगा होगी सकता सकती सकते वाला वाली वाले तथा एवं द्वारा लिए`,
  ko: `누구 누가 누구의 무엇 무엇이 무엇을 무엇인가 무엇인가요 뭐 언제 어디 어디에 어디에서 어디서 어떻게 왜 몇 얼마 얼마나 어느 어떤 무슨 이 그 저 것 수 등 및 또는 그리고 있는 있나요 입니까 인가
    인가요 이다 있다 하는 한 된 되었나요 했나요 했는가 이름 이름은 년 따르면 대한 위해`,
  pl: `kto kogo komu kim co czego czemu czym kiedy gdzie dokąd skąd jak jaki jaka jakie jakich jakim jaką ile ilu
    dlaczego który która które których którego której którym czy jest są był była było były w we na z ze do od o i
    oraz lub a to ten ta te się nie przez dla po za pod nad przy nazywa nazywał nazywała nazwa imię liczba procent
    rok roku rodzaj według ma mają`,
  ro: `cine ce când unde cum cât câtă câți câte care cărui cărei este sunt era erau a au fost fi avea are în la pe cu
    din de și sau un o unei unui al ale ai numele numește numea număr numărul procent an anul tip fel conform`,
  th: `ใคร อะไร เมื่อไร เมื่อไหร่ เมื่อใด ที่ไหน ที่ใด ไหน ใด อย่างไร ยังไง ทำไม เท่าไร เท่าไหร่ เท่าใด กี่ คือ เป็น
    อยู่ มี ได้ ถูก โดย ของ และ หรือ ใน ที่ จาก ถึง ให้ กับ แก่ ต่อ เพื่อ เกี่ยวกับ นี้ นั้น ซึ่ง อัน จะ ก็ ไม่ ว่า
    ชื่อ จำนวน ปี ร้อยละ ชนิด ประเภท ตาม บ้าง แล้ว ความ การ คน ตัว`,
  tr: `kim kime kimin ne neyi neden niçin nasıl nerede nereye nereden hangi hangisi kaç kaçıncı kimdir nedir miydi mi
    mı mu mü dır dir olan olarak oldu ad adı isim sayı sayısı yüzde yıl tür göre`,
  vi: `ai gì nào đâu khi bao nhiêu tại sao vì thế như là của và các những một có được bị bởi trong ở từ đến cho với để
    về vào ra trên dưới này đó kia ấy thì mà cũng đã đang sẽ không hay hoặc tên năm số loại phần trăm theo cái con
    chiếc việc sự điều lâu mấy`,
};
