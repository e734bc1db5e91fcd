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
function d(e, t, n) {
  e.set(t, (e.get(t) ?? ``) + n);
}
function f(e, t) {
  return [...e].flatMap(([e, n]) => {
    let r = n.replace(/\s+/g, ` `).trim();
    return r === `` ? [] : [{ kind: `paragraph`, text: r, anchor: t, hidden: e }];
  });
}
/*! crc32.js (C) 2014-present SheetJS -- http://sheetjs.com */
var p = /* @__PURE__ */ c(
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
      function ee(e, t) {
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
      var te = function (e, t, n) {
          ((e[n] = t & 255),
            (e[n + 1] = (t >>> 8) & 255),
            (e[n + 2] = (t >>> 16) & 255),
            (e[n + 3] = (t >>> 24) & 255));
        },
        ne = function (e, t, n) {
          ((e[n] = t & 255),
            (e[n + 1] = (t >> 8) & 255),
            (e[n + 2] = (t >> 16) & 255),
            (e[n + 3] = (t >> 24) & 255));
        };
      function re(e, t, n) {
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
            ((r = 4), te(this, t, this.l));
            break;
          case -4:
            ((r = 4), ne(this, t, this.l));
        }
        return ((this.l += r), this);
      }
      function T(e, t) {
        var n = g(this, this.l, e.length >> 1);
        if (n !== e) throw Error(t + `Expected ` + e + ` saw ` + n);
        this.l += e.length >> 1;
      }
      function E(e, t) {
        ((e.l = t), (e.read_shift = ee), (e.chk = T), (e.write_shift = re));
      }
      function D(e) {
        var t = s(e);
        return (E(t, 0), t);
      }
      var ie = (function () {
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
        O = (function () {
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
            E(e, 0);
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
            if (e[0] == 80 && e[1] == 75) return He(e, t);
            if ((e[0] | 32) == 109 && (e[1] | 32) == 105) return Ze(e, t);
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
            E(u, 0);
            var d = S(u);
            switch (((n = d[0]), n)) {
              case 3:
                r = 512;
                break;
              case 4:
                r = 4096;
                break;
              case 0:
                if (d[1] == 0) return He(e, t);
              default:
                throw Error(`Major Version: Expected 3 or 4 saw ` + n);
            }
            r !== 512 && ((u = e.slice(0, r)), E(u, 28));
            var f = e.slice(0, r);
            te(u, n);
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
            var g = ne(e, r);
            oe(c, a, g, r, l);
            var _ = ce(g, o, l, r);
            ((_[o].name = `!Directory`),
              i > 0 && s !== P && (_[s].name = `!MiniFAT`),
              (_[l[0]].name = `!FAT`),
              (_.fat_addrs = l),
              (_.ssz = r));
            var v = {},
              y = [],
              b = [],
              x = [];
            (le(o, _, g, y, i, v, b, s), re(b, x, y), y.shift());
            var C = { FileIndex: b, FullPaths: x };
            return (t && t.raw && (C.raw = { header: f, sectors: g }), C);
          }
          function S(e) {
            if (e[e.l] == 80 && e[e.l + 1] == 75) return [0, 0];
            (e.chk(me, `Header Signature: `), (e.l += 16));
            var t = e.read_shift(2, `u`);
            return [e.read_shift(2, `u`), t];
          }
          function te(e, t) {
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
          function ne(e, t) {
            for (var n = Math.ceil(e.length / t) - 1, r = [], i = 1; i < n; ++i)
              r[i - 1] = e.slice(i * t, (i + 1) * t);
            return ((r[n - 1] = e.slice(n * t)), r);
          }
          function re(e, t, n) {
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
          function ae(e, t, n) {
            for (var r = e.start, i = e.size, a = [], o = r; n && i > 0 && o >= 0;)
              (a.push(t.slice(o * N, o * N + N)), (i -= N), (o = w(n, o * 4)));
            return a.length === 0 ? D(0) : y(a).slice(0, e.size);
          }
          function oe(e, t, n, r, i) {
            var a = P;
            if (e === P) {
              if (t !== 0) throw Error(`DIFAT chain shorter than expected`);
            } else if (e !== -1) {
              var o = n[e],
                s = (r >>> 2) - 1;
              if (!o) return;
              for (var c = 0; c < s && (a = w(o, c * 4)) !== P; ++c) i.push(a);
              t >= 1 && oe(w(o, r - 4), t - 1, n, r, i);
            }
          }
          function se(e, t, n, r, i) {
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
          function ce(e, t, n, r) {
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
          function le(e, t, n, r, i, a, o, s) {
            for (
              var c = 0, l = r.length ? 2 : 0, u = t[e].data, d = 0, f = 0, p;
              d < u.length;
              d += 128
            ) {
              var h = u.slice(d, d + 128);
              (E(h, 64), (f = h.read_shift(2)), (p = m(h, 0, f - l)), r.push(p));
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
                (g.ct = k(h, h.l - 8)),
                h.read_shift(2) + h.read_shift(2) + h.read_shift(2) + h.read_shift(2) !== 0 &&
                  (g.mt = k(h, h.l - 8)),
                (g.start = h.read_shift(4, `i`)),
                (g.size = h.read_shift(4, `i`)),
                g.size < 0 && g.start < 0 && ((g.size = g.type = 0), (g.start = P), (g.name = ``)),
                g.type === 5
                  ? ((c = g.start), i > 0 && c !== P && (t[c].name = `!StreamData`))
                  : g.size >= 4096
                    ? ((g.storage = `fat`),
                      t[g.start] === void 0 && (t[g.start] = se(n, g.start, t.fat_addrs, t.ssz)),
                      (t[g.start].name = g.name),
                      (g.content = t[g.start].data.slice(0, g.size)))
                    : ((g.storage = `minifat`),
                      g.size < 0
                        ? (g.size = 0)
                        : c !== P &&
                          g.start !== P &&
                          t[c] &&
                          (g.content = ae(g, t[c].data, (t[s] || {}).data))),
                g.content && E(g.content, 0),
                (a[p] = g),
                o.push(g));
            }
          }
          function k(e, t) {
            return /* @__PURE__ */ new Date(
              ((C(e, t + 4) / 1e7) * 2 ** 32 + C(e, t) / 1e7 - 11644473600) * 1e3,
            );
          }
          function ue(e, t) {
            return (b(), x(v.readFileSync(e), t));
          }
          function de(e, t) {
            var n = t && t.type;
            switch ((n || (a && Buffer.isBuffer(e) && (n = `buffer`)), n || `base64`)) {
              case `file`:
                return ue(e, t);
              case `base64`:
                return x(l(i(e)), t);
              case `binary`:
                return x(l(e), t);
            }
            return x(e, t);
          }
          function A(e, t) {
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
              fe(e));
          }
          function fe(e) {
            var t = `Sh33tJ5`;
            if (!O.find(e, `/` + t)) {
              var n = D(4);
              ((n[0] = 55),
                (n[1] = n[3] = 50),
                (n[2] = 54),
                e.FileIndex.push({ name: t, type: 2, content: n, size: 4, L: 69, R: 69, C: 69 }),
                e.FullPaths.push(e.FullPaths[0] + t),
                j(e));
            }
          }
          function j(e, r) {
            A(e);
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
                    {
                      name: p(f).replace(`/`, ``),
                      type: 1,
                      clsid: ge,
                      ct: c,
                      mt: c,
                      content: null,
                    },
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
                  (m.clsid = m.clsid || ge),
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
          function M(e, t) {
            var n = t || {};
            if (n.fileType == `mad`) return Qe(e, n);
            if ((j(e), n.fileType === `zip`)) return We(e, n);
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
              i = D(r[7] << 9),
              o = 0,
              s = 0;
            for (o = 0; o < 8; ++o) i.write_shift(1, he[o]);
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
                i.write_shift(4, r[3] ? r[0] + r[1] + r[2] - 1 : P),
                i.write_shift(4, r[3]),
                i.write_shift(-4, r[1] ? r[0] - 1 : P),
                i.write_shift(4, r[1]),
                o = 0;
              o < 109;
              ++o
            )
              i.write_shift(-4, o < r[2] ? r[1] + o : -1);
            if (r[1])
              for (s = 0; s < r[1]; ++s) {
                for (; o < 236 + s * 127; ++o) i.write_shift(-4, o < r[2] ? r[1] + o : -1);
                i.write_shift(-4, s === r[1] - 1 ? P : s + 1);
              }
            var c = function (e) {
              for (s += e; o < s - 1; ++o) i.write_shift(-4, o + 1);
              e && (++o, i.write_shift(-4, P));
            };
            for (s = o = 0, s += r[1]; o < s; ++o) i.write_shift(-4, F.DIFSECT);
            for (s += r[2]; o < s; ++o) i.write_shift(-4, F.FATSECT);
            (c(r[3]), c(r[4]));
            for (var l = 0, u = 0, d = e.FileIndex[0]; l < e.FileIndex.length; ++l)
              ((d = e.FileIndex[l]),
                d.content &&
                  ((u = d.content.length), u < 4096 || ((d.start = s), c((u + 511) >> 9))));
            for (c((r[6] + 7) >> 3); i.l & 511;) i.write_shift(-4, F.ENDOFCHAIN);
            for (s = o = 0, l = 0; l < e.FileIndex.length; ++l)
              ((d = e.FileIndex[l]),
                d.content &&
                  ((u = d.content.length), !u || u >= 4096 || ((d.start = s), c((u + 63) >> 6))));
            for (; i.l & 511;) i.write_shift(-4, F.ENDOFCHAIN);
            for (o = 0; o < r[4] << 2; ++o) {
              var f = e.FullPaths[o];
              if (!f || f.length === 0) {
                for (l = 0; l < 17; ++l) i.write_shift(4, 0);
                for (l = 0; l < 3; ++l) i.write_shift(4, -1);
                for (l = 0; l < 12; ++l) i.write_shift(4, 0);
              } else {
                ((d = e.FileIndex[o]), o === 0 && (d.start = d.size ? d.start - 1 : P));
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
          function pe(e, t) {
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
          var N = 64,
            P = -2,
            me = `d0cf11e0a1b11ae1`,
            he = [208, 207, 17, 224, 161, 177, 26, 225],
            ge = `00000000000000000000000000000000`,
            F = {
              MAXREGSECT: -6,
              DIFSECT: -4,
              FATSECT: -3,
              ENDOFCHAIN: P,
              FREESECT: -1,
              HEADER_SIGNATURE: me,
              HEADER_MINOR_VERSION: `3e00`,
              MAXREGSID: -6,
              NOSTREAM: -1,
              HEADER_CLSID: ge,
              EntryTypes: [`unknown`, `storage`, `stream`, `lockbytes`, `property`, `root`],
            };
          function _e(e, t, n) {
            b();
            var r = M(e, n);
            v.writeFileSync(t, r);
          }
          function I(e) {
            for (var t = Array(e.length), n = 0; n < e.length; ++n)
              t[n] = String.fromCharCode(e[n]);
            return t.join(``);
          }
          function ve(e, t) {
            var n = M(e, t);
            switch ((t && t.type) || `buffer`) {
              case `file`:
                return (b(), v.writeFileSync(t.filename, n), n);
              case `binary`:
                return typeof n == `string` ? n : I(n);
              case `base64`:
                return r(typeof n == `string` ? n : I(n));
              case `buffer`:
                if (a) return Buffer.isBuffer(n) ? n : o(n);
              case `array`:
                return typeof n == `string` ? l(n) : n;
            }
            return n;
          }
          var L;
          function ye(e) {
            try {
              var t = e.InflateRaw,
                n = new t();
              if ((n._processChunk(new Uint8Array([3, 0]), n._finishFlushFlag), n.bytesRead)) L = e;
              else throw Error(`zlib does not expose bytesRead`);
            } catch (e) {
              console.error(`cannot use native zlib: ` + (e.message || e));
            }
          }
          function be(e, t) {
            if (!L) return Z(e, t);
            var n = L.InflateRaw,
              r = new n(),
              i = r._processChunk(e.slice(e.l), r._finishFlushFlag);
            return ((e.l += r.bytesRead), i);
          }
          function xe(e) {
            return L ? L.deflateRawSync(e) : Pe(e);
          }
          var Se = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15],
            R = [
              3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99,
              115, 131, 163, 195, 227, 258,
            ],
            Ce = [
              1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025,
              1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
            ];
          function we(e) {
            var t = (((e << 1) | (e << 11)) & 139536) | (((e << 5) | (e << 15)) & 558144);
            return ((t >> 16) | (t >> 8) | t) & 255;
          }
          for (
            var z = typeof Uint8Array < `u`,
              B = z ? /* @__PURE__ */ new Uint8Array(256) : [],
              V = 0;
            V < 256;
            ++V
          )
            B[V] = we(V);
          function Te(e, t) {
            var n = B[e & 255];
            return t <= 8
              ? n >>> (8 - t)
              : ((n = (n << 8) | B[(e >> 8) & 255]),
                t <= 16 ? n >>> (16 - t) : ((n = (n << 8) | B[(e >> 16) & 255]), n >>> (24 - t)));
          }
          function Ee(e, t) {
            var n = t & 7,
              r = t >>> 3;
            return ((e[r] | (n <= 6 ? 0 : e[r + 1] << 8)) >>> n) & 3;
          }
          function H(e, t) {
            var n = t & 7,
              r = t >>> 3;
            return ((e[r] | (n <= 5 ? 0 : e[r + 1] << 8)) >>> n) & 7;
          }
          function De(e, t) {
            var n = t & 7,
              r = t >>> 3;
            return ((e[r] | (n <= 4 ? 0 : e[r + 1] << 8)) >>> n) & 15;
          }
          function Oe(e, t) {
            var n = t & 7,
              r = t >>> 3;
            return ((e[r] | (n <= 3 ? 0 : e[r + 1] << 8)) >>> n) & 31;
          }
          function ke(e, t) {
            var n = t & 7,
              r = t >>> 3;
            return ((e[r] | (n <= 1 ? 0 : e[r + 1] << 8)) >>> n) & 127;
          }
          function U(e, t, n) {
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
          function W(e, t, n) {
            var r = t & 7,
              i = t >>> 3;
            return (
              r <= 5
                ? (e[i] |= (n & 7) << r)
                : ((e[i] |= (n << r) & 255), (e[i + 1] = (n & 7) >> (8 - r))),
              t + 3
            );
          }
          function Ae(e, t, n) {
            var r = t & 7,
              i = t >>> 3;
            return ((n = (n & 1) << r), (e[i] |= n), t + 1);
          }
          function G(e, t, n) {
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
            if (z) {
              var s = new Uint8Array(r);
              if (s.set) s.set(e);
              else for (; i < n; ++i) s[i] = e[i];
              return s;
            }
            return ((e.length = r), e);
          }
          function K(e) {
            for (var t = Array(e), n = 0; n < e; ++n) t[n] = 0;
            return t;
          }
          function q(e, t, n) {
            var r = 1,
              i = 0,
              a = 0,
              o = 0,
              s = 0,
              c = e.length,
              l = z ? /* @__PURE__ */ new Uint16Array(32) : K(32);
            for (a = 0; a < 32; ++a) l[a] = 0;
            for (a = c; a < n; ++a) e[a] = 0;
            c = e.length;
            var u = z ? new Uint16Array(c) : K(c);
            for (a = 0; a < c; ++a) (l[(i = e[a])]++, r < i && (r = i), (u[a] = 0));
            for (l[0] = 0, a = 1; a <= r; ++a) l[a + 16] = s = (s + l[a - 1]) << 1;
            for (a = 0; a < c; ++a) ((s = e[a]), s != 0 && (u[a] = l[s + 16]++));
            var d = 0;
            for (a = 0; a < c; ++a)
              if (((d = e[a]), d != 0))
                for (s = Te(u[a], r) >> (r - d), o = (1 << (r + 4 - d)) - 1; o >= 0; --o)
                  t[s | (o << d)] = (d & 15) | (a << 4);
            return r;
          }
          var J = z ? /* @__PURE__ */ new Uint16Array(512) : K(512),
            Y = z ? /* @__PURE__ */ new Uint16Array(32) : K(32);
          if (!z) {
            for (var X = 0; X < 512; ++X) J[X] = 0;
            for (X = 0; X < 32; ++X) Y[X] = 0;
          }
          (function () {
            for (var e = [], t = 0; t < 32; t++) e.push(5);
            q(e, Y, 32);
            var n = [];
            for (t = 0; t <= 143; t++) n.push(8);
            for (; t <= 255; t++) n.push(9);
            for (; t <= 279; t++) n.push(7);
            for (; t <= 287; t++) n.push(8);
            q(n, J, 288);
          })();
          var Ne = (function () {
            for (
              var e = z ? /* @__PURE__ */ new Uint8Array(32768) : [], t = 0, n = 0;
              t < Ce.length - 1;
              ++t
            )
              for (; n < Ce[t + 1]; ++n) e[n] = t;
            for (; n < 32768; ++n) e[n] = 29;
            var r = z ? /* @__PURE__ */ new Uint8Array(259) : [];
            for (t = 0, n = 0; t < R.length - 1; ++t) for (; n < R[t + 1]; ++n) r[n] = t;
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
                var i = 0, a = 0, o = z ? /* @__PURE__ */ new Uint16Array(32768) : [];
                a < t.length;
              ) {
                var s = Math.min(65535, t.length - a);
                if (s < 10) {
                  for (
                    i = W(n, i, +(a + s == t.length)),
                      i & 7 && (i += 8 - (i & 7)),
                      n.l = (i / 8) | 0,
                      n.write_shift(2, s),
                      n.write_shift(2, ~s & 65535);
                    s-- > 0;
                  )
                    n[n.l++] = t[a++];
                  i = n.l * 8;
                } else {
                  i = W(n, i, +(a + s == t.length) + 2);
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
                          ? (i = G(n, i, B[l + 1] >> 1) - 1)
                          : (G(n, i, 3), (i += 5), G(n, i, B[l - 23] >> 5), (i += 3)));
                      var f = l < 8 ? 0 : (l - 4) >> 2;
                      (f > 0 && (je(n, i, d - R[l]), (i += f)),
                        (l = e[a - u]),
                        (i = G(n, i, B[l] >> 3)),
                        (i -= 3));
                      var p = l < 4 ? 0 : (l - 2) >> 1;
                      p > 0 && (je(n, i, a - u - Ce[l]), (i += p));
                      for (var m = 0; m < d; ++m)
                        ((o[c] = a & 32767), (c = ((c << 5) ^ t[a]) & 32767), ++a);
                      s -= d - 1;
                    } else
                      (l <= 143 ? (l += 48) : (i = Ae(n, i, 1)),
                        (i = G(n, i, B[l])),
                        (o[c] = a & 32767),
                        ++a);
                  }
                  i = G(n, i, 0) - 1;
                }
              }
              return ((n.l = ((i + 7) / 8) | 0), n.l);
            }
            return function (e, t) {
              return e.length < 8 ? i(e, t) : a(e, t);
            };
          })();
          function Pe(e) {
            var t = D(50 + Math.floor(e.length * 1.1)),
              n = Ne(e, t);
            return t.slice(0, n);
          }
          var Fe = z ? /* @__PURE__ */ new Uint16Array(32768) : K(32768),
            Ie = z ? /* @__PURE__ */ new Uint16Array(32768) : K(32768),
            Le = z ? /* @__PURE__ */ new Uint16Array(128) : K(128),
            Re = 1,
            ze = 1;
          function Be(e, t) {
            var n = Oe(e, t) + 257;
            t += 5;
            var r = Oe(e, t) + 1;
            t += 5;
            var i = De(e, t) + 4;
            t += 4;
            for (
              var a = 0,
                o = z ? /* @__PURE__ */ new Uint8Array(19) : K(19),
                s = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
                c = 1,
                l = z ? /* @__PURE__ */ new Uint8Array(8) : K(8),
                u = z ? /* @__PURE__ */ new Uint8Array(8) : K(8),
                d = o.length,
                f = 0;
              f < i;
              ++f
            )
              ((o[Se[f]] = a = H(e, t)), c < a && (c = a), l[a]++, (t += 3));
            var p = 0;
            for (l[0] = 0, f = 1; f <= c; ++f) u[f] = p = (p + l[f - 1]) << 1;
            for (f = 0; f < d; ++f) (p = o[f]) != 0 && (s[f] = u[p]++);
            var m = 0;
            for (f = 0; f < d; ++f)
              if (((m = o[f]), m != 0)) {
                p = B[s[f]] >> (8 - m);
                for (var h = (1 << (7 - m)) - 1; h >= 0; --h) Le[p | (h << m)] = (m & 7) | (f << 3);
              }
            var g = [];
            for (c = 1; g.length < n + r;)
              switch (((p = Le[ke(e, t)]), (t += p & 7), (p >>>= 3))) {
                case 16:
                  for (a = 3 + Ee(e, t), t += 2, p = g[g.length - 1]; a-- > 0;) g.push(p);
                  break;
                case 17:
                  for (a = 3 + H(e, t), t += 3; a-- > 0;) g.push(0);
                  break;
                case 18:
                  for (a = 11 + ke(e, t), t += 7; a-- > 0;) g.push(0);
                  break;
                default:
                  (g.push(p), c < p && (c = p));
              }
            var _ = g.slice(0, n),
              v = g.slice(n);
            for (f = n; f < 286; ++f) _[f] = 0;
            for (f = r; f < 30; ++f) v[f] = 0;
            return ((Re = q(_, Fe, 286)), (ze = q(v, Ie, 30)), t);
          }
          function Ve(e, t) {
            if (e[0] == 3 && !(e[1] & 3)) return [s(t), 2];
            for (
              var n = 0, r = 0, i = c(t || 1 << 18), a = 0, o = i.length >>> 0, l = 0, u = 0;
              !(r & 1);
            ) {
              if (((r = H(e, n)), (n += 3), r >>> 1))
                r >> 1 == 1 ? ((l = 9), (u = 5)) : ((n = Be(e, n)), (l = Re), (u = ze));
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
                var f = U(e, n, l),
                  p = r >>> 1 == 1 ? J[f] : Fe[f];
                if (((n += p & 15), (p >>>= 4), !((p >>> 8) & 255))) i[a++] = p;
                else if (p == 256) break;
                else {
                  p -= 257;
                  var m = p < 8 ? 0 : (p - 4) >> 2;
                  m > 5 && (m = 0);
                  var h = a + R[p];
                  (m > 0 && ((h += U(e, n, m)), (n += m)),
                    (f = U(e, n, u)),
                    (p = r >>> 1 == 1 ? Y[f] : Ie[f]),
                    (n += p & 15),
                    (p >>>= 4));
                  var g = p < 4 ? 0 : (p - 2) >> 1,
                    _ = Ce[p];
                  for (
                    g > 0 && ((_ += U(e, n, g)), (n += g)),
                      !t && o < h && ((i = Me(i, h + 100)), (o = i.length));
                    a < h;
                  )
                    ((i[a] = i[a - _]), ++a);
                }
              }
            }
            return t ? [i, (n + 7) >>> 3] : [i.slice(0, a), (n + 7) >>> 3];
          }
          function Z(e, t) {
            var n = Ve(e.slice(e.l || 0), t);
            return ((e.l += n[1]), n[0]);
          }
          function Q(e, t) {
            if (e) typeof console < `u` && console.error(t);
            else throw Error(t);
          }
          function He(e, t) {
            var n = e;
            E(n, 0);
            var r = { FileIndex: [], FullPaths: [] };
            A(r, { root: t.root });
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
              ((n.l = d + 4), Ue(n, o, s, r, f), (n.l = p));
            }
            return r;
          }
          function Ue(e, t, n, r, i) {
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
                v = be(e, u);
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
              l != t && Q(y, `Bad compressed size: ` + t + ` != ` + l),
              u != n && Q(y, `Bad uncompressed size: ` + n + ` != ` + u));
            var b = ie.buf(v, 0);
            ((c | 0) != (b | 0) && Q(y, `Bad CRC32 checksum: ` + c + ` != ` + b),
              et(r, p, v, { unsafe: !0, mt: s }));
          }
          function We(e, t) {
            var n = t || {},
              r = [],
              i = [],
              a = D(1),
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
                  b = D(p.length);
                for (l = 0; l < p.length; ++l) b.write_shift(1, p.charCodeAt(l) & 127);
                ((b = b.slice(0, b.l)), (g[d] = ie.buf(m.content, 0)));
                var x = m.content;
                (o == 8 && (x = xe(x)),
                  (a = D(30)),
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
                    ((a = D(12)),
                    a.write_shift(-4, g[d]),
                    a.write_shift(4, x.length),
                    a.write_shift(4, m.content.length),
                    (u += a.l),
                    r.push(a)),
                  (a = D(46)),
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
              (a = D(22)),
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
          var Ge = {
            htm: `text/html`,
            xml: `text/xml`,
            gif: `image/gif`,
            jpg: `image/jpeg`,
            png: `image/png`,
            mso: `application/x-mso`,
            thmx: `application/vnd.ms-officetheme`,
            sh33tj5: `application/octet-stream`,
          };
          function Ke(e, t) {
            if (e.ctype) return e.ctype;
            var n = e.name || ``,
              r = n.match(/\.([^\.]+)$/);
            return (r && Ge[r[1]]) ||
              (t && ((r = (n = t).match(/[\.\\]([^\.\\])+$/)), r && Ge[r[1]]))
              ? Ge[r[1]]
              : `application/octet-stream`;
          }
          function qe(e) {
            for (var t = r(e), n = [], i = 0; i < t.length; i += 76) n.push(t.slice(i, i + 76));
            return (
              n.join(`\r
`) +
              `\r
`
            );
          }
          function Je(e) {
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
          function Ye(e) {
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
          function Xe(e, t, n) {
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
                s = Ye(t.slice(c));
                break;
              default:
                throw Error(`Unsupported Content-Transfer-Encoding ` + a);
            }
            var f = et(e, r.slice(n.length), s, { unsafe: !0 });
            o && (f.ctype = o);
          }
          function Ze(e, t) {
            if (I(e.slice(0, 13)).toLowerCase() != `mime-version:`)
              throw Error(`Unsupported MAD header`);
            var n = (t && t.root) || ``,
              r = (a && Buffer.isBuffer(e) ? e.toString(`binary`) : I(e)).split(`\r
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
            A(l);
            var u,
              d = 0;
            for (i = 0; i < r.length; ++i) {
              var f = r[i];
              (f === c || f === c + `--`) && (d++ && Xe(l, r.slice(u, i), n), (u = i));
            }
            return l;
          }
          function Qe(e, t) {
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
                    d = a && Buffer.isBuffer(u) ? u.toString(`binary`) : I(u),
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
                  i.push(`Content-Type: ` + Ke(c, s)),
                  i.push(``),
                  i.push(g ? Je(d) : qe(d)));
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
          function $e(e) {
            var t = {};
            return (A(t, e), t);
          }
          function et(e, t, n, r) {
            var i = r && r.unsafe;
            i || A(e);
            var a = !i && O.find(e, t);
            if (!a) {
              var o = e.FullPaths[0];
              (t.slice(0, o.length) == o
                ? (o = t)
                : (o.slice(-1) != `/` && (o += `/`), (o = (o + t).replace(`//`, `/`))),
                (a = { name: p(t), type: 2 }),
                e.FileIndex.push(a),
                e.FullPaths.push(o),
                i || O.utils.cfb_gc(e));
            }
            return (
              (a.content = n),
              (a.size = n ? n.length : 0),
              r && (r.CLSID && (a.clsid = r.CLSID), r.mt && (a.mt = r.mt), r.ct && (a.ct = r.ct)),
              a
            );
          }
          function tt(e, t) {
            A(e);
            var n = O.find(e, t);
            if (n) {
              for (var r = 0; r < e.FileIndex.length; ++r)
                if (e.FileIndex[r] == n)
                  return (e.FileIndex.splice(r, 1), e.FullPaths.splice(r, 1), !0);
            }
            return !1;
          }
          function nt(e, t, n) {
            A(e);
            var r = O.find(e, t);
            if (r) {
              for (var i = 0; i < e.FileIndex.length; ++i)
                if (e.FileIndex[i] == r)
                  return ((e.FileIndex[i].name = p(n)), (e.FullPaths[i] = n), !0);
            }
            return !1;
          }
          function rt(e) {
            j(e, !0);
          }
          return (
            (e.find = pe),
            (e.read = de),
            (e.parse = x),
            (e.write = ve),
            (e.writeFile = _e),
            (e.utils = {
              cfb_new: $e,
              cfb_add: et,
              cfb_del: tt,
              cfb_mov: nt,
              cfb_gc: rt,
              ReadShift: ee,
              CheckField: T,
              prep_blob: E,
              bconcat: y,
              use_zlib: ye,
              _deflateRaw: Pe,
              _inflateRaw: Z,
              consts: F,
            }),
            e
          );
        })();
      typeof require < `u` && t !== void 0 && typeof DO_NOT_EXPORT_CFB > `u` && (t.exports = O);
    })(),
    1,
  ),
  m = class extends Error {
    reason;
    detail;
    constructor(e, t) {
      (super(t === void 0 ? e : `${e}: ${t}`),
        (this.name = `ExtractionError`),
        (this.reason = e),
        (this.detail = t ?? null));
    }
  };
const h = [
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
function g(e) {
  let t = e.toString(`latin1`, 0, 16);
  return h.find(([, e]) => t.startsWith(e))?.[0];
}
async function _(e) {
  let t = await (0, l.readFile)(e);
  if (g(t) !== `ole`) throw new m(`wrong_content`, `no compound file`);
  let n = t.length >= y(t),
    r = v(t, n ? `corrupt` : `truncated`),
    i = (e) => {
      let t = p.default.find(r, `/${e}`);
      return t?.content === void 0 ? void 0 : Buffer.from(t.content);
    },
    a = (e) => i(e) !== void 0,
    o = r.FullPaths.some((e) => /DRM(?:Encrypted|Content)/i.test(e));
  if (a(`EncryptedPackage`) || o) throw new m(`password_protected`);
  return { has: a, find: i, complete: n };
}
function v(e, t) {
  try {
    return p.default.read(e, { type: `buffer` });
  } catch (e) {
    throw e instanceof RangeError && /allocation/.test(e.message) ? e : new m(t, e.message);
  }
}
function y(e) {
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
const b = [
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
function x(e) {
  let t = e.toLowerCase().replace(/\.$/, ``),
    n = b.findIndex((e) => e.includes(t));
  return n < 0 ? void 0 : n + 1;
}
const S = String.raw`(?:[T ,]+(?<time>\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)?$`,
  C = new RegExp(String.raw`^(?<y>\d{4})[-/](?<m>\d{1,2})[-/](?<d>\d{1,2})${S}`),
  w = new RegExp(String.raw`^(?<a>\d{1,2})\.(?<b>\d{1,2})\.(?<y>\d{4})${S}`),
  ee = new RegExp(String.raw`^(?<a>\d{1,2})[/-](?<b>\d{1,2})[/-](?<y>\d{4})${S}`),
  te = new RegExp(String.raw`^(?<d>\d{1,2})\.?[ -](?<m>\p{L}{3,9}\.?)[ -](?<y>\d{4})${S}`, `u`),
  ne = new RegExp(String.raw`^(?<m>\p{L}{3,9}\.?) (?<d>\d{1,2}),? (?<y>\d{4})${S}`, `u`);
function re(e) {
  let t = e.trim(),
    n = C.exec(t)?.groups ?? te.exec(t)?.groups ?? ne.exec(t)?.groups;
  if (n) {
    let { y: e, m: t = ``, d: r } = n,
      i = /^\d/.test(t) ? Number(t) : x(t);
    return i === void 0 ? void 0 : T(n, { y: e, first: i, second: r, order: `known` });
  }
  let r = w.exec(t)?.groups;
  if (r) return T(r, { y: r.y, first: r.b, second: r.a, order: `known` });
  let i = ee.exec(t)?.groups;
  return i && T(i, { y: i.y, first: i.a, second: i.b, order: `open` });
}
function T(e, t) {
  let { order: n } = t,
    r = e.time?.padStart(e.time.length === 4 || e.time.length === 7 ? e.time.length + 1 : 0, `0`),
    i = r === void 0 ? null : r.length === 5 ? `${r}:00` : r;
  return { year: Number(t.y), first: Number(t.first), second: Number(t.second), time: i, order: n };
}
const E = { eur: `€`, euro: `€`, usd: `$`, us$: `$`, gbp: `£` },
  D =
    /^(?<open>\()?(?<sign>[-−–+])?\s?(?<before>[€$£¥]|US\$|EUR|USD|GBP|CHF)?\s?(?<inner>[-−–])?(?<digits>\d[\d.,'’  ]*(?<=\d))(?<after>-|\s?(?:[%€$£¥]|°?[A-Za-z]{1,5}[²³]?(?:\/[A-Za-z]{1,5})?))?(?<close>\))?$/u;
function ie(e) {
  let t = D.exec(e.replaceAll(` `, ` `).trim())?.groups;
  if (!t || (t.open === void 0) != (t.close === void 0)) return;
  let { digits: n = ``, after: r = `` } = t,
    i = n.replaceAll(/['’ ]/g, ``),
    a = i !== n;
  if (a && !/^\d{1,3}(?:['’ ]\d{3})+(?:[.,]\d+)?$/.test(n)) return;
  let o = ae(i, a);
  if (!(o === void 0 || /^0\d/.test(i)))
    return {
      digits: i,
      negative: [t.sign, t.inner, t.open, r].some((e) => /^[-−–(]$/.test(e ?? ``)),
      unit: O(t.before ?? r),
      notation: o,
    };
}
function O(e) {
  let t = e.trim();
  return t === `` || t === `-` ? null : (E[t.toLowerCase()] ?? t);
}
function ae(e, t) {
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
function oe(e) {
  let t = [];
  for (let [n, r] of e.rows.slice(0, 10).entries()) {
    let i = r.filter(({ text: e }) => e !== ``),
      a = e.rows.slice(n + 1, n + 1 + 20),
      o = de(e, n),
      s = o && k(o, a.slice(1));
    if (o && s)
      return ce(e, {
        titles: t,
        names: o.map(({ text: e }) => e),
        height: n + 2,
        byWords: s === `words`,
      });
    let c = A(e, n),
      l = k(c, a);
    if (l)
      return ce(e, {
        titles: t,
        names: fe(c.map(({ text: e }) => e)),
        height: n + 1,
        byWords: l === `words`,
      });
    if (i.length === 1 && r.length > 1 && N(i[0])) t.push(i[0]?.text ?? ``);
    else if (!se(e, n)) return { titles: t, names: void 0, height: n };
  }
  return { titles: t, names: void 0, height: t.length };
}
function se({ rows: e }, t) {
  let n = e[t] ?? [],
    r = n.filter(({ text: e }) => e.trim() !== ``);
  return r.length * 2 > n.length && r.some(j)
    ? !1
    : e.slice(t + 1, t + 1 + 2).some((n, r) => {
        let i = n.filter(({ text: e }) => e !== ``).length,
          a = e.slice(t + r + 2, t + r + 2 + 20);
        return i === n.length && i > 1 && k(n, a) !== void 0;
      });
}
function ce({ rows: e, merges: t }, n) {
  let r = e[n.height],
    i = e.slice(n.height + 1, n.height + 1 + 20);
  if (!r || !n.names || n.height >= 10 || i.length === 0) return n;
  let a = r.filter(({ text: e }) => e !== ``),
    o = r[0]?.text !== `` || !i.some((e) => j(e[0] ?? { text: `` })),
    s = r.every(
      (e, t) =>
        e.text === `` ||
        P(
          i.flatMap((e) => e[t] ?? []),
          (e) => !j(e),
        ),
    );
  if (o || a.length === 0 || !a.every(le) || !s) return n;
  let c = n.names.map((e, i) => {
    let a = t.find((e) => e.fromRow === n.height && e.fromColumn <= i && i <= e.toColumn),
      o = r[a?.fromColumn ?? i]?.text ?? ``;
    return o === `` ? e : /^[\d$€£¥%]/.test(o) && e !== `` ? `${e} (${o})` : `${e} ${o}`.trim();
  });
  return ce({ rows: e, merges: t }, { ...n, names: c, height: n.height + 1 });
}
function le(e) {
  return j(e) || (e.value === void 0 && /^\d[\d.,]* \p{L}/u.test(e.text));
}
function k(e, t) {
  let n = e.filter(({ text: e }) => e !== ``);
  if (t.length === 0 || n.length < Math.min(2, e.length) || n.length * 2 < e.length || !n.every(N))
    return;
  let r = new Set(n.map(({ text: e }) => e.toLowerCase()));
  if (r.size * 2 <= n.length) return;
  if (n.every(pe)) return ue(e, t) ? `contrast` : void 0;
  if (
    e.some(
      (e, n) =>
        M(e) &&
        P(
          t.flatMap((e) => e[n] ?? []),
          (e) => !j(e),
        ),
    ) ||
    (n.some(pe) && n.some(M))
  )
    return `contrast`;
  if (r.size < n.length) return;
  let i = t.some((e) => e.some(({ text: e }) => r.has(e.toLowerCase()))),
    a = n.reduce((e, { text: t }) => e + t.length, 0) / n.length;
  return !i && n.length === e.length && a <= 60 ? `words` : void 0;
}
function ue(e, t) {
  let n = e.findIndex(({ text: e }) => e !== ``),
    r = e.slice(n).map(({ text: e, date: t }) => t ?? e),
    i = r.every((e, t) => t === 0 || e > (r[t - 1] ?? ``)),
    a = r.every((e, t) => t === 0 || e < (r[t - 1] ?? ``));
  if (r.length < 2 || !(i || a)) return !1;
  let o = t.flatMap((e) => e.slice(0, n)),
    s = t.flatMap((e) => e.slice(n)).filter(({ text: e }) => e !== ``);
  return (n === 0 || o.some(j)) && P(s, (e) => !j(e) && !pe(e));
}
function de({ rows: e, merges: t }, n) {
  let r = e[n],
    i = e[n + 1];
  if (!r || !i) return;
  let a = [...r, ...i].filter(({ text: e }) => e !== ``),
    o = r.filter(({ text: e }) => e !== ``).length;
  if (o < 2 || o >= r.length || !a.every(N)) return;
  let s = i.map(({ text: e }) => e.toLowerCase()).filter((e) => e !== ``),
    c = t.some(({ fromRow: e, fromColumn: t, toColumn: r }) => e === n && r > t);
  if (!c && new Set(s).size === s.length) return;
  let l = ``;
  return fe(
    r.map((e, r) => {
      let a = t.find((e) => e.fromRow === n && e.fromColumn <= r && r <= e.toColumn);
      e.text === `` ? c && !a && (l = ``) : (l = e.text);
      let o = i[r]?.text ?? ``;
      return o === `` || l === o ? l : [l, o].filter(Boolean).join(` `);
    }),
  ).map((e) => ({ text: e }));
}
function A({ rows: e, merges: t }, n) {
  return (e[n] ?? []).map((r, i) => {
    let a = t.find((e) => e.fromRow === n && e.fromColumn <= i && i <= e.toColumn);
    return e[n]?.[a?.fromColumn ?? i] ?? r;
  });
}
function fe(e) {
  let t = /* @__PURE__ */ new Map();
  return e.map((e) => {
    let n = (t.get(e) ?? 0) + 1;
    return (t.set(e, n), n > 1 && e !== `` ? `${e} ${n}` : e);
  });
}
function j({ text: e, value: t, date: n }) {
  return t !== void 0 || n !== void 0 || e === `` ? !1 : ie(e) === void 0 && re(e) === void 0;
}
function M(e) {
  return j(e) || /^(?:19|20)\d\d \p{L}/u.test(e.text);
}
function pe(e) {
  return e.date !== void 0 || /^(?:19|20)\d\d$/.test(e.text);
}
function N(e) {
  return !e || e.text.length > 200 || /[:：]$/.test(e.text)
    ? !1
    : pe(e) || (M(e) && /\p{L}/u.test(e.text) && !e.text.startsWith(`#`));
}
function P(e, t) {
  let n = e.filter(({ text: e }) => e !== ``);
  return n.length > 0 && n.filter(t).length > n.length / 2;
}
function me(e) {
  let t = ``;
  for (let n = e; n > 0; n = Math.floor((n - 1) / 26))
    t = String.fromCharCode(65 + ((n - 1) % 26)) + t;
  return t;
}
function he(e, t, n) {
  let r = ge(e, t),
    i = r.some(({ names: e }) => e !== void 0),
    a = i ? `; ` : ` | `,
    o = r.flatMap((t, r) => F(e, t, { named: i, letters: n === `letters`, first: r === 0 })),
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
function ge(e, t) {
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
function F(e, { fromColumn: t, toColumn: n, names: r }, { named: i, letters: a, first: o }) {
  return Array.from({ length: n - t + 1 }, (n, s) => {
    let c = t + s,
      l = (r?.[s] ?? ``).replace(/\s+/g, ` `).trim(),
      u = l === `` && a && !(o && s === 0) ? me(c) : l;
    return { column: c, label: i && u !== `` ? `${u}: ` : ``, text: (e[c - 1] ?? ``).trim() };
  }).filter(({ text: e }) => !i || e !== ``);
}
function _e(e) {
  let t = I(e);
  return e.flatMap(({ anchor: e }, n) => {
    let r = t[n] ?? ``;
    return r === `` ? [] : [{ kind: `table-row`, text: r, anchor: e }];
  });
}
function I(e) {
  let { grid: t, merges: n } = ve(e),
    r = Math.max(0, ...t.map((e) => e.length)),
    { names: i, height: a } = L(e, t, n);
  return t.map((e, t) => {
    let n = t >= a && e.length === r ? i : void 0;
    return he(e, [{ fromColumn: 1, toColumn: e.length, names: n }], `plain`)?.text ?? ``;
  });
}
function ve(e) {
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
function L(e, t, n) {
  let r = e.findIndex(({ isHeader: e }) => e !== !0),
    i = t.map((e) => e.map((e) => ({ text: e })));
  if (r > 0) return { names: ye(t.slice(0, r), n), height: r };
  let { names: a, height: o, byWords: s } = oe({ rows: i, merges: n });
  return !s || (a?.length ?? 0) >= 3 ? { names: a, height: o } : { names: void 0, height: 0 };
}
function ye(e, t) {
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
function be(e, t) {
  let [n, r, i] = [[], ``, 0],
    a = [],
    o = ({ number: e, text: t, notes: o, properties: s }) => {
      if (((i ||= e), s.endsRow)) {
        let t = n.map((e) => ({ text: e }));
        (a.push({ cells: t, anchor: { kind: `paragraph`, from: i, to: e } }),
          ([n, r, i] = [[], ``, 0]));
      } else
        ((r = [r, t.trim(), ...o].filter((e) => e !== ``).join(` `)),
          t.endsWith(`\x07`) && (n.push(r.replaceAll(`\x07`, ``)), (r = ``)));
    },
    s = () => {
      let e = _e(a);
      return (([n, r, i, a] = [[], ``, 0, []]), e);
    };
  return {
    take: (n) => {
      let { number: r, hidden: i, properties: a } = n,
        c = f(i, { kind: `paragraph`, from: r, to: r });
      if (a.inTable) return (o(n), c);
      let l = xe(n, e, t);
      return [...s(), ...l, ...c];
    },
    end: s,
  };
}
function xe({ number: e, text: t, notes: n, properties: r }, i, a) {
  let o = { kind: `paragraph`, from: e, to: e },
    s = t.replaceAll(`\x07`, ``).trim(),
    c = n.map((e) => ({ kind: `paragraph`, text: e, anchor: o }));
  if (s === ``) return c;
  let { outline: l, list: u, listLevel: d, style: f } = r,
    p = u === 0 ? `` : a({ id: String(u), level: d }),
    m = p === `` ? s : `${p} ${s}`,
    h = (l !== void 0 && l < 9 ? Math.min(6, l + 1) : void 0) ?? i(f);
  return h === void 0
    ? [{ kind: p === `` ? `paragraph` : `list`, text: m, anchor: o }, ...c]
    : [{ kind: `heading`, level: h, text: m, anchor: o }, ...c];
}
function Se(e) {
  return ({ id: t, level: n }) => {
    let r = e.get(t);
    return r === void 0 ? `` : R(r, n);
  };
}
function R({ pattern: e, starts: t }, n) {
  let r = t.get(n),
    i = r ?? e.levels.get(n)?.start ?? 1;
  r !== void 0 && (t.delete(n), (e.counters.length = Math.min(e.counters.length, n)));
  let a = e.counters[n];
  return ((e.counters[n] = a === void 0 ? i : a + 1), (e.counters.length = n + 1), Ce(e, n));
}
function Ce(e, t) {
  let n = e.levels.get(t);
  return n === void 0 || n.format === `none`
    ? ``
    : n.format === `bullet`
      ? `•`
      : n.text.replace(/%(\d)/g, (t, n) => {
          let r = Number(n) - 1,
            i = e.levels.get(r);
          return we(e.counters[r] ?? i?.start ?? 1, i?.format ?? `decimal`);
        });
}
function we(e, t) {
  return t === `lowerLetter`
    ? z(e).toLowerCase()
    : t === `upperLetter`
      ? z(e)
      : t === `lowerRoman`
        ? B(e).toLowerCase()
        : t === `upperRoman`
          ? B(e)
          : t === `decimalZero`
            ? String(e).padStart(2, `0`)
            : String(e);
}
function z(e) {
  return String.fromCharCode(65 + ((Math.max(1, e) - 1) % 26)).repeat(
    Math.min(10, Math.ceil(Math.max(1, e) / 26)),
  );
}
function B(e) {
  if (e < 1 || e > 3999) return String(e);
  let [t, n] = [e, ``];
  for (let e of `M,1000;CM,900;D,500;CD,400;C,100;XC,90;L,50;XL,40;X,10;IX,9;V,5;IV,4;I,1`.split(
    `;`,
  )) {
    let [r = ``, i = `1`] = e.split(`,`);
    ((n += r.repeat(Math.floor(t / Number(i)))), (t %= Number(i)));
  }
  return n;
}
const V = {
    0: `decimal`,
    1: `upperRoman`,
    2: `lowerRoman`,
    3: `upperLetter`,
    4: `lowerLetter`,
    22: `decimalZero`,
    23: `bullet`,
    255: `none`,
  },
  [Te, Ee, H] = [28, 28, 16];
function De(e) {
  let t = Oe(e.tableOnwards(`lists`)),
    n = e.table(`listOverrides`),
    r = /* @__PURE__ */ new Map(),
    i = n.length < 4 ? 0 : n.readUInt32LE(0);
  for (let e = 0; e < i && 4 + (e + 1) * H <= n.length; e += 1) {
    let i = t.get(n.readUInt32LE(4 + e * H));
    i !== void 0 && r.set(String(e + 1), { pattern: i, starts: /* @__PURE__ */ new Map() });
  }
  return Se(r);
}
function Oe(e) {
  let t = /* @__PURE__ */ new Map(),
    n = e.length < 2 ? 0 : e.readUInt16LE(0),
    r = 2 + n * Te;
  for (let i = 0; i < n; i += 1) {
    let n = 2 + i * Te,
      a = { levels: /* @__PURE__ */ new Map(), counters: [] },
      o = (e.readUInt8(n + 26) & 1) == 1 ? 1 : 9;
    for (let n = 0; n < o; n += 1) {
      if (r + Ee + 2 > e.length) return t;
      let i = r + Ee + e.readUInt8(r + 24) + e.readUInt8(r + 25),
        o = e.readUInt16LE(i) * 2,
        s = e.subarray(i + 2, i + 2 + o).toString(`utf16le`);
      (a.levels.set(n, ke(e.subarray(r), s)), (r = i + 2 + o));
    }
    t.set(e.readUInt32LE(n), a);
  }
  return t;
}
function ke(e, t) {
  return {
    start: e.readInt32LE(0),
    format: V[e.readUInt8(4)] ?? `decimal`,
    text: t.replace(/[\u0000-\u0008]/g, (e) => `%${e.charCodeAt(0) + 1}`),
  };
}
const U = [1, 1, 2, 4, 2, 2, 0, 3];
function* W(e) {
  let t = 0;
  for (; t + 3 <= e.length;) {
    let n = e.readUInt16LE(t),
      r = U[n >> 13] ?? 0;
    (yield {
      code: n,
      value: r === 2 && t + 4 <= e.length ? e.readUInt16LE(t + 2) : e.readUInt8(t + 2),
    },
      (t += 2 + (r === 0 ? 1 + e.readUInt8(t + 2) : r)));
  }
}
function Ae(e, { author: t, cell: n = `` }) {
  let r = e.replace(/\s+/g, ` `).trim(),
    [i, a] = [n && ` on ${n}`, t && ` by ${t}`];
  return r && `Comment${i}${a}: ${r}`;
}
const G = { footnoteRefs: 2, endnoteRefs: 2, commentRefs: 30 },
  je = [
    { refs: `footnoteRefs`, texts: `footnotes`, part: `footnotes` },
    { refs: `endnoteRefs`, texts: `endnotes`, part: `endnotes` },
    { refs: `commentRefs`, texts: `comments`, part: `comments` },
  ];
function Me(e, t) {
  return je.flatMap((n) => K(e, t, n));
}
function K(e, t, { refs: n, texts: r, part: i }) {
  let a = G[n],
    o = e.table(n),
    s = Math.max(0, Math.floor((o.length - 4) / (4 + a))),
    c = J(o, s),
    l = J(e.table(r), s + 1),
    u = e.part(i),
    d = n === `commentRefs` ? q(e) : void 0;
  return c.flatMap((e, n) => {
    let [r = 0, i = 0] = [l[n], l[n + 1]],
      { text: c, hidden: f } = t({ from: u.from + r, to: Math.min(u.from + i, u.to) }),
      p = d?.[o.readUInt16LE((s + 1) * 4 + n * a + 20)] ?? ``,
      m = c.trim() && `Note: ${c.trim()}`;
    return [{ at: e, text: d === void 0 ? m : Ae(c, { author: p }), hidden: f }];
  });
}
function q(e) {
  let t = e.table(`commentAuthors`),
    n = [],
    r = 0;
  for (; r + 2 <= t.length;) {
    let e = r + 2 + t.readUInt16LE(r) * 2;
    (n.push(
      t
        .subarray(r + 2, e)
        .toString(`utf16le`)
        .trim(),
    ),
      (r = e));
  }
  return n;
}
function J(e, t) {
  let n = Math.max(0, Math.min(t, Math.floor(e.length / 4)));
  return Array.from({ length: n }, (t, n) => e.readUInt32LE(n * 4));
}
const Y = [
  { kind: `header`, pages: `even` },
  { kind: `header`, pages: `odd` },
  { kind: `footer`, pages: `even` },
  { kind: `footer`, pages: `odd` },
  { kind: `header`, pages: `first` },
  { kind: `footer`, pages: `first` },
];
function X(e) {
  let t = J(e.table(`headers`), 1 / 0),
    n = Ne(e),
    r = ((e.table(`settings`)[0] ?? 0) & 1) == 1,
    i = [],
    a = Y.map(() => void 0);
  for (let [e, o] of n.entries())
    for (let [n, { kind: s, pages: c }] of Y.entries()) {
      let l = 6 + e * Y.length + n,
        [u = 0, d = 0] = [t[l], t[l + 1]];
      if (d > u) {
        let e = { kind: s, from: u, to: d, shown: !1 };
        ((a[n] = e), i.push(e));
      }
      let f = c === `odd` || (c === `even` ? r : o),
        p = a[n];
      f && p !== void 0 && (p.shown = !0);
    }
  return i;
}
function Ne(e) {
  let t = e.table(`sections`),
    n = Math.floor((t.length - 4) / 16);
  return Array.from({ length: Math.max(0, n) }, (r, i) => {
    let a = t.readUInt32LE((n + 1) * 4 + i * 12 + 2);
    return a + 2 > e.document.length
      ? !1
      : [...W(e.document.subarray(a + 2, a + 2 + e.document.readUInt16LE(a)))].some(
          ({ code: e, value: t }) => e === 12298 && t !== 0,
        );
  });
}
function* Pe(e, t, n) {
  let r = e.table(t),
    i = Math.floor((r.length - 4) / 8);
  for (let t = 0; t < i; t += 1) {
    let a = r.readUInt32LE((i + 1) * 4 + t * 4) & 4194303,
      o = e.document.subarray(a * 512, (a + 1) * 512);
    if (o.length < 512) continue;
    let s = Math.floor(507 / (4 + n)),
      c = Math.min(o.readUInt8(511), s);
    for (let e = 0; e < c; e += 1) {
      let t = o.readUInt8((c + 1) * 4 + e * n) * 2;
      yield { from: o.readUInt32LE(e * 4), to: o.readUInt32LE(e * 4 + 4), page: o, start: t };
    }
  }
}
function Fe(e, t) {
  let [n, r] = [0, e.length];
  for (; n < r;) {
    let i = (n + r) >> 1;
    (e[i]?.to ?? 0) <= t ? (n = i + 1) : (r = i);
  }
  return n;
}
const Ie = { deleted: 2048, hidden: 2108 },
  Le = /* @__PURE__ */ new Set([1, 129]),
  Re = /[\u0013-\u0015\r\u0007\f]/;
function ze(e, t) {
  let n = Ve(e)
    .flatMap(({ deleted: e, ...n }) => t.charactersOf(n).map((t) => ({ ...t, deleted: e })))
    .toSorted((e, t) => e.from - t.from);
  return (e, t) => {
    let r = { visible: ``, hidden: `` },
      i = t;
    for (let a of Be(n, t, t + e.length)) {
      let [n, o] = [Math.max(a.from, i), Math.min(a.to, t + e.length)],
        s = e.slice(n - t, o - t),
        c = Array.from(s).filter((e) => Re.test(e)),
        l = e.slice(i - t, n - t);
      ((r.visible += l + c.join(``)),
        (r.hidden += l.replace(/[^\u0013-\u0015]/g, ``) + (a.deleted ? `` : s)),
        (i = Math.max(i, o)));
    }
    return ((r.visible += e.slice(i - t)), r);
  };
}
function* Be(e, t, n) {
  for (let r = Fe(e, t); r < e.length; r += 1) {
    let t = e[r];
    if (t === void 0 || t.from >= n) return;
    yield t;
  }
}
function Ve(e) {
  return [...Pe(e, `runs`, 1)].flatMap(({ from: e, to: t, page: n, start: r }) => {
    if (r === 0) return [];
    let i = [...W(n.subarray(r + 1, r + 1 + n.readUInt8(r)))],
      a = (e) => Le.has(i.findLast(({ code: t }) => t === e)?.value ?? 0),
      o = a(Ie.deleted);
    return o || a(Ie.hidden) ? [{ from: e, to: t, deleted: o }] : [];
  });
}
const Z = {
    inTable: 9238,
    endsRow: 9239,
    list: 17931,
    listLevel: 9738,
    outline: 9792,
    style: 17920,
  },
  Q = { style: 0, inTable: !1, endsRow: !1, list: 0, listLevel: 0, outline: void 0 };
function He(e) {
  let t = Array.from(Pe(e, `paragraphs`, 13), ({ from: e, to: t, page: n, start: r }) => ({
    from: e,
    to: t,
    properties: r === 0 ? Q : Ue(n, r),
  })).toSorted((e, t) => e.from - t.from);
  return (e) => {
    let n = e === void 0 ? void 0 : t[Fe(t, e)];
    return n !== void 0 && e !== void 0 && e >= n.from ? n.properties : Q;
  };
}
function Ue(e, t) {
  let n = e[t] ?? 0,
    [r, i] = n === 0 ? [t + 2, (e[t + 1] ?? 0) * 2] : [t + 1, n * 2 - 1],
    a = e.subarray(r, r + i);
  if (a.length < 2) return Q;
  let o = { ...Q, style: a.readUInt16LE(0) };
  for (let { code: e, value: t } of W(a.subarray(2))) We(o, e, t);
  return o;
}
function We(e, t, n) {
  t === Z.inTable
    ? (e.inTable = n !== 0)
    : t === Z.endsRow
      ? (e.endsRow = n !== 0)
      : t === Z.list
        ? (e.list = n)
        : t === Z.listLevel
          ? (e.listLevel = n)
          : t === Z.outline
            ? (e.outline = n)
            : t === Z.style && (e.style = n);
}
const Ge = new TextDecoder(`windows-1252`),
  Ke = new TextDecoder(`utf-16le`);
function qe(e) {
  let t = Ye(Je(e.table(`pieces`)));
  return {
    read(n, r) {
      let i = ``;
      for (let a of t) {
        let [t, o] = [Math.max(n, a.from), Math.min(r, a.to)];
        if (t >= o) continue;
        let s = a.offset + (t - a.from) * a.width,
          c = e.document.subarray(s, s + (o - t) * a.width);
        i += (a.width === 1 ? Ge : Ke).decode(c);
      }
      return i;
    },
    charactersOf(e) {
      return t.flatMap(({ from: t, to: n, offset: r, width: i }) => {
        let a = Math.max(0, Math.ceil((e.from - r) / i)),
          o = Math.min(n - t, Math.ceil((e.to - r) / i));
        return a < o ? [{ from: t + a, to: t + o }] : [];
      });
    },
    offsetOf(e) {
      let n = t.find(({ from: t, to: n }) => e >= t && e < n);
      return n && n.offset + (e - n.from) * n.width;
    },
  };
}
function Je(e) {
  let t = 0;
  for (; e[t] === 1;) t += 3 + e.readUInt16LE(t + 1);
  if (e[t] !== 2) throw new m(`corrupt`, `no piece table`);
  return e.subarray(t + 5, t + 5 + e.readUInt32LE(t + 1));
}
function Ye(e) {
  let t = Math.floor((e.length - 4) / 12);
  return Array.from({ length: Math.max(0, t) }, (n, r) => {
    let i = e.readUInt32LE((t + 1) * 4 + r * 8 + 2),
      a = !!(i & 1073741824),
      o = i & 1073741823,
      [s, c] = [e.readUInt32LE(r * 4), e.readUInt32LE(r * 4 + 4)];
    return { from: s, to: c, offset: a ? o / 2 : o, width: a ? 1 : 2 };
  });
}
const Xe = {
  "\v": `
`,
  "\f": `
`,
  "": `
`,
  "\r": ``,
  "": `-`,
  "": ``,
};
function Ze(e) {
  let t = ``,
    n = [];
  for (let r of e)
    r === ``
      ? n.push(!0)
      : r === ``
        ? (n[n.length - 1] = !1)
        : r === ``
          ? n.pop()
          : n.includes(!0) || (t += Xe[r] ?? r);
  return t.replace(/[\u0000-\u0006\u0008\u000f-\u0012\u0016-\u001d]/g, ``);
}
const Qe = (e) => e;
function $e(e) {
  let t = qe(e),
    n = He(e),
    r = ze(e, t),
    i = (e, t, n = Qe) => {
      let { visible: i, hidden: a } = r(e, t),
        o = /* @__PURE__ */ new Map();
      return (a !== `` && d(o, `switched_off`, Ze(a)), { text: Ze(n(i)), hidden: o });
    };
  return {
    readText: ({ from: e, to: n }) => i(t.read(e, n), e),
    *paragraphs({ from: e, to: r }, a = Qe) {
      let o = t.read(e, r),
        s = 0;
      for (let { start: r, end: c } of et(o))
        ((s += 1),
          yield {
            number: s,
            ...i(o.slice(r, c), e + r, a),
            notes: [],
            properties: n(t.offsetOf(e + c - 1)),
            from: e + r,
            to: e + c,
          });
    },
  };
}
function* et(e) {
  let t = 0;
  for (let { index: n } of e.matchAll(/[\r\u0007\f]/g))
    (yield { start: t, end: n + 1 }, (t = n + 1));
  t < e.length && (yield { start: t, end: e.length });
}
function tt(e) {
  let t = nt(e.table(`styles`));
  return (e) => {
    let n = e;
    for (let e = 0; e < 12 && n !== 4095; e += 1) {
      if (n >= 1 && n <= 9) return Math.min(6, n);
      let e = t[n];
      if (e === void 0) return;
      if (e.builtIn === 62) return 1;
      n = e.basedOn;
    }
  };
}
function nt(e) {
  if (e.length < 4) return [];
  let t = e.readUInt16LE(2),
    n = [],
    r = 2 + e.readUInt16LE(0);
  for (; n.length < t && r + 2 <= e.length;) {
    let t = e.readUInt16LE(r),
      i = t >= 4 && r + 6 <= e.length;
    (n.push(
      i ? { builtIn: e.readUInt16LE(r + 2) & 4095, basedOn: e.readUInt16LE(r + 4) >> 4 } : void 0,
    ),
      (r += 2 + t));
  }
  return n;
}
const rt = [
    `main`,
    `footnotes`,
    `headers`,
    `macros`,
    `comments`,
    `endnotes`,
    `boxes`,
    `headerBoxes`,
  ],
  it = { styles: 1, footnoteRefs: 2, footnotes: 3, commentRefs: 4, comments: 5 },
  at = { paragraphs: 13, pieces: 33, endnoteRefs: 46, endnotes: 47 },
  ot = { lists: 73, listOverrides: 74 },
  st = { sections: 6, headers: 11, settings: 31 },
  ct = { runs: 12, commentAuthors: 36 },
  lt = { ...it, ...at, ...ot, ...st, ...ct },
  ut = { encrypted: 256, table1: 512 };
function dt(e) {
  let t = e.find(`WordDocument`);
  if (t === void 0) throw new m(`wrong_content`, `no Word document inside`);
  if (t.length < 768) throw new m(e.complete ? `corrupt` : `truncated`);
  if (t.readUInt16LE(0) !== 42476) throw new m(`corrupt`, `no Word header`);
  let n = t.readUInt16LE(10);
  if ((n & ut.encrypted) !== 0) throw new m(`password_protected`);
  if (t.readUInt16LE(2) < 193) throw new m(`unsupported`, `before 97`);
  let r = e.find((n & ut.table1) === 0 ? `0Table` : `1Table`);
  if (r === void 0) throw new m(e.complete ? `corrupt` : `truncated`);
  return {
    document: t,
    table(e) {
      let { offset: n, length: i } = ft(t, e);
      return r.subarray(n, n + i);
    },
    tableOnwards(e) {
      let { offset: n, length: i } = ft(t, e);
      return i === 0 ? r.subarray(0, 0) : r.subarray(n);
    },
    part(e) {
      let n = rt.map((e, n) => t.readUInt32LE(76 + n * 4)),
        r = rt.indexOf(e),
        i = n.slice(0, r).reduce((e, t) => e + t, 0);
      return { from: i, to: i + (n[r] ?? 0) };
    },
  };
}
function ft(e, t) {
  let n = 154 + lt[t] * 8;
  return { offset: e.readUInt32LE(n), length: e.readUInt32LE(n + 4) };
}
const pt =
    /^(?:p|pp|pg|page|of|seite|von|s|página|pagina|de|di|van|sur|страница|из|第|共|頁|页|ページ)$/iu,
  mt =
    /\u0013\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b[^\u0013-\u0015]*(?:\u0014[^\u0013\u0015]*)?\u0015/gi;
function ht(e) {
  return e.replace(mt, `￼`);
}
function gt(e) {
  if (!e.includes(`￼`)) return e;
  let t = e
    .replaceAll(`￼`, ``)
    .replace(/[^\S\n]+/g, ` `)
    .trim();
  return (t.match(/[\p{L}\p{N}]+/gu) ?? []).every((e) => pt.test(e)) ? `` : t;
}
function _t() {
  let e = /* @__PURE__ */ new Set();
  return (t, n) => {
    let r = gt(t.text),
      i = `${t.anchor.kind} ${t.hidden ?? ``} ${r}`;
    if (r === `` || e.has(i)) return [];
    e.add(i);
    let a = t.hidden ?? (n ? void 0 : `switched_off`);
    return [
      {
        kind: t.kind === `heading` ? `paragraph` : t.kind,
        text: r,
        anchor: t.anchor,
        annotation: !0,
        ...(a && { hidden: a }),
      },
    ];
  };
}
async function* vt(e) {
  let t = dt(await _(e.path)),
    n = $e(t),
    [r, i] = [tt(t), De(t)],
    a = be(r, i),
    o = null;
  for (let e of yt(t, n)) {
    let t = a.take(e);
    o ??= t.find((e) => e.kind === `heading` && e.hidden === void 0)?.text ?? null;
    for (let e of t) yield { type: `block`, block: e };
  }
  for (let e of a.end()) yield { type: `block`, block: e };
  let s = () => be(r, i);
  for (let e of bt(t, n, s)) yield { type: `block`, block: e };
  (yield { type: `progress`, done: e.size, total: e.size, unit: `byte` },
    yield { type: `done`, title: o, pages: null });
}
function* yt(e, t) {
  let n = Me(e, t.readText),
    r = 0;
  for (let i of [`main`, `boxes`]) {
    let a = r;
    for (let { from: o, to: s, ...c } of t.paragraphs(e.part(i))) {
      let e = i === `main` ? n.filter(({ at: e }) => e >= o && e < s) : [];
      for (let [t, n] of e.flatMap(({ hidden: e }) => [...e])) d(c.hidden, t, ` ${n}`);
      let t = e.map(({ text: e }) => e).filter((e) => e !== ``);
      ((a = r + c.number), yield { ...c, number: a, notes: t });
    }
    r = a;
  }
}
function* bt(e, t, n) {
  let r = _t(),
    i = X(e),
    a = ({ shown: e }) => e;
  for (let o of [...i.filter(a), ...i.filter((e) => !a(e))]) {
    let { kind: i, shown: a } = o,
      { from: s, to: c } = e.part(`headers`),
      l = { from: s + o.from, to: Math.min(s + o.to, c) },
      u = n(),
      d = (e) => e.flatMap((e) => r({ ...e, anchor: { kind: i } }, a));
    for (let e of t.paragraphs(l, ht)) yield* d(u.take(e));
    yield* d(u.end());
  }
}
function xt(e) {
  if (e instanceof m) return { reason: e.reason, detail: e.detail ?? `` };
  let t = e instanceof Error ? (e.stack ?? e.message) : String(e);
  return { reason: St(e), detail: t.slice(0, 2e3) };
}
function St(e) {
  return e instanceof RangeError
    ? (`code` in e && /OUT_OF_(?:RANGE|BOUNDS)/.test(String(e.code))) ||
      /call stack/.test(e.message)
      ? `corrupt`
      : `out_of_memory`
    : `crashed`;
}
function Ct(e) {
  return Array.from(e, (e) => {
    let t = (e.codePointAt(0) ?? 0) - 917504;
    return t >= 32 && t < 127 ? String.fromCharCode(t) : ``;
  }).join(``);
}
function wt(e) {
  let t = Array.from(e, (e) => {
    let t = e.codePointAt(0) ?? 0;
    return t >= 917760 ? t - 917760 + 16 : t - 65024;
  });
  return Et(Buffer.from(t)) ?? Dt(t.length);
}
function Tt(e) {
  let t = [...new Set(e)];
  for (let n of t.slice(0, 2)) {
    let r = (
        Array.from(e, (e) => (e === n ? `1` : `0`))
          .join(``)
          .match(/.{8}/g) ?? []
      ).map((e) => Number.parseInt(e, 2)),
      i = Et(Buffer.from(r));
    if (t.length === 2 && i !== void 0) return i;
  }
  return Dt(e.length);
}
function Et(e) {
  let t = e.toString(`utf8`);
  return /^[\p{L}\p{N}\p{P}\p{S}\s]+$/u.test(t) && !t.includes(`�`) ? t : void 0;
}
function Dt(e) {
  return `(${e} characters that show nothing)`;
}
const Ot =
    /[\u00ad\u180e\u200b\u200c\u202d\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]|\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/u,
  kt = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,8}\u{e007f}/gu,
  At = /[\u{e0000}-\u{e007f}]+/gu,
  jt = /(?:[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]){4,}/gu,
  Mt = /(?:[\u200b\u200c\u2060-\u2064\ufeff]|\u200d){8,}/gu,
  Nt = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/gu,
  Pt = /([\u202d\u202e])([^\u202c\n]*)\u202c?/gu,
  Ft = `󰀀`;
function It(e) {
  if (!Ot.test(e)) return { visible: e, hidden: [] };
  let t = [],
    n = (e) => (n) => {
      let r = e(n).trim();
      return (r !== `` && t.push(r), ``);
    },
    r = [];
  return {
    visible: e
      .replace(kt, (e) => Ft + String(r.push(e) - 1) + Ft)
      .replace(At, n(Ct))
      .replace(jt, n(wt))
      .replace(Mt, n(Tt))
      .replace(Pt, (e, t, r) => (Lt(t, r) ? r : n((e) => e)(r)))
      .replace(Nt, ``)
      .replace(/\u{f0000}(\d+)\u{f0000}/gu, (e, t) => r[Number(t)] ?? ``),
    hidden: t,
  };
}
function Lt(e, t) {
  let n = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}]/u.test(t);
  return e === `‮` ? n || !/\p{L}/u.test(t) : !n;
}
function Rt(e, t, n) {
  let r = [];
  for (let i = zt(e, t); i < e.length; i += 1) {
    let a = e[i];
    if (a === void 0 || a.start >= n) break;
    let { start: o, anchor: s, label: c } = a,
      l = c !== void 0 && { label: Math.max(0, c - Math.max(0, t - o)) };
    r.push({ start: Math.max(0, o - t), anchor: s, ...l });
  }
  return r;
}
function zt(e, t) {
  let n = 0,
    r = e.length - 1;
  for (; n < r;) {
    let i = Math.ceil((n + r) / 2);
    (e[i]?.start ?? 0) <= t ? (n = i) : (r = i - 1);
  }
  return n;
}
const $ = 16e3;
function* Bt(e) {
  let { visible: t, hidden: n } = It(e.text),
    { header: r } = e,
    i = r === void 0 ? {} : { header: It(r).visible };
  yield* Ut({ ...e, ...i, ...Vt(e), text: t });
  for (let t of n) yield* Ut(Ht(e, t));
}
function Vt({ text: e, spans: t }) {
  if (t === void 0) return {};
  let n = (e) => Wt(It(e).visible);
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
function Ht({ anchor: e, hidden: t = `characters` }, n) {
  return { kind: `paragraph`, text: n, anchor: e, hidden: t };
}
function* Ut({ spans: e, ...t }) {
  let n = Wt(t.text),
    r = (r, i) => ({ ...t, ...(e && { spans: Rt(e, r, i) }), text: n.slice(r, i) }),
    i = 0;
  for (; n.length - i > $;) {
    let e = i + Gt(n.slice(i));
    (yield r(i, i + n.slice(i, e).trimEnd().length), (i = e + /^\s*/.exec(n.slice(e))[0].length));
  }
  i < n.length && (yield r(i, n.length));
}
function Wt(e) {
  return e
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/g, ``)
    .normalize(`NFC`)
    .trim();
}
function Gt(e) {
  for (let t = $; t > $ / 2; --t) if (/\s/.test(e.charAt(t))) return t;
  return /[\udc00-\udfff]/.test(e.charAt($)) ? 15999 : $;
}
const Kt = { atLeast: 2e7, perByte: 20 };
async function qt(e, t) {
  try {
    await Jt(e, t);
  } catch (e) {
    let { reason: t, detail: n } = xt(e);
    await Yt({ type: `failed`, reason: t, detail: n });
  }
}
async function Jt(e, t) {
  let { size: n } = await (0, l.stat)(t.path);
  if (n === 0) throw new m(`empty`);
  let r = 0,
    i = Math.max(Kt.atLeast, n * Kt.perByte);
  for await (let a of e({ ...t, size: n }))
    if (a.type !== `block`) await Yt(a);
    else
      for (let e of Bt(a.block)) {
        if (((r += e.text.length), r > i)) throw new m(`too_large_unpacked`, `text`);
        await Yt({ type: `block`, block: e });
      }
}
async function Yt(e) {
  process.stdout.write(`${JSON.stringify(e)}\n`) || (await (0, u.once)(process.stdout, `drain`));
}
((exports.parse = vt), (exports.reportEvents = qt));
