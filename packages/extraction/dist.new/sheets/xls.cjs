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
  u = require("node:events");
/*! xlsx.js (C) 2013-present SheetJS -- http://sheetjs.com */
var d = {};
d.version = `0.20.3`;
var f = 1200,
  p = 1252,
  m,
  h = [874, 932, 936, 949, 950, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258, 1e4],
  g = {
    0: 1252,
    1: 65001,
    2: 65001,
    77: 1e4,
    128: 932,
    129: 949,
    130: 1361,
    134: 936,
    136: 950,
    161: 1253,
    162: 1254,
    163: 1258,
    177: 1255,
    178: 1256,
    186: 1257,
    204: 1251,
    222: 874,
    238: 1250,
    255: 1252,
    69: 6969,
  },
  _ = function (e) {
    h.indexOf(e) != -1 && (p = g[0] = e);
  };
function v() {
  _(1252);
}
var y = function (e) {
  ((f = e), _(e));
};
function b() {
  (y(1200), v());
}
function x(e) {
  for (var t = [], n = 0, r = e.length; n < r; ++n) t[n] = e.charCodeAt(n);
  return t;
}
function S(e) {
  for (var t = [], n = 0; n < e.length >> 1; ++n)
    t[n] = String.fromCharCode(e.charCodeAt(2 * n) + (e.charCodeAt(2 * n + 1) << 8));
  return t.join(``);
}
function C(e) {
  for (var t = [], n = 0; n < e.length >> 1; ++n)
    t[n] = String.fromCharCode(e[2 * n] + (e[2 * n + 1] << 8));
  return t.join(``);
}
function w(e) {
  for (var t = [], n = 0; n < e.length >> 1; ++n)
    t[n] = String.fromCharCode(e.charCodeAt(2 * n + 1) + (e.charCodeAt(2 * n) << 8));
  return t.join(``);
}
var T = function (e) {
    var t = e.charCodeAt(0),
      n = e.charCodeAt(1);
    return t == 255 && n == 254
      ? S(e.slice(2))
      : t == 254 && n == 255
        ? w(e.slice(2))
        : t == 65279
          ? e.slice(1)
          : e;
  },
  E = function (e) {
    return String.fromCharCode(e);
  },
  D = function (e) {
    return String.fromCharCode(e);
  },
  O = null,
  k = !0,
  A = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=`;
function j(e) {
  for (var t = ``, n = 0, r = 0, i = 0, a = 0, o = 0, s = 0, c = 0, l = 0; l < e.length;)
    ((n = e.charCodeAt(l++)),
      (a = n >> 2),
      (r = e.charCodeAt(l++)),
      (o = ((n & 3) << 4) | (r >> 4)),
      (i = e.charCodeAt(l++)),
      (s = ((r & 15) << 2) | (i >> 6)),
      (c = i & 63),
      isNaN(r) ? (s = c = 64) : isNaN(i) && (c = 64),
      (t += A.charAt(a) + A.charAt(o) + A.charAt(s) + A.charAt(c)));
  return t;
}
function M(e) {
  var t = ``,
    n = 0,
    r = 0,
    i = 0,
    a = 0,
    o = 0,
    s = 0,
    c = 0;
  if (e.slice(0, 5) == `data:`) {
    var l = e.slice(0, 1024).indexOf(`;base64,`);
    l > -1 && (e = e.slice(l + 8));
  }
  e = e.replace(/[^\w\+\/\=]/g, ``);
  for (var l = 0; l < e.length;)
    ((a = A.indexOf(e.charAt(l++))),
      (o = A.indexOf(e.charAt(l++))),
      (n = (a << 2) | (o >> 4)),
      (t += String.fromCharCode(n)),
      (s = A.indexOf(e.charAt(l++))),
      (r = ((o & 15) << 4) | (s >> 2)),
      s !== 64 && (t += String.fromCharCode(r)),
      (c = A.indexOf(e.charAt(l++))),
      (i = ((s & 3) << 6) | c),
      c !== 64 && (t += String.fromCharCode(i)));
  return t;
}
var N = /*#__PURE__*/ (function () {
    return (
      typeof Buffer < `u` &&
      typeof process < `u` &&
      process.versions !== void 0 &&
      !!process.versions.node
    );
  })(),
  P = /*#__PURE__*/ (function () {
    if (typeof Buffer < `u`) {
      var e = !Buffer.from;
      if (!e)
        try {
          Buffer.from(`foo`, `utf8`);
        } catch {
          e = !0;
        }
      return e
        ? function (e, t) {
            return t ? new Buffer(e, t) : new Buffer(e);
          }
        : Buffer.from.bind(Buffer);
    }
    return function () {};
  })(),
  F = /*#__PURE__*/ (function () {
    if (typeof Buffer > `u`) return !1;
    var e = P([65, 0]);
    return e ? e.toString(`utf16le`).length == 1 : !1;
  })();
function I(e) {
  return N
    ? Buffer.alloc
      ? Buffer.alloc(e)
      : new Buffer(e)
    : typeof Uint8Array < `u`
      ? new Uint8Array(e)
      : Array(e);
}
function L(e) {
  return N
    ? Buffer.allocUnsafe
      ? Buffer.allocUnsafe(e)
      : new Buffer(e)
    : typeof Uint8Array < `u`
      ? new Uint8Array(e)
      : Array(e);
}
var R = function (e) {
  return N
    ? P(e, `binary`)
    : e.split(``).map(function (e) {
        return e.charCodeAt(0) & 255;
      });
};
function ee(e) {
  if (Array.isArray(e))
    return e
      .map(function (e) {
        return String.fromCharCode(e);
      })
      .join(``);
  for (var t = [], n = 0; n < e.length; ++n) t[n] = String.fromCharCode(e[n]);
  return t.join(``);
}
function te(e) {
  if (typeof ArrayBuffer > `u`) throw Error(`Unsupported`);
  if (e instanceof ArrayBuffer) return te(new Uint8Array(e));
  for (var t = Array(e.length), n = 0; n < e.length; ++n) t[n] = e[n];
  return t;
}
var z = N
  ? function (e) {
      return Buffer.concat(
        e.map(function (e) {
          return Buffer.isBuffer(e) ? e : P(e);
        }),
      );
    }
  : function (e) {
      if (typeof Uint8Array < `u`) {
        var t = 0,
          n = 0;
        for (t = 0; t < e.length; ++t) n += e[t].length;
        var r = new Uint8Array(n),
          i = 0;
        for (t = 0, n = 0; t < e.length; n += i, ++t)
          ((i = e[t].length),
            e[t] instanceof Uint8Array
              ? r.set(e[t], n)
              : typeof e[t] == `string`
                ? r.set(new Uint8Array(R(e[t])), n)
                : r.set(new Uint8Array(e[t]), n));
        return r;
      }
      return [].concat.apply(
        [],
        e.map(function (e) {
          return Array.isArray(e) ? e : [].slice.call(e);
        }),
      );
    };
function B(e) {
  for (var t = [], n = 0, r = e.length + 250, i = I(e.length + 255), a = 0; a < e.length; ++a) {
    var o = e.charCodeAt(a);
    if (o < 128) i[n++] = o;
    else if (o < 2048) ((i[n++] = 192 | ((o >> 6) & 31)), (i[n++] = 128 | (o & 63)));
    else if (o >= 55296 && o < 57344) {
      o = (o & 1023) + 64;
      var s = e.charCodeAt(++a) & 1023;
      ((i[n++] = 240 | ((o >> 8) & 7)),
        (i[n++] = 128 | ((o >> 2) & 63)),
        (i[n++] = 128 | ((s >> 6) & 15) | ((o & 3) << 4)),
        (i[n++] = 128 | (s & 63)));
    } else
      ((i[n++] = 224 | ((o >> 12) & 15)),
        (i[n++] = 128 | ((o >> 6) & 63)),
        (i[n++] = 128 | (o & 63)));
    n > r && (t.push(i.slice(0, n)), (n = 0), (i = I(65535)), (r = 65530));
  }
  return (t.push(i.slice(0, n)), z(t));
}
var V = /\u0000/g,
  H = /[\u0001-\u0006]/g;
function ne(e) {
  for (var t = ``, n = e.length - 1; n >= 0;) t += e.charAt(n--);
  return t;
}
function U(e, t) {
  var n = `` + e;
  return n.length >= t ? n : q(`0`, t - n.length) + n;
}
function re(e, t) {
  var n = `` + e;
  return n.length >= t ? n : q(` `, t - n.length) + n;
}
function ie(e, t) {
  var n = `` + e;
  return n.length >= t ? n : n + q(` `, t - n.length);
}
function ae(e, t) {
  var n = `` + Math.round(e);
  return n.length >= t ? n : q(`0`, t - n.length) + n;
}
function oe(e, t) {
  var n = `` + e;
  return n.length >= t ? n : q(`0`, t - n.length) + n;
}
var W = 2 ** 32;
function se(e, t) {
  return e > W || e < -W ? ae(e, t) : oe(Math.round(e), t);
}
function ce(e, t) {
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
var le = [
    [`Sun`, `Sunday`],
    [`Mon`, `Monday`],
    [`Tue`, `Tuesday`],
    [`Wed`, `Wednesday`],
    [`Thu`, `Thursday`],
    [`Fri`, `Friday`],
    [`Sat`, `Saturday`],
  ],
  ue = [
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
  ];
function de(e) {
  return (
    (e ||= {}),
    (e[0] = `General`),
    (e[1] = `0`),
    (e[2] = `0.00`),
    (e[3] = `#,##0`),
    (e[4] = `#,##0.00`),
    (e[9] = `0%`),
    (e[10] = `0.00%`),
    (e[11] = `0.00E+00`),
    (e[12] = `# ?/?`),
    (e[13] = `# ??/??`),
    (e[14] = `m/d/yy`),
    (e[15] = `d-mmm-yy`),
    (e[16] = `d-mmm`),
    (e[17] = `mmm-yy`),
    (e[18] = `h:mm AM/PM`),
    (e[19] = `h:mm:ss AM/PM`),
    (e[20] = `h:mm`),
    (e[21] = `h:mm:ss`),
    (e[22] = `m/d/yy h:mm`),
    (e[37] = `#,##0 ;(#,##0)`),
    (e[38] = `#,##0 ;[Red](#,##0)`),
    (e[39] = `#,##0.00;(#,##0.00)`),
    (e[40] = `#,##0.00;[Red](#,##0.00)`),
    (e[45] = `mm:ss`),
    (e[46] = `[h]:mm:ss`),
    (e[47] = `mmss.0`),
    (e[48] = `##0.0E+0`),
    (e[49] = `@`),
    (e[56] = `"上午/下午 "hh"時"mm"分"ss"秒 "`),
    e
  );
}
var G = {
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
  fe = {
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
  pe = {
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
function me(e, t, n) {
  for (
    var r = e < 0 ? -1 : 1, i = e * r, a = 0, o = 1, s = 0, c = 1, l = 0, u = 0, d = Math.floor(i);
    l < t && ((d = Math.floor(i)), (s = d * o + a), (u = d * l + c), !(i - d < 5e-8));
  )
    ((i = 1 / (i - d)), (a = o), (o = s), (c = l), (l = u));
  if ((u > t && (l > t ? ((u = c), (s = a)) : ((u = l), (s = o))), !n)) return [0, r * s, u];
  var f = Math.floor((r * s) / u);
  return [f, r * s - f * u, u];
}
function he(e) {
  var t = e.toPrecision(16);
  if (t.indexOf(`e`) > -1) {
    var n = t.slice(0, t.indexOf(`e`));
    return (
      (n =
        n.indexOf(`.`) > -1
          ? n.slice(0, n.slice(0, 2) == `0.` ? 17 : 16)
          : n.slice(0, 15) + q(`0`, n.length - 15)),
      n + t.slice(t.indexOf(`e`))
    );
  }
  var r =
    t.indexOf(`.`) > -1
      ? t.slice(0, t.slice(0, 2) == `0.` ? 17 : 16)
      : t.slice(0, 15) + q(`0`, t.length - 15);
  return Number(r);
}
function ge(e, t, n) {
  if (e > 2958465 || e < 0) return null;
  e = he(e);
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
      n && (a = Ce(c, o)));
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
function _e(e) {
  return e.indexOf(`.`) == -1 ? e : e.replace(/(?:\.0*|(\.\d*[1-9])0+)$/, `$1`);
}
function ve(e) {
  return e.indexOf(`E`) == -1
    ? e
    : e.replace(/(?:\.0*|(\.\d*[1-9])0+)[Ee]/, `$1E`).replace(/(E[+-])(\d)$/, `$10$2`);
}
function ye(e) {
  var t = e < 0 ? 12 : 11,
    n = _e(e.toFixed(12));
  return n.length <= t || ((n = e.toPrecision(10)), n.length <= t) ? n : e.toExponential(5);
}
function be(e) {
  var t = _e(e.toFixed(11));
  return t.length > (e < 0 ? 12 : 11) || t === `0` || t === `-0` ? e.toPrecision(6) : t;
}
function xe(e) {
  if (!isFinite(e)) return isNaN(e) ? `#NUM!` : `#DIV/0!`;
  var t = Math.floor(Math.log(Math.abs(e)) * Math.LOG10E);
  return _e(
    ve(
      (t >= -4 && t <= -1
        ? e.toPrecision(10 + t)
        : Math.abs(t) <= 9
          ? ye(e)
          : t === 10
            ? e.toFixed(10).substr(0, 12)
            : be(e)
      ).toUpperCase(),
    ),
  );
}
function Se(e, t) {
  switch (typeof e) {
    case `string`:
      return e;
    case `boolean`:
      return e ? `TRUE` : `FALSE`;
    case `number`:
      return (e | 0) === e ? e.toString(10) : xe(e);
    case `undefined`:
      return ``;
    case `object`:
      if (e == null) return ``;
      if (e instanceof Date) return et(14, yt(e, t && t.date1904), t);
  }
  throw Error(`unsupported value in General format: ` + e);
}
function Ce(e, t) {
  t[0] -= 581;
  var n = e.getDay();
  return (e < 60 && (n = (n + 6) % 7), n);
}
function we(e, t, n, r) {
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
          return ue[n.m - 1][1];
        case 5:
          return ue[n.m - 1][0];
        default:
          return ue[n.m - 1][2];
      }
      break;
    case 100:
      switch (t.length) {
        case 1:
        case 2:
          ((c = n.d), (l = t.length));
          break;
        case 3:
          return le[n.q][0];
        default:
          return le[n.q][1];
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
        ? U(n.S, t.length)
        : ((o = r >= 2 ? (r === 3 ? 1e3 : 100) : r === 1 ? 10 : 1),
          (a = Math.round(o * (n.S + n.u))),
          a >= 60 * o && (a = 0),
          t === `s`
            ? a === 0
              ? `0`
              : `` + a / o
            : ((i = U(a, 2 + r)), t === `ss` ? i.substr(0, 2) : `.` + i.substr(2, t.length - 1)));
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
  return l > 0 ? U(c, l) : ``;
}
function Te(e) {
  var t = 3;
  if (e.length <= t) return e;
  for (var n = e.length % t, r = e.substr(0, n); n != e.length; n += t)
    r += (r.length > 0 ? `,` : ``) + e.substr(n, t);
  return r;
}
var Ee = /%/g;
function De(e, t, n) {
  var r = t.replace(Ee, ``),
    i = t.length - r.length;
  return Ke(e, r, n * 10 ** (2 * i)) + q(`%`, i);
}
function Oe(e, t, n) {
  for (var r = t.length - 1; t.charCodeAt(r - 1) === 44;) --r;
  return Ke(e, t.substr(0, r), n / 10 ** (3 * (t.length - r)));
}
function ke(e, t) {
  var n,
    r = e.indexOf(`E`) - e.indexOf(`.`) - 1;
  if (e.match(/^#+0.0E\+0$/)) {
    if (t == 0) return `0.0E+0`;
    if (t < 0) return `-` + ke(e, -t);
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
var Ae = /# (\?+)( ?)\/( ?)(\d+)/;
function je(e, t, n) {
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
      ? q(` `, e[1].length + 1 + e[4].length)
      : re(o, e[1].length) + e[2] + `/` + e[3] + U(s, e[4].length))
  );
}
function Me(e, t, n) {
  return n + (t === 0 ? `` : `` + t) + q(` `, e[1].length + 2 + e[4].length);
}
var Ne = /^#*0*\.([0#]+)/,
  Pe = /\)[^)]*[0#]/,
  Fe = /\(###\) ###\\?-####/;
function Ie(e) {
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
function Le(e, t) {
  var n = 10 ** t;
  return `` + Math.round(e * n) / n;
}
function Re(e, t) {
  var n = e - Math.floor(e),
    r = 10 ** t;
  return t < (`` + Math.round(n * r)).length ? 0 : Math.round(n * r);
}
function ze(e, t) {
  return +(t < (`` + Math.round((e - Math.floor(e)) * 10 ** t)).length);
}
function Be(e) {
  return e < 2147483647 && e > -2147483648
    ? `` + (e >= 0 ? e | 0 : (e - 1) | 0)
    : `` + Math.floor(e);
}
function Ve(e, t, n) {
  if (e.charCodeAt(0) === 40 && !t.match(Pe)) {
    var r = t.replace(/\( */, ``).replace(/ \)/, ``).replace(/\)/, ``);
    return n >= 0 ? Ve(`n`, r, n) : `(` + Ve(`n`, r, -n) + `)`;
  }
  if (t.charCodeAt(t.length - 1) === 44) return Oe(e, t, n);
  if (t.indexOf(`%`) !== -1) return De(e, t, n);
  if (t.indexOf(`E`) !== -1) return ke(t, n);
  if (t.charCodeAt(0) === 36) return `$` + Ve(e, t.substr(t.charAt(1) == ` ` ? 2 : 1), n);
  var i,
    a,
    o,
    s,
    c = Math.abs(n),
    l = n < 0 ? `-` : ``;
  if (t.match(/^00+$/)) return l + se(c, t.length);
  if (t.match(/^[#?]+$/))
    return (
      (i = se(n, 0)),
      i === `0` && (i = ``),
      i.length > t.length ? i : Ie(t.substr(0, t.length - i.length)) + i
    );
  if ((a = t.match(Ae))) return je(a, c, l);
  if (t.match(/^#+0+$/)) return l + se(c, t.length - t.indexOf(`0`));
  if ((a = t.match(Ne)))
    return (
      (i = Le(n, a[1].length)
        .replace(/^([^\.]+)$/, `$1.` + Ie(a[1]))
        .replace(/\.$/, `.` + Ie(a[1]))
        .replace(/\.(\d*)$/, function (e, t) {
          return `.` + t + q(`0`, Ie(a[1]).length - t.length);
        })),
      t.indexOf(`0.`) === -1 ? i.replace(/^0\./, `.`) : i
    );
  if (((t = t.replace(/^#+([0.])/, `$1`)), (a = t.match(/^(0*)\.(#*)$/))))
    return (
      l +
      Le(c, a[2].length)
        .replace(/\.(\d*[1-9])0*$/, `.$1`)
        .replace(/^(-?\d*)$/, `$1.`)
        .replace(/^0\./, a[1].length ? `0.` : `.`)
    );
  if ((a = t.match(/^#{1,3},##0(\.?)$/))) return l + Te(se(c, 0));
  if ((a = t.match(/^#,##0\.([#0]*0)$/)))
    return n < 0
      ? `-` + Ve(e, t, -n)
      : Te(`` + (Math.floor(n) + ze(n, a[1].length))) + `.` + U(Re(n, a[1].length), a[1].length);
  if ((a = t.match(/^#,#*,#0/))) return Ve(e, t.replace(/^#,#*,/, ``), n);
  if ((a = t.match(/^([0#]+)(\\?-([0#]+))+$/)))
    return (
      (i = ne(Ve(e, t.replace(/[\\-]/g, ``), n))),
      (o = 0),
      ne(
        ne(t.replace(/\\/g, ``)).replace(/[0#]/g, function (e) {
          return o < i.length ? i.charAt(o++) : e === `0` ? `0` : ``;
        }),
      )
    );
  if (t.match(Fe))
    return (
      (i = Ve(e, `##########`, n)), `(` + i.substr(0, 3) + `) ` + i.substr(3, 3) + `-` + i.substr(6)
    );
  var u = ``;
  if ((a = t.match(/^([#0?]+)( ?)\/( ?)([#0?]+)/)))
    return (
      (o = Math.min(a[4].length, 7)),
      (s = me(c, 10 ** o - 1, !1)),
      (i = `` + l),
      (u = Ke(`n`, a[1], s[1])),
      u.charAt(u.length - 1) == ` ` && (u = u.substr(0, u.length - 1) + `0`),
      (i += u + a[2] + `/` + a[3]),
      (u = ie(s[2], o)),
      u.length < a[4].length && (u = Ie(a[4].substr(a[4].length - u.length)) + u),
      (i += u),
      i
    );
  if ((a = t.match(/^# ([#0?]+)( ?)\/( ?)([#0?]+)/)))
    return (
      (o = Math.min(Math.max(a[1].length, a[4].length), 7)),
      (s = me(c, 10 ** o - 1, !0)),
      l +
        (s[0] || (s[1] ? `` : `0`)) +
        ` ` +
        (s[1]
          ? re(s[1], o) + a[2] + `/` + a[3] + ie(s[2], o)
          : q(` `, 2 * o + 1 + a[2].length + a[3].length))
    );
  if ((a = t.match(/^[#0?]+$/)))
    return ((i = se(n, 0)), t.length <= i.length ? i : Ie(t.substr(0, t.length - i.length)) + i);
  if ((a = t.match(/^([#0?]+)\.([#0]+)$/))) {
    ((i = `` + n.toFixed(Math.min(a[2].length, 10)).replace(/([^0])0+$/, `$1`)),
      (o = i.indexOf(`.`)));
    var d = t.indexOf(`.`) - o,
      f = t.length - i.length - d;
    return Ie(t.substr(0, d) + i + t.substr(t.length - f));
  }
  if ((a = t.match(/^00,000\.([#0]*0)$/)))
    return (
      (o = Re(n, a[1].length)),
      n < 0
        ? `-` + Ve(e, t, -n)
        : Te(Be(n))
            .replace(/^\d,\d{3}$/, `0$&`)
            .replace(/^\d*$/, function (e) {
              return `00,` + (e.length < 3 ? U(0, 3 - e.length) : ``) + e;
            }) +
          `.` +
          U(o, a[1].length)
    );
  switch (t) {
    case `###,##0.00`:
      return Ve(e, `#,##0.00`, n);
    case `###,###`:
    case `##,###`:
    case `#,###`:
      var p = Te(se(c, 0));
      return p === `0` ? `` : l + p;
    case `###,###.00`:
      return Ve(e, `###,##0.00`, n).replace(/^0\./, `.`);
    case `#,###.00`:
      return Ve(e, `#,##0.00`, n).replace(/^0\./, `.`);
  }
  throw Error(`unsupported format |` + t + `|`);
}
function He(e, t, n) {
  for (var r = t.length - 1; t.charCodeAt(r - 1) === 44;) --r;
  return Ke(e, t.substr(0, r), n / 10 ** (3 * (t.length - r)));
}
function Ue(e, t, n) {
  var r = t.replace(Ee, ``),
    i = t.length - r.length;
  return Ke(e, r, n * 10 ** (2 * i)) + q(`%`, i);
}
function We(e, t) {
  var n,
    r = e.indexOf(`E`) - e.indexOf(`.`) - 1;
  if (e.match(/^#+0.0E\+0$/)) {
    if (t == 0) return `0.0E+0`;
    if (t < 0) return `-` + We(e, -t);
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
function Ge(e, t, n) {
  if (e.charCodeAt(0) === 40 && !t.match(Pe)) {
    var r = t.replace(/\( */, ``).replace(/ \)/, ``).replace(/\)/, ``);
    return n >= 0 ? Ge(`n`, r, n) : `(` + Ge(`n`, r, -n) + `)`;
  }
  if (t.charCodeAt(t.length - 1) === 44) return He(e, t, n);
  if (t.indexOf(`%`) !== -1) return Ue(e, t, n);
  if (t.indexOf(`E`) !== -1) return We(t, n);
  if (t.charCodeAt(0) === 36) return `$` + Ge(e, t.substr(t.charAt(1) == ` ` ? 2 : 1), n);
  var i,
    a,
    o,
    s,
    c = Math.abs(n),
    l = n < 0 ? `-` : ``;
  if (t.match(/^00+$/)) return l + U(c, t.length);
  if (t.match(/^[#?]+$/))
    return (
      (i = `` + n),
      n === 0 && (i = ``),
      i.length > t.length ? i : Ie(t.substr(0, t.length - i.length)) + i
    );
  if ((a = t.match(Ae))) return Me(a, c, l);
  if (t.match(/^#+0+$/)) return l + U(c, t.length - t.indexOf(`0`));
  if ((a = t.match(Ne)))
    return (
      (i = (`` + n).replace(/^([^\.]+)$/, `$1.` + Ie(a[1])).replace(/\.$/, `.` + Ie(a[1]))),
      (i = i.replace(/\.(\d*)$/, function (e, t) {
        return `.` + t + q(`0`, Ie(a[1]).length - t.length);
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
  if ((a = t.match(/^#{1,3},##0(\.?)$/))) return l + Te(`` + c);
  if ((a = t.match(/^#,##0\.([#0]*0)$/)))
    return n < 0 ? `-` + Ge(e, t, -n) : Te(`` + n) + `.` + q(`0`, a[1].length);
  if ((a = t.match(/^#,#*,#0/))) return Ge(e, t.replace(/^#,#*,/, ``), n);
  if ((a = t.match(/^([0#]+)(\\?-([0#]+))+$/)))
    return (
      (i = ne(Ge(e, t.replace(/[\\-]/g, ``), n))),
      (o = 0),
      ne(
        ne(t.replace(/\\/g, ``)).replace(/[0#]/g, function (e) {
          return o < i.length ? i.charAt(o++) : e === `0` ? `0` : ``;
        }),
      )
    );
  if (t.match(Fe))
    return (
      (i = Ge(e, `##########`, n)), `(` + i.substr(0, 3) + `) ` + i.substr(3, 3) + `-` + i.substr(6)
    );
  var u = ``;
  if ((a = t.match(/^([#0?]+)( ?)\/( ?)([#0?]+)/)))
    return (
      (o = Math.min(a[4].length, 7)),
      (s = me(c, 10 ** o - 1, !1)),
      (i = `` + l),
      (u = Ke(`n`, a[1], s[1])),
      u.charAt(u.length - 1) == ` ` && (u = u.substr(0, u.length - 1) + `0`),
      (i += u + a[2] + `/` + a[3]),
      (u = ie(s[2], o)),
      u.length < a[4].length && (u = Ie(a[4].substr(a[4].length - u.length)) + u),
      (i += u),
      i
    );
  if ((a = t.match(/^# ([#0?]+)( ?)\/( ?)([#0?]+)/)))
    return (
      (o = Math.min(Math.max(a[1].length, a[4].length), 7)),
      (s = me(c, 10 ** o - 1, !0)),
      l +
        (s[0] || (s[1] ? `` : `0`)) +
        ` ` +
        (s[1]
          ? re(s[1], o) + a[2] + `/` + a[3] + ie(s[2], o)
          : q(` `, 2 * o + 1 + a[2].length + a[3].length))
    );
  if ((a = t.match(/^[#0?]+$/)))
    return ((i = `` + n), t.length <= i.length ? i : Ie(t.substr(0, t.length - i.length)) + i);
  if ((a = t.match(/^([#0]+)\.([#0]+)$/))) {
    ((i = `` + n.toFixed(Math.min(a[2].length, 10)).replace(/([^0])0+$/, `$1`)),
      (o = i.indexOf(`.`)));
    var d = t.indexOf(`.`) - o,
      f = t.length - i.length - d;
    return Ie(t.substr(0, d) + i + t.substr(t.length - f));
  }
  if ((a = t.match(/^00,000\.([#0]*0)$/)))
    return n < 0
      ? `-` + Ge(e, t, -n)
      : Te(`` + n)
          .replace(/^\d,\d{3}$/, `0$&`)
          .replace(/^\d*$/, function (e) {
            return `00,` + (e.length < 3 ? U(0, 3 - e.length) : ``) + e;
          }) +
          `.` +
          U(0, a[1].length);
  switch (t) {
    case `###,###`:
    case `##,###`:
    case `#,###`:
      var p = Te(`` + c);
      return p === `0` ? `` : l + p;
    default:
      if (t.match(/\.[0#?]*$/))
        return Ge(e, t.slice(0, t.lastIndexOf(`.`)), n) + Ie(t.slice(t.lastIndexOf(`.`)));
  }
  throw Error(`unsupported format |` + t + `|`);
}
function Ke(e, t, n) {
  return (n | 0) === n ? Ge(e, t, n) : Ve(e, t, n);
}
function qe(e) {
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
var Je = /\[[HhMmSs\u0E0A\u0E19\u0E17]*\]/;
function Ye(e) {
  for (var t = 0, n = ``, r = ``; t < e.length;)
    switch ((n = e.charAt(t))) {
      case `G`:
        (ce(e, t) && (t += 6), t++);
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
        if (r.match(Je)) return !0;
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
function Xe(e, t, n, r) {
  for (var i = [], a = ``, o = 0, s = ``, c = `t`, l, u, d, f = `H`; o < e.length;)
    switch ((s = e.charAt(o))) {
      case `G`:
        if (!ce(e, o)) throw Error(`unrecognized character ` + s + ` in ` + e);
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
          if (l == null && ((l = ge(t, n, e.charAt(o + 1) === `2`)), l == null)) return ``;
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
        if (t < 0 || (l == null && ((l = ge(t, n)), l == null))) return ``;
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
          ((l ??= ge(t, n)),
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
        if (a.match(Je)) {
          if (l == null && ((l = ge(t, n)), l == null)) return ``;
          ((i[i.length] = { t: `Z`, v: a.toLowerCase() }), (c = a.charAt(1)));
        } else
          a.indexOf(`$`) > -1 &&
            ((a = (a.match(/\$([^-\[\]]*)/) || [])[1] || `$`),
            Ye(e) || (i[i.length] = { t: `t`, v: a }));
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
          (y = ge(l.D)),
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
          (y = ge(l.D)),
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
        ((i[o].v = we(i[o].t.charCodeAt(0), i[o].v, l, _)), (i[o].t = `t`));
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
        ((i[o].t = `t`), (i[o].v = Se(t, n)));
    }
  var S = ``,
    C,
    w;
  if (b.length > 0) {
    (b.charCodeAt(0) == 40
      ? ((C = t < 0 && b.charCodeAt(0) === 45 ? -t : t), (w = Ke(`n`, b, C)))
      : ((C = t < 0 && r > 1 ? -t : t),
        (w = Ke(`n`, b, C)),
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
      (i[o].v = Ke(i[o].t, i[o].v, C)),
      (i[o].t = `t`));
  var D = ``;
  for (o = 0; o !== i.length; ++o) i[o] != null && (D += i[o].v);
  return D;
}
var Ze = /\[(=|>[=]?|<[>=]?)(-?\d+(?:\.\d*)?)\]/;
function Qe(e, t) {
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
function $e(e, t) {
  var n = qe(e),
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
    var o = n[0].match(Ze),
      s = n[1].match(Ze);
    return Qe(t, o) ? [r, n[0]] : Qe(t, s) ? [r, n[1]] : [r, n[o != null && s != null ? 2 : 1]];
  }
  return [r, a];
}
function et(e, t, n) {
  n ??= {};
  var r = ``;
  switch (typeof e) {
    case `string`:
      r = e == `m/d/yy` && n.dateNF ? n.dateNF : e;
      break;
    case `number`:
      ((r = e == 14 && n.dateNF ? n.dateNF : (n.table == null ? G : n.table)[e]),
        (r ??= (n.table && n.table[fe[e]]) || G[fe[e]]),
        (r ??= pe[e] || `General`));
  }
  if (ce(r, 0)) return Se(t, n);
  t instanceof Date && (t = yt(t, n.date1904));
  var i = $e(r, t);
  if (ce(i[1])) return Se(t, n);
  if (t === !0) t = `TRUE`;
  else if (t === !1) t = `FALSE`;
  else if (t === `` || t == null) return ``;
  else if (isNaN(t) && i[1].indexOf(`0`) > -1) return `#NUM!`;
  else if (!isFinite(t) && i[1].indexOf(`0`) > -1) return `#DIV/0!`;
  return Xe(i[1], t, n, i[0]);
}
function tt(e, t) {
  if (typeof t != `number`) {
    t = +t || -1;
    for (var n = 0; n < 392; ++n)
      if (G[n] == null) t < 0 && (t = n);
      else if (G[n] == e) {
        t = n;
        break;
      }
    t < 0 && (t = 391);
  }
  return ((G[t] = e), t);
}
function nt(e) {
  for (var t = 0; t != 392; ++t) e[t] !== void 0 && tt(e[t], t);
}
function rt() {
  G = de();
}
var it = {
    format: et,
    load: tt,
    _table: G,
    load_table: nt,
    parse_date_code: ge,
    is_date: Ye,
    get_table: function () {
      return (it._table = G);
    },
  },
  at = {
    5: `"$"#,##0_);\\("$"#,##0\\)`,
    6: `"$"#,##0_);[Red]\\("$"#,##0\\)`,
    7: `"$"#,##0.00_);\\("$"#,##0.00\\)`,
    8: `"$"#,##0.00_);[Red]\\("$"#,##0.00\\)`,
    23: `General`,
    24: `General`,
    25: `General`,
    26: `General`,
    27: `m/d/yy`,
    28: `m/d/yy`,
    29: `m/d/yy`,
    30: `m/d/yy`,
    31: `m/d/yy`,
    32: `h:mm:ss`,
    33: `h:mm:ss`,
    34: `h:mm:ss`,
    35: `h:mm:ss`,
    36: `m/d/yy`,
    41: `_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)`,
    42: `_("$"* #,##0_);_("$"* (#,##0);_("$"* "-"_);_(@_)`,
    43: `_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)`,
    44: `_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_);_(@_)`,
    50: `m/d/yy`,
    51: `m/d/yy`,
    52: `m/d/yy`,
    53: `m/d/yy`,
    54: `m/d/yy`,
    55: `m/d/yy`,
    56: `m/d/yy`,
    57: `m/d/yy`,
    58: `m/d/yy`,
    59: `0`,
    60: `0.00`,
    61: `#,##0`,
    62: `#,##0.00`,
    63: `"$"#,##0_);\\("$"#,##0\\)`,
    64: `"$"#,##0_);[Red]\\("$"#,##0\\)`,
    65: `"$"#,##0.00_);\\("$"#,##0.00\\)`,
    66: `"$"#,##0.00_);[Red]\\("$"#,##0.00\\)`,
    67: `0%`,
    68: `0.00%`,
    69: `# ?/?`,
    70: `# ??/??`,
    71: `m/d/yy`,
    72: `m/d/yy`,
    73: `d-mmm-yy`,
    74: `d-mmm`,
    75: `mmm-yy`,
    76: `h:mm`,
    77: `h:mm:ss`,
    78: `m/d/yy h:mm`,
    79: `mm:ss`,
    80: `[h]:mm:ss`,
    81: `mmss.0`,
  },
  ot = /[dD]+|[mM]+|[yYeE]+|[Hh]+|[Ss]+/g;
function st(e) {
  var t = typeof e == `number` ? G[e] : e;
  return ((t = t.replace(ot, `(\\d+)`)), (ot.lastIndex = 0), RegExp(`^` + t + `$`));
}
function ct(e, t, n) {
  var r = -1,
    i = -1,
    a = -1,
    o = -1,
    s = -1,
    c = -1;
  ((t.match(ot) || []).forEach(function (e, t) {
    var l = parseInt(n[t + 1], 10);
    switch (e.toLowerCase().charAt(0)) {
      case `y`:
        r = l;
        break;
      case `d`:
        a = l;
        break;
      case `h`:
        o = l;
        break;
      case `s`:
        c = l;
        break;
      case `m`:
        o >= 0 ? (s = l) : (i = l);
    }
  }),
    (ot.lastIndex = 0),
    c >= 0 && s == -1 && i >= 0 && ((s = i), (i = -1)));
  var l =
    (`` + (r >= 0 ? r : /* @__PURE__ */ new Date().getFullYear())).slice(-4) +
    `-` +
    (`00` + (i >= 1 ? i : 1)).slice(-2) +
    `-` +
    (`00` + (a >= 1 ? a : 1)).slice(-2);
  (l.length == 7 && (l = `0` + l), l.length == 8 && (l = `20` + l));
  var u =
    (`00` + (o >= 0 ? o : 0)).slice(-2) +
    `:` +
    (`00` + (s >= 0 ? s : 0)).slice(-2) +
    `:` +
    (`00` + (c >= 0 ? c : 0)).slice(-2);
  return o == -1 && s == -1 && c == -1 ? l : r == -1 && i == -1 && a == -1 ? u : l + `T` + u;
}
var lt = { "d.m": `d\\.m` };
function ut(e, t) {
  return tt(lt[e] || e, t);
}
var dt = /*#__PURE__*/ (function () {
    var e = {};
    e.version = `1.2.0`;
    function t() {
      for (var e = 0, t = Array(256), n = 0; n != 256; ++n)
        ((e = n),
          (e = e & 1 ? -306674912 ^ (e >>> 1) : e >>> 1),
          (e = e & 1 ? -306674912 ^ (e >>> 1) : e >>> 1),
          (e = e & 1 ? -306674912 ^ (e >>> 1) : e >>> 1),
          (e = e & 1 ? -306674912 ^ (e >>> 1) : e >>> 1),
          (e = e & 1 ? -306674912 ^ (e >>> 1) : e >>> 1),
          (e = e & 1 ? -306674912 ^ (e >>> 1) : e >>> 1),
          (e = e & 1 ? -306674912 ^ (e >>> 1) : e >>> 1),
          (e = e & 1 ? -306674912 ^ (e >>> 1) : e >>> 1),
          (t[n] = e));
      return typeof Int32Array < `u` ? new Int32Array(t) : t;
    }
    var n = t();
    function r(e) {
      var t = 0,
        n = 0,
        r = 0,
        i = typeof Int32Array < `u` ? /* @__PURE__ */ new Int32Array(4096) : Array(4096);
      for (r = 0; r != 256; ++r) i[r] = e[r];
      for (r = 0; r != 256; ++r)
        for (n = e[r], t = 256 + r; t < 4096; t += 256) n = i[t] = (n >>> 8) ^ e[n & 255];
      var a = [];
      for (r = 1; r != 16; ++r)
        a[r - 1] =
          typeof Int32Array < `u` && typeof i.subarray == `function`
            ? i.subarray(r * 256, r * 256 + 256)
            : i.slice(r * 256, r * 256 + 256);
      return a;
    }
    var i = r(n),
      a = i[0],
      o = i[1],
      s = i[2],
      c = i[3],
      l = i[4],
      u = i[5],
      d = i[6],
      f = i[7],
      p = i[8],
      m = i[9],
      h = i[10],
      g = i[11],
      _ = i[12],
      v = i[13],
      y = i[14];
    function b(e, t) {
      for (var r = t ^ -1, i = 0, a = e.length; i < a;)
        r = (r >>> 8) ^ n[(r ^ e.charCodeAt(i++)) & 255];
      return ~r;
    }
    function x(e, t) {
      for (var r = t ^ -1, i = e.length - 15, b = 0; b < i;)
        r =
          y[e[b++] ^ (r & 255)] ^
          v[e[b++] ^ ((r >> 8) & 255)] ^
          _[e[b++] ^ ((r >> 16) & 255)] ^
          g[e[b++] ^ (r >>> 24)] ^
          h[e[b++]] ^
          m[e[b++]] ^
          p[e[b++]] ^
          f[e[b++]] ^
          d[e[b++]] ^
          u[e[b++]] ^
          l[e[b++]] ^
          c[e[b++]] ^
          s[e[b++]] ^
          o[e[b++]] ^
          a[e[b++]] ^
          n[e[b++]];
      for (i += 15; b < i;) r = (r >>> 8) ^ n[(r ^ e[b++]) & 255];
      return ~r;
    }
    function S(e, t) {
      for (var r = t ^ -1, i = 0, a = e.length, o = 0, s = 0; i < a;)
        ((o = e.charCodeAt(i++)),
          o < 128
            ? (r = (r >>> 8) ^ n[(r ^ o) & 255])
            : o < 2048
              ? ((r = (r >>> 8) ^ n[(r ^ (192 | ((o >> 6) & 31))) & 255]),
                (r = (r >>> 8) ^ n[(r ^ (128 | (o & 63))) & 255]))
              : o >= 55296 && o < 57344
                ? ((o = (o & 1023) + 64),
                  (s = e.charCodeAt(i++) & 1023),
                  (r = (r >>> 8) ^ n[(r ^ (240 | ((o >> 8) & 7))) & 255]),
                  (r = (r >>> 8) ^ n[(r ^ (128 | ((o >> 2) & 63))) & 255]),
                  (r = (r >>> 8) ^ n[(r ^ (128 | ((s >> 6) & 15) | ((o & 3) << 4))) & 255]),
                  (r = (r >>> 8) ^ n[(r ^ (128 | (s & 63))) & 255]))
                : ((r = (r >>> 8) ^ n[(r ^ (224 | ((o >> 12) & 15))) & 255]),
                  (r = (r >>> 8) ^ n[(r ^ (128 | ((o >> 6) & 63))) & 255]),
                  (r = (r >>> 8) ^ n[(r ^ (128 | (o & 63))) & 255])));
      return ~r;
    }
    return ((e.table = n), (e.bstr = b), (e.buf = x), (e.str = S), e);
  })(),
  K = /*#__PURE__*/ (function () {
    var e = {};
    e.version = `1.2.2`;
    function t(e, t) {
      for (
        var n = e.split(`/`), r = t.split(`/`), i = 0, a = 0, o = Math.min(n.length, r.length);
        i < o;
        ++i
      ) {
        if ((a = n[i].length - r[i].length)) return a;
        if (n[i] != r[i]) return n[i] < r[i] ? -1 : 1;
      }
      return n.length - r.length;
    }
    function n(e) {
      if (e.charAt(e.length - 1) == `/`)
        return e.slice(0, -1).indexOf(`/`) === -1 ? e : n(e.slice(0, -1));
      var t = e.lastIndexOf(`/`);
      return t === -1 ? e : e.slice(0, t + 1);
    }
    function r(e) {
      if (e.charAt(e.length - 1) == `/`) return r(e.slice(0, -1));
      var t = e.lastIndexOf(`/`);
      return t === -1 ? e : e.slice(t + 1);
    }
    function i(e, t) {
      typeof t == `string` && (t = new Date(t));
      var n = t.getHours();
      ((n = (n << 6) | t.getMinutes()),
        (n = (n << 5) | (t.getSeconds() >>> 1)),
        e.write_shift(2, n));
      var r = t.getFullYear() - 1980;
      ((r = (r << 4) | (t.getMonth() + 1)), (r = (r << 5) | t.getDate()), e.write_shift(2, r));
    }
    function a(e) {
      var t = e.read_shift(2) & 65535,
        n = e.read_shift(2) & 65535,
        r = /* @__PURE__ */ new Date(),
        i = n & 31;
      n >>>= 5;
      var a = n & 15;
      ((n >>>= 4), r.setMilliseconds(0), r.setFullYear(n + 1980), r.setMonth(a - 1), r.setDate(i));
      var o = t & 31;
      t >>>= 5;
      var s = t & 63;
      return ((t >>>= 6), r.setHours(t), r.setMinutes(s), r.setSeconds(o << 1), r);
    }
    function o(e) {
      yr(e, 0);
      for (var t = {}, n = 0; e.l <= e.length - 4;) {
        var r = e.read_shift(2),
          i = e.read_shift(2),
          a = e.l + i,
          o = {};
        switch (r) {
          case 21589:
            ((n = e.read_shift(1)),
              n & 1 && (o.mtime = e.read_shift(4)),
              i > 5 && (n & 2 && (o.atime = e.read_shift(4)), n & 4 && (o.ctime = e.read_shift(4))),
              o.mtime && (o.mt = /* @__PURE__ */ new Date(o.mtime * 1e3)));
            break;
          case 1:
            var s = e.read_shift(4),
              c = e.read_shift(4);
            ((o.usz = c * 2 ** 32 + s),
              (s = e.read_shift(4)),
              (c = e.read_shift(4)),
              (o.csz = c * 2 ** 32 + s));
        }
        ((e.l = a), (t[r] = o));
      }
      return t;
    }
    var s;
    function c() {
      return (s ||= ft);
    }
    function l(e, t) {
      if (e[0] == 80 && e[1] == 75) return ze(e, t);
      if ((e[0] | 32) == 109 && (e[1] | 32) == 105) return Je(e, t);
      if (e.length < 512) throw Error(`CFB file size ` + e.length + ` < 512`);
      var n = 3,
        r = 512,
        i = 0,
        a = 0,
        o = 0,
        s = 0,
        c = 0,
        l = [],
        m = e.slice(0, 512);
      yr(m, 0);
      var g = u(m);
      switch (((n = g[0]), n)) {
        case 3:
          r = 512;
          break;
        case 4:
          r = 4096;
          break;
        case 0:
          if (g[1] == 0) return ze(e, t);
        default:
          throw Error(`Major Version: Expected 3 or 4 saw ` + n);
      }
      r !== 512 && ((m = e.slice(0, r)), yr(m, 28));
      var y = e.slice(0, r);
      d(m, n);
      var b = m.read_shift(4, `i`);
      if (n === 3 && b !== 0) throw Error(`# Directory Sectors: Expected 0 saw ` + b);
      ((m.l += 4),
        (o = m.read_shift(4, `i`)),
        (m.l += 4),
        m.chk(`00100000`, `Mini Stream Cutoff Size: `),
        (s = m.read_shift(4, `i`)),
        (i = m.read_shift(4, `i`)),
        (c = m.read_shift(4, `i`)),
        (a = m.read_shift(4, `i`)));
      for (var x = -1, S = 0; S < 109 && ((x = m.read_shift(4, `i`)), !(x < 0)); ++S) l[S] = x;
      var C = f(e, r);
      h(c, a, C, r, l);
      var w = _(C, o, l, r);
      (o < w.length && (w[o].name = `!Directory`),
        i > 0 && s !== O && (w[s].name = `!MiniFAT`),
        (w[l[0]].name = `!FAT`),
        (w.fat_addrs = l),
        (w.ssz = r));
      var T = {},
        E = [],
        D = [],
        k = [];
      (v(o, w, C, E, i, T, D, s), p(D, k, E), E.shift());
      var A = { FileIndex: D, FullPaths: k };
      return (t && t.raw && (A.raw = { header: y, sectors: C }), A);
    }
    function u(e) {
      if (e[e.l] == 80 && e[e.l + 1] == 75) return [0, 0];
      (e.chk(k, `Header Signature: `), (e.l += 16));
      var t = e.read_shift(2, `u`);
      return [e.read_shift(2, `u`), t];
    }
    function d(e, t) {
      var n = 9;
      switch (((e.l += 2), (n = e.read_shift(2)))) {
        case 9:
          if (t != 3) throw Error(`Sector Shift: Expected 9 saw ` + n);
          break;
        case 12:
          if (t != 4) throw Error(`Sector Shift: Expected 12 saw ` + n);
          break;
        default:
          throw Error(`Sector Shift: Expected 9 or 12 saw ` + n);
      }
      (e.chk(`0600`, `Mini Sector Shift: `), e.chk(`000000000000`, `Reserved: `));
    }
    function f(e, t) {
      for (var n = Math.ceil(e.length / t) - 1, r = [], i = 1; i < n; ++i)
        r[i - 1] = e.slice(i * t, (i + 1) * t);
      return ((r[n - 1] = e.slice(n * t)), r);
    }
    function p(e, t, n) {
      for (var r = 0, i = 0, a = 0, o = 0, s = 0, c = n.length, l = [], u = []; r < c; ++r)
        ((l[r] = u[r] = r), (t[r] = n[r]));
      for (; s < u.length; ++s)
        ((r = u[s]),
          (i = e[r].L),
          (a = e[r].R),
          (o = e[r].C),
          l[r] === r &&
            (i !== -1 && l[i] !== i && (l[r] = l[i]), a !== -1 && l[a] !== a && (l[r] = l[a])),
          o !== -1 && (l[o] = r),
          i !== -1 && r != l[r] && ((l[i] = l[r]), u.lastIndexOf(i) < s && u.push(i)),
          a !== -1 && r != l[r] && ((l[a] = l[r]), u.lastIndexOf(a) < s && u.push(a)));
      for (r = 1; r < c; ++r)
        l[r] === r &&
          (a !== -1 && l[a] !== a ? (l[r] = l[a]) : i !== -1 && l[i] !== i && (l[r] = l[i]));
      for (r = 1; r < c; ++r)
        if (e[r].type !== 0) {
          if (((s = r), s != l[s]))
            do ((s = l[s]), (t[r] = t[s] + `/` + t[r]));
            while (s !== 0 && l[s] !== -1 && s != l[s]);
          l[r] = -1;
        }
      for (t[0] += `/`, r = 1; r < c; ++r) e[r].type !== 2 && (t[r] += `/`);
    }
    function m(e, t, n) {
      for (var r = e.start, i = e.size, a = [], o = r; n && i > 0 && o >= 0;)
        (a.push(t.slice(o * D, o * D + D)), (i -= D), (o = dr(n, o * 4)));
      return a.length === 0 ? xr(0) : z(a).slice(0, e.size);
    }
    function h(e, t, n, r, i) {
      var a = O;
      if (e === O) {
        if (t !== 0) throw Error(`DIFAT chain shorter than expected`);
      } else if (e !== -1) {
        var o = n[e],
          s = (r >>> 2) - 1;
        if (!o) return;
        for (var c = 0; c < s && (a = dr(o, c * 4)) !== O; ++c) i.push(a);
        t >= 1 && h(dr(o, r - 4), t - 1, n, r, i);
      }
    }
    function g(e, t, n, r, i) {
      var a = [],
        o = [];
      i ||= [];
      var s = r - 1,
        c = 0,
        l = 0;
      for (c = t; c >= 0;) {
        ((i[c] = !0), (a[a.length] = c), o.push(e[c]));
        var u = n[Math.floor((c * 4) / r)];
        if (((l = (c * 4) & s), r < 4 + l)) throw Error(`FAT boundary crossed: ` + c + ` 4 ` + r);
        if (!e[u]) break;
        c = dr(e[u], l);
      }
      return { nodes: a, data: Bn([o]) };
    }
    function _(e, t, n, r) {
      var i = e.length,
        a = [],
        o = [],
        s = [],
        c = [],
        l = r - 1,
        u = 0,
        d = 0,
        f = 0,
        p = 0;
      for (u = 0; u < i; ++u)
        if (((s = []), (f = u + t), f >= i && (f -= i), !o[f])) {
          c = [];
          var m = [];
          for (d = f; d >= 0;) {
            ((m[d] = !0), (o[d] = !0), (s[s.length] = d), c.push(e[d]));
            var h = n[Math.floor((d * 4) / r)];
            if (((p = (d * 4) & l), r < 4 + p))
              throw Error(`FAT boundary crossed: ` + d + ` 4 ` + r);
            if (!e[h] || ((d = dr(e[h], p)), m[d])) break;
          }
          a[f] = { nodes: s, data: Bn([c]) };
        }
      return a;
    }
    function v(e, t, n, r, i, a, o, s) {
      for (
        var c = 0, l = r.length ? 2 : 0, u = t[e].data, d = 0, f = 0, p;
        d < u.length;
        d += 128
      ) {
        var h = u.slice(d, d + 128);
        (yr(h, 64), (f = h.read_shift(2)), (p = Hn(h, 0, f - l)), r.push(p));
        var _ = {
          name: p,
          type: h.read_shift(1),
          color: h.read_shift(1),
          L: h.read_shift(4, `i`),
          R: h.read_shift(4, `i`),
          C: h.read_shift(4, `i`),
          clsid: h.read_shift(16),
          state: h.read_shift(4, `i`),
          start: 0,
          size: 0,
        };
        (h.read_shift(2) + h.read_shift(2) + h.read_shift(2) + h.read_shift(2) !== 0 &&
          (_.ct = y(h, h.l - 8)),
          h.read_shift(2) + h.read_shift(2) + h.read_shift(2) + h.read_shift(2) !== 0 &&
            (_.mt = y(h, h.l - 8)),
          (_.start = h.read_shift(4, `i`)),
          (_.size = h.read_shift(4, `i`)),
          _.size < 0 && _.start < 0 && ((_.size = _.type = 0), (_.start = O), (_.name = ``)),
          _.type === 5
            ? ((c = _.start), i > 0 && c !== O && (t[c].name = `!StreamData`))
            : _.size >= 4096
              ? ((_.storage = `fat`),
                t[_.start] === void 0 && (t[_.start] = g(n, _.start, t.fat_addrs, t.ssz)),
                (t[_.start].name = _.name),
                (_.content = t[_.start].data.slice(0, _.size)))
              : ((_.storage = `minifat`),
                _.size < 0
                  ? (_.size = 0)
                  : c !== O &&
                    _.start !== O &&
                    t[c] &&
                    (_.content = m(_, t[c].data, (t[s] || {}).data))),
          _.content && yr(_.content, 0),
          (a[p] = _),
          o.push(_));
      }
    }
    function y(e, t) {
      return /* @__PURE__ */ new Date(
        ((ur(e, t + 4) / 1e7) * 2 ** 32 + ur(e, t) / 1e7 - 11644473600) * 1e3,
      );
    }
    function b(e, t) {
      return (c(), l(s.readFileSync(e), t));
    }
    function x(e, t) {
      var n = t && t.type;
      switch ((n || (N && Buffer.isBuffer(e) && (n = `buffer`)), n || `base64`)) {
        case `file`:
          return b(e, t);
        case `base64`:
          return l(R(M(e)), t);
        case `binary`:
          return l(R(e), t);
      }
      return l(e, t);
    }
    function S(e, t) {
      var n = t || {},
        r = n.root || `Root Entry`;
      if (((e.FullPaths ||= []), (e.FileIndex ||= []), e.FullPaths.length !== e.FileIndex.length))
        throw Error(`inconsistent CFB structure`);
      (e.FullPaths.length === 0 &&
        ((e.FullPaths[0] = r + `/`), (e.FileIndex[0] = { name: r, type: 5 })),
        n.CLSID && (e.FileIndex[0].clsid = n.CLSID),
        C(e));
    }
    function C(e) {
      var t = `Sh33tJ5`;
      if (!K.find(e, `/` + t)) {
        var n = xr(4);
        ((n[0] = 55),
          (n[1] = n[3] = 50),
          (n[2] = 54),
          e.FileIndex.push({ name: t, type: 2, content: n, size: 4, L: 69, R: 69, C: 69 }),
          e.FullPaths.push(e.FullPaths[0] + t),
          w(e));
      }
    }
    function w(e, i) {
      S(e);
      for (var a = !1, o = !1, s = e.FullPaths.length - 1; s >= 0; --s) {
        var c = e.FileIndex[s];
        switch (c.type) {
          case 0:
            o ? (a = !0) : (e.FileIndex.pop(), e.FullPaths.pop());
            break;
          case 1:
          case 2:
          case 5:
            ((o = !0),
              isNaN(c.R * c.L * c.C) && (a = !0),
              c.R > -1 && c.L > -1 && c.R == c.L && (a = !0));
            break;
          default:
            a = !0;
        }
      }
      if (a || i) {
        var l = new Date(1987, 1, 19),
          u = 0,
          d = Object.create ? Object.create(null) : {},
          f = [];
        for (s = 0; s < e.FullPaths.length; ++s)
          ((d[e.FullPaths[s]] = !0),
            e.FileIndex[s].type !== 0 && f.push([e.FullPaths[s], e.FileIndex[s]]));
        for (s = 0; s < f.length; ++s) {
          var p = n(f[s][0]);
          for (o = d[p]; !o;) {
            for (; n(p) && !d[n(p)];) p = n(p);
            (f.push([
              p,
              { name: r(p).replace(`/`, ``), type: 1, clsid: F, ct: l, mt: l, content: null },
            ]),
              (d[p] = !0),
              (p = n(f[s][0])),
              (o = d[p]));
          }
        }
        for (
          f.sort(function (e, n) {
            return t(e[0], n[0]);
          }),
            e.FullPaths = [],
            e.FileIndex = [],
            s = 0;
          s < f.length;
          ++s
        )
          ((e.FullPaths[s] = f[s][0]), (e.FileIndex[s] = f[s][1]));
        for (s = 0; s < f.length; ++s) {
          var m = e.FileIndex[s],
            h = e.FullPaths[s];
          if (
            ((m.name = r(h).replace(`/`, ``)),
            (m.L = m.R = m.C = -(m.color = 1)),
            (m.size = m.content ? m.content.length : 0),
            (m.start = 0),
            (m.clsid = m.clsid || F),
            s === 0)
          )
            ((m.C = f.length > 1 ? 1 : -1), (m.size = 0), (m.type = 5));
          else if (h.slice(-1) == `/`) {
            for (u = s + 1; u < f.length && n(e.FullPaths[u]) != h; ++u);
            for (
              m.C = u >= f.length ? -1 : u, u = s + 1;
              u < f.length && n(e.FullPaths[u]) != n(h);
              ++u
            );
            ((m.R = u >= f.length ? -1 : u), (m.type = 1));
          } else (n(e.FullPaths[s + 1] || ``) == n(h) && (m.R = s + 1), (m.type = 2));
        }
      }
    }
    function T(e, t) {
      var n = t || {};
      if (n.fileType == `mad`) return Ye(e, n);
      if ((w(e), n.fileType === `zip`)) return Ve(e, n);
      var r = (function (e) {
          for (var t = 0, n = 0, r = 0; r < e.FileIndex.length; ++r) {
            var i = e.FileIndex[r];
            if (i.content) {
              var a = i.content.length;
              a > 0 && (a < 4096 ? (t += (a + 63) >> 6) : (n += (a + 511) >> 9));
            }
          }
          for (
            var o = (e.FullPaths.length + 3) >> 2,
              s = (t + 7) >> 3,
              c = (t + 127) >> 7,
              l = s + n + o + c,
              u = (l + 127) >> 7,
              d = u <= 109 ? 0 : Math.ceil((u - 109) / 127);
            (l + u + d + 127) >> 7 > u;
          )
            d = ++u <= 109 ? 0 : Math.ceil((u - 109) / 127);
          var f = [1, d, u, c, o, n, t, 0];
          return (
            (e.FileIndex[0].size = t << 6),
            (f[7] =
              (e.FileIndex[0].start = f[0] + f[1] + f[2] + f[3] + f[4] + f[5]) + ((f[6] + 7) >> 3)),
            f
          );
        })(e),
        i = xr(r[7] << 9),
        a = 0,
        o = 0;
      for (a = 0; a < 8; ++a) i.write_shift(1, A[a]);
      for (a = 0; a < 8; ++a) i.write_shift(2, 0);
      for (
        i.write_shift(2, 62),
          i.write_shift(2, 3),
          i.write_shift(2, 65534),
          i.write_shift(2, 9),
          i.write_shift(2, 6),
          a = 0;
        a < 3;
        ++a
      )
        i.write_shift(2, 0);
      for (
        i.write_shift(4, 0),
          i.write_shift(4, r[2]),
          i.write_shift(4, r[0] + r[1] + r[2] + r[3] - 1),
          i.write_shift(4, 0),
          i.write_shift(4, 4096),
          i.write_shift(4, r[3] ? r[0] + r[1] + r[2] - 1 : O),
          i.write_shift(4, r[3]),
          i.write_shift(-4, r[1] ? r[0] - 1 : O),
          i.write_shift(4, r[1]),
          a = 0;
        a < 109;
        ++a
      )
        i.write_shift(-4, a < r[2] ? r[1] + a : -1);
      if (r[1])
        for (o = 0; o < r[1]; ++o) {
          for (; a < 236 + o * 127; ++a) i.write_shift(-4, a < r[2] ? r[1] + a : -1);
          i.write_shift(-4, o === r[1] - 1 ? O : o + 1);
        }
      var s = function (e) {
        for (o += e; a < o - 1; ++a) i.write_shift(-4, a + 1);
        e && (++a, i.write_shift(-4, O));
      };
      for (o = a = 0, o += r[1]; a < o; ++a) i.write_shift(-4, ee.DIFSECT);
      for (o += r[2]; a < o; ++a) i.write_shift(-4, ee.FATSECT);
      (s(r[3]), s(r[4]));
      for (var c = 0, l = 0, u = e.FileIndex[0]; c < e.FileIndex.length; ++c)
        ((u = e.FileIndex[c]),
          u.content && ((l = u.content.length), l < 4096 || ((u.start = o), s((l + 511) >> 9))));
      for (s((r[6] + 7) >> 3); i.l & 511;) i.write_shift(-4, ee.ENDOFCHAIN);
      for (o = a = 0, c = 0; c < e.FileIndex.length; ++c)
        ((u = e.FileIndex[c]),
          u.content &&
            ((l = u.content.length), !l || l >= 4096 || ((u.start = o), s((l + 63) >> 6))));
      for (; i.l & 511;) i.write_shift(-4, ee.ENDOFCHAIN);
      for (a = 0; a < r[4] << 2; ++a) {
        var d = e.FullPaths[a];
        if (!d || d.length === 0) {
          for (c = 0; c < 17; ++c) i.write_shift(4, 0);
          for (c = 0; c < 3; ++c) i.write_shift(4, -1);
          for (c = 0; c < 12; ++c) i.write_shift(4, 0);
        } else {
          ((u = e.FileIndex[a]), a === 0 && (u.start = u.size ? u.start - 1 : O));
          var f = (a === 0 && n.root) || u.name;
          if (
            (f.length > 31 &&
              (console.error(`Name ` + f + ` will be truncated to ` + f.slice(0, 31)),
              (f = f.slice(0, 31))),
            (l = 2 * (f.length + 1)),
            i.write_shift(64, f, `utf16le`),
            i.write_shift(2, l),
            i.write_shift(1, u.type),
            i.write_shift(1, u.color),
            i.write_shift(-4, u.L),
            i.write_shift(-4, u.R),
            i.write_shift(-4, u.C),
            u.clsid)
          )
            i.write_shift(16, u.clsid, `hex`);
          else for (c = 0; c < 4; ++c) i.write_shift(4, 0);
          (i.write_shift(4, u.state || 0),
            i.write_shift(4, 0),
            i.write_shift(4, 0),
            i.write_shift(4, 0),
            i.write_shift(4, 0),
            i.write_shift(4, u.start),
            i.write_shift(4, u.size),
            i.write_shift(4, 0));
        }
      }
      for (a = 1; a < e.FileIndex.length; ++a)
        if (((u = e.FileIndex[a]), u.size >= 4096)) {
          if (((i.l = (u.start + 1) << 9), N && Buffer.isBuffer(u.content)))
            (u.content.copy(i, i.l, 0, u.size), (i.l += (u.size + 511) & -512));
          else {
            for (c = 0; c < u.size; ++c) i.write_shift(1, u.content[c]);
            for (; c & 511; ++c) i.write_shift(1, 0);
          }
        }
      for (a = 1; a < e.FileIndex.length; ++a)
        if (((u = e.FileIndex[a]), u.size > 0 && u.size < 4096)) {
          if (N && Buffer.isBuffer(u.content))
            (u.content.copy(i, i.l, 0, u.size), (i.l += (u.size + 63) & -64));
          else {
            for (c = 0; c < u.size; ++c) i.write_shift(1, u.content[c]);
            for (; c & 63; ++c) i.write_shift(1, 0);
          }
        }
      if (N) i.l = i.length;
      else for (; i.l < i.length;) i.write_shift(1, 0);
      return i;
    }
    function E(e, t) {
      var n = e.FullPaths.map(function (e) {
          return e.toUpperCase();
        }),
        r = n.map(function (e) {
          var t = e.split(`/`);
          return t[t.length - (e.slice(-1) == `/` ? 2 : 1)];
        }),
        i = !1;
      t.charCodeAt(0) === 47
        ? ((i = !0), (t = n[0].slice(0, -1) + t))
        : (i = t.indexOf(`/`) !== -1);
      var a = t.toUpperCase(),
        o = i === !0 ? n.indexOf(a) : r.indexOf(a);
      if (o !== -1) return e.FileIndex[o];
      var s = !a.match(H);
      for (a = a.replace(V, ``), s && (a = a.replace(H, `!`)), o = 0; o < n.length; ++o)
        if (
          (s ? n[o].replace(H, `!`) : n[o]).replace(V, ``) == a ||
          (s ? r[o].replace(H, `!`) : r[o]).replace(V, ``) == a
        )
          return e.FileIndex[o];
      return null;
    }
    var D = 64,
      O = -2,
      k = `d0cf11e0a1b11ae1`,
      A = [208, 207, 17, 224, 161, 177, 26, 225],
      F = `00000000000000000000000000000000`,
      ee = {
        MAXREGSECT: -6,
        DIFSECT: -4,
        FATSECT: -3,
        ENDOFCHAIN: O,
        FREESECT: -1,
        HEADER_SIGNATURE: k,
        HEADER_MINOR_VERSION: `3e00`,
        MAXREGSID: -6,
        NOSTREAM: -1,
        HEADER_CLSID: F,
        EntryTypes: [`unknown`, `storage`, `stream`, `lockbytes`, `property`, `root`],
      };
    function te(e, t, n) {
      c();
      var r = T(e, n);
      s.writeFileSync(t, r);
    }
    function B(e) {
      for (var t = Array(e.length), n = 0; n < e.length; ++n) t[n] = String.fromCharCode(e[n]);
      return t.join(``);
    }
    function ne(e, t) {
      var n = T(e, t);
      switch ((t && t.type) || `buffer`) {
        case `file`:
          return (c(), s.writeFileSync(t.filename, n), n);
        case `binary`:
          return typeof n == `string` ? n : B(n);
        case `base64`:
          return j(typeof n == `string` ? n : B(n));
        case `buffer`:
          if (N) return Buffer.isBuffer(n) ? n : P(n);
        case `array`:
          return typeof n == `string` ? R(n) : n;
      }
      return n;
    }
    var U;
    function re(e) {
      try {
        var t = e.InflateRaw,
          n = new t();
        if ((n._processChunk(new Uint8Array([3, 0]), n._finishFlushFlag), n.bytesRead)) U = e;
        else throw Error(`zlib does not expose bytesRead`);
      } catch (e) {
        console.error(`cannot use native zlib: ` + (e.message || e));
      }
    }
    function ie(e, t) {
      if (!U) return Le(e, t);
      var n = U.InflateRaw,
        r = new n(),
        i = r._processChunk(e.slice(e.l), r._finishFlushFlag);
      return ((e.l += r.bytesRead), i);
    }
    function ae(e) {
      return U ? U.deflateRawSync(e) : ke(e);
    }
    var oe = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15],
      W = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
        131, 163, 195, 227, 258,
      ],
      se = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
        2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
      ];
    function ce(e) {
      var t = (((e << 1) | (e << 11)) & 139536) | (((e << 5) | (e << 15)) & 558144);
      return ((t >> 16) | (t >> 8) | t) & 255;
    }
    for (
      var le = typeof Uint8Array < `u`, ue = le ? /* @__PURE__ */ new Uint8Array(256) : [], de = 0;
      de < 256;
      ++de
    )
      ue[de] = ce(de);
    function G(e, t) {
      var n = ue[e & 255];
      return t <= 8
        ? n >>> (8 - t)
        : ((n = (n << 8) | ue[(e >> 8) & 255]),
          t <= 16 ? n >>> (16 - t) : ((n = (n << 8) | ue[(e >> 16) & 255]), n >>> (24 - t)));
    }
    function fe(e, t) {
      var n = t & 7,
        r = t >>> 3;
      return ((e[r] | (n <= 6 ? 0 : e[r + 1] << 8)) >>> n) & 3;
    }
    function pe(e, t) {
      var n = t & 7,
        r = t >>> 3;
      return ((e[r] | (n <= 5 ? 0 : e[r + 1] << 8)) >>> n) & 7;
    }
    function me(e, t) {
      var n = t & 7,
        r = t >>> 3;
      return ((e[r] | (n <= 4 ? 0 : e[r + 1] << 8)) >>> n) & 15;
    }
    function he(e, t) {
      var n = t & 7,
        r = t >>> 3;
      return ((e[r] | (n <= 3 ? 0 : e[r + 1] << 8)) >>> n) & 31;
    }
    function ge(e, t) {
      var n = t & 7,
        r = t >>> 3;
      return ((e[r] | (n <= 1 ? 0 : e[r + 1] << 8)) >>> n) & 127;
    }
    function _e(e, t, n) {
      var r = t & 7,
        i = t >>> 3,
        a = (1 << n) - 1,
        o = e[i] >>> r;
      return (
        n < 8 - r ||
          ((o |= e[i + 1] << (8 - r)), n < 16 - r) ||
          ((o |= e[i + 2] << (16 - r)), n < 24 - r) ||
          (o |= e[i + 3] << (24 - r)),
        o & a
      );
    }
    function ve(e, t, n) {
      var r = t & 7,
        i = t >>> 3;
      return (
        r <= 5
          ? (e[i] |= (n & 7) << r)
          : ((e[i] |= (n << r) & 255), (e[i + 1] = (n & 7) >> (8 - r))),
        t + 3
      );
    }
    function ye(e, t, n) {
      var r = t & 7,
        i = t >>> 3;
      return ((n = (n & 1) << r), (e[i] |= n), t + 1);
    }
    function be(e, t, n) {
      var r = t & 7,
        i = t >>> 3;
      return ((n <<= r), (e[i] |= n & 255), (n >>>= 8), (e[i + 1] = n), t + 8);
    }
    function xe(e, t, n) {
      var r = t & 7,
        i = t >>> 3;
      return (
        (n <<= r), (e[i] |= n & 255), (n >>>= 8), (e[i + 1] = n & 255), (e[i + 2] = n >>> 8), t + 16
      );
    }
    function Se(e, t) {
      var n = e.length,
        r = 2 * n > t ? 2 * n : t + 5,
        i = 0;
      if (n >= t) return e;
      if (N) {
        var a = L(r);
        if (e.copy) e.copy(a);
        else for (; i < e.length; ++i) a[i] = e[i];
        return a;
      }
      if (le) {
        var o = new Uint8Array(r);
        if (o.set) o.set(e);
        else for (; i < n; ++i) o[i] = e[i];
        return o;
      }
      return ((e.length = r), e);
    }
    function Ce(e) {
      for (var t = Array(e), n = 0; n < e; ++n) t[n] = 0;
      return t;
    }
    function we(e, t, n) {
      var r = 1,
        i = 0,
        a = 0,
        o = 0,
        s = 0,
        c = e.length,
        l = le ? /* @__PURE__ */ new Uint16Array(32) : Ce(32);
      for (a = 0; a < 32; ++a) l[a] = 0;
      for (a = c; a < n; ++a) e[a] = 0;
      c = e.length;
      var u = le ? new Uint16Array(c) : Ce(c);
      for (a = 0; a < c; ++a) (l[(i = e[a])]++, r < i && (r = i), (u[a] = 0));
      for (l[0] = 0, a = 1; a <= r; ++a) l[a + 16] = s = (s + l[a - 1]) << 1;
      for (a = 0; a < c; ++a) ((s = e[a]), s != 0 && (u[a] = l[s + 16]++));
      var d = 0;
      for (a = 0; a < c; ++a)
        if (((d = e[a]), d != 0))
          for (s = G(u[a], r) >> (r - d), o = (1 << (r + 4 - d)) - 1; o >= 0; --o)
            t[s | (o << d)] = (d & 15) | (a << 4);
      return r;
    }
    var Te = le ? /* @__PURE__ */ new Uint16Array(512) : Ce(512),
      Ee = le ? /* @__PURE__ */ new Uint16Array(32) : Ce(32);
    if (!le) {
      for (var De = 0; De < 512; ++De) Te[De] = 0;
      for (De = 0; De < 32; ++De) Ee[De] = 0;
    }
    (function () {
      for (var e = [], t = 0; t < 32; t++) e.push(5);
      we(e, Ee, 32);
      var n = [];
      for (t = 0; t <= 143; t++) n.push(8);
      for (; t <= 255; t++) n.push(9);
      for (; t <= 279; t++) n.push(7);
      for (; t <= 287; t++) n.push(8);
      we(n, Te, 288);
    })();
    var Oe = /*#__PURE__*/ (function () {
      for (
        var e = le ? /* @__PURE__ */ new Uint8Array(32768) : [], t = 0, n = 0;
        t < se.length - 1;
        ++t
      )
        for (; n < se[t + 1]; ++n) e[n] = t;
      for (; n < 32768; ++n) e[n] = 29;
      var r = le ? /* @__PURE__ */ new Uint8Array(259) : [];
      for (t = 0, n = 0; t < W.length - 1; ++t) for (; n < W[t + 1]; ++n) r[n] = t;
      function i(e, t) {
        for (var n = 0; n < e.length;) {
          var r = Math.min(65535, e.length - n),
            i = n + r == e.length;
          for (t.write_shift(1, +i), t.write_shift(2, r), t.write_shift(2, ~r & 65535); r-- > 0;)
            t[t.l++] = e[n++];
        }
        return t.l;
      }
      function a(t, n) {
        for (
          var i = 0, a = 0, o = le ? /* @__PURE__ */ new Uint16Array(32768) : [];
          a < t.length;
        ) {
          var s = Math.min(65535, t.length - a);
          if (s < 10) {
            for (
              i = ve(n, i, +(a + s == t.length)),
                i & 7 && (i += 8 - (i & 7)),
                n.l = (i / 8) | 0,
                n.write_shift(2, s),
                n.write_shift(2, ~s & 65535);
              s-- > 0;
            )
              n[n.l++] = t[a++];
            i = n.l * 8;
          } else {
            i = ve(n, i, +(a + s == t.length) + 2);
            for (var c = 0; s-- > 0;) {
              var l = t[a];
              c = ((c << 5) ^ l) & 32767;
              var u = -1,
                d = 0;
              if ((u = o[c]) && ((u |= a & -32768), u > a && (u -= 32768), u < a))
                for (; t[u + d] == t[a + d] && d < 250;) ++d;
              if (d > 2) {
                ((l = r[d]),
                  l <= 22
                    ? (i = be(n, i, ue[l + 1] >> 1) - 1)
                    : (be(n, i, 3), (i += 5), be(n, i, ue[l - 23] >> 5), (i += 3)));
                var f = l < 8 ? 0 : (l - 4) >> 2;
                (f > 0 && (xe(n, i, d - W[l]), (i += f)),
                  (l = e[a - u]),
                  (i = be(n, i, ue[l] >> 3)),
                  (i -= 3));
                var p = l < 4 ? 0 : (l - 2) >> 1;
                p > 0 && (xe(n, i, a - u - se[l]), (i += p));
                for (var m = 0; m < d; ++m)
                  ((o[c] = a & 32767), (c = ((c << 5) ^ t[a]) & 32767), ++a);
                s -= d - 1;
              } else
                (l <= 143 ? (l += 48) : (i = ye(n, i, 1)),
                  (i = be(n, i, ue[l])),
                  (o[c] = a & 32767),
                  ++a);
            }
            i = be(n, i, 0) - 1;
          }
        }
        return ((n.l = ((i + 7) / 8) | 0), n.l);
      }
      return function (e, t) {
        return e.length < 8 ? i(e, t) : a(e, t);
      };
    })();
    function ke(e) {
      var t = xr(50 + Math.floor(e.length * 1.1)),
        n = Oe(e, t);
      return t.slice(0, n);
    }
    var Ae = le ? /* @__PURE__ */ new Uint16Array(32768) : Ce(32768),
      je = le ? /* @__PURE__ */ new Uint16Array(32768) : Ce(32768),
      Me = le ? /* @__PURE__ */ new Uint16Array(128) : Ce(128),
      Ne = 1,
      Pe = 1;
    function Fe(e, t) {
      var n = he(e, t) + 257;
      t += 5;
      var r = he(e, t) + 1;
      t += 5;
      var i = me(e, t) + 4;
      t += 4;
      for (
        var a = 0,
          o = le ? /* @__PURE__ */ new Uint8Array(19) : Ce(19),
          s = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          c = 1,
          l = le ? /* @__PURE__ */ new Uint8Array(8) : Ce(8),
          u = le ? /* @__PURE__ */ new Uint8Array(8) : Ce(8),
          d = o.length,
          f = 0;
        f < i;
        ++f
      )
        ((o[oe[f]] = a = pe(e, t)), c < a && (c = a), l[a]++, (t += 3));
      var p = 0;
      for (l[0] = 0, f = 1; f <= c; ++f) u[f] = p = (p + l[f - 1]) << 1;
      for (f = 0; f < d; ++f) (p = o[f]) != 0 && (s[f] = u[p]++);
      var m = 0;
      for (f = 0; f < d; ++f)
        if (((m = o[f]), m != 0)) {
          p = ue[s[f]] >> (8 - m);
          for (var h = (1 << (7 - m)) - 1; h >= 0; --h) Me[p | (h << m)] = (m & 7) | (f << 3);
        }
      var g = [];
      for (c = 1; g.length < n + r;)
        switch (((p = Me[ge(e, t)]), (t += p & 7), (p >>>= 3))) {
          case 16:
            for (a = 3 + fe(e, t), t += 2, p = g[g.length - 1]; a-- > 0;) g.push(p);
            break;
          case 17:
            for (a = 3 + pe(e, t), t += 3; a-- > 0;) g.push(0);
            break;
          case 18:
            for (a = 11 + ge(e, t), t += 7; a-- > 0;) g.push(0);
            break;
          default:
            (g.push(p), c < p && (c = p));
        }
      var _ = g.slice(0, n),
        v = g.slice(n);
      for (f = n; f < 286; ++f) _[f] = 0;
      for (f = r; f < 30; ++f) v[f] = 0;
      return ((Ne = we(_, Ae, 286)), (Pe = we(v, je, 30)), t);
    }
    function Ie(e, t) {
      if (e[0] == 3 && !(e[1] & 3)) return [I(t), 2];
      for (
        var n = 0, r = 0, i = L(t || 1 << 18), a = 0, o = i.length >>> 0, s = 0, c = 0;
        !(r & 1);
      ) {
        if (((r = pe(e, n)), (n += 3), r >>> 1))
          r >> 1 == 1 ? ((s = 9), (c = 5)) : ((n = Fe(e, n)), (s = Ne), (c = Pe));
        else {
          n & 7 && (n += 8 - (n & 7));
          var l = e[n >>> 3] | (e[(n >>> 3) + 1] << 8);
          if (((n += 32), l > 0))
            for (!t && o < a + l && ((i = Se(i, a + l)), (o = i.length)); l-- > 0;)
              ((i[a++] = e[n >>> 3]), (n += 8));
          continue;
        }
        for (;;) {
          !t && o < a + 32767 && ((i = Se(i, a + 32767)), (o = i.length));
          var u = _e(e, n, s),
            d = r >>> 1 == 1 ? Te[u] : Ae[u];
          if (((n += d & 15), (d >>>= 4), !((d >>> 8) & 255))) i[a++] = d;
          else if (d == 256) break;
          else {
            d -= 257;
            var f = d < 8 ? 0 : (d - 4) >> 2;
            f > 5 && (f = 0);
            var p = a + W[d];
            (f > 0 && ((p += _e(e, n, f)), (n += f)),
              (u = _e(e, n, c)),
              (d = r >>> 1 == 1 ? Ee[u] : je[u]),
              (n += d & 15),
              (d >>>= 4));
            var m = d < 4 ? 0 : (d - 2) >> 1,
              h = se[d];
            for (
              m > 0 && ((h += _e(e, n, m)), (n += m)),
                !t && o < p && ((i = Se(i, p + 100)), (o = i.length));
              a < p;
            )
              ((i[a] = i[a - h]), ++a);
          }
        }
      }
      return t ? [i, (n + 7) >>> 3] : [i.slice(0, a), (n + 7) >>> 3];
    }
    function Le(e, t) {
      var n = Ie(e.slice(e.l || 0), t);
      return ((e.l += n[1]), n[0]);
    }
    function Re(e, t) {
      if (e) typeof console < `u` && console.error(t);
      else throw Error(t);
    }
    function ze(e, t) {
      var n = e;
      yr(n, 0);
      var r = { FileIndex: [], FullPaths: [] };
      S(r, { root: t.root });
      for (
        var i = n.length - 4;
        (n[i] != 80 || n[i + 1] != 75 || n[i + 2] != 5 || n[i + 3] != 6) && i >= 0;
      )
        --i;
      ((n.l = i + 4), (n.l += 4));
      var a = n.read_shift(2);
      for (n.l += 6, n.l = n.read_shift(4), i = 0; i < a; ++i) {
        n.l += 20;
        var s = n.read_shift(4),
          c = n.read_shift(4),
          l = n.read_shift(2),
          u = n.read_shift(2),
          d = n.read_shift(2);
        n.l += 8;
        var f = n.read_shift(4),
          p = o(n.slice(n.l + l, n.l + l + u));
        n.l += l + u + d;
        var m = n.l;
        ((n.l = f + 4),
          p && p[1] && ((p[1] || {}).usz && (c = p[1].usz), (p[1] || {}).csz && (s = p[1].csz)),
          Be(n, s, c, r, p),
          (n.l = m));
      }
      return r;
    }
    function Be(e, t, n, r, i) {
      e.l += 2;
      var s = e.read_shift(2),
        c = e.read_shift(2),
        l = a(e);
      if (s & 8257) throw Error(`Unsupported ZIP encryption`);
      for (
        var u = e.read_shift(4),
          d = e.read_shift(4),
          f = e.read_shift(4),
          p = e.read_shift(2),
          m = e.read_shift(2),
          h = ``,
          g = 0;
        g < p;
        ++g
      )
        h += String.fromCharCode(e[e.l++]);
      if (m) {
        var _ = o(e.slice(e.l, e.l + m));
        ((_[21589] || {}).mt && (l = _[21589].mt),
          (_[1] || {}).usz && (f = _[1].usz),
          (_[1] || {}).csz && (d = _[1].csz),
          i &&
            ((i[21589] || {}).mt && (l = i[21589].mt),
            (i[1] || {}).usz && (f = i[1].usz),
            (i[1] || {}).csz && (d = i[1].csz)));
      }
      e.l += m;
      var v = e.slice(e.l, e.l + d);
      switch (c) {
        case 8:
          v = ie(e, f);
          break;
        case 0:
          e.l += d;
          break;
        default:
          throw Error(`Unsupported ZIP Compression method ` + c);
      }
      var y = !1;
      (s & 8 &&
        ((u = e.read_shift(4)),
        u == 134695760 && ((u = e.read_shift(4)), (y = !0)),
        (d = e.read_shift(4)),
        (f = e.read_shift(4))),
        d != t && Re(y, `Bad compressed size: ` + t + ` != ` + d),
        f != n && Re(y, `Bad uncompressed size: ` + n + ` != ` + f),
        Ze(r, h, v, { unsafe: !0, mt: l }));
    }
    function Ve(e, t) {
      var n = t || {},
        r = [],
        a = [],
        o = xr(1),
        s = n.compression ? 8 : 0,
        c = 0,
        l = 0,
        u = 0,
        d = 0,
        f = 0,
        p = e.FullPaths[0],
        m = p,
        h = e.FileIndex[0],
        g = [],
        _ = 0;
      for (l = 1; l < e.FullPaths.length; ++l)
        if (
          ((m = e.FullPaths[l].slice(p.length)),
          (h = e.FileIndex[l]),
          !(
            !h.size ||
            !h.content ||
            (Array.isArray(h.content) && h.content.length == 0) ||
            m == `Sh33tJ5`
          ))
        ) {
          var v = d,
            y = xr(m.length);
          for (u = 0; u < m.length; ++u) y.write_shift(1, m.charCodeAt(u) & 127);
          ((y = y.slice(0, y.l)),
            (g[f] = typeof h.content == `string` ? dt.bstr(h.content, 0) : dt.buf(h.content, 0)));
          var b = typeof h.content == `string` ? R(h.content) : h.content;
          (s == 8 && (b = ae(b)),
            (o = xr(30)),
            o.write_shift(4, 67324752),
            o.write_shift(2, 20),
            o.write_shift(2, c),
            o.write_shift(2, s),
            h.mt ? i(o, h.mt) : o.write_shift(4, 0),
            o.write_shift(-4, c & 8 ? 0 : g[f]),
            o.write_shift(4, c & 8 ? 0 : b.length),
            o.write_shift(4, c & 8 ? 0 : h.content.length),
            o.write_shift(2, y.length),
            o.write_shift(2, 0),
            (d += o.length),
            r.push(o),
            (d += y.length),
            r.push(y),
            (d += b.length),
            r.push(b),
            c & 8 &&
              ((o = xr(12)),
              o.write_shift(-4, g[f]),
              o.write_shift(4, b.length),
              o.write_shift(4, h.content.length),
              (d += o.l),
              r.push(o)),
            (o = xr(46)),
            o.write_shift(4, 33639248),
            o.write_shift(2, 0),
            o.write_shift(2, 20),
            o.write_shift(2, c),
            o.write_shift(2, s),
            o.write_shift(4, 0),
            o.write_shift(-4, g[f]),
            o.write_shift(4, b.length),
            o.write_shift(4, h.content.length),
            o.write_shift(2, y.length),
            o.write_shift(2, 0),
            o.write_shift(2, 0),
            o.write_shift(2, 0),
            o.write_shift(2, 0),
            o.write_shift(4, 0),
            o.write_shift(4, v),
            (_ += o.l),
            a.push(o),
            (_ += y.length),
            a.push(y),
            ++f);
        }
      return (
        (o = xr(22)),
        o.write_shift(4, 101010256),
        o.write_shift(2, 0),
        o.write_shift(2, 0),
        o.write_shift(2, f),
        o.write_shift(2, f),
        o.write_shift(4, _),
        o.write_shift(4, d),
        o.write_shift(2, 0),
        z([z(r), z(a), o])
      );
    }
    var He = {
      htm: `text/html`,
      xml: `text/xml`,
      gif: `image/gif`,
      jpg: `image/jpeg`,
      png: `image/png`,
      mso: `application/x-mso`,
      thmx: `application/vnd.ms-officetheme`,
      sh33tj5: `application/octet-stream`,
    };
    function Ue(e, t) {
      if (e.ctype) return e.ctype;
      var n = e.name || ``,
        r = n.match(/\.([^\.]+)$/);
      return (r && He[r[1]]) || (t && ((r = (n = t).match(/[\.\\]([^\.\\])+$/)), r && He[r[1]]))
        ? He[r[1]]
        : `application/octet-stream`;
    }
    function We(e) {
      for (var t = j(e), n = [], r = 0; r < t.length; r += 76) n.push(t.slice(r, r + 76));
      return (
        n.join(`\r
`) +
        `\r
`
      );
    }
    function Ge(e) {
      var t = e.replace(/[\x00-\x08\x0B\x0C\x0E-\x1F\x7E-\xFF=]/g, function (e) {
        var t = e.charCodeAt(0).toString(16).toUpperCase();
        return `=` + (t.length == 1 ? `0` + t : t);
      });
      ((t = t.replace(/ $/gm, `=20`).replace(/\t$/gm, `=09`)),
        t.charAt(0) ==
          `
` && (t = `=0D` + t.slice(1)),
        (t = t
          .replace(/\r(?!\n)/gm, `=0D`)
          .replace(
            /\n\n/gm,
            `
=0A`,
          )
          .replace(/([^\r\n])\n/gm, `$1=0A`)));
      for (
        var n = [],
          r = t.split(`\r
`),
          i = 0;
        i < r.length;
        ++i
      ) {
        var a = r[i];
        if (a.length == 0) n.push(``);
        else
          for (var o = 0; o < a.length;) {
            var s = 76,
              c = a.slice(o, o + s);
            (c.charAt(s - 1) == `=`
              ? s--
              : c.charAt(s - 2) == `=`
                ? (s -= 2)
                : c.charAt(s - 3) == `=` && (s -= 3),
              (c = a.slice(o, o + s)),
              (o += s),
              o < a.length && (c += `=`),
              n.push(c));
          }
      }
      return n.join(`\r
`);
    }
    function Ke(e) {
      for (var t = [], n = 0; n < e.length; ++n) {
        for (var r = e[n]; n <= e.length && r.charAt(r.length - 1) == `=`;)
          r = r.slice(0, r.length - 1) + e[++n];
        t.push(r);
      }
      for (var i = 0; i < t.length; ++i)
        t[i] = t[i].replace(/[=][0-9A-Fa-f]{2}/g, function (e) {
          return String.fromCharCode(parseInt(e.slice(1), 16));
        });
      return R(
        t.join(`\r
`),
      );
    }
    function qe(e, t, n) {
      for (var r = ``, i = ``, a = ``, o, s = 0; s < 10; ++s) {
        var c = t[s];
        if (!c || c.match(/^\s*$/)) break;
        var l = c.match(/^([^:]*?):\s*([^\s].*)$/);
        if (l)
          switch (l[1].toLowerCase()) {
            case `content-location`:
              r = l[2].trim();
              break;
            case `content-type`:
              a = l[2].trim();
              break;
            case `content-transfer-encoding`:
              i = l[2].trim();
          }
      }
      switch ((++s, i.toLowerCase())) {
        case `base64`:
          o = R(M(t.slice(s).join(``)));
          break;
        case `quoted-printable`:
          o = Ke(t.slice(s));
          break;
        default:
          throw Error(`Unsupported Content-Transfer-Encoding ` + i);
      }
      var u = Ze(e, r.slice(n.length), o, { unsafe: !0 });
      a && (u.ctype = a);
    }
    function Je(e, t) {
      if (B(e.slice(0, 13)).toLowerCase() != `mime-version:`) throw Error(`Unsupported MAD header`);
      var n = (t && t.root) || ``,
        r = (N && Buffer.isBuffer(e) ? e.toString(`binary`) : B(e)).split(`\r
`),
        i = 0,
        a = ``;
      for (i = 0; i < r.length; ++i)
        if (
          ((a = r[i]),
          /^Content-Location:/i.test(a) &&
            ((a = a.slice(a.indexOf(`file`))),
            (n ||= a.slice(0, a.lastIndexOf(`/`) + 1)),
            a.slice(0, n.length) != n))
        )
          for (
            ;
            n.length > 0 &&
            ((n = n.slice(0, n.length - 1)),
            (n = n.slice(0, n.lastIndexOf(`/`) + 1)),
            a.slice(0, n.length) != n);
          );
      var o = (r[1] || ``).match(/boundary="(.*?)"/);
      if (!o) throw Error(`MAD cannot find boundary`);
      var s = `--` + (o[1] || ``),
        c = { FileIndex: [], FullPaths: [] };
      S(c);
      var l,
        u = 0;
      for (i = 0; i < r.length; ++i) {
        var d = r[i];
        (d === s || d === s + `--`) && (u++ && qe(c, r.slice(l, i), n), (l = i));
      }
      return c;
    }
    function Ye(e, t) {
      var n = t || {},
        r = n.boundary || `SheetJS`;
      r = `------=` + r;
      for (
        var i = [
            `MIME-Version: 1.0`,
            `Content-Type: multipart/related; boundary="` + r.slice(2) + `"`,
            ``,
            ``,
            ``,
          ],
          a = e.FullPaths[0],
          o = a,
          s = e.FileIndex[0],
          c = 1;
        c < e.FullPaths.length;
        ++c
      )
        if (
          ((o = e.FullPaths[c].slice(a.length)),
          (s = e.FileIndex[c]),
          s.size && s.content && o != `Sh33tJ5`)
        ) {
          o = o
            .replace(/[\x00-\x08\x0B\x0C\x0E-\x1F\x7E-\xFF]/g, function (e) {
              return `_x` + e.charCodeAt(0).toString(16) + `_`;
            })
            .replace(/[\u0080-\uFFFF]/g, function (e) {
              return `_u` + e.charCodeAt(0).toString(16) + `_`;
            });
          for (
            var l = s.content,
              u = N && Buffer.isBuffer(l) ? l.toString(`binary`) : B(l),
              d = 0,
              f = Math.min(1024, u.length),
              p = 0,
              m = 0;
            m <= f;
            ++m
          )
            (p = u.charCodeAt(m)) >= 32 && p < 128 && ++d;
          var h = d >= (f * 4) / 5;
          (i.push(r),
            i.push(`Content-Location: ` + (n.root || `file:///C:/SheetJS/`) + o),
            i.push(`Content-Transfer-Encoding: ` + (h ? `quoted-printable` : `base64`)),
            i.push(`Content-Type: ` + Ue(s, o)),
            i.push(``),
            i.push(h ? Ge(u) : We(u)));
        }
      return (
        i.push(
          r +
            `--\r
`,
        ),
        i.join(`\r
`)
      );
    }
    function Xe(e) {
      var t = {};
      return (S(t, e), t);
    }
    function Ze(e, t, n, i) {
      var a = i && i.unsafe;
      a || S(e);
      var o = !a && K.find(e, t);
      if (!o) {
        var s = e.FullPaths[0];
        (t.slice(0, s.length) == s
          ? (s = t)
          : (s.slice(-1) != `/` && (s += `/`), (s = (s + t).replace(`//`, `/`))),
          (o = { name: r(t), type: 2 }),
          e.FileIndex.push(o),
          e.FullPaths.push(s),
          a || K.utils.cfb_gc(e));
      }
      return (
        (o.content = n),
        (o.size = n ? n.length : 0),
        i && (i.CLSID && (o.clsid = i.CLSID), i.mt && (o.mt = i.mt), i.ct && (o.ct = i.ct)),
        o
      );
    }
    function Qe(e, t) {
      S(e);
      var n = K.find(e, t);
      if (n) {
        for (var r = 0; r < e.FileIndex.length; ++r)
          if (e.FileIndex[r] == n) return (e.FileIndex.splice(r, 1), e.FullPaths.splice(r, 1), !0);
      }
      return !1;
    }
    function $e(e, t, n) {
      S(e);
      var i = K.find(e, t);
      if (i) {
        for (var a = 0; a < e.FileIndex.length; ++a)
          if (e.FileIndex[a] == i) return ((e.FileIndex[a].name = r(n)), (e.FullPaths[a] = n), !0);
      }
      return !1;
    }
    function et(e) {
      w(e, !0);
    }
    return (
      (e.find = E),
      (e.read = x),
      (e.parse = l),
      (e.write = ne),
      (e.writeFile = te),
      (e.utils = {
        cfb_new: Xe,
        cfb_add: Ze,
        cfb_del: Qe,
        cfb_mov: $e,
        cfb_gc: et,
        ReadShift: pr,
        CheckField: vr,
        prep_blob: yr,
        bconcat: z,
        use_zlib: re,
        _deflateRaw: ke,
        _inflateRaw: Le,
        consts: ee,
      }),
      e
    );
  })(),
  ft;
function pt(e) {
  if (ft !== void 0) return ft.readFileSync(e);
  if (typeof Deno < `u`) return Deno.readFileSync(e);
  if (typeof $ < `u` && typeof File < `u` && typeof Folder < `u`)
    try {
      var t = File(e);
      (t.open(`r`), (t.encoding = `binary`));
      var n = t.read();
      return (t.close(), n);
    } catch (e) {
      if (!e.message || e.message.indexOf(`onstruct`) == -1) throw e;
    }
  throw Error(`Cannot access file ` + e);
}
function mt(e) {
  for (var t = Object.keys(e), n = [], r = 0; r < t.length; ++r)
    Object.prototype.hasOwnProperty.call(e, t[r]) && n.push(t[r]);
  return n;
}
function ht(e) {
  for (var t = [], n = mt(e), r = 0; r !== n.length; ++r) t[e[n[r]]] = n[r];
  return t;
}
var gt = /*#__PURE__*/ Date.UTC(1899, 11, 30, 0, 0, 0),
  _t = /*#__PURE__*/ Date.UTC(1899, 11, 31, 0, 0, 0),
  vt = /*#__PURE__*/ Date.UTC(1904, 0, 1, 0, 0, 0);
function yt(e, t) {
  var n = /* @__PURE__ */ (e.getTime() - gt) / 864e5;
  return t ? ((n -= 1462), n < -1402 ? n - 1 : n) : n < 60 ? n - 1 : n;
}
function bt(e) {
  if (e >= 60 && e < 61) return e;
  var t = /* @__PURE__ */ new Date();
  return (t.setTime((e > 60 ? e : e + 1) * 24 * 60 * 60 * 1e3 + gt), t);
}
function xt(e) {
  var t = 0,
    n = 0,
    r = !1,
    i = e.match(/P([0-9\.]+Y)?([0-9\.]+M)?([0-9\.]+D)?T([0-9\.]+H)?([0-9\.]+M)?([0-9\.]+S)?/);
  if (!i) throw Error(`|` + e + `| is not an ISO8601 Duration`);
  for (var a = 1; a != i.length; ++a)
    if (i[a]) {
      switch (((n = 1), a > 3 && (r = !0), i[a].slice(i[a].length - 1))) {
        case `Y`:
          throw Error(`Unsupported ISO Duration Field: ` + i[a].slice(i[a].length - 1));
        case `D`:
          n *= 24;
        case `H`:
          n *= 60;
        case `M`:
          if (r) n *= 60;
          else throw Error(`Unsupported ISO Duration Field: M`);
      }
      t += n * parseInt(i[a], 10);
    }
  return t;
}
var St = /^(\d+):(\d+)(:\d+)?(\.\d+)?$/,
  Ct = /^(\d+)-(\d+)-(\d+)$/,
  wt = /^(\d+)-(\d+)-(\d+)[T ](\d+):(\d+)(:\d+)?(\.\d+)?$/;
function Tt(e, t) {
  if (e instanceof Date) return e;
  var n = e.match(St);
  return n
    ? new Date(
        (t ? vt : _t) +
          ((parseInt(n[1], 10) * 60 + parseInt(n[2], 10)) * 60 +
            (n[3] ? parseInt(n[3].slice(1), 10) : 0)) *
            1e3 +
          (n[4] ? parseInt((n[4] + `000`).slice(1, 4), 10) : 0),
      )
    : ((n = e.match(Ct)),
      n
        ? new Date(Date.UTC(+n[1], n[2] - 1, +n[3], 0, 0, 0, 0))
        : ((n = e.match(wt)),
          n
            ? new Date(
                Date.UTC(
                  +n[1],
                  n[2] - 1,
                  +n[3],
                  +n[4],
                  +n[5],
                  (n[6] && parseInt(n[6].slice(1), 10)) || 0,
                  (n[7] && parseInt((n[7] + `0000`).slice(1, 4), 10)) || 0,
                ),
              )
            : new Date(e)));
}
function Et(e, t) {
  if (N && Buffer.isBuffer(e)) {
    if (t && F) {
      if (e[0] == 255 && e[1] == 254) return On(e.slice(2).toString(`utf16le`));
      if (e[1] == 254 && e[2] == 255) return On(w(e.slice(2).toString(`binary`)));
    }
    return e.toString(`binary`);
  }
  if (typeof TextDecoder < `u`)
    try {
      if (t) {
        if (e[0] == 255 && e[1] == 254) return On(new TextDecoder(`utf-16le`).decode(e.slice(2)));
        if (e[0] == 254 && e[1] == 255) return On(new TextDecoder(`utf-16be`).decode(e.slice(2)));
      }
      var n = {
        "€": ``,
        "‚": ``,
        ƒ: ``,
        "„": ``,
        "…": ``,
        "†": ``,
        "‡": ``,
        ˆ: ``,
        "‰": ``,
        Š: ``,
        "‹": ``,
        Œ: ``,
        Ž: ``,
        "‘": ``,
        "’": ``,
        "“": ``,
        "”": ``,
        "•": ``,
        "–": ``,
        "—": ``,
        "˜": ``,
        "™": ``,
        š: ``,
        "›": ``,
        œ: ``,
        ž: ``,
        Ÿ: ``,
      };
      return (
        Array.isArray(e) && (e = new Uint8Array(e)),
        new TextDecoder(`latin1`).decode(e).replace(/[€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/g, function (e) {
          return n[e] || e;
        })
      );
    } catch {}
  var r = [],
    i = 0;
  try {
    for (i = 0; i < e.length - 65536; i += 65536)
      r.push(String.fromCharCode.apply(0, e.slice(i, i + 65536)));
    r.push(String.fromCharCode.apply(0, e.slice(i)));
  } catch {
    try {
      for (; i < e.length - 16384; i += 16384)
        r.push(String.fromCharCode.apply(0, e.slice(i, i + 16384)));
      r.push(String.fromCharCode.apply(0, e.slice(i)));
    } catch {
      for (; i != e.length; ++i) r.push(String.fromCharCode(e[i]));
    }
  }
  return r.join(``);
}
function Dt(e) {
  if (typeof JSON < `u` && !Array.isArray(e)) return JSON.parse(JSON.stringify(e));
  if (typeof e != `object` || !e) return e;
  if (e instanceof Date) return new Date(e.getTime());
  var t = {};
  for (var n in e) Object.prototype.hasOwnProperty.call(e, n) && (t[n] = Dt(e[n]));
  return t;
}
function q(e, t) {
  for (var n = ``; n.length < t;) n += e;
  return n;
}
function Ot(e) {
  var t = Number(e);
  if (!isNaN(t)) return isFinite(t) ? t : NaN;
  if (!/\d/.test(e)) return t;
  var n = 1,
    r = e
      .replace(/([\d]),([\d])/g, `$1$2`)
      .replace(/[$]/g, ``)
      .replace(/[%]/g, function () {
        return ((n *= 100), ``);
      });
  return !isNaN((t = Number(r))) ||
    ((r = r.replace(/[(]([^()]*)[)]/, function (e, t) {
      return ((n = -n), t);
    })),
    !isNaN((t = Number(r))))
    ? t / n
    : t;
}
var kt =
    /^(0?\d|1[0-2])(?:|:([0-5]?\d)(?:|(\.\d+)(?:|:([0-5]?\d))|:([0-5]?\d)(|\.\d+)))\s+([ap])m?$/,
  At = /^([01]?\d|2[0-3])(?:|:([0-5]?\d)(?:|(\.\d+)(?:|:([0-5]?\d))|:([0-5]?\d)(|\.\d+)))$/,
  jt = /^(\d+)-(\d+)-(\d+)[T ](\d+):(\d+)(:\d+)(\.\d+)?[Z]?$/,
  Mt = /* @__PURE__ */ new Date(`6/9/69 00:00 UTC`).valueOf() == -177984e5;
function Nt(e) {
  return e[2]
    ? e[3]
      ? e[4]
        ? new Date(
            Date.UTC(
              1899,
              11,
              31,
              (e[1] % 12) + (e[7] == `p` ? 12 : 0),
              +e[2],
              +e[4],
              parseFloat(e[3]) * 1e3,
            ),
          )
        : new Date(
            Date.UTC(1899, 11, 31, e[7] == `p` ? 12 : 0, +e[1], +e[2], parseFloat(e[3]) * 1e3),
          )
      : e[5]
        ? new Date(
            Date.UTC(
              1899,
              11,
              31,
              (e[1] % 12) + (e[7] == `p` ? 12 : 0),
              +e[2],
              +e[5],
              e[6] ? parseFloat(e[6]) * 1e3 : 0,
            ),
          )
        : new Date(Date.UTC(1899, 11, 31, (e[1] % 12) + (e[7] == `p` ? 12 : 0), +e[2], 0, 0))
    : new Date(Date.UTC(1899, 11, 31, (e[1] % 12) + (e[7] == `p` ? 12 : 0), 0, 0, 0));
}
function Pt(e) {
  return e[2]
    ? e[3]
      ? e[4]
        ? new Date(Date.UTC(1899, 11, 31, +e[1], +e[2], +e[4], parseFloat(e[3]) * 1e3))
        : new Date(Date.UTC(1899, 11, 31, 0, +e[1], +e[2], parseFloat(e[3]) * 1e3))
      : e[5]
        ? new Date(Date.UTC(1899, 11, 31, +e[1], +e[2], +e[5], e[6] ? parseFloat(e[6]) * 1e3 : 0))
        : new Date(Date.UTC(1899, 11, 31, +e[1], +e[2], 0, 0))
    : new Date(Date.UTC(1899, 11, 31, +e[1], 0, 0, 0));
}
var Ft = [
  `january`,
  `february`,
  `march`,
  `april`,
  `may`,
  `june`,
  `july`,
  `august`,
  `september`,
  `october`,
  `november`,
  `december`,
];
function It(e) {
  if (jt.test(e)) return e.indexOf(`Z`) == -1 ? zt(new Date(e)) : new Date(e);
  var t = e.toLowerCase(),
    n = t.replace(/\s+/g, ` `).trim(),
    r = n.match(kt);
  if (r) return Nt(r);
  if (((r = n.match(At)), r)) return Pt(r);
  if (((r = n.match(wt)), r))
    return new Date(
      Date.UTC(
        +r[1],
        r[2] - 1,
        +r[3],
        +r[4],
        +r[5],
        (r[6] && parseInt(r[6].slice(1), 10)) || 0,
        (r[7] && parseInt((r[7] + `0000`).slice(1, 4), 10)) || 0,
      ),
    );
  var i = new Date(Mt && e.indexOf(`UTC`) == -1 ? e + ` UTC` : e),
    a = /* @__PURE__ */ new Date(NaN),
    o = i.getYear();
  i.getMonth();
  var s = i.getDate();
  if (isNaN(s)) return a;
  if (t.match(/jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/)) {
    if (
      ((t = t.replace(/[^a-z]/g, ``).replace(/([^a-z]|^)[ap]m?([^a-z]|$)/, ``)),
      t.length > 3 && Ft.indexOf(t) == -1)
    )
      return a;
  } else if (t.replace(/[ap]m?/, ``).match(/[a-z]/)) return a;
  return o < 0 || o > 8099 || e.match(/[^-0-9:,\/\\\ ]/) ? a : i;
}
var Lt = /*#__PURE__*/ (function () {
  var e = `abacaba`.split(/(:?b)/i).length == 5;
  return function (t, n, r) {
    if (e || typeof n == `string`) return t.split(n);
    for (var i = t.split(n), a = [i[0]], o = 1; o < i.length; ++o) (a.push(r), a.push(i[o]));
    return a;
  };
})();
function Rt(e) {
  return new Date(
    e.getUTCFullYear(),
    e.getUTCMonth(),
    e.getUTCDate(),
    e.getUTCHours(),
    e.getUTCMinutes(),
    e.getUTCSeconds(),
    e.getUTCMilliseconds(),
  );
}
function zt(e) {
  return new Date(
    Date.UTC(
      e.getFullYear(),
      e.getMonth(),
      e.getDate(),
      e.getHours(),
      e.getMinutes(),
      e.getSeconds(),
      e.getMilliseconds(),
    ),
  );
}
function Bt(e) {
  var t = e.slice(0, 1024).indexOf(`<!DOCTYPE`);
  if (t == -1) return e;
  var n = e.match(/<[\w]/);
  return n ? e.slice(0, t) + e.slice(n.index) : e;
}
function Vt(e, t, n) {
  for (var r = [], i = e.indexOf(t); i > -1;) {
    var a = e.indexOf(n, i + t.length);
    if (a == -1) break;
    (r.push(e.slice(i, a + n.length)), (i = e.indexOf(t, a + n.length)));
  }
  return r.length > 0 ? r : null;
}
function Ht(e, t, n) {
  var r = [],
    i = 0,
    a = e.indexOf(t);
  if (a == -1) return e;
  for (; a > -1;) {
    r.push(e.slice(i, a));
    var o = e.indexOf(n, a + t.length);
    if (o == -1) break;
    (a = e.indexOf(t, (i = o + n.length))) == -1 && r.push(e.slice(i));
  }
  return r.join(``);
}
var Ut = { " ": 1, "	": 1, "\r": 1, "\n": 1, ">": 1 };
function Wt(e, t) {
  for (
    var n = e.indexOf(`<` + t), r = t.length + 1, i = e.length;
    n >= 0 && n <= i - r && !Ut[e.charAt(n + r)];
  )
    n = e.indexOf(`<` + t, n + 1);
  if (n === -1) return null;
  var a = e.indexOf(`>`, n + t.length);
  if (a === -1) return null;
  var o = `</` + t + `>`,
    s = e.indexOf(o, a);
  return s == -1 ? null : [e.slice(n, s + o.length), e.slice(a + 1, s)];
}
var Gt = /*#__PURE__*/ (function () {
    var e = {};
    return function (t, n) {
      var r = e[n];
      (r ||
        (e[n] = r =
          [RegExp(`<(?:\\w+:)?` + n + `\\b[^<>]*>`, `g`), RegExp(`</(?:\\w+:)?` + n + `>`, `g`)]),
        (r[0].lastIndex = r[1].lastIndex = 0));
      var i = r[0].exec(t);
      if (!i) return null;
      var a = i.index,
        o = r[0].lastIndex;
      if (((r[1].lastIndex = r[0].lastIndex), (i = r[1].exec(t)), !i)) return null;
      var s = i.index,
        c = r[1].lastIndex;
      return [t.slice(a, c), t.slice(o, s)];
    };
  })(),
  Kt = /*#__PURE__*/ (function () {
    var e = {};
    return function (t, n) {
      var r = [],
        i = e[n];
      (i ||
        (e[n] = i =
          [RegExp(`<(?:\\w+:)?` + n + `\\b[^<>]*>`, `g`), RegExp(`</(?:\\w+:)?` + n + `>`, `g`)]),
        (i[0].lastIndex = i[1].lastIndex = 0));
      for (var a; (a = i[0].exec(t));) {
        var o = a.index;
        if (((i[1].lastIndex = i[0].lastIndex), (a = i[1].exec(t)), !a)) return null;
        var s = i[1].lastIndex;
        (r.push(t.slice(o, s)), (i[0].lastIndex = i[1].lastIndex));
      }
      return r.length == 0 ? null : r;
    };
  })(),
  qt = /*#__PURE__*/ (function () {
    var e = {};
    return function (t, n) {
      var r = [],
        i = e[n];
      (i ||
        (e[n] = i =
          [RegExp(`<(?:\\w+:)?` + n + `\\b[^<>]*>`, `g`), RegExp(`</(?:\\w+:)?` + n + `>`, `g`)]),
        (i[0].lastIndex = i[1].lastIndex = 0));
      for (var a, o = 0, s = 0; (a = i[0].exec(t));) {
        if (
          ((o = a.index),
          r.push(t.slice(s, o)),
          (s = o),
          (i[1].lastIndex = i[0].lastIndex),
          (a = i[1].exec(t)),
          !a)
        )
          return null;
        ((s = i[1].lastIndex), (i[0].lastIndex = i[1].lastIndex));
      }
      return (r.push(t.slice(s)), r.length == 0 ? `` : r.join(``));
    };
  })(),
  Jt = /*#__PURE__*/ (function () {
    var e = {};
    return function (t, n) {
      var r = [],
        i = e[n];
      (i || (e[n] = i = [RegExp(`<` + n + `\\b[^<>]*>`, `ig`), RegExp(`</` + n + `>`, `ig`)]),
        (i[0].lastIndex = i[1].lastIndex = 0));
      for (var a; (a = i[0].exec(t));) {
        var o = a.index;
        if (((i[1].lastIndex = i[0].lastIndex), (a = i[1].exec(t)), !a)) return null;
        var s = i[1].lastIndex;
        (r.push(t.slice(o, s)), (i[0].lastIndex = i[1].lastIndex));
      }
      return r.length == 0 ? null : r;
    };
  })();
function Yt(e) {
  return e
    ? e.content && e.type
      ? Et(e.content, !0)
      : e.data
        ? T(e.data)
        : e.asNodeBuffer && N
          ? T(e.asNodeBuffer().toString(`binary`))
          : e.asBinary
            ? T(e.asBinary())
            : e._data && e._data.getContent
              ? T(Et(Array.prototype.slice.call(e._data.getContent(), 0)))
              : null
    : null;
}
function Xt(e) {
  if (!e) return null;
  if (e.data) return x(e.data);
  if (e.asNodeBuffer && N) return e.asNodeBuffer();
  if (e._data && e._data.getContent) {
    var t = e._data.getContent();
    return typeof t == `string` ? x(t) : Array.prototype.slice.call(t);
  }
  return e.content && e.type ? e.content : null;
}
function Zt(e) {
  return e && e.name.slice(-4) === `.bin` ? Xt(e) : Yt(e);
}
function Qt(e, t) {
  for (
    var n = e.FullPaths || mt(e.files),
      r = t.toLowerCase().replace(/[\/]/g, `\\`),
      i = r.replace(/\\/g, `/`),
      a = 0;
    a < n.length;
    ++a
  ) {
    var o = n[a].replace(/^Root Entry[\/]/, ``).toLowerCase();
    if (r == o || i == o) return e.files ? e.files[n[a]] : e.FileIndex[a];
  }
  return null;
}
function $t(e, t) {
  var n = Qt(e, t);
  if (n == null) throw Error(`Cannot find file ` + t + ` in zip`);
  return n;
}
function en(e, t, n) {
  if (!n) return Zt($t(e, t));
  if (!t) return null;
  try {
    return en(e, t);
  } catch {
    return null;
  }
}
function tn(e, t, n) {
  if (!n) return Yt($t(e, t));
  if (!t) return null;
  try {
    return tn(e, t);
  } catch {
    return null;
  }
}
function nn(e, t, n) {
  if (!n) return Xt($t(e, t));
  if (!t) return null;
  try {
    return nn(e, t);
  } catch {
    return null;
  }
}
function rn(e) {
  for (var t = e.FullPaths || mt(e.files), n = [], r = 0; r < t.length; ++r)
    t[r].slice(-1) != `/` && n.push(t[r].replace(/^Root Entry[\/]/, ``));
  return n.sort();
}
function an(e, t, n) {
  if (e.FullPaths) {
    if ((Array.isArray(n) && typeof n[0] == `string` && (n = n.join(``)), typeof n == `string`)) {
      var r = N ? P(n) : B(n);
      return K.utils.cfb_add(e, t, r);
    }
    K.utils.cfb_add(e, t, n);
  } else e.file(t, n);
}
function on(e, t) {
  switch (t.type) {
    case `base64`:
      return K.read(e, { type: `base64` });
    case `binary`:
      return K.read(e, { type: `binary` });
    case `buffer`:
    case `array`:
      return K.read(e, { type: `buffer` });
  }
  throw Error(`Unrecognized type ` + t.type);
}
function sn(e, t) {
  if (e.charAt(0) == `/`) return e.slice(1);
  var n = t.split(`/`);
  t.slice(-1) != `/` && n.pop();
  for (var r = e.split(`/`); r.length !== 0;) {
    var i = r.shift();
    i === `..` ? n.pop() : i !== `.` && n.push(i);
  }
  return n.join(`/`);
}
var cn = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r
`,
  ln = /\s([^"\s?>\/]+)\s*=\s*((?:")([^"]*)(?:")|(?:')([^']*)(?:')|([^'">\s]+))/g,
  un =
    /<[\/\?]?[a-zA-Z0-9:_-]+(?:\s+[^"\s?<>\/]+\s*=\s*(?:"[^"]*"|'[^']*'|[^'"<>\s=]+))*\s*[\/\?]?>/gm,
  dn = /*#__PURE__*/ cn.match(un) ? un : /<[^<>]*>/g,
  fn = /<\w*:/,
  pn = /<(\/?)\w+:/;
function J(e, t, n) {
  for (
    var r = {}, i = 0, a = 0;
    i !== e.length && (a = e.charCodeAt(i)) !== 32 && a !== 10 && a !== 13;
    ++i
  );
  if ((t || (r[0] = e.slice(0, i)), i === e.length)) return r;
  var o = e.match(ln),
    s = 0,
    c = ``,
    l = 0,
    u = ``,
    d = ``,
    f = 1;
  if (o)
    for (l = 0; l != o.length; ++l) {
      for (d = o[l].slice(1), a = 0; a != d.length && d.charCodeAt(a) !== 61; ++a);
      for (u = d.slice(0, a).trim(); d.charCodeAt(a + 1) == 32;) ++a;
      for (
        f = +((i = d.charCodeAt(a + 1)) == 34 || i == 39),
          c = d.slice(a + 1 + f, d.length - f),
          s = 0;
        s != u.length && u.charCodeAt(s) !== 58;
        ++s
      );
      if (s === u.length)
        (u.indexOf(`_`) > 0 && (u = u.slice(0, u.indexOf(`_`))),
          (r[u] = c),
          n || (r[u.toLowerCase()] = c));
      else {
        var p = (s === 5 && u.slice(0, 5) === `xmlns` ? `xmlns` : ``) + u.slice(s + 1);
        if (r[p] && u.slice(s - 3, s) == `ext`) continue;
        ((r[p] = c), n || (r[p.toLowerCase()] = c));
      }
    }
  return r;
}
function mn(e, t, n) {
  for (
    var r = {}, i = 0, a = 0;
    i !== e.length && (a = e.charCodeAt(i)) !== 32 && a !== 10 && a !== 13;
    ++i
  );
  if ((t || (r[0] = e.slice(0, i)), i === e.length)) return r;
  var o = e.match(ln),
    s = ``,
    c = 0,
    l = ``,
    u = ``,
    d = 1;
  if (o)
    for (c = 0; c != o.length; ++c) {
      for (u = o[c].slice(1), a = 0; a != u.length && u.charCodeAt(a) !== 61; ++a);
      for (l = u.slice(0, a).trim(); u.charCodeAt(a + 1) == 32;) ++a;
      ((d = +((i = u.charCodeAt(a + 1)) == 34 || i == 39)),
        (s = u.slice(a + 1 + d, u.length - d)),
        l.indexOf(`_`) > 0 && (l = l.slice(0, l.indexOf(`_`))),
        (r[l] = s),
        n || (r[l.toLowerCase()] = s));
    }
  return r;
}
function hn(e) {
  return e.replace(pn, `<$1`);
}
var gn = { "&quot;": `"`, "&apos;": `'`, "&gt;": `>`, "&lt;": `<`, "&amp;": `&` },
  _n = /*#__PURE__*/ ht(gn),
  Y = /*#__PURE__*/ (function () {
    var e = /&(?:quot|apos|gt|lt|amp|#x?([\da-fA-F]+));/gi,
      t = /_x([\da-fA-F]{4})_/gi;
    function n(r) {
      var i = r + ``,
        a = i.indexOf(`<![CDATA[`);
      if (a == -1)
        return i
          .replace(e, function (e, t) {
            return gn[e] || String.fromCharCode(parseInt(t, e.indexOf(`x`) > -1 ? 16 : 10)) || e;
          })
          .replace(t, function (e, t) {
            return String.fromCharCode(parseInt(t, 16));
          });
      var o = i.indexOf(`]]>`);
      return n(i.slice(0, a)) + i.slice(a + 9, o) + n(i.slice(o + 3));
    }
    return function (e, t) {
      var r = n(e);
      return t
        ? r.replace(
            /\r\n/g,
            `
`,
          )
        : r;
    };
  })(),
  vn = /[&<>'"]/g,
  yn = /[\u0000-\u001f]/g;
function bn(e) {
  return (e + ``)
    .replace(vn, function (e) {
      return _n[e];
    })
    .replace(/\n/g, `<br/>`)
    .replace(yn, function (e) {
      return `&#x` + (`000` + e.charCodeAt(0).toString(16)).slice(-4) + `;`;
    });
}
var xn = /*#__PURE__*/ (function () {
  var e = /&#(\d+);/g;
  function t(e, t) {
    return String.fromCharCode(parseInt(t, 10));
  }
  return function (n) {
    return n.replace(e, t);
  };
})();
function Sn(e) {
  switch (e) {
    case 1:
    case !0:
    case `1`:
    case `true`:
      return !0;
    case 0:
    case !1:
    case `0`:
    case `false`:
      return !1;
  }
  return !1;
}
function Cn(e) {
  for (var t = ``, n = 0, r = 0, i = 0, a = 0, o = 0, s = 0; n < e.length;)
    ((r = e.charCodeAt(n++)),
      r < 128
        ? (t += String.fromCharCode(r))
        : ((i = e.charCodeAt(n++)),
          r > 191 && r < 224
            ? ((o = (r & 31) << 6), (o |= i & 63), (t += String.fromCharCode(o)))
            : ((a = e.charCodeAt(n++)),
              r < 240
                ? (t += String.fromCharCode(((r & 15) << 12) | ((i & 63) << 6) | (a & 63)))
                : ((o = e.charCodeAt(n++)),
                  (s = (((r & 7) << 18) | ((i & 63) << 12) | ((a & 63) << 6) | (o & 63)) - 65536),
                  (t += String.fromCharCode(55296 + ((s >>> 10) & 1023))),
                  (t += String.fromCharCode(56320 + (s & 1023)))))));
  return t;
}
function wn(e) {
  var t = I(2 * e.length),
    n,
    r,
    i = 1,
    a = 0,
    o = 0,
    s;
  for (r = 0; r < e.length; r += i)
    ((i = 1),
      (s = e.charCodeAt(r)) < 128
        ? (n = s)
        : s < 224
          ? ((n = (s & 31) * 64 + (e.charCodeAt(r + 1) & 63)), (i = 2))
          : s < 240
            ? ((n = (s & 15) * 4096 + (e.charCodeAt(r + 1) & 63) * 64 + (e.charCodeAt(r + 2) & 63)),
              (i = 3))
            : ((i = 4),
              (n =
                (s & 7) * 262144 +
                (e.charCodeAt(r + 1) & 63) * 4096 +
                (e.charCodeAt(r + 2) & 63) * 64 +
                (e.charCodeAt(r + 3) & 63)),
              (n -= 65536),
              (o = 55296 + ((n >>> 10) & 1023)),
              (n = 56320 + (n & 1023))),
      o !== 0 && ((t[a++] = o & 255), (t[a++] = o >>> 8), (o = 0)),
      (t[a++] = n % 256),
      (t[a++] = n >>> 8));
  return t.slice(0, a).toString(`ucs2`);
}
function Tn(e) {
  return P(e, `binary`).toString(`utf8`);
}
var En = `foo bar bazâð£`,
  Dn =
    (N &&
      /*#__PURE__*/ ((Tn(En) == /*#__PURE__*/ Cn(En) && Tn) ||
        /*#__PURE__*/ (wn(En) == /*#__PURE__*/ Cn(En) && wn))) ||
    Cn,
  On = N
    ? function (e) {
        return P(e, `utf8`).toString(`binary`);
      }
    : function (e) {
        for (var t = [], n = 0, r = 0, i = 0; n < e.length;)
          switch (((r = e.charCodeAt(n++)), !0)) {
            case r < 128:
              t.push(String.fromCharCode(r));
              break;
            case r < 2048:
              (t.push(String.fromCharCode(192 + (r >> 6))),
                t.push(String.fromCharCode(128 + (r & 63))));
              break;
            case r >= 55296 && r < 57344:
              ((r -= 55296),
                (i = e.charCodeAt(n++) - 56320 + (r << 10)),
                t.push(String.fromCharCode(240 + ((i >> 18) & 7))),
                t.push(String.fromCharCode(144 + ((i >> 12) & 63))),
                t.push(String.fromCharCode(128 + ((i >> 6) & 63))),
                t.push(String.fromCharCode(128 + (i & 63))));
              break;
            default:
              (t.push(String.fromCharCode(224 + (r >> 12))),
                t.push(String.fromCharCode(128 + ((r >> 6) & 63))),
                t.push(String.fromCharCode(128 + (r & 63))));
          }
        return t.join(``);
      },
  kn = /*#__PURE__*/ (function () {
    var e = [
      [`nbsp`, ` `],
      [`middot`, `·`],
      [`quot`, `"`],
      [`apos`, `'`],
      [`gt`, `>`],
      [`lt`, `<`],
      [`amp`, `&`],
    ].map(function (e) {
      return [RegExp(`&` + e[0] + `;`, `ig`), e[1]];
    });
    return function (t) {
      for (
        var n = t
            .replace(/^[\t\n\r ]+/, ``)
            .replace(/(^|[^\t\n\r ])[\t\n\r ]+$/, `$1`)
            .replace(/>\s+/g, `>`)
            .replace(/\b\s+</g, `<`)
            .replace(/[\t\n\r ]+/g, ` `)
            .replace(
              /<\s*[bB][rR]\s*\/?>/g,
              `
`,
            )
            .replace(/<[^<>]*>/g, ``),
          r = 0;
        r < e.length;
        ++r
      )
        n = n.replace(e[r][0], e[r][1]);
      return n;
    };
  })(),
  An = /<\/?(?:vt:)?variant>/g,
  jn = /<(?:vt:)([^<"'>]*)>([\s\S]*)</;
function Mn(e, t) {
  var n = J(e),
    r = Kt(e, n.baseType) || [],
    i = [];
  if (r.length != n.size) {
    if (t.WTF) throw Error(`unexpected vector length ` + r.length + ` != ` + n.size);
    return i;
  }
  return (
    r.forEach(function (e) {
      var t = e.replace(An, ``).match(jn);
      t && i.push({ v: Dn(t[2]), t: t[1] });
    }),
    i
  );
}
function Nn(e) {
  if (N && Buffer.isBuffer(e)) return e.toString(`utf8`);
  if (typeof e == `string`) return e;
  if (typeof Uint8Array < `u` && e instanceof Uint8Array) return Dn(ee(te(e)));
  throw Error(`Bad input format: expected Buffer or string`);
}
var Pn = /<([\/]?)([^\s?><!\/:"]*:|)([^\s?<>:\/"]+)(?:\s+[^<>=?"'\s]+="[^"]*?")*\s*[\/]?>/gm,
  Fn = {
    CORE_PROPS: `http://schemas.openxmlformats.org/package/2006/metadata/core-properties`,
    CUST_PROPS: `http://schemas.openxmlformats.org/officeDocument/2006/custom-properties`,
    EXT_PROPS: `http://schemas.openxmlformats.org/officeDocument/2006/extended-properties`,
    CT: `http://schemas.openxmlformats.org/package/2006/content-types`,
    RELS: `http://schemas.openxmlformats.org/package/2006/relationships`,
    TCMNT: `http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments`,
    dc: `http://purl.org/dc/elements/1.1/`,
    dcterms: `http://purl.org/dc/terms/`,
    dcmitype: `http://purl.org/dc/dcmitype/`,
    mx: `http://schemas.microsoft.com/office/mac/excel/2008/main`,
    r: `http://schemas.openxmlformats.org/officeDocument/2006/relationships`,
    sjs: `http://schemas.openxmlformats.org/package/2006/sheetjs/core-properties`,
    vt: `http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes`,
    xsi: `http://www.w3.org/2001/XMLSchema-instance`,
    xsd: `http://www.w3.org/2001/XMLSchema`,
  },
  In = [
    `http://schemas.openxmlformats.org/spreadsheetml/2006/main`,
    `http://purl.oclc.org/ooxml/spreadsheetml/main`,
    `http://schemas.microsoft.com/office/excel/2006/main`,
    `http://schemas.microsoft.com/office/excel/2006/2`,
  ];
function Ln(e, t) {
  for (
    var n = 1 - 2 * (e[t + 7] >>> 7),
      r = ((e[t + 7] & 127) << 4) + ((e[t + 6] >>> 4) & 15),
      i = e[t + 6] & 15,
      a = 5;
    a >= 0;
    --a
  )
    i = i * 256 + e[t + a];
  return r == 2047
    ? i == 0
      ? n * (1 / 0)
      : NaN
    : (r == 0 ? (r = -1022) : ((r -= 1023), (i += 2 ** 52)), n * 2 ** (r - 52) * i);
}
function Rn(e, t, n) {
  var r = (t < 0 || 1 / t == -1 / 0) << 7,
    i = 0,
    a = 0,
    o = r ? -t : t;
  isFinite(o)
    ? o == 0
      ? (i = a = 0)
      : ((i = Math.floor(Math.log(o) / Math.LN2)),
        (a = o * 2 ** (52 - i)),
        i <= -1023 && (!isFinite(a) || a < 2 ** 52) ? (i = -1022) : ((a -= 2 ** 52), (i += 1023)))
    : ((i = 2047), (a = isNaN(t) ? 26985 : 0));
  for (var s = 0; s <= 5; ++s, a /= 256) e[n + s] = a & 255;
  ((e[n + 6] = ((i & 15) << 4) | (a & 15)), (e[n + 7] = (i >> 4) | r));
}
var zn = function (e) {
    for (var t = [], n = 10240, r = 0; r < e[0].length; ++r)
      if (e[0][r])
        for (var i = 0, a = e[0][r].length; i < a; i += n) t.push.apply(t, e[0][r].slice(i, i + n));
    return t;
  },
  Bn = N
    ? function (e) {
        return e[0].length > 0 && Buffer.isBuffer(e[0][0])
          ? Buffer.concat(
              e[0].map(function (e) {
                return Buffer.isBuffer(e) ? e : P(e);
              }),
            )
          : zn(e);
      }
    : zn,
  Vn = function (e, t, n) {
    for (var r = [], i = t; i < n; i += 2) r.push(String.fromCharCode(cr(e, i)));
    return r.join(``).replace(V, ``);
  },
  Hn = N
    ? function (e, t, n) {
        return !Buffer.isBuffer(e) || !F ? Vn(e, t, n) : e.toString(`utf16le`, t, n).replace(V, ``);
      }
    : Vn,
  Un = function (e, t, n) {
    for (var r = [], i = t; i < t + n; ++i) r.push((`0` + e[i].toString(16)).slice(-2));
    return r.join(``);
  },
  Wn = N
    ? function (e, t, n) {
        return Buffer.isBuffer(e) ? e.toString(`hex`, t, t + n) : Un(e, t, n);
      }
    : Un,
  Gn = function (e, t, n) {
    for (var r = [], i = t; i < n; i++) r.push(String.fromCharCode(sr(e, i)));
    return r.join(``);
  },
  Kn = N
    ? function (e, t, n) {
        return Buffer.isBuffer(e) ? e.toString(`utf8`, t, n) : Gn(e, t, n);
      }
    : Gn,
  qn = function (e, t) {
    var n = ur(e, t);
    return n > 0 ? Kn(e, t + 4, t + 4 + n - 1) : ``;
  },
  Jn = qn,
  Yn = function (e, t) {
    var n = ur(e, t);
    return n > 0 ? Kn(e, t + 4, t + 4 + n - 1) : ``;
  },
  Xn = Yn,
  Zn = function (e, t) {
    var n = 2 * ur(e, t);
    return n > 0 ? Kn(e, t + 4, t + 4 + n - 1) : ``;
  },
  Qn = Zn,
  $n = function (e, t) {
    var n = ur(e, t);
    return n > 0 ? Hn(e, t + 4, t + 4 + n) : ``;
  },
  er = $n,
  tr = function (e, t) {
    var n = ur(e, t);
    return n > 0 ? Kn(e, t + 4, t + 4 + n) : ``;
  },
  nr = tr,
  rr = function (e, t) {
    return Ln(e, t);
  },
  ir = rr,
  ar = function (e) {
    return Array.isArray(e) || (typeof Uint8Array < `u` && e instanceof Uint8Array);
  };
N &&
  ((Jn = function (e, t) {
    if (!Buffer.isBuffer(e)) return qn(e, t);
    var n = e.readUInt32LE(t);
    return n > 0 ? e.toString(`utf8`, t + 4, t + 4 + n - 1) : ``;
  }),
  (Xn = function (e, t) {
    if (!Buffer.isBuffer(e)) return Yn(e, t);
    var n = e.readUInt32LE(t);
    return n > 0 ? e.toString(`utf8`, t + 4, t + 4 + n - 1) : ``;
  }),
  (Qn = function (e, t) {
    if (!Buffer.isBuffer(e) || !F) return Zn(e, t);
    var n = 2 * e.readUInt32LE(t);
    return e.toString(`utf16le`, t + 4, t + 4 + n - 1);
  }),
  (er = function (e, t) {
    if (!Buffer.isBuffer(e) || !F) return $n(e, t);
    var n = e.readUInt32LE(t);
    return e.toString(`utf16le`, t + 4, t + 4 + n);
  }),
  (nr = function (e, t) {
    if (!Buffer.isBuffer(e)) return tr(e, t);
    var n = e.readUInt32LE(t);
    return e.toString(`utf8`, t + 4, t + 4 + n);
  }),
  (ir = function (e, t) {
    return Buffer.isBuffer(e) ? e.readDoubleLE(t) : rr(e, t);
  }),
  (ar = function (e) {
    return (
      Buffer.isBuffer(e) || Array.isArray(e) || (typeof Uint8Array < `u` && e instanceof Uint8Array)
    );
  }));
function or() {
  ((Hn = function (e, t, n) {
    return m.utils.decode(1200, e.slice(t, n)).replace(V, ``);
  }),
    (Kn = function (e, t, n) {
      return m.utils.decode(65001, e.slice(t, n));
    }),
    (Jn = function (e, t) {
      var n = ur(e, t);
      return n > 0 ? m.utils.decode(p, e.slice(t + 4, t + 4 + n - 1)) : ``;
    }),
    (Xn = function (e, t) {
      var n = ur(e, t);
      return n > 0 ? m.utils.decode(f, e.slice(t + 4, t + 4 + n - 1)) : ``;
    }),
    (Qn = function (e, t) {
      var n = 2 * ur(e, t);
      return n > 0 ? m.utils.decode(1200, e.slice(t + 4, t + 4 + n - 1)) : ``;
    }),
    (er = function (e, t) {
      var n = ur(e, t);
      return n > 0 ? m.utils.decode(1200, e.slice(t + 4, t + 4 + n)) : ``;
    }),
    (nr = function (e, t) {
      var n = ur(e, t);
      return n > 0 ? m.utils.decode(65001, e.slice(t + 4, t + 4 + n)) : ``;
    }));
}
m !== void 0 && or();
var sr = function (e, t) {
    return e[t];
  },
  cr = function (e, t) {
    return e[t + 1] * 256 + e[t];
  },
  lr = function (e, t) {
    var n = e[t + 1] * 256 + e[t];
    return n < 32768 ? n : (65535 - n + 1) * -1;
  },
  ur = function (e, t) {
    return e[t + 3] * (1 << 24) + (e[t + 2] << 16) + (e[t + 1] << 8) + e[t];
  },
  dr = function (e, t) {
    return (e[t + 3] << 24) | (e[t + 2] << 16) | (e[t + 1] << 8) | e[t];
  },
  fr = function (e, t) {
    return (e[t] << 24) | (e[t + 1] << 16) | (e[t + 2] << 8) | e[t + 3];
  };
function pr(e, t) {
  var n = ``,
    r,
    i,
    a = [],
    o,
    s,
    c,
    l;
  switch (t) {
    case `dbcs`:
      if (((l = this.l), N && Buffer.isBuffer(this) && F))
        n = this.slice(this.l, this.l + 2 * e).toString(`utf16le`);
      else for (c = 0; c < e; ++c) ((n += String.fromCharCode(cr(this, l))), (l += 2));
      e *= 2;
      break;
    case `utf8`:
      n = Kn(this, this.l, this.l + e);
      break;
    case `utf16le`:
      ((e *= 2), (n = Hn(this, this.l, this.l + e)));
      break;
    case `wstr`:
      if (m !== void 0) n = m.utils.decode(f, this.slice(this.l, this.l + 2 * e));
      else return pr.call(this, e, `dbcs`);
      e = 2 * e;
      break;
    case `lpstr-ansi`:
      ((n = Jn(this, this.l)), (e = 4 + ur(this, this.l)));
      break;
    case `lpstr-cp`:
      ((n = Xn(this, this.l)), (e = 4 + ur(this, this.l)));
      break;
    case `lpwstr`:
      ((n = Qn(this, this.l)), (e = 4 + 2 * ur(this, this.l)));
      break;
    case `lpp4`:
      ((e = 4 + ur(this, this.l)), (n = er(this, this.l)), e & 2 && (e += 2));
      break;
    case `8lpp4`:
      ((e = 4 + ur(this, this.l)), (n = nr(this, this.l)), e & 3 && (e += 4 - (e & 3)));
      break;
    case `cstr`:
      for (e = 0, n = ``; (o = sr(this, this.l + e++)) !== 0;) a.push(E(o));
      n = a.join(``);
      break;
    case `_wstr`:
      for (e = 0, n = ``; (o = cr(this, this.l + e)) !== 0;) (a.push(E(o)), (e += 2));
      ((e += 2), (n = a.join(``)));
      break;
    case `dbcs-cont`:
      for (n = ``, l = this.l, c = 0; c < e; ++c) {
        if (this.lens && this.lens.indexOf(l) !== -1)
          return (
            (o = sr(this, l)),
            (this.l = l + 1),
            (s = pr.call(this, e - c, o ? `dbcs-cont` : `sbcs-cont`)),
            a.join(``) + s
          );
        (a.push(E(cr(this, l))), (l += 2));
      }
      ((n = a.join(``)), (e *= 2));
      break;
    case `cpstr`:
      if (m !== void 0) {
        n = m.utils.decode(f, this.slice(this.l, this.l + e));
        break;
      }
    case `sbcs-cont`:
      for (n = ``, l = this.l, c = 0; c != e; ++c) {
        if (this.lens && this.lens.indexOf(l) !== -1)
          return (
            (o = sr(this, l)),
            (this.l = l + 1),
            (s = pr.call(this, e - c, o ? `dbcs-cont` : `sbcs-cont`)),
            a.join(``) + s
          );
        (a.push(E(sr(this, l))), (l += 1));
      }
      n = a.join(``);
      break;
    default:
      switch (e) {
        case 1:
          return ((r = sr(this, this.l)), this.l++, r);
        case 2:
          return ((r = (t === `i` ? lr : cr)(this, this.l)), (this.l += 2), r);
        case 4:
        case -4:
          return t === `i` || !(this[this.l + 3] & 128)
            ? ((r = (e > 0 ? dr : fr)(this, this.l)), (this.l += 4), r)
            : ((i = ur(this, this.l)), (this.l += 4), i);
        case 8:
        case -8:
          if (t === `f`)
            return (
              (i =
                e == 8
                  ? ir(this, this.l)
                  : ir(
                      [
                        this[this.l + 7],
                        this[this.l + 6],
                        this[this.l + 5],
                        this[this.l + 4],
                        this[this.l + 3],
                        this[this.l + 2],
                        this[this.l + 1],
                        this[this.l + 0],
                      ],
                      0,
                    )),
              (this.l += 8),
              i
            );
          e = 8;
        case 16:
          n = Wn(this, this.l, e);
      }
  }
  return ((this.l += e), n);
}
var mr = function (e, t, n) {
    ((e[n] = t & 255),
      (e[n + 1] = (t >>> 8) & 255),
      (e[n + 2] = (t >>> 16) & 255),
      (e[n + 3] = (t >>> 24) & 255));
  },
  hr = function (e, t, n) {
    ((e[n] = t & 255),
      (e[n + 1] = (t >> 8) & 255),
      (e[n + 2] = (t >> 16) & 255),
      (e[n + 3] = (t >> 24) & 255));
  },
  gr = function (e, t, n) {
    ((e[n] = t & 255), (e[n + 1] = (t >>> 8) & 255));
  };
function _r(e, t, n) {
  var r = 0,
    i = 0;
  if (n === `dbcs`) {
    for (i = 0; i != t.length; ++i) gr(this, t.charCodeAt(i), this.l + 2 * i);
    r = 2 * t.length;
  } else if (n === `sbcs` || n == `cpstr`) {
    if (m !== void 0 && p == 874) {
      for (i = 0; i != t.length; ++i) {
        var a = m.utils.encode(p, t.charAt(i));
        this[this.l + i] = a[0];
      }
      r = t.length;
    } else if (m !== void 0 && n == `cpstr`) {
      if (((a = m.utils.encode(f, t)), a.length == t.length))
        for (i = 0; i < t.length; ++i) a[i] == 0 && t.charCodeAt(i) != 0 && (a[i] = 95);
      if (a.length == 2 * t.length)
        for (i = 0; i < t.length; ++i)
          a[2 * i] == 0 && a[2 * i + 1] == 0 && t.charCodeAt(i) != 0 && (a[2 * i] = 95);
      for (i = 0; i < a.length; ++i) this[this.l + i] = a[i];
      r = a.length;
    } else {
      for (t = t.replace(/[^\x00-\x7F]/g, `_`), i = 0; i != t.length; ++i)
        this[this.l + i] = t.charCodeAt(i) & 255;
      r = t.length;
    }
  } else if (n === `hex`) {
    for (; i < e; ++i) this[this.l++] = parseInt(t.slice(2 * i, 2 * i + 2), 16) || 0;
    return this;
  } else if (n === `utf16le`) {
    var o = Math.min(this.l + e, this.length);
    for (i = 0; i < Math.min(t.length, e); ++i) {
      var s = t.charCodeAt(i);
      ((this[this.l++] = s & 255), (this[this.l++] = s >> 8));
    }
    for (; this.l < o;) this[this.l++] = 0;
    return this;
  } else
    switch (e) {
      case 1:
        ((r = 1), (this[this.l] = t & 255));
        break;
      case 2:
        ((r = 2), (this[this.l] = t & 255), (t >>>= 8), (this[this.l + 1] = t & 255));
        break;
      case 3:
        ((r = 3),
          (this[this.l] = t & 255),
          (t >>>= 8),
          (this[this.l + 1] = t & 255),
          (t >>>= 8),
          (this[this.l + 2] = t & 255));
        break;
      case 4:
        ((r = 4), mr(this, t, this.l));
        break;
      case 8:
        if (((r = 8), n === `f`)) {
          Rn(this, t, this.l);
          break;
        }
      case 16:
        break;
      case -4:
        ((r = 4), hr(this, t, this.l));
    }
  return ((this.l += r), this);
}
function vr(e, t) {
  var n = Wn(this, this.l, e.length >> 1);
  if (n !== e) throw Error(t + `Expected ` + e + ` saw ` + n);
  this.l += e.length >> 1;
}
function yr(e, t) {
  ((e.l = t), (e.read_shift = pr), (e.chk = vr), (e.write_shift = _r));
}
function br(e, t) {
  e.l += t;
}
function xr(e) {
  var t = I(e);
  return (yr(t, 0), t);
}
function Sr(e, t, n) {
  if (e) {
    var r, i, a;
    yr(e, e.l || 0);
    for (var o = e.length, s = 0, c = 0; e.l < o;) {
      ((s = e.read_shift(1)), s & 128 && (s = (s & 127) + ((e.read_shift(1) & 127) << 7)));
      var l = bp[s] || bp[65535];
      for (r = e.read_shift(1), a = r & 127, i = 1; i < 4 && r & 128; ++i)
        a += ((r = e.read_shift(1)) & 127) << (7 * i);
      c = e.l + a;
      var u = l.f && l.f(e, a, n);
      if (((e.l = c), t(u, l, s))) return;
    }
  }
}
function Cr() {
  var e = [],
    t = N ? 16384 : 2048;
  N && xr(t).copy;
  var n = function (e) {
      var t = xr(e);
      return (yr(t, 0), t);
    },
    r = n(t),
    i = function () {
      r &&=
        (r.l &&
          (r.length > r.l && ((r = r.slice(0, r.l)), (r.l = r.length)), r.length > 0 && e.push(r)),
        null);
    },
    a = function (e) {
      return r && e < r.length - r.l ? r : (i(), (r = n(Math.max(e + 1, t))));
    };
  return {
    next: a,
    push: function (e) {
      (i(), (r = e), r.l ?? (r.l = r.length), a(t));
    },
    end: function () {
      return (i(), z(e));
    },
    _bufs: e,
    end2: function () {
      return (i(), e);
    },
  };
}
function wr(e, t, n) {
  var r = Dt(e);
  if (
    (t.s
      ? (r.cRel && (r.c += t.s.c), r.rRel && (r.r += t.s.r))
      : (r.cRel && (r.c += t.c), r.rRel && (r.r += t.r)),
    !n || n.biff < 12)
  ) {
    for (; r.c >= 256;) r.c -= 256;
    for (; r.r >= 65536;) r.r -= 65536;
  }
  return r;
}
function Tr(e, t, n) {
  var r = Dt(e);
  return ((r.s = wr(r.s, t.s, n)), (r.e = wr(r.e, t.s, n)), r);
}
function Er(e, t) {
  if (e.cRel && e.c < 0) for (e = Dt(e); e.c < 0;) e.c += t > 8 ? 16384 : 256;
  if (e.rRel && e.r < 0) for (e = Dt(e); e.r < 0;) e.r += t > 8 ? 1048576 : t > 5 ? 65536 : 16384;
  var n = Lr(e);
  return (!e.cRel && e.cRel != null && (n = Pr(n)), !e.rRel && e.rRel != null && (n = Ar(n)), n);
}
function Dr(e, t) {
  return e.s.r == 0 &&
    !e.s.rRel &&
    e.e.r == (t.biff >= 12 ? 1048575 : t.biff >= 8 ? 65536 : 16384) &&
    !e.e.rRel
    ? (e.s.cRel ? `` : `$`) + Nr(e.s.c) + `:` + (e.e.cRel ? `` : `$`) + Nr(e.e.c)
    : e.s.c == 0 && !e.s.cRel && e.e.c == (t.biff >= 12 ? 16383 : 255) && !e.e.cRel
      ? (e.s.rRel ? `` : `$`) + kr(e.s.r) + `:` + (e.e.rRel ? `` : `$`) + kr(e.e.r)
      : Er(e.s, t.biff) + `:` + Er(e.e, t.biff);
}
function Or(e) {
  return parseInt(jr(e), 10) - 1;
}
function kr(e) {
  return `` + (e + 1);
}
function Ar(e) {
  return e.replace(/([A-Z]|^)(\d+)$/, `$1$$$2`);
}
function jr(e) {
  return e.replace(/\$(\d+)$/, `$1`);
}
function Mr(e) {
  for (var t = Fr(e), n = 0, r = 0; r !== t.length; ++r) n = 26 * n + t.charCodeAt(r) - 64;
  return n - 1;
}
function Nr(e) {
  if (e < 0) throw Error(`invalid column ` + e);
  var t = ``;
  for (++e; e; e = Math.floor((e - 1) / 26)) t = String.fromCharCode(((e - 1) % 26) + 65) + t;
  return t;
}
function Pr(e) {
  return e.replace(/^([A-Z])/, `$$$1`);
}
function Fr(e) {
  return e.replace(/^\$([A-Z])/, `$1`);
}
function Ir(e) {
  for (var t = 0, n = 0, r = 0; r < e.length; ++r) {
    var i = e.charCodeAt(r);
    i >= 48 && i <= 57 ? (t = 10 * t + (i - 48)) : i >= 65 && i <= 90 && (n = 26 * n + (i - 64));
  }
  return { c: n - 1, r: t - 1 };
}
function Lr(e) {
  for (var t = e.c + 1, n = ``; t; t = ((t - 1) / 26) | 0)
    n = String.fromCharCode(((t - 1) % 26) + 65) + n;
  return n + (e.r + 1);
}
function Rr(e) {
  var t = e.indexOf(`:`);
  return t == -1 ? { s: Ir(e), e: Ir(e) } : { s: Ir(e.slice(0, t)), e: Ir(e.slice(t + 1)) };
}
function zr(e, t) {
  return t === void 0 || typeof t == `number`
    ? zr(e.s, e.e)
    : (typeof e != `string` && (e = Lr(e)),
      typeof t != `string` && (t = Lr(t)),
      e == t ? e : e + `:` + t);
}
function Br(e, t) {
  if (!e && !(t && t.biff <= 5 && t.biff >= 2)) throw Error(`empty sheet name`);
  return /[^\w\u4E00-\u9FFF\u3040-\u30FF]/.test(e) ? `'` + e.replace(/'/g, `''`) + `'` : e;
}
function Vr(e) {
  var t = { s: { c: 0, r: 0 }, e: { c: 0, r: 0 } },
    n = 0,
    r = 0,
    i = 0,
    a = e.length;
  for (n = 0; r < a && !((i = e.charCodeAt(r) - 64) < 1 || i > 26); ++r) n = 26 * n + i;
  for (t.s.c = --n, n = 0; r < a && !((i = e.charCodeAt(r) - 48) < 0 || i > 9); ++r) n = 10 * n + i;
  if (((t.s.r = --n), r === a || i != 10)) return ((t.e.c = t.s.c), (t.e.r = t.s.r), t);
  for (++r, n = 0; r != a && !((i = e.charCodeAt(r) - 64) < 1 || i > 26); ++r) n = 26 * n + i;
  for (t.e.c = --n, n = 0; r != a && !((i = e.charCodeAt(r) - 48) < 0 || i > 9); ++r)
    n = 10 * n + i;
  return ((t.e.r = --n), t);
}
function Hr(e, t) {
  var n = e.t == `d` && t instanceof Date;
  if (e.z != null)
    try {
      return (e.w = et(e.z, n ? yt(t) : t));
    } catch {}
  try {
    return (e.w = et((e.XF || {}).numFmtId || (n ? 14 : 0), n ? yt(t) : t));
  } catch {
    return `` + t;
  }
}
function Ur(e, t, n) {
  return e == null || e.t == null || e.t == `z`
    ? ``
    : e.w === void 0
      ? (e.t == `d` && !e.z && n && n.dateNF && (e.z = n.dateNF),
        e.t == `e` ? Mi[e.v] || e.v : t == null ? Hr(e, e.v) : Hr(e, t))
      : e.w;
}
function Wr(e, t) {
  var n = t && t.sheet ? t.sheet : `Sheet1`,
    r = {};
  return ((r[n] = e), { SheetNames: [n], Sheets: r });
}
function Gr(e, t, n) {
  var r = n || {},
    i = e ? e[`!data`] != null : r.dense;
  O != null && i == null && (i = O);
  var a = e || (i ? { "!data": [] } : {});
  i && !a[`!data`] && (a[`!data`] = []);
  var o = 0,
    s = 0;
  if (a && r.origin != null) {
    if (typeof r.origin == `number`) o = r.origin;
    else {
      var c = typeof r.origin == `string` ? Ir(r.origin) : r.origin;
      ((o = c.r), (s = c.c));
    }
  }
  var l = { s: { c: 1e7, r: 1e7 }, e: { c: 0, r: 0 } };
  if (a[`!ref`]) {
    var u = Vr(a[`!ref`]);
    ((l.s.c = u.s.c),
      (l.s.r = u.s.r),
      (l.e.c = Math.max(l.e.c, u.e.c)),
      (l.e.r = Math.max(l.e.r, u.e.r)),
      o == -1 && (l.e.r = o = a[`!ref`] ? u.e.r + 1 : 0));
  } else l.s.c = l.e.c = l.s.r = l.e.r = 0;
  for (var d = [], f = !1, p = 0; p != t.length; ++p)
    if (t[p]) {
      if (!Array.isArray(t[p])) throw Error(`aoa_to_sheet expects an array of arrays`);
      var m = o + p;
      i && (a[`!data`][m] || (a[`!data`][m] = []), (d = a[`!data`][m]));
      for (var h = t[p], g = 0; g != h.length; ++g)
        if (h[g] !== void 0) {
          var _ = { v: h[g], t: `` },
            v = s + g;
          if (
            (l.s.r > m && (l.s.r = m),
            l.s.c > v && (l.s.c = v),
            l.e.r < m && (l.e.r = m),
            l.e.c < v && (l.e.c = v),
            (f = !0),
            h[g] && typeof h[g] == `object` && !Array.isArray(h[g]) && !(h[g] instanceof Date))
          )
            _ = h[g];
          else if ((Array.isArray(_.v) && ((_.f = h[g][1]), (_.v = _.v[0])), _.v === null)) {
            if (_.f) _.t = `n`;
            else if (r.nullError) ((_.t = `e`), (_.v = 0));
            else if (r.sheetStubs) _.t = `z`;
            else continue;
          } else
            typeof _.v == `number`
              ? isFinite(_.v)
                ? (_.t = `n`)
                : isNaN(_.v)
                  ? ((_.t = `e`), (_.v = 15))
                  : ((_.t = `e`), (_.v = 7))
              : typeof _.v == `boolean`
                ? (_.t = `b`)
                : _.v instanceof Date
                  ? ((_.z = r.dateNF || G[14]),
                    r.UTC || (_.v = zt(_.v)),
                    r.cellDates
                      ? ((_.t = `d`), (_.w = et(_.z, yt(_.v, r.date1904))))
                      : ((_.t = `n`), (_.v = yt(_.v, r.date1904)), (_.w = et(_.z, _.v))))
                  : (_.t = `s`);
          if (i) (d[v] && d[v].z && (_.z = d[v].z), (d[v] = _));
          else {
            var y = Nr(v) + (m + 1);
            (a[y] && a[y].z && (_.z = a[y].z), (a[y] = _));
          }
        }
    }
  return (f && l.s.c < 104e5 && (a[`!ref`] = zr(l)), a);
}
function Kr(e, t) {
  return Gr(null, e, t);
}
function qr(e) {
  return e.read_shift(4, `i`);
}
function Jr(e) {
  var t = e.read_shift(4);
  return t === 0 ? `` : e.read_shift(t, `dbcs`);
}
function Yr(e) {
  return { ich: e.read_shift(2), ifnt: e.read_shift(2) };
}
function Xr(e, t) {
  var n = e.l,
    r = e.read_shift(1),
    i = Jr(e),
    a = [],
    o = { t: i, h: i };
  if (r & 1) {
    for (var s = e.read_shift(4), c = 0; c != s; ++c) a.push(Yr(e));
    o.r = a;
  } else o.r = [{ ich: 0, ifnt: 0 }];
  return ((e.l = n + t), o);
}
var Zr = Xr;
function Qr(e) {
  var t = e.read_shift(4),
    n = e.read_shift(2);
  return ((n += e.read_shift(1) << 16), e.l++, { c: t, iStyleRef: n });
}
function $r(e) {
  var t = e.read_shift(2);
  return ((t += e.read_shift(1) << 16), e.l++, { c: -1, iStyleRef: t });
}
var ei = Jr;
function ti(e) {
  var t = e.read_shift(4);
  return t === 0 || t === 4294967295 ? `` : e.read_shift(t, `dbcs`);
}
var ni = Jr,
  ri = ti;
function ii(e) {
  var t = e.slice(e.l, e.l + 4),
    n = t[0] & 1,
    r = t[0] & 2;
  e.l += 4;
  var i = r === 0 ? ir([0, 0, 0, 0, t[0] & 252, t[1], t[2], t[3]], 0) : dr(t, 0) >> 2;
  return n ? i / 100 : i;
}
function ai(e) {
  var t = { s: {}, e: {} };
  return (
    (t.s.r = e.read_shift(4)),
    (t.e.r = e.read_shift(4)),
    (t.s.c = e.read_shift(4)),
    (t.e.c = e.read_shift(4)),
    t
  );
}
var oi = ai;
function si(e) {
  if (e.length - e.l < 8) throw `XLS Xnum Buffer underflow`;
  return e.read_shift(8, `f`);
}
function ci(e) {
  var t = {},
    n = e.read_shift(1) >>> 1,
    r = e.read_shift(1),
    i = e.read_shift(2, `i`),
    a = e.read_shift(1),
    o = e.read_shift(1),
    s = e.read_shift(1);
  switch ((e.l++, n)) {
    case 0:
      t.auto = 1;
      break;
    case 1:
      t.index = r;
      var c = ji[r];
      c && (t.rgb = rc(c));
      break;
    case 2:
      t.rgb = rc([a, o, s]);
      break;
    case 3:
      t.theme = r;
  }
  return (i != 0 && (t.tint = i > 0 ? i / 32767 : i / 32768), t);
}
function li(e) {
  var t = e.read_shift(1);
  return (
    e.l++,
    {
      fBold: t & 1,
      fItalic: t & 2,
      fUnderline: t & 4,
      fStrikeout: t & 8,
      fOutline: t & 16,
      fShadow: t & 32,
      fCondense: t & 64,
      fExtend: t & 128,
    }
  );
}
function ui(e, t) {
  var n = { 2: `BITMAP`, 3: `METAFILEPICT`, 8: `DIB`, 14: `ENHMETAFILE` },
    r = e.read_shift(4);
  switch (r) {
    case 0:
      return ``;
    case 4294967295:
    case 4294967294:
      return n[e.read_shift(4)] || ``;
  }
  if (r > 400) throw Error(`Unsupported Clipboard: ` + r.toString(16));
  return ((e.l -= 4), e.read_shift(0, t == 1 ? `lpstr` : `lpwstr`));
}
function di(e) {
  return ui(e, 1);
}
function fi(e) {
  return ui(e, 2);
}
var pi = 2,
  mi = 3,
  hi = 11,
  gi = 12,
  _i = 19,
  vi = 64,
  yi = 65,
  bi = 71,
  xi = 4108,
  Si = 4126,
  Ci = 80,
  wi = 81,
  Ti = [Ci, wi],
  Ei = {
    1: { n: `CodePage`, t: pi },
    2: { n: `Category`, t: Ci },
    3: { n: `PresentationFormat`, t: Ci },
    4: { n: `ByteCount`, t: mi },
    5: { n: `LineCount`, t: mi },
    6: { n: `ParagraphCount`, t: mi },
    7: { n: `SlideCount`, t: mi },
    8: { n: `NoteCount`, t: mi },
    9: { n: `HiddenCount`, t: mi },
    10: { n: `MultimediaClipCount`, t: mi },
    11: { n: `ScaleCrop`, t: hi },
    12: { n: `HeadingPairs`, t: xi },
    13: { n: `TitlesOfParts`, t: Si },
    14: { n: `Manager`, t: Ci },
    15: { n: `Company`, t: Ci },
    16: { n: `LinksUpToDate`, t: hi },
    17: { n: `CharacterCount`, t: mi },
    19: { n: `SharedDoc`, t: hi },
    22: { n: `HyperlinksChanged`, t: hi },
    23: { n: `AppVersion`, t: mi, p: `version` },
    24: { n: `DigSig`, t: yi },
    26: { n: `ContentType`, t: Ci },
    27: { n: `ContentStatus`, t: Ci },
    28: { n: `Language`, t: Ci },
    29: { n: `Version`, t: Ci },
    255: {},
    2147483648: { n: `Locale`, t: _i },
    2147483651: { n: `Behavior`, t: _i },
    1919054434: {},
  },
  Di = {
    1: { n: `CodePage`, t: pi },
    2: { n: `Title`, t: Ci },
    3: { n: `Subject`, t: Ci },
    4: { n: `Author`, t: Ci },
    5: { n: `Keywords`, t: Ci },
    6: { n: `Comments`, t: Ci },
    7: { n: `Template`, t: Ci },
    8: { n: `LastAuthor`, t: Ci },
    9: { n: `RevNumber`, t: Ci },
    10: { n: `EditTime`, t: vi },
    11: { n: `LastPrinted`, t: vi },
    12: { n: `CreatedDate`, t: vi },
    13: { n: `ModifiedDate`, t: vi },
    14: { n: `PageCount`, t: mi },
    15: { n: `WordCount`, t: mi },
    16: { n: `CharCount`, t: mi },
    17: { n: `Thumbnail`, t: bi },
    18: { n: `Application`, t: Ci },
    19: { n: `DocSecurity`, t: mi },
    255: {},
    2147483648: { n: `Locale`, t: _i },
    2147483651: { n: `Behavior`, t: _i },
    1919054434: {},
  },
  Oi = {
    1: `US`,
    2: `CA`,
    3: ``,
    7: `RU`,
    20: `EG`,
    30: `GR`,
    31: `NL`,
    32: `BE`,
    33: `FR`,
    34: `ES`,
    36: `HU`,
    39: `IT`,
    41: `CH`,
    43: `AT`,
    44: `GB`,
    45: `DK`,
    46: `SE`,
    47: `NO`,
    48: `PL`,
    49: `DE`,
    52: `MX`,
    55: `BR`,
    61: `AU`,
    64: `NZ`,
    66: `TH`,
    81: `JP`,
    82: `KR`,
    84: `VN`,
    86: `CN`,
    90: `TR`,
    105: `JS`,
    213: `DZ`,
    216: `MA`,
    218: `LY`,
    351: `PT`,
    354: `IS`,
    358: `FI`,
    420: `CZ`,
    886: `TW`,
    961: `LB`,
    962: `JO`,
    963: `SY`,
    964: `IQ`,
    965: `KW`,
    966: `SA`,
    971: `AE`,
    972: `IL`,
    974: `QA`,
    981: `IR`,
    65535: `US`,
  },
  ki = [
    null,
    `solid`,
    `mediumGray`,
    `darkGray`,
    `lightGray`,
    `darkHorizontal`,
    `darkVertical`,
    `darkDown`,
    `darkUp`,
    `darkGrid`,
    `darkTrellis`,
    `lightHorizontal`,
    `lightVertical`,
    `lightDown`,
    `lightUp`,
    `lightGrid`,
    `lightTrellis`,
    `gray125`,
    `gray0625`,
  ];
function Ai(e) {
  return e.map(function (e) {
    return [(e >> 16) & 255, (e >> 8) & 255, e & 255];
  });
}
var ji = /*#__PURE__*/ Dt(
    /* @__PURE__ */ Ai([
      0, 16777215, 16711680, 65280, 255, 16776960, 16711935, 65535, 0, 16777215, 16711680, 65280,
      255, 16776960, 16711935, 65535, 8388608, 32768, 128, 8421376, 8388736, 32896, 12632256,
      8421504, 10066431, 10040166, 16777164, 13434879, 6684774, 16744576, 26316, 13421823, 128,
      16711935, 16776960, 65535, 8388736, 8388608, 32896, 255, 52479, 13434879, 13434828, 16777113,
      10079487, 16751052, 13408767, 16764057, 3368703, 3394764, 10079232, 16763904, 16750848,
      16737792, 6710937, 9868950, 13158, 3381606, 13056, 3355392, 10040064, 10040166, 3355545,
      3355443, 0, 16777215, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]),
  ),
  Mi = {
    0: `#NULL!`,
    7: `#DIV/0!`,
    15: `#VALUE!`,
    23: `#REF!`,
    29: `#NAME?`,
    36: `#NUM!`,
    42: `#N/A`,
    43: `#GETTING_DATA`,
    255: `#WTF?`,
  },
  Ni = {
    "#NULL!": 0,
    "#DIV/0!": 7,
    "#VALUE!": 15,
    "#REF!": 23,
    "#NAME?": 29,
    "#NUM!": 36,
    "#N/A": 42,
    "#GETTING_DATA": 43,
    "#WTF?": 255,
  },
  Pi = [
    `_xlnm.Consolidate_Area`,
    `_xlnm.Auto_Open`,
    `_xlnm.Auto_Close`,
    `_xlnm.Extract`,
    `_xlnm.Database`,
    `_xlnm.Criteria`,
    `_xlnm.Print_Area`,
    `_xlnm.Print_Titles`,
    `_xlnm.Recorder`,
    `_xlnm.Data_Form`,
    `_xlnm.Auto_Activate`,
    `_xlnm.Auto_Deactivate`,
    `_xlnm.Sheet_Title`,
    `_xlnm._FilterDatabase`,
  ],
  Fi = {
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml": `workbooks`,
    "application/vnd.ms-excel.sheet.macroEnabled.main+xml": `workbooks`,
    "application/vnd.ms-excel.sheet.binary.macroEnabled.main": `workbooks`,
    "application/vnd.ms-excel.addin.macroEnabled.main+xml": `workbooks`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml": `workbooks`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml": `sheets`,
    "application/vnd.ms-excel.worksheet": `sheets`,
    "application/vnd.ms-excel.binIndexWs": `TODO`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.chartsheet+xml": `charts`,
    "application/vnd.ms-excel.chartsheet": `charts`,
    "application/vnd.ms-excel.macrosheet+xml": `macros`,
    "application/vnd.ms-excel.macrosheet": `macros`,
    "application/vnd.ms-excel.intlmacrosheet": `TODO`,
    "application/vnd.ms-excel.binIndexMs": `TODO`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.dialogsheet+xml": `dialogs`,
    "application/vnd.ms-excel.dialogsheet": `dialogs`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml": `strs`,
    "application/vnd.ms-excel.sharedStrings": `strs`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml": `styles`,
    "application/vnd.ms-excel.styles": `styles`,
    "application/vnd.openxmlformats-package.core-properties+xml": `coreprops`,
    "application/vnd.openxmlformats-officedocument.custom-properties+xml": `custprops`,
    "application/vnd.openxmlformats-officedocument.extended-properties+xml": `extprops`,
    "application/vnd.openxmlformats-officedocument.customXmlProperties+xml": `TODO`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.customProperty": `TODO`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml": `comments`,
    "application/vnd.ms-excel.comments": `comments`,
    "application/vnd.ms-excel.threadedcomments+xml": `threadedcomments`,
    "application/vnd.ms-excel.person+xml": `people`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheetMetadata+xml": `metadata`,
    "application/vnd.ms-excel.sheetMetadata": `metadata`,
    "application/vnd.ms-excel.pivotTable": `TODO`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.pivotTable+xml": `TODO`,
    "application/vnd.openxmlformats-officedocument.drawingml.chart+xml": `TODO`,
    "application/vnd.ms-office.chartcolorstyle+xml": `TODO`,
    "application/vnd.ms-office.chartstyle+xml": `TODO`,
    "application/vnd.ms-office.chartex+xml": `TODO`,
    "application/vnd.ms-excel.calcChain": `calcchains`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.calcChain+xml": `calcchains`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.printerSettings": `TODO`,
    "application/vnd.ms-office.activeX": `TODO`,
    "application/vnd.ms-office.activeX+xml": `TODO`,
    "application/vnd.ms-excel.attachedToolbars": `TODO`,
    "application/vnd.ms-excel.connections": `TODO`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.connections+xml": `TODO`,
    "application/vnd.ms-excel.externalLink": `links`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.externalLink+xml": `links`,
    "application/vnd.ms-excel.pivotCacheDefinition": `TODO`,
    "application/vnd.ms-excel.pivotCacheRecords": `TODO`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.pivotCacheDefinition+xml": `TODO`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.pivotCacheRecords+xml": `TODO`,
    "application/vnd.ms-excel.queryTable": `TODO`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.queryTable+xml": `TODO`,
    "application/vnd.ms-excel.userNames": `TODO`,
    "application/vnd.ms-excel.revisionHeaders": `TODO`,
    "application/vnd.ms-excel.revisionLog": `TODO`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.revisionHeaders+xml": `TODO`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.revisionLog+xml": `TODO`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.userNames+xml": `TODO`,
    "application/vnd.ms-excel.tableSingleCells": `TODO`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.tableSingleCells+xml": `TODO`,
    "application/vnd.ms-excel.slicer": `TODO`,
    "application/vnd.ms-excel.slicerCache": `TODO`,
    "application/vnd.ms-excel.slicer+xml": `TODO`,
    "application/vnd.ms-excel.slicerCache+xml": `TODO`,
    "application/vnd.ms-excel.wsSortMap": `TODO`,
    "application/vnd.ms-excel.table": `TODO`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.table+xml": `TODO`,
    "application/vnd.openxmlformats-officedocument.theme+xml": `themes`,
    "application/vnd.openxmlformats-officedocument.themeOverride+xml": `TODO`,
    "application/vnd.ms-excel.Timeline+xml": `TODO`,
    "application/vnd.ms-excel.TimelineCache+xml": `TODO`,
    "application/vnd.ms-office.vbaProject": `vba`,
    "application/vnd.ms-office.vbaProjectSignature": `TODO`,
    "application/vnd.ms-office.volatileDependencies": `TODO`,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.volatileDependencies+xml": `TODO`,
    "application/vnd.ms-excel.controlproperties+xml": `TODO`,
    "application/vnd.openxmlformats-officedocument.model+data": `TODO`,
    "application/vnd.ms-excel.Survey+xml": `TODO`,
    "application/vnd.openxmlformats-officedocument.drawing+xml": `drawings`,
    "application/vnd.openxmlformats-officedocument.drawingml.chartshapes+xml": `TODO`,
    "application/vnd.openxmlformats-officedocument.drawingml.diagramColors+xml": `TODO`,
    "application/vnd.openxmlformats-officedocument.drawingml.diagramData+xml": `TODO`,
    "application/vnd.openxmlformats-officedocument.drawingml.diagramLayout+xml": `TODO`,
    "application/vnd.openxmlformats-officedocument.drawingml.diagramStyle+xml": `TODO`,
    "application/vnd.openxmlformats-officedocument.vmlDrawing": `TODO`,
    "application/vnd.openxmlformats-package.relationships+xml": `rels`,
    "application/vnd.openxmlformats-officedocument.oleObject": `TODO`,
    "image/png": `TODO`,
    sheet: `js`,
  };
function Ii() {
  return {
    workbooks: [],
    sheets: [],
    charts: [],
    dialogs: [],
    macros: [],
    rels: [],
    strs: [],
    comments: [],
    threadedcomments: [],
    links: [],
    coreprops: [],
    extprops: [],
    custprops: [],
    themes: [],
    styles: [],
    calcchains: [],
    vba: [],
    drawings: [],
    metadata: [],
    people: [],
    TODO: [],
    xmlns: ``,
  };
}
function Li(e) {
  var t = Ii();
  if (!e || !e.match) return t;
  var n = {};
  if (
    ((e.match(dn) || []).forEach(function (e) {
      var r = J(e);
      switch (r[0].replace(fn, `<`)) {
        case `<?xml`:
          break;
        case `<Types`:
          t.xmlns = r[`xmlns` + (r[0].match(/<(\w+):/) || [``, ``])[1]];
          break;
        case `<Default`:
          n[r.Extension.toLowerCase()] = r.ContentType;
          break;
        case `<Override`:
          t[Fi[r.ContentType]] !== void 0 && t[Fi[r.ContentType]].push(r.PartName);
      }
    }),
    t.xmlns !== Fn.CT)
  )
    throw Error(`Unknown Namespace: ` + t.xmlns);
  return (
    (t.calcchain = t.calcchains.length > 0 ? t.calcchains[0] : ``),
    (t.sst = t.strs.length > 0 ? t.strs[0] : ``),
    (t.style = t.styles.length > 0 ? t.styles[0] : ``),
    (t.defaults = n),
    delete t.calcchains,
    t
  );
}
var Ri = {
  WB: `http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument`,
  SHEET: `http://sheetjs.openxmlformats.org/officeDocument/2006/relationships/officeDocument`,
  HLINK: `http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink`,
  VML: `http://schemas.openxmlformats.org/officeDocument/2006/relationships/vmlDrawing`,
  XPATH: `http://schemas.openxmlformats.org/officeDocument/2006/relationships/externalLinkPath`,
  XMISS: `http://schemas.microsoft.com/office/2006/relationships/xlExternalLinkPath/xlPathMissing`,
  XLINK: `http://schemas.openxmlformats.org/officeDocument/2006/relationships/externalLink`,
  CXML: `http://schemas.openxmlformats.org/officeDocument/2006/relationships/customXml`,
  CXMLP: `http://schemas.openxmlformats.org/officeDocument/2006/relationships/customXmlProps`,
  CMNT: `http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments`,
  CORE_PROPS: `http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties`,
  EXT_PROPS: `http://schemas.openxmlformats.org/officeDocument/2006/relationships/extended-properties`,
  CUST_PROPS: `http://schemas.openxmlformats.org/officeDocument/2006/relationships/custom-properties`,
  SST: `http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings`,
  STY: `http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles`,
  THEME: `http://schemas.openxmlformats.org/officeDocument/2006/relationships/theme`,
  CHART: `http://schemas.openxmlformats.org/officeDocument/2006/relationships/chart`,
  CHARTEX: `http://schemas.microsoft.com/office/2014/relationships/chartEx`,
  CS: `http://schemas.openxmlformats.org/officeDocument/2006/relationships/chartsheet`,
  WS: [
    `http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet`,
    `http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet`,
  ],
  DS: `http://schemas.openxmlformats.org/officeDocument/2006/relationships/dialogsheet`,
  MS: `http://schemas.microsoft.com/office/2006/relationships/xlMacrosheet`,
  IMG: `http://schemas.openxmlformats.org/officeDocument/2006/relationships/image`,
  DRAW: `http://schemas.openxmlformats.org/officeDocument/2006/relationships/drawing`,
  XLMETA: `http://schemas.openxmlformats.org/officeDocument/2006/relationships/sheetMetadata`,
  TCMNT: `http://schemas.microsoft.com/office/2017/10/relationships/threadedComment`,
  PEOPLE: `http://schemas.microsoft.com/office/2017/10/relationships/person`,
  CONN: `http://schemas.openxmlformats.org/officeDocument/2006/relationships/connections`,
  VBA: `http://schemas.microsoft.com/office/2006/relationships/vbaProject`,
};
function zi(e) {
  var t = e.lastIndexOf(`/`);
  return e.slice(0, t + 1) + `_rels/` + e.slice(t + 1) + `.rels`;
}
function Bi(e, t) {
  var n = { "!id": {} };
  if (!e) return n;
  t.charAt(0) !== `/` && (t = `/` + t);
  var r = {};
  return (
    (e.match(dn) || []).forEach(function (e) {
      var i = J(e);
      if (i[0] === `<Relationship`) {
        var a = {};
        ((a.Type = i.Type),
          (a.Target = Y(i.Target)),
          (a.Id = i.Id),
          i.TargetMode && (a.TargetMode = i.TargetMode));
        var o = i.TargetMode === `External` ? i.Target : sn(i.Target, t);
        ((n[o] = a), (r[i.Id] = a));
      }
    }),
    (n[`!id`] = r),
    n
  );
}
var Vi = `application/vnd.oasis.opendocument.spreadsheet`;
function Hi(e, t) {
  for (var n = Nn(e), r, i; (r = Pn.exec(n));)
    switch (r[3]) {
      case `manifest`:
        break;
      case `file-entry`:
        if (((i = J(r[0], !1)), i.path == `/` && i.type !== Vi))
          throw Error(`This OpenDocument is not a spreadsheet`);
        break;
      case `encryption-data`:
      case `algorithm`:
      case `start-key-generation`:
      case `key-derivation`:
        throw Error(`Unsupported ODS Encryption`);
      default:
        if (t && t.WTF) throw r;
    }
}
var Ui = [
  [`cp:category`, `Category`],
  [`cp:contentStatus`, `ContentStatus`],
  [`cp:keywords`, `Keywords`],
  [`cp:lastModifiedBy`, `LastAuthor`],
  [`cp:lastPrinted`, `LastPrinted`],
  [`cp:revision`, `RevNumber`],
  [`cp:version`, `Version`],
  [`dc:creator`, `Author`],
  [`dc:description`, `Comments`],
  [`dc:identifier`, `Identifier`],
  [`dc:language`, `Language`],
  [`dc:subject`, `Subject`],
  [`dc:title`, `Title`],
  [`dcterms:created`, `CreatedDate`, `date`],
  [`dcterms:modified`, `ModifiedDate`, `date`],
];
function Wi(e) {
  var t = {};
  e = Dn(e);
  for (var n = 0; n < Ui.length; ++n) {
    var r = Ui[n],
      i = Wt(e, r[0]);
    (i != null && i.length > 0 && (t[r[1]] = Y(i[1])),
      r[2] === `date` && t[r[1]] && (t[r[1]] = Tt(t[r[1]])));
  }
  return t;
}
var Gi = [
  [`Application`, `Application`, `string`],
  [`AppVersion`, `AppVersion`, `string`],
  [`Company`, `Company`, `string`],
  [`DocSecurity`, `DocSecurity`, `string`],
  [`Manager`, `Manager`, `string`],
  [`HyperlinksChanged`, `HyperlinksChanged`, `bool`],
  [`SharedDoc`, `SharedDoc`, `bool`],
  [`LinksUpToDate`, `LinksUpToDate`, `bool`],
  [`ScaleCrop`, `ScaleCrop`, `bool`],
  [`HeadingPairs`, `HeadingPairs`, `raw`],
  [`TitlesOfParts`, `TitlesOfParts`, `raw`],
];
function Ki(e, t, n, r) {
  var i = [];
  if (typeof e == `string`) i = Mn(e, r);
  else
    for (var a = 0; a < e.length; ++a)
      i = i.concat(
        e[a].map(function (e) {
          return { v: e };
        }),
      );
  var o =
      typeof t == `string`
        ? Mn(t, r).map(function (e) {
            return e.v;
          })
        : t,
    s = 0,
    c = 0;
  if (o.length > 0)
    for (var l = 0; l !== i.length; l += 2) {
      switch (((c = +i[l + 1].v), i[l].v)) {
        case `Worksheets`:
        case `工作表`:
        case `Листы`:
        case `أوراق العمل`:
        case `ワークシート`:
        case `גליונות עבודה`:
        case `Arbeitsblätter`:
        case `Çalışma Sayfaları`:
        case `Feuilles de calcul`:
        case `Fogli di lavoro`:
        case `Folhas de cálculo`:
        case `Planilhas`:
        case `Regneark`:
        case `Hojas de cálculo`:
        case `Werkbladen`:
          ((n.Worksheets = c), (n.SheetNames = o.slice(s, s + c)));
          break;
        case `Named Ranges`:
        case `Rangos con nombre`:
        case `名前付き一覧`:
        case `Benannte Bereiche`:
        case `Navngivne områder`:
          ((n.NamedRanges = c), (n.DefinedNames = o.slice(s, s + c)));
          break;
        case `Charts`:
        case `Diagramme`:
          ((n.Chartsheets = c), (n.ChartNames = o.slice(s, s + c)));
      }
      s += c;
    }
}
function qi(e, t, n) {
  var r = {};
  return (
    (t ||= {}),
    (e = Dn(e)),
    Gi.forEach(function (n) {
      var i = (Gt(e, n[0]) || [])[1];
      switch (n[2]) {
        case `string`:
          i && (t[n[1]] = Y(i));
          break;
        case `bool`:
          t[n[1]] = i === `true`;
          break;
        case `raw`:
          var a = Wt(e, n[0]);
          a && a.length > 0 && (r[n[1]] = a[1]);
      }
    }),
    r.HeadingPairs && r.TitlesOfParts && Ki(r.HeadingPairs, r.TitlesOfParts, t, n),
    t
  );
}
var Ji = /<[^<>]+>[^<]*/g;
function Yi(e, t) {
  var n = {},
    r = ``,
    i = e.match(Ji);
  if (i)
    for (var a = 0; a != i.length; ++a) {
      var o = i[a],
        s = J(o);
      switch (hn(s[0])) {
        case `<?xml`:
          break;
        case `<Properties`:
          break;
        case `<property`:
          r = Y(s.name);
          break;
        case `</property>`:
          r = null;
          break;
        default:
          if (o.indexOf(`<vt:`) === 0) {
            var c = o.split(`>`),
              l = c[0].slice(4),
              u = c[1];
            switch (l) {
              case `lpstr`:
              case `bstr`:
              case `lpwstr`:
                n[r] = Y(u);
                break;
              case `bool`:
                n[r] = Sn(u);
                break;
              case `i1`:
              case `i2`:
              case `i4`:
              case `i8`:
              case `int`:
              case `uint`:
                n[r] = parseInt(u, 10);
                break;
              case `r4`:
              case `r8`:
              case `decimal`:
                n[r] = parseFloat(u);
                break;
              case `filetime`:
              case `date`:
                n[r] = Tt(u);
                break;
              case `cy`:
              case `error`:
                n[r] = Y(u);
                break;
              default:
                if (l.slice(-1) == `/`) break;
                t.WTF && typeof console < `u` && console.warn(`Unexpected`, o, l, c);
            }
          } else if (o.slice(0, 2) !== `</` && t.WTF) throw Error(o);
      }
    }
  return n;
}
var Xi = {
    Title: `Title`,
    Subject: `Subject`,
    Author: `Author`,
    Keywords: `Keywords`,
    Comments: `Description`,
    LastAuthor: `LastAuthor`,
    RevNumber: `Revision`,
    Application: `AppName`,
    LastPrinted: `LastPrinted`,
    CreatedDate: `Created`,
    ModifiedDate: `LastSaved`,
    Category: `Category`,
    Manager: `Manager`,
    Company: `Company`,
    AppVersion: `Version`,
    ContentStatus: `ContentStatus`,
    Identifier: `Identifier`,
    Language: `Language`,
  },
  Zi;
function Qi(e, t, n) {
  ((Zi ||= ht(Xi)), (t = Zi[t] || t), (e[t] = n));
}
function $i(e) {
  var t = e.read_shift(4),
    n = e.read_shift(4);
  return /* @__PURE__ */ new Date(((n / 1e7) * 2 ** 32 + t / 1e7 - 11644473600) * 1e3)
    .toISOString()
    .replace(/\.000/, ``);
}
function ea(e, t, n) {
  var r = e.l,
    i = e.read_shift(0, `lpstr-cp`);
  if (n) for (; (e.l - r) & 3;) ++e.l;
  return i;
}
function ta(e, t, n) {
  var r = e.read_shift(0, `lpwstr`);
  return (n && (e.l += (4 - ((r.length + 1) & 3)) & 3), r);
}
function na(e, t, n) {
  return t === 31 ? ta(e) : ea(e, t, n);
}
function ra(e, t, n) {
  return na(e, t, n === !1 ? 0 : 4);
}
function ia(e, t) {
  if (!t) throw Error(`VtUnalignedString must have positive length`);
  return na(e, t, 0);
}
function aa(e) {
  for (var t = e.read_shift(4), n = [], r = 0; r != t; ++r) {
    var i = e.l;
    ((n[r] = e.read_shift(0, `lpwstr`).replace(V, ``)), (e.l - i) & 2 && (e.l += 2));
  }
  return n;
}
function oa(e) {
  for (var t = e.read_shift(4), n = [], r = 0; r != t; ++r)
    n[r] = e.read_shift(0, `lpstr-cp`).replace(V, ``);
  return n;
}
function sa(e) {
  var t = e.l,
    n = fa(e, wi);
  return (e[e.l] == 0 && e[e.l + 1] == 0 && (e.l - t) & 2 && (e.l += 2), [n, fa(e, mi)]);
}
function ca(e) {
  for (var t = e.read_shift(4), n = [], r = 0; r < t / 2; ++r) n.push(sa(e));
  return n;
}
function la(e, t) {
  for (var n = e.read_shift(4), r = {}, i = 0; i != n; ++i) {
    var a = e.read_shift(4),
      o = e.read_shift(4);
    ((r[a] = e
      .read_shift(o, t === 1200 ? `utf16le` : `utf8`)
      .replace(V, ``)
      .replace(H, `!`)),
      t === 1200 && o % 2 && (e.l += 2));
  }
  return (e.l & 3 && (e.l = (e.l >> 3) << 2), r);
}
function ua(e) {
  var t = e.read_shift(4),
    n = e.slice(e.l, e.l + t);
  return ((e.l += t), (t & 3) > 0 && (e.l += (4 - (t & 3)) & 3), n);
}
function da(e) {
  var t = {};
  return ((t.Size = e.read_shift(4)), (e.l += t.Size + 3 - ((t.Size - 1) % 4)), t);
}
function fa(e, t, n) {
  var r = e.read_shift(2),
    i,
    a = n || {};
  if (
    ((e.l += 2),
    t !== gi && r !== t && Ti.indexOf(t) === -1 && ((t & 65534) != 4126 || (r & 65534) != 4126))
  )
    throw Error(`Expected type ` + t + ` saw ` + r);
  switch (t === gi ? r : t) {
    case 2:
      return ((i = e.read_shift(2, `i`)), a.raw || (e.l += 2), i);
    case 3:
      return ((i = e.read_shift(4, `i`)), i);
    case 11:
      return e.read_shift(4) !== 0;
    case 19:
      return ((i = e.read_shift(4)), i);
    case 30:
      ((e.l += 4), (val = ra(e, e[e.l - 4]).replace(/(^|[^\u0000])\u0000+$/, `$1`)));
      break;
    case 31:
      ((e.l += 4), (val = ra(e, e[e.l - 4]).replace(/(^|[^\u0000])\u0000+$/, `$1`)));
      break;
    case 64:
      return $i(e);
    case 65:
      return ua(e);
    case 71:
      return da(e);
    case 80:
      return ra(e, r, !a.raw).replace(V, ``);
    case 81:
      return ia(e, r).replace(V, ``);
    case 4108:
      return ca(e);
    case 4126:
    case 4127:
      return r == 4127 ? aa(e) : oa(e);
    default:
      throw Error(`TypedPropertyValue unrecognized type ` + t + ` ` + r);
  }
}
function pa(e, t) {
  var n = e.l,
    r = e.read_shift(4),
    i = e.read_shift(4),
    a = [],
    o = 0,
    s = 0,
    c = -1,
    l = {};
  for (o = 0; o != i; ++o) {
    var u = e.read_shift(4),
      d = e.read_shift(4);
    a[o] = [u, d + n];
  }
  a.sort(function (e, t) {
    return e[1] - t[1];
  });
  var f = {};
  for (o = 0; o != i; ++o) {
    if (e.l !== a[o][1]) {
      var p = !0;
      if (o > 0 && t)
        switch (t[a[o - 1][0]].t) {
          case 2:
            e.l + 2 === a[o][1] && ((e.l += 2), (p = !1));
            break;
          case 80:
            e.l <= a[o][1] && ((e.l = a[o][1]), (p = !1));
            break;
          case 4108:
            e.l <= a[o][1] && ((e.l = a[o][1]), (p = !1));
        }
      if (((!t || o == 0) && e.l <= a[o][1] && ((p = !1), (e.l = a[o][1])), p))
        throw Error(`Read Error: Expected address ` + a[o][1] + ` at ` + e.l + ` :` + o);
    }
    if (t) {
      if (a[o][0] == 0 && a.length > o + 1 && a[o][1] == a[o + 1][1]) continue;
      var m = t[a[o][0]];
      if (
        ((f[m.n] = fa(e, m.t, { raw: !0 })),
        m.p === `version` &&
          (f[m.n] = String(f[m.n] >> 16) + `.` + (`0000` + String(f[m.n] & 65535)).slice(-4)),
        m.n == `CodePage`)
      )
        switch (f[m.n]) {
          case 0:
            f[m.n] = 1252;
          case 874:
          case 932:
          case 936:
          case 949:
          case 950:
          case 1250:
          case 1251:
          case 1253:
          case 1254:
          case 1255:
          case 1256:
          case 1257:
          case 1258:
          case 1e4:
          case 1200:
          case 1201:
          case 1252:
          case 65e3:
          case -536:
          case 65001:
          case -535:
            y((s = (f[m.n] >>> 0) & 65535));
            break;
          default:
            throw Error(`Unsupported CodePage: ` + f[m.n]);
        }
    } else if (a[o][0] === 1) {
      if (((s = f.CodePage = fa(e, pi)), y(s), c !== -1)) {
        var h = e.l;
        ((e.l = a[c][1]), (l = la(e, s)), (e.l = h));
      }
    } else if (a[o][0] === 0) {
      if (s === 0) {
        ((c = o), (e.l = a[o + 1][1]));
        continue;
      }
      l = la(e, s);
    } else {
      var g = l[a[o][0]],
        _;
      switch (e[e.l]) {
        case 65:
          ((e.l += 4), (_ = ua(e)));
          break;
        case 30:
          ((e.l += 4), (_ = ra(e, e[e.l - 4]).replace(/(^|[^\u0000])\u0000+$/, `$1`)));
          break;
        case 31:
          ((e.l += 4), (_ = ra(e, e[e.l - 4]).replace(/(^|[^\u0000])\u0000+$/, `$1`)));
          break;
        case 3:
          ((e.l += 4), (_ = e.read_shift(4, `i`)));
          break;
        case 19:
          ((e.l += 4), (_ = e.read_shift(4)));
          break;
        case 5:
          ((e.l += 4), (_ = e.read_shift(8, `f`)));
          break;
        case 11:
          ((e.l += 4), (_ = _a(e, 4)));
          break;
        case 64:
          ((e.l += 4), (_ = Tt($i(e))));
          break;
        default:
          throw Error(`unparsed value: ` + e[e.l]);
      }
      f[g] = _;
    }
  }
  return ((e.l = n + r), f);
}
function ma(e, t, n) {
  var r = e.content;
  if (!r) return {};
  yr(r, 0);
  var i,
    a,
    o,
    s,
    c = 0;
  (r.chk(`feff`, `Byte Order: `), r.read_shift(2));
  var l = r.read_shift(4),
    u = r.read_shift(16);
  if (u !== K.utils.consts.HEADER_CLSID && u !== n) throw Error(`Bad PropertySet CLSID ` + u);
  if (((i = r.read_shift(4)), i !== 1 && i !== 2)) throw Error(`Unrecognized #Sets: ` + i);
  if (((a = r.read_shift(16)), (s = r.read_shift(4)), i === 1 && s !== r.l))
    throw Error(`Length mismatch: ` + s + ` !== ` + r.l);
  i === 2 && ((o = r.read_shift(16)), (c = r.read_shift(4)));
  var d = pa(r, t),
    f = { SystemIdentifier: l };
  for (var p in d) f[p] = d[p];
  if (((f.FMTID = a), i === 1)) return f;
  if ((c - r.l == 2 && (r.l += 2), r.l !== c))
    throw Error(`Length mismatch 2: ` + r.l + ` !== ` + c);
  var m;
  try {
    m = pa(r, null);
  } catch {}
  for (p in m) f[p] = m[p];
  return ((f.FMTID = [a, o]), f);
}
function ha(e, t) {
  return (e.read_shift(t), null);
}
function ga(e, t, n) {
  for (var r = [], i = e.l + t; e.l < i;) r.push(n(e, i - e.l));
  if (i !== e.l) throw Error(`Slurp error`);
  return r;
}
function _a(e, t) {
  return e.read_shift(t) === 1;
}
function va(e) {
  return e.read_shift(2, `u`);
}
function ya(e, t) {
  return ga(e, t, va);
}
function ba(e) {
  var t = e.read_shift(1);
  return e.read_shift(1) === 1 ? t : t === 1;
}
function xa(e, t, n) {
  var r = e.read_shift(n && n.biff >= 12 ? 2 : 1),
    i = `sbcs-cont`,
    a = f;
  (n && n.biff >= 8 && (f = 1200),
    !n || n.biff == 8 ? e.read_shift(1) && (i = `dbcs-cont`) : n.biff == 12 && (i = `wstr`),
    n.biff >= 2 && n.biff <= 5 && (i = `cpstr`));
  var o = r ? e.read_shift(r, i) : ``;
  return ((f = a), o);
}
function Sa(e) {
  var t = f;
  f = 1200;
  var n = e.read_shift(2),
    r = e.read_shift(1),
    i = r & 4,
    a = r & 8,
    o = 1 + (r & 1),
    s = 0,
    c,
    l = {};
  (a && (s = e.read_shift(2)), i && (c = e.read_shift(4)));
  var u = o == 2 ? `dbcs-cont` : `sbcs-cont`,
    d = n === 0 ? `` : e.read_shift(n, u);
  return (
    a && (e.l += 4 * s),
    i && (e.l += c),
    (l.t = d),
    a || ((l.raw = `<t>` + l.t + `</t>`), (l.r = l.t)),
    (f = t),
    l
  );
}
function Ca(e, t, n) {
  var r;
  if (n) {
    if (n.biff >= 2 && n.biff <= 5) return e.read_shift(t, `cpstr`);
    if (n.biff >= 12) return e.read_shift(t, `dbcs-cont`);
  }
  return (
    (r = e.read_shift(1) === 0 ? e.read_shift(t, `sbcs-cont`) : e.read_shift(t, `dbcs-cont`)), r
  );
}
function wa(e, t, n) {
  var r = e.read_shift(n && n.biff == 2 ? 1 : 2);
  return r === 0 ? (e.l++, ``) : Ca(e, r, n);
}
function Ta(e, t, n) {
  if (n.biff > 5) return wa(e, t, n);
  var r = e.read_shift(1);
  return r === 0 ? (e.l++, ``) : e.read_shift(r, n.biff <= 4 || !e.lens ? `cpstr` : `sbcs-cont`);
}
function Ea(e) {
  var t = e.read_shift(1);
  e.l++;
  var n = e.read_shift(2);
  return ((e.l += 2), [t, n]);
}
function Da(e) {
  var t = e.read_shift(4),
    n = e.l,
    r = !1;
  t > 24 &&
    ((e.l += t - 24),
    e.read_shift(16) === `795881f43b1d7f48af2c825dc4852763` && (r = !0),
    (e.l = n));
  var i = e.read_shift((r ? t - 24 : t) >> 1, `utf16le`).replace(V, ``);
  return (r && (e.l += 24), i);
}
function Oa(e) {
  for (var t = e.read_shift(2), n = ``; t-- > 0;) n += `../`;
  var r = e.read_shift(0, `lpstr-ansi`);
  if (((e.l += 2), e.read_shift(2) != 57005)) throw Error(`Bad FileMoniker`);
  if (e.read_shift(4) === 0) return n + r.replace(/\\/g, `/`);
  var i = e.read_shift(4);
  if (e.read_shift(2) != 3) throw Error(`Bad FileMoniker`);
  var a = e.read_shift(i >> 1, `utf16le`).replace(V, ``);
  return n + a;
}
function ka(e, t) {
  var n = e.read_shift(16);
  switch (((t -= 16), n)) {
    case `e0c9ea79f9bace118c8200aa004ba90b`:
      return Da(e, t);
    case `0303000000000000c000000000000046`:
      return Oa(e, t);
    default:
      throw Error(`Unsupported Moniker ` + n);
  }
}
function Aa(e) {
  var t = e.read_shift(4);
  return t > 0 ? e.read_shift(t, `utf16le`).replace(V, ``) : ``;
}
function ja(e, t) {
  var n = e.l + t,
    r = e.read_shift(4);
  if (r !== 2) throw Error(`Unrecognized streamVersion: ` + r);
  var i = e.read_shift(2);
  e.l += 2;
  var a,
    o,
    s,
    c,
    l = ``,
    u,
    d;
  (i & 16 && (a = Aa(e, n - e.l)),
    i & 128 && (o = Aa(e, n - e.l)),
    (i & 257) == 257 && (s = Aa(e, n - e.l)),
    (i & 257) == 1 && (c = ka(e, n - e.l)),
    i & 8 && (l = Aa(e, n - e.l)),
    i & 32 && (u = e.read_shift(16)),
    i & 64 && (d = $i(e)),
    (e.l = n));
  var f = o || s || c || ``;
  (f && l && (f += `#` + l),
    (f ||= `#` + l),
    i & 2 && f.charAt(0) == `/` && f.charAt(1) != `/` && (f = `file://` + f));
  var p = { Target: f };
  return (u && (p.guid = u), d && (p.time = d), a && (p.Tooltip = a), p);
}
function Ma(e) {
  return [e.read_shift(1), e.read_shift(1), e.read_shift(1), e.read_shift(1)];
}
function Na(e, t) {
  var n = Ma(e, t);
  return ((n[3] = 0), n);
}
function Pa(e, t, n) {
  var r = { r: e.read_shift(2), c: e.read_shift(2), ixfe: 0 };
  return (
    (n && n.biff == 2) || t == 7
      ? ((r.ixfe = e.read_shift(1) & 63), (e.l += 2))
      : (r.ixfe = e.read_shift(2)),
    r
  );
}
function Fa(e) {
  var t = e.read_shift(2),
    n = e.read_shift(2);
  return ((e.l += 8), { type: t, flags: n });
}
function Ia(e, t, n) {
  return t === 0 ? `` : Ta(e, t, n);
}
function La(e, t, n) {
  var r = n.biff > 8 ? 4 : 2;
  return [e.read_shift(r), e.read_shift(r, `i`), e.read_shift(r, `i`)];
}
function Ra(e) {
  return [e.read_shift(2), ii(e)];
}
function za(e, t, n) {
  ((e.l += 4), (t -= 4));
  var r = e.l + t,
    i = xa(e, t, n),
    a = e.read_shift(2);
  if (((r -= e.l), a !== r)) throw Error(`Malformed AddinUdf: padding = ` + r + ` != ` + a);
  return ((e.l += a), i);
}
function Ba(e) {
  var t = e.read_shift(2),
    n = e.read_shift(2),
    r = e.read_shift(2),
    i = e.read_shift(2);
  return { s: { c: r, r: t }, e: { c: i, r: n } };
}
function Va(e) {
  var t = e.read_shift(2),
    n = e.read_shift(2),
    r = e.read_shift(1),
    i = e.read_shift(1);
  return { s: { c: r, r: t }, e: { c: i, r: n } };
}
var Ha = Va;
function Ua(e) {
  e.l += 4;
  var t = e.read_shift(2),
    n = e.read_shift(2),
    r = e.read_shift(2);
  return ((e.l += 12), [n, t, r]);
}
function Wa(e) {
  var t = {};
  return ((e.l += 4), (e.l += 16), (t.fSharedNote = e.read_shift(2)), (e.l += 4), t);
}
function Ga(e) {
  return ((e.l += 4), (e.cf = e.read_shift(2)), {});
}
function Ka(e) {
  ((e.l += 2), (e.l += e.read_shift(2)));
}
var qa = {
  0: Ka,
  4: Ka,
  5: Ka,
  6: Ka,
  7: Ga,
  8: Ka,
  9: Ka,
  10: Ka,
  11: Ka,
  12: Ka,
  13: Wa,
  14: Ka,
  15: Ka,
  16: Ka,
  17: Ka,
  18: Ka,
  19: Ka,
  20: Ka,
  21: Ua,
};
function Ja(e, t) {
  for (var n = e.l + t, r = []; e.l < n;) {
    var i = e.read_shift(2);
    e.l -= 2;
    try {
      r[i] = qa[i](e, n - e.l);
    } catch {
      return ((e.l = n), r);
    }
  }
  return (e.l != n && (e.l = n), r);
}
function Ya(e, t) {
  var n = { BIFFVer: 0, dt: 0 };
  switch (
    ((n.BIFFVer = e.read_shift(2)),
    (t -= 2),
    t >= 2 && ((n.dt = e.read_shift(2)), (e.l -= 2)),
    n.BIFFVer)
  ) {
    case 1536:
    case 1280:
    case 1024:
    case 768:
    case 512:
    case 2:
    case 7:
      break;
    default:
      if (t > 6) throw Error(`Unexpected BIFF Ver ` + n.BIFFVer);
  }
  return (e.read_shift(t), n);
}
function Xa(e, t) {
  return (t === 0 || e.read_shift(2), 1200);
}
function Za(e, t, n) {
  if (n.enc) return ((e.l += t), ``);
  var r = e.l,
    i = Ta(e, 0, n);
  return (e.read_shift(t + r - e.l), i);
}
function Qa(e, t, n) {
  var r = (n && n.biff == 8) || t == 2 ? e.read_shift(2) : ((e.l += t), 0);
  return { fDialog: r & 16, fBelow: r & 64, fRight: r & 128 };
}
function $a(e, t, n) {
  var r = ``;
  if (n.biff == 4) return ((r = xa(e, 0, n)), r.length === 0 && (r = `Sheet1`), { name: r });
  var i = e.read_shift(4),
    a = e.read_shift(1) & 3,
    o = e.read_shift(1);
  switch (o) {
    case 0:
      o = `Worksheet`;
      break;
    case 1:
      o = `Macrosheet`;
      break;
    case 2:
      o = `Chartsheet`;
      break;
    case 6:
      o = `VBAModule`;
  }
  return ((r = xa(e, 0, n)), r.length === 0 && (r = `Sheet1`), { pos: i, hs: a, dt: o, name: r });
}
function eo(e, t) {
  for (
    var n = e.l + t, r = e.read_shift(4), i = e.read_shift(4), a = [], o = 0;
    o != i && e.l < n;
    ++o
  )
    a.push(Sa(e));
  return ((a.Count = r), (a.Unique = i), a);
}
function to(e, t) {
  var n = {};
  return ((n.dsst = e.read_shift(2)), (e.l += t - 2), n);
}
function no(e) {
  var t = {};
  ((t.r = e.read_shift(2)), (t.c = e.read_shift(2)), (t.cnt = e.read_shift(2) - t.c));
  var n = e.read_shift(2);
  e.l += 4;
  var r = e.read_shift(1);
  return (
    (e.l += 3), r & 7 && (t.level = r & 7), r & 32 && (t.hidden = !0), r & 64 && (t.hpt = n / 20), t
  );
}
function ro(e) {
  var t = Fa(e);
  if (t.type != 2211) throw Error(`Invalid Future Record ` + t.type);
  return e.read_shift(4) !== 0;
}
function io(e) {
  return (e.read_shift(2), e.read_shift(4));
}
function ao(e, t, n) {
  var r = 0;
  (n && n.biff == 2) || (r = e.read_shift(2));
  var i = e.read_shift(2);
  return (
    n && n.biff == 2 && ((r = 1 - (i >> 15)), (i &= 32767)),
    [{ Unsynced: r & 1, DyZero: (r & 2) >> 1, ExAsc: (r & 4) >> 2, ExDsc: (r & 8) >> 3 }, i]
  );
}
function oo(e) {
  var t = e.read_shift(2),
    n = e.read_shift(2),
    r = e.read_shift(2),
    i = e.read_shift(2),
    a = e.read_shift(2),
    o = e.read_shift(2),
    s = e.read_shift(2),
    c = e.read_shift(2),
    l = e.read_shift(2);
  return { Pos: [t, n], Dim: [r, i], Flags: a, CurTab: o, FirstTab: s, Selected: c, TabRatio: l };
}
function so(e, t, n) {
  return n && n.biff >= 2 && n.biff < 5 ? {} : { RTL: e.read_shift(2) & 64 };
}
function co() {}
function lo(e, t, n) {
  var r = { dyHeight: e.read_shift(2), fl: e.read_shift(2) };
  switch ((n && n.biff) || 8) {
    case 2:
      break;
    case 3:
    case 4:
      e.l += 2;
      break;
    default:
      e.l += 10;
  }
  return ((r.name = xa(e, 0, n)), r);
}
function uo(e, t, n) {
  var r = Pa(e, t, n);
  return ((r.isst = e.read_shift(4)), r);
}
function fo(e, t, n) {
  n.biffguess && n.biff == 2 && (n.biff = 5);
  var r = e.l + t,
    i = Pa(e, t, n);
  return ((i.val = wa(e, r - e.l, n)), i);
}
function po(e, t, n) {
  return [e.read_shift(2), Ta(e, 0, n)];
}
var mo = Ta;
function ho(e, t, n) {
  var r = e.l + t,
    i = n.biff == 8 || !n.biff ? 4 : 2,
    a = e.read_shift(i),
    o = e.read_shift(i),
    s = e.read_shift(2),
    c = e.read_shift(2);
  return ((e.l = r), { s: { r: a, c: s }, e: { r: o, c } });
}
function go(e) {
  var t = e.read_shift(2),
    n = e.read_shift(2),
    r = Ra(e);
  return { r: t, c: n, ixfe: r[0], rknum: r[1] };
}
function _o(e, t) {
  for (var n = e.l + t - 2, r = e.read_shift(2), i = e.read_shift(2), a = []; e.l < n;)
    a.push(Ra(e));
  if (e.l !== n) throw Error(`MulRK read error`);
  var o = e.read_shift(2);
  if (a.length != o - i + 1) throw Error(`MulRK length mismatch`);
  return { r, c: i, C: o, rkrec: a };
}
function vo(e, t) {
  for (var n = e.l + t - 2, r = e.read_shift(2), i = e.read_shift(2), a = []; e.l < n;)
    a.push(e.read_shift(2));
  if (e.l !== n) throw Error(`MulBlank read error`);
  var o = e.read_shift(2);
  if (a.length != o - i + 1) throw Error(`MulBlank length mismatch`);
  return { r, c: i, C: o, ixfe: a };
}
function yo(e, t, n, r) {
  var i = {},
    a = e.read_shift(4),
    o = e.read_shift(4),
    s = e.read_shift(4),
    c = e.read_shift(2);
  return (
    (i.patternType = ki[s >> 26]),
    r.cellStyles &&
      ((i.alc = a & 7),
      (i.fWrap = (a >> 3) & 1),
      (i.alcV = (a >> 4) & 7),
      (i.fJustLast = (a >> 7) & 1),
      (i.trot = (a >> 8) & 255),
      (i.cIndent = (a >> 16) & 15),
      (i.fShrinkToFit = (a >> 20) & 1),
      (i.iReadOrder = (a >> 22) & 2),
      (i.fAtrNum = (a >> 26) & 1),
      (i.fAtrFnt = (a >> 27) & 1),
      (i.fAtrAlc = (a >> 28) & 1),
      (i.fAtrBdr = (a >> 29) & 1),
      (i.fAtrPat = (a >> 30) & 1),
      (i.fAtrProt = (a >> 31) & 1),
      (i.dgLeft = o & 15),
      (i.dgRight = (o >> 4) & 15),
      (i.dgTop = (o >> 8) & 15),
      (i.dgBottom = (o >> 12) & 15),
      (i.icvLeft = (o >> 16) & 127),
      (i.icvRight = (o >> 23) & 127),
      (i.grbitDiag = (o >> 30) & 3),
      (i.icvTop = s & 127),
      (i.icvBottom = (s >> 7) & 127),
      (i.icvDiag = (s >> 14) & 127),
      (i.dgDiag = (s >> 21) & 15),
      (i.icvFore = c & 127),
      (i.icvBack = (c >> 7) & 127),
      (i.fsxButton = (c >> 14) & 1)),
    i
  );
}
function bo(e, t, n) {
  var r = {};
  return (
    (r.ifnt = e.read_shift(2)),
    (r.numFmtId = e.read_shift(2)),
    (r.flags = e.read_shift(2)),
    (r.fStyle = (r.flags >> 2) & 1),
    (t -= 6),
    (r.data = yo(e, t, r.fStyle, n)),
    r
  );
}
function xo(e) {
  var t = {};
  return (
    (t.ifnt = e.read_shift(1)),
    e.l++,
    (t.flags = e.read_shift(1)),
    (t.numFmtId = t.flags & 63),
    (t.flags >>= 6),
    (t.fStyle = 0),
    (t.data = {}),
    t
  );
}
function So(e) {
  var t = {};
  return (
    (t.ifnt = e.read_shift(1)),
    (t.numFmtId = e.read_shift(1)),
    (t.flags = e.read_shift(2)),
    (t.fStyle = (t.flags >> 2) & 1),
    (t.data = {}),
    t
  );
}
function Co(e) {
  var t = {};
  return (
    (t.ifnt = e.read_shift(1)),
    (t.numFmtId = e.read_shift(1)),
    (t.flags = e.read_shift(2)),
    (t.fStyle = (t.flags >> 2) & 1),
    (t.data = {}),
    t
  );
}
function wo(e) {
  e.l += 4;
  var t = [e.read_shift(2), e.read_shift(2)];
  if ((t[0] !== 0 && t[0]--, t[1] !== 0 && t[1]--, t[0] > 7 || t[1] > 7))
    throw Error(`Bad Gutters: ` + t.join(`|`));
  return t;
}
function To(e, t, n) {
  var r = Pa(e, 6, n),
    i = ba(e, 2);
  return ((r.val = i), (r.t = i === !0 || i === !1 ? `b` : `e`), r);
}
function Eo(e, t, n) {
  n.biffguess && n.biff == 2 && (n.biff = 5);
  var r = Pa(e, 6, n);
  return ((r.val = si(e, 8)), r);
}
var Do = Ia;
function Oo(e, t, n) {
  var r = e.l + t,
    i = e.read_shift(2),
    a = e.read_shift(2);
  if (((n.sbcch = a), a == 1025 || a == 14849)) return [a, i];
  if (a < 1 || a > 255) throw Error(`Unexpected SupBook type: ` + a);
  for (var o = Ca(e, a), s = []; r > e.l;) s.push(wa(e));
  return [a, i, o, s];
}
function ko(e, t, n) {
  var r = e.read_shift(2),
    i,
    a = {
      fBuiltIn: r & 1,
      fWantAdvise: (r >>> 1) & 1,
      fWantPict: (r >>> 2) & 1,
      fOle: (r >>> 3) & 1,
      fOleLink: (r >>> 4) & 1,
      cf: (r >>> 5) & 1023,
      fIcon: (r >>> 15) & 1,
    };
  return (
    n.sbcch === 14849 && (i = za(e, t - 2, n)),
    (a.body = i || e.read_shift(t - 2)),
    typeof i == `string` && (a.Name = i),
    a
  );
}
function Ao(e, t, n) {
  var r = e.l + t,
    i = e.read_shift(2),
    a = e.read_shift(1),
    o = e.read_shift(1),
    s = e.read_shift(n && n.biff == 2 ? 1 : 2),
    c = 0;
  (!n || n.biff >= 5) &&
    (n.biff != 5 && (e.l += 2), (c = e.read_shift(2)), n.biff == 5 && (e.l += 2), (e.l += 4));
  var l = Ca(e, o, n);
  i & 32 && (l = Pi[l.charCodeAt(0)]);
  var u = r - e.l;
  n && n.biff == 2 && --u;
  var d = r == e.l || s === 0 || !(u > 0) ? [] : nd(e, u, n, s);
  return { chKey: a, Name: l, itab: c, rgce: d };
}
function jo(e, t, n) {
  if (n.biff < 8 || (!(n.biff > 8) && t == e[e.l] + +(e[e.l + 1] == 3) + 1)) return Mo(e, t, n);
  for (var r = [], i = e.l + t, a = e.read_shift(n.biff > 8 ? 4 : 2); a-- !== 0;)
    r.push(La(e, n.biff > 8 ? 12 : 6, n));
  if (e.l != i) throw Error(`Bad ExternSheet: ` + e.l + ` != ` + i);
  return r;
}
function Mo(e, t, n) {
  e[e.l + 1] == 3 && e[e.l]++;
  var r = xa(e, t, n);
  return r.charCodeAt(0) == 3 ? r.slice(1) : r;
}
function No(e, t, n) {
  if (n.biff < 8) e.l += t;
  else {
    var r = e.read_shift(2),
      i = e.read_shift(2);
    return [Ca(e, r, n), Ca(e, i, n)];
  }
}
function Po(e, t, n) {
  var r = Va(e, 6);
  e.l++;
  var i = e.read_shift(1);
  return ((t -= 8), [rd(e, t, n), i, r]);
}
function Fo(e, t, n) {
  var r = Ha(e, 6);
  switch (n.biff) {
    case 2:
      (e.l++, (t -= 7));
      break;
    case 3:
    case 4:
      ((e.l += 2), (t -= 8));
      break;
    default:
      ((e.l += 6), (t -= 12));
  }
  return [r, ed(e, t, n, r)];
}
function Io(e) {
  return [e.read_shift(4) !== 0, e.read_shift(4) !== 0, e.read_shift(4)];
}
function Lo(e, t, n) {
  var r = e.read_shift(2),
    i = e.read_shift(2),
    a = e.read_shift(2),
    o = e.read_shift(2),
    s = Ta(e, 0, n);
  return [{ r, c: i }, s, o, a];
}
function Ro(e, t, n) {
  if (n && n.biff < 8) {
    var r = e.read_shift(2),
      i = e.read_shift(2);
    if (r == 65535 || r == -1) return;
    var a = e.read_shift(2),
      o = e.read_shift(Math.min(a, 2048), `cpstr`);
    return [{ r, c: i }, o];
  }
  return Lo(e, t, n);
}
function zo(e, t) {
  for (var n = [], r = e.read_shift(2); r--;) n.push(Ba(e, t));
  return n;
}
function Bo(e, t, n) {
  if (n && n.biff < 8) return Ho(e, t, n);
  var r = Ua(e, 22);
  return { cmo: r, ft: Ja(e, t - 22, r[1]) };
}
var Vo = {
  8: function (e, t) {
    var n = e.l + t;
    e.l += 10;
    var r = e.read_shift(2);
    ((e.l += 4), (e.l += 2), (e.l += 2), (e.l += 2), (e.l += 4));
    var i = e.read_shift(1);
    return ((e.l += i), (e.l = n), { fmt: r });
  },
};
function Ho(e, t, n) {
  e.l += 4;
  var r = e.read_shift(2),
    i = e.read_shift(2),
    a = e.read_shift(2);
  ((e.l += 2),
    (e.l += 2),
    (e.l += 2),
    (e.l += 2),
    (e.l += 2),
    (e.l += 2),
    (e.l += 2),
    (e.l += 2),
    (e.l += 2),
    (e.l += 6),
    (t -= 36));
  var o = [];
  return (o.push((Vo[r] || br)(e, t, n)), { cmo: [i, r, a], ft: o });
}
function Uo(e, t, n) {
  var r = e.l,
    i = ``;
  try {
    e.l += 4;
    var a = (n.lastobj || { cmo: [0, 0] }).cmo[1];
    [0, 5, 7, 11, 12, 14].indexOf(a) == -1 ? (e.l += 6) : Ea(e, 6, n);
    var o = e.read_shift(2);
    (e.read_shift(2), va(e, 2));
    var s = e.read_shift(2);
    e.l += s;
    for (var c = 1; c < e.lens.length - 1; ++c) {
      if (e.l - r != e.lens[c]) throw Error(`TxO: bad continue record`);
      var l = e[e.l],
        u = Ca(e, e.lens[c + 1] - e.lens[c] - 1);
      if (((i += u), i.length >= (l ? o : 2 * o))) break;
    }
    if (i.length !== o && i.length !== o * 2) throw Error(`cchText: ` + o + ` != ` + i.length);
    return ((e.l = r + t), { t: i });
  } catch {
    return ((e.l = r + t), { t: i });
  }
}
function Wo(e, t) {
  var n = Ba(e, 8);
  return ((e.l += 16), [n, ja(e, t - 24)]);
}
function Go(e, t) {
  e.read_shift(2);
  var n = Ba(e, 8),
    r = e.read_shift((t - 10) / 2, `dbcs-cont`);
  return ((r = r.replace(V, ``)), [n, r]);
}
function Ko(e) {
  var t = [0, 0],
    n = e.read_shift(2);
  return ((t[0] = Oi[n] || n), (n = e.read_shift(2)), (t[1] = Oi[n] || n), t);
}
function qo(e) {
  for (var t = e.read_shift(2), n = []; t-- > 0;) n.push(Na(e, 8));
  return n;
}
function Jo(e) {
  for (var t = e.read_shift(2), n = []; t-- > 0;) n.push(Na(e, 8));
  return n;
}
function Yo(e) {
  e.l += 2;
  var t = { cxfs: 0, crc: 0 };
  return ((t.cxfs = e.read_shift(2)), (t.crc = e.read_shift(4)), t);
}
function Xo(e, t, n) {
  if (!n.cellStyles) return br(e, t);
  var r = n && n.biff >= 12 ? 4 : 2,
    i = e.read_shift(r),
    a = e.read_shift(r),
    o = e.read_shift(r),
    s = e.read_shift(r),
    c = e.read_shift(2);
  r == 2 && (e.l += 2);
  var l = { s: i, e: a, w: o, ixfe: s, flags: c };
  return ((n.biff >= 5 || !n.biff) && (l.level = (c >> 8) & 7), l);
}
function Zo(e, t) {
  var n = {};
  return (t < 32 || ((e.l += 16), (n.header = si(e, 8)), (n.footer = si(e, 8)), (e.l += 2)), n);
}
function Qo(e, t, n) {
  var r = { area: !1 };
  if (n.biff != 5) return ((e.l += t), r);
  var i = e.read_shift(1);
  return ((e.l += 3), i & 16 && (r.area = !0), r);
}
var $o = Pa,
  es = ya,
  ts = wa;
function ns(e) {
  var t = e.read_shift(2),
    n = e.read_shift(2),
    r = e.read_shift(4),
    i = { fmt: t, env: n, len: r, data: e.slice(e.l, e.l + r) };
  return ((e.l += r), i);
}
function rs(e, t, n) {
  n.biffguess && n.biff == 5 && (n.biff = 2);
  var r = Pa(e, 7, n),
    i = Ta(e, t - 7, n);
  return ((r.t = `str`), (r.val = i), r);
}
function is(e, t, n) {
  var r = Pa(e, 7, n),
    i = si(e, 8);
  return ((r.t = `n`), (r.val = i), r);
}
function as(e, t, n) {
  var r = Pa(e, 7, n),
    i = e.read_shift(2);
  return ((r.t = `n`), (r.val = i), r);
}
function os(e) {
  var t = e.read_shift(1);
  return t === 0 ? (e.l++, ``) : e.read_shift(t, `sbcs-cont`);
}
function ss(e, t, n) {
  var r = e.l + 7,
    i = Pa(e, 6, n);
  e.l = r;
  var a = ba(e, 2);
  return ((i.val = a), (i.t = a === !0 || a === !1 ? `b` : `e`), i);
}
function cs(e, t) {
  ((e.l += 6), (e.l += 2), (e.l += 1), (e.l += 3), (e.l += 1), (e.l += t - 13));
}
function ls(e, t, n) {
  var r = e.l + t,
    i = Pa(e, 6, n),
    a = Ca(e, e.read_shift(2), n);
  return ((e.l = r), (i.t = `str`), (i.val = a), i);
}
function us(e) {
  var t = e.read_shift(4),
    n = e.read_shift(1),
    r = e.read_shift(n, `sbcs`);
  return (r.length === 0 && (r = `Sheet1`), { flags: t, name: r });
}
var ds = [2, 3, 48, 49, 131, 139, 140, 245],
  fs = /*#__PURE__*/ (function () {
    var e = {
        1: 437,
        2: 850,
        3: 1252,
        4: 1e4,
        100: 852,
        101: 866,
        102: 865,
        103: 861,
        104: 895,
        105: 620,
        106: 737,
        107: 857,
        120: 950,
        121: 949,
        122: 936,
        123: 932,
        124: 874,
        125: 1255,
        126: 1256,
        150: 10007,
        151: 10029,
        152: 10006,
        200: 1250,
        201: 1251,
        202: 1254,
        203: 1253,
        0: 20127,
        8: 865,
        9: 437,
        10: 850,
        11: 437,
        13: 437,
        14: 850,
        15: 437,
        16: 850,
        17: 437,
        18: 850,
        19: 932,
        20: 850,
        21: 437,
        22: 850,
        23: 865,
        24: 437,
        25: 437,
        26: 850,
        27: 437,
        28: 863,
        29: 850,
        31: 852,
        34: 852,
        35: 852,
        36: 860,
        37: 850,
        38: 866,
        55: 850,
        64: 852,
        77: 936,
        78: 949,
        79: 950,
        80: 874,
        87: 1252,
        88: 1252,
        89: 1252,
        108: 863,
        134: 737,
        135: 852,
        136: 857,
        204: 1257,
        255: 16969,
      },
      t = ht({
        1: 437,
        2: 850,
        3: 1252,
        4: 1e4,
        100: 852,
        101: 866,
        102: 865,
        103: 861,
        104: 895,
        105: 620,
        106: 737,
        107: 857,
        120: 950,
        121: 949,
        122: 936,
        123: 932,
        124: 874,
        125: 1255,
        126: 1256,
        150: 10007,
        151: 10029,
        152: 10006,
        200: 1250,
        201: 1251,
        202: 1254,
        203: 1253,
        0: 20127,
      });
    function n(t, n) {
      var r = [],
        i = I(1);
      switch (n.type) {
        case `base64`:
          i = R(M(t));
          break;
        case `binary`:
          i = R(t);
          break;
        case `buffer`:
        case `array`:
          i = t;
      }
      yr(i, 0);
      var a = i.read_shift(1),
        o = !!(a & 136),
        s = !1,
        c = !1;
      switch (a) {
        case 2:
          break;
        case 3:
          break;
        case 48:
          ((s = !0), (o = !0));
          break;
        case 49:
          ((s = !0), (o = !0));
          break;
        case 131:
          break;
        case 139:
          break;
        case 140:
          c = !0;
          break;
        case 245:
          break;
        default:
          throw Error(`DBF Unsupported Version: ` + a.toString(16));
      }
      var l = 0,
        u = 521;
      (a == 2 && (l = i.read_shift(2)),
        (i.l += 3),
        a != 2 && (l = i.read_shift(4)),
        l > 1048576 && (l = 1e6),
        a != 2 && (u = i.read_shift(2)));
      var d = i.read_shift(2),
        f = n.codepage || 1252;
      (a != 2 &&
        ((i.l += 16), i.read_shift(1), i[i.l] !== 0 && (f = e[i[i.l]]), (i.l += 1), (i.l += 2)),
        c && (i.l += 36));
      for (
        var p = [],
          h = {},
          g = Math.min(i.length, a == 2 ? 521 : u - 10 - (s ? 264 : 0)),
          _ = c ? 32 : 11;
        i.l < g && i[i.l] != 13;
      )
        switch (
          ((h = {}),
          (h.name = (
            m === void 0 ? ee(i.slice(i.l, i.l + _)) : m.utils.decode(f, i.slice(i.l, i.l + _))
          ).replace(/[\u0000\r\n][\S\s]*$/g, ``)),
          (i.l += _),
          (h.type = String.fromCharCode(i.read_shift(1))),
          a != 2 && !c && (h.offset = i.read_shift(4)),
          (h.len = i.read_shift(1)),
          a == 2 && (h.offset = i.read_shift(2)),
          (h.dec = i.read_shift(1)),
          h.name.length && p.push(h),
          a != 2 && (i.l += c ? 13 : 14),
          h.type)
        ) {
          case `B`:
            (!s || h.len != 8) && n.WTF && console.log(`Skipping ` + h.name + `:` + h.type);
            break;
          case `G`:
          case `P`:
            n.WTF && console.log(`Skipping ` + h.name + `:` + h.type);
            break;
          case `+`:
          case `0`:
          case `@`:
          case `C`:
          case `D`:
          case `F`:
          case `I`:
          case `L`:
          case `M`:
          case `N`:
          case `O`:
          case `T`:
          case `Y`:
            break;
          default:
            throw Error(`Unknown Field Type: ` + h.type);
        }
      if ((i[i.l] !== 13 && (i.l = u - 1), i.read_shift(1) !== 13))
        throw Error(`DBF Terminator not found ` + i.l + ` ` + i[i.l]);
      i.l = u;
      var v = 0,
        y = 0;
      for (r[0] = [], y = 0; y != p.length; ++y) r[0][y] = p[y].name;
      for (; l-- > 0;)
        if (i[i.l] === 42) i.l += d;
        else
          for (++i.l, r[++v] = [], y = 0, y = 0; y != p.length; ++y) {
            var b = i.slice(i.l, i.l + p[y].len);
            ((i.l += p[y].len), yr(b, 0));
            var x = m === void 0 ? ee(b) : m.utils.decode(f, b);
            switch (p[y].type) {
              case `C`:
                x.trim().length && (r[v][y] = x.replace(/([^\s])\s+$/, `$1`));
                break;
              case `D`:
                x.length === 8
                  ? ((r[v][y] = new Date(
                      Date.UTC(+x.slice(0, 4), x.slice(4, 6) - 1, +x.slice(6, 8), 0, 0, 0, 0),
                    )),
                    (n && n.UTC) || (r[v][y] = Rt(r[v][y])))
                  : (r[v][y] = x);
                break;
              case `F`:
                r[v][y] = parseFloat(x.trim());
                break;
              case `+`:
              case `I`:
                r[v][y] = c ? b.read_shift(-4, `i`) ^ 2147483648 : b.read_shift(4, `i`);
                break;
              case `L`:
                switch (x.trim().toUpperCase()) {
                  case `Y`:
                  case `T`:
                    r[v][y] = !0;
                    break;
                  case `N`:
                  case `F`:
                    r[v][y] = !1;
                    break;
                  case ``:
                  case `\0`:
                  case `?`:
                    break;
                  default:
                    throw Error(`DBF Unrecognized L:|` + x + `|`);
                }
                break;
              case `M`:
                if (!o) throw Error(`DBF Unexpected MEMO for type ` + a.toString(16));
                r[v][y] = `##MEMO##` + (c ? parseInt(x.trim(), 10) : b.read_shift(4));
                break;
              case `N`:
                ((x = x.replace(/\u0000/g, ``).trim()), x && x != `.` && (r[v][y] = +x || 0));
                break;
              case `@`:
                r[v][y] = /* @__PURE__ */ new Date(b.read_shift(-8, `f`) - 621356832e5);
                break;
              case `T`:
                var S = b.read_shift(4),
                  C = b.read_shift(4);
                if (S == 0 && C == 0) break;
                ((r[v][y] = new Date((S - 2440588) * 864e5 + C)),
                  (n && n.UTC) || (r[v][y] = Rt(r[v][y])));
                break;
              case `Y`:
                r[v][y] = b.read_shift(4, `i`) / 1e4 + (b.read_shift(4, `i`) / 1e4) * 2 ** 32;
                break;
              case `O`:
                r[v][y] = -b.read_shift(-8, `f`);
                break;
              case `B`:
                if (s && p[y].len == 8) {
                  r[v][y] = b.read_shift(8, `f`);
                  break;
                }
              case `G`:
              case `P`:
                b.l += p[y].len;
                break;
              case `0`:
                if (p[y].name === `_NullFlags`) break;
              default:
                throw Error(`DBF Unsupported data type ` + p[y].type);
            }
          }
      if (a != 2 && i.l < i.length && i[i.l++] != 26)
        throw Error(
          `DBF EOF Marker missing ` + (i.l - 1) + ` of ` + i.length + ` ` + i[i.l - 1].toString(16),
        );
      return (n && n.sheetRows && (r = r.slice(0, n.sheetRows)), (n.DBF = p), r);
    }
    function r(e, t) {
      var r = t || {};
      r.dateNF ||= `yyyymmdd`;
      var i = Kr(n(e, r), r);
      return (
        (i[`!cols`] = r.DBF.map(function (e) {
          return { wch: e.len, DBF: e };
        })),
        delete r.DBF,
        i
      );
    }
    function i(e, t) {
      try {
        var n = Wr(r(e, t), t);
        return ((n.bookType = `dbf`), n);
      } catch (e) {
        if (t && t.WTF) throw e;
      }
      return { SheetNames: [], Sheets: {} };
    }
    var a = { B: 8, C: 250, L: 1, D: 8, "?": 0, "": 0 };
    function o(n, r) {
      if (!n[`!ref`]) throw Error(`Cannot export empty sheet to DBF`);
      var i = r || {},
        o = f;
      if ((+i.codepage >= 0 && y(+i.codepage), i.type == `string`))
        throw Error(`Cannot write DBF to JS string`);
      var s = Cr(),
        c = Cm(n, { header: 1, raw: !0, cellDates: !0 }),
        l = c[0],
        u = c.slice(1),
        d = n[`!cols`] || [],
        h = 0,
        g = 0,
        _ = 0,
        v = 1;
      for (h = 0; h < l.length; ++h)
        if (((d[h] || {}).DBF || {}).name) ((l[h] = d[h].DBF.name), ++_);
        else if (l[h] != null) {
          if ((++_, typeof l[h] == `number` && (l[h] = l[h].toString(10)), typeof l[h] != `string`))
            throw Error(`DBF Invalid column name ` + l[h] + ` |` + typeof l[h] + `|`);
          if (l.indexOf(l[h]) !== h) {
            for (g = 0; g < 1024; ++g)
              if (l.indexOf(l[h] + `_` + g) == -1) {
                l[h] += `_` + g;
                break;
              }
          }
        }
      var b = Vr(n[`!ref`]),
        x = [],
        S = [],
        C = [];
      for (h = 0; h <= b.e.c - b.s.c; ++h) {
        var w = ``,
          T = ``,
          E = 0,
          D = [];
        for (g = 0; g < u.length; ++g) u[g][h] != null && D.push(u[g][h]);
        if (D.length == 0 || l[h] == null) x[h] = `?`;
        else {
          for (g = 0; g < D.length; ++g) {
            switch (typeof D[g]) {
              case `number`:
                T = `B`;
                break;
              case `string`:
                T = `C`;
                break;
              case `boolean`:
                T = `L`;
                break;
              case `object`:
                T = D[g] instanceof Date ? `D` : `C`;
                break;
              default:
                T = `C`;
            }
            ((E = Math.max(
              E,
              (m !== void 0 && typeof D[g] == `string` ? m.utils.encode(p, D[g]) : String(D[g]))
                .length,
            )),
              (w = w && w != T ? `C` : T));
          }
          (E > 250 && (E = 250),
            (T = ((d[h] || {}).DBF || {}).type),
            T == `C` && d[h].DBF.len > E && (E = d[h].DBF.len),
            w == `B` && T == `N` && ((w = `N`), (C[h] = d[h].DBF.dec), (E = d[h].DBF.len)),
            (S[h] = w == `C` || T == `N` ? E : a[w] || 0),
            (v += S[h]),
            (x[h] = w));
        }
      }
      var O = s.next(32);
      for (
        O.write_shift(4, 318902576),
          O.write_shift(4, u.length),
          O.write_shift(2, 296 + 32 * _),
          O.write_shift(2, v),
          h = 0;
        h < 4;
        ++h
      )
        O.write_shift(4, 0);
      var k = +t[f] || 3;
      for (
        O.write_shift(4, k << 8),
          e[k] != +i.codepage &&
            (i.codepage && console.error(`DBF Unsupported codepage ` + f + `, using 1252`),
            (f = 1252)),
          h = 0,
          g = 0;
        h < l.length;
        ++h
      )
        if (l[h] != null) {
          var A = s.next(32),
            j = (l[h].slice(-10) + `\0\0\0\0\0\0\0\0\0\0\0`).slice(0, 11);
          (A.write_shift(1, j, `sbcs`),
            A.write_shift(1, x[h] == `?` ? `C` : x[h], `sbcs`),
            A.write_shift(4, g),
            A.write_shift(1, S[h] || a[x[h]] || 0),
            A.write_shift(1, C[h] || 0),
            A.write_shift(1, 2),
            A.write_shift(4, 0),
            A.write_shift(1, 0),
            A.write_shift(4, 0),
            A.write_shift(4, 0),
            (g += S[h] || a[x[h]] || 0));
        }
      var M = s.next(264);
      for (M.write_shift(4, 13), h = 0; h < 65; ++h) M.write_shift(4, 0);
      for (h = 0; h < u.length; ++h) {
        var N = s.next(v);
        for (N.write_shift(1, 0), g = 0; g < l.length; ++g)
          if (l[g] != null)
            switch (x[g]) {
              case `L`:
                N.write_shift(1, u[h][g] == null ? 63 : u[h][g] ? 84 : 70);
                break;
              case `B`:
                N.write_shift(8, u[h][g] || 0, `f`);
                break;
              case `N`:
                var P = `0`;
                for (
                  typeof u[h][g] == `number` && (P = u[h][g].toFixed(C[g] || 0)),
                    P.length > S[g] && (P = P.slice(0, S[g])),
                    _ = 0;
                  _ < S[g] - P.length;
                  ++_
                )
                  N.write_shift(1, 32);
                N.write_shift(1, P, `sbcs`);
                break;
              case `D`:
                u[h][g]
                  ? (N.write_shift(4, (`0000` + u[h][g].getFullYear()).slice(-4), `sbcs`),
                    N.write_shift(2, (`00` + (u[h][g].getMonth() + 1)).slice(-2), `sbcs`),
                    N.write_shift(2, (`00` + u[h][g].getDate()).slice(-2), `sbcs`))
                  : N.write_shift(8, `00000000`, `sbcs`);
                break;
              case `C`:
                var F = N.l,
                  I = String(u[h][g] == null ? `` : u[h][g]).slice(0, S[g]);
                for (N.write_shift(1, I, `cpstr`), F += S[g] - N.l, _ = 0; _ < F; ++_)
                  N.write_shift(1, 32);
            }
      }
      return ((f = o), s.next(1).write_shift(1, 26), s.end());
    }
    return { to_workbook: i, to_sheet: r, from_sheet: o };
  })(),
  ps = /*#__PURE__*/ (function () {
    var e = {
        AA: `À`,
        BA: `Á`,
        CA: `Â`,
        DA: 195,
        HA: `Ä`,
        JA: 197,
        AE: `È`,
        BE: `É`,
        CE: `Ê`,
        HE: `Ë`,
        AI: `Ì`,
        BI: `Í`,
        CI: `Î`,
        HI: `Ï`,
        AO: `Ò`,
        BO: `Ó`,
        CO: `Ô`,
        DO: 213,
        HO: `Ö`,
        AU: `Ù`,
        BU: `Ú`,
        CU: `Û`,
        HU: `Ü`,
        Aa: `à`,
        Ba: `á`,
        Ca: `â`,
        Da: 227,
        Ha: `ä`,
        Ja: 229,
        Ae: `è`,
        Be: `é`,
        Ce: `ê`,
        He: `ë`,
        Ai: `ì`,
        Bi: `í`,
        Ci: `î`,
        Hi: `ï`,
        Ao: `ò`,
        Bo: `ó`,
        Co: `ô`,
        Do: 245,
        Ho: `ö`,
        Au: `ù`,
        Bu: `ú`,
        Cu: `û`,
        Hu: `ü`,
        KC: `Ç`,
        Kc: `ç`,
        q: `æ`,
        z: `œ`,
        a: `Æ`,
        j: `Œ`,
        DN: 209,
        Dn: 241,
        Hy: 255,
        S: 169,
        c: 170,
        R: 174,
        "B ": 180,
        0: 176,
        1: 177,
        2: 178,
        3: 179,
        5: 181,
        6: 182,
        7: 183,
        Q: 185,
        k: 186,
        b: 208,
        i: 216,
        l: 222,
        s: 240,
        y: 248,
        "!": 161,
        '"': 162,
        "#": 163,
        "(": 164,
        "%": 165,
        "'": 167,
        "H ": 168,
        "+": 171,
        ";": 187,
        "<": 188,
        "=": 189,
        ">": 190,
        "?": 191,
        "{": 223,
      },
      t = RegExp(
        `\x1BN(` +
          mt(e)
            .join(`|`)
            .replace(/\|\|\|/, `|\\||`)
            .replace(/([?()+])/g, `\\$1`)
            .replace(`{`, `\\{`) +
          `|\\|)`,
        `gm`,
      );
    try {
      t = RegExp(
        `\x1BN(` +
          mt(e)
            .join(`|`)
            .replace(/\|\|\|/, `|\\||`)
            .replace(/([?()+])/g, `\\$1`) +
          `|\\|)`,
        `gm`,
      );
    } catch {}
    var n = function (t, n) {
        var r = e[n];
        return typeof r == `number` ? D(r) : r;
      },
      r = function (e, t, n) {
        var r = ((t.charCodeAt(0) - 32) << 4) | (n.charCodeAt(0) - 48);
        return r == 59 ? e : D(r);
      };
    e[`|`] = 254;
    var i = function (e) {
      return e.replace(/\n/g, `\x1B :`).replace(/\r/g, `\x1B =`);
    };
    function a(e, t) {
      switch (t.type) {
        case `base64`:
          return o(M(e), t);
        case `binary`:
          return o(e, t);
        case `buffer`:
          return o(N && Buffer.isBuffer(e) ? e.toString(`binary`) : ee(e), t);
        case `array`:
          return o(Et(e), t);
      }
      throw Error(`Unrecognized type ` + t.type);
    }
    function o(e, i) {
      var a = e.split(/[\n\r]+/),
        o = -1,
        s = -1,
        c = 0,
        l = 0,
        u = [],
        d = [],
        f = null,
        p = {},
        h = [],
        g = [],
        _ = [],
        v = 0,
        b,
        x = { Workbook: { WBProps: {}, Names: [] } };
      for (+i.codepage >= 0 && y(+i.codepage); c !== a.length; ++c) {
        v = 0;
        var S = a[c]
            .trim()
            .replace(/\x1B([\x20-\x2F])([\x30-\x3F])/g, r)
            .replace(t, n),
          C = S.replace(/;;/g, `\0`)
            .split(`;`)
            .map(function (e) {
              return e.replace(/\u0000/g, `;`);
            }),
          w = C[0],
          T;
        if (S.length > 0)
          switch (w) {
            case `ID`:
              break;
            case `E`:
              break;
            case `B`:
              break;
            case `O`:
              for (l = 1; l < C.length; ++l)
                switch (C[l].charAt(0)) {
                  case `V`:
                    var E = parseInt(C[l].slice(1), 10);
                    E >= 1 && E <= 4 && (x.Workbook.WBProps.date1904 = !0);
                }
              break;
            case `W`:
              break;
            case `P`:
              C[1].charAt(0) === `P` && d.push(S.slice(3).replace(/;;/g, `;`));
              break;
            case `NN`:
              var D = { Sheet: 0 };
              for (l = 1; l < C.length; ++l)
                switch (C[l].charAt(0)) {
                  case `N`:
                    D.Name = C[l].slice(1);
                    break;
                  case `E`:
                    D.Ref = ((i && i.sheet) || `Sheet1`) + `!` + vl(C[l].slice(1));
                }
              x.Workbook.Names.push(D);
              break;
            case `C`:
              var O = !1,
                k = !1,
                A = !1,
                j = !1,
                M = -1,
                N = -1,
                P = ``,
                F = `z`,
                I = ``;
              for (l = 1; l < C.length; ++l)
                switch (C[l].charAt(0)) {
                  case `A`:
                    I = C[l].slice(1);
                    break;
                  case `X`:
                    ((s = parseInt(C[l].slice(1), 10) - 1), (k = !0));
                    break;
                  case `Y`:
                    for (
                      o = parseInt(C[l].slice(1), 10) - 1, k || (s = 0), b = u.length;
                      b <= o;
                      ++b
                    )
                      u[b] = [];
                    break;
                  case `K`:
                    ((T = C[l].slice(1)),
                      T.charAt(0) === `"`
                        ? ((T = T.slice(1, T.length - 1)), (F = `s`))
                        : T === `TRUE` || T === `FALSE`
                          ? ((T = T === `TRUE`), (F = `b`))
                          : T.charAt(0) == `#` && Ni[T] != null
                            ? ((F = `e`), (T = Ni[T]))
                            : isNaN(Ot(T)) ||
                              ((T = Ot(T)),
                              (F = `n`),
                              f !== null &&
                                Ye(f) &&
                                i.cellDates &&
                                ((T = bt(x.Workbook.WBProps.date1904 ? T + 1462 : T)),
                                (F = typeof T == `number` ? `n` : `d`))),
                      m !== void 0 &&
                        typeof T == `string` &&
                        (i || {}).type != `string` &&
                        (i || {}).codepage &&
                        (T = m.utils.decode(i.codepage, T)),
                      (O = !0));
                    break;
                  case `E`:
                    ((j = !0), (P = vl(C[l].slice(1), { r: o, c: s })));
                    break;
                  case `S`:
                    A = !0;
                    break;
                  case `G`:
                    break;
                  case `R`:
                    M = parseInt(C[l].slice(1), 10) - 1;
                    break;
                  case `C`:
                    N = parseInt(C[l].slice(1), 10) - 1;
                    break;
                  default:
                    if (i && i.WTF) throw Error(`SYLK bad record ` + S);
                }
              if (
                (O &&
                  (u[o][s] ? ((u[o][s].t = F), (u[o][s].v = T)) : (u[o][s] = { t: F, v: T }),
                  f && (u[o][s].z = f),
                  i.cellText !== !1 &&
                    f &&
                    (u[o][s].w = et(u[o][s].z, u[o][s].v, {
                      date1904: x.Workbook.WBProps.date1904,
                    })),
                  (f = null)),
                A)
              ) {
                if (j) throw Error(`SYLK shared formula cannot have own formula`);
                var L = M > -1 && u[M][N];
                if (!L || !L[1]) throw Error(`SYLK shared formula cannot find base`);
                P = xl(L[1], { r: o - M, c: s - N });
              }
              (P && (u[o][s] ? (u[o][s].f = P) : (u[o][s] = { t: `n`, f: P })),
                I &&
                  (u[o][s] || (u[o][s] = { t: `z` }), (u[o][s].c = [{ a: `SheetJSYLK`, t: I }])));
              break;
            case `F`:
              var R = 0;
              for (l = 1; l < C.length; ++l)
                switch (C[l].charAt(0)) {
                  case `X`:
                    ((s = parseInt(C[l].slice(1), 10) - 1), ++R);
                    break;
                  case `Y`:
                    for (o = parseInt(C[l].slice(1), 10) - 1, b = u.length; b <= o; ++b) u[b] = [];
                    break;
                  case `M`:
                    v = parseInt(C[l].slice(1), 10) / 20;
                    break;
                  case `F`:
                    break;
                  case `G`:
                    break;
                  case `P`:
                    f = d[parseInt(C[l].slice(1), 10)];
                    break;
                  case `S`:
                    break;
                  case `D`:
                    break;
                  case `N`:
                    break;
                  case `W`:
                    for (
                      _ = C[l].slice(1).split(` `), b = parseInt(_[0], 10);
                      b <= parseInt(_[1], 10);
                      ++b
                    )
                      ((v = parseInt(_[2], 10)),
                        (g[b - 1] = v === 0 ? { hidden: !0 } : { wch: v }));
                    break;
                  case `C`:
                    ((s = parseInt(C[l].slice(1), 10) - 1), g[s] || (g[s] = {}));
                    break;
                  case `R`:
                    ((o = parseInt(C[l].slice(1), 10) - 1),
                      h[o] || (h[o] = {}),
                      v > 0 ? ((h[o].hpt = v), (h[o].hpx = yc(v))) : v === 0 && (h[o].hidden = !0));
                    break;
                  default:
                    if (i && i.WTF) throw Error(`SYLK bad record ` + S);
                }
              R < 1 && (f = null);
              break;
            default:
              if (i && i.WTF) throw Error(`SYLK bad record ` + S);
          }
      }
      return (
        h.length > 0 && (p[`!rows`] = h),
        g.length > 0 && (p[`!cols`] = g),
        g.forEach(function (e) {
          gc(e);
        }),
        i && i.sheetRows && (u = u.slice(0, i.sheetRows)),
        [u, p, x]
      );
    }
    function s(e, t) {
      var n = a(e, t),
        r = n[0],
        i = n[1],
        o = n[2],
        s = Dt(t);
      s.date1904 = (((o || {}).Workbook || {}).WBProps || {}).date1904;
      var c = Kr(r, s);
      mt(i).forEach(function (e) {
        c[e] = i[e];
      });
      var l = Wr(c, t);
      return (
        mt(o).forEach(function (e) {
          l[e] = o[e];
        }),
        (l.bookType = `sylk`),
        l
      );
    }
    function c(e, t, n, r, i, a) {
      var o = `C;Y` + (n + 1) + `;X` + (r + 1) + `;K`;
      switch (e.t) {
        case `n`:
          ((o += isFinite(e.v) ? e.v || 0 : Mi[isNaN(e.v) ? 36 : 7]),
            e.f && !e.F && (o += `;E` + bl(e.f, { r: n, c: r })));
          break;
        case `b`:
          o += e.v ? `TRUE` : `FALSE`;
          break;
        case `e`:
          o += e.w || Mi[e.v] || e.v;
          break;
        case `d`:
          o += yt(Tt(e.v, a), a);
          break;
        case `s`:
          o += `"` + (e.v == null ? `` : String(e.v)).replace(/"/g, ``).replace(/;/g, `;;`) + `"`;
      }
      return o;
    }
    function l(e, t, n) {
      var r = `C;Y` + (t + 1) + `;X` + (n + 1) + `;A`;
      return (
        (r += i(
          e
            .map(function (e) {
              return e.t;
            })
            .join(``),
        )),
        r
      );
    }
    function u(e, t) {
      t.forEach(function (t, n) {
        var r = `F;W` + (n + 1) + ` ` + (n + 1) + ` `;
        (t.hidden
          ? (r += `0`)
          : (typeof t.width == `number` && !t.wpx && (t.wpx = dc(t.width)),
            typeof t.wpx == `number` && !t.wch && (t.wch = fc(t.wpx)),
            typeof t.wch == `number` && (r += Math.round(t.wch))),
          r.charAt(r.length - 1) != ` ` && e.push(r));
      });
    }
    function d(e, t) {
      t.forEach(function (t, n) {
        var r = `F;`;
        (t.hidden
          ? (r += `M0;`)
          : t.hpt
            ? (r += `M` + 20 * t.hpt + `;`)
            : t.hpx && (r += `M` + 20 * vc(t.hpx) + `;`),
          r.length > 2 && e.push(r + `R` + (n + 1)));
      });
    }
    function f(e, t, n) {
      ((t ||= {}), (t._formats = [`General`]));
      var r = [`ID;PSheetJS;N;E`],
        i = [],
        a = Vr(e[`!ref`] || `A1`),
        o,
        s = e[`!data`] != null,
        f = `\r
`,
        p = (((n || {}).Workbook || {}).WBProps || {}).date1904,
        m = `General`;
      r.push(`P;PGeneral`);
      var h = a.s.r,
        g = a.s.c,
        _ = [];
      if (e[`!ref`]) {
        for (h = a.s.r; h <= a.e.r; ++h)
          if (!s || e[`!data`][h]) {
            for (_ = [], g = a.s.c; g <= a.e.c; ++g)
              ((o = s ? e[`!data`][h][g] : e[Nr(g) + kr(h)]), o && o.c && _.push(l(o.c, h, g)));
            _.length && i.push(_.join(f));
          }
      }
      if (e[`!ref`]) {
        for (h = a.s.r; h <= a.e.r; ++h)
          if (!s || e[`!data`][h]) {
            for (_ = [], g = a.s.c; g <= a.e.c; ++g)
              if (
                ((o = s ? e[`!data`][h][g] : e[Nr(g) + kr(h)]), o && (o.v != null || (o.f && !o.F)))
              ) {
                if ((o.z || (o.t == `d` ? G[14] : `General`)) != m) {
                  var v = t._formats.indexOf(o.z);
                  (v == -1 &&
                    (t._formats.push(o.z),
                    (v = t._formats.length - 1),
                    r.push(`P;P` + o.z.replace(/;/g, `;;`))),
                    _.push(`F;P` + v + `;Y` + (h + 1) + `;X` + (g + 1)));
                }
                _.push(c(o, e, h, g, t, p));
              }
            i.push(_.join(f));
          }
      }
      return (
        r.push(`F;P0;DG0G8;M255`),
        e[`!cols`] && u(r, e[`!cols`]),
        e[`!rows`] && d(r, e[`!rows`]),
        e[`!ref`] &&
          r.push(
            `B;Y` +
              (a.e.r - a.s.r + 1) +
              `;X` +
              (a.e.c - a.s.c + 1) +
              `;D` +
              [a.s.c, a.s.r, a.e.c, a.e.r].join(` `),
          ),
        r.push(`O;L;D;B` + (p ? `;V4` : ``) + `;K47;G100 0.001`),
        delete t._formats,
        r.join(f) + f + i.join(f) + f + `E` + f
      );
    }
    return { to_workbook: s, from_sheet: f };
  })(),
  ms = /*#__PURE__*/ (function () {
    function e(e, n) {
      switch (n.type) {
        case `base64`:
          return t(M(e), n);
        case `binary`:
          return t(e, n);
        case `buffer`:
          return t(N && Buffer.isBuffer(e) ? e.toString(`binary`) : ee(e), n);
        case `array`:
          return t(Et(e), n);
      }
      throw Error(`Unrecognized type ` + n.type);
    }
    function t(e, t) {
      for (
        var n = e.split(`
`),
          r = -1,
          i = -1,
          a = 0,
          o = [];
        a !== n.length;
        ++a
      )
        if (n[a].trim() === `BOT`) ((o[++r] = []), (i = 0));
        else if (!(r < 0)) {
          var s = n[a].trim().split(`,`),
            c = s[0],
            l = s[1];
          ++a;
          for (var u = n[a] || ``; (u.match(/["]/g) || []).length & 1 && a < n.length - 1;)
            u +=
              `
` + n[++a];
          switch (((u = u.trim()), +c)) {
            case -1:
              if (u === `BOT`) {
                ((o[++r] = []), (i = 0));
                continue;
              }
              if (u !== `EOD`) throw Error(`Unrecognized DIF special command ` + u);
              break;
            case 0:
              (u === `TRUE`
                ? (o[r][i] = !0)
                : u === `FALSE`
                  ? (o[r][i] = !1)
                  : isNaN(Ot(l))
                    ? isNaN(It(l).getDate())
                      ? (o[r][i] = l)
                      : ((o[r][i] = Tt(l)), (t && t.UTC) || (o[r][i] = Rt(o[r][i])))
                    : (o[r][i] = Ot(l)),
                ++i);
              break;
            case 1:
              ((u = u.slice(1, u.length - 1)),
                (u = u.replace(/""/g, `"`)),
                k && u && u.match(/^=".*"$/) && (u = u.slice(2, -1)),
                (o[r][i++] = u === `` ? null : u));
          }
          if (u === `EOD`) break;
        }
      return (t && t.sheetRows && (o = o.slice(0, t.sheetRows)), o);
    }
    function n(t, n) {
      return Kr(e(t, n), n);
    }
    function r(e, t) {
      var r = Wr(n(e, t), t);
      return ((r.bookType = `dif`), r);
    }
    function i(e, t) {
      return (
        `0,` +
        String(e) +
        `\r
` +
        t
      );
    }
    function a(e) {
      return (
        `1,0\r
"` +
        e.replace(/"/g, `""`) +
        `"`
      );
    }
    function o(e) {
      var t = k;
      if (!e[`!ref`]) throw Error(`Cannot export empty sheet to DIF`);
      for (
        var n = Vr(e[`!ref`]),
          r = e[`!data`] != null,
          o = [
            `TABLE\r
0,1\r
"sheetjs"\r
`,
            `VECTORS\r
0,` +
              (n.e.r - n.s.r + 1) +
              `\r
""\r
`,
            `TUPLES\r
0,` +
              (n.e.c - n.s.c + 1) +
              `\r
""\r
`,
            `DATA\r
0,0\r
""\r
`,
          ],
          s = n.s.r;
        s <= n.e.r;
        ++s
      ) {
        for (
          var c = r ? e[`!data`][s] : [],
            l = `-1,0\r
BOT\r
`,
            u = n.s.c;
          u <= n.e.c;
          ++u
        ) {
          var d = r ? c && c[u] : e[Lr({ r: s, c: u })];
          if (d == null)
            l += `1,0\r
""\r
`;
          else {
            switch (d.t) {
              case `n`:
                t
                  ? d.w == null
                    ? d.v == null
                      ? d.f != null && !d.F
                        ? (l += a(`=` + d.f))
                        : (l += `1,0\r
""`)
                      : (l += i(d.v, `V`))
                    : (l +=
                        `0,` +
                        d.w +
                        `\r
V`)
                  : d.v == null
                    ? (l += `1,0\r
""`)
                    : (l += i(d.v, `V`));
                break;
              case `b`:
                l += d.v ? i(1, `TRUE`) : i(0, `FALSE`);
                break;
              case `s`:
                l += a(!t || isNaN(+d.v) ? d.v : `="` + d.v + `"`);
                break;
              case `d`:
                ((d.w ||= et(d.z || G[14], yt(Tt(d.v)))), (l += t ? i(d.w, `V`) : a(d.w)));
                break;
              default:
                l += `1,0\r
""`;
            }
            l += `\r
`;
          }
        }
        o.push(l);
      }
      return (
        o.join(``) +
        `-1,0\r
EOD`
      );
    }
    return { to_workbook: r, to_sheet: n, from_sheet: o };
  })(),
  hs = /*#__PURE__*/ (function () {
    function e(e) {
      return e
        .replace(/\\b/g, `\\`)
        .replace(/\\c/g, `:`)
        .replace(
          /\\n/g,
          `
`,
        );
    }
    function t(e) {
      return e.replace(/\\/g, `\\b`).replace(/:/g, `\\c`).replace(/\n/g, `\\n`);
    }
    function n(t, n) {
      for (
        var r = t.split(`
`),
          i = -1,
          a = -1,
          o = 0,
          s = [];
        o !== r.length;
        ++o
      ) {
        var c = r[o].trim().split(`:`);
        if (c[0] === `cell`) {
          var l = Ir(c[1]);
          if (s.length <= l.r) for (i = s.length; i <= l.r; ++i) s[i] || (s[i] = []);
          switch (((i = l.r), (a = l.c), c[2])) {
            case `t`:
              s[i][a] = e(c[3]);
              break;
            case `v`:
              s[i][a] = +c[3];
              break;
            case `vtf`:
              var u = c[c.length - 1];
            case `vtc`:
              switch (c[3]) {
                case `nl`:
                  s[i][a] = !!+c[4];
                  break;
                default:
                  s[i][a] =
                    c[c.length - 1].charAt(0) == `#` ? { t: `e`, v: Ni[c[c.length - 1]] } : +c[4];
              }
              c[2] == `vtf` && (s[i][a] = [s[i][a], u]);
          }
        }
      }
      return (n && n.sheetRows && (s = s.slice(0, n.sheetRows)), s);
    }
    function r(e, t) {
      return Kr(n(e, t), t);
    }
    function i(e, t) {
      return Wr(r(e, t), t);
    }
    var a = `--SocialCalcSpreadsheetControlSave
Content-type: text/plain; charset=UTF-8
`;
    function o(e) {
      if (!e || !e[`!ref`]) return ``;
      for (
        var n = [], r = [], i, a = ``, o = Rr(e[`!ref`]), s = e[`!data`] != null, c = o.s.r;
        c <= o.e.r;
        ++c
      )
        for (var l = o.s.c; l <= o.e.c; ++l)
          if (
            ((a = Lr({ r: c, c: l })),
            (i = s ? (e[`!data`][c] || [])[l] : e[a]),
            i && i.v != null && i.t !== `z`)
          ) {
            switch (((r = [`cell`, a, `t`]), i.t)) {
              case `s`:
                r.push(t(i.v));
                break;
              case `b`:
                ((r[2] = `vt` + (i.f ? `f` : `c`)),
                  (r[3] = `nl`),
                  (r[4] = i.v ? `1` : `0`),
                  (r[5] = t(i.f || (i.v ? `TRUE` : `FALSE`))));
                break;
              case `d`:
                var u = yt(Tt(i.v));
                ((r[2] = `vtc`),
                  (r[3] = `nd`),
                  (r[4] = `` + u),
                  (r[5] = i.w || et(i.z || G[14], u)));
                break;
              case `n`:
                isFinite(i.v)
                  ? i.f
                    ? ((r[2] = `vtf`), (r[3] = `n`), (r[4] = i.v), (r[5] = t(i.f)))
                    : ((r[2] = `v`), (r[3] = i.v))
                  : ((r[2] = `vt` + (i.f ? `f` : `c`)),
                    (r[3] = `e` + Mi[isNaN(i.v) ? 36 : 7]),
                    (r[4] = `0`),
                    (r[5] = i.f || r[3].slice(1)),
                    (r[6] = `e`),
                    (r[7] = r[3].slice(1)));
                break;
              case `e`:
                continue;
            }
            n.push(r.join(`:`));
          }
      return (
        n.push(`sheet:c:` + (o.e.c - o.s.c + 1) + `:r:` + (o.e.r - o.s.r + 1) + `:tvf:1`),
        n.push(`valueformat:1:text-wiki`),
        n.join(`
`)
      );
    }
    function s(e) {
      return [
        `socialcalc:version:1.5
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=SocialCalcSpreadsheetControlSave`,
        a,
        `# SocialCalc Spreadsheet Control Save
part:sheet`,
        a,
        o(e),
        `--SocialCalcSpreadsheetControlSave--`,
      ].join(`
`);
    }
    return { to_workbook: i, to_sheet: r, from_sheet: s };
  })(),
  gs = /*#__PURE__*/ (function () {
    function e(e, t, n, r, i) {
      i.raw
        ? (t[n][r] = e)
        : e === `` ||
          (e === `TRUE`
            ? (t[n][r] = !0)
            : e === `FALSE`
              ? (t[n][r] = !1)
              : isNaN(Ot(e))
                ? isNaN(It(e).getDate())
                  ? e.charCodeAt(0) == 35 && Ni[e] != null
                    ? (t[n][r] = { t: `e`, v: Ni[e], w: e })
                    : (t[n][r] = e)
                  : (t[n][r] = Tt(e))
                : (t[n][r] = Ot(e)));
    }
    function t(t, n) {
      var r = n || {},
        i = [];
      if (!t || t.length === 0) return i;
      for (var a = t.split(/[\r\n]/), o = a.length - 1; o >= 0 && a[o].length === 0;) --o;
      for (var s = 10, c = 0, l = 0; l <= o; ++l)
        ((c = a[l].indexOf(` `)), c == -1 ? (c = a[l].length) : c++, (s = Math.max(s, c)));
      for (l = 0; l <= o; ++l) {
        i[l] = [];
        var u = 0;
        for (e(a[l].slice(0, s).trim(), i, l, u, r), u = 1; u <= (a[l].length - s) / 10 + 1; ++u)
          e(a[l].slice(s + (u - 1) * 10, s + u * 10).trim(), i, l, u, r);
      }
      return (r.sheetRows && (i = i.slice(0, r.sheetRows)), i);
    }
    var n = { 44: `,`, 9: `	`, 59: `;`, 124: `|` },
      r = { 44: 3, 9: 2, 59: 1, 124: 0 };
    function i(e) {
      for (var t = {}, i = !1, a = 0, o = 0; a < e.length; ++a)
        (o = e.charCodeAt(a)) == 34 ? (i = !i) : !i && o in n && (t[o] = (t[o] || 0) + 1);
      for (a in ((o = []), t)) Object.prototype.hasOwnProperty.call(t, a) && o.push([t[a], a]);
      if (!o.length)
        for (a in ((t = r), t)) Object.prototype.hasOwnProperty.call(t, a) && o.push([t[a], a]);
      return (
        o.sort(function (e, t) {
          return e[0] - t[0] || r[e[1]] - r[t[1]];
        }),
        n[o.pop()[1]] || 44
      );
    }
    function a(e, t) {
      var n = t || {},
        r = ``;
      O != null && n.dense == null && (n.dense = O);
      var a = {};
      n.dense && (a[`!data`] = []);
      var o = { s: { c: 0, r: 0 }, e: { c: 0, r: 0 } };
      e.slice(0, 4) == `sep=`
        ? e.charCodeAt(5) == 13 && e.charCodeAt(6) == 10
          ? ((r = e.charAt(4)), (e = e.slice(7)))
          : e.charCodeAt(5) == 13 || e.charCodeAt(5) == 10
            ? ((r = e.charAt(4)), (e = e.slice(6)))
            : (r = i(e.slice(0, 1024)))
        : (r = n && n.FS ? n.FS : i(e.slice(0, 1024)));
      var s = 0,
        c = 0,
        l = 0,
        u = 0,
        d = 0,
        f = r.charCodeAt(0),
        p = !1,
        m = 0,
        h = e.charCodeAt(0),
        g = n.dateNF == null ? null : st(n.dateNF);
      function _() {
        var t = e.slice(u, d);
        t.slice(-1) == `\r` && (t = t.slice(0, -1));
        var r = {};
        if (
          (t.charAt(0) == `"` &&
            t.charAt(t.length - 1) == `"` &&
            (t = t.slice(1, -1).replace(/""/g, `"`)),
          n.cellText !== !1 && (r.w = t),
          t.length === 0
            ? (r.t = `z`)
            : n.raw || t.trim().length === 0
              ? ((r.t = `s`), (r.v = t))
              : t.charCodeAt(0) == 61
                ? t.charCodeAt(1) == 34 && t.charCodeAt(t.length - 1) == 34
                  ? ((r.t = `s`), (r.v = t.slice(2, -1).replace(/""/g, `"`)))
                  : Cl(t)
                    ? ((r.t = `s`), (r.f = t.slice(1)), (r.v = t))
                    : ((r.t = `s`), (r.v = t))
                : t == `TRUE`
                  ? ((r.t = `b`), (r.v = !0))
                  : t == `FALSE`
                    ? ((r.t = `b`), (r.v = !1))
                    : isNaN((l = Ot(t)))
                      ? !isNaN((l = It(t)).getDate()) || (g && t.match(g))
                        ? ((r.z = n.dateNF || G[14]),
                          g && t.match(g)
                            ? ((l = Tt(ct(t, n.dateNF, t.match(g) || []))),
                              n && n.UTC === !1 && (l = Rt(l)))
                            : n && n.UTC === !1
                              ? (l = Rt(l))
                              : n.cellText !== !1 && n.dateNF && (r.w = et(r.z, l)),
                          n.cellDates ? ((r.t = `d`), (r.v = l)) : ((r.t = `n`), (r.v = yt(l))),
                          n.cellNF || delete r.z)
                        : t.charCodeAt(0) == 35 && Ni[t] != null
                          ? ((r.t = `e`), (r.w = t), (r.v = Ni[t]))
                          : ((r.t = `s`), (r.v = t))
                      : ((r.t = `n`), (r.v = l)),
          r.t == `z` ||
            (n.dense
              ? (a[`!data`][s] || (a[`!data`][s] = []), (a[`!data`][s][c] = r))
              : (a[Lr({ c, r: s })] = r)),
          (u = d + 1),
          (h = e.charCodeAt(u)),
          o.e.c < c && (o.e.c = c),
          o.e.r < s && (o.e.r = s),
          m == f)
        )
          ++c;
        else if (((c = 0), ++s, n.sheetRows && n.sheetRows <= s)) return !0;
      }
      outer: for (; d < e.length; ++d)
        switch ((m = e.charCodeAt(d))) {
          case 34:
            h === 34 && (p = !p);
            break;
          case 13:
            if (p) break;
            e.charCodeAt(d + 1) == 10 && ++d;
          case f:
          case 10:
            if (!p && _()) break outer;
        }
      return (d - u > 0 && _(), (a[`!ref`] = zr(o)), a);
    }
    function o(e, n) {
      return !(n && n.PRN) ||
        n.FS ||
        e.slice(0, 4) == `sep=` ||
        e.indexOf(`	`) >= 0 ||
        e.indexOf(`,`) >= 0 ||
        e.indexOf(`;`) >= 0
        ? a(e, n)
        : Kr(t(e, n), n);
    }
    function s(e, t) {
      var n = ``,
        r = t.type == `string` ? [0, 0, 0, 0] : pm(e, t);
      switch (t.type) {
        case `base64`:
          n = M(e);
          break;
        case `binary`:
          n = e;
          break;
        case `buffer`:
          n =
            t.codepage == 65001
              ? e.toString(`utf8`)
              : t.codepage && m !== void 0
                ? m.utils.decode(t.codepage, e)
                : N && Buffer.isBuffer(e)
                  ? e.toString(`binary`)
                  : ee(e);
          break;
        case `array`:
          n = Et(e);
          break;
        case `string`:
          n = e;
          break;
        default:
          throw Error(`Unrecognized type ` + t.type);
      }
      return (
        r[0] == 239 && r[1] == 187 && r[2] == 191
          ? (n = Dn(n.slice(3)))
          : t.type != `string` && t.type != `buffer` && t.codepage == 65001
            ? (n = Dn(n))
            : t.type == `binary` &&
              m !== void 0 &&
              t.codepage &&
              (n = m.utils.decode(t.codepage, m.utils.encode(28591, n))),
        n.slice(0, 19) == `socialcalc:version:`
          ? hs.to_sheet(t.type == `string` ? n : Dn(n), t)
          : o(n, t)
      );
    }
    function c(e, t) {
      return Wr(s(e, t), t);
    }
    function l(e) {
      var t = [];
      if (!e[`!ref`]) return ``;
      for (var n = Vr(e[`!ref`]), r, i = e[`!data`] != null, a = n.s.r; a <= n.e.r; ++a) {
        for (var o = [], s = n.s.c; s <= n.e.c; ++s) {
          var c = Lr({ r: a, c: s });
          if (((r = i ? (e[`!data`][a] || [])[s] : e[c]), !r || r.v == null)) o.push(`          `);
          else {
            for (var l = (r.w || (Ur(r), r.w) || ``).slice(0, 10); l.length < 10;) l += ` `;
            o.push(l + (s === 0 ? ` ` : ``));
          }
        }
        t.push(o.join(``));
      }
      return t.join(`
`);
    }
    return { to_workbook: c, to_sheet: s, from_sheet: l };
  })();
function _s(e, t) {
  var n = t || {},
    r = !!n.WTF;
  n.WTF = !0;
  try {
    var i = ps.to_workbook(e, n);
    return ((n.WTF = r), i);
  } catch (i) {
    if (((n.WTF = r), i.message.indexOf(`SYLK bad record ID`) == -1 && r)) throw i;
    return gs.to_workbook(e, t);
  }
}
var vs = /*#__PURE__*/ (function () {
  function e(e, t, n) {
    if (e) {
      yr(e, e.l || 0);
      for (var r = n.Enum || V; e.l < e.length;) {
        var i = e.read_shift(2),
          a = r[i] || r[65535],
          o = e.read_shift(2),
          s = e.l + o,
          c = a.f && a.f(e, o, n);
        if (((e.l = s), t(c, a, i))) return;
      }
    }
  }
  function t(e, t) {
    switch (t.type) {
      case `base64`:
        return r(R(M(e)), t);
      case `binary`:
        return r(R(e), t);
      case `buffer`:
      case `array`:
        return r(e, t);
    }
    throw `Unsupported type ` + t.type;
  }
  var n = [
    `mmmm`,
    `dd-mmm-yyyy`,
    `dd-mmm`,
    `mmm-yyyy`,
    `@`,
    `mm/dd`,
    `hh:mm:ss AM/PM`,
    `hh:mm AM/PM`,
    `mm/dd/yyyy`,
    `mm/dd`,
    `hh:mm:ss`,
    `hh:mm`,
  ];
  function r(t, r) {
    if (!t) return t;
    var i = r || {};
    O != null && i.dense == null && (i.dense = O);
    var a = {},
      o = `Sheet1`,
      s = ``,
      c = 0,
      l = {},
      u = [],
      d = [],
      f = [];
    i.dense && (f = a[`!data`] = []);
    var p = { s: { r: 0, c: 0 }, e: { r: 0, c: 0 } },
      m = i.sheetRows || 0,
      h = {};
    if (t[4] == 81 && t[5] == 80 && t[6] == 87) return re(t, r);
    if (t[2] == 0 && (t[3] == 8 || t[3] == 9) && t.length >= 16 && t[14] == 5 && t[15] === 108)
      throw Error(`Unsupported Works 3 for Mac file`);
    if (t[2] == 2)
      ((i.Enum = V),
        e(
          t,
          function (e, t, r) {
            switch (r) {
              case 0:
                ((i.vers = e), e >= 4096 && (i.qpro = !0));
                break;
              case 255:
                ((i.vers = e), (i.works = !0));
                break;
              case 6:
                p = e;
                break;
              case 204:
                e && (s = e);
                break;
              case 222:
                s = e;
                break;
              case 15:
              case 51:
                (((!i.qpro && !i.works) || r == 51) &&
                  e[1].v.charCodeAt(0) < 48 &&
                  (e[1].v = e[1].v.slice(1)),
                  (i.works || i.works2) &&
                    (e[1].v = e[1].v.replace(
                      /\r\n/g,
                      `
`,
                    )));
              case 13:
              case 14:
              case 16:
                ((e[2] & 112) == 112 &&
                  (e[2] & 15) > 1 &&
                  (e[2] & 15) < 15 &&
                  ((e[1].z = i.dateNF || n[(e[2] & 15) - 1] || G[14]),
                  i.cellDates &&
                    ((e[1].v = bt(e[1].v)), (e[1].t = typeof e[1].v == `number` ? `n` : `d`))),
                  i.qpro &&
                    e[3] > c &&
                    ((a[`!ref`] = zr(p)),
                    (l[o] = a),
                    u.push(o),
                    (a = {}),
                    i.dense && (f = a[`!data`] = []),
                    (p = { s: { r: 0, c: 0 }, e: { r: 0, c: 0 } }),
                    (c = e[3]),
                    (o = s || `Sheet` + (c + 1)),
                    (s = ``)));
                var d = i.dense ? (f[e[0].r] || [])[e[0].c] : a[Lr(e[0])];
                if (d) {
                  ((d.t = e[1].t),
                    (d.v = e[1].v),
                    e[1].z != null && (d.z = e[1].z),
                    e[1].f != null && (d.f = e[1].f),
                    (h = d));
                  break;
                }
                (i.dense
                  ? (f[e[0].r] || (f[e[0].r] = []), (f[e[0].r][e[0].c] = e[1]))
                  : (a[Lr(e[0])] = e[1]),
                  (h = e[1]));
                break;
              case 21509:
                i.works2 = !0;
                break;
              case 21506:
                e == 5281 &&
                  ((h.z = `hh:mm:ss`),
                  i.cellDates &&
                    h.t == `n` &&
                    ((h.v = bt(h.v)), (h.t = typeof h.v == `number` ? `n` : `d`)));
            }
          },
          i,
        ));
    else if (t[2] == 26 || t[2] == 14)
      ((i.Enum = H),
        t[2] == 14 && ((i.qpro = !0), (t.l = 0)),
        e(
          t,
          function (e, t, n) {
            switch (n) {
              case 204:
                o = e;
                break;
              case 22:
                (e[1].v.charCodeAt(0) < 48 && (e[1].v = e[1].v.slice(1)),
                  (e[1].v = e[1].v
                    .replace(/\x0F./g, function (e) {
                      return String.fromCharCode(e.charCodeAt(1) - 32);
                    })
                    .replace(
                      /\r\n/g,
                      `
`,
                    )));
              case 23:
              case 24:
              case 25:
              case 37:
              case 39:
              case 40:
                if (
                  (e[3] > c &&
                    ((a[`!ref`] = zr(p)),
                    (l[o] = a),
                    u.push(o),
                    (a = {}),
                    i.dense && (f = a[`!data`] = []),
                    (p = { s: { r: 0, c: 0 }, e: { r: 0, c: 0 } }),
                    (c = e[3]),
                    (o = `Sheet` + (c + 1))),
                  m > 0 && e[0].r >= m)
                )
                  break;
                (i.dense
                  ? (f[e[0].r] || (f[e[0].r] = []), (f[e[0].r][e[0].c] = e[1]))
                  : (a[Lr(e[0])] = e[1]),
                  p.e.c < e[0].c && (p.e.c = e[0].c),
                  p.e.r < e[0].r && (p.e.r = e[0].r));
                break;
              case 27:
                e[14e3] && (d[e[14e3][0]] = e[14e3][1]);
                break;
              case 1537:
                ((d[e[0]] = e[1]), e[0] == c && (o = e[1]));
            }
          },
          i,
        ));
    else throw Error(`Unrecognized LOTUS BOF ` + t[2]);
    if (((a[`!ref`] = zr(p)), (l[s || o] = a), u.push(s || o), !d.length))
      return { SheetNames: u, Sheets: l };
    for (var g = {}, _ = [], v = 0; v < d.length; ++v)
      l[u[v]]
        ? (_.push(d[v] || u[v]), (g[d[v]] = l[d[v]] || l[u[v]]))
        : (_.push(d[v]), (g[d[v]] = { "!ref": `A1` }));
    return { SheetNames: _, Sheets: g };
  }
  function i(e, t) {
    var n = t || {};
    if ((+n.codepage >= 0 && y(+n.codepage), n.type == `string`))
      throw Error(`Cannot write WK1 to JS string`);
    var r = Cr();
    if (!e[`!ref`]) throw Error(`Cannot export empty sheet to WK1`);
    var i = Vr(e[`!ref`]),
      a = e[`!data`] != null,
      s = [];
    (Sp(r, 0, o(1030)), Sp(r, 6, l(i)));
    for (var c = Math.min(i.e.r, 8191), u = i.s.c; u <= i.e.c; ++u) s[u] = Nr(u);
    for (var d = i.s.r; d <= c; ++d) {
      var f = kr(d);
      for (u = i.s.c; u <= i.e.c; ++u) {
        var m = a ? (e[`!data`][d] || [])[u] : e[s[u] + f];
        if (m && m.t != `z`)
          switch (m.t) {
            case `n`:
              (m.v | 0) == m.v && m.v >= -32768 && m.v <= 32767
                ? Sp(r, 13, g(d, u, m))
                : Sp(r, 14, v(d, u, m));
              break;
            case `d`:
              var h = yt(m.v);
              (h | 0) == h && h >= -32768 && h <= 32767
                ? Sp(r, 13, g(d, u, { t: `n`, v: h, z: m.z || G[14] }))
                : Sp(r, 14, v(d, u, { t: `n`, v: h, z: m.z || G[14] }));
              break;
            default:
              var _ = Ur(m);
              Sp(r, 15, p(d, u, _.slice(0, 239)));
          }
      }
    }
    return (Sp(r, 1), r.end());
  }
  function a(e, t) {
    var n = t || {};
    if ((+n.codepage >= 0 && y(+n.codepage), n.type == `string`))
      throw Error(`Cannot write WK3 to JS string`);
    var r = Cr();
    Sp(r, 0, s(e));
    for (var i = 0, a = 0; i < e.SheetNames.length; ++i)
      (e.Sheets[e.SheetNames[i]] || {})[`!ref`] && Sp(r, 27, B(e.SheetNames[i], a++));
    var o = 0;
    for (i = 0; i < e.SheetNames.length; ++i) {
      var c = e.Sheets[e.SheetNames[i]];
      if (c && c[`!ref`]) {
        for (
          var l = Vr(c[`!ref`]),
            u = c[`!data`] != null,
            d = [],
            f = Math.min(l.e.r, 8191),
            p = l.s.r;
          p <= f;
          ++p
        )
          for (var m = kr(p), h = l.s.c; h <= l.e.c; ++h) {
            p === l.s.r && (d[h] = Nr(h));
            var g = d[h] + m,
              _ = u ? (c[`!data`][p] || [])[h] : c[g];
            if (_ && _.t != `z`) {
              if (_.t == `n`) Sp(r, 23, j(p, h, o, _.v));
              else {
                var v = Ur(_);
                Sp(r, 22, D(p, h, o, v.slice(0, 239)));
              }
            }
          }
        ++o;
      }
    }
    return (Sp(r, 1), r.end());
  }
  function o(e) {
    var t = xr(2);
    return (t.write_shift(2, e), t);
  }
  function s(e) {
    var t = xr(26);
    (t.write_shift(2, 4096), t.write_shift(2, 4), t.write_shift(4, 0));
    for (var n = 0, r = 0, i = 0, a = 0; a < e.SheetNames.length; ++a) {
      var o = e.SheetNames[a],
        s = e.Sheets[o];
      if (s && s[`!ref`]) {
        ++i;
        var c = Rr(s[`!ref`]);
        (n < c.e.r && (n = c.e.r), r < c.e.c && (r = c.e.c));
      }
    }
    return (
      n > 8191 && (n = 8191),
      t.write_shift(2, n),
      t.write_shift(1, i),
      t.write_shift(1, r),
      t.write_shift(2, 0),
      t.write_shift(2, 0),
      t.write_shift(1, 1),
      t.write_shift(1, 2),
      t.write_shift(4, 0),
      t.write_shift(4, 0),
      t
    );
  }
  function c(e, t, n) {
    var r = { s: { c: 0, r: 0 }, e: { c: 0, r: 0 } };
    return t == 8 && n.qpro
      ? ((r.s.c = e.read_shift(1)),
        e.l++,
        (r.s.r = e.read_shift(2)),
        (r.e.c = e.read_shift(1)),
        e.l++,
        (r.e.r = e.read_shift(2)),
        r)
      : ((r.s.c = e.read_shift(2)),
        (r.s.r = e.read_shift(2)),
        t == 12 && n.qpro && (e.l += 2),
        (r.e.c = e.read_shift(2)),
        (r.e.r = e.read_shift(2)),
        t == 12 && n.qpro && (e.l += 2),
        r.s.c == 65535 && (r.s.c = r.e.c = r.s.r = r.e.r = 0),
        r);
  }
  function l(e) {
    var t = xr(8);
    return (
      t.write_shift(2, e.s.c),
      t.write_shift(2, e.s.r),
      t.write_shift(2, e.e.c),
      t.write_shift(2, e.e.r),
      t
    );
  }
  function u(e, t, n) {
    var r = [{ c: 0, r: 0 }, { t: `n`, v: 0 }, 0, 0];
    return (
      n.qpro && n.vers != 20768
        ? ((r[0].c = e.read_shift(1)),
          (r[3] = e.read_shift(1)),
          (r[0].r = e.read_shift(2)),
          (e.l += 2))
        : n.works
          ? ((r[0].c = e.read_shift(2)), (r[0].r = e.read_shift(2)), (r[2] = e.read_shift(2)))
          : ((r[2] = e.read_shift(1)), (r[0].c = e.read_shift(2)), (r[0].r = e.read_shift(2))),
      r
    );
  }
  function d(e) {
    return e.z && Ye(e.z) ? 240 | (n.indexOf(e.z) + 1 || 2) : 255;
  }
  function f(e, t, n) {
    var r = e.l + t,
      i = u(e, t, n);
    if (((i[1].t = `s`), (n.vers & 65534) == 20768)) {
      e.l++;
      var a = e.read_shift(1);
      return ((i[1].v = e.read_shift(a, `utf8`)), i);
    }
    return (n.qpro && e.l++, (i[1].v = e.read_shift(r - e.l, `cstr`)), i);
  }
  function p(e, t, n) {
    var r = xr(7 + n.length);
    (r.write_shift(1, 255), r.write_shift(2, t), r.write_shift(2, e), r.write_shift(1, 39));
    for (var i = 0; i < r.length; ++i) {
      var a = n.charCodeAt(i);
      r.write_shift(1, a >= 128 ? 95 : a);
    }
    return (r.write_shift(1, 0), r);
  }
  function m(e, t, n) {
    var r = e.l + t,
      i = u(e, t, n);
    if (((i[1].t = `s`), n.vers == 20768)) {
      var a = e.read_shift(1);
      return ((i[1].v = e.read_shift(a, `utf8`)), i);
    }
    return ((i[1].v = e.read_shift(r - e.l, `cstr`)), i);
  }
  function h(e, t, n) {
    var r = u(e, t, n);
    return ((r[1].v = e.read_shift(2, `i`)), r);
  }
  function g(e, t, n) {
    var r = xr(7);
    return (
      r.write_shift(1, d(n)),
      r.write_shift(2, t),
      r.write_shift(2, e),
      r.write_shift(2, n.v, `i`),
      r
    );
  }
  function _(e, t, n) {
    var r = u(e, t, n);
    return ((r[1].v = e.read_shift(8, `f`)), r);
  }
  function v(e, t, n) {
    var r = xr(13);
    return (
      r.write_shift(1, d(n)),
      r.write_shift(2, t),
      r.write_shift(2, e),
      r.write_shift(8, n.v, `f`),
      r
    );
  }
  function b(e, t, n) {
    var r = e.l + t,
      i = u(e, t, n);
    if (((i[1].v = e.read_shift(8, `f`)), n.qpro)) e.l = r;
    else {
      var a = e.read_shift(2);
      (w(e.slice(e.l, e.l + a), i), (e.l += a));
    }
    return i;
  }
  function x(e, t, n) {
    var r = t & 32768;
    return (
      (t &= -32769),
      (t = (r ? e : 0) + (t >= 8192 ? t - 16384 : t)),
      (r ? `` : `$`) + (n ? Nr(t) : kr(t))
    );
  }
  var S = {
      31: [`NA`, 0],
      33: [`ABS`, 1],
      34: [`TRUNC`, 1],
      35: [`SQRT`, 1],
      36: [`LOG`, 1],
      37: [`LN`, 1],
      38: [`PI`, 0],
      39: [`SIN`, 1],
      40: [`COS`, 1],
      41: [`TAN`, 1],
      42: [`ATAN2`, 2],
      43: [`ATAN`, 1],
      44: [`ASIN`, 1],
      45: [`ACOS`, 1],
      46: [`EXP`, 1],
      47: [`MOD`, 2],
      49: [`ISNA`, 1],
      50: [`ISERR`, 1],
      51: [`FALSE`, 0],
      52: [`TRUE`, 0],
      53: [`RAND`, 0],
      54: [`DATE`, 3],
      63: [`ROUND`, 2],
      64: [`TIME`, 3],
      68: [`ISNUMBER`, 1],
      69: [`ISTEXT`, 1],
      70: [`LEN`, 1],
      71: [`VALUE`, 1],
      73: [`MID`, 3],
      74: [`CHAR`, 1],
      80: [`SUM`, 69],
      81: [`AVERAGEA`, 69],
      82: [`COUNTA`, 69],
      83: [`MINA`, 69],
      84: [`MAXA`, 69],
      102: [`UPPER`, 1],
      103: [`LOWER`, 1],
      107: [`PROPER`, 1],
      109: [`TRIM`, 1],
      111: [`T`, 1],
    },
    C = /* @__PURE__ */ `.........+.-.*./.^.=.<>.<=.>=.<.>.....&.......`.split(`.`);
  function w(e, t) {
    yr(e, 0);
    for (var n = [], r = 0, i = ``, a = ``, o = ``, s = ``; e.l < e.length;) {
      var c = e[e.l++];
      switch (c) {
        case 0:
          n.push(e.read_shift(8, `f`));
          break;
        case 1:
          ((a = x(t[0].c, e.read_shift(2), !0)),
            (i = x(t[0].r, e.read_shift(2), !1)),
            n.push(a + i));
          break;
        case 2:
          var l = x(t[0].c, e.read_shift(2), !0),
            u = x(t[0].r, e.read_shift(2), !1);
          ((a = x(t[0].c, e.read_shift(2), !0)),
            (i = x(t[0].r, e.read_shift(2), !1)),
            n.push(l + u + `:` + a + i));
          break;
        case 3:
          if (e.l < e.length) {
            console.error(`WK1 premature formula end`);
            return;
          }
          break;
        case 4:
          n.push(`(` + n.pop() + `)`);
          break;
        case 5:
          n.push(e.read_shift(2));
          break;
        case 6:
          for (var d = ``; (c = e[e.l++]);) d += String.fromCharCode(c);
          n.push(`"` + d.replace(/"/g, `""`) + `"`);
          break;
        case 8:
          n.push(`-` + n.pop());
          break;
        case 23:
          n.push(`+` + n.pop());
          break;
        case 22:
          n.push(`NOT(` + n.pop() + `)`);
          break;
        case 20:
        case 21:
          ((s = n.pop()), (o = n.pop()), n.push([`AND`, `OR`][c - 20] + `(` + o + `,` + s + `)`));
          break;
        default:
          if (c < 32 && C[c]) ((s = n.pop()), (o = n.pop()), n.push(o + C[c] + s));
          else if (S[c]) {
            if (((r = S[c][1]), r == 69 && (r = e[e.l++]), r > n.length)) {
              console.error(`WK1 bad formula parse 0x` + c.toString(16) + `:|` + n.join(`|`) + `|`);
              return;
            }
            var f = n.slice(-r);
            ((n.length -= r), n.push(S[c][0] + `(` + f.join(`,`) + `)`));
          } else if (c <= 7) return console.error(`WK1 invalid opcode ` + c.toString(16));
          else if (c <= 24) return console.error(`WK1 unsupported op ` + c.toString(16));
          else if (c <= 30) return console.error(`WK1 invalid opcode ` + c.toString(16));
          else if (c <= 115)
            return console.error(`WK1 unsupported function opcode ` + c.toString(16));
          else return console.error(`WK1 unrecognized opcode ` + c.toString(16));
      }
    }
    n.length == 1
      ? (t[1].f = `` + n[0])
      : console.error(`WK1 bad formula parse |` + n.join(`|`) + `|`);
  }
  function T(e) {
    var t = [{ c: 0, r: 0 }, { t: `n`, v: 0 }, 0];
    return ((t[0].r = e.read_shift(2)), (t[3] = e[e.l++]), (t[0].c = e[e.l++]), t);
  }
  function E(e, t) {
    var n = T(e, t);
    return ((n[1].t = `s`), (n[1].v = e.read_shift(t - 4, `cstr`)), n);
  }
  function D(e, t, n, r) {
    var i = xr(6 + r.length);
    (i.write_shift(2, e), i.write_shift(1, n), i.write_shift(1, t), i.write_shift(1, 39));
    for (var a = 0; a < r.length; ++a) {
      var o = r.charCodeAt(a);
      i.write_shift(1, o >= 128 ? 95 : o);
    }
    return (i.write_shift(1, 0), i);
  }
  function k(e, t) {
    var n = T(e, t);
    n[1].v = e.read_shift(2);
    var r = n[1].v >> 1;
    if (n[1].v & 1)
      switch (r & 7) {
        case 0:
          r = (r >> 3) * 5e3;
          break;
        case 1:
          r = (r >> 3) * 500;
          break;
        case 2:
          r = (r >> 3) / 20;
          break;
        case 3:
          r = (r >> 3) / 200;
          break;
        case 4:
          r = (r >> 3) / 2e3;
          break;
        case 5:
          r = (r >> 3) / 2e4;
          break;
        case 6:
          r = (r >> 3) / 16;
          break;
        case 7:
          r = (r >> 3) / 64;
      }
    return ((n[1].v = r), n);
  }
  function A(e, t) {
    var n = T(e, t),
      r = e.read_shift(4),
      i = e.read_shift(4),
      a = e.read_shift(2);
    if (a == 65535)
      return (
        r === 0 && i === 3221225472
          ? ((n[1].t = `e`), (n[1].v = 15))
          : r === 0 && i === 3489660928
            ? ((n[1].t = `e`), (n[1].v = 42))
            : (n[1].v = 0),
        n
      );
    var o = a & 32768;
    return (
      (a = (a & 32767) - 16446), (n[1].v = (1 - o * 2) * (i * 2 ** (a + 32) + r * 2 ** a)), n
    );
  }
  function j(e, t, n, r) {
    var i = xr(14);
    if ((i.write_shift(2, e), i.write_shift(1, n), i.write_shift(1, t), r == 0))
      return (i.write_shift(4, 0), i.write_shift(4, 0), i.write_shift(2, 65535), i);
    var a = 0,
      o = 0,
      s = 0,
      c = 0;
    return (
      r < 0 && ((a = 1), (r = -r)),
      (o = Math.log2(r) | 0),
      (r /= 2 ** (o - 31)),
      (c = r >>> 0),
      c & 2147483648 || ((r /= 2), ++o, (c = r >>> 0)),
      (r -= c),
      (c |= 2147483648),
      (c >>>= 0),
      (r *= 2 ** 32),
      (s = r >>> 0),
      i.write_shift(4, s),
      i.write_shift(4, c),
      (o += 16383 + (a ? 32768 : 0)),
      i.write_shift(2, o),
      i
    );
  }
  function N(e, t) {
    var n = A(e, 14);
    return ((e.l += t - 14), n);
  }
  function P(e, t) {
    var n = T(e, t),
      r = e.read_shift(4);
    return ((n[1].v = r >> 6), n);
  }
  function F(e, t) {
    var n = T(e, t),
      r = e.read_shift(8, `f`);
    return ((n[1].v = r), n);
  }
  function I(e, t) {
    var n = F(e, 12);
    return ((e.l += t - 12), n);
  }
  function L(e, t) {
    return e[e.l + t - 1] == 0 ? e.read_shift(t, `cstr`) : ``;
  }
  function ee(e, t) {
    var n = e[e.l++];
    n > t - 1 && (n = t - 1);
    for (var r = ``; r.length < n;) r += String.fromCharCode(e[e.l++]);
    return r;
  }
  function te(e, t, n) {
    if (!(!n.qpro || t < 21)) {
      var r = e.read_shift(1);
      return ((e.l += 17), (e.l += 1), (e.l += 2), [r, e.read_shift(t - 21, `cstr`)]);
    }
  }
  function z(e, t) {
    for (var n = {}, r = e.l + t; e.l < r;) {
      var i = e.read_shift(2);
      if (i == 14e3) {
        for (n[i] = [0, ``], n[i][0] = e.read_shift(2); e[e.l];)
          ((n[i][1] += String.fromCharCode(e[e.l])), e.l++);
        e.l++;
      }
    }
    return n;
  }
  function B(e, t) {
    var n = xr(5 + e.length);
    (n.write_shift(2, 14e3), n.write_shift(2, t));
    for (var r = 0; r < e.length; ++r) {
      var i = e.charCodeAt(r);
      n[n.l++] = i > 127 ? 95 : i;
    }
    return ((n[n.l++] = 0), n);
  }
  var V = {
      0: { n: `BOF`, f: va },
      1: { n: `EOF` },
      2: { n: `CALCMODE` },
      3: { n: `CALCORDER` },
      4: { n: `SPLIT` },
      5: { n: `SYNC` },
      6: { n: `RANGE`, f: c },
      7: { n: `WINDOW1` },
      8: { n: `COLW1` },
      9: { n: `WINTWO` },
      10: { n: `COLW2` },
      11: { n: `NAME` },
      12: { n: `BLANK` },
      13: { n: `INTEGER`, f: h },
      14: { n: `NUMBER`, f: _ },
      15: { n: `LABEL`, f },
      16: { n: `FORMULA`, f: b },
      24: { n: `TABLE` },
      25: { n: `ORANGE` },
      26: { n: `PRANGE` },
      27: { n: `SRANGE` },
      28: { n: `FRANGE` },
      29: { n: `KRANGE1` },
      32: { n: `HRANGE` },
      35: { n: `KRANGE2` },
      36: { n: `PROTEC` },
      37: { n: `FOOTER` },
      38: { n: `HEADER` },
      39: { n: `SETUP` },
      40: { n: `MARGINS` },
      41: { n: `LABELFMT` },
      42: { n: `TITLES` },
      43: { n: `SHEETJS` },
      45: { n: `GRAPH` },
      46: { n: `NGRAPH` },
      47: { n: `CALCCOUNT` },
      48: { n: `UNFORMATTED` },
      49: { n: `CURSORW12` },
      50: { n: `WINDOW` },
      51: { n: `STRING`, f: m },
      55: { n: `PASSWORD` },
      56: { n: `LOCKED` },
      60: { n: `QUERY` },
      61: { n: `QUERYNAME` },
      62: { n: `PRINT` },
      63: { n: `PRINTNAME` },
      64: { n: `GRAPH2` },
      65: { n: `GRAPHNAME` },
      66: { n: `ZOOM` },
      67: { n: `SYMSPLIT` },
      68: { n: `NSROWS` },
      69: { n: `NSCOLS` },
      70: { n: `RULER` },
      71: { n: `NNAME` },
      72: { n: `ACOMM` },
      73: { n: `AMACRO` },
      74: { n: `PARSE` },
      102: { n: `PRANGES??` },
      103: { n: `RRANGES??` },
      104: { n: `FNAME??` },
      105: { n: `MRANGES??` },
      204: { n: `SHEETNAMECS`, f: L },
      222: { n: `SHEETNAMELP`, f: ee },
      255: { n: `BOF`, f: va },
      21506: { n: `WKSNF`, f: va },
      65535: { n: `` },
    },
    H = {
      0: { n: `BOF` },
      1: { n: `EOF` },
      2: { n: `PASSWORD` },
      3: { n: `CALCSET` },
      4: { n: `WINDOWSET` },
      5: { n: `SHEETCELLPTR` },
      6: { n: `SHEETLAYOUT` },
      7: { n: `COLUMNWIDTH` },
      8: { n: `HIDDENCOLUMN` },
      9: { n: `USERRANGE` },
      10: { n: `SYSTEMRANGE` },
      11: { n: `ZEROFORCE` },
      12: { n: `SORTKEYDIR` },
      13: { n: `FILESEAL` },
      14: { n: `DATAFILLNUMS` },
      15: { n: `PRINTMAIN` },
      16: { n: `PRINTSTRING` },
      17: { n: `GRAPHMAIN` },
      18: { n: `GRAPHSTRING` },
      19: { n: `??` },
      20: { n: `ERRCELL` },
      21: { n: `NACELL` },
      22: { n: `LABEL16`, f: E },
      23: { n: `NUMBER17`, f: A },
      24: { n: `NUMBER18`, f: k },
      25: { n: `FORMULA19`, f: N },
      26: { n: `FORMULA1A` },
      27: { n: `XFORMAT`, f: z },
      28: { n: `DTLABELMISC` },
      29: { n: `DTLABELCELL` },
      30: { n: `GRAPHWINDOW` },
      31: { n: `CPA` },
      32: { n: `LPLAUTO` },
      33: { n: `QUERY` },
      34: { n: `HIDDENSHEET` },
      35: { n: `??` },
      37: { n: `NUMBER25`, f: P },
      38: { n: `??` },
      39: { n: `NUMBER27`, f: F },
      40: { n: `FORMULA28`, f: I },
      142: { n: `??` },
      147: { n: `??` },
      150: { n: `??` },
      151: { n: `??` },
      152: { n: `??` },
      153: { n: `??` },
      154: { n: `??` },
      155: { n: `??` },
      156: { n: `??` },
      163: { n: `??` },
      174: { n: `??` },
      175: { n: `??` },
      176: { n: `??` },
      177: { n: `??` },
      184: { n: `??` },
      185: { n: `??` },
      186: { n: `??` },
      187: { n: `??` },
      188: { n: `??` },
      195: { n: `??` },
      201: { n: `??` },
      204: { n: `SHEETNAMECS`, f: L },
      205: { n: `??` },
      206: { n: `??` },
      207: { n: `??` },
      208: { n: `??` },
      256: { n: `??` },
      259: { n: `??` },
      260: { n: `??` },
      261: { n: `??` },
      262: { n: `??` },
      263: { n: `??` },
      265: { n: `??` },
      266: { n: `??` },
      267: { n: `??` },
      268: { n: `??` },
      270: { n: `??` },
      271: { n: `??` },
      384: { n: `??` },
      389: { n: `??` },
      390: { n: `??` },
      393: { n: `??` },
      396: { n: `??` },
      512: { n: `??` },
      514: { n: `??` },
      513: { n: `??` },
      516: { n: `??` },
      517: { n: `??` },
      640: { n: `??` },
      641: { n: `??` },
      642: { n: `??` },
      643: { n: `??` },
      644: { n: `??` },
      645: { n: `??` },
      646: { n: `??` },
      647: { n: `??` },
      648: { n: `??` },
      658: { n: `??` },
      659: { n: `??` },
      660: { n: `??` },
      661: { n: `??` },
      662: { n: `??` },
      665: { n: `??` },
      666: { n: `??` },
      768: { n: `??` },
      772: { n: `??` },
      1537: { n: `SHEETINFOQP`, f: te },
      1600: { n: `??` },
      1602: { n: `??` },
      1793: { n: `??` },
      1794: { n: `??` },
      1795: { n: `??` },
      1796: { n: `??` },
      1920: { n: `??` },
      2048: { n: `??` },
      2049: { n: `??` },
      2052: { n: `??` },
      2688: { n: `??` },
      10998: { n: `??` },
      12849: { n: `??` },
      28233: { n: `??` },
      28484: { n: `??` },
      65535: { n: `` },
    },
    ne = {
      5: `dd-mmm-yy`,
      6: `dd-mmm`,
      7: `mmm-yy`,
      8: `mm/dd/yy`,
      10: `hh:mm:ss AM/PM`,
      11: `hh:mm AM/PM`,
      14: `dd-mmm-yyyy`,
      15: `mmm-yyyy`,
      34: `0.00`,
      50: `0.00;[Red]0.00`,
      66: `0.00;(0.00)`,
      82: `0.00;[Red](0.00)`,
      162: `"$"#,##0.00;\\("$"#,##0.00\\)`,
      288: `0%`,
      304: `0E+00`,
      320: `# ?/?`,
    };
  function U(e) {
    var t = e.read_shift(2),
      n = e.read_shift(1);
    if (n != 0) throw `unsupported QPW string type ` + n.toString(16);
    return e.read_shift(t, `sbcs-cont`);
  }
  function re(e, t) {
    yr(e, 0);
    var n = t || {};
    O != null && n.dense == null && (n.dense = O);
    var r = {};
    n.dense && (r[`!data`] = []);
    var i = [],
      a = ``,
      o = { s: { r: -1, c: -1 }, e: { r: -1, c: -1 } },
      s = 0,
      c = 0,
      l = 0,
      u = 0,
      d = { SheetNames: [], Sheets: {} },
      f = [];
    outer: for (; e.l < e.length;) {
      var p = e.read_shift(2),
        m = e.read_shift(2),
        h = e.slice(e.l, e.l + m);
      switch ((yr(h, 0), p)) {
        case 1:
          if (h.read_shift(4) != 962023505) throw `Bad QPW9 BOF!`;
          break;
        case 2:
          break outer;
        case 8:
          break;
        case 10:
          for (var g = h.read_shift(4), _ = ((h.length - h.l) / g) | 0, v = 0; v < g; ++v) {
            var y = h.l + _,
              b = {};
            ((h.l += 2),
              (b.numFmtId = h.read_shift(2)),
              ne[b.numFmtId] && (b.z = ne[b.numFmtId]),
              (h.l = y),
              f.push(b));
          }
          break;
        case 1025:
          break;
        case 1026:
          break;
        case 1031:
          for (h.l += 12; h.l < h.length;)
            ((s = h.read_shift(2)), (c = h.read_shift(1)), i.push(h.read_shift(s, `cstr`)));
          break;
        case 1032:
          break;
        case 1537:
          var x = h.read_shift(2);
          ((r = {}),
            n.dense && (r[`!data`] = []),
            (o.s.c = h.read_shift(2)),
            (o.e.c = h.read_shift(2)),
            (o.s.r = h.read_shift(4)),
            (o.e.r = h.read_shift(4)),
            (h.l += 4),
            h.l + 2 < h.length &&
              ((s = h.read_shift(2)),
              (c = h.read_shift(1)),
              (a = s == 0 ? `` : h.read_shift(s, `cstr`))),
            (a ||= Nr(x)));
          break;
        case 1538:
          if (o.s.c > 255 || o.s.r > 999999) break;
          (o.e.c < o.s.c && (o.e.c = o.s.c),
            o.e.r < o.s.r && (o.e.r = o.s.r),
            (r[`!ref`] = zr(o)),
            Em(d, r, a));
          break;
        case 2561:
          ((l = h.read_shift(2)),
            o.e.c < l && (o.e.c = l),
            o.s.c > l && (o.s.c = l),
            (u = h.read_shift(4)),
            o.s.r > u && (o.s.r = u),
            (u = h.read_shift(4)),
            o.e.r < u && (o.e.r = u));
          break;
        case 3073:
          ((u = h.read_shift(4)),
            (s = h.read_shift(4)),
            o.s.r > u && (o.s.r = u),
            o.e.r < u + s - 1 && (o.e.r = u + s - 1));
          for (var S = Nr(l); h.l < h.length;) {
            var C = { t: `z` },
              w = h.read_shift(1),
              T = -1;
            w & 128 && (T = h.read_shift(2));
            var E = w & 64 ? h.read_shift(2) - 1 : 0;
            switch (w & 31) {
              case 0:
                break;
              case 1:
                break;
              case 2:
                C = { t: `n`, v: h.read_shift(2) };
                break;
              case 3:
                C = { t: `n`, v: h.read_shift(2, `i`) };
                break;
              case 4:
                C = { t: `n`, v: ii(h) };
                break;
              case 5:
                C = { t: `n`, v: h.read_shift(8, `f`) };
                break;
              case 7:
                C = { t: `s`, v: i[(c = h.read_shift(4) - 1)] };
                break;
              case 8:
                ((C = { t: `n`, v: h.read_shift(8, `f`) }),
                  (h.l += 2),
                  (h.l += 4),
                  isNaN(C.v) && (C = { t: `e`, v: 15 }));
                break;
              default:
                throw `Unrecognized QPW cell type ` + (w & 31);
            }
            T != -1 && (f[T - 1] || {}).z && (C.z = f[T - 1].z);
            var D = 0;
            if (w & 32)
              switch (w & 31) {
                case 2:
                  D = h.read_shift(2);
                  break;
                case 3:
                  D = h.read_shift(2, `i`);
                  break;
                case 7:
                  D = h.read_shift(2);
                  break;
                default:
                  throw `Unsupported delta for QPW cell type ` + (w & 31);
              }
            if (n.sheetStubs || C.t != `z`) {
              var k = Dt(C);
              (C.t == `n` &&
                C.z &&
                Ye(C.z) &&
                n.cellDates &&
                ((k.v = bt(C.v)), (k.t = typeof k.v == `number` ? `n` : `d`)),
                r[`!data`] == null
                  ? (r[S + kr(u)] = k)
                  : (r[`!data`][u] || (r[`!data`][u] = []), (r[`!data`][u][l] = k)));
            }
            for (++u, --s; E-- > 0 && s >= 0;) {
              if (w & 32)
                switch (w & 31) {
                  case 2:
                    C = { t: `n`, v: (C.v + D) & 65535 };
                    break;
                  case 3:
                    ((C = { t: `n`, v: (C.v + D) & 65535 }), C.v > 32767 && (C.v -= 65536));
                    break;
                  case 7:
                    C = { t: `s`, v: i[(c = (c + D) >>> 0)] };
                    break;
                  default:
                    throw `Cannot apply delta for QPW cell type ` + (w & 31);
                }
              else
                switch (w & 31) {
                  case 1:
                    C = { t: `z` };
                    break;
                  case 2:
                    C = { t: `n`, v: h.read_shift(2) };
                    break;
                  case 7:
                    C = { t: `s`, v: i[(c = h.read_shift(4) - 1)] };
                    break;
                  default:
                    throw `Cannot apply repeat for QPW cell type ` + (w & 31);
                }
              ((n.sheetStubs || C.t != `z`) &&
                (r[`!data`] == null
                  ? (r[S + kr(u)] = C)
                  : (r[`!data`][u] || (r[`!data`][u] = []), (r[`!data`][u][l] = C))),
                ++u,
                --s);
            }
          }
          break;
        case 3074:
          ((l = h.read_shift(2)), (u = h.read_shift(4)));
          var A = U(h);
          r[`!data`] == null
            ? (r[Nr(l) + kr(u)] = { t: `s`, v: A })
            : (r[`!data`][u] || (r[`!data`][u] = []), (r[`!data`][u][l] = { t: `s`, v: A }));
      }
      e.l += m;
    }
    return d;
  }
  return { sheet_to_wk1: i, book_to_wk3: a, to_workbook: t };
})();
function ys(e) {
  var t = {},
    n = e.match(dn),
    r = 0,
    i = !1;
  if (n)
    for (; r != n.length; ++r) {
      var a = J(n[r]);
      switch (a[0].replace(/<\w*:/g, `<`)) {
        case `<condense`:
          break;
        case `<extend`:
          break;
        case `<shadow`:
          if (!a.val) break;
        case `<shadow>`:
        case `<shadow/>`:
          t.shadow = 1;
          break;
        case `</shadow>`:
          break;
        case `<charset`:
          if (a.val == `1`) break;
          t.cp = g[parseInt(a.val, 10)];
          break;
        case `<outline`:
          if (!a.val) break;
        case `<outline>`:
        case `<outline/>`:
          t.outline = 1;
          break;
        case `</outline>`:
          break;
        case `<rFont`:
          t.name = a.val;
          break;
        case `<sz`:
          t.sz = a.val;
          break;
        case `<strike`:
          if (!a.val) break;
        case `<strike>`:
        case `<strike/>`:
          t.strike = 1;
          break;
        case `</strike>`:
          break;
        case `<u`:
          if (!a.val) break;
          switch (a.val) {
            case `double`:
              t.uval = `double`;
              break;
            case `singleAccounting`:
              t.uval = `single-accounting`;
              break;
            case `doubleAccounting`:
              t.uval = `double-accounting`;
          }
        case `<u>`:
        case `<u/>`:
          t.u = 1;
          break;
        case `</u>`:
          break;
        case `<b`:
          if (a.val == `0`) break;
        case `<b>`:
        case `<b/>`:
          t.b = 1;
          break;
        case `</b>`:
          break;
        case `<i`:
          if (a.val == `0`) break;
        case `<i>`:
        case `<i/>`:
          t.i = 1;
          break;
        case `</i>`:
          break;
        case `<color`:
          a.rgb && (t.color = a.rgb.slice(2, 8));
          break;
        case `<color>`:
        case `<color/>`:
        case `</color>`:
          break;
        case `<family`:
          t.family = a.val;
          break;
        case `<family>`:
        case `<family/>`:
        case `</family>`:
          break;
        case `<vertAlign`:
          t.valign = a.val;
          break;
        case `<vertAlign>`:
        case `<vertAlign/>`:
        case `</vertAlign>`:
          break;
        case `<scheme`:
          break;
        case `<scheme>`:
        case `<scheme/>`:
        case `</scheme>`:
          break;
        case `<extLst`:
        case `<extLst>`:
        case `</extLst>`:
          break;
        case `<ext`:
          i = !0;
          break;
        case `</ext>`:
          i = !1;
          break;
        default:
          if (a[0].charCodeAt(1) !== 47 && !i) throw Error(`Unrecognized rich format ` + a[0]);
      }
    }
  return t;
}
var bs = /*#__PURE__*/ (function () {
    function e(e) {
      var t = Gt(e, `t`);
      if (!t) return { t: `s`, v: `` };
      var n = { t: `s`, v: Y(t[1]) },
        r = Gt(e, `rPr`);
      return (r && (n.s = ys(r[1])), n);
    }
    var t = /<(?:\w+:)?r>/g,
      n = /<\/(?:\w+:)?r>/;
    return function (r) {
      return r
        .replace(t, ``)
        .split(n)
        .map(e)
        .filter(function (e) {
          return e.v;
        });
    };
  })(),
  xs = /*#__PURE__*/ (function () {
    var e = /(\r\n|\n)/g;
    function t(e, t, n) {
      var r = [];
      (e.u && r.push(`text-decoration: underline;`),
        e.uval && r.push(`text-underline-style:` + e.uval + `;`),
        e.sz && r.push(`font-size:` + e.sz + `pt;`),
        e.outline && r.push(`text-effect: outline;`),
        e.shadow && r.push(`text-shadow: auto;`),
        t.push(`<span style="` + r.join(``) + `">`),
        e.b && (t.push(`<b>`), n.push(`</b>`)),
        e.i && (t.push(`<i>`), n.push(`</i>`)),
        e.strike && (t.push(`<s>`), n.push(`</s>`)));
      var i = e.valign || ``;
      return (
        i == `superscript` || i == `super` ? (i = `sup`) : i == `subscript` && (i = `sub`),
        i != `` && (t.push(`<` + i + `>`), n.push(`</` + i + `>`)),
        n.push(`</span>`),
        e
      );
    }
    function n(n) {
      var r = [[], n.v, []];
      return n.v
        ? (n.s && t(n.s, r[0], r[2]), r[0].join(``) + r[1].replace(e, `<br/>`) + r[2].join(``))
        : ``;
    }
    return function (e) {
      return e.map(n).join(``);
    };
  })(),
  Ss = /<(?:\w+:)?t\b[^<>]*>([^<]*)<\/(?:\w+:)?t>/g,
  Cs = /<(?:\w+:)?r\b[^<>]*>/;
function ws(e, t) {
  var n = !t || t.cellHTML,
    r = {};
  return e
    ? (e.match(/^\s*<(?:\w+:)?t[^>]*>/)
        ? ((r.t = Y(Dn(e.slice(e.indexOf(`>`) + 1).split(/<\/(?:\w+:)?t>/)[0] || ``), !0)),
          (r.r = Dn(e)),
          n && (r.h = bn(r.t)))
        : e.match(Cs) &&
          ((r.r = Dn(e)),
          (r.t = Y(Dn((qt(e, `rPh`).match(Ss) || []).join(``).replace(dn, ``)), !0)),
          n && (r.h = xs(bs(r.r)))),
      r)
    : { t: `` };
}
var Ts = /<(?:\w+:)?(?:si|sstItem)>/g,
  Es = /<\/(?:\w+:)?(?:si|sstItem)>/;
function Ds(e, t) {
  var n = [],
    r = ``;
  if (!e) return n;
  var i = Gt(e, `sst`);
  if (i) {
    r = i[1].replace(Ts, ``).split(Es);
    for (var a = 0; a != r.length; ++a) {
      var o = ws(r[a].trim(), t);
      o != null && (n[n.length] = o);
    }
    ((i = J(i[0].slice(0, i[0].indexOf(`>`)))), (n.Count = i.count), (n.Unique = i.uniqueCount));
  }
  return n;
}
function Os(e) {
  return [e.read_shift(4), e.read_shift(4)];
}
function ks(e, t) {
  var n = [],
    r = !1;
  return (
    Sr(e, function (e, i, a) {
      switch (a) {
        case 159:
          ((n.Count = e[0]), (n.Unique = e[1]));
          break;
        case 19:
          n.push(e);
          break;
        case 160:
          return !0;
        case 35:
          r = !0;
          break;
        case 36:
          r = !1;
          break;
        default:
          if ((i.T, !r || t.WTF)) throw Error(`Unexpected record 0x` + a.toString(16));
      }
    }),
    n
  );
}
function As(e) {
  if (m !== void 0) return m.utils.encode(p, e);
  for (var t = [], n = e.split(``), r = 0; r < n.length; ++r) t[r] = n[r].charCodeAt(0);
  return t;
}
function js(e, t) {
  var n = {};
  return ((n.Major = e.read_shift(2)), (n.Minor = e.read_shift(2)), t >= 4 && (e.l += t - 4), n);
}
function Ms(e) {
  var t = {};
  return (
    (t.id = e.read_shift(0, `lpp4`)), (t.R = js(e, 4)), (t.U = js(e, 4)), (t.W = js(e, 4)), t
  );
}
function Ns(e) {
  for (var t = e.read_shift(4), n = e.l + t - 4, r = {}, i = e.read_shift(4), a = []; i-- > 0;)
    a.push({ t: e.read_shift(4), v: e.read_shift(0, `lpp4`) });
  if (((r.name = e.read_shift(0, `lpp4`)), (r.comps = a), e.l != n))
    throw Error(`Bad DataSpaceMapEntry: ` + e.l + ` != ` + n);
  return r;
}
function Ps(e) {
  var t = [];
  e.l += 4;
  for (var n = e.read_shift(4); n-- > 0;) t.push(Ns(e));
  return t;
}
function Fs(e) {
  var t = [];
  e.l += 4;
  for (var n = e.read_shift(4); n-- > 0;) t.push(e.read_shift(0, `lpp4`));
  return t;
}
function Is(e) {
  var t = {};
  return (
    e.read_shift(4),
    (e.l += 4),
    (t.id = e.read_shift(0, `lpp4`)),
    (t.name = e.read_shift(0, `lpp4`)),
    (t.R = js(e, 4)),
    (t.U = js(e, 4)),
    (t.W = js(e, 4)),
    t
  );
}
function Ls(e) {
  var t = Is(e);
  if (
    ((t.ename = e.read_shift(0, `8lpp4`)),
    (t.blksz = e.read_shift(4)),
    (t.cmode = e.read_shift(4)),
    e.read_shift(4) != 4)
  )
    throw Error(`Bad !Primary record`);
  return t;
}
function Rs(e, t) {
  var n = e.l + t,
    r = {};
  ((r.Flags = e.read_shift(4) & 63), (e.l += 4), (r.AlgID = e.read_shift(4)));
  var i = !1;
  switch (r.AlgID) {
    case 26126:
    case 26127:
    case 26128:
      i = r.Flags == 36;
      break;
    case 26625:
      i = r.Flags == 4;
      break;
    case 0:
      i = r.Flags == 16 || r.Flags == 4 || r.Flags == 36;
      break;
    default:
      throw `Unrecognized encryption algorithm: ` + r.AlgID;
  }
  if (!i) throw Error(`Encryption Flags/AlgID mismatch`);
  return (
    (r.AlgIDHash = e.read_shift(4)),
    (r.KeySize = e.read_shift(4)),
    (r.ProviderType = e.read_shift(4)),
    (e.l += 8),
    (r.CSPName = e.read_shift((n - e.l) >> 1, `utf16le`)),
    (e.l = n),
    r
  );
}
function zs(e, t) {
  var n = {},
    r = e.l + t;
  return (
    (e.l += 4),
    (n.Salt = e.slice(e.l, e.l + 16)),
    (e.l += 16),
    (n.Verifier = e.slice(e.l, e.l + 16)),
    (e.l += 16),
    e.read_shift(4),
    (n.VerifierHash = e.slice(e.l, r)),
    (e.l = r),
    n
  );
}
function Bs(e) {
  var t = js(e);
  switch (t.Minor) {
    case 2:
      return [t.Minor, Vs(e, t)];
    case 3:
      return [t.Minor, Hs(e, t)];
    case 4:
      return [t.Minor, Us(e, t)];
  }
  throw Error(`ECMA-376 Encrypted file unrecognized Version: ` + t.Minor);
}
function Vs(e) {
  if ((e.read_shift(4) & 63) != 36) throw Error(`EncryptionInfo mismatch`);
  return { t: `Std`, h: Rs(e, e.read_shift(4)), v: zs(e, e.length - e.l) };
}
function Hs() {
  throw Error(`File is password-protected: ECMA-376 Extensible`);
}
function Us(e) {
  var t = [
    `saltSize`,
    `blockSize`,
    `keyBits`,
    `hashSize`,
    `cipherAlgorithm`,
    `cipherChaining`,
    `hashAlgorithm`,
    `saltValue`,
  ];
  e.l += 4;
  var n = e.read_shift(e.length - e.l, `utf8`),
    r = {};
  return (
    n.replace(dn, function (e) {
      var n = J(e);
      switch (hn(n[0])) {
        case `<?xml`:
          break;
        case `<encryption`:
        case `</encryption>`:
          break;
        case `<keyData`:
          t.forEach(function (e) {
            r[e] = n[e];
          });
          break;
        case `<dataIntegrity`:
          ((r.encryptedHmacKey = n.encryptedHmacKey),
            (r.encryptedHmacValue = n.encryptedHmacValue));
          break;
        case `<keyEncryptors>`:
        case `<keyEncryptors`:
          r.encs = [];
          break;
        case `</keyEncryptors>`:
          break;
        case `<keyEncryptor`:
          r.uri = n.uri;
          break;
        case `</keyEncryptor>`:
          break;
        case `<encryptedKey`:
          r.encs.push(n);
          break;
        default:
          throw n[0];
      }
    }),
    r
  );
}
function Ws(e, t) {
  var n = {},
    r = (n.EncryptionVersionInfo = js(e, 4));
  if (((t -= 4), r.Minor != 2)) throw Error(`unrecognized minor version code: ` + r.Minor);
  if (r.Major > 4 || r.Major < 2) throw Error(`unrecognized major version code: ` + r.Major);
  ((n.Flags = e.read_shift(4)), (t -= 4));
  var i = e.read_shift(4);
  return (
    (t -= 4), (n.EncryptionHeader = Rs(e, i)), (t -= i), (n.EncryptionVerifier = zs(e, t)), n
  );
}
function Gs(e) {
  var t = {},
    n = (t.EncryptionVersionInfo = js(e, 4));
  if (n.Major != 1 || n.Minor != 1) throw `unrecognized version code ` + n.Major + ` : ` + n.Minor;
  return (
    (t.Salt = e.read_shift(16)),
    (t.EncryptedVerifier = e.read_shift(16)),
    (t.EncryptedVerifierHash = e.read_shift(16)),
    t
  );
}
function Ks(e) {
  var t = 0,
    n,
    r = As(e),
    i = r.length + 1,
    a,
    o,
    s,
    c,
    l;
  for (n = I(i), n[0] = r.length, a = 1; a != i; ++a) n[a] = r[a - 1];
  for (a = i - 1; a >= 0; --a)
    ((o = n[a]), (s = t & 16384 ? 1 : 0), (c = (t << 1) & 32767), (l = s | c), (t = l ^ o));
  return t ^ 52811;
}
var qs = /*#__PURE__*/ (function () {
    var e = [187, 255, 255, 186, 255, 255, 185, 128, 0, 190, 15, 0, 191, 15, 0],
      t = [
        57840, 7439, 52380, 33984, 4364, 3600, 61902, 12606, 6258, 57657, 54287, 34041, 10252,
        43370, 20163,
      ],
      n = [
        44796, 19929, 39858, 10053, 20106, 40212, 10761, 31585, 63170, 64933, 60267, 50935, 40399,
        11199, 17763, 35526, 1453, 2906, 5812, 11624, 23248, 885, 1770, 3540, 7080, 14160, 28320,
        56640, 55369, 41139, 20807, 41614, 21821, 43642, 17621, 28485, 56970, 44341, 19019, 38038,
        14605, 29210, 60195, 50791, 40175, 10751, 21502, 43004, 24537, 18387, 36774, 3949, 7898,
        15796, 31592, 63184, 47201, 24803, 49606, 37805, 14203, 28406, 56812, 17824, 35648, 1697,
        3394, 6788, 13576, 27152, 43601, 17539, 35078, 557, 1114, 2228, 4456, 30388, 60776, 51953,
        34243, 7079, 14158, 28316, 14128, 28256, 56512, 43425, 17251, 34502, 7597, 13105, 26210,
        52420, 35241, 883, 1766, 3532, 4129, 8258, 16516, 33032, 4657, 9314, 18628,
      ],
      r = function (e) {
        return ((e / 2) | (e * 128)) & 255;
      },
      i = function (e, t) {
        return r(e ^ t);
      },
      a = function (e) {
        for (var r = t[e.length - 1], i = 104, a = e.length - 1; a >= 0; --a)
          for (var o = e[a], s = 0; s != 7; ++s) (o & 64 && (r ^= n[i]), (o *= 2), --i);
        return r;
      };
    return function (t) {
      for (var n = As(t), r = a(n), o = n.length, s = I(16), c = 0; c != 16; ++c) s[c] = 0;
      var l, u, d;
      for (
        (o & 1) == 1 &&
        ((l = r >> 8),
        (s[o] = i(e[0], l)),
        --o,
        (l = r & 255),
        (u = n[n.length - 1]),
        (s[o] = i(u, l)));
        o > 0;
      )
        (--o, (l = r >> 8), (s[o] = i(n[o], l)), --o, (l = r & 255), (s[o] = i(n[o], l)));
      for (o = 15, d = 15 - n.length; d > 0;)
        ((l = r >> 8), (s[o] = i(e[d], l)), --o, --d, (l = r & 255), (s[o] = i(n[o], l)), --o, --d);
      return s;
    };
  })(),
  Js = function (e, t, n, r, i) {
    ((i ||= t), (r ||= qs(e)));
    for (var a = 0, o; a != t.length; ++a)
      ((o = t[a]), (o ^= r[n]), (o = ((o >> 5) | (o << 3)) & 255), (i[a] = o), ++n);
    return [i, n, r];
  },
  Ys = function (e) {
    var t = 0,
      n = qs(e);
    return function (e) {
      var r = Js(``, e, t, n);
      return ((t = r[1]), r[0]);
    };
  };
function Xs(e, t, n, r) {
  var i = { key: va(e), verificationBytes: va(e) };
  return (
    n.password && (i.verifier = Ks(n.password)),
    (r.valid = i.verificationBytes === i.verifier),
    r.valid && (r.insitu = Ys(n.password)),
    i
  );
}
function Zs(e, t, n) {
  var r = n || {};
  return ((r.Info = e.read_shift(2)), (e.l -= 2), (r.Data = r.Info === 1 ? Gs(e, t) : Ws(e, t)), r);
}
function Qs(e, t, n) {
  var r = { Type: n.biff >= 8 ? e.read_shift(2) : 0 };
  return (r.Type ? Zs(e, t - 2, r) : Xs(e, n.biff >= 8 ? t : t - 2, n, r), r);
}
function $s(e, t) {
  switch (t.type) {
    case `base64`:
      return ec(M(e), t);
    case `binary`:
      return ec(e, t);
    case `buffer`:
      return ec(N && Buffer.isBuffer(e) ? e.toString(`binary`) : ee(e), t);
    case `array`:
      return ec(Et(e), t);
  }
  throw Error(`Unrecognized type ` + t.type);
}
function ec(e, t) {
  var n = t || {},
    r = {},
    i = n.dense;
  i && (r[`!data`] = []);
  var a = Vt(e, `\\trowd`, `\\row`);
  if (!a) throw Error(`RTF missing table`);
  var o = { s: { c: 0, r: 0 }, e: { c: 0, r: a.length - 1 } },
    s = [];
  return (
    a.forEach(function (e, t) {
      i && (s = r[`!data`][t] = []);
      for (var a = /\\[\w\-]+\b/g, c = 0, l, u = -1, d = []; (l = a.exec(e)) != null;) {
        var f = e.slice(c, a.lastIndex - l[0].length);
        switch ((f.charCodeAt(0) == 32 && (f = f.slice(1)), f.length && d.push(f), l[0])) {
          case `\\cell`:
            if ((++u, d.length)) {
              var p = { v: d.join(``), t: `s` };
              (p.v == `TRUE` || p.v == `FALSE`
                ? ((p.v = p.v == `TRUE`), (p.t = `b`))
                : isNaN(Ot(p.v))
                  ? Ni[p.v] != null && ((p.t = `e`), (p.w = p.v), (p.v = Ni[p.v]))
                  : ((p.t = `n`), n.cellText !== !1 && (p.w = p.v), (p.v = Ot(p.v))),
                i ? (s[u] = p) : (r[Lr({ r: t, c: u })] = p));
            }
            d = [];
            break;
          case `\\par`:
            d.push(`
`);
        }
        c = a.lastIndex;
      }
      u > o.e.c && (o.e.c = u);
    }),
    (r[`!ref`] = zr(o)),
    r
  );
}
function tc(e, t) {
  var n = Wr($s(e, t), t);
  return ((n.bookType = `rtf`), n);
}
function nc(e) {
  var t = e.slice(+(e[0] === `#`)).slice(0, 6);
  return [parseInt(t.slice(0, 2), 16), parseInt(t.slice(2, 4), 16), parseInt(t.slice(4, 6), 16)];
}
function rc(e) {
  for (var t = 0, n = 1; t != 3; ++t) n = n * 256 + (e[t] > 255 ? 255 : e[t] < 0 ? 0 : e[t]);
  return n.toString(16).toUpperCase().slice(1);
}
function ic(e) {
  var t = e[0] / 255,
    n = e[1] / 255,
    r = e[2] / 255,
    i = Math.max(t, n, r),
    a = Math.min(t, n, r),
    o = i - a;
  if (o === 0) return [0, 0, t];
  var s = 0,
    c = 0,
    l = i + a;
  switch (((c = o / (l > 1 ? 2 - l : l)), i)) {
    case t:
      s = ((n - r) / o + 6) % 6;
      break;
    case n:
      s = (r - t) / o + 2;
      break;
    case r:
      s = (t - n) / o + 4;
  }
  return [s / 6, c, l / 2];
}
function ac(e) {
  var t = e[0],
    n = e[1],
    r = e[2],
    i = n * 2 * (r < 0.5 ? r : 1 - r),
    a = r - i / 2,
    o = [a, a, a],
    s = 6 * t,
    c;
  if (n !== 0)
    switch (s | 0) {
      case 0:
      case 6:
        ((c = i * s), (o[0] += i), (o[1] += c));
        break;
      case 1:
        ((c = i * (2 - s)), (o[0] += c), (o[1] += i));
        break;
      case 2:
        ((c = i * (s - 2)), (o[1] += i), (o[2] += c));
        break;
      case 3:
        ((c = i * (4 - s)), (o[1] += c), (o[2] += i));
        break;
      case 4:
        ((c = i * (s - 4)), (o[2] += i), (o[0] += c));
        break;
      case 5:
        ((c = i * (6 - s)), (o[2] += c), (o[0] += i));
    }
  for (var l = 0; l != 3; ++l) o[l] = Math.round(o[l] * 255);
  return o;
}
function oc(e, t) {
  if (t === 0) return e;
  var n = ic(nc(e));
  return (t < 0 ? (n[2] *= 1 + t) : (n[2] = 1 - (1 - n[2]) * (1 - t)), rc(ac(n)));
}
var sc = 6,
  cc = 15,
  lc = 1,
  uc = sc;
function dc(e) {
  return Math.floor((e + Math.round(128 / uc) / 256) * uc);
}
function fc(e) {
  return Math.floor(((e - 5) / uc) * 100 + 0.5) / 100;
}
function pc(e) {
  return Math.round(((e * uc + 5) / uc) * 256) / 256;
}
function mc(e) {
  return pc(fc(dc(e)));
}
function hc(e) {
  var t = Math.abs(e - mc(e)),
    n = uc;
  if (t > 0.005)
    for (uc = lc; uc < cc; ++uc) Math.abs(e - mc(e)) <= t && ((t = Math.abs(e - mc(e))), (n = uc));
  uc = n;
}
function gc(e) {
  (e.width
    ? ((e.wpx = dc(e.width)), (e.wch = fc(e.wpx)), (e.MDW = uc))
    : e.wpx
      ? ((e.wch = fc(e.wpx)), (e.width = pc(e.wch)), (e.MDW = uc))
      : typeof e.wch == `number` && ((e.width = pc(e.wch)), (e.wpx = dc(e.width)), (e.MDW = uc)),
    e.customWidth && delete e.customWidth);
}
var _c = 96;
function vc(e) {
  return (e * 96) / _c;
}
function yc(e) {
  return (e * _c) / 96;
}
var bc = {
  None: `none`,
  Solid: `solid`,
  Gray50: `mediumGray`,
  Gray75: `darkGray`,
  Gray25: `lightGray`,
  HorzStripe: `darkHorizontal`,
  VertStripe: `darkVertical`,
  ReverseDiagStripe: `darkDown`,
  DiagStripe: `darkUp`,
  DiagCross: `darkGrid`,
  ThickDiagCross: `darkTrellis`,
  ThinHorzStripe: `lightHorizontal`,
  ThinVertStripe: `lightVertical`,
  ThinReverseDiagStripe: `lightDown`,
  ThinHorzCross: `lightGrid`,
};
function xc(e, t, n, r) {
  t.Borders = [];
  var i = {},
    a = !1;
  (e.match(dn) || []).forEach(function (e) {
    var n = J(e);
    switch (hn(n[0])) {
      case `<borders`:
      case `<borders>`:
      case `</borders>`:
        break;
      case `<border`:
      case `<border>`:
      case `<border/>`:
        ((i = {}),
          n.diagonalUp && (i.diagonalUp = Sn(n.diagonalUp)),
          n.diagonalDown && (i.diagonalDown = Sn(n.diagonalDown)),
          t.Borders.push(i));
        break;
      case `</border>`:
        break;
      case `<left/>`:
        break;
      case `<left`:
      case `<left>`:
        break;
      case `</left>`:
        break;
      case `<right/>`:
        break;
      case `<right`:
      case `<right>`:
        break;
      case `</right>`:
        break;
      case `<top/>`:
        break;
      case `<top`:
      case `<top>`:
        break;
      case `</top>`:
        break;
      case `<bottom/>`:
        break;
      case `<bottom`:
      case `<bottom>`:
        break;
      case `</bottom>`:
        break;
      case `<diagonal`:
      case `<diagonal>`:
      case `<diagonal/>`:
        break;
      case `</diagonal>`:
        break;
      case `<horizontal`:
      case `<horizontal>`:
      case `<horizontal/>`:
        break;
      case `</horizontal>`:
        break;
      case `<vertical`:
      case `<vertical>`:
      case `<vertical/>`:
        break;
      case `</vertical>`:
        break;
      case `<start`:
      case `<start>`:
      case `<start/>`:
        break;
      case `</start>`:
        break;
      case `<end`:
      case `<end>`:
      case `<end/>`:
        break;
      case `</end>`:
        break;
      case `<color`:
      case `<color>`:
        break;
      case `<color/>`:
      case `</color>`:
        break;
      case `<extLst`:
      case `<extLst>`:
      case `</extLst>`:
        break;
      case `<ext`:
        a = !0;
        break;
      case `</ext>`:
        a = !1;
        break;
      default:
        if (r && r.WTF && !a) throw Error(`unrecognized ` + n[0] + ` in borders`);
    }
  });
}
function Sc(e, t, n, r) {
  t.Fills = [];
  var i = {},
    a = !1;
  (e.match(dn) || []).forEach(function (e) {
    var n = J(e);
    switch (hn(n[0])) {
      case `<fills`:
      case `<fills>`:
      case `</fills>`:
        break;
      case `<fill>`:
      case `<fill`:
      case `<fill/>`:
        ((i = {}), t.Fills.push(i));
        break;
      case `</fill>`:
        break;
      case `<gradientFill>`:
        break;
      case `<gradientFill`:
      case `</gradientFill>`:
        (t.Fills.push(i), (i = {}));
        break;
      case `<patternFill`:
      case `<patternFill>`:
        n.patternType && (i.patternType = n.patternType);
        break;
      case `<patternFill/>`:
      case `</patternFill>`:
        break;
      case `<bgColor`:
        (i.bgColor || (i.bgColor = {}),
          n.indexed && (i.bgColor.indexed = parseInt(n.indexed, 10)),
          n.theme && (i.bgColor.theme = parseInt(n.theme, 10)),
          n.tint && (i.bgColor.tint = parseFloat(n.tint)),
          n.rgb && (i.bgColor.rgb = n.rgb.slice(-6)));
        break;
      case `<bgColor/>`:
      case `</bgColor>`:
        break;
      case `<fgColor`:
        (i.fgColor || (i.fgColor = {}),
          n.theme && (i.fgColor.theme = parseInt(n.theme, 10)),
          n.tint && (i.fgColor.tint = parseFloat(n.tint)),
          n.rgb != null && (i.fgColor.rgb = n.rgb.slice(-6)));
        break;
      case `<fgColor/>`:
      case `</fgColor>`:
        break;
      case `<stop`:
      case `<stop/>`:
        break;
      case `</stop>`:
        break;
      case `<color`:
      case `<color/>`:
        break;
      case `</color>`:
        break;
      case `<extLst`:
      case `<extLst>`:
      case `</extLst>`:
        break;
      case `<ext`:
        a = !0;
        break;
      case `</ext>`:
        a = !1;
        break;
      default:
        if (r && r.WTF && !a) throw Error(`unrecognized ` + n[0] + ` in fills`);
    }
  });
}
function Cc(e, t, n, r) {
  t.Fonts = [];
  var i = {},
    a = !1;
  (e.match(dn) || []).forEach(function (e) {
    var o = J(e);
    switch (hn(o[0])) {
      case `<fonts`:
      case `<fonts>`:
      case `</fonts>`:
        break;
      case `<font`:
      case `<font>`:
        break;
      case `</font>`:
      case `<font/>`:
        (t.Fonts.push(i), (i = {}));
        break;
      case `<name`:
        o.val && (i.name = Dn(o.val));
        break;
      case `<name/>`:
      case `</name>`:
        break;
      case `<b`:
        i.bold = o.val ? Sn(o.val) : 1;
        break;
      case `<b/>`:
        i.bold = 1;
        break;
      case `</b>`:
      case `</b`:
        break;
      case `<i`:
        i.italic = o.val ? Sn(o.val) : 1;
        break;
      case `<i/>`:
        i.italic = 1;
        break;
      case `</i>`:
      case `</i`:
        break;
      case `<u`:
        switch (o.val) {
          case `none`:
            i.underline = 0;
            break;
          case `single`:
            i.underline = 1;
            break;
          case `double`:
            i.underline = 2;
            break;
          case `singleAccounting`:
            i.underline = 33;
            break;
          case `doubleAccounting`:
            i.underline = 34;
        }
        break;
      case `<u/>`:
        i.underline = 1;
        break;
      case `</u>`:
      case `</u`:
        break;
      case `<strike`:
        i.strike = o.val ? Sn(o.val) : 1;
        break;
      case `<strike/>`:
        i.strike = 1;
        break;
      case `</strike>`:
      case `</strike`:
        break;
      case `<outline`:
        i.outline = o.val ? Sn(o.val) : 1;
        break;
      case `<outline/>`:
        i.outline = 1;
        break;
      case `</outline>`:
      case `</outline`:
        break;
      case `<shadow`:
        i.shadow = o.val ? Sn(o.val) : 1;
        break;
      case `<shadow/>`:
        i.shadow = 1;
        break;
      case `</shadow>`:
      case `</shadow`:
        break;
      case `<condense`:
        i.condense = o.val ? Sn(o.val) : 1;
        break;
      case `<condense/>`:
        i.condense = 1;
        break;
      case `</condense>`:
      case `</condense`:
        break;
      case `<extend`:
        i.extend = o.val ? Sn(o.val) : 1;
        break;
      case `<extend/>`:
        i.extend = 1;
        break;
      case `</extend>`:
      case `</extend`:
        break;
      case `<sz`:
        o.val && (i.sz = +o.val);
        break;
      case `<sz/>`:
      case `</sz>`:
      case `</sz`:
        break;
      case `<vertAlign`:
        o.val && (i.vertAlign = o.val);
        break;
      case `<vertAlign/>`:
      case `</vertAlign>`:
      case `</vertAlign`:
        break;
      case `<family`:
        o.val && (i.family = parseInt(o.val, 10));
        break;
      case `<family/>`:
      case `</family>`:
      case `</family`:
        break;
      case `<scheme`:
        o.val && (i.scheme = o.val);
        break;
      case `<scheme/>`:
      case `</scheme>`:
      case `</scheme`:
        break;
      case `<charset`:
        if (o.val == `1`) break;
        o.codepage = g[parseInt(o.val, 10)];
        break;
      case `<charset/>`:
      case `</charset>`:
      case `</charset`:
        break;
      case `<color`:
        if ((i.color || (i.color = {}), o.auto && (i.color.auto = Sn(o.auto)), o.rgb))
          i.color.rgb = o.rgb.slice(-6);
        else if (o.indexed) {
          i.color.index = parseInt(o.indexed, 10);
          var s = ji[i.color.index];
          (i.color.index == 81 && (s = ji[1]),
            (s ||= ji[1]),
            (i.color.rgb = s[0].toString(16) + s[1].toString(16) + s[2].toString(16)));
        } else
          o.theme &&
            ((i.color.theme = parseInt(o.theme, 10)),
            o.tint && (i.color.tint = parseFloat(o.tint)),
            o.theme &&
              n.themeElements &&
              n.themeElements.clrScheme &&
              (i.color.rgb = oc(n.themeElements.clrScheme[i.color.theme].rgb, i.color.tint || 0)));
        break;
      case `<color/>`:
      case `</color>`:
      case `</color`:
        break;
      case `<AlternateContent`:
        a = !0;
        break;
      case `</AlternateContent>`:
      case `</AlternateContent`:
        a = !1;
        break;
      case `<extLst`:
      case `<extLst>`:
      case `</extLst>`:
        break;
      case `<ext`:
        a = !0;
        break;
      case `</ext>`:
        a = !1;
        break;
      default:
        if (r && r.WTF && !a) throw Error(`unrecognized ` + o[0] + ` in fonts`);
    }
  });
}
function wc(e, t, n) {
  t.NumberFmt = [];
  for (var r = mt(G), i = 0; i < r.length; ++i) t.NumberFmt[r[i]] = G[r[i]];
  var a = e.match(dn);
  if (a)
    for (i = 0; i < a.length; ++i) {
      var o = J(a[i]);
      switch (hn(o[0])) {
        case `<numFmts`:
        case `</numFmts>`:
        case `<numFmts/>`:
        case `<numFmts>`:
          break;
        case `<numFmt`:
          var s = Y(Dn(o.formatCode)),
            c = parseInt(o.numFmtId, 10);
          if (((t.NumberFmt[c] = s), c > 0)) {
            if (c > 392) {
              for (c = 392; c > 60 && t.NumberFmt[c] != null; --c);
              t.NumberFmt[c] = s;
            }
            ut(s, c);
          }
          break;
        case `</numFmt>`:
          break;
        default:
          if (n.WTF) throw Error(`unrecognized ` + o[0] + ` in numFmts`);
      }
    }
}
var Tc = [`numFmtId`, `fillId`, `fontId`, `borderId`, `xfId`],
  Ec = [
    `applyAlignment`,
    `applyBorder`,
    `applyFill`,
    `applyFont`,
    `applyNumberFormat`,
    `applyProtection`,
    `pivotButton`,
    `quotePrefix`,
  ];
function Dc(e, t, n) {
  t.CellXf = [];
  var r,
    i = !1;
  (e.match(dn) || []).forEach(function (e) {
    var a = J(e),
      o = 0;
    switch (hn(a[0])) {
      case `<cellXfs`:
      case `<cellXfs>`:
      case `<cellXfs/>`:
      case `</cellXfs>`:
        break;
      case `<xf`:
      case `<xf/>`:
      case `<xf>`:
        for (r = a, delete r[0], o = 0; o < Tc.length; ++o)
          r[Tc[o]] && (r[Tc[o]] = parseInt(r[Tc[o]], 10));
        for (o = 0; o < Ec.length; ++o) r[Ec[o]] && (r[Ec[o]] = Sn(r[Ec[o]]));
        if (t.NumberFmt && r.numFmtId > 392) {
          for (o = 392; o > 60; --o)
            if (t.NumberFmt[r.numFmtId] == t.NumberFmt[o]) {
              r.numFmtId = o;
              break;
            }
        }
        t.CellXf.push(r);
        break;
      case `</xf>`:
        break;
      case `<alignment`:
      case `<alignment/>`:
      case `<alignment>`:
        var s = {};
        (a.vertical && (s.vertical = a.vertical),
          a.horizontal && (s.horizontal = a.horizontal),
          a.textRotation != null && (s.textRotation = a.textRotation),
          a.indent && (s.indent = a.indent),
          a.wrapText && (s.wrapText = Sn(a.wrapText)),
          (r.alignment = s));
        break;
      case `</alignment>`:
        break;
      case `<protection`:
      case `<protection>`:
        break;
      case `</protection>`:
      case `<protection/>`:
        break;
      case `<AlternateContent`:
      case `<AlternateContent>`:
        i = !0;
        break;
      case `</AlternateContent>`:
        i = !1;
        break;
      case `<extLst`:
      case `<extLst>`:
      case `</extLst>`:
        break;
      case `<ext`:
        i = !0;
        break;
      case `</ext>`:
        i = !1;
        break;
      default:
        if (n && n.WTF && !i) throw Error(`unrecognized ` + a[0] + ` in cellXfs`);
    }
  });
}
var Oc = /*#__PURE__*/ (function () {
  return function (e, t, n) {
    var r = {};
    if (!e) return r;
    e = Bt(Ht(e, `<!--`, `-->`));
    var i;
    return (
      (i = Gt(e, `numFmts`)) && wc(i[0], r, n),
      (i = Gt(e, `fonts`)) && Cc(i[0], r, t, n),
      (i = Gt(e, `fills`)) && Sc(i[0], r, t, n),
      (i = Gt(e, `borders`)) && xc(i[0], r, t, n),
      (i = Gt(e, `cellXfs`)) && Dc(i[0], r, n),
      r
    );
  };
})();
function kc(e, t) {
  return [e.read_shift(2), Jr(e, t - 2)];
}
function Ac(e, t, n) {
  var r = {};
  r.sz = e.read_shift(2) / 20;
  var i = li(e, 2, n);
  switch (
    (i.fItalic && (r.italic = 1),
    i.fCondense && (r.condense = 1),
    i.fExtend && (r.extend = 1),
    i.fShadow && (r.shadow = 1),
    i.fOutline && (r.outline = 1),
    i.fStrikeout && (r.strike = 1),
    e.read_shift(2) === 700 && (r.bold = 1),
    e.read_shift(2))
  ) {
    case 1:
      r.vertAlign = `superscript`;
      break;
    case 2:
      r.vertAlign = `subscript`;
  }
  var a = e.read_shift(1);
  a != 0 && (r.underline = a);
  var o = e.read_shift(1);
  o > 0 && (r.family = o);
  var s = e.read_shift(1);
  switch ((s > 0 && (r.charset = s), e.l++, (r.color = ci(e, 8)), e.read_shift(1))) {
    case 1:
      r.scheme = `major`;
      break;
    case 2:
      r.scheme = `minor`;
  }
  return ((r.name = Jr(e, t - 21)), r);
}
var jc = br;
function Mc(e, t) {
  var n = e.l + t,
    r = e.read_shift(2),
    i = e.read_shift(2);
  return ((e.l = n), { ixfe: r, numFmtId: i });
}
var Nc = br;
function Pc(e, t, n) {
  var r = {};
  for (var i in ((r.NumberFmt = []), G)) r.NumberFmt[i] = G[i];
  ((r.CellXf = []), (r.Fonts = []));
  var a = [],
    o = !1;
  return (
    Sr(e, function (e, i, s) {
      switch (s) {
        case 44:
          ((r.NumberFmt[e[0]] = e[1]), ut(e[1], e[0]));
          break;
        case 43:
          (r.Fonts.push(e),
            e.color.theme != null &&
              t &&
              t.themeElements &&
              t.themeElements.clrScheme &&
              (e.color.rgb = oc(t.themeElements.clrScheme[e.color.theme].rgb, e.color.tint || 0)));
          break;
        case 1025:
          break;
        case 45:
          break;
        case 46:
          break;
        case 47:
          a[a.length - 1] == 617 && r.CellXf.push(e);
          break;
        case 48:
        case 507:
        case 572:
        case 475:
          break;
        case 1171:
        case 2102:
        case 1130:
        case 512:
        case 2095:
        case 3072:
          break;
        case 35:
          o = !0;
          break;
        case 36:
          o = !1;
          break;
        case 37:
          (a.push(s), (o = !0));
          break;
        case 38:
          (a.pop(), (o = !1));
          break;
        default:
          if (i.T > 0) a.push(s);
          else if (i.T < 0) a.pop();
          else if (!o || (n.WTF && a[a.length - 1] != 37))
            throw Error(`Unexpected record 0x` + s.toString(16));
      }
    }),
    r
  );
}
var Fc = [
  `</a:lt1>`,
  `</a:dk1>`,
  `</a:lt2>`,
  `</a:dk2>`,
  `</a:accent1>`,
  `</a:accent2>`,
  `</a:accent3>`,
  `</a:accent4>`,
  `</a:accent5>`,
  `</a:accent6>`,
  `</a:hlink>`,
  `</a:folHlink>`,
];
function Ic(e, t, n) {
  t.themeElements.clrScheme = [];
  var r = {};
  (e[0].match(dn) || []).forEach(function (e) {
    var i = J(e);
    switch (i[0]) {
      case `<a:clrScheme`:
      case `</a:clrScheme>`:
        break;
      case `<a:srgbClr`:
        r.rgb = i.val;
        break;
      case `</a:srgbClr>`:
        break;
      case `<a:sysClr`:
        r.rgb = i.lastClr;
        break;
      case `</a:sysClr>`:
        break;
      case `</a:dk1>`:
      case `</a:lt1>`:
      case `<a:dk1>`:
      case `<a:lt1>`:
      case `<a:dk2>`:
      case `</a:dk2>`:
      case `<a:lt2>`:
      case `</a:lt2>`:
      case `<a:accent1>`:
      case `</a:accent1>`:
      case `<a:accent2>`:
      case `</a:accent2>`:
      case `<a:accent3>`:
      case `</a:accent3>`:
      case `<a:accent4>`:
      case `</a:accent4>`:
      case `<a:accent5>`:
      case `</a:accent5>`:
      case `<a:accent6>`:
      case `</a:accent6>`:
      case `<a:hlink>`:
      case `</a:hlink>`:
      case `<a:folHlink>`:
      case `</a:folHlink>`:
        i[0].charAt(1) === `/`
          ? ((t.themeElements.clrScheme[Fc.indexOf(i[0])] = r), (r = {}))
          : (r.name = i[0].slice(3, i[0].length - 1));
        break;
      default:
        if (n && n.WTF) throw Error(`Unrecognized ` + i[0] + ` in clrScheme`);
    }
  });
}
function Lc(e, t, n) {
  t.themeElements = {};
  var r;
  if (!(r = Wt(e, `a:clrScheme`))) throw Error(`clrScheme not found in themeElements`);
  if ((Ic(r, t, n), !(r = Wt(e, `a:fontScheme`))))
    throw Error(`fontScheme not found in themeElements`);
  if (!(r = Wt(e, `a:fmtScheme`))) throw Error(`fmtScheme not found in themeElements`);
}
function Rc(e, t) {
  (e && e.length !== 0) || (e = zc());
  var n,
    r = {};
  if (!(n = Wt(e, `a:themeElements`))) throw Error(`themeElements not found in theme`);
  return (Lc(n[0], r, t), (r.raw = e), r);
}
function zc(e, t) {
  if (t && t.themeXLSX) return t.themeXLSX;
  if (e && typeof e.raw == `string`) return e.raw;
  var n = [cn];
  return (
    (n[n.length] =
      `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Office Theme">`),
    (n[n.length] = `<a:themeElements>`),
    (n[n.length] = `<a:clrScheme name="Office">`),
    (n[n.length] = `<a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1>`),
    (n[n.length] = `<a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1>`),
    (n[n.length] = `<a:dk2><a:srgbClr val="1F497D"/></a:dk2>`),
    (n[n.length] = `<a:lt2><a:srgbClr val="EEECE1"/></a:lt2>`),
    (n[n.length] = `<a:accent1><a:srgbClr val="4F81BD"/></a:accent1>`),
    (n[n.length] = `<a:accent2><a:srgbClr val="C0504D"/></a:accent2>`),
    (n[n.length] = `<a:accent3><a:srgbClr val="9BBB59"/></a:accent3>`),
    (n[n.length] = `<a:accent4><a:srgbClr val="8064A2"/></a:accent4>`),
    (n[n.length] = `<a:accent5><a:srgbClr val="4BACC6"/></a:accent5>`),
    (n[n.length] = `<a:accent6><a:srgbClr val="F79646"/></a:accent6>`),
    (n[n.length] = `<a:hlink><a:srgbClr val="0000FF"/></a:hlink>`),
    (n[n.length] = `<a:folHlink><a:srgbClr val="800080"/></a:folHlink>`),
    (n[n.length] = `</a:clrScheme>`),
    (n[n.length] = `<a:fontScheme name="Office">`),
    (n[n.length] = `<a:majorFont>`),
    (n[n.length] = `<a:latin typeface="Cambria"/>`),
    (n[n.length] = `<a:ea typeface=""/>`),
    (n[n.length] = `<a:cs typeface=""/>`),
    (n[n.length] = `<a:font script="Jpan" typeface="ＭＳ Ｐゴシック"/>`),
    (n[n.length] = `<a:font script="Hang" typeface="맑은 고딕"/>`),
    (n[n.length] = `<a:font script="Hans" typeface="宋体"/>`),
    (n[n.length] = `<a:font script="Hant" typeface="新細明體"/>`),
    (n[n.length] = `<a:font script="Arab" typeface="Times New Roman"/>`),
    (n[n.length] = `<a:font script="Hebr" typeface="Times New Roman"/>`),
    (n[n.length] = `<a:font script="Thai" typeface="Tahoma"/>`),
    (n[n.length] = `<a:font script="Ethi" typeface="Nyala"/>`),
    (n[n.length] = `<a:font script="Beng" typeface="Vrinda"/>`),
    (n[n.length] = `<a:font script="Gujr" typeface="Shruti"/>`),
    (n[n.length] = `<a:font script="Khmr" typeface="MoolBoran"/>`),
    (n[n.length] = `<a:font script="Knda" typeface="Tunga"/>`),
    (n[n.length] = `<a:font script="Guru" typeface="Raavi"/>`),
    (n[n.length] = `<a:font script="Cans" typeface="Euphemia"/>`),
    (n[n.length] = `<a:font script="Cher" typeface="Plantagenet Cherokee"/>`),
    (n[n.length] = `<a:font script="Yiii" typeface="Microsoft Yi Baiti"/>`),
    (n[n.length] = `<a:font script="Tibt" typeface="Microsoft Himalaya"/>`),
    (n[n.length] = `<a:font script="Thaa" typeface="MV Boli"/>`),
    (n[n.length] = `<a:font script="Deva" typeface="Mangal"/>`),
    (n[n.length] = `<a:font script="Telu" typeface="Gautami"/>`),
    (n[n.length] = `<a:font script="Taml" typeface="Latha"/>`),
    (n[n.length] = `<a:font script="Syrc" typeface="Estrangelo Edessa"/>`),
    (n[n.length] = `<a:font script="Orya" typeface="Kalinga"/>`),
    (n[n.length] = `<a:font script="Mlym" typeface="Kartika"/>`),
    (n[n.length] = `<a:font script="Laoo" typeface="DokChampa"/>`),
    (n[n.length] = `<a:font script="Sinh" typeface="Iskoola Pota"/>`),
    (n[n.length] = `<a:font script="Mong" typeface="Mongolian Baiti"/>`),
    (n[n.length] = `<a:font script="Viet" typeface="Times New Roman"/>`),
    (n[n.length] = `<a:font script="Uigh" typeface="Microsoft Uighur"/>`),
    (n[n.length] = `<a:font script="Geor" typeface="Sylfaen"/>`),
    (n[n.length] = `</a:majorFont>`),
    (n[n.length] = `<a:minorFont>`),
    (n[n.length] = `<a:latin typeface="Calibri"/>`),
    (n[n.length] = `<a:ea typeface=""/>`),
    (n[n.length] = `<a:cs typeface=""/>`),
    (n[n.length] = `<a:font script="Jpan" typeface="ＭＳ Ｐゴシック"/>`),
    (n[n.length] = `<a:font script="Hang" typeface="맑은 고딕"/>`),
    (n[n.length] = `<a:font script="Hans" typeface="宋体"/>`),
    (n[n.length] = `<a:font script="Hant" typeface="新細明體"/>`),
    (n[n.length] = `<a:font script="Arab" typeface="Arial"/>`),
    (n[n.length] = `<a:font script="Hebr" typeface="Arial"/>`),
    (n[n.length] = `<a:font script="Thai" typeface="Tahoma"/>`),
    (n[n.length] = `<a:font script="Ethi" typeface="Nyala"/>`),
    (n[n.length] = `<a:font script="Beng" typeface="Vrinda"/>`),
    (n[n.length] = `<a:font script="Gujr" typeface="Shruti"/>`),
    (n[n.length] = `<a:font script="Khmr" typeface="DaunPenh"/>`),
    (n[n.length] = `<a:font script="Knda" typeface="Tunga"/>`),
    (n[n.length] = `<a:font script="Guru" typeface="Raavi"/>`),
    (n[n.length] = `<a:font script="Cans" typeface="Euphemia"/>`),
    (n[n.length] = `<a:font script="Cher" typeface="Plantagenet Cherokee"/>`),
    (n[n.length] = `<a:font script="Yiii" typeface="Microsoft Yi Baiti"/>`),
    (n[n.length] = `<a:font script="Tibt" typeface="Microsoft Himalaya"/>`),
    (n[n.length] = `<a:font script="Thaa" typeface="MV Boli"/>`),
    (n[n.length] = `<a:font script="Deva" typeface="Mangal"/>`),
    (n[n.length] = `<a:font script="Telu" typeface="Gautami"/>`),
    (n[n.length] = `<a:font script="Taml" typeface="Latha"/>`),
    (n[n.length] = `<a:font script="Syrc" typeface="Estrangelo Edessa"/>`),
    (n[n.length] = `<a:font script="Orya" typeface="Kalinga"/>`),
    (n[n.length] = `<a:font script="Mlym" typeface="Kartika"/>`),
    (n[n.length] = `<a:font script="Laoo" typeface="DokChampa"/>`),
    (n[n.length] = `<a:font script="Sinh" typeface="Iskoola Pota"/>`),
    (n[n.length] = `<a:font script="Mong" typeface="Mongolian Baiti"/>`),
    (n[n.length] = `<a:font script="Viet" typeface="Arial"/>`),
    (n[n.length] = `<a:font script="Uigh" typeface="Microsoft Uighur"/>`),
    (n[n.length] = `<a:font script="Geor" typeface="Sylfaen"/>`),
    (n[n.length] = `</a:minorFont>`),
    (n[n.length] = `</a:fontScheme>`),
    (n[n.length] = `<a:fmtScheme name="Office">`),
    (n[n.length] = `<a:fillStyleLst>`),
    (n[n.length] = `<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>`),
    (n[n.length] = `<a:gradFill rotWithShape="1">`),
    (n[n.length] = `<a:gsLst>`),
    (n[n.length] =
      `<a:gs pos="0"><a:schemeClr val="phClr"><a:tint val="50000"/><a:satMod val="300000"/></a:schemeClr></a:gs>`),
    (n[n.length] =
      `<a:gs pos="35000"><a:schemeClr val="phClr"><a:tint val="37000"/><a:satMod val="300000"/></a:schemeClr></a:gs>`),
    (n[n.length] =
      `<a:gs pos="100000"><a:schemeClr val="phClr"><a:tint val="15000"/><a:satMod val="350000"/></a:schemeClr></a:gs>`),
    (n[n.length] = `</a:gsLst>`),
    (n[n.length] = `<a:lin ang="16200000" scaled="1"/>`),
    (n[n.length] = `</a:gradFill>`),
    (n[n.length] = `<a:gradFill rotWithShape="1">`),
    (n[n.length] = `<a:gsLst>`),
    (n[n.length] =
      `<a:gs pos="0"><a:schemeClr val="phClr"><a:tint val="100000"/><a:shade val="100000"/><a:satMod val="130000"/></a:schemeClr></a:gs>`),
    (n[n.length] =
      `<a:gs pos="100000"><a:schemeClr val="phClr"><a:tint val="50000"/><a:shade val="100000"/><a:satMod val="350000"/></a:schemeClr></a:gs>`),
    (n[n.length] = `</a:gsLst>`),
    (n[n.length] = `<a:lin ang="16200000" scaled="0"/>`),
    (n[n.length] = `</a:gradFill>`),
    (n[n.length] = `</a:fillStyleLst>`),
    (n[n.length] = `<a:lnStyleLst>`),
    (n[n.length] =
      `<a:ln w="9525" cap="flat" cmpd="sng" algn="ctr"><a:solidFill><a:schemeClr val="phClr"><a:shade val="95000"/><a:satMod val="105000"/></a:schemeClr></a:solidFill><a:prstDash val="solid"/></a:ln>`),
    (n[n.length] =
      `<a:ln w="25400" cap="flat" cmpd="sng" algn="ctr"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:prstDash val="solid"/></a:ln>`),
    (n[n.length] =
      `<a:ln w="38100" cap="flat" cmpd="sng" algn="ctr"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:prstDash val="solid"/></a:ln>`),
    (n[n.length] = `</a:lnStyleLst>`),
    (n[n.length] = `<a:effectStyleLst>`),
    (n[n.length] = `<a:effectStyle>`),
    (n[n.length] = `<a:effectLst>`),
    (n[n.length] =
      `<a:outerShdw blurRad="40000" dist="20000" dir="5400000" rotWithShape="0"><a:srgbClr val="000000"><a:alpha val="38000"/></a:srgbClr></a:outerShdw>`),
    (n[n.length] = `</a:effectLst>`),
    (n[n.length] = `</a:effectStyle>`),
    (n[n.length] = `<a:effectStyle>`),
    (n[n.length] = `<a:effectLst>`),
    (n[n.length] =
      `<a:outerShdw blurRad="40000" dist="23000" dir="5400000" rotWithShape="0"><a:srgbClr val="000000"><a:alpha val="35000"/></a:srgbClr></a:outerShdw>`),
    (n[n.length] = `</a:effectLst>`),
    (n[n.length] = `</a:effectStyle>`),
    (n[n.length] = `<a:effectStyle>`),
    (n[n.length] = `<a:effectLst>`),
    (n[n.length] =
      `<a:outerShdw blurRad="40000" dist="23000" dir="5400000" rotWithShape="0"><a:srgbClr val="000000"><a:alpha val="35000"/></a:srgbClr></a:outerShdw>`),
    (n[n.length] = `</a:effectLst>`),
    (n[n.length] =
      `<a:scene3d><a:camera prst="orthographicFront"><a:rot lat="0" lon="0" rev="0"/></a:camera><a:lightRig rig="threePt" dir="t"><a:rot lat="0" lon="0" rev="1200000"/></a:lightRig></a:scene3d>`),
    (n[n.length] = `<a:sp3d><a:bevelT w="63500" h="25400"/></a:sp3d>`),
    (n[n.length] = `</a:effectStyle>`),
    (n[n.length] = `</a:effectStyleLst>`),
    (n[n.length] = `<a:bgFillStyleLst>`),
    (n[n.length] = `<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>`),
    (n[n.length] = `<a:gradFill rotWithShape="1">`),
    (n[n.length] = `<a:gsLst>`),
    (n[n.length] =
      `<a:gs pos="0"><a:schemeClr val="phClr"><a:tint val="40000"/><a:satMod val="350000"/></a:schemeClr></a:gs>`),
    (n[n.length] =
      `<a:gs pos="40000"><a:schemeClr val="phClr"><a:tint val="45000"/><a:shade val="99000"/><a:satMod val="350000"/></a:schemeClr></a:gs>`),
    (n[n.length] =
      `<a:gs pos="100000"><a:schemeClr val="phClr"><a:shade val="20000"/><a:satMod val="255000"/></a:schemeClr></a:gs>`),
    (n[n.length] = `</a:gsLst>`),
    (n[n.length] =
      `<a:path path="circle"><a:fillToRect l="50000" t="-80000" r="50000" b="180000"/></a:path>`),
    (n[n.length] = `</a:gradFill>`),
    (n[n.length] = `<a:gradFill rotWithShape="1">`),
    (n[n.length] = `<a:gsLst>`),
    (n[n.length] =
      `<a:gs pos="0"><a:schemeClr val="phClr"><a:tint val="80000"/><a:satMod val="300000"/></a:schemeClr></a:gs>`),
    (n[n.length] =
      `<a:gs pos="100000"><a:schemeClr val="phClr"><a:shade val="30000"/><a:satMod val="200000"/></a:schemeClr></a:gs>`),
    (n[n.length] = `</a:gsLst>`),
    (n[n.length] =
      `<a:path path="circle"><a:fillToRect l="50000" t="50000" r="50000" b="50000"/></a:path>`),
    (n[n.length] = `</a:gradFill>`),
    (n[n.length] = `</a:bgFillStyleLst>`),
    (n[n.length] = `</a:fmtScheme>`),
    (n[n.length] = `</a:themeElements>`),
    (n[n.length] = `<a:objectDefaults>`),
    (n[n.length] = `<a:spDef>`),
    (n[n.length] =
      `<a:spPr/><a:bodyPr/><a:lstStyle/><a:style><a:lnRef idx="1"><a:schemeClr val="accent1"/></a:lnRef><a:fillRef idx="3"><a:schemeClr val="accent1"/></a:fillRef><a:effectRef idx="2"><a:schemeClr val="accent1"/></a:effectRef><a:fontRef idx="minor"><a:schemeClr val="lt1"/></a:fontRef></a:style>`),
    (n[n.length] = `</a:spDef>`),
    (n[n.length] = `<a:lnDef>`),
    (n[n.length] =
      `<a:spPr/><a:bodyPr/><a:lstStyle/><a:style><a:lnRef idx="2"><a:schemeClr val="accent1"/></a:lnRef><a:fillRef idx="0"><a:schemeClr val="accent1"/></a:fillRef><a:effectRef idx="1"><a:schemeClr val="accent1"/></a:effectRef><a:fontRef idx="minor"><a:schemeClr val="tx1"/></a:fontRef></a:style>`),
    (n[n.length] = `</a:lnDef>`),
    (n[n.length] = `</a:objectDefaults>`),
    (n[n.length] = `<a:extraClrSchemeLst/>`),
    (n[n.length] = `</a:theme>`),
    n.join(``)
  );
}
function Bc(e, t, n) {
  var r = e.l + t;
  if (e.read_shift(4) !== 124226) {
    if (!n.cellStyles) e.l = r;
    else {
      var i = e.slice(e.l);
      e.l = r;
      var a;
      try {
        a = on(i, { type: `array` });
      } catch {
        return;
      }
      var o = tn(a, `theme/theme/theme1.xml`, !0);
      if (o) return Rc(o, n);
    }
  }
}
function Vc(e) {
  return e.read_shift(4);
}
function Hc(e) {
  var t = {};
  switch (((t.xclrType = e.read_shift(2)), (t.nTintShade = e.read_shift(2)), t.xclrType)) {
    case 0:
      e.l += 4;
      break;
    case 1:
      t.xclrValue = Uc(e, 4);
      break;
    case 2:
      t.xclrValue = Ma(e, 4);
      break;
    case 3:
      t.xclrValue = Vc(e, 4);
      break;
    case 4:
      e.l += 4;
  }
  return ((e.l += 8), t);
}
function Uc(e, t) {
  return br(e, t);
}
function Wc(e, t) {
  return br(e, t);
}
function Gc(e) {
  var t = e.read_shift(2),
    n = e.read_shift(2) - 4,
    r = [t];
  switch (t) {
    case 4:
    case 5:
    case 7:
    case 8:
    case 9:
    case 10:
    case 11:
    case 13:
      r[1] = Hc(e, n);
      break;
    case 6:
      r[1] = Wc(e, n);
      break;
    case 14:
    case 15:
      r[1] = e.read_shift(n === 1 ? 1 : 2);
      break;
    default:
      throw Error(`Unrecognized ExtProp type: ` + t + ` ` + n);
  }
  return r;
}
function Kc(e, t) {
  var n = e.l + t;
  e.l += 2;
  var r = e.read_shift(2);
  e.l += 2;
  for (var i = e.read_shift(2), a = []; i-- > 0;) a.push(Gc(e, n - e.l));
  return { ixfe: r, ext: a };
}
function qc(e, t) {
  t.forEach(function (e) {
    e[0];
  });
}
function Jc(e, t) {
  return { flags: e.read_shift(4), version: e.read_shift(4), name: Jr(e, t - 8) };
}
function Yc(e) {
  for (var t = [], n = e.read_shift(4); n-- > 0;) t.push([e.read_shift(4), e.read_shift(4)]);
  return t;
}
function Xc(e) {
  return ((e.l += 4), e.read_shift(4) != 0);
}
function Zc(e, t, n) {
  var r = { Types: [], Cell: [], Value: [] },
    i = n || {},
    a = [],
    o = !1,
    s = 2;
  return (
    Sr(e, function (e, t, n) {
      switch (n) {
        case 335:
          r.Types.push({ name: e.name });
          break;
        case 51:
          e.forEach(function (e) {
            s == 1
              ? r.Cell.push({ type: r.Types[e[0] - 1].name, index: e[1] })
              : s == 0 && r.Value.push({ type: r.Types[e[0] - 1].name, index: e[1] });
          });
          break;
        case 337:
          s = +!!e;
          break;
        case 338:
          s = 2;
          break;
        case 35:
          (a.push(n), (o = !0));
          break;
        case 36:
          (a.pop(), (o = !1));
          break;
        default:
          if (!t.T && (!o || (i.WTF && a[a.length - 1] != 35)))
            throw Error(`Unexpected record 0x` + n.toString(16));
      }
    }),
    r
  );
}
function Qc(e, t, n) {
  var r = { Types: [], Cell: [], Value: [] };
  if (!e) return r;
  var i = !1,
    a = 2,
    o;
  return (
    e.replace(dn, function (e) {
      var t = J(e);
      switch (hn(t[0])) {
        case `<?xml`:
          break;
        case `<metadata`:
        case `</metadata>`:
          break;
        case `<metadataTypes`:
        case `</metadataTypes>`:
          break;
        case `<metadataType`:
          r.Types.push({ name: t.name });
          break;
        case `</metadataType>`:
          break;
        case `<futureMetadata`:
          for (var s = 0; s < r.Types.length; ++s) r.Types[s].name == t.name && (o = r.Types[s]);
          break;
        case `</futureMetadata>`:
          break;
        case `<bk>`:
          break;
        case `</bk>`:
          break;
        case `<rc`:
          a == 1
            ? r.Cell.push({ type: r.Types[t.t - 1].name, index: +t.v })
            : a == 0 && r.Value.push({ type: r.Types[t.t - 1].name, index: +t.v });
          break;
        case `</rc>`:
          break;
        case `<cellMetadata`:
          a = 1;
          break;
        case `</cellMetadata>`:
          a = 2;
          break;
        case `<valueMetadata`:
          a = 0;
          break;
        case `</valueMetadata>`:
          a = 2;
          break;
        case `<extLst`:
        case `<extLst>`:
        case `</extLst>`:
        case `<extLst/>`:
          break;
        case `<ext`:
          i = !0;
          break;
        case `</ext>`:
          i = !1;
          break;
        case `<rvb`:
          if (!o) break;
          (o.offsets || (o.offsets = []), o.offsets.push(+t.i));
          break;
        default:
          if (!i && n?.WTF) throw Error(`unrecognized ` + t[0] + ` in metadata`);
      }
      return e;
    }),
    r
  );
}
function $c(e) {
  var t = [];
  if (!e) return t;
  var n = 1;
  return (
    (e.match(dn) || []).forEach(function (e) {
      var r = J(e);
      switch (r[0]) {
        case `<?xml`:
          break;
        case `<calcChain`:
        case `<calcChain>`:
        case `</calcChain>`:
          break;
        case `<c`:
          (delete r[0], r.i ? (n = r.i) : (r.i = n), t.push(r));
      }
    }),
    t
  );
}
function el(e) {
  var t = {};
  t.i = e.read_shift(4);
  var n = {};
  ((n.r = e.read_shift(4)), (n.c = e.read_shift(4)), (t.r = Lr(n)));
  var r = e.read_shift(1);
  return (r & 2 && (t.l = `1`), r & 8 && (t.a = `1`), t);
}
function tl(e, t, n) {
  var r = [];
  return (
    Sr(e, function (e, t, n) {
      switch (n) {
        case 63:
          r.push(e);
          break;
        default:
          if (!t.T) throw Error(`Unexpected record 0x` + n.toString(16));
      }
    }),
    r
  );
}
function nl(e, t, n, r) {
  if (!e) return e;
  var i = r || {},
    a = !1;
  Sr(
    e,
    function (e, t, n) {
      switch (n) {
        case 359:
        case 363:
        case 364:
        case 366:
        case 367:
        case 368:
        case 369:
        case 370:
        case 371:
        case 472:
        case 577:
        case 578:
        case 579:
        case 580:
        case 581:
        case 582:
        case 583:
        case 584:
        case 585:
        case 586:
        case 587:
          break;
        case 35:
          a = !0;
          break;
        case 36:
          a = !1;
          break;
        default:
          if (!t.T && (!a || i.WTF)) throw Error(`Unexpected record 0x` + n.toString(16));
      }
    },
    i,
  );
}
function rl(e, t) {
  if (!e) return `??`;
  var n = (e.match(/<c:chart [^<>]*r:id="([^<>"]*)"/) || [``, ``])[1];
  return t[`!id`][n].Target;
}
function il(e, t, n) {
  var r = 0;
  (Kt(e, `shape`) || []).forEach(function (e) {
    var i = ``,
      a = !0,
      o = -1,
      s = -1,
      c = -1;
    if (
      (e.replace(dn, function (t, n) {
        var r = J(t);
        switch (hn(r[0])) {
          case `<ClientData`:
            r.ObjectType && (i = r.ObjectType);
            break;
          case `<Visible`:
          case `<Visible/>`:
            a = !1;
            break;
          case `<Row`:
          case `<Row>`:
            o = n + t.length;
            break;
          case `</Row>`:
            s = +e.slice(o, n).trim();
            break;
          case `<Column`:
          case `<Column>`:
            o = n + t.length;
            break;
          case `</Column>`:
            c = +e.slice(o, n).trim();
        }
        return ``;
      }),
      i === `Note`)
    ) {
      var l = wm(t, s >= 0 && c >= 0 ? Lr({ r: s, c }) : n[r].ref);
      (l.c && (l.c.hidden = a), ++r);
    }
  });
}
function al(e, t, n, r) {
  var i = e[`!data`] != null,
    a;
  t.forEach(function (t) {
    var o = Ir(t.ref);
    if (!(o.r < 0 || o.c < 0)) {
      if (
        (i
          ? (e[`!data`][o.r] || (e[`!data`][o.r] = []), (a = e[`!data`][o.r][o.c]))
          : (a = e[t.ref]),
        !a)
      ) {
        ((a = { t: `z` }), i ? (e[`!data`][o.r][o.c] = a) : (e[t.ref] = a));
        var s = Vr(e[`!ref`] || `BDWGO1000001:A1`);
        (s.s.r > o.r && (s.s.r = o.r),
          s.e.r < o.r && (s.e.r = o.r),
          s.s.c > o.c && (s.s.c = o.c),
          s.e.c < o.c && (s.e.c = o.c),
          (e[`!ref`] = zr(s)));
      }
      a.c || (a.c = []);
      var c = { a: t.author, t: t.t, r: t.r, T: n };
      t.h && (c.h = t.h);
      for (var l = a.c.length - 1; l >= 0; --l) {
        if (!n && a.c[l].T) return;
        n && !a.c[l].T && a.c.splice(l, 1);
      }
      if (n && r) {
        for (l = 0; l < r.length; ++l)
          if (c.a == r[l].id) {
            c.a = r[l].name || c.a;
            break;
          }
      }
      a.c.push(c);
    }
  });
}
function ol(e, t) {
  if (e.match(/<(?:\w+:)?comments *\/>/)) return [];
  var n = [],
    r = [],
    i = Gt(e, `authors`);
  i &&
    i[1] &&
    i[1].split(/<\/\w*:?author>/).forEach(function (e) {
      if (e !== `` && e.trim() !== ``) {
        var t = e.match(/<(?:\w+:)?author[^<>]*>(.*)/);
        t && n.push(t[1]);
      }
    });
  var a = Gt(e, `commentList`);
  return (
    a &&
      a[1] &&
      a[1].split(/<\/\w*:?comment>/).forEach(function (e) {
        if (e !== `` && e.trim() !== ``) {
          var i = e.match(/<(?:\w+:)?comment[^<>]*>/);
          if (i) {
            var a = J(i[0]),
              o = {
                author: (a.authorId && n[a.authorId]) || `sheetjsghost`,
                ref: a.ref,
                guid: a.guid,
              },
              s = Ir(a.ref);
            if (!(t.sheetRows && t.sheetRows <= s.r)) {
              var c = Gt(e, `text`),
                l = (!!c && !!c[1] && ws(c[1])) || { r: ``, t: ``, h: `` };
              ((o.r = l.r),
                l.r == `<t></t>` && (l.t = l.h = ``),
                (o.t = (l.t || ``)
                  .replace(
                    /\r\n/g,
                    `
`,
                  )
                  .replace(
                    /\r/g,
                    `
`,
                  )),
                t.cellHTML && (o.h = l.h),
                r.push(o));
            }
          }
        }
      }),
    r
  );
}
function sl(e, t) {
  var n = [],
    r = !1,
    i = {},
    a = 0;
  return (
    e.replace(dn, function (o, s) {
      var c = J(o);
      switch (hn(c[0])) {
        case `<?xml`:
          break;
        case `<ThreadedComments`:
          break;
        case `</ThreadedComments>`:
          break;
        case `<threadedComment`:
          i = { author: c.personId, guid: c.id, ref: c.ref, T: 1 };
          break;
        case `</threadedComment>`:
          i.t != null && n.push(i);
          break;
        case `<text>`:
        case `<text`:
          a = s + o.length;
          break;
        case `</text>`:
          i.t = e
            .slice(a, s)
            .replace(
              /\r\n/g,
              `
`,
            )
            .replace(
              /\r/g,
              `
`,
            );
          break;
        case `<mentions`:
        case `<mentions>`:
          r = !0;
          break;
        case `</mentions>`:
          r = !1;
          break;
        case `<extLst`:
        case `<extLst>`:
        case `</extLst>`:
        case `<extLst/>`:
          break;
        case `<ext`:
          r = !0;
          break;
        case `</ext>`:
          r = !1;
          break;
        default:
          if (!r && t.WTF) throw Error(`unrecognized ` + c[0] + ` in threaded comments`);
      }
      return o;
    }),
    n
  );
}
function cl(e, t) {
  var n = [],
    r = !1;
  return (
    e.replace(dn, function (e) {
      var i = J(e);
      switch (hn(i[0])) {
        case `<?xml`:
          break;
        case `<personList`:
          break;
        case `</personList>`:
          break;
        case `<person`:
          n.push({ name: i.displayname, id: i.id });
          break;
        case `</person>`:
          break;
        case `<extLst`:
        case `<extLst>`:
        case `</extLst>`:
        case `<extLst/>`:
          break;
        case `<ext`:
          r = !0;
          break;
        case `</ext>`:
          r = !1;
          break;
        default:
          if (!r && t.WTF) throw Error(`unrecognized ` + i[0] + ` in threaded comments`);
      }
      return e;
    }),
    n
  );
}
function ll(e) {
  var t = {};
  t.iauthor = e.read_shift(4);
  var n = oi(e, 16);
  return ((t.rfx = n.s), (t.ref = Lr(n.s)), (e.l += 16), t);
}
var ul = Jr;
function dl(e, t) {
  var n = [],
    r = [],
    i = {},
    a = !1;
  return (
    Sr(e, function (e, o, s) {
      switch (s) {
        case 632:
          r.push(e);
          break;
        case 635:
          i = e;
          break;
        case 637:
          ((i.t = e.t), (i.h = e.h), (i.r = e.r));
          break;
        case 636:
          if (
            ((i.author = r[i.iauthor]),
            delete i.iauthor,
            t.sheetRows && i.rfx && t.sheetRows <= i.rfx.r)
          )
            break;
          (i.t || (i.t = ``), delete i.rfx, n.push(i));
          break;
        case 3072:
          break;
        case 35:
          a = !0;
          break;
        case 36:
          a = !1;
          break;
        case 37:
          break;
        case 38:
          break;
        default:
          if (!o.T && (!a || t.WTF)) throw Error(`Unexpected record 0x` + s.toString(16));
      }
    }),
    n
  );
}
var fl = `application/vnd.ms-office.vbaProject`;
function pl(e) {
  var t = K.utils.cfb_new({ root: `R` });
  return (
    e.FullPaths.forEach(function (n, r) {
      if (n.slice(-1) !== `/` && n.match(/_VBA_PROJECT_CUR/)) {
        var i = n.replace(/^[^\/]*/, `R`).replace(/\/_VBA_PROJECT_CUR\u0000*/, ``);
        K.utils.cfb_add(t, i, e.FileIndex[r].content);
      }
    }),
    K.write(t)
  );
}
function ml() {
  return { "!type": `dialog` };
}
function hl() {
  return { "!type": `dialog` };
}
function gl() {
  return { "!type": `macro` };
}
function _l() {
  return { "!type": `macro` };
}
var vl = /*#__PURE__*/ (function () {
    var e = /(^|[^A-Za-z_])R(\[?-?\d+\]|[1-9]\d*|)C(\[?-?\d+\]|[1-9]\d*|)(?![A-Za-z0-9_])/g,
      t = { r: 0, c: 0 };
    function n(e, n, r, i) {
      var a = !1,
        o = !1;
      (r.length == 0 ? (o = !0) : r.charAt(0) == `[` && ((o = !0), (r = r.slice(1, -1))),
        i.length == 0 ? (a = !0) : i.charAt(0) == `[` && ((a = !0), (i = i.slice(1, -1))));
      var s = r.length > 0 ? parseInt(r, 10) | 0 : 0,
        c = i.length > 0 ? parseInt(i, 10) | 0 : 0;
      return (
        a ? (c += t.c) : --c,
        o ? (s += t.r) : --s,
        n + (a ? `` : `$`) + Nr(c) + (o ? `` : `$`) + kr(s)
      );
    }
    return function (r, i) {
      return ((t = i), r.replace(e, n));
    };
  })(),
  yl =
    /(^|[^._A-Z0-9])(\$?)([A-Z]{1,2}|[A-W][A-Z]{2}|X[A-E][A-Z]|XF[A-D])(\$?)(\d{1,7})(?![_.\(A-Za-z0-9])/g;
try {
  yl =
    /(^|[^._A-Z0-9])([$]?)([A-Z]{1,2}|[A-W][A-Z]{2}|X[A-E][A-Z]|XF[A-D])([$]?)(10[0-3]\d{4}|104[0-7]\d{3}|1048[0-4]\d{2}|10485[0-6]\d|104857[0-6]|[1-9]\d{0,5})(?![_.\(A-Za-z0-9])/g;
} catch {}
var bl = /*#__PURE__*/ (function () {
  return function (e, t) {
    return e.replace(yl, function (e, n, r, i, a, o) {
      var s = Mr(i) - (r ? 0 : t.c),
        c = Or(o) - (a ? 0 : t.r),
        l = a == `$` ? c + 1 : c == 0 ? `` : `[` + c + `]`,
        u = r == `$` ? s + 1 : s == 0 ? `` : `[` + s + `]`;
      return n + `R` + l + `C` + u;
    });
  };
})();
function xl(e, t) {
  return e.replace(yl, function (e, n, r, i, a, o) {
    return n + (r == `$` ? r + i : Nr(Mr(i) + t.c)) + (a == `$` ? a + o : kr(Or(o) + t.r));
  });
}
function Sl(e, t, n) {
  var r = Rr(t).s,
    i = Ir(n);
  return xl(e, { r: i.r - r.r, c: i.c - r.c });
}
function Cl(e) {
  return e.length != 1;
}
function wl(e) {
  return e.replace(/_xlfn\./g, ``);
}
function Tl(e) {
  e.l += 1;
}
function El(e, t) {
  var n = e.read_shift(t == 1 ? 1 : 2);
  return [n & 16383, (n >> 14) & 1, (n >> 15) & 1];
}
function Dl(e, t, n) {
  var r = 2;
  if (n) {
    if (n.biff >= 2 && n.biff <= 5) return Ol(e, t, n);
    n.biff == 12 && (r = 4);
  }
  var i = e.read_shift(r),
    a = e.read_shift(r),
    o = El(e, 2),
    s = El(e, 2);
  return {
    s: { r: i, c: o[0], cRel: o[1], rRel: o[2] },
    e: { r: a, c: s[0], cRel: s[1], rRel: s[2] },
  };
}
function Ol(e) {
  var t = El(e, 2),
    n = El(e, 2),
    r = e.read_shift(1),
    i = e.read_shift(1);
  return {
    s: { r: t[0], c: r, cRel: t[1], rRel: t[2] },
    e: { r: n[0], c: i, cRel: n[1], rRel: n[2] },
  };
}
function kl(e, t, n) {
  if (n.biff < 8) return Ol(e, t, n);
  var r = e.read_shift(n.biff == 12 ? 4 : 2),
    i = e.read_shift(n.biff == 12 ? 4 : 2),
    a = El(e, 2),
    o = El(e, 2);
  return {
    s: { r, c: a[0], cRel: a[1], rRel: a[2] },
    e: { r: i, c: o[0], cRel: o[1], rRel: o[2] },
  };
}
function Al(e, t, n) {
  if (n && n.biff >= 2 && n.biff <= 5) return jl(e, t, n);
  var r = e.read_shift(n && n.biff == 12 ? 4 : 2),
    i = El(e, 2);
  return { r, c: i[0], cRel: i[1], rRel: i[2] };
}
function jl(e) {
  var t = El(e, 2),
    n = e.read_shift(1);
  return { r: t[0], c: n, cRel: t[1], rRel: t[2] };
}
function Ml(e) {
  var t = e.read_shift(2),
    n = e.read_shift(2);
  return { r: t, c: n & 255, fQuoted: !!(n & 16384), cRel: n >> 15, rRel: n >> 15 };
}
function Nl(e, t, n) {
  var r = n && n.biff ? n.biff : 8;
  if (r >= 2 && r <= 5) return Pl(e, t, n);
  var i = e.read_shift(r >= 12 ? 4 : 2),
    a = e.read_shift(2),
    o = (a & 16384) >> 14,
    s = (a & 32768) >> 15;
  if (((a &= 16383), s == 1)) for (; i > 524287;) i -= 1048576;
  if (o == 1) for (; a > 8191;) a -= 16384;
  return { r: i, c: a, cRel: o, rRel: s };
}
function Pl(e) {
  var t = e.read_shift(2),
    n = e.read_shift(1),
    r = (t & 32768) >> 15,
    i = (t & 16384) >> 14;
  return (
    (t &= 16383),
    r == 1 && t >= 8192 && (t -= 16384),
    i == 1 && n >= 128 && (n -= 256),
    { r: t, c: n, cRel: i, rRel: r }
  );
}
function Fl(e, t, n) {
  return [(e[e.l++] & 96) >> 5, Dl(e, n.biff >= 2 && n.biff <= 5 ? 6 : 8, n)];
}
function Il(e, t, n) {
  var r = (e[e.l++] & 96) >> 5,
    i = e.read_shift(2, `i`),
    a = 8;
  if (n)
    switch (n.biff) {
      case 5:
        ((e.l += 12), (a = 6));
        break;
      case 12:
        a = 12;
    }
  return [r, i, Dl(e, a, n)];
}
function Ll(e, t, n) {
  var r = (e[e.l++] & 96) >> 5;
  return ((e.l += n && n.biff > 8 ? 12 : n.biff < 8 ? 6 : 8), [r]);
}
function Rl(e, t, n) {
  var r = (e[e.l++] & 96) >> 5,
    i = e.read_shift(2),
    a = 8;
  if (n)
    switch (n.biff) {
      case 5:
        ((e.l += 12), (a = 6));
        break;
      case 12:
        a = 12;
    }
  return ((e.l += a), [r, i]);
}
function zl(e, t, n) {
  return [(e[e.l++] & 96) >> 5, kl(e, t - 1, n)];
}
function Bl(e, t, n) {
  var r = (e[e.l++] & 96) >> 5;
  return ((e.l += n.biff == 2 ? 6 : n.biff == 12 ? 14 : 7), [r]);
}
function Vl(e) {
  var t = e[e.l + 1] & 1;
  return ((e.l += 4), [t, 1]);
}
function Hl(e, t, n) {
  e.l += 2;
  for (var r = e.read_shift(n && n.biff == 2 ? 1 : 2), i = [], a = 0; a <= r; ++a)
    i.push(e.read_shift(n && n.biff == 2 ? 1 : 2));
  return i;
}
function Ul(e, t, n) {
  var r = e[e.l + 1] & 255 ? 1 : 0;
  return ((e.l += 2), [r, e.read_shift(n && n.biff == 2 ? 1 : 2)]);
}
function Wl(e, t, n) {
  var r = e[e.l + 1] & 255 ? 1 : 0;
  return ((e.l += 2), [r, e.read_shift(n && n.biff == 2 ? 1 : 2)]);
}
function Gl(e) {
  var t = e[e.l + 1] & 255 ? 1 : 0;
  return ((e.l += 2), [t, e.read_shift(2)]);
}
function Kl(e, t, n) {
  var r = e[e.l + 1] & 255 ? 1 : 0;
  return ((e.l += n && n.biff == 2 ? 3 : 4), [r]);
}
function ql(e) {
  return [e.read_shift(1), e.read_shift(1)];
}
function Jl(e) {
  return (e.read_shift(2), ql(e, 2));
}
function Yl(e) {
  return (e.read_shift(2), ql(e, 2));
}
function Xl(e, t, n) {
  var r = (e[e.l] & 96) >> 5;
  return ((e.l += 1), [r, Al(e, 0, n)]);
}
function Zl(e, t, n) {
  var r = (e[e.l] & 96) >> 5;
  return ((e.l += 1), [r, Nl(e, 0, n)]);
}
function Ql(e, t, n) {
  var r = (e[e.l] & 96) >> 5;
  e.l += 1;
  var i = e.read_shift(2);
  return (n && n.biff == 5 && (e.l += 12), [r, i, Al(e, 0, n)]);
}
function $l(e, t, n) {
  var r = (e[e.l] & 96) >> 5;
  e.l += 1;
  var i = e.read_shift(n && n.biff <= 3 ? 1 : 2);
  return [pd[i], fd[i], r];
}
function eu(e, t, n) {
  var r = e[e.l++],
    i = e.read_shift(1),
    a = n && n.biff <= 3 ? [r == 88 ? -1 : 0, e.read_shift(1)] : tu(e);
  return [i, (a[0] === 0 ? fd : dd)[a[1]]];
}
function tu(e) {
  return [e[e.l + 1] >> 7, e.read_shift(2) & 32767];
}
function nu(e, t, n) {
  e.l += n && n.biff == 2 ? 3 : 4;
}
function ru(e, t, n) {
  return (
    e.l++,
    n && n.biff == 12
      ? [e.read_shift(4, `i`), 0]
      : [e.read_shift(2), e.read_shift(n && n.biff == 2 ? 1 : 2)]
  );
}
function iu(e) {
  return (e.l++, Mi[e.read_shift(1)]);
}
function au(e) {
  return (e.l++, e.read_shift(2));
}
function ou(e) {
  return (e.l++, e.read_shift(1) !== 0);
}
function su(e) {
  return (e.l++, si(e, 8));
}
function cu(e, t, n) {
  return (e.l++, xa(e, t - 1, n));
}
function lu(e, t) {
  var n = [e.read_shift(1)];
  if (t == 12)
    switch (n[0]) {
      case 2:
        n[0] = 4;
        break;
      case 4:
        n[0] = 16;
        break;
      case 0:
        n[0] = 1;
        break;
      case 1:
        n[0] = 2;
    }
  switch (n[0]) {
    case 4:
      ((n[1] = _a(e, 1) ? `TRUE` : `FALSE`), t != 12 && (e.l += 7));
      break;
    case 37:
    case 16:
      ((n[1] = Mi[e[e.l]]), (e.l += t == 12 ? 4 : 8));
      break;
    case 0:
      e.l += 8;
      break;
    case 1:
      n[1] = si(e, 8);
      break;
    case 2:
      n[1] = Ta(e, 0, { biff: t > 0 && t < 8 ? 2 : t });
      break;
    default:
      throw Error(`Bad SerAr: ` + n[0]);
  }
  return n;
}
function uu(e, t, n) {
  for (var r = e.read_shift(n.biff == 12 ? 4 : 2), i = [], a = 0; a != r; ++a)
    i.push((n.biff == 12 ? oi : Ba)(e, 8));
  return i;
}
function du(e, t, n) {
  var r = 0,
    i = 0;
  (n.biff == 12
    ? ((r = e.read_shift(4)), (i = e.read_shift(4)))
    : ((i = 1 + e.read_shift(1)), (r = 1 + e.read_shift(2))),
    n.biff >= 2 && n.biff < 8 && (--r, --i == 0 && (i = 256)));
  for (var a = 0, o = []; a != r && (o[a] = []); ++a)
    for (var s = 0; s != i; ++s) o[a][s] = lu(e, n.biff);
  return o;
}
function fu(e, t, n) {
  var r = (e.read_shift(1) >>> 5) & 3,
    i = !n || n.biff >= 8 ? 4 : 2,
    a = e.read_shift(i);
  switch (n.biff) {
    case 2:
      e.l += 5;
      break;
    case 3:
    case 4:
      e.l += 8;
      break;
    case 5:
      e.l += 12;
  }
  return [r, 0, a];
}
function pu(e, t, n) {
  return n.biff == 5
    ? mu(e, t, n)
    : [(e.read_shift(1) >>> 5) & 3, e.read_shift(2), e.read_shift(4)];
}
function mu(e) {
  var t = (e.read_shift(1) >>> 5) & 3,
    n = e.read_shift(2, `i`);
  e.l += 8;
  var r = e.read_shift(2);
  return ((e.l += 12), [t, n, r]);
}
function hu(e, t, n) {
  var r = (e.read_shift(1) >>> 5) & 3;
  return ((e.l += n && n.biff == 2 ? 3 : 4), [r, e.read_shift(n && n.biff == 2 ? 1 : 2)]);
}
function gu(e, t, n) {
  return [(e.read_shift(1) >>> 5) & 3, e.read_shift(n && n.biff == 2 ? 1 : 2)];
}
function _u(e, t, n) {
  var r = (e.read_shift(1) >>> 5) & 3;
  return ((e.l += 4), n.biff < 8 && e.l--, n.biff == 12 && (e.l += 2), [r]);
}
function vu(e, t, n) {
  var r = (e[e.l++] & 96) >> 5,
    i = e.read_shift(2),
    a = 4;
  if (n)
    switch (n.biff) {
      case 5:
        a = 15;
        break;
      case 12:
        a = 6;
    }
  return ((e.l += a), [r, i]);
}
var yu = br,
  bu = br,
  xu = br;
function Su(e, t, n) {
  return ((e.l += 2), [Ml(e, 4, n)]);
}
function Cu(e) {
  return ((e.l += 6), []);
}
var wu = Su,
  Tu = Cu,
  Eu = Cu,
  Du = Su;
function Ou(e) {
  return ((e.l += 2), [va(e), e.read_shift(2) & 1]);
}
var ku = Su,
  Au = Ou,
  ju = Cu,
  Mu = Su,
  Nu = Su,
  Pu = [
    `Data`,
    `All`,
    `Headers`,
    `??`,
    `?Data2`,
    `??`,
    `?DataHeaders`,
    `??`,
    `Totals`,
    `??`,
    `??`,
    `??`,
    `?DataTotals`,
    `??`,
    `??`,
    `??`,
    `?Current`,
  ];
function Fu(e) {
  e.l += 2;
  var t = e.read_shift(2),
    n = e.read_shift(2),
    r = e.read_shift(4),
    i = e.read_shift(2),
    a = e.read_shift(2),
    o = Pu[(n >> 2) & 31];
  return { ixti: t, coltype: n & 3, rt: o, idx: r, c: i, C: a };
}
function Iu(e) {
  return ((e.l += 2), [e.read_shift(4)]);
}
function Lu(e, t, n) {
  return ((e.l += 5), (e.l += 2), (e.l += n.biff == 2 ? 1 : 4), [`PTGSHEET`]);
}
function Ru(e, t, n) {
  return ((e.l += n.biff == 2 ? 4 : 5), [`PTGENDSHEET`]);
}
function zu(e) {
  return [(e.read_shift(1) >>> 5) & 3, e.read_shift(2)];
}
function Bu(e) {
  return [(e.read_shift(1) >>> 5) & 3, e.read_shift(2)];
}
function Vu(e) {
  return ((e.l += 4), [0, 0]);
}
var Hu = {
    1: { n: `PtgExp`, f: ru },
    2: { n: `PtgTbl`, f: xu },
    3: { n: `PtgAdd`, f: Tl },
    4: { n: `PtgSub`, f: Tl },
    5: { n: `PtgMul`, f: Tl },
    6: { n: `PtgDiv`, f: Tl },
    7: { n: `PtgPower`, f: Tl },
    8: { n: `PtgConcat`, f: Tl },
    9: { n: `PtgLt`, f: Tl },
    10: { n: `PtgLe`, f: Tl },
    11: { n: `PtgEq`, f: Tl },
    12: { n: `PtgGe`, f: Tl },
    13: { n: `PtgGt`, f: Tl },
    14: { n: `PtgNe`, f: Tl },
    15: { n: `PtgIsect`, f: Tl },
    16: { n: `PtgUnion`, f: Tl },
    17: { n: `PtgRange`, f: Tl },
    18: { n: `PtgUplus`, f: Tl },
    19: { n: `PtgUminus`, f: Tl },
    20: { n: `PtgPercent`, f: Tl },
    21: { n: `PtgParen`, f: Tl },
    22: { n: `PtgMissArg`, f: Tl },
    23: { n: `PtgStr`, f: cu },
    26: { n: `PtgSheet`, f: Lu },
    27: { n: `PtgEndSheet`, f: Ru },
    28: { n: `PtgErr`, f: iu },
    29: { n: `PtgBool`, f: ou },
    30: { n: `PtgInt`, f: au },
    31: { n: `PtgNum`, f: su },
    32: { n: `PtgArray`, f: Bl },
    33: { n: `PtgFunc`, f: $l },
    34: { n: `PtgFuncVar`, f: eu },
    35: { n: `PtgName`, f: fu },
    36: { n: `PtgRef`, f: Xl },
    37: { n: `PtgArea`, f: Fl },
    38: { n: `PtgMemArea`, f: hu },
    39: { n: `PtgMemErr`, f: yu },
    40: { n: `PtgMemNoMem`, f: bu },
    41: { n: `PtgMemFunc`, f: gu },
    42: { n: `PtgRefErr`, f: _u },
    43: { n: `PtgAreaErr`, f: Ll },
    44: { n: `PtgRefN`, f: Zl },
    45: { n: `PtgAreaN`, f: zl },
    46: { n: `PtgMemAreaN`, f: zu },
    47: { n: `PtgMemNoMemN`, f: Bu },
    57: { n: `PtgNameX`, f: pu },
    58: { n: `PtgRef3d`, f: Ql },
    59: { n: `PtgArea3d`, f: Il },
    60: { n: `PtgRefErr3d`, f: vu },
    61: { n: `PtgAreaErr3d`, f: Rl },
    255: {},
  },
  Uu = {
    64: 32,
    96: 32,
    65: 33,
    97: 33,
    66: 34,
    98: 34,
    67: 35,
    99: 35,
    68: 36,
    100: 36,
    69: 37,
    101: 37,
    70: 38,
    102: 38,
    71: 39,
    103: 39,
    72: 40,
    104: 40,
    73: 41,
    105: 41,
    74: 42,
    106: 42,
    75: 43,
    107: 43,
    76: 44,
    108: 44,
    77: 45,
    109: 45,
    78: 46,
    110: 46,
    79: 47,
    111: 47,
    88: 34,
    120: 34,
    89: 57,
    121: 57,
    90: 58,
    122: 58,
    91: 59,
    123: 59,
    92: 60,
    124: 60,
    93: 61,
    125: 61,
  },
  Wu = {
    1: { n: `PtgElfLel`, f: Ou },
    2: { n: `PtgElfRw`, f: Mu },
    3: { n: `PtgElfCol`, f: wu },
    6: { n: `PtgElfRwV`, f: Nu },
    7: { n: `PtgElfColV`, f: Du },
    10: { n: `PtgElfRadical`, f: ku },
    11: { n: `PtgElfRadicalS`, f: ju },
    13: { n: `PtgElfColS`, f: Tu },
    15: { n: `PtgElfColSV`, f: Eu },
    16: { n: `PtgElfRadicalLel`, f: Au },
    25: { n: `PtgList`, f: Fu },
    29: { n: `PtgSxName`, f: Iu },
    255: {},
  },
  Gu = {
    0: { n: `PtgAttrNoop`, f: Vu },
    1: { n: `PtgAttrSemi`, f: Kl },
    2: { n: `PtgAttrIf`, f: Wl },
    4: { n: `PtgAttrChoose`, f: Hl },
    8: { n: `PtgAttrGoto`, f: Ul },
    16: { n: `PtgAttrSum`, f: nu },
    32: { n: `PtgAttrBaxcel`, f: Vl },
    33: { n: `PtgAttrBaxcel`, f: Vl },
    64: { n: `PtgAttrSpace`, f: Jl },
    65: { n: `PtgAttrSpaceSemi`, f: Yl },
    128: { n: `PtgAttrIfError`, f: Gl },
    255: {},
  };
function Ku(e, t, n, r) {
  if (r.biff < 8) return br(e, t);
  for (var i = e.l + t, a = [], o = 0; o !== n.length; ++o)
    switch (n[o][0]) {
      case `PtgArray`:
        ((n[o][1] = du(e, 0, r)), a.push(n[o][1]));
        break;
      case `PtgMemArea`:
        ((n[o][2] = uu(e, n[o][1], r)), a.push(n[o][2]));
        break;
      case `PtgExp`:
        r && r.biff == 12 && ((n[o][1][1] = e.read_shift(4)), a.push(n[o][1]));
        break;
      case `PtgList`:
      case `PtgElfRadicalS`:
      case `PtgElfColS`:
      case `PtgElfColSV`:
        throw `Unsupported ` + n[o][0];
    }
  return ((t = i - e.l), t !== 0 && a.push(br(e, t)), a);
}
function qu(e, t, n) {
  for (var r = e.l + t, i, a, o = []; r != e.l;)
    ((t = r - e.l),
      (a = e[e.l]),
      (i = Hu[a] || Hu[Uu[a]]),
      (a === 24 || a === 25) && (i = (a === 24 ? Wu : Gu)[e[e.l + 1]]),
      !i || !i.f ? br(e, t) : o.push([i.n, i.f(e, t, n)]));
  return o;
}
function Ju(e) {
  for (var t = [], n = 0; n < e.length; ++n) {
    for (var r = e[n], i = [], a = 0; a < r.length; ++a) {
      var o = r[a];
      if (o)
        switch (o[0]) {
          case 2:
            i.push(`"` + o[1].replace(/"/g, `""`) + `"`);
            break;
          default:
            i.push(o[1]);
        }
      else i.push(``);
    }
    t.push(i.join(`,`));
  }
  return t.join(`;`);
}
var Yu = {
  PtgAdd: `+`,
  PtgConcat: `&`,
  PtgDiv: `/`,
  PtgEq: `=`,
  PtgGe: `>=`,
  PtgGt: `>`,
  PtgLe: `<=`,
  PtgLt: `<`,
  PtgMul: `*`,
  PtgNe: `<>`,
  PtgPower: `^`,
  PtgSub: `-`,
};
function Xu(e, t) {
  var n = e.lastIndexOf(`!`),
    r = t.lastIndexOf(`!`);
  return n == -1 && r == -1
    ? e + `:` + t
    : n > 0 && r > 0 && e.slice(0, n).toLowerCase() == t.slice(0, r).toLowerCase()
      ? e + `:` + t.slice(r + 1)
      : (console.error(`Cannot hydrate range`, e, t), e + `:` + t);
}
function Zu(e, t, n) {
  if (!e) return `SH33TJSERR0`;
  if (n.biff > 8 && (!e.XTI || !e.XTI[t])) return e.SheetNames[t];
  if (!e.XTI) return `SH33TJSERR6`;
  var r = e.XTI[t];
  if (n.biff < 8) return (t > 1e4 && (t -= 65536), t < 0 && (t = -t), t == 0 ? `` : e.XTI[t - 1]);
  if (!r) return `SH33TJSERR1`;
  var i = ``;
  if (n.biff > 8)
    switch (e[r[0]][0]) {
      case 357:
        return (
          (i = r[1] == -1 ? `#REF` : e.SheetNames[r[1]]),
          r[1] == r[2] ? i : i + `:` + e.SheetNames[r[2]]
        );
      case 358:
        return n.SID == null ? `SH33TJSSAME` + e[r[0]][0] : e.SheetNames[n.SID];
      default:
        return `SH33TJSSRC` + e[r[0]][0];
    }
  switch (e[r[0]][0][0]) {
    case 1025:
      return (
        (i = r[1] == -1 ? `#REF` : e.SheetNames[r[1]] || `SH33TJSERR3`),
        r[1] == r[2] ? i : i + `:` + e.SheetNames[r[2]]
      );
    case 14849:
      return e[r[0]]
        .slice(1)
        .map(function (e) {
          return e.Name;
        })
        .join(`;;`);
    default:
      return e[r[0]][0][3]
        ? ((i = r[1] == -1 ? `#REF` : e[r[0]][0][3][r[1]] || `SH33TJSERR4`),
          r[1] == r[2] ? i : i + `:` + e[r[0]][0][3][r[2]])
        : `SH33TJSERR2`;
  }
}
function Qu(e, t, n) {
  var r = Zu(e, t, n);
  return r == `#REF` ? r : Br(r, n);
}
function $u(e, t, n, r, i) {
  var a = (i && i.biff) || 8,
    o = { s: { c: 0, r: 0 }, e: { c: 0, r: 0 } },
    s = [],
    c,
    l,
    u,
    d = 0,
    f = 0,
    p,
    m = ``;
  if (!e[0] || !e[0][0]) return ``;
  for (var h = -1, g = ``, _ = 0, v = e[0].length; _ < v; ++_) {
    var y = e[0][_];
    switch (y[0]) {
      case `PtgUminus`:
        s.push(`-` + s.pop());
        break;
      case `PtgUplus`:
        s.push(`+` + s.pop());
        break;
      case `PtgPercent`:
        s.push(s.pop() + `%`);
        break;
      case `PtgAdd`:
      case `PtgConcat`:
      case `PtgDiv`:
      case `PtgEq`:
      case `PtgGe`:
      case `PtgGt`:
      case `PtgLe`:
      case `PtgLt`:
      case `PtgMul`:
      case `PtgNe`:
      case `PtgPower`:
      case `PtgSub`:
        if (((c = s.pop()), (l = s.pop()), h >= 0)) {
          switch (e[0][h][1][0]) {
            case 0:
              g = q(` `, e[0][h][1][1]);
              break;
            case 1:
              g = q(`\r`, e[0][h][1][1]);
              break;
            default:
              if (((g = ``), i.WTF)) throw Error(`Unexpected PtgAttrSpaceType ` + e[0][h][1][0]);
          }
          ((l += g), (h = -1));
        }
        s.push(l + Yu[y[0]] + c);
        break;
      case `PtgIsect`:
        ((c = s.pop()), (l = s.pop()), s.push(l + ` ` + c));
        break;
      case `PtgUnion`:
        ((c = s.pop()), (l = s.pop()), s.push(l + `,` + c));
        break;
      case `PtgRange`:
        ((c = s.pop()), (l = s.pop()), s.push(Xu(l, c)));
        break;
      case `PtgAttrChoose`:
        break;
      case `PtgAttrGoto`:
        break;
      case `PtgAttrIf`:
        break;
      case `PtgAttrIfError`:
        break;
      case `PtgRef`:
        ((u = wr(y[1][1], o, i)), s.push(Er(u, a)));
        break;
      case `PtgRefN`:
        ((u = n ? wr(y[1][1], n, i) : y[1][1]), s.push(Er(u, a)));
        break;
      case `PtgRef3d`:
        ((d = y[1][1]), (u = wr(y[1][2], o, i)), (m = Qu(r, d, i)), s.push(m + `!` + Er(u, a)));
        break;
      case `PtgFunc`:
      case `PtgFuncVar`:
        var b = y[1][0],
          x = y[1][1];
        ((b ||= 0), (b &= 127));
        var S = b == 0 ? [] : s.slice(-b);
        ((s.length -= b), x === `User` && (x = S.shift()), s.push(x + `(` + S.join(`,`) + `)`));
        break;
      case `PtgBool`:
        s.push(y[1] ? `TRUE` : `FALSE`);
        break;
      case `PtgInt`:
        s.push(y[1]);
        break;
      case `PtgNum`:
        s.push(String(y[1]));
        break;
      case `PtgStr`:
        s.push(`"` + y[1].replace(/"/g, `""`) + `"`);
        break;
      case `PtgErr`:
        s.push(y[1]);
        break;
      case `PtgAreaN`:
        ((p = Tr(y[1][1], n ? { s: n } : o, i)), s.push(Dr(p, i)));
        break;
      case `PtgArea`:
        ((p = Tr(y[1][1], o, i)), s.push(Dr(p, i)));
        break;
      case `PtgArea3d`:
        ((d = y[1][1]), (p = y[1][2]), (m = Qu(r, d, i)), s.push(m + `!` + Dr(p, i)));
        break;
      case `PtgAttrSum`:
        s.push(`SUM(` + s.pop() + `)`);
        break;
      case `PtgAttrBaxcel`:
      case `PtgAttrSemi`:
        break;
      case `PtgName`:
        f = y[1][2];
        var C = (r.names || [])[f - 1] || (r[0] || [])[f],
          w = C ? C.Name : `SH33TJSNAME` + String(f);
        (w && w.slice(0, 6) == `_xlfn.` && !i.xlfn && (w = w.slice(6)), s.push(w));
        break;
      case `PtgNameX`:
        var T = y[1][1];
        f = y[1][2];
        var E;
        if (i.biff <= 5) (T < 0 && (T = -T), r[T] && (E = r[T][f]));
        else {
          var D = ``;
          if (
            (((r[T] || [])[0] || [])[0] == 14849 ||
              (((r[T] || [])[0] || [])[0] == 1025
                ? r[T][f] && r[T][f].itab > 0 && (D = r.SheetNames[r[T][f].itab - 1] + `!`)
                : (D = r.SheetNames[f - 1] + `!`)),
            r[T] && r[T][f])
          )
            D += r[T][f].Name;
          else if (r[0] && r[0][f]) D += r[0][f].Name;
          else {
            var O = (Zu(r, T, i) || ``).split(`;;`);
            O[f - 1] ? (D = O[f - 1]) : (D += `SH33TJSERRX`);
          }
          s.push(D);
          break;
        }
        ((E ||= { Name: `SH33TJSERRY` }), s.push(E.Name));
        break;
      case `PtgParen`:
        var k = `(`,
          A = `)`;
        if (h >= 0) {
          switch (((g = ``), e[0][h][1][0])) {
            case 2:
              k = q(` `, e[0][h][1][1]) + k;
              break;
            case 3:
              k = q(`\r`, e[0][h][1][1]) + k;
              break;
            case 4:
              A = q(` `, e[0][h][1][1]) + A;
              break;
            case 5:
              A = q(`\r`, e[0][h][1][1]) + A;
              break;
            default:
              if (i.WTF) throw Error(`Unexpected PtgAttrSpaceType ` + e[0][h][1][0]);
          }
          h = -1;
        }
        s.push(k + s.pop() + A);
        break;
      case `PtgRefErr`:
        s.push(`#REF!`);
        break;
      case `PtgRefErr3d`:
        s.push(`#REF!`);
        break;
      case `PtgExp`:
        u = { c: y[1][1], r: y[1][0] };
        var j = { c: n.c, r: n.r };
        if (r.sharedf[Lr(u)]) {
          var M = r.sharedf[Lr(u)];
          s.push($u(M, o, j, r, i));
        } else {
          var N = !1;
          for (c = 0; c != r.arrayf.length; ++c)
            if (
              ((l = r.arrayf[c]),
              !(u.c < l[0].s.c || u.c > l[0].e.c) && !(u.r < l[0].s.r || u.r > l[0].e.r))
            ) {
              (s.push($u(l[1], o, j, r, i)), (N = !0));
              break;
            }
          N || s.push(y[1]);
        }
        break;
      case `PtgArray`:
        s.push(`{` + Ju(y[1]) + `}`);
        break;
      case `PtgMemArea`:
        break;
      case `PtgAttrSpace`:
      case `PtgAttrSpaceSemi`:
        h = _;
        break;
      case `PtgTbl`:
        break;
      case `PtgMemErr`:
        break;
      case `PtgMissArg`:
        s.push(``);
        break;
      case `PtgAreaErr`:
        s.push(`#REF!`);
        break;
      case `PtgAreaErr3d`:
        s.push(`#REF!`);
        break;
      case `PtgList`:
        s.push(`Table` + y[1].idx + `[#` + y[1].rt + `]`);
        break;
      case `PtgMemAreaN`:
      case `PtgMemNoMemN`:
      case `PtgAttrNoop`:
      case `PtgSheet`:
      case `PtgEndSheet`:
        break;
      case `PtgMemFunc`:
        break;
      case `PtgMemNoMem`:
        break;
      case `PtgElfCol`:
      case `PtgElfColS`:
      case `PtgElfColSV`:
      case `PtgElfColV`:
      case `PtgElfLel`:
      case `PtgElfRadical`:
      case `PtgElfRadicalLel`:
      case `PtgElfRadicalS`:
      case `PtgElfRw`:
      case `PtgElfRwV`:
        throw Error(`Unsupported ELFs`);
      case `PtgSxName`:
        throw Error(`Unrecognized Formula Token: ` + String(y));
      default:
        throw Error(`Unrecognized Formula Token: ` + String(y));
    }
    if (
      i.biff != 3 &&
      h >= 0 &&
      [`PtgAttrSpace`, `PtgAttrSpaceSemi`, `PtgAttrGoto`].indexOf(e[0][_][0]) == -1
    ) {
      y = e[0][h];
      var P = !0;
      switch (y[1][0]) {
        case 4:
          P = !1;
        case 0:
          g = q(` `, y[1][1]);
          break;
        case 5:
          P = !1;
        case 1:
          g = q(`\r`, y[1][1]);
          break;
        default:
          if (((g = ``), i.WTF)) throw Error(`Unexpected PtgAttrSpaceType ` + y[1][0]);
      }
      (s.push((P ? g : ``) + s.pop() + (P ? `` : g)), (h = -1));
    }
  }
  if (s.length > 1 && i.WTF) throw Error(`bad formula stack`);
  return s[0] == `TRUE` || (s[0] != `FALSE` && s[0]);
}
function ed(e, t, n) {
  var r = e.l + t,
    i = n.biff == 2 ? 1 : 2,
    a,
    o = e.read_shift(i);
  if (o == 65535) return [[], br(e, t - 2)];
  var s = qu(e, o, n);
  return (t !== o + i && (a = Ku(e, t - o - i, s, n)), (e.l = r), [s, a]);
}
function td(e, t, n) {
  var r = e.l + t,
    i = n.biff == 2 ? 1 : 2,
    a,
    o = e.read_shift(i);
  if (o == 65535) return [[], br(e, t - 2)];
  var s = qu(e, o, n);
  return (t !== o + i && (a = Ku(e, t - o - i, s, n)), (e.l = r), [s, a]);
}
function nd(e, t, n, r) {
  var i = e.l + t,
    a = qu(e, r, n),
    o;
  return (i !== e.l && (o = Ku(e, i - e.l, a, n)), [a, o]);
}
function rd(e, t, n) {
  var r = e.l + t,
    i,
    a = e.read_shift(2),
    o = qu(e, a, n);
  return a == 65535 ? [[], br(e, t - 2)] : (t !== a + 2 && (i = Ku(e, r - a - 2, o, n)), [o, i]);
}
function id(e) {
  var t;
  if (cr(e, e.l + 6) !== 65535) return [si(e), `n`];
  switch (e[e.l]) {
    case 0:
      return ((e.l += 8), [`String`, `s`]);
    case 1:
      return ((t = e[e.l + 2] === 1), (e.l += 8), [t, `b`]);
    case 2:
      return ((t = e[e.l + 2]), (e.l += 8), [t, `e`]);
    case 3:
      return ((e.l += 8), [``, `s`]);
  }
  return [];
}
function ad(e, t, n) {
  var r = e.l + t,
    i = Pa(e, 6, n),
    a = id(e, 8),
    o = e.read_shift(1);
  n.biff != 2 && (e.read_shift(1), n.biff >= 5 && e.read_shift(4));
  var s = td(e, r - e.l, n);
  return { cell: i, val: a[0], formula: s, shared: (o >> 3) & 1, tt: a[1] };
}
function od(e, t, n) {
  var r = qu(e, e.read_shift(4), n),
    i = e.read_shift(4);
  return [r, i > 0 ? Ku(e, i, r, n) : null];
}
var sd = od,
  cd = od,
  ld = od,
  ud = od,
  dd = {
    0: `BEEP`,
    1: `OPEN`,
    2: `OPEN.LINKS`,
    3: `CLOSE.ALL`,
    4: `SAVE`,
    5: `SAVE.AS`,
    6: `FILE.DELETE`,
    7: `PAGE.SETUP`,
    8: `PRINT`,
    9: `PRINTER.SETUP`,
    10: `QUIT`,
    11: `NEW.WINDOW`,
    12: `ARRANGE.ALL`,
    13: `WINDOW.SIZE`,
    14: `WINDOW.MOVE`,
    15: `FULL`,
    16: `CLOSE`,
    17: `RUN`,
    22: `SET.PRINT.AREA`,
    23: `SET.PRINT.TITLES`,
    24: `SET.PAGE.BREAK`,
    25: `REMOVE.PAGE.BREAK`,
    26: `FONT`,
    27: `DISPLAY`,
    28: `PROTECT.DOCUMENT`,
    29: `PRECISION`,
    30: `A1.R1C1`,
    31: `CALCULATE.NOW`,
    32: `CALCULATION`,
    34: `DATA.FIND`,
    35: `EXTRACT`,
    36: `DATA.DELETE`,
    37: `SET.DATABASE`,
    38: `SET.CRITERIA`,
    39: `SORT`,
    40: `DATA.SERIES`,
    41: `TABLE`,
    42: `FORMAT.NUMBER`,
    43: `ALIGNMENT`,
    44: `STYLE`,
    45: `BORDER`,
    46: `CELL.PROTECTION`,
    47: `COLUMN.WIDTH`,
    48: `UNDO`,
    49: `CUT`,
    50: `COPY`,
    51: `PASTE`,
    52: `CLEAR`,
    53: `PASTE.SPECIAL`,
    54: `EDIT.DELETE`,
    55: `INSERT`,
    56: `FILL.RIGHT`,
    57: `FILL.DOWN`,
    61: `DEFINE.NAME`,
    62: `CREATE.NAMES`,
    63: `FORMULA.GOTO`,
    64: `FORMULA.FIND`,
    65: `SELECT.LAST.CELL`,
    66: `SHOW.ACTIVE.CELL`,
    67: `GALLERY.AREA`,
    68: `GALLERY.BAR`,
    69: `GALLERY.COLUMN`,
    70: `GALLERY.LINE`,
    71: `GALLERY.PIE`,
    72: `GALLERY.SCATTER`,
    73: `COMBINATION`,
    74: `PREFERRED`,
    75: `ADD.OVERLAY`,
    76: `GRIDLINES`,
    77: `SET.PREFERRED`,
    78: `AXES`,
    79: `LEGEND`,
    80: `ATTACH.TEXT`,
    81: `ADD.ARROW`,
    82: `SELECT.CHART`,
    83: `SELECT.PLOT.AREA`,
    84: `PATTERNS`,
    85: `MAIN.CHART`,
    86: `OVERLAY`,
    87: `SCALE`,
    88: `FORMAT.LEGEND`,
    89: `FORMAT.TEXT`,
    90: `EDIT.REPEAT`,
    91: `PARSE`,
    92: `JUSTIFY`,
    93: `HIDE`,
    94: `UNHIDE`,
    95: `WORKSPACE`,
    96: `FORMULA`,
    97: `FORMULA.FILL`,
    98: `FORMULA.ARRAY`,
    99: `DATA.FIND.NEXT`,
    100: `DATA.FIND.PREV`,
    101: `FORMULA.FIND.NEXT`,
    102: `FORMULA.FIND.PREV`,
    103: `ACTIVATE`,
    104: `ACTIVATE.NEXT`,
    105: `ACTIVATE.PREV`,
    106: `UNLOCKED.NEXT`,
    107: `UNLOCKED.PREV`,
    108: `COPY.PICTURE`,
    109: `SELECT`,
    110: `DELETE.NAME`,
    111: `DELETE.FORMAT`,
    112: `VLINE`,
    113: `HLINE`,
    114: `VPAGE`,
    115: `HPAGE`,
    116: `VSCROLL`,
    117: `HSCROLL`,
    118: `ALERT`,
    119: `NEW`,
    120: `CANCEL.COPY`,
    121: `SHOW.CLIPBOARD`,
    122: `MESSAGE`,
    124: `PASTE.LINK`,
    125: `APP.ACTIVATE`,
    126: `DELETE.ARROW`,
    127: `ROW.HEIGHT`,
    128: `FORMAT.MOVE`,
    129: `FORMAT.SIZE`,
    130: `FORMULA.REPLACE`,
    131: `SEND.KEYS`,
    132: `SELECT.SPECIAL`,
    133: `APPLY.NAMES`,
    134: `REPLACE.FONT`,
    135: `FREEZE.PANES`,
    136: `SHOW.INFO`,
    137: `SPLIT`,
    138: `ON.WINDOW`,
    139: `ON.DATA`,
    140: `DISABLE.INPUT`,
    142: `OUTLINE`,
    143: `LIST.NAMES`,
    144: `FILE.CLOSE`,
    145: `SAVE.WORKBOOK`,
    146: `DATA.FORM`,
    147: `COPY.CHART`,
    148: `ON.TIME`,
    149: `WAIT`,
    150: `FORMAT.FONT`,
    151: `FILL.UP`,
    152: `FILL.LEFT`,
    153: `DELETE.OVERLAY`,
    155: `SHORT.MENUS`,
    159: `SET.UPDATE.STATUS`,
    161: `COLOR.PALETTE`,
    162: `DELETE.STYLE`,
    163: `WINDOW.RESTORE`,
    164: `WINDOW.MAXIMIZE`,
    166: `CHANGE.LINK`,
    167: `CALCULATE.DOCUMENT`,
    168: `ON.KEY`,
    169: `APP.RESTORE`,
    170: `APP.MOVE`,
    171: `APP.SIZE`,
    172: `APP.MINIMIZE`,
    173: `APP.MAXIMIZE`,
    174: `BRING.TO.FRONT`,
    175: `SEND.TO.BACK`,
    185: `MAIN.CHART.TYPE`,
    186: `OVERLAY.CHART.TYPE`,
    187: `SELECT.END`,
    188: `OPEN.MAIL`,
    189: `SEND.MAIL`,
    190: `STANDARD.FONT`,
    191: `CONSOLIDATE`,
    192: `SORT.SPECIAL`,
    193: `GALLERY.3D.AREA`,
    194: `GALLERY.3D.COLUMN`,
    195: `GALLERY.3D.LINE`,
    196: `GALLERY.3D.PIE`,
    197: `VIEW.3D`,
    198: `GOAL.SEEK`,
    199: `WORKGROUP`,
    200: `FILL.GROUP`,
    201: `UPDATE.LINK`,
    202: `PROMOTE`,
    203: `DEMOTE`,
    204: `SHOW.DETAIL`,
    206: `UNGROUP`,
    207: `OBJECT.PROPERTIES`,
    208: `SAVE.NEW.OBJECT`,
    209: `SHARE`,
    210: `SHARE.NAME`,
    211: `DUPLICATE`,
    212: `APPLY.STYLE`,
    213: `ASSIGN.TO.OBJECT`,
    214: `OBJECT.PROTECTION`,
    215: `HIDE.OBJECT`,
    216: `SET.EXTRACT`,
    217: `CREATE.PUBLISHER`,
    218: `SUBSCRIBE.TO`,
    219: `ATTRIBUTES`,
    220: `SHOW.TOOLBAR`,
    222: `PRINT.PREVIEW`,
    223: `EDIT.COLOR`,
    224: `SHOW.LEVELS`,
    225: `FORMAT.MAIN`,
    226: `FORMAT.OVERLAY`,
    227: `ON.RECALC`,
    228: `EDIT.SERIES`,
    229: `DEFINE.STYLE`,
    240: `LINE.PRINT`,
    243: `ENTER.DATA`,
    249: `GALLERY.RADAR`,
    250: `MERGE.STYLES`,
    251: `EDITION.OPTIONS`,
    252: `PASTE.PICTURE`,
    253: `PASTE.PICTURE.LINK`,
    254: `SPELLING`,
    256: `ZOOM`,
    259: `INSERT.OBJECT`,
    260: `WINDOW.MINIMIZE`,
    265: `SOUND.NOTE`,
    266: `SOUND.PLAY`,
    267: `FORMAT.SHAPE`,
    268: `EXTEND.POLYGON`,
    269: `FORMAT.AUTO`,
    272: `GALLERY.3D.BAR`,
    273: `GALLERY.3D.SURFACE`,
    274: `FILL.AUTO`,
    276: `CUSTOMIZE.TOOLBAR`,
    277: `ADD.TOOL`,
    278: `EDIT.OBJECT`,
    279: `ON.DOUBLECLICK`,
    280: `ON.ENTRY`,
    281: `WORKBOOK.ADD`,
    282: `WORKBOOK.MOVE`,
    283: `WORKBOOK.COPY`,
    284: `WORKBOOK.OPTIONS`,
    285: `SAVE.WORKSPACE`,
    288: `CHART.WIZARD`,
    289: `DELETE.TOOL`,
    290: `MOVE.TOOL`,
    291: `WORKBOOK.SELECT`,
    292: `WORKBOOK.ACTIVATE`,
    293: `ASSIGN.TO.TOOL`,
    295: `COPY.TOOL`,
    296: `RESET.TOOL`,
    297: `CONSTRAIN.NUMERIC`,
    298: `PASTE.TOOL`,
    302: `WORKBOOK.NEW`,
    305: `SCENARIO.CELLS`,
    306: `SCENARIO.DELETE`,
    307: `SCENARIO.ADD`,
    308: `SCENARIO.EDIT`,
    309: `SCENARIO.SHOW`,
    310: `SCENARIO.SHOW.NEXT`,
    311: `SCENARIO.SUMMARY`,
    312: `PIVOT.TABLE.WIZARD`,
    313: `PIVOT.FIELD.PROPERTIES`,
    314: `PIVOT.FIELD`,
    315: `PIVOT.ITEM`,
    316: `PIVOT.ADD.FIELDS`,
    318: `OPTIONS.CALCULATION`,
    319: `OPTIONS.EDIT`,
    320: `OPTIONS.VIEW`,
    321: `ADDIN.MANAGER`,
    322: `MENU.EDITOR`,
    323: `ATTACH.TOOLBARS`,
    324: `VBAActivate`,
    325: `OPTIONS.CHART`,
    328: `VBA.INSERT.FILE`,
    330: `VBA.PROCEDURE.DEFINITION`,
    336: `ROUTING.SLIP`,
    338: `ROUTE.DOCUMENT`,
    339: `MAIL.LOGON`,
    342: `INSERT.PICTURE`,
    343: `EDIT.TOOL`,
    344: `GALLERY.DOUGHNUT`,
    350: `CHART.TREND`,
    352: `PIVOT.ITEM.PROPERTIES`,
    354: `WORKBOOK.INSERT`,
    355: `OPTIONS.TRANSITION`,
    356: `OPTIONS.GENERAL`,
    370: `FILTER.ADVANCED`,
    373: `MAIL.ADD.MAILER`,
    374: `MAIL.DELETE.MAILER`,
    375: `MAIL.REPLY`,
    376: `MAIL.REPLY.ALL`,
    377: `MAIL.FORWARD`,
    378: `MAIL.NEXT.LETTER`,
    379: `DATA.LABEL`,
    380: `INSERT.TITLE`,
    381: `FONT.PROPERTIES`,
    382: `MACRO.OPTIONS`,
    383: `WORKBOOK.HIDE`,
    384: `WORKBOOK.UNHIDE`,
    385: `WORKBOOK.DELETE`,
    386: `WORKBOOK.NAME`,
    388: `GALLERY.CUSTOM`,
    390: `ADD.CHART.AUTOFORMAT`,
    391: `DELETE.CHART.AUTOFORMAT`,
    392: `CHART.ADD.DATA`,
    393: `AUTO.OUTLINE`,
    394: `TAB.ORDER`,
    395: `SHOW.DIALOG`,
    396: `SELECT.ALL`,
    397: `UNGROUP.SHEETS`,
    398: `SUBTOTAL.CREATE`,
    399: `SUBTOTAL.REMOVE`,
    400: `RENAME.OBJECT`,
    412: `WORKBOOK.SCROLL`,
    413: `WORKBOOK.NEXT`,
    414: `WORKBOOK.PREV`,
    415: `WORKBOOK.TAB.SPLIT`,
    416: `FULL.SCREEN`,
    417: `WORKBOOK.PROTECT`,
    420: `SCROLLBAR.PROPERTIES`,
    421: `PIVOT.SHOW.PAGES`,
    422: `TEXT.TO.COLUMNS`,
    423: `FORMAT.CHARTTYPE`,
    424: `LINK.FORMAT`,
    425: `TRACER.DISPLAY`,
    430: `TRACER.NAVIGATE`,
    431: `TRACER.CLEAR`,
    432: `TRACER.ERROR`,
    433: `PIVOT.FIELD.GROUP`,
    434: `PIVOT.FIELD.UNGROUP`,
    435: `CHECKBOX.PROPERTIES`,
    436: `LABEL.PROPERTIES`,
    437: `LISTBOX.PROPERTIES`,
    438: `EDITBOX.PROPERTIES`,
    439: `PIVOT.REFRESH`,
    440: `LINK.COMBO`,
    441: `OPEN.TEXT`,
    442: `HIDE.DIALOG`,
    443: `SET.DIALOG.FOCUS`,
    444: `ENABLE.OBJECT`,
    445: `PUSHBUTTON.PROPERTIES`,
    446: `SET.DIALOG.DEFAULT`,
    447: `FILTER`,
    448: `FILTER.SHOW.ALL`,
    449: `CLEAR.OUTLINE`,
    450: `FUNCTION.WIZARD`,
    451: `ADD.LIST.ITEM`,
    452: `SET.LIST.ITEM`,
    453: `REMOVE.LIST.ITEM`,
    454: `SELECT.LIST.ITEM`,
    455: `SET.CONTROL.VALUE`,
    456: `SAVE.COPY.AS`,
    458: `OPTIONS.LISTS.ADD`,
    459: `OPTIONS.LISTS.DELETE`,
    460: `SERIES.AXES`,
    461: `SERIES.X`,
    462: `SERIES.Y`,
    463: `ERRORBAR.X`,
    464: `ERRORBAR.Y`,
    465: `FORMAT.CHART`,
    466: `SERIES.ORDER`,
    467: `MAIL.LOGOFF`,
    468: `CLEAR.ROUTING.SLIP`,
    469: `APP.ACTIVATE.MICROSOFT`,
    470: `MAIL.EDIT.MAILER`,
    471: `ON.SHEET`,
    472: `STANDARD.WIDTH`,
    473: `SCENARIO.MERGE`,
    474: `SUMMARY.INFO`,
    475: `FIND.FILE`,
    476: `ACTIVE.CELL.FONT`,
    477: `ENABLE.TIPWIZARD`,
    478: `VBA.MAKE.ADDIN`,
    480: `INSERTDATATABLE`,
    481: `WORKGROUP.OPTIONS`,
    482: `MAIL.SEND.MAILER`,
    485: `AUTOCORRECT`,
    489: `POST.DOCUMENT`,
    491: `PICKLIST`,
    493: `VIEW.SHOW`,
    494: `VIEW.DEFINE`,
    495: `VIEW.DELETE`,
    509: `SHEET.BACKGROUND`,
    510: `INSERT.MAP.OBJECT`,
    511: `OPTIONS.MENONO`,
    517: `MSOCHECKS`,
    518: `NORMAL`,
    519: `LAYOUT`,
    520: `RM.PRINT.AREA`,
    521: `CLEAR.PRINT.AREA`,
    522: `ADD.PRINT.AREA`,
    523: `MOVE.BRK`,
    545: `HIDECURR.NOTE`,
    546: `HIDEALL.NOTES`,
    547: `DELETE.NOTE`,
    548: `TRAVERSE.NOTES`,
    549: `ACTIVATE.NOTES`,
    620: `PROTECT.REVISIONS`,
    621: `UNPROTECT.REVISIONS`,
    647: `OPTIONS.ME`,
    653: `WEB.PUBLISH`,
    667: `NEWWEBQUERY`,
    673: `PIVOT.TABLE.CHART`,
    753: `OPTIONS.SAVE`,
    755: `OPTIONS.SPELL`,
    808: `HIDEALL.INKANNOTS`,
  },
  fd = {
    0: `COUNT`,
    1: `IF`,
    2: `ISNA`,
    3: `ISERROR`,
    4: `SUM`,
    5: `AVERAGE`,
    6: `MIN`,
    7: `MAX`,
    8: `ROW`,
    9: `COLUMN`,
    10: `NA`,
    11: `NPV`,
    12: `STDEV`,
    13: `DOLLAR`,
    14: `FIXED`,
    15: `SIN`,
    16: `COS`,
    17: `TAN`,
    18: `ATAN`,
    19: `PI`,
    20: `SQRT`,
    21: `EXP`,
    22: `LN`,
    23: `LOG10`,
    24: `ABS`,
    25: `INT`,
    26: `SIGN`,
    27: `ROUND`,
    28: `LOOKUP`,
    29: `INDEX`,
    30: `REPT`,
    31: `MID`,
    32: `LEN`,
    33: `VALUE`,
    34: `TRUE`,
    35: `FALSE`,
    36: `AND`,
    37: `OR`,
    38: `NOT`,
    39: `MOD`,
    40: `DCOUNT`,
    41: `DSUM`,
    42: `DAVERAGE`,
    43: `DMIN`,
    44: `DMAX`,
    45: `DSTDEV`,
    46: `VAR`,
    47: `DVAR`,
    48: `TEXT`,
    49: `LINEST`,
    50: `TREND`,
    51: `LOGEST`,
    52: `GROWTH`,
    53: `GOTO`,
    54: `HALT`,
    55: `RETURN`,
    56: `PV`,
    57: `FV`,
    58: `NPER`,
    59: `PMT`,
    60: `RATE`,
    61: `MIRR`,
    62: `IRR`,
    63: `RAND`,
    64: `MATCH`,
    65: `DATE`,
    66: `TIME`,
    67: `DAY`,
    68: `MONTH`,
    69: `YEAR`,
    70: `WEEKDAY`,
    71: `HOUR`,
    72: `MINUTE`,
    73: `SECOND`,
    74: `NOW`,
    75: `AREAS`,
    76: `ROWS`,
    77: `COLUMNS`,
    78: `OFFSET`,
    79: `ABSREF`,
    80: `RELREF`,
    81: `ARGUMENT`,
    82: `SEARCH`,
    83: `TRANSPOSE`,
    84: `ERROR`,
    85: `STEP`,
    86: `TYPE`,
    87: `ECHO`,
    88: `SET.NAME`,
    89: `CALLER`,
    90: `DEREF`,
    91: `WINDOWS`,
    92: `SERIES`,
    93: `DOCUMENTS`,
    94: `ACTIVE.CELL`,
    95: `SELECTION`,
    96: `RESULT`,
    97: `ATAN2`,
    98: `ASIN`,
    99: `ACOS`,
    100: `CHOOSE`,
    101: `HLOOKUP`,
    102: `VLOOKUP`,
    103: `LINKS`,
    104: `INPUT`,
    105: `ISREF`,
    106: `GET.FORMULA`,
    107: `GET.NAME`,
    108: `SET.VALUE`,
    109: `LOG`,
    110: `EXEC`,
    111: `CHAR`,
    112: `LOWER`,
    113: `UPPER`,
    114: `PROPER`,
    115: `LEFT`,
    116: `RIGHT`,
    117: `EXACT`,
    118: `TRIM`,
    119: `REPLACE`,
    120: `SUBSTITUTE`,
    121: `CODE`,
    122: `NAMES`,
    123: `DIRECTORY`,
    124: `FIND`,
    125: `CELL`,
    126: `ISERR`,
    127: `ISTEXT`,
    128: `ISNUMBER`,
    129: `ISBLANK`,
    130: `T`,
    131: `N`,
    132: `FOPEN`,
    133: `FCLOSE`,
    134: `FSIZE`,
    135: `FREADLN`,
    136: `FREAD`,
    137: `FWRITELN`,
    138: `FWRITE`,
    139: `FPOS`,
    140: `DATEVALUE`,
    141: `TIMEVALUE`,
    142: `SLN`,
    143: `SYD`,
    144: `DDB`,
    145: `GET.DEF`,
    146: `REFTEXT`,
    147: `TEXTREF`,
    148: `INDIRECT`,
    149: `REGISTER`,
    150: `CALL`,
    151: `ADD.BAR`,
    152: `ADD.MENU`,
    153: `ADD.COMMAND`,
    154: `ENABLE.COMMAND`,
    155: `CHECK.COMMAND`,
    156: `RENAME.COMMAND`,
    157: `SHOW.BAR`,
    158: `DELETE.MENU`,
    159: `DELETE.COMMAND`,
    160: `GET.CHART.ITEM`,
    161: `DIALOG.BOX`,
    162: `CLEAN`,
    163: `MDETERM`,
    164: `MINVERSE`,
    165: `MMULT`,
    166: `FILES`,
    167: `IPMT`,
    168: `PPMT`,
    169: `COUNTA`,
    170: `CANCEL.KEY`,
    171: `FOR`,
    172: `WHILE`,
    173: `BREAK`,
    174: `NEXT`,
    175: `INITIATE`,
    176: `REQUEST`,
    177: `POKE`,
    178: `EXECUTE`,
    179: `TERMINATE`,
    180: `RESTART`,
    181: `HELP`,
    182: `GET.BAR`,
    183: `PRODUCT`,
    184: `FACT`,
    185: `GET.CELL`,
    186: `GET.WORKSPACE`,
    187: `GET.WINDOW`,
    188: `GET.DOCUMENT`,
    189: `DPRODUCT`,
    190: `ISNONTEXT`,
    191: `GET.NOTE`,
    192: `NOTE`,
    193: `STDEVP`,
    194: `VARP`,
    195: `DSTDEVP`,
    196: `DVARP`,
    197: `TRUNC`,
    198: `ISLOGICAL`,
    199: `DCOUNTA`,
    200: `DELETE.BAR`,
    201: `UNREGISTER`,
    204: `USDOLLAR`,
    205: `FINDB`,
    206: `SEARCHB`,
    207: `REPLACEB`,
    208: `LEFTB`,
    209: `RIGHTB`,
    210: `MIDB`,
    211: `LENB`,
    212: `ROUNDUP`,
    213: `ROUNDDOWN`,
    214: `ASC`,
    215: `DBCS`,
    216: `RANK`,
    219: `ADDRESS`,
    220: `DAYS360`,
    221: `TODAY`,
    222: `VDB`,
    223: `ELSE`,
    224: `ELSE.IF`,
    225: `END.IF`,
    226: `FOR.CELL`,
    227: `MEDIAN`,
    228: `SUMPRODUCT`,
    229: `SINH`,
    230: `COSH`,
    231: `TANH`,
    232: `ASINH`,
    233: `ACOSH`,
    234: `ATANH`,
    235: `DGET`,
    236: `CREATE.OBJECT`,
    237: `VOLATILE`,
    238: `LAST.ERROR`,
    239: `CUSTOM.UNDO`,
    240: `CUSTOM.REPEAT`,
    241: `FORMULA.CONVERT`,
    242: `GET.LINK.INFO`,
    243: `TEXT.BOX`,
    244: `INFO`,
    245: `GROUP`,
    246: `GET.OBJECT`,
    247: `DB`,
    248: `PAUSE`,
    251: `RESUME`,
    252: `FREQUENCY`,
    253: `ADD.TOOLBAR`,
    254: `DELETE.TOOLBAR`,
    255: `User`,
    256: `RESET.TOOLBAR`,
    257: `EVALUATE`,
    258: `GET.TOOLBAR`,
    259: `GET.TOOL`,
    260: `SPELLING.CHECK`,
    261: `ERROR.TYPE`,
    262: `APP.TITLE`,
    263: `WINDOW.TITLE`,
    264: `SAVE.TOOLBAR`,
    265: `ENABLE.TOOL`,
    266: `PRESS.TOOL`,
    267: `REGISTER.ID`,
    268: `GET.WORKBOOK`,
    269: `AVEDEV`,
    270: `BETADIST`,
    271: `GAMMALN`,
    272: `BETAINV`,
    273: `BINOMDIST`,
    274: `CHIDIST`,
    275: `CHIINV`,
    276: `COMBIN`,
    277: `CONFIDENCE`,
    278: `CRITBINOM`,
    279: `EVEN`,
    280: `EXPONDIST`,
    281: `FDIST`,
    282: `FINV`,
    283: `FISHER`,
    284: `FISHERINV`,
    285: `FLOOR`,
    286: `GAMMADIST`,
    287: `GAMMAINV`,
    288: `CEILING`,
    289: `HYPGEOMDIST`,
    290: `LOGNORMDIST`,
    291: `LOGINV`,
    292: `NEGBINOMDIST`,
    293: `NORMDIST`,
    294: `NORMSDIST`,
    295: `NORMINV`,
    296: `NORMSINV`,
    297: `STANDARDIZE`,
    298: `ODD`,
    299: `PERMUT`,
    300: `POISSON`,
    301: `TDIST`,
    302: `WEIBULL`,
    303: `SUMXMY2`,
    304: `SUMX2MY2`,
    305: `SUMX2PY2`,
    306: `CHITEST`,
    307: `CORREL`,
    308: `COVAR`,
    309: `FORECAST`,
    310: `FTEST`,
    311: `INTERCEPT`,
    312: `PEARSON`,
    313: `RSQ`,
    314: `STEYX`,
    315: `SLOPE`,
    316: `TTEST`,
    317: `PROB`,
    318: `DEVSQ`,
    319: `GEOMEAN`,
    320: `HARMEAN`,
    321: `SUMSQ`,
    322: `KURT`,
    323: `SKEW`,
    324: `ZTEST`,
    325: `LARGE`,
    326: `SMALL`,
    327: `QUARTILE`,
    328: `PERCENTILE`,
    329: `PERCENTRANK`,
    330: `MODE`,
    331: `TRIMMEAN`,
    332: `TINV`,
    334: `MOVIE.COMMAND`,
    335: `GET.MOVIE`,
    336: `CONCATENATE`,
    337: `POWER`,
    338: `PIVOT.ADD.DATA`,
    339: `GET.PIVOT.TABLE`,
    340: `GET.PIVOT.FIELD`,
    341: `GET.PIVOT.ITEM`,
    342: `RADIANS`,
    343: `DEGREES`,
    344: `SUBTOTAL`,
    345: `SUMIF`,
    346: `COUNTIF`,
    347: `COUNTBLANK`,
    348: `SCENARIO.GET`,
    349: `OPTIONS.LISTS.GET`,
    350: `ISPMT`,
    351: `DATEDIF`,
    352: `DATESTRING`,
    353: `NUMBERSTRING`,
    354: `ROMAN`,
    355: `OPEN.DIALOG`,
    356: `SAVE.DIALOG`,
    357: `VIEW.GET`,
    358: `GETPIVOTDATA`,
    359: `HYPERLINK`,
    360: `PHONETIC`,
    361: `AVERAGEA`,
    362: `MAXA`,
    363: `MINA`,
    364: `STDEVPA`,
    365: `VARPA`,
    366: `STDEVA`,
    367: `VARA`,
    368: `BAHTTEXT`,
    369: `THAIDAYOFWEEK`,
    370: `THAIDIGIT`,
    371: `THAIMONTHOFYEAR`,
    372: `THAINUMSOUND`,
    373: `THAINUMSTRING`,
    374: `THAISTRINGLENGTH`,
    375: `ISTHAIDIGIT`,
    376: `ROUNDBAHTDOWN`,
    377: `ROUNDBAHTUP`,
    378: `THAIYEAR`,
    379: `RTD`,
    380: `CUBEVALUE`,
    381: `CUBEMEMBER`,
    382: `CUBEMEMBERPROPERTY`,
    383: `CUBERANKEDMEMBER`,
    384: `HEX2BIN`,
    385: `HEX2DEC`,
    386: `HEX2OCT`,
    387: `DEC2BIN`,
    388: `DEC2HEX`,
    389: `DEC2OCT`,
    390: `OCT2BIN`,
    391: `OCT2HEX`,
    392: `OCT2DEC`,
    393: `BIN2DEC`,
    394: `BIN2OCT`,
    395: `BIN2HEX`,
    396: `IMSUB`,
    397: `IMDIV`,
    398: `IMPOWER`,
    399: `IMABS`,
    400: `IMSQRT`,
    401: `IMLN`,
    402: `IMLOG2`,
    403: `IMLOG10`,
    404: `IMSIN`,
    405: `IMCOS`,
    406: `IMEXP`,
    407: `IMARGUMENT`,
    408: `IMCONJUGATE`,
    409: `IMAGINARY`,
    410: `IMREAL`,
    411: `COMPLEX`,
    412: `IMSUM`,
    413: `IMPRODUCT`,
    414: `SERIESSUM`,
    415: `FACTDOUBLE`,
    416: `SQRTPI`,
    417: `QUOTIENT`,
    418: `DELTA`,
    419: `GESTEP`,
    420: `ISEVEN`,
    421: `ISODD`,
    422: `MROUND`,
    423: `ERF`,
    424: `ERFC`,
    425: `BESSELJ`,
    426: `BESSELK`,
    427: `BESSELY`,
    428: `BESSELI`,
    429: `XIRR`,
    430: `XNPV`,
    431: `PRICEMAT`,
    432: `YIELDMAT`,
    433: `INTRATE`,
    434: `RECEIVED`,
    435: `DISC`,
    436: `PRICEDISC`,
    437: `YIELDDISC`,
    438: `TBILLEQ`,
    439: `TBILLPRICE`,
    440: `TBILLYIELD`,
    441: `PRICE`,
    442: `YIELD`,
    443: `DOLLARDE`,
    444: `DOLLARFR`,
    445: `NOMINAL`,
    446: `EFFECT`,
    447: `CUMPRINC`,
    448: `CUMIPMT`,
    449: `EDATE`,
    450: `EOMONTH`,
    451: `YEARFRAC`,
    452: `COUPDAYBS`,
    453: `COUPDAYS`,
    454: `COUPDAYSNC`,
    455: `COUPNCD`,
    456: `COUPNUM`,
    457: `COUPPCD`,
    458: `DURATION`,
    459: `MDURATION`,
    460: `ODDLPRICE`,
    461: `ODDLYIELD`,
    462: `ODDFPRICE`,
    463: `ODDFYIELD`,
    464: `RANDBETWEEN`,
    465: `WEEKNUM`,
    466: `AMORDEGRC`,
    467: `AMORLINC`,
    468: `CONVERT`,
    724: `SHEETJS`,
    469: `ACCRINT`,
    470: `ACCRINTM`,
    471: `WORKDAY`,
    472: `NETWORKDAYS`,
    473: `GCD`,
    474: `MULTINOMIAL`,
    475: `LCM`,
    476: `FVSCHEDULE`,
    477: `CUBEKPIMEMBER`,
    478: `CUBESET`,
    479: `CUBESETCOUNT`,
    480: `IFERROR`,
    481: `COUNTIFS`,
    482: `SUMIFS`,
    483: `AVERAGEIF`,
    484: `AVERAGEIFS`,
  },
  pd = {
    2: 1,
    3: 1,
    10: 0,
    15: 1,
    16: 1,
    17: 1,
    18: 1,
    19: 0,
    20: 1,
    21: 1,
    22: 1,
    23: 1,
    24: 1,
    25: 1,
    26: 1,
    27: 2,
    30: 2,
    31: 3,
    32: 1,
    33: 1,
    34: 0,
    35: 0,
    38: 1,
    39: 2,
    40: 3,
    41: 3,
    42: 3,
    43: 3,
    44: 3,
    45: 3,
    47: 3,
    48: 2,
    53: 1,
    61: 3,
    63: 0,
    65: 3,
    66: 3,
    67: 1,
    68: 1,
    69: 1,
    70: 1,
    71: 1,
    72: 1,
    73: 1,
    74: 0,
    75: 1,
    76: 1,
    77: 1,
    79: 2,
    80: 2,
    83: 1,
    85: 0,
    86: 1,
    89: 0,
    90: 1,
    94: 0,
    95: 0,
    97: 2,
    98: 1,
    99: 1,
    101: 3,
    102: 3,
    105: 1,
    106: 1,
    108: 2,
    111: 1,
    112: 1,
    113: 1,
    114: 1,
    117: 2,
    118: 1,
    119: 4,
    121: 1,
    126: 1,
    127: 1,
    128: 1,
    129: 1,
    130: 1,
    131: 1,
    133: 1,
    134: 1,
    135: 1,
    136: 2,
    137: 2,
    138: 2,
    140: 1,
    141: 1,
    142: 3,
    143: 4,
    144: 4,
    161: 1,
    162: 1,
    163: 1,
    164: 1,
    165: 2,
    172: 1,
    175: 2,
    176: 2,
    177: 3,
    178: 2,
    179: 1,
    184: 1,
    186: 1,
    189: 3,
    190: 1,
    195: 3,
    196: 3,
    197: 1,
    198: 1,
    199: 3,
    201: 1,
    207: 4,
    210: 3,
    211: 1,
    212: 2,
    213: 2,
    214: 1,
    215: 1,
    225: 0,
    229: 1,
    230: 1,
    231: 1,
    232: 1,
    233: 1,
    234: 1,
    235: 3,
    244: 1,
    247: 4,
    252: 2,
    257: 1,
    261: 1,
    271: 1,
    273: 4,
    274: 2,
    275: 2,
    276: 2,
    277: 3,
    278: 3,
    279: 1,
    280: 3,
    281: 3,
    282: 3,
    283: 1,
    284: 1,
    285: 2,
    286: 4,
    287: 3,
    288: 2,
    289: 4,
    290: 3,
    291: 3,
    292: 3,
    293: 4,
    294: 1,
    295: 3,
    296: 1,
    297: 3,
    298: 1,
    299: 2,
    300: 3,
    301: 3,
    302: 4,
    303: 2,
    304: 2,
    305: 2,
    306: 2,
    307: 2,
    308: 2,
    309: 3,
    310: 2,
    311: 2,
    312: 2,
    313: 2,
    314: 2,
    315: 2,
    316: 4,
    325: 2,
    326: 2,
    327: 2,
    328: 2,
    331: 2,
    332: 2,
    337: 2,
    342: 1,
    343: 1,
    346: 2,
    347: 1,
    350: 4,
    351: 3,
    352: 1,
    353: 2,
    360: 1,
    368: 1,
    369: 1,
    370: 1,
    371: 1,
    372: 1,
    373: 1,
    374: 1,
    375: 1,
    376: 1,
    377: 1,
    378: 1,
    382: 3,
    385: 1,
    392: 1,
    393: 1,
    396: 2,
    397: 2,
    398: 2,
    399: 1,
    400: 1,
    401: 1,
    402: 1,
    403: 1,
    404: 1,
    405: 1,
    406: 1,
    407: 1,
    408: 1,
    409: 1,
    410: 1,
    414: 4,
    415: 1,
    416: 1,
    417: 2,
    420: 1,
    421: 1,
    422: 2,
    424: 1,
    425: 2,
    426: 2,
    427: 2,
    428: 2,
    430: 3,
    438: 3,
    439: 3,
    440: 3,
    443: 2,
    444: 2,
    445: 2,
    446: 2,
    447: 6,
    448: 6,
    449: 2,
    450: 2,
    464: 2,
    468: 3,
    476: 2,
    479: 1,
    480: 2,
    65535: 0,
  };
function md(e) {
  return (
    e.slice(0, 3) == `of:` && (e = e.slice(3)),
    e.charCodeAt(0) == 61 && ((e = e.slice(1)), e.charCodeAt(0) == 61 && (e = e.slice(1))),
    (e = e.replace(/COM\.MICROSOFT\./g, ``)),
    (e = e.replace(/\[((?:\.[A-Z]+[0-9]+)(?::\.[A-Z]+[0-9]+)?)\]/g, function (e, t) {
      return t.replace(/\./g, ``);
    })),
    (e = e.replace(/\$'([^']|'')+'/g, function (e) {
      return e.slice(1);
    })),
    (e = e.replace(/\$([^\]\. #$]+)/g, function (e, t) {
      return t.match(
        /^([A-Z]{1,2}|[A-W][A-Z]{2}|X[A-E][A-Z]|XF[A-D])?(10[0-3]\d{4}|104[0-7]\d{3}|1048[0-4]\d{2}|10485[0-6]\d|104857[0-6]|[1-9]\d{0,5})?$/,
      )
        ? e
        : t;
    })),
    (e = e.replace(/\[.(#[A-Z]*[?!])\]/g, `$1`)),
    e.replace(/[;~]/g, `,`).replace(/\|/g, `;`)
  );
}
function hd(e) {
  ((e = e.replace(/\$'([^']|'')+'/g, function (e) {
    return e.slice(1);
  })),
    (e = e.replace(/\$([^\]\. #$]+)/g, function (e, t) {
      return t.match(
        /^([A-Z]{1,2}|[A-W][A-Z]{2}|X[A-E][A-Z]|XF[A-D])?(10[0-3]\d{4}|104[0-7]\d{3}|1048[0-4]\d{2}|10485[0-6]\d|104857[0-6]|[1-9]\d{0,5})?$/,
      )
        ? e
        : t;
    })));
  var t = e.split(`:`);
  return [
    t[0].split(`.`)[0],
    t[0].split(`.`)[1] + (t.length > 1 ? `:` + (t[1].split(`.`)[1] || t[1].split(`.`)[0]) : ``),
  ];
}
var gd = {},
  _d = {};
function vd(e, t) {
  if (e) {
    var n = [0.7, 0.7, 0.75, 0.75, 0.3, 0.3];
    (t == `xlml` && (n = [1, 1, 1, 1, 0.5, 0.5]),
      (e.left ??= n[0]),
      (e.right ??= n[1]),
      (e.top ??= n[2]),
      (e.bottom ??= n[3]),
      (e.header ??= n[4]),
      (e.footer ??= n[5]));
  }
}
function yd(e, t, n, r, i, a, o) {
  try {
    r.cellNF && (e.z = G[t]);
  } catch (e) {
    if (r.WTF) throw e;
  }
  if (e.t !== `z` || r.cellStyles) {
    if (
      (e.t === `d` && typeof e.v == `string` && (e.v = Tt(e.v)),
      (!r || r.cellText !== !1) && e.t !== `z`)
    )
      try {
        if ((G[t] ?? ut(at[t] || `General`, t), e.t === `e`)) e.w = e.w || Mi[e.v];
        else if (t === 0) {
          if (e.t === `n`) e.w = (e.v | 0) === e.v ? e.v.toString(10) : xe(e.v);
          else if (e.t === `d`) {
            var s = yt(e.v, !!o);
            e.w = (s | 0) === s ? s.toString(10) : xe(s);
          } else if (e.v === void 0) return ``;
          else e.w = Se(e.v, _d);
        } else e.w = e.t === `d` ? et(t, yt(e.v, !!o), _d) : et(t, e.v, _d);
      } catch (e) {
        if (r.WTF) throw e;
      }
    if (r.cellStyles && n != null)
      try {
        ((e.s = a.Fills[n]),
          e.s.fgColor &&
            e.s.fgColor.theme &&
            !e.s.fgColor.rgb &&
            ((e.s.fgColor.rgb = oc(
              i.themeElements.clrScheme[e.s.fgColor.theme].rgb,
              e.s.fgColor.tint || 0,
            )),
            r.WTF && (e.s.fgColor.raw_rgb = i.themeElements.clrScheme[e.s.fgColor.theme].rgb)),
          e.s.bgColor &&
            e.s.bgColor.theme &&
            ((e.s.bgColor.rgb = oc(
              i.themeElements.clrScheme[e.s.bgColor.theme].rgb,
              e.s.bgColor.tint || 0,
            )),
            r.WTF && (e.s.bgColor.raw_rgb = i.themeElements.clrScheme[e.s.bgColor.theme].rgb)));
      } catch (e) {
        if (r.WTF && a.Fills) throw e;
      }
  }
}
function bd(e, t) {
  var n = Vr(t);
  n.s.r <= n.e.r && n.s.c <= n.e.c && n.s.r >= 0 && n.s.c >= 0 && (e[`!ref`] = zr(n));
}
var xd = /<(?:\w+:)?mergeCell ref=["'][A-Z0-9:]+['"]\s*[\/]?>/g,
  Sd = /<(?:\w+:)?hyperlink [^<>]*>/gm,
  Cd = /"(\w*:\w*)"/,
  wd = /<(?:\w+:)?col\b[^<>]*[\/]?>/g,
  Td = /<(?:\w+:)?autoFilter[^>]*/g,
  Ed = /<(?:\w+:)?pageMargins[^<>]*\/>/g,
  Dd = /<(?:\w+:)?sheetPr\b[^<>]*?\/>/;
function Od(e, t, n, r, i, a, o) {
  if (!e) return e;
  ((r ||= { "!id": {} }), O != null && t.dense == null && (t.dense = O));
  var s = {};
  t.dense && (s[`!data`] = []);
  var c = { s: { r: 2e6, c: 2e6 }, e: { r: 0, c: 0 } },
    l = ``,
    u = ``,
    d = Gt(e, `sheetData`);
  d ? ((l = e.slice(0, d.index)), (u = e.slice(d.index + d[0].length))) : (l = u = e);
  var f = l.match(Dd);
  f ? kd(f[0], s, i, n) : (f = Gt(l, `sheetPr`)) && Ad(f[0], f[1] || ``, s, i, n, o, a);
  var p = (l.match(/<(?:\w*:)?dimension/) || { index: -1 }).index;
  if (p > 0) {
    var m = l.slice(p, p + 50).match(Cd);
    m && !(t && t.nodim) && bd(s, m[1]);
  }
  var h = Gt(l, `sheetViews`);
  h && h[1] && Id(h[1], i);
  var g = [];
  if (t.cellStyles) {
    var _ = l.match(wd);
    _ && Nd(g, _);
  }
  d && Ld(d[1], s, t, c, a, o, i);
  var v = u.match(Td);
  v && (s[`!autofilter`] = Pd(v[0]));
  var y = [],
    b = u.match(xd);
  if (b) for (p = 0; p != b.length; ++p) y[p] = Vr(b[p].slice(b[p].indexOf(`=`) + 2));
  var x = u.match(Sd);
  x && jd(s, x, r);
  var S = u.match(Ed);
  S && (s[`!margins`] = Md(J(S[0])));
  var C;
  if (
    ((C = u.match(/legacyDrawing r:id="(.*?)"/)) && (s[`!legrel`] = C[1]),
    t && t.nodim && (c.s.c = c.s.r = 0),
    !s[`!ref`] && c.e.c >= c.s.c && c.e.r >= c.s.r && (s[`!ref`] = zr(c)),
    t.sheetRows > 0 && s[`!ref`])
  ) {
    var w = Vr(s[`!ref`]);
    t.sheetRows <= +w.e.r &&
      ((w.e.r = t.sheetRows - 1),
      w.e.r > c.e.r && (w.e.r = c.e.r),
      w.e.r < w.s.r && (w.s.r = w.e.r),
      w.e.c > c.e.c && (w.e.c = c.e.c),
      w.e.c < w.s.c && (w.s.c = w.e.c),
      (s[`!fullref`] = s[`!ref`]),
      (s[`!ref`] = zr(w)));
  }
  return (
    g.length > 0 && (s[`!cols`] = g),
    y.length > 0 && (s[`!merges`] = y),
    r[`!id`][s[`!legrel`]] && (s[`!legdrawel`] = r[`!id`][s[`!legrel`]]),
    s
  );
}
function kd(e, t, n, r) {
  var i = J(e);
  (n.Sheets[r] || (n.Sheets[r] = {}), i.codeName && (n.Sheets[r].CodeName = Y(Dn(i.codeName))));
}
function Ad(e, t, n, r, i) {
  kd(e.slice(0, e.indexOf(`>`)), n, r, i);
}
function jd(e, t, n) {
  for (var r = e[`!data`] != null, i = 0; i != t.length; ++i) {
    var a = J(Dn(t[i]), !0);
    if (!a.ref) return;
    var o = ((n || {})[`!id`] || [])[a.id];
    (o
      ? ((a.Target = o.Target), a.location && (a.Target += `#` + Y(a.location)))
      : ((a.Target = `#` + Y(a.location)), (o = { Target: a.Target, TargetMode: `Internal` })),
      (a.Rel = o),
      a.tooltip && ((a.Tooltip = a.tooltip), delete a.tooltip));
    for (var s = Vr(a.ref), c = s.s.r; c <= s.e.r; ++c)
      for (var l = s.s.c; l <= s.e.c; ++l) {
        var u = Nr(l) + kr(c);
        r
          ? (e[`!data`][c] || (e[`!data`][c] = []),
            e[`!data`][c][l] || (e[`!data`][c][l] = { t: `z`, v: void 0 }),
            (e[`!data`][c][l].l = a))
          : (e[u] || (e[u] = { t: `z`, v: void 0 }), (e[u].l = a));
      }
  }
}
function Md(e) {
  var t = {};
  return (
    [`left`, `right`, `top`, `bottom`, `header`, `footer`].forEach(function (n) {
      e[n] && (t[n] = parseFloat(e[n]));
    }),
    t
  );
}
function Nd(e, t) {
  for (var n = !1, r = 0; r != t.length; ++r) {
    var i = J(t[r], !0);
    i.hidden &&= Sn(i.hidden);
    var a = parseInt(i.min, 10) - 1,
      o = parseInt(i.max, 10) - 1;
    for (
      i.outlineLevel && (i.level = +i.outlineLevel || 0),
        delete i.min,
        delete i.max,
        i.width = +i.width,
        !n && i.width && ((n = !0), hc(i.width)),
        gc(i);
      a <= o;
    )
      e[a++] = Dt(i);
  }
}
function Pd(e) {
  return { ref: (e.match(/ref="([^"]*)"/) || [])[1] };
}
var Fd = /<(?:\w:)?sheetView(?:[^<>a-z][^<>]*)?\/?>/g;
function Id(e, t) {
  ((t.Views ||= [{}]),
    (e.match(Fd) || []).forEach(function (e, n) {
      var r = J(e);
      (t.Views[n] || (t.Views[n] = {}),
        +r.zoomScale && (t.Views[n].zoom = +r.zoomScale),
        r.rightToLeft && Sn(r.rightToLeft) && (t.Views[n].RTL = !0));
    }));
}
var Ld = /*#__PURE__*/ (function () {
  var e = /<(?:\w+:)?c[ \/>]/,
    t = /<\/(?:\w+:)?row>/,
    n = /r=["']([^"']*)["']/,
    r = /ref=["']([^"']*)["']/;
  return function (i, a, o, s, c, l, u) {
    for (
      var d = 0,
        f = ``,
        p = [],
        m = [],
        h = 0,
        g = 0,
        _ = 0,
        v = ``,
        y,
        b,
        x = 0,
        S = 0,
        C,
        w,
        T = 0,
        E = 0,
        D = Array.isArray(l.CellXf),
        O,
        k = [],
        A = [],
        j = a[`!data`] != null,
        M = [],
        N = {},
        P = !1,
        F = !!o.sheetStubs,
        I = !!((u || {}).WBProps || {}).date1904,
        L = i.split(t),
        R = 0,
        ee = L.length;
      R != ee;
      ++R
    ) {
      f = L[R].trim();
      var te = f.length;
      if (te !== 0) {
        var z = 0;
        outa: for (d = 0; d < te; ++d)
          switch (f[d]) {
            case `>`:
              if (f[d - 1] != `/`) {
                ++d;
                break outa;
              }
              if (o && o.cellStyles) {
                if (
                  ((b = J(f.slice(z, d), !0)),
                  (x = b.r == null ? x + 1 : parseInt(b.r, 10)),
                  (S = -1),
                  o.sheetRows && o.sheetRows < x)
                )
                  continue;
                ((N = {}),
                  (P = !1),
                  b.ht && ((P = !0), (N.hpt = parseFloat(b.ht)), (N.hpx = yc(N.hpt))),
                  b.hidden && Sn(b.hidden) && ((P = !0), (N.hidden = !0)),
                  b.outlineLevel != null && ((P = !0), (N.level = +b.outlineLevel)),
                  P && (M[x - 1] = N));
              }
              break;
            case `<`:
              z = d;
          }
        if (z >= d) break;
        if (
          ((b = J(f.slice(z, d), !0)),
          (x = b.r == null ? x + 1 : parseInt(b.r, 10)),
          (S = -1),
          !(o.sheetRows && o.sheetRows < x))
        ) {
          (o.nodim || (s.s.r > x - 1 && (s.s.r = x - 1), s.e.r < x - 1 && (s.e.r = x - 1)),
            o &&
              o.cellStyles &&
              ((N = {}),
              (P = !1),
              b.ht && ((P = !0), (N.hpt = parseFloat(b.ht)), (N.hpx = yc(N.hpt))),
              b.hidden && Sn(b.hidden) && ((P = !0), (N.hidden = !0)),
              b.outlineLevel != null && ((P = !0), (N.level = +b.outlineLevel)),
              P && (M[x - 1] = N)),
            (p = f.slice(d).split(e)));
          for (var B = 0; B != p.length && p[B].trim().charAt(0) == `<`; ++B);
          for (p = p.slice(B), d = 0; d != p.length; ++d)
            if (((f = p[d].trim()), f.length !== 0)) {
              if (
                ((m = f.match(n)),
                (h = d),
                (g = 0),
                (_ = 0),
                (f = `<c ` + (f.slice(0, 1) == `<` ? `>` : ``) + f),
                m != null && m.length === 2)
              ) {
                for (
                  h = 0, v = m[1], g = 0;
                  g != v.length && !((_ = v.charCodeAt(g) - 64) < 1 || _ > 26);
                  ++g
                )
                  h = 26 * h + _;
                (--h, (S = h));
              } else ++S;
              for (g = 0; g != f.length && f.charCodeAt(g) !== 62; ++g);
              if (
                (++g,
                (b = J(f.slice(0, g), !0)),
                b.r || (b.r = Lr({ r: x - 1, c: S })),
                (v = f.slice(g)),
                (y = { t: `` }),
                (m = Gt(v, `v`)) != null && m[1] !== `` && (y.v = Y(m[1])),
                o.cellFormula)
              ) {
                if ((m = Gt(v, `f`)) != null) {
                  if (m[1] == ``)
                    m[0].indexOf(`t="shared"`) > -1 &&
                      ((w = J(m[0])), A[w.si] && (y.f = Sl(A[w.si][1], A[w.si][2], b.r)));
                  else if (
                    ((y.f = Y(Dn(m[1]), !0)),
                    o.xlfn || (y.f = wl(y.f)),
                    m[0].indexOf(`t="array"`) > -1)
                  )
                    ((y.F = (v.match(r) || [])[1]),
                      y.F.indexOf(`:`) > -1 && k.push([Vr(y.F), y.F]));
                  else if (m[0].indexOf(`t="shared"`) > -1) {
                    w = J(m[0]);
                    var V = Y(Dn(m[1]));
                    (o.xlfn || (V = wl(V)), (A[parseInt(w.si, 10)] = [w, V, b.r]));
                  }
                } else
                  (m = v.match(/<f[^<>]*\/>/)) &&
                    ((w = J(m[0])), A[w.si] && (y.f = Sl(A[w.si][1], A[w.si][2], b.r)));
                var H = Ir(b.r);
                for (g = 0; g < k.length; ++g)
                  H.r >= k[g][0].s.r &&
                    H.r <= k[g][0].e.r &&
                    H.c >= k[g][0].s.c &&
                    H.c <= k[g][0].e.c &&
                    (y.F = k[g][1]);
              }
              if (b.t == null && y.v === void 0) {
                if (y.f || y.F) ((y.v = 0), (y.t = `n`));
                else if (F) y.t = `z`;
                else continue;
              } else y.t = b.t || `n`;
              switch ((s.s.c > S && (s.s.c = S), s.e.c < S && (s.e.c = S), y.t)) {
                case `n`:
                  if (y.v == `` || y.v == null) {
                    if (!F) continue;
                    y.t = `z`;
                  } else y.v = parseFloat(y.v);
                  break;
                case `s`:
                  if (y.v === void 0) {
                    if (!F) continue;
                    y.t = `z`;
                  } else
                    ((C = gd[parseInt(y.v, 10)]),
                      (y.v = C.t),
                      (y.r = C.r),
                      o.cellHTML && (y.h = C.h));
                  break;
                case `str`:
                  ((y.t = `s`),
                    (y.v = y.v == null ? `` : Y(Dn(y.v), !0)),
                    o.cellHTML && (y.h = bn(y.v)));
                  break;
                case `inlineStr`:
                  ((m = Gt(v, `is`)),
                    (y.t = `s`),
                    m != null && (C = ws(m[1]))
                      ? ((y.v = C.t), o.cellHTML && (y.h = C.h))
                      : (y.v = ``));
                  break;
                case `b`:
                  y.v = Sn(y.v);
                  break;
                case `d`:
                  o.cellDates ? (y.v = Tt(y.v, I)) : ((y.v = yt(Tt(y.v, I), I)), (y.t = `n`));
                  break;
                case `e`:
                  ((o && o.cellText === !1) || (y.w = y.v), (y.v = Ni[y.v]));
              }
              if (
                ((T = E = 0),
                (O = null),
                D &&
                  b.s !== void 0 &&
                  ((O = l.CellXf[b.s]),
                  O != null &&
                    (O.numFmtId != null && (T = O.numFmtId),
                    o.cellStyles && O.fillId != null && (E = O.fillId))),
                yd(y, T, E, o, c, l, I),
                o.cellDates &&
                  D &&
                  y.t == `n` &&
                  Ye(G[T]) &&
                  ((y.v = bt(y.v + (I ? 1462 : 0))), (y.t = typeof y.v == `number` ? `n` : `d`)),
                b.cm && o.xlmeta)
              ) {
                var ne = (o.xlmeta.Cell || [])[b.cm - 1];
                ne && ne.type == `XLDAPR` && (y.D = !0);
              }
              var U;
              (o.nodim &&
                ((U = Ir(b.r)), s.s.r > U.r && (s.s.r = U.r), s.e.r < U.r && (s.e.r = U.r)),
                j
                  ? ((U = Ir(b.r)),
                    a[`!data`][U.r] || (a[`!data`][U.r] = []),
                    (a[`!data`][U.r][U.c] = y))
                  : (a[b.r] = y));
            }
        }
      }
    }
    M.length > 0 && (a[`!rows`] = M);
  };
})();
function Rd(e, t) {
  var n = {},
    r = e.l + t;
  ((n.r = e.read_shift(4)), (e.l += 4));
  var i = e.read_shift(2);
  e.l += 1;
  var a = e.read_shift(1);
  return (
    (e.l = r), a & 7 && (n.level = a & 7), a & 16 && (n.hidden = !0), a & 32 && (n.hpt = i / 20), n
  );
}
var zd = oi;
function Bd() {}
function Vd(e, t) {
  var n = {},
    r = e[e.l];
  return (
    ++e.l, (n.above = !(r & 64)), (n.left = !(r & 128)), (e.l += 18), (n.name = ei(e, t - 19)), n
  );
}
function Hd(e) {
  return [Qr(e)];
}
function Ud(e) {
  return [$r(e)];
}
function Wd(e) {
  return [Qr(e), e.read_shift(1), `b`];
}
function Gd(e) {
  return [$r(e), e.read_shift(1), `b`];
}
function Kd(e) {
  return [Qr(e), e.read_shift(1), `e`];
}
function qd(e) {
  return [$r(e), e.read_shift(1), `e`];
}
function Jd(e) {
  return [Qr(e), e.read_shift(4), `s`];
}
function Yd(e) {
  return [$r(e), e.read_shift(4), `s`];
}
function Xd(e) {
  return [Qr(e), si(e), `n`];
}
function Zd(e) {
  return [$r(e), si(e), `n`];
}
function Qd(e) {
  return [Qr(e), ii(e), `n`];
}
function $d(e) {
  return [$r(e), ii(e), `n`];
}
function ef(e) {
  return [Qr(e), Xr(e), `is`];
}
function tf(e) {
  return [Qr(e), Jr(e), `str`];
}
function nf(e) {
  return [$r(e), Jr(e), `str`];
}
function rf(e, t, n) {
  var r = e.l + t,
    i = Qr(e);
  i.r = n[`!row`];
  var a = [i, e.read_shift(1), `b`];
  return (
    n.cellFormula
      ? ((e.l += 2), (a[3] = $u(cd(e, r - e.l, n), null, i, n.supbooks, n)))
      : (e.l = r),
    a
  );
}
function af(e, t, n) {
  var r = e.l + t,
    i = Qr(e);
  i.r = n[`!row`];
  var a = [i, e.read_shift(1), `e`];
  return (
    n.cellFormula
      ? ((e.l += 2), (a[3] = $u(cd(e, r - e.l, n), null, i, n.supbooks, n)))
      : (e.l = r),
    a
  );
}
function of(e, t, n) {
  var r = e.l + t,
    i = Qr(e);
  i.r = n[`!row`];
  var a = [i, si(e), `n`];
  return (
    n.cellFormula
      ? ((e.l += 2), (a[3] = $u(cd(e, r - e.l, n), null, i, n.supbooks, n)))
      : (e.l = r),
    a
  );
}
function sf(e, t, n) {
  var r = e.l + t,
    i = Qr(e);
  i.r = n[`!row`];
  var a = [i, Jr(e), `str`];
  return (
    n.cellFormula
      ? ((e.l += 2), (a[3] = $u(cd(e, r - e.l, n), null, i, n.supbooks, n)))
      : (e.l = r),
    a
  );
}
var cf = oi;
function lf(e, t) {
  var n = e.l + t,
    r = oi(e, 16),
    i = ti(e),
    a = Jr(e),
    o = Jr(e),
    s = Jr(e);
  e.l = n;
  var c = { rfx: r, relId: i, loc: a, display: s };
  return (o && (c.Tooltip = o), c);
}
function uf() {}
function df(e, t, n) {
  var r = e.l + t,
    i = ai(e, 16),
    a = e.read_shift(1),
    o = [i];
  return ((o[2] = a), n.cellFormula ? (o[1] = sd(e, r - e.l, n)) : (e.l = r), o);
}
function ff(e, t, n) {
  var r = e.l + t,
    i = [oi(e, 16)];
  return (n.cellFormula && (i[1] = ud(e, r - e.l, n)), (e.l = r), i);
}
var pf = [`left`, `right`, `top`, `bottom`, `header`, `footer`];
function mf(e) {
  var t = {};
  return (
    pf.forEach(function (n) {
      t[n] = si(e, 8);
    }),
    t
  );
}
function hf(e) {
  var t = e.read_shift(2);
  return ((e.l += 28), { RTL: t & 32 });
}
function gf() {}
function _f() {}
function vf(e, t, n, r, i, a, o) {
  if (!e) return e;
  var s = t || {};
  ((r ||= { "!id": {} }), O != null && s.dense == null && (s.dense = O));
  var c = {};
  s.dense && (c[`!data`] = []);
  var l,
    u = { s: { r: 2e6, c: 2e6 }, e: { r: 0, c: 0 } },
    d = [],
    f = !1,
    p = !1,
    m,
    h,
    g,
    _,
    v,
    y,
    b,
    x,
    S,
    C = [];
  ((s.biff = 12), (s[`!row`] = 0));
  var w = 0,
    T = !1,
    E = [],
    D = {},
    k = s.supbooks || i.supbooks || [[]];
  if (
    ((k.sharedf = D),
    (k.arrayf = E),
    (k.SheetNames =
      i.SheetNames ||
      i.Sheets.map(function (e) {
        return e.name;
      })),
    !s.supbooks && ((s.supbooks = k), i.Names))
  )
    for (var A = 0; A < i.Names.length; ++A) k[0][A + 1] = i.Names[A];
  var j = [],
    M = [],
    N = !1;
  bp[16] = { n: `BrtShortReal`, f: Zd };
  var P,
    F,
    I = 1462 * !!((i || {}).WBProps || {}).date1904;
  if (
    (Sr(
      e,
      function (e, t, O) {
        if (!p)
          switch (O) {
            case 148:
              l = e;
              break;
            case 0:
              ((m = e),
                s.sheetRows && s.sheetRows <= m.r && (p = !0),
                (x = kr((_ = m.r))),
                (s[`!row`] = m.r),
                (e.hidden || e.hpt || e.level != null) &&
                  (e.hpt && (e.hpx = yc(e.hpt)), (M[e.r] = e)));
              break;
            case 2:
            case 3:
            case 4:
            case 5:
            case 6:
            case 7:
            case 8:
            case 9:
            case 10:
            case 11:
            case 13:
            case 14:
            case 15:
            case 16:
            case 17:
            case 18:
            case 62:
              switch (((h = { t: e[2] }), e[2])) {
                case `n`:
                  h.v = e[1];
                  break;
                case `s`:
                  ((b = gd[e[1]]), (h.v = b.t), (h.r = b.r));
                  break;
                case `b`:
                  h.v = !!e[1];
                  break;
                case `e`:
                  ((h.v = e[1]), s.cellText !== !1 && (h.w = Mi[h.v]));
                  break;
                case `str`:
                  ((h.t = `s`), (h.v = e[1]));
                  break;
                case `is`:
                  ((h.t = `s`), (h.v = e[1].t));
              }
              if (
                ((g = o.CellXf[e[0].iStyleRef]) && yd(h, g.numFmtId, null, s, a, o, I > 0),
                (v = e[0].c == -1 ? v + 1 : e[0].c),
                s.dense
                  ? (c[`!data`][_] || (c[`!data`][_] = []), (c[`!data`][_][v] = h))
                  : (c[Nr(v) + x] = h),
                s.cellFormula)
              ) {
                for (T = !1, w = 0; w < E.length; ++w) {
                  var A = E[w];
                  m.r >= A[0].s.r &&
                    m.r <= A[0].e.r &&
                    v >= A[0].s.c &&
                    v <= A[0].e.c &&
                    ((h.F = zr(A[0])), (T = !0));
                }
                !T && e.length > 3 && (h.f = e[3]);
              }
              if (
                (u.s.r > m.r && (u.s.r = m.r),
                u.s.c > v && (u.s.c = v),
                u.e.r < m.r && (u.e.r = m.r),
                u.e.c < v && (u.e.c = v),
                s.cellDates && g && h.t == `n` && Ye(G[g.numFmtId]))
              ) {
                var L = ge(h.v + I);
                L &&
                  ((h.t = `d`), (h.v = new Date(Date.UTC(L.y, L.m - 1, L.d, L.H, L.M, L.S, L.u))));
              }
              ((P &&= (P.type == `XLDAPR` && (h.D = !0), void 0)), (F &&= void 0));
              break;
            case 1:
            case 12:
              if (!s.sheetStubs || f) break;
              ((h = { t: `z`, v: void 0 }),
                (v = e[0].c == -1 ? v + 1 : e[0].c),
                s.dense
                  ? (c[`!data`][_] || (c[`!data`][_] = []), (c[`!data`][_][v] = h))
                  : (c[Nr(v) + x] = h),
                u.s.r > m.r && (u.s.r = m.r),
                u.s.c > v && (u.s.c = v),
                u.e.r < m.r && (u.e.r = m.r),
                u.e.c < v && (u.e.c = v),
                (P &&= (P.type == `XLDAPR` && (h.D = !0), void 0)),
                (F &&= void 0));
              break;
            case 176:
              C.push(e);
              break;
            case 49:
              P = ((s.xlmeta || {}).Cell || [])[e - 1];
              break;
            case 494:
              var R = r[`!id`][e.relId];
              for (
                R
                  ? ((e.Target = R.Target), e.loc && (e.Target += `#` + e.loc), (e.Rel = R))
                  : e.relId == `` && (e.Target = `#` + e.loc),
                  _ = e.rfx.s.r;
                _ <= e.rfx.e.r;
                ++_
              )
                for (v = e.rfx.s.c; v <= e.rfx.e.c; ++v)
                  s.dense
                    ? (c[`!data`][_] || (c[`!data`][_] = []),
                      c[`!data`][_][v] || (c[`!data`][_][v] = { t: `z`, v: void 0 }),
                      (c[`!data`][_][v].l = e))
                    : ((y = Nr(v) + kr(_)), c[y] || (c[y] = { t: `z`, v: void 0 }), (c[y].l = e));
              break;
            case 426:
              if (!s.cellFormula) break;
              (E.push(e),
                (S = s.dense ? c[`!data`][_][v] : c[Nr(v) + x]),
                (S.f = $u(e[1], u, { r: m.r, c: v }, k, s)),
                (S.F = zr(e[0])));
              break;
            case 427:
              if (!s.cellFormula) break;
              ((D[Lr(e[0].s)] = e[1]),
                (S = s.dense ? c[`!data`][_][v] : c[Nr(v) + x]),
                (S.f = $u(e[1], u, { r: m.r, c: v }, k, s)));
              break;
            case 60:
              if (!s.cellStyles) break;
              for (; e.e >= e.s;)
                ((j[e.e--] = { width: e.w / 256, hidden: !!(e.flags & 1), level: e.level }),
                  N || ((N = !0), hc(e.w / 256)),
                  gc(j[e.e + 1]));
              break;
            case 551:
              e && (c[`!legrel`] = e);
              break;
            case 161:
              c[`!autofilter`] = { ref: zr(e) };
              break;
            case 476:
              c[`!margins`] = e;
              break;
            case 147:
              (i.Sheets[n] || (i.Sheets[n] = {}),
                e.name && (i.Sheets[n].CodeName = e.name),
                (e.above || e.left) && (c[`!outline`] = { above: e.above, left: e.left }));
              break;
            case 137:
              ((i.Views ||= [{}]), i.Views[0] || (i.Views[0] = {}), e.RTL && (i.Views[0].RTL = !0));
              break;
            case 485:
              break;
            case 64:
            case 1053:
              break;
            case 151:
              break;
            case 152:
            case 175:
            case 644:
            case 625:
            case 562:
            case 396:
            case 1112:
            case 1146:
            case 471:
            case 1050:
            case 649:
            case 1105:
            case 589:
            case 607:
            case 564:
            case 1055:
            case 168:
            case 174:
            case 1180:
            case 499:
            case 507:
            case 550:
            case 171:
            case 167:
            case 1177:
            case 169:
            case 1181:
            case 552:
            case 661:
            case 639:
            case 478:
            case 537:
            case 477:
            case 536:
            case 1103:
            case 680:
            case 1104:
            case 1024:
            case 663:
            case 535:
            case 678:
            case 504:
            case 1043:
            case 428:
            case 170:
            case 3072:
            case 50:
            case 2070:
            case 1045:
              break;
            case 35:
              f = !0;
              break;
            case 36:
              f = !1;
              break;
            case 37:
              (d.push(O), (f = !0));
              break;
            case 38:
              (d.pop(), (f = !1));
              break;
            default:
              if (!t.T && (!f || s.WTF)) throw Error(`Unexpected record 0x` + O.toString(16));
          }
      },
      s,
    ),
    delete s.supbooks,
    delete s[`!row`],
    !c[`!ref`] &&
      (u.s.r < 2e6 || (l && (l.e.r > 0 || l.e.c > 0 || l.s.r > 0 || l.s.c > 0))) &&
      (c[`!ref`] = zr(l || u)),
    s.sheetRows && c[`!ref`])
  ) {
    var L = Vr(c[`!ref`]);
    s.sheetRows <= +L.e.r &&
      ((L.e.r = s.sheetRows - 1),
      L.e.r > u.e.r && (L.e.r = u.e.r),
      L.e.r < L.s.r && (L.s.r = L.e.r),
      L.e.c > u.e.c && (L.e.c = u.e.c),
      L.e.c < L.s.c && (L.s.c = L.e.c),
      (c[`!fullref`] = c[`!ref`]),
      (c[`!ref`] = zr(L)));
  }
  return (
    C.length > 0 && (c[`!merges`] = C),
    j.length > 0 && (c[`!cols`] = j),
    M.length > 0 && (c[`!rows`] = M),
    r[`!id`][c[`!legrel`]] && (c[`!legdrawel`] = r[`!id`][c[`!legrel`]]),
    c
  );
}
function yf(e) {
  var t = [],
    n = e.match(/^<c:numCache>/),
    r;
  (e.match(/<c:pt idx="(\d*)"[^<>\/]*><c:v>([^<])<\/c:v><\/c:pt>/gm) || []).forEach(function (e) {
    var r = e.match(/<c:pt idx="(\d*)"[^<>\/]*><c:v>([^<]*)<\/c:v><\/c:pt>/);
    r && (t[+r[1]] = n ? +r[2] : r[2]);
  });
  var i = Y((Wt(e, `c:formatCode`) || [``, `General`])[1]);
  return (
    (Vt(e, `<c:f>`, `</c:f>`) || []).forEach(function (e) {
      r = e.replace(/<[^<>]*>/g, ``);
    }),
    [t, i, r]
  );
}
function bf(e, t, n, r, i, a) {
  var o = a || { "!type": `chart` };
  if (!e) return a;
  var s = 0,
    c = 0,
    l = `A`,
    u = { s: { r: 2e6, c: 2e6 }, e: { r: 0, c: 0 } };
  return (
    (Vt(e, `<c:numCache>`, `</c:numCache>`) || []).forEach(function (e) {
      var t = yf(e);
      ((u.s.r = u.s.c = 0),
        (u.e.c = s),
        (l = Nr(s)),
        t[0].forEach(function (e, n) {
          (o[`!data`]
            ? (o[`!data`][n] || (o[`!data`][n] = []),
              (o[`!data`][n][s] = { t: `n`, v: e, z: t[1] }))
            : (o[l + kr(n)] = { t: `n`, v: e, z: t[1] }),
            (c = n));
        }),
        u.e.r < c && (u.e.r = c),
        ++s);
    }),
    s > 0 && (o[`!ref`] = zr(u)),
    o
  );
}
function xf(e, t, n, r, i) {
  if (!e) return e;
  r ||= { "!id": {} };
  var a = { "!type": `chart`, "!drawel": null, "!rel": `` },
    o,
    s = e.match(Dd);
  return (
    s && kd(s[0], a, i, n),
    (o = e.match(/drawing r:id="(.*?)"/)) && (a[`!rel`] = o[1]),
    r[`!id`][a[`!rel`]] && (a[`!drawel`] = r[`!id`][a[`!rel`]]),
    a
  );
}
function Sf(e, t) {
  return ((e.l += 10), { name: Jr(e, t - 10) });
}
function Cf(e, t, n, r, i) {
  if (!e) return e;
  r ||= { "!id": {} };
  var a = { "!type": `chart`, "!drawel": null, "!rel": `` },
    o = [],
    s = !1;
  return (
    Sr(
      e,
      function (e, r, c) {
        switch (c) {
          case 550:
            a[`!rel`] = e;
            break;
          case 651:
            (i.Sheets[n] || (i.Sheets[n] = {}), e.name && (i.Sheets[n].CodeName = e.name));
            break;
          case 562:
          case 652:
          case 669:
          case 679:
          case 551:
          case 552:
          case 476:
          case 3072:
            break;
          case 35:
            s = !0;
            break;
          case 36:
            s = !1;
            break;
          case 37:
            o.push(c);
            break;
          case 38:
            o.pop();
            break;
          default:
            if (r.T > 0) o.push(c);
            else if (r.T < 0) o.pop();
            else if (!s || t.WTF) throw Error(`Unexpected record 0x` + c.toString(16));
        }
      },
      t,
    ),
    r[`!id`][a[`!rel`]] && (a[`!drawel`] = r[`!id`][a[`!rel`]]),
    a
  );
}
var wf = [
    [`allowRefreshQuery`, !1, `bool`],
    [`autoCompressPictures`, !0, `bool`],
    [`backupFile`, !1, `bool`],
    [`checkCompatibility`, !1, `bool`],
    [`CodeName`, ``],
    [`date1904`, !1, `bool`],
    [`defaultThemeVersion`, 0, `int`],
    [`filterPrivacy`, !1, `bool`],
    [`hidePivotFieldList`, !1, `bool`],
    [`promptedSolutions`, !1, `bool`],
    [`publishItems`, !1, `bool`],
    [`refreshAllConnections`, !1, `bool`],
    [`saveExternalLinkValues`, !0, `bool`],
    [`showBorderUnselectedTables`, !0, `bool`],
    [`showInkAnnotation`, !0, `bool`],
    [`showObjects`, `all`],
    [`showPivotChartFilter`, !1, `bool`],
    [`updateLinks`, `userSet`],
  ],
  Tf = [
    [`activeTab`, 0, `int`],
    [`autoFilterDateGrouping`, !0, `bool`],
    [`firstSheet`, 0, `int`],
    [`minimized`, !1, `bool`],
    [`showHorizontalScroll`, !0, `bool`],
    [`showSheetTabs`, !0, `bool`],
    [`showVerticalScroll`, !0, `bool`],
    [`tabRatio`, 600, `int`],
    [`visibility`, `visible`],
  ],
  Ef = [],
  Df = [
    [`calcCompleted`, `true`],
    [`calcMode`, `auto`],
    [`calcOnSave`, `true`],
    [`concurrentCalc`, `true`],
    [`fullCalcOnLoad`, `false`],
    [`fullPrecision`, `true`],
    [`iterate`, `false`],
    [`iterateCount`, `100`],
    [`iterateDelta`, `0.001`],
    [`refMode`, `A1`],
  ];
function Of(e, t) {
  for (var n = 0; n != e.length; ++n)
    for (var r = e[n], i = 0; i != t.length; ++i) {
      var a = t[i];
      if (r[a[0]] == null) r[a[0]] = a[1];
      else
        switch (a[2]) {
          case `bool`:
            typeof r[a[0]] == `string` && (r[a[0]] = Sn(r[a[0]]));
            break;
          case `int`:
            typeof r[a[0]] == `string` && (r[a[0]] = parseInt(r[a[0]], 10));
        }
    }
}
function kf(e, t) {
  for (var n = 0; n != t.length; ++n) {
    var r = t[n];
    if (e[r[0]] == null) e[r[0]] = r[1];
    else
      switch (r[2]) {
        case `bool`:
          typeof e[r[0]] == `string` && (e[r[0]] = Sn(e[r[0]]));
          break;
        case `int`:
          typeof e[r[0]] == `string` && (e[r[0]] = parseInt(e[r[0]], 10));
      }
  }
}
function Af(e) {
  (kf(e.WBProps, wf),
    kf(e.CalcPr, Df),
    Of(e.WBView, Tf),
    Of(e.Sheets, Ef),
    (_d.date1904 = Sn(e.WBProps.date1904)));
}
var jf = /*#__PURE__*/ `:][*?/\\`.split(``);
function Mf(e, t) {
  try {
    if (e == ``) throw Error(`Sheet name cannot be blank`);
    if (e.length > 31) throw Error(`Sheet name cannot exceed 31 chars`);
    if (e.charCodeAt(0) == 39 || e.charCodeAt(e.length - 1) == 39)
      throw Error(`Sheet name cannot start or end with apostrophe (')`);
    if (e.toLowerCase() == `history`) throw Error(`Sheet name cannot be 'History'`);
    jf.forEach(function (t) {
      if (e.indexOf(t) != -1) throw Error(`Sheet name cannot contain : \\ / ? * [ ]`);
    });
  } catch (e) {
    if (t) return !1;
    throw e;
  }
  return !0;
}
var Nf = /<\w+:workbook/;
function Pf(e, t) {
  if (!e) throw Error(`Could not find file`);
  var n = { AppVersion: {}, WBProps: {}, WBView: [], Sheets: [], CalcPr: {}, Names: [], xmlns: `` },
    r = !1,
    i = `xmlns`,
    a = {},
    o = 0;
  if (
    (e.replace(dn, function (s, c) {
      var l = J(s);
      switch (hn(l[0])) {
        case `<?xml`:
          break;
        case `<workbook`:
          (s.match(Nf) && (i = `xmlns` + s.match(/<(\w+):/)[1]), (n.xmlns = l[i]));
          break;
        case `</workbook>`:
          break;
        case `<fileVersion`:
          (delete l[0], (n.AppVersion = l));
          break;
        case `<fileVersion/>`:
        case `</fileVersion>`:
          break;
        case `<fileSharing`:
          break;
        case `<fileSharing/>`:
          break;
        case `<workbookPr`:
        case `<workbookPr/>`:
          (wf.forEach(function (e) {
            if (l[e[0]] != null)
              switch (e[2]) {
                case `bool`:
                  n.WBProps[e[0]] = Sn(l[e[0]]);
                  break;
                case `int`:
                  n.WBProps[e[0]] = parseInt(l[e[0]], 10);
                  break;
                default:
                  n.WBProps[e[0]] = l[e[0]];
              }
          }),
            l.codeName && (n.WBProps.CodeName = Dn(l.codeName)));
          break;
        case `</workbookPr>`:
          break;
        case `<workbookProtection`:
          break;
        case `<workbookProtection/>`:
          break;
        case `<bookViews`:
        case `<bookViews>`:
        case `</bookViews>`:
          break;
        case `<workbookView`:
        case `<workbookView/>`:
          (delete l[0], n.WBView.push(l));
          break;
        case `</workbookView>`:
          break;
        case `<sheets`:
        case `<sheets>`:
        case `</sheets>`:
          break;
        case `<sheet`:
          switch (l.state) {
            case `hidden`:
              l.Hidden = 1;
              break;
            case `veryHidden`:
              l.Hidden = 2;
              break;
            default:
              l.Hidden = 0;
          }
          (delete l.state, (l.name = Y(Dn(l.name))), delete l[0], n.Sheets.push(l));
          break;
        case `</sheet>`:
          break;
        case `<functionGroups`:
        case `<functionGroups/>`:
          break;
        case `<functionGroup`:
          break;
        case `<externalReferences`:
        case `</externalReferences>`:
        case `<externalReferences>`:
          break;
        case `<externalReference`:
          break;
        case `<definedNames/>`:
          break;
        case `<definedNames>`:
        case `<definedNames`:
          r = !0;
          break;
        case `</definedNames>`:
          r = !1;
          break;
        case `<definedName`:
          ((a = {}),
            (a.Name = Dn(l.name)),
            l.comment && (a.Comment = l.comment),
            l.localSheetId && (a.Sheet = +l.localSheetId),
            Sn(l.hidden || `0`) && (a.Hidden = !0),
            (o = c + s.length));
          break;
        case `</definedName>`:
          ((a.Ref = Y(Dn(e.slice(o, c)))), n.Names.push(a));
          break;
        case `<definedName/>`:
          break;
        case `<calcPr`:
          (delete l[0], (n.CalcPr = l));
          break;
        case `<calcPr/>`:
          (delete l[0], (n.CalcPr = l));
          break;
        case `</calcPr>`:
          break;
        case `<oleSize`:
          break;
        case `<customWorkbookViews>`:
        case `</customWorkbookViews>`:
        case `<customWorkbookViews`:
          break;
        case `<customWorkbookView`:
        case `</customWorkbookView>`:
          break;
        case `<pivotCaches>`:
        case `</pivotCaches>`:
        case `<pivotCaches`:
          break;
        case `<pivotCache`:
          break;
        case `<smartTagPr`:
        case `<smartTagPr/>`:
          break;
        case `<smartTagTypes`:
        case `<smartTagTypes>`:
        case `</smartTagTypes>`:
          break;
        case `<smartTagType`:
          break;
        case `<webPublishing`:
        case `<webPublishing/>`:
          break;
        case `<fileRecoveryPr`:
        case `<fileRecoveryPr/>`:
          break;
        case `<webPublishObjects>`:
        case `<webPublishObjects`:
        case `</webPublishObjects>`:
          break;
        case `<webPublishObject`:
          break;
        case `<extLst`:
        case `<extLst>`:
        case `</extLst>`:
        case `<extLst/>`:
          break;
        case `<ext`:
          r = !0;
          break;
        case `</ext>`:
          r = !1;
          break;
        case `<ArchID`:
          break;
        case `<AlternateContent`:
        case `<AlternateContent>`:
          r = !0;
          break;
        case `</AlternateContent>`:
          r = !1;
          break;
        case `<revisionPtr`:
          break;
        default:
          if (!r && t.WTF) throw Error(`unrecognized ` + l[0] + ` in workbook`);
      }
      return s;
    }),
    In.indexOf(n.xmlns) === -1)
  )
    throw Error(`Unknown Namespace: ` + n.xmlns);
  return (Af(n), n);
}
function Ff(e, t) {
  var n = {};
  return (
    (n.Hidden = e.read_shift(4)),
    (n.iTabID = e.read_shift(4)),
    (n.strRelID = ri(e, t - 8)),
    (n.name = Jr(e)),
    n
  );
}
function If(e, t) {
  var n = {},
    r = e.read_shift(4);
  n.defaultThemeVersion = e.read_shift(4);
  var i = t > 8 ? Jr(e) : ``;
  return (
    i.length > 0 && (n.CodeName = i),
    (n.autoCompressPictures = !!(r & 65536)),
    (n.backupFile = !!(r & 64)),
    (n.checkCompatibility = !!(r & 4096)),
    (n.date1904 = !!(r & 1)),
    (n.filterPrivacy = !!(r & 8)),
    (n.hidePivotFieldList = !!(r & 1024)),
    (n.promptedSolutions = !!(r & 16)),
    (n.publishItems = !!(r & 2048)),
    (n.refreshAllConnections = !!(r & 262144)),
    (n.saveExternalLinkValues = !!(r & 128)),
    (n.showBorderUnselectedTables = !!(r & 4)),
    (n.showInkAnnotation = !!(r & 32)),
    (n.showObjects = [`all`, `placeholders`, `none`][(r >> 13) & 3]),
    (n.showPivotChartFilter = !!(r & 32768)),
    (n.updateLinks = [`userSet`, `never`, `always`][(r >> 8) & 3]),
    n
  );
}
function Lf(e, t) {
  var n = {};
  return (e.read_shift(4), (n.ArchID = e.read_shift(4)), (e.l += t - 8), n);
}
function Rf(e, t, n) {
  var r = e.l + t,
    i = e.read_shift(4);
  e.l += 1;
  var a = e.read_shift(4),
    o = ni(e),
    s,
    c = ``;
  try {
    s = ld(e, 0, n);
    try {
      c = ti(e);
    } catch {}
  } catch {
    console.error(`Could not parse defined name ` + o);
  }
  (i & 32 && (o = `_xlnm.` + o), (e.l = r));
  var l = { Name: o, Ptg: s, Flags: i };
  return (a < 268435455 && (l.Sheet = a), c && (l.Comment = c), l);
}
function zf(e, t) {
  var n = { AppVersion: {}, WBProps: {}, WBView: [], Sheets: [], CalcPr: {}, xmlns: `` },
    r = [],
    i = !1;
  ((t ||= {}), (t.biff = 12));
  var a = [],
    o = [[]];
  return (
    (o.SheetNames = []),
    (o.XTI = []),
    (bp[16] = { n: `BrtFRTArchID$`, f: Lf }),
    Sr(
      e,
      function (e, s, c) {
        switch (c) {
          case 156:
            (o.SheetNames.push(e.name), n.Sheets.push(e));
            break;
          case 153:
            n.WBProps = e;
            break;
          case 39:
            (e.Sheet != null && (t.SID = e.Sheet),
              (e.Ref = e.Ptg ? $u(e.Ptg, null, null, o, t) : `#REF!`),
              delete t.SID,
              delete e.Ptg,
              a.push(e));
            break;
          case 1036:
            break;
          case 357:
          case 358:
          case 355:
          case 667:
            (o[0].length ? o.push([c, e]) : (o[0] = [c, e]), (o[o.length - 1].XTI = []));
            break;
          case 362:
            (o.length === 0 && ((o[0] = []), (o[0].XTI = [])),
              (o[o.length - 1].XTI = o[o.length - 1].XTI.concat(e)),
              (o.XTI = o.XTI.concat(e)));
            break;
          case 361:
            break;
          case 2071:
          case 158:
          case 143:
          case 664:
          case 353:
            break;
          case 3072:
          case 3073:
          case 534:
          case 677:
          case 157:
          case 610:
          case 2050:
          case 155:
          case 548:
          case 676:
          case 128:
          case 665:
          case 2128:
          case 2125:
          case 549:
          case 2053:
          case 596:
          case 2076:
          case 2075:
          case 2082:
          case 397:
          case 154:
          case 1117:
          case 553:
          case 2091:
            break;
          case 35:
            (r.push(c), (i = !0));
            break;
          case 36:
            (r.pop(), (i = !1));
            break;
          case 37:
            (r.push(c), (i = !0));
            break;
          case 38:
            (r.pop(), (i = !1));
            break;
          case 16:
            break;
          default:
            if (!s.T && (!i || (t.WTF && r[r.length - 1] != 37 && r[r.length - 1] != 35)))
              throw Error(`Unexpected record 0x` + c.toString(16));
        }
      },
      t,
    ),
    Af(n),
    (n.Names = a),
    (n.supbooks = o),
    n
  );
}
function Bf(e, t, n) {
  return t.slice(-4) === `.bin` ? zf(e, n) : Pf(e, n);
}
function Vf(e, t, n, r, i, a, o, s) {
  return t.slice(-4) === `.bin` ? vf(e, r, n, i, a, o, s) : Od(e, r, n, i, a, o, s);
}
function Hf(e, t, n, r, i, a, o, s) {
  return t.slice(-4) === `.bin` ? Cf(e, r, n, i, a, o, s) : xf(e, r, n, i, a, o, s);
}
function Uf(e, t, n, r, i, a, o, s) {
  return t.slice(-4) === `.bin` ? gl(e, r, n, i, a, o, s) : _l(e, r, n, i, a, o, s);
}
function Wf(e, t, n, r, i, a, o, s) {
  return t.slice(-4) === `.bin` ? ml(e, r, n, i, a, o, s) : hl(e, r, n, i, a, o, s);
}
function Gf(e, t, n, r) {
  return t.slice(-4) === `.bin` ? Pc(e, n, r) : Oc(e, n, r);
}
function Kf(e, t, n) {
  return t.slice(-4) === `.bin` ? ks(e, n) : Ds(e, n);
}
function qf(e, t, n) {
  return t.slice(-4) === `.bin` ? dl(e, n) : ol(e, n);
}
function Jf(e, t, n) {
  return t.slice(-4) === `.bin` ? tl(e, t, n) : $c(e, t, n);
}
function Yf(e, t, n, r) {
  if (n.slice(-4) === `.bin`) return nl(e, t, n, r);
}
function Xf(e, t, n) {
  return t.slice(-4) === `.bin` ? Zc(e, t, n) : Qc(e, t, n);
}
var Zf = /\b((?:\w+:)?[\w]+)=((?:")([^"]*)(?:")|(?:')([^']*)(?:'))/g,
  Qf = /\b((?:\w+:)?[\w]+)=((?:")(?:[^"]*)(?:")|(?:')(?:[^']*)(?:'))/;
function $f(e, t) {
  var n = e.split(/\s+/),
    r = [];
  if ((t || (r[0] = n[0]), n.length === 1)) return r;
  var i = e.match(Zf),
    a,
    o,
    s,
    c;
  if (i)
    for (c = 0; c != i.length; ++c)
      ((a = i[c].match(Qf)),
        (o = a[1].indexOf(`:`)) === -1
          ? (r[a[1]] = a[2].slice(1, a[2].length - 1))
          : ((s = a[1].slice(0, 6) === `xmlns:` ? `xmlns` + a[1].slice(6) : a[1].slice(o + 1)),
            (r[s] = a[2].slice(1, a[2].length - 1))));
  return r;
}
function ep(e) {
  var t = e.split(/\s+/),
    n = {};
  if (t.length === 1) return n;
  var r = e.match(Zf),
    i,
    a,
    o,
    s;
  if (r)
    for (s = 0; s != r.length; ++s)
      ((i = r[s].match(Qf)),
        (a = i[1].indexOf(`:`)) === -1
          ? (n[i[1]] = i[2].slice(1, i[2].length - 1))
          : ((o = i[1].slice(0, 6) === `xmlns:` ? `xmlns` + i[1].slice(6) : i[1].slice(a + 1)),
            (n[o] = i[2].slice(1, i[2].length - 1))));
  return n;
}
var tp;
function np(e, t, n) {
  var r = tp[e] || Y(e);
  return r === `General` ? Se(t) : et(r, t, { date1904: !!n });
}
function rp(e, t, n, r) {
  var i = r;
  switch ((n[0].match(/dt:dt="([\w.]+)"/) || [``, ``])[1]) {
    case `boolean`:
      i = Sn(r);
      break;
    case `i2`:
    case `int`:
      i = parseInt(r, 10);
      break;
    case `r4`:
    case `float`:
      i = parseFloat(r);
      break;
    case `date`:
    case `dateTime.tz`:
      i = Tt(r);
      break;
    case `i8`:
    case `string`:
    case `fixed`:
    case `uuid`:
    case `bin.base64`:
      break;
    default:
      throw Error(`bad custprop:` + n[0]);
  }
  e[Y(t)] = i;
}
function ip(e, t, n, r) {
  if (e.t !== `z`) {
    if (!n || n.cellText !== !1)
      try {
        e.w =
          e.t === `e`
            ? e.w || Mi[e.v]
            : t === `General`
              ? e.t === `n`
                ? (e.v | 0) === e.v
                  ? e.v.toString(10)
                  : xe(e.v)
                : Se(e.v)
              : np(t || `General`, e.v, r);
      } catch (e) {
        if (n.WTF) throw e;
      }
    try {
      var i = tp[t] || t || `General`;
      if ((n.cellNF && (e.z = i), n.cellDates && e.t == `n` && Ye(i))) {
        var a = ge(e.v + (r ? 1462 : 0));
        a && ((e.t = `d`), (e.v = new Date(Date.UTC(a.y, a.m - 1, a.d, a.H, a.M, a.S, a.u))));
      }
    } catch (e) {
      if (n.WTF) throw e;
    }
  }
}
function ap(e, t, n) {
  if (n.cellStyles && t.Interior) {
    var r = t.Interior;
    r.Pattern && (r.patternType = bc[r.Pattern] || r.Pattern);
  }
  e[t.ID] = t;
}
function op(e, t, n, r, i, a, o, s, c, l, u) {
  var d = `General`,
    f = r.StyleID,
    p = {};
  l ||= {};
  var m = [],
    h = 0;
  for (
    f === void 0 && s && (f = s.StyleID), f === void 0 && o && (f = o.StyleID);
    a[f] !== void 0;
  ) {
    var g = a[f];
    if ((g.nf && (d = g.nf), g.Interior && m.push(g.Interior), !g.Parent)) break;
    f = g.Parent;
  }
  switch (n.Type) {
    case `Boolean`:
      ((r.t = `b`), (r.v = Sn(e)));
      break;
    case `String`:
      ((r.t = `s`),
        (r.r = xn(Y(e))),
        (r.v = e.indexOf(`<`) > -1 ? Y(t || e).replace(/<[^<>]*>/g, ``) : r.r));
      break;
    case `DateTime`:
      (e.slice(-1) != `Z` && (e += `Z`),
        (r.v = yt(Tt(e, u), u)),
        r.v !== r.v && (r.v = Y(e)),
        (d && d != `General`) || (d = `yyyy-mm-dd`));
    case `Number`:
      (r.v === void 0 && (r.v = +e), (r.t ||= `n`));
      break;
    case `Error`:
      ((r.t = `e`), (r.v = Ni[e]), l.cellText !== !1 && (r.w = e));
      break;
    default:
      e == `` && t == `` ? (r.t = `z`) : ((r.t = `s`), (r.v = xn(t || e)));
  }
  if ((ip(r, d, l, u), l.cellFormula !== !1)) {
    if (r.Formula) {
      var _ = Y(r.Formula);
      (_.charCodeAt(0) == 61 && (_ = _.slice(1)),
        (r.f = vl(_, i)),
        delete r.Formula,
        r.ArrayRange == `RC`
          ? (r.F = vl(`RC:RC`, i))
          : r.ArrayRange && ((r.F = vl(r.ArrayRange, i)), c.push([Vr(r.F), r.F])));
    } else
      for (h = 0; h < c.length; ++h)
        i.r >= c[h][0].s.r &&
          i.r <= c[h][0].e.r &&
          i.c >= c[h][0].s.c &&
          i.c <= c[h][0].e.c &&
          (r.F = c[h][1]);
  }
  (l.cellStyles &&
    (m.forEach(function (e) {
      !p.patternType && e.patternType && (p.patternType = e.patternType);
    }),
    (r.s = p)),
    r.StyleID !== void 0 && (r.ixfe = r.StyleID));
}
function sp(e) {
  return Pi.indexOf(`_xlnm.` + e) > -1 ? `_xlnm.` + e : e;
}
function cp(e) {
  ((e.t = e.v || ``),
    (e.t = e.t
      .replace(
        /\r\n/g,
        `
`,
      )
      .replace(
        /\r/g,
        `
`,
      )),
    (e.v = e.w = e.ixfe = void 0));
}
function lp(e, t) {
  var n = t || {};
  rt();
  var r = T(Nn(e));
  (n.type == `binary` || n.type == `array` || n.type == `base64`) &&
    (r = m === void 0 ? Dn(r) : m.utils.decode(65001, x(r)));
  var i = r.slice(0, 1024).toLowerCase(),
    a = !1;
  if (
    ((i = i.replace(/".*?"/g, ``)),
    (i.indexOf(`>`) & 1023) > Math.min(i.indexOf(`,`) & 1023, i.indexOf(`;`) & 1023))
  ) {
    var o = Dt(n);
    return ((o.type = `string`), gs.to_workbook(r, o));
  }
  if (
    (i.indexOf(`<?xml`) == -1 &&
      [`html`, `table`, `head`, `meta`, `script`, `style`, `div`].forEach(function (e) {
        i.indexOf(`<` + e) >= 0 && (a = !0);
      }),
    a)
  )
    return wp(r, n);
  tp = {
    "General Number": `General`,
    "General Date": G[22],
    "Long Date": `dddd, mmmm dd, yyyy`,
    "Medium Date": G[15],
    "Short Date": G[14],
    "Long Time": G[19],
    "Medium Time": G[18],
    "Short Time": G[20],
    Currency: `"$"#,##0.00_);[Red]\\("$"#,##0.00\\)`,
    Fixed: G[2],
    Standard: G[4],
    Percent: G[10],
    Scientific: G[11],
    "Yes/No": `"Yes";"Yes";"No";@`,
    "True/False": `"True";"True";"False";@`,
    "On/Off": `"Yes";"Yes";"No";@`,
  };
  var s,
    c = [],
    l;
  O != null && n.dense == null && (n.dense = O);
  var u = {},
    d = [],
    f = {},
    p = ``;
  n.dense && (f[`!data`] = []);
  var h = {},
    g = {},
    _ = $f(`<Data ss:Type="String">`),
    v = 0,
    y = 0,
    b = 0,
    S = { s: { r: 2e6, c: 2e6 }, e: { r: 0, c: 0 } },
    C = {},
    w = {},
    E = ``,
    D = 0,
    k = [],
    A = {},
    j = {},
    M = 0,
    N = [],
    P = [],
    F = {},
    I = [],
    L,
    R = !1,
    ee = [],
    te = [],
    z = {},
    B = 0,
    V = 0,
    H = { Sheets: [], WBProps: { date1904: !1 } },
    ne = {};
  ((Pn.lastIndex = 0), (r = Ht(r, `<!--`, `-->`)));
  for (var U = ``; (s = Pn.exec(r));)
    switch ((s[3] = (U = s[3]).toLowerCase())) {
      case `data`:
        if (U == `data`) {
          if (s[1] === `/`) {
            if ((l = c.pop())[0] !== s[3]) throw Error(`Bad state: ` + l.join(`|`));
          } else s[0].charAt(s[0].length - 2) !== `/` && c.push([s[3], !0]);
          break;
        }
        if (c[c.length - 1][1]) break;
        s[1] === `/`
          ? op(
              r.slice(v, s.index),
              E,
              _,
              c[c.length - 1][0] == `comment` ? F : h,
              { c: y, r: b },
              C,
              I[y],
              g,
              ee,
              n,
              H.WBProps.date1904,
            )
          : ((E = ``), (_ = $f(s[0])), (v = s.index + s[0].length));
        break;
      case `cell`:
        if (s[1] === `/`) {
          if (
            (P.length > 0 && (h.c = P),
            (!n.sheetRows || n.sheetRows > b) &&
              h.v !== void 0 &&
              (n.dense
                ? (f[`!data`][b] || (f[`!data`][b] = []), (f[`!data`][b][y] = h))
                : (f[Nr(y) + kr(b)] = h)),
            h.HRef &&
              ((h.l = { Target: Y(h.HRef) }),
              h.HRefScreenTip && (h.l.Tooltip = h.HRefScreenTip),
              delete h.HRef,
              delete h.HRefScreenTip),
            (h.MergeAcross || h.MergeDown) &&
              ((B = y + (parseInt(h.MergeAcross, 10) | 0)),
              (V = b + (parseInt(h.MergeDown, 10) | 0)),
              (B > y || V > b) && k.push({ s: { c: y, r: b }, e: { c: B, r: V } })),
            !n.sheetStubs)
          )
            h.MergeAcross ? (y = B + 1) : ++y;
          else if (h.MergeAcross || h.MergeDown) {
            for (var re = y; re <= B; ++re)
              for (var ie = b; ie <= V; ++ie)
                (re > y || ie > b) &&
                  (n.dense
                    ? (f[`!data`][ie] || (f[`!data`][ie] = []), (f[`!data`][ie][re] = { t: `z` }))
                    : (f[Nr(re) + kr(ie)] = { t: `z` }));
            y = B + 1;
          } else ++y;
        } else
          ((h = ep(s[0])),
            h.Index && (y = h.Index - 1),
            y < S.s.c && (S.s.c = y),
            y > S.e.c && (S.e.c = y),
            s[0].slice(-2) === `/>` && ++y,
            (P = []));
        break;
      case `row`:
        s[1] === `/` || s[0].slice(-2) === `/>`
          ? (b < S.s.r && (S.s.r = b),
            b > S.e.r && (S.e.r = b),
            s[0].slice(-2) === `/>` && ((g = $f(s[0])), g.Index && (b = g.Index - 1)),
            (y = 0),
            ++b)
          : ((g = $f(s[0])),
            g.Index && (b = g.Index - 1),
            (z = {}),
            (g.AutoFitHeight == `0` || g.Height) &&
              ((z.hpx = parseInt(g.Height, 10)), (z.hpt = vc(z.hpx)), (te[b] = z)),
            g.Hidden == `1` && ((z.hidden = !0), (te[b] = z)));
        break;
      case `worksheet`:
        if (s[1] === `/`) {
          if ((l = c.pop())[0] !== s[3]) throw Error(`Bad state: ` + l.join(`|`));
          (d.push(p),
            S.s.r <= S.e.r &&
              S.s.c <= S.e.c &&
              ((f[`!ref`] = zr(S)),
              n.sheetRows &&
                n.sheetRows <= S.e.r &&
                ((f[`!fullref`] = f[`!ref`]), (S.e.r = n.sheetRows - 1), (f[`!ref`] = zr(S)))),
            k.length && (f[`!merges`] = k),
            I.length > 0 && (f[`!cols`] = I),
            te.length > 0 && (f[`!rows`] = te),
            (u[p] = f));
        } else
          ((S = { s: { r: 2e6, c: 2e6 }, e: { r: 0, c: 0 } }),
            (b = y = 0),
            c.push([s[3], !1]),
            (l = $f(s[0])),
            (p = Y(l.Name)),
            (f = {}),
            n.dense && (f[`!data`] = []),
            (k = []),
            (ee = []),
            (te = []),
            (ne = { name: p, Hidden: 0 }),
            H.Sheets.push(ne));
        break;
      case `table`:
        if (s[1] === `/`) {
          if ((l = c.pop())[0] !== s[3]) throw Error(`Bad state: ` + l.join(`|`));
        } else if (s[0].slice(-2) == `/>`) break;
        else (c.push([s[3], !1]), (I = []), (R = !1));
        break;
      case `style`:
        s[1] === `/` ? ap(C, w, n) : (w = $f(s[0]));
        break;
      case `numberformat`:
        ((w.nf = Y($f(s[0]).Format || `General`)), tp[w.nf] && (w.nf = tp[w.nf]));
        for (var ae = 0; ae != 392 && G[ae] != w.nf; ++ae);
        if (ae == 392) {
          for (ae = 57; ae != 392; ++ae)
            if (G[ae] == null) {
              ut(w.nf, ae);
              break;
            }
        }
        break;
      case `column`:
        if (c[c.length - 1][0] !== `table` || s[1] === `/`) break;
        if (
          ((L = $f(s[0])),
          L.Hidden && ((L.hidden = !0), delete L.Hidden),
          L.Width && (L.wpx = parseInt(L.Width, 10)),
          !R && L.wpx > 10)
        ) {
          ((R = !0), (uc = sc));
          for (var oe = 0; oe < I.length; ++oe) I[oe] && gc(I[oe]);
        }
        (R && gc(L), (I[L.Index - 1 || I.length] = L));
        for (var W = 0; W < +L.Span; ++W) I[I.length] = Dt(L);
        break;
      case `namedrange`:
        if (s[1] === `/`) break;
        H.Names ||= [];
        var se = J(s[0]),
          ce = { Name: sp(se.Name), Ref: vl(se.RefersTo.slice(1), { r: 0, c: 0 }) };
        (H.Sheets.length > 0 && (ce.Sheet = H.Sheets.length - 1), H.Names.push(ce));
        break;
      case `namedcell`:
        break;
      case `b`:
        break;
      case `i`:
        break;
      case `u`:
        break;
      case `s`:
        break;
      case `em`:
        break;
      case `h2`:
        break;
      case `h3`:
        break;
      case `sub`:
        break;
      case `sup`:
        break;
      case `span`:
        break;
      case `alignment`:
        break;
      case `borders`:
        break;
      case `border`:
        break;
      case `font`:
        if (s[0].slice(-2) === `/>`) break;
        s[1] === `/` ? (E += r.slice(D, s.index)) : (D = s.index + s[0].length);
        break;
      case `interior`:
        if (!n.cellStyles) break;
        w.Interior = $f(s[0]);
        break;
      case `protection`:
        break;
      case `author`:
      case `title`:
      case `description`:
      case `created`:
      case `keywords`:
      case `subject`:
      case `category`:
      case `company`:
      case `lastauthor`:
      case `lastsaved`:
      case `lastprinted`:
      case `version`:
      case `revision`:
      case `totaltime`:
      case `hyperlinkbase`:
      case `manager`:
      case `contentstatus`:
      case `identifier`:
      case `language`:
      case `appname`:
        if (s[0].slice(-2) === `/>`) break;
        s[1] === `/` ? Qi(A, U, r.slice(M, s.index)) : (M = s.index + s[0].length);
        break;
      case `paragraphs`:
        break;
      case `styles`:
      case `workbook`:
        if (s[1] === `/`) {
          if ((l = c.pop())[0] !== s[3]) throw Error(`Bad state: ` + l.join(`|`));
        } else c.push([s[3], !1]);
        break;
      case `comment`:
        if (s[1] === `/`) {
          if ((l = c.pop())[0] !== s[3]) throw Error(`Bad state: ` + l.join(`|`));
          (cp(F), P.push(F));
        } else
          (c.push([s[3], !1]),
            (l = $f(s[0])),
            Sn(l.ShowAlways || `0`) || (P.hidden = !0),
            (F = { a: l.Author }));
        break;
      case `autofilter`:
        if (s[1] === `/`) {
          if ((l = c.pop())[0] !== s[3]) throw Error(`Bad state: ` + l.join(`|`));
        } else if (s[0].charAt(s[0].length - 2) !== `/`) {
          var le = $f(s[0]);
          ((f[`!autofilter`] = { ref: vl(le.Range).replace(/\$/g, ``) }), c.push([s[3], !0]));
        }
        break;
      case `name`:
        break;
      case `datavalidation`:
        if (s[1] === `/`) {
          if ((l = c.pop())[0] !== s[3]) throw Error(`Bad state: ` + l.join(`|`));
        } else s[0].charAt(s[0].length - 2) !== `/` && c.push([s[3], !0]);
        break;
      case `pixelsperinch`:
        break;
      case `componentoptions`:
      case `documentproperties`:
      case `customdocumentproperties`:
      case `officedocumentsettings`:
      case `pivottable`:
      case `pivotcache`:
      case `names`:
      case `mapinfo`:
      case `pagebreaks`:
      case `querytable`:
      case `sorting`:
      case `schema`:
      case `conditionalformatting`:
      case `smarttagtype`:
      case `smarttags`:
      case `excelworkbook`:
      case `workbookoptions`:
      case `worksheetoptions`:
        if (s[1] === `/`) {
          if ((l = c.pop())[0] !== s[3]) throw Error(`Bad state: ` + l.join(`|`));
        } else s[0].charAt(s[0].length - 2) !== `/` && c.push([s[3], !0]);
        break;
      case `null`:
        break;
      default:
        if ((c.length == 0 && s[3] == `document`) || (c.length == 0 && s[3] == `uof`))
          return kp(r, n);
        var ue = !0;
        switch (c[c.length - 1][0]) {
          case `officedocumentsettings`:
            switch (s[3]) {
              case `allowpng`:
                break;
              case `removepersonalinformation`:
                break;
              case `downloadcomponents`:
                break;
              case `locationofcomponents`:
                break;
              case `colors`:
                break;
              case `color`:
                break;
              case `index`:
                break;
              case `rgb`:
                break;
              case `targetscreensize`:
                break;
              case `readonlyrecommended`:
                break;
              default:
                ue = !1;
            }
            break;
          case `componentoptions`:
            switch (s[3]) {
              case `toolbar`:
                break;
              case `hideofficelogo`:
                break;
              case `spreadsheetautofit`:
                break;
              case `label`:
                break;
              case `caption`:
                break;
              case `maxheight`:
                break;
              case `maxwidth`:
                break;
              case `nextsheetnumber`:
                break;
              default:
                ue = !1;
            }
            break;
          case `excelworkbook`:
            switch (s[3]) {
              case `date1904`:
                H.WBProps.date1904 = !0;
                break;
              case `hidehorizontalscrollbar`:
                break;
              case `hideverticalscrollbar`:
                break;
              case `hideworkbooktabs`:
                break;
              case `windowheight`:
                break;
              case `windowwidth`:
                break;
              case `windowtopx`:
                break;
              case `windowtopy`:
                break;
              case `tabratio`:
                break;
              case `protectstructure`:
                break;
              case `protectwindow`:
                break;
              case `protectwindows`:
                break;
              case `activesheet`:
                break;
              case `displayinknotes`:
                break;
              case `firstvisiblesheet`:
                break;
              case `supbook`:
                break;
              case `sheetname`:
                break;
              case `sheetindex`:
                break;
              case `sheetindexfirst`:
                break;
              case `sheetindexlast`:
                break;
              case `dll`:
                break;
              case `acceptlabelsinformulas`:
                break;
              case `donotsavelinkvalues`:
                break;
              case `iteration`:
                break;
              case `maxiterations`:
                break;
              case `maxchange`:
                break;
              case `path`:
                break;
              case `xct`:
                break;
              case `count`:
                break;
              case `selectedsheets`:
                break;
              case `calculation`:
                break;
              case `uncalced`:
                break;
              case `startupprompt`:
                break;
              case `crn`:
                break;
              case `externname`:
                break;
              case `formula`:
                break;
              case `colfirst`:
                break;
              case `collast`:
                break;
              case `wantadvise`:
                break;
              case `boolean`:
                break;
              case `error`:
                break;
              case `text`:
                break;
              case `ole`:
                break;
              case `noautorecover`:
                break;
              case `publishobjects`:
                break;
              case `donotcalculatebeforesave`:
                break;
              case `number`:
                break;
              case `refmoder1c1`:
                break;
              case `embedsavesmarttags`:
                break;
              default:
                ue = !1;
            }
            break;
          case `workbookoptions`:
            switch (s[3]) {
              case `owcversion`:
                break;
              case `height`:
                break;
              case `width`:
                break;
              default:
                ue = !1;
            }
            break;
          case `worksheetoptions`:
            switch (s[3]) {
              case `visible`:
                if (s[0].slice(-2) !== `/>`) {
                  if (s[1] === `/`)
                    switch (r.slice(M, s.index)) {
                      case `SheetHidden`:
                        ne.Hidden = 1;
                        break;
                      case `SheetVeryHidden`:
                        ne.Hidden = 2;
                    }
                  else M = s.index + s[0].length;
                }
                break;
              case `header`:
                (f[`!margins`] || vd((f[`!margins`] = {}), `xlml`),
                  isNaN(+J(s[0]).Margin) || (f[`!margins`].header = +J(s[0]).Margin));
                break;
              case `footer`:
                (f[`!margins`] || vd((f[`!margins`] = {}), `xlml`),
                  isNaN(+J(s[0]).Margin) || (f[`!margins`].footer = +J(s[0]).Margin));
                break;
              case `pagemargins`:
                var de = J(s[0]);
                (f[`!margins`] || vd((f[`!margins`] = {}), `xlml`),
                  isNaN(+de.Top) || (f[`!margins`].top = +de.Top),
                  isNaN(+de.Left) || (f[`!margins`].left = +de.Left),
                  isNaN(+de.Right) || (f[`!margins`].right = +de.Right),
                  isNaN(+de.Bottom) || (f[`!margins`].bottom = +de.Bottom));
                break;
              case `displayrighttoleft`:
                ((H.Views ||= []), H.Views[0] || (H.Views[0] = {}), (H.Views[0].RTL = !0));
                break;
              case `freezepanes`:
                break;
              case `frozennosplit`:
                break;
              case `splithorizontal`:
              case `splitvertical`:
                break;
              case `donotdisplaygridlines`:
                break;
              case `activerow`:
                break;
              case `activecol`:
                break;
              case `toprowbottompane`:
                break;
              case `leftcolumnrightpane`:
                break;
              case `unsynced`:
                break;
              case `print`:
                break;
              case `printerrors`:
                break;
              case `panes`:
                break;
              case `scale`:
                break;
              case `pane`:
                break;
              case `number`:
                break;
              case `layout`:
                break;
              case `pagesetup`:
                break;
              case `selected`:
                break;
              case `protectobjects`:
                break;
              case `enableselection`:
                break;
              case `protectscenarios`:
                break;
              case `validprinterinfo`:
                break;
              case `horizontalresolution`:
                break;
              case `verticalresolution`:
                break;
              case `numberofcopies`:
                break;
              case `activepane`:
                break;
              case `toprowvisible`:
                break;
              case `leftcolumnvisible`:
                break;
              case `fittopage`:
                break;
              case `rangeselection`:
                break;
              case `papersizeindex`:
                break;
              case `pagelayoutzoom`:
                break;
              case `pagebreakzoom`:
                break;
              case `filteron`:
                break;
              case `fitwidth`:
                break;
              case `fitheight`:
                break;
              case `commentslayout`:
                break;
              case `zoom`:
                break;
              case `lefttoright`:
                break;
              case `gridlines`:
                break;
              case `allowsort`:
                break;
              case `allowfilter`:
                break;
              case `allowinsertrows`:
                break;
              case `allowdeleterows`:
                break;
              case `allowinsertcols`:
                break;
              case `allowdeletecols`:
                break;
              case `allowinserthyperlinks`:
                break;
              case `allowformatcells`:
                break;
              case `allowsizecols`:
                break;
              case `allowsizerows`:
                break;
              case `nosummaryrowsbelowdetail`:
                (f[`!outline`] || (f[`!outline`] = {}), (f[`!outline`].above = !0));
                break;
              case `tabcolorindex`:
                break;
              case `donotdisplayheadings`:
                break;
              case `showpagelayoutzoom`:
                break;
              case `nosummarycolumnsrightdetail`:
                (f[`!outline`] || (f[`!outline`] = {}), (f[`!outline`].left = !0));
                break;
              case `blackandwhite`:
                break;
              case `donotdisplayzeros`:
                break;
              case `displaypagebreak`:
                break;
              case `rowcolheadings`:
                break;
              case `donotdisplayoutline`:
                break;
              case `noorientation`:
                break;
              case `allowusepivottables`:
                break;
              case `zeroheight`:
                break;
              case `viewablerange`:
                break;
              case `selection`:
                break;
              case `protectcontents`:
                break;
              default:
                ue = !1;
            }
            break;
          case `pivottable`:
          case `pivotcache`:
            switch (s[3]) {
              case `immediateitemsondrop`:
                break;
              case `showpagemultipleitemlabel`:
                break;
              case `compactrowindent`:
                break;
              case `location`:
                break;
              case `pivotfield`:
                break;
              case `orientation`:
                break;
              case `layoutform`:
                break;
              case `layoutsubtotallocation`:
                break;
              case `layoutcompactrow`:
                break;
              case `position`:
                break;
              case `pivotitem`:
                break;
              case `datatype`:
                break;
              case `datafield`:
                break;
              case `sourcename`:
                break;
              case `parentfield`:
                break;
              case `ptlineitems`:
                break;
              case `ptlineitem`:
                break;
              case `countofsameitems`:
                break;
              case `item`:
                break;
              case `itemtype`:
                break;
              case `ptsource`:
                break;
              case `cacheindex`:
                break;
              case `consolidationreference`:
                break;
              case `filename`:
                break;
              case `reference`:
                break;
              case `nocolumngrand`:
                break;
              case `norowgrand`:
                break;
              case `blanklineafteritems`:
                break;
              case `hidden`:
                break;
              case `subtotal`:
                break;
              case `basefield`:
                break;
              case `mapchilditems`:
                break;
              case `function`:
                break;
              case `refreshonfileopen`:
                break;
              case `printsettitles`:
                break;
              case `mergelabels`:
                break;
              case `defaultversion`:
                break;
              case `refreshname`:
                break;
              case `refreshdate`:
                break;
              case `refreshdatecopy`:
                break;
              case `versionlastrefresh`:
                break;
              case `versionlastupdate`:
                break;
              case `versionupdateablemin`:
                break;
              case `versionrefreshablemin`:
                break;
              case `calculation`:
                break;
              default:
                ue = !1;
            }
            break;
          case `pagebreaks`:
            switch (s[3]) {
              case `colbreaks`:
                break;
              case `colbreak`:
                break;
              case `rowbreaks`:
                break;
              case `rowbreak`:
                break;
              case `colstart`:
                break;
              case `colend`:
                break;
              case `rowend`:
                break;
              default:
                ue = !1;
            }
            break;
          case `autofilter`:
            switch (s[3]) {
              case `autofiltercolumn`:
                break;
              case `autofiltercondition`:
                break;
              case `autofilterand`:
                break;
              case `autofilteror`:
                break;
              default:
                ue = !1;
            }
            break;
          case `querytable`:
            switch (s[3]) {
              case `id`:
                break;
              case `autoformatfont`:
                break;
              case `autoformatpattern`:
                break;
              case `querysource`:
                break;
              case `querytype`:
                break;
              case `enableredirections`:
                break;
              case `refreshedinxl9`:
                break;
              case `urlstring`:
                break;
              case `htmltables`:
                break;
              case `connection`:
                break;
              case `commandtext`:
                break;
              case `refreshinfo`:
                break;
              case `notitles`:
                break;
              case `nextid`:
                break;
              case `columninfo`:
                break;
              case `overwritecells`:
                break;
              case `donotpromptforfile`:
                break;
              case `textwizardsettings`:
                break;
              case `source`:
                break;
              case `number`:
                break;
              case `decimal`:
                break;
              case `thousandseparator`:
                break;
              case `trailingminusnumbers`:
                break;
              case `formatsettings`:
                break;
              case `fieldtype`:
                break;
              case `delimiters`:
                break;
              case `tab`:
                break;
              case `comma`:
                break;
              case `autoformatname`:
                break;
              case `versionlastedit`:
                break;
              case `versionlastrefresh`:
                break;
              default:
                ue = !1;
            }
            break;
          case `datavalidation`:
            switch (s[3]) {
              case `range`:
                break;
              case `type`:
                break;
              case `min`:
                break;
              case `max`:
                break;
              case `sort`:
                break;
              case `descending`:
                break;
              case `order`:
                break;
              case `casesensitive`:
                break;
              case `value`:
                break;
              case `errorstyle`:
                break;
              case `errormessage`:
                break;
              case `errortitle`:
                break;
              case `inputmessage`:
                break;
              case `inputtitle`:
                break;
              case `combohide`:
                break;
              case `inputhide`:
                break;
              case `condition`:
                break;
              case `qualifier`:
                break;
              case `useblank`:
                break;
              case `value1`:
                break;
              case `value2`:
                break;
              case `format`:
                break;
              case `cellrangelist`:
                break;
              default:
                ue = !1;
            }
            break;
          case `sorting`:
          case `conditionalformatting`:
            switch (s[3]) {
              case `range`:
                break;
              case `type`:
                break;
              case `min`:
                break;
              case `max`:
                break;
              case `sort`:
                break;
              case `descending`:
                break;
              case `order`:
                break;
              case `casesensitive`:
                break;
              case `value`:
                break;
              case `errorstyle`:
                break;
              case `errormessage`:
                break;
              case `errortitle`:
                break;
              case `cellrangelist`:
                break;
              case `inputmessage`:
                break;
              case `inputtitle`:
                break;
              case `combohide`:
                break;
              case `inputhide`:
                break;
              case `condition`:
                break;
              case `qualifier`:
                break;
              case `useblank`:
                break;
              case `value1`:
                break;
              case `value2`:
                break;
              case `format`:
                break;
              default:
                ue = !1;
            }
            break;
          case `mapinfo`:
          case `schema`:
          case `data`:
            switch (s[3]) {
              case `map`:
                break;
              case `entry`:
                break;
              case `range`:
                break;
              case `xpath`:
                break;
              case `field`:
                break;
              case `xsdtype`:
                break;
              case `filteron`:
                break;
              case `aggregate`:
                break;
              case `elementtype`:
                break;
              case `attributetype`:
                break;
              case `schema`:
              case `element`:
              case `complextype`:
              case `datatype`:
              case `all`:
              case `attribute`:
              case `extends`:
                break;
              case `row`:
                break;
              default:
                ue = !1;
            }
            break;
          case `smarttags`:
            break;
          default:
            ue = !1;
        }
        if (ue || s[3].match(/!\[CDATA/)) break;
        if (!c[c.length - 1][1]) throw `Unrecognized tag: ` + s[3] + `|` + c.join(`|`);
        if (c[c.length - 1][0] === `customdocumentproperties`) {
          if (s[0].slice(-2) === `/>`) break;
          s[1] === `/` ? rp(j, U, N, r.slice(M, s.index)) : ((N = s), (M = s.index + s[0].length));
          break;
        }
        if (n.WTF) throw `Unrecognized tag: ` + s[3] + `|` + c.join(`|`);
    }
  var fe = {};
  return (
    !n.bookSheets && !n.bookProps && (fe.Sheets = u),
    (fe.SheetNames = d),
    (fe.Workbook = H),
    (fe.SSF = Dt(G)),
    (fe.Props = A),
    (fe.Custprops = j),
    (fe.bookType = `xlml`),
    fe
  );
}
function up(e, t) {
  switch ((am((t ||= {})), t.type || `base64`)) {
    case `base64`:
      return lp(M(e), t);
    case `binary`:
    case `buffer`:
    case `file`:
      return lp(e, t);
    case `array`:
      return lp(ee(e), t);
  }
}
function dp(e) {
  var t = {},
    n = e.content;
  if (
    ((n.l = 28),
    (t.AnsiUserType = n.read_shift(0, `lpstr-ansi`)),
    (t.AnsiClipboardFormat = di(n)),
    n.length - n.l <= 4)
  )
    return t;
  var r = n.read_shift(4);
  if (
    r == 0 ||
    r > 40 ||
    ((n.l -= 4), (t.Reserved1 = n.read_shift(0, `lpstr-ansi`)), n.length - n.l <= 4) ||
    ((r = n.read_shift(4)), r !== 1907505652) ||
    ((t.UnicodeClipboardFormat = fi(n)), (r = n.read_shift(4)), r == 0 || r > 40)
  )
    return t;
  ((n.l -= 4), (t.Reserved2 = n.read_shift(0, `lpwstr`)));
}
var fp = [60, 1084, 2066, 2165, 2175];
function pp(e, t, n, r, i) {
  var a = r,
    o = [],
    s = n.slice(n.l, n.l + a);
  if (i && i.enc && i.enc.insitu && s.length > 0)
    switch (e) {
      case 9:
      case 521:
      case 1033:
      case 2057:
      case 47:
      case 405:
      case 225:
      case 406:
      case 312:
      case 404:
      case 10:
        break;
      case 133:
        break;
      default:
        i.enc.insitu(s);
    }
  (o.push(s), (n.l += a));
  for (var c = cr(n, n.l), l = xp[c], u = 0; l != null && fp.indexOf(c) > -1;)
    ((a = cr(n, n.l + 2)),
      (u = n.l + 4),
      c == 2066 ? (u += 4) : (c == 2165 || c == 2175) && (u += 12),
      (s = n.slice(u, n.l + 4 + a)),
      o.push(s),
      (n.l += 4 + a),
      (l = xp[(c = cr(n, n.l))]));
  var d = z(o);
  yr(d, 0);
  var f = 0;
  d.lens = [];
  for (var p = 0; p < o.length; ++p) (d.lens.push(f), (f += o[p].length));
  if (d.length < r) throw `XLS Record 0x` + e.toString(16) + ` Truncated: ` + d.length + ` < ` + r;
  return t.f(d, d.length, i);
}
function mp(e, t, n) {
  if (e.t !== `z` && e.XF) {
    var r = 0;
    try {
      ((r = e.z || e.XF.numFmtId || 0), t.cellNF && e.z == null && (e.z = G[r]));
    } catch (e) {
      if (t.WTF) throw e;
    }
    if (!t || t.cellText !== !1)
      try {
        e.w =
          e.t === `e`
            ? e.w || Mi[e.v]
            : r === 0 || r == `General`
              ? e.t === `n`
                ? (e.v | 0) === e.v
                  ? e.v.toString(10)
                  : xe(e.v)
                : Se(e.v)
              : et(r, e.v, { date1904: !!n, dateNF: t && t.dateNF });
      } catch (e) {
        if (t.WTF) throw e;
      }
    if (t.cellDates && r && e.t == `n` && Ye(G[r] || String(r))) {
      var i = ge(e.v + (n ? 1462 : 0));
      i && ((e.t = `d`), (e.v = new Date(Date.UTC(i.y, i.m - 1, i.d, i.H, i.M, i.S, i.u))));
    }
  }
}
function hp(e, t, n) {
  return { v: e, ixfe: t, t: n };
}
function gp(e, t) {
  var n = { opts: {} },
    r = {};
  O != null && t.dense == null && (t.dense = O);
  var i = {};
  t.dense && (i[`!data`] = []);
  var a = {},
    o = {},
    s = null,
    c = [],
    l = ``,
    u = {},
    d,
    f = ``,
    p,
    m,
    h,
    g,
    _ = {},
    v = [],
    b,
    x,
    S = [],
    C = [],
    w = { Sheets: [], WBProps: { date1904: !1 }, Views: [{}] },
    T = {},
    E = !1,
    D = function (e) {
      return e < 8 ? ji[e] : (e < 64 && C[e - 8]) || ji[e];
    },
    k = function (e, t) {
      var n = e.XF.data;
      if (n && n.patternType && t && t.cellStyles) {
        ((e.s = {}), (e.s.patternType = n.patternType));
        var r;
        ((r = rc(D(n.icvFore))) && (e.s.fgColor = { rgb: r }),
          (r = rc(D(n.icvBack))) && (e.s.bgColor = { rgb: r }));
      }
    },
    A = function (e, t, n) {
      if (!(!E && te > 1) && !(n.sheetRows && e.r >= n.sheetRows)) {
        if (
          (n.cellStyles && t.XF && t.XF.data && k(t, n),
          delete t.ixfe,
          delete t.XF,
          (d = e),
          (f = Lr(e)),
          (o && o.s && o.e) || (o = { s: { r: 0, c: 0 }, e: { r: 0, c: 0 } }),
          e.r < o.s.r && (o.s.r = e.r),
          e.c < o.s.c && (o.s.c = e.c),
          e.r + 1 > o.e.r && (o.e.r = e.r + 1),
          e.c + 1 > o.e.c && (o.e.c = e.c + 1),
          n.cellFormula && t.f)
        ) {
          for (var r = 0; r < v.length; ++r)
            if (
              !(v[r][0].s.c > e.c || v[r][0].s.r > e.r) &&
              !(v[r][0].e.c < e.c || v[r][0].e.r < e.r)
            ) {
              ((t.F = zr(v[r][0])),
                (v[r][0].s.c != e.c || v[r][0].s.r != e.r) && delete t.f,
                (t.f &&= `` + $u(v[r][1], o, e, R, j)));
              break;
            }
        }
        n.dense
          ? (i[`!data`][e.r] || (i[`!data`][e.r] = []), (i[`!data`][e.r][e.c] = t))
          : (i[f] = t);
      }
    },
    j = {
      enc: !1,
      sbcch: 0,
      snames: [],
      sharedf: _,
      arrayf: v,
      rrtabid: [],
      lastuser: ``,
      biff: 8,
      codepage: 0,
      winlocked: 0,
      cellStyles: !!t && !!t.cellStyles,
      WTF: !!t && !!t.wtf,
    };
  t.password && (j.password = t.password);
  var M,
    N = [],
    P = [],
    F = [],
    I = [],
    L = !1,
    R = [];
  ((R.SheetNames = j.snames),
    (R.sharedf = j.sharedf),
    (R.arrayf = j.arrayf),
    (R.names = []),
    (R.XTI = []));
  var ee = 0,
    te = 0,
    z = 0,
    B = [],
    V = [],
    H;
  ((j.codepage = 1200), y(1200));
  for (var ne = !1; e.l < e.length - 1;) {
    var U = e.l,
      re = e.read_shift(2);
    if (re === 0 && ee === 10) break;
    var ie = e.l === e.length ? 0 : e.read_shift(2),
      ae = xp[re];
    if (te == 0 && [9, 521, 1033, 2057].indexOf(re) == -1) break;
    if (ae && ae.f) {
      if (t.bookSheets && ee === 133 && re !== 133) break;
      if (((ee = re), ae.r === 2 || ae.r == 12)) {
        var oe = e.read_shift(2);
        if (((ie -= 2), !j.enc && oe !== re && (((oe & 255) << 8) | (oe >> 8)) !== re))
          throw Error(`rt mismatch: ` + oe + `!=` + re);
        ae.r == 12 && ((e.l += 10), (ie -= 10));
      }
      var W = {};
      if (
        ((W = re === 10 ? ae.f(e, ie, j) : pp(re, ae, e, ie, j)),
        te == 0 && [9, 521, 1033, 2057].indexOf(ee) === -1)
      )
        continue;
      switch (re) {
        case 34:
          n.opts.Date1904 = w.WBProps.date1904 = W;
          break;
        case 134:
          n.opts.WriteProtect = !0;
          break;
        case 47:
          if ((j.enc || (e.l = 0), (j.enc = W), !t.password))
            throw Error(`File is password-protected`);
          if (W.valid == null) throw Error(`Encryption scheme unsupported`);
          if (!W.valid) throw Error(`Password is incorrect`);
          break;
        case 92:
          j.lastuser = W;
          break;
        case 66:
          var se = Number(W);
          switch (se) {
            case 21010:
              se = 1200;
              break;
            case 32768:
              se = 1e4;
              break;
            case 32769:
              se = 1252;
          }
          (y((j.codepage = se)), (ne = !0));
          break;
        case 317:
          j.rrtabid = W;
          break;
        case 25:
          j.winlocked = W;
          break;
        case 439:
          n.opts.RefreshAll = W;
          break;
        case 12:
          n.opts.CalcCount = W;
          break;
        case 16:
          n.opts.CalcDelta = W;
          break;
        case 17:
          n.opts.CalcIter = W;
          break;
        case 13:
          n.opts.CalcMode = W;
          break;
        case 14:
          n.opts.CalcPrecision = W;
          break;
        case 95:
          n.opts.CalcSaveRecalc = W;
          break;
        case 15:
          j.CalcRefMode = W;
          break;
        case 2211:
          n.opts.FullCalc = W;
          break;
        case 129:
          (W.fDialog && (i[`!type`] = `dialog`),
            W.fBelow || ((i[`!outline`] || (i[`!outline`] = {})).above = !0),
            W.fRight || ((i[`!outline`] || (i[`!outline`] = {})).left = !0));
          break;
        case 67:
        case 579:
        case 1091:
        case 224:
          S.push(W);
          break;
        case 430:
          (R.push([W]), (R[R.length - 1].XTI = []));
          break;
        case 35:
        case 547:
          R[R.length - 1].push(W);
          break;
        case 24:
        case 536:
          ((H = { Name: W.Name, Ref: $u(W.rgce, o, null, R, j) }),
            W.itab > 0 && (H.Sheet = W.itab - 1),
            R.names.push(H),
            R[0] || ((R[0] = []), (R[0].XTI = [])),
            R[R.length - 1].push(W),
            W.Name == `_xlnm._FilterDatabase` &&
              W.itab > 0 &&
              W.rgce &&
              W.rgce[0] &&
              W.rgce[0][0] &&
              W.rgce[0][0][0] == `PtgArea3d` &&
              (V[W.itab - 1] = { ref: zr(W.rgce[0][0][1][2]) }));
          break;
        case 22:
          j.ExternCount = W;
          break;
        case 23:
          (R.length == 0 && ((R[0] = []), (R[0].XTI = [])),
            (R[R.length - 1].XTI = R[R.length - 1].XTI.concat(W)),
            (R.XTI = R.XTI.concat(W)));
          break;
        case 2196:
          if (j.biff < 8) break;
          H != null && (H.Comment = W[1]);
          break;
        case 18:
          i[`!protect`] = W;
          break;
        case 19:
          W !== 0 && j.WTF && console.error(`Password verifier: ` + W);
          break;
        case 133:
          ((a[j.biff == 4 ? j.snames.length : W.pos] = W), j.snames.push(W.name));
          break;
        case 10:
          if (--te ? !E : E) break;
          if (o.e) {
            if (o.e.r > 0 && o.e.c > 0) {
              if ((o.e.r--, o.e.c--, (i[`!ref`] = zr(o)), t.sheetRows && t.sheetRows <= o.e.r)) {
                var ce = o.e.r;
                ((o.e.r = t.sheetRows - 1),
                  (i[`!fullref`] = i[`!ref`]),
                  (i[`!ref`] = zr(o)),
                  (o.e.r = ce));
              }
              (o.e.r++, o.e.c++);
            }
            (N.length > 0 && (i[`!merges`] = N),
              P.length > 0 && (i[`!objects`] = P),
              F.length > 0 && (i[`!cols`] = F),
              I.length > 0 && (i[`!rows`] = I),
              w.Sheets.push(T));
          }
          (l === `` ? (u = i) : (r[l] = i), (i = {}), t.dense && (i[`!data`] = []));
          break;
        case 9:
        case 521:
        case 1033:
        case 2057:
          if (
            (j.biff === 8 &&
              (j.biff =
                { 9: 2, 521: 3, 1033: 4 }[re] ||
                { 512: 2, 768: 3, 1024: 4, 1280: 5, 1536: 8, 2: 2, 7: 2 }[W.BIFFVer] ||
                8),
            (j.biffguess = W.BIFFVer == 0),
            W.BIFFVer == 0 && W.dt == 4096 && ((j.biff = 5), (ne = !0), y((j.codepage = 28591))),
            j.biff == 4 && W.dt & 256 && (E = !0),
            j.biff == 8 && W.BIFFVer == 0 && W.dt == 16 && (j.biff = 2),
            te++ && !E)
          )
            break;
          if (
            ((i = {}),
            t.dense && (i[`!data`] = []),
            j.biff < 8 && !ne && ((ne = !0), y((j.codepage = t.codepage || 1252))),
            j.biff == 4 && E)
          )
            l = (a[j.snames.indexOf(l) + 1] || { name: `` }).name;
          else if (j.biff < 5 || (W.BIFFVer == 0 && W.dt == 4096)) {
            (l === `` && (l = `Sheet1`), (o = { s: { r: 0, c: 0 }, e: { r: 0, c: 0 } }));
            var le = { pos: e.l - ie, name: l };
            ((a[le.pos] = le), j.snames.push(l));
          } else l = (a[U] || { name: `` }).name;
          (W.dt == 32 && (i[`!type`] = `chart`),
            W.dt == 64 && (i[`!type`] = `macro`),
            (N = []),
            (P = []),
            (j.arrayf = v = []),
            (F = []),
            (I = []),
            (L = !1),
            (T = { Hidden: (a[U] || { hs: 0 }).hs, name: l }));
          break;
        case 515:
        case 3:
        case 2:
          (i[`!type`] == `chart` &&
            (t.dense ? (i[`!data`][W.r] || [])[W.c] : i[Nr(W.c) + kr(W.r)]) &&
            ++W.c,
            (b = { ixfe: W.ixfe, XF: S[W.ixfe] || {}, v: W.val, t: `n` }),
            z > 0 && (b.z = (b.XF && b.XF.numFmtId && B[b.XF.numFmtId]) || B[(b.ixfe >> 8) & 63]),
            mp(b, t, n.opts.Date1904),
            A({ c: W.c, r: W.r }, b, t));
          break;
        case 5:
        case 517:
          ((b = { ixfe: W.ixfe, XF: S[W.ixfe], v: W.val, t: W.t }),
            z > 0 && (b.z = (b.XF && b.XF.numFmtId && B[b.XF.numFmtId]) || B[(b.ixfe >> 8) & 63]),
            mp(b, t, n.opts.Date1904),
            A({ c: W.c, r: W.r }, b, t));
          break;
        case 638:
          ((b = { ixfe: W.ixfe, XF: S[W.ixfe], v: W.rknum, t: `n` }),
            z > 0 && (b.z = (b.XF && b.XF.numFmtId && B[b.XF.numFmtId]) || B[(b.ixfe >> 8) & 63]),
            mp(b, t, n.opts.Date1904),
            A({ c: W.c, r: W.r }, b, t));
          break;
        case 189:
          for (var ue = W.c; ue <= W.C; ++ue) {
            var de = W.rkrec[ue - W.c][0];
            ((b = { ixfe: de, XF: S[de], v: W.rkrec[ue - W.c][1], t: `n` }),
              z > 0 && (b.z = (b.XF && b.XF.numFmtId && B[b.XF.numFmtId]) || B[(b.ixfe >> 8) & 63]),
              mp(b, t, n.opts.Date1904),
              A({ c: ue, r: W.r }, b, t));
          }
          break;
        case 6:
        case 518:
        case 1030:
          if (W.val == `String`) {
            s = W;
            break;
          }
          if (((b = hp(W.val, W.cell.ixfe, W.tt)), (b.XF = S[b.ixfe]), t.cellFormula)) {
            var fe = W.formula;
            if (fe && fe[0] && fe[0][0] && fe[0][0][0] == `PtgExp`) {
              var pe = fe[0][0][1][0],
                me = fe[0][0][1][1],
                he = Lr({ r: pe, c: me });
              _[he]
                ? (b.f = `` + $u(W.formula, o, W.cell, R, j))
                : (b.F = ((t.dense ? (i[`!data`][pe] || [])[me] : i[he]) || {}).F);
            } else b.f = `` + $u(W.formula, o, W.cell, R, j);
          }
          (z > 0 && (b.z = (b.XF && b.XF.numFmtId && B[b.XF.numFmtId]) || B[(b.ixfe >> 8) & 63]),
            mp(b, t, n.opts.Date1904),
            A(W.cell, b, t),
            (s = W));
          break;
        case 7:
        case 519:
          if (s)
            ((s.val = W),
              (b = hp(W, s.cell.ixfe, `s`)),
              (b.XF = S[b.ixfe]),
              t.cellFormula && (b.f = `` + $u(s.formula, o, s.cell, R, j)),
              z > 0 && (b.z = (b.XF && b.XF.numFmtId && B[b.XF.numFmtId]) || B[(b.ixfe >> 8) & 63]),
              mp(b, t, n.opts.Date1904),
              A(s.cell, b, t),
              (s = null));
          else throw Error(`String record expects Formula`);
          break;
        case 33:
        case 545:
          v.push(W);
          var ge = Lr(W[0].s);
          if (
            ((p = t.dense ? (i[`!data`][W[0].s.r] || [])[W[0].s.c] : i[ge]), t.cellFormula && p)
          ) {
            if (!s || !ge || !p) break;
            ((p.f = `` + $u(W[1], o, W[0], R, j)), (p.F = zr(W[0])));
          }
          break;
        case 1212:
          if (!t.cellFormula) break;
          if (f) {
            if (!s) break;
            ((_[Lr(s.cell)] = W[0]),
              (p = t.dense ? (i[`!data`][s.cell.r] || [])[s.cell.c] : i[Lr(s.cell)]),
              ((p || {}).f = `` + $u(W[0], o, d, R, j)));
          }
          break;
        case 253:
          ((b = hp(c[W.isst].t, W.ixfe, `s`)),
            c[W.isst].h && (b.h = c[W.isst].h),
            (b.XF = S[b.ixfe]),
            z > 0 && (b.z = (b.XF && b.XF.numFmtId && B[b.XF.numFmtId]) || B[(b.ixfe >> 8) & 63]),
            mp(b, t, n.opts.Date1904),
            A({ c: W.c, r: W.r }, b, t));
          break;
        case 513:
          t.sheetStubs &&
            ((b = { ixfe: W.ixfe, XF: S[W.ixfe], t: `z` }),
            z > 0 && (b.z = (b.XF && b.XF.numFmtId && B[b.XF.numFmtId]) || B[(b.ixfe >> 8) & 63]),
            mp(b, t, n.opts.Date1904),
            A({ c: W.c, r: W.r }, b, t));
          break;
        case 190:
          if (t.sheetStubs)
            for (var _e = W.c; _e <= W.C; ++_e) {
              var ve = W.ixfe[_e - W.c];
              ((b = { ixfe: ve, XF: S[ve], t: `z` }),
                z > 0 &&
                  (b.z = (b.XF && b.XF.numFmtId && B[b.XF.numFmtId]) || B[(b.ixfe >> 8) & 63]),
                mp(b, t, n.opts.Date1904),
                A({ c: _e, r: W.r }, b, t));
            }
          break;
        case 214:
        case 516:
        case 4:
          ((b = hp(W.val, W.ixfe, `s`)),
            (b.XF = S[b.ixfe]),
            z > 0 && (b.z = (b.XF && b.XF.numFmtId && B[b.XF.numFmtId]) || B[(b.ixfe >> 8) & 63]),
            mp(b, t, n.opts.Date1904),
            A({ c: W.c, r: W.r }, b, t));
          break;
        case 0:
        case 512:
          te === 1 && (o = W);
          break;
        case 252:
          c = W;
          break;
        case 1054:
          if (j.biff >= 3 && j.biff <= 4) {
            B[z++] = W[1];
            for (var ye = 0; ye < z + 163 && G[ye] != W[1]; ++ye);
            ye >= 163 && ut(W[1], z + 163);
          } else ut(W[1], W[0]);
          break;
        case 30:
          B[z++] = W;
          for (var be = 0; be < z + 163 && G[be] != W; ++be);
          be >= 163 && ut(W, z + 163);
          break;
        case 229:
          N = N.concat(W);
          break;
        case 93:
          P[W.cmo[0]] = j.lastobj = W;
          break;
        case 438:
          j.lastobj.TxO = W;
          break;
        case 127:
          j.lastobj.ImData = W;
          break;
        case 440:
          for (g = W[0].s.r; g <= W[0].e.r; ++g)
            for (h = W[0].s.c; h <= W[0].e.c; ++h)
              ((p = t.dense ? (i[`!data`][g] || [])[h] : i[Lr({ c: h, r: g })]), p && (p.l = W[1]));
          break;
        case 2048:
          for (g = W[0].s.r; g <= W[0].e.r; ++g)
            for (h = W[0].s.c; h <= W[0].e.c; ++h)
              ((p = t.dense ? (i[`!data`][g] || [])[h] : i[Lr({ c: h, r: g })]),
                p && p.l && (p.l.Tooltip = W[1]));
          break;
        case 28:
          if (
            ((p = t.dense ? (i[`!data`][W[0].r] || [])[W[0].c] : i[Lr(W[0])]),
            p ||
              (t.dense
                ? (i[`!data`][W[0].r] || (i[`!data`][W[0].r] = []),
                  (p = i[`!data`][W[0].r][W[0].c] = { t: `z` }))
                : (p = i[Lr(W[0])] = { t: `z` }),
              (o.e.r = Math.max(o.e.r, W[0].r)),
              (o.s.r = Math.min(o.s.r, W[0].r)),
              (o.e.c = Math.max(o.e.c, W[0].c)),
              (o.s.c = Math.min(o.s.c, W[0].c))),
            p.c || (p.c = []),
            j.biff <= 5 && j.biff >= 2)
          )
            m = { a: `SheetJ5`, t: W[1] };
          else {
            var xe = P[W[2]];
            ((m = { a: W[1], t: xe.TxO.t }), W[3] != null && !(W[3] & 2) && (p.c.hidden = !0));
          }
          p.c.push(m);
          break;
        case 2173:
          qc(S[W.ixfe], W.ext);
          break;
        case 125:
          if (!j.cellStyles) break;
          for (; W.e >= W.s;)
            ((F[W.e--] = { width: W.w / 256, level: W.level || 0, hidden: !!(W.flags & 1) }),
              L || ((L = !0), hc(W.w / 256)),
              gc(F[W.e + 1]));
          break;
        case 520:
          var Se = {};
          (W.level != null && ((I[W.r] = Se), (Se.level = W.level)),
            W.hidden && ((I[W.r] = Se), (Se.hidden = !0)),
            W.hpt && ((I[W.r] = Se), (Se.hpt = W.hpt), (Se.hpx = yc(W.hpt))));
          break;
        case 38:
        case 39:
        case 40:
        case 41:
          (i[`!margins`] || vd((i[`!margins`] = {})),
            (i[`!margins`][{ 38: `left`, 39: `right`, 40: `top`, 41: `bottom` }[re]] = W));
          break;
        case 161:
          (i[`!margins`] || vd((i[`!margins`] = {})),
            (i[`!margins`].header = W.header),
            (i[`!margins`].footer = W.footer));
          break;
        case 574:
          W.RTL && (w.Views[0].RTL = !0);
          break;
        case 146:
          C = W;
          break;
        case 2198:
          M = W;
          break;
        case 140:
          x = W;
          break;
        case 442:
          l ? (T.CodeName = W || T.name) : (w.WBProps.CodeName = W || `ThisWorkbook`);
      }
    } else (ae || console.error(`Missing Info for XLS Record 0x` + re.toString(16)), (e.l += ie));
  }
  return (
    (n.SheetNames = mt(a)
      .sort(function (e, t) {
        return Number(e) - Number(t);
      })
      .map(function (e) {
        return a[e].name;
      })),
    t.bookSheets || (n.Sheets = r),
    !n.SheetNames.length && u[`!ref`]
      ? (n.SheetNames.push(`Sheet1`), n.Sheets && (n.Sheets.Sheet1 = u))
      : (n.Preamble = u),
    n.Sheets &&
      V.forEach(function (e, t) {
        n.Sheets[n.SheetNames[t]][`!autofilter`] = e;
      }),
    (n.Strings = c),
    (n.SSF = Dt(G)),
    j.enc && (n.Encryption = j.enc),
    M && (n.Themes = M),
    (n.Metadata = {}),
    x !== void 0 && (n.Metadata.Country = x),
    R.names.length > 0 && (w.Names = R.names),
    (n.Workbook = w),
    n
  );
}
var _p = {
  SI: `e0859ff2f94f6810ab9108002b27b3d9`,
  DSI: `02d5cdd59c2e1b10939708002b2cf9ae`,
  UDI: `05d5cdd59c2e1b10939708002b2cf9ae`,
};
function vp(e, t, n) {
  var r = K.find(e, `/!DocumentSummaryInformation`);
  if (r && r.size > 0)
    try {
      var i = ma(r, Ei, _p.DSI);
      for (var a in i) t[a] = i[a];
    } catch (e) {
      if (n.WTF) throw e;
    }
  var o = K.find(e, `/!SummaryInformation`);
  if (o && o.size > 0)
    try {
      var s = ma(o, Di, _p.SI);
      for (var c in s) t[c] ?? (t[c] = s[c]);
    } catch (e) {
      if (n.WTF) throw e;
    }
  t.HeadingPairs &&
    t.TitlesOfParts &&
    (Ki(t.HeadingPairs, t.TitlesOfParts, t, n), delete t.HeadingPairs, delete t.TitlesOfParts);
}
function yp(e, t) {
  ((t ||= {}), am(t), b(), t.codepage && _(t.codepage));
  var n, r;
  if (e.FullPaths) {
    if (K.find(e, `/encryption`)) throw Error(`File is password-protected`);
    ((n = K.find(e, `!CompObj`)), (r = K.find(e, `/Workbook`) || K.find(e, `/Book`)));
  } else {
    switch (t.type) {
      case `base64`:
        e = R(M(e));
        break;
      case `binary`:
        e = R(e);
        break;
      case `buffer`:
        break;
      case `array`:
        Array.isArray(e) || (e = Array.prototype.slice.call(e));
    }
    (yr(e, 0), (r = { content: e }));
  }
  var i, a;
  if ((n && dp(n), t.bookProps && !t.bookSheets)) i = {};
  else {
    var o = N ? `buffer` : `array`;
    if (r && r.content) i = gp(r.content, t);
    else if ((a = K.find(e, `PerfectOffice_MAIN`)) && a.content)
      i = vs.to_workbook(a.content, ((t.type = o), t));
    else if ((a = K.find(e, `NativeContent_MAIN`)) && a.content)
      i = vs.to_workbook(a.content, ((t.type = o), t));
    else if ((a = K.find(e, `MN0`)) && a.content) throw Error(`Unsupported Works 4 for Mac file`);
    else throw Error(`Cannot find Workbook stream`);
    t.bookVBA && e.FullPaths && K.find(e, `/_VBA_PROJECT_CUR/VBA/dir`) && (i.vbaraw = pl(e));
  }
  var s = {};
  return (e.FullPaths && vp(e, s, t), (i.Props = i.Custprops = s), t.bookFiles && (i.cfb = e), i);
}
var bp = {
    0: { f: Rd },
    1: { f: Hd },
    2: { f: Qd },
    3: { f: Kd },
    4: { f: Wd },
    5: { f: Xd },
    6: { f: tf },
    7: { f: Jd },
    8: { f: sf },
    9: { f: of },
    10: { f: rf },
    11: { f: af },
    12: { f: Ud },
    13: { f: $d },
    14: { f: qd },
    15: { f: Gd },
    16: { f: Zd },
    17: { f: nf },
    18: { f: Yd },
    19: { f: Xr },
    20: {},
    21: {},
    22: {},
    23: {},
    24: {},
    25: {},
    26: {},
    27: {},
    28: {},
    29: {},
    30: {},
    31: {},
    32: {},
    33: {},
    34: {},
    35: { T: 1 },
    36: { T: -1 },
    37: { T: 1 },
    38: { T: -1 },
    39: { f: Rf },
    40: {},
    42: {},
    43: { f: Ac },
    44: { f: kc },
    45: { f: jc },
    46: { f: Nc },
    47: { f: Mc },
    48: {},
    49: { f: qr },
    50: {},
    51: { f: Yc },
    52: { T: 1 },
    53: { T: -1 },
    54: { T: 1 },
    55: { T: -1 },
    56: { T: 1 },
    57: { T: -1 },
    58: {},
    59: {},
    60: { f: Xo },
    62: { f: ef },
    63: { f: el },
    64: { f: gf },
    65: {},
    66: {},
    67: {},
    68: {},
    69: {},
    70: {},
    128: {},
    129: { T: 1 },
    130: { T: -1 },
    131: { T: 1, f: br, p: 0 },
    132: { T: -1 },
    133: { T: 1 },
    134: { T: -1 },
    135: { T: 1 },
    136: { T: -1 },
    137: { T: 1, f: hf },
    138: { T: -1 },
    139: { T: 1 },
    140: { T: -1 },
    141: { T: 1 },
    142: { T: -1 },
    143: { T: 1 },
    144: { T: -1 },
    145: { T: 1 },
    146: { T: -1 },
    147: { f: Vd },
    148: { f: zd, p: 16 },
    151: { f: uf },
    152: {},
    153: { f: If },
    154: {},
    155: {},
    156: { f: Ff },
    157: {},
    158: {},
    159: { T: 1, f: Os },
    160: { T: -1 },
    161: { T: 1, f: oi },
    162: { T: -1 },
    163: { T: 1 },
    164: { T: -1 },
    165: { T: 1 },
    166: { T: -1 },
    167: {},
    168: {},
    169: {},
    170: {},
    171: {},
    172: { T: 1 },
    173: { T: -1 },
    174: {},
    175: {},
    176: { f: cf },
    177: { T: 1 },
    178: { T: -1 },
    179: { T: 1 },
    180: { T: -1 },
    181: { T: 1 },
    182: { T: -1 },
    183: { T: 1 },
    184: { T: -1 },
    185: { T: 1 },
    186: { T: -1 },
    187: { T: 1 },
    188: { T: -1 },
    189: { T: 1 },
    190: { T: -1 },
    191: { T: 1 },
    192: { T: -1 },
    193: { T: 1 },
    194: { T: -1 },
    195: { T: 1 },
    196: { T: -1 },
    197: { T: 1 },
    198: { T: -1 },
    199: { T: 1 },
    200: { T: -1 },
    201: { T: 1 },
    202: { T: -1 },
    203: { T: 1 },
    204: { T: -1 },
    205: { T: 1 },
    206: { T: -1 },
    207: { T: 1 },
    208: { T: -1 },
    209: { T: 1 },
    210: { T: -1 },
    211: { T: 1 },
    212: { T: -1 },
    213: { T: 1 },
    214: { T: -1 },
    215: { T: 1 },
    216: { T: -1 },
    217: { T: 1 },
    218: { T: -1 },
    219: { T: 1 },
    220: { T: -1 },
    221: { T: 1 },
    222: { T: -1 },
    223: { T: 1 },
    224: { T: -1 },
    225: { T: 1 },
    226: { T: -1 },
    227: { T: 1 },
    228: { T: -1 },
    229: { T: 1 },
    230: { T: -1 },
    231: { T: 1 },
    232: { T: -1 },
    233: { T: 1 },
    234: { T: -1 },
    235: { T: 1 },
    236: { T: -1 },
    237: { T: 1 },
    238: { T: -1 },
    239: { T: 1 },
    240: { T: -1 },
    241: { T: 1 },
    242: { T: -1 },
    243: { T: 1 },
    244: { T: -1 },
    245: { T: 1 },
    246: { T: -1 },
    247: { T: 1 },
    248: { T: -1 },
    249: { T: 1 },
    250: { T: -1 },
    251: { T: 1 },
    252: { T: -1 },
    253: { T: 1 },
    254: { T: -1 },
    255: { T: 1 },
    256: { T: -1 },
    257: { T: 1 },
    258: { T: -1 },
    259: { T: 1 },
    260: { T: -1 },
    261: { T: 1 },
    262: { T: -1 },
    263: { T: 1 },
    264: { T: -1 },
    265: { T: 1 },
    266: { T: -1 },
    267: { T: 1 },
    268: { T: -1 },
    269: { T: 1 },
    270: { T: -1 },
    271: { T: 1 },
    272: { T: -1 },
    273: { T: 1 },
    274: { T: -1 },
    275: { T: 1 },
    276: { T: -1 },
    277: {},
    278: { T: 1 },
    279: { T: -1 },
    280: { T: 1 },
    281: { T: -1 },
    282: { T: 1 },
    283: { T: 1 },
    284: { T: -1 },
    285: { T: 1 },
    286: { T: -1 },
    287: { T: 1 },
    288: { T: -1 },
    289: { T: 1 },
    290: { T: -1 },
    291: { T: 1 },
    292: { T: -1 },
    293: { T: 1 },
    294: { T: -1 },
    295: { T: 1 },
    296: { T: -1 },
    297: { T: 1 },
    298: { T: -1 },
    299: { T: 1 },
    300: { T: -1 },
    301: { T: 1 },
    302: { T: -1 },
    303: { T: 1 },
    304: { T: -1 },
    305: { T: 1 },
    306: { T: -1 },
    307: { T: 1 },
    308: { T: -1 },
    309: { T: 1 },
    310: { T: -1 },
    311: { T: 1 },
    312: { T: -1 },
    313: { T: -1 },
    314: { T: 1 },
    315: { T: -1 },
    316: { T: 1 },
    317: { T: -1 },
    318: { T: 1 },
    319: { T: -1 },
    320: { T: 1 },
    321: { T: -1 },
    322: { T: 1 },
    323: { T: -1 },
    324: { T: 1 },
    325: { T: -1 },
    326: { T: 1 },
    327: { T: -1 },
    328: { T: 1 },
    329: { T: -1 },
    330: { T: 1 },
    331: { T: -1 },
    332: { T: 1 },
    333: { T: -1 },
    334: { T: 1 },
    335: { f: Jc },
    336: { T: -1 },
    337: { f: Xc, T: 1 },
    338: { T: -1 },
    339: { T: 1 },
    340: { T: -1 },
    341: { T: 1 },
    342: { T: -1 },
    343: { T: 1 },
    344: { T: -1 },
    345: { T: 1 },
    346: { T: -1 },
    347: { T: 1 },
    348: { T: -1 },
    349: { T: 1 },
    350: { T: -1 },
    351: {},
    352: {},
    353: { T: 1 },
    354: { T: -1 },
    355: { f: ri },
    357: {},
    358: {},
    359: {},
    360: { T: 1 },
    361: {},
    362: { f: jo },
    363: {},
    364: {},
    366: {},
    367: {},
    368: {},
    369: {},
    370: {},
    371: {},
    372: { T: 1 },
    373: { T: -1 },
    374: { T: 1 },
    375: { T: -1 },
    376: { T: 1 },
    377: { T: -1 },
    378: { T: 1 },
    379: { T: -1 },
    380: { T: 1 },
    381: { T: -1 },
    382: { T: 1 },
    383: { T: -1 },
    384: { T: 1 },
    385: { T: -1 },
    386: { T: 1 },
    387: { T: -1 },
    388: { T: 1 },
    389: { T: -1 },
    390: { T: 1 },
    391: { T: -1 },
    392: { T: 1 },
    393: { T: -1 },
    394: { T: 1 },
    395: { T: -1 },
    396: {},
    397: {},
    398: {},
    399: {},
    400: {},
    401: { T: 1 },
    403: {},
    404: {},
    405: {},
    406: {},
    407: {},
    408: {},
    409: {},
    410: {},
    411: {},
    412: {},
    413: {},
    414: {},
    415: {},
    416: {},
    417: {},
    418: {},
    419: {},
    420: {},
    421: {},
    422: { T: 1 },
    423: { T: 1 },
    424: { T: -1 },
    425: { T: -1 },
    426: { f: df },
    427: { f: ff },
    428: {},
    429: { T: 1 },
    430: { T: -1 },
    431: { T: 1 },
    432: { T: -1 },
    433: { T: 1 },
    434: { T: -1 },
    435: { T: 1 },
    436: { T: -1 },
    437: { T: 1 },
    438: { T: -1 },
    439: { T: 1 },
    440: { T: -1 },
    441: { T: 1 },
    442: { T: -1 },
    443: { T: 1 },
    444: { T: -1 },
    445: { T: 1 },
    446: { T: -1 },
    447: { T: 1 },
    448: { T: -1 },
    449: { T: 1 },
    450: { T: -1 },
    451: { T: 1 },
    452: { T: -1 },
    453: { T: 1 },
    454: { T: -1 },
    455: { T: 1 },
    456: { T: -1 },
    457: { T: 1 },
    458: { T: -1 },
    459: { T: 1 },
    460: { T: -1 },
    461: { T: 1 },
    462: { T: -1 },
    463: { T: 1 },
    464: { T: -1 },
    465: { T: 1 },
    466: { T: -1 },
    467: { T: 1 },
    468: { T: -1 },
    469: { T: 1 },
    470: { T: -1 },
    471: {},
    472: {},
    473: { T: 1 },
    474: { T: -1 },
    475: {},
    476: { f: mf },
    477: {},
    478: {},
    479: { T: 1 },
    480: { T: -1 },
    481: { T: 1 },
    482: { T: -1 },
    483: { T: 1 },
    484: { T: -1 },
    485: { f: Bd },
    486: { T: 1 },
    487: { T: -1 },
    488: { T: 1 },
    489: { T: -1 },
    490: { T: 1 },
    491: { T: -1 },
    492: { T: 1 },
    493: { T: -1 },
    494: { f: lf },
    495: { T: 1 },
    496: { T: -1 },
    497: { T: 1 },
    498: { T: -1 },
    499: {},
    500: { T: 1 },
    501: { T: -1 },
    502: { T: 1 },
    503: { T: -1 },
    504: {},
    505: { T: 1 },
    506: { T: -1 },
    507: {},
    508: { T: 1 },
    509: { T: -1 },
    510: { T: 1 },
    511: { T: -1 },
    512: {},
    513: {},
    514: { T: 1 },
    515: { T: -1 },
    516: { T: 1 },
    517: { T: -1 },
    518: { T: 1 },
    519: { T: -1 },
    520: { T: 1 },
    521: { T: -1 },
    522: {},
    523: {},
    524: {},
    525: {},
    526: {},
    527: {},
    528: { T: 1 },
    529: { T: -1 },
    530: { T: 1 },
    531: { T: -1 },
    532: { T: 1 },
    533: { T: -1 },
    534: {},
    535: {},
    536: {},
    537: {},
    538: { T: 1 },
    539: { T: -1 },
    540: { T: 1 },
    541: { T: -1 },
    542: { T: 1 },
    548: {},
    549: {},
    550: { f: ri },
    551: { f: ti },
    552: {},
    553: {},
    554: { T: 1 },
    555: { T: -1 },
    556: { T: 1 },
    557: { T: -1 },
    558: { T: 1 },
    559: { T: -1 },
    560: { T: 1 },
    561: { T: -1 },
    562: {},
    564: {},
    565: { T: 1 },
    566: { T: -1 },
    569: { T: 1 },
    570: { T: -1 },
    572: {},
    573: { T: 1 },
    574: { T: -1 },
    577: {},
    578: {},
    579: {},
    580: {},
    581: {},
    582: {},
    583: {},
    584: {},
    585: {},
    586: {},
    587: {},
    588: { T: -1 },
    589: {},
    590: { T: 1 },
    591: { T: -1 },
    592: { T: 1 },
    593: { T: -1 },
    594: { T: 1 },
    595: { T: -1 },
    596: {},
    597: { T: 1 },
    598: { T: -1 },
    599: { T: 1 },
    600: { T: -1 },
    601: { T: 1 },
    602: { T: -1 },
    603: { T: 1 },
    604: { T: -1 },
    605: { T: 1 },
    606: { T: -1 },
    607: {},
    608: { T: 1 },
    609: { T: -1 },
    610: {},
    611: { T: 1 },
    612: { T: -1 },
    613: { T: 1 },
    614: { T: -1 },
    615: { T: 1 },
    616: { T: -1 },
    617: { T: 1 },
    618: { T: -1 },
    619: { T: 1 },
    620: { T: -1 },
    625: {},
    626: { T: 1 },
    627: { T: -1 },
    628: { T: 1 },
    629: { T: -1 },
    630: { T: 1 },
    631: { T: -1 },
    632: { f: ul },
    633: { T: 1 },
    634: { T: -1 },
    635: { T: 1, f: ll },
    636: { T: -1 },
    637: { f: Zr },
    638: { T: 1 },
    639: {},
    640: { T: -1 },
    641: { T: 1 },
    642: { T: -1 },
    643: { T: 1 },
    644: {},
    645: { T: -1 },
    646: { T: 1 },
    648: { T: 1 },
    649: {},
    650: { T: -1 },
    651: { f: Sf },
    652: {},
    653: { T: 1 },
    654: { T: -1 },
    655: { T: 1 },
    656: { T: -1 },
    657: { T: 1 },
    658: { T: -1 },
    659: {},
    660: { T: 1 },
    661: {},
    662: { T: -1 },
    663: {},
    664: { T: 1 },
    665: {},
    666: { T: -1 },
    667: {},
    668: {},
    669: {},
    671: { T: 1 },
    672: { T: -1 },
    673: { T: 1 },
    674: { T: -1 },
    675: {},
    676: {},
    677: {},
    678: {},
    679: {},
    680: {},
    681: {},
    1024: {},
    1025: {},
    1026: { T: 1 },
    1027: { T: -1 },
    1028: { T: 1 },
    1029: { T: -1 },
    1030: {},
    1031: { T: 1 },
    1032: { T: -1 },
    1033: { T: 1 },
    1034: { T: -1 },
    1035: {},
    1036: {},
    1037: {},
    1038: { T: 1 },
    1039: { T: -1 },
    1040: {},
    1041: { T: 1 },
    1042: { T: -1 },
    1043: {},
    1044: {},
    1045: {},
    1046: { T: 1 },
    1047: { T: -1 },
    1048: { T: 1 },
    1049: { T: -1 },
    1050: {},
    1051: { T: 1 },
    1052: { T: 1 },
    1053: { f: _f },
    1054: { T: 1 },
    1055: {},
    1056: { T: 1 },
    1057: { T: -1 },
    1058: { T: 1 },
    1059: { T: -1 },
    1061: {},
    1062: { T: 1 },
    1063: { T: -1 },
    1064: { T: 1 },
    1065: { T: -1 },
    1066: { T: 1 },
    1067: { T: -1 },
    1068: { T: 1 },
    1069: { T: -1 },
    1070: { T: 1 },
    1071: { T: -1 },
    1072: { T: 1 },
    1073: { T: -1 },
    1075: { T: 1 },
    1076: { T: -1 },
    1077: { T: 1 },
    1078: { T: -1 },
    1079: { T: 1 },
    1080: { T: -1 },
    1081: { T: 1 },
    1082: { T: -1 },
    1083: { T: 1 },
    1084: { T: -1 },
    1085: {},
    1086: { T: 1 },
    1087: { T: -1 },
    1088: { T: 1 },
    1089: { T: -1 },
    1090: { T: 1 },
    1091: { T: -1 },
    1092: { T: 1 },
    1093: { T: -1 },
    1094: { T: 1 },
    1095: { T: -1 },
    1096: {},
    1097: { T: 1 },
    1098: {},
    1099: { T: -1 },
    1100: { T: 1 },
    1101: { T: -1 },
    1102: {},
    1103: {},
    1104: {},
    1105: {},
    1111: {},
    1112: {},
    1113: { T: 1 },
    1114: { T: -1 },
    1115: { T: 1 },
    1116: { T: -1 },
    1117: {},
    1118: { T: 1 },
    1119: { T: -1 },
    1120: { T: 1 },
    1121: { T: -1 },
    1122: { T: 1 },
    1123: { T: -1 },
    1124: { T: 1 },
    1125: { T: -1 },
    1126: {},
    1128: { T: 1 },
    1129: { T: -1 },
    1130: {},
    1131: { T: 1 },
    1132: { T: -1 },
    1133: { T: 1 },
    1134: { T: -1 },
    1135: { T: 1 },
    1136: { T: -1 },
    1137: { T: 1 },
    1138: { T: -1 },
    1139: { T: 1 },
    1140: { T: -1 },
    1141: {},
    1142: { T: 1 },
    1143: { T: -1 },
    1144: { T: 1 },
    1145: { T: -1 },
    1146: {},
    1147: { T: 1 },
    1148: { T: -1 },
    1149: { T: 1 },
    1150: { T: -1 },
    1152: { T: 1 },
    1153: { T: -1 },
    1154: { T: -1 },
    1155: { T: -1 },
    1156: { T: -1 },
    1157: { T: 1 },
    1158: { T: -1 },
    1159: { T: 1 },
    1160: { T: -1 },
    1161: { T: 1 },
    1162: { T: -1 },
    1163: { T: 1 },
    1164: { T: -1 },
    1165: { T: 1 },
    1166: { T: -1 },
    1167: { T: 1 },
    1168: { T: -1 },
    1169: { T: 1 },
    1170: { T: -1 },
    1171: {},
    1172: { T: 1 },
    1173: { T: -1 },
    1177: {},
    1178: { T: 1 },
    1180: {},
    1181: {},
    1182: {},
    2048: { T: 1 },
    2049: { T: -1 },
    2050: {},
    2051: { T: 1 },
    2052: { T: -1 },
    2053: {},
    2054: {},
    2055: { T: 1 },
    2056: { T: -1 },
    2057: { T: 1 },
    2058: { T: -1 },
    2060: {},
    2067: {},
    2068: { T: 1 },
    2069: { T: -1 },
    2070: {},
    2071: {},
    2072: { T: 1 },
    2073: { T: -1 },
    2075: {},
    2076: {},
    2077: { T: 1 },
    2078: { T: -1 },
    2079: {},
    2080: { T: 1 },
    2081: { T: -1 },
    2082: {},
    2083: { T: 1 },
    2084: { T: -1 },
    2085: { T: 1 },
    2086: { T: -1 },
    2087: { T: 1 },
    2088: { T: -1 },
    2089: { T: 1 },
    2090: { T: -1 },
    2091: {},
    2092: {},
    2093: { T: 1 },
    2094: { T: -1 },
    2095: {},
    2096: { T: 1 },
    2097: { T: -1 },
    2098: { T: 1 },
    2099: { T: -1 },
    2100: { T: 1 },
    2101: { T: -1 },
    2102: {},
    2103: { T: 1 },
    2104: { T: -1 },
    2105: {},
    2106: { T: 1 },
    2107: { T: -1 },
    2108: {},
    2109: { T: 1 },
    2110: { T: -1 },
    2111: { T: 1 },
    2112: { T: -1 },
    2113: { T: 1 },
    2114: { T: -1 },
    2115: {},
    2116: {},
    2117: {},
    2118: { T: 1 },
    2119: { T: -1 },
    2120: {},
    2121: { T: 1 },
    2122: { T: -1 },
    2123: { T: 1 },
    2124: { T: -1 },
    2125: {},
    2126: { T: 1 },
    2127: { T: -1 },
    2128: {},
    2129: { T: 1 },
    2130: { T: -1 },
    2131: { T: 1 },
    2132: { T: -1 },
    2133: { T: 1 },
    2134: {},
    2135: {},
    2136: {},
    2137: { T: 1 },
    2138: { T: -1 },
    2139: { T: 1 },
    2140: { T: -1 },
    2141: {},
    3072: {},
    3073: {},
    4096: { T: 1 },
    4097: { T: -1 },
    5002: { T: 1 },
    5003: { T: -1 },
    5081: { T: 1 },
    5082: { T: -1 },
    5083: {},
    5084: { T: 1 },
    5085: { T: -1 },
    5086: { T: 1 },
    5087: { T: -1 },
    5088: {},
    5089: {},
    5090: {},
    5092: { T: 1 },
    5093: { T: -1 },
    5094: {},
    5095: { T: 1 },
    5096: { T: -1 },
    5097: {},
    5099: {},
    65535: { n: `` },
  },
  xp = {
    6: { f: ad },
    10: { f: ha },
    12: { f: va },
    13: { f: va },
    14: { f: _a },
    15: { f: _a },
    16: { f: si },
    17: { f: _a },
    18: { f: _a },
    19: { f: va },
    20: { f: Do },
    21: { f: Do },
    23: { f: jo },
    24: { f: Ao },
    25: { f: _a },
    26: {},
    27: {},
    28: { f: Ro },
    29: {},
    34: { f: _a },
    35: { f: ko },
    38: { f: si },
    39: { f: si },
    40: { f: si },
    41: { f: si },
    42: { f: _a },
    43: { f: _a },
    47: { f: Qs },
    49: { f: lo },
    51: { f: va },
    60: {},
    61: { f: oo },
    64: { f: _a },
    65: { f: co },
    66: { f: va },
    77: {},
    80: {},
    81: {},
    82: {},
    85: { f: va },
    89: {},
    90: {},
    91: {},
    92: { f: Za },
    93: { f: Bo },
    94: {},
    95: { f: _a },
    96: {},
    97: {},
    99: { f: _a },
    125: { f: Xo },
    128: { f: wo },
    129: { f: Qa },
    130: { f: va },
    131: { f: _a },
    132: { f: _a },
    133: { f: $a },
    134: {},
    140: { f: Ko },
    141: { f: va },
    144: {},
    146: { f: Jo },
    151: {},
    152: {},
    153: {},
    154: {},
    155: {},
    156: { f: va },
    157: {},
    158: {},
    160: { f: es },
    161: { f: Zo },
    174: {},
    175: {},
    176: {},
    177: {},
    178: {},
    180: {},
    181: {},
    182: {},
    184: {},
    185: {},
    189: { f: _o },
    190: { f: vo },
    193: { f: ha },
    197: {},
    198: {},
    199: {},
    200: {},
    201: {},
    202: { f: _a },
    203: {},
    204: {},
    205: {},
    206: {},
    207: {},
    208: {},
    209: {},
    210: {},
    211: {},
    213: {},
    215: {},
    216: {},
    217: {},
    218: { f: va },
    220: {},
    221: { f: _a },
    222: {},
    224: { f: bo },
    225: { f: Xa },
    226: { f: ha },
    227: {},
    229: { f: zo },
    233: {},
    235: {},
    236: {},
    237: {},
    239: {},
    240: {},
    241: {},
    242: {},
    244: {},
    245: {},
    246: {},
    247: {},
    248: {},
    249: {},
    251: {},
    252: { f: eo },
    253: { f: uo },
    255: { f: to },
    256: {},
    259: {},
    290: {},
    311: {},
    312: {},
    315: {},
    317: { f: ya },
    318: {},
    319: {},
    320: {},
    330: {},
    331: {},
    333: {},
    334: {},
    335: {},
    336: {},
    337: {},
    338: {},
    339: {},
    340: {},
    351: {},
    352: { f: _a },
    353: { f: ha },
    401: {},
    402: {},
    403: {},
    404: {},
    405: {},
    406: {},
    407: {},
    408: {},
    425: {},
    426: {},
    427: {},
    428: {},
    429: {},
    430: { f: Oo },
    431: { f: _a },
    432: {},
    433: {},
    434: {},
    437: {},
    438: { f: Uo },
    439: { f: _a },
    440: { f: Wo },
    441: {},
    442: { f: wa },
    443: {},
    444: { f: va },
    445: {},
    446: {},
    448: { f: ha },
    449: { f: io, r: 2 },
    450: { f: ha },
    512: { f: ho },
    513: { f: $o },
    515: { f: Eo },
    516: { f: fo },
    517: { f: To },
    519: { f: ts },
    520: { f: no },
    523: {},
    545: { f: Fo },
    549: { f: ao },
    566: {},
    574: { f: so },
    638: { f: go },
    659: {},
    1048: {},
    1054: { f: po },
    1084: {},
    1212: { f: Po },
    2048: { f: Go },
    2049: {},
    2050: {},
    2051: {},
    2052: {},
    2053: {},
    2054: {},
    2055: {},
    2056: {},
    2057: { f: Ya },
    2058: {},
    2059: {},
    2060: {},
    2061: {},
    2062: {},
    2063: {},
    2064: {},
    2066: {},
    2067: {},
    2128: {},
    2129: {},
    2130: {},
    2131: {},
    2132: {},
    2133: {},
    2134: {},
    2135: {},
    2136: {},
    2137: {},
    2138: {},
    2146: {},
    2147: { r: 12 },
    2148: {},
    2149: {},
    2150: {},
    2151: { f: ha },
    2152: {},
    2154: {},
    2155: {},
    2156: {},
    2161: {},
    2162: {},
    2164: {},
    2165: {},
    2166: {},
    2167: {},
    2168: {},
    2169: {},
    2170: {},
    2171: {},
    2172: { f: Yo, r: 12 },
    2173: { f: Kc, r: 12 },
    2174: {},
    2175: {},
    2180: {},
    2181: {},
    2182: {},
    2183: {},
    2184: {},
    2185: {},
    2186: {},
    2187: {},
    2188: { f: _a, r: 12 },
    2189: {},
    2190: { r: 12 },
    2191: {},
    2192: {},
    2194: {},
    2195: {},
    2196: { f: No, r: 12 },
    2197: {},
    2198: { f: Bc, r: 12 },
    2199: {},
    2200: {},
    2201: {},
    2202: { f: Io, r: 12 },
    2203: { f: ha },
    2204: {},
    2205: {},
    2206: {},
    2207: {},
    2211: { f: ro },
    2212: {},
    2213: {},
    2214: {},
    2215: {},
    4097: {},
    4098: {},
    4099: {},
    4102: {},
    4103: {},
    4105: {},
    4106: {},
    4107: {},
    4108: {},
    4109: {},
    4116: {},
    4117: {},
    4118: {},
    4119: {},
    4120: {},
    4121: {},
    4122: {},
    4123: {},
    4124: {},
    4125: {},
    4126: {},
    4127: {},
    4128: {},
    4129: {},
    4130: {},
    4132: {},
    4133: {},
    4134: { f: va },
    4135: {},
    4146: {},
    4147: {},
    4148: {},
    4149: {},
    4154: {},
    4156: {},
    4157: {},
    4158: {},
    4159: {},
    4160: {},
    4161: {},
    4163: {},
    4164: { f: Qo },
    4165: {},
    4166: {},
    4168: {},
    4170: {},
    4171: {},
    4174: {},
    4175: {},
    4176: {},
    4177: {},
    4187: {},
    4188: { f: qo },
    4189: {},
    4191: {},
    4192: {},
    4193: {},
    4194: {},
    4195: {},
    4196: {},
    4197: {},
    4198: {},
    4199: {},
    4200: {},
    0: { f: ho },
    1: {},
    2: { f: as },
    3: { f: is },
    4: { f: rs },
    5: { f: ss },
    7: { f: os },
    8: {},
    9: { f: Ya },
    11: {},
    22: { f: va },
    30: { f: mo },
    31: {},
    32: {},
    33: { f: Fo },
    36: {},
    37: { f: ao },
    50: { f: cs },
    62: {},
    52: {},
    67: { f: xo },
    68: { f: va },
    69: {},
    86: {},
    126: {},
    127: { f: ns },
    135: {},
    136: {},
    137: {},
    143: { f: us },
    145: {},
    148: {},
    149: {},
    150: {},
    169: {},
    171: {},
    188: {},
    191: {},
    192: {},
    194: {},
    195: {},
    214: { f: ls },
    223: {},
    234: {},
    354: {},
    421: {},
    518: { f: ad },
    521: { f: Ya },
    536: { f: Ao },
    547: { f: ko },
    561: {},
    579: { f: So },
    1030: { f: ad },
    1033: { f: Ya },
    1091: { f: Co },
    2157: {},
    2163: {},
    2177: {},
    2240: {},
    2241: {},
    2242: {},
    2243: {},
    2244: {},
    2245: {},
    2246: {},
    2247: {},
    2248: {},
    2249: {},
    2250: {},
    2251: {},
    2262: { r: 12 },
    101: {},
    102: {},
    105: {},
    106: {},
    107: {},
    109: {},
    112: {},
    114: {},
    29282: {},
  };
function Sp(e, t, n, r) {
  var i = t;
  if (!isNaN(i)) {
    var a = r || (n || []).length || 0,
      o = e.next(4);
    (o.write_shift(2, i), o.write_shift(2, a), a > 0 && ar(n) && e.push(n));
  }
}
function Cp(e, t) {
  var n = t || {},
    r = n.dense == null ? O : n.dense,
    i = {};
  (r && (i[`!data`] = []), (e = Ht(e, `<!--`, `-->`)));
  var a = e.match(/<table/i);
  if (!a) throw Error(`Invalid HTML: could not find <table>`);
  var o = e.match(/<\/table/i),
    s = a.index,
    c = (o && o.index) || e.length,
    l = Lt(e.slice(s, c), /(:?<tr[^<>]*>)/i, `<tr>`),
    u = -1,
    d = 0,
    f = 0,
    p = 0,
    m = { s: { r: 1e7, c: 1e7 }, e: { r: 0, c: 0 } },
    h = [];
  for (s = 0; s < l.length; ++s) {
    var g = l[s].trim(),
      _ = g.slice(0, 3).toLowerCase();
    if (_ == `<tr`) {
      if ((++u, n.sheetRows && n.sheetRows <= u)) {
        --u;
        break;
      }
      d = 0;
    } else if (_ == `<td` || _ == `<th`) {
      var v = g.split(/<\/t[dh]>/i);
      for (c = 0; c < v.length; ++c) {
        var y = v[c].trim();
        if (y.match(/<t[dh]/i)) {
          for (var b = y, x = 0; b.charAt(0) == `<` && (x = b.indexOf(`>`)) > -1;)
            b = b.slice(x + 1);
          for (var S = 0; S < h.length; ++S) {
            var C = h[S];
            C.s.c == d && C.s.r < u && u <= C.e.r && ((d = C.e.c + 1), (S = -1));
          }
          var w = J(y.slice(0, y.indexOf(`>`)));
          ((p = w.colspan ? +w.colspan : 1),
            ((f = +w.rowspan) > 1 || p > 1) &&
              h.push({ s: { r: u, c: d }, e: { r: u + (f || 1) - 1, c: d + p - 1 } }));
          var T = w.t || w[`data-t`] || ``;
          if (!b.length) d += p;
          else if (
            ((b = kn(b)),
            m.s.r > u && (m.s.r = u),
            m.e.r < u && (m.e.r = u),
            m.s.c > d && (m.s.c = d),
            m.e.c < d && (m.e.c = d),
            !b.length)
          )
            d += p;
          else {
            var E = { t: `s`, v: b };
            (n.raw ||
              !b.trim().length ||
              T == `s` ||
              (b === `TRUE`
                ? (E = { t: `b`, v: !0 })
                : b === `FALSE`
                  ? (E = { t: `b`, v: !1 })
                  : isNaN(Ot(b))
                    ? isNaN(It(b).getDate())
                      ? b.charCodeAt(0) == 35 &&
                        Ni[b] != null &&
                        ((E.t = `e`), (E.w = b), (E.v = Ni[b]))
                      : ((E = { t: `d`, v: Tt(b) }),
                        n.UTC === !1 && (E.v = Rt(E.v)),
                        n.cellDates || (E = { t: `n`, v: yt(E.v) }),
                        (E.z = n.dateNF || G[14]))
                    : (E = { t: `n`, v: Ot(b) })),
              E.cellText !== !1 && (E.w = b),
              r
                ? (i[`!data`][u] || (i[`!data`][u] = []), (i[`!data`][u][d] = E))
                : (i[Lr({ r: u, c: d })] = E),
              (d += p));
          }
        }
      }
    }
  }
  return ((i[`!ref`] = zr(m)), h.length && (i[`!merges`] = h), i);
}
function wp(e, t) {
  var n = Jt(e, `table`);
  if (!n || n.length == 0) throw Error(`Invalid HTML: could not find <table>`);
  if (n.length == 1) {
    var r = Wr(Cp(n[0], t), t);
    return ((r.bookType = `html`), r);
  }
  var i = Tm();
  return (
    n.forEach(function (e, n) {
      Em(i, Cp(e, t), `Sheet` + (n + 1));
    }),
    (i.bookType = `html`),
    i
  );
}
function Tp(e) {
  return [
    Y(
      e
        .replace(/[\t\r\n]/g, ` `)
        .trim()
        .replace(/ +/g, ` `)
        .replace(/<text:s\/>/g, ` `)
        .replace(/<text:s text:c="(\d+)"\/>/g, function (e, t) {
          return Array(parseInt(t, 10) + 1).join(` `);
        })
        .replace(/<text:tab[^<>]*\/>/g, `	`)
        .replace(
          /<text:line-break\/>/g,
          `
`,
        )
        .replace(/<[^<>]*>/g, ``),
    ),
  ];
}
function Ep(e, t, n) {
  var r = n || {},
    i = Nn(e);
  ((Pn.lastIndex = 0), (i = Bt(Ht(i, `<!--`, `-->`))));
  for (var a, o, s = ``, c = ``, l, u = 0, d = -1, f = ``; (a = Pn.exec(i));)
    switch ((a[3] = a[3].replace(/_[\s\S]*$/, ``))) {
      case `number-style`:
      case `currency-style`:
      case `percentage-style`:
      case `date-style`:
      case `time-style`:
      case `text-style`:
        a[1] === `/`
          ? (o[`truncate-on-overflow`] == `false` &&
              (s.match(/h/)
                ? (s = s.replace(/h+/, `[$&]`))
                : s.match(/m/)
                  ? (s = s.replace(/m+/, `[$&]`))
                  : s.match(/s/) && (s = s.replace(/s+/, `[$&]`))),
            (r[o.name] = s),
            (s = ``))
          : a[0].charAt(a[0].length - 2) !== `/` && ((s = ``), (o = J(a[0], !1)));
        break;
      case `boolean-style`:
        a[1] === `/`
          ? ((r[o.name] = `General`), (s = ``))
          : a[0].charAt(a[0].length - 2) !== `/` && ((s = ``), (o = J(a[0], !1)));
        break;
      case `boolean`:
        s += `General`;
        break;
      case `text`:
        a[1] === `/`
          ? ((f = i.slice(d, Pn.lastIndex - a[0].length)),
            f == `%` && o[0] == `<number:percentage-style`
              ? (s += `%`)
              : (s += `"` + f.replace(/"/g, `""`) + `"`))
          : a[0].charAt(a[0].length - 2) !== `/` && (d = Pn.lastIndex);
        break;
      case `day`:
        switch (((l = J(a[0], !1)), l.style)) {
          case `short`:
            s += `d`;
            break;
          case `long`:
            s += `dd`;
            break;
          default:
            s += `dd`;
        }
        break;
      case `day-of-week`:
        switch (((l = J(a[0], !1)), l.style)) {
          case `short`:
            s += `ddd`;
            break;
          case `long`:
            s += `dddd`;
            break;
          default:
            s += `ddd`;
        }
        break;
      case `era`:
        switch (((l = J(a[0], !1)), l.style)) {
          case `short`:
            s += `ee`;
            break;
          case `long`:
            s += `eeee`;
            break;
          default:
            s += `eeee`;
        }
        break;
      case `hours`:
        switch (((l = J(a[0], !1)), l.style)) {
          case `short`:
            s += `h`;
            break;
          case `long`:
            s += `hh`;
            break;
          default:
            s += `hh`;
        }
        break;
      case `minutes`:
        switch (((l = J(a[0], !1)), l.style)) {
          case `short`:
            s += `m`;
            break;
          case `long`:
            s += `mm`;
            break;
          default:
            s += `mm`;
        }
        break;
      case `month`:
        switch (((l = J(a[0], !1)), l.textual && (s += `mm`), l.style)) {
          case `short`:
            s += `m`;
            break;
          case `long`:
            s += `mm`;
            break;
          default:
            s += `m`;
        }
        break;
      case `seconds`:
        switch (((l = J(a[0], !1)), l.style)) {
          case `short`:
            s += `s`;
            break;
          case `long`:
            s += `ss`;
            break;
          default:
            s += `ss`;
        }
        l[`decimal-places`] && (s += `.` + q(`0`, +l[`decimal-places`]));
        break;
      case `year`:
        switch (((l = J(a[0], !1)), l.style)) {
          case `short`:
            s += `yy`;
            break;
          case `long`:
            s += `yyyy`;
            break;
          default:
            s += `yy`;
        }
        break;
      case `am-pm`:
        s += `AM/PM`;
        break;
      case `week-of-year`:
      case `quarter`:
        console.error(`Excel does not support ODS format token ` + a[3]);
        break;
      case `fill-character`:
        a[1] === `/`
          ? ((f = i.slice(d, Pn.lastIndex - a[0].length)),
            (s += `"` + f.replace(/"/g, `""`) + `"*`))
          : a[0].charAt(a[0].length - 2) !== `/` && (d = Pn.lastIndex);
        break;
      case `scientific-number`:
        ((l = J(a[0], !1)),
          (s +=
            `0.` +
            q(`0`, +l[`min-decimal-places`] || +l[`decimal-places`] || 2) +
            q(`?`, +l[`decimal-places`] - l[`min-decimal-places`] || 0) +
            `E` +
            (Sn(l[`forced-exponent-sign`]) ? `+` : ``) +
            q(`0`, +l[`min-exponent-digits`] || 2)));
        break;
      case `fraction`:
        ((l = J(a[0], !1)),
          +l[`min-integer-digits`] ? (s += q(`0`, +l[`min-integer-digits`])) : (s += `#`),
          (s += ` `),
          (s += q(`?`, +l[`min-numerator-digits`] || 1)),
          (s += `/`),
          +l[`denominator-value`]
            ? (s += l[`denominator-value`])
            : (s += q(`?`, +l[`min-denominator-digits`] || 1)));
        break;
      case `currency-symbol`:
        a[1] === `/`
          ? (s += `"` + i.slice(d, Pn.lastIndex - a[0].length).replace(/"/g, `""`) + `"`)
          : a[0].charAt(a[0].length - 2) === `/`
            ? (s += `$`)
            : (d = Pn.lastIndex);
        break;
      case `text-properties`:
        switch (((l = J(a[0], !1)), (l.color || ``).toLowerCase().replace(`#`, ``))) {
          case `ff0000`:
          case `red`:
            s = `[Red]` + s;
        }
        break;
      case `text-content`:
        s += `@`;
        break;
      case `map`:
        ((l = J(a[0], !1)),
          Y(l.condition) == `value()>=0`
            ? (s = r[l[`apply-style-name`]] + `;` + s)
            : console.error(`ODS number format may be incorrect: ` + l.condition));
        break;
      case `number`:
        if (a[1] === `/`) break;
        ((l = J(a[0], !1)),
          (c = ``),
          (c += q(`0`, +l[`min-integer-digits`] || 1)),
          Sn(l.grouping) && (c = Te(q(`#`, Math.max(0, 4 - c.length)) + c)),
          (+l[`min-decimal-places`] || +l[`decimal-places`]) && (c += `.`),
          +l[`min-decimal-places`] && (c += q(`0`, +l[`min-decimal-places`] || 1)),
          +l[`decimal-places`] - (+l[`min-decimal-places`] || 0) &&
            (c += q(`0`, +l[`decimal-places`] - (+l[`min-decimal-places`] || 0))),
          (s += c));
        break;
      case `embedded-text`:
        a[1] === `/`
          ? u == 0
            ? (s += `"` + i.slice(d, Pn.lastIndex - a[0].length).replace(/"/g, `""`) + `"`)
            : (s =
                s.slice(0, u) +
                `"` +
                i.slice(d, Pn.lastIndex - a[0].length).replace(/"/g, `""`) +
                `"` +
                s.slice(u))
          : a[0].charAt(a[0].length - 2) !== `/` &&
            ((d = Pn.lastIndex), (u = -+J(a[0], !1).position || 0));
    }
  return r;
}
function Dp(e, t, n) {
  var r = t || {};
  O != null && r.dense == null && (r.dense = O);
  var i = Nn(e),
    a = [],
    o,
    s,
    c,
    l = ``,
    u = 0,
    d,
    f,
    p = {},
    m = [],
    h = {};
  r.dense && (h[`!data`] = []);
  var g,
    _,
    v = { value: `` },
    y = {},
    b = ``,
    x = 0,
    S,
    C = ``,
    w = 0,
    T = [],
    E = [],
    D = -1,
    k = -1,
    A = { s: { r: 1e6, c: 1e7 }, e: { r: 0, c: 0 } },
    j = 0,
    M = n || {},
    N = {},
    P = [],
    F = {},
    I = 0,
    L = 0,
    R = [],
    ee = 1,
    te = 1,
    z = [],
    B = { Names: [], WBProps: {} },
    V = {},
    H = [``, ``],
    ne = [],
    U = {},
    re = ``,
    ie = 0,
    ae = !1,
    oe = !1,
    W = 0;
  for (Pn.lastIndex = 0, i = Bt(Ht(i, `<!--`, `-->`)); (g = Pn.exec(i));)
    switch ((g[3] = g[3].replace(/_[\s\S]*$/, ``))) {
      case `table`:
      case `工作表`:
        g[1] === `/`
          ? (A.e.c >= A.s.c && A.e.r >= A.s.r ? (h[`!ref`] = zr(A)) : (h[`!ref`] = `A1:A1`),
            r.sheetRows > 0 &&
              r.sheetRows <= A.e.r &&
              ((h[`!fullref`] = h[`!ref`]), (A.e.r = r.sheetRows - 1), (h[`!ref`] = zr(A))),
            P.length && (h[`!merges`] = P),
            R.length && (h[`!rows`] = R),
            (d.name = d.名称 || d.name),
            typeof JSON < `u` && JSON.stringify(d),
            m.push(d.name),
            (p[d.name] = h),
            (oe = !1))
          : g[0].charAt(g[0].length - 2) !== `/` &&
            ((d = J(g[0], !1)),
            (D = k = -1),
            (A.s.r = A.s.c = 1e7),
            (A.e.r = A.e.c = 0),
            (h = {}),
            r.dense && (h[`!data`] = []),
            (P = []),
            (R = []),
            (oe = !0));
        break;
      case `table-row-group`:
        g[1] === `/` ? --j : ++j;
        break;
      case `table-row`:
      case `行`:
        if (g[1] === `/`) {
          ((D += ee), (ee = 1));
          break;
        }
        if (
          ((f = J(g[0], !1)),
          f.行号 ? (D = f.行号 - 1) : D == -1 && (D = 0),
          (ee = +f[`number-rows-repeated`] || 1),
          ee < 10)
        )
          for (W = 0; W < ee; ++W) j > 0 && (R[D + W] = { level: j });
        k = -1;
        break;
      case `covered-table-cell`:
        if (g[1] !== `/`) {
          if (
            (++k,
            (v = J(g[0], !1)),
            (te = parseInt(v[`number-columns-repeated`] || `1`, 10) || 1),
            r.sheetStubs)
          ) {
            for (; te-- > 0;)
              (r.dense
                ? (h[`!data`][D] || (h[`!data`][D] = []), (h[`!data`][D][k] = { t: `z` }))
                : (h[Lr({ r: D, c: k })] = { t: `z` }),
                ++k);
            --k;
          } else k += te - 1;
        }
        ((b = ``), (T = []));
        break;
      case `table-cell`:
      case `数据`:
        if (g[0].charAt(g[0].length - 2) === `/`)
          (++k,
            (v = J(g[0], !1)),
            (te = parseInt(v[`number-columns-repeated`] || `1`, 10) || 1),
            (_ = { t: `z`, v: null }),
            v.formula && r.cellFormula != 0 && (_.f = md(Y(v.formula))),
            v[`style-name`] && N[v[`style-name`]] && (_.z = N[v[`style-name`]]),
            (v.数据类型 || v[`value-type`]) == `string` &&
              ((_.t = `s`),
              (_.v = Y(v[`string-value`] || ``)),
              r.dense
                ? (h[`!data`][D] || (h[`!data`][D] = []), (h[`!data`][D][k] = _))
                : (h[Nr(k) + kr(D)] = _)),
            (k += te - 1));
        else if (g[1] !== `/`) {
          (++k, (b = C = ``), (x = w = 0), (T = []), (E = []), (te = 1));
          var se = ee ? D + ee - 1 : D;
          if (
            (k > A.e.c && (A.e.c = k),
            k < A.s.c && (A.s.c = k),
            D < A.s.r && (A.s.r = D),
            se > A.e.r && (A.e.r = se),
            (v = J(g[0], !1)),
            (y = mn(g[0], !0)),
            (ne = []),
            (U = {}),
            (_ = { t: v.数据类型 || v[`value-type`], v: null }),
            v[`style-name`] && N[v[`style-name`]] && (_.z = N[v[`style-name`]]),
            r.cellFormula)
          ) {
            if (
              (v.formula && (v.formula = Y(v.formula)),
              v[`number-matrix-columns-spanned`] &&
                v[`number-matrix-rows-spanned`] &&
                ((I = parseInt(v[`number-matrix-rows-spanned`], 10) || 0),
                (L = parseInt(v[`number-matrix-columns-spanned`], 10) || 0),
                (F = { s: { r: D, c: k }, e: { r: D + I - 1, c: k + L - 1 } }),
                (_.F = zr(F)),
                z.push([F, _.F])),
              v.formula)
            )
              _.f = md(v.formula);
            else
              for (W = 0; W < z.length; ++W)
                D >= z[W][0].s.r &&
                  D <= z[W][0].e.r &&
                  k >= z[W][0].s.c &&
                  k <= z[W][0].e.c &&
                  (_.F = z[W][1]);
          }
          switch (
            ((v[`number-columns-spanned`] || v[`number-rows-spanned`]) &&
              ((I = parseInt(v[`number-rows-spanned`] || `1`, 10) || 1),
              (L = parseInt(v[`number-columns-spanned`] || `1`, 10) || 1),
              I * L > 1 &&
                ((F = { s: { r: D, c: k }, e: { r: D + I - 1, c: k + L - 1 } }), P.push(F))),
            v[`number-columns-repeated`] && (te = parseInt(v[`number-columns-repeated`], 10)),
            _.t)
          ) {
            case `boolean`:
              ((_.t = `b`), (_.v = Sn(v[`boolean-value`]) || +v[`boolean-value`] >= 1));
              break;
            case `float`:
              ((_.t = `n`),
                (_.v = parseFloat(v.value)),
                r.cellDates &&
                  _.z &&
                  Ye(_.z) &&
                  ((_.v = bt(_.v + (B.WBProps.date1904 ? 1462 : 0))),
                  (_.t = typeof _.v == `number` ? `n` : `d`)));
              break;
            case `percentage`:
              ((_.t = `n`), (_.v = parseFloat(v.value)));
              break;
            case `currency`:
              ((_.t = `n`), (_.v = parseFloat(v.value)));
              break;
            case `date`:
              ((_.t = `d`),
                (_.v = Tt(v[`date-value`], B.WBProps.date1904)),
                r.cellDates || ((_.t = `n`), (_.v = yt(_.v, B.WBProps.date1904))),
                _.z || (_.z = `m/d/yy`));
              break;
            case `time`:
              ((_.t = `n`),
                (_.v = xt(v[`time-value`]) / 86400),
                r.cellDates && ((_.v = bt(_.v)), (_.t = typeof _.v == `number` ? `n` : `d`)),
                _.z || (_.z = `HH:MM:SS`));
              break;
            case `number`:
              ((_.t = `n`), (_.v = parseFloat(v.数据数值)));
              break;
            default:
              if (_.t === `string` || _.t === `text` || !_.t)
                ((_.t = `s`), v[`string-value`] != null && ((b = Y(v[`string-value`])), (T = [])));
              else throw Error(`Unsupported value type ` + _.t);
          }
        } else {
          if (
            ((ae = !1),
            y[`calcext:value-type`] == `error` &&
              Ni[b] != null &&
              ((_.t = `e`), (_.w = b), (_.v = Ni[b])),
            _.t === `s` && ((_.v = b || ``), T.length && (_.R = T), (ae = x == 0)),
            V.Target && (_.l = V),
            ne.length > 0 && ((_.c = ne), (ne = [])),
            b && r.cellText !== !1 && (_.w = b),
            ae && ((_.t = `z`), delete _.v),
            (!ae || r.sheetStubs) && !(r.sheetRows && r.sheetRows <= D))
          )
            for (var ce = 0; ce < ee; ++ce) {
              if (((te = parseInt(v[`number-columns-repeated`] || `1`, 10)), r.dense))
                for (
                  h[`!data`][D + ce] || (h[`!data`][D + ce] = []),
                    h[`!data`][D + ce][k] = ce == 0 ? _ : Dt(_);
                  --te > 0;
                )
                  h[`!data`][D + ce][k + te] = Dt(_);
              else
                for (h[Lr({ r: D + ce, c: k })] = _; --te > 0;)
                  h[Lr({ r: D + ce, c: k + te })] = Dt(_);
              A.e.c <= k && (A.e.c = k);
            }
          ((te = parseInt(v[`number-columns-repeated`] || `1`, 10)),
            (k += te - 1),
            (te = 0),
            (_ = {}),
            (b = ``),
            (T = []));
        }
        V = {};
        break;
      case `document`:
      case `document-content`:
      case `电子表格文档`:
      case `spreadsheet`:
      case `主体`:
      case `scripts`:
      case `styles`:
      case `font-face-decls`:
      case `master-styles`:
        if (g[1] === `/`) {
          if ((o = a.pop())[0] !== g[3]) throw `Bad state: ` + o;
        } else g[0].charAt(g[0].length - 2) !== `/` && a.push([g[3], !0]);
        break;
      case `annotation`:
        if (g[1] === `/`) {
          if ((o = a.pop())[0] !== g[3]) throw `Bad state: ` + o;
          ((U.t = b), T.length && (U.R = T), (U.a = re), ne.push(U), (b = C), (x = w), (T = E));
        } else if (g[0].charAt(g[0].length - 2) !== `/`) {
          a.push([g[3], !1]);
          var le = J(g[0], !0);
          ((le.display && Sn(le.display)) || (ne.hidden = !0),
            (C = b),
            (w = x),
            (E = T),
            (b = ``),
            (x = 0),
            (T = []));
        }
        ((re = ``), (ie = 0));
        break;
      case `creator`:
        g[1] === `/` ? (re = i.slice(ie, g.index)) : (ie = g.index + g[0].length);
        break;
      case `meta`:
      case `元数据`:
      case `settings`:
      case `config-item-set`:
      case `config-item-map-indexed`:
      case `config-item-map-entry`:
      case `config-item-map-named`:
      case `shapes`:
      case `frame`:
      case `text-box`:
      case `image`:
      case `data-pilot-tables`:
      case `list-style`:
      case `form`:
      case `dde-links`:
      case `event-listeners`:
      case `chart`:
        if (g[1] === `/`) {
          if ((o = a.pop())[0] !== g[3]) throw `Bad state: ` + o;
        } else g[0].charAt(g[0].length - 2) !== `/` && a.push([g[3], !1]);
        ((b = ``), (x = 0), (T = []));
        break;
      case `scientific-number`:
      case `currency-symbol`:
      case `fill-character`:
        break;
      case `text-style`:
      case `boolean-style`:
      case `number-style`:
      case `currency-style`:
      case `percentage-style`:
      case `date-style`:
      case `time-style`:
        if (g[1] === `/`) {
          var ue = Pn.lastIndex;
          (Ep(i.slice(c, Pn.lastIndex), t, M), (Pn.lastIndex = ue));
        } else g[0].charAt(g[0].length - 2) !== `/` && (c = Pn.lastIndex - g[0].length);
        break;
      case `script`:
        break;
      case `libraries`:
        break;
      case `automatic-styles`:
        break;
      case `default-style`:
      case `page-layout`:
        break;
      case `style`:
        var de = J(g[0], !1);
        de.family == `table-cell` &&
          M[de[`data-style-name`]] &&
          (N[de.name] = M[de[`data-style-name`]]);
        break;
      case `map`:
        break;
      case `font-face`:
        break;
      case `paragraph-properties`:
        break;
      case `table-properties`:
        break;
      case `table-column-properties`:
        break;
      case `table-row-properties`:
        break;
      case `table-cell-properties`:
        break;
      case `number`:
        break;
      case `fraction`:
        break;
      case `day`:
      case `month`:
      case `year`:
      case `era`:
      case `day-of-week`:
      case `week-of-year`:
      case `quarter`:
      case `hours`:
      case `minutes`:
      case `seconds`:
      case `am-pm`:
        break;
      case `boolean`:
        break;
      case `text`:
        if (g[0].slice(-2) === `/>`) break;
        if (g[1] === `/`)
          switch (a[a.length - 1][0]) {
            case `number-style`:
            case `date-style`:
            case `time-style`:
              l += i.slice(u, g.index);
          }
        else u = g.index + g[0].length;
        break;
      case `named-range`:
        ((s = J(g[0], !1)), (H = hd(s[`cell-range-address`])));
        var G = { Name: s.name, Ref: H[0] + `!` + H[1] };
        (oe && (G.Sheet = m.length), B.Names.push(G));
        break;
      case `text-content`:
        break;
      case `text-properties`:
        break;
      case `embedded-text`:
        break;
      case `body`:
      case `电子表格`:
        break;
      case `forms`:
        break;
      case `table-column`:
        break;
      case `table-header-rows`:
        break;
      case `table-rows`:
        break;
      case `table-column-group`:
        break;
      case `table-header-columns`:
        break;
      case `table-columns`:
        break;
      case `null-date`:
        ((s = J(g[0], !1)), s[`date-value`] === `1904-01-01` && (B.WBProps.date1904 = !0));
        break;
      case `graphic-properties`:
        break;
      case `calculation-settings`:
        break;
      case `named-expressions`:
        break;
      case `label-range`:
        break;
      case `label-ranges`:
        break;
      case `named-expression`:
        break;
      case `sort`:
        break;
      case `sort-by`:
        break;
      case `sort-groups`:
        break;
      case `tab`:
        break;
      case `line-break`:
        break;
      case `span`:
        break;
      case `p`:
      case `文本串`:
        if ([`master-styles`].indexOf(a[a.length - 1][0]) > -1) break;
        if (g[1] === `/` && (!v || !v[`string-value`])) {
          var fe = Tp(i.slice(x, g.index), S);
          b =
            (b.length > 0
              ? b +
                `
`
              : ``) + fe[0];
        } else
          g[0].slice(-2) == `/>`
            ? (b += `
`)
            : ((S = J(g[0], !1)), (x = g.index + g[0].length));
        break;
      case `s`:
        break;
      case `database-range`:
        if (g[1] === `/`) break;
        try {
          ((H = hd(J(g[0])[`target-range-address`])), (p[H[0]][`!autofilter`] = { ref: H[1] }));
        } catch {}
        break;
      case `date`:
        break;
      case `object`:
        break;
      case `title`:
      case `标题`:
        break;
      case `desc`:
        break;
      case `binary-data`:
        break;
      case `table-source`:
        break;
      case `scenario`:
        break;
      case `iteration`:
        break;
      case `content-validations`:
        break;
      case `content-validation`:
        break;
      case `help-message`:
        break;
      case `error-message`:
        break;
      case `database-ranges`:
        break;
      case `filter`:
        break;
      case `filter-and`:
        break;
      case `filter-or`:
        break;
      case `filter-condition`:
        break;
      case `filter-set-item`:
        break;
      case `list-level-style-bullet`:
        break;
      case `list-level-style-number`:
        break;
      case `list-level-properties`:
        break;
      case `sender-firstname`:
      case `sender-lastname`:
      case `sender-initials`:
      case `sender-title`:
      case `sender-position`:
      case `sender-email`:
      case `sender-phone-private`:
      case `sender-fax`:
      case `sender-company`:
      case `sender-phone-work`:
      case `sender-street`:
      case `sender-city`:
      case `sender-postal-code`:
      case `sender-country`:
      case `sender-state-or-province`:
      case `author-name`:
      case `author-initials`:
      case `chapter`:
      case `file-name`:
      case `template-name`:
      case `sheet-name`:
        break;
      case `event-listener`:
        break;
      case `initial-creator`:
      case `creation-date`:
      case `print-date`:
      case `generator`:
      case `document-statistic`:
      case `user-defined`:
      case `editing-duration`:
      case `editing-cycles`:
        break;
      case `config-item`:
        break;
      case `page-number`:
        break;
      case `page-count`:
        break;
      case `time`:
        break;
      case `cell-range-source`:
        break;
      case `detective`:
        break;
      case `operation`:
        break;
      case `highlighted-range`:
        break;
      case `data-pilot-table`:
      case `source-cell-range`:
      case `source-service`:
      case `data-pilot-field`:
      case `data-pilot-level`:
      case `data-pilot-subtotals`:
      case `data-pilot-subtotal`:
      case `data-pilot-members`:
      case `data-pilot-member`:
      case `data-pilot-display-info`:
      case `data-pilot-sort-info`:
      case `data-pilot-layout-info`:
      case `data-pilot-field-reference`:
      case `data-pilot-groups`:
      case `data-pilot-group`:
      case `data-pilot-group-member`:
        break;
      case `rect`:
        break;
      case `dde-connection-decls`:
      case `dde-connection-decl`:
      case `dde-link`:
      case `dde-source`:
        break;
      case `properties`:
        break;
      case `property`:
        break;
      case `a`:
        if (g[1] !== `/`) {
          if (((V = J(g[0], !1)), !V.href)) break;
          ((V.Target = Y(V.href)),
            delete V.href,
            V.Target.charAt(0) == `#` && V.Target.indexOf(`.`) > -1
              ? ((H = hd(V.Target.slice(1))), (V.Target = `#` + H[0] + `!` + H[1]))
              : V.Target.match(/^\.\.[\\\/]/) && (V.Target = V.Target.slice(3)));
        }
        break;
      case `table-protection`:
        break;
      case `data-pilot-grand-total`:
        break;
      case `office-document-common-attrs`:
        break;
      default:
        switch (g[2]) {
          case `dc:`:
          case `calcext:`:
          case `loext:`:
          case `ooo:`:
          case `chartooo:`:
          case `draw:`:
          case `style:`:
          case `chart:`:
          case `form:`:
          case `uof:`:
          case `表:`:
          case `字:`:
            break;
          default:
            if (r.WTF) throw Error(g);
        }
    }
  var pe = { Sheets: p, SheetNames: m, Workbook: B };
  return (r.bookSheets && delete pe.Sheets, pe);
}
function Op(e, t) {
  ((t ||= {}), Qt(e, `META-INF/manifest.xml`) && Hi(en(e, `META-INF/manifest.xml`), t));
  var n = tn(e, `styles.xml`),
    r = n && Ep(Dn(n), t),
    i = tn(e, `content.xml`);
  if (!i) throw Error(`Missing content.xml in ODS / UOF file`);
  var a = Dp(Dn(i), t, r);
  return (Qt(e, `meta.xml`) && (a.Props = Wi(en(e, `meta.xml`))), (a.bookType = `ods`), a);
}
function kp(e, t) {
  var n = Dp(e, t);
  return ((n.bookType = `fods`), n);
}
/*! sheetjs (C) 2013-present SheetJS -- http://sheetjs.com */
var Ap = (function () {
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
})();
function jp(e) {
  return new DataView(e.buffer, e.byteOffset, e.byteLength);
}
function Mp(e) {
  return typeof TextDecoder < `u` ? new TextDecoder().decode(e) : Dn(ee(e));
}
function Np(e) {
  for (var t = 0, n = 0; n < e.length; ++n) t += e[n].length;
  var r = new Uint8Array(t),
    i = 0;
  for (n = 0; n < e.length; ++n) {
    var a = e[n],
      o = a.length;
    if (o < 250) for (var s = 0; s < o; ++s) r[i++] = a[s];
    else (r.set(a, i), (i += o));
  }
  return r;
}
function Pp(e) {
  return (
    (e -= (e >> 1) & 1431655765),
    (e = (e & 858993459) + ((e >> 2) & 858993459)),
    (((e + (e >> 4)) & 252645135) * 16843009) >>> 24
  );
}
function Fp(e, t) {
  for (
    var n = ((e[t + 15] & 127) << 7) | (e[t + 14] >> 1), r = e[t + 14] & 1, i = t + 13;
    i >= t;
    --i
  )
    r = r * 256 + e[i];
  return (e[t + 15] & 128 ? -r : r) * 10 ** (n - 6176);
}
function Ip(e, t) {
  var n = t.l,
    r = e[n] & 127;
  varint: if (
    e[n++] >= 128 &&
    ((r |= (e[n] & 127) << 7),
    e[n++] < 128 ||
      ((r |= (e[n] & 127) << 14), e[n++] < 128) ||
      ((r |= (e[n] & 127) << 21), e[n++] < 128) ||
      ((r += (e[n] & 127) * 2 ** 28), ++n, e[n++] < 128) ||
      ((r += (e[n] & 127) * 2 ** 35), ++n, e[n++] < 128) ||
      ((r += (e[n] & 127) * 2 ** 42), ++n, e[n++] < 128))
  )
    break varint;
  return ((t.l = n), r);
}
function Lp(e) {
  var t = 0,
    n = e[t] & 127;
  return (
    e[t++] < 128 ||
      ((n |= (e[t] & 127) << 7), e[t++] < 128) ||
      ((n |= (e[t] & 127) << 14), e[t++] < 128) ||
      ((n |= (e[t] & 127) << 21), e[t++] < 128) ||
      (n |= (e[t] & 15) << 28),
    n
  );
}
function X(e) {
  for (var t = [], n = { l: 0 }; n.l < e.length;) {
    var r = n.l,
      i = Ip(e, n),
      a = i & 7;
    i = (i / 8) | 0;
    var o,
      s = n.l;
    switch (a) {
      case 0:
        for (; e[s++] >= 128;);
        ((o = e[Ap](n.l, s)), (n.l = s));
        break;
      case 1:
        ((o = e[Ap](s, s + 8)), (n.l = s + 8));
        break;
      case 2:
        var c = Ip(e, n);
        ((o = e[Ap](n.l, n.l + c)), (n.l += c));
        break;
      case 5:
        ((o = e[Ap](s, s + 4)), (n.l = s + 4));
        break;
      default:
        throw Error(`PB Type ${a} for Field ${i} at offset ${r}`);
    }
    var l = { data: o, type: a };
    (t[i] ?? (t[i] = []), t[i].push(l));
  }
  return t;
}
function Rp(e, t) {
  return (
    e?.map(function (e) {
      return t(e.data);
    }) || []
  );
}
function zp(e) {
  for (var t = [], n = { l: 0 }; n.l < e.length;) {
    var r = Ip(e, n),
      i = X(e[Ap](n.l, n.l + r));
    n.l += r;
    var a = { id: Lp(i[1][0].data), messages: [] };
    (i[2].forEach(function (t) {
      var r = X(t.data),
        i = Lp(r[3][0].data);
      (a.messages.push({ meta: r, data: e[Ap](n.l, n.l + i) }), (n.l += i));
    }),
      i[3]?.[0] && (a.merge = Lp(i[3][0].data) >>> 0 > 0),
      t.push(a));
  }
  return t;
}
function Bp(e, t) {
  if (e != 0) throw Error(`Unexpected Snappy chunk type ${e}`);
  for (var n = { l: 0 }, r = Ip(t, n), i = [], a = n.l; a < t.length;) {
    var o = t[a] & 3;
    if (o == 0) {
      var s = t[a++] >> 2;
      if (s < 60) ++s;
      else {
        var c = s - 59;
        ((s = t[a]),
          c > 1 && (s |= t[a + 1] << 8),
          c > 2 && (s |= t[a + 2] << 16),
          c > 3 && (s |= t[a + 3] << 24),
          (s >>>= 0),
          s++,
          (a += c));
      }
      (i.push(t[Ap](a, a + s)), (a += s));
    } else {
      var l = 0,
        u = 0;
      if (
        (o == 1
          ? ((u = ((t[a] >> 2) & 7) + 4), (l = (t[a++] & 224) << 3), (l |= t[a++]))
          : ((u = (t[a++] >> 2) + 1),
            o == 2
              ? ((l = t[a] | (t[a + 1] << 8)), (a += 2))
              : ((l = (t[a] | (t[a + 1] << 8) | (t[a + 2] << 16) | (t[a + 3] << 24)) >>> 0),
                (a += 4))),
        l == 0)
      )
        throw Error(`Invalid offset 0`);
      for (var d = i.length - 1, f = l; d >= 0 && f >= i[d].length;) ((f -= i[d].length), --d);
      if (d < 0) {
        if (f == 0) f = i[(d = 0)].length;
        else throw Error(`Invalid offset beyond length`);
      }
      if (u < f) i.push(i[d][Ap](i[d].length - f, i[d].length - f + u));
      else {
        for (f > 0 && (i.push(i[d][Ap](i[d].length - f)), (u -= f)), ++d; u >= i[d].length;)
          (i.push(i[d]), (u -= i[d].length), ++d);
        u && i.push(i[d][Ap](0, u));
      }
      i.length > 25 && (i = [Np(i)]);
    }
  }
  for (var p = 0, m = 0; m < i.length; ++m) p += i[m].length;
  if (p != r) throw Error(`Unexpected length: ${p} != ${r}`);
  return i;
}
function Vp(e) {
  Array.isArray(e) && (e = new Uint8Array(e));
  for (var t = [], n = 0; n < e.length;) {
    var r = e[n++],
      i = e[n] | (e[n + 1] << 8) | (e[n + 2] << 16);
    ((n += 3), t.push.apply(t, Bp(r, e[Ap](n, n + i))), (n += i));
  }
  if (n !== e.length) throw Error(`data is not a valid framed stream!`);
  return t.length == 1 ? t[0] : Np(t);
}
var Hp = function () {
  return { sst: [], rsst: [], ofmt: [], nfmt: [], fmla: [], ferr: [], cmnt: [] };
};
function Up(e, t, n, r, i) {
  var a = t & 255,
    o = t >> 8,
    s = o >= 5 ? i : r;
  dur: if (n & (o > 4 ? 8 : 4) && e.t == `n` && a == 7) {
    var c = s[7]?.[0] ? Lp(s[7][0].data) : -1;
    if (c == -1) break dur;
    var l = s[15]?.[0] ? Lp(s[15][0].data) : -1,
      u = s[16]?.[0] ? Lp(s[16][0].data) : -1,
      d = s[40]?.[0] ? Lp(s[40][0].data) : -1,
      f = e.v,
      p = f;
    autodur: if (d) {
      if (f == 0) {
        l = u = 2;
        break autodur;
      }
      ((l = f >= 604800 ? 1 : f >= 86400 ? 2 : f >= 3600 ? 4 : f >= 60 ? 8 : f >= 1 ? 16 : 32),
        Math.floor(f) == f
          ? f % 60
            ? (u = 16)
            : f % 3600
              ? (u = 8)
              : f % 86400
                ? (u = 4)
                : f % 604800 && (u = 2)
          : (u = 32),
        u < l && (u = l));
    }
    if (l == -1 || u == -1) break dur;
    var m = [],
      h = [];
    (l == 1 &&
      ((p = f / 604800),
      u == 1 ? h.push(`d"d"`) : ((p |= 0), (f -= 604800 * p)),
      m.push(p + (c == 2 ? ` week` + (p == 1 ? `` : `s`) : c == 1 ? `w` : ``))),
      l <= 2 &&
        u >= 2 &&
        ((p = f / 86400),
        u > 2 && ((p |= 0), (f -= 86400 * p)),
        h.push(`d"d"`),
        m.push(p + (c == 2 ? ` day` + (p == 1 ? `` : `s`) : c == 1 ? `d` : ``))),
      l <= 4 &&
        u >= 4 &&
        ((p = f / 3600),
        u > 4 && ((p |= 0), (f -= 3600 * p)),
        h.push((l >= 4 ? `[h]` : `h`) + `"h"`),
        m.push(p + (c == 2 ? ` hour` + (p == 1 ? `` : `s`) : c == 1 ? `h` : ``))),
      l <= 8 &&
        u >= 8 &&
        ((p = f / 60),
        u > 8 && ((p |= 0), (f -= 60 * p)),
        h.push((l >= 8 ? `[m]` : `m`) + `"m"`),
        c == 0
          ? m.push(((l == 8 && u == 8) || p >= 10 ? `` : `0`) + p)
          : m.push(p + (c == 2 ? ` minute` + (p == 1 ? `` : `s`) : c == 1 ? `m` : ``))),
      l <= 16 &&
        u >= 16 &&
        ((p = f),
        u > 16 && ((p |= 0), (f -= p)),
        h.push((l >= 16 ? `[s]` : `s`) + `"s"`),
        c == 0
          ? m.push(((u == 16 && l == 16) || p >= 10 ? `` : `0`) + p)
          : m.push(p + (c == 2 ? ` second` + (p == 1 ? `` : `s`) : c == 1 ? `s` : ``))),
      u >= 32 &&
        ((p = Math.round(1e3 * f)),
        l < 32 && h.push(`.000"ms"`),
        c == 0
          ? m.push((p >= 100 ? `` : p >= 10 ? `0` : `00`) + p)
          : m.push(p + (c == 2 ? ` millisecond` + (p == 1 ? `` : `s`) : c == 1 ? `ms` : ``))),
      (e.w = m.join(c == 0 ? `:` : ` `)),
      (e.z = h.join(c == 0 ? `":"` : ` `)),
      c == 0 && (e.w = e.w.replace(/:(\d\d\d)$/, `.$1`)));
  }
}
function Wp(e, t, n, r) {
  var i = jp(e),
    a = i.getUint32(4, !0),
    o = -1,
    s = -1,
    c = -1,
    l = NaN,
    u = 0,
    d = new Date(Date.UTC(2001, 0, 1)),
    f = n > 1 ? 12 : 8;
  (a & 2 && ((c = i.getUint32(f, !0)), (f += 4)),
    (f += Pp(a & (n > 1 ? 3468 : 396)) * 4),
    a & 512 && ((o = i.getUint32(f, !0)), (f += 4)),
    (f += Pp(a & (n > 1 ? 12288 : 4096)) * 4),
    a & 16 && ((s = i.getUint32(f, !0)), (f += 4)),
    a & 32 && ((l = i.getFloat64(f, !0)), (f += 8)),
    a & 64 && (d.setTime(d.getTime() + (u = i.getFloat64(f, !0)) * 1e3), (f += 8)),
    n > 1 &&
      ((a = i.getUint32(8, !0) >>> 16),
      a & 255 && (c == -1 && (c = i.getUint32(f, !0)), (f += 4))));
  var p,
    m = e[n >= 4 ? 1 : 2];
  switch (m) {
    case 0:
      return;
    case 2:
      p = { t: `n`, v: l };
      break;
    case 3:
      p = { t: `s`, v: t.sst[s] };
      break;
    case 5:
      p = r?.cellDates ? { t: `d`, v: d } : { t: `n`, v: u / 86400 + 35430, z: G[14] };
      break;
    case 6:
      p = { t: `b`, v: l > 0 };
      break;
    case 7:
      p = { t: `n`, v: l };
      break;
    case 8:
      p = { t: `e`, v: 0 };
      break;
    case 9:
      if (o > -1) {
        var h = t.rsst[o];
        ((p = { t: `s`, v: h.v }), h.l && (p.l = { Target: h.l }));
      } else throw Error(`Unsupported cell type ${e[Ap](0, 4)}`);
      break;
    default:
      throw Error(`Unsupported cell type ${e[Ap](0, 4)}`);
  }
  return (c > -1 && Up(p, m | (n << 8), a, t.ofmt[c], t.nfmt[c]), m == 7 && (p.v /= 86400), p);
}
function Gp(e, t, n) {
  var r = jp(e);
  r.getUint32(4, !0);
  var i = r.getUint32(8, !0),
    a = 12,
    o = -1,
    s = -1,
    c = -1,
    l = NaN,
    u = NaN,
    d = 0,
    f = new Date(Date.UTC(2001, 0, 1));
  (i & 1 && ((l = Fp(e, a)), (a += 16)),
    i & 2 && ((u = r.getFloat64(a, !0)), (a += 8)),
    i & 4 && (f.setTime(f.getTime() + (d = r.getFloat64(a, !0)) * 1e3), (a += 8)),
    i & 8 && ((s = r.getUint32(a, !0)), (a += 4)),
    i & 16 && ((o = r.getUint32(a, !0)), (a += 4)),
    (a += Pp(i & 480) * 4),
    i & 512 && (r.getUint32(a, !0), (a += 4)),
    (a += Pp(i & 1024) * 4),
    i & 2048 && (r.getUint32(a, !0), (a += 4)));
  var p,
    m = e[1];
  switch (m) {
    case 0:
      p = { t: `z` };
      break;
    case 2:
      p = { t: `n`, v: l };
      break;
    case 3:
      p = { t: `s`, v: t.sst[s] };
      break;
    case 5:
      p = n?.cellDates ? { t: `d`, v: f } : { t: `n`, v: d / 86400 + 35430, z: G[14] };
      break;
    case 6:
      p = { t: `b`, v: u > 0 };
      break;
    case 7:
      p = { t: `n`, v: u };
      break;
    case 8:
      p = { t: `e`, v: 0 };
      break;
    case 9:
      if (o > -1) {
        var h = t.rsst[o];
        ((p = { t: `s`, v: h.v }), h.l && (p.l = { Target: h.l }));
      } else throw Error(`Unsupported cell type ${e[1]} : ${i & 31} : ${e[Ap](0, 4)}`);
      break;
    case 10:
      p = { t: `n`, v: l };
      break;
    default:
      throw Error(`Unsupported cell type ${e[1]} : ${i & 31} : ${e[Ap](0, 4)}`);
  }
  if (
    ((a += Pp(i & 4096) * 4),
    i & 516096 && (c == -1 && (c = r.getUint32(a, !0)), (a += 4)),
    i & 524288)
  ) {
    var g = r.getUint32(a, !0);
    ((a += 4), t.cmnt[g] && (p.c = Qp(t.cmnt[g])));
  }
  return (c > -1 && Up(p, m | 1280, i >> 13, t.ofmt[c], t.nfmt[c]), m == 7 && (p.v /= 86400), p);
}
function Kp(e, t, n) {
  switch (e[0]) {
    case 0:
    case 1:
    case 2:
    case 3:
    case 4:
      return Wp(e, t, e[0], n);
    case 5:
      return Gp(e, t, n);
    default:
      throw Error(`Unsupported payload version ${e[0]}`);
  }
}
function qp(e) {
  return Lp(X(e)[1][0].data);
}
function Jp(e, t) {
  var n = X(t.data),
    r = Lp(n[1][0].data),
    i = n[3],
    a = [];
  return (
    (i || []).forEach(function (t) {
      var n = X(t.data);
      if (n[1]) {
        var i = Lp(n[1][0].data) >>> 0;
        switch (r) {
          case 1:
            a[i] = Mp(n[3][0].data);
            break;
          case 8:
            var o = e[qp(n[9][0].data)][0],
              s = e[qp(X(o.data)[1][0].data)][0],
              c = Lp(s.meta[1][0].data);
            if (c != 2001) throw Error(`2000 unexpected reference to ${c}`);
            var l = X(s.data),
              u = {
                v: l[3]
                  .map(function (e) {
                    return Mp(e.data);
                  })
                  .join(``),
              };
            a[i] = u;
            sfields: if (l?.[11]?.[0]) {
              var d = X(l[11][0].data)?.[1];
              if (!d) break sfields;
              d.forEach(function (t) {
                var n = X(t.data);
                if (n[2]?.[0]) {
                  var r = e[qp(n[2]?.[0].data)][0],
                    i = Lp(r.meta[1][0].data);
                  switch (i) {
                    case 2032:
                      var a = X(r.data);
                      a?.[2]?.[0] && !u.l && (u.l = Mp(a[2][0].data));
                      break;
                    case 2039:
                      break;
                    default:
                      console.log(`unrecognized ObjectAttribute type ${i}`);
                  }
                }
              });
            }
            break;
          case 2:
            a[i] = X(n[6][0].data);
            break;
          case 3:
            a[i] = X(n[5][0].data);
            break;
          case 10:
            var f = e[qp(n[10][0].data)][0];
            a[i] = Zp(e, f.data);
            break;
          default:
            throw r;
        }
      }
    }),
    a
  );
}
function Yp(e, t) {
  var n = X(e),
    r = Lp(n[1][0].data) >>> 0,
    i = Lp(n[2][0].data) >>> 0,
    a = (n[8]?.[0]?.data && Lp(n[8][0].data) > 0) || !1,
    o,
    s;
  if (n[7]?.[0]?.data && t != 0) ((o = n[7]?.[0]?.data), (s = n[6]?.[0]?.data));
  else if (n[4]?.[0]?.data && t != 1) ((o = n[4]?.[0]?.data), (s = n[3]?.[0]?.data));
  else throw `NUMBERS Tile missing ${t} cell storage`;
  for (var c = a ? 4 : 1, l = jp(o), u = [], d = 0; d < o.length / 2; ++d) {
    var f = l.getUint16(d * 2, !0);
    f < 65535 && u.push([d, f]);
  }
  if (u.length != i) throw `Expected ${i} cells, found ${u.length}`;
  var p = [];
  for (d = 0; d < u.length - 1; ++d) p[u[d][0]] = s[Ap](u[d][1] * c, u[d + 1][1] * c);
  return (
    u.length >= 1 && (p[u[u.length - 1][0]] = s[Ap](u[u.length - 1][1] * c)), { R: r, cells: p }
  );
}
function Xp(e, t) {
  var n = X(t.data),
    r = -1;
  n?.[7]?.[0] && (r = Lp(n[7][0].data) >>> 0 ? 1 : 0);
  var i = Rp(n[5], function (e) {
    return Yp(e, r);
  });
  return {
    nrows: Lp(n[4][0].data) >>> 0,
    data: i.reduce(function (e, t) {
      return (
        e[t.R] || (e[t.R] = []),
        t.cells.forEach(function (n, r) {
          if (e[t.R][r]) throw Error(`Duplicate cell r=${t.R} c=${r}`);
          e[t.R][r] = n;
        }),
        e
      );
    }, []),
  };
}
function Zp(e, t) {
  var n = { t: ``, a: `` },
    r = X(t);
  if ((r?.[1]?.[0]?.data && (n.t = Mp(r?.[1]?.[0]?.data) || ``), r?.[3]?.[0]?.data)) {
    var i = e[qp(r?.[3]?.[0]?.data)][0],
      a = X(i.data);
    a[1]?.[0]?.data && (n.a = Mp(a[1][0].data));
  }
  return (
    r?.[4] &&
      ((n.replies = []),
      r[4].forEach(function (t) {
        var r = e[qp(t.data)][0];
        n.replies.push(Zp(e, r.data));
      })),
    n
  );
}
function Qp(e) {
  var t = [];
  return (
    t.push({ t: e.t || ``, a: e.a, T: e.replies && e.replies.length > 0 }),
    e.replies &&
      e.replies.forEach(function (e) {
        t.push({ t: e.t || ``, a: e.a, T: !0 });
      }),
    t
  );
}
function $p(e, t, n, r) {
  var i = X(t.data),
    a = { s: { r: 0, c: 0 }, e: { r: 0, c: 0 } };
  if (((a.e.r = (Lp(i[6][0].data) >>> 0) - 1), a.e.r < 0))
    throw Error(`Invalid row varint ${i[6][0].data}`);
  if (((a.e.c = (Lp(i[7][0].data) >>> 0) - 1), a.e.c < 0))
    throw Error(`Invalid col varint ${i[7][0].data}`);
  n[`!ref`] = zr(a);
  var o = n[`!data`] != null,
    s = n,
    c = X(i[4][0].data),
    l = Hp();
  (c[4]?.[0] && (l.sst = Jp(e, e[qp(c[4][0].data)][0])),
    c[6]?.[0] && (l.fmla = Jp(e, e[qp(c[6][0].data)][0])),
    c[11]?.[0] && (l.ofmt = Jp(e, e[qp(c[11][0].data)][0])),
    c[12]?.[0] && (l.ferr = Jp(e, e[qp(c[12][0].data)][0])),
    c[17]?.[0] && (l.rsst = Jp(e, e[qp(c[17][0].data)][0])),
    c[19]?.[0] && (l.cmnt = Jp(e, e[qp(c[19][0].data)][0])),
    c[22]?.[0] && (l.nfmt = Jp(e, e[qp(c[22][0].data)][0])));
  var u = X(c[3][0].data),
    d = 0;
  if (!c[9]?.[0]) throw `NUMBERS file missing row tree`;
  if (
    (X(c[9][0].data)[1]
      .map(function (e) {
        return X(e.data);
      })
      .forEach(function (t) {
        d = Lp(t[1][0].data);
        var i = Lp(t[2][0].data),
          a = u[1][i];
        if (!a) throw `NUMBERS missing tile ` + i;
        var c = e[qp(X(a.data)[2][0].data)][0],
          f = Lp(c.meta[1][0].data);
        if (f != 6002) throw Error(`6001 unexpected reference to ${f}`);
        var p = Xp(e, c);
        (p.data.forEach(function (e, t) {
          e.forEach(function (e, i) {
            var a = Kp(e, l, r);
            a &&
              (o
                ? (s[`!data`][d + t] || (s[`!data`][d + t] = []), (s[`!data`][d + t][i] = a))
                : (n[Nr(i) + kr(d + t)] = a));
          });
        }),
          (d += p.nrows));
      }),
    c[13]?.[0])
  ) {
    var f = e[qp(c[13][0].data)][0],
      p = Lp(f.meta[1][0].data);
    if (p != 6144) throw Error(`Expected merge type 6144, found ${p}`);
    n[`!merges`] = X(f.data)?.[1].map(function (e) {
      var t = X(e.data),
        n = jp(X(t[1][0].data)[1][0].data),
        r = jp(X(t[2][0].data)[1][0].data);
      return {
        s: { r: n.getUint16(0, !0), c: n.getUint16(2, !0) },
        e: {
          r: n.getUint16(0, !0) + r.getUint16(0, !0) - 1,
          c: n.getUint16(2, !0) + r.getUint16(2, !0) - 1,
        },
      };
    });
  }
  if (!n[`!merges`]?.length && i[47]?.[0]) {
    var m = X(i[47][0].data);
    if (m[2]?.[0]) {
      var h = X(m[2][0].data);
      h[3]?.[0] &&
        (n[`!merges`] = Rp(h[3], function (e) {
          var t = X(X(X(e)[2][0].data)[1][0].data);
          if (t[1]?.[0]) {
            var n = X(t[1][0].data);
            if (Lp(n[1][0].data) == 67) {
              var r = X(n[40][0].data);
              if (r[3]?.[0] && r[4]?.[0]) {
                var i = X(r[3][0].data),
                  a = X(r[4][0].data),
                  o = Lp(i[1][0].data),
                  s = i[2]?.[0] ? Lp(i[2][0].data) : o,
                  c = Lp(a[1][0].data),
                  l = a[2]?.[0] ? Lp(a[2][0].data) : c;
                return { s: { r: c, c: o }, e: { r: l, c: s } };
              }
            }
          }
        }).filter(function (e) {
          return e != null;
        }));
    }
  }
}
function em(e, t, n) {
  var r = X(t.data),
    i = { "!ref": `A1` };
  n?.dense && (i[`!data`] = []);
  var a = e[qp(r[2][0].data)],
    o = Lp(a[0].meta[1][0].data);
  if (o != 6001) throw Error(`6000 unexpected reference to ${o}`);
  return ($p(e, a[0], i, n), i);
}
function tm(e, t, n) {
  var r = X(t.data),
    i = { name: r[1]?.[0] ? Mp(r[1][0].data) : ``, sheets: [] };
  return (
    Rp(r[2], qp).forEach(function (t) {
      e[t].forEach(function (t) {
        Lp(t.meta[1][0].data) == 6e3 && i.sheets.push(em(e, t, n));
      });
    }),
    i
  );
}
function nm(e, t, n) {
  var r = Tm();
  r.Workbook = { WBProps: { date1904: !0 } };
  var i = X(t.data);
  if (i[2]?.[0]) throw Error(`Keynote presentations are not supported`);
  if (
    (Rp(i[1], qp).forEach(function (t) {
      e[t].forEach(function (t) {
        if (Lp(t.meta[1][0].data) == 2) {
          var i = tm(e, t, n);
          i.sheets.forEach(function (e, t) {
            Em(r, e, t == 0 ? i.name : i.name + `_` + t, !0);
          });
        }
      });
    }),
    r.SheetNames.length == 0)
  )
    throw Error(`Empty NUMBERS file`);
  return ((r.bookType = `numbers`), r);
}
function rm(e, t) {
  var n = {},
    r = [];
  if (
    (e.FullPaths.forEach(function (e) {
      if (e.match(/\.iwpv2/)) throw Error(`Unsupported password protection`);
    }),
    e.FileIndex.forEach(function (e) {
      if (e.name.match(/\.iwa$/) && e.content[0] == 0) {
        var t;
        try {
          t = Vp(e.content);
        } catch (t) {
          return console.log(`?? ` + e.content.length + ` ` + (t.message || t));
        }
        var i;
        try {
          i = zp(t);
        } catch (e) {
          return console.log(`## ` + (e.message || e));
        }
        i.forEach(function (e) {
          ((n[e.id] = e.messages), r.push(e.id));
        });
      }
    }),
    !r.length)
  )
    throw Error(`File has no messages`);
  if (n?.[1]?.[0].meta?.[1]?.[0].data && Lp(n[1][0].meta[1][0].data) == 1e4)
    throw Error(`Pages documents are not supported`);
  var i = n?.[1]?.[0]?.meta?.[1]?.[0].data && Lp(n[1][0].meta[1][0].data) == 1 && n[1][0];
  if (
    (i ||
      r.forEach(function (e) {
        n[e].forEach(function (e) {
          if (Lp(e.meta[1][0].data) >>> 0 == 1) {
            if (!i) i = e;
            else throw Error(`Document has multiple roots`);
          }
        });
      }),
    !i)
  )
    throw Error(`Cannot find Document root`);
  return nm(n, i, t);
}
function im(e) {
  return function (t) {
    for (var n = 0; n != e.length; ++n) {
      var r = e[n];
      (t[r[0]] === void 0 && (t[r[0]] = r[1]), r[2] === `n` && (t[r[0]] = Number(t[r[0]])));
    }
  };
}
function am(e) {
  im([
    [`cellNF`, !1],
    [`cellHTML`, !0],
    [`cellFormula`, !0],
    [`cellStyles`, !1],
    [`cellText`, !0],
    [`cellDates`, !1],
    [`sheetStubs`, !1],
    [`sheetRows`, 0, `n`],
    [`bookDeps`, !1],
    [`bookSheets`, !1],
    [`bookProps`, !1],
    [`bookFiles`, !1],
    [`bookVBA`, !1],
    [`password`, ``],
    [`WTF`, !1],
  ])(e);
}
function om(e) {
  return Ri.WS.indexOf(e) > -1
    ? `sheet`
    : Ri.CS && e == Ri.CS
      ? `chart`
      : Ri.DS && e == Ri.DS
        ? `dialog`
        : Ri.MS && e == Ri.MS
          ? `macro`
          : e && e.length
            ? e
            : `sheet`;
}
function sm(e, t) {
  if (!e) return 0;
  try {
    e = t.map(function (t) {
      return ((t.id ||= t.strRelID), [t.name, e[`!id`][t.id].Target, om(e[`!id`][t.id].Type)]);
    });
  } catch {
    return null;
  }
  return !e || e.length === 0 ? null : e;
}
function cm(e, t, n, r, i, a, o, s) {
  if (e && e[`!legdrawel`]) {
    var c = tn(n, sn(e[`!legdrawel`].Target, r), !0);
    c && il(Dn(c), e, s || []);
  }
}
function lm(e, t, n, r, i, a, o, s, c, l, u, d) {
  try {
    a[r] = Bi(tn(e, n, !0), t);
    var f = en(e, t),
      p;
    switch (s) {
      case `sheet`:
        p = Vf(f, t, i, c, a[r], l, u, d);
        break;
      case `chart`:
        if (((p = Hf(f, t, i, c, a[r], l, u, d)), !p || !p[`!drawel`])) break;
        var m = sn(p[`!drawel`].Target, t),
          h = zi(m),
          g = sn(rl(tn(e, m, !0), Bi(tn(e, h, !0), m)), m),
          _ = zi(g);
        p = bf(tn(e, g, !0), g, c, Bi(tn(e, _, !0), g), l, p);
        break;
      case `macro`:
        p = Uf(f, t, i, c, a[r], l, u, d);
        break;
      case `dialog`:
        p = Wf(f, t, i, c, a[r], l, u, d);
        break;
      default:
        throw Error(`Unrecognized sheet type ` + s);
    }
    o[r] = p;
    var v = [],
      y = [];
    (a &&
      a[r] &&
      mt(a[r]).forEach(function (n) {
        var i = ``;
        if (a[r][n].Type == Ri.CMNT) {
          if (((i = sn(a[r][n].Target, t)), (v = qf(en(e, i, !0), i, c)), !v || !v.length)) return;
          al(p, v, !1);
        }
        a[r][n].Type == Ri.TCMNT &&
          ((i = sn(a[r][n].Target, t)), (y = y.concat(sl(en(e, i, !0), c))));
      }),
      y && y.length && al(p, y, !0, c.people || []),
      cm(p, s, e, t, i, c, l, v));
  } catch (e) {
    if (c.WTF) throw e;
  }
}
function um(e) {
  return e.charAt(0) == `/` ? e.slice(1) : e;
}
function dm(e, t) {
  if ((rt(), (t ||= {}), am(t), Qt(e, `META-INF/manifest.xml`) || Qt(e, `objectdata.xml`)))
    return Op(e, t);
  if (Qt(e, `Index/Document.iwa`)) {
    if (typeof Uint8Array > `u`) throw Error(`NUMBERS file parsing requires Uint8Array support`);
    if (rm !== void 0) {
      if (e.FileIndex) return rm(e, t);
      var n = K.utils.cfb_new();
      return (
        rn(e).forEach(function (t) {
          an(n, t, nn(e, t));
        }),
        rm(n, t)
      );
    }
    throw Error(`Unsupported NUMBERS file`);
  }
  if (!Qt(e, `[Content_Types].xml`)) {
    if (Qt(e, `index.xml.gz`)) throw Error(`Unsupported NUMBERS 08 file`);
    if (Qt(e, `index.xml`)) throw Error(`Unsupported NUMBERS 09 file`);
    var r = K.find(e, `Index.zip`);
    if (r)
      return (
        (t = Dt(t)),
        delete t.type,
        typeof r.content == `string` && (t.type = `binary`),
        typeof Bun < `u` && Buffer.isBuffer(r.content)
          ? xm(new Uint8Array(r.content), t)
          : xm(r.content, t)
      );
    throw Error(`Unsupported ZIP file`);
  }
  var i = rn(e),
    a = Li(tn(e, `[Content_Types].xml`)),
    o = !1,
    s,
    c;
  if (
    (a.workbooks.length === 0 && ((c = `xl/workbook.xml`), en(e, c, !0) && a.workbooks.push(c)),
    a.workbooks.length === 0)
  ) {
    if (((c = `xl/workbook.bin`), !en(e, c, !0))) throw Error(`Could not find workbook`);
    (a.workbooks.push(c), (o = !0));
  }
  a.workbooks[0].slice(-3) == `bin` && (o = !0);
  var l = {},
    u = {};
  if (!t.bookSheets && !t.bookProps) {
    if (((gd = []), a.sst))
      try {
        gd = Kf(en(e, um(a.sst)), a.sst, t);
      } catch (e) {
        if (t.WTF) throw e;
      }
    (t.cellStyles &&
      a.themes.length &&
      (l = Rc(tn(e, a.themes[0].replace(/^\//, ``), !0) || ``, t)),
      a.style && (u = Gf(en(e, um(a.style)), a.style, l, t)));
  }
  a.links.map(function (n) {
    try {
      var r = Bi(tn(e, zi(um(n))), n);
      return Yf(en(e, um(n)), r, n, t);
    } catch {}
  });
  var d = Bf(en(e, um(a.workbooks[0])), a.workbooks[0], t),
    f = {},
    p = ``;
  a.coreprops.length &&
    ((p = en(e, um(a.coreprops[0]), !0)),
    p && (f = Wi(p)),
    a.extprops.length !== 0 && ((p = en(e, um(a.extprops[0]), !0)), p && qi(p, f, t)));
  var m = {};
  (!t.bookSheets || t.bookProps) &&
    a.custprops.length !== 0 &&
    ((p = tn(e, um(a.custprops[0]), !0)), p && (m = Yi(p, t)));
  var h = {};
  if (
    (t.bookSheets || t.bookProps) &&
    (d.Sheets
      ? (s = d.Sheets.map(function (e) {
          return e.name;
        }))
      : f.Worksheets && f.SheetNames.length > 0 && (s = f.SheetNames),
    t.bookProps && ((h.Props = f), (h.Custprops = m)),
    t.bookSheets && s !== void 0 && (h.SheetNames = s),
    t.bookSheets ? h.SheetNames : t.bookProps)
  )
    return h;
  s = {};
  var g = {};
  t.bookDeps && a.calcchain && (g = Jf(en(e, um(a.calcchain)), a.calcchain, t));
  var _ = 0,
    v = {},
    y,
    b,
    x = d.Sheets;
  ((f.Worksheets = x.length), (f.SheetNames = []));
  for (var S = 0; S != x.length; ++S) f.SheetNames[S] = x[S].name;
  var C = o ? `bin` : `xml`,
    w = a.workbooks[0].lastIndexOf(`/`),
    T = (a.workbooks[0].slice(0, w + 1) + `_rels/` + a.workbooks[0].slice(w + 1) + `.rels`).replace(
      /^\//,
      ``,
    );
  Qt(e, T) || (T = `xl/_rels/workbook.` + C + `.rels`);
  var E = Bi(tn(e, T, !0), T.replace(/_rels.*/, `s5s`));
  ((a.metadata || []).length >= 1 && (t.xlmeta = Xf(en(e, um(a.metadata[0])), a.metadata[0], t)),
    (a.people || []).length >= 1 && (t.people = cl(en(e, um(a.people[0])), t)),
    (E &&= sm(E, d.Sheets)));
  var D = +!!en(e, `xl/worksheets/sheet.xml`, !0);
  wsloop: for (_ = 0; _ != f.Worksheets; ++_) {
    var O = `sheet`;
    if (
      (E && E[_]
        ? ((y = `xl/` + E[_][1].replace(/[\/]?xl\//, ``)),
          Qt(e, y) || (y = E[_][1]),
          Qt(e, y) || (y = T.replace(/_rels\/[\S\s]*$/, ``) + E[_][1]),
          (O = E[_][2]))
        : ((y = `xl/worksheets/sheet` + (_ + 1 - D) + `.` + C),
          (y = y.replace(/sheet0\./, `sheet.`))),
      (b = y.replace(/^(.*)(\/)([^\/]*)$/, `$1/_rels/$3.rels`)),
      t && t.sheets != null)
    )
      switch (typeof t.sheets) {
        case `number`:
          if (_ != t.sheets) continue wsloop;
          break;
        case `string`:
          if (f.SheetNames[_].toLowerCase() != t.sheets.toLowerCase()) continue wsloop;
          break;
        default:
          if (Array.isArray && Array.isArray(t.sheets)) {
            for (var k = !1, A = 0; A != t.sheets.length; ++A)
              (typeof t.sheets[A] == `number` && t.sheets[A] == _ && (k = 1),
                typeof t.sheets[A] == `string` &&
                  t.sheets[A].toLowerCase() == f.SheetNames[_].toLowerCase() &&
                  (k = 1));
            if (!k) continue wsloop;
          }
      }
    lm(e, y, b, f.SheetNames[_], _, v, s, O, t, d, l, u);
  }
  return (
    (h = {
      Directory: a,
      Workbook: d,
      Props: f,
      Custprops: m,
      Deps: g,
      Sheets: s,
      SheetNames: f.SheetNames,
      Strings: gd,
      Styles: u,
      Themes: l,
      SSF: Dt(G),
    }),
    t &&
      t.bookFiles &&
      (e.files
        ? ((h.keys = i), (h.files = e.files))
        : ((h.keys = []),
          (h.files = {}),
          e.FullPaths.forEach(function (t, n) {
            ((t = t.replace(/^Root Entry[\/]/, ``)), h.keys.push(t), (h.files[t] = e.FileIndex[n]));
          }))),
    t &&
      t.bookVBA &&
      (a.vba.length > 0
        ? (h.vbaraw = en(e, um(a.vba[0]), !0))
        : a.defaults && a.defaults.bin === fl && (h.vbaraw = en(e, `xl/vbaProject.bin`, !0))),
    (h.bookType = o ? `xlsb` : `xlsx`),
    h
  );
}
function fm(e, t) {
  var n = t || {},
    r = `Workbook`,
    i = K.find(e, r);
  try {
    if (
      ((r = `/!DataSpaces/Version`),
      (i = K.find(e, r)),
      !i ||
        !i.content ||
        (Ms(i.content), (r = `/!DataSpaces/DataSpaceMap`), (i = K.find(e, r)), !i || !i.content))
    )
      throw Error(`ECMA-376 Encrypted file missing ` + r);
    var a = Ps(i.content);
    if (
      a.length !== 1 ||
      a[0].comps.length !== 1 ||
      a[0].comps[0].t !== 0 ||
      a[0].name !== `StrongEncryptionDataSpace` ||
      a[0].comps[0].v !== `EncryptedPackage`
    )
      throw Error(`ECMA-376 Encrypted file bad ` + r);
    if (
      ((r = `/!DataSpaces/DataSpaceInfo/StrongEncryptionDataSpace`),
      (i = K.find(e, r)),
      !i || !i.content)
    )
      throw Error(`ECMA-376 Encrypted file missing ` + r);
    var o = Fs(i.content);
    if (o.length != 1 || o[0] != `StrongEncryptionTransform`)
      throw Error(`ECMA-376 Encrypted file bad ` + r);
    if (
      ((r = `/!DataSpaces/TransformInfo/StrongEncryptionTransform/!Primary`),
      (i = K.find(e, r)),
      !i || !i.content)
    )
      throw Error(`ECMA-376 Encrypted file missing ` + r);
    Ls(i.content);
  } catch {}
  if (((r = `/EncryptionInfo`), (i = K.find(e, r)), !i || !i.content))
    throw Error(`ECMA-376 Encrypted file missing ` + r);
  var s = Bs(i.content);
  if (((r = `/EncryptedPackage`), (i = K.find(e, r)), !i || !i.content))
    throw Error(`ECMA-376 Encrypted file missing ` + r);
  if (s[0] == 4 && typeof decrypt_agile < `u`)
    return decrypt_agile(s[1], i.content, n.password || ``, n);
  if (s[0] == 2 && typeof decrypt_std76 < `u`)
    return decrypt_std76(s[1], i.content, n.password || ``, n);
  throw Error(`File is password-protected`);
}
function pm(e, t) {
  var n = ``;
  switch ((t || {}).type || `base64`) {
    case `buffer`:
      return [e[0], e[1], e[2], e[3], e[4], e[5], e[6], e[7]];
    case `base64`:
      n = M(e.slice(0, 12));
      break;
    case `binary`:
      n = e;
      break;
    case `array`:
      return [e[0], e[1], e[2], e[3], e[4], e[5], e[6], e[7]];
    default:
      throw Error(`Unrecognized type ` + ((t && t.type) || `undefined`));
  }
  return [
    n.charCodeAt(0),
    n.charCodeAt(1),
    n.charCodeAt(2),
    n.charCodeAt(3),
    n.charCodeAt(4),
    n.charCodeAt(5),
    n.charCodeAt(6),
    n.charCodeAt(7),
  ];
}
function mm(e, t) {
  return K.find(e, `EncryptedPackage`) ? fm(e, t) : yp(e, t);
}
function hm(e, t) {
  var n,
    r = e,
    i = t || {};
  return ((i.type ||= N && Buffer.isBuffer(e) ? `buffer` : `base64`), (n = on(r, i)), dm(n, i));
}
function gm(e, t) {
  var n = 0;
  main: for (; n < e.length;)
    switch (e.charCodeAt(n)) {
      case 10:
      case 13:
      case 32:
        ++n;
        break;
      case 60:
        return up(e.slice(n), t);
      default:
        break main;
    }
  return gs.to_workbook(e, t);
}
function _m(e, t) {
  var n = ``,
    r = pm(e, t);
  switch (t.type) {
    case `base64`:
      n = M(e);
      break;
    case `binary`:
      n = e;
      break;
    case `buffer`:
      n = e.toString(`binary`);
      break;
    case `array`:
      n = Et(e);
      break;
    default:
      throw Error(`Unrecognized type ` + t.type);
  }
  return (r[0] == 239 && r[1] == 187 && r[2] == 191 && (n = Dn(n)), (t.type = `binary`), gm(n, t));
}
function vm(e, t) {
  var n = e;
  return (
    t.type == `base64` && (n = M(n)),
    typeof ArrayBuffer < `u` && e instanceof ArrayBuffer && (n = new Uint8Array(e)),
    (n =
      m === void 0
        ? N && Buffer.isBuffer(e)
          ? e.slice(2).toString(`utf16le`)
          : typeof Uint8Array < `u` && n instanceof Uint8Array
            ? typeof TextDecoder < `u`
              ? new TextDecoder(`utf-16le`).decode(n.slice(2))
              : C(n.slice(2))
            : S(n.slice(2))
        : m.utils.decode(1200, n.slice(2), `str`)),
    (t.type = `binary`),
    gm(n, t)
  );
}
function ym(e) {
  return e.match(/[^\x00-\x7F]/) ? On(e) : e;
}
function bm(e, t, n, r) {
  return r ? ((n.type = `string`), gs.to_workbook(e, n)) : gs.to_workbook(t, n);
}
function xm(e, t) {
  b();
  var n = t || {};
  if (
    (n.codepage &&
      m === void 0 &&
      console.error(
        `Codepage tables are not loaded.  Non-ASCII characters may not give expected results`,
      ),
    typeof ArrayBuffer < `u` && e instanceof ArrayBuffer)
  )
    return xm(new Uint8Array(e), ((n = Dt(n)), (n.type = `array`), n));
  if (typeof Int8Array < `u` && e instanceof Int8Array)
    return xm(new Uint8Array(e.buffer, e.byteOffset, e.length), n);
  typeof Uint8Array < `u` &&
    e instanceof Uint8Array &&
    !n.type &&
    (n.type = typeof Deno < `u` ? `buffer` : `array`);
  var r = e,
    i = [0, 0, 0, 0],
    a = !1;
  if (
    (n.cellStyles && ((n.cellNF = !0), (n.sheetStubs = !0)),
    (_d = {}),
    n.dateNF && (_d.dateNF = n.dateNF),
    n.type || (n.type = N && Buffer.isBuffer(e) ? `buffer` : `base64`),
    n.type == `file` &&
      ((n.type = N ? `buffer` : `binary`),
      (r = pt(e)),
      typeof Uint8Array < `u` && !N && (n.type = `array`)),
    n.type == `string` && ((a = !0), (n.type = `binary`), (n.codepage = 65001), (r = ym(e))),
    n.type == `array` &&
      typeof Uint8Array < `u` &&
      e instanceof Uint8Array &&
      typeof ArrayBuffer < `u`)
  ) {
    var o = new Uint8Array(/* @__PURE__ */ new ArrayBuffer(3));
    if (((o.foo = `bar`), !o.foo)) return ((n = Dt(n)), (n.type = `array`), xm(te(r), n));
  }
  switch ((i = pm(r, n))[0]) {
    case 208:
      if (
        i[1] === 207 &&
        i[2] === 17 &&
        i[3] === 224 &&
        i[4] === 161 &&
        i[5] === 177 &&
        i[6] === 26 &&
        i[7] === 225
      )
        return mm(K.read(r, n), n);
      break;
    case 9:
      if (i[1] <= 8) return yp(r, n);
      break;
    case 60:
      return up(r, n);
    case 73:
      if (i[1] === 73 && i[2] === 42 && i[3] === 0)
        throw Error(`TIFF Image File is not a spreadsheet`);
      if (i[1] === 68) return _s(r, n);
      break;
    case 84:
      if (i[1] === 65 && i[2] === 66 && i[3] === 76) return ms.to_workbook(r, n);
      break;
    case 80:
      return i[1] === 75 && i[2] < 9 && i[3] < 9 ? hm(r, n) : bm(e, r, n, a);
    case 239:
      return i[3] === 60 ? up(r, n) : bm(e, r, n, a);
    case 255:
      if (i[1] === 254) return vm(r, n);
      if (i[1] === 0 && i[2] === 2 && i[3] === 0) return vs.to_workbook(r, n);
      break;
    case 0:
      if (i[1] === 0 && ((i[2] >= 2 && i[3] === 0) || (i[2] === 0 && (i[3] === 8 || i[3] === 9))))
        return vs.to_workbook(r, n);
      break;
    case 3:
    case 131:
    case 139:
    case 140:
      return fs.to_workbook(r, n);
    case 123:
      if (i[1] === 92 && i[2] === 114 && i[3] === 116) return tc(r, n);
      break;
    case 10:
    case 13:
    case 32:
      return _m(r, n);
    case 137:
      if (i[1] === 80 && i[2] === 78 && i[3] === 71)
        throw Error(`PNG Image File is not a spreadsheet`);
      break;
    case 8:
      if (i[1] === 231) throw Error(`Unsupported Multiplan 1.x file!`);
      break;
    case 12:
      if (i[1] === 236) throw Error(`Unsupported Multiplan 2.x file!`);
      if (i[1] === 237) throw Error(`Unsupported Multiplan 3.x file!`);
  }
  return ds.indexOf(i[0]) > -1 && i[2] <= 12 && i[3] <= 31 ? fs.to_workbook(r, n) : bm(e, r, n, a);
}
function Sm(e, t, n, r, i, a, o) {
  var s = kr(n),
    c = o.defval,
    l = o.raw || !Object.prototype.hasOwnProperty.call(o, `raw`),
    u = !0,
    d = e[`!data`] != null,
    f = i === 1 ? [] : {};
  if (i !== 1) {
    if (Object.defineProperty)
      try {
        Object.defineProperty(f, "__rowNum__", { value: n, enumerable: !1 });
      } catch {
        f.__rowNum__ = n;
      }
    else f.__rowNum__ = n;
  }
  if (!d || e[`!data`][n])
    for (var p = t.s.c; p <= t.e.c; ++p) {
      var m = d ? (e[`!data`][n] || [])[p] : e[r[p] + s];
      if (m == null || m.t === void 0) {
        if (c === void 0) continue;
        a[p] != null && (f[a[p]] = c);
      } else {
        var h = m.v;
        switch (m.t) {
          case `z`:
            if (h == null) break;
            continue;
          case `e`:
            h = h == 0 ? null : void 0;
            break;
          case `s`:
          case `b`:
          case `n`:
            if (!m.z || !Ye(m.z) || ((h = bt(h)), typeof h == `number`)) break;
          case `d`:
            (!o || (!o.UTC && o.raw !== !1)) && (h = Rt(new Date(h)));
            break;
          default:
            throw Error(`unrecognized type ` + m.t);
        }
        if (a[p] != null) {
          if (h == null) {
            if (m.t == `e` && h === null) f[a[p]] = null;
            else if (c !== void 0) f[a[p]] = c;
            else if (l && h === null) f[a[p]] = null;
            else continue;
          } else
            f[a[p]] = (m.t === `n` && typeof o.rawNumbers == `boolean` ? o.rawNumbers : l)
              ? h
              : Ur(m, h, o);
          h != null && (u = !1);
        }
      }
    }
  return { row: f, isempty: u };
}
function Cm(e, t) {
  if (e == null || e[`!ref`] == null) return [];
  var n = { t: `n`, v: 0 },
    r = 0,
    i = 1,
    a = [],
    o = 0,
    s = ``,
    c = { s: { r: 0, c: 0 }, e: { r: 0, c: 0 } },
    l = t || {},
    u = l.range == null ? e[`!ref`] : l.range;
  switch (
    (l.header === 1
      ? (r = 1)
      : l.header === `A`
        ? (r = 2)
        : Array.isArray(l.header)
          ? (r = 3)
          : (l.header ?? (r = 0)),
    typeof u)
  ) {
    case `string`:
      c = Vr(u);
      break;
    case `number`:
      ((c = Vr(e[`!ref`])), (c.s.r = u));
      break;
    default:
      c = u;
  }
  r > 0 && (i = 0);
  var d = kr(c.s.r),
    f = [],
    p = [],
    m = 0,
    h = 0,
    g = e[`!data`] != null,
    _ = c.s.r,
    v = 0,
    y = {};
  g && !e[`!data`][_] && (e[`!data`][_] = []);
  var b = (l.skipHidden && e[`!cols`]) || [],
    x = (l.skipHidden && e[`!rows`]) || [];
  for (v = c.s.c; v <= c.e.c; ++v)
    if (!(b[v] || {}).hidden)
      switch (((f[v] = Nr(v)), (n = g ? e[`!data`][_][v] : e[f[v] + d]), r)) {
        case 1:
          a[v] = v - c.s.c;
          break;
        case 2:
          a[v] = f[v];
          break;
        case 3:
          a[v] = l.header[v - c.s.c];
          break;
        default:
          if (((n ??= { w: `__EMPTY`, t: `s` }), (s = o = Ur(n, null, l)), (h = y[o] || 0), !h))
            y[o] = 1;
          else {
            do s = o + `_` + h++;
            while (y[s]);
            ((y[o] = h), (y[s] = 1));
          }
          a[v] = s;
      }
  for (_ = c.s.r + i; _ <= c.e.r; ++_)
    if (!(x[_] || {}).hidden) {
      var S = Sm(e, c, _, f, r, a, l);
      (S.isempty === !1 || (r === 1 ? l.blankrows !== !1 : l.blankrows)) && (p[m++] = S.row);
    }
  return ((p.length = m), p);
}
function wm(e, t, n) {
  if (typeof t == `string`) {
    if (e[`!data`] != null) {
      var r = Ir(t);
      return (
        e[`!data`][r.r] || (e[`!data`][r.r] = []),
        e[`!data`][r.r][r.c] || (e[`!data`][r.r][r.c] = { t: `z` })
      );
    }
    return e[t] || (e[t] = { t: `z` });
  }
  return typeof t == `number` ? wm(e, Nr(n || 0) + kr(t)) : wm(e, Lr(t));
}
function Tm(e, t) {
  var n = { SheetNames: [], Sheets: {} };
  return (e && Em(n, e, t || `Sheet1`), n);
}
function Em(e, t, n, r) {
  var i = 1;
  if (!n) for (; i <= 65535 && e.SheetNames.indexOf((n = `Sheet` + i)) != -1; ++i, n = void 0);
  if (!n || e.SheetNames.length >= 65535) throw Error(`Too many worksheets`);
  if (r && e.SheetNames.indexOf(n) >= 0 && n.length < 32) {
    var a = n.match(/\d+$/);
    i = (a && +a[0]) || 0;
    var o = (a && n.slice(0, a.index)) || n;
    for (++i; i <= 65535 && e.SheetNames.indexOf((n = o + i)) != -1; ++i);
  }
  if ((Mf(n), e.SheetNames.indexOf(n) >= 0))
    throw Error(`Worksheet with name |` + n + `| already exists!`);
  return (e.SheetNames.push(n), (e.Sheets[n] = t), n);
}
d.version;
function Dm(e) {
  let t = ``;
  for (let n = e; n > 0; n = Math.floor((n - 1) / 26))
    t = String.fromCharCode(65 + ((n - 1) % 26)) + t;
  return t;
}
function Om({ fromRow: e, toRow: t, fromColumn: n, toColumn: r }) {
  let i = `${Dm(n)}${e}`,
    a = `${Dm(r)}${t}`;
  return i === a ? i : `${i}:${a}`;
}
function km(e) {
  let t = /^([A-Z]{1,3})(\d{1,7})$/.exec(e);
  if (t === null) return;
  let n = 0;
  for (let e of t[1] ?? ``) n = n * 26 + e.charCodeAt(0) - 64;
  return { row: Number(t[2]), column: n };
}
function Am(e) {
  let t = e
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b\ufeff\ufffe\uffff\s]+/g, ` `)
    .normalize(`NFC`)
    .trim();
  return t.length > 500 ? `${t.slice(0, 500).toWellFormed()}…` : t;
}
function jm(e) {
  return Number(e.toPrecision(15));
}
const Mm =
    /^(?:(?:grand|sub|net|overall)[ -]?)?(?:totals?|sum)$|^(?:zwischen|gesamt|end)?summen?$|^gesamt(?:ergebnis|betrag|wert)?$|^(?:insgesamt|total général|totaux|totale|somme|suma)$|^(?:average|mean|median|minimum|maximum|durchschnitt|mittelwert|mittel)$/i,
  Nm = /^(?:(?:grand|sub)[ -]?)?totals?\b|\btotals?$|^(?:zwischen|gesamt)?summe\b|\bgesamt$/i,
  Pm = /\b(?:totals?|average|mean|median|durchschnitt|mittelwert|summe)$/i;
function Fm(e) {
  let t = e.map(() => !1);
  for (let [n, r] of e.entries()) {
    let i = r.values.filter((e) => typeof e == `number`).length;
    if (i === 0) continue;
    let a = r.values.find((e) => typeof e == `string`) ?? ``,
      o = String(a).replace(/(?<!\s)\s*:\s*$/, ``),
      s = a === `` && n === e.length - 1,
      c = n >= e.length - 3 && e.length > 6,
      l = Mm.test(o) || (c && Pm.test(o)) || (r.addingUp > 0 && r.addingUp * 2 >= i),
      u = Nm.test(o) || s,
      d = n === e.length - 1 ? 0 : Math.max(n - 200, 0);
    t[n] = l || (u && Im(e.slice(d, n), t.slice(d, n), r));
  }
  return t;
}
function Im(e, t, n) {
  let r = n.values.flatMap((e, t) => (typeof e == `number` ? [{ at: t, value: e }] : [])),
    i = r.map(() => 0),
    a = 0;
  for (let n = e.length - 1; n >= 0; --n)
    if (!t[n]) {
      for (let [t, { at: a }] of r.entries()) {
        let r = e[n]?.values[a];
        i[t] = (i[t] ?? 0) + (typeof r == `number` ? r : 0);
      }
      if (((a += 1), a >= 2 && r.every(({ value: e }, t) => Lm(i[t] ?? 0, e)))) return !0;
    }
  return !1;
}
function Lm(e, t) {
  return jm(e) === jm(t) || Math.abs(e - t) <= 1e-9 * Math.max(Math.abs(e), Math.abs(t));
}
const Rm = [
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
function zm(e) {
  let t = e.toLowerCase().replace(/\.$/, ``),
    n = Rm.findIndex((e) => e.includes(t));
  return n < 0 ? void 0 : n + 1;
}
const Bm = String.raw`(?:[T ,]+(?<time>\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)?$`,
  Vm = new RegExp(String.raw`^(?<y>\d{4})[-/](?<m>\d{1,2})[-/](?<d>\d{1,2})${Bm}`),
  Hm = new RegExp(String.raw`^(?<a>\d{1,2})\.(?<b>\d{1,2})\.(?<y>\d{4})${Bm}`),
  Um = new RegExp(String.raw`^(?<a>\d{1,2})[/-](?<b>\d{1,2})[/-](?<y>\d{4})${Bm}`),
  Wm = new RegExp(String.raw`^(?<d>\d{1,2})\.?[ -](?<m>\p{L}{3,9}\.?)[ -](?<y>\d{4})${Bm}`, `u`),
  Gm = new RegExp(String.raw`^(?<m>\p{L}{3,9}\.?) (?<d>\d{1,2}),? (?<y>\d{4})${Bm}`, `u`);
function Km(e) {
  let t = e.trim(),
    n = Vm.exec(t)?.groups ?? Wm.exec(t)?.groups ?? Gm.exec(t)?.groups;
  if (n) {
    let { y: e, m: t = ``, d: r } = n,
      i = /^\d/.test(t) ? Number(t) : zm(t);
    return i === void 0 ? void 0 : qm(n, { y: e, first: i, second: r, order: `known` });
  }
  let r = Hm.exec(t)?.groups;
  if (r) return qm(r, { y: r.y, first: r.b, second: r.a, order: `known` });
  let i = Um.exec(t)?.groups;
  return i && qm(i, { y: i.y, first: i.a, second: i.b, order: `open` });
}
function qm(e, t) {
  let { order: n } = t,
    r = e.time?.padStart(e.time.length === 4 || e.time.length === 7 ? e.time.length + 1 : 0, `0`),
    i = r === void 0 ? null : r.length === 5 ? `${r}:00` : r;
  return { year: Number(t.y), first: Number(t.first), second: Number(t.second), time: i, order: n };
}
function Jm(e) {
  let t = e.filter(({ order: e }) => e === `open`);
  if (t.length === 0) return `month`;
  let n = t.some(({ first: e }) => e > 12);
  if (n !== t.some(({ second: e }) => e > 12)) return n ? `day` : `month`;
}
function Ym(e, t) {
  let [n, r] = e.order === `open` && t === `day` ? [e.second, e.first] : [e.first, e.second],
    i = new Date(Date.UTC(e.year, n - 1, r));
  if (!(i.getUTCMonth() === n - 1 && i.getUTCDate() === r && e.year >= 1e3)) return;
  let a = i.toISOString().slice(0, 10);
  return e.time === null ? a : `${a} ${e.time}`;
}
const Xm = { eur: `€`, euro: `€`, usd: `$`, us$: `$`, gbp: `£` },
  Zm =
    /^(?<open>\()?(?<sign>[-−–+])?\s?(?<before>[€$£¥]|US\$|EUR|USD|GBP|CHF)?\s?(?<inner>[-−–])?(?<digits>\d[\d.,'’  ]*(?<=\d))(?<after>-|\s?(?:[%€$£¥]|°?[A-Za-z]{1,5}[²³]?(?:\/[A-Za-z]{1,5})?))?(?<close>\))?$/u;
function Qm(e) {
  let t = Zm.exec(e.replaceAll(` `, ` `).trim())?.groups;
  if (!t || (t.open === void 0) != (t.close === void 0)) return;
  let { digits: n = ``, after: r = `` } = t,
    i = n.replaceAll(/['’ ]/g, ``),
    a = i !== n;
  if (a && !/^\d{1,3}(?:['’ ]\d{3})+(?:[.,]\d+)?$/.test(n)) return;
  let o = eh(i, a);
  if (!(o === void 0 || /^0\d/.test(i)))
    return {
      digits: i,
      negative: [t.sign, t.inner, t.open, r].some((e) => /^[-−–(]$/.test(e ?? ``)),
      unit: $m(t.before ?? r),
      notation: o,
    };
}
function $m(e) {
  let t = e.trim();
  return t === `` || t === `-` ? null : (Xm[t.toLowerCase()] ?? t);
}
function eh(e, t) {
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
function th({ digits: e, negative: t }, n) {
  let r = n === `point` ? e.replaceAll(`,`, ``) : e.replaceAll(`.`, ``).replace(`,`, `.`);
  if (r.replace(/^0+|\./g, ``).length > 15) return;
  let i = Number(r);
  return t && i !== 0 ? -i : i;
}
function nh(e, t) {
  let n = new Set(e);
  if (!(n.has(`point`) && n.has(`comma`))) {
    if (n.has(`point`)) return `point`;
    if (n.has(`comma`)) return `comma`;
    if (!(n.has(`unclear-point`) && n.has(`unclear-comma`)))
      return n.has(`unclear-point`) || n.has(`unclear-comma`) ? t : `point`;
  }
}
function rh(e) {
  let t = [];
  for (let [n, r] of e.rows.slice(0, 10).entries()) {
    let i = r.filter(({ text: e }) => e !== ``),
      a = e.rows.slice(n + 1, n + 1 + 20),
      o = lh(e, n),
      s = o && sh(o, a.slice(1));
    if (o && s)
      return ah(e, {
        titles: t,
        names: o.map(({ text: e }) => e),
        height: n + 2,
        byWords: s === `words`,
      });
    let c = uh(e, n),
      l = sh(c, a);
    if (l)
      return ah(e, {
        titles: t,
        names: dh(c.map(({ text: e }) => e)),
        height: n + 1,
        byWords: l === `words`,
      });
    if (i.length === 1 && r.length > 1 && hh(i[0])) t.push(i[0]?.text ?? ``);
    else if (!ih(e, n)) return { titles: t, names: void 0, height: n };
  }
  return { titles: t, names: void 0, height: t.length };
}
function ih({ rows: e }, t) {
  let n = e[t] ?? [],
    r = n.filter(({ text: e }) => e.trim() !== ``);
  return r.length * 2 > n.length && r.some(fh)
    ? !1
    : e.slice(t + 1, t + 1 + 2).some((n, r) => {
        let i = n.filter(({ text: e }) => e !== ``).length,
          a = e.slice(t + r + 2, t + r + 2 + 20);
        return i === n.length && i > 1 && sh(n, a) !== void 0;
      });
}
function ah({ rows: e, merges: t }, n) {
  let r = e[n.height],
    i = e.slice(n.height + 1, n.height + 1 + 20);
  if (!r || !n.names || n.height >= 10 || i.length === 0) return n;
  let a = r.filter(({ text: e }) => e !== ``),
    o = r[0]?.text !== `` || !i.some((e) => fh(e[0] ?? { text: `` })),
    s = r.every(
      (e, t) =>
        e.text === `` ||
        gh(
          i.flatMap((e) => e[t] ?? []),
          (e) => !fh(e),
        ),
    );
  if (o || a.length === 0 || !a.every(oh) || !s) return n;
  let c = n.names.map((e, i) => {
    let a = t.find((e) => e.fromRow === n.height && e.fromColumn <= i && i <= e.toColumn),
      o = r[a?.fromColumn ?? i]?.text ?? ``;
    return o === `` ? e : /^[\d$€£¥%]/.test(o) && e !== `` ? `${e} (${o})` : `${e} ${o}`.trim();
  });
  return ah({ rows: e, merges: t }, { ...n, names: c, height: n.height + 1 });
}
function oh(e) {
  return fh(e) || (e.value === void 0 && /^\d[\d.,]* \p{L}/u.test(e.text));
}
function sh(e, t) {
  let n = e.filter(({ text: e }) => e !== ``);
  if (t.length === 0 || n.length < Math.min(2, e.length) || n.length * 2 < e.length || !n.every(hh))
    return;
  let r = new Set(n.map(({ text: e }) => e.toLowerCase()));
  if (r.size * 2 <= n.length) return;
  if (n.every(mh)) return ch(e, t) ? `contrast` : void 0;
  if (
    e.some(
      (e, n) =>
        ph(e) &&
        gh(
          t.flatMap((e) => e[n] ?? []),
          (e) => !fh(e),
        ),
    ) ||
    (n.some(mh) && n.some(ph))
  )
    return `contrast`;
  if (r.size < n.length) return;
  let i = t.some((e) => e.some(({ text: e }) => r.has(e.toLowerCase()))),
    a = n.reduce((e, { text: t }) => e + t.length, 0) / n.length;
  return !i && n.length === e.length && a <= 60 ? `words` : void 0;
}
function ch(e, t) {
  let n = e.findIndex(({ text: e }) => e !== ``),
    r = e.slice(n).map(({ text: e, date: t }) => t ?? e),
    i = r.every((e, t) => t === 0 || e > (r[t - 1] ?? ``)),
    a = r.every((e, t) => t === 0 || e < (r[t - 1] ?? ``));
  if (r.length < 2 || !(i || a)) return !1;
  let o = t.flatMap((e) => e.slice(0, n)),
    s = t.flatMap((e) => e.slice(n)).filter(({ text: e }) => e !== ``);
  return (n === 0 || o.some(fh)) && gh(s, (e) => !fh(e) && !mh(e));
}
function lh({ rows: e, merges: t }, n) {
  let r = e[n],
    i = e[n + 1];
  if (!r || !i) return;
  let a = [...r, ...i].filter(({ text: e }) => e !== ``),
    o = r.filter(({ text: e }) => e !== ``).length;
  if (o < 2 || o >= r.length || !a.every(hh)) return;
  let s = i.map(({ text: e }) => e.toLowerCase()).filter((e) => e !== ``),
    c = t.some(({ fromRow: e, fromColumn: t, toColumn: r }) => e === n && r > t);
  if (!c && new Set(s).size === s.length) return;
  let l = ``;
  return dh(
    r.map((e, r) => {
      let a = t.find((e) => e.fromRow === n && e.fromColumn <= r && r <= e.toColumn);
      e.text === `` ? c && !a && (l = ``) : (l = e.text);
      let o = i[r]?.text ?? ``;
      return o === `` || l === o ? l : [l, o].filter(Boolean).join(` `);
    }),
  ).map((e) => ({ text: e }));
}
function uh({ rows: e, merges: t }, n) {
  return (e[n] ?? []).map((r, i) => {
    let a = t.find((e) => e.fromRow === n && e.fromColumn <= i && i <= e.toColumn);
    return e[n]?.[a?.fromColumn ?? i] ?? r;
  });
}
function dh(e) {
  let t = /* @__PURE__ */ new Map();
  return e.map((e) => {
    let n = (t.get(e) ?? 0) + 1;
    return (t.set(e, n), n > 1 && e !== `` ? `${e} ${n}` : e);
  });
}
function fh({ text: e, value: t, date: n }) {
  return t !== void 0 || n !== void 0 || e === `` ? !1 : Qm(e) === void 0 && Km(e) === void 0;
}
function ph(e) {
  return fh(e) || /^(?:19|20)\d\d \p{L}/u.test(e.text);
}
function mh(e) {
  return e.date !== void 0 || /^(?:19|20)\d\d$/.test(e.text);
}
function hh(e) {
  return !e || e.text.length > 200 || /[:：]$/.test(e.text)
    ? !1
    : mh(e) || (ph(e) && /\p{L}/u.test(e.text) && !e.text.startsWith(`#`));
}
function gh(e, t) {
  let n = e.filter(({ text: e }) => e !== ``);
  return n.length > 0 && n.filter(t).length > n.length / 2;
}
function _h(e, t) {
  let n = [];
  for (let r of vh(e, t)) {
    let e = bh(r, t),
      i = r.rows.slice(e.height),
      a = r.rows.at(-1)?.number ?? 0,
      o = n.findLast((e) => Ch(e, r));
    e.names === void 0 && e.titles.length === 0 && o && wh(o, i)
      ? (o.data.push(...i), (o.lastRow = a))
      : n.push({ ...r, header: e, data: [...i], lastRow: a });
  }
  return n;
}
function vh(e, t) {
  let n = [];
  for (let r of e) {
    let e = n.findLastIndex((e) => e.rows.length === 1 && yh(e, r)),
      i = n[e],
      a = i && { ...i, rows: [...i.rows, ...r.rows] },
      o = a && bh(a, t),
      s = o?.names?.filter((e) => e !== ``) ?? [];
    a && o?.height === 1 && s.length > 1 ? (n[e] = a) : n.push(r);
  }
  return n;
}
function yh(e, { rows: t, fromColumn: n, toColumn: r }) {
  return (
    (t[0]?.number ?? 0) - (e.rows.at(-1)?.number ?? 0) - 1 == 1 &&
    e.fromColumn <= n &&
    r <= e.toColumn
  );
}
function bh(e, t) {
  return rh({ rows: e.rows.map((t) => xh(t, e)), merges: Sh(t, e) });
}
function xh({ cells: e }, { fromColumn: t, toColumn: n }) {
  return Array.from({ length: n - t + 1 }, (n, r) => e[t - 1 + r] ?? { text: `` });
}
function Sh(e, { rows: t, fromColumn: n }) {
  let r = new Map(t.map(({ number: e }, t) => [e, t]));
  return e.flatMap((e) => {
    let t = r.get(e.fromRow);
    if (t === void 0) return [];
    let i = { fromColumn: e.fromColumn - n, toColumn: e.toColumn - n };
    return [{ fromRow: t, toRow: t + e.toRow - e.fromRow, ...i }];
  });
}
function Ch(e, { rows: t, fromColumn: n, toColumn: r }) {
  let i = (t[0]?.number ?? 0) - e.lastRow - 1,
    a = e.fromColumn <= n && r <= e.toColumn;
  return e.header.names !== void 0 && a && i >= 1 && i <= 2;
}
function wh(e, t) {
  let n = 0;
  for (let r = e.fromColumn; r <= e.toColumn; r += 1) {
    let [i, a] = [e.data, t].map((e) =>
      e.flatMap(({ cells: e }) => e[r - 1] ?? []).filter(({ text: e }) => e !== ``),
    );
    if (!i?.length || !a?.length) continue;
    let o = i.filter(fh).length * 2 > i.length;
    if (a.filter(fh).length * 2 > a.length !== o) return !1;
    o || (n += 1);
  }
  return n > 0;
}
const Th = /^(?:[-–—.…?*]+|#?n\/?a\.?|k\.? ?a\.?|null|none|nan|tbd)$/i,
  Eh = /^[€$£¥]$/;
function Dh(e, t) {
  let n = Oh(e),
    r = e.filter((e) => e.text !== `` && e.text !== n && !Th.test(e.text)),
    i = r.length === 0 ? [] : [kh, Ah, Nh];
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
function Oh(e) {
  let t = e.filter(
      ({ text: e, value: t, date: n }) =>
        e !== `` && t === void 0 && n === void 0 && !/^[\d.,\s$€£¥%+−-]+$/u.test(e),
    ),
    [n] = t,
    r = n !== void 0 && t.every(({ text: e }) => e === n.text),
    i = e.filter(({ text: e }) => e !== ``).length - t.length;
  return r && n.text.length <= 20 && t.length > 1 && i >= t.length ? n.text : void 0;
}
function kh(e) {
  let t = e.map((e) => (e.date === void 0 && e.value === void 0 ? Km(e.text) : void 0)),
    n = Jm(t.filter((e) => e !== void 0));
  if (n !== void 0)
    return {
      type: `date`,
      unit: null,
      decimals: null,
      values: e.map(({ date: e }, r) => {
        let i = t[r];
        return e ?? (i && Ym(i, n)) ?? null;
      }),
    };
}
function Ah(e, t) {
  let n = e.map(({ text: e, value: t, date: n }) =>
      t === void 0 && n === void 0 ? Qm(e) : void 0,
    ),
    r = nh(
      n.flatMap((e) => e?.notation ?? []),
      t,
    );
  if (r === void 0) return;
  let i = /* @__PURE__ */ new Map(),
    a = 0,
    o = e.map((e, t) => {
      let o = n[t],
        s = typeof e.value == `number` ? jm(e.value) : o && th(o, r);
      if (s === void 0) return null;
      let c = e.unit ?? o?.unit;
      return (
        (a += 1),
        c && i.set(c, (i.get(c) ?? 0) + 1),
        c === `%` && e.value !== void 0 ? jm(s * 100) : s
      );
    }),
    s = Mh(i, a);
  if (s !== void 0)
    return {
      type: `number`,
      unit: s,
      decimals: jh(
        e.filter((e, t) => o[t] !== null),
        r,
      ),
      values: o,
    };
}
function jh(e, t) {
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
function Mh(e, t) {
  let [n, ...r] = e.keys();
  if (n === void 0) return null;
  if (!(r.length > 0)) return e.get(n) === t || Eh.test(n) ? n : void 0;
}
function Nh(e) {
  return {
    type: `boolean`,
    unit: null,
    decimals: null,
    values: e.map(({ text: e, value: t }) =>
      typeof t == `boolean` || /^(?:true|false)$/i.test(e) ? e.toUpperCase() : null,
    ),
  };
}
function Ph(e) {
  return e.flatMap(({ text: e, value: t }) => (t === void 0 ? (Qm(e)?.notation ?? []) : []));
}
function Fh(e, t) {
  let n = Lh(e),
    r = n.toColumn - n.fromColumn + 1,
    i = n.header.names !== void 0 && r > 1 ? 1 : 2;
  if (n.data.length < i) return;
  let a = n.data.map((e) => xh(e, n)),
    o = Array.from({ length: r }, (e, n) =>
      Dh(
        a.flatMap((e) => e[n] ?? { text: `` }),
        t.otherwise,
      ),
    );
  if (r === 1 && !o.some(({ type: e }) => e === `number` || e === `date`)) return;
  let s = Rh(o, a);
  if (s > 0 && n.header.names) return Fh(zh(n, s), t);
  let c = Fm(
      a.map((e, t) => ({
        values: o.map(({ values: e }) => e[t] ?? null),
        addingUp: e.filter(({ addsUp: e }) => e).length,
      })),
    ),
    l = n.data.map(({ number: e }, t) => [e, +!!c[t], ...o.map(({ values: e }) => e[t] ?? null)]);
  return { table: Bh(n, t, { typed: o, rows: l }), rows: l, block: n };
}
const Ih = /^(?:\(?\d{1,2}[)/]|[*†‡]|notes?\b|sources?\b|quellen?\b|anmerkung|hinweis)/iu;
function Lh(e) {
  if (e.toColumn - e.fromColumn < 2) return e;
  let t = e.data.findLastIndex((t) => {
      let [n, ...r] = xh(t, e),
        i = r.every(({ text: e }) => e === ``),
        a = n?.text ?? ``;
      return !(i && (Ih.test(a) || a.length > 60));
    }),
    n = e.data.slice(0, t + 1),
    r = n.at(-1)?.number;
  return n.length === e.data.length || r === void 0 ? e : { ...e, data: n, lastRow: r };
}
function Rh(e, t) {
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
function zh(e, t) {
  let n = e.data.slice(0, t).map((t) => xh(t, e)),
    r = (e.header.names ?? []).map((e, t) =>
      [e, ...n.map((e) => e[t]?.text ?? ``)].filter(Boolean).join(` `),
    ),
    i = { ...e.header, names: r, height: e.header.height + t };
  return { ...e, header: i, data: e.data.slice(t) };
}
function Bh(e, { sheet: t, title: n }, { typed: r, rows: i }) {
  let { names: a } = e.header,
    o = i.filter(([, e]) => e === 0),
    s = r.map((t, n) => {
      let r = Dm(e.fromColumn + n),
        i = a?.[n] || r,
        s = t.type === `number` ? (t.unit ?? Uh(i)) : null,
        c = t.type === `text` ? Wh(o.map((e) => e[n + 2] ?? null)) : null,
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
    range: Vh(e),
    hasHeader: a !== void 0,
    columns: s,
    rows: o.length,
    totals: i.length - o.length,
    ragged: o.filter((e) => c.some((t) => t > Hh(a) && e[t] !== null)).length,
    tooLarge: !1,
  };
}
function Vh({ rows: e, fromColumn: t, toColumn: n, lastRow: r, header: i }) {
  return Om({ fromRow: e[i.titles.length]?.number ?? 1, toRow: r, fromColumn: t, toColumn: n });
}
function Hh(e) {
  return (e?.findLastIndex((e) => e !== ``) ?? -1) + 2;
}
function Uh(e) {
  let t = /[([]\s*(?:in\s+)?([^()[\]\s]{1,6})\s*[)\]]\s*$/u.exec(e)?.[1],
    n = /\sin\s+([€$£¥%]|EUR|USD|GBP|CHF|kg|km|m|h)$/u.exec(e)?.[1],
    r = t ?? n ?? /\s([€$£%])$/u.exec(e)?.[1];
  return r !== void 0 && /^(?:[€$£¥%‰]|[A-Za-z]{1,4}[²³]?(?:\/[A-Za-z]{1,4})?|°[CF])$/u.test(r)
    ? r
    : null;
}
function Wh(e) {
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
function Gh(e) {
  let t = Object.values(e).filter((e) => typeof e == `number`);
  return Object.entries(e)
    .filter(([e, n]) => t.indexOf(+e) === -1)
    .map(([e, t]) => t);
}
function Kh(e, t = `|`) {
  return e.map((e) => _g(e)).join(t);
}
function qh(e, t) {
  return typeof t == `bigint` ? t.toString() : t;
}
var Jh = class {
  constructor(e) {
    ((this._getter = e), (this._value = void 0));
  }
  get value() {
    let e = this._getter;
    return (e !== void 0 && ((this._value = e()), (this._getter = void 0)), this._value);
  }
};
function Yh(e) {
  return new Jh(e);
}
function Xh(e) {
  return e == null;
}
function Zh(e) {
  let t = +!!e.startsWith(`^`),
    n = e.endsWith(`$`) ? e.length - 1 : e.length;
  return e.slice(t, n);
}
function Qh(e, t) {
  let n = e / t,
    r = Math.round(n),
    i = 4 * 2 ** -52 * Math.max(Math.abs(n), 1);
  return Math.abs(n - r) < i ? 0 : n - r;
}
function $h(e, t, n) {
  Object.defineProperty(e, t, { value: n, writable: !0, enumerable: !0, configurable: !0 });
}
function eg(e) {
  let t = Object.getOwnPropertyDescriptor(e, `shape`);
  return t?.get ? t.get.raw : t?.value;
}
function tg(e) {
  return eg(e._zod.def) ?? e._zod.def.shape;
}
function ng(e, t, n) {
  Object.defineProperty(e, t, {
    get() {
      let e = n();
      return ($h(this, t, e), e);
    },
    enumerable: !0,
    configurable: !0,
  });
}
function rg(e, t, n) {
  t in e ? $h(e, t, n) : (e[t] = n);
}
function ig(e, t, n, r) {
  let i = tg(t);
  for (let a of n) {
    let n = Object.getOwnPropertyDescriptor(i, a);
    n.enumerable &&
      (n.get
        ? ng(e, a, () => {
            let e = t._zod.def.shape[a];
            return r ? r(e, a) : e;
          })
        : rg(e, a, r ? r(n.value, a) : n.value));
  }
}
function ag(e, t) {
  for (let n of Reflect.ownKeys(t)) {
    let r = Object.getOwnPropertyDescriptor(t, n);
    r.enumerable && (r.get ? ng(e, n, () => t[n]) : rg(e, n, r.value));
  }
}
function og(...e) {
  let t = {};
  for (let n of e) {
    let e = Object.getOwnPropertyDescriptors(n);
    Object.assign(t, e);
  }
  return Object.defineProperties({}, t);
}
function sg(e) {
  return JSON.stringify(e);
}
function cg(e) {
  return e
    .toLowerCase()
    .trim()
    .replace(/[^\w\s-]/g, ``)
    .replace(/[\s_-]+/g, `-`)
    .replace(/^-+|-+$/g, ``);
}
const lg = `captureStackTrace` in Error ? Error.captureStackTrace : (...e) => {};
function ug(e) {
  return typeof e == `object` && !!e && !Array.isArray(e);
}
const dg = /* @__PURE__*/ Yh(() => {
  if (o_.jitless || (typeof navigator < `u` && navigator?.userAgent?.includes(`Cloudflare`)))
    return !1;
  try {
    return (Function(``), !0);
  } catch {
    return !1;
  }
});
function fg(e) {
  if (ug(e) === !1) return !1;
  let t = e.constructor;
  if (t === void 0 || typeof t != `function`) return !0;
  let n = t.prototype;
  return ug(n) !== !1 && Object.prototype.hasOwnProperty.call(n, `isPrototypeOf`) !== !1;
}
function pg(e) {
  return fg(e)
    ? { ...e }
    : Array.isArray(e)
      ? [...e]
      : e instanceof Map
        ? new Map(e)
        : e instanceof Set
          ? new Set(e)
          : e;
}
const mg = /* @__PURE__*/ new Set([`string`, `number`, `symbol`]);
function hg(e) {
  return e.replace(/[.*+?^${}()|[\]\\]/g, `\\$&`);
}
function gg(e, t, n) {
  let r = new e._zod.constr(t ?? e._zod.def);
  return ((!t || n?.parent) && (r._zod.parent = e), r);
}
function Z(e) {
  let t = e;
  if (!t) return {};
  if (typeof t == `string`) return { error: () => t };
  if (t?.message !== void 0) {
    if (t?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
    t.error = t.message;
  }
  return (delete t.message, typeof t.error == `string` ? { ...t, error: () => t.error } : t);
}
function _g(e) {
  return typeof e == `bigint` ? e.toString() + `n` : typeof e == `string` ? `"${e}"` : `${e}`;
}
function vg(e) {
  return Object.keys(e).filter(
    (t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === `optional`,
  );
}
const yg = {
    safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-34028234663852886e22, 34028234663852886e22],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
  },
  bg = {
    int64: [
      /* @__PURE__*/ BigInt(`-9223372036854775808`),
      /* @__PURE__*/ BigInt(`9223372036854775807`),
    ],
    uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt(`18446744073709551615`)],
  };
function xg(e, t) {
  let n = e._zod.def,
    r = n.checks;
  if (r && r.length > 0)
    throw Error(`.pick() cannot be used on object schemas containing refinements`);
  let i = {};
  return (ig(i, e, Sg(e, t)), gg(e, og(n, { shape: i, checks: [] })));
}
function Sg(e, t) {
  let n = tg(e),
    r = [];
  for (let e of Reflect.ownKeys(t)) {
    if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable)
      throw Error(`Unrecognized key: "${String(e)}"`);
    t[e] && r.push(e);
  }
  return r;
}
function Cg(e, t) {
  let n = e._zod.def,
    r = n.checks;
  if (r && r.length > 0)
    throw Error(`.omit() cannot be used on object schemas containing refinements`);
  let i = new Set(Sg(e, t)),
    a = {};
  return (
    ig(
      a,
      e,
      Reflect.ownKeys(tg(e)).filter((e) => !i.has(e)),
    ),
    gg(e, og(n, { shape: a, checks: [] }))
  );
}
function wg(e, t) {
  if (!fg(t)) throw Error(`Invalid input to extend: expected a plain object`);
  let n = e._zod.def.checks;
  if (n && n.length > 0) {
    let n = tg(e);
    for (let e of Reflect.ownKeys(t))
      if (Object.getOwnPropertyDescriptor(n, e) !== void 0)
        throw Error(
          "Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.",
        );
  }
  return gg(e, og(e._zod.def, { shape: Tg(e, t) }));
}
function Tg(e, t) {
  let n = {};
  return (ig(n, e, Reflect.ownKeys(tg(e))), ag(n, t), n);
}
function Eg(e, t) {
  if (!fg(t)) throw Error(`Invalid input to safeExtend: expected a plain object`);
  return gg(e, og(e._zod.def, { shape: Tg(e, t) }));
}
function Dg(e, t) {
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
    ig(n, e, Reflect.ownKeys(tg(e))),
    ig(n, t, Reflect.ownKeys(tg(t))),
    gg(
      e,
      og(e._zod.def, {
        shape: n,
        get catchall() {
          return t._zod.def.catchall;
        },
        checks: t._zod.def.checks ?? [],
      }),
    )
  );
}
function Og(e, t, n, r = `partial`) {
  let i = t._zod.def.checks;
  if (i && i.length > 0)
    throw Error(`.${r}() cannot be used on object schemas containing refinements`);
  let a = n ? new Set(Sg(t, n)) : void 0,
    o = {};
  return (
    ig(
      o,
      t,
      Reflect.ownKeys(tg(t)),
      e && ((t, n) => (a && !a.has(n) ? t : new e({ type: `optional`, innerType: t }))),
    ),
    gg(t, og(t._zod.def, { shape: o, checks: [] }))
  );
}
function kg(e, t, n) {
  let r = n ? new Set(Sg(t, n)) : void 0,
    i = {};
  return (
    ig(i, t, Reflect.ownKeys(tg(t)), (t, n) =>
      r && !r.has(n) ? t : new e({ type: `nonoptional`, innerType: t }),
    ),
    gg(t, og(t._zod.def, { shape: i }))
  );
}
function Ag(e, t = 0) {
  if (e.aborted === !0) return !0;
  for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
  return !1;
}
function jg(e, t = 0) {
  if (e.aborted === !0) return !0;
  for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
  return !1;
}
function Mg(e, t) {
  return t.map((t) => {
    var n;
    return ((n = t).path ?? (n.path = []), t.path.unshift(e), t);
  });
}
function Ng(e) {
  return typeof e == `string` ? e : e?.message;
}
function Pg(e) {
  let t = [];
  for (let n of e ?? []) {
    let e = n._zod.def;
    if (!/_(length|size)$|_equals$/.test(e.check)) break;
    let r = e.maximum ?? e.length ?? e.size;
    r >= 0 && t.push([r, n]);
  }
  return t;
}
function Fg(e, t, n) {
  var r;
  for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function Ig(e, t, n) {
  var r;
  let i = e.inst?._zod?.traits;
  i?.has(`$ZodType`) &&
    (i.has(`$ZodCheck`) ? ((r = e).schema ?? (r.schema = e.inst)) : (e.schema = e.inst));
  let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error,
    o = e.message
      ? e.message
      : (Ng(e.inst?._zod.def?.error?.(e)) ??
        Ng(a?.(e)) ??
        Ng(t?.error?.(e)) ??
        Ng(n.customError?.(e)) ??
        Ng(n.localeError?.(e)) ??
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
const Lg = /[\uD800-\uDBFF]/;
function Rg(e) {
  let t = e.length;
  if (!Lg.test(e)) return t;
  let n = t;
  for (let r = 0; r < t - 1; r++)
    (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
  return n;
}
function zg(e) {
  return Array.isArray(e) ? `array` : typeof e == `string` ? `string` : `unknown`;
}
function Bg(e) {
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
function Vg(...e) {
  let [t, n, r] = e;
  return typeof t == `string` ? { message: t, code: `custom`, input: n, inst: r } : { ...t };
}
function Hg(e, t) {
  for (let n in t) {
    let r = Object.getOwnPropertyDescriptor(t, n);
    r.get ? Object.defineProperty(e, n, { ...r, enumerable: !1 }) : Kg(e, n, r.value);
  }
}
function Ug(e, t, n, r = !0) {
  return (
    Object.defineProperty(e, t, { configurable: !0, writable: !0, enumerable: r, value: n }), n
  );
}
function Wg(e, t, n) {
  return Ug(e, t, n, !1);
} /* @__NO_SIDE_EFFECTS__ */
function Gg(e, t) {
  for (let n in e) {
    let r = e[n];
    Object.defineProperty(t, n, {
      configurable: !0,
      enumerable: !0,
      get() {
        return Ug(this, n, r(this));
      },
      set(e) {
        Ug(this, n, e);
      },
    });
  }
  return t;
}
function Kg(e, t, n) {
  Object.defineProperty(e, t, {
    configurable: !0,
    get() {
      return this == null ? n : Ug(this, t, n.bind(this));
    },
    set(e) {
      Ug(this, t, e);
    },
  });
}
function qg(e, t) {
  let n = Object.getPrototypeOf(e);
  return t in n ? void 0 : n;
}
let Jg,
  Yg = !1;
const Xg = {
  configurable: !0,
  get() {
    Yg = !0;
  },
};
function Zg(e, t, n) {
  let r = Object.getPrototypeOf(e._zod);
  t in r && Jg !== e._zod
    ? (Jg = void 0)
    : ((Jg = e._zod),
      Object.defineProperty(r, t, {
        configurable: !0,
        get() {
          Object.defineProperty(this, t, Xg);
          let e = Yg;
          Yg = !1;
          try {
            let r = n(this);
            return (
              Yg
                ? delete this[t]
                : Object.defineProperty(this, t, { configurable: !0, writable: !0, value: r }),
              (Yg ||= e),
              r
            );
          } catch (n) {
            throw (delete this[t], (Yg ||= e), n);
          }
        },
        set(e) {
          Object.defineProperty(this, t, { configurable: !0, writable: !0, value: e });
        },
      }));
}
function Qg(e, t, n, r) {
  let i = qg(e, t);
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
function $g(e) {
  let t = () => e;
  return ((t[`~constantCatch`] = !0), t);
}
var e_;
const t_ = { value: void 0, enumerable: !1 };
let n_ = `captureStackTrace` in Error ? Error : null;
function r_(e) {
  let t = n_;
  if (t) {
    let n = t.stackTraceLimit;
    if (typeof n == `number`) {
      try {
        t.stackTraceLimit = 0;
      } catch {
        return ((n_ = null), new e());
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
function Q(e, t, n, r) {
  let i = {};
  function a(e) {
    ((this.def = e), (this.constr = d), (this.traits = /* @__PURE__ */ new Set()));
  }
  a.prototype = i;
  let o = n,
    s = o && /* @__PURE__ */ new WeakSet();
  function c(n, r) {
    if (!n._zod) {
      t_.value = new a(r);
      try {
        Object.defineProperty(n, "_zod", t_);
      } finally {
        t_.value = void 0;
      }
    } else if (n._zod.traits.has(e)) return;
    if ((n._zod.traits.add(e), t(n, r), s)) {
      let e = Object.getPrototypeOf(n),
        t = n._zod.constr.prototype,
        r = e;
      for (; r && r !== t;) r = Object.getPrototypeOf(r);
      let i = r ?? e;
      s.has(i) || (s.add(i), Hg(i, o));
    }
    let i = d.prototype;
    for (let e in i)
      Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
  }
  let l = r?.Parent ?? Object;
  class u extends l {}
  Object.defineProperty(u, "name", { value: e });
  function d(e) {
    let t = r?.Parent ? r_(u) : this;
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
var i_ = class extends Error {
    constructor() {
      super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
  },
  a_ = class extends Error {
    constructor(e) {
      (super(`Encountered unidirectional transform during encode: ${e}`),
        (this.name = `ZodEncodeError`));
    }
  };
(e_ = globalThis).__zod_globalConfig ?? (e_.__zod_globalConfig = {});
const o_ = globalThis.__zod_globalConfig;
function s_(e) {
  return (e && Object.assign(o_, e), o_);
}
function c_() {
  let e = this._zod;
  return ((e.message ??= JSON.stringify(e.def, qh, 2)), e.message);
}
function l_(e) {
  this._zod.message = e;
}
const u_ = { get: c_, set: l_, enumerable: !0, configurable: !0 },
  d_ = { value: void 0, enumerable: !1 },
  f_ = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]),
  p_ = /* @__PURE__ */ Q(`$ZodError`, (e, t) => {
    ((e.name = `$ZodError`),
      (d_.value = t),
      Object.defineProperty(e, "issues", d_),
      (d_.value = void 0),
      Object.defineProperty(e, "message", u_));
    let n = Object.getPrototypeOf(e);
    f_.has(n) ||
      (f_.add(n),
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
function m_(e, t, n) {
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
function h_(e, t = (e) => e.message) {
  let n = {},
    r = [];
  for (let i of e.issues) i.path.length > 0 ? m_(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
  return { formErrors: r, fieldErrors: n };
}
function g_(e, t = (e) => e.message) {
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
function __(e, t) {
  return { callee: t?.callee ?? e, Err: t?.Err };
}
const v_ = (e) => {
    let t = (n, r, i, a) => {
      let o = i ? { ...i, async: !1 } : { async: !1 },
        s = n._zod.run({ value: r, issues: [] }, o);
      if (s instanceof Promise) throw new i_();
      if (s.issues.length) {
        let n = new (a?.Err ?? e)(s.issues.map((e) => Ig(e, o, s_())));
        throw (lg(n, a?.callee ?? t), n);
      }
      return s.value;
    };
    return t;
  },
  y_ = (e) => {
    let t = async (n, r, i, a) => {
      let o = i ? { ...i, async: !0 } : { async: !0 },
        s = n._zod.run({ value: r, issues: [] }, o);
      if ((s instanceof Promise && (s = await s), s.issues.length)) {
        let n = new (a?.Err ?? e)(s.issues.map((e) => Ig(e, o, s_())));
        throw (lg(n, a?.callee ?? t), n);
      }
      return s.value;
    };
    return t;
  },
  b_ = (e) => (t, n, r) => {
    let i = r ? { ...r, async: !1 } : { async: !1 },
      a = t._zod.run({ value: n, issues: [] }, i);
    if (a instanceof Promise) throw new i_();
    return a.issues.length ? x_(e, a.issues, i) : { success: !0, data: a.value };
  };
function x_(e, t, n) {
  let r;
  return {
    success: !1,
    get error() {
      return (r || ((r = new e(t.map((e) => Ig(e, n, s_())))), (t = void 0), (n = void 0)), r);
    },
    set error(e) {
      ((r = e), (t = void 0), (n = void 0));
    },
  };
}
const S_ = (e) => async (t, n, r) => {
    let i = r ? { ...r, async: !0 } : { async: !0 },
      a = t._zod.run({ value: n, issues: [] }, i);
    return (
      a instanceof Promise && (a = await a),
      a.issues.length ? x_(e, a.issues, i) : { success: !0, data: a.value }
    );
  },
  C_ = /* @__PURE__ */ Symbol.for(`zod.compile.invalid`),
  w_ = /* @__PURE__ */ Symbol.for(`zod.compile.fallback`),
  T_ = (e, t, n) => {
    let r = e._zod.bag.validator;
    if (r !== void 0) {
      if (r(t) !== C_) return !0;
      if (r.definite === !0 && n === void 0) return !1;
    }
    return E_(e, t, n);
  };
function E_(e, t, n) {
  let r = n ? { ...n, async: !1, abortEarly: !0 } : { async: !1, abortEarly: !0 },
    i = e._zod.bag.fallbackRun,
    a;
  if (
    (i
      ? ((r[w_] = !0), (a = i({ value: t, issues: [] }, r)))
      : (a = e._zod.run({ value: t, issues: [] }, r)),
    a instanceof Promise)
  )
    throw new i_();
  return a.issues.length === 0;
}
const D_ = async (e, t, n) => {
    let r = n ? { ...n, async: !0, abortEarly: !0 } : { async: !0, abortEarly: !0 },
      i = e._zod.run({ value: t, issues: [] }, r);
    return (i instanceof Promise && (i = await i), i.issues.length === 0);
  },
  O_ = (e) => {
    let t = v_(e),
      n = (e, r, i, a) => {
        let o = i ? { ...i, direction: `backward` } : { direction: `backward` };
        return t(e, r, o, __(n, a));
      };
    return n;
  },
  k_ = (e) => {
    let t = v_(e),
      n = (e, r, i, a) => t(e, r, i, __(n, a));
    return n;
  },
  A_ = (e) => {
    let t = y_(e),
      n = async (e, r, i, a) => {
        let o = i ? { ...i, direction: `backward` } : { direction: `backward` };
        return await t(e, r, o, __(n, a));
      };
    return n;
  },
  j_ = (e) => {
    let t = y_(e),
      n = async (e, r, i, a) => await t(e, r, i, __(n, a));
    return n;
  },
  M_ = (e) => (t, n, r) => {
    let i = r ? { ...r, direction: `backward` } : { direction: `backward` };
    return b_(e)(t, n, i);
  },
  N_ = (e) => (t, n, r) => b_(e)(t, n, r),
  P_ = (e) => async (t, n, r) => {
    let i = r ? { ...r, direction: `backward` } : { direction: `backward` };
    return S_(e)(t, n, i);
  },
  F_ = (e) => async (t, n, r) => S_(e)(t, n, r),
  I_ = /^[cC][0-9a-z]{6,}$/,
  L_ = /^[0-9a-z]+$/,
  R_ = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
  z_ = /^[0-9a-vA-V]{20}$/,
  B_ = /^[A-Za-z0-9]{27}$/,
  V_ = /^[a-zA-Z0-9_-]{21}$/;
function H_(e) {
  return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
const U_ =
    /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
  W_ = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,
  G_ = (e) =>
    e
      ? RegExp(
          `^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`,
        )
      : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
  K_ =
    /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
function q_() {
  return RegExp(
    `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`,
    `u`,
  );
}
const J_ =
    /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
  Y_ =
    /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
  X_ =
    /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
  Z_ =
    /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
  Q_ = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,
  $_ = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
  ev = /^https?$/,
  tv = /^\+[1-9]\d{6,14}$/,
  nv = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function rv(e) {
  return RegExp(`^${e}$`);
}
const iv = /*@__PURE__*/ rv(nv);
function av(e) {
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
function ov(e) {
  return RegExp(`^${av(e)}$`);
}
function sv(e) {
  let t = [`Z`];
  e.offset && t.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
  let n = `${av({ precision: e.precision, seconds: !0 })}(?:${t.join(`|`)})`,
    r = e.local ? `${n}|${av({ precision: e.precision })}` : n;
  return RegExp(`^${nv}T(?:${r})$`);
}
const cv = /^[\s\S]{0,}$/,
  lv = /^-?\d+(?:\.\d+)?$/,
  uv = /^(?:true|false)$/i,
  dv = /^null$/i,
  fv = /^[^A-Z]*$/,
  pv = /^[^a-z]*$/,
  mv = /*@__PURE__*/ Q(`$ZodCheck`, (e, t) => {
    var n;
    ((e._zod ??= {}), (e._zod.def = t), (n = e._zod).onattach ?? (n.onattach = []));
  }),
  hv = (e) => {
    let t = e.value;
    return !Xh(t) && t.length !== void 0;
  },
  gv = { number: `number`, bigint: `bigint`, object: `date` },
  _v = /*@__PURE__*/ Q(`$ZodCheckLessThan`, (e, t) => {
    mv.init(e, t);
    let n = gv[typeof t.value];
    e._zod.check = (r) => {
      (t.inclusive ? r.value <= t.value : r.value < t.value) ||
        r.issues.push({
          origin: gv[typeof r.value] ?? n,
          code: `too_big`,
          maximum: typeof t.value == `object` ? t.value.getTime() : t.value,
          input: r.value,
          inclusive: t.inclusive,
          inst: e,
          continue: !t.abort,
        });
    };
  }),
  vv = /*@__PURE__*/ Q(`$ZodCheckGreaterThan`, (e, t) => {
    mv.init(e, t);
    let n = gv[typeof t.value];
    e._zod.check = (r) => {
      (t.inclusive ? r.value >= t.value : r.value > t.value) ||
        r.issues.push({
          origin: gv[typeof r.value] ?? n,
          code: `too_small`,
          minimum: typeof t.value == `object` ? t.value.getTime() : t.value,
          input: r.value,
          inclusive: t.inclusive,
          inst: e,
          continue: !t.abort,
        });
    };
  }),
  yv = /*@__PURE__*/ Q(`$ZodCheckMultipleOf`, (e, t) => {
    (mv.init(e, t),
      (e._zod.check = (n) => {
        if (typeof n.value != typeof t.value)
          throw Error(`Cannot mix number and bigint in multiple_of check.`);
        (typeof n.value == `bigint`
          ? t.value !== BigInt(0) && n.value % t.value === BigInt(0)
          : Qh(n.value, t.value) === 0) ||
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
  bv = /*@__PURE__*/ Q(`$ZodCheckNumberFormat`, (e, t) => {
    (mv.init(e, t), (t.format = t.format || `float64`));
    let n = t.format?.includes(`int`),
      r = n ? `int` : `number`,
      [i, a] = yg[t.format];
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
  xv = /*@__PURE__*/ Q(`$ZodCheckMaxLength`, (e, t) => {
    var n;
    (mv.init(e, t),
      (n = e._zod.def).when ?? (n.when = hv),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length;
        if ((typeof r == `string` && i > t.maximum ? Rg(r) : i) <= t.maximum) return;
        let a = zg(r);
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
  Sv = /*@__PURE__*/ Q(`$ZodCheckMinLength`, (e, t) => {
    var n;
    (mv.init(e, t),
      (n = e._zod.def).when ?? (n.when = hv),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length;
        if ((typeof r == `string` && i >= t.minimum && i < t.minimum * 2 ? Rg(r) : i) >= t.minimum)
          return;
        let a = zg(r);
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
  Cv = /*@__PURE__*/ Q(`$ZodCheckLengthEquals`, (e, t) => {
    var n;
    (mv.init(e, t),
      (n = e._zod.def).when ?? (n.when = hv),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length,
          a = typeof r == `string` && i >= t.length && i <= t.length * 2 ? Rg(r) : i;
        if (a === t.length) return;
        let o = zg(r),
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
  wv = /*@__PURE__*/ Q(`$ZodCheckStringFormat`, (e, t) => {
    var n, r;
    (mv.init(e, t),
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
  Tv = /*@__PURE__*/ Q(`$ZodCheckRegex`, (e, t) => {
    (wv.init(e, t),
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
  Ev = /*@__PURE__*/ Q(`$ZodCheckLowerCase`, (e, t) => {
    ((t.pattern ??= fv), wv.init(e, t));
  }),
  Dv = /*@__PURE__*/ Q(`$ZodCheckUpperCase`, (e, t) => {
    ((t.pattern ??= pv), wv.init(e, t));
  }),
  Ov = /*@__PURE__*/ Q(`$ZodCheckIncludes`, (e, t) => {
    mv.init(e, t);
    let n = hg(t.includes);
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
  kv = /*@__PURE__*/ Q(`$ZodCheckStartsWith`, (e, t) => {
    mv.init(e, t);
    let n = RegExp(`^${hg(t.prefix)}.*`);
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
  Av = /*@__PURE__*/ Q(`$ZodCheckEndsWith`, (e, t) => {
    mv.init(e, t);
    let n = RegExp(`.*${hg(t.suffix)}$`);
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
  jv = /*@__PURE__*/ Q(`$ZodCheckOverwrite`, (e, t) => {
    (mv.init(e, t),
      (e._zod.check = (e) => {
        e.value = t.tx(e.value);
      }));
  });
var Mv = class {
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
const Nv = { major: 4, minor: 6, patch: 7 },
  Pv = /*@__PURE__*/ Q(
    `$ZodType`,
    (e, t) => {
      var n;
      ((e ??= {}), (e._zod.def = t), (e._zod.bag = e._zod.bag || {}), (e._zod.version = Nv));
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
            let i = Ag(t),
              a;
            for (let o of n) {
              if (o._zod.def.when) {
                if (jg(t) || !o._zod.def.when(t)) continue;
              } else if (i) continue;
              let n = t.issues.length,
                s = o._zod.check(t);
              if (s instanceof Promise && r?.async === !1) throw new i_();
              if (a || s instanceof Promise)
                a = (a ?? Promise.resolve()).then(async () => {
                  (await s, t.issues.length !== n && (Fg(t.issues, n, e), (i ||= Ag(t, n))));
                });
              else {
                if (t.issues.length === n) continue;
                (Fg(t.issues, n, e), (i ||= Ag(t, n)));
              }
            }
            return a ? a.then(() => t) : t;
          },
          n = (n, r, a) => {
            if (Ag(n)) return ((n.aborted = !0), n);
            let o = t(r, i, a);
            if (o instanceof Promise) {
              if (a.async === !1) throw new i_();
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
            if (a.async === !1) throw new i_();
            return o.then((e) => t(e, i, a));
          }
          return t(o, i, a);
        };
      }
    },
    {
      get "~standard"() {
        return Wg(this, `~standard`, Lv(this));
      },
      set "~standard"(e) {
        Ug(this, `~standard`, e);
      },
    },
  ),
  Fv = (e, t) =>
    e.issues.length ? { issues: e.issues.map((e) => Ig(e, t, s_())) } : { value: e.value };
async function Iv(e, t) {
  let n = { async: !0 };
  return Fv(await e._zod.run({ value: t, issues: [] }, n), n);
}
function Lv(e) {
  return {
    validate: (t) => {
      let n = { async: !1 };
      try {
        let r = e._zod.run({ value: t, issues: [] }, n);
        if (!(r instanceof Promise)) return Fv(r, n);
      } catch {}
      return Iv(e, t);
    },
    vendor: `zod`,
    version: 1,
  };
}
const Rv = /*@__PURE__*/ Q(`$ZodString`, (e, t) => {
    (Pv.init(e, t),
      (e._zod.pattern = t.pattern ?? cv),
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
  zv = /*@__PURE__*/ Q(`$ZodStringFormat`, (e, t) => {
    (wv.init(e, t), Rv.init(e, t));
  }),
  Bv = /*@__PURE__*/ Q(`$ZodGUID`, (e, t) => {
    ((t.pattern ??= W_), zv.init(e, t));
  }),
  Vv = /*@__PURE__*/ Q(`$ZodUUID`, (e, t) => {
    if (t.version) {
      let e = { v1: 1, v2: 2, v3: 3, v4: 4, v5: 5, v6: 6, v7: 7, v8: 8 }[t.version];
      if (e === void 0) throw Error(`Invalid UUID version: "${t.version}"`);
      t.pattern ??= G_(e);
    } else t.pattern ??= G_();
    zv.init(e, t);
  }),
  Hv = /*@__PURE__*/ Q(`$ZodEmail`, (e, t) => {
    ((t.pattern ??= K_), zv.init(e, t));
  });
function Uv(e) {
  try {
    return typeof URL < `u` && typeof URL.canParse == `function`
      ? URL.canParse(e)
      : (new URL(e), !0);
  } catch {
    return !1;
  }
}
function Wv(e, t) {
  return !(`normalize` in t) && !(`hostname` in t) && !(`protocol` in t) ? Uv(e) || 2 : Gv(e, t);
}
function Gv(e, t) {
  if (!t.normalize && t.protocol?.source === ev.source && !/^https?:\/\//i.test(e)) return 1;
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
const Kv = /[\t\n\r]/g;
function qv(e) {
  return e.replace(Kv, ``);
}
function Jv(e, t) {
  return ((t.lastIndex = 0), t.test(e.hostname));
}
function Yv(e, t) {
  return (
    (t.lastIndex = 0), t.test(e.protocol.endsWith(`:`) ? e.protocol.slice(0, -1) : e.protocol)
  );
}
const Xv = /*@__PURE__*/ Q(`$ZodURL`, (e, t) => {
    (zv.init(e, t),
      (e._zod.check = (n) => {
        try {
          let r = n.value.trim(),
            i = Wv(r, t);
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
            n.value = qv(r);
            return;
          }
          (t.hostname &&
            !Jv(i, t.hostname) &&
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
              !Yv(i, t.protocol) &&
              n.issues.push({
                code: `invalid_format`,
                format: `url`,
                note: `Invalid protocol`,
                pattern: t.protocol.source,
                input: n.value,
                inst: e,
                continue: !t.abort,
              }),
            (n.value = t.normalize ? i.href : qv(r)));
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
  Zv = /*@__PURE__*/ Q(`$ZodEmoji`, (e, t) => {
    ((t.pattern ??= q_()), zv.init(e, t));
  }),
  Qv = /*@__PURE__*/ Q(`$ZodNanoID`, (e, t) => {
    if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1))
      throw Error(`Invalid nanoid length: ${t.length}`);
    ((t.pattern ??= t.length === void 0 ? V_ : H_(t.length)), zv.init(e, t));
  }),
  $v = /*@__PURE__*/ Q(`$ZodCUID`, (e, t) => {
    ((t.pattern ??= I_), zv.init(e, t));
  }),
  ey = /*@__PURE__*/ Q(`$ZodCUID2`, (e, t) => {
    ((t.pattern ??= L_), zv.init(e, t));
  }),
  ty = /*@__PURE__*/ Q(`$ZodULID`, (e, t) => {
    ((t.pattern ??= R_), zv.init(e, t));
  }),
  ny = /*@__PURE__*/ Q(`$ZodXID`, (e, t) => {
    ((t.pattern ??= z_), zv.init(e, t));
  }),
  ry = /*@__PURE__*/ Q(`$ZodKSUID`, (e, t) => {
    ((t.pattern ??= B_), zv.init(e, t));
  }),
  iy = /*@__PURE__*/ Q(`$ZodISODateTime`, (e, t) => {
    ((t.pattern ??= sv(t)), zv.init(e, t));
  }),
  ay = /*@__PURE__*/ Q(`$ZodISODate`, (e, t) => {
    ((t.pattern ??= iv), zv.init(e, t));
  }),
  oy = /*@__PURE__*/ Q(`$ZodISOTime`, (e, t) => {
    ((t.pattern ??= ov(t)), zv.init(e, t));
  }),
  sy = /*@__PURE__*/ Q(`$ZodISODuration`, (e, t) => {
    ((t.pattern ??= U_), zv.init(e, t));
  }),
  cy = /*@__PURE__*/ Q(`$ZodIPv4`, (e, t) => {
    ((t.pattern ??= J_), zv.init(e, t));
  }),
  ly = /^[0-9a-fA-F:.]+$/;
function uy(e) {
  return ly.test(e) ? Uv(`http://[${e}]`) : !1;
}
const dy = /*@__PURE__*/ Q(`$ZodIPv6`, (e, t) => {
    ((t.pattern ??= Y_),
      zv.init(e, t),
      (e._zod.check = (n) => {
        uy(n.value) ||
          n.issues.push({
            code: `invalid_format`,
            format: `ipv6`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  fy = /*@__PURE__*/ Q(`$ZodCIDRv4`, (e, t) => {
    ((t.pattern ??= X_), zv.init(e, t));
  });
function py(e) {
  let t = e.split(`/`);
  if (t.length !== 2) return !1;
  let [n, r] = t;
  if (!r) return !1;
  let i = Number(r);
  return `${i}` !== r || i < 0 || i > 128 ? !1 : uy(n);
}
const my = /*@__PURE__*/ Q(`$ZodCIDRv6`, (e, t) => {
  ((t.pattern ??= Z_),
    zv.init(e, t),
    (e._zod.check = (n) => {
      py(n.value) ||
        n.issues.push({
          code: `invalid_format`,
          format: `cidrv6`,
          input: n.value,
          inst: e,
          continue: !t.abort,
        });
    }));
});
function hy(e) {
  if (e === ``) return !0;
  if (/\s/.test(e) || e.length % 4 != 0) return !1;
  try {
    return (atob(e), !0);
  } catch {
    return !1;
  }
}
const gy = /^[0-9a-zA-Z+/]*={0,2}$/,
  _y = /*@__PURE__*/ Q(`$ZodBase64`, (e, t) => {
    ((t.pattern ??= gy),
      zv.init(e, t),
      (e._zod.check = (n) => {
        hy(n.value) ||
          n.issues.push({
            code: `invalid_format`,
            format: `base64`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  vy = /^[A-Za-z0-9_-]*$/;
function yy(e) {
  if (!vy.test(e)) return !1;
  let t = e.replace(/[-_]/g, (e) => (e === `-` ? `+` : `/`));
  return hy(t.padEnd(Math.ceil(t.length / 4) * 4, `=`));
}
const by = /*@__PURE__*/ Q(`$ZodBase64URL`, (e, t) => {
    ((t.pattern ??= vy),
      zv.init(e, t),
      (e._zod.check = (n) => {
        yy(n.value) ||
          n.issues.push({
            code: `invalid_format`,
            format: `base64url`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  xy = /*@__PURE__*/ Q(`$ZodE164`, (e, t) => {
    ((t.pattern ??= tv), zv.init(e, t));
  });
function Sy(e, t = null) {
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
const Cy = /*@__PURE__*/ Q(`$ZodJWT`, (e, t) => {
    (zv.init(e, t),
      (e._zod.check = (n) => {
        Sy(n.value, t.alg) ||
          n.issues.push({
            code: `invalid_format`,
            format: `jwt`,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  wy = /*@__PURE__*/ Q(`$ZodNumber`, (e, t) => {
    (Pv.init(e, t),
      (e._zod.pattern = lv),
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
  Ty = /*@__PURE__*/ Q(`$ZodNumberFormat`, (e, t) => {
    (bv.init(e, t), wy.init(e, t));
  }),
  Ey = /*@__PURE__*/ Q(`$ZodBoolean`, (e, t) => {
    (Pv.init(e, t),
      (e._zod.pattern = uv),
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
  Dy = /*@__PURE__*/ Q(`$ZodNull`, (e, t) => {
    (Pv.init(e, t),
      (e._zod.pattern = dv),
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
  Oy = /*@__PURE__*/ Q(`$ZodUnknown`, (e, t) => {
    (Pv.init(e, t), (e._zod.parse = (e) => e));
  }),
  ky = /*@__PURE__*/ Q(`$ZodNever`, (e, t) => {
    (Pv.init(e, t),
      (e._zod.parse = (t, n) => (
        t.issues.push({ expected: `never`, code: `invalid_type`, input: t.value, inst: e }),
        t
      )));
  });
function Ay(e, t) {
  let n = Pg(e._zod.def.checks);
  if (!n.length) return;
  let r = Math.min(...n.map((e) => e[0])),
    i = e._zod.parse;
  e._zod.parse = (n, a) => {
    let o = t(n.value);
    if (o > r && !a?.skipChecks && a?.direction !== `backward`) {
      for (let [t, r] of Pg(e._zod.def.checks))
        if (o > t && r._zod.def.when(n)) {
          let t = n.issues.length;
          return (r._zod.check(n), (n.issues[t].continue = !1), Fg(n.issues, t, e), n);
        }
    }
    return i(n, a);
  };
}
const jy = (e) => (Array.isArray(e) ? e.length : -1);
function My(e, t, n) {
  (e.issues.length && t.issues.push(...Mg(n, e.issues)), (t.value[n] = e.value));
}
const Ny = /*@__PURE__*/ Q(`$ZodArray`, (e, t) => {
  Pv.init(e, t);
  let n = o_.memoizer;
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
        if (c instanceof Promise) o.push(c.then((t) => My(t, r, e)));
        else if ((My(c, r, e), s && c.issues.length !== 0 && Ag(c))) break;
      }
      return o.length ? Promise.all(o).then(() => r) : r;
    }),
    Ay(e, jy));
});
function Py(e, t, n, r, i, a) {
  let o = n in r,
    s = a === `optional`;
  if (o || !s || i !== `optional`) {
    if (e.issues.length) {
      if (i !== void 0 && s && !o) return;
      t.issues.push(...Mg(n, e.issues));
    }
    !o && i === void 0
      ? e.issues.length ||
        t.issues.push({ code: `invalid_type`, expected: `nonoptional`, input: void 0, path: [n] })
      : e.value === void 0
        ? (o || (i === `defaulted` && !s)) && (t.value[n] = void 0)
        : (t.value[n] = e.value);
  }
}
const Fy = [];
function Iy(e) {
  let t = Object.keys(e.shape),
    n = Object.getOwnPropertySymbols(e.shape),
    r = n.length ? n : Fy,
    i = r.length ? [...t, ...r] : t;
  for (let t of i)
    if (!e.shape?.[t]?._zod?.traits?.has(`$ZodType`))
      throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
  let a = vg(e.shape);
  return {
    ...e,
    allKeys: i,
    symbolKeys: r,
    keySet: new Set(t),
    numKeys: t.length,
    optionalKeys: new Set(a),
  };
}
function Ly(e, t, n, r, i, a, o) {
  let s = [],
    c = i.keySet,
    l = i.catchall._zod,
    u = l.def.type,
    d = l.optin,
    f = l.optout,
    p = 0;
  for (let i in t) {
    if (o && n.issues.length !== p) {
      if (Ag(n, p)) break;
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
    a instanceof Promise ? e.push(a.then((e) => Py(e, n, i, t, d, f))) : Py(a, n, i, t, d, f);
  }
  return (
    s.length &&
      n.issues.push({ code: `unrecognized_keys`, keys: s, input: t, inst: a, continue: !0 }),
    e.length ? Promise.all(e).then(() => n) : n
  );
}
const Ry = /*@__PURE__*/ Q(`$ZodObject`, (e, t) => {
    Pv.init(e, t);
    let n = Object.getOwnPropertyDescriptor(t, `shape`),
      r = n?.get ? n.get.raw : (t.shape ?? {});
    if (r) {
      let e = () => {
        let n = { ...r };
        return (Object.defineProperty(t, "shape", { value: n }), (e.raw = n), n);
      };
      ((e.raw = r), Object.defineProperty(t, "shape", { get: e }));
    }
    let i = Yh(() => Iy(t));
    Zg(e, `propValues`, (e) => {
      let t = e.def.shape,
        n = {};
      for (let e in t) {
        let r = t[e]._zod;
        if (r.values) {
          Object.prototype.hasOwnProperty.call(n, e) || $h(n, e, /* @__PURE__ */ new Set());
          for (let t of r.values) n[e].add(t);
          r.optin !== void 0 && n[e].add(void 0);
        }
      }
      return n;
    });
    let a = ug,
      o = t.catchall,
      s,
      c = o_.memoizer;
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
            if (Ag(t, f)) break;
            f = t.issues.length;
          }
          if (e === `__proto__`) continue;
          let i = u[e],
            a = i._zod.optin,
            o = i._zod.optout,
            s = i._zod.run({ value: r[e], issues: [] }, n);
          s instanceof Promise ? l.push(s.then((n) => Py(n, t, e, r, a, o))) : Py(s, t, e, r, a, o);
        }
        return o
          ? Ly(l, r, t, n, i.value, e, d === !0)
          : l.length
            ? Promise.all(l).then(() => t)
            : t;
      }));
  }),
  zy = /*@__PURE__*/ Q(`$ZodObjectJIT`, (e, t) => {
    Ry.init(e, t);
    let n = e._zod.parse,
      r = Yh(() => Iy(t)),
      i = o_.memoizer,
      a = (t) => {
        let n = r.value,
          a = n.symbolKeys,
          o = new Mv([`payload`, `ctx`], { shape: t, inst: e, memo: i, syms: a }),
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
            r = typeof e == `symbol` ? `syms[${a.indexOf(e)}]` : sg(e),
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
      s = ug,
      c = !o_.jitless,
      l = c && dg.value,
      u = t.catchall,
      d;
    e._zod.parse = (i, f) => {
      d ??= r.value;
      let p = i.value;
      return s(p)
        ? c && l && f?.async === !1 && f.jitless !== !0
          ? ((o ||= a(t.shape)), (i = o(i, f)), u ? Ly([], p, i, f, d, e, f?.abortEarly === !0) : i)
          : n(i, f)
        : (i.issues.push({ expected: `object`, code: `invalid_type`, input: p, inst: e }), i);
    };
  });
function By(e, t, n, r) {
  for (let n of e) if (n.issues.length === 0) return ((t.value = n.value), t);
  let i = e.filter((e) => !Ag(e));
  return i.length === 1
    ? ((t.value = i[0].value), i[0])
    : (t.issues.push({
        code: `invalid_union`,
        input: t.value,
        inst: n,
        errors: e.map((e) => e.issues.map((e) => Ig(e, r, s_()))),
      }),
      t);
}
const Vy = /*@__PURE__*/ Q(`$ZodUnion`, (e, t) => {
    (Pv.init(e, t),
      Zg(e, `optin`, (e) =>
        e.def.options.some((e) => e._zod.optin === `defaulted`)
          ? `defaulted`
          : e.def.options.some((e) => e._zod.optin !== void 0)
            ? `optional`
            : void 0,
      ),
      Zg(e, `optout`, (e) =>
        e.def.options.some((e) => e._zod.optout === `optional`) ? `optional` : void 0,
      ),
      Zg(e, `values`, (e) => {
        if (e.def.options.every((e) => e._zod.values))
          return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
      }),
      Zg(e, `pattern`, (e) => {
        if (e.def.options.every((e) => e._zod.pattern)) {
          let t = e.def.options.map((e) => e._zod.pattern);
          return RegExp(`^(${t.map((e) => Zh(e.source)).join(`|`)})$`);
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
      return a ? Promise.all(o).then((t) => By(t, r, e, i)) : By(o, r, e, i);
    };
  }),
  Hy = /*@__PURE__*/ Q(`$ZodIntersection`, (e, t) => {
    (Pv.init(e, t),
      (e._zod.parse = (e, n) => {
        let r = e.value,
          i = t.left._zod.run({ value: r, issues: [] }, n),
          a = t.right._zod.run({ value: r, issues: [] }, n);
        return i instanceof Promise || a instanceof Promise
          ? Promise.all([i, a]).then(([t, n]) => Wy(e, t, n))
          : Wy(e, i, a);
      }));
  });
function Uy(e, t) {
  if (e === t || (e instanceof Date && t instanceof Date && +e == +t))
    return { valid: !0, data: e };
  if (fg(e) && fg(t)) {
    let n = Object.keys(t),
      r = Object.keys(e).filter((e) => n.indexOf(e) !== -1),
      i = { ...e, ...t };
    Object.prototype.hasOwnProperty.call(i, `__proto__`) && delete i.__proto__;
    for (let n of r) {
      if (n === `__proto__`) continue;
      let r = Uy(e[n], t[n]);
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
        o = Uy(i, a);
      if (!o.valid) return { valid: !1, mergeErrorPath: [r, ...o.mergeErrorPath] };
      n.push(o.data);
    }
    return { valid: !0, data: n };
  }
  return { valid: !1, mergeErrorPath: [] };
}
function Wy(e, t, n) {
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
  let c = Uy(t.value, n.value);
  if (!c.valid) {
    if (Ag(e)) return e;
    throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`);
  }
  return ((e.value = c.data), e);
}
const Gy = /*@__PURE__*/ Q(`$ZodTuple`, (e, t) => {
  Pv.init(e, t);
  let n = t.items,
    r = o_.memoizer;
  (r?.attach(e),
    (e._zod.parse = (i, a) => {
      let o = i.value;
      if (!Array.isArray(o))
        return (i.issues.push({ input: o, inst: e, expected: `tuple`, code: `invalid_type` }), i);
      i.value = r ? r.alloc(e, i, [], a) : [];
      let s = [],
        c = Ky(n, `optin`),
        l = Ky(n, `optout`);
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
          : ((u[e] = t), d && !f && t.issues.length && (f = Ag(t)));
      }
      if (t.rest && !f) {
        let e = n.length - 1,
          r = o.slice(n.length),
          c = i.issues.length;
        for (let n of r) {
          if (d && i.issues.length !== c) {
            if (Ag(i, c)) break;
            c = i.issues.length;
          }
          e++;
          let r = t.rest._zod.run({ value: n, issues: [] }, a);
          r instanceof Promise ? s.push(r.then((t) => qy(t, i, e))) : qy(r, i, e);
        }
      }
      return s.length ? Promise.all(s).then(() => Jy(u, i, n, o, l)) : Jy(u, i, n, o, l);
    }));
});
function Ky(e, t) {
  for (let n = e.length - 1; n >= 0; n--)
    if (!(t === `optin` ? e[n]._zod.optin !== void 0 : e[n]._zod.optout === `optional`))
      return n + 1;
  return 0;
}
function qy(e, t, n) {
  (e.issues.length && t.issues.push(...Mg(n, e.issues)), (t.value[n] = e.value));
}
function Jy(e, t, n, r, i) {
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
      t.issues.push(...Mg(a, o.issues));
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
const Yy = /*@__PURE__*/ Q(`$ZodEnum`, (e, t) => {
    Pv.init(e, t);
    let n = Gh(t.entries),
      r = new Set(n);
    ((e._zod.values = r),
      Zg(e, `pattern`, (e) => {
        let t = Gh(e.def.entries).filter((e) => mg.has(typeof e));
        return RegExp(t.length ? `^(${t.map((e) => hg(e.toString())).join(`|`)})$` : `^[^\\s\\S]$`);
      }),
      (e._zod.parse = (t, i) => {
        let a = t.value;
        return (
          r.has(a) || t.issues.push({ code: `invalid_value`, values: n, input: a, inst: e }), t
        );
      }));
  }),
  Xy = /*@__PURE__*/ Q(`$ZodLiteral`, (e, t) => {
    Pv.init(e, t);
    let n = new Set(t.values);
    ((e._zod.values = n),
      Zg(e, `pattern`, (e) => {
        let t = e.def.values;
        return RegExp(
          t.length
            ? `^(${t.map((e) => (typeof e == `string` ? hg(e) : e ? hg(e.toString()) : String(e))).join(`|`)})$`
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
  Zy = /*@__PURE__*/ Q(`$ZodTransform`, (e, t) => {
    (Pv.init(e, t),
      (e._zod.optin = `optional`),
      o_.memoizer?.guard(e),
      (e._zod.parse = (n, r) => {
        if (r.direction === `backward`) throw new a_(e.constructor.name);
        let i = t.transform(n.value, n);
        if (r.async)
          return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => ((n.value = e), n));
        if (i instanceof Promise) throw new i_();
        return ((n.value = i), n);
      }));
  });
function Qy(e, t) {
  return ((e.value = t.issues.length ? void 0 : t.value), e);
}
const $y = /*@__PURE__*/ Q(`$ZodOptional`, (e, t) => {
    (Pv.init(e, t),
      Zg(e, `optin`, (e) =>
        e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`,
      ),
      (e._zod.optout = `optional`),
      Zg(e, `values`, (e) => {
        let t = e.def.innerType._zod.values;
        return t ? /* @__PURE__ */ new Set([...t, void 0]) : void 0;
      }),
      Zg(e, `pattern`, (e) => {
        let t = e.def.innerType._zod.pattern;
        return t ? RegExp(`^(${Zh(t.source)})?$`) : void 0;
      }),
      (e._zod.parse = (e, n) => {
        if (e.value === void 0) {
          if (t.innerType._zod.optin !== `defaulted`) return e;
          let r = t.innerType._zod.run({ value: e.value, issues: [] }, n);
          return r instanceof Promise ? r.then((t) => Qy(e, t)) : Qy(e, r);
        }
        return t.innerType._zod.run(e, n);
      }));
  }),
  eb = /*@__PURE__*/ Q(`$ZodExactOptional`, (e, t) => {
    ($y.init(e, t),
      Zg(e, `values`, (e) => e.def.innerType._zod.values),
      Zg(e, `pattern`, (e) => e.def.innerType._zod.pattern),
      (e._zod.parse = (e, n) => t.innerType._zod.run(e, n)));
  }),
  tb = /*@__PURE__*/ Q(`$ZodNullable`, (e, t) => {
    (Pv.init(e, t),
      Zg(e, `optin`, (e) => e.def.innerType._zod.optin),
      Zg(e, `optout`, (e) => e.def.innerType._zod.optout),
      Zg(e, `pattern`, (e) => {
        let t = e.def.innerType._zod.pattern;
        return t ? RegExp(`^(${Zh(t.source)}|null)$`) : void 0;
      }),
      Zg(e, `values`, (e) =>
        e.def.innerType._zod.values
          ? /* @__PURE__ */ new Set([...e.def.innerType._zod.values, null])
          : void 0,
      ),
      (e._zod.parse = (e, n) => (e.value === null ? e : t.innerType._zod.run(e, n))));
  }),
  nb = /*@__PURE__*/ Q(`$ZodDefault`, (e, t) => {
    (Pv.init(e, t),
      (e._zod.optin = `defaulted`),
      Zg(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) return t.innerType._zod.run(e, n);
        if (e.value === void 0) return ((e.value = t.defaultValue), e);
        let r = t.innerType._zod.run(e, n);
        return r instanceof Promise ? r.then((e) => rb(e, t)) : rb(r, t);
      }));
  });
function rb(e, t) {
  return (e.value === void 0 && (e.value = t.defaultValue), e);
}
const ib = /*@__PURE__*/ Q(`$ZodPrefault`, (e, t) => {
    (Pv.init(e, t),
      (e._zod.optin = `defaulted`),
      Zg(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => (
        n.direction === `backward` || (e.value === void 0 && (e.value = t.defaultValue)),
        t.innerType._zod.run(e, n)
      )));
  }),
  ab = /*@__PURE__*/ Q(`$ZodNonOptional`, (e, t) => {
    (Pv.init(e, t),
      Zg(e, `values`, (e) => {
        let t = e.def.innerType._zod.values;
        return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
      }),
      (e._zod.parse = (n, r) => {
        let i = t.innerType._zod.run(n, r);
        return i instanceof Promise ? i.then((t) => ob(t, e)) : ob(i, e);
      }));
  });
function ob(e, t) {
  return (
    !e.issues.length &&
      e.value === void 0 &&
      e.issues.push({ code: `invalid_type`, expected: `nonoptional`, input: e.value, inst: t }),
    e
  );
}
function sb(e, t, n, r) {
  return t.issues.length
    ? ((e.value = n.catchValue({
        ...t,
        value: e.value,
        error: { issues: t.issues.map((e) => Ig(e, r, s_())) },
        input: e.value,
      })),
      e)
    : ((e.value = t.value), t.memo && (e.memo = !0), e);
}
const cb = /*@__PURE__*/ Q(`$ZodCatch`, (e, t) => {
    (Pv.init(e, t),
      Zg(e, `optin`, (e) =>
        e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`,
      ),
      Zg(e, `optout`, (e) => e.def.innerType._zod.optout),
      Zg(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) return t.innerType._zod.run(e, n);
        let r = t.innerType._zod.run({ value: e.value, issues: [] }, n);
        return r instanceof Promise ? r.then((r) => sb(e, r, t, n)) : sb(e, r, t, n);
      }));
  }),
  lb = /*@__PURE__*/ Q(`$ZodPipe`, (e, t) => {
    (Pv.init(e, t),
      Zg(e, `values`, (e) => e.def.in._zod.values),
      Zg(e, `optin`, (e) => e.def.in._zod.optin),
      Zg(e, `optout`, (e) => e.def.out._zod.optout),
      Zg(e, `propValues`, (e) => e.def.in._zod.propValues),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) {
          let r = t.out._zod.run(e, n);
          return r instanceof Promise ? r.then((e) => ub(e, t.in, n)) : ub(r, t.in, n);
        }
        let r = t.in._zod.run(e, n);
        return r instanceof Promise ? r.then((e) => ub(e, t.out, n)) : ub(r, t.out, n);
      }));
  });
function ub(e, t, n) {
  return e.issues.some((e) => e.code !== `unrecognized_keys`)
    ? ((e.aborted = !0), e)
    : t._zod.run({ value: e.value, issues: e.issues }, n);
}
const db = /*@__PURE__*/ Q(`$ZodReadonly`, (e, t) => {
  (Pv.init(e, t),
    Zg(e, `propValues`, (e) => e.def.innerType._zod.propValues),
    Zg(e, `values`, (e) => e.def.innerType._zod.values),
    Zg(e, `optin`, (e) => e.def.innerType?._zod?.optin),
    Zg(e, `optout`, (e) => e.def.innerType?._zod?.optout),
    (e._zod.parse = (e, n) => {
      if (n.direction === `backward`) return t.innerType._zod.run(e, n);
      let r = t.innerType._zod.run(e, n);
      return r instanceof Promise ? r.then(fb) : fb(r);
    }));
});
function fb(e) {
  return (e.memo || (e.value = Object.freeze(e.value)), e);
}
const pb = /*@__PURE__*/ Q(`$ZodCustom`, (e, t) => {
  (mv.init(e, t),
    Pv.init(e, t),
    (e._zod.parse = (e, t) => e),
    (e._zod.check = (n) => {
      let r = n.value,
        i = t.fn(r);
      if (i instanceof Promise) return i.then((t) => mb(t, n, r, e));
      mb(i, n, r, e);
    }));
});
function mb(e, t, n, r) {
  if (!e) {
    let e = {
      code: `custom`,
      input: n,
      inst: r,
      path: [...(r._zod.def.path ?? [])],
      continue: !r._zod.def.abort,
    };
    (r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(Vg(e)));
  }
}
var hb = class extends Error {
  constructor() {
    (super(`Cannot parse a reference cycle that closes through a transform`),
      (this.name = `ZodCyclicError`));
  }
};
const gb = `~memo`,
  _b = [];
function vb(e) {
  return typeof e == `object` && !!e;
}
function yb(e) {
  return e.map((e) => (e.path ? { ...e, path: e.path.slice() } : { ...e }));
}
const bb = /*@__PURE__*/ new WeakMap();
function xb(e, t, n) {
  let r = bb.get(e);
  if (r !== void 0) return r ? 2 : 0;
  if (t.has(e)) return 2;
  t.add(e);
  let i = 0,
    a = (e) => {
      if (i !== 2 && e?._zod) {
        let r = xb(e, t, n);
        r > i && (i = r);
      }
    },
    o = (e, r) => {
      let i = 0;
      for (let a of Reflect.ownKeys(e)) {
        let o = Object.getOwnPropertyDescriptor(e, a);
        if (r && !o.enumerable) continue;
        let s = o.get ? 1 : o.value?._zod ? xb(o.value, t, n) : 0;
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
      let e = eg(c);
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
      s(r ? xb(r, t, !1) : 1);
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
  return (t.delete(e), Sb(e, i));
}
function Sb(e, t) {
  return (t !== 1 && bb.set(e, t === 2), t);
}
function Cb(e, t) {
  let n = e.buckets.get(t);
  return (n || ((n = /* @__PURE__ */ new WeakMap()), e.buckets.set(t, n)), n);
}
let wb;
const Tb = [],
  Eb = {
    alloc(e, t, n) {
      let r = wb;
      if (!r) return n;
      wb = void 0;
      let i = { value: n, issues: null };
      return (r.set(t.value, i), Tb.push(i), n);
    },
    guard(e) {
      var t;
      ((t = e._zod).deferred ?? (t.deferred = []),
        e._zod.deferred.push(() => {
          let t = e._zod.parse,
            n = (e, n) => {
              if (n.direction !== `backward` && Ob(n, e.value)) throw new hb();
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
                let i = xb(e, /* @__PURE__ */ new Set(), !1);
                if (i === 0)
                  return ((e._zod.parse = t), e._zod.run === o && (e._zod.run = t), t(s, c));
                i === 2 || r ? (n = !0) : (r = !0);
              }
              let l = s.value;
              if (!vb(l)) return t(s, c);
              let u = c[gb];
              u ||
                ((u = { buckets: /* @__PURE__ */ new WeakMap(), backEdges: void 0 }), (c[gb] = u));
              let d;
              i === c ? (d = a) : ((d = Cb(u, e)), (i = c), (a = d));
              let f = d.get(l);
              if (f)
                return (
                  (s.value = f.value),
                  f.issues
                    ? f.issues.length && s.issues.push(...yb(f.issues))
                    : ((s.memo = !0),
                      u.backEdges ?? (u.backEdges = /* @__PURE__ */ new WeakSet()),
                      u.backEdges.add(f.value)),
                  s
                );
              wb = d;
              let p = Tb.length,
                m = t(s, c);
              wb = void 0;
              let h = Tb.length > p ? Tb.pop() : void 0;
              return m instanceof Promise
                ? m.then((e) => (h && (h.issues = e.issues.length ? yb(e.issues) : _b), e))
                : (h && (h.issues = m.issues.length ? yb(m.issues) : _b), m);
            };
          ((e._zod.parse = o), e._zod.run === t && (e._zod.run = o));
        }));
    },
  };
function Db() {
  return Eb;
}
function Ob(e, t) {
  let n = e[gb]?.backEdges;
  return n !== void 0 && vb(t) && n.has(t);
}
const kb = () => {
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
        return `Invalid input: expected ${i(e.expected)}, received ${i(Bg(e.input), e.input)}`;
      case `invalid_value`:
        return e.values.length === 1
          ? `Invalid input: expected ${_g(e.values[0])}`
          : `Invalid option: expected one of ${Kh(e.values, `|`)}`;
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
        return `Unrecognized key${e.keys.length > 1 ? `s` : ``}: ${Kh(e.keys, `, `)}`;
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
function Ab() {
  return { localeError: kb() };
}
var jb,
  Mb = class {
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
function Nb() {
  return new Mb();
}
(jb = globalThis).__zod_globalRegistry ?? (jb.__zod_globalRegistry = Nb());
const Pb = globalThis.__zod_globalRegistry;
function Fb(e) {
  return ((e.checks &&= [...e.checks]), e);
} // @__NO_SIDE_EFFECTS__
function Ib(e, t) {
  return new e(Fb({ type: `string`, ...Z(t) }));
} // @__NO_SIDE_EFFECTS__
function Lb(e, t) {
  return new e({ type: `string`, format: `email`, check: `string_format`, abort: !1, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function Rb(e, t) {
  return new e({ type: `string`, format: `guid`, check: `string_format`, abort: !1, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function zb(e, t) {
  return new e({ type: `string`, format: `uuid`, check: `string_format`, abort: !1, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function Bb(e, t) {
  return new e({
    type: `string`,
    format: `uuid`,
    check: `string_format`,
    abort: !1,
    version: `v4`,
    ...Z(t),
  });
} // @__NO_SIDE_EFFECTS__
function Vb(e, t) {
  return new e({
    type: `string`,
    format: `uuid`,
    check: `string_format`,
    abort: !1,
    version: `v6`,
    ...Z(t),
  });
} // @__NO_SIDE_EFFECTS__
function Hb(e, t) {
  return new e({
    type: `string`,
    format: `uuid`,
    check: `string_format`,
    abort: !1,
    version: `v7`,
    ...Z(t),
  });
} // @__NO_SIDE_EFFECTS__
function Ub(e, t) {
  return new e({ type: `string`, format: `url`, check: `string_format`, abort: !1, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function Wb(e, t) {
  return new e({ type: `string`, format: `emoji`, check: `string_format`, abort: !1, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function Gb(e, t) {
  return new e({ type: `string`, format: `nanoid`, check: `string_format`, abort: !1, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function Kb(e, t) {
  return new e({ type: `string`, format: `cuid`, check: `string_format`, abort: !1, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function qb(e, t) {
  return new e({ type: `string`, format: `cuid2`, check: `string_format`, abort: !1, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function Jb(e, t) {
  return new e({ type: `string`, format: `ulid`, check: `string_format`, abort: !1, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function Yb(e, t) {
  return new e({ type: `string`, format: `xid`, check: `string_format`, abort: !1, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function Xb(e, t) {
  return new e({ type: `string`, format: `ksuid`, check: `string_format`, abort: !1, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function Zb(e, t) {
  return new e({ type: `string`, format: `ipv4`, check: `string_format`, abort: !1, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function Qb(e, t) {
  return new e({ type: `string`, format: `ipv6`, check: `string_format`, abort: !1, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function $b(e, t) {
  return new e({ type: `string`, format: `cidrv4`, check: `string_format`, abort: !1, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function ex(e, t) {
  return new e({ type: `string`, format: `cidrv6`, check: `string_format`, abort: !1, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function tx(e, t) {
  return new e({ type: `string`, format: `base64`, check: `string_format`, abort: !1, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function nx(e, t) {
  return new e({ type: `string`, format: `base64url`, check: `string_format`, abort: !1, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function rx(e, t) {
  return new e({ type: `string`, format: `e164`, check: `string_format`, abort: !1, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function ix(e, t) {
  return new e({ type: `string`, format: `jwt`, check: `string_format`, abort: !1, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function ax(e, t) {
  return new e({
    type: `string`,
    format: `datetime`,
    check: `string_format`,
    offset: !1,
    local: !1,
    precision: null,
    ...Z(t),
  });
} // @__NO_SIDE_EFFECTS__
function ox(e, t) {
  return new e({ type: `string`, format: `date`, check: `string_format`, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function sx(e, t) {
  return new e({
    type: `string`,
    format: `time`,
    check: `string_format`,
    precision: null,
    ...Z(t),
  });
} // @__NO_SIDE_EFFECTS__
function cx(e, t) {
  return new e({ type: `string`, format: `duration`, check: `string_format`, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function lx(e, t) {
  return new e(Fb({ type: `number`, checks: [], ...Z(t) }));
} // @__NO_SIDE_EFFECTS__
function ux(e, t) {
  return new e({ type: `number`, check: `number_format`, abort: !1, format: `safeint`, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function dx(e, t) {
  return new e({ type: `boolean`, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function fx(e, t) {
  return new e({ type: `null`, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function px(e) {
  return new e({ type: `unknown` });
} // @__NO_SIDE_EFFECTS__
function mx(e, t) {
  return new e({ type: `never`, ...Z(t) });
} // @__NO_SIDE_EFFECTS__
function hx(e, t) {
  return new _v({ check: `less_than`, ...Z(t), value: e, inclusive: !1 });
} // @__NO_SIDE_EFFECTS__
function gx(e, t) {
  return new _v({ check: `less_than`, ...Z(t), value: e, inclusive: !0 });
} // @__NO_SIDE_EFFECTS__
function _x(e, t) {
  return new vv({ check: `greater_than`, ...Z(t), value: e, inclusive: !1 });
} // @__NO_SIDE_EFFECTS__
function vx(e, t) {
  return new vv({ check: `greater_than`, ...Z(t), value: e, inclusive: !0 });
} // @__NO_SIDE_EFFECTS__
function yx(e, t) {
  return new yv({ check: `multiple_of`, ...Z(t), value: e });
} // @__NO_SIDE_EFFECTS__
function bx(e, t) {
  return new xv({ check: `max_length`, ...Z(t), maximum: e });
} // @__NO_SIDE_EFFECTS__
function xx(e, t) {
  return new Sv({ check: `min_length`, ...Z(t), minimum: e });
} // @__NO_SIDE_EFFECTS__
function Sx(e, t) {
  return new Cv({ check: `length_equals`, ...Z(t), length: e });
} // @__NO_SIDE_EFFECTS__
function Cx(e, t) {
  return new Tv({ check: `string_format`, format: `regex`, ...Z(t), pattern: e });
} // @__NO_SIDE_EFFECTS__
function wx(e) {
  return new Ev({ check: `string_format`, format: `lowercase`, ...Z(e) });
} // @__NO_SIDE_EFFECTS__
function Tx(e) {
  return new Dv({ check: `string_format`, format: `uppercase`, ...Z(e) });
} // @__NO_SIDE_EFFECTS__
function Ex(e, t) {
  return new Ov({ check: `string_format`, format: `includes`, ...Z(t), includes: e });
} // @__NO_SIDE_EFFECTS__
function Dx(e, t) {
  return new kv({ check: `string_format`, format: `starts_with`, ...Z(t), prefix: e });
} // @__NO_SIDE_EFFECTS__
function Ox(e, t) {
  return new Av({ check: `string_format`, format: `ends_with`, ...Z(t), suffix: e });
} // @__NO_SIDE_EFFECTS__
function kx(e) {
  return new jv({ check: `overwrite`, tx: e });
} // @__NO_SIDE_EFFECTS__
function Ax(e) {
  return /* @__PURE__ */ kx((t) => t.normalize(e));
} // @__NO_SIDE_EFFECTS__
function jx() {
  return /* @__PURE__ */ kx((e) => e.trim());
} // @__NO_SIDE_EFFECTS__
function Mx() {
  return /* @__PURE__ */ kx((e) => e.toLowerCase());
} // @__NO_SIDE_EFFECTS__
function Nx() {
  return /* @__PURE__ */ kx((e) => e.toUpperCase());
} // @__NO_SIDE_EFFECTS__
function Px() {
  return /* @__PURE__ */ kx((e) => cg(e));
} // @__NO_SIDE_EFFECTS__
function Fx(e, t, n) {
  return new e({ type: `array`, element: t, ...Z(n) });
} // @__NO_SIDE_EFFECTS__
function Ix(e, t, n) {
  return new e({ type: `custom`, check: `custom`, fn: t, ...Z(n) });
} // @__NO_SIDE_EFFECTS__
function Lx(e, t) {
  let n = /* @__PURE__ */ Rx(
    (t) => (
      (t.addIssue = (e) => {
        if (typeof e == `string`) t.issues.push(Vg(e, t.value, n._zod.def));
        else {
          let r = e;
          (r.fatal && (r.continue = !1),
            (r.code ??= `custom`),
            `input` in r || (r.input = t.value),
            (r.inst ??= n),
            (r.continue ??= !n._zod.def.abort),
            t.issues.push(Vg(r)));
        }
      }),
      e(t.value, t)
    ),
    t,
  );
  return n;
} // @__NO_SIDE_EFFECTS__
function Rx(e, t) {
  let n = new mv({ check: `custom`, ...Z(t) });
  return ((n._zod.check = e), n);
}
function zx(e, ...t) {
  for (let n of t)
    for (let t of Reflect.ownKeys(n))
      Object.prototype.propertyIsEnumerable.call(n, t) && $h(e, t, n[t]);
  return e;
}
function Bx(e) {
  let t = e?.target ?? `draft-2020-12`;
  return (
    t === `draft-4` && (t = `draft-04`),
    t === `draft-7` && (t = `draft-07`),
    {
      processors: e.processors ?? {},
      metadataRegistry: e?.metadata ?? Pb,
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
function Vx(e, t, n, r, i) {
  let a =
    typeof t.unrepresentable == `function`
      ? t.unrepresentable({ zodSchema: e, path: r.path, message: i })
      : t.unrepresentable;
  if (a === `any`) return !1;
  if (a === void 0 || a === `throw`) throw Error(i);
  return (Object.assign(n, a), !0);
}
function Hx(e, t, n = { path: [], schemaPath: [] }) {
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
    a && ((o.ref ||= a), Hx(a, t, r), (t.seen.get(a).isParent = !0));
  }
  let c = t.metadataRegistry.get(e);
  return (
    c && zx(o.schema, c),
    t.io === `input` && Qx(e) && (delete o.schema.examples, delete o.schema.default),
    t.io === `input` &&
      `_prefault` in o.schema &&
      ((r = o.schema).default ?? (r.default = o.schema._prefault)),
    delete o.schema._prefault,
    t.seen.get(e).schema
  );
}
function Ux(e) {
  return e.replace(/~/g, `~0`).replace(/\//g, `~1`);
}
function Wx(e, t) {
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
        return ((t[1].defId = a), { defId: a, ref: `${i(`__shared`)}#/${r}/${Ux(a)}` });
      }
      let i = `#/${r}/`;
      if (t[1] === n && !t[1].schema.id) return { ref: `#` };
      let a = t[1].schema.id ?? `__schema${e.counter++}`;
      return { defId: a, ref: i + Ux(a) };
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
function Gx(e) {
  let t = e.anyOf;
  if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
  let n = [];
  for (let e of t) {
    if (!e || typeof e != `object`) return;
    Gx(e);
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
const Kx = /* @__PURE__ */ new Set([`type`, `properties`, `required`, `additionalProperties`]),
  qx = [`oneOf`, `anyOf`];
function Jx(e) {
  let t = e.additionalProperties;
  return t === void 0 || t === !1 || typeof t != `object` || !t
    ? null
    : Object.keys(t).length
      ? t
      : null;
}
function Yx(e) {
  let t = [];
  for (let n of e) {
    if (typeof n != `object` || n.type !== `object`) return null;
    for (let e in n) if (!Kx.has(e)) return null;
    t.push(n);
  }
  let n = {},
    r = /* @__PURE__ */ new Set();
  for (let e of t) {
    for (let r in e.properties) {
      if (Object.prototype.hasOwnProperty.call(n, r)) continue;
      let e = [];
      for (let n of t) {
        let t = n.properties?.[r] ?? Jx(n);
        t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
      }
      $h(n, r, e.length === 1 ? e[0] : (Yx(e) ?? { allOf: e }));
    }
    for (let t of e.required ?? []) r.add(t);
  }
  let i = { type: `object`, properties: n };
  if ((r.size && (i.required = [...r]), t.every((e) => e.additionalProperties === !1)))
    i.additionalProperties = !1;
  else {
    let e = [];
    for (let n of t) {
      let t = Jx(n);
      t && !e.some((e) => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
    }
    e.length === 1
      ? (i.additionalProperties = e[0])
      : e.length > 1 && (i.additionalProperties = { allOf: e });
  }
  return i;
}
function Xx(e) {
  let t = e.allOf;
  if (!Array.isArray(t) || t.length < 2) return;
  for (let t of Kx) if (t in e) return;
  let n = t.filter((e) => qx.some((t) => Array.isArray(e[t]))),
    r = null;
  if (!n.length) r = Yx(t);
  else {
    let e = n[0],
      i = qx.find((t) => Array.isArray(e[t]));
    if (Object.keys(e).length !== 1) return;
    let a = t.filter((t) => t !== e),
      o = e[i].map((e) => Yx([...a, e]));
    if (o.some((e) => !e)) return;
    r = { [i]: o };
  }
  r && (delete e.allOf, zx(e, r));
}
function Zx(e, t) {
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
          : zx(i, s),
        zx(i, a),
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
    if (e.target !== `openapi-3.0`) for (let t of e.seen.entries()) Gx(t[1].def ?? t[1].schema);
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
      for (let n of e.intersections) for (let e of t.get(n) ?? []) Xx(e);
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
  zx(i, n.defId ? n.schema : (n.def ?? n.schema));
  let a = e.metadataRegistry.get(t)?.id;
  a !== void 0 && i.id === a && delete i.id;
  let o = e.external?.defs ?? {};
  if (!e.external || e.sharedEmitDoneFor !== e.external)
    for (let t of e.seen.entries()) {
      let e = t[1];
      e.def && e.defId && (e.def.id === e.defId && delete e.def.id, $h(o, e.defId, e.def));
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
            input: eS(t, `input`, e.processors),
            output: eS(t, `output`, e.processors),
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
function Qx(e, t) {
  let n = t ?? { seen: /* @__PURE__ */ new Set() };
  if (n.seen.has(e)) return !1;
  n.seen.add(e);
  let r = e._zod.def;
  if (r.type === `transform`) return !0;
  if (r.type === `array`) return Qx(r.element, n);
  if (r.type === `set`) return Qx(r.valueType, n);
  if (r.type === `lazy`) return Qx(r.getter(), n);
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
    return Qx(r.innerType, n);
  if (r.type === `intersection`) return Qx(r.left, n) || Qx(r.right, n);
  if (r.type === `record` || r.type === `map`) return Qx(r.keyType, n) || Qx(r.valueType, n);
  if (r.type === `pipe`) return e._zod.traits.has(`$ZodCodec`) ? !0 : Qx(r.in, n) || Qx(r.out, n);
  if (r.type === `object`) {
    for (let e in r.shape) if (Qx(r.shape[e], n)) return !0;
    return !1;
  }
  if (r.type === `union`) {
    for (let e of r.options) if (Qx(e, n)) return !0;
    return !1;
  }
  if (r.type === `tuple`) {
    for (let e of r.items) if (Qx(e, n)) return !0;
    return !!(r.rest && Qx(r.rest, n));
  }
  return !1;
}
const $x =
    (e, t = {}) =>
    (n) => {
      let r = Bx({ ...n, processors: t });
      return (Hx(e, r), Wx(r, e), Zx(r, e));
    },
  eS =
    (e, t, n = {}) =>
    (r) => {
      let { libraryOptions: i, target: a } = r ?? {},
        o = Bx({ ...(i ?? {}), target: a, io: t, processors: n });
      return (Hx(e, o), Wx(o, e), Zx(o, e));
    },
  tS = (e, t, n) => {
    (e[t] === void 0 || n > e[t]) && (e[t] = n);
  },
  nS = (e, t, n) => {
    (e[t] === void 0 || n < e[t]) && (e[t] = n);
  },
  rS = (e, t) => {
    (tS(e, `minimum`, t), nS(e, `maximum`, t));
  },
  iS = (e, t) => {
    ((e.multipleOf ??= []), e.multipleOf.includes(t) || e.multipleOf.push(t));
  },
  aS = (e, t) => {
    ((e.patterns ??= /* @__PURE__ */ new Set()), e.patterns.add(t));
  },
  oS = (e, t) => {
    e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
  },
  sS = (e, t) => {
    ((e.format = t), t.includes(`int`) && (e.isInt = !0));
  },
  cS = (e, t) => tS(e, `minimum`, t.minimum),
  lS = (e, t) => nS(e, `maximum`, t.maximum),
  uS = (e) => (t, n) => {
    sS(t, n.format);
    let [r, i] = e[n.format];
    (tS(t, `minimum`, r), nS(t, `maximum`, i));
  },
  dS = {
    greater_than: (e, t) => tS(e, t.inclusive ? `minimum` : `exclusiveMinimum`, t.value),
    less_than: (e, t) => nS(e, t.inclusive ? `maximum` : `exclusiveMaximum`, t.value),
    multiple_of: (e, t) => iS(e, t.value),
    number_format: uS(yg),
    bigint_format: uS(bg),
    min_length: cS,
    max_length: lS,
    length_equals: (e, t) => rS(e, t.length),
    min_size: cS,
    max_size: lS,
    size_equals: (e, t) => rS(e, t.size),
    string_format: (e, t) => {
      (sS(e, t.format),
        t.pattern && aS(e, t.pattern),
        (t.format === `base64` || t.format === `base64url`) && (e.contentEncoding = t.format),
        (t.local || t.precision === -1) && (e.laxFormat = !0));
    },
    mime_type: (e, t) => oS(e, t.mime),
  };
function fS(e) {
  let t = {},
    n = e._zod.def,
    r = e._zod.traits.has(`$ZodCheck`) ? [e, ...(n.checks ?? [])] : (n.checks ?? []);
  for (let e of r) dS[e._zod.def.check]?.(t, e._zod.def);
  let i = e._zod.bag;
  (i.minimum !== void 0 && tS(t, `minimum`, i.minimum),
    i.exclusiveMinimum !== void 0 && tS(t, `exclusiveMinimum`, i.exclusiveMinimum),
    i.maximum !== void 0 && nS(t, `maximum`, i.maximum),
    i.exclusiveMaximum !== void 0 && nS(t, `exclusiveMaximum`, i.exclusiveMaximum),
    i.multipleOf !== void 0 && iS(t, i.multipleOf),
    i.format !== void 0 && ((t.format ??= i.format), i.format.includes(`int`) && (t.isInt = !0)),
    i.mime && oS(t, i.mime));
  for (let e of i.patterns ?? []) aS(t, e);
  return t;
}
const pS = {
    guid: `uuid`,
    url: `uri`,
    datetime: `date-time`,
    json_string: `json-string`,
    regex: ``,
  },
  mS = /* @__PURE__ */ new Map([
    [gy, Q_],
    [vy, $_],
  ]),
  hS = (e) => mS.get(e) ?? e,
  gS = (e, t, n, r) => {
    let i = n;
    i.type = `string`;
    let {
      minimum: a,
      maximum: o,
      format: s,
      patterns: c,
      contentEncoding: l,
      laxFormat: u,
    } = fS(e);
    if (
      (typeof a == `number` && (i.minLength = a),
      typeof o == `number` && (i.maxLength = o),
      s &&
        ((i.format = pS[s] ?? s),
        i.format === `` && delete i.format,
        (s === `time` || u) && delete i.format),
      l && (i.contentEncoding = l),
      c && c.size > 0)
    ) {
      let e = [...c].map(hS);
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
  _S = (e, t, n, r) => {
    let i = n,
      {
        minimum: a,
        maximum: o,
        multipleOf: s,
        exclusiveMaximum: c,
        exclusiveMinimum: l,
        isInt: u,
      } = fS(e);
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
          : Vx(e, t, i, r, `A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
      let [a, ...o] = n;
      (a !== void 0 && (i.multipleOf = a),
        o.length && (i.allOf = [...(i.allOf ?? []), ...o.map((e) => ({ multipleOf: e }))]));
    }
  },
  vS = (e, t, n, r) => {
    n.type = `boolean`;
  },
  yS = (e, t, n, r) => {
    t.target === `openapi-3.0`
      ? ((n.type = `string`), (n.nullable = !0), (n.enum = [null]))
      : (n.type = `null`);
  },
  bS = (e, t, n, r) => {
    n.not = {};
  },
  xS = (e, t, n, r) => {
    let i = e._zod.def,
      a = Gh(i.entries);
    a.length === 0
      ? (n.not = {})
      : (a.every((e) => typeof e == `number`) && (n.type = `number`),
        a.every((e) => typeof e == `string`) && (n.type = `string`),
        (n.enum = a));
  },
  SS = (e, t, n, r) => {
    let i = e._zod.def;
    if (i.values.length === 0) {
      n.not = {};
      return;
    }
    let a = [];
    for (let o of i.values)
      if (o === void 0) {
        if (Vx(e, t, n, r, "Literal `undefined` cannot be represented in JSON Schema")) return;
      } else if (typeof o == `bigint`) {
        if (Vx(e, t, n, r, `BigInt literals cannot be represented in JSON Schema`)) return;
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
  CS = (e, t, n, r) => {
    Vx(e, t, n, r, `Custom types cannot be represented in JSON Schema`);
  },
  wS = (e, t, n, r) => {
    Vx(e, t, n, r, `Transforms cannot be represented in JSON Schema`);
  },
  TS = (e, t, n, r) => {
    let i = n,
      a = e._zod.def,
      { minimum: o, maximum: s } = fS(e);
    (typeof o == `number` && (i.minItems = o),
      typeof s == `number` && (i.maxItems = s),
      (i.type = `array`),
      (i.items = Hx(a.element, t, { ...r, path: [...r.path, `items`] })));
  };
function ES(e) {
  let t = e._zod.def;
  return t.type === `pipe` && t.in._zod.traits.has(`$ZodTransform`)
    ? ES(t.out)
    : t.type === `catch`
      ? ES(t.innerType)
      : e._zod.optin;
}
const DS = (e, t, n, r) => {
    let i = n,
      a = e._zod.def,
      o = a.shape;
    if (
      Object.getOwnPropertySymbols(o).length &&
      Vx(e, t, i, r, `Symbol keys cannot be represented in JSON Schema`)
    )
      return;
    ((i.type = `object`), (i.properties = {}));
    for (let e in o) $h(i.properties, e, Hx(o[e], t, { ...r, path: [...r.path, `properties`, e] }));
    let s = [];
    for (let e of Object.keys(o)) {
      let n = a.shape[e];
      (t.io === `input` ? ES(n) === void 0 : n._zod.optout === void 0) && s.push(e);
    }
    (s.length > 0 && (i.required = s),
      a.catchall?._zod.def.type === `never`
        ? (i.additionalProperties = !1)
        : a.catchall
          ? a.catchall &&
            (i.additionalProperties = Hx(a.catchall, t, {
              ...r,
              path: [...r.path, `additionalProperties`],
            }))
          : t.io === `output` && (i.additionalProperties = !1));
  },
  OS = (e, t, n, r) => {
    let i = e._zod.def,
      a = i.inclusive === !1,
      o = i.options.map((e, n) => Hx(e, t, { ...r, path: [...r.path, a ? `oneOf` : `anyOf`, n] }));
    a ? (n.oneOf = o) : (n.anyOf = o);
  },
  kS = (e, t, n, r) => {
    let i = e._zod.def,
      a = Hx(i.left, t, { ...r, path: [...r.path, `allOf`, 0] }),
      o = Hx(i.right, t, { ...r, path: [...r.path, `allOf`, 1] }),
      s = (e) => `allOf` in e && Object.keys(e).length === 1,
      c = [...(s(a) ? a.allOf : [a]), ...(s(o) ? o.allOf : [o])];
    ((n.allOf = c), t.intersections.push(c));
  },
  AS = (e, t, n, r) => {
    let i = n,
      a = e._zod.def;
    i.type = `array`;
    let o = t.target === `draft-2020-12` ? `prefixItems` : `items`,
      s = t.target === `draft-2020-12` || t.target === `openapi-3.0` ? `items` : `additionalItems`,
      c = a.items.map((e, n) => Hx(e, t, { ...r, path: [...r.path, o, n] })),
      l = a.rest
        ? Hx(a.rest, t, {
            ...r,
            path: [...r.path, s, ...(t.target === `openapi-3.0` ? [a.items.length] : [])],
          })
        : null,
      u = a.items.length;
    for (; u > 0;) {
      let e = a.items[u - 1];
      if (!(t.io === `input` ? ES(e) !== void 0 : e._zod.optout === `optional`)) break;
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
    let { minimum: p, maximum: m } = fS(e);
    (typeof p == `number` && (i.minItems = p), typeof m == `number` && (i.maxItems = m));
  },
  jS = (e, t, n, r) => {
    let i = e._zod.def,
      a = Hx(i.innerType, t, r),
      o = t.seen.get(e);
    t.target === `openapi-3.0`
      ? ((o.ref = i.innerType), (n.nullable = !0))
      : (n.anyOf = [a, { type: `null` }]);
  },
  MS = (e, t, n, r) => {
    let i = e._zod.def;
    Hx(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
  },
  NS = Symbol();
function PS(e, t, n, r, i) {
  let a = !1,
    o = JSON.stringify(e, (e, t) => (typeof t == `bigint` ? ((a = !0), null) : t));
  return a
    ? (Vx(t, n, r, i, `BigInt defaults cannot be represented in JSON Schema`), NS)
    : JSON.parse(o);
}
const FS = (e, t, n, r) => {
    let i = e._zod.def;
    Hx(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
    let o = PS(i.defaultValue, e, t, n, r);
    o !== NS && (n.default = o);
  },
  IS = (e, t, n, r) => {
    let i = e._zod.def;
    Hx(i.innerType, t, r);
    let a = t.seen.get(e);
    if (((a.ref = i.innerType), t.io !== `input`)) return;
    let o = PS(i.defaultValue, e, t, n, r);
    o !== NS && (n._prefault = o);
  },
  LS = (e, t, n, r) => {
    let i = e._zod.def;
    Hx(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
    let o;
    try {
      o = i.catchValue(void 0);
    } catch {
      Vx(e, t, n, r, `Dynamic catch values are not supported in JSON Schema`);
      return;
    }
    n.default = o;
  },
  RS = (e, t, n, r) => {
    let i = e._zod.def,
      a = i.in._zod.traits.has(`$ZodTransform`),
      o = t.io === `input` ? (a ? i.out : i.in) : i.out;
    Hx(o, t, r);
    let s = t.seen.get(e);
    s.ref = o;
  },
  zS = (e, t, n, r) => {
    let i = e._zod.def;
    Hx(i.innerType, t, r);
    let a = t.seen.get(e);
    ((a.ref = i.innerType), (n.readOnly = !0));
  },
  BS = (e, t, n, r) => {
    let i = e._zod.def;
    Hx(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
  },
  VS = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function HS(e, t, n) {
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
const US = /*@__PURE__*/ Q(
    `ZodError`,
    (e, t) => {
      (p_.init(e, t), (e.name = `ZodError`));
      let n = Object.getPrototypeOf(e);
      VS.has(n) ||
        (VS.add(n),
        HS(n, `format`, (e) => (t) => g_(e, t)),
        HS(n, `flatten`, (e) => (t) => h_(e, t)),
        HS(n, `addIssue`, (e) => (t) => {
          (e.issues.push(t), (e.message = JSON.stringify(e.issues, qh, 2)));
        }),
        HS(n, `addIssues`, (e) => (t) => {
          (e.issues.push(...t), (e.message = JSON.stringify(e.issues, qh, 2)));
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
  WS = /* @__PURE__ */ v_(US),
  GS = /* @__PURE__ */ y_(US),
  KS = /* @__PURE__ */ b_(US),
  qS = /* @__PURE__ */ S_(US),
  JS = /* @__PURE__ */ O_(US),
  YS = /* @__PURE__ */ k_(US),
  XS = /* @__PURE__ */ A_(US),
  ZS = /* @__PURE__ */ j_(US),
  QS = /* @__PURE__ */ M_(US),
  $S = /* @__PURE__ */ N_(US),
  eC = /* @__PURE__ */ P_(US),
  tC = /* @__PURE__ */ F_(US);
function nC() {
  o_.localeError || s_(Ab());
}
function rC() {
  o_.memoizer || s_({ memoizer: Db() });
}
const iC = /*@__PURE__*/ Q(
    `ZodType`,
    (e, t) => (nC(), Pv.init(e, t), (e.def = t), (e.type = t.type), e),
    {
      check(...e) {
        let t = this.def;
        return this.clone(
          og(t, {
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
        return gg(this, e, t);
      },
      brand() {
        return this;
      },
      register(e, t) {
        return (e.add(this, t), this);
      },
      refine(e, t) {
        return this.check(Tw(e, t));
      },
      superRefine(e, t) {
        return this.check(Ew(e, t));
      },
      overwrite(e) {
        return this.check(/* @__PURE__ */ kx(e));
      },
      optional() {
        return sw(this);
      },
      exactOptional() {
        return lw(this);
      },
      nullable() {
        return dw(this);
      },
      nullish() {
        return sw(dw(this));
      },
      nonoptional(e) {
        return _w(this, e);
      },
      array() {
        return GC(this);
      },
      or(e) {
        return YC([this, e]);
      },
      and(e) {
        return ZC(this, e);
      },
      transform(e) {
        return xw(this, aw(e));
      },
      default(e) {
        return pw(this, e);
      },
      prefault(e) {
        return hw(this, e);
      },
      catch(e) {
        return yw(this, e);
      },
      pipe(e) {
        return xw(this, e);
      },
      readonly() {
        return Cw(this);
      },
      describe(e) {
        let t = this.clone();
        return (Pb.add(t, { description: e }), t);
      },
      meta(...e) {
        if (e.length === 0) return Pb.get(this);
        let t = this.clone();
        return (Pb.add(t, e[0]), t);
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
        return Wg(this, `~standard`, {
          ...Lv(this),
          jsonSchema: { input: eS(this, `input`), output: eS(this, `output`) },
        });
      },
      set "~standard"(e) {
        Ug(this, `~standard`, e);
      },
      parse: function e(t, n) {
        return WS(this, t, n, { callee: e });
      },
      parseAsync: async function e(t, n) {
        return await GS(this, t, n, { callee: e });
      },
      safeParse(e, t) {
        return KS(this, e, t);
      },
      async safeParseAsync(e, t) {
        return qS(this, e, t);
      },
      get spa() {
        return this?.safeParseAsync;
      },
      set spa(e) {
        Ug(this, `spa`, e);
      },
      validate(e, t) {
        return T_(this, e, t);
      },
      validateAsync(e, t) {
        return D_(this, e, t);
      },
      encode: function e(t, n) {
        return JS(this, t, n, { callee: e });
      },
      decode: function e(t, n) {
        return YS(this, t, n, { callee: e });
      },
      encodeAsync: async function e(t, n) {
        return await XS(this, t, n, { callee: e });
      },
      decodeAsync: async function e(t, n) {
        return await ZS(this, t, n, { callee: e });
      },
      safeEncode(e, t) {
        return QS(this, e, t);
      },
      safeDecode(e, t) {
        return $S(this, e, t);
      },
      async safeEncodeAsync(e, t) {
        return eC(this, e, t);
      },
      async safeDecodeAsync(e, t) {
        return tC(this, e, t);
      },
      toJSONSchema(e) {
        return $x(this, {})(e);
      },
      get description() {
        return Pb.get(this)?.description;
      },
      get _def() {
        return this._zod.def;
      },
    },
  ),
  aC = /*@__PURE__*/ Q(
    `_ZodString`,
    (e, t) => {
      (Rv.init(e, t), iC.init(e, t), (e._zod.processJSONSchema = (t, n, r) => gS(e, t, n, r)));
    },
    /*@__PURE__*/ Gg(
      {
        format: (e) => fS(e).format ?? null,
        minLength: (e) => fS(e).minimum ?? null,
        maxLength: (e) => fS(e).maximum ?? null,
      },
      {
        regex(...e) {
          return this.check(/* @__PURE__ */ Cx(...e));
        },
        includes(...e) {
          return this.check(/* @__PURE__ */ Ex(...e));
        },
        startsWith(...e) {
          return this.check(/* @__PURE__ */ Dx(...e));
        },
        endsWith(...e) {
          return this.check(/* @__PURE__ */ Ox(...e));
        },
        min(...e) {
          return this.check(/* @__PURE__ */ xx(...e));
        },
        max(...e) {
          return this.check(/* @__PURE__ */ bx(...e));
        },
        length(...e) {
          return this.check(/* @__PURE__ */ Sx(...e));
        },
        nonempty(...e) {
          return this.check(/* @__PURE__ */ xx(1, ...e));
        },
        lowercase(e) {
          return this.check(/* @__PURE__ */ wx(e));
        },
        uppercase(e) {
          return this.check(/* @__PURE__ */ Tx(e));
        },
        trim() {
          return this.check(/* @__PURE__ */ jx());
        },
        normalize(...e) {
          return this.check(/* @__PURE__ */ Ax(...e));
        },
        toLowerCase() {
          return this.check(/* @__PURE__ */ Mx());
        },
        toUpperCase() {
          return this.check(/* @__PURE__ */ Nx());
        },
        slugify() {
          return this.check(/* @__PURE__ */ Px());
        },
      },
    ),
  ),
  oC = /*@__PURE__*/ Q(
    `ZodString`,
    (e, t) => {
      (Rv.init(e, t), aC.init(e, t));
    },
    {
      email(e) {
        return this.check(/* @__PURE__ */ Lb(pC, e));
      },
      url(e) {
        return this.check(/* @__PURE__ */ Ub(gC, e));
      },
      jwt(e) {
        return this.check(/* @__PURE__ */ ix(jC, e));
      },
      emoji(e) {
        return this.check(/* @__PURE__ */ Wb(_C, e));
      },
      guid(e) {
        return this.check(/* @__PURE__ */ Rb(mC, e));
      },
      uuid(e) {
        return this.check(/* @__PURE__ */ zb(hC, e));
      },
      uuidv4(e) {
        return this.check(/* @__PURE__ */ Bb(hC, e));
      },
      uuidv6(e) {
        return this.check(/* @__PURE__ */ Vb(hC, e));
      },
      uuidv7(e) {
        return this.check(/* @__PURE__ */ Hb(hC, e));
      },
      nanoid(e) {
        return this.check(/* @__PURE__ */ Gb(vC, e));
      },
      cuid(e) {
        return this.check(/* @__PURE__ */ Kb(yC, e));
      },
      cuid2(e) {
        return this.check(/* @__PURE__ */ qb(bC, e));
      },
      ulid(e) {
        return this.check(/* @__PURE__ */ Jb(xC, e));
      },
      base64(e) {
        return this.check(/* @__PURE__ */ tx(OC, e));
      },
      base64url(e) {
        return this.check(/* @__PURE__ */ nx(kC, e));
      },
      xid(e) {
        return this.check(/* @__PURE__ */ Yb(SC, e));
      },
      ksuid(e) {
        return this.check(/* @__PURE__ */ Xb(CC, e));
      },
      ipv4(e) {
        return this.check(/* @__PURE__ */ Zb(wC, e));
      },
      ipv6(e) {
        return this.check(/* @__PURE__ */ Qb(TC, e));
      },
      cidrv4(e) {
        return this.check(/* @__PURE__ */ $b(EC, e));
      },
      cidrv6(e) {
        return this.check(/* @__PURE__ */ ex(DC, e));
      },
      e164(e) {
        return this.check(/* @__PURE__ */ rx(AC, e));
      },
      datetime(e) {
        return this.check(/* @__PURE__ */ ax(lC, e));
      },
      date(e) {
        return this.check(/* @__PURE__ */ ox(uC, e));
      },
      time(e) {
        return this.check(/* @__PURE__ */ sx(dC, e));
      },
      duration(e) {
        return this.check(/* @__PURE__ */ cx(fC, e));
      },
    },
  );
function sC(e) {
  return /* @__PURE__ */ Ib(oC, e);
}
const cC = /*@__PURE__*/ Q(`ZodStringFormat`, (e, t) => {
    (zv.init(e, t), aC.init(e, t));
  }),
  lC = /*@__PURE__*/ Q(`ZodISODateTime`, (e, t) => {
    (iy.init(e, t), cC.init(e, t));
  }),
  uC = /*@__PURE__*/ Q(`ZodISODate`, (e, t) => {
    (ay.init(e, t), cC.init(e, t));
  }),
  dC = /*@__PURE__*/ Q(`ZodISOTime`, (e, t) => {
    (oy.init(e, t), cC.init(e, t));
  }),
  fC = /*@__PURE__*/ Q(`ZodISODuration`, (e, t) => {
    (sy.init(e, t), cC.init(e, t));
  }),
  pC = /*@__PURE__*/ Q(`ZodEmail`, (e, t) => {
    (Hv.init(e, t), cC.init(e, t));
  }),
  mC = /*@__PURE__*/ Q(`ZodGUID`, (e, t) => {
    (Bv.init(e, t), cC.init(e, t));
  }),
  hC = /*@__PURE__*/ Q(`ZodUUID`, (e, t) => {
    (Vv.init(e, t), cC.init(e, t));
  }),
  gC = /*@__PURE__*/ Q(`ZodURL`, (e, t) => {
    (Xv.init(e, t), cC.init(e, t));
  }),
  _C = /*@__PURE__*/ Q(`ZodEmoji`, (e, t) => {
    (Zv.init(e, t), cC.init(e, t));
  }),
  vC = /*@__PURE__*/ Q(`ZodNanoID`, (e, t) => {
    (Qv.init(e, t), cC.init(e, t));
  }),
  yC = /*@__PURE__*/ Q(`ZodCUID`, (e, t) => {
    ($v.init(e, t), cC.init(e, t));
  }),
  bC = /*@__PURE__*/ Q(`ZodCUID2`, (e, t) => {
    (ey.init(e, t), cC.init(e, t));
  }),
  xC = /*@__PURE__*/ Q(`ZodULID`, (e, t) => {
    (ty.init(e, t), cC.init(e, t));
  }),
  SC = /*@__PURE__*/ Q(`ZodXID`, (e, t) => {
    (ny.init(e, t), cC.init(e, t));
  }),
  CC = /*@__PURE__*/ Q(`ZodKSUID`, (e, t) => {
    (ry.init(e, t), cC.init(e, t));
  }),
  wC = /*@__PURE__*/ Q(`ZodIPv4`, (e, t) => {
    (cy.init(e, t), cC.init(e, t));
  }),
  TC = /*@__PURE__*/ Q(`ZodIPv6`, (e, t) => {
    (dy.init(e, t), cC.init(e, t));
  }),
  EC = /*@__PURE__*/ Q(`ZodCIDRv4`, (e, t) => {
    (fy.init(e, t), cC.init(e, t));
  }),
  DC = /*@__PURE__*/ Q(`ZodCIDRv6`, (e, t) => {
    (my.init(e, t), cC.init(e, t));
  }),
  OC = /*@__PURE__*/ Q(`ZodBase64`, (e, t) => {
    (_y.init(e, t), cC.init(e, t));
  }),
  kC = /*@__PURE__*/ Q(`ZodBase64URL`, (e, t) => {
    (by.init(e, t), cC.init(e, t));
  }),
  AC = /*@__PURE__*/ Q(`ZodE164`, (e, t) => {
    (xy.init(e, t), cC.init(e, t));
  }),
  jC = /*@__PURE__*/ Q(`ZodJWT`, (e, t) => {
    (Cy.init(e, t), cC.init(e, t));
  }),
  MC = /*@__PURE__*/ Q(
    `ZodNumber`,
    (e, t) => {
      (wy.init(e, t),
        iC.init(e, t),
        (e._zod.processJSONSchema = (t, n, r) => _S(e, t, n, r)),
        (e.isFinite = !0));
    },
    /*@__PURE__*/ Gg(
      {
        minValue: (e) => {
          let { minimum: t, exclusiveMinimum: n } = fS(e);
          return Math.max(t ?? -1 / 0, n ?? -1 / 0);
        },
        maxValue: (e) => {
          let { maximum: t, exclusiveMaximum: n } = fS(e);
          return Math.min(t ?? 1 / 0, n ?? 1 / 0);
        },
        isInt: (e) => {
          let { isInt: t, multipleOf: n } = fS(e);
          return !!t || !!n?.some(Number.isSafeInteger);
        },
        format: (e) => fS(e).format ?? null,
      },
      {
        gt(e, t) {
          return this.check(/* @__PURE__ */ _x(e, t));
        },
        gte(e, t) {
          return this.check(/* @__PURE__ */ vx(e, t));
        },
        min(e, t) {
          return this.check(/* @__PURE__ */ vx(e, t));
        },
        lt(e, t) {
          return this.check(/* @__PURE__ */ hx(e, t));
        },
        lte(e, t) {
          return this.check(/* @__PURE__ */ gx(e, t));
        },
        max(e, t) {
          return this.check(/* @__PURE__ */ gx(e, t));
        },
        int(e) {
          return this.check(FC(e));
        },
        safe(e) {
          return this.check(FC(e));
        },
        positive(e) {
          return this.check(/* @__PURE__ */ _x(0, e));
        },
        nonnegative(e) {
          return this.check(/* @__PURE__ */ vx(0, e));
        },
        negative(e) {
          return this.check(/* @__PURE__ */ hx(0, e));
        },
        nonpositive(e) {
          return this.check(/* @__PURE__ */ gx(0, e));
        },
        multipleOf(e, t) {
          return this.check(/* @__PURE__ */ yx(e, t));
        },
        step(e, t) {
          return this.check(/* @__PURE__ */ yx(e, t));
        },
        finite() {
          return this;
        },
      },
    ),
  );
function NC(e) {
  return /* @__PURE__ */ lx(MC, e);
}
const PC = /*@__PURE__*/ Q(`ZodNumberFormat`, (e, t) => {
  (Ty.init(e, t), MC.init(e, t));
});
function FC(e) {
  return /* @__PURE__ */ ux(PC, e);
}
const IC = /*@__PURE__*/ Q(`ZodBoolean`, (e, t) => {
  (Ey.init(e, t), iC.init(e, t), (e._zod.processJSONSchema = (t, n, r) => vS(e, t, n, r)));
});
function LC(e) {
  return /* @__PURE__ */ dx(IC, e);
}
const RC = /*@__PURE__*/ Q(`ZodNull`, (e, t) => {
  (Dy.init(e, t), iC.init(e, t), (e._zod.processJSONSchema = (t, n, r) => yS(e, t, n, r)));
});
function zC(e) {
  return /* @__PURE__ */ fx(RC, e);
}
const BC = /*@__PURE__*/ Q(`ZodUnknown`, (e, t) => {
  (Oy.init(e, t), iC.init(e, t), (e._zod.processJSONSchema = (e, t, n) => void 0));
});
function VC() {
  return /* @__PURE__ */ px(BC);
}
const HC = /*@__PURE__*/ Q(`ZodNever`, (e, t) => {
  (ky.init(e, t), iC.init(e, t), (e._zod.processJSONSchema = (t, n, r) => bS(e, t, n, r)));
});
function UC(e) {
  return /* @__PURE__ */ mx(HC, e);
}
const WC = /*@__PURE__*/ Q(
  `ZodArray`,
  (e, t) => {
    (rC(),
      Ny.init(e, t),
      iC.init(e, t),
      (e._zod.processJSONSchema = (t, n, r) => TS(e, t, n, r)),
      (e.element = t.element));
  },
  {
    min(e, t) {
      return this.check(/* @__PURE__ */ xx(e, t));
    },
    nonempty(e) {
      return this.check(/* @__PURE__ */ xx(1, e));
    },
    max(e, t) {
      return this.check(/* @__PURE__ */ bx(e, t));
    },
    length(e, t) {
      return this.check(/* @__PURE__ */ Sx(e, t));
    },
    unwrap() {
      return this.element;
    },
  },
);
function GC(e, t) {
  return /* @__PURE__ */ Fx(WC, e, t);
}
const KC = /*@__PURE__*/ Q(
  `ZodObject`,
  (e, t) => {
    (rC(),
      zy.init(e, t),
      iC.init(e, t),
      (e._zod.processJSONSchema = (t, n, r) => DS(e, t, n, r)),
      Qg(e, `shape`, (e) => e._zod.def.shape, !1));
  },
  {
    keyof() {
      return tw(Object.keys(this._zod.def.shape));
    },
    catchall(e) {
      return this.clone(og(this._zod.def, { catchall: e }));
    },
    passthrough() {
      return this.clone(og(this._zod.def, { catchall: VC() }));
    },
    loose() {
      return this.clone(og(this._zod.def, { catchall: VC() }));
    },
    strict() {
      return this.clone(og(this._zod.def, { catchall: UC() }));
    },
    strip() {
      return this.clone(og(this._zod.def, { catchall: void 0 }));
    },
    extend(e) {
      return wg(this, e);
    },
    safeExtend(e) {
      return Eg(this, e);
    },
    merge(e) {
      return Dg(this, e);
    },
    pick(e) {
      return xg(this, e);
    },
    omit(e) {
      return Cg(this, e);
    },
    partial(...e) {
      return Og(ow, this, e[0]);
    },
    exactPartial(...e) {
      return Og(cw, this, e[0], `exactPartial`);
    },
    required(...e) {
      return kg(gw, this, e[0]);
    },
  },
);
function qC(e, t) {
  let n = { type: `object`, shape: e ?? {}, ...Z(t) };
  return new KC(n);
}
const JC = /*@__PURE__*/ Q(`ZodUnion`, (e, t) => {
  (Vy.init(e, t),
    iC.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => OS(e, t, n, r)),
    (e.options = t.options));
});
function YC(e, t) {
  return new JC({ type: `union`, options: e, ...Z(t) });
}
const XC = /*@__PURE__*/ Q(`ZodIntersection`, (e, t) => {
  (Hy.init(e, t), iC.init(e, t), (e._zod.processJSONSchema = (t, n, r) => kS(e, t, n, r)));
});
function ZC(e, t) {
  return new XC({ type: `intersection`, left: e, right: t });
}
const QC = /*@__PURE__*/ Q(
  `ZodTuple`,
  (e, t) => {
    (rC(), Gy.init(e, t), iC.init(e, t), (e._zod.processJSONSchema = (t, n, r) => AS(e, t, n, r)));
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
        items: e.items.map((e) => new ow({ type: `optional`, innerType: e })),
      });
    },
  },
);
function $C(e, t, n) {
  let r = t instanceof Pv;
  return new QC({ type: `tuple`, items: e, rest: r ? t : null, ...Z(r ? n : t) });
}
const ew = /*@__PURE__*/ Q(`ZodEnum`, (e, t) => {
  (Yy.init(e, t),
    iC.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => xS(e, t, n, r)),
    (e.enum = t.entries),
    (e.options = [...e._zod.values]));
  let n = new Set(Object.keys(t.entries));
  ((e.extract = (e, r) => {
    let i = {};
    for (let r of e)
      if (n.has(r)) i[r] = t.entries[r];
      else throw Error(`Key ${r} not found in enum`);
    return new ew({ ...t, checks: [], ...Z(r), entries: i });
  }),
    (e.exclude = (e, r) => {
      let i = { ...t.entries };
      for (let t of e)
        if (n.has(t)) delete i[t];
        else throw Error(`Key ${t} not found in enum`);
      return new ew({ ...t, checks: [], ...Z(r), entries: i });
    }));
});
function tw(e, t) {
  let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
  return new ew({ type: `enum`, entries: n, ...Z(t) });
}
const nw = /*@__PURE__*/ Q(`ZodLiteral`, (e, t) => {
  (Xy.init(e, t),
    iC.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => SS(e, t, n, r)),
    (e.values = new Set(t.values)),
    Object.defineProperty(e, "value", {
      get() {
        if (t.values.length > 1)
          throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
        return t.values[0];
      },
    }));
});
function rw(e, t) {
  return new nw({ type: `literal`, values: Array.isArray(e) ? e : [e], ...Z(t) });
}
const iw = /*@__PURE__*/ Q(`ZodTransform`, (e, t) => {
  (rC(),
    Zy.init(e, t),
    iC.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => wS(e, t, n, r)),
    (e._zod.parse = (n, r) => {
      if (r.direction === `backward`) throw new a_(e.constructor.name);
      n.addIssue = (r) => {
        if (typeof r == `string`) n.issues.push(Vg(r, n.value, t));
        else {
          let t = r;
          (t.fatal && (t.continue = !1),
            (t.code ??= `custom`),
            `input` in t || (t.input = n.value),
            (t.inst ??= e),
            n.issues.push(Vg(t)));
        }
      };
      let i = t.transform(n.value, n);
      return i instanceof Promise ? i.then((e) => ((n.value = e), n)) : ((n.value = i), n);
    }));
});
function aw(e) {
  return new iw({ type: `transform`, transform: e });
}
const ow = /*@__PURE__*/ Q(`ZodOptional`, (e, t) => {
  ($y.init(e, t),
    iC.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => BS(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function sw(e) {
  return new ow({ type: `optional`, innerType: e });
}
const cw = /*@__PURE__*/ Q(`ZodExactOptional`, (e, t) => {
  (eb.init(e, t),
    iC.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => BS(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function lw(e) {
  return new cw({ type: `optional`, innerType: e });
}
const uw = /*@__PURE__*/ Q(`ZodNullable`, (e, t) => {
  (tb.init(e, t),
    iC.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => jS(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function dw(e) {
  return new uw({ type: `nullable`, innerType: e });
}
const fw = /*@__PURE__*/ Q(`ZodDefault`, (e, t) => {
  (nb.init(e, t),
    iC.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => FS(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType),
    (e.removeDefault = e.unwrap));
});
function pw(e, t) {
  return new fw({
    type: `default`,
    innerType: e,
    get defaultValue() {
      return typeof t == `function` ? t() : pg(t);
    },
  });
}
const mw = /*@__PURE__*/ Q(`ZodPrefault`, (e, t) => {
  (ib.init(e, t),
    iC.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => IS(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function hw(e, t) {
  return new mw({
    type: `prefault`,
    innerType: e,
    get defaultValue() {
      return typeof t == `function` ? t() : pg(t);
    },
  });
}
const gw = /*@__PURE__*/ Q(`ZodNonOptional`, (e, t) => {
  (ab.init(e, t),
    iC.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => MS(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function _w(e, t) {
  return new gw({ type: `nonoptional`, innerType: e, ...Z(t) });
}
const vw = /*@__PURE__*/ Q(`ZodCatch`, (e, t) => {
  (cb.init(e, t),
    iC.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => LS(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType),
    (e.removeCatch = e.unwrap));
});
function yw(e, t) {
  return new vw({ type: `catch`, innerType: e, catchValue: typeof t == `function` ? t : $g(t) });
}
const bw = /*@__PURE__*/ Q(`ZodPipe`, (e, t) => {
  (lb.init(e, t),
    iC.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => RS(e, t, n, r)),
    (e.in = t.in),
    (e.out = t.out));
});
function xw(e, t) {
  return new bw({ type: `pipe`, in: e, out: t });
}
const Sw = /*@__PURE__*/ Q(`ZodReadonly`, (e, t) => {
  (db.init(e, t),
    iC.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => zS(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType));
});
function Cw(e) {
  return new Sw({ type: `readonly`, innerType: e });
}
const ww = /*@__PURE__*/ Q(`ZodCustom`, (e, t) => {
  (pb.init(e, t), iC.init(e, t), (e._zod.processJSONSchema = (t, n, r) => CS(e, t, n, r)));
});
function Tw(e, t = {}) {
  return /* @__PURE__ */ Ix(ww, e, t);
}
function Ew(e, t) {
  return /* @__PURE__ */ Lx(e, t);
}
const Dw = { table: 2e5, document: 6e5 },
  Ow = YC([NC(), sC(), zC()]),
  kw = qC({
    name: sC(),
    letter: sC(),
    type: tw([`number`, `date`, `boolean`, `text`]),
    unit: sC().nullable(),
    decimals: FC().nullish(),
    unread: FC(),
    values: GC(sC()).nullable(),
    sample: GC(Ow),
  });
(qC({
  sheet: sC(),
  title: sC().nullable(),
  range: sC(),
  hasHeader: LC(),
  columns: GC(kw),
  rows: FC(),
  totals: FC(),
  ragged: FC(),
  tooLarge: LC(),
}),
  $C([FC(), YC([rw(0), rw(1)])], Ow));
function Aw(e) {
  return jw(
    { rows: e, fromColumn: 1, toColumn: e.reduce((e, { cells: t }) => Math.max(e, t.length), 0) },
    0,
  );
}
function jw(e, t) {
  let n = Mw(e).flatMap(Nw),
    [r] = n;
  return n.length === 1 && r ? [r] : t === 4 ? n : n.flatMap((e) => jw(e, t + 1));
}
function Mw({ rows: e, ...t }) {
  let n = [],
    r = -1;
  for (let i of e)
    i.cells.slice(t.fromColumn - 1, t.toColumn).every(({ text: e }) => e === ``) ||
      (i.number !== r + 1 && n.push([]), n.at(-1)?.push(i), (r = i.number));
  return n.map((e) => ({ rows: e, ...t }));
}
function Nw({ rows: e, fromColumn: t, toColumn: n }) {
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
function Pw({ number: e, cells: t }, n, r) {
  let i = Fw(t, n, `letters`);
  if (i === void 0) return;
  let a = (t, n) => ({
      kind: `cells`,
      sheet: r,
      range: Om({ fromRow: e, toRow: e, fromColumn: t, toColumn: n }),
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
function Fw(e, t, n) {
  let r = Iw(e, t),
    i = r.some(({ names: e }) => e !== void 0),
    a = i ? `; ` : ` | `,
    o = r.flatMap((t, r) => Lw(e, t, { named: i, letters: n === `letters`, first: r === 0 })),
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
function Iw(e, t) {
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
function Lw(e, { fromColumn: t, toColumn: n, names: r }, { named: i, letters: a, first: o }) {
  return Array.from({ length: n - t + 1 }, (n, s) => {
    let c = t + s,
      l = (r?.[s] ?? ``).replace(/\s+/g, ` `).trim(),
      u = l === `` && a && !(o && s === 0) ? Dm(c) : l;
    return { column: c, label: i && u !== `` ? `${u}: ` : ``, text: (e[c - 1] ?? ``).trim() };
  }).filter(({ text: e }) => !i || e !== ``);
}
function Rw(e, t, n) {
  let r = n.filter(({ fromRow: e, toRow: t }) => t > e);
  if (r.length === 0) return;
  let i = new Map(e.map((e) => [e.row.number, e])),
    a = new Set(t.flatMap((e) => e.data.map(({ number: e }) => e)));
  for (let { fromRow: t, toRow: n, fromColumn: o } of r) {
    let r = i.get(t),
      s = r?.row.cells[o - 1];
    if (!r || !s || !fh(s) || !a.has(t)) continue;
    let c = r.texts[o - 1] ?? s.text;
    for (let r = t + 1; r <= Math.min(n, e.at(-1).row.number); r += 1) {
      let e = i.get(r);
      e && zw(e, o - 1, { cell: s, text: c });
    }
  }
  for (let e of t) e.data = e.data.map((e) => i.get(e.number)?.row ?? e);
}
function zw(e, t, { cell: n, text: r }) {
  let i = [...e.row.cells],
    a = [...e.texts];
  for (; i.length <= t;) i.push({ text: `` });
  for (; a.length <= t;) a.push(``);
  ((i[t] = n), (a[t] = r), (e.row = { ...e.row, cells: i }), (e.texts = a));
}
const [Bw, Vw] = [500, 5e3];
function Hw(e) {
  let t = Dw.document,
    n = 0;
  return {
    startSheet(r) {
      let i = [],
        a = 0,
        o,
        s,
        c = (t) => {
          let n = i.map(({ row: e }) => e),
            a = _h(Aw(n), t);
          Rw(i, a, t);
          let o = Xw(n, e);
          return a.map((e, t) => {
            let n = Fh(e, { sheet: r, title: e.header.titles.at(-1) ?? Yw(a, t), otherwise: o });
            return { block: n?.block ?? Ww(e), built: n };
          });
        };
      return {
        push(e, n = e.cells.map(({ text: e }) => e)) {
          ((a += e.cells.length), (o = e));
          let l = { row: e, texts: n };
          if (s) return Kw(l, s, r);
          if ((i.push(l), a <= t || i.length < 200)) return [];
          let u = c([]),
            d = [...Uw(i, u, r)];
          return (
            (s = u
              .map(({ block: e }) => Gw(e))
              .filter(({ names: e }) => e)
              .reverse()),
            (i = i.slice(0, 200)),
            d
          );
        },
        *end(e) {
          let l = c(e);
          if (!s) for (let e of Uw(i, l, r)) yield { type: `block`, block: e };
          for (let { block: e, built: t } of l) {
            if (!t) continue;
            n += 1;
            let r = t.rows.length * t.table.columns.length;
            !s && r <= Dw.table && n <= 200
              ? yield* qw(t)
              : yield { type: `table`, table: Jw(t, s ? (o?.number ?? 0) : e.lastRow) };
          }
          t -= Math.min(t, a);
        },
      };
    },
  };
}
function* Uw(e, t, n) {
  let r = /* @__PURE__ */ new Map();
  for (let { block: e } of t) {
    let t = new Set(e.data.map(({ number: e }) => e));
    for (let { number: n } of [...e.rows, ...e.data]) {
      let i = Gw(e),
        a = t.has(n) ? i : { ...i, names: void 0 };
      r.set(n, [...(r.get(n) ?? []), a]);
    }
  }
  for (let t of e) yield* Kw(t, r.get(t.row.number) ?? [], n);
}
function Ww(e) {
  return e.fromColumn < e.toColumn ? e : { ...e, header: { ...e.header, names: void 0 } };
}
function Gw({ fromColumn: e, toColumn: t, header: n }) {
  return { fromColumn: e, toColumn: t, names: n.names };
}
function Kw({ row: e, texts: t }, n, r) {
  let i = Pw({ number: e.number, cells: t }, n, r);
  return i ? [i] : [];
}
function* qw({ table: e, rows: t }) {
  yield { type: `table`, table: e };
  let n = Math.max(1, Math.min(Bw, Math.floor(Vw / e.columns.length)));
  for (let e = 0; e < t.length; e += n) yield { type: `table-rows`, rows: t.slice(e, e + n) };
}
function Jw({ table: e, block: t }, n) {
  let r = Math.max(n - t.lastRow + e.rows, e.rows),
    i = Vh({ ...t, lastRow: n }),
    a = e.columns.map((e) => ({ ...e, values: null }));
  return { ...e, range: i, columns: a, rows: r, tooLarge: !0 };
}
function Yw(e, t) {
  let [n, r] = [e[t], e[t - 1]],
    [i] = r?.rows ?? [];
  if (!n || !r || !i || r.rows.length > 1) return null;
  let a = (n.rows[0]?.number ?? 0) - i.number <= 4,
    o = i.cells.map(({ text: e }) => e).filter((e) => e !== ``);
  return a && o.length === 1 ? (o[0] ?? null) : null;
}
function Xw(e, t) {
  let n = e.flatMap(({ cells: e }) => Ph(e)).filter((e) => e === `point` || e === `comma`);
  return n.length === 0 ? t : nh(n, t);
}
var Zw = class extends Error {
    reason;
    detail;
    constructor(e, t) {
      (super(t === void 0 ? e : `${e}: ${t}`),
        (this.name = `ExtractionError`),
        (this.reason = e),
        (this.detail = t ?? null));
    }
  },
  Qw = /* @__PURE__ */ c(
    /* @__PURE__ */ o((e, t) => {
      var n = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=`;
      function r(e) {
        for (var t = ``, r = 0, i = 0, a = 0, o = 0, s = 0, c = 0, l = 0, u = 0; u < e.length;)
          ((r = e.charCodeAt(u++)),
            (o = r >> 2),
            (i = e.charCodeAt(u++)),
            (s = ((r & 3) << 4) | (i >> 4)),
            (a = e.charCodeAt(u++)),
            (c = ((i & 15) << 2) | (a >> 6)),
            (l = a & 63),
            isNaN(i) ? (c = l = 64) : isNaN(a) && (l = 64),
            (t += n.charAt(o) + n.charAt(s) + n.charAt(c) + n.charAt(l)));
        return t;
      }
      function i(e) {
        var t = ``,
          r = 0,
          i = 0,
          a = 0,
          o = 0,
          s = 0,
          c = 0,
          l = 0;
        e = e.replace(/[^\w\+\/\=]/g, ``);
        for (var u = 0; u < e.length;)
          ((o = n.indexOf(e.charAt(u++))),
            (s = n.indexOf(e.charAt(u++))),
            (r = (o << 2) | (s >> 4)),
            (t += String.fromCharCode(r)),
            (c = n.indexOf(e.charAt(u++))),
            (i = ((s & 15) << 4) | (c >> 2)),
            c !== 64 && (t += String.fromCharCode(i)),
            (l = n.indexOf(e.charAt(u++))),
            (a = ((c & 3) << 6) | l),
            l !== 64 && (t += String.fromCharCode(a)));
        return t;
      }
      var a = (function () {
          return (
            typeof Buffer < `u` &&
            typeof process < `u` &&
            process.versions !== void 0 &&
            !!process.versions.node
          );
        })(),
        o = (function () {
          if (typeof Buffer < `u`) {
            var e = !Buffer.from;
            if (!e)
              try {
                Buffer.from(`foo`, `utf8`);
              } catch {
                e = !0;
              }
            return e
              ? function (e, t) {
                  return t ? new Buffer(e, t) : new Buffer(e);
                }
              : Buffer.from.bind(Buffer);
          }
          return function () {};
        })();
      function s(e) {
        if (a) {
          if (Buffer.alloc) return Buffer.alloc(e);
          var t = new Buffer(e);
          return (t.fill(0), t);
        }
        return typeof Uint8Array < `u` ? new Uint8Array(e) : Array(e);
      }
      function c(e) {
        return a
          ? Buffer.allocUnsafe
            ? Buffer.allocUnsafe(e)
            : new Buffer(e)
          : typeof Uint8Array < `u`
            ? new Uint8Array(e)
            : Array(e);
      }
      var l = function (e) {
          return a
            ? o(e, `binary`)
            : e.split(``).map(function (e) {
                return e.charCodeAt(0) & 255;
              });
        },
        u = /\u0000/g,
        d = /[\u0001-\u0006]/g,
        f = function (e) {
          for (var t = [], n = 0; n < e[0].length; ++n) t.push.apply(t, e[0][n]);
          return t;
        },
        p = f,
        m = function (e, t, n) {
          for (var r = [], i = t; i < n; i += 2) r.push(String.fromCharCode(x(e, i)));
          return r.join(``).replace(u, ``);
        },
        h = m,
        g = function (e, t, n) {
          for (var r = [], i = t; i < t + n; ++i) r.push((`0` + e[i].toString(16)).slice(-2));
          return r.join(``);
        },
        _ = g,
        v = function (e) {
          if (Array.isArray(e[0])) return [].concat.apply([], e);
          var t = 0,
            n = 0;
          for (n = 0; n < e.length; ++n) t += e[n].length;
          var r = new Uint8Array(t);
          for (n = 0, t = 0; n < e.length; t += e[n].length, ++n) r.set(e[n], t);
          return r;
        },
        y = v;
      a &&
        ((m = function (e, t, n) {
          return Buffer.isBuffer(e) ? e.toString(`utf16le`, t, n).replace(u, ``) : h(e, t, n);
        }),
        (g = function (e, t, n) {
          return Buffer.isBuffer(e) ? e.toString(`hex`, t, t + n) : _(e, t, n);
        }),
        (f = function (e) {
          return e[0].length > 0 && Buffer.isBuffer(e[0][0]) ? Buffer.concat(e[0]) : p(e);
        }),
        (l = function (e) {
          return o(e, `binary`);
        }),
        (y = function (e) {
          return Buffer.isBuffer(e[0]) ? Buffer.concat(e) : v(e);
        }));
      var b = function (e, t) {
          return e[t];
        },
        x = function (e, t) {
          return e[t + 1] * 256 + e[t];
        },
        S = function (e, t) {
          var n = e[t + 1] * 256 + e[t];
          return n < 32768 ? n : (65535 - n + 1) * -1;
        },
        C = function (e, t) {
          return e[t + 3] * (1 << 24) + (e[t + 2] << 16) + (e[t + 1] << 8) + e[t];
        },
        w = function (e, t) {
          return (e[t + 3] << 24) + (e[t + 2] << 16) + (e[t + 1] << 8) + e[t];
        };
      function T(e, t) {
        var n,
          r,
          i = 0;
        switch (e) {
          case 1:
            n = b(this, this.l);
            break;
          case 2:
            n = (t === `i` ? S : x)(this, this.l);
            break;
          case 4:
            n = w(this, this.l);
            break;
          case 16:
            ((i = 2), (r = g(this, this.l, e)));
        }
        return ((this.l += e), i === 0 ? n : r);
      }
      var E = function (e, t, n) {
          ((e[n] = t & 255),
            (e[n + 1] = (t >>> 8) & 255),
            (e[n + 2] = (t >>> 16) & 255),
            (e[n + 3] = (t >>> 24) & 255));
        },
        D = function (e, t, n) {
          ((e[n] = t & 255),
            (e[n + 1] = (t >> 8) & 255),
            (e[n + 2] = (t >> 16) & 255),
            (e[n + 3] = (t >> 24) & 255));
        };
      function O(e, t, n) {
        var r = 0,
          i = 0;
        switch (n) {
          case `hex`:
            for (; i < e; ++i) this[this.l++] = parseInt(t.slice(2 * i, 2 * i + 2), 16) || 0;
            return this;
          case `utf16le`:
            var a = this.l + e;
            for (i = 0; i < Math.min(t.length, e); ++i) {
              var o = t.charCodeAt(i);
              ((this[this.l++] = o & 255), (this[this.l++] = o >> 8));
            }
            for (; this.l < a;) this[this.l++] = 0;
            return this;
        }
        switch (e) {
          case 1:
            ((r = 1), (this[this.l] = t & 255));
            break;
          case 2:
            ((r = 2), (this[this.l] = t & 255), (t >>>= 8), (this[this.l + 1] = t & 255));
            break;
          case 4:
            ((r = 4), E(this, t, this.l));
            break;
          case -4:
            ((r = 4), D(this, t, this.l));
        }
        return ((this.l += r), this);
      }
      function k(e, t) {
        var n = g(this, this.l, e.length >> 1);
        if (n !== e) throw Error(t + `Expected ` + e + ` saw ` + n);
        this.l += e.length >> 1;
      }
      function A(e, t) {
        ((e.l = t), (e.read_shift = T), (e.chk = k), (e.write_shift = O));
      }
      function j(e) {
        var t = s(e);
        return (A(t, 0), t);
      }
      /*! crc32.js (C) 2014-present SheetJS -- http://sheetjs.com */
      var M = (function () {
          var e = {};
          e.version = `1.2.1`;
          function t() {
            for (var e = 0, t = Array(256), n = 0; n != 256; ++n)
              ((e = n),
                (e = e & 1 ? -306674912 ^ (e >>> 1) : e >>> 1),
                (e = e & 1 ? -306674912 ^ (e >>> 1) : e >>> 1),
                (e = e & 1 ? -306674912 ^ (e >>> 1) : e >>> 1),
                (e = e & 1 ? -306674912 ^ (e >>> 1) : e >>> 1),
                (e = e & 1 ? -306674912 ^ (e >>> 1) : e >>> 1),
                (e = e & 1 ? -306674912 ^ (e >>> 1) : e >>> 1),
                (e = e & 1 ? -306674912 ^ (e >>> 1) : e >>> 1),
                (e = e & 1 ? -306674912 ^ (e >>> 1) : e >>> 1),
                (t[n] = e));
            return typeof Int32Array < `u` ? new Int32Array(t) : t;
          }
          var n = t();
          function r(e) {
            var t = 0,
              n = 0,
              r = 0,
              i = typeof Int32Array < `u` ? /* @__PURE__ */ new Int32Array(4096) : Array(4096);
            for (r = 0; r != 256; ++r) i[r] = e[r];
            for (r = 0; r != 256; ++r)
              for (n = e[r], t = 256 + r; t < 4096; t += 256) n = i[t] = (n >>> 8) ^ e[n & 255];
            var a = [];
            for (r = 1; r != 16; ++r)
              a[r - 1] =
                typeof Int32Array < `u`
                  ? i.subarray(r * 256, r * 256 + 256)
                  : i.slice(r * 256, r * 256 + 256);
            return a;
          }
          var i = r(n),
            a = i[0],
            o = i[1],
            s = i[2],
            c = i[3],
            l = i[4],
            u = i[5],
            d = i[6],
            f = i[7],
            p = i[8],
            m = i[9],
            h = i[10],
            g = i[11],
            _ = i[12],
            v = i[13],
            y = i[14];
          function b(e, t) {
            for (var r = t ^ -1, i = 0, a = e.length; i < a;)
              r = (r >>> 8) ^ n[(r ^ e.charCodeAt(i++)) & 255];
            return ~r;
          }
          function x(e, t) {
            for (var r = t ^ -1, i = e.length - 15, b = 0; b < i;)
              r =
                y[e[b++] ^ (r & 255)] ^
                v[e[b++] ^ ((r >> 8) & 255)] ^
                _[e[b++] ^ ((r >> 16) & 255)] ^
                g[e[b++] ^ (r >>> 24)] ^
                h[e[b++]] ^
                m[e[b++]] ^
                p[e[b++]] ^
                f[e[b++]] ^
                d[e[b++]] ^
                u[e[b++]] ^
                l[e[b++]] ^
                c[e[b++]] ^
                s[e[b++]] ^
                o[e[b++]] ^
                a[e[b++]] ^
                n[e[b++]];
            for (i += 15; b < i;) r = (r >>> 8) ^ n[(r ^ e[b++]) & 255];
            return ~r;
          }
          function S(e, t) {
            for (var r = t ^ -1, i = 0, a = e.length, o = 0, s = 0; i < a;)
              ((o = e.charCodeAt(i++)),
                o < 128
                  ? (r = (r >>> 8) ^ n[(r ^ o) & 255])
                  : o < 2048
                    ? ((r = (r >>> 8) ^ n[(r ^ (192 | ((o >> 6) & 31))) & 255]),
                      (r = (r >>> 8) ^ n[(r ^ (128 | (o & 63))) & 255]))
                    : o >= 55296 && o < 57344
                      ? ((o = (o & 1023) + 64),
                        (s = e.charCodeAt(i++) & 1023),
                        (r = (r >>> 8) ^ n[(r ^ (240 | ((o >> 8) & 7))) & 255]),
                        (r = (r >>> 8) ^ n[(r ^ (128 | ((o >> 2) & 63))) & 255]),
                        (r = (r >>> 8) ^ n[(r ^ (128 | ((s >> 6) & 15) | ((o & 3) << 4))) & 255]),
                        (r = (r >>> 8) ^ n[(r ^ (128 | (s & 63))) & 255]))
                      : ((r = (r >>> 8) ^ n[(r ^ (224 | ((o >> 12) & 15))) & 255]),
                        (r = (r >>> 8) ^ n[(r ^ (128 | ((o >> 6) & 63))) & 255]),
                        (r = (r >>> 8) ^ n[(r ^ (128 | (o & 63))) & 255])));
            return ~r;
          }
          return ((e.table = n), (e.bstr = b), (e.buf = x), (e.str = S), e);
        })(),
        N = (function () {
          var e = {};
          e.version = `1.2.2`;
          function t(e, t) {
            for (
              var n = e.split(`/`),
                r = t.split(`/`),
                i = 0,
                a = 0,
                o = Math.min(n.length, r.length);
              i < o;
              ++i
            ) {
              if ((a = n[i].length - r[i].length)) return a;
              if (n[i] != r[i]) return n[i] < r[i] ? -1 : 1;
            }
            return n.length - r.length;
          }
          function n(e) {
            if (e.charAt(e.length - 1) == `/`)
              return e.slice(0, -1).indexOf(`/`) === -1 ? e : n(e.slice(0, -1));
            var t = e.lastIndexOf(`/`);
            return t === -1 ? e : e.slice(0, t + 1);
          }
          function p(e) {
            if (e.charAt(e.length - 1) == `/`) return p(e.slice(0, -1));
            var t = e.lastIndexOf(`/`);
            return t === -1 ? e : e.slice(t + 1);
          }
          function h(e, t) {
            typeof t == `string` && (t = new Date(t));
            var n = t.getHours();
            ((n = (n << 6) | t.getMinutes()),
              (n = (n << 5) | (t.getSeconds() >>> 1)),
              e.write_shift(2, n));
            var r = t.getFullYear() - 1980;
            ((r = (r << 4) | (t.getMonth() + 1)),
              (r = (r << 5) | t.getDate()),
              e.write_shift(2, r));
          }
          function g(e) {
            var t = e.read_shift(2) & 65535,
              n = e.read_shift(2) & 65535,
              r = /* @__PURE__ */ new Date(),
              i = n & 31;
            n >>>= 5;
            var a = n & 15;
            ((n >>>= 4),
              r.setMilliseconds(0),
              r.setFullYear(n + 1980),
              r.setMonth(a - 1),
              r.setDate(i));
            var o = t & 31;
            t >>>= 5;
            var s = t & 63;
            return ((t >>>= 6), r.setHours(t), r.setMinutes(s), r.setSeconds(o << 1), r);
          }
          function _(e) {
            A(e, 0);
            for (var t = {}, n = 0; e.l <= e.length - 4;) {
              var r = e.read_shift(2),
                i = e.read_shift(2),
                a = e.l + i,
                o = {};
              (r === 21589 &&
                ((n = e.read_shift(1)),
                n & 1 && (o.mtime = e.read_shift(4)),
                i > 5 &&
                  (n & 2 && (o.atime = e.read_shift(4)), n & 4 && (o.ctime = e.read_shift(4))),
                o.mtime && (o.mt = /* @__PURE__ */ new Date(o.mtime * 1e3))),
                (e.l = a),
                (t[r] = o));
            }
            return t;
          }
          var v;
          function b() {
            return (v ||= require("fs"));
          }
          function x(e, t) {
            if (e[0] == 80 && e[1] == 75) return Ye(e, t);
            if ((e[0] | 32) == 109 && (e[1] | 32) == 105) return it(e, t);
            if (e.length < 512) throw Error(`CFB file size ` + e.length + ` < 512`);
            var n = 3,
              r = 512,
              i = 0,
              a = 0,
              o = 0,
              s = 0,
              c = 0,
              l = [],
              u = e.slice(0, 512);
            A(u, 0);
            var d = S(u);
            switch (((n = d[0]), n)) {
              case 3:
                r = 512;
                break;
              case 4:
                r = 4096;
                break;
              case 0:
                if (d[1] == 0) return Ye(e, t);
              default:
                throw Error(`Major Version: Expected 3 or 4 saw ` + n);
            }
            r !== 512 && ((u = e.slice(0, r)), A(u, 28));
            var f = e.slice(0, r);
            E(u, n);
            var p = u.read_shift(4, `i`);
            if (n === 3 && p !== 0) throw Error(`# Directory Sectors: Expected 0 saw ` + p);
            ((u.l += 4),
              (o = u.read_shift(4, `i`)),
              (u.l += 4),
              u.chk(`00100000`, `Mini Stream Cutoff Size: `),
              (s = u.read_shift(4, `i`)),
              (i = u.read_shift(4, `i`)),
              (c = u.read_shift(4, `i`)),
              (a = u.read_shift(4, `i`)));
            for (var m = -1, h = 0; h < 109 && ((m = u.read_shift(4, `i`)), !(m < 0)); ++h)
              l[h] = m;
            var g = D(e, r);
            F(c, a, g, r, l);
            var _ = L(g, o, l, r);
            ((_[o].name = `!Directory`),
              i > 0 && s !== ie && (_[s].name = `!MiniFAT`),
              (_[l[0]].name = `!FAT`),
              (_.fat_addrs = l),
              (_.ssz = r));
            var v = {},
              y = [],
              b = [],
              x = [];
            (R(o, _, g, y, i, v, b, s), O(b, x, y), y.shift());
            var C = { FileIndex: b, FullPaths: x };
            return (t && t.raw && (C.raw = { header: f, sectors: g }), C);
          }
          function S(e) {
            if (e[e.l] == 80 && e[e.l + 1] == 75) return [0, 0];
            (e.chk(ae, `Header Signature: `), (e.l += 16));
            var t = e.read_shift(2, `u`);
            return [e.read_shift(2, `u`), t];
          }
          function E(e, t) {
            var n = 9;
            switch (((e.l += 2), (n = e.read_shift(2)))) {
              case 9:
                if (t != 3) throw Error(`Sector Shift: Expected 9 saw ` + n);
                break;
              case 12:
                if (t != 4) throw Error(`Sector Shift: Expected 12 saw ` + n);
                break;
              default:
                throw Error(`Sector Shift: Expected 9 or 12 saw ` + n);
            }
            (e.chk(`0600`, `Mini Sector Shift: `), e.chk(`000000000000`, `Reserved: `));
          }
          function D(e, t) {
            for (var n = Math.ceil(e.length / t) - 1, r = [], i = 1; i < n; ++i)
              r[i - 1] = e.slice(i * t, (i + 1) * t);
            return ((r[n - 1] = e.slice(n * t)), r);
          }
          function O(e, t, n) {
            for (var r = 0, i = 0, a = 0, o = 0, s = 0, c = n.length, l = [], u = []; r < c; ++r)
              ((l[r] = u[r] = r), (t[r] = n[r]));
            for (; s < u.length; ++s)
              ((r = u[s]),
                (i = e[r].L),
                (a = e[r].R),
                (o = e[r].C),
                l[r] === r &&
                  (i !== -1 && l[i] !== i && (l[r] = l[i]),
                  a !== -1 && l[a] !== a && (l[r] = l[a])),
                o !== -1 && (l[o] = r),
                i !== -1 && r != l[r] && ((l[i] = l[r]), u.lastIndexOf(i) < s && u.push(i)),
                a !== -1 && r != l[r] && ((l[a] = l[r]), u.lastIndexOf(a) < s && u.push(a)));
            for (r = 1; r < c; ++r)
              l[r] === r &&
                (a !== -1 && l[a] !== a ? (l[r] = l[a]) : i !== -1 && l[i] !== i && (l[r] = l[i]));
            for (r = 1; r < c; ++r)
              if (e[r].type !== 0) {
                if (((s = r), s != l[s]))
                  do ((s = l[s]), (t[r] = t[s] + `/` + t[r]));
                  while (s !== 0 && l[s] !== -1 && s != l[s]);
                l[r] = -1;
              }
            for (t[0] += `/`, r = 1; r < c; ++r) e[r].type !== 2 && (t[r] += `/`);
          }
          function P(e, t, n) {
            for (var r = e.start, i = e.size, a = [], o = r; n && i > 0 && o >= 0;)
              (a.push(t.slice(o * re, o * re + re)), (i -= re), (o = w(n, o * 4)));
            return a.length === 0 ? j(0) : y(a).slice(0, e.size);
          }
          function F(e, t, n, r, i) {
            var a = ie;
            if (e === ie) {
              if (t !== 0) throw Error(`DIFAT chain shorter than expected`);
            } else if (e !== -1) {
              var o = n[e],
                s = (r >>> 2) - 1;
              if (!o) return;
              for (var c = 0; c < s && (a = w(o, c * 4)) !== ie; ++c) i.push(a);
              t >= 1 && F(w(o, r - 4), t - 1, n, r, i);
            }
          }
          function I(e, t, n, r, i) {
            var a = [],
              o = [];
            i ||= [];
            var s = r - 1,
              c = 0,
              l = 0;
            for (c = t; c >= 0;) {
              ((i[c] = !0), (a[a.length] = c), o.push(e[c]));
              var u = n[Math.floor((c * 4) / r)];
              if (((l = (c * 4) & s), r < 4 + l))
                throw Error(`FAT boundary crossed: ` + c + ` 4 ` + r);
              if (!e[u]) break;
              c = w(e[u], l);
            }
            return { nodes: a, data: f([o]) };
          }
          function L(e, t, n, r) {
            var i = e.length,
              a = [],
              o = [],
              s = [],
              c = [],
              l = r - 1,
              u = 0,
              d = 0,
              p = 0,
              m = 0;
            for (u = 0; u < i; ++u)
              if (((s = []), (p = u + t), p >= i && (p -= i), !o[p])) {
                c = [];
                var h = [];
                for (d = p; d >= 0;) {
                  ((h[d] = !0), (o[d] = !0), (s[s.length] = d), c.push(e[d]));
                  var g = n[Math.floor((d * 4) / r)];
                  if (((m = (d * 4) & l), r < 4 + m))
                    throw Error(`FAT boundary crossed: ` + d + ` 4 ` + r);
                  if (!e[g] || ((d = w(e[g], m)), h[d])) break;
                }
                a[p] = { nodes: s, data: f([c]) };
              }
            return a;
          }
          function R(e, t, n, r, i, a, o, s) {
            for (
              var c = 0, l = r.length ? 2 : 0, u = t[e].data, d = 0, f = 0, p;
              d < u.length;
              d += 128
            ) {
              var h = u.slice(d, d + 128);
              (A(h, 64), (f = h.read_shift(2)), (p = m(h, 0, f - l)), r.push(p));
              var g = {
                name: p,
                type: h.read_shift(1),
                color: h.read_shift(1),
                L: h.read_shift(4, `i`),
                R: h.read_shift(4, `i`),
                C: h.read_shift(4, `i`),
                clsid: h.read_shift(16),
                state: h.read_shift(4, `i`),
                start: 0,
                size: 0,
              };
              (h.read_shift(2) + h.read_shift(2) + h.read_shift(2) + h.read_shift(2) !== 0 &&
                (g.ct = ee(h, h.l - 8)),
                h.read_shift(2) + h.read_shift(2) + h.read_shift(2) + h.read_shift(2) !== 0 &&
                  (g.mt = ee(h, h.l - 8)),
                (g.start = h.read_shift(4, `i`)),
                (g.size = h.read_shift(4, `i`)),
                g.size < 0 && g.start < 0 && ((g.size = g.type = 0), (g.start = ie), (g.name = ``)),
                g.type === 5
                  ? ((c = g.start), i > 0 && c !== ie && (t[c].name = `!StreamData`))
                  : g.size >= 4096
                    ? ((g.storage = `fat`),
                      t[g.start] === void 0 && (t[g.start] = I(n, g.start, t.fat_addrs, t.ssz)),
                      (t[g.start].name = g.name),
                      (g.content = t[g.start].data.slice(0, g.size)))
                    : ((g.storage = `minifat`),
                      g.size < 0
                        ? (g.size = 0)
                        : c !== ie &&
                          g.start !== ie &&
                          t[c] &&
                          (g.content = P(g, t[c].data, (t[s] || {}).data))),
                g.content && A(g.content, 0),
                (a[p] = g),
                o.push(g));
            }
          }
          function ee(e, t) {
            return /* @__PURE__ */ new Date(
              ((C(e, t + 4) / 1e7) * 2 ** 32 + C(e, t) / 1e7 - 11644473600) * 1e3,
            );
          }
          function te(e, t) {
            return (b(), x(v.readFileSync(e), t));
          }
          function z(e, t) {
            var n = t && t.type;
            switch ((n || (a && Buffer.isBuffer(e) && (n = `buffer`)), n || `base64`)) {
              case `file`:
                return te(e, t);
              case `base64`:
                return x(l(i(e)), t);
              case `binary`:
                return x(l(e), t);
            }
            return x(e, t);
          }
          function B(e, t) {
            var n = t || {},
              r = n.root || `Root Entry`;
            if (
              ((e.FullPaths ||= []),
              (e.FileIndex ||= []),
              e.FullPaths.length !== e.FileIndex.length)
            )
              throw Error(`inconsistent CFB structure`);
            (e.FullPaths.length === 0 &&
              ((e.FullPaths[0] = r + `/`), (e.FileIndex[0] = { name: r, type: 5 })),
              n.CLSID && (e.FileIndex[0].clsid = n.CLSID),
              V(e));
          }
          function V(e) {
            var t = `Sh33tJ5`;
            if (!N.find(e, `/` + t)) {
              var n = j(4);
              ((n[0] = 55),
                (n[1] = n[3] = 50),
                (n[2] = 54),
                e.FileIndex.push({ name: t, type: 2, content: n, size: 4, L: 69, R: 69, C: 69 }),
                e.FullPaths.push(e.FullPaths[0] + t),
                H(e));
            }
          }
          function H(e, r) {
            B(e);
            for (var i = !1, a = !1, o = e.FullPaths.length - 1; o >= 0; --o) {
              var s = e.FileIndex[o];
              switch (s.type) {
                case 0:
                  a ? (i = !0) : (e.FileIndex.pop(), e.FullPaths.pop());
                  break;
                case 1:
                case 2:
                case 5:
                  ((a = !0),
                    isNaN(s.R * s.L * s.C) && (i = !0),
                    s.R > -1 && s.L > -1 && s.R == s.L && (i = !0));
                  break;
                default:
                  i = !0;
              }
            }
            if (i || r) {
              var c = new Date(1987, 1, 19),
                l = 0,
                u = Object.create ? Object.create(null) : {},
                d = [];
              for (o = 0; o < e.FullPaths.length; ++o)
                ((u[e.FullPaths[o]] = !0),
                  e.FileIndex[o].type !== 0 && d.push([e.FullPaths[o], e.FileIndex[o]]));
              for (o = 0; o < d.length; ++o) {
                var f = n(d[o][0]);
                for (a = u[f]; !a;) {
                  for (; n(f) && !u[n(f)];) f = n(f);
                  (d.push([
                    f,
                    { name: p(f).replace(`/`, ``), type: 1, clsid: W, ct: c, mt: c, content: null },
                  ]),
                    (u[f] = !0),
                    (f = n(d[o][0])),
                    (a = u[f]));
                }
              }
              for (
                d.sort(function (e, n) {
                  return t(e[0], n[0]);
                }),
                  e.FullPaths = [],
                  e.FileIndex = [],
                  o = 0;
                o < d.length;
                ++o
              )
                ((e.FullPaths[o] = d[o][0]), (e.FileIndex[o] = d[o][1]));
              for (o = 0; o < d.length; ++o) {
                var m = e.FileIndex[o],
                  h = e.FullPaths[o];
                if (
                  ((m.name = p(h).replace(`/`, ``)),
                  (m.L = m.R = m.C = -(m.color = 1)),
                  (m.size = m.content ? m.content.length : 0),
                  (m.start = 0),
                  (m.clsid = m.clsid || W),
                  o === 0)
                )
                  ((m.C = d.length > 1 ? 1 : -1), (m.size = 0), (m.type = 5));
                else if (h.slice(-1) == `/`) {
                  for (l = o + 1; l < d.length && n(e.FullPaths[l]) != h; ++l);
                  for (
                    m.C = l >= d.length ? -1 : l, l = o + 1;
                    l < d.length && n(e.FullPaths[l]) != n(h);
                    ++l
                  );
                  ((m.R = l >= d.length ? -1 : l), (m.type = 1));
                } else (n(e.FullPaths[o + 1] || ``) == n(h) && (m.R = o + 1), (m.type = 2));
              }
            }
          }
          function ne(e, t) {
            var n = t || {};
            if (n.fileType == `mad`) return at(e, n);
            if ((H(e), n.fileType === `zip`)) return Ze(e, n);
            var r = (function (e) {
                for (var t = 0, n = 0, r = 0; r < e.FileIndex.length; ++r) {
                  var i = e.FileIndex[r];
                  if (i.content) {
                    var a = i.content.length;
                    a > 0 && (a < 4096 ? (t += (a + 63) >> 6) : (n += (a + 511) >> 9));
                  }
                }
                for (
                  var o = (e.FullPaths.length + 3) >> 2,
                    s = (t + 7) >> 3,
                    c = (t + 127) >> 7,
                    l = s + n + o + c,
                    u = (l + 127) >> 7,
                    d = u <= 109 ? 0 : Math.ceil((u - 109) / 127);
                  (l + u + d + 127) >> 7 > u;
                )
                  d = ++u <= 109 ? 0 : Math.ceil((u - 109) / 127);
                var f = [1, d, u, c, o, n, t, 0];
                return (
                  (e.FileIndex[0].size = t << 6),
                  (f[7] =
                    (e.FileIndex[0].start = f[0] + f[1] + f[2] + f[3] + f[4] + f[5]) +
                    ((f[6] + 7) >> 3)),
                  f
                );
              })(e),
              i = j(r[7] << 9),
              o = 0,
              s = 0;
            for (o = 0; o < 8; ++o) i.write_shift(1, oe[o]);
            for (o = 0; o < 8; ++o) i.write_shift(2, 0);
            for (
              i.write_shift(2, 62),
                i.write_shift(2, 3),
                i.write_shift(2, 65534),
                i.write_shift(2, 9),
                i.write_shift(2, 6),
                o = 0;
              o < 3;
              ++o
            )
              i.write_shift(2, 0);
            for (
              i.write_shift(4, 0),
                i.write_shift(4, r[2]),
                i.write_shift(4, r[0] + r[1] + r[2] + r[3] - 1),
                i.write_shift(4, 0),
                i.write_shift(4, 4096),
                i.write_shift(4, r[3] ? r[0] + r[1] + r[2] - 1 : ie),
                i.write_shift(4, r[3]),
                i.write_shift(-4, r[1] ? r[0] - 1 : ie),
                i.write_shift(4, r[1]),
                o = 0;
              o < 109;
              ++o
            )
              i.write_shift(-4, o < r[2] ? r[1] + o : -1);
            if (r[1])
              for (s = 0; s < r[1]; ++s) {
                for (; o < 236 + s * 127; ++o) i.write_shift(-4, o < r[2] ? r[1] + o : -1);
                i.write_shift(-4, s === r[1] - 1 ? ie : s + 1);
              }
            var c = function (e) {
              for (s += e; o < s - 1; ++o) i.write_shift(-4, o + 1);
              e && (++o, i.write_shift(-4, ie));
            };
            for (s = o = 0, s += r[1]; o < s; ++o) i.write_shift(-4, se.DIFSECT);
            for (s += r[2]; o < s; ++o) i.write_shift(-4, se.FATSECT);
            (c(r[3]), c(r[4]));
            for (var l = 0, u = 0, d = e.FileIndex[0]; l < e.FileIndex.length; ++l)
              ((d = e.FileIndex[l]),
                d.content &&
                  ((u = d.content.length), u < 4096 || ((d.start = s), c((u + 511) >> 9))));
            for (c((r[6] + 7) >> 3); i.l & 511;) i.write_shift(-4, se.ENDOFCHAIN);
            for (s = o = 0, l = 0; l < e.FileIndex.length; ++l)
              ((d = e.FileIndex[l]),
                d.content &&
                  ((u = d.content.length), !u || u >= 4096 || ((d.start = s), c((u + 63) >> 6))));
            for (; i.l & 511;) i.write_shift(-4, se.ENDOFCHAIN);
            for (o = 0; o < r[4] << 2; ++o) {
              var f = e.FullPaths[o];
              if (!f || f.length === 0) {
                for (l = 0; l < 17; ++l) i.write_shift(4, 0);
                for (l = 0; l < 3; ++l) i.write_shift(4, -1);
                for (l = 0; l < 12; ++l) i.write_shift(4, 0);
              } else {
                ((d = e.FileIndex[o]), o === 0 && (d.start = d.size ? d.start - 1 : ie));
                var p = (o === 0 && n.root) || d.name;
                if (
                  (p.length > 32 &&
                    (console.error(`Name ` + p + ` will be truncated to ` + p.slice(0, 32)),
                    (p = p.slice(0, 32))),
                  (u = 2 * (p.length + 1)),
                  i.write_shift(64, p, `utf16le`),
                  i.write_shift(2, u),
                  i.write_shift(1, d.type),
                  i.write_shift(1, d.color),
                  i.write_shift(-4, d.L),
                  i.write_shift(-4, d.R),
                  i.write_shift(-4, d.C),
                  d.clsid)
                )
                  i.write_shift(16, d.clsid, `hex`);
                else for (l = 0; l < 4; ++l) i.write_shift(4, 0);
                (i.write_shift(4, d.state || 0),
                  i.write_shift(4, 0),
                  i.write_shift(4, 0),
                  i.write_shift(4, 0),
                  i.write_shift(4, 0),
                  i.write_shift(4, d.start),
                  i.write_shift(4, d.size),
                  i.write_shift(4, 0));
              }
            }
            for (o = 1; o < e.FileIndex.length; ++o)
              if (((d = e.FileIndex[o]), d.size >= 4096)) {
                if (((i.l = (d.start + 1) << 9), a && Buffer.isBuffer(d.content)))
                  (d.content.copy(i, i.l, 0, d.size), (i.l += (d.size + 511) & -512));
                else {
                  for (l = 0; l < d.size; ++l) i.write_shift(1, d.content[l]);
                  for (; l & 511; ++l) i.write_shift(1, 0);
                }
              }
            for (o = 1; o < e.FileIndex.length; ++o)
              if (((d = e.FileIndex[o]), d.size > 0 && d.size < 4096)) {
                if (a && Buffer.isBuffer(d.content))
                  (d.content.copy(i, i.l, 0, d.size), (i.l += (d.size + 63) & -64));
                else {
                  for (l = 0; l < d.size; ++l) i.write_shift(1, d.content[l]);
                  for (; l & 63; ++l) i.write_shift(1, 0);
                }
              }
            if (a) i.l = i.length;
            else for (; i.l < i.length;) i.write_shift(1, 0);
            return i;
          }
          function U(e, t) {
            var n = e.FullPaths.map(function (e) {
                return e.toUpperCase();
              }),
              r = n.map(function (e) {
                var t = e.split(`/`);
                return t[t.length - (e.slice(-1) == `/` ? 2 : 1)];
              }),
              i = !1;
            t.charCodeAt(0) === 47
              ? ((i = !0), (t = n[0].slice(0, -1) + t))
              : (i = t.indexOf(`/`) !== -1);
            var a = t.toUpperCase(),
              o = i === !0 ? n.indexOf(a) : r.indexOf(a);
            if (o !== -1) return e.FileIndex[o];
            var s = !a.match(d);
            for (a = a.replace(u, ``), s && (a = a.replace(d, `!`)), o = 0; o < n.length; ++o)
              if (
                (s ? n[o].replace(d, `!`) : n[o]).replace(u, ``) == a ||
                (s ? r[o].replace(d, `!`) : r[o]).replace(u, ``) == a
              )
                return e.FileIndex[o];
            return null;
          }
          var re = 64,
            ie = -2,
            ae = `d0cf11e0a1b11ae1`,
            oe = [208, 207, 17, 224, 161, 177, 26, 225],
            W = `00000000000000000000000000000000`,
            se = {
              MAXREGSECT: -6,
              DIFSECT: -4,
              FATSECT: -3,
              ENDOFCHAIN: ie,
              FREESECT: -1,
              HEADER_SIGNATURE: ae,
              HEADER_MINOR_VERSION: `3e00`,
              MAXREGSID: -6,
              NOSTREAM: -1,
              HEADER_CLSID: W,
              EntryTypes: [`unknown`, `storage`, `stream`, `lockbytes`, `property`, `root`],
            };
          function ce(e, t, n) {
            b();
            var r = ne(e, n);
            v.writeFileSync(t, r);
          }
          function le(e) {
            for (var t = Array(e.length), n = 0; n < e.length; ++n)
              t[n] = String.fromCharCode(e[n]);
            return t.join(``);
          }
          function ue(e, t) {
            var n = ne(e, t);
            switch ((t && t.type) || `buffer`) {
              case `file`:
                return (b(), v.writeFileSync(t.filename, n), n);
              case `binary`:
                return typeof n == `string` ? n : le(n);
              case `base64`:
                return r(typeof n == `string` ? n : le(n));
              case `buffer`:
                if (a) return Buffer.isBuffer(n) ? n : o(n);
              case `array`:
                return typeof n == `string` ? l(n) : n;
            }
            return n;
          }
          var de;
          function G(e) {
            try {
              var t = e.InflateRaw,
                n = new t();
              if ((n._processChunk(new Uint8Array([3, 0]), n._finishFlushFlag), n.bytesRead))
                de = e;
              else throw Error(`zlib does not expose bytesRead`);
            } catch (e) {
              console.error(`cannot use native zlib: ` + (e.message || e));
            }
          }
          function fe(e, t) {
            if (!de) return qe(e, t);
            var n = de.InflateRaw,
              r = new n(),
              i = r._processChunk(e.slice(e.l), r._finishFlushFlag);
            return ((e.l += r.bytesRead), i);
          }
          function pe(e) {
            return de ? de.deflateRawSync(e) : ze(e);
          }
          var me = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15],
            he = [
              3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99,
              115, 131, 163, 195, 227, 258,
            ],
            ge = [
              1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025,
              1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
            ];
          function _e(e) {
            var t = (((e << 1) | (e << 11)) & 139536) | (((e << 5) | (e << 15)) & 558144);
            return ((t >> 16) | (t >> 8) | t) & 255;
          }
          for (
            var ve = typeof Uint8Array < `u`,
              ye = ve ? /* @__PURE__ */ new Uint8Array(256) : [],
              be = 0;
            be < 256;
            ++be
          )
            ye[be] = _e(be);
          function xe(e, t) {
            var n = ye[e & 255];
            return t <= 8
              ? n >>> (8 - t)
              : ((n = (n << 8) | ye[(e >> 8) & 255]),
                t <= 16 ? n >>> (16 - t) : ((n = (n << 8) | ye[(e >> 16) & 255]), n >>> (24 - t)));
          }
          function Se(e, t) {
            var n = t & 7,
              r = t >>> 3;
            return ((e[r] | (n <= 6 ? 0 : e[r + 1] << 8)) >>> n) & 3;
          }
          function Ce(e, t) {
            var n = t & 7,
              r = t >>> 3;
            return ((e[r] | (n <= 5 ? 0 : e[r + 1] << 8)) >>> n) & 7;
          }
          function we(e, t) {
            var n = t & 7,
              r = t >>> 3;
            return ((e[r] | (n <= 4 ? 0 : e[r + 1] << 8)) >>> n) & 15;
          }
          function Te(e, t) {
            var n = t & 7,
              r = t >>> 3;
            return ((e[r] | (n <= 3 ? 0 : e[r + 1] << 8)) >>> n) & 31;
          }
          function Ee(e, t) {
            var n = t & 7,
              r = t >>> 3;
            return ((e[r] | (n <= 1 ? 0 : e[r + 1] << 8)) >>> n) & 127;
          }
          function De(e, t, n) {
            var r = t & 7,
              i = t >>> 3,
              a = (1 << n) - 1,
              o = e[i] >>> r;
            return (
              n < 8 - r ||
                ((o |= e[i + 1] << (8 - r)), n < 16 - r) ||
                ((o |= e[i + 2] << (16 - r)), n < 24 - r) ||
                (o |= e[i + 3] << (24 - r)),
              o & a
            );
          }
          function Oe(e, t, n) {
            var r = t & 7,
              i = t >>> 3;
            return (
              r <= 5
                ? (e[i] |= (n & 7) << r)
                : ((e[i] |= (n << r) & 255), (e[i + 1] = (n & 7) >> (8 - r))),
              t + 3
            );
          }
          function ke(e, t, n) {
            var r = t & 7,
              i = t >>> 3;
            return ((n = (n & 1) << r), (e[i] |= n), t + 1);
          }
          function Ae(e, t, n) {
            var r = t & 7,
              i = t >>> 3;
            return ((n <<= r), (e[i] |= n & 255), (n >>>= 8), (e[i + 1] = n), t + 8);
          }
          function je(e, t, n) {
            var r = t & 7,
              i = t >>> 3;
            return (
              (n <<= r),
              (e[i] |= n & 255),
              (n >>>= 8),
              (e[i + 1] = n & 255),
              (e[i + 2] = n >>> 8),
              t + 16
            );
          }
          function Me(e, t) {
            var n = e.length,
              r = 2 * n > t ? 2 * n : t + 5,
              i = 0;
            if (n >= t) return e;
            if (a) {
              var o = c(r);
              if (e.copy) e.copy(o);
              else for (; i < e.length; ++i) o[i] = e[i];
              return o;
            }
            if (ve) {
              var s = new Uint8Array(r);
              if (s.set) s.set(e);
              else for (; i < n; ++i) s[i] = e[i];
              return s;
            }
            return ((e.length = r), e);
          }
          function Ne(e) {
            for (var t = Array(e), n = 0; n < e; ++n) t[n] = 0;
            return t;
          }
          function Pe(e, t, n) {
            var r = 1,
              i = 0,
              a = 0,
              o = 0,
              s = 0,
              c = e.length,
              l = ve ? /* @__PURE__ */ new Uint16Array(32) : Ne(32);
            for (a = 0; a < 32; ++a) l[a] = 0;
            for (a = c; a < n; ++a) e[a] = 0;
            c = e.length;
            var u = ve ? new Uint16Array(c) : Ne(c);
            for (a = 0; a < c; ++a) (l[(i = e[a])]++, r < i && (r = i), (u[a] = 0));
            for (l[0] = 0, a = 1; a <= r; ++a) l[a + 16] = s = (s + l[a - 1]) << 1;
            for (a = 0; a < c; ++a) ((s = e[a]), s != 0 && (u[a] = l[s + 16]++));
            var d = 0;
            for (a = 0; a < c; ++a)
              if (((d = e[a]), d != 0))
                for (s = xe(u[a], r) >> (r - d), o = (1 << (r + 4 - d)) - 1; o >= 0; --o)
                  t[s | (o << d)] = (d & 15) | (a << 4);
            return r;
          }
          var Fe = ve ? /* @__PURE__ */ new Uint16Array(512) : Ne(512),
            Ie = ve ? /* @__PURE__ */ new Uint16Array(32) : Ne(32);
          if (!ve) {
            for (var Le = 0; Le < 512; ++Le) Fe[Le] = 0;
            for (Le = 0; Le < 32; ++Le) Ie[Le] = 0;
          }
          (function () {
            for (var e = [], t = 0; t < 32; t++) e.push(5);
            Pe(e, Ie, 32);
            var n = [];
            for (t = 0; t <= 143; t++) n.push(8);
            for (; t <= 255; t++) n.push(9);
            for (; t <= 279; t++) n.push(7);
            for (; t <= 287; t++) n.push(8);
            Pe(n, Fe, 288);
          })();
          var Re = (function () {
            for (
              var e = ve ? /* @__PURE__ */ new Uint8Array(32768) : [], t = 0, n = 0;
              t < ge.length - 1;
              ++t
            )
              for (; n < ge[t + 1]; ++n) e[n] = t;
            for (; n < 32768; ++n) e[n] = 29;
            var r = ve ? /* @__PURE__ */ new Uint8Array(259) : [];
            for (t = 0, n = 0; t < he.length - 1; ++t) for (; n < he[t + 1]; ++n) r[n] = t;
            function i(e, t) {
              for (var n = 0; n < e.length;) {
                var r = Math.min(65535, e.length - n),
                  i = n + r == e.length;
                for (
                  t.write_shift(1, +i), t.write_shift(2, r), t.write_shift(2, ~r & 65535);
                  r-- > 0;
                )
                  t[t.l++] = e[n++];
              }
              return t.l;
            }
            function a(t, n) {
              for (
                var i = 0, a = 0, o = ve ? /* @__PURE__ */ new Uint16Array(32768) : [];
                a < t.length;
              ) {
                var s = Math.min(65535, t.length - a);
                if (s < 10) {
                  for (
                    i = Oe(n, i, +(a + s == t.length)),
                      i & 7 && (i += 8 - (i & 7)),
                      n.l = (i / 8) | 0,
                      n.write_shift(2, s),
                      n.write_shift(2, ~s & 65535);
                    s-- > 0;
                  )
                    n[n.l++] = t[a++];
                  i = n.l * 8;
                } else {
                  i = Oe(n, i, +(a + s == t.length) + 2);
                  for (var c = 0; s-- > 0;) {
                    var l = t[a];
                    c = ((c << 5) ^ l) & 32767;
                    var u = -1,
                      d = 0;
                    if ((u = o[c]) && ((u |= a & -32768), u > a && (u -= 32768), u < a))
                      for (; t[u + d] == t[a + d] && d < 250;) ++d;
                    if (d > 2) {
                      ((l = r[d]),
                        l <= 22
                          ? (i = Ae(n, i, ye[l + 1] >> 1) - 1)
                          : (Ae(n, i, 3), (i += 5), Ae(n, i, ye[l - 23] >> 5), (i += 3)));
                      var f = l < 8 ? 0 : (l - 4) >> 2;
                      (f > 0 && (je(n, i, d - he[l]), (i += f)),
                        (l = e[a - u]),
                        (i = Ae(n, i, ye[l] >> 3)),
                        (i -= 3));
                      var p = l < 4 ? 0 : (l - 2) >> 1;
                      p > 0 && (je(n, i, a - u - ge[l]), (i += p));
                      for (var m = 0; m < d; ++m)
                        ((o[c] = a & 32767), (c = ((c << 5) ^ t[a]) & 32767), ++a);
                      s -= d - 1;
                    } else
                      (l <= 143 ? (l += 48) : (i = ke(n, i, 1)),
                        (i = Ae(n, i, ye[l])),
                        (o[c] = a & 32767),
                        ++a);
                  }
                  i = Ae(n, i, 0) - 1;
                }
              }
              return ((n.l = ((i + 7) / 8) | 0), n.l);
            }
            return function (e, t) {
              return e.length < 8 ? i(e, t) : a(e, t);
            };
          })();
          function ze(e) {
            var t = j(50 + Math.floor(e.length * 1.1)),
              n = Re(e, t);
            return t.slice(0, n);
          }
          var Be = ve ? /* @__PURE__ */ new Uint16Array(32768) : Ne(32768),
            Ve = ve ? /* @__PURE__ */ new Uint16Array(32768) : Ne(32768),
            He = ve ? /* @__PURE__ */ new Uint16Array(128) : Ne(128),
            Ue = 1,
            We = 1;
          function Ge(e, t) {
            var n = Te(e, t) + 257;
            t += 5;
            var r = Te(e, t) + 1;
            t += 5;
            var i = we(e, t) + 4;
            t += 4;
            for (
              var a = 0,
                o = ve ? /* @__PURE__ */ new Uint8Array(19) : Ne(19),
                s = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
                c = 1,
                l = ve ? /* @__PURE__ */ new Uint8Array(8) : Ne(8),
                u = ve ? /* @__PURE__ */ new Uint8Array(8) : Ne(8),
                d = o.length,
                f = 0;
              f < i;
              ++f
            )
              ((o[me[f]] = a = Ce(e, t)), c < a && (c = a), l[a]++, (t += 3));
            var p = 0;
            for (l[0] = 0, f = 1; f <= c; ++f) u[f] = p = (p + l[f - 1]) << 1;
            for (f = 0; f < d; ++f) (p = o[f]) != 0 && (s[f] = u[p]++);
            var m = 0;
            for (f = 0; f < d; ++f)
              if (((m = o[f]), m != 0)) {
                p = ye[s[f]] >> (8 - m);
                for (var h = (1 << (7 - m)) - 1; h >= 0; --h) He[p | (h << m)] = (m & 7) | (f << 3);
              }
            var g = [];
            for (c = 1; g.length < n + r;)
              switch (((p = He[Ee(e, t)]), (t += p & 7), (p >>>= 3))) {
                case 16:
                  for (a = 3 + Se(e, t), t += 2, p = g[g.length - 1]; a-- > 0;) g.push(p);
                  break;
                case 17:
                  for (a = 3 + Ce(e, t), t += 3; a-- > 0;) g.push(0);
                  break;
                case 18:
                  for (a = 11 + Ee(e, t), t += 7; a-- > 0;) g.push(0);
                  break;
                default:
                  (g.push(p), c < p && (c = p));
              }
            var _ = g.slice(0, n),
              v = g.slice(n);
            for (f = n; f < 286; ++f) _[f] = 0;
            for (f = r; f < 30; ++f) v[f] = 0;
            return ((Ue = Pe(_, Be, 286)), (We = Pe(v, Ve, 30)), t);
          }
          function Ke(e, t) {
            if (e[0] == 3 && !(e[1] & 3)) return [s(t), 2];
            for (
              var n = 0, r = 0, i = c(t || 1 << 18), a = 0, o = i.length >>> 0, l = 0, u = 0;
              !(r & 1);
            ) {
              if (((r = Ce(e, n)), (n += 3), r >>> 1))
                r >> 1 == 1 ? ((l = 9), (u = 5)) : ((n = Ge(e, n)), (l = Ue), (u = We));
              else {
                n & 7 && (n += 8 - (n & 7));
                var d = e[n >>> 3] | (e[(n >>> 3) + 1] << 8);
                if (((n += 32), d > 0))
                  for (!t && o < a + d && ((i = Me(i, a + d)), (o = i.length)); d-- > 0;)
                    ((i[a++] = e[n >>> 3]), (n += 8));
                continue;
              }
              for (;;) {
                !t && o < a + 32767 && ((i = Me(i, a + 32767)), (o = i.length));
                var f = De(e, n, l),
                  p = r >>> 1 == 1 ? Fe[f] : Be[f];
                if (((n += p & 15), (p >>>= 4), !((p >>> 8) & 255))) i[a++] = p;
                else if (p == 256) break;
                else {
                  p -= 257;
                  var m = p < 8 ? 0 : (p - 4) >> 2;
                  m > 5 && (m = 0);
                  var h = a + he[p];
                  (m > 0 && ((h += De(e, n, m)), (n += m)),
                    (f = De(e, n, u)),
                    (p = r >>> 1 == 1 ? Ie[f] : Ve[f]),
                    (n += p & 15),
                    (p >>>= 4));
                  var g = p < 4 ? 0 : (p - 2) >> 1,
                    _ = ge[p];
                  for (
                    g > 0 && ((_ += De(e, n, g)), (n += g)),
                      !t && o < h && ((i = Me(i, h + 100)), (o = i.length));
                    a < h;
                  )
                    ((i[a] = i[a - _]), ++a);
                }
              }
            }
            return t ? [i, (n + 7) >>> 3] : [i.slice(0, a), (n + 7) >>> 3];
          }
          function qe(e, t) {
            var n = Ke(e.slice(e.l || 0), t);
            return ((e.l += n[1]), n[0]);
          }
          function Je(e, t) {
            if (e) typeof console < `u` && console.error(t);
            else throw Error(t);
          }
          function Ye(e, t) {
            var n = e;
            A(n, 0);
            var r = { FileIndex: [], FullPaths: [] };
            B(r, { root: t.root });
            for (
              var i = n.length - 4;
              (n[i] != 80 || n[i + 1] != 75 || n[i + 2] != 5 || n[i + 3] != 6) && i >= 0;
            )
              --i;
            ((n.l = i + 4), (n.l += 4));
            var a = n.read_shift(2);
            for (n.l += 6, n.l = n.read_shift(4), i = 0; i < a; ++i) {
              n.l += 20;
              var o = n.read_shift(4),
                s = n.read_shift(4),
                c = n.read_shift(2),
                l = n.read_shift(2),
                u = n.read_shift(2);
              n.l += 8;
              var d = n.read_shift(4),
                f = _(n.slice(n.l + c, n.l + c + l));
              n.l += c + l + u;
              var p = n.l;
              ((n.l = d + 4), Xe(n, o, s, r, f), (n.l = p));
            }
            return r;
          }
          function Xe(e, t, n, r, i) {
            e.l += 2;
            var a = e.read_shift(2),
              o = e.read_shift(2),
              s = g(e);
            if (a & 8257) throw Error(`Unsupported ZIP encryption`);
            for (
              var c = e.read_shift(4),
                l = e.read_shift(4),
                u = e.read_shift(4),
                d = e.read_shift(2),
                f = e.read_shift(2),
                p = ``,
                m = 0;
              m < d;
              ++m
            )
              p += String.fromCharCode(e[e.l++]);
            if (f) {
              var h = _(e.slice(e.l, e.l + f));
              ((h[21589] || {}).mt && (s = h[21589].mt),
                ((i || {})[21589] || {}).mt && (s = i[21589].mt));
            }
            e.l += f;
            var v = e.slice(e.l, e.l + l);
            switch (o) {
              case 8:
                v = fe(e, u);
                break;
              case 0:
                break;
              default:
                throw Error(`Unsupported ZIP Compression method ` + o);
            }
            var y = !1;
            (a & 8 &&
              ((c = e.read_shift(4)),
              c == 134695760 && ((c = e.read_shift(4)), (y = !0)),
              (l = e.read_shift(4)),
              (u = e.read_shift(4))),
              l != t && Je(y, `Bad compressed size: ` + t + ` != ` + l),
              u != n && Je(y, `Bad uncompressed size: ` + n + ` != ` + u));
            var b = M.buf(v, 0);
            ((c | 0) != (b | 0) && Je(y, `Bad CRC32 checksum: ` + c + ` != ` + b),
              st(r, p, v, { unsafe: !0, mt: s }));
          }
          function Ze(e, t) {
            var n = t || {},
              r = [],
              i = [],
              a = j(1),
              o = n.compression ? 8 : 0,
              s = 0,
              c = 0,
              l = 0,
              u = 0,
              d = 0,
              f = e.FullPaths[0],
              p = f,
              m = e.FileIndex[0],
              g = [],
              _ = 0;
            for (c = 1; c < e.FullPaths.length; ++c)
              if (
                ((p = e.FullPaths[c].slice(f.length)),
                (m = e.FileIndex[c]),
                m.size && m.content && p != `Sh33tJ5`)
              ) {
                var v = u,
                  b = j(p.length);
                for (l = 0; l < p.length; ++l) b.write_shift(1, p.charCodeAt(l) & 127);
                ((b = b.slice(0, b.l)), (g[d] = M.buf(m.content, 0)));
                var x = m.content;
                (o == 8 && (x = pe(x)),
                  (a = j(30)),
                  a.write_shift(4, 67324752),
                  a.write_shift(2, 20),
                  a.write_shift(2, s),
                  a.write_shift(2, o),
                  m.mt ? h(a, m.mt) : a.write_shift(4, 0),
                  a.write_shift(-4, s & 8 ? 0 : g[d]),
                  a.write_shift(4, s & 8 ? 0 : x.length),
                  a.write_shift(4, s & 8 ? 0 : m.content.length),
                  a.write_shift(2, b.length),
                  a.write_shift(2, 0),
                  (u += a.length),
                  r.push(a),
                  (u += b.length),
                  r.push(b),
                  (u += x.length),
                  r.push(x),
                  s & 8 &&
                    ((a = j(12)),
                    a.write_shift(-4, g[d]),
                    a.write_shift(4, x.length),
                    a.write_shift(4, m.content.length),
                    (u += a.l),
                    r.push(a)),
                  (a = j(46)),
                  a.write_shift(4, 33639248),
                  a.write_shift(2, 0),
                  a.write_shift(2, 20),
                  a.write_shift(2, s),
                  a.write_shift(2, o),
                  a.write_shift(4, 0),
                  a.write_shift(-4, g[d]),
                  a.write_shift(4, x.length),
                  a.write_shift(4, m.content.length),
                  a.write_shift(2, b.length),
                  a.write_shift(2, 0),
                  a.write_shift(2, 0),
                  a.write_shift(2, 0),
                  a.write_shift(2, 0),
                  a.write_shift(4, 0),
                  a.write_shift(4, v),
                  (_ += a.l),
                  i.push(a),
                  (_ += b.length),
                  i.push(b),
                  ++d);
              }
            return (
              (a = j(22)),
              a.write_shift(4, 101010256),
              a.write_shift(2, 0),
              a.write_shift(2, 0),
              a.write_shift(2, d),
              a.write_shift(2, d),
              a.write_shift(4, _),
              a.write_shift(4, u),
              a.write_shift(2, 0),
              y([y(r), y(i), a])
            );
          }
          var Qe = {
            htm: `text/html`,
            xml: `text/xml`,
            gif: `image/gif`,
            jpg: `image/jpeg`,
            png: `image/png`,
            mso: `application/x-mso`,
            thmx: `application/vnd.ms-officetheme`,
            sh33tj5: `application/octet-stream`,
          };
          function $e(e, t) {
            if (e.ctype) return e.ctype;
            var n = e.name || ``,
              r = n.match(/\.([^\.]+)$/);
            return (r && Qe[r[1]]) ||
              (t && ((r = (n = t).match(/[\.\\]([^\.\\])+$/)), r && Qe[r[1]]))
              ? Qe[r[1]]
              : `application/octet-stream`;
          }
          function et(e) {
            for (var t = r(e), n = [], i = 0; i < t.length; i += 76) n.push(t.slice(i, i + 76));
            return (
              n.join(`\r
`) +
              `\r
`
            );
          }
          function tt(e) {
            var t = e.replace(/[\x00-\x08\x0B\x0C\x0E-\x1F\x7E-\xFF=]/g, function (e) {
              var t = e.charCodeAt(0).toString(16).toUpperCase();
              return `=` + (t.length == 1 ? `0` + t : t);
            });
            ((t = t.replace(/ $/gm, `=20`).replace(/\t$/gm, `=09`)),
              t.charAt(0) ==
                `
` && (t = `=0D` + t.slice(1)),
              (t = t
                .replace(/\r(?!\n)/gm, `=0D`)
                .replace(
                  /\n\n/gm,
                  `
=0A`,
                )
                .replace(/([^\r\n])\n/gm, `$1=0A`)));
            for (
              var n = [],
                r = t.split(`\r
`),
                i = 0;
              i < r.length;
              ++i
            ) {
              var a = r[i];
              if (a.length == 0) n.push(``);
              else
                for (var o = 0; o < a.length;) {
                  var s = 76,
                    c = a.slice(o, o + s);
                  (c.charAt(s - 1) == `=`
                    ? s--
                    : c.charAt(s - 2) == `=`
                      ? (s -= 2)
                      : c.charAt(s - 3) == `=` && (s -= 3),
                    (c = a.slice(o, o + s)),
                    (o += s),
                    o < a.length && (c += `=`),
                    n.push(c));
                }
            }
            return n.join(`\r
`);
          }
          function nt(e) {
            for (var t = [], n = 0; n < e.length; ++n) {
              for (var r = e[n]; n <= e.length && r.charAt(r.length - 1) == `=`;)
                r = r.slice(0, r.length - 1) + e[++n];
              t.push(r);
            }
            for (var i = 0; i < t.length; ++i)
              t[i] = t[i].replace(/[=][0-9A-Fa-f]{2}/g, function (e) {
                return String.fromCharCode(parseInt(e.slice(1), 16));
              });
            return l(
              t.join(`\r
`),
            );
          }
          function rt(e, t, n) {
            for (var r = ``, a = ``, o = ``, s, c = 0; c < 10; ++c) {
              var u = t[c];
              if (!u || u.match(/^\s*$/)) break;
              var d = u.match(/^(.*?):\s*([^\s].*)$/);
              if (d)
                switch (d[1].toLowerCase()) {
                  case `content-location`:
                    r = d[2].trim();
                    break;
                  case `content-type`:
                    o = d[2].trim();
                    break;
                  case `content-transfer-encoding`:
                    a = d[2].trim();
                }
            }
            switch ((++c, a.toLowerCase())) {
              case `base64`:
                s = l(i(t.slice(c).join(``)));
                break;
              case `quoted-printable`:
                s = nt(t.slice(c));
                break;
              default:
                throw Error(`Unsupported Content-Transfer-Encoding ` + a);
            }
            var f = st(e, r.slice(n.length), s, { unsafe: !0 });
            o && (f.ctype = o);
          }
          function it(e, t) {
            if (le(e.slice(0, 13)).toLowerCase() != `mime-version:`)
              throw Error(`Unsupported MAD header`);
            var n = (t && t.root) || ``,
              r = (a && Buffer.isBuffer(e) ? e.toString(`binary`) : le(e)).split(`\r
`),
              i = 0,
              o = ``;
            for (i = 0; i < r.length; ++i)
              if (
                ((o = r[i]),
                /^Content-Location:/i.test(o) &&
                  ((o = o.slice(o.indexOf(`file`))),
                  (n ||= o.slice(0, o.lastIndexOf(`/`) + 1)),
                  o.slice(0, n.length) != n))
              )
                for (
                  ;
                  n.length > 0 &&
                  ((n = n.slice(0, n.length - 1)),
                  (n = n.slice(0, n.lastIndexOf(`/`) + 1)),
                  o.slice(0, n.length) != n);
                );
            var s = (r[1] || ``).match(/boundary="(.*?)"/);
            if (!s) throw Error(`MAD cannot find boundary`);
            var c = `--` + (s[1] || ``),
              l = { FileIndex: [], FullPaths: [] };
            B(l);
            var u,
              d = 0;
            for (i = 0; i < r.length; ++i) {
              var f = r[i];
              (f === c || f === c + `--`) && (d++ && rt(l, r.slice(u, i), n), (u = i));
            }
            return l;
          }
          function at(e, t) {
            var n = t || {},
              r = n.boundary || `SheetJS`;
            r = `------=` + r;
            for (
              var i = [
                  `MIME-Version: 1.0`,
                  `Content-Type: multipart/related; boundary="` + r.slice(2) + `"`,
                  ``,
                  ``,
                  ``,
                ],
                o = e.FullPaths[0],
                s = o,
                c = e.FileIndex[0],
                l = 1;
              l < e.FullPaths.length;
              ++l
            )
              if (
                ((s = e.FullPaths[l].slice(o.length)),
                (c = e.FileIndex[l]),
                c.size && c.content && s != `Sh33tJ5`)
              ) {
                s = s
                  .replace(/[\x00-\x08\x0B\x0C\x0E-\x1F\x7E-\xFF]/g, function (e) {
                    return `_x` + e.charCodeAt(0).toString(16) + `_`;
                  })
                  .replace(/[\u0080-\uFFFF]/g, function (e) {
                    return `_u` + e.charCodeAt(0).toString(16) + `_`;
                  });
                for (
                  var u = c.content,
                    d = a && Buffer.isBuffer(u) ? u.toString(`binary`) : le(u),
                    f = 0,
                    p = Math.min(1024, d.length),
                    m = 0,
                    h = 0;
                  h <= p;
                  ++h
                )
                  (m = d.charCodeAt(h)) >= 32 && m < 128 && ++f;
                var g = f >= (p * 4) / 5;
                (i.push(r),
                  i.push(`Content-Location: ` + (n.root || `file:///C:/SheetJS/`) + s),
                  i.push(`Content-Transfer-Encoding: ` + (g ? `quoted-printable` : `base64`)),
                  i.push(`Content-Type: ` + $e(c, s)),
                  i.push(``),
                  i.push(g ? tt(d) : et(d)));
              }
            return (
              i.push(
                r +
                  `--\r
`,
              ),
              i.join(`\r
`)
            );
          }
          function ot(e) {
            var t = {};
            return (B(t, e), t);
          }
          function st(e, t, n, r) {
            var i = r && r.unsafe;
            i || B(e);
            var a = !i && N.find(e, t);
            if (!a) {
              var o = e.FullPaths[0];
              (t.slice(0, o.length) == o
                ? (o = t)
                : (o.slice(-1) != `/` && (o += `/`), (o = (o + t).replace(`//`, `/`))),
                (a = { name: p(t), type: 2 }),
                e.FileIndex.push(a),
                e.FullPaths.push(o),
                i || N.utils.cfb_gc(e));
            }
            return (
              (a.content = n),
              (a.size = n ? n.length : 0),
              r && (r.CLSID && (a.clsid = r.CLSID), r.mt && (a.mt = r.mt), r.ct && (a.ct = r.ct)),
              a
            );
          }
          function ct(e, t) {
            B(e);
            var n = N.find(e, t);
            if (n) {
              for (var r = 0; r < e.FileIndex.length; ++r)
                if (e.FileIndex[r] == n)
                  return (e.FileIndex.splice(r, 1), e.FullPaths.splice(r, 1), !0);
            }
            return !1;
          }
          function lt(e, t, n) {
            B(e);
            var r = N.find(e, t);
            if (r) {
              for (var i = 0; i < e.FileIndex.length; ++i)
                if (e.FileIndex[i] == r)
                  return ((e.FileIndex[i].name = p(n)), (e.FullPaths[i] = n), !0);
            }
            return !1;
          }
          function ut(e) {
            H(e, !0);
          }
          return (
            (e.find = U),
            (e.read = z),
            (e.parse = x),
            (e.write = ue),
            (e.writeFile = ce),
            (e.utils = {
              cfb_new: ot,
              cfb_add: st,
              cfb_del: ct,
              cfb_mov: lt,
              cfb_gc: ut,
              ReadShift: T,
              CheckField: k,
              prep_blob: A,
              bconcat: y,
              use_zlib: G,
              _deflateRaw: ze,
              _inflateRaw: qe,
              consts: se,
            }),
            e
          );
        })();
      typeof require < `u` && t !== void 0 && typeof DO_NOT_EXPORT_CFB > `u` && (t.exports = N);
    })(),
    1,
  );
const $w = [
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
function eT(e) {
  let t = e.toString(`latin1`, 0, 16);
  return $w.find(([, e]) => t.startsWith(e))?.[0];
}
async function tT(e) {
  let t = await (0, l.readFile)(e);
  if (eT(t) !== `ole`) throw new Zw(`wrong_content`, `no compound file`);
  let n = t.length >= rT(t),
    r = nT(t, n ? `corrupt` : `truncated`),
    i = (e) => {
      let t = Qw.default.find(r, `/${e}`);
      return t?.content === void 0 ? void 0 : Buffer.from(t.content);
    },
    a = (e) => i(e) !== void 0,
    o = r.FullPaths.some((e) => /DRM(?:Encrypted|Content)/i.test(e));
  if (a(`EncryptedPackage`) || o) throw new Zw(`password_protected`);
  return { has: a, find: i, complete: n };
}
function nT(e, t) {
  try {
    return Qw.default.read(e, { type: `buffer` });
  } catch (e) {
    throw e instanceof RangeError && /allocation/.test(e.message) ? e : new Zw(t, e.message);
  }
}
function rT(e) {
  if (e.length < 512) return 512;
  let t = 2 ** Math.min(16, e.readUInt16LE(30)),
    n = t / 4,
    r = 0;
  for (let i = 0; i < Math.min(109, e.readUInt32LE(44)); i += 1) {
    let a = (e.readUInt32LE(76 + i * 4) + 1) * t;
    if (a + t > e.length) return a + t;
    for (let t = 0; t < n; t += 1) e.readUInt32LE(a + t * 4) !== 4294967295 && (r = i * n + t);
  }
  return (r + 1) * t;
}
function iT({ hidden: e, filtered: t, styles: n }) {
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
const aT = [255, 255, 255];
function oT(e) {
  let t = /^#?(?:[\da-f]{2})?([\da-f]{6})$/i.exec(e ?? ``)?.[1] ?? sT(e);
  if (t === void 0) return;
  let n = (e) => Number.parseInt(t.slice(e, e + 2), 16);
  return [n(0), n(2), n(4)];
}
function sT(e) {
  return /^#[\da-f]{3}$/i.test(e ?? ``) ? e?.slice(1).replace(/./g, `$&$&`) : void 0;
}
function cT(e, t) {
  return e.every((e, n) => Math.abs(e - (t[n] ?? 0)) <= 8);
}
var lT = /* @__PURE__ */ o((e) => {
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
  uT = /* @__PURE__ */ o((e) => {
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
  dT = /* @__PURE__ */ o((e) => {
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
  });
/* @__PURE__ */ o((e) => {
  (Object.defineProperty(e, "__esModule", { value: !0 }), (e.SaxesParser = e.EVENTS = void 0));
  let t = lT(),
    n = uT(),
    r = dT();
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
    O = (e) => l.test(e);
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
  let k = {
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
          (this.isName = O),
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
      this[k[e]] = t;
    }
    off(e) {
      this[k[e]] = void 0;
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
        if (((this.name += this.text), (this.text = ``), !this.xmlDeclExpects.includes(this.name)))
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
          r === `` && (this.fail(`unbound namespace prefix: ${JSON.stringify(e)}.`), (t.uri = e)));
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
            o === void 0 && (this.fail(`unbound namespace prefix: ${JSON.stringify(i)}.`), (o = i)),
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
function fT(e) {
  return /^\s*;\s*;\s*;\s*$/.test(String(e ?? ``));
}
function pT({ rgb: e, theme: t, tint: n, indexed: r }) {
  if (e !== void 0) return oT(e);
  if (n === void 0 || Number(n) === 0) return t === `0` || r === `1` || r === `9` ? aT : void 0;
}
function mT(e) {
  let { hidden: t = !1, filtered: n = !1, columns: r = [], rows: i = [] } = e ?? {},
    a = iT({ hidden: t, filtered: n, styles: [`invisible`] });
  for (let { from: e, to: t, outlineLevel: n } of r) n === 0 && a.hideColumns(e, t);
  let o = new Set(i.flatMap((e) => (e.outlineLevel === 0 ? e.from : [])));
  return {
    ...a,
    splitRow(e, t) {
      a.startRow(o.has(e.number));
      for (let [e, n] of t.entries()) fT(n?.z) && a.setStyle(e + 1, 0);
      return a.split(e, { text: `` });
    },
  };
}
function hT(e, { author: t, cell: n = `` }) {
  let r = e.replace(/\s+/g, ` `).trim(),
    [i, a] = [n && ` on ${n}`, t && ` by ${t}`];
  return r && `Comment${i}${a}: ${r}`;
}
function gT(e, t, n) {
  e.set(t, (e.get(t) ?? ``) + n);
}
function _T(e, t) {
  return [...e].flatMap(([e, n]) => {
    let r = n.replace(/\s+/g, ` `).trim();
    return r === `` ? [] : [{ kind: `paragraph`, text: r, anchor: t, hidden: e }];
  });
}
function vT(e, t = ``) {
  return {
    cell: e,
    author: t.startsWith(`tc=`) ? `` : t,
    text: ``,
    hidden: /* @__PURE__ */ new Map(),
  };
}
function yT({ cell: e, author: t, text: n, hidden: r }, i, a) {
  if (km(e) === void 0) return [];
  let o = { kind: `cells`, sheet: i, range: e },
    s = hT(xT(n.replace(/\s+/g, ` `).trim(), t), { author: t, cell: e }),
    c = _T(r, o);
  return (
    s !== `` && c.unshift({ kind: `paragraph`, text: s, anchor: o }),
    c.map((e) => ({ ...(a && { hidden: a }), ...e, annotation: !0 }))
  );
}
const bT = /^(?:\[Threaded comment\].*?\b)?Comment: */;
function xT(e, t) {
  let n = e.replace(bT, ``);
  return t !== `` && n.startsWith(`${t}:`) ? n.slice(t.length + 1).trim() : n;
}
const ST = it;
function CT(e, t, n) {
  let r = DT(e, t, n),
    i = typeof t == `number` ? (ST.get_table()[t] ?? `General`) : t;
  if (wT(i)) {
    let t = TT(e, n);
    return t === void 0 ? { text: r } : { text: r, date: t };
  }
  let a = ET(i);
  return { text: r, value: e, ...(a !== void 0 && { unit: a }) };
}
function wT(e) {
  try {
    return ST.is_date(e);
  } catch {
    return !1;
  }
}
function TT(e, t) {
  let n = ST.parse_date_code(e, { date1904: t });
  if (!n || e < 1) return;
  let r = (e) => String(e).padStart(2, `0`),
    i = `${String(n.y).padStart(4, `0`)}-${r(n.m)}-${r(n.d)}`;
  return n.H === 0 && n.M === 0 && n.S === 0 ? i : `${i} ${r(n.H)}:${r(n.M)}:${r(n.S)}`;
}
function ET(e) {
  let [t = ``] = e.split(`;`);
  if (t.replaceAll(/"[^"]*"|\\./g, ``).includes(`%`)) return `%`;
  let n =
    /\[\$([^\][-]+)(?:-[^\][]*)?\]/u.exec(t)?.[1]?.trim() ??
    /[€$£¥]/u.exec(t.replaceAll(/\[\$-[^\]]*\]/g, ``))?.[0];
  return n === void 0 ? void 0 : ({ EUR: `€`, USD: `$`, GBP: `£` }[n] ?? n);
}
function DT(e, t, n) {
  try {
    return ST.format(t, e, { date1904: n }).trim();
  } catch {
    return String(e);
  }
}
const OT =
  /^(?:p|pp|pg|page|of|seite|von|s|página|pagina|de|di|van|sur|страница|из|第|共|頁|页|ページ)$/iu;
function kT(e) {
  if (!e.includes(`￼`)) return e;
  let t = e
    .replaceAll(`￼`, ``)
    .replace(/[^\S\n]+/g, ` `)
    .trim();
  return (t.match(/[\p{L}\p{N}]+/gu) ?? []).every((e) => OT.test(e)) ? `` : t;
}
function AT(e, { sheet: t, hiddenSheet: n }, r) {
  return e.flatMap(({ kind: e, code: i, used: a }) => {
    let o = { kind: e, sheet: t },
      s = NT(i),
      c = s
        .map(({ visible: e }) => kT(e).replace(/\s+/g, ` `).trim())
        .filter((e) => e !== ``)
        .join(` | `),
      l = /[\p{L}\p{N}]/u.test(c) ? [{ kind: `paragraph`, text: c, anchor: o }] : [],
      u = s.flatMap(({ hidden: e }) => _T(e, o)),
      d = n || !a;
    return [...l, ...u]
      .map((e) => ({ ...(d && { hidden: `switched_off` }), ...e, annotation: !0 }))
      .filter((t) => jT(`${e} ${t.hidden ?? ``} ${t.text}`, r));
  });
}
function jT(e, t) {
  let n = !t.has(e);
  return (t.add(e), n);
}
const MT = /&&|&"[^"]*"|&K(?:[\da-f]{6}|\d\d[+-]\d{3})|&\d{1,3}|&[PN](?:[+-]\d+)?|&[a-z]|[^&]+|&/gi;
function NT(e) {
  let t = [{ visible: ``, hidden: /* @__PURE__ */ new Map() }],
    [n, r] = [void 0, 10],
    i = (e) => {
      let i = t.at(-1),
        a = FT(n, r);
      i !== void 0 && (a === void 0 ? (i.visible += e) : e !== `￼` && gT(i.hidden, a, e));
    };
  for (let [a] of e.matchAll(MT))
    /^&[lcr]$/i.test(a)
      ? (t.push({ visible: ``, hidden: /* @__PURE__ */ new Map() }), ([n, r] = [void 0, 10]))
      : /^&K./i.test(a)
        ? (n = PT(a.slice(2)))
        : /^&\d/.test(a)
          ? (r = Number(a.slice(1)))
          : a === `&&`
            ? i(`&`)
            : /^&[pndtfzag]/i.test(a)
              ? i(`￼`)
              : a.startsWith(`&`) || i(a);
  return t;
}
function PT(e) {
  return /[+-]/.test(e) ? pT({ theme: String(Number(e.slice(0, 2))), tint: e.slice(3) }) : oT(e);
}
function FT(e, t) {
  return t < 1 ? `tiny` : e !== void 0 && cT(e, aT) ? `colour` : void 0;
}
function IT(e, t, n) {
  let r = Map.groupBy(e, ({ cell: e }) => km(e)?.row ?? 0),
    i = /* @__PURE__ */ new Map(),
    a = (e, i) =>
      (r.get(e) ?? []).flatMap((e) => {
        let r = km(e.cell)?.column ?? 0;
        return yT(e, t, n.reasonOfCell(r, i));
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
function LT({ cells: e }, t) {
  let n = e && Om(e),
    r = n?.split(`:`).every((e) => km(e) !== void 0) ? n : void 0;
  return { anchor: { kind: `cells`, sheet: t, range: r ?? `A1` }, location: r ?? `this sheet` };
}
function RT({ position: e, texts: t, charts: n }, { name: r, hidden: i }) {
  let { anchor: a, location: o } = LT(e, r),
    s = e.tooSmall ? `tiny` : void 0,
    c = i ? `switched_off` : s,
    l = t.filter(({ hidden: e }) => e === void 0).map((e) => e.text.trim()).join(`
`);
  return [
    ...(l === `` ? [] : [{ kind: `paragraph`, text: `Text box on ${o}: ${l}`, anchor: a }]),
    ...t.filter(({ hidden: e }) => e !== void 0),
    ...zT(n, o),
  ].map((e) => ({ ...(c && { hidden: c }), ...e, annotation: !0 }));
}
function zT(e, t) {
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
const BT = { text: `` };
function VT({ number: e, cells: t }) {
  return { number: e, cells: t.map((e) => (e.text === `` ? BT : { ...e, text: Am(e.text) })) };
}
const HT = /^(?:sheet|tabelle|feuille?|foglio|hoja|planilha|лист|シート)\s*\d*$/iu;
function UT(e, t) {
  let n = e.startSheet(t),
    r = HT.test(t) || t.trim() === ``,
    i = (e) =>
      r ? [e] : ((r = !0), [{ kind: `heading`, level: 1, text: t, anchor: e.anchor }, e]);
  return {
    push(e) {
      return [...n.push(VT(e.visible), GT(e.visible)).flatMap(i), ...WT(t, e)];
    },
    *end(e) {
      for (let t of n.end(e))
        if (t.type !== `block`) yield t;
        else for (let e of i(t.block)) yield { type: `block`, block: e };
    },
  };
}
function WT(e, { hidden: t }) {
  return t.flatMap(({ reason: t, row: n }) => {
    let r = Pw({ number: n.number, cells: GT(n) }, [], e);
    return r ? [{ ...r, hidden: t }] : [];
  });
}
function GT({ cells: e }) {
  return e.map(({ text: e }) => e);
}
const KT = {
  eof: 10,
  header: 20,
  footer: 21,
  continuation: 60,
  object: 93,
  columnInfo: 125,
  boundSheet: 133,
  autoFilterInfo: 157,
  drawing: 236,
  textObject: 438,
  row: 520,
  bof: 2057,
};
function* qT(e, t) {
  let n = t;
  for (; n >= 0 && n + 4 <= e.length;) {
    let t = n + 4 + e.readUInt16LE(n + 2);
    (yield { type: e.readUInt16LE(n), body: e.subarray(n + 4, t) }, (n = t));
  }
}
const JT = new TextDecoder(`latin1`);
function YT(e, t) {
  let n = ((e[0] ?? 0) & 1) == 1,
    r = Math.min(e.length - 1, n ? t * 2 : t),
    i = e.subarray(1, 1 + Math.max(0, r));
  return n ? i.toString(`utf16le`) : JT.decode(i);
}
function XT(e, t, n) {
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
const [ZT, QT] = [25, 61456];
function $T(e) {
  let t = [];
  for (let { type: n, body: r } of qT(e, 0)) {
    if (n === KT.eof) break;
    if (n !== KT.boundSheet || r.length < 6) continue;
    let i = !!((r[4] ?? 0) & 3);
    t.push({ ...eE(e, r.readUInt32LE(0)), hidden: i });
  }
  return t;
}
function eE(e, t) {
  let n = {
      filtered: !1,
      rows: [],
      columns: [],
      headersFooters: [],
      boxes: [],
      position: void 0,
      box: void 0,
      isNote: !1,
    },
    [r, i] = [0, 0];
  for (let a of qT(e, t)) {
    if (
      (a.type === KT.bof && (r += 1),
      a.type === KT.bof && r === 1 && a.body.length >= 2 && (i = a.body.readUInt16LE(0)),
      a.type === KT.eof && --r,
      r <= 0)
    )
      break;
    r === 1 && tE(n, a, i === 1536);
  }
  return n;
}
function tE(e, { type: t, body: n }, r) {
  let i = nE[t];
  i !== void 0 && n.length >= i.least ? i.read(e, n) : r && rE[t]?.(e, n);
}
const nE = {
    [KT.autoFilterInfo]: { least: 0, read: (e) => void (e.filtered = !0) },
    [KT.row]: {
      least: 14,
      read: ({ rows: e }, t) => {
        let [n, r] = [t.readUInt16LE(0) + 1, t.readUInt16LE(12)];
        r & 32 && e.push({ from: n, to: n, outlineLevel: r & 7 });
      },
    },
    [KT.columnInfo]: {
      least: 10,
      read: ({ columns: e }, t) => {
        let [n, r] = [t.readUInt16LE(0) + 1, t.readUInt16LE(2) + 1],
          i = t.readUInt16LE(8);
        i & 1 && e.push({ from: n, to: r, outlineLevel: (i >> 8) & 7 });
      },
    },
  },
  rE = {
    [KT.header]: ({ headersFooters: e }, t) => void e.push(iE(`header`, t)),
    [KT.footer]: ({ headersFooters: e }, t) => void e.push(iE(`footer`, t)),
    [KT.drawing]: (e, t) => {
      e.position = aE(t) ?? e.position;
    },
    [KT.object]: (e, t) => {
      ((e.box = void 0), (e.isNote = t.length >= 6 && t.readUInt16LE(4) === ZT));
    },
    [KT.textObject]: (e, t) => {
      let { position: n, isNote: r, boxes: i } = e;
      r ||
        n === void 0 ||
        t.length < 12 ||
        i.length >= 5e3 ||
        ((e.box = { text: ``, left: t.readUInt16LE(10) }),
        i.push(Object.assign(e.box, { position: n })));
    },
    [KT.continuation]: ({ box: e }, t) => {
      if (e === void 0 || e.left === 0) return;
      let n = YT(t, e.left);
      ((e.text += n), (e.left -= n.length));
    },
  };
function iE(e, t) {
  return { kind: e, code: t.length < 3 ? `` : YT(t.subarray(2), t.readUInt16LE(0)), used: !0 };
}
function aE(e) {
  let t,
    n = 0;
  for (; n + 8 <= e.length;) {
    let r = (e.readUInt16LE(n) & 15) == 15,
      [i, a] = [e.readUInt16LE(n + 2), e.readUInt32LE(n + 4)],
      o = e.subarray(n + 8, n + 8 + a);
    (i === QT && o.length >= 18 && (t = oE(o)), (n += r ? 8 : 8 + a));
  }
  return t;
}
function oE(e) {
  let t = (t) => e.readUInt16LE(t * 2);
  return XT(
    { col: t(1), colOff: t(2), row: t(3), rowOff: t(4) },
    { col: t(5), colOff: t(6), row: t(7), rowOff: t(8) },
    1,
  );
}
async function* sE(e) {
  let t = await tT(e.path);
  if (!t.has(`Workbook`) && !t.has(`Book`)) throw new Zw(`wrong_content`, `no workbook inside`);
  let n = cE(await (0, l.readFile)(e.path), t.complete),
    r = lE(t, n),
    i = { workbook: n, tables: Hw(`point`), emitted: /* @__PURE__ */ new Set() },
    a = 0;
  for (let [e, t] of n.SheetNames.entries()) {
    for (let n of uE(t, r[e], i)) (n.type === `block` && (a += 1), yield n);
    yield { type: `progress`, done: a, total: a, unit: `row` };
  }
  let o = n.Props?.Title?.trim();
  yield { type: `done`, title: o === `` ? null : (o ?? null), pages: null };
}
function cE(e, t) {
  try {
    return xm(e, { type: `buffer`, dense: !0, cellFormula: !1, cellHTML: !1, cellNF: !0 });
  } catch (e) {
    let { message: n } = e;
    throw /password|encrypt/i.test(n)
      ? new Zw(`password_protected`)
      : e instanceof RangeError && !/call stack/.test(n)
        ? e
        : new Zw(t ? `corrupt` : `truncated`, n);
  }
}
function lE(e, { SheetNames: t }) {
  let n = $T(e.find(`Workbook`) ?? e.find(`Book`) ?? Buffer.of());
  return n.length === t.length ? n : [];
}
function* uE(e, t, { workbook: n, tables: r, emitted: i }) {
  let a = dE(n, e),
    o = n.Workbook?.WBProps?.date1904 === !0,
    s = mT(t),
    c = IT(pE(a), e, s),
    l = UT(r, e);
  for (let [e, t] of a) {
    let n = Array.from(t, (e) => mE(e, o)),
      r = s.splitRow({ number: e, cells: n }, t);
    c.takeRow(e);
    for (let e of l.push(r)) yield { type: `block`, block: e };
  }
  yield* l.end(fE(n, e));
  let { hiddenSheet: u } = s,
    d = (t?.boxes ?? []).flatMap(({ position: t, text: n }) => {
      let { anchor: r } = LT(t, e);
      return RT(
        { position: t, texts: [{ kind: `paragraph`, text: n, anchor: r }], charts: [] },
        { name: e, hidden: u },
      );
    }),
    f = AT(t?.headersFooters ?? [], { sheet: e, hiddenSheet: u }, i);
  for (let e of [...c.end(), ...d, ...f]) yield { type: `block`, block: e };
}
function dE(e, t) {
  let n = e.Sheets[t]?.[`!data`] ?? [];
  return Object.entries(n).map(([e, t]) => [Number(e) + 1, t]);
}
function fE(e, t) {
  return (e.Sheets[t]?.[`!merges`] ?? []).map(({ s: e, e: t }) => ({
    fromRow: e.r + 1,
    toRow: t.r + 1,
    fromColumn: e.c + 1,
    toColumn: t.c + 1,
  }));
}
function pE(e) {
  return e.flatMap(([e, t]) =>
    Array.from(t, (t, n) =>
      (t?.c ?? []).map(({ a: t, t: r }) => ({ ...vT(`${Dm(n + 1)}${e}`, t), text: r })),
    ).flat(),
  );
}
function mE(e, t) {
  let n = hE(e);
  return n === `` || e === void 0
    ? { text: n }
    : e.t === `b`
      ? { text: n, value: e.v === !0 }
      : e.t !== `n` || typeof e.v != `number`
        ? { text: n }
        : { ...CT(e.v, e.z ?? 0, t), text: n };
}
function hE(e) {
  return e === void 0 || e.t === `z` ? `` : ((fT(e.z) ? void 0 : e.w) ?? String(e.v ?? ``)).trim();
}
function gE(e) {
  if (e instanceof Zw) return { reason: e.reason, detail: e.detail ?? `` };
  let t = e instanceof Error ? (e.stack ?? e.message) : String(e);
  return { reason: _E(e), detail: t.slice(0, 2e3) };
}
function _E(e) {
  return e instanceof RangeError
    ? (`code` in e && /OUT_OF_(?:RANGE|BOUNDS)/.test(String(e.code))) ||
      /call stack/.test(e.message)
      ? `corrupt`
      : `out_of_memory`
    : `crashed`;
}
function vE(e) {
  return Array.from(e, (e) => {
    let t = (e.codePointAt(0) ?? 0) - 917504;
    return t >= 32 && t < 127 ? String.fromCharCode(t) : ``;
  }).join(``);
}
function yE(e) {
  let t = Array.from(e, (e) => {
    let t = e.codePointAt(0) ?? 0;
    return t >= 917760 ? t - 917760 + 16 : t - 65024;
  });
  return xE(Buffer.from(t)) ?? SE(t.length);
}
function bE(e) {
  let t = [...new Set(e)];
  for (let n of t.slice(0, 2)) {
    let r = (
        Array.from(e, (e) => (e === n ? `1` : `0`))
          .join(``)
          .match(/.{8}/g) ?? []
      ).map((e) => Number.parseInt(e, 2)),
      i = xE(Buffer.from(r));
    if (t.length === 2 && i !== void 0) return i;
  }
  return SE(e.length);
}
function xE(e) {
  let t = e.toString(`utf8`);
  return /^[\p{L}\p{N}\p{P}\p{S}\s]+$/u.test(t) && !t.includes(`�`) ? t : void 0;
}
function SE(e) {
  return `(${e} characters that show nothing)`;
}
const CE =
    /[\u00ad\u180e\u200b\u200c\u202d\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]|\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/u,
  wE = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,8}\u{e007f}/gu,
  TE = /[\u{e0000}-\u{e007f}]+/gu,
  EE = /(?:[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]){4,}/gu,
  DE = /(?:[\u200b\u200c\u2060-\u2064\ufeff]|\u200d){8,}/gu,
  OE = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/gu,
  kE = /([\u202d\u202e])([^\u202c\n]*)\u202c?/gu,
  AE = `󰀀`;
function jE(e) {
  if (!CE.test(e)) return { visible: e, hidden: [] };
  let t = [],
    n = (e) => (n) => {
      let r = e(n).trim();
      return (r !== `` && t.push(r), ``);
    },
    r = [];
  return {
    visible: e
      .replace(wE, (e) => AE + String(r.push(e) - 1) + AE)
      .replace(TE, n(vE))
      .replace(EE, n(yE))
      .replace(DE, n(bE))
      .replace(kE, (e, t, r) => (ME(t, r) ? r : n((e) => e)(r)))
      .replace(OE, ``)
      .replace(/\u{f0000}(\d+)\u{f0000}/gu, (e, t) => r[Number(t)] ?? ``),
    hidden: t,
  };
}
function ME(e, t) {
  let n = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}]/u.test(t);
  return e === `‮` ? n || !/\p{L}/u.test(t) : !n;
}
function NE(e, t, n) {
  let r = [];
  for (let i = PE(e, t); i < e.length; i += 1) {
    let a = e[i];
    if (a === void 0 || a.start >= n) break;
    let { start: o, anchor: s, label: c } = a,
      l = c !== void 0 && { label: Math.max(0, c - Math.max(0, t - o)) };
    r.push({ start: Math.max(0, o - t), anchor: s, ...l });
  }
  return r;
}
function PE(e, t) {
  let n = 0,
    r = e.length - 1;
  for (; n < r;) {
    let i = Math.ceil((n + r) / 2);
    (e[i]?.start ?? 0) <= t ? (n = i) : (r = i - 1);
  }
  return n;
}
const FE = 16e3;
function* IE(e) {
  let { visible: t, hidden: n } = jE(e.text),
    { header: r } = e,
    i = r === void 0 ? {} : { header: jE(r).visible };
  yield* zE({ ...e, ...i, ...LE(e), text: t });
  for (let t of n) yield* zE(RE(e, t));
}
function LE({ text: e, spans: t }) {
  if (t === void 0) return {};
  let n = (e) => BE(jE(e).visible);
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
function RE({ anchor: e, hidden: t = `characters` }, n) {
  return { kind: `paragraph`, text: n, anchor: e, hidden: t };
}
function* zE({ spans: e, ...t }) {
  let n = BE(t.text),
    r = (r, i) => ({ ...t, ...(e && { spans: NE(e, r, i) }), text: n.slice(r, i) }),
    i = 0;
  for (; n.length - i > FE;) {
    let e = i + VE(n.slice(i));
    (yield r(i, i + n.slice(i, e).trimEnd().length), (i = e + /^\s*/.exec(n.slice(e))[0].length));
  }
  i < n.length && (yield r(i, n.length));
}
function BE(e) {
  return e
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/g, ``)
    .normalize(`NFC`)
    .trim();
}
function VE(e) {
  for (let t = FE; t > FE / 2; --t) if (/\s/.test(e.charAt(t))) return t;
  return /[\udc00-\udfff]/.test(e.charAt(FE)) ? 15999 : FE;
}
const HE = { atLeast: 2e7, perByte: 20 };
async function UE(e, t) {
  try {
    await WE(e, t);
  } catch (e) {
    let { reason: t, detail: n } = gE(e);
    await GE({ type: `failed`, reason: t, detail: n });
  }
}
async function WE(e, t) {
  let { size: n } = await (0, l.stat)(t.path);
  if (n === 0) throw new Zw(`empty`);
  let r = 0,
    i = Math.max(HE.atLeast, n * HE.perByte);
  for await (let a of e({ ...t, size: n }))
    if (a.type !== `block`) await GE(a);
    else
      for (let e of IE(a.block)) {
        if (((r += e.text.length), r > i)) throw new Zw(`too_large_unpacked`, `text`);
        await GE({ type: `block`, block: e });
      }
}
async function GE(e) {
  process.stdout.write(`${JSON.stringify(e)}\n`) || (await (0, u.once)(process.stdout, `drain`));
}
((exports.parse = sE), (exports.reportEvents = UE));
