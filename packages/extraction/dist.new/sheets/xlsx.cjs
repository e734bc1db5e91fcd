Object.defineProperty(exports, Symbol.toStringTag, { value: `Module` });
var e = Object.create,
  t = Object.defineProperty,
  n = Object.getOwnPropertyDescriptor,
  r = Object.getOwnPropertyNames,
  i = Object.getPrototypeOf,
  a = Object.prototype.hasOwnProperty,
  o = (e, t) => () => (
    t || (e((t = { exports: {} }).exports, t, t.exports), (e = null)),
    t.exports
  ),
  s = (e, i, o, s) => {
    if ((i && typeof i == `object`) || typeof i == `function`)
      for (var c = r(i), l = 0, u = c.length, d; l < u; l++)
        ((d = c[l]),
          !a.call(e, d) &&
            d !== o &&
            t(e, d, {
              get: ((e) => i[e]).bind(null, d),
              enumerable: !(s = n(i, d)) || s.enumerable,
            }));
    return e;
  },
  c = (n, r, o) => (
    (o = n == null ? {} : e(i(n))),
    s(
      r || !n || !n.__esModule || !a.call(n, `default`)
        ? t(o, `default`, { value: n, enumerable: !0 })
        : o,
      n,
    )
  );
let l = require("node:fs/promises"),
  u = require("node:util"),
  d = require("node:path"),
  f = require("node:events");
function p(e) {
  let t = ``;
  for (let n = e; n > 0; n = Math.floor((n - 1) / 26))
    t = String.fromCharCode(65 + ((n - 1) % 26)) + t;
  return t;
}
function m({ fromRow: e, toRow: t, fromColumn: n, toColumn: r }) {
  let i = `${p(n)}${e}`,
    a = `${p(r)}${t}`;
  return i === a ? i : `${i}:${a}`;
}
function h(e) {
  let t = /^([A-Z]{1,3})(\d{1,7})$/.exec(e);
  if (t === null) return;
  let n = 0;
  for (let e of t[1] ?? ``) n = n * 26 + e.charCodeAt(0) - 64;
  return { row: Number(t[2]), column: n };
}
function g(e) {
  let [t = ``, n = t] = e.split(`:`),
    [r, i] = [h(t), h(n)];
  if (r && i) return { fromRow: r.row, toRow: i.row, fromColumn: r.column, toColumn: i.column };
}
function _(e) {
  let t = e
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b\ufeff\ufffe\uffff\s]+/g, ` `)
    .normalize(`NFC`)
    .trim();
  return t.length > 500 ? `${t.slice(0, 500).toWellFormed()}…` : t;
}
function v(e) {
  return Number(e.toPrecision(15));
}
const y =
    /^(?:(?:grand|sub|net|overall)[ -]?)?(?:totals?|sum)$|^(?:zwischen|gesamt|end)?summen?$|^gesamt(?:ergebnis|betrag|wert)?$|^(?:insgesamt|total général|totaux|totale|somme|suma)$|^(?:average|mean|median|minimum|maximum|durchschnitt|mittelwert|mittel)$/i,
  b = /^(?:(?:grand|sub)[ -]?)?totals?\b|\btotals?$|^(?:zwischen|gesamt)?summe\b|\bgesamt$/i,
  x = /\b(?:totals?|average|mean|median|durchschnitt|mittelwert|summe)$/i;
function S(e) {
  let t = e.map(() => !1);
  for (let [n, r] of e.entries()) {
    let i = r.values.filter((e) => typeof e == `number`).length;
    if (i === 0) continue;
    let a = r.values.find((e) => typeof e == `string`) ?? ``,
      o = String(a).replace(/(?<!\s)\s*:\s*$/, ``),
      s = a === `` && n === e.length - 1,
      c = n >= e.length - 3 && e.length > 6,
      l = y.test(o) || (c && x.test(o)) || (r.addingUp > 0 && r.addingUp * 2 >= i),
      u = b.test(o) || s,
      d = n === e.length - 1 ? 0 : Math.max(n - 200, 0);
    t[n] = l || (u && C(e.slice(d, n), t.slice(d, n), r));
  }
  return t;
}
function C(e, t, n) {
  let r = n.values.flatMap((e, t) => (typeof e == `number` ? [{ at: t, value: e }] : [])),
    i = r.map(() => 0),
    a = 0;
  for (let n = e.length - 1; n >= 0; --n)
    if (!t[n]) {
      for (let [t, { at: a }] of r.entries()) {
        let r = e[n]?.values[a];
        i[t] = (i[t] ?? 0) + (typeof r == `number` ? r : 0);
      }
      if (((a += 1), a >= 2 && r.every(({ value: e }, t) => w(i[t] ?? 0, e)))) return !0;
    }
  return !1;
}
function w(e, t) {
  return v(e) === v(t) || Math.abs(e - t) <= 1e-9 * Math.max(Math.abs(e), Math.abs(t));
}
const T = [
  `jan january januar jänner`,
  `feb february februar`,
  `mar march märz mrz`,
  `apr april`,
  `may mai`,
  `jun june juni`,
  `jul july juli`,
  `aug august`,
  `sep sept september`,
  `oct october okt oktober`,
  `nov november`,
  `dec december dez dezember`,
].map((e) => e.split(` `));
function E(e) {
  let t = e.toLowerCase().replace(/\.$/, ``),
    n = T.findIndex((e) => e.includes(t));
  return n < 0 ? void 0 : n + 1;
}
const D = String.raw`(?:[T ,]+(?<time>\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)?$`,
  ee = new RegExp(String.raw`^(?<y>\d{4})[-/](?<m>\d{1,2})[-/](?<d>\d{1,2})${D}`),
  O = new RegExp(String.raw`^(?<a>\d{1,2})\.(?<b>\d{1,2})\.(?<y>\d{4})${D}`),
  te = new RegExp(String.raw`^(?<a>\d{1,2})[/-](?<b>\d{1,2})[/-](?<y>\d{4})${D}`),
  ne = new RegExp(String.raw`^(?<d>\d{1,2})\.?[ -](?<m>\p{L}{3,9}\.?)[ -](?<y>\d{4})${D}`, `u`),
  re = new RegExp(String.raw`^(?<m>\p{L}{3,9}\.?) (?<d>\d{1,2}),? (?<y>\d{4})${D}`, `u`);
function ie(e) {
  let t = e.trim(),
    n = ee.exec(t)?.groups ?? ne.exec(t)?.groups ?? re.exec(t)?.groups;
  if (n) {
    let { y: e, m: t = ``, d: r } = n,
      i = /^\d/.test(t) ? Number(t) : E(t);
    return i === void 0 ? void 0 : ae(n, { y: e, first: i, second: r, order: `known` });
  }
  let r = O.exec(t)?.groups;
  if (r) return ae(r, { y: r.y, first: r.b, second: r.a, order: `known` });
  let i = te.exec(t)?.groups;
  return i && ae(i, { y: i.y, first: i.a, second: i.b, order: `open` });
}
function ae(e, t) {
  let { order: n } = t,
    r = e.time?.padStart(e.time.length === 4 || e.time.length === 7 ? e.time.length + 1 : 0, `0`),
    i = r === void 0 ? null : r.length === 5 ? `${r}:00` : r;
  return { year: Number(t.y), first: Number(t.first), second: Number(t.second), time: i, order: n };
}
function oe(e) {
  let t = e.filter(({ order: e }) => e === `open`);
  if (t.length === 0) return `month`;
  let n = t.some(({ first: e }) => e > 12);
  if (n !== t.some(({ second: e }) => e > 12)) return n ? `day` : `month`;
}
function se(e, t) {
  let [n, r] = e.order === `open` && t === `day` ? [e.second, e.first] : [e.first, e.second],
    i = new Date(Date.UTC(e.year, n - 1, r));
  if (!(i.getUTCMonth() === n - 1 && i.getUTCDate() === r && e.year >= 1e3)) return;
  let a = i.toISOString().slice(0, 10);
  return e.time === null ? a : `${a} ${e.time}`;
}
const ce = { eur: `€`, euro: `€`, usd: `$`, us$: `$`, gbp: `£` },
  le =
    /^(?<open>\()?(?<sign>[-−–+])?\s?(?<before>[€$£¥]|US\$|EUR|USD|GBP|CHF)?\s?(?<inner>[-−–])?(?<digits>\d[\d.,'’  ]*(?<=\d))(?<after>-|\s?(?:[%€$£¥]|°?[A-Za-z]{1,5}[²³]?(?:\/[A-Za-z]{1,5})?))?(?<close>\))?$/u;
function ue(e) {
  let t = le.exec(e.replaceAll(` `, ` `).trim())?.groups;
  if (!t || (t.open === void 0) != (t.close === void 0)) return;
  let { digits: n = ``, after: r = `` } = t,
    i = n.replaceAll(/['’ ]/g, ``),
    a = i !== n;
  if (a && !/^\d{1,3}(?:['’ ]\d{3})+(?:[.,]\d+)?$/.test(n)) return;
  let o = fe(i, a);
  if (!(o === void 0 || /^0\d/.test(i)))
    return {
      digits: i,
      negative: [t.sign, t.inner, t.open, r].some((e) => /^[-−–(]$/.test(e ?? ``)),
      unit: de(t.before ?? r),
      notation: o,
    };
}
function de(e) {
  let t = e.trim();
  return t === `` || t === `-` ? null : (ce[t.toLowerCase()] ?? t);
}
function fe(e, t) {
  return /^\d+$/.test(e)
    ? `either`
    : t
      ? e.includes(`,`)
        ? `comma`
        : `point`
      : /^\d{1,3}(?:,\d{3})+\.\d+$/.test(e) || /^\d{1,3}(?:,\d{3}){2,}$/.test(e)
        ? `point`
        : /^\d{1,3}(?:\.\d{3})+,\d+$/.test(e) || /^\d{1,3}(?:\.\d{3}){2,}$/.test(e)
          ? `comma`
          : /^[1-9]\d{0,2}\.\d{3}$/.test(e)
            ? `unclear-point`
            : /^[1-9]\d{0,2},\d{3}$/.test(e)
              ? `unclear-comma`
              : /^\d+\.\d+$/.test(e)
                ? `point`
                : /^\d+,\d+$/.test(e)
                  ? `comma`
                  : void 0;
}
function pe({ digits: e, negative: t }, n) {
  let r = n === `point` ? e.replaceAll(`,`, ``) : e.replaceAll(`.`, ``).replace(`,`, `.`);
  if (r.replace(/^0+|\./g, ``).length > 15) return;
  let i = Number(r);
  return t && i !== 0 ? -i : i;
}
function me(e, t) {
  let n = new Set(e);
  if (!(n.has(`point`) && n.has(`comma`))) {
    if (n.has(`point`)) return `point`;
    if (n.has(`comma`)) return `comma`;
    if (!(n.has(`unclear-point`) && n.has(`unclear-comma`)))
      return n.has(`unclear-point`) || n.has(`unclear-comma`) ? t : `point`;
  }
}
function he(e) {
  let t = [];
  for (let [n, r] of e.rows.slice(0, 10).entries()) {
    let i = r.filter(({ text: e }) => e !== ``),
      a = e.rows.slice(n + 1, n + 1 + 20),
      o = xe(e, n),
      s = o && ye(o, a.slice(1));
    if (o && s)
      return _e(e, {
        titles: t,
        names: o.map(({ text: e }) => e),
        height: n + 2,
        byWords: s === `words`,
      });
    let c = Se(e, n),
      l = ye(c, a);
    if (l)
      return _e(e, {
        titles: t,
        names: Ce(c.map(({ text: e }) => e)),
        height: n + 1,
        byWords: l === `words`,
      });
    if (i.length === 1 && r.length > 1 && Ee(i[0])) t.push(i[0]?.text ?? ``);
    else if (!ge(e, n)) return { titles: t, names: void 0, height: n };
  }
  return { titles: t, names: void 0, height: t.length };
}
function ge({ rows: e }, t) {
  let n = e[t] ?? [],
    r = n.filter(({ text: e }) => e.trim() !== ``);
  return r.length * 2 > n.length && r.some(k)
    ? !1
    : e.slice(t + 1, t + 1 + 2).some((n, r) => {
        let i = n.filter(({ text: e }) => e !== ``).length,
          a = e.slice(t + r + 2, t + r + 2 + 20);
        return i === n.length && i > 1 && ye(n, a) !== void 0;
      });
}
function _e({ rows: e, merges: t }, n) {
  let r = e[n.height],
    i = e.slice(n.height + 1, n.height + 1 + 20);
  if (!r || !n.names || n.height >= 10 || i.length === 0) return n;
  let a = r.filter(({ text: e }) => e !== ``),
    o = r[0]?.text !== `` || !i.some((e) => k(e[0] ?? { text: `` })),
    s = r.every(
      (e, t) =>
        e.text === `` ||
        De(
          i.flatMap((e) => e[t] ?? []),
          (e) => !k(e),
        ),
    );
  if (o || a.length === 0 || !a.every(ve) || !s) return n;
  let c = n.names.map((e, i) => {
    let a = t.find((e) => e.fromRow === n.height && e.fromColumn <= i && i <= e.toColumn),
      o = r[a?.fromColumn ?? i]?.text ?? ``;
    return o === `` ? e : /^[\d$€£¥%]/.test(o) && e !== `` ? `${e} (${o})` : `${e} ${o}`.trim();
  });
  return _e({ rows: e, merges: t }, { ...n, names: c, height: n.height + 1 });
}
function ve(e) {
  return k(e) || (e.value === void 0 && /^\d[\d.,]* \p{L}/u.test(e.text));
}
function ye(e, t) {
  let n = e.filter(({ text: e }) => e !== ``);
  if (t.length === 0 || n.length < Math.min(2, e.length) || n.length * 2 < e.length || !n.every(Ee))
    return;
  let r = new Set(n.map(({ text: e }) => e.toLowerCase()));
  if (r.size * 2 <= n.length) return;
  if (n.every(Te)) return be(e, t) ? `contrast` : void 0;
  if (
    e.some(
      (e, n) =>
        we(e) &&
        De(
          t.flatMap((e) => e[n] ?? []),
          (e) => !k(e),
        ),
    ) ||
    (n.some(Te) && n.some(we))
  )
    return `contrast`;
  if (r.size < n.length) return;
  let i = t.some((e) => e.some(({ text: e }) => r.has(e.toLowerCase()))),
    a = n.reduce((e, { text: t }) => e + t.length, 0) / n.length;
  return !i && n.length === e.length && a <= 60 ? `words` : void 0;
}
function be(e, t) {
  let n = e.findIndex(({ text: e }) => e !== ``),
    r = e.slice(n).map(({ text: e, date: t }) => t ?? e),
    i = r.every((e, t) => t === 0 || e > (r[t - 1] ?? ``)),
    a = r.every((e, t) => t === 0 || e < (r[t - 1] ?? ``));
  if (r.length < 2 || !(i || a)) return !1;
  let o = t.flatMap((e) => e.slice(0, n)),
    s = t.flatMap((e) => e.slice(n)).filter(({ text: e }) => e !== ``);
  return (n === 0 || o.some(k)) && De(s, (e) => !k(e) && !Te(e));
}
function xe({ rows: e, merges: t }, n) {
  let r = e[n],
    i = e[n + 1];
  if (!r || !i) return;
  let a = [...r, ...i].filter(({ text: e }) => e !== ``),
    o = r.filter(({ text: e }) => e !== ``).length;
  if (o < 2 || o >= r.length || !a.every(Ee)) return;
  let s = i.map(({ text: e }) => e.toLowerCase()).filter((e) => e !== ``),
    c = t.some(({ fromRow: e, fromColumn: t, toColumn: r }) => e === n && r > t);
  if (!c && new Set(s).size === s.length) return;
  let l = ``;
  return Ce(
    r.map((e, r) => {
      let a = t.find((e) => e.fromRow === n && e.fromColumn <= r && r <= e.toColumn);
      e.text === `` ? c && !a && (l = ``) : (l = e.text);
      let o = i[r]?.text ?? ``;
      return o === `` || l === o ? l : [l, o].filter(Boolean).join(` `);
    }),
  ).map((e) => ({ text: e }));
}
function Se({ rows: e, merges: t }, n) {
  return (e[n] ?? []).map((r, i) => {
    let a = t.find((e) => e.fromRow === n && e.fromColumn <= i && i <= e.toColumn);
    return e[n]?.[a?.fromColumn ?? i] ?? r;
  });
}
function Ce(e) {
  let t = /* @__PURE__ */ new Map();
  return e.map((e) => {
    let n = (t.get(e) ?? 0) + 1;
    return (t.set(e, n), n > 1 && e !== `` ? `${e} ${n}` : e);
  });
}
function k({ text: e, value: t, date: n }) {
  return t !== void 0 || n !== void 0 || e === `` ? !1 : ue(e) === void 0 && ie(e) === void 0;
}
function we(e) {
  return k(e) || /^(?:19|20)\d\d \p{L}/u.test(e.text);
}
function Te(e) {
  return e.date !== void 0 || /^(?:19|20)\d\d$/.test(e.text);
}
function Ee(e) {
  return !e || e.text.length > 200 || /[:：]$/.test(e.text)
    ? !1
    : Te(e) || (we(e) && /\p{L}/u.test(e.text) && !e.text.startsWith(`#`));
}
function De(e, t) {
  let n = e.filter(({ text: e }) => e !== ``);
  return n.length > 0 && n.filter(t).length > n.length / 2;
}
function Oe(e, t) {
  let n = [];
  for (let r of ke(e, t)) {
    let e = je(r, t),
      i = r.rows.slice(e.height),
      a = r.rows.at(-1)?.number ?? 0,
      o = n.findLast((e) => Pe(e, r));
    e.names === void 0 && e.titles.length === 0 && o && Fe(o, i)
      ? (o.data.push(...i), (o.lastRow = a))
      : n.push({ ...r, header: e, data: [...i], lastRow: a });
  }
  return n;
}
function ke(e, t) {
  let n = [];
  for (let r of e) {
    let e = n.findLastIndex((e) => e.rows.length === 1 && Ae(e, r)),
      i = n[e],
      a = i && { ...i, rows: [...i.rows, ...r.rows] },
      o = a && je(a, t),
      s = o?.names?.filter((e) => e !== ``) ?? [];
    a && o?.height === 1 && s.length > 1 ? (n[e] = a) : n.push(r);
  }
  return n;
}
function Ae(e, { rows: t, fromColumn: n, toColumn: r }) {
  return (
    (t[0]?.number ?? 0) - (e.rows.at(-1)?.number ?? 0) - 1 == 1 &&
    e.fromColumn <= n &&
    r <= e.toColumn
  );
}
function je(e, t) {
  return he({ rows: e.rows.map((t) => Me(t, e)), merges: Ne(t, e) });
}
function Me({ cells: e }, { fromColumn: t, toColumn: n }) {
  return Array.from({ length: n - t + 1 }, (n, r) => e[t - 1 + r] ?? { text: `` });
}
function Ne(e, { rows: t, fromColumn: n }) {
  let r = new Map(t.map(({ number: e }, t) => [e, t]));
  return e.flatMap((e) => {
    let t = r.get(e.fromRow);
    if (t === void 0) return [];
    let i = { fromColumn: e.fromColumn - n, toColumn: e.toColumn - n };
    return [{ fromRow: t, toRow: t + e.toRow - e.fromRow, ...i }];
  });
}
function Pe(e, { rows: t, fromColumn: n, toColumn: r }) {
  let i = (t[0]?.number ?? 0) - e.lastRow - 1,
    a = e.fromColumn <= n && r <= e.toColumn;
  return e.header.names !== void 0 && a && i >= 1 && i <= 2;
}
function Fe(e, t) {
  let n = 0;
  for (let r = e.fromColumn; r <= e.toColumn; r += 1) {
    let [i, a] = [e.data, t].map((e) =>
      e.flatMap(({ cells: e }) => e[r - 1] ?? []).filter(({ text: e }) => e !== ``),
    );
    if (!i?.length || !a?.length) continue;
    let o = i.filter(k).length * 2 > i.length;
    if (a.filter(k).length * 2 > a.length !== o) return !1;
    o || (n += 1);
  }
  return n > 0;
}
const Ie = /^(?:[-–—.…?*]+|#?n\/?a\.?|k\.? ?a\.?|null|none|nan|tbd)$/i,
  Le = /^[€$£¥]$/;
function Re(e, t) {
  let n = ze(e),
    r = e.filter((e) => e.text !== `` && e.text !== n && !Ie.test(e.text)),
    i = r.length === 0 ? [] : [Be, Ve, We];
  for (let n of i) {
    let i = n(e, t);
    if (!i) continue;
    let a = i.values.filter((e) => e !== null).length,
      o = Math.max(r.length - a, 0),
      s = r.length >= 5 ? r.length * 0.19999999999999996 : 0;
    if (a > 0 && o <= s) return { ...i, unread: o };
  }
  return {
    type: `text`,
    unit: null,
    decimals: null,
    unread: 0,
    values: e.map(({ text: e }) => e || null),
  };
}
function ze(e) {
  let t = e.filter(
      ({ text: e, value: t, date: n }) =>
        e !== `` && t === void 0 && n === void 0 && !/^[\d.,\s$€£¥%+−-]+$/u.test(e),
    ),
    [n] = t,
    r = n !== void 0 && t.every(({ text: e }) => e === n.text),
    i = e.filter(({ text: e }) => e !== ``).length - t.length;
  return r && n.text.length <= 20 && t.length > 1 && i >= t.length ? n.text : void 0;
}
function Be(e) {
  let t = e.map((e) => (e.date === void 0 && e.value === void 0 ? ie(e.text) : void 0)),
    n = oe(t.filter((e) => e !== void 0));
  if (n !== void 0)
    return {
      type: `date`,
      unit: null,
      decimals: null,
      values: e.map(({ date: e }, r) => {
        let i = t[r];
        return e ?? (i && se(i, n)) ?? null;
      }),
    };
}
function Ve(e, t) {
  let n = e.map(({ text: e, value: t, date: n }) =>
      t === void 0 && n === void 0 ? ue(e) : void 0,
    ),
    r = me(
      n.flatMap((e) => e?.notation ?? []),
      t,
    );
  if (r === void 0) return;
  let i = /* @__PURE__ */ new Map(),
    a = 0,
    o = e.map((e, t) => {
      let o = n[t],
        s = typeof e.value == `number` ? v(e.value) : o && pe(o, r);
      if (s === void 0) return null;
      let c = e.unit ?? o?.unit;
      return (
        (a += 1),
        c && i.set(c, (i.get(c) ?? 0) + 1),
        c === `%` && e.value !== void 0 ? v(s * 100) : s
      );
    }),
    s = Ue(i, a);
  if (s !== void 0)
    return {
      type: `number`,
      unit: s,
      decimals: He(
        e.filter((e, t) => o[t] !== null),
        r,
      ),
      values: o,
    };
}
function He(e, t) {
  let n = new Set(
      e
        .filter(({ text: e }) => /\d/.test(e))
        .map(({ text: e, value: n }) => {
          let r = n === void 0 && t === `comma` ? `,` : `.`;
          return (/^\d*/.exec(e.split(r)[1] ?? ``)?.[0] ?? ``).length;
        }),
    ),
    [r] = n;
  return n.size === 1 && r !== void 0 && r <= 10 ? r : null;
}
function Ue(e, t) {
  let [n, ...r] = e.keys();
  if (n === void 0) return null;
  if (!(r.length > 0)) return e.get(n) === t || Le.test(n) ? n : void 0;
}
function We(e) {
  return {
    type: `boolean`,
    unit: null,
    decimals: null,
    values: e.map(({ text: e, value: t }) =>
      typeof t == `boolean` || /^(?:true|false)$/i.test(e) ? e.toUpperCase() : null,
    ),
  };
}
function Ge(e) {
  return e.flatMap(({ text: e, value: t }) => (t === void 0 ? (ue(e)?.notation ?? []) : []));
}
function Ke(e, t) {
  let n = Je(e),
    r = n.toColumn - n.fromColumn + 1,
    i = n.header.names !== void 0 && r > 1 ? 1 : 2;
  if (n.data.length < i) return;
  let a = n.data.map((e) => Me(e, n)),
    o = Array.from({ length: r }, (e, n) =>
      Re(
        a.flatMap((e) => e[n] ?? { text: `` }),
        t.otherwise,
      ),
    );
  if (r === 1 && !o.some(({ type: e }) => e === `number` || e === `date`)) return;
  let s = Ye(o, a);
  if (s > 0 && n.header.names) return Ke(Xe(n, s), t);
  let c = S(
      a.map((e, t) => ({
        values: o.map(({ values: e }) => e[t] ?? null),
        addingUp: e.filter(({ addsUp: e }) => e).length,
      })),
    ),
    l = n.data.map(({ number: e }, t) => [e, +!!c[t], ...o.map(({ values: e }) => e[t] ?? null)]);
  return { table: Ze(n, t, { typed: o, rows: l }), rows: l, block: n };
}
const qe = /^(?:\(?\d{1,2}[)/]|[*†‡]|notes?\b|sources?\b|quellen?\b|anmerkung|hinweis)/iu;
function Je(e) {
  if (e.toColumn - e.fromColumn < 2) return e;
  let t = e.data.findLastIndex((t) => {
      let [n, ...r] = Me(t, e),
        i = r.every(({ text: e }) => e === ``),
        a = n?.text ?? ``;
      return !(i && (qe.test(a) || a.length > 60));
    }),
    n = e.data.slice(0, t + 1),
    r = n.at(-1)?.number;
  return n.length === e.data.length || r === void 0 ? e : { ...e, data: n, lastRow: r };
}
function Ye(e, t) {
  let n = e.flatMap(({ type: e }, t) => (e === `number` || e === `date` ? t : [])),
    r = Math.min(...n.map((t) => e[t]?.values.findIndex((e) => e !== null) ?? 0));
  return r <= 0 || r > 3 || r >= t.length
    ? 0
    : t.slice(0, r).every((e) => {
          let t = n.filter((t) => e[t]?.text !== ``).length,
            r = e.filter(({ text: e }) => e !== ``).length;
          return t > 1 || (t === 1 && r === 1);
        })
      ? r
      : 0;
}
function Xe(e, t) {
  let n = e.data.slice(0, t).map((t) => Me(t, e)),
    r = (e.header.names ?? []).map((e, t) =>
      [e, ...n.map((e) => e[t]?.text ?? ``)].filter(Boolean).join(` `),
    ),
    i = { ...e.header, names: r, height: e.header.height + t };
  return { ...e, header: i, data: e.data.slice(t) };
}
function Ze(e, { sheet: t, title: n }, { typed: r, rows: i }) {
  let { names: a } = e.header,
    o = i.filter(([, e]) => e === 0),
    s = r.map((t, n) => {
      let r = p(e.fromColumn + n),
        i = a?.[n] || r,
        s = t.type === `number` ? (t.unit ?? et(i)) : null,
        c = t.type === `text` ? tt(o.map((e) => e[n + 2] ?? null)) : null,
        l = o
          .slice(0, 50)
          .flatMap((e) => e[n + 2] ?? [])
          .slice(0, 3),
        { type: u, decimals: d, unread: f } = t;
      return { name: i, letter: r, type: u, unit: s, decimals: d, unread: f, values: c, sample: l };
    }),
    c = a?.flatMap((e, t) => (e === `` ? [t + 2] : [])) ?? [];
  return {
    sheet: t,
    title: n,
    range: Qe(e),
    hasHeader: a !== void 0,
    columns: s,
    rows: o.length,
    totals: i.length - o.length,
    ragged: o.filter((e) => c.some((t) => t > $e(a) && e[t] !== null)).length,
    tooLarge: !1,
  };
}
function Qe({ rows: e, fromColumn: t, toColumn: n, lastRow: r, header: i }) {
  return m({ fromRow: e[i.titles.length]?.number ?? 1, toRow: r, fromColumn: t, toColumn: n });
}
function $e(e) {
  return (e?.findLastIndex((e) => e !== ``) ?? -1) + 2;
}
function et(e) {
  let t = /[([]\s*(?:in\s+)?([^()[\]\s]{1,6})\s*[)\]]\s*$/u.exec(e)?.[1],
    n = /\sin\s+([€$£¥%]|EUR|USD|GBP|CHF|kg|km|m|h)$/u.exec(e)?.[1],
    r = t ?? n ?? /\s([€$£%])$/u.exec(e)?.[1];
  return r !== void 0 && /^(?:[€$£¥%‰]|[A-Za-z]{1,4}[²³]?(?:\/[A-Za-z]{1,4})?|°[CF])$/u.test(r)
    ? r
    : null;
}
function tt(e) {
  let t = /* @__PURE__ */ new Set(),
    n = 0;
  for (let r of e)
    if (
      !(typeof r != `string` || t.has(r)) &&
      (t.add(r), (n += r.length), t.size > 300 || n > 12e3)
    )
      return null;
  return [...t];
}
function nt(e) {
  let t = Object.values(e).filter((e) => typeof e == `number`);
  return Object.entries(e)
    .filter(([e, n]) => t.indexOf(+e) === -1)
    .map(([e, t]) => t);
}
function rt(e, t = `|`) {
  return e.map((e) => Et(e)).join(t);
}
function it(e, t) {
  return typeof t == `bigint` ? t.toString() : t;
}
var at = class {
  constructor(e) {
    ((this._getter = e), (this._value = void 0));
  }
  get value() {
    let e = this._getter;
    return (e !== void 0 && ((this._value = e()), (this._getter = void 0)), this._value);
  }
};
function ot(e) {
  return new at(e);
}
function st(e) {
  return e == null;
}
function ct(e) {
  let t = +!!e.startsWith(`^`),
    n = e.endsWith(`$`) ? e.length - 1 : e.length;
  return e.slice(t, n);
}
function lt(e, t) {
  let n = e / t,
    r = Math.round(n),
    i = 4 * 2 ** -52 * Math.max(Math.abs(n), 1);
  return Math.abs(n - r) < i ? 0 : n - r;
}
function ut(e, t, n) {
  Object.defineProperty(e, t, { value: n, writable: !0, enumerable: !0, configurable: !0 });
}
function dt(e) {
  let t = Object.getOwnPropertyDescriptor(e, `shape`);
  return t?.get ? t.get.raw : t?.value;
}
function A(e) {
  return dt(e._zod.def) ?? e._zod.def.shape;
}
function ft(e, t, n) {
  Object.defineProperty(e, t, {
    get() {
      let e = n();
      return (ut(this, t, e), e);
    },
    enumerable: !0,
    configurable: !0,
  });
}
function pt(e, t, n) {
  t in e ? ut(e, t, n) : (e[t] = n);
}
function mt(e, t, n, r) {
  let i = A(t);
  for (let a of n) {
    let n = Object.getOwnPropertyDescriptor(i, a);
    n.enumerable &&
      (n.get
        ? ft(e, a, () => {
            let e = t._zod.def.shape[a];
            return r ? r(e, a) : e;
          })
        : pt(e, a, r ? r(n.value, a) : n.value));
  }
}
function ht(e, t) {
  for (let n of Reflect.ownKeys(t)) {
    let r = Object.getOwnPropertyDescriptor(t, n);
    r.enumerable && (r.get ? ft(e, n, () => t[n]) : pt(e, n, r.value));
  }
}
function j(...e) {
  let t = {};
  for (let n of e) {
    let e = Object.getOwnPropertyDescriptors(n);
    Object.assign(t, e);
  }
  return Object.defineProperties({}, t);
}
function gt(e) {
  return JSON.stringify(e);
}
function _t(e) {
  return e
    .toLowerCase()
    .trim()
    .replace(/[^\w\s-]/g, ``)
    .replace(/[\s_-]+/g, `-`)
    .replace(/^-+|-+$/g, ``);
}
const vt = `captureStackTrace` in Error ? Error.captureStackTrace : (...e) => {};
function yt(e) {
  return typeof e == `object` && !!e && !Array.isArray(e);
}
const bt = /* @__PURE__*/ ot(() => {
  if (I.jitless || (typeof navigator < `u` && navigator?.userAgent?.includes(`Cloudflare`)))
    return !1;
  try {
    return (Function(``), !0);
  } catch {
    return !1;
  }
});
function xt(e) {
  if (yt(e) === !1) return !1;
  let t = e.constructor;
  if (t === void 0 || typeof t != `function`) return !0;
  let n = t.prototype;
  return yt(n) !== !1 && Object.prototype.hasOwnProperty.call(n, `isPrototypeOf`) !== !1;
}
function St(e) {
  return xt(e)
    ? { ...e }
    : Array.isArray(e)
      ? [...e]
      : e instanceof Map
        ? new Map(e)
        : e instanceof Set
          ? new Set(e)
          : e;
}
const Ct = /* @__PURE__*/ new Set([`string`, `number`, `symbol`]);
function wt(e) {
  return e.replace(/[.*+?^${}()|[\]\\]/g, `\\$&`);
}
function Tt(e, t, n) {
  let r = new e._zod.constr(t ?? e._zod.def);
  return ((!t || n?.parent) && (r._zod.parent = e), r);
}
function M(e) {
  let t = e;
  if (!t) return {};
  if (typeof t == `string`) return { error: () => t };
  if (t?.message !== void 0) {
    if (t?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
    t.error = t.message;
  }
  return (delete t.message, typeof t.error == `string` ? { ...t, error: () => t.error } : t);
}
function Et(e) {
  return typeof e == `bigint` ? e.toString() + `n` : typeof e == `string` ? `"${e}"` : `${e}`;
}
function Dt(e) {
  return Object.keys(e).filter(
    (t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === `optional`,
  );
}
const Ot = {
    safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-34028234663852886e22, 34028234663852886e22],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
  },
  kt = {
    int64: [
      /* @__PURE__*/ BigInt(`-9223372036854775808`),
      /* @__PURE__*/ BigInt(`9223372036854775807`),
    ],
    uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt(`18446744073709551615`)],
  };
function At(e, t) {
  let n = e._zod.def,
    r = n.checks;
  if (r && r.length > 0)
    throw Error(`.pick() cannot be used on object schemas containing refinements`);
  let i = {};
  return (mt(i, e, jt(e, t)), Tt(e, j(n, { shape: i, checks: [] })));
}
function jt(e, t) {
  let n = A(e),
    r = [];
  for (let e of Reflect.ownKeys(t)) {
    if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable)
      throw Error(`Unrecognized key: "${String(e)}"`);
    t[e] && r.push(e);
  }
  return r;
}
function Mt(e, t) {
  let n = e._zod.def,
    r = n.checks;
  if (r && r.length > 0)
    throw Error(`.omit() cannot be used on object schemas containing refinements`);
  let i = new Set(jt(e, t)),
    a = {};
  return (
    mt(
      a,
      e,
      Reflect.ownKeys(A(e)).filter((e) => !i.has(e)),
    ),
    Tt(e, j(n, { shape: a, checks: [] }))
  );
}
function Nt(e, t) {
  if (!xt(t)) throw Error(`Invalid input to extend: expected a plain object`);
  let n = e._zod.def.checks;
  if (n && n.length > 0) {
    let n = A(e);
    for (let e of Reflect.ownKeys(t))
      if (Object.getOwnPropertyDescriptor(n, e) !== void 0)
        throw Error(
          "Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.",
        );
  }
  return Tt(e, j(e._zod.def, { shape: Pt(e, t) }));
}
function Pt(e, t) {
  let n = {};
  return (mt(n, e, Reflect.ownKeys(A(e))), ht(n, t), n);
}
function Ft(e, t) {
  if (!xt(t)) throw Error(`Invalid input to safeExtend: expected a plain object`);
  return Tt(e, j(e._zod.def, { shape: Pt(e, t) }));
}
function It(e, t) {
  if (!t?._zod?.def)
    throw Error(
      "Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.",
    );
  if (e._zod.def.checks?.length)
    throw Error(
      `.merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.`,
    );
  let n = {};
  return (
    mt(n, e, Reflect.ownKeys(A(e))),
    mt(n, t, Reflect.ownKeys(A(t))),
    Tt(
      e,
      j(e._zod.def, {
        shape: n,
        get catchall() {
          return t._zod.def.catchall;
        },
        checks: t._zod.def.checks ?? [],
      }),
    )
  );
}
function Lt(e, t, n, r = `partial`) {
  let i = t._zod.def.checks;
  if (i && i.length > 0)
    throw Error(`.${r}() cannot be used on object schemas containing refinements`);
  let a = n ? new Set(jt(t, n)) : void 0,
    o = {};
  return (
    mt(
      o,
      t,
      Reflect.ownKeys(A(t)),
      e && ((t, n) => (a && !a.has(n) ? t : new e({ type: `optional`, innerType: t }))),
    ),
    Tt(t, j(t._zod.def, { shape: o, checks: [] }))
  );
}
function Rt(e, t, n) {
  let r = n ? new Set(jt(t, n)) : void 0,
    i = {};
  return (
    mt(i, t, Reflect.ownKeys(A(t)), (t, n) =>
      r && !r.has(n) ? t : new e({ type: `nonoptional`, innerType: t }),
    ),
    Tt(t, j(t._zod.def, { shape: i }))
  );
}
function N(e, t = 0) {
  if (e.aborted === !0) return !0;
  for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
  return !1;
}
function zt(e, t = 0) {
  if (e.aborted === !0) return !0;
  for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
  return !1;
}
function Bt(e, t) {
  return t.map((t) => {
    var n;
    return ((n = t).path ?? (n.path = []), t.path.unshift(e), t);
  });
}
function Vt(e) {
  return typeof e == `string` ? e : e?.message;
}
function Ht(e) {
  let t = [];
  for (let n of e ?? []) {
    let e = n._zod.def;
    if (!/_(length|size)$|_equals$/.test(e.check)) break;
    let r = e.maximum ?? e.length ?? e.size;
    r >= 0 && t.push([r, n]);
  }
  return t;
}
function Ut(e, t, n) {
  var r;
  for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function Wt(e, t, n) {
  var r;
  let i = e.inst?._zod?.traits;
  i?.has(`$ZodType`) &&
    (i.has(`$ZodCheck`) ? ((r = e).schema ?? (r.schema = e.inst)) : (e.schema = e.inst));
  let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error,
    o = e.message
      ? e.message
      : (Vt(e.inst?._zod.def?.error?.(e)) ??
        Vt(a?.(e)) ??
        Vt(t?.error?.(e)) ??
        Vt(n.customError?.(e)) ??
        Vt(n.localeError?.(e)) ??
        `Invalid input`),
    s = {};
  for (let t of Object.keys(e))
    t !== `inst` &&
      t !== `schema` &&
      t !== `continue` &&
      t !== `input` &&
      t !== `__proto__` &&
      (s[t] = e[t]);
  return ((s.path ??= []), (s.message = o), t?.reportInput && (s.input = e.input), s);
}
const Gt = /[\uD800-\uDBFF]/;
function Kt(e) {
  let t = e.length;
  if (!Gt.test(e)) return t;
  let n = t;
  for (let r = 0; r < t - 1; r++)
    (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
  return n;
}
function qt(e) {
  return Array.isArray(e) ? `array` : typeof e == `string` ? `string` : `unknown`;
}
function Jt(e) {
  let t = typeof e;
  switch (t) {
    case `number`:
      return Number.isNaN(e) ? `nan` : `number`;
    case `object`: {
      if (e === null) return `null`;
      if (Array.isArray(e)) return `array`;
      let t = e;
      if (t && Object.getPrototypeOf(t) !== Object.prototype && `constructor` in t && t.constructor)
        return t.constructor.name;
    }
  }
  return t;
}
function Yt(...e) {
  let [t, n, r] = e;
  return typeof t == `string` ? { message: t, code: `custom`, input: n, inst: r } : { ...t };
}
function Xt(e, t) {
  for (let n in t) {
    let r = Object.getOwnPropertyDescriptor(t, n);
    r.get ? Object.defineProperty(e, n, { ...r, enumerable: !1 }) : en(e, n, r.value);
  }
}
function Zt(e, t, n, r = !0) {
  return (
    Object.defineProperty(e, t, { configurable: !0, writable: !0, enumerable: r, value: n }), n
  );
}
function Qt(e, t, n) {
  return Zt(e, t, n, !1);
} /* @__NO_SIDE_EFFECTS__ */
function $t(e, t) {
  for (let n in e) {
    let r = e[n];
    Object.defineProperty(t, n, {
      configurable: !0,
      enumerable: !0,
      get() {
        return Zt(this, n, r(this));
      },
      set(e) {
        Zt(this, n, e);
      },
    });
  }
  return t;
}
function en(e, t, n) {
  Object.defineProperty(e, t, {
    configurable: !0,
    get() {
      return this == null ? n : Zt(this, t, n.bind(this));
    },
    set(e) {
      Zt(this, t, e);
    },
  });
}
function tn(e, t) {
  let n = Object.getPrototypeOf(e);
  return t in n ? void 0 : n;
}
let nn,
  rn = !1;
const an = {
  configurable: !0,
  get() {
    rn = !0;
  },
};
function P(e, t, n) {
  let r = Object.getPrototypeOf(e._zod);
  t in r && nn !== e._zod
    ? (nn = void 0)
    : ((nn = e._zod),
      Object.defineProperty(r, t, {
        configurable: !0,
        get() {
          Object.defineProperty(this, t, an);
          let e = rn;
          rn = !1;
          try {
            let r = n(this);
            return (
              rn
                ? delete this[t]
                : Object.defineProperty(this, t, { configurable: !0, writable: !0, value: r }),
              (rn ||= e),
              r
            );
          } catch (n) {
            throw (delete this[t], (rn ||= e), n);
          }
        },
        set(e) {
          Object.defineProperty(this, t, { configurable: !0, writable: !0, value: e });
        },
      }));
}
function on(e, t, n, r) {
  let i = tn(e, t);
  i &&
    Object.defineProperty(i, t, {
      configurable: !0,
      get() {
        let e = { configurable: !0, writable: !0, enumerable: r, value: void 0 };
        return (
          Object.defineProperty(this, t, e),
          (e.value = n(this)),
          Object.defineProperty(this, t, e),
          e.value
        );
      },
      set(e) {
        Object.defineProperty(this, t, { configurable: !0, writable: !0, enumerable: r, value: e });
      },
    });
}
function sn(e) {
  let t = () => e;
  return ((t[`~constantCatch`] = !0), t);
}
var cn;
const ln = { value: void 0, enumerable: !1 };
let un = `captureStackTrace` in Error ? Error : null;
function dn(e) {
  let t = un;
  if (t) {
    let n = t.stackTraceLimit;
    if (typeof n == `number`) {
      try {
        t.stackTraceLimit = 0;
      } catch {
        return ((un = null), new e());
      }
      try {
        return new e();
      } finally {
        t.stackTraceLimit = n;
      }
    }
  }
  return new e();
} /* @__NO_SIDE_EFFECTS__ */
function F(e, t, n, r) {
  let i = {};
  function a(e) {
    ((this.def = e), (this.constr = d), (this.traits = /* @__PURE__ */ new Set()));
  }
  a.prototype = i;
  let o = n,
    s = o && /* @__PURE__ */ new WeakSet();
  function c(n, r) {
    if (!n._zod) {
      ln.value = new a(r);
      try {
        Object.defineProperty(n, "_zod", ln);
      } finally {
        ln.value = void 0;
      }
    } else if (n._zod.traits.has(e)) return;
    if ((n._zod.traits.add(e), t(n, r), s)) {
      let e = Object.getPrototypeOf(n),
        t = n._zod.constr.prototype,
        r = e;
      for (; r && r !== t;) r = Object.getPrototypeOf(r);
      let i = r ?? e;
      s.has(i) || (s.add(i), Xt(i, o));
    }
    let i = d.prototype;
    for (let e in i)
      Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
  }
  let l = r?.Parent ?? Object;
  class u extends l {}
  Object.defineProperty(u, "name", { value: e });
  function d(e) {
    let t = r?.Parent ? dn(u) : this;
    c(t, e);
    let n = t._zod.deferred;
    if (n) {
      for (let e of n) e();
      t._zod.deferred = void 0;
    }
    let i = globalThis.__zod_globalConfig?.postProcessor;
    return (i && i(t), t);
  }
  return (
    Object.defineProperty(d, "init", { value: c }),
    Object.defineProperty(d, Symbol.hasInstance, {
      value: (t) => (r?.Parent && t instanceof r.Parent ? !0 : t?._zod?.traits?.has(e)),
    }),
    Object.defineProperty(d, "name", { value: e }),
    d
  );
}
var fn = class extends Error {
    constructor() {
      super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
  },
  pn = class extends Error {
    constructor(e) {
      (super(`Encountered unidirectional transform during encode: ${e}`),
        (this.name = `ZodEncodeError`));
    }
  };
(cn = globalThis).__zod_globalConfig ?? (cn.__zod_globalConfig = {});
const I = globalThis.__zod_globalConfig;
function mn(e) {
  return (e && Object.assign(I, e), I);
}
function hn() {
  let e = this._zod;
  return ((e.message ??= JSON.stringify(e.def, it, 2)), e.message);
}
function gn(e) {
  this._zod.message = e;
}
const _n = { get: hn, set: gn, enumerable: !0, configurable: !0 },
  vn = { value: void 0, enumerable: !1 },
  yn = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]),
  bn = /* @__PURE__ */ F(`$ZodError`, (e, t) => {
    ((e.name = `$ZodError`),
      (vn.value = t),
      Object.defineProperty(e, "issues", vn),
      (vn.value = void 0),
      Object.defineProperty(e, "message", _n));
    let n = Object.getPrototypeOf(e);
    yn.has(n) ||
      (yn.add(n),
      Object.defineProperty(n, "toString", {
        configurable: !0,
        enumerable: !1,
        get() {
          let e = () => this.message;
          return (
            Object.defineProperty(this, "toString", { value: e, configurable: !0, writable: !0 }), e
          );
        },
        set(e) {
          Object.defineProperty(this, "toString", { value: e, configurable: !0, writable: !0 });
        },
      }));
  });
function xn(e, t, n) {
  return (
    Object.prototype.hasOwnProperty.call(e, t) ||
      (t === `__proto__`
        ? Object.defineProperty(e, t, {
            value: n(),
            writable: !0,
            enumerable: !0,
            configurable: !0,
          })
        : (e[t] = n())),
    e[t]
  );
}
function Sn(e, t = (e) => e.message) {
  let n = {},
    r = [];
  for (let i of e.issues) i.path.length > 0 ? xn(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
  return { formErrors: r, fieldErrors: n };
}
function Cn(e, t = (e) => e.message) {
  let n = { _errors: [] },
    r = (e, i = []) => {
      for (let a of e.issues)
        if (a.code === `invalid_union` && a.errors.length)
          a.errors.map((e) => r({ issues: e }, [...i, ...a.path]));
        else if (a.code === `invalid_key`) r({ issues: a.issues }, [...i, ...a.path]);
        else if (a.code === `invalid_element`) r({ issues: a.issues }, [...i, ...a.path]);
        else {
          let e = [...i, ...a.path];
          if (e.length === 0) n._errors.push(t(a));
          else {
            let r = n,
              i = 0;
            for (; i < e.length;) {
              let n = e[i],
                o = i === e.length - 1;
              if (n === `_errors`) {
                (o && r._errors.push(t(a)), i++);
                continue;
              }
              Object.prototype.hasOwnProperty.call(r, n) ||
                Object.defineProperty(r, n, {
                  value: { _errors: [] },
                  enumerable: !0,
                  writable: !0,
                  configurable: !0,
                });
              let s = r[n];
              (o && s._errors.push(t(a)), (r = s), i++);
            }
          }
        }
    };
  return (r(e), n);
}
function wn(e, t) {
  return { callee: t?.callee ?? e, Err: t?.Err };
}
const Tn = (e) => {
    let t = (n, r, i, a) => {
      let o = i ? { ...i, async: !1 } : { async: !1 },
        s = n._zod.run({ value: r, issues: [] }, o);
      if (s instanceof Promise) throw new fn();
      if (s.issues.length) {
        let n = new (a?.Err ?? e)(s.issues.map((e) => Wt(e, o, mn())));
        throw (vt(n, a?.callee ?? t), n);
      }
      return s.value;
    };
    return t;
  },
  En = (e) => {
    let t = async (n, r, i, a) => {
      let o = i ? { ...i, async: !0 } : { async: !0 },
        s = n._zod.run({ value: r, issues: [] }, o);
      if ((s instanceof Promise && (s = await s), s.issues.length)) {
        let n = new (a?.Err ?? e)(s.issues.map((e) => Wt(e, o, mn())));
        throw (vt(n, a?.callee ?? t), n);
      }
      return s.value;
    };
    return t;
  },
  Dn = (e) => (t, n, r) => {
    let i = r ? { ...r, async: !1 } : { async: !1 },
      a = t._zod.run({ value: n, issues: [] }, i);
    if (a instanceof Promise) throw new fn();
    return a.issues.length ? On(e, a.issues, i) : { success: !0, data: a.value };
  };
function On(e, t, n) {
  let r;
  return {
    success: !1,
    get error() {
      return (r || ((r = new e(t.map((e) => Wt(e, n, mn())))), (t = void 0), (n = void 0)), r);
    },
    set error(e) {
      ((r = e), (t = void 0), (n = void 0));
    },
  };
}
const kn = (e) => async (t, n, r) => {
    let i = r ? { ...r, async: !0 } : { async: !0 },
      a = t._zod.run({ value: n, issues: [] }, i);
    return (
      a instanceof Promise && (a = await a),
      a.issues.length ? On(e, a.issues, i) : { success: !0, data: a.value }
    );
  },
  An = /* @__PURE__ */ Symbol.for(`zod.compile.invalid`),
  jn = /* @__PURE__ */ Symbol.for(`zod.compile.fallback`),
  Mn = (e, t, n) => {
    let r = e._zod.bag.validator;
    if (r !== void 0) {
      if (r(t) !== An) return !0;
      if (r.definite === !0 && n === void 0) return !1;
    }
    return Nn(e, t, n);
  };
function Nn(e, t, n) {
  let r = n ? { ...n, async: !1, abortEarly: !0 } : { async: !1, abortEarly: !0 },
    i = e._zod.bag.fallbackRun,
    a;
  if (
    (i
      ? ((r[jn] = !0), (a = i({ value: t, issues: [] }, r)))
      : (a = e._zod.run({ value: t, issues: [] }, r)),
    a instanceof Promise)
  )
    throw new fn();
  return a.issues.length === 0;
}
const Pn = async (e, t, n) => {
    let r = n ? { ...n, async: !0, abortEarly: !0 } : { async: !0, abortEarly: !0 },
      i = e._zod.run({ value: t, issues: [] }, r);
    return (i instanceof Promise && (i = await i), i.issues.length === 0);
  },
  Fn = (e) => {
    let t = Tn(e),
      n = (e, r, i, a) => {
        let o = i ? { ...i, direction: `backward` } : { direction: `backward` };
        return t(e, r, o, wn(n, a));
      };
    return n;
  },
  In = (e) => {
    let t = Tn(e),
      n = (e, r, i, a) => t(e, r, i, wn(n, a));
    return n;
  },
  Ln = (e) => {
    let t = En(e),
      n = async (e, r, i, a) => {
        let o = i ? { ...i, direction: `backward` } : { direction: `backward` };
        return await t(e, r, o, wn(n, a));
      };
    return n;
  },
  Rn = (e) => {
    let t = En(e),
      n = async (e, r, i, a) => await t(e, r, i, wn(n, a));
    return n;
  },
  zn = (e) => (t, n, r) => {
    let i = r ? { ...r, direction: `backward` } : { direction: `backward` };
    return Dn(e)(t, n, i);
  },
  Bn = (e) => (t, n, r) => Dn(e)(t, n, r),
  Vn = (e) => async (t, n, r) => {
    let i = r ? { ...r, direction: `backward` } : { direction: `backward` };
    return kn(e)(t, n, i);
  },
  Hn = (e) => async (t, n, r) => kn(e)(t, n, r),
  Un = /^[cC][0-9a-z]{6,}$/,
  Wn = /^[0-9a-z]+$/,
  Gn = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
  Kn = /^[0-9a-vA-V]{20}$/,
  qn = /^[A-Za-z0-9]{27}$/,
  Jn = /^[a-zA-Z0-9_-]{21}$/;
function Yn(e) {
  return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
const Xn =
    /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
  Zn = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,
  Qn = (e) =>
    e
      ? RegExp(
          `^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`,
        )
      : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
  $n =
    /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
function er() {
  return RegExp(
    `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`,
    `u`,
  );
}
const tr =
    /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
  nr =
    /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
  rr =
    /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
  ir =
    /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
  ar = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,
  or = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
  sr = /^https?$/,
  cr = /^\+[1-9]\d{6,14}$/,
  lr = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function ur(e) {
  return RegExp(`^${e}$`);
}
const dr = /*@__PURE__*/ ur(lr);
function fr(e) {
  let t = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
  return typeof e.precision == `number`
    ? e.precision === -1
      ? `${t}`
      : e.precision === 0
        ? `${t}:[0-5]\\d`
        : `${t}:[0-5]\\d\\.\\d{${e.precision}}`
    : e.seconds
      ? `${t}:[0-5]\\d(?:\\.\\d+)?`
      : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function pr(e) {
  return RegExp(`^${fr(e)}$`);
}
function mr(e) {
  let t = [`Z`];
  e.offset && t.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
  let n = `${fr({ precision: e.precision, seconds: !0 })}(?:${t.join(`|`)})`,
    r = e.local ? `${n}|${fr({ precision: e.precision })}` : n;
  return RegExp(`^${lr}T(?:${r})$`);
}
const hr = /^[\s\S]{0,}$/,
  gr = /^-?\d+(?:\.\d+)?$/,
  _r = /^(?:true|false)$/i,
  vr = /^null$/i,
  yr = /^[^A-Z]*$/,
  br = /^[^a-z]*$/,
  L = /*@__PURE__*/ F(`$ZodCheck`, (e, t) => {
    var n;
    ((e._zod ??= {}), (e._zod.def = t), (n = e._zod).onattach ?? (n.onattach = []));
  }),
  xr = (e) => {
    let t = e.value;
    return !st(t) && t.length !== void 0;
  },
  Sr = { number: `number`, bigint: `bigint`, object: `date` },
  Cr = /*@__PURE__*/ F(`$ZodCheckLessThan`, (e, t) => {
    L.init(e, t);
    let n = Sr[typeof t.value];
    e._zod.check = (r) => {
      (t.inclusive ? r.value <= t.value : r.value < t.value) ||
        r.issues.push({
          origin: Sr[typeof r.value] ?? n,
          code: `too_big`,
          maximum: typeof t.value == `object` ? t.value.getTime() : t.value,
          input: r.value,
          inclusive: t.inclusive,
          inst: e,
          continue: !t.abort,
        });
    };
  }),
  wr = /*@__PURE__*/ F(`$ZodCheckGreaterThan`, (e, t) => {
    L.init(e, t);
    let n = Sr[typeof t.value];
    e._zod.check = (r) => {
      (t.inclusive ? r.value >= t.value : r.value > t.value) ||
        r.issues.push({
          origin: Sr[typeof r.value] ?? n,
          code: `too_small`,
          minimum: typeof t.value == `object` ? t.value.getTime() : t.value,
          input: r.value,
          inclusive: t.inclusive,
          inst: e,
          continue: !t.abort,
        });
    };
  }),
  Tr = /*@__PURE__*/ F(`$ZodCheckMultipleOf`, (e, t) => {
    (L.init(e, t),
      (e._zod.check = (n) => {
        if (typeof n.value != typeof t.value)
          throw Error(`Cannot mix number and bigint in multiple_of check.`);
        (typeof n.value == `bigint`
          ? t.value !== BigInt(0) && n.value % t.value === BigInt(0)
          : lt(n.value, t.value) === 0) ||
          n.issues.push({
            origin: typeof n.value,
            code: `not_multiple_of`,
            divisor: t.value,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  Er = /*@__PURE__*/ F(`$ZodCheckNumberFormat`, (e, t) => {
    (L.init(e, t), (t.format = t.format || `float64`));
    let n = t.format?.includes(`int`),
      r = n ? `int` : `number`,
      [i, a] = Ot[t.format];
    e._zod.check = (o) => {
      let s = o.value;
      if (n) {
        if (!Number.isInteger(s)) {
          o.issues.push({
            expected: r,
            format: t.format,
            code: `invalid_type`,
            continue: !1,
            input: s,
            inst: e,
          });
          return;
        }
        if (!Number.isSafeInteger(s)) {
          s > 0
            ? o.issues.push({
                input: s,
                code: `too_big`,
                maximum: 2 ** 53 - 1,
                note: `Integers must be within the safe integer range.`,
                inst: e,
                origin: r,
                inclusive: !0,
                continue: !t.abort,
              })
            : o.issues.push({
                input: s,
                code: `too_small`,
                minimum: -(2 ** 53 - 1),
                note: `Integers must be within the safe integer range.`,
                inst: e,
                origin: r,
                inclusive: !0,
                continue: !t.abort,
              });
          return;
        }
      }
      (s < i &&
        o.issues.push({
          origin: `number`,
          input: s,
          code: `too_small`,
          minimum: i,
          inclusive: !0,
          inst: e,
          continue: !t.abort,
        }),
        s > a &&
          o.issues.push({
            origin: `number`,
            input: s,
            code: `too_big`,
            maximum: a,
            inclusive: !0,
            inst: e,
            continue: !t.abort,
          }));
    };
  }),
  Dr = /*@__PURE__*/ F(`$ZodCheckMaxLength`, (e, t) => {
    var n;
    (L.init(e, t),
      (n = e._zod.def).when ?? (n.when = xr),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length;
        if ((typeof r == `string` && i > t.maximum ? Kt(r) : i) <= t.maximum) return;
        let a = qt(r);
        n.issues.push({
          origin: a,
          code: `too_big`,
          maximum: t.maximum,
          inclusive: !0,
          input: r,
          inst: e,
          continue: !t.abort,
        });
      }));
  }),
  Or = /*@__PURE__*/ F(`$ZodCheckMinLength`, (e, t) => {
    var n;
    (L.init(e, t),
      (n = e._zod.def).when ?? (n.when = xr),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length;
        if ((typeof r == `string` && i >= t.minimum && i < t.minimum * 2 ? Kt(r) : i) >= t.minimum)
          return;
        let a = qt(r);
        n.issues.push({
          origin: a,
          code: `too_small`,
          minimum: t.minimum,
          inclusive: !0,
          input: r,
          inst: e,
          continue: !t.abort,
        });
      }));
  }),
  kr = /*@__PURE__*/ F(`$ZodCheckLengthEquals`, (e, t) => {
    var n;
    (L.init(e, t),
      (n = e._zod.def).when ?? (n.when = xr),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length,
          a = typeof r == `string` && i >= t.length && i <= t.length * 2 ? Kt(r) : i;
        if (a === t.length) return;
        let o = qt(r),
          s = a > t.length;
        n.issues.push({
          origin: o,
          ...(s
            ? { code: `too_big`, maximum: t.length }
            : { code: `too_small`, minimum: t.length }),
          inclusive: !0,
          exact: !0,
          input: n.value,
          inst: e,
          continue: !t.abort,
        });
      }));
  }),
  Ar = /*@__PURE__*/ F(`$ZodCheckStringFormat`, (e, t) => {
    var n, r;
    (L.init(e, t),
      t.pattern
        ? ((n = e._zod).check ??
          (n.check = (n) => {
            ((t.pattern.lastIndex = 0),
              t.pattern.test(n.value) ||
                n.issues.push({
                  origin: `string`,
                  code: `invalid_format`,
                  format: t.format,
                  input: n.value,
                  ...(t.pattern ? { pattern: t.pattern.toString() } : {}),
                  inst: e,
                  continue: !t.abort,
                }));
          }))
        : ((r = e._zod).check ?? (r.check = () => {})));
  }),
  jr = /*@__PURE__*/ F(`$ZodCheckRegex`, (e, t) => {
    (Ar.init(e, t),
      (e._zod.check = (n) => {
        ((t.pattern.lastIndex = 0),
          t.pattern.test(n.value) ||
            n.issues.push({
              origin: `string`,
              code: `invalid_format`,
              format: `regex`,
              input: n.value,
              pattern: t.pattern.toString(),
              inst: e,
              continue: !t.abort,
            }));
      }));
  }),
  Mr = /*@__PURE__*/ F(`$ZodCheckLowerCase`, (e, t) => {
    ((t.pattern ??= yr), Ar.init(e, t));
  }),
  Nr = /*@__PURE__*/ F(`$ZodCheckUpperCase`, (e, t) => {
    ((t.pattern ??= br), Ar.init(e, t));
  }),
  Pr = /*@__PURE__*/ F(`$ZodCheckIncludes`, (e, t) => {
    L.init(e, t);
    let n = wt(t.includes);
    ((t.pattern = new RegExp(typeof t.position == `number` ? `^.{${t.position},}${n}` : n)),
      (e._zod.check = (n) => {
        n.value.includes(t.includes, t.position) ||
          n.issues.push({
            origin: `string`,
            code: `invalid_format`,
            format: `includes`,
            includes: t.includes,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  Fr = /*@__PURE__*/ F(`$ZodCheckStartsWith`, (e, t) => {
    L.init(e, t);
    let n = RegExp(`^${wt(t.prefix)}.*`);
    ((t.pattern ??= n),
      (e._zod.check = (n) => {
        n.value.startsWith(t.prefix) ||
          n.issues.push({
            origin: `string`,
            code: `invalid_format`,
            format: `starts_with`,
            prefix: t.prefix,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  Ir = /*@__PURE__*/ F(`$ZodCheckEndsWith`, (e, t) => {
    L.init(e, t);
    let n = RegExp(`.*${wt(t.suffix)}$`);
    ((t.pattern ??= n),
      (e._zod.check = (n) => {
        n.value.endsWith(t.suffix) ||
          n.issues.push({
            origin: `string`,
            code: `invalid_format`,
            format: `ends_with`,
            suffix: t.suffix,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  Lr = /*@__PURE__*/ F(`$ZodCheckOverwrite`, (e, t) => {
    (L.init(e, t),
      (e._zod.check = (e) => {
        e.value = t.tx(e.value);
      }));
  });
var Rr = class {
  constructor(e = [], t = {}) {
    ((this.content = []), (this.indent = 0), (this.args = e), (this.closed = t));
  }
  indented(e) {
    this.indent += 1;
    try {
      e(this);
    } finally {
      --this.indent;
    }
  }
  write(e) {
    if (typeof e == `function`) {
      (e(this, { execution: `sync` }), e(this, { execution: `async` }));
      return;
    }
    let t = e
        .split(`
`)
        .filter((e) => e),
      n = Math.min(...t.map((e) => e.length - e.trimStart().length)),
      r = t.map((e) => e.slice(n)).map((e) => ` `.repeat(this.indent * 2) + e);
    for (let e of r) this.content.push(e);
  }
  compile() {
    let e = Function,
      t = this?.content ?? [``];
    return new e(
      ...Object.keys(this.closed),
      `return function (${this.args.join(`, `)}) {\n${t.join(`
`)}\n};`,
    )(...Object.values(this.closed));
  }
};
const zr = { major: 4, minor: 6, patch: 7 },
  R = /*@__PURE__*/ F(
    `$ZodType`,
    (e, t) => {
      var n;
      ((e ??= {}), (e._zod.def = t), (e._zod.bag = e._zod.bag || {}), (e._zod.version = zr));
      let r = e._zod.def.checks,
        i = e._zod.traits.has(`$ZodCheck`) ? [e, ...(r ?? [])] : r?.length ? [...r] : [];
      for (let t of i) for (let n of t._zod.onattach) n(e);
      if (i.length === 0)
        ((n = e._zod).deferred ?? (n.deferred = []),
          e._zod.deferred?.push(() => {
            e._zod.run = e._zod.parse;
          }));
      else {
        let t = (t, n, r) => {
            if (t.memo) return t;
            let i = N(t),
              a;
            for (let o of n) {
              if (o._zod.def.when) {
                if (zt(t) || !o._zod.def.when(t)) continue;
              } else if (i) continue;
              let n = t.issues.length,
                s = o._zod.check(t);
              if (s instanceof Promise && r?.async === !1) throw new fn();
              if (a || s instanceof Promise)
                a = (a ?? Promise.resolve()).then(async () => {
                  (await s, t.issues.length !== n && (Ut(t.issues, n, e), (i ||= N(t, n))));
                });
              else {
                if (t.issues.length === n) continue;
                (Ut(t.issues, n, e), (i ||= N(t, n)));
              }
            }
            return a ? a.then(() => t) : t;
          },
          n = (n, r, a) => {
            if (N(n)) return ((n.aborted = !0), n);
            let o = t(r, i, a);
            if (o instanceof Promise) {
              if (a.async === !1) throw new fn();
              return o.then((t) => e._zod.parse(t, a));
            }
            return e._zod.parse(o, a);
          };
        e._zod.run = (r, a) => {
          if (a.skipChecks) return e._zod.parse(r, a);
          if (a.direction === `backward`) {
            let t = e._zod.parse({ value: r.value, issues: [] }, { ...a, skipChecks: !0 });
            return t instanceof Promise ? t.then((e) => n(e, r, a)) : n(t, r, a);
          }
          let o = e._zod.parse(r, a);
          if (o instanceof Promise) {
            if (a.async === !1) throw new fn();
            return o.then((e) => t(e, i, a));
          }
          return t(o, i, a);
        };
      }
    },
    {
      get "~standard"() {
        return Qt(this, `~standard`, Hr(this));
      },
      set "~standard"(e) {
        Zt(this, `~standard`, e);
      },
    },
  ),
  Br = (e, t) =>
    e.issues.length ? { issues: e.issues.map((e) => Wt(e, t, mn())) } : { value: e.value };
async function Vr(e, t) {
  let n = { async: !0 };
  return Br(await e._zod.run({ value: t, issues: [] }, n), n);
}
function Hr(e) {
  return {
    validate: (t) => {
      let n = { async: !1 };
      try {
        let r = e._zod.run({ value: t, issues: [] }, n);
        if (!(r instanceof Promise)) return Br(r, n);
      } catch {}
      return Vr(e, t);
    },
    vendor: `zod`,
    version: 1,
  };
}
const Ur = /*@__PURE__*/ F(`$ZodString`, (e, t) => {
    (R.init(e, t),
      (e._zod.pattern = t.pattern ?? hr),
      (e._zod.parse = (n, r) => {
        if (t.coerce)
          try {
            n.value = String(n.value);
          } catch {}
        return (
          typeof n.value == `string` ||
            n.issues.push({ expected: `string`, code: `invalid_type`, input: n.value, inst: e }),
          n
        );
      }));
  }),
  z = /*@__PURE__*/ F(`$ZodStringFormat`, (e, t) => {
    (Ar.init(e, t), Ur.init(e, t));
  }),
  Wr = /*@__PURE__*/ F(`$ZodGUID`, (e, t) => {
    ((t.pattern ??= Zn), z.init(e, t));
  }),
  Gr = /*@__PURE__*/ F(`$ZodUUID`, (e, t) => {
    if (t.version) {
      let e = { v1: 1, v2: 2, v3: 3, v4: 4, v5: 5, v6: 6, v7: 7, v8: 8 }[t.version];
      if (e === void 0) throw Error(`Invalid UUID version: "${t.version}"`);
      t.pattern ??= Qn(e);
    } else t.pattern ??= Qn();
    z.init(e, t);
  }),
  Kr = /*@__PURE__*/ F(`$ZodEmail`, (e, t) => {
    ((t.pattern ??= $n), z.init(e, t));
  });
function qr(e) {
  try {
    return typeof URL < `u` && typeof URL.canParse == `function`
      ? URL.canParse(e)
      : (new URL(e), !0);
  } catch {
    return !1;
  }
}
function Jr(e, t) {
  return !(`normalize` in t) && !(`hostname` in t) && !(`protocol` in t) ? qr(e) || 2 : Yr(e, t);
}
function Yr(e, t) {
  if (!t.normalize && t.protocol?.source === sr.source && !/^https?:\/\//i.test(e)) return 1;
  try {
    if (typeof URL < `u`) {
      let t = URL;
      if (typeof t.parse == `function`) return t.parse(e) ?? 2;
    }
    return new URL(e);
  } catch {
    return 2;
  }
}
const Xr = /[\t\n\r]/g;
function Zr(e) {
  return e.replace(Xr, ``);
}
function Qr(e, t) {
  return ((t.lastIndex = 0), t.test(e.hostname));
}
function $r(e, t) {
  return (
    (t.lastIndex = 0), t.test(e.protocol.endsWith(`:`) ? e.protocol.slice(0, -1) : e.protocol)
  );
}
const ei = /*@__PURE__*/ F(`$ZodURL`, (e, t) => {
    (z.init(e, t),
      (e._zod.check = (n) => {
        try {
          let r = n.value.trim(),
            i = Jr(r, t);
          if (i === 1) {
            n.issues.push({
              code: `invalid_format`,
              format: `url`,
              note: `Invalid URL format`,
              input: n.value,
              inst: e,
              continue: !t.abort,
            });
            return;
          }
          if (i === 2) {
            n.issues.push({
              code: `invalid_format`,
              format: `url`,
              input: n.value,
              inst: e,
              continue: !t.abort,
            });
            return;
          }
          if (i === !0) {
            n.value = Zr(r);
            return;
          }
          (t.hostname &&
            !Qr(i, t.hostname) &&
            n.issues.push({
              code: `invalid_format`,
              format: `url`,
              note: `Invalid hostname`,
              pattern: t.hostname.source,
              input: n.value,
              inst: e,
              continue: !t.abort,
            }),
            t.protocol &&
              !$r(i, t.protocol) &&
              n.issues.push({
                code: `invalid_format`,
                format: `url`,
                note: `Invalid protocol`,
                pattern: t.protocol.source,
                input: n.value,
                inst: e,
                continue: !t.abort,
              }),
            (n.value = t.normalize ? i.href : Zr(r)));
          return;
        } catch {
          n.issues.push({
            code: `invalid_format`,
            format: `url`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
        }
      }));
  }),
  ti = /*@__PURE__*/ F(`$ZodEmoji`, (e, t) => {
    ((t.pattern ??= er()), z.init(e, t));
  }),
  ni = /*@__PURE__*/ F(`$ZodNanoID`, (e, t) => {
    if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1))
      throw Error(`Invalid nanoid length: ${t.length}`);
    ((t.pattern ??= t.length === void 0 ? Jn : Yn(t.length)), z.init(e, t));
  }),
  ri = /*@__PURE__*/ F(`$ZodCUID`, (e, t) => {
    ((t.pattern ??= Un), z.init(e, t));
  }),
  ii = /*@__PURE__*/ F(`$ZodCUID2`, (e, t) => {
    ((t.pattern ??= Wn), z.init(e, t));
  }),
  ai = /*@__PURE__*/ F(`$ZodULID`, (e, t) => {
    ((t.pattern ??= Gn), z.init(e, t));
  }),
  oi = /*@__PURE__*/ F(`$ZodXID`, (e, t) => {
    ((t.pattern ??= Kn), z.init(e, t));
  }),
  si = /*@__PURE__*/ F(`$ZodKSUID`, (e, t) => {
    ((t.pattern ??= qn), z.init(e, t));
  }),
  ci = /*@__PURE__*/ F(`$ZodISODateTime`, (e, t) => {
    ((t.pattern ??= mr(t)), z.init(e, t));
  }),
  li = /*@__PURE__*/ F(`$ZodISODate`, (e, t) => {
    ((t.pattern ??= dr), z.init(e, t));
  }),
  ui = /*@__PURE__*/ F(`$ZodISOTime`, (e, t) => {
    ((t.pattern ??= pr(t)), z.init(e, t));
  }),
  di = /*@__PURE__*/ F(`$ZodISODuration`, (e, t) => {
    ((t.pattern ??= Xn), z.init(e, t));
  }),
  fi = /*@__PURE__*/ F(`$ZodIPv4`, (e, t) => {
    ((t.pattern ??= tr), z.init(e, t));
  }),
  pi = /^[0-9a-fA-F:.]+$/;
function mi(e) {
  return pi.test(e) ? qr(`http://[${e}]`) : !1;
}
const hi = /*@__PURE__*/ F(`$ZodIPv6`, (e, t) => {
    ((t.pattern ??= nr),
      z.init(e, t),
      (e._zod.check = (n) => {
        mi(n.value) ||
          n.issues.push({
            code: `invalid_format`,
            format: `ipv6`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  gi = /*@__PURE__*/ F(`$ZodCIDRv4`, (e, t) => {
    ((t.pattern ??= rr), z.init(e, t));
  });
function _i(e) {
  let t = e.split(`/`);
  if (t.length !== 2) return !1;
  let [n, r] = t;
  if (!r) return !1;
  let i = Number(r);
  return `${i}` !== r || i < 0 || i > 128 ? !1 : mi(n);
}
const vi = /*@__PURE__*/ F(`$ZodCIDRv6`, (e, t) => {
  ((t.pattern ??= ir),
    z.init(e, t),
    (e._zod.check = (n) => {
      _i(n.value) ||
        n.issues.push({
          code: `invalid_format`,
          format: `cidrv6`,
          input: n.value,
          inst: e,
          continue: !t.abort,
        });
    }));
});
function yi(e) {
  if (e === ``) return !0;
  if (/\s/.test(e) || e.length % 4 != 0) return !1;
  try {
    return (atob(e), !0);
  } catch {
    return !1;
  }
}
const bi = /^[0-9a-zA-Z+/]*={0,2}$/,
  xi = /*@__PURE__*/ F(`$ZodBase64`, (e, t) => {
    ((t.pattern ??= bi),
      z.init(e, t),
      (e._zod.check = (n) => {
        yi(n.value) ||
          n.issues.push({
            code: `invalid_format`,
            format: `base64`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  Si = /^[A-Za-z0-9_-]*$/;
function Ci(e) {
  if (!Si.test(e)) return !1;
  let t = e.replace(/[-_]/g, (e) => (e === `-` ? `+` : `/`));
  return yi(t.padEnd(Math.ceil(t.length / 4) * 4, `=`));
}
const wi = /*@__PURE__*/ F(`$ZodBase64URL`, (e, t) => {
    ((t.pattern ??= Si),
      z.init(e, t),
      (e._zod.check = (n) => {
        Ci(n.value) ||
          n.issues.push({
            code: `invalid_format`,
            format: `base64url`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  Ti = /*@__PURE__*/ F(`$ZodE164`, (e, t) => {
    ((t.pattern ??= cr), z.init(e, t));
  });
function Ei(e, t = null) {
  try {
    let n = e.split(`.`);
    if (n.length !== 3) return !1;
    let [r] = n;
    if (!r) return !1;
    let i = JSON.parse(atob(r));
    return !((`typ` in i && i?.typ !== `JWT`) || !i.alg || (t && (!(`alg` in i) || i.alg !== t)));
  } catch {
    return !1;
  }
}
const Di = /*@__PURE__*/ F(`$ZodJWT`, (e, t) => {
    (z.init(e, t),
      (e._zod.check = (n) => {
        Ei(n.value, t.alg) ||
          n.issues.push({
            code: `invalid_format`,
            format: `jwt`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  Oi = /*@__PURE__*/ F(`$ZodNumber`, (e, t) => {
    (R.init(e, t),
      (e._zod.pattern = gr),
      (e._zod.parse = (n, r) => {
        if (t.coerce)
          try {
            n.value = Number(n.value);
          } catch {}
        let i = n.value;
        if (typeof i == `number` && !Number.isNaN(i) && Number.isFinite(i)) return n;
        let a =
          typeof i == `number`
            ? Number.isNaN(i)
              ? `NaN`
              : Number.isFinite(i)
                ? void 0
                : String(i)
            : void 0;
        return (
          n.issues.push({
            expected: `number`,
            code: `invalid_type`,
            input: i,
            inst: e,
            ...(a ? { received: a } : {}),
          }),
          n
        );
      }));
  }),
  ki = /*@__PURE__*/ F(`$ZodNumberFormat`, (e, t) => {
    (Er.init(e, t), Oi.init(e, t));
  }),
  Ai = /*@__PURE__*/ F(`$ZodBoolean`, (e, t) => {
    (R.init(e, t),
      (e._zod.pattern = _r),
      (e._zod.parse = (n, r) => {
        if (t.coerce)
          try {
            n.value = !!n.value;
          } catch {}
        let i = n.value;
        return (
          typeof i == `boolean` ||
            n.issues.push({ expected: `boolean`, code: `invalid_type`, input: i, inst: e }),
          n
        );
      }));
  }),
  ji = /*@__PURE__*/ F(`$ZodNull`, (e, t) => {
    (R.init(e, t),
      (e._zod.pattern = vr),
      (e._zod.values = /* @__PURE__ */ new Set([null])),
      (e._zod.parse = (t, n) => {
        let r = t.value;
        return (
          r === null ||
            t.issues.push({ expected: `null`, code: `invalid_type`, input: r, inst: e }),
          t
        );
      }));
  }),
  Mi = /*@__PURE__*/ F(`$ZodUnknown`, (e, t) => {
    (R.init(e, t), (e._zod.parse = (e) => e));
  }),
  Ni = /*@__PURE__*/ F(`$ZodNever`, (e, t) => {
    (R.init(e, t),
      (e._zod.parse = (t, n) => (
        t.issues.push({ expected: `never`, code: `invalid_type`, input: t.value, inst: e }),
        t
      )));
  });
function Pi(e, t) {
  let n = Ht(e._zod.def.checks);
  if (!n.length) return;
  let r = Math.min(...n.map((e) => e[0])),
    i = e._zod.parse;
  e._zod.parse = (n, a) => {
    let o = t(n.value);
    if (o > r && !a?.skipChecks && a?.direction !== `backward`) {
      for (let [t, r] of Ht(e._zod.def.checks))
        if (o > t && r._zod.def.when(n)) {
          let t = n.issues.length;
          return (r._zod.check(n), (n.issues[t].continue = !1), Ut(n.issues, t, e), n);
        }
    }
    return i(n, a);
  };
}
const Fi = (e) => (Array.isArray(e) ? e.length : -1);
function Ii(e, t, n) {
  (e.issues.length && t.issues.push(...Bt(n, e.issues)), (t.value[n] = e.value));
}
const Li = /*@__PURE__*/ F(`$ZodArray`, (e, t) => {
  R.init(e, t);
  let n = I.memoizer;
  (n?.attach(e),
    (e._zod.parse = (r, i) => {
      let a = r.value;
      if (!Array.isArray(a))
        return (r.issues.push({ expected: `array`, code: `invalid_type`, input: a, inst: e }), r);
      r.value = n ? n.alloc(e, r, Array(a.length), i) : Array(a.length);
      let o = [],
        s = i?.abortEarly;
      for (let e = 0; e < a.length; e++) {
        let n = a[e],
          c = t.element._zod.run({ value: n, issues: [] }, i);
        if (c instanceof Promise) o.push(c.then((t) => Ii(t, r, e)));
        else if ((Ii(c, r, e), s && c.issues.length !== 0 && N(c))) break;
      }
      return o.length ? Promise.all(o).then(() => r) : r;
    }),
    Pi(e, Fi));
});
function Ri(e, t, n, r, i, a) {
  let o = n in r,
    s = a === `optional`;
  if (o || !s || i !== `optional`) {
    if (e.issues.length) {
      if (i !== void 0 && s && !o) return;
      t.issues.push(...Bt(n, e.issues));
    }
    !o && i === void 0
      ? e.issues.length ||
        t.issues.push({ code: `invalid_type`, expected: `nonoptional`, input: void 0, path: [n] })
      : e.value === void 0
        ? (o || (i === `defaulted` && !s)) && (t.value[n] = void 0)
        : (t.value[n] = e.value);
  }
}
const zi = [];
function Bi(e) {
  let t = Object.keys(e.shape),
    n = Object.getOwnPropertySymbols(e.shape),
    r = n.length ? n : zi,
    i = r.length ? [...t, ...r] : t;
  for (let t of i)
    if (!e.shape?.[t]?._zod?.traits?.has(`$ZodType`))
      throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
  let a = Dt(e.shape);
  return {
    ...e,
    allKeys: i,
    symbolKeys: r,
    keySet: new Set(t),
    numKeys: t.length,
    optionalKeys: new Set(a),
  };
}
function Vi(e, t, n, r, i, a, o) {
  let s = [],
    c = i.keySet,
    l = i.catchall._zod,
    u = l.def.type,
    d = l.optin,
    f = l.optout,
    p = 0;
  for (let i in t) {
    if (o && n.issues.length !== p) {
      if (N(n, p)) break;
      p = n.issues.length;
    }
    if (c.has(i)) continue;
    if (i === `__proto__`) {
      u === `never` && s.push(i);
      continue;
    }
    if (u === `never`) {
      s.push(i);
      continue;
    }
    let a = l.run({ value: t[i], issues: [] }, r);
    a instanceof Promise ? e.push(a.then((e) => Ri(e, n, i, t, d, f))) : Ri(a, n, i, t, d, f);
  }
  return (
    s.length &&
      n.issues.push({ code: `unrecognized_keys`, keys: s, input: t, inst: a, continue: !0 }),
    e.length ? Promise.all(e).then(() => n) : n
  );
}
const Hi = /*@__PURE__*/ F(`$ZodObject`, (e, t) => {
    R.init(e, t);
    let n = Object.getOwnPropertyDescriptor(t, `shape`),
      r = n?.get ? n.get.raw : (t.shape ?? {});
    if (r) {
      let e = () => {
        let n = { ...r };
        return (Object.defineProperty(t, "shape", { value: n }), (e.raw = n), n);
      };
      ((e.raw = r), Object.defineProperty(t, "shape", { get: e }));
    }
    let i = ot(() => Bi(t));
    P(e, `propValues`, (e) => {
      let t = e.def.shape,
        n = {};
      for (let e in t) {
        let r = t[e]._zod;
        if (r.values) {
          Object.prototype.hasOwnProperty.call(n, e) || ut(n, e, /* @__PURE__ */ new Set());
          for (let t of r.values) n[e].add(t);
          r.optin !== void 0 && n[e].add(void 0);
        }
      }
      return n;
    });
    let a = yt,
      o = t.catchall,
      s,
      c = I.memoizer;
    (c?.attach(e),
      (e._zod.parse = (t, n) => {
        s ??= i.value;
        let r = t.value;
        if (!a(r))
          return (
            t.issues.push({ expected: `object`, code: `invalid_type`, input: r, inst: e }), t
          );
        t.value = c ? c.alloc(e, t, {}, n) : {};
        let l = [],
          u = s.shape,
          d = n?.abortEarly,
          f = t.issues.length;
        for (let e of s.allKeys) {
          if (d && t.issues.length !== f) {
            if (N(t, f)) break;
            f = t.issues.length;
          }
          if (e === `__proto__`) continue;
          let i = u[e],
            a = i._zod.optin,
            o = i._zod.optout,
            s = i._zod.run({ value: r[e], issues: [] }, n);
          s instanceof Promise ? l.push(s.then((n) => Ri(n, t, e, r, a, o))) : Ri(s, t, e, r, a, o);
        }
        return o
          ? Vi(l, r, t, n, i.value, e, d === !0)
          : l.length
            ? Promise.all(l).then(() => t)
            : t;
      }));
  }),
  Ui = /*@__PURE__*/ F(`$ZodObjectJIT`, (e, t) => {
    Hi.init(e, t);
    let n = e._zod.parse,
      r = ot(() => Bi(t)),
      i = I.memoizer,
      a = (t) => {
        let n = r.value,
          a = n.symbolKeys,
          o = new Rr([`payload`, `ctx`], { shape: t, inst: e, memo: i, syms: a }),
          s = (e) => `shape[${e}]._zod.run({ value: input[${e}], issues: [] }, ctx)`,
          c = (e, t) => `
          let ${e}_ab = false;
          for (let i = 0; i < ${e}.issues.length; i++) {
            const iss = ${e}.issues[i];
            iss.path = iss.path ? [${t}, ...iss.path] : [${t}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${e}_ab = true;
          }
          if (${e}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
        o.write(`const input = payload.value;`);
        let l = Object.create(null),
          u = 0;
        for (let e of n.allKeys) l[e] = `key_${u++}`;
        o.write(
          i ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`,
        );
        for (let e of n.allKeys) {
          if (e === `__proto__`) continue;
          let n = l[e],
            r = typeof e == `symbol` ? `syms[${a.indexOf(e)}]` : gt(e),
            i = `${r} in input`,
            u = t[e],
            d = u?._zod?.optin,
            f = d !== void 0,
            p = u?._zod?.optout === `optional`;
          if ((o.write(`const ${n} = ${s(r)};`), f && p)) {
            let e = d === `optional` ? `${n}_present` : `${n}.value !== undefined || ${n}_present`;
            o.write(`
        const ${n}_present = ${i};
        if (!${n}.issues.length || ${n}_present) {
          if (${n}.issues.length) {${c(n, r)}
          }

          if (${e}) {
            newResult[${r}] = ${n}.value;
          }
        }

      `);
          } else
            f
              ? (o.write(`
        if (${n}.issues.length) {${c(n, r)}
        }
      `),
                d === `defaulted`
                  ? o.write(`newResult[${r}] = ${n}.value;`)
                  : o.write(`
        if (${n}.value !== undefined || ${i}) {
          newResult[${r}] = ${n}.value;
        }
      `))
              : o.write(`
        const ${n}_present = ${i};
        if (${n}.issues.length) {${c(n, r)}
        }
        if (!${n}_present && !${n}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${r}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${n}_present) {
          newResult[${r}] = ${n}.value;
        }

      `);
        }
        return (o.write(`payload.value = newResult;`), o.write(`return payload;`), o.compile());
      },
      o,
      s = yt,
      c = !I.jitless,
      l = c && bt.value,
      u = t.catchall,
      d;
    e._zod.parse = (i, f) => {
      d ??= r.value;
      let p = i.value;
      return s(p)
        ? c && l && f?.async === !1 && f.jitless !== !0
          ? ((o ||= a(t.shape)), (i = o(i, f)), u ? Vi([], p, i, f, d, e, f?.abortEarly === !0) : i)
          : n(i, f)
        : (i.issues.push({ expected: `object`, code: `invalid_type`, input: p, inst: e }), i);
    };
  });
function Wi(e, t, n, r) {
  for (let n of e) if (n.issues.length === 0) return ((t.value = n.value), t);
  let i = e.filter((e) => !N(e));
  return i.length === 1
    ? ((t.value = i[0].value), i[0])
    : (t.issues.push({
        code: `invalid_union`,
        input: t.value,
        inst: n,
        errors: e.map((e) => e.issues.map((e) => Wt(e, r, mn()))),
      }),
      t);
}
const Gi = /*@__PURE__*/ F(`$ZodUnion`, (e, t) => {
    (R.init(e, t),
      P(e, `optin`, (e) =>
        e.def.options.some((e) => e._zod.optin === `defaulted`)
          ? `defaulted`
          : e.def.options.some((e) => e._zod.optin !== void 0)
            ? `optional`
            : void 0,
      ),
      P(e, `optout`, (e) =>
        e.def.options.some((e) => e._zod.optout === `optional`) ? `optional` : void 0,
      ),
      P(e, `values`, (e) => {
        if (e.def.options.every((e) => e._zod.values))
          return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
      }),
      P(e, `pattern`, (e) => {
        if (e.def.options.every((e) => e._zod.pattern)) {
          let t = e.def.options.map((e) => e._zod.pattern);
          return RegExp(`^(${t.map((e) => ct(e.source)).join(`|`)})$`);
        }
      }));
    let n = t.options.length === 1 ? t.options[0]._zod.run : null;
    e._zod.parse = (r, i) => {
      if (n) return n(r, i);
      let a = !1,
        o = [];
      for (let e of t.options) {
        let t = e._zod.run({ value: r.value, issues: [] }, i);
        if (t instanceof Promise) (o.push(t), (a = !0));
        else {
          if (t.issues.length === 0) return t;
          o.push(t);
        }
      }
      return a ? Promise.all(o).then((t) => Wi(t, r, e, i)) : Wi(o, r, e, i);
    };
  }),
  Ki = /*@__PURE__*/ F(`$ZodIntersection`, (e, t) => {
    (R.init(e, t),
      (e._zod.parse = (e, n) => {
        let r = e.value,
          i = t.left._zod.run({ value: r, issues: [] }, n),
          a = t.right._zod.run({ value: r, issues: [] }, n);
        return i instanceof Promise || a instanceof Promise
          ? Promise.all([i, a]).then(([t, n]) => Ji(e, t, n))
          : Ji(e, i, a);
      }));
  });
function qi(e, t) {
  if (e === t || (e instanceof Date && t instanceof Date && +e == +t))
    return { valid: !0, data: e };
  if (xt(e) && xt(t)) {
    let n = Object.keys(t),
      r = Object.keys(e).filter((e) => n.indexOf(e) !== -1),
      i = { ...e, ...t };
    Object.prototype.hasOwnProperty.call(i, `__proto__`) && delete i.__proto__;
    for (let n of r) {
      if (n === `__proto__`) continue;
      let r = qi(e[n], t[n]);
      if (!r.valid) return { valid: !1, mergeErrorPath: [n, ...r.mergeErrorPath] };
      i[n] = r.data;
    }
    return { valid: !0, data: i };
  }
  if (Array.isArray(e) && Array.isArray(t)) {
    if (e.length !== t.length) return { valid: !1, mergeErrorPath: [] };
    let n = [];
    for (let r = 0; r < e.length; r++) {
      let i = e[r],
        a = t[r],
        o = qi(i, a);
      if (!o.valid) return { valid: !1, mergeErrorPath: [r, ...o.mergeErrorPath] };
      n.push(o.data);
    }
    return { valid: !0, data: n };
  }
  return { valid: !1, mergeErrorPath: [] };
}
function Ji(e, t, n) {
  let r = /* @__PURE__ */ new Map(),
    i,
    a = /* @__PURE__ */ new Map(),
    o = (e, t) => {
      let n;
      if (e.code === `unrecognized_keys` && !e.path?.length) ((i ??= e), (n = e.keys));
      else if (e.code === `invalid_key` && e.origin === `record` && e.path?.length === 1) {
        let t = String(e.path[0]);
        (a.has(t) || a.set(t, e), (n = [t]));
      } else return !1;
      for (let e of n) (r.has(e) || r.set(e, {}), (r.get(e)[t] = !0));
      return !0;
    };
  for (let n of t.issues) o(n, `l`) || e.issues.push(n);
  for (let t of n.issues) o(t, `r`) || e.issues.push(t);
  let s = [...r].filter(([, e]) => e.l && e.r).map(([e]) => e);
  if (s.length) {
    let t = i ? s.filter((e) => i.keys.includes(e)) : [];
    t.length && e.issues.push({ ...i, keys: t });
    for (let n of s) !t.includes(n) && a.has(n) && e.issues.push(a.get(n));
  }
  let c = qi(t.value, n.value);
  if (!c.valid) {
    if (N(e)) return e;
    throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`);
  }
  return ((e.value = c.data), e);
}
const Yi = /*@__PURE__*/ F(`$ZodTuple`, (e, t) => {
  R.init(e, t);
  let n = t.items,
    r = I.memoizer;
  (r?.attach(e),
    (e._zod.parse = (i, a) => {
      let o = i.value;
      if (!Array.isArray(o))
        return (i.issues.push({ input: o, inst: e, expected: `tuple`, code: `invalid_type` }), i);
      i.value = r ? r.alloc(e, i, [], a) : [];
      let s = [],
        c = Xi(n, `optin`),
        l = Xi(n, `optout`);
      if (!t.rest) {
        if (o.length < c)
          return (
            i.issues.push({
              code: `too_small`,
              minimum: c,
              inclusive: !0,
              input: o,
              inst: e,
              origin: `array`,
            }),
            i
          );
        o.length > n.length &&
          i.issues.push({
            code: `too_big`,
            maximum: n.length,
            inclusive: !0,
            input: o,
            inst: e,
            origin: `array`,
          });
      }
      let u = Array(n.length),
        d = t.rest ? a?.abortEarly : void 0,
        f = !1;
      for (let e = 0; e < n.length; e++) {
        let t = n[e]._zod.run({ value: o[e], issues: [] }, a);
        t instanceof Promise
          ? s.push(
              t.then((t) => {
                u[e] = t;
              }),
            )
          : ((u[e] = t), d && !f && t.issues.length && (f = N(t)));
      }
      if (t.rest && !f) {
        let e = n.length - 1,
          r = o.slice(n.length),
          c = i.issues.length;
        for (let n of r) {
          if (d && i.issues.length !== c) {
            if (N(i, c)) break;
            c = i.issues.length;
          }
          e++;
          let r = t.rest._zod.run({ value: n, issues: [] }, a);
          r instanceof Promise ? s.push(r.then((t) => Zi(t, i, e))) : Zi(r, i, e);
        }
      }
      return s.length ? Promise.all(s).then(() => Qi(u, i, n, o, l)) : Qi(u, i, n, o, l);
    }));
});
function Xi(e, t) {
  for (let n = e.length - 1; n >= 0; n--)
    if (!(t === `optin` ? e[n]._zod.optin !== void 0 : e[n]._zod.optout === `optional`))
      return n + 1;
  return 0;
}
function Zi(e, t, n) {
  (e.issues.length && t.issues.push(...Bt(n, e.issues)), (t.value[n] = e.value));
}
function Qi(e, t, n, r, i) {
  for (let a = 0; a < n.length; a++) {
    let o = e[a],
      s = a < r.length;
    if (!s && a >= i && n[a]._zod.optin === `optional`) {
      t.value.length = a;
      break;
    }
    if (o.issues.length) {
      if (!s && a >= i) {
        t.value.length = a;
        break;
      }
      t.issues.push(...Bt(a, o.issues));
    }
    t.value[a] = o.value;
  }
  for (
    let e = t.value.length - 1;
    e >= r.length && n[e]._zod.optout === `optional` && t.value[e] === void 0;
    e--
  )
    t.value.length = e;
  return t;
}
const $i = /*@__PURE__*/ F(`$ZodEnum`, (e, t) => {
    R.init(e, t);
    let n = nt(t.entries),
      r = new Set(n);
    ((e._zod.values = r),
      P(e, `pattern`, (e) => {
        let t = nt(e.def.entries).filter((e) => Ct.has(typeof e));
        return RegExp(t.length ? `^(${t.map((e) => wt(e.toString())).join(`|`)})$` : `^[^\\s\\S]$`);
      }),
      (e._zod.parse = (t, i) => {
        let a = t.value;
        return (
          r.has(a) || t.issues.push({ code: `invalid_value`, values: n, input: a, inst: e }), t
        );
      }));
  }),
  ea = /*@__PURE__*/ F(`$ZodLiteral`, (e, t) => {
    R.init(e, t);
    let n = new Set(t.values);
    ((e._zod.values = n),
      P(e, `pattern`, (e) => {
        let t = e.def.values;
        return RegExp(
          t.length
            ? `^(${t.map((e) => (typeof e == `string` ? wt(e) : e ? wt(e.toString()) : String(e))).join(`|`)})$`
            : `^[^\\s\\S]$`,
        );
      }),
      (e._zod.parse = (r, i) => {
        let a = r.value;
        return (
          n.has(a) || r.issues.push({ code: `invalid_value`, values: t.values, input: a, inst: e }),
          r
        );
      }));
  }),
  ta = /*@__PURE__*/ F(`$ZodTransform`, (e, t) => {
    (R.init(e, t),
      (e._zod.optin = `optional`),
      I.memoizer?.guard(e),
      (e._zod.parse = (n, r) => {
        if (r.direction === `backward`) throw new pn(e.constructor.name);
        let i = t.transform(n.value, n);
        if (r.async)
          return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => ((n.value = e), n));
        if (i instanceof Promise) throw new fn();
        return ((n.value = i), n);
      }));
  });
function na(e, t) {
  return ((e.value = t.issues.length ? void 0 : t.value), e);
}
const ra = /*@__PURE__*/ F(`$ZodOptional`, (e, t) => {
    (R.init(e, t),
      P(e, `optin`, (e) => (e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`)),
      (e._zod.optout = `optional`),
      P(e, `values`, (e) => {
        let t = e.def.innerType._zod.values;
        return t ? /* @__PURE__ */ new Set([...t, void 0]) : void 0;
      }),
      P(e, `pattern`, (e) => {
        let t = e.def.innerType._zod.pattern;
        return t ? RegExp(`^(${ct(t.source)})?$`) : void 0;
      }),
      (e._zod.parse = (e, n) => {
        if (e.value === void 0) {
          if (t.innerType._zod.optin !== `defaulted`) return e;
          let r = t.innerType._zod.run({ value: e.value, issues: [] }, n);
          return r instanceof Promise ? r.then((t) => na(e, t)) : na(e, r);
        }
        return t.innerType._zod.run(e, n);
      }));
  }),
  ia = /*@__PURE__*/ F(`$ZodExactOptional`, (e, t) => {
    (ra.init(e, t),
      P(e, `values`, (e) => e.def.innerType._zod.values),
      P(e, `pattern`, (e) => e.def.innerType._zod.pattern),
      (e._zod.parse = (e, n) => t.innerType._zod.run(e, n)));
  }),
  aa = /*@__PURE__*/ F(`$ZodNullable`, (e, t) => {
    (R.init(e, t),
      P(e, `optin`, (e) => e.def.innerType._zod.optin),
      P(e, `optout`, (e) => e.def.innerType._zod.optout),
      P(e, `pattern`, (e) => {
        let t = e.def.innerType._zod.pattern;
        return t ? RegExp(`^(${ct(t.source)}|null)$`) : void 0;
      }),
      P(e, `values`, (e) =>
        e.def.innerType._zod.values
          ? /* @__PURE__ */ new Set([...e.def.innerType._zod.values, null])
          : void 0,
      ),
      (e._zod.parse = (e, n) => (e.value === null ? e : t.innerType._zod.run(e, n))));
  }),
  oa = /*@__PURE__*/ F(`$ZodDefault`, (e, t) => {
    (R.init(e, t),
      (e._zod.optin = `defaulted`),
      P(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) return t.innerType._zod.run(e, n);
        if (e.value === void 0) return ((e.value = t.defaultValue), e);
        let r = t.innerType._zod.run(e, n);
        return r instanceof Promise ? r.then((e) => sa(e, t)) : sa(r, t);
      }));
  });
function sa(e, t) {
  return (e.value === void 0 && (e.value = t.defaultValue), e);
}
const ca = /*@__PURE__*/ F(`$ZodPrefault`, (e, t) => {
    (R.init(e, t),
      (e._zod.optin = `defaulted`),
      P(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => (
        n.direction === `backward` || (e.value === void 0 && (e.value = t.defaultValue)),
        t.innerType._zod.run(e, n)
      )));
  }),
  la = /*@__PURE__*/ F(`$ZodNonOptional`, (e, t) => {
    (R.init(e, t),
      P(e, `values`, (e) => {
        let t = e.def.innerType._zod.values;
        return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
      }),
      (e._zod.parse = (n, r) => {
        let i = t.innerType._zod.run(n, r);
        return i instanceof Promise ? i.then((t) => ua(t, e)) : ua(i, e);
      }));
  });
function ua(e, t) {
  return (
    !e.issues.length &&
      e.value === void 0 &&
      e.issues.push({ code: `invalid_type`, expected: `nonoptional`, input: e.value, inst: t }),
    e
  );
}
function da(e, t, n, r) {
  return t.issues.length
    ? ((e.value = n.catchValue({
        ...t,
        value: e.value,
        error: { issues: t.issues.map((e) => Wt(e, r, mn())) },
        input: e.value,
      })),
      e)
    : ((e.value = t.value), t.memo && (e.memo = !0), e);
}
const fa = /*@__PURE__*/ F(`$ZodCatch`, (e, t) => {
    (R.init(e, t),
      P(e, `optin`, (e) => (e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`)),
      P(e, `optout`, (e) => e.def.innerType._zod.optout),
      P(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) return t.innerType._zod.run(e, n);
        let r = t.innerType._zod.run({ value: e.value, issues: [] }, n);
        return r instanceof Promise ? r.then((r) => da(e, r, t, n)) : da(e, r, t, n);
      }));
  }),
  pa = /*@__PURE__*/ F(`$ZodPipe`, (e, t) => {
    (R.init(e, t),
      P(e, `values`, (e) => e.def.in._zod.values),
      P(e, `optin`, (e) => e.def.in._zod.optin),
      P(e, `optout`, (e) => e.def.out._zod.optout),
      P(e, `propValues`, (e) => e.def.in._zod.propValues),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) {
          let r = t.out._zod.run(e, n);
          return r instanceof Promise ? r.then((e) => ma(e, t.in, n)) : ma(r, t.in, n);
        }
        let r = t.in._zod.run(e, n);
        return r instanceof Promise ? r.then((e) => ma(e, t.out, n)) : ma(r, t.out, n);
      }));
  });
function ma(e, t, n) {
  return e.issues.some((e) => e.code !== `unrecognized_keys`)
    ? ((e.aborted = !0), e)
    : t._zod.run({ value: e.value, issues: e.issues }, n);
}
const ha = /*@__PURE__*/ F(`$ZodReadonly`, (e, t) => {
  (R.init(e, t),
    P(e, `propValues`, (e) => e.def.innerType._zod.propValues),
    P(e, `values`, (e) => e.def.innerType._zod.values),
    P(e, `optin`, (e) => e.def.innerType?._zod?.optin),
    P(e, `optout`, (e) => e.def.innerType?._zod?.optout),
    (e._zod.parse = (e, n) => {
      if (n.direction === `backward`) return t.innerType._zod.run(e, n);
      let r = t.innerType._zod.run(e, n);
      return r instanceof Promise ? r.then(ga) : ga(r);
    }));
});
function ga(e) {
  return (e.memo || (e.value = Object.freeze(e.value)), e);
}
const _a = /*@__PURE__*/ F(`$ZodCustom`, (e, t) => {
  (L.init(e, t),
    R.init(e, t),
    (e._zod.parse = (e, t) => e),
    (e._zod.check = (n) => {
      let r = n.value,
        i = t.fn(r);
      if (i instanceof Promise) return i.then((t) => va(t, n, r, e));
      va(i, n, r, e);
    }));
});
function va(e, t, n, r) {
  if (!e) {
    let e = {
      code: `custom`,
      input: n,
      inst: r,
      path: [...(r._zod.def.path ?? [])],
      continue: !r._zod.def.abort,
    };
    (r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(Yt(e)));
  }
}
var ya = class extends Error {
  constructor() {
    (super(`Cannot parse a reference cycle that closes through a transform`),
      (this.name = `ZodCyclicError`));
  }
};
const ba = `~memo`,
  xa = [];
function Sa(e) {
  return typeof e == `object` && !!e;
}
function Ca(e) {
  return e.map((e) => (e.path ? { ...e, path: e.path.slice() } : { ...e }));
}
const wa = /*@__PURE__*/ new WeakMap();
function Ta(e, t, n) {
  let r = wa.get(e);
  if (r !== void 0) return r ? 2 : 0;
  if (t.has(e)) return 2;
  t.add(e);
  let i = 0,
    a = (e) => {
      if (i !== 2 && e?._zod) {
        let r = Ta(e, t, n);
        r > i && (i = r);
      }
    },
    o = (e, r) => {
      let i = 0;
      for (let a of Reflect.ownKeys(e)) {
        let o = Object.getOwnPropertyDescriptor(e, a);
        if (r && !o.enumerable) continue;
        let s = o.get ? 1 : o.value?._zod ? Ta(o.value, t, n) : 0;
        s > i && (i = s);
      }
      return i;
    },
    s = (e) => {
      e > i && (i = e);
    },
    c = e._zod.def;
  switch (c.type) {
    case `object`: {
      let e = dt(c);
      (s(e ? o(e, !0) : 1), a(c.catchall));
      break;
    }
    case `array`:
      a(c.element);
      break;
    case `tuple`:
      for (let e of c.items) a(e);
      a(c.rest);
      break;
    case `record`:
    case `map`:
      (a(c.keyType), a(c.valueType));
      break;
    case `set`:
      a(c.valueType);
      break;
    case `union`:
      for (let e of c.options) a(e);
      break;
    case `intersection`:
      (a(c.left), a(c.right));
      break;
    case `optional`:
    case `nullable`:
    case `default`:
    case `prefault`:
    case `catch`:
    case `readonly`:
    case `nonoptional`:
    case `promise`:
    case `success`:
      a(c.innerType);
      break;
    case `pipe`:
      (a(c.in), a(c.out));
      break;
    case `function`:
      (a(c.input), a(c.output));
      break;
    case `lazy`: {
      let r = c._cachedInner ?? (n ? e._zod.innerType : void 0);
      s(r ? Ta(r, t, !1) : 1);
      break;
    }
    case `template_literal`:
    case `string`:
    case `number`:
    case `int`:
    case `boolean`:
    case `bigint`:
    case `symbol`:
    case `undefined`:
    case `null`:
    case `void`:
    case `never`:
    case `any`:
    case `unknown`:
    case `date`:
    case `nan`:
    case `enum`:
    case `literal`:
    case `file`:
    case `transform`:
    case `custom`:
      break;
    default:
      for (let e in c) {
        let t = Object.getOwnPropertyDescriptor(c, e);
        if (!t || t.get) continue;
        let n = t.value;
        if (n && typeof n == `object`) {
          if (n._zod) a(n);
          else if (Array.isArray(n)) for (let e of n) a(e);
        }
      }
  }
  return (t.delete(e), Ea(e, i));
}
function Ea(e, t) {
  return (t !== 1 && wa.set(e, t === 2), t);
}
function Da(e, t) {
  let n = e.buckets.get(t);
  return (n || ((n = /* @__PURE__ */ new WeakMap()), e.buckets.set(t, n)), n);
}
let Oa;
const ka = [],
  Aa = {
    alloc(e, t, n) {
      let r = Oa;
      if (!r) return n;
      Oa = void 0;
      let i = { value: n, issues: null };
      return (r.set(t.value, i), ka.push(i), n);
    },
    guard(e) {
      var t;
      ((t = e._zod).deferred ?? (t.deferred = []),
        e._zod.deferred.push(() => {
          let t = e._zod.parse,
            n = (e, n) => {
              if (n.direction !== `backward` && Ma(n, e.value)) throw new ya();
              return t(e, n);
            };
          ((e._zod.parse = n), e._zod.run === t && (e._zod.run = n));
        }));
    },
    attach(e) {
      var t;
      let n,
        r = !1,
        i,
        a;
      ((t = e._zod).deferred ?? (t.deferred = []),
        e._zod.deferred.push(() => {
          let t = e._zod.parse,
            o = (s, c) => {
              if (n === void 0) {
                let i = Ta(e, /* @__PURE__ */ new Set(), !1);
                if (i === 0)
                  return ((e._zod.parse = t), e._zod.run === o && (e._zod.run = t), t(s, c));
                i === 2 || r ? (n = !0) : (r = !0);
              }
              let l = s.value;
              if (!Sa(l)) return t(s, c);
              let u = c[ba];
              u ||
                ((u = { buckets: /* @__PURE__ */ new WeakMap(), backEdges: void 0 }), (c[ba] = u));
              let d;
              i === c ? (d = a) : ((d = Da(u, e)), (i = c), (a = d));
              let f = d.get(l);
              if (f)
                return (
                  (s.value = f.value),
                  f.issues
                    ? f.issues.length && s.issues.push(...Ca(f.issues))
                    : ((s.memo = !0),
                      u.backEdges ?? (u.backEdges = /* @__PURE__ */ new WeakSet()),
                      u.backEdges.add(f.value)),
                  s
                );
              Oa = d;
              let p = ka.length,
                m = t(s, c);
              Oa = void 0;
              let h = ka.length > p ? ka.pop() : void 0;
              return m instanceof Promise
                ? m.then((e) => (h && (h.issues = e.issues.length ? Ca(e.issues) : xa), e))
                : (h && (h.issues = m.issues.length ? Ca(m.issues) : xa), m);
            };
          ((e._zod.parse = o), e._zod.run === t && (e._zod.run = o));
        }));
    },
  };
function ja() {
  return Aa;
}
function Ma(e, t) {
  let n = e[ba]?.backEdges;
  return n !== void 0 && Sa(t) && n.has(t);
}
const Na = () => {
  let e = {
    string: { unit: `characters`, verb: `to have` },
    file: { unit: `bytes`, verb: `to have` },
    array: { unit: `items`, verb: `to have` },
    set: { unit: `items`, verb: `to have` },
    map: { unit: `entries`, verb: `to have` },
  };
  function t(t) {
    return e[t] ?? null;
  }
  let n = {
      regex: `input`,
      email: `email address`,
      url: `URL`,
      emoji: `emoji`,
      uuid: `UUID`,
      uuidv4: `UUIDv4`,
      uuidv6: `UUIDv6`,
      nanoid: `nanoid`,
      guid: `GUID`,
      cuid: `cuid`,
      cuid2: `cuid2`,
      ulid: `ULID`,
      xid: `XID`,
      ksuid: `KSUID`,
      datetime: `ISO datetime`,
      date: `ISO date`,
      time: `ISO time`,
      duration: `ISO duration`,
      ipv4: `IPv4 address`,
      ipv6: `IPv6 address`,
      mac: `MAC address`,
      cidrv4: `IPv4 range`,
      cidrv6: `IPv6 range`,
      base64: `base64-encoded string`,
      base64url: `base64url-encoded string`,
      json_string: `JSON string`,
      e164: `E.164 number`,
      currency_code: `currency code`,
      credit_card: `credit card number`,
      iban: `IBAN`,
      jwt: `JWT`,
      template_literal: `input`,
    },
    r = { nan: `NaN` };
  function i(e, t) {
    return e === `number` && typeof t == `number` && !Number.isFinite(t) ? String(t) : (r[e] ?? e);
  }
  return (e) => {
    switch (e.code) {
      case `invalid_type`:
        return `Invalid input: expected ${i(e.expected)}, received ${i(Jt(e.input), e.input)}`;
      case `invalid_value`:
        return e.values.length === 1
          ? `Invalid input: expected ${Et(e.values[0])}`
          : `Invalid option: expected one of ${rt(e.values, `|`)}`;
      case `too_big`: {
        let n = e.exact ? `exactly ` : e.inclusive ? `<=` : `<`,
          r = t(e.origin);
        return r
          ? `Too big: expected ${e.origin ?? `value`} to have ${n}${e.maximum.toString()} ${r.unit ?? `elements`}`
          : `Too big: expected ${e.origin ?? `value`} to be ${n}${e.maximum.toString()}`;
      }
      case `too_small`: {
        let n = e.exact ? `exactly ` : e.inclusive ? `>=` : `>`,
          r = t(e.origin);
        return r
          ? `Too small: expected ${e.origin} to have ${n}${e.minimum.toString()} ${r.unit}`
          : `Too small: expected ${e.origin} to be ${n}${e.minimum.toString()}`;
      }
      case `invalid_format`: {
        let t = e;
        return t.format === `starts_with`
          ? `Invalid string: must start with "${t.prefix}"`
          : t.format === `ends_with`
            ? `Invalid string: must end with "${t.suffix}"`
            : t.format === `includes`
              ? `Invalid string: must include "${t.includes}"`
              : t.format === `regex`
                ? `Invalid string: must match pattern ${t.pattern}`
                : `Invalid ${n[t.format] ?? e.format}`;
      }
      case `not_multiple_of`:
        return `Invalid number: must be a multiple of ${e.divisor}`;
      case `unrecognized_keys`:
        return `Unrecognized key${e.keys.length > 1 ? `s` : ``}: ${rt(e.keys, `, `)}`;
      case `invalid_key`:
        return `Invalid key in ${e.origin}`;
      case `invalid_union`:
        return e.options && Array.isArray(e.options) && e.options.length > 0
          ? `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(` | `)}`
          : e.inclusive === !1
            ? `Invalid input: more than one option matched`
            : `Invalid input`;
      case `invalid_element`:
        return `Invalid value in ${e.origin}`;
      default:
        return `Invalid input`;
    }
  };
};
function Pa() {
  return { localeError: Na() };
}
var Fa,
  Ia = class {
    constructor() {
      ((this._map = /* @__PURE__ */ new WeakMap()), (this._idmap = /* @__PURE__ */ new Map()));
    }
    add(e, ...t) {
      let n = t[0];
      return (
        this._map.set(e, n),
        n && typeof n == `object` && `id` in n && this._idmap.set(n.id, e),
        this
      );
    }
    clear() {
      return (
        (this._map = /* @__PURE__ */ new WeakMap()), (this._idmap = /* @__PURE__ */ new Map()), this
      );
    }
    remove(e) {
      let t = this._map.get(e);
      return (
        t && typeof t == `object` && `id` in t && this._idmap.delete(t.id),
        this._map.delete(e),
        this
      );
    }
    get(e) {
      let t = e._zod.parent;
      if (t) {
        let n = { ...(this.get(t) ?? {}) };
        delete n.id;
        let r = { ...n, ...this._map.get(e) };
        return Object.keys(r).length ? r : void 0;
      }
      return this._map.get(e);
    }
    has(e) {
      return this._map.has(e);
    }
  };
function La() {
  return new Ia();
}
(Fa = globalThis).__zod_globalRegistry ?? (Fa.__zod_globalRegistry = La());
const Ra = globalThis.__zod_globalRegistry;
function za(e) {
  return ((e.checks &&= [...e.checks]), e);
} // @__NO_SIDE_EFFECTS__
function Ba(e, t) {
  return new e(za({ type: `string`, ...M(t) }));
} // @__NO_SIDE_EFFECTS__
function Va(e, t) {
  return new e({ type: `string`, format: `email`, check: `string_format`, abort: !1, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function Ha(e, t) {
  return new e({ type: `string`, format: `guid`, check: `string_format`, abort: !1, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function Ua(e, t) {
  return new e({ type: `string`, format: `uuid`, check: `string_format`, abort: !1, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function Wa(e, t) {
  return new e({
    type: `string`,
    format: `uuid`,
    check: `string_format`,
    abort: !1,
    version: `v4`,
    ...M(t),
  });
} // @__NO_SIDE_EFFECTS__
function Ga(e, t) {
  return new e({
    type: `string`,
    format: `uuid`,
    check: `string_format`,
    abort: !1,
    version: `v6`,
    ...M(t),
  });
} // @__NO_SIDE_EFFECTS__
function Ka(e, t) {
  return new e({
    type: `string`,
    format: `uuid`,
    check: `string_format`,
    abort: !1,
    version: `v7`,
    ...M(t),
  });
} // @__NO_SIDE_EFFECTS__
function qa(e, t) {
  return new e({ type: `string`, format: `url`, check: `string_format`, abort: !1, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function Ja(e, t) {
  return new e({ type: `string`, format: `emoji`, check: `string_format`, abort: !1, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function Ya(e, t) {
  return new e({ type: `string`, format: `nanoid`, check: `string_format`, abort: !1, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function Xa(e, t) {
  return new e({ type: `string`, format: `cuid`, check: `string_format`, abort: !1, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function Za(e, t) {
  return new e({ type: `string`, format: `cuid2`, check: `string_format`, abort: !1, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function Qa(e, t) {
  return new e({ type: `string`, format: `ulid`, check: `string_format`, abort: !1, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function $a(e, t) {
  return new e({ type: `string`, format: `xid`, check: `string_format`, abort: !1, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function eo(e, t) {
  return new e({ type: `string`, format: `ksuid`, check: `string_format`, abort: !1, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function to(e, t) {
  return new e({ type: `string`, format: `ipv4`, check: `string_format`, abort: !1, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function no(e, t) {
  return new e({ type: `string`, format: `ipv6`, check: `string_format`, abort: !1, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function ro(e, t) {
  return new e({ type: `string`, format: `cidrv4`, check: `string_format`, abort: !1, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function io(e, t) {
  return new e({ type: `string`, format: `cidrv6`, check: `string_format`, abort: !1, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function ao(e, t) {
  return new e({ type: `string`, format: `base64`, check: `string_format`, abort: !1, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function oo(e, t) {
  return new e({ type: `string`, format: `base64url`, check: `string_format`, abort: !1, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function so(e, t) {
  return new e({ type: `string`, format: `e164`, check: `string_format`, abort: !1, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function co(e, t) {
  return new e({ type: `string`, format: `jwt`, check: `string_format`, abort: !1, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function lo(e, t) {
  return new e({
    type: `string`,
    format: `datetime`,
    check: `string_format`,
    offset: !1,
    local: !1,
    precision: null,
    ...M(t),
  });
} // @__NO_SIDE_EFFECTS__
function uo(e, t) {
  return new e({ type: `string`, format: `date`, check: `string_format`, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function fo(e, t) {
  return new e({
    type: `string`,
    format: `time`,
    check: `string_format`,
    precision: null,
    ...M(t),
  });
} // @__NO_SIDE_EFFECTS__
function po(e, t) {
  return new e({ type: `string`, format: `duration`, check: `string_format`, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function mo(e, t) {
  return new e(za({ type: `number`, checks: [], ...M(t) }));
} // @__NO_SIDE_EFFECTS__
function ho(e, t) {
  return new e({ type: `number`, check: `number_format`, abort: !1, format: `safeint`, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function go(e, t) {
  return new e({ type: `boolean`, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function _o(e, t) {
  return new e({ type: `null`, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function vo(e) {
  return new e({ type: `unknown` });
} // @__NO_SIDE_EFFECTS__
function yo(e, t) {
  return new e({ type: `never`, ...M(t) });
} // @__NO_SIDE_EFFECTS__
function bo(e, t) {
  return new Cr({ check: `less_than`, ...M(t), value: e, inclusive: !1 });
} // @__NO_SIDE_EFFECTS__
function xo(e, t) {
  return new Cr({ check: `less_than`, ...M(t), value: e, inclusive: !0 });
} // @__NO_SIDE_EFFECTS__
function So(e, t) {
  return new wr({ check: `greater_than`, ...M(t), value: e, inclusive: !1 });
} // @__NO_SIDE_EFFECTS__
function Co(e, t) {
  return new wr({ check: `greater_than`, ...M(t), value: e, inclusive: !0 });
} // @__NO_SIDE_EFFECTS__
function wo(e, t) {
  return new Tr({ check: `multiple_of`, ...M(t), value: e });
} // @__NO_SIDE_EFFECTS__
function To(e, t) {
  return new Dr({ check: `max_length`, ...M(t), maximum: e });
} // @__NO_SIDE_EFFECTS__
function Eo(e, t) {
  return new Or({ check: `min_length`, ...M(t), minimum: e });
} // @__NO_SIDE_EFFECTS__
function Do(e, t) {
  return new kr({ check: `length_equals`, ...M(t), length: e });
} // @__NO_SIDE_EFFECTS__
function Oo(e, t) {
  return new jr({ check: `string_format`, format: `regex`, ...M(t), pattern: e });
} // @__NO_SIDE_EFFECTS__
function ko(e) {
  return new Mr({ check: `string_format`, format: `lowercase`, ...M(e) });
} // @__NO_SIDE_EFFECTS__
function Ao(e) {
  return new Nr({ check: `string_format`, format: `uppercase`, ...M(e) });
} // @__NO_SIDE_EFFECTS__
function jo(e, t) {
  return new Pr({ check: `string_format`, format: `includes`, ...M(t), includes: e });
} // @__NO_SIDE_EFFECTS__
function Mo(e, t) {
  return new Fr({ check: `string_format`, format: `starts_with`, ...M(t), prefix: e });
} // @__NO_SIDE_EFFECTS__
function No(e, t) {
  return new Ir({ check: `string_format`, format: `ends_with`, ...M(t), suffix: e });
} // @__NO_SIDE_EFFECTS__
function Po(e) {
  return new Lr({ check: `overwrite`, tx: e });
} // @__NO_SIDE_EFFECTS__
function Fo(e) {
  return /* @__PURE__ */ Po((t) => t.normalize(e));
} // @__NO_SIDE_EFFECTS__
function Io() {
  return /* @__PURE__ */ Po((e) => e.trim());
} // @__NO_SIDE_EFFECTS__
function Lo() {
  return /* @__PURE__ */ Po((e) => e.toLowerCase());
} // @__NO_SIDE_EFFECTS__
function Ro() {
  return /* @__PURE__ */ Po((e) => e.toUpperCase());
} // @__NO_SIDE_EFFECTS__
function zo() {
  return /* @__PURE__ */ Po((e) => _t(e));
} // @__NO_SIDE_EFFECTS__
function Bo(e, t, n) {
  return new e({ type: `array`, element: t, ...M(n) });
} // @__NO_SIDE_EFFECTS__
function Vo(e, t, n) {
  return new e({ type: `custom`, check: `custom`, fn: t, ...M(n) });
} // @__NO_SIDE_EFFECTS__
function Ho(e, t) {
  let n = /* @__PURE__ */ Uo(
    (t) => (
      (t.addIssue = (e) => {
        if (typeof e == `string`) t.issues.push(Yt(e, t.value, n._zod.def));
        else {
          let r = e;
          (r.fatal && (r.continue = !1),
            (r.code ??= `custom`),
            `input` in r || (r.input = t.value),
            (r.inst ??= n),
            (r.continue ??= !n._zod.def.abort),
            t.issues.push(Yt(r)));
        }
      }),
      e(t.value, t)
    ),
    t,
  );
  return n;
} // @__NO_SIDE_EFFECTS__
function Uo(e, t) {
  let n = new L({ check: `custom`, ...M(t) });
  return ((n._zod.check = e), n);
}
function Wo(e, ...t) {
  for (let n of t)
    for (let t of Reflect.ownKeys(n))
      Object.prototype.propertyIsEnumerable.call(n, t) && ut(e, t, n[t]);
  return e;
}
function Go(e) {
  let t = e?.target ?? `draft-2020-12`;
  return (
    t === `draft-4` && (t = `draft-04`),
    t === `draft-7` && (t = `draft-07`),
    {
      processors: e.processors ?? {},
      metadataRegistry: e?.metadata ?? Ra,
      target: t,
      unrepresentable: e?.unrepresentable ?? `throw`,
      override: e?.override ?? (() => {}),
      io: e?.io ?? `output`,
      counter: 0,
      seen: /* @__PURE__ */ new Map(),
      sharedDefsExtractedFor: void 0,
      sharedEmitDoneFor: void 0,
      cycles: e?.cycles ?? `ref`,
      reused: e?.reused ?? `inline`,
      intersections: [],
      deferred: [],
      external: e?.external ?? void 0,
    }
  );
}
function Ko(e, t, n, r, i) {
  let a =
    typeof t.unrepresentable == `function`
      ? t.unrepresentable({ zodSchema: e, path: r.path, message: i })
      : t.unrepresentable;
  if (a === `any`) return !1;
  if (a === void 0 || a === `throw`) throw Error(i);
  return (Object.assign(n, a), !0);
}
function B(e, t, n = { path: [], schemaPath: [] }) {
  var r;
  let i = e._zod.def,
    a = t.seen.get(e);
  if (a) return (a.count++, n.schemaPath.includes(e) && (a.cycle = n.path), a.schema);
  let o = { schema: {}, count: 1, cycle: void 0, path: n.path };
  (t.seen.set(e, o), (t.sharedDefsExtractedFor = void 0), (t.sharedEmitDoneFor = void 0));
  let s = e._zod.toJSONSchema?.();
  if (s) o.schema = s;
  else {
    let r = { ...n, schemaPath: [...n.schemaPath, e], path: n.path };
    if (e._zod.processJSONSchema) e._zod.processJSONSchema(t, o.schema, r);
    else {
      let n = o.schema,
        a = t.processors[i.type];
      if (!a) throw Error(`[toJSONSchema]: Non-representable type encountered: ${i.type}`);
      a(e, t, n, r);
    }
    let a = e._zod.parent;
    a && ((o.ref ||= a), B(a, t, r), (t.seen.get(a).isParent = !0));
  }
  let c = t.metadataRegistry.get(e);
  return (
    c && Wo(o.schema, c),
    t.io === `input` && V(e) && (delete o.schema.examples, delete o.schema.default),
    t.io === `input` &&
      `_prefault` in o.schema &&
      ((r = o.schema).default ?? (r.default = o.schema._prefault)),
    delete o.schema._prefault,
    t.seen.get(e).schema
  );
}
function qo(e) {
  return e.replace(/~/g, `~0`).replace(/\//g, `~1`);
}
function Jo(e, t) {
  let n = e.seen.get(t);
  if (!n) throw Error(`Unprocessed schema. This is a bug in Zod.`);
  if (e.external && e.sharedDefsExtractedFor === e.external) return;
  let r = /* @__PURE__ */ new Map();
  for (let t of e.seen.entries()) {
    let n = e.metadataRegistry.get(t[0])?.id;
    if (n) {
      let e = r.get(n);
      if (e && e !== t[0])
        throw Error(
          `Duplicate schema id "${n}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`,
        );
      r.set(n, t[0]);
    }
  }
  let i = (t) => {
      let r = e.target === `draft-2020-12` ? `$defs` : `definitions`;
      if (e.external) {
        let n = e.external.registry.get(t[0])?.id,
          i = e.external.uri ?? ((e) => e);
        if (n) return { ref: i(n) };
        let a = t[1].defId ?? t[1].schema.id ?? `schema${e.counter++}`;
        return ((t[1].defId = a), { defId: a, ref: `${i(`__shared`)}#/${r}/${qo(a)}` });
      }
      let i = `#/${r}/`;
      if (t[1] === n && !t[1].schema.id) return { ref: `#` };
      let a = t[1].schema.id ?? `__schema${e.counter++}`;
      return { defId: a, ref: i + qo(a) };
    },
    a = (e) => {
      if (e[1].schema.$ref) return;
      let t = e[1],
        { ref: n, defId: r } = i(e);
      ((t.def = { ...t.schema }), r && (t.defId = r));
      let a = t.schema;
      for (let e in a) delete a[e];
      a.$ref = n;
    };
  if (e.cycles === `throw`)
    for (let t of e.seen.entries()) {
      let e = t[1];
      if (e.cycle)
        throw Error(`Cycle detected: #/${e.cycle?.join(`/`)}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
    }
  for (let n of e.seen.entries()) {
    let r = n[1];
    if (t === n[0]) a(n);
    else {
      if (e.external) {
        let r = e.external.registry.get(n[0])?.id;
        if (t !== n[0] && r) {
          a(n);
          continue;
        }
      }
      (e.metadataRegistry.get(n[0])?.id || r.cycle || (r.count > 1 && e.reused === `ref`)) && a(n);
    }
  }
  e.external && (e.sharedDefsExtractedFor = e.external);
}
function Yo(e) {
  let t = e.anyOf;
  if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
  let n = [];
  for (let e of t) {
    if (!e || typeof e != `object`) return;
    Yo(e);
    let t = Object.keys(e);
    if (t.length !== 1 || t[0] !== `type`) return;
    let r = e.type;
    for (let e of Array.isArray(r) ? r : [r]) {
      if (typeof e != `string`) return;
      n.includes(e) || n.push(e);
    }
  }
  (delete e.anyOf, (e.type = n.length === 1 ? n[0] : n));
}
const Xo = /* @__PURE__ */ new Set([`type`, `properties`, `required`, `additionalProperties`]),
  Zo = [`oneOf`, `anyOf`];
function Qo(e) {
  let t = e.additionalProperties;
  return t === void 0 || t === !1 || typeof t != `object` || !t
    ? null
    : Object.keys(t).length
      ? t
      : null;
}
function $o(e) {
  let t = [];
  for (let n of e) {
    if (typeof n != `object` || n.type !== `object`) return null;
    for (let e in n) if (!Xo.has(e)) return null;
    t.push(n);
  }
  let n = {},
    r = /* @__PURE__ */ new Set();
  for (let e of t) {
    for (let r in e.properties) {
      if (Object.prototype.hasOwnProperty.call(n, r)) continue;
      let e = [];
      for (let n of t) {
        let t = n.properties?.[r] ?? Qo(n);
        t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
      }
      ut(n, r, e.length === 1 ? e[0] : ($o(e) ?? { allOf: e }));
    }
    for (let t of e.required ?? []) r.add(t);
  }
  let i = { type: `object`, properties: n };
  if ((r.size && (i.required = [...r]), t.every((e) => e.additionalProperties === !1)))
    i.additionalProperties = !1;
  else {
    let e = [];
    for (let n of t) {
      let t = Qo(n);
      t && !e.some((e) => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
    }
    e.length === 1
      ? (i.additionalProperties = e[0])
      : e.length > 1 && (i.additionalProperties = { allOf: e });
  }
  return i;
}
function es(e) {
  let t = e.allOf;
  if (!Array.isArray(t) || t.length < 2) return;
  for (let t of Xo) if (t in e) return;
  let n = t.filter((e) => Zo.some((t) => Array.isArray(e[t]))),
    r = null;
  if (!n.length) r = $o(t);
  else {
    let e = n[0],
      i = Zo.find((t) => Array.isArray(e[t]));
    if (Object.keys(e).length !== 1) return;
    let a = t.filter((t) => t !== e),
      o = e[i].map((e) => $o([...a, e]));
    if (o.some((e) => !e)) return;
    r = { [i]: o };
  }
  r && (delete e.allOf, Wo(e, r));
}
function ts(e, t) {
  let n = e.seen.get(t);
  if (!n) throw Error(`Unprocessed schema. This is a bug in Zod.`);
  let r = (t) => {
    let n = e.seen.get(t);
    if (n.ref === null) return;
    let i = n.def ?? n.schema,
      a = { ...i },
      o = n.ref;
    if (((n.ref = null), o)) {
      r(o);
      let n = e.seen.get(o),
        s = n.schema;
      if (
        (s.$ref &&
        (e.target === `draft-07` || e.target === `draft-04` || e.target === `openapi-3.0`)
          ? ((i.allOf = i.allOf ?? []), i.allOf.push(s))
          : Wo(i, s),
        Wo(i, a),
        t._zod.parent === o)
      )
        for (let e in i) e !== `$ref` && e !== `allOf` && (e in a || delete i[e]);
      if (s.$ref && n.def)
        for (let e in i)
          e !== `$ref` &&
            e !== `allOf` &&
            e in n.def &&
            JSON.stringify(i[e]) === JSON.stringify(n.def[e]) &&
            delete i[e];
    }
    let s = t._zod.parent;
    if (s && s !== o) {
      r(s);
      let t = e.seen.get(s);
      if (t?.schema.$ref && ((i.$ref = t.schema.$ref), t.def))
        for (let e in i)
          e !== `$ref` &&
            e !== `allOf` &&
            e in t.def &&
            JSON.stringify(i[e]) === JSON.stringify(t.def[e]) &&
            delete i[e];
    }
    e.override({ zodSchema: t, jsonSchema: i, path: n.path ?? [] });
  };
  if (!e.external || e.sharedEmitDoneFor !== e.external) {
    for (let t of [...e.seen.entries()].reverse()) r(t[0]);
    if (e.target !== `openapi-3.0`) for (let t of e.seen.entries()) Yo(t[1].def ?? t[1].schema);
    for (let t of e.deferred) t();
    if (e.intersections.length) {
      let t = /* @__PURE__ */ new Map();
      for (let n of e.seen.values())
        for (let e of [n.schema, n.def]) {
          let n = e?.allOf;
          if (!Array.isArray(n)) continue;
          let r = t.get(n);
          r ? r.push(e) : t.set(n, [e]);
        }
      for (let n of e.intersections) for (let e of t.get(n) ?? []) es(e);
    }
  }
  let i = {};
  if (
    (e.target === `draft-2020-12`
      ? (i.$schema = `https://json-schema.org/draft/2020-12/schema`)
      : e.target === `draft-07`
        ? (i.$schema = `http://json-schema.org/draft-07/schema#`)
        : e.target === `draft-04`
          ? (i.$schema = `http://json-schema.org/draft-04/schema#`)
          : e.target,
    e.external?.uri)
  ) {
    let n = e.external.registry.get(t)?.id;
    if (!n) throw Error("Schema is missing an `id` property");
    i.$id = e.external.uri(n);
  }
  Wo(i, n.defId ? n.schema : (n.def ?? n.schema));
  let a = e.metadataRegistry.get(t)?.id;
  a !== void 0 && i.id === a && delete i.id;
  let o = e.external?.defs ?? {};
  if (!e.external || e.sharedEmitDoneFor !== e.external)
    for (let t of e.seen.entries()) {
      let e = t[1];
      e.def && e.defId && (e.def.id === e.defId && delete e.def.id, ut(o, e.defId, e.def));
    }
  (e.external && (e.sharedEmitDoneFor = e.external),
    e.external ||
      (Object.keys(o).length > 0 &&
        (e.target === `draft-2020-12` ? (i.$defs = o) : (i.definitions = o))));
  try {
    let n = JSON.parse(JSON.stringify(i));
    return (
      Object.defineProperty(n, "~standard", {
        value: {
          ...t[`~standard`],
          jsonSchema: {
            input: rs(t, `input`, e.processors),
            output: rs(t, `output`, e.processors),
          },
        },
        enumerable: !1,
        writable: !1,
      }),
      n
    );
  } catch {
    throw Error(`Error converting schema to JSON.`);
  }
}
function V(e, t) {
  let n = t ?? { seen: /* @__PURE__ */ new Set() };
  if (n.seen.has(e)) return !1;
  n.seen.add(e);
  let r = e._zod.def;
  if (r.type === `transform`) return !0;
  if (r.type === `array`) return V(r.element, n);
  if (r.type === `set`) return V(r.valueType, n);
  if (r.type === `lazy`) return V(r.getter(), n);
  if (
    r.type === `promise` ||
    r.type === `optional` ||
    r.type === `nonoptional` ||
    r.type === `nullable` ||
    r.type === `readonly` ||
    r.type === "default" ||
    r.type === `prefault` ||
    r.type === `catch`
  )
    return V(r.innerType, n);
  if (r.type === `intersection`) return V(r.left, n) || V(r.right, n);
  if (r.type === `record` || r.type === `map`) return V(r.keyType, n) || V(r.valueType, n);
  if (r.type === `pipe`) return e._zod.traits.has(`$ZodCodec`) ? !0 : V(r.in, n) || V(r.out, n);
  if (r.type === `object`) {
    for (let e in r.shape) if (V(r.shape[e], n)) return !0;
    return !1;
  }
  if (r.type === `union`) {
    for (let e of r.options) if (V(e, n)) return !0;
    return !1;
  }
  if (r.type === `tuple`) {
    for (let e of r.items) if (V(e, n)) return !0;
    return !!(r.rest && V(r.rest, n));
  }
  return !1;
}
const ns =
    (e, t = {}) =>
    (n) => {
      let r = Go({ ...n, processors: t });
      return (B(e, r), Jo(r, e), ts(r, e));
    },
  rs =
    (e, t, n = {}) =>
    (r) => {
      let { libraryOptions: i, target: a } = r ?? {},
        o = Go({ ...(i ?? {}), target: a, io: t, processors: n });
      return (B(e, o), Jo(o, e), ts(o, e));
    },
  is = (e, t, n) => {
    (e[t] === void 0 || n > e[t]) && (e[t] = n);
  },
  as = (e, t, n) => {
    (e[t] === void 0 || n < e[t]) && (e[t] = n);
  },
  os = (e, t) => {
    (is(e, `minimum`, t), as(e, `maximum`, t));
  },
  ss = (e, t) => {
    ((e.multipleOf ??= []), e.multipleOf.includes(t) || e.multipleOf.push(t));
  },
  cs = (e, t) => {
    ((e.patterns ??= /* @__PURE__ */ new Set()), e.patterns.add(t));
  },
  ls = (e, t) => {
    e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
  },
  us = (e, t) => {
    ((e.format = t), t.includes(`int`) && (e.isInt = !0));
  },
  ds = (e, t) => is(e, `minimum`, t.minimum),
  fs = (e, t) => as(e, `maximum`, t.maximum),
  ps = (e) => (t, n) => {
    us(t, n.format);
    let [r, i] = e[n.format];
    (is(t, `minimum`, r), as(t, `maximum`, i));
  },
  ms = {
    greater_than: (e, t) => is(e, t.inclusive ? `minimum` : `exclusiveMinimum`, t.value),
    less_than: (e, t) => as(e, t.inclusive ? `maximum` : `exclusiveMaximum`, t.value),
    multiple_of: (e, t) => ss(e, t.value),
    number_format: ps(Ot),
    bigint_format: ps(kt),
    min_length: ds,
    max_length: fs,
    length_equals: (e, t) => os(e, t.length),
    min_size: ds,
    max_size: fs,
    size_equals: (e, t) => os(e, t.size),
    string_format: (e, t) => {
      (us(e, t.format),
        t.pattern && cs(e, t.pattern),
        (t.format === `base64` || t.format === `base64url`) && (e.contentEncoding = t.format),
        (t.local || t.precision === -1) && (e.laxFormat = !0));
    },
    mime_type: (e, t) => ls(e, t.mime),
  };
function H(e) {
  let t = {},
    n = e._zod.def,
    r = e._zod.traits.has(`$ZodCheck`) ? [e, ...(n.checks ?? [])] : (n.checks ?? []);
  for (let e of r) ms[e._zod.def.check]?.(t, e._zod.def);
  let i = e._zod.bag;
  (i.minimum !== void 0 && is(t, `minimum`, i.minimum),
    i.exclusiveMinimum !== void 0 && is(t, `exclusiveMinimum`, i.exclusiveMinimum),
    i.maximum !== void 0 && as(t, `maximum`, i.maximum),
    i.exclusiveMaximum !== void 0 && as(t, `exclusiveMaximum`, i.exclusiveMaximum),
    i.multipleOf !== void 0 && ss(t, i.multipleOf),
    i.format !== void 0 && ((t.format ??= i.format), i.format.includes(`int`) && (t.isInt = !0)),
    i.mime && ls(t, i.mime));
  for (let e of i.patterns ?? []) cs(t, e);
  return t;
}
const hs = {
    guid: `uuid`,
    url: `uri`,
    datetime: `date-time`,
    json_string: `json-string`,
    regex: ``,
  },
  gs = /* @__PURE__ */ new Map([
    [bi, ar],
    [Si, or],
  ]),
  _s = (e) => gs.get(e) ?? e,
  vs = (e, t, n, r) => {
    let i = n;
    i.type = `string`;
    let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = H(e);
    if (
      (typeof a == `number` && (i.minLength = a),
      typeof o == `number` && (i.maxLength = o),
      s &&
        ((i.format = hs[s] ?? s),
        i.format === `` && delete i.format,
        (s === `time` || u) && delete i.format),
      l && (i.contentEncoding = l),
      c && c.size > 0)
    ) {
      let e = [...c].map(_s);
      e.length === 1
        ? (i.pattern = e[0].source)
        : e.length > 1 &&
          (i.allOf = [
            ...e.map((e) => ({
              ...(t.target === `draft-07` || t.target === `draft-04` || t.target === `openapi-3.0`
                ? { type: `string` }
                : {}),
              pattern: e.source,
            })),
          ]);
    }
  },
  ys = (e, t, n, r) => {
    let i = n,
      {
        minimum: a,
        maximum: o,
        multipleOf: s,
        exclusiveMaximum: c,
        exclusiveMinimum: l,
        isInt: u,
      } = H(e);
    i.type = u ? `integer` : `number`;
    let d = typeof l == `number` && l >= (a ?? -1 / 0),
      f = typeof c == `number` && c <= (o ?? 1 / 0),
      p = t.target === `draft-04` || t.target === `openapi-3.0`;
    if (
      (d
        ? p
          ? ((i.minimum = l), (i.exclusiveMinimum = !0))
          : (i.exclusiveMinimum = l)
        : typeof a == `number` && (i.minimum = a),
      f
        ? p
          ? ((i.maximum = c), (i.exclusiveMaximum = !0))
          : (i.exclusiveMaximum = c)
        : typeof o == `number` && (i.maximum = o),
      s)
    ) {
      let n = /* @__PURE__ */ new Set();
      for (let a of s)
        Number.isFinite(a) && a !== 0
          ? n.add(Math.abs(a))
          : Ko(e, t, i, r, `A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
      let [a, ...o] = n;
      (a !== void 0 && (i.multipleOf = a),
        o.length && (i.allOf = [...(i.allOf ?? []), ...o.map((e) => ({ multipleOf: e }))]));
    }
  },
  bs = (e, t, n, r) => {
    n.type = `boolean`;
  },
  xs = (e, t, n, r) => {
    t.target === `openapi-3.0`
      ? ((n.type = `string`), (n.nullable = !0), (n.enum = [null]))
      : (n.type = `null`);
  },
  Ss = (e, t, n, r) => {
    n.not = {};
  },
  Cs = (e, t, n, r) => {
    let i = e._zod.def,
      a = nt(i.entries);
    a.length === 0
      ? (n.not = {})
      : (a.every((e) => typeof e == `number`) && (n.type = `number`),
        a.every((e) => typeof e == `string`) && (n.type = `string`),
        (n.enum = a));
  },
  ws = (e, t, n, r) => {
    let i = e._zod.def;
    if (i.values.length === 0) {
      n.not = {};
      return;
    }
    let a = [];
    for (let o of i.values)
      if (o === void 0) {
        if (Ko(e, t, n, r, "Literal `undefined` cannot be represented in JSON Schema")) return;
      } else if (typeof o == `bigint`) {
        if (Ko(e, t, n, r, `BigInt literals cannot be represented in JSON Schema`)) return;
        a.push(Number(o));
      } else a.push(o);
    if (a.length !== 0) {
      if (a.length === 1) {
        let e = a[0];
        ((n.type = e === null ? `null` : typeof e),
          t.target === `draft-04` || t.target === `openapi-3.0` ? (n.enum = [e]) : (n.const = e));
      } else
        (a.every((e) => typeof e == `number`) && (n.type = `number`),
          a.every((e) => typeof e == `string`) && (n.type = `string`),
          a.every((e) => typeof e == `boolean`) && (n.type = `boolean`),
          a.every((e) => e === null) && (n.type = `null`),
          (n.enum = a));
    }
  },
  Ts = (e, t, n, r) => {
    Ko(e, t, n, r, `Custom types cannot be represented in JSON Schema`);
  },
  Es = (e, t, n, r) => {
    Ko(e, t, n, r, `Transforms cannot be represented in JSON Schema`);
  },
  Ds = (e, t, n, r) => {
    let i = n,
      a = e._zod.def,
      { minimum: o, maximum: s } = H(e);
    (typeof o == `number` && (i.minItems = o),
      typeof s == `number` && (i.maxItems = s),
      (i.type = `array`),
      (i.items = B(a.element, t, { ...r, path: [...r.path, `items`] })));
  };
function Os(e) {
  let t = e._zod.def;
  return t.type === `pipe` && t.in._zod.traits.has(`$ZodTransform`)
    ? Os(t.out)
    : t.type === `catch`
      ? Os(t.innerType)
      : e._zod.optin;
}
const ks = (e, t, n, r) => {
    let i = n,
      a = e._zod.def,
      o = a.shape;
    if (
      Object.getOwnPropertySymbols(o).length &&
      Ko(e, t, i, r, `Symbol keys cannot be represented in JSON Schema`)
    )
      return;
    ((i.type = `object`), (i.properties = {}));
    for (let e in o) ut(i.properties, e, B(o[e], t, { ...r, path: [...r.path, `properties`, e] }));
    let s = [];
    for (let e of Object.keys(o)) {
      let n = a.shape[e];
      (t.io === `input` ? Os(n) === void 0 : n._zod.optout === void 0) && s.push(e);
    }
    (s.length > 0 && (i.required = s),
      a.catchall?._zod.def.type === `never`
        ? (i.additionalProperties = !1)
        : a.catchall
          ? a.catchall &&
            (i.additionalProperties = B(a.catchall, t, {
              ...r,
              path: [...r.path, `additionalProperties`],
            }))
          : t.io === `output` && (i.additionalProperties = !1));
  },
  As = (e, t, n, r) => {
    let i = e._zod.def,
      a = i.inclusive === !1,
      o = i.options.map((e, n) => B(e, t, { ...r, path: [...r.path, a ? `oneOf` : `anyOf`, n] }));
    a ? (n.oneOf = o) : (n.anyOf = o);
  },
  js = (e, t, n, r) => {
    let i = e._zod.def,
      a = B(i.left, t, { ...r, path: [...r.path, `allOf`, 0] }),
      o = B(i.right, t, { ...r, path: [...r.path, `allOf`, 1] }),
      s = (e) => `allOf` in e && Object.keys(e).length === 1,
      c = [...(s(a) ? a.allOf : [a]), ...(s(o) ? o.allOf : [o])];
    ((n.allOf = c), t.intersections.push(c));
  },
  Ms = (e, t, n, r) => {
    let i = n,
      a = e._zod.def;
    i.type = `array`;
    let o = t.target === `draft-2020-12` ? `prefixItems` : `items`,
      s = t.target === `draft-2020-12` || t.target === `openapi-3.0` ? `items` : `additionalItems`,
      c = a.items.map((e, n) => B(e, t, { ...r, path: [...r.path, o, n] })),
      l = a.rest
        ? B(a.rest, t, {
            ...r,
            path: [...r.path, s, ...(t.target === `openapi-3.0` ? [a.items.length] : [])],
          })
        : null,
      u = a.items.length;
    for (; u > 0;) {
      let e = a.items[u - 1];
      if (!(t.io === `input` ? Os(e) !== void 0 : e._zod.optout === `optional`)) break;
      u--;
    }
    let d = a.items.length,
      f = !a.rest;
    t.target === `draft-2020-12`
      ? ((i.prefixItems = c),
        f ? (i.items = !1) : l && (i.items = l),
        u > 0 && (i.minItems = u),
        f && (i.maxItems = d))
      : t.target === `openapi-3.0`
        ? ((i.items = { anyOf: c }),
          l && i.items.anyOf.push(l),
          u > 0 && (i.minItems = u),
          f && (i.maxItems = d))
        : ((i.items = c),
          f ? (i.additionalItems = !1) : l && (i.additionalItems = l),
          u > 0 && (i.minItems = u),
          f && (i.maxItems = d));
    let { minimum: p, maximum: m } = H(e);
    (typeof p == `number` && (i.minItems = p), typeof m == `number` && (i.maxItems = m));
  },
  Ns = (e, t, n, r) => {
    let i = e._zod.def,
      a = B(i.innerType, t, r),
      o = t.seen.get(e);
    t.target === `openapi-3.0`
      ? ((o.ref = i.innerType), (n.nullable = !0))
      : (n.anyOf = [a, { type: `null` }]);
  },
  Ps = (e, t, n, r) => {
    let i = e._zod.def;
    B(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
  },
  Fs = Symbol();
function Is(e, t, n, r, i) {
  let a = !1,
    o = JSON.stringify(e, (e, t) => (typeof t == `bigint` ? ((a = !0), null) : t));
  return a
    ? (Ko(t, n, r, i, `BigInt defaults cannot be represented in JSON Schema`), Fs)
    : JSON.parse(o);
}
const Ls = (e, t, n, r) => {
    let i = e._zod.def;
    B(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
    let o = Is(i.defaultValue, e, t, n, r);
    o !== Fs && (n.default = o);
  },
  Rs = (e, t, n, r) => {
    let i = e._zod.def;
    B(i.innerType, t, r);
    let a = t.seen.get(e);
    if (((a.ref = i.innerType), t.io !== `input`)) return;
    let o = Is(i.defaultValue, e, t, n, r);
    o !== Fs && (n._prefault = o);
  },
  zs = (e, t, n, r) => {
    let i = e._zod.def;
    B(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
    let o;
    try {
      o = i.catchValue(void 0);
    } catch {
      Ko(e, t, n, r, `Dynamic catch values are not supported in JSON Schema`);
      return;
    }
    n.default = o;
  },
  Bs = (e, t, n, r) => {
    let i = e._zod.def,
      a = i.in._zod.traits.has(`$ZodTransform`),
      o = t.io === `input` ? (a ? i.out : i.in) : i.out;
    B(o, t, r);
    let s = t.seen.get(e);
    s.ref = o;
  },
  Vs = (e, t, n, r) => {
    let i = e._zod.def;
    B(i.innerType, t, r);
    let a = t.seen.get(e);
    ((a.ref = i.innerType), (n.readOnly = !0));
  },
  Hs = (e, t, n, r) => {
    let i = e._zod.def;
    B(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
  },
  Us = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function Ws(e, t, n) {
  Object.defineProperty(e, t, {
    configurable: !0,
    enumerable: !1,
    get() {
      let e = n(this);
      return (Object.defineProperty(this, t, { value: e, configurable: !0, writable: !0 }), e);
    },
    set(e) {
      Object.defineProperty(this, t, { value: e, configurable: !0, writable: !0 });
    },
  });
}
const U = /*@__PURE__*/ F(
    `ZodError`,
    (e, t) => {
      (bn.init(e, t), (e.name = `ZodError`));
      let n = Object.getPrototypeOf(e);
      Us.has(n) ||
        (Us.add(n),
        Ws(n, `format`, (e) => (t) => Cn(e, t)),
        Ws(n, `flatten`, (e) => (t) => Sn(e, t)),
        Ws(n, `addIssue`, (e) => (t) => {
          (e.issues.push(t), (e.message = JSON.stringify(e.issues, it, 2)));
        }),
        Ws(n, `addIssues`, (e) => (t) => {
          (e.issues.push(...t), (e.message = JSON.stringify(e.issues, it, 2)));
        }),
        Object.defineProperty(n, "isEmpty", {
          configurable: !0,
          enumerable: !1,
          get() {
            return this.issues.length === 0;
          },
        }));
    },
    void 0,
    { Parent: Error },
  ),
  Gs = /* @__PURE__ */ Tn(U),
  Ks = /* @__PURE__ */ En(U),
  qs = /* @__PURE__ */ Dn(U),
  Js = /* @__PURE__ */ kn(U),
  Ys = /* @__PURE__ */ Fn(U),
  Xs = /* @__PURE__ */ In(U),
  Zs = /* @__PURE__ */ Ln(U),
  Qs = /* @__PURE__ */ Rn(U),
  $s = /* @__PURE__ */ zn(U),
  ec = /* @__PURE__ */ Bn(U),
  tc = /* @__PURE__ */ Vn(U),
  nc = /* @__PURE__ */ Hn(U);
function rc() {
  I.localeError || mn(Pa());
}
function ic() {
  I.memoizer || mn({ memoizer: ja() });
}
const W = /*@__PURE__*/ F(
    `ZodType`,
    (e, t) => (rc(), R.init(e, t), (e.def = t), (e.type = t.type), e),
    {
      check(...e) {
        let t = this.def;
        return this.clone(
          j(t, {
            checks: [
              ...(t.checks ?? []),
              ...e.map((e) =>
                typeof e == `function`
                  ? { _zod: { check: e, def: { check: `custom` }, onattach: [] } }
                  : e,
              ),
            ],
          }),
          { parent: !0 },
        );
      },
      with(...e) {
        return this.check(...e);
      },
      clone(e, t) {
        return Tt(this, e, t);
      },
      brand() {
        return this;
      },
      register(e, t) {
        return (e.add(this, t), this);
      },
      refine(e, t) {
        return this.check(wl(e, t));
      },
      superRefine(e, t) {
        return this.check(Tl(e, t));
      },
      overwrite(e) {
        return this.check(/* @__PURE__ */ Po(e));
      },
      optional() {
        return ol(this);
      },
      exactOptional() {
        return cl(this);
      },
      nullable() {
        return ul(this);
      },
      nullish() {
        return ol(ul(this));
      },
      nonoptional(e) {
        return gl(this, e);
      },
      array() {
        return Wc(this);
      },
      or(e) {
        return Jc([this, e]);
      },
      and(e) {
        return Xc(this, e);
      },
      transform(e) {
        return bl(this, il(e));
      },
      default(e) {
        return fl(this, e);
      },
      prefault(e) {
        return ml(this, e);
      },
      catch(e) {
        return vl(this, e);
      },
      pipe(e) {
        return bl(this, e);
      },
      readonly() {
        return Sl(this);
      },
      describe(e) {
        let t = this.clone();
        return (Ra.add(t, { description: e }), t);
      },
      meta(...e) {
        if (e.length === 0) return Ra.get(this);
        let t = this.clone();
        return (Ra.add(t, e[0]), t);
      },
      isOptional() {
        return this.safeParse(void 0).success;
      },
      isNullable() {
        return this.safeParse(null).success;
      },
      apply(e, ...t) {
        return t.length === 0 ? e(this) : e(this, ...t);
      },
      get "~standard"() {
        return Qt(this, `~standard`, {
          ...Hr(this),
          jsonSchema: { input: rs(this, `input`), output: rs(this, `output`) },
        });
      },
      set "~standard"(e) {
        Zt(this, `~standard`, e);
      },
      parse: function e(t, n) {
        return Gs(this, t, n, { callee: e });
      },
      parseAsync: async function e(t, n) {
        return await Ks(this, t, n, { callee: e });
      },
      safeParse(e, t) {
        return qs(this, e, t);
      },
      async safeParseAsync(e, t) {
        return Js(this, e, t);
      },
      get spa() {
        return this?.safeParseAsync;
      },
      set spa(e) {
        Zt(this, `spa`, e);
      },
      validate(e, t) {
        return Mn(this, e, t);
      },
      validateAsync(e, t) {
        return Pn(this, e, t);
      },
      encode: function e(t, n) {
        return Ys(this, t, n, { callee: e });
      },
      decode: function e(t, n) {
        return Xs(this, t, n, { callee: e });
      },
      encodeAsync: async function e(t, n) {
        return await Zs(this, t, n, { callee: e });
      },
      decodeAsync: async function e(t, n) {
        return await Qs(this, t, n, { callee: e });
      },
      safeEncode(e, t) {
        return $s(this, e, t);
      },
      safeDecode(e, t) {
        return ec(this, e, t);
      },
      async safeEncodeAsync(e, t) {
        return tc(this, e, t);
      },
      async safeDecodeAsync(e, t) {
        return nc(this, e, t);
      },
      toJSONSchema(e) {
        return ns(this, {})(e);
      },
      get description() {
        return Ra.get(this)?.description;
      },
      get _def() {
        return this._zod.def;
      },
    },
  ),
  ac = /*@__PURE__*/ F(
    `_ZodString`,
    (e, t) => {
      (Ur.init(e, t), W.init(e, t), (e._zod.processJSONSchema = (t, n, r) => vs(e, t, n, r)));
    },
    /*@__PURE__*/ $t(
      {
        format: (e) => H(e).format ?? null,
        minLength: (e) => H(e).minimum ?? null,
        maxLength: (e) => H(e).maximum ?? null,
      },
      {
        regex(...e) {
          return this.check(/* @__PURE__ */ Oo(...e));
        },
        includes(...e) {
          return this.check(/* @__PURE__ */ jo(...e));
        },
        startsWith(...e) {
          return this.check(/* @__PURE__ */ Mo(...e));
        },
        endsWith(...e) {
          return this.check(/* @__PURE__ */ No(...e));
        },
        min(...e) {
          return this.check(/* @__PURE__ */ Eo(...e));
        },
        max(...e) {
          return this.check(/* @__PURE__ */ To(...e));
        },
        length(...e) {
          return this.check(/* @__PURE__ */ Do(...e));
        },
        nonempty(...e) {
          return this.check(/* @__PURE__ */ Eo(1, ...e));
        },
        lowercase(e) {
          return this.check(/* @__PURE__ */ ko(e));
        },
        uppercase(e) {
          return this.check(/* @__PURE__ */ Ao(e));
        },
        trim() {
          return this.check(/* @__PURE__ */ Io());
        },
        normalize(...e) {
          return this.check(/* @__PURE__ */ Fo(...e));
        },
        toLowerCase() {
          return this.check(/* @__PURE__ */ Lo());
        },
        toUpperCase() {
          return this.check(/* @__PURE__ */ Ro());
        },
        slugify() {
          return this.check(/* @__PURE__ */ zo());
        },
      },
    ),
  ),
  oc = /*@__PURE__*/ F(
    `ZodString`,
    (e, t) => {
      (Ur.init(e, t), ac.init(e, t));
    },
    {
      email(e) {
        return this.check(/* @__PURE__ */ Va(fc, e));
      },
      url(e) {
        return this.check(/* @__PURE__ */ qa(hc, e));
      },
      jwt(e) {
        return this.check(/* @__PURE__ */ co(Ac, e));
      },
      emoji(e) {
        return this.check(/* @__PURE__ */ Ja(gc, e));
      },
      guid(e) {
        return this.check(/* @__PURE__ */ Ha(pc, e));
      },
      uuid(e) {
        return this.check(/* @__PURE__ */ Ua(mc, e));
      },
      uuidv4(e) {
        return this.check(/* @__PURE__ */ Wa(mc, e));
      },
      uuidv6(e) {
        return this.check(/* @__PURE__ */ Ga(mc, e));
      },
      uuidv7(e) {
        return this.check(/* @__PURE__ */ Ka(mc, e));
      },
      nanoid(e) {
        return this.check(/* @__PURE__ */ Ya(_c, e));
      },
      cuid(e) {
        return this.check(/* @__PURE__ */ Xa(vc, e));
      },
      cuid2(e) {
        return this.check(/* @__PURE__ */ Za(yc, e));
      },
      ulid(e) {
        return this.check(/* @__PURE__ */ Qa(bc, e));
      },
      base64(e) {
        return this.check(/* @__PURE__ */ ao(Dc, e));
      },
      base64url(e) {
        return this.check(/* @__PURE__ */ oo(Oc, e));
      },
      xid(e) {
        return this.check(/* @__PURE__ */ $a(xc, e));
      },
      ksuid(e) {
        return this.check(/* @__PURE__ */ eo(Sc, e));
      },
      ipv4(e) {
        return this.check(/* @__PURE__ */ to(Cc, e));
      },
      ipv6(e) {
        return this.check(/* @__PURE__ */ no(wc, e));
      },
      cidrv4(e) {
        return this.check(/* @__PURE__ */ ro(Tc, e));
      },
      cidrv6(e) {
        return this.check(/* @__PURE__ */ io(Ec, e));
      },
      e164(e) {
        return this.check(/* @__PURE__ */ so(kc, e));
      },
      datetime(e) {
        return this.check(/* @__PURE__ */ lo(cc, e));
      },
      date(e) {
        return this.check(/* @__PURE__ */ uo(lc, e));
      },
      time(e) {
        return this.check(/* @__PURE__ */ fo(uc, e));
      },
      duration(e) {
        return this.check(/* @__PURE__ */ po(dc, e));
      },
    },
  );
function sc(e) {
  return /* @__PURE__ */ Ba(oc, e);
}
const G = /*@__PURE__*/ F(`ZodStringFormat`, (e, t) => {
    (z.init(e, t), ac.init(e, t));
  }),
  cc = /*@__PURE__*/ F(`ZodISODateTime`, (e, t) => {
    (ci.init(e, t), G.init(e, t));
  }),
  lc = /*@__PURE__*/ F(`ZodISODate`, (e, t) => {
    (li.init(e, t), G.init(e, t));
  }),
  uc = /*@__PURE__*/ F(`ZodISOTime`, (e, t) => {
    (ui.init(e, t), G.init(e, t));
  }),
  dc = /*@__PURE__*/ F(`ZodISODuration`, (e, t) => {
    (di.init(e, t), G.init(e, t));
  }),
  fc = /*@__PURE__*/ F(`ZodEmail`, (e, t) => {
    (Kr.init(e, t), G.init(e, t));
  }),
  pc = /*@__PURE__*/ F(`ZodGUID`, (e, t) => {
    (Wr.init(e, t), G.init(e, t));
  }),
  mc = /*@__PURE__*/ F(`ZodUUID`, (e, t) => {
    (Gr.init(e, t), G.init(e, t));
  }),
  hc = /*@__PURE__*/ F(`ZodURL`, (e, t) => {
    (ei.init(e, t), G.init(e, t));
  }),
  gc = /*@__PURE__*/ F(`ZodEmoji`, (e, t) => {
    (ti.init(e, t), G.init(e, t));
  }),
  _c = /*@__PURE__*/ F(`ZodNanoID`, (e, t) => {
    (ni.init(e, t), G.init(e, t));
  }),
  vc = /*@__PURE__*/ F(`ZodCUID`, (e, t) => {
    (ri.init(e, t), G.init(e, t));
  }),
  yc = /*@__PURE__*/ F(`ZodCUID2`, (e, t) => {
    (ii.init(e, t), G.init(e, t));
  }),
  bc = /*@__PURE__*/ F(`ZodULID`, (e, t) => {
    (ai.init(e, t), G.init(e, t));
  }),
  xc = /*@__PURE__*/ F(`ZodXID`, (e, t) => {
    (oi.init(e, t), G.init(e, t));
  }),
  Sc = /*@__PURE__*/ F(`ZodKSUID`, (e, t) => {
    (si.init(e, t), G.init(e, t));
  }),
  Cc = /*@__PURE__*/ F(`ZodIPv4`, (e, t) => {
    (fi.init(e, t), G.init(e, t));
  }),
  wc = /*@__PURE__*/ F(`ZodIPv6`, (e, t) => {
    (hi.init(e, t), G.init(e, t));
  }),
  Tc = /*@__PURE__*/ F(`ZodCIDRv4`, (e, t) => {
    (gi.init(e, t), G.init(e, t));
  }),
  Ec = /*@__PURE__*/ F(`ZodCIDRv6`, (e, t) => {
    (vi.init(e, t), G.init(e, t));
  }),
  Dc = /*@__PURE__*/ F(`ZodBase64`, (e, t) => {
    (xi.init(e, t), G.init(e, t));
  }),
  Oc = /*@__PURE__*/ F(`ZodBase64URL`, (e, t) => {
    (wi.init(e, t), G.init(e, t));
  }),
  kc = /*@__PURE__*/ F(`ZodE164`, (e, t) => {
    (Ti.init(e, t), G.init(e, t));
  }),
  Ac = /*@__PURE__*/ F(`ZodJWT`, (e, t) => {
    (Di.init(e, t), G.init(e, t));
  }),
  jc = /*@__PURE__*/ F(
    `ZodNumber`,
    (e, t) => {
      (Oi.init(e, t),
        W.init(e, t),
        (e._zod.processJSONSchema = (t, n, r) => ys(e, t, n, r)),
        (e.isFinite = !0));
    },
    /*@__PURE__*/ $t(
      {
        minValue: (e) => {
          let { minimum: t, exclusiveMinimum: n } = H(e);
          return Math.max(t ?? -1 / 0, n ?? -1 / 0);
        },
        maxValue: (e) => {
          let { maximum: t, exclusiveMaximum: n } = H(e);
          return Math.min(t ?? 1 / 0, n ?? 1 / 0);
        },
        isInt: (e) => {
          let { isInt: t, multipleOf: n } = H(e);
          return !!t || !!n?.some(Number.isSafeInteger);
        },
        format: (e) => H(e).format ?? null,
      },
      {
        gt(e, t) {
          return this.check(/* @__PURE__ */ So(e, t));
        },
        gte(e, t) {
          return this.check(/* @__PURE__ */ Co(e, t));
        },
        min(e, t) {
          return this.check(/* @__PURE__ */ Co(e, t));
        },
        lt(e, t) {
          return this.check(/* @__PURE__ */ bo(e, t));
        },
        lte(e, t) {
          return this.check(/* @__PURE__ */ xo(e, t));
        },
        max(e, t) {
          return this.check(/* @__PURE__ */ xo(e, t));
        },
        int(e) {
          return this.check(Pc(e));
        },
        safe(e) {
          return this.check(Pc(e));
        },
        positive(e) {
          return this.check(/* @__PURE__ */ So(0, e));
        },
        nonnegative(e) {
          return this.check(/* @__PURE__ */ Co(0, e));
        },
        negative(e) {
          return this.check(/* @__PURE__ */ bo(0, e));
        },
        nonpositive(e) {
          return this.check(/* @__PURE__ */ xo(0, e));
        },
        multipleOf(e, t) {
          return this.check(/* @__PURE__ */ wo(e, t));
        },
        step(e, t) {
          return this.check(/* @__PURE__ */ wo(e, t));
        },
        finite() {
          return this;
        },
      },
    ),
  );
function Mc(e) {
  return /* @__PURE__ */ mo(jc, e);
}
const Nc = /*@__PURE__*/ F(`ZodNumberFormat`, (e, t) => {
  (ki.init(e, t), jc.init(e, t));
});
function Pc(e) {
  return /* @__PURE__ */ ho(Nc, e);
}
const Fc = /*@__PURE__*/ F(`ZodBoolean`, (e, t) => {
  (Ai.init(e, t), W.init(e, t), (e._zod.processJSONSchema = (t, n, r) => bs(e, t, n, r)));
});
function Ic(e) {
  return /* @__PURE__ */ go(Fc, e);
}
const Lc = /*@__PURE__*/ F(`ZodNull`, (e, t) => {
  (ji.init(e, t), W.init(e, t), (e._zod.processJSONSchema = (t, n, r) => xs(e, t, n, r)));
});
function Rc(e) {
  return /* @__PURE__ */ _o(Lc, e);
}
const zc = /*@__PURE__*/ F(`ZodUnknown`, (e, t) => {
  (Mi.init(e, t), W.init(e, t), (e._zod.processJSONSchema = (e, t, n) => void 0));
});
function Bc() {
  return /* @__PURE__ */ vo(zc);
}
const Vc = /*@__PURE__*/ F(`ZodNever`, (e, t) => {
  (Ni.init(e, t), W.init(e, t), (e._zod.processJSONSchema = (t, n, r) => Ss(e, t, n, r)));
});
function Hc(e) {
  return /* @__PURE__ */ yo(Vc, e);
}
const Uc = /*@__PURE__*/ F(
  `ZodArray`,
  (e, t) => {
    (ic(),
      Li.init(e, t),
      W.init(e, t),
      (e._zod.processJSONSchema = (t, n, r) => Ds(e, t, n, r)),
      (e.element = t.element));
  },
  {
    min(e, t) {
      return this.check(/* @__PURE__ */ Eo(e, t));
    },
    nonempty(e) {
      return this.check(/* @__PURE__ */ Eo(1, e));
    },
    max(e, t) {
      return this.check(/* @__PURE__ */ To(e, t));
    },
    length(e, t) {
      return this.check(/* @__PURE__ */ Do(e, t));
    },
    unwrap() {
      return this.element;
    },
  },
);
function Wc(e, t) {
  return /* @__PURE__ */ Bo(Uc, e, t);
}
const Gc = /*@__PURE__*/ F(
  `ZodObject`,
  (e, t) => {
    (ic(),
      Ui.init(e, t),
      W.init(e, t),
      (e._zod.processJSONSchema = (t, n, r) => ks(e, t, n, r)),
      on(e, `shape`, (e) => e._zod.def.shape, !1));
  },
  {
    keyof() {
      return el(Object.keys(this._zod.def.shape));
    },
    catchall(e) {
      return this.clone(j(this._zod.def, { catchall: e }));
    },
    passthrough() {
      return this.clone(j(this._zod.def, { catchall: Bc() }));
    },
    loose() {
      return this.clone(j(this._zod.def, { catchall: Bc() }));
    },
    strict() {
      return this.clone(j(this._zod.def, { catchall: Hc() }));
    },
    strip() {
      return this.clone(j(this._zod.def, { catchall: void 0 }));
    },
    extend(e) {
      return Nt(this, e);
    },
    safeExtend(e) {
      return Ft(this, e);
    },
    merge(e) {
      return It(this, e);
    },
    pick(e) {
      return At(this, e);
    },
    omit(e) {
      return Mt(this, e);
    },
    partial(...e) {
      return Lt(al, this, e[0]);
    },
    exactPartial(...e) {
      return Lt(sl, this, e[0], `exactPartial`);
    },
    required(...e) {
      return Rt(hl, this, e[0]);
    },
  },
);
function Kc(e, t) {
  let n = { type: `object`, shape: e ?? {}, ...M(t) };
  return new Gc(n);
}
const qc = /*@__PURE__*/ F(`ZodUnion`, (e, t) => {
  (Gi.init(e, t),
    W.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => As(e, t, n, r)),
    (e.options = t.options));
});
function Jc(e, t) {
  return new qc({ type: `union`, options: e, ...M(t) });
}
const Yc = /*@__PURE__*/ F(`ZodIntersection`, (e, t) => {
  (Ki.init(e, t), W.init(e, t), (e._zod.processJSONSchema = (t, n, r) => js(e, t, n, r)));
});
function Xc(e, t) {
  return new Yc({ type: `intersection`, left: e, right: t });
}
const Zc = /*@__PURE__*/ F(
  `ZodTuple`,
  (e, t) => {
    (ic(), Yi.init(e, t), W.init(e, t), (e._zod.processJSONSchema = (t, n, r) => Ms(e, t, n, r)));
  },
  {
    rest(e) {
      return this.clone({ ...this._zod.def, rest: e });
    },
    partial() {
      let e = this._zod.def;
      if (e.checks?.length)
        throw Error(`.partial() cannot be used on tuple schemas containing refinements`);
      return this.clone({
        ...e,
        items: e.items.map((e) => new al({ type: `optional`, innerType: e })),
      });
    },
  },
);
function Qc(e, t, n) {
  let r = t instanceof R;
  return new Zc({ type: `tuple`, items: e, rest: r ? t : null, ...M(r ? n : t) });
}
const $c = /*@__PURE__*/ F(`ZodEnum`, (e, t) => {
  ($i.init(e, t),
    W.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => Cs(e, t, n, r)),
    (e.enum = t.entries),
    (e.options = [...e._zod.values]));
  let n = new Set(Object.keys(t.entries));
  ((e.extract = (e, r) => {
    let i = {};
    for (let r of e)
      if (n.has(r)) i[r] = t.entries[r];
      else throw Error(`Key ${r} not found in enum`);
    return new $c({ ...t, checks: [], ...M(r), entries: i });
  }),
    (e.exclude = (e, r) => {
      let i = { ...t.entries };
      for (let t of e)
        if (n.has(t)) delete i[t];
        else throw Error(`Key ${t} not found in enum`);
      return new $c({ ...t, checks: [], ...M(r), entries: i });
    }));
});
function el(e, t) {
  let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
  return new $c({ type: `enum`, entries: n, ...M(t) });
}
const tl = /*@__PURE__*/ F(`ZodLiteral`, (e, t) => {
  (ea.init(e, t),
    W.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => ws(e, t, n, r)),
    (e.values = new Set(t.values)),
    Object.defineProperty(e, "value", {
      get() {
        if (t.values.length > 1)
          throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
        return t.values[0];
      },
    }));
});
function nl(e, t) {
  return new tl({ type: `literal`, values: Array.isArray(e) ? e : [e], ...M(t) });
}
const rl = /*@__PURE__*/ F(`ZodTransform`, (e, t) => {
  (ic(),
    ta.init(e, t),
    W.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => Es(e, t, n, r)),
    (e._zod.parse = (n, r) => {
      if (r.direction === `backward`) throw new pn(e.constructor.name);
      n.addIssue = (r) => {
        if (typeof r == `string`) n.issues.push(Yt(r, n.value, t));
        else {
          let t = r;
          (t.fatal && (t.continue = !1),
            (t.code ??= `custom`),
            `input` in t || (t.input = n.value),
            (t.inst ??= e),
            n.issues.push(Yt(t)));
        }
      };
      let i = t.transform(n.value, n);
      return i instanceof Promise ? i.then((e) => ((n.value = e), n)) : ((n.value = i), n);
    }));
});
function il(e) {
  return new rl({ type: `transform`, transform: e });
}
const al = /*@__PURE__*/ F(`ZodOptional`, (e, t) => {
  (ra.init(e, t),
    W.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => Hs(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function ol(e) {
  return new al({ type: `optional`, innerType: e });
}
const sl = /*@__PURE__*/ F(`ZodExactOptional`, (e, t) => {
  (ia.init(e, t),
    W.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => Hs(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function cl(e) {
  return new sl({ type: `optional`, innerType: e });
}
const ll = /*@__PURE__*/ F(`ZodNullable`, (e, t) => {
  (aa.init(e, t),
    W.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => Ns(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function ul(e) {
  return new ll({ type: `nullable`, innerType: e });
}
const dl = /*@__PURE__*/ F(`ZodDefault`, (e, t) => {
  (oa.init(e, t),
    W.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => Ls(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType),
    (e.removeDefault = e.unwrap));
});
function fl(e, t) {
  return new dl({
    type: `default`,
    innerType: e,
    get defaultValue() {
      return typeof t == `function` ? t() : St(t);
    },
  });
}
const pl = /*@__PURE__*/ F(`ZodPrefault`, (e, t) => {
  (ca.init(e, t),
    W.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => Rs(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function ml(e, t) {
  return new pl({
    type: `prefault`,
    innerType: e,
    get defaultValue() {
      return typeof t == `function` ? t() : St(t);
    },
  });
}
const hl = /*@__PURE__*/ F(`ZodNonOptional`, (e, t) => {
  (la.init(e, t),
    W.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => Ps(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function gl(e, t) {
  return new hl({ type: `nonoptional`, innerType: e, ...M(t) });
}
const _l = /*@__PURE__*/ F(`ZodCatch`, (e, t) => {
  (fa.init(e, t),
    W.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => zs(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType),
    (e.removeCatch = e.unwrap));
});
function vl(e, t) {
  return new _l({ type: `catch`, innerType: e, catchValue: typeof t == `function` ? t : sn(t) });
}
const yl = /*@__PURE__*/ F(`ZodPipe`, (e, t) => {
  (pa.init(e, t),
    W.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => Bs(e, t, n, r)),
    (e.in = t.in),
    (e.out = t.out));
});
function bl(e, t) {
  return new yl({ type: `pipe`, in: e, out: t });
}
const xl = /*@__PURE__*/ F(`ZodReadonly`, (e, t) => {
  (ha.init(e, t),
    W.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => Vs(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function Sl(e) {
  return new xl({ type: `readonly`, innerType: e });
}
const Cl = /*@__PURE__*/ F(`ZodCustom`, (e, t) => {
  (_a.init(e, t), W.init(e, t), (e._zod.processJSONSchema = (t, n, r) => Ts(e, t, n, r)));
});
function wl(e, t = {}) {
  return /* @__PURE__ */ Vo(Cl, e, t);
}
function Tl(e, t) {
  return /* @__PURE__ */ Ho(e, t);
}
const El = { table: 2e5, document: 6e5 },
  Dl = Jc([Mc(), sc(), Rc()]),
  Ol = Kc({
    name: sc(),
    letter: sc(),
    type: el([`number`, `date`, `boolean`, `text`]),
    unit: sc().nullable(),
    decimals: Pc().nullish(),
    unread: Pc(),
    values: Wc(sc()).nullable(),
    sample: Wc(Dl),
  });
(Kc({
  sheet: sc(),
  title: sc().nullable(),
  range: sc(),
  hasHeader: Ic(),
  columns: Wc(Ol),
  rows: Pc(),
  totals: Pc(),
  ragged: Pc(),
  tooLarge: Ic(),
}),
  Qc([Pc(), Jc([nl(0), nl(1)])], Dl));
function kl(e) {
  return Al(
    { rows: e, fromColumn: 1, toColumn: e.reduce((e, { cells: t }) => Math.max(e, t.length), 0) },
    0,
  );
}
function Al(e, t) {
  let n = jl(e).flatMap(Ml),
    [r] = n;
  return n.length === 1 && r ? [r] : t === 4 ? n : n.flatMap((e) => Al(e, t + 1));
}
function jl({ rows: e, ...t }) {
  let n = [],
    r = -1;
  for (let i of e)
    i.cells.slice(t.fromColumn - 1, t.toColumn).every(({ text: e }) => e === ``) ||
      (i.number !== r + 1 && n.push([]), n.at(-1)?.push(i), (r = i.number));
  return n.map((e) => ({ rows: e, ...t }));
}
function Ml({ rows: e, fromColumn: t, toColumn: n }) {
  let r = /* @__PURE__ */ new Set();
  for (let { cells: i } of e)
    for (let e = t; e <= Math.min(n, i.length); e += 1) i[e - 1]?.text !== `` && r.add(e);
  let i = [];
  for (let t of [...r].toSorted((e, t) => e - t)) {
    let n = i.at(-1);
    n && n.toColumn === t - 1 ? (n.toColumn = t) : i.push({ rows: e, fromColumn: t, toColumn: t });
  }
  return i;
}
function Nl({ number: e, cells: t }, n, r) {
  let i = Pl(t, n, `letters`);
  if (i === void 0) return;
  let a = (t, n) => ({
      kind: `cells`,
      sheet: r,
      range: m({ fromRow: e, toRow: e, fromColumn: t, toColumn: n }),
    }),
    o = i.values.map(({ column: e, start: t, label: n }) => ({
      start: t,
      anchor: a(e, e),
      label: n,
    })),
    [s, c] = [i.values[0], i.values.at(-1)],
    l = a(s?.column ?? 1, c?.column ?? 1);
  return { kind: `table-row`, text: i.text, anchor: l, spans: o };
}
function Pl(e, t, n) {
  let r = Fl(e, t),
    i = r.some(({ names: e }) => e !== void 0),
    a = i ? `; ` : ` | `,
    o = r.flatMap((t, r) => Il(e, t, { named: i, letters: n === `letters`, first: r === 0 })),
    s = { text: ``, values: [] },
    c = 0;
  for (let [e, { column: t, label: n, text: r }] of o.entries())
    ((s.text += (e > 0 ? a : ``) + n),
      r !== `` &&
        (s.values.push({ column: t, start: c, label: s.text.length - c }),
        (s.text += r),
        (c = s.text.length)));
  return s.values.length > 0 ? s : void 0;
}
function Fl(e, t) {
  let n = [];
  for (let [r, i] of e.entries()) {
    if (i.trim() === ``) continue;
    let e = r + 1,
      a = t.find((t) => t.fromColumn <= e && e <= t.toColumn),
      o = n.at(-1);
    if (a !== void 0 && o?.table === a)
      ((o.toColumn = e), a.names === void 0 && (o.fromColumn = a.fromColumn));
    else {
      let t = a?.names?.slice(e - a.fromColumn);
      n.push({ table: a, fromColumn: e, toColumn: e, names: t });
    }
  }
  return n;
}
function Il(e, { fromColumn: t, toColumn: n, names: r }, { named: i, letters: a, first: o }) {
  return Array.from({ length: n - t + 1 }, (n, s) => {
    let c = t + s,
      l = (r?.[s] ?? ``).replace(/\s+/g, ` `).trim(),
      u = l === `` && a && !(o && s === 0) ? p(c) : l;
    return { column: c, label: i && u !== `` ? `${u}: ` : ``, text: (e[c - 1] ?? ``).trim() };
  }).filter(({ text: e }) => !i || e !== ``);
}
function Ll(e, t, n) {
  let r = n.filter(({ fromRow: e, toRow: t }) => t > e);
  if (r.length === 0) return;
  let i = new Map(e.map((e) => [e.row.number, e])),
    a = new Set(t.flatMap((e) => e.data.map(({ number: e }) => e)));
  for (let { fromRow: t, toRow: n, fromColumn: o } of r) {
    let r = i.get(t),
      s = r?.row.cells[o - 1];
    if (!r || !s || !k(s) || !a.has(t)) continue;
    let c = r.texts[o - 1] ?? s.text;
    for (let r = t + 1; r <= Math.min(n, e.at(-1).row.number); r += 1) {
      let e = i.get(r);
      e && Rl(e, o - 1, { cell: s, text: c });
    }
  }
  for (let e of t) e.data = e.data.map((e) => i.get(e.number)?.row ?? e);
}
function Rl(e, t, { cell: n, text: r }) {
  let i = [...e.row.cells],
    a = [...e.texts];
  for (; i.length <= t;) i.push({ text: `` });
  for (; a.length <= t;) a.push(``);
  ((i[t] = n), (a[t] = r), (e.row = { ...e.row, cells: i }), (e.texts = a));
}
const [zl, Bl] = [500, 5e3];
function Vl(e) {
  let t = El.document,
    n = 0;
  return {
    startSheet(r) {
      let i = [],
        a = 0,
        o,
        s,
        c = (t) => {
          let n = i.map(({ row: e }) => e),
            a = Oe(kl(n), t);
          Ll(i, a, t);
          let o = Yl(n, e);
          return a.map((e, t) => {
            let n = Ke(e, { sheet: r, title: e.header.titles.at(-1) ?? Jl(a, t), otherwise: o });
            return { block: n?.block ?? Ul(e), built: n };
          });
        };
      return {
        push(e, n = e.cells.map(({ text: e }) => e)) {
          ((a += e.cells.length), (o = e));
          let l = { row: e, texts: n };
          if (s) return Gl(l, s, r);
          if ((i.push(l), a <= t || i.length < 200)) return [];
          let u = c([]),
            d = [...Hl(i, u, r)];
          return (
            (s = u
              .map(({ block: e }) => Wl(e))
              .filter(({ names: e }) => e)
              .reverse()),
            (i = i.slice(0, 200)),
            d
          );
        },
        *end(e) {
          let l = c(e);
          if (!s) for (let e of Hl(i, l, r)) yield { type: `block`, block: e };
          for (let { block: e, built: t } of l) {
            if (!t) continue;
            n += 1;
            let r = t.rows.length * t.table.columns.length;
            !s && r <= El.table && n <= 200
              ? yield* Kl(t)
              : yield { type: `table`, table: ql(t, s ? (o?.number ?? 0) : e.lastRow) };
          }
          t -= Math.min(t, a);
        },
      };
    },
  };
}
function* Hl(e, t, n) {
  let r = /* @__PURE__ */ new Map();
  for (let { block: e } of t) {
    let t = new Set(e.data.map(({ number: e }) => e));
    for (let { number: n } of [...e.rows, ...e.data]) {
      let i = Wl(e),
        a = t.has(n) ? i : { ...i, names: void 0 };
      r.set(n, [...(r.get(n) ?? []), a]);
    }
  }
  for (let t of e) yield* Gl(t, r.get(t.row.number) ?? [], n);
}
function Ul(e) {
  return e.fromColumn < e.toColumn ? e : { ...e, header: { ...e.header, names: void 0 } };
}
function Wl({ fromColumn: e, toColumn: t, header: n }) {
  return { fromColumn: e, toColumn: t, names: n.names };
}
function Gl({ row: e, texts: t }, n, r) {
  let i = Nl({ number: e.number, cells: t }, n, r);
  return i ? [i] : [];
}
function* Kl({ table: e, rows: t }) {
  yield { type: `table`, table: e };
  let n = Math.max(1, Math.min(zl, Math.floor(Bl / e.columns.length)));
  for (let e = 0; e < t.length; e += n) yield { type: `table-rows`, rows: t.slice(e, e + n) };
}
function ql({ table: e, block: t }, n) {
  let r = Math.max(n - t.lastRow + e.rows, e.rows),
    i = Qe({ ...t, lastRow: n }),
    a = e.columns.map((e) => ({ ...e, values: null }));
  return { ...e, range: i, columns: a, rows: r, tooLarge: !0 };
}
function Jl(e, t) {
  let [n, r] = [e[t], e[t - 1]],
    [i] = r?.rows ?? [];
  if (!n || !r || !i || r.rows.length > 1) return null;
  let a = (n.rows[0]?.number ?? 0) - i.number <= 4,
    o = i.cells.map(({ text: e }) => e).filter((e) => e !== ``);
  return a && o.length === 1 ? (o[0] ?? null) : null;
}
function Yl(e, t) {
  let n = e.flatMap(({ cells: e }) => Ge(e)).filter((e) => e === `point` || e === `comma`);
  return n.length === 0 ? t : me(n, t);
}
var K = class extends Error {
    reason;
    detail;
    constructor(e, t) {
      (super(t === void 0 ? e : `${e}: ${t}`),
        (this.name = `ExtractionError`),
        (this.reason = e),
        (this.detail = t ?? null));
    }
  },
  Xl = /* @__PURE__ */ o((e, t) => {
    t.exports = n;
    function n() {
      ((this.pending = 0),
        (this.max = 1 / 0),
        (this.listeners = []),
        (this.waiting = []),
        (this.error = null));
    }
    ((n.prototype.go = function (e) {
      this.pending < this.max ? i(this, e) : this.waiting.push(e);
    }),
      (n.prototype.wait = function (e) {
        this.pending === 0 ? e(this.error) : this.listeners.push(e);
      }),
      (n.prototype.hold = function () {
        return r(this);
      }));
    function r(e) {
      e.pending += 1;
      var t = !1;
      return n;
      function n(n) {
        if (t) throw Error(`callback called twice`);
        if (
          ((t = !0),
          (e.error = e.error || n),
          --e.pending,
          e.waiting.length > 0 && e.pending < e.max)
        )
          i(e, e.waiting.shift());
        else if (e.pending === 0) {
          var a = e.listeners;
          ((e.listeners = []), a.forEach(r));
        }
      }
      function r(t) {
        t(e.error);
      }
    }
    function i(e, t) {
      t(r(e));
    }
  }),
  Zl = /* @__PURE__ */ o((e) => {
    var t = require("fs"),
      n = require("util"),
      r = require("stream"),
      i = r.Readable,
      a = r.PassThrough,
      o = Xl(),
      s = require("events").EventEmitter;
    ((e.BufferSlicer = u), (e.FdSlicer = c), n.inherits(c, s));
    function c(e) {
      (s.call(this),
        (this.fd = e),
        (this.pend = new o()),
        (this.pend.max = 1),
        (this.refCount = 0));
    }
    ((c.prototype.read = function (e, n, r, i, a) {
      var o = this;
      o.pend.go(function (s) {
        t.read(o.fd, e, n, r, i, function (e, t, n) {
          (s(), a(e, t, n));
        });
      });
    }),
      (c.prototype.createReadStream = function (e) {
        return new l(this, e);
      }),
      (c.prototype.ref = function () {
        this.refCount += 1;
      }),
      (c.prototype.unref = function () {
        var e = this;
        if ((--e.refCount, e.refCount < 0)) throw Error(`invalid unref`);
        if (e.refCount > 0) return;
        t.close(e.fd, n);
        function n(t) {
          t ? e.emit(`error`, t) : e.emit(`close`);
        }
      }),
      n.inherits(l, i));
    function l(e, t) {
      ((t ||= {}),
        i.call(this, t),
        (this.context = e),
        this.context.ref(),
        (this.start = t.start || 0),
        (this.endOffset = t.end),
        (this.pos = this.start));
    }
    ((l.prototype._read = function (e) {
      var n = this,
        r = Math.min(n._readableState.highWaterMark, e);
      (n.endOffset != null && (r = Math.min(r, n.endOffset - n.pos)),
        r <= 0
          ? (n.push(null), this._cleanup())
          : n.context.pend.go(function (e) {
              var i = Buffer.allocUnsafe(r);
              t.read(n.context.fd, i, 0, r, n.pos, function (t, r) {
                (t
                  ? n.destroy(t)
                  : r === 0
                    ? (n.push(null), n._cleanup())
                    : ((n.pos += r), n.push(i.slice(0, r))),
                  e());
              });
            }));
    }),
      (l.prototype._destroy = function (e, t) {
        (this._cleanup(), t(e));
      }),
      (l.prototype._cleanup = function () {
        this.context != null && (this.context.unref(), (this.context = null));
      }),
      n.inherits(u, s));
    function u(e) {
      (s.call(this), (this.refCount = 0), (this.buffer = e));
    }
    ((u.prototype.read = function (e, t, n, r, i) {
      if (!(0 <= t && t <= e.length))
        throw RangeError(`offset outside buffer: 0 <= ` + t + ` <= ` + e.length);
      if (r < 0) throw RangeError(`position is negative: ` + r);
      (t + n > e.length && (n = e.length - t),
        r + n > this.buffer.length && (n = this.buffer.length - r),
        n <= 0
          ? setImmediate(function () {
              i(null, 0);
            })
          : (this.buffer.copy(e, t, r, r + n),
            setImmediate(function () {
              i(null, n);
            })));
    }),
      (u.prototype.createReadStream = function (e) {
        e ||= {};
        var t = new a(e);
        ((t.start = e.start || 0),
          (t.endOffset = e.end),
          (t.pos = t.endOffset || this.buffer.length));
        for (var n = this.buffer.slice(t.start, t.pos), r = 65536, i = 0; ;) {
          var o = i + r;
          if (o >= n.length) {
            i < n.length && t.write(n.slice(i, n.length));
            break;
          }
          (t.write(n.slice(i, o)), (i = o));
        }
        return (t.end(), t);
      }),
      (u.prototype.ref = function () {
        this.refCount += 1;
      }),
      (u.prototype.unref = function () {
        if ((--this.refCount, this.refCount < 0)) throw Error(`invalid unref`);
      }));
  }),
  Ql = /* @__PURE__ */ o((e, t) => {
    let n = new Int32Array([
      0, 1996959894, 3993919788, 2567524794, 124634137, 1886057615, 3915621685, 2657392035,
      249268274, 2044508324, 3772115230, 2547177864, 162941995, 2125561021, 3887607047, 2428444049,
      498536548, 1789927666, 4089016648, 2227061214, 450548861, 1843258603, 4107580753, 2211677639,
      325883990, 1684777152, 4251122042, 2321926636, 335633487, 1661365465, 4195302755, 2366115317,
      997073096, 1281953886, 3579855332, 2724688242, 1006888145, 1258607687, 3524101629, 2768942443,
      901097722, 1119000684, 3686517206, 2898065728, 853044451, 1172266101, 3705015759, 2882616665,
      651767980, 1373503546, 3369554304, 3218104598, 565507253, 1454621731, 3485111705, 3099436303,
      671266974, 1594198024, 3322730930, 2970347812, 795835527, 1483230225, 3244367275, 3060149565,
      1994146192, 31158534, 2563907772, 4023717930, 1907459465, 112637215, 2680153253, 3904427059,
      2013776290, 251722036, 2517215374, 3775830040, 2137656763, 141376813, 2439277719, 3865271297,
      1802195444, 476864866, 2238001368, 4066508878, 1812370925, 453092731, 2181625025, 4111451223,
      1706088902, 314042704, 2344532202, 4240017532, 1658658271, 366619977, 2362670323, 4224994405,
      1303535960, 984961486, 2747007092, 3569037538, 1256170817, 1037604311, 2765210733, 3554079995,
      1131014506, 879679996, 2909243462, 3663771856, 1141124467, 855842277, 2852801631, 3708648649,
      1342533948, 654459306, 3188396048, 3373015174, 1466479909, 544179635, 3110523913, 3462522015,
      1591671054, 702138776, 2966460450, 3352799412, 1504918807, 783551873, 3082640443, 3233442989,
      3988292384, 2596254646, 62317068, 1957810842, 3939845945, 2647816111, 81470997, 1943803523,
      3814918930, 2489596804, 225274430, 2053790376, 3826175755, 2466906013, 167816743, 2097651377,
      4027552580, 2265490386, 503444072, 1762050814, 4150417245, 2154129355, 426522225, 1852507879,
      4275313526, 2312317920, 282753626, 1742555852, 4189708143, 2394877945, 397917763, 1622183637,
      3604390888, 2714866558, 953729732, 1340076626, 3518719985, 2797360999, 1068828381, 1219638859,
      3624741850, 2936675148, 906185462, 1090812512, 3747672003, 2825379669, 829329135, 1181335161,
      3412177804, 3160834842, 628085408, 1382605366, 3423369109, 3138078467, 570562233, 1426400815,
      3317316542, 2998733608, 733239954, 1555261956, 3268935591, 3050360625, 752459403, 1541320221,
      2607071920, 3965973030, 1969922972, 40735498, 2617837225, 3943577151, 1913087877, 83908371,
      2512341634, 3803740692, 2075208622, 213261112, 2463272603, 3855990285, 2094854071, 198958881,
      2262029012, 4057260610, 1759359992, 534414190, 2176718541, 4139329115, 1873836001, 414664567,
      2282248934, 4279200368, 1711684554, 285281116, 2405801727, 4167216745, 1634467795, 376229701,
      2685067896, 3608007406, 1308918612, 956543938, 2808555105, 3495958263, 1231636301, 1047427035,
      2932959818, 3654703836, 1088359270, 936918e3, 2847714899, 3736837829, 1202900863, 817233897,
      3183342108, 3401237130, 1404277552, 615818150, 3134207493, 3453421203, 1423857449, 601450431,
      3009837614, 3294710456, 1567103746, 711928724, 3020668471, 3272380065, 1510334235, 755167117,
    ]);
    function r(e) {
      let t = -1;
      for (let r of e) t = n[(t ^ r) & 255] ^ (t >>> 8);
      return (t ^ -1) >>> 0;
    }
    t.exports = r;
  }),
  $l = /* @__PURE__ */ c(
    /* @__PURE__ */ o((e) => {
      var t = require("fs"),
        n = require("zlib"),
        r = Zl(),
        i = require("util"),
        a = require("events").EventEmitter,
        o = require("stream").Transform,
        s = require("stream").PassThrough,
        c = require("stream").Writable;
      let l = typeof n.crc32 == `function` ? n.crc32 : Ql();
      e.openPromise = u;
      function u(e, t) {
        return new Promise((n, r) => {
          d(e, { ...t, lazyEntries: !0 }, function (e, t) {
            if (e) return r(e);
            n(t);
          });
        });
      }
      function d(e, n, r) {
        (typeof n == `function` && ((r = n), (n = null)),
          (n ??= {}),
          n.autoClose ?? (n.autoClose = !0),
          n.lazyEntries ?? (n.lazyEntries = !1),
          n.decodeStrings ?? (n.decodeStrings = !0),
          n.validateEntrySizes ?? (n.validateEntrySizes = !0),
          n.strictFileNames ?? (n.strictFileNames = !1),
          (r ??= re),
          t.open(e, `r`, function (e, i) {
            if (e) return r(e);
            f(i, n, function (e, n) {
              (e && t.close(i, re), r(e, n));
            });
          }));
      }
      function f(e, n, i) {
        (typeof n == `function` && ((i = n), (n = null)),
          (n ??= {}),
          n.autoClose ?? (n.autoClose = !1),
          n.lazyEntries ?? (n.lazyEntries = !1),
          n.decodeStrings ?? (n.decodeStrings = !0),
          n.validateEntrySizes ?? (n.validateEntrySizes = !0),
          n.strictFileNames ?? (n.strictFileNames = !1),
          (i ??= re),
          t.fstat(e, function (t, a) {
            if (t) return i(t);
            p(new r.FdSlicer(e), a.size, n, i);
          }));
      }
      function p(e, t, n, r) {
        (typeof n == `function` && ((r = n), (n = null)),
          (n ??= {}),
          n.autoClose ?? (n.autoClose = !0),
          n.lazyEntries ?? (n.lazyEntries = !1),
          n.decodeStrings ?? (n.decodeStrings = !0));
        var i = !!n.decodeStrings;
        if (
          (n.validateEntrySizes ?? (n.validateEntrySizes = !0),
          n.strictFileNames ?? (n.strictFileNames = !1),
          (r ??= re),
          typeof t != `number`)
        )
          throw Error(`expected totalSize parameter to be a number`);
        if (t > 2 ** 53 - 1)
          throw Error(
            `zip file too large. only file sizes up to 2^52 are supported due to JavaScript's Number type being an IEEE 754 double.`,
          );
        e.ref();
        var a = 22,
          o = 20,
          s = Math.min(o + a + 65535, t),
          c = te(s);
        C(e, c, 0, s, t - c.length, function (l) {
          if (l) return r(l);
          for (var u = s - a; u >= 0; --u)
            if (c.readUInt32LE(u) === 101010256) {
              var d = c.subarray(u),
                f = d.readUInt16LE(4),
                p = d.readUInt16LE(10),
                h = d.readUInt32LE(16),
                g = d.readUInt16LE(20),
                _ = d.length - a;
              if (g !== _)
                return r(
                  /* @__PURE__ */ Error(
                    `Invalid comment length. Expected: ` +
                      _ +
                      `. Found: ` +
                      g +
                      ". Are there extra bytes at the end of the file? Or is the end of central dir signature `PK☺☻` in the comment?",
                  ),
                );
              var v = i ? ee(d.subarray(22), !1) : d.subarray(22);
              if (u - o >= 0 && c.readUInt32LE(u - o) === 117853008) {
                var y = O(c.subarray(u - o, u - o + o), 8),
                  b = te(56);
                return C(e, b, 0, b.length, y, function (a) {
                  return a
                    ? r(a)
                    : b.readUInt32LE(0) === 101075792
                      ? ((f = b.readUInt32LE(16)),
                        f === 0
                          ? ((p = O(b, 32)),
                            (h = O(b, 48)),
                            r(
                              null,
                              new m(
                                e,
                                h,
                                t,
                                p,
                                v,
                                n.autoClose,
                                n.lazyEntries,
                                i,
                                n.validateEntrySizes,
                                n.strictFileNames,
                              ),
                            ))
                          : r(
                              /* @__PURE__ */ Error(
                                `multi-disk zip files are not supported: found disk number: ` + f,
                              ),
                            ))
                      : r(
                          /* @__PURE__ */ Error(
                            `invalid zip64 end of central directory record signature`,
                          ),
                        );
                });
              }
              return f === 0
                ? r(
                    null,
                    new m(
                      e,
                      h,
                      t,
                      p,
                      v,
                      n.autoClose,
                      n.lazyEntries,
                      i,
                      n.validateEntrySizes,
                      n.strictFileNames,
                    ),
                  )
                : r(
                    /* @__PURE__ */ Error(
                      `multi-disk zip files are not supported: found disk number: ` + f,
                    ),
                  );
            }
          r(
            /* @__PURE__ */ Error(
              `End of central directory record signature not found. Either not a zip file, or file is truncated.`,
            ),
          );
        });
      }
      i.inherits(m, a);
      function m(e, t, n, r, i, o, s, c, l, u) {
        var d = this;
        (a.call(d),
          (d.reader = e),
          d.reader.on(`error`, function (e) {
            g(d, e);
          }),
          d.reader.once(`close`, function () {
            d.emit(`close`);
          }),
          (d.readEntryCursor = t),
          (d.fileSize = n),
          (d.entryCount = r),
          (d.comment = i),
          (d.entriesRead = 0),
          (d.autoClose = !!o),
          (d.lazyEntries = !!s),
          (d.decodeStrings = !!c),
          (d.validateEntrySizes = !!l),
          (d.strictFileNames = !!u),
          (d.isOpen = !0),
          (d.emittedError = !1),
          (d.hasEachEntryBeenCalled = !1),
          d.lazyEntries || d._readEntry());
      }
      m.prototype.close = function () {
        this.isOpen && ((this.isOpen = !1), this.reader.unref());
      };
      function h(e, t) {
        (e.autoClose && e.close(), g(e, t));
      }
      function g(e, t) {
        e.emittedError || ((e.emittedError = !0), e.emit(`error`, t));
      }
      ((m.prototype.readEntry = function () {
        if (!this.lazyEntries) throw Error(`readEntry() called without lazyEntries:true`);
        this._readEntry();
      }),
        (m.prototype._readEntry = function () {
          var e = this;
          if (e.entryCount === e.entriesRead)
            setImmediate(function () {
              (e.autoClose && e.close(), e.emittedError || e.emit(`end`));
            });
          else if (!e.emittedError) {
            var t = te(46);
            C(e.reader, t, 0, t.length, e.readEntryCursor, function (n) {
              if (n) return h(e, n);
              if (!e.emittedError) {
                var r = new _(),
                  i = t.readUInt32LE(0);
                if (i !== 33639248)
                  return h(
                    e,
                    /* @__PURE__ */ Error(
                      `invalid central directory file header signature: 0x` + i.toString(16),
                    ),
                  );
                if (
                  ((r.versionMadeBy = t.readUInt16LE(4)),
                  (r.versionNeededToExtract = t.readUInt16LE(6)),
                  (r.generalPurposeBitFlag = t.readUInt16LE(8)),
                  (r.compressionMethod = t.readUInt16LE(10)),
                  (r.lastModFileTime = t.readUInt16LE(12)),
                  (r.lastModFileDate = t.readUInt16LE(14)),
                  (r.crc32 = t.readUInt32LE(16)),
                  (r.compressedSize = t.readUInt32LE(20)),
                  (r.uncompressedSize = t.readUInt32LE(24)),
                  (r.fileNameLength = t.readUInt16LE(28)),
                  (r.extraFieldLength = t.readUInt16LE(30)),
                  (r.fileCommentLength = t.readUInt16LE(32)),
                  (r.internalFileAttributes = t.readUInt16LE(36)),
                  (r.externalFileAttributes = t.readUInt32LE(38)),
                  (r.relativeOffsetOfLocalHeader = t.readUInt32LE(42)),
                  r.generalPurposeBitFlag & 64)
                )
                  return h(e, /* @__PURE__ */ Error(`strong encryption is not supported`));
                ((e.readEntryCursor += 46),
                  (t = te(r.fileNameLength + r.extraFieldLength + r.fileCommentLength)),
                  C(e.reader, t, 0, t.length, e.readEntryCursor, function (n) {
                    if (n) return h(e, n);
                    if (!e.emittedError) {
                      r.fileNameRaw = t.subarray(0, r.fileNameLength);
                      var i = r.fileNameLength + r.extraFieldLength;
                      ((r.extraFieldRaw = t.subarray(r.fileNameLength, i)),
                        (r.fileCommentRaw = t.subarray(i, i + r.fileCommentLength)));
                      try {
                        r.extraFields = S(r.extraFieldRaw);
                      } catch (t) {
                        return h(e, t);
                      }
                      if (e.decodeStrings) {
                        var a = !!(r.generalPurposeBitFlag & 2048);
                        ((r.fileComment = ee(r.fileCommentRaw, a)),
                          (r.fileName = b(
                            r.generalPurposeBitFlag,
                            r.fileNameRaw,
                            r.extraFields,
                            e.strictFileNames,
                          )));
                        var o = x(r.fileName);
                        if (o != null) return h(e, Error(o));
                      } else ((r.fileComment = r.fileCommentRaw), (r.fileName = r.fileNameRaw));
                      ((r.comment = r.fileComment),
                        (e.readEntryCursor += t.length),
                        (e.entriesRead += 1));
                      for (var s = 0; s < r.extraFields.length; s++) {
                        var c = r.extraFields[s];
                        if (c.id === 1) {
                          var l = c.data,
                            u = 0;
                          if (r.uncompressedSize === 4294967295) {
                            if (u + 8 > l.length)
                              return h(
                                e,
                                /* @__PURE__ */ Error(
                                  `zip64 extended information extra field does not include uncompressed size`,
                                ),
                              );
                            ((r.uncompressedSize = O(l, u)), (u += 8));
                          }
                          if (r.compressedSize === 4294967295) {
                            if (u + 8 > l.length)
                              return h(
                                e,
                                /* @__PURE__ */ Error(
                                  `zip64 extended information extra field does not include compressed size`,
                                ),
                              );
                            ((r.compressedSize = O(l, u)), (u += 8));
                          }
                          if (r.relativeOffsetOfLocalHeader === 4294967295) {
                            if (u + 8 > l.length)
                              return h(
                                e,
                                /* @__PURE__ */ Error(
                                  `zip64 extended information extra field does not include relative header offset`,
                                ),
                              );
                            ((r.relativeOffsetOfLocalHeader = O(l, u)), (u += 8));
                          }
                          break;
                        }
                      }
                      if (e.validateEntrySizes && r.compressionMethod === 0) {
                        var d = r.uncompressedSize;
                        if ((r.isEncrypted() && (d += 12), r.compressedSize !== d)) {
                          var f =
                            `compressed/uncompressed size mismatch for stored file: ` +
                            r.compressedSize +
                            ` != ` +
                            r.uncompressedSize;
                          return h(e, Error(f));
                        }
                      }
                      (e.emit(`entry`, r), e.lazyEntries || e._readEntry());
                    }
                  }));
              }
            });
          }
        }),
        (m.prototype.eachEntry = function () {
          let e = this;
          if (!e.lazyEntries) throw Error(`eachEntry() requires lazyEntries: true`);
          if (e.hasEachEntryBeenCalled)
            throw Error(`eachEntry() must only be called once per ZipFile`);
          e.hasEachEntryBeenCalled = !0;
          let t = null;
          (e.on(`entry`, r), e.on(`end`, i), e.on(`error`, a));
          function n() {
            (e.removeListener(`entry`, r),
              e.removeListener(`end`, i),
              e.removeListener(`error`, a),
              e.autoClose && e.close());
          }
          function r(e) {
            let { resolve: n } = t;
            ((t = null), n({ value: e }));
          }
          function i() {
            let { resolve: e } = t;
            ((t = null), n(), e({ done: !0 }));
          }
          function a(e) {
            let { reject: r } = t;
            ((t = null), n(), r(e));
          }
          return {
            [Symbol.asyncIterator]() {
              return this;
            },
            next() {
              let n = new Promise((e, n) => {
                if (t != null) throw Error(`next() called before previous Promise was resolved.`);
                t = { resolve: e, reject: n };
              });
              return (e.readEntry(), n);
            },
            return(e) {
              return (n(), Promise.resolve({ done: !0, value: e }));
            },
            throw(e) {
              return (n(), Promise.reject(e));
            },
          };
        }),
        (m.prototype.openReadStream = function (e, t, n) {
          var r = this,
            i = 0,
            a = e.compressedSize;
          if ((n ?? ((n = t), (t = null)), t == null)) t = {};
          else {
            if (t.decodeFileData === !1) {
              if (t.decrypt != null)
                throw Error(`cannot use options.decrypt when options.decodeFileData === false`);
              if (t.decompress != null)
                throw Error(`cannot use options.decompress when options.decodeFileData === false`);
            } else {
              if (t.decrypt != null) {
                if (!e.isEncrypted())
                  throw Error(
                    `options.decrypt can only be specified for encrypted entries. See also option decodeFileData.`,
                  );
                if (t.decrypt !== !1) throw Error(`invalid options.decrypt value: ` + t.decrypt);
                if (e.isCompressed() && t.decompress !== !1)
                  throw Error(
                    `entry is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.`,
                  );
              }
              if (t.decompress != null) {
                if (!e.isCompressed())
                  throw Error(
                    `options.decompress can only be specified for compressed entries. See also option decodeFileData.`,
                  );
                if (t.decompress !== !1 && t.decompress !== !0)
                  throw Error(`invalid options.decompress value: ` + t.decompress);
                s = t.decompress;
              }
            }
            if (t.start != null) {
              if (((i = t.start), i < 0)) throw Error(`options.start < 0`);
              if (i > e.compressedSize) throw Error(`options.start > entry.compressedSize`);
            }
            if (t.end != null) {
              if (((a = t.end), a < 0)) throw Error(`options.end < 0`);
              if (a > e.compressedSize) throw Error(`options.end > entry.compressedSize`);
              if (a < i) throw Error(`options.end < options.start`);
            }
          }
          var o =
            t.decodeFileData === !1 ||
            ((e.compressionMethod === 0 || (e.compressionMethod === 8 && t.decompress === !1)) &&
              (!e.isEncrypted() || t.decrypt === !1));
          if ((t.start != null || t.end != null) && !o)
            throw Error(
              `start/end range require options.decodeFileData === false for non-trivial encoded entries.`,
            );
          if (!r.isOpen) return n(/* @__PURE__ */ Error(`closed`));
          if (e.isEncrypted() && !o && t.decrypt !== !1)
            return n(
              /* @__PURE__ */ Error(`entry is encrypted, and options.decodeFileData !== false`),
            );
          var s;
          if (o) s = !1;
          else if (e.compressionMethod === 8) s = t.decodeFileData !== !0;
          else
            return n(
              /* @__PURE__ */ Error(`unsupported compression method: ` + e.compressionMethod),
            );
          r.readLocalFileHeader(e, { minimal: !0 }, function (t, o) {
            if (t) return n(t);
            r.openReadStreamLowLevel(
              o.fileDataStart,
              e.compressedSize,
              i,
              a,
              s,
              e.uncompressedSize,
              n,
            );
          });
        }),
        (m.prototype.openReadStreamLowLevel = function (e, t, r, i, a, o, s) {
          var c = this;
          e + t;
          var l = c.reader.createReadStream({ start: e + r, end: e + i }),
            u = l;
          if (a) {
            var d = !1,
              f = n.createInflateRaw();
            (l.on(`error`, function (e) {
              setImmediate(function () {
                d || f.emit(`error`, e);
              });
            }),
              l.pipe(f),
              c.validateEntrySizes
                ? ((u = new w(o)),
                  f.on(`error`, function (e) {
                    setImmediate(function () {
                      d || u.emit(`error`, e);
                    });
                  }),
                  f.pipe(u))
                : (u = f),
              ne(u, function () {
                ((d = !0), f !== u && f.unpipe(u), l.unpipe(f), l.destroy());
              }));
          }
          s(null, u);
        }),
        (m.prototype.readLocalFileHeader = function (e, t, n) {
          var r = this;
          (n ?? ((n = t), (t = null)), (t ??= {}), r.reader.ref());
          var i = te(30);
          C(r.reader, i, 0, i.length, e.relativeOffsetOfLocalHeader, function (a) {
            try {
              if (a) return n(a);
              var o = i.readUInt32LE(0);
              if (o !== 67324752)
                return n(
                  /* @__PURE__ */ Error(`invalid local file header signature: 0x` + o.toString(16)),
                );
              var s = i.readUInt16LE(26),
                c = i.readUInt16LE(28),
                l = e.relativeOffsetOfLocalHeader + 30 + s + c;
              if (l + e.compressedSize > r.fileSize)
                return n(
                  /* @__PURE__ */ Error(
                    `file data overflows file bounds: ` +
                      l +
                      ` + ` +
                      e.compressedSize +
                      ` > ` +
                      r.fileSize,
                  ),
                );
              if (t.minimal) return n(null, { fileDataStart: l });
              var u = new v();
              ((u.fileDataStart = l),
                (u.versionNeededToExtract = i.readUInt16LE(4)),
                (u.generalPurposeBitFlag = i.readUInt16LE(6)),
                (u.compressionMethod = i.readUInt16LE(8)),
                (u.lastModFileTime = i.readUInt16LE(10)),
                (u.lastModFileDate = i.readUInt16LE(12)),
                (u.crc32 = i.readUInt32LE(14)),
                (u.compressedSize = i.readUInt32LE(18)),
                (u.uncompressedSize = i.readUInt32LE(22)),
                (u.fileNameLength = s),
                (u.extraFieldLength = c),
                (i = te(s + c)),
                r.reader.ref(),
                C(r.reader, i, 0, i.length, e.relativeOffsetOfLocalHeader + 30, function (e) {
                  try {
                    return e
                      ? n(e)
                      : ((u.fileName = i.subarray(0, s)),
                        (u.extraField = i.subarray(s)),
                        n(null, u));
                  } finally {
                    r.reader.unref();
                  }
                }));
            } finally {
              r.reader.unref();
            }
          });
        }),
        (m.prototype.openReadStreamPromise = function (e, t) {
          return new Promise((n, r) => {
            this.openReadStream(e, t, function (e, t) {
              if (e) return r(e);
              n(t);
            });
          });
        }),
        (m.prototype.openReadStreamLowLevelPromise = function (e, t, n, r, i, a) {
          return new Promise((o, s) => {
            this.openReadStream(e, t, n, r, i, a, function (e, t) {
              if (e) return s(e);
              o(t);
            });
          });
        }),
        (m.prototype.readLocalFileHeaderPromise = function (e, t) {
          return new Promise((n, r) => {
            this.readLocalFileHeader(e, t, function (e, t) {
              if (e) return r(e);
              n(t);
            });
          });
        }));
      function _() {}
      ((_.prototype.getLastModDate = function (e) {
        if (((e ??= {}), !e.forceDosFormat))
          for (var t = 0; t < this.extraFields.length; t++) {
            var n = this.extraFields[t];
            if (n.id === 21589) {
              var r = n.data;
              if (r.length < 5 || !(r[0] & 1)) continue;
              var i = r.readInt32LE(1);
              return /* @__PURE__ */ new Date(i * 1e3);
            }
            if (n.id === 10) {
              var r = n.data;
              if (r.length !== 32 || r.readUInt16LE(4) !== 1 || r.readUInt16LE(6) !== 24) continue;
              var a = (r.readUInt32LE(8) + 4294967296 * r.readInt32LE(12)) / 1e4 - 0xa9730b66800;
              return new Date(a);
            }
          }
        return y(this.lastModFileDate, this.lastModFileTime, e.timezone);
      }),
        (_.prototype.canDecodeFileData = function () {
          return (
            !this.isEncrypted() && (this.compressionMethod === 0 || this.compressionMethod === 8)
          );
        }),
        (_.prototype.isEncrypted = function () {
          return !!(this.generalPurposeBitFlag & 1);
        }),
        (_.prototype.isCompressed = function () {
          return this.compressionMethod === 8;
        }));
      function v() {}
      function y(e, t, n) {
        var r = e & 31,
          i = ((e >> 5) & 15) - 1,
          a = ((e >> 9) & 127) + 1980,
          o = 0,
          s = (t & 31) * 2,
          c = (t >> 5) & 63,
          l = (t >> 11) & 31;
        if (n == null || n === `local`) return new Date(a, i, r, l, c, s, o);
        if (n === `UTC`) return new Date(Date.UTC(a, i, r, l, c, s, o));
        throw Error(`unrecognized options.timezone: ` + options.timezone);
      }
      function b(e, t, n, r) {
        for (var i = null, a = 0; a < n.length; a++) {
          var o = n[a];
          if (o.id === 28789) {
            if (o.data.length < 6 || o.data.readUInt8(0) !== 1) continue;
            var s = o.data.readUInt32LE(1);
            if (l(t) !== s) continue;
            i = ee(o.data.subarray(5), !0);
            break;
          }
        }
        return ((i ??= ee(t, !!(e & 2048))), r || (i = i.replace(/\\/g, `/`)), i);
      }
      function x(e) {
        return e.indexOf(`\\`) === -1
          ? /^[a-zA-Z]:/.test(e) || /^\//.test(e)
            ? `absolute path: ` + e
            : e.split(`/`).indexOf(`..`) === -1
              ? null
              : `invalid relative path: ` + e
          : `invalid characters in fileName: ` + e;
      }
      function S(e) {
        for (var t = [], n = 0; n < e.length - 3;) {
          var r = e.readUInt16LE(n + 0),
            i = e.readUInt16LE(n + 2),
            a = n + 4,
            o = a + i;
          if (o > e.length) throw Error(`extra field length exceeds extra field buffer size`);
          var s = e.subarray(a, o);
          (t.push({ id: r, data: s }), (n = o));
        }
        return t;
      }
      function C(e, t, n, r, i, a) {
        if (r === 0)
          return setImmediate(function () {
            a(null, te(0));
          });
        e.read(t, n, r, i, function (e, t) {
          if (e) return a(e);
          if (t < r) return a(/* @__PURE__ */ Error(`unexpected EOF`));
          a();
        });
      }
      i.inherits(w, o);
      function w(e) {
        (o.call(this), (this.actualByteCount = 0), (this.expectedByteCount = e));
      }
      ((w.prototype._transform = function (e, t, n) {
        if (((this.actualByteCount += e.length), this.actualByteCount > this.expectedByteCount)) {
          var r =
            `too many bytes in the stream. expected ` +
            this.expectedByteCount +
            `. got at least ` +
            this.actualByteCount;
          return n(Error(r));
        }
        n(null, e);
      }),
        (w.prototype._flush = function (e) {
          if (this.actualByteCount < this.expectedByteCount) {
            var t =
              `not enough bytes in the stream. expected ` +
              this.expectedByteCount +
              `. got only ` +
              this.actualByteCount;
            return e(Error(t));
          }
          e();
        }),
        i.inherits(T, a));
      function T() {
        (a.call(this), (this.refCount = 0));
      }
      ((T.prototype.ref = function () {
        this.refCount += 1;
      }),
        (T.prototype.unref = function () {
          var e = this;
          if ((--e.refCount, e.refCount > 0)) return;
          if (e.refCount < 0) throw Error(`invalid unref`);
          e.close(t);
          function t(t) {
            if (t) return e.emit(`error`, t);
            e.emit(`close`);
          }
        }),
        (T.prototype.createReadStream = function (e) {
          e ??= {};
          var t = e.start,
            n = e.end;
          if (t === n) {
            var r = new s();
            return (
              setImmediate(function () {
                r.end();
              }),
              r
            );
          }
          var i = this._readStreamForRange(t, n),
            a = !1,
            o = new E(this);
          (i.on(`error`, function (e) {
            setImmediate(function () {
              a || o.emit(`error`, e);
            });
          }),
            ne(o, function () {
              (i.unpipe(o), o.unref(), i.destroy());
            }));
          var c = new w(n - t);
          return (
            o.on(`error`, function (e) {
              setImmediate(function () {
                a || c.emit(`error`, e);
              });
            }),
            ne(c, function () {
              ((a = !0), o.unpipe(c), o.destroy());
            }),
            i.pipe(o).pipe(c)
          );
        }),
        (T.prototype._readStreamForRange = function (e, t) {
          throw Error(`not implemented`);
        }),
        (T.prototype.read = function (e, t, n, r, i) {
          var a = this.createReadStream({ start: r, end: r + n }),
            o = new c(),
            s = 0;
          ((o._write = function (n, r, i) {
            (n.copy(e, t + s, 0, n.length), (s += n.length), i());
          }),
            o.on(`finish`, i),
            a.on(`error`, function (e) {
              i(e);
            }),
            a.pipe(o));
        }),
        (T.prototype.close = function (e) {
          setImmediate(e);
        }),
        i.inherits(E, s));
      function E(e) {
        (s.call(this), (this.context = e), this.context.ref(), (this.unreffedYet = !1));
      }
      ((E.prototype._flush = function (e) {
        (this.unref(), e());
      }),
        (E.prototype.unref = function (e) {
          this.unreffedYet || ((this.unreffedYet = !0), this.context.unref());
        }));
      var D = `\0☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼ !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~⌂ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0`;
      function ee(e, t) {
        if (t) return e.toString(`utf8`);
        for (var n = ``, r = 0; r < e.length; r++) n += D[e[r]];
        return n;
      }
      function O(e, t) {
        var n = e.readUInt32LE(t);
        return e.readUInt32LE(t + 4) * 4294967296 + n;
      }
      var te =
        typeof Buffer.allocUnsafe == `function`
          ? function (e) {
              return Buffer.allocUnsafe(e);
            }
          : function (e) {
              return new Buffer(e);
            };
      function ne(e, t) {
        typeof e.destroy == `function`
          ? (e._destroy = function (e, n) {
              (t(), n?.(e));
            })
          : (e.destroy = t);
      }
      function re(e) {
        if (e) throw e;
      }
    })(),
    1,
  );
const eu = [
  [`pdf`, `%PDF-`],
  [`zip`, `PK`],
  [`zip`, `PK`],
  [`ole`, `ÐÏà¡±á`],
  [`elf`, `ELF`],
  [`png`, `PNG`],
  [`jpeg`, `ÿØÿ`],
  [`gif`, `GIF8`],
  [`gzip`, `\b`],
  [`riff`, `RIFF`],
];
function tu(e) {
  let t = e.toString(`latin1`, 0, 16);
  return eu.find(([, e]) => t.startsWith(e))?.[0];
}
const nu = 2e8;
async function ru(e) {
  let t = await su(e),
    n = tu(t.head);
  if (n === `ole`) throw await cu(e);
  if (n !== `zip`) throw new K(`wrong_content`, `not a zip`);
  if (t.head.length > 7 && t.head.readUInt16LE(6) % 2 == 1) throw new K(`password_protected`);
  let r = await iu(e, t.hasDirectory ? `corrupt` : `truncated`);
  return { ...r, read: (e) => au(r, e) };
}
async function iu(e, t) {
  try {
    let t = await $l.openPromise(e, { autoClose: !1, lazyEntries: !0 }),
      n = /* @__PURE__ */ new Map();
    for await (let e of t.eachEntry()) {
      let t = e.fileName.toLowerCase();
      if ((n.has(t) || n.set(t, e), n.size > 1e5)) throw new K(`too_large_unpacked`, `parts`);
    }
    let r = (e) => n.get(e.replace(/^\//, ``).toLowerCase());
    return {
      zip: t,
      find: r,
      has: (e) => r(e) !== void 0,
      sizeOf: (e) => r(e)?.uncompressedSize ?? 0,
      unpacked: { bytes: 0 },
    };
  } catch (e) {
    throw e instanceof K ? e : new K(t, String(e));
  }
}
async function* au(e, t) {
  let n = e.find(t);
  if (n === void 0) throw new K(`corrupt`, `no part ${t}`);
  if (n.isEncrypted()) throw new K(`password_protected`);
  if (n.uncompressedSize > nu) throw ou(n);
  let r = 0;
  try {
    for await (let t of await e.zip.openReadStreamPromise(n)) {
      if (((r += t.length), (e.unpacked.bytes += t.length), r > nu || e.unpacked.bytes > 4e8))
        throw ou(n);
      yield t;
    }
  } catch (e) {
    throw e instanceof K || e instanceof RangeError ? e : new K(`corrupt`, `${t}: ${String(e)}`);
  }
}
function ou(e) {
  return new K(`too_large_unpacked`, `${e.fileName} ${e.uncompressedSize}`);
}
async function su(e) {
  let t = await (0, l.open)(e);
  try {
    let { size: e } = await t.stat(),
      n = Buffer.alloc(Math.min(16, e));
    await t.read(n, 0, n.length, 0);
    let r = Buffer.alloc(Math.min(66e3, e));
    return (
      await t.read(r, 0, r.length, e - r.length), { head: n, hasDirectory: r.includes(`PK`) }
    );
  } finally {
    await t.close();
  }
}
async function cu(e) {
  let t = [`EncryptedPackage`, `DRMEncrypted`].map((e) => Buffer.from(e, `utf16le`)),
    n = await (0, l.open)(e);
  try {
    let e = await n.readFile();
    return t.some((t) => e.includes(t))
      ? new K(`password_protected`)
      : new K(`wrong_content`, `an older Office format`);
  } finally {
    await n.close();
  }
}
async function lu(e, t) {
  try {
    return await e();
  } catch (e) {
    if (e instanceof K) return t;
    throw e;
  }
}
var uu = /* @__PURE__ */ o((e) => {
    /**
     * Character classes and associated utilities for the 5th edition of XML 1.0.
     *
     * @author Louis-Dominique Dubeau
     * @license MIT
     * @copyright Louis-Dominique Dubeau
     */
    (Object.defineProperty(e, "__esModule", { value: !0 }),
      (e.CHAR = `	
\r -퟿-�𐀀-􏿿`),
      (e.S = ` 	\r
`),
      (e.NAME_START_CHAR = `:A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿`),
      (e.NAME_CHAR = `-` + e.NAME_START_CHAR + `.0-9·̀-ͯ‿-⁀`),
      (e.CHAR_RE = RegExp(`^[` + e.CHAR + `]$`, `u`)),
      (e.S_RE = RegExp(`^[` + e.S + `]+$`, `u`)),
      (e.NAME_START_CHAR_RE = RegExp(`^[` + e.NAME_START_CHAR + `]$`, `u`)),
      (e.NAME_CHAR_RE = RegExp(`^[` + e.NAME_CHAR + `]$`, `u`)),
      (e.NAME_RE = RegExp(`^[` + e.NAME_START_CHAR + `][` + e.NAME_CHAR + `]*$`, `u`)),
      (e.NMTOKEN_RE = RegExp(`^[` + e.NAME_CHAR + `]+$`, `u`)));
    var t = 9,
      n = 10,
      r = 13,
      i = 32;
    e.S_LIST = [i, n, r, t];
    function a(e) {
      return (
        (e >= i && e <= 55295) ||
        e === n ||
        e === r ||
        e === t ||
        (e >= 57344 && e <= 65533) ||
        (e >= 65536 && e <= 1114111)
      );
    }
    e.isChar = a;
    function o(e) {
      return e === i || e === n || e === r || e === t;
    }
    e.isS = o;
    function s(e) {
      return (
        (e >= 65 && e <= 90) ||
        (e >= 97 && e <= 122) ||
        e === 58 ||
        e === 95 ||
        e === 8204 ||
        e === 8205 ||
        (e >= 192 && e <= 214) ||
        (e >= 216 && e <= 246) ||
        (e >= 248 && e <= 767) ||
        (e >= 880 && e <= 893) ||
        (e >= 895 && e <= 8191) ||
        (e >= 8304 && e <= 8591) ||
        (e >= 11264 && e <= 12271) ||
        (e >= 12289 && e <= 55295) ||
        (e >= 63744 && e <= 64975) ||
        (e >= 65008 && e <= 65533) ||
        (e >= 65536 && e <= 983039)
      );
    }
    e.isNameStartChar = s;
    function c(e) {
      return (
        s(e) ||
        (e >= 48 && e <= 57) ||
        e === 45 ||
        e === 46 ||
        e === 183 ||
        (e >= 768 && e <= 879) ||
        (e >= 8255 && e <= 8256)
      );
    }
    e.isNameChar = c;
  }),
  du = /* @__PURE__ */ o((e) => {
    /**
     * Character classes and associated utilities for the 2nd edition of XML 1.1.
     *
     * @author Louis-Dominique Dubeau
     * @license MIT
     * @copyright Louis-Dominique Dubeau
     */
    (Object.defineProperty(e, "__esModule", { value: !0 }),
      (e.CHAR = `-퟿-�𐀀-􏿿`),
      (e.RESTRICTED_CHAR = `-\b\v\f---`),
      (e.S = ` 	\r
`),
      (e.NAME_START_CHAR = `:A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿`),
      (e.NAME_CHAR = `-` + e.NAME_START_CHAR + `.0-9·̀-ͯ‿-⁀`),
      (e.CHAR_RE = RegExp(`^[` + e.CHAR + `]$`, `u`)),
      (e.RESTRICTED_CHAR_RE = RegExp(`^[` + e.RESTRICTED_CHAR + `]$`, `u`)),
      (e.S_RE = RegExp(`^[` + e.S + `]+$`, `u`)),
      (e.NAME_START_CHAR_RE = RegExp(`^[` + e.NAME_START_CHAR + `]$`, `u`)),
      (e.NAME_CHAR_RE = RegExp(`^[` + e.NAME_CHAR + `]$`, `u`)),
      (e.NAME_RE = RegExp(`^[` + e.NAME_START_CHAR + `][` + e.NAME_CHAR + `]*$`, `u`)),
      (e.NMTOKEN_RE = RegExp(`^[` + e.NAME_CHAR + `]+$`, `u`)));
    var t = 9,
      n = 10,
      r = 13,
      i = 32;
    e.S_LIST = [i, n, r, t];
    function a(e) {
      return (e >= 1 && e <= 55295) || (e >= 57344 && e <= 65533) || (e >= 65536 && e <= 1114111);
    }
    e.isChar = a;
    function o(e) {
      return (
        (e >= 1 && e <= 8) ||
        e === 11 ||
        e === 12 ||
        (e >= 14 && e <= 31) ||
        (e >= 127 && e <= 132) ||
        (e >= 134 && e <= 159)
      );
    }
    e.isRestrictedChar = o;
    function s(e) {
      return (
        e === 9 ||
        e === 10 ||
        e === 13 ||
        (e > 31 && e < 127) ||
        e === 133 ||
        (e > 159 && e <= 55295) ||
        (e >= 57344 && e <= 65533) ||
        (e >= 65536 && e <= 1114111)
      );
    }
    e.isCharAndNotRestricted = s;
    function c(e) {
      return e === i || e === n || e === r || e === t;
    }
    e.isS = c;
    function l(e) {
      return (
        (e >= 65 && e <= 90) ||
        (e >= 97 && e <= 122) ||
        e === 58 ||
        e === 95 ||
        e === 8204 ||
        e === 8205 ||
        (e >= 192 && e <= 214) ||
        (e >= 216 && e <= 246) ||
        (e >= 248 && e <= 767) ||
        (e >= 880 && e <= 893) ||
        (e >= 895 && e <= 8191) ||
        (e >= 8304 && e <= 8591) ||
        (e >= 11264 && e <= 12271) ||
        (e >= 12289 && e <= 55295) ||
        (e >= 63744 && e <= 64975) ||
        (e >= 65008 && e <= 65533) ||
        (e >= 65536 && e <= 983039)
      );
    }
    e.isNameStartChar = l;
    function u(e) {
      return (
        l(e) ||
        (e >= 48 && e <= 57) ||
        e === 45 ||
        e === 46 ||
        e === 183 ||
        (e >= 768 && e <= 879) ||
        (e >= 8255 && e <= 8256)
      );
    }
    e.isNameChar = u;
  }),
  fu = /* @__PURE__ */ o((e) => {
    /**
     * Character class utilities for XML NS 1.0 edition 3.
     *
     * @author Louis-Dominique Dubeau
     * @license MIT
     * @copyright Louis-Dominique Dubeau
     */
    (Object.defineProperty(e, "__esModule", { value: !0 }),
      (e.NC_NAME_START_CHAR = `A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿`),
      (e.NC_NAME_CHAR = `-` + e.NC_NAME_START_CHAR + `.0-9·̀-ͯ‿-⁀`),
      (e.NC_NAME_START_CHAR_RE = RegExp(`^[` + e.NC_NAME_START_CHAR + `]$`, `u`)),
      (e.NC_NAME_CHAR_RE = RegExp(`^[` + e.NC_NAME_CHAR + `]$`, `u`)),
      (e.NC_NAME_RE = RegExp(`^[` + e.NC_NAME_START_CHAR + `][` + e.NC_NAME_CHAR + `]*$`, `u`)));
    function t(e) {
      return (
        (e >= 65 && e <= 90) ||
        e === 95 ||
        (e >= 97 && e <= 122) ||
        (e >= 192 && e <= 214) ||
        (e >= 216 && e <= 246) ||
        (e >= 248 && e <= 767) ||
        (e >= 880 && e <= 893) ||
        (e >= 895 && e <= 8191) ||
        (e >= 8204 && e <= 8205) ||
        (e >= 8304 && e <= 8591) ||
        (e >= 11264 && e <= 12271) ||
        (e >= 12289 && e <= 55295) ||
        (e >= 63744 && e <= 64975) ||
        (e >= 65008 && e <= 65533) ||
        (e >= 65536 && e <= 983039)
      );
    }
    e.isNCNameStartChar = t;
    function n(e) {
      return (
        t(e) ||
        e === 45 ||
        e === 46 ||
        (e >= 48 && e <= 57) ||
        e === 183 ||
        (e >= 768 && e <= 879) ||
        (e >= 8255 && e <= 8256)
      );
    }
    e.isNCNameChar = n;
  }),
  pu = /* @__PURE__ */ o((e) => {
    (Object.defineProperty(e, "__esModule", { value: !0 }), (e.SaxesParser = e.EVENTS = void 0));
    let t = uu(),
      n = du(),
      r = fu();
    var i = t.isS,
      a = t.isChar,
      o = t.isNameStartChar,
      s = t.isNameChar,
      c = t.S_LIST,
      l = t.NAME_RE,
      u = n.isChar,
      d = r.isNCNameStartChar,
      f = r.isNCNameChar,
      p = r.NC_NAME_RE;
    let m = `http://www.w3.org/XML/1998/namespace`,
      h = `http://www.w3.org/2000/xmlns/`,
      g = { __proto__: null, xml: m, xmlns: h },
      _ = { __proto__: null, amp: `&`, gt: `>`, lt: `<`, quot: `"`, apos: `'` },
      v = 8232,
      y = (e) => e === 34 || e === 39,
      b = [34, 39],
      x = [...b, 91, 62],
      S = [...b, 60, 93],
      C = [61, 63, ...c],
      w = [...c, 62, 38, 60];
    function T(e, t, n) {
      switch (t) {
        case `xml`:
          n !== m && e.fail(`xml prefix must be bound to ${m}.`);
          break;
        case `xmlns`:
          n !== h && e.fail(`xmlns prefix must be bound to ${h}.`);
      }
      switch (n) {
        case h:
          e.fail(
            t === ``
              ? `the default namespace may not be set to ${n}.`
              : `may not assign a prefix (even "xmlns") to the URI \
${h}.`,
          );
          break;
        case m:
          switch (t) {
            case `xml`:
              break;
            case ``:
              e.fail(`the default namespace may not be set to ${n}.`);
              break;
            default:
              e.fail(`may not assign the xml namespace to another prefix.`);
          }
      }
    }
    function E(e, t) {
      for (let n of Object.keys(t)) T(e, n, t[n]);
    }
    let D = (e) => p.test(e),
      ee = (e) => l.test(e);
    e.EVENTS = [
      `xmldecl`,
      `text`,
      `processinginstruction`,
      `doctype`,
      `comment`,
      `opentagstart`,
      `attribute`,
      `opentag`,
      `closetag`,
      `cdata`,
      `error`,
      `end`,
      `ready`,
    ];
    let O = {
      xmldecl: `xmldeclHandler`,
      text: `textHandler`,
      processinginstruction: `piHandler`,
      doctype: `doctypeHandler`,
      comment: `commentHandler`,
      opentagstart: `openTagStartHandler`,
      attribute: `attributeHandler`,
      opentag: `openTagHandler`,
      closetag: `closeTagHandler`,
      cdata: `cdataHandler`,
      error: `errorHandler`,
      end: `endHandler`,
      ready: `readyHandler`,
    };
    e.SaxesParser = class {
      constructor(e) {
        ((this.opt = e ?? {}), (this.fragmentOpt = !!this.opt.fragment));
        let t = (this.xmlnsOpt = !!this.opt.xmlns);
        if (
          ((this.trackPosition = this.opt.position !== !1), (this.fileName = this.opt.fileName), t)
        ) {
          ((this.nameStartCheck = d),
            (this.nameCheck = f),
            (this.isName = D),
            (this.processAttribs = this.processAttribsNS),
            (this.pushAttrib = this.pushAttribNS),
            (this.ns = Object.assign({ __proto__: null }, g)));
          let e = this.opt.additionalNamespaces;
          e != null && (E(this, e), Object.assign(this.ns, e));
        } else
          ((this.nameStartCheck = o),
            (this.nameCheck = s),
            (this.isName = ee),
            (this.processAttribs = this.processAttribsPlain),
            (this.pushAttrib = this.pushAttribPlain));
        ((this.stateTable = [
          this.sBegin,
          this.sBeginWhitespace,
          this.sDoctype,
          this.sDoctypeQuote,
          this.sDTD,
          this.sDTDQuoted,
          this.sDTDOpenWaka,
          this.sDTDOpenWakaBang,
          this.sDTDComment,
          this.sDTDCommentEnding,
          this.sDTDCommentEnded,
          this.sDTDPI,
          this.sDTDPIEnding,
          this.sText,
          this.sEntity,
          this.sOpenWaka,
          this.sOpenWakaBang,
          this.sComment,
          this.sCommentEnding,
          this.sCommentEnded,
          this.sCData,
          this.sCDataEnding,
          this.sCDataEnding2,
          this.sPIFirstChar,
          this.sPIRest,
          this.sPIBody,
          this.sPIEnding,
          this.sXMLDeclNameStart,
          this.sXMLDeclName,
          this.sXMLDeclEq,
          this.sXMLDeclValueStart,
          this.sXMLDeclValue,
          this.sXMLDeclSeparator,
          this.sXMLDeclEnding,
          this.sOpenTag,
          this.sOpenTagSlash,
          this.sAttrib,
          this.sAttribName,
          this.sAttribNameSawWhite,
          this.sAttribValue,
          this.sAttribValueQuoted,
          this.sAttribValueClosed,
          this.sAttribValueUnquoted,
          this.sCloseTag,
          this.sCloseTagSawWhite,
        ]),
          this._init());
      }
      get closed() {
        return this._closed;
      }
      _init() {
        var e;
        ((this.openWakaBang = ``),
          (this.text = ``),
          (this.name = ``),
          (this.piTarget = ``),
          (this.entity = ``),
          (this.q = null),
          (this.tags = []),
          (this.tag = null),
          (this.topNS = null),
          (this.chunk = ``),
          (this.chunkPosition = 0),
          (this.i = 0),
          (this.prevI = 0),
          (this.carriedFromPrevious = void 0),
          (this.forbiddenState = 0),
          (this.attribList = []));
        let { fragmentOpt: t } = this;
        ((this.state = t ? 13 : 0),
          (this.reportedTextBeforeRoot =
            this.reportedTextAfterRoot =
            this.closedRoot =
            this.sawRoot =
              t),
          (this.xmlDeclPossible = !t),
          (this.xmlDeclExpects = [`version`]),
          (this.entityReturnState = void 0));
        let { defaultXMLVersion: n } = this.opt;
        if (n === void 0) {
          if (this.opt.forceXMLVersion === !0)
            throw Error(`forceXMLVersion set but defaultXMLVersion is not set`);
          n = `1.0`;
        }
        (this.setXMLVersion(n),
          (this.positionAtNewLine = 0),
          (this.doctype = !1),
          (this._closed = !1),
          (this.xmlDecl = { version: void 0, encoding: void 0, standalone: void 0 }),
          (this.line = 1),
          (this.column = 0),
          (this.ENTITIES = Object.create(_)),
          (e = this.readyHandler) == null || e.call(this));
      }
      get position() {
        return this.chunkPosition + this.i;
      }
      get columnIndex() {
        return this.position - this.positionAtNewLine;
      }
      on(e, t) {
        this[O[e]] = t;
      }
      off(e) {
        this[O[e]] = void 0;
      }
      makeError(e) {
        let t = this.fileName ?? ``;
        return (
          this.trackPosition && (t.length > 0 && (t += `:`), (t += `${this.line}:${this.column}`)),
          t.length > 0 && (t += `: `),
          Error(t + e)
        );
      }
      fail(e) {
        let t = this.makeError(e),
          n = this.errorHandler;
        if (n === void 0) throw t;
        return (n(t), this);
      }
      write(e) {
        if (this.closed) return this.fail(`cannot write after close; assign an onready handler.`);
        let t = !1;
        (e === null ? ((t = !0), (e = ``)) : typeof e == `object` && (e = e.toString()),
          this.carriedFromPrevious !== void 0 &&
            ((e = `${this.carriedFromPrevious}${e}`), (this.carriedFromPrevious = void 0)));
        let n = e.length,
          r = e.charCodeAt(n - 1);
        !t &&
          (r === 13 || (r >= 55296 && r <= 56319)) &&
          ((this.carriedFromPrevious = e[n - 1]), n--, (e = e.slice(0, n)));
        let { stateTable: i } = this;
        for (this.chunk = e, this.i = 0; this.i < n;) i[this.state].call(this);
        return ((this.chunkPosition += n), t ? this.end() : this);
      }
      close() {
        return this.write(null);
      }
      getCode10() {
        let { chunk: e, i: t } = this;
        if (((this.prevI = t), (this.i = t + 1), t >= e.length)) return -1;
        let n = e.charCodeAt(t);
        if ((this.column++, n < 55296)) {
          if (n >= 32 || n === 9) return n;
          switch (n) {
            case 10:
              return (this.line++, (this.column = 0), (this.positionAtNewLine = this.position), 10);
            case 13:
              return (
                e.charCodeAt(t + 1) === 10 && (this.i = t + 2),
                this.line++,
                (this.column = 0),
                (this.positionAtNewLine = this.position),
                -2
              );
            default:
              return (this.fail(`disallowed character.`), n);
          }
        }
        if (n > 56319) return ((n >= 57344 && n <= 65533) || this.fail(`disallowed character.`), n);
        let r = 65536 + (n - 55296) * 1024 + (e.charCodeAt(t + 1) - 56320);
        return ((this.i = t + 2), r > 1114111 && this.fail(`disallowed character.`), r);
      }
      getCode11() {
        let { chunk: e, i: t } = this;
        if (((this.prevI = t), (this.i = t + 1), t >= e.length)) return -1;
        let n = e.charCodeAt(t);
        if ((this.column++, n < 55296)) {
          if ((n > 31 && n < 127) || (n > 159 && n !== v) || n === 9) return n;
          switch (n) {
            case 10:
              return (this.line++, (this.column = 0), (this.positionAtNewLine = this.position), 10);
            case 13: {
              let n = e.charCodeAt(t + 1);
              (n === 10 || n === 133) && (this.i = t + 2);
            }
            case 133:
            case v:
              return (this.line++, (this.column = 0), (this.positionAtNewLine = this.position), -2);
            default:
              return (this.fail(`disallowed character.`), n);
          }
        }
        if (n > 56319) return ((n >= 57344 && n <= 65533) || this.fail(`disallowed character.`), n);
        let r = 65536 + (n - 55296) * 1024 + (e.charCodeAt(t + 1) - 56320);
        return ((this.i = t + 2), r > 1114111 && this.fail(`disallowed character.`), r);
      }
      getCodeNorm() {
        let e = this.getCode();
        return e === -2 ? 10 : e;
      }
      unget() {
        ((this.i = this.prevI), this.column--);
      }
      captureTo(e) {
        let { i: t } = this,
          { chunk: n } = this;
        for (;;) {
          let r = this.getCode(),
            i = r === -2,
            a = i ? 10 : r;
          if (a === -1 || e.includes(a)) return ((this.text += n.slice(t, this.prevI)), a);
          i && ((this.text += `${n.slice(t, this.prevI)}\n`), (t = this.i));
        }
      }
      captureToChar(e) {
        let { i: t } = this,
          { chunk: n } = this;
        for (;;) {
          let r = this.getCode();
          switch (r) {
            case -2:
              ((this.text += `${n.slice(t, this.prevI)}\n`), (t = this.i), (r = 10));
              break;
            case -1:
              return ((this.text += n.slice(t)), !1);
          }
          if (r === e) return ((this.text += n.slice(t, this.prevI)), !0);
        }
      }
      captureNameChars() {
        let { chunk: e, i: t } = this;
        for (;;) {
          let n = this.getCode();
          if (n === -1) return ((this.name += e.slice(t)), -1);
          if (!s(n)) return ((this.name += e.slice(t, this.prevI)), n === -2 ? 10 : n);
        }
      }
      skipSpaces() {
        for (;;) {
          let e = this.getCodeNorm();
          if (e === -1 || !i(e)) return e;
        }
      }
      setXMLVersion(e) {
        ((this.currentXMLVersion = e),
          e === `1.0`
            ? ((this.isChar = a), (this.getCode = this.getCode10))
            : ((this.isChar = u), (this.getCode = this.getCode11)));
      }
      sBegin() {
        (this.chunk.charCodeAt(0) === 65279 && (this.i++, this.column++), (this.state = 1));
      }
      sBeginWhitespace() {
        let e = this.i,
          t = this.skipSpaces();
        switch ((this.prevI !== e && (this.xmlDeclPossible = !1), t)) {
          case 60:
            if (((this.state = 15), this.text.length !== 0)) throw Error(`no-empty text at start`);
            break;
          case -1:
            break;
          default:
            (this.unget(), (this.state = 13), (this.xmlDeclPossible = !1));
        }
      }
      sDoctype() {
        var e;
        let t = this.captureTo(x);
        switch (t) {
          case 62:
            ((e = this.doctypeHandler) == null || e.call(this, this.text),
              (this.text = ``),
              (this.state = 13),
              (this.doctype = !0));
            break;
          case -1:
            break;
          default:
            ((this.text += String.fromCodePoint(t)),
              t === 91 ? (this.state = 4) : y(t) && ((this.state = 3), (this.q = t)));
        }
      }
      sDoctypeQuote() {
        let e = this.q;
        this.captureToChar(e) &&
          ((this.text += String.fromCodePoint(e)), (this.q = null), (this.state = 2));
      }
      sDTD() {
        let e = this.captureTo(S);
        e !== -1 &&
          ((this.text += String.fromCodePoint(e)),
          e === 93
            ? (this.state = 2)
            : e === 60
              ? (this.state = 6)
              : y(e) && ((this.state = 5), (this.q = e)));
      }
      sDTDQuoted() {
        let e = this.q;
        this.captureToChar(e) &&
          ((this.text += String.fromCodePoint(e)), (this.state = 4), (this.q = null));
      }
      sDTDOpenWaka() {
        let e = this.getCodeNorm();
        switch (((this.text += String.fromCodePoint(e)), e)) {
          case 33:
            ((this.state = 7), (this.openWakaBang = ``));
            break;
          case 63:
            this.state = 11;
            break;
          default:
            this.state = 4;
        }
      }
      sDTDOpenWakaBang() {
        let e = String.fromCodePoint(this.getCodeNorm()),
          t = (this.openWakaBang += e);
        ((this.text += e),
          t !== `-` && ((this.state = t === `--` ? 8 : 4), (this.openWakaBang = ``)));
      }
      sDTDComment() {
        this.captureToChar(45) && ((this.text += `-`), (this.state = 9));
      }
      sDTDCommentEnding() {
        let e = this.getCodeNorm();
        ((this.text += String.fromCodePoint(e)), (this.state = e === 45 ? 10 : 8));
      }
      sDTDCommentEnded() {
        let e = this.getCodeNorm();
        ((this.text += String.fromCodePoint(e)),
          e === 62 ? (this.state = 4) : (this.fail(`malformed comment.`), (this.state = 8)));
      }
      sDTDPI() {
        this.captureToChar(63) && ((this.text += `?`), (this.state = 12));
      }
      sDTDPIEnding() {
        let e = this.getCodeNorm();
        ((this.text += String.fromCodePoint(e)), e === 62 && (this.state = 4));
      }
      sText() {
        this.tags.length === 0 ? this.handleTextOutsideRoot() : this.handleTextInRoot();
      }
      sEntity() {
        let { i: e } = this,
          { chunk: t } = this;
        loop: for (;;)
          switch (this.getCode()) {
            case -2:
              ((this.entity += `${t.slice(e, this.prevI)}\n`), (e = this.i));
              break;
            case 59: {
              let { entityReturnState: n } = this,
                r = this.entity + t.slice(e, this.prevI);
              this.state = n;
              let i;
              (r === ``
                ? (this.fail(`empty entity name.`), (i = `&;`))
                : ((i = this.parseEntity(r)), (this.entity = ``)),
                (n !== 13 || this.textHandler !== void 0) && (this.text += i));
              break loop;
            }
            case -1:
              this.entity += t.slice(e);
              break loop;
          }
      }
      sOpenWaka() {
        let e = this.getCode();
        if (o(e)) ((this.state = 34), this.unget(), (this.xmlDeclPossible = !1));
        else
          switch (e) {
            case 47:
              ((this.state = 43), (this.xmlDeclPossible = !1));
              break;
            case 33:
              ((this.state = 16), (this.openWakaBang = ``), (this.xmlDeclPossible = !1));
              break;
            case 63:
              this.state = 23;
              break;
            default:
              (this.fail(`disallowed character in tag name`),
                (this.state = 13),
                (this.xmlDeclPossible = !1));
          }
      }
      sOpenWakaBang() {
        switch (
          ((this.openWakaBang += String.fromCodePoint(this.getCodeNorm())), this.openWakaBang)
        ) {
          case `[CDATA[`:
            (!this.sawRoot &&
              !this.reportedTextBeforeRoot &&
              (this.fail(`text data outside of root node.`), (this.reportedTextBeforeRoot = !0)),
              this.closedRoot &&
                !this.reportedTextAfterRoot &&
                (this.fail(`text data outside of root node.`), (this.reportedTextAfterRoot = !0)),
              (this.state = 20),
              (this.openWakaBang = ``));
            break;
          case `--`:
            ((this.state = 17), (this.openWakaBang = ``));
            break;
          case `DOCTYPE`:
            ((this.state = 2),
              (this.doctype || this.sawRoot) &&
                this.fail(`inappropriately located doctype declaration.`),
              (this.openWakaBang = ``));
            break;
          default:
            this.openWakaBang.length >= 7 && this.fail(`incorrect syntax.`);
        }
      }
      sComment() {
        this.captureToChar(45) && (this.state = 18);
      }
      sCommentEnding() {
        var e;
        let t = this.getCodeNorm();
        t === 45
          ? ((this.state = 19),
            (e = this.commentHandler) == null || e.call(this, this.text),
            (this.text = ``))
          : ((this.text += `-${String.fromCodePoint(t)}`), (this.state = 17));
      }
      sCommentEnded() {
        let e = this.getCodeNorm();
        e === 62
          ? (this.state = 13)
          : (this.fail(`malformed comment.`),
            (this.text += `--${String.fromCodePoint(e)}`),
            (this.state = 17));
      }
      sCData() {
        this.captureToChar(93) && (this.state = 21);
      }
      sCDataEnding() {
        let e = this.getCodeNorm();
        e === 93
          ? (this.state = 22)
          : ((this.text += `]${String.fromCodePoint(e)}`), (this.state = 20));
      }
      sCDataEnding2() {
        var e;
        let t = this.getCodeNorm();
        switch (t) {
          case 62:
            ((e = this.cdataHandler) == null || e.call(this, this.text),
              (this.text = ``),
              (this.state = 13));
            break;
          case 93:
            this.text += `]`;
            break;
          default:
            ((this.text += `]]${String.fromCodePoint(t)}`), (this.state = 20));
        }
      }
      sPIFirstChar() {
        let e = this.getCodeNorm();
        this.nameStartCheck(e)
          ? ((this.piTarget += String.fromCodePoint(e)), (this.state = 24))
          : e === 63 || i(e)
            ? (this.fail(`processing instruction without a target.`),
              (this.state = e === 63 ? 26 : 25))
            : (this.fail(`disallowed character in processing instruction name.`),
              (this.piTarget += String.fromCodePoint(e)),
              (this.state = 24));
      }
      sPIRest() {
        let { chunk: e, i: t } = this;
        for (;;) {
          let n = this.getCodeNorm();
          if (n === -1) {
            this.piTarget += e.slice(t);
            return;
          }
          if (!this.nameCheck(n)) {
            this.piTarget += e.slice(t, this.prevI);
            let r = n === 63;
            r || i(n)
              ? this.piTarget === `xml`
                ? (this.xmlDeclPossible ||
                    this.fail(`an XML declaration must be at the start of the document.`),
                  (this.state = r ? 33 : 27))
                : (this.state = r ? 26 : 25)
              : (this.fail(`disallowed character in processing instruction name.`),
                (this.piTarget += String.fromCodePoint(n)));
            break;
          }
        }
      }
      sPIBody() {
        if (this.text.length === 0) {
          let e = this.getCodeNorm();
          e === 63 ? (this.state = 26) : i(e) || (this.text = String.fromCodePoint(e));
        } else this.captureToChar(63) && (this.state = 26);
      }
      sPIEnding() {
        var e;
        let t = this.getCodeNorm();
        if (t === 62) {
          let { piTarget: t } = this;
          (t.toLowerCase() === `xml` &&
            this.fail(`the XML declaration must appear at the start of the document.`),
            (e = this.piHandler) == null || e.call(this, { target: t, body: this.text }),
            (this.piTarget = this.text = ``),
            (this.state = 13));
        } else
          t === 63
            ? (this.text += `?`)
            : ((this.text += `?${String.fromCodePoint(t)}`), (this.state = 25));
        this.xmlDeclPossible = !1;
      }
      sXMLDeclNameStart() {
        let e = this.skipSpaces();
        e === 63
          ? (this.state = 33)
          : e !== -1 && ((this.state = 28), (this.name = String.fromCodePoint(e)));
      }
      sXMLDeclName() {
        let e = this.captureTo(C);
        if (e === 63)
          ((this.state = 33),
            (this.name += this.text),
            (this.text = ``),
            this.fail(`XML declaration is incomplete.`));
        else if (i(e) || e === 61) {
          if (
            ((this.name += this.text), (this.text = ``), !this.xmlDeclExpects.includes(this.name))
          )
            switch (this.name.length) {
              case 0:
                this.fail(`did not expect any more name/value pairs.`);
                break;
              case 1:
                this.fail(`expected the name ${this.xmlDeclExpects[0]}.`);
                break;
              default:
                this.fail(`expected one of ${this.xmlDeclExpects.join(`, `)}`);
            }
          this.state = e === 61 ? 30 : 29;
        }
      }
      sXMLDeclEq() {
        let e = this.getCodeNorm();
        e === 63
          ? ((this.state = 33), this.fail(`XML declaration is incomplete.`))
          : i(e) || (e !== 61 && this.fail(`value required.`), (this.state = 30));
      }
      sXMLDeclValueStart() {
        let e = this.getCodeNorm();
        e === 63
          ? ((this.state = 33), this.fail(`XML declaration is incomplete.`))
          : i(e) ||
            (y(e) ? (this.q = e) : (this.fail(`value must be quoted.`), (this.q = 32)),
            (this.state = 31));
      }
      sXMLDeclValue() {
        let e = this.captureTo([this.q, 63]);
        if (e === 63) {
          ((this.state = 33), (this.text = ``), this.fail(`XML declaration is incomplete.`));
          return;
        }
        if (e === -1) return;
        let t = this.text;
        switch (((this.text = ``), this.name)) {
          case `version`: {
            this.xmlDeclExpects = [`encoding`, `standalone`];
            let e = t;
            ((this.xmlDecl.version = e),
              /^1\.[0-9]+$/.test(e)
                ? this.opt.forceXMLVersion || this.setXMLVersion(e)
                : this.fail(`version number must match /^1\\.[0-9]+$/.`));
            break;
          }
          case `encoding`:
            (/^[A-Za-z][A-Za-z0-9._-]*$/.test(t) ||
              this.fail(`encoding value must match /^[A-Za-z0-9][A-Za-z0-9._-]*$/.`),
              (this.xmlDeclExpects = [`standalone`]),
              (this.xmlDecl.encoding = t));
            break;
          case `standalone`:
            (t !== `yes` && t !== `no` && this.fail(`standalone value must match "yes" or "no".`),
              (this.xmlDeclExpects = []),
              (this.xmlDecl.standalone = t));
        }
        ((this.name = ``), (this.state = 32));
      }
      sXMLDeclSeparator() {
        let e = this.getCodeNorm();
        e === 63
          ? (this.state = 33)
          : (i(e) || (this.fail(`whitespace required.`), this.unget()), (this.state = 27));
      }
      sXMLDeclEnding() {
        var e;
        (this.getCodeNorm() === 62
          ? (this.piTarget === `xml`
              ? this.name !== `version` &&
                this.xmlDeclExpects.includes(`version`) &&
                this.fail(`XML declaration must contain a version.`)
              : this.fail(`processing instructions are not allowed before root.`),
            (e = this.xmldeclHandler) == null || e.call(this, this.xmlDecl),
            (this.name = ``),
            (this.piTarget = this.text = ``),
            (this.state = 13))
          : this.fail(`The character ? is disallowed anywhere in XML declarations.`),
          (this.xmlDeclPossible = !1));
      }
      sOpenTag() {
        var e;
        let t = this.captureNameChars();
        if (t === -1) return;
        let n = (this.tag = { name: this.name, attributes: Object.create(null) });
        switch (
          ((this.name = ``),
          this.xmlnsOpt && (this.topNS = n.ns = Object.create(null)),
          (e = this.openTagStartHandler) == null || e.call(this, n),
          (this.sawRoot = !0),
          !this.fragmentOpt && this.closedRoot && this.fail(`documents may contain only one root.`),
          t)
        ) {
          case 62:
            this.openTag();
            break;
          case 47:
            this.state = 35;
            break;
          default:
            (i(t) || this.fail(`disallowed character in tag name.`), (this.state = 36));
        }
      }
      sOpenTagSlash() {
        this.getCode() === 62
          ? this.openSelfClosingTag()
          : (this.fail(`forward-slash in opening tag not followed by >.`), (this.state = 36));
      }
      sAttrib() {
        let e = this.skipSpaces();
        e !== -1 &&
          (o(e)
            ? (this.unget(), (this.state = 37))
            : e === 62
              ? this.openTag()
              : e === 47
                ? (this.state = 35)
                : this.fail(`disallowed character in attribute name.`));
      }
      sAttribName() {
        let e = this.captureNameChars();
        e === 61
          ? (this.state = 39)
          : i(e)
            ? (this.state = 38)
            : e === 62
              ? (this.fail(`attribute without value.`),
                this.pushAttrib(this.name, this.name),
                (this.name = this.text = ``),
                this.openTag())
              : e !== -1 && this.fail(`disallowed character in attribute name.`);
      }
      sAttribNameSawWhite() {
        let e = this.skipSpaces();
        switch (e) {
          case -1:
            return;
          case 61:
            this.state = 39;
            break;
          default:
            (this.fail(`attribute without value.`),
              (this.text = ``),
              (this.name = ``),
              e === 62
                ? this.openTag()
                : o(e)
                  ? (this.unget(), (this.state = 37))
                  : (this.fail(`disallowed character in attribute name.`), (this.state = 36)));
        }
      }
      sAttribValue() {
        let e = this.getCodeNorm();
        y(e)
          ? ((this.q = e), (this.state = 40))
          : i(e) || (this.fail(`unquoted attribute value.`), (this.state = 42), this.unget());
      }
      sAttribValueQuoted() {
        let { q: e, chunk: t } = this,
          { i: n } = this;
        for (;;)
          switch (this.getCode()) {
            case e:
              (this.pushAttrib(this.name, this.text + t.slice(n, this.prevI)),
                (this.name = this.text = ``),
                (this.q = null),
                (this.state = 41));
              return;
            case 38:
              ((this.text += t.slice(n, this.prevI)),
                (this.state = 14),
                (this.entityReturnState = 40));
              return;
            case 10:
            case -2:
            case 9:
              ((this.text += `${t.slice(n, this.prevI)} `), (n = this.i));
              break;
            case 60:
              ((this.text += t.slice(n, this.prevI)), this.fail(`disallowed character.`));
              return;
            case -1:
              this.text += t.slice(n);
              return;
          }
      }
      sAttribValueClosed() {
        let e = this.getCodeNorm();
        i(e)
          ? (this.state = 36)
          : e === 62
            ? this.openTag()
            : e === 47
              ? (this.state = 35)
              : o(e)
                ? (this.fail(`no whitespace between attributes.`), this.unget(), (this.state = 37))
                : this.fail(`disallowed character in attribute name.`);
      }
      sAttribValueUnquoted() {
        let e = this.captureTo(w);
        switch (e) {
          case 38:
            ((this.state = 14), (this.entityReturnState = 42));
            break;
          case 60:
            this.fail(`disallowed character.`);
            break;
          case -1:
            break;
          default:
            (this.text.includes(`]]>`) && this.fail(`the string "]]>" is disallowed in char data.`),
              this.pushAttrib(this.name, this.text),
              (this.name = this.text = ``),
              e === 62 ? this.openTag() : (this.state = 36));
        }
      }
      sCloseTag() {
        let e = this.captureNameChars();
        e === 62
          ? this.closeTag()
          : i(e)
            ? (this.state = 44)
            : e !== -1 && this.fail(`disallowed character in closing tag.`);
      }
      sCloseTagSawWhite() {
        switch (this.skipSpaces()) {
          case 62:
            this.closeTag();
            break;
          case -1:
            break;
          default:
            this.fail(`disallowed character in closing tag.`);
        }
      }
      handleTextInRoot() {
        let { i: e, forbiddenState: t } = this,
          { chunk: n, textHandler: r } = this;
        scanLoop: for (;;)
          switch (this.getCode()) {
            case 60:
              if (((this.state = 15), r !== void 0)) {
                let { text: t } = this,
                  i = n.slice(e, this.prevI);
                t.length === 0 ? i.length !== 0 && r(i) : (r(t + i), (this.text = ``));
              }
              t = 0;
              break scanLoop;
            case 38:
              ((this.state = 14),
                (this.entityReturnState = 13),
                r !== void 0 && (this.text += n.slice(e, this.prevI)),
                (t = 0));
              break scanLoop;
            case 93:
              switch (t) {
                case 0:
                  t = 1;
                  break;
                case 1:
                  t = 2;
                  break;
                case 2:
                  break;
                default:
                  throw Error(`impossible state`);
              }
              break;
            case 62:
              (t === 2 && this.fail(`the string "]]>" is disallowed in char data.`), (t = 0));
              break;
            case -2:
              (r !== void 0 && (this.text += `${n.slice(e, this.prevI)}\n`), (e = this.i), (t = 0));
              break;
            case -1:
              r !== void 0 && (this.text += n.slice(e));
              break scanLoop;
            default:
              t = 0;
          }
        this.forbiddenState = t;
      }
      handleTextOutsideRoot() {
        let { i: e } = this,
          { chunk: t, textHandler: n } = this,
          r = !1;
        outRootLoop: for (;;) {
          let a = this.getCode();
          switch (a) {
            case 60:
              if (((this.state = 15), n !== void 0)) {
                let { text: r } = this,
                  i = t.slice(e, this.prevI);
                r.length === 0 ? i.length !== 0 && n(i) : (n(r + i), (this.text = ``));
              }
              break outRootLoop;
            case 38:
              ((this.state = 14),
                (this.entityReturnState = 13),
                n !== void 0 && (this.text += t.slice(e, this.prevI)),
                (r = !0));
              break outRootLoop;
            case -2:
              (n !== void 0 && (this.text += `${t.slice(e, this.prevI)}\n`), (e = this.i));
              break;
            case -1:
              n !== void 0 && (this.text += t.slice(e));
              break outRootLoop;
            default:
              i(a) || (r = !0);
          }
        }
        r &&
          (!this.sawRoot &&
            !this.reportedTextBeforeRoot &&
            (this.fail(`text data outside of root node.`), (this.reportedTextBeforeRoot = !0)),
          this.closedRoot &&
            !this.reportedTextAfterRoot &&
            (this.fail(`text data outside of root node.`), (this.reportedTextAfterRoot = !0)));
      }
      pushAttribNS(e, t) {
        var n;
        let { prefix: r, local: i } = this.qname(e),
          a = { name: e, prefix: r, local: i, value: t };
        if (
          (this.attribList.push(a),
          (n = this.attributeHandler) == null || n.call(this, a),
          r === `xmlns`)
        ) {
          let e = t.trim();
          (this.currentXMLVersion === `1.0` &&
            e === `` &&
            this.fail(`invalid attempt to undefine prefix in XML 1.0`),
            (this.topNS[i] = e),
            T(this, i, e));
        } else if (e === `xmlns`) {
          let e = t.trim();
          ((this.topNS[``] = e), T(this, ``, e));
        }
      }
      pushAttribPlain(e, t) {
        var n;
        let r = { name: e, value: t };
        (this.attribList.push(r), (n = this.attributeHandler) == null || n.call(this, r));
      }
      end() {
        var e, t;
        this.sawRoot || this.fail(`document must contain a root element.`);
        let { tags: n } = this;
        for (; n.length > 0;) {
          let e = n.pop();
          this.fail(`unclosed tag: ${e.name}`);
        }
        this.state !== 0 && this.state !== 13 && this.fail(`unexpected end.`);
        let { text: r } = this;
        return (
          r.length !== 0 && ((e = this.textHandler) == null || e.call(this, r), (this.text = ``)),
          (this._closed = !0),
          (t = this.endHandler) == null || t.call(this),
          this._init(),
          this
        );
      }
      resolve(e) {
        var t;
        let n = this.topNS[e];
        if (n !== void 0) return n;
        let { tags: r } = this;
        for (let t = r.length - 1; t >= 0; t--) if (((n = r[t].ns[e]), n !== void 0)) return n;
        return ((n = this.ns[e]), n === void 0 ? (t = this.opt).resolvePrefix?.call(t, e) : n);
      }
      qname(e) {
        let t = e.indexOf(`:`);
        if (t === -1) return { prefix: ``, local: e };
        let n = e.slice(t + 1),
          r = e.slice(0, t);
        return (
          (r === `` || n === `` || n.includes(`:`)) && this.fail(`malformed name: ${e}.`),
          { prefix: r, local: n }
        );
      }
      processAttribsNS() {
        let { attribList: e } = this,
          t = this.tag;
        {
          let { prefix: e, local: n } = this.qname(t.name);
          ((t.prefix = e), (t.local = n));
          let r = (t.uri = this.resolve(e) ?? ``);
          e !== `` &&
            (e === `xmlns` && this.fail(`tags may not have "xmlns" as prefix.`),
            r === `` &&
              (this.fail(`unbound namespace prefix: ${JSON.stringify(e)}.`), (t.uri = e)));
        }
        if (e.length === 0) return;
        let { attributes: n } = t,
          r = /* @__PURE__ */ new Set();
        for (let t of e) {
          let { name: e, prefix: i, local: a } = t,
            o,
            s;
          (i === ``
            ? ((o = e === `xmlns` ? h : ``), (s = e))
            : ((o = this.resolve(i)),
              o === void 0 &&
                (this.fail(`unbound namespace prefix: ${JSON.stringify(i)}.`), (o = i)),
              (s = `{${o}}${a}`)),
            r.has(s) && this.fail(`duplicate attribute: ${s}.`),
            r.add(s),
            (t.uri = o),
            (n[e] = t));
        }
        this.attribList = [];
      }
      processAttribsPlain() {
        let { attribList: e } = this,
          t = this.tag.attributes;
        for (let { name: n, value: r } of e)
          (t[n] !== void 0 && this.fail(`duplicate attribute: ${n}.`), (t[n] = r));
        this.attribList = [];
      }
      openTag() {
        var e;
        this.processAttribs();
        let { tags: t } = this,
          n = this.tag;
        ((n.isSelfClosing = !1),
          (e = this.openTagHandler) == null || e.call(this, n),
          t.push(n),
          (this.state = 13),
          (this.name = ``));
      }
      openSelfClosingTag() {
        var e, t;
        this.processAttribs();
        let { tags: n } = this,
          r = this.tag;
        ((r.isSelfClosing = !0),
          (e = this.openTagHandler) == null || e.call(this, r),
          (t = this.closeTagHandler) == null || t.call(this, r),
          (this.tag = n[n.length - 1] ?? null) === null && (this.closedRoot = !0),
          (this.state = 13),
          (this.name = ``));
      }
      closeTag() {
        let { tags: e, name: t } = this;
        if (((this.state = 13), (this.name = ``), t === ``)) {
          (this.fail(`weird empty close tag.`), (this.text += `</>`));
          return;
        }
        let n = this.closeTagHandler,
          r = e.length;
        for (; r-- > 0;) {
          let r = (this.tag = e.pop());
          if (((this.topNS = r.ns), n?.(r), r.name === t)) break;
          this.fail(`unexpected close tag.`);
        }
        r === 0
          ? (this.closedRoot = !0)
          : r < 0 && (this.fail(`unmatched closing tag: ${t}.`), (this.text += `</${t}>`));
      }
      parseEntity(e) {
        if (e[0] !== `#`) {
          let t = this.ENTITIES[e];
          return t === void 0
            ? (this.fail(
                this.isName(e) ? `undefined entity.` : `disallowed character in entity name.`,
              ),
              `&${e};`)
            : t;
        }
        let t = NaN;
        return (
          e[1] === `x` && /^#x[0-9a-f]+$/i.test(e)
            ? (t = parseInt(e.slice(2), 16))
            : /^#[0-9]+$/.test(e) && (t = parseInt(e.slice(1), 10)),
          this.isChar(t)
            ? String.fromCodePoint(t)
            : (this.fail(`malformed character entity.`), `&${e};`)
        );
      }
    };
  })();
const mu = [
    [`w`, /wordprocessingml(?:\/2006)?\/main$/],
    [`p`, /presentationml(?:\/2006)?\/main$/],
    [`s`, /spreadsheetml(?:\/2006)?\/main$/],
    [`a`, /drawingml(?:\/2006)?\/main$/],
    [`c`, /drawingml(?:\/2006)?\/chart$/],
    [`p`, /drawingml(?:\/2006)?\/spreadsheetDrawing$/],
    [`m`, /officeDocument(?:\/2006)?\/math$/],
    [`mc`, /markup-compatibility\/2006$/],
    [`rel`, /package\/2006\/relationships$/],
    [`office`, /opendocument:xmlns:office:1\.0$/],
    [`style`, /opendocument:xmlns:style:1\.0$/],
    [`text`, /opendocument:xmlns:text:1\.0$/],
    [`table`, /opendocument:xmlns:table:1\.0$/],
    [`draw`, /opendocument:xmlns:drawing:1\.0$/],
    [`presentation`, /opendocument:xmlns:presentation:1\.0$/],
    [`manifest`, /opendocument:xmlns:manifest:1\.0$/],
    [`dc`, /purl\.org\/dc\/elements\/1\.1\/$/],
  ],
  hu = /officeDocument(?:\/2006)?\/relationships$/;
async function* gu(e) {
  let t = [],
    n = _u(t),
    r;
  for await (let i of e)
    ((r ??= new u.TextDecoder(bu(i))),
      n.write(r.decode(i, { stream: !0 })),
      t.length > 0 && (yield t.splice(0)));
  (n.close(), yield t);
}
async function q(e, t) {
  for await (let n of gu(e)) n.forEach(t);
}
function _u(e) {
  let t = new pu.SaxesParser({ xmlns: !0, position: !1 }),
    n = /* @__PURE__ */ new Map(),
    r = 0,
    i = 0,
    a = (t) => {
      i === 0 && e.push(t);
    };
  (t.on(`error`, (e) => {
    throw new K(`corrupt`, e.message);
  }),
    t.on(`doctype`, () => {
      throw new K(`corrupt`, `a document type declaration`);
    }),
    t.on(`opentag`, (e) => {
      if (((r += 1), r > 1e3)) throw new K(`corrupt`, `nested too deep`);
      let t = `${vu(e.uri, n)}:${e.local}`;
      (i === 0 && t === `mc:Fallback` && (i = r),
        a({ type: `open`, name: t, attributes: yu(e.attributes) }));
    }),
    t.on(`closetag`, (e) => {
      (a({ type: `close`, name: `${vu(e.uri, n)}:${e.local}` }), i === r && (i = 0), --r);
    }));
  let o = (e) => a({ type: `text`, text: e });
  return (t.on(`text`, o), t.on(`cdata`, o), t);
}
function vu(e, t) {
  let n = t.get(e);
  if (n !== void 0) return n;
  let r = mu.find(([, t]) => t.test(e))?.[0] ?? ``;
  return (t.set(e, r), r);
}
function yu(e) {
  let t = {};
  for (let { local: n, value: r, uri: i } of Object.values(e))
    t[hu.test(i) && n === `id` ? `r:id` : n] = r;
  return t;
}
function bu(e) {
  return e[0] === 255 && e[1] === 254
    ? `utf-16le`
    : e[0] === 254 && e[1] === 255
      ? `utf-16be`
      : `utf-8`;
}
async function xu(e, t) {
  let n = d.posix.dirname(t === `` ? `x` : t),
    r = d.posix.join(n, `_rels`, `${d.posix.basename(t)}.rels`);
  if (!e.has(r)) return [];
  let i = [];
  return (
    await q(e.read(r), (e) => {
      if (e.type !== `open` || e.name !== `rel:Relationship`) return;
      let { Id: t = ``, Type: r = ``, Target: a = ``, TargetMode: o } = e.attributes;
      if (o === `External`) return;
      let s = a.startsWith(`/`) ? a.slice(1) : d.posix.join(n, a);
      i.push({ id: t, type: r.slice(r.lastIndexOf(`/`) + 1), part: s });
    }),
    i
  );
}
function Su(e, t, n) {
  return t.find((t) => t.type === n && e.has(t.part))?.part;
}
async function Cu(e, t) {
  let n = Su(e, t, `core-properties`);
  return n === void 0 ? null : lu(() => wu(e, n), null);
}
async function wu(e, t) {
  let n = ``,
    r = !1;
  return (
    await q(e.read(t), (e) => {
      e.type === `text` ? (n += r ? e.text : ``) : e.name === `dc:title` && (r = e.type === `open`);
    }),
    n.trim() || null
  );
}
async function Tu(e, t) {
  let n = await ru(e),
    r = await xu(n, ``),
    i = Su(n, r, `officeDocument`);
  if (i === void 0) throw new K(`wrong_content`, `no main part`);
  let a = await Eu(n, i);
  if (a !== t) throw new K(`wrong_content`, a);
  let o = await Cu(n, r);
  return { parts: n, main: i, relationships: await xu(n, i), title: o };
}
async function Eu(e, t) {
  for await (let n of gu(e.read(t))) for (let e of n) if (e.type === `open`) return e.name;
  throw new K(`corrupt`, `an empty main part`);
}
function Du({ hidden: e, filtered: t, styles: n }) {
  let r = [],
    i = !1,
    a = /* @__PURE__ */ new Map(),
    o = (e) => r.some(([t, n]) => e >= t && e <= n),
    s = (t) => (e || i || o(t) ? `switched_off` : n[a.get(t) ?? -1]);
  return {
    hiddenSheet: e,
    reasonOfCell(t, n) {
      return e || (n && i) || o(t) ? `switched_off` : void 0;
    },
    hideColumns: (e, t) => void r.push([e, t]),
    startRow(e) {
      ((i = e && !t), (a = /* @__PURE__ */ new Map()));
    },
    setStyle: (e, t) => void a.set(e, t),
    split({ number: e, cells: t }, n) {
      let r = t.map((e, t) => s(t + 1)),
        i = (i) => ({ number: e, cells: t.map((e, t) => (r[t] === i ? e : n)) }),
        a = new Set(r.filter((e) => e !== void 0));
      return { visible: i(void 0), hidden: [...a].map((e) => ({ reason: e, row: i(e) })) };
    },
  };
}
function Ou(e) {
  let t = 0;
  return (n) => {
    if (n.type !== `open`) return;
    let { name: r, attributes: i } = n;
    r === `s:col` && ku(i)
      ? e.hideColumns(Number(i.min), Number(i.max))
      : r === `s:row`
        ? (e.startRow(ku(i)), (t = 0))
        : r === `s:c` && ((t = h(i.r ?? ``)?.column ?? t + 1), e.setStyle(t, Number(i.s ?? 0)));
  };
}
function ku({ hidden: e, outlineLevel: t }) {
  return /^(?:1|true)$/.test(e ?? ``) && Number(t ?? 0) === 0;
}
function Au(e, { author: t, cell: n = `` }) {
  let r = e.replace(/\s+/g, ` `).trim(),
    [i, a] = [n && ` on ${n}`, t && ` by ${t}`];
  return r && `Comment${i}${a}: ${r}`;
}
const ju = [255, 255, 255];
function Mu(e) {
  let t = /^#?(?:[\da-f]{2})?([\da-f]{6})$/i.exec(e ?? ``)?.[1] ?? Nu(e);
  if (t === void 0) return;
  let n = (e) => Number.parseInt(t.slice(e, e + 2), 16);
  return [n(0), n(2), n(4)];
}
function Nu(e) {
  return /^#[\da-f]{3}$/i.test(e ?? ``) ? e?.slice(1).replace(/./g, `$&$&`) : void 0;
}
function Pu(e, t) {
  return e.every((e, n) => Math.abs(e - (t[n] ?? 0)) <= 8);
}
function Fu(e, t, n) {
  e.set(t, (e.get(t) ?? ``) + n);
}
function Iu(e, t) {
  return [...e].flatMap(([e, n]) => {
    let r = n.replace(/\s+/g, ` `).trim();
    return r === `` ? [] : [{ kind: `paragraph`, text: r, anchor: t, hidden: e }];
  });
}
const Lu = /* @__PURE__ */ new Set([`s:numFmts`, `s:fonts`, `s:fills`, `s:cellXfs`]);
async function Ru(e, t) {
  let n = {
    list: ``,
    codes: /* @__PURE__ */ new Map(),
    fonts: [],
    fills: [],
    formats: [],
    hidden: [],
    painted: !1,
  };
  return (t !== void 0 && (await q(e.read(t), (e) => zu(n, e))), n);
}
function zu(e, t) {
  t.type !== `text` &&
    (Lu.has(t.name) && (e.list = t.type === `open` ? t.name : ``),
    t.type === `open` && Bu[`${e.list} ${t.name}`]?.(e, t.attributes));
}
const Bu = {
  "s:numFmts s:numFmt": ({ codes: e }, { numFmtId: t, formatCode: n }) => {
    n !== void 0 && e.set(Number(t), n);
  },
  "s:fonts s:font": ({ fonts: e }) => e.push({ colour: void 0, points: 11 }),
  "s:fonts s:sz": ({ fonts: e }, { val: t }) =>
    Object.assign(e.at(-1) ?? {}, { points: Number(t) }),
  "s:fonts s:color": ({ fonts: e }, t) => Object.assign(e.at(-1) ?? {}, { colour: Uu(t) }),
  "s:fills s:fill": ({ fills: e }) => e.push(void 0),
  "s:fills s:patternFill": ({ fills: e }, { patternType: t = `none` }) =>
    void (e[e.length - 1] = t === `none` ? ju : void 0),
  "s:fills s:fgColor": ({ fills: e }, t) => void (e[e.length - 1] = Uu(t)),
  "s:cellXfs s:xf": (e, { numFmtId: t = `0`, fontId: n = `0`, fillId: r = `0` }) => {
    let i = e.codes.get(Number(t)) ?? Number(t),
      a = e.fonts[Number(n)],
      o = e.fills.length === 0 ? ju : e.fills[Number(r)];
    ((e.painted ||= o === void 0 || !Pu(o, ju)),
      e.formats.push(i),
      e.hidden.push(Hu(i) ? `invisible` : a && Vu(a, o)));
  },
};
function Vu({ points: e, colour: t }, n) {
  return e < 1 ? `tiny` : t && n && Pu(t, n) ? `colour` : void 0;
}
function Hu(e) {
  return /^\s*;\s*;\s*;\s*$/.test(String(e ?? ``));
}
function Uu({ rgb: e, theme: t, tint: n, indexed: r }) {
  if (e !== void 0) return Mu(e);
  if (n === void 0 || Number(n) === 0) return t === `0` || r === `1` || r === `9` ? ju : void 0;
}
const Wu = [[255, 255, 225], ju];
async function Gu(e, t) {
  let n = [];
  for (let { type: r, part: i } of t) r === `comments` && e.has(i) && (await q(e.read(i), Ku(n)));
  return n;
}
function Ku(e) {
  let t = [],
    [n, r] = [!1, !1],
    i;
  return (a) => {
    let o = e.at(-1);
    if (a.type === `text`) {
      if (n) t[t.length - 1] += a.text;
      else if (!r || o === void 0) return;
      else i === void 0 ? (o.text += a.text) : Fu(o.hidden, i, a.text);
      return;
    }
    if (
      (a.name === `s:author` && (n = a.type === `open`),
      a.name === `s:t` && (r = a.type === `open`),
      a.type === `close` ||
        (a.name === `s:author` && t.push(``),
        (i = a.name === `s:r` ? void 0 : (i ?? qu(a))),
        a.name !== `s:comment`))
    )
      return;
    let { ref: s = ``, authorId: c } = a.attributes;
    (e.push(Yu(s, t[Number(c)])), (i = void 0));
  };
}
function qu({ name: e, attributes: t }) {
  return e === `s:sz` && Number(t.val) < 1
    ? `tiny`
    : e === `s:color` && Ju(Uu(t))
      ? `colour`
      : void 0;
}
function Ju(e) {
  return e !== void 0 && Wu.some((t) => Pu(e, t));
}
function Yu(e, t = ``) {
  return {
    cell: e,
    author: t.startsWith(`tc=`) ? `` : t,
    text: ``,
    hidden: /* @__PURE__ */ new Map(),
  };
}
function Xu({ cell: e, author: t, text: n, hidden: r }, i, a) {
  if (h(e) === void 0) return [];
  let o = { kind: `cells`, sheet: i, range: e },
    s = Au(Qu(n.replace(/\s+/g, ` `).trim(), t), { author: t, cell: e }),
    c = Iu(r, o);
  return (
    s !== `` && c.unshift({ kind: `paragraph`, text: s, anchor: o }),
    c.map((e) => ({ ...(a && { hidden: a }), ...e, annotation: !0 }))
  );
}
const Zu = /^(?:\[Threaded comment\].*?\b)?Comment: */;
function Qu(e, t) {
  let n = e.replace(Zu, ``);
  return t !== `` && n.startsWith(`${t}:`) ? n.slice(t.length + 1).trim() : n;
}
/*! xlsx.js (C) 2013-present SheetJS -- http://sheetjs.com */
var $u = {};
$u.version = `0.20.3`;
function ed(e) {
  for (var t = ``, n = e.length - 1; n >= 0;) t += e.charAt(n--);
  return t;
}
function J(e, t) {
  var n = `` + e;
  return n.length >= t ? n : $(`0`, t - n.length) + n;
}
function td(e, t) {
  var n = `` + e;
  return n.length >= t ? n : $(` `, t - n.length) + n;
}
function nd(e, t) {
  var n = `` + e;
  return n.length >= t ? n : n + $(` `, t - n.length);
}
function rd(e, t) {
  var n = `` + Math.round(e);
  return n.length >= t ? n : $(`0`, t - n.length) + n;
}
function id(e, t) {
  var n = `` + e;
  return n.length >= t ? n : $(`0`, t - n.length) + n;
}
var ad = 2 ** 32;
function od(e, t) {
  return e > ad || e < -ad ? rd(e, t) : id(Math.round(e), t);
}
function sd(e, t) {
  return (
    (t ||= 0),
    e.length >= 7 + t &&
      (e.charCodeAt(t) | 32) == 103 &&
      (e.charCodeAt(t + 1) | 32) == 101 &&
      (e.charCodeAt(t + 2) | 32) == 110 &&
      (e.charCodeAt(t + 3) | 32) == 101 &&
      (e.charCodeAt(t + 4) | 32) == 114 &&
      (e.charCodeAt(t + 5) | 32) == 97 &&
      (e.charCodeAt(t + 6) | 32) == 108
  );
}
var cd = [
    [`Sun`, `Sunday`],
    [`Mon`, `Monday`],
    [`Tue`, `Tuesday`],
    [`Wed`, `Wednesday`],
    [`Thu`, `Thursday`],
    [`Fri`, `Friday`],
    [`Sat`, `Saturday`],
  ],
  ld = [
    [`J`, `Jan`, `January`],
    [`F`, `Feb`, `February`],
    [`M`, `Mar`, `March`],
    [`A`, `Apr`, `April`],
    [`M`, `May`, `May`],
    [`J`, `Jun`, `June`],
    [`J`, `Jul`, `July`],
    [`A`, `Aug`, `August`],
    [`S`, `Sep`, `September`],
    [`O`, `Oct`, `October`],
    [`N`, `Nov`, `November`],
    [`D`, `Dec`, `December`],
  ],
  ud = {
    0: `General`,
    1: `0`,
    2: `0.00`,
    3: `#,##0`,
    4: `#,##0.00`,
    9: `0%`,
    10: `0.00%`,
    11: `0.00E+00`,
    12: `# ?/?`,
    13: `# ??/??`,
    14: `m/d/yy`,
    15: `d-mmm-yy`,
    16: `d-mmm`,
    17: `mmm-yy`,
    18: `h:mm AM/PM`,
    19: `h:mm:ss AM/PM`,
    20: `h:mm`,
    21: `h:mm:ss`,
    22: `m/d/yy h:mm`,
    37: `#,##0 ;(#,##0)`,
    38: `#,##0 ;[Red](#,##0)`,
    39: `#,##0.00;(#,##0.00)`,
    40: `#,##0.00;[Red](#,##0.00)`,
    45: `mm:ss`,
    46: `[h]:mm:ss`,
    47: `mmss.0`,
    48: `##0.0E+0`,
    49: `@`,
    56: `"上午/下午 "hh"時"mm"分"ss"秒 "`,
  },
  dd = {
    5: 37,
    6: 38,
    7: 39,
    8: 40,
    23: 0,
    24: 0,
    25: 0,
    26: 0,
    27: 14,
    28: 14,
    29: 14,
    30: 14,
    31: 14,
    50: 14,
    51: 14,
    52: 14,
    53: 14,
    54: 14,
    55: 14,
    56: 14,
    57: 14,
    58: 14,
    59: 1,
    60: 2,
    61: 3,
    62: 4,
    67: 9,
    68: 10,
    69: 12,
    70: 13,
    71: 14,
    72: 14,
    73: 15,
    74: 16,
    75: 17,
    76: 20,
    77: 21,
    78: 22,
    79: 45,
    80: 46,
    81: 47,
    82: 0,
  },
  fd = {
    5: `"$"#,##0_);\\("$"#,##0\\)`,
    63: `"$"#,##0_);\\("$"#,##0\\)`,
    6: `"$"#,##0_);[Red]\\("$"#,##0\\)`,
    64: `"$"#,##0_);[Red]\\("$"#,##0\\)`,
    7: `"$"#,##0.00_);\\("$"#,##0.00\\)`,
    65: `"$"#,##0.00_);\\("$"#,##0.00\\)`,
    8: `"$"#,##0.00_);[Red]\\("$"#,##0.00\\)`,
    66: `"$"#,##0.00_);[Red]\\("$"#,##0.00\\)`,
    41: `_(* #,##0_);_(* \\(#,##0\\);_(* "-"_);_(@_)`,
    42: `_("$"* #,##0_);_("$"* \\(#,##0\\);_("$"* "-"_);_(@_)`,
    43: `_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)`,
    44: `_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)`,
  };
function pd(e, t, n) {
  for (
    var r = e < 0 ? -1 : 1, i = e * r, a = 0, o = 1, s = 0, c = 1, l = 0, u = 0, d = Math.floor(i);
    l < t && ((d = Math.floor(i)), (s = d * o + a), (u = d * l + c), !(i - d < 5e-8));
  )
    ((i = 1 / (i - d)), (a = o), (o = s), (c = l), (l = u));
  if ((u > t && (l > t ? ((u = c), (s = a)) : ((u = l), (s = o))), !n)) return [0, r * s, u];
  var f = Math.floor((r * s) / u);
  return [f, r * s - f * u, u];
}
function md(e) {
  var t = e.toPrecision(16);
  if (t.indexOf(`e`) > -1) {
    var n = t.slice(0, t.indexOf(`e`));
    return (
      (n =
        n.indexOf(`.`) > -1
          ? n.slice(0, n.slice(0, 2) == `0.` ? 17 : 16)
          : n.slice(0, 15) + $(`0`, n.length - 15)),
      n + t.slice(t.indexOf(`e`))
    );
  }
  var r =
    t.indexOf(`.`) > -1
      ? t.slice(0, t.slice(0, 2) == `0.` ? 17 : 16)
      : t.slice(0, 15) + $(`0`, t.length - 15);
  return Number(r);
}
function hd(e, t, n) {
  if (e > 2958465 || e < 0) return null;
  e = md(e);
  var r = e | 0,
    i = Math.floor(86400 * (e - r)),
    a = 0,
    o = [],
    s = { D: r, T: i, u: 86400 * (e - r) - i, y: 0, m: 0, d: 0, H: 0, M: 0, S: 0, q: 0 };
  if (
    (Math.abs(s.u) < 1e-6 && (s.u = 0),
    t && t.date1904 && (r += 1462),
    s.u > 0.9999 && ((s.u = 0), ++i == 86400 && ((s.T = i = 0), ++r, ++s.D)),
    r === 60)
  )
    ((o = n ? [1317, 10, 29] : [1900, 2, 29]), (a = 3));
  else if (r === 0) ((o = n ? [1317, 8, 29] : [1900, 1, 0]), (a = 6));
  else {
    r > 60 && --r;
    var c = new Date(1900, 0, 1);
    (c.setDate(c.getDate() + r - 1),
      (o = [c.getFullYear(), c.getMonth() + 1, c.getDate()]),
      (a = c.getDay()),
      r < 60 && (a = (a + 6) % 7),
      n && (a = Sd(c, o)));
  }
  return (
    (s.y = o[0]),
    (s.m = o[1]),
    (s.d = o[2]),
    (s.S = i % 60),
    (i = Math.floor(i / 60)),
    (s.M = i % 60),
    (i = Math.floor(i / 60)),
    (s.H = i),
    (s.q = a),
    s
  );
}
function gd(e) {
  return e.indexOf(`.`) == -1 ? e : e.replace(/(?:\.0*|(\.\d*[1-9])0+)$/, `$1`);
}
function _d(e) {
  return e.indexOf(`E`) == -1
    ? e
    : e.replace(/(?:\.0*|(\.\d*[1-9])0+)[Ee]/, `$1E`).replace(/(E[+-])(\d)$/, `$10$2`);
}
function vd(e) {
  var t = e < 0 ? 12 : 11,
    n = gd(e.toFixed(12));
  return n.length <= t || ((n = e.toPrecision(10)), n.length <= t) ? n : e.toExponential(5);
}
function yd(e) {
  var t = gd(e.toFixed(11));
  return t.length > (e < 0 ? 12 : 11) || t === `0` || t === `-0` ? e.toPrecision(6) : t;
}
function bd(e) {
  if (!isFinite(e)) return isNaN(e) ? `#NUM!` : `#DIV/0!`;
  var t = Math.floor(Math.log(Math.abs(e)) * Math.LOG10E);
  return gd(
    _d(
      (t >= -4 && t <= -1
        ? e.toPrecision(10 + t)
        : Math.abs(t) <= 9
          ? vd(e)
          : t === 10
            ? e.toFixed(10).substr(0, 12)
            : yd(e)
      ).toUpperCase(),
    ),
  );
}
function xd(e, t) {
  switch (typeof e) {
    case `string`:
      return e;
    case `boolean`:
      return e ? `TRUE` : `FALSE`;
    case `number`:
      return (e | 0) === e ? e.toString(10) : bd(e);
    case `undefined`:
      return ``;
    case `object`:
      if (e == null) return ``;
      if (e instanceof Date) return Yd(14, ef(e, t && t.date1904), t);
  }
  throw Error(`unsupported value in General format: ` + e);
}
function Sd(e, t) {
  t[0] -= 581;
  var n = e.getDay();
  return (e < 60 && (n = (n + 6) % 7), n);
}
function Cd(e, t, n, r) {
  var i = ``,
    a = 0,
    o = 0,
    s = n.y,
    c,
    l = 0;
  switch (e) {
    case 98:
      s = n.y + 543;
    case 121:
      switch (t.length) {
        case 1:
        case 2:
          ((c = s % 100), (l = 2));
          break;
        default:
          ((c = s % 1e4), (l = 4));
      }
      break;
    case 109:
      switch (t.length) {
        case 1:
        case 2:
          ((c = n.m), (l = t.length));
          break;
        case 3:
          return ld[n.m - 1][1];
        case 5:
          return ld[n.m - 1][0];
        default:
          return ld[n.m - 1][2];
      }
      break;
    case 100:
      switch (t.length) {
        case 1:
        case 2:
          ((c = n.d), (l = t.length));
          break;
        case 3:
          return cd[n.q][0];
        default:
          return cd[n.q][1];
      }
      break;
    case 104:
      switch (t.length) {
        case 1:
        case 2:
          ((c = 1 + ((n.H + 11) % 12)), (l = t.length));
          break;
        default:
          throw `bad hour format: ` + t;
      }
      break;
    case 72:
      switch (t.length) {
        case 1:
        case 2:
          ((c = n.H), (l = t.length));
          break;
        default:
          throw `bad hour format: ` + t;
      }
      break;
    case 77:
      switch (t.length) {
        case 1:
        case 2:
          ((c = n.M), (l = t.length));
          break;
        default:
          throw `bad minute format: ` + t;
      }
      break;
    case 115:
      if (t != `s` && t != `ss` && t != `.0` && t != `.00` && t != `.000`)
        throw `bad second format: ` + t;
      return n.u === 0 && (t == `s` || t == `ss`)
        ? J(n.S, t.length)
        : ((o = r >= 2 ? (r === 3 ? 1e3 : 100) : r === 1 ? 10 : 1),
          (a = Math.round(o * (n.S + n.u))),
          a >= 60 * o && (a = 0),
          t === `s`
            ? a === 0
              ? `0`
              : `` + a / o
            : ((i = J(a, 2 + r)), t === `ss` ? i.substr(0, 2) : `.` + i.substr(2, t.length - 1)));
    case 90:
      switch (t) {
        case `[h]`:
        case `[hh]`:
          c = n.D * 24 + n.H;
          break;
        case `[m]`:
        case `[mm]`:
          c = (n.D * 24 + n.H) * 60 + n.M;
          break;
        case `[s]`:
        case `[ss]`:
          c = ((n.D * 24 + n.H) * 60 + n.M) * 60 + (r == 0 ? Math.round(n.S + n.u) : n.S);
          break;
        default:
          throw `bad abstime format: ` + t;
      }
      l = t.length === 3 ? 1 : 2;
      break;
    case 101:
      ((c = s), (l = 1));
  }
  return l > 0 ? J(c, l) : ``;
}
function wd(e) {
  var t = 3;
  if (e.length <= t) return e;
  for (var n = e.length % t, r = e.substr(0, n); n != e.length; n += t)
    r += (r.length > 0 ? `,` : ``) + e.substr(n, t);
  return r;
}
var Td = /%/g;
function Ed(e, t, n) {
  var r = t.replace(Td, ``),
    i = t.length - r.length;
  return Q(e, r, n * 10 ** (2 * i)) + $(`%`, i);
}
function Dd(e, t, n) {
  for (var r = t.length - 1; t.charCodeAt(r - 1) === 44;) --r;
  return Q(e, t.substr(0, r), n / 10 ** (3 * (t.length - r)));
}
function Od(e, t) {
  var n,
    r = e.indexOf(`E`) - e.indexOf(`.`) - 1;
  if (e.match(/^#+0.0E\+0$/)) {
    if (t == 0) return `0.0E+0`;
    if (t < 0) return `-` + Od(e, -t);
    var i = e.indexOf(`.`);
    i === -1 && (i = e.indexOf(`E`));
    var a = Math.floor(Math.log(t) * Math.LOG10E) % i;
    if (
      (a < 0 && (a += i),
      (n = (t / 10 ** a).toPrecision(r + 1 + ((i + a) % i))),
      n.indexOf(`e`) === -1)
    ) {
      var o = Math.floor(Math.log(t) * Math.LOG10E);
      for (
        n.indexOf(`.`) === -1
          ? (n = n.charAt(0) + `.` + n.substr(1) + `E+` + (o - n.length + a))
          : (n += `E+` + (o - a));
        n.substr(0, 2) === `0.`;
      )
        ((n = n.charAt(0) + n.substr(2, i) + `.` + n.substr(2 + i)),
          (n = n.replace(/^0+([1-9])/, `$1`).replace(/^0+\./, `0.`)));
      n = n.replace(/\+-/, `-`);
    }
    n = n.replace(/^([+-]?)(\d*)\.(\d*)[Ee]/, function (e, t, n, r) {
      return t + n + r.substr(0, (i + a) % i) + `.` + r.substr(a) + `E`;
    });
  } else n = t.toExponential(r);
  return (
    e.match(/E\+00$/) &&
      n.match(/e[+-]\d$/) &&
      (n = n.substr(0, n.length - 1) + `0` + n.charAt(n.length - 1)),
    e.match(/E\-/) && n.match(/e\+/) && (n = n.replace(/e\+/, `e`)),
    n.replace(`e`, `E`)
  );
}
var kd = /# (\?+)( ?)\/( ?)(\d+)/;
function Ad(e, t, n) {
  var r = parseInt(e[4], 10),
    i = Math.round(t * r),
    a = Math.floor(i / r),
    o = i - a * r,
    s = r;
  return (
    n +
    (a === 0 ? `` : `` + a) +
    ` ` +
    (o === 0
      ? $(` `, e[1].length + 1 + e[4].length)
      : td(o, e[1].length) + e[2] + `/` + e[3] + J(s, e[4].length))
  );
}
function jd(e, t, n) {
  return n + (t === 0 ? `` : `` + t) + $(` `, e[1].length + 2 + e[4].length);
}
var Md = /^#*0*\.([0#]+)/,
  Nd = /\)[^)]*[0#]/,
  Pd = /\(###\) ###\\?-####/;
function Y(e) {
  for (var t = ``, n, r = 0; r != e.length; ++r)
    switch ((n = e.charCodeAt(r))) {
      case 35:
        break;
      case 63:
        t += ` `;
        break;
      case 48:
        t += `0`;
        break;
      default:
        t += String.fromCharCode(n);
    }
  return t;
}
function Fd(e, t) {
  var n = 10 ** t;
  return `` + Math.round(e * n) / n;
}
function Id(e, t) {
  var n = e - Math.floor(e),
    r = 10 ** t;
  return t < (`` + Math.round(n * r)).length ? 0 : Math.round(n * r);
}
function Ld(e, t) {
  return +(t < (`` + Math.round((e - Math.floor(e)) * 10 ** t)).length);
}
function Rd(e) {
  return e < 2147483647 && e > -2147483648
    ? `` + (e >= 0 ? e | 0 : (e - 1) | 0)
    : `` + Math.floor(e);
}
function X(e, t, n) {
  if (e.charCodeAt(0) === 40 && !t.match(Nd)) {
    var r = t.replace(/\( */, ``).replace(/ \)/, ``).replace(/\)/, ``);
    return n >= 0 ? X(`n`, r, n) : `(` + X(`n`, r, -n) + `)`;
  }
  if (t.charCodeAt(t.length - 1) === 44) return Dd(e, t, n);
  if (t.indexOf(`%`) !== -1) return Ed(e, t, n);
  if (t.indexOf(`E`) !== -1) return Od(t, n);
  if (t.charCodeAt(0) === 36) return `$` + X(e, t.substr(t.charAt(1) == ` ` ? 2 : 1), n);
  var i,
    a,
    o,
    s,
    c = Math.abs(n),
    l = n < 0 ? `-` : ``;
  if (t.match(/^00+$/)) return l + od(c, t.length);
  if (t.match(/^[#?]+$/))
    return (
      (i = od(n, 0)),
      i === `0` && (i = ``),
      i.length > t.length ? i : Y(t.substr(0, t.length - i.length)) + i
    );
  if ((a = t.match(kd))) return Ad(a, c, l);
  if (t.match(/^#+0+$/)) return l + od(c, t.length - t.indexOf(`0`));
  if ((a = t.match(Md)))
    return (
      (i = Fd(n, a[1].length)
        .replace(/^([^\.]+)$/, `$1.` + Y(a[1]))
        .replace(/\.$/, `.` + Y(a[1]))
        .replace(/\.(\d*)$/, function (e, t) {
          return `.` + t + $(`0`, Y(a[1]).length - t.length);
        })),
      t.indexOf(`0.`) === -1 ? i.replace(/^0\./, `.`) : i
    );
  if (((t = t.replace(/^#+([0.])/, `$1`)), (a = t.match(/^(0*)\.(#*)$/))))
    return (
      l +
      Fd(c, a[2].length)
        .replace(/\.(\d*[1-9])0*$/, `.$1`)
        .replace(/^(-?\d*)$/, `$1.`)
        .replace(/^0\./, a[1].length ? `0.` : `.`)
    );
  if ((a = t.match(/^#{1,3},##0(\.?)$/))) return l + wd(od(c, 0));
  if ((a = t.match(/^#,##0\.([#0]*0)$/)))
    return n < 0
      ? `-` + X(e, t, -n)
      : wd(`` + (Math.floor(n) + Ld(n, a[1].length))) + `.` + J(Id(n, a[1].length), a[1].length);
  if ((a = t.match(/^#,#*,#0/))) return X(e, t.replace(/^#,#*,/, ``), n);
  if ((a = t.match(/^([0#]+)(\\?-([0#]+))+$/)))
    return (
      (i = ed(X(e, t.replace(/[\\-]/g, ``), n))),
      (o = 0),
      ed(
        ed(t.replace(/\\/g, ``)).replace(/[0#]/g, function (e) {
          return o < i.length ? i.charAt(o++) : e === `0` ? `0` : ``;
        }),
      )
    );
  if (t.match(Pd))
    return (
      (i = X(e, `##########`, n)), `(` + i.substr(0, 3) + `) ` + i.substr(3, 3) + `-` + i.substr(6)
    );
  var u = ``;
  if ((a = t.match(/^([#0?]+)( ?)\/( ?)([#0?]+)/)))
    return (
      (o = Math.min(a[4].length, 7)),
      (s = pd(c, 10 ** o - 1, !1)),
      (i = `` + l),
      (u = Q(`n`, a[1], s[1])),
      u.charAt(u.length - 1) == ` ` && (u = u.substr(0, u.length - 1) + `0`),
      (i += u + a[2] + `/` + a[3]),
      (u = nd(s[2], o)),
      u.length < a[4].length && (u = Y(a[4].substr(a[4].length - u.length)) + u),
      (i += u),
      i
    );
  if ((a = t.match(/^# ([#0?]+)( ?)\/( ?)([#0?]+)/)))
    return (
      (o = Math.min(Math.max(a[1].length, a[4].length), 7)),
      (s = pd(c, 10 ** o - 1, !0)),
      l +
        (s[0] || (s[1] ? `` : `0`)) +
        ` ` +
        (s[1]
          ? td(s[1], o) + a[2] + `/` + a[3] + nd(s[2], o)
          : $(` `, 2 * o + 1 + a[2].length + a[3].length))
    );
  if ((a = t.match(/^[#0?]+$/)))
    return ((i = od(n, 0)), t.length <= i.length ? i : Y(t.substr(0, t.length - i.length)) + i);
  if ((a = t.match(/^([#0?]+)\.([#0]+)$/))) {
    ((i = `` + n.toFixed(Math.min(a[2].length, 10)).replace(/([^0])0+$/, `$1`)),
      (o = i.indexOf(`.`)));
    var d = t.indexOf(`.`) - o,
      f = t.length - i.length - d;
    return Y(t.substr(0, d) + i + t.substr(t.length - f));
  }
  if ((a = t.match(/^00,000\.([#0]*0)$/)))
    return (
      (o = Id(n, a[1].length)),
      n < 0
        ? `-` + X(e, t, -n)
        : wd(Rd(n))
            .replace(/^\d,\d{3}$/, `0$&`)
            .replace(/^\d*$/, function (e) {
              return `00,` + (e.length < 3 ? J(0, 3 - e.length) : ``) + e;
            }) +
          `.` +
          J(o, a[1].length)
    );
  switch (t) {
    case `###,##0.00`:
      return X(e, `#,##0.00`, n);
    case `###,###`:
    case `##,###`:
    case `#,###`:
      var p = wd(od(c, 0));
      return p === `0` ? `` : l + p;
    case `###,###.00`:
      return X(e, `###,##0.00`, n).replace(/^0\./, `.`);
    case `#,###.00`:
      return X(e, `#,##0.00`, n).replace(/^0\./, `.`);
  }
  throw Error(`unsupported format |` + t + `|`);
}
function zd(e, t, n) {
  for (var r = t.length - 1; t.charCodeAt(r - 1) === 44;) --r;
  return Q(e, t.substr(0, r), n / 10 ** (3 * (t.length - r)));
}
function Bd(e, t, n) {
  var r = t.replace(Td, ``),
    i = t.length - r.length;
  return Q(e, r, n * 10 ** (2 * i)) + $(`%`, i);
}
function Vd(e, t) {
  var n,
    r = e.indexOf(`E`) - e.indexOf(`.`) - 1;
  if (e.match(/^#+0.0E\+0$/)) {
    if (t == 0) return `0.0E+0`;
    if (t < 0) return `-` + Vd(e, -t);
    var i = e.indexOf(`.`);
    i === -1 && (i = e.indexOf(`E`));
    var a = Math.floor(Math.log(t) * Math.LOG10E) % i;
    if (
      (a < 0 && (a += i), (n = (t / 10 ** a).toPrecision(r + 1 + ((i + a) % i))), !n.match(/[Ee]/))
    ) {
      var o = Math.floor(Math.log(t) * Math.LOG10E);
      (n.indexOf(`.`) === -1
        ? (n = n.charAt(0) + `.` + n.substr(1) + `E+` + (o - n.length + a))
        : (n += `E+` + (o - a)),
        (n = n.replace(/\+-/, `-`)));
    }
    n = n.replace(/^([+-]?)(\d*)\.(\d*)[Ee]/, function (e, t, n, r) {
      return t + n + r.substr(0, (i + a) % i) + `.` + r.substr(a) + `E`;
    });
  } else n = t.toExponential(r);
  return (
    e.match(/E\+00$/) &&
      n.match(/e[+-]\d$/) &&
      (n = n.substr(0, n.length - 1) + `0` + n.charAt(n.length - 1)),
    e.match(/E\-/) && n.match(/e\+/) && (n = n.replace(/e\+/, `e`)),
    n.replace(`e`, `E`)
  );
}
function Z(e, t, n) {
  if (e.charCodeAt(0) === 40 && !t.match(Nd)) {
    var r = t.replace(/\( */, ``).replace(/ \)/, ``).replace(/\)/, ``);
    return n >= 0 ? Z(`n`, r, n) : `(` + Z(`n`, r, -n) + `)`;
  }
  if (t.charCodeAt(t.length - 1) === 44) return zd(e, t, n);
  if (t.indexOf(`%`) !== -1) return Bd(e, t, n);
  if (t.indexOf(`E`) !== -1) return Vd(t, n);
  if (t.charCodeAt(0) === 36) return `$` + Z(e, t.substr(t.charAt(1) == ` ` ? 2 : 1), n);
  var i,
    a,
    o,
    s,
    c = Math.abs(n),
    l = n < 0 ? `-` : ``;
  if (t.match(/^00+$/)) return l + J(c, t.length);
  if (t.match(/^[#?]+$/))
    return (
      (i = `` + n),
      n === 0 && (i = ``),
      i.length > t.length ? i : Y(t.substr(0, t.length - i.length)) + i
    );
  if ((a = t.match(kd))) return jd(a, c, l);
  if (t.match(/^#+0+$/)) return l + J(c, t.length - t.indexOf(`0`));
  if ((a = t.match(Md)))
    return (
      (i = (`` + n).replace(/^([^\.]+)$/, `$1.` + Y(a[1])).replace(/\.$/, `.` + Y(a[1]))),
      (i = i.replace(/\.(\d*)$/, function (e, t) {
        return `.` + t + $(`0`, Y(a[1]).length - t.length);
      })),
      t.indexOf(`0.`) === -1 ? i.replace(/^0\./, `.`) : i
    );
  if (((t = t.replace(/^#+([0.])/, `$1`)), (a = t.match(/^(0*)\.(#*)$/))))
    return (
      l +
      (`` + c)
        .replace(/\.(\d*[1-9])0*$/, `.$1`)
        .replace(/^(-?\d*)$/, `$1.`)
        .replace(/^0\./, a[1].length ? `0.` : `.`)
    );
  if ((a = t.match(/^#{1,3},##0(\.?)$/))) return l + wd(`` + c);
  if ((a = t.match(/^#,##0\.([#0]*0)$/)))
    return n < 0 ? `-` + Z(e, t, -n) : wd(`` + n) + `.` + $(`0`, a[1].length);
  if ((a = t.match(/^#,#*,#0/))) return Z(e, t.replace(/^#,#*,/, ``), n);
  if ((a = t.match(/^([0#]+)(\\?-([0#]+))+$/)))
    return (
      (i = ed(Z(e, t.replace(/[\\-]/g, ``), n))),
      (o = 0),
      ed(
        ed(t.replace(/\\/g, ``)).replace(/[0#]/g, function (e) {
          return o < i.length ? i.charAt(o++) : e === `0` ? `0` : ``;
        }),
      )
    );
  if (t.match(Pd))
    return (
      (i = Z(e, `##########`, n)), `(` + i.substr(0, 3) + `) ` + i.substr(3, 3) + `-` + i.substr(6)
    );
  var u = ``;
  if ((a = t.match(/^([#0?]+)( ?)\/( ?)([#0?]+)/)))
    return (
      (o = Math.min(a[4].length, 7)),
      (s = pd(c, 10 ** o - 1, !1)),
      (i = `` + l),
      (u = Q(`n`, a[1], s[1])),
      u.charAt(u.length - 1) == ` ` && (u = u.substr(0, u.length - 1) + `0`),
      (i += u + a[2] + `/` + a[3]),
      (u = nd(s[2], o)),
      u.length < a[4].length && (u = Y(a[4].substr(a[4].length - u.length)) + u),
      (i += u),
      i
    );
  if ((a = t.match(/^# ([#0?]+)( ?)\/( ?)([#0?]+)/)))
    return (
      (o = Math.min(Math.max(a[1].length, a[4].length), 7)),
      (s = pd(c, 10 ** o - 1, !0)),
      l +
        (s[0] || (s[1] ? `` : `0`)) +
        ` ` +
        (s[1]
          ? td(s[1], o) + a[2] + `/` + a[3] + nd(s[2], o)
          : $(` `, 2 * o + 1 + a[2].length + a[3].length))
    );
  if ((a = t.match(/^[#0?]+$/)))
    return ((i = `` + n), t.length <= i.length ? i : Y(t.substr(0, t.length - i.length)) + i);
  if ((a = t.match(/^([#0]+)\.([#0]+)$/))) {
    ((i = `` + n.toFixed(Math.min(a[2].length, 10)).replace(/([^0])0+$/, `$1`)),
      (o = i.indexOf(`.`)));
    var d = t.indexOf(`.`) - o,
      f = t.length - i.length - d;
    return Y(t.substr(0, d) + i + t.substr(t.length - f));
  }
  if ((a = t.match(/^00,000\.([#0]*0)$/)))
    return n < 0
      ? `-` + Z(e, t, -n)
      : wd(`` + n)
          .replace(/^\d,\d{3}$/, `0$&`)
          .replace(/^\d*$/, function (e) {
            return `00,` + (e.length < 3 ? J(0, 3 - e.length) : ``) + e;
          }) +
          `.` +
          J(0, a[1].length);
  switch (t) {
    case `###,###`:
    case `##,###`:
    case `#,###`:
      var p = wd(`` + c);
      return p === `0` ? `` : l + p;
    default:
      if (t.match(/\.[0#?]*$/))
        return Z(e, t.slice(0, t.lastIndexOf(`.`)), n) + Y(t.slice(t.lastIndexOf(`.`)));
  }
  throw Error(`unsupported format |` + t + `|`);
}
function Q(e, t, n) {
  return (n | 0) === n ? Z(e, t, n) : X(e, t, n);
}
function Hd(e) {
  for (var t = [], n = !1, r = 0, i = 0; r < e.length; ++r)
    switch (e.charCodeAt(r)) {
      case 34:
        n = !n;
        break;
      case 95:
      case 42:
      case 92:
        ++r;
        break;
      case 59:
        ((t[t.length] = e.substr(i, r - i)), (i = r + 1));
    }
  if (((t[t.length] = e.substr(i)), n === !0))
    throw Error(`Format |` + e + `| unterminated string `);
  return t;
}
var Ud = /\[[HhMmSs\u0E0A\u0E19\u0E17]*\]/;
function Wd(e) {
  for (var t = 0, n = ``, r = ``; t < e.length;)
    switch ((n = e.charAt(t))) {
      case `G`:
        (sd(e, t) && (t += 6), t++);
        break;
      case `"`:
        for (; e.charCodeAt(++t) !== 34 && t < e.length;);
        ++t;
        break;
      case `\\`:
        t += 2;
        break;
      case `_`:
        t += 2;
        break;
      case `@`:
        ++t;
        break;
      case `B`:
      case `b`:
        if (e.charAt(t + 1) === `1` || e.charAt(t + 1) === `2`) return !0;
      case `M`:
      case `D`:
      case `Y`:
      case `H`:
      case `S`:
      case `E`:
      case `m`:
      case `d`:
      case `y`:
      case `h`:
      case `s`:
      case `e`:
      case `g`:
        return !0;
      case `A`:
      case `a`:
      case `上`:
        if (
          e.substr(t, 3).toUpperCase() === `A/P` ||
          e.substr(t, 5).toUpperCase() === `AM/PM` ||
          e.substr(t, 5).toUpperCase() === `上午/下午`
        )
          return !0;
        ++t;
        break;
      case `[`:
        for (r = n; e.charAt(t++) !== `]` && t < e.length;) r += e.charAt(t);
        if (r.match(Ud)) return !0;
        break;
      case `.`:
      case `0`:
      case `#`:
        for (
          ;
          t < e.length &&
          (`0#?.,E+-%`.indexOf((n = e.charAt(++t))) > -1 ||
            (n == `\\` && e.charAt(t + 1) == `-` && `0#`.indexOf(e.charAt(t + 2)) > -1));
        );
        break;
      case `?`:
        for (; e.charAt(++t) === n;);
        break;
      case `*`:
        (++t, (e.charAt(t) == ` ` || e.charAt(t) == `*`) && ++t);
        break;
      case `(`:
      case `)`:
        ++t;
        break;
      case `1`:
      case `2`:
      case `3`:
      case `4`:
      case `5`:
      case `6`:
      case `7`:
      case `8`:
      case `9`:
        for (; t < e.length && `0123456789`.indexOf(e.charAt(++t)) > -1;);
        break;
      case ` `:
        ++t;
        break;
      default:
        ++t;
    }
  return !1;
}
function Gd(e, t, n, r) {
  for (var i = [], a = ``, o = 0, s = ``, c = `t`, l, u, d, f = `H`; o < e.length;)
    switch ((s = e.charAt(o))) {
      case `G`:
        if (!sd(e, o)) throw Error(`unrecognized character ` + s + ` in ` + e);
        ((i[i.length] = { t: `G`, v: `General` }), (o += 7));
        break;
      case `"`:
        for (a = ``; (d = e.charCodeAt(++o)) !== 34 && o < e.length;) a += String.fromCharCode(d);
        ((i[i.length] = { t: `t`, v: a }), ++o);
        break;
      case `\\`:
        var p = e.charAt(++o),
          m = p === `(` || p === `)` ? p : `t`;
        ((i[i.length] = { t: m, v: p }), ++o);
        break;
      case `_`:
        ((i[i.length] = { t: `t`, v: ` ` }), (o += 2));
        break;
      case `@`:
        ((i[i.length] = { t: `T`, v: t }), ++o);
        break;
      case `B`:
      case `b`:
        if (e.charAt(o + 1) === `1` || e.charAt(o + 1) === `2`) {
          if (l == null && ((l = hd(t, n, e.charAt(o + 1) === `2`)), l == null)) return ``;
          ((i[i.length] = { t: `X`, v: e.substr(o, 2) }), (c = s), (o += 2));
          break;
        }
      case `M`:
      case `D`:
      case `Y`:
      case `H`:
      case `S`:
      case `E`:
        s = s.toLowerCase();
      case `m`:
      case `d`:
      case `y`:
      case `h`:
      case `s`:
      case `e`:
      case `g`:
        if (t < 0 || (l == null && ((l = hd(t, n)), l == null))) return ``;
        for (a = s; ++o < e.length && e.charAt(o).toLowerCase() === s;) a += s;
        (s === `m` && c.toLowerCase() === `h` && (s = `M`),
          s === `h` && (s = f),
          (i[i.length] = { t: s, v: a }),
          (c = s));
        break;
      case `A`:
      case `a`:
      case `上`:
        var h = { t: s, v: s };
        if (
          ((l ??= hd(t, n)),
          e.substr(o, 3).toUpperCase() === `A/P`
            ? (l != null && (h.v = l.H >= 12 ? e.charAt(o + 2) : s),
              (h.t = `T`),
              (f = `h`),
              (o += 3))
            : e.substr(o, 5).toUpperCase() === `AM/PM`
              ? (l != null && (h.v = l.H >= 12 ? `PM` : `AM`), (h.t = `T`), (o += 5), (f = `h`))
              : e.substr(o, 5).toUpperCase() === `上午/下午`
                ? (l != null && (h.v = l.H >= 12 ? `下午` : `上午`),
                  (h.t = `T`),
                  (o += 5),
                  (f = `h`))
                : ((h.t = `t`), ++o),
          l == null && h.t === `T`)
        )
          return ``;
        ((i[i.length] = h), (c = s));
        break;
      case `[`:
        for (a = s; e.charAt(o++) !== `]` && o < e.length;) a += e.charAt(o);
        if (a.slice(-1) !== `]`) throw `unterminated "[" block: |` + a + `|`;
        if (a.match(Ud)) {
          if (l == null && ((l = hd(t, n)), l == null)) return ``;
          ((i[i.length] = { t: `Z`, v: a.toLowerCase() }), (c = a.charAt(1)));
        } else
          a.indexOf(`$`) > -1 &&
            ((a = (a.match(/\$([^-\[\]]*)/) || [])[1] || `$`),
            Wd(e) || (i[i.length] = { t: `t`, v: a }));
        break;
      case `.`:
        if (l != null) {
          for (a = s; ++o < e.length && (s = e.charAt(o)) === `0`;) a += s;
          i[i.length] = { t: `s`, v: a };
          break;
        }
      case `0`:
      case `#`:
        for (a = s; ++o < e.length && `0#?.,E+-%`.indexOf((s = e.charAt(o))) > -1;) a += s;
        i[i.length] = { t: `n`, v: a };
        break;
      case `?`:
        for (a = s; e.charAt(++o) === s;) a += s;
        ((i[i.length] = { t: s, v: a }), (c = s));
        break;
      case `*`:
        (++o, (e.charAt(o) == ` ` || e.charAt(o) == `*`) && ++o);
        break;
      case `(`:
      case `)`:
        ((i[i.length] = { t: r === 1 ? `t` : s, v: s }), ++o);
        break;
      case `1`:
      case `2`:
      case `3`:
      case `4`:
      case `5`:
      case `6`:
      case `7`:
      case `8`:
      case `9`:
        for (a = s; o < e.length && `0123456789`.indexOf(e.charAt(++o)) > -1;) a += e.charAt(o);
        i[i.length] = { t: `D`, v: a };
        break;
      case ` `:
        ((i[i.length] = { t: s, v: s }), ++o);
        break;
      case `$`:
        ((i[i.length] = { t: `t`, v: `$` }), ++o);
        break;
      default:
        if (`,$-+/():!^&'~{}<>=€acfijklopqrtuvwxzP`.indexOf(s) === -1)
          throw Error(`unrecognized character ` + s + ` in ` + e);
        ((i[i.length] = { t: `t`, v: s }), ++o);
    }
  var g = 0,
    _ = 0,
    v;
  for (o = i.length - 1, c = `t`; o >= 0; --o)
    switch (i[o].t) {
      case `h`:
      case `H`:
        ((i[o].t = f), (c = `h`), g < 1 && (g = 1));
        break;
      case `s`:
        ((v = i[o].v.match(/\.0+$/)) && ((_ = Math.max(_, v[0].length - 1)), (g = 4)),
          g < 3 && (g = 3));
      case `d`:
      case `y`:
      case `e`:
        c = i[o].t;
        break;
      case `M`:
        ((c = i[o].t), g < 2 && (g = 2));
        break;
      case `m`:
        c === `s` && ((i[o].t = `M`), g < 2 && (g = 2));
        break;
      case `X`:
        break;
      case `Z`:
        (g < 1 && i[o].v.match(/[Hh]/) && (g = 1),
          g < 2 && i[o].v.match(/[Mm]/) && (g = 2),
          g < 3 && i[o].v.match(/[Ss]/) && (g = 3));
    }
  var y;
  switch (g) {
    case 0:
      break;
    case 1:
    case 2:
    case 3:
      (l.u >= 0.5 && ((l.u = 0), ++l.S),
        l.S >= 60 && ((l.S = 0), ++l.M),
        l.M >= 60 && ((l.M = 0), ++l.H),
        l.H >= 24 &&
          ((l.H = 0),
          ++l.D,
          (y = hd(l.D)),
          (y.u = l.u),
          (y.S = l.S),
          (y.M = l.M),
          (y.H = l.H),
          (l = y)));
      break;
    case 4:
      switch (_) {
        case 1:
          l.u = Math.round(l.u * 10) / 10;
          break;
        case 2:
          l.u = Math.round(l.u * 100) / 100;
          break;
        case 3:
          l.u = Math.round(l.u * 1e3) / 1e3;
      }
      (l.u >= 1 && ((l.u = 0), ++l.S),
        l.S >= 60 && ((l.S = 0), ++l.M),
        l.M >= 60 && ((l.M = 0), ++l.H),
        l.H >= 24 &&
          ((l.H = 0),
          ++l.D,
          (y = hd(l.D)),
          (y.u = l.u),
          (y.S = l.S),
          (y.M = l.M),
          (y.H = l.H),
          (l = y)));
  }
  var b = ``,
    x;
  for (o = 0; o < i.length; ++o)
    switch (i[o].t) {
      case `t`:
      case `T`:
      case ` `:
      case `D`:
        break;
      case `X`:
        ((i[o].v = ``), (i[o].t = `;`));
        break;
      case `d`:
      case `m`:
      case `y`:
      case `h`:
      case `H`:
      case `M`:
      case `s`:
      case `e`:
      case `b`:
      case `Z`:
        ((i[o].v = Cd(i[o].t.charCodeAt(0), i[o].v, l, _)), (i[o].t = `t`));
        break;
      case `n`:
      case `?`:
        for (
          x = o + 1;
          i[x] != null &&
          ((s = i[x].t) === `?` ||
            s === `D` ||
            ((s === ` ` || s === `t`) &&
              i[x + 1] != null &&
              (i[x + 1].t === `?` || (i[x + 1].t === `t` && i[x + 1].v === `/`))) ||
            (i[o].t === `(` && (s === ` ` || s === `n` || s === `)`)) ||
            (s === `t` &&
              (i[x].v === `/` || (i[x].v === ` ` && i[x + 1] != null && i[x + 1].t == `?`))));
        )
          ((i[o].v += i[x].v), (i[x] = { v: ``, t: `;` }), ++x);
        ((b += i[o].v), (o = x - 1));
        break;
      case `G`:
        ((i[o].t = `t`), (i[o].v = xd(t, n)));
    }
  var S = ``,
    C,
    w;
  if (b.length > 0) {
    (b.charCodeAt(0) == 40
      ? ((C = t < 0 && b.charCodeAt(0) === 45 ? -t : t), (w = Q(`n`, b, C)))
      : ((C = t < 0 && r > 1 ? -t : t),
        (w = Q(`n`, b, C)),
        C < 0 && i[0] && i[0].t == `t` && ((w = w.substr(1)), (i[0].v = `-` + i[0].v))),
      (x = w.length - 1));
    var T = i.length;
    for (o = 0; o < i.length; ++o)
      if (i[o] != null && i[o].t != `t` && i[o].v.indexOf(`.`) > -1) {
        T = o;
        break;
      }
    var E = i.length;
    if (T === i.length && w.indexOf(`E`) === -1) {
      for (o = i.length - 1; o >= 0; --o)
        i[o] != null &&
          `n?`.indexOf(i[o].t) !== -1 &&
          (x >= i[o].v.length - 1
            ? ((x -= i[o].v.length), (i[o].v = w.substr(x + 1, i[o].v.length)))
            : x < 0
              ? (i[o].v = ``)
              : ((i[o].v = w.substr(0, x + 1)), (x = -1)),
          (i[o].t = `t`),
          (E = o));
      x >= 0 && E < i.length && (i[E].v = w.substr(0, x + 1) + i[E].v);
    } else if (T !== i.length && w.indexOf(`E`) === -1) {
      for (x = w.indexOf(`.`) - 1, o = T; o >= 0; --o)
        if (i[o] != null && `n?`.indexOf(i[o].t) !== -1) {
          for (
            u = i[o].v.indexOf(`.`) > -1 && o === T ? i[o].v.indexOf(`.`) - 1 : i[o].v.length - 1,
              S = i[o].v.substr(u + 1);
            u >= 0;
            --u
          )
            x >= 0 &&
              (i[o].v.charAt(u) === `0` || i[o].v.charAt(u) === `#`) &&
              (S = w.charAt(x--) + S);
          ((i[o].v = S), (i[o].t = `t`), (E = o));
        }
      for (
        x >= 0 && E < i.length && (i[E].v = w.substr(0, x + 1) + i[E].v),
          x = w.indexOf(`.`) + 1,
          o = T;
        o < i.length;
        ++o
      )
        if (!(i[o] == null || (`n?(`.indexOf(i[o].t) === -1 && o !== T))) {
          for (
            u = i[o].v.indexOf(`.`) > -1 && o === T ? i[o].v.indexOf(`.`) + 1 : 0,
              S = i[o].v.substr(0, u);
            u < i[o].v.length;
            ++u
          )
            x < w.length && (S += w.charAt(x++));
          ((i[o].v = S), (i[o].t = `t`), (E = o));
        }
    }
  }
  for (o = 0; o < i.length; ++o)
    i[o] != null &&
      `n?`.indexOf(i[o].t) > -1 &&
      ((C = r > 1 && t < 0 && o > 0 && i[o - 1].v === `-` ? -t : t),
      (i[o].v = Q(i[o].t, i[o].v, C)),
      (i[o].t = `t`));
  var D = ``;
  for (o = 0; o !== i.length; ++o) i[o] != null && (D += i[o].v);
  return D;
}
var Kd = /\[(=|>[=]?|<[>=]?)(-?\d+(?:\.\d*)?)\]/;
function qd(e, t) {
  if (t == null) return !1;
  var n = parseFloat(t[2]);
  switch (t[1]) {
    case `=`:
      if (e == n) return !0;
      break;
    case `>`:
      if (e > n) return !0;
      break;
    case `<`:
      if (e < n) return !0;
      break;
    case `<>`:
      if (e != n) return !0;
      break;
    case `>=`:
      if (e >= n) return !0;
      break;
    case `<=`:
      if (e <= n) return !0;
  }
  return !1;
}
function Jd(e, t) {
  var n = Hd(e),
    r = n.length,
    i = n[r - 1].indexOf(`@`);
  if ((r < 4 && i > -1 && --r, n.length > 4))
    throw Error(`cannot find right format for |` + n.join(`|`) + `|`);
  if (typeof t != `number`) return [4, n.length === 4 || i > -1 ? n[n.length - 1] : `@`];
  switch ((typeof t == `number` && !isFinite(t) && (t = 0), n.length)) {
    case 1:
      n = i > -1 ? [`General`, `General`, `General`, n[0]] : [n[0], n[0], n[0], `@`];
      break;
    case 2:
      n = i > -1 ? [n[0], n[0], n[0], n[1]] : [n[0], n[1], n[0], `@`];
      break;
    case 3:
      n = i > -1 ? [n[0], n[1], n[0], n[2]] : [n[0], n[1], n[2], `@`];
  }
  var a = t > 0 ? n[0] : t < 0 ? n[1] : n[2];
  if (n[0].indexOf(`[`) === -1 && n[1].indexOf(`[`) === -1) return [r, a];
  if (n[0].match(/\[[=<>]/) != null || n[1].match(/\[[=<>]/) != null) {
    var o = n[0].match(Kd),
      s = n[1].match(Kd);
    return qd(t, o) ? [r, n[0]] : qd(t, s) ? [r, n[1]] : [r, n[o != null && s != null ? 2 : 1]];
  }
  return [r, a];
}
function Yd(e, t, n) {
  n ??= {};
  var r = ``;
  switch (typeof e) {
    case `string`:
      r = e == `m/d/yy` && n.dateNF ? n.dateNF : e;
      break;
    case `number`:
      ((r = e == 14 && n.dateNF ? n.dateNF : (n.table == null ? ud : n.table)[e]),
        (r ??= (n.table && n.table[dd[e]]) || ud[dd[e]]),
        (r ??= fd[e] || `General`));
  }
  if (sd(r, 0)) return xd(t, n);
  t instanceof Date && (t = ef(t, n.date1904));
  var i = Jd(r, t);
  if (sd(i[1])) return xd(t, n);
  if (t === !0) t = `TRUE`;
  else if (t === !1) t = `FALSE`;
  else if (t === `` || t == null) return ``;
  else if (isNaN(t) && i[1].indexOf(`0`) > -1) return `#NUM!`;
  else if (!isFinite(t) && i[1].indexOf(`0`) > -1) return `#DIV/0!`;
  return Gd(i[1], t, n, i[0]);
}
function Xd(e, t) {
  if (typeof t != `number`) {
    t = +t || -1;
    for (var n = 0; n < 392; ++n)
      if (ud[n] == null) t < 0 && (t = n);
      else if (ud[n] == e) {
        t = n;
        break;
      }
    t < 0 && (t = 391);
  }
  return ((ud[t] = e), t);
}
function Zd(e) {
  for (var t = 0; t != 392; ++t) e[t] !== void 0 && Xd(e[t], t);
}
var Qd = {
    format: Yd,
    load: Xd,
    _table: ud,
    load_table: Zd,
    parse_date_code: hd,
    is_date: Wd,
    get_table: function () {
      return (Qd._table = ud);
    },
  },
  $d = /*#__PURE__*/ Date.UTC(1899, 11, 30, 0, 0, 0);
function ef(e, t) {
  var n = /* @__PURE__ */ (e.getTime() - $d) / 864e5;
  return t ? ((n -= 1462), n < -1402 ? n - 1 : n) : n < 60 ? n - 1 : n;
}
function $(e, t) {
  for (var n = ``; n.length < t;) n += e;
  return n;
}
/*! sheetjs (C) 2013-present SheetJS -- http://sheetjs.com */
(/* @__PURE__ */ new Date(`6/9/69 00:00 UTC`).valueOf(),
  (function () {
    try {
      return typeof Uint8Array > `u` || Uint8Array.prototype.subarray === void 0
        ? `slice`
        : typeof Buffer < `u`
          ? Buffer.prototype.subarray === void 0
            ? `slice`
            : (typeof Buffer.from == `function`
                  ? Buffer.from([72, 62])
                  : new Buffer([72, 62])) instanceof Uint8Array
              ? `subarray`
              : `slice`
          : `subarray`;
    } catch {
      return `slice`;
    }
  })(),
  $u.version);
const tf = Qd;
function nf(e, t, n) {
  let r = sf(e, t, n),
    i = typeof t == `number` ? (tf.get_table()[t] ?? `General`) : t;
  if (rf(i)) {
    let t = af(e, n);
    return t === void 0 ? { text: r } : { text: r, date: t };
  }
  let a = of(i);
  return { text: r, value: e, ...(a !== void 0 && { unit: a }) };
}
function rf(e) {
  try {
    return tf.is_date(e);
  } catch {
    return !1;
  }
}
function af(e, t) {
  let n = tf.parse_date_code(e, { date1904: t });
  if (!n || e < 1) return;
  let r = (e) => String(e).padStart(2, `0`),
    i = `${String(n.y).padStart(4, `0`)}-${r(n.m)}-${r(n.d)}`;
  return n.H === 0 && n.M === 0 && n.S === 0 ? i : `${i} ${r(n.H)}:${r(n.M)}:${r(n.S)}`;
}
function of(e) {
  let [t = ``] = e.split(`;`);
  if (t.replaceAll(/"[^"]*"|\\./g, ``).includes(`%`)) return `%`;
  let n =
    /\[\$([^\][-]+)(?:-[^\][]*)?\]/u.exec(t)?.[1]?.trim() ??
    /[€$£¥]/u.exec(t.replaceAll(/\[\$-[^\]]*\]/g, ``))?.[0];
  return n === void 0 ? void 0 : ({ EUR: `€`, USD: `$`, GBP: `£` }[n] ?? n);
}
function sf(e, t, n) {
  try {
    return tf.format(t, e, { date1904: n }).trim();
  } catch {
    return String(e);
  }
}
function cf() {
  return { name: lf(), categories: lf(), values: lf() };
}
function lf() {
  return { texts: [], format: `General`, isNumber: !1 };
}
function uf(e, t, n) {
  let r = e.texts.at(-1) ?? /* @__PURE__ */ new Map();
  (e.texts.length === 0 && e.texts.push(r), r.size < 1e5 && r.set(t, (r.get(t) ?? ``) + n));
}
function df(e, t) {
  let n = e.filter(({ values: e }) => e.texts.length > 0),
    [r] = n;
  if (r === void 0) return [];
  let i = n.map((e) => e.categories).find(({ texts: e }) => e.length > 0),
    a = n.map(({ values: e }) => e),
    o = new Set(a.flatMap(({ texts: e }) => [...(e.at(-1)?.keys() ?? [])]));
  return [
    [t, ...n.map(({ name: e }, t) => ff(e) || `${t + 1}`)],
    ...[...o]
      .toSorted((e, t) => e - t)
      .map((e) => [i ? pf(i, e) : `${e + 1}`, ...a.map((t) => pf(t, e))]),
  ];
}
function ff({ texts: e }) {
  return hf([...(e.at(-1)?.values() ?? [])].join(` `));
}
function pf({ texts: e, format: t, isNumber: n }, r) {
  let i = hf(
      e
        .toReversed()
        .map((t, n) => (n === e.length - 1 ? (t.get(r) ?? ``) : mf(t, r)))
        .join(` `),
    ),
    a = Number(i);
  return !n || i === `` || !Number.isFinite(a) ? i : nf(a, t, !1).text;
}
function mf(e, t) {
  let n = [...e.keys()].filter((e) => e <= t);
  return n.length === 0 ? `` : (e.get(Math.max(...n)) ?? ``);
}
function hf(e) {
  return e.replace(/\s+/g, ` `).trim();
}
function gf() {
  return { runs: [], cell: lf() };
}
const _f = /^c:(?:cat|date|val|ser)Ax$/,
  vf = /^c:(?:cat|date)Ax$/;
function yf(e, t, n) {
  let r = t.at(-1) ?? ``;
  t.length === 4 && _f.test(r) && e.axes.push({ hasCategories: !1, position: ``, title: gf() });
  let i = e.axes.at(-1);
  (i !== void 0 && vf.test(r) && (i.hasCategories = !0),
    i !== void 0 && r === `c:axPos` && (i.position = n.val ?? ``));
  let a = bf(e, t);
  a !== void 0 && xf(a.runs, t, n);
}
function bf({ main: e, axes: t }, n) {
  if (n[1] === `c:chart`)
    return n[2] === `c:title`
      ? e
      : _f.test(n[3] ?? ``) && n[4] === `c:title`
        ? t.at(-1)?.title
        : void 0;
}
function xf(e, t, n) {
  let [r, i, a] = t.slice(-3);
  (a === `a:r` || a === `a:fld`) && e.push({ text: ``, points: void 0, colour: void 0 });
  let o = e.at(-1);
  o !== void 0 &&
    (a === `a:rPr` && n.sz !== void 0 && (o.points = Number(n.sz)),
    a === `a:srgbClr` && i === `a:solidFill` && r === `a:rPr` && (o.colour = Mu(n.val)));
}
function Sf({ runs: e, cell: t }) {
  let n = ff(t);
  return n === `` ? e : [{ text: n, points: void 0, colour: void 0 }];
}
function Cf(e) {
  let t = e.some(({ hasCategories: e }) => e),
    n = ({ hasCategories: e, position: n }) => (t ? e : /^[bt]$/.test(n));
  return {
    category: e.filter(n).flatMap(({ title: e }) => Sf(e)),
    values: e.filter((e) => !n(e)).map(({ title: e }) => Sf(e)),
  };
}
async function wf(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let { id: r, type: i, part: a } of t) {
    if (i !== `chart` || !e.has(a)) continue;
    let t = await lu(() => Tf(e, a), void 0);
    t !== void 0 && n.set(r, t);
  }
  return n;
}
async function Tf(e, t) {
  let n = { main: gf(), axes: [] },
    r = { series: [], titles: n, background: `page`, path: [], at: 0, target: lf() },
    i = 0;
  await q(e.read(t), (e) => {
    e.type !== `text` && e.name === `c:extLst`
      ? (i += e.type === `open` ? 1 : -1)
      : i === 0 && Ef(r, e);
  });
  let { category: a, values: o } = Cf(n.axes),
    { series: s, background: c } = r;
  return { title: Sf(n.main), axis: a, valueAxes: o, series: s, background: c };
}
function Ef(e, t) {
  if (t.type === `text`) return Nf(e, t.text);
  let { name: n } = t;
  t.type === `close`
    ? (e.path.pop(), (n in kf || n === `c:title`) && (e.target = lf()))
    : (e.path.push(n),
      Af(e, n, t.attributes),
      yf(e.titles, e.path, t.attributes),
      Of(e, n, t.attributes));
}
const Df = /^a:(?:gradFill|blipFill|pattFill)$/;
function Of(e, t, n) {
  let { path: r } = e,
    i = r.slice(0, -1).join(` `);
  e.background !== void 0 &&
    (r[1] === `c:chart` &&
      r[2] === `c:title` &&
      r[3] === `c:spPr` &&
      r.length === 5 &&
      (t === `a:solidFill` || Df.test(t)) &&
      (e.background = void 0),
    i === `c:chartSpace c:spPr` && Df.test(t) && (e.background = void 0),
    i === `c:chartSpace c:spPr a:solidFill` &&
      (t === `a:srgbClr`
        ? (e.background = Mu(n.val))
        : n.val !== `bg1` && (e.background = void 0)));
}
const kf = {
  "c:tx": `name`,
  "c:cat": `categories`,
  "c:xVal": `categories`,
  "c:val": `values`,
  "c:yVal": `values`,
};
function Af(e, t, n) {
  let r = e.path.at(-2) === `c:ser` ? kf[t] : void 0,
    i = e.series.at(-1);
  r !== void 0 && i !== void 0 ? (e.target = i[r]) : Mf[t]?.(e, n);
}
const jf = ({ target: e }) => void (e.isNumber = !0),
  Mf = {
    "c:ser": ({ series: e }) => void e.push(cf()),
    "c:numCache": jf,
    "c:numLit": jf,
    "c:title": (e) => {
      e.target = bf(e.titles, e.path)?.cell ?? lf();
    },
    "c:lvl": ({ target: e }, { formatCode: t }) => {
      (e.texts.push(/* @__PURE__ */ new Map()), (e.format = t ?? e.format));
    },
    "c:pt": (e, { idx: t }) => void (e.at = Number(t)),
  };
function Nf({ titles: e, path: t, at: n, target: r }, i) {
  let a = t.at(-1),
    o = bf(e, t)?.runs.at(-1);
  a === `a:t` && o !== void 0
    ? (o.text += i)
    : a === `c:formatCode`
      ? (r.format = i)
      : a === `c:v` && uf(r, t.at(-2) === `c:pt` ? n : 0, i);
}
const Pf = /^a:(?:blipFill|gradFill|pattFill)$/;
async function Ff(e, t) {
  let n = !1;
  for (let r of t) {
    let [t, i] = [!1, !1];
    await q(e.read(r), (e) => {
      e.type !== `text` &&
        (e.name === `p:bg` && (t = e.type === `open`),
        e.name === `p:spPr` && (i = e.type === `open`),
        e.type === `open` && (n ||= If(e, t || i)));
    });
  }
  return n;
}
function If({ name: e, attributes: t }, n) {
  if (e === `p:pic` || Pf.test(e)) return !0;
  if (e === `a:fillRef`) return t.idx !== `0`;
  if (e === `p:bgRef`) return Number(t.idx) !== 1001;
  if (!n) return !1;
  if (e === `a:schemeClr`) return !/^(?:bg1|lt1)$/.test(t.val ?? ``);
  let r = e === `a:srgbClr` ? Mu(t.val) : void 0;
  return r !== void 0 && !Pu(r, ju);
}
function Lf(e) {
  let t = Rf(e);
  return e.flatMap(({ anchor: e }, n) => {
    let r = t[n] ?? ``;
    return r === `` ? [] : [{ kind: `table-row`, text: r, anchor: e }];
  });
}
function Rf(e) {
  let { grid: t, merges: n } = zf(e),
    r = Math.max(0, ...t.map((e) => e.length)),
    { names: i, height: a } = Bf(e, t, n);
  return t.map((e, t) => {
    let n = t >= a && e.length === r ? i : void 0;
    return Pl(e, [{ fromColumn: 1, toColumn: e.length, names: n }], `plain`)?.text ?? ``;
  });
}
function zf(e) {
  let t = [],
    n = [];
  for (let { cells: r } of e) {
    let e = t.length,
      i = [];
    for (let { text: a, columns: o = 1, continues: s = !1 } of r) {
      let r = i.length,
        c = a.replace(/\s+/g, ` `).trim();
      for (i.push(s && c === `` ? (t.at(-1)?.[r] ?? ``) : c); i.length < r + o;) i.push(``);
      let l = i.length - 1;
      o > 1 && n.push({ fromRow: e, toRow: e, fromColumn: r, toColumn: l });
    }
    t.push(i);
  }
  return { grid: t, merges: n };
}
function Bf(e, t, n) {
  let r = e.findIndex(({ isHeader: e }) => e !== !0),
    i = t.map((e) => e.map((e) => ({ text: e })));
  if (r > 0) return { names: Vf(t.slice(0, r), n), height: r };
  let { names: a, height: o, byWords: s } = he({ rows: i, merges: n });
  return !s || (a?.length ?? 0) >= 3 ? { names: a, height: o } : { names: void 0, height: 0 };
}
function Vf(e, t) {
  let n = Math.max(...e.map((e) => e.length));
  return Array.from({ length: n }, (n, r) => {
    let i = e.map(
      (e, n) =>
        e[
          t.find((e) => e.fromRow === n && e.fromColumn <= r && r <= e.toColumn)?.fromColumn ?? r
        ] ?? ``,
    );
    return [...new Set(i)].filter((e) => e !== ``).join(` `);
  });
}
const [Hf, Uf] = [``, ``],
  Wf = { "m:num": Hf, "m:den": `/${Hf}`, "m:sup": `^${Hf}`, "m:sub": `_${Hf}`, "m:lim": `_${Hf}` };
function Gf() {
  let e = [];
  return (t) => {
    if (t.type === `text` || !t.name.startsWith(`m:`)) return ``;
    let { name: n } = t;
    if (t.type === `close`) {
      let t = e.pop();
      return t === void 0 ? `` : Jf(t, e.at(-1));
    }
    let r = e.at(-1);
    return (
      e.push({ name: n, begin: `(`, end: `)`, symbol: `∫`, parts: 0 }),
      Kf(e.at(-3), n, t.attributes.val, e.at(-2)),
      qf(n, r)
    );
  };
}
function Kf(e, t, n, r) {
  e !== void 0 &&
    n !== void 0 &&
    (t === `m:chr` && r?.name === `m:naryPr` && (e.symbol = n),
    t === `m:begChr` && (e.begin = n),
    t === `m:endChr` && (e.end = n));
}
function qf(e, t) {
  return e === `m:e` && t?.name === `m:rad`
    ? `√${Hf}`
    : e !== `m:e` || t?.name !== `m:d`
      ? (Wf[e] ?? ``)
      : ((t.parts += 1), t.parts === 1 ? t.begin : `|`);
}
function Jf({ name: e, end: t, parts: n }, r) {
  return e in Wf || (e === `m:e` && r?.name === `m:rad`)
    ? Uf
    : e === `m:naryPr`
      ? (r?.symbol ?? ``)
      : e === `m:d` && n > 0
        ? t
        : e === `m:f` || (e === `m:e` && r?.name === `m:mr`)
          ? ` `
          : ``;
}
function Yf(e) {
  if (!e.includes(Hf)) return e;
  let [t, n] = [e, ``];
  for (; t !== n;)
    ((n = t),
      (t = t.replace(/\uE000([^\uE000\uE001]*)\uE001/g, (e, t) =>
        /^[\p{L}\p{N}]*$/u.test(t.trim()) ? t.trim() : `(${t.trim()})`,
      )));
  return t.replace(/[\uE000\uE001]/g, ``);
}
function Xf({ cx: e, cy: t }) {
  return Math.min(e, t) < 36e3;
}
function Zf(e, { anchor: t, pageBackground: n, hidden: r }) {
  let i = e.background === `page` ? n : e.background,
    a = (e) => Qf(e, i, r),
    o = (e, n = ``) =>
      e === `` ? [] : [{ kind: `paragraph`, text: n + e, anchor: t, ...(r && { hidden: r }) }],
    [s, c] = [a(e.title), a(e.axis)],
    l = e.valueAxes.map(a),
    u = [s, c, ...l].flatMap((e) =>
      e.hiddenRuns.map(({ text: e, reason: n }) => ({
        kind: `paragraph`,
        text: e,
        anchor: t,
        hidden: n,
      })),
    ),
    [d, ...f] = df(e.series, c.visible).map((e) => e.join(` | `).trim()),
    p = (e) => ({
      kind: `table-row`,
      text: e,
      anchor: t,
      ...(e !== d && d !== void 0 && { header: d }),
      ...(r && { hidden: r }),
    });
  return [
    ...o(s.visible),
    ...l.flatMap(({ visible: e }) => o(e, `Axis: `)),
    ...u,
    ...(d === void 0 ? o(c.visible, `Axis: `) : [d, ...f].map(p)),
  ];
}
function Qf(e, t, n) {
  let r = { visible: ``, hiddenRuns: [] };
  for (let i of e) {
    let e = hf(i.text),
      a = n === void 0 ? $f(i, t) : void 0;
    e !== `` &&
      (a === void 0
        ? (r.visible = `${r.visible} ${e}`.trim())
        : r.hiddenRuns.push({ text: e, reason: a }));
  }
  return r;
}
function $f({ points: e, colour: t }, n) {
  return e !== void 0 && e < 100 ? `tiny` : t && n && Pu(t, n) ? `colour` : void 0;
}
const ep = /^a:(?:schemeClr|gradFill|blipFill|pattFill|grpFill)$/,
  tp = {
    "p:sp": sp,
    "p:graphicFrame": sp,
    "p:pic": sp,
    "p:grpSp": (e) => {
      ((e.groups += 1), sp(e));
    },
    "p:cNvPr": (e, { hidden: t }) => {
      e.off = /^(?:1|true)$/.test(t ?? ``);
    },
    "p:grpSpPr": (e) => {
      e.off && (e.offFrom ??= e.groups);
    },
    "p:txBody": (e) => void (e.inText = !0),
    "a:tbl": (e) => void Object.assign(e, { inTable: !0, behind: void 0 }),
    "a:ln": (e) => void (e.inLine = !0),
    "a:r": (e) => void Object.assign(e, rp),
    "a:rPr": (e, { sz: t }) => void Object.assign(e, { inRun: !0, points: Number(t ?? rp.points) }),
    "a:solidFill": (e) => void (e.inFill = !0),
    "a:srgbClr": (e, { val: t }) => {
      e.inFill && cp(e, Mu(t));
    },
  },
  np = {
    "a:rPr": (e) => void (e.inRun = !1),
    "a:ln": (e) => void (e.inLine = !1),
    "a:solidFill": (e) => void (e.inFill = !1),
    "p:grpSp": (e) => {
      (--e.groups, e.offFrom !== null && e.groups < e.offFrom && (e.offFrom = null));
    },
  },
  rp = { colour: void 0, points: 1 / 0 },
  ip = { off: !1, small: !1, outside: !1, inTable: !1, inText: !1, inLine: !1, inFill: !1 };
function ap(e) {
  let t = { inRun: !1, groups: 0, offFrom: null, behind: e.background, corner: { x: 0, y: 0 } },
    n = { canvas: e, ...ip, ...rp, ...t };
  return {
    take(e) {
      if ((e.type === `close` && np[e.name]?.(n), e.type !== `open`)) return;
      let t = tp[e.name];
      t
        ? t(n, e.attributes)
        : ep.test(e.name)
          ? n.inRun || cp(n, void 0)
          : lp(n, e.name, e.attributes);
    },
    reasonOfFrame: () => op(n) ?? (n.small ? `tiny` : void 0),
    reason() {
      let { points: e, colour: t, behind: r } = n,
        i = op(n);
      return i === void 0 ? (e < 100 ? `tiny` : t && r && Pu(t, r) ? `colour` : void 0) : i;
    },
  };
}
function op({ off: e, offFrom: t, outside: n }) {
  return e || t !== null ? `switched_off` : n ? `outside` : void 0;
}
function sp(e) {
  Object.assign(e, ip, { behind: e.canvas.background });
}
function cp(e, t) {
  e.inLine || (e.inRun ? (e.colour ??= t) : !e.inText && !e.inTable && (e.behind = t));
}
function lp(e, t, n) {
  let { size: r } = e.canvas,
    i = (e) => Number(n[e] ?? 0);
  if (
    e.inText ||
    !r ||
    (t === `a:off` && (e.corner = { x: i(`x`), y: i(`y`) }), t !== `a:ext` || n.cx === void 0) ||
    e.groups > 0
  )
    return;
  e.small = Xf({ cx: i(`cx`), cy: i(`cy`) });
  let { x: a, y: o } = e.corner;
  e.outside = a + i(`cx`) <= 0 || o + i(`cy`) <= 0 || a >= r.width || o >= r.height;
}
const up = /* @__PURE__ */ new Set([`sldNum`, `dt`, `hdr`, `sldImg`]),
  dp = { kind: `footer` },
  fp = /* @__PURE__ */ new Set([`title`, `ctrTitle`]);
function pp(e, t, { canvas: n, charts: r }) {
  let [i, a] = [ap(n), Gf()],
    o = { text: ``, bulleted: !1, hidden: /* @__PURE__ */ new Map() },
    s = { rows: [], cells: [], hasHeader: !1, open: !1 },
    [c, l, u] = [``, !1, t === `notes` ? `Notes: ` : ``],
    d = (e, t) => {
      e === `p:sp`
        ? (c = ``)
        : e === `p:ph`
          ? (c = t.type ?? `body`)
          : e === `a:t` || e === `m:t`
            ? (l = !0)
            : e === `a:tbl`
              ? Object.assign(s, { rows: [], open: !0, hasHeader: !1 })
              : e === `a:tblPr`
                ? (s.hasHeader = hp(t.firstRow))
                : e === `a:tr`
                  ? (s.cells = [])
                  : e === `a:tc` && !hp(t.hMerge)
                    ? s.cells.push(mp(t))
                    : _p(o, e, t);
    },
    f = () => {
      let n = Yf(o.text).trim(),
        r = n === `` ? [] : gp(c, n, t);
      if (r !== void 0) return r;
      if (s.open) {
        let e = s.cells.at(-1);
        return (e && (e.text = `${e.text} ${n}`), []);
      }
      if (fp.has(c) && t === `slide`)
        return [{ kind: `heading`, level: 1, text: n.replace(/\s+/g, ` `), anchor: e }];
      let i = u + n;
      return ((u = ``), [{ kind: o.bulleted ? `list` : `paragraph`, text: i, anchor: e }]);
    },
    p = (t) => {
      if (((t === `a:t` || t === `m:t`) && (l = !1), t === `a:p`))
        return [...f(), ...Iu(o.hidden, e)];
      if (t === `a:tr`) {
        let t = s.hasHeader && s.rows.length === 0;
        s.rows.push({ cells: s.cells, anchor: e, isHeader: t });
      }
      return t === `a:tbl` ? ((s.open = !1), Lf(s.rows)) : [];
    };
  return (t) => {
    if (t.type === `text`) {
      if (!l) return [];
      let e = i.reason();
      return (e === void 0 ? (o.text += t.text) : Fu(o.hidden, e, t.text), []);
    }
    if ((i.take(t), (o.text += a(t)), t.type === `close`)) return p(t.name);
    d(t.name, t.attributes);
    let s = t.name === `c:chart` && r.get(t.attributes[`r:id`] ?? ``),
      c = { pageBackground: n.background, hidden: i.reasonOfFrame() };
    return s ? Zf(s, { anchor: e, ...c }) : [];
  };
}
function mp(e) {
  return {
    text: ``,
    columns: Math.max(1, Math.min(1e3, Number(e.gridSpan) || 1)),
    continues: hp(e.vMerge),
  };
}
const hp = (e) => e === `1` || e === `true`;
function gp(e, t, n) {
  if (up.has(e)) return [];
  if (e === `ftr`) return n === `notes` ? [] : [{ kind: `paragraph`, text: t, anchor: dp }];
}
function _p(e, t, n) {
  t === `a:p`
    ? Object.assign(e, { text: ``, bulleted: !1, hidden: /* @__PURE__ */ new Map() })
    : t === `a:br`
      ? (e.text += `
`)
      : t === `a:pPr`
        ? (e.bulleted = Number(n.lvl ?? 0) > 0)
        : (t === `a:buChar` || t === `a:buAutoNum`) && (e.bulleted = !0);
}
const vp = /* @__PURE__ */ new Set([`col`, `colOff`, `row`, `rowOff`]);
function yp() {
  let e = [],
    t = ``,
    n;
  return {
    take(r) {
      if (r.type === `text`) {
        let n = e.at(-1);
        vp.has(t) && n && Object.assign(n, { [t]: Number(r.text) });
      } else
        ((t = r.type === `open` ? r.name.replace(/^p:/, ``) : ``),
          (t === `from` || t === `to`) && e.push({ col: 0, colOff: 0, row: 0, rowOff: 0 }),
          r.type === `open` &&
            r.name === `p:ext` &&
            (n = { cx: Number(r.attributes.cx), cy: Number(r.attributes.cy) }));
    },
    end() {
      let [t, r = t] = e,
        i = n !== void 0 && Xf(n);
      if (t === void 0 || r === void 0) return { cells: void 0, tooSmall: i };
      let a = bp(t, r, 36e3);
      return n === void 0 ? a : { ...a, tooSmall: i };
    },
  };
}
function bp(e, t, n) {
  let r = (e, t, n) => Math.max(e + 1, n === 0 ? t : t + 1),
    i = {
      fromRow: e.row + 1,
      fromColumn: e.col + 1,
      toRow: r(e.row, t.row, t.rowOff),
      toColumn: r(e.col, t.col, t.colOff),
    },
    a = e.col === t.col && t.colOff - e.colOff < n,
    o = e.row === t.row && t.rowOff - e.rowOff < n;
  return { cells: i, tooSmall: a || o };
}
function xp({ cells: e }, t) {
  let n = e && m(e),
    r = n?.split(`:`).every((e) => h(e) !== void 0) ? n : void 0;
  return { anchor: { kind: `cells`, sheet: t, range: r ?? `A1` }, location: r ?? `this sheet` };
}
function Sp({ position: e, texts: t, charts: n }, { name: r, hidden: i }) {
  let { anchor: a, location: o } = xp(e, r),
    s = e.tooSmall ? `tiny` : void 0,
    c = i ? `switched_off` : s,
    l = t.filter(({ hidden: e }) => e === void 0).map((e) => e.text.trim()).join(`
`);
  return [
    ...(l === `` ? [] : [{ kind: `paragraph`, text: `Text box on ${o}: ${l}`, anchor: a }]),
    ...t.filter(({ hidden: e }) => e !== void 0),
    ...Cp(n, o),
  ].map((e) => ({ ...(c && { hidden: c }), ...e, annotation: !0 }));
}
function Cp(e, t) {
  return [...Map.groupBy(e, ({ hidden: e }) => e).values()].flatMap((e) => {
    let n = e.filter(({ kind: e }) => e !== `table-row`),
      [r, ...i] = e.filter(({ kind: e }) => e === `table-row`),
      [a] = e;
    if (a === void 0) return [];
    let o = n.map(({ text: e }) => e).join(`
`),
      s = o === `` ? `Chart on ${t}` : `Chart on ${t}: ${o}`;
    if (r === void 0) return [{ ...a, text: s }];
    let c = `${s}\n${r.text}`;
    return [{ ...r, text: c }, ...i.map((e) => ({ ...e, header: c }))];
  });
}
const wp = /^p:(?:twoCell|oneCell|absolute)Anchor$/,
  Tp = /^p:(?:sp|grpSp|graphicFrame|cxnSp|pic)$/;
async function Ep(e, t, n) {
  let r = Su(e, t, `drawing`);
  return r === void 0
    ? []
    : lu(async () => {
        let t = await Dp(e, r, n, ju);
        return !t.some(({ hidden: e }) => e === `colour`) || !(n.painted || (await Ff(e, [r])))
          ? t
          : Dp(e, r, n, void 0);
      }, []);
}
async function Dp(e, t, n, r) {
  let i = await wf(e, await xu(e, t)),
    a = { canvas: { size: null, background: r }, charts: i },
    o = (e) => pp(xp(e, n.name).anchor, `slide`, a),
    s = [],
    c = Op(o, (e) => s.push(...Sp(e, n)));
  return (await q(e.read(t), c), s);
}
function Op(e, t) {
  let n,
    r,
    i = 0;
  return (a) => {
    if (
      (a.type !== `text` &&
        wp.test(a.name) &&
        (r !== void 0 && t(r),
        ([n, r] = [void 0, void 0]),
        a.type === `open` && i < 5e3 && (n = yp()),
        (i += 1)),
      n?.take(a),
      n && !r && a.type === `open` && Tp.test(a.name))
    ) {
      let t = n.end();
      r = { position: t, texts: [], charts: [], take: e(t) };
    }
    if (r === void 0) return;
    let o = r.take(a);
    (a.type === `open` && a.name === `c:chart` ? r.charts : r.texts).push(...o);
  };
}
const kp =
  /^(?:p|pp|pg|page|of|seite|von|s|página|pagina|de|di|van|sur|страница|из|第|共|頁|页|ページ)$/iu;
function Ap(e) {
  if (!e.includes(`￼`)) return e;
  let t = e
    .replaceAll(`￼`, ``)
    .replace(/[^\S\n]+/g, ` `)
    .trim();
  return (t.match(/[\p{L}\p{N}]+/gu) ?? []).every((e) => kp.test(e)) ? `` : t;
}
const jp = /^s:(odd|even|first)(Header|Footer)$/;
function Mp() {
  let e = [],
    [t, n, r] = [!1, !1, !1];
  return {
    take(i) {
      if (i.type === `text`) {
        let n = e.at(-1);
        if (!t || n === void 0) return;
        n.code = (n.code + i.text).slice(0, 2e3);
        return;
      }
      if (!i.name.endsWith(`er`)) return;
      let [, a, o] = jp.exec(i.name) ?? [];
      if (
        (o !== void 0 && (t = i.type === `open`),
        i.type === `close` ||
          (i.name === `s:headerFooter` &&
            ((n = zp(i.attributes.differentOddEven)), (r = zp(i.attributes.differentFirst))),
          o === void 0))
      )
        return;
      let s = a === `odd` || (a === `even` ? n : r);
      e.push({ kind: o === `Header` ? `header` : `footer`, code: ``, used: s });
    },
    end: () => e,
  };
}
function Np(e, { sheet: t, hiddenSheet: n }, r) {
  return e.flatMap(({ kind: e, code: i, used: a }) => {
    let o = { kind: e, sheet: t },
      s = Ip(i),
      c = s
        .map(({ visible: e }) => Ap(e).replace(/\s+/g, ` `).trim())
        .filter((e) => e !== ``)
        .join(` | `),
      l = /[\p{L}\p{N}]/u.test(c) ? [{ kind: `paragraph`, text: c, anchor: o }] : [],
      u = s.flatMap(({ hidden: e }) => Iu(e, o)),
      d = n || !a;
    return [...l, ...u]
      .map((e) => ({ ...(d && { hidden: `switched_off` }), ...e, annotation: !0 }))
      .filter((t) => Pp(`${e} ${t.hidden ?? ``} ${t.text}`, r));
  });
}
function Pp(e, t) {
  let n = !t.has(e);
  return (t.add(e), n);
}
const Fp = /&&|&"[^"]*"|&K(?:[\da-f]{6}|\d\d[+-]\d{3})|&\d{1,3}|&[PN](?:[+-]\d+)?|&[a-z]|[^&]+|&/gi;
function Ip(e) {
  let t = [{ visible: ``, hidden: /* @__PURE__ */ new Map() }],
    [n, r] = [void 0, 10],
    i = (e) => {
      let i = t.at(-1),
        a = Rp(n, r);
      i !== void 0 && (a === void 0 ? (i.visible += e) : e !== `￼` && Fu(i.hidden, a, e));
    };
  for (let [a] of e.matchAll(Fp))
    /^&[lcr]$/i.test(a)
      ? (t.push({ visible: ``, hidden: /* @__PURE__ */ new Map() }), ([n, r] = [void 0, 10]))
      : /^&K./i.test(a)
        ? (n = Lp(a.slice(2)))
        : /^&\d/.test(a)
          ? (r = Number(a.slice(1)))
          : a === `&&`
            ? i(`&`)
            : /^&[pndtfzag]/i.test(a)
              ? i(`￼`)
              : a.startsWith(`&`) || i(a);
  return t;
}
function Lp(e) {
  return /[+-]/.test(e) ? Uu({ theme: String(Number(e.slice(0, 2))), tint: e.slice(3) }) : Mu(e);
}
function Rp(e, t) {
  return t < 1 ? `tiny` : e !== void 0 && Pu(e, ju) ? `colour` : void 0;
}
function zp(e) {
  return /^(?:1|true)$/.test(e ?? ``);
}
const [Bp, Vp] = [16384, 1048576],
  Hp = { text: `` },
  Up = /^\s*(?:SUBTOTAL\(|SUM\(\$?([A-Z]{1,3})\$?\d+:\$?\1\$?\d+\)\s*$)/i;
function Wp(e) {
  let t = { number: 0, cells: [] },
    n,
    r = 0,
    i = !1,
    a = !1,
    o = ({ name: e, attributes: o }) => {
      if (e === `s:row`) {
        let e = Number(o.r);
        ((t = { number: e > 0 && e <= Vp ? e : t.number + 1, cells: [] }), (r = 0));
      } else if (e === `s:c`) {
        r = h(o.r ?? ``)?.column ?? r + 1;
        let e = Number(o.s ?? 0);
        n = { column: r, type: o.t ?? `n`, style: e, text: ``, formula: `` };
      } else e === `s:v` || e === `s:t` ? (i = !0) : e === `s:f` && (a = !0);
    },
    s = (r) => {
      if (
        ((r === `s:v` || r === `s:t`) && (i = !1),
        r === `s:f` && (a = !1),
        r === `s:c` && n !== void 0 && n.column <= Bp)
      ) {
        for (; t.cells.length < n.column;) t.cells.push(Hp);
        ((t.cells[n.column - 1] = Gp(n, e)), (n = void 0));
      }
      return r === `s:row` ? t : void 0;
    };
  return (e) => {
    if (e.type === `close`) return s(e.name);
    e.type === `open`
      ? o(e)
      : i && n !== void 0
        ? (n.text += e.text)
        : a && n !== void 0 && (n.formula += e.text);
  };
}
function Gp(e, { strings: t, formats: n, date1904: r }) {
  let { type: i, text: a, style: o, formula: s } = e;
  if (a === ``) return Hp;
  if (i === `s`) return { text: t[Number(a)] ?? `` };
  if (i === `b`) return { text: a === `1` ? `TRUE` : `FALSE`, value: a === `1` };
  if (i !== `n`) return { text: a };
  let c = Number(a);
  return Number.isFinite(c)
    ? { ...nf(c, n[o] ?? 0, r), ...(Up.test(s) && { addsUp: !0 }) }
    : { text: a };
}
function Kp({ number: e, cells: t }) {
  return { number: e, cells: t.map((e) => (e.text === `` ? Hp : { ...e, text: _(e.text) })) };
}
const qp = /^(?:work|chart)sheet$/;
async function Jp({ parts: e, main: t, relationships: n }) {
  let r = [],
    i = /* @__PURE__ */ new Set(),
    a = !1;
  return (
    await q(e.read(t), (t) => {
      if (t.type !== `open`) return;
      let { name: o = ``, state: s = ``, localSheetId: c, "r:id": l } = t.attributes;
      if (
        (t.name === `s:workbookPr` && (a = /^(?:1|true)$/.test(t.attributes.date1904 ?? ``)),
        t.name === `s:definedName` && o === `_xlnm._FilterDatabase` && i.add(Number(c)),
        t.name !== `s:sheet`)
      )
        return;
      let u = n.find((e) => e.id === l && qp.test(e.type)),
        d = u !== void 0 && e.has(u.part) ? u.part : ``;
      r.push({ name: o, part: d, hidden: /hidden/i.test(s), filtered: !1 });
    }),
    {
      sheets: r.map((e, t) => ({ ...e, filtered: i.has(t) })).filter(({ part: e }) => e !== ``),
      date1904: a,
    }
  );
}
async function Yp(e, t) {
  let n = [];
  if (t === void 0) return n;
  let [r, i, a, o] = [``, !1, !1, 0];
  return (
    await q(e.read(t), (e) => {
      if (e.type === `text`) {
        i && !a && (r += e.text);
        return;
      }
      let t = e.type === `open`;
      if (
        (e.name === `s:t` && (i = t),
        e.name === `s:rPh` && (a = t),
        e.name === `s:si` && (t ? (r = ``) : n.push(r), (o += r.length), o > 6e7))
      )
        throw new K(`too_large_unpacked`, `strings`);
    }),
    n
  );
}
function Xp(e, t, n) {
  let r = Map.groupBy(e, ({ cell: e }) => h(e)?.row ?? 0),
    i = /* @__PURE__ */ new Map(),
    a = (e, i) =>
      (r.get(e) ?? []).flatMap((e) => {
        let r = h(e.cell)?.column ?? 0;
        return Xu(e, t, n.reasonOfCell(r, i));
      });
  return {
    takeRow(e) {
      r.has(e) && i.set(e, a(e, !0));
    },
    end() {
      return [...r.keys()].toSorted((e, t) => e - t).flatMap((e) => i.get(e) ?? a(e, !1));
    },
  };
}
const Zp = /^(?:sheet|tabelle|feuille?|foglio|hoja|planilha|лист|シート)\s*\d*$/iu;
function Qp(e, t) {
  let n = e.startSheet(t),
    r = Zp.test(t) || t.trim() === ``,
    i = (e) =>
      r ? [e] : ((r = !0), [{ kind: `heading`, level: 1, text: t, anchor: e.anchor }, e]);
  return {
    push(e) {
      return [...n.push(Kp(e.visible), em(e.visible)).flatMap(i), ...$p(t, e)];
    },
    *end(e) {
      for (let t of n.end(e))
        if (t.type !== `block`) yield t;
        else for (let e of i(t.block)) yield { type: `block`, block: e };
    },
  };
}
function $p(e, { hidden: t }) {
  return t.flatMap(({ reason: t, row: n }) => {
    let r = Nl({ number: n.number, cells: em(n) }, [], e);
    return r ? [{ ...r, hidden: t }] : [];
  });
}
function em({ cells: e }) {
  return e.map(({ text: e }) => e);
}
async function* tm(e) {
  let t = await Tu(e.path, `s:workbook`),
    { sheets: n, date1904: r } = await Jp(t),
    i = (e) => Su(t.parts, t.relationships, e),
    a = await Yp(t.parts, i(`sharedStrings`)),
    o = await Ru(t.parts, i(`styles`)),
    s = {
      context: { strings: a, formats: o.formats, date1904: r },
      styles: o,
      tables: Vl(`point`),
      emitted: /* @__PURE__ */ new Set(),
      cellsLeft: 2e7,
    },
    c = 0;
  for (let e of n)
    for await (let n of nm(t, e, s))
      (n.type === `block` && (c += 1),
        yield n,
        c % 2e3 == 0 && (yield { type: `progress`, done: c, total: c, unit: `row` }));
  (yield { type: `progress`, done: c, total: c, unit: `row` },
    yield { type: `done`, title: t.title, pages: null });
}
async function* nm({ parts: e }, { name: t, part: n, hidden: r, filtered: i }, a) {
  let { styles: o, tables: s } = a,
    c = await xu(e, n),
    l = c.some(({ type: e }) => e === `table`),
    u = l ? o.hidden.map((e) => (e === `colour` ? void 0 : e)) : o.hidden,
    d = Du({ hidden: r, filtered: i || l, styles: u }),
    f = Xp(await lu(() => Gu(e, c), []), t, d),
    p = Ou(d),
    m = Mp(),
    h = Wp(a.context),
    g = Qp(s, t),
    _ = [];
  for await (let t of gu(e.read(n)))
    for (let e of t) {
      let t = rm(e);
      (t && _.length < 1e4 && _.push(t), p(e), m.take(e));
      let n = h(e);
      if (n === void 0) continue;
      if (((a.cellsLeft -= n.cells.length), a.cellsLeft < 0))
        throw new K(`too_large_unpacked`, `cells`);
      let r = d.split(n, { text: `` });
      f.takeRow(n.number);
      for (let e of g.push(r)) yield { type: `block`, block: e };
    }
  yield* g.end(_);
  let v = await Ep(e, c, { name: t, hidden: r, painted: o.painted || l }),
    y = Np(m.end(), { sheet: t, hiddenSheet: r }, a.emitted);
  for (let e of [...f.end(), ...v, ...y]) yield { type: `block`, block: e };
}
function rm(e) {
  if (e.type === `open` && e.name === `s:mergeCell`) return g(e.attributes.ref ?? ``);
}
function im(e) {
  if (e instanceof K) return { reason: e.reason, detail: e.detail ?? `` };
  let t = e instanceof Error ? (e.stack ?? e.message) : String(e);
  return { reason: am(e), detail: t.slice(0, 2e3) };
}
function am(e) {
  return e instanceof RangeError
    ? (`code` in e && /OUT_OF_(?:RANGE|BOUNDS)/.test(String(e.code))) ||
      /call stack/.test(e.message)
      ? `corrupt`
      : `out_of_memory`
    : `crashed`;
}
function om(e) {
  return Array.from(e, (e) => {
    let t = (e.codePointAt(0) ?? 0) - 917504;
    return t >= 32 && t < 127 ? String.fromCharCode(t) : ``;
  }).join(``);
}
function sm(e) {
  let t = Array.from(e, (e) => {
    let t = e.codePointAt(0) ?? 0;
    return t >= 917760 ? t - 917760 + 16 : t - 65024;
  });
  return lm(Buffer.from(t)) ?? um(t.length);
}
function cm(e) {
  let t = [...new Set(e)];
  for (let n of t.slice(0, 2)) {
    let r = (
        Array.from(e, (e) => (e === n ? `1` : `0`))
          .join(``)
          .match(/.{8}/g) ?? []
      ).map((e) => Number.parseInt(e, 2)),
      i = lm(Buffer.from(r));
    if (t.length === 2 && i !== void 0) return i;
  }
  return um(e.length);
}
function lm(e) {
  let t = e.toString(`utf8`);
  return /^[\p{L}\p{N}\p{P}\p{S}\s]+$/u.test(t) && !t.includes(`�`) ? t : void 0;
}
function um(e) {
  return `(${e} characters that show nothing)`;
}
const dm =
    /[\u00ad\u180e\u200b\u200c\u202d\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]|\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/u,
  fm = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,8}\u{e007f}/gu,
  pm = /[\u{e0000}-\u{e007f}]+/gu,
  mm = /(?:[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]){4,}/gu,
  hm = /(?:[\u200b\u200c\u2060-\u2064\ufeff]|\u200d){8,}/gu,
  gm = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/gu,
  _m = /([\u202d\u202e])([^\u202c\n]*)\u202c?/gu,
  vm = `󰀀`;
function ym(e) {
  if (!dm.test(e)) return { visible: e, hidden: [] };
  let t = [],
    n = (e) => (n) => {
      let r = e(n).trim();
      return (r !== `` && t.push(r), ``);
    },
    r = [];
  return {
    visible: e
      .replace(fm, (e) => vm + String(r.push(e) - 1) + vm)
      .replace(pm, n(om))
      .replace(mm, n(sm))
      .replace(hm, n(cm))
      .replace(_m, (e, t, r) => (bm(t, r) ? r : n((e) => e)(r)))
      .replace(gm, ``)
      .replace(/\u{f0000}(\d+)\u{f0000}/gu, (e, t) => r[Number(t)] ?? ``),
    hidden: t,
  };
}
function bm(e, t) {
  let n = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}]/u.test(t);
  return e === `‮` ? n || !/\p{L}/u.test(t) : !n;
}
function xm(e, t, n) {
  let r = [];
  for (let i = Sm(e, t); i < e.length; i += 1) {
    let a = e[i];
    if (a === void 0 || a.start >= n) break;
    let { start: o, anchor: s, label: c } = a,
      l = c !== void 0 && { label: Math.max(0, c - Math.max(0, t - o)) };
    r.push({ start: Math.max(0, o - t), anchor: s, ...l });
  }
  return r;
}
function Sm(e, t) {
  let n = 0,
    r = e.length - 1;
  for (; n < r;) {
    let i = Math.ceil((n + r) / 2);
    (e[i]?.start ?? 0) <= t ? (n = i) : (r = i - 1);
  }
  return n;
}
const Cm = 16e3;
function* wm(e) {
  let { visible: t, hidden: n } = ym(e.text),
    { header: r } = e,
    i = r === void 0 ? {} : { header: ym(r).visible };
  yield* Dm({ ...e, ...i, ...Tm(e), text: t });
  for (let t of n) yield* Dm(Em(e, t));
}
function Tm({ text: e, spans: t }) {
  if (t === void 0) return {};
  let n = (e) => Om(ym(e).visible);
  return n(e) === e
    ? { spans: t }
    : {
        spans: t.map(({ start: t, anchor: r, label: i }) => ({
          start: n(e.slice(0, t)).length,
          anchor: r,
          ...(i !== void 0 && { label: n(`${e.slice(t, t + i)}.`).length - 1 }),
        })),
      };
}
function Em({ anchor: e, hidden: t = `characters` }, n) {
  return { kind: `paragraph`, text: n, anchor: e, hidden: t };
}
function* Dm({ spans: e, ...t }) {
  let n = Om(t.text),
    r = (r, i) => ({ ...t, ...(e && { spans: xm(e, r, i) }), text: n.slice(r, i) }),
    i = 0;
  for (; n.length - i > Cm;) {
    let e = i + km(n.slice(i));
    (yield r(i, i + n.slice(i, e).trimEnd().length), (i = e + /^\s*/.exec(n.slice(e))[0].length));
  }
  i < n.length && (yield r(i, n.length));
}
function Om(e) {
  return e
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/g, ``)
    .normalize(`NFC`)
    .trim();
}
function km(e) {
  for (let t = Cm; t > Cm / 2; --t) if (/\s/.test(e.charAt(t))) return t;
  return /[\udc00-\udfff]/.test(e.charAt(Cm)) ? 15999 : Cm;
}
const Am = { atLeast: 2e7, perByte: 20 };
async function jm(e, t) {
  try {
    await Mm(e, t);
  } catch (e) {
    let { reason: t, detail: n } = im(e);
    await Nm({ type: `failed`, reason: t, detail: n });
  }
}
async function Mm(e, t) {
  let { size: n } = await (0, l.stat)(t.path);
  if (n === 0) throw new K(`empty`);
  let r = 0,
    i = Math.max(Am.atLeast, n * Am.perByte);
  for await (let a of e({ ...t, size: n }))
    if (a.type !== `block`) await Nm(a);
    else
      for (let e of wm(a.block)) {
        if (((r += e.text.length), r > i)) throw new K(`too_large_unpacked`, `text`);
        await Nm({ type: `block`, block: e });
      }
}
async function Nm(e) {
  process.stdout.write(`${JSON.stringify(e)}\n`) || (await (0, f.once)(process.stdout, `drain`));
}
((exports.parse = tm), (exports.reportEvents = jm));
