import { DatabaseSync as e, constants as t } from "node:sqlite";
import { createInterface as n } from "node:readline";
import r from "node:dgram";
import i from "node:dns";
import a from "node:net";
function o() {
  let e = () => {
    throw Error(`the sandbox has no network`);
  };
  (s(a.Socket.prototype, `connect`, e),
    s(a.Server.prototype, `listen`, e),
    s(r.Socket.prototype, `bind`, e),
    s(r.Socket.prototype, `connect`, e),
    s(r.Socket.prototype, `send`, e),
    s(i, `lookup`, e),
    s(i.promises, `lookup`, e));
}
function s(e, t, n) {
  Object.defineProperty(e, t, { value: n, writable: !1, configurable: !1 });
}
function c(e) {
  return Number(e.toPrecision(15));
}
function l(e) {
  let [t = `0`, n = `0`] = c(e).toExponential().split(`e`),
    [r = `0`, i = ``] = t.split(`.`),
    a = i.length - Number(n),
    o = BigInt(r + i);
  return a >= 0 ? { units: o, scale: a } : { units: o * 10n ** BigInt(-a), scale: 0 };
}
var u = class {
  #e = 0n;
  #t = 0;
  count = 0;
  add(e) {
    let { units: t, scale: n } = l(e),
      r = Math.max(n, this.#t);
    ((this.#e = d(this.#e, this.#t, r) + d(t, n, r)), (this.#t = r), (this.count += 1));
  }
  total() {
    let e = this.#n(),
      t = l(e),
      n = Math.max(t.scale, this.#t);
    if (d(t.units, t.scale, n) !== d(this.#e, this.#t, n))
      throw RangeError(`the sum has more digits than can be computed with exactly`);
    return e;
  }
  mean() {
    return c(this.#n() / this.count);
  }
  #n() {
    return Number(`${this.#e}e-${this.#t}`);
  }
};
function d(e, t, n) {
  return e * 10n ** BigInt(n - t);
}
function f(e, t) {
  let n = { start: () => new u(), step: (e, t) => p(e, t) },
    r = (t, r) => e.aggregate(t, { ...n, result: r }),
    i = (e) => {
      let n = e.total();
      return ((t.largest = Math.max(t.largest, Math.abs(n))), n);
    };
  (r(`sum`, (e) => (e.count === 0 ? null : i(e))),
    r(`total`, i),
    r(`avg`, (e) => (e.count === 0 ? null : e.mean())),
    e.aggregate(`median`, {
      start: () => [],
      step: (e, t) => {
        let n = m(t);
        return (n !== void 0 && e.push(n), e);
      },
      result: (e) => ee(e),
    }),
    e.aggregate(`count`, {
      start: () => 0,
      varargs: !0,
      step: (e, ...t) => e + Number(t.every((e) => e !== null)),
      result: (e) => e + 0,
    }));
}
function p(e, t) {
  let n = m(t);
  return (n !== void 0 && e.add(n), e);
}
function m(e) {
  if (e !== null) {
    if (typeof e == `bigint`) return Number(e);
    if (typeof e == `number` && Number.isFinite(e)) return e;
    throw TypeError(`sum, avg and median take numbers, and this column holds texts`);
  }
}
function ee(e) {
  let t = e.toSorted((e, t) => e - t),
    n = t.length >> 1,
    [r, i] = [t[n - 1], t[n]];
  if (i === void 0) return null;
  if (t.length % 2 == 1 || r === void 0) return i;
  let a = new u();
  return (a.add(r), a.add(i), a.mean());
}
const te = new Set(
  `sum total avg median count min max group_concat string_agg abs round ceil ceiling floor trunc mod sign pow power sqrt exp ln log log10 log2 coalesce ifnull nullif iif if upper lower trim ltrim rtrim length substr substring replace instr like glob date time datetime strftime julianday unixepoch timediff typeof cast concat concat_ws format printf row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value nth_value percentile percentile_cont percentile_disc unicode char quote octet_length`.split(
    ` `,
  ),
);
function ne(e, n) {
  let r = /* @__PURE__ */ new Map();
  return (
    e.setAuthorizer((e, i, a) => {
      if (e === t.SQLITE_SELECT) return t.SQLITE_OK;
      if (e === t.SQLITE_FUNCTION)
        return te.has((a ?? ``).toLowerCase()) ? t.SQLITE_OK : t.SQLITE_DENY;
      if (e !== t.SQLITE_READ || i === null || !n.has(i)) return t.SQLITE_DENY;
      let o = r.get(i) ?? /* @__PURE__ */ new Set();
      return (a && o.add(a), r.set(i, o), t.SQLITE_OK);
    }),
    r
  );
}
function re(e) {
  let t = Object.values(e).filter((e) => typeof e == `number`);
  return Object.entries(e)
    .filter(([e, n]) => t.indexOf(+e) === -1)
    .map(([e, t]) => t);
}
function ie(e, t = `|`) {
  return e.map((e) => Se(e)).join(t);
}
function ae(e, t) {
  return typeof t == `bigint` ? t.toString() : t;
}
var oe = class {
  constructor(e) {
    ((this._getter = e), (this._value = void 0));
  }
  get value() {
    let e = this._getter;
    return (e !== void 0 && ((this._value = e()), (this._getter = void 0)), this._value);
  }
};
function se(e) {
  return new oe(e);
}
function ce(e) {
  return e == null;
}
function le(e) {
  let t = +!!e.startsWith(`^`),
    n = e.endsWith(`$`) ? e.length - 1 : e.length;
  return e.slice(t, n);
}
function ue(e, t) {
  let n = e / t,
    r = Math.round(n),
    i = 4 * 2 ** -52 * Math.max(Math.abs(n), 1);
  return Math.abs(n - r) < i ? 0 : n - r;
}
function h(e, t, n) {
  Object.defineProperty(e, t, { value: n, writable: !0, enumerable: !0, configurable: !0 });
}
function de(e) {
  let t = Object.getOwnPropertyDescriptor(e, `shape`);
  return t?.get ? t.get.raw : t?.value;
}
function g(e) {
  return de(e._zod.def) ?? e._zod.def.shape;
}
function fe(e, t, n) {
  Object.defineProperty(e, t, {
    get() {
      let e = n();
      return (h(this, t, e), e);
    },
    enumerable: !0,
    configurable: !0,
  });
}
function pe(e, t, n) {
  t in e ? h(e, t, n) : (e[t] = n);
}
function _(e, t, n, r) {
  let i = g(t);
  for (let a of n) {
    let n = Object.getOwnPropertyDescriptor(i, a);
    n.enumerable &&
      (n.get
        ? fe(e, a, () => {
            let e = t._zod.def.shape[a];
            return r ? r(e, a) : e;
          })
        : pe(e, a, r ? r(n.value, a) : n.value));
  }
}
function me(e, t) {
  for (let n of Reflect.ownKeys(t)) {
    let r = Object.getOwnPropertyDescriptor(t, n);
    r.enumerable && (r.get ? fe(e, n, () => t[n]) : pe(e, n, r.value));
  }
}
function v(...e) {
  let t = {};
  for (let n of e) {
    let e = Object.getOwnPropertyDescriptors(n);
    Object.assign(t, e);
  }
  return Object.defineProperties({}, t);
}
function he(e) {
  return JSON.stringify(e);
}
function ge(e) {
  return e
    .toLowerCase()
    .trim()
    .replace(/[^\w\s-]/g, ``)
    .replace(/[\s_-]+/g, `-`)
    .replace(/^-+|-+$/g, ``);
}
const _e = `captureStackTrace` in Error ? Error.captureStackTrace : (...e) => {};
function ve(e) {
  return typeof e == `object` && !!e && !Array.isArray(e);
}
const ye = /* @__PURE__*/ se(() => {
  if (M.jitless || (typeof navigator < `u` && navigator?.userAgent?.includes(`Cloudflare`)))
    return !1;
  try {
    return (Function(``), !0);
  } catch {
    return !1;
  }
});
function y(e) {
  if (ve(e) === !1) return !1;
  let t = e.constructor;
  if (t === void 0 || typeof t != `function`) return !0;
  let n = t.prototype;
  return ve(n) !== !1 && Object.prototype.hasOwnProperty.call(n, `isPrototypeOf`) !== !1;
}
function be(e) {
  return y(e)
    ? { ...e }
    : Array.isArray(e)
      ? [...e]
      : e instanceof Map
        ? new Map(e)
        : e instanceof Set
          ? new Set(e)
          : e;
}
const xe = /* @__PURE__*/ new Set([`string`, `number`, `symbol`]);
function b(e) {
  return e.replace(/[.*+?^${}()|[\]\\]/g, `\\$&`);
}
function x(e, t, n) {
  let r = new e._zod.constr(t ?? e._zod.def);
  return ((!t || n?.parent) && (r._zod.parent = e), r);
}
function S(e) {
  let t = e;
  if (!t) return {};
  if (typeof t == `string`) return { error: () => t };
  if (t?.message !== void 0) {
    if (t?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
    t.error = t.message;
  }
  return (delete t.message, typeof t.error == `string` ? { ...t, error: () => t.error } : t);
}
function Se(e) {
  return typeof e == `bigint` ? e.toString() + `n` : typeof e == `string` ? `"${e}"` : `${e}`;
}
function Ce(e) {
  return Object.keys(e).filter(
    (t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === `optional`,
  );
}
const we = {
    safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-34028234663852886e22, 34028234663852886e22],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
  },
  Te = {
    int64: [
      /* @__PURE__*/ BigInt(`-9223372036854775808`),
      /* @__PURE__*/ BigInt(`9223372036854775807`),
    ],
    uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt(`18446744073709551615`)],
  };
function Ee(e, t) {
  let n = e._zod.def,
    r = n.checks;
  if (r && r.length > 0)
    throw Error(`.pick() cannot be used on object schemas containing refinements`);
  let i = {};
  return (_(i, e, De(e, t)), x(e, v(n, { shape: i, checks: [] })));
}
function De(e, t) {
  let n = g(e),
    r = [];
  for (let e of Reflect.ownKeys(t)) {
    if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable)
      throw Error(`Unrecognized key: "${String(e)}"`);
    t[e] && r.push(e);
  }
  return r;
}
function Oe(e, t) {
  let n = e._zod.def,
    r = n.checks;
  if (r && r.length > 0)
    throw Error(`.omit() cannot be used on object schemas containing refinements`);
  let i = new Set(De(e, t)),
    a = {};
  return (
    _(
      a,
      e,
      Reflect.ownKeys(g(e)).filter((e) => !i.has(e)),
    ),
    x(e, v(n, { shape: a, checks: [] }))
  );
}
function ke(e, t) {
  if (!y(t)) throw Error(`Invalid input to extend: expected a plain object`);
  let n = e._zod.def.checks;
  if (n && n.length > 0) {
    let n = g(e);
    for (let e of Reflect.ownKeys(t))
      if (Object.getOwnPropertyDescriptor(n, e) !== void 0)
        throw Error(
          "Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.",
        );
  }
  return x(e, v(e._zod.def, { shape: Ae(e, t) }));
}
function Ae(e, t) {
  let n = {};
  return (_(n, e, Reflect.ownKeys(g(e))), me(n, t), n);
}
function je(e, t) {
  if (!y(t)) throw Error(`Invalid input to safeExtend: expected a plain object`);
  return x(e, v(e._zod.def, { shape: Ae(e, t) }));
}
function Me(e, t) {
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
    _(n, e, Reflect.ownKeys(g(e))),
    _(n, t, Reflect.ownKeys(g(t))),
    x(
      e,
      v(e._zod.def, {
        shape: n,
        get catchall() {
          return t._zod.def.catchall;
        },
        checks: t._zod.def.checks ?? [],
      }),
    )
  );
}
function Ne(e, t, n, r = `partial`) {
  let i = t._zod.def.checks;
  if (i && i.length > 0)
    throw Error(`.${r}() cannot be used on object schemas containing refinements`);
  let a = n ? new Set(De(t, n)) : void 0,
    o = {};
  return (
    _(
      o,
      t,
      Reflect.ownKeys(g(t)),
      e && ((t, n) => (a && !a.has(n) ? t : new e({ type: `optional`, innerType: t }))),
    ),
    x(t, v(t._zod.def, { shape: o, checks: [] }))
  );
}
function Pe(e, t, n) {
  let r = n ? new Set(De(t, n)) : void 0,
    i = {};
  return (
    _(i, t, Reflect.ownKeys(g(t)), (t, n) =>
      r && !r.has(n) ? t : new e({ type: `nonoptional`, innerType: t }),
    ),
    x(t, v(t._zod.def, { shape: i }))
  );
}
function C(e, t = 0) {
  if (e.aborted === !0) return !0;
  for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
  return !1;
}
function Fe(e, t = 0) {
  if (e.aborted === !0) return !0;
  for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
  return !1;
}
function w(e, t) {
  return t.map((t) => {
    var n;
    return ((n = t).path ?? (n.path = []), t.path.unshift(e), t);
  });
}
function Ie(e) {
  return typeof e == `string` ? e : e?.message;
}
function Le(e) {
  let t = [];
  for (let n of e ?? []) {
    let e = n._zod.def;
    if (!/_(length|size)$|_equals$/.test(e.check)) break;
    let r = e.maximum ?? e.length ?? e.size;
    r >= 0 && t.push([r, n]);
  }
  return t;
}
function Re(e, t, n) {
  var r;
  for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function T(e, t, n) {
  var r;
  let i = e.inst?._zod?.traits;
  i?.has(`$ZodType`) &&
    (i.has(`$ZodCheck`) ? ((r = e).schema ?? (r.schema = e.inst)) : (e.schema = e.inst));
  let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error,
    o = e.message
      ? e.message
      : (Ie(e.inst?._zod.def?.error?.(e)) ??
        Ie(a?.(e)) ??
        Ie(t?.error?.(e)) ??
        Ie(n.customError?.(e)) ??
        Ie(n.localeError?.(e)) ??
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
const ze = /[\uD800-\uDBFF]/;
function Be(e) {
  let t = e.length;
  if (!ze.test(e)) return t;
  let n = t;
  for (let r = 0; r < t - 1; r++)
    (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
  return n;
}
function Ve(e) {
  return Array.isArray(e) ? `array` : typeof e == `string` ? `string` : `unknown`;
}
function He(e) {
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
function E(...e) {
  let [t, n, r] = e;
  return typeof t == `string` ? { message: t, code: `custom`, input: n, inst: r } : { ...t };
}
function Ue(e, t) {
  for (let n in t) {
    let r = Object.getOwnPropertyDescriptor(t, n);
    r.get ? Object.defineProperty(e, n, { ...r, enumerable: !1 }) : Ke(e, n, r.value);
  }
}
function D(e, t, n, r = !0) {
  return (
    Object.defineProperty(e, t, { configurable: !0, writable: !0, enumerable: r, value: n }), n
  );
}
function We(e, t, n) {
  return D(e, t, n, !1);
} /* @__NO_SIDE_EFFECTS__ */
function Ge(e, t) {
  for (let n in e) {
    let r = e[n];
    Object.defineProperty(t, n, {
      configurable: !0,
      enumerable: !0,
      get() {
        return D(this, n, r(this));
      },
      set(e) {
        D(this, n, e);
      },
    });
  }
  return t;
}
function Ke(e, t, n) {
  Object.defineProperty(e, t, {
    configurable: !0,
    get() {
      return this == null ? n : D(this, t, n.bind(this));
    },
    set(e) {
      D(this, t, e);
    },
  });
}
function qe(e, t) {
  let n = Object.getPrototypeOf(e);
  return t in n ? void 0 : n;
}
let Je,
  O = !1;
const Ye = {
  configurable: !0,
  get() {
    O = !0;
  },
};
function k(e, t, n) {
  let r = Object.getPrototypeOf(e._zod);
  t in r && Je !== e._zod
    ? (Je = void 0)
    : ((Je = e._zod),
      Object.defineProperty(r, t, {
        configurable: !0,
        get() {
          Object.defineProperty(this, t, Ye);
          let e = O;
          O = !1;
          try {
            let r = n(this);
            return (
              O
                ? delete this[t]
                : Object.defineProperty(this, t, { configurable: !0, writable: !0, value: r }),
              (O ||= e),
              r
            );
          } catch (n) {
            throw (delete this[t], (O ||= e), n);
          }
        },
        set(e) {
          Object.defineProperty(this, t, { configurable: !0, writable: !0, value: e });
        },
      }));
}
function Xe(e, t, n, r) {
  let i = qe(e, t);
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
function Ze(e) {
  let t = () => e;
  return ((t[`~constantCatch`] = !0), t);
}
var Qe;
const $e = { value: void 0, enumerable: !1 };
let et = `captureStackTrace` in Error ? Error : null;
function tt(e) {
  let t = et;
  if (t) {
    let n = t.stackTraceLimit;
    if (typeof n == `number`) {
      try {
        t.stackTraceLimit = 0;
      } catch {
        return ((et = null), new e());
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
function A(e, t, n, r) {
  let i = {};
  function a(e) {
    ((this.def = e), (this.constr = d), (this.traits = /* @__PURE__ */ new Set()));
  }
  a.prototype = i;
  let o = n,
    s = o && /* @__PURE__ */ new WeakSet();
  function c(n, r) {
    if (!n._zod) {
      $e.value = new a(r);
      try {
        Object.defineProperty(n, "_zod", $e);
      } finally {
        $e.value = void 0;
      }
    } else if (n._zod.traits.has(e)) return;
    if ((n._zod.traits.add(e), t(n, r), s)) {
      let e = Object.getPrototypeOf(n),
        t = n._zod.constr.prototype,
        r = e;
      for (; r && r !== t;) r = Object.getPrototypeOf(r);
      let i = r ?? e;
      s.has(i) || (s.add(i), Ue(i, o));
    }
    let i = d.prototype;
    for (let e in i)
      Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
  }
  let l = r?.Parent ?? Object;
  class u extends l {}
  Object.defineProperty(u, "name", { value: e });
  function d(e) {
    let t = r?.Parent ? tt(u) : this;
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
var j = class extends Error {
    constructor() {
      super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
  },
  nt = class extends Error {
    constructor(e) {
      (super(`Encountered unidirectional transform during encode: ${e}`),
        (this.name = `ZodEncodeError`));
    }
  };
(Qe = globalThis).__zod_globalConfig ?? (Qe.__zod_globalConfig = {});
const M = globalThis.__zod_globalConfig;
function N(e) {
  return (e && Object.assign(M, e), M);
}
function rt() {
  let e = this._zod;
  return ((e.message ??= JSON.stringify(e.def, ae, 2)), e.message);
}
function it(e) {
  this._zod.message = e;
}
const at = { get: rt, set: it, enumerable: !0, configurable: !0 },
  ot = { value: void 0, enumerable: !1 },
  st = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]),
  ct = /* @__PURE__ */ A(`$ZodError`, (e, t) => {
    ((e.name = `$ZodError`),
      (ot.value = t),
      Object.defineProperty(e, "issues", ot),
      (ot.value = void 0),
      Object.defineProperty(e, "message", at));
    let n = Object.getPrototypeOf(e);
    st.has(n) ||
      (st.add(n),
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
function lt(e, t, n) {
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
function ut(e, t = (e) => e.message) {
  let n = {},
    r = [];
  for (let i of e.issues) i.path.length > 0 ? lt(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
  return { formErrors: r, fieldErrors: n };
}
function dt(e, t = (e) => e.message) {
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
function ft(e, t) {
  return { callee: t?.callee ?? e, Err: t?.Err };
}
const pt = (e) => {
    let t = (n, r, i, a) => {
      let o = i ? { ...i, async: !1 } : { async: !1 },
        s = n._zod.run({ value: r, issues: [] }, o);
      if (s instanceof Promise) throw new j();
      if (s.issues.length) {
        let n = new (a?.Err ?? e)(s.issues.map((e) => T(e, o, N())));
        throw (_e(n, a?.callee ?? t), n);
      }
      return s.value;
    };
    return t;
  },
  mt = (e) => {
    let t = async (n, r, i, a) => {
      let o = i ? { ...i, async: !0 } : { async: !0 },
        s = n._zod.run({ value: r, issues: [] }, o);
      if ((s instanceof Promise && (s = await s), s.issues.length)) {
        let n = new (a?.Err ?? e)(s.issues.map((e) => T(e, o, N())));
        throw (_e(n, a?.callee ?? t), n);
      }
      return s.value;
    };
    return t;
  },
  ht = (e) => (t, n, r) => {
    let i = r ? { ...r, async: !1 } : { async: !1 },
      a = t._zod.run({ value: n, issues: [] }, i);
    if (a instanceof Promise) throw new j();
    return a.issues.length ? gt(e, a.issues, i) : { success: !0, data: a.value };
  };
function gt(e, t, n) {
  let r;
  return {
    success: !1,
    get error() {
      return (r || ((r = new e(t.map((e) => T(e, n, N())))), (t = void 0), (n = void 0)), r);
    },
    set error(e) {
      ((r = e), (t = void 0), (n = void 0));
    },
  };
}
const _t = (e) => async (t, n, r) => {
    let i = r ? { ...r, async: !0 } : { async: !0 },
      a = t._zod.run({ value: n, issues: [] }, i);
    return (
      a instanceof Promise && (a = await a),
      a.issues.length ? gt(e, a.issues, i) : { success: !0, data: a.value }
    );
  },
  vt = /* @__PURE__ */ Symbol.for(`zod.compile.invalid`),
  yt = /* @__PURE__ */ Symbol.for(`zod.compile.fallback`),
  bt = (e, t, n) => {
    let r = e._zod.bag.validator;
    if (r !== void 0) {
      if (r(t) !== vt) return !0;
      if (r.definite === !0 && n === void 0) return !1;
    }
    return xt(e, t, n);
  };
function xt(e, t, n) {
  let r = n ? { ...n, async: !1, abortEarly: !0 } : { async: !1, abortEarly: !0 },
    i = e._zod.bag.fallbackRun,
    a;
  if (
    (i
      ? ((r[yt] = !0), (a = i({ value: t, issues: [] }, r)))
      : (a = e._zod.run({ value: t, issues: [] }, r)),
    a instanceof Promise)
  )
    throw new j();
  return a.issues.length === 0;
}
const St = async (e, t, n) => {
    let r = n ? { ...n, async: !0, abortEarly: !0 } : { async: !0, abortEarly: !0 },
      i = e._zod.run({ value: t, issues: [] }, r);
    return (i instanceof Promise && (i = await i), i.issues.length === 0);
  },
  Ct = (e) => {
    let t = pt(e),
      n = (e, r, i, a) => {
        let o = i ? { ...i, direction: `backward` } : { direction: `backward` };
        return t(e, r, o, ft(n, a));
      };
    return n;
  },
  wt = (e) => {
    let t = pt(e),
      n = (e, r, i, a) => t(e, r, i, ft(n, a));
    return n;
  },
  Tt = (e) => {
    let t = mt(e),
      n = async (e, r, i, a) => {
        let o = i ? { ...i, direction: `backward` } : { direction: `backward` };
        return await t(e, r, o, ft(n, a));
      };
    return n;
  },
  Et = (e) => {
    let t = mt(e),
      n = async (e, r, i, a) => await t(e, r, i, ft(n, a));
    return n;
  },
  Dt = (e) => (t, n, r) => {
    let i = r ? { ...r, direction: `backward` } : { direction: `backward` };
    return ht(e)(t, n, i);
  },
  Ot = (e) => (t, n, r) => ht(e)(t, n, r),
  kt = (e) => async (t, n, r) => {
    let i = r ? { ...r, direction: `backward` } : { direction: `backward` };
    return _t(e)(t, n, i);
  },
  At = (e) => async (t, n, r) => _t(e)(t, n, r),
  jt = /^[cC][0-9a-z]{6,}$/,
  Mt = /^[0-9a-z]+$/,
  Nt = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
  Pt = /^[0-9a-vA-V]{20}$/,
  Ft = /^[A-Za-z0-9]{27}$/,
  It = /^[a-zA-Z0-9_-]{21}$/;
function Lt(e) {
  return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
const Rt =
    /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
  zt = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,
  Bt = (e) =>
    e
      ? RegExp(
          `^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`,
        )
      : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
  Vt =
    /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
function Ht() {
  return RegExp(
    `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`,
    `u`,
  );
}
const Ut =
    /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
  Wt =
    /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
  Gt =
    /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
  Kt =
    /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
  qt = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,
  Jt = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
  Yt = /^https?$/,
  Xt = /^\+[1-9]\d{6,14}$/,
  Zt = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function Qt(e) {
  return RegExp(`^${e}$`);
}
const $t = /*@__PURE__*/ Qt(Zt);
function en(e) {
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
function tn(e) {
  return RegExp(`^${en(e)}$`);
}
function nn(e) {
  let t = [`Z`];
  e.offset && t.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
  let n = `${en({ precision: e.precision, seconds: !0 })}(?:${t.join(`|`)})`,
    r = e.local ? `${n}|${en({ precision: e.precision })}` : n;
  return RegExp(`^${Zt}T(?:${r})$`);
}
const rn = /^[\s\S]{0,}$/,
  an = /^-?\d+$/,
  on = /^-?\d+(?:\.\d+)?$/,
  sn = /^(?:true|false)$/i,
  cn = /^null$/i,
  ln = /^[^A-Z]*$/,
  un = /^[^a-z]*$/,
  P = /*@__PURE__*/ A(`$ZodCheck`, (e, t) => {
    var n;
    ((e._zod ??= {}), (e._zod.def = t), (n = e._zod).onattach ?? (n.onattach = []));
  }),
  dn = (e) => {
    let t = e.value;
    return !ce(t) && t.length !== void 0;
  },
  fn = { number: `number`, bigint: `bigint`, object: `date` },
  pn = /*@__PURE__*/ A(`$ZodCheckLessThan`, (e, t) => {
    P.init(e, t);
    let n = fn[typeof t.value];
    e._zod.check = (r) => {
      (t.inclusive ? r.value <= t.value : r.value < t.value) ||
        r.issues.push({
          origin: fn[typeof r.value] ?? n,
          code: `too_big`,
          maximum: typeof t.value == `object` ? t.value.getTime() : t.value,
          input: r.value,
          inclusive: t.inclusive,
          inst: e,
          continue: !t.abort,
        });
    };
  }),
  mn = /*@__PURE__*/ A(`$ZodCheckGreaterThan`, (e, t) => {
    P.init(e, t);
    let n = fn[typeof t.value];
    e._zod.check = (r) => {
      (t.inclusive ? r.value >= t.value : r.value > t.value) ||
        r.issues.push({
          origin: fn[typeof r.value] ?? n,
          code: `too_small`,
          minimum: typeof t.value == `object` ? t.value.getTime() : t.value,
          input: r.value,
          inclusive: t.inclusive,
          inst: e,
          continue: !t.abort,
        });
    };
  }),
  hn = /*@__PURE__*/ A(`$ZodCheckMultipleOf`, (e, t) => {
    (P.init(e, t),
      (e._zod.check = (n) => {
        if (typeof n.value != typeof t.value)
          throw Error(`Cannot mix number and bigint in multiple_of check.`);
        (typeof n.value == `bigint`
          ? t.value !== BigInt(0) && n.value % t.value === BigInt(0)
          : ue(n.value, t.value) === 0) ||
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
  gn = /*@__PURE__*/ A(`$ZodCheckNumberFormat`, (e, t) => {
    (P.init(e, t), (t.format = t.format || `float64`));
    let n = t.format?.includes(`int`),
      r = n ? `int` : `number`,
      [i, a] = we[t.format];
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
  _n = /*@__PURE__*/ A(`$ZodCheckMaxLength`, (e, t) => {
    var n;
    (P.init(e, t),
      (n = e._zod.def).when ?? (n.when = dn),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length;
        if ((typeof r == `string` && i > t.maximum ? Be(r) : i) <= t.maximum) return;
        let a = Ve(r);
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
  vn = /*@__PURE__*/ A(`$ZodCheckMinLength`, (e, t) => {
    var n;
    (P.init(e, t),
      (n = e._zod.def).when ?? (n.when = dn),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length;
        if ((typeof r == `string` && i >= t.minimum && i < t.minimum * 2 ? Be(r) : i) >= t.minimum)
          return;
        let a = Ve(r);
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
  yn = /*@__PURE__*/ A(`$ZodCheckLengthEquals`, (e, t) => {
    var n;
    (P.init(e, t),
      (n = e._zod.def).when ?? (n.when = dn),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length,
          a = typeof r == `string` && i >= t.length && i <= t.length * 2 ? Be(r) : i;
        if (a === t.length) return;
        let o = Ve(r),
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
  bn = /*@__PURE__*/ A(`$ZodCheckStringFormat`, (e, t) => {
    var n, r;
    (P.init(e, t),
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
  xn = /*@__PURE__*/ A(`$ZodCheckRegex`, (e, t) => {
    (bn.init(e, t),
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
  Sn = /*@__PURE__*/ A(`$ZodCheckLowerCase`, (e, t) => {
    ((t.pattern ??= ln), bn.init(e, t));
  }),
  Cn = /*@__PURE__*/ A(`$ZodCheckUpperCase`, (e, t) => {
    ((t.pattern ??= un), bn.init(e, t));
  }),
  wn = /*@__PURE__*/ A(`$ZodCheckIncludes`, (e, t) => {
    P.init(e, t);
    let n = b(t.includes);
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
  Tn = /*@__PURE__*/ A(`$ZodCheckStartsWith`, (e, t) => {
    P.init(e, t);
    let n = RegExp(`^${b(t.prefix)}.*`);
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
  En = /*@__PURE__*/ A(`$ZodCheckEndsWith`, (e, t) => {
    P.init(e, t);
    let n = RegExp(`.*${b(t.suffix)}$`);
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
  Dn = /*@__PURE__*/ A(`$ZodCheckOverwrite`, (e, t) => {
    (P.init(e, t),
      (e._zod.check = (e) => {
        e.value = t.tx(e.value);
      }));
  });
var On = class {
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
const kn = { major: 4, minor: 6, patch: 7 },
  F = /*@__PURE__*/ A(
    `$ZodType`,
    (e, t) => {
      var n;
      ((e ??= {}), (e._zod.def = t), (e._zod.bag = e._zod.bag || {}), (e._zod.version = kn));
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
            let i = C(t),
              a;
            for (let o of n) {
              if (o._zod.def.when) {
                if (Fe(t) || !o._zod.def.when(t)) continue;
              } else if (i) continue;
              let n = t.issues.length,
                s = o._zod.check(t);
              if (s instanceof Promise && r?.async === !1) throw new j();
              if (a || s instanceof Promise)
                a = (a ?? Promise.resolve()).then(async () => {
                  (await s, t.issues.length !== n && (Re(t.issues, n, e), (i ||= C(t, n))));
                });
              else {
                if (t.issues.length === n) continue;
                (Re(t.issues, n, e), (i ||= C(t, n)));
              }
            }
            return a ? a.then(() => t) : t;
          },
          n = (n, r, a) => {
            if (C(n)) return ((n.aborted = !0), n);
            let o = t(r, i, a);
            if (o instanceof Promise) {
              if (a.async === !1) throw new j();
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
            if (a.async === !1) throw new j();
            return o.then((e) => t(e, i, a));
          }
          return t(o, i, a);
        };
      }
    },
    {
      get "~standard"() {
        return We(this, `~standard`, Mn(this));
      },
      set "~standard"(e) {
        D(this, `~standard`, e);
      },
    },
  ),
  An = (e, t) =>
    e.issues.length ? { issues: e.issues.map((e) => T(e, t, N())) } : { value: e.value };
async function jn(e, t) {
  let n = { async: !0 };
  return An(await e._zod.run({ value: t, issues: [] }, n), n);
}
function Mn(e) {
  return {
    validate: (t) => {
      let n = { async: !1 };
      try {
        let r = e._zod.run({ value: t, issues: [] }, n);
        if (!(r instanceof Promise)) return An(r, n);
      } catch {}
      return jn(e, t);
    },
    vendor: `zod`,
    version: 1,
  };
}
const Nn = /*@__PURE__*/ A(`$ZodString`, (e, t) => {
    (F.init(e, t),
      (e._zod.pattern = t.pattern ?? rn),
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
  I = /*@__PURE__*/ A(`$ZodStringFormat`, (e, t) => {
    (bn.init(e, t), Nn.init(e, t));
  }),
  Pn = /*@__PURE__*/ A(`$ZodGUID`, (e, t) => {
    ((t.pattern ??= zt), I.init(e, t));
  }),
  Fn = /*@__PURE__*/ A(`$ZodUUID`, (e, t) => {
    if (t.version) {
      let e = { v1: 1, v2: 2, v3: 3, v4: 4, v5: 5, v6: 6, v7: 7, v8: 8 }[t.version];
      if (e === void 0) throw Error(`Invalid UUID version: "${t.version}"`);
      t.pattern ??= Bt(e);
    } else t.pattern ??= Bt();
    I.init(e, t);
  }),
  In = /*@__PURE__*/ A(`$ZodEmail`, (e, t) => {
    ((t.pattern ??= Vt), I.init(e, t));
  });
function Ln(e) {
  try {
    return typeof URL < `u` && typeof URL.canParse == `function`
      ? URL.canParse(e)
      : (new URL(e), !0);
  } catch {
    return !1;
  }
}
function Rn(e, t) {
  return !(`normalize` in t) && !(`hostname` in t) && !(`protocol` in t) ? Ln(e) || 2 : zn(e, t);
}
function zn(e, t) {
  if (!t.normalize && t.protocol?.source === Yt.source && !/^https?:\/\//i.test(e)) return 1;
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
const Bn = /[\t\n\r]/g;
function Vn(e) {
  return e.replace(Bn, ``);
}
function Hn(e, t) {
  return ((t.lastIndex = 0), t.test(e.hostname));
}
function Un(e, t) {
  return (
    (t.lastIndex = 0), t.test(e.protocol.endsWith(`:`) ? e.protocol.slice(0, -1) : e.protocol)
  );
}
const Wn = /*@__PURE__*/ A(`$ZodURL`, (e, t) => {
    (I.init(e, t),
      (e._zod.check = (n) => {
        try {
          let r = n.value.trim(),
            i = Rn(r, t);
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
            n.value = Vn(r);
            return;
          }
          (t.hostname &&
            !Hn(i, t.hostname) &&
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
              !Un(i, t.protocol) &&
              n.issues.push({
                code: `invalid_format`,
                format: `url`,
                note: `Invalid protocol`,
                pattern: t.protocol.source,
                input: n.value,
                inst: e,
                continue: !t.abort,
              }),
            (n.value = t.normalize ? i.href : Vn(r)));
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
  Gn = /*@__PURE__*/ A(`$ZodEmoji`, (e, t) => {
    ((t.pattern ??= Ht()), I.init(e, t));
  }),
  Kn = /*@__PURE__*/ A(`$ZodNanoID`, (e, t) => {
    if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1))
      throw Error(`Invalid nanoid length: ${t.length}`);
    ((t.pattern ??= t.length === void 0 ? It : Lt(t.length)), I.init(e, t));
  }),
  qn = /*@__PURE__*/ A(`$ZodCUID`, (e, t) => {
    ((t.pattern ??= jt), I.init(e, t));
  }),
  Jn = /*@__PURE__*/ A(`$ZodCUID2`, (e, t) => {
    ((t.pattern ??= Mt), I.init(e, t));
  }),
  Yn = /*@__PURE__*/ A(`$ZodULID`, (e, t) => {
    ((t.pattern ??= Nt), I.init(e, t));
  }),
  Xn = /*@__PURE__*/ A(`$ZodXID`, (e, t) => {
    ((t.pattern ??= Pt), I.init(e, t));
  }),
  Zn = /*@__PURE__*/ A(`$ZodKSUID`, (e, t) => {
    ((t.pattern ??= Ft), I.init(e, t));
  }),
  Qn = /*@__PURE__*/ A(`$ZodISODateTime`, (e, t) => {
    ((t.pattern ??= nn(t)), I.init(e, t));
  }),
  $n = /*@__PURE__*/ A(`$ZodISODate`, (e, t) => {
    ((t.pattern ??= $t), I.init(e, t));
  }),
  er = /*@__PURE__*/ A(`$ZodISOTime`, (e, t) => {
    ((t.pattern ??= tn(t)), I.init(e, t));
  }),
  tr = /*@__PURE__*/ A(`$ZodISODuration`, (e, t) => {
    ((t.pattern ??= Rt), I.init(e, t));
  }),
  nr = /*@__PURE__*/ A(`$ZodIPv4`, (e, t) => {
    ((t.pattern ??= Ut), I.init(e, t));
  }),
  rr = /^[0-9a-fA-F:.]+$/;
function ir(e) {
  return rr.test(e) ? Ln(`http://[${e}]`) : !1;
}
const ar = /*@__PURE__*/ A(`$ZodIPv6`, (e, t) => {
    ((t.pattern ??= Wt),
      I.init(e, t),
      (e._zod.check = (n) => {
        ir(n.value) ||
          n.issues.push({
            code: `invalid_format`,
            format: `ipv6`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  or = /*@__PURE__*/ A(`$ZodCIDRv4`, (e, t) => {
    ((t.pattern ??= Gt), I.init(e, t));
  });
function sr(e) {
  let t = e.split(`/`);
  if (t.length !== 2) return !1;
  let [n, r] = t;
  if (!r) return !1;
  let i = Number(r);
  return `${i}` !== r || i < 0 || i > 128 ? !1 : ir(n);
}
const cr = /*@__PURE__*/ A(`$ZodCIDRv6`, (e, t) => {
  ((t.pattern ??= Kt),
    I.init(e, t),
    (e._zod.check = (n) => {
      sr(n.value) ||
        n.issues.push({
          code: `invalid_format`,
          format: `cidrv6`,
          input: n.value,
          inst: e,
          continue: !t.abort,
        });
    }));
});
function lr(e) {
  if (e === ``) return !0;
  if (/\s/.test(e) || e.length % 4 != 0) return !1;
  try {
    return (atob(e), !0);
  } catch {
    return !1;
  }
}
const ur = /^[0-9a-zA-Z+/]*={0,2}$/,
  dr = /*@__PURE__*/ A(`$ZodBase64`, (e, t) => {
    ((t.pattern ??= ur),
      I.init(e, t),
      (e._zod.check = (n) => {
        lr(n.value) ||
          n.issues.push({
            code: `invalid_format`,
            format: `base64`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  fr = /^[A-Za-z0-9_-]*$/;
function pr(e) {
  if (!fr.test(e)) return !1;
  let t = e.replace(/[-_]/g, (e) => (e === `-` ? `+` : `/`));
  return lr(t.padEnd(Math.ceil(t.length / 4) * 4, `=`));
}
const mr = /*@__PURE__*/ A(`$ZodBase64URL`, (e, t) => {
    ((t.pattern ??= fr),
      I.init(e, t),
      (e._zod.check = (n) => {
        pr(n.value) ||
          n.issues.push({
            code: `invalid_format`,
            format: `base64url`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  hr = /*@__PURE__*/ A(`$ZodE164`, (e, t) => {
    ((t.pattern ??= Xt), I.init(e, t));
  });
function gr(e, t = null) {
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
const _r = /*@__PURE__*/ A(`$ZodJWT`, (e, t) => {
    (I.init(e, t),
      (e._zod.check = (n) => {
        gr(n.value, t.alg) ||
          n.issues.push({
            code: `invalid_format`,
            format: `jwt`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  vr = /*@__PURE__*/ A(`$ZodNumber`, (e, t) => {
    (F.init(e, t),
      (e._zod.pattern = on),
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
  yr = /*@__PURE__*/ A(`$ZodNumberFormat`, (e, t) => {
    (gn.init(e, t), vr.init(e, t));
  }),
  br = /*@__PURE__*/ A(`$ZodBoolean`, (e, t) => {
    (F.init(e, t),
      (e._zod.pattern = sn),
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
  xr = /*@__PURE__*/ A(`$ZodNull`, (e, t) => {
    (F.init(e, t),
      (e._zod.pattern = cn),
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
  Sr = /*@__PURE__*/ A(`$ZodUnknown`, (e, t) => {
    (F.init(e, t), (e._zod.parse = (e) => e));
  }),
  Cr = /*@__PURE__*/ A(`$ZodNever`, (e, t) => {
    (F.init(e, t),
      (e._zod.parse = (t, n) => (
        t.issues.push({ expected: `never`, code: `invalid_type`, input: t.value, inst: e }),
        t
      )));
  });
function wr(e, t) {
  let n = Le(e._zod.def.checks);
  if (!n.length) return;
  let r = Math.min(...n.map((e) => e[0])),
    i = e._zod.parse;
  e._zod.parse = (n, a) => {
    let o = t(n.value);
    if (o > r && !a?.skipChecks && a?.direction !== `backward`) {
      for (let [t, r] of Le(e._zod.def.checks))
        if (o > t && r._zod.def.when(n)) {
          let t = n.issues.length;
          return (r._zod.check(n), (n.issues[t].continue = !1), Re(n.issues, t, e), n);
        }
    }
    return i(n, a);
  };
}
const Tr = (e) => (Array.isArray(e) ? e.length : -1);
function Er(e, t, n) {
  (e.issues.length && t.issues.push(...w(n, e.issues)), (t.value[n] = e.value));
}
const Dr = /*@__PURE__*/ A(`$ZodArray`, (e, t) => {
  F.init(e, t);
  let n = M.memoizer;
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
        if (c instanceof Promise) o.push(c.then((t) => Er(t, r, e)));
        else if ((Er(c, r, e), s && c.issues.length !== 0 && C(c))) break;
      }
      return o.length ? Promise.all(o).then(() => r) : r;
    }),
    wr(e, Tr));
});
function Or(e, t, n, r, i, a) {
  let o = n in r,
    s = a === `optional`;
  if (o || !s || i !== `optional`) {
    if (e.issues.length) {
      if (i !== void 0 && s && !o) return;
      t.issues.push(...w(n, e.issues));
    }
    !o && i === void 0
      ? e.issues.length ||
        t.issues.push({ code: `invalid_type`, expected: `nonoptional`, input: void 0, path: [n] })
      : e.value === void 0
        ? (o || (i === `defaulted` && !s)) && (t.value[n] = void 0)
        : (t.value[n] = e.value);
  }
}
const kr = [];
function Ar(e) {
  let t = Object.keys(e.shape),
    n = Object.getOwnPropertySymbols(e.shape),
    r = n.length ? n : kr,
    i = r.length ? [...t, ...r] : t;
  for (let t of i)
    if (!e.shape?.[t]?._zod?.traits?.has(`$ZodType`))
      throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
  let a = Ce(e.shape);
  return {
    ...e,
    allKeys: i,
    symbolKeys: r,
    keySet: new Set(t),
    numKeys: t.length,
    optionalKeys: new Set(a),
  };
}
function jr(e, t, n, r, i, a, o) {
  let s = [],
    c = i.keySet,
    l = i.catchall._zod,
    u = l.def.type,
    d = l.optin,
    f = l.optout,
    p = 0;
  for (let i in t) {
    if (o && n.issues.length !== p) {
      if (C(n, p)) break;
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
    a instanceof Promise ? e.push(a.then((e) => Or(e, n, i, t, d, f))) : Or(a, n, i, t, d, f);
  }
  return (
    s.length &&
      n.issues.push({ code: `unrecognized_keys`, keys: s, input: t, inst: a, continue: !0 }),
    e.length ? Promise.all(e).then(() => n) : n
  );
}
const Mr = /*@__PURE__*/ A(`$ZodObject`, (e, t) => {
    F.init(e, t);
    let n = Object.getOwnPropertyDescriptor(t, `shape`),
      r = n?.get ? n.get.raw : (t.shape ?? {});
    if (r) {
      let e = () => {
        let n = { ...r };
        return (Object.defineProperty(t, "shape", { value: n }), (e.raw = n), n);
      };
      ((e.raw = r), Object.defineProperty(t, "shape", { get: e }));
    }
    let i = se(() => Ar(t));
    k(e, `propValues`, (e) => {
      let t = e.def.shape,
        n = {};
      for (let e in t) {
        let r = t[e]._zod;
        if (r.values) {
          Object.prototype.hasOwnProperty.call(n, e) || h(n, e, /* @__PURE__ */ new Set());
          for (let t of r.values) n[e].add(t);
          r.optin !== void 0 && n[e].add(void 0);
        }
      }
      return n;
    });
    let a = ve,
      o = t.catchall,
      s,
      c = M.memoizer;
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
            if (C(t, f)) break;
            f = t.issues.length;
          }
          if (e === `__proto__`) continue;
          let i = u[e],
            a = i._zod.optin,
            o = i._zod.optout,
            s = i._zod.run({ value: r[e], issues: [] }, n);
          s instanceof Promise ? l.push(s.then((n) => Or(n, t, e, r, a, o))) : Or(s, t, e, r, a, o);
        }
        return o
          ? jr(l, r, t, n, i.value, e, d === !0)
          : l.length
            ? Promise.all(l).then(() => t)
            : t;
      }));
  }),
  Nr = /*@__PURE__*/ A(`$ZodObjectJIT`, (e, t) => {
    Mr.init(e, t);
    let n = e._zod.parse,
      r = se(() => Ar(t)),
      i = M.memoizer,
      a = (t) => {
        let n = r.value,
          a = n.symbolKeys,
          o = new On([`payload`, `ctx`], { shape: t, inst: e, memo: i, syms: a }),
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
            r = typeof e == `symbol` ? `syms[${a.indexOf(e)}]` : he(e),
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
      s = ve,
      c = !M.jitless,
      l = c && ye.value,
      u = t.catchall,
      d;
    e._zod.parse = (i, f) => {
      d ??= r.value;
      let p = i.value;
      return s(p)
        ? c && l && f?.async === !1 && f.jitless !== !0
          ? ((o ||= a(t.shape)), (i = o(i, f)), u ? jr([], p, i, f, d, e, f?.abortEarly === !0) : i)
          : n(i, f)
        : (i.issues.push({ expected: `object`, code: `invalid_type`, input: p, inst: e }), i);
    };
  });
function Pr(e, t, n, r) {
  for (let n of e) if (n.issues.length === 0) return ((t.value = n.value), t);
  let i = e.filter((e) => !C(e));
  return i.length === 1
    ? ((t.value = i[0].value), i[0])
    : (t.issues.push({
        code: `invalid_union`,
        input: t.value,
        inst: n,
        errors: e.map((e) => e.issues.map((e) => T(e, r, N()))),
      }),
      t);
}
const Fr = /*@__PURE__*/ A(`$ZodUnion`, (e, t) => {
  (F.init(e, t),
    k(e, `optin`, (e) =>
      e.def.options.some((e) => e._zod.optin === `defaulted`)
        ? `defaulted`
        : e.def.options.some((e) => e._zod.optin !== void 0)
          ? `optional`
          : void 0,
    ),
    k(e, `optout`, (e) =>
      e.def.options.some((e) => e._zod.optout === `optional`) ? `optional` : void 0,
    ),
    k(e, `values`, (e) => {
      if (e.def.options.every((e) => e._zod.values))
        return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
    }),
    k(e, `pattern`, (e) => {
      if (e.def.options.every((e) => e._zod.pattern)) {
        let t = e.def.options.map((e) => e._zod.pattern);
        return RegExp(`^(${t.map((e) => le(e.source)).join(`|`)})$`);
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
    return a ? Promise.all(o).then((t) => Pr(t, r, e, i)) : Pr(o, r, e, i);
  };
});
function Ir(e) {
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
const Lr = /*@__PURE__*/ A(`$ZodDiscriminatedUnion`, (e, t) => {
    ((t.inclusive = !1), Fr.init(e, t));
    let n = e._zod.parse;
    (k(e, `propValues`, (e) => {
      let t = {},
        n = 0;
      for (let r of e.def.options) {
        let i = r._zod.propValues;
        if (!i || Object.keys(i).length === 0)
          throw Error(`Invalid discriminated union option at index "${e.def.options.indexOf(r)}"`);
        i[e.def.discriminator]?.has(void 0) && n++;
        for (let [e, n] of Object.entries(i)) {
          Object.prototype.hasOwnProperty.call(t, e) || h(t, e, /* @__PURE__ */ new Set());
          for (let r of n) t[e].add(r);
        }
      }
      return (!e.def.unionFallback && n > 1 && t[e.def.discriminator]?.delete(void 0), t);
    }),
      t.options.forEach((e, n) => {
        let r = de(e._zod.def);
        if (r && !Object.prototype.hasOwnProperty.call(r, t.discriminator))
          throw Error(`Invalid discriminated union option at index "${n}"`);
      }));
    let r = se(() => Ir(t));
    e._zod.parse = (i, a) => {
      let o = i.value;
      if (!ve(o))
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
  Rr = /*@__PURE__*/ A(`$ZodIntersection`, (e, t) => {
    (F.init(e, t),
      (e._zod.parse = (e, n) => {
        let r = e.value,
          i = t.left._zod.run({ value: r, issues: [] }, n),
          a = t.right._zod.run({ value: r, issues: [] }, n);
        return i instanceof Promise || a instanceof Promise
          ? Promise.all([i, a]).then(([t, n]) => Br(e, t, n))
          : Br(e, i, a);
      }));
  });
function zr(e, t) {
  if (e === t || (e instanceof Date && t instanceof Date && +e == +t))
    return { valid: !0, data: e };
  if (y(e) && y(t)) {
    let n = Object.keys(t),
      r = Object.keys(e).filter((e) => n.indexOf(e) !== -1),
      i = { ...e, ...t };
    Object.prototype.hasOwnProperty.call(i, `__proto__`) && delete i.__proto__;
    for (let n of r) {
      if (n === `__proto__`) continue;
      let r = zr(e[n], t[n]);
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
        o = zr(i, a);
      if (!o.valid) return { valid: !1, mergeErrorPath: [r, ...o.mergeErrorPath] };
      n.push(o.data);
    }
    return { valid: !0, data: n };
  }
  return { valid: !1, mergeErrorPath: [] };
}
function Br(e, t, n) {
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
  let c = zr(t.value, n.value);
  if (!c.valid) {
    if (C(e)) return e;
    throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`);
  }
  return ((e.value = c.data), e);
}
const Vr = /*@__PURE__*/ A(`$ZodTuple`, (e, t) => {
  F.init(e, t);
  let n = t.items,
    r = M.memoizer;
  (r?.attach(e),
    (e._zod.parse = (i, a) => {
      let o = i.value;
      if (!Array.isArray(o))
        return (i.issues.push({ input: o, inst: e, expected: `tuple`, code: `invalid_type` }), i);
      i.value = r ? r.alloc(e, i, [], a) : [];
      let s = [],
        c = Hr(n, `optin`),
        l = Hr(n, `optout`);
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
          : ((u[e] = t), d && !f && t.issues.length && (f = C(t)));
      }
      if (t.rest && !f) {
        let e = n.length - 1,
          r = o.slice(n.length),
          c = i.issues.length;
        for (let n of r) {
          if (d && i.issues.length !== c) {
            if (C(i, c)) break;
            c = i.issues.length;
          }
          e++;
          let r = t.rest._zod.run({ value: n, issues: [] }, a);
          r instanceof Promise ? s.push(r.then((t) => Ur(t, i, e))) : Ur(r, i, e);
        }
      }
      return s.length ? Promise.all(s).then(() => Wr(u, i, n, o, l)) : Wr(u, i, n, o, l);
    }));
});
function Hr(e, t) {
  for (let n = e.length - 1; n >= 0; n--)
    if (!(t === `optin` ? e[n]._zod.optin !== void 0 : e[n]._zod.optout === `optional`))
      return n + 1;
  return 0;
}
function Ur(e, t, n) {
  (e.issues.length && t.issues.push(...w(n, e.issues)), (t.value[n] = e.value));
}
function Wr(e, t, n, r, i) {
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
      t.issues.push(...w(a, o.issues));
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
const Gr = /*@__PURE__*/ A(`$ZodRecord`, (e, t) => {
    F.init(e, t);
    let n = M.memoizer;
    (n?.attach(e),
      (e._zod.parse = (r, i) => {
        let a = r.value;
        if (!y(a))
          return (
            r.issues.push({ expected: `record`, code: `invalid_type`, input: a, inst: e }), r
          );
        let o = [],
          s = t.keyType._zod.values;
        if (s && !t.partial) {
          r.value = n ? n.alloc(e, r, {}, i) : {};
          let c = /* @__PURE__ */ new Set();
          for (let n of s)
            if (typeof n == `string` || typeof n == `number` || typeof n == `symbol`) {
              if ((c.add(typeof n == `number` ? n.toString() : n), n === `__proto__`)) continue;
              let s = t.keyType._zod.run({ value: n, issues: [] }, i);
              if (s instanceof Promise)
                throw Error(`Async schemas not supported in object keys currently`);
              if (s.issues.length) {
                r.issues.push({
                  code: `invalid_key`,
                  origin: `record`,
                  issues: s.issues.map((e) => T(e, i, N())),
                  input: n,
                  path: [n],
                  inst: e,
                });
                continue;
              }
              let l = s.value;
              if (l === `__proto__`) continue;
              let u = t.valueType._zod.run({ value: a[n], issues: [] }, i);
              u instanceof Promise
                ? o.push(
                    u.then((e) => {
                      (e.issues.length && r.issues.push(...w(n, e.issues)), (r.value[l] = e.value));
                    }),
                  )
                : (u.issues.length && r.issues.push(...w(n, u.issues)), (r.value[l] = u.value));
            }
          let l;
          for (let e in a)
            if (!c.has(e)) {
              if (t.mode === `loose`) {
                if (e === `__proto__`) continue;
                r.value[e] = a[e];
              } else ((l ??= []), l.push(e));
            }
          l &&
            l.length > 0 &&
            r.issues.push({ code: `unrecognized_keys`, input: a, inst: e, keys: l, continue: !0 });
        } else {
          r.value = n ? n.alloc(e, r, {}, i) : {};
          let c;
          for (let n of Reflect.ownKeys(a)) {
            if (n === `__proto__` || !Object.prototype.propertyIsEnumerable.call(a, n)) continue;
            let l = t.keyType._zod.run({ value: n, issues: [] }, i);
            if (l instanceof Promise)
              throw Error(`Async schemas not supported in object keys currently`);
            if (typeof n == `string` && on.test(n) && l.issues.length) {
              let e = t.keyType._zod.run({ value: Number(n), issues: [] }, i);
              if (e instanceof Promise)
                throw Error(`Async schemas not supported in object keys currently`);
              e.issues.length === 0 && (l = e);
            }
            if (l.issues.length) {
              t.mode === `loose`
                ? (r.value[n] = a[n])
                : s
                  ? ((c ??= []), c.push(n))
                  : r.issues.push({
                      code: `invalid_key`,
                      origin: `record`,
                      issues: l.issues.map((e) => T(e, i, N())),
                      input: n,
                      path: [n],
                      inst: e,
                    });
              continue;
            }
            let u = l.value;
            if (u === `__proto__`) continue;
            let d = t.valueType._zod.run({ value: a[n], issues: [] }, i);
            d instanceof Promise
              ? o.push(
                  d.then((e) => {
                    (e.issues.length && r.issues.push(...w(n, e.issues)), (r.value[u] = e.value));
                  }),
                )
              : (d.issues.length && r.issues.push(...w(n, d.issues)), (r.value[u] = d.value));
          }
          c &&
            c.length > 0 &&
            r.issues.push({ code: `unrecognized_keys`, input: a, inst: e, keys: c, continue: !0 });
        }
        return o.length ? Promise.all(o).then(() => r) : r;
      }));
  }),
  Kr = /*@__PURE__*/ A(`$ZodEnum`, (e, t) => {
    F.init(e, t);
    let n = re(t.entries),
      r = new Set(n);
    ((e._zod.values = r),
      k(e, `pattern`, (e) => {
        let t = re(e.def.entries).filter((e) => xe.has(typeof e));
        return RegExp(t.length ? `^(${t.map((e) => b(e.toString())).join(`|`)})$` : `^[^\\s\\S]$`);
      }),
      (e._zod.parse = (t, i) => {
        let a = t.value;
        return (
          r.has(a) || t.issues.push({ code: `invalid_value`, values: n, input: a, inst: e }), t
        );
      }));
  }),
  qr = /*@__PURE__*/ A(`$ZodLiteral`, (e, t) => {
    F.init(e, t);
    let n = new Set(t.values);
    ((e._zod.values = n),
      k(e, `pattern`, (e) => {
        let t = e.def.values;
        return RegExp(
          t.length
            ? `^(${t.map((e) => (typeof e == `string` ? b(e) : e ? b(e.toString()) : String(e))).join(`|`)})$`
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
  Jr = /*@__PURE__*/ A(`$ZodTransform`, (e, t) => {
    (F.init(e, t),
      (e._zod.optin = `optional`),
      M.memoizer?.guard(e),
      (e._zod.parse = (n, r) => {
        if (r.direction === `backward`) throw new nt(e.constructor.name);
        let i = t.transform(n.value, n);
        if (r.async)
          return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => ((n.value = e), n));
        if (i instanceof Promise) throw new j();
        return ((n.value = i), n);
      }));
  });
function Yr(e, t) {
  return ((e.value = t.issues.length ? void 0 : t.value), e);
}
const Xr = /*@__PURE__*/ A(`$ZodOptional`, (e, t) => {
    (F.init(e, t),
      k(e, `optin`, (e) => (e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`)),
      (e._zod.optout = `optional`),
      k(e, `values`, (e) => {
        let t = e.def.innerType._zod.values;
        return t ? /* @__PURE__ */ new Set([...t, void 0]) : void 0;
      }),
      k(e, `pattern`, (e) => {
        let t = e.def.innerType._zod.pattern;
        return t ? RegExp(`^(${le(t.source)})?$`) : void 0;
      }),
      (e._zod.parse = (e, n) => {
        if (e.value === void 0) {
          if (t.innerType._zod.optin !== `defaulted`) return e;
          let r = t.innerType._zod.run({ value: e.value, issues: [] }, n);
          return r instanceof Promise ? r.then((t) => Yr(e, t)) : Yr(e, r);
        }
        return t.innerType._zod.run(e, n);
      }));
  }),
  Zr = /*@__PURE__*/ A(`$ZodExactOptional`, (e, t) => {
    (Xr.init(e, t),
      k(e, `values`, (e) => e.def.innerType._zod.values),
      k(e, `pattern`, (e) => e.def.innerType._zod.pattern),
      (e._zod.parse = (e, n) => t.innerType._zod.run(e, n)));
  }),
  Qr = /*@__PURE__*/ A(`$ZodNullable`, (e, t) => {
    (F.init(e, t),
      k(e, `optin`, (e) => e.def.innerType._zod.optin),
      k(e, `optout`, (e) => e.def.innerType._zod.optout),
      k(e, `pattern`, (e) => {
        let t = e.def.innerType._zod.pattern;
        return t ? RegExp(`^(${le(t.source)}|null)$`) : void 0;
      }),
      k(e, `values`, (e) =>
        e.def.innerType._zod.values
          ? /* @__PURE__ */ new Set([...e.def.innerType._zod.values, null])
          : void 0,
      ),
      (e._zod.parse = (e, n) => (e.value === null ? e : t.innerType._zod.run(e, n))));
  }),
  $r = /*@__PURE__*/ A(`$ZodDefault`, (e, t) => {
    (F.init(e, t),
      (e._zod.optin = `defaulted`),
      k(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) return t.innerType._zod.run(e, n);
        if (e.value === void 0) return ((e.value = t.defaultValue), e);
        let r = t.innerType._zod.run(e, n);
        return r instanceof Promise ? r.then((e) => ei(e, t)) : ei(r, t);
      }));
  });
function ei(e, t) {
  return (e.value === void 0 && (e.value = t.defaultValue), e);
}
const ti = /*@__PURE__*/ A(`$ZodPrefault`, (e, t) => {
    (F.init(e, t),
      (e._zod.optin = `defaulted`),
      k(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => (
        n.direction === `backward` || (e.value === void 0 && (e.value = t.defaultValue)),
        t.innerType._zod.run(e, n)
      )));
  }),
  ni = /*@__PURE__*/ A(`$ZodNonOptional`, (e, t) => {
    (F.init(e, t),
      k(e, `values`, (e) => {
        let t = e.def.innerType._zod.values;
        return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
      }),
      (e._zod.parse = (n, r) => {
        let i = t.innerType._zod.run(n, r);
        return i instanceof Promise ? i.then((t) => ri(t, e)) : ri(i, e);
      }));
  });
function ri(e, t) {
  return (
    !e.issues.length &&
      e.value === void 0 &&
      e.issues.push({ code: `invalid_type`, expected: `nonoptional`, input: e.value, inst: t }),
    e
  );
}
function ii(e, t, n, r) {
  return t.issues.length
    ? ((e.value = n.catchValue({
        ...t,
        value: e.value,
        error: { issues: t.issues.map((e) => T(e, r, N())) },
        input: e.value,
      })),
      e)
    : ((e.value = t.value), t.memo && (e.memo = !0), e);
}
const ai = /*@__PURE__*/ A(`$ZodCatch`, (e, t) => {
    (F.init(e, t),
      k(e, `optin`, (e) => (e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`)),
      k(e, `optout`, (e) => e.def.innerType._zod.optout),
      k(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) return t.innerType._zod.run(e, n);
        let r = t.innerType._zod.run({ value: e.value, issues: [] }, n);
        return r instanceof Promise ? r.then((r) => ii(e, r, t, n)) : ii(e, r, t, n);
      }));
  }),
  oi = /*@__PURE__*/ A(`$ZodPipe`, (e, t) => {
    (F.init(e, t),
      k(e, `values`, (e) => e.def.in._zod.values),
      k(e, `optin`, (e) => e.def.in._zod.optin),
      k(e, `optout`, (e) => e.def.out._zod.optout),
      k(e, `propValues`, (e) => e.def.in._zod.propValues),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) {
          let r = t.out._zod.run(e, n);
          return r instanceof Promise ? r.then((e) => si(e, t.in, n)) : si(r, t.in, n);
        }
        let r = t.in._zod.run(e, n);
        return r instanceof Promise ? r.then((e) => si(e, t.out, n)) : si(r, t.out, n);
      }));
  });
function si(e, t, n) {
  return e.issues.some((e) => e.code !== `unrecognized_keys`)
    ? ((e.aborted = !0), e)
    : t._zod.run({ value: e.value, issues: e.issues }, n);
}
const ci = /*@__PURE__*/ A(`$ZodReadonly`, (e, t) => {
  (F.init(e, t),
    k(e, `propValues`, (e) => e.def.innerType._zod.propValues),
    k(e, `values`, (e) => e.def.innerType._zod.values),
    k(e, `optin`, (e) => e.def.innerType?._zod?.optin),
    k(e, `optout`, (e) => e.def.innerType?._zod?.optout),
    (e._zod.parse = (e, n) => {
      if (n.direction === `backward`) return t.innerType._zod.run(e, n);
      let r = t.innerType._zod.run(e, n);
      return r instanceof Promise ? r.then(li) : li(r);
    }));
});
function li(e) {
  return (e.memo || (e.value = Object.freeze(e.value)), e);
}
const ui = /*@__PURE__*/ A(`$ZodCustom`, (e, t) => {
  (P.init(e, t),
    F.init(e, t),
    (e._zod.parse = (e, t) => e),
    (e._zod.check = (n) => {
      let r = n.value,
        i = t.fn(r);
      if (i instanceof Promise) return i.then((t) => di(t, n, r, e));
      di(i, n, r, e);
    }));
});
function di(e, t, n, r) {
  if (!e) {
    let e = {
      code: `custom`,
      input: n,
      inst: r,
      path: [...(r._zod.def.path ?? [])],
      continue: !r._zod.def.abort,
    };
    (r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(E(e)));
  }
}
var fi = class extends Error {
  constructor() {
    (super(`Cannot parse a reference cycle that closes through a transform`),
      (this.name = `ZodCyclicError`));
  }
};
const pi = `~memo`,
  mi = [];
function hi(e) {
  return typeof e == `object` && !!e;
}
function gi(e) {
  return e.map((e) => (e.path ? { ...e, path: e.path.slice() } : { ...e }));
}
const _i = /*@__PURE__*/ new WeakMap();
function vi(e, t, n) {
  let r = _i.get(e);
  if (r !== void 0) return r ? 2 : 0;
  if (t.has(e)) return 2;
  t.add(e);
  let i = 0,
    a = (e) => {
      if (i !== 2 && e?._zod) {
        let r = vi(e, t, n);
        r > i && (i = r);
      }
    },
    o = (e, r) => {
      let i = 0;
      for (let a of Reflect.ownKeys(e)) {
        let o = Object.getOwnPropertyDescriptor(e, a);
        if (r && !o.enumerable) continue;
        let s = o.get ? 1 : o.value?._zod ? vi(o.value, t, n) : 0;
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
      let e = de(c);
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
      s(r ? vi(r, t, !1) : 1);
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
  return (t.delete(e), yi(e, i));
}
function yi(e, t) {
  return (t !== 1 && _i.set(e, t === 2), t);
}
function bi(e, t) {
  let n = e.buckets.get(t);
  return (n || ((n = /* @__PURE__ */ new WeakMap()), e.buckets.set(t, n)), n);
}
let xi;
const Si = [],
  Ci = {
    alloc(e, t, n) {
      let r = xi;
      if (!r) return n;
      xi = void 0;
      let i = { value: n, issues: null };
      return (r.set(t.value, i), Si.push(i), n);
    },
    guard(e) {
      var t;
      ((t = e._zod).deferred ?? (t.deferred = []),
        e._zod.deferred.push(() => {
          let t = e._zod.parse,
            n = (e, n) => {
              if (n.direction !== `backward` && Ti(n, e.value)) throw new fi();
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
                let i = vi(e, /* @__PURE__ */ new Set(), !1);
                if (i === 0)
                  return ((e._zod.parse = t), e._zod.run === o && (e._zod.run = t), t(s, c));
                i === 2 || r ? (n = !0) : (r = !0);
              }
              let l = s.value;
              if (!hi(l)) return t(s, c);
              let u = c[pi];
              u ||
                ((u = { buckets: /* @__PURE__ */ new WeakMap(), backEdges: void 0 }), (c[pi] = u));
              let d;
              i === c ? (d = a) : ((d = bi(u, e)), (i = c), (a = d));
              let f = d.get(l);
              if (f)
                return (
                  (s.value = f.value),
                  f.issues
                    ? f.issues.length && s.issues.push(...gi(f.issues))
                    : ((s.memo = !0),
                      u.backEdges ?? (u.backEdges = /* @__PURE__ */ new WeakSet()),
                      u.backEdges.add(f.value)),
                  s
                );
              xi = d;
              let p = Si.length,
                m = t(s, c);
              xi = void 0;
              let ee = Si.length > p ? Si.pop() : void 0;
              return m instanceof Promise
                ? m.then((e) => (ee && (ee.issues = e.issues.length ? gi(e.issues) : mi), e))
                : (ee && (ee.issues = m.issues.length ? gi(m.issues) : mi), m);
            };
          ((e._zod.parse = o), e._zod.run === t && (e._zod.run = o));
        }));
    },
  };
function wi() {
  return Ci;
}
function Ti(e, t) {
  let n = e[pi]?.backEdges;
  return n !== void 0 && hi(t) && n.has(t);
}
const Ei = () => {
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
        return `Invalid input: expected ${i(e.expected)}, received ${i(He(e.input), e.input)}`;
      case `invalid_value`:
        return e.values.length === 1
          ? `Invalid input: expected ${Se(e.values[0])}`
          : `Invalid option: expected one of ${ie(e.values, `|`)}`;
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
        return `Unrecognized key${e.keys.length > 1 ? `s` : ``}: ${ie(e.keys, `, `)}`;
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
function Di() {
  return { localeError: Ei() };
}
var Oi,
  ki = class {
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
function Ai() {
  return new ki();
}
(Oi = globalThis).__zod_globalRegistry ?? (Oi.__zod_globalRegistry = Ai());
const L = globalThis.__zod_globalRegistry;
function ji(e) {
  return ((e.checks &&= [...e.checks]), e);
} // @__NO_SIDE_EFFECTS__
function Mi(e, t) {
  return new e(ji({ type: `string`, ...S(t) }));
} // @__NO_SIDE_EFFECTS__
function Ni(e, t) {
  return new e({ type: `string`, format: `email`, check: `string_format`, abort: !1, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function Pi(e, t) {
  return new e({ type: `string`, format: `guid`, check: `string_format`, abort: !1, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function Fi(e, t) {
  return new e({ type: `string`, format: `uuid`, check: `string_format`, abort: !1, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function Ii(e, t) {
  return new e({
    type: `string`,
    format: `uuid`,
    check: `string_format`,
    abort: !1,
    version: `v4`,
    ...S(t),
  });
} // @__NO_SIDE_EFFECTS__
function Li(e, t) {
  return new e({
    type: `string`,
    format: `uuid`,
    check: `string_format`,
    abort: !1,
    version: `v6`,
    ...S(t),
  });
} // @__NO_SIDE_EFFECTS__
function Ri(e, t) {
  return new e({
    type: `string`,
    format: `uuid`,
    check: `string_format`,
    abort: !1,
    version: `v7`,
    ...S(t),
  });
} // @__NO_SIDE_EFFECTS__
function zi(e, t) {
  return new e({ type: `string`, format: `url`, check: `string_format`, abort: !1, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function Bi(e, t) {
  return new e({ type: `string`, format: `emoji`, check: `string_format`, abort: !1, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function Vi(e, t) {
  return new e({ type: `string`, format: `nanoid`, check: `string_format`, abort: !1, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function Hi(e, t) {
  return new e({ type: `string`, format: `cuid`, check: `string_format`, abort: !1, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function Ui(e, t) {
  return new e({ type: `string`, format: `cuid2`, check: `string_format`, abort: !1, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function Wi(e, t) {
  return new e({ type: `string`, format: `ulid`, check: `string_format`, abort: !1, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function Gi(e, t) {
  return new e({ type: `string`, format: `xid`, check: `string_format`, abort: !1, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function Ki(e, t) {
  return new e({ type: `string`, format: `ksuid`, check: `string_format`, abort: !1, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function qi(e, t) {
  return new e({ type: `string`, format: `ipv4`, check: `string_format`, abort: !1, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function Ji(e, t) {
  return new e({ type: `string`, format: `ipv6`, check: `string_format`, abort: !1, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function Yi(e, t) {
  return new e({ type: `string`, format: `cidrv4`, check: `string_format`, abort: !1, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function Xi(e, t) {
  return new e({ type: `string`, format: `cidrv6`, check: `string_format`, abort: !1, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function Zi(e, t) {
  return new e({ type: `string`, format: `base64`, check: `string_format`, abort: !1, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function Qi(e, t) {
  return new e({ type: `string`, format: `base64url`, check: `string_format`, abort: !1, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function $i(e, t) {
  return new e({ type: `string`, format: `e164`, check: `string_format`, abort: !1, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function ea(e, t) {
  return new e({ type: `string`, format: `jwt`, check: `string_format`, abort: !1, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function ta(e, t) {
  return new e({
    type: `string`,
    format: `datetime`,
    check: `string_format`,
    offset: !1,
    local: !1,
    precision: null,
    ...S(t),
  });
} // @__NO_SIDE_EFFECTS__
function na(e, t) {
  return new e({ type: `string`, format: `date`, check: `string_format`, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function ra(e, t) {
  return new e({
    type: `string`,
    format: `time`,
    check: `string_format`,
    precision: null,
    ...S(t),
  });
} // @__NO_SIDE_EFFECTS__
function ia(e, t) {
  return new e({ type: `string`, format: `duration`, check: `string_format`, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function aa(e, t) {
  return new e(ji({ type: `number`, checks: [], ...S(t) }));
} // @__NO_SIDE_EFFECTS__
function oa(e, t) {
  return new e({ type: `number`, check: `number_format`, abort: !1, format: `safeint`, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function sa(e, t) {
  return new e({ type: `boolean`, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function ca(e, t) {
  return new e({ type: `null`, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function la(e) {
  return new e({ type: `unknown` });
} // @__NO_SIDE_EFFECTS__
function ua(e, t) {
  return new e({ type: `never`, ...S(t) });
} // @__NO_SIDE_EFFECTS__
function da(e, t) {
  return new pn({ check: `less_than`, ...S(t), value: e, inclusive: !1 });
} // @__NO_SIDE_EFFECTS__
function fa(e, t) {
  return new pn({ check: `less_than`, ...S(t), value: e, inclusive: !0 });
} // @__NO_SIDE_EFFECTS__
function pa(e, t) {
  return new mn({ check: `greater_than`, ...S(t), value: e, inclusive: !1 });
} // @__NO_SIDE_EFFECTS__
function ma(e, t) {
  return new mn({ check: `greater_than`, ...S(t), value: e, inclusive: !0 });
} // @__NO_SIDE_EFFECTS__
function ha(e, t) {
  return new hn({ check: `multiple_of`, ...S(t), value: e });
} // @__NO_SIDE_EFFECTS__
function ga(e, t) {
  return new _n({ check: `max_length`, ...S(t), maximum: e });
} // @__NO_SIDE_EFFECTS__
function _a(e, t) {
  return new vn({ check: `min_length`, ...S(t), minimum: e });
} // @__NO_SIDE_EFFECTS__
function va(e, t) {
  return new yn({ check: `length_equals`, ...S(t), length: e });
} // @__NO_SIDE_EFFECTS__
function ya(e, t) {
  return new xn({ check: `string_format`, format: `regex`, ...S(t), pattern: e });
} // @__NO_SIDE_EFFECTS__
function ba(e) {
  return new Sn({ check: `string_format`, format: `lowercase`, ...S(e) });
} // @__NO_SIDE_EFFECTS__
function xa(e) {
  return new Cn({ check: `string_format`, format: `uppercase`, ...S(e) });
} // @__NO_SIDE_EFFECTS__
function Sa(e, t) {
  return new wn({ check: `string_format`, format: `includes`, ...S(t), includes: e });
} // @__NO_SIDE_EFFECTS__
function Ca(e, t) {
  return new Tn({ check: `string_format`, format: `starts_with`, ...S(t), prefix: e });
} // @__NO_SIDE_EFFECTS__
function wa(e, t) {
  return new En({ check: `string_format`, format: `ends_with`, ...S(t), suffix: e });
} // @__NO_SIDE_EFFECTS__
function R(e) {
  return new Dn({ check: `overwrite`, tx: e });
} // @__NO_SIDE_EFFECTS__
function Ta(e) {
  return /* @__PURE__ */ R((t) => t.normalize(e));
} // @__NO_SIDE_EFFECTS__
function Ea() {
  return /* @__PURE__ */ R((e) => e.trim());
} // @__NO_SIDE_EFFECTS__
function Da() {
  return /* @__PURE__ */ R((e) => e.toLowerCase());
} // @__NO_SIDE_EFFECTS__
function Oa() {
  return /* @__PURE__ */ R((e) => e.toUpperCase());
} // @__NO_SIDE_EFFECTS__
function ka() {
  return /* @__PURE__ */ R((e) => ge(e));
} // @__NO_SIDE_EFFECTS__
function Aa(e, t, n) {
  return new e({ type: `array`, element: t, ...S(n) });
} // @__NO_SIDE_EFFECTS__
function ja(e, t, n) {
  return new e({ type: `custom`, check: `custom`, fn: t, ...S(n) });
} // @__NO_SIDE_EFFECTS__
function Ma(e, t) {
  let n = /* @__PURE__ */ Na(
    (t) => (
      (t.addIssue = (e) => {
        if (typeof e == `string`) t.issues.push(E(e, t.value, n._zod.def));
        else {
          let r = e;
          (r.fatal && (r.continue = !1),
            (r.code ??= `custom`),
            `input` in r || (r.input = t.value),
            (r.inst ??= n),
            (r.continue ??= !n._zod.def.abort),
            t.issues.push(E(r)));
        }
      }),
      e(t.value, t)
    ),
    t,
  );
  return n;
} // @__NO_SIDE_EFFECTS__
function Na(e, t) {
  let n = new P({ check: `custom`, ...S(t) });
  return ((n._zod.check = e), n);
}
function z(e, ...t) {
  for (let n of t)
    for (let t of Reflect.ownKeys(n))
      Object.prototype.propertyIsEnumerable.call(n, t) && h(e, t, n[t]);
  return e;
}
function Pa(e) {
  let t = e?.target ?? `draft-2020-12`;
  return (
    t === `draft-4` && (t = `draft-04`),
    t === `draft-7` && (t = `draft-07`),
    {
      processors: e.processors ?? {},
      metadataRegistry: e?.metadata ?? L,
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
function B(e, t, n, r, i) {
  let a =
    typeof t.unrepresentable == `function`
      ? t.unrepresentable({ zodSchema: e, path: r.path, message: i })
      : t.unrepresentable;
  if (a === `any`) return !1;
  if (a === void 0 || a === `throw`) throw Error(i);
  return (Object.assign(n, a), !0);
}
function V(e, t, n = { path: [], schemaPath: [] }) {
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
    a && ((o.ref ||= a), V(a, t, r), (t.seen.get(a).isParent = !0));
  }
  let c = t.metadataRegistry.get(e);
  return (
    c && z(o.schema, c),
    t.io === `input` && H(e) && (delete o.schema.examples, delete o.schema.default),
    t.io === `input` &&
      `_prefault` in o.schema &&
      ((r = o.schema).default ?? (r.default = o.schema._prefault)),
    delete o.schema._prefault,
    t.seen.get(e).schema
  );
}
function Fa(e) {
  return e.replace(/~/g, `~0`).replace(/\//g, `~1`);
}
function Ia(e, t) {
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
        return ((t[1].defId = a), { defId: a, ref: `${i(`__shared`)}#/${r}/${Fa(a)}` });
      }
      let i = `#/${r}/`;
      if (t[1] === n && !t[1].schema.id) return { ref: `#` };
      let a = t[1].schema.id ?? `__schema${e.counter++}`;
      return { defId: a, ref: i + Fa(a) };
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
function La(e) {
  let t = e.anyOf;
  if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
  let n = [];
  for (let e of t) {
    if (!e || typeof e != `object`) return;
    La(e);
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
const Ra = /* @__PURE__ */ new Set([`type`, `properties`, `required`, `additionalProperties`]),
  za = [`oneOf`, `anyOf`];
function Ba(e) {
  let t = e.additionalProperties;
  return t === void 0 || t === !1 || typeof t != `object` || !t
    ? null
    : Object.keys(t).length
      ? t
      : null;
}
function Va(e) {
  let t = [];
  for (let n of e) {
    if (typeof n != `object` || n.type !== `object`) return null;
    for (let e in n) if (!Ra.has(e)) return null;
    t.push(n);
  }
  let n = {},
    r = /* @__PURE__ */ new Set();
  for (let e of t) {
    for (let r in e.properties) {
      if (Object.prototype.hasOwnProperty.call(n, r)) continue;
      let e = [];
      for (let n of t) {
        let t = n.properties?.[r] ?? Ba(n);
        t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
      }
      h(n, r, e.length === 1 ? e[0] : (Va(e) ?? { allOf: e }));
    }
    for (let t of e.required ?? []) r.add(t);
  }
  let i = { type: `object`, properties: n };
  if ((r.size && (i.required = [...r]), t.every((e) => e.additionalProperties === !1)))
    i.additionalProperties = !1;
  else {
    let e = [];
    for (let n of t) {
      let t = Ba(n);
      t && !e.some((e) => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
    }
    e.length === 1
      ? (i.additionalProperties = e[0])
      : e.length > 1 && (i.additionalProperties = { allOf: e });
  }
  return i;
}
function Ha(e) {
  let t = e.allOf;
  if (!Array.isArray(t) || t.length < 2) return;
  for (let t of Ra) if (t in e) return;
  let n = t.filter((e) => za.some((t) => Array.isArray(e[t]))),
    r = null;
  if (!n.length) r = Va(t);
  else {
    let e = n[0],
      i = za.find((t) => Array.isArray(e[t]));
    if (Object.keys(e).length !== 1) return;
    let a = t.filter((t) => t !== e),
      o = e[i].map((e) => Va([...a, e]));
    if (o.some((e) => !e)) return;
    r = { [i]: o };
  }
  r && (delete e.allOf, z(e, r));
}
function Ua(e, t) {
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
          : z(i, s),
        z(i, a),
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
    if (e.target !== `openapi-3.0`) for (let t of e.seen.entries()) La(t[1].def ?? t[1].schema);
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
      for (let n of e.intersections) for (let e of t.get(n) ?? []) Ha(e);
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
  z(i, n.defId ? n.schema : (n.def ?? n.schema));
  let a = e.metadataRegistry.get(t)?.id;
  a !== void 0 && i.id === a && delete i.id;
  let o = e.external?.defs ?? {};
  if (!e.external || e.sharedEmitDoneFor !== e.external)
    for (let t of e.seen.entries()) {
      let e = t[1];
      e.def && e.defId && (e.def.id === e.defId && delete e.def.id, h(o, e.defId, e.def));
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
            input: Ga(t, `input`, e.processors),
            output: Ga(t, `output`, e.processors),
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
function H(e, t) {
  let n = t ?? { seen: /* @__PURE__ */ new Set() };
  if (n.seen.has(e)) return !1;
  n.seen.add(e);
  let r = e._zod.def;
  if (r.type === `transform`) return !0;
  if (r.type === `array`) return H(r.element, n);
  if (r.type === `set`) return H(r.valueType, n);
  if (r.type === `lazy`) return H(r.getter(), n);
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
    return H(r.innerType, n);
  if (r.type === `intersection`) return H(r.left, n) || H(r.right, n);
  if (r.type === `record` || r.type === `map`) return H(r.keyType, n) || H(r.valueType, n);
  if (r.type === `pipe`) return e._zod.traits.has(`$ZodCodec`) ? !0 : H(r.in, n) || H(r.out, n);
  if (r.type === `object`) {
    for (let e in r.shape) if (H(r.shape[e], n)) return !0;
    return !1;
  }
  if (r.type === `union`) {
    for (let e of r.options) if (H(e, n)) return !0;
    return !1;
  }
  if (r.type === `tuple`) {
    for (let e of r.items) if (H(e, n)) return !0;
    return !!(r.rest && H(r.rest, n));
  }
  return !1;
}
const Wa =
    (e, t = {}) =>
    (n) => {
      let r = Pa({ ...n, processors: t });
      return (V(e, r), Ia(r, e), Ua(r, e));
    },
  Ga =
    (e, t, n = {}) =>
    (r) => {
      let { libraryOptions: i, target: a } = r ?? {},
        o = Pa({ ...(i ?? {}), target: a, io: t, processors: n });
      return (V(e, o), Ia(o, e), Ua(o, e));
    },
  U = (e, t, n) => {
    (e[t] === void 0 || n > e[t]) && (e[t] = n);
  },
  W = (e, t, n) => {
    (e[t] === void 0 || n < e[t]) && (e[t] = n);
  },
  Ka = (e, t) => {
    (U(e, `minimum`, t), W(e, `maximum`, t));
  },
  qa = (e, t) => {
    ((e.multipleOf ??= []), e.multipleOf.includes(t) || e.multipleOf.push(t));
  },
  Ja = (e, t) => {
    ((e.patterns ??= /* @__PURE__ */ new Set()), e.patterns.add(t));
  },
  Ya = (e, t) => {
    e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
  },
  Xa = (e, t) => {
    ((e.format = t), t.includes(`int`) && (e.isInt = !0));
  },
  Za = (e, t) => U(e, `minimum`, t.minimum),
  Qa = (e, t) => W(e, `maximum`, t.maximum),
  $a = (e) => (t, n) => {
    Xa(t, n.format);
    let [r, i] = e[n.format];
    (U(t, `minimum`, r), W(t, `maximum`, i));
  },
  eo = {
    greater_than: (e, t) => U(e, t.inclusive ? `minimum` : `exclusiveMinimum`, t.value),
    less_than: (e, t) => W(e, t.inclusive ? `maximum` : `exclusiveMaximum`, t.value),
    multiple_of: (e, t) => qa(e, t.value),
    number_format: $a(we),
    bigint_format: $a(Te),
    min_length: Za,
    max_length: Qa,
    length_equals: (e, t) => Ka(e, t.length),
    min_size: Za,
    max_size: Qa,
    size_equals: (e, t) => Ka(e, t.size),
    string_format: (e, t) => {
      (Xa(e, t.format),
        t.pattern && Ja(e, t.pattern),
        (t.format === `base64` || t.format === `base64url`) && (e.contentEncoding = t.format),
        (t.local || t.precision === -1) && (e.laxFormat = !0));
    },
    mime_type: (e, t) => Ya(e, t.mime),
  };
function G(e) {
  let t = {},
    n = e._zod.def,
    r = e._zod.traits.has(`$ZodCheck`) ? [e, ...(n.checks ?? [])] : (n.checks ?? []);
  for (let e of r) eo[e._zod.def.check]?.(t, e._zod.def);
  let i = e._zod.bag;
  (i.minimum !== void 0 && U(t, `minimum`, i.minimum),
    i.exclusiveMinimum !== void 0 && U(t, `exclusiveMinimum`, i.exclusiveMinimum),
    i.maximum !== void 0 && W(t, `maximum`, i.maximum),
    i.exclusiveMaximum !== void 0 && W(t, `exclusiveMaximum`, i.exclusiveMaximum),
    i.multipleOf !== void 0 && qa(t, i.multipleOf),
    i.format !== void 0 && ((t.format ??= i.format), i.format.includes(`int`) && (t.isInt = !0)),
    i.mime && Ya(t, i.mime));
  for (let e of i.patterns ?? []) Ja(t, e);
  return t;
}
const to = {
    guid: `uuid`,
    url: `uri`,
    datetime: `date-time`,
    json_string: `json-string`,
    regex: ``,
  },
  no = /* @__PURE__ */ new Map([
    [ur, qt],
    [fr, Jt],
  ]),
  ro = (e) => no.get(e) ?? e,
  io = (e, t, n, r) => {
    let i = n;
    i.type = `string`;
    let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = G(e);
    if (
      (typeof a == `number` && (i.minLength = a),
      typeof o == `number` && (i.maxLength = o),
      s &&
        ((i.format = to[s] ?? s),
        i.format === `` && delete i.format,
        (s === `time` || u) && delete i.format),
      l && (i.contentEncoding = l),
      c && c.size > 0)
    ) {
      let e = [...c].map(ro);
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
  ao = (e, t, n, r) => {
    let i = n,
      {
        minimum: a,
        maximum: o,
        multipleOf: s,
        exclusiveMaximum: c,
        exclusiveMinimum: l,
        isInt: u,
      } = G(e);
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
          : B(e, t, i, r, `A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
      let [a, ...o] = n;
      (a !== void 0 && (i.multipleOf = a),
        o.length && (i.allOf = [...(i.allOf ?? []), ...o.map((e) => ({ multipleOf: e }))]));
    }
  },
  oo = (e, t, n, r) => {
    n.type = `boolean`;
  },
  so = (e, t, n, r) => {
    t.target === `openapi-3.0`
      ? ((n.type = `string`), (n.nullable = !0), (n.enum = [null]))
      : (n.type = `null`);
  },
  co = (e, t, n, r) => {
    n.not = {};
  },
  lo = (e, t, n, r) => {
    let i = e._zod.def,
      a = re(i.entries);
    a.length === 0
      ? (n.not = {})
      : (a.every((e) => typeof e == `number`) && (n.type = `number`),
        a.every((e) => typeof e == `string`) && (n.type = `string`),
        (n.enum = a));
  },
  uo = (e, t, n, r) => {
    let i = e._zod.def;
    if (i.values.length === 0) {
      n.not = {};
      return;
    }
    let a = [];
    for (let o of i.values)
      if (o === void 0) {
        if (B(e, t, n, r, "Literal `undefined` cannot be represented in JSON Schema")) return;
      } else if (typeof o == `bigint`) {
        if (B(e, t, n, r, `BigInt literals cannot be represented in JSON Schema`)) return;
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
  fo = (e, t, n, r) => {
    B(e, t, n, r, `Custom types cannot be represented in JSON Schema`);
  },
  po = (e, t, n, r) => {
    B(e, t, n, r, `Transforms cannot be represented in JSON Schema`);
  },
  mo = (e, t, n, r) => {
    let i = n,
      a = e._zod.def,
      { minimum: o, maximum: s } = G(e);
    (typeof o == `number` && (i.minItems = o),
      typeof s == `number` && (i.maxItems = s),
      (i.type = `array`),
      (i.items = V(a.element, t, { ...r, path: [...r.path, `items`] })));
  };
function K(e) {
  let t = e._zod.def;
  return t.type === `pipe` && t.in._zod.traits.has(`$ZodTransform`)
    ? K(t.out)
    : t.type === `catch`
      ? K(t.innerType)
      : e._zod.optin;
}
const ho = (e, t, n, r) => {
    let i = n,
      a = e._zod.def,
      o = a.shape;
    if (
      Object.getOwnPropertySymbols(o).length &&
      B(e, t, i, r, `Symbol keys cannot be represented in JSON Schema`)
    )
      return;
    ((i.type = `object`), (i.properties = {}));
    for (let e in o) h(i.properties, e, V(o[e], t, { ...r, path: [...r.path, `properties`, e] }));
    let s = [];
    for (let e of Object.keys(o)) {
      let n = a.shape[e];
      (t.io === `input` ? K(n) === void 0 : n._zod.optout === void 0) && s.push(e);
    }
    (s.length > 0 && (i.required = s),
      a.catchall?._zod.def.type === `never`
        ? (i.additionalProperties = !1)
        : a.catchall
          ? a.catchall &&
            (i.additionalProperties = V(a.catchall, t, {
              ...r,
              path: [...r.path, `additionalProperties`],
            }))
          : t.io === `output` && (i.additionalProperties = !1));
  },
  go = (e, t, n, r) => {
    let i = e._zod.def,
      a = i.inclusive === !1,
      o = i.options.map((e, n) => V(e, t, { ...r, path: [...r.path, a ? `oneOf` : `anyOf`, n] }));
    a ? (n.oneOf = o) : (n.anyOf = o);
  },
  _o = (e, t, n, r) => {
    let i = e._zod.def,
      a = V(i.left, t, { ...r, path: [...r.path, `allOf`, 0] }),
      o = V(i.right, t, { ...r, path: [...r.path, `allOf`, 1] }),
      s = (e) => `allOf` in e && Object.keys(e).length === 1,
      c = [...(s(a) ? a.allOf : [a]), ...(s(o) ? o.allOf : [o])];
    ((n.allOf = c), t.intersections.push(c));
  },
  vo = (e, t, n, r) => {
    let i = n,
      a = e._zod.def;
    i.type = `array`;
    let o = t.target === `draft-2020-12` ? `prefixItems` : `items`,
      s = t.target === `draft-2020-12` || t.target === `openapi-3.0` ? `items` : `additionalItems`,
      c = a.items.map((e, n) => V(e, t, { ...r, path: [...r.path, o, n] })),
      l = a.rest
        ? V(a.rest, t, {
            ...r,
            path: [...r.path, s, ...(t.target === `openapi-3.0` ? [a.items.length] : [])],
          })
        : null,
      u = a.items.length;
    for (; u > 0;) {
      let e = a.items[u - 1];
      if (!(t.io === `input` ? K(e) !== void 0 : e._zod.optout === `optional`)) break;
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
    let { minimum: p, maximum: m } = G(e);
    (typeof p == `number` && (i.minItems = p), typeof m == `number` && (i.maxItems = m));
  };
function yo(e, t, n) {
  if (t.$ref) {
    if (n.has(t)) return t;
    n.add(t);
    let r = e.get(t)?.def;
    if (!r) return t;
    let i = yo(e, r, n);
    return i === r ? t : i;
  }
  for (let r of [`anyOf`, `oneOf`]) {
    let i = t[r];
    if (!Array.isArray(i)) continue;
    let a = i.map((t) => yo(e, t, n));
    a.some((e, t) => e !== i[t]) && (t = { ...t, [r]: a });
  }
  let r = Array.isArray(t.type) ? t.type : [t.type],
    i = !r.includes(`string`) && r.some((e) => e === `number` || e === `integer`),
    a = t.enum ?? (t.const === void 0 ? void 0 : [t.const]);
  if (!i && !a?.some((e) => typeof e == `number`)) return t;
  let {
    minimum: o,
    maximum: s,
    exclusiveMinimum: c,
    exclusiveMaximum: l,
    multipleOf: u,
    format: d,
    id: f,
    ...p
  } = t;
  return (
    p.enum
      ? (p.enum = p.enum.map((e) => (typeof e == `number` ? String(e) : e)))
      : typeof p.const == `number` && (p.const = String(p.const)),
    i && ((p.type = `string`), a || (p.pattern = (r.includes(`number`) ? on : an).source)),
    p
  );
}
const bo = /* @__PURE__ */ new WeakMap();
function xo(e) {
  let t = /* @__PURE__ */ new Map();
  for (let n of e.seen.values()) n.def && !t.has(n.schema) && t.set(n.schema, n);
  let n = /* @__PURE__ */ new Map();
  for (let r of bo.get(e) ?? []) {
    let i = e.seen.get(r),
      a = (i?.def ?? i?.schema)?.propertyNames;
    if (!a || a === !0 || n.has(a)) continue;
    let o = yo(t, a, /* @__PURE__ */ new Set());
    o !== a && n.set(a, o);
  }
  if (n.size)
    for (let t of e.seen.values())
      for (let e of [t.schema, t.def]) {
        let t = e && n.get(e.propertyNames);
        t && (e.propertyNames = t);
      }
}
const So = (e, t, n, r) => {
    let i = n,
      a = e._zod.def;
    i.type = `object`;
    let o = a.keyType,
      s = G(o).patterns;
    if (a.mode === `loose` && s && s.size > 0) {
      let e = V(a.valueType, t, { ...r, path: [...r.path, `patternProperties`, `*`] });
      i.patternProperties = {};
      for (let t of s) h(i.patternProperties, ro(t).source, e);
    } else {
      if (t.target === `draft-07` || t.target === `draft-2020-12`) {
        i.propertyNames = V(a.keyType, t, { ...r, path: [...r.path, `propertyNames`] });
        let n = bo.get(t);
        (n || ((n = []), bo.set(t, n), t.deferred.push(() => xo(t))), n.push(e));
      }
      i.additionalProperties = V(a.valueType, t, {
        ...r,
        path: [...r.path, `additionalProperties`],
      });
    }
    let c = o._zod.values,
      l = t.io === `input` && K(a.valueType) !== void 0;
    if (c && !a.partial && !l) {
      let e = [...c].filter((e) => typeof e == `string` || typeof e == `number`);
      e.length > 0 && (i.required = e.map(String));
    }
  },
  Co = (e, t, n, r) => {
    let i = e._zod.def,
      a = V(i.innerType, t, r),
      o = t.seen.get(e);
    t.target === `openapi-3.0`
      ? ((o.ref = i.innerType), (n.nullable = !0))
      : (n.anyOf = [a, { type: `null` }]);
  },
  wo = (e, t, n, r) => {
    let i = e._zod.def;
    V(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
  },
  To = Symbol();
function Eo(e, t, n, r, i) {
  let a = !1,
    o = JSON.stringify(e, (e, t) => (typeof t == `bigint` ? ((a = !0), null) : t));
  return a
    ? (B(t, n, r, i, `BigInt defaults cannot be represented in JSON Schema`), To)
    : JSON.parse(o);
}
const Do = (e, t, n, r) => {
    let i = e._zod.def;
    V(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
    let o = Eo(i.defaultValue, e, t, n, r);
    o !== To && (n.default = o);
  },
  Oo = (e, t, n, r) => {
    let i = e._zod.def;
    V(i.innerType, t, r);
    let a = t.seen.get(e);
    if (((a.ref = i.innerType), t.io !== `input`)) return;
    let o = Eo(i.defaultValue, e, t, n, r);
    o !== To && (n._prefault = o);
  },
  ko = (e, t, n, r) => {
    let i = e._zod.def;
    V(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
    let o;
    try {
      o = i.catchValue(void 0);
    } catch {
      B(e, t, n, r, `Dynamic catch values are not supported in JSON Schema`);
      return;
    }
    n.default = o;
  },
  Ao = (e, t, n, r) => {
    let i = e._zod.def,
      a = i.in._zod.traits.has(`$ZodTransform`),
      o = t.io === `input` ? (a ? i.out : i.in) : i.out;
    V(o, t, r);
    let s = t.seen.get(e);
    s.ref = o;
  },
  jo = (e, t, n, r) => {
    let i = e._zod.def;
    V(i.innerType, t, r);
    let a = t.seen.get(e);
    ((a.ref = i.innerType), (n.readOnly = !0));
  },
  Mo = (e, t, n, r) => {
    let i = e._zod.def;
    V(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
  },
  No = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function Po(e, t, n) {
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
const q = /*@__PURE__*/ A(
    `ZodError`,
    (e, t) => {
      (ct.init(e, t), (e.name = `ZodError`));
      let n = Object.getPrototypeOf(e);
      No.has(n) ||
        (No.add(n),
        Po(n, `format`, (e) => (t) => dt(e, t)),
        Po(n, `flatten`, (e) => (t) => ut(e, t)),
        Po(n, `addIssue`, (e) => (t) => {
          (e.issues.push(t), (e.message = JSON.stringify(e.issues, ae, 2)));
        }),
        Po(n, `addIssues`, (e) => (t) => {
          (e.issues.push(...t), (e.message = JSON.stringify(e.issues, ae, 2)));
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
  Fo = /* @__PURE__ */ pt(q),
  Io = /* @__PURE__ */ mt(q),
  Lo = /* @__PURE__ */ ht(q),
  Ro = /* @__PURE__ */ _t(q),
  zo = /* @__PURE__ */ Ct(q),
  Bo = /* @__PURE__ */ wt(q),
  Vo = /* @__PURE__ */ Tt(q),
  Ho = /* @__PURE__ */ Et(q),
  Uo = /* @__PURE__ */ Dt(q),
  Wo = /* @__PURE__ */ Ot(q),
  Go = /* @__PURE__ */ kt(q),
  Ko = /* @__PURE__ */ At(q);
function qo() {
  M.localeError || N(Di());
}
function Jo() {
  M.memoizer || N({ memoizer: wi() });
}
const J = /*@__PURE__*/ A(
    `ZodType`,
    (e, t) => (qo(), F.init(e, t), (e.def = t), (e.type = t.type), e),
    {
      check(...e) {
        let t = this.def;
        return this.clone(
          v(t, {
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
        return x(this, e, t);
      },
      brand() {
        return this;
      },
      register(e, t) {
        return (e.add(this, t), this);
      },
      refine(e, t) {
        return this.check(gc(e, t));
      },
      superRefine(e, t) {
        return this.check(_c(e, t));
      },
      overwrite(e) {
        return this.check(/* @__PURE__ */ R(e));
      },
      optional() {
        return Qs(this);
      },
      exactOptional() {
        return ec(this);
      },
      nullable() {
        return nc(this);
      },
      nullish() {
        return Qs(nc(this));
      },
      nonoptional(e) {
        return cc(this, e);
      },
      array() {
        return Z(this);
      },
      or(e) {
        return Is([this, e]);
      },
      and(e) {
        return Bs(this, e);
      },
      transform(e) {
        return fc(this, Xs(e));
      },
      default(e) {
        return ic(this, e);
      },
      prefault(e) {
        return oc(this, e);
      },
      catch(e) {
        return uc(this, e);
      },
      pipe(e) {
        return fc(this, e);
      },
      readonly() {
        return mc(this);
      },
      describe(e) {
        let t = this.clone();
        return (L.add(t, { description: e }), t);
      },
      meta(...e) {
        if (e.length === 0) return L.get(this);
        let t = this.clone();
        return (L.add(t, e[0]), t);
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
        return We(this, `~standard`, {
          ...Mn(this),
          jsonSchema: { input: Ga(this, `input`), output: Ga(this, `output`) },
        });
      },
      set "~standard"(e) {
        D(this, `~standard`, e);
      },
      parse: function e(t, n) {
        return Fo(this, t, n, { callee: e });
      },
      parseAsync: async function e(t, n) {
        return await Io(this, t, n, { callee: e });
      },
      safeParse(e, t) {
        return Lo(this, e, t);
      },
      async safeParseAsync(e, t) {
        return Ro(this, e, t);
      },
      get spa() {
        return this?.safeParseAsync;
      },
      set spa(e) {
        D(this, `spa`, e);
      },
      validate(e, t) {
        return bt(this, e, t);
      },
      validateAsync(e, t) {
        return St(this, e, t);
      },
      encode: function e(t, n) {
        return zo(this, t, n, { callee: e });
      },
      decode: function e(t, n) {
        return Bo(this, t, n, { callee: e });
      },
      encodeAsync: async function e(t, n) {
        return await Vo(this, t, n, { callee: e });
      },
      decodeAsync: async function e(t, n) {
        return await Ho(this, t, n, { callee: e });
      },
      safeEncode(e, t) {
        return Uo(this, e, t);
      },
      safeDecode(e, t) {
        return Wo(this, e, t);
      },
      async safeEncodeAsync(e, t) {
        return Go(this, e, t);
      },
      async safeDecodeAsync(e, t) {
        return Ko(this, e, t);
      },
      toJSONSchema(e) {
        return Wa(this, {})(e);
      },
      get description() {
        return L.get(this)?.description;
      },
      get _def() {
        return this._zod.def;
      },
    },
  ),
  Yo = /*@__PURE__*/ A(
    `_ZodString`,
    (e, t) => {
      (Nn.init(e, t), J.init(e, t), (e._zod.processJSONSchema = (t, n, r) => io(e, t, n, r)));
    },
    /*@__PURE__*/ Ge(
      {
        format: (e) => G(e).format ?? null,
        minLength: (e) => G(e).minimum ?? null,
        maxLength: (e) => G(e).maximum ?? null,
      },
      {
        regex(...e) {
          return this.check(/* @__PURE__ */ ya(...e));
        },
        includes(...e) {
          return this.check(/* @__PURE__ */ Sa(...e));
        },
        startsWith(...e) {
          return this.check(/* @__PURE__ */ Ca(...e));
        },
        endsWith(...e) {
          return this.check(/* @__PURE__ */ wa(...e));
        },
        min(...e) {
          return this.check(/* @__PURE__ */ _a(...e));
        },
        max(...e) {
          return this.check(/* @__PURE__ */ ga(...e));
        },
        length(...e) {
          return this.check(/* @__PURE__ */ va(...e));
        },
        nonempty(...e) {
          return this.check(/* @__PURE__ */ _a(1, ...e));
        },
        lowercase(e) {
          return this.check(/* @__PURE__ */ ba(e));
        },
        uppercase(e) {
          return this.check(/* @__PURE__ */ xa(e));
        },
        trim() {
          return this.check(/* @__PURE__ */ Ea());
        },
        normalize(...e) {
          return this.check(/* @__PURE__ */ Ta(...e));
        },
        toLowerCase() {
          return this.check(/* @__PURE__ */ Da());
        },
        toUpperCase() {
          return this.check(/* @__PURE__ */ Oa());
        },
        slugify() {
          return this.check(/* @__PURE__ */ ka());
        },
      },
    ),
  ),
  Xo = /*@__PURE__*/ A(
    `ZodString`,
    (e, t) => {
      (Nn.init(e, t), Yo.init(e, t));
    },
    {
      email(e) {
        return this.check(/* @__PURE__ */ Ni(ts, e));
      },
      url(e) {
        return this.check(/* @__PURE__ */ zi(is, e));
      },
      jwt(e) {
        return this.check(/* @__PURE__ */ ea(ys, e));
      },
      emoji(e) {
        return this.check(/* @__PURE__ */ Bi(as, e));
      },
      guid(e) {
        return this.check(/* @__PURE__ */ Pi(ns, e));
      },
      uuid(e) {
        return this.check(/* @__PURE__ */ Fi(rs, e));
      },
      uuidv4(e) {
        return this.check(/* @__PURE__ */ Ii(rs, e));
      },
      uuidv6(e) {
        return this.check(/* @__PURE__ */ Li(rs, e));
      },
      uuidv7(e) {
        return this.check(/* @__PURE__ */ Ri(rs, e));
      },
      nanoid(e) {
        return this.check(/* @__PURE__ */ Vi(os, e));
      },
      cuid(e) {
        return this.check(/* @__PURE__ */ Hi(ss, e));
      },
      cuid2(e) {
        return this.check(/* @__PURE__ */ Ui(cs, e));
      },
      ulid(e) {
        return this.check(/* @__PURE__ */ Wi(ls, e));
      },
      base64(e) {
        return this.check(/* @__PURE__ */ Zi(gs, e));
      },
      base64url(e) {
        return this.check(/* @__PURE__ */ Qi(_s, e));
      },
      xid(e) {
        return this.check(/* @__PURE__ */ Gi(us, e));
      },
      ksuid(e) {
        return this.check(/* @__PURE__ */ Ki(ds, e));
      },
      ipv4(e) {
        return this.check(/* @__PURE__ */ qi(fs, e));
      },
      ipv6(e) {
        return this.check(/* @__PURE__ */ Ji(ps, e));
      },
      cidrv4(e) {
        return this.check(/* @__PURE__ */ Yi(ms, e));
      },
      cidrv6(e) {
        return this.check(/* @__PURE__ */ Xi(hs, e));
      },
      e164(e) {
        return this.check(/* @__PURE__ */ $i(vs, e));
      },
      datetime(e) {
        return this.check(/* @__PURE__ */ ta(Zo, e));
      },
      date(e) {
        return this.check(/* @__PURE__ */ na(Qo, e));
      },
      time(e) {
        return this.check(/* @__PURE__ */ ra($o, e));
      },
      duration(e) {
        return this.check(/* @__PURE__ */ ia(es, e));
      },
    },
  );
function Y(e) {
  return /* @__PURE__ */ Mi(Xo, e);
}
const X = /*@__PURE__*/ A(`ZodStringFormat`, (e, t) => {
    (I.init(e, t), Yo.init(e, t));
  }),
  Zo = /*@__PURE__*/ A(`ZodISODateTime`, (e, t) => {
    (Qn.init(e, t), X.init(e, t));
  }),
  Qo = /*@__PURE__*/ A(`ZodISODate`, (e, t) => {
    ($n.init(e, t), X.init(e, t));
  }),
  $o = /*@__PURE__*/ A(`ZodISOTime`, (e, t) => {
    (er.init(e, t), X.init(e, t));
  }),
  es = /*@__PURE__*/ A(`ZodISODuration`, (e, t) => {
    (tr.init(e, t), X.init(e, t));
  }),
  ts = /*@__PURE__*/ A(`ZodEmail`, (e, t) => {
    (In.init(e, t), X.init(e, t));
  }),
  ns = /*@__PURE__*/ A(`ZodGUID`, (e, t) => {
    (Pn.init(e, t), X.init(e, t));
  }),
  rs = /*@__PURE__*/ A(`ZodUUID`, (e, t) => {
    (Fn.init(e, t), X.init(e, t));
  }),
  is = /*@__PURE__*/ A(`ZodURL`, (e, t) => {
    (Wn.init(e, t), X.init(e, t));
  }),
  as = /*@__PURE__*/ A(`ZodEmoji`, (e, t) => {
    (Gn.init(e, t), X.init(e, t));
  }),
  os = /*@__PURE__*/ A(`ZodNanoID`, (e, t) => {
    (Kn.init(e, t), X.init(e, t));
  }),
  ss = /*@__PURE__*/ A(`ZodCUID`, (e, t) => {
    (qn.init(e, t), X.init(e, t));
  }),
  cs = /*@__PURE__*/ A(`ZodCUID2`, (e, t) => {
    (Jn.init(e, t), X.init(e, t));
  }),
  ls = /*@__PURE__*/ A(`ZodULID`, (e, t) => {
    (Yn.init(e, t), X.init(e, t));
  }),
  us = /*@__PURE__*/ A(`ZodXID`, (e, t) => {
    (Xn.init(e, t), X.init(e, t));
  }),
  ds = /*@__PURE__*/ A(`ZodKSUID`, (e, t) => {
    (Zn.init(e, t), X.init(e, t));
  }),
  fs = /*@__PURE__*/ A(`ZodIPv4`, (e, t) => {
    (nr.init(e, t), X.init(e, t));
  }),
  ps = /*@__PURE__*/ A(`ZodIPv6`, (e, t) => {
    (ar.init(e, t), X.init(e, t));
  }),
  ms = /*@__PURE__*/ A(`ZodCIDRv4`, (e, t) => {
    (or.init(e, t), X.init(e, t));
  }),
  hs = /*@__PURE__*/ A(`ZodCIDRv6`, (e, t) => {
    (cr.init(e, t), X.init(e, t));
  }),
  gs = /*@__PURE__*/ A(`ZodBase64`, (e, t) => {
    (dr.init(e, t), X.init(e, t));
  }),
  _s = /*@__PURE__*/ A(`ZodBase64URL`, (e, t) => {
    (mr.init(e, t), X.init(e, t));
  }),
  vs = /*@__PURE__*/ A(`ZodE164`, (e, t) => {
    (hr.init(e, t), X.init(e, t));
  }),
  ys = /*@__PURE__*/ A(`ZodJWT`, (e, t) => {
    (_r.init(e, t), X.init(e, t));
  }),
  bs = /*@__PURE__*/ A(
    `ZodNumber`,
    (e, t) => {
      (vr.init(e, t),
        J.init(e, t),
        (e._zod.processJSONSchema = (t, n, r) => ao(e, t, n, r)),
        (e.isFinite = !0));
    },
    /*@__PURE__*/ Ge(
      {
        minValue: (e) => {
          let { minimum: t, exclusiveMinimum: n } = G(e);
          return Math.max(t ?? -1 / 0, n ?? -1 / 0);
        },
        maxValue: (e) => {
          let { maximum: t, exclusiveMaximum: n } = G(e);
          return Math.min(t ?? 1 / 0, n ?? 1 / 0);
        },
        isInt: (e) => {
          let { isInt: t, multipleOf: n } = G(e);
          return !!t || !!n?.some(Number.isSafeInteger);
        },
        format: (e) => G(e).format ?? null,
      },
      {
        gt(e, t) {
          return this.check(/* @__PURE__ */ pa(e, t));
        },
        gte(e, t) {
          return this.check(/* @__PURE__ */ ma(e, t));
        },
        min(e, t) {
          return this.check(/* @__PURE__ */ ma(e, t));
        },
        lt(e, t) {
          return this.check(/* @__PURE__ */ da(e, t));
        },
        lte(e, t) {
          return this.check(/* @__PURE__ */ fa(e, t));
        },
        max(e, t) {
          return this.check(/* @__PURE__ */ fa(e, t));
        },
        int(e) {
          return this.check(Cs(e));
        },
        safe(e) {
          return this.check(Cs(e));
        },
        positive(e) {
          return this.check(/* @__PURE__ */ pa(0, e));
        },
        nonnegative(e) {
          return this.check(/* @__PURE__ */ ma(0, e));
        },
        negative(e) {
          return this.check(/* @__PURE__ */ da(0, e));
        },
        nonpositive(e) {
          return this.check(/* @__PURE__ */ fa(0, e));
        },
        multipleOf(e, t) {
          return this.check(/* @__PURE__ */ ha(e, t));
        },
        step(e, t) {
          return this.check(/* @__PURE__ */ ha(e, t));
        },
        finite() {
          return this;
        },
      },
    ),
  );
function xs(e) {
  return /* @__PURE__ */ aa(bs, e);
}
const Ss = /*@__PURE__*/ A(`ZodNumberFormat`, (e, t) => {
  (yr.init(e, t), bs.init(e, t));
});
function Cs(e) {
  return /* @__PURE__ */ oa(Ss, e);
}
const ws = /*@__PURE__*/ A(`ZodBoolean`, (e, t) => {
  (br.init(e, t), J.init(e, t), (e._zod.processJSONSchema = (t, n, r) => oo(e, t, n, r)));
});
function Ts(e) {
  return /* @__PURE__ */ sa(ws, e);
}
const Es = /*@__PURE__*/ A(`ZodNull`, (e, t) => {
  (xr.init(e, t), J.init(e, t), (e._zod.processJSONSchema = (t, n, r) => so(e, t, n, r)));
});
function Ds(e) {
  return /* @__PURE__ */ ca(Es, e);
}
const Os = /*@__PURE__*/ A(`ZodUnknown`, (e, t) => {
  (Sr.init(e, t), J.init(e, t), (e._zod.processJSONSchema = (e, t, n) => void 0));
});
function ks() {
  return /* @__PURE__ */ la(Os);
}
const As = /*@__PURE__*/ A(`ZodNever`, (e, t) => {
  (Cr.init(e, t), J.init(e, t), (e._zod.processJSONSchema = (t, n, r) => co(e, t, n, r)));
});
function js(e) {
  return /* @__PURE__ */ ua(As, e);
}
const Ms = /*@__PURE__*/ A(
  `ZodArray`,
  (e, t) => {
    (Jo(),
      Dr.init(e, t),
      J.init(e, t),
      (e._zod.processJSONSchema = (t, n, r) => mo(e, t, n, r)),
      (e.element = t.element));
  },
  {
    min(e, t) {
      return this.check(/* @__PURE__ */ _a(e, t));
    },
    nonempty(e) {
      return this.check(/* @__PURE__ */ _a(1, e));
    },
    max(e, t) {
      return this.check(/* @__PURE__ */ ga(e, t));
    },
    length(e, t) {
      return this.check(/* @__PURE__ */ va(e, t));
    },
    unwrap() {
      return this.element;
    },
  },
);
function Z(e, t) {
  return /* @__PURE__ */ Aa(Ms, e, t);
}
const Ns = /*@__PURE__*/ A(
  `ZodObject`,
  (e, t) => {
    (Jo(),
      Nr.init(e, t),
      J.init(e, t),
      (e._zod.processJSONSchema = (t, n, r) => ho(e, t, n, r)),
      Xe(e, `shape`, (e) => e._zod.def.shape, !1));
  },
  {
    keyof() {
      return Ks(Object.keys(this._zod.def.shape));
    },
    catchall(e) {
      return this.clone(v(this._zod.def, { catchall: e }));
    },
    passthrough() {
      return this.clone(v(this._zod.def, { catchall: ks() }));
    },
    loose() {
      return this.clone(v(this._zod.def, { catchall: ks() }));
    },
    strict() {
      return this.clone(v(this._zod.def, { catchall: js() }));
    },
    strip() {
      return this.clone(v(this._zod.def, { catchall: void 0 }));
    },
    extend(e) {
      return ke(this, e);
    },
    safeExtend(e) {
      return je(this, e);
    },
    merge(e) {
      return Me(this, e);
    },
    pick(e) {
      return Ee(this, e);
    },
    omit(e) {
      return Oe(this, e);
    },
    partial(...e) {
      return Ne(Zs, this, e[0]);
    },
    exactPartial(...e) {
      return Ne($s, this, e[0], `exactPartial`);
    },
    required(...e) {
      return Pe(sc, this, e[0]);
    },
  },
);
function Ps(e, t) {
  let n = { type: `object`, shape: e ?? {}, ...S(t) };
  return new Ns(n);
}
const Fs = /*@__PURE__*/ A(`ZodUnion`, (e, t) => {
  (Fr.init(e, t),
    J.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => go(e, t, n, r)),
    (e.options = t.options));
});
function Is(e, t) {
  return new Fs({ type: `union`, options: e, ...S(t) });
}
const Ls = /*@__PURE__*/ A(`ZodDiscriminatedUnion`, (e, t) => {
  (Fs.init(e, t), Lr.init(e, t));
});
function Rs(e, t, n) {
  return new Ls({ type: `union`, options: t, discriminator: e, ...S(n) });
}
const zs = /*@__PURE__*/ A(`ZodIntersection`, (e, t) => {
  (Rr.init(e, t), J.init(e, t), (e._zod.processJSONSchema = (t, n, r) => _o(e, t, n, r)));
});
function Bs(e, t) {
  return new zs({ type: `intersection`, left: e, right: t });
}
const Vs = /*@__PURE__*/ A(
  `ZodTuple`,
  (e, t) => {
    (Jo(), Vr.init(e, t), J.init(e, t), (e._zod.processJSONSchema = (t, n, r) => vo(e, t, n, r)));
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
        items: e.items.map((e) => new Zs({ type: `optional`, innerType: e })),
      });
    },
  },
);
function Hs(e, t, n) {
  let r = t instanceof F;
  return new Vs({ type: `tuple`, items: e, rest: r ? t : null, ...S(r ? n : t) });
}
const Us = /*@__PURE__*/ A(`ZodRecord`, (e, t) => {
  (Jo(),
    Gr.init(e, t),
    J.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => So(e, t, n, r)),
    (e.keyType = t.keyType),
    (e.valueType = t.valueType));
});
function Ws(e, t, n) {
  return !t || !t._zod
    ? new Us({ type: `record`, keyType: Y(), valueType: e, ...S(t) })
    : new Us({ type: `record`, keyType: e, valueType: t, ...S(n) });
}
const Gs = /*@__PURE__*/ A(`ZodEnum`, (e, t) => {
  (Kr.init(e, t),
    J.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => lo(e, t, n, r)),
    (e.enum = t.entries),
    (e.options = [...e._zod.values]));
  let n = new Set(Object.keys(t.entries));
  ((e.extract = (e, r) => {
    let i = {};
    for (let r of e)
      if (n.has(r)) i[r] = t.entries[r];
      else throw Error(`Key ${r} not found in enum`);
    return new Gs({ ...t, checks: [], ...S(r), entries: i });
  }),
    (e.exclude = (e, r) => {
      let i = { ...t.entries };
      for (let t of e)
        if (n.has(t)) delete i[t];
        else throw Error(`Key ${t} not found in enum`);
      return new Gs({ ...t, checks: [], ...S(r), entries: i });
    }));
});
function Ks(e, t) {
  let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
  return new Gs({ type: `enum`, entries: n, ...S(t) });
}
const qs = /*@__PURE__*/ A(`ZodLiteral`, (e, t) => {
  (qr.init(e, t),
    J.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => uo(e, t, n, r)),
    (e.values = new Set(t.values)),
    Object.defineProperty(e, "value", {
      get() {
        if (t.values.length > 1)
          throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
        return t.values[0];
      },
    }));
});
function Js(e, t) {
  return new qs({ type: `literal`, values: Array.isArray(e) ? e : [e], ...S(t) });
}
const Ys = /*@__PURE__*/ A(`ZodTransform`, (e, t) => {
  (Jo(),
    Jr.init(e, t),
    J.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => po(e, t, n, r)),
    (e._zod.parse = (n, r) => {
      if (r.direction === `backward`) throw new nt(e.constructor.name);
      n.addIssue = (r) => {
        if (typeof r == `string`) n.issues.push(E(r, n.value, t));
        else {
          let t = r;
          (t.fatal && (t.continue = !1),
            (t.code ??= `custom`),
            `input` in t || (t.input = n.value),
            (t.inst ??= e),
            n.issues.push(E(t)));
        }
      };
      let i = t.transform(n.value, n);
      return i instanceof Promise ? i.then((e) => ((n.value = e), n)) : ((n.value = i), n);
    }));
});
function Xs(e) {
  return new Ys({ type: `transform`, transform: e });
}
const Zs = /*@__PURE__*/ A(`ZodOptional`, (e, t) => {
  (Xr.init(e, t),
    J.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => Mo(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function Qs(e) {
  return new Zs({ type: `optional`, innerType: e });
}
const $s = /*@__PURE__*/ A(`ZodExactOptional`, (e, t) => {
  (Zr.init(e, t),
    J.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => Mo(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function ec(e) {
  return new $s({ type: `optional`, innerType: e });
}
const tc = /*@__PURE__*/ A(`ZodNullable`, (e, t) => {
  (Qr.init(e, t),
    J.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => Co(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function nc(e) {
  return new tc({ type: `nullable`, innerType: e });
}
const rc = /*@__PURE__*/ A(`ZodDefault`, (e, t) => {
  ($r.init(e, t),
    J.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => Do(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType),
    (e.removeDefault = e.unwrap));
});
function ic(e, t) {
  return new rc({
    type: `default`,
    innerType: e,
    get defaultValue() {
      return typeof t == `function` ? t() : be(t);
    },
  });
}
const ac = /*@__PURE__*/ A(`ZodPrefault`, (e, t) => {
  (ti.init(e, t),
    J.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => Oo(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function oc(e, t) {
  return new ac({
    type: `prefault`,
    innerType: e,
    get defaultValue() {
      return typeof t == `function` ? t() : be(t);
    },
  });
}
const sc = /*@__PURE__*/ A(`ZodNonOptional`, (e, t) => {
  (ni.init(e, t),
    J.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => wo(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function cc(e, t) {
  return new sc({ type: `nonoptional`, innerType: e, ...S(t) });
}
const lc = /*@__PURE__*/ A(`ZodCatch`, (e, t) => {
  (ai.init(e, t),
    J.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => ko(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType),
    (e.removeCatch = e.unwrap));
});
function uc(e, t) {
  return new lc({ type: `catch`, innerType: e, catchValue: typeof t == `function` ? t : Ze(t) });
}
const dc = /*@__PURE__*/ A(`ZodPipe`, (e, t) => {
  (oi.init(e, t),
    J.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => Ao(e, t, n, r)),
    (e.in = t.in),
    (e.out = t.out));
});
function fc(e, t) {
  return new dc({ type: `pipe`, in: e, out: t });
}
const pc = /*@__PURE__*/ A(`ZodReadonly`, (e, t) => {
  (ci.init(e, t),
    J.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => jo(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function mc(e) {
  return new pc({ type: `readonly`, innerType: e });
}
const hc = /*@__PURE__*/ A(`ZodCustom`, (e, t) => {
  (ui.init(e, t), J.init(e, t), (e._zod.processJSONSchema = (t, n, r) => fo(e, t, n, r)));
});
function gc(e, t = {}) {
  return /* @__PURE__ */ ja(hc, e, t);
}
function _c(e, t) {
  return /* @__PURE__ */ Ma(e, t);
}
(Ps({ name: Y(), columns: Z(Ps({ name: Y(), type: Ks([`number`, `date`, `boolean`, `text`]) })) }),
  Rs(`type`, [
    Ps({
      type: Js(`result`),
      columns: Z(Y()),
      rows: Z(Z(Is([xs(), Y(), Ds()]))),
      cut: Ts(),
      read: Ws(Y(), Z(Y())),
      rowsRead: Ps({ table: Y(), count: Cs(), runs: Z(Hs([Cs(), Cs()])) }).nullable(),
    }),
    Ps({ type: Js(`refused`), message: Y() }),
  ]));
const Q = {
    timeoutMs: 1e4,
    memoryMb: 384,
    sqlLength: 8e3,
    valueLength: 1e6,
    rows: 200,
    runs: 1e3,
    columns: 40,
    valueShown: 500,
    resultLength: 4e4,
  },
  vc =
    /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^']|'')*'?|"(?:[^"]|"")*"?|`(?:[^`]|``)*`?|\[[^\]]*\]?|[\p{L}_][\p{L}\p{N}_$]*|\d[\w.]*|\s+|[\s\S]/gu;
function yc(e) {
  let t = 0;
  return Array.from(e.matchAll(vc)).flatMap((e) => {
    let [n] = e;
    if (/^(?:\s|--|\/\*)/.test(n)) return [];
    n === `)` && --t;
    let r = { text: n, from: e.index, to: e.index + n.length, depth: t };
    return (n === `(` && (t += 1), [r]);
  });
}
function bc(e) {
  let t = yc(e),
    n = t.findIndex(({ text: e }) => e === `;`);
  if (n >= 0 && t.slice(n).some(({ text: e }) => e !== `;`)) return;
  let r = t[0]?.text.toLowerCase();
  if (r === `select` || r === `with`) return n < 0 ? e : e.slice(0, t[n]?.from);
}
function xc(e) {
  return yc(e).some(({ text: e }) => e === `-` || e === `+`);
}
const Sc = /* @__PURE__ */ new Set([`group`, `order`, `limit`, `having`, `window`]),
  Cc = /* @__PURE__ */ new Set([`join`, `union`, `intersect`, `except`, `with`, `,`]);
function wc(e) {
  let t = yc(e),
    n = t.map(({ text: e }) => e.toLowerCase()),
    r = t.findIndex(({ depth: e }, t) => e === 0 && n[t] === `from`);
  if (r < 0 || n.filter((e) => e === `select`).length > 1) return;
  let i = t[r + 1],
    a = n.slice(r + 2);
  if (!i || a.some((e, n) => Cc.has(e) && t[r + 2 + n]?.depth === 0)) return;
  let o = i.text.replaceAll(/^["`[]|["`\]]$/g, ``),
    s = n[r + 2];
  if (s === void 0 || Sc.has(s)) return { table: o, where: null };
  if (s !== `where`) return;
  let c = t.findIndex(({ depth: e }, t) => t > r + 2 && e === 0 && Sc.has(n[t] ?? ``)),
    l = t[r + 2]?.to ?? 0;
  return { table: o, where: e.slice(l, t[c]?.from ?? e.length) };
}
function Tc(e) {
  let t = yc(e),
    n = t.map(({ text: e, depth: t }) => (t === 0 ? e.toLowerCase() : ``)),
    r = n.indexOf(`from`),
    i = n.slice(0, r);
  if (i.includes(`distinct`) || i.includes(`(`) || n.includes(`group`) || !n.includes(`limit`))
    return;
  let a = t[r]?.from ?? 0;
  return `${e.slice(0, a)}, rowid ${e.slice(a)}`;
}
const Ec = 2 ** -52;
function Dc(e, t) {
  if (e === 0 || !Number.isFinite(e)) return e;
  let n = Math.min(4 * Ec * t, Math.abs(e) * 1e-7);
  for (let t = 1; t <= 15; t += 1) {
    let r = Number(e.toPrecision(t));
    if (Math.abs(r - e) <= n) return r;
  }
  return c(e);
}
(o(), process.stdin.once(`close`, () => process.exit(1)));
const $ = new e(`:memory:`, { allowExtension: !1, enableDoubleQuotedStringLiterals: !1 }),
  Oc = /* @__PURE__ */ new Set();
let kc;
($.exec(`pragma temp_store = memory`), $.exec(`begin`));
for await (let e of n({ input: process.stdin })) {
  let t = JSON.parse(e);
  if (Array.isArray(t)) Mc(t);
  else if (t.type === `table`) Ac(t.table);
  else {
    process.stdout.write(`${JSON.stringify(Nc(t.sql))}\n`, () => process.exit(0));
    break;
  }
}
function Ac({ name: e, columns: t }) {
  let n = t.map((e) => `"${e.name}" ${jc(e.type)}`).join(`, `);
  for (let t of [e, `${e}_totals`]) ($.exec(`create table "${t}" (${n})`), Oc.add(t));
  let r = t.map((e) => `"${e.name}"`).join(`, `),
    i = t.map(() => `?`).join(`, `),
    a = (e) => $.prepare(`insert into "${e}" (rowid, ${r}) values (?, ${i})`);
  kc = { data: a(e), totals: a(`${e}_totals`) };
}
function jc(e) {
  return e === `number` ? `real` : `text collate nocase`;
}
function Mc(e) {
  for (let [t, n, ...r] of e) (n === 1 ? kc?.totals : kc?.data)?.run(t, ...r);
}
function Nc(e) {
  $.exec(`commit`);
  let t = bc(e);
  if (t === void 0)
    return { type: `refused`, message: `Write one SELECT statement and nothing else.` };
  Object.assign($.limits, {
    length: Q.valueLength,
    sqlLength: Q.sqlLength,
    column: 200,
    exprDepth: 200,
    compoundSelect: 20,
    likePatternLength: 500,
    functionArg: 100,
    attach: 0,
    triggerDepth: 0,
  });
  let n = { largest: 0 };
  f($, n);
  let r = ne($, Oc);
  try {
    return Pc(t, r, n);
  } catch (e) {
    return { type: `refused`, message: e instanceof Error ? e.message : String(e) };
  }
}
function Pc(e, t, n) {
  let r = $.prepare(e),
    i = r.columns().map(({ name: e }) => e),
    a = Object.fromEntries([...t].map(([e, t]) => [e, [...t]]));
  if (t.size === 0) return { type: `refused`, message: `The query reads no table.` };
  if (i.length > Q.columns)
    return { type: `refused`, message: `Select at most ${Q.columns} columns.` };
  r.setReturnArrays(!0);
  let o = [],
    s = 0,
    c = !1;
  for (let e of r.iterate()) {
    let t = e.map(Ic);
    if (
      ((s += t.reduce((e, t) => e + String(t).length, 0)),
      (c = o.length === Q.rows || s > Q.resultLength),
      c)
    )
      break;
    o.push(t);
  }
  if (xc(e)) {
    let e = Math.max(n.largest, Fc(a));
    for (let t of o) t.forEach((n, r) => (t[r] = typeof n == `number` ? Dc(n, e) : n));
  }
  return { type: `result`, columns: i, rows: o, cut: c, read: a, rowsRead: Lc(e) };
}
function Fc(e) {
  let t = Object.entries(e).flatMap(([e, t]) =>
    t.map((t) => {
      let n = $.prepare(
        `select max(abs("${t}")) as size from "${e}" where typeof("${t}") = 'real'`,
      );
      return Number(n.get()?.size ?? 0);
    }),
  );
  return Math.max(0, ...t);
}
function Ic(e) {
  return e == null
    ? null
    : typeof e == `number`
      ? c(e)
      : typeof e == `bigint`
        ? Number(e)
        : typeof e == `string`
          ? e.length > Q.valueShown
            ? `${e.slice(0, Q.valueShown)}…`
            : e
          : `(binary)`;
}
function Lc(e) {
  let t = wc(e),
    n = t && [...Oc].find((e) => e.toLowerCase() === t.table.toLowerCase());
  if (!t || !n) return null;
  let r = t.where === null ? `` : ` where ${t.where}`,
    i = $.prepare(Tc(e) ?? `select rowid from "${n}"${r}`);
  i.setReturnArrays(!0);
  let a = [];
  for (let e of i.iterate()) a.push(e.at(-1) ?? 0);
  return { table: n, count: a.length, runs: Rc(a) };
}
function Rc(e) {
  let t = [];
  for (let n of e.toSorted((e, t) => e - t)) {
    let e = t.at(-1);
    e && e[1] === n - 1 ? (e[1] = n) : t.push([n, n]);
  }
  let n = t[0],
    r = t.at(-1);
  return t.length <= Q.runs || !n || !r ? t : [[n[0], r[1]]];
}
export {};
