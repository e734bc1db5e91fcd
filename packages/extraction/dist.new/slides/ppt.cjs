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
/*! crc32.js (C) 2014-present SheetJS -- http://sheetjs.com */
var d = /* @__PURE__ */ c(
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
      var T = function (e, t, n) {
          ((e[n] = t & 255),
            (e[n + 1] = (t >>> 8) & 255),
            (e[n + 2] = (t >>> 16) & 255),
            (e[n + 3] = (t >>> 24) & 255));
        },
        te = function (e, t, n) {
          ((e[n] = t & 255),
            (e[n + 1] = (t >> 8) & 255),
            (e[n + 2] = (t >> 16) & 255),
            (e[n + 3] = (t >> 24) & 255));
        };
      function E(e, t, n) {
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
            ((r = 4), T(this, t, this.l));
            break;
          case -4:
            ((r = 4), te(this, t, this.l));
        }
        return ((this.l += r), this);
      }
      function D(e, t) {
        var n = g(this, this.l, e.length >> 1);
        if (n !== e) throw Error(t + `Expected ` + e + ` saw ` + n);
        this.l += e.length >> 1;
      }
      function O(e, t) {
        ((e.l = t), (e.read_shift = ee), (e.chk = D), (e.write_shift = E));
      }
      function k(e) {
        var t = s(e);
        return (O(t, 0), t);
      }
      var ne = (function () {
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
        A = (function () {
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
            O(e, 0);
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
            if (e[0] == 80 && e[1] == 75) return Ve(e, t);
            if ((e[0] | 32) == 109 && (e[1] | 32) == 105) return Xe(e, t);
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
            O(u, 0);
            var d = S(u);
            switch (((n = d[0]), n)) {
              case 3:
                r = 512;
                break;
              case 4:
                r = 4096;
                break;
              case 0:
                if (d[1] == 0) return Ve(e, t);
              default:
                throw Error(`Major Version: Expected 3 or 4 saw ` + n);
            }
            r !== 512 && ((u = e.slice(0, r)), O(u, 28));
            var f = e.slice(0, r);
            T(u, n);
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
            var g = te(e, r);
            j(c, a, g, r, l);
            var _ = ae(g, o, l, r);
            ((_[o].name = `!Directory`),
              i > 0 && s !== I && (_[s].name = `!MiniFAT`),
              (_[l[0]].name = `!FAT`),
              (_.fat_addrs = l),
              (_.ssz = r));
            var v = {},
              y = [],
              b = [],
              x = [];
            (oe(o, _, g, y, i, v, b, s), E(b, x, y), y.shift());
            var C = { FileIndex: b, FullPaths: x };
            return (t && t.raw && (C.raw = { header: f, sectors: g }), C);
          }
          function S(e) {
            if (e[e.l] == 80 && e[e.l + 1] == 75) return [0, 0];
            (e.chk(fe, `Header Signature: `), (e.l += 16));
            var t = e.read_shift(2, `u`);
            return [e.read_shift(2, `u`), t];
          }
          function T(e, t) {
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
          function te(e, t) {
            for (var n = Math.ceil(e.length / t) - 1, r = [], i = 1; i < n; ++i)
              r[i - 1] = e.slice(i * t, (i + 1) * t);
            return ((r[n - 1] = e.slice(n * t)), r);
          }
          function E(e, t, n) {
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
          function re(e, t, n) {
            for (var r = e.start, i = e.size, a = [], o = r; n && i > 0 && o >= 0;)
              (a.push(t.slice(o * F, o * F + F)), (i -= F), (o = w(n, o * 4)));
            return a.length === 0 ? k(0) : y(a).slice(0, e.size);
          }
          function j(e, t, n, r, i) {
            var a = I;
            if (e === I) {
              if (t !== 0) throw Error(`DIFAT chain shorter than expected`);
            } else if (e !== -1) {
              var o = n[e],
                s = (r >>> 2) - 1;
              if (!o) return;
              for (var c = 0; c < s && (a = w(o, c * 4)) !== I; ++c) i.push(a);
              t >= 1 && j(w(o, r - 4), t - 1, n, r, i);
            }
          }
          function ie(e, t, n, r, i) {
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
          function ae(e, t, n, r) {
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
          function oe(e, t, n, r, i, a, o, s) {
            for (
              var c = 0, l = r.length ? 2 : 0, u = t[e].data, d = 0, f = 0, p;
              d < u.length;
              d += 128
            ) {
              var h = u.slice(d, d + 128);
              (O(h, 64), (f = h.read_shift(2)), (p = m(h, 0, f - l)), r.push(p));
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
                (g.ct = se(h, h.l - 8)),
                h.read_shift(2) + h.read_shift(2) + h.read_shift(2) + h.read_shift(2) !== 0 &&
                  (g.mt = se(h, h.l - 8)),
                (g.start = h.read_shift(4, `i`)),
                (g.size = h.read_shift(4, `i`)),
                g.size < 0 && g.start < 0 && ((g.size = g.type = 0), (g.start = I), (g.name = ``)),
                g.type === 5
                  ? ((c = g.start), i > 0 && c !== I && (t[c].name = `!StreamData`))
                  : g.size >= 4096
                    ? ((g.storage = `fat`),
                      t[g.start] === void 0 && (t[g.start] = ie(n, g.start, t.fat_addrs, t.ssz)),
                      (t[g.start].name = g.name),
                      (g.content = t[g.start].data.slice(0, g.size)))
                    : ((g.storage = `minifat`),
                      g.size < 0
                        ? (g.size = 0)
                        : c !== I &&
                          g.start !== I &&
                          t[c] &&
                          (g.content = re(g, t[c].data, (t[s] || {}).data))),
                g.content && O(g.content, 0),
                (a[p] = g),
                o.push(g));
            }
          }
          function se(e, t) {
            return /* @__PURE__ */ new Date(
              ((C(e, t + 4) / 1e7) * 2 ** 32 + C(e, t) / 1e7 - 11644473600) * 1e3,
            );
          }
          function ce(e, t) {
            return (b(), x(v.readFileSync(e), t));
          }
          function M(e, t) {
            var n = t && t.type;
            switch ((n || (a && Buffer.isBuffer(e) && (n = `buffer`)), n || `base64`)) {
              case `file`:
                return ce(e, t);
              case `base64`:
                return x(l(i(e)), t);
              case `binary`:
                return x(l(e), t);
            }
            return x(e, t);
          }
          function N(e, t) {
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
              le(e));
          }
          function le(e) {
            var t = `Sh33tJ5`;
            if (!A.find(e, `/` + t)) {
              var n = k(4);
              ((n[0] = 55),
                (n[1] = n[3] = 50),
                (n[2] = 54),
                e.FileIndex.push({ name: t, type: 2, content: n, size: 4, L: 69, R: 69, C: 69 }),
                e.FullPaths.push(e.FullPaths[0] + t),
                P(e));
            }
          }
          function P(e, r) {
            N(e);
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
                    { name: p(f).replace(`/`, ``), type: 1, clsid: L, ct: c, mt: c, content: null },
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
                  (m.clsid = m.clsid || L),
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
          function ue(e, t) {
            var n = t || {};
            if (n.fileType == `mad`) return Ze(e, n);
            if ((P(e), n.fileType === `zip`)) return Ue(e, n);
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
              i = k(r[7] << 9),
              o = 0,
              s = 0;
            for (o = 0; o < 8; ++o) i.write_shift(1, pe[o]);
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
                i.write_shift(4, r[3] ? r[0] + r[1] + r[2] - 1 : I),
                i.write_shift(4, r[3]),
                i.write_shift(-4, r[1] ? r[0] - 1 : I),
                i.write_shift(4, r[1]),
                o = 0;
              o < 109;
              ++o
            )
              i.write_shift(-4, o < r[2] ? r[1] + o : -1);
            if (r[1])
              for (s = 0; s < r[1]; ++s) {
                for (; o < 236 + s * 127; ++o) i.write_shift(-4, o < r[2] ? r[1] + o : -1);
                i.write_shift(-4, s === r[1] - 1 ? I : s + 1);
              }
            var c = function (e) {
              for (s += e; o < s - 1; ++o) i.write_shift(-4, o + 1);
              e && (++o, i.write_shift(-4, I));
            };
            for (s = o = 0, s += r[1]; o < s; ++o) i.write_shift(-4, R.DIFSECT);
            for (s += r[2]; o < s; ++o) i.write_shift(-4, R.FATSECT);
            (c(r[3]), c(r[4]));
            for (var l = 0, u = 0, d = e.FileIndex[0]; l < e.FileIndex.length; ++l)
              ((d = e.FileIndex[l]),
                d.content &&
                  ((u = d.content.length), u < 4096 || ((d.start = s), c((u + 511) >> 9))));
            for (c((r[6] + 7) >> 3); i.l & 511;) i.write_shift(-4, R.ENDOFCHAIN);
            for (s = o = 0, l = 0; l < e.FileIndex.length; ++l)
              ((d = e.FileIndex[l]),
                d.content &&
                  ((u = d.content.length), !u || u >= 4096 || ((d.start = s), c((u + 63) >> 6))));
            for (; i.l & 511;) i.write_shift(-4, R.ENDOFCHAIN);
            for (o = 0; o < r[4] << 2; ++o) {
              var f = e.FullPaths[o];
              if (!f || f.length === 0) {
                for (l = 0; l < 17; ++l) i.write_shift(4, 0);
                for (l = 0; l < 3; ++l) i.write_shift(4, -1);
                for (l = 0; l < 12; ++l) i.write_shift(4, 0);
              } else {
                ((d = e.FileIndex[o]), o === 0 && (d.start = d.size ? d.start - 1 : I));
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
          function de(e, t) {
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
          var F = 64,
            I = -2,
            fe = `d0cf11e0a1b11ae1`,
            pe = [208, 207, 17, 224, 161, 177, 26, 225],
            L = `00000000000000000000000000000000`,
            R = {
              MAXREGSECT: -6,
              DIFSECT: -4,
              FATSECT: -3,
              ENDOFCHAIN: I,
              FREESECT: -1,
              HEADER_SIGNATURE: fe,
              HEADER_MINOR_VERSION: `3e00`,
              MAXREGSID: -6,
              NOSTREAM: -1,
              HEADER_CLSID: L,
              EntryTypes: [`unknown`, `storage`, `stream`, `lockbytes`, `property`, `root`],
            };
          function me(e, t, n) {
            b();
            var r = ue(e, n);
            v.writeFileSync(t, r);
          }
          function z(e) {
            for (var t = Array(e.length), n = 0; n < e.length; ++n)
              t[n] = String.fromCharCode(e[n]);
            return t.join(``);
          }
          function he(e, t) {
            var n = ue(e, t);
            switch ((t && t.type) || `buffer`) {
              case `file`:
                return (b(), v.writeFileSync(t.filename, n), n);
              case `binary`:
                return typeof n == `string` ? n : z(n);
              case `base64`:
                return r(typeof n == `string` ? n : z(n));
              case `buffer`:
                if (a) return Buffer.isBuffer(n) ? n : o(n);
              case `array`:
                return typeof n == `string` ? l(n) : n;
            }
            return n;
          }
          var B;
          function ge(e) {
            try {
              var t = e.InflateRaw,
                n = new t();
              if ((n._processChunk(new Uint8Array([3, 0]), n._finishFlushFlag), n.bytesRead)) B = e;
              else throw Error(`zlib does not expose bytesRead`);
            } catch (e) {
              console.error(`cannot use native zlib: ` + (e.message || e));
            }
          }
          function _e(e, t) {
            if (!B) return ze(e, t);
            var n = B.InflateRaw,
              r = new n(),
              i = r._processChunk(e.slice(e.l), r._finishFlushFlag);
            return ((e.l += r.bytesRead), i);
          }
          function ve(e) {
            return B ? B.deflateRawSync(e) : je(e);
          }
          var ye = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15],
            V = [
              3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99,
              115, 131, 163, 195, 227, 258,
            ],
            H = [
              1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025,
              1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
            ];
          function be(e) {
            var t = (((e << 1) | (e << 11)) & 139536) | (((e << 5) | (e << 15)) & 558144);
            return ((t >> 16) | (t >> 8) | t) & 255;
          }
          for (
            var U = typeof Uint8Array < `u`,
              W = U ? /* @__PURE__ */ new Uint8Array(256) : [],
              G = 0;
            G < 256;
            ++G
          )
            W[G] = be(G);
          function xe(e, t) {
            var n = W[e & 255];
            return t <= 8
              ? n >>> (8 - t)
              : ((n = (n << 8) | W[(e >> 8) & 255]),
                t <= 16 ? n >>> (16 - t) : ((n = (n << 8) | W[(e >> 16) & 255]), n >>> (24 - t)));
          }
          function Se(e, t) {
            var n = t & 7,
              r = t >>> 3;
            return ((e[r] | (n <= 6 ? 0 : e[r + 1] << 8)) >>> n) & 3;
          }
          function K(e, t) {
            var n = t & 7,
              r = t >>> 3;
            return ((e[r] | (n <= 5 ? 0 : e[r + 1] << 8)) >>> n) & 7;
          }
          function Ce(e, t) {
            var n = t & 7,
              r = t >>> 3;
            return ((e[r] | (n <= 4 ? 0 : e[r + 1] << 8)) >>> n) & 15;
          }
          function we(e, t) {
            var n = t & 7,
              r = t >>> 3;
            return ((e[r] | (n <= 3 ? 0 : e[r + 1] << 8)) >>> n) & 31;
          }
          function q(e, t) {
            var n = t & 7,
              r = t >>> 3;
            return ((e[r] | (n <= 1 ? 0 : e[r + 1] << 8)) >>> n) & 127;
          }
          function J(e, t, n) {
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
          function Te(e, t, n) {
            var r = t & 7,
              i = t >>> 3;
            return (
              r <= 5
                ? (e[i] |= (n & 7) << r)
                : ((e[i] |= (n << r) & 255), (e[i + 1] = (n & 7) >> (8 - r))),
              t + 3
            );
          }
          function Y(e, t, n) {
            var r = t & 7,
              i = t >>> 3;
            return ((n = (n & 1) << r), (e[i] |= n), t + 1);
          }
          function X(e, t, n) {
            var r = t & 7,
              i = t >>> 3;
            return ((n <<= r), (e[i] |= n & 255), (n >>>= 8), (e[i + 1] = n), t + 8);
          }
          function Ee(e, t, n) {
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
          function De(e, t) {
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
            if (U) {
              var s = new Uint8Array(r);
              if (s.set) s.set(e);
              else for (; i < n; ++i) s[i] = e[i];
              return s;
            }
            return ((e.length = r), e);
          }
          function Z(e) {
            for (var t = Array(e), n = 0; n < e; ++n) t[n] = 0;
            return t;
          }
          function Q(e, t, n) {
            var r = 1,
              i = 0,
              a = 0,
              o = 0,
              s = 0,
              c = e.length,
              l = U ? /* @__PURE__ */ new Uint16Array(32) : Z(32);
            for (a = 0; a < 32; ++a) l[a] = 0;
            for (a = c; a < n; ++a) e[a] = 0;
            c = e.length;
            var u = U ? new Uint16Array(c) : Z(c);
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
          var Oe = U ? /* @__PURE__ */ new Uint16Array(512) : Z(512),
            ke = U ? /* @__PURE__ */ new Uint16Array(32) : Z(32);
          if (!U) {
            for (var $ = 0; $ < 512; ++$) Oe[$] = 0;
            for ($ = 0; $ < 32; ++$) ke[$] = 0;
          }
          (function () {
            for (var e = [], t = 0; t < 32; t++) e.push(5);
            Q(e, ke, 32);
            var n = [];
            for (t = 0; t <= 143; t++) n.push(8);
            for (; t <= 255; t++) n.push(9);
            for (; t <= 279; t++) n.push(7);
            for (; t <= 287; t++) n.push(8);
            Q(n, Oe, 288);
          })();
          var Ae = (function () {
            for (
              var e = U ? /* @__PURE__ */ new Uint8Array(32768) : [], t = 0, n = 0;
              t < H.length - 1;
              ++t
            )
              for (; n < H[t + 1]; ++n) e[n] = t;
            for (; n < 32768; ++n) e[n] = 29;
            var r = U ? /* @__PURE__ */ new Uint8Array(259) : [];
            for (t = 0, n = 0; t < V.length - 1; ++t) for (; n < V[t + 1]; ++n) r[n] = t;
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
                var i = 0, a = 0, o = U ? /* @__PURE__ */ new Uint16Array(32768) : [];
                a < t.length;
              ) {
                var s = Math.min(65535, t.length - a);
                if (s < 10) {
                  for (
                    i = Te(n, i, +(a + s == t.length)),
                      i & 7 && (i += 8 - (i & 7)),
                      n.l = (i / 8) | 0,
                      n.write_shift(2, s),
                      n.write_shift(2, ~s & 65535);
                    s-- > 0;
                  )
                    n[n.l++] = t[a++];
                  i = n.l * 8;
                } else {
                  i = Te(n, i, +(a + s == t.length) + 2);
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
                          ? (i = X(n, i, W[l + 1] >> 1) - 1)
                          : (X(n, i, 3), (i += 5), X(n, i, W[l - 23] >> 5), (i += 3)));
                      var f = l < 8 ? 0 : (l - 4) >> 2;
                      (f > 0 && (Ee(n, i, d - V[l]), (i += f)),
                        (l = e[a - u]),
                        (i = X(n, i, W[l] >> 3)),
                        (i -= 3));
                      var p = l < 4 ? 0 : (l - 2) >> 1;
                      p > 0 && (Ee(n, i, a - u - H[l]), (i += p));
                      for (var m = 0; m < d; ++m)
                        ((o[c] = a & 32767), (c = ((c << 5) ^ t[a]) & 32767), ++a);
                      s -= d - 1;
                    } else
                      (l <= 143 ? (l += 48) : (i = Y(n, i, 1)),
                        (i = X(n, i, W[l])),
                        (o[c] = a & 32767),
                        ++a);
                  }
                  i = X(n, i, 0) - 1;
                }
              }
              return ((n.l = ((i + 7) / 8) | 0), n.l);
            }
            return function (e, t) {
              return e.length < 8 ? i(e, t) : a(e, t);
            };
          })();
          function je(e) {
            var t = k(50 + Math.floor(e.length * 1.1)),
              n = Ae(e, t);
            return t.slice(0, n);
          }
          var Me = U ? /* @__PURE__ */ new Uint16Array(32768) : Z(32768),
            Ne = U ? /* @__PURE__ */ new Uint16Array(32768) : Z(32768),
            Pe = U ? /* @__PURE__ */ new Uint16Array(128) : Z(128),
            Fe = 1,
            Ie = 1;
          function Le(e, t) {
            var n = we(e, t) + 257;
            t += 5;
            var r = we(e, t) + 1;
            t += 5;
            var i = Ce(e, t) + 4;
            t += 4;
            for (
              var a = 0,
                o = U ? /* @__PURE__ */ new Uint8Array(19) : Z(19),
                s = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
                c = 1,
                l = U ? /* @__PURE__ */ new Uint8Array(8) : Z(8),
                u = U ? /* @__PURE__ */ new Uint8Array(8) : Z(8),
                d = o.length,
                f = 0;
              f < i;
              ++f
            )
              ((o[ye[f]] = a = K(e, t)), c < a && (c = a), l[a]++, (t += 3));
            var p = 0;
            for (l[0] = 0, f = 1; f <= c; ++f) u[f] = p = (p + l[f - 1]) << 1;
            for (f = 0; f < d; ++f) (p = o[f]) != 0 && (s[f] = u[p]++);
            var m = 0;
            for (f = 0; f < d; ++f)
              if (((m = o[f]), m != 0)) {
                p = W[s[f]] >> (8 - m);
                for (var h = (1 << (7 - m)) - 1; h >= 0; --h) Pe[p | (h << m)] = (m & 7) | (f << 3);
              }
            var g = [];
            for (c = 1; g.length < n + r;)
              switch (((p = Pe[q(e, t)]), (t += p & 7), (p >>>= 3))) {
                case 16:
                  for (a = 3 + Se(e, t), t += 2, p = g[g.length - 1]; a-- > 0;) g.push(p);
                  break;
                case 17:
                  for (a = 3 + K(e, t), t += 3; a-- > 0;) g.push(0);
                  break;
                case 18:
                  for (a = 11 + q(e, t), t += 7; a-- > 0;) g.push(0);
                  break;
                default:
                  (g.push(p), c < p && (c = p));
              }
            var _ = g.slice(0, n),
              v = g.slice(n);
            for (f = n; f < 286; ++f) _[f] = 0;
            for (f = r; f < 30; ++f) v[f] = 0;
            return ((Fe = Q(_, Me, 286)), (Ie = Q(v, Ne, 30)), t);
          }
          function Re(e, t) {
            if (e[0] == 3 && !(e[1] & 3)) return [s(t), 2];
            for (
              var n = 0, r = 0, i = c(t || 1 << 18), a = 0, o = i.length >>> 0, l = 0, u = 0;
              !(r & 1);
            ) {
              if (((r = K(e, n)), (n += 3), r >>> 1))
                r >> 1 == 1 ? ((l = 9), (u = 5)) : ((n = Le(e, n)), (l = Fe), (u = Ie));
              else {
                n & 7 && (n += 8 - (n & 7));
                var d = e[n >>> 3] | (e[(n >>> 3) + 1] << 8);
                if (((n += 32), d > 0))
                  for (!t && o < a + d && ((i = De(i, a + d)), (o = i.length)); d-- > 0;)
                    ((i[a++] = e[n >>> 3]), (n += 8));
                continue;
              }
              for (;;) {
                !t && o < a + 32767 && ((i = De(i, a + 32767)), (o = i.length));
                var f = J(e, n, l),
                  p = r >>> 1 == 1 ? Oe[f] : Me[f];
                if (((n += p & 15), (p >>>= 4), !((p >>> 8) & 255))) i[a++] = p;
                else if (p == 256) break;
                else {
                  p -= 257;
                  var m = p < 8 ? 0 : (p - 4) >> 2;
                  m > 5 && (m = 0);
                  var h = a + V[p];
                  (m > 0 && ((h += J(e, n, m)), (n += m)),
                    (f = J(e, n, u)),
                    (p = r >>> 1 == 1 ? ke[f] : Ne[f]),
                    (n += p & 15),
                    (p >>>= 4));
                  var g = p < 4 ? 0 : (p - 2) >> 1,
                    _ = H[p];
                  for (
                    g > 0 && ((_ += J(e, n, g)), (n += g)),
                      !t && o < h && ((i = De(i, h + 100)), (o = i.length));
                    a < h;
                  )
                    ((i[a] = i[a - _]), ++a);
                }
              }
            }
            return t ? [i, (n + 7) >>> 3] : [i.slice(0, a), (n + 7) >>> 3];
          }
          function ze(e, t) {
            var n = Re(e.slice(e.l || 0), t);
            return ((e.l += n[1]), n[0]);
          }
          function Be(e, t) {
            if (e) typeof console < `u` && console.error(t);
            else throw Error(t);
          }
          function Ve(e, t) {
            var n = e;
            O(n, 0);
            var r = { FileIndex: [], FullPaths: [] };
            N(r, { root: t.root });
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
              ((n.l = d + 4), He(n, o, s, r, f), (n.l = p));
            }
            return r;
          }
          function He(e, t, n, r, i) {
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
                v = _e(e, u);
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
              l != t && Be(y, `Bad compressed size: ` + t + ` != ` + l),
              u != n && Be(y, `Bad uncompressed size: ` + n + ` != ` + u));
            var b = ne.buf(v, 0);
            ((c | 0) != (b | 0) && Be(y, `Bad CRC32 checksum: ` + c + ` != ` + b),
              $e(r, p, v, { unsafe: !0, mt: s }));
          }
          function Ue(e, t) {
            var n = t || {},
              r = [],
              i = [],
              a = k(1),
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
                  b = k(p.length);
                for (l = 0; l < p.length; ++l) b.write_shift(1, p.charCodeAt(l) & 127);
                ((b = b.slice(0, b.l)), (g[d] = ne.buf(m.content, 0)));
                var x = m.content;
                (o == 8 && (x = ve(x)),
                  (a = k(30)),
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
                    ((a = k(12)),
                    a.write_shift(-4, g[d]),
                    a.write_shift(4, x.length),
                    a.write_shift(4, m.content.length),
                    (u += a.l),
                    r.push(a)),
                  (a = k(46)),
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
              (a = k(22)),
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
          var We = {
            htm: `text/html`,
            xml: `text/xml`,
            gif: `image/gif`,
            jpg: `image/jpeg`,
            png: `image/png`,
            mso: `application/x-mso`,
            thmx: `application/vnd.ms-officetheme`,
            sh33tj5: `application/octet-stream`,
          };
          function Ge(e, t) {
            if (e.ctype) return e.ctype;
            var n = e.name || ``,
              r = n.match(/\.([^\.]+)$/);
            return (r && We[r[1]]) ||
              (t && ((r = (n = t).match(/[\.\\]([^\.\\])+$/)), r && We[r[1]]))
              ? We[r[1]]
              : `application/octet-stream`;
          }
          function Ke(e) {
            for (var t = r(e), n = [], i = 0; i < t.length; i += 76) n.push(t.slice(i, i + 76));
            return (
              n.join(`\r
`) +
              `\r
`
            );
          }
          function qe(e) {
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
          function Je(e) {
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
          function Ye(e, t, n) {
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
                s = Je(t.slice(c));
                break;
              default:
                throw Error(`Unsupported Content-Transfer-Encoding ` + a);
            }
            var f = $e(e, r.slice(n.length), s, { unsafe: !0 });
            o && (f.ctype = o);
          }
          function Xe(e, t) {
            if (z(e.slice(0, 13)).toLowerCase() != `mime-version:`)
              throw Error(`Unsupported MAD header`);
            var n = (t && t.root) || ``,
              r = (a && Buffer.isBuffer(e) ? e.toString(`binary`) : z(e)).split(`\r
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
            N(l);
            var u,
              d = 0;
            for (i = 0; i < r.length; ++i) {
              var f = r[i];
              (f === c || f === c + `--`) && (d++ && Ye(l, r.slice(u, i), n), (u = i));
            }
            return l;
          }
          function Ze(e, t) {
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
                    d = a && Buffer.isBuffer(u) ? u.toString(`binary`) : z(u),
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
                  i.push(`Content-Type: ` + Ge(c, s)),
                  i.push(``),
                  i.push(g ? qe(d) : Ke(d)));
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
          function Qe(e) {
            var t = {};
            return (N(t, e), t);
          }
          function $e(e, t, n, r) {
            var i = r && r.unsafe;
            i || N(e);
            var a = !i && A.find(e, t);
            if (!a) {
              var o = e.FullPaths[0];
              (t.slice(0, o.length) == o
                ? (o = t)
                : (o.slice(-1) != `/` && (o += `/`), (o = (o + t).replace(`//`, `/`))),
                (a = { name: p(t), type: 2 }),
                e.FileIndex.push(a),
                e.FullPaths.push(o),
                i || A.utils.cfb_gc(e));
            }
            return (
              (a.content = n),
              (a.size = n ? n.length : 0),
              r && (r.CLSID && (a.clsid = r.CLSID), r.mt && (a.mt = r.mt), r.ct && (a.ct = r.ct)),
              a
            );
          }
          function et(e, t) {
            N(e);
            var n = A.find(e, t);
            if (n) {
              for (var r = 0; r < e.FileIndex.length; ++r)
                if (e.FileIndex[r] == n)
                  return (e.FileIndex.splice(r, 1), e.FullPaths.splice(r, 1), !0);
            }
            return !1;
          }
          function tt(e, t, n) {
            N(e);
            var r = A.find(e, t);
            if (r) {
              for (var i = 0; i < e.FileIndex.length; ++i)
                if (e.FileIndex[i] == r)
                  return ((e.FileIndex[i].name = p(n)), (e.FullPaths[i] = n), !0);
            }
            return !1;
          }
          function nt(e) {
            P(e, !0);
          }
          return (
            (e.find = de),
            (e.read = M),
            (e.parse = x),
            (e.write = he),
            (e.writeFile = me),
            (e.utils = {
              cfb_new: Qe,
              cfb_add: $e,
              cfb_del: et,
              cfb_mov: tt,
              cfb_gc: nt,
              ReadShift: ee,
              CheckField: D,
              prep_blob: O,
              bconcat: y,
              use_zlib: ge,
              _deflateRaw: je,
              _inflateRaw: ze,
              consts: R,
            }),
            e
          );
        })();
      typeof require < `u` && t !== void 0 && typeof DO_NOT_EXPORT_CFB > `u` && (t.exports = A);
    })(),
    1,
  ),
  f = class extends Error {
    reason;
    detail;
    constructor(e, t) {
      (super(t === void 0 ? e : `${e}: ${t}`),
        (this.name = `ExtractionError`),
        (this.reason = e),
        (this.detail = t ?? null));
    }
  };
const p = [
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
function m(e) {
  let t = e.toString(`latin1`, 0, 16);
  return p.find(([, e]) => t.startsWith(e))?.[0];
}
async function h(e) {
  let t = await (0, l.readFile)(e);
  if (m(t) !== `ole`) throw new f(`wrong_content`, `no compound file`);
  let n = t.length >= _(t),
    r = g(t, n ? `corrupt` : `truncated`),
    i = (e) => {
      let t = d.default.find(r, `/${e}`);
      return t?.content === void 0 ? void 0 : Buffer.from(t.content);
    },
    a = (e) => i(e) !== void 0,
    o = r.FullPaths.some((e) => /DRM(?:Encrypted|Content)/i.test(e));
  if (a(`EncryptedPackage`) || o) throw new f(`password_protected`);
  return { has: a, find: i, complete: n };
}
function g(e, t) {
  try {
    return d.default.read(e, { type: `buffer` });
  } catch (e) {
    throw e instanceof RangeError && /allocation/.test(e.message) ? e : new f(t, e.message);
  }
}
function _(e) {
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
const v = {
  document: 1e3,
  slide: 1006,
  slideAtom: 1007,
  notes: 1008,
  slidePersistAtom: 1011,
  slideShowAtom: 1017,
  drawing: 1036,
  outlineTextRefAtom: 3998,
  textHeaderAtom: 3999,
  textCharsAtom: 4e3,
  textBytesAtom: 4008,
  string: 4026,
  headersFooters: 4057,
  headersFootersAtom: 4058,
  slideListWithText: 4080,
  userEditAtom: 4085,
  taggedData: 5003,
  persistDirectoryAtom: 6002,
  comment: 12e3,
  shape: 61444,
  clientTextbox: 61453,
};
function y(e, t) {
  if (t < 0 || t + 8 > e.length) return;
  let n = e.readUInt16LE(t);
  return {
    type: e.readUInt16LE(t + 2),
    instance: n >> 4,
    isContainer: (n & 15) == 15,
    body: e.subarray(t + 8, t + 8 + e.readUInt32LE(t + 4)),
  };
}
function* b({ body: e }) {
  let t = 0;
  for (;;) {
    let n = y(e, t);
    if (n === void 0) return;
    (yield n, (t += 8 + n.body.length));
  }
}
function* x(e, t, n = 0) {
  for (let r of b(e)) r.type === t ? yield r : r.isContainer && n < 40 && (yield* x(r, t, n + 1));
}
function S(e) {
  let t = (t) => e.find(`PP97_DUALSTORAGE/${t}`) ?? e.find(t),
    [n, r] = [t(`PowerPoint Document`), t(`Current User`)],
    i = e.complete ? `corrupt` : `truncated`;
  if (n === void 0) throw new f(`wrong_content`, `no presentation inside`);
  if (r === void 0 || r.length < 20) throw new f(i, `no current user`);
  if (r.readUInt32LE(12) === 4090610911) throw new f(`password_protected`);
  let { offsets: a, documentId: o } = C(n, r.readUInt32LE(16)),
    s = (e) => y(n, a.get(e) ?? -1),
    c = s(o);
  if (c?.type !== v.document) throw new f(i, `no document`);
  return { document: c, find: s };
}
function C(e, t) {
  let n = /* @__PURE__ */ new Map(),
    r,
    i = t;
  for (let t = 0; t < 1e3; t += 1) {
    let t = y(e, i);
    if (t?.type !== v.userEditAtom || t.body.length < 20) break;
    if (t.body.length >= 32) throw new f(`password_protected`);
    ((r ??= t.body.readUInt32LE(16)), w(e, t.body.readUInt32LE(12), n));
    let a = t.body.readUInt32LE(8);
    if (a === 0 || a >= i) break;
    i = a;
  }
  return { offsets: n, documentId: r ?? -1 };
}
function w(e, t, n) {
  let r = y(e, t);
  if (r?.type !== v.persistDirectoryAtom) return;
  let { body: i } = r,
    a = 0;
  for (; a + 4 <= i.length;) {
    let e = i.readUInt32LE(a),
      [t, r] = [e & 1048575, e >>> 20];
    a += 4;
    for (let e = 0; e < r && a + 4 <= i.length; e += 1)
      (n.has(t + e) || n.set(t + e, i.readUInt32LE(a)), (a += 4));
  }
}
function ee(e, { author: t, cell: n = `` }) {
  let r = e.replace(/\s+/g, ` `).trim(),
    [i, a] = [n && ` on ${n}`, t && ` by ${t}`];
  return r && `Comment${i}${a}: ${r}`;
}
const [T, te] = [32, 2],
  [E, D] = [0, 1];
function O(e) {
  return !!(([...b(e)].find(({ type: e }) => e === v.slideShowAtom)?.body[10] ?? 0) & 4);
}
function k(e, t) {
  return [...x(e, v.taggedData)]
    .flatMap((e) => [...b(e)].filter(({ type: e }) => e === v.comment))
    .flatMap((e) => {
      let n = A(e, E),
        r = ee(A(e, D), { author: n });
      return r === `` ? [] : [{ kind: `paragraph`, text: r, anchor: t, annotation: !0 }];
    });
}
function ne(e) {
  let t = [...x(e, v.headersFooters)].find(({ instance: e }) => e === 3),
    n =
      (((t && [...b(t)].find(({ type: e }) => e === v.headersFootersAtom))?.body[2] ?? 0) & T) !==
      0,
    r = t === void 0 || !n ? `` : A(t, te);
  return r === ``
    ? []
    : [{ kind: `paragraph`, text: r, anchor: { kind: `footer` }, annotation: !0 }];
}
function A(e, t) {
  return (
    [...b(e)].find((e) => e.type === v.string && e.instance === t)?.body.toString(`utf16le`) ?? ``
  )
    .replace(/\s+/g, ` `)
    .trim();
}
const re = new TextDecoder(`latin1`);
function* j(e) {
  let t = -1;
  for (let { type: n, body: r } of e)
    (n === v.textHeaderAtom && r.length >= 4 && (t = r.readUInt32LE(0)),
      n === v.textCharsAtom && (yield { role: t, text: r.toString(`utf16le`) }),
      n === v.textBytesAtom && (yield { role: t, text: re.decode(r) }));
}
function* ie(e, t) {
  for (let n of x(e, v.clientTextbox)) {
    let e = [...b(n)];
    yield* j(e);
    let r = e.find(({ type: e }) => e === v.outlineTextRefAtom);
    if (r === void 0 || r.body.length < 4) continue;
    let i = t[r.body.readUInt32LE(0)];
    i !== void 0 && (yield i);
  }
}
const ae = { slides: 0, notes: 2 },
  oe = { titles: [0, 6], bodies: [1, 5, 7, 8] },
  se = /^[*\s]*$/;
async function* ce(e) {
  let t = S(await h(e.path)),
    n = M(t, ae.slides),
    r = M(t, ae.notes),
    i = null;
  for (let [e, a] of n.entries()) {
    let o = le(t, a, e + 1, r);
    i ??= o.find((e) => e.kind === `heading` && !e.hidden)?.text ?? null;
    for (let e of o) yield { type: `block`, block: e };
    yield { type: `progress`, done: e + 1, total: n.length, unit: `page` };
  }
  for (let e of ne(t.document)) yield { type: `block`, block: e };
  yield { type: `done`, title: i, pages: n.length };
}
function M({ document: e }, t) {
  let n = [],
    r = [],
    i = [...b(e)].find((e) => e.type === v.slideListWithText && e.instance === t);
  for (let e of i === void 0 ? [] : b(i)) {
    if (e.type !== v.slidePersistAtom) {
      r.push(e);
      continue;
    }
    if ((N(n, r), (r = []), e.body.length < 16)) continue;
    let [t, i] = [e.body.readUInt32LE(0), e.body.readUInt32LE(12)];
    n.push({ object: t, id: i, outline: [] });
  }
  return (N(n, r), n);
}
function N(e, t) {
  e.at(-1)?.outline.push(...j(t));
}
function le(e, t, n, r) {
  let i = e.find(t.object),
    a = i?.type === v.slide ? [...ie(i, t.outline)] : [],
    o = [...t.outline.filter((e) => !a.includes(e)), ...a].flatMap((e) => P(e, n)),
    s = ({ kind: e }) => e === `heading`,
    c = [
      ...o.filter(s),
      ...o.filter((e) => !s(e)),
      ...ue(e, i, n, r),
      ...(i === void 0 ? [] : k(i, { kind: `slide`, slide: n })),
    ];
  return i !== void 0 && O(i) ? c.map((e) => ({ ...e, hidden: `switched_off` })) : c;
}
function P({ role: e, text: t }, n) {
  let r = { kind: `slide`, slide: n },
    i = t.replaceAll(
      `\v`,
      `
`,
    );
  if (se.test(i)) return [];
  if (oe.titles.includes(e))
    return [{ kind: `heading`, level: 1, text: i.replace(/\s+/g, ` `).trim(), anchor: r }];
  let a = oe.bodies.includes(e) ? `list` : `paragraph`;
  return i
    .split(`\r`)
    .filter((e) => e.trim() !== ``)
    .map((e) => ({ kind: a, text: e.trim(), anchor: r }));
}
function ue(e, t, n, r) {
  let i = t && [...b(t)].find(({ type: e }) => e === v.slideAtom),
    a = i !== void 0 && i.body.length >= 20 ? i.body.readUInt32LE(16) : 0,
    o = a === 0 ? void 0 : r.find((e) => e.id === a),
    s = o && e.find(o.object);
  return o === void 0 || s?.type !== v.notes
    ? []
    : [...ie(s, o.outline)]
        .flatMap(({ text: e }) => P({ role: -1, text: e }, n))
        .map((e, t) => (t === 0 ? { ...e, text: `Notes: ${e.text}` } : e));
}
function de(e) {
  if (e instanceof f) return { reason: e.reason, detail: e.detail ?? `` };
  let t = e instanceof Error ? (e.stack ?? e.message) : String(e);
  return { reason: F(e), detail: t.slice(0, 2e3) };
}
function F(e) {
  return e instanceof RangeError
    ? (`code` in e && /OUT_OF_(?:RANGE|BOUNDS)/.test(String(e.code))) ||
      /call stack/.test(e.message)
      ? `corrupt`
      : `out_of_memory`
    : `crashed`;
}
function I(e) {
  return Array.from(e, (e) => {
    let t = (e.codePointAt(0) ?? 0) - 917504;
    return t >= 32 && t < 127 ? String.fromCharCode(t) : ``;
  }).join(``);
}
function fe(e) {
  let t = Array.from(e, (e) => {
    let t = e.codePointAt(0) ?? 0;
    return t >= 917760 ? t - 917760 + 16 : t - 65024;
  });
  return L(Buffer.from(t)) ?? R(t.length);
}
function pe(e) {
  let t = [...new Set(e)];
  for (let n of t.slice(0, 2)) {
    let r = (
        Array.from(e, (e) => (e === n ? `1` : `0`))
          .join(``)
          .match(/.{8}/g) ?? []
      ).map((e) => Number.parseInt(e, 2)),
      i = L(Buffer.from(r));
    if (t.length === 2 && i !== void 0) return i;
  }
  return R(e.length);
}
function L(e) {
  let t = e.toString(`utf8`);
  return /^[\p{L}\p{N}\p{P}\p{S}\s]+$/u.test(t) && !t.includes(`�`) ? t : void 0;
}
function R(e) {
  return `(${e} characters that show nothing)`;
}
const me =
    /[\u00ad\u180e\u200b\u200c\u202d\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]|\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/u,
  z = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,8}\u{e007f}/gu,
  he = /[\u{e0000}-\u{e007f}]+/gu,
  B = /(?:[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]){4,}/gu,
  ge = /(?:[\u200b\u200c\u2060-\u2064\ufeff]|\u200d){8,}/gu,
  _e = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/gu,
  ve = /([\u202d\u202e])([^\u202c\n]*)\u202c?/gu,
  ye = `󰀀`;
function V(e) {
  if (!me.test(e)) return { visible: e, hidden: [] };
  let t = [],
    n = (e) => (n) => {
      let r = e(n).trim();
      return (r !== `` && t.push(r), ``);
    },
    r = [];
  return {
    visible: e
      .replace(z, (e) => ye + String(r.push(e) - 1) + ye)
      .replace(he, n(I))
      .replace(B, n(fe))
      .replace(ge, n(pe))
      .replace(ve, (e, t, r) => (H(t, r) ? r : n((e) => e)(r)))
      .replace(_e, ``)
      .replace(/\u{f0000}(\d+)\u{f0000}/gu, (e, t) => r[Number(t)] ?? ``),
    hidden: t,
  };
}
function H(e, t) {
  let n = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}]/u.test(t);
  return e === `‮` ? n || !/\p{L}/u.test(t) : !n;
}
function be(e, t, n) {
  let r = [];
  for (let i = U(e, t); i < e.length; i += 1) {
    let a = e[i];
    if (a === void 0 || a.start >= n) break;
    let { start: o, anchor: s, label: c } = a,
      l = c !== void 0 && { label: Math.max(0, c - Math.max(0, t - o)) };
    r.push({ start: Math.max(0, o - t), anchor: s, ...l });
  }
  return r;
}
function U(e, t) {
  let n = 0,
    r = e.length - 1;
  for (; n < r;) {
    let i = Math.ceil((n + r) / 2);
    (e[i]?.start ?? 0) <= t ? (n = i) : (r = i - 1);
  }
  return n;
}
const W = 16e3;
function* G(e) {
  let { visible: t, hidden: n } = V(e.text),
    { header: r } = e,
    i = r === void 0 ? {} : { header: V(r).visible };
  yield* K({ ...e, ...i, ...xe(e), text: t });
  for (let t of n) yield* K(Se(e, t));
}
function xe({ text: e, spans: t }) {
  if (t === void 0) return {};
  let n = (e) => Ce(V(e).visible);
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
function Se({ anchor: e, hidden: t = `characters` }, n) {
  return { kind: `paragraph`, text: n, anchor: e, hidden: t };
}
function* K({ spans: e, ...t }) {
  let n = Ce(t.text),
    r = (r, i) => ({ ...t, ...(e && { spans: be(e, r, i) }), text: n.slice(r, i) }),
    i = 0;
  for (; n.length - i > W;) {
    let e = i + we(n.slice(i));
    (yield r(i, i + n.slice(i, e).trimEnd().length), (i = e + /^\s*/.exec(n.slice(e))[0].length));
  }
  i < n.length && (yield r(i, n.length));
}
function Ce(e) {
  return e
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/g, ``)
    .normalize(`NFC`)
    .trim();
}
function we(e) {
  for (let t = W; t > W / 2; --t) if (/\s/.test(e.charAt(t))) return t;
  return /[\udc00-\udfff]/.test(e.charAt(W)) ? 15999 : W;
}
const q = { atLeast: 2e7, perByte: 20 };
async function J(e, t) {
  try {
    await Te(e, t);
  } catch (e) {
    let { reason: t, detail: n } = de(e);
    await Y({ type: `failed`, reason: t, detail: n });
  }
}
async function Te(e, t) {
  let { size: n } = await (0, l.stat)(t.path);
  if (n === 0) throw new f(`empty`);
  let r = 0,
    i = Math.max(q.atLeast, n * q.perByte);
  for await (let a of e({ ...t, size: n }))
    if (a.type !== `block`) await Y(a);
    else
      for (let e of G(a.block)) {
        if (((r += e.text.length), r > i)) throw new f(`too_large_unpacked`, `text`);
        await Y({ type: `block`, block: e });
      }
}
async function Y(e) {
  process.stdout.write(`${JSON.stringify(e)}\n`) || (await (0, u.once)(process.stdout, `drain`));
}
((exports.parse = ce), (exports.reportEvents = J));
