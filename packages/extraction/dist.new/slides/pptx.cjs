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
var p = class extends Error {
    reason;
    detail;
    constructor(e, t) {
      (super(t === void 0 ? e : `${e}: ${t}`),
        (this.name = `ExtractionError`),
        (this.reason = e),
        (this.detail = t ?? null));
    }
  },
  m = /* @__PURE__ */ o((e, t) => {
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
  h = /* @__PURE__ */ o((e) => {
    var t = require("fs"),
      n = require("util"),
      r = require("stream"),
      i = r.Readable,
      a = r.PassThrough,
      o = m(),
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
  g = /* @__PURE__ */ o((e, t) => {
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
  _ = /* @__PURE__ */ c(
    /* @__PURE__ */ o((e) => {
      var t = require("fs"),
        n = require("zlib"),
        r = h(),
        i = require("util"),
        a = require("events").EventEmitter,
        o = require("stream").Transform,
        s = require("stream").PassThrough,
        c = require("stream").Writable;
      let l = typeof n.crc32 == `function` ? n.crc32 : g();
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
          (r ??= N),
          t.open(e, `r`, function (e, i) {
            if (e) return r(e);
            f(i, n, function (e, n) {
              (e && t.close(i, N), r(e, n));
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
          (i ??= N),
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
          (r ??= N),
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
          c = j(s);
        T(e, c, 0, s, t - c.length, function (l) {
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
              var v = i ? k(d.subarray(22), !1) : d.subarray(22);
              if (u - o >= 0 && c.readUInt32LE(u - o) === 117853008) {
                var y = A(c.subarray(u - o, u - o + o), 8),
                  b = j(56);
                return T(e, b, 0, b.length, y, function (a) {
                  return a
                    ? r(a)
                    : b.readUInt32LE(0) === 101075792
                      ? ((f = b.readUInt32LE(16)),
                        f === 0
                          ? ((p = A(b, 32)),
                            (h = A(b, 48)),
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
            v(d, e);
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
      function _(e, t) {
        (e.autoClose && e.close(), v(e, t));
      }
      function v(e, t) {
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
            var t = j(46);
            T(e.reader, t, 0, t.length, e.readEntryCursor, function (n) {
              if (n) return _(e, n);
              if (!e.emittedError) {
                var r = new y(),
                  i = t.readUInt32LE(0);
                if (i !== 33639248)
                  return _(
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
                  return _(e, /* @__PURE__ */ Error(`strong encryption is not supported`));
                ((e.readEntryCursor += 46),
                  (t = j(r.fileNameLength + r.extraFieldLength + r.fileCommentLength)),
                  T(e.reader, t, 0, t.length, e.readEntryCursor, function (n) {
                    if (n) return _(e, n);
                    if (!e.emittedError) {
                      r.fileNameRaw = t.subarray(0, r.fileNameLength);
                      var i = r.fileNameLength + r.extraFieldLength;
                      ((r.extraFieldRaw = t.subarray(r.fileNameLength, i)),
                        (r.fileCommentRaw = t.subarray(i, i + r.fileCommentLength)));
                      try {
                        r.extraFields = w(r.extraFieldRaw);
                      } catch (t) {
                        return _(e, t);
                      }
                      if (e.decodeStrings) {
                        var a = !!(r.generalPurposeBitFlag & 2048);
                        ((r.fileComment = k(r.fileCommentRaw, a)),
                          (r.fileName = S(
                            r.generalPurposeBitFlag,
                            r.fileNameRaw,
                            r.extraFields,
                            e.strictFileNames,
                          )));
                        var o = C(r.fileName);
                        if (o != null) return _(e, Error(o));
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
                              return _(
                                e,
                                /* @__PURE__ */ Error(
                                  `zip64 extended information extra field does not include uncompressed size`,
                                ),
                              );
                            ((r.uncompressedSize = A(l, u)), (u += 8));
                          }
                          if (r.compressedSize === 4294967295) {
                            if (u + 8 > l.length)
                              return _(
                                e,
                                /* @__PURE__ */ Error(
                                  `zip64 extended information extra field does not include compressed size`,
                                ),
                              );
                            ((r.compressedSize = A(l, u)), (u += 8));
                          }
                          if (r.relativeOffsetOfLocalHeader === 4294967295) {
                            if (u + 8 > l.length)
                              return _(
                                e,
                                /* @__PURE__ */ Error(
                                  `zip64 extended information extra field does not include relative header offset`,
                                ),
                              );
                            ((r.relativeOffsetOfLocalHeader = A(l, u)), (u += 8));
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
                          return _(e, Error(f));
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
                ? ((u = new E(o)),
                  f.on(`error`, function (e) {
                    setImmediate(function () {
                      d || u.emit(`error`, e);
                    });
                  }),
                  f.pipe(u))
                : (u = f),
              M(u, function () {
                ((d = !0), f !== u && f.unpipe(u), l.unpipe(f), l.destroy());
              }));
          }
          s(null, u);
        }),
        (m.prototype.readLocalFileHeader = function (e, t, n) {
          var r = this;
          (n ?? ((n = t), (t = null)), (t ??= {}), r.reader.ref());
          var i = j(30);
          T(r.reader, i, 0, i.length, e.relativeOffsetOfLocalHeader, function (a) {
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
              var u = new b();
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
                (i = j(s + c)),
                r.reader.ref(),
                T(r.reader, i, 0, i.length, e.relativeOffsetOfLocalHeader + 30, function (e) {
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
      function y() {}
      ((y.prototype.getLastModDate = function (e) {
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
        return x(this.lastModFileDate, this.lastModFileTime, e.timezone);
      }),
        (y.prototype.canDecodeFileData = function () {
          return (
            !this.isEncrypted() && (this.compressionMethod === 0 || this.compressionMethod === 8)
          );
        }),
        (y.prototype.isEncrypted = function () {
          return !!(this.generalPurposeBitFlag & 1);
        }),
        (y.prototype.isCompressed = function () {
          return this.compressionMethod === 8;
        }));
      function b() {}
      function x(e, t, n) {
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
      function S(e, t, n, r) {
        for (var i = null, a = 0; a < n.length; a++) {
          var o = n[a];
          if (o.id === 28789) {
            if (o.data.length < 6 || o.data.readUInt8(0) !== 1) continue;
            var s = o.data.readUInt32LE(1);
            if (l(t) !== s) continue;
            i = k(o.data.subarray(5), !0);
            break;
          }
        }
        return ((i ??= k(t, !!(e & 2048))), r || (i = i.replace(/\\/g, `/`)), i);
      }
      function C(e) {
        return e.indexOf(`\\`) === -1
          ? /^[a-zA-Z]:/.test(e) || /^\//.test(e)
            ? `absolute path: ` + e
            : e.split(`/`).indexOf(`..`) === -1
              ? null
              : `invalid relative path: ` + e
          : `invalid characters in fileName: ` + e;
      }
      function w(e) {
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
      function T(e, t, n, r, i, a) {
        if (r === 0)
          return setImmediate(function () {
            a(null, j(0));
          });
        e.read(t, n, r, i, function (e, t) {
          if (e) return a(e);
          if (t < r) return a(/* @__PURE__ */ Error(`unexpected EOF`));
          a();
        });
      }
      i.inherits(E, o);
      function E(e) {
        (o.call(this), (this.actualByteCount = 0), (this.expectedByteCount = e));
      }
      ((E.prototype._transform = function (e, t, n) {
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
        (E.prototype._flush = function (e) {
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
        i.inherits(D, a));
      function D() {
        (a.call(this), (this.refCount = 0));
      }
      ((D.prototype.ref = function () {
        this.refCount += 1;
      }),
        (D.prototype.unref = function () {
          var e = this;
          if ((--e.refCount, e.refCount > 0)) return;
          if (e.refCount < 0) throw Error(`invalid unref`);
          e.close(t);
          function t(t) {
            if (t) return e.emit(`error`, t);
            e.emit(`close`);
          }
        }),
        (D.prototype.createReadStream = function (e) {
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
            o = new O(this);
          (i.on(`error`, function (e) {
            setImmediate(function () {
              a || o.emit(`error`, e);
            });
          }),
            M(o, function () {
              (i.unpipe(o), o.unref(), i.destroy());
            }));
          var c = new E(n - t);
          return (
            o.on(`error`, function (e) {
              setImmediate(function () {
                a || c.emit(`error`, e);
              });
            }),
            M(c, function () {
              ((a = !0), o.unpipe(c), o.destroy());
            }),
            i.pipe(o).pipe(c)
          );
        }),
        (D.prototype._readStreamForRange = function (e, t) {
          throw Error(`not implemented`);
        }),
        (D.prototype.read = function (e, t, n, r, i) {
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
        (D.prototype.close = function (e) {
          setImmediate(e);
        }),
        i.inherits(O, s));
      function O(e) {
        (s.call(this), (this.context = e), this.context.ref(), (this.unreffedYet = !1));
      }
      ((O.prototype._flush = function (e) {
        (this.unref(), e());
      }),
        (O.prototype.unref = function (e) {
          this.unreffedYet || ((this.unreffedYet = !0), this.context.unref());
        }));
      var ee = `\0☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼ !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~⌂ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0`;
      function k(e, t) {
        if (t) return e.toString(`utf8`);
        for (var n = ``, r = 0; r < e.length; r++) n += ee[e[r]];
        return n;
      }
      function A(e, t) {
        var n = e.readUInt32LE(t);
        return e.readUInt32LE(t + 4) * 4294967296 + n;
      }
      var j =
        typeof Buffer.allocUnsafe == `function`
          ? function (e) {
              return Buffer.allocUnsafe(e);
            }
          : function (e) {
              return new Buffer(e);
            };
      function M(e, t) {
        typeof e.destroy == `function`
          ? (e._destroy = function (e, n) {
              (t(), n?.(e));
            })
          : (e.destroy = t);
      }
      function N(e) {
        if (e) throw e;
      }
    })(),
    1,
  );
const v = [
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
function y(e) {
  let t = e.toString(`latin1`, 0, 16);
  return v.find(([, e]) => t.startsWith(e))?.[0];
}
const b = 2e8;
async function x(e) {
  let t = await T(e),
    n = y(t.head);
  if (n === `ole`) throw await E(e);
  if (n !== `zip`) throw new p(`wrong_content`, `not a zip`);
  if (t.head.length > 7 && t.head.readUInt16LE(6) % 2 == 1) throw new p(`password_protected`);
  let r = await S(e, t.hasDirectory ? `corrupt` : `truncated`);
  return { ...r, read: (e) => C(r, e) };
}
async function S(e, t) {
  try {
    let t = await _.openPromise(e, { autoClose: !1, lazyEntries: !0 }),
      n = /* @__PURE__ */ new Map();
    for await (let e of t.eachEntry()) {
      let t = e.fileName.toLowerCase();
      if ((n.has(t) || n.set(t, e), n.size > 1e5)) throw new p(`too_large_unpacked`, `parts`);
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
    throw e instanceof p ? e : new p(t, String(e));
  }
}
async function* C(e, t) {
  let n = e.find(t);
  if (n === void 0) throw new p(`corrupt`, `no part ${t}`);
  if (n.isEncrypted()) throw new p(`password_protected`);
  if (n.uncompressedSize > b) throw w(n);
  let r = 0;
  try {
    for await (let t of await e.zip.openReadStreamPromise(n)) {
      if (((r += t.length), (e.unpacked.bytes += t.length), r > b || e.unpacked.bytes > 4e8))
        throw w(n);
      yield t;
    }
  } catch (e) {
    throw e instanceof p || e instanceof RangeError ? e : new p(`corrupt`, `${t}: ${String(e)}`);
  }
}
function w(e) {
  return new p(`too_large_unpacked`, `${e.fileName} ${e.uncompressedSize}`);
}
async function T(e) {
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
async function E(e) {
  let t = [`EncryptedPackage`, `DRMEncrypted`].map((e) => Buffer.from(e, `utf16le`)),
    n = await (0, l.open)(e);
  try {
    let e = await n.readFile();
    return t.some((t) => e.includes(t))
      ? new p(`password_protected`)
      : new p(`wrong_content`, `an older Office format`);
  } finally {
    await n.close();
  }
}
async function D(e, t) {
  try {
    return await e();
  } catch (e) {
    if (e instanceof p) return t;
    throw e;
  }
}
var O = /* @__PURE__ */ o((e) => {
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
  ee = /* @__PURE__ */ o((e) => {
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
  k = /* @__PURE__ */ o((e) => {
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
  A = /* @__PURE__ */ o((e) => {
    (Object.defineProperty(e, "__esModule", { value: !0 }), (e.SaxesParser = e.EVENTS = void 0));
    let t = O(),
      n = ee(),
      r = k();
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
      A = (e) => l.test(e);
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
    let j = {
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
            (this.isName = A),
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
        this[j[e]] = t;
      }
      off(e) {
        this[j[e]] = void 0;
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
const j = [
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
  M = /officeDocument(?:\/2006)?\/relationships$/;
async function* N(e) {
  let t = [],
    n = te(t),
    r;
  for await (let i of e)
    ((r ??= new u.TextDecoder(ie(i))),
      n.write(r.decode(i, { stream: !0 })),
      t.length > 0 && (yield t.splice(0)));
  (n.close(), yield t);
}
async function P(e, t) {
  for await (let n of N(e)) n.forEach(t);
}
function te(e) {
  let t = new A.SaxesParser({ xmlns: !0, position: !1 }),
    n = /* @__PURE__ */ new Map(),
    r = 0,
    i = 0,
    a = (t) => {
      i === 0 && e.push(t);
    };
  (t.on(`error`, (e) => {
    throw new p(`corrupt`, e.message);
  }),
    t.on(`doctype`, () => {
      throw new p(`corrupt`, `a document type declaration`);
    }),
    t.on(`opentag`, (e) => {
      if (((r += 1), r > 1e3)) throw new p(`corrupt`, `nested too deep`);
      let t = `${ne(e.uri, n)}:${e.local}`;
      (i === 0 && t === `mc:Fallback` && (i = r),
        a({ type: `open`, name: t, attributes: re(e.attributes) }));
    }),
    t.on(`closetag`, (e) => {
      (a({ type: `close`, name: `${ne(e.uri, n)}:${e.local}` }), i === r && (i = 0), --r);
    }));
  let o = (e) => a({ type: `text`, text: e });
  return (t.on(`text`, o), t.on(`cdata`, o), t);
}
function ne(e, t) {
  let n = t.get(e);
  if (n !== void 0) return n;
  let r = j.find(([, t]) => t.test(e))?.[0] ?? ``;
  return (t.set(e, r), r);
}
function re(e) {
  let t = {};
  for (let { local: n, value: r, uri: i } of Object.values(e))
    t[M.test(i) && n === `id` ? `r:id` : n] = r;
  return t;
}
function ie(e) {
  return e[0] === 255 && e[1] === 254
    ? `utf-16le`
    : e[0] === 254 && e[1] === 255
      ? `utf-16be`
      : `utf-8`;
}
async function F(e, t) {
  let n = d.posix.dirname(t === `` ? `x` : t),
    r = d.posix.join(n, `_rels`, `${d.posix.basename(t)}.rels`);
  if (!e.has(r)) return [];
  let i = [];
  return (
    await P(e.read(r), (e) => {
      if (e.type !== `open` || e.name !== `rel:Relationship`) return;
      let { Id: t = ``, Type: r = ``, Target: a = ``, TargetMode: o } = e.attributes;
      if (o === `External`) return;
      let s = a.startsWith(`/`) ? a.slice(1) : d.posix.join(n, a);
      i.push({ id: t, type: r.slice(r.lastIndexOf(`/`) + 1), part: s });
    }),
    i
  );
}
function I(e, t, n) {
  return t.find((t) => t.type === n && e.has(t.part))?.part;
}
async function ae(e, t) {
  let n = I(e, t, `core-properties`);
  return n === void 0 ? null : D(() => oe(e, n), null);
}
async function oe(e, t) {
  let n = ``,
    r = !1;
  return (
    await P(e.read(t), (e) => {
      e.type === `text` ? (n += r ? e.text : ``) : e.name === `dc:title` && (r = e.type === `open`);
    }),
    n.trim() || null
  );
}
async function se(e, t) {
  let n = await x(e),
    r = await F(n, ``),
    i = I(n, r, `officeDocument`);
  if (i === void 0) throw new p(`wrong_content`, `no main part`);
  let a = await ce(n, i);
  if (a !== t) throw new p(`wrong_content`, a);
  let o = await ae(n, r);
  return { parts: n, main: i, relationships: await F(n, i), title: o };
}
async function ce(e, t) {
  for await (let n of N(e.read(t))) for (let e of n) if (e.type === `open`) return e.name;
  throw new p(`corrupt`, `an empty main part`);
}
const le =
  /^(?:p|pp|pg|page|of|seite|von|s|página|pagina|de|di|van|sur|страница|из|第|共|頁|页|ページ)$/iu;
function ue(e) {
  if (!e.includes(`￼`)) return e;
  let t = e
    .replaceAll(`￼`, ``)
    .replace(/[^\S\n]+/g, ` `)
    .trim();
  return (t.match(/[\p{L}\p{N}]+/gu) ?? []).every((e) => le.test(e)) ? `` : t;
}
function de() {
  let e = /* @__PURE__ */ new Set();
  return (t, n) => {
    let r = ue(t.text),
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
const fe = [255, 255, 255];
function L(e) {
  let t = /^#?(?:[\da-f]{2})?([\da-f]{6})$/i.exec(e ?? ``)?.[1] ?? pe(e);
  if (t === void 0) return;
  let n = (e) => Number.parseInt(t.slice(e, e + 2), 16);
  return [n(0), n(2), n(4)];
}
function pe(e) {
  return /^#[\da-f]{3}$/i.test(e ?? ``) ? e?.slice(1).replace(/./g, `$&$&`) : void 0;
}
function me(e, t) {
  return e.every((e, n) => Math.abs(e - (t[n] ?? 0)) <= 8);
}
/*! xlsx.js (C) 2013-present SheetJS -- http://sheetjs.com */
var he = {};
he.version = `0.20.3`;
function R(e) {
  for (var t = ``, n = e.length - 1; n >= 0;) t += e.charAt(n--);
  return t;
}
function z(e, t) {
  var n = `` + e;
  return n.length >= t ? n : J(`0`, t - n.length) + n;
}
function ge(e, t) {
  var n = `` + e;
  return n.length >= t ? n : J(` `, t - n.length) + n;
}
function _e(e, t) {
  var n = `` + e;
  return n.length >= t ? n : n + J(` `, t - n.length);
}
function ve(e, t) {
  var n = `` + Math.round(e);
  return n.length >= t ? n : J(`0`, t - n.length) + n;
}
function ye(e, t) {
  var n = `` + e;
  return n.length >= t ? n : J(`0`, t - n.length) + n;
}
var be = 2 ** 32;
function B(e, t) {
  return e > be || e < -be ? ve(e, t) : ye(Math.round(e), t);
}
function xe(e, t) {
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
var Se = [
    [`Sun`, `Sunday`],
    [`Mon`, `Monday`],
    [`Tue`, `Tuesday`],
    [`Wed`, `Wednesday`],
    [`Thu`, `Thursday`],
    [`Fri`, `Friday`],
    [`Sat`, `Saturday`],
  ],
  Ce = [
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
  V = {
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
  we = {
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
  Te = {
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
function Ee(e, t, n) {
  for (
    var r = e < 0 ? -1 : 1, i = e * r, a = 0, o = 1, s = 0, c = 1, l = 0, u = 0, d = Math.floor(i);
    l < t && ((d = Math.floor(i)), (s = d * o + a), (u = d * l + c), !(i - d < 5e-8));
  )
    ((i = 1 / (i - d)), (a = o), (o = s), (c = l), (l = u));
  if ((u > t && (l > t ? ((u = c), (s = a)) : ((u = l), (s = o))), !n)) return [0, r * s, u];
  var f = Math.floor((r * s) / u);
  return [f, r * s - f * u, u];
}
function De(e) {
  var t = e.toPrecision(16);
  if (t.indexOf(`e`) > -1) {
    var n = t.slice(0, t.indexOf(`e`));
    return (
      (n =
        n.indexOf(`.`) > -1
          ? n.slice(0, n.slice(0, 2) == `0.` ? 17 : 16)
          : n.slice(0, 15) + J(`0`, n.length - 15)),
      n + t.slice(t.indexOf(`e`))
    );
  }
  var r =
    t.indexOf(`.`) > -1
      ? t.slice(0, t.slice(0, 2) == `0.` ? 17 : 16)
      : t.slice(0, 15) + J(`0`, t.length - 15);
  return Number(r);
}
function H(e, t, n) {
  if (e > 2958465 || e < 0) return null;
  e = De(e);
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
      n && (a = Pe(c, o)));
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
function Oe(e) {
  return e.indexOf(`.`) == -1 ? e : e.replace(/(?:\.0*|(\.\d*[1-9])0+)$/, `$1`);
}
function ke(e) {
  return e.indexOf(`E`) == -1
    ? e
    : e.replace(/(?:\.0*|(\.\d*[1-9])0+)[Ee]/, `$1E`).replace(/(E[+-])(\d)$/, `$10$2`);
}
function Ae(e) {
  var t = e < 0 ? 12 : 11,
    n = Oe(e.toFixed(12));
  return n.length <= t || ((n = e.toPrecision(10)), n.length <= t) ? n : e.toExponential(5);
}
function je(e) {
  var t = Oe(e.toFixed(11));
  return t.length > (e < 0 ? 12 : 11) || t === `0` || t === `-0` ? e.toPrecision(6) : t;
}
function Me(e) {
  if (!isFinite(e)) return isNaN(e) ? `#NUM!` : `#DIV/0!`;
  var t = Math.floor(Math.log(Math.abs(e)) * Math.LOG10E);
  return Oe(
    ke(
      (t >= -4 && t <= -1
        ? e.toPrecision(10 + t)
        : Math.abs(t) <= 9
          ? Ae(e)
          : t === 10
            ? e.toFixed(10).substr(0, 12)
            : je(e)
      ).toUpperCase(),
    ),
  );
}
function Ne(e, t) {
  switch (typeof e) {
    case `string`:
      return e;
    case `boolean`:
      return e ? `TRUE` : `FALSE`;
    case `number`:
      return (e | 0) === e ? e.toString(10) : Me(e);
    case `undefined`:
      return ``;
    case `object`:
      if (e == null) return ``;
      if (e instanceof Date) return ot(14, dt(e, t && t.date1904), t);
  }
  throw Error(`unsupported value in General format: ` + e);
}
function Pe(e, t) {
  t[0] -= 581;
  var n = e.getDay();
  return (e < 60 && (n = (n + 6) % 7), n);
}
function Fe(e, t, n, r) {
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
          return Ce[n.m - 1][1];
        case 5:
          return Ce[n.m - 1][0];
        default:
          return Ce[n.m - 1][2];
      }
      break;
    case 100:
      switch (t.length) {
        case 1:
        case 2:
          ((c = n.d), (l = t.length));
          break;
        case 3:
          return Se[n.q][0];
        default:
          return Se[n.q][1];
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
        ? z(n.S, t.length)
        : ((o = r >= 2 ? (r === 3 ? 1e3 : 100) : r === 1 ? 10 : 1),
          (a = Math.round(o * (n.S + n.u))),
          a >= 60 * o && (a = 0),
          t === `s`
            ? a === 0
              ? `0`
              : `` + a / o
            : ((i = z(a, 2 + r)), t === `ss` ? i.substr(0, 2) : `.` + i.substr(2, t.length - 1)));
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
  return l > 0 ? z(c, l) : ``;
}
function U(e) {
  var t = 3;
  if (e.length <= t) return e;
  for (var n = e.length % t, r = e.substr(0, n); n != e.length; n += t)
    r += (r.length > 0 ? `,` : ``) + e.substr(n, t);
  return r;
}
var Ie = /%/g;
function Le(e, t, n) {
  var r = t.replace(Ie, ``),
    i = t.length - r.length;
  return q(e, r, n * 10 ** (2 * i)) + J(`%`, i);
}
function Re(e, t, n) {
  for (var r = t.length - 1; t.charCodeAt(r - 1) === 44;) --r;
  return q(e, t.substr(0, r), n / 10 ** (3 * (t.length - r)));
}
function ze(e, t) {
  var n,
    r = e.indexOf(`E`) - e.indexOf(`.`) - 1;
  if (e.match(/^#+0.0E\+0$/)) {
    if (t == 0) return `0.0E+0`;
    if (t < 0) return `-` + ze(e, -t);
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
var Be = /# (\?+)( ?)\/( ?)(\d+)/;
function Ve(e, t, n) {
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
      ? J(` `, e[1].length + 1 + e[4].length)
      : ge(o, e[1].length) + e[2] + `/` + e[3] + z(s, e[4].length))
  );
}
function He(e, t, n) {
  return n + (t === 0 ? `` : `` + t) + J(` `, e[1].length + 2 + e[4].length);
}
var Ue = /^#*0*\.([0#]+)/,
  We = /\)[^)]*[0#]/,
  Ge = /\(###\) ###\\?-####/;
function W(e) {
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
function Ke(e, t) {
  var n = 10 ** t;
  return `` + Math.round(e * n) / n;
}
function qe(e, t) {
  var n = e - Math.floor(e),
    r = 10 ** t;
  return t < (`` + Math.round(n * r)).length ? 0 : Math.round(n * r);
}
function Je(e, t) {
  return +(t < (`` + Math.round((e - Math.floor(e)) * 10 ** t)).length);
}
function Ye(e) {
  return e < 2147483647 && e > -2147483648
    ? `` + (e >= 0 ? e | 0 : (e - 1) | 0)
    : `` + Math.floor(e);
}
function G(e, t, n) {
  if (e.charCodeAt(0) === 40 && !t.match(We)) {
    var r = t.replace(/\( */, ``).replace(/ \)/, ``).replace(/\)/, ``);
    return n >= 0 ? G(`n`, r, n) : `(` + G(`n`, r, -n) + `)`;
  }
  if (t.charCodeAt(t.length - 1) === 44) return Re(e, t, n);
  if (t.indexOf(`%`) !== -1) return Le(e, t, n);
  if (t.indexOf(`E`) !== -1) return ze(t, n);
  if (t.charCodeAt(0) === 36) return `$` + G(e, t.substr(t.charAt(1) == ` ` ? 2 : 1), n);
  var i,
    a,
    o,
    s,
    c = Math.abs(n),
    l = n < 0 ? `-` : ``;
  if (t.match(/^00+$/)) return l + B(c, t.length);
  if (t.match(/^[#?]+$/))
    return (
      (i = B(n, 0)),
      i === `0` && (i = ``),
      i.length > t.length ? i : W(t.substr(0, t.length - i.length)) + i
    );
  if ((a = t.match(Be))) return Ve(a, c, l);
  if (t.match(/^#+0+$/)) return l + B(c, t.length - t.indexOf(`0`));
  if ((a = t.match(Ue)))
    return (
      (i = Ke(n, a[1].length)
        .replace(/^([^\.]+)$/, `$1.` + W(a[1]))
        .replace(/\.$/, `.` + W(a[1]))
        .replace(/\.(\d*)$/, function (e, t) {
          return `.` + t + J(`0`, W(a[1]).length - t.length);
        })),
      t.indexOf(`0.`) === -1 ? i.replace(/^0\./, `.`) : i
    );
  if (((t = t.replace(/^#+([0.])/, `$1`)), (a = t.match(/^(0*)\.(#*)$/))))
    return (
      l +
      Ke(c, a[2].length)
        .replace(/\.(\d*[1-9])0*$/, `.$1`)
        .replace(/^(-?\d*)$/, `$1.`)
        .replace(/^0\./, a[1].length ? `0.` : `.`)
    );
  if ((a = t.match(/^#{1,3},##0(\.?)$/))) return l + U(B(c, 0));
  if ((a = t.match(/^#,##0\.([#0]*0)$/)))
    return n < 0
      ? `-` + G(e, t, -n)
      : U(`` + (Math.floor(n) + Je(n, a[1].length))) + `.` + z(qe(n, a[1].length), a[1].length);
  if ((a = t.match(/^#,#*,#0/))) return G(e, t.replace(/^#,#*,/, ``), n);
  if ((a = t.match(/^([0#]+)(\\?-([0#]+))+$/)))
    return (
      (i = R(G(e, t.replace(/[\\-]/g, ``), n))),
      (o = 0),
      R(
        R(t.replace(/\\/g, ``)).replace(/[0#]/g, function (e) {
          return o < i.length ? i.charAt(o++) : e === `0` ? `0` : ``;
        }),
      )
    );
  if (t.match(Ge))
    return (
      (i = G(e, `##########`, n)), `(` + i.substr(0, 3) + `) ` + i.substr(3, 3) + `-` + i.substr(6)
    );
  var u = ``;
  if ((a = t.match(/^([#0?]+)( ?)\/( ?)([#0?]+)/)))
    return (
      (o = Math.min(a[4].length, 7)),
      (s = Ee(c, 10 ** o - 1, !1)),
      (i = `` + l),
      (u = q(`n`, a[1], s[1])),
      u.charAt(u.length - 1) == ` ` && (u = u.substr(0, u.length - 1) + `0`),
      (i += u + a[2] + `/` + a[3]),
      (u = _e(s[2], o)),
      u.length < a[4].length && (u = W(a[4].substr(a[4].length - u.length)) + u),
      (i += u),
      i
    );
  if ((a = t.match(/^# ([#0?]+)( ?)\/( ?)([#0?]+)/)))
    return (
      (o = Math.min(Math.max(a[1].length, a[4].length), 7)),
      (s = Ee(c, 10 ** o - 1, !0)),
      l +
        (s[0] || (s[1] ? `` : `0`)) +
        ` ` +
        (s[1]
          ? ge(s[1], o) + a[2] + `/` + a[3] + _e(s[2], o)
          : J(` `, 2 * o + 1 + a[2].length + a[3].length))
    );
  if ((a = t.match(/^[#0?]+$/)))
    return ((i = B(n, 0)), t.length <= i.length ? i : W(t.substr(0, t.length - i.length)) + i);
  if ((a = t.match(/^([#0?]+)\.([#0]+)$/))) {
    ((i = `` + n.toFixed(Math.min(a[2].length, 10)).replace(/([^0])0+$/, `$1`)),
      (o = i.indexOf(`.`)));
    var d = t.indexOf(`.`) - o,
      f = t.length - i.length - d;
    return W(t.substr(0, d) + i + t.substr(t.length - f));
  }
  if ((a = t.match(/^00,000\.([#0]*0)$/)))
    return (
      (o = qe(n, a[1].length)),
      n < 0
        ? `-` + G(e, t, -n)
        : U(Ye(n))
            .replace(/^\d,\d{3}$/, `0$&`)
            .replace(/^\d*$/, function (e) {
              return `00,` + (e.length < 3 ? z(0, 3 - e.length) : ``) + e;
            }) +
          `.` +
          z(o, a[1].length)
    );
  switch (t) {
    case `###,##0.00`:
      return G(e, `#,##0.00`, n);
    case `###,###`:
    case `##,###`:
    case `#,###`:
      var p = U(B(c, 0));
      return p === `0` ? `` : l + p;
    case `###,###.00`:
      return G(e, `###,##0.00`, n).replace(/^0\./, `.`);
    case `#,###.00`:
      return G(e, `#,##0.00`, n).replace(/^0\./, `.`);
  }
  throw Error(`unsupported format |` + t + `|`);
}
function Xe(e, t, n) {
  for (var r = t.length - 1; t.charCodeAt(r - 1) === 44;) --r;
  return q(e, t.substr(0, r), n / 10 ** (3 * (t.length - r)));
}
function Ze(e, t, n) {
  var r = t.replace(Ie, ``),
    i = t.length - r.length;
  return q(e, r, n * 10 ** (2 * i)) + J(`%`, i);
}
function Qe(e, t) {
  var n,
    r = e.indexOf(`E`) - e.indexOf(`.`) - 1;
  if (e.match(/^#+0.0E\+0$/)) {
    if (t == 0) return `0.0E+0`;
    if (t < 0) return `-` + Qe(e, -t);
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
function K(e, t, n) {
  if (e.charCodeAt(0) === 40 && !t.match(We)) {
    var r = t.replace(/\( */, ``).replace(/ \)/, ``).replace(/\)/, ``);
    return n >= 0 ? K(`n`, r, n) : `(` + K(`n`, r, -n) + `)`;
  }
  if (t.charCodeAt(t.length - 1) === 44) return Xe(e, t, n);
  if (t.indexOf(`%`) !== -1) return Ze(e, t, n);
  if (t.indexOf(`E`) !== -1) return Qe(t, n);
  if (t.charCodeAt(0) === 36) return `$` + K(e, t.substr(t.charAt(1) == ` ` ? 2 : 1), n);
  var i,
    a,
    o,
    s,
    c = Math.abs(n),
    l = n < 0 ? `-` : ``;
  if (t.match(/^00+$/)) return l + z(c, t.length);
  if (t.match(/^[#?]+$/))
    return (
      (i = `` + n),
      n === 0 && (i = ``),
      i.length > t.length ? i : W(t.substr(0, t.length - i.length)) + i
    );
  if ((a = t.match(Be))) return He(a, c, l);
  if (t.match(/^#+0+$/)) return l + z(c, t.length - t.indexOf(`0`));
  if ((a = t.match(Ue)))
    return (
      (i = (`` + n).replace(/^([^\.]+)$/, `$1.` + W(a[1])).replace(/\.$/, `.` + W(a[1]))),
      (i = i.replace(/\.(\d*)$/, function (e, t) {
        return `.` + t + J(`0`, W(a[1]).length - t.length);
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
  if ((a = t.match(/^#{1,3},##0(\.?)$/))) return l + U(`` + c);
  if ((a = t.match(/^#,##0\.([#0]*0)$/)))
    return n < 0 ? `-` + K(e, t, -n) : U(`` + n) + `.` + J(`0`, a[1].length);
  if ((a = t.match(/^#,#*,#0/))) return K(e, t.replace(/^#,#*,/, ``), n);
  if ((a = t.match(/^([0#]+)(\\?-([0#]+))+$/)))
    return (
      (i = R(K(e, t.replace(/[\\-]/g, ``), n))),
      (o = 0),
      R(
        R(t.replace(/\\/g, ``)).replace(/[0#]/g, function (e) {
          return o < i.length ? i.charAt(o++) : e === `0` ? `0` : ``;
        }),
      )
    );
  if (t.match(Ge))
    return (
      (i = K(e, `##########`, n)), `(` + i.substr(0, 3) + `) ` + i.substr(3, 3) + `-` + i.substr(6)
    );
  var u = ``;
  if ((a = t.match(/^([#0?]+)( ?)\/( ?)([#0?]+)/)))
    return (
      (o = Math.min(a[4].length, 7)),
      (s = Ee(c, 10 ** o - 1, !1)),
      (i = `` + l),
      (u = q(`n`, a[1], s[1])),
      u.charAt(u.length - 1) == ` ` && (u = u.substr(0, u.length - 1) + `0`),
      (i += u + a[2] + `/` + a[3]),
      (u = _e(s[2], o)),
      u.length < a[4].length && (u = W(a[4].substr(a[4].length - u.length)) + u),
      (i += u),
      i
    );
  if ((a = t.match(/^# ([#0?]+)( ?)\/( ?)([#0?]+)/)))
    return (
      (o = Math.min(Math.max(a[1].length, a[4].length), 7)),
      (s = Ee(c, 10 ** o - 1, !0)),
      l +
        (s[0] || (s[1] ? `` : `0`)) +
        ` ` +
        (s[1]
          ? ge(s[1], o) + a[2] + `/` + a[3] + _e(s[2], o)
          : J(` `, 2 * o + 1 + a[2].length + a[3].length))
    );
  if ((a = t.match(/^[#0?]+$/)))
    return ((i = `` + n), t.length <= i.length ? i : W(t.substr(0, t.length - i.length)) + i);
  if ((a = t.match(/^([#0]+)\.([#0]+)$/))) {
    ((i = `` + n.toFixed(Math.min(a[2].length, 10)).replace(/([^0])0+$/, `$1`)),
      (o = i.indexOf(`.`)));
    var d = t.indexOf(`.`) - o,
      f = t.length - i.length - d;
    return W(t.substr(0, d) + i + t.substr(t.length - f));
  }
  if ((a = t.match(/^00,000\.([#0]*0)$/)))
    return n < 0
      ? `-` + K(e, t, -n)
      : U(`` + n)
          .replace(/^\d,\d{3}$/, `0$&`)
          .replace(/^\d*$/, function (e) {
            return `00,` + (e.length < 3 ? z(0, 3 - e.length) : ``) + e;
          }) +
          `.` +
          z(0, a[1].length);
  switch (t) {
    case `###,###`:
    case `##,###`:
    case `#,###`:
      var p = U(`` + c);
      return p === `0` ? `` : l + p;
    default:
      if (t.match(/\.[0#?]*$/))
        return K(e, t.slice(0, t.lastIndexOf(`.`)), n) + W(t.slice(t.lastIndexOf(`.`)));
  }
  throw Error(`unsupported format |` + t + `|`);
}
function q(e, t, n) {
  return (n | 0) === n ? K(e, t, n) : G(e, t, n);
}
function $e(e) {
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
var et = /\[[HhMmSs\u0E0A\u0E19\u0E17]*\]/;
function tt(e) {
  for (var t = 0, n = ``, r = ``; t < e.length;)
    switch ((n = e.charAt(t))) {
      case `G`:
        (xe(e, t) && (t += 6), t++);
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
        if (r.match(et)) return !0;
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
function nt(e, t, n, r) {
  for (var i = [], a = ``, o = 0, s = ``, c = `t`, l, u, d, f = `H`; o < e.length;)
    switch ((s = e.charAt(o))) {
      case `G`:
        if (!xe(e, o)) throw Error(`unrecognized character ` + s + ` in ` + e);
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
          if (l == null && ((l = H(t, n, e.charAt(o + 1) === `2`)), l == null)) return ``;
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
        if (t < 0 || (l == null && ((l = H(t, n)), l == null))) return ``;
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
          ((l ??= H(t, n)),
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
        if (a.match(et)) {
          if (l == null && ((l = H(t, n)), l == null)) return ``;
          ((i[i.length] = { t: `Z`, v: a.toLowerCase() }), (c = a.charAt(1)));
        } else
          a.indexOf(`$`) > -1 &&
            ((a = (a.match(/\$([^-\[\]]*)/) || [])[1] || `$`),
            tt(e) || (i[i.length] = { t: `t`, v: a }));
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
          (y = H(l.D)),
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
          (y = H(l.D)),
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
        ((i[o].v = Fe(i[o].t.charCodeAt(0), i[o].v, l, _)), (i[o].t = `t`));
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
        ((i[o].t = `t`), (i[o].v = Ne(t, n)));
    }
  var S = ``,
    C,
    w;
  if (b.length > 0) {
    (b.charCodeAt(0) == 40
      ? ((C = t < 0 && b.charCodeAt(0) === 45 ? -t : t), (w = q(`n`, b, C)))
      : ((C = t < 0 && r > 1 ? -t : t),
        (w = q(`n`, b, C)),
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
      (i[o].v = q(i[o].t, i[o].v, C)),
      (i[o].t = `t`));
  var D = ``;
  for (o = 0; o !== i.length; ++o) i[o] != null && (D += i[o].v);
  return D;
}
var rt = /\[(=|>[=]?|<[>=]?)(-?\d+(?:\.\d*)?)\]/;
function it(e, t) {
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
function at(e, t) {
  var n = $e(e),
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
    var o = n[0].match(rt),
      s = n[1].match(rt);
    return it(t, o) ? [r, n[0]] : it(t, s) ? [r, n[1]] : [r, n[o != null && s != null ? 2 : 1]];
  }
  return [r, a];
}
function ot(e, t, n) {
  n ??= {};
  var r = ``;
  switch (typeof e) {
    case `string`:
      r = e == `m/d/yy` && n.dateNF ? n.dateNF : e;
      break;
    case `number`:
      ((r = e == 14 && n.dateNF ? n.dateNF : (n.table == null ? V : n.table)[e]),
        (r ??= (n.table && n.table[we[e]]) || V[we[e]]),
        (r ??= Te[e] || `General`));
  }
  if (xe(r, 0)) return Ne(t, n);
  t instanceof Date && (t = dt(t, n.date1904));
  var i = at(r, t);
  if (xe(i[1])) return Ne(t, n);
  if (t === !0) t = `TRUE`;
  else if (t === !1) t = `FALSE`;
  else if (t === `` || t == null) return ``;
  else if (isNaN(t) && i[1].indexOf(`0`) > -1) return `#NUM!`;
  else if (!isFinite(t) && i[1].indexOf(`0`) > -1) return `#DIV/0!`;
  return nt(i[1], t, n, i[0]);
}
function st(e, t) {
  if (typeof t != `number`) {
    t = +t || -1;
    for (var n = 0; n < 392; ++n)
      if (V[n] == null) t < 0 && (t = n);
      else if (V[n] == e) {
        t = n;
        break;
      }
    t < 0 && (t = 391);
  }
  return ((V[t] = e), t);
}
function ct(e) {
  for (var t = 0; t != 392; ++t) e[t] !== void 0 && st(e[t], t);
}
var lt = {
    format: ot,
    load: st,
    _table: V,
    load_table: ct,
    parse_date_code: H,
    is_date: tt,
    get_table: function () {
      return (lt._table = V);
    },
  },
  ut = /*#__PURE__*/ Date.UTC(1899, 11, 30, 0, 0, 0);
function dt(e, t) {
  var n = /* @__PURE__ */ (e.getTime() - ut) / 864e5;
  return t ? ((n -= 1462), n < -1402 ? n - 1 : n) : n < 60 ? n - 1 : n;
}
function J(e, t) {
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
  he.version);
const ft = lt;
function pt(e, t, n) {
  let r = _t(e, t, n),
    i = typeof t == `number` ? (ft.get_table()[t] ?? `General`) : t;
  if (mt(i)) {
    let t = ht(e, n);
    return t === void 0 ? { text: r } : { text: r, date: t };
  }
  let a = gt(i);
  return { text: r, value: e, ...(a !== void 0 && { unit: a }) };
}
function mt(e) {
  try {
    return ft.is_date(e);
  } catch {
    return !1;
  }
}
function ht(e, t) {
  let n = ft.parse_date_code(e, { date1904: t });
  if (!n || e < 1) return;
  let r = (e) => String(e).padStart(2, `0`),
    i = `${String(n.y).padStart(4, `0`)}-${r(n.m)}-${r(n.d)}`;
  return n.H === 0 && n.M === 0 && n.S === 0 ? i : `${i} ${r(n.H)}:${r(n.M)}:${r(n.S)}`;
}
function gt(e) {
  let [t = ``] = e.split(`;`);
  if (t.replaceAll(/"[^"]*"|\\./g, ``).includes(`%`)) return `%`;
  let n =
    /\[\$([^\][-]+)(?:-[^\][]*)?\]/u.exec(t)?.[1]?.trim() ??
    /[€$£¥]/u.exec(t.replaceAll(/\[\$-[^\]]*\]/g, ``))?.[0];
  return n === void 0 ? void 0 : ({ EUR: `€`, USD: `$`, GBP: `£` }[n] ?? n);
}
function _t(e, t, n) {
  try {
    return ft.format(t, e, { date1904: n }).trim();
  } catch {
    return String(e);
  }
}
function vt() {
  return { name: Y(), categories: Y(), values: Y() };
}
function Y() {
  return { texts: [], format: `General`, isNumber: !1 };
}
function yt(e, t, n) {
  let r = e.texts.at(-1) ?? /* @__PURE__ */ new Map();
  (e.texts.length === 0 && e.texts.push(r), r.size < 1e5 && r.set(t, (r.get(t) ?? ``) + n));
}
function bt(e, t) {
  let n = e.filter(({ values: e }) => e.texts.length > 0),
    [r] = n;
  if (r === void 0) return [];
  let i = n.map((e) => e.categories).find(({ texts: e }) => e.length > 0),
    a = n.map(({ values: e }) => e),
    o = new Set(a.flatMap(({ texts: e }) => [...(e.at(-1)?.keys() ?? [])]));
  return [
    [t, ...n.map(({ name: e }, t) => xt(e) || `${t + 1}`)],
    ...[...o]
      .toSorted((e, t) => e - t)
      .map((e) => [i ? St(i, e) : `${e + 1}`, ...a.map((t) => St(t, e))]),
  ];
}
function xt({ texts: e }) {
  return wt([...(e.at(-1)?.values() ?? [])].join(` `));
}
function St({ texts: e, format: t, isNumber: n }, r) {
  let i = wt(
      e
        .toReversed()
        .map((t, n) => (n === e.length - 1 ? (t.get(r) ?? ``) : Ct(t, r)))
        .join(` `),
    ),
    a = Number(i);
  return !n || i === `` || !Number.isFinite(a) ? i : pt(a, t, !1).text;
}
function Ct(e, t) {
  let n = [...e.keys()].filter((e) => e <= t);
  return n.length === 0 ? `` : (e.get(Math.max(...n)) ?? ``);
}
function wt(e) {
  return e.replace(/\s+/g, ` `).trim();
}
function Tt() {
  return { runs: [], cell: Y() };
}
const Et = /^c:(?:cat|date|val|ser)Ax$/,
  Dt = /^c:(?:cat|date)Ax$/;
function Ot(e, t, n) {
  let r = t.at(-1) ?? ``;
  t.length === 4 && Et.test(r) && e.axes.push({ hasCategories: !1, position: ``, title: Tt() });
  let i = e.axes.at(-1);
  (i !== void 0 && Dt.test(r) && (i.hasCategories = !0),
    i !== void 0 && r === `c:axPos` && (i.position = n.val ?? ``));
  let a = kt(e, t);
  a !== void 0 && At(a.runs, t, n);
}
function kt({ main: e, axes: t }, n) {
  if (n[1] === `c:chart`)
    return n[2] === `c:title`
      ? e
      : Et.test(n[3] ?? ``) && n[4] === `c:title`
        ? t.at(-1)?.title
        : void 0;
}
function At(e, t, n) {
  let [r, i, a] = t.slice(-3);
  (a === `a:r` || a === `a:fld`) && e.push({ text: ``, points: void 0, colour: void 0 });
  let o = e.at(-1);
  o !== void 0 &&
    (a === `a:rPr` && n.sz !== void 0 && (o.points = Number(n.sz)),
    a === `a:srgbClr` && i === `a:solidFill` && r === `a:rPr` && (o.colour = L(n.val)));
}
function jt({ runs: e, cell: t }) {
  let n = xt(t);
  return n === `` ? e : [{ text: n, points: void 0, colour: void 0 }];
}
function Mt(e) {
  let t = e.some(({ hasCategories: e }) => e),
    n = ({ hasCategories: e, position: n }) => (t ? e : /^[bt]$/.test(n));
  return {
    category: e.filter(n).flatMap(({ title: e }) => jt(e)),
    values: e.filter((e) => !n(e)).map(({ title: e }) => jt(e)),
  };
}
async function Nt(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let { id: r, type: i, part: a } of t) {
    if (i !== `chart` || !e.has(a)) continue;
    let t = await D(() => Pt(e, a), void 0);
    t !== void 0 && n.set(r, t);
  }
  return n;
}
async function Pt(e, t) {
  let n = { main: Tt(), axes: [] },
    r = { series: [], titles: n, background: `page`, path: [], at: 0, target: Y() },
    i = 0;
  await P(e.read(t), (e) => {
    e.type !== `text` && e.name === `c:extLst`
      ? (i += e.type === `open` ? 1 : -1)
      : i === 0 && Ft(r, e);
  });
  let { category: a, values: o } = Mt(n.axes),
    { series: s, background: c } = r;
  return { title: jt(n.main), axis: a, valueAxes: o, series: s, background: c };
}
function Ft(e, t) {
  if (t.type === `text`) return Ht(e, t.text);
  let { name: n } = t;
  t.type === `close`
    ? (e.path.pop(), (n in Rt || n === `c:title`) && (e.target = Y()))
    : (e.path.push(n),
      zt(e, n, t.attributes),
      Ot(e.titles, e.path, t.attributes),
      Lt(e, n, t.attributes));
}
const It = /^a:(?:gradFill|blipFill|pattFill)$/;
function Lt(e, t, n) {
  let { path: r } = e,
    i = r.slice(0, -1).join(` `);
  e.background !== void 0 &&
    (r[1] === `c:chart` &&
      r[2] === `c:title` &&
      r[3] === `c:spPr` &&
      r.length === 5 &&
      (t === `a:solidFill` || It.test(t)) &&
      (e.background = void 0),
    i === `c:chartSpace c:spPr` && It.test(t) && (e.background = void 0),
    i === `c:chartSpace c:spPr a:solidFill` &&
      (t === `a:srgbClr` ? (e.background = L(n.val)) : n.val !== `bg1` && (e.background = void 0)));
}
const Rt = {
  "c:tx": `name`,
  "c:cat": `categories`,
  "c:xVal": `categories`,
  "c:val": `values`,
  "c:yVal": `values`,
};
function zt(e, t, n) {
  let r = e.path.at(-2) === `c:ser` ? Rt[t] : void 0,
    i = e.series.at(-1);
  r !== void 0 && i !== void 0 ? (e.target = i[r]) : Vt[t]?.(e, n);
}
const Bt = ({ target: e }) => void (e.isNumber = !0),
  Vt = {
    "c:ser": ({ series: e }) => void e.push(vt()),
    "c:numCache": Bt,
    "c:numLit": Bt,
    "c:title": (e) => {
      e.target = kt(e.titles, e.path)?.cell ?? Y();
    },
    "c:lvl": ({ target: e }, { formatCode: t }) => {
      (e.texts.push(/* @__PURE__ */ new Map()), (e.format = t ?? e.format));
    },
    "c:pt": (e, { idx: t }) => void (e.at = Number(t)),
  };
function Ht({ titles: e, path: t, at: n, target: r }, i) {
  let a = t.at(-1),
    o = kt(e, t)?.runs.at(-1);
  a === `a:t` && o !== void 0
    ? (o.text += i)
    : a === `c:formatCode`
      ? (r.format = i)
      : a === `c:v` && yt(r, t.at(-2) === `c:pt` ? n : 0, i);
}
function Ut(e, { author: t, cell: n = `` }) {
  let r = e.replace(/\s+/g, ` `).trim(),
    [i, a] = [n && ` on ${n}`, t && ` by ${t}`];
  return r && `Comment${i}${a}: ${r}`;
}
async function Wt(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let { type: r, part: i } of t)
    /^(?:commentAuthors|authors)$/.test(r) &&
      e.has(i) &&
      (await P(e.read(i), (e) => {
        e.type === `open` &&
          /^(?:p:cmAuthor|:author)$/.test(e.name) &&
          n.set(e.attributes.id ?? ``, e.attributes.name ?? ``);
      }));
  return n;
}
async function Gt(e, t, { authors: n, anchor: r }) {
  let i = [],
    a = ({ author: e, text: t }) => {
      let n = Ut(t, { author: e });
      n !== `` && i.push({ kind: `paragraph`, text: n, anchor: r, annotation: !0 });
    };
  return (
    await P(
      e.read(t),
      Yt(n, (e) => e.forEach(a)),
    ),
    i
  );
}
const Kt = /^(?:p:cm|:cm|:reply)$/,
  qt = /^(?:p:text|a:t)$/,
  Jt = /^a:(?:p|br)$/;
function Yt(e, t) {
  let n = [],
    r = [],
    i = !1;
  return (a) => {
    let o = r.at(-1);
    if (a.type === `text`) i && o !== void 0 && (o.text += a.text);
    else if (
      (qt.test(a.name) && (i = a.type === `open`),
      Jt.test(a.name) && o !== void 0 && (o.text += ` `),
      Kt.test(a.name))
    ) {
      if (a.type === `open`) {
        let t = { author: e.get(a.attributes.authorId ?? ``) ?? ``, text: `` };
        (r.push(t), n.push(t));
      } else (r.pop(), r.length > 0 || (t(n), (n = [])));
    }
  };
}
const Xt = /^a:(?:blipFill|gradFill|pattFill)$/;
async function Zt(e, t) {
  let n = !1;
  for (let r of t) {
    let [t, i] = [!1, !1];
    await P(e.read(r), (e) => {
      e.type !== `text` &&
        (e.name === `p:bg` && (t = e.type === `open`),
        e.name === `p:spPr` && (i = e.type === `open`),
        e.type === `open` && (n ||= Qt(e, t || i)));
    });
  }
  return n;
}
function Qt({ name: e, attributes: t }, n) {
  if (e === `p:pic` || Xt.test(e)) return !0;
  if (e === `a:fillRef`) return t.idx !== `0`;
  if (e === `p:bgRef`) return Number(t.idx) !== 1001;
  if (!n) return !1;
  if (e === `a:schemeClr`) return !/^(?:bg1|lt1)$/.test(t.val ?? ``);
  let r = e === `a:srgbClr` ? L(t.val) : void 0;
  return r !== void 0 && !me(r, fe);
}
const $t = [
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
function en(e) {
  let t = e.toLowerCase().replace(/\.$/, ``),
    n = $t.findIndex((e) => e.includes(t));
  return n < 0 ? void 0 : n + 1;
}
const X = String.raw`(?:[T ,]+(?<time>\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)?$`,
  tn = new RegExp(String.raw`^(?<y>\d{4})[-/](?<m>\d{1,2})[-/](?<d>\d{1,2})${X}`),
  nn = new RegExp(String.raw`^(?<a>\d{1,2})\.(?<b>\d{1,2})\.(?<y>\d{4})${X}`),
  rn = new RegExp(String.raw`^(?<a>\d{1,2})[/-](?<b>\d{1,2})[/-](?<y>\d{4})${X}`),
  an = new RegExp(String.raw`^(?<d>\d{1,2})\.?[ -](?<m>\p{L}{3,9}\.?)[ -](?<y>\d{4})${X}`, `u`),
  on = new RegExp(String.raw`^(?<m>\p{L}{3,9}\.?) (?<d>\d{1,2}),? (?<y>\d{4})${X}`, `u`);
function sn(e) {
  let t = e.trim(),
    n = tn.exec(t)?.groups ?? an.exec(t)?.groups ?? on.exec(t)?.groups;
  if (n) {
    let { y: e, m: t = ``, d: r } = n,
      i = /^\d/.test(t) ? Number(t) : en(t);
    return i === void 0 ? void 0 : cn(n, { y: e, first: i, second: r, order: `known` });
  }
  let r = nn.exec(t)?.groups;
  if (r) return cn(r, { y: r.y, first: r.b, second: r.a, order: `known` });
  let i = rn.exec(t)?.groups;
  return i && cn(i, { y: i.y, first: i.a, second: i.b, order: `open` });
}
function cn(e, t) {
  let { order: n } = t,
    r = e.time?.padStart(e.time.length === 4 || e.time.length === 7 ? e.time.length + 1 : 0, `0`),
    i = r === void 0 ? null : r.length === 5 ? `${r}:00` : r;
  return { year: Number(t.y), first: Number(t.first), second: Number(t.second), time: i, order: n };
}
const ln = { eur: `€`, euro: `€`, usd: `$`, us$: `$`, gbp: `£` },
  un =
    /^(?<open>\()?(?<sign>[-−–+])?\s?(?<before>[€$£¥]|US\$|EUR|USD|GBP|CHF)?\s?(?<inner>[-−–])?(?<digits>\d[\d.,'’  ]*(?<=\d))(?<after>-|\s?(?:[%€$£¥]|°?[A-Za-z]{1,5}[²³]?(?:\/[A-Za-z]{1,5})?))?(?<close>\))?$/u;
function dn(e) {
  let t = un.exec(e.replaceAll(` `, ` `).trim())?.groups;
  if (!t || (t.open === void 0) != (t.close === void 0)) return;
  let { digits: n = ``, after: r = `` } = t,
    i = n.replaceAll(/['’ ]/g, ``),
    a = i !== n;
  if (a && !/^\d{1,3}(?:['’ ]\d{3})+(?:[.,]\d+)?$/.test(n)) return;
  let o = pn(i, a);
  if (!(o === void 0 || /^0\d/.test(i)))
    return {
      digits: i,
      negative: [t.sign, t.inner, t.open, r].some((e) => /^[-−–(]$/.test(e ?? ``)),
      unit: fn(t.before ?? r),
      notation: o,
    };
}
function fn(e) {
  let t = e.trim();
  return t === `` || t === `-` ? null : (ln[t.toLowerCase()] ?? t);
}
function pn(e, t) {
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
function mn(e) {
  let t = [];
  for (let [n, r] of e.rows.slice(0, 10).entries()) {
    let i = r.filter(({ text: e }) => e !== ``),
      a = e.rows.slice(n + 1, n + 1 + 20),
      o = bn(e, n),
      s = o && vn(o, a.slice(1));
    if (o && s)
      return gn(e, {
        titles: t,
        names: o.map(({ text: e }) => e),
        height: n + 2,
        byWords: s === `words`,
      });
    let c = xn(e, n),
      l = vn(c, a);
    if (l)
      return gn(e, {
        titles: t,
        names: Sn(c.map(({ text: e }) => e)),
        height: n + 1,
        byWords: l === `words`,
      });
    if (i.length === 1 && r.length > 1 && Tn(i[0])) t.push(i[0]?.text ?? ``);
    else if (!hn(e, n)) return { titles: t, names: void 0, height: n };
  }
  return { titles: t, names: void 0, height: t.length };
}
function hn({ rows: e }, t) {
  let n = e[t] ?? [],
    r = n.filter(({ text: e }) => e.trim() !== ``);
  return r.length * 2 > n.length && r.some(Z)
    ? !1
    : e.slice(t + 1, t + 1 + 2).some((n, r) => {
        let i = n.filter(({ text: e }) => e !== ``).length,
          a = e.slice(t + r + 2, t + r + 2 + 20);
        return i === n.length && i > 1 && vn(n, a) !== void 0;
      });
}
function gn({ rows: e, merges: t }, n) {
  let r = e[n.height],
    i = e.slice(n.height + 1, n.height + 1 + 20);
  if (!r || !n.names || n.height >= 10 || i.length === 0) return n;
  let a = r.filter(({ text: e }) => e !== ``),
    o = r[0]?.text !== `` || !i.some((e) => Z(e[0] ?? { text: `` })),
    s = r.every(
      (e, t) =>
        e.text === `` ||
        En(
          i.flatMap((e) => e[t] ?? []),
          (e) => !Z(e),
        ),
    );
  if (o || a.length === 0 || !a.every(_n) || !s) return n;
  let c = n.names.map((e, i) => {
    let a = t.find((e) => e.fromRow === n.height && e.fromColumn <= i && i <= e.toColumn),
      o = r[a?.fromColumn ?? i]?.text ?? ``;
    return o === `` ? e : /^[\d$€£¥%]/.test(o) && e !== `` ? `${e} (${o})` : `${e} ${o}`.trim();
  });
  return gn({ rows: e, merges: t }, { ...n, names: c, height: n.height + 1 });
}
function _n(e) {
  return Z(e) || (e.value === void 0 && /^\d[\d.,]* \p{L}/u.test(e.text));
}
function vn(e, t) {
  let n = e.filter(({ text: e }) => e !== ``);
  if (t.length === 0 || n.length < Math.min(2, e.length) || n.length * 2 < e.length || !n.every(Tn))
    return;
  let r = new Set(n.map(({ text: e }) => e.toLowerCase()));
  if (r.size * 2 <= n.length) return;
  if (n.every(wn)) return yn(e, t) ? `contrast` : void 0;
  if (
    e.some(
      (e, n) =>
        Cn(e) &&
        En(
          t.flatMap((e) => e[n] ?? []),
          (e) => !Z(e),
        ),
    ) ||
    (n.some(wn) && n.some(Cn))
  )
    return `contrast`;
  if (r.size < n.length) return;
  let i = t.some((e) => e.some(({ text: e }) => r.has(e.toLowerCase()))),
    a = n.reduce((e, { text: t }) => e + t.length, 0) / n.length;
  return !i && n.length === e.length && a <= 60 ? `words` : void 0;
}
function yn(e, t) {
  let n = e.findIndex(({ text: e }) => e !== ``),
    r = e.slice(n).map(({ text: e, date: t }) => t ?? e),
    i = r.every((e, t) => t === 0 || e > (r[t - 1] ?? ``)),
    a = r.every((e, t) => t === 0 || e < (r[t - 1] ?? ``));
  if (r.length < 2 || !(i || a)) return !1;
  let o = t.flatMap((e) => e.slice(0, n)),
    s = t.flatMap((e) => e.slice(n)).filter(({ text: e }) => e !== ``);
  return (n === 0 || o.some(Z)) && En(s, (e) => !Z(e) && !wn(e));
}
function bn({ rows: e, merges: t }, n) {
  let r = e[n],
    i = e[n + 1];
  if (!r || !i) return;
  let a = [...r, ...i].filter(({ text: e }) => e !== ``),
    o = r.filter(({ text: e }) => e !== ``).length;
  if (o < 2 || o >= r.length || !a.every(Tn)) return;
  let s = i.map(({ text: e }) => e.toLowerCase()).filter((e) => e !== ``),
    c = t.some(({ fromRow: e, fromColumn: t, toColumn: r }) => e === n && r > t);
  if (!c && new Set(s).size === s.length) return;
  let l = ``;
  return Sn(
    r.map((e, r) => {
      let a = t.find((e) => e.fromRow === n && e.fromColumn <= r && r <= e.toColumn);
      e.text === `` ? c && !a && (l = ``) : (l = e.text);
      let o = i[r]?.text ?? ``;
      return o === `` || l === o ? l : [l, o].filter(Boolean).join(` `);
    }),
  ).map((e) => ({ text: e }));
}
function xn({ rows: e, merges: t }, n) {
  return (e[n] ?? []).map((r, i) => {
    let a = t.find((e) => e.fromRow === n && e.fromColumn <= i && i <= e.toColumn);
    return e[n]?.[a?.fromColumn ?? i] ?? r;
  });
}
function Sn(e) {
  let t = /* @__PURE__ */ new Map();
  return e.map((e) => {
    let n = (t.get(e) ?? 0) + 1;
    return (t.set(e, n), n > 1 && e !== `` ? `${e} ${n}` : e);
  });
}
function Z({ text: e, value: t, date: n }) {
  return t !== void 0 || n !== void 0 || e === `` ? !1 : dn(e) === void 0 && sn(e) === void 0;
}
function Cn(e) {
  return Z(e) || /^(?:19|20)\d\d \p{L}/u.test(e.text);
}
function wn(e) {
  return e.date !== void 0 || /^(?:19|20)\d\d$/.test(e.text);
}
function Tn(e) {
  return !e || e.text.length > 200 || /[:：]$/.test(e.text)
    ? !1
    : wn(e) || (Cn(e) && /\p{L}/u.test(e.text) && !e.text.startsWith(`#`));
}
function En(e, t) {
  let n = e.filter(({ text: e }) => e !== ``);
  return n.length > 0 && n.filter(t).length > n.length / 2;
}
function Dn(e) {
  let t = ``;
  for (let n = e; n > 0; n = Math.floor((n - 1) / 26))
    t = String.fromCharCode(65 + ((n - 1) % 26)) + t;
  return t;
}
function On(e, t, n) {
  let r = kn(e, t),
    i = r.some(({ names: e }) => e !== void 0),
    a = i ? `; ` : ` | `,
    o = r.flatMap((t, r) => An(e, t, { named: i, letters: n === `letters`, first: r === 0 })),
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
function kn(e, t) {
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
function An(e, { fromColumn: t, toColumn: n, names: r }, { named: i, letters: a, first: o }) {
  return Array.from({ length: n - t + 1 }, (n, s) => {
    let c = t + s,
      l = (r?.[s] ?? ``).replace(/\s+/g, ` `).trim(),
      u = l === `` && a && !(o && s === 0) ? Dn(c) : l;
    return { column: c, label: i && u !== `` ? `${u}: ` : ``, text: (e[c - 1] ?? ``).trim() };
  }).filter(({ text: e }) => !i || e !== ``);
}
function jn(e) {
  let t = Mn(e);
  return e.flatMap(({ anchor: e }, n) => {
    let r = t[n] ?? ``;
    return r === `` ? [] : [{ kind: `table-row`, text: r, anchor: e }];
  });
}
function Mn(e) {
  let { grid: t, merges: n } = Nn(e),
    r = Math.max(0, ...t.map((e) => e.length)),
    { names: i, height: a } = Pn(e, t, n);
  return t.map((e, t) => {
    let n = t >= a && e.length === r ? i : void 0;
    return On(e, [{ fromColumn: 1, toColumn: e.length, names: n }], `plain`)?.text ?? ``;
  });
}
function Nn(e) {
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
function Pn(e, t, n) {
  let r = e.findIndex(({ isHeader: e }) => e !== !0),
    i = t.map((e) => e.map((e) => ({ text: e })));
  if (r > 0) return { names: Fn(t.slice(0, r), n), height: r };
  let { names: a, height: o, byWords: s } = mn({ rows: i, merges: n });
  return !s || (a?.length ?? 0) >= 3 ? { names: a, height: o } : { names: void 0, height: 0 };
}
function Fn(e, t) {
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
function In(e, t, n) {
  e.set(t, (e.get(t) ?? ``) + n);
}
function Ln(e, t) {
  return [...e].flatMap(([e, n]) => {
    let r = n.replace(/\s+/g, ` `).trim();
    return r === `` ? [] : [{ kind: `paragraph`, text: r, anchor: t, hidden: e }];
  });
}
const [Q, Rn] = [``, ``],
  zn = { "m:num": Q, "m:den": `/${Q}`, "m:sup": `^${Q}`, "m:sub": `_${Q}`, "m:lim": `_${Q}` };
function Bn() {
  let e = [];
  return (t) => {
    if (t.type === `text` || !t.name.startsWith(`m:`)) return ``;
    let { name: n } = t;
    if (t.type === `close`) {
      let t = e.pop();
      return t === void 0 ? `` : Un(t, e.at(-1));
    }
    let r = e.at(-1);
    return (
      e.push({ name: n, begin: `(`, end: `)`, symbol: `∫`, parts: 0 }),
      Vn(e.at(-3), n, t.attributes.val, e.at(-2)),
      Hn(n, r)
    );
  };
}
function Vn(e, t, n, r) {
  e !== void 0 &&
    n !== void 0 &&
    (t === `m:chr` && r?.name === `m:naryPr` && (e.symbol = n),
    t === `m:begChr` && (e.begin = n),
    t === `m:endChr` && (e.end = n));
}
function Hn(e, t) {
  return e === `m:e` && t?.name === `m:rad`
    ? `√${Q}`
    : e !== `m:e` || t?.name !== `m:d`
      ? (zn[e] ?? ``)
      : ((t.parts += 1), t.parts === 1 ? t.begin : `|`);
}
function Un({ name: e, end: t, parts: n }, r) {
  return e in zn || (e === `m:e` && r?.name === `m:rad`)
    ? Rn
    : e === `m:naryPr`
      ? (r?.symbol ?? ``)
      : e === `m:d` && n > 0
        ? t
        : e === `m:f` || (e === `m:e` && r?.name === `m:mr`)
          ? ` `
          : ``;
}
function Wn(e) {
  if (!e.includes(Q)) return e;
  let [t, n] = [e, ``];
  for (; t !== n;)
    ((n = t),
      (t = t.replace(/\uE000([^\uE000\uE001]*)\uE001/g, (e, t) =>
        /^[\p{L}\p{N}]*$/u.test(t.trim()) ? t.trim() : `(${t.trim()})`,
      )));
  return t.replace(/[\uE000\uE001]/g, ``);
}
function Gn({ cx: e, cy: t }) {
  return Math.min(e, t) < 36e3;
}
function Kn(e, { anchor: t, pageBackground: n, hidden: r }) {
  let i = e.background === `page` ? n : e.background,
    a = (e) => qn(e, i, r),
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
    [d, ...f] = bt(e.series, c.visible).map((e) => e.join(` | `).trim()),
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
function qn(e, t, n) {
  let r = { visible: ``, hiddenRuns: [] };
  for (let i of e) {
    let e = wt(i.text),
      a = n === void 0 ? Jn(i, t) : void 0;
    e !== `` &&
      (a === void 0
        ? (r.visible = `${r.visible} ${e}`.trim())
        : r.hiddenRuns.push({ text: e, reason: a }));
  }
  return r;
}
function Jn({ points: e, colour: t }, n) {
  return e !== void 0 && e < 100 ? `tiny` : t && n && me(t, n) ? `colour` : void 0;
}
const Yn = /^a:(?:schemeClr|gradFill|blipFill|pattFill|grpFill)$/,
  Xn = {
    "p:sp": nr,
    "p:graphicFrame": nr,
    "p:pic": nr,
    "p:grpSp": (e) => {
      ((e.groups += 1), nr(e));
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
    "a:r": (e) => void Object.assign(e, Qn),
    "a:rPr": (e, { sz: t }) => void Object.assign(e, { inRun: !0, points: Number(t ?? Qn.points) }),
    "a:solidFill": (e) => void (e.inFill = !0),
    "a:srgbClr": (e, { val: t }) => {
      e.inFill && rr(e, L(t));
    },
  },
  Zn = {
    "a:rPr": (e) => void (e.inRun = !1),
    "a:ln": (e) => void (e.inLine = !1),
    "a:solidFill": (e) => void (e.inFill = !1),
    "p:grpSp": (e) => {
      (--e.groups, e.offFrom !== null && e.groups < e.offFrom && (e.offFrom = null));
    },
  },
  Qn = { colour: void 0, points: 1 / 0 },
  $n = { off: !1, small: !1, outside: !1, inTable: !1, inText: !1, inLine: !1, inFill: !1 };
function er(e) {
  let t = { inRun: !1, groups: 0, offFrom: null, behind: e.background, corner: { x: 0, y: 0 } },
    n = { canvas: e, ...$n, ...Qn, ...t };
  return {
    take(e) {
      if ((e.type === `close` && Zn[e.name]?.(n), e.type !== `open`)) return;
      let t = Xn[e.name];
      t
        ? t(n, e.attributes)
        : Yn.test(e.name)
          ? n.inRun || rr(n, void 0)
          : ir(n, e.name, e.attributes);
    },
    reasonOfFrame: () => tr(n) ?? (n.small ? `tiny` : void 0),
    reason() {
      let { points: e, colour: t, behind: r } = n,
        i = tr(n);
      return i === void 0 ? (e < 100 ? `tiny` : t && r && me(t, r) ? `colour` : void 0) : i;
    },
  };
}
function tr({ off: e, offFrom: t, outside: n }) {
  return e || t !== null ? `switched_off` : n ? `outside` : void 0;
}
function nr(e) {
  Object.assign(e, $n, { behind: e.canvas.background });
}
function rr(e, t) {
  e.inLine || (e.inRun ? (e.colour ??= t) : !e.inText && !e.inTable && (e.behind = t));
}
function ir(e, t, n) {
  let { size: r } = e.canvas,
    i = (e) => Number(n[e] ?? 0);
  if (
    e.inText ||
    !r ||
    (t === `a:off` && (e.corner = { x: i(`x`), y: i(`y`) }), t !== `a:ext` || n.cx === void 0) ||
    e.groups > 0
  )
    return;
  e.small = Gn({ cx: i(`cx`), cy: i(`cy`) });
  let { x: a, y: o } = e.corner;
  e.outside = a + i(`cx`) <= 0 || o + i(`cy`) <= 0 || a >= r.width || o >= r.height;
}
const ar = /* @__PURE__ */ new Set([`sldNum`, `dt`, `hdr`, `sldImg`]),
  or = { kind: `footer` },
  sr = /* @__PURE__ */ new Set([`title`, `ctrTitle`]);
function cr(e, t, { canvas: n, charts: r }) {
  let [i, a] = [er(n), Bn()],
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
                ? (s.hasHeader = ur(t.firstRow))
                : e === `a:tr`
                  ? (s.cells = [])
                  : e === `a:tc` && !ur(t.hMerge)
                    ? s.cells.push(lr(t))
                    : fr(o, e, t);
    },
    f = () => {
      let n = Wn(o.text).trim(),
        r = n === `` ? [] : dr(c, n, t);
      if (r !== void 0) return r;
      if (s.open) {
        let e = s.cells.at(-1);
        return (e && (e.text = `${e.text} ${n}`), []);
      }
      if (sr.has(c) && t === `slide`)
        return [{ kind: `heading`, level: 1, text: n.replace(/\s+/g, ` `), anchor: e }];
      let i = u + n;
      return ((u = ``), [{ kind: o.bulleted ? `list` : `paragraph`, text: i, anchor: e }]);
    },
    p = (t) => {
      if (((t === `a:t` || t === `m:t`) && (l = !1), t === `a:p`))
        return [...f(), ...Ln(o.hidden, e)];
      if (t === `a:tr`) {
        let t = s.hasHeader && s.rows.length === 0;
        s.rows.push({ cells: s.cells, anchor: e, isHeader: t });
      }
      return t === `a:tbl` ? ((s.open = !1), jn(s.rows)) : [];
    };
  return (t) => {
    if (t.type === `text`) {
      if (!l) return [];
      let e = i.reason();
      return (e === void 0 ? (o.text += t.text) : In(o.hidden, e, t.text), []);
    }
    if ((i.take(t), (o.text += a(t)), t.type === `close`)) return p(t.name);
    d(t.name, t.attributes);
    let s = t.name === `c:chart` && r.get(t.attributes[`r:id`] ?? ``),
      c = { pageBackground: n.background, hidden: i.reasonOfFrame() };
    return s ? Kn(s, { anchor: e, ...c }) : [];
  };
}
function lr(e) {
  return {
    text: ``,
    columns: Math.max(1, Math.min(1e3, Number(e.gridSpan) || 1)),
    continues: ur(e.vMerge),
  };
}
const ur = (e) => e === `1` || e === `true`;
function dr(e, t, n) {
  if (ar.has(e)) return [];
  if (e === `ftr`) return n === `notes` ? [] : [{ kind: `paragraph`, text: t, anchor: or }];
}
function fr(e, t, n) {
  t === `a:p`
    ? Object.assign(e, { text: ``, bulleted: !1, hidden: /* @__PURE__ */ new Map() })
    : t === `a:br`
      ? (e.text += `
`)
      : t === `a:pPr`
        ? (e.bulleted = Number(n.lvl ?? 0) > 0)
        : (t === `a:buChar` || t === `a:buAutoNum`) && (e.bulleted = !0);
}
async function* pr(e) {
  let t = await se(e.path, `p:presentation`),
    { slides: n, size: r } = await gr(t),
    i = await D(() => Wt(t.parts, t.relationships), hr),
    a = de(),
    o = [],
    s = t.title;
  for (let [e, a] of n.entries()) {
    for (let n of await _r(t, { part: a, size: r, number: e + 1, authors: i }))
      (n.kind === `heading` && n.hidden === void 0 && (s ??= n.text),
        n.anchor.kind === `footer` ? o.push(n) : yield { type: `block`, block: n });
    yield { type: `progress`, done: e + 1, total: n.length, unit: `page` };
  }
  let c = o.toSorted((e, t) => mr(e) - mr(t));
  for (let e of c.flatMap((e) => a(e, !0))) yield { type: `block`, block: e };
  yield { type: `done`, title: s, pages: n.length };
}
function mr({ hidden: e }) {
  return e === void 0 ? 0 : 1;
}
const hr = /* @__PURE__ */ new Map();
async function gr({ parts: e, main: t, relationships: n }) {
  let r = [],
    i = null;
  return (
    await P(e.read(t), (t) => {
      if (t.type !== `open`) return;
      let { cx: a, cy: o } = t.attributes;
      if (
        (t.name === `p:sldSz` && (i = { width: Number(a), height: Number(o) }),
        t.name !== `p:sldId`)
      )
        return;
      let s = n.find(({ id: e }) => e === t.attributes[`r:id`]);
      s !== void 0 && e.has(s.part) && r.push(s.part);
    }),
    { slides: r, size: i }
  );
}
async function _r({ parts: e }, t) {
  let n = await yr(e, t, fe);
  return !n.some(({ hidden: e }) => e === `colour`) || !(await Zt(e, await vr(e, t.part)))
    ? n
    : yr(e, t, void 0);
}
async function vr(e, t) {
  let n = I(e, await F(e, t), `slideLayout`);
  if (n === void 0) return [t];
  let r = I(e, await F(e, n), `slideMaster`);
  return r === void 0 ? [t, n] : [t, n, r];
}
async function yr(e, { part: t, size: n, number: r, authors: i }, a) {
  let o = await F(e, t),
    s = { kind: `slide`, slide: r },
    c = [],
    l = !0,
    u = await Nt(e, o),
    d = async (t, r) => {
      let i = cr(s, r, { canvas: r === `slide` ? { size: n, background: a } : br, charts: u });
      for await (let n of N(e.read(t)))
        for (let e of n)
          (e.type === `open` && e.name === `p:sld` && (l = xr(e.attributes)), c.push(...i(e)));
    };
  await d(t, `slide`);
  for (let t of o.filter(({ type: e }) => e === `diagramData`))
    e.has(t.part) && (await D(() => d(t.part, `slide`), void 0));
  let f = I(e, o, `notesSlide`);
  f !== void 0 && (await d(f, `notes`));
  let p = I(e, o, `comments`);
  if (p !== void 0) {
    let t = { authors: i, anchor: s };
    c.push(...(await D(() => Gt(e, p, t), [])));
  }
  let m = Sr(c);
  return l ? m : m.map((e) => ({ hidden: `switched_off`, ...e }));
}
const br = { size: null, background: void 0 };
function xr({ show: e }) {
  return e === void 0 || /^(?:1|true)$/.test(e);
}
function Sr(e) {
  return [
    ...e.filter(({ kind: e }) => e === `heading`),
    ...e.filter(({ kind: e }) => e !== `heading`),
  ];
}
function Cr(e) {
  if (e instanceof p) return { reason: e.reason, detail: e.detail ?? `` };
  let t = e instanceof Error ? (e.stack ?? e.message) : String(e);
  return { reason: wr(e), detail: t.slice(0, 2e3) };
}
function wr(e) {
  return e instanceof RangeError
    ? (`code` in e && /OUT_OF_(?:RANGE|BOUNDS)/.test(String(e.code))) ||
      /call stack/.test(e.message)
      ? `corrupt`
      : `out_of_memory`
    : `crashed`;
}
function Tr(e) {
  return Array.from(e, (e) => {
    let t = (e.codePointAt(0) ?? 0) - 917504;
    return t >= 32 && t < 127 ? String.fromCharCode(t) : ``;
  }).join(``);
}
function Er(e) {
  let t = Array.from(e, (e) => {
    let t = e.codePointAt(0) ?? 0;
    return t >= 917760 ? t - 917760 + 16 : t - 65024;
  });
  return Or(Buffer.from(t)) ?? kr(t.length);
}
function Dr(e) {
  let t = [...new Set(e)];
  for (let n of t.slice(0, 2)) {
    let r = (
        Array.from(e, (e) => (e === n ? `1` : `0`))
          .join(``)
          .match(/.{8}/g) ?? []
      ).map((e) => Number.parseInt(e, 2)),
      i = Or(Buffer.from(r));
    if (t.length === 2 && i !== void 0) return i;
  }
  return kr(e.length);
}
function Or(e) {
  let t = e.toString(`utf8`);
  return /^[\p{L}\p{N}\p{P}\p{S}\s]+$/u.test(t) && !t.includes(`�`) ? t : void 0;
}
function kr(e) {
  return `(${e} characters that show nothing)`;
}
const Ar =
    /[\u00ad\u180e\u200b\u200c\u202d\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]|\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/u,
  jr = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,8}\u{e007f}/gu,
  Mr = /[\u{e0000}-\u{e007f}]+/gu,
  Nr = /(?:[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]){4,}/gu,
  Pr = /(?:[\u200b\u200c\u2060-\u2064\ufeff]|\u200d){8,}/gu,
  Fr = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/gu,
  Ir = /([\u202d\u202e])([^\u202c\n]*)\u202c?/gu,
  Lr = `󰀀`;
function Rr(e) {
  if (!Ar.test(e)) return { visible: e, hidden: [] };
  let t = [],
    n = (e) => (n) => {
      let r = e(n).trim();
      return (r !== `` && t.push(r), ``);
    },
    r = [];
  return {
    visible: e
      .replace(jr, (e) => Lr + String(r.push(e) - 1) + Lr)
      .replace(Mr, n(Tr))
      .replace(Nr, n(Er))
      .replace(Pr, n(Dr))
      .replace(Ir, (e, t, r) => (zr(t, r) ? r : n((e) => e)(r)))
      .replace(Fr, ``)
      .replace(/\u{f0000}(\d+)\u{f0000}/gu, (e, t) => r[Number(t)] ?? ``),
    hidden: t,
  };
}
function zr(e, t) {
  let n = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}]/u.test(t);
  return e === `‮` ? n || !/\p{L}/u.test(t) : !n;
}
function Br(e, t, n) {
  let r = [];
  for (let i = Vr(e, t); i < e.length; i += 1) {
    let a = e[i];
    if (a === void 0 || a.start >= n) break;
    let { start: o, anchor: s, label: c } = a,
      l = c !== void 0 && { label: Math.max(0, c - Math.max(0, t - o)) };
    r.push({ start: Math.max(0, o - t), anchor: s, ...l });
  }
  return r;
}
function Vr(e, t) {
  let n = 0,
    r = e.length - 1;
  for (; n < r;) {
    let i = Math.ceil((n + r) / 2);
    (e[i]?.start ?? 0) <= t ? (n = i) : (r = i - 1);
  }
  return n;
}
const $ = 16e3;
function* Hr(e) {
  let { visible: t, hidden: n } = Rr(e.text),
    { header: r } = e,
    i = r === void 0 ? {} : { header: Rr(r).visible };
  yield* Gr({ ...e, ...i, ...Ur(e), text: t });
  for (let t of n) yield* Gr(Wr(e, t));
}
function Ur({ text: e, spans: t }) {
  if (t === void 0) return {};
  let n = (e) => Kr(Rr(e).visible);
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
function Wr({ anchor: e, hidden: t = `characters` }, n) {
  return { kind: `paragraph`, text: n, anchor: e, hidden: t };
}
function* Gr({ spans: e, ...t }) {
  let n = Kr(t.text),
    r = (r, i) => ({ ...t, ...(e && { spans: Br(e, r, i) }), text: n.slice(r, i) }),
    i = 0;
  for (; n.length - i > $;) {
    let e = i + qr(n.slice(i));
    (yield r(i, i + n.slice(i, e).trimEnd().length), (i = e + /^\s*/.exec(n.slice(e))[0].length));
  }
  i < n.length && (yield r(i, n.length));
}
function Kr(e) {
  return e
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/g, ``)
    .normalize(`NFC`)
    .trim();
}
function qr(e) {
  for (let t = $; t > $ / 2; --t) if (/\s/.test(e.charAt(t))) return t;
  return /[\udc00-\udfff]/.test(e.charAt($)) ? 15999 : $;
}
const Jr = { atLeast: 2e7, perByte: 20 };
async function Yr(e, t) {
  try {
    await Xr(e, t);
  } catch (e) {
    let { reason: t, detail: n } = Cr(e);
    await Zr({ type: `failed`, reason: t, detail: n });
  }
}
async function Xr(e, t) {
  let { size: n } = await (0, l.stat)(t.path);
  if (n === 0) throw new p(`empty`);
  let r = 0,
    i = Math.max(Jr.atLeast, n * Jr.perByte);
  for await (let a of e({ ...t, size: n }))
    if (a.type !== `block`) await Zr(a);
    else
      for (let e of Hr(a.block)) {
        if (((r += e.text.length), r > i)) throw new p(`too_large_unpacked`, `text`);
        await Zr({ type: `block`, block: e });
      }
}
async function Zr(e) {
  process.stdout.write(`${JSON.stringify(e)}\n`) || (await (0, f.once)(process.stdout, `drain`));
}
((exports.parse = pr), (exports.reportEvents = Yr));
