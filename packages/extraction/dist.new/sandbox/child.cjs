var e = Object.create,
  t = Object.defineProperty,
  n = Object.getOwnPropertyDescriptor,
  r = Object.getOwnPropertyNames,
  i = Object.getPrototypeOf,
  a = Object.prototype.hasOwnProperty,
  o = (e, t, n) => () => {
    if (n) throw n[0];
    try {
      return (e && (t = e((e = 0))), t);
    } catch (e) {
      throw ((n = [e]), e);
    }
  },
  s = (e, n) => {
    let r = {};
    for (var i in e) t(r, i, { get: e[i], enumerable: !0 });
    return (n || t(r, Symbol.toStringTag, { value: `Module` }), r);
  },
  c = (e, i, o, s) => {
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
  l = (n, r, o) => (
    (o = n == null ? {} : e(i(n))),
    c(
      r || !n || !n.__esModule || !a.call(n, `default`)
        ? t(o, `default`, { value: n, enumerable: !0 })
        : o,
      n,
    )
  );
let u = require("node:dgram");
u = l(u, 1);
let d = require("node:dns");
d = l(d, 1);
let f = require("node:net");
f = l(f, 1);
let p = require("node:fs"),
  m = require("node:module"),
  h = require("node:vm"),
  g = require("node:events"),
  _ = require("node:fs/promises");
function v() {
  let e = () => {
    throw Error(`the sandbox has no network`);
  };
  (y(f.default.Socket.prototype, `connect`, e),
    y(f.default.Server.prototype, `listen`, e),
    y(u.default.Socket.prototype, `bind`, e),
    y(u.default.Socket.prototype, `connect`, e),
    y(u.default.Socket.prototype, `send`, e),
    y(d.default, `lookup`, e),
    y(d.default.promises, `lookup`, e));
}
function y(e, t, n) {
  Object.defineProperty(e, t, { value: n, writable: !1, configurable: !1 });
}
function ee(e) {
  let t = te(`${e}.cache`),
    n = `(function (exports, require, module, __filename) {${(0, p.readFileSync)(e, `utf8`)}\n})`,
    r = new h.Script(n, {
      filename: e,
      ...(t && { cachedData: t }),
      importModuleDynamically: h.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    }),
    i = { exports: {} };
  return (
    r.runInThisContext()(i.exports, (0, m.createRequire)(e), i, e),
    { exports: i.exports, script: r }
  );
}
function te(e) {
  try {
    return (0, p.readFileSync)(e);
  } catch {
    return;
  }
}
var b,
  x = o(() => {
    b = class extends Error {
      reason;
      detail;
      constructor(e, t) {
        (super(t === void 0 ? e : `${e}: ${t}`),
          (this.name = `ExtractionError`),
          (this.reason = e),
          (this.detail = t ?? null));
      }
    };
  });
function S(e) {
  if (e instanceof b) return { reason: e.reason, detail: e.detail ?? `` };
  let t = e instanceof Error ? (e.stack ?? e.message) : String(e);
  return { reason: C(e), detail: t.slice(0, 2e3) };
}
function C(e) {
  return e instanceof RangeError
    ? (`code` in e && /OUT_OF_(?:RANGE|BOUNDS)/.test(String(e.code))) ||
      /call stack/.test(e.message)
      ? `corrupt`
      : `out_of_memory`
    : `crashed`;
}
var w = o(() => {
  x();
});
function ne(e) {
  return Array.from(e, (e) => {
    let t = (e.codePointAt(0) ?? 0) - 917504;
    return t >= 32 && t < 127 ? String.fromCharCode(t) : ``;
  }).join(``);
}
function T(e) {
  let t = Array.from(e, (e) => {
    let t = e.codePointAt(0) ?? 0;
    return t >= 917760 ? t - 917760 + 16 : t - 65024;
  });
  return D(Buffer.from(t)) ?? O(t.length);
}
function E(e) {
  let t = [...new Set(e)];
  for (let n of t.slice(0, 2)) {
    let r = (
        Array.from(e, (e) => (e === n ? `1` : `0`))
          .join(``)
          .match(/.{8}/g) ?? []
      ).map((e) => Number.parseInt(e, 2)),
      i = D(Buffer.from(r));
    if (t.length === 2 && i !== void 0) return i;
  }
  return O(e.length);
}
function D(e) {
  let t = e.toString(`utf8`);
  return /^[\p{L}\p{N}\p{P}\p{S}\s]+$/u.test(t) && !t.includes(`�`) ? t : void 0;
}
function O(e) {
  return `(${e} characters that show nothing)`;
}
var k = o(() => {});
function A(e) {
  if (!M.test(e)) return { visible: e, hidden: [] };
  let t = [],
    n = (e) => (n) => {
      let r = e(n).trim();
      return (r !== `` && t.push(r), ``);
    },
    r = [];
  return {
    visible: e
      .replace(N, (e) => z + String(r.push(e) - 1) + z)
      .replace(P, n(ne))
      .replace(F, n(T))
      .replace(I, n(E))
      .replace(R, (e, t, r) => (j(t, r) ? r : n((e) => e)(r)))
      .replace(L, ``)
      .replace(/\u{f0000}(\d+)\u{f0000}/gu, (e, t) => r[Number(t)] ?? ``),
    hidden: t,
  };
}
function j(e, t) {
  let n = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}]/u.test(t);
  return e === `‮` ? n || !/\p{L}/u.test(t) : !n;
}
var M,
  N,
  P,
  F,
  I,
  L,
  R,
  z,
  B = o(() => {
    (k(),
      (M =
        /[\u00ad\u180e\u200b\u200c\u202d\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]|\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/u),
      (N = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,8}\u{e007f}/gu),
      (P = /[\u{e0000}-\u{e007f}]+/gu),
      (F = /(?:[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]){4,}/gu),
      (I = /(?:[\u200b\u200c\u2060-\u2064\ufeff]|\u200d){8,}/gu),
      (L = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/gu),
      (R = /([\u202d\u202e])([^\u202c\n]*)\u202c?/gu),
      (z = `󰀀`));
  });
function V(e, t, n) {
  let r = [];
  for (let i = H(e, t); i < e.length; i += 1) {
    let a = e[i];
    if (a === void 0 || a.start >= n) break;
    let { start: o, anchor: s, label: c } = a,
      l = c !== void 0 && { label: Math.max(0, c - Math.max(0, t - o)) };
    r.push({ start: Math.max(0, o - t), anchor: s, ...l });
  }
  return r;
}
function H(e, t) {
  let n = 0,
    r = e.length - 1;
  for (; n < r;) {
    let i = Math.ceil((n + r) / 2);
    (e[i]?.start ?? 0) <= t ? (n = i) : (r = i - 1);
  }
  return n;
}
var U = o(() => {});
function* W(e) {
  let { visible: t, hidden: n } = A(e.text),
    { header: r } = e,
    i = r === void 0 ? {} : { header: A(r).visible };
  yield* q({ ...e, ...i, ...G(e), text: t });
  for (let t of n) yield* q(K(e, t));
}
function G({ text: e, spans: t }) {
  if (t === void 0) return {};
  let n = (e) => J(A(e).visible);
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
function K({ anchor: e, hidden: t = `characters` }, n) {
  return { kind: `paragraph`, text: n, anchor: e, hidden: t };
}
function* q({ spans: e, ...t }) {
  let n = J(t.text),
    r = (r, i) => ({ ...t, ...(e && { spans: V(e, r, i) }), text: n.slice(r, i) }),
    i = 0;
  for (; n.length - i > X;) {
    let e = i + Y(n.slice(i));
    (yield r(i, i + n.slice(i, e).trimEnd().length), (i = e + /^\s*/.exec(n.slice(e))[0].length));
  }
  i < n.length && (yield r(i, n.length));
}
function J(e) {
  return e
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/g, ``)
    .normalize(`NFC`)
    .trim();
}
function Y(e) {
  for (let t = X; t > X / 2; --t) if (/\s/.test(e.charAt(t))) return t;
  return /[\udc00-\udfff]/.test(e.charAt(X)) ? 15999 : X;
}
var X,
  re = o(() => {
    (B(), U(), (X = 16e3));
  }),
  ie = /* @__PURE__ */ s({ reportEvents: () => Z });
async function Z(e, t) {
  try {
    await ae(e, t);
  } catch (e) {
    let { reason: t, detail: n } = S(e);
    await Q({ type: `failed`, reason: t, detail: n });
  }
}
async function ae(e, t) {
  let { size: n } = await (0, _.stat)(t.path);
  if (n === 0) throw new b(`empty`);
  let r = 0,
    i = Math.max($.atLeast, n * $.perByte);
  for await (let a of e({ ...t, size: n }))
    if (a.type !== `block`) await Q(a);
    else
      for (let e of W(a.block)) {
        if (((r += e.text.length), r > i)) throw new b(`too_large_unpacked`, `text`);
        await Q({ type: `block`, block: e });
      }
}
async function Q(e) {
  process.stdout.write(`${JSON.stringify(e)}\n`) || (await (0, g.once)(process.stdout, `drain`));
}
var $,
  oe = o(() => {
    (x(), w(), re(), ($ = { atLeast: 2e7, perByte: 20 }));
  });
(v(), process.stdin.once(`close`, () => process.exit(1)), se());
async function se() {
  let e = await ce(),
    { parse: t, reportEvents: n } = await le(e);
  (await n(t, e.file), process.stdout.end(() => process.exit(0)));
}
function ce() {
  return new Promise((e) => {
    let t = ``;
    process.stdin.setEncoding(`utf8`).on(`data`, (n) => {
      ((t += n),
        t.endsWith(`
`) && e(JSON.parse(t)));
    });
  });
}
async function le({ parser: e, bundle: t }) {
  if (t !== void 0) return ee(t).exports;
  let { parse: n } = await import(e);
  return { parse: n, ...(await Promise.resolve().then(() => (oe(), ie))) };
}
