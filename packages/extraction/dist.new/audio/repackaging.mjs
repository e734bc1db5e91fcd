import * as e from "node:fs/promises";
import t from "node:dgram";
import n from "node:dns";
import r from "node:net";
import { once as i } from "node:events";
var a = Object.defineProperty,
  o = (e, t) => {
    let n = {};
    for (var r in e) a(n, r, { get: e[r], enumerable: !0 });
    return (t || a(n, Symbol.toStringTag, { value: `Module` }), n);
  };
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
function s(e) {
  if (!e) throw Error(`Assertion failed.`);
}
const c = Math.PI / 180,
  l = 180 / Math.PI,
  u = (e) => {
    let t = ((e % 360) + 360) % 360;
    if (t === 0 || t === 90 || t === 180 || t === 270) return t;
    throw Error(`Invalid rotation ${e}.`);
  },
  d = [1, 0, 0, 0, 1, 0, 0, 0, 1],
  f = (e, t, n) => {
    let [r, i, , a, o] = e,
      s = Math.abs(r) * t + Math.abs(a) * n,
      c = Math.abs(i) * t + Math.abs(o) * n;
    return v(v(g(-t / 2, -n / 2), e), g(s / 2, c / 2));
  },
  p = (e) => {
    let [t, n] = e,
      r = Math.atan2(n, m(e) ? -t : t);
    return u(je(r * l, 90));
  },
  m = (e) => {
    let [t, n, , r, i] = e;
    return t * i - n * r < 0;
  },
  h = (e) => {
    let t = e * c,
      n = Math.round(Math.cos(t)),
      r = Math.round(Math.sin(t));
    return [n, r, 0, -r, n, 0, 0, 0, 1];
  },
  g = (e, t) => [1, 0, 0, 0, 1, 0, e, t, 1],
  _ = (e, t) => [e, 0, 0, 0, t, 0, 0, 0, 1],
  v = (e, t) => {
    let n = Array(9);
    for (let r = 0; r < 3; r++)
      for (let i = 0; i < 3; i++)
        n[3 * r + i] = e[3 * r] * t[i] + e[3 * r + 1] * t[3 + i] + e[3 * r + 2] * t[6 + i];
    return n;
  },
  y = (e) => e && e[e.length - 1],
  b = (e) => e >= 0 && e < 2 ** 32,
  x = (e) => e >= -(2 ** 31) && e < 2 ** 31,
  S = (e) => {
    let t = 0;
    for (; e.readBits(1) === 0 && t < 32;) t++;
    if (t >= 32) throw Error(`Invalid exponential-Golomb code.`);
    return (1 << t) - 1 + e.readBits(t);
  },
  ee = (e) => {
    let t = S(e);
    return t & 1 ? (t + 1) >> 1 : -(t >> 1);
  },
  te = (e) =>
    e.constructor === Uint8Array
      ? e
      : ArrayBuffer.isView(e)
        ? new Uint8Array(e.buffer, e.byteOffset, e.byteLength)
        : new Uint8Array(e),
  C = (e) =>
    e.constructor === DataView
      ? e
      : ArrayBuffer.isView(e)
        ? new DataView(e.buffer, e.byteOffset, e.byteLength)
        : new DataView(e),
  ne =
    globalThis.TextEncoder === void 0
      ? class {
          constructor() {
            this.encoding = `utf-8`;
          }
          encode(e = ``) {
            let t = new Uint8Array(3 * e.length),
              n = 0;
            for (let r = 0; r < e.length; r++) {
              let i = e.charCodeAt(r);
              if (i < 128) t[n++] = i;
              else if (i < 2048) ((t[n++] = 192 | (i >> 6)), (t[n++] = 128 | (i & 63)));
              else if (i < 55296 || i > 57343)
                ((t[n++] = 224 | (i >> 12)),
                  (t[n++] = 128 | ((i >> 6) & 63)),
                  (t[n++] = 128 | (i & 63)));
              else {
                let a = r + 1 < e.length ? e.charCodeAt(r + 1) : 0;
                i < 56320 && a >= 56320 && a <= 57343
                  ? ((i = 65536 + ((i - 55296) << 10) + (a - 56320)),
                    r++,
                    (t[n++] = 240 | (i >> 18)),
                    (t[n++] = 128 | ((i >> 12) & 63)),
                    (t[n++] = 128 | ((i >> 6) & 63)),
                    (t[n++] = 128 | (i & 63)))
                  : ((t[n++] = 239), (t[n++] = 191), (t[n++] = 189));
              }
            }
            return t.slice(0, n);
          }
        }
      : globalThis.TextEncoder,
  re =
    globalThis.TextDecoder === void 0
      ? class {
          constructor(e = `utf-8`) {
            let t = e.trim().toLowerCase();
            if (t === `utf-8` || t === `utf8` || t === `unicode-1-1-utf-8`) this.encoding = `utf-8`;
            else if (t === `utf-16le` || t === `utf-16`) this.encoding = `utf-16le`;
            else if (t === `utf-16be`) this.encoding = `utf-16be`;
            else throw RangeError(`The encoding label provided ('${e}') is invalid.`);
          }
          decode(e) {
            let t = e ? te(e) : /* @__PURE__ */ new Uint8Array(),
              n = [];
            if (this.encoding === `utf-8`) {
              let e = t.length >= 3 && t[0] === 239 && t[1] === 187 && t[2] === 191 ? 3 : 0;
              for (; e < t.length;) {
                let r = t[e];
                if (r < 128) {
                  (n.push(r), e++);
                  continue;
                }
                let i, a;
                if (r >= 194 && r < 224) ((i = 1), (a = r & 31));
                else if (r >= 224 && r < 240) ((i = 2), (a = r & 15));
                else if (r >= 240 && r < 245) ((i = 3), (a = r & 7));
                else {
                  (n.push(65533), e++);
                  continue;
                }
                let o = r === 224 ? 160 : r === 240 ? 144 : 128,
                  s = r === 237 ? 159 : r === 244 ? 143 : 191,
                  c = 1;
                for (; c <= i; c++) {
                  let n = e + c < t.length ? t[e + c] : 0;
                  if (n < o || n > s) break;
                  ((a = (a << 6) | (n & 63)), (o = 128), (s = 191));
                }
                ((e += c),
                  c <= i
                    ? n.push(65533)
                    : a >= 65536
                      ? ((a -= 65536), n.push(55296 | (a >> 10), 56320 | (a & 1023)))
                      : n.push(a));
              }
            } else {
              let e = this.encoding === `utf-16le`,
                r = e ? 255 : 254,
                i = e ? 254 : 255,
                a = t.length >= 2 && t[0] === r && t[1] === i ? 2 : 0;
              for (; a + 1 < t.length;) {
                let r = e ? t[a] | (t[a + 1] << 8) : (t[a] << 8) | t[a + 1];
                if (((a += 2), r >= 55296 && r <= 56319)) {
                  let i =
                    a + 1 < t.length ? (e ? t[a] | (t[a + 1] << 8) : (t[a] << 8) | t[a + 1]) : -1;
                  i >= 56320 && i <= 57343 ? (n.push(r, i), (a += 2)) : n.push(65533);
                } else r >= 56320 && r <= 57343 ? n.push(65533) : n.push(r);
              }
              a < t.length && n.push(65533);
            }
            let r = ``;
            for (let e = 0; e < n.length; e += 8192)
              r += String.fromCharCode(...n.slice(e, e + 8192));
            return r;
          }
        }
      : globalThis.TextDecoder,
  ie = /* #__PURE__ */ new re(),
  w = /* #__PURE__ */ new ne(),
  ae = (e) => {
    for (let t = 0; t < e.length; t++) if (e.charCodeAt(t) > 255) return !1;
    return !0;
  },
  oe = (e) => Object.fromEntries(Object.entries(e).map(([e, t]) => [t, e])),
  se = { bt709: 1, bt470bg: 5, smpte170m: 6, bt2020: 9, smpte432: 12 },
  ce = /* #__PURE__ */ oe(se),
  le = { bt709: 1, smpte170m: 6, linear: 8, "iec61966-2-1": 13, pq: 16, hlg: 18 },
  ue = /* #__PURE__ */ oe(le),
  de = { rgb: 0, bt709: 1, bt470bg: 5, smpte170m: 6, "bt2020-ncl": 9 },
  fe = /* #__PURE__ */ oe(de),
  pe = (e) => !!e && !!e.primaries && !!e.transfer && !!e.matrix && e.fullRange !== void 0,
  me = (e) =>
    !e || (e.primaries == null && e.transfer == null && e.matrix == null && e.fullRange == null),
  he = { primaries: void 0, transfer: void 0, matrix: void 0, fullRange: void 0 },
  ge = (e) =>
    e instanceof ArrayBuffer ||
    (typeof SharedArrayBuffer < `u` && e instanceof SharedArrayBuffer) ||
    ArrayBuffer.isView(e);
var _e = class {
  constructor() {
    ((this.currentPromise = Promise.resolve()), (this.pending = 0));
  }
  async acquire() {
    let e,
      t = new Promise((t) => {
        let n = !1;
        e = () => {
          n ||= (t(), this.pending--, !0);
        };
      }),
      n = this.currentPromise;
    return ((this.currentPromise = t), this.pending++, await n, e);
  }
};
const ve = /^[0-9a-fA-F]+$/,
  ye = (e) => [...e].map((e) => e.toString(16).padStart(2, `0`)).join(``),
  be = (e) => {
    s(e.length % 2 == 0);
    let t = new Uint8Array(e.length / 2);
    for (let n = 0; n < e.length; n += 2) t[n / 2] = parseInt(e.slice(n, n + 2), 16);
    return t;
  },
  xe = (e) => (
    (e = ((e >> 1) & 1431655765) | ((e & 1431655765) << 1)),
    (e = ((e >> 2) & 858993459) | ((e & 858993459) << 2)),
    (e = ((e >> 4) & 252645135) | ((e & 252645135) << 4)),
    (e = ((e >> 8) & 16711935) | ((e & 16711935) << 8)),
    (e = ((e >> 16) & 65535) | ((e & 65535) << 16)),
    e >>> 0
  ),
  Se = (e, t, n) => {
    let r = 0,
      i = e.length - 1,
      a = -1;
    for (; r <= i;) {
      let o = (r + i) >> 1,
        s = n(e[o]);
      s === t ? ((a = o), (i = o - 1)) : s < t ? (r = o + 1) : (i = o - 1);
    }
    return a;
  },
  T = (e, t, n) => {
    let r = 0,
      i = e.length - 1,
      a = -1;
    for (; r <= i;) {
      let o = (r + (i - r + 1) / 2) | 0;
      n(e[o]) <= t ? ((a = o), (r = o + 1)) : (i = o - 1);
    }
    return a;
  },
  Ce = () => {
    let e, t;
    return {
      promise: new Promise((n, r) => {
        ((e = n), (t = r));
      }),
      resolve: e,
      reject: t,
    };
  },
  we = (e, t) => {
    let n = e.indexOf(t);
    n !== -1 && e.splice(n, 1);
  },
  Te = (e, t) => {
    for (let n = e.length - 1; n >= 0; n--) if (t(e[n])) return n;
    return -1;
  },
  Ee = (e) => {
    throw Error(`Unexpected value: ${e}`);
  },
  De = (e, t, n) => {
    let r = e.getUint8(t),
      i = e.getUint8(t + 1),
      a = e.getUint8(t + 2);
    return n ? r | (i << 8) | (a << 16) : (r << 16) | (i << 8) | a;
  },
  Oe = (e, t, n, r) => {
    ((n >>>= 0),
      (n &= 16777215),
      r
        ? (e.setUint8(t, n & 255),
          e.setUint8(t + 1, (n >>> 8) & 255),
          e.setUint8(t + 2, (n >>> 16) & 255))
        : (e.setUint8(t, (n >>> 16) & 255),
          e.setUint8(t + 1, (n >>> 8) & 255),
          e.setUint8(t + 2, n & 255)));
  },
  ke = (e, t, n) => Math.max(t, Math.min(n, e)),
  Ae = (e) => {
    let t = Math.round(e);
    return Math.abs(e / t - 1) < 10 * 2 ** -52 ? t : e;
  },
  je = (e, t) => Math.round(e / t) * t,
  Me = (e, t) => Math.round(e * t) / t,
  Ne = (e) => {
    let t = 0;
    for (; e !== 0;) ((e &= e - 1), t++);
    return t;
  },
  Pe = /^[a-z]{3}$/,
  Fe = (e) => Pe.test(e),
  Ie = 1e6 * (1 + 2 ** -52),
  Le = (e, t) => {
    let n = e < 0 ? -1 : 1;
    e = Math.abs(e);
    let r = 0,
      i = 1,
      a = 1,
      o = 0,
      s = e;
    for (;;) {
      let e = Math.floor(s),
        c = e * a + r,
        l = e * o + i;
      if (l > t) return { num: n * a, den: o };
      if (((r = a), (i = o), (a = c), (o = l), (s = 1 / (s - e)), !isFinite(s))) break;
    }
    return { num: n * a, den: o };
  };
let Re = null;
const ze = () =>
    Re === null
      ? (Re = !(
          typeof navigator > `u` ||
          (!navigator.vendor?.includes(`Google Inc`) && !/Chrome/.test(navigator.userAgent))
        ))
      : Re,
  Be = /* #__PURE__ */ (async () => {})().constructor,
  E = (e) => e instanceof Be || e instanceof Promise || typeof e?.then == `function`,
  Ve = (e, t) => (e === -1 ? t : e),
  He = (e, t, n, r) => e <= r && n <= t,
  Ue = function* (e) {
    for (let t in e) {
      let n = e[t];
      n !== void 0 && (yield { key: t, value: n });
    }
  },
  We = (e, t) => {
    if (e.length !== t.length) return !1;
    for (let n = 0; n < e.length; n++) if (e[n] !== t[n]) return !1;
    return !0;
  },
  Ge = () => {
    Symbol.dispose ??= Symbol(`Symbol.dispose`);
  },
  Ke = (e) => typeof e == `number` && !Number.isNaN(e),
  qe = (e, t) => {
    let n = 0;
    for (let r = 0; r < e.length; r++) t(e[r]) && n++;
    return n;
  },
  Je = (e, t) => {
    let n = -1,
      r = 1 / 0;
    for (let i = 0; i < e.length; i++) {
      let a = t(e[i]);
      a < r && ((r = a), (n = i));
    }
    return n;
  },
  Ye = (e) => {
    (s(Number.isInteger(e.num)), s(Number.isInteger(e.den)), s(e.den !== 0));
    let t = Math.abs(e.num),
      n = Math.abs(e.den);
    for (; n !== 0;) {
      let e = t % n;
      ((t = n), (n = e));
    }
    let r = t || 1;
    return { num: e.num / r, den: e.den / r };
  },
  Xe = (e) => (Array.isArray(e) ? e : [e]);
var Ze = class {
  constructor() {
    this._listeners = /* @__PURE__ */ new Map();
  }
  on(e, t, n) {
    this._listeners.has(e) || this._listeners.set(e, /* @__PURE__ */ new Set());
    let r = { fn: t, once: n?.once ?? !1 };
    return (
      this._listeners.get(e).add(r),
      () => {
        this._listeners.get(e)?.delete(r);
      }
    );
  }
  _emit(...e) {
    let [t, n] = e,
      r = this._listeners.get(t);
    if (r)
      for (let e of r) {
        try {
          e.fn(n);
        } catch (e) {
          console.error(e);
        }
        e.once && r.delete(e);
      }
  }
};
const Qe = (e) =>
  typeof e == `object` &&
  !!e &&
  Object.getPrototypeOf(e) === Object.prototype &&
  Object.values(e).every((e) => typeof e == `string`);
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
var $e;
(function (e) {
  ((e[(e.Silent = 0)] = `Silent`),
    (e[(e.Errors = 1)] = `Errors`),
    (e[(e.Warnings = 2)] = `Warnings`),
    (e[(e.Info = 3)] = `Info`));
})(($e ||= {}));
var D = class e {
  constructor() {}
  static get level() {
    return e._level;
  }
  static set level(t) {
    if (t !== $e.Silent && t !== $e.Errors && t !== $e.Warnings && t !== $e.Info)
      throw TypeError(`Invalid log level. Use one of the values of the LogLevel enum.`);
    e._level = t;
  }
  static get _emitter() {
    return (e._emitterInstance ??= new Ze());
  }
  static on(t, n, r) {
    return e._emitter.on(t, n, r);
  }
  static _error(...t) {
    (e._emitter._emit(`error`, t), e._level >= $e.Errors && console.error(...t));
  }
  static _warn(...t) {
    (e._emitter._emit(`warn`, t), e._level >= $e.Warnings && console.warn(...t));
  }
  static _info(...t) {
    (e._emitter._emit(`info`, t), e._level >= $e.Info && console.info(...t));
  }
};
((D._level = $e.Info), (D._emitterInstance = null));
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
var et = class {
    constructor(e, t) {
      if (((this.data = e), (this.mimeType = t), !(e instanceof Uint8Array)))
        throw TypeError(`data must be a Uint8Array.`);
      if (typeof t != `string`) throw TypeError(`mimeType must be a string.`);
    }
  },
  tt = class {
    constructor(e, t, n, r) {
      if (
        ((this.data = e),
        (this.mimeType = t),
        (this.name = n),
        (this.description = r),
        !(e instanceof Uint8Array))
      )
        throw TypeError(`data must be a Uint8Array.`);
      if (t !== void 0 && typeof t != `string`)
        throw TypeError(`mimeType, when provided, must be a string.`);
      if (n !== void 0 && typeof n != `string`)
        throw TypeError(`name, when provided, must be a string.`);
      if (r !== void 0 && typeof r != `string`)
        throw TypeError(`description, when provided, must be a string.`);
    }
  };
const nt = (e) => {
    if (!e || typeof e != `object`) throw TypeError(`tags must be an object.`);
    if (e.title !== void 0 && typeof e.title != `string`)
      throw TypeError(`tags.title, when provided, must be a string.`);
    if (e.description !== void 0 && typeof e.description != `string`)
      throw TypeError(`tags.description, when provided, must be a string.`);
    if (e.artist !== void 0 && typeof e.artist != `string`)
      throw TypeError(`tags.artist, when provided, must be a string.`);
    if (e.album !== void 0 && typeof e.album != `string`)
      throw TypeError(`tags.album, when provided, must be a string.`);
    if (e.albumArtist !== void 0 && typeof e.albumArtist != `string`)
      throw TypeError(`tags.albumArtist, when provided, must be a string.`);
    if (e.trackNumber !== void 0 && (!Number.isInteger(e.trackNumber) || e.trackNumber <= 0))
      throw TypeError(`tags.trackNumber, when provided, must be a positive integer.`);
    if (e.tracksTotal !== void 0 && (!Number.isInteger(e.tracksTotal) || e.tracksTotal <= 0))
      throw TypeError(`tags.tracksTotal, when provided, must be a positive integer.`);
    if (e.discNumber !== void 0 && (!Number.isInteger(e.discNumber) || e.discNumber <= 0))
      throw TypeError(`tags.discNumber, when provided, must be a positive integer.`);
    if (e.discsTotal !== void 0 && (!Number.isInteger(e.discsTotal) || e.discsTotal <= 0))
      throw TypeError(`tags.discsTotal, when provided, must be a positive integer.`);
    if (e.genre !== void 0 && typeof e.genre != `string`)
      throw TypeError(`tags.genre, when provided, must be a string.`);
    if (e.date !== void 0 && (!(e.date instanceof Date) || Number.isNaN(e.date.getTime())))
      throw TypeError(`tags.date, when provided, must be a valid Date.`);
    if (
      e.beatsPerMinute !== void 0 &&
      (!Number.isInteger(e.beatsPerMinute) || e.beatsPerMinute <= 0)
    )
      throw TypeError(`tags.beatsPerMinute, when provided, must be a positive integer.`);
    if (e.lyrics !== void 0 && typeof e.lyrics != `string`)
      throw TypeError(`tags.lyrics, when provided, must be a string.`);
    if (e.images !== void 0) {
      if (!Array.isArray(e.images))
        throw TypeError(`tags.images, when provided, must be an array.`);
      for (let t of e.images) {
        if (!t || typeof t != `object`)
          throw TypeError(`Each image in tags.images must be an object.`);
        if (!(t.data instanceof Uint8Array))
          throw TypeError(`Each image.data must be a Uint8Array.`);
        if (typeof t.mimeType != `string`) throw TypeError(`Each image.mimeType must be a string.`);
        if (![`coverFront`, `coverBack`, `unknown`].includes(t.kind))
          throw TypeError(`Each image.kind must be 'coverFront', 'coverBack', or 'unknown'.`);
      }
    }
    if (e.comment !== void 0 && typeof e.comment != `string`)
      throw TypeError(`tags.comment, when provided, must be a string.`);
    if (e.raw !== void 0) {
      if (!e.raw || typeof e.raw != `object`)
        throw TypeError(`tags.raw, when provided, must be an object.`);
      for (let t of Object.values(e.raw))
        if (
          t !== null &&
          typeof t != `string` &&
          !(Array.isArray(t) && t.every((e) => typeof e == `string`)) &&
          !(t instanceof Uint8Array) &&
          !(t instanceof et) &&
          !(t instanceof tt) &&
          !Qe(t)
        )
          throw TypeError(
            `Each value in tags.raw must be a string, string array, Uint8Array, RichImageData, AttachedFile, Record<string, string>, or null.`,
          );
    }
  },
  rt = (e) =>
    e.title === void 0 &&
    e.description === void 0 &&
    e.artist === void 0 &&
    e.album === void 0 &&
    e.albumArtist === void 0 &&
    e.trackNumber === void 0 &&
    e.tracksTotal === void 0 &&
    e.discNumber === void 0 &&
    e.discsTotal === void 0 &&
    e.genre === void 0 &&
    e.beatsPerMinute === void 0 &&
    e.date === void 0 &&
    e.lyrics === void 0 &&
    (!e.images || e.images.length === 0) &&
    e.comment === void 0 &&
    (e.raw === void 0 || Object.keys(e.raw).length === 0),
  it = {
    default: !0,
    primary: !0,
    forced: !1,
    original: !1,
    commentary: !1,
    hearingImpaired: !1,
    visuallyImpaired: !1,
  },
  at = (e) => {
    if (!e || typeof e != `object`) throw TypeError(`disposition must be an object.`);
    if (e.default !== void 0 && typeof e.default != `boolean`)
      throw TypeError(`disposition.default must be a boolean.`);
    if (e.primary !== void 0 && typeof e.primary != `boolean`)
      throw TypeError(`disposition.primary must be a boolean.`);
    if (e.forced !== void 0 && typeof e.forced != `boolean`)
      throw TypeError(`disposition.forced must be a boolean.`);
    if (e.original !== void 0 && typeof e.original != `boolean`)
      throw TypeError(`disposition.original must be a boolean.`);
    if (e.commentary !== void 0 && typeof e.commentary != `boolean`)
      throw TypeError(`disposition.commentary must be a boolean.`);
    if (e.hearingImpaired !== void 0 && typeof e.hearingImpaired != `boolean`)
      throw TypeError(`disposition.hearingImpaired must be a boolean.`);
    if (e.visuallyImpaired !== void 0 && typeof e.visuallyImpaired != `boolean`)
      throw TypeError(`disposition.visuallyImpaired must be a boolean.`);
  };
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
var O = class e {
  constructor(e) {
    ((this.bytes = e), (this.pos = 0));
  }
  seekToByte(e) {
    this.pos = 8 * e;
  }
  readBit() {
    let e = Math.floor(this.pos / 8),
      t = this.bytes[e] ?? 0,
      n = 7 - (this.pos & 7),
      r = (t & (1 << n)) >> n;
    return (this.pos++, r);
  }
  readBits(e) {
    if (e === 1) return this.readBit();
    let t = 0;
    for (let n = 0; n < e; n++) ((t <<= 1), (t |= this.readBit()));
    return t;
  }
  writeBits(e, t) {
    let n = this.pos + e;
    for (let e = this.pos; e < n; e++) {
      let r = Math.floor(e / 8),
        i = this.bytes[r],
        a = 7 - (e & 7);
      ((i &= ~(1 << a)),
        (i |= ((t & (1 << (n - e - 1))) >> (n - e - 1)) << a),
        (this.bytes[r] = i));
    }
    this.pos = n;
  }
  copyBits(e, t) {
    let n = 0;
    for (; n < e - 7; n += 8) this.writeBits(8, t.readBits(8));
    let r = e - n;
    r > 0 && this.writeBits(r, t.readBits(r));
  }
  readAlignedByte() {
    if (this.pos % 8 != 0) throw Error(`Bitstream is not byte-aligned.`);
    let e = this.pos / 8,
      t = this.bytes[e] ?? 0;
    return ((this.pos += 8), t);
  }
  skipBits(e) {
    this.pos += e;
  }
  getBitsLeft() {
    return this.bytes.length * 8 - this.pos;
  }
  clone() {
    let t = new e(this.bytes);
    return ((t.pos = this.pos), t);
  }
};
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
const ot = [96e3, 88200, 64e3, 48e3, 44100, 32e3, 24e3, 22050, 16e3, 12e3, 11025, 8e3, 7350],
  st = [-1, 1, 2, 3, 4, 5, 6, 8],
  ct = (e) => {
    if (!e || e.byteLength < 2) throw TypeError(`AAC description must be at least 2 bytes long.`);
    let t = new O(e),
      n = lt(t),
      { frequencyIndex: r, sampleRate: i } = ut(t),
      a = t.readBits(4),
      o = null;
    a >= 1 && a <= 7 && (o = st[a]);
    let s = n,
      c = !1,
      l = i;
    if (n === 5 || n === 29)
      ((c = n === 29), (l = ut(t).sampleRate), (s = lt(t)), s === 22 && t.skipBits(4));
    else
      for (; t.getBitsLeft() > 15;) {
        let e = t.pos;
        if (t.readBits(11) !== 695) t.pos = e + 1;
        else {
          lt(t) === 5 &&
            t.readBits(1) &&
            ((l = ut(t).sampleRate),
            t.getBitsLeft() > 11 && t.readBits(11) === 1352 && (c = !!t.readBits(1)));
          break;
        }
      }
    return (
      o !== null && o > 1 && (c = !1),
      {
        objectType: n,
        coreObjectType: s,
        frequencyIndex: r,
        channelConfiguration: a,
        outputSampleRate: l,
        outputNumberOfChannels: c && o === 1 ? 2 : o,
      }
    );
  },
  lt = (e) => {
    let t = e.readBits(5);
    return t === 31 ? 32 + e.readBits(6) : t;
  },
  ut = (e) => {
    let t = e.readBits(4);
    return t === 15
      ? { frequencyIndex: t, sampleRate: e.readBits(24) }
      : { frequencyIndex: t, sampleRate: t < ot.length ? ot[t] : null };
  },
  dt = (e) => {
    let t = e.objectType === 5 || e.objectType === 29,
      n = e.objectType === 29,
      r = t ? e.outputSampleRate / 2 : e.outputSampleRate,
      i = n ? 1 : e.outputNumberOfChannels,
      a = st.indexOf(i);
    if (a === -1) throw TypeError(`Unsupported number of channels: ${e.outputNumberOfChannels}`);
    let o = 16;
    (e.objectType >= 32 && (o += 6),
      mt(r) === 15 && (o += 24),
      t && ((o += 9), mt(e.outputSampleRate) === 15 && (o += 24)));
    let s = Math.ceil(o / 8),
      c = new Uint8Array(s),
      l = new O(c);
    return (
      ft(l, e.objectType),
      pt(l, r),
      l.writeBits(4, a),
      t && (pt(l, e.outputSampleRate), ft(l, 2)),
      l.writeBits(3, 0),
      c
    );
  },
  ft = (e, t) => {
    t < 32 ? e.writeBits(5, t) : (e.writeBits(5, 31), e.writeBits(6, t - 32));
  },
  pt = (e, t) => {
    let n = mt(t);
    (e.writeBits(4, n), n === 15 && e.writeBits(24, t));
  },
  mt = (e) => {
    let t = ot.indexOf(e);
    return t === -1 ? 15 : t;
  },
  ht = [48e3, 44100, 32e3],
  gt = [24e3, 22050, 16e3];
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
var _t;
(function (e) {
  ((e[(e.NON_IDR_SLICE = 1)] = `NON_IDR_SLICE`),
    (e[(e.SLICE_DPA = 2)] = `SLICE_DPA`),
    (e[(e.SLICE_DPB = 3)] = `SLICE_DPB`),
    (e[(e.SLICE_DPC = 4)] = `SLICE_DPC`),
    (e[(e.IDR = 5)] = `IDR`),
    (e[(e.SEI = 6)] = `SEI`),
    (e[(e.SPS = 7)] = `SPS`),
    (e[(e.PPS = 8)] = `PPS`),
    (e[(e.AUD = 9)] = `AUD`),
    (e[(e.SPS_EXT = 13)] = `SPS_EXT`));
})((_t ||= {}));
var vt;
(function (e) {
  ((e[(e.RASL_N = 8)] = `RASL_N`),
    (e[(e.RASL_R = 9)] = `RASL_R`),
    (e[(e.BLA_W_LP = 16)] = `BLA_W_LP`),
    (e[(e.RSV_IRAP_VCL23 = 23)] = `RSV_IRAP_VCL23`),
    (e[(e.VPS_NUT = 32)] = `VPS_NUT`),
    (e[(e.SPS_NUT = 33)] = `SPS_NUT`),
    (e[(e.PPS_NUT = 34)] = `PPS_NUT`),
    (e[(e.AUD_NUT = 35)] = `AUD_NUT`),
    (e[(e.PREFIX_SEI_NUT = 39)] = `PREFIX_SEI_NUT`),
    (e[(e.SUFFIX_SEI_NUT = 40)] = `SUFFIX_SEI_NUT`));
})((vt ||= {}));
const yt = function* (e) {
    let t = 0,
      n = -1;
    for (; t < e.length - 2;) {
      let r = e.indexOf(0, t);
      if (r === -1 || r >= e.length - 2) break;
      t = r;
      let i = 0;
      (t + 3 < e.length && e[t + 1] === 0 && e[t + 2] === 0 && e[t + 3] === 1
        ? (i = 4)
        : e[t + 1] === 0 && e[t + 2] === 1 && (i = 3),
        i === 0
          ? t++
          : (n !== -1 && t > n && (yield { offset: n, length: t - n }), (n = t + i), (t = n)));
    }
    n !== -1 && n < e.length && (yield { offset: n, length: e.length - n });
  },
  bt = function* (e, t) {
    let n = 0,
      r = new DataView(e.buffer, e.byteOffset, e.byteLength);
    for (; n + t <= e.length;) {
      let e;
      (t === 1
        ? (e = r.getUint8(n))
        : t === 2
          ? (e = r.getUint16(n, !1))
          : t === 3
            ? (e = De(r, n, !1))
            : (s(t === 4), (e = r.getUint32(n, !1))),
        (n += t),
        yield { offset: n, length: e },
        (n += e));
    }
  },
  xt = (e, t) => {
    if (t.description) {
      let n = (te(t.description)[4] & 3) + 1;
      return bt(e, n);
    }
    return yt(e);
  },
  St = (e) => e & 31,
  Ct = (e) => {
    let t = [],
      n = e.length;
    for (let r = 0; r < n; r++)
      r + 2 < n && e[r] === 0 && e[r + 1] === 0 && e[r + 2] === 3
        ? (t.push(0, 0), (r += 2))
        : t.push(e[r]);
    return new Uint8Array(t);
  };
new Uint8Array([0, 0, 0, 1]);
const wt = (e, t) => {
    let n = e.reduce((e, n) => e + t + n.byteLength, 0),
      r = new Uint8Array(n),
      i = 0;
    for (let n of e) {
      let e = new DataView(r.buffer, r.byteOffset, r.byteLength);
      switch (t) {
        case 1:
          e.setUint8(i, n.byteLength);
          break;
        case 2:
          e.setUint16(i, n.byteLength, !1);
          break;
        case 3:
          Oe(e, i, n.byteLength, !1);
          break;
        case 4:
          e.setUint32(i, n.byteLength, !1);
      }
      ((i += t), r.set(n, i), (i += n.byteLength));
    }
    return r;
  },
  Tt = (e) => {
    try {
      let t = [],
        n = [],
        r = [];
      for (let i of yt(e)) {
        let a = e.subarray(i.offset, i.offset + i.length),
          o = St(a[0]);
        o === _t.SPS ? t.push(a) : o === _t.PPS ? n.push(a) : o === _t.SPS_EXT && r.push(a);
      }
      if (t.length === 0 || n.length === 0) return null;
      let i = t[0],
        a = kt(i);
      s(a !== null);
      let o =
        a.profileIdc === 100 ||
        a.profileIdc === 110 ||
        a.profileIdc === 122 ||
        a.profileIdc === 144;
      return {
        configurationVersion: 1,
        avcProfileIndication: a.profileIdc,
        profileCompatibility: a.constraintFlags,
        avcLevelIndication: a.levelIdc,
        lengthSizeMinusOne: 3,
        sequenceParameterSets: t,
        pictureParameterSets: n,
        chromaFormat: o ? a.chromaFormatIdc : null,
        bitDepthLumaMinus8: o ? a.bitDepthLumaMinus8 : null,
        bitDepthChromaMinus8: o ? a.bitDepthChromaMinus8 : null,
        sequenceParameterSetExt: o ? r : null,
      };
    } catch (e) {
      return (D._error(`Error building AVC Decoder Configuration Record:`, e), null);
    }
  },
  Et = (e) => {
    let t = [];
    (t.push(e.configurationVersion),
      t.push(e.avcProfileIndication),
      t.push(e.profileCompatibility),
      t.push(e.avcLevelIndication),
      t.push(252 | (e.lengthSizeMinusOne & 3)),
      t.push(224 | (e.sequenceParameterSets.length & 31)));
    for (let n of e.sequenceParameterSets) {
      let e = n.byteLength;
      (t.push(e >> 8), t.push(e & 255));
      for (let r = 0; r < e; r++) t.push(n[r]);
    }
    t.push(e.pictureParameterSets.length);
    for (let n of e.pictureParameterSets) {
      let e = n.byteLength;
      (t.push(e >> 8), t.push(e & 255));
      for (let r = 0; r < e; r++) t.push(n[r]);
    }
    if (
      (e.avcProfileIndication === 100 ||
        e.avcProfileIndication === 110 ||
        e.avcProfileIndication === 122 ||
        e.avcProfileIndication === 144) &&
      e.chromaFormat !== null
    ) {
      (s(e.bitDepthLumaMinus8 !== null),
        s(e.bitDepthChromaMinus8 !== null),
        s(e.sequenceParameterSetExt !== null),
        t.push(252 | (e.chromaFormat & 3)),
        t.push(248 | (e.bitDepthLumaMinus8 & 7)),
        t.push(248 | (e.bitDepthChromaMinus8 & 7)),
        t.push(e.sequenceParameterSetExt.length));
      for (let n of e.sequenceParameterSetExt) {
        let e = n.byteLength;
        (t.push(e >> 8), t.push(e & 255));
        for (let r = 0; r < e; r++) t.push(n[r]);
      }
    }
    return new Uint8Array(t);
  },
  Dt = (e) => {
    try {
      let t = C(e),
        n = 0,
        r = t.getUint8(n++),
        i = t.getUint8(n++),
        a = t.getUint8(n++),
        o = t.getUint8(n++),
        s = t.getUint8(n++) & 3,
        c = t.getUint8(n++) & 31,
        l = [];
      for (let r = 0; r < c; r++) {
        let r = t.getUint16(n, !1);
        ((n += 2), l.push(e.subarray(n, n + r)), (n += r));
      }
      let u = t.getUint8(n++),
        d = [];
      for (let r = 0; r < u; r++) {
        let r = t.getUint16(n, !1);
        ((n += 2), d.push(e.subarray(n, n + r)), (n += r));
      }
      let f = {
        configurationVersion: r,
        avcProfileIndication: i,
        profileCompatibility: a,
        avcLevelIndication: o,
        lengthSizeMinusOne: s,
        sequenceParameterSets: l,
        pictureParameterSets: d,
        chromaFormat: null,
        bitDepthLumaMinus8: null,
        bitDepthChromaMinus8: null,
        sequenceParameterSetExt: null,
      };
      if ((i === 100 || i === 110 || i === 122 || i === 144) && n + 4 <= e.length) {
        let r = t.getUint8(n++) & 3,
          i = t.getUint8(n++) & 7,
          a = t.getUint8(n++) & 7,
          o = t.getUint8(n++);
        ((f.chromaFormat = r), (f.bitDepthLumaMinus8 = i), (f.bitDepthChromaMinus8 = a));
        let s = [];
        for (let r = 0; r < o; r++) {
          let r = t.getUint16(n, !1);
          ((n += 2), s.push(e.subarray(n, n + r)), (n += r));
        }
        f.sequenceParameterSetExt = s;
      }
      return f;
    } catch (e) {
      return (D._error(`Error deserializing AVC Decoder Configuration Record:`, e), null);
    }
  },
  Ot = {
    1: { num: 1, den: 1 },
    2: { num: 12, den: 11 },
    3: { num: 10, den: 11 },
    4: { num: 16, den: 11 },
    5: { num: 40, den: 33 },
    6: { num: 24, den: 11 },
    7: { num: 20, den: 11 },
    8: { num: 32, den: 11 },
    9: { num: 80, den: 33 },
    10: { num: 18, den: 11 },
    11: { num: 15, den: 11 },
    12: { num: 64, den: 33 },
    13: { num: 160, den: 99 },
    14: { num: 4, den: 3 },
    15: { num: 3, den: 2 },
    16: { num: 2, den: 1 },
  },
  kt = (e) => {
    try {
      let t = Ct(e),
        n = new O(t);
      if ((n.skipBits(1), n.skipBits(2), n.readBits(5) !== 7)) return null;
      let r = n.readAlignedByte(),
        i = n.readAlignedByte(),
        a = n.readAlignedByte();
      S(n);
      let o = 1,
        c = 0,
        l = 0,
        u = 0;
      if (
        (r === 100 ||
          r === 110 ||
          r === 122 ||
          r === 244 ||
          r === 44 ||
          r === 83 ||
          r === 86 ||
          r === 118 ||
          r === 128) &&
        ((o = S(n)),
        o === 3 && (u = n.readBits(1)),
        (c = S(n)),
        (l = S(n)),
        n.skipBits(1),
        n.readBits(1))
      ) {
        for (let e = 0; e < (o === 3 ? 12 : 8); e++)
          if (n.readBits(1)) {
            let t = e < 6 ? 16 : 64,
              r = 8,
              i = 8;
            for (let e = 0; e < t; e++) {
              if (i !== 0) {
                let e = ee(n);
                i = (r + e + 256) % 256;
              }
              r = i === 0 ? r : i;
            }
          }
      }
      S(n);
      let d = S(n);
      if (d === 0) S(n);
      else if (d === 1) {
        (n.skipBits(1), ee(n), ee(n));
        let e = S(n);
        for (let t = 0; t < e; t++) ee(n);
      }
      (S(n), n.skipBits(1));
      let f = S(n),
        p = S(n),
        m = 16 * (f + 1),
        h = 16 * (p + 1),
        g = m,
        _ = h,
        v = n.readBits(1);
      if ((v || n.skipBits(1), n.skipBits(1), n.readBits(1))) {
        let e = S(n),
          t = S(n),
          r = S(n),
          i = S(n),
          a,
          s;
        if ((u === 0 ? o : 0) === 0) ((a = 1), (s = 2 - v));
        else {
          let e = o === 3 ? 1 : 2,
            t = o === 1 ? 2 : 1;
          ((a = e), (s = t * (2 - v)));
        }
        ((g -= a * (e + t)), (_ -= s * (r + i)));
      }
      let b = 2,
        x = 2,
        te = 2,
        C = 0,
        ne = { num: 1, den: 1 },
        re = null,
        ie = null,
        w = null,
        ae = null,
        oe = n.pos;
      if (n.readBits(1)) {
        if (n.readBits(1)) {
          let e = n.readBits(8);
          if (e === 255) ne = { num: n.readBits(16), den: n.readBits(16) };
          else {
            let t = Ot[e];
            t && (ne = t);
          }
        }
        (n.readBits(1) && n.skipBits(1),
          n.readBits(1) &&
            (n.skipBits(3),
            (C = n.readBits(1)),
            n.readBits(1) && ((b = n.readBits(8)), (x = n.readBits(8)), (te = n.readBits(8)))),
          n.readBits(1) && (S(n), S(n)),
          n.readBits(1) && (n.skipBits(32), n.skipBits(32), n.skipBits(1)));
        let e = n.readBits(1);
        e && At(n);
        let t = n.readBits(1);
        (t && At(n),
          (e || t) && n.skipBits(1),
          n.skipBits(1),
          (w = n.pos),
          (ae = n.readBits(1)),
          ae && (n.skipBits(1), S(n), S(n), S(n), S(n), (re = S(n)), (ie = S(n))));
      }
      if (re === null) {
        s(ie === null);
        let e = i & 16;
        if ((r === 44 || r === 86 || r === 100 || r === 110 || r === 122 || r === 244) && e)
          ((re = 0), (ie = 0));
        else {
          let e = f + 1,
            t = p + 1,
            n = (2 - v) * t,
            r = kn.find((e) => e.level >= a) ?? y(kn),
            i = Math.min(Math.floor(r.maxDpbMbs / (e * n)), 16);
          ((re = i), (ie = i));
        }
      }
      return (
        s(ie !== null),
        {
          emulationUnpreventedBytes: t,
          profileIdc: r,
          constraintFlags: i,
          levelIdc: a,
          frameMbsOnlyFlag: v,
          chromaFormatIdc: o,
          bitDepthLumaMinus8: c,
          bitDepthChromaMinus8: l,
          codedWidth: m,
          codedHeight: h,
          displayWidth: g,
          displayHeight: _,
          pixelAspectRatio: ne,
          colourPrimaries: b,
          matrixCoefficients: te,
          transferCharacteristics: x,
          fullRangeFlag: C,
          numReorderFrames: re,
          maxDecFrameBuffering: ie,
          vuiParametersFlagBitOffset: oe,
          bitstreamRestrictionFlagBitOffset: w,
          bitstreamRestrictionFlag: ae,
        }
      );
    } catch (e) {
      return (D._error(`Error parsing AVC SPS:`, e), null);
    }
  },
  At = (e) => {
    let t = S(e);
    (e.skipBits(4), e.skipBits(4));
    for (let n = 0; n <= t; n++) (S(e), S(e), e.skipBits(1));
    (e.skipBits(5), e.skipBits(5), e.skipBits(5), e.skipBits(5));
  },
  jt = (e, t) => {
    if (t.description) {
      let n = (te(t.description)[21] & 3) + 1;
      return bt(e, n);
    }
    return yt(e);
  },
  Mt = (e) => (e >> 1) & 63,
  Nt = (e) => {
    try {
      let t = new O(Ct(e));
      (t.skipBits(16), t.readBits(4));
      let n = t.readBits(3),
        r = t.readBits(1),
        {
          general_profile_space: i,
          general_tier_flag: a,
          general_profile_idc: o,
          general_profile_compatibility_flags: s,
          general_constraint_indicator_flags: c,
          general_level_idc: l,
        } = Ft(t, n);
      S(t);
      let u = S(t),
        d = 0;
      u === 3 && (d = t.readBits(1));
      let f = S(t),
        p = S(t),
        m = f,
        h = p;
      if (t.readBits(1)) {
        let e = S(t),
          n = S(t),
          r = S(t),
          i = S(t),
          a = 1,
          o = 1,
          s = d === 0 ? u : 0;
        (s === 1 ? ((a = 2), (o = 2)) : s === 2 && ((a = 2), (o = 1)),
          (m -= (e + n) * a),
          (h -= (r + i) * o));
      }
      let g = S(t),
        _ = S(t);
      S(t);
      let v = t.readBits(1) ? 0 : n,
        y = 0;
      for (let e = v; e <= n; e++) (S(t), (y = S(t)), S(t));
      (S(t),
        S(t),
        S(t),
        S(t),
        S(t),
        S(t),
        t.readBits(1) && t.readBits(1) && It(t),
        t.skipBits(1),
        t.skipBits(1),
        t.readBits(1) && (t.skipBits(4), t.skipBits(4), S(t), S(t), t.skipBits(1)));
      let b = S(t);
      if ((Lt(t, b), t.readBits(1))) {
        let e = S(t);
        for (let n = 0; n < e; n++) (S(t), t.skipBits(1));
      }
      (t.skipBits(1), t.skipBits(1));
      let x = 2,
        ee = 2,
        te = 2,
        C = 0,
        ne = 0,
        re = { num: 1, den: 1 };
      if (t.readBits(1)) {
        let e = zt(t, n);
        ((re = e.pixelAspectRatio),
          (x = e.colourPrimaries),
          (ee = e.transferCharacteristics),
          (te = e.matrixCoefficients),
          (C = e.fullRangeFlag),
          (ne = e.minSpatialSegmentationIdc));
      }
      return {
        displayWidth: m,
        displayHeight: h,
        pixelAspectRatio: re,
        colourPrimaries: x,
        transferCharacteristics: ee,
        matrixCoefficients: te,
        fullRangeFlag: C,
        maxDecFrameBuffering: y + 1,
        spsMaxSubLayersMinus1: n,
        spsTemporalIdNestingFlag: r,
        generalProfileSpace: i,
        generalTierFlag: a,
        generalProfileIdc: o,
        generalProfileCompatibilityFlags: s,
        generalConstraintIndicatorFlags: c,
        generalLevelIdc: l,
        chromaFormatIdc: u,
        bitDepthLumaMinus8: g,
        bitDepthChromaMinus8: _,
        minSpatialSegmentationIdc: ne,
      };
    } catch (e) {
      return (D._error(`Error parsing HEVC SPS:`, e), null);
    }
  },
  Pt = (e) => {
    try {
      let t = [],
        n = [],
        r = [],
        i = [];
      for (let a of yt(e)) {
        let o = e.subarray(a.offset, a.offset + a.length),
          s = Mt(o[0]);
        s === vt.VPS_NUT
          ? t.push(o)
          : s === vt.SPS_NUT
            ? n.push(o)
            : s === vt.PPS_NUT
              ? r.push(o)
              : (s === vt.PREFIX_SEI_NUT || s === vt.SUFFIX_SEI_NUT) && i.push(o);
      }
      if (n.length === 0 || r.length === 0) return null;
      let a = Nt(n[0]);
      if (!a) return null;
      let o = 0;
      if (r.length > 0) {
        let e = r[0],
          t = new O(Ct(e));
        (t.skipBits(16),
          S(t),
          S(t),
          t.skipBits(1),
          t.skipBits(1),
          t.skipBits(3),
          t.skipBits(1),
          t.skipBits(1),
          S(t),
          S(t),
          ee(t),
          t.skipBits(1),
          t.skipBits(1),
          t.readBits(1) && S(t),
          ee(t),
          ee(t),
          t.skipBits(1),
          t.skipBits(1),
          t.skipBits(1),
          t.skipBits(1));
        let n = t.readBits(1),
          i = t.readBits(1);
        o = !n && !i ? 0 : n && !i ? 2 : !n && i ? 3 : 0;
      }
      let s = [
        ...(t.length ? [{ arrayCompleteness: 1, nalUnitType: vt.VPS_NUT, nalUnits: t }] : []),
        ...(n.length ? [{ arrayCompleteness: 1, nalUnitType: vt.SPS_NUT, nalUnits: n }] : []),
        ...(r.length ? [{ arrayCompleteness: 1, nalUnitType: vt.PPS_NUT, nalUnits: r }] : []),
        ...(i.length ? [{ arrayCompleteness: 1, nalUnitType: Mt(i[0][0]), nalUnits: i }] : []),
      ];
      return {
        configurationVersion: 1,
        generalProfileSpace: a.generalProfileSpace,
        generalTierFlag: a.generalTierFlag,
        generalProfileIdc: a.generalProfileIdc,
        generalProfileCompatibilityFlags: a.generalProfileCompatibilityFlags,
        generalConstraintIndicatorFlags: a.generalConstraintIndicatorFlags,
        generalLevelIdc: a.generalLevelIdc,
        minSpatialSegmentationIdc: a.minSpatialSegmentationIdc,
        parallelismType: o,
        chromaFormatIdc: a.chromaFormatIdc,
        bitDepthLumaMinus8: a.bitDepthLumaMinus8,
        bitDepthChromaMinus8: a.bitDepthChromaMinus8,
        avgFrameRate: 0,
        constantFrameRate: 0,
        numTemporalLayers: a.spsMaxSubLayersMinus1 + 1,
        temporalIdNested: a.spsTemporalIdNestingFlag,
        lengthSizeMinusOne: 3,
        arrays: s,
      };
    } catch (e) {
      return (D._error(`Error building HEVC Decoder Configuration Record:`, e), null);
    }
  },
  Ft = (e, t) => {
    let n = e.readBits(2),
      r = e.readBits(1),
      i = e.readBits(5),
      a = 0;
    for (let t = 0; t < 32; t++) a = (a << 1) | e.readBits(1);
    let o = /* @__PURE__ */ new Uint8Array(6);
    for (let t = 0; t < 6; t++) o[t] = e.readBits(8);
    let s = e.readBits(8),
      c = [],
      l = [];
    for (let n = 0; n < t; n++) (c.push(e.readBits(1)), l.push(e.readBits(1)));
    if (t > 0) for (let n = t; n < 8; n++) e.skipBits(2);
    for (let n = 0; n < t; n++) (c[n] && e.skipBits(88), l[n] && e.skipBits(8));
    return {
      general_profile_space: n,
      general_tier_flag: r,
      general_profile_idc: i,
      general_profile_compatibility_flags: a,
      general_constraint_indicator_flags: o,
      general_level_idc: s,
    };
  },
  It = (e) => {
    for (let t = 0; t < 4; t++)
      for (let n = 0; n < (t === 3 ? 2 : 6); n++)
        if (!e.readBits(1)) S(e);
        else {
          let n = Math.min(64, 1 << (4 + (t << 1)));
          t > 1 && ee(e);
          for (let t = 0; t < n; t++) ee(e);
        }
  },
  Lt = (e, t) => {
    let n = [];
    for (let r = 0; r < t; r++) n[r] = Rt(e, r, t, n);
  },
  Rt = (e, t, n, r) => {
    let i = 0,
      a = 0,
      o = 0;
    if ((t !== 0 && (a = e.readBits(1)), a)) {
      ((o = t === n ? t - (S(e) + 1) : t - 1), e.readBits(1), S(e));
      let a = r[o] ?? 0;
      for (let t = 0; t <= a; t++) e.readBits(1) || e.readBits(1);
      i = r[o];
    } else {
      let t = S(e),
        n = S(e);
      for (let n = 0; n < t; n++) (S(e), e.readBits(1));
      for (let t = 0; t < n; t++) (S(e), e.readBits(1));
      i = t + n;
    }
    return i;
  },
  zt = (e, t) => {
    let n = 2,
      r = 2,
      i = 2,
      a = 0,
      o = 0,
      s = { num: 1, den: 1 };
    if (e.readBits(1)) {
      let t = e.readBits(8);
      if (t === 255) s = { num: e.readBits(16), den: e.readBits(16) };
      else {
        let e = Ot[t];
        e && (s = e);
      }
    }
    return (
      e.readBits(1) && e.readBits(1),
      e.readBits(1) &&
        (e.readBits(3),
        (a = e.readBits(1)),
        e.readBits(1) && ((n = e.readBits(8)), (r = e.readBits(8)), (i = e.readBits(8)))),
      e.readBits(1) && (S(e), S(e)),
      e.readBits(1),
      e.readBits(1),
      e.readBits(1),
      e.readBits(1) && (S(e), S(e), S(e), S(e)),
      e.readBits(1) &&
        (e.readBits(32), e.readBits(32), e.readBits(1) && S(e), e.readBits(1) && Bt(e, !0, t)),
      e.readBits(1) &&
        (e.readBits(1), e.readBits(1), e.readBits(1), (o = S(e)), S(e), S(e), S(e), S(e)),
      {
        pixelAspectRatio: s,
        colourPrimaries: n,
        transferCharacteristics: r,
        matrixCoefficients: i,
        fullRangeFlag: a,
        minSpatialSegmentationIdc: o,
      }
    );
  },
  Bt = (e, t, n) => {
    let r = !1,
      i = !1,
      a = !1;
    t &&
      ((r = e.readBits(1) === 1),
      (i = e.readBits(1) === 1),
      (r || i) &&
        ((a = e.readBits(1) === 1),
        a && (e.readBits(8), e.readBits(5), e.readBits(1), e.readBits(5)),
        e.readBits(4),
        e.readBits(4),
        a && e.readBits(4),
        e.readBits(5),
        e.readBits(5),
        e.readBits(5)));
    for (let t = 0; t <= n; t++) {
      let t = e.readBits(1) === 1,
        n = !0;
      t || (n = e.readBits(1) === 1);
      let o = !1;
      n ? S(e) : (o = e.readBits(1) === 1);
      let s = 1;
      (o || (s = S(e) + 1), r && Vt(e, s, a), i && Vt(e, s, a));
    }
  },
  Vt = (e, t, n) => {
    for (let r = 0; r < t; r++) (S(e), S(e), n && (S(e), S(e)), e.readBits(1));
  },
  Ht = (e) => {
    let t = [];
    (t.push(e.configurationVersion),
      t.push(
        ((e.generalProfileSpace & 3) << 6) |
          ((e.generalTierFlag & 1) << 5) |
          (e.generalProfileIdc & 31),
      ),
      t.push((e.generalProfileCompatibilityFlags >>> 24) & 255),
      t.push((e.generalProfileCompatibilityFlags >>> 16) & 255),
      t.push((e.generalProfileCompatibilityFlags >>> 8) & 255),
      t.push(e.generalProfileCompatibilityFlags & 255),
      t.push(...e.generalConstraintIndicatorFlags),
      t.push(e.generalLevelIdc & 255),
      t.push(240 | ((e.minSpatialSegmentationIdc >> 8) & 15)),
      t.push(e.minSpatialSegmentationIdc & 255),
      t.push(252 | (e.parallelismType & 3)),
      t.push(252 | (e.chromaFormatIdc & 3)),
      t.push(248 | (e.bitDepthLumaMinus8 & 7)),
      t.push(248 | (e.bitDepthChromaMinus8 & 7)),
      t.push((e.avgFrameRate >> 8) & 255),
      t.push(e.avgFrameRate & 255),
      t.push(
        ((e.constantFrameRate & 3) << 6) |
          ((e.numTemporalLayers & 7) << 3) |
          ((e.temporalIdNested & 1) << 2) |
          (e.lengthSizeMinusOne & 3),
      ),
      t.push(e.arrays.length & 255));
    for (let n of e.arrays) {
      (t.push(((n.arrayCompleteness & 1) << 7) | (n.nalUnitType & 63)),
        t.push((n.nalUnits.length >> 8) & 255),
        t.push(n.nalUnits.length & 255));
      for (let e of n.nalUnits) {
        (t.push((e.length >> 8) & 255), t.push(e.length & 255));
        for (let n = 0; n < e.length; n++) t.push(e[n]);
      }
    }
    return new Uint8Array(t);
  },
  Ut = (e) => {
    try {
      let t = C(e),
        n = 0,
        r = t.getUint8(n++),
        i = t.getUint8(n++),
        a = (i >> 6) & 3,
        o = (i >> 5) & 1,
        s = i & 31,
        c = t.getUint32(n, !1);
      n += 4;
      let l = e.subarray(n, n + 6);
      n += 6;
      let u = t.getUint8(n++),
        d = ((t.getUint8(n++) & 15) << 8) | t.getUint8(n++),
        f = t.getUint8(n++) & 3,
        p = t.getUint8(n++) & 3,
        m = t.getUint8(n++) & 7,
        h = t.getUint8(n++) & 7,
        g = t.getUint16(n, !1);
      n += 2;
      let _ = t.getUint8(n++),
        v = (_ >> 6) & 3,
        y = (_ >> 3) & 7,
        b = (_ >> 2) & 1,
        x = _ & 3,
        S = t.getUint8(n++),
        ee = [];
      for (let r = 0; r < S; r++) {
        let r = t.getUint8(n++),
          i = (r >> 7) & 1,
          a = r & 63,
          o = t.getUint16(n, !1);
        n += 2;
        let s = [];
        for (let r = 0; r < o; r++) {
          let r = t.getUint16(n, !1);
          ((n += 2), s.push(e.subarray(n, n + r)), (n += r));
        }
        ee.push({ arrayCompleteness: i, nalUnitType: a, nalUnits: s });
      }
      return {
        configurationVersion: r,
        generalProfileSpace: a,
        generalTierFlag: o,
        generalProfileIdc: s,
        generalProfileCompatibilityFlags: c,
        generalConstraintIndicatorFlags: l,
        generalLevelIdc: u,
        minSpatialSegmentationIdc: d,
        parallelismType: f,
        chromaFormatIdc: p,
        bitDepthLumaMinus8: m,
        bitDepthChromaMinus8: h,
        avgFrameRate: g,
        constantFrameRate: v,
        numTemporalLayers: y,
        temporalIdNested: b,
        lengthSizeMinusOne: x,
        arrays: ee,
      };
    } catch (e) {
      return (D._error(`Error deserializing HEVC Decoder Configuration Record:`, e), null);
    }
  };
var Wt;
(function (e) {
  ((e[(e.audAllowed = 0)] = `audAllowed`),
    (e[(e.beforeFirstVcl = 1)] = `beforeFirstVcl`),
    (e[(e.afterFirstVcl = 2)] = `afterFirstVcl`),
    (e[(e.eoBitstreamAllowed = 3)] = `eoBitstreamAllowed`),
    (e[(e.noMoreDataAllowed = 4)] = `noMoreDataAllowed`));
})((Wt ||= {}));
const Gt = {
    1: { colourPrimaries: 5, transferCharacteristics: 6, matrixCoefficients: 5 },
    2: { colourPrimaries: 1, transferCharacteristics: 1, matrixCoefficients: 1 },
    3: { colourPrimaries: 6, transferCharacteristics: 6, matrixCoefficients: 6 },
    4: { colourPrimaries: 7, transferCharacteristics: 7, matrixCoefficients: 7 },
    5: { colourPrimaries: 9, transferCharacteristics: 14, matrixCoefficients: 9 },
    7: { colourPrimaries: 1, transferCharacteristics: 13, matrixCoefficients: 0 },
  },
  Kt = (e) => {
    let t = new O(e);
    if (t.readBits(2) !== 2) return null;
    let n = t.readBits(1),
      r = (t.readBits(1) << 1) + n;
    if (
      (r === 3 && t.skipBits(1),
      t.readBits(1) === 1 || t.readBits(1) !== 0 || (t.skipBits(2), t.readBits(24) !== 4817730))
    )
      return null;
    let i = 8;
    r >= 2 && (i = t.readBits(1) ? 12 : 10);
    let a = t.readBits(3),
      o = 0,
      s = 0;
    if (a !== 7) {
      if (((s = t.readBits(1)), r === 1 || r === 3)) {
        let e = t.readBits(1),
          n = t.readBits(1);
        ((o = !e && !n ? 3 : e && !n ? 2 : 1), t.skipBits(1));
      } else o = 1;
    } else ((o = 3), (s = 1));
    let c = t.readBits(16),
      l = t.readBits(16),
      u = (c + 1) * (l + 1),
      d = y(An).level;
    for (let e of An)
      if (u <= e.maxPictureSize) {
        d = e.level;
        break;
      }
    let f = Gt[a],
      p = f?.colourPrimaries ?? 2,
      m = f?.transferCharacteristics ?? 2,
      h = f?.matrixCoefficients ?? 2;
    return {
      profile: r,
      level: d,
      bitDepth: i,
      chromaSubsampling: o,
      videoFullRangeFlag: s,
      colourPrimaries: p,
      transferCharacteristics: m,
      matrixCoefficients: h,
    };
  },
  qt = (e) =>
    e.colourPrimaries !== 2 || e.transferCharacteristics !== 2 || e.matrixCoefficients !== 2,
  Jt = function* (e) {
    let t = new O(e),
      n = () => {
        let e = 0;
        for (let n = 0; n < 8; n++) {
          let r = t.readAlignedByte();
          if (((e += (r & 127) * 2 ** (n * 7)), !(r & 128))) break;
          if (n === 7 && r & 128) return null;
        }
        return e > 2 ** 32 - 1 ? null : e;
      };
    for (; t.getBitsLeft() >= 8;) {
      t.skipBits(1);
      let r = t.readBits(4),
        i = t.readBits(1),
        a = t.readBits(1);
      (t.skipBits(1), i && t.skipBits(8));
      let o;
      if (a) {
        let e = n();
        if (e === null) return;
        o = e;
      } else o = Math.floor(t.getBitsLeft() / 8);
      (s(t.pos % 8 == 0),
        yield { type: r, data: e.subarray(t.pos / 8, t.pos / 8 + o) },
        t.skipBits(o * 8));
    }
  },
  Yt = (e) => {
    for (let { type: t, data: n } of Jt(e)) {
      if (t !== 1) continue;
      let e = new O(n),
        r = e.readBits(3);
      e.readBits(1);
      let i = e.readBits(1),
        a = 0,
        o = 0,
        s = 0;
      if (i) a = e.readBits(5);
      else {
        let t = e.readBits(1),
          n = 0;
        if (t) {
          if ((e.skipBits(32), e.skipBits(32), e.readBits(1))) {
            let t = 0;
            for (; t < 32 && !e.readBits(1);) t++;
            t < 32 && e.skipBits(t);
          }
          ((n = e.readBits(1)),
            n && ((s = e.readBits(5)), e.skipBits(32), e.skipBits(5), e.skipBits(5)));
        }
        let r = e.readBits(1),
          i = e.readBits(5);
        for (let t = 0; t <= i; t++) {
          e.skipBits(12);
          let i = e.readBits(5);
          if ((t === 0 && (a = i), i > 7)) {
            let n = e.readBits(1);
            t === 0 && (o = n);
          }
          if (n && e.readBits(1)) {
            let t = s + 1;
            (e.skipBits(t), e.skipBits(t), e.skipBits(1));
          }
          r && e.readBits(1) && e.skipBits(4);
        }
      }
      let c = e.readBits(4),
        l = e.readBits(4),
        u = c + 1;
      e.skipBits(u);
      let d = l + 1;
      e.skipBits(d);
      let f = 0;
      if (
        ((f = i ? 0 : e.readBits(1)),
        f && (e.skipBits(4), e.skipBits(3)),
        e.skipBits(1),
        e.skipBits(1),
        e.skipBits(1),
        !i)
      ) {
        (e.skipBits(1), e.skipBits(1), e.skipBits(1), e.skipBits(1));
        let t = e.readBits(1);
        t && (e.skipBits(1), e.skipBits(1));
        let n = e.readBits(1),
          r = 0;
        ((r = n ? 2 : e.readBits(1)),
          r > 0 && (e.readBits(1) || e.skipBits(1)),
          t && e.skipBits(3));
      }
      (e.skipBits(1), e.skipBits(1), e.skipBits(1));
      let p = e.readBits(1),
        m = 8;
      r === 2 && p ? (m = e.readBits(1) ? 12 : 10) : r <= 2 && (m = p ? 10 : 8);
      let h = 0;
      r !== 1 && (h = e.readBits(1));
      let g = 2,
        _ = 2,
        v = 2;
      e.readBits(1) && ((g = e.readBits(8)), (_ = e.readBits(8)), (v = e.readBits(8)));
      let y = 0,
        b = 1,
        x = 1,
        S = 0;
      return (
        h
          ? (y = e.readBits(1))
          : g === 1 && _ === 13 && v === 0
            ? ((y = 1), (b = 0), (x = 0))
            : ((y = e.readBits(1)),
              r === 0
                ? ((b = 1), (x = 1))
                : r === 1
                  ? ((b = 0), (x = 0))
                  : m === 12
                    ? ((b = e.readBits(1)), (x = b ? e.readBits(1) : 0))
                    : ((b = 1), (x = 0)),
              b && x && (S = e.readBits(2))),
        {
          profile: r,
          level: a,
          tier: o,
          bitDepth: m,
          monochrome: h,
          chromaSubsamplingX: b,
          chromaSubsamplingY: x,
          chromaSamplePosition: S,
          videoFullRangeFlag: y,
          colourPrimaries: g,
          transferCharacteristics: _,
          matrixCoefficients: v,
        }
      );
    }
    return null;
  },
  Xt = (e) =>
    e.colourPrimaries !== 2 || e.transferCharacteristics !== 2 || e.matrixCoefficients !== 2,
  Zt = (e) => {
    if (e.length < 36) return null;
    let t = C(e);
    return t.getUint32(4) !== 1768124518 || t.getUint16(8) < 28
      ? null
      : {
          fullRange: !1,
          colourPrimaries: t.getUint8(22),
          transferCharacteristics: t.getUint8(23),
          matrixCoefficients: t.getUint8(24),
        };
  },
  Qt = (e) => {
    let t = C(e),
      n = t.getUint8(9),
      r = t.getUint16(10, !0),
      i = t.getUint32(12, !0),
      a = t.getInt16(16, !0),
      o = t.getUint8(18),
      s = null;
    return (
      o && (s = e.subarray(19, 21 + n)),
      {
        outputChannelCount: n,
        preSkip: r,
        inputSampleRate: i,
        outputGain: a,
        channelMappingFamily: o,
        channelMappingTable: s,
      }
    );
  },
  $t = (e, t, n) => {
    switch (e) {
      case `avc`:
        for (let e of xt(n, t)) {
          let t = n[e.offset],
            r = St(t);
          if (r >= _t.NON_IDR_SLICE && r <= _t.SLICE_DPC) return `delta`;
          if (r === _t.IDR) return `key`;
          if (r === _t.SEI && !ze()) {
            let t = n.subarray(e.offset, e.offset + e.length),
              r = Ct(t),
              i = 1;
            do {
              let e = 0;
              for (;;) {
                let t = r[i++];
                if (t === void 0 || ((e += t), t < 255)) break;
              }
              let t = 0;
              for (;;) {
                let e = r[i++];
                if (e === void 0 || ((t += e), e < 255)) break;
              }
              if (e === 6) {
                let e = new O(r);
                e.pos = 8 * i;
                let t = S(e),
                  n = e.readBits(1);
                if (t === 0 && n === 1) return `key`;
              }
              i += t;
            } while (i < r.length - 1);
          }
        }
        return `delta`;
      case `hevc`:
        for (let e of jt(n, t)) {
          let t = Mt(n[e.offset]);
          if (t < vt.BLA_W_LP) return `delta`;
          if (t <= vt.RSV_IRAP_VCL23) return `key`;
        }
        return `delta`;
      case `vp8`:
        return n[0] & 1 ? `delta` : `key`;
      case `vp9`: {
        let e = new O(n);
        if (e.readBits(2) !== 2) return null;
        let t = e.readBits(1);
        return (
          (e.readBits(1) << 1) + t === 3 && e.skipBits(1),
          e.readBits(1) ? null : e.readBits(1) === 0 ? `key` : `delta`
        );
      }
      case `av1`: {
        let e = !1;
        for (let { type: t, data: r } of Jt(n))
          if (t === 1) {
            let t = new O(r);
            (t.skipBits(4), (e = !!t.readBits(1)));
          } else if (t === 3 || t === 6 || t === 7) {
            if (e) return `key`;
            let t = new O(r);
            return t.readBits(1) ? null : t.readBits(2) === 0 ? `key` : `delta`;
          }
        return null;
      }
      case `prores`:
        return `key`;
      default:
        (Ee(e), s(!1));
    }
  };
var en;
(function (e) {
  ((e[(e.STREAMINFO = 0)] = `STREAMINFO`),
    (e[(e.VORBIS_COMMENT = 4)] = `VORBIS_COMMENT`),
    (e[(e.PICTURE = 6)] = `PICTURE`));
})((en ||= {}));
const tn = [2, 1, 2, 3, 3, 4, 4, 5],
  nn = (e) => {
    if (e.length < 7 || e[0] !== 11 || e[1] !== 119) return null;
    let t = new O(e);
    (t.skipBits(16), t.skipBits(16));
    let n = t.readBits(2);
    if (n === 3) return null;
    let r = t.readBits(6),
      i = t.readBits(5);
    if (i > 8) return null;
    let a = t.readBits(3),
      o = t.readBits(3);
    return (
      o & 1 && o !== 1 && t.skipBits(2),
      o & 4 && t.skipBits(2),
      o === 2 && t.skipBits(2),
      {
        fscod: n,
        bsid: i,
        bsmod: a,
        acmod: o,
        lfeon: t.readBits(1),
        bitRateCode: Math.floor(r / 2),
      }
    );
  };
(new Uint8Array([5, 4, 65, 67, 45, 51]), new Uint8Array([5, 4, 69, 65, 67, 51]));
const rn = [1, 2, 3, 6],
  an = (e) => {
    if (e.length < 6 || e[0] !== 11 || e[1] !== 119) return null;
    let t = new O(e);
    t.skipBits(16);
    let n = t.readBits(2);
    if ((t.skipBits(3), n !== 0 && n !== 2)) return null;
    let r = t.readBits(11),
      i = t.readBits(2),
      a = 0,
      o;
    i === 3 ? ((a = t.readBits(2)), (o = 3)) : (o = t.readBits(2));
    let s = t.readBits(3),
      c = t.readBits(1),
      l = t.readBits(5);
    if (l < 11 || l > 16) return null;
    let u = rn[o],
      d;
    return (
      (d = i < 3 ? ht[i] / 1e3 : gt[a] / 1e3),
      {
        dataRate: Math.round(((r + 1) * d) / (u * 16)),
        substreams: [
          { fscod: i, fscod2: a, bsid: l, bsmod: 0, acmod: s, lfeon: c, numDepSub: 0, chanLoc: 0 },
        ],
      }
    );
  },
  on = (e) => {
    if (e.length < 2) return null;
    let t = new O(e),
      n = t.readBits(13),
      r = t.readBits(3),
      i = [];
    for (let n = 0; n <= r && !(Math.ceil(t.pos / 8) + 3 > e.length); n++) {
      let e = t.readBits(2),
        n = t.readBits(5);
      (t.skipBits(1), t.skipBits(1));
      let r = t.readBits(3),
        a = t.readBits(3),
        o = t.readBits(1);
      t.skipBits(3);
      let s = t.readBits(4),
        c = 0;
      (s > 0 ? (c = t.readBits(9)) : t.skipBits(1),
        i.push({
          fscod: e,
          fscod2: null,
          bsid: n,
          bsmod: r,
          acmod: a,
          lfeon: o,
          numDepSub: s,
          chanLoc: c,
        }));
    }
    return i.length === 0 ? null : { dataRate: n, substreams: i };
  },
  sn = (e) => {
    let t = e.substreams[0];
    return (
      s(t), t.fscod < 3 ? ht[t.fscod] : t.fscod2 !== null && t.fscod2 < 3 ? gt[t.fscod2] : null
    );
  },
  cn = (e) => {
    let t = e.substreams[0];
    s(t);
    let n = tn[t.acmod] + t.lfeon;
    if (t.numDepSub > 0) {
      let e = [2, 2, 1, 1, 2, 2, 2, 1, 1];
      for (let r = 0; r < 9; r++) t.chanLoc & (1 << (8 - r)) && (n += e[r]);
    }
    return n;
  },
  ln = [0, 8e3, 16e3, 32e3, 0, 0, 11025, 22050, 44100, 0, 0, 12e3, 24e3, 48e3, 96e3, 192e3],
  un = [
    32e3, 56e3, 64e3, 96e3, 112e3, 128e3, 192e3, 224e3, 256e3, 32e4, 384e3, 448e3, 512e3, 576e3,
    64e4, 768e3, 96e4, 1024e3, 1152e3, 128e4, 1344e3, 1408e3, 1411200, 1472e3, 1536e3, 192e4,
    2048e3, 3072e3, 384e4, 0, 0, 0,
  ],
  dn = [16, 16, 20, 20, 0, 24, 24, 0],
  fn = [1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 6, 6, 6, 7, 8, 8],
  pn = [1, 2, 2, 2, 2, 3, 18, 19, 6, 7, 518, 323, 83, 519, 582, 535],
  mn = [32e3, 44100, 48e3, 0],
  hn = [
    8e3, 16e3, 32e3, 64e3, 128e3, 22050, 44100, 88200, 176400, 352800, 12e3, 24e3, 48e3, 96e3,
    192e3, 384e3,
  ],
  gn = [512, 1024, 2048, 4096],
  _n = (e) => {
    let t = yn(e),
      n = C(e),
      r = t ? Math.ceil(t.frameSize / 4) * 4 : 0,
      i = null;
    for (; r + 4 <= e.length && n.getUint32(r) === 1683496997;) {
      let t = bn(e.subarray(r));
      if (!t) break;
      ((i ??= t), (r += t.frameSize));
    }
    if (t)
      return {
        frameSize: i ? r : t.frameSize,
        sampleRate: t.sampleRate,
        numberOfChannels: t.numberOfChannels,
        sampleCount: t.sampleCount,
        channelLayout: t.channelLayout,
        pcmResolution: t.pcmResolution,
        bitRate: t.bitRate,
        core: t,
        hasExtensions: i !== null,
      };
    if (!i?.asset) return null;
    let { asset: a } = i;
    return {
      frameSize: r,
      sampleRate: a.sampleRate,
      numberOfChannels: a.numberOfChannels,
      sampleCount: a.sampleCount,
      channelLayout: a.channelLayout,
      pcmResolution: a.pcmResolution,
      bitRate: 0,
      core: null,
      hasExtensions: !0,
    };
  },
  vn = (e) => {
    let t = _n(e);
    return t?.core ? (t.hasExtensions ? `dtsh` : `dtsc`) : null;
  },
  yn = (e) => {
    if (e.length < 18 || e[0] !== 127 || e[1] !== 254 || e[2] !== 128 || e[3] !== 1) return null;
    let t = new O(e);
    if ((t.skipBits(32), t.skipBits(1), t.readBits(5) !== 31)) return null;
    let n = t.readBits(1),
      r = t.readBits(7) + 1;
    if (r % 8 != 0) return null;
    let i = t.readBits(14) + 1;
    if (i < 96) return null;
    let a = t.readBits(6);
    if (a >= fn.length) return null;
    let o = ln[t.readBits(4)];
    if (o === 0) return null;
    let s = un[t.readBits(5)];
    if (t.readBits(1) !== 0) return null;
    (t.skipBits(4), t.skipBits(5));
    let c = t.readBits(2);
    if (c === 3) return null;
    (t.skipBits(1), n && t.skipBits(16), t.skipBits(7));
    let l = dn[t.readBits(3)];
    if (l === 0) return null;
    let u = c !== 0;
    return {
      frameSize: i,
      sampleRate: o,
      numberOfChannels: fn[a] + +!!u,
      sampleCount: r * 32,
      channelLayout: pn[a] | (u ? 8 : 0),
      amode: a,
      lfePresent: u,
      bitRate: s,
      pcmResolution: l,
    };
  },
  bn = (e) => {
    if (e.length < 10 || e[0] !== 100 || e[1] !== 88 || e[2] !== 32 || e[3] !== 37) return null;
    let t = new O(e);
    (t.skipBits(32), t.skipBits(8));
    let n = t.readBits(2),
      r = t.readBits(1),
      i = 8 + 4 * r,
      a = 16 + 4 * r;
    t.skipBits(i);
    let o = t.readBits(a) + 1,
      s = { frameSize: o, asset: null };
    if (!t.readBits(1)) return s;
    let c = mn[t.readBits(2)],
      l = 512 * (t.readBits(3) + 1);
    t.readBits(1) && t.skipBits(36);
    let u = t.readBits(3) + 1,
      d = t.readBits(3) + 1,
      f = [];
    for (let e = 0; e < u; e++) f.push(t.readBits(n + 1));
    for (let e of f) t.skipBits(8 * Ne(e));
    if (t.readBits(1)) {
      t.skipBits(2);
      let e = (t.readBits(2) + 1) << 2,
        n = t.readBits(2) + 1;
      t.skipBits(n * e);
    }
    for (let e = 0; e < d; e++) t.skipBits(a);
    (t.skipBits(9),
      t.skipBits(3),
      t.readBits(1) && t.skipBits(4),
      t.readBits(1) && t.skipBits(24),
      t.readBits(1) && t.skipBits(8 * (t.readBits(10) + 1)));
    let p = t.readBits(5) + 1,
      m = hn[t.readBits(4)],
      h = t.readBits(8) + 1,
      g = 0;
    if (t.readBits(1) && (h > 2 && t.skipBits(1), h > 6 && t.skipBits(1), t.readBits(1))) {
      let e = (t.readBits(2) + 1) << 2;
      g = t.readBits(e);
    }
    return c === 0 || t.getBitsLeft() < 0
      ? s
      : {
          frameSize: o,
          asset: {
            sampleRate: m,
            numberOfChannels: h,
            sampleCount: Math.round((l * m) / c),
            channelLayout: g,
            pcmResolution: p,
          },
        };
  },
  xn = (e) => {
    if (e.length < 20) return null;
    let t = C(e),
      n = t.getUint32(0);
    if (n === 0) return null;
    let r = new O(e);
    r.seekToByte(13);
    let i = r.readBits(2);
    r.skipBits(5);
    let a = r.readBits(1),
      o = r.readBits(6);
    (r.skipBits(14), r.skipBits(1), r.skipBits(3));
    let s = r.readBits(16),
      c = null;
    return (
      s === 0 ? o < fn.length && (c = fn[o] + a) : (c = Cn(s)),
      {
        sampleRate: n,
        maxBitrate: t.getUint32(4),
        avgBitrate: t.getUint32(8),
        pcmSampleDepth: e[12],
        sampleCount: gn[i],
        channelLayout: s,
        numberOfChannels: c,
      }
    );
  },
  Sn = (e) => {
    let t = /* @__PURE__ */ new Uint8Array(20),
      n = C(t);
    (n.setUint32(0, e.sampleRate),
      n.setUint32(4, e.bitRate),
      n.setUint32(8, e.bitRate),
      (t[12] = e.pcmResolution));
    let r = e.core && !e.hasExtensions ? 1 : 0,
      i = new O(t);
    return (
      i.seekToByte(13),
      i.writeBits(2, Math.max(gn.indexOf(e.sampleCount), 0)),
      i.writeBits(5, r),
      i.writeBits(1, +!!e.core?.lfePresent),
      i.writeBits(6, e.core?.amode ?? 0),
      i.writeBits(14, e.core ? e.core.frameSize - 1 : 0),
      i.writeBits(1, 0),
      i.writeBits(3, 0),
      i.writeBits(16, e.channelLayout),
      i.writeBits(1, 0),
      i.writeBits(1, 0),
      i.writeBits(1, 0),
      i.writeBits(5, 0),
      t
    );
  },
  Cn = (e) => Ne(e) + Ne(e & 44646),
  wn = [`avc`, `hevc`, `vp9`, `av1`, `vp8`, `prores`],
  Tn = [
    `pcm-s16`,
    `pcm-s16be`,
    `pcm-s24`,
    `pcm-s24be`,
    `pcm-s32`,
    `pcm-s32be`,
    `pcm-f32`,
    `pcm-f32be`,
    `pcm-f64`,
    `pcm-f64be`,
    `pcm-u8`,
    `pcm-s8`,
    `ulaw`,
    `alaw`,
  ],
  En = [`aac`, `opus`, `mp3`, `vorbis`, `flac`, `ac3`, `eac3`, `dts`],
  Dn = [...En, ...Tn],
  On = [`webvtt`],
  kn = [
    { maxMacroblocks: 99, maxBitrate: 64e3, maxDpbMbs: 396, level: 10 },
    { maxMacroblocks: 396, maxBitrate: 192e3, maxDpbMbs: 900, level: 11 },
    { maxMacroblocks: 396, maxBitrate: 384e3, maxDpbMbs: 2376, level: 12 },
    { maxMacroblocks: 396, maxBitrate: 768e3, maxDpbMbs: 2376, level: 13 },
    { maxMacroblocks: 396, maxBitrate: 2e6, maxDpbMbs: 2376, level: 20 },
    { maxMacroblocks: 792, maxBitrate: 4e6, maxDpbMbs: 4752, level: 21 },
    { maxMacroblocks: 1620, maxBitrate: 4e6, maxDpbMbs: 8100, level: 22 },
    { maxMacroblocks: 1620, maxBitrate: 1e7, maxDpbMbs: 8100, level: 30 },
    { maxMacroblocks: 3600, maxBitrate: 14e6, maxDpbMbs: 18e3, level: 31 },
    { maxMacroblocks: 5120, maxBitrate: 2e7, maxDpbMbs: 20480, level: 32 },
    { maxMacroblocks: 8192, maxBitrate: 2e7, maxDpbMbs: 32768, level: 40 },
    { maxMacroblocks: 8192, maxBitrate: 5e7, maxDpbMbs: 32768, level: 41 },
    { maxMacroblocks: 8704, maxBitrate: 5e7, maxDpbMbs: 34816, level: 42 },
    { maxMacroblocks: 22080, maxBitrate: 135e6, maxDpbMbs: 110400, level: 50 },
    { maxMacroblocks: 36864, maxBitrate: 24e7, maxDpbMbs: 184320, level: 51 },
    { maxMacroblocks: 36864, maxBitrate: 24e7, maxDpbMbs: 184320, level: 52 },
    { maxMacroblocks: 139264, maxBitrate: 24e7, maxDpbMbs: 696320, level: 60 },
    { maxMacroblocks: 139264, maxBitrate: 48e7, maxDpbMbs: 696320, level: 61 },
    { maxMacroblocks: 139264, maxBitrate: 8e8, maxDpbMbs: 696320, level: 62 },
  ],
  An = [
    { maxPictureSize: 36864, maxBitrate: 2e5, level: 10 },
    { maxPictureSize: 73728, maxBitrate: 8e5, level: 11 },
    { maxPictureSize: 122880, maxBitrate: 18e5, level: 20 },
    { maxPictureSize: 245760, maxBitrate: 36e5, level: 21 },
    { maxPictureSize: 552960, maxBitrate: 72e5, level: 30 },
    { maxPictureSize: 983040, maxBitrate: 12e6, level: 31 },
    { maxPictureSize: 2228224, maxBitrate: 18e6, level: 40 },
    { maxPictureSize: 2228224, maxBitrate: 3e7, level: 41 },
    { maxPictureSize: 8912896, maxBitrate: 6e7, level: 50 },
    { maxPictureSize: 8912896, maxBitrate: 12e7, level: 51 },
    { maxPictureSize: 8912896, maxBitrate: 18e7, level: 52 },
    { maxPictureSize: 35651584, maxBitrate: 18e7, level: 60 },
    { maxPictureSize: 35651584, maxBitrate: 24e7, level: 61 },
    { maxPictureSize: 35651584, maxBitrate: 48e7, level: 62 },
  ],
  jn = [`ap4x`, `ap4h`, `apch`, `apcn`, `apcs`, `apco`],
  Mn = [`dtsc`, `dtsh`, `dtsl`, `dtse`],
  Nn = (e) => {
    /*!
     * Copyright (c) 2026-present, Vanilagy and contributors
     *
     * This Source Code Form is subject to the terms of the Mozilla Public
     * License, v. 2.0. If a copy of the MPL was not distributed with this
     * file, You can obtain one at https://mozilla.org/MPL/2.0/.
     */
    let t = e.split(`.`),
      n = Number(t[1]),
      r = t[2],
      i = Number(r.slice(0, -1)),
      a = (n << 5) + i,
      o = +(r.slice(-1) === `H`),
      s = Number(t[3]),
      c = s === 8 ? 0 : 1,
      l = +(s === 12),
      u = t[4] ? Number(t[4]) : 0,
      d = t[5] ? Number(t[5][0]) : 1,
      f = t[5] ? Number(t[5][1]) : 1,
      p = t[5] ? Number(t[5][2]) : 0;
    return [129, a, (o << 7) + (c << 6) + (l << 5) + (u << 4) + (d << 3) + (f << 2) + p, 0];
  },
  Pn = (e) => {
    let {
      codec: t,
      codecDescription: n,
      colorSpace: r,
      avcCodecInfo: i,
      hevcCodecInfo: a,
      vp9CodecInfo: o,
      av1CodecInfo: c,
      proresFormat: l,
    } = e;
    if (t === `avc`) {
      if ((s(e.avcType !== null), i)) {
        let t = new Uint8Array([
          i.avcProfileIndication,
          i.profileCompatibility,
          i.avcLevelIndication,
        ]);
        return `avc${e.avcType}.${ye(t)}`;
      }
      if (!n || n.byteLength < 4)
        throw TypeError(`AVC decoder description is not provided or is not at least 4 bytes long.`);
      return `avc${e.avcType}.${ye(n.subarray(1, 4))}`;
    }
    if (t === `hevc`) {
      let e, t, r, i, o, s;
      if (a)
        ((e = a.generalProfileSpace),
          (t = a.generalProfileIdc),
          (r = xe(a.generalProfileCompatibilityFlags)),
          (i = a.generalTierFlag),
          (o = a.generalLevelIdc),
          (s = [...a.generalConstraintIndicatorFlags]));
      else {
        if (!n || n.byteLength < 23)
          throw TypeError(
            `HEVC decoder description is not provided or is not at least 23 bytes long.`,
          );
        let a = C(n),
          c = a.getUint8(1);
        ((e = (c >> 6) & 3),
          (t = c & 31),
          (r = xe(a.getUint32(2))),
          (i = (c >> 5) & 1),
          (o = a.getUint8(12)),
          (s = []));
        for (let e = 0; e < 6; e++) s.push(a.getUint8(6 + e));
      }
      let c = `hev1.`;
      for (
        c += [``, `A`, `B`, `C`][e] + t,
          c += `.`,
          c += r.toString(16).toUpperCase(),
          c += `.`,
          c += i === 0 ? `L` : `H`,
          c += o;
        s.length > 0 && s[s.length - 1] === 0;
      )
        s.pop();
      return (
        s.length > 0 && ((c += `.`), (c += s.map((e) => e.toString(16).toUpperCase()).join(`.`))), c
      );
    }
    if (t === `vp8`) return `vp8`;
    if (t === `vp9`) {
      if (!o) {
        let t = e.width * e.height,
          n = y(An).level;
        for (let e of An)
          if (t <= e.maxPictureSize) {
            n = e.level;
            break;
          }
        return `vp09.00.${n.toString().padStart(2, `0`)}.08`;
      }
      let t = o.profile.toString().padStart(2, `0`),
        n = o.level.toString().padStart(2, `0`),
        r = o.bitDepth.toString().padStart(2, `0`),
        i = o.chromaSubsampling.toString().padStart(2, `0`),
        a = o.colourPrimaries.toString().padStart(2, `0`),
        s = o.transferCharacteristics.toString().padStart(2, `0`),
        c = o.matrixCoefficients.toString().padStart(2, `0`),
        l = o.videoFullRangeFlag.toString().padStart(2, `0`),
        u = `vp09.${t}.${n}.${r}.${i}`;
      return (
        (u += `.${a}.${s}.${c}.${l}`), u.endsWith(`.01.01.01.01.00`) && (u = u.slice(0, -15)), u
      );
    }
    if (t === `av1`) {
      if (!c) {
        let t = e.width * e.height,
          n = y(An).level;
        for (let e of An)
          if (t <= e.maxPictureSize) {
            n = e.level;
            break;
          }
        return `av01.0.${n.toString().padStart(2, `0`)}M.08`;
      }
      let t = c.profile,
        n = c.level.toString().padStart(2, `0`),
        i = c.tier ? `H` : `M`,
        a = c.bitDepth.toString().padStart(2, `0`),
        o = c.monochrome ? `1` : `0`,
        s =
          100 * c.chromaSubsamplingX +
          10 * c.chromaSubsamplingY +
          1 * (c.chromaSubsamplingX && c.chromaSubsamplingY ? c.chromaSamplePosition : 0),
        l = r?.primaries ? se[r.primaries] : 1,
        u = r?.transfer ? le[r.transfer] : 1,
        d = r?.matrix ? de[r.matrix] : 1,
        f = +!!r?.fullRange,
        p = `av01.${t}.${n}${i}.${a}`;
      return (
        (p += `.${o}.${s.toString().padStart(3, `0`)}`),
        (p += `.${l.toString().padStart(2, `0`)}`),
        (p += `.${u.toString().padStart(2, `0`)}`),
        (p += `.${d.toString().padStart(2, `0`)}`),
        (p += `.${f}`),
        p.endsWith(`.0.110.01.01.01.0`) && (p = p.slice(0, -17)),
        p
      );
    }
    if (t === `prores`) return l ?? `apch`;
    throw (t !== null && Ee(t), TypeError(`Unhandled codec '${t}'.`));
  },
  Fn = (e) => {
    switch (e.codec) {
      case `avc`:
        {
          let t = e.avcCodecInfo?.sequenceParameterSets[0];
          if (
            (!t && e.codecDescription && (t = Dt(e.codecDescription)?.sequenceParameterSets[0]), t)
          ) {
            let e = kt(t);
            if (e)
              return {
                primaries: ce[e.colourPrimaries],
                transfer: ue[e.transferCharacteristics],
                matrix: fe[e.matrixCoefficients],
                fullRange: !!e.fullRangeFlag,
              };
          }
        }
        break;
      case `hevc`:
        {
          let t = e.hevcCodecInfo?.arrays.find((e) => e.nalUnitType === vt.SPS_NUT)?.nalUnits[0];
          if (
            (!t &&
              e.codecDescription &&
              (t = Ut(e.codecDescription)?.arrays.find((e) => e.nalUnitType === vt.SPS_NUT)
                ?.nalUnits[0]),
            t)
          ) {
            let e = Nt(t);
            if (e)
              return {
                primaries: ce[e.colourPrimaries],
                transfer: ue[e.transferCharacteristics],
                matrix: fe[e.matrixCoefficients],
                fullRange: !!e.fullRangeFlag,
              };
          }
        }
        break;
      case `vp8`:
        break;
      case `vp9`:
        if (e.vp9CodecInfo)
          return {
            primaries: ce[e.vp9CodecInfo.colourPrimaries],
            transfer: ue[e.vp9CodecInfo.transferCharacteristics],
            matrix: fe[e.vp9CodecInfo.matrixCoefficients],
            fullRange: !!e.vp9CodecInfo.videoFullRangeFlag,
          };
        break;
      case `av1`:
        if (e.av1CodecInfo)
          return {
            primaries: ce[e.av1CodecInfo.colourPrimaries],
            transfer: ue[e.av1CodecInfo.transferCharacteristics],
            matrix: fe[e.av1CodecInfo.matrixCoefficients],
            fullRange: !!e.av1CodecInfo.videoFullRangeFlag,
          };
        break;
      case `prores`:
        if (e.proresCodecInfo)
          return {
            primaries: ce[e.proresCodecInfo.colourPrimaries],
            transfer: ue[e.proresCodecInfo.transferCharacteristics],
            matrix: fe[e.proresCodecInfo.matrixCoefficients],
            fullRange: e.proresCodecInfo.fullRange,
          };
    }
    return { primaries: void 0, transfer: void 0, matrix: void 0, fullRange: void 0 };
  },
  In = (e) => {
    let { codec: t, codecDescription: n, aacCodecInfo: r, dtsFormat: i } = e;
    if (t === `aac`) {
      if (!r) throw TypeError(`AAC codec info must be provided.`);
      if (r.isMpeg2) return `mp4a.67`;
      {
        let e;
        return ((e = r.objectType === null ? ct(n).objectType : r.objectType), `mp4a.40.${e}`);
      }
    }
    if (t === `mp3`) return `mp3`;
    if (t === `opus`) return `opus`;
    if (t === `vorbis`) return `vorbis`;
    if (t === `flac`) return `flac`;
    if (t === `ac3`) return `ac-3`;
    if (t === `eac3`) return `ec-3`;
    if (t === `dts`) return i ?? `dtsc`;
    if (t && Tn.includes(t)) return t;
    throw TypeError(`Unhandled codec '${t}'.`);
  },
  Ln = /^pcm-([usf])(\d+)(be)?$/,
  Rn = (e) => {
    if ((s(Tn.includes(e)), e === `ulaw`))
      return { dataType: `ulaw`, sampleSize: 1, littleEndian: !0, silentValue: 255 };
    if (e === `alaw`)
      return { dataType: `alaw`, sampleSize: 1, littleEndian: !0, silentValue: 213 };
    let t = Ln.exec(e);
    s(t);
    let n;
    n = t[1] === `u` ? `unsigned` : t[1] === `s` ? `signed` : `float`;
    let r = Number(t[2]) / 8,
      i = t[3] !== `be`;
    return { dataType: n, sampleSize: r, littleEndian: i, silentValue: e === `pcm-u8` ? 128 : 0 };
  },
  zn = (e) =>
    e.startsWith(`avc1`) || e.startsWith(`avc3`)
      ? `avc`
      : e.startsWith(`hev1`) || e.startsWith(`hvc1`)
        ? `hevc`
        : e === `vp8`
          ? `vp8`
          : e.startsWith(`vp09`)
            ? `vp9`
            : e.startsWith(`av01`)
              ? `av1`
              : jn.includes(e)
                ? `prores`
                : e === `mp3` ||
                    e === `mp4a.69` ||
                    e === `mp4a.6B` ||
                    e === `mp4a.6b` ||
                    e === `mp4a.40.34`
                  ? `mp3`
                  : e.startsWith(`mp4a.40.`) || e === `mp4a.67`
                    ? `aac`
                    : e === `opus` || e === `Opus`
                      ? `opus`
                      : e === `vorbis`
                        ? `vorbis`
                        : e === `flac`
                          ? `flac`
                          : e === `ac-3` || e === `ac3`
                            ? `ac3`
                            : e === `ec-3` || e === `eac3`
                              ? `eac3`
                              : Mn.includes(e)
                                ? `dts`
                                : e === `ulaw`
                                  ? `ulaw`
                                  : e === `alaw`
                                    ? `alaw`
                                    : Ln.test(e)
                                      ? e
                                      : e === `webvtt`
                                        ? `webvtt`
                                        : null,
  Bn = [`avc1`, `avc3`, `hev1`, `hvc1`, `vp8`, `vp09`, `av01`, ...jn],
  Vn = /^(avc1|avc3)\.[0-9a-fA-F]{6}$/,
  Hn = /^(hev1|hvc1)\.(?:[ABC]?\d+)\.[0-9a-fA-F]{1,8}\.[LH]\d+(?:\.[0-9a-fA-F]{1,2}){0,6}$/,
  Un = /^vp09(?:\.\d{2}){3}(?:(?:\.\d{2}){5})?$/,
  Wn = /^av01\.\d\.\d{2}[MH]\.\d{2}(?:\.\d\.\d{3}\.\d{2}\.\d{2}\.\d{2}\.\d)?$/,
  Gn = (e, t) => {
    if (!e) throw TypeError(`Video chunk metadata must be provided.`);
    if (typeof e != `object`) throw TypeError(`Video chunk metadata must be an object.`);
    if (!e.decoderConfig)
      throw TypeError(`Video chunk metadata must include a decoder configuration.`);
    if (typeof e.decoderConfig != `object`)
      throw TypeError(`Video chunk metadata decoder configuration must be an object.`);
    if (typeof e.decoderConfig.codec != `string`)
      throw TypeError(`Video chunk metadata decoder configuration must specify a codec string.`);
    if (!Bn.some((t) => e.decoderConfig.codec.startsWith(t)))
      throw TypeError(
        `Video chunk metadata decoder configuration codec string must be a valid video codec string as specified in the Mediabunny Codec Registry.`,
      );
    if (!Number.isInteger(e.decoderConfig.codedWidth) || e.decoderConfig.codedWidth <= 0)
      throw TypeError(
        `Video chunk metadata decoder configuration must specify a valid codedWidth (positive integer).`,
      );
    if (!Number.isInteger(e.decoderConfig.codedHeight) || e.decoderConfig.codedHeight <= 0)
      throw TypeError(
        `Video chunk metadata decoder configuration must specify a valid codedHeight (positive integer).`,
      );
    if (
      e.decoderConfig.displayAspectWidth !== void 0 &&
      (!Number.isInteger(e.decoderConfig.displayAspectWidth) ||
        e.decoderConfig.displayAspectWidth <= 0)
    )
      throw TypeError(
        `Video chunk metadata decoder configuration displayAspectWidth, when defined, must be a positive integer.`,
      );
    if (
      e.decoderConfig.displayAspectHeight !== void 0 &&
      (!Number.isInteger(e.decoderConfig.displayAspectHeight) ||
        e.decoderConfig.displayAspectHeight <= 0)
    )
      throw TypeError(
        `Video chunk metadata decoder configuration displayAspectHeight, when defined, must be a positive integer.`,
      );
    if (
      (e.decoderConfig.displayAspectWidth !== void 0) !=
      (e.decoderConfig.displayAspectHeight !== void 0)
    )
      throw TypeError(
        `Video chunk metadata decoder configuration must specify both displayAspectWidth and displayAspectHeight, or neither.`,
      );
    if (e.decoderConfig.description !== void 0 && !ge(e.decoderConfig.description))
      throw TypeError(
        `Video chunk metadata decoder configuration description, when defined, must be an ArrayBuffer or an ArrayBuffer view.`,
      );
    if (e.decoderConfig.colorSpace !== void 0) {
      let { colorSpace: t } = e.decoderConfig;
      if (typeof t != `object`)
        throw TypeError(
          `Video chunk metadata decoder configuration colorSpace, when provided, must be an object.`,
        );
      let n = Object.keys(se);
      if (t.primaries != null && !n.includes(t.primaries))
        throw TypeError(
          `Video chunk metadata decoder configuration colorSpace primaries, when defined, must be one of ${n.join(`, `)}.`,
        );
      let r = Object.keys(le);
      if (t.transfer != null && !r.includes(t.transfer))
        throw TypeError(
          `Video chunk metadata decoder configuration colorSpace transfer, when defined, must be one of ${r.join(`, `)}.`,
        );
      let i = Object.keys(de);
      if (t.matrix != null && !i.includes(t.matrix))
        throw TypeError(
          `Video chunk metadata decoder configuration colorSpace matrix, when defined, must be one of ${i.join(`, `)}.`,
        );
      if (t.fullRange != null && typeof t.fullRange != `boolean`)
        throw TypeError(
          `Video chunk metadata decoder configuration colorSpace fullRange, when defined, must be a boolean.`,
        );
    }
    if (e.decoderConfig.codec.startsWith(`avc1`) || e.decoderConfig.codec.startsWith(`avc3`)) {
      if (!Vn.test(e.decoderConfig.codec))
        throw TypeError(
          `Video chunk metadata decoder configuration codec string for AVC must be a valid AVC codec string as specified in Section 3.4 of RFC 6381.`,
        );
    } else if (
      e.decoderConfig.codec.startsWith(`hev1`) ||
      e.decoderConfig.codec.startsWith(`hvc1`)
    ) {
      if (!Hn.test(e.decoderConfig.codec))
        throw TypeError(
          `Video chunk metadata decoder configuration codec string for HEVC must be a valid HEVC codec string as specified in Section E.3 of ISO 14496-15.`,
        );
    } else if (e.decoderConfig.codec.startsWith(`vp8`)) {
      if (e.decoderConfig.codec !== `vp8`)
        throw TypeError(
          `Video chunk metadata decoder configuration codec string for VP8 must be "vp8".`,
        );
    } else if (e.decoderConfig.codec.startsWith(`vp09`)) {
      if (!Un.test(e.decoderConfig.codec))
        throw TypeError(
          `Video chunk metadata decoder configuration codec string for VP9 must be a valid VP9 codec string as specified in Section "Codecs Parameter String" of https://www.webmproject.org/vp9/mp4/.`,
        );
    } else if (e.decoderConfig.codec.startsWith(`av01`)) {
      if (!Wn.test(e.decoderConfig.codec))
        throw TypeError(
          `Video chunk metadata decoder configuration codec string for AV1 must be a valid AV1 codec string as specified in Section "Codecs Parameter String" of https://aomediacodec.github.io/av1-isobmff/.`,
        );
    } else if (
      jn.some((t) => e.decoderConfig.codec.startsWith(t)) &&
      !jn.some((t) => e.decoderConfig.codec === t)
    )
      throw TypeError(
        `Video chunk metadata decoder configuration codec string for ProRes must be one of the valid ProRes four-character codes: ${jn.join(`, `)}.`,
      );
    if (t !== null && zn(e.decoderConfig.codec) !== t)
      throw TypeError(
        `Video chunk metadata decoder configuration codec string '${e.decoderConfig.codec}' does not fit to the track codec '${t}'.`,
      );
  },
  Kn = [`mp4a`, `mp3`, `opus`, `vorbis`, `flac`, `ulaw`, `alaw`, `pcm`, `ac-3`, `ec-3`, `dts`],
  qn = (e, t) => {
    if (!e) throw TypeError(`Audio chunk metadata must be provided.`);
    if (typeof e != `object`) throw TypeError(`Audio chunk metadata must be an object.`);
    if (!e.decoderConfig)
      throw TypeError(`Audio chunk metadata must include a decoder configuration.`);
    if (typeof e.decoderConfig != `object`)
      throw TypeError(`Audio chunk metadata decoder configuration must be an object.`);
    if (typeof e.decoderConfig.codec != `string`)
      throw TypeError(`Audio chunk metadata decoder configuration must specify a codec string.`);
    if (!Kn.some((t) => e.decoderConfig.codec.startsWith(t)))
      throw TypeError(
        `Audio chunk metadata decoder configuration codec string must be a valid audio codec string as specified in the Mediabunny Codec Registry.`,
      );
    if (!Number.isInteger(e.decoderConfig.sampleRate) || e.decoderConfig.sampleRate <= 0)
      throw TypeError(
        `Audio chunk metadata decoder configuration must specify a valid sampleRate (positive integer).`,
      );
    if (
      !Number.isInteger(e.decoderConfig.numberOfChannels) ||
      e.decoderConfig.numberOfChannels <= 0
    )
      throw TypeError(
        `Audio chunk metadata decoder configuration must specify a valid numberOfChannels (positive integer).`,
      );
    if (e.decoderConfig.description !== void 0 && !ge(e.decoderConfig.description))
      throw TypeError(
        `Audio chunk metadata decoder configuration description, when defined, must be an ArrayBuffer or an ArrayBuffer view.`,
      );
    if (
      e.decoderConfig.codec.startsWith(`mp4a`) &&
      e.decoderConfig.codec !== `mp4a.69` &&
      e.decoderConfig.codec !== `mp4a.6B` &&
      e.decoderConfig.codec !== `mp4a.6b`
    ) {
      if (
        ![`mp4a.40.2`, `mp4a.40.02`, `mp4a.40.5`, `mp4a.40.05`, `mp4a.40.29`, `mp4a.67`].includes(
          e.decoderConfig.codec,
        )
      )
        throw TypeError(
          `Audio chunk metadata decoder configuration codec string for AAC must be a valid AAC codec string as specified in https://www.w3.org/TR/webcodecs-aac-codec-registration/.`,
        );
    } else if (
      e.decoderConfig.codec.startsWith(`mp3`) ||
      e.decoderConfig.codec.startsWith(`mp4a`)
    ) {
      if (
        e.decoderConfig.codec !== `mp3` &&
        e.decoderConfig.codec !== `mp4a.69` &&
        e.decoderConfig.codec !== `mp4a.6B` &&
        e.decoderConfig.codec !== `mp4a.6b`
      )
        throw TypeError(
          `Audio chunk metadata decoder configuration codec string for MP3 must be "mp3", "mp4a.69" or "mp4a.6B".`,
        );
    } else if (e.decoderConfig.codec.startsWith(`opus`)) {
      if (e.decoderConfig.codec !== `opus`)
        throw TypeError(
          `Audio chunk metadata decoder configuration codec string for Opus must be "opus".`,
        );
      if (e.decoderConfig.description && e.decoderConfig.description.byteLength < 18)
        throw TypeError(
          `Audio chunk metadata decoder configuration description, when specified, is expected to be an Identification Header as specified in Section 5.1 of RFC 7845.`,
        );
    } else if (e.decoderConfig.codec.startsWith(`vorbis`)) {
      if (e.decoderConfig.codec !== `vorbis`)
        throw TypeError(
          `Audio chunk metadata decoder configuration codec string for Vorbis must be "vorbis".`,
        );
      if (!e.decoderConfig.description)
        throw TypeError(
          `Audio chunk metadata decoder configuration for Vorbis must include a description, which is expected to adhere to the format described in https://www.w3.org/TR/webcodecs-vorbis-codec-registration/.`,
        );
    } else if (e.decoderConfig.codec.startsWith(`flac`)) {
      if (e.decoderConfig.codec !== `flac`)
        throw TypeError(
          `Audio chunk metadata decoder configuration codec string for FLAC must be "flac".`,
        );
      if (!e.decoderConfig.description || e.decoderConfig.description.byteLength < 42)
        throw TypeError(
          `Audio chunk metadata decoder configuration for FLAC must include a description, which is expected to adhere to the format described in https://www.w3.org/TR/webcodecs-flac-codec-registration/.`,
        );
    } else if (
      e.decoderConfig.codec.startsWith(`ac-3`) ||
      e.decoderConfig.codec.startsWith(`ac3`)
    ) {
      if (e.decoderConfig.codec !== `ac-3`)
        throw TypeError(
          `Audio chunk metadata decoder configuration codec string for AC-3 must be "ac-3".`,
        );
    } else if (
      e.decoderConfig.codec.startsWith(`ec-3`) ||
      e.decoderConfig.codec.startsWith(`eac3`)
    ) {
      if (e.decoderConfig.codec !== `ec-3`)
        throw TypeError(
          `Audio chunk metadata decoder configuration codec string for EC-3 must be "ec-3".`,
        );
    } else if (e.decoderConfig.codec.startsWith(`dts`)) {
      if (!Mn.includes(e.decoderConfig.codec))
        throw TypeError(
          `Audio chunk metadata decoder configuration codec string for DTS must be one of the following four-character codes: ${Mn.join(`, `)}.`,
        );
    } else if (
      (e.decoderConfig.codec.startsWith(`pcm`) ||
        e.decoderConfig.codec.startsWith(`ulaw`) ||
        e.decoderConfig.codec.startsWith(`alaw`)) &&
      !Tn.includes(e.decoderConfig.codec)
    )
      throw TypeError(
        `Audio chunk metadata decoder configuration codec string for PCM must be one of the supported PCM codecs (${Tn.join(`, `)}).`,
      );
    if (t !== null && zn(e.decoderConfig.codec) !== t)
      throw TypeError(
        `Audio chunk metadata decoder configuration codec string '${e.decoderConfig.codec}' does not fit to the track codec '${t}'.`,
      );
  },
  Jn = (e) => {
    if (!e) throw TypeError(`Subtitle metadata must be provided.`);
    if (typeof e != `object`) throw TypeError(`Subtitle metadata must be an object.`);
    if (!e.config) throw TypeError(`Subtitle metadata must include a config object.`);
    if (typeof e.config != `object`) throw TypeError(`Subtitle metadata config must be an object.`);
    if (typeof e.config.description != `string`)
      throw TypeError(`Subtitle metadata config description must be a string.`);
  },
  Yn = [44100, 48e3, 32e3],
  Xn = [
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 32, 40, 48, 56, 64, 80, 96,
    112, 128, 160, 192, 224, 256, 320, -1, -1, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256,
    320, 384, -1, -1, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 8, 16, 24, 32, 40, 48, 56, 64, 80,
    96, 112, 128, 144, 160, -1, -1, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, -1,
    -1, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256, -1,
  ],
  Zn = (e, t, n, r, i) =>
    t === 0
      ? 0
      : t === 1
        ? Math.floor((144 * n) / (r << e)) + i
        : t === 2
          ? Math.floor((144 * n) / r) + i
          : (Math.floor((12 * n) / r) + i) * 4,
  Qn = (e, t, n, r) =>
    t === 0 ? 0 : t === 1 ? (144 * n) / (r << e) : t === 2 ? (144 * n) / r : ((12 * n) / r) * 4,
  $n = (e, t) => (e === 3 ? (t === 3 ? 21 : 36) : t === 3 ? 13 : 21),
  er = (e, t) => {
    /*!
     * Copyright (c) 2026-present, Vanilagy and contributors
     *
     * This Source Code Form is subject to the terms of the Mozilla Public
     * License, v. 2.0. If a copy of the MPL was not distributed with this
     * file, You can obtain one at https://mozilla.org/MPL/2.0/.
     */
    let n = e >>> 24,
      r = (e >>> 16) & 255,
      i = (e >>> 8) & 255,
      a = e & 255;
    if (n !== 255 && r !== 255 && i !== 255 && a !== 255) return { header: null, bytesAdvanced: 4 };
    if (n !== 255 || (r & 224) != 224) return { header: null, bytesAdvanced: 1 };
    let o = 0,
      s = 0;
    r & 16 ? (o = r & 8 ? 0 : 1) : ((o = 1), (s = 1));
    let c = (r >> 3) & 3,
      l = (r >> 1) & 3,
      u = (i >> 4) & 15,
      d = ((i >> 2) & 3) % 3,
      f = (i >> 1) & 1,
      p = (a >> 6) & 3,
      m = (a >> 4) & 3,
      h = (a >> 3) & 1,
      g = (a >> 2) & 1,
      _ = a & 3,
      v = Xn[o * 16 * 4 + l * 16 + u];
    if (v === -1) return { header: null, bytesAdvanced: 1 };
    let y = v * 1e3,
      b = Yn[d] >> (o + s),
      x = Zn(o, l, y, b, f);
    if (t !== null && t < x) return { header: null, bytesAdvanced: 1 };
    let S;
    return (
      (S = c === 3 ? (l === 3 ? 384 : 1152) : l === 3 ? 384 : l === 2 ? 1152 : 576),
      {
        header: {
          totalSize: x,
          mpegVersionId: c,
          lowSamplingFrequency: o,
          layer: l,
          bitrate: y,
          frequencyIndex: d,
          sampleRate: b,
          channel: p,
          modeExtension: m,
          copyright: h,
          original: g,
          emphasis: _,
          audioSamplesInFrame: S,
        },
        bytesAdvanced: 1,
      }
    );
  },
  tr = (e) => {
    let t = 127,
      n = 0,
      r = e;
    for (; t ^ 2147483647;)
      ((n = r & ~t), (n <<= 1), (n |= r & t), (t = ((t + 1) << 8) - 1), (r = n));
    return n;
  },
  nr = (e) => {
    let t = 2130706432,
      n = 0;
    for (; t !== 0;) ((n >>= 1), (n |= e & t), (t >>= 8));
    return n;
  };
var rr;
(function (e) {
  ((e[(e.FrameCount = 1)] = `FrameCount`),
    (e[(e.FileSize = 2)] = `FileSize`),
    (e[(e.Toc = 4)] = `Toc`));
})((rr ||= {}));
const ir = (e) => (e === 3 ? 1 : 2);
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
var ar = class {
  constructor(e) {
    this.input = e;
  }
  dispose() {}
};
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
const or = /* #__PURE__ */ new Uint8Array();
var sr = class e {
  constructor(e, t, n, r, i = -1, a, o) {
    if (
      ((this.data = e),
      (this.type = t),
      (this.timestamp = n),
      (this.duration = r),
      (this.sequenceNumber = i),
      e === or && a === void 0)
    )
      throw Error(
        `Internal error: byteLength must be explicitly provided when constructing metadata-only packets.`,
      );
    if ((a === void 0 && (a = e.byteLength), !(e instanceof Uint8Array)))
      throw TypeError(`data must be a Uint8Array.`);
    if (t !== `key` && t !== `delta`) throw TypeError(`type must be either "key" or "delta".`);
    if (!Number.isFinite(n)) throw TypeError(`timestamp must be a number.`);
    if (!Number.isFinite(r) || r < 0) throw TypeError(`duration must be a non-negative number.`);
    if (!Number.isFinite(i)) throw TypeError(`sequenceNumber must be a number.`);
    if (!Number.isInteger(a) || a < 0)
      throw TypeError(`byteLength must be a non-negative integer.`);
    if (o !== void 0 && (typeof o != `object` || !o))
      throw TypeError(`sideData, when provided, must be an object.`);
    if (o?.alpha !== void 0 && !(o.alpha instanceof Uint8Array))
      throw TypeError(`sideData.alpha, when provided, must be a Uint8Array.`);
    if (
      o?.alphaByteLength !== void 0 &&
      (!Number.isInteger(o.alphaByteLength) || o.alphaByteLength < 0)
    )
      throw TypeError(`sideData.alphaByteLength, when provided, must be a non-negative integer.`);
    ((this.byteLength = a),
      (this.sideData = o ?? {}),
      this.sideData.alpha &&
        this.sideData.alphaByteLength === void 0 &&
        (this.sideData.alphaByteLength = this.sideData.alpha.byteLength));
  }
  get isMetadataOnly() {
    return this.data === or;
  }
  get microsecondTimestamp() {
    return Math.trunc(Ie * this.timestamp);
  }
  get microsecondDuration() {
    return Math.trunc(Ie * this.duration);
  }
  toEncodedVideoChunk() {
    if (this.isMetadataOnly)
      throw TypeError(`Metadata-only packets cannot be converted to a video chunk.`);
    if (typeof EncodedVideoChunk > `u`)
      throw Error(`EncodedVideoChunk is not available in this environment.`);
    return new EncodedVideoChunk({
      data: this.data,
      type: this.type,
      timestamp: this.microsecondTimestamp,
      duration: this.microsecondDuration,
    });
  }
  alphaToEncodedVideoChunk(e = this.type) {
    if (!this.sideData.alpha) throw TypeError(`This packet does not contain alpha side data.`);
    if (this.isMetadataOnly)
      throw TypeError(`Metadata-only packets cannot be converted to a video chunk.`);
    if (typeof EncodedVideoChunk > `u`)
      throw Error(`EncodedVideoChunk is not available in this environment.`);
    return new EncodedVideoChunk({
      data: this.sideData.alpha,
      type: e,
      timestamp: this.microsecondTimestamp,
      duration: this.microsecondDuration,
    });
  }
  toEncodedAudioChunk() {
    if (this.isMetadataOnly)
      throw TypeError(`Metadata-only packets cannot be converted to an audio chunk.`);
    if (typeof EncodedAudioChunk > `u`)
      throw Error(`EncodedAudioChunk is not available in this environment.`);
    return new EncodedAudioChunk({
      data: this.data,
      type: this.type,
      timestamp: this.microsecondTimestamp,
      duration: this.microsecondDuration,
    });
  }
  static fromEncodedChunk(t, n) {
    if (!(t instanceof EncodedVideoChunk || t instanceof EncodedAudioChunk))
      throw TypeError(`chunk must be an EncodedVideoChunk or EncodedAudioChunk.`);
    let r = new Uint8Array(t.byteLength);
    return (
      t.copyTo(r), new e(r, t.type, t.timestamp / 1e6, (t.duration ?? 0) / 1e6, void 0, void 0, n)
    );
  }
  clone(t) {
    if (t !== void 0 && (typeof t != `object` || !t))
      throw TypeError(`options, when provided, must be an object.`);
    if (t?.data !== void 0 && !(t.data instanceof Uint8Array))
      throw TypeError(`options.data, when provided, must be a Uint8Array.`);
    if (t?.type !== void 0 && t.type !== `key` && t.type !== `delta`)
      throw TypeError(`options.type, when provided, must be either "key" or "delta".`);
    if (t?.timestamp !== void 0 && !Number.isFinite(t.timestamp))
      throw TypeError(`options.timestamp, when provided, must be a number.`);
    if (t?.duration !== void 0 && !Number.isFinite(t.duration))
      throw TypeError(`options.duration, when provided, must be a number.`);
    if (t?.sequenceNumber !== void 0 && !Number.isFinite(t.sequenceNumber))
      throw TypeError(`options.sequenceNumber, when provided, must be a number.`);
    if (t?.sideData !== void 0 && (typeof t.sideData != `object` || t.sideData === null))
      throw TypeError(`options.sideData, when provided, must be an object.`);
    return new e(
      t?.data ?? this.data,
      t?.type ?? this.type,
      t?.timestamp ?? this.timestamp,
      t?.duration ?? this.duration,
      t?.sequenceNumber ?? this.sequenceNumber,
      this.byteLength,
      t?.sideData ?? this.sideData,
    );
  }
};
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
const cr = (e) => {
    let t =
      (e.hasVideo ? `video/` : e.hasAudio ? `audio/` : `application/`) +
      (e.isQuickTime ? `quicktime` : `mp4`);
    if (e.codecStrings.length > 0) {
      let n = [...new Set(e.codecStrings)];
      t += `; codecs="${n.join(`, `)}"`;
    }
    return t;
  },
  lr = (e) => {
    let t = C(e),
      n = 0,
      r = t.getUint8(n);
    ((n += 1), (n += 3));
    let i = ye(e.subarray(n, n + 16));
    n += 16;
    let a = null;
    if (r > 0) {
      let r = t.getUint32(n);
      if (((n += 4), r > 0)) {
        a = [];
        for (let t = 0; t < r; t++) (a.push(ye(e.subarray(n, n + 16))), (n += 16));
      }
    }
    let o = t.getUint32(n);
    return ((n += 4), { systemId: i, keyIds: a, data: e.slice(n, n + o) });
  },
  ur = (e, t) => e.systemId === t.systemId && We(e.data, t.data),
  dr = (e) => {
    /*!
     * Copyright (c) 2026-present, Vanilagy and contributors
     *
     * This Source Code Form is subject to the terms of the Mozilla Public
     * License, v. 2.0. If a copy of the MPL was not distributed with this
     * file, You can obtain one at https://mozilla.org/MPL/2.0/.
     */
    let t = F(e),
      n = I(e, 4),
      r = 8;
    t === 1 && ((t = Qi(e)), (r = 16));
    let i = t - r;
    return i < 0 ? null : { name: n, totalSize: t, headerSize: r, contentSize: i };
  },
  fr = (e) => Xi(e) / 65536,
  pr = (e) => Xi(e) / 1073741824,
  mr = (e) => {
    let t = 0;
    for (let n = 0; n < 4; n++) {
      t <<= 7;
      let n = N(e);
      if (((t |= n & 127), !(n & 128))) break;
    }
    return t;
  },
  hr = (e) => {
    let t = P(e);
    return (e.skip(2), (t = Math.min(t, e.remainingLength)), ie.decode(M(e, t)));
  },
  gr = (e) => {
    let t = dr(e);
    if (!t || t.name !== `data` || e.remainingLength < 8) return null;
    let n = F(e);
    e.skip(4);
    let r = M(e, t.contentSize - 8);
    switch (n) {
      case 1:
        return ie.decode(r);
      case 2:
        return new re(`utf-16be`).decode(r);
      case 13:
        return new et(r, `image/jpeg`);
      case 14:
        return new et(r, `image/png`);
      case 27:
        return new et(r, `image/bmp`);
      default:
        return r;
    }
  },
  _r = /* @__PURE__ */ new Uint32Array(256),
  vr = /* @__PURE__ */ new Uint32Array(256),
  yr = /* @__PURE__ */ new Uint32Array(256),
  br = /* @__PURE__ */ new Uint32Array(256),
  xr = /* @__PURE__ */ new Uint32Array(256),
  k = /* @__PURE__ */ new Uint32Array(256),
  Sr = /* @__PURE__ */ new Uint32Array(10);
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
let Cr = !1;
const wr = () => {
  let e = /* @__PURE__ */ new Uint8Array(256),
    t = /* @__PURE__ */ new Uint8Array(256),
    n = /* @__PURE__ */ new Uint8Array(256);
  for (let e = 0, r = 1; e < 256; e++)
    ((n[e] = r), (t[r] = e), (r = r ^ (r << 1) ^ (r & 128 ? 283 : 0)));
  let r = (e, r) => (e && r ? n[(t[e] + t[r]) % 255] : 0);
  e[0] = 99;
  for (let r = 1; r < 256; r++) {
    let i = n[255 - t[r]],
      a = i ^ (i << 1) ^ (i << 2) ^ (i << 3) ^ (i << 4);
    ((a = (a >>> 8) ^ (a & 255) ^ 99), (e[r] = a));
  }
  for (let t = 0; t < 256; t++) {
    let n = e[t],
      i = e.indexOf(t);
    ((_r[t] = (n << 24) | (n << 16) | (n << 8) | n), (k[t] = (i << 24) | (i << 16) | (i << 8) | i));
    let a = r(i, 14),
      o = r(i, 9),
      s = r(i, 13),
      c = r(i, 11),
      l = (a << 24) | (o << 16) | (s << 8) | c;
    ((vr[t] = l),
      (yr[t] = (l >>> 8) | (l << 24)),
      (br[t] = (l >>> 16) | (l << 16)),
      (xr[t] = (l >>> 24) | (l << 8)));
  }
  let i = 1;
  for (let e = 0; e < 10; e++) ((Sr[e] = i << 24), (i = (i << 1) ^ (i & 128 ? 283 : 0)));
  Cr = !0;
};
var Tr = class {
    constructor() {
      ((this.roundkey = /* @__PURE__ */ new Uint32Array(44)),
        (this.iv = new Uint32Array(16 / Uint32Array.BYTES_PER_ELEMENT)),
        (this.in = /* @__PURE__ */ new Uint8Array(16)),
        (this.out = /* @__PURE__ */ new Uint8Array(16)),
        (this.inView = new DataView(this.in.buffer)),
        (this.outView = new DataView(this.out.buffer)));
    }
    init({ key: e, iv: t }) {
      (s(e.byteLength === 16), s(t.byteLength === 16), Cr || wr());
      let n = new DataView(e.buffer, e.byteOffset, e.byteLength),
        r = new DataView(t.buffer, t.byteOffset, t.byteLength);
      ((this.roundkey[0] = n.getUint32(0, !1)),
        (this.roundkey[1] = n.getUint32(4, !1)),
        (this.roundkey[2] = n.getUint32(8, !1)),
        (this.roundkey[3] = n.getUint32(12, !1)),
        (this.iv[0] = r.getUint32(0, !1)),
        (this.iv[1] = r.getUint32(4, !1)),
        (this.iv[2] = r.getUint32(8, !1)),
        (this.iv[3] = r.getUint32(12, !1)));
      for (let e = 4; e < 44; e += 4) {
        let t = this.roundkey[e - 1];
        ((this.roundkey[e] =
          this.roundkey[e - 4] ^
          (_r[(t >>> 16) & 255] & 4278190080) ^
          (_r[(t >>> 8) & 255] & 16711680) ^
          (_r[(t >>> 0) & 255] & 65280) ^
          (_r[(t >>> 24) & 255] & 255) ^
          Sr[e / 4 - 1]),
          (this.roundkey[e + 1] = this.roundkey[e - 3] ^ this.roundkey[e]),
          (this.roundkey[e + 2] = this.roundkey[e - 2] ^ this.roundkey[e + 1]),
          (this.roundkey[e + 3] = this.roundkey[e - 1] ^ this.roundkey[e + 2]));
      }
      for (let e = 0, t = 40; e < t; e += 4, t -= 4)
        for (let n = 0; n < 4; n++) {
          let r = this.roundkey[e + n];
          ((this.roundkey[e + n] = this.roundkey[t + n]), (this.roundkey[t + n] = r));
        }
      for (let e = 4; e < 40; e += 4)
        for (let t = 0; t < 4; t++) {
          let n = this.roundkey[e + t];
          this.roundkey[e + t] =
            vr[_r[(n >>> 24) & 255] & 255] ^
            yr[_r[(n >>> 16) & 255] & 255] ^
            br[_r[(n >>> 8) & 255] & 255] ^
            xr[_r[(n >>> 0) & 255] & 255];
        }
    }
    decrypt() {
      let e = this.inView.getUint32(0, !1) ^ this.roundkey[0],
        t = this.inView.getUint32(4, !1) ^ this.roundkey[1],
        n = this.inView.getUint32(8, !1) ^ this.roundkey[2],
        r = this.inView.getUint32(12, !1) ^ this.roundkey[3],
        i = this.inView.getUint32(0, !1),
        a = this.inView.getUint32(4, !1),
        o = this.inView.getUint32(8, !1),
        s = this.inView.getUint32(12, !1),
        c,
        l,
        u,
        d;
      for (let i = 1; i < 10; i++) {
        let a = i * 4;
        ((c =
          vr[e >>> 24] ^
          yr[(r >>> 16) & 255] ^
          br[(n >>> 8) & 255] ^
          xr[t & 255] ^
          this.roundkey[a]),
          (l =
            vr[t >>> 24] ^
            yr[(e >>> 16) & 255] ^
            br[(r >>> 8) & 255] ^
            xr[n & 255] ^
            this.roundkey[a + 1]),
          (u =
            vr[n >>> 24] ^
            yr[(t >>> 16) & 255] ^
            br[(e >>> 8) & 255] ^
            xr[r & 255] ^
            this.roundkey[a + 2]),
          (d =
            vr[r >>> 24] ^
            yr[(n >>> 16) & 255] ^
            br[(t >>> 8) & 255] ^
            xr[e & 255] ^
            this.roundkey[a + 3]),
          (e = c),
          (t = l),
          (n = u),
          (r = d));
      }
      let f =
          (k[(e >>> 24) & 255] & 4278190080) ^
          (k[(r >>> 16) & 255] & 16711680) ^
          (k[(n >>> 8) & 255] & 65280) ^
          (k[(t >>> 0) & 255] & 255) ^
          this.roundkey[40],
        p =
          (k[(t >>> 24) & 255] & 4278190080) ^
          (k[(e >>> 16) & 255] & 16711680) ^
          (k[(r >>> 8) & 255] & 65280) ^
          (k[(n >>> 0) & 255] & 255) ^
          this.roundkey[41],
        m =
          (k[(n >>> 24) & 255] & 4278190080) ^
          (k[(t >>> 16) & 255] & 16711680) ^
          (k[(e >>> 8) & 255] & 65280) ^
          (k[(r >>> 0) & 255] & 255) ^
          this.roundkey[42],
        h =
          (k[(r >>> 24) & 255] & 4278190080) ^
          (k[(n >>> 16) & 255] & 16711680) ^
          (k[(t >>> 8) & 255] & 65280) ^
          (k[(e >>> 0) & 255] & 255) ^
          this.roundkey[43];
      (this.outView.setUint32(0, f ^ this.iv[0], !1),
        this.outView.setUint32(4, p ^ this.iv[1], !1),
        this.outView.setUint32(8, m ^ this.iv[2], !1),
        this.outView.setUint32(12, h ^ this.iv[3], !1),
        (this.iv[0] = i),
        (this.iv[1] = a),
        (this.iv[2] = o),
        (this.iv[3] = s));
    }
  },
  Er = class e extends ar {
    constructor(e) {
      /*!
       * Copyright (c) 2026-present, Vanilagy and contributors
       *
       * This Source Code Form is subject to the terms of the Mozilla Public
       * License, v. 2.0. If a copy of the MPL was not distributed with this
       * file, You can obtain one at https://mozilla.org/MPL/2.0/.
       */
      (super(e),
        (this.moovSlice = null),
        (this.currentTrack = null),
        (this.tracks = []),
        (this.metadataPromise = null),
        (this.movieTimescale = -1),
        (this.movieDurationInTimescale = -1),
        (this.movieMatrix = d),
        (this.isQuickTime = !1),
        (this.metadataTags = {}),
        (this.currentMetadataKeys = null),
        (this.isFragmented = !1),
        (this.fragmentTrackDefaults = []),
        (this.psshBoxes = []),
        (this.currentFragment = null),
        (this.lastReadFragment = null),
        (this.decryptionKeyCache = /* @__PURE__ */ new Map()),
        (this.reader = e._reader));
    }
    async getTrackBackings() {
      return (await this.readMetadata(), this.tracks.map((e) => e.trackBacking));
    }
    async getMimeType() {
      await this.readMetadata();
      let e = await this.getTrackBackings(),
        t = await Promise.all(e.map((e) => e.getDecoderConfig().then((e) => e?.codec ?? null)));
      return cr({
        isQuickTime: this.isQuickTime,
        hasVideo: this.tracks.some((e) => e.info?.type === `video`),
        hasAudio: this.tracks.some((e) => e.info?.type === `audio`),
        codecStrings: t.filter(Boolean),
      });
    }
    async getMetadataTags() {
      return (await this.readMetadata(), this.metadataTags);
    }
    readMetadata() {
      return (this.metadataPromise ??= (async () => {
        let e = 0,
          t = !1,
          n = !1;
        for (;;) {
          let r = this.reader.requestSliceRange(e, 8, 16);
          if ((E(r) && (r = await r), !r)) break;
          let i = e,
            a = dr(r);
          if (!a) break;
          if (a.name === `ftyp` || a.name === `styp`) {
            let e = I(r, 4);
            this.isQuickTime = e === `qt  `;
          } else if (a.name === `moov`) {
            let e = this.reader.requestSlice(r.filePos, a.contentSize);
            if ((E(e) && (e = await e), !e)) break;
            ((this.moovSlice = e), this.readContiguousBoxes(this.moovSlice));
            for (let e of this.tracks) {
              let t = e.editListPreviousSegmentDurations / this.movieTimescale;
              e.editListOffset -= Math.round(t * e.timescale);
            }
            ((t =
              this.isFragmented &&
              this.reader.fileSize !== null &&
              this.reader.fileSize > i + a.totalSize),
              (n = !0));
            break;
          } else if (a.name === `moof`) {
            if (!this.input._initInput)
              throw Error(
                `"moof" box encountered with no "moov" box present; this file is likely a Segment as described in ISO/IEC 14496-12 Section 8.16. A separate init file that contains a "moov" box is required to read this file, please provide it using InputOptions.initInput.`,
              );
            (await this.copyMetadataFromInitInput(this.input._initInput), (t = !1), (n = !0));
            break;
          }
          e = i + a.totalSize;
        }
        if (
          (!n &&
            this.input._initInput &&
            (await this.copyMetadataFromInitInput(this.input._initInput)),
          t)
        ) {
          s(this.reader.fileSize !== null);
          let e = this.reader.requestSlice(this.reader.fileSize - 4, 4);
          (E(e) && (e = await e), s(e));
          let t = F(e),
            n = this.reader.fileSize - t;
          if (n >= 0 && n <= this.reader.fileSize - 16) {
            let e = this.reader.requestSliceRange(n, 8, 16);
            if ((E(e) && (e = await e), e)) {
              let t = dr(e);
              if (t && t.name === `mfra`) {
                let n = this.reader.requestSlice(e.filePos, t.contentSize);
                (E(n) && (n = await n), n && this.readContiguousBoxes(n));
              }
            }
          }
        }
      })());
    }
    async copyMetadataFromInitInput(t) {
      let n = await t._getDemuxer();
      if (n.constructor !== e) throw Error(`Init input must match the input's format.`);
      (await n.readMetadata(),
        (this.movieTimescale = n.movieTimescale),
        (this.movieDurationInTimescale = n.movieDurationInTimescale),
        (this.movieMatrix = n.movieMatrix),
        (this.metadataTags = n.metadataTags),
        (this.isFragmented = !0),
        (this.fragmentTrackDefaults = n.fragmentTrackDefaults),
        (this.psshBoxes = n.psshBoxes));
      for (let e of n.tracks) {
        let t = {
          id: e.id,
          demuxer: this,
          trackBacking: null,
          disposition: e.disposition,
          timescale: e.timescale,
          durationInMediaTimescale: e.durationInMediaTimescale,
          durationInMovieTimescale: e.durationInMovieTimescale,
          matrix: e.matrix,
          internalCodecId: e.internalCodecId,
          name: e.name,
          languageCode: e.languageCode,
          sampleTableByteOffset: null,
          sampleTable: null,
          fragmentLookupTable: [],
          currentFragmentState: null,
          fragmentPositionCache: [],
          editListPreviousSegmentDurations: e.editListPreviousSegmentDurations,
          editListOffset: e.editListOffset,
          encryptionInfo: e.encryptionInfo,
          encryptionAuxInfo: null,
          frmaCodecString: null,
          maxBitrate: e.maxBitrate,
          avgBitrate: e.avgBitrate,
          info: e.info,
        };
        e.trackBacking &&
          (s(t.info),
          t.info.type === `video` && t.info.width !== -1
            ? ((t.trackBacking = new Or(t)), this.tracks.push(t))
            : t.info.type === `audio` &&
              t.info.numberOfChannels !== -1 &&
              ((t.trackBacking = new kr(t)), this.tracks.push(t)));
      }
    }
    getSampleTableForTrack(e) {
      if (e.sampleTable) return e.sampleTable;
      let t = {
        sampleTimingEntries: [],
        sampleCompositionTimeOffsets: [],
        sampleSizes: [],
        keySampleIndices: null,
        chunkOffsets: [],
        sampleToChunk: [],
        presentationTimestamps: null,
        presentationTimestampIndexMap: null,
      };
      if (((e.sampleTable = t), e.sampleTableByteOffset === null)) return t;
      s(this.moovSlice);
      let n = this.moovSlice.slice(e.sampleTableByteOffset);
      if (
        ((this.currentTrack = e),
        this.traverseBox(n),
        (this.currentTrack = null),
        e.info?.type === `audio` &&
          e.info.codec &&
          Tn.includes(e.info.codec) &&
          t.sampleCompositionTimeOffsets.length === 0)
      ) {
        s(e.info?.type === `audio`);
        let n = Rn(e.info.codec),
          r = [],
          i = [];
        for (let a = 0; a < t.sampleToChunk.length; a++) {
          let o = t.sampleToChunk[a],
            s = t.sampleToChunk[a + 1],
            c = (s ? s.startChunkIndex : t.chunkOffsets.length) - o.startChunkIndex;
          for (let a = 0; a < c; a++) {
            let s = o.startSampleIndex + a * o.samplesPerChunk,
              c = s + o.samplesPerChunk,
              l = T(t.sampleTimingEntries, s, (e) => e.startIndex),
              u = t.sampleTimingEntries[l],
              d = T(t.sampleTimingEntries, c, (e) => e.startIndex),
              f = t.sampleTimingEntries[d],
              p = u.startDecodeTimestamp + (s - u.startIndex) * u.delta,
              m = f.startDecodeTimestamp + (c - f.startIndex) * f.delta - p,
              h = y(r);
            h && h.delta === m
              ? h.count++
              : r.push({
                  startIndex: o.startChunkIndex + a,
                  startDecodeTimestamp: p,
                  count: 1,
                  delta: m,
                });
            let g = o.samplesPerChunk * n.sampleSize * e.info.numberOfChannels;
            i.push(g);
          }
          ((o.startSampleIndex = o.startChunkIndex), (o.samplesPerChunk = 1));
        }
        ((t.sampleTimingEntries = r), (t.sampleSizes = i));
      }
      if (t.sampleCompositionTimeOffsets.length > 0) {
        t.presentationTimestamps = [];
        for (let e of t.sampleTimingEntries)
          for (let n = 0; n < e.count; n++)
            t.presentationTimestamps.push({
              presentationTimestamp: e.startDecodeTimestamp + n * e.delta,
              sampleIndex: e.startIndex + n,
            });
        for (let e of t.sampleCompositionTimeOffsets)
          for (let n = 0; n < e.count; n++) {
            let r = e.startIndex + n,
              i = t.presentationTimestamps[r];
            i && (i.presentationTimestamp += e.offset);
          }
        (t.presentationTimestamps.sort((e, t) => e.presentationTimestamp - t.presentationTimestamp),
          (t.presentationTimestampIndexMap = Array(t.presentationTimestamps.length).fill(-1)));
        for (let e = 0; e < t.presentationTimestamps.length; e++)
          t.presentationTimestampIndexMap[t.presentationTimestamps[e].sampleIndex] = e;
      }
      return t;
    }
    async readFragment(e) {
      if (this.lastReadFragment?.moofOffset === e) return this.lastReadFragment;
      let t = this.reader.requestSliceRange(e, 8, 16);
      (E(t) && (t = await t), s(t));
      let n = dr(t);
      s(n?.name === `moof`);
      let r = this.reader.requestSlice(e, n.totalSize);
      (E(r) && (r = await r), s(r), this.traverseBox(r));
      let i = this.lastReadFragment;
      s(i && i.moofOffset === e);
      for (let [, e] of i.trackData) {
        let t = e.track,
          { fragmentPositionCache: n } = t;
        if (!e.startTimestampIsFinal) {
          let r = t.fragmentLookupTable.find((e) => e.moofOffset === i.moofOffset);
          if (r) Pr(e, r.timestamp);
          else {
            let t = T(n, i.moofOffset - 1, (e) => e.moofOffset);
            if (t !== -1) {
              let r = n[t];
              Pr(e, r.endTimestamp);
            }
          }
          e.startTimestampIsFinal = !0;
        }
        let r = T(n, e.startTimestamp, (e) => e.startTimestamp);
        if (
          ((r === -1 || n[r].moofOffset !== i.moofOffset) &&
            n.splice(r + 1, 0, {
              moofOffset: i.moofOffset,
              startTimestamp: e.startTimestamp,
              endTimestamp: e.endTimestamp,
            }),
          e.encryptionAuxInfo && t.encryptionInfo)
        ) {
          let n = await Rr(this.reader, t.encryptionInfo, e.encryptionAuxInfo);
          for (let t = 0; t < Math.min(e.samples.length, n.length); t++) {
            let r = n[t];
            e.samples[t].encryption = r;
          }
        }
      }
      return i;
    }
    readContiguousBoxes(e) {
      let t = e.filePos;
      for (; e.filePos - t <= e.length - 8 && this.traverseBox(e););
    }
    *iterateContiguousBoxes(e) {
      let t = e.filePos;
      for (; e.filePos - t <= e.length - 8;) {
        let t = e.filePos,
          n = dr(e);
        if (!n) break;
        (yield { boxInfo: n, slice: e }, (e.filePos = t + n.totalSize));
      }
    }
    traverseBox(e) {
      let t = e.filePos,
        n = dr(e);
      if (!n) return !1;
      let r = e.filePos,
        i = t + n.totalSize;
      switch (n.name) {
        case `mdia`:
        case `minf`:
        case `dinf`:
        case `mfra`:
        case `edts`:
        case `sinf`:
        case `schi`:
          this.readContiguousBoxes(e.slice(r, n.contentSize));
          break;
        case `mvhd`:
          {
            let t = N(e);
            (e.skip(3),
              t === 1
                ? (e.skip(16),
                  (this.movieTimescale = F(e)),
                  (this.movieDurationInTimescale = Qi(e)))
                : (e.skip(8), (this.movieTimescale = F(e)), (this.movieDurationInTimescale = F(e))),
              e.skip(16),
              (this.movieMatrix = Fr(e)));
          }
          break;
        case `trak`:
          {
            let t = {
              id: -1,
              demuxer: this,
              trackBacking: null,
              disposition: { ...it, primary: !1 },
              info: null,
              timescale: -1,
              durationInMovieTimescale: -1,
              durationInMediaTimescale: -1,
              matrix: d,
              internalCodecId: null,
              name: null,
              languageCode: `und`,
              sampleTableByteOffset: -1,
              sampleTable: null,
              fragmentLookupTable: [],
              currentFragmentState: null,
              fragmentPositionCache: [],
              editListPreviousSegmentDurations: 0,
              editListOffset: 0,
              encryptionInfo: null,
              encryptionAuxInfo: null,
              frmaCodecString: null,
              maxBitrate: null,
              avgBitrate: null,
            };
            ((this.currentTrack = t),
              this.readContiguousBoxes(e.slice(r, n.contentSize)),
              t.id !== -1 &&
                t.timescale !== -1 &&
                t.info !== null &&
                (t.info.type === `video` && t.info.width !== -1
                  ? ((t.trackBacking = new Or(t)), this.tracks.push(t))
                  : t.info.type === `audio` &&
                    t.info.numberOfChannels !== -1 &&
                    ((t.trackBacking = new kr(t)), this.tracks.push(t))),
              (this.currentTrack = null));
          }
          break;
        case `tkhd`:
          {
            let t = this.currentTrack;
            if (!t) break;
            let n = N(e),
              r = !!(qi(e) & 1);
            if (((t.disposition.default = r), n === 0))
              (e.skip(8), (t.id = F(e)), e.skip(4), (t.durationInMovieTimescale = F(e)));
            else if (n === 1)
              (e.skip(16), (t.id = F(e)), e.skip(4), (t.durationInMovieTimescale = Qi(e)));
            else throw Error(`Incorrect track header version ${n}.`);
            e.skip(16);
            let i = Fr(e);
            t.matrix = v(i, this.movieMatrix);
          }
          break;
        case `elst`:
          {
            let t = this.currentTrack;
            if (!t) break;
            let n = N(e);
            e.skip(3);
            let r = !1,
              i = 0,
              a = F(e);
            for (let o = 0; o < a; o++) {
              let a = n === 1 ? Qi(e) : F(e),
                o = n === 1 ? $i(e) : Xi(e),
                s = fr(e);
              if (r) {
                D._warn(
                  `Unsupported edit list: multiple edits are not currently supported. Only using first edit.`,
                );
                break;
              }
              if (o === -1) i += a;
              else {
                if (s !== 1) {
                  D._warn(`Unsupported edit list entry: media rate must be 1.`);
                  break;
                }
                ((t.editListPreviousSegmentDurations = i), (t.editListOffset = o), (r = !0));
              }
            }
          }
          break;
        case `mdhd`:
          {
            let t = this.currentTrack;
            if (!t) break;
            let n = N(e);
            (e.skip(3),
              n === 0
                ? (e.skip(8), (t.timescale = F(e)), (t.durationInMediaTimescale = F(e)))
                : n === 1 &&
                  (e.skip(16), (t.timescale = F(e)), (t.durationInMediaTimescale = Qi(e))));
            let r = P(e);
            if (r > 0) {
              t.languageCode = ``;
              for (let e = 0; e < 3; e++)
                ((t.languageCode = String.fromCharCode(96 + (r & 31)) + t.languageCode), (r >>= 5));
              Fe(t.languageCode) || (t.languageCode = `und`);
            }
          }
          break;
        case `hdlr`:
          {
            let t = this.currentTrack;
            if (!t) break;
            e.skip(8);
            let n = I(e, 4);
            n === `vide`
              ? (t.info = {
                  type: `video`,
                  width: -1,
                  height: -1,
                  squarePixelWidth: -1,
                  squarePixelHeight: -1,
                  codec: null,
                  codecDescription: null,
                  colorSpace: { ...he },
                  avcType: null,
                  avcCodecInfo: null,
                  hevcCodecInfo: null,
                  vp9CodecInfo: null,
                  av1CodecInfo: null,
                  proresCodecInfo: null,
                  proresFormat: null,
                })
              : n === `soun` &&
                (t.info = {
                  type: `audio`,
                  numberOfChannels: -1,
                  sampleRate: -1,
                  codec: null,
                  codecDescription: null,
                  aacCodecInfo: null,
                  dtsFormat: null,
                  pcmLittleEndian: !1,
                  pcmSampleSize: null,
                });
          }
          break;
        case `stbl`:
          {
            let i = this.currentTrack;
            if (!i) break;
            ((i.sampleTableByteOffset = t), this.readContiguousBoxes(e.slice(r, n.contentSize)));
          }
          break;
        case `stsd`:
          {
            let t = this.currentTrack;
            if (!t || t.info === null || t.sampleTable) break;
            let n = N(e);
            e.skip(3);
            let r = F(e);
            for (let i = 0; i < r; i++) {
              let r = e.filePos,
                i = dr(e);
              if (!i) break;
              t.internalCodecId = i.name;
              let a = i.name.toLowerCase();
              if (t.info.type === `video`) {
                (e.skip(24),
                  (t.info.width = P(e)),
                  (t.info.height = P(e)),
                  (t.info.squarePixelWidth = t.info.width),
                  (t.info.squarePixelHeight = t.info.height),
                  e.skip(50),
                  (t.frmaCodecString = null),
                  this.readContiguousBoxes(e.slice(e.filePos, r + i.totalSize - e.filePos)));
                let n = a === `encv` ? t.frmaCodecString : a;
                ((t.frmaCodecString = null),
                  n === `avc1` || n === `avc3`
                    ? ((t.info.codec = `avc`), (t.info.avcType = n === `avc1` ? 1 : 3))
                    : n === `hvc1` || n === `hev1`
                      ? (t.info.codec = `hevc`)
                      : n === `vp08`
                        ? (t.info.codec = `vp8`)
                        : n === `vp09`
                          ? (t.info.codec = `vp9`)
                          : n === `av01`
                            ? (t.info.codec = `av1`)
                            : jn.includes(a)
                              ? ((t.info.codec = `prores`), (t.info.proresFormat = a))
                              : n === null
                                ? D._warn(`Unknown encrypted video codec due to missing frma box.`)
                                : D._warn(
                                    `Unsupported video codec (sample entry type '${i.name}').`,
                                  ));
              } else {
                e.skip(8);
                let o = P(e);
                e.skip(6);
                let s = P(e),
                  c = P(e);
                e.skip(4);
                let l = F(e) / 65536,
                  u = null;
                (n === 0 &&
                  o > 0 &&
                  (o === 1
                    ? (e.skip(4), (c = 8 * F(e)), e.skip(8))
                    : o === 2 &&
                      (e.skip(4),
                      (l = ea(e)),
                      (s = F(e)),
                      e.skip(4),
                      (c = F(e)),
                      (u = F(e)),
                      e.skip(8))),
                  (t.info.numberOfChannels = s),
                  (t.info.sampleRate = l),
                  (t.frmaCodecString = null),
                  this.readContiguousBoxes(e.slice(e.filePos, r + i.totalSize - e.filePos)));
                let d = a === `enca` ? t.frmaCodecString : a;
                if (((t.frmaCodecString = null), d !== `mp4a`)) {
                  if (d === `opus`) ((t.info.codec = `opus`), (t.info.sampleRate = 48e3));
                  else if (d === `flac`) t.info.codec = `flac`;
                  else if (d === `ulaw`) t.info.codec = `ulaw`;
                  else if (d === `alaw`) t.info.codec = `alaw`;
                  else if (d === `ac-3`) t.info.codec = `ac3`;
                  else if (d === `ec-3`) t.info.codec = `eac3`;
                  else if (Mn.includes(d)) ((t.info.codec = `dts`), (t.info.dtsFormat = d));
                  else if (d === `twos`)
                    c === 8
                      ? (t.info.codec = `pcm-s8`)
                      : c === 16
                        ? (t.info.codec = t.info.pcmLittleEndian ? `pcm-s16` : `pcm-s16be`)
                        : (D._warn(`Unsupported sample size ${c} for codec 'twos'.`),
                          (t.info.codec = null));
                  else if (d === `sowt`)
                    c === 8
                      ? (t.info.codec = `pcm-s8`)
                      : c === 16
                        ? (t.info.codec = `pcm-s16`)
                        : (D._warn(`Unsupported sample size ${c} for codec 'sowt'.`),
                          (t.info.codec = null));
                  else if (d === `raw `) t.info.codec = `pcm-u8`;
                  else if (d === `in24`)
                    t.info.codec = t.info.pcmLittleEndian ? `pcm-s24` : `pcm-s24be`;
                  else if (d === `in32`)
                    t.info.codec = t.info.pcmLittleEndian ? `pcm-s32` : `pcm-s32be`;
                  else if (d === `fl32`)
                    t.info.codec = t.info.pcmLittleEndian ? `pcm-f32` : `pcm-f32be`;
                  else if (d === `fl64`)
                    t.info.codec = t.info.pcmLittleEndian ? `pcm-f64` : `pcm-f64be`;
                  else if (d === `ipcm`) {
                    let e = t.info.pcmSampleSize;
                    t.info.pcmLittleEndian
                      ? e === 16
                        ? (t.info.codec = `pcm-s16`)
                        : e === 24
                          ? (t.info.codec = `pcm-s24`)
                          : e === 32
                            ? (t.info.codec = `pcm-s32`)
                            : (D._warn(`Invalid ipcm sample size ${e}.`), (t.info.codec = null))
                      : e === 16
                        ? (t.info.codec = `pcm-s16be`)
                        : e === 24
                          ? (t.info.codec = `pcm-s24be`)
                          : e === 32
                            ? (t.info.codec = `pcm-s32be`)
                            : (D._warn(`Invalid ipcm sample size ${e}.`), (t.info.codec = null));
                  } else if (d === `fpcm`) {
                    let e = t.info.pcmSampleSize;
                    t.info.pcmLittleEndian
                      ? e === 32
                        ? (t.info.codec = `pcm-f32`)
                        : e === 64
                          ? (t.info.codec = `pcm-f64`)
                          : (D._warn(`Invalid fpcm sample size ${e}.`), (t.info.codec = null))
                      : e === 32
                        ? (t.info.codec = `pcm-f32be`)
                        : e === 64
                          ? (t.info.codec = `pcm-f64be`)
                          : (D._warn(`Invalid fpcm sample size ${e}.`), (t.info.codec = null));
                  } else if (d === `lpcm` && u !== null) {
                    let e = (c + 7) >> 3,
                      n = !!(u & 1),
                      r = !!(u & 2),
                      i = u & 4 ? -1 : 0;
                    (c > 0 &&
                      c <= 64 &&
                      (n
                        ? c === 32 && (t.info.codec = r ? `pcm-f32be` : `pcm-f32`)
                        : i & (1 << (e - 1))
                          ? e === 1
                            ? (t.info.codec = `pcm-s8`)
                            : e === 2
                              ? (t.info.codec = r ? `pcm-s16be` : `pcm-s16`)
                              : e === 3
                                ? (t.info.codec = r ? `pcm-s24be` : `pcm-s24`)
                                : e === 4 && (t.info.codec = r ? `pcm-s32be` : `pcm-s32`)
                          : e === 1 && (t.info.codec = `pcm-u8`)),
                      t.info.codec === null && D._warn(`Unsupported PCM format.`));
                  } else
                    d === null
                      ? D._warn(`Unknown encrypted audio codec due to missing frma box.`)
                      : D._warn(`Unsupported audio codec (sample entry type '${i.name}').`);
                }
              }
              e.filePos = r + i.totalSize;
            }
          }
          break;
        case `frma`:
          {
            let t = this.currentTrack;
            if (!t) break;
            t.frmaCodecString = I(e, 4).toLowerCase();
          }
          break;
        case `schm`:
          {
            let t = this.currentTrack;
            if (!t) break;
            e.skip(4);
            let n = I(e, 4);
            n === `cenc` || n === `cens` || n === `cbcs`
              ? (t.encryptionInfo = {
                  scheme: n,
                  defaultKid: null,
                  defaultIsProtected: null,
                  defaultPerSampleIvSize: null,
                  defaultConstantIv: null,
                  defaultCryptByteBlock: null,
                  defaultSkipByteBlock: null,
                })
              : D._warn(`Unsupported encryption scheme '${n}'.`);
          }
          break;
        case `tenc`:
          {
            let t = this.currentTrack;
            if (!t || !t.encryptionInfo) break;
            let n = N(e);
            (e.skip(3), e.skip(1));
            let r = N(e);
            if (
              (n > 0
                ? ((t.encryptionInfo.defaultCryptByteBlock = r >> 4),
                  (t.encryptionInfo.defaultSkipByteBlock = r & 15))
                : ((t.encryptionInfo.defaultCryptByteBlock = 0),
                  (t.encryptionInfo.defaultSkipByteBlock = 0)),
              (t.encryptionInfo.defaultIsProtected = N(e) !== 0),
              (t.encryptionInfo.defaultPerSampleIvSize = N(e)),
              (t.encryptionInfo.defaultKid = ye(M(e, 16))),
              t.encryptionInfo.defaultIsProtected && t.encryptionInfo.defaultPerSampleIvSize === 0)
            ) {
              let n = N(e),
                r = /* @__PURE__ */ new Uint8Array(16);
              (r.set(M(e, n), 0), (t.encryptionInfo.defaultConstantIv = r));
            }
          }
          break;
        case `avcC`:
          {
            let t = this.currentTrack;
            if (!t || (s(t.info), n.contentSize === 0)) break;
            t.info.codecDescription = M(e, n.contentSize);
          }
          break;
        case `hvcC`:
          {
            let t = this.currentTrack;
            if (!t || (s(t.info), n.contentSize === 0)) break;
            t.info.codecDescription = M(e, n.contentSize);
          }
          break;
        case `vpcC`:
          {
            let t = this.currentTrack;
            if (!t) break;
            (s(t.info?.type === `video`), e.skip(4));
            let n = N(e),
              r = N(e),
              i = N(e),
              a = i >> 4,
              o = (i >> 1) & 7,
              c = i & 1,
              l = N(e),
              u = N(e),
              d = N(e);
            t.info.vp9CodecInfo = {
              profile: n,
              level: r,
              bitDepth: a,
              chromaSubsampling: o,
              videoFullRangeFlag: c,
              colourPrimaries: l,
              transferCharacteristics: u,
              matrixCoefficients: d,
            };
          }
          break;
        case `av1C`:
          {
            let t = this.currentTrack;
            if (!t) break;
            (s(t.info?.type === `video`), e.skip(1));
            let r = N(e),
              i = r >> 5,
              a = r & 31,
              o = N(e),
              c = o >> 7,
              l = (o >> 6) & 1,
              u = (o >> 5) & 1,
              d = (o >> 4) & 1,
              f = (o >> 3) & 1,
              p = (o >> 2) & 1,
              m = o & 3,
              h = i === 2 && l ? (u ? 12 : 10) : l ? 10 : 8;
            e.skip(1);
            let g = M(e, n.contentSize - 4),
              _ = Yt(g);
            t.info.av1CodecInfo = {
              profile: i,
              level: a,
              tier: c,
              bitDepth: h,
              monochrome: d,
              chromaSubsamplingX: f,
              chromaSubsamplingY: p,
              chromaSamplePosition: m,
              videoFullRangeFlag: _?.videoFullRangeFlag ?? 0,
              colourPrimaries: _?.colourPrimaries ?? 2,
              transferCharacteristics: _?.transferCharacteristics ?? 2,
              matrixCoefficients: _?.matrixCoefficients ?? 2,
            };
          }
          break;
        case `colr`:
          {
            let t = this.currentTrack;
            if (!t) break;
            s(t.info?.type === `video`);
            let n = I(e, 4);
            if (n !== `nclx` && n !== `nclc`) break;
            let r = P(e),
              i = P(e),
              a = P(e),
              o;
            (n === `nclx` && (o = !!(N(e) & 128)),
              (t.info.colorSpace = {
                primaries: ce[r],
                transfer: ue[i],
                matrix: fe[a],
                fullRange: o,
              }));
          }
          break;
        case `pasp`:
          {
            let t = this.currentTrack;
            if (!t) break;
            s(t.info?.type === `video`);
            let n = F(e),
              r = F(e);
            n > 0 &&
              r > 0 &&
              (n > r
                ? (t.info.squarePixelWidth = Math.round((t.info.width * n) / r))
                : (t.info.squarePixelHeight = Math.round((t.info.height * r) / n)));
          }
          break;
        case `btrt`:
          {
            let t = this.currentTrack;
            if (!t) break;
            e.skip(4);
            let n = F(e),
              r = F(e);
            ((t.maxBitrate = n > 0 ? n : null), (t.avgBitrate = r > 0 ? r : null));
          }
          break;
        case `wave`:
          this.readContiguousBoxes(e.slice(r, n.contentSize));
          break;
        case `esds`:
          {
            let t = this.currentTrack;
            if (!t || t.info?.type !== `audio`) break;
            (e.skip(4), s(N(e) === 3), mr(e), e.skip(2));
            let n = N(e),
              r = !!(n & 128),
              i = !!(n & 64),
              a = !!(n & 32);
            if ((r && e.skip(2), i)) {
              let t = N(e);
              e.skip(t);
            }
            (a && e.skip(2), s(N(e) === 4));
            let o = mr(e),
              c = e.filePos,
              l = N(e);
            if (
              (l === 64 || l === 103
                ? ((t.info.codec = `aac`),
                  (t.info.aacCodecInfo = { isMpeg2: l === 103, objectType: null }))
                : l === 105 || l === 107
                  ? (t.info.codec = `mp3`)
                  : l === 221
                    ? (t.info.codec = `vorbis`)
                    : l === 169
                      ? (t.info.codec = `dts`)
                      : D._warn(
                          `Unsupported audio codec (objectTypeIndication ${l}) - discarding track.`,
                        ),
              e.skip(12),
              o > e.filePos - c)
            ) {
              s(N(e) === 5);
              let n = mr(e);
              if (((t.info.codecDescription = M(e, n)), t.info.codec === `aac`)) {
                let e = ct(t.info.codecDescription);
                (e.outputNumberOfChannels !== null &&
                  (t.info.numberOfChannels = e.outputNumberOfChannels),
                  e.outputSampleRate !== null && (t.info.sampleRate = e.outputSampleRate));
              }
            }
          }
          break;
        case `enda`:
          {
            let t = this.currentTrack;
            if (!t) break;
            (s(t.info?.type === `audio`), (t.info.pcmLittleEndian = !!(P(e) & 255)));
          }
          break;
        case `pcmC`:
          {
            let t = this.currentTrack;
            if (!t) break;
            (s(t.info?.type === `audio`), e.skip(4));
            let n = N(e);
            ((t.info.pcmLittleEndian = !!(n & 1)), (t.info.pcmSampleSize = N(e)));
          }
          break;
        case `dOps`:
          {
            let t = this.currentTrack;
            if (!t) break;
            (s(t.info?.type === `audio`), e.skip(1));
            let n = N(e),
              r = P(e),
              i = F(e),
              a = Ji(e),
              o = N(e),
              c;
            c = o === 0 ? /* @__PURE__ */ new Uint8Array() : M(e, 2 + n);
            let l = new Uint8Array(19 + c.byteLength),
              u = new DataView(l.buffer);
            (u.setUint32(0, 1332770163, !1),
              u.setUint32(4, 1214603620, !1),
              u.setUint8(8, 1),
              u.setUint8(9, n),
              u.setUint16(10, r, !0),
              u.setUint32(12, i, !0),
              u.setInt16(16, a, !0),
              u.setUint8(18, o),
              l.set(c, 19),
              (t.info.codecDescription = l),
              (t.info.numberOfChannels = n));
          }
          break;
        case `dfLa`:
          {
            let t = this.currentTrack;
            if (!t) break;
            (s(t.info?.type === `audio`), e.skip(4));
            let n = e.filePos;
            for (; e.filePos < i;) {
              let n = N(e),
                r = qi(e);
              if ((n & 127) === en.STREAMINFO) {
                e.skip(10);
                let n = F(e),
                  r = n >>> 12,
                  i = ((n >> 9) & 7) + 1;
                ((t.info.sampleRate = r), (t.info.numberOfChannels = i), e.skip(20));
              } else e.skip(r);
              if (n & 128) break;
            }
            let r = e.filePos;
            e.filePos = n;
            let a = M(e, r - n),
              o = new Uint8Array(4 + a.byteLength);
            (new DataView(o.buffer).setUint32(0, 1716281667, !1),
              o.set(a, 4),
              (t.info.codecDescription = o));
          }
          break;
        case `dac3`:
          {
            let t = this.currentTrack;
            if (!t) break;
            s(t.info?.type === `audio`);
            let n = new O(M(e, 3)),
              r = n.readBits(2);
            n.skipBits(8);
            let i = n.readBits(3),
              a = n.readBits(1);
            (r < 3 && (t.info.sampleRate = ht[r]), (t.info.numberOfChannels = tn[i] + a));
          }
          break;
        case `dec3`:
          {
            let t = this.currentTrack;
            if (!t) break;
            s(t.info?.type === `audio`);
            let r = M(e, n.contentSize),
              i = on(r);
            if (!i) {
              D._warn(`Invalid dec3 box contents, ignoring.`);
              break;
            }
            let a = sn(i);
            (a !== null && (t.info.sampleRate = a), (t.info.numberOfChannels = cn(i)));
          }
          break;
        case `ddts`:
          {
            let t = this.currentTrack;
            if (!t) break;
            s(t.info?.type === `audio`);
            let r = M(e, Math.min(n.contentSize, 20)),
              i = xn(r);
            if (!i) {
              D._warn(`Invalid ddts box contents, ignoring.`);
              break;
            }
            ((t.info.sampleRate = i.sampleRate),
              i.numberOfChannels !== null && (t.info.numberOfChannels = i.numberOfChannels));
          }
          break;
        case `stts`:
          {
            let t = this.currentTrack;
            if (!t || !t.sampleTable) break;
            e.skip(4);
            let n = F(e),
              r = 0,
              i = 0;
            for (let a = 0; a < n; a++) {
              let n = F(e),
                a = F(e);
              (t.sampleTable.sampleTimingEntries.push({
                startIndex: r,
                startDecodeTimestamp: i,
                count: n,
                delta: a,
              }),
                (r += n),
                (i += n * a));
            }
          }
          break;
        case `ctts`:
          {
            let t = this.currentTrack;
            if (!t || !t.sampleTable) break;
            e.skip(4);
            let n = F(e),
              r = 0;
            for (let i = 0; i < n; i++) {
              let n = F(e),
                i = Xi(e);
              (t.sampleTable.sampleCompositionTimeOffsets.push({
                startIndex: r,
                count: n,
                offset: i,
              }),
                (r += n));
            }
          }
          break;
        case `stsz`:
          {
            let t = this.currentTrack;
            if (!t || !t.sampleTable) break;
            e.skip(4);
            let n = F(e),
              r = F(e);
            if (n === 0)
              for (let n = 0; n < r; n++) {
                let n = F(e);
                t.sampleTable.sampleSizes.push(n);
              }
            else t.sampleTable.sampleSizes.push(n);
          }
          break;
        case `stz2`:
          {
            let t = this.currentTrack;
            if (!t || !t.sampleTable) break;
            (e.skip(4), e.skip(3));
            let n = N(e),
              r = F(e),
              i = new O(M(e, Math.ceil((r * n) / 8)));
            for (let e = 0; e < r; e++) {
              let e = i.readBits(n);
              t.sampleTable.sampleSizes.push(e);
            }
          }
          break;
        case `stss`:
          {
            let t = this.currentTrack;
            if (!t || !t.sampleTable) break;
            (e.skip(4), (t.sampleTable.keySampleIndices = []));
            let n = F(e);
            for (let r = 0; r < n; r++) {
              let n = F(e) - 1;
              t.sampleTable.keySampleIndices.push(n);
            }
            t.sampleTable.keySampleIndices[0] !== 0 && t.sampleTable.keySampleIndices.unshift(0);
          }
          break;
        case `stsc`:
          {
            let t = this.currentTrack;
            if (!t || !t.sampleTable) break;
            e.skip(4);
            let n = F(e);
            for (let r = 0; r < n; r++) {
              let n = F(e) - 1,
                r = F(e),
                i = F(e);
              t.sampleTable.sampleToChunk.push({
                startSampleIndex: -1,
                startChunkIndex: n,
                samplesPerChunk: r,
                sampleDescriptionIndex: i,
              });
            }
            let r = 0;
            for (let e = 0; e < t.sampleTable.sampleToChunk.length; e++)
              if (
                ((t.sampleTable.sampleToChunk[e].startSampleIndex = r),
                e < t.sampleTable.sampleToChunk.length - 1)
              ) {
                let n =
                  t.sampleTable.sampleToChunk[e + 1].startChunkIndex -
                  t.sampleTable.sampleToChunk[e].startChunkIndex;
                r += n * t.sampleTable.sampleToChunk[e].samplesPerChunk;
              }
          }
          break;
        case `stco`:
          {
            let t = this.currentTrack;
            if (!t || !t.sampleTable) break;
            e.skip(4);
            let n = F(e);
            for (let r = 0; r < n; r++) {
              let n = F(e);
              t.sampleTable.chunkOffsets.push(n);
            }
          }
          break;
        case `co64`:
          {
            let t = this.currentTrack;
            if (!t || !t.sampleTable) break;
            e.skip(4);
            let n = F(e);
            for (let r = 0; r < n; r++) {
              let n = Qi(e);
              t.sampleTable.chunkOffsets.push(n);
            }
          }
          break;
        case `mvex`:
          ((this.isFragmented = !0), this.readContiguousBoxes(e.slice(r, n.contentSize)));
          break;
        case `mehd`:
          {
            let t = N(e);
            e.skip(3);
            let n = t === 1 ? Qi(e) : F(e);
            this.movieDurationInTimescale = n;
          }
          break;
        case `trex`:
          {
            e.skip(4);
            let t = F(e),
              n = F(e),
              r = F(e),
              i = F(e),
              a = F(e);
            this.fragmentTrackDefaults.push({
              trackId: t,
              defaultSampleDescriptionIndex: n,
              defaultSampleDuration: r,
              defaultSampleSize: i,
              defaultSampleFlags: a,
            });
          }
          break;
        case `tfra`:
          {
            let t = N(e);
            e.skip(3);
            let n = F(e),
              r = this.tracks.find((e) => e.id === n);
            if (!r) break;
            let i = F(e),
              a = (i & 48) >> 4,
              o = (i & 12) >> 2,
              s = i & 3,
              c = [N, P, qi, F],
              l = c[a],
              u = c[o],
              d = c[s],
              f = F(e);
            for (let n = 0; n < f; n++) {
              let n = t === 1 ? Qi(e) : F(e),
                i = t === 1 ? Qi(e) : F(e);
              (l(e), u(e), d(e), r.fragmentLookupTable.push({ timestamp: n, moofOffset: i }));
            }
            r.fragmentLookupTable.sort((e, t) => e.timestamp - t.timestamp);
            for (let e = 0; e < r.fragmentLookupTable.length - 1; e++) {
              let t = r.fragmentLookupTable[e],
                n = r.fragmentLookupTable[e + 1];
              t.timestamp === n.timestamp && (r.fragmentLookupTable.splice(e + 1, 1), e--);
            }
          }
          break;
        case `moof`:
          ((this.currentFragment = {
            moofOffset: t,
            moofSize: n.totalSize,
            implicitBaseDataOffset: t,
            trackData: /* @__PURE__ */ new Map(),
            psshBoxes: [],
          }),
            this.readContiguousBoxes(e.slice(r, n.contentSize)),
            (this.lastReadFragment = this.currentFragment),
            (this.currentFragment = null));
          break;
        case `traf`:
          if (
            (s(this.currentFragment),
            this.readContiguousBoxes(e.slice(r, n.contentSize)),
            this.currentTrack)
          ) {
            let e = this.currentFragment.trackData.get(this.currentTrack.id);
            cond: if (e) {
              if (e.samples.length === 0) {
                this.currentFragment.trackData.delete(this.currentTrack.id);
                break cond;
              }
              e.presentationTimestamps = e.samples
                .map((e, t) => ({ presentationTimestamp: e.presentationTimestamp, sampleIndex: t }))
                .sort((e, t) => e.presentationTimestamp - t.presentationTimestamp);
              for (let t = 0; t < e.presentationTimestamps.length; t++) {
                let n = e.presentationTimestamps[t],
                  r = e.samples[n.sampleIndex];
                (e.firstKeyFrameTimestamp === null &&
                  r.isKeyFrame &&
                  (e.firstKeyFrameTimestamp = r.presentationTimestamp),
                  t < e.presentationTimestamps.length - 1 &&
                    (r.duration =
                      e.presentationTimestamps[t + 1].presentationTimestamp -
                      n.presentationTimestamp));
              }
              let t = e.samples[e.presentationTimestamps[0].sampleIndex],
                n = e.samples[y(e.presentationTimestamps).sampleIndex];
              ((e.startTimestamp = t.presentationTimestamp),
                (e.endTimestamp = n.presentationTimestamp + n.duration));
              let { currentFragmentState: r } = this.currentTrack;
              (s(r),
                r.startTimestamp !== null &&
                  (Pr(e, r.startTimestamp), (e.startTimestampIsFinal = !0)),
                r.encryptionAuxInfo &&
                  !e.samples[0].encryption &&
                  (e.encryptionAuxInfo = r.encryptionAuxInfo));
            }
            ((this.currentTrack.currentFragmentState = null), (this.currentTrack = null));
          }
          break;
        case `pssh`:
          {
            if (this.input._formatOptions.isobmff?._suppressPsshParsing) break;
            let t = lr(M(e, n.contentSize));
            this.currentFragment
              ? this.currentFragment.psshBoxes.push(t)
              : this.currentTrack || this.psshBoxes.push(t);
          }
          break;
        case `tfhd`:
          {
            (s(this.currentFragment), e.skip(1));
            let t = qi(e),
              n = !!(t & 1),
              r = !!(t & 2),
              i = !!(t & 8),
              a = !!(t & 16),
              o = !!(t & 32),
              c = !!(t & 65536),
              l = !!(t & 131072),
              u = F(e),
              d = this.tracks.find((e) => e.id === u);
            if (!d) break;
            let f = this.fragmentTrackDefaults.find((e) => e.trackId === u);
            ((this.currentTrack = d),
              (d.currentFragmentState = {
                baseDataOffset: this.currentFragment.implicitBaseDataOffset,
                sampleDescriptionIndex: f?.defaultSampleDescriptionIndex ?? null,
                defaultSampleDuration: f?.defaultSampleDuration ?? null,
                defaultSampleSize: f?.defaultSampleSize ?? null,
                defaultSampleFlags: f?.defaultSampleFlags ?? null,
                startTimestamp: null,
                encryptionAuxInfo: null,
              }),
              n
                ? (d.currentFragmentState.baseDataOffset = Qi(e))
                : l && (d.currentFragmentState.baseDataOffset = this.currentFragment.moofOffset),
              r && (d.currentFragmentState.sampleDescriptionIndex = F(e)),
              i && (d.currentFragmentState.defaultSampleDuration = F(e)),
              a && (d.currentFragmentState.defaultSampleSize = F(e)),
              o && (d.currentFragmentState.defaultSampleFlags = F(e)),
              c && (d.currentFragmentState.defaultSampleDuration = 0));
          }
          break;
        case `tfdt`:
          {
            let t = this.currentTrack;
            if (!t) break;
            s(t.currentFragmentState);
            let n = N(e);
            e.skip(3);
            let r = n === 0 ? F(e) : Qi(e);
            t.currentFragmentState.startTimestamp = r;
          }
          break;
        case `trun`:
          {
            let t = this.currentTrack;
            if (!t) break;
            (s(this.currentFragment), s(t.currentFragmentState));
            let n = N(e),
              r = qi(e),
              i = !!(r & 1),
              a = !!(r & 4),
              o = !!(r & 256),
              c = !!(r & 512),
              l = !!(r & 1024),
              u = !!(r & 2048),
              d = F(e),
              f = null;
            i && (f = Xi(e));
            let p = null;
            a && (p = F(e));
            let m;
            this.currentFragment.trackData.has(t.id)
              ? ((m = this.currentFragment.trackData.get(t.id)),
                f !== null && (m.currentOffset = t.currentFragmentState.baseDataOffset + f))
              : ((m = {
                  track: t,
                  currentTimestamp: 0,
                  currentOffset: t.currentFragmentState.baseDataOffset + (f ?? 0),
                  startTimestamp: 0,
                  endTimestamp: 0,
                  firstKeyFrameTimestamp: null,
                  samples: [],
                  presentationTimestamps: [],
                  startTimestampIsFinal: !1,
                  encryptionAuxInfo: null,
                }),
                this.currentFragment.trackData.set(t.id, m));
            for (let r = 0; r < d; r++) {
              let i;
              o
                ? (i = F(e))
                : (s(t.currentFragmentState.defaultSampleDuration !== null),
                  (i = t.currentFragmentState.defaultSampleDuration));
              let a;
              c
                ? (a = F(e))
                : (s(t.currentFragmentState.defaultSampleSize !== null),
                  (a = t.currentFragmentState.defaultSampleSize));
              let d;
              (l
                ? (d = F(e))
                : (s(t.currentFragmentState.defaultSampleFlags !== null),
                  (d = t.currentFragmentState.defaultSampleFlags)),
                r === 0 && p !== null && (d = p));
              let f = 0;
              u && (f = n === 0 ? F(e) : Xi(e));
              let h = !(d & 65536);
              (m.samples.push({
                presentationTimestamp: m.currentTimestamp + f,
                duration: i,
                byteOffset: m.currentOffset,
                byteSize: a,
                isKeyFrame: h,
                encryption: null,
              }),
                (m.currentOffset += a),
                (m.currentTimestamp += i));
            }
            this.currentFragment.implicitBaseDataOffset = m.currentOffset;
          }
          break;
        case `saiz`:
          {
            let t = this.currentTrack;
            if (!t || !t.encryptionInfo) break;
            if ((e.skip(1), qi(e) & 1)) {
              let n = I(e, 4),
                r = F(e);
              if (n !== t.encryptionInfo.scheme || r !== 0) break;
            }
            let n = N(e),
              r = F(e),
              i = null;
            n === 0 && r > 0 && (i = M(e, r));
            let a = Lr(t);
            ((a.defaultSampleInfoSize = n), (a.sampleSizes = i), (a.sampleCount = r));
          }
          break;
        case `saio`:
          {
            let t = this.currentTrack;
            if (!t || !t.encryptionInfo) break;
            let n = N(e);
            if (qi(e) & 1) {
              let n = I(e, 4),
                r = F(e);
              if (n !== t.encryptionInfo.scheme || r !== 0) break;
            }
            let r = F(e);
            if (r === 0) break;
            r > 1 &&
              D._warn(`Multiple saio entries are not supported; using the first offset only.`);
            let i = n === 0 ? F(e) : Number(Qi(e));
            this.currentFragment && (i += this.currentFragment.moofOffset);
            let a = Lr(t);
            a.offset = i;
          }
          break;
        case `senc`:
          {
            let t = this.currentTrack;
            if (!t || !t.encryptionInfo) break;
            s(this.currentFragment);
            let n = this.currentFragment.trackData.get(t.id);
            if (!n) break;
            e.skip(1);
            let r = !!(qi(e) & 2),
              i = F(e),
              a = t.encryptionInfo.defaultPerSampleIvSize;
            s(a !== null);
            for (let o = 0; o < Math.min(i, n.samples.length); o++) {
              let i = /* @__PURE__ */ new Uint8Array(16);
              a > 0 ? i.set(M(e, a), 0) : i.set(t.encryptionInfo.defaultConstantIv, 0);
              let s = null;
              if (r) {
                let t = P(e);
                s = [];
                for (let n = 0; n < t; n++) {
                  let t = P(e),
                    n = F(e);
                  s.push({ clearLen: t, protectedLen: n });
                }
              }
              let c = n.samples[o];
              c.encryption = { iv: i, subsamples: s };
            }
          }
          break;
        case `udta`:
          {
            let t = this.iterateContiguousBoxes(e.slice(r, n.contentSize));
            for (let { boxInfo: e, slice: n } of t) {
              if (e.name !== `meta` && !this.currentTrack) {
                let t = n.filePos;
                ((this.metadataTags.raw ??= {}),
                  e.name[0] === `©`
                    ? (this.metadataTags.raw[e.name] ??= hr(n))
                    : (this.metadataTags.raw[e.name] ??= M(n, e.contentSize)),
                  (n.filePos = t));
              }
              switch (e.name) {
                case `meta`:
                  (n.skip(-e.headerSize), this.traverseBox(n));
                  break;
                case `©nam`:
                case `name`:
                  this.currentTrack
                    ? (this.currentTrack.name = ie.decode(M(n, e.contentSize)))
                    : (this.metadataTags.title ??= hr(n));
                  break;
                case `©des`:
                  this.currentTrack || (this.metadataTags.description ??= hr(n));
                  break;
                case `©ART`:
                  this.currentTrack || (this.metadataTags.artist ??= hr(n));
                  break;
                case `©alb`:
                  this.currentTrack || (this.metadataTags.album ??= hr(n));
                  break;
                case `albr`:
                  this.currentTrack || (this.metadataTags.albumArtist ??= hr(n));
                  break;
                case `©gen`:
                  this.currentTrack || (this.metadataTags.genre ??= hr(n));
                  break;
                case `©day`:
                  if (!this.currentTrack) {
                    let e = new Date(hr(n));
                    Number.isNaN(e.getTime()) || (this.metadataTags.date ??= e);
                  }
                  break;
                case `©cmt`:
                  this.currentTrack || (this.metadataTags.comment ??= hr(n));
                  break;
                case `©lyr`:
                  this.currentTrack || (this.metadataTags.lyrics ??= hr(n));
              }
            }
          }
          break;
        case `meta`:
          {
            if (this.currentTrack) break;
            let t = F(e) !== 0;
            ((this.currentMetadataKeys = /* @__PURE__ */ new Map()),
              t
                ? this.readContiguousBoxes(e.slice(r, n.contentSize))
                : this.readContiguousBoxes(e.slice(r + 4, n.contentSize - 4)),
              (this.currentMetadataKeys = null));
          }
          break;
        case `keys`:
          {
            if (!this.currentMetadataKeys) break;
            e.skip(4);
            let t = F(e);
            for (let n = 0; n < t; n++) {
              let t = F(e);
              e.skip(4);
              let r = ie.decode(M(e, t - 8));
              this.currentMetadataKeys.set(n + 1, r);
            }
          }
          break;
        case `ilst`: {
          if (!this.currentMetadataKeys) break;
          let t = this.iterateContiguousBoxes(e.slice(r, n.contentSize));
          for (let { boxInfo: e, slice: n } of t) {
            let t = e.name,
              r =
                (t.charCodeAt(0) << 24) +
                (t.charCodeAt(1) << 16) +
                (t.charCodeAt(2) << 8) +
                t.charCodeAt(3);
            this.currentMetadataKeys.has(r) && (t = this.currentMetadataKeys.get(r));
            let i = gr(n);
            switch (((this.metadataTags.raw ??= {}), (this.metadataTags.raw[t] ??= i), t)) {
              case `©nam`:
              case `titl`:
              case `com.apple.quicktime.title`:
              case `title`:
                typeof i == `string` && (this.metadataTags.title ??= i);
                break;
              case `©des`:
              case `desc`:
              case `dscp`:
              case `com.apple.quicktime.description`:
              case `description`:
                typeof i == `string` && (this.metadataTags.description ??= i);
                break;
              case `©ART`:
              case `com.apple.quicktime.artist`:
              case `artist`:
                typeof i == `string` && (this.metadataTags.artist ??= i);
                break;
              case `©alb`:
              case `albm`:
              case `com.apple.quicktime.album`:
              case `album`:
                typeof i == `string` && (this.metadataTags.album ??= i);
                break;
              case `aART`:
              case `album_artist`:
                typeof i == `string` && (this.metadataTags.albumArtist ??= i);
                break;
              case `©cmt`:
              case `com.apple.quicktime.comment`:
              case `comment`:
                typeof i == `string` && (this.metadataTags.comment ??= i);
                break;
              case `©gen`:
              case `gnre`:
              case `com.apple.quicktime.genre`:
              case `genre`:
                typeof i == `string` && (this.metadataTags.genre ??= i);
                break;
              case `©lyr`:
              case `lyrics`:
                typeof i == `string` && (this.metadataTags.lyrics ??= i);
                break;
              case `©day`:
              case `rldt`:
              case `com.apple.quicktime.creationdate`:
              case `date`:
                if (typeof i == `string`) {
                  let e = new Date(i);
                  Number.isNaN(e.getTime()) || (this.metadataTags.date ??= e);
                }
                break;
              case `tmpo`:
                if (i instanceof Uint8Array && i.length >= 2) {
                  let e = C(i).getInt16(0, !1);
                  e > 0 && (this.metadataTags.beatsPerMinute ??= e);
                }
                break;
              case `covr`:
              case `com.apple.quicktime.artwork`:
                i instanceof et
                  ? ((this.metadataTags.images ??= []),
                    this.metadataTags.images.push({
                      data: i.data,
                      kind: `coverFront`,
                      mimeType: i.mimeType,
                    }))
                  : i instanceof Uint8Array &&
                    ((this.metadataTags.images ??= []),
                    this.metadataTags.images.push({
                      data: i,
                      kind: `coverFront`,
                      mimeType: `image/*`,
                    }));
                break;
              case `track`:
                if (typeof i == `string`) {
                  let e = i.split(`/`),
                    t = Number.parseInt(e[0], 10),
                    n = e[1] && Number.parseInt(e[1], 10);
                  (Number.isInteger(t) && t > 0 && (this.metadataTags.trackNumber ??= t),
                    n && Number.isInteger(n) && n > 0 && (this.metadataTags.tracksTotal ??= n));
                }
                break;
              case `trkn`:
                if (i instanceof Uint8Array && i.length >= 6) {
                  let e = C(i),
                    t = e.getUint16(2, !1),
                    n = e.getUint16(4, !1);
                  (t > 0 && (this.metadataTags.trackNumber ??= t),
                    n > 0 && (this.metadataTags.tracksTotal ??= n));
                }
                break;
              case `disc`:
              case `disk`:
                if (i instanceof Uint8Array && i.length >= 6) {
                  let e = C(i),
                    t = e.getUint16(2, !1),
                    n = e.getUint16(4, !1);
                  (t > 0 && (this.metadataTags.discNumber ??= t),
                    n > 0 && (this.metadataTags.discsTotal ??= n));
                }
            }
          }
        }
      }
      return ((e.filePos = i), !0);
    }
  },
  Dr = class {
    constructor(e) {
      ((this.internalTrack = e),
        (this.packetToSampleIndex = /* @__PURE__ */ new WeakMap()),
        (this.packetToFragmentLocation = /* @__PURE__ */ new WeakMap()));
    }
    getId() {
      return this.internalTrack.id;
    }
    getNumber() {
      let e = this.internalTrack.demuxer,
        t = this.internalTrack.trackBacking.getType(),
        n = 0;
      for (let r of e.tracks)
        if ((r.trackBacking.getType() === t && n++, r === this.internalTrack)) break;
      return n;
    }
    getCodec() {
      throw Error(`Not implemented on base class.`);
    }
    getInternalCodecId() {
      return this.internalTrack.internalCodecId;
    }
    getName() {
      return this.internalTrack.name;
    }
    getLanguageCode() {
      return this.internalTrack.languageCode;
    }
    getTimeResolution() {
      return this.internalTrack.timescale;
    }
    isRelativeToUnixEpoch() {
      return !1;
    }
    getUnixTimeForTimestamp() {
      return null;
    }
    getDisposition() {
      return this.internalTrack.disposition;
    }
    getPairingMask() {
      return 1n;
    }
    getBitrate() {
      return this.internalTrack.maxBitrate;
    }
    getAverageBitrate() {
      return this.internalTrack.avgBitrate;
    }
    async getDurationFromMetadata() {
      let e = this.internalTrack;
      return e.durationInMediaTimescale <= 0
        ? null
        : (s(e.trackBacking),
          ((await e.trackBacking.getFirstPacket({ metadataOnly: !0 }))?.timestamp ?? 0) +
            e.durationInMediaTimescale / e.timescale);
    }
    async getLiveRefreshInterval() {
      return null;
    }
    async getFirstPacket(e) {
      let t = await this.fetchPacketForSampleIndex(0, e);
      return t || !this.internalTrack.demuxer.isFragmented
        ? t
        : this.performFragmentedLookup(
            null,
            (e) =>
              e.trackData.get(this.internalTrack.id)
                ? { sampleIndex: 0, correctSampleFound: !0 }
                : { sampleIndex: -1, correctSampleFound: !1 },
            -1 / 0,
            1 / 0,
            e,
          );
    }
    mapTimestampIntoTimescale(e) {
      return Ae(e * this.internalTrack.timescale) + this.internalTrack.editListOffset;
    }
    async getPacket(e, t) {
      let n = this.mapTimestampIntoTimescale(e),
        r = this.internalTrack.demuxer.getSampleTableForTrack(this.internalTrack),
        i = Ar(r, n),
        a = await this.fetchPacketForSampleIndex(i, t);
      return !Ir(r) || !this.internalTrack.demuxer.isFragmented
        ? a
        : this.performFragmentedLookup(
            null,
            (e) => {
              let t = e.trackData.get(this.internalTrack.id);
              if (!t) return { sampleIndex: -1, correctSampleFound: !1 };
              let r = T(t.presentationTimestamps, n, (e) => e.presentationTimestamp);
              return {
                sampleIndex: r === -1 ? -1 : t.presentationTimestamps[r].sampleIndex,
                correctSampleFound: r !== -1 && n < t.endTimestamp,
              };
            },
            n,
            n,
            t,
          );
    }
    async getNextPacket(e, t) {
      let n = this.packetToSampleIndex.get(e);
      if (n !== void 0) return this.fetchPacketForSampleIndex(n + 1, t);
      let r = this.packetToFragmentLocation.get(e);
      if (r === void 0) throw Error(`Packet was not created from this track.`);
      return this.performFragmentedLookup(
        r.fragment,
        (e) => {
          if (e === r.fragment) {
            let t = e.trackData.get(this.internalTrack.id);
            if (r.sampleIndex + 1 < t.samples.length)
              return { sampleIndex: r.sampleIndex + 1, correctSampleFound: !0 };
          } else if (e.trackData.get(this.internalTrack.id))
            return { sampleIndex: 0, correctSampleFound: !0 };
          return { sampleIndex: -1, correctSampleFound: !1 };
        },
        -1 / 0,
        1 / 0,
        t,
      );
    }
    async getKeyPacket(e, t) {
      let n = this.mapTimestampIntoTimescale(e),
        r = this.internalTrack.demuxer.getSampleTableForTrack(this.internalTrack),
        i = jr(r, n),
        a = await this.fetchPacketForSampleIndex(i, t);
      return !Ir(r) || !this.internalTrack.demuxer.isFragmented
        ? a
        : this.performFragmentedLookup(
            null,
            (e) => {
              let t = e.trackData.get(this.internalTrack.id);
              if (!t) return { sampleIndex: -1, correctSampleFound: !1 };
              let r = Te(
                t.presentationTimestamps,
                (e) => t.samples[e.sampleIndex].isKeyFrame && e.presentationTimestamp <= n,
              );
              return {
                sampleIndex: r === -1 ? -1 : t.presentationTimestamps[r].sampleIndex,
                correctSampleFound: r !== -1 && n < t.endTimestamp,
              };
            },
            n,
            n,
            t,
          );
    }
    async getNextKeyPacket(e, t) {
      let n = this.packetToSampleIndex.get(e);
      if (n !== void 0) {
        let e = this.internalTrack.demuxer.getSampleTableForTrack(this.internalTrack),
          r = Nr(e, n);
        return this.fetchPacketForSampleIndex(r, t);
      }
      let r = this.packetToFragmentLocation.get(e);
      if (r === void 0) throw Error(`Packet was not created from this track.`);
      return this.performFragmentedLookup(
        r.fragment,
        (e) => {
          if (e === r.fragment) {
            let t = e.trackData
              .get(this.internalTrack.id)
              .samples.findIndex((e, t) => e.isKeyFrame && t > r.sampleIndex);
            if (t !== -1) return { sampleIndex: t, correctSampleFound: !0 };
          } else {
            let t = e.trackData.get(this.internalTrack.id);
            if (t && t.firstKeyFrameTimestamp !== null) {
              let e = t.samples.findIndex((e) => e.isKeyFrame);
              return (s(e !== -1), { sampleIndex: e, correctSampleFound: !0 });
            }
          }
          return { sampleIndex: -1, correctSampleFound: !1 };
        },
        -1 / 0,
        1 / 0,
        t,
      );
    }
    async fetchPacketForSampleIndex(e, t) {
      if (e === -1) return null;
      let n = this.internalTrack.demuxer.getSampleTableForTrack(this.internalTrack),
        r = Mr(n, e);
      if (!r) return null;
      let i;
      if (t.metadataOnly) i = or;
      else {
        let t = this.internalTrack.demuxer.reader.requestSlice(r.sampleOffset, r.sampleSize);
        if ((E(t) && (t = await t), !t)) return null;
        if (((i = M(t, r.sampleSize)), this.internalTrack.encryptionInfo)) {
          let t = null;
          if (this.internalTrack.encryptionAuxInfo) {
            let n = await Rr(
              this.internalTrack.demuxer.reader,
              this.internalTrack.encryptionInfo,
              this.internalTrack.encryptionAuxInfo,
            );
            e < n.length && (t = n[e]);
          }
          ((t ??= zr(this.internalTrack.encryptionInfo)),
            t && (i = await Br(this.internalTrack, t, i, null)));
        }
      }
      let a =
          (r.presentationTimestamp - this.internalTrack.editListOffset) /
          this.internalTrack.timescale,
        o = r.duration / this.internalTrack.timescale,
        s = new sr(i, r.isKeyFrame ? `key` : `delta`, a, o, e, r.sampleSize);
      return (this.packetToSampleIndex.set(s, e), s);
    }
    async fetchPacketInFragment(e, t, n) {
      if (t === -1) return null;
      let r = e.trackData.get(this.internalTrack.id).samples[t];
      s(r);
      let i;
      if (n.metadataOnly) i = or;
      else {
        let t = this.internalTrack.demuxer.reader.requestSlice(r.byteOffset, r.byteSize);
        if ((E(t) && (t = await t), !t)) return null;
        if (((i = M(t, r.byteSize)), this.internalTrack.encryptionInfo)) {
          let t = r.encryption ?? zr(this.internalTrack.encryptionInfo);
          t && (i = await Br(this.internalTrack, t, i, e));
        }
      }
      let a =
          (r.presentationTimestamp - this.internalTrack.editListOffset) /
          this.internalTrack.timescale,
        o = r.duration / this.internalTrack.timescale,
        c = new sr(i, r.isKeyFrame ? `key` : `delta`, a, o, e.moofOffset + t, r.byteSize);
      return (this.packetToFragmentLocation.set(c, { fragment: e, sampleIndex: t }), c);
    }
    async performFragmentedLookup(e, t, n, r, i) {
      let a = this.internalTrack.demuxer,
        o = null,
        c = null,
        l = -1;
      if (e) {
        let { sampleIndex: n, correctSampleFound: r } = t(e);
        if (r) return this.fetchPacketInFragment(e, n, i);
        n !== -1 && ((c = e), (l = n));
      }
      let u = T(this.internalTrack.fragmentLookupTable, n, (e) => e.timestamp),
        d = u === -1 ? null : this.internalTrack.fragmentLookupTable[u],
        f = T(this.internalTrack.fragmentPositionCache, n, (e) => e.startTimestamp),
        p = f === -1 ? null : this.internalTrack.fragmentPositionCache[f],
        m = Math.max(d?.moofOffset ?? 0, p?.moofOffset ?? 0) || null,
        h;
      for (
        e
          ? m === null || e.moofOffset >= m
            ? ((h = e.moofOffset + e.moofSize), (o = e))
            : (h = m)
          : (h = m ?? 0);
        ;
      ) {
        if (o) {
          let e = o.trackData.get(this.internalTrack.id);
          if (e && e.startTimestamp > r) break;
        }
        let e = a.reader.requestSliceRange(h, 8, 16);
        if ((E(e) && (e = await e), !e)) break;
        let n = h,
          s = dr(e);
        if (!s) break;
        if (s.name === `moof`) {
          o = await a.readFragment(n);
          let { sampleIndex: e, correctSampleFound: r } = t(o);
          if (r) return this.fetchPacketInFragment(o, e, i);
          e !== -1 && ((c = o), (l = e));
        }
        h = n + s.totalSize;
      }
      if (d && (!c || c.moofOffset < d.moofOffset)) {
        let e = this.internalTrack.fragmentLookupTable[u - 1];
        s(!e || e.timestamp < d.timestamp);
        let n = e?.timestamp ?? -1 / 0;
        return this.performFragmentedLookup(null, t, n, r, i);
      }
      return c ? this.fetchPacketInFragment(c, l, i) : null;
    }
  },
  Or = class extends Dr {
    constructor(e) {
      (super(e), (this.decoderConfigPromise = null));
    }
    getType() {
      return `video`;
    }
    getCodec() {
      return this.internalTrack.info.codec;
    }
    getCodedWidth() {
      return this.internalTrack.info.width;
    }
    getCodedHeight() {
      return this.internalTrack.info.height;
    }
    getSquarePixelWidth() {
      return this.internalTrack.info.squarePixelWidth;
    }
    getSquarePixelHeight() {
      return this.internalTrack.info.squarePixelHeight;
    }
    getTransformationMatrix() {
      return [...this.internalTrack.matrix];
    }
    async getColorSpace() {
      let e = await this.getDecoderConfig();
      return e
        ? {
            primaries: e.colorSpace?.primaries,
            transfer: e.colorSpace?.transfer,
            matrix: e.colorSpace?.matrix,
            fullRange: e.colorSpace?.fullRange,
          }
        : this.internalTrack.info.colorSpace;
    }
    async canBeTransparent() {
      return (
        this.internalTrack.info.codec === `prores` &&
        (this.internalTrack.info.proresFormat === `ap4h` ||
          this.internalTrack.info.proresFormat === `ap4x`)
      );
    }
    async getDecoderConfig() {
      return this.internalTrack.info.codec
        ? (this.decoderConfigPromise ??= (async () => {
            if (
              this.internalTrack.info.codec === `avc` &&
              !this.internalTrack.info.codecDescription
            ) {
              let e = await this.getFirstPacket({});
              this.internalTrack.info.avcCodecInfo = e && Tt(e.data);
            } else if (
              this.internalTrack.info.codec === `hevc` &&
              !this.internalTrack.info.codecDescription
            ) {
              let e = await this.getFirstPacket({});
              this.internalTrack.info.hevcCodecInfo = e && Pt(e.data);
            } else if (
              this.internalTrack.info.codec === `vp9` &&
              (!this.internalTrack.info.vp9CodecInfo || !qt(this.internalTrack.info.vp9CodecInfo))
            ) {
              let e = await this.getFirstPacket({}),
                t = e && Kt(e.data);
              t &&
                (this.internalTrack.info.vp9CodecInfo = {
                  ...(this.internalTrack.info.vp9CodecInfo ?? t),
                  videoFullRangeFlag: t.videoFullRangeFlag,
                  colourPrimaries: t.colourPrimaries,
                  transferCharacteristics: t.transferCharacteristics,
                  matrixCoefficients: t.matrixCoefficients,
                });
            } else if (
              this.internalTrack.info.codec === `av1` &&
              (!this.internalTrack.info.av1CodecInfo || !Xt(this.internalTrack.info.av1CodecInfo))
            ) {
              let e = await this.getFirstPacket({}),
                t = e && Yt(e.data);
              t && (this.internalTrack.info.av1CodecInfo = t);
            } else if (
              this.internalTrack.info.codec === `prores` &&
              !this.internalTrack.info.proresCodecInfo
            ) {
              let e = await this.getFirstPacket({});
              this.internalTrack.info.proresCodecInfo = e && Zt(e.data);
            }
            if (!pe(this.internalTrack.info.colorSpace)) {
              let e = Fn(this.internalTrack.info);
              ((this.internalTrack.info.colorSpace.primaries ??= e.primaries),
                (this.internalTrack.info.colorSpace.transfer ??= e.transfer),
                (this.internalTrack.info.colorSpace.matrix ??= e.matrix),
                (this.internalTrack.info.colorSpace.fullRange ??= e.fullRange));
            }
            let e = {
              codec: Pn(this.internalTrack.info),
              codedWidth: this.internalTrack.info.width,
              codedHeight: this.internalTrack.info.height,
              description: this.internalTrack.info.codecDescription ?? void 0,
              colorSpace: this.internalTrack.info.colorSpace,
            };
            return (
              (this.internalTrack.info.width !== this.internalTrack.info.squarePixelWidth ||
                this.internalTrack.info.height !== this.internalTrack.info.squarePixelHeight) &&
                ((e.displayAspectWidth = this.internalTrack.info.squarePixelWidth),
                (e.displayAspectHeight = this.internalTrack.info.squarePixelHeight)),
              e
            );
          })())
        : null;
    }
  },
  kr = class extends Dr {
    constructor(e) {
      (super(e), (this.decoderConfigPromise = null));
    }
    getType() {
      return `audio`;
    }
    getCodec() {
      return this.internalTrack.info.codec;
    }
    getNumberOfChannels() {
      return this.internalTrack.info.numberOfChannels;
    }
    getSampleRate() {
      return this.internalTrack.info.sampleRate;
    }
    async getDecoderConfig() {
      return this.internalTrack.info.codec
        ? (this.decoderConfigPromise ??= (async () => {
            if (this.internalTrack.info.codec === `dts` && !this.internalTrack.info.dtsFormat) {
              let e = await this.getFirstPacket({});
              this.internalTrack.info.dtsFormat = e && vn(e.data);
            }
            return {
              codec: In(this.internalTrack.info),
              numberOfChannels: this.internalTrack.info.numberOfChannels,
              sampleRate: this.internalTrack.info.sampleRate,
              description: this.internalTrack.info.codecDescription ?? void 0,
            };
          })())
        : null;
    }
  };
const Ar = (e, t) => {
    if (e.presentationTimestamps) {
      let n = T(e.presentationTimestamps, t, (e) => e.presentationTimestamp);
      return n === -1 ? -1 : e.presentationTimestamps[n].sampleIndex;
    }
    {
      let n = T(e.sampleTimingEntries, t, (e) => e.startDecodeTimestamp);
      if (n === -1) return -1;
      let r = e.sampleTimingEntries[n];
      return (
        r.startIndex + Math.min(Math.floor((t - r.startDecodeTimestamp) / r.delta), r.count - 1)
      );
    }
  },
  jr = (e, t) => {
    if (!e.keySampleIndices) return Ar(e, t);
    if (e.presentationTimestamps) {
      let n = T(e.presentationTimestamps, t, (e) => e.presentationTimestamp);
      if (n === -1) return -1;
      for (let t = n; t >= 0; t--) {
        let n = e.presentationTimestamps[t].sampleIndex;
        if (Se(e.keySampleIndices, n, (e) => e) !== -1) return n;
      }
      return -1;
    }
    {
      let n = Ar(e, t),
        r = T(e.keySampleIndices, n, (e) => e);
      return e.keySampleIndices[r] ?? -1;
    }
  },
  Mr = (e, t) => {
    let n = T(e.sampleTimingEntries, t, (e) => e.startIndex),
      r = e.sampleTimingEntries[n];
    if (!r || r.startIndex + r.count <= t) return null;
    let i = r.startDecodeTimestamp + (t - r.startIndex) * r.delta,
      a = T(e.sampleCompositionTimeOffsets, t, (e) => e.startIndex),
      o = e.sampleCompositionTimeOffsets[a];
    o && t - o.startIndex < o.count && (i += o.offset);
    let c = e.sampleSizes[Math.min(t, e.sampleSizes.length - 1)],
      l = T(e.sampleToChunk, t, (e) => e.startSampleIndex),
      u = e.sampleToChunk[l];
    s(u);
    let d = u.startChunkIndex + Math.floor((t - u.startSampleIndex) / u.samplesPerChunk),
      f = e.chunkOffsets[d],
      p = u.startSampleIndex + (d - u.startChunkIndex) * u.samplesPerChunk,
      m = 0,
      h = f;
    if (e.sampleSizes.length === 1) ((h += c * (t - p)), (m += c * u.samplesPerChunk));
    else
      for (let n = p; n < p + u.samplesPerChunk; n++) {
        let r = e.sampleSizes[n];
        (n < t && (h += r), (m += r));
      }
    let g = r.delta;
    if (e.presentationTimestamps) {
      let n = e.presentationTimestampIndexMap[t];
      (s(n !== void 0),
        n < e.presentationTimestamps.length - 1 &&
          (g = e.presentationTimestamps[n + 1].presentationTimestamp - i));
    }
    return {
      presentationTimestamp: i,
      duration: g,
      sampleOffset: h,
      sampleSize: c,
      chunkOffset: f,
      chunkSize: m,
      isKeyFrame: !e.keySampleIndices || Se(e.keySampleIndices, t, (e) => e) !== -1,
    };
  },
  Nr = (e, t) => {
    if (!e.keySampleIndices) return t + 1;
    let n = T(e.keySampleIndices, t, (e) => e);
    return e.keySampleIndices[n + 1] ?? -1;
  },
  Pr = (e, t) => {
    ((e.startTimestamp += t), (e.endTimestamp += t));
    for (let n of e.samples) n.presentationTimestamp += t;
    for (let n of e.presentationTimestamps) n.presentationTimestamp += t;
  },
  Fr = (e) => [fr(e), fr(e), pr(e), fr(e), fr(e), pr(e), fr(e), fr(e), pr(e)],
  Ir = (e) => e.sampleSizes.length === 0,
  Lr = (e) =>
    e.currentFragmentState
      ? (e.currentFragmentState.encryptionAuxInfo ??= {
          defaultSampleInfoSize: 0,
          sampleSizes: null,
          sampleCount: 0,
          offset: null,
          resolved: null,
        })
      : (e.encryptionAuxInfo ??= {
          defaultSampleInfoSize: 0,
          sampleSizes: null,
          sampleCount: 0,
          offset: null,
          resolved: null,
        }),
  Rr = async (e, t, n) => {
    if (n.resolved) return n.resolved;
    if (n.offset === null || n.sampleCount === 0)
      throw Error(`Incomplete saiz/saio info; cannot resolve encryption data.`);
    let r = 0;
    if (n.defaultSampleInfoSize > 0) r = n.defaultSampleInfoSize * n.sampleCount;
    else {
      s(n.sampleSizes);
      for (let e = 0; e < n.sampleCount; e++) r += n.sampleSizes[e];
    }
    let i = e.requestSlice(n.offset, r);
    if ((E(i) && (i = await i), !i)) throw Error(`Failed to read auxiliary encryption info.`);
    let a = t.defaultPerSampleIvSize;
    s(a !== null);
    let o = [];
    for (let e = 0; e < n.sampleCount; e++) {
      let r = n.defaultSampleInfoSize > 0 ? n.defaultSampleInfoSize : n.sampleSizes[e],
        s = /* @__PURE__ */ new Uint8Array(16);
      a > 0 ? s.set(M(i, a), 0) : s.set(t.defaultConstantIv, 0);
      let c = null;
      if (r > a) {
        let e = P(i);
        c = [];
        for (let t = 0; t < e; t++) {
          let e = P(i),
            t = F(i);
          c.push({ clearLen: e, protectedLen: t });
        }
      }
      o.push({ iv: s, subsamples: c });
    }
    return ((n.resolved = o), o);
  },
  zr = (e) => (e.defaultConstantIv ? { iv: e.defaultConstantIv, subsamples: null } : null),
  Br = async (e, t, n, r) => {
    s(e.encryptionInfo);
    let i = e.encryptionInfo;
    s(i.defaultKid !== null);
    let a = i.defaultKid,
      o,
      c = e.demuxer.decryptionKeyCache.get(a);
    if (c) o = await c;
    else {
      if (!e.demuxer.input._formatOptions.isobmff?.resolveKeyId)
        throw Error(
          `Encrypted media samples encountered. To decrypt them, please provide a callback for InputOptions.formatOptions.isobmff.resolveKeyId.`,
        );
      let t = (async () => {
        let t = e.demuxer.psshBoxes;
        if (r) {
          t = [...t, ...r.psshBoxes].filter((e) => e.keyIds === null || e.keyIds.includes(a));
          for (let e = 0; e < t.length - 1; e++)
            for (let n = e + 1; n < t.length; n++) ur(t[e], t[n]) && (t.splice(n, 1), n--);
        }
        let n = await e.demuxer.input._formatOptions.isobmff.resolveKeyId({
          keyId: a,
          psshBoxes: t,
        });
        if (
          !(
            (typeof n == `string` && n.length === 32 && ve.test(n)) ||
            (n instanceof Uint8Array && n.byteLength === 16)
          )
        )
          throw TypeError(
            `resolveKeyId must return a 32-character hex string or a 16-byte Uint8Array containing the decryption key.`,
          );
        return n instanceof Uint8Array ? n : be(n);
      })();
      (e.demuxer.decryptionKeyCache.set(a, t), (o = await t));
    }
    return i.scheme === `cenc` || i.scheme === `cens` ? Vr(o, i, t, n) : Hr(o, i, t, n);
  },
  Vr = async (e, t, n, r) => {
    let i = /* @__PURE__ */ new Uint8Array(16);
    i.set(n.iv, 0);
    let a = await crypto.subtle.importKey(`raw`, e, { name: `AES-CTR` }, !1, [`decrypt`]),
      o = async (e) => {
        let t = await crypto.subtle.decrypt({ name: `AES-CTR`, counter: i, length: 64 }, a, e);
        return new Uint8Array(t);
      };
    if (!n.subsamples) return o(r);
    s(t.defaultCryptByteBlock !== null && t.defaultSkipByteBlock !== null);
    let c = Ur(n.subsamples, t.defaultCryptByteBlock, t.defaultSkipByteBlock),
      l = 0;
    for (let e of c) for (let t of e.perSubsample) l += t.length;
    let u = new Uint8Array(l),
      d = 0;
    for (let e of c)
      for (let t of e.perSubsample)
        (u.set(r.subarray(t.offset, t.offset + t.length), d), (d += t.length));
    let f = await o(u),
      p = new Uint8Array(r),
      m = 0;
    for (let e of c)
      for (let t of e.perSubsample) (p.set(f.subarray(m, m + t.length), t.offset), (m += t.length));
    return p;
  },
  Hr = (e, t, n, r) => {
    let i = new Tr();
    i.init({ key: e, iv: n.iv });
    let a = t.defaultCryptByteBlock,
      o = t.defaultSkipByteBlock;
    if ((s(a !== null && o !== null), !n.subsamples)) {
      let e = new Uint8Array(r),
        t = Math.floor(r.length / 16);
      for (let n = 0; n < t; n++) {
        let t = n * 16;
        (i.in.set(r.subarray(t, t + 16)), i.decrypt(), e.set(i.out, t));
      }
      return e;
    }
    if (a === 0 && o === 0) throw Error(`cbcs with subsamples requires pattern encryption.`);
    let c = new Uint8Array(r),
      l = Ur(n.subsamples, a, o),
      u = new DataView(n.iv.buffer, n.iv.byteOffset, 16);
    for (let e of l) {
      ((i.iv[0] = u.getUint32(0, !1)),
        (i.iv[1] = u.getUint32(4, !1)),
        (i.iv[2] = u.getUint32(8, !1)),
        (i.iv[3] = u.getUint32(12, !1)));
      for (let t of e.perSubsample) {
        let e = t.length / 16;
        for (let n = 0; n < e; n++) {
          let e = t.offset + n * 16;
          (i.in.set(r.subarray(e, e + 16)), i.decrypt(), c.set(i.out, e));
        }
      }
    }
    return c;
  },
  Ur = (e, t, n) => {
    let r = [],
      i = t !== 0 || n !== 0,
      a = 0;
    for (let o of e) {
      a += o.clearLen;
      let e = [];
      if (!i)
        (o.protectedLen > 0 && e.push({ offset: a, length: o.protectedLen }),
          (a += o.protectedLen));
      else {
        let r = o.protectedLen,
          i = a;
        for (; r > 0 && !(r < 16 * t);) {
          let a = 16 * t;
          (e.push({ offset: i, length: a }), (i += a), (r -= a));
          let o = Math.min(16 * n, r);
          ((i += o), (r -= o));
        }
        a += o.protectedLen;
      }
      r.push({ perSubsample: e });
    }
    return r;
  },
  Wr = async (e, t, n, r = null) => {
    /*!
     * Copyright (c) 2026-present, Vanilagy and contributors
     *
     * This Source Code Form is subject to the terms of the Mozilla Public
     * License, v. 2.0. If a copy of the MPL was not distributed with this
     * file, You can obtain one at https://mozilla.org/MPL/2.0/.
     */
    let i = 2 ** 16,
      a = t;
    for (; n === null || a < n;) {
      let t = n === null ? i : Math.min(i, n - a),
        o = e.requestSliceRange(a, 4, t);
      if ((E(o) && (o = await o), !o || o.length < 4)) break;
      for (; o.remainingLength >= 4;) {
        let t = o.filePos,
          n = F(o),
          i = e.fileSize === null ? null : e.fileSize - a,
          s = er(n, i);
        if (
          s.header &&
          (!r ||
            (s.header.sampleRate === r.sampleRate &&
              s.header.mpegVersionId === r.mpegVersionId &&
              s.header.layer === r.layer &&
              ir(s.header.channel) === ir(r.channel)))
        )
          return { header: s.header, startPos: a };
        ((o.filePos = t + s.bytesAdvanced), (a = o.filePos));
      }
    }
    return null;
  };
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
var Gr = class extends ar {
    constructor(e) {
      (super(e),
        (this.metadataPromise = null),
        (this.firstFrameHeader = null),
        (this.firstFrameHeaderPos = null),
        (this.xingFrameHeader = null),
        (this.xingFrameHeaderPos = null),
        (this.loadedSamples = []),
        (this.metadataTags = null),
        (this.xingData = null),
        (this.trackBackings = []),
        (this.readingMutex = new _e()),
        (this.lastSampleLoaded = !1),
        (this.lastLoadedPos = 0),
        (this.nextTimestampInSamples = 0),
        (this.reader = e._reader));
    }
    async readMetadata() {
      return (this.metadataPromise ??= (async () => {
        for (; !this.firstFrameHeader && !this.lastSampleLoaded;) await this.advanceReader();
        if (
          (!this.firstFrameHeader &&
            this.xingFrameHeader &&
            ((this.firstFrameHeader = this.xingFrameHeader),
            (this.firstFrameHeaderPos = this.xingFrameHeaderPos)),
          !this.firstFrameHeader)
        )
          throw Error(`No valid MP3 frame found.`);
        this.trackBackings = [new Kr(this)];
      })());
    }
    async advanceReader() {
      if (this.lastLoadedPos === 0)
        for (;;) {
          let e = this.reader.requestSlice(this.lastLoadedPos, 10);
          if ((E(e) && (e = await e), !e)) {
            this.lastSampleLoaded = !0;
            return;
          }
          let t = aa(e);
          if (!t) break;
          this.lastLoadedPos = e.filePos + t.size;
        }
      let e = await Wr(
        this.reader,
        this.lastLoadedPos,
        this.reader.fileSize,
        this.firstFrameHeader,
      );
      if (!e) {
        this.lastSampleLoaded = !0;
        return;
      }
      let t = e.header;
      this.lastLoadedPos = e.startPos + t.totalSize - 1;
      let n = $n(t.mpegVersionId, t.channel),
        r = this.reader.requestSlice(e.startPos + n, 4);
      if ((E(r) && (r = await r), r)) {
        let i = F(r);
        if (i === 1483304551 || i === 1231971951) {
          if (
            (this.xingFrameHeader ||
              ((this.xingFrameHeader = t), (this.xingFrameHeaderPos = e.startPos)),
            !this.xingData)
          ) {
            let t = this.reader.requestSlice(e.startPos + n + 4, 12);
            if ((E(t) && (t = await t), t)) {
              let e = M(t, 12),
                n = C(e),
                r = n.getUint32(0, !1);
              this.xingData = {
                frameCount: r & rr.FrameCount ? n.getUint32(4, !1) : null,
                fileSize: r & rr.FileSize ? n.getUint32(8, !1) : null,
              };
            }
          }
          return;
        }
      }
      this.firstFrameHeader ||
        ((this.firstFrameHeader = t), (this.firstFrameHeaderPos = e.startPos));
      let i = t.audioSamplesInFrame / this.firstFrameHeader.sampleRate,
        a = {
          timestamp: this.nextTimestampInSamples / this.firstFrameHeader.sampleRate,
          duration: i,
          dataStart: e.startPos,
          dataSize: t.totalSize,
        };
      (this.loadedSamples.push(a), (this.nextTimestampInSamples += t.audioSamplesInFrame));
    }
    async getMimeType() {
      return `audio/mpeg`;
    }
    async getTrackBackings() {
      return (await this.readMetadata(), this.trackBackings);
    }
    async getMetadataTags() {
      let e = await this.readingMutex.acquire();
      try {
        if ((await this.readMetadata(), this.metadataTags)) return this.metadataTags;
        this.metadataTags = {};
        let e = 0,
          t = !1;
        for (;;) {
          let n = this.reader.requestSlice(e, 10);
          if ((E(n) && (n = await n), !n)) break;
          let r = aa(n);
          if (!r) break;
          t = !0;
          let i = this.reader.requestSlice(n.filePos, r.size);
          if ((E(i) && (i = await i), !i)) break;
          (oa(i, r, this.metadataTags), (e = n.filePos + r.size));
        }
        if (!t && this.reader.fileSize !== null && this.reader.fileSize >= 128) {
          let e = this.reader.requestSlice(this.reader.fileSize - 128, 128);
          (E(e) && (e = await e), s(e), I(e, 3) === `TAG` && ra(e, this.metadataTags));
        }
        return this.metadataTags;
      } finally {
        e();
      }
    }
  },
  Kr = class {
    constructor(e) {
      this.demuxer = e;
    }
    getType() {
      return `audio`;
    }
    getId() {
      return 1;
    }
    getNumber() {
      return 1;
    }
    getTimeResolution() {
      return (
        s(this.demuxer.firstFrameHeader),
        this.demuxer.firstFrameHeader.sampleRate / this.demuxer.firstFrameHeader.audioSamplesInFrame
      );
    }
    isRelativeToUnixEpoch() {
      return !1;
    }
    getUnixTimeForTimestamp() {
      return null;
    }
    getPairingMask() {
      return 1n;
    }
    getBitrate() {
      return null;
    }
    getAverageBitrate() {
      return null;
    }
    async getDurationFromMetadata() {
      let e = this.demuxer;
      if ((s(e.firstFrameHeader !== null), s(e.firstFrameHeaderPos !== null), e.xingData)) {
        if (e.xingData.frameCount !== null)
          return (
            (e.xingData.frameCount * e.firstFrameHeader.audioSamplesInFrame) /
            e.firstFrameHeader.sampleRate
          );
      } else if (e.reader.fileSize !== null) {
        let t = Qn(
            e.firstFrameHeader.lowSamplingFrequency,
            e.firstFrameHeader.layer,
            e.firstFrameHeader.bitrate,
            e.firstFrameHeader.sampleRate,
          ),
          n = (e.reader.fileSize - e.firstFrameHeaderPos) / t;
        return (
          (Math.round(n) * e.firstFrameHeader.audioSamplesInFrame) / e.firstFrameHeader.sampleRate
        );
      }
      return null;
    }
    async getLiveRefreshInterval() {
      return null;
    }
    getName() {
      return null;
    }
    getLanguageCode() {
      return `und`;
    }
    getCodec() {
      return `mp3`;
    }
    getInternalCodecId() {
      return null;
    }
    getNumberOfChannels() {
      return (s(this.demuxer.firstFrameHeader), ir(this.demuxer.firstFrameHeader.channel));
    }
    getSampleRate() {
      return (s(this.demuxer.firstFrameHeader), this.demuxer.firstFrameHeader.sampleRate);
    }
    getDisposition() {
      return { ...it };
    }
    async getDecoderConfig() {
      return (
        s(this.demuxer.firstFrameHeader),
        {
          codec: `mp3`,
          numberOfChannels: ir(this.demuxer.firstFrameHeader.channel),
          sampleRate: this.demuxer.firstFrameHeader.sampleRate,
        }
      );
    }
    async getPacketAtIndex(e, t) {
      if (e === -1) return null;
      let n = this.demuxer.loadedSamples[e];
      if (!n) return null;
      let r;
      if (t.metadataOnly) r = or;
      else {
        let e = this.demuxer.reader.requestSlice(n.dataStart, n.dataSize);
        if ((E(e) && (e = await e), !e)) return null;
        r = M(e, n.dataSize);
      }
      return new sr(r, `key`, n.timestamp, n.duration, e, n.dataSize);
    }
    getFirstPacket(e) {
      return this.getPacketAtIndex(0, e);
    }
    async getNextPacket(e, t) {
      let n = await this.demuxer.readingMutex.acquire();
      try {
        let n = Se(this.demuxer.loadedSamples, e.timestamp, (e) => e.timestamp);
        if (n === -1) throw Error(`Packet was not created from this track.`);
        let r = n + 1;
        for (; r >= this.demuxer.loadedSamples.length && !this.demuxer.lastSampleLoaded;)
          await this.demuxer.advanceReader();
        return this.getPacketAtIndex(r, t);
      } finally {
        n();
      }
    }
    async getPacket(e, t) {
      let n = await this.demuxer.readingMutex.acquire();
      try {
        for (;;) {
          let n = T(this.demuxer.loadedSamples, e, (e) => e.timestamp);
          if (n === -1 && this.demuxer.loadedSamples.length > 0) return null;
          if (
            this.demuxer.lastSampleLoaded ||
            (n >= 0 && n + 1 < this.demuxer.loadedSamples.length)
          )
            return this.getPacketAtIndex(n, t);
          await this.demuxer.advanceReader();
        }
      } finally {
        n();
      }
    }
    getKeyPacket(e, t) {
      return this.getPacket(e, t);
    }
    getNextKeyPacket(e, t) {
      return this.getNextPacket(e, t);
    }
  },
  A;
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
(function (e) {
  ((e[(e.PCM = 1)] = `PCM`),
    (e[(e.IEEE_FLOAT = 3)] = `IEEE_FLOAT`),
    (e[(e.ALAW = 6)] = `ALAW`),
    (e[(e.MULAW = 7)] = `MULAW`),
    (e[(e.EXTENSIBLE = 65534)] = `EXTENSIBLE`));
})((A ||= {}));
var qr = class extends ar {
  constructor(e) {
    (super(e),
      (this.metadataPromise = null),
      (this.dataStart = -1),
      (this.dataSize = -1),
      (this.audioInfo = null),
      (this.trackBackings = []),
      (this.lastKnownPacketIndex = 0),
      (this.metadataTags = {}),
      (this.reader = e._reader));
  }
  async readMetadata() {
    return (this.metadataPromise ??= (async () => {
      let e = this.reader.requestSlice(0, 12);
      (E(e) && (e = await e), s(e));
      let t = I(e, 4),
        n = t !== `RIFX`,
        r = t === `RF64`,
        i = Yi(e, n),
        a = r ? this.reader.fileSize : Math.min(i + 8, this.reader.fileSize ?? 1 / 0);
      if (I(e, 4) !== `WAVE`) throw Error(`Invalid WAVE file - wrong format`);
      let o = 0,
        c = null,
        l = e.filePos;
      for (; a === null || l < a;) {
        let e = this.reader.requestSlice(l, 8);
        if ((E(e) && (e = await e), !e)) break;
        let t = I(e, 4),
          i = Yi(e, n),
          s = e.filePos;
        if (r && o === 0 && t !== `ds64`)
          throw Error(`Invalid RF64 file: First chunk must be "ds64".`);
        if (t === `fmt `) await this.parseFmtChunk(s, i, n);
        else if (t === `data`) {
          if (
            ((c ??= i),
            (this.dataStart = e.filePos),
            (this.dataSize = Math.min(c, (a ?? 1 / 0) - this.dataStart)),
            this.reader.fileSize === null)
          )
            break;
        } else if (t === `ds64`) {
          let e = this.reader.requestSlice(s, i);
          if ((E(e) && (e = await e), !e)) break;
          let t = Zi(e, n);
          ((c = Zi(e, n)), (a = Math.min(t + 8, this.reader.fileSize ?? 1 / 0)));
        } else
          t === `LIST`
            ? await this.parseListChunk(s, i, n)
            : (t === `ID3 ` || t === `id3 `) && (await this.parseId3Chunk(s, i));
        ((l = s + i + (i & 1)), o++);
      }
      if (!this.audioInfo) throw Error(`Invalid WAVE file - missing "fmt " chunk`);
      if (this.dataStart === -1) throw Error(`Invalid WAVE file - missing "data" chunk`);
      let u = this.audioInfo.blockSizeInBytes;
      ((this.dataSize = Math.floor(this.dataSize / u) * u), this.trackBackings.push(new Yr(this)));
    })());
  }
  async parseFmtChunk(e, t, n) {
    let r = this.reader.requestSlice(e, t);
    if ((E(r) && (r = await r), !r)) return;
    let i = Ki(r, n),
      a = Ki(r, n),
      o = Yi(r, n);
    r.skip(4);
    let s = Ki(r, n),
      c;
    if (((c = t === 14 ? 8 : Ki(r, n)), t >= 18 && i !== 357)) {
      let e = Ki(r, n),
        a = t - 18;
      if (Math.min(a, e) >= 22 && i === A.EXTENSIBLE) {
        r.skip(6);
        let e = M(r, 16);
        i = e[0] | (e[1] << 8);
      }
    }
    if (
      ((i === A.MULAW || i === A.ALAW) && (c = 8),
      i !== A.PCM && i !== A.IEEE_FLOAT && i !== A.ALAW && i !== A.MULAW)
    )
      throw Error(
        `Unsupported WAVE codec (format tag ${i}). Only integer/float PCM, A-law, and μ-law are supported.`,
      );
    if (i === A.PCM && ![8, 16, 24, 32].includes(c))
      throw Error(
        `Unsupported WAVE PCM bit depth (${c}). Only 8, 16, 24, and 32 bits are supported.`,
      );
    if (i === A.IEEE_FLOAT && ![32, 64].includes(c))
      throw Error(`Unsupported WAVE float bit depth (${c}). Only 32 and 64 bits are supported.`);
    this.audioInfo = {
      format: i,
      numberOfChannels: a,
      sampleRate: o,
      sampleSizeInBytes: Math.ceil(c / 8),
      blockSizeInBytes: s,
    };
  }
  async parseListChunk(e, t, n) {
    let r = this.reader.requestSlice(e, t);
    if ((E(r) && (r = await r), !r)) return;
    let i = I(r, 4);
    if (i !== `INFO` && i !== `INF0`) return;
    let a = r.filePos;
    for (; a <= e + t - 8;) {
      r.filePos = a;
      let e = I(r, 4),
        t = Yi(r, n),
        i = M(r, t),
        o = 0;
      for (let e = 0; e < i.length && i[e] !== 0; e++) o++;
      let s = String.fromCharCode(...i.subarray(0, o));
      switch (((this.metadataTags.raw ??= {}), (this.metadataTags.raw[e] = s), e)) {
        case `INAM`:
        case `TITL`:
          this.metadataTags.title ??= s;
          break;
        case `TIT3`:
          this.metadataTags.description ??= s;
          break;
        case `IART`:
          this.metadataTags.artist ??= s;
          break;
        case `IPRD`:
          this.metadataTags.album ??= s;
          break;
        case `IPRT`:
        case `ITRK`:
        case `TRCK`:
          {
            let e = s.split(`/`),
              t = Number.parseInt(e[0], 10),
              n = e[1] && Number.parseInt(e[1], 10);
            (Number.isInteger(t) && t > 0 && (this.metadataTags.trackNumber ??= t),
              n && Number.isInteger(n) && n > 0 && (this.metadataTags.tracksTotal ??= n));
          }
          break;
        case `ICRD`:
        case `IDIT`:
          {
            let e = new Date(s);
            Number.isNaN(e.getTime()) || (this.metadataTags.date ??= e);
          }
          break;
        case `YEAR`:
          {
            let e = Number.parseInt(s, 10);
            Number.isInteger(e) && e > 0 && (this.metadataTags.date ??= new Date(e, 0, 1));
          }
          break;
        case `IGNR`:
        case `GENR`:
          this.metadataTags.genre ??= s;
          break;
        case `ICMT`:
        case `CMNT`:
        case `COMM`:
          this.metadataTags.comment ??= s;
      }
      a += 8 + t + (t & 1);
    }
  }
  async parseId3Chunk(e, t) {
    let n = this.reader.requestSlice(e, t);
    if ((E(n) && (n = await n), !n)) return;
    let r = aa(n);
    if (r) {
      let i = t - 10;
      if (((r.size = Math.min(r.size, i)), r.size > 0)) {
        let t = n.slice(e + 10, r.size);
        oa(t, r, this.metadataTags);
      }
    }
  }
  getCodec() {
    if ((s(this.audioInfo), this.audioInfo.format === A.MULAW)) return `ulaw`;
    if (this.audioInfo.format === A.ALAW) return `alaw`;
    if (this.audioInfo.format === A.PCM) {
      if (this.audioInfo.sampleSizeInBytes === 1) return `pcm-u8`;
      if (this.audioInfo.sampleSizeInBytes === 2) return `pcm-s16`;
      if (this.audioInfo.sampleSizeInBytes === 3) return `pcm-s24`;
      if (this.audioInfo.sampleSizeInBytes === 4) return `pcm-s32`;
    }
    if (this.audioInfo.format === A.IEEE_FLOAT) {
      if (this.audioInfo.sampleSizeInBytes === 4) return `pcm-f32`;
      if (this.audioInfo.sampleSizeInBytes === 8) return `pcm-f64`;
    }
    s(!1);
  }
  async getMimeType() {
    return `audio/wav`;
  }
  async getTrackBackings() {
    return (await this.readMetadata(), this.trackBackings);
  }
  async getMetadataTags() {
    return (await this.readMetadata(), this.metadataTags);
  }
};
const Jr = 2048;
var Yr = class {
  constructor(e) {
    this.demuxer = e;
  }
  getType() {
    return `audio`;
  }
  getId() {
    return 1;
  }
  getNumber() {
    return 1;
  }
  getCodec() {
    return this.demuxer.getCodec();
  }
  getInternalCodecId() {
    return (s(this.demuxer.audioInfo), this.demuxer.audioInfo.format);
  }
  async getDecoderConfig() {
    let e = this.demuxer.getCodec();
    return e
      ? (s(this.demuxer.audioInfo),
        {
          codec: e,
          numberOfChannels: this.demuxer.audioInfo.numberOfChannels,
          sampleRate: this.demuxer.audioInfo.sampleRate,
        })
      : null;
  }
  getNumberOfChannels() {
    return (s(this.demuxer.audioInfo), this.demuxer.audioInfo.numberOfChannels);
  }
  getSampleRate() {
    return (s(this.demuxer.audioInfo), this.demuxer.audioInfo.sampleRate);
  }
  getTimeResolution() {
    return (s(this.demuxer.audioInfo), this.demuxer.audioInfo.sampleRate);
  }
  isRelativeToUnixEpoch() {
    return !1;
  }
  getUnixTimeForTimestamp() {
    return null;
  }
  getPairingMask() {
    return 1n;
  }
  getBitrate() {
    return null;
  }
  getAverageBitrate() {
    return null;
  }
  async getDurationFromMetadata() {
    return (
      s(this.demuxer.dataSize !== -1),
      this.demuxer.dataSize /
        this.demuxer.audioInfo.blockSizeInBytes /
        this.demuxer.audioInfo.sampleRate
    );
  }
  async getLiveRefreshInterval() {
    return null;
  }
  getName() {
    return null;
  }
  getLanguageCode() {
    return `und`;
  }
  getDisposition() {
    return { ...it };
  }
  async getPacketAtIndex(e, t) {
    (s(e >= 0), s(this.demuxer.audioInfo));
    let n = e * Jr * this.demuxer.audioInfo.blockSizeInBytes;
    if (n >= this.demuxer.dataSize) return null;
    let r = Math.min(Jr * this.demuxer.audioInfo.blockSizeInBytes, this.demuxer.dataSize - n);
    if (this.demuxer.reader.fileSize === null) {
      let e = this.demuxer.reader.requestSlice(this.demuxer.dataStart + n, r);
      if ((E(e) && (e = await e), !e)) return null;
    }
    let i;
    if (t.metadataOnly) i = or;
    else {
      let e = this.demuxer.reader.requestSlice(this.demuxer.dataStart + n, r);
      (E(e) && (e = await e), s(e), (i = M(e, r)));
    }
    let a = (e * Jr) / this.demuxer.audioInfo.sampleRate,
      o = r / this.demuxer.audioInfo.blockSizeInBytes / this.demuxer.audioInfo.sampleRate;
    return (
      (this.demuxer.lastKnownPacketIndex = Math.max(e, this.demuxer.lastKnownPacketIndex)),
      new sr(i, `key`, a, o, e, r)
    );
  }
  getFirstPacket(e) {
    return this.getPacketAtIndex(0, e);
  }
  async getPacket(e, t) {
    s(this.demuxer.audioInfo);
    let n = Math.floor(
      Math.min(
        (e * this.demuxer.audioInfo.sampleRate) / Jr,
        (this.demuxer.dataSize - 1) / (Jr * this.demuxer.audioInfo.blockSizeInBytes),
      ),
    );
    if (n < 0) return null;
    let r = await this.getPacketAtIndex(n, t);
    if (r) return r;
    if (n === 0) return null;
    s(this.demuxer.reader.fileSize === null);
    let i = await this.getPacketAtIndex(this.demuxer.lastKnownPacketIndex, t);
    for (; i;) {
      let e = await this.getNextPacket(i, t);
      if (!e) break;
      i = e;
    }
    return i;
  }
  getNextPacket(e, t) {
    s(this.demuxer.audioInfo);
    let n = Math.round((e.timestamp * this.demuxer.audioInfo.sampleRate) / Jr);
    return this.getPacketAtIndex(n + 1, t);
  }
  getKeyPacket(e, t) {
    return this.getPacket(e, t);
  }
  getNextKeyPacket(e, t) {
    return this.getNextPacket(e, t);
  }
};
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
const Xr = (e) => {
  let t = e.filePos,
    n = new O(M(e, 9));
  if (n.readBits(12) !== 4095 || (n.skipBits(1), n.readBits(2) !== 0)) return null;
  let r = n.readBits(1),
    i = n.readBits(2) + 1,
    a = n.readBits(4);
  if (a === 15) return null;
  n.skipBits(1);
  let o = n.readBits(3);
  if (o === 0) throw Error(`ADTS frames with channel configuration 0 are not supported.`);
  (n.skipBits(1), n.skipBits(1), n.skipBits(1), n.skipBits(1));
  let s = n.readBits(13);
  n.skipBits(11);
  let c = n.readBits(2) + 1;
  if (c !== 1) throw Error(`ADTS frames with more than one AAC frame are not supported.`);
  let l = null;
  return (
    r === 1 ? (e.filePos -= 2) : (l = n.readBits(16)),
    {
      objectType: i,
      samplingFrequencyIndex: a,
      channelConfiguration: o,
      frameLength: s,
      numberOfAacFrames: c,
      crcCheck: l,
      startPos: t,
    }
  );
};
var Zr = /* @__PURE__ */ o({ fs: () => e });
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
Ge();
const Qr = Zr === void 0 ? void 0 : Zr,
  $r = 1 / 0;
let ei = null;
typeof FinalizationRegistry < `u` &&
  (ei = new FinalizationRegistry((e) => {
    e();
  }));
var ti = class extends Ze {
    constructor() {
      (super(),
        (this._disposed = !1),
        (this._refCount = 0),
        (this._usedForHls = !1),
        (this._refFinalizationRegistry = null),
        (this._sizePromise = null),
        (this.onread = null),
        typeof FinalizationRegistry < `u` &&
          (this._refFinalizationRegistry = new FinalizationRegistry((e) => {
            e._decrementRefCount();
          })));
    }
    async getSizeOrNull() {
      if (this._disposed) throw new Hi();
      return (this._sizePromise ??= (async () => {
        let e = this._getFileSize();
        return (
          e === void 0 &&
            (await this._read(0, 1, 0, $r), (e = this._getFileSize()), s(e !== void 0)),
          e
        );
      })());
    }
    async getSize() {
      if (this._disposed) throw new Hi();
      let e = await this.getSizeOrNull();
      if (e === null) throw Error(`Cannot determine the size of an unsized source.`);
      return e;
    }
    slice(e, t) {
      if (!Number.isInteger(e) || e < 0) throw TypeError(`offset must be a non-negative integer.`);
      if (t !== void 0 && (!Number.isInteger(t) || t < 0))
        throw TypeError(`length, when provided, must be a non-negative integer.`);
      return new ui(this, e, t);
    }
    _dispatchRead(e, t) {
      (this.onread?.(e, t), this._emit(`read`, { start: e, end: t }));
    }
    ref() {
      return new ni(this);
    }
    _incrementRefCount() {
      this._refCount++;
    }
    _decrementRefCount() {
      (this._refCount--, this._refCount === 0 && (this._dispose(), (this._disposed = !0)));
    }
  },
  ni = class {
    constructor(e) {
      if (((this._freed = !1), e._disposed)) throw Error(`Cannot ref a disposed source.`);
      (e._incrementRefCount(),
        e._refFinalizationRegistry?.register(this, e, this),
        (this._source = e));
    }
    get source() {
      if (!this._source) throw Error(`Can't get source; ref has already been freed.`);
      return this._source;
    }
    get freed() {
      return this._freed;
    }
    free() {
      if (this._freed) throw Error(`Illegal operation: double free on SourceRef.`);
      let e = this.source;
      (s(e._refCount > 0),
        e._decrementRefCount(),
        e._refFinalizationRegistry?.unregister(this),
        (this._freed = !0),
        (this._source = null));
    }
    [Symbol.dispose]() {
      this.freed || this.free();
    }
  },
  ri = class extends ti {
    constructor(e, t) {
      if (typeof e != `string`) throw TypeError(`rootPath must be a string.`);
      if (typeof t != `function`) throw TypeError(`requestHandler must be a function.`);
      (super(), (this.rootPath = e), (this.requestHandler = t));
    }
    _resolveRequest(e) {
      let t = this.requestHandler(e),
        n = (e) => {
          if (!(e instanceof ti || e instanceof ni))
            throw TypeError(`requestHandler must return or resolve to a Source or SourceRef.`);
          let t = e instanceof ti ? e.ref() : e;
          return ((t.source._usedForHls ||= this._usedForHls), t);
        };
      return E(t) ? t.then(n) : n(t);
    }
  };
const ii = (e, t) => e.path === t.path;
typeof FinalizationRegistry < `u` &&
  new FinalizationRegistry((e) => {
    e.cancel().catch(() => {});
  });
const ai = 0.5 * 2 ** 20;
var oi = class e extends ri {
    constructor(t, n = {}) {
      if (typeof t != `string`) throw TypeError(`filePath must be a string.`);
      if (!n || typeof n != `object`) throw TypeError(`options must be an object.`);
      if (n.maxCacheSize !== void 0 && (!Ke(n.maxCacheSize) || n.maxCacheSize < 0))
        throw TypeError(`options.maxCacheSize, when provided, must be a non-negative number.`);
      if (!Qr.fs)
        throw Error(
          `FilePathSource is only available in server-side environments (Node.js, Bun, Deno).`,
        );
      (super(t, (t) => new e(t.path, n)),
        (this._fileHandle = null),
        (this._customSource = new si({
          getSize: async () => {
            let e = await Qr.fs.open(t, `r`);
            return (
              (this._fileHandle = e),
              ei?.register(
                this,
                () => {
                  e.close();
                },
                this,
              ),
              (await e.stat()).size
            );
          },
          read: async (e, t) => {
            s(this._fileHandle);
            let n = new Uint8Array(t - e);
            return (await this._fileHandle.read(n, 0, t - e, e), n);
          },
          maxCacheSize: n.maxCacheSize,
          prefetchProfile: `fileSystem`,
          handleUnhandledError: n.handleUnhandledError,
        })));
    }
    _read(e, t, n, r) {
      return this._customSource._read(e, t, n, r);
    }
    _getFileSize() {
      return this._customSource._getFileSize();
    }
    _dispose() {
      (this._customSource._dispose(),
        this._fileHandle &&
          (this._fileHandle.close(), (this._fileHandle = null), ei?.unregister(this)));
    }
  },
  si = class extends ti {
    constructor(e) {
      if (!e || typeof e != `object`) throw TypeError(`options must be an object.`);
      if (typeof e.getSize != `function`) throw TypeError(`options.getSize must be a function.`);
      if (typeof e.read != `function`) throw TypeError(`options.read must be a function.`);
      if (e.dispose !== void 0 && typeof e.dispose != `function`)
        throw TypeError(`options.dispose, when provided, must be a function.`);
      if (e.handleUnhandledError !== void 0 && typeof e.handleUnhandledError != `function`)
        throw TypeError(`options.handleUnhandledError, when provided, must be a function.`);
      if (e.maxCacheSize !== void 0 && (!Ke(e.maxCacheSize) || e.maxCacheSize < 0))
        throw TypeError(`options.maxCacheSize, when provided, must be a non-negative number.`);
      if (e.prefetchProfile && ![`none`, `fileSystem`, `network`].includes(e.prefetchProfile))
        throw TypeError(
          `options.prefetchProfile, when provided, must be one of 'none', 'fileSystem' or 'network'.`,
        );
      (super(),
        (this._readers = /* @__PURE__ */ new Set()),
        (this._options = e),
        (this._orchestrator = new li({
          maxCacheSize: e.maxCacheSize ?? 8 * 2 ** 20,
          maxWorkerCount: 2,
          prefetchProfile: ci[e.prefetchProfile ?? `none`],
          runWorker: this._runWorker.bind(this),
          handleUnhandledError: e.handleUnhandledError,
        })));
    }
    _getFileSize() {
      return this._orchestrator.fileSize ?? void 0;
    }
    _read(e, t, n, r) {
      if (this._orchestrator.fileSize !== null) return this._orchestrator.read(e, t, n, r);
      let i = this._options.getSize();
      if (E(i))
        return i.then((i) => {
          if (!Number.isInteger(i) || i < 0)
            throw TypeError(`options.getSize must return or resolve to a non-negative integer.`);
          return ((this._orchestrator.fileSize = i), this._orchestrator.read(e, t, n, r));
        });
      if (!Number.isInteger(i) || i < 0)
        throw TypeError(`options.getSize must return or resolve to a non-negative integer.`);
      return ((this._orchestrator.fileSize = i), this._orchestrator.read(e, t, n, r));
    }
    async _runWorker(e) {
      for (; e.currentPos < e.targetPos && !e.aborted;) {
        let t = e.currentPos,
          n = e.targetPos,
          r = this._options.read(e.currentPos, n);
        if ((E(r) && (r = await r), e.aborted)) {
          r instanceof ReadableStream && (await r.cancel().catch(() => {}));
          break;
        }
        if (r instanceof Uint8Array) {
          if (((r = te(r)), r.length !== n - e.currentPos))
            throw Error(
              `options.read returned a Uint8Array with unexpected length: Requested ${n - e.currentPos} bytes, but got ${r.length}.`,
            );
          (this._dispatchRead(e.currentPos, e.currentPos + r.length),
            this._orchestrator.supplyWorkerData(e, r));
        } else if (r instanceof ReadableStream) {
          let i = r.getReader();
          this._readers.add(i);
          try {
            for (; e.currentPos < n && !e.aborted;) {
              let { done: r, value: a } = await i.read();
              if (r) {
                if (e.currentPos < n)
                  throw Error(
                    `ReadableStream returned by options.read ended before supplying enough data. Requested ${n - t} bytes, but got ${e.currentPos - t}`,
                  );
                break;
              }
              if (!(a instanceof Uint8Array))
                throw TypeError(
                  `ReadableStream returned by options.read must yield Uint8Array chunks.`,
                );
              if (e.aborted) break;
              let o = te(a);
              (this._dispatchRead(e.currentPos, e.currentPos + o.length),
                this._orchestrator.supplyWorkerData(e, o));
            }
          } finally {
            (this._readers.delete(i), i.releaseLock());
          }
        } else
          throw TypeError(
            `options.read must return or resolve to a Uint8Array or a ReadableStream.`,
          );
      }
      this._orchestrator.signalWorkerStoppedRunning(e);
    }
    _dispose() {
      this._orchestrator.dispose();
      for (let e of this._readers) e.cancel().catch(() => {});
      (this._readers.clear(), this._options.dispose?.());
    }
  };
const ci = {
  none: (e, t) => ({ start: e, end: t }),
  fileSystem: (e, t) => {
    let n = 2 ** 16;
    return (
      (e = Math.floor((e - n) / n) * n), (t = Math.ceil((t + n) / n) * n), { start: e, end: t }
    );
  },
  network: (e, t, n) => {
    let r = 2 ** 16;
    e = Math.max(0, Math.floor((e - r) / r) * r);
    for (let r of n) {
      let n = 8 * 2 ** 20,
        i = Math.max((r.startPos + r.targetPos) / 2, r.targetPos - n);
      if (He(e, t, i, r.targetPos)) {
        let e = r.targetPos - r.startPos,
          i = Math.ceil((e + 1) / n) * n,
          a = 2 ** Math.ceil(Math.log2(e + 1)),
          o = Math.min(a, i);
        t = Math.max(t, r.startPos + o);
      }
    }
    return ((t = Math.max(t, e + ai)), { start: e, end: t });
  },
};
var li = class {
    constructor(e) {
      ((this.options = e),
        (this.fileSize = null),
        (this.nextAge = 0),
        (this.workers = []),
        (this.cache = []),
        (this.currentCacheSize = 0),
        (this.disposed = !1),
        (this.queuedReads = []));
    }
    read(e, t, n, r) {
      s(!this.disposed);
      let i = this.options.prefetchProfile(e, t, this.workers),
        a = Math.max(i.start, n),
        o = Math.min(i.end, this.fileSize ?? 1 / 0, r);
      s(a <= e && t <= o);
      let c = null,
        l = T(this.cache, e, (e) => e.start),
        u = l === -1 ? null : this.cache[l];
      u &&
        u.start <= e &&
        t <= u.end &&
        ((u.age = this.nextAge++), (c = { bytes: u.bytes, view: u.view, offset: u.start }));
      let d = T(this.cache, a, (e) => e.start),
        f = c ? null : new Uint8Array(t - e),
        p = 0,
        m = a,
        h = [];
      if (d !== -1) {
        for (let n = d; n < this.cache.length; n++) {
          let r = this.cache[n];
          if (r.start >= o) break;
          if (r.end <= a) continue;
          let i = Math.max(a, r.start),
            c = Math.min(o, r.end);
          if ((s(i <= c), m < i && h.push({ start: m, end: i }), (m = c), f)) {
            let n = Math.max(e, r.start),
              i = Math.min(t, r.end);
            if (n < i) {
              let t = n - e;
              (f.set(r.bytes.subarray(n - r.start, i - r.start), t), t === p && (p = i - e));
            }
          }
          r.age = this.nextAge++;
        }
        m < o && h.push({ start: m, end: o });
      } else h.push({ start: a, end: o });
      if ((f && p >= f.length && (c = { bytes: f, view: C(f), offset: e }), h.length === 0))
        return (s(c), c);
      let { promise: g, resolve: _, reject: v } = Ce(),
        y = [];
      for (let n of h) {
        let r = Math.max(e, n.start),
          i = Math.min(t, n.end);
        r === n.start && i === n.end ? y.push(n) : r < i && y.push({ start: r, end: i });
      }
      let b = f && { start: e, bytes: f, holes: y, resolve: _, reject: v };
      outer: for (let e of h) {
        for (let t of this.workers)
          if (this.checkHoleAgainstWorker(t, e, b ? [b] : [])) {
            this.checkQueuedReadsAgainstWorker(t);
            continue outer;
          }
        let t = e.end < o || this.fileSize !== null,
          n = this.createWorker(e.start, e.end, t);
        if (n) (b && (n.pendingSlices = [b]), this.runWorker(n));
        else {
          let n = T(this.queuedReads, e.start, (e) => e.hole.start),
            r = n === -1 ? null : this.queuedReads[n];
          for (
            r && e.start <= r.hole.end
              ? ((r.hole.end = Math.max(r.hole.end, e.end)),
                (r.strictTarget &&= t),
                b && r.pendingSlices.push(b))
              : (n++,
                (r = {
                  hole: { start: e.start, end: e.end },
                  strictTarget: t,
                  pendingSlices: b ? [b] : [],
                  age: this.nextAge++,
                }),
                this.queuedReads.splice(n, 0, r));
            n + 1 < this.queuedReads.length;
          ) {
            let e = this.queuedReads[n + 1];
            if (e.hole.start > r.hole.end) break;
            ((r.hole.end = Math.max(r.hole.end, e.hole.end)),
              r.pendingSlices.push(...e.pendingSlices),
              (r.strictTarget &&= e.strictTarget),
              (r.age = Math.min(r.age, e.age)),
              this.queuedReads.splice(n + 1, 1));
          }
        }
      }
      return (
        c
          ? g.catch((e) => {
              if (!this.disposed) {
                if (this.options.handleUnhandledError) this.options.handleUnhandledError(e);
                else throw e;
              }
            })
          : (s(f), (c = g.then((t) => t && { bytes: t, view: C(t), offset: e }))),
        c
      );
    }
    checkHoleAgainstWorker(e, t, n) {
      if (He(t.start - 2 ** 17, t.start, e.currentPos, e.targetPos)) {
        e.targetPos = Math.max(e.targetPos, t.end);
        for (let t = 0; t < n.length; t++) {
          let r = n[t];
          e.pendingSlices.includes(r) || e.pendingSlices.push(r);
        }
        return (e.running || this.runWorker(e), !0);
      }
      return !1;
    }
    checkQueuedReadsAgainstWorker(e) {
      let t = !1;
      for (let n = 0; n < this.queuedReads.length; n++) {
        let r = this.queuedReads[n];
        if (this.checkHoleAgainstWorker(e, r.hole, r.pendingSlices))
          (this.queuedReads.splice(n, 1), n--, (t = !0));
        else if (t) break;
      }
    }
    createWorker(e, t, n) {
      if (this.workers.length >= this.options.maxWorkerCount) {
        let e = null,
          t = null;
        for (let n = 0; n < this.workers.length; n++) {
          let r = this.workers[n];
          !r.running && r.pendingSlices.length === 0 && (!e || r.age < e.age) && ((t = n), (e = r));
        }
        if (e)
          (s(t !== null),
            s(e.pendingSlices.length === 0),
            this.workers.splice(t, 1),
            this.options.onIdleWorkerRemoved?.(e));
        else return null;
      }
      let r = {
        startPos: e,
        currentPos: e,
        targetPos: t,
        strictTarget: n,
        running: !1,
        aborted: this.disposed,
        pendingSlices: [],
        age: this.nextAge++,
      };
      return (this.workers.push(r), r);
    }
    runWorker(e) {
      (s(!e.running),
        s(e.currentPos < e.targetPos),
        (e.running = !0),
        (e.age = this.nextAge++),
        this.options
          .runWorker(e)
          .catch((t) => {
            if (((e.running = !1), e.pendingSlices.length > 0))
              (e.pendingSlices.forEach((e) => e.reject(t)), (e.pendingSlices.length = 0));
            else if (!e.aborted && !this.disposed) {
              if (this.options.handleUnhandledError) this.options.handleUnhandledError(t);
              else throw t;
            }
          })
          .finally(() => {
            if (!e.running && this.queuedReads.length > 0) {
              let e = 0;
              for (let t = 1; t < this.queuedReads.length; t++)
                this.queuedReads[t].age < this.queuedReads[e].age && (e = t);
              let t = this.queuedReads[e],
                n = this.createWorker(t.hole.start, t.hole.end, t.strictTarget);
              if (!n) return;
              (this.queuedReads.splice(e, 1),
                (n.pendingSlices = t.pendingSlices),
                this.runWorker(n));
            }
          }));
    }
    supplyWorkerData(e, t) {
      s(!e.aborted);
      let n = e.currentPos,
        r = n + t.length;
      (this.insertIntoCache({ start: n, end: r, bytes: t, view: C(t), age: this.nextAge++ }),
        (e.currentPos += t.length),
        e.currentPos > e.targetPos &&
          ((e.targetPos = e.currentPos), this.checkQueuedReadsAgainstWorker(e)));
      for (let i = 0; i < e.pendingSlices.length; i++) {
        let a = e.pendingSlices[i],
          o = Math.max(n, a.start),
          s = Math.min(r, a.start + a.bytes.length);
        o < s && a.bytes.set(t.subarray(o - n, s - n), o - a.start);
        for (let e = 0; e < a.holes.length; e++) {
          let t = a.holes[e];
          (n <= t.start && r > t.start && (t.start = r),
            t.end <= t.start && (a.holes.splice(e, 1), e--));
        }
        a.holes.length === 0 && (a.resolve(a.bytes), e.pendingSlices.splice(i, 1), i--);
      }
      for (let t = 0; t < this.workers.length; t++) {
        let i = this.workers[t];
        e === i ||
          i.running ||
          (He(n, r, i.currentPos, i.targetPos) &&
            (this.workers.splice(t, 1), this.options.onIdleWorkerRemoved?.(i), t--));
      }
    }
    supplyFileSize(e) {
      (s(this.fileSize === null), (this.fileSize = e));
      for (let t of this.workers) {
        ((t.targetPos = Math.min(t.targetPos, e)), (t.strictTarget = !0));
        for (let n = 0; n < t.pendingSlices.length; n++) {
          let r = t.pendingSlices[n];
          for (let i of r.holes)
            if (i.end > e) {
              (r.resolve(null), t.pendingSlices.splice(n, 1), n--);
              break;
            }
        }
      }
      for (let t = 0; t < this.queuedReads.length; t++) {
        let n = this.queuedReads[t];
        if (n.hole.start >= e) {
          for (let e of n.pendingSlices) e.resolve(null);
          (this.queuedReads.splice(t, 1), t--);
        } else if (n.hole.end > e) {
          ((n.hole.end = e), (n.strictTarget = !0));
          for (let t = 0; t < n.pendingSlices.length; t++) {
            let r = n.pendingSlices[t];
            r.start >= e && (r.resolve(null), n.pendingSlices.splice(t, 1), t--);
          }
        }
      }
    }
    signalWorkerStoppedRunning(e) {
      ((e.running = !1), e.aborted || (e.pendingSlices.length = 0));
    }
    onWorkerFinished(e) {
      let t = this.workers.indexOf(e);
      (s(t !== -1),
        (e.running = !1),
        this.workers.splice(t, 1),
        this.options.onIdleWorkerRemoved?.(e),
        this.fileSize === null && this.supplyFileSize(e.currentPos));
      for (let t of e.pendingSlices) t.resolve(null);
    }
    insertIntoCache(e) {
      if (this.options.maxCacheSize === 0) return;
      let t = T(this.cache, e.start, (e) => e.start) + 1;
      if (t > 0) {
        let n = this.cache[t - 1];
        if (n.end >= e.end) return;
        if (n.end > e.start) {
          let r = new Uint8Array(e.end - n.start);
          (r.set(n.bytes, 0),
            r.set(e.bytes, e.start - n.start),
            (this.currentCacheSize += e.end - n.end),
            (n.bytes = r),
            (n.view = C(r)),
            (n.end = e.end),
            t--,
            (e = n));
        } else (this.cache.splice(t, 0, e), (this.currentCacheSize += e.bytes.length));
      } else (this.cache.splice(t, 0, e), (this.currentCacheSize += e.bytes.length));
      for (let n = t + 1; n < this.cache.length; n++) {
        let t = this.cache[n];
        if (e.end <= t.start) break;
        if (e.end >= t.end) {
          (this.cache.splice(n, 1), (this.currentCacheSize -= t.bytes.length), n--);
          continue;
        }
        let r = new Uint8Array(t.end - e.start);
        (r.set(e.bytes, 0),
          r.set(t.bytes, t.start - e.start),
          (this.currentCacheSize -= e.end - t.start),
          (e.bytes = r),
          (e.view = C(r)),
          (e.end = t.end),
          this.cache.splice(n, 1));
        break;
      }
      for (; this.currentCacheSize > this.options.maxCacheSize;) {
        let e = 0,
          t = this.cache[0];
        for (let n = 1; n < this.cache.length; n++) {
          let r = this.cache[n];
          r.age < t.age && ((e = n), (t = r));
        }
        if (this.currentCacheSize - t.bytes.length <= this.options.maxCacheSize) break;
        (this.cache.splice(e, 1), (this.currentCacheSize -= t.bytes.length));
      }
    }
    dispose() {
      for (let e of this.workers) {
        for (let t of e.pendingSlices) t.reject(new Hi());
        ((e.pendingSlices.length = 0),
          (e.aborted = !0),
          e.running || this.options.onIdleWorkerRemoved?.(e));
      }
      for (let e of this.queuedReads) for (let t of e.pendingSlices) t.reject(new Hi());
      ((this.workers.length = 0),
        (this.cache.length = 0),
        (this.queuedReads.length = 0),
        (this.disposed = !0));
    }
  },
  ui = class extends ti {
    constructor(e, t, n) {
      if ((super(), (this._ref = null), e._disposed))
        throw Error(`Cannot create a slice of a disposed source.`);
      ((this._baseSource = e), (this._offset = t), (this._length = n ?? null));
    }
    _getFileSize() {
      let e = this._baseSource._getFileSize();
      return e === void 0
        ? this._length === null
          ? void 0
          : this._length
        : e === null
          ? this._length === null
            ? null
            : this._length
          : ke(e - this._offset, 0, this._length ?? 1 / 0);
    }
    _read(e, t, n, r) {
      if (this._length !== null && t > this._length) return null;
      let i = this._baseSource._read(
          this._offset + e,
          this._offset + t,
          this._offset + n,
          this._offset + r,
        ),
        a = (e) => (e ? ((e.offset -= this._offset), e) : null);
      return E(i) ? i.then(a) : a(i);
    }
    _dispose() {
      this._ref?.free();
    }
    ref() {
      return ((this._ref ??= this._baseSource.ref()), super.ref());
    }
  },
  di = class {
    constructor() {
      /*!
       * Copyright (c) 2026-present, Vanilagy and contributors
       *
       * This Source Code Form is subject to the terms of the Mozilla Public
       * License, v. 2.0. If a copy of the MPL was not distributed with this
       * file, You can obtain one at https://mozilla.org/MPL/2.0/.
       */
      this._isIsobmff = !1;
    }
  },
  fi = class extends di {
    constructor() {
      (super(...arguments), (this._isIsobmff = !0));
    }
    async _getMajorBrand(e) {
      let t = e._reader.requestSlice(0, 12);
      if ((E(t) && (t = await t), !t)) return null;
      t.skip(4);
      let n = I(t, 4);
      return n !== `ftyp` && n !== `styp` ? null : I(t, 4);
    }
    _createDemuxer(e) {
      return new Er(e);
    }
  },
  pi = class extends fi {
    async _canReadInput(e) {
      let t = await this._getMajorBrand(e);
      if (t !== null) return t !== `qt  `;
      let n = 0;
      for (let t = 0; t < 10; t++) {
        let t = e._reader.requestSlice(n, 8);
        if ((E(t) && (t = await t), !t)) return !1;
        let r = F(t),
          i = 8;
        if (r === 1) {
          let t = e._reader.requestSlice(n + 8, 8);
          if ((E(t) && (t = await t), !t)) return !1;
          ((r = Qi(t)), (i = 16));
        }
        if (r < i) return !1;
        let a = I(t, 4);
        if (a === `moof` || a === `sidx`) return !0;
        if (a === `emsg` || a === `prft` || a === `free`) n += r;
        else return !1;
      }
      return !1;
    }
    get name() {
      return `MP4`;
    }
    get mimeType() {
      return `video/mp4`;
    }
  },
  mi = class extends fi {
    async _canReadInput(e) {
      return (await this._getMajorBrand(e)) === `qt  `;
    }
    get name() {
      return `QuickTime File Format`;
    }
    get mimeType() {
      return `video/quicktime`;
    }
  },
  hi = class extends di {
    async _canReadInput(e) {
      let t = 0;
      for (;;) {
        let n = e._reader.requestSlice(t, 10);
        if ((E(n) && (n = await n), !n)) break;
        let r = aa(n);
        if (!r) break;
        t = n.filePos + r.size;
      }
      let n = await Wr(e._reader, t, t + 4096);
      if (!n) return !1;
      let r = n.header,
        i = $n(r.mpegVersionId, r.channel),
        a = e._reader.requestSlice(n.startPos + i, 4);
      if ((E(a) && (a = await a), !a)) return !1;
      let o = F(a);
      if (o === 1483304551 || o === 1231971951) return !0;
      t = n.startPos + n.header.totalSize;
      let s = await Wr(e._reader, t, t + 4);
      if (!s) return !1;
      let c = s.header;
      return r.channel === c.channel && r.sampleRate === c.sampleRate;
    }
    _createDemuxer(e) {
      return new Gr(e);
    }
    get name() {
      return `MP3`;
    }
    get mimeType() {
      return `audio/mpeg`;
    }
  },
  gi = class extends di {
    async _canReadInput(e) {
      let t = e._reader.requestSlice(0, 12);
      if ((E(t) && (t = await t), !t)) return !1;
      let n = I(t, 4);
      return n !== `RIFF` && n !== `RIFX` && n !== `RF64` ? !1 : (t.skip(4), I(t, 4) === `WAVE`);
    }
    _createDemuxer(e) {
      return new qr(e);
    }
    get name() {
      return `WAVE`;
    }
    get mimeType() {
      return `audio/wav`;
    }
  };
const _i = /* #__PURE__ */ new pi(),
  vi = /* #__PURE__ */ new mi(),
  yi = /* #__PURE__ */ new hi(),
  bi = /* #__PURE__ */ new gi(),
  xi = (e, t) => {
    if (!e || typeof e != `object`) throw TypeError(`${t}, when provided, must be an object.`);
    if (e.isobmff !== void 0) {
      if (!e.isobmff || typeof e.isobmff != `object`)
        throw TypeError(`${t}.isobmff, when provided, must be an object.`);
      if (e.isobmff.resolveKeyId !== void 0 && typeof e.isobmff.resolveKeyId != `function`)
        throw TypeError(`${t}.isobmff.resolveKeyId, when provided, must be a function.`);
    }
    if (e.hls !== void 0) {
      if (!e.hls || typeof e.hls != `object`)
        throw TypeError(`${t}.hls, when provided, must be an object.`);
      if (
        e.hls.offsetTimestampsByDateTime !== void 0 &&
        typeof e.hls.offsetTimestampsByDateTime != `boolean`
      )
        throw TypeError(`${t}.hls.offsetTimestampsByDateTime, when provided, must be a boolean.`);
    }
  },
  Si = [],
  Ci = [],
  wi = (e) => {
    /*!
     * Copyright (c) 2026-present, Vanilagy and contributors
     *
     * This Source Code Form is subject to the terms of the Mozilla Public
     * License, v. 2.0. If a copy of the MPL was not distributed with this
     * file, You can obtain one at https://mozilla.org/MPL/2.0/.
     */
    /*!
     * Copyright (c) 2026-present, Vanilagy and contributors
     *
     * This Source Code Form is subject to the terms of the Mozilla Public
     * License, v. 2.0. If a copy of the MPL was not distributed with this
     * file, You can obtain one at https://mozilla.org/MPL/2.0/.
     */
    if (!e || typeof e != `object`) throw TypeError(`options must be an object.`);
    if (e.metadataOnly !== void 0 && typeof e.metadataOnly != `boolean`)
      throw TypeError(`options.metadataOnly, when defined, must be a boolean.`);
    if (e.verifyKeyPackets !== void 0 && typeof e.verifyKeyPackets != `boolean`)
      throw TypeError(`options.verifyKeyPackets, when defined, must be a boolean.`);
    if (e.verifyKeyPackets && e.metadataOnly)
      throw TypeError(
        `options.verifyKeyPackets and options.metadataOnly cannot be enabled together.`,
      );
    if (e.skipLiveWait !== void 0 && typeof e.skipLiveWait != `boolean`)
      throw TypeError(`options.skipLiveWait, when defined, must be a boolean.`);
  },
  Ti = (e) => {
    if (!Ke(e)) throw TypeError(`timestamp must be a number.`);
  },
  Ei = (e, t, n) =>
    n.verifyKeyPackets
      ? t.then(async (t) => {
          if (!t || t.type === `delta`) return t;
          let n = await e.determinePacketType(t);
          return (n && (t.type = n), t);
        })
      : t;
var Di = class {
    constructor(e) {
      if (!(e instanceof Oi)) throw TypeError(`track must be an InputTrack.`);
      this._track = e;
    }
    async getFirstPacket(e = {}) {
      if ((wi(e), this._track.input._disposed)) throw new Hi();
      return Ei(this._track, this._track._backing.getFirstPacket(e), e);
    }
    async getFirstKeyPacket(e = {}) {
      wi(e);
      let t = await this.getFirstPacket(e);
      return t ? (t.type === `key` ? t : this.getNextKeyPacket(t, e)) : null;
    }
    async getPacket(e, t = {}) {
      if ((Ti(e), wi(t), this._track.input._disposed)) throw new Hi();
      return Ei(this._track, this._track._backing.getPacket(e, t), t);
    }
    async getNextPacket(e, t = {}) {
      if (!(e instanceof sr)) throw TypeError(`packet must be an EncodedPacket.`);
      if ((wi(t), this._track.input._disposed)) throw new Hi();
      return Ei(this._track, this._track._backing.getNextPacket(e, t), t);
    }
    async getKeyPacket(e, t = {}) {
      if ((Ti(e), wi(t), this._track.input._disposed)) throw new Hi();
      if (!t.verifyKeyPackets) return this._track._backing.getKeyPacket(e, t);
      let n = await this._track._backing.getKeyPacket(e, t);
      return (
        n &&
        (s(n.type === `key`),
        (await this._track.determinePacketType(n)) === `delta`
          ? this.getKeyPacket(n.timestamp - 1 / (await this._track.getTimeResolution()), t)
          : n)
      );
    }
    async getNextKeyPacket(e, t = {}) {
      if (!(e instanceof sr)) throw TypeError(`packet must be an EncodedPacket.`);
      if ((wi(t), this._track.input._disposed)) throw new Hi();
      if (!t.verifyKeyPackets) return this._track._backing.getNextKeyPacket(e, t);
      let n = await this._track._backing.getNextKeyPacket(e, t);
      return (
        n &&
        (s(n.type === `key`),
        (await this._track.determinePacketType(n)) === `delta` ? this.getNextKeyPacket(n, t) : n)
      );
    }
    packets(e, t, n = {}) {
      if (e !== void 0 && !(e instanceof sr))
        throw TypeError(`startPacket must be an EncodedPacket.`);
      if (e !== void 0 && e.isMetadataOnly && !n?.metadataOnly)
        throw TypeError(
          `startPacket can only be metadata-only if options.metadataOnly is enabled.`,
        );
      if (t !== void 0 && !(t instanceof sr))
        throw TypeError(`endPacket must be an EncodedPacket.`);
      if ((wi(n), this._track.input._disposed)) throw new Hi();
      let r = [],
        { promise: i, resolve: a } = Ce(),
        { promise: o, resolve: s } = Ce(),
        c = !1,
        l = !1,
        u = null,
        d = !1,
        f = [],
        p = () => Math.max(2, f.length);
      (async () => {
        let u = e ?? (await this.getFirstPacket(n));
        for (
          ;
          u && !l && !this._track.input._disposed && !(t && u.sequenceNumber >= t?.sequenceNumber);
        )
          r.length > p()
            ? (({ promise: o, resolve: s } = Ce()), await o)
            : (r.push(u),
              a(),
              ({ promise: i, resolve: a } = Ce()),
              (u = await this.getNextPacket(u, n)));
        ((c = !0), a());
      })().catch((e) => {
        d || ((u = e), (d = !0), a());
      });
      let m = this._track;
      return {
        async next() {
          for (;;)
            if (m.input._disposed) throw new Hi();
            else if (l) return { value: void 0, done: !0 };
            else if (d) throw u;
            else if (r.length > 0) {
              let e = r.shift(),
                t = performance.now();
              for (f.push(t); f.length > 0 && t - f[0] >= 1e3;) f.shift();
              return (s(), { value: e, done: !1 });
            } else if (c) return { value: void 0, done: !0 };
            else await i;
        },
        async return() {
          return ((l = !0), s(), a(), { value: void 0, done: !0 });
        },
        async throw(e) {
          throw e;
        },
        [Symbol.asyncIterator]() {
          return this;
        },
      };
    }
  },
  Oi = class e {
    constructor(e, t) {
      /*!
       * Copyright (c) 2026-present, Vanilagy and contributors
       *
       * This Source Code Form is subject to the terms of the Mozilla Public
       * License, v. 2.0. If a copy of the MPL was not distributed with this
       * file, You can obtain one at https://mozilla.org/MPL/2.0/.
       */
      ((this.input = e), (this._backing = t));
    }
    isVideoTrack() {
      return this instanceof Ai;
    }
    isAudioTrack() {
      return this instanceof ji;
    }
    get id() {
      return this._backing.getId();
    }
    get number() {
      return this._backing.getNumber();
    }
    async getInternalCodecId() {
      return this._backing.getInternalCodecId();
    }
    get internalCodecId() {
      return j(this._backing.getInternalCodecId(), `internalCodecId`, `getInternalCodecId`);
    }
    async getLanguageCode() {
      return this._backing.getLanguageCode();
    }
    get languageCode() {
      return j(this._backing.getLanguageCode(), `languageCode`, `getLanguageCode`);
    }
    async getName() {
      return this._backing.getName();
    }
    get name() {
      return j(this._backing.getName(), `name`, `getName`);
    }
    async getTimeResolution() {
      return this._backing.getTimeResolution();
    }
    get timeResolution() {
      return j(this._backing.getTimeResolution(), `timeResolution`, `getTimeResolution`);
    }
    async isRelativeToUnixEpoch() {
      return this._backing.isRelativeToUnixEpoch();
    }
    async getUnixTimeForTimestamp(e) {
      return this._backing.getUnixTimeForTimestamp(e);
    }
    async hasUnixTimeMapping() {
      return (await this._backing.getUnixTimeForTimestamp(await this.getFirstTimestamp())) !== null;
    }
    async getDisposition() {
      return this._backing.getDisposition();
    }
    get disposition() {
      return j(this._backing.getDisposition(), `disposition`, `getDisposition`);
    }
    async getBitrate() {
      return this._backing.getBitrate();
    }
    async getAverageBitrate() {
      return this._backing.getAverageBitrate();
    }
    async getFirstTimestamp() {
      return (await this._backing.getFirstPacket({ metadataOnly: !0 }))?.timestamp ?? 0;
    }
    async computeDuration(e) {
      let t = await this._backing.getPacket(1 / 0, { metadataOnly: !0, ...e }),
        n = (t?.timestamp ?? 0) + (t?.duration ?? 0);
      return Me(n, await this.getTimeResolution());
    }
    async getDurationFromMetadata(e = {}) {
      return this._backing.getDurationFromMetadata(e);
    }
    async computePacketStats(e = 1 / 0, t) {
      let n = new Di(this),
        r = 1 / 0,
        i = -1 / 0,
        a = 0,
        o = 0;
      for await (let s of n.packets(void 0, void 0, { metadataOnly: !0, ...t })) {
        if (a >= e && s.timestamp >= i) break;
        ((r = Math.min(r, s.timestamp)),
          (i = Math.max(i, s.timestamp + s.duration)),
          a++,
          (o += s.byteLength));
      }
      return {
        packetCount: a,
        averagePacketRate: a ? Number((a / (i - r)).toPrecision(16)) : 0,
        averageBitrate: a ? Number(((8 * o) / (i - r)).toPrecision(16)) : 0,
      };
    }
    async isLive() {
      return (await this._backing.getLiveRefreshInterval()) !== null;
    }
    async getLiveRefreshInterval() {
      return this._backing.getLiveRefreshInterval();
    }
    canBePairedWith(t) {
      if (!(t instanceof e)) throw TypeError(`other must be an InputTrack.`);
      return this.input !== t.input || this === t
        ? !1
        : (this._backing.getPairingMask() & t._backing.getPairingMask()) !== 0n;
    }
    async getPairableTracks(e) {
      return this.input.getTracks(Fi({ filter: (e) => e.canBePairedWith(this) }, e));
    }
    async getPairableVideoTracks(e) {
      return this.input.getVideoTracks(Fi({ filter: (e) => e.canBePairedWith(this) }, e));
    }
    async getPairableAudioTracks(e) {
      return this.input.getAudioTracks(Fi({ filter: (e) => e.canBePairedWith(this) }, e));
    }
    async getPrimaryPairableVideoTrack(e) {
      return this.input.getPrimaryVideoTrack(Fi({ filter: (e) => e.canBePairedWith(this) }, e));
    }
    async getPrimaryPairableAudioTrack(e) {
      return this.input.getPrimaryAudioTrack(Fi({ filter: (e) => e.canBePairedWith(this) }, e));
    }
    async hasPairableTrack(e) {
      e &&= ki(e);
      let t = await this.input.getTracks();
      for (let n of t) if (this.canBePairedWith(n) && (!e || (await e(n)))) return !0;
      return !1;
    }
    hasPairableVideoTrack(e) {
      return (
        (e &&= ki(e)), this.hasPairableTrack(async (t) => t.isVideoTrack() && (!e || (await e(t))))
      );
    }
    hasPairableAudioTrack(e) {
      return (
        (e &&= ki(e)), this.hasPairableTrack(async (t) => t.isAudioTrack() && (!e || (await e(t))))
      );
    }
  };
const j = (e, t, n) => {
    if (E(e))
      throw Error(
        `'${t}' is deprecated and not available synchronously for this track. Use the preferred '${n}()' instead.`,
      );
    return e;
  },
  ki = (e) => {
    if (e !== void 0 && typeof e != `function`)
      throw TypeError(`predicate, when provided, must be a function.`);
    return e
      ? (t) => {
          let n = (e) => {
              if (typeof e != `boolean`)
                throw TypeError(`predicate must return or resolve to a boolean value.`);
              return e;
            },
            r = e(t);
          return E(r) ? r.then(n) : n(r);
        }
      : void 0;
  };
var Ai = class extends Oi {
    constructor(e, t) {
      (super(e, t), (this._pixelAspectRatioCache = null));
    }
    get type() {
      return `video`;
    }
    async getCodec() {
      return this._backing.getCodec();
    }
    get codec() {
      return j(this._backing.getCodec(), `codec`, `getCodec`);
    }
    async hasOnlyKeyPackets() {
      return (
        (await this._backing.getHasOnlyKeyPackets?.()) ??
        (await this._backing.getCodec()) === `prores`
      );
    }
    async getCodedWidth() {
      return this._backing.getCodedWidth();
    }
    get codedWidth() {
      return j(this._backing.getCodedWidth(), `codedWidth`, `getCodedWidth`);
    }
    async getCodedHeight() {
      return this._backing.getCodedHeight();
    }
    get codedHeight() {
      return j(this._backing.getCodedHeight(), `codedHeight`, `getCodedHeight`);
    }
    async getTransformationMatrix() {
      return this._backing.getTransformationMatrix();
    }
    async getRotation() {
      return p(await this._backing.getTransformationMatrix());
    }
    get rotation() {
      return p(j(this._backing.getTransformationMatrix(), `rotation`, `getRotation`));
    }
    async getFlip() {
      return m(await this._backing.getTransformationMatrix());
    }
    async getSquarePixelWidth() {
      return this._backing.getSquarePixelWidth();
    }
    get squarePixelWidth() {
      return j(this._backing.getSquarePixelWidth(), `squarePixelWidth`, `getSquarePixelWidth`);
    }
    async getSquarePixelHeight() {
      return this._backing.getSquarePixelHeight();
    }
    get squarePixelHeight() {
      return j(this._backing.getSquarePixelHeight(), `squarePixelHeight`, `getSquarePixelHeight`);
    }
    async getPixelAspectRatio() {
      return (this._pixelAspectRatioCache ??= Ye({
        num: (await this.getSquarePixelWidth()) * (await this.getCodedHeight()),
        den: (await this.getSquarePixelHeight()) * (await this.getCodedWidth()),
      }));
    }
    get pixelAspectRatio() {
      return (this._pixelAspectRatioCache ??= Ye({
        num:
          j(this._backing.getSquarePixelWidth(), `pixelAspectRatio`, `getPixelAspectRatio`) *
          j(this._backing.getCodedHeight(), `pixelAspectRatio`, `getPixelAspectRatio`),
        den:
          j(this._backing.getSquarePixelHeight(), `pixelAspectRatio`, `getPixelAspectRatio`) *
          j(this._backing.getCodedWidth(), `pixelAspectRatio`, `getPixelAspectRatio`),
      }));
    }
    async getDisplayWidth() {
      return (
        (await this._backing.getMetadataDisplayWidth?.()) ??
        ((await this.getRotation()) % 180 == 0
          ? this.getSquarePixelWidth()
          : this.getSquarePixelHeight())
      );
    }
    get displayWidth() {
      let e = this._backing.getMetadataDisplayWidth?.();
      if (e !== void 0) {
        let t = j(e, `displayWidth`, `getDisplayWidth`);
        if (t !== null) return t;
      }
      let t =
        p(j(this._backing.getTransformationMatrix(), `displayWidth`, `getDisplayWidth`)) % 180 == 0
          ? this._backing.getSquarePixelWidth()
          : this._backing.getSquarePixelHeight();
      return j(t, `displayWidth`, `getDisplayWidth`);
    }
    async getDisplayHeight() {
      return (
        (await this._backing.getMetadataDisplayHeight?.()) ??
        ((await this.getRotation()) % 180 == 0
          ? this.getSquarePixelHeight()
          : this.getSquarePixelWidth())
      );
    }
    get displayHeight() {
      let e = this._backing.getMetadataDisplayHeight?.();
      if (e !== void 0) {
        let t = j(e, `displayHeight`, `getDisplayHeight`);
        if (t !== null) return t;
      }
      let t =
        p(j(this._backing.getTransformationMatrix(), `displayHeight`, `getDisplayHeight`)) % 180 ==
        0
          ? this._backing.getSquarePixelHeight()
          : this._backing.getSquarePixelWidth();
      return j(t, `displayHeight`, `getDisplayHeight`);
    }
    async getColorSpace() {
      return this._backing.getColorSpace();
    }
    async hasHighDynamicRange() {
      let e = await this._backing.getColorSpace();
      return (
        e.primaries === `bt2020` ||
        e.primaries === `smpte432` ||
        e.transfer === `pq` ||
        e.transfer === `hlg` ||
        e.matrix === `bt2020-ncl`
      );
    }
    async canBeTransparent() {
      return this._backing.canBeTransparent();
    }
    async getDecoderConfig() {
      return this._backing.getDecoderConfig();
    }
    async getCodecParameterString() {
      return (
        (await this._backing.getMetadataCodecParameterString?.()) ??
        (await this._backing.getDecoderConfig())?.codec ??
        null
      );
    }
    async canDecode() {
      try {
        let e = await this._backing.getDecoderConfig();
        if (!e) return !1;
        let t = await this._backing.getCodec();
        return (
          s(t !== null),
          Si.some((n) => n.supports(t, e))
            ? !0
            : typeof VideoDecoder > `u`
              ? !1
              : (await VideoDecoder.isConfigSupported(e)).supported === !0
        );
      } catch (e) {
        return (D._error(`Error during decodability check:`, e), !1);
      }
    }
    async determinePacketType(e) {
      if (!(e instanceof sr)) throw TypeError(`packet must be an EncodedPacket.`);
      if (e.isMetadataOnly)
        throw TypeError(`packet must not be metadata-only to determine its type.`);
      let t = await this.getCodec();
      if (t === null) return null;
      let n = await this.getDecoderConfig();
      return (s(n), $t(t, n, e.data));
    }
    async computeFrameRateMetrics(e = {}) {
      if (!e || typeof e != `object`) throw TypeError(`options must be an object.`);
      if (e.targetPacketCount !== void 0 && (!Ke(e.targetPacketCount) || e.targetPacketCount < 0))
        throw TypeError(`options.targetPacketCount must be a non-negative number.`);
      let t = await this.getTimeResolution(),
        n = e.targetPacketCount ?? 256,
        r = new Di(this),
        i = [],
        a = -1 / 0,
        o = 0;
      for await (let e of r.packets(void 0, void 0, { metadataOnly: !0 })) {
        if (i.length >= n && e.timestamp >= a) break;
        (i.push(e.timestamp), (a = Math.max(a, e.timestamp)), o++);
      }
      let s = new Float64Array(i.length);
      for (let e = 0; e < i.length; e++) s[e] = Math.round(i[e] * t);
      s.sort();
      let c = 1;
      for (let e = 1; e < s.length; e++) s[e] !== s[c - 1] && (s[c++] = s[e]);
      if (c < 2)
        return {
          underlyingFrameRate: null,
          bestGuessFrameRate: t,
          minFrameRate: t,
          maxFrameRate: t,
          averageFrameRate: t,
          medianFrameRate: t,
          frameRateIsConstant: !0,
          probedPacketCount: o,
        };
      let l = s.subarray(0, c),
        u = Li(l, t),
        d = u ?? t,
        f = u === null ? null : t / u,
        p = /* @__PURE__ */ new Map(),
        m = 1 / 0,
        h = -1 / 0,
        g = 0;
      for (let e = 1; e < c; e++) {
        let t = l[e] - l[e - 1],
          n = f === null ? t : Math.max(1, Math.round(t / f));
        (p.set(n, (p.get(n) ?? 0) + 1), (m = Math.min(m, n)), (h = Math.max(h, n)), (g += n));
      }
      let _ = c - 1,
        v = [...p.keys()].sort((e, t) => e - t),
        y = (_ - 1) >> 1,
        b = _ >> 1,
        x = 0,
        S = 0,
        ee = 0;
      for (let e of v)
        if (((ee += p.get(e)), x === 0 && ee > y && (x = e), ee > b)) {
          S = e;
          break;
        }
      let te = (d / x + d / S) / 2;
      return {
        underlyingFrameRate: u,
        bestGuessFrameRate: u === null ? zi(te) : u,
        minFrameRate: d / h,
        maxFrameRate: d / m,
        averageFrameRate: (d * _) / g,
        medianFrameRate: te,
        frameRateIsConstant: u !== null && m === 1 && h === 1,
        probedPacketCount: o,
      };
    }
  },
  ji = class extends Oi {
    constructor(e, t) {
      super(e, t);
    }
    get type() {
      return `audio`;
    }
    async getCodec() {
      return this._backing.getCodec();
    }
    get codec() {
      return j(this._backing.getCodec(), `codec`, `getCodec`);
    }
    async hasOnlyKeyPackets() {
      return (await this._backing.getHasOnlyKeyPackets?.()) ?? !0;
    }
    async getNumberOfChannels() {
      return this._backing.getNumberOfChannels();
    }
    get numberOfChannels() {
      return j(this._backing.getNumberOfChannels(), `numberOfChannels`, `getNumberOfChannels`);
    }
    async getSampleRate() {
      return this._backing.getSampleRate();
    }
    get sampleRate() {
      return j(this._backing.getSampleRate(), `sampleRate`, `getSampleRate`);
    }
    async getDecoderConfig() {
      return this._backing.getDecoderConfig();
    }
    async getCodecParameterString() {
      return (
        (await this._backing.getMetadataCodecParameterString?.()) ??
        (await this._backing.getDecoderConfig())?.codec ??
        null
      );
    }
    async canDecode() {
      try {
        let e = await this._backing.getDecoderConfig();
        if (!e) return !1;
        let t = await this._backing.getCodec();
        return (
          s(t !== null),
          Ci.some((n) => n.supports(t, e)) || Tn.includes(e.codec)
            ? !0
            : typeof AudioDecoder > `u`
              ? !1
              : (await AudioDecoder.isConfigSupported(e)).supported === !0
        );
      } catch (e) {
        return (D._error(`Error during decodability check:`, e), !1);
      }
    }
    async determinePacketType(e) {
      if (!(e instanceof sr)) throw TypeError(`packet must be an EncodedPacket.`);
      return (await this.getCodec()) === null ? null : `key`;
    }
  };
const Mi = (e) => -(e ?? -1 / 0),
  Ni = (e) => -e,
  Pi = (e) => {
    if (typeof e != `object` || !e) throw TypeError(`query must be an object.`);
    if (e.filter !== void 0 && typeof e.filter != `function`)
      throw TypeError(`query.filter, when provided, must be a function.`);
    if (e.sortBy !== void 0 && typeof e.sortBy != `function`)
      throw TypeError(`query.sortBy, when provided, must be a function.`);
    return {
      filter: e.filter
        ? (t) => {
            let n = (e) => {
                if (typeof e != `boolean`)
                  throw TypeError(`query.filter must return or resolve to a boolean.`);
                return e;
              },
              r = e.filter(t);
            return E(r) ? r.then(n) : n(r);
          }
        : void 0,
      sortBy: e.sortBy
        ? (t) => {
            let n = (e) => {
                if (
                  typeof e != `number` &&
                  (!Array.isArray(e) || !e.every((e) => typeof e == `number`))
                )
                  throw TypeError(
                    `query.sortBy must return or resolve to a number or an array of numbers.`,
                  );
                return e;
              },
              r = e.sortBy(t);
            return E(r) ? r.then(n) : n(r);
          }
        : void 0,
    };
  },
  Fi = (e, t) => ({
    filter:
      e?.filter || t?.filter
        ? (n) => {
            let r = e?.filter?.(n) ?? !0,
              i = (e) => (e === !1 ? !1 : (t?.filter?.(n) ?? !0));
            return E(r) ? r.then(i) : i(r);
          }
        : void 0,
    sortBy:
      e?.sortBy || t?.sortBy
        ? (n) => {
            let r = e?.sortBy?.(n) ?? [],
              i = t?.sortBy?.(n) ?? [],
              a = (e, t) => [...(Array.isArray(e) ? e : [e]), ...(Array.isArray(t) ? t : [t])];
            return E(r) || E(i) ? Promise.all([r, i]).then(([e, t]) => a(e, t)) : a(r, i);
          }
        : void 0,
  }),
  Ii = async (e, t) => {
    let n = e;
    if (t?.filter) {
      let r = e.map((e) => t.filter(e));
      if (r.some((e) => E(e))) {
        let t = await Promise.all(r);
        n = e.filter((e, n) => t[n]);
      } else n = e.filter((e, t) => r[t]);
    }
    if (!t?.sortBy) return n;
    let r = n.map((e) => t.sortBy(e)),
      i = r.some((e) => E(e)) ? await Promise.all(r) : r;
    return n
      .map((e, t) => ({ track: e, sortValue: i[t] }))
      .sort((e, t) => {
        let n = Array.isArray(e.sortValue) ? e.sortValue : [e.sortValue],
          r = Array.isArray(t.sortValue) ? t.sortValue : [t.sortValue],
          i = Math.max(n.length, r.length);
        for (let e = 0; e < i; e++) {
          let t = n[e] ?? 0,
            i = r[e] ?? 0;
          if (t !== i) return t - i;
        }
        return 0;
      })
      .map((e) => e.track);
  },
  Li = (e, t) => {
    let n = 1e6,
      r = 0.98,
      i = 1 + 1e-9,
      a = [
        12,
        15,
        20,
        24e3 / 1001,
        24,
        25,
        3e4 / 1001,
        30,
        48,
        50,
        6e4 / 1001,
        60,
        100,
        12e4 / 1001,
        120,
        144,
        240,
      ];
    if (e.length < 2) return null;
    let o = new Float64Array(e.length - 1);
    for (let t = 1; t < e.length; t++) {
      let n = e[t] - e[t - 1];
      if (!(n > 0)) return null;
      o[t - 1] = n;
    }
    let s = o.slice();
    s.sort();
    let c = s[Math.floor(s.length * 0.05)];
    for (let e = 0; e < 6; e++) {
      let e = 0,
        t = 0;
      for (let n of o) {
        let r = Math.max(1, Math.round(n / c));
        Math.abs(n - r * c) >= i || ((e += n), (t += r));
      }
      if (t === 0) return null;
      let n = e / t;
      if (Math.abs(n - c) <= 1e-12 * Math.max(1, c)) {
        c = n;
        break;
      }
      c = n;
    }
    let l = 0,
      u = 0,
      d = 0;
    for (let e of o) {
      let t = Math.max(1, Math.round(e / c));
      Math.abs(e - t * c) >= i || (l++, (u += e), (d += t));
    }
    if (l / o.length < r) return null;
    c = u / d;
    let f = 1 / Math.min(d, 1e3),
      p = Math.max(2 ** -52, c - f),
      m = c + f,
      h = t / m,
      g = t / p,
      _ = t / c,
      v = null,
      y = 1 / 0;
    for (let e of a) {
      if (e < h || e > g) continue;
      let t = Math.abs(e / _ - 1);
      t < y && ((v = e), (y = t));
    }
    if (v === null) {
      let e = Ri(p, m, n),
        r = Ri(h, g, n);
      if (r && (!e || r.den < e.den || (r.den === e.den && r.num <= e.num))) v = r.num / r.den;
      else if (e) v = (t * e.den) / e.num;
      else return null;
    }
    let b = t / v,
      x = 0;
    for (let e of o) {
      let t = Math.max(1, Math.round(e / b));
      Math.abs(e - t * b) < i && x++;
    }
    return x / o.length < r ? null : v;
  },
  Ri = (e, t, n) => {
    for (let r = 1; r <= n; r++) {
      let n = Math.floor(e * r) + 1;
      if (n / r < t) return Ye({ num: n, den: r });
    }
    return null;
  },
  zi = (e) => {
    let t = [24 / 1.001, 30 / 1.001, 60 / 1.001, 120 / 1.001],
      n = [12, 15, 20, 24, 25, 30, 48, 50, 60, 100, 120, 144, 240];
    for (let n of t) if (Math.abs(n / e - 1) <= 5e-4) return n;
    let r = e,
      i = 1 / 0;
    for (let t of n) {
      let n = Math.abs(t / e - 1);
      n <= 0.025 && n < i && ((r = t), (i = n));
    }
    return r;
  };
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
Ge();
var Bi = class e extends Ze {
    get disposed() {
      return this._disposed;
    }
    constructor(t) {
      if (
        (super(),
        (this._demuxerPromise = null),
        (this._format = null),
        (this._trackBackingsCache = null),
        (this._backingToTrack = /* @__PURE__ */ new Map()),
        (this._disposed = !1),
        (this._nextSourceCacheAge = 0),
        (this._sourceRefs = []),
        (this._sourceCache = []),
        (this._sourceCachePromises = []),
        (this._onFormatDetermined = null),
        !t || typeof t != `object`)
      )
        throw TypeError(`options must be an object.`);
      if (!Array.isArray(t.formats) || t.formats.some((e) => !(e instanceof di)))
        throw TypeError(`options.formats must be an array of InputFormat.`);
      if (!(t.source instanceof ti || t.source instanceof ni))
        throw TypeError(`options.source must be a Source or SourceRef.`);
      if (t.source instanceof ti && t.source._disposed)
        throw TypeError(`options.source must not be a disposed Source.`);
      if (t.initInput !== void 0 && !(t.initInput instanceof e))
        throw TypeError(`options.initInput, when provided, must be an Input.`);
      (t.formatOptions !== void 0 && xi(t.formatOptions, `formatOptions`),
        (this._formats = t.formats),
        (this._initInput = t.initInput ?? null),
        (this._formatOptions = t.formatOptions ?? {}),
        (this._rootRef = t.source instanceof ti ? t.source.ref() : t.source),
        this._sourceRefs.push(this._rootRef));
    }
    get _rootSource() {
      return this._rootRef.source;
    }
    async _getSourceUncached(e) {
      s(this._rootSource instanceof ri);
      let t = await this._rootSource._resolveRequest(e);
      return (this._emit(`source`, { source: t.source, request: e, isRoot: e.isRoot }), t);
    }
    _getSourceCached(e, t = 1) {
      let n = this._sourceCache.find((n) => n.cacheGroup === t && ii(n.request, e));
      if (n) return (n.age++, Promise.resolve(n.sourceRef.source.ref()));
      let r = this._sourceCachePromises.find((n) => n.cacheGroup === t && ii(n.request, e));
      if (r) return r.promise.then((e) => e.sourceRef.source.ref());
      let i = (async () => {
        let n = await this._getSourceUncached(e);
        if (
          qe(this._sourceCache, (e) => e.cacheGroup === t && e.sourceRef.source._refCount === 1) >=
          4
        ) {
          let e = Je(this._sourceCache, (e) =>
            e.cacheGroup === t && e.sourceRef.source._refCount === 1 ? e.age : 1 / 0,
          );
          s(e !== -1);
          let n = this._sourceCache[e];
          (this._sourceCache.splice(e, 1), n.sourceRef.free(), we(this._sourceRefs, n.sourceRef));
        }
        this._sourceRefs.push(n);
        let r = this._sourceCachePromises.findIndex((t) => t.request === e);
        return (
          s(r !== -1),
          this._sourceCachePromises.splice(r, 1),
          { request: e, sourceRef: n, age: this._nextSourceCacheAge++, cacheGroup: t }
        );
      })();
      return (
        this._sourceCachePromises.push({ request: e, cacheGroup: t, promise: i }),
        i.then((e) => {
          let t = e.sourceRef.source.ref();
          return (this._sourceCache.push(e), t);
        })
      );
    }
    _getDemuxer() {
      return (this._demuxerPromise ??= (async () => {
        ((this._reader = new Ui(this._rootSource)),
          this._emit(`source`, { source: this._rootSource, request: null, isRoot: !0 }));
        for (let e of this._formats)
          if (await e._canReadInput(this))
            return ((this._format = e), this._onFormatDetermined?.(e), e._createDemuxer(this));
        throw new Vi();
      })());
    }
    get source() {
      return this._rootSource;
    }
    async getFormat() {
      return (await this._getDemuxer(), s(this._format), this._format);
    }
    async canRead() {
      try {
        return (await this._getDemuxer(), !0);
      } catch (e) {
        if (e instanceof Vi) return !1;
        throw e;
      }
    }
    async getFirstTimestamp(e) {
      e ??= await this.getTracks();
      let t = e.filter((e) => e !== null);
      if (t.length === 0) return 0;
      let n = await Promise.all(t.map((e) => e._backing.getFirstPacket({ metadataOnly: !0 }))),
        r = Math.min(...n.map((e) => e?.timestamp ?? 1 / 0));
      return r === 1 / 0 ? 0 : r;
    }
    async computeDuration(e, t) {
      e ??= await this.getTracks();
      let n = e.filter((e) => e !== null);
      if (n.length === 0) return 0;
      let r = await Promise.all(n.map((e) => e.computeDuration(t)));
      return Math.max(...r);
    }
    async getDurationFromMetadata(e, t) {
      e ??= await this.getTracks();
      let n = e.filter((e) => e !== null),
        r = (await Promise.all(n.map((e) => e.getDurationFromMetadata(t)))).filter(
          (e) => e !== null,
        );
      return r.length === 0 ? null : Math.max(...r);
    }
    async getTracks(e) {
      e &&= Pi(e);
      let t = (await this._getTrackBackings()).map((e) => this._wrapBackingAsTrack(e));
      return Ii(t, e);
    }
    async getVideoTracks(e) {
      e &&= Pi(e);
      let t = (await this.getTracks()).filter((e) => e.isVideoTrack());
      return Ii(t, e);
    }
    async getAudioTracks(e) {
      e &&= Pi(e);
      let t = (await this.getTracks()).filter((e) => e.isAudioTrack());
      return Ii(t, e);
    }
    async getPrimaryVideoTrack(e) {
      e &&= Pi(e);
      let t = Fi(e, {
        sortBy: async (e) => [
          Ni((await e.getDisposition()).default),
          Ni(await e.hasPairableAudioTrack()),
          Ni(!(await e.hasOnlyKeyPackets())),
          Mi(await e.getBitrate()),
        ],
      });
      return (await this.getVideoTracks(t))[0] ?? null;
    }
    async getPrimaryAudioTrack(e) {
      e &&= Pi(e);
      let t = await this.getPrimaryVideoTrack(),
        n = Fi(e, {
          sortBy: async (e) => [
            Ni(!t || e.canBePairedWith(t)),
            Ni((await e.getDisposition()).default),
            Mi(await e.getBitrate()),
          ],
        });
      return (await this.getAudioTracks(n))[0] ?? null;
    }
    async _getTrackBackings() {
      let e = await this._getDemuxer();
      return (this._trackBackingsCache ??= await e.getTrackBackings());
    }
    _wrapBackingAsTrack(e) {
      let t = this._backingToTrack.get(e);
      if (t) return t;
      let n = e.getType() === `video` ? new Ai(this, e) : new ji(this, e);
      return (this._backingToTrack.set(e, n), n);
    }
    async getMimeType() {
      return (await this._getDemuxer()).getMimeType();
    }
    async getMetadataTags() {
      return (await this._getDemuxer()).getMetadataTags();
    }
    dispose() {
      if (!this._disposed) {
        this._disposed = !0;
        for (let e of this._sourceRefs) e.free();
        ((this._sourceRefs.length = 0),
          this._demuxerPromise && this._demuxerPromise.then((e) => e.dispose()).catch(() => {}));
      }
    }
    [Symbol.dispose]() {
      this.dispose();
    }
  },
  Vi = class extends Error {
    constructor(e = `Input has an unsupported or unrecognizable format.`) {
      (super(e), (this.name = `UnsupportedInputFormatError`));
    }
  },
  Hi = class extends Error {
    constructor(e = `Input has been disposed.`) {
      (super(e), (this.name = `InputDisposedError`));
    }
  },
  Ui = class {
    constructor(e) {
      /*!
       * Copyright (c) 2026-present, Vanilagy and contributors
       *
       * This Source Code Form is subject to the terms of the Mozilla Public
       * License, v. 2.0. If a copy of the MPL was not distributed with this
       * file, You can obtain one at https://mozilla.org/MPL/2.0/.
       */
      this.source = e;
    }
    get fileSize() {
      let e = this.source._getFileSize();
      if (e === void 0) throw Error(`Reading file size too early; read required first.`);
      return e;
    }
    get fileSizeNonStrict() {
      return this.source._getFileSize() ?? null;
    }
    requestSlice(e, t) {
      if (this.source._disposed) throw new Hi();
      if (e < 0 || (this.fileSizeNonStrict !== null && e + t > this.fileSizeNonStrict)) return null;
      if (t === 0) {
        let t = /* @__PURE__ */ new Uint8Array();
        return new Wi(t, C(t), 0, e, e);
      }
      let n = e + t,
        r = this.source._read(e, n, 0, $r);
      return E(r)
        ? r.then((t) => (t ? new Wi(t.bytes, t.view, t.offset, e, n) : null))
        : r
          ? new Wi(r.bytes, r.view, r.offset, e, n)
          : null;
    }
    requestSliceRange(e, t, n) {
      if (this.source._disposed) throw new Hi();
      if (e < 0) return null;
      if (this.fileSizeNonStrict !== null)
        return this.requestSlice(e, ke(this.fileSizeNonStrict - e, t, n));
      {
        let r = this.requestSlice(e, n),
          i = (r) =>
            r ||
            (s(this.fileSizeNonStrict !== null),
            this.requestSlice(e, ke(this.fileSizeNonStrict - e, t, n)));
        return E(r) ? r.then(i) : i(r);
      }
    }
    requestEntireFile() {
      return this.fileSizeNonStrict === null
        ? (async () => {
            let e = [],
              t = 0;
            for (;;) {
              if (e.length === 1 && this.fileSizeNonStrict !== null)
                return this.requestSlice(0, this.fileSizeNonStrict);
              let n = this.requestSliceRange(t, 0, 1024);
              if ((E(n) && (n = await n), !n || n.length === 0)) break;
              let r = M(n, n.length);
              (e.push(r), (t += n.length));
            }
            let n = new Uint8Array(t),
              r = 0;
            for (let t of e) (n.set(t, r), (r += t.length));
            return new Wi(n, C(n), 0, 0, t);
          })()
        : this.requestSlice(0, this.fileSizeNonStrict);
    }
  },
  Wi = class e {
    constructor(e, t, n, r, i) {
      ((this.bytes = e),
        (this.view = t),
        (this.offset = n),
        (this.start = r),
        (this.end = i),
        (this.bufferPos = r - n));
    }
    static tempFromBytes(t) {
      return new e(t, C(t), 0, 0, t.length);
    }
    get length() {
      return this.end - this.start;
    }
    get filePos() {
      return this.offset + this.bufferPos;
    }
    set filePos(e) {
      this.bufferPos = e - this.offset;
    }
    get remainingLength() {
      return Math.max(this.end - this.filePos, 0);
    }
    skip(e) {
      this.bufferPos += e;
    }
    slice(t, n = this.end - t) {
      if (t < this.start || t + n > this.end)
        throw RangeError(`Slicing outside of original slice.`);
      return new e(this.bytes, this.view, this.offset, t, t + n);
    }
  };
const Gi = (e, t) => {
    if (e.filePos < e.start || e.filePos + t > e.end)
      throw RangeError(
        `Tried reading [${e.filePos}, ${e.filePos + t}), but slice is [${e.start}, ${e.end}). This is likely an internal error, please report it alongside the file that caused it.`,
      );
  },
  M = (e, t) => {
    Gi(e, t);
    let n = e.bytes.subarray(e.bufferPos, e.bufferPos + t);
    return ((e.bufferPos += t), n);
  },
  N = (e) => (Gi(e, 1), e.view.getUint8(e.bufferPos++)),
  Ki = (e, t) => {
    Gi(e, 2);
    let n = e.view.getUint16(e.bufferPos, t);
    return ((e.bufferPos += 2), n);
  },
  P = (e) => {
    Gi(e, 2);
    let t = e.view.getUint16(e.bufferPos, !1);
    return ((e.bufferPos += 2), t);
  },
  qi = (e) => {
    Gi(e, 3);
    let t = De(e.view, e.bufferPos, !1);
    return ((e.bufferPos += 3), t);
  },
  Ji = (e) => {
    Gi(e, 2);
    let t = e.view.getInt16(e.bufferPos, !1);
    return ((e.bufferPos += 2), t);
  },
  Yi = (e, t) => {
    Gi(e, 4);
    let n = e.view.getUint32(e.bufferPos, t);
    return ((e.bufferPos += 4), n);
  },
  F = (e) => {
    Gi(e, 4);
    let t = e.view.getUint32(e.bufferPos, !1);
    return ((e.bufferPos += 4), t);
  },
  Xi = (e) => {
    Gi(e, 4);
    let t = e.view.getInt32(e.bufferPos, !1);
    return ((e.bufferPos += 4), t);
  },
  Zi = (e, t) => {
    let n, r;
    return (
      t ? ((n = Yi(e, !0)), (r = Yi(e, !0))) : ((r = Yi(e, !1)), (n = Yi(e, !1))),
      r * 4294967296 + n
    );
  },
  Qi = (e) => {
    let t = F(e),
      n = F(e);
    return t * 4294967296 + n;
  },
  $i = (e) => {
    let t = Xi(e),
      n = F(e);
    return t * 4294967296 + n;
  },
  ea = (e) => {
    Gi(e, 8);
    let t = e.view.getFloat64(e.bufferPos, !1);
    return ((e.bufferPos += 8), t);
  },
  I = (e, t) => {
    Gi(e, t);
    let n = ``;
    for (let r = 0; r < t; r++) n += String.fromCharCode(e.bytes[e.bufferPos++]);
    return n;
  };
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
var ta;
(function (e) {
  ((e[(e.Unsynchronisation = 128)] = `Unsynchronisation`),
    (e[(e.ExtendedHeader = 64)] = `ExtendedHeader`),
    (e[(e.ExperimentalIndicator = 32)] = `ExperimentalIndicator`),
    (e[(e.Footer = 16)] = `Footer`));
})((ta ||= {}));
var L;
(function (e) {
  ((e[(e.ISO_8859_1 = 0)] = `ISO_8859_1`),
    (e[(e.UTF_16_WITH_BOM = 1)] = `UTF_16_WITH_BOM`),
    (e[(e.UTF_16_BE_NO_BOM = 2)] = `UTF_16_BE_NO_BOM`),
    (e[(e.UTF_8 = 3)] = `UTF_8`));
})((L ||= {}));
const na =
    /* @__PURE__ */ `Blues.Classic rock.Country.Dance.Disco.Funk.Grunge.Hip-hop.Jazz.Metal.New age.Oldies.Other.Pop.Rhythm and blues.Rap.Reggae.Rock.Techno.Industrial.Alternative.Ska.Death metal.Pranks.Soundtrack.Euro-techno.Ambient.Trip-hop.Vocal.Jazz & funk.Fusion.Trance.Classical.Instrumental.Acid.House.Game.Sound clip.Gospel.Noise.Alternative rock.Bass.Soul.Punk.Space.Meditative.Instrumental pop.Instrumental rock.Ethnic.Gothic.Darkwave.Techno-industrial.Electronic.Pop-folk.Eurodance.Dream.Southern rock.Comedy.Cult.Gangsta.Top 40.Christian rap.Pop/funk.Jungle music.Native US.Cabaret.New wave.Psychedelic.Rave.Showtunes.Trailer.Lo-fi.Tribal.Acid punk.Acid jazz.Polka.Retro.Musical.Rock 'n' roll.Hard rock.Folk.Folk rock.National folk.Swing.Fast fusion.Bebop.Latin.Revival.Celtic.Bluegrass.Avantgarde.Gothic rock.Progressive rock.Psychedelic rock.Symphonic rock.Slow rock.Big band.Chorus.Easy listening.Acoustic.Humour.Speech.Chanson.Opera.Chamber music.Sonata.Symphony.Booty bass.Primus.Porn groove.Satire.Slow jam.Club.Tango.Samba.Folklore.Ballad.Power ballad.Rhythmic Soul.Freestyle.Duet.Punk rock.Drum solo.A cappella.Euro-house.Dance hall.Goa music.Drum & bass.Club-house.Hardcore techno.Terror.Indie.Britpop.Negerpunk.Polsk punk.Beat.Christian gangsta rap.Heavy metal.Black metal.Crossover.Contemporary Christian.Christian rock.Merengue.Salsa.Thrash metal.Anime.Jpop.Synthpop.Christmas.Art rock.Baroque.Bhangra.Big beat.Breakbeat.Chillout.Downtempo.Dub.EBM.Eclectic.Electro.Electroclash.Emo.Experimental.Garage.Global.IDM.Illbient.Industro-Goth.Jam Band.Krautrock.Leftfield.Lounge.Math rock.New romantic.Nu-breakz.Post-punk.Post-rock.Psytrance.Shoegaze.Space rock.Trop rock.World music.Neoclassical.Audiobook.Audio theatre.Neue Deutsche Welle.Podcast.Indie rock.G-Funk.Dubstep.Garage rock.Psybient`.split(
      `.`,
    ),
  ra = (e, t) => {
    let n = e.filePos;
    ((t.raw ??= {}), (t.raw.TAG ??= M(e, 125)), (e.filePos = n));
    let r = ia(e, 30);
    r && (t.title ??= r);
    let i = ia(e, 30);
    i && (t.artist ??= i);
    let a = ia(e, 30);
    a && (t.album ??= a);
    let o = ia(e, 4),
      s = Number.parseInt(o, 10);
    Number.isInteger(s) && s > 0 && (t.date ??= new Date(String(s)));
    let c = M(e, 30),
      l;
    if (c[28] === 0 && c[29] !== 0) {
      let n = c[29];
      (n > 0 && (t.trackNumber ??= n), e.skip(-30), (l = ia(e, 28)), e.skip(2));
    } else (e.skip(-30), (l = ia(e, 30)));
    l && (t.comment ??= l);
    let u = N(e);
    u < na.length && (t.genre ??= na[u]);
  },
  ia = (e, t) => {
    let n = M(e, t),
      r = Ve(n.indexOf(0), n.length),
      i = n.subarray(0, r),
      a = ``;
    for (let e = 0; e < i.length; e++) a += String.fromCharCode(i[e]);
    return a.trimEnd();
  },
  aa = (e) => {
    let t = e.filePos,
      n = I(e, 3),
      r = N(e),
      i = N(e),
      a = N(e),
      o = F(e);
    if (n !== `ID3` || r === 255 || i === 255 || o & 2155905152) return ((e.filePos = t), null);
    let s = nr(o);
    return (a & ta.Footer && (s += 10), { majorVersion: r, revision: i, flags: a, size: s });
  },
  oa = (e, t, n) => {
    if (![2, 3, 4].includes(t.majorVersion)) {
      D._warn(`Unsupported ID3v2 major version: ${t.majorVersion}`);
      return;
    }
    let r = t.flags & ta.Footer ? t.size - 10 : t.size,
      i = new sa(t, M(e, r));
    if (
      (t.flags & ta.Unsynchronisation && t.majorVersion === 3 && i.ununsynchronizeAll(),
      t.flags & ta.ExtendedHeader)
    ) {
      let e = i.readU32();
      t.majorVersion === 3 ? (i.pos += e) : (i.pos += e - 4);
    }
    for (; i.pos <= i.bytes.length - i.frameHeaderSize();) {
      let e = i.readId3V2Frame();
      if (!e) break;
      let r = i.pos,
        a = i.pos + e.size,
        o = !1,
        s = !1,
        c = !1;
      if (
        (t.majorVersion === 3
          ? ((o = !!(e.flags & 64)), (s = !!(e.flags & 128)))
          : t.majorVersion === 4 &&
            ((o = !!(e.flags & 4)),
            (s = !!(e.flags & 8)),
            (c = !!(e.flags & 2) || !!(t.flags & ta.Unsynchronisation))),
        o)
      )
        (D._warn(`Skipping encrypted ID3v2 frame ${e.id}`), (i.pos = a));
      else if (s) (D._warn(`Skipping compressed ID3v2 frame ${e.id}`), (i.pos = a));
      else {
        if ((c && i.ununsynchronizeRegion(i.pos, a), (n.raw ??= {}), e.id === `TXXX`)) {
          let e = (n.raw.TXXX ??= {}),
            t = i.readId3V2TextEncoding(),
            r = i.readId3V2Text(t, a),
            o = i.readId3V2Text(t, a);
          e[r] ??= o;
        } else
          e.id[0] === `T`
            ? (n.raw[e.id] ??= i.readId3V2EncodingAndText(a))
            : (n.raw[e.id] ??= i.readBytes(e.size));
        switch (((i.pos = r), e.id)) {
          case `TIT2`:
          case `TT2`:
            n.title ??= i.readId3V2EncodingAndText(a);
            break;
          case `TIT3`:
          case `TT3`:
            n.description ??= i.readId3V2EncodingAndText(a);
            break;
          case `TPE1`:
          case `TP1`:
            n.artist ??= i.readId3V2EncodingAndText(a);
            break;
          case `TALB`:
          case `TAL`:
            n.album ??= i.readId3V2EncodingAndText(a);
            break;
          case `TPE2`:
          case `TP2`:
            n.albumArtist ??= i.readId3V2EncodingAndText(a);
            break;
          case `TRCK`:
          case `TRK`:
            {
              let e = i.readId3V2EncodingAndText(a).split(`/`),
                t = Number.parseInt(e[0], 10),
                r = e[1] && Number.parseInt(e[1], 10);
              (Number.isInteger(t) && t > 0 && (n.trackNumber ??= t),
                r && Number.isInteger(r) && r > 0 && (n.tracksTotal ??= r));
            }
            break;
          case `TPOS`:
          case `TPA`:
            {
              let e = i.readId3V2EncodingAndText(a).split(`/`),
                t = Number.parseInt(e[0], 10),
                r = e[1] && Number.parseInt(e[1], 10);
              (Number.isInteger(t) && t > 0 && (n.discNumber ??= t),
                r && Number.isInteger(r) && r > 0 && (n.discsTotal ??= r));
            }
            break;
          case `TCON`:
          case `TCO`:
            {
              let e = i.readId3V2EncodingAndText(a),
                t = /^\((\d+)\)/.exec(e);
              if (t) {
                let e = Number.parseInt(t[1]);
                if (na[e] !== void 0) {
                  n.genre ??= na[e];
                  break;
                }
              }
              if (((t = /^\d+$/.exec(e)), t)) {
                let e = Number.parseInt(t[0]);
                if (na[e] !== void 0) {
                  n.genre ??= na[e];
                  break;
                }
              }
              n.genre ??= e;
            }
            break;
          case `TDRC`:
          case `TDAT`:
            {
              let e = i.readId3V2EncodingAndText(a),
                t = new Date(e);
              Number.isNaN(t.getTime()) || (n.date ??= t);
            }
            break;
          case `TYER`:
          case `TYE`:
            {
              let e = i.readId3V2EncodingAndText(a),
                t = Number.parseInt(e, 10);
              Number.isInteger(t) && (n.date ??= new Date(String(t)));
            }
            break;
          case `TBPM`:
          case `TBP`:
            {
              let e = i.readId3V2EncodingAndText(a),
                t = Number.parseInt(e, 10);
              Number.isInteger(t) && (n.beatsPerMinute ??= t);
            }
            break;
          case `USLT`:
          case `ULT`:
            {
              let e = i.readU8();
              ((i.pos += 3), i.readId3V2Text(e, a), (n.lyrics ??= i.readId3V2Text(e, a)));
            }
            break;
          case `COMM`:
          case `COM`:
            {
              let e = i.readU8();
              ((i.pos += 3), i.readId3V2Text(e, a), (n.comment ??= i.readId3V2Text(e, a)));
            }
            break;
          case `APIC`:
          case `PIC`:
            {
              let e = i.readId3V2TextEncoding(),
                r;
              if (t.majorVersion === 2) {
                let e = i.readAscii(3);
                r = e === `PNG` ? `image/png` : e === `JPG` ? `image/jpeg` : `image/*`;
              } else r = i.readId3V2Text(e, a);
              let o = i.readU8(),
                s = i.readId3V2Text(e, a).trimEnd(),
                c = a - i.pos;
              if (c >= 0) {
                let e = i.readBytes(c);
                ((n.images ||= []),
                  n.images.push({
                    data: e,
                    mimeType: r,
                    kind: o === 3 ? `coverFront` : o === 4 ? `coverBack` : `unknown`,
                    description: s,
                  }));
              }
            }
            break;
          default:
            i.pos += e.size;
        }
        i.pos = a;
      }
    }
  };
var sa = class {
    constructor(e, t) {
      ((this.header = e),
        (this.bytes = t),
        (this.pos = 0),
        (this.view = new DataView(t.buffer, t.byteOffset, t.byteLength)));
    }
    frameHeaderSize() {
      return this.header.majorVersion === 2 ? 6 : 10;
    }
    ununsynchronizeAll() {
      let e = [];
      for (let t = 0; t < this.bytes.length; t++) {
        let n = this.bytes[t];
        (e.push(n), n === 255 && t !== this.bytes.length - 1 && this.bytes[t] === 0 && t++);
      }
      ((this.bytes = new Uint8Array(e)), (this.view = new DataView(this.bytes.buffer)));
    }
    ununsynchronizeRegion(e, t) {
      let n = [];
      for (let r = e; r < t; r++) {
        let e = this.bytes[r];
        (n.push(e), e === 255 && r !== t - 1 && this.bytes[r + 1] === 0 && r++);
      }
      let r = this.bytes.subarray(0, e),
        i = this.bytes.subarray(t);
      ((this.bytes = new Uint8Array(r.length + n.length + i.length)),
        this.bytes.set(r, 0),
        this.bytes.set(n, r.length),
        this.bytes.set(i, r.length + n.length),
        (this.view = new DataView(this.bytes.buffer)));
    }
    readBytes(e) {
      let t = this.bytes.subarray(this.pos, this.pos + e);
      return ((this.pos += e), t);
    }
    readU8() {
      let e = this.view.getUint8(this.pos);
      return ((this.pos += 1), e);
    }
    readU16() {
      let e = this.view.getUint16(this.pos, !1);
      return ((this.pos += 2), e);
    }
    readU24() {
      let e = this.view.getUint16(this.pos, !1),
        t = this.view.getUint8(this.pos + 2);
      return ((this.pos += 3), e * 256 + t);
    }
    readU32() {
      let e = this.view.getUint32(this.pos, !1);
      return ((this.pos += 4), e);
    }
    readAscii(e) {
      let t = ``;
      for (let n = 0; n < e; n++) t += String.fromCharCode(this.view.getUint8(this.pos + n));
      return ((this.pos += e), t);
    }
    readId3V2Frame() {
      if (this.header.majorVersion === 2) {
        let e = this.readAscii(3);
        return e === `\0\0\0` ? null : { id: e, size: this.readU24(), flags: 0 };
      }
      {
        let e = this.readAscii(4);
        if (e === `\0\0\0\0`) return null;
        let t = this.readU32(),
          n = this.header.majorVersion === 4 ? nr(t) : t,
          r = this.readU16(),
          i = this.pos,
          a = (e) => {
            let t = this.pos + e;
            if (t > this.bytes.length) return !1;
            if (t <= this.bytes.length - this.frameHeaderSize()) {
              this.pos += e;
              let t = this.readAscii(4);
              if (t !== `\0\0\0\0` && !/[0-9A-Z]{4}/.test(t)) return !1;
            }
            return !0;
          };
        if (!a(n)) {
          let e = this.header.majorVersion === 4 ? t : nr(t);
          a(e) && (n = e);
        }
        return ((this.pos = i), { id: e, size: n, flags: r });
      }
    }
    readId3V2TextEncoding() {
      let e = this.readU8();
      if (e > 3) throw Error(`Unsupported text encoding: ${e}`);
      return e;
    }
    readId3V2Text(e, t) {
      let n = this.pos,
        r = this.readBytes(t - this.pos);
      switch (e) {
        case L.ISO_8859_1: {
          let e = ``;
          for (let t = 0; t < r.length; t++) {
            let i = r[t];
            if (i === 0) {
              this.pos = n + t + 1;
              break;
            }
            e += String.fromCharCode(i);
          }
          return e;
        }
        case L.UTF_16_WITH_BOM:
          if (r[0] === 255 && r[1] === 254) {
            let e = new re(`utf-16le`),
              t = Ve(
                r.findIndex((e, t) => e === 0 && r[t + 1] === 0 && t % 2 == 0),
                r.length,
              );
            return ((this.pos = n + Math.min(t + 2, r.length)), e.decode(r.subarray(2, t)));
          }
          if (r[0] === 254 && r[1] === 255) {
            let e = new re(`utf-16be`),
              t = Ve(
                r.findIndex((e, t) => e === 0 && r[t + 1] === 0 && t % 2 == 0),
                r.length,
              );
            return ((this.pos = n + Math.min(t + 2, r.length)), e.decode(r.subarray(2, t)));
          }
          {
            let e = Ve(
              r.findIndex((e) => e === 0),
              r.length,
            );
            return ((this.pos = n + Math.min(e + 1, r.length)), ie.decode(r.subarray(0, e)));
          }
        case L.UTF_16_BE_NO_BOM: {
          let e = new re(`utf-16be`),
            t = Ve(
              r.findIndex((e, t) => e === 0 && r[t + 1] === 0 && t % 2 == 0),
              r.length,
            );
          return ((this.pos = n + Math.min(t + 2, r.length)), e.decode(r.subarray(0, t)));
        }
        case L.UTF_8: {
          let e = Ve(
            r.findIndex((e) => e === 0),
            r.length,
          );
          return ((this.pos = n + Math.min(e + 1, r.length)), ie.decode(r.subarray(0, e)));
        }
      }
    }
    readId3V2EncodingAndText(e) {
      if (this.pos >= e) return ``;
      let t = this.readId3V2TextEncoding();
      return this.readId3V2Text(t, e);
    }
  },
  ca = class {
    constructor(e) {
      ((this.helper = /* @__PURE__ */ new Uint8Array(8)),
        (this.helperView = C(this.helper)),
        (this.writer = e));
    }
    writeId3V2Tag(e) {
      let t = this.writer.getPos();
      (this.writeAscii(`ID3`),
        this.writeU8(4),
        this.writeU8(0),
        this.writeU8(0),
        this.writeSynchsafeU32(0));
      let n = this.writer.getPos(),
        r = /* @__PURE__ */ new Set();
      for (let { key: t, value: n } of Ue(e))
        switch (t) {
          case `title`:
            (this.writeId3V2TextFrame(`TIT2`, n), r.add(`TIT2`));
            break;
          case `description`:
            (this.writeId3V2TextFrame(`TIT3`, n), r.add(`TIT3`));
            break;
          case `artist`:
            (this.writeId3V2TextFrame(`TPE1`, n), r.add(`TPE1`));
            break;
          case `album`:
            (this.writeId3V2TextFrame(`TALB`, n), r.add(`TALB`));
            break;
          case `albumArtist`:
            (this.writeId3V2TextFrame(`TPE2`, n), r.add(`TPE2`));
            break;
          case `trackNumber`:
            {
              let t = e.tracksTotal === void 0 ? n.toString() : `${n}/${e.tracksTotal}`;
              (this.writeId3V2TextFrame(`TRCK`, t), r.add(`TRCK`));
            }
            break;
          case `discNumber`:
            {
              let t = e.discsTotal === void 0 ? n.toString() : `${n}/${e.discsTotal}`;
              (this.writeId3V2TextFrame(`TPOS`, t), r.add(`TPOS`));
            }
            break;
          case `genre`:
            (this.writeId3V2TextFrame(`TCON`, n), r.add(`TCON`));
            break;
          case `date`:
            (this.writeId3V2TextFrame(`TDRC`, n.toISOString().slice(0, 10)), r.add(`TDRC`));
            break;
          case `beatsPerMinute`:
            (this.writeId3V2TextFrame(`TBPM`, `${n}`), r.add(`TBPM`));
            break;
          case `lyrics`:
            (this.writeId3V2LyricsFrame(n), r.add(`USLT`));
            break;
          case `comment`:
            (this.writeId3V2CommentFrame(n), r.add(`COMM`));
            break;
          case `images`:
            {
              let e = { coverFront: 3, coverBack: 4, unknown: 0 };
              for (let t of n) {
                let n = e[t.kind] ?? 0,
                  r = t.description ?? ``;
                this.writeId3V2ApicFrame(t.mimeType, n, r, t.data);
              }
            }
            break;
          case `tracksTotal`:
          case `discsTotal`:
            break;
          case `raw`:
            break;
          default:
            Ee(t);
        }
      if (e.raw)
        for (let t in e.raw) {
          let n = e.raw[t];
          if (n == null || t.length !== 4 || r.has(t)) continue;
          let i;
          if (typeof n == `string`) {
            if (ae(n)) {
              ((i = new Uint8Array(n.length + 2)), (i[0] = L.ISO_8859_1));
              for (let e = 0; e < n.length; e++) i[e + 1] = n.charCodeAt(e);
            } else {
              let e = w.encode(n);
              ((i = new Uint8Array(e.byteLength + 2)), (i[0] = L.UTF_8), i.set(e, 1));
            }
          } else if (n instanceof Uint8Array) i = n;
          else if (t === `TXXX` && Qe(n)) {
            for (let e in n) {
              let t = n[e],
                r = ae(e) && ae(t),
                i = r ? null : w.encode(e),
                a = r ? null : w.encode(t),
                o = r ? e.length : i.byteLength,
                s = r ? t.length : a.byteLength,
                c = 1 + o + 1 + s + 1;
              (this.writeAscii(`TXXX`),
                this.writeSynchsafeU32(c),
                this.writeU16(0),
                this.writeU8(r ? L.ISO_8859_1 : L.UTF_8),
                r
                  ? (this.writeIsoString(e), this.writeIsoString(t))
                  : (this.writer.write(i), this.writeU8(0), this.writer.write(a), this.writeU8(0)));
            }
            continue;
          } else continue;
          (this.writeAscii(t),
            this.writeSynchsafeU32(i.byteLength),
            this.writeU16(0),
            this.writer.write(i));
        }
      let i = this.writer.getPos(),
        a = i - n;
      return (this.writer.seek(t + 6), this.writeSynchsafeU32(a), this.writer.seek(i), a + 10);
    }
    writeU8(e) {
      ((this.helper[0] = e), this.writer.write(this.helper.subarray(0, 1)));
    }
    writeU16(e) {
      (this.helperView.setUint16(0, e, !1), this.writer.write(this.helper.subarray(0, 2)));
    }
    writeU32(e) {
      (this.helperView.setUint32(0, e, !1), this.writer.write(this.helper.subarray(0, 4)));
    }
    writeAscii(e) {
      for (let t = 0; t < e.length; t++) this.helper[t] = e.charCodeAt(t);
      this.writer.write(this.helper.subarray(0, e.length));
    }
    writeSynchsafeU32(e) {
      this.writeU32(tr(e));
    }
    writeIsoString(e) {
      let t = new Uint8Array(e.length + 1);
      for (let n = 0; n < e.length; n++) t[n] = e.charCodeAt(n);
      this.writer.write(t);
    }
    writeUtf8String(e) {
      let t = w.encode(e);
      (this.writer.write(t), this.writeU8(0));
    }
    writeId3V2TextFrame(e, t) {
      let n = ae(t),
        r = 1 + (n ? t.length : w.encode(t).byteLength) + 1;
      (this.writeAscii(e),
        this.writeSynchsafeU32(r),
        this.writeU16(0),
        this.writeU8(n ? L.ISO_8859_1 : L.UTF_8),
        n ? this.writeIsoString(t) : this.writeUtf8String(t));
    }
    writeId3V2LyricsFrame(e) {
      let t = ae(e),
        n = 5 + e.length + 1;
      (this.writeAscii(`USLT`),
        this.writeSynchsafeU32(n),
        this.writeU16(0),
        this.writeU8(t ? L.ISO_8859_1 : L.UTF_8),
        this.writeAscii(`und`),
        t
          ? (this.writeIsoString(``), this.writeIsoString(e))
          : (this.writeUtf8String(``), this.writeUtf8String(e)));
    }
    writeId3V2CommentFrame(e) {
      let t = ae(e),
        n = 5 + (t ? e.length : w.encode(e).byteLength) + 1;
      (this.writeAscii(`COMM`),
        this.writeSynchsafeU32(n),
        this.writeU16(0),
        this.writeU8(t ? L.ISO_8859_1 : L.UTF_8),
        this.writeU8(117),
        this.writeU8(110),
        this.writeU8(100),
        t
          ? (this.writeIsoString(``), this.writeIsoString(e))
          : (this.writeUtf8String(``), this.writeUtf8String(e)));
    }
    writeId3V2ApicFrame(e, t, n, r) {
      let i = ae(e) && ae(n),
        a = i ? n.length : w.encode(n).byteLength,
        o = 1 + e.length + 1 + 1 + a + 1 + r.byteLength;
      (this.writeAscii(`APIC`),
        this.writeSynchsafeU32(o),
        this.writeU16(0),
        this.writeU8(i ? L.ISO_8859_1 : L.UTF_8),
        i ? this.writeIsoString(e) : this.writeUtf8String(e),
        this.writeU8(t),
        i ? this.writeIsoString(n) : this.writeUtf8String(n),
        this.writer.write(r));
    }
  },
  la = class {
    constructor(e) {
      /*!
       * Copyright (c) 2026-present, Vanilagy and contributors
       *
       * This Source Code Form is subject to the terms of the Mozilla Public
       * License, v. 2.0. If a copy of the MPL was not distributed with this
       * file, You can obtain one at https://mozilla.org/MPL/2.0/.
       */
      ((this.mutex = new _e()),
        (this.trackTimestampInfo = /* @__PURE__ */ new WeakMap()),
        (this.output = e));
    }
    onTrackClose(e) {}
    validateTimestamp(e, t, n) {
      let r = this.trackTimestampInfo.get(e);
      if (r) {
        if (
          (n && (r.maxTimestampBeforeLastKeyPacket = r.maxTimestamp),
          r.maxTimestampBeforeLastKeyPacket !== null && t < r.maxTimestampBeforeLastKeyPacket)
        )
          throw Error(
            `Timestamps cannot be smaller than the largest timestamp of the previous GOP (a GOP begins with a key packet and ends right before the next key packet). Got ${t}s, but largest timestamp is ${r.maxTimestampBeforeLastKeyPacket}s.`,
          );
        r.maxTimestamp = Math.max(r.maxTimestamp, t);
      } else {
        if (!n) throw Error(`First packet must be a key packet.`);
        ((r = { maxTimestamp: t, maxTimestampBeforeLastKeyPacket: null }),
          this.trackTimestampInfo.set(e, r));
      }
    }
  };
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
const ua = /<(?:(\d{2}):)?(\d{2}):(\d{2}).(\d{3})>/g,
  da = (e) => {
    let t = Math.floor(e / 36e5),
      n = Math.floor((e % 36e5) / 6e4),
      r = Math.floor((e % 6e4) / 1e3),
      i = e % 1e3;
    return (
      t.toString().padStart(2, `0`) +
      `:` +
      n.toString().padStart(2, `0`) +
      `:` +
      r.toString().padStart(2, `0`) +
      `.` +
      i.toString().padStart(3, `0`)
    );
  };
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
var fa = class {
  constructor(e) {
    ((this.writer = e),
      (this.helper = /* @__PURE__ */ new Uint8Array(8)),
      (this.helperView = new DataView(this.helper.buffer)),
      (this.offsets = /* @__PURE__ */ new WeakMap()));
  }
  writeU32(e) {
    (this.helperView.setUint32(0, e, !1), this.writer.write(this.helper.subarray(0, 4)));
  }
  writeU64(e) {
    (this.helperView.setUint32(0, Math.floor(e / 2 ** 32), !1),
      this.helperView.setUint32(4, e, !1),
      this.writer.write(this.helper.subarray(0, 8)));
  }
  writeAscii(e) {
    for (let t = 0; t < e.length; t++)
      (this.helperView.setUint8(t % 8, e.charCodeAt(t)),
        t % 8 == 7 && this.writer.write(this.helper));
    e.length % 8 != 0 && this.writer.write(this.helper.subarray(0, e.length % 8));
  }
  writeBox(e) {
    if ((this.offsets.set(e, this.writer.getPos()), e.contents && !e.children))
      (this.writeBoxHeader(e, e.size ?? e.contents.byteLength + 8), this.writer.write(e.contents));
    else {
      let t = this.writer.getPos();
      if ((this.writeBoxHeader(e, 0), e.contents && this.writer.write(e.contents), e.children))
        for (let t of e.children) t && this.writeBox(t);
      let n = this.writer.getPos(),
        r = e.size ?? n - t;
      (this.writer.seek(t), this.writeBoxHeader(e, r), this.writer.seek(n));
    }
  }
  writeBoxHeader(e, t) {
    (this.writeU32(e.largeSize ? 1 : t), this.writeAscii(e.type), e.largeSize && this.writeU64(t));
  }
  measureBoxHeader(e) {
    return 8 + (e.largeSize ? 8 : 0);
  }
  patchBox(e) {
    let t = this.offsets.get(e);
    s(t !== void 0);
    let n = this.writer.getPos();
    (this.writer.seek(t), this.writeBox(e), this.writer.seek(n));
  }
  measureBox(e) {
    if (e.contents && !e.children) return this.measureBoxHeader(e) + e.contents.byteLength;
    {
      let t = this.measureBoxHeader(e);
      if ((e.contents && (t += e.contents.byteLength), e.children))
        for (let n of e.children) n && (t += this.measureBox(n));
      return t;
    }
  }
};
const R = /* #__PURE__ */ new Uint8Array(8),
  pa = /* #__PURE__ */ new DataView(R.buffer),
  z = (e) => [((e % 256) + 256) % 256],
  B = (e) => (pa.setUint16(0, e, !1), [R[0], R[1]]),
  ma = (e) => (pa.setInt16(0, e, !1), [R[0], R[1]]),
  ha = (e) => (pa.setUint32(0, e, !1), [R[1], R[2], R[3]]),
  V = (e) => (pa.setUint32(0, e, !1), [R[0], R[1], R[2], R[3]]),
  ga = (e) => (pa.setInt32(0, e, !1), [R[0], R[1], R[2], R[3]]),
  _a = (e) => (
    pa.setUint32(0, Math.floor(e / 2 ** 32), !1),
    pa.setUint32(4, e, !1),
    [R[0], R[1], R[2], R[3], R[4], R[5], R[6], R[7]]
  ),
  va = (e) => (
    pa.setInt32(0, Math.floor(e / 2 ** 32), !1),
    pa.setUint32(4, e, !1),
    [R[0], R[1], R[2], R[3], R[4], R[5], R[6], R[7]]
  ),
  ya = (e) => (pa.setInt16(0, 256 * e, !1), [R[0], R[1]]),
  ba = (e) => (pa.setInt32(0, 2 ** 16 * e, !1), [R[0], R[1], R[2], R[3]]),
  xa = (e) => (pa.setInt32(0, 2 ** 30 * e, !1), [R[0], R[1], R[2], R[3]]),
  Sa = (e, t) => {
    let n = [],
      r = e;
    do {
      let e = r & 127;
      ((r >>= 7), n.length > 0 && (e |= 128), n.push(e), t !== void 0 && t--);
    } while (r > 0 || t);
    return n.reverse();
  },
  H = (e, t = !1) => {
    let n = Array(e.length)
      .fill(null)
      .map((t, n) => e.charCodeAt(n));
    return (t && n.push(0), n);
  },
  Ca = (e) => [
    ba(e[0]),
    ba(e[1]),
    xa(e[2]),
    ba(e[3]),
    ba(e[4]),
    xa(e[5]),
    ba(e[6]),
    ba(e[7]),
    xa(e[8]),
  ],
  U = (e, t, n) => ({ type: e, contents: t && new Uint8Array(t.flat(10)), children: n }),
  W = (e, t, n, r, i) => U(e, [z(t), ha(n), r ?? []], i),
  wa = (e) =>
    e.isQuickTime
      ? U(`ftyp`, [H(`qt  `), V(512), H(`qt  `)])
      : e.fragmented
        ? e.cmaf
          ? U(`ftyp`, [H(`iso5`), V(512), H(`iso5`), H(`iso6`), H(`mp41`), H(`cmfc`), H(`dash`)])
          : U(`ftyp`, [H(`iso5`), V(512), H(`iso5`), H(`iso6`), H(`mp41`)])
        : U(`ftyp`, [H(`isom`), V(512), H(`isom`), e.holdsAvc ? H(`avc1`) : [], H(`mp41`)]),
  Ta = () => U(`styp`, [H(`iso5`), V(0), H(`iso5`), H(`iso6`), H(`mp41`), H(`cmfc`), H(`dash`)]),
  Ea = (e, t) => {
    let n = Math.max(0, e.minWrittenTimestamp),
      r = Math.max(0, e.maxWrittenEndTimestamp - n);
    return (
      Number.isFinite(r) || (r = 0),
      W(`sidx`, 1, 0, [
        V(1),
        V(is),
        _a(G(n, is)),
        _a(0),
        B(0),
        B(1),
        V(t & 2147483647),
        V(G(r, is)),
        V(0),
      ])
    );
  },
  Da = (e) => ({ type: `mdat`, largeSize: e }),
  Oa = (e) => ({ type: `free`, size: e }),
  ka = (e) =>
    U(`moov`, void 0, [
      Aa(e.creationTime, e.trackDatas),
      ...e.trackDatas.map((t) => ja(t, e.creationTime)),
      e.isFragmented ? xo(e.trackDatas) : null,
      Io(e),
    ]),
  Aa = (e, t) => {
    let n = Math.max(
        0,
        ...t.map((e) => Math.max(0, G(os(e), is) + G(e.startTimestampOffset ?? 0, is))),
      ),
      r = Math.max(0, ...t.map((e) => e.track.id)) + 1,
      i = !b(e) || !b(n),
      a = i ? _a : V;
    return W(`mvhd`, +i, 0, [
      a(e),
      a(e),
      V(is),
      a(n),
      ba(1),
      ya(1),
      Array(10).fill(0),
      Ca(d),
      Array(24).fill(0),
      V(r),
    ]);
  },
  ja = (e, t) => {
    let n = as(e),
      r = e.startTimestampOffset !== null && e.startTimestampOffset !== 0;
    return U(`trak`, void 0, [
      Ma(e, t),
      r ? Na(e) : null,
      Pa(e, t),
      n.name === void 0 ? null : U(`udta`, void 0, [U(`name`, [...w.encode(n.name)])]),
    ]);
  },
  Ma = (e, t) => {
    let n = Math.max(0, G(os(e), is) + G(e.startTimestampOffset ?? 0, is)),
      r = !b(t) || !b(n),
      i = r ? _a : V,
      a;
    if (e.type === `video` && e.track.metadata.transformationMatrix)
      a = e.track.metadata.transformationMatrix;
    else if (e.type === `video`) {
      let { rotation: t, flip: n } = e.track.metadata,
        r = v(h(t ?? 0), _(n ? -1 : 1, 1));
      a = f(r, e.info.width, e.info.height);
    } else a = d;
    let o = 2;
    e.track.metadata.disposition?.default !== !1 && (o |= 1);
    let s = e.type === `video` ? 0 : e.type === `audio` ? 1 : e.type === `subtitle` ? 2 : Ee(e);
    return W(`tkhd`, +r, o, [
      i(t),
      i(t),
      V(e.track.id),
      V(0),
      i(n),
      Array(8).fill(0),
      B(0),
      B(s),
      ya(+(e.type === `audio`)),
      B(0),
      Ca(a),
      ba(e.type === `video` ? e.info.width : 0),
      ba(e.type === `video` ? e.info.height : 0),
    ]);
  },
  Na = (e) => {
    let t = e.startTimestampOffset;
    if ((s(t !== null), t > 0)) {
      let n = G(t, is),
        r = G(os(e), is),
        i = !b(n) || !b(r),
        a = i ? _a : V,
        o = i ? va : ga;
      return U(`edts`, void 0, [W(`elst`, +!!i, 0, [V(2), a(n), o(-1), ba(1), a(r), o(0), ba(1)])]);
    }
    {
      let n = G(-t, e.timescale),
        r = Math.max(0, G(os(e), is) + G(t, is)),
        i = !x(n) || !b(r),
        a = i ? _a : V,
        o = i ? va : ga;
      return U(`edts`, void 0, [W(`elst`, +!!i, 0, [V(1), a(r), o(n), ba(1)])]);
    }
  },
  Pa = (e, t) => U(`mdia`, void 0, [Fa(e, t), Ra(!0, Ia[e.type], La[e.type]), za(e)]),
  Fa = (e, t) => {
    let n = G(os(e), e.timescale),
      r = !b(t) || !b(n),
      i = r ? _a : V;
    return W(`mdhd`, +r, 0, [
      i(t),
      i(t),
      V(e.timescale),
      i(n),
      B(Xo(e.track.metadata.languageCode ?? `und`)),
      B(0),
    ]);
  },
  Ia = { video: `vide`, audio: `soun`, subtitle: `text` },
  La = {
    video: `MediabunnyVideoHandler`,
    audio: `MediabunnySoundHandler`,
    subtitle: `MediabunnyTextHandler`,
  },
  Ra = (e, t, n, r = `\0\0\0\0`) =>
    W(`hdlr`, 0, 0, [e ? H(`mhlr`) : V(0), H(t), H(r), V(0), V(0), H(n, !0)]),
  za = (e) => U(`minf`, void 0, [Ba[e.type](), Va(), Wa(e)]),
  Ba = {
    video: () => W(`vmhd`, 0, 1, [B(0), B(0), B(0), B(0)]),
    audio: () => W(`smhd`, 0, 0, [B(0), B(0)]),
    subtitle: () => W(`nmhd`, 0, 0),
  },
  Va = () => U(`dinf`, void 0, [Ha()]),
  Ha = () => W(`dref`, 0, 0, [V(1)], [Ua()]),
  Ua = () => W(`url `, 0, 1),
  Wa = (e) => {
    let t =
      e.compositionTimeOffsetTable.length > 1 ||
      e.compositionTimeOffsetTable.some((e) => e.sampleCompositionTimeOffset !== 0);
    return U(`stbl`, void 0, [
      Ga(e),
      mo(e),
      t ? yo(e) : null,
      t ? bo(e) : null,
      go(e),
      _o(e),
      vo(e),
      ho(e),
    ]);
  },
  Ga = (e) => {
    let t;
    if (e.type === `video`) t = Ka(Wo(e.track.source._codec, e.info.decoderConfig.codec), e);
    else if (e.type === `audio`) {
      let n = Ko(e.track.source._codec, e.info.decoderConfig.codec, e.muxer.isQuickTime);
      (s(n), (t = eo(n, e)));
    } else e.type === `subtitle` && (t = fo(Jo[e.track.source._codec], e));
    return (s(t), W(`stsd`, 0, 0, [V(1)], [t]));
  },
  Ka = (e, t) =>
    U(
      e,
      [
        [, , , , , ,].fill(0),
        B(1),
        B(0),
        B(0),
        Array(12).fill(0),
        B(t.info.width),
        B(t.info.height),
        V(4718592),
        V(4718592),
        V(0),
        B(1),
        z(18),
        H(`Mediabunny v1.61.0`),
        Array(13).fill(0),
        B(t.info.hasAlphaChannel ? 32 : 24),
        ma(65535),
      ],
      [
        Go[t.track.source._codec]?.(t) ?? null,
        Ja(t),
        me(t.info.decoderConfig.colorSpace) ? null : Ya(t),
        qa(t),
      ],
    ),
  qa = (e) =>
    e.avgBitrate === 0 && e.maxBitrate === 0
      ? null
      : U(`btrt`, [V(0), V(e.maxBitrate), V(e.avgBitrate)]),
  Ja = (e) =>
    e.info.pixelAspectRatio.num === e.info.pixelAspectRatio.den
      ? null
      : U(`pasp`, [V(e.info.pixelAspectRatio.num), V(e.info.pixelAspectRatio.den)]),
  Ya = (e) => {
    let t = e.info.decoderConfig.colorSpace;
    return U(`colr`, [
      H(e.muxer.isQuickTime ? `nclc` : `nclx`),
      B(t?.primaries == null ? 2 : se[t.primaries]),
      B(t?.transfer == null ? 2 : le[t.transfer]),
      B(t?.matrix == null ? 2 : de[t.matrix]),
      e.muxer.isQuickTime ? [] : z(!!t?.fullRange << 7),
    ]);
  },
  Xa = (e) => e.info.decoderConfig && U(`avcC`, [...te(e.info.decoderConfig.description)]),
  Za = (e) => e.info.decoderConfig && U(`hvcC`, [...te(e.info.decoderConfig.description)]),
  Qa = (e) => {
    if (!e.info.decoderConfig) return null;
    let t = e.info.decoderConfig,
      n = t.codec.split(`.`),
      r = Number(n[1]),
      i = Number(n[2]),
      a = Number(n[3]),
      o = n[4] ? Number(n[4]) : 1,
      s = n[8] ? Number(n[8]) : Number(t.colorSpace?.fullRange ?? 0),
      c = (a << 4) + (o << 1) + s,
      l = n[5] ? Number(n[5]) : t.colorSpace?.primaries ? se[t.colorSpace.primaries] : 1,
      u = n[6] ? Number(n[6]) : t.colorSpace?.transfer ? le[t.colorSpace.transfer] : 1,
      d = n[7] ? Number(n[7]) : t.colorSpace?.matrix ? de[t.colorSpace.matrix] : 1;
    return W(`vpcC`, 1, 0, [z(r), z(i), z(c), z(l), z(u), z(d), B(0)]);
  },
  $a = (e) => U(`av1C`, Nn(e.info.decoderConfig.codec)),
  eo = (e, t) => {
    let n = 0,
      r,
      i = 16,
      a = Tn.includes(t.track.source._codec);
    if (a) {
      let e = t.track.source._codec,
        { sampleSize: r } = Rn(e);
      ((i = 8 * r), i > 16 && (n = 1));
    }
    if ((t.muxer.isQuickTime && (n = 1), n === 0))
      r = [
        [, , , , , ,].fill(0),
        B(1),
        B(n),
        B(0),
        V(0),
        B(t.info.numberOfChannels),
        B(i),
        B(0),
        B(0),
        B(t.info.sampleRate < 2 ** 16 ? t.info.sampleRate : 0),
        B(0),
      ];
    else {
      let e = a ? 0 : -2;
      r = [
        [, , , , , ,].fill(0),
        B(1),
        B(n),
        B(0),
        V(0),
        B(t.info.numberOfChannels),
        B(Math.min(i, 16)),
        ma(e),
        B(0),
        B(t.info.sampleRate < 2 ** 16 ? t.info.sampleRate : 0),
        B(0),
        a ? [V(1), V(i / 8), V((t.info.numberOfChannels * i) / 8)] : [V(0), V(0), V(0)],
        V(2),
      ];
    }
    return U(e, r, [qo(t.track.source._codec, t.muxer.isQuickTime)?.(t) ?? null, qa(t)]);
  },
  to = (e) => {
    let t;
    switch (e.track.source._codec) {
      case `aac`:
        t = 64;
        break;
      case `mp3`:
        t = 107;
        break;
      case `vorbis`:
        t = 221;
        break;
      default:
        throw Error(`Unhandled audio codec: ${e.track.source._codec}`);
    }
    let n = [...z(t), ...z(21), ...ha(0), ...V(e.maxBitrate), ...V(e.avgBitrate)];
    if (e.info.decoderConfig.description) {
      let t = te(e.info.decoderConfig.description);
      n = [...n, ...z(5), ...Sa(t.byteLength), ...t];
    }
    return (
      (n = [...B(1), ...z(0), ...z(4), ...Sa(n.length), ...n, ...z(6), ...z(1), ...z(2)]),
      (n = [...z(3), ...Sa(n.length), ...n]),
      W(`esds`, 0, 0, n)
    );
  },
  no = (e) => U(`wave`, void 0, [ro(e), io(e), U(`\0\0\0\0`)]),
  ro = (e) =>
    U(`frma`, [H(Ko(e.track.source._codec, e.info.decoderConfig.codec, e.muxer.isQuickTime))]),
  io = (e) => {
    let { littleEndian: t } = Rn(e.track.source._codec);
    return U(`enda`, [B(+t)]);
  },
  ao = (e) => {
    let t = e.info.numberOfChannels,
      n = 3840,
      r = e.info.sampleRate,
      i = 0,
      a = 0,
      o = /* @__PURE__ */ new Uint8Array(),
      c = e.info.decoderConfig?.description;
    if (c) {
      s(c.byteLength >= 18);
      let e = te(c),
        l = Qt(e);
      ((t = l.outputChannelCount),
        (n = l.preSkip),
        (r = l.inputSampleRate),
        (i = l.outputGain),
        (a = l.channelMappingFamily),
        l.channelMappingTable && (o = l.channelMappingTable));
    }
    return U(`dOps`, [z(0), z(t), B(n), V(r), ma(i), z(a), ...o]);
  },
  oo = (e) => {
    let t = e.info.decoderConfig?.description;
    s(t);
    let n = te(t);
    return W(`dfLa`, 0, 0, [...n.subarray(4)]);
  },
  so = (e) => {
    let { littleEndian: t, sampleSize: n } = Rn(e.track.source._codec),
      r = +t;
    return W(`pcmC`, 0, 0, [z(r), z(8 * n)]);
  },
  co = (e) => {
    s(e.info.primingPacket);
    let t = nn(e.info.primingPacket.data);
    if (!t)
      throw Error(
        `Couldn't extract AC-3 frame info from the audio packet. Ensure the packets contain valid AC-3 sync frames (as specified in ETSI TS 102 366).`,
      );
    let n = /* @__PURE__ */ new Uint8Array(3),
      r = new O(n);
    return (
      r.writeBits(2, t.fscod),
      r.writeBits(5, t.bsid),
      r.writeBits(3, t.bsmod),
      r.writeBits(3, t.acmod),
      r.writeBits(1, t.lfeon),
      r.writeBits(5, t.bitRateCode),
      r.writeBits(5, 0),
      U(`dac3`, [...n])
    );
  },
  lo = (e) => {
    s(e.info.primingPacket);
    let t = an(e.info.primingPacket.data);
    if (!t)
      throw Error(
        `Couldn't extract E-AC-3 frame info from the audio packet. Ensure the packets contain valid E-AC-3 sync frames (as specified in ETSI TS 102 366).`,
      );
    let n = 16;
    for (let e of t.substreams) ((n += 23), e.numDepSub > 0 ? (n += 9) : (n += 1));
    let r = Math.ceil(n / 8),
      i = new Uint8Array(r),
      a = new O(i);
    (a.writeBits(13, t.dataRate), a.writeBits(3, t.substreams.length - 1));
    for (let e of t.substreams)
      (a.writeBits(2, e.fscod),
        a.writeBits(5, e.bsid),
        a.writeBits(1, 0),
        a.writeBits(1, 0),
        a.writeBits(3, e.bsmod),
        a.writeBits(3, e.acmod),
        a.writeBits(1, e.lfeon),
        a.writeBits(3, 0),
        a.writeBits(4, e.numDepSub),
        e.numDepSub > 0 ? a.writeBits(9, e.chanLoc) : a.writeBits(1, 0));
    return U(`dec3`, [...i]);
  },
  uo = (e) => {
    s(e.info.primingPacket);
    let t = _n(e.info.primingPacket.data);
    if (!t)
      throw Error(
        `Couldn't extract DTS frame info from the audio packet. Ensure the packets contain valid DTS frames as specified in ETSI TS 102 114.`,
      );
    return U(`ddts`, [...Sn(t)]);
  },
  fo = (e, t) => U(e, [[, , , , , ,].fill(0), B(1)], [Yo[t.track.source._codec](t), qa(t)]),
  po = (e) => U(`vttC`, [...w.encode(e.info.config.description)]),
  mo = (e) =>
    W(`stts`, 0, 0, [
      V(e.timeToSampleTable.length),
      e.timeToSampleTable.map((e) => [V(e.sampleCount), V(e.sampleDelta)]),
    ]),
  ho = (e) => {
    if (e.samples.every((e) => e.type === `key`)) return null;
    let t = [...e.samples.entries()].filter(([, e]) => e.type === `key`);
    return W(`stss`, 0, 0, [V(t.length), t.map(([e]) => V(e + 1))]);
  },
  go = (e) =>
    W(`stsc`, 0, 0, [
      V(e.compactlyCodedChunkTable.length),
      e.compactlyCodedChunkTable.map((e) => [V(e.firstChunk), V(e.samplesPerChunk), V(1)]),
    ]),
  _o = (e) => {
    if (e.type === `audio` && e.info.requiresPcmTransformation) {
      let { sampleSize: t } = Rn(e.track.source._codec);
      return W(`stsz`, 0, 0, [
        V(t * e.info.numberOfChannels),
        V(e.samples.reduce((t, n) => t + G(n.duration, e.timescale), 0)),
      ]);
    }
    return W(`stsz`, 0, 0, [V(0), V(e.samples.length), e.samples.map((e) => V(e.size))]);
  },
  vo = (e) =>
    e.finalizedChunks.length > 0 && y(e.finalizedChunks).offset >= 2 ** 32
      ? W(`co64`, 0, 0, [V(e.finalizedChunks.length), e.finalizedChunks.map((e) => _a(e.offset))])
      : W(`stco`, 0, 0, [V(e.finalizedChunks.length), e.finalizedChunks.map((e) => V(e.offset))]),
  yo = (e) =>
    W(`ctts`, 1, 0, [
      V(e.compositionTimeOffsetTable.length),
      e.compositionTimeOffsetTable.map((e) => [
        V(e.sampleCount),
        ga(e.sampleCompositionTimeOffset),
      ]),
    ]),
  bo = (e) => {
    let t = 1 / 0,
      n = -1 / 0,
      r = 1 / 0,
      i = -1 / 0;
    (s(e.compositionTimeOffsetTable.length > 0), s(e.samples.length > 0));
    for (let r = 0; r < e.compositionTimeOffsetTable.length; r++) {
      let i = e.compositionTimeOffsetTable[r];
      ((t = Math.min(t, i.sampleCompositionTimeOffset)),
        (n = Math.max(n, i.sampleCompositionTimeOffset)));
    }
    for (let t = 0; t < e.samples.length; t++) {
      let n = e.samples[t];
      ((r = Math.min(r, G(n.timestamp, e.timescale))),
        (i = Math.max(i, G(n.timestamp + n.duration, e.timescale))));
    }
    let a = Math.max(-t, 0);
    return i >= 2 ** 31 ? null : W(`cslg`, 0, 0, [ga(a), ga(t), ga(n), ga(r), ga(i)]);
  },
  xo = (e) => U(`mvex`, void 0, e.map(So)),
  So = (e) => W(`trex`, 0, 0, [V(e.track.id), V(1), V(0), V(0), V(0)]),
  Co = (e, t) => U(`moof`, void 0, [wo(e), ...t.map(Eo)]),
  wo = (e) => W(`mfhd`, 0, 0, [V(e)]),
  To = (e) => {
    let t = 0,
      n = 0,
      r = e.type === `delta`;
    return ((n |= +r), (t |= r ? 1 : 2), (t << 24) | (n << 16));
  },
  Eo = (e) => U(`traf`, void 0, [Do(e), Oo(e), ko(e)]),
  Do = (e) => {
    s(e.currentChunk);
    let t = 0;
    ((t |= 8), (t |= 16), (t |= 32), (t |= 131072));
    let n = e.currentChunk.samples[1] ?? e.currentChunk.samples[0],
      r = { duration: n.timescaleUnitsToNextSample, size: n.size, flags: To(n) };
    return W(`tfhd`, 0, t, [V(e.track.id), V(r.duration), V(r.size), V(r.flags)]);
  },
  Oo = (e) => (
    s(e.currentChunk),
    W(`tfdt`, 1, 0, [_a(G(e.currentChunk.startTimestamp, e.timescale))])
  ),
  ko = (e) => {
    s(e.currentChunk);
    let t = e.currentChunk.samples.map((e) => e.timescaleUnitsToNextSample),
      n = e.currentChunk.samples.map((e) => e.size),
      r = e.currentChunk.samples.map(To),
      i = e.currentChunk.samples.map((t) => G(t.timestamp - t.decodeTimestamp, e.timescale)),
      a = new Set(t),
      o = new Set(n),
      c = new Set(r),
      l = new Set(i),
      u = c.size === 2 && r[0] !== r[1],
      d = a.size > 1,
      f = o.size > 1,
      p = !u && c.size > 1,
      m = l.size > 1 || [...l].some((e) => e !== 0),
      h = 0;
    return (
      (h |= 1),
      (h |= 4 * u),
      (h |= 256 * d),
      (h |= 512 * f),
      (h |= 1024 * p),
      (h |= 2048 * m),
      W(`trun`, 1, h, [
        V(e.currentChunk.samples.length),
        V(e.currentChunk.offset - e.currentChunk.moofOffset || 0),
        u ? V(r[0]) : [],
        e.currentChunk.samples.map((e, a) => [
          d ? V(t[a]) : [],
          f ? V(n[a]) : [],
          p ? V(r[a]) : [],
          m ? ga(i[a]) : [],
        ]),
      ])
    );
  },
  Ao = (e) => U(`mfra`, void 0, [...e.map(jo), Mo()]),
  jo = (e) =>
    W(`tfra`, 1, 0, [
      V(e.track.id),
      V(63),
      V(e.finalizedChunks.length),
      e.finalizedChunks.map((t) => [
        _a(G(t.samples[0].timestamp, e.timescale)),
        _a(t.moofOffset),
        V(t.trafIndex + 1),
        V(1),
        V(1),
      ]),
    ]),
  Mo = () => W(`mfro`, 0, 0, [V(0)]),
  No = () => U(`vtte`),
  Po = (e, t, n, r, i) =>
    U(`vttc`, void 0, [
      i === null ? null : U(`vsid`, [ga(i)]),
      n === null ? null : U(`iden`, [...w.encode(n)]),
      t === null ? null : U(`ctim`, [...w.encode(da(t))]),
      r === null ? null : U(`sttg`, [...w.encode(r)]),
      U(`payl`, [...w.encode(e)]),
    ]),
  Fo = (e) => U(`vtta`, [...w.encode(e)]),
  Io = (e) => {
    let t = [],
      n = e.format._options.metadataFormat ?? `auto`,
      r = e.output._metadataTags;
    if (n === `mdir` || (n === `auto` && !e.isQuickTime)) {
      let e = Vo(r);
      e && t.push(e);
    } else if (n === `mdta`) {
      let e = Ho(r);
      e && t.push(e);
    } else (n === `udta` || (n === `auto` && e.isQuickTime)) && Lo(t, e.output._metadataTags);
    return t.length === 0 ? null : U(`udta`, void 0, t);
  },
  Lo = (e, t) => {
    for (let { key: n, value: r } of Ue(t))
      switch (n) {
        case `title`:
          e.push(Ro(`©nam`, r));
          break;
        case `description`:
          e.push(Ro(`©des`, r));
          break;
        case `artist`:
          e.push(Ro(`©ART`, r));
          break;
        case `album`:
          e.push(Ro(`©alb`, r));
          break;
        case `albumArtist`:
          e.push(Ro(`albr`, r));
          break;
        case `genre`:
          e.push(Ro(`©gen`, r));
          break;
        case `date`:
          e.push(Ro(`©day`, r.toISOString().slice(0, 10)));
          break;
        case `comment`:
          e.push(Ro(`©cmt`, r));
          break;
        case `lyrics`:
          e.push(Ro(`©lyr`, r));
          break;
        case `raw`:
          break;
        case `discNumber`:
        case `discsTotal`:
        case `trackNumber`:
        case `tracksTotal`:
        case `beatsPerMinute`:
        case `images`:
          break;
        default:
          Ee(n);
      }
    if (t.raw)
      for (let n in t.raw) {
        let r = t.raw[n];
        r == null ||
          n.length !== 4 ||
          e.some((e) => e.type === n) ||
          (typeof r == `string`
            ? e.push(Ro(n, r))
            : r instanceof Uint8Array && e.push(U(n, Array.from(r))));
      }
  },
  Ro = (e, t) => {
    let n = w.encode(t);
    return U(e, [B(n.length), B(Xo(`und`)), Array.from(n)]);
  },
  zo = { "image/jpeg": 13, "image/png": 14, "image/bmp": 27 },
  Bo = (e, t) => {
    let n = [];
    for (let { key: r, value: i } of Ue(e))
      switch (r) {
        case `title`:
          n.push({ key: t ? `title` : `©nam`, value: Uo(i) });
          break;
        case `description`:
          n.push({ key: t ? `description` : `©des`, value: Uo(i) });
          break;
        case `artist`:
          n.push({ key: t ? `artist` : `©ART`, value: Uo(i) });
          break;
        case `album`:
          n.push({ key: t ? `album` : `©alb`, value: Uo(i) });
          break;
        case `albumArtist`:
          n.push({ key: t ? `album_artist` : `aART`, value: Uo(i) });
          break;
        case `comment`:
          n.push({ key: t ? `comment` : `©cmt`, value: Uo(i) });
          break;
        case `genre`:
          n.push({ key: t ? `genre` : `©gen`, value: Uo(i) });
          break;
        case `beatsPerMinute`:
          t || n.push({ key: `tmpo`, value: U(`data`, [V(21), V(0), B(i)]) });
          break;
        case `lyrics`:
          n.push({ key: t ? `lyrics` : `©lyr`, value: Uo(i) });
          break;
        case `date`:
          n.push({ key: t ? `date` : `©day`, value: Uo(i.toISOString().slice(0, 10)) });
          break;
        case `images`:
          for (let e of i)
            e.kind === `coverFront` &&
              n.push({
                key: `covr`,
                value: U(`data`, [V(zo[e.mimeType] ?? 0), V(0), Array.from(e.data)]),
              });
          break;
        case `trackNumber`:
          if (t) {
            let t = e.tracksTotal === void 0 ? i.toString() : `${i}/${e.tracksTotal}`;
            n.push({ key: `track`, value: Uo(t) });
          } else
            n.push({
              key: `trkn`,
              value: U(`data`, [V(0), V(0), B(0), B(i), B(e.tracksTotal ?? 0), B(0)]),
            });
          break;
        case `discNumber`:
          t ||
            n.push({
              key: `disc`,
              value: U(`data`, [V(0), V(0), B(0), B(i), B(e.discsTotal ?? 0), B(0)]),
            });
          break;
        case `tracksTotal`:
        case `discsTotal`:
          break;
        case `raw`:
          break;
        default:
          Ee(r);
      }
    if (e.raw)
      for (let r in e.raw) {
        let i = e.raw[r];
        i == null ||
          (!t && r.length !== 4) ||
          n.some((e) => e.key === r) ||
          (typeof i == `string`
            ? n.push({ key: r, value: Uo(i) })
            : i instanceof Uint8Array
              ? n.push({ key: r, value: U(`data`, [V(0), V(0), Array.from(i)]) })
              : i instanceof et &&
                n.push({
                  key: r,
                  value: U(`data`, [V(zo[i.mimeType] ?? 0), V(0), Array.from(i.data)]),
                }));
      }
    return n;
  },
  Vo = (e) => {
    let t = Bo(e, !1);
    return t.length === 0
      ? null
      : W(`meta`, 0, 0, void 0, [
          Ra(!1, `mdir`, ``, `appl`),
          U(
            `ilst`,
            void 0,
            t.map((e) => U(e.key, void 0, [e.value])),
          ),
        ]);
  },
  Ho = (e) => {
    let t = Bo(e, !0);
    return t.length === 0
      ? null
      : U(`meta`, void 0, [
          Ra(!1, `mdta`, ``),
          W(
            `keys`,
            0,
            0,
            [V(t.length)],
            t.map((e) => U(`mdta`, [...w.encode(e.key)])),
          ),
          U(
            `ilst`,
            void 0,
            t.map((e, t) => {
              let n = String.fromCharCode(...V(t + 1));
              return U(n, void 0, [e.value]);
            }),
          ),
        ]);
  },
  Uo = (e) => U(`data`, [V(1), V(0), ...w.encode(e)]),
  Wo = (e, t) => {
    switch (e) {
      case `avc`:
        return t.startsWith(`avc3`) ? `avc3` : `avc1`;
      case `hevc`:
        return `hvc1`;
      case `vp8`:
        return `vp08`;
      case `vp9`:
        return `vp09`;
      case `av1`:
        return `av01`;
      case `prores`:
        return t;
    }
  },
  Go = { avc: Xa, hevc: Za, vp8: Qa, vp9: Qa, av1: $a, prores: null },
  Ko = (e, t, n) => {
    switch (e) {
      case `aac`:
        return `mp4a`;
      case `mp3`:
        return `mp4a`;
      case `opus`:
        return `Opus`;
      case `vorbis`:
        return `mp4a`;
      case `flac`:
        return `fLaC`;
      case `ulaw`:
        return `ulaw`;
      case `alaw`:
        return `alaw`;
      case `pcm-u8`:
        return `raw `;
      case `pcm-s8`:
        return `sowt`;
      case `ac3`:
        return `ac-3`;
      case `eac3`:
        return `ec-3`;
      case `dts`:
        return t;
    }
    if (n)
      switch (e) {
        case `pcm-s16`:
          return `sowt`;
        case `pcm-s16be`:
          return `twos`;
        case `pcm-s24`:
          return `in24`;
        case `pcm-s24be`:
          return `in24`;
        case `pcm-s32`:
          return `in32`;
        case `pcm-s32be`:
          return `in32`;
        case `pcm-f32`:
          return `fl32`;
        case `pcm-f32be`:
          return `fl32`;
        case `pcm-f64`:
          return `fl64`;
        case `pcm-f64be`:
          return `fl64`;
      }
    else
      switch (e) {
        case `pcm-s16`:
          return `ipcm`;
        case `pcm-s16be`:
          return `ipcm`;
        case `pcm-s24`:
          return `ipcm`;
        case `pcm-s24be`:
          return `ipcm`;
        case `pcm-s32`:
          return `ipcm`;
        case `pcm-s32be`:
          return `ipcm`;
        case `pcm-f32`:
          return `fpcm`;
        case `pcm-f32be`:
          return `fpcm`;
        case `pcm-f64`:
          return `fpcm`;
        case `pcm-f64be`:
          return `fpcm`;
      }
  },
  qo = (e, t) => {
    switch (e) {
      case `aac`:
        return to;
      case `mp3`:
        return to;
      case `opus`:
        return ao;
      case `vorbis`:
        return to;
      case `flac`:
        return oo;
      case `ac3`:
        return co;
      case `eac3`:
        return lo;
      case `dts`:
        return uo;
    }
    if (t)
      switch (e) {
        case `pcm-s24`:
          return no;
        case `pcm-s24be`:
          return no;
        case `pcm-s32`:
          return no;
        case `pcm-s32be`:
          return no;
        case `pcm-f32`:
          return no;
        case `pcm-f32be`:
          return no;
        case `pcm-f64`:
          return no;
        case `pcm-f64be`:
          return no;
      }
    else
      switch (e) {
        case `pcm-s16`:
          return so;
        case `pcm-s16be`:
          return so;
        case `pcm-s24`:
          return so;
        case `pcm-s24be`:
          return so;
        case `pcm-s32`:
          return so;
        case `pcm-s32be`:
          return so;
        case `pcm-f32`:
          return so;
        case `pcm-f32be`:
          return so;
        case `pcm-f64`:
          return so;
        case `pcm-f64be`:
          return so;
      }
    return null;
  },
  Jo = { webvtt: `wvtt` },
  Yo = { webvtt: po },
  Xo = (e) => {
    s(e.length === 3);
    let t = 0;
    for (let n = 0; n < 3; n++) ((t <<= 5), (t += e.charCodeAt(n) - 96));
    return t;
  };
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
var Zo = class {
    constructor(e, t) {
      if (
        ((this.finalized = !1),
        (this.started = !1),
        (this.pos = 0),
        (this.trackedWrites = null),
        (this.trackedStart = -1),
        (this.trackedEnd = -1),
        e._writerAcquired)
      )
        throw Error(`Can't have multiple Writers for the same Target.`);
      ((this.target = e), e._setMonotonicity(t), (e._writerAcquired = !0));
    }
    start() {
      (s(!this.started), this.target._start(), (this.started = !0));
    }
    write(e) {
      (s(this.started && !this.finalized),
        this.maybeTrackWrites(e),
        this.target._write(e, this.pos),
        (this.pos += e.byteLength));
    }
    seek(e) {
      this.pos = e;
    }
    getPos() {
      return this.pos;
    }
    async flush() {
      return (s(this.started && !this.finalized), this.target._flush());
    }
    async finalize() {
      (s(this.started && !this.finalized), await this.target._finalize(), (this.finalized = !0));
    }
    maybeTrackWrites(e) {
      if (!this.trackedWrites) return;
      let t = this.getPos();
      if (t < this.trackedStart) {
        if (t + e.byteLength <= this.trackedStart) return;
        ((e = e.subarray(this.trackedStart - t)), (t = 0));
      }
      let n = t + e.byteLength - this.trackedStart,
        r = this.trackedWrites.byteLength;
      for (; r < n;) r *= 2;
      if (r !== this.trackedWrites.byteLength) {
        let e = new Uint8Array(r);
        (e.set(this.trackedWrites, 0), (this.trackedWrites = e));
      }
      (this.trackedWrites.set(e, t - this.trackedStart),
        (this.trackedEnd = Math.max(this.trackedEnd, t + e.byteLength)));
    }
    startTrackingWrites() {
      ((this.trackedWrites = /* @__PURE__ */ new Uint8Array(1024)),
        (this.trackedStart = this.getPos()),
        (this.trackedEnd = this.trackedStart));
    }
    stopTrackingWrites() {
      if (!this.trackedWrites)
        throw Error(`Internal error: Can't get tracked writes since nothing was tracked.`);
      let e = {
        data: this.trackedWrites.subarray(0, this.trackedEnd - this.trackedStart),
        start: this.trackedStart,
        end: this.trackedEnd,
      };
      return ((this.trackedWrites = null), e);
    }
  },
  Qo = class extends Ze {
    constructor() {
      /*!
       * Copyright (c) 2026-present, Vanilagy and contributors
       *
       * This Source Code Form is subject to the terms of the Mozilla Public
       * License, v. 2.0. If a copy of the MPL was not distributed with this
       * file, You can obtain one at https://mozilla.org/MPL/2.0/.
       */
      (super(...arguments),
        (this._writerAcquired = !1),
        (this._monotonicity = null),
        (this.onwrite = null));
    }
    _setMonotonicity(e) {
      this._monotonicity !== !1 && (this._monotonicity = e);
    }
    _dispatchWrite(e, t) {
      (this.onwrite?.(e, t), this._emit(`write`, { start: e, end: t }));
    }
    slice(e) {
      if (!Number.isInteger(e) || e < 0) throw TypeError(`offset must be a non-negative integer.`);
      return new ns(this, e);
    }
  };
const $o = 2 ** 16,
  es = 2 ** 32;
var ts = class extends Qo {
    constructor(e = {}) {
      if ((super(), (this.buffer = null), (this._maxPos = 0), !e || typeof e != `object`))
        throw TypeError(`BufferTarget options, when provided, must be an object.`);
      if (e.onFinalize !== void 0 && typeof e.onFinalize != `function`)
        throw TypeError(`options.onFinalize, when provided, must be a function.`);
      if (
        ((this._options = e),
        (this._supportsResize = `resize` in /* @__PURE__ */ new ArrayBuffer(0)),
        this._supportsResize)
      )
        try {
          this._buffer = new ArrayBuffer($o, { maxByteLength: es });
        } catch {
          ((this._buffer = new ArrayBuffer($o)), (this._supportsResize = !1));
        }
      else this._buffer = new ArrayBuffer($o);
      this._bytes = new Uint8Array(this._buffer);
    }
    _ensureSize(e) {
      let t = this._buffer.byteLength;
      for (; t < e;) t *= 2;
      if (t !== this._buffer.byteLength) {
        if (t > es)
          throw Error(
            `ArrayBuffer exceeded maximum size of ${es} bytes. Please consider using another target.`,
          );
        if (this._supportsResize) this._buffer.resize(t);
        else {
          let e = new ArrayBuffer(t),
            n = new Uint8Array(e);
          (n.set(this._bytes, 0), (this._buffer = e), (this._bytes = n));
        }
      }
    }
    _start() {}
    _write(e, t) {
      (this._ensureSize(t + e.byteLength),
        this._bytes.set(e, t),
        (this._maxPos = Math.max(this._maxPos, t + e.byteLength)),
        this._dispatchWrite(t, t + e.byteLength));
    }
    async _flush() {}
    async _finalize() {
      ((this.buffer = this._buffer.slice(0, this._maxPos)),
        this._options.onFinalize && (await this._options.onFinalize(this.buffer)),
        this._emit(`finalized`));
    }
    async _close() {}
    _getSlice(e, t) {
      return this._bytes.slice(e, t);
    }
  },
  ns = class extends Qo {
    constructor(e, t) {
      (super(), (this._baseTarget = e), (this._offset = t));
    }
    _start() {}
    _write(e, t) {
      (this._baseTarget._write(e, this._offset + t), this._dispatchWrite(t, t + e.byteLength));
    }
    _flush() {
      return this._baseTarget._flush();
    }
    async _finalize() {
      this._emit(`finalized`);
    }
    async _close() {}
    _setMonotonicity(e) {
      (super._setMonotonicity(e), this._baseTarget._setMonotonicity(e));
    }
  },
  rs = class {
    constructor(e, t) {
      if (((this.rootPath = e), (this.getTarget = t), typeof e != `string`))
        throw TypeError(`rootPath must be a string.`);
      if (typeof t != `function`) throw TypeError(`getTarget must be a function.`);
    }
  };
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
const is = 57600,
  as = (e) => {
    let t = {},
      n = e.track;
    return (n.metadata.name !== void 0 && (t.name = n.metadata.name), t);
  },
  G = (e, t, n = !0) => {
    let r = e * t;
    return n ? Math.round(r) : r;
  },
  os = (e) => {
    if (e.samples.length === 0) return 0;
    let t = 1 / 0,
      n = -1 / 0;
    for (let r = 0; r < e.samples.length; r++) {
      let i = e.samples[r];
      (i.timestamp < t && (t = i.timestamp),
        i.timestamp + i.duration > n && (n = i.timestamp + i.duration));
    }
    return t === 1 / 0 ? 0 : n - t;
  };
var ss = class extends la {
    constructor(e, t) {
      (super(e),
        (this.writer = null),
        (this.boxWriter = null),
        (this.initWriter = null),
        (this.initBoxWriter = null),
        (this.auxTarget = new ts()),
        (this.auxWriter = new Zo(this.auxTarget, !1)),
        (this.auxBoxWriter = new fa(this.auxWriter)),
        (this.mdat = null),
        (this.ftypSize = null),
        (this.trackDatas = []),
        (this.allTracksKnown = Ce()),
        (this.creationTime = Math.floor(Date.now() / 1e3) + 2082844800),
        (this.finalizedChunks = []),
        (this.wroteFragmentedHeader = !1),
        (this.nextFragmentNumber = 1),
        (this.maxWrittenTimestamp = -1 / 0),
        (this.minWrittenTimestamp = 1 / 0),
        (this.maxWrittenEndTimestamp = -1 / 0),
        (this.segmentHeaderSize = null),
        (this.format = t),
        (this.formatOptions = { ...t._options }),
        (this.isQuickTime = t instanceof xs),
        (this.isCmaf = t instanceof bs),
        (this.minimumFragmentDuration =
          this.formatOptions.minimumFragmentDuration ?? (t instanceof bs ? 1 / 0 : 1)),
        this.auxWriter.start());
    }
    async start() {
      let e = await this.mutex.acquire();
      if (
        (this.isCmaf
          ? ((this.fastStart = `fragmented`), (this.isFragmented = !0))
          : ((this.writer = await this.output._getRootWriter((e) =>
              this.formatOptions.fastStart === void 0
                ? e instanceof ts
                : this.formatOptions.fastStart === `fragmented`,
            )),
            (this.boxWriter = new fa(this.writer)),
            (this.fastStart =
              this.formatOptions.fastStart ?? (this.writer.target instanceof ts && `in-memory`)),
            (this.isFragmented = this.fastStart === `fragmented`)),
        this.isCmaf)
      ) {
        if (!this.output._hasInitTarget())
          throw Error(
            `CMAF outputs require the initTarget field in OutputOptions to be set; the init segment will be written to it.`,
          );
        let e = new Zo(await this.output._getInitTarget(), !0);
        (e.start(), (this.initWriter = e), (this.initBoxWriter = new fa(e)));
      }
      let t = this.output.tracks.some((e) => e.isVideoTrack() && e.source._codec === `avc`);
      {
        let e = this.initBoxWriter ?? this.boxWriter;
        if (
          (s(e),
          this.formatOptions.onFtyp && e.writer.startTrackingWrites(),
          e.writeBox(
            wa({
              isQuickTime: this.isQuickTime,
              holdsAvc: t,
              fragmented: this.isFragmented,
              cmaf: this.isCmaf,
            }),
          ),
          this.formatOptions.onFtyp)
        ) {
          let { data: t, start: n } = e.writer.stopTrackingWrites();
          this.formatOptions.onFtyp(t, n);
        }
        ((this.ftypSize = e.writer.getPos()), this.isCmaf && (await this.initWriter.flush()));
      }
      if (this.fastStart !== `in-memory`) {
        if (this.fastStart === `reserve`) {
          for (let e of this.output.tracks)
            if (e.metadata.maximumPacketCount === void 0)
              throw Error(
                `All tracks must specify maximumPacketCount in their metadata when using fastStart: 'reserve'.`,
              );
        } else
          this.isFragmented ||
            (s(this.writer),
            s(this.boxWriter),
            this.formatOptions.onMdat && this.writer.startTrackingWrites(),
            (this.mdat = Da(!0)),
            this.boxWriter.writeBox(this.mdat));
      }
      await this.writer?.flush();
      for (let e of this.output.tracks)
        e.isVideoTrack() && e.metadata.decoderConfig
          ? this.getVideoTrackData(e, e.metadata.primingPacket ?? null, {
              decoderConfig: e.metadata.decoderConfig,
            })
          : e.isAudioTrack() &&
            e.metadata.decoderConfig &&
            this.getAudioTrackData(e, e.metadata.primingPacket ?? null, {
              decoderConfig: e.metadata.decoderConfig,
            });
      e();
    }
    allTracksAreKnown() {
      for (let e of this.output.tracks)
        if (!e.source._closed && !this.trackDatas.some((t) => t.track === e)) return !1;
      return !0;
    }
    async getMimeType() {
      await this.allTracksKnown.promise;
      let e = this.trackDatas.map((e) =>
        e.type === `video` || e.type === `audio`
          ? e.info.decoderConfig.codec
          : { webvtt: `wvtt` }[e.track.source._codec],
      );
      return cr({
        isQuickTime: this.isQuickTime,
        hasVideo: this.trackDatas.some((e) => e.type === `video`),
        hasAudio: this.trackDatas.some((e) => e.type === `audio`),
        codecStrings: e,
      });
    }
    getVideoTrackData(e, t, n) {
      let r = this.trackDatas.find((t) => t.track === e);
      if (r) return r;
      (Gn(n, e.source._codec), s(n), s(n.decoderConfig));
      let i = { ...n.decoderConfig };
      (s(i.codedWidth !== void 0), s(i.codedHeight !== void 0));
      let a = !1;
      if (e.source._codec === `avc` && !i.description) {
        if (!t)
          throw Error(`No AVC description provided; you must therefore provide a priming packet.`);
        let e = Tt(t.data);
        if (!e)
          throw Error(
            `Couldn't extract an AVCDecoderConfigurationRecord from the AVC packet. Make sure the packets are in Annex B format (as specified in ITU-T-REC-H.264) when not providing a description, or provide a description (must be an AVCDecoderConfigurationRecord as specified in ISO 14496-15) and ensure the packets are in AVCC format.`,
          );
        ((i.description = Et(e)), (a = !0));
      } else if (e.source._codec === `hevc` && !i.description) {
        if (!t)
          throw Error(`No HEVC description provided; you must therefore provide a priming packet.`);
        let e = Pt(t.data);
        if (!e)
          throw Error(
            `Couldn't extract an HEVCDecoderConfigurationRecord from the HEVC packet. Make sure the packets are in Annex B format (as specified in ITU-T-REC-H.265) when not providing a description, or provide a description (must be an HEVCDecoderConfigurationRecord as specified in ISO 14496-15) and ensure the packets are in HEVC format.`,
          );
        ((i.description = Ht(e)), (a = !0));
      }
      let o = Le(1 / (e.metadata.frameRate ?? 57600), 1e6).den,
        c = i.displayAspectWidth,
        l = i.displayAspectHeight,
        u =
          c === void 0 || l === void 0
            ? { num: 1, den: 1 }
            : Ye({ num: c * i.codedHeight, den: l * i.codedWidth }),
        d = i.codec === `ap4h` || i.codec === `ap4x`,
        f = {
          muxer: this,
          track: e,
          type: `video`,
          info: {
            width: i.codedWidth,
            height: i.codedHeight,
            pixelAspectRatio: u,
            decoderConfig: i,
            requiresAnnexBTransformation: a,
            hasAlphaChannel: d,
          },
          timescale: o,
          samples: [],
          sampleQueue: [],
          timestampProcessingQueue: [],
          timeToSampleTable: [],
          compositionTimeOffsetTable: [],
          lastTimescaleUnits: null,
          lastSample: null,
          startTimestampOffset: null,
          finalizedChunks: [],
          currentChunk: null,
          compactlyCodedChunkTable: [],
          closed: !1,
          avgBitrate: e.source._nominalBitrate ?? e.metadata.averageBitrate ?? 0,
          maxBitrate: e.source._nominalBitrate ?? e.metadata.bitrate ?? 0,
        };
      return (
        this.trackDatas.push(f),
        this.trackDatas.sort((e, t) => e.track.id - t.track.id),
        this.allTracksAreKnown() && this.allTracksKnown.resolve(),
        f
      );
    }
    getAudioTrackData(e, t, n) {
      let r = this.trackDatas.find((t) => t.track === e);
      if (r) return r;
      (qn(n, e.source._codec), s(n), s(n.decoderConfig));
      let i = { ...n.decoderConfig },
        a = !1;
      if (e.source._codec === `aac` && !i.description) {
        if (!t)
          throw Error(`No AAC description provided; you must therefore provide a priming packet.`);
        let e = Xr(Wi.tempFromBytes(t.data));
        if (!e)
          throw Error(
            `Couldn't parse ADTS header from the AAC packet. Make sure the packets are in ADTS format (as specified in ISO 13818-7) when not providing a description, or provide a description (must be an AudioSpecificConfig as specified in ISO 14496-3) and ensure the packets are raw AAC data.`,
          );
        let n = ot[e.samplingFrequencyIndex],
          r = st[e.channelConfiguration];
        if (n === void 0 || r === void 0) throw Error(`Invalid ADTS frame header.`);
        ((i.description = dt({
          objectType: e.objectType,
          outputSampleRate: n,
          outputNumberOfChannels: r,
        })),
          (a = !0));
      }
      if (!t) {
        if (e.source._codec === `ac3` || e.source._codec === `eac3`)
          throw Error(`AC-3/E-AC-3 require a priming packet.`);
        if (e.source._codec === `dts`) throw Error(`DTS requires a priming packet.`);
      }
      let o = {
        muxer: this,
        track: e,
        type: `audio`,
        info: {
          numberOfChannels: n.decoderConfig.numberOfChannels,
          sampleRate: n.decoderConfig.sampleRate,
          decoderConfig: i,
          requiresPcmTransformation: !this.isFragmented && Tn.includes(e.source._codec),
          expectedNextPcmPacketTimestamp: null,
          requiresAdtsStripping: a,
          primingPacket: t,
        },
        timescale: i.sampleRate,
        samples: [],
        sampleQueue: [],
        timestampProcessingQueue: [],
        timeToSampleTable: [],
        compositionTimeOffsetTable: [],
        lastTimescaleUnits: null,
        lastSample: null,
        startTimestampOffset: null,
        finalizedChunks: [],
        currentChunk: null,
        compactlyCodedChunkTable: [],
        closed: !1,
        avgBitrate: e.source._nominalBitrate ?? e.metadata.averageBitrate ?? 0,
        maxBitrate: e.source._nominalBitrate ?? e.metadata.bitrate ?? 0,
      };
      return (
        this.trackDatas.push(o),
        this.trackDatas.sort((e, t) => e.track.id - t.track.id),
        this.allTracksAreKnown() && this.allTracksKnown.resolve(),
        o
      );
    }
    getSubtitleTrackData(e, t) {
      let n = this.trackDatas.find((t) => t.track === e);
      if (n) return n;
      (Jn(t), s(t), s(t.config));
      let r = {
        muxer: this,
        track: e,
        type: `subtitle`,
        info: { config: t.config },
        timescale: 1e3,
        samples: [],
        sampleQueue: [],
        timestampProcessingQueue: [],
        timeToSampleTable: [],
        compositionTimeOffsetTable: [],
        lastTimescaleUnits: null,
        lastSample: null,
        startTimestampOffset: null,
        finalizedChunks: [],
        currentChunk: null,
        compactlyCodedChunkTable: [],
        closed: !1,
        avgBitrate: e.source._nominalBitrate ?? e.metadata.averageBitrate ?? 0,
        maxBitrate: e.source._nominalBitrate ?? e.metadata.bitrate ?? 0,
        lastCueEndTimestamp: null,
        cueQueue: [],
        nextSourceId: 0,
        cueToSourceId: /* @__PURE__ */ new WeakMap(),
      };
      return (
        this.trackDatas.push(r),
        this.trackDatas.sort((e, t) => e.track.id - t.track.id),
        this.allTracksAreKnown() && this.allTracksKnown.resolve(),
        r
      );
    }
    async addEncodedVideoPacket(e, t, n) {
      let r = await this.mutex.acquire();
      try {
        let r = this.getVideoTrackData(e, t, n),
          i = t.data;
        if (r.info.requiresAnnexBTransformation) {
          let e = [...yt(i)].map((e) => i.subarray(e.offset, e.offset + e.length));
          if (e.length === 0)
            throw Error(
              `Failed to transform packet data. Make sure all packets are provided in Annex B format, as specified in ITU-T-REC-H.264 and ITU-T-REC-H.265.`,
            );
          i = wt(e, 4);
        }
        this.validateTimestamp(r.track, t.timestamp, t.type === `key`);
        let a = this.createSampleForTrack(r, i, t.timestamp, t.duration, t.type);
        await this.registerSample(r, a);
      } finally {
        r();
      }
    }
    async addEncodedAudioPacket(e, t, n) {
      let r = await this.mutex.acquire();
      try {
        let r = this.getAudioTrackData(e, t, n),
          i = t.data;
        if (r.info.requiresAdtsStripping) {
          let e = Xr(Wi.tempFromBytes(i));
          if (!e) throw Error(`Expected ADTS frame, didn't get one.`);
          let t = e.crcCheck === null ? 7 : 9;
          i = i.subarray(t);
        }
        this.validateTimestamp(r.track, t.timestamp, t.type === `key`);
        let a = t.timestamp,
          o = t.duration;
        if (r.info.requiresPcmTransformation) {
          let e = Rn(r.info.decoderConfig.codec).sampleSize * r.info.numberOfChannels;
          if (
            ((o = i.byteLength / e / r.info.sampleRate),
            r.info.expectedNextPcmPacketTimestamp !== null)
          ) {
            let e = a - r.info.expectedNextPcmPacketTimestamp;
            if (e < 0.01) a = r.info.expectedNextPcmPacketTimestamp;
            else {
              let t = await this.padWithSilence(r, r.info.expectedNextPcmPacketTimestamp, e);
              a = r.info.expectedNextPcmPacketTimestamp + t;
            }
          }
          r.info.expectedNextPcmPacketTimestamp = a + o;
        }
        let s = this.createSampleForTrack(r, i, a, o, t.type);
        await this.registerSample(r, s);
      } finally {
        r();
      }
    }
    async padWithSilence(e, t, n) {
      let r = G(n, e.timescale);
      if (((n = r / e.timescale), r > 0)) {
        let { sampleSize: i, silentValue: a } = Rn(e.info.decoderConfig.codec),
          o = r * e.info.numberOfChannels,
          s = new Uint8Array(i * o).fill(a),
          c = this.createSampleForTrack(e, new Uint8Array(s.buffer), t, n, `key`);
        await this.registerSample(e, c);
      }
      return n;
    }
    async addSubtitleCue(e, t, n) {
      let r = await this.mutex.acquire();
      try {
        let r = this.getSubtitleTrackData(e, n);
        (this.validateTimestamp(r.track, t.timestamp, !0),
          e.source._codec === `webvtt` &&
            (r.cueQueue.push(t), await this.processWebVTTCues(r, t.timestamp)));
      } finally {
        r();
      }
    }
    async processWebVTTCues(e, t) {
      for (; e.cueQueue.length > 0;) {
        e.lastCueEndTimestamp ??= Math.min(0, e.cueQueue[0].timestamp);
        let n = /* @__PURE__ */ new Set([]);
        for (let r of e.cueQueue)
          (s(r.timestamp <= t),
            s(e.lastCueEndTimestamp <= r.timestamp + r.duration),
            n.add(Math.max(r.timestamp, e.lastCueEndTimestamp)),
            n.add(r.timestamp + r.duration));
        let r = [...n].sort((e, t) => e - t),
          i = r[0],
          a = r[1] ?? i;
        if (t < a) break;
        if (e.lastCueEndTimestamp < i) {
          this.auxWriter.seek(0);
          let t = No();
          this.auxBoxWriter.writeBox(t);
          let n = this.auxTarget._getSlice(0, this.auxWriter.getPos()),
            r = this.createSampleForTrack(
              e,
              n,
              e.lastCueEndTimestamp,
              i - e.lastCueEndTimestamp,
              `key`,
            );
          (await this.registerSample(e, r), (e.lastCueEndTimestamp = i));
        }
        this.auxWriter.seek(0);
        for (let t = 0; t < e.cueQueue.length; t++) {
          let n = e.cueQueue[t];
          if (n.timestamp >= a) break;
          ua.lastIndex = 0;
          let r = ua.test(n.text),
            o = n.timestamp + n.duration,
            s = e.cueToSourceId.get(n);
          if (
            (s === void 0 && a < o && ((s = e.nextSourceId++), e.cueToSourceId.set(n, s)), n.notes)
          ) {
            let e = Fo(n.notes);
            this.auxBoxWriter.writeBox(e);
          }
          let c = Po(n.text, r ? i : null, n.identifier ?? null, n.settings ?? null, s ?? null);
          (this.auxBoxWriter.writeBox(c), o === a && e.cueQueue.splice(t--, 1));
        }
        let o = this.auxTarget._getSlice(0, this.auxWriter.getPos()),
          c = this.createSampleForTrack(e, o, i, a - i, `key`);
        (await this.registerSample(e, c), (e.lastCueEndTimestamp = a));
      }
    }
    createSampleForTrack(e, t, n, r, i) {
      return {
        timestamp: n,
        decodeTimestamp: n,
        duration: r,
        data: t,
        size: t.byteLength,
        type: i,
        timescaleUnitsToNextSample: G(r, e.timescale),
      };
    }
    processTimestamps(e, t) {
      if (e.timestampProcessingQueue.length === 0) return;
      if (e.type === `audio` && e.info.requiresPcmTransformation) {
        (s(!this.isFragmented),
          (e.startTimestampOffset ??= e.timestampProcessingQueue[0].timestamp));
        let t = 0;
        for (let n = 0; n < e.timestampProcessingQueue.length; n++) {
          let r = e.timestampProcessingQueue[n],
            i = G(r.duration, e.timescale);
          t += i;
        }
        if (e.timeToSampleTable.length === 0)
          e.timeToSampleTable.push({ sampleCount: t, sampleDelta: 1 });
        else {
          let n = y(e.timeToSampleTable);
          n.sampleCount += t;
        }
        e.timestampProcessingQueue.length = 0;
        return;
      }
      let n = e.timestampProcessingQueue.map((e) => e.timestamp).sort((e, t) => e - t);
      this.isFragmented
        ? (e.startTimestampOffset ??= Math.min(n[0], 0))
        : (e.startTimestampOffset ??= n[0]);
      for (let t = 0; t < e.timestampProcessingQueue.length; t++) {
        let r = e.timestampProcessingQueue[t];
        r.decodeTimestamp = n[t];
        let i = G(r.timestamp - r.decodeTimestamp, e.timescale),
          a = G(r.duration, e.timescale);
        if (e.lastTimescaleUnits !== null) {
          s(e.lastSample);
          let t = G(r.decodeTimestamp, e.timescale, !1),
            n = Math.round(t - e.lastTimescaleUnits);
          if (
            (s(n >= 0),
            (e.lastTimescaleUnits += n),
            (e.lastSample.timescaleUnitsToNextSample = n),
            !this.isFragmented)
          ) {
            let t = y(e.timeToSampleTable);
            if ((s(t), t.sampleCount === 1)) {
              t.sampleDelta = n;
              let r = e.timeToSampleTable[e.timeToSampleTable.length - 2];
              r && r.sampleDelta === n && (r.sampleCount++, e.timeToSampleTable.pop(), (t = r));
            } else
              t.sampleDelta !== n &&
                (t.sampleCount--,
                e.timeToSampleTable.push((t = { sampleCount: 1, sampleDelta: n })));
            t.sampleDelta === a
              ? t.sampleCount++
              : e.timeToSampleTable.push({ sampleCount: 1, sampleDelta: a });
            let r = y(e.compositionTimeOffsetTable);
            (s(r),
              r.sampleCompositionTimeOffset === i
                ? r.sampleCount++
                : e.compositionTimeOffsetTable.push({
                    sampleCount: 1,
                    sampleCompositionTimeOffset: i,
                  }));
          }
        } else
          ((e.lastTimescaleUnits = G(r.decodeTimestamp, e.timescale, !1)),
            this.isFragmented ||
              (e.timeToSampleTable.push({ sampleCount: 1, sampleDelta: a }),
              e.compositionTimeOffsetTable.push({
                sampleCount: 1,
                sampleCompositionTimeOffset: i,
              })));
        e.lastSample = r;
      }
      if (
        ((e.timestampProcessingQueue.length = 0),
        s(e.lastSample),
        s(e.lastTimescaleUnits !== null),
        t !== void 0 && e.lastSample.timescaleUnitsToNextSample === 0)
      ) {
        s(t.type === `key`);
        let n = G(t.timestamp, e.timescale, !1),
          r = Math.round(n - e.lastTimescaleUnits);
        e.lastSample.timescaleUnitsToNextSample = r;
      }
    }
    async registerSample(e, t) {
      (t.type === `key` && this.processTimestamps(e, t),
        e.timestampProcessingQueue.push(t),
        this.isFragmented
          ? (e.sampleQueue.push(t), await this.interleaveSamples())
          : this.fastStart === `reserve`
            ? await this.registerSampleFastStartReserve(e, t)
            : await this.addSampleToTrack(e, t));
    }
    async addSampleToTrack(e, t) {
      if (!this.isFragmented && (e.samples.push(t), this.fastStart === `reserve`)) {
        let t = e.track.metadata.maximumPacketCount;
        if ((s(t !== void 0), e.samples.length > t))
          throw Error(
            `Track #${e.track.id} has already reached the maximum packet count (${t}). Either add less packets or increase the maximum packet count.`,
          );
      }
      let n = !1;
      if (!e.currentChunk) n = !0;
      else {
        e.currentChunk.startTimestamp = Math.min(e.currentChunk.startTimestamp, t.timestamp);
        let r = t.timestamp - e.currentChunk.startTimestamp;
        if (this.isFragmented) {
          let i = this.trackDatas.every((n) => {
            if (e === n) return t.type === `key`;
            let r = n.sampleQueue[0];
            return r ? r.type === `key` : n.closed;
          });
          r >= this.minimumFragmentDuration &&
            i &&
            t.timestamp > this.maxWrittenTimestamp &&
            ((n = !0), await this.finalizeFragment());
        } else n = r >= 0.5;
      }
      (n &&
        (e.currentChunk && (await this.finalizeCurrentChunk(e)),
        (e.currentChunk = {
          startTimestamp: t.timestamp,
          samples: [],
          offset: null,
          moofOffset: null,
          trafIndex: null,
        })),
        s(e.currentChunk),
        e.currentChunk.samples.push(t),
        this.isFragmented &&
          ((this.maxWrittenTimestamp = Math.max(this.maxWrittenTimestamp, t.timestamp)),
          (this.maxWrittenEndTimestamp = Math.max(
            this.maxWrittenEndTimestamp,
            t.timestamp + t.duration,
          )),
          (this.minWrittenTimestamp = Math.min(this.minWrittenTimestamp, t.timestamp))));
    }
    async finalizeCurrentChunk(e) {
      if ((s(!this.isFragmented), s(this.writer), !e.currentChunk)) return;
      (e.finalizedChunks.push(e.currentChunk), this.finalizedChunks.push(e.currentChunk));
      let t = e.currentChunk.samples.length;
      if (
        (e.type === `audio` &&
          e.info.requiresPcmTransformation &&
          (t = e.currentChunk.samples.reduce((t, n) => t + G(n.duration, e.timescale), 0)),
        (e.compactlyCodedChunkTable.length === 0 ||
          y(e.compactlyCodedChunkTable).samplesPerChunk !== t) &&
          e.compactlyCodedChunkTable.push({
            firstChunk: e.finalizedChunks.length,
            samplesPerChunk: t,
          }),
        this.fastStart === `in-memory`)
      )
        e.currentChunk.offset = 0;
      else {
        e.currentChunk.offset = this.writer.getPos();
        for (let t of e.currentChunk.samples)
          (s(t.data), this.writer.write(t.data), (t.data = null));
        await this.writer.flush();
      }
    }
    async interleaveSamples(e = !1) {
      if ((s(this.isFragmented), e || this.allTracksAreKnown()))
        outer: for (;;) {
          let t = null,
            n = 1 / 0;
          for (let r of this.trackDatas) {
            if (!e && r.sampleQueue.length === 0 && !r.closed) break outer;
            r.sampleQueue.length > 0 &&
              r.sampleQueue[0].timestamp < n &&
              ((t = r), (n = r.sampleQueue[0].timestamp));
          }
          if (!t) break;
          let r = t.sampleQueue.shift();
          await this.addSampleToTrack(t, r);
        }
    }
    async finalizeFragment(e = !this.isCmaf) {
      if ((s(this.isFragmented), !this.wroteFragmentedHeader)) {
        this.wroteFragmentedHeader = !0;
        let e = this.initBoxWriter ?? this.boxWriter;
        (s(e),
          this.formatOptions.onMoov && e.writer.startTrackingWrites(),
          this.ensureOneEnabledTrack());
        let t = ka(this);
        if ((e.writeBox(t), this.formatOptions.onMoov)) {
          let { data: t, start: n } = e.writer.stopTrackingWrites();
          this.formatOptions.onMoov(t, n);
        }
        if (this.isCmaf) {
          (s(this.initWriter),
            await this.initWriter.flush(),
            await this.initWriter.finalize(),
            (this.writer = await this.output._getRootWriter(!0)),
            (this.boxWriter = new fa(this.writer)));
          let e = this.boxWriter.measureBox(Ta()),
            t = this.boxWriter.measureBox(Ea(this, 0));
          ((this.segmentHeaderSize = e + t), this.writer.seek(this.segmentHeaderSize));
        }
      }
      (s(this.writer), s(this.boxWriter));
      let t = this.trackDatas.filter((e) => e.currentChunk);
      if (t.length === 0) {
        e && (await this.writer.flush());
        return;
      }
      let n = this.nextFragmentNumber++,
        r = Co(n, t),
        i = this.writer.getPos(),
        a = i + this.boxWriter.measureBox(r),
        o = a + 8,
        c = 1 / 0;
      for (let e = 0; e < t.length; e++) {
        let n = t[e];
        (s(n.currentChunk),
          s(n.startTimestampOffset !== null),
          (n.currentChunk.offset = o),
          (n.currentChunk.moofOffset = i),
          (n.currentChunk.trafIndex = e),
          (n.currentChunk.startTimestamp -= n.startTimestampOffset));
        for (let e of n.currentChunk.samples)
          ((o += e.size),
            (e.timestamp -= n.startTimestampOffset),
            (e.decodeTimestamp -= n.startTimestampOffset));
        c = Math.min(c, n.currentChunk.startTimestamp);
      }
      let l = o - a,
        u = l >= 2 ** 32;
      if (u) for (let e of t) e.currentChunk.offset += 8;
      this.formatOptions.onMoof && this.writer.startTrackingWrites();
      let d = Co(n, t);
      if ((this.boxWriter.writeBox(d), this.formatOptions.onMoof)) {
        let { data: e, start: t } = this.writer.stopTrackingWrites();
        this.formatOptions.onMoof(e, t, c);
      }
      (s(this.writer.getPos() === a),
        this.formatOptions.onMdat && this.writer.startTrackingWrites());
      let f = Da(u);
      ((f.size = l), this.boxWriter.writeBox(f), this.writer.seek(a + (u ? 16 : 8)));
      for (let e of t)
        for (let t of e.currentChunk.samples) (this.writer.write(t.data), (t.data = null));
      if (this.formatOptions.onMdat) {
        let { data: e, start: t } = this.writer.stopTrackingWrites();
        this.formatOptions.onMdat(e, t);
      }
      for (let e of t)
        (e.finalizedChunks.push(e.currentChunk),
          this.finalizedChunks.push(e.currentChunk),
          (e.currentChunk = null));
      e && (await this.writer.flush());
    }
    async registerSampleFastStartReserve(e, t) {
      this.allTracksAreKnown()
        ? (this.mdat || (await this.createFastStartReserveMdat()),
          await this.addSampleToTrack(e, t))
        : e.sampleQueue.push(t);
    }
    async createFastStartReserveMdat() {
      (s(this.writer), s(this.boxWriter), this.ensureOneEnabledTrack());
      let e = ka(this),
        t = this.boxWriter.measureBox(e) + this.computeSampleTableSizeUpperBound() + 4096;
      (s(this.ftypSize !== null),
        this.writer.seek(this.ftypSize + t),
        this.formatOptions.onMdat && this.writer.startTrackingWrites(),
        (this.mdat = Da(!0)),
        this.boxWriter.writeBox(this.mdat));
      for (let e of this.trackDatas) {
        for (let t of e.sampleQueue) await this.addSampleToTrack(e, t);
        e.sampleQueue.length = 0;
      }
    }
    computeSampleTableSizeUpperBound() {
      s(this.fastStart === `reserve`);
      let e = 0;
      for (let t of this.trackDatas) {
        let n = t.track.metadata.maximumPacketCount;
        (s(n !== void 0),
          (e += 8 * Math.ceil((2 / 3) * n)),
          (e += 4 * n),
          (e += 8 * Math.ceil((2 / 3) * n)),
          (e += 12 * Math.ceil((2 / 3) * n)),
          (e += 4 * n),
          (e += 8 * n));
      }
      return e;
    }
    async onTrackClose(e) {
      let t = await this.mutex.acquire(),
        n = this.trackDatas.find((t) => t.track === e);
      (n &&
        ((n.closed = !0),
        n.type === `subtitle` &&
          e.source._codec === `webvtt` &&
          (await this.processWebVTTCues(n, 1 / 0)),
        this.processTimestamps(n)),
        this.allTracksAreKnown() && this.allTracksKnown.resolve(),
        this.isFragmented && (await this.interleaveSamples()),
        t());
    }
    ensureOneEnabledTrack() {
      for (let e of [`video`, `audio`, `subtitle`]) {
        let t = this.trackDatas.filter((t) => t.type === e);
        if (t.length !== 0 && !t.some((e) => e.track.metadata.disposition?.default !== !1)) {
          let e = t[0];
          e.track.metadata.disposition = { ...e.track.metadata.disposition, default: !0 };
        }
      }
    }
    async forceFragmentFinalization() {
      s(this.isFragmented);
      let e = await this.mutex.acquire();
      try {
        for (let e of this.trackDatas)
          (e.type === `subtitle` &&
            e.track.source._codec === `webvtt` &&
            (await this.processWebVTTCues(e, 1 / 0)),
            this.processTimestamps(e));
        (await this.interleaveSamples(!0), await this.finalizeFragment());
      } finally {
        e();
      }
    }
    async finalize() {
      let e = await this.mutex.acquire();
      (this.allTracksKnown.resolve(),
        this.ensureOneEnabledTrack(),
        !this.mdat && this.fastStart === `reserve` && (await this.createFastStartReserveMdat()));
      for (let e of this.trackDatas)
        ((e.closed = !0),
          e.type === `subtitle` &&
            e.track.source._codec === `webvtt` &&
            (await this.processWebVTTCues(e, 1 / 0)),
          this.processTimestamps(e));
      if (this.isFragmented) (await this.interleaveSamples(!0), await this.finalizeFragment(!1));
      else
        for (let e of this.trackDatas) {
          await this.finalizeCurrentChunk(e);
          let t = os(e);
          if (t > 0) {
            let n = 0;
            for (let t of e.samples) n += t.size;
            e.avgBitrate = Math.round((8 * n) / t);
          } else e.avgBitrate = 0;
          let n = 0,
            r = 0,
            i = 0;
          for (let t = 0; t < e.samples.length; t++) {
            let a = e.samples[t];
            for (r += a.size; a.decodeTimestamp - e.samples[n].decodeTimestamp >= 1;)
              ((r -= e.samples[n].size), n++);
            i = Math.max(i, r);
          }
          if (((e.maxBitrate = 8 * i), e.startTimestampOffset !== null))
            for (let t = 0; t < e.samples.length; t++) {
              let n = e.samples[t];
              ((n.timestamp -= e.startTimestampOffset),
                (n.decodeTimestamp -= e.startTimestampOffset));
            }
        }
      if ((s(this.writer), s(this.boxWriter), this.fastStart === `in-memory`)) {
        this.mdat = Da(!1);
        let e;
        for (let t = 0; t < 2; t++) {
          let t = ka(this),
            n = this.boxWriter.measureBox(t);
          e = this.boxWriter.measureBox(this.mdat);
          let r = this.writer.getPos() + n + e;
          for (let t of this.finalizedChunks) {
            t.offset = r;
            for (let { data: n } of t.samples) (s(n), (r += n.byteLength), (e += n.byteLength));
          }
          if (r < 2 ** 32) break;
          e >= 2 ** 32 && (this.mdat.largeSize = !0);
        }
        this.formatOptions.onMoov && this.writer.startTrackingWrites();
        let t = ka(this);
        if ((this.boxWriter.writeBox(t), this.formatOptions.onMoov)) {
          let { data: e, start: t } = this.writer.stopTrackingWrites();
          this.formatOptions.onMoov(e, t);
        }
        (this.formatOptions.onMdat && this.writer.startTrackingWrites(),
          (this.mdat.size = e),
          this.boxWriter.writeBox(this.mdat));
        for (let e of this.finalizedChunks)
          for (let t of e.samples) (s(t.data), this.writer.write(t.data), (t.data = null));
        if (this.formatOptions.onMdat) {
          let { data: e, start: t } = this.writer.stopTrackingWrites();
          this.formatOptions.onMdat(e, t);
        }
      } else if (this.isFragmented) {
        if (this.isCmaf) {
          let e =
            this.segmentHeaderSize === null ? 0 : this.writer.getPos() - this.segmentHeaderSize;
          (this.writer.seek(0),
            this.boxWriter.writeBox(Ta()),
            this.boxWriter.writeBox(Ea(this, e)));
        } else {
          let e = this.writer.getPos(),
            t = Ao(this.trackDatas);
          this.boxWriter.writeBox(t);
          let n = this.writer.getPos() - e;
          (this.writer.seek(this.writer.getPos() - 4), this.boxWriter.writeU32(n));
        }
      } else {
        s(this.mdat);
        let e = this.boxWriter.offsets.get(this.mdat);
        s(e !== void 0);
        let t = this.writer.getPos() - e;
        if (
          ((this.mdat.size = t),
          (this.mdat.largeSize = t >= 2 ** 32),
          this.boxWriter.patchBox(this.mdat),
          this.formatOptions.onMdat)
        ) {
          let { data: e, start: t } = this.writer.stopTrackingWrites();
          this.formatOptions.onMdat(e, t);
        }
        let n = ka(this);
        if (this.fastStart === `reserve`) {
          (s(this.ftypSize !== null),
            this.writer.seek(this.ftypSize),
            this.formatOptions.onMoov && this.writer.startTrackingWrites(),
            this.boxWriter.writeBox(n));
          let e = this.boxWriter.offsets.get(this.mdat) - this.writer.getPos();
          this.boxWriter.writeBox(Oa(e));
        } else
          (this.formatOptions.onMoov && this.writer.startTrackingWrites(),
            this.boxWriter.writeBox(n));
        if (this.formatOptions.onMoov) {
          let { data: e, start: t } = this.writer.stopTrackingWrites();
          this.formatOptions.onMoov(e, t);
        }
      }
      e();
    }
  },
  cs = class {
    constructor(e) {
      /*!
       * Copyright (c) 2026-present, Vanilagy and contributors
       *
       * This Source Code Form is subject to the terms of the Mozilla Public
       * License, v. 2.0. If a copy of the MPL was not distributed with this
       * file, You can obtain one at https://mozilla.org/MPL/2.0/.
       */
      ((this.writer = e),
        (this.helper = /* @__PURE__ */ new Uint8Array(8)),
        (this.helperView = new DataView(this.helper.buffer)));
    }
    writeU32(e) {
      (this.helperView.setUint32(0, e, !1), this.writer.write(this.helper.subarray(0, 4)));
    }
    writeXingFrame(e) {
      let t = this.writer.getPos(),
        n = 224 | (e.mpegVersionId << 3) | (e.layer << 1),
        r;
      r = e.mpegVersionId & 2 && e.mpegVersionId & 1 ? 0 : 1;
      let i = -1,
        a = r * 16 * 4 + e.layer * 16;
      for (let t = 0; t < 16; t++) {
        let n = Xn[a + t];
        if (Zn(r, e.layer, 1e3 * n, e.sampleRate, 0) >= 155) {
          i = t;
          break;
        }
      }
      if (i === -1) throw Error(`No suitable bitrate found.`);
      let o = (i << 4) | (e.frequencyIndex << 2),
        s =
          (e.channel << 6) |
          (e.modeExtension << 4) |
          (e.copyright << 3) |
          (e.original << 2) |
          e.emphasis;
      ((this.helper[0] = 255),
        (this.helper[1] = n),
        (this.helper[2] = o),
        (this.helper[3] = s),
        this.writer.write(this.helper.subarray(0, 4)));
      let c = $n(e.mpegVersionId, e.channel);
      (this.writer.seek(t + c), this.writeU32(1483304551));
      let l = 0;
      (e.frameCount !== null && (l |= rr.FrameCount),
        e.fileSize !== null && (l |= rr.FileSize),
        e.toc !== null && (l |= rr.Toc),
        this.writeU32(l),
        this.writeU32(e.frameCount ?? 0),
        this.writeU32(e.fileSize ?? 0),
        this.writer.write(e.toc ?? /* @__PURE__ */ new Uint8Array(100)));
      let u = Xn[a + i],
        d = Zn(r, e.layer, 1e3 * u, e.sampleRate, 0);
      this.writer.write(new Uint8Array(t + d - this.writer.getPos()));
    }
  },
  ls = class extends la {
    constructor(e, t) {
      /*!
       * Copyright (c) 2026-present, Vanilagy and contributors
       *
       * This Source Code Form is subject to the terms of the Mozilla Public
       * License, v. 2.0. If a copy of the MPL was not distributed with this
       * file, You can obtain one at https://mozilla.org/MPL/2.0/.
       */
      (super(e),
        (this.xingFrameData = null),
        (this.frameCount = 0),
        (this.framePositions = []),
        (this.xingFramePos = null),
        (this.format = t),
        (this.writeXingHeader = t._options.xingHeader !== !1));
    }
    async start() {
      let e = await this.mutex.acquire();
      ((this.writer = await this.output._getRootWriter(!this.writeXingHeader)),
        (this.mp3Writer = new cs(this.writer)),
        rt(this.output._metadataTags) ||
          new ca(this.writer).writeId3V2Tag(this.output._metadataTags),
        e());
    }
    async getMimeType() {
      return `audio/mpeg`;
    }
    async addEncodedVideoPacket() {
      throw Error(`MP3 does not support video.`);
    }
    async addEncodedAudioPacket(e, t) {
      let n = await this.mutex.acquire();
      try {
        if (!this.xingFrameData && this.writeXingHeader) {
          let e = C(t.data);
          if (e.byteLength < 4) throw Error(`Invalid MP3 header in sample.`);
          let n = e.getUint32(0, !1),
            r = er(n, null).header;
          if (!r) throw Error(`Invalid MP3 header in sample.`);
          let i = $n(r.mpegVersionId, r.channel);
          if (e.byteLength >= i + 4) {
            let t = e.getUint32(i, !1);
            if (t === 1483304551 || t === 1231971951) return;
          }
          ((this.xingFrameData = {
            mpegVersionId: r.mpegVersionId,
            layer: r.layer,
            frequencyIndex: r.frequencyIndex,
            sampleRate: r.sampleRate,
            channel: r.channel,
            modeExtension: r.modeExtension,
            copyright: r.copyright,
            original: r.original,
            emphasis: r.emphasis,
            frameCount: null,
            fileSize: null,
            toc: null,
          }),
            (this.xingFramePos = this.writer.getPos()),
            this.mp3Writer.writeXingFrame(this.xingFrameData),
            this.frameCount++);
        }
        (this.validateTimestamp(e, t.timestamp, t.type === `key`),
          this.writeXingHeader && this.framePositions.push(this.writer.getPos()),
          this.writer.write(t.data),
          this.frameCount++,
          await this.writer.flush());
      } finally {
        n();
      }
    }
    async addSubtitleCue() {
      throw Error(`MP3 does not support subtitles.`);
    }
    async finalize() {
      let e = await this.mutex.acquire();
      if (this.frameCount === 0) {
        if (!this.writeXingHeader)
          throw Error(
            `Cannot finalize an empty MP3 file: not a single packet was added and the Xing header is disabled, so there's no frame we could write.`,
          );
        let e = this.output.tracks[0];
        s(e?.isAudioTrack());
        let t = e.metadata.primingPacket;
        if (t) {
          let e = C(t.data);
          if (e.byteLength < 4) throw Error(`Invalid MP3 header in priming packet.`);
          let n = e.getUint32(0, !1),
            r = er(n, null).header;
          if (!r) throw Error(`Invalid MP3 header in priming packet.`);
          this.xingFrameData = {
            mpegVersionId: r.mpegVersionId,
            layer: r.layer,
            frequencyIndex: r.frequencyIndex,
            sampleRate: r.sampleRate,
            channel: r.channel,
            modeExtension: r.modeExtension,
            copyright: r.copyright,
            original: r.original,
            emphasis: r.emphasis,
            frameCount: null,
            fileSize: null,
            toc: null,
          };
        } else if (e.metadata.decoderConfig) {
          let { sampleRate: t, numberOfChannels: n } = e.metadata.decoderConfig,
            r = [3, 2, 0],
            i = null,
            a = -1;
          for (let e = 0; e < r.length; e++)
            if (((a = Yn.indexOf(t << e)), a !== -1)) {
              i = r[e];
              break;
            }
          if (i === null) throw Error(`${t} Hz is not a valid MP3 sample rate.`);
          this.xingFrameData = {
            mpegVersionId: i,
            layer: 1,
            frequencyIndex: a,
            sampleRate: t,
            channel: n === 1 ? 3 : 0,
            modeExtension: 0,
            copyright: 0,
            original: 0,
            emphasis: 0,
            frameCount: null,
            fileSize: null,
            toc: null,
          };
        } else
          throw Error(
            `Cannot finalize an empty MP3 file: no packets were added and the track specified neither a decoderConfig nor a primingPacket in its metadata, so there's no telling what the file should look like.`,
          );
        ((this.xingFramePos = this.writer.getPos()),
          this.mp3Writer.writeXingFrame(this.xingFrameData),
          this.frameCount++);
      }
      if (this.writeXingHeader) {
        (s(this.xingFrameData), s(this.xingFramePos !== null));
        let e = this.writer.getPos() - this.xingFramePos;
        if ((this.writer.seek(this.xingFramePos), this.framePositions.length > 0)) {
          let t = /* @__PURE__ */ new Uint8Array(100);
          for (let n = 0; n < 100; n++) {
            let r = Math.floor(this.framePositions.length * (n / 100)),
              i = this.framePositions[r] - this.xingFramePos;
            t[n] = (i / e) * 256;
          }
          this.xingFrameData.toc = t;
        }
        if (
          ((this.xingFrameData.frameCount = this.frameCount),
          (this.xingFrameData.fileSize = e),
          this.format._options.onXingFrame && this.writer.startTrackingWrites(),
          this.mp3Writer.writeXingFrame(this.xingFrameData),
          this.format._options.onXingFrame)
        ) {
          let { data: e, start: t } = this.writer.stopTrackingWrites();
          this.format._options.onXingFrame(e, t);
        }
      }
      e();
    }
  },
  us = class {
    constructor(e) {
      /*!
       * Copyright (c) 2026-present, Vanilagy and contributors
       *
       * This Source Code Form is subject to the terms of the Mozilla Public
       * License, v. 2.0. If a copy of the MPL was not distributed with this
       * file, You can obtain one at https://mozilla.org/MPL/2.0/.
       */
      ((this.writer = e),
        (this.helper = /* @__PURE__ */ new Uint8Array(8)),
        (this.helperView = new DataView(this.helper.buffer)));
    }
    writeU16(e) {
      (this.helperView.setUint16(0, e, !0), this.writer.write(this.helper.subarray(0, 2)));
    }
    writeU32(e) {
      (this.helperView.setUint32(0, e, !0), this.writer.write(this.helper.subarray(0, 4)));
    }
    writeU64(e) {
      (this.helperView.setUint32(0, e, !0),
        this.helperView.setUint32(4, Math.floor(e / 2 ** 32), !0),
        this.writer.write(this.helper));
    }
    writeAscii(e) {
      this.writer.write(w.encode(e));
    }
  },
  ds = class extends la {
    constructor(e, t) {
      /*!
       * Copyright (c) 2026-present, Vanilagy and contributors
       *
       * This Source Code Form is subject to the terms of the Mozilla Public
       * License, v. 2.0. If a copy of the MPL was not distributed with this
       * file, You can obtain one at https://mozilla.org/MPL/2.0/.
       */
      (super(e),
        (this.headerWritten = !1),
        (this.dataSize = 0),
        (this.sampleRate = null),
        (this.sampleCount = 0),
        (this.riffSizePos = null),
        (this.dataSizePos = null),
        (this.ds64RiffSizePos = null),
        (this.ds64DataSizePos = null),
        (this.ds64SampleCountPos = null),
        (this.format = t),
        (this.isRf64 = !!t._options.large));
    }
    async start() {
      let e = await this.mutex.acquire();
      ((this.writer = await this.output._getRootWriter(!1)),
        (this.riffWriter = new us(this.writer)));
      let t = this.output.tracks[0];
      (s(t?.isAudioTrack()),
        t.metadata.decoderConfig &&
          (qn({ decoderConfig: t.metadata.decoderConfig }, t.source._codec),
          this.writeHeader(t, t.metadata.decoderConfig),
          (this.sampleRate = t.metadata.decoderConfig.sampleRate),
          (this.headerWritten = !0)),
        e());
    }
    async getMimeType() {
      return `audio/wav`;
    }
    async addEncodedVideoPacket() {
      throw Error(`WAVE does not support video.`);
    }
    async addEncodedAudioPacket(e, t, n) {
      let r = await this.mutex.acquire();
      try {
        if (
          ((this.headerWritten ||=
            (qn(n, e.source._codec),
            s(n),
            s(n.decoderConfig),
            this.writeHeader(e, n.decoderConfig),
            (this.sampleRate = n.decoderConfig.sampleRate),
            !0)),
          this.validateTimestamp(e, t.timestamp, t.type === `key`),
          !this.isRf64 && this.writer.getPos() + t.data.byteLength >= 2 ** 32)
        )
          throw Error(
            "Adding more audio data would exceed the maximum RIFF size of 4 GiB. To write larger files, use RF64 by setting `large: true` in the WavOutputFormatOptions.",
          );
        (this.writer.write(t.data),
          (this.dataSize += t.data.byteLength),
          (this.sampleCount += Math.round(t.duration * this.sampleRate)),
          await this.writer.flush());
      } finally {
        r();
      }
    }
    async addSubtitleCue() {
      throw Error(`WAVE does not support subtitles.`);
    }
    writeHeader(e, t) {
      this.format._options.onHeader && this.writer.startTrackingWrites();
      let n,
        r = e.source._codec,
        i = Rn(r);
      n =
        i.dataType === `ulaw`
          ? A.MULAW
          : i.dataType === `alaw`
            ? A.ALAW
            : i.dataType === `float`
              ? A.IEEE_FLOAT
              : A.PCM;
      let a = t.numberOfChannels,
        o = t.sampleRate,
        s = i.sampleSize * a;
      if (
        (this.riffWriter.writeAscii(this.isRf64 ? `RF64` : `RIFF`),
        this.isRf64
          ? this.riffWriter.writeU32(4294967295)
          : ((this.riffSizePos = this.writer.getPos()), this.riffWriter.writeU32(0)),
        this.riffWriter.writeAscii(`WAVE`),
        this.isRf64 &&
          (this.riffWriter.writeAscii(`ds64`),
          this.riffWriter.writeU32(28),
          (this.ds64RiffSizePos = this.writer.getPos()),
          this.riffWriter.writeU64(0),
          (this.ds64DataSizePos = this.writer.getPos()),
          this.riffWriter.writeU64(0),
          (this.ds64SampleCountPos = this.writer.getPos()),
          this.riffWriter.writeU64(0),
          this.riffWriter.writeU32(0)),
        this.riffWriter.writeAscii(`fmt `),
        this.riffWriter.writeU32(16),
        this.riffWriter.writeU16(n),
        this.riffWriter.writeU16(a),
        this.riffWriter.writeU32(o),
        this.riffWriter.writeU32(o * s),
        this.riffWriter.writeU16(s),
        this.riffWriter.writeU16(8 * i.sampleSize),
        !rt(this.output._metadataTags))
      ) {
        let e = this.format._options.metadataFormat ?? `info`;
        e === `info`
          ? this.writeInfoChunk(this.output._metadataTags)
          : e === `id3`
            ? this.writeId3Chunk(this.output._metadataTags)
            : Ee(e);
      }
      if (
        (this.riffWriter.writeAscii(`data`),
        this.isRf64
          ? this.riffWriter.writeU32(4294967295)
          : ((this.dataSizePos = this.writer.getPos()), this.riffWriter.writeU32(0)),
        this.format._options.onHeader)
      ) {
        let { data: e, start: t } = this.writer.stopTrackingWrites();
        this.format._options.onHeader(e, t);
      }
    }
    writeInfoChunk(e) {
      let t = this.writer.getPos();
      (this.riffWriter.writeAscii(`LIST`),
        this.riffWriter.writeU32(0),
        this.riffWriter.writeAscii(`INFO`));
      let n = /* @__PURE__ */ new Set(),
        r = (e, t) => {
          if (!ae(t)) {
            D._warn(`Didn't write tag '${e}' because '${t}' is not ISO 8859-1-compatible.`);
            return;
          }
          let r = t.length + 1,
            i = new Uint8Array(r);
          for (let e = 0; e < t.length; e++) i[e] = t.charCodeAt(e);
          (this.riffWriter.writeAscii(e),
            this.riffWriter.writeU32(r),
            this.writer.write(i),
            r & 1 && this.writer.write(/* @__PURE__ */ new Uint8Array(1)),
            n.add(e));
        };
      for (let { key: t, value: i } of Ue(e))
        switch (t) {
          case `title`:
            (r(`INAM`, i), n.add(`INAM`));
            break;
          case `artist`:
            (r(`IART`, i), n.add(`IART`));
            break;
          case `album`:
            (r(`IPRD`, i), n.add(`IPRD`));
            break;
          case `trackNumber`:
            (r(`ITRK`, e.tracksTotal === void 0 ? i.toString() : `${i}/${e.tracksTotal}`),
              n.add(`ITRK`));
            break;
          case `genre`:
            (r(`IGNR`, i), n.add(`IGNR`));
            break;
          case `date`:
            (r(`ICRD`, i.toISOString().slice(0, 10)), n.add(`ICRD`));
            break;
          case `comment`:
            (r(`ICMT`, i), n.add(`ICMT`));
            break;
          case `albumArtist`:
          case `discNumber`:
          case `tracksTotal`:
          case `discsTotal`:
          case `beatsPerMinute`:
          case `description`:
          case `lyrics`:
          case `images`:
            break;
          case `raw`:
            break;
          default:
            Ee(t);
        }
      if (e.raw)
        for (let t in e.raw) {
          let i = e.raw[t];
          i == null || t.length !== 4 || n.has(t) || (typeof i == `string` && r(t, i));
        }
      let i = this.writer.getPos(),
        a = i - t - 8;
      (this.writer.seek(t + 4),
        this.riffWriter.writeU32(a),
        this.writer.seek(i),
        a & 1 && this.writer.write(/* @__PURE__ */ new Uint8Array(1)));
    }
    writeId3Chunk(e) {
      let t = this.writer.getPos();
      (this.riffWriter.writeAscii(`ID3 `), this.riffWriter.writeU32(0));
      let n = new ca(this.writer).writeId3V2Tag(e),
        r = this.writer.getPos();
      (this.writer.seek(t + 4),
        this.riffWriter.writeU32(n),
        this.writer.seek(r),
        n & 1 && this.writer.write(/* @__PURE__ */ new Uint8Array(1)));
    }
    async finalize() {
      let e = await this.mutex.acquire();
      if (!this.headerWritten)
        throw Error(
          `Cannot finalize an empty WAVE file: no packets were added and the track specified no decoderConfig in its metadata, so there's no telling what the file should look like.`,
        );
      let t = this.writer.getPos();
      (this.isRf64
        ? (s(this.ds64RiffSizePos !== null),
          this.writer.seek(this.ds64RiffSizePos),
          this.riffWriter.writeU64(t - 8),
          s(this.ds64DataSizePos !== null),
          this.writer.seek(this.ds64DataSizePos),
          this.riffWriter.writeU64(this.dataSize),
          s(this.ds64SampleCountPos !== null),
          this.writer.seek(this.ds64SampleCountPos),
          this.riffWriter.writeU64(this.sampleCount))
        : (s(this.riffSizePos !== null),
          this.writer.seek(this.riffSizePos),
          this.riffWriter.writeU32(t - 8),
          s(this.dataSizePos !== null),
          this.writer.seek(this.dataSizePos),
          this.riffWriter.writeU32(this.dataSize)),
        e());
    }
  },
  fs = class {
    constructor() {
      /*!
       * Copyright (c) 2026-present, Vanilagy and contributors
       *
       * This Source Code Form is subject to the terms of the Mozilla Public
       * License, v. 2.0. If a copy of the MPL was not distributed with this
       * file, You can obtain one at https://mozilla.org/MPL/2.0/.
       */
      ((this._connectedTrack = null),
        (this._closingPromise = null),
        (this._closed = !1),
        (this._nominalBitrate = null));
    }
    _ensureValidAdd() {
      if (!this._connectedTrack) throw Error(`Source is not connected to an output track.`);
      if (this._connectedTrack.output.state === `canceled`)
        throw Error(`Output has been canceled.`);
      if (
        this._connectedTrack.output.state === `finalizing` ||
        this._connectedTrack.output.state === `finalized`
      )
        throw Error(`Output has been finalized.`);
      if (this._connectedTrack.output.state === `pending`) throw Error(`Output has not started.`);
      if (this._closed) throw Error(`Source is closed.`);
    }
    async _start() {}
    async _flushAndClose(e) {}
    close() {
      if (this._closingPromise) return;
      let e = this._connectedTrack;
      if (!e) throw Error(`Cannot call close without connecting the source to an output track.`);
      if (e.output.state === `pending`)
        throw Error(`Cannot call close before output has been started.`);
      this._closingPromise = (async () => {
        (await this._flushAndClose(!1),
          (this._closed = !0),
          e.output.state !== `finalizing` &&
            e.output.state !== `finalized` &&
            e.output._muxer.onTrackClose(e));
      })();
    }
    async _flushOrWaitForOngoingClose(e) {
      return (this._closingPromise ??= (async () => {
        (await this._flushAndClose(e), (this._closed = !0));
      })());
    }
  },
  ps = class extends fs {
    constructor(e) {
      if ((super(), !wn.includes(e)))
        throw TypeError(`Invalid video codec '${e}'. Must be one of: ${wn.join(`, `)}.`);
      this._codec = e;
    }
  },
  ms = class extends fs {
    constructor(e) {
      if ((super(), !Dn.includes(e)))
        throw TypeError(`Invalid audio codec '${e}'. Must be one of: ${Dn.join(`, `)}.`);
      this._codec = e;
    }
  },
  hs = class extends ms {
    constructor(e) {
      super(e);
    }
    add(e, t) {
      if (!(e instanceof sr)) throw TypeError(`packet must be an EncodedPacket.`);
      if (e.isMetadataOnly) throw TypeError(`Metadata-only packets cannot be added.`);
      if (t !== void 0 && (!t || typeof t != `object`))
        throw TypeError(`meta, when provided, must be an object.`);
      return (
        this._ensureValidAdd(),
        this._connectedTrack.output._muxer.addEncodedAudioPacket(this._connectedTrack, e, t)
      );
    }
  },
  gs = class extends fs {
    constructor(e) {
      if ((super(), !On.includes(e)))
        throw TypeError(`Invalid subtitle codec '${e}'. Must be one of: ${On.join(`, `)}.`);
      this._codec = e;
    }
  },
  _s = class {
    get supportsVideoRotationMetadata() {
      /*!
       * Copyright (c) 2026-present, Vanilagy and contributors
       *
       * This Source Code Form is subject to the terms of the Mozilla Public
       * License, v. 2.0. If a copy of the MPL was not distributed with this
       * file, You can obtain one at https://mozilla.org/MPL/2.0/.
       */
      return this.supportsVideoTransformationMetadata;
    }
    getSupportedVideoCodecs() {
      return this.getSupportedCodecs().filter((e) => wn.includes(e));
    }
    getSupportedAudioCodecs() {
      return this.getSupportedCodecs().filter((e) => Dn.includes(e));
    }
    getSupportedSubtitleCodecs() {
      return this.getSupportedCodecs().filter((e) => On.includes(e));
    }
    _codecUnsupportedHint(e) {
      return ``;
    }
    _isFragmentedIsobmff() {
      return !1;
    }
  },
  vs = class extends _s {
    constructor(e = {}) {
      if (!e || typeof e != `object`) throw TypeError(`options must be an object.`);
      if (
        e.fastStart !== void 0 &&
        ![!1, `in-memory`, `reserve`, `fragmented`].includes(e.fastStart)
      )
        throw TypeError(
          `options.fastStart, when provided, must be false, 'in-memory', 'reserve', or 'fragmented'.`,
        );
      if (
        e.minimumFragmentDuration !== void 0 &&
        (!Ke(e.minimumFragmentDuration) || e.minimumFragmentDuration < 0)
      )
        throw TypeError(
          `options.minimumFragmentDuration, when provided, must be a non-negative number.`,
        );
      if (e.onFtyp !== void 0 && typeof e.onFtyp != `function`)
        throw TypeError(`options.onFtyp, when provided, must be a function.`);
      if (e.onMoov !== void 0 && typeof e.onMoov != `function`)
        throw TypeError(`options.onMoov, when provided, must be a function.`);
      if (e.onMdat !== void 0 && typeof e.onMdat != `function`)
        throw TypeError(`options.onMdat, when provided, must be a function.`);
      if (e.onMoof !== void 0 && typeof e.onMoof != `function`)
        throw TypeError(`options.onMoof, when provided, must be a function.`);
      if (
        e.metadataFormat !== void 0 &&
        ![`mdir`, `mdta`, `udta`, `auto`].includes(e.metadataFormat)
      )
        throw TypeError(
          `options.metadataFormat, when provided, must be either 'auto', 'mdir', 'mdta', or 'udta'.`,
        );
      (super(), (this._options = e));
    }
    getSupportedTrackCounts() {
      let e = 2 ** 32 - 1;
      return {
        video: { min: 0, max: e },
        audio: { min: 0, max: e },
        subtitle: { min: 0, max: e },
        total: { min: 0, max: e },
      };
    }
    get supportsVideoTransformationMetadata() {
      return !0;
    }
    get supportsTimestampedMediaData() {
      return !0;
    }
    get negativeTimestampSupport() {
      return `full`;
    }
    _createMuxer(e) {
      return new ss(e, this);
    }
    _isFragmentedIsobmff() {
      return this._options.fastStart === `fragmented`;
    }
  },
  ys = class extends vs {
    constructor(e) {
      super(e);
    }
    get _name() {
      return `MP4`;
    }
    get fileExtension() {
      return `.mp4`;
    }
    get mimeType() {
      return `video/mp4`;
    }
    getSupportedCodecs() {
      return [
        ...wn,
        ...En,
        `pcm-s16`,
        `pcm-s16be`,
        `pcm-s24`,
        `pcm-s24be`,
        `pcm-s32`,
        `pcm-s32be`,
        `pcm-f32`,
        `pcm-f32be`,
        `pcm-f64`,
        `pcm-f64be`,
        ...On,
      ];
    }
    _codecUnsupportedHint(e) {
      return new xs().getSupportedCodecs().includes(e)
        ? ` Switching to MOV will grant support for this codec.`
        : ``;
    }
  },
  bs = class extends vs {
    constructor(e) {
      super(e);
    }
    get _name() {
      return `CMAF`;
    }
    get fileExtension() {
      return `.m4s`;
    }
    get mimeType() {
      return `video/mp4`;
    }
    getSupportedCodecs() {
      return [
        ...wn,
        ...En,
        `pcm-s16`,
        `pcm-s16be`,
        `pcm-s24`,
        `pcm-s24be`,
        `pcm-s32`,
        `pcm-s32be`,
        `pcm-f32`,
        `pcm-f32be`,
        `pcm-f64`,
        `pcm-f64be`,
        ...On,
      ];
    }
  },
  xs = class extends vs {
    constructor(e) {
      super(e);
    }
    get _name() {
      return `MOV`;
    }
    get fileExtension() {
      return `.mov`;
    }
    get mimeType() {
      return `video/quicktime`;
    }
    getSupportedCodecs() {
      return [...wn, ...Dn];
    }
    _codecUnsupportedHint(e) {
      return new ys().getSupportedCodecs().includes(e)
        ? ` Switching to MP4 will grant support for this codec.`
        : ``;
    }
  },
  Ss = class extends _s {
    constructor(e = {}) {
      if (!e || typeof e != `object`) throw TypeError(`options must be an object.`);
      if (e.xingHeader !== void 0 && typeof e.xingHeader != `boolean`)
        throw TypeError(`options.xingHeader, when provided, must be a boolean.`);
      if (e.onXingFrame !== void 0 && typeof e.onXingFrame != `function`)
        throw TypeError(`options.onXingFrame, when provided, must be a function.`);
      (super(), (this._options = e));
    }
    _createMuxer(e) {
      return new ls(e, this);
    }
    get _name() {
      return `MP3`;
    }
    getSupportedTrackCounts() {
      return {
        video: { min: 0, max: 0 },
        audio: { min: 1, max: 1 },
        subtitle: { min: 0, max: 0 },
        total: { min: 1, max: 1 },
      };
    }
    get fileExtension() {
      return `.mp3`;
    }
    get mimeType() {
      return `audio/mpeg`;
    }
    getSupportedCodecs() {
      return [`mp3`];
    }
    get supportsVideoTransformationMetadata() {
      return !1;
    }
    get supportsTimestampedMediaData() {
      return !1;
    }
    get negativeTimestampSupport() {
      return null;
    }
  },
  Cs = class extends _s {
    constructor(e = {}) {
      if (!e || typeof e != `object`) throw TypeError(`options must be an object.`);
      if (e.large !== void 0 && typeof e.large != `boolean`)
        throw TypeError(`options.large, when provided, must be a boolean.`);
      if (e.metadataFormat !== void 0 && ![`info`, `id3`].includes(e.metadataFormat))
        throw TypeError(`options.metadataFormat, when provided, must be either 'info' or 'id3'.`);
      if (e.onHeader !== void 0 && typeof e.onHeader != `function`)
        throw TypeError(`options.onHeader, when provided, must be a function.`);
      (super(), (this._options = e));
    }
    _createMuxer(e) {
      return new ds(e, this);
    }
    get _name() {
      return `WAVE`;
    }
    getSupportedTrackCounts() {
      return {
        video: { min: 0, max: 0 },
        audio: { min: 1, max: 1 },
        subtitle: { min: 0, max: 0 },
        total: { min: 1, max: 1 },
      };
    }
    get fileExtension() {
      return `.wav`;
    }
    get mimeType() {
      return `audio/wav`;
    }
    getSupportedCodecs() {
      return [
        ...Tn.filter((e) =>
          [
            `pcm-s16`,
            `pcm-s24`,
            `pcm-s32`,
            `pcm-f32`,
            `pcm-f64`,
            `pcm-u8`,
            `ulaw`,
            `alaw`,
          ].includes(e),
        ),
      ];
    }
    get supportsVideoTransformationMetadata() {
      return !1;
    }
    get supportsTimestampedMediaData() {
      return !1;
    }
    get negativeTimestampSupport() {
      return null;
    }
  };
/*!
 * Copyright (c) 2026-present, Vanilagy and contributors
 *
 * This Source Code Form is subject to the terms of the Mozilla Public
 * License, v. 2.0. If a copy of the MPL was not distributed with this
 * file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */
const ws = [`video`, `audio`, `subtitle`];
var Ts = class e {
    constructor(e, t, n, r, i) {
      ((this.id = e), (this.output = t), (this.type = n), (this.source = r), (this.metadata = i));
    }
    isVideoTrack() {
      return this.type === `video`;
    }
    isAudioTrack() {
      return this.type === `audio`;
    }
    isSubtitleTrack() {
      return this.type === `subtitle`;
    }
    canBePairedWith(t) {
      if (!(t instanceof e)) throw TypeError(`other must be an OutputTrack.`);
      if (this === t) return !1;
      let n = Xe(this.metadata.group),
        r = Xe(t.metadata.group);
      for (let e of n)
        if (
          (this.type !== t.type && r.some((t) => e === t)) ||
          r.some((t) => e._pairedGroups.has(t))
        )
          return !0;
      return !1;
    }
  },
  Es = class extends Ts {
    constructor(e, t, n, r) {
      super(e, t, `video`, n, r);
    }
  },
  Ds = class extends Ts {
    constructor(e, t, n, r) {
      super(e, t, `audio`, n, r);
    }
  },
  Os = class extends Ts {
    constructor(e, t, n, r) {
      super(e, t, `subtitle`, n, r);
    }
  },
  ks = class e {
    constructor() {
      this._pairedGroups = /* @__PURE__ */ new Set();
    }
    pairWith(t) {
      if (!(t instanceof e)) throw TypeError(`other must be an OutputTrackGroup.`);
      if (this === t) throw TypeError(`Cannot pair a group with itself.`);
      (this._pairedGroups.add(t), t._pairedGroups.add(this));
    }
  };
const As = (e) => {
  if (!e || typeof e != `object`) throw TypeError(`metadata must be an object.`);
  if (e.languageCode !== void 0 && !Fe(e.languageCode))
    throw TypeError(
      `metadata.languageCode, when provided, must be a three-letter, ISO 639-2/T language code.`,
    );
  if (e.name !== void 0 && typeof e.name != `string`)
    throw TypeError(`metadata.name, when provided, must be a string.`);
  if (
    (e.disposition !== void 0 && at(e.disposition),
    e.maximumPacketCount !== void 0 &&
      (!Number.isInteger(e.maximumPacketCount) || e.maximumPacketCount < 0))
  )
    throw TypeError(`metadata.maximumPacketCount, when provided, must be a non-negative integer.`);
  if (e.bitrate !== void 0 && (!Number.isFinite(e.bitrate) || e.bitrate < 0))
    throw TypeError(`metadata.bitrate, when provided, must be a non-negative number.`);
  if (e.averageBitrate !== void 0 && (!Number.isFinite(e.averageBitrate) || e.averageBitrate < 0))
    throw TypeError(`metadata.averageBitrate, when provided, must be a non-negative number.`);
  if (
    e.group !== void 0 &&
    !(e.group instanceof ks) &&
    (!Array.isArray(e.group) || e.group.some((e) => !(e instanceof ks)))
  )
    throw TypeError(
      `metadata.group, when provided, must be an OutputTrackGroup instance or an array of OutputTrackGroup instances.`,
    );
};
var js = class extends Ze {
  get target() {
    let e = `Output.target cannot be used when using PathedTarget with an async callback. Use the 'target' event instead.`;
    if (this._rootTargetPromise) throw TypeError(e);
    let t = this._getRootTarget();
    if (E(t)) throw TypeError(e);
    return t;
  }
  constructor(e) {
    if (
      (super(),
      (this.state = `pending`),
      (this.defaultTrackGroup = new ks()),
      (this.tracks = []),
      (this._onFinalize = null),
      (this._unfinalizedTargets = /* @__PURE__ */ new Set()),
      (this._rootWriterPromise = null),
      (this._startPromise = null),
      (this._cancelPromise = null),
      (this._finalizePromise = null),
      (this._mutex = new _e()),
      (this._metadataTags = {}),
      (this._rootTarget = null),
      (this._rootTargetPromise = null),
      (this._firstMediaStreamTimestamp = null),
      !e || typeof e != `object`)
    )
      throw TypeError(`options must be an object.`);
    if (!(e.format instanceof _s)) throw TypeError(`options.format must be an OutputFormat.`);
    if (!(e.target instanceof Qo || e.target instanceof rs))
      throw TypeError(`options.target must be a Target or a PathedTarget.`);
    if (
      (e.target instanceof Qo && this._rememberTarget(e.target),
      e.initTarget !== void 0 && !(e.initTarget instanceof Qo) && typeof e.initTarget != `function`)
    )
      throw Error(
        `options.initTarget, when provided, must be a Target or a function that returns or resolves to a Target.`,
      );
    if (e.onFinalize !== void 0 && typeof e.onFinalize != `function`)
      throw TypeError(`options.onFinalize, when provided, must be a function.`);
    ((this.format = e.format),
      (this._target = e.target),
      (this._onFinalize = e.onFinalize ?? null),
      (this._initTarget = e.initTarget ?? null),
      this._initTarget instanceof Qo && this._rememberTarget(this._initTarget),
      (this._muxer = e.format._createMuxer(this)));
  }
  _getTargetValidated(e) {
    s(this._target instanceof rs);
    let t = this._target.getTarget(e),
      n = (e) => {
        if (!(e instanceof Qo)) throw TypeError(`getTarget must return a Target.`);
        return e;
      };
    return E(t) ? t.then(n) : n(t);
  }
  async _getTarget(e) {
    s(this._target instanceof rs);
    let t = await this._getTargetValidated(e);
    return (
      this._emit(`target`, { target: t, request: e, isRoot: e.isRoot }),
      this.state === `canceled` ? await t._close() : this._rememberTarget(t),
      t
    );
  }
  _rememberTarget(e) {
    (this._unfinalizedTargets.add(e),
      e.on(`finalized`, () => this._unfinalizedTargets.delete(e), { once: !0 }));
  }
  async _getInitTarget() {
    if ((s(this._initTarget !== null), this._initTarget instanceof Qo)) return this._initTarget;
    let e = await this._initTarget();
    return (this.state === `canceled` ? await e._close() : this._rememberTarget(e), e);
  }
  _hasInitTarget() {
    return this._initTarget !== null;
  }
  _getRootTarget() {
    if (this._rootTarget) return this._rootTarget;
    if (this._rootTargetPromise) return this._rootTargetPromise;
    if (this._target instanceof Qo)
      return (
        this._emit(`target`, { target: this._target, request: null, isRoot: !0 }),
        (this._rootTarget = this._target),
        this._target
      );
    let e = { path: this._target.rootPath, isRoot: !0, mimeType: this.format.mimeType },
      t = this._getTargetValidated(e),
      n = (t) => (
        this.state === `canceled` ? t._close() : this._rememberTarget(t),
        this._emit(`target`, { target: t, request: e, isRoot: !0 }),
        (this._rootTarget = t),
        t
      );
    return E(t) ? (this._rootTargetPromise = t.then(n)) : n(t);
  }
  _getRootWriter(e) {
    return (this._rootWriterPromise ??= (async () => {
      let t = await this._getRootTarget(),
        n = new Zo(t, typeof e == `boolean` ? e : e(t));
      return (n.start(), n);
    })());
  }
  addVideoTrack(e, t = {}) {
    if (!(e instanceof ps)) throw TypeError(`source must be a VideoSource.`);
    if ((As(t), t.rotation !== void 0 && ![0, 90, 180, 270].includes(t.rotation)))
      throw TypeError(`Invalid video rotation: ${t.rotation}. Has to be 0, 90, 180 or 270.`);
    if (t.flip !== void 0 && typeof t.flip != `boolean`)
      throw TypeError(`metadata.flip, when provided, must be a boolean.`);
    if (
      t.transformationMatrix !== void 0 &&
      (!Array.isArray(t.transformationMatrix) ||
        t.transformationMatrix.length !== 9 ||
        !t.transformationMatrix.every((e) => Number.isFinite(e)))
    )
      throw TypeError(
        `metadata.transformationMatrix, when provided, must be an array of 9 finite numbers.`,
      );
    if (t.frameRate !== void 0 && (!Number.isFinite(t.frameRate) || t.frameRate <= 0))
      throw TypeError(`Invalid video frame rate: ${t.frameRate}. Must be a positive number.`);
    if (t.hasOnlyKeyPackets !== void 0 && typeof t.hasOnlyKeyPackets != `boolean`)
      throw TypeError(`metadata.hasOnlyKeyPackets, when provided, must be a boolean.`);
    if (t.canBeTransparent !== void 0 && typeof t.canBeTransparent != `boolean`)
      throw TypeError(`metadata.canBeTransparent, when provided, must be a boolean.`);
    if (
      (t.decoderConfig !== void 0 && Gn({ decoderConfig: t.decoderConfig }, e._codec),
      t.primingPacket !== void 0)
    ) {
      if (!(t.primingPacket instanceof sr))
        throw TypeError(`metadata.primingPacket, when provided, must be an EncodedPacket.`);
      if (t.decoderConfig === void 0)
        throw TypeError(
          `metadata.primingPacket can only be provided alongside metadata.decoderConfig.`,
        );
    }
    let n = { ...t };
    return (
      (n.group ??= this.defaultTrackGroup),
      this._addTrack(new Es(this.tracks.length + 1, this, e, n))
    );
  }
  addAudioTrack(e, t = {}) {
    if (!(e instanceof ms)) throw TypeError(`source must be an AudioSource.`);
    if (
      (As(t),
      t.decoderConfig !== void 0 && qn({ decoderConfig: t.decoderConfig }, e._codec),
      t.primingPacket !== void 0)
    ) {
      if (!(t.primingPacket instanceof sr))
        throw TypeError(`metadata.primingPacket, when provided, must be an EncodedPacket.`);
      if (t.decoderConfig === void 0)
        throw TypeError(
          `metadata.primingPacket can only be provided alongside metadata.decoderConfig.`,
        );
    }
    let n = { ...t };
    return (
      (n.group ??= this.defaultTrackGroup),
      this._addTrack(new Ds(this.tracks.length + 1, this, e, n))
    );
  }
  addSubtitleTrack(e, t = {}) {
    if (!(e instanceof gs)) throw TypeError(`source must be a SubtitleSource.`);
    As(t);
    let n = { ...t };
    return (
      (n.group ??= this.defaultTrackGroup),
      this._addTrack(new Os(this.tracks.length + 1, this, e, n))
    );
  }
  setMetadataTags(e) {
    if ((nt(e), this.state !== `pending`))
      throw Error(`Cannot set metadata tags after output has been started or canceled.`);
    this._metadataTags = e;
  }
  _addTrack(e) {
    if (this.state !== `pending`)
      throw Error(`Cannot add track after output has been started or canceled.`);
    if (e.source._connectedTrack) throw Error(`Source is already used for a track.`);
    let t = this.format.getSupportedTrackCounts(),
      n = this.tracks.reduce((t, n) => t + +(n.type === e.type), 0),
      r = t[e.type].max;
    if (n === r)
      throw Error(
        r === 0
          ? `${this.format._name} does not support ${e.type} tracks.`
          : `${this.format._name} does not support more than ${r} ${e.type} track${r === 1 ? `` : `s`}.`,
      );
    let i = t.total.max;
    if (this.tracks.length === i)
      throw Error(
        `${this.format._name} does not support more than ${i} tracks${i === 1 ? `` : `s`} in total.`,
      );
    if (e.isVideoTrack()) {
      let t = this.format.getSupportedVideoCodecs();
      if (t.length === 0)
        throw Error(
          `${this.format._name} does not support video tracks.` +
            this.format._codecUnsupportedHint(e.source._codec),
        );
      if (!t.includes(e.source._codec))
        throw Error(
          `Codec '${e.source._codec}' cannot be contained within ${this.format._name}. Supported video codecs are: ${t.map((e) => `'${e}'`).join(`, `)}.` +
            this.format._codecUnsupportedHint(e.source._codec),
        );
    } else if (e.isAudioTrack()) {
      let t = this.format.getSupportedAudioCodecs();
      if (t.length === 0)
        throw Error(
          `${this.format._name} does not support audio tracks.` +
            this.format._codecUnsupportedHint(e.source._codec),
        );
      if (!t.includes(e.source._codec))
        throw Error(
          `Codec '${e.source._codec}' cannot be contained within ${this.format._name}. Supported audio codecs are: ${t.map((e) => `'${e}'`).join(`, `)}.` +
            this.format._codecUnsupportedHint(e.source._codec),
        );
    } else if (e.isSubtitleTrack()) {
      let t = this.format.getSupportedSubtitleCodecs();
      if (t.length === 0)
        throw Error(
          `${this.format._name} does not support subtitle tracks.` +
            this.format._codecUnsupportedHint(e.source._codec),
        );
      if (!t.includes(e.source._codec))
        throw Error(
          `Codec '${e.source._codec}' cannot be contained within ${this.format._name}. Supported subtitle codecs are: ${t.map((e) => `'${e}'`).join(`, `)}.` +
            this.format._codecUnsupportedHint(e.source._codec),
        );
    }
    return (this.tracks.push(e), (e.source._connectedTrack = e), e);
  }
  hasEnoughTracks() {
    let e = this.format.getSupportedTrackCounts();
    for (let t of ws)
      if (this.tracks.reduce((e, n) => e + +(n.type === t), 0) < e[t].min) return !1;
    let t = e.total.min;
    return !(this.tracks.length < t);
  }
  async start() {
    let e = this.format.getSupportedTrackCounts();
    for (let t of ws) {
      let n = this.tracks.reduce((e, n) => e + +(n.type === t), 0),
        r = e[t].min;
      if (n < r)
        throw Error(
          r === e[t].max
            ? `${this.format._name} requires exactly ${r} ${t} track${r === 1 ? `` : `s`}.`
            : `${this.format._name} requires at least ${r} ${t} track${r === 1 ? `` : `s`}.`,
        );
    }
    let t = e.total.min;
    if (this.tracks.length < t)
      throw Error(
        t === e.total.max
          ? `${this.format._name} requires exactly ${t} track${t === 1 ? `` : `s`}.`
          : `${this.format._name} requires at least ${t} track${t === 1 ? `` : `s`}.`,
      );
    if (this.state === `canceled`) throw Error(`Output has been canceled.`);
    return this._startPromise
      ? (D._warn(`Output has already been started.`), this._startPromise)
      : (this._startPromise = (async () => {
          this.state = `started`;
          let e = this._mutex.acquire();
          try {
            await this._muxer.start();
            let e = this.tracks.map((e) => e.source._start());
            await Promise.all(e);
          } finally {
            (await e)();
          }
        })());
  }
  getMimeType() {
    return this._muxer.getMimeType();
  }
  async cancel() {
    if (this.state === `canceled`) return this._cancelPromise ?? void 0;
    if (this.state === `finalizing` || this.state === `finalized`)
      this.state === `finalized` && D._warn(`Output has already been finalized.`);
    else
      return (this._cancelPromise = (async () => {
        this.state = `canceled`;
        let e = await this._mutex.acquire();
        try {
          let e = this.tracks.map((e) => e.source._flushOrWaitForOngoingClose(!0));
          (await Promise.all(e),
            await Promise.all([...this._unfinalizedTargets].map((e) => e._close())),
            this._unfinalizedTargets.clear());
        } finally {
          e();
        }
      })());
  }
  async finalize() {
    if (this.state === `pending`) throw Error(`Cannot finalize before starting.`);
    if (this.state === `canceled`) throw Error(`Cannot finalize after canceling.`);
    return this._finalizePromise
      ? (D._warn(`Output has already been finalized.`), this._finalizePromise)
      : (this._finalizePromise = (async () => {
          this.state = `finalizing`;
          let e = await this._mutex.acquire();
          try {
            let e = this.tracks.map((e) => e.source._flushOrWaitForOngoingClose(!1));
            if ((await Promise.all(e), await this._muxer.finalize(), this._rootWriterPromise)) {
              let e = await this._rootWriterPromise;
              e.finalized || (await e.flush(), await e.finalize());
            }
            (this._onFinalize && (await this._onFinalize()), (this.state = `finalized`));
          } catch (e) {
            throw ((this.state = `canceled`), e);
          } finally {
            (await Promise.all(
              [...this._unfinalizedTargets].map((e) => e._close().catch(() => {})),
            ),
              this._unfinalizedTargets.clear(),
              e());
          }
        })());
  }
};
const Ms = [
  `password_protected`,
  `corrupt`,
  `truncated`,
  `empty`,
  `no_text`,
  `wrong_content`,
  `too_many_pages`,
  `too_large_unpacked`,
  `timed_out`,
  `out_of_memory`,
  `unsupported`,
  `crashed`,
];
var Ns = class extends Error {
  reason;
  detail;
  constructor(e, t) {
    (super(t === void 0 ? e : `${e}: ${t}`),
      (this.name = `ExtractionError`),
      (this.reason = e),
      (this.detail = t ?? null));
  }
};
function Ps() {
  let e = () => {
    throw Error(`the sandbox has no network`);
  };
  (Fs(r.Socket.prototype, `connect`, e),
    Fs(r.Server.prototype, `listen`, e),
    Fs(t.Socket.prototype, `bind`, e),
    Fs(t.Socket.prototype, `connect`, e),
    Fs(t.Socket.prototype, `send`, e),
    Fs(n, `lookup`, e),
    Fs(n.promises, `lookup`, e));
}
function Fs(e, t, n) {
  Object.defineProperty(e, t, { value: n, writable: !1, configurable: !1 });
}
function Is(e) {
  if (e instanceof Ns) return { reason: e.reason, detail: e.detail ?? `` };
  let t = e instanceof Error ? (e.stack ?? e.message) : String(e);
  return { reason: Ls(e), detail: t.slice(0, 2e3) };
}
function Ls(e) {
  return e instanceof RangeError
    ? (`code` in e && /OUT_OF_(?:RANGE|BOUNDS)/.test(String(e.code))) ||
      /call stack/.test(e.message)
      ? `corrupt`
      : `out_of_memory`
    : `crashed`;
}
function Rs(e, t, n) {
  let r = n - t;
  if (e === `.mp4` && r > Math.max(10, n * 0.1)) throw new Ns(`truncated`, `${t} of ${n} seconds`);
}
function zs(e) {
  let t = Object.values(e).filter((e) => typeof e == `number`);
  return Object.entries(e)
    .filter(([e, n]) => t.indexOf(+e) === -1)
    .map(([e, t]) => t);
}
function Bs(e, t = `|`) {
  return e.map((e) => dc(e)).join(t);
}
function Vs(e, t) {
  return typeof t == `bigint` ? t.toString() : t;
}
var Hs = class {
  constructor(e) {
    ((this._getter = e), (this._value = void 0));
  }
  get value() {
    let e = this._getter;
    return (e !== void 0 && ((this._value = e()), (this._getter = void 0)), this._value);
  }
};
function Us(e) {
  return new Hs(e);
}
function Ws(e) {
  return e == null;
}
function Gs(e) {
  let t = +!!e.startsWith(`^`),
    n = e.endsWith(`$`) ? e.length - 1 : e.length;
  return e.slice(t, n);
}
function Ks(e, t) {
  let n = e / t,
    r = Math.round(n),
    i = 4 * 2 ** -52 * Math.max(Math.abs(n), 1);
  return Math.abs(n - r) < i ? 0 : n - r;
}
function qs(e, t, n) {
  Object.defineProperty(e, t, { value: n, writable: !0, enumerable: !0, configurable: !0 });
}
function Js(e) {
  let t = Object.getOwnPropertyDescriptor(e, `shape`);
  return t?.get ? t.get.raw : t?.value;
}
function Ys(e) {
  return Js(e._zod.def) ?? e._zod.def.shape;
}
function Xs(e, t, n) {
  Object.defineProperty(e, t, {
    get() {
      let e = n();
      return (qs(this, t, e), e);
    },
    enumerable: !0,
    configurable: !0,
  });
}
function Zs(e, t, n) {
  t in e ? qs(e, t, n) : (e[t] = n);
}
function Qs(e, t, n, r) {
  let i = Ys(t);
  for (let a of n) {
    let n = Object.getOwnPropertyDescriptor(i, a);
    n.enumerable &&
      (n.get
        ? Xs(e, a, () => {
            let e = t._zod.def.shape[a];
            return r ? r(e, a) : e;
          })
        : Zs(e, a, r ? r(n.value, a) : n.value));
  }
}
function $s(e, t) {
  for (let n of Reflect.ownKeys(t)) {
    let r = Object.getOwnPropertyDescriptor(t, n);
    r.enumerable && (r.get ? Xs(e, n, () => t[n]) : Zs(e, n, r.value));
  }
}
function ec(...e) {
  let t = {};
  for (let n of e) {
    let e = Object.getOwnPropertyDescriptors(n);
    Object.assign(t, e);
  }
  return Object.defineProperties({}, t);
}
function tc(e) {
  return JSON.stringify(e);
}
function nc(e) {
  return e
    .toLowerCase()
    .trim()
    .replace(/[^\w\s-]/g, ``)
    .replace(/[\s_-]+/g, `-`)
    .replace(/^-+|-+$/g, ``);
}
const rc = `captureStackTrace` in Error ? Error.captureStackTrace : (...e) => {};
function ic(e) {
  return typeof e == `object` && !!e && !Array.isArray(e);
}
const ac = /* @__PURE__*/ Us(() => {
  if ($c.jitless || (typeof navigator < `u` && navigator?.userAgent?.includes(`Cloudflare`)))
    return !1;
  try {
    return (Function(``), !0);
  } catch {
    return !1;
  }
});
function oc(e) {
  if (ic(e) === !1) return !1;
  let t = e.constructor;
  if (t === void 0 || typeof t != `function`) return !0;
  let n = t.prototype;
  return ic(n) !== !1 && Object.prototype.hasOwnProperty.call(n, `isPrototypeOf`) !== !1;
}
function sc(e) {
  return oc(e)
    ? { ...e }
    : Array.isArray(e)
      ? [...e]
      : e instanceof Map
        ? new Map(e)
        : e instanceof Set
          ? new Set(e)
          : e;
}
const cc = /* @__PURE__*/ new Set([`string`, `number`, `symbol`]);
function lc(e) {
  return e.replace(/[.*+?^${}()|[\]\\]/g, `\\$&`);
}
function uc(e, t, n) {
  let r = new e._zod.constr(t ?? e._zod.def);
  return ((!t || n?.parent) && (r._zod.parent = e), r);
}
function K(e) {
  let t = e;
  if (!t) return {};
  if (typeof t == `string`) return { error: () => t };
  if (t?.message !== void 0) {
    if (t?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
    t.error = t.message;
  }
  return (delete t.message, typeof t.error == `string` ? { ...t, error: () => t.error } : t);
}
function dc(e) {
  return typeof e == `bigint` ? e.toString() + `n` : typeof e == `string` ? `"${e}"` : `${e}`;
}
function fc(e) {
  return Object.keys(e).filter(
    (t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === `optional`,
  );
}
const pc = {
    safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-34028234663852886e22, 34028234663852886e22],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
  },
  mc = {
    int64: [
      /* @__PURE__*/ BigInt(`-9223372036854775808`),
      /* @__PURE__*/ BigInt(`9223372036854775807`),
    ],
    uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt(`18446744073709551615`)],
  };
function hc(e, t) {
  let n = e._zod.def,
    r = n.checks;
  if (r && r.length > 0)
    throw Error(`.pick() cannot be used on object schemas containing refinements`);
  let i = {};
  return (Qs(i, e, gc(e, t)), uc(e, ec(n, { shape: i, checks: [] })));
}
function gc(e, t) {
  let n = Ys(e),
    r = [];
  for (let e of Reflect.ownKeys(t)) {
    if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable)
      throw Error(`Unrecognized key: "${String(e)}"`);
    t[e] && r.push(e);
  }
  return r;
}
function _c(e, t) {
  let n = e._zod.def,
    r = n.checks;
  if (r && r.length > 0)
    throw Error(`.omit() cannot be used on object schemas containing refinements`);
  let i = new Set(gc(e, t)),
    a = {};
  return (
    Qs(
      a,
      e,
      Reflect.ownKeys(Ys(e)).filter((e) => !i.has(e)),
    ),
    uc(e, ec(n, { shape: a, checks: [] }))
  );
}
function vc(e, t) {
  if (!oc(t)) throw Error(`Invalid input to extend: expected a plain object`);
  let n = e._zod.def.checks;
  if (n && n.length > 0) {
    let n = Ys(e);
    for (let e of Reflect.ownKeys(t))
      if (Object.getOwnPropertyDescriptor(n, e) !== void 0)
        throw Error(
          "Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.",
        );
  }
  return uc(e, ec(e._zod.def, { shape: yc(e, t) }));
}
function yc(e, t) {
  let n = {};
  return (Qs(n, e, Reflect.ownKeys(Ys(e))), $s(n, t), n);
}
function bc(e, t) {
  if (!oc(t)) throw Error(`Invalid input to safeExtend: expected a plain object`);
  return uc(e, ec(e._zod.def, { shape: yc(e, t) }));
}
function xc(e, t) {
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
    Qs(n, e, Reflect.ownKeys(Ys(e))),
    Qs(n, t, Reflect.ownKeys(Ys(t))),
    uc(
      e,
      ec(e._zod.def, {
        shape: n,
        get catchall() {
          return t._zod.def.catchall;
        },
        checks: t._zod.def.checks ?? [],
      }),
    )
  );
}
function Sc(e, t, n, r = `partial`) {
  let i = t._zod.def.checks;
  if (i && i.length > 0)
    throw Error(`.${r}() cannot be used on object schemas containing refinements`);
  let a = n ? new Set(gc(t, n)) : void 0,
    o = {};
  return (
    Qs(
      o,
      t,
      Reflect.ownKeys(Ys(t)),
      e && ((t, n) => (a && !a.has(n) ? t : new e({ type: `optional`, innerType: t }))),
    ),
    uc(t, ec(t._zod.def, { shape: o, checks: [] }))
  );
}
function Cc(e, t, n) {
  let r = n ? new Set(gc(t, n)) : void 0,
    i = {};
  return (
    Qs(i, t, Reflect.ownKeys(Ys(t)), (t, n) =>
      r && !r.has(n) ? t : new e({ type: `nonoptional`, innerType: t }),
    ),
    uc(t, ec(t._zod.def, { shape: i }))
  );
}
function wc(e, t = 0) {
  if (e.aborted === !0) return !0;
  for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
  return !1;
}
function Tc(e, t = 0) {
  if (e.aborted === !0) return !0;
  for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
  return !1;
}
function Ec(e, t) {
  return t.map((t) => {
    var n;
    return ((n = t).path ?? (n.path = []), t.path.unshift(e), t);
  });
}
function Dc(e) {
  return typeof e == `string` ? e : e?.message;
}
function Oc(e) {
  let t = [];
  for (let n of e ?? []) {
    let e = n._zod.def;
    if (!/_(length|size)$|_equals$/.test(e.check)) break;
    let r = e.maximum ?? e.length ?? e.size;
    r >= 0 && t.push([r, n]);
  }
  return t;
}
function kc(e, t, n) {
  var r;
  for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function Ac(e, t, n) {
  var r;
  let i = e.inst?._zod?.traits;
  i?.has(`$ZodType`) &&
    (i.has(`$ZodCheck`) ? ((r = e).schema ?? (r.schema = e.inst)) : (e.schema = e.inst));
  let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error,
    o = e.message
      ? e.message
      : (Dc(e.inst?._zod.def?.error?.(e)) ??
        Dc(a?.(e)) ??
        Dc(t?.error?.(e)) ??
        Dc(n.customError?.(e)) ??
        Dc(n.localeError?.(e)) ??
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
const jc = /[\uD800-\uDBFF]/;
function Mc(e) {
  let t = e.length;
  if (!jc.test(e)) return t;
  let n = t;
  for (let r = 0; r < t - 1; r++)
    (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
  return n;
}
function Nc(e) {
  return Array.isArray(e) ? `array` : typeof e == `string` ? `string` : `unknown`;
}
function Pc(e) {
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
function Fc(...e) {
  let [t, n, r] = e;
  return typeof t == `string` ? { message: t, code: `custom`, input: n, inst: r } : { ...t };
}
function Ic(e, t) {
  for (let n in t) {
    let r = Object.getOwnPropertyDescriptor(t, n);
    r.get ? Object.defineProperty(e, n, { ...r, enumerable: !1 }) : Bc(e, n, r.value);
  }
}
function Lc(e, t, n, r = !0) {
  return (
    Object.defineProperty(e, t, { configurable: !0, writable: !0, enumerable: r, value: n }), n
  );
}
function Rc(e, t, n) {
  return Lc(e, t, n, !1);
} /* @__NO_SIDE_EFFECTS__ */
function zc(e, t) {
  for (let n in e) {
    let r = e[n];
    Object.defineProperty(t, n, {
      configurable: !0,
      enumerable: !0,
      get() {
        return Lc(this, n, r(this));
      },
      set(e) {
        Lc(this, n, e);
      },
    });
  }
  return t;
}
function Bc(e, t, n) {
  Object.defineProperty(e, t, {
    configurable: !0,
    get() {
      return this == null ? n : Lc(this, t, n.bind(this));
    },
    set(e) {
      Lc(this, t, e);
    },
  });
}
function Vc(e, t) {
  let n = Object.getPrototypeOf(e);
  return t in n ? void 0 : n;
}
let Hc,
  Uc = !1;
const Wc = {
  configurable: !0,
  get() {
    Uc = !0;
  },
};
function q(e, t, n) {
  let r = Object.getPrototypeOf(e._zod);
  t in r && Hc !== e._zod
    ? (Hc = void 0)
    : ((Hc = e._zod),
      Object.defineProperty(r, t, {
        configurable: !0,
        get() {
          Object.defineProperty(this, t, Wc);
          let e = Uc;
          Uc = !1;
          try {
            let r = n(this);
            return (
              Uc
                ? delete this[t]
                : Object.defineProperty(this, t, { configurable: !0, writable: !0, value: r }),
              (Uc ||= e),
              r
            );
          } catch (n) {
            throw (delete this[t], (Uc ||= e), n);
          }
        },
        set(e) {
          Object.defineProperty(this, t, { configurable: !0, writable: !0, value: e });
        },
      }));
}
function Gc(e, t, n, r) {
  let i = Vc(e, t);
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
function Kc(e) {
  let t = () => e;
  return ((t[`~constantCatch`] = !0), t);
}
var qc;
const Jc = { value: void 0, enumerable: !1 };
let Yc = `captureStackTrace` in Error ? Error : null;
function Xc(e) {
  let t = Yc;
  if (t) {
    let n = t.stackTraceLimit;
    if (typeof n == `number`) {
      try {
        t.stackTraceLimit = 0;
      } catch {
        return ((Yc = null), new e());
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
function J(e, t, n, r) {
  let i = {};
  function a(e) {
    ((this.def = e), (this.constr = d), (this.traits = /* @__PURE__ */ new Set()));
  }
  a.prototype = i;
  let o = n,
    s = o && /* @__PURE__ */ new WeakSet();
  function c(n, r) {
    if (!n._zod) {
      Jc.value = new a(r);
      try {
        Object.defineProperty(n, "_zod", Jc);
      } finally {
        Jc.value = void 0;
      }
    } else if (n._zod.traits.has(e)) return;
    if ((n._zod.traits.add(e), t(n, r), s)) {
      let e = Object.getPrototypeOf(n),
        t = n._zod.constr.prototype,
        r = e;
      for (; r && r !== t;) r = Object.getPrototypeOf(r);
      let i = r ?? e;
      s.has(i) || (s.add(i), Ic(i, o));
    }
    let i = d.prototype;
    for (let e in i)
      Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
  }
  let l = r?.Parent ?? Object;
  class u extends l {}
  Object.defineProperty(u, "name", { value: e });
  function d(e) {
    let t = r?.Parent ? Xc(u) : this;
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
var Zc = class extends Error {
    constructor() {
      super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
  },
  Qc = class extends Error {
    constructor(e) {
      (super(`Encountered unidirectional transform during encode: ${e}`),
        (this.name = `ZodEncodeError`));
    }
  };
(qc = globalThis).__zod_globalConfig ?? (qc.__zod_globalConfig = {});
const $c = globalThis.__zod_globalConfig;
function el(e) {
  return (e && Object.assign($c, e), $c);
}
function tl() {
  let e = this._zod;
  return ((e.message ??= JSON.stringify(e.def, Vs, 2)), e.message);
}
function nl(e) {
  this._zod.message = e;
}
const rl = { get: tl, set: nl, enumerable: !0, configurable: !0 },
  il = { value: void 0, enumerable: !1 },
  al = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]),
  ol = /* @__PURE__ */ J(`$ZodError`, (e, t) => {
    ((e.name = `$ZodError`),
      (il.value = t),
      Object.defineProperty(e, "issues", il),
      (il.value = void 0),
      Object.defineProperty(e, "message", rl));
    let n = Object.getPrototypeOf(e);
    al.has(n) ||
      (al.add(n),
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
function sl(e, t, n) {
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
function cl(e, t = (e) => e.message) {
  let n = {},
    r = [];
  for (let i of e.issues) i.path.length > 0 ? sl(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
  return { formErrors: r, fieldErrors: n };
}
function ll(e, t = (e) => e.message) {
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
function ul(e, t) {
  return { callee: t?.callee ?? e, Err: t?.Err };
}
const dl = (e) => {
    let t = (n, r, i, a) => {
      let o = i ? { ...i, async: !1 } : { async: !1 },
        s = n._zod.run({ value: r, issues: [] }, o);
      if (s instanceof Promise) throw new Zc();
      if (s.issues.length) {
        let n = new (a?.Err ?? e)(s.issues.map((e) => Ac(e, o, el())));
        throw (rc(n, a?.callee ?? t), n);
      }
      return s.value;
    };
    return t;
  },
  fl = (e) => {
    let t = async (n, r, i, a) => {
      let o = i ? { ...i, async: !0 } : { async: !0 },
        s = n._zod.run({ value: r, issues: [] }, o);
      if ((s instanceof Promise && (s = await s), s.issues.length)) {
        let n = new (a?.Err ?? e)(s.issues.map((e) => Ac(e, o, el())));
        throw (rc(n, a?.callee ?? t), n);
      }
      return s.value;
    };
    return t;
  },
  pl = (e) => (t, n, r) => {
    let i = r ? { ...r, async: !1 } : { async: !1 },
      a = t._zod.run({ value: n, issues: [] }, i);
    if (a instanceof Promise) throw new Zc();
    return a.issues.length ? ml(e, a.issues, i) : { success: !0, data: a.value };
  };
function ml(e, t, n) {
  let r;
  return {
    success: !1,
    get error() {
      return (r || ((r = new e(t.map((e) => Ac(e, n, el())))), (t = void 0), (n = void 0)), r);
    },
    set error(e) {
      ((r = e), (t = void 0), (n = void 0));
    },
  };
}
const hl = (e) => async (t, n, r) => {
    let i = r ? { ...r, async: !0 } : { async: !0 },
      a = t._zod.run({ value: n, issues: [] }, i);
    return (
      a instanceof Promise && (a = await a),
      a.issues.length ? ml(e, a.issues, i) : { success: !0, data: a.value }
    );
  },
  gl = /* @__PURE__ */ Symbol.for(`zod.compile.invalid`),
  _l = /* @__PURE__ */ Symbol.for(`zod.compile.fallback`),
  vl = (e, t, n) => {
    let r = e._zod.bag.validator;
    if (r !== void 0) {
      if (r(t) !== gl) return !0;
      if (r.definite === !0 && n === void 0) return !1;
    }
    return yl(e, t, n);
  };
function yl(e, t, n) {
  let r = n ? { ...n, async: !1, abortEarly: !0 } : { async: !1, abortEarly: !0 },
    i = e._zod.bag.fallbackRun,
    a;
  if (
    (i
      ? ((r[_l] = !0), (a = i({ value: t, issues: [] }, r)))
      : (a = e._zod.run({ value: t, issues: [] }, r)),
    a instanceof Promise)
  )
    throw new Zc();
  return a.issues.length === 0;
}
const bl = async (e, t, n) => {
    let r = n ? { ...n, async: !0, abortEarly: !0 } : { async: !0, abortEarly: !0 },
      i = e._zod.run({ value: t, issues: [] }, r);
    return (i instanceof Promise && (i = await i), i.issues.length === 0);
  },
  xl = (e) => {
    let t = dl(e),
      n = (e, r, i, a) => {
        let o = i ? { ...i, direction: `backward` } : { direction: `backward` };
        return t(e, r, o, ul(n, a));
      };
    return n;
  },
  Sl = (e) => {
    let t = dl(e),
      n = (e, r, i, a) => t(e, r, i, ul(n, a));
    return n;
  },
  Cl = (e) => {
    let t = fl(e),
      n = async (e, r, i, a) => {
        let o = i ? { ...i, direction: `backward` } : { direction: `backward` };
        return await t(e, r, o, ul(n, a));
      };
    return n;
  },
  wl = (e) => {
    let t = fl(e),
      n = async (e, r, i, a) => await t(e, r, i, ul(n, a));
    return n;
  },
  Tl = (e) => (t, n, r) => {
    let i = r ? { ...r, direction: `backward` } : { direction: `backward` };
    return pl(e)(t, n, i);
  },
  El = (e) => (t, n, r) => pl(e)(t, n, r),
  Dl = (e) => async (t, n, r) => {
    let i = r ? { ...r, direction: `backward` } : { direction: `backward` };
    return hl(e)(t, n, i);
  },
  Ol = (e) => async (t, n, r) => hl(e)(t, n, r),
  kl = /^[cC][0-9a-z]{6,}$/,
  Al = /^[0-9a-z]+$/,
  jl = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
  Ml = /^[0-9a-vA-V]{20}$/,
  Nl = /^[A-Za-z0-9]{27}$/,
  Pl = /^[a-zA-Z0-9_-]{21}$/;
function Fl(e) {
  return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
const Il =
    /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
  Ll = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,
  Rl = (e) =>
    e
      ? RegExp(
          `^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`,
        )
      : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
  zl =
    /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
function Bl() {
  return RegExp(
    `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`,
    `u`,
  );
}
const Vl =
    /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
  Hl =
    /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
  Ul =
    /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
  Wl =
    /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
  Gl = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,
  Kl = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
  ql = /^https?$/,
  Jl = /^\+[1-9]\d{6,14}$/,
  Yl = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function Xl(e) {
  return RegExp(`^${e}$`);
}
const Zl = /*@__PURE__*/ Xl(Yl);
function Ql(e) {
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
function $l(e) {
  return RegExp(`^${Ql(e)}$`);
}
function eu(e) {
  let t = [`Z`];
  e.offset && t.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
  let n = `${Ql({ precision: e.precision, seconds: !0 })}(?:${t.join(`|`)})`,
    r = e.local ? `${n}|${Ql({ precision: e.precision })}` : n;
  return RegExp(`^${Yl}T(?:${r})$`);
}
const tu = /^[\s\S]{0,}$/,
  nu = /^-?\d+(?:\.\d+)?$/,
  ru = /^[^A-Z]*$/,
  iu = /^[^a-z]*$/,
  au = /*@__PURE__*/ J(`$ZodCheck`, (e, t) => {
    var n;
    ((e._zod ??= {}), (e._zod.def = t), (n = e._zod).onattach ?? (n.onattach = []));
  }),
  ou = (e) => {
    let t = e.value;
    return !Ws(t) && t.length !== void 0;
  },
  su = { number: `number`, bigint: `bigint`, object: `date` },
  cu = /*@__PURE__*/ J(`$ZodCheckLessThan`, (e, t) => {
    au.init(e, t);
    let n = su[typeof t.value];
    e._zod.check = (r) => {
      (t.inclusive ? r.value <= t.value : r.value < t.value) ||
        r.issues.push({
          origin: su[typeof r.value] ?? n,
          code: `too_big`,
          maximum: typeof t.value == `object` ? t.value.getTime() : t.value,
          input: r.value,
          inclusive: t.inclusive,
          inst: e,
          continue: !t.abort,
        });
    };
  }),
  lu = /*@__PURE__*/ J(`$ZodCheckGreaterThan`, (e, t) => {
    au.init(e, t);
    let n = su[typeof t.value];
    e._zod.check = (r) => {
      (t.inclusive ? r.value >= t.value : r.value > t.value) ||
        r.issues.push({
          origin: su[typeof r.value] ?? n,
          code: `too_small`,
          minimum: typeof t.value == `object` ? t.value.getTime() : t.value,
          input: r.value,
          inclusive: t.inclusive,
          inst: e,
          continue: !t.abort,
        });
    };
  }),
  uu = /*@__PURE__*/ J(`$ZodCheckMultipleOf`, (e, t) => {
    (au.init(e, t),
      (e._zod.check = (n) => {
        if (typeof n.value != typeof t.value)
          throw Error(`Cannot mix number and bigint in multiple_of check.`);
        (typeof n.value == `bigint`
          ? t.value !== BigInt(0) && n.value % t.value === BigInt(0)
          : Ks(n.value, t.value) === 0) ||
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
  du = /*@__PURE__*/ J(`$ZodCheckNumberFormat`, (e, t) => {
    (au.init(e, t), (t.format = t.format || `float64`));
    let n = t.format?.includes(`int`),
      r = n ? `int` : `number`,
      [i, a] = pc[t.format];
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
  fu = /*@__PURE__*/ J(`$ZodCheckMaxLength`, (e, t) => {
    var n;
    (au.init(e, t),
      (n = e._zod.def).when ?? (n.when = ou),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length;
        if ((typeof r == `string` && i > t.maximum ? Mc(r) : i) <= t.maximum) return;
        let a = Nc(r);
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
  pu = /*@__PURE__*/ J(`$ZodCheckMinLength`, (e, t) => {
    var n;
    (au.init(e, t),
      (n = e._zod.def).when ?? (n.when = ou),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length;
        if ((typeof r == `string` && i >= t.minimum && i < t.minimum * 2 ? Mc(r) : i) >= t.minimum)
          return;
        let a = Nc(r);
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
  mu = /*@__PURE__*/ J(`$ZodCheckLengthEquals`, (e, t) => {
    var n;
    (au.init(e, t),
      (n = e._zod.def).when ?? (n.when = ou),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length,
          a = typeof r == `string` && i >= t.length && i <= t.length * 2 ? Mc(r) : i;
        if (a === t.length) return;
        let o = Nc(r),
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
  hu = /*@__PURE__*/ J(`$ZodCheckStringFormat`, (e, t) => {
    var n, r;
    (au.init(e, t),
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
  gu = /*@__PURE__*/ J(`$ZodCheckRegex`, (e, t) => {
    (hu.init(e, t),
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
  _u = /*@__PURE__*/ J(`$ZodCheckLowerCase`, (e, t) => {
    ((t.pattern ??= ru), hu.init(e, t));
  }),
  vu = /*@__PURE__*/ J(`$ZodCheckUpperCase`, (e, t) => {
    ((t.pattern ??= iu), hu.init(e, t));
  }),
  yu = /*@__PURE__*/ J(`$ZodCheckIncludes`, (e, t) => {
    au.init(e, t);
    let n = lc(t.includes);
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
  bu = /*@__PURE__*/ J(`$ZodCheckStartsWith`, (e, t) => {
    au.init(e, t);
    let n = RegExp(`^${lc(t.prefix)}.*`);
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
  xu = /*@__PURE__*/ J(`$ZodCheckEndsWith`, (e, t) => {
    au.init(e, t);
    let n = RegExp(`.*${lc(t.suffix)}$`);
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
  Su = /*@__PURE__*/ J(`$ZodCheckOverwrite`, (e, t) => {
    (au.init(e, t),
      (e._zod.check = (e) => {
        e.value = t.tx(e.value);
      }));
  });
var Cu = class {
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
const wu = { major: 4, minor: 6, patch: 7 },
  Y = /*@__PURE__*/ J(
    `$ZodType`,
    (e, t) => {
      var n;
      ((e ??= {}), (e._zod.def = t), (e._zod.bag = e._zod.bag || {}), (e._zod.version = wu));
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
            let i = wc(t),
              a;
            for (let o of n) {
              if (o._zod.def.when) {
                if (Tc(t) || !o._zod.def.when(t)) continue;
              } else if (i) continue;
              let n = t.issues.length,
                s = o._zod.check(t);
              if (s instanceof Promise && r?.async === !1) throw new Zc();
              if (a || s instanceof Promise)
                a = (a ?? Promise.resolve()).then(async () => {
                  (await s, t.issues.length !== n && (kc(t.issues, n, e), (i ||= wc(t, n))));
                });
              else {
                if (t.issues.length === n) continue;
                (kc(t.issues, n, e), (i ||= wc(t, n)));
              }
            }
            return a ? a.then(() => t) : t;
          },
          n = (n, r, a) => {
            if (wc(n)) return ((n.aborted = !0), n);
            let o = t(r, i, a);
            if (o instanceof Promise) {
              if (a.async === !1) throw new Zc();
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
            if (a.async === !1) throw new Zc();
            return o.then((e) => t(e, i, a));
          }
          return t(o, i, a);
        };
      }
    },
    {
      get "~standard"() {
        return Rc(this, `~standard`, Du(this));
      },
      set "~standard"(e) {
        Lc(this, `~standard`, e);
      },
    },
  ),
  Tu = (e, t) =>
    e.issues.length ? { issues: e.issues.map((e) => Ac(e, t, el())) } : { value: e.value };
async function Eu(e, t) {
  let n = { async: !0 };
  return Tu(await e._zod.run({ value: t, issues: [] }, n), n);
}
function Du(e) {
  return {
    validate: (t) => {
      let n = { async: !1 };
      try {
        let r = e._zod.run({ value: t, issues: [] }, n);
        if (!(r instanceof Promise)) return Tu(r, n);
      } catch {}
      return Eu(e, t);
    },
    vendor: `zod`,
    version: 1,
  };
}
const Ou = /*@__PURE__*/ J(`$ZodString`, (e, t) => {
    (Y.init(e, t),
      (e._zod.pattern = t.pattern ?? tu),
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
  X = /*@__PURE__*/ J(`$ZodStringFormat`, (e, t) => {
    (hu.init(e, t), Ou.init(e, t));
  }),
  ku = /*@__PURE__*/ J(`$ZodGUID`, (e, t) => {
    ((t.pattern ??= Ll), X.init(e, t));
  }),
  Au = /*@__PURE__*/ J(`$ZodUUID`, (e, t) => {
    if (t.version) {
      let e = { v1: 1, v2: 2, v3: 3, v4: 4, v5: 5, v6: 6, v7: 7, v8: 8 }[t.version];
      if (e === void 0) throw Error(`Invalid UUID version: "${t.version}"`);
      t.pattern ??= Rl(e);
    } else t.pattern ??= Rl();
    X.init(e, t);
  }),
  ju = /*@__PURE__*/ J(`$ZodEmail`, (e, t) => {
    ((t.pattern ??= zl), X.init(e, t));
  });
function Mu(e) {
  try {
    return typeof URL < `u` && typeof URL.canParse == `function`
      ? URL.canParse(e)
      : (new URL(e), !0);
  } catch {
    return !1;
  }
}
function Nu(e, t) {
  return !(`normalize` in t) && !(`hostname` in t) && !(`protocol` in t) ? Mu(e) || 2 : Pu(e, t);
}
function Pu(e, t) {
  if (!t.normalize && t.protocol?.source === ql.source && !/^https?:\/\//i.test(e)) return 1;
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
const Fu = /[\t\n\r]/g;
function Iu(e) {
  return e.replace(Fu, ``);
}
function Lu(e, t) {
  return ((t.lastIndex = 0), t.test(e.hostname));
}
function Ru(e, t) {
  return (
    (t.lastIndex = 0), t.test(e.protocol.endsWith(`:`) ? e.protocol.slice(0, -1) : e.protocol)
  );
}
const zu = /*@__PURE__*/ J(`$ZodURL`, (e, t) => {
    (X.init(e, t),
      (e._zod.check = (n) => {
        try {
          let r = n.value.trim(),
            i = Nu(r, t);
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
            n.value = Iu(r);
            return;
          }
          (t.hostname &&
            !Lu(i, t.hostname) &&
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
              !Ru(i, t.protocol) &&
              n.issues.push({
                code: `invalid_format`,
                format: `url`,
                note: `Invalid protocol`,
                pattern: t.protocol.source,
                input: n.value,
                inst: e,
                continue: !t.abort,
              }),
            (n.value = t.normalize ? i.href : Iu(r)));
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
  Bu = /*@__PURE__*/ J(`$ZodEmoji`, (e, t) => {
    ((t.pattern ??= Bl()), X.init(e, t));
  }),
  Vu = /*@__PURE__*/ J(`$ZodNanoID`, (e, t) => {
    if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1))
      throw Error(`Invalid nanoid length: ${t.length}`);
    ((t.pattern ??= t.length === void 0 ? Pl : Fl(t.length)), X.init(e, t));
  }),
  Hu = /*@__PURE__*/ J(`$ZodCUID`, (e, t) => {
    ((t.pattern ??= kl), X.init(e, t));
  }),
  Uu = /*@__PURE__*/ J(`$ZodCUID2`, (e, t) => {
    ((t.pattern ??= Al), X.init(e, t));
  }),
  Wu = /*@__PURE__*/ J(`$ZodULID`, (e, t) => {
    ((t.pattern ??= jl), X.init(e, t));
  }),
  Gu = /*@__PURE__*/ J(`$ZodXID`, (e, t) => {
    ((t.pattern ??= Ml), X.init(e, t));
  }),
  Ku = /*@__PURE__*/ J(`$ZodKSUID`, (e, t) => {
    ((t.pattern ??= Nl), X.init(e, t));
  }),
  qu = /*@__PURE__*/ J(`$ZodISODateTime`, (e, t) => {
    ((t.pattern ??= eu(t)), X.init(e, t));
  }),
  Ju = /*@__PURE__*/ J(`$ZodISODate`, (e, t) => {
    ((t.pattern ??= Zl), X.init(e, t));
  }),
  Yu = /*@__PURE__*/ J(`$ZodISOTime`, (e, t) => {
    ((t.pattern ??= $l(t)), X.init(e, t));
  }),
  Xu = /*@__PURE__*/ J(`$ZodISODuration`, (e, t) => {
    ((t.pattern ??= Il), X.init(e, t));
  }),
  Zu = /*@__PURE__*/ J(`$ZodIPv4`, (e, t) => {
    ((t.pattern ??= Vl), X.init(e, t));
  }),
  Qu = /^[0-9a-fA-F:.]+$/;
function $u(e) {
  return Qu.test(e) ? Mu(`http://[${e}]`) : !1;
}
const ed = /*@__PURE__*/ J(`$ZodIPv6`, (e, t) => {
    ((t.pattern ??= Hl),
      X.init(e, t),
      (e._zod.check = (n) => {
        $u(n.value) ||
          n.issues.push({
            code: `invalid_format`,
            format: `ipv6`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  td = /*@__PURE__*/ J(`$ZodCIDRv4`, (e, t) => {
    ((t.pattern ??= Ul), X.init(e, t));
  });
function nd(e) {
  let t = e.split(`/`);
  if (t.length !== 2) return !1;
  let [n, r] = t;
  if (!r) return !1;
  let i = Number(r);
  return `${i}` !== r || i < 0 || i > 128 ? !1 : $u(n);
}
const rd = /*@__PURE__*/ J(`$ZodCIDRv6`, (e, t) => {
  ((t.pattern ??= Wl),
    X.init(e, t),
    (e._zod.check = (n) => {
      nd(n.value) ||
        n.issues.push({
          code: `invalid_format`,
          format: `cidrv6`,
          input: n.value,
          inst: e,
          continue: !t.abort,
        });
    }));
});
function id(e) {
  if (e === ``) return !0;
  if (/\s/.test(e) || e.length % 4 != 0) return !1;
  try {
    return (atob(e), !0);
  } catch {
    return !1;
  }
}
const ad = /^[0-9a-zA-Z+/]*={0,2}$/,
  od = /*@__PURE__*/ J(`$ZodBase64`, (e, t) => {
    ((t.pattern ??= ad),
      X.init(e, t),
      (e._zod.check = (n) => {
        id(n.value) ||
          n.issues.push({
            code: `invalid_format`,
            format: `base64`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  sd = /^[A-Za-z0-9_-]*$/;
function cd(e) {
  if (!sd.test(e)) return !1;
  let t = e.replace(/[-_]/g, (e) => (e === `-` ? `+` : `/`));
  return id(t.padEnd(Math.ceil(t.length / 4) * 4, `=`));
}
const ld = /*@__PURE__*/ J(`$ZodBase64URL`, (e, t) => {
    ((t.pattern ??= sd),
      X.init(e, t),
      (e._zod.check = (n) => {
        cd(n.value) ||
          n.issues.push({
            code: `invalid_format`,
            format: `base64url`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  ud = /*@__PURE__*/ J(`$ZodE164`, (e, t) => {
    ((t.pattern ??= Jl), X.init(e, t));
  });
function dd(e, t = null) {
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
const fd = /*@__PURE__*/ J(`$ZodJWT`, (e, t) => {
    (X.init(e, t),
      (e._zod.check = (n) => {
        dd(n.value, t.alg) ||
          n.issues.push({
            code: `invalid_format`,
            format: `jwt`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  pd = /*@__PURE__*/ J(`$ZodNumber`, (e, t) => {
    (Y.init(e, t),
      (e._zod.pattern = nu),
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
  md = /*@__PURE__*/ J(`$ZodNumberFormat`, (e, t) => {
    (du.init(e, t), pd.init(e, t));
  }),
  hd = /*@__PURE__*/ J(`$ZodUnknown`, (e, t) => {
    (Y.init(e, t), (e._zod.parse = (e) => e));
  }),
  gd = /*@__PURE__*/ J(`$ZodNever`, (e, t) => {
    (Y.init(e, t),
      (e._zod.parse = (t, n) => (
        t.issues.push({ expected: `never`, code: `invalid_type`, input: t.value, inst: e }),
        t
      )));
  });
function _d(e, t) {
  let n = Oc(e._zod.def.checks);
  if (!n.length) return;
  let r = Math.min(...n.map((e) => e[0])),
    i = e._zod.parse;
  e._zod.parse = (n, a) => {
    let o = t(n.value);
    if (o > r && !a?.skipChecks && a?.direction !== `backward`) {
      for (let [t, r] of Oc(e._zod.def.checks))
        if (o > t && r._zod.def.when(n)) {
          let t = n.issues.length;
          return (r._zod.check(n), (n.issues[t].continue = !1), kc(n.issues, t, e), n);
        }
    }
    return i(n, a);
  };
}
const vd = (e) => (Array.isArray(e) ? e.length : -1);
function yd(e, t, n) {
  (e.issues.length && t.issues.push(...Ec(n, e.issues)), (t.value[n] = e.value));
}
const bd = /*@__PURE__*/ J(`$ZodArray`, (e, t) => {
  Y.init(e, t);
  let n = $c.memoizer;
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
        if (c instanceof Promise) o.push(c.then((t) => yd(t, r, e)));
        else if ((yd(c, r, e), s && c.issues.length !== 0 && wc(c))) break;
      }
      return o.length ? Promise.all(o).then(() => r) : r;
    }),
    _d(e, vd));
});
function xd(e, t, n, r, i, a) {
  let o = n in r,
    s = a === `optional`;
  if (o || !s || i !== `optional`) {
    if (e.issues.length) {
      if (i !== void 0 && s && !o) return;
      t.issues.push(...Ec(n, e.issues));
    }
    !o && i === void 0
      ? e.issues.length ||
        t.issues.push({ code: `invalid_type`, expected: `nonoptional`, input: void 0, path: [n] })
      : e.value === void 0
        ? (o || (i === `defaulted` && !s)) && (t.value[n] = void 0)
        : (t.value[n] = e.value);
  }
}
const Sd = [];
function Cd(e) {
  let t = Object.keys(e.shape),
    n = Object.getOwnPropertySymbols(e.shape),
    r = n.length ? n : Sd,
    i = r.length ? [...t, ...r] : t;
  for (let t of i)
    if (!e.shape?.[t]?._zod?.traits?.has(`$ZodType`))
      throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
  let a = fc(e.shape);
  return {
    ...e,
    allKeys: i,
    symbolKeys: r,
    keySet: new Set(t),
    numKeys: t.length,
    optionalKeys: new Set(a),
  };
}
function wd(e, t, n, r, i, a, o) {
  let s = [],
    c = i.keySet,
    l = i.catchall._zod,
    u = l.def.type,
    d = l.optin,
    f = l.optout,
    p = 0;
  for (let i in t) {
    if (o && n.issues.length !== p) {
      if (wc(n, p)) break;
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
    a instanceof Promise ? e.push(a.then((e) => xd(e, n, i, t, d, f))) : xd(a, n, i, t, d, f);
  }
  return (
    s.length &&
      n.issues.push({ code: `unrecognized_keys`, keys: s, input: t, inst: a, continue: !0 }),
    e.length ? Promise.all(e).then(() => n) : n
  );
}
const Td = /*@__PURE__*/ J(`$ZodObject`, (e, t) => {
    Y.init(e, t);
    let n = Object.getOwnPropertyDescriptor(t, `shape`),
      r = n?.get ? n.get.raw : (t.shape ?? {});
    if (r) {
      let e = () => {
        let n = { ...r };
        return (Object.defineProperty(t, "shape", { value: n }), (e.raw = n), n);
      };
      ((e.raw = r), Object.defineProperty(t, "shape", { get: e }));
    }
    let i = Us(() => Cd(t));
    q(e, `propValues`, (e) => {
      let t = e.def.shape,
        n = {};
      for (let e in t) {
        let r = t[e]._zod;
        if (r.values) {
          Object.prototype.hasOwnProperty.call(n, e) || qs(n, e, /* @__PURE__ */ new Set());
          for (let t of r.values) n[e].add(t);
          r.optin !== void 0 && n[e].add(void 0);
        }
      }
      return n;
    });
    let a = ic,
      o = t.catchall,
      s,
      c = $c.memoizer;
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
            if (wc(t, f)) break;
            f = t.issues.length;
          }
          if (e === `__proto__`) continue;
          let i = u[e],
            a = i._zod.optin,
            o = i._zod.optout,
            s = i._zod.run({ value: r[e], issues: [] }, n);
          s instanceof Promise ? l.push(s.then((n) => xd(n, t, e, r, a, o))) : xd(s, t, e, r, a, o);
        }
        return o
          ? wd(l, r, t, n, i.value, e, d === !0)
          : l.length
            ? Promise.all(l).then(() => t)
            : t;
      }));
  }),
  Ed = /*@__PURE__*/ J(`$ZodObjectJIT`, (e, t) => {
    Td.init(e, t);
    let n = e._zod.parse,
      r = Us(() => Cd(t)),
      i = $c.memoizer,
      a = (t) => {
        let n = r.value,
          a = n.symbolKeys,
          o = new Cu([`payload`, `ctx`], { shape: t, inst: e, memo: i, syms: a }),
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
            r = typeof e == `symbol` ? `syms[${a.indexOf(e)}]` : tc(e),
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
      s = ic,
      c = !$c.jitless,
      l = c && ac.value,
      u = t.catchall,
      d;
    e._zod.parse = (i, f) => {
      d ??= r.value;
      let p = i.value;
      return s(p)
        ? c && l && f?.async === !1 && f.jitless !== !0
          ? ((o ||= a(t.shape)), (i = o(i, f)), u ? wd([], p, i, f, d, e, f?.abortEarly === !0) : i)
          : n(i, f)
        : (i.issues.push({ expected: `object`, code: `invalid_type`, input: p, inst: e }), i);
    };
  });
function Dd(e, t, n, r) {
  for (let n of e) if (n.issues.length === 0) return ((t.value = n.value), t);
  let i = e.filter((e) => !wc(e));
  return i.length === 1
    ? ((t.value = i[0].value), i[0])
    : (t.issues.push({
        code: `invalid_union`,
        input: t.value,
        inst: n,
        errors: e.map((e) => e.issues.map((e) => Ac(e, r, el()))),
      }),
      t);
}
const Od = /*@__PURE__*/ J(`$ZodUnion`, (e, t) => {
  (Y.init(e, t),
    q(e, `optin`, (e) =>
      e.def.options.some((e) => e._zod.optin === `defaulted`)
        ? `defaulted`
        : e.def.options.some((e) => e._zod.optin !== void 0)
          ? `optional`
          : void 0,
    ),
    q(e, `optout`, (e) =>
      e.def.options.some((e) => e._zod.optout === `optional`) ? `optional` : void 0,
    ),
    q(e, `values`, (e) => {
      if (e.def.options.every((e) => e._zod.values))
        return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
    }),
    q(e, `pattern`, (e) => {
      if (e.def.options.every((e) => e._zod.pattern)) {
        let t = e.def.options.map((e) => e._zod.pattern);
        return RegExp(`^(${t.map((e) => Gs(e.source)).join(`|`)})$`);
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
    return a ? Promise.all(o).then((t) => Dd(t, r, e, i)) : Dd(o, r, e, i);
  };
});
function kd(e) {
  let t = /* @__PURE__ */ new Map();
  for (let n of e.options) {
    let r = n._zod.propValues?.[e.discriminator];
    if (!r || r.size === 0)
      throw Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`);
    for (let e of r)
      if (t.has(e)) {
        if (e !== void 0) throw Error(`Duplicate discriminator value "${String(e)}"`);
        t.set(e, null);
      } else t.set(e, n);
  }
  return t;
}
const Ad = /*@__PURE__*/ J(`$ZodDiscriminatedUnion`, (e, t) => {
    ((t.inclusive = !1), Od.init(e, t));
    let n = e._zod.parse;
    (q(e, `propValues`, (e) => {
      let t = {},
        n = 0;
      for (let r of e.def.options) {
        let i = r._zod.propValues;
        if (!i || Object.keys(i).length === 0)
          throw Error(`Invalid discriminated union option at index "${e.def.options.indexOf(r)}"`);
        i[e.def.discriminator]?.has(void 0) && n++;
        for (let [e, n] of Object.entries(i)) {
          Object.prototype.hasOwnProperty.call(t, e) || qs(t, e, /* @__PURE__ */ new Set());
          for (let r of n) t[e].add(r);
        }
      }
      return (!e.def.unionFallback && n > 1 && t[e.def.discriminator]?.delete(void 0), t);
    }),
      t.options.forEach((e, n) => {
        let r = Js(e._zod.def);
        if (r && !Object.prototype.hasOwnProperty.call(r, t.discriminator))
          throw Error(`Invalid discriminated union option at index "${n}"`);
      }));
    let r = Us(() => kd(t));
    e._zod.parse = (i, a) => {
      let o = i.value;
      if (!ic(o))
        return (i.issues.push({ code: `invalid_type`, expected: `object`, input: o, inst: e }), i);
      let s = o?.[t.discriminator],
        c = r.value.get(s);
      return c && (s !== void 0 || a.direction !== `backward`)
        ? c._zod.run(i, a)
        : t.unionFallback || a.direction === `backward`
          ? n(i, a)
          : (i.issues.push({
              code: `invalid_union`,
              errors: [],
              note: `No matching discriminator`,
              discriminator: t.discriminator,
              options: Array.from(r.value.keys()).filter((e) => r.value.get(e) !== null),
              input: o,
              path: [t.discriminator],
              inst: e,
            }),
            i);
    };
  }),
  jd = /*@__PURE__*/ J(`$ZodIntersection`, (e, t) => {
    (Y.init(e, t),
      (e._zod.parse = (e, n) => {
        let r = e.value,
          i = t.left._zod.run({ value: r, issues: [] }, n),
          a = t.right._zod.run({ value: r, issues: [] }, n);
        return i instanceof Promise || a instanceof Promise
          ? Promise.all([i, a]).then(([t, n]) => Nd(e, t, n))
          : Nd(e, i, a);
      }));
  });
function Md(e, t) {
  if (e === t || (e instanceof Date && t instanceof Date && +e == +t))
    return { valid: !0, data: e };
  if (oc(e) && oc(t)) {
    let n = Object.keys(t),
      r = Object.keys(e).filter((e) => n.indexOf(e) !== -1),
      i = { ...e, ...t };
    Object.prototype.hasOwnProperty.call(i, `__proto__`) && delete i.__proto__;
    for (let n of r) {
      if (n === `__proto__`) continue;
      let r = Md(e[n], t[n]);
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
        o = Md(i, a);
      if (!o.valid) return { valid: !1, mergeErrorPath: [r, ...o.mergeErrorPath] };
      n.push(o.data);
    }
    return { valid: !0, data: n };
  }
  return { valid: !1, mergeErrorPath: [] };
}
function Nd(e, t, n) {
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
  let c = Md(t.value, n.value);
  if (!c.valid) {
    if (wc(e)) return e;
    throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`);
  }
  return ((e.value = c.data), e);
}
const Pd = /*@__PURE__*/ J(`$ZodEnum`, (e, t) => {
    Y.init(e, t);
    let n = zs(t.entries),
      r = new Set(n);
    ((e._zod.values = r),
      q(e, `pattern`, (e) => {
        let t = zs(e.def.entries).filter((e) => cc.has(typeof e));
        return RegExp(t.length ? `^(${t.map((e) => lc(e.toString())).join(`|`)})$` : `^[^\\s\\S]$`);
      }),
      (e._zod.parse = (t, i) => {
        let a = t.value;
        return (
          r.has(a) || t.issues.push({ code: `invalid_value`, values: n, input: a, inst: e }), t
        );
      }));
  }),
  Fd = /*@__PURE__*/ J(`$ZodLiteral`, (e, t) => {
    Y.init(e, t);
    let n = new Set(t.values);
    ((e._zod.values = n),
      q(e, `pattern`, (e) => {
        let t = e.def.values;
        return RegExp(
          t.length
            ? `^(${t.map((e) => (typeof e == `string` ? lc(e) : e ? lc(e.toString()) : String(e))).join(`|`)})$`
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
  Id = /*@__PURE__*/ J(`$ZodTransform`, (e, t) => {
    (Y.init(e, t),
      (e._zod.optin = `optional`),
      $c.memoizer?.guard(e),
      (e._zod.parse = (n, r) => {
        if (r.direction === `backward`) throw new Qc(e.constructor.name);
        let i = t.transform(n.value, n);
        if (r.async)
          return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => ((n.value = e), n));
        if (i instanceof Promise) throw new Zc();
        return ((n.value = i), n);
      }));
  });
function Ld(e, t) {
  return ((e.value = t.issues.length ? void 0 : t.value), e);
}
const Rd = /*@__PURE__*/ J(`$ZodOptional`, (e, t) => {
    (Y.init(e, t),
      q(e, `optin`, (e) => (e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`)),
      (e._zod.optout = `optional`),
      q(e, `values`, (e) => {
        let t = e.def.innerType._zod.values;
        return t ? /* @__PURE__ */ new Set([...t, void 0]) : void 0;
      }),
      q(e, `pattern`, (e) => {
        let t = e.def.innerType._zod.pattern;
        return t ? RegExp(`^(${Gs(t.source)})?$`) : void 0;
      }),
      (e._zod.parse = (e, n) => {
        if (e.value === void 0) {
          if (t.innerType._zod.optin !== `defaulted`) return e;
          let r = t.innerType._zod.run({ value: e.value, issues: [] }, n);
          return r instanceof Promise ? r.then((t) => Ld(e, t)) : Ld(e, r);
        }
        return t.innerType._zod.run(e, n);
      }));
  }),
  zd = /*@__PURE__*/ J(`$ZodExactOptional`, (e, t) => {
    (Rd.init(e, t),
      q(e, `values`, (e) => e.def.innerType._zod.values),
      q(e, `pattern`, (e) => e.def.innerType._zod.pattern),
      (e._zod.parse = (e, n) => t.innerType._zod.run(e, n)));
  }),
  Bd = /*@__PURE__*/ J(`$ZodNullable`, (e, t) => {
    (Y.init(e, t),
      q(e, `optin`, (e) => e.def.innerType._zod.optin),
      q(e, `optout`, (e) => e.def.innerType._zod.optout),
      q(e, `pattern`, (e) => {
        let t = e.def.innerType._zod.pattern;
        return t ? RegExp(`^(${Gs(t.source)}|null)$`) : void 0;
      }),
      q(e, `values`, (e) =>
        e.def.innerType._zod.values
          ? /* @__PURE__ */ new Set([...e.def.innerType._zod.values, null])
          : void 0,
      ),
      (e._zod.parse = (e, n) => (e.value === null ? e : t.innerType._zod.run(e, n))));
  }),
  Vd = /*@__PURE__*/ J(`$ZodDefault`, (e, t) => {
    (Y.init(e, t),
      (e._zod.optin = `defaulted`),
      q(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) return t.innerType._zod.run(e, n);
        if (e.value === void 0) return ((e.value = t.defaultValue), e);
        let r = t.innerType._zod.run(e, n);
        return r instanceof Promise ? r.then((e) => Hd(e, t)) : Hd(r, t);
      }));
  });
function Hd(e, t) {
  return (e.value === void 0 && (e.value = t.defaultValue), e);
}
const Ud = /*@__PURE__*/ J(`$ZodPrefault`, (e, t) => {
    (Y.init(e, t),
      (e._zod.optin = `defaulted`),
      q(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => (
        n.direction === `backward` || (e.value === void 0 && (e.value = t.defaultValue)),
        t.innerType._zod.run(e, n)
      )));
  }),
  Wd = /*@__PURE__*/ J(`$ZodNonOptional`, (e, t) => {
    (Y.init(e, t),
      q(e, `values`, (e) => {
        let t = e.def.innerType._zod.values;
        return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
      }),
      (e._zod.parse = (n, r) => {
        let i = t.innerType._zod.run(n, r);
        return i instanceof Promise ? i.then((t) => Gd(t, e)) : Gd(i, e);
      }));
  });
function Gd(e, t) {
  return (
    !e.issues.length &&
      e.value === void 0 &&
      e.issues.push({ code: `invalid_type`, expected: `nonoptional`, input: e.value, inst: t }),
    e
  );
}
function Kd(e, t, n, r) {
  return t.issues.length
    ? ((e.value = n.catchValue({
        ...t,
        value: e.value,
        error: { issues: t.issues.map((e) => Ac(e, r, el())) },
        input: e.value,
      })),
      e)
    : ((e.value = t.value), t.memo && (e.memo = !0), e);
}
const qd = /*@__PURE__*/ J(`$ZodCatch`, (e, t) => {
    (Y.init(e, t),
      q(e, `optin`, (e) => (e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`)),
      q(e, `optout`, (e) => e.def.innerType._zod.optout),
      q(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) return t.innerType._zod.run(e, n);
        let r = t.innerType._zod.run({ value: e.value, issues: [] }, n);
        return r instanceof Promise ? r.then((r) => Kd(e, r, t, n)) : Kd(e, r, t, n);
      }));
  }),
  Jd = /*@__PURE__*/ J(`$ZodPipe`, (e, t) => {
    (Y.init(e, t),
      q(e, `values`, (e) => e.def.in._zod.values),
      q(e, `optin`, (e) => e.def.in._zod.optin),
      q(e, `optout`, (e) => e.def.out._zod.optout),
      q(e, `propValues`, (e) => e.def.in._zod.propValues),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) {
          let r = t.out._zod.run(e, n);
          return r instanceof Promise ? r.then((e) => Yd(e, t.in, n)) : Yd(r, t.in, n);
        }
        let r = t.in._zod.run(e, n);
        return r instanceof Promise ? r.then((e) => Yd(e, t.out, n)) : Yd(r, t.out, n);
      }));
  });
function Yd(e, t, n) {
  return e.issues.some((e) => e.code !== `unrecognized_keys`)
    ? ((e.aborted = !0), e)
    : t._zod.run({ value: e.value, issues: e.issues }, n);
}
const Xd = /*@__PURE__*/ J(`$ZodReadonly`, (e, t) => {
  (Y.init(e, t),
    q(e, `propValues`, (e) => e.def.innerType._zod.propValues),
    q(e, `values`, (e) => e.def.innerType._zod.values),
    q(e, `optin`, (e) => e.def.innerType?._zod?.optin),
    q(e, `optout`, (e) => e.def.innerType?._zod?.optout),
    (e._zod.parse = (e, n) => {
      if (n.direction === `backward`) return t.innerType._zod.run(e, n);
      let r = t.innerType._zod.run(e, n);
      return r instanceof Promise ? r.then(Zd) : Zd(r);
    }));
});
function Zd(e) {
  return (e.memo || (e.value = Object.freeze(e.value)), e);
}
const Qd = /*@__PURE__*/ J(`$ZodCustom`, (e, t) => {
  (au.init(e, t),
    Y.init(e, t),
    (e._zod.parse = (e, t) => e),
    (e._zod.check = (n) => {
      let r = n.value,
        i = t.fn(r);
      if (i instanceof Promise) return i.then((t) => $d(t, n, r, e));
      $d(i, n, r, e);
    }));
});
function $d(e, t, n, r) {
  if (!e) {
    let e = {
      code: `custom`,
      input: n,
      inst: r,
      path: [...(r._zod.def.path ?? [])],
      continue: !r._zod.def.abort,
    };
    (r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(Fc(e)));
  }
}
var ef = class extends Error {
  constructor() {
    (super(`Cannot parse a reference cycle that closes through a transform`),
      (this.name = `ZodCyclicError`));
  }
};
const tf = `~memo`,
  nf = [];
function rf(e) {
  return typeof e == `object` && !!e;
}
function af(e) {
  return e.map((e) => (e.path ? { ...e, path: e.path.slice() } : { ...e }));
}
const of = /*@__PURE__*/ new WeakMap();
function sf(e, t, n) {
  let r = of.get(e);
  if (r !== void 0) return r ? 2 : 0;
  if (t.has(e)) return 2;
  t.add(e);
  let i = 0,
    a = (e) => {
      if (i !== 2 && e?._zod) {
        let r = sf(e, t, n);
        r > i && (i = r);
      }
    },
    o = (e, r) => {
      let i = 0;
      for (let a of Reflect.ownKeys(e)) {
        let o = Object.getOwnPropertyDescriptor(e, a);
        if (r && !o.enumerable) continue;
        let s = o.get ? 1 : o.value?._zod ? sf(o.value, t, n) : 0;
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
      let e = Js(c);
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
      s(r ? sf(r, t, !1) : 1);
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
  return (t.delete(e), cf(e, i));
}
function cf(e, t) {
  return (t !== 1 && of.set(e, t === 2), t);
}
function lf(e, t) {
  let n = e.buckets.get(t);
  return (n || ((n = /* @__PURE__ */ new WeakMap()), e.buckets.set(t, n)), n);
}
let uf;
const df = [],
  ff = {
    alloc(e, t, n) {
      let r = uf;
      if (!r) return n;
      uf = void 0;
      let i = { value: n, issues: null };
      return (r.set(t.value, i), df.push(i), n);
    },
    guard(e) {
      var t;
      ((t = e._zod).deferred ?? (t.deferred = []),
        e._zod.deferred.push(() => {
          let t = e._zod.parse,
            n = (e, n) => {
              if (n.direction !== `backward` && mf(n, e.value)) throw new ef();
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
                let i = sf(e, /* @__PURE__ */ new Set(), !1);
                if (i === 0)
                  return ((e._zod.parse = t), e._zod.run === o && (e._zod.run = t), t(s, c));
                i === 2 || r ? (n = !0) : (r = !0);
              }
              let l = s.value;
              if (!rf(l)) return t(s, c);
              let u = c[tf];
              u ||
                ((u = { buckets: /* @__PURE__ */ new WeakMap(), backEdges: void 0 }), (c[tf] = u));
              let d;
              i === c ? (d = a) : ((d = lf(u, e)), (i = c), (a = d));
              let f = d.get(l);
              if (f)
                return (
                  (s.value = f.value),
                  f.issues
                    ? f.issues.length && s.issues.push(...af(f.issues))
                    : ((s.memo = !0),
                      u.backEdges ?? (u.backEdges = /* @__PURE__ */ new WeakSet()),
                      u.backEdges.add(f.value)),
                  s
                );
              uf = d;
              let p = df.length,
                m = t(s, c);
              uf = void 0;
              let h = df.length > p ? df.pop() : void 0;
              return m instanceof Promise
                ? m.then((e) => (h && (h.issues = e.issues.length ? af(e.issues) : nf), e))
                : (h && (h.issues = m.issues.length ? af(m.issues) : nf), m);
            };
          ((e._zod.parse = o), e._zod.run === t && (e._zod.run = o));
        }));
    },
  };
function pf() {
  return ff;
}
function mf(e, t) {
  let n = e[tf]?.backEdges;
  return n !== void 0 && rf(t) && n.has(t);
}
const hf = () => {
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
        return `Invalid input: expected ${i(e.expected)}, received ${i(Pc(e.input), e.input)}`;
      case `invalid_value`:
        return e.values.length === 1
          ? `Invalid input: expected ${dc(e.values[0])}`
          : `Invalid option: expected one of ${Bs(e.values, `|`)}`;
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
        return `Unrecognized key${e.keys.length > 1 ? `s` : ``}: ${Bs(e.keys, `, `)}`;
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
function gf() {
  return { localeError: hf() };
}
var _f,
  vf = class {
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
function yf() {
  return new vf();
}
(_f = globalThis).__zod_globalRegistry ?? (_f.__zod_globalRegistry = yf());
const bf = globalThis.__zod_globalRegistry;
function xf(e) {
  return ((e.checks &&= [...e.checks]), e);
} // @__NO_SIDE_EFFECTS__
function Sf(e, t) {
  return new e(xf({ type: `string`, ...K(t) }));
} // @__NO_SIDE_EFFECTS__
function Cf(e, t) {
  return new e({ type: `string`, format: `email`, check: `string_format`, abort: !1, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function wf(e, t) {
  return new e({ type: `string`, format: `guid`, check: `string_format`, abort: !1, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function Tf(e, t) {
  return new e({ type: `string`, format: `uuid`, check: `string_format`, abort: !1, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function Ef(e, t) {
  return new e({
    type: `string`,
    format: `uuid`,
    check: `string_format`,
    abort: !1,
    version: `v4`,
    ...K(t),
  });
} // @__NO_SIDE_EFFECTS__
function Df(e, t) {
  return new e({
    type: `string`,
    format: `uuid`,
    check: `string_format`,
    abort: !1,
    version: `v6`,
    ...K(t),
  });
} // @__NO_SIDE_EFFECTS__
function Of(e, t) {
  return new e({
    type: `string`,
    format: `uuid`,
    check: `string_format`,
    abort: !1,
    version: `v7`,
    ...K(t),
  });
} // @__NO_SIDE_EFFECTS__
function kf(e, t) {
  return new e({ type: `string`, format: `url`, check: `string_format`, abort: !1, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function Af(e, t) {
  return new e({ type: `string`, format: `emoji`, check: `string_format`, abort: !1, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function jf(e, t) {
  return new e({ type: `string`, format: `nanoid`, check: `string_format`, abort: !1, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function Mf(e, t) {
  return new e({ type: `string`, format: `cuid`, check: `string_format`, abort: !1, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function Nf(e, t) {
  return new e({ type: `string`, format: `cuid2`, check: `string_format`, abort: !1, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function Pf(e, t) {
  return new e({ type: `string`, format: `ulid`, check: `string_format`, abort: !1, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function Ff(e, t) {
  return new e({ type: `string`, format: `xid`, check: `string_format`, abort: !1, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function If(e, t) {
  return new e({ type: `string`, format: `ksuid`, check: `string_format`, abort: !1, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function Lf(e, t) {
  return new e({ type: `string`, format: `ipv4`, check: `string_format`, abort: !1, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function Rf(e, t) {
  return new e({ type: `string`, format: `ipv6`, check: `string_format`, abort: !1, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function zf(e, t) {
  return new e({ type: `string`, format: `cidrv4`, check: `string_format`, abort: !1, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function Bf(e, t) {
  return new e({ type: `string`, format: `cidrv6`, check: `string_format`, abort: !1, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function Vf(e, t) {
  return new e({ type: `string`, format: `base64`, check: `string_format`, abort: !1, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function Hf(e, t) {
  return new e({ type: `string`, format: `base64url`, check: `string_format`, abort: !1, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function Uf(e, t) {
  return new e({ type: `string`, format: `e164`, check: `string_format`, abort: !1, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function Wf(e, t) {
  return new e({ type: `string`, format: `jwt`, check: `string_format`, abort: !1, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function Gf(e, t) {
  return new e({
    type: `string`,
    format: `datetime`,
    check: `string_format`,
    offset: !1,
    local: !1,
    precision: null,
    ...K(t),
  });
} // @__NO_SIDE_EFFECTS__
function Kf(e, t) {
  return new e({ type: `string`, format: `date`, check: `string_format`, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function qf(e, t) {
  return new e({
    type: `string`,
    format: `time`,
    check: `string_format`,
    precision: null,
    ...K(t),
  });
} // @__NO_SIDE_EFFECTS__
function Jf(e, t) {
  return new e({ type: `string`, format: `duration`, check: `string_format`, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function Yf(e, t) {
  return new e(xf({ type: `number`, checks: [], ...K(t) }));
} // @__NO_SIDE_EFFECTS__
function Xf(e, t) {
  return new e({ type: `number`, check: `number_format`, abort: !1, format: `safeint`, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function Zf(e) {
  return new e({ type: `unknown` });
} // @__NO_SIDE_EFFECTS__
function Qf(e, t) {
  return new e({ type: `never`, ...K(t) });
} // @__NO_SIDE_EFFECTS__
function $f(e, t) {
  return new cu({ check: `less_than`, ...K(t), value: e, inclusive: !1 });
} // @__NO_SIDE_EFFECTS__
function ep(e, t) {
  return new cu({ check: `less_than`, ...K(t), value: e, inclusive: !0 });
} // @__NO_SIDE_EFFECTS__
function tp(e, t) {
  return new lu({ check: `greater_than`, ...K(t), value: e, inclusive: !1 });
} // @__NO_SIDE_EFFECTS__
function np(e, t) {
  return new lu({ check: `greater_than`, ...K(t), value: e, inclusive: !0 });
} // @__NO_SIDE_EFFECTS__
function rp(e, t) {
  return new uu({ check: `multiple_of`, ...K(t), value: e });
} // @__NO_SIDE_EFFECTS__
function ip(e, t) {
  return new fu({ check: `max_length`, ...K(t), maximum: e });
} // @__NO_SIDE_EFFECTS__
function ap(e, t) {
  return new pu({ check: `min_length`, ...K(t), minimum: e });
} // @__NO_SIDE_EFFECTS__
function op(e, t) {
  return new mu({ check: `length_equals`, ...K(t), length: e });
} // @__NO_SIDE_EFFECTS__
function sp(e, t) {
  return new gu({ check: `string_format`, format: `regex`, ...K(t), pattern: e });
} // @__NO_SIDE_EFFECTS__
function cp(e) {
  return new _u({ check: `string_format`, format: `lowercase`, ...K(e) });
} // @__NO_SIDE_EFFECTS__
function lp(e) {
  return new vu({ check: `string_format`, format: `uppercase`, ...K(e) });
} // @__NO_SIDE_EFFECTS__
function up(e, t) {
  return new yu({ check: `string_format`, format: `includes`, ...K(t), includes: e });
} // @__NO_SIDE_EFFECTS__
function dp(e, t) {
  return new bu({ check: `string_format`, format: `starts_with`, ...K(t), prefix: e });
} // @__NO_SIDE_EFFECTS__
function fp(e, t) {
  return new xu({ check: `string_format`, format: `ends_with`, ...K(t), suffix: e });
} // @__NO_SIDE_EFFECTS__
function pp(e) {
  return new Su({ check: `overwrite`, tx: e });
} // @__NO_SIDE_EFFECTS__
function mp(e) {
  return /* @__PURE__ */ pp((t) => t.normalize(e));
} // @__NO_SIDE_EFFECTS__
function hp() {
  return /* @__PURE__ */ pp((e) => e.trim());
} // @__NO_SIDE_EFFECTS__
function gp() {
  return /* @__PURE__ */ pp((e) => e.toLowerCase());
} // @__NO_SIDE_EFFECTS__
function _p() {
  return /* @__PURE__ */ pp((e) => e.toUpperCase());
} // @__NO_SIDE_EFFECTS__
function vp() {
  return /* @__PURE__ */ pp((e) => nc(e));
} // @__NO_SIDE_EFFECTS__
function yp(e, t, n) {
  return new e({ type: `array`, element: t, ...K(n) });
} // @__NO_SIDE_EFFECTS__
function bp(e, t, n) {
  return new e({ type: `custom`, check: `custom`, fn: t, ...K(n) });
} // @__NO_SIDE_EFFECTS__
function xp(e, t) {
  let n = /* @__PURE__ */ Sp(
    (t) => (
      (t.addIssue = (e) => {
        if (typeof e == `string`) t.issues.push(Fc(e, t.value, n._zod.def));
        else {
          let r = e;
          (r.fatal && (r.continue = !1),
            (r.code ??= `custom`),
            `input` in r || (r.input = t.value),
            (r.inst ??= n),
            (r.continue ??= !n._zod.def.abort),
            t.issues.push(Fc(r)));
        }
      }),
      e(t.value, t)
    ),
    t,
  );
  return n;
} // @__NO_SIDE_EFFECTS__
function Sp(e, t) {
  let n = new au({ check: `custom`, ...K(t) });
  return ((n._zod.check = e), n);
}
function Cp(e, ...t) {
  for (let n of t)
    for (let t of Reflect.ownKeys(n))
      Object.prototype.propertyIsEnumerable.call(n, t) && qs(e, t, n[t]);
  return e;
}
function wp(e) {
  let t = e?.target ?? `draft-2020-12`;
  return (
    t === `draft-4` && (t = `draft-04`),
    t === `draft-7` && (t = `draft-07`),
    {
      processors: e.processors ?? {},
      metadataRegistry: e?.metadata ?? bf,
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
function Tp(e, t, n, r, i) {
  let a =
    typeof t.unrepresentable == `function`
      ? t.unrepresentable({ zodSchema: e, path: r.path, message: i })
      : t.unrepresentable;
  if (a === `any`) return !1;
  if (a === void 0 || a === `throw`) throw Error(i);
  return (Object.assign(n, a), !0);
}
function Z(e, t, n = { path: [], schemaPath: [] }) {
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
    a && ((o.ref ||= a), Z(a, t, r), (t.seen.get(a).isParent = !0));
  }
  let c = t.metadataRegistry.get(e);
  return (
    c && Cp(o.schema, c),
    t.io === `input` && Fp(e) && (delete o.schema.examples, delete o.schema.default),
    t.io === `input` &&
      `_prefault` in o.schema &&
      ((r = o.schema).default ?? (r.default = o.schema._prefault)),
    delete o.schema._prefault,
    t.seen.get(e).schema
  );
}
function Ep(e) {
  return e.replace(/~/g, `~0`).replace(/\//g, `~1`);
}
function Dp(e, t) {
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
        return ((t[1].defId = a), { defId: a, ref: `${i(`__shared`)}#/${r}/${Ep(a)}` });
      }
      let i = `#/${r}/`;
      if (t[1] === n && !t[1].schema.id) return { ref: `#` };
      let a = t[1].schema.id ?? `__schema${e.counter++}`;
      return { defId: a, ref: i + Ep(a) };
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
function Op(e) {
  let t = e.anyOf;
  if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
  let n = [];
  for (let e of t) {
    if (!e || typeof e != `object`) return;
    Op(e);
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
const kp = /* @__PURE__ */ new Set([`type`, `properties`, `required`, `additionalProperties`]),
  Ap = [`oneOf`, `anyOf`];
function jp(e) {
  let t = e.additionalProperties;
  return t === void 0 || t === !1 || typeof t != `object` || !t
    ? null
    : Object.keys(t).length
      ? t
      : null;
}
function Mp(e) {
  let t = [];
  for (let n of e) {
    if (typeof n != `object` || n.type !== `object`) return null;
    for (let e in n) if (!kp.has(e)) return null;
    t.push(n);
  }
  let n = {},
    r = /* @__PURE__ */ new Set();
  for (let e of t) {
    for (let r in e.properties) {
      if (Object.prototype.hasOwnProperty.call(n, r)) continue;
      let e = [];
      for (let n of t) {
        let t = n.properties?.[r] ?? jp(n);
        t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
      }
      qs(n, r, e.length === 1 ? e[0] : (Mp(e) ?? { allOf: e }));
    }
    for (let t of e.required ?? []) r.add(t);
  }
  let i = { type: `object`, properties: n };
  if ((r.size && (i.required = [...r]), t.every((e) => e.additionalProperties === !1)))
    i.additionalProperties = !1;
  else {
    let e = [];
    for (let n of t) {
      let t = jp(n);
      t && !e.some((e) => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
    }
    e.length === 1
      ? (i.additionalProperties = e[0])
      : e.length > 1 && (i.additionalProperties = { allOf: e });
  }
  return i;
}
function Np(e) {
  let t = e.allOf;
  if (!Array.isArray(t) || t.length < 2) return;
  for (let t of kp) if (t in e) return;
  let n = t.filter((e) => Ap.some((t) => Array.isArray(e[t]))),
    r = null;
  if (!n.length) r = Mp(t);
  else {
    let e = n[0],
      i = Ap.find((t) => Array.isArray(e[t]));
    if (Object.keys(e).length !== 1) return;
    let a = t.filter((t) => t !== e),
      o = e[i].map((e) => Mp([...a, e]));
    if (o.some((e) => !e)) return;
    r = { [i]: o };
  }
  r && (delete e.allOf, Cp(e, r));
}
function Pp(e, t) {
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
          : Cp(i, s),
        Cp(i, a),
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
    if (e.target !== `openapi-3.0`) for (let t of e.seen.entries()) Op(t[1].def ?? t[1].schema);
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
      for (let n of e.intersections) for (let e of t.get(n) ?? []) Np(e);
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
  Cp(i, n.defId ? n.schema : (n.def ?? n.schema));
  let a = e.metadataRegistry.get(t)?.id;
  a !== void 0 && i.id === a && delete i.id;
  let o = e.external?.defs ?? {};
  if (!e.external || e.sharedEmitDoneFor !== e.external)
    for (let t of e.seen.entries()) {
      let e = t[1];
      e.def && e.defId && (e.def.id === e.defId && delete e.def.id, qs(o, e.defId, e.def));
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
            input: Lp(t, `input`, e.processors),
            output: Lp(t, `output`, e.processors),
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
function Fp(e, t) {
  let n = t ?? { seen: /* @__PURE__ */ new Set() };
  if (n.seen.has(e)) return !1;
  n.seen.add(e);
  let r = e._zod.def;
  if (r.type === `transform`) return !0;
  if (r.type === `array`) return Fp(r.element, n);
  if (r.type === `set`) return Fp(r.valueType, n);
  if (r.type === `lazy`) return Fp(r.getter(), n);
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
    return Fp(r.innerType, n);
  if (r.type === `intersection`) return Fp(r.left, n) || Fp(r.right, n);
  if (r.type === `record` || r.type === `map`) return Fp(r.keyType, n) || Fp(r.valueType, n);
  if (r.type === `pipe`) return e._zod.traits.has(`$ZodCodec`) ? !0 : Fp(r.in, n) || Fp(r.out, n);
  if (r.type === `object`) {
    for (let e in r.shape) if (Fp(r.shape[e], n)) return !0;
    return !1;
  }
  if (r.type === `union`) {
    for (let e of r.options) if (Fp(e, n)) return !0;
    return !1;
  }
  if (r.type === `tuple`) {
    for (let e of r.items) if (Fp(e, n)) return !0;
    return !!(r.rest && Fp(r.rest, n));
  }
  return !1;
}
const Ip =
    (e, t = {}) =>
    (n) => {
      let r = wp({ ...n, processors: t });
      return (Z(e, r), Dp(r, e), Pp(r, e));
    },
  Lp =
    (e, t, n = {}) =>
    (r) => {
      let { libraryOptions: i, target: a } = r ?? {},
        o = wp({ ...(i ?? {}), target: a, io: t, processors: n });
      return (Z(e, o), Dp(o, e), Pp(o, e));
    },
  Rp = (e, t, n) => {
    (e[t] === void 0 || n > e[t]) && (e[t] = n);
  },
  zp = (e, t, n) => {
    (e[t] === void 0 || n < e[t]) && (e[t] = n);
  },
  Bp = (e, t) => {
    (Rp(e, `minimum`, t), zp(e, `maximum`, t));
  },
  Vp = (e, t) => {
    ((e.multipleOf ??= []), e.multipleOf.includes(t) || e.multipleOf.push(t));
  },
  Hp = (e, t) => {
    ((e.patterns ??= /* @__PURE__ */ new Set()), e.patterns.add(t));
  },
  Up = (e, t) => {
    e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
  },
  Wp = (e, t) => {
    ((e.format = t), t.includes(`int`) && (e.isInt = !0));
  },
  Gp = (e, t) => Rp(e, `minimum`, t.minimum),
  Kp = (e, t) => zp(e, `maximum`, t.maximum),
  qp = (e) => (t, n) => {
    Wp(t, n.format);
    let [r, i] = e[n.format];
    (Rp(t, `minimum`, r), zp(t, `maximum`, i));
  },
  Jp = {
    greater_than: (e, t) => Rp(e, t.inclusive ? `minimum` : `exclusiveMinimum`, t.value),
    less_than: (e, t) => zp(e, t.inclusive ? `maximum` : `exclusiveMaximum`, t.value),
    multiple_of: (e, t) => Vp(e, t.value),
    number_format: qp(pc),
    bigint_format: qp(mc),
    min_length: Gp,
    max_length: Kp,
    length_equals: (e, t) => Bp(e, t.length),
    min_size: Gp,
    max_size: Kp,
    size_equals: (e, t) => Bp(e, t.size),
    string_format: (e, t) => {
      (Wp(e, t.format),
        t.pattern && Hp(e, t.pattern),
        (t.format === `base64` || t.format === `base64url`) && (e.contentEncoding = t.format),
        (t.local || t.precision === -1) && (e.laxFormat = !0));
    },
    mime_type: (e, t) => Up(e, t.mime),
  };
function Yp(e) {
  let t = {},
    n = e._zod.def,
    r = e._zod.traits.has(`$ZodCheck`) ? [e, ...(n.checks ?? [])] : (n.checks ?? []);
  for (let e of r) Jp[e._zod.def.check]?.(t, e._zod.def);
  let i = e._zod.bag;
  (i.minimum !== void 0 && Rp(t, `minimum`, i.minimum),
    i.exclusiveMinimum !== void 0 && Rp(t, `exclusiveMinimum`, i.exclusiveMinimum),
    i.maximum !== void 0 && zp(t, `maximum`, i.maximum),
    i.exclusiveMaximum !== void 0 && zp(t, `exclusiveMaximum`, i.exclusiveMaximum),
    i.multipleOf !== void 0 && Vp(t, i.multipleOf),
    i.format !== void 0 && ((t.format ??= i.format), i.format.includes(`int`) && (t.isInt = !0)),
    i.mime && Up(t, i.mime));
  for (let e of i.patterns ?? []) Hp(t, e);
  return t;
}
const Xp = {
    guid: `uuid`,
    url: `uri`,
    datetime: `date-time`,
    json_string: `json-string`,
    regex: ``,
  },
  Zp = /* @__PURE__ */ new Map([
    [ad, Gl],
    [sd, Kl],
  ]),
  Qp = (e) => Zp.get(e) ?? e,
  $p = (e, t, n, r) => {
    let i = n;
    i.type = `string`;
    let {
      minimum: a,
      maximum: o,
      format: s,
      patterns: c,
      contentEncoding: l,
      laxFormat: u,
    } = Yp(e);
    if (
      (typeof a == `number` && (i.minLength = a),
      typeof o == `number` && (i.maxLength = o),
      s &&
        ((i.format = Xp[s] ?? s),
        i.format === `` && delete i.format,
        (s === `time` || u) && delete i.format),
      l && (i.contentEncoding = l),
      c && c.size > 0)
    ) {
      let e = [...c].map(Qp);
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
  em = (e, t, n, r) => {
    let i = n,
      {
        minimum: a,
        maximum: o,
        multipleOf: s,
        exclusiveMaximum: c,
        exclusiveMinimum: l,
        isInt: u,
      } = Yp(e);
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
          : Tp(e, t, i, r, `A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
      let [a, ...o] = n;
      (a !== void 0 && (i.multipleOf = a),
        o.length && (i.allOf = [...(i.allOf ?? []), ...o.map((e) => ({ multipleOf: e }))]));
    }
  },
  tm = (e, t, n, r) => {
    n.not = {};
  },
  nm = (e, t, n, r) => {
    let i = e._zod.def,
      a = zs(i.entries);
    a.length === 0
      ? (n.not = {})
      : (a.every((e) => typeof e == `number`) && (n.type = `number`),
        a.every((e) => typeof e == `string`) && (n.type = `string`),
        (n.enum = a));
  },
  rm = (e, t, n, r) => {
    let i = e._zod.def;
    if (i.values.length === 0) {
      n.not = {};
      return;
    }
    let a = [];
    for (let o of i.values)
      if (o === void 0) {
        if (Tp(e, t, n, r, "Literal `undefined` cannot be represented in JSON Schema")) return;
      } else if (typeof o == `bigint`) {
        if (Tp(e, t, n, r, `BigInt literals cannot be represented in JSON Schema`)) return;
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
  im = (e, t, n, r) => {
    Tp(e, t, n, r, `Custom types cannot be represented in JSON Schema`);
  },
  am = (e, t, n, r) => {
    Tp(e, t, n, r, `Transforms cannot be represented in JSON Schema`);
  },
  om = (e, t, n, r) => {
    let i = n,
      a = e._zod.def,
      { minimum: o, maximum: s } = Yp(e);
    (typeof o == `number` && (i.minItems = o),
      typeof s == `number` && (i.maxItems = s),
      (i.type = `array`),
      (i.items = Z(a.element, t, { ...r, path: [...r.path, `items`] })));
  };
function sm(e) {
  let t = e._zod.def;
  return t.type === `pipe` && t.in._zod.traits.has(`$ZodTransform`)
    ? sm(t.out)
    : t.type === `catch`
      ? sm(t.innerType)
      : e._zod.optin;
}
const cm = (e, t, n, r) => {
    let i = n,
      a = e._zod.def,
      o = a.shape;
    if (
      Object.getOwnPropertySymbols(o).length &&
      Tp(e, t, i, r, `Symbol keys cannot be represented in JSON Schema`)
    )
      return;
    ((i.type = `object`), (i.properties = {}));
    for (let e in o) qs(i.properties, e, Z(o[e], t, { ...r, path: [...r.path, `properties`, e] }));
    let s = [];
    for (let e of Object.keys(o)) {
      let n = a.shape[e];
      (t.io === `input` ? sm(n) === void 0 : n._zod.optout === void 0) && s.push(e);
    }
    (s.length > 0 && (i.required = s),
      a.catchall?._zod.def.type === `never`
        ? (i.additionalProperties = !1)
        : a.catchall
          ? a.catchall &&
            (i.additionalProperties = Z(a.catchall, t, {
              ...r,
              path: [...r.path, `additionalProperties`],
            }))
          : t.io === `output` && (i.additionalProperties = !1));
  },
  lm = (e, t, n, r) => {
    let i = e._zod.def,
      a = i.inclusive === !1,
      o = i.options.map((e, n) => Z(e, t, { ...r, path: [...r.path, a ? `oneOf` : `anyOf`, n] }));
    a ? (n.oneOf = o) : (n.anyOf = o);
  },
  um = (e, t, n, r) => {
    let i = e._zod.def,
      a = Z(i.left, t, { ...r, path: [...r.path, `allOf`, 0] }),
      o = Z(i.right, t, { ...r, path: [...r.path, `allOf`, 1] }),
      s = (e) => `allOf` in e && Object.keys(e).length === 1,
      c = [...(s(a) ? a.allOf : [a]), ...(s(o) ? o.allOf : [o])];
    ((n.allOf = c), t.intersections.push(c));
  },
  dm = (e, t, n, r) => {
    let i = e._zod.def,
      a = Z(i.innerType, t, r),
      o = t.seen.get(e);
    t.target === `openapi-3.0`
      ? ((o.ref = i.innerType), (n.nullable = !0))
      : (n.anyOf = [a, { type: `null` }]);
  },
  fm = (e, t, n, r) => {
    let i = e._zod.def;
    Z(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
  },
  pm = Symbol();
function mm(e, t, n, r, i) {
  let a = !1,
    o = JSON.stringify(e, (e, t) => (typeof t == `bigint` ? ((a = !0), null) : t));
  return a
    ? (Tp(t, n, r, i, `BigInt defaults cannot be represented in JSON Schema`), pm)
    : JSON.parse(o);
}
const hm = (e, t, n, r) => {
    let i = e._zod.def;
    Z(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
    let o = mm(i.defaultValue, e, t, n, r);
    o !== pm && (n.default = o);
  },
  gm = (e, t, n, r) => {
    let i = e._zod.def;
    Z(i.innerType, t, r);
    let a = t.seen.get(e);
    if (((a.ref = i.innerType), t.io !== `input`)) return;
    let o = mm(i.defaultValue, e, t, n, r);
    o !== pm && (n._prefault = o);
  },
  _m = (e, t, n, r) => {
    let i = e._zod.def;
    Z(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
    let o;
    try {
      o = i.catchValue(void 0);
    } catch {
      Tp(e, t, n, r, `Dynamic catch values are not supported in JSON Schema`);
      return;
    }
    n.default = o;
  },
  vm = (e, t, n, r) => {
    let i = e._zod.def,
      a = i.in._zod.traits.has(`$ZodTransform`),
      o = t.io === `input` ? (a ? i.out : i.in) : i.out;
    Z(o, t, r);
    let s = t.seen.get(e);
    s.ref = o;
  },
  ym = (e, t, n, r) => {
    let i = e._zod.def;
    Z(i.innerType, t, r);
    let a = t.seen.get(e);
    ((a.ref = i.innerType), (n.readOnly = !0));
  },
  bm = (e, t, n, r) => {
    let i = e._zod.def;
    Z(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
  },
  xm = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function Sm(e, t, n) {
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
const Cm = /*@__PURE__*/ J(
    `ZodError`,
    (e, t) => {
      (ol.init(e, t), (e.name = `ZodError`));
      let n = Object.getPrototypeOf(e);
      xm.has(n) ||
        (xm.add(n),
        Sm(n, `format`, (e) => (t) => ll(e, t)),
        Sm(n, `flatten`, (e) => (t) => cl(e, t)),
        Sm(n, `addIssue`, (e) => (t) => {
          (e.issues.push(t), (e.message = JSON.stringify(e.issues, Vs, 2)));
        }),
        Sm(n, `addIssues`, (e) => (t) => {
          (e.issues.push(...t), (e.message = JSON.stringify(e.issues, Vs, 2)));
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
  wm = /* @__PURE__ */ dl(Cm),
  Tm = /* @__PURE__ */ fl(Cm),
  Em = /* @__PURE__ */ pl(Cm),
  Dm = /* @__PURE__ */ hl(Cm),
  Om = /* @__PURE__ */ xl(Cm),
  km = /* @__PURE__ */ Sl(Cm),
  Am = /* @__PURE__ */ Cl(Cm),
  jm = /* @__PURE__ */ wl(Cm),
  Mm = /* @__PURE__ */ Tl(Cm),
  Nm = /* @__PURE__ */ El(Cm),
  Pm = /* @__PURE__ */ Dl(Cm),
  Fm = /* @__PURE__ */ Ol(Cm);
function Im() {
  $c.localeError || el(gf());
}
function Lm() {
  $c.memoizer || el({ memoizer: pf() });
}
const Q = /*@__PURE__*/ J(
    `ZodType`,
    (e, t) => (Im(), Y.init(e, t), (e.def = t), (e.type = t.type), e),
    {
      check(...e) {
        let t = this.def;
        return this.clone(
          ec(t, {
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
        return uc(this, e, t);
      },
      brand() {
        return this;
      },
      register(e, t) {
        return (e.add(this, t), this);
      },
      refine(e, t) {
        return this.check($h(e, t));
      },
      superRefine(e, t) {
        return this.check(eg(e, t));
      },
      overwrite(e) {
        return this.check(/* @__PURE__ */ pp(e));
      },
      optional() {
        return Fh(this);
      },
      exactOptional() {
        return Lh(this);
      },
      nullable() {
        return zh(this);
      },
      nullish() {
        return Fh(zh(this));
      },
      nonoptional(e) {
        return Gh(this, e);
      },
      array() {
        return yh(this);
      },
      or(e) {
        return Ch([this, e]);
      },
      and(e) {
        return Dh(this, e);
      },
      transform(e) {
        return Yh(this, Nh(e));
      },
      default(e) {
        return Vh(this, e);
      },
      prefault(e) {
        return Uh(this, e);
      },
      catch(e) {
        return qh(this, e);
      },
      pipe(e) {
        return Yh(this, e);
      },
      readonly() {
        return Zh(this);
      },
      describe(e) {
        let t = this.clone();
        return (bf.add(t, { description: e }), t);
      },
      meta(...e) {
        if (e.length === 0) return bf.get(this);
        let t = this.clone();
        return (bf.add(t, e[0]), t);
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
        return Rc(this, `~standard`, {
          ...Du(this),
          jsonSchema: { input: Lp(this, `input`), output: Lp(this, `output`) },
        });
      },
      set "~standard"(e) {
        Lc(this, `~standard`, e);
      },
      parse: function e(t, n) {
        return wm(this, t, n, { callee: e });
      },
      parseAsync: async function e(t, n) {
        return await Tm(this, t, n, { callee: e });
      },
      safeParse(e, t) {
        return Em(this, e, t);
      },
      async safeParseAsync(e, t) {
        return Dm(this, e, t);
      },
      get spa() {
        return this?.safeParseAsync;
      },
      set spa(e) {
        Lc(this, `spa`, e);
      },
      validate(e, t) {
        return vl(this, e, t);
      },
      validateAsync(e, t) {
        return bl(this, e, t);
      },
      encode: function e(t, n) {
        return Om(this, t, n, { callee: e });
      },
      decode: function e(t, n) {
        return km(this, t, n, { callee: e });
      },
      encodeAsync: async function e(t, n) {
        return await Am(this, t, n, { callee: e });
      },
      decodeAsync: async function e(t, n) {
        return await jm(this, t, n, { callee: e });
      },
      safeEncode(e, t) {
        return Mm(this, e, t);
      },
      safeDecode(e, t) {
        return Nm(this, e, t);
      },
      async safeEncodeAsync(e, t) {
        return Pm(this, e, t);
      },
      async safeDecodeAsync(e, t) {
        return Fm(this, e, t);
      },
      toJSONSchema(e) {
        return Ip(this, {})(e);
      },
      get description() {
        return bf.get(this)?.description;
      },
      get _def() {
        return this._zod.def;
      },
    },
  ),
  Rm = /*@__PURE__*/ J(
    `_ZodString`,
    (e, t) => {
      (Ou.init(e, t), Q.init(e, t), (e._zod.processJSONSchema = (t, n, r) => $p(e, t, n, r)));
    },
    /*@__PURE__*/ zc(
      {
        format: (e) => Yp(e).format ?? null,
        minLength: (e) => Yp(e).minimum ?? null,
        maxLength: (e) => Yp(e).maximum ?? null,
      },
      {
        regex(...e) {
          return this.check(/* @__PURE__ */ sp(...e));
        },
        includes(...e) {
          return this.check(/* @__PURE__ */ up(...e));
        },
        startsWith(...e) {
          return this.check(/* @__PURE__ */ dp(...e));
        },
        endsWith(...e) {
          return this.check(/* @__PURE__ */ fp(...e));
        },
        min(...e) {
          return this.check(/* @__PURE__ */ ap(...e));
        },
        max(...e) {
          return this.check(/* @__PURE__ */ ip(...e));
        },
        length(...e) {
          return this.check(/* @__PURE__ */ op(...e));
        },
        nonempty(...e) {
          return this.check(/* @__PURE__ */ ap(1, ...e));
        },
        lowercase(e) {
          return this.check(/* @__PURE__ */ cp(e));
        },
        uppercase(e) {
          return this.check(/* @__PURE__ */ lp(e));
        },
        trim() {
          return this.check(/* @__PURE__ */ hp());
        },
        normalize(...e) {
          return this.check(/* @__PURE__ */ mp(...e));
        },
        toLowerCase() {
          return this.check(/* @__PURE__ */ gp());
        },
        toUpperCase() {
          return this.check(/* @__PURE__ */ _p());
        },
        slugify() {
          return this.check(/* @__PURE__ */ vp());
        },
      },
    ),
  ),
  zm = /*@__PURE__*/ J(
    `ZodString`,
    (e, t) => {
      (Ou.init(e, t), Rm.init(e, t));
    },
    {
      email(e) {
        return this.check(/* @__PURE__ */ Cf(Gm, e));
      },
      url(e) {
        return this.check(/* @__PURE__ */ kf(Jm, e));
      },
      jwt(e) {
        return this.check(/* @__PURE__ */ Wf(lh, e));
      },
      emoji(e) {
        return this.check(/* @__PURE__ */ Af(Ym, e));
      },
      guid(e) {
        return this.check(/* @__PURE__ */ wf(Km, e));
      },
      uuid(e) {
        return this.check(/* @__PURE__ */ Tf(qm, e));
      },
      uuidv4(e) {
        return this.check(/* @__PURE__ */ Ef(qm, e));
      },
      uuidv6(e) {
        return this.check(/* @__PURE__ */ Df(qm, e));
      },
      uuidv7(e) {
        return this.check(/* @__PURE__ */ Of(qm, e));
      },
      nanoid(e) {
        return this.check(/* @__PURE__ */ jf(Xm, e));
      },
      cuid(e) {
        return this.check(/* @__PURE__ */ Mf(Zm, e));
      },
      cuid2(e) {
        return this.check(/* @__PURE__ */ Nf(Qm, e));
      },
      ulid(e) {
        return this.check(/* @__PURE__ */ Pf($m, e));
      },
      base64(e) {
        return this.check(/* @__PURE__ */ Vf(oh, e));
      },
      base64url(e) {
        return this.check(/* @__PURE__ */ Hf(sh, e));
      },
      xid(e) {
        return this.check(/* @__PURE__ */ Ff(eh, e));
      },
      ksuid(e) {
        return this.check(/* @__PURE__ */ If(th, e));
      },
      ipv4(e) {
        return this.check(/* @__PURE__ */ Lf(nh, e));
      },
      ipv6(e) {
        return this.check(/* @__PURE__ */ Rf(rh, e));
      },
      cidrv4(e) {
        return this.check(/* @__PURE__ */ zf(ih, e));
      },
      cidrv6(e) {
        return this.check(/* @__PURE__ */ Bf(ah, e));
      },
      e164(e) {
        return this.check(/* @__PURE__ */ Uf(ch, e));
      },
      datetime(e) {
        return this.check(/* @__PURE__ */ Gf(Vm, e));
      },
      date(e) {
        return this.check(/* @__PURE__ */ Kf(Hm, e));
      },
      time(e) {
        return this.check(/* @__PURE__ */ qf(Um, e));
      },
      duration(e) {
        return this.check(/* @__PURE__ */ Jf(Wm, e));
      },
    },
  );
function Bm(e) {
  return /* @__PURE__ */ Sf(zm, e);
}
const $ = /*@__PURE__*/ J(`ZodStringFormat`, (e, t) => {
    (X.init(e, t), Rm.init(e, t));
  }),
  Vm = /*@__PURE__*/ J(`ZodISODateTime`, (e, t) => {
    (qu.init(e, t), $.init(e, t));
  }),
  Hm = /*@__PURE__*/ J(`ZodISODate`, (e, t) => {
    (Ju.init(e, t), $.init(e, t));
  }),
  Um = /*@__PURE__*/ J(`ZodISOTime`, (e, t) => {
    (Yu.init(e, t), $.init(e, t));
  }),
  Wm = /*@__PURE__*/ J(`ZodISODuration`, (e, t) => {
    (Xu.init(e, t), $.init(e, t));
  }),
  Gm = /*@__PURE__*/ J(`ZodEmail`, (e, t) => {
    (ju.init(e, t), $.init(e, t));
  }),
  Km = /*@__PURE__*/ J(`ZodGUID`, (e, t) => {
    (ku.init(e, t), $.init(e, t));
  }),
  qm = /*@__PURE__*/ J(`ZodUUID`, (e, t) => {
    (Au.init(e, t), $.init(e, t));
  }),
  Jm = /*@__PURE__*/ J(`ZodURL`, (e, t) => {
    (zu.init(e, t), $.init(e, t));
  }),
  Ym = /*@__PURE__*/ J(`ZodEmoji`, (e, t) => {
    (Bu.init(e, t), $.init(e, t));
  }),
  Xm = /*@__PURE__*/ J(`ZodNanoID`, (e, t) => {
    (Vu.init(e, t), $.init(e, t));
  }),
  Zm = /*@__PURE__*/ J(`ZodCUID`, (e, t) => {
    (Hu.init(e, t), $.init(e, t));
  }),
  Qm = /*@__PURE__*/ J(`ZodCUID2`, (e, t) => {
    (Uu.init(e, t), $.init(e, t));
  }),
  $m = /*@__PURE__*/ J(`ZodULID`, (e, t) => {
    (Wu.init(e, t), $.init(e, t));
  }),
  eh = /*@__PURE__*/ J(`ZodXID`, (e, t) => {
    (Gu.init(e, t), $.init(e, t));
  }),
  th = /*@__PURE__*/ J(`ZodKSUID`, (e, t) => {
    (Ku.init(e, t), $.init(e, t));
  }),
  nh = /*@__PURE__*/ J(`ZodIPv4`, (e, t) => {
    (Zu.init(e, t), $.init(e, t));
  }),
  rh = /*@__PURE__*/ J(`ZodIPv6`, (e, t) => {
    (ed.init(e, t), $.init(e, t));
  }),
  ih = /*@__PURE__*/ J(`ZodCIDRv4`, (e, t) => {
    (td.init(e, t), $.init(e, t));
  }),
  ah = /*@__PURE__*/ J(`ZodCIDRv6`, (e, t) => {
    (rd.init(e, t), $.init(e, t));
  }),
  oh = /*@__PURE__*/ J(`ZodBase64`, (e, t) => {
    (od.init(e, t), $.init(e, t));
  }),
  sh = /*@__PURE__*/ J(`ZodBase64URL`, (e, t) => {
    (ld.init(e, t), $.init(e, t));
  }),
  ch = /*@__PURE__*/ J(`ZodE164`, (e, t) => {
    (ud.init(e, t), $.init(e, t));
  }),
  lh = /*@__PURE__*/ J(`ZodJWT`, (e, t) => {
    (fd.init(e, t), $.init(e, t));
  }),
  uh = /*@__PURE__*/ J(
    `ZodNumber`,
    (e, t) => {
      (pd.init(e, t),
        Q.init(e, t),
        (e._zod.processJSONSchema = (t, n, r) => em(e, t, n, r)),
        (e.isFinite = !0));
    },
    /*@__PURE__*/ zc(
      {
        minValue: (e) => {
          let { minimum: t, exclusiveMinimum: n } = Yp(e);
          return Math.max(t ?? -1 / 0, n ?? -1 / 0);
        },
        maxValue: (e) => {
          let { maximum: t, exclusiveMaximum: n } = Yp(e);
          return Math.min(t ?? 1 / 0, n ?? 1 / 0);
        },
        isInt: (e) => {
          let { isInt: t, multipleOf: n } = Yp(e);
          return !!t || !!n?.some(Number.isSafeInteger);
        },
        format: (e) => Yp(e).format ?? null,
      },
      {
        gt(e, t) {
          return this.check(/* @__PURE__ */ tp(e, t));
        },
        gte(e, t) {
          return this.check(/* @__PURE__ */ np(e, t));
        },
        min(e, t) {
          return this.check(/* @__PURE__ */ np(e, t));
        },
        lt(e, t) {
          return this.check(/* @__PURE__ */ $f(e, t));
        },
        lte(e, t) {
          return this.check(/* @__PURE__ */ ep(e, t));
        },
        max(e, t) {
          return this.check(/* @__PURE__ */ ep(e, t));
        },
        int(e) {
          return this.check(ph(e));
        },
        safe(e) {
          return this.check(ph(e));
        },
        positive(e) {
          return this.check(/* @__PURE__ */ tp(0, e));
        },
        nonnegative(e) {
          return this.check(/* @__PURE__ */ np(0, e));
        },
        negative(e) {
          return this.check(/* @__PURE__ */ $f(0, e));
        },
        nonpositive(e) {
          return this.check(/* @__PURE__ */ ep(0, e));
        },
        multipleOf(e, t) {
          return this.check(/* @__PURE__ */ rp(e, t));
        },
        step(e, t) {
          return this.check(/* @__PURE__ */ rp(e, t));
        },
        finite() {
          return this;
        },
      },
    ),
  );
function dh(e) {
  return /* @__PURE__ */ Yf(uh, e);
}
const fh = /*@__PURE__*/ J(`ZodNumberFormat`, (e, t) => {
  (md.init(e, t), uh.init(e, t));
});
function ph(e) {
  return /* @__PURE__ */ Xf(fh, e);
}
const mh = /*@__PURE__*/ J(`ZodUnknown`, (e, t) => {
  (hd.init(e, t), Q.init(e, t), (e._zod.processJSONSchema = (e, t, n) => void 0));
});
function hh() {
  return /* @__PURE__ */ Zf(mh);
}
const gh = /*@__PURE__*/ J(`ZodNever`, (e, t) => {
  (gd.init(e, t), Q.init(e, t), (e._zod.processJSONSchema = (t, n, r) => tm(e, t, n, r)));
});
function _h(e) {
  return /* @__PURE__ */ Qf(gh, e);
}
const vh = /*@__PURE__*/ J(
  `ZodArray`,
  (e, t) => {
    (Lm(),
      bd.init(e, t),
      Q.init(e, t),
      (e._zod.processJSONSchema = (t, n, r) => om(e, t, n, r)),
      (e.element = t.element));
  },
  {
    min(e, t) {
      return this.check(/* @__PURE__ */ ap(e, t));
    },
    nonempty(e) {
      return this.check(/* @__PURE__ */ ap(1, e));
    },
    max(e, t) {
      return this.check(/* @__PURE__ */ ip(e, t));
    },
    length(e, t) {
      return this.check(/* @__PURE__ */ op(e, t));
    },
    unwrap() {
      return this.element;
    },
  },
);
function yh(e, t) {
  return /* @__PURE__ */ yp(vh, e, t);
}
const bh = /*@__PURE__*/ J(
  `ZodObject`,
  (e, t) => {
    (Lm(),
      Ed.init(e, t),
      Q.init(e, t),
      (e._zod.processJSONSchema = (t, n, r) => cm(e, t, n, r)),
      Gc(e, `shape`, (e) => e._zod.def.shape, !1));
  },
  {
    keyof() {
      return kh(Object.keys(this._zod.def.shape));
    },
    catchall(e) {
      return this.clone(ec(this._zod.def, { catchall: e }));
    },
    passthrough() {
      return this.clone(ec(this._zod.def, { catchall: hh() }));
    },
    loose() {
      return this.clone(ec(this._zod.def, { catchall: hh() }));
    },
    strict() {
      return this.clone(ec(this._zod.def, { catchall: _h() }));
    },
    strip() {
      return this.clone(ec(this._zod.def, { catchall: void 0 }));
    },
    extend(e) {
      return vc(this, e);
    },
    safeExtend(e) {
      return bc(this, e);
    },
    merge(e) {
      return xc(this, e);
    },
    pick(e) {
      return hc(this, e);
    },
    omit(e) {
      return _c(this, e);
    },
    partial(...e) {
      return Sc(Ph, this, e[0]);
    },
    exactPartial(...e) {
      return Sc(Ih, this, e[0], `exactPartial`);
    },
    required(...e) {
      return Cc(Wh, this, e[0]);
    },
  },
);
function xh(e, t) {
  let n = { type: `object`, shape: e ?? {}, ...K(t) };
  return new bh(n);
}
const Sh = /*@__PURE__*/ J(`ZodUnion`, (e, t) => {
  (Od.init(e, t),
    Q.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => lm(e, t, n, r)),
    (e.options = t.options));
});
function Ch(e, t) {
  return new Sh({ type: `union`, options: e, ...K(t) });
}
const wh = /*@__PURE__*/ J(`ZodDiscriminatedUnion`, (e, t) => {
  (Sh.init(e, t), Ad.init(e, t));
});
function Th(e, t, n) {
  return new wh({ type: `union`, options: t, discriminator: e, ...K(n) });
}
const Eh = /*@__PURE__*/ J(`ZodIntersection`, (e, t) => {
  (jd.init(e, t), Q.init(e, t), (e._zod.processJSONSchema = (t, n, r) => um(e, t, n, r)));
});
function Dh(e, t) {
  return new Eh({ type: `intersection`, left: e, right: t });
}
const Oh = /*@__PURE__*/ J(`ZodEnum`, (e, t) => {
  (Pd.init(e, t),
    Q.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => nm(e, t, n, r)),
    (e.enum = t.entries),
    (e.options = [...e._zod.values]));
  let n = new Set(Object.keys(t.entries));
  ((e.extract = (e, r) => {
    let i = {};
    for (let r of e)
      if (n.has(r)) i[r] = t.entries[r];
      else throw Error(`Key ${r} not found in enum`);
    return new Oh({ ...t, checks: [], ...K(r), entries: i });
  }),
    (e.exclude = (e, r) => {
      let i = { ...t.entries };
      for (let t of e)
        if (n.has(t)) delete i[t];
        else throw Error(`Key ${t} not found in enum`);
      return new Oh({ ...t, checks: [], ...K(r), entries: i });
    }));
});
function kh(e, t) {
  let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
  return new Oh({ type: `enum`, entries: n, ...K(t) });
}
const Ah = /*@__PURE__*/ J(`ZodLiteral`, (e, t) => {
  (Fd.init(e, t),
    Q.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => rm(e, t, n, r)),
    (e.values = new Set(t.values)),
    Object.defineProperty(e, "value", {
      get() {
        if (t.values.length > 1)
          throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
        return t.values[0];
      },
    }));
});
function jh(e, t) {
  return new Ah({ type: `literal`, values: Array.isArray(e) ? e : [e], ...K(t) });
}
const Mh = /*@__PURE__*/ J(`ZodTransform`, (e, t) => {
  (Lm(),
    Id.init(e, t),
    Q.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => am(e, t, n, r)),
    (e._zod.parse = (n, r) => {
      if (r.direction === `backward`) throw new Qc(e.constructor.name);
      n.addIssue = (r) => {
        if (typeof r == `string`) n.issues.push(Fc(r, n.value, t));
        else {
          let t = r;
          (t.fatal && (t.continue = !1),
            (t.code ??= `custom`),
            `input` in t || (t.input = n.value),
            (t.inst ??= e),
            n.issues.push(Fc(t)));
        }
      };
      let i = t.transform(n.value, n);
      return i instanceof Promise ? i.then((e) => ((n.value = e), n)) : ((n.value = i), n);
    }));
});
function Nh(e) {
  return new Mh({ type: `transform`, transform: e });
}
const Ph = /*@__PURE__*/ J(`ZodOptional`, (e, t) => {
  (Rd.init(e, t),
    Q.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => bm(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function Fh(e) {
  return new Ph({ type: `optional`, innerType: e });
}
const Ih = /*@__PURE__*/ J(`ZodExactOptional`, (e, t) => {
  (zd.init(e, t),
    Q.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => bm(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function Lh(e) {
  return new Ih({ type: `optional`, innerType: e });
}
const Rh = /*@__PURE__*/ J(`ZodNullable`, (e, t) => {
  (Bd.init(e, t),
    Q.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => dm(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function zh(e) {
  return new Rh({ type: `nullable`, innerType: e });
}
const Bh = /*@__PURE__*/ J(`ZodDefault`, (e, t) => {
  (Vd.init(e, t),
    Q.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => hm(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType),
    (e.removeDefault = e.unwrap));
});
function Vh(e, t) {
  return new Bh({
    type: `default`,
    innerType: e,
    get defaultValue() {
      return typeof t == `function` ? t() : sc(t);
    },
  });
}
const Hh = /*@__PURE__*/ J(`ZodPrefault`, (e, t) => {
  (Ud.init(e, t),
    Q.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => gm(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function Uh(e, t) {
  return new Hh({
    type: `prefault`,
    innerType: e,
    get defaultValue() {
      return typeof t == `function` ? t() : sc(t);
    },
  });
}
const Wh = /*@__PURE__*/ J(`ZodNonOptional`, (e, t) => {
  (Wd.init(e, t),
    Q.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => fm(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function Gh(e, t) {
  return new Wh({ type: `nonoptional`, innerType: e, ...K(t) });
}
const Kh = /*@__PURE__*/ J(`ZodCatch`, (e, t) => {
  (qd.init(e, t),
    Q.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => _m(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType),
    (e.removeCatch = e.unwrap));
});
function qh(e, t) {
  return new Kh({ type: `catch`, innerType: e, catchValue: typeof t == `function` ? t : Kc(t) });
}
const Jh = /*@__PURE__*/ J(`ZodPipe`, (e, t) => {
  (Jd.init(e, t),
    Q.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => vm(e, t, n, r)),
    (e.in = t.in),
    (e.out = t.out));
});
function Yh(e, t) {
  return new Jh({ type: `pipe`, in: e, out: t });
}
const Xh = /*@__PURE__*/ J(`ZodReadonly`, (e, t) => {
  (Xd.init(e, t),
    Q.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => ym(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function Zh(e) {
  return new Xh({ type: `readonly`, innerType: e });
}
const Qh = /*@__PURE__*/ J(`ZodCustom`, (e, t) => {
  (Qd.init(e, t), Q.init(e, t), (e._zod.processJSONSchema = (t, n, r) => im(e, t, n, r)));
});
function $h(e, t = {}) {
  return /* @__PURE__ */ bp(Qh, e, t);
}
function eg(e, t) {
  return /* @__PURE__ */ xp(e, t);
}
Th(`type`, [
  xh({ type: jh(`part`), name: Bm(), mimeType: Bm(), from: dh(), to: dh(), total: dh() }),
  xh({ type: jh(`done`) }),
  xh({ type: jh(`failed`), reason: kh(Ms), detail: Bm() }),
]);
async function tg(e, t, n) {
  let r = Buffer.from(JSON.stringify(t)),
    a = Buffer.alloc(8);
  (a.writeUInt32BE(r.length, 0),
    a.writeUInt32BE(n?.length ?? 0, 4),
    e.write(Buffer.concat([a, r])),
    e.write(n ?? ``) || (await i(e, `drain`)));
}
function ng(e) {
  return Math.round(e * 16e3) * 2;
}
const rg = ng(0.02);
function ig(e) {
  let t = Math.floor(e.length / rg);
  return Array.from({ length: t }, (t, n) => {
    let r = 0;
    for (let t = n * rg; t < (n + 1) * rg; t += 2) r += e.readInt16LE(t) ** 2;
    return Math.sqrt((r * 2) / rg);
  });
}
function ag(e) {
  return ig(e).every((e) => e < 10);
}
async function og(e, t) {
  let n = await e.getCodec(),
    r = await e.getDecoderConfig(),
    { format: i, name: a, mimeType: o } = sg(n);
  if (n === null || r === null || !i.getSupportedCodecs().includes(n))
    throw new Ns(`unsupported`, `audio codec ${n ?? `unknown`}`);
  let s = new ts(),
    c = new js({ format: i, target: s }),
    l = new hs(n);
  (c.addAudioTrack(l), await c.start());
  let [u, d, f] = [t, 0, n !== `pcm-s16`];
  return {
    name: a,
    mimeType: o,
    from: Math.max(0, t),
    get to() {
      return u;
    },
    get bytes() {
      return d;
    },
    get audible() {
      return f;
    },
    async add(e) {
      ((f ||= !ag(Buffer.from(e.data))), (u = e.timestamp + e.duration), (d += e.byteLength));
      let n = Math.max(0, e.timestamp - t);
      await l.add(e.clone({ timestamp: n }), { decoderConfig: r });
    },
    async finish() {
      return (await c.finalize(), new Uint8Array(s.buffer ?? /* @__PURE__ */ new ArrayBuffer()));
    },
  };
}
function sg(e) {
  if (e === `mp3`)
    return { format: new Ss({ xingHeader: !1 }), name: `part.mp3`, mimeType: `audio/mpeg` };
  let t = new Cs();
  return e !== null && t.getSupportedCodecs().includes(e)
    ? { format: t, name: `part.wav`, mimeType: `audio/wav` }
    : { format: new ys(), name: `part.m4a`, mimeType: `audio/mp4` };
}
(Ps(), process.stdin.resume().once(`close`, () => process.exit(1)));
const [cg = ``, lg = ``] = process.argv.slice(2);
try {
  (await dg(await ug()), await tg(process.stdout, { type: `done` }));
} catch (e) {
  await tg(process.stdout, { type: `failed`, ...fg(e) });
}
process.stdout.end(() => process.exit(0));
async function ug() {
  let e = new Bi({ source: new oi(cg, { maxCacheSize: 4194304 }), formats: [_i, vi, yi, bi] });
  if ((await e.getTracks()).length === 0) throw new Ns(`corrupt`, `no tracks`);
  let t = await e.getPrimaryAudioTrack();
  if (t === null) throw new Ns(`no_text`, `no audio track`);
  return t;
}
async function dg(e) {
  let t = await e.getDurationFromMetadata().then((e) => e ?? 0),
    n,
    r = async (e) => {
      let { from: n, to: r, name: i, mimeType: a } = e,
        o = await e.finish(),
        s = { type: `part`, name: i, mimeType: a, from: n, to: r, total: Math.max(t, r) };
      e.audible && (await tg(process.stdout, s, o));
    };
  for await (let t of new Di(e).packets()) {
    let i = t.timestamp + t.duration;
    if (i > 86400) throw new Ns(`too_large_unpacked`, `over a day`);
    if (i <= 0) continue;
    let a = n !== void 0 && (i - n.from > 120 || n.bytes + t.byteLength > 24117248);
    (n !== void 0 && a && (await r(n)),
      (n === void 0 || a) && (n = await og(e, t.timestamp)),
      await n.add(t));
  }
  if (n === void 0) throw new Ns(`no_text`, `no sound in the audio track`);
  (await r(n), Rs(lg, n.to, t));
}
function fg(e) {
  let t = Is(e);
  return t.reason === `crashed` ? { ...t, reason: `corrupt` } : t;
}
export {};
