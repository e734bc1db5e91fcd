Object.defineProperty(exports, Symbol.toStringTag, { value: `Module` });
var __create = Object.create,
  __defProp = Object.defineProperty,
  __getOwnPropDesc = Object.getOwnPropertyDescriptor,
  __getOwnPropNames = Object.getOwnPropertyNames,
  __getProtoOf = Object.getPrototypeOf,
  __hasOwnProp = Object.prototype.hasOwnProperty,
  __commonJSMin = (e, t) => () => (
    t || (e((t = { exports: {} }).exports, t, t.exports), (e = null)),
    t.exports
  ),
  __exportAll = (e, t) => {
    let n = {};
    for (var r in e) __defProp(n, r, { get: e[r], enumerable: !0 });
    return (t || __defProp(n, Symbol.toStringTag, { value: `Module` }), n);
  },
  __copyProps = (e, t, n, r) => {
    if ((t && typeof t == `object`) || typeof t == `function`)
      for (var i = __getOwnPropNames(t), a = 0, o = i.length, s; a < o; a++)
        ((s = i[a]),
          !__hasOwnProp.call(e, s) &&
            s !== n &&
            __defProp(e, s, {
              get: ((e) => t[e]).bind(null, s),
              enumerable: !(r = __getOwnPropDesc(t, s)) || r.enumerable,
            }));
    return e;
  },
  __toESM = (e, t, n) => (
    (n = e == null ? {} : __create(__getProtoOf(e))),
    __copyProps(
      t || !e || !e.__esModule || !__hasOwnProp.call(e, `default`)
        ? __defProp(n, `default`, { value: e, enumerable: !0 })
        : n,
      e,
    )
  );
let node_fs = require("node:fs"),
  node_buffer = require("node:buffer"),
  node_fs_promises = require("node:fs/promises"),
  node_events = require("node:events");
var require_Readability = /* @__PURE__ */ __commonJSMin((e, t) => {
    function n(e, t) {
      if (t && t.documentElement) ((e = t), (t = arguments[2]));
      else if (!e || !e.documentElement)
        throw Error(`First argument to Readability constructor should be a document object.`);
      if (
        ((t ||= {}),
        (this._doc = e),
        (this._docJSDOMParser = this._doc.firstChild.__JSDOMParser__),
        (this._articleTitle = null),
        (this._articleByline = null),
        (this._articleDir = null),
        (this._articleSiteName = null),
        (this._attempts = []),
        (this._metadata = {}),
        (this._debug = !!t.debug),
        (this._maxElemsToParse = t.maxElemsToParse || this.DEFAULT_MAX_ELEMS_TO_PARSE),
        (this._nbTopCandidates = t.nbTopCandidates || this.DEFAULT_N_TOP_CANDIDATES),
        (this._charThreshold = t.charThreshold || this.DEFAULT_CHAR_THRESHOLD),
        (this._classesToPreserve = this.CLASSES_TO_PRESERVE.concat(t.classesToPreserve || [])),
        (this._keepClasses = !!t.keepClasses),
        (this._serializer =
          t.serializer ||
          function (e) {
            return e.innerHTML;
          }),
        (this._disableJSONLD = !!t.disableJSONLD),
        (this._allowedVideoRegex = t.allowedVideoRegex || this.REGEXPS.videos),
        (this._linkDensityModifier = t.linkDensityModifier || 0),
        (this._flags =
          this.FLAG_STRIP_UNLIKELYS | this.FLAG_WEIGHT_CLASSES | this.FLAG_CLEAN_CONDITIONALLY),
        this._debug)
      ) {
        let e = function (e) {
          if (e.nodeType == e.TEXT_NODE) return `${e.nodeName} ("${e.textContent}")`;
          let t = Array.from(e.attributes || [], function (e) {
            return `${e.name}="${e.value}"`;
          }).join(` `);
          return `<${e.localName} ${t}>`;
        };
        this.log = function () {
          if (typeof console < `u`) {
            let t = Array.from(arguments, (t) => (t && t.nodeType == this.ELEMENT_NODE ? e(t) : t));
            (t.unshift(`Reader: (Readability)`), console.log(...t));
          } else if (typeof dump < `u`) {
            var t = Array.prototype.map
              .call(arguments, function (t) {
                return t && t.nodeName ? e(t) : t;
              })
              .join(` `);
            dump(
              `Reader: (Readability) ` +
                t +
                `
`,
            );
          }
        };
      } else this.log = function () {};
    }
    ((n.prototype = {
      FLAG_STRIP_UNLIKELYS: 1,
      FLAG_WEIGHT_CLASSES: 2,
      FLAG_CLEAN_CONDITIONALLY: 4,
      ELEMENT_NODE: 1,
      TEXT_NODE: 3,
      DEFAULT_MAX_ELEMS_TO_PARSE: 0,
      DEFAULT_N_TOP_CANDIDATES: 5,
      DEFAULT_TAGS_TO_SCORE: `SECTION,H2,H3,H4,H5,H6,P,TD,PRE`.split(`,`),
      DEFAULT_CHAR_THRESHOLD: 500,
      REGEXPS: {
        unlikelyCandidates:
          /-ad-|ai2html|banner|breadcrumbs|combx|comment|community|cover-wrap|disqus|extra|footer|gdpr|header|legends|menu|related|remark|replies|rss|shoutbox|sidebar|skyscraper|social|sponsor|supplemental|ad-break|agegate|pagination|pager|popup|yom-remote/i,
        okMaybeItsACandidate: /and|article|body|column|content|main|shadow/i,
        positive:
          /article|body|content|entry|hentry|h-entry|main|page|pagination|post|text|blog|story/i,
        negative:
          /-ad-|hidden|^hid$| hid$| hid |^hid |banner|combx|comment|com-|contact|footer|gdpr|masthead|media|meta|outbrain|promo|related|scroll|share|shoutbox|sidebar|skyscraper|sponsor|shopping|tags|widget/i,
        extraneous:
          /print|archive|comment|discuss|e[\-]?mail|share|reply|all|login|sign|single|utility/i,
        byline: /byline|author|dateline|writtenby|p-author/i,
        replaceFonts: /<(\/?)font[^>]*>/gi,
        normalize: /\s{2,}/g,
        videos:
          /\/\/(www\.)?((dailymotion|youtube|youtube-nocookie|player\.vimeo|v\.qq)\.com|(archive|upload\.wikimedia)\.org|player\.twitch\.tv)/i,
        shareElements: /(\b|_)(share|sharedaddy)(\b|_)/i,
        nextLink: /(next|weiter|continue|>([^\|]|$)|»([^\|]|$))/i,
        prevLink: /(prev|earl|old|new|<|«)/i,
        tokenize: /\W+/g,
        whitespace: /^\s*$/,
        hasContent: /\S$/,
        hashUrl: /^#.+/,
        srcsetUrl: /(\S+)(\s+[\d.]+[xw])?(\s*(?:,|$))/g,
        b64DataUrl: /^data:\s*([^\s;,]+)\s*;\s*base64\s*,/i,
        commas: /\u002C|\u060C|\uFE50|\uFE10|\uFE11|\u2E41|\u2E34|\u2E32|\uFF0C/g,
        jsonLdArticleTypes:
          /^Article|AdvertiserContentArticle|NewsArticle|AnalysisNewsArticle|AskPublicNewsArticle|BackgroundNewsArticle|OpinionNewsArticle|ReportageNewsArticle|ReviewNewsArticle|Report|SatiricalArticle|ScholarlyArticle|MedicalScholarlyArticle|SocialMediaPosting|BlogPosting|LiveBlogPosting|DiscussionForumPosting|TechArticle|APIReference$/,
        adWords: /^(ad(vertising|vertisement)?|pub(licité)?|werb(ung)?|广告|Реклама|Anuncio)$/iu,
        loadingWords: /^((loading|正在加载|Загрузка|chargement|cargando)(…|\.\.\.)?)$/iu,
      },
      UNLIKELY_ROLES: [
        `menu`,
        `menubar`,
        `complementary`,
        `navigation`,
        `alert`,
        `alertdialog`,
        `dialog`,
      ],
      DIV_TO_P_ELEMS: /* @__PURE__ */ new Set([
        `BLOCKQUOTE`,
        `DL`,
        `DIV`,
        `IMG`,
        `OL`,
        `P`,
        `PRE`,
        `TABLE`,
        `UL`,
      ]),
      ALTER_TO_DIV_EXCEPTIONS: [`DIV`, `ARTICLE`, `SECTION`, `P`, `OL`, `UL`],
      PRESENTATIONAL_ATTRIBUTES: [
        `align`,
        `background`,
        `bgcolor`,
        `border`,
        `cellpadding`,
        `cellspacing`,
        `frame`,
        `hspace`,
        `rules`,
        `style`,
        `valign`,
        `vspace`,
      ],
      DEPRECATED_SIZE_ATTRIBUTE_ELEMS: [`TABLE`, `TH`, `TD`, `HR`, `PRE`],
      PHRASING_ELEMS:
        /* @__PURE__ */ `ABBR.AUDIO.B.BDO.BR.BUTTON.CITE.CODE.DATA.DATALIST.DFN.EM.EMBED.I.IMG.INPUT.KBD.LABEL.MARK.MATH.METER.NOSCRIPT.OBJECT.OUTPUT.PROGRESS.Q.RUBY.SAMP.SCRIPT.SELECT.SMALL.SPAN.STRONG.SUB.SUP.TEXTAREA.TIME.VAR.WBR`.split(
          `.`,
        ),
      CLASSES_TO_PRESERVE: [`page`],
      HTML_ESCAPE_MAP: { lt: `<`, gt: `>`, amp: `&`, quot: `"`, apos: `'` },
      _postProcessContent(e) {
        (this._fixRelativeUris(e),
          this._simplifyNestedElements(e),
          this._keepClasses || this._cleanClasses(e));
      },
      _removeNodes(e, t) {
        if (this._docJSDOMParser && e._isLiveNodeList)
          throw Error(`Do not pass live node lists to _removeNodes`);
        for (var n = e.length - 1; n >= 0; n--) {
          var r = e[n],
            i = r.parentNode;
          i && (!t || t.call(this, r, n, e)) && i.removeChild(r);
        }
      },
      _replaceNodeTags(e, t) {
        if (this._docJSDOMParser && e._isLiveNodeList)
          throw Error(`Do not pass live node lists to _replaceNodeTags`);
        for (let n of e) this._setNodeTag(n, t);
      },
      _forEachNode(e, t) {
        Array.prototype.forEach.call(e, t, this);
      },
      _findNode(e, t) {
        return Array.prototype.find.call(e, t, this);
      },
      _someNode(e, t) {
        return Array.prototype.some.call(e, t, this);
      },
      _everyNode(e, t) {
        return Array.prototype.every.call(e, t, this);
      },
      _getAllNodesWithTag(e, t) {
        return e.querySelectorAll
          ? e.querySelectorAll(t.join(`,`))
          : [].concat.apply(
              [],
              t.map(function (t) {
                var n = e.getElementsByTagName(t);
                return Array.isArray(n) ? n : Array.from(n);
              }),
            );
      },
      _cleanClasses(e) {
        var t = this._classesToPreserve,
          n = (e.getAttribute(`class`) || ``)
            .split(/\s+/)
            .filter((e) => t.includes(e))
            .join(` `);
        for (
          n ? e.setAttribute(`class`, n) : e.removeAttribute(`class`), e = e.firstElementChild;
          e;
          e = e.nextElementSibling
        )
          this._cleanClasses(e);
      },
      _isUrl(e) {
        try {
          return (new URL(e), !0);
        } catch {
          return !1;
        }
      },
      _fixRelativeUris(e) {
        var t = this._doc.baseURI,
          n = this._doc.documentURI;
        function r(e) {
          if (t == n && e.charAt(0) == `#`) return e;
          try {
            return new URL(e, t).href;
          } catch {}
          return e;
        }
        var i = this._getAllNodesWithTag(e, [`a`]);
        this._forEachNode(i, function (e) {
          var t = e.getAttribute(`href`);
          if (t) {
            if (t.indexOf(`javascript:`) === 0) {
              if (e.childNodes.length === 1 && e.childNodes[0].nodeType === this.TEXT_NODE) {
                var n = this._doc.createTextNode(e.textContent);
                e.parentNode.replaceChild(n, e);
              } else {
                for (var i = this._doc.createElement(`span`); e.firstChild;)
                  i.appendChild(e.firstChild);
                e.parentNode.replaceChild(i, e);
              }
            } else e.setAttribute(`href`, r(t));
          }
        });
        var a = this._getAllNodesWithTag(e, [
          `img`,
          `picture`,
          `figure`,
          `video`,
          `audio`,
          `source`,
        ]);
        this._forEachNode(a, function (e) {
          var t = e.getAttribute(`src`),
            n = e.getAttribute(`poster`),
            i = e.getAttribute(`srcset`);
          if ((t && e.setAttribute(`src`, r(t)), n && e.setAttribute(`poster`, r(n)), i)) {
            var a = i.replace(this.REGEXPS.srcsetUrl, function (e, t, n, i) {
              return r(t) + (n || ``) + i;
            });
            e.setAttribute(`srcset`, a);
          }
        });
      },
      _simplifyNestedElements(e) {
        for (var t = e; t;) {
          if (
            t.parentNode &&
            [`DIV`, `SECTION`].includes(t.tagName) &&
            !(t.id && t.id.startsWith(`readability`))
          ) {
            if (this._isElementWithoutContent(t)) {
              t = this._removeAndGetNext(t);
              continue;
            }
            if (
              this._hasSingleTagInsideElement(t, `DIV`) ||
              this._hasSingleTagInsideElement(t, `SECTION`)
            ) {
              for (var n = t.children[0], r = 0; r < t.attributes.length; r++)
                n.setAttributeNode(t.attributes[r].cloneNode());
              (t.parentNode.replaceChild(n, t), (t = n));
              continue;
            }
          }
          t = this._getNextNode(t);
        }
      },
      _getArticleTitle() {
        var e = this._doc,
          t = ``,
          n = ``;
        try {
          ((t = n = e.title.trim()),
            typeof t != `string` &&
              (t = n = this._getInnerText(e.getElementsByTagName(`title`)[0])));
        } catch {}
        var r = !1;
        function i(e) {
          return e.split(/\s+/).length;
        }
        if (/ [\|\-\\\/>»] /.test(t)) {
          r = / [\\\/>»] /.test(t);
          let e = Array.from(n.matchAll(/ [\|\-\\\/>»] /gi));
          ((t = n.substring(0, e.pop().index)),
            i(t) < 3 && (t = n.replace(/^[^\|\-\\\/>»]*[\|\-\\\/>»]/gi, ``)));
        } else if (t.includes(`: `)) {
          var a = this._getAllNodesWithTag(e, [`h1`, `h2`]),
            o = t.trim();
          this._someNode(a, function (e) {
            return e.textContent.trim() === o;
          }) ||
            ((t = n.substring(n.lastIndexOf(`:`) + 1)),
            i(t) < 3
              ? (t = n.substring(n.indexOf(`:`) + 1))
              : i(n.substr(0, n.indexOf(`:`))) > 5 && (t = n));
        } else if (t.length > 150 || t.length < 15) {
          var s = e.getElementsByTagName(`h1`);
          s.length === 1 && (t = this._getInnerText(s[0]));
        }
        t = t.trim().replace(this.REGEXPS.normalize, ` `);
        var c = i(t);
        return (c <= 4 && (!r || c != i(n.replace(/[\|\-\\\/>»]+/g, ``)) - 1) && (t = n), t);
      },
      _prepDocument() {
        var e = this._doc;
        (this._removeNodes(this._getAllNodesWithTag(e, [`style`])),
          e.body && this._replaceBrs(e.body),
          this._replaceNodeTags(this._getAllNodesWithTag(e, [`font`]), `SPAN`));
      },
      _nextNode(e) {
        for (
          var t = e;
          t && t.nodeType != this.ELEMENT_NODE && this.REGEXPS.whitespace.test(t.textContent);
        )
          t = t.nextSibling;
        return t;
      },
      _replaceBrs(e) {
        this._forEachNode(this._getAllNodesWithTag(e, [`br`]), function (e) {
          for (var t = e.nextSibling, n = !1; (t = this._nextNode(t)) && t.tagName == `BR`;) {
            n = !0;
            var r = t.nextSibling;
            (t.remove(), (t = r));
          }
          if (n) {
            var i = this._doc.createElement(`p`);
            for (e.parentNode.replaceChild(i, e), t = i.nextSibling; t;) {
              if (t.tagName == `BR`) {
                var a = this._nextNode(t.nextSibling);
                if (a && a.tagName == `BR`) break;
              }
              if (!this._isPhrasingContent(t)) break;
              var o = t.nextSibling;
              (i.appendChild(t), (t = o));
            }
            for (; i.lastChild && this._isWhitespace(i.lastChild);) i.lastChild.remove();
            i.parentNode.tagName === `P` && this._setNodeTag(i.parentNode, `DIV`);
          }
        });
      },
      _setNodeTag(e, t) {
        if ((this.log(`_setNodeTag`, e, t), this._docJSDOMParser))
          return ((e.localName = t.toLowerCase()), (e.tagName = t.toUpperCase()), e);
        for (var n = e.ownerDocument.createElement(t); e.firstChild;) n.appendChild(e.firstChild);
        (e.parentNode.replaceChild(n, e), e.readability && (n.readability = e.readability));
        for (var r = 0; r < e.attributes.length; r++)
          n.setAttributeNode(e.attributes[r].cloneNode());
        return n;
      },
      _prepArticle(e) {
        (this._cleanStyles(e),
          this._markDataTables(e),
          this._fixLazyImages(e),
          this._cleanConditionally(e, `form`),
          this._cleanConditionally(e, `fieldset`),
          this._clean(e, `object`),
          this._clean(e, `embed`),
          this._clean(e, `footer`),
          this._clean(e, `link`),
          this._clean(e, `aside`));
        var t = this.DEFAULT_CHAR_THRESHOLD;
        (this._forEachNode(e.children, function (e) {
          this._cleanMatchedNodes(e, function (e, n) {
            return this.REGEXPS.shareElements.test(n) && e.textContent.length < t;
          });
        }),
          this._clean(e, `iframe`),
          this._clean(e, `input`),
          this._clean(e, `textarea`),
          this._clean(e, `select`),
          this._clean(e, `button`),
          this._cleanHeaders(e),
          this._cleanConditionally(e, `table`),
          this._cleanConditionally(e, `ul`),
          this._cleanConditionally(e, `div`),
          this._replaceNodeTags(this._getAllNodesWithTag(e, [`h1`]), `h2`),
          this._removeNodes(this._getAllNodesWithTag(e, [`p`]), function (e) {
            return (
              this._getAllNodesWithTag(e, [`img`, `embed`, `object`, `iframe`]).length === 0 &&
              !this._getInnerText(e, !1)
            );
          }),
          this._forEachNode(this._getAllNodesWithTag(e, [`br`]), function (e) {
            var t = this._nextNode(e.nextSibling);
            t && t.tagName == `P` && e.remove();
          }),
          this._forEachNode(this._getAllNodesWithTag(e, [`table`]), function (e) {
            var t = this._hasSingleTagInsideElement(e, `TBODY`) ? e.firstElementChild : e;
            if (this._hasSingleTagInsideElement(t, `TR`)) {
              var n = t.firstElementChild;
              if (this._hasSingleTagInsideElement(n, `TD`)) {
                var r = n.firstElementChild;
                ((r = this._setNodeTag(
                  r,
                  this._everyNode(r.childNodes, this._isPhrasingContent) ? `P` : `DIV`,
                )),
                  e.parentNode.replaceChild(r, e));
              }
            }
          }));
      },
      _initializeNode(e) {
        switch (((e.readability = { contentScore: 0 }), e.tagName)) {
          case `DIV`:
            e.readability.contentScore += 5;
            break;
          case `PRE`:
          case `TD`:
          case `BLOCKQUOTE`:
            e.readability.contentScore += 3;
            break;
          case `ADDRESS`:
          case `OL`:
          case `UL`:
          case `DL`:
          case `DD`:
          case `DT`:
          case `LI`:
          case `FORM`:
            e.readability.contentScore -= 3;
            break;
          case `H1`:
          case `H2`:
          case `H3`:
          case `H4`:
          case `H5`:
          case `H6`:
          case `TH`:
            e.readability.contentScore -= 5;
        }
        e.readability.contentScore += this._getClassWeight(e);
      },
      _removeAndGetNext(e) {
        var t = this._getNextNode(e, !0);
        return (e.remove(), t);
      },
      _getNextNode(e, t) {
        if (!t && e.firstElementChild) return e.firstElementChild;
        if (e.nextElementSibling) return e.nextElementSibling;
        do e = e.parentNode;
        while (e && !e.nextElementSibling);
        return e && e.nextElementSibling;
      },
      _textSimilarity(e, t) {
        var n = e.toLowerCase().split(this.REGEXPS.tokenize).filter(Boolean),
          r = t.toLowerCase().split(this.REGEXPS.tokenize).filter(Boolean);
        return !n.length || !r.length
          ? 0
          : 1 - r.filter((e) => !n.includes(e)).join(` `).length / r.join(` `).length;
      },
      _isValidByline(e, t) {
        var n = e.getAttribute(`rel`),
          r = e.getAttribute(`itemprop`),
          i = e.textContent.trim().length;
        return (
          (n === `author` || (r && r.includes(`author`)) || this.REGEXPS.byline.test(t)) &&
          !!i &&
          i < 100
        );
      },
      _getNodeAncestors(e, t) {
        t ||= 0;
        for (var n = 0, r = []; e.parentNode && (r.push(e.parentNode), !(t && ++n === t));)
          e = e.parentNode;
        return r;
      },
      _grabArticle(e) {
        this.log(`**** grabArticle ****`);
        var t = this._doc,
          n = e !== null;
        if (((e ||= this._doc.body), !e))
          return (this.log(`No body found in document. Abort.`), null);
        for (var r = e.innerHTML; ;) {
          this.log(`Starting grabArticle loop`);
          var i = this._flagIsActive(this.FLAG_STRIP_UNLIKELYS),
            a = [],
            o = this._doc.documentElement;
          let oe = !0;
          for (; o;) {
            o.tagName === `HTML` && (this._articleLang = o.getAttribute(`lang`));
            var s = o.className + ` ` + o.id;
            if (!this._isProbablyVisible(o))
              (this.log(`Removing hidden node - ` + s), (o = this._removeAndGetNext(o)));
            else if (o.getAttribute(`aria-modal`) == `true` && o.getAttribute(`role`) == `dialog`)
              o = this._removeAndGetNext(o);
            else if (!this._articleByline && !this._metadata.byline && this._isValidByline(o, s)) {
              for (
                var c = this._getNextNode(o, !0), l = this._getNextNode(o), u = null;
                l && l != c;
              ) {
                var d = l.getAttribute(`itemprop`);
                if (d && d.includes(`name`)) {
                  u = l;
                  break;
                }
                l = this._getNextNode(l);
              }
              ((this._articleByline = (u ?? o).textContent.trim()),
                (o = this._removeAndGetNext(o)));
            } else if (oe && this._headerDuplicatesTitle(o))
              (this.log(`Removing header: `, o.textContent.trim(), this._articleTitle.trim()),
                (oe = !1),
                (o = this._removeAndGetNext(o)));
            else {
              if (i) {
                if (
                  this.REGEXPS.unlikelyCandidates.test(s) &&
                  !this.REGEXPS.okMaybeItsACandidate.test(s) &&
                  !this._hasAncestorTag(o, `table`) &&
                  !this._hasAncestorTag(o, `code`) &&
                  o.tagName !== `BODY` &&
                  o.tagName !== `A`
                ) {
                  (this.log(`Removing unlikely candidate - ` + s), (o = this._removeAndGetNext(o)));
                  continue;
                }
                if (this.UNLIKELY_ROLES.includes(o.getAttribute(`role`))) {
                  (this.log(`Removing content with role ` + o.getAttribute(`role`) + ` - ` + s),
                    (o = this._removeAndGetNext(o)));
                  continue;
                }
              }
              if (
                (o.tagName === `DIV` ||
                  o.tagName === `SECTION` ||
                  o.tagName === `HEADER` ||
                  o.tagName === `H1` ||
                  o.tagName === `H2` ||
                  o.tagName === `H3` ||
                  o.tagName === `H4` ||
                  o.tagName === `H5` ||
                  o.tagName === `H6`) &&
                this._isElementWithoutContent(o)
              )
                o = this._removeAndGetNext(o);
              else {
                if (
                  (this.DEFAULT_TAGS_TO_SCORE.includes(o.tagName) && a.push(o), o.tagName === `DIV`)
                ) {
                  for (var f = null, p = o.firstChild; p;) {
                    var m = p.nextSibling;
                    if (this._isPhrasingContent(p))
                      f === null
                        ? this._isWhitespace(p) ||
                          ((f = t.createElement(`p`)), o.replaceChild(f, p), f.appendChild(p))
                        : f.appendChild(p);
                    else if (f !== null) {
                      for (; f.lastChild && this._isWhitespace(f.lastChild);) f.lastChild.remove();
                      f = null;
                    }
                    p = m;
                  }
                  if (this._hasSingleTagInsideElement(o, `P`) && this._getLinkDensity(o) < 0.25) {
                    var h = o.children[0];
                    (o.parentNode.replaceChild(h, o), (o = h), a.push(o));
                  } else
                    this._hasChildBlockElement(o) || ((o = this._setNodeTag(o, `P`)), a.push(o));
                }
                o = this._getNextNode(o);
              }
            }
          }
          var g = [];
          this._forEachNode(a, function (e) {
            if (e.parentNode && e.parentNode.tagName !== void 0) {
              var t = this._getInnerText(e);
              if (!(t.length < 25)) {
                var n = this._getNodeAncestors(e, 5);
                if (n.length !== 0) {
                  var r = 0;
                  ((r += 1),
                    (r += t.split(this.REGEXPS.commas).length),
                    (r += Math.min(Math.floor(t.length / 100), 3)),
                    this._forEachNode(n, function (e, t) {
                      if (e.tagName && e.parentNode && e.parentNode.tagName !== void 0) {
                        if (
                          (e.readability === void 0 && (this._initializeNode(e), g.push(e)),
                          t === 0)
                        )
                          var n = 1;
                        else n = t === 1 ? 2 : t * 3;
                        e.readability.contentScore += r / n;
                      }
                    }));
                }
              }
            }
          });
          for (var _ = [], v = 0, y = g.length; v < y; v += 1) {
            var b = g[v],
              x = b.readability.contentScore * (1 - this._getLinkDensity(b));
            ((b.readability.contentScore = x), this.log(`Candidate:`, b, `with score ` + x));
            for (var S = 0; S < this._nbTopCandidates; S++) {
              var C = _[S];
              if (!C || x > C.readability.contentScore) {
                (_.splice(S, 0, b), _.length > this._nbTopCandidates && _.pop());
                break;
              }
            }
          }
          var w = _[0] || null,
            T = !1,
            E;
          if (w === null || w.tagName === `BODY`) {
            for (w = t.createElement(`DIV`), T = !0; e.firstChild;)
              (this.log(`Moving child out:`, e.firstChild), w.appendChild(e.firstChild));
            (e.appendChild(w), this._initializeNode(w));
          } else if (w) {
            for (var D = [], O = 1; O < _.length; O++)
              _[O].readability.contentScore / w.readability.contentScore >= 0.75 &&
                D.push(this._getNodeAncestors(_[O]));
            var k = 3;
            if (D.length >= k)
              for (E = w.parentNode; E.tagName !== `BODY`;) {
                for (var A = 0, j = 0; j < D.length && A < k; j++) A += Number(D[j].includes(E));
                if (A >= k) {
                  w = E;
                  break;
                }
                E = E.parentNode;
              }
            (w.readability || this._initializeNode(w), (E = w.parentNode));
            for (var M = w.readability.contentScore, N = M / 3; E.tagName !== `BODY`;)
              if (!E.readability) E = E.parentNode;
              else {
                var P = E.readability.contentScore;
                if (P < N) break;
                if (P > M) {
                  w = E;
                  break;
                }
                ((M = E.readability.contentScore), (E = E.parentNode));
              }
            for (E = w.parentNode; E.tagName != `BODY` && E.children.length == 1;)
              ((w = E), (E = w.parentNode));
            w.readability || this._initializeNode(w);
          }
          var F = t.createElement(`DIV`);
          n && (F.id = `readability-content`);
          var I = Math.max(10, w.readability.contentScore * 0.2);
          E = w.parentNode;
          for (var L = E.children, R = 0, z = L.length; R < z; R++) {
            var B = L[R],
              ee = !1;
            if (
              (this.log(
                `Looking at sibling node:`,
                B,
                B.readability ? `with score ` + B.readability.contentScore : ``,
              ),
              this.log(`Sibling has score`, B.readability ? B.readability.contentScore : `Unknown`),
              B === w)
            )
              ee = !0;
            else {
              var te = 0;
              if (
                (B.className === w.className &&
                  w.className !== `` &&
                  (te += w.readability.contentScore * 0.2),
                B.readability && B.readability.contentScore + te >= I)
              )
                ee = !0;
              else if (B.nodeName === `P`) {
                var ne = this._getLinkDensity(B),
                  re = this._getInnerText(B),
                  V = re.length;
                ((V > 80 && ne < 0.25) ||
                  (V < 80 && V > 0 && ne === 0 && re.search(/\.( |$)/) !== -1)) &&
                  (ee = !0);
              }
            }
            ee &&
              (this.log(`Appending node:`, B),
              this.ALTER_TO_DIV_EXCEPTIONS.includes(B.nodeName) ||
                (this.log(`Altering sibling:`, B, `to div.`), (B = this._setNodeTag(B, `DIV`))),
              F.appendChild(B),
              (L = E.children),
              --R,
              --z);
          }
          if (
            (this._debug && this.log(`Article content pre-prep: ` + F.innerHTML),
            this._prepArticle(F),
            this._debug && this.log(`Article content post-prep: ` + F.innerHTML),
            T)
          )
            ((w.id = `readability-page-1`), (w.className = `page`));
          else {
            var H = t.createElement(`DIV`);
            for (H.id = `readability-page-1`, H.className = `page`; F.firstChild;)
              H.appendChild(F.firstChild);
            F.appendChild(H);
          }
          this._debug && this.log(`Article content after paging: ` + F.innerHTML);
          var U = !0,
            ie = this._getInnerText(F, !0).length;
          if (ie < this._charThreshold) {
            if (
              ((U = !1),
              (e.innerHTML = r),
              this._attempts.push({ articleContent: F, textLength: ie }),
              this._flagIsActive(this.FLAG_STRIP_UNLIKELYS))
            )
              this._removeFlag(this.FLAG_STRIP_UNLIKELYS);
            else if (this._flagIsActive(this.FLAG_WEIGHT_CLASSES))
              this._removeFlag(this.FLAG_WEIGHT_CLASSES);
            else if (this._flagIsActive(this.FLAG_CLEAN_CONDITIONALLY))
              this._removeFlag(this.FLAG_CLEAN_CONDITIONALLY);
            else {
              if (
                (this._attempts.sort(function (e, t) {
                  return t.textLength - e.textLength;
                }),
                !this._attempts[0].textLength)
              )
                return null;
              ((F = this._attempts[0].articleContent), (U = !0));
            }
          }
          if (U) {
            var ae = [E, w].concat(this._getNodeAncestors(E));
            return (
              this._someNode(ae, function (e) {
                if (!e.tagName) return !1;
                var t = e.getAttribute(`dir`);
                return t ? ((this._articleDir = t), !0) : !1;
              }),
              F
            );
          }
        }
      },
      _unescapeHtmlEntities(e) {
        if (!e) return e;
        var t = this.HTML_ESCAPE_MAP;
        return e
          .replace(/&(quot|amp|apos|lt|gt);/g, function (e, n) {
            return t[n];
          })
          .replace(/&#(?:x([0-9a-f]+)|([0-9]+));/gi, function (e, t, n) {
            var r = parseInt(t || n, t ? 16 : 10);
            return (
              (r == 0 || r > 1114111 || (r >= 55296 && r <= 57343)) && (r = 65533),
              String.fromCodePoint(r)
            );
          });
      },
      _getJSONLD(e) {
        var t = this._getAllNodesWithTag(e, [`script`]),
          n;
        return (
          this._forEachNode(t, function (e) {
            if (!n && e.getAttribute(`type`) === `application/ld+json`)
              try {
                var t = e.textContent.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, ``),
                  r = JSON.parse(t);
                if (
                  Array.isArray(r) &&
                  ((r = r.find(
                    (e) => e[`@type`] && e[`@type`].match(this.REGEXPS.jsonLdArticleTypes),
                  )),
                  !r)
                )
                  return;
                var i = /^https?\:\/\/schema\.org\/?$/;
                if (
                  !(
                    (typeof r[`@context`] == `string` && r[`@context`].match(i)) ||
                    (typeof r[`@context`] == `object` &&
                      typeof r[`@context`][`@vocab`] == `string` &&
                      r[`@context`][`@vocab`].match(i))
                  ) ||
                  (!r[`@type`] &&
                    Array.isArray(r[`@graph`]) &&
                    (r = r[`@graph`].find((e) =>
                      (e[`@type`] || ``).match(this.REGEXPS.jsonLdArticleTypes),
                    )),
                  !r || !r[`@type`] || !r[`@type`].match(this.REGEXPS.jsonLdArticleTypes))
                )
                  return;
                if (
                  ((n = {}),
                  typeof r.name == `string` &&
                    typeof r.headline == `string` &&
                    r.name !== r.headline)
                ) {
                  var a = this._getArticleTitle(),
                    o = this._textSimilarity(r.name, a) > 0.75;
                  this._textSimilarity(r.headline, a) > 0.75 && !o
                    ? (n.title = r.headline)
                    : (n.title = r.name);
                } else
                  typeof r.name == `string`
                    ? (n.title = r.name.trim())
                    : typeof r.headline == `string` && (n.title = r.headline.trim());
                (r.author &&
                  (typeof r.author.name == `string`
                    ? (n.byline = r.author.name.trim())
                    : Array.isArray(r.author) &&
                      r.author[0] &&
                      typeof r.author[0].name == `string` &&
                      (n.byline = r.author
                        .filter(function (e) {
                          return e && typeof e.name == `string`;
                        })
                        .map(function (e) {
                          return e.name.trim();
                        })
                        .join(`, `))),
                  typeof r.description == `string` && (n.excerpt = r.description.trim()),
                  r.publisher &&
                    typeof r.publisher.name == `string` &&
                    (n.siteName = r.publisher.name.trim()),
                  typeof r.datePublished == `string` && (n.datePublished = r.datePublished.trim()));
              } catch (e) {
                this.log(e.message);
              }
          }),
          n || {}
        );
      },
      _getArticleMetadata(e) {
        var t = {},
          n = {},
          r = this._doc.getElementsByTagName(`meta`),
          i =
            /\s*(article|dc|dcterm|og|twitter)\s*:\s*(author|creator|description|published_time|title|site_name)\s*/gi,
          a =
            /^\s*(?:(dc|dcterm|og|twitter|parsely|weibo:(article|webpage))\s*[-\.:]\s*)?(author|creator|pub-date|description|title|site_name)\s*$/i;
        (this._forEachNode(r, function (e) {
          var t = e.getAttribute(`name`),
            r = e.getAttribute(`property`),
            o = e.getAttribute(`content`);
          if (o) {
            var s = null,
              c = null;
            (r &&
              ((s = r.match(i)),
              s && ((c = s[0].toLowerCase().replace(/\s/g, ``)), (n[c] = o.trim()))),
              !s &&
                t &&
                a.test(t) &&
                ((c = t),
                o &&
                  ((c = c.toLowerCase().replace(/\s/g, ``).replace(/\./g, `:`)),
                  (n[c] = o.trim()))));
          }
        }),
          (t.title =
            e.title ||
            n[`dc:title`] ||
            n[`dcterm:title`] ||
            n[`og:title`] ||
            n[`weibo:article:title`] ||
            n[`weibo:webpage:title`] ||
            n.title ||
            n[`twitter:title`] ||
            n[`parsely-title`]),
          (t.title ||= this._getArticleTitle()));
        let o =
          typeof n[`article:author`] == `string` && !this._isUrl(n[`article:author`])
            ? n[`article:author`]
            : void 0;
        return (
          (t.byline =
            e.byline ||
            n[`dc:creator`] ||
            n[`dcterm:creator`] ||
            n.author ||
            n[`parsely-author`] ||
            o),
          (t.excerpt =
            e.excerpt ||
            n[`dc:description`] ||
            n[`dcterm:description`] ||
            n[`og:description`] ||
            n[`weibo:article:description`] ||
            n[`weibo:webpage:description`] ||
            n.description ||
            n[`twitter:description`]),
          (t.siteName = e.siteName || n[`og:site_name`]),
          (t.publishedTime =
            e.datePublished || n[`article:published_time`] || n[`parsely-pub-date`] || null),
          (t.title = this._unescapeHtmlEntities(t.title)),
          (t.byline = this._unescapeHtmlEntities(t.byline)),
          (t.excerpt = this._unescapeHtmlEntities(t.excerpt)),
          (t.siteName = this._unescapeHtmlEntities(t.siteName)),
          (t.publishedTime = this._unescapeHtmlEntities(t.publishedTime)),
          t
        );
      },
      _isSingleImage(e) {
        for (; e;) {
          if (e.tagName === `IMG`) return !0;
          if (e.children.length !== 1 || e.textContent.trim() !== ``) return !1;
          e = e.children[0];
        }
        return !1;
      },
      _unwrapNoscriptImages(e) {
        var t = Array.from(e.getElementsByTagName(`img`));
        this._forEachNode(t, function (e) {
          for (var t = 0; t < e.attributes.length; t++) {
            var n = e.attributes[t];
            switch (n.name) {
              case `src`:
              case `srcset`:
              case `data-src`:
              case `data-srcset`:
                return;
            }
            if (/\.(jpg|jpeg|png|webp)/i.test(n.value)) return;
          }
          e.remove();
        });
        var n = Array.from(e.getElementsByTagName(`noscript`));
        this._forEachNode(n, function (t) {
          if (this._isSingleImage(t)) {
            var n = e.createElement(`div`);
            n.innerHTML = t.innerHTML;
            var r = t.previousElementSibling;
            if (r && this._isSingleImage(r)) {
              var i = r;
              i.tagName !== `IMG` && (i = r.getElementsByTagName(`img`)[0]);
              for (var a = n.getElementsByTagName(`img`)[0], o = 0; o < i.attributes.length; o++) {
                var s = i.attributes[o];
                if (
                  s.value !== `` &&
                  (s.name === `src` ||
                    s.name === `srcset` ||
                    /\.(jpg|jpeg|png|webp)/i.test(s.value))
                ) {
                  if (a.getAttribute(s.name) === s.value) continue;
                  var c = s.name;
                  (a.hasAttribute(c) && (c = `data-old-` + c), a.setAttribute(c, s.value));
                }
              }
              t.parentNode.replaceChild(n.firstElementChild, r);
            }
          }
        });
      },
      _removeScripts(e) {
        this._removeNodes(this._getAllNodesWithTag(e, [`script`, `noscript`]));
      },
      _hasSingleTagInsideElement(e, t) {
        return e.children.length != 1 || e.children[0].tagName !== t
          ? !1
          : !this._someNode(e.childNodes, function (e) {
              return e.nodeType === this.TEXT_NODE && this.REGEXPS.hasContent.test(e.textContent);
            });
      },
      _isElementWithoutContent(e) {
        return (
          e.nodeType === this.ELEMENT_NODE &&
          !e.textContent.trim().length &&
          (!e.children.length ||
            e.children.length ==
              e.getElementsByTagName(`br`).length + e.getElementsByTagName(`hr`).length)
        );
      },
      _hasChildBlockElement(e) {
        return this._someNode(e.childNodes, function (e) {
          return this.DIV_TO_P_ELEMS.has(e.tagName) || this._hasChildBlockElement(e);
        });
      },
      _isPhrasingContent(e) {
        return (
          e.nodeType === this.TEXT_NODE ||
          this.PHRASING_ELEMS.includes(e.tagName) ||
          ((e.tagName === `A` || e.tagName === `DEL` || e.tagName === `INS`) &&
            this._everyNode(e.childNodes, this._isPhrasingContent))
        );
      },
      _isWhitespace(e) {
        return (
          (e.nodeType === this.TEXT_NODE && e.textContent.trim().length === 0) ||
          (e.nodeType === this.ELEMENT_NODE && e.tagName === `BR`)
        );
      },
      _getInnerText(e, t) {
        t = t === void 0 || t;
        var n = e.textContent.trim();
        return t ? n.replace(this.REGEXPS.normalize, ` `) : n;
      },
      _getCharCount(e, t) {
        return ((t ||= `,`), this._getInnerText(e).split(t).length - 1);
      },
      _cleanStyles(e) {
        if (e && e.tagName.toLowerCase() !== `svg`) {
          for (var t = 0; t < this.PRESENTATIONAL_ATTRIBUTES.length; t++)
            e.removeAttribute(this.PRESENTATIONAL_ATTRIBUTES[t]);
          this.DEPRECATED_SIZE_ATTRIBUTE_ELEMS.includes(e.tagName) &&
            (e.removeAttribute(`width`), e.removeAttribute(`height`));
          for (var n = e.firstElementChild; n !== null;)
            (this._cleanStyles(n), (n = n.nextElementSibling));
        }
      },
      _getLinkDensity(e) {
        var t = this._getInnerText(e).length;
        if (t === 0) return 0;
        var n = 0;
        return (
          this._forEachNode(e.getElementsByTagName(`a`), function (e) {
            var t = e.getAttribute(`href`),
              r = t && this.REGEXPS.hashUrl.test(t) ? 0.3 : 1;
            n += this._getInnerText(e).length * r;
          }),
          n / t
        );
      },
      _getClassWeight(e) {
        if (!this._flagIsActive(this.FLAG_WEIGHT_CLASSES)) return 0;
        var t = 0;
        return (
          typeof e.className == `string` &&
            e.className !== `` &&
            (this.REGEXPS.negative.test(e.className) && (t -= 25),
            this.REGEXPS.positive.test(e.className) && (t += 25)),
          typeof e.id == `string` &&
            e.id !== `` &&
            (this.REGEXPS.negative.test(e.id) && (t -= 25),
            this.REGEXPS.positive.test(e.id) && (t += 25)),
          t
        );
      },
      _clean(e, t) {
        var n = [`object`, `embed`, `iframe`].includes(t);
        this._removeNodes(this._getAllNodesWithTag(e, [t]), function (e) {
          if (n) {
            for (var t = 0; t < e.attributes.length; t++)
              if (this._allowedVideoRegex.test(e.attributes[t].value)) return !1;
            if (e.tagName === `object` && this._allowedVideoRegex.test(e.innerHTML)) return !1;
          }
          return !0;
        });
      },
      _hasAncestorTag(e, t, n, r) {
        ((n ||= 3), (t = t.toUpperCase()));
        for (var i = 0; e.parentNode;) {
          if (n > 0 && i > n) return !1;
          if (e.parentNode.tagName === t && (!r || r(e.parentNode))) return !0;
          ((e = e.parentNode), i++);
        }
        return !1;
      },
      _getRowAndColumnCount(e) {
        for (var t = 0, n = 0, r = e.getElementsByTagName(`tr`), i = 0; i < r.length; i++) {
          var a = r[i].getAttribute(`rowspan`) || 0;
          ((a &&= parseInt(a, 10)), (t += a || 1));
          for (var o = 0, s = r[i].getElementsByTagName(`td`), c = 0; c < s.length; c++) {
            var l = s[c].getAttribute(`colspan`) || 0;
            ((l &&= parseInt(l, 10)), (o += l || 1));
          }
          n = Math.max(n, o);
        }
        return { rows: t, columns: n };
      },
      _markDataTables(e) {
        for (var t = e.getElementsByTagName(`table`), n = 0; n < t.length; n++) {
          var r = t[n];
          if (r.getAttribute(`role`) == `presentation`) r._readabilityDataTable = !1;
          else if (r.getAttribute(`datatable`) == `0`) r._readabilityDataTable = !1;
          else if (r.getAttribute(`summary`)) r._readabilityDataTable = !0;
          else {
            var i = r.getElementsByTagName(`caption`)[0];
            if (i && i.childNodes.length) r._readabilityDataTable = !0;
            else if (
              [`col`, `colgroup`, `tfoot`, `thead`, `th`].some(function (e) {
                return !!r.getElementsByTagName(e)[0];
              })
            )
              (this.log(`Data table because found data-y descendant`),
                (r._readabilityDataTable = !0));
            else if (r.getElementsByTagName(`table`)[0]) r._readabilityDataTable = !1;
            else {
              var a = this._getRowAndColumnCount(r);
              r._readabilityDataTable =
                a.columns == 1 || a.rows == 1
                  ? !1
                  : a.rows >= 10 || a.columns > 4 || a.rows * a.columns > 10;
            }
          }
        }
      },
      _fixLazyImages(e) {
        this._forEachNode(this._getAllNodesWithTag(e, [`img`, `picture`, `figure`]), function (e) {
          if (e.src && this.REGEXPS.b64DataUrl.test(e.src)) {
            var t = this.REGEXPS.b64DataUrl.exec(e.src);
            if (t[1] === `image/svg+xml`) return;
            for (var n = !1, r = 0; r < e.attributes.length; r++) {
              var i = e.attributes[r];
              if (i.name !== `src` && /\.(jpg|jpeg|png|webp)/i.test(i.value)) {
                n = !0;
                break;
              }
            }
            if (n) {
              var a = t[0].length;
              e.src.length - a < 133 && e.removeAttribute(`src`);
            }
          }
          if (
            !(
              (e.src || (e.srcset && e.srcset != `null`)) &&
              !e.className.toLowerCase().includes(`lazy`)
            )
          ) {
            for (var o = 0; o < e.attributes.length; o++)
              if (
                ((i = e.attributes[o]), i.name !== `src` && i.name !== `srcset` && i.name !== `alt`)
              ) {
                var s = null;
                if (
                  (/\.(jpg|jpeg|png|webp)\s+\d/.test(i.value)
                    ? (s = `srcset`)
                    : /^\s*\S+\.(jpg|jpeg|png|webp)\S*\s*$/.test(i.value) && (s = `src`),
                  s)
                ) {
                  if (e.tagName === `IMG` || e.tagName === `PICTURE`) e.setAttribute(s, i.value);
                  else if (
                    e.tagName === `FIGURE` &&
                    !this._getAllNodesWithTag(e, [`img`, `picture`]).length
                  ) {
                    var c = this._doc.createElement(`img`);
                    (c.setAttribute(s, i.value), e.appendChild(c));
                  }
                }
              }
          }
        });
      },
      _getTextDensity(e, t) {
        var n = this._getInnerText(e, !0).length;
        if (n === 0) return 0;
        var r = 0,
          i = this._getAllNodesWithTag(e, t);
        return (this._forEachNode(i, (e) => (r += this._getInnerText(e, !0).length)), r / n);
      },
      _cleanConditionally(e, t) {
        this._flagIsActive(this.FLAG_CLEAN_CONDITIONALLY) &&
          this._removeNodes(this._getAllNodesWithTag(e, [t]), function (e) {
            var n = function (e) {
                return e._readabilityDataTable;
              },
              r = t === `ul` || t === `ol`;
            if (!r) {
              var i = 0,
                a = this._getAllNodesWithTag(e, [`ul`, `ol`]);
              (this._forEachNode(a, (e) => (i += this._getInnerText(e).length)),
                (r = i / this._getInnerText(e).length > 0.9));
            }
            if (
              (t === `table` && n(e)) ||
              this._hasAncestorTag(e, `table`, -1, n) ||
              this._hasAncestorTag(e, `code`) ||
              [...e.getElementsByTagName(`table`)].some((e) => e._readabilityDataTable)
            )
              return !1;
            var o = this._getClassWeight(e);
            if ((this.log(`Cleaning Conditionally`, e), o + 0 < 0)) return !0;
            if (this._getCharCount(e, `,`) < 10) {
              for (
                var s = e.getElementsByTagName(`p`).length,
                  c = e.getElementsByTagName(`img`).length,
                  l = e.getElementsByTagName(`li`).length - 100,
                  u = e.getElementsByTagName(`input`).length,
                  d = this._getTextDensity(e, [`h1`, `h2`, `h3`, `h4`, `h5`, `h6`]),
                  f = 0,
                  p = this._getAllNodesWithTag(e, [`object`, `embed`, `iframe`]),
                  m = 0;
                m < p.length;
                m++
              ) {
                for (var h = 0; h < p[m].attributes.length; h++)
                  if (this._allowedVideoRegex.test(p[m].attributes[h].value)) return !1;
                if (p[m].tagName === `object` && this._allowedVideoRegex.test(p[m].innerHTML))
                  return !1;
                f++;
              }
              var g = this._getInnerText(e);
              if (this.REGEXPS.adWords.test(g) || this.REGEXPS.loadingWords.test(g)) return !0;
              var _ = g.length,
                v = this._getLinkDensity(e),
                y = [`SPAN`, `LI`, `TD`].concat(Array.from(this.DIV_TO_P_ELEMS)),
                b = this._getTextDensity(e, y),
                x = this._hasAncestorTag(e, `figure`),
                S = (() => {
                  let e = [];
                  return (
                    !x && c > 1 && s / c < 0.5 && e.push(`Bad p to img ratio (img=${c}, p=${s})`),
                    !r && l > s && e.push(`Too many li's outside of a list. (li=${l} > p=${s})`),
                    u > Math.floor(s / 3) && e.push(`Too many inputs per p. (input=${u}, p=${s})`),
                    !r &&
                      !x &&
                      d < 0.9 &&
                      _ < 25 &&
                      (c === 0 || c > 2) &&
                      v > 0 &&
                      e.push(
                        `Suspiciously short. (headingDensity=${d}, img=${c}, linkDensity=${v})`,
                      ),
                    !r &&
                      o < 25 &&
                      v > 0.2 + this._linkDensityModifier &&
                      e.push(`Low weight and a little linky. (linkDensity=${v})`),
                    o >= 25 &&
                      v > 0.5 + this._linkDensityModifier &&
                      e.push(`High weight and mostly links. (linkDensity=${v})`),
                    ((f === 1 && _ < 75) || f > 1) &&
                      e.push(`Suspicious embed. (embedCount=${f}, contentLength=${_})`),
                    c === 0 && b === 0 && e.push(`No useful content. (img=${c}, textDensity=${b})`),
                    e.length ? (this.log(`Checks failed`, e), !0) : !1
                  );
                })();
              if (r && S) {
                for (var C = 0; C < e.children.length; C++)
                  if (e.children[C].children.length > 1) return S;
                if (c == e.getElementsByTagName(`li`).length) return !1;
              }
              return S;
            }
            return !1;
          });
      },
      _cleanMatchedNodes(e, t) {
        for (var n = this._getNextNode(e, !0), r = this._getNextNode(e); r && r != n;)
          r = t.call(this, r, r.className + ` ` + r.id)
            ? this._removeAndGetNext(r)
            : this._getNextNode(r);
      },
      _cleanHeaders(e) {
        let t = this._getAllNodesWithTag(e, [`h1`, `h2`]);
        this._removeNodes(t, function (e) {
          let t = this._getClassWeight(e) < 0;
          return (t && this.log(`Removing header with low class weight:`, e), t);
        });
      },
      _headerDuplicatesTitle(e) {
        if (e.tagName != `H1` && e.tagName != `H2`) return !1;
        var t = this._getInnerText(e, !1);
        return (
          this.log(`Evaluating similarity of header:`, t, this._articleTitle),
          this._textSimilarity(this._articleTitle, t) > 0.75
        );
      },
      _flagIsActive(e) {
        return (this._flags & e) > 0;
      },
      _removeFlag(e) {
        this._flags &= ~e;
      },
      _isProbablyVisible(e) {
        return (
          (!e.style || e.style.display != `none`) &&
          (!e.style || e.style.visibility != `hidden`) &&
          !e.hasAttribute(`hidden`) &&
          (!e.hasAttribute(`aria-hidden`) ||
            e.getAttribute(`aria-hidden`) != `true` ||
            (e.className && e.className.includes && e.className.includes(`fallback-image`)))
        );
      },
      parse() {
        if (this._maxElemsToParse > 0) {
          var e = this._doc.getElementsByTagName(`*`).length;
          if (e > this._maxElemsToParse)
            throw Error(`Aborting parsing document; ` + e + ` elements found`);
        }
        this._unwrapNoscriptImages(this._doc);
        var t = this._disableJSONLD ? {} : this._getJSONLD(this._doc);
        (this._removeScripts(this._doc), this._prepDocument());
        var n = this._getArticleMetadata(t);
        ((this._metadata = n), (this._articleTitle = n.title));
        var r = this._grabArticle();
        if (!r) return null;
        if ((this.log(`Grabbed: ` + r.innerHTML), this._postProcessContent(r), !n.excerpt)) {
          var i = r.getElementsByTagName(`p`);
          i.length && (n.excerpt = i[0].textContent.trim());
        }
        var a = r.textContent;
        return {
          title: this._articleTitle,
          byline: n.byline || this._articleByline,
          dir: this._articleDir,
          lang: this._articleLang,
          content: this._serializer(r),
          textContent: a,
          length: a.length,
          excerpt: n.excerpt,
          siteName: n.siteName || this._articleSiteName,
          publishedTime: n.publishedTime,
        };
      },
    }),
      typeof t == `object` && (t.exports = n));
  }),
  require_Readability_readerable = /* @__PURE__ */ __commonJSMin((e, t) => {
    var n = {
      unlikelyCandidates:
        /-ad-|ai2html|banner|breadcrumbs|combx|comment|community|cover-wrap|disqus|extra|footer|gdpr|header|legends|menu|related|remark|replies|rss|shoutbox|sidebar|skyscraper|social|sponsor|supplemental|ad-break|agegate|pagination|pager|popup|yom-remote/i,
      okMaybeItsACandidate: /and|article|body|column|content|main|shadow/i,
    };
    function r(e) {
      return (
        (!e.style || e.style.display != `none`) &&
        !e.hasAttribute(`hidden`) &&
        (!e.hasAttribute(`aria-hidden`) ||
          e.getAttribute(`aria-hidden`) != `true` ||
          (e.className && e.className.includes && e.className.includes(`fallback-image`)))
      );
    }
    function i(e, t = {}) {
      (typeof t == `function` && (t = { visibilityChecker: t }),
        (t = Object.assign({ minScore: 20, minContentLength: 140, visibilityChecker: r }, t)));
      var i = e.querySelectorAll(`p, pre, article`),
        a = e.querySelectorAll(`div > br`);
      if (a.length) {
        var o = new Set(i);
        ([].forEach.call(a, function (e) {
          o.add(e.parentNode);
        }),
          (i = Array.from(o)));
      }
      var s = 0;
      return [].some.call(i, function (e) {
        if (!t.visibilityChecker(e)) return !1;
        var r = e.className + ` ` + e.id;
        if ((n.unlikelyCandidates.test(r) && !n.okMaybeItsACandidate.test(r)) || e.matches(`li p`))
          return !1;
        var i = e.textContent.trim().length;
        return i < t.minContentLength
          ? !1
          : ((s += Math.sqrt(i - t.minContentLength)), s > t.minScore);
      });
    }
    typeof t == `object` && (t.exports = i);
  }),
  require_readability = /* @__PURE__ */ __commonJSMin((e, t) => {
    t.exports = {
      Readability: require_Readability(),
      isProbablyReaderable: require_Readability_readerable(),
    };
  }),
  import_readability = require_readability();
const CHANGED = Symbol(`changed`),
  CLASS_LIST = Symbol(`classList`),
  CUSTOM_ELEMENTS = Symbol(`CustomElements`),
  CONTENT = Symbol(`content`),
  DATASET = Symbol(`dataset`),
  DOCTYPE = Symbol(`doctype`),
  DOM_PARSER = Symbol(`DOMParser`),
  END = Symbol(`end`),
  EVENT_TARGET = Symbol(`EventTarget`),
  GLOBALS = Symbol(`globals`),
  IMAGE = Symbol(`image`),
  MIME = Symbol(`mime`),
  MUTATION_OBSERVER = Symbol(`MutationObserver`),
  NEXT = Symbol(`next`),
  OWNER_ELEMENT = Symbol(`ownerElement`),
  PREV = Symbol(`prev`),
  PRIVATE = Symbol(`private`),
  SHEET = Symbol(`sheet`),
  START = Symbol(`start`),
  STYLE = Symbol(`style`),
  UPGRADE = Symbol(`upgrade`),
  VALUE = Symbol(`value`);
var _a;
const decodeMap = /* @__PURE__ */ new Map([
    [0, 65533],
    [128, 8364],
    [130, 8218],
    [131, 402],
    [132, 8222],
    [133, 8230],
    [134, 8224],
    [135, 8225],
    [136, 710],
    [137, 8240],
    [138, 352],
    [139, 8249],
    [140, 338],
    [142, 381],
    [145, 8216],
    [146, 8217],
    [147, 8220],
    [148, 8221],
    [149, 8226],
    [150, 8211],
    [151, 8212],
    [152, 732],
    [153, 8482],
    [154, 353],
    [155, 8250],
    [156, 339],
    [158, 382],
    [159, 376],
  ]),
  fromCodePoint =
    (_a = String.fromCodePoint) ??
    ((e) => {
      let t = ``;
      return (
        e > 65535 &&
          ((e -= 65536),
          (t += String.fromCharCode(((e >>> 10) & 1023) | 55296)),
          (e = 56320 | (e & 1023))),
        (t += String.fromCharCode(e)),
        t
      );
    });
function replaceCodePoint(e) {
  var t;
  return (e >= 55296 && e <= 57343) || e > 1114111 ? 65533 : (decodeMap.get(e) ?? e);
}
function decodeBase64(e) {
  let t =
      typeof atob == `function`
        ? atob(e)
        : typeof Buffer.from == `function`
          ? Buffer.from(e, `base64`).toString(`binary`)
          : new Buffer(e, `base64`).toString(`binary`),
    n = t.length & -2,
    r = new Uint16Array(n / 2);
  for (let e = 0, i = 0; e < n; e += 2) {
    let n = t.charCodeAt(e),
      a = t.charCodeAt(e + 1);
    r[i++] = n | (a << 8);
  }
  return r;
}
const htmlDecodeTree = /* #__PURE__ */ decodeBase64(
    `QR08ALkAAgH6AYsDNQR2BO0EPgXZBQEGLAbdBxMISQrvCmQLfQurDKQNLw4fD4YPpA+6D/IPAAAAAAAAAAAAAAAAKhBMEY8TmxUWF2EYLBkxGuAa3RsJHDscWR8YIC8jSCSIJcMl6ie3Ku8rEC0CLjoupS7kLgAIRU1hYmNmZ2xtbm9wcnN0dVQAWgBeAGUAaQBzAHcAfgCBAIQAhwCSAJoAoACsALMAbABpAGcAO4DGAMZAUAA7gCYAJkBjAHUAdABlADuAwQDBQHIiZXZlAAJhAAFpeW0AcgByAGMAO4DCAMJAEGRyAADgNdgE3XIAYQB2AGUAO4DAAMBA8CFoYZFj4SFjcgBhZAAAoFMqAAFncIsAjgBvAG4ABGFmAADgNdg43fAlbHlGdW5jdGlvbgCgYSBpAG4AZwA7gMUAxUAAAWNzpACoAHIAAOA12Jzc6SFnbgCgVCJpAGwAZABlADuAwwDDQG0AbAA7gMQAxEAABGFjZWZvcnN1xQDYANoA7QDxAPYA+QD8AAABY3LJAM8AayNzbGFzaAAAoBYidgHTANUAAKDnKmUAZAAAoAYjeQARZIABY3J0AOAA5QDrAGEidXNlAACgNSLuI291bGxpcwCgLCFhAJJjcgAA4DXYBd1wAGYAAOA12Dnd5SF2ZdhiYwDyAOoAbSJwZXEAAKBOIgAHSE9hY2RlZmhpbG9yc3UXARoBHwE6AVIBVQFiAWQBZgGCAakB6QHtAfIBYwB5ACdkUABZADuAqQCpQIABY3B5ACUBKAE1AfUhdGUGYWmg0iJ0KGFsRGlmZmVyZW50aWFsRAAAoEUhbCJleXMAAKAtIQACYWVpb0EBRAFKAU0B8iFvbgxhZABpAGwAO4DHAMdAcgBjAAhhbiJpbnQAAKAwIm8AdAAKYQABZG5ZAV0BaSJsbGEAuGB0I2VyRG90ALdg8gA5AWkAp2NyImNsZQAAAkRNUFRwAXQBeQF9AW8AdAAAoJkiaSJudXMAAKCWIuwhdXMAoJUiaSJtZXMAAKCXIm8AAAFjc4cBlAFrKndpc2VDb250b3VySW50ZWdyYWwAAKAyImUjQ3VybHkAAAFEUZwBpAFvJXVibGVRdW90ZQAAoB0gdSJvdGUAAKAZIAACbG5wdbABtgHNAdgBbwBuAGWgNyIAoHQqgAFnaXQAvAHBAcUB8iJ1ZW50AKBhIm4AdAAAoC8i7yV1ckludGVncmFsAKAuIgABZnLRAdMBAKACIe8iZHVjdACgECJuLnRlckNsb2Nrd2lzZUNvbnRvdXJJbnRlZ3JhbAAAoDMi7yFzcwCgLypjAHIAAOA12J7ccABDoNMiYQBwAACgTSKABURKU1phY2VmaW9zAAsCEgIVAhgCGwIsAjQCOQI9AnMCfwNvoEUh9CJyYWhkAKARKWMAeQACZGMAeQAFZGMAeQAPZIABZ3JzACECJQIoAuchZXIAoCEgcgAAoKEhaAB2AACg5CoAAWF5MAIzAvIhb24OYRRkbAB0oAciYQCUY3IAAOA12AfdAAFhZkECawIAAWNtRQJnAvIjaXRpY2FsAAJBREdUUAJUAl8CYwJjInV0ZQC0YG8AdAFZAloC2WJiJGxlQWN1dGUA3WJyImF2ZQBgYGkibGRlANxi7yFuZACgxCJmJWVyZW50aWFsRAAAoEYhcAR9AgAAAAAAAIECjgIAABoDZgAA4DXYO91EoagAhQKJAm8AdAAAoNwgcSJ1YWwAAKBQIuIhbGUAA0NETFJVVpkCqAK1Au8C/wIRA28AbgB0AG8AdQByAEkAbgB0AGUAZwByAGEA7ADEAW8AdAKvAgAAAACwAqhgbiNBcnJvdwAAoNMhAAFlb7kC0AJmAHQAgAFBUlQAwQLGAs0CciJyb3cAAKDQIekkZ2h0QXJyb3cAoNQhZQDlACsCbgBnAAABTFLWAugC5SFmdAABQVLcAuECciJyb3cAAKD4J+kkZ2h0QXJyb3cAoPon6SRnaHRBcnJvdwCg+SdpImdodAAAAUFU9gL7AnIicm93AACg0iFlAGUAAKCoInAAQQIGAwAAAAALA3Iicm93AACg0SFvJHduQXJyb3cAAKDVIWUlcnRpY2FsQmFyAACgJSJuAAADQUJMUlRhJAM2AzoDWgNxA3oDciJyb3cAAKGTIUJVLAMwA2EAcgAAoBMpcCNBcnJvdwAAoPUhciJldmUAEWPlIWZ00gJDAwAASwMAAFIDaSVnaHRWZWN0b3IAAKBQKWUkZVZlY3RvcgAAoF4p5SJjdG9yQqC9IWEAcgAAoFYpaSJnaHQA1AFiAwAAaQNlJGVWZWN0b3IAAKBfKeUiY3RvckKgwSFhAHIAAKBXKWUAZQBBoKQiciJyb3cAAKCnIXIAcgBvAPcAtAIAAWN0gwOHA3IAAOA12J/c8iFvaxBhAAhOVGFjZGZnbG1vcHFzdHV4owOlA6kDsAO/A8IDxgPNA9ID8gP9AwEEFAQeBCAEJQRHAEphSAA7gNAA0EBjAHUAdABlADuAyQDJQIABYWl5ALYDuQO+A/Ihb24aYXIAYwA7gMoAykAtZG8AdAAWYXIAAOA12AjdcgBhAHYAZQA7gMgAyEDlIm1lbnQAoAgiAAFhcNYD2QNjAHIAEmF0AHkAUwLhAwAAAADpA20lYWxsU3F1YXJlAACg+yVlJ3J5U21hbGxTcXVhcmUAAKCrJQABZ3D2A/kDbwBuABhhZgAA4DXYPN3zImlsb26VY3UAAAFhaQYEDgRsAFSgdSppImxkZQAAoEIi7CNpYnJpdW0AoMwhAAFjaRgEGwRyAACgMCFtAACgcyphAJdjbQBsADuAywDLQAABaXApBC0E8yF0cwCgAyLvJG5lbnRpYWxFAKBHIYACY2Zpb3MAPQQ/BEMEXQRyBHkAJGRyAADgNdgJ3WwibGVkAFMCTAQAAAAAVARtJWFsbFNxdWFyZQAAoPwlZSdyeVNtYWxsU3F1YXJlAACgqiVwA2UEAABpBAAAAABtBGYAAOA12D3dwSFsbACgACLyI2llcnRyZgCgMSFjAPIAcQQABkpUYWJjZGZnb3JzdIgEiwSOBJMElwSkBKcEqwStBLIE5QTqBGMAeQADZDuAPgA+QO0hbWFkoJMD3GNyImV2ZQAeYYABZWl5AJ0EoASjBOQhaWwiYXIAYwAcYRNkbwB0ACBhcgAA4DXYCt0AoNkicABmAADgNdg+3eUiYXRlcgADRUZHTFNUvwTIBM8E1QTZBOAEcSJ1YWwATKBlIuUhc3MAoNsidSRsbEVxdWFsAACgZyJyI2VhdGVyAACgoirlIXNzAKB3IuwkYW50RXF1YWwAoH4qaSJsZGUAAKBzImMAcgAA4DXYotwAoGsiAARBYWNmaW9zdfkE/QQFBQgFCwUTBSIFKwVSIkRjeQAqZAABY3QBBQQFZQBrAMdiXmDpIXJjJGFyAACgDCFsJWJlcnRTcGFjZQAAoAsh8AEYBQAAGwVmAACgDSHpJXpvbnRhbExpbmUAoAAlAAFjdCYFKAXyABIF8iFvayZhbQBwAEQBMQU5BW8AdwBuAEgAdQBtAPAAAAFxInVhbAAAoE8iAAdFSk9hY2RmZ21ub3N0dVMFVgVZBVwFYwVtBXAFcwV6BZAFtgXFBckFzQVjAHkAFWTsIWlnMmFjAHkAAWRjAHUAdABlADuAzQDNQAABaXlnBWwFcgBjADuAzgDOQBhkbwB0ADBhcgAAoBEhcgBhAHYAZQA7gMwAzEAAoREhYXB/BYsFAAFjZ4MFhQVyACphaSNuYXJ5SQAAoEghbABpAGUA8wD6AvQBlQUAAKUFZaAsIgABZ3KaBZ4F8iFhbACgKyLzI2VjdGlvbgCgwiJpI3NpYmxlAAABQ1SsBbEFbyJtbWEAAKBjIGkibWVzAACgYiCAAWdwdAC8Bb8FwwVvAG4ALmFmAADgNdhA3WEAmWNjAHIAAKAQIWkibGRlAChh6wHSBQAA1QVjAHkABmRsADuAzwDPQIACY2Zvc3UA4QXpBe0F8gX9BQABaXnlBegFcgBjADRhGWRyAADgNdgN3XAAZgAA4DXYQd3jAfcFAAD7BXIAAOA12KXc8iFjeQhk6yFjeQRkgANISmFjZm9zAAwGDwYSBhUGHQYhBiYGYwB5ACVkYwB5AAxk8CFwYZpjAAFleRkGHAbkIWlsNmEaZHIAAOA12A7dcABmAADgNdhC3WMAcgAA4DXYptyABUpUYWNlZmxtb3N0AD0GQAZDBl4GawZkB2gHcAd0B80H2gdjAHkACWQ7gDwAPECAAmNtbnByAEwGTwZSBlUGWwb1IXRlOWHiIWRhm2NnAACg6ifsI2FjZXRyZgCgEiFyAACgniGAAWFleQBkBmcGagbyIW9uPWHkIWlsO2EbZAABZnNvBjQHdAAABUFDREZSVFVWYXKABp4GpAbGBssG3AYDByEHwQIqBwABbnKEBowGZyVsZUJyYWNrZXQAAKDoJ/Ihb3cAoZAhQlKTBpcGYQByAACg5CHpJGdodEFycm93AKDGIWUjaWxpbmcAAKAII28A9QGqBgAAsgZiJWxlQnJhY2tldAAAoOYnbgDUAbcGAAC+BmUkZVZlY3RvcgAAoGEp5SJjdG9yQqDDIWEAcgAAoFkpbCJvb3IAAKAKI2kiZ2h0AAABQVbSBtcGciJyb3cAAKCUIeUiY3RvcgCgTikAAWVy4AbwBmUAAKGjIkFW5gbrBnIicm93AACgpCHlImN0b3IAoFopaSNhbmdsZQBCorIi+wYAAAAA/wZhAHIAAKDPKXEidWFsAACgtCJwAIABRFRWAAoHEQcYB+8kd25WZWN0b3IAoFEpZSRlVmVjdG9yAACgYCnlImN0b3JCoL8hYQByAACgWCnlImN0b3JCoLwhYQByAACgUilpAGcAaAB0AGEAcgByAG8A9wDMAnMAAANFRkdMU1Q/B0cHTgdUB1gHXwfxJXVhbEdyZWF0ZXIAoNoidSRsbEVxdWFsAACgZiJyI2VhdGVyAACgdiLlIXNzAKChKuwkYW50RXF1YWwAoH0qaSJsZGUAAKByInIAAOA12A/dZaDYIuYjdGFycm93AKDaIWkiZG90AD9hgAFucHcAege1B7kHZwAAAkxSbHKCB5QHmwerB+UhZnQAAUFSiAeNB3Iicm93AACg9SfpJGdodEFycm93AKD3J+kkZ2h0QXJyb3cAoPYn5SFmdAABYXLcAqEHaQBnAGgAdABhAHIAcgBvAPcA5wJpAGcAaAB0AGEAcgByAG8A9wDuAmYAAOA12EPdZQByAAABTFK/B8YHZSRmdEFycm93AACgmSHpJGdodEFycm93AKCYIYABY2h0ANMH1QfXB/IAWgYAoLAh8iFva0FhAKBqIgAEYWNlZmlvc3XpB+wH7gf/BwMICQgOCBEIcAAAoAUpeQAcZAABZGzyB/kHaSR1bVNwYWNlAACgXyBsI2ludHJmAACgMyFyAADgNdgQ3e4jdXNQbHVzAKATInAAZgAA4DXYRN1jAPIA/gecY4AESmFjZWZvc3R1ACEIJAgoCDUIgQiFCDsKQApHCmMAeQAKZGMidXRlAENhgAFhZXkALggxCDQI8iFvbkdh5CFpbEVhHWSAAWdzdwA7CGEIfQjhInRpdmWAAU1UVgBECEwIWQhlJWRpdW1TcGFjZQAAoAsgaABpAAABY25SCFMIawBTAHAAYQBjAOUASwhlAHIAeQBUAGgAaQDuAFQI9CFlZAABR0xnCHUIcgBlAGEAdABlAHIARwByAGUAYQB0AGUA8gDrBGUAcwBzAEwAZQBzAPMA2wdMImluZQAKYHIAAOA12BHdAAJCbnB0jAiRCJkInAhyImVhawAAoGAgwiZyZWFraW5nU3BhY2WgYGYAAKAVIUOq7CqzCMIIzQgAAOcIGwkAAAAAAAAtCQAAbwkAAIcJAACdCcAJGQoAADQKAAFvdbYIvAjuI2dydWVudACgYiJwIkNhcAAAoG0ibyh1YmxlVmVydGljYWxCYXIAAKAmIoABbHF4ANII1wjhCOUibWVudACgCSL1IWFsVKBgImkibGRlAADgQiI4A2kic3RzAACgBCJyI2VhdGVyAACjbyJFRkdMU1T1CPoIAgkJCQ0JFQlxInVhbAAAoHEidSRsbEVxdWFsAADgZyI4A3IjZWF0ZXIAAOBrIjgD5SFzcwCgeSLsJGFudEVxdWFsAOB+KjgDaSJsZGUAAKB1IvUhbXBEASAJJwnvI3duSHVtcADgTiI4A3EidWFsAADgTyI4A2UAAAFmczEJRgn0JFRyaWFuZ2xlQqLqIj0JAAAAAEIJYQByAADgzyk4A3EidWFsAACg7CJzAICibiJFR0xTVABRCVYJXAlhCWkJcSJ1YWwAAKBwInIjZWF0ZXIAAKB4IuUhc3MA4GoiOAPsJGFudEVxdWFsAOB9KjgDaSJsZGUAAKB0IuUic3RlZAABR0x1CX8J8iZlYXRlckdyZWF0ZXIA4KIqOAPlI3NzTGVzcwDgoSo4A/IjZWNlZGVzAKGAIkVTjwmVCXEidWFsAADgryo4A+wkYW50RXF1YWwAoOAiAAFlaaAJqQl2JmVyc2VFbGVtZW50AACgDCLnJWh0VHJpYW5nbGVCousitgkAAAAAuwlhAHIAAODQKTgDcSJ1YWwAAKDtIgABcXXDCeAJdSNhcmVTdQAAAWJwywnVCfMhZXRF4I8iOANxInVhbAAAoOIi5SJyc2V0ReCQIjgDcSJ1YWwAAKDjIoABYmNwAOYJ8AkNCvMhZXRF4IIi0iBxInVhbAAAoIgi4yJlZWRzgKGBIkVTVAD6CQAKBwpxInVhbAAA4LAqOAPsJGFudEVxdWFsAKDhImkibGRlAADgfyI4A+UicnNldEXggyLSIHEidWFsAACgiSJpImxkZQCAoUEiRUZUACIKJwouCnEidWFsAACgRCJ1JGxsRXF1YWwAAKBHImkibGRlAACgSSJlJXJ0aWNhbEJhcgAAoCQiYwByAADgNdip3GkAbABkAGUAO4DRANFAnWMAB0VhY2RmZ21vcHJzdHV2XgphCmgKcgp2CnoKgQqRCpYKqwqtCrsKyArNCuwhaWdSYWMAdQB0AGUAO4DTANNAAAFpeWwKcQpyAGMAO4DUANRAHmRiImxhYwBQYXIAAOA12BLdcgBhAHYAZQA7gNIA0kCAAWFlaQCHCooKjQpjAHIATGFnAGEAqWNjInJvbgCfY3AAZgAA4DXYRt3lI25DdXJseQABRFGeCqYKbyV1YmxlUXVvdGUAAKAcIHUib3RlAACgGCAAoFQqAAFjbLEKtQpyAADgNdiq3GEAcwBoADuA2ADYQGkAbAHACsUKZABlADuA1QDVQGUAcwAAoDcqbQBsADuA1gDWQGUAcgAAAUJQ0wrmCgABYXLXCtoKcgAAoD4gYQBjAAABZWvgCuIKAKDeI2UAdAAAoLQjYSVyZW50aGVzaXMAAKDcI4AEYWNmaGlsb3JzAP0KAwsFCwkLCwsMCxELIwtaC3IjdGlhbEQAAKACInkAH2RyAADgNdgT3WkApmOgY/Ujc01pbnVzsWAAAWlwFQsgC24AYwBhAHIAZQBwAGwAYQBuAOUACgVmAACgGSGAobsqZWlvACoLRQtJC+MiZWRlc4CheiJFU1QANAs5C0ALcSJ1YWwAAKCvKuwkYW50RXF1YWwAoHwiaSJsZGUAAKB+Im0AZQAAoDMgAAFkcE0LUQv1IWN0AKAPIm8jcnRpb24AYaA3ImwAAKAdIgABY2leC2ILcgAA4DXYq9yoYwACVWZvc2oLbwtzC3cLTwBUADuAIgAiQHIAAOA12BTdcABmAACgGiFjAHIAAOA12KzcAAZCRWFjZWZoaW9yc3WPC5MLlwupC7YL2AvbC90LhQyTDJoMowzhIXJyAKAQKUcAO4CuAK5AgAFjbnIAnQugC6ML9SF0ZVRhZwAAoOsncgB0oKAhbAAAoBYpgAFhZXkArwuyC7UL8iFvblhh5CFpbFZhIGR2oBwhZSJyc2UAAAFFVb8LzwsAAWxxwwvIC+UibWVudACgCyL1JGlsaWJyaXVtAKDLIXAmRXF1aWxpYnJpdW0AAKBvKXIAAKAcIW8AoWPnIWh0AARBQ0RGVFVWYewLCgwQDDIMNwxeDHwM9gIAAW5y8Av4C2clbGVCcmFja2V0AACg6SfyIW93AKGSIUJM/wsDDGEAcgAAoOUhZSRmdEFycm93AACgxCFlI2lsaW5nAACgCSNvAPUBFgwAAB4MYiVsZUJyYWNrZXQAAKDnJ24A1AEjDAAAKgxlJGVWZWN0b3IAAKBdKeUiY3RvckKgwiFhAHIAAKBVKWwib29yAACgCyMAAWVyOwxLDGUAAKGiIkFWQQxGDHIicm93AACgpiHlImN0b3IAoFspaSNhbmdsZQBCorMiVgwAAAAAWgxhAHIAAKDQKXEidWFsAACgtSJwAIABRFRWAGUMbAxzDO8kd25WZWN0b3IAoE8pZSRlVmVjdG9yAACgXCnlImN0b3JCoL4hYQByAACgVCnlImN0b3JCoMAhYQByAACgUykAAXB1iQyMDGYAAKAdIe4kZEltcGxpZXMAoHAp6SRnaHRhcnJvdwCg2yEAAWNongyhDHIAAKAbIQCgsSHsJGVEZWxheWVkAKD0KYAGSE9hY2ZoaW1vcXN0dQC/DMgMzAzQDOIM5gwKDQ0NFA0ZDU8NVA1YDQABQ2PDDMYMyCFjeSlkeQAoZEYiVGN5ACxkYyJ1dGUAWmEAorwqYWVpedgM2wzeDOEM8iFvbmBh5CFpbF5hcgBjAFxhIWRyAADgNdgW3e8hcnQAAkRMUlXvDPYM/QwEDW8kd25BcnJvdwAAoJMhZSRmdEFycm93AACgkCHpJGdodEFycm93AKCSIXAjQXJyb3cAAKCRIechbWGjY+EkbGxDaXJjbGUAoBgicABmAADgNdhK3XICHw0AAAAAIg10AACgGiLhIXJlgKGhJUlTVQAqDTINSg3uJXRlcnNlY3Rpb24AoJMidQAAAWJwNw1ADfMhZXRFoI8icSJ1YWwAAKCRIuUicnNldEWgkCJxInVhbAAAoJIibiJpb24AAKCUImMAcgAA4DXYrtxhAHIAAKDGIgACYmNtcF8Nag2ODZANc6DQImUAdABFoNAicSJ1YWwAAKCGIgABY2huDYkNZSJlZHMAgKF7IkVTVAB4DX0NhA1xInVhbAAAoLAq7CRhbnRFcXVhbACgfSJpImxkZQAAoH8iVABoAGEA9ADHCwCgESIAodEiZXOVDZ8NciJzZXQARaCDInEidWFsAACghyJlAHQAAKDRIoAFSFJTYWNmaGlvcnMAtQ27Db8NyA3ODdsN3w3+DRgOHQ4jDk8AUgBOADuA3gDeQMEhREUAoCIhAAFIY8MNxg1jAHkAC2R5ACZkAAFidcwNzQ0JYKRjgAFhZXkA1A3XDdoN8iFvbmRh5CFpbGJhImRyAADgNdgX3QABZWnjDe4N8gHoDQAA7Q3lImZvcmUAoDQiYQCYYwABY27yDfkNayNTcGFjZQAA4F8gCiDTInBhY2UAoAkg7CFkZYChPCJFRlQABw4MDhMOcSJ1YWwAAKBDInUkbGxFcXVhbAAAoEUiaSJsZGUAAKBIInAAZgAA4DXYS93pI3BsZURvdACg2yAAAWN0Jw4rDnIAAOA12K/c8iFva2Zh4QpFDlYOYA5qDgAAbg5yDgAAAAAAAAAAAAB5DnwOqA6zDgAADg8RDxYPGg8AAWNySA5ODnUAdABlADuA2gDaQHIAb6CfIeMhaXIAoEkpcgDjAVsOAABdDnkADmR2AGUAbGEAAWl5Yw5oDnIAYwA7gNsA20AjZGIibGFjAHBhcgAA4DXYGN1yAGEAdgBlADuA2QDZQOEhY3JqYQABZGl/Dp8OZQByAAABQlCFDpcOAAFhcokOiw5yAF9gYQBjAAABZWuRDpMOAKDfI2UAdAAAoLUjYSVyZW50aGVzaXMAAKDdI28AbgBQoMMi7CF1cwCgjiIAAWdwqw6uDm8AbgByYWYAAOA12EzdAARBREVUYWRwc78O0g7ZDuEOBQPqDvMOBw9yInJvdwDCoZEhyA4AAMwOYQByAACgEilvJHduQXJyb3cAAKDFIW8kd25BcnJvdwAAoJUhcSV1aWxpYnJpdW0AAKBuKWUAZQBBoKUiciJyb3cAAKClIW8AdwBuAGEAcgByAG8A9wAQA2UAcgAAAUxS+Q4AD2UkZnRBcnJvdwAAoJYh6SRnaHRBcnJvdwCglyFpAGyg0gNvAG4ApWPpIW5nbmFjAHIAAOA12LDcaSJsZGUAaGFtAGwAO4DcANxAgAREYmNkZWZvc3YALQ8xDzUPNw89D3IPdg97D4AP4SFzaACgqyJhAHIAAKDrKnkAEmThIXNobKCpIgCg5ioAAWVyQQ9DDwCgwSKAAWJ0eQBJD00Paw9hAHIAAKAWIGmgFiDjIWFsAAJCTFNUWA9cD18PZg9hAHIAAKAjIukhbmV8YGUkcGFyYXRvcgAAoFgnaSJsZGUAAKBAItQkaGluU3BhY2UAoAogcgAA4DXYGd1wAGYAAOA12E3dYwByAADgNdix3GQiYXNoAACgqiKAAmNlZm9zAI4PkQ+VD5kPng/pIXJjdGHkIWdlAKDAInIAAOA12BrdcABmAADgNdhO3WMAcgAA4DXYstwAAmZpb3OqD64Prw+0D3IAAOA12BvdnmNwAGYAAOA12E/dYwByAADgNdiz3IAEQUlVYWNmb3N1AMgPyw/OD9EP2A/gD+QP6Q/uD2MAeQAvZGMAeQAHZGMAeQAuZGMAdQB0AGUAO4DdAN1AAAFpedwP3w9yAGMAdmErZHIAAOA12BzdcABmAADgNdhQ3WMAcgAA4DXYtNxtAGwAeGEABEhhY2RlZm9z/g8BEAUQDRAQEB0QIBAkEGMAeQAWZGMidXRlAHlhAAFheQkQDBDyIW9ufWEXZG8AdAB7YfIBFRAAABwQbwBXAGkAZAB0AOgAVAhhAJZjcgAAoCghcABmAACgJCFjAHIAAOA12LXc4QtCEEkQTRAAAGcQbRByEAAAAAAAAAAAeRCKEJcQ8hD9EAAAGxEhETIROREAAD4RYwB1AHQAZQA7gOEA4UByImV2ZQADYYCiPiJFZGl1eQBWEFkQWxBgEGUQAOA+IjMDAKA/InIAYwA7gOIA4kB0AGUAO4C0ALRAMGRsAGkAZwA7gOYA5kByoGEgAOA12B7dcgBhAHYAZQA7gOAA4EAAAWVwfBCGEAABZnCAEIQQ8yF5bQCgNSHoAIMQaABhALFjAAFhcI0QWwAAAWNskRCTEHIAAWFnAACgPypkApwQAAAAALEQAKInImFkc3ajEKcQqRCuEG4AZAAAoFUqAKBcKmwib3BlAACgWCoAoFoqAKMgImVsbXJzersQvRDAEN0Q5RDtEACgpCllAACgICJzAGQAYaAhImEEzhDQENIQ1BDWENgQ2hDcEACgqCkAoKkpAKCqKQCgqykAoKwpAKCtKQCgrikAoK8pdAB2oB8iYgBkoL4iAKCdKQABcHTpEOwQaAAAoCIixWDhIXJyAKB8IwABZ3D1EPgQbwBuAAVhZgAA4DXYUt0Ao0giRWFlaW9wBxEJEQ0RDxESERQRAKBwKuMhaXIAoG8qAKBKImQAAKBLInMAJ2DyIW94ZaBIIvEADhFpAG4AZwA7gOUA5UCAAWN0eQAmESoRKxFyAADgNdi23CpgbQBwAGWgSCLxAPgBaQBsAGQAZQA7gOMA40BtAGwAO4DkAORAAAFjaUERRxFvAG4AaQBuAPQA6AFuAHQAAKARKgAITmFiY2RlZmlrbG5vcHJzdWQRaBGXEZ8RpxGrEdIR1hErEjASexKKEn0RThNbE3oTbwB0AACg7SoAAWNybBGJEWsAAAJjZXBzdBF4EX0RghHvIW5nAKBMInAjc2lsb24A9mNyImltZQAAoDUgaQBtAGWgPSJxAACgzSJ2AY0RkRFlAGUAAKC9ImUAZABnoAUjZQAAoAUjcgBrAHSgtSPiIXJrAKC2IwABb3mjEaYRbgDnAHcRMWTxIXVvAKAeIIACY21wcnQAtBG5Eb4RwRHFEeEhdXPloDUi5ABwInR5dgAAoLApcwDpAH0RbgBvAPUA6gCAAWFodwDLEcwRzhGyYwCgNiHlIWVuAKBsInIAAOA12B/dZwCAA2Nvc3R1dncA4xHyEQUSEhIhEiYSKRKAAWFpdQDpEesR7xHwAKMFcgBjAACg7yVwAACgwyKAAWRwdAD4EfwRABJvAHQAAKAAKuwhdXMAoAEqaSJtZXMAAKACKnECCxIAAAAADxLjIXVwAKAGKmEAcgAAoAUm8iNpYW5nbGUAAWR1GhIeEu8hd24AoL0lcAAAoLMlcCJsdXMAAKAEKmUA5QBCD+UAkg9hInJvdwAAoA0pgAFha28ANhJoEncSAAFjbjoSZRJrAIABbHN0AEESRxJNEm8jemVuZ2UAAKDrKXEAdQBhAHIA5QBcBPIjaWFuZ2xlgKG0JWRscgBYElwSYBLvIXduAKC+JeUhZnQAoMIlaSJnaHQAAKC4JWsAAKAjJLEBbRIAAHUSsgFxEgAAcxIAoJIlAKCRJTQAAKCTJWMAawAAoIglAAFlb38ShxJx4D0A5SD1IWl2AOBhIuUgdAAAoBAjAAJwdHd4kRKVEpsSnxJmAADgNdhT3XSgpSJvAG0AAKClIvQhaWUAoMgiAAZESFVWYmRobXB0dXayEsES0RLgEvcS+xIKExoTHxMjEygTNxMAAkxSbHK5ErsSvRK/EgCgVyUAoFQlAKBWJQCgUyUAolAlRFVkdckSyxLNEs8SAKBmJQCgaSUAoGQlAKBnJQACTFJsctgS2hLcEt4SAKBdJQCgWiUAoFwlAKBZJQCjUSVITFJobHLrEu0S7xLxEvMS9RIAoGwlAKBjJQCgYCUAoGslAKBiJQCgXyVvAHgAAKDJKQACTFJscgITBBMGEwgTAKBVJQCgUiUAoBAlAKAMJQCiACVEVWR1EhMUExYTGBMAoGUlAKBoJQCgLCUAoDQlaSJudXMAAKCfIuwhdXMAoJ4iaSJtZXMAAKCgIgACTFJsci8TMRMzEzUTAKBbJQCgWCUAoBglAKAUJQCjAiVITFJobHJCE0QTRhNIE0oTTBMAoGolAKBhJQCgXiUAoDwlAKAkJQCgHCUAAWV2UhNVE3YA5QD5AGIAYQByADuApgCmQAACY2Vpb2ITZhNqE24TcgAA4DXYt9xtAGkAAKBPIG0A5aA9IogRbAAAoVwAYmh0E3YTAKDFKfMhdWIAoMgnbAF+E4QTbABloCIgdAAAoCIgcAAAoU4iRWWJE4sTAKCuKvGgTyI8BeEMqRMAAN8TABQDFB8UAAAjFDQUAAAAAIUUAAAAAI0UAAAAANcU4xT3FPsUAACIFQAAlhWAAWNwcgCuE7ET1RP1IXRlB2GAoikiYWJjZHMAuxO/E8QTzhPSE24AZAAAoEQqciJjdXAAAKBJKgABYXXIE8sTcAAAoEsqcAAAoEcqbwB0AACgQCoA4CkiAP4AAWVv2RPcE3QAAKBBIO4ABAUAAmFlaXXlE+8T9RP4E/AB6hMAAO0TcwAAoE0qbwBuAA1hZABpAGwAO4DnAOdAcgBjAAlhcABzAHOgTCptAACgUCpvAHQAC2GAAWRtbgAIFA0UEhRpAGwAO4C4ALhAcCJ0eXYAAKCyKXQAAIGiADtlGBQZFKJAcgBkAG8A9ABiAXIAAOA12CDdgAFjZWkAKBQqFDIUeQBHZGMAawBtoBMn4SFyawCgEyfHY3IAAKPLJUVjZWZtcz8UQRRHFHcUfBSAFACgwykAocYCZWxGFEkUcQAAoFciZQBhAlAUAAAAAGAUciJyb3cAAAFsclYUWhTlIWZ0AKC6IWkiZ2h0AACguyGAAlJTYWNkAGgUaRRrFG8UcxSuYACgyCRzAHQAAKCbIukhcmMAoJoi4SFzaACgnSJuImludAAAoBAqaQBkAACg7yrjIWlyAKDCKfUhYnN1oGMmaQB0AACgYybsApMUmhS2FAAAwxRvAG4AZaA6APGgVCKrAG0CnxQAAAAAoxRhAHSgLABAYAChASJmbKcUqRTuABMNZQAAAW14rhSyFOUhbnQAoAEiZQDzANIB5wG6FAAAwBRkoEUibwB0AACgbSpuAPQAzAGAAWZyeQDIFMsUzhQA4DXYVN1vAOQA1wEAgakAO3MeAdMUcgAAoBchAAFhb9oU3hRyAHIAAKC1IXMAcwAAoBcnAAFjdeYU6hRyAADgNdi43AABYnDuFPIUZaDPKgCg0SploNAqAKDSKuQhb3QAoO8igANkZWxwcnZ3AAYVEBUbFSEVRBVlFYQV4SFycgABbHIMFQ4VAKA4KQCgNSlwAhYVAAAAABkVcgAAoN4iYwAAoN8i4SFycnCgtiEAoD0pgKIqImJjZG9zACsVMBU6FT4VQRVyImNhcAAAoEgqAAFhdTQVNxVwAACgRipwAACgSipvAHQAAKCNInIAAKBFKgDgKiIA/gACYWxydksVURVuFXMVcgByAG2gtyEAoDwpeQCAAWV2dwBYFWUVaRVxAHACXxUAAAAAYxVyAGUA4wAXFXUA4wAZFWUAZQAAoM4iZSJkZ2UAAKDPImUAbgA7gKQApEBlI2Fycm93AAABbHJ7FX8V5SFmdACgtiFpImdodAAAoLchZQDkAG0VAAFjaYsVkRVvAG4AaQBuAPQAkwFuAHQAAKAxImwiY3R5AACgLSOACUFIYWJjZGVmaGlqbG9yc3R1d3oAuBW7Fb8V1RXgFegV+RUKFhUWHxZUFlcWZRbFFtsW7xb7FgUXChdyAPIAtAJhAHIAAKBlKQACZ2xyc8YVyhXOFdAV5yFlcgCgICDlIXRoAKA4IfIA9QxoAHagECAAoKMiawHZFd4VYSJyb3cAAKAPKWEA4wBfAgABYXnkFecV8iFvbg9hNGQAoUYhYW/tFfQVAAFnciEC8RVyAACgyiF0InNlcQAAoHcqgAFnbG0A/xUCFgUWO4CwALBAdABhALRjcCJ0eXYAAKCxKQABaXIOFhIW8yFodACgfykA4DXYId1hAHIAAAFschsWHRYAoMMhAKDCIYACYWVnc3YAKBauAjYWOhY+Fm0AAKHEIm9zLhY0Fm4AZABzoMQi9SFpdACgZiZhIm1tYQDdY2kAbgAAoPIiAKH3AGlvQxZRFmQAZQAAgfcAO29KFksW90BuI3RpbWVzAACgxyJuAPgAUBZjAHkAUmRjAG8CXhYAAAAAYhZyAG4AAKAeI28AcAAAoA0jgAJscHR1dwBuFnEWdRaSFp4W7CFhciRgZgAA4DXYVd0AotkCZW1wc30WhBaJFo0WcQBkoFAibwB0AACgUSJpIm51cwAAoDgi7CF1cwCgFCLxInVhcmUAoKEiYgBsAGUAYgBhAHIAdwBlAGQAZwDlANcAbgCAAWFkaAClFqoWtBZyAHIAbwD3APUMbwB3AG4AYQByAHIAbwB3APMA8xVhI3Jwb29uAAABbHK8FsAWZQBmAPQAHBZpAGcAaAD0AB4WYgHJFs8WawBhAHIAbwD3AJILbwLUFgAAAADYFnIAbgAAoB8jbwBwAACgDCOAAWNvdADhFukW7BYAAXJ55RboFgDgNdi53FVkbAAAoPYp8iFvaxFhAAFkcvMW9xZvAHQAAKDxImkA5qC/JVsSAAFhaP8WAhdyAPIANQNhAPIA1wvhIm5nbGUAoKYpAAFjaQ4XEBd5AF9k5yJyYXJyAKD/JwAJRGFjZGVmZ2xtbm9wcXJzdHV4MRc4F0YXWxcyBF4XaRd5F40XrBe0F78X2RcVGCEYLRg1GEAYAAFEbzUXgRZvAPQA+BUAAWNzPBdCF3UAdABlADuA6QDpQPQhZXIAoG4qAAJhaW95TRdQF1YXWhfyIW9uG2FyAGOgViI7gOoA6kDsIW9uAKBVIk1kbwB0ABdhAAFEcmIXZhdvAHQAAKBSIgDgNdgi3XKhmipuF3QXYQB2AGUAO4DoAOhAZKCWKm8AdAAAoJgqgKGZKmlscwCAF4UXhxfuInRlcnMAoOcjAKATIWSglSpvAHQAAKCXKoABYXBzAJMXlheiF2MAcgATYXQAeQBzogUinxcAAAAAoRdlAHQAAKAFInAAMaADIDMBqRerFwCgBCAAoAUgAAFnc7AXsRdLYXAAAKACIAABZ3C4F7sXbwBuABlhZgAA4DXYVt2AAWFscwDFF8sXzxdyAHOg1SJsAACg4yl1AHMAAKBxKmkAAKG1A2x21RfYF28AbgC1Y/VjAAJjc3V24BfoF/0XEBgAAWlv5BdWF3IAYwAAoFYiaQLuFwAAAADwF+0ADQThIW50AAFnbPUX+Rd0AHIAAKCWKuUhc3MAoJUqgAFhZWkAAxgGGAoYbABzAD1gcwB0AACgXyJ2AESgYSJEAACgeCrwImFyc2wAoOUpAAFEYRkYHRhvAHQAAKBTInIAcgAAoHEpgAFjZGkAJxgqGO0XcgAAoC8hbwD0AIwCAAFhaDEYMhi3YzuA8ADwQAABbXI5GD0YbAA7gOsA60BvAACgrCCAAWNpcABGGEgYSxhsACFgcwD0ACwEAAFlb08YVxhjAHQAYQB0AGkAbwDuABoEbgBlAG4AdABpAGEAbADlADME4Ql1GAAAgRgAAIMYiBgAAAAAoRilGAAAqhgAALsYvhjRGAAA1xgnGWwAbABpAG4AZwBkAG8AdABzAGUA8QBlF3kARGRtImFsZQAAoEAmgAFpbHIAjRiRGJ0Y7CFpZwCgA/tpApcYAAAAAJoYZwAAoAD7aQBnAACgBPsA4DXYI93sIWlnAKAB++whaWcA4GYAagCAAWFsdACvGLIYthh0AACgbSZpAGcAAKAC+24AcwAAoLElbwBmAJJh8AHCGAAAxhhmAADgNdhX3QABYWvJGMwYbADsAGsEdqDUIgCg2SphI3J0aW50AACgDSoAAWFv2hgiGQABY3PeGB8ZsQPnGP0YBRkSGRUZAAAdGbID7xjyGPQY9xj5GAAA+xg7gL0AvUAAoFMhO4C8ALxAAKBVIQCgWSEAoFshswEBGQAAAxkAoFQhAKBWIbQCCxkOGQAAAAAQGTuAvgC+QACgVyEAoFwhNQAAoFghtgEZGQAAGxkAoFohAKBdITgAAKBeIWwAAKBEIHcAbgAAoCIjYwByAADgNdi73IAIRWFiY2RlZmdpamxub3JzdHYARhlKGVoZXhlmGWkZkhmWGZkZnRmgGa0ZxhnLGc8Z4BkjGmygZyIAoIwqgAFjbXAAUBlTGVgZ9SF0ZfVhbQBhAOSgswM6FgCghipyImV2ZQAfYQABaXliGWUZcgBjAB1hM2RvAHQAIWGAoWUibHFzAMYEcBl6GfGhZSLOBAAAdhlsAGEAbgD0AN8EgKF+KmNkbACBGYQZjBljAACgqSpvAHQAb6CAKmyggioAoIQqZeDbIgD+cwAAoJQqcgAA4DXYJN3noGsirATtIWVsAKA3IWMAeQBTZIChdyJFYWoApxmpGasZAKCSKgCgpSoAoKQqAAJFYWVztBm2Gb0ZwhkAoGkicABwoIoq8iFveACgiipxoIgq8aCIKrUZaQBtAACg5yJwAGYAAOA12FjdYQB2AOUAYwIAAWNp0xnWGXIAAKAKIW0AAKFzImVs3BneGQCgjioAoJAqAIM+ADtjZGxxco0E6xn0GfgZ/BkBGgABY2nvGfEZAKCnKnIAAKB6Km8AdAAAoNci0CFhcgCglSl1ImVzdAAAoHwqgAJhZGVscwAKGvQZFhrVBCAa8AEPGgAAFBpwAHIAbwD4AFkZcgAAoHgpcQAAAWxxxAQbGmwAZQBzAPMASRlpAO0A5AQAAWVuJxouGnIjdG5lcXEAAOBpIgD+xQAsGgAFQWFiY2Vma29zeUAaQxpmGmoabRqDGocalhrCGtMacgDyAMwCAAJpbG1yShpOGlAaVBpyAHMA8ABxD2YAvWBpAGwA9AASBQABZHJYGlsaYwB5AEpkAKGUIWN3YBpkGmkAcgAAoEgpAKCtIWEAcgAAoA8h6SFyYyVhgAFhbHIAcxp7Gn8a8iF0c3WgZSZpAHQAAKBlJuwhaXAAoCYg4yFvbgCguSJyAADgNdgl3XMAAAFld4wakRphInJvdwAAoCUpYSJyb3cAAKAmKYACYW1vcHIAnxqjGqcauhq+GnIAcgAAoP8h9CFodACgOyJrAAABbHKsGrMaZSRmdGFycm93AACgqSHpJGdodGFycm93AKCqIWYAAOA12Fnd4iFhcgCgFSCAAWNsdADIGswa0BpyAADgNdi93GEAcwDoAGka8iFvaydhAAFicNca2xr1IWxsAKBDIOghZW4AoBAg4Qr2GgAA/RoAAAgbExsaGwAAIRs7GwAAAAA+G2IbmRuVG6sbAACyG80b0htjAHUAdABlADuA7QDtQAChYyBpeQEbBhtyAGMAO4DuAO5AOGQAAWN4CxsNG3kANWRjAGwAO4ChAKFAAAFmcssCFhsA4DXYJt1yAGEAdgBlADuA7ADsQIChSCFpbm8AJxsyGzYbAAFpbisbLxtuAHQAAKAMKnQAAKAtIuYhaW4AoNwpdABhAACgKSHsIWlnM2GAAWFvcABDG1sbXhuAAWNndABJG0sbWRtyACthgAFlbHAAcQVRG1UbaQBuAOUAyAVhAHIA9AByBWgAMWFmAACgtyJlAGQAtWEAoggiY2ZvdGkbbRt1G3kb4SFyZQCgBSFpAG4AdKAeImkAZQAAoN0pZABvAPQAWxsAoisiY2VscIEbhRuPG5QbYQBsAACguiIAAWdyiRuNG2UAcgDzACMQ4wCCG2EicmhrAACgFyryIW9kAKA8KgACY2dwdJ8boRukG6gbeQBRZG8AbgAvYWYAAOA12FrdYQC5Y3UAZQBzAHQAO4C/AL9AAAFjabUbuRtyAADgNdi+3G4AAKIIIkVkc3bCG8QbyBvQAwCg+SJvAHQAAKD1Inag9CIAoPMiaaBiIOwhZGUpYesB1hsAANkbYwB5AFZkbAA7gO8A70AAA2NmbW9zdeYb7hvyG/Ub+hsFHAABaXnqG+0bcgBjADVhOWRyAADgNdgn3eEhdGg3YnAAZgAA4DXYW93jAf8bAAADHHIAAOA12L/c8iFjeVhk6yFjeVRkAARhY2ZnaGpvcxUcGhwiHCYcKhwtHDAcNRzwIXBhdqC6A/BjAAFleR4cIRzkIWlsN2E6ZHIAAOA12CjdciJlZW4AOGFjAHkARWRjAHkAXGRwAGYAAOA12FzdYwByAADgNdjA3IALQUJFSGFiY2RlZmdoamxtbm9wcnN0dXYAXhxtHHEcdRx5HN8cBx0dHTwd3B3tHfEdAR4EHh0eLB5FHrwewx7hHgkfPR9LH4ABYXJ0AGQcZxxpHHIA8gBvB/IAxQLhIWlsAKAbKeEhcnIAoA4pZ6BmIgCgiyphAHIAAKBiKWMJjRwAAJAcAACVHAAAAAAAAAAAAACZHJwcAACmHKgcrRwAANIc9SF0ZTph7SJwdHl2AKC0KXIAYQDuAFoG4iFkYbtjZwAAoegnZGyhHKMcAKCRKeUAiwYAoIUqdQBvADuAqwCrQHIAgKOQIWJmaGxwc3QAuhy/HMIcxBzHHMoczhxmoOQhcwAAoB8pcwAAoB0p6wCyGnAAAKCrIWwAAKA5KWkAbQAAoHMpbAAAoKIhAKGrKmFl1hzaHGkAbAAAoBkpc6CtKgDgrSoA/oABYWJyAOUc6RztHHIAcgAAoAwpcgBrAACgcicAAWFr8Rz4HGMAAAFla/Yc9xx7YFtgAAFlc/wc/hwAoIspbAAAAWR1Ax0FHQCgjykAoI0pAAJhZXV5Dh0RHRodHB3yIW9uPmEAAWRpFR0YHWkAbAA8YewAowbiAPccO2QAAmNxcnMkHScdLB05HWEAAKA2KXUAbwDyoBwgqhEAAWR1MB00HeghYXIAoGcpcyJoYXIAAKBLKWgAAKCyIQCiZCJmZ3FzRB1FB5Qdnh10AIACYWhscnQATh1WHWUdbB2NHXIicm93AHSgkCFhAOkAzxxhI3Jwb29uAAABZHVeHWId7yF3bgCgvSFwAACgvCHlJGZ0YXJyb3dzAKDHIWkiZ2h0AIABYWhzAHUdex2DHXIicm93APOglCGdBmEAcgBwAG8AbwBuAPMAzgtxAHUAaQBnAGEAcgByAG8A9wBlGugkcmVldGltZXMAoMsi8aFkIk0HAACaHWwAYQBuAPQAXgcAon0qY2Rnc6YdqR2xHbcdYwAAoKgqbwB0AG+gfypyoIEqAKCDKmXg2iIA/nMAAKCTKoACYWRlZ3MAwB3GHcod1h3ZHXAAcAByAG8A+ACmHG8AdAAAoNYicQAAAWdxzx3SHXQA8gBGB2cAdADyAHQcdADyAFMHaQDtAGMHgAFpbHIA4h3mHeod8yFodACgfClvAG8A8gDKBgDgNdgp3UWgdiIAoJEqYQH1Hf4dcgAAAWR1YB35HWygvCEAoGopbABrAACghCVjAHkAWWQAomoiYWNodAweDx4VHhkecgDyAGsdbwByAG4AZQDyAGAW4SFyZACgaylyAGkAAKD6JQABaW8hHiQe5CFvdEBh9SFzdGGgsCPjIWhlAKCwIwACRWFlczMeNR48HkEeAKBoInAAcKCJKvIhb3gAoIkqcaCHKvGghyo0HmkAbQAAoOYiAARhYm5vcHR3elIeXB5fHoUelh6mHqsetB4AAW5yVh5ZHmcAAKDsJ3IAAKD9IXIA6wCwBmcAgAFsbXIAZh52Hnse5SFmdAABYXKIB2weaQBnAGgAdABhAHIAcgBvAPcAkwfhInBzdG8AoPwnaQBnAGgAdABhAHIAcgBvAPcAmgdwI2Fycm93AAABbHKNHpEeZQBmAPQAxhxpImdodAAAoKwhgAFhZmwAnB6fHqIecgAAoIUpAOA12F3ddQBzAACgLSppIm1lcwAAoDQqYQGvHrMecwB0AACgFyLhAIoOZaHKJbkeRhLuIWdlAKDKJWEAcgBsoCgAdAAAoJMpgAJhY2htdADMHs8e1R7bHt0ecgDyAJ0GbwByAG4AZQDyANYWYQByAGSgyyEAoG0pAKAOIHIAaQAAoL8iAANhY2hpcXTrHu8e1QfzHv0eBh/xIXVvAKA5IHIAAOA12MHcbQDloXIi+h4AAPweAKCNKgCgjyoAAWJ19xwBH28AcqAYIACgGiDyIW9rQmEAhDwAO2NkaGlscXJCBhcfxh0gHyQfKB8sHzEfAAFjaRsfHR8AoKYqcgAAoHkqcgBlAOUAkx3tIWVzAKDJIuEhcnIAoHYpdSJlc3QAAKB7KgABUGk1HzkfYQByAACglillocMlAgdfEnIAAAFkdUIfRx9zImhhcgAAoEop6CFhcgCgZikAAWVuTx9WH3IjdG5lcXEAAOBoIgD+xQBUHwAHRGFjZGVmaGlsbm9wc3VuH3Ifoh+rH68ftx+7H74f5h/uH/MfBwj/HwsgxCFvdACgOiIAAmNscHJ5H30fiR+eH3IAO4CvAK9AAAFldIEfgx8AoEImZaAgJ3MAZQAAoCAnc6CmIXQAbwCAoaYhZGx1AJQfmB+cH28AdwDuAHkDZQBmAPQA6gbwAOkO6yFlcgCgriUAAW95ph+qH+0hbWEAoCkqPGThIXNoAKAUIOElc3VyZWRhbmdsZQCgISJyAADgNdgq3W8AAKAnIYABY2RuAMQfyR/bH3IAbwA7gLUAtUBhoiMi0B8AANMf1x9zAPQAKxFpAHIAAKDwKm8AdAA7gLcAt0B1AHMA4qESIh4TAADjH3WgOCIAoCoqYwHqH+0fcAAAoNsq8gB+GnAAbAB1APMACAgAAWRw9x/7H+UhbHMAoKciZgAA4DXYXt0AAWN0AyAHIHIAAOA12MLc8CFvcwCgPiJsobwDECAVIPQiaW1hcACguCJhAPAAEyAADEdMUlZhYmNkZWZnaGlqbG1vcHJzdHV2dzwgRyBmIG0geSCqILgg2iDeIBEhFSEyIUMhTSFQIZwhnyHSIQAiIyKLIrEivyIUIwABZ3RAIEMgAODZIjgD9uBrItIgBwmAAWVsdABNIF8gYiBmAHQAAAFhclMgWCByInJvdwAAoM0h6SRnaHRhcnJvdwCgziEA4NgiOAP24Goi0iBfCekkZ2h0YXJyb3cAoM8hAAFEZHEgdSDhIXNoAKCvIuEhc2gAoK4igAJiY25wdACCIIYgiSCNIKIgbABhAACgByL1IXRlRGFnAADgICLSIACiSSJFaW9wlSCYIJwgniAA4HAqOANkAADgSyI4A3MASWFyAG8A+AAyCnUAcgBhoG4mbADzoG4mmwjzAa8gAACzIHAAO4CgAKBAbQBwAOXgTiI4AyoJgAJhZW91eQDBIMogzSDWINkg8AHGIAAAyCAAoEMqbwBuAEhh5CFpbEZhbgBnAGSgRyJvAHQAAOBtKjgDcAAAoEIqPWThIXNoAKATIACjYCJBYWRxc3jpIO0g+SD+IAIhDCFyAHIAAKDXIXIAAAFocvIg9SBrAACgJClvoJch9wAGD28AdAAA4FAiOAN1AGkA9gC7CAABZWkGIQohYQByAACgKCntAN8I6SFzdPOgBCLlCHIAAOA12CvdAAJFZXN0/wgcISshLiHxoXEiIiEAABMJ8aFxIgAJAAAnIWwAYQBuAPQAEwlpAO0AGQlyoG8iAKBvIoABQWFwADghOyE/IXIA8gBeIHIAcgAAoK4hYQByAACg8ipzogsiSiEAAAAAxwtkoPwiAKD6ImMAeQBaZIADQUVhZGVzdABcIV8hYiFmIWkhkyGWIXIA8gBXIADgZiI4A3IAcgAAoJohcgAAoCUggKFwImZxcwBwIYQhjiF0AAABYXJ1IXohcgByAG8A9wBlIWkAZwBoAHQAYQByAHIAbwD3AD4h8aFwImAhAACKIWwAYQBuAPQAZwlz4H0qOAMAoG4iaQDtAG0JcqBuImkA5aDqIkUJaQDkADoKAAFwdKMhpyFmAADgNdhf3YCBrAA7aW4AriGvIcchrEBuAIChCSJFZHYAtyG6Ib8hAOD5IjgDbwB0AADg9SI4A+EB1gjEIcYhAKD3IgCg9iJpAHagDCLhAagJzyHRIQCg/iIAoP0igAFhb3IA2CHsIfEhcgCAoSYiYXN0AOAh5SHpIWwAbABlAOwAywhsAADg/SrlIADgAiI4A2wiaW50AACgFCrjoYAi9yEAAPohdQDlAJsJY+CvKjgDZaCAIvEAkwkAAkFhaXQHIgoiFyIeInIA8gBsIHIAcgAAoZshY3cRIhQiAOAzKTgDAOCdITgDZyRodGFycm93AACgmyFyAGkA5aDrIr4JgANjaGltcHF1AC8iPCJHIpwhTSJQIloigKGBImNlcgA2Iv0JOSJ1AOUABgoA4DXYw9zvIXJ0bQKdIQAAAABEImEAcgDhAOEhbQBloEEi8aBEIiYKYQDyAMsIcwB1AAABYnBWIlgi5QDUCeUA3wmAAWJjcABgInMieCKAoYQiRWVzAGci7glqIgDgxSo4A2UAdABl4IIi0iBxAPGgiCJoImMAZaCBIvEA/gmAoYUiRWVzAH8iFgqCIgDgxio4A2UAdABl4IMi0iBxAPGgiSKAIgACZ2lscpIilCKaIpwi7AAMCWwAZABlADuA8QDxQOcAWwlpI2FuZ2xlAAABbHKkIqoi5SFmdGWg6iLxAEUJaSJnaHQAZaDrIvEAvgltoL0DAKEjAGVzuCK8InIAbwAAoBYhcAAAoAcggARESGFkZ2lscnMAziLSItYi2iLeIugi7SICIw8j4SFzaACgrSLhIXJyAKAEKXAAAOBNItIg4SFzaACgrCIAAWV04iLlIgDgZSLSIADgPgDSIG4iZmluAACg3imAAUFldADzIvci+iJyAHIAAKACKQDgZCLSIHLgPADSIGkAZQAA4LQi0iAAAUF0BiMKI3IAcgAAoAMp8iFpZQDgtSLSIGkAbQAA4Dwi0iCAAUFhbgAaIx4jKiNyAHIAAKDWIXIAAAFociMjJiNrAACgIylvoJYh9wD/DuUhYXIAoCcpUxJqFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVCMAAF4jaSN/I4IjjSOeI8AUAAAAAKYjwCMAANoj3yMAAO8jHiQvJD8kRCQAAWNzVyNsFHUAdABlADuA8wDzQAABaXlhI2cjcgBjoJoiO4D0APRAPmSAAmFiaW9zAHEjdCN3I3EBeiNzAOgAdhTsIWFjUWF2AACgOCrvIWxkAKC8KewhaWdTYQABY3KFI4kjaQByAACgvykA4DXYLN1vA5QjAAAAAJYjAACcI24A22JhAHYAZQA7gPIA8kAAoMEpAAFibaEjjAphAHIAAKC1KQACYWNpdKwjryO6I70jcgDyAFkUAAFpcrMjtiNyAACgvinvIXNzAKC7KW4A5QDZCgCgwCmAAWFlaQDFI8gjyyNjAHIATWFnAGEAyWOAAWNkbgDRI9Qj1iPyIW9uv2MAoLYpdQDzAHgBcABmAADgNdhg3YABYWVsAOQj5yPrI3IAAKC3KXIAcAAAoLkpdQDzAHwBAKMoImFkaW9zdvkj/CMPJBMkFiQbJHIA8gBeFIChXSplZm0AAyQJJAwkcgBvoDQhZgAAoDQhO4CqAKpAO4C6ALpA5yFvZgCgtiJyAACgVipsIm9wZQAAoFcqAKBbKoABY2xvACMkJSQrJPIACCRhAHMAaAA7gPgA+EBsAACgmCJpAGwBMyQ4JGQAZQA7gPUA9UBlAHMAYaCXInMAAKA2Km0AbAA7gPYA9kDiIWFyAKA9I+EKXiQAAHokAAB8JJQkAACYJKkkAAAAALUkEQsAAPAkAAAAAAQleiUAAIMlcgCAoSUiYXN0AGUkbyQBCwCBtgA7bGokayS2QGwAZQDsABgDaQJ1JAAAAAB4JG0AAKDzKgCg/Sp5AD9kcgCAAmNpbXB0AIUkiCSLJJkSjyRuAHQAJWBvAGQALmBpAGwAAKAwIOUhbmsAoDEgcgAA4DXYLd2AAWltbwCdJKAkpCR2oMYD1WNtAGEA9AD+B24AZQAAoA4m9KHAA64kAAC0JGMjaGZvcmsAAKDUItZjAAFhdbgkxCRuAAABY2u9JMIkawBooA8hAKAOIfYAaRpzAACkKwBhYmNkZW1zdNMkIRPXJNsk4STjJOck6yTjIWlyAKAjKmkAcgAAoCIqAAFvdYsW3yQAoCUqAKByKm4AO4CxALFAaQBtAACgJip3AG8AAKAnKoABaXB1APUk+iT+JO4idGludACgFSpmAADgNdhh3W4AZAA7gKMAo0CApHoiRWFjZWlub3N1ABMlFSUYJRslTCVRJVklSSV1JQCgsypwAACgtyp1AOUAPwtjoK8qgKJ6ImFjZW5zACclLSU0JTYlSSVwAHAAcgBvAPgAFyV1AHIAbAB5AGUA8QA/C/EAOAuAAWFlcwA8JUElRSXwInByb3gAoLkqcQBxAACgtSppAG0AAKDoImkA7QBEC20AZQDzoDIgIguAAUVhcwBDJVclRSXwAEAlgAFkZnAATwtfJXElgAFhbHMAZSVpJW0l7CFhcgCgLiPpIW5lAKASI/UhcmYAoBMjdKAdIu8AWQvyIWVsAKCwIgABY2l9JYElcgAA4DXYxdzIY24iY3NwAACgCCAAA2Zpb3BzdZElKxuVJZolnyWkJXIAAOA12C7dcABmAADgNdhi3XIiaW1lAACgVyBjAHIAAOA12MbcgAFhZW8AqiW6JcAldAAAAWVpryW2JXIAbgBpAG8AbgDzABkFbgB0AACgFipzAHQAZaA/APEACRj0AG0LgApBQkhhYmNkZWZoaWxtbm9wcnN0dXgA4yXyJfYl+iVpJpAmpia9JtUm5ib4JlonaCdxJ3UnnietJ7EnyCfiJ+cngAFhcnQA6SXsJe4lcgDyAJkM8gD6AuEhaWwAoBwpYQByAPIA3BVhAHIAAKBkKYADY2RlbnFydAAGJhAmEyYYJiYmKyZaJgABZXUKJg0mAOA9IjEDdABlAFVhaQDjACAN7SJwdHl2AKCzKWcAgKHpJ2RlbAAgJiImJCYAoJIpAKClKeUA9wt1AG8AO4C7ALtAcgAApZIhYWJjZmhscHN0dz0mQCZFJkcmSiZMJk4mUSZVJlgmcAAAoHUpZqDlIXMAAKAgKQCgMylzAACgHinrALka8ACVHmwAAKBFKWkAbQAAoHQpbAAAoKMhAKCdIQABYWleJmImaQBsAACgGilvAG6gNiJhAGwA8wB2C4ABYWJyAG8mciZ2JnIA8gAvEnIAawAAoHMnAAFha3omgSZjAAABZWt/JoAmfWBdYAABZXOFJocmAKCMKWwAAAFkdYwmjiYAoI4pAKCQKQACYWV1eZcmmiajJqUm8iFvbllhAAFkaZ4moSZpAGwAV2HsAA8M4gCAJkBkAAJjbHFzrSawJrUmuiZhAACgNylkImhhcgAAoGkpdQBvAPKgHSCjAWgAAKCzIYABYWNnAMMm0iaUC2wAgKEcIWlwcwDLJs4migxuAOUAoAxhAHIA9ADaC3QAAKCtJYABaWxyANsm3ybjJvMhaHQAoH0pbwBvAPIANgwA4DXYL90AAWFv6ib1JnIAAAFkde8m8SYAoMEhbKDAIQCgbCl2oMED8WOAAWducwD+Jk4nUCdoAHQAAANhaGxyc3QKJxInISc1Jz0nRydyInJvdwB0oJIhYQDpAFYmYSNycG9vbgAAAWR1GiceJ28AdwDuAPAmcAAAoMAh5SFmdAABYWgnJy0ncgByAG8AdwDzAAkMYQByAHAAbwBvAG4A8wATBGklZ2h0YXJyb3dzAACgySFxAHUAaQBnAGEAcgByAG8A9wBZJugkcmVldGltZXMAoMwiZwDaYmkAbgBnAGQAbwB0AHMAZQDxABwYgAFhaG0AYCdjJ2YncgDyAAkMYQDyABMEAKAPIG8idXN0AGGgsSPjIWhlAKCxI+0haWQAoO4qAAJhYnB0fCeGJ4knmScAAW5ygCeDJ2cAAKDtJ3IAAKD+IXIA6wAcDIABYWZsAI8nkieVJ3IAAKCGKQDgNdhj3XUAcwAAoC4qaSJtZXMAAKA1KgABYXCiJ6gncgBnoCkAdAAAoJQp7yJsaW50AKASKmEAcgDyADwnAAJhY2hxuCe8J6EMwCfxIXVvAKA6IHIAAOA12MfcAAFidYAmxCdvAPKgGSCoAYABaGlyAM4n0ifWJ3IAZQDlAE0n7SFlcwCgyiJpAIChuSVlZmwAXAxjEt4n9CFyaQCgzinsInVoYXIAoGgpAKAeIWENBSgJKA0oSyhVKIYoAACLKLAoAAAAAOMo5ygAABApJCkxKW0pcSmHKaYpAACYKgAAAACxKmMidXRlAFthcQB1AO8ABR+ApHsiRWFjZWlucHN5ABwoHignKCooLygyKEEoRihJKACgtCrwASMoAAAlKACguCpvAG4AYWF1AOUAgw1koLAqaQBsAF9hcgBjAF1hgAFFYXMAOCg6KD0oAKC2KnAAAKC6KmkAbQAAoOki7yJsaW50AKATKmkA7QCIDUFkbwB0AGKixSKRFgAAAABTKACgZiqAA0FhY21zdHgAYChkKG8ocyh1KHkogihyAHIAAKDYIXIAAAFocmkoayjrAJAab6CYIfcAzAd0ADuApwCnQGkAO2D3IWFyAKApKW0AAAFpbn4ozQBuAHUA8wDOAHQAAKA2J3IA7+A12DDdIxkAAmFjb3mRKJUonSisKHIAcAAAoG8mAAFoeZkonChjAHkASWRIZHIAdABtAqUoAAAAAKgoaQDkAFsPYQByAGEA7ABsJDuArQCtQAABZ22zKLsobQBhAAChwwNmdroouijCY4CjPCJkZWdsbnByAMgozCjPKNMo1yjaKN4obwB0AACgairxoEMiCw5FoJ4qAKCgKkWgnSoAoJ8qZQAAoEYi7CF1cwCgJCrhIXJyAKByKWEAcgDyAPwMAAJhZWl07Sj8KAEpCCkAAWxz8Sj4KGwAcwBlAHQAbQDpAH8oaABwAACgMyrwImFyc2wAoOQpAAFkbFoPBSllAACgIyNloKoqc6CsKgDgrCoA/oABZmxwABUpGCkfKfQhY3lMZGKgLwBhoMQpcgAAoD8jZgAA4DXYZN1hAAABZHIoKRcDZQBzAHWgYCZpAHQAAKBgJoABY3N1ADYpRilhKQABYXU6KUApcABzoJMiAOCTIgD+cABzoJQiAOCUIgD+dQAAAWJwSylWKQChjyJlcz4NUCllAHQAZaCPIvEAPw0AoZAiZXNIDVspZQB0AGWgkCLxAEkNAKGhJWFmZilbBHIAZQFrKVwEAKChJWEAcgDyAAMNAAJjZW10dyl7KX8pgilyAADgNdjI3HQAbQDuAM4AaQDsAAYpYQByAOYAVw0AAWFyiimOKXIA5qAGJhESAAFhbpIpoylpImdodAAAAWVwmSmgKXAAcwBpAGwAbwDuANkXaADpAKAkcwCvYIACYmNtbnAArin8KY4NJSooKgCkgiJFZGVtbnByc7wpvinCKcgpzCnUKdgp3CkAoMUqbwB0AACgvSpkoIYibwB0AACgwyr1IWx0AKDBKgABRWXQKdIpAKDLKgCgiiLsIXVzAKC/KuEhcnIAoHkpgAFlaXUA4inxKfQpdAAAoYIiZW7oKewpcQDxoIYivSllAHEA8aCKItEpbQAAoMcqAAFicPgp+ikAoNUqAKDTKmMAgKJ7ImFjZW5zAAcqDSoUKhYqRihwAHAAcgBvAPgAIyh1AHIAbAB5AGUA8QCDDfEAfA2AAWFlcwAcKiIqPShwAHAAcgBvAPgAPChxAPEAOShnAACgaiYApoMiMTIzRWRlaGxtbnBzPCo/KkIqRSpHKlIqWCpjKmcqaypzKncqO4C5ALlAO4CyALJAO4CzALNAAKDGKgABb3NLKk4qdAAAoL4qdQBiAACg2CpkoIcibwB0AACgxCpzAAABb3VdKmAqbAAAoMknYgAAoNcq4SFycgCgeyn1IWx0AKDCKgABRWVvKnEqAKDMKgCgiyLsIXVzAKDAKoABZWl1AH0qjCqPKnQAAKGDImVugyqHKnEA8aCHIkYqZQBxAPGgiyJwKm0AAKDIKgABYnCTKpUqAKDUKgCg1iqAAUFhbgCdKqEqrCpyAHIAAKDZIXIAAAFocqYqqCrrAJUab6CZIfcAxQf3IWFyAKAqKWwAaQBnADuA3wDfQOELzyrZKtwq6SrsKvEqAAD1KjQrAAAAAAAAAAAAAEwrbCsAAHErvSsAAAAAAADRK3IC1CoAAAAA2CrnIWV0AKAWI8RjcgDrAOUKgAFhZXkA4SrkKucq8iFvbmVh5CFpbGNhQmRvAPQAIg5sInJlYwAAoBUjcgAA4DXYMd0AAmVpa2/7KhIrKCsuK/IBACsAAAkrZQAAATRm6g0EK28AcgDlAOsNYQBzorgDECsAAAAAEit5AG0A0WMAAWNuFislK2sAAAFhcxsrIStwAHAAcgBvAPgAFw5pAG0AAKA8InMA8AD9DQABYXMsKyEr8AAXDnIAbgA7gP4A/kDsATgrOyswG2QA5QBnAmUAcwCAgdcAO2JkAEMrRCtJK9dAYaCgInIAAKAxKgCgMCqAAWVwcwBRK1MraSvhAAkh4qKkIlsrXysAAAAAYytvAHQAAKA2I2kAcgAAoPEqb+A12GXdcgBrAACg2irhAHgociJpbWUAAKA0IIABYWlwAHYreSu3K2QA5QC+DYADYWRlbXBzdACFK6MrmiunK6wrsCuzK24iZ2xlAACitSVkbHFykCuUK5ornCvvIXduAKC/JeUhZnRloMMl8QACBwCgXCJpImdodABloLkl8QBdDG8AdAAAoOwlaSJudXMAAKA6KuwhdXMAoDkqYgAAoM0p6SFtZQCgOyrlInppdW0AoOIjgAFjaHQAwivKK80rAAFyecYrySsA4DXYydxGZGMAeQBbZPIhb2tnYQABaW/UK9creAD0ANERaCJlYWQAAAFsct4r5ytlAGYAdABhAHIAcgBvAPcAXQbpJGdodGFycm93AKCgIQAJQUhhYmNkZmdobG1vcHJzdHV3CiwNLBEsHSwnLDEsQCxLLFIsYix6LIQsjyzLLOgs7Sz/LAotcgDyAAkDYQByAACgYykAAWNyFSwbLHUAdABlADuA+gD6QPIACQ1yAOMBIywAACUseQBeZHYAZQBtYQABaXkrLDAscgBjADuA+wD7QENkgAFhYmgANyw6LD0scgDyANEO7CFhY3FhYQDyAOAOAAFpckQsSCzzIWh0AKB+KQDgNdgy3XIAYQB2AGUAO4D5APlAYQFWLF8scgAAAWxyWixcLACgvyEAoL4hbABrAACggCUAAWN0Zix2LG8CbCwAAAAAcyxyAG4AZaAcI3IAAKAcI28AcAAAoA8jcgBpAACg+CUAAWFsfiyBLGMAcgBrYTuAqACoQAABZ3CILIssbwBuAHNhZgAA4DXYZt0AA2FkaGxzdZksniynLLgsuyzFLHIAcgBvAPcACQ1vAHcAbgBhAHIAcgBvAPcA2A5hI3Jwb29uAAABbHKvLLMsZQBmAPQAWyxpAGcAaAD0AF0sdQDzAKYOaQAAocUDaGzBLMIs0mNvAG4AxWPwI2Fycm93cwCgyCGAAWNpdADRLOEs5CxvAtcsAAAAAN4scgBuAGWgHSNyAACgHSNvAHAAAKAOI24AZwBvYXIAaQAAoPklYwByAADgNdjK3IABZGlyAPMs9yz6LG8AdAAAoPAi7CFkZWlhaQBmoLUlAKC0JQABYW0DLQYtcgDyAMosbAA7gPwA/EDhIm5nbGUAoKcpgAdBQkRhY2RlZmxub3Byc3oAJy0qLTAtNC2bLZ0toS2/LcMtxy3TLdgt3C3gLfwtcgDyABADYQByAHag6CoAoOkqYQBzAOgA/gIAAW5yOC08LechcnQAoJwpgANla25wcnN0AJkpSC1NLVQtXi1iLYItYQBwAHAA4QAaHG8AdABoAGkAbgDnAKEXgAFoaXIAoSmzJFotbwBwAPQAdCVooJUh7wD4JgABaXVmLWotZwBtAOEAuygAAWJwbi14LXMjZXRuZXEAceCKIgD+AODLKgD+cyNldG5lcQBx4IsiAP4A4MwqAP4AAWhyhi2KLWUAdADhABIraSNhbmdsZQAAAWxyki2WLeUhZnQAoLIiaSJnaHQAAKCzInkAMmThIXNoAKCiIoABZWxyAKcttC24LWKiKCKuLQAAAACyLWEAcgAAoLsicQAAoFoi7CFpcACg7iIAAWJ0vC1eD2EA8gBfD3IAAOA12DPddAByAOkAlS1zAHUAAAFicM0t0C0A4IIi0iAA4IMi0iBwAGYAAOA12GfdcgBvAPAAWQt0AHIA6QCaLQABY3XkLegtcgAA4DXYy9wAAWJw7C30LW4AAAFFZXUt8S0A4IoiAP5uAAABRWV/LfktAOCLIgD+6SJnemFnAKCaKYADY2Vmb3BycwANLhAuJS4pLiMuLi40LukhcmN1YQABZGkULiEuAAFiZxguHC5hAHIAAKBfKmUAcaAnIgCgWSLlIXJwAKAYIXIAAOA12DTdcABmAADgNdho3WWgQCJhAHQA6ABqD2MAcgAA4DXYzNzjCuQRUC4AAFQuAABYLmIuAAAAAGMubS5wLnQuAAAAAIguki4AAJouJxIqEnQAcgDpAB0ScgAA4DXYNd0AAUFhWy5eLnIA8gDnAnIA8gCTB75jAAFBYWYuaS5yAPIA4AJyAPIAjAdhAPAAeh5pAHMAAKD7IoABZHB0APgReS6DLgABZmx9LoAuAOA12GnddQDzAP8RaQBtAOUABBIAAUFhiy6OLnIA8gDuAnIA8gCaBwABY3GVLgoScgAA4DXYzdwAAXB0nS6hLmwAdQDzACUScgDpACASAARhY2VmaW9zdbEuvC7ELsguzC7PLtQu2S5jAAABdXm2LrsudABlADuA/QD9QE9kAAFpecAuwy5yAGMAd2FLZG4AO4ClAKVAcgAA4DXYNt1jAHkAV2RwAGYAAOA12GrdYwByAADgNdjO3AABY23dLt8ueQBOZGwAO4D/AP9AAAVhY2RlZmhpb3N38y73Lv8uAi8MLxAvEy8YLx0vIi9jInV0ZQB6YQABYXn7Lv4u8iFvbn5hN2RvAHQAfGEAAWV0Bi8KL3QAcgDmAB8QYQC2Y3IAAOA12DfdYwB5ADZk5yJyYXJyAKDdIXAAZgAA4DXYa91jAHIAAOA12M/cAAFqbiYvKC8AoA0gagAAoAwg`,
  ),
  xmlDecodeTree = /* #__PURE__ */ decodeBase64(
    `AAJhZ2xxBwARABMAFQBtAg0AAAAAAA8AcAAmYG8AcwAnYHQAPmB0ADxg9SFvdCJg`,
  );
var BinTrieFlags;
(function (e) {
  ((e[(e.VALUE_LENGTH = 49152)] = `VALUE_LENGTH`),
    (e[(e.FLAG13 = 8192)] = `FLAG13`),
    (e[(e.BRANCH_LENGTH = 8064)] = `BRANCH_LENGTH`),
    (e[(e.JUMP_TABLE = 127)] = `JUMP_TABLE`));
})((BinTrieFlags ||= {}));
var CharCodes$1;
(function (e) {
  ((e[(e.NUM = 35)] = `NUM`),
    (e[(e.SEMI = 59)] = `SEMI`),
    (e[(e.EQUALS = 61)] = `EQUALS`),
    (e[(e.ZERO = 48)] = `ZERO`),
    (e[(e.NINE = 57)] = `NINE`),
    (e[(e.LOWER_A = 97)] = `LOWER_A`),
    (e[(e.LOWER_F = 102)] = `LOWER_F`),
    (e[(e.LOWER_X = 120)] = `LOWER_X`),
    (e[(e.LOWER_Z = 122)] = `LOWER_Z`),
    (e[(e.UPPER_A = 65)] = `UPPER_A`),
    (e[(e.UPPER_F = 70)] = `UPPER_F`),
    (e[(e.UPPER_Z = 90)] = `UPPER_Z`));
})((CharCodes$1 ||= {}));
const TO_LOWER_BIT = 32;
function isNumber(e) {
  return e >= CharCodes$1.ZERO && e <= CharCodes$1.NINE;
}
function isHexadecimalCharacter(e) {
  return (
    (e >= CharCodes$1.UPPER_A && e <= CharCodes$1.UPPER_F) ||
    (e >= CharCodes$1.LOWER_A && e <= CharCodes$1.LOWER_F)
  );
}
function isAsciiAlphaNumeric(e) {
  return (
    (e >= CharCodes$1.UPPER_A && e <= CharCodes$1.UPPER_Z) ||
    (e >= CharCodes$1.LOWER_A && e <= CharCodes$1.LOWER_Z) ||
    isNumber(e)
  );
}
function isEntityInAttributeInvalidEnd(e) {
  return e === CharCodes$1.EQUALS || isAsciiAlphaNumeric(e);
}
var EntityDecoderState;
(function (e) {
  ((e[(e.EntityStart = 0)] = `EntityStart`),
    (e[(e.NumericStart = 1)] = `NumericStart`),
    (e[(e.NumericDecimal = 2)] = `NumericDecimal`),
    (e[(e.NumericHex = 3)] = `NumericHex`),
    (e[(e.NamedEntity = 4)] = `NamedEntity`));
})((EntityDecoderState ||= {}));
var DecodingMode;
(function (e) {
  ((e[(e.Legacy = 0)] = `Legacy`),
    (e[(e.Strict = 1)] = `Strict`),
    (e[(e.Attribute = 2)] = `Attribute`));
})((DecodingMode ||= {}));
var EntityDecoder = class {
  constructor(e, t, n) {
    ((this.decodeTree = e),
      (this.emitCodePoint = t),
      (this.errors = n),
      (this.state = EntityDecoderState.EntityStart),
      (this.consumed = 1),
      (this.result = 0),
      (this.treeIndex = 0),
      (this.excess = 1),
      (this.decodeMode = DecodingMode.Strict),
      (this.runConsumed = 0));
  }
  startEntity(e) {
    ((this.decodeMode = e),
      (this.state = EntityDecoderState.EntityStart),
      (this.result = 0),
      (this.treeIndex = 0),
      (this.excess = 1),
      (this.consumed = 1),
      (this.runConsumed = 0));
  }
  write(e, t) {
    switch (this.state) {
      case EntityDecoderState.EntityStart:
        return e.charCodeAt(t) === CharCodes$1.NUM
          ? ((this.state = EntityDecoderState.NumericStart),
            (this.consumed += 1),
            this.stateNumericStart(e, t + 1))
          : ((this.state = EntityDecoderState.NamedEntity), this.stateNamedEntity(e, t));
      case EntityDecoderState.NumericStart:
        return this.stateNumericStart(e, t);
      case EntityDecoderState.NumericDecimal:
        return this.stateNumericDecimal(e, t);
      case EntityDecoderState.NumericHex:
        return this.stateNumericHex(e, t);
      case EntityDecoderState.NamedEntity:
        return this.stateNamedEntity(e, t);
    }
  }
  stateNumericStart(e, t) {
    return t >= e.length
      ? -1
      : (e.charCodeAt(t) | TO_LOWER_BIT) === CharCodes$1.LOWER_X
        ? ((this.state = EntityDecoderState.NumericHex),
          (this.consumed += 1),
          this.stateNumericHex(e, t + 1))
        : ((this.state = EntityDecoderState.NumericDecimal), this.stateNumericDecimal(e, t));
  }
  stateNumericHex(e, t) {
    for (; t < e.length;) {
      let n = e.charCodeAt(t);
      if (isNumber(n) || isHexadecimalCharacter(n)) {
        let e =
          n <= CharCodes$1.NINE
            ? n - CharCodes$1.ZERO
            : (n | TO_LOWER_BIT) - CharCodes$1.LOWER_A + 10;
        ((this.result = this.result * 16 + e), this.consumed++, t++);
      } else return this.emitNumericEntity(n, 3);
    }
    return -1;
  }
  stateNumericDecimal(e, t) {
    for (; t < e.length;) {
      let n = e.charCodeAt(t);
      if (isNumber(n))
        ((this.result = this.result * 10 + (n - CharCodes$1.ZERO)), this.consumed++, t++);
      else return this.emitNumericEntity(n, 2);
    }
    return -1;
  }
  emitNumericEntity(e, t) {
    var n;
    if (this.consumed <= t)
      return (
        (n = this.errors) == null || n.absenceOfDigitsInNumericCharacterReference(this.consumed), 0
      );
    if (e === CharCodes$1.SEMI) this.consumed += 1;
    else if (this.decodeMode === DecodingMode.Strict) return 0;
    return (
      this.emitCodePoint(replaceCodePoint(this.result), this.consumed),
      this.errors &&
        (e !== CharCodes$1.SEMI && this.errors.missingSemicolonAfterCharacterReference(),
        this.errors.validateNumericCharacterReference(this.result)),
      this.consumed
    );
  }
  stateNamedEntity(e, t) {
    let { decodeTree: n } = this,
      r = n[this.treeIndex],
      i = (r & BinTrieFlags.VALUE_LENGTH) >> 14;
    for (; t < e.length;) {
      if (i === 0 && (r & BinTrieFlags.FLAG13) !== 0) {
        let a = (r & BinTrieFlags.BRANCH_LENGTH) >> 7;
        if (this.runConsumed === 0) {
          let n = r & BinTrieFlags.JUMP_TABLE;
          if (e.charCodeAt(t) !== n)
            return this.result === 0 ? 0 : this.emitNotTerminatedNamedEntity();
          (t++, this.excess++, this.runConsumed++);
        }
        for (; this.runConsumed < a;) {
          if (t >= e.length) return -1;
          let r = this.runConsumed - 1,
            i = n[this.treeIndex + 1 + (r >> 1)],
            a = r % 2 == 0 ? i & 255 : (i >> 8) & 255;
          if (e.charCodeAt(t) !== a)
            return (
              (this.runConsumed = 0), this.result === 0 ? 0 : this.emitNotTerminatedNamedEntity()
            );
          (t++, this.excess++, this.runConsumed++);
        }
        ((this.runConsumed = 0),
          (this.treeIndex += 1 + (a >> 1)),
          (r = n[this.treeIndex]),
          (i = (r & BinTrieFlags.VALUE_LENGTH) >> 14));
      }
      if (t >= e.length) break;
      let a = e.charCodeAt(t);
      if (a === CharCodes$1.SEMI && i !== 0 && (r & BinTrieFlags.FLAG13) !== 0)
        return this.emitNamedEntityData(this.treeIndex, i, this.consumed + this.excess);
      if (
        ((this.treeIndex = determineBranch(n, r, this.treeIndex + Math.max(1, i), a)),
        this.treeIndex < 0)
      )
        return this.result === 0 ||
          (this.decodeMode === DecodingMode.Attribute &&
            (i === 0 || isEntityInAttributeInvalidEnd(a)))
          ? 0
          : this.emitNotTerminatedNamedEntity();
      if (((r = n[this.treeIndex]), (i = (r & BinTrieFlags.VALUE_LENGTH) >> 14), i !== 0)) {
        if (a === CharCodes$1.SEMI)
          return this.emitNamedEntityData(this.treeIndex, i, this.consumed + this.excess);
        this.decodeMode !== DecodingMode.Strict &&
          (r & BinTrieFlags.FLAG13) === 0 &&
          ((this.result = this.treeIndex), (this.consumed += this.excess), (this.excess = 0));
      }
      (t++, this.excess++);
    }
    return -1;
  }
  emitNotTerminatedNamedEntity() {
    var e;
    let { result: t, decodeTree: n } = this,
      r = (n[t] & BinTrieFlags.VALUE_LENGTH) >> 14;
    return (
      this.emitNamedEntityData(t, r, this.consumed),
      (e = this.errors) == null || e.missingSemicolonAfterCharacterReference(),
      this.consumed
    );
  }
  emitNamedEntityData(e, t, n) {
    let { decodeTree: r } = this;
    return (
      this.emitCodePoint(
        t === 1 ? r[e] & ~(BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13) : r[e + 1],
        n,
      ),
      t === 3 && this.emitCodePoint(r[e + 2], n),
      n
    );
  }
  end() {
    var e;
    switch (this.state) {
      case EntityDecoderState.NamedEntity:
        return this.result !== 0 &&
          (this.decodeMode !== DecodingMode.Attribute || this.result === this.treeIndex)
          ? this.emitNotTerminatedNamedEntity()
          : 0;
      case EntityDecoderState.NumericDecimal:
        return this.emitNumericEntity(0, 2);
      case EntityDecoderState.NumericHex:
        return this.emitNumericEntity(0, 3);
      case EntityDecoderState.NumericStart:
        return (
          (e = this.errors) == null || e.absenceOfDigitsInNumericCharacterReference(this.consumed),
          0
        );
      case EntityDecoderState.EntityStart:
        return 0;
    }
  }
};
function determineBranch(e, t, n, r) {
  let i = (t & BinTrieFlags.BRANCH_LENGTH) >> 7,
    a = t & BinTrieFlags.JUMP_TABLE;
  if (i === 0) return a !== 0 && r === a ? n : -1;
  if (a) {
    let t = r - a;
    return t < 0 || t >= i ? -1 : e[n + t] - 1;
  }
  let o = (i + 1) >> 1,
    s = 0,
    c = i - 1;
  for (; s <= c;) {
    let t = (s + c) >>> 1,
      i = (e[n + (t >> 1)] >> ((t & 1) * 8)) & 255;
    if (i < r) s = t + 1;
    else if (i > r) c = t - 1;
    else return e[n + o + t];
  }
  return -1;
}
var CharCodes;
(function (e) {
  ((e[(e.Tab = 9)] = `Tab`),
    (e[(e.NewLine = 10)] = `NewLine`),
    (e[(e.FormFeed = 12)] = `FormFeed`),
    (e[(e.CarriageReturn = 13)] = `CarriageReturn`),
    (e[(e.Space = 32)] = `Space`),
    (e[(e.ExclamationMark = 33)] = `ExclamationMark`),
    (e[(e.Number = 35)] = `Number`),
    (e[(e.Amp = 38)] = `Amp`),
    (e[(e.SingleQuote = 39)] = `SingleQuote`),
    (e[(e.DoubleQuote = 34)] = `DoubleQuote`),
    (e[(e.Dash = 45)] = `Dash`),
    (e[(e.Slash = 47)] = `Slash`),
    (e[(e.Zero = 48)] = `Zero`),
    (e[(e.Nine = 57)] = `Nine`),
    (e[(e.Semi = 59)] = `Semi`),
    (e[(e.Lt = 60)] = `Lt`),
    (e[(e.Eq = 61)] = `Eq`),
    (e[(e.Gt = 62)] = `Gt`),
    (e[(e.Questionmark = 63)] = `Questionmark`),
    (e[(e.UpperA = 65)] = `UpperA`),
    (e[(e.LowerA = 97)] = `LowerA`),
    (e[(e.UpperF = 70)] = `UpperF`),
    (e[(e.LowerF = 102)] = `LowerF`),
    (e[(e.UpperZ = 90)] = `UpperZ`),
    (e[(e.LowerZ = 122)] = `LowerZ`),
    (e[(e.LowerX = 120)] = `LowerX`),
    (e[(e.OpeningSquareBracket = 91)] = `OpeningSquareBracket`));
})((CharCodes ||= {}));
var State;
(function (e) {
  ((e[(e.Text = 1)] = `Text`),
    (e[(e.BeforeTagName = 2)] = `BeforeTagName`),
    (e[(e.InTagName = 3)] = `InTagName`),
    (e[(e.InSelfClosingTag = 4)] = `InSelfClosingTag`),
    (e[(e.BeforeClosingTagName = 5)] = `BeforeClosingTagName`),
    (e[(e.InClosingTagName = 6)] = `InClosingTagName`),
    (e[(e.AfterClosingTagName = 7)] = `AfterClosingTagName`),
    (e[(e.BeforeAttributeName = 8)] = `BeforeAttributeName`),
    (e[(e.InAttributeName = 9)] = `InAttributeName`),
    (e[(e.AfterAttributeName = 10)] = `AfterAttributeName`),
    (e[(e.BeforeAttributeValue = 11)] = `BeforeAttributeValue`),
    (e[(e.InAttributeValueDq = 12)] = `InAttributeValueDq`),
    (e[(e.InAttributeValueSq = 13)] = `InAttributeValueSq`),
    (e[(e.InAttributeValueNq = 14)] = `InAttributeValueNq`),
    (e[(e.BeforeDeclaration = 15)] = `BeforeDeclaration`),
    (e[(e.InDeclaration = 16)] = `InDeclaration`),
    (e[(e.InProcessingInstruction = 17)] = `InProcessingInstruction`),
    (e[(e.BeforeComment = 18)] = `BeforeComment`),
    (e[(e.CDATASequence = 19)] = `CDATASequence`),
    (e[(e.InSpecialComment = 20)] = `InSpecialComment`),
    (e[(e.InCommentLike = 21)] = `InCommentLike`),
    (e[(e.BeforeSpecialS = 22)] = `BeforeSpecialS`),
    (e[(e.BeforeSpecialT = 23)] = `BeforeSpecialT`),
    (e[(e.SpecialStartSequence = 24)] = `SpecialStartSequence`),
    (e[(e.InSpecialTag = 25)] = `InSpecialTag`),
    (e[(e.InEntity = 26)] = `InEntity`));
})((State ||= {}));
function isWhitespace$1(e) {
  return (
    e === CharCodes.Space ||
    e === CharCodes.NewLine ||
    e === CharCodes.Tab ||
    e === CharCodes.FormFeed ||
    e === CharCodes.CarriageReturn
  );
}
function isEndOfTagSection(e) {
  return e === CharCodes.Slash || e === CharCodes.Gt || isWhitespace$1(e);
}
function isASCIIAlpha(e) {
  return (
    (e >= CharCodes.LowerA && e <= CharCodes.LowerZ) ||
    (e >= CharCodes.UpperA && e <= CharCodes.UpperZ)
  );
}
var QuoteType;
(function (e) {
  ((e[(e.NoValue = 0)] = `NoValue`),
    (e[(e.Unquoted = 1)] = `Unquoted`),
    (e[(e.Single = 2)] = `Single`),
    (e[(e.Double = 3)] = `Double`));
})((QuoteType ||= {}));
const Sequences = {
  Cdata: new Uint8Array([67, 68, 65, 84, 65, 91]),
  CdataEnd: new Uint8Array([93, 93, 62]),
  CommentEnd: new Uint8Array([45, 45, 62]),
  ScriptEnd: new Uint8Array([60, 47, 115, 99, 114, 105, 112, 116]),
  StyleEnd: new Uint8Array([60, 47, 115, 116, 121, 108, 101]),
  TitleEnd: new Uint8Array([60, 47, 116, 105, 116, 108, 101]),
  TextareaEnd: new Uint8Array([60, 47, 116, 101, 120, 116, 97, 114, 101, 97]),
  XmpEnd: new Uint8Array([60, 47, 120, 109, 112]),
};
var Tokenizer = class {
  constructor({ xmlMode: e = !1, decodeEntities: t = !0 }, n) {
    ((this.cbs = n),
      (this.state = State.Text),
      (this.buffer = ``),
      (this.sectionStart = 0),
      (this.index = 0),
      (this.entityStart = 0),
      (this.baseState = State.Text),
      (this.isSpecial = !1),
      (this.running = !0),
      (this.offset = 0),
      (this.currentSequence = void 0),
      (this.sequenceIndex = 0),
      (this.xmlMode = e),
      (this.decodeEntities = t),
      (this.entityDecoder = new EntityDecoder(e ? xmlDecodeTree : htmlDecodeTree, (e, t) =>
        this.emitCodePoint(e, t),
      )));
  }
  reset() {
    ((this.state = State.Text),
      (this.buffer = ``),
      (this.sectionStart = 0),
      (this.index = 0),
      (this.baseState = State.Text),
      (this.currentSequence = void 0),
      (this.running = !0),
      (this.offset = 0));
  }
  write(e) {
    ((this.offset += this.buffer.length), (this.buffer = e), this.parse());
  }
  end() {
    this.running && this.finish();
  }
  pause() {
    this.running = !1;
  }
  resume() {
    ((this.running = !0), this.index < this.buffer.length + this.offset && this.parse());
  }
  stateText(e) {
    e === CharCodes.Lt || (!this.decodeEntities && this.fastForwardTo(CharCodes.Lt))
      ? (this.index > this.sectionStart && this.cbs.ontext(this.sectionStart, this.index),
        (this.state = State.BeforeTagName),
        (this.sectionStart = this.index))
      : this.decodeEntities && e === CharCodes.Amp && this.startEntity();
  }
  stateSpecialStartSequence(e) {
    let t = this.sequenceIndex === this.currentSequence.length;
    if (!(t ? isEndOfTagSection(e) : (e | 32) === this.currentSequence[this.sequenceIndex]))
      this.isSpecial = !1;
    else if (!t) {
      this.sequenceIndex++;
      return;
    }
    ((this.sequenceIndex = 0), (this.state = State.InTagName), this.stateInTagName(e));
  }
  stateInSpecialTag(e) {
    if (this.sequenceIndex === this.currentSequence.length) {
      if (e === CharCodes.Gt || isWhitespace$1(e)) {
        let t = this.index - this.currentSequence.length;
        if (this.sectionStart < t) {
          let e = this.index;
          ((this.index = t), this.cbs.ontext(this.sectionStart, t), (this.index = e));
        }
        ((this.isSpecial = !1), (this.sectionStart = t + 2), this.stateInClosingTagName(e));
        return;
      }
      this.sequenceIndex = 0;
    }
    (e | 32) === this.currentSequence[this.sequenceIndex]
      ? (this.sequenceIndex += 1)
      : this.sequenceIndex === 0
        ? this.currentSequence === Sequences.TitleEnd
          ? this.decodeEntities && e === CharCodes.Amp && this.startEntity()
          : this.fastForwardTo(CharCodes.Lt) && (this.sequenceIndex = 1)
        : (this.sequenceIndex = Number(e === CharCodes.Lt));
  }
  stateCDATASequence(e) {
    e === Sequences.Cdata[this.sequenceIndex]
      ? ++this.sequenceIndex === Sequences.Cdata.length &&
        ((this.state = State.InCommentLike),
        (this.currentSequence = Sequences.CdataEnd),
        (this.sequenceIndex = 0),
        (this.sectionStart = this.index + 1))
      : ((this.sequenceIndex = 0), (this.state = State.InDeclaration), this.stateInDeclaration(e));
  }
  fastForwardTo(e) {
    for (; ++this.index < this.buffer.length + this.offset;)
      if (this.buffer.charCodeAt(this.index - this.offset) === e) return !0;
    return ((this.index = this.buffer.length + this.offset - 1), !1);
  }
  stateInCommentLike(e) {
    e === this.currentSequence[this.sequenceIndex]
      ? ++this.sequenceIndex === this.currentSequence.length &&
        (this.currentSequence === Sequences.CdataEnd
          ? this.cbs.oncdata(this.sectionStart, this.index, 2)
          : this.cbs.oncomment(this.sectionStart, this.index, 2),
        (this.sequenceIndex = 0),
        (this.sectionStart = this.index + 1),
        (this.state = State.Text))
      : this.sequenceIndex === 0
        ? this.fastForwardTo(this.currentSequence[0]) && (this.sequenceIndex = 1)
        : e !== this.currentSequence[this.sequenceIndex - 1] && (this.sequenceIndex = 0);
  }
  isTagStartChar(e) {
    return this.xmlMode ? !isEndOfTagSection(e) : isASCIIAlpha(e);
  }
  startSpecial(e, t) {
    ((this.isSpecial = !0),
      (this.currentSequence = e),
      (this.sequenceIndex = t),
      (this.state = State.SpecialStartSequence));
  }
  stateBeforeTagName(e) {
    if (e === CharCodes.ExclamationMark)
      ((this.state = State.BeforeDeclaration), (this.sectionStart = this.index + 1));
    else if (e === CharCodes.Questionmark)
      ((this.state = State.InProcessingInstruction), (this.sectionStart = this.index + 1));
    else if (this.isTagStartChar(e)) {
      let t = e | 32;
      ((this.sectionStart = this.index),
        (this.state = this.xmlMode
          ? State.InTagName
          : t === Sequences.ScriptEnd[2]
            ? State.BeforeSpecialS
            : t === Sequences.TitleEnd[2] || t === Sequences.XmpEnd[2]
              ? State.BeforeSpecialT
              : State.InTagName));
    } else
      e === CharCodes.Slash
        ? (this.state = State.BeforeClosingTagName)
        : ((this.state = State.Text), this.stateText(e));
  }
  stateInTagName(e) {
    isEndOfTagSection(e) &&
      (this.cbs.onopentagname(this.sectionStart, this.index),
      (this.sectionStart = -1),
      (this.state = State.BeforeAttributeName),
      this.stateBeforeAttributeName(e));
  }
  stateBeforeClosingTagName(e) {
    isWhitespace$1(e) ||
      (e === CharCodes.Gt
        ? (this.state = State.Text)
        : ((this.state = this.isTagStartChar(e) ? State.InClosingTagName : State.InSpecialComment),
          (this.sectionStart = this.index)));
  }
  stateInClosingTagName(e) {
    (e === CharCodes.Gt || isWhitespace$1(e)) &&
      (this.cbs.onclosetag(this.sectionStart, this.index),
      (this.sectionStart = -1),
      (this.state = State.AfterClosingTagName),
      this.stateAfterClosingTagName(e));
  }
  stateAfterClosingTagName(e) {
    (e === CharCodes.Gt || this.fastForwardTo(CharCodes.Gt)) &&
      ((this.state = State.Text), (this.sectionStart = this.index + 1));
  }
  stateBeforeAttributeName(e) {
    e === CharCodes.Gt
      ? (this.cbs.onopentagend(this.index),
        this.isSpecial
          ? ((this.state = State.InSpecialTag), (this.sequenceIndex = 0))
          : (this.state = State.Text),
        (this.sectionStart = this.index + 1))
      : e === CharCodes.Slash
        ? (this.state = State.InSelfClosingTag)
        : isWhitespace$1(e) ||
          ((this.state = State.InAttributeName), (this.sectionStart = this.index));
  }
  stateInSelfClosingTag(e) {
    e === CharCodes.Gt
      ? (this.cbs.onselfclosingtag(this.index),
        (this.state = State.Text),
        (this.sectionStart = this.index + 1),
        (this.isSpecial = !1))
      : isWhitespace$1(e) ||
        ((this.state = State.BeforeAttributeName), this.stateBeforeAttributeName(e));
  }
  stateInAttributeName(e) {
    (e === CharCodes.Eq || isEndOfTagSection(e)) &&
      (this.cbs.onattribname(this.sectionStart, this.index),
      (this.sectionStart = this.index),
      (this.state = State.AfterAttributeName),
      this.stateAfterAttributeName(e));
  }
  stateAfterAttributeName(e) {
    e === CharCodes.Eq
      ? (this.state = State.BeforeAttributeValue)
      : e === CharCodes.Slash || e === CharCodes.Gt
        ? (this.cbs.onattribend(QuoteType.NoValue, this.sectionStart),
          (this.sectionStart = -1),
          (this.state = State.BeforeAttributeName),
          this.stateBeforeAttributeName(e))
        : isWhitespace$1(e) ||
          (this.cbs.onattribend(QuoteType.NoValue, this.sectionStart),
          (this.state = State.InAttributeName),
          (this.sectionStart = this.index));
  }
  stateBeforeAttributeValue(e) {
    e === CharCodes.DoubleQuote
      ? ((this.state = State.InAttributeValueDq), (this.sectionStart = this.index + 1))
      : e === CharCodes.SingleQuote
        ? ((this.state = State.InAttributeValueSq), (this.sectionStart = this.index + 1))
        : isWhitespace$1(e) ||
          ((this.sectionStart = this.index),
          (this.state = State.InAttributeValueNq),
          this.stateInAttributeValueNoQuotes(e));
  }
  handleInAttributeValue(e, t) {
    e === t || (!this.decodeEntities && this.fastForwardTo(t))
      ? (this.cbs.onattribdata(this.sectionStart, this.index),
        (this.sectionStart = -1),
        this.cbs.onattribend(
          t === CharCodes.DoubleQuote ? QuoteType.Double : QuoteType.Single,
          this.index + 1,
        ),
        (this.state = State.BeforeAttributeName))
      : this.decodeEntities && e === CharCodes.Amp && this.startEntity();
  }
  stateInAttributeValueDoubleQuotes(e) {
    this.handleInAttributeValue(e, CharCodes.DoubleQuote);
  }
  stateInAttributeValueSingleQuotes(e) {
    this.handleInAttributeValue(e, CharCodes.SingleQuote);
  }
  stateInAttributeValueNoQuotes(e) {
    isWhitespace$1(e) || e === CharCodes.Gt
      ? (this.cbs.onattribdata(this.sectionStart, this.index),
        (this.sectionStart = -1),
        this.cbs.onattribend(QuoteType.Unquoted, this.index),
        (this.state = State.BeforeAttributeName),
        this.stateBeforeAttributeName(e))
      : this.decodeEntities && e === CharCodes.Amp && this.startEntity();
  }
  stateBeforeDeclaration(e) {
    e === CharCodes.OpeningSquareBracket
      ? ((this.state = State.CDATASequence), (this.sequenceIndex = 0))
      : (this.state = e === CharCodes.Dash ? State.BeforeComment : State.InDeclaration);
  }
  stateInDeclaration(e) {
    (e === CharCodes.Gt || this.fastForwardTo(CharCodes.Gt)) &&
      (this.cbs.ondeclaration(this.sectionStart, this.index),
      (this.state = State.Text),
      (this.sectionStart = this.index + 1));
  }
  stateInProcessingInstruction(e) {
    (e === CharCodes.Gt || this.fastForwardTo(CharCodes.Gt)) &&
      (this.cbs.onprocessinginstruction(this.sectionStart, this.index),
      (this.state = State.Text),
      (this.sectionStart = this.index + 1));
  }
  stateBeforeComment(e) {
    e === CharCodes.Dash
      ? ((this.state = State.InCommentLike),
        (this.currentSequence = Sequences.CommentEnd),
        (this.sequenceIndex = 2),
        (this.sectionStart = this.index + 1))
      : (this.state = State.InDeclaration);
  }
  stateInSpecialComment(e) {
    (e === CharCodes.Gt || this.fastForwardTo(CharCodes.Gt)) &&
      (this.cbs.oncomment(this.sectionStart, this.index, 0),
      (this.state = State.Text),
      (this.sectionStart = this.index + 1));
  }
  stateBeforeSpecialS(e) {
    let t = e | 32;
    t === Sequences.ScriptEnd[3]
      ? this.startSpecial(Sequences.ScriptEnd, 4)
      : t === Sequences.StyleEnd[3]
        ? this.startSpecial(Sequences.StyleEnd, 4)
        : ((this.state = State.InTagName), this.stateInTagName(e));
  }
  stateBeforeSpecialT(e) {
    switch (e | 32) {
      case Sequences.TitleEnd[3]:
        this.startSpecial(Sequences.TitleEnd, 4);
        break;
      case Sequences.TextareaEnd[3]:
        this.startSpecial(Sequences.TextareaEnd, 4);
        break;
      case Sequences.XmpEnd[3]:
        this.startSpecial(Sequences.XmpEnd, 4);
        break;
      default:
        ((this.state = State.InTagName), this.stateInTagName(e));
    }
  }
  startEntity() {
    ((this.baseState = this.state),
      (this.state = State.InEntity),
      (this.entityStart = this.index),
      this.entityDecoder.startEntity(
        this.xmlMode
          ? DecodingMode.Strict
          : this.baseState === State.Text || this.baseState === State.InSpecialTag
            ? DecodingMode.Legacy
            : DecodingMode.Attribute,
      ));
  }
  stateInEntity() {
    let e = this.index - this.offset,
      t = this.entityDecoder.write(this.buffer, e);
    if (t >= 0) ((this.state = this.baseState), t === 0 && --this.index);
    else {
      if (e < this.buffer.length && this.buffer.charCodeAt(e) === CharCodes.Amp) {
        ((this.state = this.baseState), --this.index);
        return;
      }
      this.index = this.offset + this.buffer.length - 1;
    }
  }
  cleanup() {
    this.running &&
      this.sectionStart !== this.index &&
      (this.state === State.Text || (this.state === State.InSpecialTag && this.sequenceIndex === 0)
        ? (this.cbs.ontext(this.sectionStart, this.index), (this.sectionStart = this.index))
        : (this.state === State.InAttributeValueDq ||
            this.state === State.InAttributeValueSq ||
            this.state === State.InAttributeValueNq) &&
          (this.cbs.onattribdata(this.sectionStart, this.index), (this.sectionStart = this.index)));
  }
  shouldContinue() {
    return this.index < this.buffer.length + this.offset && this.running;
  }
  parse() {
    for (; this.shouldContinue();) {
      let e = this.buffer.charCodeAt(this.index - this.offset);
      switch (this.state) {
        case State.Text:
          this.stateText(e);
          break;
        case State.SpecialStartSequence:
          this.stateSpecialStartSequence(e);
          break;
        case State.InSpecialTag:
          this.stateInSpecialTag(e);
          break;
        case State.CDATASequence:
          this.stateCDATASequence(e);
          break;
        case State.InAttributeValueDq:
          this.stateInAttributeValueDoubleQuotes(e);
          break;
        case State.InAttributeName:
          this.stateInAttributeName(e);
          break;
        case State.InCommentLike:
          this.stateInCommentLike(e);
          break;
        case State.InSpecialComment:
          this.stateInSpecialComment(e);
          break;
        case State.BeforeAttributeName:
          this.stateBeforeAttributeName(e);
          break;
        case State.InTagName:
          this.stateInTagName(e);
          break;
        case State.InClosingTagName:
          this.stateInClosingTagName(e);
          break;
        case State.BeforeTagName:
          this.stateBeforeTagName(e);
          break;
        case State.AfterAttributeName:
          this.stateAfterAttributeName(e);
          break;
        case State.InAttributeValueSq:
          this.stateInAttributeValueSingleQuotes(e);
          break;
        case State.BeforeAttributeValue:
          this.stateBeforeAttributeValue(e);
          break;
        case State.BeforeClosingTagName:
          this.stateBeforeClosingTagName(e);
          break;
        case State.AfterClosingTagName:
          this.stateAfterClosingTagName(e);
          break;
        case State.BeforeSpecialS:
          this.stateBeforeSpecialS(e);
          break;
        case State.BeforeSpecialT:
          this.stateBeforeSpecialT(e);
          break;
        case State.InAttributeValueNq:
          this.stateInAttributeValueNoQuotes(e);
          break;
        case State.InSelfClosingTag:
          this.stateInSelfClosingTag(e);
          break;
        case State.InDeclaration:
          this.stateInDeclaration(e);
          break;
        case State.BeforeDeclaration:
          this.stateBeforeDeclaration(e);
          break;
        case State.BeforeComment:
          this.stateBeforeComment(e);
          break;
        case State.InProcessingInstruction:
          this.stateInProcessingInstruction(e);
          break;
        case State.InEntity:
          this.stateInEntity();
      }
      this.index++;
    }
    this.cleanup();
  }
  finish() {
    (this.state === State.InEntity && (this.entityDecoder.end(), (this.state = this.baseState)),
      this.handleTrailingData(),
      this.cbs.onend());
  }
  handleTrailingData() {
    let e = this.buffer.length + this.offset;
    this.sectionStart >= e ||
      (this.state === State.InCommentLike
        ? this.currentSequence === Sequences.CdataEnd
          ? this.cbs.oncdata(this.sectionStart, e, 0)
          : this.cbs.oncomment(this.sectionStart, e, 0)
        : this.state === State.InTagName ||
          this.state === State.BeforeAttributeName ||
          this.state === State.BeforeAttributeValue ||
          this.state === State.AfterAttributeName ||
          this.state === State.InAttributeName ||
          this.state === State.InAttributeValueSq ||
          this.state === State.InAttributeValueDq ||
          this.state === State.InAttributeValueNq ||
          this.state === State.InClosingTagName ||
          this.cbs.ontext(this.sectionStart, e));
  }
  emitCodePoint(e, t) {
    this.baseState !== State.Text && this.baseState !== State.InSpecialTag
      ? (this.sectionStart < this.entityStart &&
          this.cbs.onattribdata(this.sectionStart, this.entityStart),
        (this.sectionStart = this.entityStart + t),
        (this.index = this.sectionStart - 1),
        this.cbs.onattribentity(e))
      : (this.sectionStart < this.entityStart &&
          this.cbs.ontext(this.sectionStart, this.entityStart),
        (this.sectionStart = this.entityStart + t),
        (this.index = this.sectionStart - 1),
        this.cbs.ontextentity(e, this.sectionStart));
  }
};
const formTags = /* @__PURE__ */ new Set([
    `input`,
    `option`,
    `optgroup`,
    `select`,
    `button`,
    `datalist`,
    `textarea`,
  ]),
  pTag = /* @__PURE__ */ new Set([`p`]),
  tableSectionTags = /* @__PURE__ */ new Set([`thead`, `tbody`]),
  ddtTags = /* @__PURE__ */ new Set([`dd`, `dt`]),
  rtpTags = /* @__PURE__ */ new Set([`rt`, `rp`]),
  openImpliesClose = /* @__PURE__ */ new Map([
    [`tr`, /* @__PURE__ */ new Set([`tr`, `th`, `td`])],
    [`th`, /* @__PURE__ */ new Set([`th`])],
    [`td`, /* @__PURE__ */ new Set([`thead`, `th`, `td`])],
    [`body`, /* @__PURE__ */ new Set([`head`, `link`, `script`])],
    [`li`, /* @__PURE__ */ new Set([`li`])],
    [`p`, pTag],
    [`h1`, pTag],
    [`h2`, pTag],
    [`h3`, pTag],
    [`h4`, pTag],
    [`h5`, pTag],
    [`h6`, pTag],
    [`select`, formTags],
    [`input`, formTags],
    [`output`, formTags],
    [`button`, formTags],
    [`datalist`, formTags],
    [`textarea`, formTags],
    [`option`, /* @__PURE__ */ new Set([`option`])],
    [`optgroup`, /* @__PURE__ */ new Set([`optgroup`, `option`])],
    [`dd`, ddtTags],
    [`dt`, ddtTags],
    [`address`, pTag],
    [`article`, pTag],
    [`aside`, pTag],
    [`blockquote`, pTag],
    [`details`, pTag],
    [`div`, pTag],
    [`dl`, pTag],
    [`fieldset`, pTag],
    [`figcaption`, pTag],
    [`figure`, pTag],
    [`footer`, pTag],
    [`form`, pTag],
    [`header`, pTag],
    [`hr`, pTag],
    [`main`, pTag],
    [`nav`, pTag],
    [`ol`, pTag],
    [`pre`, pTag],
    [`section`, pTag],
    [`table`, pTag],
    [`ul`, pTag],
    [`rt`, rtpTags],
    [`rp`, rtpTags],
    [`tbody`, tableSectionTags],
    [`tfoot`, tableSectionTags],
  ]),
  voidElements$2 = /* @__PURE__ */ new Set([
    `area`,
    `base`,
    `basefont`,
    `br`,
    `col`,
    `command`,
    `embed`,
    `frame`,
    `hr`,
    `img`,
    `input`,
    `isindex`,
    `keygen`,
    `link`,
    `meta`,
    `param`,
    `source`,
    `track`,
    `wbr`,
  ]),
  foreignContextElements = /* @__PURE__ */ new Set([`math`, `svg`]),
  htmlIntegrationElements = /* @__PURE__ */ new Set([
    `mi`,
    `mo`,
    `mn`,
    `ms`,
    `mtext`,
    `annotation-xml`,
    `foreignobject`,
    `desc`,
    `title`,
  ]),
  reNameEnd = /\s|\//;
var Parser$1 = class {
    constructor(e, t = {}) {
      var n, r, i, a, o, s;
      ((this.options = t),
        (this.startIndex = 0),
        (this.endIndex = 0),
        (this.openTagStart = 0),
        (this.tagname = ``),
        (this.attribname = ``),
        (this.attribvalue = ``),
        (this.attribs = null),
        (this.stack = []),
        (this.buffers = []),
        (this.bufferOffset = 0),
        (this.writeIndex = 0),
        (this.ended = !1),
        (this.cbs = e ?? {}),
        (this.htmlMode = !this.options.xmlMode),
        (this.lowerCaseTagNames = t.lowerCaseTags ?? this.htmlMode),
        (this.lowerCaseAttributeNames = t.lowerCaseAttributeNames ?? this.htmlMode),
        (this.recognizeSelfClosing = t.recognizeSelfClosing ?? !this.htmlMode),
        (this.tokenizer = new (t.Tokenizer ?? Tokenizer)(this.options, this)),
        (this.foreignContext = [!this.htmlMode]),
        (s = (o = this.cbs).onparserinit) == null || s.call(o, this));
    }
    ontext(e, t) {
      var n, r;
      let i = this.getSlice(e, t);
      ((this.endIndex = t - 1),
        (r = (n = this.cbs).ontext) == null || r.call(n, i),
        (this.startIndex = t));
    }
    ontextentity(e, t) {
      var n, r;
      ((this.endIndex = t - 1),
        (r = (n = this.cbs).ontext) == null || r.call(n, fromCodePoint(e)),
        (this.startIndex = t));
    }
    isVoidElement(e) {
      return this.htmlMode && voidElements$2.has(e);
    }
    onopentagname(e, t) {
      this.endIndex = t;
      let n = this.getSlice(e, t);
      (this.lowerCaseTagNames && (n = n.toLowerCase()), this.emitOpenTag(n));
    }
    emitOpenTag(e) {
      var t, n, r, i;
      ((this.openTagStart = this.startIndex), (this.tagname = e));
      let a = this.htmlMode && openImpliesClose.get(e);
      if (a)
        for (; this.stack.length > 0 && a.has(this.stack[0]);) {
          let e = this.stack.shift();
          (n = (t = this.cbs).onclosetag) == null || n.call(t, e, !0);
        }
      (this.isVoidElement(e) ||
        (this.stack.unshift(e),
        this.htmlMode &&
          (foreignContextElements.has(e)
            ? this.foreignContext.unshift(!0)
            : htmlIntegrationElements.has(e) && this.foreignContext.unshift(!1))),
        (i = (r = this.cbs).onopentagname) == null || i.call(r, e),
        this.cbs.onopentag && (this.attribs = {}));
    }
    endOpenTag(e) {
      var t, n;
      ((this.startIndex = this.openTagStart),
        (this.attribs &&=
          ((n = (t = this.cbs).onopentag) == null || n.call(t, this.tagname, this.attribs, e),
          null)),
        this.cbs.onclosetag &&
          this.isVoidElement(this.tagname) &&
          this.cbs.onclosetag(this.tagname, !0),
        (this.tagname = ``));
    }
    onopentagend(e) {
      ((this.endIndex = e), this.endOpenTag(!1), (this.startIndex = e + 1));
    }
    onclosetag(e, t) {
      var n, r, i, a, o, s, c, l;
      this.endIndex = t;
      let u = this.getSlice(e, t);
      if (
        (this.lowerCaseTagNames && (u = u.toLowerCase()),
        this.htmlMode &&
          (foreignContextElements.has(u) || htmlIntegrationElements.has(u)) &&
          this.foreignContext.shift(),
        this.isVoidElement(u))
      )
        this.htmlMode &&
          u === `br` &&
          ((a = (i = this.cbs).onopentagname) == null || a.call(i, `br`),
          (s = (o = this.cbs).onopentag) == null || s.call(o, `br`, {}, !0),
          (l = (c = this.cbs).onclosetag) == null || l.call(c, `br`, !1));
      else {
        let e = this.stack.indexOf(u);
        if (e !== -1)
          for (let t = 0; t <= e; t++) {
            let i = this.stack.shift();
            (r = (n = this.cbs).onclosetag) == null || r.call(n, i, t !== e);
          }
        else this.htmlMode && u === `p` && (this.emitOpenTag(`p`), this.closeCurrentTag(!0));
      }
      this.startIndex = t + 1;
    }
    onselfclosingtag(e) {
      ((this.endIndex = e),
        this.recognizeSelfClosing || this.foreignContext[0]
          ? (this.closeCurrentTag(!1), (this.startIndex = e + 1))
          : this.onopentagend(e));
    }
    closeCurrentTag(e) {
      var t, n;
      let r = this.tagname;
      (this.endOpenTag(e),
        this.stack[0] === r &&
          ((n = (t = this.cbs).onclosetag) == null || n.call(t, r, !e), this.stack.shift()));
    }
    onattribname(e, t) {
      this.startIndex = e;
      let n = this.getSlice(e, t);
      this.attribname = this.lowerCaseAttributeNames ? n.toLowerCase() : n;
    }
    onattribdata(e, t) {
      this.attribvalue += this.getSlice(e, t);
    }
    onattribentity(e) {
      this.attribvalue += fromCodePoint(e);
    }
    onattribend(e, t) {
      var n, r;
      ((this.endIndex = t),
        (r = (n = this.cbs).onattribute) == null ||
          r.call(
            n,
            this.attribname,
            this.attribvalue,
            e === QuoteType.Double
              ? `"`
              : e === QuoteType.Single
                ? `'`
                : e === QuoteType.NoValue
                  ? void 0
                  : null,
          ),
        this.attribs &&
          !Object.prototype.hasOwnProperty.call(this.attribs, this.attribname) &&
          (this.attribs[this.attribname] = this.attribvalue),
        (this.attribvalue = ``));
    }
    getInstructionName(e) {
      let t = e.search(reNameEnd),
        n = t < 0 ? e : e.substr(0, t);
      return (this.lowerCaseTagNames && (n = n.toLowerCase()), n);
    }
    ondeclaration(e, t) {
      this.endIndex = t;
      let n = this.getSlice(e, t);
      if (this.cbs.onprocessinginstruction) {
        let e = this.getInstructionName(n);
        this.cbs.onprocessinginstruction(`!${e}`, `!${n}`);
      }
      this.startIndex = t + 1;
    }
    onprocessinginstruction(e, t) {
      this.endIndex = t;
      let n = this.getSlice(e, t);
      if (this.cbs.onprocessinginstruction) {
        let e = this.getInstructionName(n);
        this.cbs.onprocessinginstruction(`?${e}`, `?${n}`);
      }
      this.startIndex = t + 1;
    }
    oncomment(e, t, n) {
      var r, i, a, o;
      ((this.endIndex = t),
        (i = (r = this.cbs).oncomment) == null || i.call(r, this.getSlice(e, t - n)),
        (o = (a = this.cbs).oncommentend) == null || o.call(a),
        (this.startIndex = t + 1));
    }
    oncdata(e, t, n) {
      var r, i, a, o, s, c, l, u, d, f;
      this.endIndex = t;
      let p = this.getSlice(e, t - n);
      (!this.htmlMode || this.options.recognizeCDATA
        ? ((i = (r = this.cbs).oncdatastart) == null || i.call(r),
          (o = (a = this.cbs).ontext) == null || o.call(a, p),
          (c = (s = this.cbs).oncdataend) == null || c.call(s))
        : ((u = (l = this.cbs).oncomment) == null || u.call(l, `[CDATA[${p}]]`),
          (f = (d = this.cbs).oncommentend) == null || f.call(d)),
        (this.startIndex = t + 1));
    }
    onend() {
      var e, t;
      if (this.cbs.onclosetag) {
        this.endIndex = this.startIndex;
        for (let e = 0; e < this.stack.length; e++) this.cbs.onclosetag(this.stack[e], !0);
      }
      (t = (e = this.cbs).onend) == null || t.call(e);
    }
    reset() {
      var e, t, n, r;
      ((t = (e = this.cbs).onreset) == null || t.call(e),
        this.tokenizer.reset(),
        (this.tagname = ``),
        (this.attribname = ``),
        (this.attribs = null),
        (this.stack.length = 0),
        (this.startIndex = 0),
        (this.endIndex = 0),
        (r = (n = this.cbs).onparserinit) == null || r.call(n, this),
        (this.buffers.length = 0),
        (this.foreignContext.length = 0),
        this.foreignContext.unshift(!this.htmlMode),
        (this.bufferOffset = 0),
        (this.writeIndex = 0),
        (this.ended = !1));
    }
    parseComplete(e) {
      (this.reset(), this.end(e));
    }
    getSlice(e, t) {
      for (; e - this.bufferOffset >= this.buffers[0].length;) this.shiftBuffer();
      let n = this.buffers[0].slice(e - this.bufferOffset, t - this.bufferOffset);
      for (; t - this.bufferOffset > this.buffers[0].length;)
        (this.shiftBuffer(), (n += this.buffers[0].slice(0, t - this.bufferOffset)));
      return n;
    }
    shiftBuffer() {
      ((this.bufferOffset += this.buffers[0].length), this.writeIndex--, this.buffers.shift());
    }
    write(e) {
      var t, n;
      this.ended
        ? (n = (t = this.cbs).onerror) == null ||
          n.call(t, /* @__PURE__ */ Error(`.write() after done!`))
        : (this.buffers.push(e),
          this.tokenizer.running && (this.tokenizer.write(e), this.writeIndex++));
    }
    end(e) {
      var t, n;
      this.ended
        ? (n = (t = this.cbs).onerror) == null ||
          n.call(t, /* @__PURE__ */ Error(`.end() after done!`))
        : (e && this.write(e), (this.ended = !0), this.tokenizer.end());
    }
    pause() {
      this.tokenizer.pause();
    }
    resume() {
      for (
        this.tokenizer.resume();
        this.tokenizer.running && this.writeIndex < this.buffers.length;
      )
        this.tokenizer.write(this.buffers[this.writeIndex++]);
      this.ended && this.tokenizer.end();
    }
    parseChunk(e) {
      this.write(e);
    }
    done(e) {
      this.end(e);
    }
  },
  esm_exports$2 = /* @__PURE__ */ __exportAll({
    CDATA: () => CDATA$2,
    Comment: () => Comment$4,
    Directive: () => Directive$1,
    Doctype: () => Doctype$1,
    ElementType: () => ElementType$1,
    Root: () => Root$1,
    Script: () => Script$1,
    Style: () => Style$1,
    Tag: () => Tag$1,
    Text: () => Text$4,
    isTag: () => isTag$4,
  }),
  ElementType$1;
(function (e) {
  ((e.Root = `root`),
    (e.Text = `text`),
    (e.Directive = `directive`),
    (e.Comment = `comment`),
    (e.Script = `script`),
    (e.Style = `style`),
    (e.Tag = `tag`),
    (e.CDATA = `cdata`),
    (e.Doctype = `doctype`));
})((ElementType$1 ||= {}));
function isTag$4(e) {
  return (
    e.type === ElementType$1.Tag ||
    e.type === ElementType$1.Script ||
    e.type === ElementType$1.Style
  );
}
const Root$1 = ElementType$1.Root,
  Text$4 = ElementType$1.Text,
  Directive$1 = ElementType$1.Directive,
  Comment$4 = ElementType$1.Comment,
  Script$1 = ElementType$1.Script,
  Style$1 = ElementType$1.Style,
  Tag$1 = ElementType$1.Tag,
  CDATA$2 = ElementType$1.CDATA,
  Doctype$1 = ElementType$1.Doctype;
var Node$2 = class {
    constructor() {
      ((this.parent = null),
        (this.prev = null),
        (this.next = null),
        (this.startIndex = null),
        (this.endIndex = null));
    }
    get parentNode() {
      return this.parent;
    }
    set parentNode(e) {
      this.parent = e;
    }
    get previousSibling() {
      return this.prev;
    }
    set previousSibling(e) {
      this.prev = e;
    }
    get nextSibling() {
      return this.next;
    }
    set nextSibling(e) {
      this.next = e;
    }
    cloneNode(e = !1) {
      return cloneNode(this, e);
    }
  },
  DataNode = class extends Node$2 {
    constructor(e) {
      (super(), (this.data = e));
    }
    get nodeValue() {
      return this.data;
    }
    set nodeValue(e) {
      this.data = e;
    }
  },
  Text$3 = class extends DataNode {
    constructor() {
      (super(...arguments), (this.type = ElementType$1.Text));
    }
    get nodeType() {
      return 3;
    }
  },
  Comment$3 = class extends DataNode {
    constructor() {
      (super(...arguments), (this.type = ElementType$1.Comment));
    }
    get nodeType() {
      return 8;
    }
  },
  ProcessingInstruction = class extends DataNode {
    constructor(e, t) {
      (super(t), (this.name = e), (this.type = ElementType$1.Directive));
    }
    get nodeType() {
      return 1;
    }
  },
  NodeWithChildren = class extends Node$2 {
    constructor(e) {
      (super(), (this.children = e));
    }
    get firstChild() {
      var e;
      return this.children[0] ?? null;
    }
    get lastChild() {
      return this.children.length > 0 ? this.children[this.children.length - 1] : null;
    }
    get childNodes() {
      return this.children;
    }
    set childNodes(e) {
      this.children = e;
    }
  },
  CDATA$1 = class extends NodeWithChildren {
    constructor() {
      (super(...arguments), (this.type = ElementType$1.CDATA));
    }
    get nodeType() {
      return 4;
    }
  },
  Document$2 = class extends NodeWithChildren {
    constructor() {
      (super(...arguments), (this.type = ElementType$1.Root));
    }
    get nodeType() {
      return 9;
    }
  },
  Element$2 = class extends NodeWithChildren {
    constructor(
      e,
      t,
      n = [],
      r = e === `script`
        ? ElementType$1.Script
        : e === `style`
          ? ElementType$1.Style
          : ElementType$1.Tag,
    ) {
      (super(n), (this.name = e), (this.attribs = t), (this.type = r));
    }
    get nodeType() {
      return 1;
    }
    get tagName() {
      return this.name;
    }
    set tagName(e) {
      this.name = e;
    }
    get attributes() {
      return Object.keys(this.attribs).map((e) => {
        var t, n;
        return {
          name: e,
          value: this.attribs[e],
          namespace: this[`x-attribsNamespace`]?.[e],
          prefix: this[`x-attribsPrefix`]?.[e],
        };
      });
    }
  };
function isTag$3(e) {
  return isTag$4(e);
}
function isCDATA$1(e) {
  return e.type === ElementType$1.CDATA;
}
function isText$2(e) {
  return e.type === ElementType$1.Text;
}
function isComment$2(e) {
  return e.type === ElementType$1.Comment;
}
function isDirective(e) {
  return e.type === ElementType$1.Directive;
}
function isDocument(e) {
  return e.type === ElementType$1.Root;
}
function hasChildren$1(e) {
  return Object.prototype.hasOwnProperty.call(e, `children`);
}
function cloneNode(e, t = !1) {
  let n;
  if (isText$2(e)) n = new Text$3(e.data);
  else if (isComment$2(e)) n = new Comment$3(e.data);
  else if (isTag$3(e)) {
    let r = t ? cloneChildren(e.children) : [],
      i = new Element$2(e.name, { ...e.attribs }, r);
    (r.forEach((e) => (e.parent = i)),
      e.namespace != null && (i.namespace = e.namespace),
      e[`x-attribsNamespace`] && (i[`x-attribsNamespace`] = { ...e[`x-attribsNamespace`] }),
      e[`x-attribsPrefix`] && (i[`x-attribsPrefix`] = { ...e[`x-attribsPrefix`] }),
      (n = i));
  } else if (isCDATA$1(e)) {
    let r = t ? cloneChildren(e.children) : [],
      i = new CDATA$1(r);
    (r.forEach((e) => (e.parent = i)), (n = i));
  } else if (isDocument(e)) {
    let r = t ? cloneChildren(e.children) : [],
      i = new Document$2(r);
    (r.forEach((e) => (e.parent = i)), e[`x-mode`] && (i[`x-mode`] = e[`x-mode`]), (n = i));
  } else if (isDirective(e)) {
    let t = new ProcessingInstruction(e.name, e.data);
    (e[`x-name`] != null &&
      ((t[`x-name`] = e[`x-name`]),
      (t[`x-publicId`] = e[`x-publicId`]),
      (t[`x-systemId`] = e[`x-systemId`])),
      (n = t));
  } else throw Error(`Not implemented yet: ${e.type}`);
  return (
    (n.startIndex = e.startIndex),
    (n.endIndex = e.endIndex),
    e.sourceCodeLocation != null && (n.sourceCodeLocation = e.sourceCodeLocation),
    n
  );
}
function cloneChildren(e) {
  let t = e.map((e) => cloneNode(e, !0));
  for (let e = 1; e < t.length; e++) ((t[e].prev = t[e - 1]), (t[e - 1].next = t[e]));
  return t;
}
const defaultOpts = { withStartIndices: !1, withEndIndices: !1, xmlMode: !1 };
var DomHandler = class {
  constructor(e, t, n) {
    ((this.dom = []),
      (this.root = new Document$2(this.dom)),
      (this.done = !1),
      (this.tagStack = [this.root]),
      (this.lastNode = null),
      (this.parser = null),
      typeof t == `function` && ((n = t), (t = defaultOpts)),
      typeof e == `object` && ((t = e), (e = void 0)),
      (this.callback = e ?? null),
      (this.options = t ?? defaultOpts),
      (this.elementCB = n ?? null));
  }
  onparserinit(e) {
    this.parser = e;
  }
  onreset() {
    ((this.dom = []),
      (this.root = new Document$2(this.dom)),
      (this.done = !1),
      (this.tagStack = [this.root]),
      (this.lastNode = null),
      (this.parser = null));
  }
  onend() {
    this.done || ((this.done = !0), (this.parser = null), this.handleCallback(null));
  }
  onerror(e) {
    this.handleCallback(e);
  }
  onclosetag() {
    this.lastNode = null;
    let e = this.tagStack.pop();
    (this.options.withEndIndices && (e.endIndex = this.parser.endIndex),
      this.elementCB && this.elementCB(e));
  }
  onopentag(e, t) {
    let n = new Element$2(e, t, void 0, this.options.xmlMode ? ElementType$1.Tag : void 0);
    (this.addNode(n), this.tagStack.push(n));
  }
  ontext(e) {
    let { lastNode: t } = this;
    if (t && t.type === ElementType$1.Text)
      ((t.data += e), this.options.withEndIndices && (t.endIndex = this.parser.endIndex));
    else {
      let t = new Text$3(e);
      (this.addNode(t), (this.lastNode = t));
    }
  }
  oncomment(e) {
    if (this.lastNode && this.lastNode.type === ElementType$1.Comment) {
      this.lastNode.data += e;
      return;
    }
    let t = new Comment$3(e);
    (this.addNode(t), (this.lastNode = t));
  }
  oncommentend() {
    this.lastNode = null;
  }
  oncdatastart() {
    let e = new Text$3(``),
      t = new CDATA$1([e]);
    (this.addNode(t), (e.parent = t), (this.lastNode = e));
  }
  oncdataend() {
    this.lastNode = null;
  }
  onprocessinginstruction(e, t) {
    let n = new ProcessingInstruction(e, t);
    this.addNode(n);
  }
  handleCallback(e) {
    if (typeof this.callback == `function`) this.callback(e, this.dom);
    else if (e) throw e;
  }
  addNode(e) {
    let t = this.tagStack[this.tagStack.length - 1],
      n = t.children[t.children.length - 1];
    (this.options.withStartIndices && (e.startIndex = this.parser.startIndex),
      this.options.withEndIndices && (e.endIndex = this.parser.endIndex),
      t.children.push(e),
      n && ((e.prev = n), (n.next = e)),
      (e.parent = t),
      (this.lastNode = null));
  }
};
const xmlReplacer = /["&'<>$\x80-\uFFFF]/g,
  xmlCodeMap = /* @__PURE__ */ new Map([
    [34, `&quot;`],
    [38, `&amp;`],
    [39, `&apos;`],
    [60, `&lt;`],
    [62, `&gt;`],
  ]),
  getCodePoint =
    String.prototype.codePointAt == null
      ? (e, t) =>
          (e.charCodeAt(t) & 64512) == 55296
            ? (e.charCodeAt(t) - 55296) * 1024 + e.charCodeAt(t + 1) - 56320 + 65536
            : e.charCodeAt(t)
      : (e, t) => e.codePointAt(t);
function encodeXML$1(e) {
  let t = ``,
    n = 0,
    r;
  for (; (r = xmlReplacer.exec(e)) !== null;) {
    let i = r.index,
      a = e.charCodeAt(i),
      o = xmlCodeMap.get(a);
    o === void 0
      ? ((t += `${e.substring(n, i)}&#x${getCodePoint(e, i).toString(16)};`),
        (n = xmlReplacer.lastIndex += Number((a & 64512) == 55296)))
      : ((t += e.substring(n, i) + o), (n = i + 1));
  }
  return t + e.substr(n);
}
function getEscaper(e, t) {
  return function (n) {
    let r,
      i = 0,
      a = ``;
    for (; (r = e.exec(n));)
      (i !== r.index && (a += n.substring(i, r.index)),
        (a += t.get(r[0].charCodeAt(0))),
        (i = r.index + 1));
    return a + n.substring(i);
  };
}
const escapeUTF8 = getEscaper(/[&<>'"]/g, xmlCodeMap),
  escapeAttribute$1 = getEscaper(
    /["&\u00A0]/g,
    /* @__PURE__ */ new Map([
      [34, `&quot;`],
      [38, `&amp;`],
      [160, `&nbsp;`],
    ]),
  ),
  escapeText$1 = getEscaper(
    /[&<>\u00A0]/g,
    /* @__PURE__ */ new Map([
      [38, `&amp;`],
      [60, `&lt;`],
      [62, `&gt;`],
      [160, `&nbsp;`],
    ]),
  ),
  elementNames$1 = new Map(
    /* @__PURE__ */ `altGlyph.altGlyphDef.altGlyphItem.animateColor.animateMotion.animateTransform.clipPath.feBlend.feColorMatrix.feComponentTransfer.feComposite.feConvolveMatrix.feDiffuseLighting.feDisplacementMap.feDistantLight.feDropShadow.feFlood.feFuncA.feFuncB.feFuncG.feFuncR.feGaussianBlur.feImage.feMerge.feMergeNode.feMorphology.feOffset.fePointLight.feSpecularLighting.feSpotLight.feTile.feTurbulence.foreignObject.glyphRef.linearGradient.radialGradient.textPath`
      .split(`.`)
      .map((e) => [e.toLowerCase(), e]),
  ),
  attributeNames$1 = new Map(
    /* @__PURE__ */ `definitionURL.attributeName.attributeType.baseFrequency.baseProfile.calcMode.clipPathUnits.diffuseConstant.edgeMode.filterUnits.glyphRef.gradientTransform.gradientUnits.kernelMatrix.kernelUnitLength.keyPoints.keySplines.keyTimes.lengthAdjust.limitingConeAngle.markerHeight.markerUnits.markerWidth.maskContentUnits.maskUnits.numOctaves.pathLength.patternContentUnits.patternTransform.patternUnits.pointsAtX.pointsAtY.pointsAtZ.preserveAlpha.preserveAspectRatio.primitiveUnits.refX.refY.repeatCount.repeatDur.requiredExtensions.requiredFeatures.specularConstant.specularExponent.spreadMethod.startOffset.stdDeviation.stitchTiles.surfaceScale.systemLanguage.tableValues.targetX.targetY.textLength.viewBox.viewTarget.xChannelSelector.yChannelSelector.zoomAndPan`
      .split(`.`)
      .map((e) => [e.toLowerCase(), e]),
  ),
  unencodedElements$1 = /* @__PURE__ */ new Set([
    `style`,
    `script`,
    `xmp`,
    `iframe`,
    `noembed`,
    `noframes`,
    `plaintext`,
    `noscript`,
  ]);
function replaceQuotes$1(e) {
  return e.replace(/"/g, `&quot;`);
}
function formatAttributes$1(e, t) {
  var n;
  if (!e) return;
  let r =
    (t.encodeEntities ?? t.decodeEntities) === !1
      ? replaceQuotes$1
      : t.xmlMode || t.encodeEntities !== `utf8`
        ? encodeXML$1
        : escapeAttribute$1;
  return Object.keys(e)
    .map((n) => {
      var i, a;
      let o = e[n] ?? ``;
      return (
        t.xmlMode === `foreign` && (n = attributeNames$1.get(n) ?? n),
        !t.emptyAttrs && !t.xmlMode && o === `` ? n : `${n}="${r(o)}"`
      );
    })
    .join(` `);
}
const singleTag = /* @__PURE__ */ new Set([
  `area`,
  `base`,
  `basefont`,
  `br`,
  `col`,
  `command`,
  `embed`,
  `frame`,
  `hr`,
  `img`,
  `input`,
  `isindex`,
  `keygen`,
  `link`,
  `meta`,
  `param`,
  `source`,
  `track`,
  `wbr`,
]);
function render$1(e, t = {}) {
  let n = `length` in e ? e : [e],
    r = ``;
  for (let e = 0; e < n.length; e++) r += renderNode$1(n[e], t);
  return r;
}
function renderNode$1(e, t) {
  switch (e.type) {
    case Root$1:
      return render$1(e.children, t);
    case Doctype$1:
    case Directive$1:
      return renderDirective(e);
    case Comment$4:
      return renderComment(e);
    case CDATA$2:
      return renderCdata(e);
    case Script$1:
    case Style$1:
    case Tag$1:
      return renderTag$1(e, t);
    case Text$4:
      return renderText(e, t);
  }
}
const foreignModeIntegrationPoints$1 = /* @__PURE__ */ new Set([
    `mi`,
    `mo`,
    `mn`,
    `ms`,
    `mtext`,
    `annotation-xml`,
    `foreignObject`,
    `desc`,
    `title`,
  ]),
  foreignElements$1 = /* @__PURE__ */ new Set([`svg`, `math`]);
function renderTag$1(e, t) {
  var n;
  (t.xmlMode === `foreign` &&
    ((e.name = elementNames$1.get(e.name) ?? e.name),
    e.parent && foreignModeIntegrationPoints$1.has(e.parent.name) && (t = { ...t, xmlMode: !1 })),
    !t.xmlMode && foreignElements$1.has(e.name) && (t = { ...t, xmlMode: `foreign` }));
  let r = `<${e.name}`,
    i = formatAttributes$1(e.attribs, t);
  return (
    i && (r += ` ${i}`),
    e.children.length === 0 &&
    (t.xmlMode ? t.selfClosingTags !== !1 : t.selfClosingTags && singleTag.has(e.name))
      ? (t.xmlMode || (r += ` `), (r += `/>`))
      : ((r += `>`),
        e.children.length > 0 && (r += render$1(e.children, t)),
        (t.xmlMode || !singleTag.has(e.name)) && (r += `</${e.name}>`)),
    r
  );
}
function renderDirective(e) {
  return `<${e.data}>`;
}
function renderText(e, t) {
  var n;
  let r = e.data || ``;
  return (
    (t.encodeEntities ?? t.decodeEntities) !== !1 &&
      !(!t.xmlMode && e.parent && unencodedElements$1.has(e.parent.name)) &&
      (r = t.xmlMode || t.encodeEntities !== `utf8` ? encodeXML$1(r) : escapeText$1(r)),
    r
  );
}
function renderCdata(e) {
  return `<![CDATA[${e.children[0].data}]]>`;
}
function renderComment(e) {
  return `<!--${e.data}-->`;
}
function getOuterHTML$1(e, t) {
  return render$1(e, t);
}
function getInnerHTML$1(e, t) {
  return hasChildren$1(e) ? e.children.map((e) => getOuterHTML$1(e, t)).join(``) : ``;
}
function getText$2(e) {
  return Array.isArray(e)
    ? e.map(getText$2).join(``)
    : isTag$3(e)
      ? e.name === `br`
        ? `
`
        : getText$2(e.children)
      : isCDATA$1(e)
        ? getText$2(e.children)
        : isText$2(e)
          ? e.data
          : ``;
}
function textContent$1(e) {
  return Array.isArray(e)
    ? e.map(textContent$1).join(``)
    : hasChildren$1(e) && !isComment$2(e)
      ? textContent$1(e.children)
      : isText$2(e)
        ? e.data
        : ``;
}
function innerText$1(e) {
  return Array.isArray(e)
    ? e.map(innerText$1).join(``)
    : hasChildren$1(e) && (e.type === ElementType$1.Tag || isCDATA$1(e))
      ? innerText$1(e.children)
      : isText$2(e)
        ? e.data
        : ``;
}
function getChildren$2(e) {
  return hasChildren$1(e) ? e.children : [];
}
function getParent$2(e) {
  return e.parent || null;
}
function getSiblings$2(e) {
  let t = getParent$2(e);
  if (t != null) return getChildren$2(t);
  let n = [e],
    { prev: r, next: i } = e;
  for (; r != null;) (n.unshift(r), ({ prev: r } = r));
  for (; i != null;) (n.push(i), ({ next: i } = i));
  return n;
}
function getAttributeValue$2(e, t) {
  var n;
  return e.attribs?.[t];
}
function hasAttrib$2(e, t) {
  return (
    e.attribs != null && Object.prototype.hasOwnProperty.call(e.attribs, t) && e.attribs[t] != null
  );
}
function getName$2(e) {
  return e.name;
}
function nextElementSibling$2(e) {
  let { next: t } = e;
  for (; t !== null && !isTag$3(t);) ({ next: t } = t);
  return t;
}
function prevElementSibling$1(e) {
  let { prev: t } = e;
  for (; t !== null && !isTag$3(t);) ({ prev: t } = t);
  return t;
}
function removeElement$1(e) {
  if ((e.prev && (e.prev.next = e.next), e.next && (e.next.prev = e.prev), e.parent)) {
    let t = e.parent.children,
      n = t.lastIndexOf(e);
    n >= 0 && t.splice(n, 1);
  }
  ((e.next = null), (e.prev = null), (e.parent = null));
}
function replaceElement$1(e, t) {
  let n = (t.prev = e.prev);
  n && (n.next = t);
  let r = (t.next = e.next);
  r && (r.prev = t);
  let i = (t.parent = e.parent);
  if (i) {
    let n = i.children;
    ((n[n.lastIndexOf(e)] = t), (e.parent = null));
  }
}
function appendChild$1(e, t) {
  if ((removeElement$1(t), (t.next = null), (t.parent = e), e.children.push(t) > 1)) {
    let n = e.children[e.children.length - 2];
    ((n.next = t), (t.prev = n));
  } else t.prev = null;
}
function append$2(e, t) {
  removeElement$1(t);
  let { parent: n } = e,
    r = e.next;
  if (((t.next = r), (t.prev = e), (e.next = t), (t.parent = n), r)) {
    if (((r.prev = t), n)) {
      let e = n.children;
      e.splice(e.lastIndexOf(r), 0, t);
    }
  } else n && n.children.push(t);
}
function prependChild$1(e, t) {
  if ((removeElement$1(t), (t.parent = e), (t.prev = null), e.children.unshift(t) !== 1)) {
    let n = e.children[1];
    ((n.prev = t), (t.next = n));
  } else t.next = null;
}
function prepend$1(e, t) {
  removeElement$1(t);
  let { parent: n } = e;
  if (n) {
    let r = n.children;
    r.splice(r.indexOf(e), 0, t);
  }
  (e.prev && (e.prev.next = t), (t.parent = n), (t.prev = e.prev), (t.next = e), (e.prev = t));
}
function filter$1(e, t, n = !0, r = 1 / 0) {
  return find$1(e, Array.isArray(t) ? t : [t], n, r);
}
function find$1(e, t, n, r) {
  let i = [],
    a = [Array.isArray(t) ? t : [t]],
    o = [0];
  for (;;) {
    if (o[0] >= a[0].length) {
      if (o.length === 1) return i;
      (a.shift(), o.shift());
      continue;
    }
    let t = a[0][o[0]++];
    if (e(t) && (i.push(t), --r <= 0)) return i;
    n && hasChildren$1(t) && t.children.length > 0 && (o.unshift(0), a.unshift(t.children));
  }
}
function findOneChild(e, t) {
  return t.find(e);
}
function findOne$3(e, t, n = !0) {
  let r = Array.isArray(t) ? t : [t];
  for (let t = 0; t < r.length; t++) {
    let i = r[t];
    if (isTag$3(i) && e(i)) return i;
    if (n && hasChildren$1(i) && i.children.length > 0) {
      let t = findOne$3(e, i.children, !0);
      if (t) return t;
    }
  }
  return null;
}
function existsOne$2(e, t) {
  return (Array.isArray(t) ? t : [t]).some(
    (t) => (isTag$3(t) && e(t)) || (hasChildren$1(t) && existsOne$2(e, t.children)),
  );
}
function findAll$3(e, t) {
  let n = [],
    r = [Array.isArray(t) ? t : [t]],
    i = [0];
  for (;;) {
    if (i[0] >= r[0].length) {
      if (r.length === 1) return n;
      (r.shift(), i.shift());
      continue;
    }
    let t = r[0][i[0]++];
    (isTag$3(t) && e(t) && n.push(t),
      hasChildren$1(t) && t.children.length > 0 && (i.unshift(0), r.unshift(t.children)));
  }
}
const Checks$1 = {
  tag_name(e) {
    return typeof e == `function`
      ? (t) => isTag$3(t) && e(t.name)
      : e === `*`
        ? isTag$3
        : (t) => isTag$3(t) && t.name === e;
  },
  tag_type(e) {
    return typeof e == `function` ? (t) => e(t.type) : (t) => t.type === e;
  },
  tag_contains(e) {
    return typeof e == `function`
      ? (t) => isText$2(t) && e(t.data)
      : (t) => isText$2(t) && t.data === e;
  },
};
function getAttribCheck$1(e, t) {
  return typeof t == `function`
    ? (n) => isTag$3(n) && t(n.attribs[e])
    : (n) => isTag$3(n) && n.attribs[e] === t;
}
function combineFuncs$1(e, t) {
  return (n) => e(n) || t(n);
}
function compileTest$1(e) {
  let t = Object.keys(e).map((t) => {
    let n = e[t];
    return Object.prototype.hasOwnProperty.call(Checks$1, t)
      ? Checks$1[t](n)
      : getAttribCheck$1(t, n);
  });
  return t.length === 0 ? null : t.reduce(combineFuncs$1);
}
function testElement$1(e, t) {
  let n = compileTest$1(e);
  return !n || n(t);
}
function getElements$1(e, t, n, r = 1 / 0) {
  let i = compileTest$1(e);
  return i ? filter$1(i, t, n, r) : [];
}
function getElementById$1(e, t, n = !0) {
  return (Array.isArray(t) || (t = [t]), findOne$3(getAttribCheck$1(`id`, e), t, n));
}
function getElementsByTagName$1(e, t, n = !0, r = 1 / 0) {
  return filter$1(Checks$1.tag_name(e), t, n, r);
}
function getElementsByClassName$1(e, t, n = !0, r = 1 / 0) {
  return filter$1(getAttribCheck$1(`class`, e), t, n, r);
}
function getElementsByTagType$1(e, t, n = !0, r = 1 / 0) {
  return filter$1(Checks$1.tag_type(e), t, n, r);
}
function removeSubsets$2(e) {
  let t = e.length;
  for (; --t >= 0;) {
    let n = e[t];
    if (t > 0 && e.lastIndexOf(n, t - 1) >= 0) e.splice(t, 1);
    else
      for (let r = n.parent; r; r = r.parent)
        if (e.includes(r)) {
          e.splice(t, 1);
          break;
        }
  }
  return e;
}
var DocumentPosition$1;
(function (e) {
  ((e[(e.DISCONNECTED = 1)] = `DISCONNECTED`),
    (e[(e.PRECEDING = 2)] = `PRECEDING`),
    (e[(e.FOLLOWING = 4)] = `FOLLOWING`),
    (e[(e.CONTAINS = 8)] = `CONTAINS`),
    (e[(e.CONTAINED_BY = 16)] = `CONTAINED_BY`));
})((DocumentPosition$1 ||= {}));
function compareDocumentPosition$1(e, t) {
  let n = [],
    r = [];
  if (e === t) return 0;
  let i = hasChildren$1(e) ? e : e.parent;
  for (; i;) (n.unshift(i), (i = i.parent));
  for (i = hasChildren$1(t) ? t : t.parent; i;) (r.unshift(i), (i = i.parent));
  let a = Math.min(n.length, r.length),
    o = 0;
  for (; o < a && n[o] === r[o];) o++;
  if (o === 0) return DocumentPosition$1.DISCONNECTED;
  let s = n[o - 1],
    c = s.children,
    l = n[o],
    u = r[o];
  return c.indexOf(l) > c.indexOf(u)
    ? s === t
      ? DocumentPosition$1.FOLLOWING | DocumentPosition$1.CONTAINED_BY
      : DocumentPosition$1.FOLLOWING
    : s === e
      ? DocumentPosition$1.PRECEDING | DocumentPosition$1.CONTAINS
      : DocumentPosition$1.PRECEDING;
}
function uniqueSort$1(e) {
  return (
    (e = e.filter((e, t, n) => !n.includes(e, t + 1))),
    e.sort((e, t) => {
      let n = compareDocumentPosition$1(e, t);
      return n & DocumentPosition$1.PRECEDING ? -1 : n & DocumentPosition$1.FOLLOWING ? 1 : 0;
    }),
    e
  );
}
function getFeed$1(e) {
  let t = getOneElement$1(isValidFeed$1, e);
  return t ? (t.name === `feed` ? getAtomFeed$1(t) : getRssFeed$1(t)) : null;
}
function getAtomFeed$1(e) {
  var t;
  let n = e.children,
    r = {
      type: `atom`,
      items: getElementsByTagName$1(`entry`, n).map((e) => {
        var t;
        let { children: n } = e,
          r = { media: getMediaElements$1(n) };
        (addConditionally$1(r, `id`, `id`, n), addConditionally$1(r, `title`, `title`, n));
        let i = getOneElement$1(`link`, n)?.attribs.href;
        i && (r.link = i);
        let a = fetch$1(`summary`, n) || fetch$1(`content`, n);
        a && (r.description = a);
        let o = fetch$1(`updated`, n);
        return (o && (r.pubDate = new Date(o)), r);
      }),
    };
  (addConditionally$1(r, `id`, `id`, n), addConditionally$1(r, `title`, `title`, n));
  let i = getOneElement$1(`link`, n)?.attribs.href;
  (i && (r.link = i), addConditionally$1(r, `description`, `subtitle`, n));
  let a = fetch$1(`updated`, n);
  return (a && (r.updated = new Date(a)), addConditionally$1(r, `author`, `email`, n, !0), r);
}
function getRssFeed$1(e) {
  var t, n;
  let r = getOneElement$1(`channel`, e.children)?.children ?? [],
    i = {
      type: e.name.substr(0, 3),
      id: ``,
      items: getElementsByTagName$1(`item`, e.children).map((e) => {
        let { children: t } = e,
          n = { media: getMediaElements$1(t) };
        (addConditionally$1(n, `id`, `guid`, t),
          addConditionally$1(n, `title`, `title`, t),
          addConditionally$1(n, `link`, `link`, t),
          addConditionally$1(n, `description`, `description`, t));
        let r = fetch$1(`pubDate`, t) || fetch$1(`dc:date`, t);
        return (r && (n.pubDate = new Date(r)), n);
      }),
    };
  (addConditionally$1(i, `title`, `title`, r),
    addConditionally$1(i, `link`, `link`, r),
    addConditionally$1(i, `description`, `description`, r));
  let a = fetch$1(`lastBuildDate`, r);
  return (
    a && (i.updated = new Date(a)), addConditionally$1(i, `author`, `managingEditor`, r, !0), i
  );
}
const MEDIA_KEYS_STRING$1 = [`url`, `type`, `lang`],
  MEDIA_KEYS_INT$1 = [
    `fileSize`,
    `bitrate`,
    `framerate`,
    `samplingrate`,
    `channels`,
    `duration`,
    `height`,
    `width`,
  ];
function getMediaElements$1(e) {
  return getElementsByTagName$1(`media:content`, e).map((e) => {
    let { attribs: t } = e,
      n = { medium: t.medium, isDefault: !!t.isDefault };
    for (let e of MEDIA_KEYS_STRING$1) t[e] && (n[e] = t[e]);
    for (let e of MEDIA_KEYS_INT$1) t[e] && (n[e] = parseInt(t[e], 10));
    return (t.expression && (n.expression = t.expression), n);
  });
}
function getOneElement$1(e, t) {
  return getElementsByTagName$1(e, t, !0, 1)[0];
}
function fetch$1(e, t, n = !1) {
  return textContent$1(getElementsByTagName$1(e, t, n, 1)).trim();
}
function addConditionally$1(e, t, n, r, i = !1) {
  let a = fetch$1(n, r, i);
  a && (e[t] = a);
}
function isValidFeed$1(e) {
  return e === `rss` || e === `feed` || e === `rdf:RDF`;
}
var esm_exports$1 = /* @__PURE__ */ __exportAll({
    DocumentPosition: () => DocumentPosition$1,
    append: () => append$2,
    appendChild: () => appendChild$1,
    compareDocumentPosition: () => compareDocumentPosition$1,
    existsOne: () => existsOne$2,
    filter: () => filter$1,
    find: () => find$1,
    findAll: () => findAll$3,
    findOne: () => findOne$3,
    findOneChild: () => findOneChild,
    getAttributeValue: () => getAttributeValue$2,
    getChildren: () => getChildren$2,
    getElementById: () => getElementById$1,
    getElements: () => getElements$1,
    getElementsByClassName: () => getElementsByClassName$1,
    getElementsByTagName: () => getElementsByTagName$1,
    getElementsByTagType: () => getElementsByTagType$1,
    getFeed: () => getFeed$1,
    getInnerHTML: () => getInnerHTML$1,
    getName: () => getName$2,
    getOuterHTML: () => getOuterHTML$1,
    getParent: () => getParent$2,
    getSiblings: () => getSiblings$2,
    getText: () => getText$2,
    hasAttrib: () => hasAttrib$2,
    hasChildren: () => hasChildren$1,
    innerText: () => innerText$1,
    isCDATA: () => isCDATA$1,
    isComment: () => isComment$2,
    isDocument: () => isDocument,
    isTag: () => isTag$3,
    isText: () => isText$2,
    nextElementSibling: () => nextElementSibling$2,
    prepend: () => prepend$1,
    prependChild: () => prependChild$1,
    prevElementSibling: () => prevElementSibling$1,
    removeElement: () => removeElement$1,
    removeSubsets: () => removeSubsets$2,
    replaceElement: () => replaceElement$1,
    testElement: () => testElement$1,
    textContent: () => textContent$1,
    uniqueSort: () => uniqueSort$1,
  }),
  esm_exports = /* @__PURE__ */ __exportAll({
    DefaultHandler: () => DomHandler,
    DomHandler: () => DomHandler,
    DomUtils: () => esm_exports$1,
    ElementType: () => esm_exports$2,
    Parser: () => Parser$1,
    QuoteType: () => QuoteType,
    Tokenizer: () => Tokenizer,
    createDocumentStream: () => createDocumentStream,
    createDomStream: () => createDomStream,
    getFeed: () => getFeed$1,
    parseDOM: () => parseDOM,
    parseDocument: () => parseDocument,
    parseFeed: () => parseFeed,
  });
function parseDocument(e, t) {
  let n = new DomHandler(void 0, t);
  return (new Parser$1(n, t).end(e), n.root);
}
function parseDOM(e, t) {
  return parseDocument(e, t).children;
}
function createDocumentStream(e, t, n) {
  let r = new DomHandler((t) => e(t, r.root), t, n);
  return new Parser$1(r, t);
}
function createDomStream(e, t, n) {
  return new Parser$1(new DomHandler(e, t, n), t);
}
const parseFeedDefaultOptions = { xmlMode: !0 };
function parseFeed(e, t = parseFeedDefaultOptions) {
  return getFeed$1(parseDOM(e, t));
}
const BLOCK_ELEMENTS = /* @__PURE__ */ new Set(
    /* @__PURE__ */ `ARTICLE.ASIDE.BLOCKQUOTE.BODY.BR.BUTTON.CANVAS.CAPTION.COL.COLGROUP.DD.DIV.DL.DT.EMBED.FIELDSET.FIGCAPTION.FIGURE.FOOTER.FORM.H1.H2.H3.H4.H5.H6.LI.UL.OL.P`.split(
      `.`,
    ),
  ),
  SVG_NAMESPACE = `http://www.w3.org/2000/svg`,
  {
    assign,
    create: create$1,
    defineProperties,
    entries,
    getOwnPropertyDescriptors,
    keys,
    setPrototypeOf,
  } = Object,
  $String = String,
  getEnd = (e) => (e.nodeType === 1 ? e[END] : e),
  ignoreCase = ({ ownerDocument: e }) => e[MIME].ignoreCase,
  knownAdjacent = (e, t) => {
    ((e[NEXT] = t), (t[PREV] = e));
  },
  knownBoundaries = (e, t, n) => {
    (knownAdjacent(e, t), knownAdjacent(getEnd(t), n));
  },
  knownSegment = (e, t, n, r) => {
    (knownAdjacent(e, t), knownAdjacent(getEnd(n), r));
  },
  knownSiblings = (e, t, n) => {
    (knownAdjacent(e, t), knownAdjacent(t, n));
  },
  localCase = ({ localName: e, ownerDocument: t }) => (t[MIME].ignoreCase ? e.toUpperCase() : e),
  setAdjacent = (e, t) => {
    (e && (e[NEXT] = t), t && (t[PREV] = e));
  },
  htmlToFragment = (e, t) => {
    let n = e.createDocumentFragment(),
      r = e.createElement(``);
    r.innerHTML = t;
    let { firstChild: i, lastChild: a } = r;
    if (i) {
      knownSegment(n, i, a, n[END]);
      let e = i;
      do e.parentNode = n;
      while (e !== a && (e = getEnd(e)[NEXT]));
    }
    return n;
  },
  shadowRoots = /* @__PURE__ */ new WeakMap();
let reactive = !1;
const Classes = /* @__PURE__ */ new WeakMap(),
  customElements = /* @__PURE__ */ new WeakMap(),
  attributeChangedCallback$1 = (e, t, n, r) => {
    reactive &&
      customElements.has(e) &&
      e.attributeChangedCallback &&
      e.constructor.observedAttributes.includes(t) &&
      e.attributeChangedCallback(t, n, r);
  },
  createTrigger = (e, t) => (n) => {
    if (customElements.has(n)) {
      let r = customElements.get(n);
      r.connected !== t && n.isConnected === t && ((r.connected = t), e in n && n[e]());
    }
  },
  triggerConnected = createTrigger(`connectedCallback`, !0),
  connectedCallback = (e) => {
    if (reactive) {
      (triggerConnected(e), shadowRoots.has(e) && (e = shadowRoots.get(e).shadowRoot));
      let { [NEXT]: t, [END]: n } = e;
      for (; t !== n;) (t.nodeType === 1 && triggerConnected(t), (t = t[NEXT]));
    }
  },
  triggerDisconnected = createTrigger(`disconnectedCallback`, !1),
  disconnectedCallback = (e) => {
    if (reactive) {
      (triggerDisconnected(e), shadowRoots.has(e) && (e = shadowRoots.get(e).shadowRoot));
      let { [NEXT]: t, [END]: n } = e;
      for (; t !== n;) (t.nodeType === 1 && triggerDisconnected(t), (t = t[NEXT]));
    }
  };
var CustomElementRegistry = class {
  constructor(e) {
    ((this.ownerDocument = e),
      (this.registry = /* @__PURE__ */ new Map()),
      (this.waiting = /* @__PURE__ */ new Map()),
      (this.active = !1));
  }
  define(e, t, n = {}) {
    let { ownerDocument: r, registry: i, waiting: a } = this;
    if (i.has(e)) throw Error(`unable to redefine ` + e);
    if (Classes.has(t)) throw Error(`unable to redefine the same class: ` + t);
    this.active = reactive = !0;
    let { extends: o } = n;
    Classes.set(t, { ownerDocument: r, options: { is: o ? e : `` }, localName: o || e });
    let s = o ? (t) => t.localName === o && t.getAttribute(`is`) === e : (t) => t.localName === e;
    if ((i.set(e, { Class: t, check: s }), a.has(e))) {
      for (let n of a.get(e)) n(t);
      a.delete(e);
    }
    r.querySelectorAll(o ? `${o}[is="${e}"]` : e).forEach(this.upgrade, this);
  }
  upgrade(e) {
    if (customElements.has(e)) return;
    let { ownerDocument: t, registry: n } = this,
      r = e.getAttribute(`is`) || e.localName;
    if (n.has(r)) {
      let { Class: i, check: a } = n.get(r);
      if (a(e)) {
        let { attributes: n, isConnected: a } = e;
        for (let t of n) e.removeAttributeNode(t);
        let o = entries(e);
        for (let [t] of o) delete e[t];
        (setPrototypeOf(e, i.prototype),
          (t[UPGRADE] = { element: e, values: o }),
          new i(t, r),
          customElements.set(e, { connected: a }));
        for (let t of n) e.setAttributeNode(t);
        a && e.connectedCallback && e.connectedCallback();
      }
    }
  }
  whenDefined(e) {
    let { registry: t, waiting: n } = this;
    return new Promise((r) => {
      t.has(e) ? r(t.get(e).Class) : (n.has(e) || n.set(e, []), n.get(e).push(r));
    });
  }
  get(e) {
    let t = this.registry.get(e);
    return t && t.Class;
  }
  getName(e) {
    if (Classes.has(e)) {
      let { localName: t } = Classes.get(e);
      return t;
    }
    return null;
  }
};
const { Parser } = esm_exports;
let notParsing = !0;
const append$1 = (e, t, n) => {
    let r = e[END];
    return (
      (t.parentNode = e),
      knownBoundaries(r[PREV], t, r),
      n && t.nodeType === 1 && connectedCallback(t),
      t
    );
  },
  attribute = (e, t, n, r, i) => {
    ((n[VALUE] = r),
      (n.ownerElement = e),
      knownSiblings(t[PREV], n, t),
      n.name === `class` && (e.className = r),
      i && attributeChangedCallback$1(e, n.name, null, r));
  },
  parseFromString = (e, t, n) => {
    let { active: r, registry: i } = e[CUSTOM_ELEMENTS],
      a = e,
      o = null,
      s = !1,
      c = new Parser(
        {
          onprocessinginstruction(t, n) {
            t.toLowerCase() === `!doctype` && (e.doctype = n.slice(t.length).trim());
          },
          onopentag(n, s) {
            let c = !0;
            if (t) {
              if (o)
                ((a = append$1(a, e.createElementNS(SVG_NAMESPACE, n), r)),
                  (a.ownerSVGElement = o),
                  (c = !1));
              else if (n === `svg` || n === `SVG`)
                ((o = e.createElementNS(SVG_NAMESPACE, n)), (a = append$1(a, o, r)), (c = !1));
              else if (r) {
                let e = n.includes(`-`) ? n : s.is || ``;
                if (e && i.has(e)) {
                  let { Class: t } = i.get(e);
                  ((a = append$1(a, new t(), r)), delete s.is, (c = !1));
                }
              }
            }
            c && (a = append$1(a, e.createElement(n), !1));
            let l = a[END];
            for (let t of keys(s)) attribute(a, l, e.createAttribute(t), s[t], r);
          },
          oncomment(t) {
            append$1(a, e.createComment(t), r);
          },
          ontext(t) {
            s ? append$1(a, e.createCDATASection(t), r) : append$1(a, e.createTextNode(t), r);
          },
          oncdatastart() {
            s = !0;
          },
          oncdataend() {
            s = !1;
          },
          onclosetag() {
            (t && a === o && (o = null), (a = a.parentNode));
          },
        },
        { lowerCaseAttributeNames: !1, decodeEntities: !0, xmlMode: !t },
      );
    return (c.write(n), c.end(), e);
  },
  htmlClasses = /* @__PURE__ */ new Map(),
  registerHTMLClass = (e, t) => {
    for (let n of [].concat(e)) (htmlClasses.set(n, t), htmlClasses.set(n.toUpperCase(), t));
  },
  loopSegment = ({ [NEXT]: e, [END]: t }, n) => {
    for (; e !== t;) {
      switch (e.nodeType) {
        case 2:
          attrAsJSON(e, n);
          break;
        case 3:
        case 8:
        case 4:
          characterDataAsJSON(e, n);
          break;
        case 1:
          (elementAsJSON(e, n), (e = getEnd(e)));
          break;
        case 10:
          documentTypeAsJSON(e, n);
      }
      e = e[NEXT];
    }
    let r = n.length - 1,
      i = n[r];
    typeof i == `number` && i < 0 ? (n[r] += -1) : n.push(-1);
  },
  attrAsJSON = (e, t) => {
    t.push(2, e.name);
    let n = e[VALUE].trim();
    n && t.push(n);
  },
  characterDataAsJSON = (e, t) => {
    let n = e[VALUE];
    n.trim() && t.push(e.nodeType, n);
  },
  nonElementAsJSON = (e, t) => {
    (t.push(e.nodeType), loopSegment(e, t));
  },
  documentTypeAsJSON = ({ name: e, publicId: t, systemId: n }, r) => {
    (r.push(10, e), t && r.push(t), n && r.push(n));
  },
  elementAsJSON = (e, t) => {
    (t.push(1, e.localName), loopSegment(e, t));
  },
  createRecord = (e, t, n, r, i, a, o) => ({
    type: e,
    target: t,
    addedNodes: r,
    removedNodes: i,
    attributeName: a,
    oldValue: o,
    previousSibling: n?.previousSibling || null,
    nextSibling: n?.nextSibling || null,
  }),
  queueAttribute = (e, t, n, r, i, a) => {
    if (!r || r.includes(n)) {
      let { callback: r, records: o, scheduled: s } = e;
      (o.push(createRecord(`attributes`, t, null, [], [], n, i ? a : void 0)),
        s ||
          ((e.scheduled = !0),
          Promise.resolve().then(() => {
            ((e.scheduled = !1), r(o.splice(0), e));
          })));
    }
  },
  attributeChangedCallback = (e, t, n) => {
    let { ownerDocument: r } = e,
      { active: i, observers: a } = r[MUTATION_OBSERVER];
    if (i) {
      for (let i of a)
        for (let [
          a,
          { childList: o, subtree: s, attributes: c, attributeFilter: l, attributeOldValue: u },
        ] of i.nodes)
          if (o) {
            if ((s && (a === r || a.contains(e))) || (!s && a.children.includes(e))) {
              queueAttribute(i, e, t, l, u, n);
              break;
            }
          } else if (c && a === e) {
            queueAttribute(i, e, t, l, u, n);
            break;
          }
    }
  },
  moCallback = (e, t) => {
    let { ownerDocument: n } = e,
      { active: r, observers: i } = n[MUTATION_OBSERVER];
    if (r) {
      for (let r of i)
        for (let [i, { subtree: a, childList: o, characterData: s }] of r.nodes)
          if (
            o &&
            ((t && (i === t || (a && i.contains(t)))) ||
              (!t &&
                ((a && (i === n || /* c8 ignore next */ i.contains(e))) ||
                  (!a && i[s ? `childNodes` : `children`].includes(e)))))
          ) {
            let { callback: n, records: a, scheduled: o } = r;
            (a.push(createRecord(`childList`, i, e, t ? [] : [e], t ? [e] : [])),
              o ||
                ((r.scheduled = !0),
                Promise.resolve().then(() => {
                  ((r.scheduled = !1), n(a.splice(0), r));
                })));
            break;
          }
    }
  };
var MutationObserverClass = class {
  constructor(e) {
    let t = /* @__PURE__ */ new Set();
    ((this.observers = t),
      (this.active = !1),
      (this.class = class {
        constructor(e) {
          ((this.callback = e),
            (this.nodes = /* @__PURE__ */ new Map()),
            (this.records = []),
            (this.scheduled = !1));
        }
        disconnect() {
          (this.records.splice(0),
            this.nodes.clear(),
            t.delete(this),
            (e[MUTATION_OBSERVER].active = !!t.size));
        }
        observe(
          n,
          r = {
            subtree: !1,
            childList: !1,
            attributes: !1,
            attributeFilter: null,
            attributeOldValue: !1,
            characterData: !1,
          },
        ) {
          ((`attributeOldValue` in r || `attributeFilter` in r) && (r.attributes = !0),
            (r.childList = !!r.childList),
            (r.subtree = !!r.subtree),
            this.nodes.set(n, r),
            t.add(this),
            (e[MUTATION_OBSERVER].active = !0));
        }
        takeRecords() {
          return this.records.splice(0);
        }
      }));
  }
};
const emptyAttributes = /* @__PURE__ */ new Set(
    /* @__PURE__ */ `allowfullscreen.allowpaymentrequest.async.autofocus.autoplay.checked.class.contenteditable.controls.default.defer.disabled.draggable.formnovalidate.hidden.id.ismap.itemscope.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.selected.style.truespeed`.split(
      `.`,
    ),
  ),
  setAttribute = (e, t) => {
    let { [VALUE]: n, name: r } = t;
    ((t.ownerElement = e),
      knownSiblings(e, t, e[NEXT]),
      r === `class` && (e.className = n),
      attributeChangedCallback(e, r, null),
      attributeChangedCallback$1(e, r, null, n));
  },
  removeAttribute = (e, t) => {
    let { [VALUE]: n, name: r } = t;
    (knownAdjacent(t[PREV], t[NEXT]),
      (t.ownerElement = t[PREV] = t[NEXT] = null),
      r === `class` && (e[CLASS_LIST] = null),
      attributeChangedCallback(e, r, n),
      attributeChangedCallback$1(e, r, n, null));
  },
  booleanAttribute = {
    get(e, t) {
      return e.hasAttribute(t);
    },
    set(e, t, n) {
      n ? e.setAttribute(t, ``) : e.removeAttribute(t);
    },
  },
  numericAttribute = {
    get(e, t) {
      return parseFloat(e.getAttribute(t) || 0);
    },
    set(e, t, n) {
      e.setAttribute(t, n);
    },
  },
  stringAttribute = {
    get(e, t) {
      return e.getAttribute(t) || ``;
    },
    set(e, t, n) {
      e.setAttribute(t, n);
    },
  },
  wm = /* @__PURE__ */ new WeakMap();
function dispatch(e, t) {
  return (
    typeof t == `function` ? t.call(e.target, e) : t.handleEvent(e), e._stopImmediatePropagationFlag
  );
}
function invokeListeners({ currentTarget: e, target: t }) {
  let n = wm.get(e);
  if (n && n.has(this.type)) {
    let r = n.get(this.type);
    ((this.eventPhase = e === t ? this.AT_TARGET : this.BUBBLING_PHASE),
      (this.currentTarget = e),
      (this.target = t));
    for (let [e, t] of r) if ((t && t.once && r.delete(e), dispatch(this, e))) break;
    return (delete this.currentTarget, delete this.target, this.cancelBubble);
  }
}
var DOMEventTarget = class {
    constructor() {
      wm.set(this, /* @__PURE__ */ new Map());
    }
    _getParent() {
      return null;
    }
    addEventListener(e, t, n) {
      let r = wm.get(this);
      (r.has(e) || r.set(e, /* @__PURE__ */ new Map()), r.get(e).set(t, n));
    }
    removeEventListener(e, t) {
      let n = wm.get(this);
      if (n.has(e)) {
        let r = n.get(e);
        r.delete(t) && !r.size && n.delete(e);
      }
    }
    dispatchEvent(e) {
      let t = this;
      for (e.eventPhase = e.CAPTURING_PHASE; t;)
        (t.dispatchEvent && e._path.push({ currentTarget: t, target: this }),
          (t = e.bubbles && t._getParent && t._getParent()));
      return (
        e._path.some(invokeListeners, e),
        (e._path = []),
        (e.eventPhase = e.NONE),
        !e.defaultPrevented
      );
    }
  },
  NodeList = class extends Array {
    item(e) {
      return e < this.length ? this[e] : null;
    }
  };
const getParentNodeCount = ({ parentNode: e }) => {
  let t = 0;
  for (; e;) (t++, (e = e.parentNode));
  return t;
};
var Node$1 = class extends DOMEventTarget {
  static get ELEMENT_NODE() {
    return 1;
  }
  static get ATTRIBUTE_NODE() {
    return 2;
  }
  static get TEXT_NODE() {
    return 3;
  }
  static get CDATA_SECTION_NODE() {
    return 4;
  }
  static get COMMENT_NODE() {
    return 8;
  }
  static get DOCUMENT_NODE() {
    return 9;
  }
  static get DOCUMENT_FRAGMENT_NODE() {
    return 11;
  }
  static get DOCUMENT_TYPE_NODE() {
    return 10;
  }
  constructor(e, t, n) {
    (super(),
      (this.ownerDocument = e),
      (this.localName = t),
      (this.nodeType = n),
      (this.parentNode = null),
      (this[NEXT] = null),
      (this[PREV] = null));
  }
  get ELEMENT_NODE() {
    return 1;
  }
  get ATTRIBUTE_NODE() {
    return 2;
  }
  get TEXT_NODE() {
    return 3;
  }
  get CDATA_SECTION_NODE() {
    return 4;
  }
  get COMMENT_NODE() {
    return 8;
  }
  get DOCUMENT_NODE() {
    return 9;
  }
  get DOCUMENT_FRAGMENT_NODE() {
    return 11;
  }
  get DOCUMENT_TYPE_NODE() {
    return 10;
  }
  get baseURI() {
    let e = this.nodeType === 9 ? this : this.ownerDocument;
    if (e) {
      let t = e.querySelector(`base`);
      if (t) return t.getAttribute(`href`);
      let { location: n } = e.defaultView;
      if (n) return n.href;
    }
    return null;
  }
  /* c8 ignore start */
  get isConnected() {
    return !1;
  }
  get nodeName() {
    return this.localName;
  }
  get parentElement() {
    return null;
  }
  get previousSibling() {
    return null;
  }
  get previousElementSibling() {
    return null;
  }
  get nextSibling() {
    return null;
  }
  get nextElementSibling() {
    return null;
  }
  get childNodes() {
    return new NodeList();
  }
  get firstChild() {
    return null;
  }
  get lastChild() {
    return null;
  }
  get nodeValue() {
    return null;
  }
  set nodeValue(e) {}
  get textContent() {
    return null;
  }
  set textContent(e) {}
  normalize() {}
  cloneNode() {
    return null;
  }
  contains() {
    return !1;
  }
  insertBefore(e, t) {
    return e;
  }
  appendChild(e) {
    return e;
  }
  replaceChild(e, t) {
    return t;
  }
  removeChild(e) {
    return e;
  }
  toString() {
    return ``;
  }
  /* c8 ignore stop */
  hasChildNodes() {
    return !!this.lastChild;
  }
  isSameNode(e) {
    return this === e;
  }
  compareDocumentPosition(e) {
    let t = 0;
    if (this !== e) {
      let n = getParentNodeCount(this),
        r = getParentNodeCount(e);
      if (n < r) ((t += 4), this.contains(e) && (t += 16));
      else if (r < n) ((t += 2), e.contains(this) && (t += 8));
      else if (n && r) {
        let { childNodes: n } = this.parentNode;
        n.indexOf(this) < n.indexOf(e) ? (t += 4) : (t += 2);
      }
      (n && r) || ((t += 32), (t += 1));
    }
    return t;
  }
  isEqualNode(e) {
    if (this === e) return !0;
    if (this.nodeType === e.nodeType) {
      switch (this.nodeType) {
        case 9:
        case 11: {
          let t = this.childNodes,
            n = e.childNodes;
          return t.length === n.length && t.every((e, t) => e.isEqualNode(n[t]));
        }
      }
      return this.toString() === e.toString();
    }
    return !1;
  }
  _getParent() {
    return this.parentNode;
  }
  getRootNode() {
    let e = this;
    for (; e.parentNode;) e = e.parentNode;
    return e;
  }
};
const { replace } = ``,
  ca = /[<>&\xA0]/g,
  esca = { "\xA0": `&#160;`, "&": `&amp;`, "<": `&lt;`, ">": `&gt;` },
  pe = (e) => esca[e],
  escape = (e) => replace.call(e, ca, pe),
  QUOTE = /"/g;
var Attr$1 = class e extends Node$1 {
  constructor(e, t, n = ``) {
    (super(e, t, 2),
      (this.ownerElement = null),
      (this.name = $String(t)),
      (this[VALUE] = $String(n)),
      (this[CHANGED] = !1));
  }
  get value() {
    return this[VALUE];
  }
  set value(e) {
    let { [VALUE]: t, name: n, ownerElement: r } = this;
    ((this[VALUE] = $String(e)),
      (this[CHANGED] = !0),
      r && (attributeChangedCallback(r, n, t), attributeChangedCallback$1(r, n, t, this[VALUE])));
  }
  cloneNode() {
    let { ownerDocument: t, name: n, [VALUE]: r } = this;
    return new e(t, n, r);
  }
  toString() {
    let { name: e, [VALUE]: t } = this;
    return emptyAttributes.has(e) && !t
      ? ignoreCase(this)
        ? e
        : `${e}=""`
      : `${e}="${(ignoreCase(this) ? t : escape(t)).replace(QUOTE, `&quot;`)}"`;
  }
  toJSON() {
    let e = [];
    return (attrAsJSON(this, e), e);
  }
};
const isConnected = ({ ownerDocument: e, parentNode: t }) => {
    for (; t;) {
      if (t === e) return !0;
      t = t.parentNode || t.host;
    }
    return !1;
  },
  parentElement = ({ parentNode: e }) => {
    if (e)
      switch (e.nodeType) {
        case 9:
        case 11:
          return null;
      }
    return e;
  },
  previousSibling = ({ [PREV]: e }) => {
    switch (e ? e.nodeType : 0) {
      case -1:
        return e[START];
      case 3:
      case 8:
      case 4:
        return e;
    }
    return null;
  },
  nextSibling = (e) => {
    let t = getEnd(e)[NEXT];
    return t && (t.nodeType === -1 ? null : t);
  },
  nextElementSibling$1 = (e) => {
    let t = nextSibling(e);
    for (; t && t.nodeType !== 1;) t = nextSibling(t);
    return t;
  },
  previousElementSibling = (e) => {
    let t = previousSibling(e);
    for (; t && t.nodeType !== 1;) t = previousSibling(t);
    return t;
  },
  asFragment = (e, t) => {
    let n = e.createDocumentFragment();
    return (n.append(...t), n);
  },
  before = (e, t) => {
    let { ownerDocument: n, parentNode: r } = e;
    r && r.insertBefore(asFragment(n, t), e);
  },
  after = (e, t) => {
    let { ownerDocument: n, parentNode: r } = e;
    r && r.insertBefore(asFragment(n, t), getEnd(e)[NEXT]);
  },
  replaceWith = (e, t) => {
    let { ownerDocument: n, parentNode: r } = e;
    r &&
      (t.includes(e) && replaceWith(e, [(e = e.cloneNode())]),
      r.insertBefore(asFragment(n, t), e),
      e.remove());
  },
  remove = (e, t, n) => {
    let { parentNode: r, nodeType: i } = t;
    ((e || n) && (setAdjacent(e, n), (t[PREV] = null), (getEnd(t)[NEXT] = null)),
      r && ((t.parentNode = null), moCallback(t, r), i === 1 && disconnectedCallback(t)));
  };
var CharacterData$1 = class extends Node$1 {
    constructor(e, t, n, r) {
      (super(e, t, n), (this[VALUE] = $String(r)));
    }
    get isConnected() {
      return isConnected(this);
    }
    get parentElement() {
      return parentElement(this);
    }
    get previousSibling() {
      return previousSibling(this);
    }
    get nextSibling() {
      return nextSibling(this);
    }
    get previousElementSibling() {
      return previousElementSibling(this);
    }
    get nextElementSibling() {
      return nextElementSibling$1(this);
    }
    before(...e) {
      before(this, e);
    }
    after(...e) {
      after(this, e);
    }
    replaceWith(...e) {
      replaceWith(this, e);
    }
    remove() {
      remove(this[PREV], this, this[NEXT]);
    }
    /* c8 ignore start */
    get data() {
      return this[VALUE];
    }
    set data(e) {
      ((this[VALUE] = $String(e)), moCallback(this, this.parentNode));
    }
    get nodeValue() {
      return this.data;
    }
    set nodeValue(e) {
      this.data = e;
    }
    get textContent() {
      return this.data;
    }
    set textContent(e) {
      this.data = e;
    }
    get length() {
      return this.data.length;
    }
    substringData(e, t) {
      return this.data.substr(e, t);
    }
    appendData(e) {
      this.data += e;
    }
    insertData(e, t) {
      let { data: n } = this;
      this.data = n.slice(0, e) + t + n.slice(e);
    }
    deleteData(e, t) {
      let { data: n } = this;
      this.data = n.slice(0, e) + n.slice(e + t);
    }
    replaceData(e, t, n) {
      let { data: r } = this;
      this.data = r.slice(0, e) + n + r.slice(e + t);
    }
    /* c8 ignore stop */
    toJSON() {
      let e = [];
      return (characterDataAsJSON(this, e), e);
    }
  },
  CDATASection$1 = class e extends CharacterData$1 {
    constructor(e, t = ``) {
      super(e, `#cdatasection`, 4, t);
    }
    cloneNode() {
      let { ownerDocument: t, [VALUE]: n } = this;
      return new e(t, n);
    }
    toString() {
      return `<![CDATA[${this[VALUE]}]]>`;
    }
  },
  Comment$2 = class e extends CharacterData$1 {
    constructor(e, t = ``) {
      super(e, `#comment`, 8, t);
    }
    cloneNode() {
      let { ownerDocument: t, [VALUE]: n } = this;
      return new e(t, n);
    }
    toString() {
      return `<!--${this[VALUE]}-->`;
    }
  };
function trueFunc() {
  return !0;
}
function falseFunc() {
  return !1;
}
var SelectorType;
(function (e) {
  ((e.Attribute = `attribute`),
    (e.Pseudo = `pseudo`),
    (e.PseudoElement = `pseudo-element`),
    (e.Tag = `tag`),
    (e.Universal = `universal`),
    (e.Adjacent = `adjacent`),
    (e.Child = `child`),
    (e.Descendant = `descendant`),
    (e.Parent = `parent`),
    (e.Sibling = `sibling`),
    (e.ColumnCombinator = `column-combinator`));
})((SelectorType ||= {}));
var AttributeAction;
(function (e) {
  ((e.Any = `any`),
    (e.Element = `element`),
    (e.End = `end`),
    (e.Equals = `equals`),
    (e.Exists = `exists`),
    (e.Hyphen = `hyphen`),
    (e.Not = `not`),
    (e.Start = `start`));
})((AttributeAction ||= {}));
const reName = /^[^#\\]?(?:\\(?:[\da-f]{1,6}\s?|.)|[\w\u00B0-\uFFFF-])+/,
  reEscape = /\\([\da-f]{1,6}\s?|(\s)|.)/gi;
var CharCode;
(function (e) {
  ((e[(e.LeftParenthesis = 40)] = `LeftParenthesis`),
    (e[(e.RightParenthesis = 41)] = `RightParenthesis`),
    (e[(e.LeftSquareBracket = 91)] = `LeftSquareBracket`),
    (e[(e.RightSquareBracket = 93)] = `RightSquareBracket`),
    (e[(e.Comma = 44)] = `Comma`),
    (e[(e.Period = 46)] = `Period`),
    (e[(e.Colon = 58)] = `Colon`),
    (e[(e.SingleQuote = 39)] = `SingleQuote`),
    (e[(e.DoubleQuote = 34)] = `DoubleQuote`),
    (e[(e.Plus = 43)] = `Plus`),
    (e[(e.Tilde = 126)] = `Tilde`),
    (e[(e.QuestionMark = 63)] = `QuestionMark`),
    (e[(e.ExclamationMark = 33)] = `ExclamationMark`),
    (e[(e.Slash = 47)] = `Slash`),
    (e[(e.Equal = 61)] = `Equal`),
    (e[(e.Dollar = 36)] = `Dollar`),
    (e[(e.Pipe = 124)] = `Pipe`),
    (e[(e.Circumflex = 94)] = `Circumflex`),
    (e[(e.Asterisk = 42)] = `Asterisk`),
    (e[(e.GreaterThan = 62)] = `GreaterThan`),
    (e[(e.LessThan = 60)] = `LessThan`),
    (e[(e.Hash = 35)] = `Hash`),
    (e[(e.LowerI = 105)] = `LowerI`),
    (e[(e.LowerS = 115)] = `LowerS`),
    (e[(e.BackSlash = 92)] = `BackSlash`),
    (e[(e.Space = 32)] = `Space`),
    (e[(e.Tab = 9)] = `Tab`),
    (e[(e.NewLine = 10)] = `NewLine`),
    (e[(e.FormFeed = 12)] = `FormFeed`),
    (e[(e.CarriageReturn = 13)] = `CarriageReturn`));
})((CharCode ||= {}));
const actionTypes = /* @__PURE__ */ new Map([
    [CharCode.Tilde, AttributeAction.Element],
    [CharCode.Circumflex, AttributeAction.Start],
    [CharCode.Dollar, AttributeAction.End],
    [CharCode.Asterisk, AttributeAction.Any],
    [CharCode.ExclamationMark, AttributeAction.Not],
    [CharCode.Pipe, AttributeAction.Hyphen],
  ]),
  unpackPseudos = /* @__PURE__ */ new Set([
    `has`,
    `not`,
    `matches`,
    `is`,
    `where`,
    `host`,
    `host-context`,
  ]),
  pseudosToPseudoElements = /* @__PURE__ */ new Set([
    `before`,
    `after`,
    `first-line`,
    `first-letter`,
  ]);
function isTraversal$1(e) {
  switch (e.type) {
    case SelectorType.Adjacent:
    case SelectorType.Child:
    case SelectorType.Descendant:
    case SelectorType.Parent:
    case SelectorType.Sibling:
    case SelectorType.ColumnCombinator:
      return !0;
    case SelectorType.Attribute:
    case SelectorType.Pseudo:
    case SelectorType.PseudoElement:
    case SelectorType.Tag:
    case SelectorType.Universal:
      return !1;
  }
}
const stripQuotesFromPseudos = /* @__PURE__ */ new Set([`contains`, `icontains`]);
function funescape(e, t, n) {
  let r = Number.parseInt(t, 16) - 65536;
  return Number.isNaN(r) || n
    ? t
    : r < 0
      ? String.fromCharCode(r + 65536)
      : String.fromCharCode((r >> 10) | 55296, (r & 1023) | 56320);
}
function unescapeCSS(e) {
  return e.replace(reEscape, funescape);
}
function isQuote(e) {
  return e === CharCode.SingleQuote || e === CharCode.DoubleQuote;
}
function isWhitespace(e) {
  return (
    e === CharCode.Space ||
    e === CharCode.Tab ||
    e === CharCode.NewLine ||
    e === CharCode.FormFeed ||
    e === CharCode.CarriageReturn
  );
}
function parse$4(e) {
  let t = [],
    n = parseSelector(t, `${e}`, 0);
  if (n < e.length) throw Error(`Unmatched selector: ${e.slice(n)}`);
  return t;
}
function parseSelector(e, t, n) {
  let r = [];
  function i(e) {
    let r = t.slice(n + e).match(reName);
    if (!r) throw Error(`Expected name, found ${t.slice(n)}`);
    let [i] = r;
    return ((n += e + i.length), unescapeCSS(i));
  }
  function a(e) {
    for (n += e; n < t.length && isWhitespace(t.charCodeAt(n));) n++;
  }
  function o() {
    n += 1;
    let e = n;
    for (let r = 1; n < t.length; n++)
      switch (t.charCodeAt(n)) {
        case CharCode.BackSlash:
          n += 1;
          break;
        case CharCode.LeftParenthesis:
          r += 1;
          break;
        case CharCode.RightParenthesis:
          if ((--r, r === 0)) return unescapeCSS(t.slice(e, n++));
      }
    throw Error(`Parenthesis not matched`);
  }
  function s() {
    if (r.length > 0 && isTraversal$1(r[r.length - 1]))
      throw Error(`Did not expect successive traversals.`);
  }
  function c(e) {
    r.length > 0 && r[r.length - 1].type === SelectorType.Descendant
      ? (r[r.length - 1].type = e)
      : (s(), r.push({ type: e }));
  }
  function l(e, t) {
    r.push({
      type: SelectorType.Attribute,
      name: e,
      action: t,
      value: i(1),
      namespace: null,
      ignoreCase: `quirks`,
    });
  }
  function u() {
    if (
      (r.length > 0 && r[r.length - 1].type === SelectorType.Descendant && r.pop(), r.length === 0)
    )
      throw Error(`Empty sub-selector`);
    e.push(r);
  }
  if ((a(0), t.length === n)) return n;
  loop: for (; n < t.length;) {
    let e = t.charCodeAt(n);
    switch (e) {
      case CharCode.Space:
      case CharCode.Tab:
      case CharCode.NewLine:
      case CharCode.FormFeed:
      case CharCode.CarriageReturn:
        ((r.length === 0 || r[0].type !== SelectorType.Descendant) &&
          (s(), r.push({ type: SelectorType.Descendant })),
          a(1));
        break;
      case CharCode.GreaterThan:
        (c(SelectorType.Child), a(1));
        break;
      case CharCode.LessThan:
        (c(SelectorType.Parent), a(1));
        break;
      case CharCode.Tilde:
        (c(SelectorType.Sibling), a(1));
        break;
      case CharCode.Plus:
        (c(SelectorType.Adjacent), a(1));
        break;
      case CharCode.Period:
        l(`class`, AttributeAction.Element);
        break;
      case CharCode.Hash:
        l(`id`, AttributeAction.Equals);
        break;
      case CharCode.LeftSquareBracket: {
        a(1);
        let e,
          o = null;
        (t.charCodeAt(n) === CharCode.Pipe
          ? (e = i(1))
          : t.startsWith(`*|`, n)
            ? ((o = `*`), (e = i(2)))
            : ((e = i(0)),
              t.charCodeAt(n) === CharCode.Pipe &&
                t.charCodeAt(n + 1) !== CharCode.Equal &&
                ((o = e), (e = i(1)))),
          a(0));
        let s = AttributeAction.Exists,
          c = actionTypes.get(t.charCodeAt(n));
        if (c) {
          if (((s = c), t.charCodeAt(n + 1) !== CharCode.Equal)) throw Error("Expected `=`");
          a(2);
        } else t.charCodeAt(n) === CharCode.Equal && ((s = AttributeAction.Equals), a(1));
        let l = ``,
          u = null;
        if (s !== `exists`) {
          if (isQuote(t.charCodeAt(n))) {
            let e = t.charCodeAt(n);
            n += 1;
            let r = n;
            for (; n < t.length && t.charCodeAt(n) !== e;)
              n += t.charCodeAt(n) === CharCode.BackSlash ? 2 : 1;
            if (t.charCodeAt(n) !== e) throw Error(`Attribute value didn't end`);
            ((l = unescapeCSS(t.slice(r, n))), (n += 1));
          } else {
            let e = n;
            for (
              ;
              n < t.length &&
              !isWhitespace(t.charCodeAt(n)) &&
              t.charCodeAt(n) !== CharCode.RightSquareBracket;
            )
              n += t.charCodeAt(n) === CharCode.BackSlash ? 2 : 1;
            l = unescapeCSS(t.slice(e, n));
          }
          switch ((a(0), t.charCodeAt(n) | 32)) {
            case CharCode.LowerI:
              ((u = !0), a(1));
              break;
            case CharCode.LowerS:
              ((u = !1), a(1));
          }
        }
        if (t.charCodeAt(n) !== CharCode.RightSquareBracket)
          throw Error(`Attribute selector didn't terminate`);
        n += 1;
        let d = {
          type: SelectorType.Attribute,
          name: e,
          action: s,
          value: l,
          namespace: o,
          ignoreCase: u,
        };
        r.push(d);
        break;
      }
      case CharCode.Colon: {
        if (t.charCodeAt(n + 1) === CharCode.Colon) {
          r.push({
            type: SelectorType.PseudoElement,
            name: i(2).toLowerCase(),
            data: t.charCodeAt(n) === CharCode.LeftParenthesis ? o() : null,
          });
          break;
        }
        let e = i(1).toLowerCase();
        if (pseudosToPseudoElements.has(e)) {
          r.push({ type: SelectorType.PseudoElement, name: e, data: null });
          break;
        }
        let a = null;
        if (t.charCodeAt(n) === CharCode.LeftParenthesis) {
          if (unpackPseudos.has(e)) {
            if (isQuote(t.charCodeAt(n + 1))) throw Error(`Pseudo-selector ${e} cannot be quoted`);
            if (
              ((a = []),
              (n = parseSelector(a, t, n + 1)),
              t.charCodeAt(n) !== CharCode.RightParenthesis)
            )
              throw Error(`Missing closing parenthesis in :${e} (${t})`);
            n += 1;
          } else {
            if (((a = o()), stripQuotesFromPseudos.has(e))) {
              let e = a.charCodeAt(0);
              e === a.charCodeAt(a.length - 1) && isQuote(e) && (a = a.slice(1, -1));
            }
            a = unescapeCSS(a);
          }
        }
        r.push({ type: SelectorType.Pseudo, name: e, data: a });
        break;
      }
      case CharCode.Comma:
        (u(), (r = []), a(1));
        break;
      default: {
        if (t.startsWith(`/*`, n)) {
          let e = t.indexOf(`*/`, n + 2);
          if (e === -1) throw Error(`Comment was not terminated`);
          ((n = e + 2), r.length === 0 && a(0));
          break;
        }
        let o = null,
          s;
        if (e === CharCode.Asterisk) ((n += 1), (s = `*`));
        else if (e === CharCode.Pipe) {
          if (((s = ``), t.charCodeAt(n + 1) === CharCode.Pipe)) {
            (c(SelectorType.ColumnCombinator), a(2));
            break;
          }
        } else if (reName.test(t.slice(n))) s = i(0);
        else break loop;
        (t.charCodeAt(n) === CharCode.Pipe &&
          t.charCodeAt(n + 1) !== CharCode.Pipe &&
          ((o = s), t.charCodeAt(n + 1) === CharCode.Asterisk ? ((s = `*`), (n += 2)) : (s = i(1))),
          r.push(
            s === `*`
              ? { type: SelectorType.Universal, namespace: o }
              : { type: SelectorType.Tag, name: s, namespace: o },
          ));
      }
    }
  }
  return (u(), n);
}
var ElementType;
(function (e) {
  ((e.Root = `root`),
    (e.Text = `text`),
    (e.Directive = `directive`),
    (e.Comment = `comment`),
    (e.Script = `script`),
    (e.Style = `style`),
    (e.Tag = `tag`),
    (e.CDATA = `cdata`),
    (e.Doctype = `doctype`));
})((ElementType ||= {}));
function isTag$2(e) {
  return (
    e.type === ElementType.Tag || e.type === ElementType.Script || e.type === ElementType.Style
  );
}
const Root = ElementType.Root,
  Text$2 = ElementType.Text,
  Directive = ElementType.Directive,
  Comment$1 = ElementType.Comment,
  Script = ElementType.Script,
  Style = ElementType.Style,
  Tag = ElementType.Tag,
  CDATA = ElementType.CDATA,
  Doctype = ElementType.Doctype;
function isTag$1(e) {
  return isTag$2(e);
}
function isCDATA(e) {
  return e.type === ElementType.CDATA;
}
function isText$1(e) {
  return e.type === ElementType.Text;
}
function isComment$1(e) {
  return e.type === ElementType.Comment;
}
function hasChildren(e) {
  return Object.hasOwn(e, `children`);
}
function filter(e, t, n = !0, r = 1 / 0) {
  return find(e, Array.isArray(t) ? t : [t], n, r);
}
function find(e, t, n, r) {
  let i = [],
    a = [Array.isArray(t) ? t : [t]],
    o = [0];
  for (;;) {
    if (o[0] >= a[0].length) {
      if (o.length === 1) return i;
      (a.shift(), o.shift());
      continue;
    }
    let t = a[0][o[0]++];
    if (e(t) && (i.push(t), --r <= 0)) return i;
    n && hasChildren(t) && t.children.length > 0 && (o.unshift(0), a.unshift(t.children));
  }
}
function findOne$2(e, t, n = !0) {
  let r = Array.isArray(t) ? t : [t];
  for (let t of r) {
    if (isTag$1(t) && e(t)) return t;
    if (n && hasChildren(t) && t.children.length > 0) {
      let n = findOne$2(e, t.children, !0);
      if (n) return n;
    }
  }
  return null;
}
function existsOne$1(e, t) {
  return (Array.isArray(t) ? t : [t]).some(
    (t) => (isTag$1(t) && e(t)) || (hasChildren(t) && existsOne$1(e, t.children)),
  );
}
function findAll$2(e, t) {
  let n = [],
    r = [Array.isArray(t) ? t : [t]],
    i = [0];
  for (;;) {
    if (i[0] >= r[0].length) {
      if (r.length === 1) return n;
      (r.shift(), i.shift());
      continue;
    }
    let t = r[0][i[0]++];
    (isTag$1(t) && e(t) && n.push(t),
      hasChildren(t) && t.children.length > 0 && (i.unshift(0), r.unshift(t.children)));
  }
}
const Checks = {
  tag_name(e) {
    return typeof e == `function`
      ? (t) => isTag$1(t) && e(t.name)
      : e === `*`
        ? isTag$1
        : (t) => isTag$1(t) && t.name === e;
  },
  tag_type(e) {
    return typeof e == `function` ? (t) => e(t.type) : (t) => t.type === e;
  },
  tag_contains(e) {
    return typeof e == `function`
      ? (t) => isText$1(t) && e(t.data)
      : (t) => isText$1(t) && t.data === e;
  },
};
function getAttribCheck(e, t) {
  return typeof t == `function`
    ? (n) => isTag$1(n) && t(n.attribs[e])
    : (n) => isTag$1(n) && n.attribs[e] === t;
}
function combineFuncs(e, t) {
  return (n) => e(n) || t(n);
}
function compileTest(e) {
  let t = Object.keys(e).map((t) => {
    let n = e[t];
    return Object.hasOwn(Checks, t) ? Checks[t](n) : getAttribCheck(t, n);
  });
  return t.length === 0 ? null : t.reduce(combineFuncs);
}
function testElement(e, t) {
  let n = compileTest(e);
  return !n || n(t);
}
function getElements(e, t, n, r = 1 / 0) {
  let i = compileTest(e);
  return i ? filter(i, t, n, r) : [];
}
function getElementById(e, t, n = !0) {
  return (Array.isArray(t) || (t = [t]), findOne$2(getAttribCheck(`id`, e), t, n));
}
function getElementsByTagName(e, t, n = !0, r = 1 / 0) {
  return filter(Checks.tag_name(e), t, n, r);
}
function getElementsByClassName(e, t, n = !0, r = 1 / 0) {
  return filter(getAttribCheck(`class`, e), t, n, r);
}
function getElementsByTagType(e, t, n = !0, r = 1 / 0) {
  return filter(Checks.tag_type(e), t, n, r);
}
function getEscape(e) {
  return e === 34
    ? `&quot;`
    : e === 38
      ? `&amp;`
      : e === 39
        ? `&apos;`
        : e === 60
          ? `&lt;`
          : e === 62
            ? `&gt;`
            : `&nbsp;`;
}
const XML_BITSET_VALUE = 1342177476,
  xmlEncodeRegex = /["&'<>\u0080-\uFFFF]/g;
function isXmlEscapable(e) {
  return e >= 128 || (e >= 32 && e < 64 && ((1342177476 >>> e) & 1) == 1);
}
function encodeXML(e) {
  let { length: t } = e,
    n,
    r = 0,
    i = 0;
  for (; i < t;) {
    let a = e.charCodeAt(i);
    if (!isXmlEscapable(a)) {
      let n = Math.min(i + 32, t),
        r = i + 1;
      for (; r < n && !isXmlEscapable(e.charCodeAt(r));) r++;
      if (r < n) {
        i = r;
        continue;
      }
      if (r >= t || ((xmlEncodeRegex.lastIndex = r), !xmlEncodeRegex.test(e))) break;
      i = xmlEncodeRegex.lastIndex - 1;
      continue;
    }
    if ((n === void 0 ? (n = e.substring(0, i)) : r !== i && (n += e.substring(r, i)), a < 64)) {
      ((n += getEscape(a)), (r = i += 1));
      continue;
    }
    let o = e.codePointAt(i);
    ((n += `&#x${o.toString(16)};`), o !== a && i++, (r = i += 1));
  }
  return n === void 0 ? e : (r < t && (n += e.substr(r)), n);
}
function escapeWithRegex(e, t) {
  if (((e.lastIndex = 0), !e.test(t))) return t;
  let n = ``,
    r = 0;
  do {
    let i = e.lastIndex - 1;
    r !== i && (n += t.substring(r, i));
    let a = t.charCodeAt(i);
    ((n += getEscape(a)), (r = i + 1));
  } while (e.test(t));
  return n + t.substring(r);
}
const attributeEscapeRegex = /["&\u{A0}]/gu;
function escapeAttribute(e) {
  return escapeWithRegex(attributeEscapeRegex, e);
}
const textEscapeRegex = /[&<>\u{A0}]/gu;
function escapeText(e) {
  return escapeWithRegex(textEscapeRegex, e);
}
const elementNames = new Map(
    `altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef linearGradient radialGradient textPath`
      .split(` `)
      .map((e) => [e.toLowerCase(), e]),
  ),
  attributeNames = new Map(
    `definitionURL attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits diffuseConstant edgeMode filterUnits glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength keyPoints keySplines keyTimes lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits numOctaves pathLength patternContentUnits patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur requiredExtensions requiredFeatures specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles surfaceScale systemLanguage tableValues targetX targetY textLength viewBox viewTarget xChannelSelector yChannelSelector zoomAndPan`
      .split(` `)
      .map((e) => [e.toLowerCase(), e]),
  ),
  unencodedElements = new Set(
    `style script xmp iframe noembed noframes plaintext noscript`.split(` `),
  ),
  voidElements$1 = new Set(
    `area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr`.split(
      ` `,
    ),
  ),
  foreignElements = /* @__PURE__ */ new Set([`svg`, `math`]),
  foreignModeIntegrationPoints = new Set(
    `mi mo mn ms mtext annotation-xml foreignObject desc title`.split(` `),
  );
function render(e, t = {}) {
  let n = `length` in e ? e : [e],
    r = t.xmlMode ?? !1,
    i = ``;
  for (let e = 0; e < n.length; e++) i += renderNode(n[e], t, r);
  return i;
}
function renderChildren(e, t, n) {
  let r = ``;
  for (let i = 0; i < e.length; i++) r += renderNode(e[i], t, n);
  return r;
}
function renderNode(e, t, n) {
  switch (e.type) {
    case Root:
      return renderChildren(e.children, t, n);
    case Directive:
      return `<${e.data}>`;
    case Comment$1:
      return `<!--${e.data}-->`;
    case CDATA:
      return `<![CDATA[${e.children[0].data}]]>`;
    case Script:
    case Style:
    case Tag:
      return renderTag(e, t, n);
    case Text$2: {
      let r = e,
        i = r.data || ``;
      return (t.encodeEntities ?? t.decodeEntities) !== !1 &&
        !(!n && r.parent && unencodedElements.has(r.parent.name))
        ? n || t.encodeEntities !== `utf8`
          ? encodeXML(i)
          : escapeText(i)
        : i;
    }
  }
}
function renderTag(e, t, n) {
  (n === `foreign` &&
    ((e.name = elementNames.get(e.name) ?? e.name),
    e.parent && foreignModeIntegrationPoints.has(e.parent.name) && (n = !1)),
    !n && foreignElements.has(e.name) && (n = `foreign`));
  let { name: r, children: i } = e,
    a = !n && voidElements$1.has(r),
    o = `<${r}${formatAttributes(e.attribs, t, n)}`;
  return (
    i.length === 0 && (n ? t.selfClosingTags !== !1 : t.selfClosingTags && a)
      ? (o += n ? `/>` : ` />`)
      : ((o += `>`), i.length > 0 && (o += renderChildren(i, t, n)), a || (o += `</${r}>`)),
    o
  );
}
function replaceQuotes(e) {
  return e.replaceAll(`"`, `&quot;`);
}
function formatAttributes(e, t, n) {
  if (!e) return ``;
  let r =
      (t.encodeEntities ?? t.decodeEntities) === !1
        ? replaceQuotes
        : n || t.encodeEntities !== `utf8`
          ? encodeXML
          : escapeAttribute,
    i = n === `foreign`,
    a = !!(t.emptyAttrs ?? n),
    o = ``;
  for (let t in e) {
    if (!Object.hasOwn(e, t)) continue;
    let n = e[t],
      s = i ? (attributeNames.get(t) ?? t) : t;
    o += !a && (n == null || n === ``) ? ` ${s}` : ` ${s}="${r(n == null ? `` : String(n))}"`;
  }
  return o;
}
function getOuterHTML(e, t) {
  return render(e, t);
}
function getInnerHTML(e, t) {
  return hasChildren(e) ? e.children.map((e) => getOuterHTML(e, t)).join(``) : ``;
}
function getText$1(e) {
  return Array.isArray(e)
    ? e.map(getText$1).join(``)
    : isTag$1(e)
      ? e.name === `br`
        ? `
`
        : getText$1(e.children)
      : isCDATA(e)
        ? getText$1(e.children)
        : isText$1(e)
          ? e.data
          : ``;
}
function textContent(e) {
  return Array.isArray(e)
    ? e.map(textContent).join(``)
    : hasChildren(e) && !isComment$1(e)
      ? textContent(e.children)
      : isText$1(e)
        ? e.data
        : ``;
}
function innerText(e) {
  return Array.isArray(e)
    ? e.map(innerText).join(``)
    : hasChildren(e) && (e.type === ElementType.Tag || isCDATA(e))
      ? innerText(e.children)
      : isText$1(e)
        ? e.data
        : ``;
}
function getFeed(e) {
  let t = getOneElement(isValidFeed, e);
  return t ? (t.name === `feed` ? getAtomFeed(t) : getRssFeed(t)) : null;
}
function getAtomFeed(e) {
  let t = e.children,
    n = {
      type: `atom`,
      items: getElementsByTagName(`entry`, t).map((e) => {
        let { children: t } = e,
          n = { media: getMediaElements(t) };
        (addConditionally(n, `id`, `id`, t), addConditionally(n, `title`, `title`, t));
        let r = getOneElement(`link`, t)?.attribs.href;
        r && (n.link = r);
        let i = fetch(`summary`, t) || fetch(`content`, t);
        i && (n.description = i);
        let a = fetch(`updated`, t);
        return (a && (n.pubDate = new Date(a)), n);
      }),
    };
  (addConditionally(n, `id`, `id`, t), addConditionally(n, `title`, `title`, t));
  let r = getOneElement(`link`, t)?.attribs.href;
  (r && (n.link = r), addConditionally(n, `description`, `subtitle`, t));
  let i = fetch(`updated`, t);
  return (i && (n.updated = new Date(i)), addConditionally(n, `author`, `email`, t, !0), n);
}
function getRssFeed(e) {
  let t = getOneElement(`channel`, e.children)?.children ?? [],
    n = {
      type: e.name.substr(0, 3),
      id: ``,
      items: getElementsByTagName(`item`, e.children).map((e) => {
        let { children: t } = e,
          n = { media: getMediaElements(t) };
        (addConditionally(n, `id`, `guid`, t),
          addConditionally(n, `title`, `title`, t),
          addConditionally(n, `link`, `link`, t),
          addConditionally(n, `description`, `description`, t));
        let r = fetch(`pubDate`, t) || fetch(`dc:date`, t);
        return (r && (n.pubDate = new Date(r)), n);
      }),
    };
  (addConditionally(n, `title`, `title`, t),
    addConditionally(n, `link`, `link`, t),
    addConditionally(n, `description`, `description`, t));
  let r = fetch(`lastBuildDate`, t);
  return (
    r && (n.updated = new Date(r)), addConditionally(n, `author`, `managingEditor`, t, !0), n
  );
}
const MEDIA_KEYS_STRING = [`url`, `type`, `lang`],
  MEDIA_KEYS_INT = [
    `fileSize`,
    `bitrate`,
    `framerate`,
    `samplingrate`,
    `channels`,
    `duration`,
    `height`,
    `width`,
  ];
function getMediaElements(e) {
  return getElementsByTagName(`media:content`, e).map((e) => {
    let { attribs: t } = e,
      n = { medium: t.medium, isDefault: !!t.isDefault };
    for (let e of MEDIA_KEYS_STRING) t[e] && (n[e] = t[e]);
    for (let e of MEDIA_KEYS_INT) t[e] && (n[e] = Number.parseInt(t[e], 10));
    return (t.expression && (n.expression = t.expression), n);
  });
}
function getOneElement(e, t) {
  return getElementsByTagName(e, t, !0, 1)[0];
}
function fetch(e, t, n = !1) {
  return textContent(getElementsByTagName(e, t, n, 1)).trim();
}
function addConditionally(e, t, n, r, i = !1) {
  let a = fetch(n, r, i);
  a && (e[t] = a);
}
function isValidFeed(e) {
  return e === `rss` || e === `feed` || e === `rdf:RDF`;
}
function removeSubsets$1(e) {
  let t = e.length;
  for (; --t >= 0;) {
    let n = e[t];
    if (t > 0 && e.lastIndexOf(n, t - 1) >= 0) e.splice(t, 1);
    else
      for (let r = n.parent; r; r = r.parent)
        if (e.includes(r)) {
          e.splice(t, 1);
          break;
        }
  }
  return e;
}
var DocumentPosition;
(function (e) {
  ((e[(e.DISCONNECTED = 1)] = `DISCONNECTED`),
    (e[(e.PRECEDING = 2)] = `PRECEDING`),
    (e[(e.FOLLOWING = 4)] = `FOLLOWING`),
    (e[(e.CONTAINS = 8)] = `CONTAINS`),
    (e[(e.CONTAINED_BY = 16)] = `CONTAINED_BY`));
})((DocumentPosition ||= {}));
function compareDocumentPosition(e, t) {
  let n = [],
    r = [];
  if (e === t) return 0;
  let i = hasChildren(e) ? e : e.parent;
  for (; i;) (n.unshift(i), (i = i.parent));
  for (i = hasChildren(t) ? t : t.parent; i;) (r.unshift(i), (i = i.parent));
  let a = Math.min(n.length, r.length),
    o = 0;
  for (; o < a && n[o] === r[o];) o++;
  if (o === 0) return DocumentPosition.DISCONNECTED;
  let s = n[o - 1],
    c = s.children,
    l = n[o],
    u = r[o];
  return c.indexOf(l) > c.indexOf(u)
    ? s === t
      ? DocumentPosition.FOLLOWING | DocumentPosition.CONTAINED_BY
      : DocumentPosition.FOLLOWING
    : s === e
      ? DocumentPosition.PRECEDING | DocumentPosition.CONTAINS
      : DocumentPosition.PRECEDING;
}
function uniqueSort(e) {
  return (
    (e = e.filter((e, t, n) => !n.includes(e, t + 1))),
    e.sort((e, t) => {
      let n = compareDocumentPosition(e, t);
      return n & DocumentPosition.PRECEDING ? -1 : n & DocumentPosition.FOLLOWING ? 1 : 0;
    }),
    e
  );
}
function removeElement(e) {
  if ((e.prev && (e.prev.next = e.next), e.next && (e.next.prev = e.prev), e.parent)) {
    let t = e.parent.children,
      n = t.lastIndexOf(e);
    n !== -1 && t.splice(n, 1);
  }
  ((e.next = null), (e.prev = null), (e.parent = null));
}
function replaceElement(e, t) {
  if (
    ((t.prev = e.prev),
    t.prev && (t.prev.next = t),
    (t.next = e.next),
    t.next && (t.next.prev = t),
    (t.parent = e.parent),
    t.parent)
  ) {
    let { children: n } = t.parent,
      r = n.lastIndexOf(e);
    if (r === -1) return;
    ((n[r] = t), (e.parent = null));
  }
}
function appendChild(e, t) {
  if ((removeElement(t), (t.next = null), (t.parent = e), e.children.push(t) > 1)) {
    let n = e.children[e.children.length - 2];
    ((n.next = t), (t.prev = n));
  } else t.prev = null;
}
function append(e, t) {
  removeElement(t);
  let { parent: n } = e,
    r = e.next;
  if (((t.next = r), (t.prev = e), (e.next = t), (t.parent = n), r)) {
    if (((r.prev = t), n)) {
      let e = n.children;
      e.splice(e.lastIndexOf(r), 0, t);
    }
  } else n && n.children.push(t);
}
function prependChild(e, t) {
  if ((removeElement(t), (t.parent = e), (t.prev = null), e.children.unshift(t) === 1))
    t.next = null;
  else {
    let n = e.children[1];
    ((n.prev = t), (t.next = n));
  }
}
function prepend(e, t) {
  removeElement(t);
  let { parent: n } = e;
  if (n) {
    let r = n.children;
    r.splice(r.indexOf(e), 0, t);
  }
  (e.prev && (e.prev.next = t), (t.parent = n), (t.prev = e.prev), (t.next = e), (e.prev = t));
}
function getChildren$1(e) {
  return hasChildren(e) ? e.children : [];
}
function getParent$1(e) {
  return e.parent || null;
}
function getSiblings$1(e) {
  let t = getParent$1(e);
  if (t != null) return getChildren$1(t);
  let n = [e],
    { prev: r, next: i } = e;
  for (; r != null;) (n.unshift(r), ({ prev: r } = r));
  for (; i != null;) (n.push(i), ({ next: i } = i));
  return n;
}
function getAttributeValue$1(e, t) {
  let { attribs: n } = e;
  return n?.[t];
}
function hasAttrib$1(e, t) {
  let { attribs: n } = e;
  return n != null && Object.hasOwn(n, t) && n[t] != null;
}
function getName$1(e) {
  return e.name;
}
function nextElementSibling(e) {
  let { next: t } = e;
  for (; t !== null && !isTag$1(t);) ({ next: t } = t);
  return t;
}
function prevElementSibling(e) {
  let { prev: t } = e;
  for (; t !== null && !isTag$1(t);) ({ prev: t } = t);
  return t;
}
var dist_exports = /* @__PURE__ */ __exportAll({
  DocumentPosition: () => DocumentPosition,
  append: () => append,
  appendChild: () => appendChild,
  compareDocumentPosition: () => compareDocumentPosition,
  existsOne: () => existsOne$1,
  filter: () => filter,
  find: () => find,
  findAll: () => findAll$2,
  findOne: () => findOne$2,
  getAttributeValue: () => getAttributeValue$1,
  getChildren: () => getChildren$1,
  getElementById: () => getElementById,
  getElements: () => getElements,
  getElementsByClassName: () => getElementsByClassName,
  getElementsByTagName: () => getElementsByTagName,
  getElementsByTagType: () => getElementsByTagType,
  getFeed: () => getFeed,
  getInnerHTML: () => getInnerHTML,
  getName: () => getName$1,
  getOuterHTML: () => getOuterHTML,
  getParent: () => getParent$1,
  getSiblings: () => getSiblings$1,
  getText: () => getText$1,
  hasAttrib: () => hasAttrib$1,
  innerText: () => innerText,
  nextElementSibling: () => nextElementSibling,
  prepend: () => prepend,
  prependChild: () => prependChild,
  prevElementSibling: () => prevElementSibling,
  removeElement: () => removeElement,
  removeSubsets: () => removeSubsets$1,
  replaceElement: () => replaceElement,
  testElement: () => testElement,
  textContent: () => textContent,
  uniqueSort: () => uniqueSort,
});
const reChars = /[-[\]{}()*+?.,\\^$|#\s]/g,
  whitespaceRe = /\s/;
function escapeRegex(e) {
  return e.replace(reChars, `\\$&`);
}
const caseInsensitiveAttributes = /* @__PURE__ */ new Set(
  /* @__PURE__ */ `accept.accept-charset.align.alink.axis.bgcolor.charset.checked.clear.codetype.color.compact.declare.defer.dir.direction.disabled.enctype.face.frame.hreflang.http-equiv.lang.language.link.media.method.multiple.nohref.noresize.noshade.nowrap.readonly.rel.rev.rules.scope.scrolling.selected.shape.target.text.type.valign.valuetype.vlink`.split(
    `.`,
  ),
);
function shouldIgnoreCase(e, t) {
  return typeof e.ignoreCase == `boolean`
    ? e.ignoreCase
    : e.ignoreCase === `quirks`
      ? !!t.quirksMode
      : !t.xmlMode && caseInsensitiveAttributes.has(e.name);
}
const attributeRules = {
  equals(e, t, n) {
    let { adapter: r } = n,
      { name: i } = t,
      { value: a } = t;
    return shouldIgnoreCase(t, n)
      ? ((a = a.toLowerCase()),
        (t) => {
          let n = r.getAttributeValue(t, i);
          return n != null && n.length === a.length && n.toLowerCase() === a && e(t);
        })
      : (t) => r.getAttributeValue(t, i) === a && e(t);
  },
  hyphen(e, t, n) {
    let { adapter: r } = n,
      { name: i } = t,
      { value: a } = t,
      { length: o } = a;
    return shouldIgnoreCase(t, n)
      ? ((a = a.toLowerCase()),
        function (t) {
          let n = r.getAttributeValue(t, i);
          return (
            n != null &&
            (n.length === o || n.charAt(o) === `-`) &&
            n.substr(0, o).toLowerCase() === a &&
            e(t)
          );
        })
      : function (t) {
          let n = r.getAttributeValue(t, i);
          return (
            n != null && (n.length === o || n.charAt(o) === `-`) && n.substr(0, o) === a && e(t)
          );
        };
  },
  element(e, t, n) {
    let { adapter: r } = n,
      { name: i, value: a } = t;
    if (whitespaceRe.test(a)) return falseFunc;
    let o = RegExp(`(?:^|\\s)${escapeRegex(a)}(?:$|\\s)`, shouldIgnoreCase(t, n) ? `i` : ``);
    return function (t) {
      let n = r.getAttributeValue(t, i);
      return n != null && n.length >= a.length && o.test(n) && e(t);
    };
  },
  exists(e, { name: t }, { adapter: n }) {
    return (r) => n.hasAttrib(r, t) && e(r);
  },
  start(e, t, n) {
    let { adapter: r } = n,
      { name: i } = t,
      { value: a } = t,
      { length: o } = a;
    return o === 0
      ? falseFunc
      : shouldIgnoreCase(t, n)
        ? ((a = a.toLowerCase()),
          (t) => {
            let n = r.getAttributeValue(t, i);
            return n != null && n.length >= o && n.substr(0, o).toLowerCase() === a && e(t);
          })
        : (t) => !!r.getAttributeValue(t, i)?.startsWith(a) && e(t);
  },
  end(e, t, n) {
    let { adapter: r } = n,
      { name: i } = t,
      { value: a } = t,
      o = -a.length;
    return o === 0
      ? falseFunc
      : shouldIgnoreCase(t, n)
        ? ((a = a.toLowerCase()),
          (t) => r.getAttributeValue(t, i)?.substr(o).toLowerCase() === a && e(t))
        : (t) => !!r.getAttributeValue(t, i)?.endsWith(a) && e(t);
  },
  any(e, t, n) {
    let { adapter: r } = n,
      { name: i, value: a } = t;
    if (a === ``) return falseFunc;
    if (shouldIgnoreCase(t, n)) {
      let t = new RegExp(escapeRegex(a), `i`);
      return function (n) {
        let o = r.getAttributeValue(n, i);
        return o != null && o.length >= a.length && t.test(o) && e(n);
      };
    }
    return (t) => !!r.getAttributeValue(t, i)?.includes(a) && e(t);
  },
  not(e, t, n) {
    let { adapter: r } = n,
      { name: i } = t,
      { value: a } = t;
    return a === ``
      ? (t) => !!r.getAttributeValue(t, i) && e(t)
      : shouldIgnoreCase(t, n)
        ? ((a = a.toLowerCase()),
          (t) => {
            let n = r.getAttributeValue(t, i);
            return (n == null || n.length !== a.length || n.toLowerCase() !== a) && e(t);
          })
        : (t) => r.getAttributeValue(t, i) !== a && e(t);
  },
};
function findAll$1(e, t, n) {
  let { adapter: r, xmlMode: i = !1 } = n,
    a = [],
    o = [t],
    s = [0];
  for (;;) {
    if (s[0] >= o[0].length) {
      if (o.length === 1) return a;
      (o.shift(), s.shift());
      continue;
    }
    let t = o[0][s[0]++];
    if (r.isTag(t) && (e(t) && a.push(t), i || r.getName(t) !== `template`)) {
      let e = r.getChildren(t);
      e.length > 0 && (o.unshift(e), s.unshift(0));
    }
  }
}
function findOne$1(e, t, n) {
  let { adapter: r, xmlMode: i = !1 } = n,
    a = [t],
    o = [0];
  for (;;) {
    if (o[0] >= a[0].length) {
      if (a.length === 1) return null;
      (a.shift(), o.shift());
      continue;
    }
    let t = a[0][o[0]++];
    if (r.isTag(t)) {
      if (e(t)) return t;
      if (i || r.getName(t) !== `template`) {
        let e = r.getChildren(t);
        e.length > 0 && (a.unshift(e), o.unshift(0));
      }
    }
  }
}
function getNextSiblings(e, t) {
  let n = t.getSiblings(e);
  if (n.length <= 1) return [];
  let r = n.indexOf(e);
  return r === -1 || r === n.length - 1 ? [] : n.slice(r + 1).filter(t.isTag);
}
function getElementParent(e, t) {
  let n = t.getParent(e);
  return n != null && t.isTag(n) ? n : null;
}
const textControl = `input:is([type=text i],[type=search i],[type=url i],[type=tel i],[type=email i],[type=password i],[type=date i],[type=month i],[type=week i],[type=time i],[type=datetime-local i],[type=number i])`,
  aliases = {
    "any-link": `:is(a, area, link)[href]`,
    link: `:any-link:not(:visited)`,
    disabled: `:is(
        :is(button, input, select, textarea, optgroup, option)[disabled],
        optgroup[disabled] > option,
        fieldset[disabled]:not(fieldset[disabled] legend:first-of-type *)
    )`,
    enabled: `:is(button, input, select, textarea, optgroup, option, fieldset):not(:disabled)`,
    checked: `:is(:is(input[type=radio], input[type=checkbox])[checked], :selected)`,
    required: `:is(input, select, textarea)[required]`,
    optional: `:is(input, select, textarea):not([required])`,
    "read-only": `[readonly]:is(textarea, ${textControl})`,
    "read-write": `:not([readonly]):is(textarea, ${textControl})`,
    selected: `option:is([selected], select:not([multiple]):not(:has(> option[selected])) > :first-of-type)`,
    checkbox: `[type=checkbox]`,
    file: `[type=file]`,
    password: `[type=password]`,
    radio: `[type=radio]`,
    reset: `[type=reset]`,
    image: `[type=image]`,
    submit: `[type=submit]`,
    parent: `:not(:empty)`,
    header: `:is(h1, h2, h3, h4, h5, h6)`,
    button: `:is(button, input[type=button])`,
    input: `:is(input, textarea, select, button)`,
    text: `input:is(:not([type!='']), [type=text])`,
  };
function compile$1(e) {
  let t = e[0],
    n = e[1] - 1;
  if (n < 0 && t <= 0) return falseFunc;
  if (t === -1) return (e) => e <= n;
  if (t === 0) return (e) => e === n;
  if (t === 1) return n < 0 ? trueFunc : (e) => e >= n;
  let r = Math.abs(t),
    i = ((n % r) + r) % r;
  return t > 1 ? (e) => e >= n && e % r === i : (e) => e <= n && e % r === i;
}
const whitespace = /* @__PURE__ */ new Set([9, 10, 12, 13, 32]),
  ZERO = 48,
  NINE = 57;
function parse$3(e) {
  switch (((e = e.trim().toLowerCase()), e)) {
    case `even`:
      return [2, 0];
    case `odd`:
      return [2, 1];
  }
  let t = 0,
    n = 0,
    r = a(),
    i = o();
  if (
    (t < e.length &&
      e.charAt(t) === `n` &&
      (t++, (n = r * (i ?? 1)), s(), t < e.length ? ((r = a()), s(), (i = o())) : (r = i = 0)),
    i === null || t < e.length)
  )
    throw Error(`n-th rule couldn't be parsed ('${e}')`);
  return [n, r * i];
  function a() {
    switch (e.charAt(t)) {
      case `-`:
        return (t++, -1);
      case `+`:
        t++;
    }
    return 1;
  }
  function o() {
    let n = t,
      r = 0;
    for (; t < e.length && e.charCodeAt(t) >= ZERO && e.charCodeAt(t) <= NINE;)
      ((r = r * 10 + (e.charCodeAt(t) - ZERO)), t++);
    return t === n ? null : r;
  }
  function s() {
    for (; t < e.length && whitespace.has(e.charCodeAt(t));) t++;
  }
}
function nthCheck(e) {
  return compile$1(parse$3(e));
}
function cacheParentResults(e, { adapter: t, cacheResults: n }, r) {
  if (n === !1 || typeof WeakMap > `u`) return (t) => e(t) && r(t);
  let i = /* @__PURE__ */ new WeakMap();
  function a(e) {
    let t = r(e);
    return (i.set(e, t), t);
  }
  return function (n) {
    if (!e(n)) return !1;
    if (i.has(n)) return i.get(n) ?? !1;
    let r = n;
    do {
      let e = getElementParent(r, t);
      if (e === null) return a(n);
      r = e;
    } while (!i.has(r));
    return i.get(r) ? a(n) : !1;
  };
}
function copyOptions(e) {
  let { context: t, rootFunc: n, ...r } = e;
  return r;
}
function extendedFilter(e, t) {
  if (t[0] !== `*` && t[0] !== e[0]) return !1;
  let n = 1;
  for (let r = 1; r < t.length; r++)
    if (t[r] !== `*`) {
      for (; n < e.length && e[n] !== t[r];) if (e[n++].length <= 1) return !1;
      if (n >= e.length) return !1;
      n++;
    }
  return !0;
}
const nthOfRegex = /^(.+?)\s+of\s+(.+)$/is;
function compileNth(e, t) {
  return function (n, r, i, a, o) {
    let { adapter: s, equals: c } = i,
      l = t ? null : r.match(nthOfRegex),
      u = nthCheck(l ? l[1].trim() : r);
    if (u === falseFunc) return falseFunc;
    let d = l && o ? o(parse$4(l[2].trim()), copyOptions(i), a) : void 0;
    if (d === falseFunc) return falseFunc;
    if (u === trueFunc && !d) return (e) => getElementParent(e, s) !== null && n(e);
    let f = d ? (e, t) => d(t) : t ? (e, t) => s.getName(t) === s.getName(e) : trueFunc;
    return e
      ? function (e) {
          if (d && !d(e)) return !1;
          let t = s.getSiblings(e),
            r = 0;
          for (let n = t.length - 1; n >= 0; n--) {
            let i = t[n];
            if (c(e, i)) break;
            s.isTag(i) && f(e, i) && r++;
          }
          return u(r) && n(e);
        }
      : function (e) {
          if (d && !d(e)) return !1;
          let t = s.getSiblings(e),
            r = 0;
          for (let n of t) {
            if (c(e, n)) break;
            s.isTag(n) && f(e, n) && r++;
          }
          return u(r) && n(e);
        };
  };
}
const filters = {
  contains(e, t, n) {
    let { getText: r } = n.adapter;
    return cacheParentResults(e, n, (e) => r(e).includes(t));
  },
  icontains(e, t, n) {
    let r = t.toLowerCase(),
      { getText: i } = n.adapter;
    return cacheParentResults(e, n, (e) => i(e).toLowerCase().includes(r));
  },
  "nth-child": compileNth(!1, !1),
  "nth-last-child": compileNth(!0, !1),
  "nth-of-type": compileNth(!1, !0),
  "nth-last-of-type": compileNth(!0, !0),
  root(e, t, { adapter: n }) {
    return (t) => getElementParent(t, n) === null && e(t);
  },
  scope(e, t, n, r) {
    let { equals: i } = n;
    return !r || r.length === 0
      ? filters.root(e, t, n)
      : r.length === 1
        ? (t) => i(r[0], t) && e(t)
        : (t) => r.includes(t) && e(t);
  },
  lang(e, t, { adapter: n }) {
    let r = t
      .split(`,`)
      .map((e) => e.trim())
      .filter((e) => e.length > 0)
      .map((e) =>
        e
          .replace(/^['"]|['"]$/g, ``)
          .toLowerCase()
          .split(`-`),
      );
    return function (t) {
      let i = t;
      for (; i != null;) {
        let a = n.getAttributeValue(i, `xml:lang`) ?? n.getAttributeValue(i, `lang`);
        if (a != null) {
          if (!a) return r.some((e) => e[0] === ``) && e(t);
          let n = a.toLowerCase().split(`-`);
          return r.some((e) => extendedFilter(n, e)) && e(t);
        }
        let o = n.getParent(i);
        i = o != null && n.isTag(o) ? o : null;
      }
      return r.some((e) => e[0] === ``) && e(t);
    };
  },
  hover: dynamicStatePseudo(`isHovered`),
  visited: dynamicStatePseudo(`isVisited`),
  active: dynamicStatePseudo(`isActive`),
};
function dynamicStatePseudo(e) {
  return function (t, n, { adapter: r }) {
    let i = r[e];
    return typeof i == `function`
      ? function (e) {
          return i(e) && t(e);
        }
      : falseFunc;
  };
}
const isDocumentWhiteSpace = /^[ \t\r\n]*$/,
  pseudos = {
    empty(e, { adapter: t }) {
      let n = t.getChildren(e);
      return n.every((e) => !t.isTag(e)) && n.every((e) => isDocumentWhiteSpace.test(t.getText(e)));
    },
    "first-child"(e, { adapter: t, equals: n }) {
      if (t.prevElementSibling) return t.prevElementSibling(e) == null;
      let r = t.getSiblings(e).find((e) => t.isTag(e));
      return r != null && n(e, r);
    },
    "last-child"(e, { adapter: t, equals: n }) {
      let r = t.getSiblings(e);
      for (let i = r.length - 1; i >= 0; i--) {
        if (n(e, r[i])) return !0;
        if (t.isTag(r[i])) break;
      }
      return !1;
    },
    "first-of-type"(e, { adapter: t, equals: n }) {
      let r = t.getSiblings(e),
        i = t.getName(e);
      for (let a of r) {
        if (n(e, a)) return !0;
        if (t.isTag(a) && t.getName(a) === i) break;
      }
      return !1;
    },
    "last-of-type"(e, { adapter: t, equals: n }) {
      let r = t.getSiblings(e),
        i = t.getName(e);
      for (let a = r.length - 1; a >= 0; a--) {
        let o = r[a];
        if (n(e, o)) return !0;
        if (t.isTag(o) && t.getName(o) === i) break;
      }
      return !1;
    },
    "only-of-type"(e, { adapter: t, equals: n }) {
      let r = t.getName(e);
      return t.getSiblings(e).every((i) => n(e, i) || !t.isTag(i) || t.getName(i) !== r);
    },
    "only-child"(e, { adapter: t, equals: n }) {
      return t.getSiblings(e).every((r) => n(e, r) || !t.isTag(r));
    },
  };
function verifyPseudoArguments(e, t, n, r) {
  if (n === null) {
    if (e.length > r) throw Error(`Pseudo-class :${t} requires an argument`);
  } else if (e.length === r) throw Error(`Pseudo-class :${t} doesn't have any arguments`);
}
function isTraversal(e) {
  return e.type === `_flexibleDescendant` || isTraversal$1(e);
}
function sortRules(e) {
  let t = e.map(getQuality);
  for (let n = 1; n < e.length; n++) {
    let r = t[n];
    if (!(r < 0))
      for (let i = n; i > 0 && r < t[i - 1]; i--) {
        let n = e[i];
        ((e[i] = e[i - 1]), (e[i - 1] = n), (t[i] = t[i - 1]), (t[i - 1] = r));
      }
  }
}
function getAttributeQuality(e) {
  switch (e.action) {
    case AttributeAction.Exists:
      return 10;
    case AttributeAction.Equals:
      return e.name === `id` ? 9 : 8;
    case AttributeAction.Not:
      return 7;
    case AttributeAction.Start:
      return 6;
    case AttributeAction.End:
      return 6;
    case AttributeAction.Any:
      return 5;
    case AttributeAction.Hyphen:
      return 4;
    case AttributeAction.Element:
      return 3;
  }
}
function getQuality(e) {
  switch (e.type) {
    case SelectorType.Universal:
      return 50;
    case SelectorType.Tag:
      return 30;
    case SelectorType.Attribute:
      return Math.floor(getAttributeQuality(e) / (e.ignoreCase ? 2 : 1));
    case SelectorType.Pseudo:
      return e.data
        ? e.name === `has` || e.name === `contains` || e.name === `icontains`
          ? 0
          : Array.isArray(e.data)
            ? Math.max(0, Math.min(...e.data.map((e) => Math.min(...e.map(getQuality)))))
            : 2
        : 3;
    default:
      return -1;
  }
}
function includesScopePseudo(e) {
  return (
    e.type === SelectorType.Pseudo &&
    (e.name === `scope` ||
      (Array.isArray(e.data) && e.data.some((e) => e.some(includesScopePseudo))))
  );
}
const PLACEHOLDER_ELEMENT = {};
function hasDependsOnCurrentElement(e) {
  return e.some((e) => e.length > 0 && (isTraversal(e[0]) || e.some(includesScopePseudo)));
}
const is$1 = (e, t, n, r, i) => {
    let a = i(t, copyOptions(n), r);
    return a === trueFunc ? e : a === falseFunc ? falseFunc : (t) => a(t) && e(t);
  },
  subselects = {
    is: is$1,
    matches: is$1,
    where: is$1,
    not(e, t, n, r, i) {
      let a = i(t, copyOptions(n), r);
      return a === falseFunc ? e : a === trueFunc ? falseFunc : (t) => !a(t) && e(t);
    },
    has(e, t, n, r, i) {
      let { adapter: a } = n,
        o = copyOptions(n);
      o.relativeSelector = !0;
      let s = t.some((e) => e.some(isTraversal)) ? [PLACEHOLDER_ELEMENT] : void 0,
        c = hasDependsOnCurrentElement(t),
        l = i(t, o, s);
      if (l === falseFunc) return falseFunc;
      if (s && l !== trueFunc)
        return c
          ? (t) => {
              if (!e(t)) return !1;
              s[0] = t;
              let r = a.getChildren(t);
              return (
                findOne$1(l, l.shouldTestNextSiblings ? [...r, ...getNextSiblings(t, a)] : r, n) !==
                null
              );
            }
          : cacheParentResults(
              e,
              n,
              (e) => ((s[0] = e), findOne$1(l, a.getChildren(e), n) !== null),
            );
      let u = (e) => findOne$1(l, a.getChildren(e), n) !== null;
      return c ? (t) => e(t) && u(t) : cacheParentResults(e, n, u);
    },
  };
function compilePseudoSelector(e, t, n, r, i) {
  let { name: a, data: o } = t;
  if (Array.isArray(o)) {
    if (!(a in subselects)) throw Error(`Unknown pseudo-class :${a}(${o})`);
    return subselects[a](e, o, n, r, i);
  }
  let s = n.pseudos?.[a],
    c = typeof s == `string` ? s : aliases[a];
  if (typeof c == `string`) {
    if (o != null) throw Error(`Pseudo ${a} doesn't have any arguments`);
    let t = parse$4(c);
    return subselects.is(e, t, n, r, i);
  }
  if (typeof s == `function`) return (verifyPseudoArguments(s, a, o, 1), (t) => s(t, o) && e(t));
  if (a in filters) return filters[a](e, o, n, r, i);
  if (a in pseudos) {
    let t = pseudos[a];
    return (verifyPseudoArguments(t, a, o, 2), (r) => t(r, n, o) && e(r));
  }
  throw Error(`Unknown pseudo-class :${a}`);
}
function compileGeneralSelector(e, t, n, r, i, a) {
  let { adapter: o, equals: s, cacheResults: c } = n;
  switch (t.type) {
    case SelectorType.PseudoElement:
      throw Error(`Pseudo-elements are not supported by css-select`);
    case SelectorType.ColumnCombinator:
      throw Error(`Column combinators are not yet supported by css-select`);
    case SelectorType.Attribute:
      if (t.namespace != null)
        throw Error(`Namespaced attributes are not yet supported by css-select`);
      return (
        (!n.xmlMode || n.lowerCaseAttributeNames) && (t.name = t.name.toLowerCase()),
        attributeRules[t.action](e, t, n)
      );
    case SelectorType.Pseudo:
      return compilePseudoSelector(e, t, n, r, i);
    case SelectorType.Tag: {
      if (t.namespace != null)
        throw Error(`Namespaced tag names are not yet supported by css-select`);
      let { name: r } = t;
      return (
        (!n.xmlMode || n.lowerCaseTags) && (r = r.toLowerCase()),
        function (t) {
          return o.getName(t) === r && e(t);
        }
      );
    }
    case SelectorType.Descendant: {
      if (!a || c === !1 || typeof WeakMap > `u`)
        return function (t) {
          let n = t;
          for (; (n = getElementParent(n, o));) if (e(n)) return !0;
          return !1;
        };
      let t = /* @__PURE__ */ new WeakMap();
      return function (n) {
        let r = n,
          i;
        for (; (r = getElementParent(r, o));) {
          let n = t.get(r);
          if (n === void 0) {
            if (((i ??= { matches: !1 }), (i.matches = e(r)), t.set(r, i), i.matches)) return !0;
          } else return (i && (i.matches = n.matches), n.matches);
        }
        return !1;
      };
    }
    case `_flexibleDescendant`:
      return function (t) {
        let n = t;
        do {
          if (e(n)) return !0;
          n = getElementParent(n, o);
        } while (n);
        return !1;
      };
    case SelectorType.Parent:
      return function (t) {
        return o.getChildren(t).some((t) => o.isTag(t) && e(t));
      };
    case SelectorType.Child:
      return function (t) {
        let n = getElementParent(t, o);
        return n !== null && e(n);
      };
    case SelectorType.Sibling:
      return function (t) {
        let n = o.getSiblings(t);
        for (let r of n) {
          if (s(t, r)) break;
          if (o.isTag(r) && e(r)) return !0;
        }
        return !1;
      };
    case SelectorType.Adjacent:
      return o.prevElementSibling
        ? function (t) {
            let n = o.prevElementSibling(t);
            return n != null && e(n);
          }
        : function (t) {
            let n = o.getSiblings(t),
              r;
            for (let e of n) {
              if (s(t, e)) break;
              o.isTag(e) && (r = e);
            }
            return !!r && e(r);
          };
    case SelectorType.Universal:
      if (t.namespace != null && t.namespace !== `*`)
        throw Error(`Namespaced universal selectors are not yet supported by css-select`);
      return e;
  }
}
const DESCENDANT_TOKEN = { type: SelectorType.Descendant },
  FLEXIBLE_DESCENDANT_TOKEN = { type: `_flexibleDescendant` },
  SCOPE_TOKEN = { type: SelectorType.Pseudo, name: `scope`, data: null };
function absolutize(e, { adapter: t }, n) {
  let r = !!n?.every(
    (e) => e === PLACEHOLDER_ELEMENT || (t.isTag(e) && getElementParent(e, t) !== null),
  );
  for (let t of e) {
    if (!(t.length > 0 && isTraversal(t[0]) && t[0].type !== SelectorType.Descendant)) {
      if (r && !t.some(includesScopePseudo)) t.unshift(DESCENDANT_TOKEN);
      else continue;
    }
    t.unshift(SCOPE_TOKEN);
  }
}
function compileToken(e, t, n) {
  for (let t of e) sortRules(t);
  let { context: r = n, rootFunc: i = trueFunc } = t,
    a = Array.isArray(r),
    o = r && (Array.isArray(r) ? r : [r]);
  if (t.relativeSelector !== !1) absolutize(e, t, o);
  else if (e.some((e) => e.length > 0 && isTraversal(e[0])))
    throw Error(
      "Relative selectors are not allowed when the `relativeSelector` option is disabled",
    );
  let s = !1,
    c = falseFunc;
  combineLoop: for (let n of e) {
    if (n.length >= 2) {
      let [e, t] = n;
      e.type !== SelectorType.Pseudo ||
        e.name !== `scope` ||
        (a && t.type === SelectorType.Descendant
          ? (n[1] = FLEXIBLE_DESCENDANT_TOKEN)
          : (t.type === SelectorType.Adjacent || t.type === SelectorType.Sibling) && (s = !0));
    }
    let e = i,
      r = !1;
    for (let i of n)
      if (
        ((e = compileGeneralSelector(e, i, t, o, compileToken, r)),
        getQuality(i) === 0 && (r = !0),
        e === falseFunc)
      )
        continue combineLoop;
    if (e === i) return i;
    c = c === falseFunc ? e : or(c, e);
  }
  return ((c.shouldTestNextSiblings = s), c);
}
function or(e, t) {
  return (n) => e(n) || t(n);
}
const defaultEquals = (e, t) => e === t,
  defaultOptions = { adapter: { ...dist_exports, isTag: isTag$1 }, equals: defaultEquals };
function convertOptionFormats(e) {
  let t = e ?? defaultOptions;
  return (
    (t.adapter ??= defaultOptions.adapter), (t.equals ??= t.adapter?.equals ?? defaultEquals), t
  );
}
function compile(e, t, n) {
  let r = convertOptionFormats(t),
    i = _compileUnsafe(e, r, n);
  return i === falseFunc ? falseFunc : (e) => r.adapter.isTag(e) && i(e);
}
function _compileUnsafe(e, t, n) {
  return compileToken(typeof e == `string` ? parse$4(e) : e, convertOptionFormats(t), n);
}
function getSelectorFunction(e) {
  return function (t, n, r) {
    let i = convertOptionFormats(r);
    typeof t != `function` && (t = _compileUnsafe(t, i, n));
    let a = prepareContext(n, i.adapter, t.shouldTestNextSiblings);
    return e(t, a, i);
  };
}
function prepareContext(e, t, n = !1) {
  return (
    n && (e = appendNextSiblings(e, t)), Array.isArray(e) ? t.removeSubsets(e) : t.getChildren(e)
  );
}
function appendNextSiblings(e, t) {
  let n = Array.isArray(e) ? [...e] : [e],
    r = n.length;
  for (let e = 0; e < r; e++) {
    let r = getNextSiblings(n[e], t);
    n.push(...r);
  }
  return n;
}
const selectAll = getSelectorFunction((e, t, n) =>
    e === falseFunc || !t || t.length === 0 ? [] : findAll$1(e, t, n),
  ),
  selectOne = getSelectorFunction((e, t, n) =>
    e === falseFunc || !t || t.length === 0 ? null : findOne$1(e, t, n),
  );
function is(e, t, n) {
  return (typeof t == `function` ? t : compile(t, n))(e);
}
const { isArray } = Array,
  isTag = ({ nodeType: e }) => e === 1,
  existsOne = (e, t) => t.some((t) => isTag(t) && (e(t) || existsOne(e, getChildren(t)))),
  getAttributeValue = (e, t) =>
    t === `class` ? (e.getAttributeNode(`class`)?.value ?? null) : e.getAttribute(t),
  getChildren = ({ childNodes: e }) => e,
  getName = (e) => {
    let { localName: t } = e;
    return ignoreCase(e) ? t.toLowerCase() : t;
  },
  getParent = ({ parentNode: e }) => e,
  getSiblings = (e) => {
    let { parentNode: t } = e;
    return t ? getChildren(t) : e;
  },
  getText = (e) =>
    isArray(e)
      ? e.map(getText).join(``)
      : isTag(e)
        ? getText(getChildren(e))
        : e.nodeType === 3
          ? e.data
          : ``,
  hasAttrib = (e, t) => e.hasAttribute(t),
  removeSubsets = (e) => {
    let { length: t } = e;
    for (; t--;) {
      let n = e[t];
      if (t && -1 < e.lastIndexOf(n, t - 1)) e.splice(t, 1);
      else
        for (let { parentNode: r } = n; r; r = r.parentNode)
          if (e.includes(r)) {
            e.splice(t, 1);
            break;
          }
    }
    return e;
  },
  findAll = (e, t) => {
    let n = [];
    for (let r of t) isTag(r) && (e(r) && n.push(r), n.push(...findAll(e, getChildren(r))));
    return n;
  },
  findOne = (e, t) => {
    for (let n of t) if (e(n) || (n = findOne(e, getChildren(n)))) return n;
    return null;
  },
  adapter = {
    isTag,
    existsOne,
    getAttributeValue,
    getChildren,
    getName,
    getParent,
    getSiblings,
    getText,
    hasAttrib,
    removeSubsets,
    findAll,
    findOne,
  },
  prepareMatch = (e, t) =>
    compile(t, { context: t.includes(`:scope`) ? e : void 0, xmlMode: !ignoreCase(e), adapter }),
  matches = (e, t) =>
    is(e, t, {
      strict: !0,
      context: t.includes(`:scope`) ? e : void 0,
      xmlMode: !ignoreCase(e),
      adapter,
    });
var Text$1 = class e extends CharacterData$1 {
  constructor(e, t = ``) {
    super(e, `#text`, 3, t);
  }
  get wholeText() {
    let e = [],
      { previousSibling: t, nextSibling: n } = this;
    for (; t && t.nodeType === 3;) (e.unshift(t[VALUE]), (t = t.previousSibling));
    for (e.push(this[VALUE]); n && n.nodeType === 3;) (e.push(n[VALUE]), (n = n.nextSibling));
    return e.join(``);
  }
  cloneNode() {
    let { ownerDocument: t, [VALUE]: n } = this;
    return new e(t, n);
  }
  toString() {
    return escape(this[VALUE]);
  }
};
const isNode = (e) => e instanceof Node$1,
  insert = (e, t, n) => {
    let { ownerDocument: r } = e;
    for (let i of n) e.insertBefore(isNode(i) ? i : new Text$1(r, i), t);
  };
var ParentNode = class extends Node$1 {
    constructor(e, t, n) {
      (super(e, t, n),
        (this[PRIVATE] = null),
        (this[NEXT] = this[END] =
          {
            [NEXT]: null,
            [PREV]: this,
            [START]: this,
            nodeType: -1,
            ownerDocument: this.ownerDocument,
            parentNode: null,
          }));
    }
    get childNodes() {
      let e = new NodeList(),
        { firstChild: t } = this;
      for (; t;) (e.push(t), (t = nextSibling(t)));
      return e;
    }
    get children() {
      let e = new NodeList(),
        { firstElementChild: t } = this;
      for (; t;) (e.push(t), (t = nextElementSibling$1(t)));
      return e;
    }
    get firstChild() {
      let { [NEXT]: e, [END]: t } = this;
      for (; e.nodeType === 2;) e = e[NEXT];
      return e === t ? null : e;
    }
    get firstElementChild() {
      let { firstChild: e } = this;
      for (; e;) {
        if (e.nodeType === 1) return e;
        e = nextSibling(e);
      }
      return null;
    }
    get lastChild() {
      let e = this[END][PREV];
      switch (e.nodeType) {
        case -1:
          return e[START];
        case 2:
          return null;
      }
      return e === this ? null : e;
    }
    get lastElementChild() {
      let { lastChild: e } = this;
      for (; e;) {
        if (e.nodeType === 1) return e;
        e = previousSibling(e);
      }
      return null;
    }
    get childElementCount() {
      return this.children.length;
    }
    prepend(...e) {
      insert(this, this.firstChild, e);
    }
    append(...e) {
      insert(this, this[END], e);
    }
    replaceChildren(...e) {
      let { [NEXT]: t, [END]: n } = this;
      for (; t !== n && t.nodeType === 2;) t = t[NEXT];
      for (; t !== n;) {
        let e = getEnd(t)[NEXT];
        (t.remove(), (t = e));
      }
      e.length && insert(this, n, e);
    }
    getElementsByClassName(e) {
      let t = new NodeList(),
        { [NEXT]: n, [END]: r } = this;
      for (; n !== r;)
        (n.nodeType === 1 && n.hasAttribute(`class`) && n.classList.has(e) && t.push(n),
          (n = n[NEXT]));
      return t;
    }
    getElementsByTagName(e) {
      let t = new NodeList(),
        { [NEXT]: n, [END]: r } = this;
      for (; n !== r;)
        (n.nodeType === 1 && (n.localName === e || localCase(n) === e) && t.push(n), (n = n[NEXT]));
      return t;
    }
    querySelector(e) {
      let t = prepareMatch(this, e),
        { [NEXT]: n, [END]: r } = this;
      for (; n !== r;) {
        if (n.nodeType === 1 && t(n)) return n;
        n = n.nodeType === 1 && n.localName === `template` ? n[END] : n[NEXT];
      }
      return null;
    }
    querySelectorAll(e) {
      let t = prepareMatch(this, e),
        n = new NodeList(),
        { [NEXT]: r, [END]: i } = this;
      for (; r !== i;)
        (r.nodeType === 1 && t(r) && n.push(r),
          (r = r.nodeType === 1 && r.localName === `template` ? r[END] : r[NEXT]));
      return n;
    }
    appendChild(e) {
      return this.insertBefore(e, this[END]);
    }
    contains(e) {
      let t = e;
      for (; t && t !== this;) t = t.parentNode;
      return t === this;
    }
    insertBefore(e, t = null) {
      if (e === t) return e;
      if (e === this) throw Error(`unable to append a node to itself`);
      let n = t || this[END];
      switch (e.nodeType) {
        case 1:
          (e.remove(),
            (e.parentNode = this),
            knownBoundaries(n[PREV], e, n),
            moCallback(e, null),
            connectedCallback(e));
          break;
        case 11: {
          let { [PRIVATE]: t, firstChild: r, lastChild: i } = e;
          if (r) {
            (knownSegment(n[PREV], r, i, n), knownAdjacent(e, e[END]), t && t.replaceChildren());
            do
              ((r.parentNode = this),
                moCallback(r, null),
                r.nodeType === 1 && connectedCallback(r));
            while (r !== i && (r = nextSibling(r)));
          }
          break;
        }
        case 3:
        case 8:
        case 4:
          e.remove();
        default:
          ((e.parentNode = this), knownSiblings(n[PREV], e, n), moCallback(e, null));
      }
      return e;
    }
    normalize() {
      let { [NEXT]: e, [END]: t } = this;
      for (; e !== t;) {
        let { [NEXT]: t, [PREV]: n, nodeType: r } = e;
        (r === 3 &&
          (e[VALUE]
            ? n && n.nodeType === 3 && ((n.textContent += e.textContent), e.remove())
            : e.remove()),
          (e = t));
      }
    }
    removeChild(e) {
      if (e.parentNode !== this) throw Error(`node is not a child`);
      return (e.remove(), e);
    }
    replaceChild(e, t) {
      let n = getEnd(t)[NEXT];
      return (t.remove(), this.insertBefore(e, n), t);
    }
  },
  NonElementParentNode = class extends ParentNode {
    getElementById(e) {
      let { [NEXT]: t, [END]: n } = this;
      for (; t !== n;) {
        if (t.nodeType === 1 && t.id === e) return t;
        t = t[NEXT];
      }
      return null;
    }
    cloneNode(e) {
      let { ownerDocument: t, constructor: n } = this,
        r = new n(t);
      if (e) {
        let { [END]: t } = r;
        for (let n of this.childNodes) r.insertBefore(n.cloneNode(e), t);
      }
      return r;
    }
    toString() {
      let { childNodes: e, localName: t } = this;
      return `<${t}>${e.join(``)}</${t}>`;
    }
    toJSON() {
      let e = [];
      return (nonElementAsJSON(this, e), e);
    }
  },
  DocumentFragment$1 = class extends NonElementParentNode {
    constructor(e) {
      super(e, `#document-fragment`, 11);
    }
  },
  DocumentType$1 = class e extends Node$1 {
    constructor(e, t, n = ``, r = ``) {
      (super(e, `#document-type`, 10), (this.name = t), (this.publicId = n), (this.systemId = r));
    }
    cloneNode() {
      let { ownerDocument: t, name: n, publicId: r, systemId: i } = this;
      return new e(t, n, r, i);
    }
    toString() {
      let { name: e, publicId: t, systemId: n } = this,
        r = 0 < t.length,
        i = [e];
      return (
        r && i.push(`PUBLIC`, `"${t}"`),
        n.length && (r || i.push(`SYSTEM`), i.push(`"${n}"`)),
        `<!DOCTYPE ${i.join(` `)}>`
      );
    }
    toJSON() {
      let e = [];
      return (documentTypeAsJSON(this, e), e);
    }
  };
const getInnerHtml = (e) => e.childNodes.join(``),
  setInnerHtml = (e, t) => {
    let { ownerDocument: n } = e,
      { constructor: r } = n,
      i = new r();
    i[CUSTOM_ELEMENTS] = n[CUSTOM_ELEMENTS];
    let { childNodes: a } = parseFromString(i, ignoreCase(e), t);
    e.replaceChildren(...a.map(setOwnerDocument, n));
  };
function setOwnerDocument(e) {
  switch (((e.ownerDocument = this), e.nodeType)) {
    case 1:
    case 11:
      e.childNodes.forEach(setOwnerDocument, this);
  }
  return e;
}
var esm_default = (e) =>
  e.replace(/(([A-Z0-9])([A-Z0-9][a-z]))|(([a-z0-9]+)([A-Z]))/g, `$2$5-$3$6`).toLowerCase();
const refs$1 = /* @__PURE__ */ new WeakMap(),
  key = (e) => `data-${esm_default(e)}`,
  prop = (e) => e.slice(5).replace(/-([a-z])/g, (e, t) => t.toUpperCase()),
  handler$2 = {
    get(e, t) {
      if (t in e) return refs$1.get(e).getAttribute(key(t));
    },
    set(e, t, n) {
      return ((e[t] = n), refs$1.get(e).setAttribute(key(t), n), !0);
    },
    deleteProperty(e, t) {
      return (t in e && refs$1.get(e).removeAttribute(key(t)), delete e[t]);
    },
  };
var DOMStringMap = class {
  constructor(e) {
    for (let { name: t, value: n } of e.attributes) /^data-/.test(t) && (this[prop(t)] = n);
    return (refs$1.set(this, e), new Proxy(this, handler$2));
  }
};
setPrototypeOf(DOMStringMap.prototype, null);
const { add } = Set.prototype,
  addTokens = (e, t) => {
    for (let n of t) n && add.call(e, n);
  },
  update = ({ [OWNER_ELEMENT]: e, value: t }) => {
    let n = e.getAttributeNode(`class`);
    n ? (n.value = t) : setAttribute(e, new Attr$1(e.ownerDocument, `class`, t));
  };
var DOMTokenList = class extends Set {
  constructor(e) {
    (super(), (this[OWNER_ELEMENT] = e));
    let t = e.getAttributeNode(`class`);
    t && addTokens(this, t.value.split(/\s+/));
  }
  get length() {
    return this.size;
  }
  get value() {
    return [...this].join(` `);
  }
  add(...e) {
    (addTokens(this, e), update(this));
  }
  contains(e) {
    return this.has(e);
  }
  remove(...e) {
    for (let t of e) this.delete(t);
    update(this);
  }
  toggle(e, t) {
    if (this.has(e)) {
      if (t) return !0;
      (this.delete(e), update(this));
    } else if (t || arguments.length === 1) return (super.add(e), update(this), !0);
    return !1;
  }
  replace(e, t) {
    return this.has(e) ? (this.delete(e), super.add(t), update(this), !0) : !1;
  }
  supports() {
    return !0;
  }
};
const refs = /* @__PURE__ */ new WeakMap(),
  getKeys = (e) => [...e.keys()].filter((e) => e !== PRIVATE),
  updateKeys = (e) => {
    let t = refs.get(e).getAttributeNode(`style`);
    if ((!t || t[CHANGED] || e.get(PRIVATE) !== t) && (e.clear(), t)) {
      e.set(PRIVATE, t);
      for (let n of t[VALUE].split(/\s*;\s*/)) {
        let [t, ...r] = n.split(`:`);
        if (r.length > 0) {
          t = t.trim();
          let n = r.join(`:`).trim();
          t && n && e.set(t, n);
        }
      }
    }
    return t;
  },
  handler$1 = {
    get(e, t) {
      return t in prototype
        ? e[t]
        : (updateKeys(e),
          t === `length`
            ? getKeys(e).length
            : /^\d+$/.test(t)
              ? getKeys(e)[t]
              : (e.get(esm_default(t)) ?? ``));
    },
    set(e, t, n) {
      if (t === `cssText`) e[t] = n;
      else {
        let r = updateKeys(e);
        if ((n == null ? e.delete(esm_default(t)) : e.set(esm_default(t), n), !r)) {
          let t = refs.get(e);
          ((r = t.ownerDocument.createAttribute(`style`)),
            t.setAttributeNode(r),
            e.set(PRIVATE, r));
        }
        ((r[CHANGED] = !1), (r[VALUE] = e.toString()));
      }
      return !0;
    },
  };
var CSSStyleDeclaration = class extends Map {
  constructor(e) {
    /* c8 ignore start */
    return (super(), refs.set(this, e), new Proxy(this, handler$1));
    /* c8 ignore stop */
  }
  get cssText() {
    return this.toString();
  }
  set cssText(e) {
    refs.get(this).setAttribute(`style`, e);
  }
  getPropertyValue(e) {
    let t = this[PRIVATE];
    return handler$1.get(t, e);
  }
  setProperty(e, t) {
    let n = this[PRIVATE];
    handler$1.set(n, e, t);
  }
  removeProperty(e) {
    let t = this[PRIVATE];
    handler$1.set(t, e, null);
  }
  [Symbol.iterator]() {
    let e = this[PRIVATE];
    updateKeys(e);
    let t = getKeys(e),
      { length: n } = t,
      r = 0;
    return {
      next() {
        let e = r === n;
        return { done: e, value: e ? null : t[r++] };
      },
    };
  }
  get [PRIVATE]() {
    return this;
  }
  toString() {
    let e = this[PRIVATE];
    updateKeys(e);
    let t = [];
    return (e.forEach(push, t), t.join(`;`));
  }
};
const { prototype } = CSSStyleDeclaration;
function push(e, t) {
  t !== PRIVATE && this.push(`${t}:${e}`);
}
/* c8 ignore start */
const BUBBLING_PHASE = 3,
  AT_TARGET = 2,
  CAPTURING_PHASE = 1,
  NONE = 0;
function getCurrentTarget(e) {
  return e.currentTarget;
}
var GlobalEvent = class {
    static get BUBBLING_PHASE() {
      return BUBBLING_PHASE;
    }
    static get AT_TARGET() {
      return AT_TARGET;
    }
    static get CAPTURING_PHASE() {
      return CAPTURING_PHASE;
    }
    static get NONE() {
      return NONE;
    }
    constructor(e, t = {}) {
      ((this.type = e),
        (this.bubbles = !!t.bubbles),
        (this.cancelBubble = !1),
        (this._stopImmediatePropagationFlag = !1),
        (this.cancelable = !!t.cancelable),
        (this.eventPhase = this.NONE),
        (this.timeStamp = Date.now()),
        (this.defaultPrevented = !1),
        (this.originalTarget = null),
        (this.returnValue = null),
        (this.srcElement = null),
        (this.target = null),
        (this._path = []));
    }
    get BUBBLING_PHASE() {
      return BUBBLING_PHASE;
    }
    get AT_TARGET() {
      return AT_TARGET;
    }
    get CAPTURING_PHASE() {
      return CAPTURING_PHASE;
    }
    get NONE() {
      return NONE;
    }
    preventDefault() {
      this.defaultPrevented = !0;
    }
    composedPath() {
      return this._path.map(getCurrentTarget);
    }
    stopPropagation() {
      this.cancelBubble = !0;
    }
    stopImmediatePropagation() {
      (this.stopPropagation(), (this._stopImmediatePropagationFlag = !0));
    }
  },
  NamedNodeMap = class extends Array {
    constructor(e) {
      (super(), (this.ownerElement = e));
    }
    getNamedItem(e) {
      return this.ownerElement.getAttributeNode(e);
    }
    setNamedItem(e) {
      (this.ownerElement.setAttributeNode(e), this.unshift(e));
    }
    removeNamedItem(e) {
      let t = this.getNamedItem(e);
      (this.ownerElement.removeAttribute(e), this.splice(this.indexOf(t), 1));
    }
    item(e) {
      return e < this.length ? this[e] : null;
    }
    /* c8 ignore start */
    getNamedItemNS(e, t) {
      return this.getNamedItem(t);
    }
    setNamedItemNS(e, t) {
      return this.setNamedItem(t);
    }
    removeNamedItemNS(e, t) {
      return this.removeNamedItem(t);
    }
  },
  ShadowRoot$1 = class extends NonElementParentNode {
    constructor(e) {
      (super(e.ownerDocument, `#shadow-root`, 11), (this.host = e));
    }
    get innerHTML() {
      return getInnerHtml(this);
    }
    set innerHTML(e) {
      setInnerHtml(this, e);
    }
  };
const attributesHandler = {
    get(e, t) {
      return t in e ? e[t] : e.find(({ name: e }) => e === t);
    },
  },
  create = (e, t, n) => {
    if (`ownerSVGElement` in t) {
      let r = e.createElementNS(SVG_NAMESPACE, n);
      return ((r.ownerSVGElement = t.ownerSVGElement), r);
    }
    return e.createElement(n);
  },
  isVoid = ({ localName: e, ownerDocument: t }) => t[MIME].voidElements.test(e);
var Element$1 = class extends ParentNode {
  constructor(e, t) {
    (super(e, t, 1), (this[CLASS_LIST] = null), (this[DATASET] = null), (this[STYLE] = null));
  }
  get isConnected() {
    return isConnected(this);
  }
  get parentElement() {
    return parentElement(this);
  }
  get previousSibling() {
    return previousSibling(this);
  }
  get nextSibling() {
    return nextSibling(this);
  }
  get namespaceURI() {
    return `http://www.w3.org/1999/xhtml`;
  }
  get previousElementSibling() {
    return previousElementSibling(this);
  }
  get nextElementSibling() {
    return nextElementSibling$1(this);
  }
  before(...e) {
    before(this, e);
  }
  after(...e) {
    after(this, e);
  }
  replaceWith(...e) {
    replaceWith(this, e);
  }
  remove() {
    remove(this[PREV], this, this[END][NEXT]);
  }
  get id() {
    return stringAttribute.get(this, `id`);
  }
  set id(e) {
    stringAttribute.set(this, `id`, e);
  }
  get className() {
    return this.classList.value;
  }
  set className(e) {
    let { classList: t } = this;
    (t.clear(), t.add(...$String(e).split(/\s+/)));
  }
  get nodeName() {
    return localCase(this);
  }
  get tagName() {
    return localCase(this);
  }
  get classList() {
    return this[CLASS_LIST] || (this[CLASS_LIST] = new DOMTokenList(this));
  }
  get dataset() {
    return this[DATASET] || (this[DATASET] = new DOMStringMap(this));
  }
  getBoundingClientRect() {
    return { x: 0, y: 0, bottom: 0, height: 0, left: 0, right: 0, top: 0, width: 0 };
  }
  get nonce() {
    return stringAttribute.get(this, `nonce`);
  }
  set nonce(e) {
    stringAttribute.set(this, `nonce`, e);
  }
  get style() {
    return this[STYLE] || (this[STYLE] = new CSSStyleDeclaration(this));
  }
  get tabIndex() {
    return numericAttribute.get(this, `tabindex`) || -1;
  }
  set tabIndex(e) {
    numericAttribute.set(this, `tabindex`, e);
  }
  get slot() {
    return stringAttribute.get(this, `slot`);
  }
  set slot(e) {
    stringAttribute.set(this, `slot`, e);
  }
  get innerText() {
    let e = [],
      { [NEXT]: t, [END]: n } = this;
    for (; t !== n;)
      (t.nodeType === 3
        ? e.push(t.textContent.replace(/\s+/g, ` `))
        : e.length &&
          t[NEXT] != n &&
          BLOCK_ELEMENTS.has(t.tagName) &&
          e.push(`
`),
        (t = t[NEXT]));
    return e.join(``);
  }
  get textContent() {
    let e = [],
      { [NEXT]: t, [END]: n } = this;
    for (; t !== n;) {
      let n = t.nodeType;
      ((n === 3 || n === 4) && e.push(t.textContent), (t = t[NEXT]));
    }
    return e.join(``);
  }
  set textContent(e) {
    (this.replaceChildren(),
      e != null && e !== `` && this.appendChild(new Text$1(this.ownerDocument, e)));
  }
  get innerHTML() {
    return getInnerHtml(this);
  }
  set innerHTML(e) {
    setInnerHtml(this, e);
  }
  get outerHTML() {
    return this.toString();
  }
  set outerHTML(e) {
    let t = this.ownerDocument.createElement(``);
    ((t.innerHTML = e), this.replaceWith(...t.childNodes));
  }
  get attributes() {
    let e = new NamedNodeMap(this),
      t = this[NEXT];
    for (; t.nodeType === 2;) (e.push(t), (t = t[NEXT]));
    return new Proxy(e, attributesHandler);
  }
  focus() {
    this.dispatchEvent(new GlobalEvent(`focus`));
  }
  getAttribute(e) {
    if (e === `class`) return this.className;
    let t = this.getAttributeNode(e);
    return t && (ignoreCase(this) ? t.value : escape(t.value));
  }
  getAttributeNode(e) {
    let t = this[NEXT];
    for (; t.nodeType === 2;) {
      if (t.name === e) return t;
      t = t[NEXT];
    }
    return null;
  }
  getAttributeNames() {
    let e = new NodeList(),
      t = this[NEXT];
    for (; t.nodeType === 2;) (e.push(t.name), (t = t[NEXT]));
    return e;
  }
  hasAttribute(e) {
    return !!this.getAttributeNode(e);
  }
  hasAttributes() {
    return this[NEXT].nodeType === 2;
  }
  removeAttribute(e) {
    e === `class` && this[CLASS_LIST] && this[CLASS_LIST].clear();
    let t = this[NEXT];
    for (; t.nodeType === 2;) {
      if (t.name === e) {
        removeAttribute(this, t);
        return;
      }
      t = t[NEXT];
    }
  }
  removeAttributeNode(e) {
    let t = this[NEXT];
    for (; t.nodeType === 2;) {
      if (t === e) {
        removeAttribute(this, t);
        return;
      }
      t = t[NEXT];
    }
  }
  setAttribute(e, t) {
    if (e === `class`) this.className = t;
    else {
      let n = this.getAttributeNode(e);
      n ? (n.value = t) : setAttribute(this, new Attr$1(this.ownerDocument, e, t));
    }
  }
  setAttributeNode(e) {
    let { name: t } = e,
      n = this.getAttributeNode(t);
    if (n !== e) {
      n && this.removeAttributeNode(n);
      let { ownerElement: t } = e;
      (t && t.removeAttributeNode(e), setAttribute(this, e));
    }
    return n;
  }
  toggleAttribute(e, t) {
    return this.hasAttribute(e)
      ? t
        ? !0
        : (this.removeAttribute(e), !1)
      : t || arguments.length === 1
        ? (this.setAttribute(e, ``), !0)
        : !1;
  }
  get shadowRoot() {
    if (shadowRoots.has(this)) {
      let { mode: e, shadowRoot: t } = shadowRoots.get(this);
      if (e === `open`) return t;
    }
    return null;
  }
  attachShadow(e) {
    if (shadowRoots.has(this)) throw Error(`operation not supported`);
    let t = new ShadowRoot$1(this);
    return (shadowRoots.set(this, { mode: e.mode, shadowRoot: t }), t);
  }
  matches(e) {
    return matches(this, e);
  }
  closest(e) {
    let t = this,
      n = prepareMatch(t, e);
    for (; t && !n(t);) t = t.parentElement;
    return t;
  }
  insertAdjacentElement(e, t) {
    let { parentElement: n } = this;
    switch (e) {
      case `beforebegin`:
        if (n) {
          n.insertBefore(t, this);
          break;
        }
        return null;
      case `afterbegin`:
        this.insertBefore(t, this.firstChild);
        break;
      case `beforeend`:
        this.insertBefore(t, null);
        break;
      case `afterend`:
        if (n) {
          n.insertBefore(t, this.nextSibling);
          break;
        }
        return null;
    }
    return t;
  }
  insertAdjacentHTML(e, t) {
    this.insertAdjacentElement(e, htmlToFragment(this.ownerDocument, t));
  }
  insertAdjacentText(e, t) {
    let n = this.ownerDocument.createTextNode(t);
    this.insertAdjacentElement(e, n);
  }
  cloneNode(e = !1) {
    let { ownerDocument: t, localName: n } = this,
      r = (e) => {
        ((e.parentNode = a), knownAdjacent(o, e), (o = e));
      },
      i = create(t, this, n),
      a = i,
      o = i,
      { [NEXT]: s, [END]: c } = this;
    for (; s !== c && (e || s.nodeType === 2);) {
      switch (s.nodeType) {
        case -1:
          (knownAdjacent(o, a[END]), (o = a[END]), (a = a.parentNode));
          break;
        case 1: {
          let e = create(t, s, s.localName);
          (r(e), (a = e));
          break;
        }
        case 2: {
          let t = s.cloneNode(e);
          ((t.ownerElement = a), r(t));
          break;
        }
        case 3:
        case 8:
        case 4:
          r(s.cloneNode(e));
      }
      s = s[NEXT];
    }
    return (knownAdjacent(o, i[END]), i);
  }
  toString() {
    let e = [],
      { [END]: t } = this,
      n = { [NEXT]: this },
      r = !1;
    do
      switch (((n = n[NEXT]), n.nodeType)) {
        case 2: {
          let t = ` ` + n;
          switch (t) {
            case ` id`:
            case ` class`:
            case ` style`:
              break;
            default:
              e.push(t);
          }
          break;
        }
        case -1: {
          let t = n[START];
          r
            ? (`ownerSVGElement` in t
                ? e.push(` />`)
                : isVoid(t)
                  ? e.push(ignoreCase(t) ? `>` : ` />`)
                  : e.push(`></${t.localName}>`),
              (r = !1))
            : e.push(`</${t.localName}>`);
          break;
        }
        case 1:
          (r && e.push(`>`),
            n.toString === this.toString
              ? (e.push(`<${n.localName}`), (r = !0))
              : (e.push(n.toString()), (n = n[END]), (r = !1)));
          break;
        case 3:
        case 8:
        case 4:
          (e.push((r ? `>` : ``) + n), (r = !1));
      }
    while (n !== t);
    return e.join(``);
  }
  toJSON() {
    let e = [];
    return (elementAsJSON(this, e), e);
  }
  /* c8 ignore start */
  getAttributeNS(e, t) {
    return this.getAttribute(t);
  }
  getElementsByTagNameNS(e, t) {
    return this.getElementsByTagName(t);
  }
  hasAttributeNS(e, t) {
    return this.hasAttribute(t);
  }
  removeAttributeNS(e, t) {
    this.removeAttribute(t);
  }
  setAttributeNS(e, t, n) {
    this.setAttribute(t, n);
  }
  setAttributeNodeNS(e) {
    return this.setAttributeNode(e);
  }
};
const classNames = /* @__PURE__ */ new WeakMap(),
  handler = {
    get(e, t) {
      return e[t];
    },
    set(e, t, n) {
      return ((e[t] = n), !0);
    },
  };
var SVGElement$1 = class extends Element$1 {
  constructor(e, t, n = null) {
    (super(e, t), (this.ownerSVGElement = n));
  }
  get className() {
    return (
      classNames.has(this) ||
        classNames.set(this, new Proxy({ baseVal: ``, animVal: `` }, handler)),
      classNames.get(this)
    );
  }
  /* c8 ignore start */
  set className(e) {
    let { classList: t } = this;
    (t.clear(), t.add(...$String(e).split(/\s+/)));
  }
  /* c8 ignore stop */
  get namespaceURI() {
    return `http://www.w3.org/2000/svg`;
  }
  getAttribute(e) {
    return e === `class` ? [...this.classList].join(` `) : super.getAttribute(e);
  }
  setAttribute(e, t) {
    if (e === `class`) this.className = t;
    else if (e === `style`) {
      let { className: e } = this;
      e.baseVal = e.animVal = t;
    }
    super.setAttribute(e, t);
  }
};
/* c8 ignore start */
const illegalConstructor = () => {
  throw TypeError(`Illegal constructor`);
};
function Attr() {
  illegalConstructor();
}
(setPrototypeOf(Attr, Attr$1), (Attr.prototype = Attr$1.prototype));
function CDATASection() {
  illegalConstructor();
}
(setPrototypeOf(CDATASection, CDATASection$1), (CDATASection.prototype = CDATASection$1.prototype));
function CharacterData() {
  illegalConstructor();
}
(setPrototypeOf(CharacterData, CharacterData$1),
  (CharacterData.prototype = CharacterData$1.prototype));
function Comment() {
  illegalConstructor();
}
(setPrototypeOf(Comment, Comment$2), (Comment.prototype = Comment$2.prototype));
function DocumentFragment() {
  illegalConstructor();
}
(setPrototypeOf(DocumentFragment, DocumentFragment$1),
  (DocumentFragment.prototype = DocumentFragment$1.prototype));
function DocumentType() {
  illegalConstructor();
}
(setPrototypeOf(DocumentType, DocumentType$1), (DocumentType.prototype = DocumentType$1.prototype));
function Element() {
  illegalConstructor();
}
(setPrototypeOf(Element, Element$1), (Element.prototype = Element$1.prototype));
function Node() {
  illegalConstructor();
}
(setPrototypeOf(Node, Node$1), (Node.prototype = Node$1.prototype));
function ShadowRoot() {
  illegalConstructor();
}
(setPrototypeOf(ShadowRoot, ShadowRoot$1), (ShadowRoot.prototype = ShadowRoot$1.prototype));
function Text() {
  illegalConstructor();
}
(setPrototypeOf(Text, Text$1), (Text.prototype = Text$1.prototype));
function SVGElement() {
  illegalConstructor();
}
(setPrototypeOf(SVGElement, SVGElement$1), (SVGElement.prototype = SVGElement$1.prototype));
/* c8 ignore stop */
const Facades = {
    Attr,
    CDATASection,
    CharacterData,
    Comment,
    DocumentFragment,
    DocumentType,
    Element,
    Node,
    ShadowRoot,
    Text,
    SVGElement,
  },
  Level0 = /* @__PURE__ */ new WeakMap(),
  level0 = {
    get(e, t) {
      return (Level0.has(e) && Level0.get(e)[t]) || null;
    },
    set(e, t, n) {
      Level0.has(e) || Level0.set(e, {});
      let r = Level0.get(e),
        i = t.slice(2);
      (r[t] && e.removeEventListener(i, r[t], !1), (r[t] = n) && e.addEventListener(i, n, !1));
    },
  };
var HTMLElement = class extends Element$1 {
  static get observedAttributes() {
    return [];
  }
  constructor(e = null, t = ``) {
    super(e, t);
    let n = !e,
      r;
    if (n) {
      let { constructor: n } = this;
      if (!Classes.has(n)) throw Error(`unable to initialize this Custom Element`);
      ({ ownerDocument: e, localName: t, options: r } = Classes.get(n));
    }
    if (e[UPGRADE]) {
      let { element: t, values: n } = e[UPGRADE];
      e[UPGRADE] = null;
      for (let [e, r] of n) t[e] = r;
      return t;
    }
    n &&
      ((this.ownerDocument = this[END].ownerDocument = e),
      (this.localName = t),
      customElements.set(this, { connected: !1 }),
      r.is && this.setAttribute(`is`, r.is));
  }
  /* c8 ignore start */
  blur() {
    this.dispatchEvent(new GlobalEvent(`blur`));
  }
  click() {
    let e = new GlobalEvent(`click`, { bubbles: !0, cancelable: !0 });
    ((e.button = 0), this.dispatchEvent(e));
  }
  get accessKeyLabel() {
    let { accessKey: e } = this;
    return e && `Alt+Shift+${e}`;
  }
  get isContentEditable() {
    return this.hasAttribute(`contenteditable`);
  }
  get contentEditable() {
    return booleanAttribute.get(this, `contenteditable`);
  }
  set contentEditable(e) {
    booleanAttribute.set(this, `contenteditable`, e);
  }
  get draggable() {
    return booleanAttribute.get(this, `draggable`);
  }
  set draggable(e) {
    booleanAttribute.set(this, `draggable`, e);
  }
  get hidden() {
    return booleanAttribute.get(this, `hidden`);
  }
  set hidden(e) {
    booleanAttribute.set(this, `hidden`, e);
  }
  get spellcheck() {
    return booleanAttribute.get(this, `spellcheck`);
  }
  set spellcheck(e) {
    booleanAttribute.set(this, `spellcheck`, e);
  }
  get accessKey() {
    return stringAttribute.get(this, `accesskey`);
  }
  set accessKey(e) {
    stringAttribute.set(this, `accesskey`, e);
  }
  get dir() {
    return stringAttribute.get(this, `dir`);
  }
  set dir(e) {
    stringAttribute.set(this, `dir`, e);
  }
  get lang() {
    return stringAttribute.get(this, `lang`);
  }
  set lang(e) {
    stringAttribute.set(this, `lang`, e);
  }
  get title() {
    return stringAttribute.get(this, `title`);
  }
  set title(e) {
    stringAttribute.set(this, `title`, e);
  }
  get onabort() {
    return level0.get(this, `onabort`);
  }
  set onabort(e) {
    level0.set(this, `onabort`, e);
  }
  get onblur() {
    return level0.get(this, `onblur`);
  }
  set onblur(e) {
    level0.set(this, `onblur`, e);
  }
  get oncancel() {
    return level0.get(this, `oncancel`);
  }
  set oncancel(e) {
    level0.set(this, `oncancel`, e);
  }
  get oncanplay() {
    return level0.get(this, `oncanplay`);
  }
  set oncanplay(e) {
    level0.set(this, `oncanplay`, e);
  }
  get oncanplaythrough() {
    return level0.get(this, `oncanplaythrough`);
  }
  set oncanplaythrough(e) {
    level0.set(this, `oncanplaythrough`, e);
  }
  get onchange() {
    return level0.get(this, `onchange`);
  }
  set onchange(e) {
    level0.set(this, `onchange`, e);
  }
  get onclick() {
    return level0.get(this, `onclick`);
  }
  set onclick(e) {
    level0.set(this, `onclick`, e);
  }
  get onclose() {
    return level0.get(this, `onclose`);
  }
  set onclose(e) {
    level0.set(this, `onclose`, e);
  }
  get oncontextmenu() {
    return level0.get(this, `oncontextmenu`);
  }
  set oncontextmenu(e) {
    level0.set(this, `oncontextmenu`, e);
  }
  get oncuechange() {
    return level0.get(this, `oncuechange`);
  }
  set oncuechange(e) {
    level0.set(this, `oncuechange`, e);
  }
  get ondblclick() {
    return level0.get(this, `ondblclick`);
  }
  set ondblclick(e) {
    level0.set(this, `ondblclick`, e);
  }
  get ondrag() {
    return level0.get(this, `ondrag`);
  }
  set ondrag(e) {
    level0.set(this, `ondrag`, e);
  }
  get ondragend() {
    return level0.get(this, `ondragend`);
  }
  set ondragend(e) {
    level0.set(this, `ondragend`, e);
  }
  get ondragenter() {
    return level0.get(this, `ondragenter`);
  }
  set ondragenter(e) {
    level0.set(this, `ondragenter`, e);
  }
  get ondragleave() {
    return level0.get(this, `ondragleave`);
  }
  set ondragleave(e) {
    level0.set(this, `ondragleave`, e);
  }
  get ondragover() {
    return level0.get(this, `ondragover`);
  }
  set ondragover(e) {
    level0.set(this, `ondragover`, e);
  }
  get ondragstart() {
    return level0.get(this, `ondragstart`);
  }
  set ondragstart(e) {
    level0.set(this, `ondragstart`, e);
  }
  get ondrop() {
    return level0.get(this, `ondrop`);
  }
  set ondrop(e) {
    level0.set(this, `ondrop`, e);
  }
  get ondurationchange() {
    return level0.get(this, `ondurationchange`);
  }
  set ondurationchange(e) {
    level0.set(this, `ondurationchange`, e);
  }
  get onemptied() {
    return level0.get(this, `onemptied`);
  }
  set onemptied(e) {
    level0.set(this, `onemptied`, e);
  }
  get onended() {
    return level0.get(this, `onended`);
  }
  set onended(e) {
    level0.set(this, `onended`, e);
  }
  get onerror() {
    return level0.get(this, `onerror`);
  }
  set onerror(e) {
    level0.set(this, `onerror`, e);
  }
  get onfocus() {
    return level0.get(this, `onfocus`);
  }
  set onfocus(e) {
    level0.set(this, `onfocus`, e);
  }
  get oninput() {
    return level0.get(this, `oninput`);
  }
  set oninput(e) {
    level0.set(this, `oninput`, e);
  }
  get oninvalid() {
    return level0.get(this, `oninvalid`);
  }
  set oninvalid(e) {
    level0.set(this, `oninvalid`, e);
  }
  get onkeydown() {
    return level0.get(this, `onkeydown`);
  }
  set onkeydown(e) {
    level0.set(this, `onkeydown`, e);
  }
  get onkeypress() {
    return level0.get(this, `onkeypress`);
  }
  set onkeypress(e) {
    level0.set(this, `onkeypress`, e);
  }
  get onkeyup() {
    return level0.get(this, `onkeyup`);
  }
  set onkeyup(e) {
    level0.set(this, `onkeyup`, e);
  }
  get onload() {
    return level0.get(this, `onload`);
  }
  set onload(e) {
    level0.set(this, `onload`, e);
  }
  get onloadeddata() {
    return level0.get(this, `onloadeddata`);
  }
  set onloadeddata(e) {
    level0.set(this, `onloadeddata`, e);
  }
  get onloadedmetadata() {
    return level0.get(this, `onloadedmetadata`);
  }
  set onloadedmetadata(e) {
    level0.set(this, `onloadedmetadata`, e);
  }
  get onloadstart() {
    return level0.get(this, `onloadstart`);
  }
  set onloadstart(e) {
    level0.set(this, `onloadstart`, e);
  }
  get onmousedown() {
    return level0.get(this, `onmousedown`);
  }
  set onmousedown(e) {
    level0.set(this, `onmousedown`, e);
  }
  get onmouseenter() {
    return level0.get(this, `onmouseenter`);
  }
  set onmouseenter(e) {
    level0.set(this, `onmouseenter`, e);
  }
  get onmouseleave() {
    return level0.get(this, `onmouseleave`);
  }
  set onmouseleave(e) {
    level0.set(this, `onmouseleave`, e);
  }
  get onmousemove() {
    return level0.get(this, `onmousemove`);
  }
  set onmousemove(e) {
    level0.set(this, `onmousemove`, e);
  }
  get onmouseout() {
    return level0.get(this, `onmouseout`);
  }
  set onmouseout(e) {
    level0.set(this, `onmouseout`, e);
  }
  get onmouseover() {
    return level0.get(this, `onmouseover`);
  }
  set onmouseover(e) {
    level0.set(this, `onmouseover`, e);
  }
  get onmouseup() {
    return level0.get(this, `onmouseup`);
  }
  set onmouseup(e) {
    level0.set(this, `onmouseup`, e);
  }
  get onmousewheel() {
    return level0.get(this, `onmousewheel`);
  }
  set onmousewheel(e) {
    level0.set(this, `onmousewheel`, e);
  }
  get onpause() {
    return level0.get(this, `onpause`);
  }
  set onpause(e) {
    level0.set(this, `onpause`, e);
  }
  get onplay() {
    return level0.get(this, `onplay`);
  }
  set onplay(e) {
    level0.set(this, `onplay`, e);
  }
  get onplaying() {
    return level0.get(this, `onplaying`);
  }
  set onplaying(e) {
    level0.set(this, `onplaying`, e);
  }
  get onprogress() {
    return level0.get(this, `onprogress`);
  }
  set onprogress(e) {
    level0.set(this, `onprogress`, e);
  }
  get onratechange() {
    return level0.get(this, `onratechange`);
  }
  set onratechange(e) {
    level0.set(this, `onratechange`, e);
  }
  get onreset() {
    return level0.get(this, `onreset`);
  }
  set onreset(e) {
    level0.set(this, `onreset`, e);
  }
  get onresize() {
    return level0.get(this, `onresize`);
  }
  set onresize(e) {
    level0.set(this, `onresize`, e);
  }
  get onscroll() {
    return level0.get(this, `onscroll`);
  }
  set onscroll(e) {
    level0.set(this, `onscroll`, e);
  }
  get onseeked() {
    return level0.get(this, `onseeked`);
  }
  set onseeked(e) {
    level0.set(this, `onseeked`, e);
  }
  get onseeking() {
    return level0.get(this, `onseeking`);
  }
  set onseeking(e) {
    level0.set(this, `onseeking`, e);
  }
  get onselect() {
    return level0.get(this, `onselect`);
  }
  set onselect(e) {
    level0.set(this, `onselect`, e);
  }
  get onshow() {
    return level0.get(this, `onshow`);
  }
  set onshow(e) {
    level0.set(this, `onshow`, e);
  }
  get onstalled() {
    return level0.get(this, `onstalled`);
  }
  set onstalled(e) {
    level0.set(this, `onstalled`, e);
  }
  get onsubmit() {
    return level0.get(this, `onsubmit`);
  }
  set onsubmit(e) {
    level0.set(this, `onsubmit`, e);
  }
  get onsuspend() {
    return level0.get(this, `onsuspend`);
  }
  set onsuspend(e) {
    level0.set(this, `onsuspend`, e);
  }
  get ontimeupdate() {
    return level0.get(this, `ontimeupdate`);
  }
  set ontimeupdate(e) {
    level0.set(this, `ontimeupdate`, e);
  }
  get ontoggle() {
    return level0.get(this, `ontoggle`);
  }
  set ontoggle(e) {
    level0.set(this, `ontoggle`, e);
  }
  get onvolumechange() {
    return level0.get(this, `onvolumechange`);
  }
  set onvolumechange(e) {
    level0.set(this, `onvolumechange`, e);
  }
  get onwaiting() {
    return level0.get(this, `onwaiting`);
  }
  set onwaiting(e) {
    level0.set(this, `onwaiting`, e);
  }
  get onauxclick() {
    return level0.get(this, `onauxclick`);
  }
  set onauxclick(e) {
    level0.set(this, `onauxclick`, e);
  }
  get ongotpointercapture() {
    return level0.get(this, `ongotpointercapture`);
  }
  set ongotpointercapture(e) {
    level0.set(this, `ongotpointercapture`, e);
  }
  get onlostpointercapture() {
    return level0.get(this, `onlostpointercapture`);
  }
  set onlostpointercapture(e) {
    level0.set(this, `onlostpointercapture`, e);
  }
  get onpointercancel() {
    return level0.get(this, `onpointercancel`);
  }
  set onpointercancel(e) {
    level0.set(this, `onpointercancel`, e);
  }
  get onpointerdown() {
    return level0.get(this, `onpointerdown`);
  }
  set onpointerdown(e) {
    level0.set(this, `onpointerdown`, e);
  }
  get onpointerenter() {
    return level0.get(this, `onpointerenter`);
  }
  set onpointerenter(e) {
    level0.set(this, `onpointerenter`, e);
  }
  get onpointerleave() {
    return level0.get(this, `onpointerleave`);
  }
  set onpointerleave(e) {
    level0.set(this, `onpointerleave`, e);
  }
  get onpointermove() {
    return level0.get(this, `onpointermove`);
  }
  set onpointermove(e) {
    level0.set(this, `onpointermove`, e);
  }
  get onpointerout() {
    return level0.get(this, `onpointerout`);
  }
  set onpointerout(e) {
    level0.set(this, `onpointerout`, e);
  }
  get onpointerover() {
    return level0.get(this, `onpointerover`);
  }
  set onpointerover(e) {
    level0.set(this, `onpointerover`, e);
  }
  get onpointerup() {
    return level0.get(this, `onpointerup`);
  }
  set onpointerup(e) {
    level0.set(this, `onpointerup`, e);
  }
};
const tagName$17 = `template`;
var HTMLTemplateElement = class extends HTMLElement {
  constructor(e) {
    super(e, tagName$17);
    let t = this.ownerDocument.createDocumentFragment();
    (this[CONTENT] = t)[PRIVATE] = this;
  }
  get content() {
    if (this.hasChildNodes() && !this[CONTENT].hasChildNodes())
      for (let e of this.childNodes) this[CONTENT].appendChild(e.cloneNode(!0));
    return this[CONTENT];
  }
};
registerHTMLClass(tagName$17, HTMLTemplateElement);
var HTMLHtmlElement = class extends HTMLElement {
  constructor(e, t = `html`) {
    super(e, t);
  }
};
const { toString } = HTMLElement.prototype;
var TextElement = class extends HTMLElement {
  get innerHTML() {
    return this.textContent;
  }
  set innerHTML(e) {
    this.textContent = e;
  }
  toString() {
    return toString.call(this.cloneNode()).replace(`><`, () => `>${this.textContent}<`);
  }
};
const tagName$16 = `script`;
var HTMLScriptElement = class extends TextElement {
  constructor(e, t = tagName$16) {
    super(e, t);
  }
  get type() {
    return stringAttribute.get(this, `type`);
  }
  set type(e) {
    stringAttribute.set(this, `type`, e);
  }
  get src() {
    return stringAttribute.get(this, `src`);
  }
  set src(e) {
    stringAttribute.set(this, `src`, e);
  }
  get defer() {
    return booleanAttribute.get(this, `defer`);
  }
  set defer(e) {
    booleanAttribute.set(this, `defer`, e);
  }
  get crossOrigin() {
    return stringAttribute.get(this, `crossorigin`);
  }
  set crossOrigin(e) {
    stringAttribute.set(this, `crossorigin`, e);
  }
  get nomodule() {
    return booleanAttribute.get(this, `nomodule`);
  }
  set nomodule(e) {
    booleanAttribute.set(this, `nomodule`, e);
  }
  get referrerPolicy() {
    return stringAttribute.get(this, `referrerpolicy`);
  }
  set referrerPolicy(e) {
    stringAttribute.set(this, `referrerpolicy`, e);
  }
  get nonce() {
    return stringAttribute.get(this, `nonce`);
  }
  set nonce(e) {
    stringAttribute.set(this, `nonce`, e);
  }
  get async() {
    return booleanAttribute.get(this, `async`);
  }
  set async(e) {
    booleanAttribute.set(this, `async`, e);
  }
  get text() {
    return this.textContent;
  }
  set text(e) {
    this.textContent = e;
  }
};
registerHTMLClass(tagName$16, HTMLScriptElement);
var HTMLFrameElement = class extends HTMLElement {
  constructor(e, t = `frame`) {
    super(e, t);
  }
};
const tagName$15 = `iframe`;
var HTMLIFrameElement = class extends HTMLElement {
  constructor(e, t = tagName$15) {
    super(e, t);
  }
  /* c8 ignore start */
  get src() {
    return stringAttribute.get(this, `src`);
  }
  set src(e) {
    stringAttribute.set(this, `src`, e);
  }
  get srcdoc() {
    return stringAttribute.get(this, `srcdoc`);
  }
  set srcdoc(e) {
    stringAttribute.set(this, `srcdoc`, e);
  }
  get name() {
    return stringAttribute.get(this, `name`);
  }
  set name(e) {
    stringAttribute.set(this, `name`, e);
  }
  get allow() {
    return stringAttribute.get(this, `allow`);
  }
  set allow(e) {
    stringAttribute.set(this, `allow`, e);
  }
  get allowFullscreen() {
    return booleanAttribute.get(this, `allowfullscreen`);
  }
  set allowFullscreen(e) {
    booleanAttribute.set(this, `allowfullscreen`, e);
  }
  get referrerPolicy() {
    return stringAttribute.get(this, `referrerpolicy`);
  }
  set referrerPolicy(e) {
    stringAttribute.set(this, `referrerpolicy`, e);
  }
  get loading() {
    return stringAttribute.get(this, `loading`);
  }
  set loading(e) {
    stringAttribute.set(this, `loading`, e);
  }
};
registerHTMLClass(tagName$15, HTMLIFrameElement);
var HTMLObjectElement = class extends HTMLElement {
    constructor(e, t = `object`) {
      super(e, t);
    }
  },
  HTMLHeadElement = class extends HTMLElement {
    constructor(e, t = `head`) {
      super(e, t);
    }
  },
  HTMLBodyElement = class extends HTMLElement {
    constructor(e, t = `body`) {
      super(e, t);
    }
  },
  require_CSSOM = /* @__PURE__ */ __commonJSMin((e, t) => {
    var n = {
      setup: function (e) {
        var t = Object.create(this);
        if (e.globalObject && t.CSSStyleSheet) {
          var n = r(t.CSSStyleSheet)();
          ((n.prototype.__globalObject = e.globalObject), (t.CSSStyleSheet = n));
        }
        return t;
      },
    };
    function r(e) {
      return function () {
        var t = function () {
          return e.apply(this, arguments);
        };
        for (var n in (Object.setPrototypeOf(t, Object.getPrototypeOf(e)), e))
          Object.prototype.hasOwnProperty.call(e, n) && (t[n] = e[n]);
        return (e.prototype && (t.prototype = Object.create(e.prototype)), t);
      };
    }
    t.exports = n;
  }),
  require_errorUtils = /* @__PURE__ */ __commonJSMin((exports) => {
    function getErrorConstructor(context, errorType) {
      return context.parentStyleSheet &&
        context.parentStyleSheet.__globalObject &&
        context.parentStyleSheet.__globalObject[errorType]
        ? context.parentStyleSheet.__globalObject[errorType]
        : context.__parentStyleSheet &&
            context.__parentStyleSheet.__globalObject &&
            context.__parentStyleSheet.__globalObject[errorType]
          ? context.__parentStyleSheet.__globalObject[errorType]
          : context.__globalObject && context.__globalObject[errorType]
            ? context.__globalObject[errorType]
            : (typeof global < `u` && global[errorType]) ||
              (typeof window < `u` && window[errorType]) ||
              eval(errorType);
    }
    function createError(e, t, n, r) {
      return new (getErrorConstructor(e, t))(n, r);
    }
    function throwError(e, t, n, r) {
      throw createError(e, t, n, r);
    }
    function throwMissingArguments(e, t, n, r, i) {
      ((r ||= 1),
        (i ||= 0),
        throwError(
          e,
          `TypeError`,
          `Failed to execute '` +
            t +
            `' on '` +
            n +
            `': ` +
            r +
            ` argument` +
            (r > 1 ? `s` : ``) +
            ` required, but only ` +
            i +
            ` present.`,
        ));
    }
    function throwParseError(e, t, n, r, i) {
      throwError(
        e,
        `DOMException`,
        `Failed to execute '` + t + `' on '` + n + `': Failed to parse the rule '` + r + `'.`,
        i || `SyntaxError`,
      );
    }
    function throwIndexError(e, t, n, r, i, a) {
      throwError(
        e,
        `DOMException`,
        `Failed to execute '` +
          t +
          `' on '` +
          n +
          `': The index provided (` +
          r +
          `) is larger than the maximum index (` +
          i +
          `).`,
        a || `IndexSizeError`,
      );
    }
    var errorUtils = {
      createError,
      getErrorConstructor,
      throwError,
      throwMissingArguments,
      throwParseError,
      throwIndexError,
    };
    exports.errorUtils = errorUtils;
  }),
  require_regexPatterns = /* @__PURE__ */ __commonJSMin((e) => {
    e.regexPatterns = {
      atKeyframesRegExp: /@(-(?:\w+-)+)?keyframes/g,
      beforeRulePortionRegExp: /{(?!.*{)|}(?!.*})|;(?!.*;)|\*\/(?!.*\*\/)/g,
      beforeRuleValidationRegExp: /^[\s{};]*(\*\/\s*)?$/,
      forwardRuleValidationRegExp: /(?:\s|\/\*|\{|\()/,
      forwardImportRuleValidationRegExp: /(?:\s|\/\*|'|")/,
      forwardRuleClosingBraceRegExp: /{[^{}]*}|}/,
      forwardRuleSemicolonAndOpeningBraceRegExp: /^.*?({|;)/,
      cssCustomIdentifierRegExp: /^(-?[_a-zA-Z]+(\.[_a-zA-Z]+)*[_a-zA-Z0-9-]*)$/,
      startsWithCombinatorRegExp: /^\s*[>+~]/,
      atPageRuleSelectorRegExp: /^([^\s:]+)?((?::\w+)*)$/,
      layerRegExp: /layer\(([^)]*)\)/,
      layerRuleNameRegExp: /^(-?[_a-zA-Z]+(\.[_a-zA-Z]+)*[_a-zA-Z0-9-]*)$/,
      doubleOrMoreSpacesRegExp: /\s{2,}/g,
      startsWithHexEscapeRegExp: /^\\[0-9a-fA-F]/,
      identStartCharRegExp: /[a-zA-Z_\u00A0-\uFFFF]/,
      identCharRegExp: /^[a-zA-Z0-9_\-\u00A0-\uFFFF\\]/,
      specialCharsNeedEscapeRegExp: /[!"#$%&'()*+,./:;<=>?@\[\\\]^`{|}~\s]/,
      combinatorOrSeparatorRegExp: /[\s>+~,()]/,
      afterHexEscapeSeparatorRegExp: /[\s>+~,(){}\[\]]/,
      trailingSpaceSeparatorRegExp: /[\s>+~,(){}]/,
      endsWithHexEscapeRegExp: /\\[0-9a-fA-F]{1,6}\s+$/,
      basicStylePropertyValueValidationRegExp: /:(?![^(]*\))(?=(?:[^'"]|'[^']*'|"[^"]*")*$)/,
      attributeSelectorContentRegExp: /^([^\s=~|^$*]+)\s*(~=|\|=|\^=|\$=|\*=|=)\s*(.+)$/,
      pseudoElementRegExp:
        /::[a-zA-Z][\w-]*|:(before|after|first-line|first-letter)(?![a-zA-Z0-9_-])/,
      invalidCombinatorLtGtRegExp: /<>/,
      invalidCombinatorDoubleGtRegExp: />>/,
      consecutiveCombinatorsRegExp: /[>+~]\s*[>+~]/,
      invalidSlottedRegExp: /(?:^|[\s>+~,\[])slotted\s*\(/i,
      invalidPartRegExp: /(?:^|[\s>+~,\[])part\s*\(/i,
      invalidCueRegExp: /(?:^|[\s>+~,\[])cue\s*\(/i,
      invalidCueRegionRegExp: /(?:^|[\s>+~,\[])cue-region\s*\(/i,
      invalidNestingPattern: /&(?![.\#\[:>\+~\s])[a-zA-Z]/,
      emptyPseudoClassRegExp: /:(?:is|not|where|has)\(\s*\)/,
      whitespaceNormalizationRegExp: /(['"])(?:\\.|[^\\])*?\1|(\r\n|\r|\n)/g,
      newlineRemovalRegExp: /\n/g,
      whitespaceAndDotRegExp: /[\s.]/,
      declarationOrOpenBraceRegExp: /[{;}]/,
      ampersandRegExp: /&/,
      hexEscapeSequenceRegExp: /^([0-9a-fA-F]{1,6})[ \t\r\n\f]?/,
      attributeCaseFlagRegExp: /^(.+?)\s+([is])$/i,
      prependedAmpersandRegExp: /^&\s+[:\\.]/,
      openBraceGlobalRegExp: /{/g,
      closeBraceGlobalRegExp: /}/g,
      scopePreludeSplitRegExp: /\s*\)\s*to\s+\(/,
      leadingWhitespaceRegExp: /^\s+/,
      doubleQuoteRegExp: /"/g,
      backslashRegExp: /\\/g,
      invalidMediaOperatorWithoutSpaceRegExp: /\)(and|or)\(/i,
      invalidMediaNotAfterOperatorRegExp: /\b(and|or)\s+not\b/i,
      invalidMediaNotIdentifierRegExp: /\)\s+not\(/i,
      invalidMediaNotAfterFeatureRegExp: /\)\s+not\s+/i,
      invalidMediaOperatorBetweenParensRegExp: /\)\s+(?!and\b|or\b)[a-z]+\s+\(/i,
      invalidMediaNotWithMediaTypeRegExp: /\bnot\s+[a-z][a-z0-9_-]*\s+\(/i,
      mediaFeatureColonRegExp: /(\(\s*)([^():]+):(\s*)([^()]*\))/g,
      identifierBeforeParenRegExp: /[a-z0-9_-]/i,
      mediaAndOperatorRegExp: /\s*\band\b\s*/gi,
      mediaOrOperatorRegExp: /\s*\bor\b\s*/gi,
      mediaNotOperatorStartRegExp: /^\s*not\s+(?=\S)/i,
      mediaNotOperatorRegExp: /\s+\bnot\s+(?=\S)/gi,
    };
  }),
  require_MediaList = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {};
    ((t.MediaList = function () {
      this.length = 0;
    }),
      (t.MediaList.prototype = {
        constructor: t.MediaList,
        get mediaText() {
          return Array.prototype.join.call(this, `, `);
        },
        set mediaText(e) {
          if (typeof e == `string`)
            for (
              var t = e.split(`,`).filter(function (e) {
                  return !!e;
                }),
                n = (this.length = t.length),
                r = 0;
              r < n;
              r++
            )
              this[r] = t[r].trim();
          else if (e === null) {
            for (var n = this.length, r = 0; r < n; r++) delete this[r];
            this.length = 0;
          }
        },
        appendMedium: function (e) {
          Array.prototype.indexOf.call(this, e) === -1 && ((this[this.length] = e), this.length++);
        },
        deleteMedium: function (e) {
          var t = Array.prototype.indexOf.call(this, e);
          t !== -1 && Array.prototype.splice.call(this, t, 1);
        },
        item: function (e) {
          return this[e] || null;
        },
        toString: function () {
          return this.mediaText;
        },
      }),
      (e.MediaList = t.MediaList));
  }),
  require_StyleSheet = /* @__PURE__ */ __commonJSMin((e) => {
    var t = { MediaList: require_MediaList().MediaList };
    ((t.StyleSheet = function () {
      ((this.__href = null),
        (this.__ownerNode = null),
        (this.__title = null),
        (this.__media = new t.MediaList()),
        (this.__parentStyleSheet = null),
        (this.disabled = !1));
    }),
      Object.defineProperties(t.StyleSheet.prototype, {
        type: {
          get: function () {
            return `text/css`;
          },
        },
        href: {
          get: function () {
            return this.__href;
          },
        },
        ownerNode: {
          get: function () {
            return this.__ownerNode;
          },
        },
        title: {
          get: function () {
            return this.__title;
          },
        },
        media: {
          get: function () {
            return this.__media;
          },
          set: function (e) {
            typeof e == `string` ? (this.__media.mediaText = e) : (this.__media = e);
          },
        },
        parentStyleSheet: {
          get: function () {
            return this.__parentStyleSheet;
          },
        },
      }),
      (e.StyleSheet = t.StyleSheet));
  }),
  require_CSSRuleList = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {};
    ((t.CSSRuleList = function () {
      var e = [];
      return (Object.setPrototypeOf(e, t.CSSRuleList.prototype), e);
    }),
      (t.CSSRuleList.prototype = Object.create(Array.prototype)),
      (t.CSSRuleList.prototype.constructor = t.CSSRuleList),
      (t.CSSRuleList.prototype.item = function (e) {
        return this[e] || null;
      }),
      (e.CSSRuleList = t.CSSRuleList));
  }),
  require_CSSRule = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {};
    ((t.CSSRule = function () {
      ((this.__parentRule = null), (this.__parentStyleSheet = null));
    }),
      (t.CSSRule.UNKNOWN_RULE = 0),
      (t.CSSRule.STYLE_RULE = 1),
      (t.CSSRule.CHARSET_RULE = 2),
      (t.CSSRule.IMPORT_RULE = 3),
      (t.CSSRule.MEDIA_RULE = 4),
      (t.CSSRule.FONT_FACE_RULE = 5),
      (t.CSSRule.PAGE_RULE = 6),
      (t.CSSRule.KEYFRAMES_RULE = 7),
      (t.CSSRule.KEYFRAME_RULE = 8),
      (t.CSSRule.MARGIN_RULE = 9),
      (t.CSSRule.NAMESPACE_RULE = 10),
      (t.CSSRule.COUNTER_STYLE_RULE = 11),
      (t.CSSRule.SUPPORTS_RULE = 12),
      (t.CSSRule.DOCUMENT_RULE = 13),
      (t.CSSRule.FONT_FEATURE_VALUES_RULE = 14),
      (t.CSSRule.VIEWPORT_RULE = 15),
      (t.CSSRule.REGION_STYLE_RULE = 16),
      (t.CSSRule.CONTAINER_RULE = 17),
      (t.CSSRule.LAYER_BLOCK_RULE = 18),
      (t.CSSRule.STARTING_STYLE_RULE = 1002),
      Object.defineProperties(t.CSSRule.prototype, {
        constructor: { value: t.CSSRule },
        cssRule: { value: ``, configurable: !0, enumerable: !0 },
        cssText: {
          get: function () {
            return ``;
          },
          set: function (e) {
            return e;
          },
        },
        parentRule: {
          get: function () {
            return this.__parentRule;
          },
        },
        parentStyleSheet: {
          get: function () {
            return this.__parentStyleSheet;
          },
        },
        UNKNOWN_RULE: { value: 0, enumerable: !0 },
        STYLE_RULE: { value: 1, enumerable: !0 },
        CHARSET_RULE: { value: 2, enumerable: !0 },
        IMPORT_RULE: { value: 3, enumerable: !0 },
        MEDIA_RULE: { value: 4, enumerable: !0 },
        FONT_FACE_RULE: { value: 5, enumerable: !0 },
        PAGE_RULE: { value: 6, enumerable: !0 },
        KEYFRAMES_RULE: { value: 7, enumerable: !0 },
        KEYFRAME_RULE: { value: 8, enumerable: !0 },
        MARGIN_RULE: { value: 9, enumerable: !0 },
        NAMESPACE_RULE: { value: 10, enumerable: !0 },
        COUNTER_STYLE_RULE: { value: 11, enumerable: !0 },
        SUPPORTS_RULE: { value: 12, enumerable: !0 },
        DOCUMENT_RULE: { value: 13, enumerable: !0 },
        FONT_FEATURE_VALUES_RULE: { value: 14, enumerable: !0 },
        VIEWPORT_RULE: { value: 15, enumerable: !0 },
        REGION_STYLE_RULE: { value: 16, enumerable: !0 },
        CONTAINER_RULE: { value: 17, enumerable: !0 },
        LAYER_BLOCK_RULE: { value: 18, enumerable: !0 },
        STARTING_STYLE_RULE: { value: 1002, enumerable: !0 },
      }),
      (e.CSSRule = t.CSSRule));
  }),
  require_CSSGroupingRule = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {
        CSSRule: require_CSSRule().CSSRule,
        CSSRuleList: require_CSSRuleList().CSSRuleList,
        parse: require_parse().parse,
      },
      n = require_errorUtils().errorUtils;
    ((t.CSSGroupingRule = function () {
      (t.CSSRule.call(this), (this.__cssRules = new t.CSSRuleList()));
    }),
      (t.CSSGroupingRule.prototype = Object.create(t.CSSRule.prototype)),
      (t.CSSGroupingRule.prototype.constructor = t.CSSGroupingRule),
      Object.setPrototypeOf(t.CSSGroupingRule, t.CSSRule),
      Object.defineProperty(t.CSSGroupingRule.prototype, "cssRules", {
        get: function () {
          return this.__cssRules;
        },
      }),
      (t.CSSGroupingRule.prototype.insertRule = function (e, r) {
        (e === void 0 &&
          r === void 0 &&
          n.throwMissingArguments(this, `insertRule`, this.constructor.name),
          r === void 0 && (r = 0),
          (r = Number(r)),
          r < 0 && (r = 4294967296 + r),
          r > this.cssRules.length &&
            n.throwIndexError(this, `insertRule`, this.constructor.name, r, this.cssRules.length));
        var i = (processedRuleToParse = String(e));
        i = i.trim().replace(/^\/\*[\s\S]*?\*\/\s*/, ``);
        var a = this.constructor.name === `CSSStyleRule`;
        if (a === !1) {
          for (var o = this; o.parentRule;)
            if (((o = o.parentRule), o.constructor.name === `CSSStyleRule`)) {
              a = !0;
              break;
            }
        }
        a && (processedRuleToParse = `s { n { } ` + i + `}`);
        var s = this.constructor.name === `CSSScopeRule`;
        s && (processedRuleToParse = a ? `s { @scope {` + i + `}}` : `@scope {` + i + `}`);
        var c = new t.CSSRuleList();
        (t.parse(processedRuleToParse, { styleSheet: this.parentStyleSheet, cssRules: c }),
          s && (c = a ? c[0].cssRules[0].cssRules : c[0].cssRules),
          a && (c = c[0].cssRules.slice(1)),
          c.length !== 1 &&
            (a && c.length === 0 && i.indexOf(`@font-face`) === 0
              ? n.throwError(
                  this,
                  `DOMException`,
                  `Failed to execute 'insertRule' on '` +
                    this.constructor.name +
                    `': Only conditional nested group rules, style rules, @scope rules, @apply rules, and nested declaration rules may be nested.`,
                  `HierarchyRequestError`,
                )
              : n.throwParseError(this, `insertRule`, this.constructor.name, i, `SyntaxError`)));
        var l = c[0];
        if (
          (l.constructor.name === `CSSNestedDeclarations` &&
            l.style.length === 0 &&
            n.throwParseError(this, `insertRule`, this.constructor.name, i, `SyntaxError`),
          l.constructor.name === `CSSImportRule` || l.constructor.name === `CSSNamespaceRule`)
        ) {
          var u = l.constructor.name === `CSSImportRule` ? `@import` : `@namespace`;
          n.throwError(
            this,
            `DOMException`,
            `Failed to execute 'insertRule' on '` +
              this.constructor.name +
              `': '` +
              u +
              `' rules cannot be inserted inside a group rule.`,
            `HierarchyRequestError`,
          );
        }
        return (
          l.constructor.name === `CSSLayerStatementRule` &&
            n.throwParseError(this, `insertRule`, this.constructor.name, i, `SyntaxError`),
          (l.__parentRule = this),
          this.cssRules.splice(r, 0, l),
          r
        );
      }),
      (t.CSSGroupingRule.prototype.deleteRule = function (e) {
        (e === void 0 && n.throwMissingArguments(this, `deleteRule`, this.constructor.name),
          (e = Number(e)),
          e < 0 && (e = 4294967296 + e),
          e >= this.cssRules.length &&
            n.throwIndexError(this, `deleteRule`, this.constructor.name, e, this.cssRules.length),
          (this.cssRules[e].__parentRule = null),
          (this.cssRules[e].__parentStyleSheet = null),
          this.cssRules.splice(e, 1));
      }),
      (e.CSSGroupingRule = t.CSSGroupingRule));
  }),
  require_CSSStyleRule = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {
        CSSStyleDeclaration: require_CSSStyleDeclaration().CSSStyleDeclaration,
        CSSRule: require_CSSRule().CSSRule,
        CSSRuleList: require_CSSRuleList().CSSRuleList,
        CSSGroupingRule: require_CSSGroupingRule().CSSGroupingRule,
      },
      n = require_regexPatterns().regexPatterns;
    try {
      t.CSSStyleDeclaration = require("cssstyle").CSSStyleDeclaration;
    } catch {}
    ((t.CSSStyleRule = function () {
      (t.CSSGroupingRule.call(this),
        (this.__selectorText = ``),
        (this.__style = new t.CSSStyleDeclaration()),
        (this.__style.parentRule = this));
    }),
      (t.CSSStyleRule.prototype = Object.create(t.CSSGroupingRule.prototype)),
      (t.CSSStyleRule.prototype.constructor = t.CSSStyleRule),
      Object.setPrototypeOf(t.CSSStyleRule, t.CSSGroupingRule),
      Object.defineProperty(t.CSSStyleRule.prototype, "type", { value: 1, writable: !1 }),
      Object.defineProperty(t.CSSStyleRule.prototype, "selectorText", {
        get: function () {
          return this.__selectorText;
        },
        set: function (e) {
          if (typeof e == `string`) {
            var t = n.endsWithHexEscapeRegExp.test(e)
              ? e.replace(/\s+$/, ` `).trimStart()
              : e.trim();
            if (t === ``) return;
            this.__selectorText = t;
          }
        },
        configurable: !0,
      }),
      Object.defineProperty(t.CSSStyleRule.prototype, "style", {
        get: function () {
          return this.__style;
        },
        set: function (e) {
          typeof e == `string` ? (this.__style.cssText = e) : (this.__style = e);
        },
        configurable: !0,
      }),
      Object.defineProperty(t.CSSStyleRule.prototype, "cssText", {
        get: function () {
          var e;
          if (this.selectorText) {
            var t = ``;
            if (this.cssRules.length) {
              var n = [` {`];
              (this.style.cssText && n.push(this.style.cssText),
                n.push(
                  this.cssRules.reduce(function (e, t) {
                    return (t.cssText !== `` && e.push(t.cssText), e);
                  }, []).join(`
  `),
                ),
                (t =
                  n.join(`
  `) +
                  `
}`));
            } else t = ` {` + (this.style.cssText ? ` ` + this.style.cssText : ``) + ` }`;
            e = this.selectorText + t;
          } else e = ``;
          return e;
        },
      }),
      (e.CSSStyleRule = t.CSSStyleRule));
  }),
  require_CSSStyleSheet = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {
        MediaList: require_MediaList().MediaList,
        StyleSheet: require_StyleSheet().StyleSheet,
        CSSRuleList: require_CSSRuleList().CSSRuleList,
        CSSStyleRule: require_CSSStyleRule().CSSStyleRule,
      },
      n = require_errorUtils().errorUtils;
    ((t.CSSStyleSheet = function (e) {
      (t.StyleSheet.call(this),
        (this.__constructed = !0),
        (this.__cssRules = new t.CSSRuleList()),
        (this.__ownerRule = null),
        e &&
          typeof e == `object` &&
          (e.baseURL && typeof e.baseURL == `string` && (this.__baseURL = e.baseURL),
          e.media && typeof e.media == `string` && (this.media.mediaText = e.media),
          typeof e.disabled == `boolean` && (this.disabled = e.disabled)));
    }),
      (t.CSSStyleSheet.prototype = Object.create(t.StyleSheet.prototype)),
      (t.CSSStyleSheet.prototype.constructor = t.CSSStyleSheet),
      Object.setPrototypeOf(t.CSSStyleSheet, t.StyleSheet),
      Object.defineProperty(t.CSSStyleSheet.prototype, "cssRules", {
        get: function () {
          return this.__cssRules;
        },
      }),
      Object.defineProperty(t.CSSStyleSheet.prototype, "rules", {
        get: function () {
          return this.__cssRules;
        },
      }),
      Object.defineProperty(t.CSSStyleSheet.prototype, "ownerRule", {
        get: function () {
          return this.__ownerRule;
        },
      }),
      (t.CSSStyleSheet.prototype.insertRule = function (e, r) {
        (e === void 0 &&
          r === void 0 &&
          n.throwMissingArguments(this, `insertRule`, this.constructor.name),
          r === void 0 && (r = 0),
          (r = Number(r)),
          r < 0 && (r = 4294967296 + r),
          r > this.cssRules.length &&
            n.throwIndexError(this, `insertRule`, this.constructor.name, r, this.cssRules.length));
        var i = String(e),
          a = [],
          o = t.parse(i, void 0, function (e) {
            a.push(e);
          });
        o.cssRules.length !== 1 &&
          n.throwParseError(this, `insertRule`, this.constructor.name, i, `SyntaxError`);
        var s = o.cssRules[0];
        function c(e, t) {
          for (var n = 0; n < e.length; n++) if (t.indexOf(e[n].constructor.name) === -1) return n;
          return e.length;
        }
        if (s.constructor.name === `CSSImportRule`) {
          this.__constructed === !0 &&
            n.throwError(
              this,
              `DOMException`,
              `Failed to execute 'insertRule' on '` +
                this.constructor.name +
                `': Can't insert @import rules into a constructed stylesheet.`,
              `SyntaxError`,
            );
          var l = c(this.cssRules, [`CSSImportRule`]);
          l < this.cssRules.length &&
            this.cssRules[l].constructor.name === `CSSLayerStatementRule` &&
            r > l &&
            n.throwError(
              this,
              `DOMException`,
              `Failed to execute 'insertRule' on '` +
                this.constructor.name +
                `': Failed to insert the rule.`,
              `HierarchyRequestError`,
            );
          var u = c(this.cssRules, [`CSSImportRule`]);
          r > u &&
            u < this.cssRules.length &&
            this.cssRules[u].constructor.name !== `CSSLayerStatementRule` &&
            n.throwError(
              this,
              `DOMException`,
              `Failed to execute 'insertRule' on '` +
                this.constructor.name +
                `': Failed to insert the rule.`,
              `HierarchyRequestError`,
            );
        } else if (s.constructor.name === `CSSNamespaceRule`) {
          for (var d = -1, f = 0; f < this.cssRules.length; f++)
            if (this.cssRules[f].constructor.name === `CSSImportRule`) {
              d = f;
              break;
            }
          var p = c(this.cssRules, [`CSSLayerStatementRule`, `CSSImportRule`, `CSSNamespaceRule`]);
          (d !== -1 &&
            r <= d &&
            n.throwError(
              this,
              `DOMException`,
              `Failed to execute 'insertRule' on '` +
                this.constructor.name +
                `': Failed to insert the rule.`,
              `HierarchyRequestError`,
            ),
            p < this.cssRules.length &&
              n.throwError(
                this,
                `DOMException`,
                `Failed to execute 'insertRule' on '` +
                  this.constructor.name +
                  `': Failed to insert the rule.`,
                `InvalidStateError`,
              ),
            r > p &&
              n.throwError(
                this,
                `DOMException`,
                `Failed to execute 'insertRule' on '` +
                  this.constructor.name +
                  `': Failed to insert the rule.`,
                `HierarchyRequestError`,
              ));
        } else if (s.constructor.name !== `CSSLayerStatementRule`) {
          var m = c(this.cssRules, [`CSSLayerStatementRule`, `CSSImportRule`, `CSSNamespaceRule`]);
          (r < m &&
            n.throwError(
              this,
              `DOMException`,
              `Failed to execute 'insertRule' on '` +
                this.constructor.name +
                `': Failed to insert the rule.`,
              `HierarchyRequestError`,
            ),
            a.filter(function (e) {
              return !e.isNested;
            }).length !== 0 &&
              n.throwParseError(this, `insertRule`, this.constructor.name, i, `SyntaxError`));
        }
        return ((s.__parentStyleSheet = this), this.cssRules.splice(r, 0, s), r);
      }),
      (t.CSSStyleSheet.prototype.addRule = function (e, t, n) {
        return (
          n === void 0 && (n = this.cssRules.length), this.insertRule(e + `{` + t + `}`, n), -1
        );
      }),
      (t.CSSStyleSheet.prototype.deleteRule = function (e) {
        (e === void 0 && n.throwMissingArguments(this, `deleteRule`, this.constructor.name),
          (e = Number(e)),
          e < 0 && (e = 4294967296 + e),
          e >= this.cssRules.length &&
            n.throwIndexError(this, `deleteRule`, this.constructor.name, e, this.cssRules.length),
          this.cssRules[e] &&
            (this.cssRules[e].constructor.name == `CSSNamespaceRule` &&
              (this.cssRules.every(function (e) {
                return (
                  [`CSSImportRule`, `CSSLayerStatementRule`, `CSSNamespaceRule`].indexOf(
                    e.constructor.name,
                  ) !== -1
                );
              }) ||
                n.throwError(
                  this,
                  `DOMException`,
                  `Failed to execute 'deleteRule' on '` +
                    this.constructor.name +
                    `': Failed to delete rule.`,
                  `InvalidStateError`,
                )),
            this.cssRules[e].constructor.name == `CSSImportRule` &&
              (this.cssRules[e].styleSheet.__parentStyleSheet = null),
            (this.cssRules[e].__parentStyleSheet = null)),
          this.cssRules.splice(e, 1));
      }),
      (t.CSSStyleSheet.prototype.removeRule = function (e) {
        (e === void 0 && (e = 0), this.deleteRule(e));
      }),
      (t.CSSStyleSheet.prototype.replace = function (e) {
        var r =
            this.__globalObject && this.__globalObject.Promise
              ? this.__globalObject.Promise
              : Promise,
          i =
            this.__globalObject && this.__globalObject.setTimeout
              ? this.__globalObject.setTimeout
              : setTimeout,
          a = this;
        return new r(function (r, o) {
          ((!a.__constructed || a.__disallowModification) &&
            o(
              n.createError(
                a,
                `DOMException`,
                `Failed to execute 'replaceSync' on '` + a.constructor.name + `': Not allowed.`,
                `NotAllowedError`,
              ),
            ),
            (a.__disallowModification = !0),
            i(function () {
              var n = new t.CSSRuleList();
              t.parse(e, { styleSheet: a, cssRules: n });
              for (var i = 0; i < n.length;)
                n[i].constructor.name === `CSSImportRule` ? n.splice(i, 1) : i++;
              (a.__cssRules.splice.apply(a.__cssRules, [0, a.__cssRules.length].concat(n)),
                delete a.__disallowModification,
                r(a));
            }));
        });
      }),
      (t.CSSStyleSheet.prototype.replaceSync = function (e) {
        var r = this;
        (!r.__constructed || r.__disallowModification) &&
          n.throwError(
            r,
            `DOMException`,
            `Failed to execute 'replaceSync' on '` + r.constructor.name + `': Not allowed.`,
            `NotAllowedError`,
          );
        var i = new t.CSSRuleList();
        t.parse(e, { styleSheet: r, cssRules: i });
        for (var a = 0; a < i.length;)
          i[a].constructor.name === `CSSImportRule` ? i.splice(a, 1) : a++;
        r.__cssRules.splice.apply(r.__cssRules, [0, r.__cssRules.length].concat(i));
      }),
      (t.CSSStyleSheet.prototype.toString = function () {
        for (var e = ``, t = this.cssRules, n = 0; n < t.length; n++)
          e +=
            t[n].cssText +
            `
`;
        return e;
      }),
      (e.CSSStyleSheet = t.CSSStyleSheet),
      (t.parse = require_parse().parse));
  }),
  require_CSSNestedDeclarations = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {
      CSSRule: require_CSSRule().CSSRule,
      CSSStyleDeclaration: require_CSSStyleDeclaration().CSSStyleDeclaration,
    };
    try {
      t.CSSStyleDeclaration = require("cssstyle").CSSStyleDeclaration;
    } catch {}
    ((t.CSSNestedDeclarations = function () {
      (t.CSSRule.call(this),
        (this.__style = new t.CSSStyleDeclaration()),
        (this.__style.parentRule = this));
    }),
      (t.CSSNestedDeclarations.prototype = Object.create(t.CSSRule.prototype)),
      (t.CSSNestedDeclarations.prototype.constructor = t.CSSNestedDeclarations),
      Object.setPrototypeOf(t.CSSNestedDeclarations, t.CSSRule),
      Object.defineProperty(t.CSSNestedDeclarations.prototype, "type", { value: 0, writable: !1 }),
      Object.defineProperty(t.CSSNestedDeclarations.prototype, "style", {
        get: function () {
          return this.__style;
        },
        set: function (e) {
          typeof e == `string` ? (this.__style.cssText = e) : (this.__style = e);
        },
      }),
      Object.defineProperty(t.CSSNestedDeclarations.prototype, "cssText", {
        get: function () {
          return this.style.cssText;
        },
      }),
      (e.CSSNestedDeclarations = t.CSSNestedDeclarations));
  }),
  require_CSSImportRule = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {
        CSSRule: require_CSSRule().CSSRule,
        CSSStyleSheet: require_CSSStyleSheet().CSSStyleSheet,
        MediaList: require_MediaList().MediaList,
      },
      n = require_regexPatterns().regexPatterns;
    ((t.CSSImportRule = function () {
      (t.CSSRule.call(this),
        (this.__href = ``),
        (this.__media = new t.MediaList()),
        (this.__layerName = null),
        (this.__supportsText = null),
        (this.__styleSheet = new t.CSSStyleSheet()));
    }),
      (t.CSSImportRule.prototype = Object.create(t.CSSRule.prototype)),
      (t.CSSImportRule.prototype.constructor = t.CSSImportRule),
      Object.setPrototypeOf(t.CSSImportRule, t.CSSRule),
      Object.defineProperty(t.CSSImportRule.prototype, "type", { value: 3, writable: !1 }),
      Object.defineProperty(t.CSSImportRule.prototype, "cssText", {
        get: function () {
          var e = this.media.mediaText;
          return (
            `@import url("` +
            this.href.replace(/\\/g, `\\\\`).replace(/"/g, `\\"`) +
            `")` +
            (this.layerName === null
              ? ``
              : ` layer` + (this.layerName && `(` + this.layerName + `)`)) +
            (this.supportsText ? ` supports(` + this.supportsText + `)` : ``) +
            (e ? ` ` + e : ``) +
            `;`
          );
        },
      }),
      Object.defineProperty(t.CSSImportRule.prototype, "href", {
        get: function () {
          return this.__href;
        },
      }),
      Object.defineProperty(t.CSSImportRule.prototype, "media", {
        get: function () {
          return this.__media;
        },
        set: function (e) {
          typeof e == `string` ? (this.__media.mediaText = e) : (this.__media = e);
        },
      }),
      Object.defineProperty(t.CSSImportRule.prototype, "layerName", {
        get: function () {
          return this.__layerName;
        },
      }),
      Object.defineProperty(t.CSSImportRule.prototype, "supportsText", {
        get: function () {
          return this.__supportsText;
        },
      }),
      Object.defineProperty(t.CSSImportRule.prototype, "styleSheet", {
        get: function () {
          return this.__styleSheet;
        },
      }),
      Object.defineProperty(t.CSSImportRule.prototype, "parse", {
        value: function (e) {
          var t = 0,
            r = ``,
            i = ``,
            a,
            o = n.layerRegExp,
            s = n.layerRuleNameRegExp,
            c = n.doubleOrMoreSpacesRegExp;
          function l(e) {
            var t = e.indexOf(`supports(`);
            if (t !== 0) return null;
            for (var n = 0, r = t + 9, i = r; i < e.length; i++)
              if (e[i] === `(`) n++;
              else if (e[i] === `)`) {
                if (n === 0) return { content: e.slice(r, i), endIndex: i };
                n--;
              }
            return null;
          }
          for (var u; (u = e.charAt(t)); t++)
            switch (u) {
              case ` `:
              case `	`:
              case `\r`:
              case `
`:
              case `\f`:
                r === `after-import` ? (r = `url`) : (i += u);
                break;
              case `@`:
                !r && e.indexOf(`@import`, t) === t && ((r = `after-import`), (t += 6), (i = ``));
                break;
              case `u`:
                if ((r === `media` && (i += u), r === `url` && e.indexOf(`url(`, t) === t)) {
                  if (((a = e.indexOf(`)`, t + 1)), a === -1)) throw t + `: ")" not found`;
                  t += 4;
                  var d = e.slice(t, a);
                  (d[0] === d[d.length - 1] &&
                    (d[0] === `"` || d[0] === `'`) &&
                    (d = d.slice(1, -1)),
                    (this.__href = d),
                    (t = a),
                    (r = `media`));
                }
                break;
              case `"`:
                if (r === `after-import` || r === `url`) {
                  if (((a = e.indexOf(`"`, t + 1)), !a)) throw t + `: '"' not found`;
                  ((this.__href = e.slice(t + 1, a)), (t = a), (r = `media`));
                }
                break;
              case `'`:
                if (r === `after-import` || r === `url`) {
                  if (((a = e.indexOf(`'`, t + 1)), !a)) throw t + `: "'" not found`;
                  ((this.__href = e.slice(t + 1, a)), (t = a), (r = `media`));
                }
                break;
              case `;`:
                if (r === `media` && i) {
                  var f = i.trim();
                  if (f.indexOf(`layer`) === 0) {
                    var p = f.match(o);
                    if (p) {
                      if (p[1].trim().match(s) !== null)
                        ((this.__layerName = p[1].trim()),
                          (f = f.replace(o, ``).replace(c, ` `).trim()));
                      else if (f) {
                        this.media.mediaText = f;
                        return;
                      }
                    } else ((this.__layerName = ``), (f = f.substring(5).trim()));
                  }
                  var m = l(f);
                  (m &&
                    ((this.__supportsText = m.content.trim()),
                    (f = f.slice(0, 0) + f.slice(m.endIndex + 1)),
                    (f = f.replace(c, ` `).trim())),
                    f && (this.media.mediaText = f));
                }
                break;
              default:
                r === `media` && (i += u);
            }
        },
      }),
      (e.CSSImportRule = t.CSSImportRule));
  }),
  require_CSSNamespaceRule = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {
      CSSRule: require_CSSRule().CSSRule,
      CSSStyleSheet: require_CSSStyleSheet().CSSStyleSheet,
    };
    ((t.CSSNamespaceRule = function () {
      (t.CSSRule.call(this), (this.__prefix = ``), (this.__namespaceURI = ``));
    }),
      (t.CSSNamespaceRule.prototype = Object.create(t.CSSRule.prototype)),
      (t.CSSNamespaceRule.prototype.constructor = t.CSSNamespaceRule),
      Object.setPrototypeOf(t.CSSNamespaceRule, t.CSSRule),
      Object.defineProperty(t.CSSNamespaceRule.prototype, "type", { value: 10, writable: !1 }),
      Object.defineProperty(t.CSSNamespaceRule.prototype, "cssText", {
        get: function () {
          return (
            `@namespace` + (this.prefix && ` ` + this.prefix) + ` url("` + this.namespaceURI + `");`
          );
        },
      }),
      Object.defineProperty(t.CSSNamespaceRule.prototype, "prefix", {
        get: function () {
          return this.__prefix;
        },
      }),
      Object.defineProperty(t.CSSNamespaceRule.prototype, "namespaceURI", {
        get: function () {
          return this.__namespaceURI;
        },
      }),
      Object.defineProperty(t.CSSNamespaceRule.prototype, "parse", {
        value: function (e) {
          var t = ``,
            n = ``,
            r = e.trim();
          (r.indexOf(`@namespace`) === 0 && (r = r.slice(10).trim()),
            r.charAt(r.length - 1) === `;` && (r = r.slice(0, -1).trim()));
          var i = r.match(
            /^(?:([a-zA-Z_][a-zA-Z0-9_-]*)\s+)?(?:url\(\s*(?:(['"])(.*?)\2\s*|([^)]*?))\s*\)|(['"])(.*?)\5)$/,
          );
          if (i)
            (i[1] && (t = i[1]),
              i[3] === void 0
                ? i[4] === void 0
                  ? i[6] !== void 0 && (n = i[6])
                  : (n = i[4].trim())
                : (n = i[3]),
              (this.__prefix = t),
              (this.__namespaceURI = n));
          else throw new DOMException(`Invalid @namespace rule`, `InvalidStateError`);
        },
      }),
      (e.CSSNamespaceRule = t.CSSNamespaceRule));
  }),
  require_CSSConditionRule = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {
      CSSRule: require_CSSRule().CSSRule,
      CSSRuleList: require_CSSRuleList().CSSRuleList,
      CSSGroupingRule: require_CSSGroupingRule().CSSGroupingRule,
    };
    ((t.CSSConditionRule = function () {
      (t.CSSGroupingRule.call(this), (this.__conditionText = ``));
    }),
      (t.CSSConditionRule.prototype = Object.create(t.CSSGroupingRule.prototype)),
      (t.CSSConditionRule.prototype.constructor = t.CSSConditionRule),
      Object.setPrototypeOf(t.CSSConditionRule, t.CSSGroupingRule),
      Object.defineProperty(t.CSSConditionRule.prototype, "conditionText", {
        get: function () {
          return this.__conditionText;
        },
      }),
      (e.CSSConditionRule = t.CSSConditionRule));
  }),
  require_CSSMediaRule = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {
      CSSRule: require_CSSRule().CSSRule,
      CSSRuleList: require_CSSRuleList().CSSRuleList,
      CSSGroupingRule: require_CSSGroupingRule().CSSGroupingRule,
      CSSConditionRule: require_CSSConditionRule().CSSConditionRule,
      MediaList: require_MediaList().MediaList,
    };
    ((t.CSSMediaRule = function () {
      (t.CSSConditionRule.call(this), (this.__media = new t.MediaList()));
    }),
      (t.CSSMediaRule.prototype = Object.create(t.CSSConditionRule.prototype)),
      (t.CSSMediaRule.prototype.constructor = t.CSSMediaRule),
      Object.setPrototypeOf(t.CSSMediaRule, t.CSSConditionRule),
      Object.defineProperty(t.CSSMediaRule.prototype, "type", { value: 4, writable: !1 }),
      Object.defineProperties(t.CSSMediaRule.prototype, {
        media: {
          get: function () {
            return this.__media;
          },
          set: function (e) {
            typeof e == `string` ? (this.__media.mediaText = e) : (this.__media = e);
          },
          configurable: !0,
          enumerable: !0,
        },
        conditionText: {
          get: function () {
            return this.media.mediaText;
          },
        },
        cssText: {
          get: function () {
            var e = ``,
              t = [` {`];
            return (
              this.cssRules.length &&
                t.push(
                  this.cssRules.reduce(function (e, t) {
                    return (t.cssText !== `` && e.push(t.cssText), e);
                  }, []).join(`
  `),
                ),
              (e =
                t.join(`
  `) +
                `
}`),
              `@media ` + this.media.mediaText + e
            );
          },
        },
      }),
      (e.CSSMediaRule = t.CSSMediaRule));
  }),
  require_CSSCounterStyleRule = /* @__PURE__ */ __commonJSMin((e) => {
    var t = { CSSRule: require_CSSRule().CSSRule };
    ((t.CSSCounterStyleRule = function () {
      (t.CSSRule.call(this), (this.name = ``), (this.__props = ``));
    }),
      (t.CSSCounterStyleRule.prototype = Object.create(t.CSSRule.prototype)),
      (t.CSSCounterStyleRule.prototype.constructor = t.CSSCounterStyleRule),
      Object.setPrototypeOf(t.CSSCounterStyleRule, t.CSSRule),
      Object.defineProperty(t.CSSCounterStyleRule.prototype, "type", { value: 11, writable: !1 }),
      Object.defineProperty(t.CSSCounterStyleRule.prototype, "cssText", {
        get: function () {
          return `@counter-style ` + this.name + ` { ` + this.__props + ` }`;
        },
      }),
      Object.defineProperty(t.CSSCounterStyleRule.prototype, "parse", {
        value: function (e) {
          var t = e.match(/@counter-style\s+([^\s{]+)\s*\{([^]*)\}/);
          if (t) {
            this.name = t[1];
            var n = t[2];
            this.__props = n
              .trim()
              .replace(/\n/g, ` `)
              .replace(/(['"])(?:\\.|[^\\])*?\1|(\s{2,})/g, function (e, t) {
                return t ? e : ` `;
              });
          }
        },
      }),
      (e.CSSCounterStyleRule = t.CSSCounterStyleRule));
  }),
  require_CSSPropertyRule = /* @__PURE__ */ __commonJSMin((e) => {
    var t = { CSSRule: require_CSSRule().CSSRule };
    ((t.CSSPropertyRule = function () {
      (t.CSSRule.call(this),
        (this.__name = ``),
        (this.__syntax = ``),
        (this.__inherits = !1),
        (this.__initialValue = null));
    }),
      (t.CSSPropertyRule.prototype = Object.create(t.CSSRule.prototype)),
      (t.CSSPropertyRule.prototype.constructor = t.CSSPropertyRule),
      Object.setPrototypeOf(t.CSSPropertyRule, t.CSSRule),
      Object.defineProperty(t.CSSPropertyRule.prototype, "type", { value: 0, writable: !1 }),
      Object.defineProperty(t.CSSPropertyRule.prototype, "cssText", {
        get: function () {
          var e = `@property ` + this.name + ` {`;
          return (
            this.syntax !== `` &&
              (e += ` syntax: "` + this.syntax.replace(/\\/g, `\\\\`).replace(/"/g, `\\"`) + `";`),
            (e += ` inherits: ` + (this.inherits ? `true` : `false`) + `;`),
            this.initialValue !== null && (e += ` initial-value: ` + this.initialValue + `;`),
            (e += ` }`),
            e
          );
        },
      }),
      Object.defineProperty(t.CSSPropertyRule.prototype, "name", {
        get: function () {
          return this.__name;
        },
      }),
      Object.defineProperty(t.CSSPropertyRule.prototype, "syntax", {
        get: function () {
          return this.__syntax;
        },
      }),
      Object.defineProperty(t.CSSPropertyRule.prototype, "inherits", {
        get: function () {
          return this.__inherits;
        },
      }),
      Object.defineProperty(t.CSSPropertyRule.prototype, "initialValue", {
        get: function () {
          return this.__initialValue;
        },
      }),
      Object.defineProperty(t.CSSPropertyRule.prototype, "parse", {
        value: function (e) {
          var t = e.match(/@property\s+(--[^\s{]+)\s*\{([^]*)\}/);
          if (!t) return !1;
          this.__name = t[1];
          var n = t[2],
            r = n.match(/syntax\s*:\s*(['"])([^]*?)\1\s*;/);
          if (!r || ((this.__syntax = r[2]), this.__syntax === ``)) return !1;
          var i = n.match(/inherits\s*:\s*(true|false)\s*;/);
          if (!i) return !1;
          this.__inherits = i[1] === `true`;
          var a = n.match(/initial-value\s*:\s*([^;]+);/);
          if (a) this.__initialValue = a[1].trim();
          else if (this.__syntax !== `*`) return !1;
          return !0;
        },
      }),
      (e.CSSPropertyRule = t.CSSPropertyRule));
  }),
  require_CSSContainerRule = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {
      CSSRule: require_CSSRule().CSSRule,
      CSSRuleList: require_CSSRuleList().CSSRuleList,
      CSSGroupingRule: require_CSSGroupingRule().CSSGroupingRule,
      CSSConditionRule: require_CSSConditionRule().CSSConditionRule,
    };
    ((t.CSSContainerRule = function () {
      t.CSSConditionRule.call(this);
    }),
      (t.CSSContainerRule.prototype = Object.create(t.CSSConditionRule.prototype)),
      (t.CSSContainerRule.prototype.constructor = t.CSSContainerRule),
      Object.setPrototypeOf(t.CSSContainerRule, t.CSSConditionRule),
      Object.defineProperty(t.CSSContainerRule.prototype, "type", { value: 17, writable: !1 }),
      Object.defineProperties(t.CSSContainerRule.prototype, {
        cssText: {
          get: function () {
            var e = ``,
              t = [` {`];
            return (
              this.cssRules.length &&
                t.push(
                  this.cssRules.reduce(function (e, t) {
                    return (t.cssText !== `` && e.push(t.cssText), e);
                  }, []).join(`
  `),
                ),
              (e =
                t.join(`
  `) +
                `
}`),
              `@container ` + this.conditionText + e
            );
          },
        },
        containerName: {
          get: function () {
            var e = this.conditionText.trim().split(/\s+/);
            return e.length > 1 && e[0] !== `(` && !e[0].startsWith(`(`) ? e[0] : ``;
          },
        },
        containerQuery: {
          get: function () {
            var e = this.conditionText.trim().split(/\s+/);
            return e.length > 1 && e[0] !== `(` && !e[0].startsWith(`(`)
              ? e.slice(1).join(` `)
              : this.conditionText;
          },
        },
      }),
      (e.CSSContainerRule = t.CSSContainerRule));
  }),
  require_CSSSupportsRule = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {
      CSSRule: require_CSSRule().CSSRule,
      CSSRuleList: require_CSSRuleList().CSSRuleList,
      CSSGroupingRule: require_CSSGroupingRule().CSSGroupingRule,
      CSSConditionRule: require_CSSConditionRule().CSSConditionRule,
    };
    ((t.CSSSupportsRule = function () {
      t.CSSConditionRule.call(this);
    }),
      (t.CSSSupportsRule.prototype = Object.create(t.CSSConditionRule.prototype)),
      (t.CSSSupportsRule.prototype.constructor = t.CSSSupportsRule),
      Object.setPrototypeOf(t.CSSSupportsRule, t.CSSConditionRule),
      Object.defineProperty(t.CSSSupportsRule.prototype, "type", { value: 12, writable: !1 }),
      Object.defineProperty(t.CSSSupportsRule.prototype, "cssText", {
        get: function () {
          var e = ``,
            t = [` {`];
          return (
            this.cssRules.length &&
              t.push(
                this.cssRules.reduce(function (e, t) {
                  return (t.cssText !== `` && e.push(t.cssText), e);
                }, []).join(`
  `),
              ),
            (e =
              t.join(`
  `) +
              `
}`),
            `@supports ` + this.conditionText + e
          );
        },
      }),
      (e.CSSSupportsRule = t.CSSSupportsRule));
  }),
  require_CSSFontFaceRule = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {
      CSSStyleDeclaration: require_CSSStyleDeclaration().CSSStyleDeclaration,
      CSSRule: require_CSSRule().CSSRule,
    };
    try {
      t.CSSStyleDeclaration = require("cssstyle").CSSStyleDeclaration;
    } catch {}
    ((t.CSSFontFaceRule = function () {
      (t.CSSRule.call(this),
        (this.__style = new t.CSSStyleDeclaration()),
        (this.__style.parentRule = this));
    }),
      (t.CSSFontFaceRule.prototype = Object.create(t.CSSRule.prototype)),
      (t.CSSFontFaceRule.prototype.constructor = t.CSSFontFaceRule),
      Object.setPrototypeOf(t.CSSFontFaceRule, t.CSSRule),
      Object.defineProperty(t.CSSFontFaceRule.prototype, "type", { value: 5, writable: !1 }),
      Object.defineProperty(t.CSSFontFaceRule.prototype, "style", {
        get: function () {
          return this.__style;
        },
        set: function (e) {
          typeof e == `string` ? (this.__style.cssText = e) : (this.__style = e);
        },
      }),
      Object.defineProperty(t.CSSFontFaceRule.prototype, "cssText", {
        get: function () {
          return `@font-face {` + (this.style.cssText ? ` ` + this.style.cssText : ``) + ` }`;
        },
      }),
      (e.CSSFontFaceRule = t.CSSFontFaceRule));
  }),
  require_CSSHostRule = /* @__PURE__ */ __commonJSMin((e) => {
    var t = { CSSRule: require_CSSRule().CSSRule, CSSRuleList: require_CSSRuleList().CSSRuleList };
    ((t.CSSHostRule = function () {
      (t.CSSRule.call(this), (this.cssRules = new t.CSSRuleList()));
    }),
      (t.CSSHostRule.prototype = Object.create(t.CSSRule.prototype)),
      (t.CSSHostRule.prototype.constructor = t.CSSHostRule),
      Object.setPrototypeOf(t.CSSHostRule, t.CSSRule),
      Object.defineProperty(t.CSSHostRule.prototype, "type", { value: 1001, writable: !1 }),
      Object.defineProperty(t.CSSHostRule.prototype, "cssText", {
        get: function () {
          var e = ``,
            t = [` {`];
          return (
            this.cssRules.length &&
              t.push(
                this.cssRules.reduce(function (e, t) {
                  return (t.cssText !== `` && e.push(t.cssText), e);
                }, []).join(`
  `),
              ),
            (e =
              t.join(`
  `) +
              `
}`),
            `@host` + e
          );
        },
      }),
      (e.CSSHostRule = t.CSSHostRule));
  }),
  require_CSSStartingStyleRule = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {
      CSSRule: require_CSSRule().CSSRule,
      CSSRuleList: require_CSSRuleList().CSSRuleList,
      CSSGroupingRule: require_CSSGroupingRule().CSSGroupingRule,
    };
    ((t.CSSStartingStyleRule = function () {
      t.CSSGroupingRule.call(this);
    }),
      (t.CSSStartingStyleRule.prototype = Object.create(t.CSSGroupingRule.prototype)),
      (t.CSSStartingStyleRule.prototype.constructor = t.CSSStartingStyleRule),
      Object.setPrototypeOf(t.CSSStartingStyleRule, t.CSSGroupingRule),
      Object.defineProperty(t.CSSStartingStyleRule.prototype, "type", {
        value: 1002,
        writable: !1,
      }),
      Object.defineProperty(t.CSSStartingStyleRule.prototype, "cssText", {
        get: function () {
          var e = ``,
            t = [` {`];
          return (
            this.cssRules.length &&
              t.push(
                this.cssRules.reduce(function (e, t) {
                  return (t.cssText !== `` && e.push(t.cssText), e);
                }, []).join(`
  `),
              ),
            (e =
              t.join(`
  `) +
              `
}`),
            `@starting-style` + e
          );
        },
      }),
      (e.CSSStartingStyleRule = t.CSSStartingStyleRule));
  }),
  require_CSSKeyframeRule = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {
      CSSRule: require_CSSRule().CSSRule,
      CSSStyleDeclaration: require_CSSStyleDeclaration().CSSStyleDeclaration,
    };
    try {
      t.CSSStyleDeclaration = require("cssstyle").CSSStyleDeclaration;
    } catch {}
    ((t.CSSKeyframeRule = function () {
      (t.CSSRule.call(this),
        (this.keyText = ``),
        (this.__style = new t.CSSStyleDeclaration()),
        (this.__style.parentRule = this));
    }),
      (t.CSSKeyframeRule.prototype = Object.create(t.CSSRule.prototype)),
      (t.CSSKeyframeRule.prototype.constructor = t.CSSKeyframeRule),
      Object.setPrototypeOf(t.CSSKeyframeRule, t.CSSRule),
      Object.defineProperty(t.CSSKeyframeRule.prototype, "type", { value: 8, writable: !1 }),
      Object.defineProperty(t.CSSKeyframeRule.prototype, "style", {
        get: function () {
          return this.__style;
        },
        set: function (e) {
          typeof e == `string` ? (this.__style.cssText = e) : (this.__style = e);
        },
      }),
      Object.defineProperty(t.CSSKeyframeRule.prototype, "cssText", {
        get: function () {
          return this.keyText + ` {` + (this.style.cssText ? ` ` + this.style.cssText : ``) + ` }`;
        },
      }),
      (e.CSSKeyframeRule = t.CSSKeyframeRule));
  }),
  require_CSSKeyframesRule = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {
        CSSRule: require_CSSRule().CSSRule,
        CSSRuleList: require_CSSRuleList().CSSRuleList,
        parse: require_parse().parse,
      },
      n = require_errorUtils().errorUtils;
    ((t.CSSKeyframesRule = function () {
      (t.CSSRule.call(this),
        (this.name = ``),
        (this.cssRules = new t.CSSRuleList()),
        this._setupIndexedAccess());
      var e = this,
        n = this.cssRules.push,
        r = this.cssRules.splice;
      (Object.defineProperty(this.cssRules, "push", {
        value: function () {
          var t = n.apply(this, arguments);
          return (e._setupIndexedAccess(), t);
        },
        writable: !0,
        enumerable: !1,
        configurable: !0,
      }),
        Object.defineProperty(this.cssRules, "splice", {
          value: function () {
            var t = r.apply(this, arguments);
            return (e._setupIndexedAccess(), t);
          },
          writable: !0,
          enumerable: !1,
          configurable: !0,
        }));
    }),
      (t.CSSKeyframesRule.prototype = Object.create(t.CSSRule.prototype)),
      (t.CSSKeyframesRule.prototype.constructor = t.CSSKeyframesRule),
      Object.setPrototypeOf(t.CSSKeyframesRule, t.CSSRule),
      Object.defineProperty(t.CSSKeyframesRule.prototype, "type", { value: 7, writable: !1 }),
      Object.defineProperty(t.CSSKeyframesRule.prototype, "cssText", {
        get: function () {
          var e = ``,
            t = [` {`];
          (this.cssRules.length &&
            t.push(
              this.cssRules.reduce(function (e, t) {
                return (t.cssText !== `` && e.push(t.cssText), e);
              }, []).join(`
  `),
            ),
            (e =
              t.join(`
  `) +
              `
}`));
          var n = [`initial`, `inherit`, `revert`, `revert-layer`, `unset`, `none`].includes(
            this.name,
          )
            ? `"` + this.name + `"`
            : this.name;
          return `@` + (this._vendorPrefix || ``) + `keyframes ` + n + e;
        },
      }),
      (t.CSSKeyframesRule.prototype.appendRule = function (e) {
        arguments.length === 0 && n.throwMissingArguments(this, `appendRule`, `CSSKeyframesRule`);
        var r;
        try {
          var i = t.parse(`@keyframes temp { ` + e + ` }`);
          if (i.cssRules.length > 0 && i.cssRules[0].cssRules.length > 0)
            r = i.cssRules[0].cssRules[0];
          else throw Error(`Failed to parse keyframe rule`);
        } catch {
          n.throwParseError(this, `appendRule`, `CSSKeyframesRule`, e);
        }
        ((r.__parentRule = this), this.cssRules.push(r));
      }),
      (t.CSSKeyframesRule.prototype.deleteRule = function (e) {
        arguments.length === 0 && n.throwMissingArguments(this, `deleteRule`, `CSSKeyframesRule`);
        for (var t = this._normalizeKeyText(e), r = 0; r < this.cssRules.length; r++) {
          var i = this.cssRules[r];
          if (this._normalizeKeyText(i.keyText) === t) {
            ((i.__parentRule = null), this.cssRules.splice(r, 1));
            return;
          }
        }
      }),
      (t.CSSKeyframesRule.prototype.findRule = function (e) {
        arguments.length === 0 && n.throwMissingArguments(this, `findRule`, `CSSKeyframesRule`);
        for (var t = this._normalizeKeyText(e), r = this.cssRules.length - 1; r >= 0; r--) {
          var i = this.cssRules[r];
          if (this._normalizeKeyText(i.keyText) === t) return i;
        }
        return null;
      }),
      (t.CSSKeyframesRule.prototype._normalizeKeyText = function (e) {
        if (!e) return ``;
        var t = e.toString().trim().toLowerCase();
        return t === `from` ? `0%` : t === `to` ? `100%` : t;
      }),
      typeof Symbol < `u` &&
        Symbol.iterator &&
        (t.CSSKeyframesRule.prototype[Symbol.iterator] = function () {
          var e = 0,
            t = this.cssRules;
          return {
            next: function () {
              return e < t.length ? { value: t[e++], done: !1 } : { done: !0 };
            },
          };
        }),
      (t.CSSKeyframesRule.prototype._setupIndexedAccess = function () {
        for (var e = 0; e < 1e3 && this.hasOwnProperty(e); e++) delete this[e];
        for (var e = 0; e < this.cssRules.length; e++)
          (function (e) {
            Object.defineProperty(this, e, {
              get: function () {
                return this.cssRules[e];
              },
              enumerable: !1,
              configurable: !0,
            });
          }).call(this, e);
        Object.defineProperty(this, "length", {
          get: function () {
            return this.cssRules.length;
          },
          enumerable: !1,
          configurable: !0,
        });
      }),
      (e.CSSKeyframesRule = t.CSSKeyframesRule));
  }),
  require_CSSValue = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {};
    ((t.CSSValue = function () {}),
      (t.CSSValue.prototype = {
        constructor: t.CSSValue,
        set cssText(e) {
          var t = this._getConstructorName();
          throw Error(
            `DOMException: property "cssText" of "` +
              t +
              `" is readonly and can not be replaced with "` +
              e +
              `"!`,
          );
        },
        get cssText() {
          var e = this._getConstructorName();
          throw Error(`getter "cssText" of "` + e + `" is not implemented!`);
        },
        _getConstructorName: function () {
          return this.constructor.toString().match(/function\s([^\(]+)/)[1];
        },
      }),
      (e.CSSValue = t.CSSValue));
  }),
  require_CSSValueExpression = /* @__PURE__ */ __commonJSMin((e) => {
    var t = { CSSValue: require_CSSValue().CSSValue };
    ((t.CSSValueExpression = function (e, t) {
      ((this._token = e), (this._idx = t));
    }),
      (t.CSSValueExpression.prototype = Object.create(t.CSSValue.prototype)),
      (t.CSSValueExpression.prototype.constructor = t.CSSValueExpression),
      Object.setPrototypeOf(t.CSSValueExpression, t.CSSValue),
      (t.CSSValueExpression.prototype.parse = function () {
        for (var e = this._token, t = this._idx, n = ``, r = ``, i = ``, a, o = []; ; ++t) {
          if (((n = e.charAt(t)), n === ``)) {
            i = `css expression error: unfinished expression!`;
            break;
          }
          switch (n) {
            case `(`:
              (o.push(n), (r += n));
              break;
            case `)`:
              (o.pop(n), (r += n));
              break;
            case `/`:
              (a = this._parseJSComment(e, t))
                ? a.error
                  ? (i = `css expression error: unfinished comment in expression!`)
                  : (t = a.idx)
                : (a = this._parseJSRexExp(e, t))
                  ? ((t = a.idx), (r += a.text))
                  : (r += n);
              break;
            case `'`:
            case `"`:
              ((a = this._parseJSString(e, t, n)), a ? ((t = a.idx), (r += a.text)) : (r += n));
              break;
            default:
              r += n;
          }
          if (i || o.length === 0) break;
        }
        return i ? { error: i } : { idx: t, expression: r };
      }),
      (t.CSSValueExpression.prototype._parseJSComment = function (e, t) {
        var n = e.charAt(t + 1),
          r;
        if (n === `/` || n === `*`) {
          var i = t,
            a,
            o;
          return (
            n === `/`
              ? (o = `
`)
              : n === `*` && (o = `*/`),
            (a = e.indexOf(o, i + 1 + 1)),
            a === -1
              ? { error: `css expression error: unfinished comment in expression!` }
              : ((a = a + o.length - 1), (r = e.substring(t, a + 1)), { idx: a, text: r })
          );
        }
        return !1;
      }),
      (t.CSSValueExpression.prototype._parseJSString = function (e, t, n) {
        var r = this._findMatchedIdx(e, t, n),
          i;
        return r !== -1 && ((i = e.substring(t, r + n.length)), { idx: r, text: i });
      }),
      (t.CSSValueExpression.prototype._parseJSRexExp = function (e, t) {
        var n = e.substring(0, t).replace(/\s+$/, ``);
        return [
          /^$/,
          /\($/,
          /\[$/,
          /\!$/,
          /\+$/,
          /\-$/,
          /\*$/,
          /\/\s+/,
          /\%$/,
          /\=$/,
          /\>$/,
          /<$/,
          /\&$/,
          /\|$/,
          /\^$/,
          /\~$/,
          /\?$/,
          /\,$/,
          /delete$/,
          /in$/,
          /instanceof$/,
          /new$/,
          /typeof$/,
          /void$/,
        ].some(function (e) {
          return e.test(n);
        })
          ? this._parseJSString(e, t, `/`)
          : !1;
      }),
      (t.CSSValueExpression.prototype._findMatchedIdx = function (e, t, n) {
        for (var r = t, i, a = -1; ;) {
          if (((i = e.indexOf(n, r + 1)), i === -1)) {
            i = a;
            break;
          }
          var o = e.substring(t + 1, i).match(/\\+$/);
          if (!o || o[0] % 2 == 0) break;
          r = i;
        }
        return (
          e.indexOf(
            `
`,
            t + 1,
          ) < i && (i = a),
          i
        );
      }),
      (e.CSSValueExpression = t.CSSValueExpression));
  }),
  require_MatcherList = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {};
    ((t.MatcherList = function () {
      this.length = 0;
    }),
      (t.MatcherList.prototype = {
        constructor: t.MatcherList,
        get matcherText() {
          return Array.prototype.join.call(this, `, `);
        },
        set matcherText(e) {
          for (var t = e.split(`,`), n = (this.length = t.length), r = 0; r < n; r++)
            this[r] = t[r].trim();
        },
        appendMatcher: function (e) {
          Array.prototype.indexOf.call(this, e) === -1 && ((this[this.length] = e), this.length++);
        },
        deleteMatcher: function (e) {
          var t = Array.prototype.indexOf.call(this, e);
          t !== -1 && Array.prototype.splice.call(this, t, 1);
        },
      }),
      (e.MatcherList = t.MatcherList));
  }),
  require_CSSDocumentRule = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {
      CSSRule: require_CSSRule().CSSRule,
      CSSRuleList: require_CSSRuleList().CSSRuleList,
      MatcherList: require_MatcherList().MatcherList,
    };
    ((t.CSSDocumentRule = function () {
      (t.CSSRule.call(this),
        (this.matcher = new t.MatcherList()),
        (this.cssRules = new t.CSSRuleList()));
    }),
      (t.CSSDocumentRule.prototype = Object.create(t.CSSRule.prototype)),
      (t.CSSDocumentRule.prototype.constructor = t.CSSDocumentRule),
      Object.setPrototypeOf(t.CSSDocumentRule, t.CSSRule),
      Object.defineProperty(t.CSSDocumentRule.prototype, "type", { value: 10, writable: !1 }),
      Object.defineProperty(t.CSSDocumentRule.prototype, "cssText", {
        get: function () {
          for (var e = [], t = 0, n = this.cssRules.length; t < n; t++)
            e.push(this.cssRules[t].cssText);
          return (
            `@-moz-document ` +
            this.matcher.matcherText +
            ` {` +
            (e.length
              ? `
  ` +
                e.join(`
  `)
              : ``) +
            `
}`
          );
        },
      }),
      (e.CSSDocumentRule = t.CSSDocumentRule));
  }),
  require_CSSScopeRule = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {
      CSSRule: require_CSSRule().CSSRule,
      CSSRuleList: require_CSSRuleList().CSSRuleList,
      CSSGroupingRule: require_CSSGroupingRule().CSSGroupingRule,
    };
    ((t.CSSScopeRule = function () {
      (t.CSSGroupingRule.call(this), (this.__start = null), (this.__end = null));
    }),
      (t.CSSScopeRule.prototype = Object.create(t.CSSGroupingRule.prototype)),
      (t.CSSScopeRule.prototype.constructor = t.CSSScopeRule),
      Object.setPrototypeOf(t.CSSScopeRule, t.CSSGroupingRule),
      Object.defineProperties(t.CSSScopeRule.prototype, {
        type: { value: 0, writable: !1 },
        cssText: {
          get: function () {
            var e = ``,
              t = [` {`];
            return (
              this.cssRules.length &&
                t.push(
                  this.cssRules.reduce(function (e, t) {
                    return (t.cssText !== `` && e.push(t.cssText), e);
                  }, []).join(`
  `),
                ),
              (e =
                t.join(`
  `) +
                `
}`),
              `@scope` +
                (this.start ? ` (` + this.start + `)` : ``) +
                (this.end ? ` to (` + this.end + `)` : ``) +
                e
            );
          },
          configurable: !0,
          enumerable: !0,
        },
        start: {
          get: function () {
            return this.__start;
          },
        },
        end: {
          get: function () {
            return this.__end;
          },
        },
      }),
      (e.CSSScopeRule = t.CSSScopeRule));
  }),
  require_CSSLayerBlockRule = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {
      CSSRule: require_CSSRule().CSSRule,
      CSSRuleList: require_CSSRuleList().CSSRuleList,
      CSSGroupingRule: require_CSSGroupingRule().CSSGroupingRule,
    };
    ((t.CSSLayerBlockRule = function () {
      (t.CSSGroupingRule.call(this), (this.name = ``));
    }),
      (t.CSSLayerBlockRule.prototype = Object.create(t.CSSGroupingRule.prototype)),
      (t.CSSLayerBlockRule.prototype.constructor = t.CSSLayerBlockRule),
      Object.setPrototypeOf(t.CSSLayerBlockRule, t.CSSRule),
      Object.defineProperty(t.CSSLayerBlockRule.prototype, "type", { value: 18, writable: !1 }),
      Object.defineProperties(t.CSSLayerBlockRule.prototype, {
        cssText: {
          get: function () {
            var e = ``,
              t = [` {`];
            return (
              this.cssRules.length &&
                t.push(
                  this.cssRules.reduce(function (e, t) {
                    return (t.cssText !== `` && e.push(t.cssText), e);
                  }, []).join(`
  `),
                ),
              (e =
                t.join(`
  `) +
                `
}`),
              `@layer` + (this.name ? ` ` + this.name : ``) + e
            );
          },
        },
      }),
      (e.CSSLayerBlockRule = t.CSSLayerBlockRule));
  }),
  require_CSSLayerStatementRule = /* @__PURE__ */ __commonJSMin((e) => {
    var t = { CSSRule: require_CSSRule().CSSRule };
    ((t.CSSLayerStatementRule = function () {
      (t.CSSRule.call(this), (this.nameList = []));
    }),
      (t.CSSLayerStatementRule.prototype = Object.create(t.CSSRule.prototype)),
      (t.CSSLayerStatementRule.prototype.constructor = t.CSSLayerStatementRule),
      Object.setPrototypeOf(t.CSSLayerStatementRule, t.CSSRule),
      Object.defineProperty(t.CSSLayerStatementRule.prototype, "type", { value: 0, writable: !1 }),
      Object.defineProperties(t.CSSLayerStatementRule.prototype, {
        cssText: {
          get: function () {
            return `@layer ` + this.nameList.join(`, `) + `;`;
          },
        },
      }),
      (e.CSSLayerStatementRule = t.CSSLayerStatementRule));
  }),
  require_CSSPageRule = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {
        CSSStyleDeclaration: require_CSSStyleDeclaration().CSSStyleDeclaration,
        CSSRule: require_CSSRule().CSSRule,
        CSSRuleList: require_CSSRuleList().CSSRuleList,
        CSSGroupingRule: require_CSSGroupingRule().CSSGroupingRule,
      },
      n = require_regexPatterns().regexPatterns;
    try {
      t.CSSStyleDeclaration = require("cssstyle").CSSStyleDeclaration;
    } catch {}
    ((t.CSSPageRule = function () {
      (t.CSSGroupingRule.call(this),
        (this.__style = new t.CSSStyleDeclaration()),
        (this.__style.parentRule = this));
    }),
      (t.CSSPageRule.prototype = Object.create(t.CSSGroupingRule.prototype)),
      (t.CSSPageRule.prototype.constructor = t.CSSPageRule),
      Object.setPrototypeOf(t.CSSPageRule, t.CSSGroupingRule),
      Object.defineProperty(t.CSSPageRule.prototype, "type", { value: 6, writable: !1 }),
      Object.defineProperty(t.CSSPageRule.prototype, "selectorText", {
        get: function () {
          return this.__selectorText;
        },
        set: function (e) {
          if (typeof e == `string`) {
            var t = e.trim();
            if (t === ``) {
              this.__selectorText = ``;
              return;
            }
            var r = n.atPageRuleSelectorRegExp,
              i = n.cssCustomIdentifierRegExp,
              a = t.match(r);
            if (a) {
              var o = a[1] || ``,
                s = a[2] || ``;
              if (o && !i.test(o)) return;
              if (s) {
                for (
                  var c = s.split(`:`).filter(function (e) {
                      return e;
                    }),
                    l = [`left`, `right`, `first`, `blank`],
                    u = !0,
                    d = 0;
                  d < c.length;
                  d++
                )
                  if (l.indexOf(c[d].toLowerCase()) === -1) {
                    u = !1;
                    break;
                  }
                if (!u) return;
              }
              this.__selectorText = o + s.toLowerCase();
            }
          }
        },
      }),
      Object.defineProperty(t.CSSPageRule.prototype, "style", {
        get: function () {
          return this.__style;
        },
        set: function (e) {
          typeof e == `string` ? (this.__style.cssText = e) : (this.__style = e);
        },
      }),
      Object.defineProperty(t.CSSPageRule.prototype, "cssText", {
        get: function () {
          var e = ``;
          if (this.cssRules.length) {
            var t = [` {`];
            (this.style.cssText && t.push(this.style.cssText),
              t.push(
                this.cssRules.reduce(function (e, t) {
                  return (t.cssText !== `` && e.push(t.cssText), e);
                }, []).join(`
  `),
              ),
              (e =
                t.join(`
  `) +
                `
}`));
          } else e = ` {` + (this.style.cssText ? ` ` + this.style.cssText : ``) + ` }`;
          return `@page` + (this.selectorText ? ` ` + this.selectorText : ``) + e;
        },
      }),
      (e.CSSPageRule = t.CSSPageRule));
  }),
  require_cssstyleTryCatchBlock = /* @__PURE__ */ __commonJSMin(() => {
    try {
      CSSOM.CSSStyleDeclaration = require("cssstyle").CSSStyleDeclaration;
    } catch {}
  }),
  require_parse = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {},
      n = require_regexPatterns().regexPatterns;
    ((t.parse = function (e, r, i) {
      i = i === !0 ? console && console.error : i;
      var a = 0,
        o = `before-selector`,
        s,
        c = ``,
        l = 0,
        u = !1,
        d = {
          name: !0,
          "before-name": !0,
          selector: !0,
          value: !0,
          "value-parenthesis": !0,
          atRule: !0,
          "importRule-begin": !0,
          importRule: !0,
          "namespaceRule-begin": !0,
          namespaceRule: !0,
          atBlock: !0,
          containerBlock: !0,
          conditionBlock: !0,
          counterStyleBlock: !0,
          propertyBlock: !0,
          "documentRule-begin": !0,
          scopeBlock: !0,
          layerBlock: !0,
          pageBlock: !0,
        },
        f;
      r && r.styleSheet
        ? (f = r.styleSheet)
        : ((f =
            r && r.globalObject && r.globalObject.CSSStyleSheet
              ? new r.globalObject.CSSStyleSheet()
              : new t.CSSStyleSheet()),
          (f.__constructed = !1));
      var p = r && r.cssRules ? { cssRules: r.cssRules } : f;
      if (r && r.ownerNode) {
        f.__ownerNode = r.ownerNode;
        var m =
          r.ownerNode.media || (r.ownerNode.getAttribute && r.ownerNode.getAttribute(`media`));
        m && (f.media.mediaText = m);
        var h =
          r.ownerNode.title || (r.ownerNode.getAttribute && r.ownerNode.getAttribute(`title`));
        h && (f.__title = h);
      }
      r && r.ownerRule && (f.__ownerRule = r.ownerRule);
      var g = p,
        _,
        v = [],
        y,
        b,
        x = ``,
        S,
        C,
        w,
        T,
        E,
        D,
        O,
        k,
        A,
        j,
        M,
        N,
        P,
        F,
        I,
        L,
        R,
        z,
        B = {},
        ee = 0,
        te = {},
        ne = {},
        re = {};
      function V(e) {
        return ((e.__parseId ||= ++ee), e.__parseId);
      }
      var H = 0,
        U = {};
      function ie(e) {
        if (!U[e]) {
          var t = e === `@import` ? le : ce;
          U[e] = new RegExp(e + t.source, t.flags);
        }
        return U[e];
      }
      var ae = n.atKeyframesRegExp,
        oe = n.beforeRulePortionRegExp,
        se = n.beforeRuleValidationRegExp,
        ce = n.forwardRuleValidationRegExp,
        le = n.forwardImportRuleValidationRegExp,
        ue = new RegExp(oe.source, oe.flags),
        de = n.forwardRuleClosingBraceRegExp,
        fe = n.forwardRuleSemicolonAndOpeningBraceRegExp,
        me = n.cssCustomIdentifierRegExp,
        he = n.startsWithCombinatorRegExp,
        ge = n.atPageRuleSelectorRegExp,
        _e = n.startsWithHexEscapeRegExp,
        ve = n.identStartCharRegExp,
        ye = n.identCharRegExp,
        be = n.specialCharsNeedEscapeRegExp,
        xe = n.combinatorOrSeparatorRegExp,
        Se = n.afterHexEscapeSeparatorRegExp,
        Ce = n.trailingSpaceSeparatorRegExp,
        we = n.endsWithHexEscapeRegExp,
        Te = n.attributeSelectorContentRegExp,
        Ee = n.pseudoElementRegExp,
        De = n.invalidCombinatorLtGtRegExp,
        Oe = n.invalidCombinatorDoubleGtRegExp,
        ke = n.consecutiveCombinatorsRegExp,
        Ae = n.invalidSlottedRegExp,
        je = n.invalidPartRegExp,
        Me = n.invalidCueRegExp,
        Ne = n.invalidCueRegionRegExp,
        Pe = n.invalidNestingPattern,
        Fe = n.emptyPseudoClassRegExp,
        Ie = n.whitespaceNormalizationRegExp,
        Le = n.newlineRemovalRegExp,
        Re = n.whitespaceAndDotRegExp,
        ze = n.declarationOrOpenBraceRegExp,
        Be = n.ampersandRegExp,
        Ve = n.hexEscapeSequenceRegExp,
        He = n.attributeCaseFlagRegExp,
        Ue = n.prependedAmpersandRegExp,
        We = n.openBraceGlobalRegExp,
        Ge = n.closeBraceGlobalRegExp,
        Ke = n.scopePreludeSplitRegExp,
        qe = n.leadingWhitespaceRegExp,
        Je = n.doubleQuoteRegExp,
        Ye = n.backslashRegExp,
        Xe = n.invalidMediaOperatorWithoutSpaceRegExp,
        Ze = n.invalidMediaNotAfterOperatorRegExp,
        Qe = n.invalidMediaNotIdentifierRegExp,
        $e = n.invalidMediaNotAfterFeatureRegExp,
        et = n.invalidMediaOperatorBetweenParensRegExp,
        tt = n.invalidMediaNotWithMediaTypeRegExp,
        nt = n.mediaFeatureColonRegExp,
        rt = n.identifierBeforeParenRegExp,
        it = n.mediaAndOperatorRegExp,
        at = n.mediaOrOperatorRegExp,
        ot = n.mediaNotOperatorStartRegExp,
        st = n.mediaNotOperatorRegExp;
      function ct(e) {
        for (var t = 0; t < e.length; t++) {
          var n = e[t];
          if ((n === `;` || n === `}`) && e.substring(0, t).indexOf(`{`) === -1) {
            for (var r = n, i = t + 1; i < e.length && /\s/.test(e[i]);) ((r += e[i]), i++);
            var a = [r];
            return ((a.index = t), (a.input = e), a);
          }
        }
        return null;
      }
      function lt(e, t) {
        t ||= 0;
        var n = e.indexOf(`{`, t);
        if (n === -1) return null;
        for (var r = 0, i = n; i < e.length; i++)
          if (e[i] === `{`) r++;
          else if (e[i] === `}` && (r--, r === 0))
            return { 0: e.slice(n, i + 1), index: n, input: e };
        return null;
      }
      function ut(t, n, r) {
        var i = lt(n, r);
        if (i) {
          var a = i.index + i[0].length;
          ((t += a), e.charAt(t) === `}` && --t);
        } else t += n.length;
        return t;
      }
      function dt(e) {
        var t = e.split(Ke);
        t.length === 2 && ((t[0] += `)`), (t[1] = `(` + t[1]));
        var n = t[0] && t[0].charAt(0) === `(` && t[0].charAt(t[0].length - 1) === `)`,
          r = t[1] && t[1].charAt(0) === `(` && t[1].charAt(t[1].length - 1) === `)`,
          i = !n && !r && t[0].indexOf(`to (`) === 0 && t[0].charAt(t[0].length - 1) === `)`,
          a = ``,
          o = ``;
        return (
          n && (a = t[0].slice(1, -1).trim()),
          r && (o = t[1].slice(1, -1).trim()),
          i && (o = t[0].slice(4, -1).trim()),
          { startSelector: a, endSelector: o, hasStart: n, hasEnd: r, hasOnlyEnd: i }
        );
      }
      function ft(e) {
        return Ee.test(e);
      }
      function pt(e, t, n) {
        for (
          var r = 0, i = 0, a = !1, o = !1, s = !1, c = n ? [] : null, l = 0;
          l < e.length;
          l++
        ) {
          var u = e[l];
          if (u === `\\`) {
            var d = Y(e, l);
            if (d > 0) {
              l += d - 1;
              continue;
            }
          }
          if (a) u === `'` && (a = !1);
          else if (o) u === `"` && (o = !1);
          else if (t && s) u === `]` ? (s = !1) : u === `'` ? (a = !0) : u === `"` && (o = !0);
          else if (t && u === `[`) s = !0;
          else if (u === `'`) a = !0;
          else if (u === `"`) o = !0;
          else if (u === `(`) n ? c.push(`(`) : r++;
          else if (u === `)`) {
            if (n) {
              if (!c.length || c.pop() !== `(`) return !1;
            } else if ((r--, r < 0)) return !1;
          } else if (u === `[`) i++;
          else if (u === `]` && (i--, i < 0)) return !1;
        }
        return n ? c.length === 0 && i === 0 && !a && !o && !s : r === 0 && i === 0 && !a && !o;
      }
      function mt(e) {
        return !pt(e, !1, !1);
      }
      function ht(e) {
        return !!(De.test(e) || Oe.test(e) || ke.test(e));
      }
      function gt(e) {
        for (var t = [Ae, je, Me, Ne], n = 0; n < t.length; n++) if (t[n].test(e)) return !0;
        return !1;
      }
      function _t(e) {
        return Pe.test(e);
      }
      function vt() {
        if (g === p) return !0;
        var e = !1,
          n = !1;
        if (
          (g.constructor.name === `CSSStyleRule`
            ? (e = !0)
            : (g instanceof t.CSSScopeRule || g instanceof t.CSSConditionRule) && (n = !0),
          !e)
        )
          for (var r = 0; r < v.length; r++) {
            if (v[r].constructor.name === `CSSStyleRule`) {
              e = !0;
              break;
            }
            (v[r] instanceof t.CSSScopeRule || v[r] instanceof t.CSSConditionRule) && (n = !0);
          }
        return n && !e;
      }
      function W(t, n, r) {
        var i = !1,
          s = ie(t),
          c = Math.min(100, e.length - a),
          l = e.slice(a, a + c);
        if (!(r && g !== p) && l.search(s) === 0) {
          var u = Math.max(0, H),
            d = e.slice(u, a),
            f = d.match(ue),
            m = f ? u + d.lastIndexOf(f[f.length - 1]) : u;
          e.slice(m, a).search(se) === 0 && ((i = !0), (H = m));
        }
        if (i && t === `@scope`) {
          var h = l.indexOf(`{`);
          if (h !== -1) {
            var _ = l.slice(0, h).trim(),
              v = _.slice(6).trim();
            if (v.length > 0) {
              var y = dt(v),
                b = y.startSelector,
                x = y.endSelector,
                S = y.hasStart,
                C = y.hasEnd,
                w = y.hasOnlyEnd;
              ((S && b === ``) ||
                (C && x === ``) ||
                (w && x === ``) ||
                (b && ft(b)) ||
                (x && ft(x)) ||
                (b && mt(b)) ||
                (x && mt(x)) ||
                (b && ht(b)) ||
                (x && ht(x)) ||
                (b && gt(b)) ||
                (x && gt(x)) ||
                (!S && !w)) &&
                (i = !1);
            }
          }
        }
        if (i && t === `@page`) {
          var h = l.indexOf(`{`);
          if (h !== -1) {
            var _ = l.slice(0, h).trim(),
              v = _.slice(5).trim();
            if (v.length > 0) {
              var T = v.trim();
              if (T !== ``) {
                var E = T.match(ge);
                if (E) {
                  var D = E[1] || ``,
                    O = E[2] || ``;
                  if ((D && (me.test(D) || (i = !1)), O)) {
                    for (
                      var k = O.split(`:`).filter(function (e) {
                          return e;
                        }),
                        A = [`left`, `right`, `first`, `blank`],
                        j = !0,
                        M = 0;
                      M < k.length;
                      M++
                    )
                      if (A.indexOf(k[M].toLowerCase()) === -1) {
                        j = !1;
                        break;
                      }
                    j || (i = !1);
                  }
                } else i = !1;
              }
            }
          }
        }
        if (i) n.call(this);
        else {
          var N = ct(l);
          if (N && g !== p) {
            var P = N[0].indexOf(`;`);
            a += N.index + P;
            return;
          }
          if (t === `@layer`) {
            var F = l.match(fe);
            if (F && F[1] === `;`) {
              ((a += F.index + F[0].length), (o = `before-selector`));
              return;
            }
          }
          ((a = ut(a, l)), (o = `before-selector`));
        }
      }
      function yt(e) {
        return /[a-zA-Z_\u00A0-\uFFFF]/.test(e);
      }
      function bt(e) {
        return /[a-zA-Z0-9_\u00A0-\uFFFF\-]/.test(e);
      }
      function xt(e) {
        if (!e || e.length === 0) return !1;
        var t = 0,
          n = e.length,
          r = !1;
        function i() {
          if (t < n && e[t] === `\\`) {
            var r = Y(e, t);
            if (r > 0) return ((t += r), !0);
          }
          return !1;
        }
        function a() {
          for (var r = t; t < n;)
            if (i()) continue;
            else if (bt(e[t])) t++;
            else break;
          return t > r;
        }
        function o() {
          var r = t;
          return (
            t < n && e[t] === `*` ? t++ : t < n && (yt(e[t]) || e[t] === `\\`) && a(),
            t < n && e[t] === `|` ? (t++, !0) : ((t = r), !1)
          );
        }
        function s() {
          if (t >= n || e[t] !== `(`) return !1;
          t++;
          for (var r = 1, i = !1, a = ``; t < n && r > 0;) {
            var o = e[t];
            o === `\\` && t + 1 < n
              ? (t += 2)
              : !i && (o === `"` || o === `'`)
                ? ((i = !0), (a = o), t++)
                : i && o === a
                  ? ((i = !1), t++)
                  : !i && o === `(`
                    ? (r++, t++)
                    : (!i && o === `)` && r--, t++);
          }
          return r === 0;
        }
        for (; t < n;) {
          for (var c = !1, l = t; t < n && /\s/.test(e[t]);) t++;
          if (t > l) r = !0;
          else if (t < n && /[>+~]/.test(e[t])) for (t++, r = !0; t < n && /\s/.test(e[t]);) t++;
          else {
            if (t < n && e[t] === `&`) (t++, (r = !0), (c = !0));
            else if (t < n && e[t] === `.`) (t++, a() && ((r = !0), (c = !0)));
            else if (t < n && e[t] === `#`) (t++, a() && ((r = !0), (c = !0)));
            else if (t < n && e[t] === `:`)
              (t++, t < n && e[t] === `:` && t++, a() && (s(), (r = !0), (c = !0)));
            else if (t < n && e[t] === `[`) {
              t++;
              for (var u = 1; t < n && u > 0;)
                if (e[t] === `\\`) t += 2;
                else if (e[t] === `'`) {
                  for (t++; t < n && e[t] !== `'`;) e[t] === `\\` ? (t += 2) : t++;
                  t < n && t++;
                } else if (e[t] === `"`) {
                  for (t++; t < n && e[t] !== `"`;) e[t] === `\\` ? (t += 2) : t++;
                  t < n && t++;
                } else e[t] === `[` ? (u++, t++) : (e[t] === `]` && u--, t++);
              u === 0 && ((r = !0), (c = !0));
            } else
              t < n &&
                (yt(e[t]) || e[t] === `\\` || e[t] === `*` || e[t] === `|` || e[t] === `-`) &&
                (o(),
                t < n && e[t] === `*`
                  ? (t++, (r = !0), (c = !0))
                  : t < n &&
                    (yt(e[t]) || e[t] === `\\` || e[t] === `-`) &&
                    a() &&
                    ((r = !0), (c = !0)));
            if (!c && t === l) return !1;
          }
        }
        return r;
      }
      function St(e) {
        if (e.length > 1e4 || !pt(e, !0, !0) || ht(e) || gt(e) || _t(e)) return !1;
        for (
          var t = [`lang`, `dir`, `nth-child`, `nth-last-child`, `nth-of-type`, `nth-last-of-type`],
            n = 0;
          n < e.length;
          n++
        )
          if (e[n] === `:`) {
            (n++, n < e.length && e[n] === `:` && n++);
            for (var r = n; n < e.length && /[a-zA-Z0-9\-]/.test(e[n]);) n++;
            if (n === r) continue;
            var i = e.substring(r, n).toLowerCase();
            if (n < e.length && e[n] === `(`) {
              n++;
              for (var a = n, o = 1; n < e.length && o > 0;)
                e[n] === `\\` ? (n += 2) : e[n] === `(` ? (o++, n++) : (e[n] === `)` && o--, n++);
              if (o === 0) {
                for (var s = e.substring(a, n - 1), c = 0; c < t.length; c++)
                  if (i === t[c] && /['"]/.test(s)) return !1;
              }
            }
          }
        return xt(e);
      }
      function Ct(e) {
        for (var t = [], n = 0; n < e.length; n++)
          if (e[n] === `:`) {
            var r = n;
            (n++, n < e.length && e[n] === `:` && n++);
            for (var i = n; n < e.length && /[a-zA-Z\-]/.test(e[n]);) n++;
            if (n === i) continue;
            var a = e.substring(i, n);
            if (n < e.length && e[n] === `(`) {
              n++;
              for (var o = n, s = 1, c = !1, l = !1; n < e.length && s > 0;) {
                var u = e[n];
                u === `\\`
                  ? (n += 2)
                  : u === `'` && !l
                    ? ((c = !c), n++)
                    : u === `"` && !c
                      ? ((l = !l), n++)
                      : u === `(` && !c && !l
                        ? (s++, n++)
                        : (u === `)` && !c && !l && s--, n++);
              }
              if (s === 0) {
                var d = e.substring(o, n - 1),
                  f = e.substring(r, n);
                t.push([f, a, d, r]);
              }
              n--;
            }
          }
        return t;
      }
      function G(e) {
        for (var t = 0, n = ``, r = [], i = !1, a = !1, o = 0, s; o < e.length; o++)
          ((s = e.charAt(o)),
            s === `\\` && o + 1 < e.length
              ? ((n += s), o++, (n += e.charAt(o)))
              : s === `'` && !a
                ? ((i = !i), (n += s))
                : s === `"` && !i
                  ? ((a = !a), (n += s))
                  : !i && !a
                    ? s === `(`
                      ? (t++, (n += s))
                      : s === `)`
                        ? (t--, (n += s))
                        : s === `,` && t === 0
                          ? (n.trim() && r.push(n.trim()), (n = ``))
                          : (n += s)
                    : (n += s));
        var c = n.trim();
        if (c) {
          var l = we.test(n);
          r.push(l ? n.replace(qe, ``) : c);
        }
        return r;
      }
      var K = {},
        wt = { not: !0, is: !0, has: !0, where: !0 };
      function Tt(e) {
        if (K.hasOwnProperty(e)) return K[e];
        for (var t = Ct(e), n = 0; n < t.length; n++) {
          var r = t[n][1];
          if (wt.hasOwnProperty(r)) {
            for (var i = G(t[n][2]), a = !1, o = 0; o < i.length; o++)
              if (Be.test(i[o])) {
                a = !0;
                break;
              }
            if (a) continue;
            for (var s = 0; s < i.length; s++) {
              var c = i[s];
              if (!K.hasOwnProperty(c)) {
                var l = Tt(c);
                if (((K[c] = l), !l)) return ((K[e] = !1), !1);
              } else if (!K[c]) return ((K[e] = !1), !1);
            }
          }
        }
        var u = St(e);
        return ((K[e] = u), u);
      }
      function Et(e) {
        for (var t = -1, n = !1, r = !1, i = !1, a = 0; a < e.length; a++) {
          var o = e[a];
          if (o === `\\`) {
            var s = Y(e, a);
            if (s > 0) {
              a += s - 1;
              continue;
            }
          }
          if (r) o === `'` && (r = !1);
          else if (i) o === `"` && (i = !1);
          else if (n) o === `]` ? (n = !1) : o === `'` ? (r = !0) : o === `"` && (i = !0);
          else if (o === `[`) n = !0;
          else if (o === `|` && !n) {
            t = a;
            break;
          }
        }
        if (t === -1) return !0;
        var c = e.substring(0, t);
        return c === `*` || c === `` || B.hasOwnProperty(c);
      }
      function Dt(e) {
        for (var t = ``, n = 0, r = ``, i = !1, a = 0, o = !1, s = !1; n < e.length;) {
          var c = e[n];
          if (c === `[` && !i) ((i = !0), (a = 1), (t += c), n++, (o = !1), (s = !1));
          else if (i) {
            if (
              (c === `[` && a++,
              c === `]` && (a--, a === 0 && (i = !1)),
              c === `\\` && n + 1 < e.length)
            ) {
              var l = Y(e, n);
              ((t += e.substr(n, l)), (n += l));
            } else ((t += c), n++);
            s = !1;
          } else {
            if (c === `\\`) {
              var l = Y(e, n);
              if (l > 0) {
                var u = e.substr(n, l),
                  d = kt(u),
                  f = _e.test(u) && u[l - 1] === ` `;
                r = e[n + l] || ``;
                var p = !1,
                  m = !1;
                if (o) {
                  if (Bt(d)) ((p = !0), (m = !0));
                  else if (d === `-`) {
                    var h = e.substring(n + l);
                    p = !(h && ye.test(h[0]));
                  } else ve.test(d) || (p = !0);
                } else be.test(d) && (p = !0);
                if (p) {
                  if (m) {
                    var g = d.charCodeAt(0),
                      _ = g.toString(16);
                    ((t += `\\` + _),
                      Vt(r) || !r || Se.test(r) ? ((t += ` `), (s = !1)) : (s = !0));
                  } else ((t += `\\` + d), (s = !1));
                } else
                  (s && !f && Ut(d) && (t += ` `),
                    (t += d),
                    f && (!r || Se.test(r)) && (t += ` `),
                    (s = !1));
                ((n += l), (o &&= d === `-`));
                continue;
              }
            }
            if (c === `.` || c === `#`) ((t += c), (o = !0), (s = !1), n++);
            else if (c === `-` && o) ((t += c), (o = !0), (s = !1), n++);
            else if (Bt(c) && o) {
              var g = c.charCodeAt(0),
                _ = g.toString(16);
              ((t += `\\` + _),
                (r = e[n + 1] || ``),
                Vt(r) || !r || Se.test(r) ? ((t += ` `), (s = !1)) : (s = !0),
                (o = !1),
                n++);
            } else
              c === `:` || xe.test(c)
                ? ((c === ` ` && s && t[t.length - 1] === ` `) || (t += c), (o = !1), (s = !1), n++)
                : Ht(c) && s
                  ? ((t += ` ` + c), (o = !1), (s = !1), n++)
                  : c === ` ` && s
                    ? ((r = e[n + 1] || ``),
                      (!r || Ce.test(r)) && (t += c),
                      (o = !1),
                      (s = !1),
                      n++)
                    : ((t += c), (o = !1), (s = !1), n++);
          }
        }
        return t;
      }
      function Ot(e) {
        for (var t = ``, n = 0; n < e.length; n++) {
          if (e[n] === `\\` && n + 1 < e.length) {
            var r = Y(e, n);
            if (r > 0) {
              var i = kt(e.substr(n, r));
              ((t += i), (n += r - 1));
              continue;
            }
          }
          t += e[n];
        }
        return t;
      }
      function kt(e) {
        if (e.length < 2 || e[0] !== `\\`) return e;
        var t = e.substring(1),
          n = t.match(Ve);
        if (n) {
          var r = parseInt(n[1], 16);
          if (r > 65535) {
            r -= 65536;
            var i = 55296 + (r >> 10),
              a = 56320 + (r & 1023);
            return String.fromCharCode(i, a);
          }
          return String.fromCharCode(r);
        }
        return t[0] || ``;
      }
      function At(e) {
        for (var t = ``, n = 0; n < e.length;)
          if (e[n] === `[`) {
            ((t += `[`), n++);
            for (var r = ``, i = 1; n < e.length && i > 0;)
              if (e[n] === `\\` && n + 1 < e.length) ((r += e.substring(n, n + 2)), (n += 2));
              else {
                if ((e[n] === `[` && i++, e[n] === `]` && (i--, i === 0))) break;
                ((r += e[n]), n++);
              }
            var a = Mt(r);
            if (a === null) return null;
            ((t += a), n < e.length && e[n] === `]` && ((t += `]`), n++));
          } else ((t += e[n]), n++);
        return t;
      }
      function jt(e, t, n, r, i) {
        if (e.length < 2) return null;
        for (var a = 1, o = !1; a < e.length;)
          if (e[a] === `\\` && a + 1 < e.length) {
            var s = Y(e, a);
            a += s;
          } else {
            if (e[a] === t) {
              o = a === e.length - 1;
              break;
            }
            a++;
          }
        if (!o) return null;
        var c = Ot(e.slice(1, -1)).replace(Je, `\\"`);
        return n + r + `"` + c + `"` + (i ? ` ` + i : ``);
      }
      function Mt(e) {
        var t = e.match(Te);
        if (!t) return e;
        var n = t[1],
          r = t[2],
          i = t[3].trim(),
          a = i.match(He),
          o = a ? a[1] : i,
          s = a ? a[2] : ``,
          c = o.trim(),
          l = c[0];
        if (l === `"`) return jt(c, `"`, n, r, s);
        if (l === `'`) return jt(c, `'`, n, r, s);
        for (var u = !1, d = 0; d < c.length; d++) {
          var f = c[d];
          if (f === `\\` && d + 1 < c.length) {
            var p = Y(c, d);
            if (p > 0) {
              d += p - 1;
              continue;
            }
          }
          if (be.test(f)) {
            u = !0;
            break;
          }
        }
        if (u) return null;
        var m = Ot(c).replace(Ye, `\\\\`).replace(Je, `\\"`);
        return n + r + `"` + m + `"` + (s ? ` ` + s : ``);
      }
      function Nt(e) {
        var t = e.replace(Ie, function (e, t, n) {
          return n ? ` ` : e;
        });
        return ((t = Dt(t)), (t = At(t)), t === null ? `` : Pt(t));
      }
      function Pt(e, t) {
        if ((t === void 0 && (t = 0), t > 10)) return e;
        var n = Ct(e);
        if (n.length === 0) return e;
        for (var r = e, i = n.length - 1; i >= 0; i--) {
          var a = n[i][1];
          if (wt.hasOwnProperty(a)) {
            for (
              var o = n[i][0], s = n[i][2], c = n[i][3], l = G(s), u = !1, d = 0;
              d < l.length;
              d++
            )
              if (Be.test(l[d])) {
                u = !0;
                break;
              }
            if (u) continue;
            for (var f = G(Pt(s, t + 1)), p = [], m = 0; m < f.length; m++) {
              var h = f[m];
              St(h) && p.push(h);
            }
            var g = p.join(`, `),
              _ = `:` + a + `(` + g + `)`;
            r = r.substring(0, c) + _ + r.substring(c + o.length);
          }
        }
        return r;
      }
      function Ft(e) {
        for (var t = 0; t < e.length; t++) {
          var n = e[t];
          if (n === `'`)
            for (t++; t < e.length;)
              if (e[t] === `\\` && t + 1 < e.length) t += 2;
              else {
                if (e[t] === `'`) break;
                if (
                  e[t] === `\r` ||
                  e[t] ===
                    `
`
                )
                  return !0;
                t++;
              }
          else if (n === `"`)
            for (t++; t < e.length;)
              if (e[t] === `\\` && t + 1 < e.length) t += 2;
              else {
                if (e[t] === `"`) break;
                if (
                  e[t] === `\r` ||
                  e[t] ===
                    `
`
                )
                  return !0;
                t++;
              }
        }
        return !1;
      }
      function It(e) {
        if (!e || e.trim() === `` || Fe.test(e) || Ft(e)) return !1;
        for (var t = G(e), n = 0; n < t.length; n++) {
          var r = t[n].trim();
          if (!Tt(r) || !Et(r)) return !1;
        }
        return !0;
      }
      function q(e) {
        v.push(e);
      }
      function J(t, n) {
        var r = e.substring(0, a).split(`
`),
          o = r.length,
          s = r.pop().length + 1,
          c = /* @__PURE__ */ Error(t + ` (line ` + o + `, char ` + s + `)`);
        ((c.line = o), (c.char = s), (c.styleSheet = f), (c.isNested = !!n));
        try {
          throw c;
        } catch (e) {
          i && i(e);
        }
      }
      function Lt(t) {
        var n = e.slice(a).match(de);
        (n && (a += n.index + n[0].length - 1), (S = null), (c = ``), (u = !1), (o = t));
      }
      function Rt(e) {
        return `.:#&*[\\`.indexOf(e) !== -1;
      }
      function zt(e) {
        return (
          ` 	
\r`.indexOf(e) !== -1
        );
      }
      function Bt(e) {
        var t = e.charCodeAt(0);
        return t >= 48 && t <= 57;
      }
      function Vt(e) {
        if (!e) return !1;
        var t = e.charCodeAt(0);
        return (t >= 48 && t <= 57) || (t >= 65 && t <= 70) || (t >= 97 && t <= 102);
      }
      function Ht(e) {
        if (!e) return !1;
        var t = e.charCodeAt(0);
        return (t >= 65 && t <= 90) || (t >= 97 && t <= 122);
      }
      function Ut(e) {
        var t = e.charCodeAt(0);
        return (t >= 48 && t <= 57) || (t >= 65 && t <= 90) || (t >= 97 && t <= 122);
      }
      function Y(e, t) {
        if (e[t] !== `\\` || t + 1 >= e.length) return 0;
        var n = e[t + 1];
        if (Vt(n)) {
          for (var r = 1; r < 6 && t + 1 + r < e.length && Vt(e[t + 1 + r]);) r++;
          return t + 1 + r < e.length && zt(e[t + 1 + r]) ? 1 + r + 1 : 1 + r;
        }
        return 2;
      }
      function Wt(e, t) {
        for (var n = 0; n < e.length; n++) {
          if (e[n] === `\\`) {
            var r = Y(e, n);
            if (r > 0) {
              n += r - 1;
              continue;
            }
          }
          if (e[n] === t) return !0;
        }
        return !1;
      }
      function Gt(e) {
        return Xe.test(e) || Ze.test(e) || Qe.test(e) || $e.test(e) || et.test(e) || tt.test(e);
      }
      function Kt(e) {
        if (Gt(e)) return `not all`;
        var t = e;
        return (
          (t = t.replace(nt, function (e, n, r, i, a) {
            var o = t.lastIndexOf(e),
              s = o > 0 ? t.charAt(o - 1) : ``;
            return rt.test(s) ? e : n + r + `: ` + a;
          })),
          (t = t.replace(it, ` and `)),
          (t = t.replace(at, ` or `)),
          (t = t.replace(ot, `not `)),
          (t = t.replace(st, ` not `)),
          t.trim()
        );
      }
      for (var X = e.length - 1, qt = X, Z; (Z = e.charAt(a)); a++) {
        if (a === X)
          switch (o) {
            case `importRule`:
            case `namespaceRule`:
            case `layerBlock`:
              Z !== `;` && ((e += `;`), (X += 1));
              break;
            case `value`:
              if (Z !== `}`) {
                ((e += Z === `;` ? `}` : `;`), (X += 1));
                break;
              }
            case `name`:
            case `before-name`:
              ((e += Z === `}` ? ` ` : `}`), (X += 1));
              break;
            case `before-selector`:
              if (Z !== `}` && g !== f) {
                ((e += `}`), (X += 1));
                break;
              }
          }
        if (Z === `\\` && a + 1 < e.length) {
          var Jt = Y(e, a);
          if (Jt > 0) {
            ((c += e.substr(a, Jt)), (a += Jt - 1));
            continue;
          }
        }
        switch (Z) {
          case ` `:
          case `	`:
          case `\r`:
          case `
`:
          case `\f`:
            d[o] && (c += Z);
            break;
          case `"`:
            s = a + 1;
            do
              ((s = e.indexOf(`"`, s) + 1),
                s || (J(`Unmatched "`), (o === `selector` || o === `atRule`) && (u = !0)));
            while (e[s - 2] === `\\`);
            if (s === 0) break;
            switch (((c += e.slice(a, s)), (a = s - 1), o)) {
              case `before-value`:
                o = `value`;
                break;
              case `importRule-begin`:
                ((o = `importRule`), a === X && (e += `;`));
                break;
              case `namespaceRule-begin`:
                ((o = `namespaceRule`), a === X && (e += `;`));
            }
            break;
          case `'`:
            s = a + 1;
            do
              ((s = e.indexOf(`'`, s) + 1),
                s || (J(`Unmatched '`), (o === `selector` || o === `atRule`) && (u = !0)));
            while (e[s - 2] === `\\`);
            if (s === 0) break;
            switch (((c += e.slice(a, s)), (a = s - 1), o)) {
              case `before-value`:
                o = `value`;
                break;
              case `importRule-begin`:
                o = `importRule`;
                break;
              case `namespaceRule-begin`:
                o = `namespaceRule`;
            }
            break;
          case `/`:
            (e.charAt(a + 1) === `*`
              ? ((a += 2),
                (s = e.indexOf(`*/`, a)),
                s === -1 ? ((a = e.length - 1), (c = ``)) : (a = s + 1))
              : (c += Z),
              o === `importRule-begin` && ((c += ` `), (o = `importRule`)),
              o === `namespaceRule-begin` && ((c += ` `), (o = `namespaceRule`)));
            break;
          case `@`:
            if (
              (R &&
                (S && S.constructor.name === `CSSNestedDeclarations` && g.cssRules.push(S),
                S !== R &&
                  R.parentRule &&
                  R.parentRule.constructor.name === `CSSStyleRule` &&
                  (S = R.parentRule)),
              e.indexOf(`@-moz-document`, a) === a)
            ) {
              (W(`@-moz-document`, function () {
                ((o = `documentRule-begin`),
                  (j = new t.CSSDocumentRule()),
                  (j.__starts = a),
                  (a += 13));
              }),
                (c = ``));
              break;
            }
            if (e.indexOf(`@media`, a) === a) {
              (W(`@media`, function () {
                ((o = `atBlock`), (C = new t.CSSMediaRule()), (C.__starts = a), (a += 5));
              }),
                (c = ``));
              break;
            }
            if (e.indexOf(`@container`, a) === a) {
              (W(`@container`, function () {
                ((o = `containerBlock`),
                  (w = new t.CSSContainerRule()),
                  (w.__starts = a),
                  (a += 9));
              }),
                (c = ``));
              break;
            }
            if (e.indexOf(`@counter-style`, a) === a) {
              c = ``;
              var Yt = !vt();
              W(
                `@counter-style`,
                function () {
                  ((o = `counterStyleBlock`),
                    (T = new t.CSSCounterStyleRule()),
                    (T.__starts = a),
                    (a += 13));
                },
                Yt,
              );
              break;
            }
            if (e.indexOf(`@property`, a) === a) {
              c = ``;
              var Yt = !vt();
              W(
                `@property`,
                function () {
                  ((o = `propertyBlock`),
                    (E = new t.CSSPropertyRule()),
                    (E.__starts = a),
                    (a += 8));
                },
                Yt,
              );
              break;
            }
            if (e.indexOf(`@scope`, a) === a) {
              (W(`@scope`, function () {
                ((o = `scopeBlock`), (P = new t.CSSScopeRule()), (P.__starts = a), (a += 5));
              }),
                (c = ``));
              break;
            }
            if (e.indexOf(`@layer`, a) === a) {
              (W(`@layer`, function () {
                ((o = `layerBlock`), (I = new t.CSSLayerBlockRule()), (I.__starts = a), (a += 5));
              }),
                (c = ``));
              break;
            }
            if (e.indexOf(`@page`, a) === a) {
              (W(`@page`, function () {
                ((o = `pageBlock`), (F = new t.CSSPageRule()), (F.__starts = a), (a += 4));
              }),
                (c = ``));
              break;
            }
            if (e.indexOf(`@supports`, a) === a) {
              (W(`@supports`, function () {
                ((o = `conditionBlock`), (D = new t.CSSSupportsRule()), (D.__starts = a), (a += 8));
              }),
                (c = ``));
              break;
            }
            if (e.indexOf(`@host`, a) === a) {
              (W(`@host`, function () {
                ((o = `hostRule-begin`), (a += 4), (M = new t.CSSHostRule()), (M.__starts = a));
              }),
                (c = ``));
              break;
            }
            if (e.indexOf(`@starting-style`, a) === a) {
              (W(`@starting-style`, function () {
                ((o = `startingStyleRule-begin`),
                  (a += 14),
                  (N = new t.CSSStartingStyleRule()),
                  (N.__starts = a));
              }),
                (c = ``));
              break;
            }
            if (e.indexOf(`@import`, a) === a) {
              ((c = ``),
                W(
                  `@import`,
                  function () {
                    ((o = `importRule-begin`), (a += 6), (c += `@import`));
                  },
                  !0,
                ));
              break;
            }
            if (e.indexOf(`@namespace`, a) === a) {
              ((c = ``),
                W(
                  `@namespace`,
                  function () {
                    ((o = `namespaceRule-begin`), (a += 9), (c += `@namespace`));
                  },
                  !0,
                ));
              break;
            }
            if (e.indexOf(`@font-face`, a) === a) {
              c = ``;
              var Yt = !vt();
              W(
                `@font-face`,
                function () {
                  ((o = `fontFaceRule-begin`),
                    (a += 9),
                    (k = new t.CSSFontFaceRule()),
                    (k.__starts = a));
                },
                Yt,
              );
              break;
            }
            ae.lastIndex = a;
            var Xt = ae.exec(e);
            if (Xt && Xt.index === a) {
              ((o = `keyframesRule-begin`),
                (A = new t.CSSKeyframesRule()),
                (A.__starts = a),
                (A._vendorPrefix = Xt[1]),
                (a += Xt[0].length - 1),
                (c = ``));
              break;
            }
            (o === `selector` && (o = `atRule`), (c += Z));
            break;
          case `{`:
            if ((g === p && (R = null), o === `before-selector`)) {
              (J(`Unexpected {`), (a = ut(a, e.slice(a))));
              break;
            }
            if (o === `selector` || o === `atRule`) {
              if (!R && Wt(c, `;`)) {
                var Q = e.slice(a).match(de);
                if (Q) {
                  ((S = null), (c = ``), (o = `before-selector`), (a += Q.index + Q[0].length));
                  break;
                }
              }
              if ((S || ((S = new t.CSSStyleRule()), (S.__starts = a)), u)) {
                Lt(`before-selector`);
                break;
              }
              var Zt = _;
              (_ && ((S.__parentRule = _), q(_)), (g = _ = S));
              var Qt = Nt(c.trim());
              (Zt && Zt.constructor.name === `CSSStyleRule`
                ? (S.selectorText = G(Qt)
                    .map(function (e) {
                      return e.indexOf(`&`) === -1 || he.test(e) ? `& ` + e : e;
                    })
                    .join(`, `))
                : (S.selectorText = G(Qt).join(`, `)),
                (S.style.__starts = a),
                (S.__parentStyleSheet = f),
                (c = ``),
                (o = `before-name`));
            } else if (o === `atBlock`)
              ((C.media.mediaText = Kt(c.trim())),
                _ &&
                  ((C.__parentRule = _),
                  q(_),
                  _.constructor.name === `CSSStyleRule` && !R && (R = _)),
                (g = _ = C),
                q(C),
                (C.__parentStyleSheet = f),
                (S && S.constructor.name === `CSSStyleRule` && S.__parentRule) || (S = null),
                (c = ``),
                (o = `before-selector`));
            else if (o === `containerBlock`)
              ((w.__conditionText = Kt(c.trim())),
                _ &&
                  ((w.__parentRule = _),
                  q(_),
                  _.constructor.name === `CSSStyleRule` && !R && (R = _)),
                (g = _ = w),
                q(w),
                (w.__parentStyleSheet = f),
                (S = null),
                (c = ``),
                (o = `before-selector`));
            else if (o === `counterStyleBlock`) {
              var $t = c.trim().replace(Le, ``);
              ($t.length > 0 &&
                !Re.test($t) &&
                ((T.name = $t), _ && (T.__parentRule = _), (T.__parentStyleSheet = f), (S = T)),
                (c = ``));
            } else if (o === `propertyBlock`) {
              var en = c.trim().replace(Le, ``);
              (en.indexOf(`--`) === 0 &&
                ((E.__name = en), _ && (E.__parentRule = _), (E.__parentStyleSheet = f), (S = E)),
                (c = ``));
            } else if (o === `conditionBlock`)
              ((D.__conditionText = Kt(c.trim())),
                _ &&
                  ((D.__parentRule = _),
                  q(_),
                  _.constructor.name === `CSSStyleRule` && !R && (R = _)),
                (g = _ = D),
                q(D),
                (D.__parentStyleSheet = f),
                (S = null),
                (c = ``),
                (o = `before-selector`));
            else if (o === `scopeBlock`) {
              var $ = dt(c.trim());
              ($.hasStart && (P.__start = $.startSelector),
                $.hasEnd && (P.__end = $.endSelector),
                $.hasOnlyEnd && (P.__end = $.endSelector),
                _ &&
                  ((P.__parentRule = _),
                  q(_),
                  _.constructor.name === `CSSStyleRule` && !R && (R = _)),
                (g = _ = P),
                q(P),
                (P.__parentStyleSheet = f),
                (S = null),
                (c = ``),
                (o = `before-selector`));
            } else if (o === `layerBlock`)
              ((I.name = c.trim()),
                (I.name.length === 0 || I.name.match(me) !== null) &&
                  (_ &&
                    ((I.__parentRule = _),
                    q(_),
                    _.constructor.name === `CSSStyleRule` && !R && (R = _)),
                  (g = _ = I),
                  q(I),
                  (I.__parentStyleSheet = f)),
                (S = null),
                (c = ``),
                (o = `before-selector`));
            else if (o === `pageBlock`)
              ((F.selectorText = c.trim()),
                _ && ((F.__parentRule = _), q(_)),
                (g = _ = F),
                (F.__parentStyleSheet = f),
                (S = F),
                (c = ``),
                (o = `before-name`));
            else if (o === `hostRule-begin`)
              (_ && q(_),
                (g = _ = M),
                q(M),
                (M.__parentStyleSheet = f),
                (c = ``),
                (o = `before-selector`));
            else if (o === `startingStyleRule-begin`)
              (_ &&
                ((N.__parentRule = _),
                q(_),
                _.constructor.name === `CSSStyleRule` && !R && (R = _)),
                (g = _ = N),
                q(N),
                (N.__parentStyleSheet = f),
                (S = null),
                (c = ``),
                (o = `before-selector`));
            else if (o === `fontFaceRule-begin`)
              (_ && (k.__parentRule = _),
                (k.__parentStyleSheet = f),
                (S = k),
                (c = ``),
                (o = `before-name`));
            else if (o === `keyframesRule-begin`)
              ((A.name = c.trim()),
                _ && (q(_), (A.__parentRule = _)),
                (A.__parentStyleSheet = f),
                (g = _ = A),
                (c = ``),
                (o = `keyframeRule-begin`));
            else if (o === `keyframeRule-begin`)
              ((S = new t.CSSKeyframeRule()),
                (S.keyText = c.trim()),
                (S.__starts = a),
                (c = ``),
                (o = `before-name`));
            else if (o === `documentRule-begin`)
              ((j.matcher.matcherText = c.trim()),
                _ && (q(_), (j.__parentRule = _)),
                (g = _ = j),
                q(j),
                (j.__parentStyleSheet = f),
                (c = ``),
                (o = `before-selector`));
            else if (o === `before-name` || o === `name`) {
              if (
                S.constructor.name === `CSSFontFaceRule` ||
                S.constructor.name === `CSSKeyframeRule` ||
                (S.constructor.name === `CSSPageRule` && _ === S)
              ) {
                var Q = e.slice(a).match(de);
                if (Q) {
                  ((a += Q.index + Q[0].length - 1), (c = ``), (o = `before-name`));
                  break;
                }
              }
              if (
                (S.constructor.name === `CSSNestedDeclarations`
                  ? (S.style.length &&
                      (_.cssRules.push(S), (S.__parentRule = _), (S.__parentStyleSheet = f)),
                    q(_))
                  : ((g = _ = S), q(_), (S.__parentStyleSheet = f)),
                (S = new t.CSSStyleRule()),
                u)
              ) {
                Lt(`before-name`);
                break;
              }
              var Qt = Nt(c.trim());
              (_.constructor.name === `CSSScopeRule` ||
              (_.constructor.name !== `CSSStyleRule` && _.parentRule === null)
                ? (S.selectorText = G(Qt).join(`, `))
                : (S.selectorText = G(Qt)
                    .map(function (e) {
                      return e.indexOf(`&`) === -1 || he.test(e) ? `& ` + e : e;
                    })
                    .join(`, `)),
                (S.style.__starts = a - c.length),
                (S.__parentRule = _),
                (_.constructor.name === `CSSStyleRule` || _.constructor.name === `CSSScopeRule`) &&
                  (R = S),
                (S.__parentStyleSheet = f),
                (g = _ = S),
                (c = ``),
                (o = `before-name`));
            }
            break;
          case `:`:
            if (o === `name`) {
              var tn = e.slice(a).match(ze);
              tn && tn[0] === `{` ? (c += Z) : ((b = c.trim()), (c = ``), (o = `before-value`));
            } else c += Z;
            break;
          case `(`:
            if (o === `value`) {
              if (c.trim() === `expression`) {
                var nn = new t.CSSValueExpression(e, a).parse();
                nn.error ? J(nn.error) : ((c += nn.expression), (a = nn.idx));
              } else ((o = `value-parenthesis`), (l = 1), (c += Z));
            } else (o === `value-parenthesis` && l++, (c += Z));
            break;
          case `)`:
            (o === `value-parenthesis` && (l--, l === 0 && (o = `value`)), (c += Z));
            break;
          case `!`:
            o === `value` && e.indexOf(`!important`, a) === a
              ? ((x = `important`), (a += 9))
              : (c += Z);
            break;
          case `;`:
            switch (o) {
              case `before-value`:
              case `before-name`:
                (J(`Unexpected ;`), (c = ``), (o = `before-name`));
                break;
              case `value`:
                (S.style.setProperty(b, c.trim(), x, J), (x = ``), (c = ``), (o = `before-name`));
                break;
              case `atRule`:
                ((c = ``), (o = `before-selector`));
                break;
              case `importRule`:
                var rn =
                  p.cssRules.length === 0 ||
                  p.cssRules.some(function (e) {
                    return (
                      [`CSSImportRule`, `CSSLayerStatementRule`].indexOf(e.constructor.name) !== -1
                    );
                  });
                (rn &&
                  ((O = new t.CSSImportRule()),
                  r &&
                    r.globalObject &&
                    r.globalObject.CSSStyleSheet &&
                    (O.__styleSheet = new r.globalObject.CSSStyleSheet()),
                  (O.styleSheet.__constructed = !1),
                  (O.__parentStyleSheet = O.styleSheet.__parentStyleSheet = f),
                  O.parse(c + Z),
                  p.cssRules.push(O)),
                  (c = ``),
                  (o = `before-selector`));
                break;
              case `namespaceRule`:
                var rn =
                  p.cssRules.length === 0 ||
                  p.cssRules.every(function (e) {
                    return (
                      [`CSSImportRule`, `CSSLayerStatementRule`, `CSSNamespaceRule`].indexOf(
                        e.constructor.name,
                      ) !== -1
                    );
                  });
                if (rn)
                  try {
                    var an = new t.CSSNamespaceRule();
                    (an.parse(c + Z),
                      (z = an),
                      (z.__parentStyleSheet = f),
                      p.cssRules.push(z),
                      z.prefix && (B[z.prefix] = z.namespaceURI));
                  } catch (e) {
                    J(e.message);
                  }
                ((c = ``), (o = `before-selector`));
                break;
              case `layerBlock`:
                var on = c
                    .trim()
                    .split(`,`)
                    .map(function (e) {
                      return e.trim();
                    }),
                  sn = on.some(function (e) {
                    return e.trim().match(me) === null;
                  }),
                  cn = !1;
                if (_)
                  for (var ln = _; ln;) {
                    if (ln.constructor.name === `CSSStyleRule`) {
                      cn = !0;
                      break;
                    }
                    ln = ln.__parentRule;
                  }
                (!sn &&
                  !cn &&
                  ((L = new t.CSSLayerStatementRule()),
                  (L.__parentStyleSheet = f),
                  (L.__starts = I.__starts),
                  (L.__ends = a),
                  (L.nameList = on),
                  _ ? ((L.__parentRule = _), _.cssRules.push(L)) : p.cssRules.push(L)),
                  (c = ``),
                  (o = `before-selector`));
                break;
              default:
                c += Z;
            }
            break;
          case `}`:
            if (o === `counterStyleBlock`) {
              (T.name &&
                (T.parse(`@counter-style ` + T.name + ` { ` + c + ` }`),
                (T.__ends = a + 1),
                T.__parentRule ? T.__parentRule.cssRules.push(T) : p.cssRules.push(T)),
                T.__parentRule && (g = T.__parentRule),
                (S = null),
                (c = ``),
                (o = `before-selector`));
              break;
            }
            if (o === `propertyBlock`) {
              (E.__name &&
                E.parse(`@property ` + E.__name + ` { ` + c + ` }`) &&
                ((E.__ends = a + 1),
                E.__parentRule ? E.__parentRule.cssRules.push(E) : p.cssRules.push(E)),
                E.__parentRule && (g = E.__parentRule),
                (S = null),
                (c = ``),
                (o = `before-selector`));
              break;
            }
            switch (o) {
              case `value`:
                (S.style.setProperty(b, c.trim(), x, J), (x = ``));
              case `before-value`:
              case `before-name`:
              case `name`:
                if (
                  ((S.__ends = a + 1),
                  _ === S && (_ = v.pop()),
                  _ && (S.__parentRule = _),
                  (S.__parentStyleSheet = f),
                  g === S && (g = _ || p),
                  S.constructor.name === `CSSStyleRule` && !It(S.selectorText)
                    ? (S === R && (R = null),
                      J(
                        `Invalid CSSStyleRule (selectorText = "` + S.selectorText + `")`,
                        S.parentRule !== null,
                      ))
                    : S.parentRule
                      ? S.parentRule.cssRules.push(S)
                      : g.cssRules.push(S),
                  (c = ``),
                  (o =
                    g.constructor === t.CSSKeyframesRule
                      ? `keyframeRule-begin`
                      : `before-selector`),
                  S.constructor.name === `CSSNestedDeclarations`)
                )
                  (g !== p &&
                    (g.constructor.name === `CSSStyleRule` ||
                      g.constructor.name === `CSSScopeRule`) &&
                    (R = g),
                    (S = null));
                else {
                  if (S === R) {
                    var un = S.selectorText && S.selectorText.trim(),
                      dn = un && un.match(Ue),
                      fn = g && g instanceof t.CSSGroupingRule;
                    !dn && fn
                      ? (g.constructor.name === `CSSStyleRule` ||
                          g.constructor.name === `CSSScopeRule`) &&
                        (R = g)
                      : (R = null);
                  } else R && g instanceof t.CSSGroupingRule;
                  S = null;
                  break;
                }
              case `keyframeRule-begin`:
              case `before-selector`:
              case `selector`:
                if (!_) {
                  (J(`Unexpected }`),
                    g.cssRules.length &&
                      g.cssRules[g.cssRules.length - 1].constructor.name === `CSSStyleRule` &&
                      (a = ut(a, e.slice(a), 1)));
                  break;
                }
                for (; v.length > 0;)
                  if (
                    ((_ = v.pop()),
                    _ !== g &&
                      _ instanceof t.CSSGroupingRule &&
                      (_.constructor.name !== `CSSStyleRule` || _.__parentRule))
                  ) {
                    if (R && (g === R || R.__parentRule === g)) {
                      if (R.parentRule) {
                        ((y = R), (g = R.parentRule));
                        var pn = V(y);
                        (re[pn] || (g.cssRules.push(y), (re[pn] = !0)), (R = g));
                        break;
                      }
                      y = g;
                      var mn = v.length > 0 ? v[v.length - 1] : R;
                      (mn !== y && mn.cssRules.push(y), (g = mn), (_ = mn));
                      break;
                    }
                    ((y = g), _ !== y && _.cssRules.push(y));
                    break;
                  }
                if (v.length === 0 && g.__parentRule && g.__parentRule.cssRules) {
                  var hn = V(g);
                  te[hn] || (g.__parentRule.cssRules.push(g), (te[hn] = !0));
                }
                if (v.length === 0 && g.parentRule == null) {
                  g.__ends = a + 1;
                  var gn = V(g);
                  if (
                    (g !== p && !ne[gn] && (p.cssRules.push(g), (ne[gn] = !0)), (g = p), R === _)
                  ) {
                    var _n = e.slice(R.__starts, a + 1),
                      vn = _n.match(We),
                      yn = _n.match(Ge);
                    (vn && vn.length) === (yn && yn.length) &&
                      ((R.__ends = a + 1), (R = null), (_ = null));
                  } else _ = null;
                } else g = _;
                ((c = ``), (o = `before-selector`));
            }
            break;
          default:
            switch (o) {
              case `before-selector`:
                ((o = `selector`),
                  (S || P) && _
                    ? !Rt(Z) &&
                      !zt(Z) &&
                      _ instanceof t.CSSGroupingRule &&
                      ((o = `before-name`),
                      S !== _ && ((S = new t.CSSNestedDeclarations()), (S.__starts = a)))
                    : R &&
                      _ &&
                      _ instanceof t.CSSGroupingRule &&
                      (Rt(Z)
                        ? ((S = new t.CSSStyleRule()), (S.__starts = a))
                        : zt(Z) ||
                          ((o = `before-name`),
                          _.cssRules.length || R
                            ? ((g = _),
                              (_.constructor.name === `CSSStyleRule` ||
                                _.constructor.name === `CSSScopeRule`) &&
                                (R = _),
                              (S = new t.CSSNestedDeclarations()),
                              (S.__starts = a))
                            : _.constructor.name === `CSSStyleRule`
                              ? (S = _)
                              : ((S = new t.CSSStyleRule()), (S.__starts = a)))));
                break;
              case `before-name`:
                o = `name`;
                break;
              case `before-value`:
                o = `value`;
                break;
              case `importRule-begin`:
                o = `importRule`;
                break;
              case `namespaceRule-begin`:
                o = `namespaceRule`;
            }
            c += Z;
        }
        if (a === qt && (g !== p || v.length > 0)) {
          var bn = v.length;
          g !== p && v.indexOf(g) === -1 && (bn += 1);
          for (var xn = 0; xn < bn; xn++) ((e += `}`), (X += 1));
        }
      }
      return (c.trim() !== `` && J(`Unexpected end of input`), f);
    }),
      (e.parse = t.parse),
      (t.CSSStyleSheet = require_CSSStyleSheet().CSSStyleSheet),
      (t.CSSStyleRule = require_CSSStyleRule().CSSStyleRule),
      (t.CSSNestedDeclarations = require_CSSNestedDeclarations().CSSNestedDeclarations),
      (t.CSSImportRule = require_CSSImportRule().CSSImportRule),
      (t.CSSNamespaceRule = require_CSSNamespaceRule().CSSNamespaceRule),
      (t.CSSGroupingRule = require_CSSGroupingRule().CSSGroupingRule),
      (t.CSSMediaRule = require_CSSMediaRule().CSSMediaRule),
      (t.CSSCounterStyleRule = require_CSSCounterStyleRule().CSSCounterStyleRule),
      (t.CSSPropertyRule = require_CSSPropertyRule().CSSPropertyRule),
      (t.CSSContainerRule = require_CSSContainerRule().CSSContainerRule),
      (t.CSSConditionRule = require_CSSConditionRule().CSSConditionRule),
      (t.CSSSupportsRule = require_CSSSupportsRule().CSSSupportsRule),
      (t.CSSFontFaceRule = require_CSSFontFaceRule().CSSFontFaceRule),
      (t.CSSHostRule = require_CSSHostRule().CSSHostRule),
      (t.CSSStartingStyleRule = require_CSSStartingStyleRule().CSSStartingStyleRule),
      (t.CSSStyleDeclaration = require_CSSStyleDeclaration().CSSStyleDeclaration),
      (t.CSSKeyframeRule = require_CSSKeyframeRule().CSSKeyframeRule),
      (t.CSSKeyframesRule = require_CSSKeyframesRule().CSSKeyframesRule),
      (t.CSSValueExpression = require_CSSValueExpression().CSSValueExpression),
      (t.CSSDocumentRule = require_CSSDocumentRule().CSSDocumentRule),
      (t.CSSScopeRule = require_CSSScopeRule().CSSScopeRule),
      (t.CSSLayerBlockRule = require_CSSLayerBlockRule().CSSLayerBlockRule),
      (t.CSSLayerStatementRule = require_CSSLayerStatementRule().CSSLayerStatementRule),
      (t.CSSPageRule = require_CSSPageRule().CSSPageRule),
      require_cssstyleTryCatchBlock());
  }),
  require_CSSStyleDeclaration = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {},
      n = require_regexPatterns().regexPatterns,
      r = /^(0|[1-9][0-9]*)$/;
    ((t.CSSStyleDeclaration = function () {
      ((this.length = 0), (this.parentRule = null), (this._importants = {}));
    }),
      (t.CSSStyleDeclaration.prototype = {
        constructor: t.CSSStyleDeclaration,
        getPropertyValue: function (e) {
          return this[e] || ``;
        },
        setProperty: function (e, i, a, o) {
          e === `length` ||
            e === `parentRule` ||
            e === `_importants` ||
            e === `__starts` ||
            e in t.CSSStyleDeclaration.prototype ||
            r.test(e) ||
            (n.basicStylePropertyValueValidationRegExp.test(i)
              ? o &&
                o(`Invalid CSSStyleDeclaration property (name = "` + e + `", value = "` + i + `")`)
              : this[e]
                ? (Array.prototype.indexOf.call(this, e) < 0 &&
                    ((this[this.length] = e), this.length++),
                  (a || !this._importants[e]) &&
                    (this.removeProperty(e),
                    (this[this.length] = e),
                    this.length++,
                    (this[e] = i + ``),
                    (this._importants[e] = a)))
                : ((this[this.length] = e),
                  this.length++,
                  (this[e] = i + ``),
                  (this._importants[e] = a)));
        },
        removeProperty: function (e) {
          if (!(e in this)) return ``;
          var t = Array.prototype.indexOf.call(this, e);
          if (t < 0) return ``;
          var n = this[e];
          return ((this[e] = ``), Array.prototype.splice.call(this, t, 1), n);
        },
        getPropertyCSSValue: function () {},
        getPropertyPriority: function (e) {
          return this._importants[e] || ``;
        },
        getPropertyShorthand: function () {},
        isPropertyImplicit: function () {},
        get cssText() {
          for (var e = [], t = 0, n = this.length; t < n; ++t) {
            var r = this[t],
              i = this.getPropertyValue(r),
              a = this.getPropertyPriority(r);
            ((a &&= ` !` + a), (e[t] = r + `: ` + i + a + `;`));
          }
          return e.join(` `);
        },
        set cssText(e) {
          for (var n = this.length, r; n--;) ((r = this[n]), (this[r] = ``));
          (Array.prototype.splice.call(this, 0, this.length), (this._importants = {}));
          var i = t.parse(`#bogus{` + e + `}`).cssRules[0].style,
            a = i.length;
          for (n = 0; n < a; ++n)
            ((r = i[n]), this.setProperty(i[n], i.getPropertyValue(r), i.getPropertyPriority(r)));
        },
      }),
      (e.CSSStyleDeclaration = t.CSSStyleDeclaration),
      (t.parse = require_parse().parse));
  }),
  require_clone = /* @__PURE__ */ __commonJSMin((e) => {
    var t = {
      CSSStyleSheet: require_CSSStyleSheet().CSSStyleSheet,
      CSSRule: require_CSSRule().CSSRule,
      CSSNestedDeclarations: require_CSSNestedDeclarations().CSSNestedDeclarations,
      CSSStyleRule: require_CSSStyleRule().CSSStyleRule,
      CSSGroupingRule: require_CSSGroupingRule().CSSGroupingRule,
      CSSConditionRule: require_CSSConditionRule().CSSConditionRule,
      CSSMediaRule: require_CSSMediaRule().CSSMediaRule,
      CSSContainerRule: require_CSSContainerRule().CSSContainerRule,
      CSSSupportsRule: require_CSSSupportsRule().CSSSupportsRule,
      CSSStyleDeclaration: require_CSSStyleDeclaration().CSSStyleDeclaration,
      CSSKeyframeRule: require_CSSKeyframeRule().CSSKeyframeRule,
      CSSKeyframesRule: require_CSSKeyframesRule().CSSKeyframesRule,
      CSSScopeRule: require_CSSScopeRule().CSSScopeRule,
      CSSLayerBlockRule: require_CSSLayerBlockRule().CSSLayerBlockRule,
      CSSLayerStatementRule: require_CSSLayerStatementRule().CSSLayerStatementRule,
    };
    try {
      t.CSSStyleDeclaration = require("cssstyle").CSSStyleDeclaration;
    } catch {}
    ((t.clone = function e(n) {
      var r = new t.CSSStyleSheet(),
        i = n.cssRules;
      if (!i) return r;
      for (var a = 0, o = i.length; a < o; a++) {
        var s = i[a],
          c = (r.cssRules[a] = new s.constructor()),
          l = s.style;
        if (l)
          for (var u = (c.style = new t.CSSStyleDeclaration()), d = 0, f = l.length; d < f; d++) {
            var p = l[d];
            u.setProperty(p, l.getPropertyValue(p), l.getPropertyPriority(p));
          }
        (s.hasOwnProperty(`keyText`) && (c.keyText = s.keyText),
          s.hasOwnProperty(`selectorText`) && (c.selectorText = s.selectorText),
          s.hasOwnProperty(`mediaText`) && (c.mediaText = s.mediaText),
          s.hasOwnProperty(`supportsText`) && (c.supports = s.supports),
          s.hasOwnProperty(`conditionText`) && (c.conditionText = s.conditionText),
          s.hasOwnProperty(`layerName`) && (c.layerName = s.layerName),
          s.hasOwnProperty(`href`) && (c.href = s.href),
          s.hasOwnProperty(`name`) && (c.name = s.name),
          s.hasOwnProperty(`nameList`) && (c.nameList = s.nameList),
          s.hasOwnProperty(`cssRules`) && (c.cssRules = e(s).cssRules));
      }
      return r;
    }),
      (e.clone = t.clone));
  }),
  require_lib$2 = /* @__PURE__ */ __commonJSMin((e) => {
    ((e.setup = require_CSSOM().setup),
      require_errorUtils(),
      require_regexPatterns(),
      (e.CSSStyleDeclaration = require_CSSStyleDeclaration().CSSStyleDeclaration),
      require_cssstyleTryCatchBlock(),
      (e.CSSRule = require_CSSRule().CSSRule),
      (e.CSSRuleList = require_CSSRuleList().CSSRuleList),
      (e.CSSNestedDeclarations = require_CSSNestedDeclarations().CSSNestedDeclarations),
      (e.CSSGroupingRule = require_CSSGroupingRule().CSSGroupingRule),
      (e.CSSCounterStyleRule = require_CSSCounterStyleRule().CSSCounterStyleRule),
      (e.CSSPropertyRule = require_CSSPropertyRule().CSSPropertyRule),
      (e.CSSConditionRule = require_CSSConditionRule().CSSConditionRule),
      (e.CSSStyleRule = require_CSSStyleRule().CSSStyleRule),
      (e.MediaList = require_MediaList().MediaList),
      (e.CSSMediaRule = require_CSSMediaRule().CSSMediaRule),
      (e.CSSContainerRule = require_CSSContainerRule().CSSContainerRule),
      (e.CSSSupportsRule = require_CSSSupportsRule().CSSSupportsRule),
      (e.CSSImportRule = require_CSSImportRule().CSSImportRule),
      (e.CSSNamespaceRule = require_CSSNamespaceRule().CSSNamespaceRule),
      (e.CSSFontFaceRule = require_CSSFontFaceRule().CSSFontFaceRule),
      (e.CSSHostRule = require_CSSHostRule().CSSHostRule),
      (e.CSSStartingStyleRule = require_CSSStartingStyleRule().CSSStartingStyleRule),
      (e.StyleSheet = require_StyleSheet().StyleSheet),
      (e.CSSStyleSheet = require_CSSStyleSheet().CSSStyleSheet),
      (e.CSSKeyframesRule = require_CSSKeyframesRule().CSSKeyframesRule),
      (e.CSSKeyframeRule = require_CSSKeyframeRule().CSSKeyframeRule),
      (e.MatcherList = require_MatcherList().MatcherList),
      (e.CSSDocumentRule = require_CSSDocumentRule().CSSDocumentRule),
      (e.CSSValue = require_CSSValue().CSSValue),
      (e.CSSValueExpression = require_CSSValueExpression().CSSValueExpression),
      (e.CSSScopeRule = require_CSSScopeRule().CSSScopeRule),
      (e.CSSLayerBlockRule = require_CSSLayerBlockRule().CSSLayerBlockRule),
      (e.CSSLayerStatementRule = require_CSSLayerStatementRule().CSSLayerStatementRule),
      (e.CSSPageRule = require_CSSPageRule().CSSPageRule),
      (e.parse = require_parse().parse),
      (e.clone = require_clone().clone));
  }),
  import_lib$2 = require_lib$2();
const tagName$14 = `style`;
var HTMLStyleElement = class extends TextElement {
  constructor(e, t = tagName$14) {
    (super(e, t), (this[SHEET] = null));
  }
  get sheet() {
    let e = this[SHEET];
    return e === null ? (this[SHEET] = (0, import_lib$2.parse)(this.textContent)) : e;
  }
  get innerHTML() {
    return super.innerHTML || ``;
  }
  set innerHTML(e) {
    ((super.textContent = e), (this[SHEET] = null));
  }
  get innerText() {
    return super.innerText || ``;
  }
  set innerText(e) {
    ((super.textContent = e), (this[SHEET] = null));
  }
  get textContent() {
    return super.textContent || ``;
  }
  set textContent(e) {
    ((super.textContent = e), (this[SHEET] = null));
  }
};
registerHTMLClass(tagName$14, HTMLStyleElement);
var HTMLTimeElement = class extends HTMLElement {
  constructor(e, t = `time`) {
    super(e, t);
  }
  get dateTime() {
    return stringAttribute.get(this, `datetime`);
  }
  set dateTime(e) {
    stringAttribute.set(this, `datetime`, e);
  }
};
registerHTMLClass(`time`, HTMLTimeElement);
var HTMLFieldSetElement = class extends HTMLElement {
    constructor(e, t = `fieldset`) {
      super(e, t);
    }
  },
  HTMLEmbedElement = class extends HTMLElement {
    constructor(e, t = `embed`) {
      super(e, t);
    }
  },
  HTMLHRElement = class extends HTMLElement {
    constructor(e, t = `hr`) {
      super(e, t);
    }
  },
  HTMLProgressElement = class extends HTMLElement {
    constructor(e, t = `progress`) {
      super(e, t);
    }
  },
  HTMLParagraphElement = class extends HTMLElement {
    constructor(e, t = `p`) {
      super(e, t);
    }
  },
  HTMLTableElement = class extends HTMLElement {
    constructor(e, t = `table`) {
      super(e, t);
    }
  },
  HTMLFrameSetElement = class extends HTMLElement {
    constructor(e, t = `frameset`) {
      super(e, t);
    }
  },
  HTMLLIElement = class extends HTMLElement {
    constructor(e, t = `li`) {
      super(e, t);
    }
  },
  HTMLBaseElement = class extends HTMLElement {
    constructor(e, t = `base`) {
      super(e, t);
    }
  },
  HTMLDataListElement = class extends HTMLElement {
    constructor(e, t = `datalist`) {
      super(e, t);
    }
  };
const tagName$13 = `input`;
var HTMLInputElement = class extends HTMLElement {
  constructor(e, t = tagName$13) {
    super(e, t);
  }
  /* c8 ignore start */
  get autofocus() {
    return booleanAttribute.get(this, `autofocus`) || -1;
  }
  set autofocus(e) {
    booleanAttribute.set(this, `autofocus`, e);
  }
  get disabled() {
    return booleanAttribute.get(this, `disabled`);
  }
  set disabled(e) {
    booleanAttribute.set(this, `disabled`, e);
  }
  get name() {
    return this.getAttribute(`name`);
  }
  set name(e) {
    this.setAttribute(`name`, e);
  }
  get placeholder() {
    return this.getAttribute(`placeholder`);
  }
  set placeholder(e) {
    this.setAttribute(`placeholder`, e);
  }
  get type() {
    return this.getAttribute(`type`);
  }
  set type(e) {
    this.setAttribute(`type`, e);
  }
  get value() {
    return stringAttribute.get(this, `value`);
  }
  set value(e) {
    stringAttribute.set(this, `value`, e);
  }
};
registerHTMLClass(tagName$13, HTMLInputElement);
var HTMLParamElement = class extends HTMLElement {
    constructor(e, t = `param`) {
      super(e, t);
    }
  },
  HTMLMediaElement = class extends HTMLElement {
    constructor(e, t = `media`) {
      super(e, t);
    }
  },
  HTMLAudioElement = class extends HTMLElement {
    constructor(e, t = `audio`) {
      super(e, t);
    }
  };
const tagName$12 = `h1`;
var HTMLHeadingElement = class extends HTMLElement {
  constructor(e, t = tagName$12) {
    super(e, t);
  }
};
registerHTMLClass([tagName$12, `h2`, `h3`, `h4`, `h5`, `h6`], HTMLHeadingElement);
var HTMLDirectoryElement = class extends HTMLElement {
    constructor(e, t = `dir`) {
      super(e, t);
    }
  },
  HTMLQuoteElement = class extends HTMLElement {
    constructor(e, t = `quote`) {
      super(e, t);
    }
  },
  require_canvas_shim = /* @__PURE__ */ __commonJSMin((e, t) => {
    var n = class {
      constructor(e, t) {
        ((this.width = e), (this.height = t));
      }
      getContext() {
        return null;
      }
      toDataURL() {
        return ``;
      }
    };
    t.exports = { createCanvas: (e, t) => new n(e, t) };
  }),
  require_canvas = /* @__PURE__ */ __commonJSMin((e, t) => {
    /* c8 ignore start */
    try {
      t.exports = require("canvas");
    } catch {
      t.exports = require_canvas_shim();
    }
  }),
  import_canvas = /* @__PURE__ */ __toESM(require_canvas(), 1);
const { createCanvas } = import_canvas.default,
  tagName$11 = `canvas`;
var HTMLCanvasElement = class extends HTMLElement {
  constructor(e, t = tagName$11) {
    (super(e, t), (this[IMAGE] = createCanvas(300, 150)));
  }
  get width() {
    return this[IMAGE].width;
  }
  set width(e) {
    (numericAttribute.set(this, `width`, e), (this[IMAGE].width = e));
  }
  get height() {
    return this[IMAGE].height;
  }
  set height(e) {
    (numericAttribute.set(this, `height`, e), (this[IMAGE].height = e));
  }
  getContext(e) {
    return this[IMAGE].getContext(e);
  }
  toDataURL(...e) {
    return this[IMAGE].toDataURL(...e);
  }
};
registerHTMLClass(tagName$11, HTMLCanvasElement);
var HTMLLegendElement = class extends HTMLElement {
  constructor(e, t = `legend`) {
    super(e, t);
  }
};
const tagName$10 = `option`;
var HTMLOptionElement = class extends HTMLElement {
  constructor(e, t = tagName$10) {
    super(e, t);
  }
  /* c8 ignore start */
  get value() {
    return stringAttribute.get(this, `value`);
  }
  set value(e) {
    stringAttribute.set(this, `value`, e);
  }
  /* c8 ignore stop */
  get selected() {
    return booleanAttribute.get(this, `selected`);
  }
  set selected(e) {
    let t = this.parentElement?.querySelector(`option[selected]`);
    (t && t !== this && (t.selected = !1), booleanAttribute.set(this, `selected`, e));
  }
};
registerHTMLClass(tagName$10, HTMLOptionElement);
var HTMLSpanElement = class extends HTMLElement {
    constructor(e, t = `span`) {
      super(e, t);
    }
  },
  HTMLMeterElement = class extends HTMLElement {
    constructor(e, t = `meter`) {
      super(e, t);
    }
  },
  HTMLVideoElement = class extends HTMLElement {
    constructor(e, t = `video`) {
      super(e, t);
    }
  },
  HTMLTableCellElement = class extends HTMLElement {
    constructor(e, t = `td`) {
      super(e, t);
    }
  };
const tagName$9 = `title`;
var HTMLTitleElement = class extends TextElement {
  constructor(e, t = tagName$9) {
    super(e, t);
  }
};
registerHTMLClass(tagName$9, HTMLTitleElement);
var HTMLOutputElement = class extends HTMLElement {
    constructor(e, t = `output`) {
      super(e, t);
    }
  },
  HTMLTableRowElement = class extends HTMLElement {
    constructor(e, t = `tr`) {
      super(e, t);
    }
  },
  HTMLDataElement = class extends HTMLElement {
    constructor(e, t = `data`) {
      super(e, t);
    }
  },
  HTMLMenuElement = class extends HTMLElement {
    constructor(e, t = `menu`) {
      super(e, t);
    }
  };
const tagName$8 = `select`;
var HTMLSelectElement = class extends HTMLElement {
  constructor(e, t = tagName$8) {
    super(e, t);
  }
  get options() {
    let e = new NodeList(),
      { firstElementChild: t } = this;
    for (; t;)
      (t.tagName === `OPTGROUP` ? e.push(...t.children) : e.push(t), (t = t.nextElementSibling));
    return e;
  }
  /* c8 ignore start */
  get disabled() {
    return booleanAttribute.get(this, `disabled`);
  }
  set disabled(e) {
    booleanAttribute.set(this, `disabled`, e);
  }
  get name() {
    return this.getAttribute(`name`);
  }
  set name(e) {
    this.setAttribute(`name`, e);
  }
  /* c8 ignore stop */
  get value() {
    return this.querySelector(`option[selected]`)?.value;
  }
};
registerHTMLClass(tagName$8, HTMLSelectElement);
var HTMLBRElement = class extends HTMLElement {
  constructor(e, t = `br`) {
    super(e, t);
  }
};
const tagName$7 = `button`;
var HTMLButtonElement = class extends HTMLElement {
  constructor(e, t = tagName$7) {
    super(e, t);
  }
  /* c8 ignore start */
  get disabled() {
    return booleanAttribute.get(this, `disabled`);
  }
  set disabled(e) {
    booleanAttribute.set(this, `disabled`, e);
  }
  get name() {
    return this.getAttribute(`name`);
  }
  set name(e) {
    this.setAttribute(`name`, e);
  }
  get type() {
    return this.getAttribute(`type`);
  }
  set type(e) {
    this.setAttribute(`type`, e);
  }
};
registerHTMLClass(tagName$7, HTMLButtonElement);
var HTMLMapElement = class extends HTMLElement {
    constructor(e, t = `map`) {
      super(e, t);
    }
  },
  HTMLOptGroupElement = class extends HTMLElement {
    constructor(e, t = `optgroup`) {
      super(e, t);
    }
  },
  HTMLDListElement = class extends HTMLElement {
    constructor(e, t = `dl`) {
      super(e, t);
    }
  };
const tagName$6 = `textarea`;
var HTMLTextAreaElement = class extends TextElement {
  constructor(e, t = tagName$6) {
    super(e, t);
  }
  /* c8 ignore start */
  get disabled() {
    return booleanAttribute.get(this, `disabled`);
  }
  set disabled(e) {
    booleanAttribute.set(this, `disabled`, e);
  }
  get name() {
    return this.getAttribute(`name`);
  }
  set name(e) {
    this.setAttribute(`name`, e);
  }
  get placeholder() {
    return this.getAttribute(`placeholder`);
  }
  set placeholder(e) {
    this.setAttribute(`placeholder`, e);
  }
  get type() {
    return this.getAttribute(`type`);
  }
  set type(e) {
    this.setAttribute(`type`, e);
  }
  get value() {
    return this.textContent;
  }
  set value(e) {
    this.textContent = e;
  }
};
registerHTMLClass(tagName$6, HTMLTextAreaElement);
var HTMLFontElement = class extends HTMLElement {
    constructor(e, t = `font`) {
      super(e, t);
    }
  },
  HTMLDivElement = class extends HTMLElement {
    constructor(e, t = `div`) {
      super(e, t);
    }
  };
const tagName$5 = `link`;
var HTMLLinkElement = class extends HTMLElement {
  constructor(e, t = tagName$5) {
    super(e, t);
  }
  /* c8 ignore start */ get disabled() {
    return booleanAttribute.get(this, `disabled`);
  }
  set disabled(e) {
    booleanAttribute.set(this, `disabled`, e);
  }
  get href() {
    return stringAttribute.get(this, `href`).trim();
  }
  set href(e) {
    stringAttribute.set(this, `href`, e);
  }
  get hreflang() {
    return stringAttribute.get(this, `hreflang`);
  }
  set hreflang(e) {
    stringAttribute.set(this, `hreflang`, e);
  }
  get media() {
    return stringAttribute.get(this, `media`);
  }
  set media(e) {
    stringAttribute.set(this, `media`, e);
  }
  get rel() {
    return stringAttribute.get(this, `rel`);
  }
  set rel(e) {
    stringAttribute.set(this, `rel`, e);
  }
  get type() {
    return stringAttribute.get(this, `type`);
  }
  set type(e) {
    stringAttribute.set(this, `type`, e);
  }
};
registerHTMLClass(tagName$5, HTMLLinkElement);
const tagName$4 = `slot`;
var HTMLSlotElement = class extends HTMLElement {
  constructor(e, t = tagName$4) {
    super(e, t);
  }
  /* c8 ignore start */
  get name() {
    return this.getAttribute(`name`);
  }
  set name(e) {
    this.setAttribute(`name`, e);
  }
  assign() {}
  assignedNodes(e) {
    let t = !!this.name,
      n = this.getRootNode().host?.childNodes ?? [],
      r;
    if (
      ((r = t ? [...n].filter((e) => e.slot === this.name) : [...n].filter((e) => !e.slot)),
      e?.flatten)
    ) {
      let e = [];
      for (let t of r)
        t.localName === `slot` ? e.push(...t.assignedNodes({ flatten: !0 })) : e.push(t);
      r = e;
    }
    return r.length ? r : [...this.childNodes];
  }
  assignedElements(e) {
    let t = this.assignedNodes(e).filter((e) => e.nodeType === 1);
    return t.length ? t : [...this.children];
  }
};
registerHTMLClass(tagName$4, HTMLSlotElement);
var HTMLFormElement = class extends HTMLElement {
  constructor(e, t = `form`) {
    super(e, t);
  }
};
const tagName$3 = `img`;
var HTMLImageElement = class extends HTMLElement {
  constructor(e, t = tagName$3) {
    super(e, t);
  }
  /* c8 ignore start */
  get alt() {
    return stringAttribute.get(this, `alt`);
  }
  set alt(e) {
    stringAttribute.set(this, `alt`, e);
  }
  get sizes() {
    return stringAttribute.get(this, `sizes`);
  }
  set sizes(e) {
    stringAttribute.set(this, `sizes`, e);
  }
  get src() {
    return stringAttribute.get(this, `src`);
  }
  set src(e) {
    stringAttribute.set(this, `src`, e);
  }
  get srcset() {
    return stringAttribute.get(this, `srcset`);
  }
  set srcset(e) {
    stringAttribute.set(this, `srcset`, e);
  }
  get title() {
    return stringAttribute.get(this, `title`);
  }
  set title(e) {
    stringAttribute.set(this, `title`, e);
  }
  get width() {
    return numericAttribute.get(this, `width`);
  }
  set width(e) {
    numericAttribute.set(this, `width`, e);
  }
  get height() {
    return numericAttribute.get(this, `height`);
  }
  set height(e) {
    numericAttribute.set(this, `height`, e);
  }
};
registerHTMLClass(tagName$3, HTMLImageElement);
var HTMLPreElement = class extends HTMLElement {
    constructor(e, t = `pre`) {
      super(e, t);
    }
  },
  HTMLUListElement = class extends HTMLElement {
    constructor(e, t = `ul`) {
      super(e, t);
    }
  };
const tagName$2 = `meta`;
var HTMLMetaElement = class extends HTMLElement {
  constructor(e, t = tagName$2) {
    super(e, t);
  }
  /* c8 ignore start */
  get name() {
    return stringAttribute.get(this, `name`);
  }
  set name(e) {
    stringAttribute.set(this, `name`, e);
  }
  get httpEquiv() {
    return stringAttribute.get(this, `http-equiv`);
  }
  set httpEquiv(e) {
    stringAttribute.set(this, `http-equiv`, e);
  }
  get content() {
    return stringAttribute.get(this, `content`);
  }
  set content(e) {
    stringAttribute.set(this, `content`, e);
  }
  get charset() {
    return stringAttribute.get(this, `charset`);
  }
  set charset(e) {
    stringAttribute.set(this, `charset`, e);
  }
  get media() {
    return stringAttribute.get(this, `media`);
  }
  set media(e) {
    stringAttribute.set(this, `media`, e);
  }
};
registerHTMLClass(tagName$2, HTMLMetaElement);
var HTMLPictureElement = class extends HTMLElement {
    constructor(e, t = `picture`) {
      super(e, t);
    }
  },
  HTMLAreaElement = class extends HTMLElement {
    constructor(e, t = `area`) {
      super(e, t);
    }
  },
  HTMLOListElement = class extends HTMLElement {
    constructor(e, t = `ol`) {
      super(e, t);
    }
  },
  HTMLTableCaptionElement = class extends HTMLElement {
    constructor(e, t = `caption`) {
      super(e, t);
    }
  };
const tagName$1 = `a`;
var HTMLAnchorElement = class extends HTMLElement {
  constructor(e, t = tagName$1) {
    super(e, t);
  }
  /* c8 ignore start */ get href() {
    return encodeURI(decodeURI(stringAttribute.get(this, `href`))).trim();
  }
  set href(e) {
    stringAttribute.set(this, `href`, decodeURI(e));
  }
  get download() {
    return encodeURI(decodeURI(stringAttribute.get(this, `download`)));
  }
  set download(e) {
    stringAttribute.set(this, `download`, decodeURI(e));
  }
  get target() {
    return stringAttribute.get(this, `target`);
  }
  set target(e) {
    stringAttribute.set(this, `target`, e);
  }
  get type() {
    return stringAttribute.get(this, `type`);
  }
  set type(e) {
    stringAttribute.set(this, `type`, e);
  }
  get rel() {
    return stringAttribute.get(this, `rel`);
  }
  set rel(e) {
    stringAttribute.set(this, `rel`, e);
  }
};
registerHTMLClass(tagName$1, HTMLAnchorElement);
var HTMLLabelElement = class extends HTMLElement {
    constructor(e, t = `label`) {
      super(e, t);
    }
  },
  HTMLUnknownElement = class extends HTMLElement {
    constructor(e, t = `unknown`) {
      super(e, t);
    }
  },
  HTMLModElement = class extends HTMLElement {
    constructor(e, t = `mod`) {
      super(e, t);
    }
  },
  HTMLDetailsElement = class extends HTMLElement {
    constructor(e, t = `details`) {
      super(e, t);
    }
  };
const tagName = `source`;
var HTMLSourceElement = class extends HTMLElement {
  constructor(e, t = tagName) {
    super(e, t);
  }
  /* c8 ignore start */
  get src() {
    return stringAttribute.get(this, `src`);
  }
  set src(e) {
    stringAttribute.set(this, `src`, e);
  }
  get srcset() {
    return stringAttribute.get(this, `srcset`);
  }
  set srcset(e) {
    stringAttribute.set(this, `srcset`, e);
  }
  get sizes() {
    return stringAttribute.get(this, `sizes`);
  }
  set sizes(e) {
    stringAttribute.set(this, `sizes`, e);
  }
  get type() {
    return stringAttribute.get(this, `type`);
  }
  set type(e) {
    stringAttribute.set(this, `type`, e);
  }
};
registerHTMLClass(tagName, HTMLSourceElement);
var HTMLTrackElement = class extends HTMLElement {
    constructor(e, t = `track`) {
      super(e, t);
    }
  },
  HTMLMarqueeElement = class extends HTMLElement {
    constructor(e, t = `marquee`) {
      super(e, t);
    }
  };
const HTMLClasses = {
    HTMLElement,
    HTMLTemplateElement,
    HTMLHtmlElement,
    HTMLScriptElement,
    HTMLFrameElement,
    HTMLIFrameElement,
    HTMLObjectElement,
    HTMLHeadElement,
    HTMLBodyElement,
    HTMLStyleElement,
    HTMLTimeElement,
    HTMLFieldSetElement,
    HTMLEmbedElement,
    HTMLHRElement,
    HTMLProgressElement,
    HTMLParagraphElement,
    HTMLTableElement,
    HTMLFrameSetElement,
    HTMLLIElement,
    HTMLBaseElement,
    HTMLDataListElement,
    HTMLInputElement,
    HTMLParamElement,
    HTMLMediaElement,
    HTMLAudioElement,
    HTMLHeadingElement,
    HTMLDirectoryElement,
    HTMLQuoteElement,
    HTMLCanvasElement,
    HTMLLegendElement,
    HTMLOptionElement,
    HTMLSpanElement,
    HTMLMeterElement,
    HTMLVideoElement,
    HTMLTableCellElement,
    HTMLTitleElement,
    HTMLOutputElement,
    HTMLTableRowElement,
    HTMLDataElement,
    HTMLMenuElement,
    HTMLSelectElement,
    HTMLBRElement,
    HTMLButtonElement,
    HTMLMapElement,
    HTMLOptGroupElement,
    HTMLDListElement,
    HTMLTextAreaElement,
    HTMLFontElement,
    HTMLDivElement,
    HTMLLinkElement,
    HTMLSlotElement,
    HTMLFormElement,
    HTMLImageElement,
    HTMLPreElement,
    HTMLUListElement,
    HTMLMetaElement,
    HTMLPictureElement,
    HTMLAreaElement,
    HTMLOListElement,
    HTMLTableCaptionElement,
    HTMLAnchorElement,
    HTMLLabelElement,
    HTMLUnknownElement,
    HTMLModElement,
    HTMLDetailsElement,
    HTMLSourceElement,
    HTMLTrackElement,
    HTMLMarqueeElement,
  },
  voidElements = { test: () => !0 },
  Mime = {
    "text/html": {
      docType: `<!DOCTYPE html>`,
      ignoreCase: !0,
      voidElements:
        /^(?:area|base|br|col|embed|hr|img|input|keygen|link|menuitem|meta|param|source|track|wbr)$/i,
    },
    "image/svg+xml": {
      docType: `<?xml version="1.0" encoding="utf-8"?>`,
      ignoreCase: !1,
      voidElements,
    },
    "text/xml": { docType: `<?xml version="1.0" encoding="utf-8"?>`, ignoreCase: !1, voidElements },
    "application/xml": {
      docType: `<?xml version="1.0" encoding="utf-8"?>`,
      ignoreCase: !1,
      voidElements,
    },
    "application/xhtml+xml": {
      docType: `<?xml version="1.0" encoding="utf-8"?>`,
      ignoreCase: !1,
      voidElements,
    },
  };
/* c8 ignore start */
var CustomEvent = class extends GlobalEvent {
    constructor(e, t = {}) {
      (super(e, t), (this.detail = t.detail));
    }
  },
  InputEvent = class extends GlobalEvent {
    constructor(e, t = {}) {
      (super(e, t),
        (this.inputType = t.inputType),
        (this.data = t.data),
        (this.dataTransfer = t.dataTransfer),
        (this.isComposing = t.isComposing || !1),
        (this.ranges = t.ranges));
    }
  };
/* c8 ignore stop */
const ImageClass = (e) =>
    class extends HTMLImageElement {
      constructor(t, n) {
        switch ((super(e), arguments.length)) {
          case 1:
            ((this.height = t), (this.width = t));
            break;
          case 2:
            ((this.height = n), (this.width = t));
        }
      }
    },
  deleteContents = ({ [START]: e, [END]: t }, n = null) => {
    setAdjacent(e[PREV], t[NEXT]);
    do {
      let r = getEnd(e),
        i = r === t ? r : r[NEXT];
      (n ? n.insertBefore(e, n[END]) : e.remove(), (e = i));
    } while (e !== t);
  };
var Range = class e {
  constructor() {
    ((this[START] = null), (this[END] = null), (this.commonAncestorContainer = null));
  }
  insertNode(e) {
    this[END].parentNode.insertBefore(e, this[START]);
  }
  selectNode(e) {
    ((this[START] = e), (this[END] = getEnd(e)));
  }
  selectNodeContents(e) {
    (this.selectNode(e), (this.commonAncestorContainer = e));
  }
  surroundContents(e) {
    e.replaceChildren(this.extractContents());
  }
  setStartBefore(e) {
    this[START] = e;
  }
  setStartAfter(e) {
    this[START] = e.nextSibling;
  }
  setEndBefore(e) {
    this[END] = getEnd(e.previousSibling);
  }
  setEndAfter(e) {
    this[END] = getEnd(e);
  }
  cloneContents() {
    let { [START]: e, [END]: t } = this,
      n = e.ownerDocument.createDocumentFragment();
    for (; e !== t;)
      (n.insertBefore(e.cloneNode(!0), n[END]), (e = getEnd(e)), e !== t && (e = e[NEXT]));
    return n;
  }
  deleteContents() {
    deleteContents(this);
  }
  extractContents() {
    let e = this[START].ownerDocument.createDocumentFragment();
    return (deleteContents(this, e), e);
  }
  createContextualFragment(e) {
    let { commonAncestorContainer: t } = this,
      n = `ownerSVGElement` in t,
      r = n ? t.ownerDocument : t,
      i = htmlToFragment(r, e);
    if (n) {
      let e = [...i.childNodes];
      ((i = r.createDocumentFragment()),
        Object.setPrototypeOf(i, SVGElement$1.prototype),
        (i.ownerSVGElement = r));
      for (let t of e)
        (Object.setPrototypeOf(t, SVGElement$1.prototype),
          (t.ownerSVGElement = r),
          i.appendChild(t));
    } else this.selectNode(i);
    return i;
  }
  cloneRange() {
    let t = new e();
    return ((t[START] = this[START]), (t[END] = this[END]), t);
  }
};
const isOK = ({ nodeType: e }, t) => {
  switch (e) {
    case 1:
      return t & 1;
    case 3:
      return t & 4;
    case 8:
      return t & 128;
    case 4:
      return t & 8;
  }
  return 0;
};
var TreeWalker = class {
  constructor(e, t = -1) {
    ((this.root = e), (this.currentNode = e), (this.whatToShow = t));
    let { [NEXT]: n, [END]: r } = e;
    if (e.nodeType === 9) {
      let { documentElement: t } = e;
      ((n = t), (r = t[END]));
    }
    let i = [];
    for (; n && n !== r;) (isOK(n, t) && i.push(n), (n = n[NEXT]));
    this[PRIVATE] = { i: 0, nodes: i };
  }
  nextNode() {
    let e = this[PRIVATE];
    return ((this.currentNode = e.i < e.nodes.length ? e.nodes[e.i++] : null), this.currentNode);
  }
};
const query = (e, t, n) => {
    let { [NEXT]: r, [END]: i } = t;
    return e.call({ ownerDocument: t, [NEXT]: r, [END]: i }, n);
  },
  globalExports = assign({}, Facades, HTMLClasses, {
    CustomEvent,
    Event: GlobalEvent,
    EventTarget: DOMEventTarget,
    InputEvent,
    NamedNodeMap,
    NodeList,
  }),
  window$1 = /* @__PURE__ */ new WeakMap();
var Document$1 = class extends NonElementParentNode {
  constructor(e) {
    (super(null, `#document`, 9),
      (this[CUSTOM_ELEMENTS] = { active: !1, registry: null }),
      (this[MUTATION_OBSERVER] = { active: !1, class: null }),
      (this[MIME] = Mime[e]),
      (this[DOCTYPE] = null),
      (this[DOM_PARSER] = null),
      (this[GLOBALS] = null),
      (this[IMAGE] = null),
      (this[UPGRADE] = null));
  }
  get defaultView() {
    return (
      window$1.has(this) ||
        window$1.set(
          this,
          new Proxy(globalThis, {
            set: (e, t, n) => {
              switch (t) {
                case `addEventListener`:
                case `removeEventListener`:
                case `dispatchEvent`:
                  this[EVENT_TARGET][t] = n;
                  break;
                default:
                  e[t] = n;
              }
              return !0;
            },
            get: (e, t) => {
              switch (t) {
                case `addEventListener`:
                case `removeEventListener`:
                case `dispatchEvent`:
                  if (!this[EVENT_TARGET]) {
                    let e = (this[EVENT_TARGET] = new DOMEventTarget());
                    ((e.dispatchEvent = e.dispatchEvent.bind(e)),
                      (e.addEventListener = e.addEventListener.bind(e)),
                      (e.removeEventListener = e.removeEventListener.bind(e)));
                  }
                  return this[EVENT_TARGET][t];
                case `document`:
                  return this;
                /* c8 ignore start */
                case `navigator`:
                  return {
                    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/88.0.4324.150 Safari/537.36`,
                  };
                /* c8 ignore stop */
                case `window`:
                  return window$1.get(this);
                case `customElements`:
                  return (
                    this[CUSTOM_ELEMENTS].registry ||
                      (this[CUSTOM_ELEMENTS] = new CustomElementRegistry(this)),
                    this[CUSTOM_ELEMENTS]
                  );
                case `performance`:
                  return e.performance;
                case `DOMParser`:
                  return this[DOM_PARSER];
                case `Image`:
                  return (this[IMAGE] || (this[IMAGE] = ImageClass(this)), this[IMAGE]);
                case `MutationObserver`:
                  return (
                    this[MUTATION_OBSERVER].class ||
                      (this[MUTATION_OBSERVER] = new MutationObserverClass(this)),
                    this[MUTATION_OBSERVER].class
                  );
              }
              return (this[GLOBALS] && this[GLOBALS][t]) || globalExports[t] || e[t];
            },
          }),
        ),
      window$1.get(this)
    );
  }
  get doctype() {
    let e = this[DOCTYPE];
    if (e) return e;
    let { firstChild: t } = this;
    return t && t.nodeType === 10 ? (this[DOCTYPE] = t) : null;
  }
  set doctype(e) {
    if (/^([a-z:]+)(\s+system|\s+public(\s+"([^"]+)")?)?(\s+"([^"]+)")?/i.test(e)) {
      let { $1: e, $4: t, $6: n } = RegExp;
      ((this[DOCTYPE] = new DocumentType$1(this, e, t, n)),
        knownSiblings(this, this[DOCTYPE], this[NEXT]));
    }
  }
  get documentElement() {
    return this.firstElementChild;
  }
  get isConnected() {
    return !0;
  }
  _getParent() {
    return this[EVENT_TARGET];
  }
  createAttribute(e) {
    return new Attr$1(this, e);
  }
  createCDATASection(e) {
    return new CDATASection$1(this, e);
  }
  createComment(e) {
    return new Comment$2(this, e);
  }
  createDocumentFragment() {
    return new DocumentFragment$1(this);
  }
  createDocumentType(e, t, n) {
    return new DocumentType$1(this, e, t, n);
  }
  createElement(e) {
    return new Element$1(this, e);
  }
  createRange() {
    let e = new Range();
    return ((e.commonAncestorContainer = this), e);
  }
  createTextNode(e) {
    return new Text$1(this, e);
  }
  createTreeWalker(e, t = -1) {
    return new TreeWalker(e, t);
  }
  createNodeIterator(e, t = -1) {
    return this.createTreeWalker(e, t);
  }
  createEvent(e) {
    let t = create$1(e === `Event` ? new GlobalEvent(``) : new CustomEvent(``));
    return (
      (t.initEvent = t.initCustomEvent =
        (e, n = !1, r = !1, i) => {
          ((t.bubbles = !!n),
            defineProperties(t, {
              type: { value: e },
              canBubble: { value: n },
              cancelable: { value: r },
              detail: { value: i },
            }));
        }),
      t
    );
  }
  cloneNode(e = !1) {
    let { constructor: t, [CUSTOM_ELEMENTS]: n, [DOCTYPE]: r } = this,
      i = new t();
    if (((i[CUSTOM_ELEMENTS] = n), e)) {
      let e = i[END],
        { childNodes: t } = this;
      for (let { length: n } = t, r = 0; r < n; r++) i.insertBefore(t[r].cloneNode(!0), e);
      r && (i[DOCTYPE] = t[0]);
    }
    return i;
  }
  importNode(e) {
    let t = 1 < arguments.length && !!arguments[1],
      n = e.cloneNode(t),
      { [CUSTOM_ELEMENTS]: r } = this,
      { active: i } = r,
      a = (e) => {
        let { ownerDocument: t, nodeType: n } = e;
        ((e.ownerDocument = this), i && t !== this && n === 1 && r.upgrade(e));
      };
    if ((a(n), t))
      switch (n.nodeType) {
        case 1:
        case 11: {
          let { [NEXT]: e, [END]: t } = n;
          for (; e !== t;) (e.nodeType === 1 && a(e), (e = e[NEXT]));
          break;
        }
      }
    return n;
  }
  toString() {
    return this.childNodes.join(``);
  }
  querySelector(e) {
    return query(super.querySelector, this, e);
  }
  querySelectorAll(e) {
    return query(super.querySelectorAll, this, e);
  }
  /* c8 ignore start */
  getElementsByTagNameNS(e, t) {
    return this.getElementsByTagName(t);
  }
  createAttributeNS(e, t) {
    return this.createAttribute(t);
  }
  createElementNS(e, t, n) {
    return e === `http://www.w3.org/2000/svg`
      ? new SVGElement$1(this, t, null)
      : this.createElement(t, n);
  }
};
setPrototypeOf(
  (globalExports.Document = function () {
    illegalConstructor();
  }),
  Document$1,
).prototype = Document$1.prototype;
const createHTMLElement = (e, t, n, r) => {
  if (!t && htmlClasses.has(n)) return new (htmlClasses.get(n))(e, n);
  let {
    [CUSTOM_ELEMENTS]: { active: i, registry: a },
  } = e;
  if (i) {
    let i = t ? r.is : n;
    if (a.has(i)) {
      let { Class: t } = a.get(i),
        r = new t(e, n);
      return (customElements.set(r, { connected: !1 }), r);
    }
  }
  return new HTMLElement(e, n);
};
var HTMLDocument = class extends Document$1 {
    constructor() {
      super(`text/html`);
    }
    get all() {
      let e = new NodeList(),
        { [NEXT]: t, [END]: n } = this;
      for (; t !== n;) (t.nodeType === 1 && e.push(t), (t = t[NEXT]));
      return e;
    }
    get head() {
      let { documentElement: e } = this,
        { firstElementChild: t } = e;
      return ((t && t.tagName === `HEAD`) || ((t = this.createElement(`head`)), e.prepend(t)), t);
    }
    get body() {
      let { head: e } = this,
        { nextElementSibling: t } = e;
      return ((t && t.tagName === `BODY`) || ((t = this.createElement(`body`)), e.after(t)), t);
    }
    get title() {
      let { head: e } = this;
      return e.getElementsByTagName(`title`).at(0)?.textContent || ``;
    }
    set title(e) {
      let { head: t } = this,
        n = t.getElementsByTagName(`title`).at(0);
      n
        ? (n.textContent = e)
        : (t.insertBefore(this.createElement(`title`), t.firstChild).textContent = e);
    }
    createElement(e, t) {
      let n = !!(t && t.is),
        r = createHTMLElement(this, n, e, t);
      return (n && r.setAttribute(`is`, t.is), r);
    }
  },
  SVGDocument = class extends Document$1 {
    constructor() {
      super(`image/svg+xml`);
    }
    toString() {
      return this[MIME].docType + super.toString();
    }
  },
  XMLDocument = class extends Document$1 {
    constructor() {
      super(`text/xml`);
    }
    toString() {
      return this[MIME].docType + super.toString();
    }
  },
  DOMParser = class e {
    parseFromString(t, n, r = null) {
      let i = !1,
        a;
      return (
        n === `text/html`
          ? ((i = !0), (a = new HTMLDocument()))
          : (a = n === `image/svg+xml` ? new SVGDocument() : new XMLDocument()),
        (a[DOM_PARSER] = e),
        r && (a[GLOBALS] = r),
        i && t === `...` && (t = `<!doctype html><html><head></head><body></body></html>`),
        t ? parseFromString(a, i, t) : a
      );
    }
  };
const { parse: parse$1 } = JSON,
  parseHTML = (e, t = null) => new DOMParser().parseFromString(e, `text/html`, t).defaultView;
function Document() {
  illegalConstructor();
}
setPrototypeOf(Document, Document$1).prototype = Document$1.prototype;
var ExtractionError = class extends Error {
    reason;
    detail;
    constructor(e, t) {
      (super(t === void 0 ? e : `${e}: ${t}`),
        (this.name = `ExtractionError`),
        (this.reason = e),
        (this.detail = t ?? null));
    }
  },
  require_safer = /* @__PURE__ */ __commonJSMin((e, t) => {
    var n = require("buffer"),
      r = n.Buffer,
      i = {},
      a;
    for (a in n) n.hasOwnProperty(a) && a !== `SlowBuffer` && a !== `Buffer` && (i[a] = n[a]);
    var o = (i.Buffer = {});
    for (a in r)
      r.hasOwnProperty(a) && a !== `allocUnsafe` && a !== `allocUnsafeSlow` && (o[a] = r[a]);
    if (
      ((i.Buffer.prototype = r.prototype),
      (o.from && o.from !== Uint8Array.from) ||
        (o.from = function (e, t, n) {
          if (typeof e == `number`)
            throw TypeError(
              `The "value" argument must not be of type number. Received type ` + typeof e,
            );
          if (e && e.length === void 0)
            throw TypeError(
              `The first argument must be one of type string, Buffer, ArrayBuffer, Array, or Array-like Object. Received type ` +
                typeof e,
            );
          return r(e, t, n);
        }),
      (o.alloc ||= function (e, t, n) {
        if (typeof e != `number`)
          throw TypeError(`The "size" argument must be of type number. Received type ` + typeof e);
        if (e < 0 || e >= 2 * (1 << 30))
          throw RangeError(`The value "` + e + `" is invalid for option "size"`);
        var i = r(e);
        return (
          !t || t.length === 0 ? i.fill(0) : typeof n == `string` ? i.fill(t, n) : i.fill(t), i
        );
      }),
      !i.kStringMaxLength)
    )
      try {
        i.kStringMaxLength = process.binding(`buffer`).kStringMaxLength;
      } catch {}
    (i.constants ||
      ((i.constants = { MAX_LENGTH: i.kMaxLength }),
      i.kStringMaxLength && (i.constants.MAX_STRING_LENGTH = i.kStringMaxLength)),
      (t.exports = i));
  }),
  require_bom_handling = /* @__PURE__ */ __commonJSMin((e) => {
    var t = `﻿`;
    e.PrependBOM = n;
    function n(e, t) {
      ((this.encoder = e), (this.addBOM = !0));
    }
    ((n.prototype.write = function (e) {
      return ((this.addBOM &&= ((e = `﻿` + e), !1)), this.encoder.write(e));
    }),
      (n.prototype.end = function () {
        return this.encoder.end();
      }),
      (e.StripBOM = r));
    function r(e, t) {
      ((this.decoder = e), (this.pass = !1), (this.options = t || {}));
    }
    ((r.prototype.write = function (e) {
      var t = this.decoder.write(e);
      return (
        this.pass ||
          !t ||
          (t[0] === `﻿` &&
            ((t = t.slice(1)),
            typeof this.options.stripBOM == `function` && this.options.stripBOM()),
          (this.pass = !0)),
        t
      );
    }),
      (r.prototype.end = function () {
        return this.decoder.end();
      }));
  }),
  require_merge_exports = /* @__PURE__ */ __commonJSMin((e, t) => {
    var n =
      Object.hasOwn === void 0
        ? Function.call.bind(Object.prototype.hasOwnProperty)
        : Object.hasOwn;
    function r(e, t) {
      for (var r in t) n(t, r) && (e[r] = t[r]);
    }
    t.exports = r;
  }),
  require_internal = /* @__PURE__ */ __commonJSMin((e, t) => {
    var n = require_safer().Buffer;
    t.exports = {
      utf8: { type: `_internal`, bomAware: !0 },
      cesu8: { type: `_internal`, bomAware: !0 },
      unicode11utf8: `utf8`,
      ucs2: { type: `_internal`, bomAware: !0 },
      utf16le: `ucs2`,
      binary: { type: `_internal` },
      base64: { type: `_internal` },
      hex: { type: `_internal` },
      _internal: r,
    };
    function r(e, t) {
      ((this.enc = e.encodingName),
        (this.bomAware = e.bomAware),
        this.enc === `base64`
          ? (this.encoder = s)
          : this.enc === `utf8`
            ? (this.encoder = u)
            : this.enc === `cesu8` &&
              ((this.enc = `utf8`),
              (this.encoder = c),
              n.from(`eda0bdedb2a9`, `hex`).toString() !== `💩` &&
                ((this.decoder = l), (this.defaultCharUnicode = t.defaultCharUnicode))));
    }
    ((r.prototype.encoder = o), (r.prototype.decoder = a));
    var i = require("string_decoder").StringDecoder;
    function a(e, t) {
      this.decoder = new i(t.enc);
    }
    ((a.prototype.write = function (e) {
      return (n.isBuffer(e) || (e = n.from(e)), this.decoder.write(e));
    }),
      (a.prototype.end = function () {
        return this.decoder.end();
      }));
    function o(e, t) {
      this.enc = t.enc;
    }
    ((o.prototype.write = function (e) {
      return n.from(e, this.enc);
    }),
      (o.prototype.end = function () {}));
    function s(e, t) {
      this.prevStr = ``;
    }
    ((s.prototype.write = function (e) {
      e = this.prevStr + e;
      var t = e.length - (e.length % 4);
      return ((this.prevStr = e.slice(t)), (e = e.slice(0, t)), n.from(e, `base64`));
    }),
      (s.prototype.end = function () {
        return n.from(this.prevStr, `base64`);
      }));
    function c(e, t) {}
    ((c.prototype.write = function (e) {
      for (var t = n.alloc(e.length * 3), r = 0, i = 0; i < e.length; i++) {
        var a = e.charCodeAt(i);
        a < 128
          ? (t[r++] = a)
          : a < 2048
            ? ((t[r++] = 192 + (a >>> 6)), (t[r++] = 128 + (a & 63)))
            : ((t[r++] = 224 + (a >>> 12)),
              (t[r++] = 128 + ((a >>> 6) & 63)),
              (t[r++] = 128 + (a & 63)));
      }
      return t.slice(0, r);
    }),
      (c.prototype.end = function () {}));
    function l(e, t) {
      ((this.acc = 0),
        (this.contBytes = 0),
        (this.accBytes = 0),
        (this.defaultCharUnicode = t.defaultCharUnicode));
    }
    ((l.prototype.write = function (e) {
      for (
        var t = this.acc, n = this.contBytes, r = this.accBytes, i = ``, a = 0;
        a < e.length;
        a++
      ) {
        var o = e[a];
        (o & 192) == 128
          ? n > 0
            ? ((t = (t << 6) | (o & 63)),
              n--,
              r++,
              n === 0 &&
                (i +=
                  (r === 2 && t < 128 && t > 0) || (r === 3 && t < 2048)
                    ? this.defaultCharUnicode
                    : String.fromCharCode(t)))
            : (i += this.defaultCharUnicode)
          : (n > 0 && ((i += this.defaultCharUnicode), (n = 0)),
            o < 128
              ? (i += String.fromCharCode(o))
              : o < 224
                ? ((t = o & 31), (n = 1), (r = 1))
                : o < 240
                  ? ((t = o & 15), (n = 2), (r = 1))
                  : (i += this.defaultCharUnicode));
      }
      return ((this.acc = t), (this.contBytes = n), (this.accBytes = r), i);
    }),
      (l.prototype.end = function () {
        var e = 0;
        return (this.contBytes > 0 && (e += this.defaultCharUnicode), e);
      }));
    function u(e, t) {
      this.highSurrogate = ``;
    }
    ((u.prototype.write = function (e) {
      if (((this.highSurrogate &&= ((e = this.highSurrogate + e), ``)), e.length > 0)) {
        var t = e.charCodeAt(e.length - 1);
        t >= 55296 &&
          t < 56320 &&
          ((this.highSurrogate = e[e.length - 1]), (e = e.slice(0, e.length - 1)));
      }
      return n.from(e, this.enc);
    }),
      (u.prototype.end = function () {
        if (this.highSurrogate) {
          var e = this.highSurrogate;
          return ((this.highSurrogate = ``), n.from(e, this.enc));
        }
      }));
  }),
  require_utf32 = /* @__PURE__ */ __commonJSMin((e) => {
    var t = require_safer().Buffer;
    e._utf32 = n;
    function n(e, t) {
      ((this.iconv = t), (this.bomAware = !0), (this.isLE = e.isLE));
    }
    ((e.utf32le = { type: `_utf32`, isLE: !0 }),
      (e.utf32be = { type: `_utf32`, isLE: !1 }),
      (e.ucs4le = `utf32le`),
      (e.ucs4be = `utf32be`),
      (n.prototype.encoder = r),
      (n.prototype.decoder = i));
    function r(e, t) {
      ((this.isLE = t.isLE), (this.highSurrogate = 0));
    }
    ((r.prototype.write = function (e) {
      for (
        var n = t.from(e, `ucs2`),
          r = t.alloc(n.length * 2 + 4),
          i = this.isLE ? r.writeUInt32LE : r.writeUInt32BE,
          a = 0,
          o = 0;
        o < n.length;
        o += 2
      ) {
        var s = n.readUInt16LE(o),
          c = s >= 55296 && s < 56320,
          l = s >= 56320 && s < 57344;
        if (this.highSurrogate) {
          if (c || !l) (i.call(r, this.highSurrogate, a), (a += 4));
          else {
            var u = (((this.highSurrogate - 55296) << 10) | (s - 56320)) + 65536;
            (i.call(r, u, a), (a += 4), (this.highSurrogate = 0));
            continue;
          }
        }
        c ? (this.highSurrogate = s) : (i.call(r, s, a), (a += 4), (this.highSurrogate = 0));
      }
      return (a < r.length && (r = r.slice(0, a)), r);
    }),
      (r.prototype.end = function () {
        if (this.highSurrogate) {
          var e = t.alloc(4);
          return (
            this.isLE
              ? e.writeUInt32LE(this.highSurrogate, 0)
              : e.writeUInt32BE(this.highSurrogate, 0),
            (this.highSurrogate = 0),
            e
          );
        }
      }));
    function i(e, t) {
      ((this.isLE = t.isLE),
        (this.badChar = t.iconv.defaultCharUnicode.charCodeAt(0)),
        (this.overflow = []));
    }
    i.prototype.write = function (e) {
      if (e.length === 0) return ``;
      var n = 0,
        r = 0,
        i = t.alloc(e.length + 4),
        o = 0,
        s = this.isLE,
        c = this.overflow,
        l = this.badChar;
      if (c.length > 0) {
        for (; n < e.length && c.length < 4; n++) c.push(e[n]);
        c.length === 4 &&
          ((r = s
            ? c[0] | (c[1] << 8) | (c[2] << 16) | (c[3] << 24)
            : c[3] | (c[2] << 8) | (c[1] << 16) | (c[0] << 24)),
          (c.length = 0),
          (o = a(i, o, r, l)));
      }
      for (; n < e.length - 3; n += 4)
        ((r = s
          ? e[n] | (e[n + 1] << 8) | (e[n + 2] << 16) | (e[n + 3] << 24)
          : e[n + 3] | (e[n + 2] << 8) | (e[n + 1] << 16) | (e[n] << 24)),
          (o = a(i, o, r, l)));
      for (; n < e.length; n++) c.push(e[n]);
      return i.slice(0, o).toString(`ucs2`);
    };
    function a(e, t, n, r) {
      if (((n < 0 || n > 1114111) && (n = r), n >= 65536)) {
        n -= 65536;
        var i = 55296 | (n >> 10);
        ((e[t++] = i & 255), (e[t++] = i >> 8));
        var n = 56320 | (n & 1023);
      }
      return ((e[t++] = n & 255), (e[t++] = n >> 8), t);
    }
    ((i.prototype.end = function () {
      if (this.overflow.length !== 0)
        return ((this.overflow.length = 0), String.fromCharCode(this.badChar));
    }),
      (e.utf32 = o),
      (e.ucs4 = `utf32`));
    function o(e, t) {
      this.iconv = t;
    }
    ((o.prototype.encoder = s), (o.prototype.decoder = c));
    function s(e, t) {
      ((e ||= {}),
        e.addBOM === void 0 && (e.addBOM = !0),
        (this.encoder = t.iconv.getEncoder(e.defaultEncoding || `utf-32le`, e)));
    }
    ((s.prototype.write = function (e) {
      return this.encoder.write(e);
    }),
      (s.prototype.end = function () {
        return this.encoder.end();
      }));
    function c(e, t) {
      ((this.decoder = null),
        (this.initialBufs = []),
        (this.initialBufsLen = 0),
        (this.options = e || {}),
        (this.iconv = t.iconv));
    }
    ((c.prototype.write = function (e) {
      if (!this.decoder) {
        if ((this.initialBufs.push(e), (this.initialBufsLen += e.length), this.initialBufsLen < 32))
          return ``;
        var t = l(this.initialBufs, this.options.defaultEncoding);
        this.decoder = this.iconv.getDecoder(t, this.options);
        for (var n = ``, r = 0; r < this.initialBufs.length; r++)
          n += this.decoder.write(this.initialBufs[r]);
        return ((this.initialBufs.length = this.initialBufsLen = 0), n);
      }
      return this.decoder.write(e);
    }),
      (c.prototype.end = function () {
        if (!this.decoder) {
          var e = l(this.initialBufs, this.options.defaultEncoding);
          this.decoder = this.iconv.getDecoder(e, this.options);
          for (var t = ``, n = 0; n < this.initialBufs.length; n++)
            t += this.decoder.write(this.initialBufs[n]);
          var r = this.decoder.end();
          return (r && (t += r), (this.initialBufs.length = this.initialBufsLen = 0), t);
        }
        return this.decoder.end();
      }));
    function l(e, t) {
      var n = [],
        r = 0,
        i = 0,
        a = 0,
        o = 0,
        s = 0;
      outerLoop: for (var c = 0; c < e.length; c++)
        for (var l = e[c], u = 0; u < l.length; u++)
          if ((n.push(l[u]), n.length === 4)) {
            if (r === 0) {
              if (n[0] === 255 && n[1] === 254 && n[2] === 0 && n[3] === 0) return `utf-32le`;
              if (n[0] === 0 && n[1] === 0 && n[2] === 254 && n[3] === 255) return `utf-32be`;
            }
            if (
              ((n[0] !== 0 || n[1] > 16) && a++,
              (n[3] !== 0 || n[2] > 16) && i++,
              n[0] === 0 && n[1] === 0 && (n[2] !== 0 || n[3] !== 0) && s++,
              (n[0] !== 0 || n[1] !== 0) && n[2] === 0 && n[3] === 0 && o++,
              (n.length = 0),
              r++,
              r >= 100)
            )
              break outerLoop;
          }
      return s - a > o - i ? `utf-32be` : s - a < o - i ? `utf-32le` : t || `utf-32le`;
    }
  }),
  require_utf16 = /* @__PURE__ */ __commonJSMin((e) => {
    var t = require_safer().Buffer;
    e.utf16be = n;
    function n() {}
    ((n.prototype.encoder = r), (n.prototype.decoder = i), (n.prototype.bomAware = !0));
    function r() {}
    ((r.prototype.write = function (e) {
      for (var n = t.from(e, `ucs2`), r = 0; r < n.length; r += 2) {
        var i = n[r];
        ((n[r] = n[r + 1]), (n[r + 1] = i));
      }
      return n;
    }),
      (r.prototype.end = function () {}));
    function i() {
      this.overflowByte = -1;
    }
    ((i.prototype.write = function (e) {
      if (e.length == 0) return ``;
      var n = t.alloc(e.length + 1),
        r = 0,
        i = 0;
      for (
        this.overflowByte !== -1 && ((n[0] = e[0]), (n[1] = this.overflowByte), (r = 1), (i = 2));
        r < e.length - 1;
        r += 2, i += 2
      )
        ((n[i] = e[r + 1]), (n[i + 1] = e[r]));
      return (
        (this.overflowByte = r == e.length - 1 ? e[e.length - 1] : -1),
        n.slice(0, i).toString(`ucs2`)
      );
    }),
      (i.prototype.end = function () {
        this.overflowByte = -1;
      }),
      (e.utf16 = a));
    function a(e, t) {
      this.iconv = t;
    }
    ((a.prototype.encoder = o), (a.prototype.decoder = s));
    function o(e, t) {
      ((e ||= {}),
        e.addBOM === void 0 && (e.addBOM = !0),
        (this.encoder = t.iconv.getEncoder(`utf-16le`, e)));
    }
    ((o.prototype.write = function (e) {
      return this.encoder.write(e);
    }),
      (o.prototype.end = function () {
        return this.encoder.end();
      }));
    function s(e, t) {
      ((this.decoder = null),
        (this.initialBufs = []),
        (this.initialBufsLen = 0),
        (this.options = e || {}),
        (this.iconv = t.iconv));
    }
    ((s.prototype.write = function (e) {
      if (!this.decoder) {
        if ((this.initialBufs.push(e), (this.initialBufsLen += e.length), this.initialBufsLen < 16))
          return ``;
        var t = c(this.initialBufs, this.options.defaultEncoding);
        this.decoder = this.iconv.getDecoder(t, this.options);
        for (var n = ``, r = 0; r < this.initialBufs.length; r++)
          n += this.decoder.write(this.initialBufs[r]);
        return ((this.initialBufs.length = this.initialBufsLen = 0), n);
      }
      return this.decoder.write(e);
    }),
      (s.prototype.end = function () {
        if (!this.decoder) {
          var e = c(this.initialBufs, this.options.defaultEncoding);
          this.decoder = this.iconv.getDecoder(e, this.options);
          for (var t = ``, n = 0; n < this.initialBufs.length; n++)
            t += this.decoder.write(this.initialBufs[n]);
          var r = this.decoder.end();
          return (r && (t += r), (this.initialBufs.length = this.initialBufsLen = 0), t);
        }
        return this.decoder.end();
      }));
    function c(e, t) {
      var n = [],
        r = 0,
        i = 0,
        a = 0;
      outerLoop: for (var o = 0; o < e.length; o++)
        for (var s = e[o], c = 0; c < s.length; c++)
          if ((n.push(s[c]), n.length === 2)) {
            if (r === 0) {
              if (n[0] === 255 && n[1] === 254) return `utf-16le`;
              if (n[0] === 254 && n[1] === 255) return `utf-16be`;
            }
            if (
              (n[0] === 0 && n[1] !== 0 && a++,
              n[0] !== 0 && n[1] === 0 && i++,
              (n.length = 0),
              r++,
              r >= 100)
            )
              break outerLoop;
          }
      return a > i ? `utf-16be` : a < i ? `utf-16le` : t || `utf-16le`;
    }
  }),
  require_utf7 = /* @__PURE__ */ __commonJSMin((e) => {
    var t = require_safer().Buffer;
    ((e.utf7 = n), (e.unicode11utf7 = `utf7`));
    function n(e, t) {
      this.iconv = t;
    }
    ((n.prototype.encoder = i), (n.prototype.decoder = a), (n.prototype.bomAware = !0));
    var r = /[^A-Za-z0-9'\(\),-\.\/:\? \n\r\t]+/g;
    function i(e, t) {
      this.iconv = t.iconv;
    }
    ((i.prototype.write = function (e) {
      return t.from(
        e.replace(
          r,
          function (e) {
            return (
              `+` +
              (e === `+`
                ? ``
                : this.iconv.encode(e, `utf16-be`).toString(`base64`).replace(/=+$/, ``)) +
              `-`
            );
          }.bind(this),
        ),
      );
    }),
      (i.prototype.end = function () {}));
    function a(e, t) {
      ((this.iconv = t.iconv), (this.inBase64 = !1), (this.base64Accum = ``));
    }
    for (var o = /[A-Za-z0-9\/+]/, s = [], c = 0; c < 256; c++)
      s[c] = o.test(String.fromCharCode(c));
    var l = 43,
      u = 45,
      d = 38;
    ((a.prototype.write = function (e) {
      for (var n = ``, r = 0, i = this.inBase64, a = this.base64Accum, o = 0; o < e.length; o++)
        if (!i)
          e[o] == l && ((n += this.iconv.decode(e.slice(r, o), `ascii`)), (r = o + 1), (i = !0));
        else if (!s[e[o]]) {
          if (o == r && e[o] == u) n += `+`;
          else {
            var c = a + this.iconv.decode(e.slice(r, o), `ascii`);
            n += this.iconv.decode(t.from(c, `base64`), `utf16-be`);
          }
          (e[o] != u && o--, (r = o + 1), (i = !1), (a = ``));
        }
      if (!i) n += this.iconv.decode(e.slice(r), `ascii`);
      else {
        var c = a + this.iconv.decode(e.slice(r), `ascii`),
          d = c.length - (c.length % 8);
        ((a = c.slice(d)),
          (c = c.slice(0, d)),
          (n += this.iconv.decode(t.from(c, `base64`), `utf16-be`)));
      }
      return ((this.inBase64 = i), (this.base64Accum = a), n);
    }),
      (a.prototype.end = function () {
        var e = ``;
        return (
          this.inBase64 &&
            this.base64Accum.length > 0 &&
            (e = this.iconv.decode(t.from(this.base64Accum, `base64`), `utf16-be`)),
          (this.inBase64 = !1),
          (this.base64Accum = ``),
          e
        );
      }),
      (e.utf7imap = f));
    function f(e, t) {
      this.iconv = t;
    }
    ((f.prototype.encoder = p), (f.prototype.decoder = m), (f.prototype.bomAware = !0));
    function p(e, n) {
      ((this.iconv = n.iconv),
        (this.inBase64 = !1),
        (this.base64Accum = t.alloc(6)),
        (this.base64AccumIdx = 0));
    }
    ((p.prototype.write = function (e) {
      for (
        var n = this.inBase64,
          r = this.base64Accum,
          i = this.base64AccumIdx,
          a = t.alloc(e.length * 5 + 10),
          o = 0,
          s = 0;
        s < e.length;
        s++
      ) {
        var c = e.charCodeAt(s);
        c >= 32 && c <= 126
          ? ((n &&=
              (i > 0 &&
                ((o += a.write(
                  r.slice(0, i).toString(`base64`).replace(/\//g, `,`).replace(/=+$/, ``),
                  o,
                )),
                (i = 0)),
              (a[o++] = u),
              !1)),
            n || ((a[o++] = c), c === d && (a[o++] = u)))
          : ((n ||= ((a[o++] = d), !0)),
            n &&
              ((r[i++] = c >> 8),
              (r[i++] = c & 255),
              i == r.length &&
                ((o += a.write(r.toString(`base64`).replace(/\//g, `,`), o)), (i = 0))));
      }
      return ((this.inBase64 = n), (this.base64AccumIdx = i), a.slice(0, o));
    }),
      (p.prototype.end = function () {
        var e = t.alloc(10),
          n = 0;
        return (
          (this.inBase64 &&=
            (this.base64AccumIdx > 0 &&
              ((n += e.write(
                this.base64Accum
                  .slice(0, this.base64AccumIdx)
                  .toString(`base64`)
                  .replace(/\//g, `,`)
                  .replace(/=+$/, ``),
                n,
              )),
              (this.base64AccumIdx = 0)),
            (e[n++] = u),
            !1)),
          e.slice(0, n)
        );
      }));
    function m(e, t) {
      ((this.iconv = t.iconv), (this.inBase64 = !1), (this.base64Accum = ``));
    }
    var h = s.slice();
    ((h[44] = !0),
      (m.prototype.write = function (e) {
        for (var n = ``, r = 0, i = this.inBase64, a = this.base64Accum, o = 0; o < e.length; o++)
          if (!i)
            e[o] == d && ((n += this.iconv.decode(e.slice(r, o), `ascii`)), (r = o + 1), (i = !0));
          else if (!h[e[o]]) {
            if (o == r && e[o] == u) n += `&`;
            else {
              var s = a + this.iconv.decode(e.slice(r, o), `ascii`).replace(/,/g, `/`);
              n += this.iconv.decode(t.from(s, `base64`), `utf16-be`);
            }
            (e[o] != u && o--, (r = o + 1), (i = !1), (a = ``));
          }
        if (!i) n += this.iconv.decode(e.slice(r), `ascii`);
        else {
          var s = a + this.iconv.decode(e.slice(r), `ascii`).replace(/,/g, `/`),
            c = s.length - (s.length % 8);
          ((a = s.slice(c)),
            (s = s.slice(0, c)),
            (n += this.iconv.decode(t.from(s, `base64`), `utf16-be`)));
        }
        return ((this.inBase64 = i), (this.base64Accum = a), n);
      }),
      (m.prototype.end = function () {
        var e = ``;
        return (
          this.inBase64 &&
            this.base64Accum.length > 0 &&
            (e = this.iconv.decode(t.from(this.base64Accum, `base64`), `utf16-be`)),
          (this.inBase64 = !1),
          (this.base64Accum = ``),
          e
        );
      }));
  }),
  require_sbcs_codec = /* @__PURE__ */ __commonJSMin((e) => {
    var t = require_safer().Buffer;
    e._sbcs = n;
    function n(e, n) {
      if (!e) throw Error(`SBCS codec is called without the data.`);
      if (!e.chars || (e.chars.length !== 128 && e.chars.length !== 256))
        throw Error(`Encoding '` + e.type + `' has incorrect 'chars' (must be of len 128 or 256)`);
      if (e.chars.length === 128) {
        for (var r = ``, i = 0; i < 128; i++) r += String.fromCharCode(i);
        e.chars = r + e.chars;
      }
      this.decodeBuf = t.from(e.chars, `ucs2`);
      for (
        var a = t.alloc(65536, n.defaultCharSingleByte.charCodeAt(0)), i = 0;
        i < e.chars.length;
        i++
      )
        a[e.chars.charCodeAt(i)] = i;
      this.encodeBuf = a;
    }
    ((n.prototype.encoder = r), (n.prototype.decoder = i));
    function r(e, t) {
      this.encodeBuf = t.encodeBuf;
    }
    ((r.prototype.write = function (e) {
      for (var n = t.alloc(e.length), r = 0; r < e.length; r++)
        n[r] = this.encodeBuf[e.charCodeAt(r)];
      return n;
    }),
      (r.prototype.end = function () {}));
    function i(e, t) {
      this.decodeBuf = t.decodeBuf;
    }
    ((i.prototype.write = function (e) {
      for (
        var n = this.decodeBuf, r = t.alloc(e.length * 2), i = 0, a = 0, o = 0;
        o < e.length;
        o++
      )
        ((i = e[o] * 2), (a = o * 2), (r[a] = n[i]), (r[a + 1] = n[i + 1]));
      return r.toString(`ucs2`);
    }),
      (i.prototype.end = function () {}));
  }),
  require_sbcs_data = /* @__PURE__ */ __commonJSMin((e, t) => {
    t.exports = {
      10029: `maccenteuro`,
      maccenteuro: {
        type: `_sbcs`,
        chars: `ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü†°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅņŃ¬√ńŇ∆«»…\xA0ňŐÕőŌ–—“”‘’÷◊ōŔŕŘ‹›řŖŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ`,
      },
      808: `cp808`,
      ibm808: `cp808`,
      cp808: {
        type: `_sbcs`,
        chars: `АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀рстуфхцчшщъыьэюяЁёЄєЇїЎў°∙·√№€■\xA0`,
      },
      mik: {
        type: `_sbcs`,
        chars: `АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя└┴┬├─┼╣║╚╔╩╦╠═╬┐░▒▓│┤№§╗╝┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0`,
      },
      cp720: {
        type: `_sbcs`,
        chars: `éâàçêëèïîّْô¤ـûùءآأؤ£إئابةتثجحخدذرزسشص«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀ضطظعغفµقكلمنهوىي≡ًٌٍَُِ≈°∙·√ⁿ²■\xA0`,
      },
      ascii8bit: `ascii`,
      usascii: `ascii`,
      ansix34: `ascii`,
      ansix341968: `ascii`,
      ansix341986: `ascii`,
      csascii: `ascii`,
      cp367: `ascii`,
      ibm367: `ascii`,
      isoir6: `ascii`,
      iso646us: `ascii`,
      iso646irv: `ascii`,
      us: `ascii`,
      latin1: `iso88591`,
      latin2: `iso88592`,
      latin3: `iso88593`,
      latin4: `iso88594`,
      latin5: `iso88599`,
      latin6: `iso885910`,
      latin7: `iso885913`,
      latin8: `iso885914`,
      latin9: `iso885915`,
      latin10: `iso885916`,
      csisolatin1: `iso88591`,
      csisolatin2: `iso88592`,
      csisolatin3: `iso88593`,
      csisolatin4: `iso88594`,
      csisolatincyrillic: `iso88595`,
      csisolatinarabic: `iso88596`,
      csisolatingreek: `iso88597`,
      csisolatinhebrew: `iso88598`,
      csisolatin5: `iso88599`,
      csisolatin6: `iso885910`,
      l1: `iso88591`,
      l2: `iso88592`,
      l3: `iso88593`,
      l4: `iso88594`,
      l5: `iso88599`,
      l6: `iso885910`,
      l7: `iso885913`,
      l8: `iso885914`,
      l9: `iso885915`,
      l10: `iso885916`,
      isoir14: `iso646jp`,
      isoir57: `iso646cn`,
      isoir100: `iso88591`,
      isoir101: `iso88592`,
      isoir109: `iso88593`,
      isoir110: `iso88594`,
      isoir144: `iso88595`,
      isoir127: `iso88596`,
      isoir126: `iso88597`,
      isoir138: `iso88598`,
      isoir148: `iso88599`,
      isoir157: `iso885910`,
      isoir166: `tis620`,
      isoir179: `iso885913`,
      isoir199: `iso885914`,
      isoir203: `iso885915`,
      isoir226: `iso885916`,
      cp819: `iso88591`,
      ibm819: `iso88591`,
      cyrillic: `iso88595`,
      arabic: `iso88596`,
      arabic8: `iso88596`,
      ecma114: `iso88596`,
      asmo708: `iso88596`,
      greek: `iso88597`,
      greek8: `iso88597`,
      ecma118: `iso88597`,
      elot928: `iso88597`,
      hebrew: `iso88598`,
      hebrew8: `iso88598`,
      iso88598i: `iso88598`,
      iso88598e: `iso88598`,
      turkish: `iso88599`,
      turkish8: `iso88599`,
      thai: `iso885911`,
      thai8: `iso885911`,
      celtic: `iso885914`,
      celtic8: `iso885914`,
      isoceltic: `iso885914`,
      tis6200: `tis620`,
      tis62025291: `tis620`,
      tis62025330: `tis620`,
      1e4: `macroman`,
      10006: `macgreek`,
      10007: `maccyrillic`,
      10079: `maciceland`,
      10081: `macturkish`,
      cspc8codepage437: `cp437`,
      cspc775baltic: `cp775`,
      cspc850multilingual: `cp850`,
      cspcp852: `cp852`,
      cspc862latinhebrew: `cp862`,
      cpgr: `cp869`,
      msee: `cp1250`,
      mscyrl: `cp1251`,
      msansi: `cp1252`,
      msgreek: `cp1253`,
      msturk: `cp1254`,
      mshebr: `cp1255`,
      msarab: `cp1256`,
      winbaltrim: `cp1257`,
      cp20866: `koi8r`,
      20866: `koi8r`,
      ibm878: `koi8r`,
      cskoi8r: `koi8r`,
      cp21866: `koi8u`,
      21866: `koi8u`,
      ibm1168: `koi8u`,
      strk10482002: `rk1048`,
      tcvn5712: `tcvn`,
      tcvn57121: `tcvn`,
      gb198880: `iso646cn`,
      cn: `iso646cn`,
      csiso14jisc6220ro: `iso646jp`,
      jisc62201969ro: `iso646jp`,
      jp: `iso646jp`,
      cshproman8: `hproman8`,
      r8: `hproman8`,
      roman8: `hproman8`,
      xroman8: `hproman8`,
      ibm1051: `hproman8`,
      mac: `macintosh`,
      csmacintosh: `macintosh`,
    };
  }),
  require_sbcs_data_generated = /* @__PURE__ */ __commonJSMin((e, t) => {
    t.exports = {
      437: `cp437`,
      737: `cp737`,
      775: `cp775`,
      850: `cp850`,
      852: `cp852`,
      855: `cp855`,
      856: `cp856`,
      857: `cp857`,
      858: `cp858`,
      860: `cp860`,
      861: `cp861`,
      862: `cp862`,
      863: `cp863`,
      864: `cp864`,
      865: `cp865`,
      866: `cp866`,
      869: `cp869`,
      874: `windows874`,
      922: `cp922`,
      1046: `cp1046`,
      1124: `cp1124`,
      1125: `cp1125`,
      1129: `cp1129`,
      1133: `cp1133`,
      1161: `cp1161`,
      1162: `cp1162`,
      1163: `cp1163`,
      1250: `windows1250`,
      1251: `windows1251`,
      1252: `windows1252`,
      1253: `windows1253`,
      1254: `windows1254`,
      1255: `windows1255`,
      1256: `windows1256`,
      1257: `windows1257`,
      1258: `windows1258`,
      28591: `iso88591`,
      28592: `iso88592`,
      28593: `iso88593`,
      28594: `iso88594`,
      28595: `iso88595`,
      28596: `iso88596`,
      28597: `iso88597`,
      28598: `iso88598`,
      28599: `iso88599`,
      28600: `iso885910`,
      28601: `iso885911`,
      28603: `iso885913`,
      28604: `iso885914`,
      28605: `iso885915`,
      28606: `iso885916`,
      windows874: {
        type: `_sbcs`,
        chars: `€����…�����������‘’“”•–—��������\xA0กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู����฿เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛����`,
      },
      win874: `windows874`,
      cp874: `windows874`,
      windows1250: {
        type: `_sbcs`,
        chars: `€�‚�„…†‡�‰Š‹ŚŤŽŹ�‘’“”•–—�™š›śťžź\xA0ˇ˘Ł¤Ą¦§¨©Ş«¬­®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙`,
      },
      win1250: `windows1250`,
      cp1250: `windows1250`,
      windows1251: {
        type: `_sbcs`,
        chars: `ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—�™љ›њќћџ\xA0ЎўЈ¤Ґ¦§Ё©Є«¬­®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя`,
      },
      win1251: `windows1251`,
      cp1251: `windows1251`,
      windows1252: {
        type: `_sbcs`,
        chars: `€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ\xA0¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ`,
      },
      win1252: `windows1252`,
      cp1252: `windows1252`,
      windows1253: {
        type: `_sbcs`,
        chars: `€�‚ƒ„…†‡�‰�‹�����‘’“”•–—�™�›����\xA0΅Ά£¤¥¦§¨©�«¬­®―°±²³΄µ¶·ΈΉΊ»Ό½ΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ�ΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ�`,
      },
      win1253: `windows1253`,
      cp1253: `windows1253`,
      windows1254: {
        type: `_sbcs`,
        chars: `€�‚ƒ„…†‡ˆ‰Š‹Œ����‘’“”•–—˜™š›œ��Ÿ\xA0¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞßàáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ`,
      },
      win1254: `windows1254`,
      cp1254: `windows1254`,
      windows1255: {
        type: `_sbcs`,
        chars: `€�‚ƒ„…†‡ˆ‰�‹�����‘’“”•–—˜™�›����\xA0¡¢£₪¥¦§¨©×«¬­®¯°±²³´µ¶·¸¹÷»¼½¾¿ְֱֲֳִֵֶַָֹֺֻּֽ־ֿ׀ׁׂ׃װױײ׳״�������אבגדהוזחטיךכלםמןנסעףפץצקרשת��‎‏�`,
      },
      win1255: `windows1255`,
      cp1255: `windows1255`,
      windows1256: {
        type: `_sbcs`,
        chars: `€پ‚ƒ„…†‡ˆ‰ٹ‹Œچژڈگ‘’“”•–—ک™ڑ›œ‌‍ں\xA0،¢£¤¥¦§¨©ھ«¬­®¯°±²³´µ¶·¸¹؛»¼½¾؟ہءآأؤإئابةتثجحخدذرزسشصض×طظعغـفقكàلâمنهوçèéêëىيîïًٌٍَôُِ÷ّùْûü‎‏ے`,
      },
      win1256: `windows1256`,
      cp1256: `windows1256`,
      windows1257: {
        type: `_sbcs`,
        chars: `€�‚�„…†‡�‰�‹�¨ˇ¸�‘’“”•–—�™�›�¯˛�\xA0�¢£¤�¦§Ø©Ŗ«¬­®Æ°±²³´µ¶·ø¹ŗ»¼½¾æĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽßąįāćäåęēčéźėģķīļšńņóōõö÷ųłśūüżž˙`,
      },
      win1257: `windows1257`,
      cp1257: `windows1257`,
      windows1258: {
        type: `_sbcs`,
        chars: `€�‚ƒ„…†‡ˆ‰�‹Œ����‘’“”•–—˜™�›œ��Ÿ\xA0¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂĂÄÅÆÇÈÉÊË̀ÍÎÏĐÑ̉ÓÔƠÖ×ØÙÚÛÜỮßàáâăäåæçèéêë́íîïđṇ̃óôơö÷øùúûüư₫ÿ`,
      },
      win1258: `windows1258`,
      cp1258: `windows1258`,
      iso88591: {
        type: `_sbcs`,
        chars: `\xA0¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ`,
      },
      cp28591: `iso88591`,
      iso88592: {
        type: `_sbcs`,
        chars: `\xA0Ą˘Ł¤ĽŚ§¨ŠŞŤŹ­ŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙`,
      },
      cp28592: `iso88592`,
      iso88593: {
        type: `_sbcs`,
        chars: `\xA0Ħ˘£¤�Ĥ§¨İŞĞĴ­�Ż°ħ²³´µĥ·¸ışğĵ½�żÀÁÂ�ÄĊĈÇÈÉÊËÌÍÎÏ�ÑÒÓÔĠÖ×ĜÙÚÛÜŬŜßàáâ�äċĉçèéêëìíîï�ñòóôġö÷ĝùúûüŭŝ˙`,
      },
      cp28593: `iso88593`,
      iso88594: {
        type: `_sbcs`,
        chars: `\xA0ĄĸŖ¤ĨĻ§¨ŠĒĢŦ­Ž¯°ą˛ŗ´ĩļˇ¸šēģŧŊžŋĀÁÂÃÄÅÆĮČÉĘËĖÍÎĪĐŅŌĶÔÕÖ×ØŲÚÛÜŨŪßāáâãäåæįčéęëėíîīđņōķôõö÷øųúûüũū˙`,
      },
      cp28594: `iso88594`,
      iso88595: {
        type: `_sbcs`,
        chars: `\xA0ЁЂЃЄЅІЇЈЉЊЋЌ­ЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя№ёђѓєѕіїјљњћќ§ўџ`,
      },
      cp28595: `iso88595`,
      iso88596: {
        type: `_sbcs`,
        chars: `\xA0���¤�������،­�������������؛���؟�ءآأؤإئابةتثجحخدذرزسشصضطظعغ�����ـفقكلمنهوىيًٌٍَُِّْ�������������`,
      },
      cp28596: `iso88596`,
      iso88597: {
        type: `_sbcs`,
        chars: `\xA0‘’£€₯¦§¨©ͺ«¬­�―°±²³΄΅Ά·ΈΉΊ»Ό½ΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ�ΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ�`,
      },
      cp28597: `iso88597`,
      iso88598: {
        type: `_sbcs`,
        chars: `\xA0�¢£¤¥¦§¨©×«¬­®¯°±²³´µ¶·¸¹÷»¼½¾��������������������������������‗אבגדהוזחטיךכלםמןנסעףפץצקרשת��‎‏�`,
      },
      cp28598: `iso88598`,
      iso88599: {
        type: `_sbcs`,
        chars: `\xA0¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞßàáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ`,
      },
      cp28599: `iso88599`,
      iso885910: {
        type: `_sbcs`,
        chars: `\xA0ĄĒĢĪĨĶ§ĻĐŠŦŽ­ŪŊ°ąēģīĩķ·ļđšŧž―ūŋĀÁÂÃÄÅÆĮČÉĘËĖÍÎÏÐŅŌÓÔÕÖŨØŲÚÛÜÝÞßāáâãäåæįčéęëėíîïðņōóôõöũøųúûüýþĸ`,
      },
      cp28600: `iso885910`,
      iso885911: {
        type: `_sbcs`,
        chars: `\xA0กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู����฿เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛����`,
      },
      cp28601: `iso885911`,
      iso885913: {
        type: `_sbcs`,
        chars: `\xA0”¢£¤„¦§Ø©Ŗ«¬­®Æ°±²³“µ¶·ø¹ŗ»¼½¾æĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽßąįāćäåęēčéźėģķīļšńņóōõö÷ųłśūüżž’`,
      },
      cp28603: `iso885913`,
      iso885914: {
        type: `_sbcs`,
        chars: `\xA0Ḃḃ£ĊċḊ§Ẁ©ẂḋỲ­®ŸḞḟĠġṀṁ¶ṖẁṗẃṠỳẄẅṡÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏŴÑÒÓÔÕÖṪØÙÚÛÜÝŶßàáâãäåæçèéêëìíîïŵñòóôõöṫøùúûüýŷÿ`,
      },
      cp28604: `iso885914`,
      iso885915: {
        type: `_sbcs`,
        chars: `\xA0¡¢£€¥Š§š©ª«¬­®¯°±²³Žµ¶·ž¹º»ŒœŸ¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ`,
      },
      cp28605: `iso885915`,
      iso885916: {
        type: `_sbcs`,
        chars: `\xA0ĄąŁ€„Š§š©Ș«Ź­źŻ°±ČłŽ”¶·žčș»ŒœŸżÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚßàáâăäćæçèéêëìíîïđńòóôőöśűùúûüęțÿ`,
      },
      cp28606: `iso885916`,
      cp437: {
        type: `_sbcs`,
        chars: `ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0`,
      },
      ibm437: `cp437`,
      csibm437: `cp437`,
      cp737: {
        type: `_sbcs`,
        chars: `ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψ░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀ωάέήϊίόύϋώΆΈΉΊΌΎΏ±≥≤ΪΫ÷≈°∙·√ⁿ²■\xA0`,
      },
      ibm737: `cp737`,
      csibm737: `cp737`,
      cp775: {
        type: `_sbcs`,
        chars: `ĆüéāäģåćłēŖŗīŹÄÅÉæÆōöĢ¢ŚśÖÜø£Ø×¤ĀĪóŻżź”¦©®¬½¼Ł«»░▒▓│┤ĄČĘĖ╣║╗╝ĮŠ┐└┴┬├─┼ŲŪ╚╔╩╦╠═╬Žąčęėįšųūž┘┌█▄▌▐▀ÓßŌŃõÕµńĶķĻļņĒŅ’­±“¾¶§÷„°∙·¹³²■\xA0`,
      },
      ibm775: `cp775`,
      csibm775: `cp775`,
      cp850: {
        type: `_sbcs`,
        chars: `ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´­±‗¾¶§÷¸°¨·¹³²■\xA0`,
      },
      ibm850: `cp850`,
      csibm850: `cp850`,
      cp852: {
        type: `_sbcs`,
        chars: `ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´­˝˛ˇ˘§÷¸°¨˙űŘř■\xA0`,
      },
      ibm852: `cp852`,
      csibm852: `cp852`,
      cp855: {
        type: `_sbcs`,
        chars: `ђЂѓЃёЁєЄѕЅіІїЇјЈљЉњЊћЋќЌўЎџЏюЮъЪаАбБцЦдДеЕфФгГ«»░▒▓│┤хХиИ╣║╗╝йЙ┐└┴┬├─┼кК╚╔╩╦╠═╬¤лЛмМнНоОп┘┌█▄Пя▀ЯрРсСтТуУжЖвВьЬ№­ыЫзЗшШэЭщЩчЧ§■\xA0`,
      },
      ibm855: `cp855`,
      csibm855: `cp855`,
      cp856: {
        type: `_sbcs`,
        chars: `אבגדהוזחטיךכלםמןנסעףפץצקרשת�£�×����������®¬½¼�«»░▒▓│┤���©╣║╗╝¢¥┐└┴┬├─┼��╚╔╩╦╠═╬¤���������┘┌█▄¦�▀������µ�������¯´­±‗¾¶§÷¸°¨·¹³²■\xA0`,
      },
      ibm856: `cp856`,
      csibm856: `cp856`,
      cp857: {
        type: `_sbcs`,
        chars: `ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáíóúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ�ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµ�×ÚÛÙìÿ¯´­±�¾¶§÷¸°¨·¹³²■\xA0`,
      },
      ibm857: `cp857`,
      csibm857: `cp857`,
      cp858: {
        type: `_sbcs`,
        chars: `ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´­±‗¾¶§÷¸°¨·¹³²■\xA0`,
      },
      ibm858: `cp858`,
      csibm858: `cp858`,
      cp860: {
        type: `_sbcs`,
        chars: `ÇüéâãàÁçêÊèÍÔìÃÂÉÀÈôõòÚùÌÕÜ¢£Ù₧ÓáíóúñÑªº¿Ò¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0`,
      },
      ibm860: `cp860`,
      csibm860: `cp860`,
      cp861: {
        type: `_sbcs`,
        chars: `ÇüéâäàåçêëèÐðÞÄÅÉæÆôöþûÝýÖÜø£Ø₧ƒáíóúÁÍÓÚ¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0`,
      },
      ibm861: `cp861`,
      csibm861: `cp861`,
      cp862: {
        type: `_sbcs`,
        chars: `אבגדהוזחטיךכלםמןנסעףפץצקרשת¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0`,
      },
      ibm862: `cp862`,
      csibm862: `cp862`,
      cp863: {
        type: `_sbcs`,
        chars: `ÇüéâÂà¶çêëèïî‗À§ÉÈÊôËÏûù¤ÔÜ¢£ÙÛƒ¦´óú¨¸³¯Î⌐¬½¼¾«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0`,
      },
      ibm863: `cp863`,
      csibm863: `cp863`,
      cp864: {
        type: `_sbcs`,
        chars: `\0\x07\b	
\v\f\r\x1B !"#$٪&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~°·∙√▒─│┼┤┬├┴┐┌└┘β∞φ±½¼≈«»ﻷﻸ��ﻻﻼ�\xA0­ﺂ£¤ﺄ��ﺎﺏﺕﺙ،ﺝﺡﺥ٠١٢٣٤٥٦٧٨٩ﻑ؛ﺱﺵﺹ؟¢ﺀﺁﺃﺅﻊﺋﺍﺑﺓﺗﺛﺟﺣﺧﺩﺫﺭﺯﺳﺷﺻﺿﻁﻅﻋﻏ¦¬÷×ﻉـﻓﻗﻛﻟﻣﻧﻫﻭﻯﻳﺽﻌﻎﻍﻡﹽّﻥﻩﻬﻰﻲﻐﻕﻵﻶﻝﻙﻱ■�`,
      },
      ibm864: `cp864`,
      csibm864: `cp864`,
      cp865: {
        type: `_sbcs`,
        chars: `ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø₧ƒáíóúñÑªº¿⌐¬½¼¡«¤░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0`,
      },
      ibm865: `cp865`,
      csibm865: `cp865`,
      cp866: {
        type: `_sbcs`,
        chars: `АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀рстуфхцчшщъыьэюяЁёЄєЇїЎў°∙·√№¤■\xA0`,
      },
      ibm866: `cp866`,
      csibm866: `cp866`,
      cp869: {
        type: `_sbcs`,
        chars: `������Ά�·¬¦‘’Έ―ΉΊΪΌ��ΎΫ©Ώ²³ά£έήίϊΐόύΑΒΓΔΕΖΗ½ΘΙ«»░▒▓│┤ΚΛΜΝ╣║╗╝ΞΟ┐└┴┬├─┼ΠΡ╚╔╩╦╠═╬ΣΤΥΦΧΨΩαβγ┘┌█▄δε▀ζηθικλμνξοπρσςτ΄­±υφχ§ψ΅°¨ωϋΰώ■\xA0`,
      },
      ibm869: `cp869`,
      csibm869: `cp869`,
      cp922: {
        type: `_sbcs`,
        chars: `\xA0¡¢£¤¥¦§¨©ª«¬­®‾°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏŠÑÒÓÔÕÖ×ØÙÚÛÜÝŽßàáâãäåæçèéêëìíîïšñòóôõö÷øùúûüýžÿ`,
      },
      ibm922: `cp922`,
      csibm922: `cp922`,
      cp1046: {
        type: `_sbcs`,
        chars: `ﺈ×÷ﹱ■│─┐┌└┘ﹹﹻﹽﹿﹷﺊﻰﻳﻲﻎﻏﻐﻶﻸﻺﻼ\xA0¤ﺋﺑﺗﺛﺟﺣ،­ﺧﺳ٠١٢٣٤٥٦٧٨٩ﺷ؛ﺻﺿﻊ؟ﻋءآأؤإئابةتثجحخدذرزسشصضطﻇعغﻌﺂﺄﺎﻓـفقكلمنهوىيًٌٍَُِّْﻗﻛﻟﻵﻷﻹﻻﻣﻧﻬﻩ�`,
      },
      ibm1046: `cp1046`,
      csibm1046: `cp1046`,
      cp1124: {
        type: `_sbcs`,
        chars: `\xA0ЁЂҐЄЅІЇЈЉЊЋЌ­ЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя№ёђґєѕіїјљњћќ§ўџ`,
      },
      ibm1124: `cp1124`,
      csibm1124: `cp1124`,
      cp1125: {
        type: `_sbcs`,
        chars: `АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀рстуфхцчшщъыьэюяЁёҐґЄєІіЇї·√№¤■\xA0`,
      },
      ibm1125: `cp1125`,
      csibm1125: `cp1125`,
      cp1129: {
        type: `_sbcs`,
        chars: `\xA0¡¢£¤¥¦§œ©ª«¬­®¯°±²³Ÿµ¶·Œ¹º»¼½¾¿ÀÁÂĂÄÅÆÇÈÉÊË̀ÍÎÏĐÑ̉ÓÔƠÖ×ØÙÚÛÜỮßàáâăäåæçèéêë́íîïđṇ̃óôơö÷øùúûüư₫ÿ`,
      },
      ibm1129: `cp1129`,
      csibm1129: `cp1129`,
      cp1133: {
        type: `_sbcs`,
        chars: `\xA0ກຂຄງຈສຊຍດຕຖທນບປຜຝພຟມຢຣລວຫອຮ���ຯະາຳິີຶືຸູຼັົຽ���ເແໂໃໄ່້໊໋໌ໍໆ�ໜໝ₭����������������໐໑໒໓໔໕໖໗໘໙��¢¬¦�`,
      },
      ibm1133: `cp1133`,
      csibm1133: `cp1133`,
      cp1161: {
        type: `_sbcs`,
        chars: `��������������������������������่กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู้๊๋€฿เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛¢¬¦\xA0`,
      },
      ibm1161: `cp1161`,
      csibm1161: `cp1161`,
      cp1162: {
        type: `_sbcs`,
        chars: `€…‘’“”•–—\xA0กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู����฿เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛����`,
      },
      ibm1162: `cp1162`,
      csibm1162: `cp1162`,
      cp1163: {
        type: `_sbcs`,
        chars: `\xA0¡¢£€¥¦§œ©ª«¬­®¯°±²³Ÿµ¶·Œ¹º»¼½¾¿ÀÁÂĂÄÅÆÇÈÉÊË̀ÍÎÏĐÑ̉ÓÔƠÖ×ØÙÚÛÜỮßàáâăäåæçèéêë́íîïđṇ̃óôơö÷øùúûüư₫ÿ`,
      },
      ibm1163: `cp1163`,
      csibm1163: `cp1163`,
      maccroatian: {
        type: `_sbcs`,
        chars: `ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®Š™´¨≠ŽØ∞±≤≥∆µ∂∑∏š∫ªºΩžø¿¡¬√ƒ≈Ć«Č…\xA0ÀÃÕŒœĐ—“”‘’÷◊�©⁄¤‹›Æ»–·‚„‰ÂćÁčÈÍÎÏÌÓÔđÒÚÛÙıˆ˜¯πË˚¸Êæˇ`,
      },
      maccyrillic: {
        type: `_sbcs`,
        chars: `АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ†°¢£§•¶І®©™Ђђ≠Ѓѓ∞±≤≥іµ∂ЈЄєЇїЉљЊњјЅ¬√ƒ≈∆«»…\xA0ЋћЌќѕ–—“”‘’÷„ЎўЏџ№Ёёяабвгдежзийклмнопрстуфхцчшщъыьэю¤`,
      },
      macgreek: {
        type: `_sbcs`,
        chars: `Ä¹²É³ÖÜ΅àâä΄¨çéèêë£™îï•½‰ôö¦­ùûü†ΓΔΘΛΞΠß®©ΣΪ§≠°·Α±≤≥¥ΒΕΖΗΙΚΜΦΫΨΩάΝ¬ΟΡ≈Τ«»…\xA0ΥΧΆΈœ–―“”‘’÷ΉΊΌΎέήίόΏύαβψδεφγηιξκλμνοπώρστθωςχυζϊϋΐΰ�`,
      },
      maciceland: {
        type: `_sbcs`,
        chars: `ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûüÝ°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\xA0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤ÐðÞþý·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ`,
      },
      macroman: {
        type: `_sbcs`,
        chars: `ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\xA0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ`,
      },
      macromania: {
        type: `_sbcs`,
        chars: `ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ĂŞ∞±≤≥¥µ∂∑∏π∫ªºΩăş¿¡¬√ƒ≈∆«»…\xA0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›Ţţ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ`,
      },
      macthai: {
        type: `_sbcs`,
        chars: `«»…“”�•‘’�\xA0กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู﻿​–—฿เแโใไๅๆ็่้๊๋์ํ™๏๐๑๒๓๔๕๖๗๘๙®©����`,
      },
      macturkish: {
        type: `_sbcs`,
        chars: `ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\xA0ÀÃÕŒœ–—“”‘’÷◊ÿŸĞğİıŞş‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙ�ˆ˜¯˘˙˚¸˝˛ˇ`,
      },
      macukraine: {
        type: `_sbcs`,
        chars: `АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ†°Ґ£§•¶І®©™Ђђ≠Ѓѓ∞±≤≥іµґЈЄєЇїЉљЊњјЅ¬√ƒ≈∆«»…\xA0ЋћЌќѕ–—“”‘’÷„ЎўЏџ№Ёёяабвгдежзийклмнопрстуфхцчшщъыьэю¤`,
      },
      koi8r: {
        type: `_sbcs`,
        chars: `─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥\xA0⌡°²·÷═║╒ё╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡Ё╢╣╤╥╦╧╨╩╪╫╬©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ`,
      },
      koi8u: {
        type: `_sbcs`,
        chars: `─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥\xA0⌡°²·÷═║╒ёє╔ії╗╘╙╚╛ґ╝╞╟╠╡ЁЄ╣ІЇ╦╧╨╩╪Ґ╬©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ`,
      },
      koi8ru: {
        type: `_sbcs`,
        chars: `─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥\xA0⌡°²·÷═║╒ёє╔ії╗╘╙╚╛ґў╞╟╠╡ЁЄ╣ІЇ╦╧╨╩╪ҐЎ©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ`,
      },
      koi8t: {
        type: `_sbcs`,
        chars: `қғ‚Ғ„…†‡�‰ҳ‹ҲҷҶ�Қ‘’“”•–—�™�›�����ӯӮё¤ӣ¦§���«¬­®�°±²Ё�Ӣ¶·�№�»���©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ`,
      },
      armscii8: {
        type: `_sbcs`,
        chars: `\xA0�և։)(»«—.՝,-֊…՜՛՞ԱաԲբԳգԴդԵեԶզԷէԸըԹթԺժԻիԼլԽխԾծԿկՀհՁձՂղՃճՄմՅյՆնՇշՈոՉչՊպՋջՌռՍսՎվՏտՐրՑցՒւՓփՔքՕօՖֆ՚�`,
      },
      rk1048: {
        type: `_sbcs`,
        chars: `ЂЃ‚ѓ„…†‡€‰Љ‹ЊҚҺЏђ‘’“”•–—�™љ›њқһџ\xA0ҰұӘ¤Ө¦§Ё©Ғ«¬­®Ү°±Ііөµ¶·ё№ғ»әҢңүАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя`,
      },
      tcvn: {
        type: `_sbcs`,
        chars: `\0ÚỤỪỬỮ\x07\b	
\v\f\rỨỰỲỶỸÝỴ\x1B !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~ÀẢÃÁẠẶẬÈẺẼÉẸỆÌỈĨÍỊÒỎÕÓỌỘỜỞỠỚỢÙỦŨ\xA0ĂÂÊÔƠƯĐăâêôơưđẶ̀̀̉̃́àảãáạẲằẳẵắẴẮẦẨẪẤỀặầẩẫấậèỂẻẽéẹềểễếệìỉỄẾỒĩíịòỔỏõóọồổỗốộờởỡớợùỖủũúụừửữứựỳỷỹýỵỐ`,
      },
      georgianacademy: {
        type: `_sbcs`,
        chars: `‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ\xA0¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶçèéêëìíîïðñòóôõö÷øùúûüýþÿ`,
      },
      georgianps: {
        type: `_sbcs`,
        chars: `‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ\xA0¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿აბგდევზჱთიკლმნჲოპჟრსტჳუფქღყშჩცძწჭხჴჯჰჵæçèéêëìíîïðñòóôõö÷øùúûüýþÿ`,
      },
      pt154: {
        type: `_sbcs`,
        chars: `ҖҒӮғ„…ҶҮҲүҠӢҢҚҺҸҗ‘’“”•–—ҳҷҡӣңқһҹ\xA0ЎўЈӨҘҰ§Ё©Ә«¬ӯ®Ҝ°ұІіҙө¶·ё№ә»јҪҫҝАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя`,
      },
      viscii: {
        type: `_sbcs`,
        chars: `\0ẲẴẪ\x07\b	
\v\f\rỶỸ\x1BỴ !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~ẠẮẰẶẤẦẨẬẼẸẾỀỂỄỆỐỒỔỖỘỢỚỜỞỊỎỌỈỦŨỤỲÕắằặấầẩậẽẹếềểễệốồổỗỠƠộờởịỰỨỪỬơớƯÀÁÂÃẢĂẳẵÈÉÊẺÌÍĨỳĐứÒÓÔạỷừửÙÚỹỵÝỡưàáâãảăữẫèéêẻìíĩỉđựòóôõỏọụùúũủýợỮ`,
      },
      iso646cn: {
        type: `_sbcs`,
        chars: `\0\x07\b	
\v\f\r\x1B !"#¥%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}‾��������������������������������������������������������������������������������������������������������������������������������`,
      },
      iso646jp: {
        type: `_sbcs`,
        chars: `\0\x07\b	
\v\f\r\x1B !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[¥]^_\`abcdefghijklmnopqrstuvwxyz{|}‾��������������������������������������������������������������������������������������������������������������������������������`,
      },
      hproman8: {
        type: `_sbcs`,
        chars: `\xA0ÀÂÈÊËÎÏ´ˋˆ¨˜ÙÛ₤¯Ýý°ÇçÑñ¡¿¤£¥§ƒ¢âêôûáéóúàèòùäëöüÅîØÆåíøæÄìÖÜÉïßÔÁÃãÐðÍÌÓÒÕõŠšÚŸÿÞþ·µ¶¾—¼½ªº«■»±�`,
      },
      macintosh: {
        type: `_sbcs`,
        chars: `ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\xA0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ`,
      },
      ascii: {
        type: `_sbcs`,
        chars: `��������������������������������������������������������������������������������������������������������������������������������`,
      },
      tis620: {
        type: `_sbcs`,
        chars: `���������������������������������กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู����฿เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛����`,
      },
    };
  }),
  require_dbcs_codec = /* @__PURE__ */ __commonJSMin((e) => {
    var t = require_safer().Buffer;
    e._dbcs = l;
    for (var n = -1, r = -2, i = -10, a = -1e3, o = Array(256), s = -1, c = 0; c < 256; c++)
      o[c] = n;
    function l(e, t) {
      if (((this.encodingName = e.encodingName), !e))
        throw Error(`DBCS codec is called without the data.`);
      if (!e.table) throw Error(`Encoding '` + this.encodingName + `' has no data.`);
      var i = e.table();
      ((this.decodeTables = []), (this.decodeTables[0] = o.slice(0)), (this.decodeTableSeq = []));
      for (var s = 0; s < i.length; s++) this._addDecodeChunk(i[s]);
      if (typeof e.gb18030 == `function`) {
        this.gb18030 = e.gb18030();
        var c = this.decodeTables.length;
        this.decodeTables.push(o.slice(0));
        var l = this.decodeTables.length;
        this.decodeTables.push(o.slice(0));
        for (var u = this.decodeTables[0], s = 129; s <= 254; s++)
          for (var d = this.decodeTables[a - u[s]], f = 48; f <= 57; f++) {
            if (d[f] === n) d[f] = a - c;
            else if (d[f] > a) throw Error(`gb18030 decode tables conflict at byte 2`);
            for (var p = this.decodeTables[a - d[f]], m = 129; m <= 254; m++) {
              if (p[m] === n) p[m] = a - l;
              else if (p[m] === a - l) continue;
              else if (p[m] > a) throw Error(`gb18030 decode tables conflict at byte 3`);
              for (var h = this.decodeTables[a - p[m]], g = 48; g <= 57; g++)
                h[g] === n && (h[g] = r);
            }
          }
      }
      ((this.defaultCharUnicode = t.defaultCharUnicode),
        (this.encodeTable = []),
        (this.encodeTableSeq = []));
      var _ = {};
      if (e.encodeSkipVals)
        for (var s = 0; s < e.encodeSkipVals.length; s++) {
          var v = e.encodeSkipVals[s];
          if (typeof v == `number`) _[v] = !0;
          else for (var f = v.from; f <= v.to; f++) _[f] = !0;
        }
      if ((this._fillEncodeTable(0, 0, _), e.encodeAdd))
        for (var y in e.encodeAdd)
          Object.prototype.hasOwnProperty.call(e.encodeAdd, y) &&
            this._setEncodeChar(y.charCodeAt(0), e.encodeAdd[y]);
      ((this.defCharSB = this.encodeTable[0][t.defaultCharSingleByte.charCodeAt(0)]),
        this.defCharSB === n && (this.defCharSB = this.encodeTable[0][`?`]),
        this.defCharSB === n && (this.defCharSB = 63));
    }
    ((l.prototype.encoder = u),
      (l.prototype.decoder = d),
      (l.prototype._getDecodeTrieNode = function (e) {
        for (var t = []; e > 0; e >>>= 8) t.push(e & 255);
        t.length == 0 && t.push(0);
        for (var r = this.decodeTables[0], i = t.length - 1; i > 0; i--) {
          var s = r[t[i]];
          if (s == n)
            ((r[t[i]] = a - this.decodeTables.length), this.decodeTables.push((r = o.slice(0))));
          else if (s <= a) r = this.decodeTables[a - s];
          else throw Error(`Overwrite byte in ` + this.encodingName + `, addr: ` + e.toString(16));
        }
        return r;
      }),
      (l.prototype._addDecodeChunk = function (e) {
        var t = parseInt(e[0], 16),
          n = this._getDecodeTrieNode(t);
        t &= 255;
        for (var r = 1; r < e.length; r++) {
          var a = e[r];
          if (typeof a == `string`)
            for (var o = 0; o < a.length;) {
              var s = a.charCodeAt(o++);
              if (s >= 55296 && s < 56320) {
                var c = a.charCodeAt(o++);
                if (c >= 56320 && c < 57344) n[t++] = 65536 + (s - 55296) * 1024 + (c - 56320);
                else
                  throw Error(
                    `Incorrect surrogate pair in ` + this.encodingName + ` at chunk ` + e[0],
                  );
              } else if (s > 4080 && s <= 4095) {
                for (var l = 4095 - s + 2, u = [], d = 0; d < l; d++) u.push(a.charCodeAt(o++));
                ((n[t++] = i - this.decodeTableSeq.length), this.decodeTableSeq.push(u));
              } else n[t++] = s;
            }
          else if (typeof a == `number`) for (var f = n[t - 1] + 1, o = 0; o < a; o++) n[t++] = f++;
          else
            throw Error(
              `Incorrect type '` +
                typeof a +
                `' given in ` +
                this.encodingName +
                ` at chunk ` +
                e[0],
            );
        }
        if (t > 255)
          throw Error(
            `Incorrect chunk in ` + this.encodingName + ` at addr ` + e[0] + `: too long` + t,
          );
      }),
      (l.prototype._getEncodeBucket = function (e) {
        var t = e >> 8;
        return (
          this.encodeTable[t] === void 0 && (this.encodeTable[t] = o.slice(0)), this.encodeTable[t]
        );
      }),
      (l.prototype._setEncodeChar = function (e, t) {
        var r = this._getEncodeBucket(e),
          a = e & 255;
        r[a] <= i ? (this.encodeTableSeq[i - r[a]][s] = t) : r[a] == n && (r[a] = t);
      }),
      (l.prototype._setEncodeSequence = function (e, t) {
        var r = e[0],
          a = this._getEncodeBucket(r),
          o = r & 255,
          c;
        a[o] <= i
          ? (c = this.encodeTableSeq[i - a[o]])
          : ((c = {}),
            a[o] !== n && (c[s] = a[o]),
            (a[o] = i - this.encodeTableSeq.length),
            this.encodeTableSeq.push(c));
        for (var l = 1; l < e.length - 1; l++) {
          var u = c[r];
          typeof u == `object` ? (c = u) : ((c = c[r] = {}), u !== void 0 && (c[s] = u));
        }
        ((r = e[e.length - 1]), (c[r] = t));
      }),
      (l.prototype._fillEncodeTable = function (e, t, n) {
        for (var r = this.decodeTables[e], o = !1, s = {}, c = 0; c < 256; c++) {
          var l = r[c],
            u = t + c;
          if (!n[u]) {
            if (l >= 0) (this._setEncodeChar(l, u), (o = !0));
            else if (l <= a) {
              var d = a - l;
              if (!s[d]) {
                var f = (u << 8) >>> 0;
                this._fillEncodeTable(d, f, n) ? (o = !0) : (s[d] = !0);
              }
            } else l <= i && (this._setEncodeSequence(this.decodeTableSeq[i - l], u), (o = !0));
          }
        }
        return o;
      }));
    function u(e, t) {
      ((this.leadSurrogate = -1),
        (this.seqObj = void 0),
        (this.encodeTable = t.encodeTable),
        (this.encodeTableSeq = t.encodeTableSeq),
        (this.defaultCharSingleByte = t.defCharSB),
        (this.gb18030 = t.gb18030));
    }
    ((u.prototype.write = function (e) {
      for (
        var r = t.alloc(e.length * (this.gb18030 ? 4 : 3)),
          a = this.leadSurrogate,
          o = this.seqObj,
          c = -1,
          l = 0,
          u = 0;
        ;
      ) {
        if (c === -1) {
          if (l == e.length) break;
          var d = e.charCodeAt(l++);
        } else {
          var d = c;
          c = -1;
        }
        if (d >= 55296 && d < 57344) {
          if (d < 56320) {
            if (a === -1) {
              a = d;
              continue;
            }
            ((a = d), (d = n));
          } else a === -1 ? (d = n) : ((d = 65536 + (a - 55296) * 1024 + (d - 56320)), (a = -1));
        } else a !== -1 && ((c = d), (d = n), (a = -1));
        var p = n;
        if (o !== void 0 && d != n) {
          var m = o[d];
          if (typeof m == `object`) {
            o = m;
            continue;
          }
          (typeof m == `number` ? (p = m) : (m ?? ((m = o[s]), m !== void 0 && ((p = m), (c = d)))),
            (o = void 0));
        } else if (d >= 0) {
          var h = this.encodeTable[d >> 8];
          if ((h !== void 0 && (p = h[d & 255]), p <= i)) {
            o = this.encodeTableSeq[i - p];
            continue;
          }
          if (p == n && this.gb18030) {
            var g = f(this.gb18030.uChars, d);
            if (g != -1) {
              var p = this.gb18030.gbChars[g] + (d - this.gb18030.uChars[g]);
              ((r[u++] = 129 + Math.floor(p / 12600)),
                (p %= 12600),
                (r[u++] = 48 + Math.floor(p / 1260)),
                (p %= 1260),
                (r[u++] = 129 + Math.floor(p / 10)),
                (p %= 10),
                (r[u++] = 48 + p));
              continue;
            }
          }
        }
        (p === n && (p = this.defaultCharSingleByte),
          p < 256
            ? (r[u++] = p)
            : p < 65536
              ? ((r[u++] = p >> 8), (r[u++] = p & 255))
              : p < 16777216
                ? ((r[u++] = p >> 16), (r[u++] = (p >> 8) & 255), (r[u++] = p & 255))
                : ((r[u++] = p >>> 24),
                  (r[u++] = (p >>> 16) & 255),
                  (r[u++] = (p >>> 8) & 255),
                  (r[u++] = p & 255)));
      }
      return ((this.seqObj = o), (this.leadSurrogate = a), r.slice(0, u));
    }),
      (u.prototype.end = function () {
        if (this.leadSurrogate !== -1 || this.seqObj !== void 0) {
          var e = t.alloc(10),
            n = 0;
          if (this.seqObj) {
            var r = this.seqObj[s];
            (r !== void 0 && (r < 256 ? (e[n++] = r) : ((e[n++] = r >> 8), (e[n++] = r & 255))),
              (this.seqObj = void 0));
          }
          return (
            this.leadSurrogate !== -1 &&
              ((e[n++] = this.defaultCharSingleByte), (this.leadSurrogate = -1)),
            e.slice(0, n)
          );
        }
      }),
      (u.prototype.findIdx = f));
    function d(e, t) {
      ((this.nodeIdx = 0),
        (this.prevBytes = []),
        (this.decodeTables = t.decodeTables),
        (this.decodeTableSeq = t.decodeTableSeq),
        (this.defaultCharUnicode = t.defaultCharUnicode),
        (this.gb18030 = t.gb18030));
    }
    ((d.prototype.write = function (e) {
      for (
        var o = t.alloc(e.length * 2),
          s = this.nodeIdx,
          c = this.prevBytes,
          l = this.prevBytes.length,
          u = -this.prevBytes.length,
          d,
          p = 0,
          m = 0;
        p < e.length;
        p++
      ) {
        var h = p >= 0 ? e[p] : c[p + l],
          d = this.decodeTables[s][h];
        if (!(d >= 0)) {
          if (d === n) ((d = this.defaultCharUnicode.charCodeAt(0)), (p = u));
          else if (d === r) {
            if (p >= 3)
              var g =
                (e[p - 3] - 129) * 12600 +
                (e[p - 2] - 48) * 1260 +
                (e[p - 1] - 129) * 10 +
                (h - 48);
            else
              var g =
                (c[p - 3 + l] - 129) * 12600 +
                ((p - 2 >= 0 ? e[p - 2] : c[p - 2 + l]) - 48) * 1260 +
                ((p - 1 >= 0 ? e[p - 1] : c[p - 1 + l]) - 129) * 10 +
                (h - 48);
            var _ = f(this.gb18030.gbChars, g);
            d = this.gb18030.uChars[_] + g - this.gb18030.gbChars[_];
          } else if (d <= a) {
            s = a - d;
            continue;
          } else if (d <= i) {
            for (var v = this.decodeTableSeq[i - d], y = 0; y < v.length - 1; y++)
              ((d = v[y]), (o[m++] = d & 255), (o[m++] = d >> 8));
            d = v[v.length - 1];
          } else
            throw Error(
              `iconv-lite internal error: invalid decoding table value ` + d + ` at ` + s + `/` + h,
            );
        }
        if (d >= 65536) {
          d -= 65536;
          var b = 55296 | (d >> 10);
          ((o[m++] = b & 255), (o[m++] = b >> 8), (d = 56320 | (d & 1023)));
        }
        ((o[m++] = d & 255), (o[m++] = d >> 8), (s = 0), (u = p + 1));
      }
      return (
        (this.nodeIdx = s),
        (this.prevBytes =
          u >= 0
            ? Array.prototype.slice.call(e, u)
            : c.slice(u + l).concat(Array.prototype.slice.call(e))),
        o.slice(0, m).toString(`ucs2`)
      );
    }),
      (d.prototype.end = function () {
        for (var e = ``; this.prevBytes.length > 0;) {
          e += this.defaultCharUnicode;
          var t = this.prevBytes.slice(1);
          ((this.prevBytes = []), (this.nodeIdx = 0), t.length > 0 && (e += this.write(t)));
        }
        return ((this.prevBytes = []), (this.nodeIdx = 0), e);
      }));
    function f(e, t) {
      if (e[0] > t) return -1;
      for (var n = 0, r = e.length; n < r - 1;) {
        var i = n + ((r - n + 1) >> 1);
        e[i] <= t ? (n = i) : (r = i);
      }
      return n;
    }
  }),
  require_shiftjis = /* @__PURE__ */ __commonJSMin((e, t) => {
    t.exports = [
      [`0`, `\0`, 128],
      [`a1`, `｡`, 62],
      [
        `8140`,
        `　、。，．・：；？！゛゜´｀¨＾￣＿ヽヾゝゞ〃仝々〆〇ー―‐／＼～∥｜…‥‘’“”（）〔〕［］｛｝〈`,
        9,
        `＋－±×`,
      ],
      [`8180`, `÷＝≠＜＞≦≧∞∴♂♀°′″℃￥＄￠￡％＃＆＊＠§☆★○●◎◇◆□■△▲▽▼※〒→←↑↓〓`],
      [`81b8`, `∈∋⊆⊇⊂⊃∪∩`],
      [`81c8`, `∧∨￢⇒⇔∀∃`],
      [`81da`, `∠⊥⌒∂∇≡≒≪≫√∽∝∵∫∬`],
      [`81f0`, `Å‰♯♭♪†‡¶`],
      [`81fc`, `◯`],
      [`824f`, `０`, 9],
      [`8260`, `Ａ`, 25],
      [`8281`, `ａ`, 25],
      [`829f`, `ぁ`, 82],
      [`8340`, `ァ`, 62],
      [`8380`, `ム`, 22],
      [`839f`, `Α`, 16, `Σ`, 6],
      [`83bf`, `α`, 16, `σ`, 6],
      [`8440`, `А`, 5, `ЁЖ`, 25],
      [`8470`, `а`, 5, `ёж`, 7],
      [`8480`, `о`, 17],
      [`849f`, `─│┌┐┘└├┬┤┴┼━┃┏┓┛┗┣┳┫┻╋┠┯┨┷┿┝┰┥┸╂`],
      [`8740`, `①`, 19, `Ⅰ`, 9],
      [`875f`, `㍉㌔㌢㍍㌘㌧㌃㌶㍑㍗㌍㌦㌣㌫㍊㌻㎜㎝㎞㎎㎏㏄㎡`],
      [`877e`, `㍻`],
      [`8780`, `〝〟№㏍℡㊤`, 4, `㈱㈲㈹㍾㍽㍼≒≡∫∮∑√⊥∠∟⊿∵∩∪`],
      [
        `889f`,
        `亜唖娃阿哀愛挨姶逢葵茜穐悪握渥旭葦芦鯵梓圧斡扱宛姐虻飴絢綾鮎或粟袷安庵按暗案闇鞍杏以伊位依偉囲夷委威尉惟意慰易椅為畏異移維緯胃萎衣謂違遺医井亥域育郁磯一壱溢逸稲茨芋鰯允印咽員因姻引飲淫胤蔭`,
      ],
      [
        `8940`,
        `院陰隠韻吋右宇烏羽迂雨卯鵜窺丑碓臼渦嘘唄欝蔚鰻姥厩浦瓜閏噂云運雲荏餌叡営嬰影映曳栄永泳洩瑛盈穎頴英衛詠鋭液疫益駅悦謁越閲榎厭円`,
      ],
      [
        `8980`,
        `園堰奄宴延怨掩援沿演炎焔煙燕猿縁艶苑薗遠鉛鴛塩於汚甥凹央奥往応押旺横欧殴王翁襖鴬鴎黄岡沖荻億屋憶臆桶牡乙俺卸恩温穏音下化仮何伽価佳加可嘉夏嫁家寡科暇果架歌河火珂禍禾稼箇花苛茄荷華菓蝦課嘩貨迦過霞蚊俄峨我牙画臥芽蛾賀雅餓駕介会解回塊壊廻快怪悔恢懐戒拐改`,
      ],
      [
        `8a40`,
        `魁晦械海灰界皆絵芥蟹開階貝凱劾外咳害崖慨概涯碍蓋街該鎧骸浬馨蛙垣柿蛎鈎劃嚇各廓拡撹格核殻獲確穫覚角赫較郭閣隔革学岳楽額顎掛笠樫`,
      ],
      [
        `8a80`,
        `橿梶鰍潟割喝恰括活渇滑葛褐轄且鰹叶椛樺鞄株兜竃蒲釜鎌噛鴨栢茅萱粥刈苅瓦乾侃冠寒刊勘勧巻喚堪姦完官寛干幹患感慣憾換敢柑桓棺款歓汗漢澗潅環甘監看竿管簡緩缶翰肝艦莞観諌貫還鑑間閑関陥韓館舘丸含岸巌玩癌眼岩翫贋雁頑顔願企伎危喜器基奇嬉寄岐希幾忌揮机旗既期棋棄`,
      ],
      [
        `8b40`,
        `機帰毅気汽畿祈季稀紀徽規記貴起軌輝飢騎鬼亀偽儀妓宜戯技擬欺犠疑祇義蟻誼議掬菊鞠吉吃喫桔橘詰砧杵黍却客脚虐逆丘久仇休及吸宮弓急救`,
      ],
      [
        `8b80`,
        `朽求汲泣灸球究窮笈級糾給旧牛去居巨拒拠挙渠虚許距鋸漁禦魚亨享京供侠僑兇競共凶協匡卿叫喬境峡強彊怯恐恭挟教橋況狂狭矯胸脅興蕎郷鏡響饗驚仰凝尭暁業局曲極玉桐粁僅勤均巾錦斤欣欽琴禁禽筋緊芹菌衿襟謹近金吟銀九倶句区狗玖矩苦躯駆駈駒具愚虞喰空偶寓遇隅串櫛釧屑屈`,
      ],
      [
        `8c40`,
        `掘窟沓靴轡窪熊隈粂栗繰桑鍬勲君薫訓群軍郡卦袈祁係傾刑兄啓圭珪型契形径恵慶慧憩掲携敬景桂渓畦稽系経継繋罫茎荊蛍計詣警軽頚鶏芸迎鯨`,
      ],
      [
        `8c80`,
        `劇戟撃激隙桁傑欠決潔穴結血訣月件倹倦健兼券剣喧圏堅嫌建憲懸拳捲検権牽犬献研硯絹県肩見謙賢軒遣鍵険顕験鹸元原厳幻弦減源玄現絃舷言諺限乎個古呼固姑孤己庫弧戸故枯湖狐糊袴股胡菰虎誇跨鈷雇顧鼓五互伍午呉吾娯後御悟梧檎瑚碁語誤護醐乞鯉交佼侯候倖光公功効勾厚口向`,
      ],
      [
        `8d40`,
        `后喉坑垢好孔孝宏工巧巷幸広庚康弘恒慌抗拘控攻昂晃更杭校梗構江洪浩港溝甲皇硬稿糠紅紘絞綱耕考肯肱腔膏航荒行衡講貢購郊酵鉱砿鋼閤降`,
      ],
      [
        `8d80`,
        `項香高鴻剛劫号合壕拷濠豪轟麹克刻告国穀酷鵠黒獄漉腰甑忽惚骨狛込此頃今困坤墾婚恨懇昏昆根梱混痕紺艮魂些佐叉唆嵯左差査沙瑳砂詐鎖裟坐座挫債催再最哉塞妻宰彩才採栽歳済災采犀砕砦祭斎細菜裁載際剤在材罪財冴坂阪堺榊肴咲崎埼碕鷺作削咋搾昨朔柵窄策索錯桜鮭笹匙冊刷`,
      ],
      [
        `8e40`,
        `察拶撮擦札殺薩雑皐鯖捌錆鮫皿晒三傘参山惨撒散桟燦珊産算纂蚕讃賛酸餐斬暫残仕仔伺使刺司史嗣四士始姉姿子屍市師志思指支孜斯施旨枝止`,
      ],
      [
        `8e80`,
        `死氏獅祉私糸紙紫肢脂至視詞詩試誌諮資賜雌飼歯事似侍児字寺慈持時次滋治爾璽痔磁示而耳自蒔辞汐鹿式識鴫竺軸宍雫七叱執失嫉室悉湿漆疾質実蔀篠偲柴芝屡蕊縞舎写射捨赦斜煮社紗者謝車遮蛇邪借勺尺杓灼爵酌釈錫若寂弱惹主取守手朱殊狩珠種腫趣酒首儒受呪寿授樹綬需囚収周`,
      ],
      [
        `8f40`,
        `宗就州修愁拾洲秀秋終繍習臭舟蒐衆襲讐蹴輯週酋酬集醜什住充十従戎柔汁渋獣縦重銃叔夙宿淑祝縮粛塾熟出術述俊峻春瞬竣舜駿准循旬楯殉淳`,
      ],
      [
        `8f80`,
        `準潤盾純巡遵醇順処初所暑曙渚庶緒署書薯藷諸助叙女序徐恕鋤除傷償勝匠升召哨商唱嘗奨妾娼宵将小少尚庄床廠彰承抄招掌捷昇昌昭晶松梢樟樵沼消渉湘焼焦照症省硝礁祥称章笑粧紹肖菖蒋蕉衝裳訟証詔詳象賞醤鉦鍾鐘障鞘上丈丞乗冗剰城場壌嬢常情擾条杖浄状畳穣蒸譲醸錠嘱埴飾`,
      ],
      [
        `9040`,
        `拭植殖燭織職色触食蝕辱尻伸信侵唇娠寝審心慎振新晋森榛浸深申疹真神秦紳臣芯薪親診身辛進針震人仁刃塵壬尋甚尽腎訊迅陣靭笥諏須酢図厨`,
      ],
      [
        `9080`,
        `逗吹垂帥推水炊睡粋翠衰遂酔錐錘随瑞髄崇嵩数枢趨雛据杉椙菅頗雀裾澄摺寸世瀬畝是凄制勢姓征性成政整星晴棲栖正清牲生盛精聖声製西誠誓請逝醒青静斉税脆隻席惜戚斥昔析石積籍績脊責赤跡蹟碩切拙接摂折設窃節説雪絶舌蝉仙先千占宣専尖川戦扇撰栓栴泉浅洗染潜煎煽旋穿箭線`,
      ],
      [
        `9140`,
        `繊羨腺舛船薦詮賎践選遷銭銑閃鮮前善漸然全禅繕膳糎噌塑岨措曾曽楚狙疏疎礎祖租粗素組蘇訴阻遡鼠僧創双叢倉喪壮奏爽宋層匝惣想捜掃挿掻`,
      ],
      [
        `9180`,
        `操早曹巣槍槽漕燥争痩相窓糟総綜聡草荘葬蒼藻装走送遭鎗霜騒像増憎臓蔵贈造促側則即息捉束測足速俗属賊族続卒袖其揃存孫尊損村遜他多太汰詑唾堕妥惰打柁舵楕陀駄騨体堆対耐岱帯待怠態戴替泰滞胎腿苔袋貸退逮隊黛鯛代台大第醍題鷹滝瀧卓啄宅托択拓沢濯琢託鐸濁諾茸凧蛸只`,
      ],
      [
        `9240`,
        `叩但達辰奪脱巽竪辿棚谷狸鱈樽誰丹単嘆坦担探旦歎淡湛炭短端箪綻耽胆蛋誕鍛団壇弾断暖檀段男談値知地弛恥智池痴稚置致蜘遅馳築畜竹筑蓄`,
      ],
      [
        `9280`,
        `逐秩窒茶嫡着中仲宙忠抽昼柱注虫衷註酎鋳駐樗瀦猪苧著貯丁兆凋喋寵帖帳庁弔張彫徴懲挑暢朝潮牒町眺聴脹腸蝶調諜超跳銚長頂鳥勅捗直朕沈珍賃鎮陳津墜椎槌追鎚痛通塚栂掴槻佃漬柘辻蔦綴鍔椿潰坪壷嬬紬爪吊釣鶴亭低停偵剃貞呈堤定帝底庭廷弟悌抵挺提梯汀碇禎程締艇訂諦蹄逓`,
      ],
      [
        `9340`,
        `邸鄭釘鼎泥摘擢敵滴的笛適鏑溺哲徹撤轍迭鉄典填天展店添纏甜貼転顛点伝殿澱田電兎吐堵塗妬屠徒斗杜渡登菟賭途都鍍砥砺努度土奴怒倒党冬`,
      ],
      [
        `9380`,
        `凍刀唐塔塘套宕島嶋悼投搭東桃梼棟盗淘湯涛灯燈当痘祷等答筒糖統到董蕩藤討謄豆踏逃透鐙陶頭騰闘働動同堂導憧撞洞瞳童胴萄道銅峠鴇匿得徳涜特督禿篤毒独読栃橡凸突椴届鳶苫寅酉瀞噸屯惇敦沌豚遁頓呑曇鈍奈那内乍凪薙謎灘捺鍋楢馴縄畷南楠軟難汝二尼弐迩匂賑肉虹廿日乳入`,
      ],
      [
        `9440`,
        `如尿韮任妊忍認濡禰祢寧葱猫熱年念捻撚燃粘乃廼之埜嚢悩濃納能脳膿農覗蚤巴把播覇杷波派琶破婆罵芭馬俳廃拝排敗杯盃牌背肺輩配倍培媒梅`,
      ],
      [
        `9480`,
        `楳煤狽買売賠陪這蝿秤矧萩伯剥博拍柏泊白箔粕舶薄迫曝漠爆縛莫駁麦函箱硲箸肇筈櫨幡肌畑畠八鉢溌発醗髪伐罰抜筏閥鳩噺塙蛤隼伴判半反叛帆搬斑板氾汎版犯班畔繁般藩販範釆煩頒飯挽晩番盤磐蕃蛮匪卑否妃庇彼悲扉批披斐比泌疲皮碑秘緋罷肥被誹費避非飛樋簸備尾微枇毘琵眉美`,
      ],
      [
        `9540`,
        `鼻柊稗匹疋髭彦膝菱肘弼必畢筆逼桧姫媛紐百謬俵彪標氷漂瓢票表評豹廟描病秒苗錨鋲蒜蛭鰭品彬斌浜瀕貧賓頻敏瓶不付埠夫婦富冨布府怖扶敷`,
      ],
      [
        `9580`,
        `斧普浮父符腐膚芙譜負賦赴阜附侮撫武舞葡蕪部封楓風葺蕗伏副復幅服福腹複覆淵弗払沸仏物鮒分吻噴墳憤扮焚奮粉糞紛雰文聞丙併兵塀幣平弊柄並蔽閉陛米頁僻壁癖碧別瞥蔑箆偏変片篇編辺返遍便勉娩弁鞭保舗鋪圃捕歩甫補輔穂募墓慕戊暮母簿菩倣俸包呆報奉宝峰峯崩庖抱捧放方朋`,
      ],
      [
        `9640`,
        `法泡烹砲縫胞芳萌蓬蜂褒訪豊邦鋒飽鳳鵬乏亡傍剖坊妨帽忘忙房暴望某棒冒紡肪膨謀貌貿鉾防吠頬北僕卜墨撲朴牧睦穆釦勃没殆堀幌奔本翻凡盆`,
      ],
      [
        `9680`,
        `摩磨魔麻埋妹昧枚毎哩槙幕膜枕鮪柾鱒桝亦俣又抹末沫迄侭繭麿万慢満漫蔓味未魅巳箕岬密蜜湊蓑稔脈妙粍民眠務夢無牟矛霧鵡椋婿娘冥名命明盟迷銘鳴姪牝滅免棉綿緬面麺摸模茂妄孟毛猛盲網耗蒙儲木黙目杢勿餅尤戻籾貰問悶紋門匁也冶夜爺耶野弥矢厄役約薬訳躍靖柳薮鑓愉愈油癒`,
      ],
      [
        `9740`,
        `諭輸唯佑優勇友宥幽悠憂揖有柚湧涌猶猷由祐裕誘遊邑郵雄融夕予余与誉輿預傭幼妖容庸揚揺擁曜楊様洋溶熔用窯羊耀葉蓉要謡踊遥陽養慾抑欲`,
      ],
      [
        `9780`,
        `沃浴翌翼淀羅螺裸来莱頼雷洛絡落酪乱卵嵐欄濫藍蘭覧利吏履李梨理璃痢裏裡里離陸律率立葎掠略劉流溜琉留硫粒隆竜龍侶慮旅虜了亮僚両凌寮料梁涼猟療瞭稜糧良諒遼量陵領力緑倫厘林淋燐琳臨輪隣鱗麟瑠塁涙累類令伶例冷励嶺怜玲礼苓鈴隷零霊麗齢暦歴列劣烈裂廉恋憐漣煉簾練聯`,
      ],
      [
        `9840`,
        `蓮連錬呂魯櫓炉賂路露労婁廊弄朗楼榔浪漏牢狼篭老聾蝋郎六麓禄肋録論倭和話歪賄脇惑枠鷲亙亘鰐詫藁蕨椀湾碗腕`,
      ],
      [
        `989f`,
        `弌丐丕个丱丶丼丿乂乖乘亂亅豫亊舒弍于亞亟亠亢亰亳亶从仍仄仆仂仗仞仭仟价伉佚估佛佝佗佇佶侈侏侘佻佩佰侑佯來侖儘俔俟俎俘俛俑俚俐俤俥倚倨倔倪倥倅伜俶倡倩倬俾俯們倆偃假會偕偐偈做偖偬偸傀傚傅傴傲`,
      ],
      [
        `9940`,
        `僉僊傳僂僖僞僥僭僣僮價僵儉儁儂儖儕儔儚儡儺儷儼儻儿兀兒兌兔兢竸兩兪兮冀冂囘册冉冏冑冓冕冖冤冦冢冩冪冫决冱冲冰况冽凅凉凛几處凩凭`,
      ],
      [
        `9980`,
        `凰凵凾刄刋刔刎刧刪刮刳刹剏剄剋剌剞剔剪剴剩剳剿剽劍劔劒剱劈劑辨辧劬劭劼劵勁勍勗勞勣勦飭勠勳勵勸勹匆匈甸匍匐匏匕匚匣匯匱匳匸區卆卅丗卉卍凖卞卩卮夘卻卷厂厖厠厦厥厮厰厶參簒雙叟曼燮叮叨叭叺吁吽呀听吭吼吮吶吩吝呎咏呵咎呟呱呷呰咒呻咀呶咄咐咆哇咢咸咥咬哄哈咨`,
      ],
      [
        `9a40`,
        `咫哂咤咾咼哘哥哦唏唔哽哮哭哺哢唹啀啣啌售啜啅啖啗唸唳啝喙喀咯喊喟啻啾喘喞單啼喃喩喇喨嗚嗅嗟嗄嗜嗤嗔嘔嗷嘖嗾嗽嘛嗹噎噐營嘴嘶嘲嘸`,
      ],
      [
        `9a80`,
        `噫噤嘯噬噪嚆嚀嚊嚠嚔嚏嚥嚮嚶嚴囂嚼囁囃囀囈囎囑囓囗囮囹圀囿圄圉圈國圍圓團圖嗇圜圦圷圸坎圻址坏坩埀垈坡坿垉垓垠垳垤垪垰埃埆埔埒埓堊埖埣堋堙堝塲堡塢塋塰毀塒堽塹墅墹墟墫墺壞墻墸墮壅壓壑壗壙壘壥壜壤壟壯壺壹壻壼壽夂夊夐夛梦夥夬夭夲夸夾竒奕奐奎奚奘奢奠奧奬奩`,
      ],
      [
        `9b40`,
        `奸妁妝佞侫妣妲姆姨姜妍姙姚娥娟娑娜娉娚婀婬婉娵娶婢婪媚媼媾嫋嫂媽嫣嫗嫦嫩嫖嫺嫻嬌嬋嬖嬲嫐嬪嬶嬾孃孅孀孑孕孚孛孥孩孰孳孵學斈孺宀`,
      ],
      [
        `9b80`,
        `它宦宸寃寇寉寔寐寤實寢寞寥寫寰寶寳尅將專對尓尠尢尨尸尹屁屆屎屓屐屏孱屬屮乢屶屹岌岑岔妛岫岻岶岼岷峅岾峇峙峩峽峺峭嶌峪崋崕崗嵜崟崛崑崔崢崚崙崘嵌嵒嵎嵋嵬嵳嵶嶇嶄嶂嶢嶝嶬嶮嶽嶐嶷嶼巉巍巓巒巖巛巫已巵帋帚帙帑帛帶帷幄幃幀幎幗幔幟幢幤幇幵并幺麼广庠廁廂廈廐廏`,
      ],
      [
        `9c40`,
        `廖廣廝廚廛廢廡廨廩廬廱廳廰廴廸廾弃弉彝彜弋弑弖弩弭弸彁彈彌彎弯彑彖彗彙彡彭彳彷徃徂彿徊很徑徇從徙徘徠徨徭徼忖忻忤忸忱忝悳忿怡恠`,
      ],
      [
        `9c80`,
        `怙怐怩怎怱怛怕怫怦怏怺恚恁恪恷恟恊恆恍恣恃恤恂恬恫恙悁悍惧悃悚悄悛悖悗悒悧悋惡悸惠惓悴忰悽惆悵惘慍愕愆惶惷愀惴惺愃愡惻惱愍愎慇愾愨愧慊愿愼愬愴愽慂慄慳慷慘慙慚慫慴慯慥慱慟慝慓慵憙憖憇憬憔憚憊憑憫憮懌懊應懷懈懃懆憺懋罹懍懦懣懶懺懴懿懽懼懾戀戈戉戍戌戔戛`,
      ],
      [
        `9d40`,
        `戞戡截戮戰戲戳扁扎扞扣扛扠扨扼抂抉找抒抓抖拔抃抔拗拑抻拏拿拆擔拈拜拌拊拂拇抛拉挌拮拱挧挂挈拯拵捐挾捍搜捏掖掎掀掫捶掣掏掉掟掵捫`,
      ],
      [
        `9d80`,
        `捩掾揩揀揆揣揉插揶揄搖搴搆搓搦搶攝搗搨搏摧摯摶摎攪撕撓撥撩撈撼據擒擅擇撻擘擂擱擧舉擠擡抬擣擯攬擶擴擲擺攀擽攘攜攅攤攣攫攴攵攷收攸畋效敖敕敍敘敞敝敲數斂斃變斛斟斫斷旃旆旁旄旌旒旛旙无旡旱杲昊昃旻杳昵昶昴昜晏晄晉晁晞晝晤晧晨晟晢晰暃暈暎暉暄暘暝曁暹曉暾暼`,
      ],
      [
        `9e40`,
        `曄暸曖曚曠昿曦曩曰曵曷朏朖朞朦朧霸朮朿朶杁朸朷杆杞杠杙杣杤枉杰枩杼杪枌枋枦枡枅枷柯枴柬枳柩枸柤柞柝柢柮枹柎柆柧檜栞框栩桀桍栲桎`,
      ],
      [
        `9e80`,
        `梳栫桙档桷桿梟梏梭梔條梛梃檮梹桴梵梠梺椏梍桾椁棊椈棘椢椦棡椌棍棔棧棕椶椒椄棗棣椥棹棠棯椨椪椚椣椡棆楹楷楜楸楫楔楾楮椹楴椽楙椰楡楞楝榁楪榲榮槐榿槁槓榾槎寨槊槝榻槃榧樮榑榠榜榕榴槞槨樂樛槿權槹槲槧樅榱樞槭樔槫樊樒櫁樣樓橄樌橲樶橸橇橢橙橦橈樸樢檐檍檠檄檢檣`,
      ],
      [
        `9f40`,
        `檗蘗檻櫃櫂檸檳檬櫞櫑櫟檪櫚櫪櫻欅蘖櫺欒欖鬱欟欸欷盜欹飮歇歃歉歐歙歔歛歟歡歸歹歿殀殄殃殍殘殕殞殤殪殫殯殲殱殳殷殼毆毋毓毟毬毫毳毯`,
      ],
      [
        `9f80`,
        `麾氈氓气氛氤氣汞汕汢汪沂沍沚沁沛汾汨汳沒沐泄泱泓沽泗泅泝沮沱沾沺泛泯泙泪洟衍洶洫洽洸洙洵洳洒洌浣涓浤浚浹浙涎涕濤涅淹渕渊涵淇淦涸淆淬淞淌淨淒淅淺淙淤淕淪淮渭湮渮渙湲湟渾渣湫渫湶湍渟湃渺湎渤滿渝游溂溪溘滉溷滓溽溯滄溲滔滕溏溥滂溟潁漑灌滬滸滾漿滲漱滯漲滌`,
      ],
      [
        `e040`,
        `漾漓滷澆潺潸澁澀潯潛濳潭澂潼潘澎澑濂潦澳澣澡澤澹濆澪濟濕濬濔濘濱濮濛瀉瀋濺瀑瀁瀏濾瀛瀚潴瀝瀘瀟瀰瀾瀲灑灣炙炒炯烱炬炸炳炮烟烋烝`,
      ],
      [
        `e080`,
        `烙焉烽焜焙煥煕熈煦煢煌煖煬熏燻熄熕熨熬燗熹熾燒燉燔燎燠燬燧燵燼燹燿爍爐爛爨爭爬爰爲爻爼爿牀牆牋牘牴牾犂犁犇犒犖犢犧犹犲狃狆狄狎狒狢狠狡狹狷倏猗猊猜猖猝猴猯猩猥猾獎獏默獗獪獨獰獸獵獻獺珈玳珎玻珀珥珮珞璢琅瑯琥珸琲琺瑕琿瑟瑙瑁瑜瑩瑰瑣瑪瑶瑾璋璞璧瓊瓏瓔珱`,
      ],
      [
        `e140`,
        `瓠瓣瓧瓩瓮瓲瓰瓱瓸瓷甄甃甅甌甎甍甕甓甞甦甬甼畄畍畊畉畛畆畚畩畤畧畫畭畸當疆疇畴疊疉疂疔疚疝疥疣痂疳痃疵疽疸疼疱痍痊痒痙痣痞痾痿`,
      ],
      [
        `e180`,
        `痼瘁痰痺痲痳瘋瘍瘉瘟瘧瘠瘡瘢瘤瘴瘰瘻癇癈癆癜癘癡癢癨癩癪癧癬癰癲癶癸發皀皃皈皋皎皖皓皙皚皰皴皸皹皺盂盍盖盒盞盡盥盧盪蘯盻眈眇眄眩眤眞眥眦眛眷眸睇睚睨睫睛睥睿睾睹瞎瞋瞑瞠瞞瞰瞶瞹瞿瞼瞽瞻矇矍矗矚矜矣矮矼砌砒礦砠礪硅碎硴碆硼碚碌碣碵碪碯磑磆磋磔碾碼磅磊磬`,
      ],
      [
        `e240`,
        `磧磚磽磴礇礒礑礙礬礫祀祠祗祟祚祕祓祺祿禊禝禧齋禪禮禳禹禺秉秕秧秬秡秣稈稍稘稙稠稟禀稱稻稾稷穃穗穉穡穢穩龝穰穹穽窈窗窕窘窖窩竈窰`,
      ],
      [
        `e280`,
        `窶竅竄窿邃竇竊竍竏竕竓站竚竝竡竢竦竭竰笂笏笊笆笳笘笙笞笵笨笶筐筺笄筍笋筌筅筵筥筴筧筰筱筬筮箝箘箟箍箜箚箋箒箏筝箙篋篁篌篏箴篆篝篩簑簔篦篥籠簀簇簓篳篷簗簍篶簣簧簪簟簷簫簽籌籃籔籏籀籐籘籟籤籖籥籬籵粃粐粤粭粢粫粡粨粳粲粱粮粹粽糀糅糂糘糒糜糢鬻糯糲糴糶糺紆`,
      ],
      [
        `e340`,
        `紂紜紕紊絅絋紮紲紿紵絆絳絖絎絲絨絮絏絣經綉絛綏絽綛綺綮綣綵緇綽綫總綢綯緜綸綟綰緘緝緤緞緻緲緡縅縊縣縡縒縱縟縉縋縢繆繦縻縵縹繃縷`,
      ],
      [
        `e380`,
        `縲縺繧繝繖繞繙繚繹繪繩繼繻纃緕繽辮繿纈纉續纒纐纓纔纖纎纛纜缸缺罅罌罍罎罐网罕罔罘罟罠罨罩罧罸羂羆羃羈羇羌羔羞羝羚羣羯羲羹羮羶羸譱翅翆翊翕翔翡翦翩翳翹飜耆耄耋耒耘耙耜耡耨耿耻聊聆聒聘聚聟聢聨聳聲聰聶聹聽聿肄肆肅肛肓肚肭冐肬胛胥胙胝胄胚胖脉胯胱脛脩脣脯腋`,
      ],
      [
        `e440`,
        `隋腆脾腓腑胼腱腮腥腦腴膃膈膊膀膂膠膕膤膣腟膓膩膰膵膾膸膽臀臂膺臉臍臑臙臘臈臚臟臠臧臺臻臾舁舂舅與舊舍舐舖舩舫舸舳艀艙艘艝艚艟艤`,
      ],
      [
        `e480`,
        `艢艨艪艫舮艱艷艸艾芍芒芫芟芻芬苡苣苟苒苴苳苺莓范苻苹苞茆苜茉苙茵茴茖茲茱荀茹荐荅茯茫茗茘莅莚莪莟莢莖茣莎莇莊荼莵荳荵莠莉莨菴萓菫菎菽萃菘萋菁菷萇菠菲萍萢萠莽萸蔆菻葭萪萼蕚蒄葷葫蒭葮蒂葩葆萬葯葹萵蓊葢蒹蒿蒟蓙蓍蒻蓚蓐蓁蓆蓖蒡蔡蓿蓴蔗蔘蔬蔟蔕蔔蓼蕀蕣蕘蕈`,
      ],
      [
        `e540`,
        `蕁蘂蕋蕕薀薤薈薑薊薨蕭薔薛藪薇薜蕷蕾薐藉薺藏薹藐藕藝藥藜藹蘊蘓蘋藾藺蘆蘢蘚蘰蘿虍乕虔號虧虱蚓蚣蚩蚪蚋蚌蚶蚯蛄蛆蚰蛉蠣蚫蛔蛞蛩蛬`,
      ],
      [
        `e580`,
        `蛟蛛蛯蜒蜆蜈蜀蜃蛻蜑蜉蜍蛹蜊蜴蜿蜷蜻蜥蜩蜚蝠蝟蝸蝌蝎蝴蝗蝨蝮蝙蝓蝣蝪蠅螢螟螂螯蟋螽蟀蟐雖螫蟄螳蟇蟆螻蟯蟲蟠蠏蠍蟾蟶蟷蠎蟒蠑蠖蠕蠢蠡蠱蠶蠹蠧蠻衄衂衒衙衞衢衫袁衾袞衵衽袵衲袂袗袒袮袙袢袍袤袰袿袱裃裄裔裘裙裝裹褂裼裴裨裲褄褌褊褓襃褞褥褪褫襁襄褻褶褸襌褝襠襞`,
      ],
      [
        `e640`,
        `襦襤襭襪襯襴襷襾覃覈覊覓覘覡覩覦覬覯覲覺覽覿觀觚觜觝觧觴觸訃訖訐訌訛訝訥訶詁詛詒詆詈詼詭詬詢誅誂誄誨誡誑誥誦誚誣諄諍諂諚諫諳諧`,
      ],
      [
        `e680`,
        `諤諱謔諠諢諷諞諛謌謇謚諡謖謐謗謠謳鞫謦謫謾謨譁譌譏譎證譖譛譚譫譟譬譯譴譽讀讌讎讒讓讖讙讚谺豁谿豈豌豎豐豕豢豬豸豺貂貉貅貊貍貎貔豼貘戝貭貪貽貲貳貮貶賈賁賤賣賚賽賺賻贄贅贊贇贏贍贐齎贓賍贔贖赧赭赱赳趁趙跂趾趺跏跚跖跌跛跋跪跫跟跣跼踈踉跿踝踞踐踟蹂踵踰踴蹊`,
      ],
      [
        `e740`,
        `蹇蹉蹌蹐蹈蹙蹤蹠踪蹣蹕蹶蹲蹼躁躇躅躄躋躊躓躑躔躙躪躡躬躰軆躱躾軅軈軋軛軣軼軻軫軾輊輅輕輒輙輓輜輟輛輌輦輳輻輹轅轂輾轌轉轆轎轗轜`,
      ],
      [
        `e780`,
        `轢轣轤辜辟辣辭辯辷迚迥迢迪迯邇迴逅迹迺逑逕逡逍逞逖逋逧逶逵逹迸遏遐遑遒逎遉逾遖遘遞遨遯遶隨遲邂遽邁邀邊邉邏邨邯邱邵郢郤扈郛鄂鄒鄙鄲鄰酊酖酘酣酥酩酳酲醋醉醂醢醫醯醪醵醴醺釀釁釉釋釐釖釟釡釛釼釵釶鈞釿鈔鈬鈕鈑鉞鉗鉅鉉鉤鉈銕鈿鉋鉐銜銖銓銛鉚鋏銹銷鋩錏鋺鍄錮`,
      ],
      [
        `e840`,
        `錙錢錚錣錺錵錻鍜鍠鍼鍮鍖鎰鎬鎭鎔鎹鏖鏗鏨鏥鏘鏃鏝鏐鏈鏤鐚鐔鐓鐃鐇鐐鐶鐫鐵鐡鐺鑁鑒鑄鑛鑠鑢鑞鑪鈩鑰鑵鑷鑽鑚鑼鑾钁鑿閂閇閊閔閖閘閙`,
      ],
      [
        `e880`,
        `閠閨閧閭閼閻閹閾闊濶闃闍闌闕闔闖關闡闥闢阡阨阮阯陂陌陏陋陷陜陞陝陟陦陲陬隍隘隕隗險隧隱隲隰隴隶隸隹雎雋雉雍襍雜霍雕雹霄霆霈霓霎霑霏霖霙霤霪霰霹霽霾靄靆靈靂靉靜靠靤靦靨勒靫靱靹鞅靼鞁靺鞆鞋鞏鞐鞜鞨鞦鞣鞳鞴韃韆韈韋韜韭齏韲竟韶韵頏頌頸頤頡頷頽顆顏顋顫顯顰`,
      ],
      [
        `e940`,
        `顱顴顳颪颯颱颶飄飃飆飩飫餃餉餒餔餘餡餝餞餤餠餬餮餽餾饂饉饅饐饋饑饒饌饕馗馘馥馭馮馼駟駛駝駘駑駭駮駱駲駻駸騁騏騅駢騙騫騷驅驂驀驃`,
      ],
      [
        `e980`,
        `騾驕驍驛驗驟驢驥驤驩驫驪骭骰骼髀髏髑髓體髞髟髢髣髦髯髫髮髴髱髷髻鬆鬘鬚鬟鬢鬣鬥鬧鬨鬩鬪鬮鬯鬲魄魃魏魍魎魑魘魴鮓鮃鮑鮖鮗鮟鮠鮨鮴鯀鯊鮹鯆鯏鯑鯒鯣鯢鯤鯔鯡鰺鯲鯱鯰鰕鰔鰉鰓鰌鰆鰈鰒鰊鰄鰮鰛鰥鰤鰡鰰鱇鰲鱆鰾鱚鱠鱧鱶鱸鳧鳬鳰鴉鴈鳫鴃鴆鴪鴦鶯鴣鴟鵄鴕鴒鵁鴿鴾鵆鵈`,
      ],
      [
        `ea40`,
        `鵝鵞鵤鵑鵐鵙鵲鶉鶇鶫鵯鵺鶚鶤鶩鶲鷄鷁鶻鶸鶺鷆鷏鷂鷙鷓鷸鷦鷭鷯鷽鸚鸛鸞鹵鹹鹽麁麈麋麌麒麕麑麝麥麩麸麪麭靡黌黎黏黐黔黜點黝黠黥黨黯`,
      ],
      [`ea80`, `黴黶黷黹黻黼黽鼇鼈皷鼕鼡鼬鼾齊齒齔齣齟齠齡齦齧齬齪齷齲齶龕龜龠堯槇遙瑤凜熙`],
      [
        `ed40`,
        `纊褜鍈銈蓜俉炻昱棈鋹曻彅丨仡仼伀伃伹佖侒侊侚侔俍偀倢俿倞偆偰偂傔僴僘兊兤冝冾凬刕劜劦勀勛匀匇匤卲厓厲叝﨎咜咊咩哿喆坙坥垬埈埇﨏`,
      ],
      [
        `ed80`,
        `塚增墲夋奓奛奝奣妤妺孖寀甯寘寬尞岦岺峵崧嵓﨑嵂嵭嶸嶹巐弡弴彧德忞恝悅悊惞惕愠惲愑愷愰憘戓抦揵摠撝擎敎昀昕昻昉昮昞昤晥晗晙晴晳暙暠暲暿曺朎朗杦枻桒柀栁桄棏﨓楨﨔榘槢樰橫橆橳橾櫢櫤毖氿汜沆汯泚洄涇浯涖涬淏淸淲淼渹湜渧渼溿澈澵濵瀅瀇瀨炅炫焏焄煜煆煇凞燁燾犱`,
      ],
      [
        `ee40`,
        `犾猤猪獷玽珉珖珣珒琇珵琦琪琩琮瑢璉璟甁畯皂皜皞皛皦益睆劯砡硎硤硺礰礼神祥禔福禛竑竧靖竫箞精絈絜綷綠緖繒罇羡羽茁荢荿菇菶葈蒴蕓蕙`,
      ],
      [
        `ee80`,
        `蕫﨟薰蘒﨡蠇裵訒訷詹誧誾諟諸諶譓譿賰賴贒赶﨣軏﨤逸遧郞都鄕鄧釚釗釞釭釮釤釥鈆鈐鈊鈺鉀鈼鉎鉙鉑鈹鉧銧鉷鉸鋧鋗鋙鋐﨧鋕鋠鋓錥錡鋻﨨錞鋿錝錂鍰鍗鎤鏆鏞鏸鐱鑅鑈閒隆﨩隝隯霳霻靃靍靏靑靕顗顥飯飼餧館馞驎髙髜魵魲鮏鮱鮻鰀鵰鵫鶴鸙黑`,
      ],
      [`eeef`, `ⅰ`, 9, `￢￤＇＂`],
      [`f040`, ``, 62],
      [`f080`, ``, 124],
      [`f140`, ``, 62],
      [`f180`, ``, 124],
      [`f240`, ``, 62],
      [`f280`, ``, 124],
      [`f340`, ``, 62],
      [`f380`, ``, 124],
      [`f440`, ``, 62],
      [`f480`, ``, 124],
      [`f540`, ``, 62],
      [`f580`, ``, 124],
      [`f640`, ``, 62],
      [`f680`, ``, 124],
      [`f740`, ``, 62],
      [`f780`, ``, 124],
      [`f840`, ``, 62],
      [`f880`, ``, 124],
      [`f940`, ``],
      [
        `fa40`,
        `ⅰ`,
        9,
        `Ⅰ`,
        9,
        `￢￤＇＂㈱№℡∵纊褜鍈銈蓜俉炻昱棈鋹曻彅丨仡仼伀伃伹佖侒侊侚侔俍偀倢俿倞偆偰偂傔僴僘兊`,
      ],
      [
        `fa80`,
        `兤冝冾凬刕劜劦勀勛匀匇匤卲厓厲叝﨎咜咊咩哿喆坙坥垬埈埇﨏塚增墲夋奓奛奝奣妤妺孖寀甯寘寬尞岦岺峵崧嵓﨑嵂嵭嶸嶹巐弡弴彧德忞恝悅悊惞惕愠惲愑愷愰憘戓抦揵摠撝擎敎昀昕昻昉昮昞昤晥晗晙晴晳暙暠暲暿曺朎朗杦枻桒柀栁桄棏﨓楨﨔榘槢樰橫橆橳橾櫢櫤毖氿汜沆汯泚洄涇浯`,
      ],
      [
        `fb40`,
        `涖涬淏淸淲淼渹湜渧渼溿澈澵濵瀅瀇瀨炅炫焏焄煜煆煇凞燁燾犱犾猤猪獷玽珉珖珣珒琇珵琦琪琩琮瑢璉璟甁畯皂皜皞皛皦益睆劯砡硎硤硺礰礼神`,
      ],
      [
        `fb80`,
        `祥禔福禛竑竧靖竫箞精絈絜綷綠緖繒罇羡羽茁荢荿菇菶葈蒴蕓蕙蕫﨟薰蘒﨡蠇裵訒訷詹誧誾諟諸諶譓譿賰賴贒赶﨣軏﨤逸遧郞都鄕鄧釚釗釞釭釮釤釥鈆鈐鈊鈺鉀鈼鉎鉙鉑鈹鉧銧鉷鉸鋧鋗鋙鋐﨧鋕鋠鋓錥錡鋻﨨錞鋿錝錂鍰鍗鎤鏆鏞鏸鐱鑅鑈閒隆﨩隝隯霳霻靃靍靏靑靕顗顥飯飼餧館馞驎髙`,
      ],
      [`fc40`, `髜魵魲鮏鮱鮻鰀鵰鵫鶴鸙黑`],
    ];
  }),
  require_eucjp = /* @__PURE__ */ __commonJSMin((e, t) => {
    t.exports = [
      [`0`, `\0`, 127],
      [`8ea1`, `｡`, 62],
      [
        `a1a1`,
        `　、。，．・：；？！゛゜´｀¨＾￣＿ヽヾゝゞ〃仝々〆〇ー―‐／＼～∥｜…‥‘’“”（）〔〕［］｛｝〈`,
        9,
        `＋－±×÷＝≠＜＞≦≧∞∴♂♀°′″℃￥＄￠￡％＃＆＊＠§☆★○●◎◇`,
      ],
      [`a2a1`, `◆□■△▲▽▼※〒→←↑↓〓`],
      [`a2ba`, `∈∋⊆⊇⊂⊃∪∩`],
      [`a2ca`, `∧∨￢⇒⇔∀∃`],
      [`a2dc`, `∠⊥⌒∂∇≡≒≪≫√∽∝∵∫∬`],
      [`a2f2`, `Å‰♯♭♪†‡¶`],
      [`a2fe`, `◯`],
      [`a3b0`, `０`, 9],
      [`a3c1`, `Ａ`, 25],
      [`a3e1`, `ａ`, 25],
      [`a4a1`, `ぁ`, 82],
      [`a5a1`, `ァ`, 85],
      [`a6a1`, `Α`, 16, `Σ`, 6],
      [`a6c1`, `α`, 16, `σ`, 6],
      [`a7a1`, `А`, 5, `ЁЖ`, 25],
      [`a7d1`, `а`, 5, `ёж`, 25],
      [`a8a1`, `─│┌┐┘└├┬┤┴┼━┃┏┓┛┗┣┳┫┻╋┠┯┨┷┿┝┰┥┸╂`],
      [`ada1`, `①`, 19, `Ⅰ`, 9],
      [`adc0`, `㍉㌔㌢㍍㌘㌧㌃㌶㍑㍗㌍㌦㌣㌫㍊㌻㎜㎝㎞㎎㎏㏄㎡`],
      [`addf`, `㍻〝〟№㏍℡㊤`, 4, `㈱㈲㈹㍾㍽㍼≒≡∫∮∑√⊥∠∟⊿∵∩∪`],
      [
        `b0a1`,
        `亜唖娃阿哀愛挨姶逢葵茜穐悪握渥旭葦芦鯵梓圧斡扱宛姐虻飴絢綾鮎或粟袷安庵按暗案闇鞍杏以伊位依偉囲夷委威尉惟意慰易椅為畏異移維緯胃萎衣謂違遺医井亥域育郁磯一壱溢逸稲茨芋鰯允印咽員因姻引飲淫胤蔭`,
      ],
      [
        `b1a1`,
        `院陰隠韻吋右宇烏羽迂雨卯鵜窺丑碓臼渦嘘唄欝蔚鰻姥厩浦瓜閏噂云運雲荏餌叡営嬰影映曳栄永泳洩瑛盈穎頴英衛詠鋭液疫益駅悦謁越閲榎厭円園堰奄宴延怨掩援沿演炎焔煙燕猿縁艶苑薗遠鉛鴛塩於汚甥凹央奥往応`,
      ],
      [
        `b2a1`,
        `押旺横欧殴王翁襖鴬鴎黄岡沖荻億屋憶臆桶牡乙俺卸恩温穏音下化仮何伽価佳加可嘉夏嫁家寡科暇果架歌河火珂禍禾稼箇花苛茄荷華菓蝦課嘩貨迦過霞蚊俄峨我牙画臥芽蛾賀雅餓駕介会解回塊壊廻快怪悔恢懐戒拐改`,
      ],
      [
        `b3a1`,
        `魁晦械海灰界皆絵芥蟹開階貝凱劾外咳害崖慨概涯碍蓋街該鎧骸浬馨蛙垣柿蛎鈎劃嚇各廓拡撹格核殻獲確穫覚角赫較郭閣隔革学岳楽額顎掛笠樫橿梶鰍潟割喝恰括活渇滑葛褐轄且鰹叶椛樺鞄株兜竃蒲釜鎌噛鴨栢茅萱`,
      ],
      [
        `b4a1`,
        `粥刈苅瓦乾侃冠寒刊勘勧巻喚堪姦完官寛干幹患感慣憾換敢柑桓棺款歓汗漢澗潅環甘監看竿管簡緩缶翰肝艦莞観諌貫還鑑間閑関陥韓館舘丸含岸巌玩癌眼岩翫贋雁頑顔願企伎危喜器基奇嬉寄岐希幾忌揮机旗既期棋棄`,
      ],
      [
        `b5a1`,
        `機帰毅気汽畿祈季稀紀徽規記貴起軌輝飢騎鬼亀偽儀妓宜戯技擬欺犠疑祇義蟻誼議掬菊鞠吉吃喫桔橘詰砧杵黍却客脚虐逆丘久仇休及吸宮弓急救朽求汲泣灸球究窮笈級糾給旧牛去居巨拒拠挙渠虚許距鋸漁禦魚亨享京`,
      ],
      [
        `b6a1`,
        `供侠僑兇競共凶協匡卿叫喬境峡強彊怯恐恭挟教橋況狂狭矯胸脅興蕎郷鏡響饗驚仰凝尭暁業局曲極玉桐粁僅勤均巾錦斤欣欽琴禁禽筋緊芹菌衿襟謹近金吟銀九倶句区狗玖矩苦躯駆駈駒具愚虞喰空偶寓遇隅串櫛釧屑屈`,
      ],
      [
        `b7a1`,
        `掘窟沓靴轡窪熊隈粂栗繰桑鍬勲君薫訓群軍郡卦袈祁係傾刑兄啓圭珪型契形径恵慶慧憩掲携敬景桂渓畦稽系経継繋罫茎荊蛍計詣警軽頚鶏芸迎鯨劇戟撃激隙桁傑欠決潔穴結血訣月件倹倦健兼券剣喧圏堅嫌建憲懸拳捲`,
      ],
      [
        `b8a1`,
        `検権牽犬献研硯絹県肩見謙賢軒遣鍵険顕験鹸元原厳幻弦減源玄現絃舷言諺限乎個古呼固姑孤己庫弧戸故枯湖狐糊袴股胡菰虎誇跨鈷雇顧鼓五互伍午呉吾娯後御悟梧檎瑚碁語誤護醐乞鯉交佼侯候倖光公功効勾厚口向`,
      ],
      [
        `b9a1`,
        `后喉坑垢好孔孝宏工巧巷幸広庚康弘恒慌抗拘控攻昂晃更杭校梗構江洪浩港溝甲皇硬稿糠紅紘絞綱耕考肯肱腔膏航荒行衡講貢購郊酵鉱砿鋼閤降項香高鴻剛劫号合壕拷濠豪轟麹克刻告国穀酷鵠黒獄漉腰甑忽惚骨狛込`,
      ],
      [
        `baa1`,
        `此頃今困坤墾婚恨懇昏昆根梱混痕紺艮魂些佐叉唆嵯左差査沙瑳砂詐鎖裟坐座挫債催再最哉塞妻宰彩才採栽歳済災采犀砕砦祭斎細菜裁載際剤在材罪財冴坂阪堺榊肴咲崎埼碕鷺作削咋搾昨朔柵窄策索錯桜鮭笹匙冊刷`,
      ],
      [
        `bba1`,
        `察拶撮擦札殺薩雑皐鯖捌錆鮫皿晒三傘参山惨撒散桟燦珊産算纂蚕讃賛酸餐斬暫残仕仔伺使刺司史嗣四士始姉姿子屍市師志思指支孜斯施旨枝止死氏獅祉私糸紙紫肢脂至視詞詩試誌諮資賜雌飼歯事似侍児字寺慈持時`,
      ],
      [
        `bca1`,
        `次滋治爾璽痔磁示而耳自蒔辞汐鹿式識鴫竺軸宍雫七叱執失嫉室悉湿漆疾質実蔀篠偲柴芝屡蕊縞舎写射捨赦斜煮社紗者謝車遮蛇邪借勺尺杓灼爵酌釈錫若寂弱惹主取守手朱殊狩珠種腫趣酒首儒受呪寿授樹綬需囚収周`,
      ],
      [
        `bda1`,
        `宗就州修愁拾洲秀秋終繍習臭舟蒐衆襲讐蹴輯週酋酬集醜什住充十従戎柔汁渋獣縦重銃叔夙宿淑祝縮粛塾熟出術述俊峻春瞬竣舜駿准循旬楯殉淳準潤盾純巡遵醇順処初所暑曙渚庶緒署書薯藷諸助叙女序徐恕鋤除傷償`,
      ],
      [
        `bea1`,
        `勝匠升召哨商唱嘗奨妾娼宵将小少尚庄床廠彰承抄招掌捷昇昌昭晶松梢樟樵沼消渉湘焼焦照症省硝礁祥称章笑粧紹肖菖蒋蕉衝裳訟証詔詳象賞醤鉦鍾鐘障鞘上丈丞乗冗剰城場壌嬢常情擾条杖浄状畳穣蒸譲醸錠嘱埴飾`,
      ],
      [
        `bfa1`,
        `拭植殖燭織職色触食蝕辱尻伸信侵唇娠寝審心慎振新晋森榛浸深申疹真神秦紳臣芯薪親診身辛進針震人仁刃塵壬尋甚尽腎訊迅陣靭笥諏須酢図厨逗吹垂帥推水炊睡粋翠衰遂酔錐錘随瑞髄崇嵩数枢趨雛据杉椙菅頗雀裾`,
      ],
      [
        `c0a1`,
        `澄摺寸世瀬畝是凄制勢姓征性成政整星晴棲栖正清牲生盛精聖声製西誠誓請逝醒青静斉税脆隻席惜戚斥昔析石積籍績脊責赤跡蹟碩切拙接摂折設窃節説雪絶舌蝉仙先千占宣専尖川戦扇撰栓栴泉浅洗染潜煎煽旋穿箭線`,
      ],
      [
        `c1a1`,
        `繊羨腺舛船薦詮賎践選遷銭銑閃鮮前善漸然全禅繕膳糎噌塑岨措曾曽楚狙疏疎礎祖租粗素組蘇訴阻遡鼠僧創双叢倉喪壮奏爽宋層匝惣想捜掃挿掻操早曹巣槍槽漕燥争痩相窓糟総綜聡草荘葬蒼藻装走送遭鎗霜騒像増憎`,
      ],
      [
        `c2a1`,
        `臓蔵贈造促側則即息捉束測足速俗属賊族続卒袖其揃存孫尊損村遜他多太汰詑唾堕妥惰打柁舵楕陀駄騨体堆対耐岱帯待怠態戴替泰滞胎腿苔袋貸退逮隊黛鯛代台大第醍題鷹滝瀧卓啄宅托択拓沢濯琢託鐸濁諾茸凧蛸只`,
      ],
      [
        `c3a1`,
        `叩但達辰奪脱巽竪辿棚谷狸鱈樽誰丹単嘆坦担探旦歎淡湛炭短端箪綻耽胆蛋誕鍛団壇弾断暖檀段男談値知地弛恥智池痴稚置致蜘遅馳築畜竹筑蓄逐秩窒茶嫡着中仲宙忠抽昼柱注虫衷註酎鋳駐樗瀦猪苧著貯丁兆凋喋寵`,
      ],
      [
        `c4a1`,
        `帖帳庁弔張彫徴懲挑暢朝潮牒町眺聴脹腸蝶調諜超跳銚長頂鳥勅捗直朕沈珍賃鎮陳津墜椎槌追鎚痛通塚栂掴槻佃漬柘辻蔦綴鍔椿潰坪壷嬬紬爪吊釣鶴亭低停偵剃貞呈堤定帝底庭廷弟悌抵挺提梯汀碇禎程締艇訂諦蹄逓`,
      ],
      [
        `c5a1`,
        `邸鄭釘鼎泥摘擢敵滴的笛適鏑溺哲徹撤轍迭鉄典填天展店添纏甜貼転顛点伝殿澱田電兎吐堵塗妬屠徒斗杜渡登菟賭途都鍍砥砺努度土奴怒倒党冬凍刀唐塔塘套宕島嶋悼投搭東桃梼棟盗淘湯涛灯燈当痘祷等答筒糖統到`,
      ],
      [
        `c6a1`,
        `董蕩藤討謄豆踏逃透鐙陶頭騰闘働動同堂導憧撞洞瞳童胴萄道銅峠鴇匿得徳涜特督禿篤毒独読栃橡凸突椴届鳶苫寅酉瀞噸屯惇敦沌豚遁頓呑曇鈍奈那内乍凪薙謎灘捺鍋楢馴縄畷南楠軟難汝二尼弐迩匂賑肉虹廿日乳入`,
      ],
      [
        `c7a1`,
        `如尿韮任妊忍認濡禰祢寧葱猫熱年念捻撚燃粘乃廼之埜嚢悩濃納能脳膿農覗蚤巴把播覇杷波派琶破婆罵芭馬俳廃拝排敗杯盃牌背肺輩配倍培媒梅楳煤狽買売賠陪這蝿秤矧萩伯剥博拍柏泊白箔粕舶薄迫曝漠爆縛莫駁麦`,
      ],
      [
        `c8a1`,
        `函箱硲箸肇筈櫨幡肌畑畠八鉢溌発醗髪伐罰抜筏閥鳩噺塙蛤隼伴判半反叛帆搬斑板氾汎版犯班畔繁般藩販範釆煩頒飯挽晩番盤磐蕃蛮匪卑否妃庇彼悲扉批披斐比泌疲皮碑秘緋罷肥被誹費避非飛樋簸備尾微枇毘琵眉美`,
      ],
      [
        `c9a1`,
        `鼻柊稗匹疋髭彦膝菱肘弼必畢筆逼桧姫媛紐百謬俵彪標氷漂瓢票表評豹廟描病秒苗錨鋲蒜蛭鰭品彬斌浜瀕貧賓頻敏瓶不付埠夫婦富冨布府怖扶敷斧普浮父符腐膚芙譜負賦赴阜附侮撫武舞葡蕪部封楓風葺蕗伏副復幅服`,
      ],
      [
        `caa1`,
        `福腹複覆淵弗払沸仏物鮒分吻噴墳憤扮焚奮粉糞紛雰文聞丙併兵塀幣平弊柄並蔽閉陛米頁僻壁癖碧別瞥蔑箆偏変片篇編辺返遍便勉娩弁鞭保舗鋪圃捕歩甫補輔穂募墓慕戊暮母簿菩倣俸包呆報奉宝峰峯崩庖抱捧放方朋`,
      ],
      [
        `cba1`,
        `法泡烹砲縫胞芳萌蓬蜂褒訪豊邦鋒飽鳳鵬乏亡傍剖坊妨帽忘忙房暴望某棒冒紡肪膨謀貌貿鉾防吠頬北僕卜墨撲朴牧睦穆釦勃没殆堀幌奔本翻凡盆摩磨魔麻埋妹昧枚毎哩槙幕膜枕鮪柾鱒桝亦俣又抹末沫迄侭繭麿万慢満`,
      ],
      [
        `cca1`,
        `漫蔓味未魅巳箕岬密蜜湊蓑稔脈妙粍民眠務夢無牟矛霧鵡椋婿娘冥名命明盟迷銘鳴姪牝滅免棉綿緬面麺摸模茂妄孟毛猛盲網耗蒙儲木黙目杢勿餅尤戻籾貰問悶紋門匁也冶夜爺耶野弥矢厄役約薬訳躍靖柳薮鑓愉愈油癒`,
      ],
      [
        `cda1`,
        `諭輸唯佑優勇友宥幽悠憂揖有柚湧涌猶猷由祐裕誘遊邑郵雄融夕予余与誉輿預傭幼妖容庸揚揺擁曜楊様洋溶熔用窯羊耀葉蓉要謡踊遥陽養慾抑欲沃浴翌翼淀羅螺裸来莱頼雷洛絡落酪乱卵嵐欄濫藍蘭覧利吏履李梨理璃`,
      ],
      [
        `cea1`,
        `痢裏裡里離陸律率立葎掠略劉流溜琉留硫粒隆竜龍侶慮旅虜了亮僚両凌寮料梁涼猟療瞭稜糧良諒遼量陵領力緑倫厘林淋燐琳臨輪隣鱗麟瑠塁涙累類令伶例冷励嶺怜玲礼苓鈴隷零霊麗齢暦歴列劣烈裂廉恋憐漣煉簾練聯`,
      ],
      [
        `cfa1`,
        `蓮連錬呂魯櫓炉賂路露労婁廊弄朗楼榔浪漏牢狼篭老聾蝋郎六麓禄肋録論倭和話歪賄脇惑枠鷲亙亘鰐詫藁蕨椀湾碗腕`,
      ],
      [
        `d0a1`,
        `弌丐丕个丱丶丼丿乂乖乘亂亅豫亊舒弍于亞亟亠亢亰亳亶从仍仄仆仂仗仞仭仟价伉佚估佛佝佗佇佶侈侏侘佻佩佰侑佯來侖儘俔俟俎俘俛俑俚俐俤俥倚倨倔倪倥倅伜俶倡倩倬俾俯們倆偃假會偕偐偈做偖偬偸傀傚傅傴傲`,
      ],
      [
        `d1a1`,
        `僉僊傳僂僖僞僥僭僣僮價僵儉儁儂儖儕儔儚儡儺儷儼儻儿兀兒兌兔兢竸兩兪兮冀冂囘册冉冏冑冓冕冖冤冦冢冩冪冫决冱冲冰况冽凅凉凛几處凩凭凰凵凾刄刋刔刎刧刪刮刳刹剏剄剋剌剞剔剪剴剩剳剿剽劍劔劒剱劈劑辨`,
      ],
      [
        `d2a1`,
        `辧劬劭劼劵勁勍勗勞勣勦飭勠勳勵勸勹匆匈甸匍匐匏匕匚匣匯匱匳匸區卆卅丗卉卍凖卞卩卮夘卻卷厂厖厠厦厥厮厰厶參簒雙叟曼燮叮叨叭叺吁吽呀听吭吼吮吶吩吝呎咏呵咎呟呱呷呰咒呻咀呶咄咐咆哇咢咸咥咬哄哈咨`,
      ],
      [
        `d3a1`,
        `咫哂咤咾咼哘哥哦唏唔哽哮哭哺哢唹啀啣啌售啜啅啖啗唸唳啝喙喀咯喊喟啻啾喘喞單啼喃喩喇喨嗚嗅嗟嗄嗜嗤嗔嘔嗷嘖嗾嗽嘛嗹噎噐營嘴嘶嘲嘸噫噤嘯噬噪嚆嚀嚊嚠嚔嚏嚥嚮嚶嚴囂嚼囁囃囀囈囎囑囓囗囮囹圀囿圄圉`,
      ],
      [
        `d4a1`,
        `圈國圍圓團圖嗇圜圦圷圸坎圻址坏坩埀垈坡坿垉垓垠垳垤垪垰埃埆埔埒埓堊埖埣堋堙堝塲堡塢塋塰毀塒堽塹墅墹墟墫墺壞墻墸墮壅壓壑壗壙壘壥壜壤壟壯壺壹壻壼壽夂夊夐夛梦夥夬夭夲夸夾竒奕奐奎奚奘奢奠奧奬奩`,
      ],
      [
        `d5a1`,
        `奸妁妝佞侫妣妲姆姨姜妍姙姚娥娟娑娜娉娚婀婬婉娵娶婢婪媚媼媾嫋嫂媽嫣嫗嫦嫩嫖嫺嫻嬌嬋嬖嬲嫐嬪嬶嬾孃孅孀孑孕孚孛孥孩孰孳孵學斈孺宀它宦宸寃寇寉寔寐寤實寢寞寥寫寰寶寳尅將專對尓尠尢尨尸尹屁屆屎屓`,
      ],
      [
        `d6a1`,
        `屐屏孱屬屮乢屶屹岌岑岔妛岫岻岶岼岷峅岾峇峙峩峽峺峭嶌峪崋崕崗嵜崟崛崑崔崢崚崙崘嵌嵒嵎嵋嵬嵳嵶嶇嶄嶂嶢嶝嶬嶮嶽嶐嶷嶼巉巍巓巒巖巛巫已巵帋帚帙帑帛帶帷幄幃幀幎幗幔幟幢幤幇幵并幺麼广庠廁廂廈廐廏`,
      ],
      [
        `d7a1`,
        `廖廣廝廚廛廢廡廨廩廬廱廳廰廴廸廾弃弉彝彜弋弑弖弩弭弸彁彈彌彎弯彑彖彗彙彡彭彳彷徃徂彿徊很徑徇從徙徘徠徨徭徼忖忻忤忸忱忝悳忿怡恠怙怐怩怎怱怛怕怫怦怏怺恚恁恪恷恟恊恆恍恣恃恤恂恬恫恙悁悍惧悃悚`,
      ],
      [
        `d8a1`,
        `悄悛悖悗悒悧悋惡悸惠惓悴忰悽惆悵惘慍愕愆惶惷愀惴惺愃愡惻惱愍愎慇愾愨愧慊愿愼愬愴愽慂慄慳慷慘慙慚慫慴慯慥慱慟慝慓慵憙憖憇憬憔憚憊憑憫憮懌懊應懷懈懃懆憺懋罹懍懦懣懶懺懴懿懽懼懾戀戈戉戍戌戔戛`,
      ],
      [
        `d9a1`,
        `戞戡截戮戰戲戳扁扎扞扣扛扠扨扼抂抉找抒抓抖拔抃抔拗拑抻拏拿拆擔拈拜拌拊拂拇抛拉挌拮拱挧挂挈拯拵捐挾捍搜捏掖掎掀掫捶掣掏掉掟掵捫捩掾揩揀揆揣揉插揶揄搖搴搆搓搦搶攝搗搨搏摧摯摶摎攪撕撓撥撩撈撼`,
      ],
      [
        `daa1`,
        `據擒擅擇撻擘擂擱擧舉擠擡抬擣擯攬擶擴擲擺攀擽攘攜攅攤攣攫攴攵攷收攸畋效敖敕敍敘敞敝敲數斂斃變斛斟斫斷旃旆旁旄旌旒旛旙无旡旱杲昊昃旻杳昵昶昴昜晏晄晉晁晞晝晤晧晨晟晢晰暃暈暎暉暄暘暝曁暹曉暾暼`,
      ],
      [
        `dba1`,
        `曄暸曖曚曠昿曦曩曰曵曷朏朖朞朦朧霸朮朿朶杁朸朷杆杞杠杙杣杤枉杰枩杼杪枌枋枦枡枅枷柯枴柬枳柩枸柤柞柝柢柮枹柎柆柧檜栞框栩桀桍栲桎梳栫桙档桷桿梟梏梭梔條梛梃檮梹桴梵梠梺椏梍桾椁棊椈棘椢椦棡椌棍`,
      ],
      [
        `dca1`,
        `棔棧棕椶椒椄棗棣椥棹棠棯椨椪椚椣椡棆楹楷楜楸楫楔楾楮椹楴椽楙椰楡楞楝榁楪榲榮槐榿槁槓榾槎寨槊槝榻槃榧樮榑榠榜榕榴槞槨樂樛槿權槹槲槧樅榱樞槭樔槫樊樒櫁樣樓橄樌橲樶橸橇橢橙橦橈樸樢檐檍檠檄檢檣`,
      ],
      [
        `dda1`,
        `檗蘗檻櫃櫂檸檳檬櫞櫑櫟檪櫚櫪櫻欅蘖櫺欒欖鬱欟欸欷盜欹飮歇歃歉歐歙歔歛歟歡歸歹歿殀殄殃殍殘殕殞殤殪殫殯殲殱殳殷殼毆毋毓毟毬毫毳毯麾氈氓气氛氤氣汞汕汢汪沂沍沚沁沛汾汨汳沒沐泄泱泓沽泗泅泝沮沱沾`,
      ],
      [
        `dea1`,
        `沺泛泯泙泪洟衍洶洫洽洸洙洵洳洒洌浣涓浤浚浹浙涎涕濤涅淹渕渊涵淇淦涸淆淬淞淌淨淒淅淺淙淤淕淪淮渭湮渮渙湲湟渾渣湫渫湶湍渟湃渺湎渤滿渝游溂溪溘滉溷滓溽溯滄溲滔滕溏溥滂溟潁漑灌滬滸滾漿滲漱滯漲滌`,
      ],
      [
        `dfa1`,
        `漾漓滷澆潺潸澁澀潯潛濳潭澂潼潘澎澑濂潦澳澣澡澤澹濆澪濟濕濬濔濘濱濮濛瀉瀋濺瀑瀁瀏濾瀛瀚潴瀝瀘瀟瀰瀾瀲灑灣炙炒炯烱炬炸炳炮烟烋烝烙焉烽焜焙煥煕熈煦煢煌煖煬熏燻熄熕熨熬燗熹熾燒燉燔燎燠燬燧燵燼`,
      ],
      [
        `e0a1`,
        `燹燿爍爐爛爨爭爬爰爲爻爼爿牀牆牋牘牴牾犂犁犇犒犖犢犧犹犲狃狆狄狎狒狢狠狡狹狷倏猗猊猜猖猝猴猯猩猥猾獎獏默獗獪獨獰獸獵獻獺珈玳珎玻珀珥珮珞璢琅瑯琥珸琲琺瑕琿瑟瑙瑁瑜瑩瑰瑣瑪瑶瑾璋璞璧瓊瓏瓔珱`,
      ],
      [
        `e1a1`,
        `瓠瓣瓧瓩瓮瓲瓰瓱瓸瓷甄甃甅甌甎甍甕甓甞甦甬甼畄畍畊畉畛畆畚畩畤畧畫畭畸當疆疇畴疊疉疂疔疚疝疥疣痂疳痃疵疽疸疼疱痍痊痒痙痣痞痾痿痼瘁痰痺痲痳瘋瘍瘉瘟瘧瘠瘡瘢瘤瘴瘰瘻癇癈癆癜癘癡癢癨癩癪癧癬癰`,
      ],
      [
        `e2a1`,
        `癲癶癸發皀皃皈皋皎皖皓皙皚皰皴皸皹皺盂盍盖盒盞盡盥盧盪蘯盻眈眇眄眩眤眞眥眦眛眷眸睇睚睨睫睛睥睿睾睹瞎瞋瞑瞠瞞瞰瞶瞹瞿瞼瞽瞻矇矍矗矚矜矣矮矼砌砒礦砠礪硅碎硴碆硼碚碌碣碵碪碯磑磆磋磔碾碼磅磊磬`,
      ],
      [
        `e3a1`,
        `磧磚磽磴礇礒礑礙礬礫祀祠祗祟祚祕祓祺祿禊禝禧齋禪禮禳禹禺秉秕秧秬秡秣稈稍稘稙稠稟禀稱稻稾稷穃穗穉穡穢穩龝穰穹穽窈窗窕窘窖窩竈窰窶竅竄窿邃竇竊竍竏竕竓站竚竝竡竢竦竭竰笂笏笊笆笳笘笙笞笵笨笶筐`,
      ],
      [
        `e4a1`,
        `筺笄筍笋筌筅筵筥筴筧筰筱筬筮箝箘箟箍箜箚箋箒箏筝箙篋篁篌篏箴篆篝篩簑簔篦篥籠簀簇簓篳篷簗簍篶簣簧簪簟簷簫簽籌籃籔籏籀籐籘籟籤籖籥籬籵粃粐粤粭粢粫粡粨粳粲粱粮粹粽糀糅糂糘糒糜糢鬻糯糲糴糶糺紆`,
      ],
      [
        `e5a1`,
        `紂紜紕紊絅絋紮紲紿紵絆絳絖絎絲絨絮絏絣經綉絛綏絽綛綺綮綣綵緇綽綫總綢綯緜綸綟綰緘緝緤緞緻緲緡縅縊縣縡縒縱縟縉縋縢繆繦縻縵縹繃縷縲縺繧繝繖繞繙繚繹繪繩繼繻纃緕繽辮繿纈纉續纒纐纓纔纖纎纛纜缸缺`,
      ],
      [
        `e6a1`,
        `罅罌罍罎罐网罕罔罘罟罠罨罩罧罸羂羆羃羈羇羌羔羞羝羚羣羯羲羹羮羶羸譱翅翆翊翕翔翡翦翩翳翹飜耆耄耋耒耘耙耜耡耨耿耻聊聆聒聘聚聟聢聨聳聲聰聶聹聽聿肄肆肅肛肓肚肭冐肬胛胥胙胝胄胚胖脉胯胱脛脩脣脯腋`,
      ],
      [
        `e7a1`,
        `隋腆脾腓腑胼腱腮腥腦腴膃膈膊膀膂膠膕膤膣腟膓膩膰膵膾膸膽臀臂膺臉臍臑臙臘臈臚臟臠臧臺臻臾舁舂舅與舊舍舐舖舩舫舸舳艀艙艘艝艚艟艤艢艨艪艫舮艱艷艸艾芍芒芫芟芻芬苡苣苟苒苴苳苺莓范苻苹苞茆苜茉苙`,
      ],
      [
        `e8a1`,
        `茵茴茖茲茱荀茹荐荅茯茫茗茘莅莚莪莟莢莖茣莎莇莊荼莵荳荵莠莉莨菴萓菫菎菽萃菘萋菁菷萇菠菲萍萢萠莽萸蔆菻葭萪萼蕚蒄葷葫蒭葮蒂葩葆萬葯葹萵蓊葢蒹蒿蒟蓙蓍蒻蓚蓐蓁蓆蓖蒡蔡蓿蓴蔗蔘蔬蔟蔕蔔蓼蕀蕣蕘蕈`,
      ],
      [
        `e9a1`,
        `蕁蘂蕋蕕薀薤薈薑薊薨蕭薔薛藪薇薜蕷蕾薐藉薺藏薹藐藕藝藥藜藹蘊蘓蘋藾藺蘆蘢蘚蘰蘿虍乕虔號虧虱蚓蚣蚩蚪蚋蚌蚶蚯蛄蛆蚰蛉蠣蚫蛔蛞蛩蛬蛟蛛蛯蜒蜆蜈蜀蜃蛻蜑蜉蜍蛹蜊蜴蜿蜷蜻蜥蜩蜚蝠蝟蝸蝌蝎蝴蝗蝨蝮蝙`,
      ],
      [
        `eaa1`,
        `蝓蝣蝪蠅螢螟螂螯蟋螽蟀蟐雖螫蟄螳蟇蟆螻蟯蟲蟠蠏蠍蟾蟶蟷蠎蟒蠑蠖蠕蠢蠡蠱蠶蠹蠧蠻衄衂衒衙衞衢衫袁衾袞衵衽袵衲袂袗袒袮袙袢袍袤袰袿袱裃裄裔裘裙裝裹褂裼裴裨裲褄褌褊褓襃褞褥褪褫襁襄褻褶褸襌褝襠襞`,
      ],
      [
        `eba1`,
        `襦襤襭襪襯襴襷襾覃覈覊覓覘覡覩覦覬覯覲覺覽覿觀觚觜觝觧觴觸訃訖訐訌訛訝訥訶詁詛詒詆詈詼詭詬詢誅誂誄誨誡誑誥誦誚誣諄諍諂諚諫諳諧諤諱謔諠諢諷諞諛謌謇謚諡謖謐謗謠謳鞫謦謫謾謨譁譌譏譎證譖譛譚譫`,
      ],
      [
        `eca1`,
        `譟譬譯譴譽讀讌讎讒讓讖讙讚谺豁谿豈豌豎豐豕豢豬豸豺貂貉貅貊貍貎貔豼貘戝貭貪貽貲貳貮貶賈賁賤賣賚賽賺賻贄贅贊贇贏贍贐齎贓賍贔贖赧赭赱赳趁趙跂趾趺跏跚跖跌跛跋跪跫跟跣跼踈踉跿踝踞踐踟蹂踵踰踴蹊`,
      ],
      [
        `eda1`,
        `蹇蹉蹌蹐蹈蹙蹤蹠踪蹣蹕蹶蹲蹼躁躇躅躄躋躊躓躑躔躙躪躡躬躰軆躱躾軅軈軋軛軣軼軻軫軾輊輅輕輒輙輓輜輟輛輌輦輳輻輹轅轂輾轌轉轆轎轗轜轢轣轤辜辟辣辭辯辷迚迥迢迪迯邇迴逅迹迺逑逕逡逍逞逖逋逧逶逵逹迸`,
      ],
      [
        `eea1`,
        `遏遐遑遒逎遉逾遖遘遞遨遯遶隨遲邂遽邁邀邊邉邏邨邯邱邵郢郤扈郛鄂鄒鄙鄲鄰酊酖酘酣酥酩酳酲醋醉醂醢醫醯醪醵醴醺釀釁釉釋釐釖釟釡釛釼釵釶鈞釿鈔鈬鈕鈑鉞鉗鉅鉉鉤鉈銕鈿鉋鉐銜銖銓銛鉚鋏銹銷鋩錏鋺鍄錮`,
      ],
      [
        `efa1`,
        `錙錢錚錣錺錵錻鍜鍠鍼鍮鍖鎰鎬鎭鎔鎹鏖鏗鏨鏥鏘鏃鏝鏐鏈鏤鐚鐔鐓鐃鐇鐐鐶鐫鐵鐡鐺鑁鑒鑄鑛鑠鑢鑞鑪鈩鑰鑵鑷鑽鑚鑼鑾钁鑿閂閇閊閔閖閘閙閠閨閧閭閼閻閹閾闊濶闃闍闌闕闔闖關闡闥闢阡阨阮阯陂陌陏陋陷陜陞`,
      ],
      [
        `f0a1`,
        `陝陟陦陲陬隍隘隕隗險隧隱隲隰隴隶隸隹雎雋雉雍襍雜霍雕雹霄霆霈霓霎霑霏霖霙霤霪霰霹霽霾靄靆靈靂靉靜靠靤靦靨勒靫靱靹鞅靼鞁靺鞆鞋鞏鞐鞜鞨鞦鞣鞳鞴韃韆韈韋韜韭齏韲竟韶韵頏頌頸頤頡頷頽顆顏顋顫顯顰`,
      ],
      [
        `f1a1`,
        `顱顴顳颪颯颱颶飄飃飆飩飫餃餉餒餔餘餡餝餞餤餠餬餮餽餾饂饉饅饐饋饑饒饌饕馗馘馥馭馮馼駟駛駝駘駑駭駮駱駲駻駸騁騏騅駢騙騫騷驅驂驀驃騾驕驍驛驗驟驢驥驤驩驫驪骭骰骼髀髏髑髓體髞髟髢髣髦髯髫髮髴髱髷`,
      ],
      [
        `f2a1`,
        `髻鬆鬘鬚鬟鬢鬣鬥鬧鬨鬩鬪鬮鬯鬲魄魃魏魍魎魑魘魴鮓鮃鮑鮖鮗鮟鮠鮨鮴鯀鯊鮹鯆鯏鯑鯒鯣鯢鯤鯔鯡鰺鯲鯱鯰鰕鰔鰉鰓鰌鰆鰈鰒鰊鰄鰮鰛鰥鰤鰡鰰鱇鰲鱆鰾鱚鱠鱧鱶鱸鳧鳬鳰鴉鴈鳫鴃鴆鴪鴦鶯鴣鴟鵄鴕鴒鵁鴿鴾鵆鵈`,
      ],
      [
        `f3a1`,
        `鵝鵞鵤鵑鵐鵙鵲鶉鶇鶫鵯鵺鶚鶤鶩鶲鷄鷁鶻鶸鶺鷆鷏鷂鷙鷓鷸鷦鷭鷯鷽鸚鸛鸞鹵鹹鹽麁麈麋麌麒麕麑麝麥麩麸麪麭靡黌黎黏黐黔黜點黝黠黥黨黯黴黶黷黹黻黼黽鼇鼈皷鼕鼡鼬鼾齊齒齔齣齟齠齡齦齧齬齪齷齲齶龕龜龠`,
      ],
      [`f4a1`, `堯槇遙瑤凜熙`],
      [
        `f9a1`,
        `纊褜鍈銈蓜俉炻昱棈鋹曻彅丨仡仼伀伃伹佖侒侊侚侔俍偀倢俿倞偆偰偂傔僴僘兊兤冝冾凬刕劜劦勀勛匀匇匤卲厓厲叝﨎咜咊咩哿喆坙坥垬埈埇﨏塚增墲夋奓奛奝奣妤妺孖寀甯寘寬尞岦岺峵崧嵓﨑嵂嵭嶸嶹巐弡弴彧德`,
      ],
      [
        `faa1`,
        `忞恝悅悊惞惕愠惲愑愷愰憘戓抦揵摠撝擎敎昀昕昻昉昮昞昤晥晗晙晴晳暙暠暲暿曺朎朗杦枻桒柀栁桄棏﨓楨﨔榘槢樰橫橆橳橾櫢櫤毖氿汜沆汯泚洄涇浯涖涬淏淸淲淼渹湜渧渼溿澈澵濵瀅瀇瀨炅炫焏焄煜煆煇凞燁燾犱`,
      ],
      [
        `fba1`,
        `犾猤猪獷玽珉珖珣珒琇珵琦琪琩琮瑢璉璟甁畯皂皜皞皛皦益睆劯砡硎硤硺礰礼神祥禔福禛竑竧靖竫箞精絈絜綷綠緖繒罇羡羽茁荢荿菇菶葈蒴蕓蕙蕫﨟薰蘒﨡蠇裵訒訷詹誧誾諟諸諶譓譿賰賴贒赶﨣軏﨤逸遧郞都鄕鄧釚`,
      ],
      [
        `fca1`,
        `釗釞釭釮釤釥鈆鈐鈊鈺鉀鈼鉎鉙鉑鈹鉧銧鉷鉸鋧鋗鋙鋐﨧鋕鋠鋓錥錡鋻﨨錞鋿錝錂鍰鍗鎤鏆鏞鏸鐱鑅鑈閒隆﨩隝隯霳霻靃靍靏靑靕顗顥飯飼餧館馞驎髙髜魵魲鮏鮱鮻鰀鵰鵫鶴鸙黑`,
      ],
      [`fcf1`, `ⅰ`, 9, `￢￤＇＂`],
      [`8fa2af`, `˘ˇ¸˙˝¯˛˚～΄΅`],
      [`8fa2c2`, `¡¦¿`],
      [`8fa2eb`, `ºª©®™¤№`],
      [`8fa6e1`, `ΆΈΉΊΪ`],
      [`8fa6e7`, `Ό`],
      [`8fa6e9`, `ΎΫ`],
      [`8fa6ec`, `Ώ`],
      [`8fa6f1`, `άέήίϊΐόςύϋΰώ`],
      [`8fa7c2`, `Ђ`, 10, `ЎЏ`],
      [`8fa7f2`, `ђ`, 10, `ўџ`],
      [`8fa9a1`, `ÆĐ`],
      [`8fa9a4`, `Ħ`],
      [`8fa9a6`, `Ĳ`],
      [`8fa9a8`, `ŁĿ`],
      [`8fa9ab`, `ŊØŒ`],
      [`8fa9af`, `ŦÞ`],
      [`8fa9c1`, `æđðħıĳĸłŀŉŋøœßŧþ`],
      [`8faaa1`, `ÁÀÄÂĂǍĀĄÅÃĆĈČÇĊĎÉÈËÊĚĖĒĘ`],
      [`8faaba`, `ĜĞĢĠĤÍÌÏÎǏİĪĮĨĴĶĹĽĻŃŇŅÑÓÒÖÔǑŐŌÕŔŘŖŚŜŠŞŤŢÚÙÜÛŬǓŰŪŲŮŨǗǛǙǕŴÝŸŶŹŽŻ`],
      [`8faba1`, `áàäâăǎāąåãćĉčçċďéèëêěėēęǵĝğ`],
      [`8fabbd`, `ġĥíìïîǐ`],
      [`8fabc5`, `īįĩĵķĺľļńňņñóòöôǒőōõŕřŗśŝšşťţúùüûŭǔűūųůũǘǜǚǖŵýÿŷźžż`],
      [
        `8fb0a1`,
        `丂丄丅丌丒丟丣两丨丫丮丯丰丵乀乁乄乇乑乚乜乣乨乩乴乵乹乿亍亖亗亝亯亹仃仐仚仛仠仡仢仨仯仱仳仵份仾仿伀伂伃伈伋伌伒伕伖众伙伮伱你伳伵伷伹伻伾佀佂佈佉佋佌佒佔佖佘佟佣佪佬佮佱佷佸佹佺佽佾侁侂侄`,
      ],
      [
        `8fb1a1`,
        `侅侉侊侌侎侐侒侓侔侗侙侚侞侟侲侷侹侻侼侽侾俀俁俅俆俈俉俋俌俍俏俒俜俠俢俰俲俼俽俿倀倁倄倇倊倌倎倐倓倗倘倛倜倝倞倢倧倮倰倲倳倵偀偁偂偅偆偊偌偎偑偒偓偗偙偟偠偢偣偦偧偪偭偰偱倻傁傃傄傆傊傎傏傐`,
      ],
      [
        `8fb2a1`,
        `傒傓傔傖傛傜傞`,
        4,
        `傪傯傰傹傺傽僀僃僄僇僌僎僐僓僔僘僜僝僟僢僤僦僨僩僯僱僶僺僾儃儆儇儈儋儌儍儎僲儐儗儙儛儜儝儞儣儧儨儬儭儯儱儳儴儵儸儹兂兊兏兓兕兗兘兟兤兦兾冃冄冋冎冘冝冡冣冭冸冺冼冾冿凂`,
      ],
      [
        `8fb3a1`,
        `凈减凑凒凓凕凘凞凢凥凮凲凳凴凷刁刂刅划刓刕刖刘刢刨刱刲刵刼剅剉剕剗剘剚剜剟剠剡剦剮剷剸剹劀劂劅劊劌劓劕劖劗劘劚劜劤劥劦劧劯劰劶劷劸劺劻劽勀勄勆勈勌勏勑勔勖勛勜勡勥勨勩勪勬勰勱勴勶勷匀匃匊匋`,
      ],
      [
        `8fb4a1`,
        `匌匑匓匘匛匜匞匟匥匧匨匩匫匬匭匰匲匵匼匽匾卂卌卋卙卛卡卣卥卬卭卲卹卾厃厇厈厎厓厔厙厝厡厤厪厫厯厲厴厵厷厸厺厽叀叅叏叒叓叕叚叝叞叠另叧叵吂吓吚吡吧吨吪启吱吴吵呃呄呇呍呏呞呢呤呦呧呩呫呭呮呴呿`,
      ],
      [
        `8fb5a1`,
        `咁咃咅咈咉咍咑咕咖咜咟咡咦咧咩咪咭咮咱咷咹咺咻咿哆哊响哎哠哪哬哯哶哼哾哿唀唁唅唈唉唌唍唎唕唪唫唲唵唶唻唼唽啁啇啉啊啍啐啑啘啚啛啞啠啡啤啦啿喁喂喆喈喎喏喑喒喓喔喗喣喤喭喲喿嗁嗃嗆嗉嗋嗌嗎嗑嗒`,
      ],
      [
        `8fb6a1`,
        `嗓嗗嗘嗛嗞嗢嗩嗶嗿嘅嘈嘊嘍`,
        5,
        `嘙嘬嘰嘳嘵嘷嘹嘻嘼嘽嘿噀噁噃噄噆噉噋噍噏噔噞噠噡噢噣噦噩噭噯噱噲噵嚄嚅嚈嚋嚌嚕嚙嚚嚝嚞嚟嚦嚧嚨嚩嚫嚬嚭嚱嚳嚷嚾囅囉囊囋囏囐囌囍囙囜囝囟囡囤`,
        4,
        `囱囫园`,
      ],
      [
        `8fb7a1`,
        `囶囷圁圂圇圊圌圑圕圚圛圝圠圢圣圤圥圩圪圬圮圯圳圴圽圾圿坅坆坌坍坒坢坥坧坨坫坭`,
        4,
        `坳坴坵坷坹坺坻坼坾垁垃垌垔垗垙垚垜垝垞垟垡垕垧垨垩垬垸垽埇埈埌埏埕埝埞埤埦埧埩埭埰埵埶埸埽埾埿堃堄堈堉埡`,
      ],
      [
        `8fb8a1`,
        `堌堍堛堞堟堠堦堧堭堲堹堿塉塌塍塏塐塕塟塡塤塧塨塸塼塿墀墁墇墈墉墊墌墍墏墐墔墖墝墠墡墢墦墩墱墲壄墼壂壈壍壎壐壒壔壖壚壝壡壢壩壳夅夆夋夌夒夓夔虁夝夡夣夤夨夯夰夳夵夶夿奃奆奒奓奙奛奝奞奟奡奣奫奭`,
      ],
      [
        `8fb9a1`,
        `奯奲奵奶她奻奼妋妌妎妒妕妗妟妤妧妭妮妯妰妳妷妺妼姁姃姄姈姊姍姒姝姞姟姣姤姧姮姯姱姲姴姷娀娄娌娍娎娒娓娞娣娤娧娨娪娭娰婄婅婇婈婌婐婕婞婣婥婧婭婷婺婻婾媋媐媓媖媙媜媞媟媠媢媧媬媱媲媳媵媸媺媻媿`,
      ],
      [
        `8fbaa1`,
        `嫄嫆嫈嫏嫚嫜嫠嫥嫪嫮嫵嫶嫽嬀嬁嬈嬗嬴嬙嬛嬝嬡嬥嬭嬸孁孋孌孒孖孞孨孮孯孼孽孾孿宁宄宆宊宎宐宑宓宔宖宨宩宬宭宯宱宲宷宺宼寀寁寍寏寖`,
        4,
        `寠寯寱寴寽尌尗尞尟尣尦尩尫尬尮尰尲尵尶屙屚屜屢屣屧屨屩`,
      ],
      [
        `8fbba1`,
        `屭屰屴屵屺屻屼屽岇岈岊岏岒岝岟岠岢岣岦岪岲岴岵岺峉峋峒峝峗峮峱峲峴崁崆崍崒崫崣崤崦崧崱崴崹崽崿嵂嵃嵆嵈嵕嵑嵙嵊嵟嵠嵡嵢嵤嵪嵭嵰嵹嵺嵾嵿嶁嶃嶈嶊嶒嶓嶔嶕嶙嶛嶟嶠嶧嶫嶰嶴嶸嶹巃巇巋巐巎巘巙巠巤`,
      ],
      [
        `8fbca1`,
        `巩巸巹帀帇帍帒帔帕帘帟帠帮帨帲帵帾幋幐幉幑幖幘幛幜幞幨幪`,
        4,
        `幰庀庋庎庢庤庥庨庪庬庱庳庽庾庿廆廌廋廎廑廒廔廕廜廞廥廫异弆弇弈弎弙弜弝弡弢弣弤弨弫弬弮弰弴弶弻弽弿彀彄彅彇彍彐彔彘彛彠彣彤彧`,
      ],
      [
        `8fbda1`,
        `彯彲彴彵彸彺彽彾徉徍徏徖徜徝徢徧徫徤徬徯徰徱徸忄忇忈忉忋忐`,
        4,
        `忞忡忢忨忩忪忬忭忮忯忲忳忶忺忼怇怊怍怓怔怗怘怚怟怤怭怳怵恀恇恈恉恌恑恔恖恗恝恡恧恱恾恿悂悆悈悊悎悑悓悕悘悝悞悢悤悥您悰悱悷`,
      ],
      [
        `8fbea1`,
        `悻悾惂惄惈惉惊惋惎惏惔惕惙惛惝惞惢惥惲惵惸惼惽愂愇愊愌愐`,
        4,
        `愖愗愙愜愞愢愪愫愰愱愵愶愷愹慁慅慆慉慞慠慬慲慸慻慼慿憀憁憃憄憋憍憒憓憗憘憜憝憟憠憥憨憪憭憸憹憼懀懁懂懎懏懕懜懝懞懟懡懢懧懩懥`,
      ],
      [
        `8fbfa1`,
        `懬懭懯戁戃戄戇戓戕戜戠戢戣戧戩戫戹戽扂扃扄扆扌扐扑扒扔扖扚扜扤扭扯扳扺扽抍抎抏抐抦抨抳抶抷抺抾抿拄拎拕拖拚拪拲拴拼拽挃挄挊挋挍挐挓挖挘挩挪挭挵挶挹挼捁捂捃捄捆捊捋捎捒捓捔捘捛捥捦捬捭捱捴捵`,
      ],
      [
        `8fc0a1`,
        `捸捼捽捿掂掄掇掊掐掔掕掙掚掞掤掦掭掮掯掽揁揅揈揎揑揓揔揕揜揠揥揪揬揲揳揵揸揹搉搊搐搒搔搘搞搠搢搤搥搩搪搯搰搵搽搿摋摏摑摒摓摔摚摛摜摝摟摠摡摣摭摳摴摻摽撅撇撏撐撑撘撙撛撝撟撡撣撦撨撬撳撽撾撿`,
      ],
      [
        `8fc1a1`,
        `擄擉擊擋擌擎擐擑擕擗擤擥擩擪擭擰擵擷擻擿攁攄攈攉攊攏攓攔攖攙攛攞攟攢攦攩攮攱攺攼攽敃敇敉敐敒敔敟敠敧敫敺敽斁斅斊斒斕斘斝斠斣斦斮斲斳斴斿旂旈旉旎旐旔旖旘旟旰旲旴旵旹旾旿昀昄昈昉昍昑昒昕昖昝`,
      ],
      [
        `8fc2a1`,
        `昞昡昢昣昤昦昩昪昫昬昮昰昱昳昹昷晀晅晆晊晌晑晎晗晘晙晛晜晠晡曻晪晫晬晾晳晵晿晷晸晹晻暀晼暋暌暍暐暒暙暚暛暜暟暠暤暭暱暲暵暻暿曀曂曃曈曌曎曏曔曛曟曨曫曬曮曺朅朇朎朓朙朜朠朢朳朾杅杇杈杌杔杕杝`,
      ],
      [
        `8fc3a1`,
        `杦杬杮杴杶杻极构枎枏枑枓枖枘枙枛枰枱枲枵枻枼枽柹柀柂柃柅柈柉柒柗柙柜柡柦柰柲柶柷桒栔栙栝栟栨栧栬栭栯栰栱栳栻栿桄桅桊桌桕桗桘桛桫桮`,
        4,
        `桵桹桺桻桼梂梄梆梈梖梘梚梜梡梣梥梩梪梮梲梻棅棈棌棏`,
      ],
      [
        `8fc4a1`,
        `棐棑棓棖棙棜棝棥棨棪棫棬棭棰棱棵棶棻棼棽椆椉椊椐椑椓椖椗椱椳椵椸椻楂楅楉楎楗楛楣楤楥楦楨楩楬楰楱楲楺楻楿榀榍榒榖榘榡榥榦榨榫榭榯榷榸榺榼槅槈槑槖槗槢槥槮槯槱槳槵槾樀樁樃樏樑樕樚樝樠樤樨樰樲`,
      ],
      [
        `8fc5a1`,
        `樴樷樻樾樿橅橆橉橊橎橐橑橒橕橖橛橤橧橪橱橳橾檁檃檆檇檉檋檑檛檝檞檟檥檫檯檰檱檴檽檾檿櫆櫉櫈櫌櫐櫔櫕櫖櫜櫝櫤櫧櫬櫰櫱櫲櫼櫽欂欃欆欇欉欏欐欑欗欛欞欤欨欫欬欯欵欶欻欿歆歊歍歒歖歘歝歠歧歫歮歰歵歽`,
      ],
      [
        `8fc6a1`,
        `歾殂殅殗殛殟殠殢殣殨殩殬殭殮殰殸殹殽殾毃毄毉毌毖毚毡毣毦毧毮毱毷毹毿氂氄氅氉氍氎氐氒氙氟氦氧氨氬氮氳氵氶氺氻氿汊汋汍汏汒汔汙汛汜汫汭汯汴汶汸汹汻沅沆沇沉沔沕沗沘沜沟沰沲沴泂泆泍泏泐泑泒泔泖`,
      ],
      [
        `8fc7a1`,
        `泚泜泠泧泩泫泬泮泲泴洄洇洊洎洏洑洓洚洦洧洨汧洮洯洱洹洼洿浗浞浟浡浥浧浯浰浼涂涇涑涒涔涖涗涘涪涬涴涷涹涽涿淄淈淊淎淏淖淛淝淟淠淢淥淩淯淰淴淶淼渀渄渞渢渧渲渶渹渻渼湄湅湈湉湋湏湑湒湓湔湗湜湝湞`,
      ],
      [
        `8fc8a1`,
        `湢湣湨湳湻湽溍溓溙溠溧溭溮溱溳溻溿滀滁滃滇滈滊滍滎滏滫滭滮滹滻滽漄漈漊漌漍漖漘漚漛漦漩漪漯漰漳漶漻漼漭潏潑潒潓潗潙潚潝潞潡潢潨潬潽潾澃澇澈澋澌澍澐澒澓澔澖澚澟澠澥澦澧澨澮澯澰澵澶澼濅濇濈濊`,
      ],
      [
        `8fc9a1`,
        `濚濞濨濩濰濵濹濼濽瀀瀅瀆瀇瀍瀗瀠瀣瀯瀴瀷瀹瀼灃灄灈灉灊灋灔灕灝灞灎灤灥灬灮灵灶灾炁炅炆炔`,
        4,
        `炛炤炫炰炱炴炷烊烑烓烔烕烖烘烜烤烺焃`,
        4,
        `焋焌焏焞焠焫焭焯焰焱焸煁煅煆煇煊煋煐煒煗煚煜煞煠`,
      ],
      [
        `8fcaa1`,
        `煨煹熀熅熇熌熒熚熛熠熢熯熰熲熳熺熿燀燁燄燋燌燓燖燙燚燜燸燾爀爇爈爉爓爗爚爝爟爤爫爯爴爸爹牁牂牃牅牎牏牐牓牕牖牚牜牞牠牣牨牫牮牯牱牷牸牻牼牿犄犉犍犎犓犛犨犭犮犱犴犾狁狇狉狌狕狖狘狟狥狳狴狺狻`,
      ],
      [
        `8fcba1`,
        `狾猂猄猅猇猋猍猒猓猘猙猞猢猤猧猨猬猱猲猵猺猻猽獃獍獐獒獖獘獝獞獟獠獦獧獩獫獬獮獯獱獷獹獼玀玁玃玅玆玎玐玓玕玗玘玜玞玟玠玢玥玦玪玫玭玵玷玹玼玽玿珅珆珉珋珌珏珒珓珖珙珝珡珣珦珧珩珴珵珷珹珺珻珽`,
      ],
      [
        `8fcca1`,
        `珿琀琁琄琇琊琑琚琛琤琦琨`,
        9,
        `琹瑀瑃瑄瑆瑇瑋瑍瑑瑒瑗瑝瑢瑦瑧瑨瑫瑭瑮瑱瑲璀璁璅璆璇璉璏璐璑璒璘璙璚璜璟璠璡璣璦璨璩璪璫璮璯璱璲璵璹璻璿瓈瓉瓌瓐瓓瓘瓚瓛瓞瓟瓤瓨瓪瓫瓯瓴瓺瓻瓼瓿甆`,
      ],
      [
        `8fcda1`,
        `甒甖甗甠甡甤甧甩甪甯甶甹甽甾甿畀畃畇畈畎畐畒畗畞畟畡畯畱畹`,
        5,
        `疁疅疐疒疓疕疙疜疢疤疴疺疿痀痁痄痆痌痎痏痗痜痟痠痡痤痧痬痮痯痱痹瘀瘂瘃瘄瘇瘈瘊瘌瘏瘒瘓瘕瘖瘙瘛瘜瘝瘞瘣瘥瘦瘩瘭瘲瘳瘵瘸瘹`,
      ],
      [
        `8fcea1`,
        `瘺瘼癊癀癁癃癄癅癉癋癕癙癟癤癥癭癮癯癱癴皁皅皌皍皕皛皜皝皟皠皢`,
        6,
        `皪皭皽盁盅盉盋盌盎盔盙盠盦盨盬盰盱盶盹盼眀眆眊眎眒眔眕眗眙眚眜眢眨眭眮眯眴眵眶眹眽眾睂睅睆睊睍睎睏睒睖睗睜睞睟睠睢`,
      ],
      [
        `8fcfa1`,
        `睤睧睪睬睰睲睳睴睺睽瞀瞄瞌瞍瞔瞕瞖瞚瞟瞢瞧瞪瞮瞯瞱瞵瞾矃矉矑矒矕矙矞矟矠矤矦矪矬矰矱矴矸矻砅砆砉砍砎砑砝砡砢砣砭砮砰砵砷硃硄硇硈硌硎硒硜硞硠硡硣硤硨硪确硺硾碊碏碔碘碡碝碞碟碤碨碬碭碰碱碲碳`,
      ],
      [
        `8fd0a1`,
        `碻碽碿磇磈磉磌磎磒磓磕磖磤磛磟磠磡磦磪磲磳礀磶磷磺磻磿礆礌礐礚礜礞礟礠礥礧礩礭礱礴礵礻礽礿祄祅祆祊祋祏祑祔祘祛祜祧祩祫祲祹祻祼祾禋禌禑禓禔禕禖禘禛禜禡禨禩禫禯禱禴禸离秂秄秇秈秊秏秔秖秚秝秞`,
      ],
      [
        `8fd1a1`,
        `秠秢秥秪秫秭秱秸秼稂稃稇稉稊稌稑稕稛稞稡稧稫稭稯稰稴稵稸稹稺穄穅穇穈穌穕穖穙穜穝穟穠穥穧穪穭穵穸穾窀窂窅窆窊窋窐窑窔窞窠窣窬窳窵窹窻窼竆竉竌竎竑竛竨竩竫竬竱竴竻竽竾笇笔笟笣笧笩笪笫笭笮笯笰`,
      ],
      [
        `8fd2a1`,
        `笱笴笽笿筀筁筇筎筕筠筤筦筩筪筭筯筲筳筷箄箉箎箐箑箖箛箞箠箥箬箯箰箲箵箶箺箻箼箽篂篅篈篊篔篖篗篙篚篛篨篪篲篴篵篸篹篺篼篾簁簂簃簄簆簉簋簌簎簏簙簛簠簥簦簨簬簱簳簴簶簹簺籆籊籕籑籒籓籙`,
        5,
      ],
      [
        `8fd3a1`,
        `籡籣籧籩籭籮籰籲籹籼籽粆粇粏粔粞粠粦粰粶粷粺粻粼粿糄糇糈糉糍糏糓糔糕糗糙糚糝糦糩糫糵紃紇紈紉紏紑紒紓紖紝紞紣紦紪紭紱紼紽紾絀絁絇絈絍絑絓絗絙絚絜絝絥絧絪絰絸絺絻絿綁綂綃綅綆綈綋綌綍綑綖綗綝`,
      ],
      [
        `8fd4a1`,
        `綞綦綧綪綳綶綷綹緂`,
        4,
        `緌緍緎緗緙縀緢緥緦緪緫緭緱緵緶緹緺縈縐縑縕縗縜縝縠縧縨縬縭縯縳縶縿繄繅繇繎繐繒繘繟繡繢繥繫繮繯繳繸繾纁纆纇纊纍纑纕纘纚纝纞缼缻缽缾缿罃罄罇罏罒罓罛罜罝罡罣罤罥罦罭`,
      ],
      [
        `8fd5a1`,
        `罱罽罾罿羀羋羍羏羐羑羖羗羜羡羢羦羪羭羴羼羿翀翃翈翎翏翛翟翣翥翨翬翮翯翲翺翽翾翿耇耈耊耍耎耏耑耓耔耖耝耞耟耠耤耦耬耮耰耴耵耷耹耺耼耾聀聄聠聤聦聭聱聵肁肈肎肜肞肦肧肫肸肹胈胍胏胒胔胕胗胘胠胭胮`,
      ],
      [
        `8fd6a1`,
        `胰胲胳胶胹胺胾脃脋脖脗脘脜脞脠脤脧脬脰脵脺脼腅腇腊腌腒腗腠腡腧腨腩腭腯腷膁膐膄膅膆膋膎膖膘膛膞膢膮膲膴膻臋臃臅臊臎臏臕臗臛臝臞臡臤臫臬臰臱臲臵臶臸臹臽臿舀舃舏舓舔舙舚舝舡舢舨舲舴舺艃艄艅艆`,
      ],
      [
        `8fd7a1`,
        `艋艎艏艑艖艜艠艣艧艭艴艻艽艿芀芁芃芄芇芉芊芎芑芔芖芘芚芛芠芡芣芤芧芨芩芪芮芰芲芴芷芺芼芾芿苆苐苕苚苠苢苤苨苪苭苯苶苷苽苾茀茁茇茈茊茋荔茛茝茞茟茡茢茬茭茮茰茳茷茺茼茽荂荃荄荇荍荎荑荕荖荗荰荸`,
      ],
      [
        `8fd8a1`,
        `荽荿莀莂莄莆莍莒莔莕莘莙莛莜莝莦莧莩莬莾莿菀菇菉菏菐菑菔菝荓菨菪菶菸菹菼萁萆萊萏萑萕萙莭萯萹葅葇葈葊葍葏葑葒葖葘葙葚葜葠葤葥葧葪葰葳葴葶葸葼葽蒁蒅蒒蒓蒕蒞蒦蒨蒩蒪蒯蒱蒴蒺蒽蒾蓀蓂蓇蓈蓌蓏蓓`,
      ],
      [
        `8fd9a1`,
        `蓜蓧蓪蓯蓰蓱蓲蓷蔲蓺蓻蓽蔂蔃蔇蔌蔎蔐蔜蔞蔢蔣蔤蔥蔧蔪蔫蔯蔳蔴蔶蔿蕆蕏`,
        4,
        `蕖蕙蕜`,
        6,
        `蕤蕫蕯蕹蕺蕻蕽蕿薁薅薆薉薋薌薏薓薘薝薟薠薢薥薧薴薶薷薸薼薽薾薿藂藇藊藋藎薭藘藚藟藠藦藨藭藳藶藼`,
      ],
      [
        `8fdaa1`,
        `藿蘀蘄蘅蘍蘎蘐蘑蘒蘘蘙蘛蘞蘡蘧蘩蘶蘸蘺蘼蘽虀虂虆虒虓虖虗虘虙虝虠`,
        4,
        `虩虬虯虵虶虷虺蚍蚑蚖蚘蚚蚜蚡蚦蚧蚨蚭蚱蚳蚴蚵蚷蚸蚹蚿蛀蛁蛃蛅蛑蛒蛕蛗蛚蛜蛠蛣蛥蛧蚈蛺蛼蛽蜄蜅蜇蜋蜎蜏蜐蜓蜔蜙蜞蜟蜡蜣`,
      ],
      [
        `8fdba1`,
        `蜨蜮蜯蜱蜲蜹蜺蜼蜽蜾蝀蝃蝅蝍蝘蝝蝡蝤蝥蝯蝱蝲蝻螃`,
        6,
        `螋螌螐螓螕螗螘螙螞螠螣螧螬螭螮螱螵螾螿蟁蟈蟉蟊蟎蟕蟖蟙蟚蟜蟟蟢蟣蟤蟪蟫蟭蟱蟳蟸蟺蟿蠁蠃蠆蠉蠊蠋蠐蠙蠒蠓蠔蠘蠚蠛蠜蠞蠟蠨蠭蠮蠰蠲蠵`,
      ],
      [
        `8fdca1`,
        `蠺蠼衁衃衅衈衉衊衋衎衑衕衖衘衚衜衟衠衤衩衱衹衻袀袘袚袛袜袟袠袨袪袺袽袾裀裊`,
        4,
        `裑裒裓裛裞裧裯裰裱裵裷褁褆褍褎褏褕褖褘褙褚褜褠褦褧褨褰褱褲褵褹褺褾襀襂襅襆襉襏襒襗襚襛襜襡襢襣襫襮襰襳襵襺`,
      ],
      [
        `8fdda1`,
        `襻襼襽覉覍覐覔覕覛覜覟覠覥覰覴覵覶覷覼觔`,
        4,
        `觥觩觫觭觱觳觶觹觽觿訄訅訇訏訑訒訔訕訞訠訢訤訦訫訬訯訵訷訽訾詀詃詅詇詉詍詎詓詖詗詘詜詝詡詥詧詵詶詷詹詺詻詾詿誀誃誆誋誏誐誒誖誗誙誟誧誩誮誯誳`,
      ],
      [
        `8fdea1`,
        `誶誷誻誾諃諆諈諉諊諑諓諔諕諗諝諟諬諰諴諵諶諼諿謅謆謋謑謜謞謟謊謭謰謷謼譂`,
        4,
        `譈譒譓譔譙譍譞譣譭譶譸譹譼譾讁讄讅讋讍讏讔讕讜讞讟谸谹谽谾豅豇豉豋豏豑豓豔豗豘豛豝豙豣豤豦豨豩豭豳豵豶豻豾貆`,
      ],
      [
        `8fdfa1`,
        `貇貋貐貒貓貙貛貜貤貹貺賅賆賉賋賏賖賕賙賝賡賨賬賯賰賲賵賷賸賾賿贁贃贉贒贗贛赥赩赬赮赿趂趄趈趍趐趑趕趞趟趠趦趫趬趯趲趵趷趹趻跀跅跆跇跈跊跎跑跔跕跗跙跤跥跧跬跰趼跱跲跴跽踁踄踅踆踋踑踔踖踠踡踢`,
      ],
      [
        `8fe0a1`,
        `踣踦踧踱踳踶踷踸踹踽蹀蹁蹋蹍蹎蹏蹔蹛蹜蹝蹞蹡蹢蹩蹬蹭蹯蹰蹱蹹蹺蹻躂躃躉躐躒躕躚躛躝躞躢躧躩躭躮躳躵躺躻軀軁軃軄軇軏軑軔軜軨軮軰軱軷軹軺軭輀輂輇輈輏輐輖輗輘輞輠輡輣輥輧輨輬輭輮輴輵輶輷輺轀轁`,
      ],
      [
        `8fe1a1`,
        `轃轇轏轑`,
        4,
        `轘轝轞轥辝辠辡辤辥辦辵辶辸达迀迁迆迊迋迍运迒迓迕迠迣迤迨迮迱迵迶迻迾适逄逈逌逘逛逨逩逯逪逬逭逳逴逷逿遃遄遌遛遝遢遦遧遬遰遴遹邅邈邋邌邎邐邕邗邘邙邛邠邡邢邥邰邲邳邴邶邽郌邾郃`,
      ],
      [
        `8fe2a1`,
        `郄郅郇郈郕郗郘郙郜郝郟郥郒郶郫郯郰郴郾郿鄀鄄鄅鄆鄈鄍鄐鄔鄖鄗鄘鄚鄜鄞鄠鄥鄢鄣鄧鄩鄮鄯鄱鄴鄶鄷鄹鄺鄼鄽酃酇酈酏酓酗酙酚酛酡酤酧酭酴酹酺酻醁醃醅醆醊醎醑醓醔醕醘醞醡醦醨醬醭醮醰醱醲醳醶醻醼醽醿`,
      ],
      [
        `8fe3a1`,
        `釂釃釅釓釔釗釙釚釞釤釥釩釪釬`,
        5,
        `釷釹釻釽鈀鈁鈄鈅鈆鈇鈉鈊鈌鈐鈒鈓鈖鈘鈜鈝鈣鈤鈥鈦鈨鈮鈯鈰鈳鈵鈶鈸鈹鈺鈼鈾鉀鉂鉃鉆鉇鉊鉍鉎鉏鉑鉘鉙鉜鉝鉠鉡鉥鉧鉨鉩鉮鉯鉰鉵`,
        4,
        `鉻鉼鉽鉿銈銉銊銍銎銒銗`,
      ],
      [
        `8fe4a1`,
        `銙銟銠銤銥銧銨銫銯銲銶銸銺銻銼銽銿`,
        4,
        `鋅鋆鋇鋈鋋鋌鋍鋎鋐鋓鋕鋗鋘鋙鋜鋝鋟鋠鋡鋣鋥鋧鋨鋬鋮鋰鋹鋻鋿錀錂錈錍錑錔錕錜錝錞錟錡錤錥錧錩錪錳錴錶錷鍇鍈鍉鍐鍑鍒鍕鍗鍘鍚鍞鍤鍥鍧鍩鍪鍭鍯鍰鍱鍳鍴鍶`,
      ],
      [
        `8fe5a1`,
        `鍺鍽鍿鎀鎁鎂鎈鎊鎋鎍鎏鎒鎕鎘鎛鎞鎡鎣鎤鎦鎨鎫鎴鎵鎶鎺鎩鏁鏄鏅鏆鏇鏉`,
        4,
        `鏓鏙鏜鏞鏟鏢鏦鏧鏹鏷鏸鏺鏻鏽鐁鐂鐄鐈鐉鐍鐎鐏鐕鐖鐗鐟鐮鐯鐱鐲鐳鐴鐻鐿鐽鑃鑅鑈鑊鑌鑕鑙鑜鑟鑡鑣鑨鑫鑭鑮鑯鑱鑲钄钃镸镹`,
      ],
      [
        `8fe6a1`,
        `镾閄閈閌閍閎閝閞閟閡閦閩閫閬閴閶閺閽閿闆闈闉闋闐闑闒闓闙闚闝闞闟闠闤闦阝阞阢阤阥阦阬阱阳阷阸阹阺阼阽陁陒陔陖陗陘陡陮陴陻陼陾陿隁隂隃隄隉隑隖隚隝隟隤隥隦隩隮隯隳隺雊雒嶲雘雚雝雞雟雩雯雱雺霂`,
      ],
      [
        `8fe7a1`,
        `霃霅霉霚霛霝霡霢霣霨霱霳靁靃靊靎靏靕靗靘靚靛靣靧靪靮靳靶靷靸靻靽靿鞀鞉鞕鞖鞗鞙鞚鞞鞟鞢鞬鞮鞱鞲鞵鞶鞸鞹鞺鞼鞾鞿韁韄韅韇韉韊韌韍韎韐韑韔韗韘韙韝韞韠韛韡韤韯韱韴韷韸韺頇頊頙頍頎頔頖頜頞頠頣頦`,
      ],
      [
        `8fe8a1`,
        `頫頮頯頰頲頳頵頥頾顄顇顊顑顒顓顖顗顙顚顢顣顥顦顪顬颫颭颮颰颴颷颸颺颻颿飂飅飈飌飡飣飥飦飧飪飳飶餂餇餈餑餕餖餗餚餛餜餟餢餦餧餫餱`,
        4,
        `餹餺餻餼饀饁饆饇饈饍饎饔饘饙饛饜饞饟饠馛馝馟馦馰馱馲馵`,
      ],
      [
        `8fe9a1`,
        `馹馺馽馿駃駉駓駔駙駚駜駞駧駪駫駬駰駴駵駹駽駾騂騃騄騋騌騐騑騖騞騠騢騣騤騧騭騮騳騵騶騸驇驁驄驊驋驌驎驑驔驖驝骪骬骮骯骲骴骵骶骹骻骾骿髁髃髆髈髎髐髒髕髖髗髛髜髠髤髥髧髩髬髲髳髵髹髺髽髿`,
        4,
      ],
      [
        `8feaa1`,
        `鬄鬅鬈鬉鬋鬌鬍鬎鬐鬒鬖鬙鬛鬜鬠鬦鬫鬭鬳鬴鬵鬷鬹鬺鬽魈魋魌魕魖魗魛魞魡魣魥魦魨魪`,
        4,
        `魳魵魷魸魹魿鮀鮄鮅鮆鮇鮉鮊鮋鮍鮏鮐鮔鮚鮝鮞鮦鮧鮩鮬鮰鮱鮲鮷鮸鮻鮼鮾鮿鯁鯇鯈鯎鯐鯗鯘鯝鯟鯥鯧鯪鯫鯯鯳鯷鯸`,
      ],
      [
        `8feba1`,
        `鯹鯺鯽鯿鰀鰂鰋鰏鰑鰖鰘鰙鰚鰜鰞鰢鰣鰦`,
        4,
        `鰱鰵鰶鰷鰽鱁鱃鱄鱅鱉鱊鱎鱏鱐鱓鱔鱖鱘鱛鱝鱞鱟鱣鱩鱪鱜鱫鱨鱮鱰鱲鱵鱷鱻鳦鳲鳷鳹鴋鴂鴑鴗鴘鴜鴝鴞鴯鴰鴲鴳鴴鴺鴼鵅鴽鵂鵃鵇鵊鵓鵔鵟鵣鵢鵥鵩鵪鵫鵰鵶鵷鵻`,
      ],
      [
        `8feca1`,
        `鵼鵾鶃鶄鶆鶊鶍鶎鶒鶓鶕鶖鶗鶘鶡鶪鶬鶮鶱鶵鶹鶼鶿鷃鷇鷉鷊鷔鷕鷖鷗鷚鷞鷟鷠鷥鷧鷩鷫鷮鷰鷳鷴鷾鸊鸂鸇鸎鸐鸑鸒鸕鸖鸙鸜鸝鹺鹻鹼麀麂麃麄麅麇麎麏麖麘麛麞麤麨麬麮麯麰麳麴麵黆黈黋黕黟黤黧黬黭黮黰黱黲黵`,
      ],
      [
        `8feda1`,
        `黸黿鼂鼃鼉鼏鼐鼑鼒鼔鼖鼗鼙鼚鼛鼟鼢鼦鼪鼫鼯鼱鼲鼴鼷鼹鼺鼼鼽鼿齁齃`,
        4,
        `齓齕齖齗齘齚齝齞齨齩齭`,
        4,
        `齳齵齺齽龏龐龑龒龔龖龗龞龡龢龣龥`,
      ],
    ];
  }),
  require_cp936 = /* @__PURE__ */ __commonJSMin((e, t) => {
    t.exports = [
      [`0`, `\0`, 127, `€`],
      [
        `8140`,
        `丂丄丅丆丏丒丗丟丠両丣並丩丮丯丱丳丵丷丼乀乁乂乄乆乊乑乕乗乚乛乢乣乤乥乧乨乪`,
        5,
        `乲乴`,
        9,
        `乿`,
        6,
        `亇亊`,
      ],
      [
        `8180`,
        `亐亖亗亙亜亝亞亣亪亯亰亱亴亶亷亸亹亼亽亾仈仌仏仐仒仚仛仜仠仢仦仧仩仭仮仯仱仴仸仹仺仼仾伀伂`,
        6,
        `伋伌伒`,
        4,
        `伜伝伡伣伨伩伬伭伮伱伳伵伷伹伻伾`,
        4,
        `佄佅佇`,
        5,
        `佒佔佖佡佢佦佨佪佫佭佮佱佲併佷佸佹佺佽侀侁侂侅來侇侊侌侎侐侒侓侕侖侘侙侚侜侞侟価侢`,
      ],
      [
        `8240`,
        `侤侫侭侰`,
        4,
        `侶`,
        8,
        `俀俁係俆俇俈俉俋俌俍俒`,
        4,
        `俙俛俠俢俤俥俧俫俬俰俲俴俵俶俷俹俻俼俽俿`,
        11,
      ],
      [
        `8280`,
        `個倎倐們倓倕倖倗倛倝倞倠倢倣値倧倫倯`,
        10,
        `倻倽倿偀偁偂偄偅偆偉偊偋偍偐`,
        4,
        `偖偗偘偙偛偝`,
        7,
        `偦`,
        5,
        `偭`,
        8,
        `偸偹偺偼偽傁傂傃傄傆傇傉傊傋傌傎`,
        20,
        `傤傦傪傫傭`,
        4,
        `傳`,
        6,
        `傼`,
      ],
      [`8340`, `傽`, 17, `僐`, 5, `僗僘僙僛`, 10, `僨僩僪僫僯僰僱僲僴僶`, 4, `僼`, 9, `儈`],
      [
        `8380`,
        `儉儊儌`,
        5,
        `儓`,
        13,
        `儢`,
        28,
        `兂兇兊兌兎兏児兒兓兗兘兙兛兝`,
        4,
        `兣兤兦內兩兪兯兲兺兾兿冃冄円冇冊冋冎冏冐冑冓冔冘冚冝冞冟冡冣冦`,
        4,
        `冭冮冴冸冹冺冾冿凁凂凃凅凈凊凍凎凐凒`,
        5,
      ],
      [
        `8440`,
        `凘凙凚凜凞凟凢凣凥`,
        5,
        `凬凮凱凲凴凷凾刄刅刉刋刌刏刐刓刔刕刜刞刟刡刢刣別刦刧刪刬刯刱刲刴刵刼刾剄`,
        5,
        `剋剎剏剒剓剕剗剘`,
      ],
      [
        `8480`,
        `剙剚剛剝剟剠剢剣剤剦剨剫剬剭剮剰剱剳`,
        9,
        `剾劀劃`,
        4,
        `劉`,
        6,
        `劑劒劔`,
        6,
        `劜劤劥劦劧劮劯劰労`,
        9,
        `勀勁勂勄勅勆勈勊勌勍勎勏勑勓勔動勗務`,
        5,
        `勠勡勢勣勥`,
        10,
        `勱`,
        7,
        `勻勼勽匁匂匃匄匇匉匊匋匌匎`,
      ],
      [
        `8540`,
        `匑匒匓匔匘匛匜匞匟匢匤匥匧匨匩匫匬匭匯`,
        9,
        `匼匽區卂卄卆卋卌卍卐協単卙卛卝卥卨卪卬卭卲卶卹卻卼卽卾厀厁厃厇厈厊厎厏`,
      ],
      [
        `8580`,
        `厐`,
        4,
        `厖厗厙厛厜厞厠厡厤厧厪厫厬厭厯`,
        6,
        `厷厸厹厺厼厽厾叀參`,
        4,
        `収叏叐叒叓叕叚叜叝叞叡叢叧叴叺叾叿吀吂吅吇吋吔吘吙吚吜吢吤吥吪吰吳吶吷吺吽吿呁呂呄呅呇呉呌呍呎呏呑呚呝`,
        4,
        `呣呥呧呩`,
        7,
        `呴呹呺呾呿咁咃咅咇咈咉咊咍咑咓咗咘咜咞咟咠咡`,
      ],
      [
        `8640`,
        `咢咥咮咰咲咵咶咷咹咺咼咾哃哅哊哋哖哘哛哠`,
        4,
        `哫哬哯哰哱哴`,
        5,
        `哻哾唀唂唃唄唅唈唊`,
        4,
        `唒唓唕`,
        5,
        `唜唝唞唟唡唥唦`,
      ],
      [
        `8680`,
        `唨唩唫唭唲唴唵唶唸唹唺唻唽啀啂啅啇啈啋`,
        4,
        `啑啒啓啔啗`,
        4,
        `啝啞啟啠啢啣啨啩啫啯`,
        5,
        `啹啺啽啿喅喆喌喍喎喐喒喓喕喖喗喚喛喞喠`,
        6,
        `喨`,
        8,
        `喲喴営喸喺喼喿`,
        4,
        `嗆嗇嗈嗊嗋嗎嗏嗐嗕嗗`,
        4,
        `嗞嗠嗢嗧嗩嗭嗮嗰嗱嗴嗶嗸`,
        4,
        `嗿嘂嘃嘄嘅`,
      ],
      [
        `8740`,
        `嘆嘇嘊嘋嘍嘐`,
        7,
        `嘙嘚嘜嘝嘠嘡嘢嘥嘦嘨嘩嘪嘫嘮嘯嘰嘳嘵嘷嘸嘺嘼嘽嘾噀`,
        11,
        `噏`,
        4,
        `噕噖噚噛噝`,
        4,
      ],
      [
        `8780`,
        `噣噥噦噧噭噮噯噰噲噳噴噵噷噸噹噺噽`,
        7,
        `嚇`,
        6,
        `嚐嚑嚒嚔`,
        14,
        `嚤`,
        10,
        `嚰`,
        6,
        `嚸嚹嚺嚻嚽`,
        12,
        `囋`,
        8,
        `囕囖囘囙囜団囥`,
        5,
        `囬囮囯囲図囶囷囸囻囼圀圁圂圅圇國`,
        6,
      ],
      [
        `8840`,
        `園`,
        9,
        `圝圞圠圡圢圤圥圦圧圫圱圲圴`,
        4,
        `圼圽圿坁坃坄坅坆坈坉坋坒`,
        4,
        `坘坙坢坣坥坧坬坮坰坱坲坴坵坸坹坺坽坾坿垀`,
      ],
      [
        `8880`,
        `垁垇垈垉垊垍`,
        4,
        `垔`,
        6,
        `垜垝垞垟垥垨垪垬垯垰垱垳垵垶垷垹`,
        8,
        `埄`,
        6,
        `埌埍埐埑埓埖埗埛埜埞埡埢埣埥`,
        7,
        `埮埰埱埲埳埵埶執埻埼埾埿堁堃堄堅堈堉堊堌堎堏堐堒堓堔堖堗堘堚堛堜堝堟堢堣堥`,
        4,
        `堫`,
        4,
        `報堲堳場堶`,
        7,
      ],
      [
        `8940`,
        `堾`,
        5,
        `塅`,
        6,
        `塎塏塐塒塓塕塖塗塙`,
        4,
        `塟`,
        5,
        `塦`,
        4,
        `塭`,
        16,
        `塿墂墄墆墇墈墊墋墌`,
      ],
      [
        `8980`,
        `墍`,
        4,
        `墔`,
        4,
        `墛墜墝墠`,
        7,
        `墪`,
        17,
        `墽墾墿壀壂壃壄壆`,
        10,
        `壒壓壔壖`,
        13,
        `壥`,
        5,
        `壭壯壱売壴壵壷壸壺`,
        7,
        `夃夅夆夈`,
        4,
        `夎夐夑夒夓夗夘夛夝夞夠夡夢夣夦夨夬夰夲夳夵夶夻`,
      ],
      [
        `8a40`,
        `夽夾夿奀奃奅奆奊奌奍奐奒奓奙奛`,
        4,
        `奡奣奤奦`,
        12,
        `奵奷奺奻奼奾奿妀妅妉妋妌妎妏妐妑妔妕妘妚妛妜妝妟妠妡妢妦`,
      ],
      [
        `8a80`,
        `妧妬妭妰妱妳`,
        5,
        `妺妼妽妿`,
        6,
        `姇姈姉姌姍姎姏姕姖姙姛姞`,
        4,
        `姤姦姧姩姪姫姭`,
        11,
        `姺姼姽姾娀娂娊娋娍娎娏娐娒娔娕娖娗娙娚娛娝娞娡娢娤娦娧娨娪`,
        6,
        `娳娵娷`,
        4,
        `娽娾娿婁`,
        4,
        `婇婈婋`,
        9,
        `婖婗婘婙婛`,
        5,
      ],
      [`8b40`, `婡婣婤婥婦婨婩婫`, 8, `婸婹婻婼婽婾媀`, 17, `媓`, 6, `媜`, 13, `媫媬`],
      [
        `8b80`,
        `媭`,
        4,
        `媴媶媷媹`,
        4,
        `媿嫀嫃`,
        5,
        `嫊嫋嫍`,
        4,
        `嫓嫕嫗嫙嫚嫛嫝嫞嫟嫢嫤嫥嫧嫨嫪嫬`,
        4,
        `嫲`,
        22,
        `嬊`,
        11,
        `嬘`,
        25,
        `嬳嬵嬶嬸`,
        7,
        `孁`,
        6,
      ],
      [
        `8c40`,
        `孈`,
        7,
        `孒孖孞孠孡孧孨孫孭孮孯孲孴孶孷學孹孻孼孾孿宂宆宊宍宎宐宑宒宔宖実宧宨宩宬宭宮宯宱宲宷宺宻宼寀寁寃寈寉寊寋寍寎寏`,
      ],
      [
        `8c80`,
        `寑寔`,
        8,
        `寠寢寣實寧審`,
        4,
        `寯寱`,
        6,
        `寽対尀専尃尅將專尋尌對導尐尒尓尗尙尛尞尟尠尡尣尦尨尩尪尫尭尮尯尰尲尳尵尶尷屃屄屆屇屌屍屒屓屔屖屗屘屚屛屜屝屟屢層屧`,
        6,
        `屰屲`,
        6,
        `屻屼屽屾岀岃`,
        4,
        `岉岊岋岎岏岒岓岕岝`,
        4,
        `岤`,
        4,
      ],
      [
        `8d40`,
        `岪岮岯岰岲岴岶岹岺岻岼岾峀峂峃峅`,
        5,
        `峌`,
        5,
        `峓`,
        5,
        `峚`,
        6,
        `峢峣峧峩峫峬峮峯峱`,
        9,
        `峼`,
        4,
      ],
      [
        `8d80`,
        `崁崄崅崈`,
        5,
        `崏`,
        4,
        `崕崗崘崙崚崜崝崟`,
        4,
        `崥崨崪崫崬崯`,
        4,
        `崵`,
        7,
        `崿`,
        7,
        `嵈嵉嵍`,
        10,
        `嵙嵚嵜嵞`,
        10,
        `嵪嵭嵮嵰嵱嵲嵳嵵`,
        12,
        `嶃`,
        21,
        `嶚嶛嶜嶞嶟嶠`,
      ],
      [`8e40`, `嶡`, 21, `嶸`, 12, `巆`, 6, `巎`, 12, `巜巟巠巣巤巪巬巭`],
      [
        `8e80`,
        `巰巵巶巸`,
        4,
        `巿帀帄帇帉帊帋帍帎帒帓帗帞`,
        7,
        `帨`,
        4,
        `帯帰帲`,
        4,
        `帹帺帾帿幀幁幃幆`,
        5,
        `幍`,
        6,
        `幖`,
        4,
        `幜幝幟幠幣`,
        14,
        `幵幷幹幾庁庂広庅庈庉庌庍庎庒庘庛庝庡庢庣庤庨`,
        4,
        `庮`,
        4,
        `庴庺庻庼庽庿`,
        6,
      ],
      [
        `8f40`,
        `廆廇廈廋`,
        5,
        `廔廕廗廘廙廚廜`,
        11,
        `廩廫`,
        8,
        `廵廸廹廻廼廽弅弆弇弉弌弍弎弐弒弔弖弙弚弜弝弞弡弢弣弤`,
      ],
      [
        `8f80`,
        `弨弫弬弮弰弲`,
        6,
        `弻弽弾弿彁`,
        14,
        `彑彔彙彚彛彜彞彟彠彣彥彧彨彫彮彯彲彴彵彶彸彺彽彾彿徃徆徍徎徏徑従徔徖徚徛徝從徟徠徢`,
        5,
        `復徫徬徯`,
        5,
        `徶徸徹徺徻徾`,
        4,
        `忇忈忊忋忎忓忔忕忚忛応忞忟忢忣忥忦忨忩忬忯忰忲忳忴忶忷忹忺忼怇`,
      ],
      [
        `9040`,
        `怈怉怋怌怐怑怓怗怘怚怞怟怢怣怤怬怭怮怰`,
        4,
        `怶`,
        4,
        `怽怾恀恄`,
        6,
        `恌恎恏恑恓恔恖恗恘恛恜恞恟恠恡恥恦恮恱恲恴恵恷恾悀`,
      ],
      [
        `9080`,
        `悁悂悅悆悇悈悊悋悎悏悐悑悓悕悗悘悙悜悞悡悢悤悥悧悩悪悮悰悳悵悶悷悹悺悽`,
        7,
        `惇惈惉惌`,
        4,
        `惒惓惔惖惗惙惛惞惡`,
        4,
        `惪惱惲惵惷惸惻`,
        4,
        `愂愃愄愅愇愊愋愌愐`,
        4,
        `愖愗愘愙愛愜愝愞愡愢愥愨愩愪愬`,
        18,
        `慀`,
        6,
      ],
      [
        `9140`,
        `慇慉態慍慏慐慒慓慔慖`,
        6,
        `慞慟慠慡慣慤慥慦慩`,
        6,
        `慱慲慳慴慶慸`,
        18,
        `憌憍憏`,
        4,
        `憕`,
      ],
      [
        `9180`,
        `憖`,
        6,
        `憞`,
        8,
        `憪憫憭`,
        9,
        `憸`,
        5,
        `憿懀懁懃`,
        4,
        `應懌`,
        4,
        `懓懕`,
        16,
        `懧`,
        13,
        `懶`,
        8,
        `戀`,
        5,
        `戇戉戓戔戙戜戝戞戠戣戦戧戨戩戫戭戯戰戱戲戵戶戸`,
        4,
        `扂扄扅扆扊`,
      ],
      [
        `9240`,
        `扏扐払扖扗扙扚扜`,
        6,
        `扤扥扨扱扲扴扵扷扸扺扻扽抁抂抃抅抆抇抈抋`,
        5,
        `抔抙抜抝択抣抦抧抩抪抭抮抯抰抲抳抴抶抷抸抺抾拀拁`,
      ],
      [
        `9280`,
        `拃拋拏拑拕拝拞拠拡拤拪拫拰拲拵拸拹拺拻挀挃挄挅挆挊挋挌挍挏挐挒挓挔挕挗挘挙挜挦挧挩挬挭挮挰挱挳`,
        5,
        `挻挼挾挿捀捁捄捇捈捊捑捒捓捔捖`,
        7,
        `捠捤捥捦捨捪捫捬捯捰捲捳捴捵捸捹捼捽捾捿掁掃掄掅掆掋掍掑掓掔掕掗掙`,
        6,
        `採掤掦掫掯掱掲掵掶掹掻掽掿揀`,
      ],
      [
        `9340`,
        `揁揂揃揅揇揈揊揋揌揑揓揔揕揗`,
        6,
        `揟揢揤`,
        4,
        `揫揬揮揯揰揱揳揵揷揹揺揻揼揾搃搄搆`,
        4,
        `損搎搑搒搕`,
        5,
        `搝搟搢搣搤`,
      ],
      [
        `9380`,
        `搥搧搨搩搫搮`,
        5,
        `搵`,
        4,
        `搻搼搾摀摂摃摉摋`,
        6,
        `摓摕摖摗摙`,
        4,
        `摟`,
        7,
        `摨摪摫摬摮`,
        9,
        `摻`,
        6,
        `撃撆撈`,
        8,
        `撓撔撗撘撚撛撜撝撟`,
        4,
        `撥撦撧撨撪撫撯撱撲撳撴撶撹撻撽撾撿擁擃擄擆`,
        6,
        `擏擑擓擔擕擖擙據`,
      ],
      [`9440`, `擛擜擝擟擠擡擣擥擧`, 24, `攁`, 7, `攊`, 7, `攓`, 4, `攙`, 8],
      [
        `9480`,
        `攢攣攤攦`,
        4,
        `攬攭攰攱攲攳攷攺攼攽敀`,
        4,
        `敆敇敊敋敍敎敐敒敓敔敗敘敚敜敟敠敡敤敥敧敨敩敪敭敮敯敱敳敵敶數`,
        14,
        `斈斉斊斍斎斏斒斔斕斖斘斚斝斞斠斢斣斦斨斪斬斮斱`,
        7,
        `斺斻斾斿旀旂旇旈旉旊旍旐旑旓旔旕旘`,
        7,
        `旡旣旤旪旫`,
      ],
      [
        `9540`,
        `旲旳旴旵旸旹旻`,
        4,
        `昁昄昅昇昈昉昋昍昐昑昒昖昗昘昚昛昜昞昡昢昣昤昦昩昪昫昬昮昰昲昳昷`,
        4,
        `昽昿晀時晄`,
        6,
        `晍晎晐晑晘`,
      ],
      [
        `9580`,
        `晙晛晜晝晞晠晢晣晥晧晩`,
        4,
        `晱晲晳晵晸晹晻晼晽晿暀暁暃暅暆暈暉暊暋暍暎暏暐暒暓暔暕暘`,
        4,
        `暞`,
        8,
        `暩`,
        4,
        `暯`,
        4,
        `暵暶暷暸暺暻暼暽暿`,
        25,
        `曚曞`,
        7,
        `曧曨曪`,
        5,
        `曱曵曶書曺曻曽朁朂會`,
      ],
      [
        `9640`,
        `朄朅朆朇朌朎朏朑朒朓朖朘朙朚朜朞朠`,
        5,
        `朧朩朮朰朲朳朶朷朸朹朻朼朾朿杁杄杅杇杊杋杍杒杔杕杗`,
        4,
        `杝杢杣杤杦杧杫杬杮東杴杶`,
      ],
      [
        `9680`,
        `杸杹杺杻杽枀枂枃枅枆枈枊枌枍枎枏枑枒枓枔枖枙枛枟枠枡枤枦枩枬枮枱枲枴枹`,
        7,
        `柂柅`,
        9,
        `柕柖柗柛柟柡柣柤柦柧柨柪柫柭柮柲柵`,
        7,
        `柾栁栂栃栄栆栍栐栒栔栕栘`,
        4,
        `栞栟栠栢`,
        6,
        `栫`,
        6,
        `栴栵栶栺栻栿桇桋桍桏桒桖`,
        5,
      ],
      [
        `9740`,
        `桜桝桞桟桪桬`,
        7,
        `桵桸`,
        8,
        `梂梄梇`,
        7,
        `梐梑梒梔梕梖梘`,
        9,
        `梣梤梥梩梪梫梬梮梱梲梴梶梷梸`,
      ],
      [
        `9780`,
        `梹`,
        6,
        `棁棃`,
        5,
        `棊棌棎棏棐棑棓棔棖棗棙棛`,
        4,
        `棡棢棤`,
        9,
        `棯棲棳棴棶棷棸棻棽棾棿椀椂椃椄椆`,
        4,
        `椌椏椑椓`,
        11,
        `椡椢椣椥`,
        7,
        `椮椯椱椲椳椵椶椷椸椺椻椼椾楀楁楃`,
        16,
        `楕楖楘楙楛楜楟`,
      ],
      [
        `9840`,
        `楡楢楤楥楧楨楩楪楬業楯楰楲`,
        4,
        `楺楻楽楾楿榁榃榅榊榋榌榎`,
        5,
        `榖榗榙榚榝`,
        9,
        `榩榪榬榮榯榰榲榳榵榶榸榹榺榼榽`,
      ],
      [
        `9880`,
        `榾榿槀槂`,
        7,
        `構槍槏槑槒槓槕`,
        5,
        `槜槝槞槡`,
        11,
        `槮槯槰槱槳`,
        9,
        `槾樀`,
        9,
        `樋`,
        11,
        `標`,
        5,
        `樠樢`,
        5,
        `権樫樬樭樮樰樲樳樴樶`,
        6,
        `樿`,
        4,
        `橅橆橈`,
        7,
        `橑`,
        6,
        `橚`,
      ],
      [
        `9940`,
        `橜`,
        4,
        `橢橣橤橦`,
        10,
        `橲`,
        6,
        `橺橻橽橾橿檁檂檃檅`,
        8,
        `檏檒`,
        4,
        `檘`,
        7,
        `檡`,
        5,
      ],
      [`9980`, `檧檨檪檭`, 114, `欥欦欨`, 6],
      [
        `9a40`,
        `欯欰欱欳欴欵欶欸欻欼欽欿歀歁歂歄歅歈歊歋歍`,
        11,
        `歚`,
        7,
        `歨歩歫`,
        13,
        `歺歽歾歿殀殅殈`,
      ],
      [
        `9a80`,
        `殌殎殏殐殑殔殕殗殘殙殜`,
        4,
        `殢`,
        7,
        `殫`,
        7,
        `殶殸`,
        6,
        `毀毃毄毆`,
        4,
        `毌毎毐毑毘毚毜`,
        4,
        `毢`,
        7,
        `毬毭毮毰毱毲毴毶毷毸毺毻毼毾`,
        6,
        `氈`,
        4,
        `氎氒気氜氝氞氠氣氥氫氬氭氱氳氶氷氹氺氻氼氾氿汃汄汅汈汋`,
        4,
        `汑汒汓汖汘`,
      ],
      [
        `9b40`,
        `汙汚汢汣汥汦汧汫`,
        4,
        `汱汳汵汷汸決汻汼汿沀沄沇沊沋沍沎沑沒沕沖沗沘沚沜沝沞沠沢沨沬沯沰沴沵沶沷沺泀況泂泃泆泇泈泋泍泎泏泑泒泘`,
      ],
      [
        `9b80`,
        `泙泚泜泝泟泤泦泧泩泬泭泲泴泹泿洀洂洃洅洆洈洉洊洍洏洐洑洓洔洕洖洘洜洝洟`,
        5,
        `洦洨洩洬洭洯洰洴洶洷洸洺洿浀浂浄浉浌浐浕浖浗浘浛浝浟浡浢浤浥浧浨浫浬浭浰浱浲浳浵浶浹浺浻浽`,
        4,
        `涃涄涆涇涊涋涍涏涐涒涖`,
        4,
        `涜涢涥涬涭涰涱涳涴涶涷涹`,
        5,
        `淁淂淃淈淉淊`,
      ],
      [
        `9c40`,
        `淍淎淏淐淒淓淔淕淗淚淛淜淟淢淣淥淧淨淩淪淭淯淰淲淴淵淶淸淺淽`,
        7,
        `渆渇済渉渋渏渒渓渕渘渙減渜渞渟渢渦渧渨渪測渮渰渱渳渵`,
      ],
      [
        `9c80`,
        `渶渷渹渻`,
        7,
        `湅`,
        7,
        `湏湐湑湒湕湗湙湚湜湝湞湠`,
        10,
        `湬湭湯`,
        14,
        `満溁溂溄溇溈溊`,
        4,
        `溑`,
        6,
        `溙溚溛溝溞溠溡溣溤溦溨溩溫溬溭溮溰溳溵溸溹溼溾溿滀滃滄滅滆滈滉滊滌滍滎滐滒滖滘滙滛滜滝滣滧滪`,
        5,
      ],
      [
        `9d40`,
        `滰滱滲滳滵滶滷滸滺`,
        7,
        `漃漄漅漇漈漊`,
        4,
        `漐漑漒漖`,
        9,
        `漡漢漣漥漦漧漨漬漮漰漲漴漵漷`,
        6,
        `漿潀潁潂`,
      ],
      [
        `9d80`,
        `潃潄潅潈潉潊潌潎`,
        9,
        `潙潚潛潝潟潠潡潣潤潥潧`,
        5,
        `潯潰潱潳潵潶潷潹潻潽`,
        6,
        `澅澆澇澊澋澏`,
        12,
        `澝澞澟澠澢`,
        4,
        `澨`,
        10,
        `澴澵澷澸澺`,
        5,
        `濁濃`,
        5,
        `濊`,
        6,
        `濓`,
        10,
        `濟濢濣濤濥`,
      ],
      [`9e40`, `濦`, 7, `濰`, 32, `瀒`, 7, `瀜`, 6, `瀤`, 6],
      [
        `9e80`,
        `瀫`,
        9,
        `瀶瀷瀸瀺`,
        17,
        `灍灎灐`,
        13,
        `灟`,
        11,
        `灮灱灲灳灴灷灹灺灻災炁炂炃炄炆炇炈炋炌炍炏炐炑炓炗炘炚炛炞`,
        12,
        `炰炲炴炵炶為炾炿烄烅烆烇烉烋`,
        12,
        `烚`,
      ],
      [
        `9f40`,
        `烜烝烞烠烡烢烣烥烪烮烰`,
        6,
        `烸烺烻烼烾`,
        10,
        `焋`,
        4,
        `焑焒焔焗焛`,
        10,
        `焧`,
        7,
        `焲焳焴`,
      ],
      [
        `9f80`,
        `焵焷`,
        13,
        `煆煇煈煉煋煍煏`,
        12,
        `煝煟`,
        4,
        `煥煩`,
        4,
        `煯煰煱煴煵煶煷煹煻煼煾`,
        5,
        `熅`,
        4,
        `熋熌熍熎熐熑熒熓熕熖熗熚`,
        4,
        `熡`,
        6,
        `熩熪熫熭`,
        5,
        `熴熶熷熸熺`,
        8,
        `燄`,
        9,
        `燏`,
        4,
      ],
      [`a040`, `燖`, 9, `燡燢燣燤燦燨`, 5, `燯`, 9, `燺`, 11, `爇`, 19],
      [
        `a080`,
        `爛爜爞`,
        9,
        `爩爫爭爮爯爲爳爴爺爼爾牀`,
        6,
        `牉牊牋牎牏牐牑牓牔牕牗牘牚牜牞牠牣牤牥牨牪牫牬牭牰牱牳牴牶牷牸牻牼牽犂犃犅`,
        4,
        `犌犎犐犑犓`,
        11,
        `犠`,
        11,
        `犮犱犲犳犵犺`,
        6,
        `狅狆狇狉狊狋狌狏狑狓狔狕狖狘狚狛`,
      ],
      [
        `a1a1`,
        `　、。·ˉˇ¨〃々—～‖…‘’“”〔〕〈`,
        7,
        `〖〗【】±×÷∶∧∨∑∏∪∩∈∷√⊥∥∠⌒⊙∫∮≡≌≈∽∝≠≮≯≤≥∞∵∴♂♀°′″℃＄¤￠￡‰§№☆★○●◎◇◆□■△▲※→←↑↓〓`,
      ],
      [`a2a1`, `ⅰ`, 9],
      [`a2b1`, `⒈`, 19, `⑴`, 19, `①`, 9],
      [`a2e5`, `㈠`, 9],
      [`a2f1`, `Ⅰ`, 11],
      [`a3a1`, `！＂＃￥％`, 88, `￣`],
      [`a4a1`, `ぁ`, 82],
      [`a5a1`, `ァ`, 85],
      [`a6a1`, `Α`, 16, `Σ`, 6],
      [`a6c1`, `α`, 16, `σ`, 6],
      [`a6e0`, `︵︶︹︺︿﹀︽︾﹁﹂﹃﹄`],
      [`a6ee`, `︻︼︷︸︱`],
      [`a6f4`, `︳︴`],
      [`a7a1`, `А`, 5, `ЁЖ`, 25],
      [`a7d1`, `а`, 5, `ёж`, 25],
      [`a840`, `ˊˋ˙–―‥‵℅℉↖↗↘↙∕∟∣≒≦≧⊿═`, 35, `▁`, 6],
      [`a880`, `█`, 7, `▓▔▕▼▽◢◣◤◥☉⊕〒〝〞`],
      [`a8a1`, `āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜüêɑ`],
      [`a8bd`, `ńň`],
      [`a8c0`, `ɡ`],
      [`a8c5`, `ㄅ`, 36],
      [`a940`, `〡`, 8, `㊣㎎㎏㎜㎝㎞㎡㏄㏎㏑㏒㏕︰￢￤`],
      [`a959`, `℡㈱`],
      [`a95c`, `‐`],
      [`a960`, `ー゛゜ヽヾ〆ゝゞ﹉`, 9, `﹔﹕﹖﹗﹙`, 8],
      [`a980`, `﹢`, 4, `﹨﹩﹪﹫`],
      [`a996`, `〇`],
      [`a9a4`, `─`, 75],
      [
        `aa40`,
        `狜狝狟狢`,
        5,
        `狪狫狵狶狹狽狾狿猀猂猄`,
        5,
        `猋猌猍猏猐猑猒猔猘猙猚猟猠猣猤猦猧猨猭猯猰猲猳猵猶猺猻猼猽獀`,
        8,
      ],
      [`aa80`, `獉獊獋獌獎獏獑獓獔獕獖獘`, 7, `獡`, 10, `獮獰獱`],
      [
        `ab40`,
        `獲`,
        11,
        `獿`,
        4,
        `玅玆玈玊玌玍玏玐玒玓玔玕玗玘玙玚玜玝玞玠玡玣`,
        5,
        `玪玬玭玱玴玵玶玸玹玼玽玾玿珁珃`,
        4,
      ],
      [`ab80`, `珋珌珎珒`, 6, `珚珛珜珝珟珡珢珣珤珦珨珪珫珬珮珯珰珱珳`, 4],
      [
        `ac40`,
        `珸`,
        10,
        `琄琇琈琋琌琍琎琑`,
        8,
        `琜`,
        5,
        `琣琤琧琩琫琭琯琱琲琷`,
        4,
        `琽琾琿瑀瑂`,
        11,
      ],
      [`ac80`, `瑎`, 6, `瑖瑘瑝瑠`, 12, `瑮瑯瑱`, 4, `瑸瑹瑺`],
      [`ad40`, `瑻瑼瑽瑿璂璄璅璆璈璉璊璌璍璏璑`, 10, `璝璟`, 7, `璪`, 15, `璻`, 12],
      [`ad80`, `瓈`, 9, `瓓`, 8, `瓝瓟瓡瓥瓧`, 6, `瓰瓱瓲`],
      [
        `ae40`,
        `瓳瓵瓸`,
        6,
        `甀甁甂甃甅`,
        7,
        `甎甐甒甔甕甖甗甛甝甞甠`,
        4,
        `甦甧甪甮甴甶甹甼甽甿畁畂畃畄畆畇畉畊畍畐畑畒畓畕畖畗畘`,
      ],
      [`ae80`, `畝`, 7, `畧畨畩畫`, 6, `畳畵當畷畺`, 4, `疀疁疂疄疅疇`],
      [
        `af40`,
        `疈疉疊疌疍疎疐疓疕疘疛疜疞疢疦`,
        4,
        `疭疶疷疺疻疿痀痁痆痋痌痎痏痐痑痓痗痙痚痜痝痟痠痡痥痩痬痭痮痯痲痳痵痶痷痸痺痻痽痾瘂瘄瘆瘇`,
      ],
      [`af80`, `瘈瘉瘋瘍瘎瘏瘑瘒瘓瘔瘖瘚瘜瘝瘞瘡瘣瘧瘨瘬瘮瘯瘱瘲瘶瘷瘹瘺瘻瘽癁療癄`],
      [
        `b040`,
        `癅`,
        6,
        `癎`,
        5,
        `癕癗`,
        4,
        `癝癟癠癡癢癤`,
        6,
        `癬癭癮癰`,
        7,
        `癹発發癿皀皁皃皅皉皊皌皍皏皐皒皔皕皗皘皚皛`,
      ],
      [
        `b080`,
        `皜`,
        7,
        `皥`,
        8,
        `皯皰皳皵`,
        9,
        `盀盁盃啊阿埃挨哎唉哀皑癌蔼矮艾碍爱隘鞍氨安俺按暗岸胺案肮昂盎凹敖熬翱袄傲奥懊澳芭捌扒叭吧笆八疤巴拔跋靶把耙坝霸罢爸白柏百摆佰败拜稗斑班搬扳般颁板版扮拌伴瓣半办绊邦帮梆榜膀绑棒磅蚌镑傍谤苞胞包褒剥`,
      ],
      [
        `b140`,
        `盄盇盉盋盌盓盕盙盚盜盝盞盠`,
        4,
        `盦`,
        7,
        `盰盳盵盶盷盺盻盽盿眀眂眃眅眆眊県眎`,
        10,
        `眛眜眝眞眡眣眤眥眧眪眫`,
      ],
      [
        `b180`,
        `眬眮眰`,
        4,
        `眹眻眽眾眿睂睄睅睆睈`,
        7,
        `睒`,
        7,
        `睜薄雹保堡饱宝抱报暴豹鲍爆杯碑悲卑北辈背贝钡倍狈备惫焙被奔苯本笨崩绷甭泵蹦迸逼鼻比鄙笔彼碧蓖蔽毕毙毖币庇痹闭敝弊必辟壁臂避陛鞭边编贬扁便变卞辨辩辫遍标彪膘表鳖憋别瘪彬斌濒滨宾摈兵冰柄丙秉饼炳`,
      ],
      [
        `b240`,
        `睝睞睟睠睤睧睩睪睭`,
        11,
        `睺睻睼瞁瞂瞃瞆`,
        5,
        `瞏瞐瞓`,
        11,
        `瞡瞣瞤瞦瞨瞫瞭瞮瞯瞱瞲瞴瞶`,
        4,
      ],
      [
        `b280`,
        `瞼瞾矀`,
        12,
        `矎`,
        8,
        `矘矙矚矝`,
        4,
        `矤病并玻菠播拨钵波博勃搏铂箔伯帛舶脖膊渤泊驳捕卜哺补埠不布步簿部怖擦猜裁材才财睬踩采彩菜蔡餐参蚕残惭惨灿苍舱仓沧藏操糙槽曹草厕策侧册测层蹭插叉茬茶查碴搽察岔差诧拆柴豺搀掺蝉馋谗缠铲产阐颤昌猖`,
      ],
      [
        `b340`,
        `矦矨矪矯矰矱矲矴矵矷矹矺矻矼砃`,
        5,
        `砊砋砎砏砐砓砕砙砛砞砠砡砢砤砨砪砫砮砯砱砲砳砵砶砽砿硁硂硃硄硆硈硉硊硋硍硏硑硓硔硘硙硚`,
      ],
      [
        `b380`,
        `硛硜硞`,
        11,
        `硯`,
        7,
        `硸硹硺硻硽`,
        6,
        `场尝常长偿肠厂敞畅唱倡超抄钞朝嘲潮巢吵炒车扯撤掣彻澈郴臣辰尘晨忱沉陈趁衬撑称城橙成呈乘程惩澄诚承逞骋秤吃痴持匙池迟弛驰耻齿侈尺赤翅斥炽充冲虫崇宠抽酬畴踌稠愁筹仇绸瞅丑臭初出橱厨躇锄雏滁除楚`,
      ],
      [
        `b440`,
        `碄碅碆碈碊碋碏碐碒碔碕碖碙碝碞碠碢碤碦碨`,
        7,
        `碵碶碷碸確碻碼碽碿磀磂磃磄磆磇磈磌磍磎磏磑磒磓磖磗磘磚`,
        9,
      ],
      [
        `b480`,
        `磤磥磦磧磩磪磫磭`,
        4,
        `磳磵磶磸磹磻`,
        5,
        `礂礃礄礆`,
        6,
        `础储矗搐触处揣川穿椽传船喘串疮窗幢床闯创吹炊捶锤垂春椿醇唇淳纯蠢戳绰疵茨磁雌辞慈瓷词此刺赐次聪葱囱匆从丛凑粗醋簇促蹿篡窜摧崔催脆瘁粹淬翠村存寸磋撮搓措挫错搭达答瘩打大呆歹傣戴带殆代贷袋待逮`,
      ],
      [`b540`, `礍`, 5, `礔`, 9, `礟`, 4, `礥`, 14, `礵`, 4, `礽礿祂祃祄祅祇祊`, 8, `祔祕祘祙祡祣`],
      [
        `b580`,
        `祤祦祩祪祫祬祮祰`,
        6,
        `祹祻`,
        4,
        `禂禃禆禇禈禉禋禌禍禎禐禑禒怠耽担丹单郸掸胆旦氮但惮淡诞弹蛋当挡党荡档刀捣蹈倒岛祷导到稻悼道盗德得的蹬灯登等瞪凳邓堤低滴迪敌笛狄涤翟嫡抵底地蒂第帝弟递缔颠掂滇碘点典靛垫电佃甸店惦奠淀殿碉叼雕凋刁掉吊钓调跌爹碟蝶迭谍叠`,
      ],
      [
        `b640`,
        `禓`,
        6,
        `禛`,
        11,
        `禨`,
        10,
        `禴`,
        4,
        `禼禿秂秄秅秇秈秊秌秎秏秐秓秔秖秗秙`,
        5,
        `秠秡秢秥秨秪`,
      ],
      [
        `b680`,
        `秬秮秱`,
        6,
        `秹秺秼秾秿稁稄稅稇稈稉稊稌稏`,
        4,
        `稕稖稘稙稛稜丁盯叮钉顶鼎锭定订丢东冬董懂动栋侗恫冻洞兜抖斗陡豆逗痘都督毒犊独读堵睹赌杜镀肚度渡妒端短锻段断缎堆兑队对墩吨蹲敦顿囤钝盾遁掇哆多夺垛躲朵跺舵剁惰堕蛾峨鹅俄额讹娥恶厄扼遏鄂饿恩而儿耳尔饵洱二`,
      ],
      [`b740`, `稝稟稡稢稤`, 14, `稴稵稶稸稺稾穀`, 5, `穇`, 9, `穒`, 4, `穘`, 16],
      [
        `b780`,
        `穩`,
        6,
        `穱穲穳穵穻穼穽穾窂窅窇窉窊窋窌窎窏窐窓窔窙窚窛窞窡窢贰发罚筏伐乏阀法珐藩帆番翻樊矾钒繁凡烦反返范贩犯饭泛坊芳方肪房防妨仿访纺放菲非啡飞肥匪诽吠肺废沸费芬酚吩氛分纷坟焚汾粉奋份忿愤粪丰封枫蜂峰锋风疯烽逢冯缝讽奉凤佛否夫敷肤孵扶拂辐幅氟符伏俘服`,
      ],
      [
        `b840`,
        `窣窤窧窩窪窫窮`,
        4,
        `窴`,
        10,
        `竀`,
        10,
        `竌`,
        9,
        `竗竘竚竛竜竝竡竢竤竧`,
        5,
        `竮竰竱竲竳`,
      ],
      [
        `b880`,
        `竴`,
        4,
        `竻竼竾笀笁笂笅笇笉笌笍笎笐笒笓笖笗笘笚笜笝笟笡笢笣笧笩笭浮涪福袱弗甫抚辅俯釜斧脯腑府腐赴副覆赋复傅付阜父腹负富讣附妇缚咐噶嘎该改概钙盖溉干甘杆柑竿肝赶感秆敢赣冈刚钢缸肛纲岗港杠篙皋高膏羔糕搞镐稿告哥歌搁戈鸽胳疙割革葛格蛤阁隔铬个各给根跟耕更庚羹`,
      ],
      [
        `b940`,
        `笯笰笲笴笵笶笷笹笻笽笿`,
        5,
        `筆筈筊筍筎筓筕筗筙筜筞筟筡筣`,
        10,
        `筯筰筳筴筶筸筺筼筽筿箁箂箃箄箆`,
        6,
        `箎箏`,
      ],
      [
        `b980`,
        `箑箒箓箖箘箙箚箛箞箟箠箣箤箥箮箯箰箲箳箵箶箷箹`,
        7,
        `篂篃範埂耿梗工攻功恭龚供躬公宫弓巩汞拱贡共钩勾沟苟狗垢构购够辜菇咕箍估沽孤姑鼓古蛊骨谷股故顾固雇刮瓜剐寡挂褂乖拐怪棺关官冠观管馆罐惯灌贯光广逛瑰规圭硅归龟闺轨鬼诡癸桂柜跪贵刽辊滚棍锅郭国果裹过哈`,
      ],
      [
        `ba40`,
        `篅篈築篊篋篍篎篏篐篒篔`,
        4,
        `篛篜篞篟篠篢篣篤篧篨篩篫篬篭篯篰篲`,
        4,
        `篸篹篺篻篽篿`,
        7,
        `簈簉簊簍簎簐`,
        5,
        `簗簘簙`,
      ],
      [
        `ba80`,
        `簚`,
        4,
        `簠`,
        5,
        `簨簩簫`,
        12,
        `簹`,
        5,
        `籂骸孩海氦亥害骇酣憨邯韩含涵寒函喊罕翰撼捍旱憾悍焊汗汉夯杭航壕嚎豪毫郝好耗号浩呵喝荷菏核禾和何合盒貉阂河涸赫褐鹤贺嘿黑痕很狠恨哼亨横衡恒轰哄烘虹鸿洪宏弘红喉侯猴吼厚候后呼乎忽瑚壶葫胡蝴狐糊湖`,
      ],
      [`bb40`, `籃`, 9, `籎`, 36, `籵`, 5, `籾`, 9],
      [
        `bb80`,
        `粈粊`,
        6,
        `粓粔粖粙粚粛粠粡粣粦粧粨粩粫粬粭粯粰粴`,
        4,
        `粺粻弧虎唬护互沪户花哗华猾滑画划化话槐徊怀淮坏欢环桓还缓换患唤痪豢焕涣宦幻荒慌黄磺蝗簧皇凰惶煌晃幌恍谎灰挥辉徽恢蛔回毁悔慧卉惠晦贿秽会烩汇讳诲绘荤昏婚魂浑混豁活伙火获或惑霍货祸击圾基机畸稽积箕`,
      ],
      [`bc40`, `粿糀糂糃糄糆糉糋糎`, 6, `糘糚糛糝糞糡`, 6, `糩`, 5, `糰`, 7, `糹糺糼`, 13, `紋`, 5],
      [
        `bc80`,
        `紑`,
        14,
        `紡紣紤紥紦紨紩紪紬紭紮細`,
        6,
        `肌饥迹激讥鸡姬绩缉吉极棘辑籍集及急疾汲即嫉级挤几脊己蓟技冀季伎祭剂悸济寄寂计记既忌际妓继纪嘉枷夹佳家加荚颊贾甲钾假稼价架驾嫁歼监坚尖笺间煎兼肩艰奸缄茧检柬碱硷拣捡简俭剪减荐槛鉴践贱见键箭件`,
      ],
      [`bd40`, `紷`, 54, `絯`, 7],
      [
        `bd80`,
        `絸`,
        32,
        `健舰剑饯渐溅涧建僵姜将浆江疆蒋桨奖讲匠酱降蕉椒礁焦胶交郊浇骄娇嚼搅铰矫侥脚狡角饺缴绞剿教酵轿较叫窖揭接皆秸街阶截劫节桔杰捷睫竭洁结解姐戒藉芥界借介疥诫届巾筋斤金今津襟紧锦仅谨进靳晋禁近烬浸`,
      ],
      [`be40`, `継`, 12, `綧`, 6, `綯`, 42],
      [
        `be80`,
        `線`,
        32,
        `尽劲荆兢茎睛晶鲸京惊精粳经井警景颈静境敬镜径痉靖竟竞净炯窘揪究纠玖韭久灸九酒厩救旧臼舅咎就疚鞠拘狙疽居驹菊局咀矩举沮聚拒据巨具距踞锯俱句惧炬剧捐鹃娟倦眷卷绢撅攫抉掘倔爵觉决诀绝均菌钧军君峻`,
      ],
      [`bf40`, `緻`, 62],
      [
        `bf80`,
        `縺縼`,
        4,
        `繂`,
        4,
        `繈`,
        21,
        `俊竣浚郡骏喀咖卡咯开揩楷凯慨刊堪勘坎砍看康慷糠扛抗亢炕考拷烤靠坷苛柯棵磕颗科壳咳可渴克刻客课肯啃垦恳坑吭空恐孔控抠口扣寇枯哭窟苦酷库裤夸垮挎跨胯块筷侩快宽款匡筐狂框矿眶旷况亏盔岿窥葵奎魁傀`,
      ],
      [`c040`, `繞`, 35, `纃`, 23, `纜纝纞`],
      [
        `c080`,
        `纮纴纻纼绖绤绬绹缊缐缞缷缹缻`,
        6,
        `罃罆`,
        9,
        `罒罓馈愧溃坤昆捆困括扩廓阔垃拉喇蜡腊辣啦莱来赖蓝婪栏拦篮阑兰澜谰揽览懒缆烂滥琅榔狼廊郎朗浪捞劳牢老佬姥酪烙涝勒乐雷镭蕾磊累儡垒擂肋类泪棱楞冷厘梨犁黎篱狸离漓理李里鲤礼莉荔吏栗丽厉励砾历利傈例俐`,
      ],
      [
        `c140`,
        `罖罙罛罜罝罞罠罣`,
        4,
        `罫罬罭罯罰罳罵罶罷罸罺罻罼罽罿羀羂`,
        7,
        `羋羍羏`,
        4,
        `羕`,
        4,
        `羛羜羠羢羣羥羦羨`,
        6,
        `羱`,
      ],
      [
        `c180`,
        `羳`,
        4,
        `羺羻羾翀翂翃翄翆翇翈翉翋翍翏`,
        4,
        `翖翗翙`,
        5,
        `翢翣痢立粒沥隶力璃哩俩联莲连镰廉怜涟帘敛脸链恋炼练粮凉梁粱良两辆量晾亮谅撩聊僚疗燎寥辽潦了撂镣廖料列裂烈劣猎琳林磷霖临邻鳞淋凛赁吝拎玲菱零龄铃伶羚凌灵陵岭领另令溜琉榴硫馏留刘瘤流柳六龙聋咙笼窿`,
      ],
      [
        `c240`,
        `翤翧翨翪翫翬翭翯翲翴`,
        6,
        `翽翾翿耂耇耈耉耊耎耏耑耓耚耛耝耞耟耡耣耤耫`,
        5,
        `耲耴耹耺耼耾聀聁聄聅聇聈聉聎聏聐聑聓聕聖聗`,
      ],
      [
        `c280`,
        `聙聛`,
        13,
        `聫`,
        5,
        `聲`,
        11,
        `隆垄拢陇楼娄搂篓漏陋芦卢颅庐炉掳卤虏鲁麓碌露路赂鹿潞禄录陆戮驴吕铝侣旅履屡缕虑氯律率滤绿峦挛孪滦卵乱掠略抡轮伦仑沦纶论萝螺罗逻锣箩骡裸落洛骆络妈麻玛码蚂马骂嘛吗埋买麦卖迈脉瞒馒蛮满蔓曼慢漫`,
      ],
      [
        `c340`,
        `聾肁肂肅肈肊肍`,
        5,
        `肔肕肗肙肞肣肦肧肨肬肰肳肵肶肸肹肻胅胇`,
        4,
        `胏`,
        6,
        `胘胟胠胢胣胦胮胵胷胹胻胾胿脀脁脃脄脅脇脈脋`,
      ],
      [
        `c380`,
        `脌脕脗脙脛脜脝脟`,
        12,
        `脭脮脰脳脴脵脷脹`,
        4,
        `脿谩芒茫盲氓忙莽猫茅锚毛矛铆卯茂冒帽貌贸么玫枚梅酶霉煤没眉媒镁每美昧寐妹媚门闷们萌蒙檬盟锰猛梦孟眯醚靡糜迷谜弥米秘觅泌蜜密幂棉眠绵冕免勉娩缅面苗描瞄藐秒渺庙妙蔑灭民抿皿敏悯闽明螟鸣铭名命谬摸`,
      ],
      [
        `c440`,
        `腀`,
        5,
        `腇腉腍腎腏腒腖腗腘腛`,
        4,
        `腡腢腣腤腦腨腪腫腬腯腲腳腵腶腷腸膁膃`,
        4,
        `膉膋膌膍膎膐膒`,
        5,
        `膙膚膞`,
        4,
        `膤膥`,
      ],
      [
        `c480`,
        `膧膩膫`,
        7,
        `膴`,
        5,
        `膼膽膾膿臄臅臇臈臉臋臍`,
        6,
        `摹蘑模膜磨摩魔抹末莫墨默沫漠寞陌谋牟某拇牡亩姆母墓暮幕募慕木目睦牧穆拿哪呐钠那娜纳氖乃奶耐奈南男难囊挠脑恼闹淖呢馁内嫩能妮霓倪泥尼拟你匿腻逆溺蔫拈年碾撵捻念娘酿鸟尿捏聂孽啮镊镍涅您柠狞凝宁`,
      ],
      [
        `c540`,
        `臔`,
        14,
        `臤臥臦臨臩臫臮`,
        4,
        `臵`,
        5,
        `臽臿舃與`,
        4,
        `舎舏舑舓舕`,
        5,
        `舝舠舤舥舦舧舩舮舲舺舼舽舿`,
      ],
      [
        `c580`,
        `艀艁艂艃艅艆艈艊艌艍艎艐`,
        7,
        `艙艛艜艝艞艠`,
        7,
        `艩拧泞牛扭钮纽脓浓农弄奴努怒女暖虐疟挪懦糯诺哦欧鸥殴藕呕偶沤啪趴爬帕怕琶拍排牌徘湃派攀潘盘磐盼畔判叛乓庞旁耪胖抛咆刨炮袍跑泡呸胚培裴赔陪配佩沛喷盆砰抨烹澎彭蓬棚硼篷膨朋鹏捧碰坯砒霹批披劈琵毗`,
      ],
      [
        `c640`,
        `艪艫艬艭艱艵艶艷艸艻艼芀芁芃芅芆芇芉芌芐芓芔芕芖芚芛芞芠芢芣芧芲芵芶芺芻芼芿苀苂苃苅苆苉苐苖苙苚苝苢苧苨苩苪苬苭苮苰苲苳苵苶苸`,
      ],
      [
        `c680`,
        `苺苼`,
        4,
        `茊茋茍茐茒茓茖茘茙茝`,
        9,
        `茩茪茮茰茲茷茻茽啤脾疲皮匹痞僻屁譬篇偏片骗飘漂瓢票撇瞥拼频贫品聘乒坪苹萍平凭瓶评屏坡泼颇婆破魄迫粕剖扑铺仆莆葡菩蒲埔朴圃普浦谱曝瀑期欺栖戚妻七凄漆柒沏其棋奇歧畦崎脐齐旗祈祁骑起岂乞企启契砌器气迄弃汽泣讫掐`,
      ],
      [
        `c740`,
        `茾茿荁荂荄荅荈荊`,
        4,
        `荓荕`,
        4,
        `荝荢荰`,
        6,
        `荹荺荾`,
        6,
        `莇莈莊莋莌莍莏莐莑莔莕莖莗莙莚莝莟莡`,
        6,
        `莬莭莮`,
      ],
      [
        `c780`,
        `莯莵莻莾莿菂菃菄菆菈菉菋菍菎菐菑菒菓菕菗菙菚菛菞菢菣菤菦菧菨菫菬菭恰洽牵扦钎铅千迁签仟谦乾黔钱钳前潜遣浅谴堑嵌欠歉枪呛腔羌墙蔷强抢橇锹敲悄桥瞧乔侨巧鞘撬翘峭俏窍切茄且怯窃钦侵亲秦琴勤芹擒禽寝沁青轻氢倾卿清擎晴氰情顷请庆琼穷秋丘邱球求囚酋泅趋区蛆曲躯屈驱渠`,
      ],
      [
        `c840`,
        `菮華菳`,
        4,
        `菺菻菼菾菿萀萂萅萇萈萉萊萐萒`,
        5,
        `萙萚萛萞`,
        5,
        `萩`,
        7,
        `萲`,
        5,
        `萹萺萻萾`,
        7,
        `葇葈葉`,
      ],
      [
        `c880`,
        `葊`,
        6,
        `葒`,
        4,
        `葘葝葞葟葠葢葤`,
        4,
        `葪葮葯葰葲葴葷葹葻葼取娶龋趣去圈颧权醛泉全痊拳犬券劝缺炔瘸却鹊榷确雀裙群然燃冉染瓤壤攘嚷让饶扰绕惹热壬仁人忍韧任认刃妊纫扔仍日戎茸蓉荣融熔溶容绒冗揉柔肉茹蠕儒孺如辱乳汝入褥软阮蕊瑞锐闰润若弱撒洒萨腮鳃塞赛三叁`,
      ],
      [
        `c940`,
        `葽`,
        4,
        `蒃蒄蒅蒆蒊蒍蒏`,
        7,
        `蒘蒚蒛蒝蒞蒟蒠蒢`,
        12,
        `蒰蒱蒳蒵蒶蒷蒻蒼蒾蓀蓂蓃蓅蓆蓇蓈蓋蓌蓎蓏蓒蓔蓕蓗`,
      ],
      [
        `c980`,
        `蓘`,
        4,
        `蓞蓡蓢蓤蓧`,
        4,
        `蓭蓮蓯蓱`,
        10,
        `蓽蓾蔀蔁蔂伞散桑嗓丧搔骚扫嫂瑟色涩森僧莎砂杀刹沙纱傻啥煞筛晒珊苫杉山删煽衫闪陕擅赡膳善汕扇缮墒伤商赏晌上尚裳梢捎稍烧芍勺韶少哨邵绍奢赊蛇舌舍赦摄射慑涉社设砷申呻伸身深娠绅神沈审婶甚肾慎渗声生甥牲升绳`,
      ],
      [`ca40`, `蔃`, 8, `蔍蔎蔏蔐蔒蔔蔕蔖蔘蔙蔛蔜蔝蔞蔠蔢`, 8, `蔭`, 9, `蔾`, 4, `蕄蕅蕆蕇蕋`, 10],
      [
        `ca80`,
        `蕗蕘蕚蕛蕜蕝蕟`,
        4,
        `蕥蕦蕧蕩`,
        8,
        `蕳蕵蕶蕷蕸蕼蕽蕿薀薁省盛剩胜圣师失狮施湿诗尸虱十石拾时什食蚀实识史矢使屎驶始式示士世柿事拭誓逝势是嗜噬适仕侍释饰氏市恃室视试收手首守寿授售受瘦兽蔬枢梳殊抒输叔舒淑疏书赎孰熟薯暑曙署蜀黍鼠属术述树束戍竖墅庶数漱`,
      ],
      [
        `cb40`,
        `薂薃薆薈`,
        6,
        `薐`,
        10,
        `薝`,
        6,
        `薥薦薧薩薫薬薭薱`,
        5,
        `薸薺`,
        6,
        `藂`,
        6,
        `藊`,
        4,
        `藑藒`,
      ],
      [
        `cb80`,
        `藔藖`,
        5,
        `藝`,
        6,
        `藥藦藧藨藪`,
        14,
        `恕刷耍摔衰甩帅栓拴霜双爽谁水睡税吮瞬顺舜说硕朔烁斯撕嘶思私司丝死肆寺嗣四伺似饲巳松耸怂颂送宋讼诵搜艘擞嗽苏酥俗素速粟僳塑溯宿诉肃酸蒜算虽隋随绥髓碎岁穗遂隧祟孙损笋蓑梭唆缩琐索锁所塌他它她塔`,
      ],
      [`cc40`, `藹藺藼藽藾蘀`, 4, `蘆`, 10, `蘒蘓蘔蘕蘗`, 15, `蘨蘪`, 13, `蘹蘺蘻蘽蘾蘿虀`],
      [
        `cc80`,
        `虁`,
        11,
        `虒虓處`,
        4,
        `虛虜虝號虠虡虣`,
        7,
        `獭挞蹋踏胎苔抬台泰酞太态汰坍摊贪瘫滩坛檀痰潭谭谈坦毯袒碳探叹炭汤塘搪堂棠膛唐糖倘躺淌趟烫掏涛滔绦萄桃逃淘陶讨套特藤腾疼誊梯剔踢锑提题蹄啼体替嚏惕涕剃屉天添填田甜恬舔腆挑条迢眺跳贴铁帖厅听烃`,
      ],
      [
        `cd40`,
        `虭虯虰虲`,
        6,
        `蚃`,
        6,
        `蚎`,
        4,
        `蚔蚖`,
        5,
        `蚞`,
        4,
        `蚥蚦蚫蚭蚮蚲蚳蚷蚸蚹蚻`,
        4,
        `蛁蛂蛃蛅蛈蛌蛍蛒蛓蛕蛖蛗蛚蛜`,
      ],
      [
        `cd80`,
        `蛝蛠蛡蛢蛣蛥蛦蛧蛨蛪蛫蛬蛯蛵蛶蛷蛺蛻蛼蛽蛿蜁蜄蜅蜆蜋蜌蜎蜏蜐蜑蜔蜖汀廷停亭庭挺艇通桐酮瞳同铜彤童桶捅筒统痛偷投头透凸秃突图徒途涂屠土吐兔湍团推颓腿蜕褪退吞屯臀拖托脱鸵陀驮驼椭妥拓唾挖哇蛙洼娃瓦袜歪外豌弯湾玩顽丸烷完碗挽晚皖惋宛婉万腕汪王亡枉网往旺望忘妄威`,
      ],
      [
        `ce40`,
        `蜙蜛蜝蜟蜠蜤蜦蜧蜨蜪蜫蜬蜭蜯蜰蜲蜳蜵蜶蜸蜹蜺蜼蜽蝀`,
        6,
        `蝊蝋蝍蝏蝐蝑蝒蝔蝕蝖蝘蝚`,
        5,
        `蝡蝢蝦`,
        7,
        `蝯蝱蝲蝳蝵`,
      ],
      [
        `ce80`,
        `蝷蝸蝹蝺蝿螀螁螄螆螇螉螊螌螎`,
        4,
        `螔螕螖螘`,
        6,
        `螠`,
        4,
        `巍微危韦违桅围唯惟为潍维苇萎委伟伪尾纬未蔚味畏胃喂魏位渭谓尉慰卫瘟温蚊文闻纹吻稳紊问嗡翁瓮挝蜗涡窝我斡卧握沃巫呜钨乌污诬屋无芜梧吾吴毋武五捂午舞伍侮坞戊雾晤物勿务悟误昔熙析西硒矽晰嘻吸锡牺`,
      ],
      [
        `cf40`,
        `螥螦螧螩螪螮螰螱螲螴螶螷螸螹螻螼螾螿蟁`,
        4,
        `蟇蟈蟉蟌`,
        4,
        `蟔`,
        6,
        `蟜蟝蟞蟟蟡蟢蟣蟤蟦蟧蟨蟩蟫蟬蟭蟯`,
        9,
      ],
      [
        `cf80`,
        `蟺蟻蟼蟽蟿蠀蠁蠂蠄`,
        5,
        `蠋`,
        7,
        `蠔蠗蠘蠙蠚蠜`,
        4,
        `蠣稀息希悉膝夕惜熄烯溪汐犀檄袭席习媳喜铣洗系隙戏细瞎虾匣霞辖暇峡侠狭下厦夏吓掀锨先仙鲜纤咸贤衔舷闲涎弦嫌显险现献县腺馅羡宪陷限线相厢镶香箱襄湘乡翔祥详想响享项巷橡像向象萧硝霄削哮嚣销消宵淆晓`,
      ],
      [
        `d040`,
        `蠤`,
        13,
        `蠳`,
        5,
        `蠺蠻蠽蠾蠿衁衂衃衆`,
        5,
        `衎`,
        5,
        `衕衖衘衚`,
        6,
        `衦衧衪衭衯衱衳衴衵衶衸衹衺`,
      ],
      [
        `d080`,
        `衻衼袀袃袆袇袉袊袌袎袏袐袑袓袔袕袗`,
        4,
        `袝`,
        4,
        `袣袥`,
        5,
        `小孝校肖啸笑效楔些歇蝎鞋协挟携邪斜胁谐写械卸蟹懈泄泻谢屑薪芯锌欣辛新忻心信衅星腥猩惺兴刑型形邢行醒幸杏性姓兄凶胸匈汹雄熊休修羞朽嗅锈秀袖绣墟戌需虚嘘须徐许蓄酗叙旭序畜恤絮婿绪续轩喧宣悬旋玄`,
      ],
      [
        `d140`,
        `袬袮袯袰袲`,
        4,
        `袸袹袺袻袽袾袿裀裃裄裇裈裊裋裌裍裏裐裑裓裖裗裚`,
        4,
        `裠裡裦裧裩`,
        6,
        `裲裵裶裷裺裻製裿褀褁褃`,
        5,
      ],
      [
        `d180`,
        `褉褋`,
        4,
        `褑褔`,
        4,
        `褜`,
        4,
        `褢褣褤褦褧褨褩褬褭褮褯褱褲褳褵褷选癣眩绚靴薛学穴雪血勋熏循旬询寻驯巡殉汛训讯逊迅压押鸦鸭呀丫芽牙蚜崖衙涯雅哑亚讶焉咽阉烟淹盐严研蜒岩延言颜阎炎沿奄掩眼衍演艳堰燕厌砚雁唁彦焰宴谚验殃央鸯秧杨扬佯疡羊洋阳氧仰痒养样漾邀腰妖瑶`,
      ],
      [`d240`, `褸`, 8, `襂襃襅`, 24, `襠`, 5, `襧`, 19, `襼`],
      [
        `d280`,
        `襽襾覀覂覄覅覇`,
        26,
        `摇尧遥窑谣姚咬舀药要耀椰噎耶爷野冶也页掖业叶曳腋夜液一壹医揖铱依伊衣颐夷遗移仪胰疑沂宜姨彝椅蚁倚已乙矣以艺抑易邑屹亿役臆逸肄疫亦裔意毅忆义益溢诣议谊译异翼翌绎茵荫因殷音阴姻吟银淫寅饮尹引隐`,
      ],
      [`d340`, `覢`, 30, `觃觍觓觔觕觗觘觙觛觝觟觠觡觢觤觧觨觩觪觬觭觮觰觱觲觴`, 6],
      [
        `d380`,
        `觻`,
        4,
        `訁`,
        5,
        `計`,
        21,
        `印英樱婴鹰应缨莹萤营荧蝇迎赢盈影颖硬映哟拥佣臃痈庸雍踊蛹咏泳涌永恿勇用幽优悠忧尤由邮铀犹油游酉有友右佑釉诱又幼迂淤于盂榆虞愚舆余俞逾鱼愉渝渔隅予娱雨与屿禹宇语羽玉域芋郁吁遇喻峪御愈欲狱育誉`,
      ],
      [`d440`, `訞`, 31, `訿`, 8, `詉`, 21],
      [
        `d480`,
        `詟`,
        25,
        `詺`,
        6,
        `浴寓裕预豫驭鸳渊冤元垣袁原援辕园员圆猿源缘远苑愿怨院曰约越跃钥岳粤月悦阅耘云郧匀陨允运蕴酝晕韵孕匝砸杂栽哉灾宰载再在咱攒暂赞赃脏葬遭糟凿藻枣早澡蚤躁噪造皂灶燥责择则泽贼怎增憎曾赠扎喳渣札轧`,
      ],
      [`d540`, `誁`, 7, `誋`, 7, `誔`, 46],
      [
        `d580`,
        `諃`,
        32,
        `铡闸眨栅榨咋乍炸诈摘斋宅窄债寨瞻毡詹粘沾盏斩辗崭展蘸栈占战站湛绽樟章彰漳张掌涨杖丈帐账仗胀瘴障招昭找沼赵照罩兆肇召遮折哲蛰辙者锗蔗这浙珍斟真甄砧臻贞针侦枕疹诊震振镇阵蒸挣睁征狰争怔整拯正政`,
      ],
      [`d640`, `諤`, 34, `謈`, 27],
      [
        `d680`,
        `謤謥謧`,
        30,
        `帧症郑证芝枝支吱蜘知肢脂汁之织职直植殖执值侄址指止趾只旨纸志挚掷至致置帜峙制智秩稚质炙痔滞治窒中盅忠钟衷终种肿重仲众舟周州洲诌粥轴肘帚咒皱宙昼骤珠株蛛朱猪诸诛逐竹烛煮拄瞩嘱主著柱助蛀贮铸筑`,
      ],
      [`d740`, `譆`, 31, `譧`, 4, `譭`, 25],
      [
        `d780`,
        `讇`,
        24,
        `讬讱讻诇诐诪谉谞住注祝驻抓爪拽专砖转撰赚篆桩庄装妆撞壮状椎锥追赘坠缀谆准捉拙卓桌琢茁酌啄着灼浊兹咨资姿滋淄孜紫仔籽滓子自渍字鬃棕踪宗综总纵邹走奏揍租足卒族祖诅阻组钻纂嘴醉最罪尊遵昨左佐柞做作坐座`,
      ],
      [
        `d840`,
        `谸`,
        8,
        `豂豃豄豅豈豊豋豍`,
        7,
        `豖豗豘豙豛`,
        5,
        `豣`,
        6,
        `豬`,
        6,
        `豴豵豶豷豻`,
        6,
        `貃貄貆貇`,
      ],
      [
        `d880`,
        `貈貋貍`,
        6,
        `貕貖貗貙`,
        20,
        `亍丌兀丐廿卅丕亘丞鬲孬噩丨禺丿匕乇夭爻卮氐囟胤馗毓睾鼗丶亟鼐乜乩亓芈孛啬嘏仄厍厝厣厥厮靥赝匚叵匦匮匾赜卦卣刂刈刎刭刳刿剀剌剞剡剜蒯剽劂劁劐劓冂罔亻仃仉仂仨仡仫仞伛仳伢佤仵伥伧伉伫佞佧攸佚佝`,
      ],
      [`d940`, `貮`, 62],
      [
        `d980`,
        `賭`,
        32,
        `佟佗伲伽佶佴侑侉侃侏佾佻侪佼侬侔俦俨俪俅俚俣俜俑俟俸倩偌俳倬倏倮倭俾倜倌倥倨偾偃偕偈偎偬偻傥傧傩傺僖儆僭僬僦僮儇儋仝氽佘佥俎龠汆籴兮巽黉馘冁夔勹匍訇匐凫夙兕亠兖亳衮袤亵脔裒禀嬴蠃羸冫冱冽冼`,
      ],
      [
        `da40`,
        `贎`,
        14,
        `贠赑赒赗赟赥赨赩赪赬赮赯赱赲赸`,
        8,
        `趂趃趆趇趈趉趌`,
        4,
        `趒趓趕`,
        9,
        `趠趡`,
      ],
      [
        `da80`,
        `趢趤`,
        12,
        `趲趶趷趹趻趽跀跁跂跅跇跈跉跊跍跐跒跓跔凇冖冢冥讠讦讧讪讴讵讷诂诃诋诏诎诒诓诔诖诘诙诜诟诠诤诨诩诮诰诳诶诹诼诿谀谂谄谇谌谏谑谒谔谕谖谙谛谘谝谟谠谡谥谧谪谫谮谯谲谳谵谶卩卺阝阢阡阱阪阽阼陂陉陔陟陧陬陲陴隈隍隗隰邗邛邝邙邬邡邴邳邶邺`,
      ],
      [
        `db40`,
        `跕跘跙跜跠跡跢跥跦跧跩跭跮跰跱跲跴跶跼跾`,
        6,
        `踆踇踈踋踍踎踐踑踒踓踕`,
        7,
        `踠踡踤`,
        4,
        `踫踭踰踲踳踴踶踷踸踻踼踾`,
      ],
      [
        `db80`,
        `踿蹃蹅蹆蹌`,
        4,
        `蹓`,
        5,
        `蹚`,
        11,
        `蹧蹨蹪蹫蹮蹱邸邰郏郅邾郐郄郇郓郦郢郜郗郛郫郯郾鄄鄢鄞鄣鄱鄯鄹酃酆刍奂劢劬劭劾哿勐勖勰叟燮矍廴凵凼鬯厶弁畚巯坌垩垡塾墼壅壑圩圬圪圳圹圮圯坜圻坂坩垅坫垆坼坻坨坭坶坳垭垤垌垲埏垧垴垓垠埕埘埚埙埒垸埴埯埸埤埝`,
      ],
      [
        `dc40`,
        `蹳蹵蹷`,
        4,
        `蹽蹾躀躂躃躄躆躈`,
        6,
        `躑躒躓躕`,
        6,
        `躝躟`,
        11,
        `躭躮躰躱躳`,
        6,
        `躻`,
        7,
      ],
      [
        `dc80`,
        `軃`,
        10,
        `軏`,
        21,
        `堋堍埽埭堀堞堙塄堠塥塬墁墉墚墀馨鼙懿艹艽艿芏芊芨芄芎芑芗芙芫芸芾芰苈苊苣芘芷芮苋苌苁芩芴芡芪芟苄苎芤苡茉苷苤茏茇苜苴苒苘茌苻苓茑茚茆茔茕苠苕茜荑荛荜茈莒茼茴茱莛荞茯荏荇荃荟荀茗荠茭茺茳荦荥`,
      ],
      [`dd40`, `軥`, 62],
      [
        `dd80`,
        `輤`,
        32,
        `荨茛荩荬荪荭荮莰荸莳莴莠莪莓莜莅荼莶莩荽莸荻莘莞莨莺莼菁萁菥菘堇萘萋菝菽菖萜萸萑萆菔菟萏萃菸菹菪菅菀萦菰菡葜葑葚葙葳蒇蒈葺蒉葸萼葆葩葶蒌蒎萱葭蓁蓍蓐蓦蒽蓓蓊蒿蒺蓠蒡蒹蒴蒗蓥蓣蔌甍蔸蓰蔹蔟蔺`,
      ],
      [`de40`, `轅`, 32, `轪辀辌辒辝辠辡辢辤辥辦辧辪辬辭辮辯農辳辴辵辷辸辺辻込辿迀迃迆`],
      [
        `de80`,
        `迉`,
        4,
        `迏迒迖迗迚迠迡迣迧迬迯迱迲迴迵迶迺迻迼迾迿逇逈逌逎逓逕逘蕖蔻蓿蓼蕙蕈蕨蕤蕞蕺瞢蕃蕲蕻薤薨薇薏蕹薮薜薅薹薷薰藓藁藜藿蘧蘅蘩蘖蘼廾弈夼奁耷奕奚奘匏尢尥尬尴扌扪抟抻拊拚拗拮挢拶挹捋捃掭揶捱捺掎掴捭掬掊捩掮掼揲揸揠揿揄揞揎摒揆掾摅摁搋搛搠搌搦搡摞撄摭撖`,
      ],
      [
        `df40`,
        `這逜連逤逥逧`,
        5,
        `逰`,
        4,
        `逷逹逺逽逿遀遃遅遆遈`,
        4,
        `過達違遖遙遚遜`,
        5,
        `遤遦遧適遪遫遬遯`,
        4,
        `遶`,
        6,
        `遾邁`,
      ],
      [
        `df80`,
        `還邅邆邇邉邊邌`,
        4,
        `邒邔邖邘邚邜邞邟邠邤邥邧邨邩邫邭邲邷邼邽邿郀摺撷撸撙撺擀擐擗擤擢攉攥攮弋忒甙弑卟叱叽叩叨叻吒吖吆呋呒呓呔呖呃吡呗呙吣吲咂咔呷呱呤咚咛咄呶呦咝哐咭哂咴哒咧咦哓哔呲咣哕咻咿哌哙哚哜咩咪咤哝哏哞唛哧唠哽唔哳唢唣唏唑唧唪啧喏喵啉啭啁啕唿啐唼`,
      ],
      [
        `e040`,
        `郂郃郆郈郉郋郌郍郒郔郕郖郘郙郚郞郟郠郣郤郥郩郪郬郮郰郱郲郳郵郶郷郹郺郻郼郿鄀鄁鄃鄅`,
        19,
        `鄚鄛鄜`,
      ],
      [
        `e080`,
        `鄝鄟鄠鄡鄤`,
        10,
        `鄰鄲`,
        6,
        `鄺`,
        8,
        `酄唷啖啵啶啷唳唰啜喋嗒喃喱喹喈喁喟啾嗖喑啻嗟喽喾喔喙嗪嗷嗉嘟嗑嗫嗬嗔嗦嗝嗄嗯嗥嗲嗳嗌嗍嗨嗵嗤辔嘞嘈嘌嘁嘤嘣嗾嘀嘧嘭噘嘹噗嘬噍噢噙噜噌噔嚆噤噱噫噻噼嚅嚓嚯囔囗囝囡囵囫囹囿圄圊圉圜帏帙帔帑帱帻帼`,
      ],
      [
        `e140`,
        `酅酇酈酑酓酔酕酖酘酙酛酜酟酠酦酧酨酫酭酳酺酻酼醀`,
        4,
        `醆醈醊醎醏醓`,
        6,
        `醜`,
        5,
        `醤`,
        5,
        `醫醬醰醱醲醳醶醷醸醹醻`,
      ],
      [
        `e180`,
        `醼`,
        10,
        `釈釋釐釒`,
        9,
        `針`,
        8,
        `帷幄幔幛幞幡岌屺岍岐岖岈岘岙岑岚岜岵岢岽岬岫岱岣峁岷峄峒峤峋峥崂崃崧崦崮崤崞崆崛嵘崾崴崽嵬嵛嵯嵝嵫嵋嵊嵩嵴嶂嶙嶝豳嶷巅彳彷徂徇徉後徕徙徜徨徭徵徼衢彡犭犰犴犷犸狃狁狎狍狒狨狯狩狲狴狷猁狳猃狺`,
      ],
      [`e240`, `釦`, 62],
      [
        `e280`,
        `鈥`,
        32,
        `狻猗猓猡猊猞猝猕猢猹猥猬猸猱獐獍獗獠獬獯獾舛夥飧夤夂饣饧`,
        5,
        `饴饷饽馀馄馇馊馍馐馑馓馔馕庀庑庋庖庥庠庹庵庾庳赓廒廑廛廨廪膺忄忉忖忏怃忮怄忡忤忾怅怆忪忭忸怙怵怦怛怏怍怩怫怊怿怡恸恹恻恺恂`,
      ],
      [`e340`, `鉆`, 45, `鉵`, 16],
      [
        `e380`,
        `銆`,
        7,
        `銏`,
        24,
        `恪恽悖悚悭悝悃悒悌悛惬悻悱惝惘惆惚悴愠愦愕愣惴愀愎愫慊慵憬憔憧憷懔懵忝隳闩闫闱闳闵闶闼闾阃阄阆阈阊阋阌阍阏阒阕阖阗阙阚丬爿戕氵汔汜汊沣沅沐沔沌汨汩汴汶沆沩泐泔沭泷泸泱泗沲泠泖泺泫泮沱泓泯泾`,
      ],
      [`e440`, `銨`, 5, `銯`, 24, `鋉`, 31],
      [
        `e480`,
        `鋩`,
        32,
        `洹洧洌浃浈洇洄洙洎洫浍洮洵洚浏浒浔洳涑浯涞涠浞涓涔浜浠浼浣渚淇淅淞渎涿淠渑淦淝淙渖涫渌涮渫湮湎湫溲湟溆湓湔渲渥湄滟溱溘滠漭滢溥溧溽溻溷滗溴滏溏滂溟潢潆潇漤漕滹漯漶潋潴漪漉漩澉澍澌潸潲潼潺濑`,
      ],
      [`e540`, `錊`, 51, `錿`, 10],
      [
        `e580`,
        `鍊`,
        31,
        `鍫濉澧澹澶濂濡濮濞濠濯瀚瀣瀛瀹瀵灏灞宀宄宕宓宥宸甯骞搴寤寮褰寰蹇謇辶迓迕迥迮迤迩迦迳迨逅逄逋逦逑逍逖逡逵逶逭逯遄遑遒遐遨遘遢遛暹遴遽邂邈邃邋彐彗彖彘尻咫屐屙孱屣屦羼弪弩弭艴弼鬻屮妁妃妍妩妪妣`,
      ],
      [`e640`, `鍬`, 34, `鎐`, 27],
      [
        `e680`,
        `鎬`,
        29,
        `鏋鏌鏍妗姊妫妞妤姒妲妯姗妾娅娆姝娈姣姘姹娌娉娲娴娑娣娓婀婧婊婕娼婢婵胬媪媛婷婺媾嫫媲嫒嫔媸嫠嫣嫱嫖嫦嫘嫜嬉嬗嬖嬲嬷孀尕尜孚孥孳孑孓孢驵驷驸驺驿驽骀骁骅骈骊骐骒骓骖骘骛骜骝骟骠骢骣骥骧纟纡纣纥纨纩`,
      ],
      [`e740`, `鏎`, 7, `鏗`, 54],
      [
        `e780`,
        `鐎`,
        32,
        `纭纰纾绀绁绂绉绋绌绐绔绗绛绠绡绨绫绮绯绱绲缍绶绺绻绾缁缂缃缇缈缋缌缏缑缒缗缙缜缛缟缡`,
        6,
        `缪缫缬缭缯`,
        4,
        `缵幺畿巛甾邕玎玑玮玢玟珏珂珑玷玳珀珉珈珥珙顼琊珩珧珞玺珲琏琪瑛琦琥琨琰琮琬`,
      ],
      [`e840`, `鐯`, 14, `鐿`, 43, `鑬鑭鑮鑯`],
      [
        `e880`,
        `鑰`,
        20,
        `钑钖钘铇铏铓铔铚铦铻锜锠琛琚瑁瑜瑗瑕瑙瑷瑭瑾璜璎璀璁璇璋璞璨璩璐璧瓒璺韪韫韬杌杓杞杈杩枥枇杪杳枘枧杵枨枞枭枋杷杼柰栉柘栊柩枰栌柙枵柚枳柝栀柃枸柢栎柁柽栲栳桠桡桎桢桄桤梃栝桕桦桁桧桀栾桊桉栩梵梏桴桷梓桫棂楮棼椟椠棹`,
      ],
      [`e940`, `锧锳锽镃镈镋镕镚镠镮镴镵長`, 7, `門`, 42],
      [
        `e980`,
        `閫`,
        32,
        `椤棰椋椁楗棣椐楱椹楠楂楝榄楫榀榘楸椴槌榇榈槎榉楦楣楹榛榧榻榫榭槔榱槁槊槟榕槠榍槿樯槭樗樘橥槲橄樾檠橐橛樵檎橹樽樨橘橼檑檐檩檗檫猷獒殁殂殇殄殒殓殍殚殛殡殪轫轭轱轲轳轵轶轸轷轹轺轼轾辁辂辄辇辋`,
      ],
      [`ea40`, `闌`, 27, `闬闿阇阓阘阛阞阠阣`, 6, `阫阬阭阯阰阷阸阹阺阾陁陃陊陎陏陑陒陓陖陗`],
      [
        `ea80`,
        `陘陙陚陜陝陞陠陣陥陦陫陭`,
        4,
        `陳陸`,
        12,
        `隇隉隊辍辎辏辘辚軎戋戗戛戟戢戡戥戤戬臧瓯瓴瓿甏甑甓攴旮旯旰昊昙杲昃昕昀炅曷昝昴昱昶昵耆晟晔晁晏晖晡晗晷暄暌暧暝暾曛曜曦曩贲贳贶贻贽赀赅赆赈赉赇赍赕赙觇觊觋觌觎觏觐觑牮犟牝牦牯牾牿犄犋犍犏犒挈挲掰`,
      ],
      [
        `eb40`,
        `隌階隑隒隓隕隖隚際隝`,
        9,
        `隨`,
        7,
        `隱隲隴隵隷隸隺隻隿雂雃雈雊雋雐雑雓雔雖`,
        9,
        `雡`,
        6,
        `雫`,
      ],
      [
        `eb80`,
        `雬雭雮雰雱雲雴雵雸雺電雼雽雿霂霃霅霊霋霌霐霑霒霔霕霗`,
        4,
        `霝霟霠搿擘耄毪毳毽毵毹氅氇氆氍氕氘氙氚氡氩氤氪氲攵敕敫牍牒牖爰虢刖肟肜肓肼朊肽肱肫肭肴肷胧胨胩胪胛胂胄胙胍胗朐胝胫胱胴胭脍脎胲胼朕脒豚脶脞脬脘脲腈腌腓腴腙腚腱腠腩腼腽腭腧塍媵膈膂膑滕膣膪臌朦臊膻`,
      ],
      [`ec40`, `霡`, 8, `霫霬霮霯霱霳`, 4, `霺霻霼霽霿`, 18, `靔靕靗靘靚靜靝靟靣靤靦靧靨靪`, 7],
      [
        `ec80`,
        `靲靵靷`,
        4,
        `靽`,
        7,
        `鞆`,
        4,
        `鞌鞎鞏鞐鞓鞕鞖鞗鞙`,
        4,
        `臁膦欤欷欹歃歆歙飑飒飓飕飙飚殳彀毂觳斐齑斓於旆旄旃旌旎旒旖炀炜炖炝炻烀炷炫炱烨烊焐焓焖焯焱煳煜煨煅煲煊煸煺熘熳熵熨熠燠燔燧燹爝爨灬焘煦熹戾戽扃扈扉礻祀祆祉祛祜祓祚祢祗祠祯祧祺禅禊禚禧禳忑忐`,
      ],
      [`ed40`, `鞞鞟鞡鞢鞤`, 6, `鞬鞮鞰鞱鞳鞵`, 46],
      [
        `ed80`,
        `韤韥韨韮`,
        4,
        `韴韷`,
        23,
        `怼恝恚恧恁恙恣悫愆愍慝憩憝懋懑戆肀聿沓泶淼矶矸砀砉砗砘砑斫砭砜砝砹砺砻砟砼砥砬砣砩硎硭硖硗砦硐硇硌硪碛碓碚碇碜碡碣碲碹碥磔磙磉磬磲礅磴礓礤礞礴龛黹黻黼盱眄眍盹眇眈眚眢眙眭眦眵眸睐睑睇睃睚睨`,
      ],
      [`ee40`, `頏`, 62],
      [
        `ee80`,
        `顎`,
        32,
        `睢睥睿瞍睽瞀瞌瞑瞟瞠瞰瞵瞽町畀畎畋畈畛畲畹疃罘罡罟詈罨罴罱罹羁罾盍盥蠲钅钆钇钋钊钌钍钏钐钔钗钕钚钛钜钣钤钫钪钭钬钯钰钲钴钶`,
        4,
        `钼钽钿铄铈`,
        6,
        `铐铑铒铕铖铗铙铘铛铞铟铠铢铤铥铧铨铪`,
      ],
      [`ef40`, `顯`, 5, `颋颎颒颕颙颣風`, 37, `飏飐飔飖飗飛飜飝飠`, 4],
      [
        `ef80`,
        `飥飦飩`,
        30,
        `铩铫铮铯铳铴铵铷铹铼铽铿锃锂锆锇锉锊锍锎锏锒`,
        4,
        `锘锛锝锞锟锢锪锫锩锬锱锲锴锶锷锸锼锾锿镂锵镄镅镆镉镌镎镏镒镓镔镖镗镘镙镛镞镟镝镡镢镤`,
        8,
        `镯镱镲镳锺矧矬雉秕秭秣秫稆嵇稃稂稞稔`,
      ],
      [`f040`, `餈`, 4, `餎餏餑`, 28, `餯`, 26],
      [
        `f080`,
        `饊`,
        9,
        `饖`,
        12,
        `饤饦饳饸饹饻饾馂馃馉稹稷穑黏馥穰皈皎皓皙皤瓞瓠甬鸠鸢鸨`,
        4,
        `鸲鸱鸶鸸鸷鸹鸺鸾鹁鹂鹄鹆鹇鹈鹉鹋鹌鹎鹑鹕鹗鹚鹛鹜鹞鹣鹦`,
        6,
        `鹱鹭鹳疒疔疖疠疝疬疣疳疴疸痄疱疰痃痂痖痍痣痨痦痤痫痧瘃痱痼痿瘐瘀瘅瘌瘗瘊瘥瘘瘕瘙`,
      ],
      [`f140`, `馌馎馚`, 10, `馦馧馩`, 47],
      [
        `f180`,
        `駙`,
        32,
        `瘛瘼瘢瘠癀瘭瘰瘿瘵癃瘾瘳癍癞癔癜癖癫癯翊竦穸穹窀窆窈窕窦窠窬窨窭窳衤衩衲衽衿袂袢裆袷袼裉裢裎裣裥裱褚裼裨裾裰褡褙褓褛褊褴褫褶襁襦襻疋胥皲皴矜耒耔耖耜耠耢耥耦耧耩耨耱耋耵聃聆聍聒聩聱覃顸颀颃`,
      ],
      [`f240`, `駺`, 62],
      [
        `f280`,
        `騹`,
        32,
        `颉颌颍颏颔颚颛颞颟颡颢颥颦虍虔虬虮虿虺虼虻蚨蚍蚋蚬蚝蚧蚣蚪蚓蚩蚶蛄蚵蛎蚰蚺蚱蚯蛉蛏蚴蛩蛱蛲蛭蛳蛐蜓蛞蛴蛟蛘蛑蜃蜇蛸蜈蜊蜍蜉蜣蜻蜞蜥蜮蜚蜾蝈蜴蜱蜩蜷蜿螂蜢蝽蝾蝻蝠蝰蝌蝮螋蝓蝣蝼蝤蝙蝥螓螯螨蟒`,
      ],
      [
        `f340`,
        `驚`,
        17,
        `驲骃骉骍骎骔骕骙骦骩`,
        6,
        `骲骳骴骵骹骻骽骾骿髃髄髆`,
        4,
        `髍髎髏髐髒體髕髖髗髙髚髛髜`,
      ],
      [
        `f380`,
        `髝髞髠髢髣髤髥髧髨髩髪髬髮髰`,
        8,
        `髺髼`,
        6,
        `鬄鬅鬆蟆螈螅螭螗螃螫蟥螬螵螳蟋蟓螽蟑蟀蟊蟛蟪蟠蟮蠖蠓蟾蠊蠛蠡蠹蠼缶罂罄罅舐竺竽笈笃笄笕笊笫笏筇笸笪笙笮笱笠笥笤笳笾笞筘筚筅筵筌筝筠筮筻筢筲筱箐箦箧箸箬箝箨箅箪箜箢箫箴篑篁篌篝篚篥篦篪簌篾篼簏簖簋`,
      ],
      [
        `f440`,
        `鬇鬉`,
        5,
        `鬐鬑鬒鬔`,
        10,
        `鬠鬡鬢鬤`,
        10,
        `鬰鬱鬳`,
        7,
        `鬽鬾鬿魀魆魊魋魌魎魐魒魓魕`,
        5,
      ],
      [
        `f480`,
        `魛`,
        32,
        `簟簪簦簸籁籀臾舁舂舄臬衄舡舢舣舭舯舨舫舸舻舳舴舾艄艉艋艏艚艟艨衾袅袈裘裟襞羝羟羧羯羰羲籼敉粑粝粜粞粢粲粼粽糁糇糌糍糈糅糗糨艮暨羿翎翕翥翡翦翩翮翳糸絷綦綮繇纛麸麴赳趄趔趑趱赧赭豇豉酊酐酎酏酤`,
      ],
      [`f540`, `魼`, 62],
      [
        `f580`,
        `鮻`,
        32,
        `酢酡酰酩酯酽酾酲酴酹醌醅醐醍醑醢醣醪醭醮醯醵醴醺豕鹾趸跫踅蹙蹩趵趿趼趺跄跖跗跚跞跎跏跛跆跬跷跸跣跹跻跤踉跽踔踝踟踬踮踣踯踺蹀踹踵踽踱蹉蹁蹂蹑蹒蹊蹰蹶蹼蹯蹴躅躏躔躐躜躞豸貂貊貅貘貔斛觖觞觚觜`,
      ],
      [`f640`, `鯜`, 62],
      [
        `f680`,
        `鰛`,
        32,
        `觥觫觯訾謦靓雩雳雯霆霁霈霏霎霪霭霰霾龀龃龅`,
        5,
        `龌黾鼋鼍隹隼隽雎雒瞿雠銎銮鋈錾鍪鏊鎏鐾鑫鱿鲂鲅鲆鲇鲈稣鲋鲎鲐鲑鲒鲔鲕鲚鲛鲞`,
        5,
        `鲥`,
        4,
        `鲫鲭鲮鲰`,
        7,
        `鲺鲻鲼鲽鳄鳅鳆鳇鳊鳋`,
      ],
      [`f740`, `鰼`, 62],
      [
        `f780`,
        `鱻鱽鱾鲀鲃鲄鲉鲊鲌鲏鲓鲖鲗鲘鲙鲝鲪鲬鲯鲹鲾`,
        4,
        `鳈鳉鳑鳒鳚鳛鳠鳡鳌`,
        4,
        `鳓鳔鳕鳗鳘鳙鳜鳝鳟鳢靼鞅鞑鞒鞔鞯鞫鞣鞲鞴骱骰骷鹘骶骺骼髁髀髅髂髋髌髑魅魃魇魉魈魍魑飨餍餮饕饔髟髡髦髯髫髻髭髹鬈鬏鬓鬟鬣麽麾縻麂麇麈麋麒鏖麝麟黛黜黝黠黟黢黩黧黥黪黯鼢鼬鼯鼹鼷鼽鼾齄`,
      ],
      [`f840`, `鳣`, 62],
      [`f880`, `鴢`, 32],
      [`f940`, `鵃`, 62],
      [`f980`, `鶂`, 32],
      [`fa40`, `鶣`, 62],
      [`fa80`, `鷢`, 32],
      [`fb40`, `鸃`, 27, `鸤鸧鸮鸰鸴鸻鸼鹀鹍鹐鹒鹓鹔鹖鹙鹝鹟鹠鹡鹢鹥鹮鹯鹲鹴`, 9, `麀`],
      [`fb80`, `麁麃麄麅麆麉麊麌`, 5, `麔`, 8, `麞麠`, 5, `麧麨麩麪`],
      [
        `fc40`,
        `麫`,
        8,
        `麵麶麷麹麺麼麿`,
        4,
        `黅黆黇黈黊黋黌黐黒黓黕黖黗黙黚點黡黣黤黦黨黫黬黭黮黰`,
        8,
        `黺黽黿`,
        6,
      ],
      [`fc80`, `鼆`, 4, `鼌鼏鼑鼒鼔鼕鼖鼘鼚`, 5, `鼡鼣`, 8, `鼭鼮鼰鼱`],
      [`fd40`, `鼲`, 4, `鼸鼺鼼鼿`, 4, `齅`, 10, `齒`, 38],
      [`fd80`, `齹`, 5, `龁龂龍`, 11, `龜龝龞龡`, 4, `郎凉秊裏隣`],
      [`fe40`, `兀嗀﨎﨏﨑﨓﨔礼﨟蘒﨡﨣﨤﨧﨨﨩`],
    ];
  }),
  require_gbk_added = /* @__PURE__ */ __commonJSMin((e, t) => {
    t.exports = [
      [`a140`, ``, 62],
      [`a180`, ``, 32],
      [`a240`, ``, 62],
      [`a280`, ``, 32],
      [`a2ab`, ``, 5],
      [`a2e3`, `€`],
      [`a2ef`, ``],
      [`a2fd`, ``],
      [`a340`, ``, 62],
      [`a380`, ``, 31, `　`],
      [`a440`, ``, 62],
      [`a480`, ``, 32],
      [`a4f4`, ``, 10],
      [`a540`, ``, 62],
      [`a580`, ``, 32],
      [`a5f7`, ``, 7],
      [`a640`, ``, 62],
      [`a680`, ``, 32],
      [`a6b9`, ``, 7],
      [`a6d9`, ``, 6],
      [`a6ec`, ``],
      [`a6f3`, ``],
      [`a6f6`, ``, 8],
      [`a740`, ``, 62],
      [`a780`, ``, 32],
      [`a7c2`, ``, 14],
      [`a7f2`, ``, 12],
      [`a896`, ``, 10],
      [`a8bc`, `ḿ`],
      [`a8bf`, `ǹ`],
      [`a8c1`, ``],
      [`a8ea`, ``, 20],
      [`a958`, ``],
      [`a95b`, ``],
      [`a95d`, ``],
      [`a989`, `〾⿰`, 11],
      [`a997`, ``, 12],
      [`a9f0`, ``, 14],
      [`aaa1`, ``, 93],
      [`aba1`, ``, 93],
      [`aca1`, ``, 93],
      [`ada1`, ``, 93],
      [`aea1`, ``, 93],
      [`afa1`, ``, 93],
      [`d7fa`, ``, 4],
      [`f8a1`, ``, 93],
      [`f9a1`, ``, 93],
      [`faa1`, ``, 93],
      [`fba1`, ``, 93],
      [`fca1`, ``, 93],
      [`fda1`, ``, 93],
      [
        `fe50`,
        `⺁⺄㑳㑇⺈⺋㖞㘚㘎⺌⺗㥮㤘㧏㧟㩳㧐㭎㱮㳠⺧⺪䁖䅟⺮䌷⺳⺶⺷䎱䎬⺻䏝䓖䙡䙌`,
      ],
      [`fe80`, `䜣䜩䝼䞍⻊䥇䥺䥽䦂䦃䦅䦆䦟䦛䦷䦶䲣䲟䲠䲡䱷䲢䴓`, 6, `䶮`, 93],
      [`8135f437`, ``],
    ];
  }),
  require_gb18030_ranges = /* @__PURE__ */ __commonJSMin((e, t) => {
    t.exports = {
      uChars: [
        128, 165, 169, 178, 184, 216, 226, 235, 238, 244, 248, 251, 253, 258, 276, 284, 300, 325,
        329, 334, 364, 463, 465, 467, 469, 471, 473, 475, 477, 506, 594, 610, 712, 716, 730, 930,
        938, 962, 970, 1026, 1104, 1106, 8209, 8215, 8218, 8222, 8231, 8241, 8244, 8246, 8252, 8365,
        8452, 8454, 8458, 8471, 8482, 8556, 8570, 8596, 8602, 8713, 8720, 8722, 8726, 8731, 8737,
        8740, 8742, 8748, 8751, 8760, 8766, 8777, 8781, 8787, 8802, 8808, 8816, 8854, 8858, 8870,
        8896, 8979, 9322, 9372, 9548, 9588, 9616, 9622, 9634, 9652, 9662, 9672, 9676, 9680, 9702,
        9735, 9738, 9793, 9795, 11906, 11909, 11913, 11917, 11928, 11944, 11947, 11951, 11956,
        11960, 11964, 11979, 12284, 12292, 12312, 12319, 12330, 12351, 12436, 12447, 12535, 12543,
        12586, 12842, 12850, 12964, 13200, 13215, 13218, 13253, 13263, 13267, 13270, 13384, 13428,
        13727, 13839, 13851, 14617, 14703, 14801, 14816, 14964, 15183, 15471, 15585, 16471, 16736,
        17208, 17325, 17330, 17374, 17623, 17997, 18018, 18212, 18218, 18301, 18318, 18760, 18811,
        18814, 18820, 18823, 18844, 18848, 18872, 19576, 19620, 19738, 19887, 40870, 59244, 59336,
        59367, 59413, 59417, 59423, 59431, 59437, 59443, 59452, 59460, 59478, 59493, 63789, 63866,
        63894, 63976, 63986, 64016, 64018, 64021, 64025, 64034, 64037, 64042, 65074, 65093, 65107,
        65112, 65127, 65132, 65375, 65510, 65536,
      ],
      gbChars: [
        0, 36, 38, 45, 50, 81, 89, 95, 96, 100, 103, 104, 105, 109, 126, 133, 148, 172, 175, 179,
        208, 306, 307, 308, 309, 310, 311, 312, 313, 341, 428, 443, 544, 545, 558, 741, 742, 749,
        750, 805, 819, 820, 7922, 7924, 7925, 7927, 7934, 7943, 7944, 7945, 7950, 8062, 8148, 8149,
        8152, 8164, 8174, 8236, 8240, 8262, 8264, 8374, 8380, 8381, 8384, 8388, 8390, 8392, 8393,
        8394, 8396, 8401, 8406, 8416, 8419, 8424, 8437, 8439, 8445, 8482, 8485, 8496, 8521, 8603,
        8936, 8946, 9046, 9050, 9063, 9066, 9076, 9092, 9100, 9108, 9111, 9113, 9131, 9162, 9164,
        9218, 9219, 11329, 11331, 11334, 11336, 11346, 11361, 11363, 11366, 11370, 11372, 11375,
        11389, 11682, 11686, 11687, 11692, 11694, 11714, 11716, 11723, 11725, 11730, 11736, 11982,
        11989, 12102, 12336, 12348, 12350, 12384, 12393, 12395, 12397, 12510, 12553, 12851, 12962,
        12973, 13738, 13823, 13919, 13933, 14080, 14298, 14585, 14698, 15583, 15847, 16318, 16434,
        16438, 16481, 16729, 17102, 17122, 17315, 17320, 17402, 17418, 17859, 17909, 17911, 17915,
        17916, 17936, 17939, 17961, 18664, 18703, 18814, 18962, 19043, 33469, 33470, 33471, 33484,
        33485, 33490, 33497, 33501, 33505, 33513, 33520, 33536, 33550, 37845, 37921, 37948, 38029,
        38038, 38064, 38065, 38066, 38069, 38075, 38076, 38078, 39108, 39109, 39113, 39114, 39115,
        39116, 39265, 39394, 189e3,
      ],
    };
  }),
  require_cp949 = /* @__PURE__ */ __commonJSMin((e, t) => {
    t.exports = [
      [`0`, `\0`, 127],
      [`8141`, `갂갃갅갆갋`, 4, `갘갞갟갡갢갣갥`, 6, `갮갲갳갴`],
      [`8161`, `갵갶갷갺갻갽갾갿걁`, 9, `걌걎`, 5, `걕`],
      [
        `8181`,
        `걖걗걙걚걛걝`,
        18,
        `걲걳걵걶걹걻`,
        4,
        `겂겇겈겍겎겏겑겒겓겕`,
        6,
        `겞겢`,
        5,
        `겫겭겮겱`,
        6,
        `겺겾겿곀곂곃곅곆곇곉곊곋곍`,
        7,
        `곖곘`,
        7,
        `곢곣곥곦곩곫곭곮곲곴곷`,
        4,
        `곾곿괁괂괃괅괇`,
        4,
        `괎괐괒괓`,
      ],
      [`8241`, `괔괕괖괗괙괚괛괝괞괟괡`, 7, `괪괫괮`, 5],
      [`8261`, `괶괷괹괺괻괽`, 6, `굆굈굊`, 5, `굑굒굓굕굖굗`],
      [
        `8281`,
        `굙`,
        7,
        `굢굤`,
        7,
        `굮굯굱굲굷굸굹굺굾궀궃`,
        4,
        `궊궋궍궎궏궑`,
        10,
        `궞`,
        5,
        `궥`,
        17,
        `궸`,
        7,
        `귂귃귅귆귇귉`,
        6,
        `귒귔`,
        7,
        `귝귞귟귡귢귣귥`,
        18,
      ],
      [`8341`, `귺귻귽귾긂`, 5, `긊긌긎`, 5, `긕`, 7],
      [`8361`, `긝`, 18, `긲긳긵긶긹긻긼`],
      [
        `8381`,
        `긽긾긿깂깄깇깈깉깋깏깑깒깓깕깗`,
        4,
        `깞깢깣깤깦깧깪깫깭깮깯깱`,
        6,
        `깺깾`,
        5,
        `꺆`,
        5,
        `꺍`,
        46,
        `꺿껁껂껃껅`,
        6,
        `껎껒`,
        5,
        `껚껛껝`,
        8,
      ],
      [`8441`, `껦껧껩껪껬껮`, 5, `껵껶껷껹껺껻껽`, 8],
      [`8461`, `꼆꼉꼊꼋꼌꼎꼏꼑`, 18],
      [
        `8481`,
        `꼤`,
        7,
        `꼮꼯꼱꼳꼵`,
        6,
        `꼾꽀꽄꽅꽆꽇꽊`,
        5,
        `꽑`,
        10,
        `꽞`,
        5,
        `꽦`,
        18,
        `꽺`,
        5,
        `꾁꾂꾃꾅꾆꾇꾉`,
        6,
        `꾒꾓꾔꾖`,
        5,
        `꾝`,
        26,
        `꾺꾻꾽꾾`,
      ],
      [`8541`, `꾿꿁`, 5, `꿊꿌꿏`, 4, `꿕`, 6, `꿝`, 4],
      [`8561`, `꿢`, 5, `꿪`, 5, `꿲꿳꿵꿶꿷꿹`, 6, `뀂뀃`],
      [
        `8581`,
        `뀅`,
        6,
        `뀍뀎뀏뀑뀒뀓뀕`,
        6,
        `뀞`,
        9,
        `뀩`,
        26,
        `끆끇끉끋끍끏끐끑끒끖끘끚끛끜끞`,
        29,
        `끾끿낁낂낃낅`,
        6,
        `낎낐낒`,
        5,
        `낛낝낞낣낤`,
      ],
      [`8641`, `낥낦낧낪낰낲낶낷낹낺낻낽`, 6, `냆냊`, 5, `냒`],
      [`8661`, `냓냕냖냗냙`, 6, `냡냢냣냤냦`, 10],
      [
        `8681`,
        `냱`,
        22,
        `넊넍넎넏넑넔넕넖넗넚넞`,
        4,
        `넦넧넩넪넫넭`,
        6,
        `넶넺`,
        5,
        `녂녃녅녆녇녉`,
        6,
        `녒녓녖녗녙녚녛녝녞녟녡`,
        22,
        `녺녻녽녾녿놁놃`,
        4,
        `놊놌놎놏놐놑놕놖놗놙놚놛놝`,
      ],
      [`8741`, `놞`, 9, `놩`, 15],
      [`8761`, `놹`, 18, `뇍뇎뇏뇑뇒뇓뇕`],
      [
        `8781`,
        `뇖`,
        5,
        `뇞뇠`,
        7,
        `뇪뇫뇭뇮뇯뇱`,
        7,
        `뇺뇼뇾`,
        5,
        `눆눇눉눊눍`,
        6,
        `눖눘눚`,
        5,
        `눡`,
        18,
        `눵`,
        6,
        `눽`,
        26,
        `뉙뉚뉛뉝뉞뉟뉡`,
        6,
        `뉪`,
        4,
      ],
      [`8841`, `뉯`, 4, `뉶`, 5, `뉽`, 6, `늆늇늈늊`, 4],
      [`8861`, `늏늒늓늕늖늗늛`, 4, `늢늤늧늨늩늫늭늮늯늱늲늳늵늶늷`],
      [
        `8881`,
        `늸`,
        15,
        `닊닋닍닎닏닑닓`,
        4,
        `닚닜닞닟닠닡닣닧닩닪닰닱닲닶닼닽닾댂댃댅댆댇댉`,
        6,
        `댒댖`,
        5,
        `댝`,
        54,
        `덗덙덚덝덠덡덢덣`,
      ],
      [`8941`, `덦덨덪덬덭덯덲덳덵덶덷덹`, 6, `뎂뎆`, 5, `뎍`],
      [`8961`, `뎎뎏뎑뎒뎓뎕`, 10, `뎢`, 5, `뎩뎪뎫뎭`],
      [
        `8981`,
        `뎮`,
        21,
        `돆돇돉돊돍돏돑돒돓돖돘돚돜돞돟돡돢돣돥돦돧돩`,
        18,
        `돽`,
        18,
        `됑`,
        6,
        `됙됚됛됝됞됟됡`,
        6,
        `됪됬`,
        7,
        `됵`,
        15,
      ],
      [`8a41`, `둅`, 10, `둒둓둕둖둗둙`, 6, `둢둤둦`],
      [`8a61`, `둧`, 4, `둭`, 18, `뒁뒂`],
      [
        `8a81`,
        `뒃`,
        4,
        `뒉`,
        19,
        `뒞`,
        5,
        `뒥뒦뒧뒩뒪뒫뒭`,
        7,
        `뒶뒸뒺`,
        5,
        `듁듂듃듅듆듇듉`,
        6,
        `듑듒듓듔듖`,
        5,
        `듞듟듡듢듥듧`,
        4,
        `듮듰듲`,
        5,
        `듹`,
        26,
        `딖딗딙딚딝`,
      ],
      [`8b41`, `딞`, 5, `딦딫`, 4, `딲딳딵딶딷딹`, 6, `땂땆`],
      [`8b61`, `땇땈땉땊땎땏땑땒땓땕`, 6, `땞땢`, 8],
      [
        `8b81`,
        `땫`,
        52,
        `떢떣떥떦떧떩떬떭떮떯떲떶`,
        4,
        `떾떿뗁뗂뗃뗅`,
        6,
        `뗎뗒`,
        5,
        `뗙`,
        18,
        `뗭`,
        18,
      ],
      [`8c41`, `똀`, 15, `똒똓똕똖똗똙`, 4],
      [`8c61`, `똞`, 6, `똦`, 5, `똭`, 6, `똵`, 5],
      [`8c81`, `똻`, 12, `뙉`, 26, `뙥뙦뙧뙩`, 50, `뚞뚟뚡뚢뚣뚥`, 5, `뚭뚮뚯뚰뚲`, 16],
      [`8d41`, `뛃`, 16, `뛕`, 8],
      [`8d61`, `뛞`, 17, `뛱뛲뛳뛵뛶뛷뛹뛺`],
      [
        `8d81`,
        `뛻`,
        4,
        `뜂뜃뜄뜆`,
        33,
        `뜪뜫뜭뜮뜱`,
        6,
        `뜺뜼`,
        7,
        `띅띆띇띉띊띋띍`,
        6,
        `띖`,
        9,
        `띡띢띣띥띦띧띩`,
        6,
        `띲띴띶`,
        5,
        `띾띿랁랂랃랅`,
        6,
        `랎랓랔랕랚랛랝랞`,
      ],
      [`8e41`, `랟랡`, 6, `랪랮`, 5, `랶랷랹`, 8],
      [`8e61`, `럂`, 4, `럈럊`, 19],
      [
        `8e81`,
        `럞`,
        13,
        `럮럯럱럲럳럵`,
        6,
        `럾렂`,
        4,
        `렊렋렍렎렏렑`,
        6,
        `렚렜렞`,
        5,
        `렦렧렩렪렫렭`,
        6,
        `렶렺`,
        5,
        `롁롂롃롅`,
        11,
        `롒롔`,
        7,
        `롞롟롡롢롣롥`,
        6,
        `롮롰롲`,
        5,
        `롹롺롻롽`,
        7,
      ],
      [`8f41`, `뢅`, 7, `뢎`, 17],
      [`8f61`, `뢠`, 7, `뢩`, 6, `뢱뢲뢳뢵뢶뢷뢹`, 4],
      [
        `8f81`,
        `뢾뢿룂룄룆`,
        5,
        `룍룎룏룑룒룓룕`,
        7,
        `룞룠룢`,
        5,
        `룪룫룭룮룯룱`,
        6,
        `룺룼룾`,
        5,
        `뤅`,
        18,
        `뤙`,
        6,
        `뤡`,
        26,
        `뤾뤿륁륂륃륅`,
        6,
        `륍륎륐륒`,
        5,
      ],
      [`9041`, `륚륛륝륞륟륡`, 6, `륪륬륮`, 5, `륶륷륹륺륻륽`],
      [`9061`, `륾`, 5, `릆릈릋릌릏`, 15],
      [
        `9081`,
        `릟`,
        12,
        `릮릯릱릲릳릵`,
        6,
        `릾맀맂`,
        5,
        `맊맋맍맓`,
        4,
        `맚맜맟맠맢맦맧맩맪맫맭`,
        6,
        `맶맻`,
        4,
        `먂`,
        5,
        `먉`,
        11,
        `먖`,
        33,
        `먺먻먽먾먿멁멃멄멅멆`,
      ],
      [`9141`, `멇멊멌멏멐멑멒멖멗멙멚멛멝`, 6, `멦멪`, 5],
      [`9161`, `멲멳멵멶멷멹`, 9, `몆몈몉몊몋몍`, 5],
      [
        `9181`,
        `몓`,
        20,
        `몪몭몮몯몱몳`,
        4,
        `몺몼몾`,
        5,
        `뫅뫆뫇뫉`,
        14,
        `뫚`,
        33,
        `뫽뫾뫿묁묂묃묅`,
        7,
        `묎묐묒`,
        5,
        `묙묚묛묝묞묟묡`,
        6,
      ],
      [`9241`, `묨묪묬`, 7, `묷묹묺묿`, 4, `뭆뭈뭊뭋뭌뭎뭑뭒`],
      [`9261`, `뭓뭕뭖뭗뭙`, 7, `뭢뭤`, 7, `뭭`, 4],
      [
        `9281`,
        `뭲`,
        21,
        `뮉뮊뮋뮍뮎뮏뮑`,
        18,
        `뮥뮦뮧뮩뮪뮫뮭`,
        6,
        `뮵뮶뮸`,
        7,
        `믁믂믃믅믆믇믉`,
        6,
        `믑믒믔`,
        35,
        `믺믻믽믾밁`,
      ],
      [`9341`, `밃`, 4, `밊밎밐밒밓밙밚밠밡밢밣밦밨밪밫밬밮밯밲밳밵`],
      [`9361`, `밶밷밹`, 6, `뱂뱆뱇뱈뱊뱋뱎뱏뱑`, 8],
      [
        `9381`,
        `뱚뱛뱜뱞`,
        37,
        `벆벇벉벊벍벏`,
        4,
        `벖벘벛`,
        4,
        `벢벣벥벦벩`,
        6,
        `벲벶`,
        5,
        `벾벿볁볂볃볅`,
        7,
        `볎볒볓볔볖볗볙볚볛볝`,
        22,
        `볷볹볺볻볽`,
      ],
      [`9441`, `볾`, 5, `봆봈봊`, 5, `봑봒봓봕`, 8],
      [`9461`, `봞`, 5, `봥`, 6, `봭`, 12],
      [
        `9481`,
        `봺`,
        5,
        `뵁`,
        6,
        `뵊뵋뵍뵎뵏뵑`,
        6,
        `뵚`,
        9,
        `뵥뵦뵧뵩`,
        22,
        `붂붃붅붆붋`,
        4,
        `붒붔붖붗붘붛붝`,
        6,
        `붥`,
        10,
        `붱`,
        6,
        `붹`,
        24,
      ],
      [`9541`, `뷒뷓뷖뷗뷙뷚뷛뷝`, 11, `뷪`, 5, `뷱`],
      [`9561`, `뷲뷳뷵뷶뷷뷹`, 6, `븁븂븄븆`, 5, `븎븏븑븒븓`],
      [
        `9581`,
        `븕`,
        6,
        `븞븠`,
        35,
        `빆빇빉빊빋빍빏`,
        4,
        `빖빘빜빝빞빟빢빣빥빦빧빩빫`,
        4,
        `빲빶`,
        4,
        `빾빿뺁뺂뺃뺅`,
        6,
        `뺎뺒`,
        5,
        `뺚`,
        13,
        `뺩`,
        14,
      ],
      [`9641`, `뺸`, 23, `뻒뻓`],
      [`9661`, `뻕뻖뻙`, 6, `뻡뻢뻦`, 5, `뻭`, 8],
      [`9681`, `뻶`, 10, `뼂`, 5, `뼊`, 13, `뼚뼞`, 33, `뽂뽃뽅뽆뽇뽉`, 6, `뽒뽓뽔뽖`, 44],
      [`9741`, `뾃`, 16, `뾕`, 8],
      [`9761`, `뾞`, 17, `뾱`, 7],
      [`9781`, `뾹`, 11, `뿆`, 5, `뿎뿏뿑뿒뿓뿕`, 6, `뿝뿞뿠뿢`, 89, `쀽쀾쀿`],
      [`9841`, `쁀`, 16, `쁒`, 5, `쁙쁚쁛`],
      [`9861`, `쁝쁞쁟쁡`, 6, `쁪`, 15],
      [
        `9881`,
        `쁺`,
        21,
        `삒삓삕삖삗삙`,
        6,
        `삢삤삦`,
        5,
        `삮삱삲삷`,
        4,
        `삾샂샃샄샆샇샊샋샍샎샏샑`,
        6,
        `샚샞`,
        5,
        `샦샧샩샪샫샭`,
        6,
        `샶샸샺`,
        5,
        `섁섂섃섅섆섇섉`,
        6,
        `섑섒섓섔섖`,
        5,
        `섡섢섥섨섩섪섫섮`,
      ],
      [`9941`, `섲섳섴섵섷섺섻섽섾섿셁`, 6, `셊셎`, 5, `셖셗`],
      [`9961`, `셙셚셛셝`, 6, `셦셪`, 5, `셱셲셳셵셶셷셹셺셻`],
      [
        `9981`,
        `셼`,
        8,
        `솆`,
        5,
        `솏솑솒솓솕솗`,
        4,
        `솞솠솢솣솤솦솧솪솫솭솮솯솱`,
        11,
        `솾`,
        5,
        `쇅쇆쇇쇉쇊쇋쇍`,
        6,
        `쇕쇖쇙`,
        6,
        `쇡쇢쇣쇥쇦쇧쇩`,
        6,
        `쇲쇴`,
        7,
        `쇾쇿숁숂숃숅`,
        6,
        `숎숐숒`,
        5,
        `숚숛숝숞숡숢숣`,
      ],
      [`9a41`, `숤숥숦숧숪숬숮숰숳숵`, 16],
      [`9a61`, `쉆쉇쉉`, 6, `쉒쉓쉕쉖쉗쉙`, 6, `쉡쉢쉣쉤쉦`],
      [
        `9a81`,
        `쉧`,
        4,
        `쉮쉯쉱쉲쉳쉵`,
        6,
        `쉾슀슂`,
        5,
        `슊`,
        5,
        `슑`,
        6,
        `슙슚슜슞`,
        5,
        `슦슧슩슪슫슮`,
        5,
        `슶슸슺`,
        33,
        `싞싟싡싢싥`,
        5,
        `싮싰싲싳싴싵싷싺싽싾싿쌁`,
        6,
        `쌊쌋쌎쌏`,
      ],
      [`9b41`, `쌐쌑쌒쌖쌗쌙쌚쌛쌝`, 6, `쌦쌧쌪`, 8],
      [`9b61`, `쌳`, 17, `썆`, 7],
      [`9b81`, `썎`, 25, `썪썫썭썮썯썱썳`, 4, `썺썻썾`, 5, `쎅쎆쎇쎉쎊쎋쎍`, 50, `쏁`, 22, `쏚`],
      [`9c41`, `쏛쏝쏞쏡쏣`, 4, `쏪쏫쏬쏮`, 5, `쏶쏷쏹`, 5],
      [`9c61`, `쏿`, 8, `쐉`, 6, `쐑`, 9],
      [
        `9c81`,
        `쐛`,
        8,
        `쐥`,
        6,
        `쐭쐮쐯쐱쐲쐳쐵`,
        6,
        `쐾`,
        9,
        `쑉`,
        26,
        `쑦쑧쑩쑪쑫쑭`,
        6,
        `쑶쑷쑸쑺`,
        5,
        `쒁`,
        18,
        `쒕`,
        6,
        `쒝`,
        12,
      ],
      [`9d41`, `쒪`, 13, `쒹쒺쒻쒽`, 8],
      [`9d61`, `쓆`, 25],
      [
        `9d81`,
        `쓠`,
        8,
        `쓪`,
        5,
        `쓲쓳쓵쓶쓷쓹쓻쓼쓽쓾씂`,
        9,
        `씍씎씏씑씒씓씕`,
        6,
        `씝`,
        10,
        `씪씫씭씮씯씱`,
        6,
        `씺씼씾`,
        5,
        `앆앇앋앏앐앑앒앖앚앛앜앟앢앣앥앦앧앩`,
        6,
        `앲앶`,
        5,
        `앾앿얁얂얃얅얆얈얉얊얋얎얐얒얓얔`,
      ],
      [`9e41`, `얖얙얚얛얝얞얟얡`, 7, `얪`, 9, `얶`],
      [`9e61`, `얷얺얿`, 4, `엋엍엏엒엓엕엖엗엙`, 6, `엢엤엦엧`],
      [
        `9e81`,
        `엨엩엪엫엯엱엲엳엵엸엹엺엻옂옃옄옉옊옋옍옎옏옑`,
        6,
        `옚옝`,
        6,
        `옦옧옩옪옫옯옱옲옶옸옺옼옽옾옿왂왃왅왆왇왉`,
        6,
        `왒왖`,
        5,
        `왞왟왡`,
        10,
        `왭왮왰왲`,
        5,
        `왺왻왽왾왿욁`,
        6,
        `욊욌욎`,
        5,
        `욖욗욙욚욛욝`,
        6,
        `욦`,
      ],
      [`9f41`, `욨욪`, 5, `욲욳욵욶욷욻`, 4, `웂웄웆`, 5, `웎`],
      [`9f61`, `웏웑웒웓웕`, 6, `웞웟웢`, 5, `웪웫웭웮웯웱웲`],
      [
        `9f81`,
        `웳`,
        4,
        `웺웻웼웾`,
        5,
        `윆윇윉윊윋윍`,
        6,
        `윖윘윚`,
        5,
        `윢윣윥윦윧윩`,
        6,
        `윲윴윶윸윹윺윻윾윿읁읂읃읅`,
        4,
        `읋읎읐읙읚읛읝읞읟읡`,
        6,
        `읩읪읬`,
        7,
        `읶읷읹읺읻읿잀잁잂잆잋잌잍잏잒잓잕잙잛`,
        4,
        `잢잧`,
        4,
        `잮잯잱잲잳잵잶잷`,
      ],
      [`a041`, `잸잹잺잻잾쟂`, 5, `쟊쟋쟍쟏쟑`, 6, `쟙쟚쟛쟜`],
      [`a061`, `쟞`, 5, `쟥쟦쟧쟩쟪쟫쟭`, 13],
      [
        `a081`,
        `쟻`,
        4,
        `젂젃젅젆젇젉젋`,
        4,
        `젒젔젗`,
        4,
        `젞젟젡젢젣젥`,
        6,
        `젮젰젲`,
        5,
        `젹젺젻젽젾젿졁`,
        6,
        `졊졋졎`,
        5,
        `졕`,
        26,
        `졲졳졵졶졷졹졻`,
        4,
        `좂좄좈좉좊좎`,
        5,
        `좕`,
        7,
        `좞좠좢좣좤`,
      ],
      [`a141`, `좥좦좧좩`, 18, `좾좿죀죁`],
      [`a161`, `죂죃죅죆죇죉죊죋죍`, 6, `죖죘죚`, 5, `죢죣죥`],
      [
        `a181`,
        `죦`,
        14,
        `죶`,
        5,
        `죾죿줁줂줃줇`,
        4,
        `줎　、。·‥…¨〃­―∥＼∼‘’“”〔〕〈`,
        9,
        `±×÷≠≤≥∞∴°′″℃Å￠￡￥♂♀∠⊥⌒∂∇≡≒§※☆★○●◎◇◆□■△▲▽▼→←↑↓↔〓≪≫√∽∝∵∫∬∈∋⊆⊇⊂⊃∪∩∧∨￢`,
      ],
      [`a241`, `줐줒`, 5, `줙`, 18],
      [`a261`, `줭`, 6, `줵`, 18],
      [
        `a281`,
        `쥈`,
        7,
        `쥒쥓쥕쥖쥗쥙`,
        6,
        `쥢쥤`,
        7,
        `쥭쥮쥯⇒⇔∀∃´～ˇ˘˝˚˙¸˛¡¿ː∮∑∏¤℉‰◁◀▷▶♤♠♡♥♧♣⊙◈▣◐◑▒▤▥▨▧▦▩♨☏☎☜☞¶†‡↕↗↙↖↘♭♩♪♬㉿㈜№㏇™㏂㏘℡€®`,
      ],
      [`a341`, `쥱쥲쥳쥵`, 6, `쥽`, 10, `즊즋즍즎즏`],
      [`a361`, `즑`, 6, `즚즜즞`, 16],
      [`a381`, `즯`, 16, `짂짃짅짆짉짋`, 4, `짒짔짗짘짛！`, 58, `￦］`, 32, `￣`],
      [`a441`, `짞짟짡짣짥짦짨짩짪짫짮짲`, 5, `짺짻짽짾짿쨁쨂쨃쨄`],
      [`a461`, `쨅쨆쨇쨊쨎`, 5, `쨕쨖쨗쨙`, 12],
      [`a481`, `쨦쨧쨨쨪`, 28, `ㄱ`, 93],
      [`a541`, `쩇`, 4, `쩎쩏쩑쩒쩓쩕`, 6, `쩞쩢`, 5, `쩩쩪`],
      [`a561`, `쩫`, 17, `쩾`, 5, `쪅쪆`],
      [`a581`, `쪇`, 16, `쪙`, 14, `ⅰ`, 9],
      [`a5b0`, `Ⅰ`, 9],
      [`a5c1`, `Α`, 16, `Σ`, 6],
      [`a5e1`, `α`, 16, `σ`, 6],
      [`a641`, `쪨`, 19, `쪾쪿쫁쫂쫃쫅`],
      [`a661`, `쫆`, 5, `쫎쫐쫒쫔쫕쫖쫗쫚`, 5, `쫡`, 6],
      [
        `a681`,
        `쫨쫩쫪쫫쫭`,
        6,
        `쫵`,
        18,
        `쬉쬊─│┌┐┘└├┬┤┴┼━┃┏┓┛┗┣┳┫┻╋┠┯┨┷┿┝┰┥┸╂┒┑┚┙┖┕┎┍┞┟┡┢┦┧┩┪┭┮┱┲┵┶┹┺┽┾╀╁╃`,
        7,
      ],
      [`a741`, `쬋`, 4, `쬑쬒쬓쬕쬖쬗쬙`, 6, `쬢`, 7],
      [`a761`, `쬪`, 22, `쭂쭃쭄`],
      [
        `a781`,
        `쭅쭆쭇쭊쭋쭍쭎쭏쭑`,
        6,
        `쭚쭛쭜쭞`,
        5,
        `쭥`,
        7,
        `㎕㎖㎗ℓ㎘㏄㎣㎤㎥㎦㎙`,
        9,
        `㏊㎍㎎㎏㏏㎈㎉㏈㎧㎨㎰`,
        9,
        `㎀`,
        4,
        `㎺`,
        5,
        `㎐`,
        4,
        `Ω㏀㏁㎊㎋㎌㏖㏅㎭㎮㎯㏛㎩㎪㎫㎬㏝㏐㏓㏃㏉㏜㏆`,
      ],
      [`a841`, `쭭`, 10, `쭺`, 14],
      [`a861`, `쮉`, 18, `쮝`, 6],
      [`a881`, `쮤`, 19, `쮹`, 11, `ÆÐªĦ`],
      [`a8a6`, `Ĳ`],
      [`a8a8`, `ĿŁØŒºÞŦŊ`],
      [`a8b1`, `㉠`, 27, `ⓐ`, 25, `①`, 14, `½⅓⅔¼¾⅛⅜⅝⅞`],
      [`a941`, `쯅`, 14, `쯕`, 10],
      [`a961`, `쯠쯡쯢쯣쯥쯦쯨쯪`, 18],
      [
        `a981`,
        `쯽`,
        14,
        `찎찏찑찒찓찕`,
        6,
        `찞찟찠찣찤æđðħıĳĸŀłøœßþŧŋŉ㈀`,
        27,
        `⒜`,
        25,
        `⑴`,
        14,
        `¹²³⁴ⁿ₁₂₃₄`,
      ],
      [`aa41`, `찥찦찪찫찭찯찱`, 6, `찺찿`, 4, `챆챇챉챊챋챍챎`],
      [`aa61`, `챏`, 4, `챖챚`, 5, `챡챢챣챥챧챩`, 6, `챱챲`],
      [`aa81`, `챳챴챶`, 29, `ぁ`, 82],
      [`ab41`, `첔첕첖첗첚첛첝첞첟첡`, 6, `첪첮`, 5, `첶첷첹`],
      [`ab61`, `첺첻첽`, 6, `쳆쳈쳊`, 5, `쳑쳒쳓쳕`, 5],
      [`ab81`, `쳛`, 8, `쳥`, 6, `쳭쳮쳯쳱`, 12, `ァ`, 85],
      [`ac41`, `쳾쳿촀촂`, 5, `촊촋촍촎촏촑`, 6, `촚촜촞촟촠`],
      [`ac61`, `촡촢촣촥촦촧촩촪촫촭`, 11, `촺`, 4],
      [`ac81`, `촿`, 28, `쵝쵞쵟А`, 5, `ЁЖ`, 25],
      [`acd1`, `а`, 5, `ёж`, 25],
      [`ad41`, `쵡쵢쵣쵥`, 6, `쵮쵰쵲`, 5, `쵹`, 7],
      [`ad61`, `춁`, 6, `춉`, 10, `춖춗춙춚춛춝춞춟`],
      [`ad81`, `춠춡춢춣춦춨춪`, 5, `춱`, 18, `췅`],
      [`ae41`, `췆`, 5, `췍췎췏췑`, 16],
      [`ae61`, `췢`, 5, `췩췪췫췭췮췯췱`, 6, `췺췼췾`, 4],
      [`ae81`, `츃츅츆츇츉츊츋츍`, 6, `츕츖츗츘츚`, 5, `츢츣츥츦츧츩츪츫`],
      [`af41`, `츬츭츮츯츲츴츶`, 19],
      [`af61`, `칊`, 13, `칚칛칝칞칢`, 5, `칪칬`],
      [`af81`, `칮`, 5, `칶칷칹칺칻칽`, 6, `캆캈캊`, 5, `캒캓캕캖캗캙`],
      [`b041`, `캚`, 5, `캢캦`, 5, `캮`, 12],
      [`b061`, `캻`, 5, `컂`, 19],
      [
        `b081`,
        `컖`,
        13,
        `컦컧컩컪컭`,
        6,
        `컶컺`,
        5,
        `가각간갇갈갉갊감`,
        7,
        `같`,
        4,
        `갠갤갬갭갯갰갱갸갹갼걀걋걍걔걘걜거걱건걷걸걺검겁것겄겅겆겉겊겋게겐겔겜겝겟겠겡겨격겪견겯결겸겹겻겼경곁계곈곌곕곗고곡곤곧골곪곬곯곰곱곳공곶과곽관괄괆`,
      ],
      [`b141`, `켂켃켅켆켇켉`, 6, `켒켔켖`, 5, `켝켞켟켡켢켣`],
      [`b161`, `켥`, 6, `켮켲`, 5, `켹`, 11],
      [
        `b181`,
        `콅`,
        14,
        `콖콗콙콚콛콝`,
        6,
        `콦콨콪콫콬괌괍괏광괘괜괠괩괬괭괴괵괸괼굄굅굇굉교굔굘굡굣구국군굳굴굵굶굻굼굽굿궁궂궈궉권궐궜궝궤궷귀귁귄귈귐귑귓규균귤그극근귿글긁금급긋긍긔기긱긴긷길긺김깁깃깅깆깊까깍깎깐깔깖깜깝깟깠깡깥깨깩깬깰깸`,
      ],
      [`b241`, `콭콮콯콲콳콵콶콷콹`, 6, `쾁쾂쾃쾄쾆`, 5, `쾍`],
      [`b261`, `쾎`, 18, `쾢`, 5, `쾩`],
      [
        `b281`,
        `쾪`,
        5,
        `쾱`,
        18,
        `쿅`,
        6,
        `깹깻깼깽꺄꺅꺌꺼꺽꺾껀껄껌껍껏껐껑께껙껜껨껫껭껴껸껼꼇꼈꼍꼐꼬꼭꼰꼲꼴꼼꼽꼿꽁꽂꽃꽈꽉꽐꽜꽝꽤꽥꽹꾀꾄꾈꾐꾑꾕꾜꾸꾹꾼꿀꿇꿈꿉꿋꿍꿎꿔꿜꿨꿩꿰꿱꿴꿸뀀뀁뀄뀌뀐뀔뀜뀝뀨끄끅끈끊끌끎끓끔끕끗끙`,
      ],
      [`b341`, `쿌`, 19, `쿢쿣쿥쿦쿧쿩`],
      [`b361`, `쿪`, 5, `쿲쿴쿶`, 5, `쿽쿾쿿퀁퀂퀃퀅`, 5],
      [
        `b381`,
        `퀋`,
        5,
        `퀒`,
        5,
        `퀙`,
        19,
        `끝끼끽낀낄낌낍낏낑나낙낚난낟날낡낢남납낫`,
        4,
        `낱낳내낵낸낼냄냅냇냈냉냐냑냔냘냠냥너넉넋넌널넒넓넘넙넛넜넝넣네넥넨넬넴넵넷넸넹녀녁년녈념녑녔녕녘녜녠노녹논놀놂놈놉놋농높놓놔놘놜놨뇌뇐뇔뇜뇝`,
      ],
      [`b441`, `퀮`, 5, `퀶퀷퀹퀺퀻퀽`, 6, `큆큈큊`, 5],
      [`b461`, `큑큒큓큕큖큗큙`, 6, `큡`, 10, `큮큯`],
      [
        `b481`,
        `큱큲큳큵`,
        6,
        `큾큿킀킂`,
        18,
        `뇟뇨뇩뇬뇰뇹뇻뇽누눅눈눋눌눔눕눗눙눠눴눼뉘뉜뉠뉨뉩뉴뉵뉼늄늅늉느늑는늘늙늚늠늡늣능늦늪늬늰늴니닉닌닐닒님닙닛닝닢다닥닦단닫`,
        4,
        `닳담답닷`,
        4,
        `닿대댁댄댈댐댑댓댔댕댜더덕덖던덛덜덞덟덤덥`,
      ],
      [`b541`, `킕`, 14, `킦킧킩킪킫킭`, 5],
      [`b561`, `킳킶킸킺`, 5, `탂탃탅탆탇탊`, 5, `탒탖`, 4],
      [
        `b581`,
        `탛탞탟탡탢탣탥`,
        6,
        `탮탲`,
        5,
        `탹`,
        11,
        `덧덩덫덮데덱덴델뎀뎁뎃뎄뎅뎌뎐뎔뎠뎡뎨뎬도독돈돋돌돎돐돔돕돗동돛돝돠돤돨돼됐되된될됨됩됫됴두둑둔둘둠둡둣둥둬뒀뒈뒝뒤뒨뒬뒵뒷뒹듀듄듈듐듕드득든듣들듦듬듭듯등듸디딕딘딛딜딤딥딧딨딩딪따딱딴딸`,
      ],
      [`b641`, `턅`, 7, `턎`, 17],
      [`b661`, `턠`, 15, `턲턳턵턶턷턹턻턼턽턾`],
      [
        `b681`,
        `턿텂텆`,
        5,
        `텎텏텑텒텓텕`,
        6,
        `텞텠텢`,
        5,
        `텩텪텫텭땀땁땃땄땅땋때땍땐땔땜땝땟땠땡떠떡떤떨떪떫떰떱떳떴떵떻떼떽뗀뗄뗌뗍뗏뗐뗑뗘뗬또똑똔똘똥똬똴뙈뙤뙨뚜뚝뚠뚤뚫뚬뚱뛔뛰뛴뛸뜀뜁뜅뜨뜩뜬뜯뜰뜸뜹뜻띄띈띌띔띕띠띤띨띰띱띳띵라락란랄람랍랏랐랑랒랖랗`,
      ],
      [`b741`, `텮`, 13, `텽`, 6, `톅톆톇톉톊`],
      [`b761`, `톋`, 20, `톢톣톥톦톧`],
      [
        `b781`,
        `톩`,
        6,
        `톲톴톶톷톸톹톻톽톾톿퇁`,
        14,
        `래랙랜랠램랩랫랬랭랴략랸럇량러럭런럴럼럽럿렀렁렇레렉렌렐렘렙렛렝려력련렬렴렵렷렸령례롄롑롓로록론롤롬롭롯롱롸롼뢍뢨뢰뢴뢸룀룁룃룅료룐룔룝룟룡루룩룬룰룸룹룻룽뤄뤘뤠뤼뤽륀륄륌륏륑류륙륜률륨륩`,
      ],
      [`b841`, `퇐`, 7, `퇙`, 17],
      [`b861`, `퇫`, 8, `퇵퇶퇷퇹`, 13],
      [
        `b881`,
        `툈툊`,
        5,
        `툑`,
        24,
        `륫륭르륵른를름릅릇릉릊릍릎리릭린릴림립릿링마막만많`,
        4,
        `맘맙맛망맞맡맣매맥맨맬맴맵맷맸맹맺먀먁먈먕머먹먼멀멂멈멉멋멍멎멓메멕멘멜멤멥멧멨멩며멱면멸몃몄명몇몌모목몫몬몰몲몸몹못몽뫄뫈뫘뫙뫼`,
      ],
      [`b941`, `툪툫툮툯툱툲툳툵`, 6, `툾퉀퉂`, 5, `퉉퉊퉋퉌`],
      [`b961`, `퉍`, 14, `퉝`, 6, `퉥퉦퉧퉨`],
      [
        `b981`,
        `퉩`,
        22,
        `튂튃튅튆튇튉튊튋튌묀묄묍묏묑묘묜묠묩묫무묵묶문묻물묽묾뭄뭅뭇뭉뭍뭏뭐뭔뭘뭡뭣뭬뮈뮌뮐뮤뮨뮬뮴뮷므믄믈믐믓미믹민믿밀밂밈밉밋밌밍및밑바`,
        4,
        `받`,
        4,
        `밤밥밧방밭배백밴밸뱀뱁뱃뱄뱅뱉뱌뱍뱐뱝버벅번벋벌벎범법벗`,
      ],
      [`ba41`, `튍튎튏튒튓튔튖`, 5, `튝튞튟튡튢튣튥`, 6, `튭`],
      [`ba61`, `튮튯튰튲`, 5, `튺튻튽튾틁틃`, 4, `틊틌`, 5],
      [
        `ba81`,
        `틒틓틕틖틗틙틚틛틝`,
        6,
        `틦`,
        9,
        `틲틳틵틶틷틹틺벙벚베벡벤벧벨벰벱벳벴벵벼벽변별볍볏볐병볕볘볜보복볶본볼봄봅봇봉봐봔봤봬뵀뵈뵉뵌뵐뵘뵙뵤뵨부북분붇불붉붊붐붑붓붕붙붚붜붤붰붸뷔뷕뷘뷜뷩뷰뷴뷸븀븃븅브븍븐블븜븝븟비빅빈빌빎빔빕빗빙빚빛빠빡빤`,
      ],
      [`bb41`, `틻`, 4, `팂팄팆`, 5, `팏팑팒팓팕팗`, 4, `팞팢팣`],
      [`bb61`, `팤팦팧팪팫팭팮팯팱`, 6, `팺팾`, 5, `퍆퍇퍈퍉`],
      [
        `bb81`,
        `퍊`,
        31,
        `빨빪빰빱빳빴빵빻빼빽뺀뺄뺌뺍뺏뺐뺑뺘뺙뺨뻐뻑뻔뻗뻘뻠뻣뻤뻥뻬뼁뼈뼉뼘뼙뼛뼜뼝뽀뽁뽄뽈뽐뽑뽕뾔뾰뿅뿌뿍뿐뿔뿜뿟뿡쀼쁑쁘쁜쁠쁨쁩삐삑삔삘삠삡삣삥사삭삯산삳살삵삶삼삽삿샀상샅새색샌샐샘샙샛샜생샤`,
      ],
      [`bc41`, `퍪`, 17, `퍾퍿펁펂펃펅펆펇`],
      [`bc61`, `펈펉펊펋펎펒`, 5, `펚펛펝펞펟펡`, 6, `펪펬펮`],
      [
        `bc81`,
        `펯`,
        4,
        `펵펶펷펹펺펻펽`,
        6,
        `폆폇폊`,
        5,
        `폑`,
        5,
        `샥샨샬샴샵샷샹섀섄섈섐섕서`,
        4,
        `섣설섦섧섬섭섯섰성섶세섹센셀셈셉셋셌셍셔셕션셜셤셥셧셨셩셰셴셸솅소속솎손솔솖솜솝솟송솥솨솩솬솰솽쇄쇈쇌쇔쇗쇘쇠쇤쇨쇰쇱쇳쇼쇽숀숄숌숍숏숑수숙순숟술숨숩숫숭`,
      ],
      [`bd41`, `폗폙`, 7, `폢폤`, 7, `폮폯폱폲폳폵폶폷`],
      [`bd61`, `폸폹폺폻폾퐀퐂`, 5, `퐉`, 13],
      [
        `bd81`,
        `퐗`,
        5,
        `퐞`,
        25,
        `숯숱숲숴쉈쉐쉑쉔쉘쉠쉥쉬쉭쉰쉴쉼쉽쉿슁슈슉슐슘슛슝스슥슨슬슭슴습슷승시식신싣실싫심십싯싱싶싸싹싻싼쌀쌈쌉쌌쌍쌓쌔쌕쌘쌜쌤쌥쌨쌩썅써썩썬썰썲썸썹썼썽쎄쎈쎌쏀쏘쏙쏜쏟쏠쏢쏨쏩쏭쏴쏵쏸쐈쐐쐤쐬쐰`,
      ],
      [`be41`, `퐸`, 7, `푁푂푃푅`, 14],
      [`be61`, `푔`, 7, `푝푞푟푡푢푣푥`, 7, `푮푰푱푲`],
      [
        `be81`,
        `푳`,
        4,
        `푺푻푽푾풁풃`,
        4,
        `풊풌풎`,
        5,
        `풕`,
        8,
        `쐴쐼쐽쑈쑤쑥쑨쑬쑴쑵쑹쒀쒔쒜쒸쒼쓩쓰쓱쓴쓸쓺쓿씀씁씌씐씔씜씨씩씬씰씸씹씻씽아악안앉않알앍앎앓암압앗았앙앝앞애액앤앨앰앱앳앴앵야약얀얄얇얌얍얏양얕얗얘얜얠얩어억언얹얻얼얽얾엄`,
        6,
        `엌엎`,
      ],
      [`bf41`, `풞`, 10, `풪`, 14],
      [`bf61`, `풹`, 18, `퓍퓎퓏퓑퓒퓓퓕`],
      [
        `bf81`,
        `퓖`,
        5,
        `퓝퓞퓠`,
        7,
        `퓩퓪퓫퓭퓮퓯퓱`,
        6,
        `퓹퓺퓼에엑엔엘엠엡엣엥여역엮연열엶엷염`,
        5,
        `옅옆옇예옌옐옘옙옛옜오옥온올옭옮옰옳옴옵옷옹옻와왁완왈왐왑왓왔왕왜왝왠왬왯왱외왹왼욀욈욉욋욍요욕욘욜욤욥욧용우욱운울욹욺움웁웃웅워웍원월웜웝웠웡웨`,
      ],
      [`c041`, `퓾`, 5, `픅픆픇픉픊픋픍`, 6, `픖픘`, 5],
      [`c061`, `픞`, 25],
      [
        `c081`,
        `픸픹픺픻픾픿핁핂핃핅`,
        6,
        `핎핐핒`,
        5,
        `핚핛핝핞핟핡핢핣웩웬웰웸웹웽위윅윈윌윔윕윗윙유육윤율윰윱윳융윷으윽은을읊음읍읏응`,
        7,
        `읜읠읨읫이익인일읽읾잃임입잇있잉잊잎자작잔잖잗잘잚잠잡잣잤장잦재잭잰잴잼잽잿쟀쟁쟈쟉쟌쟎쟐쟘쟝쟤쟨쟬저적전절젊`,
      ],
      [`c141`, `핤핦핧핪핬핮`, 5, `핶핷핹핺핻핽`, 6, `햆햊햋`],
      [`c161`, `햌햍햎햏햑`, 19, `햦햧`],
      [
        `c181`,
        `햨`,
        31,
        `점접젓정젖제젝젠젤젬젭젯젱져젼졀졈졉졌졍졔조족존졸졺좀좁좃종좆좇좋좌좍좔좝좟좡좨좼좽죄죈죌죔죕죗죙죠죡죤죵주죽준줄줅줆줌줍줏중줘줬줴쥐쥑쥔쥘쥠쥡쥣쥬쥰쥴쥼즈즉즌즐즘즙즛증지직진짇질짊짐집짓`,
      ],
      [`c241`, `헊헋헍헎헏헑헓`, 4, `헚헜헞`, 5, `헦헧헩헪헫헭헮`],
      [`c261`, `헯`, 4, `헶헸헺`, 5, `혂혃혅혆혇혉`, 6, `혒`],
      [
        `c281`,
        `혖`,
        5,
        `혝혞혟혡혢혣혥`,
        7,
        `혮`,
        9,
        `혺혻징짖짙짚짜짝짠짢짤짧짬짭짯짰짱째짹짼쨀쨈쨉쨋쨌쨍쨔쨘쨩쩌쩍쩐쩔쩜쩝쩟쩠쩡쩨쩽쪄쪘쪼쪽쫀쫄쫌쫍쫏쫑쫓쫘쫙쫠쫬쫴쬈쬐쬔쬘쬠쬡쭁쭈쭉쭌쭐쭘쭙쭝쭤쭸쭹쮜쮸쯔쯤쯧쯩찌찍찐찔찜찝찡찢찧차착찬찮찰참찹찻`,
      ],
      [`c341`, `혽혾혿홁홂홃홄홆홇홊홌홎홏홐홒홓홖홗홙홚홛홝`, 4],
      [`c361`, `홢`, 4, `홨홪`, 5, `홲홳홵`, 11],
      [
        `c381`,
        `횁횂횄횆`,
        5,
        `횎횏횑횒횓횕`,
        7,
        `횞횠횢`,
        5,
        `횩횪찼창찾채책챈챌챔챕챗챘챙챠챤챦챨챰챵처척천철첨첩첫첬청체첵첸첼쳄쳅쳇쳉쳐쳔쳤쳬쳰촁초촉촌촐촘촙촛총촤촨촬촹최쵠쵤쵬쵭쵯쵱쵸춈추축춘출춤춥춧충춰췄췌췐취췬췰췸췹췻췽츄츈츌츔츙츠측츤츨츰츱츳층`,
      ],
      [`c441`, `횫횭횮횯횱`, 7, `횺횼`, 7, `훆훇훉훊훋`],
      [`c461`, `훍훎훏훐훒훓훕훖훘훚`, 5, `훡훢훣훥훦훧훩`, 4],
      [
        `c481`,
        `훮훯훱훲훳훴훶`,
        5,
        `훾훿휁휂휃휅`,
        11,
        `휒휓휔치칙친칟칠칡침칩칫칭카칵칸칼캄캅캇캉캐캑캔캘캠캡캣캤캥캬캭컁커컥컨컫컬컴컵컷컸컹케켁켄켈켐켑켓켕켜켠켤켬켭켯켰켱켸코콕콘콜콤콥콧콩콰콱콴콸쾀쾅쾌쾡쾨쾰쿄쿠쿡쿤쿨쿰쿱쿳쿵쿼퀀퀄퀑퀘퀭퀴퀵퀸퀼`,
      ],
      [`c541`, `휕휖휗휚휛휝휞휟휡`, 6, `휪휬휮`, 5, `휶휷휹`],
      [`c561`, `휺휻휽`, 6, `흅흆흈흊`, 5, `흒흓흕흚`, 4],
      [
        `c581`,
        `흟흢흤흦흧흨흪흫흭흮흯흱흲흳흵`,
        6,
        `흾흿힀힂`,
        5,
        `힊힋큄큅큇큉큐큔큘큠크큭큰클큼큽킁키킥킨킬킴킵킷킹타탁탄탈탉탐탑탓탔탕태택탠탤탬탭탯탰탱탸턍터턱턴털턺텀텁텃텄텅테텍텐텔템텝텟텡텨텬텼톄톈토톡톤톨톰톱톳통톺톼퇀퇘퇴퇸툇툉툐투툭툰툴툼툽툿퉁퉈퉜`,
      ],
      [`c641`, `힍힎힏힑`, 6, `힚힜힞`, 5],
      [
        `c6a1`,
        `퉤튀튁튄튈튐튑튕튜튠튤튬튱트특튼튿틀틂틈틉틋틔틘틜틤틥티틱틴틸팀팁팃팅파팍팎판팔팖팜팝팟팠팡팥패팩팬팰팸팹팻팼팽퍄퍅퍼퍽펀펄펌펍펏펐펑페펙펜펠펨펩펫펭펴편펼폄폅폈평폐폘폡폣포폭폰폴폼폽폿퐁`,
      ],
      [
        `c7a1`,
        `퐈퐝푀푄표푠푤푭푯푸푹푼푿풀풂품풉풋풍풔풩퓌퓐퓔퓜퓟퓨퓬퓰퓸퓻퓽프픈플픔픕픗피픽핀필핌핍핏핑하학한할핥함합핫항해핵핸핼햄햅햇했행햐향허헉헌헐헒험헙헛헝헤헥헨헬헴헵헷헹혀혁현혈혐협혓혔형혜혠`,
      ],
      [
        `c8a1`,
        `혤혭호혹혼홀홅홈홉홋홍홑화확환활홧황홰홱홴횃횅회획횐횔횝횟횡효횬횰횹횻후훅훈훌훑훔훗훙훠훤훨훰훵훼훽휀휄휑휘휙휜휠휨휩휫휭휴휵휸휼흄흇흉흐흑흔흖흗흘흙흠흡흣흥흩희흰흴흼흽힁히힉힌힐힘힙힛힝`,
      ],
      [
        `caa1`,
        `伽佳假價加可呵哥嘉嫁家暇架枷柯歌珂痂稼苛茄街袈訶賈跏軻迦駕刻却各恪慤殼珏脚覺角閣侃刊墾奸姦干幹懇揀杆柬桿澗癎看磵稈竿簡肝艮艱諫間乫喝曷渴碣竭葛褐蝎鞨勘坎堪嵌感憾戡敢柑橄減甘疳監瞰紺邯鑑鑒龕`,
      ],
      [
        `cba1`,
        `匣岬甲胛鉀閘剛堈姜岡崗康强彊慷江畺疆糠絳綱羌腔舡薑襁講鋼降鱇介价個凱塏愷愾慨改槪漑疥皆盖箇芥蓋豈鎧開喀客坑更粳羹醵倨去居巨拒据據擧渠炬祛距踞車遽鉅鋸乾件健巾建愆楗腱虔蹇鍵騫乞傑杰桀儉劍劒檢`,
      ],
      [
        `cca1`,
        `瞼鈐黔劫怯迲偈憩揭擊格檄激膈覡隔堅牽犬甄絹繭肩見譴遣鵑抉決潔結缺訣兼慊箝謙鉗鎌京俓倞傾儆勁勍卿坰境庚徑慶憬擎敬景暻更梗涇炅烱璟璥瓊痙硬磬竟競絅經耕耿脛莖警輕逕鏡頃頸驚鯨係啓堺契季屆悸戒桂械`,
      ],
      [
        `cda1`,
        `棨溪界癸磎稽系繫繼計誡谿階鷄古叩告呱固姑孤尻庫拷攷故敲暠枯槁沽痼皐睾稿羔考股膏苦苽菰藁蠱袴誥賈辜錮雇顧高鼓哭斛曲梏穀谷鵠困坤崑昆梱棍滾琨袞鯤汨滑骨供公共功孔工恐恭拱控攻珙空蚣貢鞏串寡戈果瓜`,
      ],
      [
        `cea1`,
        `科菓誇課跨過鍋顆廓槨藿郭串冠官寬慣棺款灌琯瓘管罐菅觀貫關館刮恝括适侊光匡壙廣曠洸炚狂珖筐胱鑛卦掛罫乖傀塊壞怪愧拐槐魁宏紘肱轟交僑咬喬嬌嶠巧攪敎校橋狡皎矯絞翹膠蕎蛟較轎郊餃驕鮫丘久九仇俱具勾`,
      ],
      [
        `cfa1`,
        `區口句咎嘔坵垢寇嶇廐懼拘救枸柩構歐毆毬求溝灸狗玖球瞿矩究絿耉臼舅舊苟衢謳購軀逑邱鉤銶駒驅鳩鷗龜國局菊鞠鞫麴君窘群裙軍郡堀屈掘窟宮弓穹窮芎躬倦券勸卷圈拳捲權淃眷厥獗蕨蹶闕机櫃潰詭軌饋句晷歸貴`,
      ],
      [
        `d0a1`,
        `鬼龜叫圭奎揆槻珪硅窺竅糾葵規赳逵閨勻均畇筠菌鈞龜橘克剋劇戟棘極隙僅劤勤懃斤根槿瑾筋芹菫覲謹近饉契今妗擒昑檎琴禁禽芩衾衿襟金錦伋及急扱汲級給亘兢矜肯企伎其冀嗜器圻基埼夔奇妓寄岐崎己幾忌技旗旣`,
      ],
      [
        `d1a1`,
        `朞期杞棋棄機欺氣汽沂淇玘琦琪璂璣畸畿碁磯祁祇祈祺箕紀綺羈耆耭肌記譏豈起錡錤飢饑騎騏驥麒緊佶吉拮桔金喫儺喇奈娜懦懶拏拿癩`,
        5,
        `那樂`,
        4,
        `諾酪駱亂卵暖欄煖爛蘭難鸞捏捺南嵐枏楠湳濫男藍襤拉`,
      ],
      [
        `d2a1`,
        `納臘蠟衲囊娘廊`,
        4,
        `乃來內奈柰耐冷女年撚秊念恬拈捻寧寗努勞奴弩怒擄櫓爐瑙盧`,
        5,
        `駑魯`,
        10,
        `濃籠聾膿農惱牢磊腦賂雷尿壘`,
        7,
        `嫩訥杻紐勒`,
        5,
        `能菱陵尼泥匿溺多茶`,
      ],
      [
        `d3a1`,
        `丹亶但單團壇彖斷旦檀段湍短端簞緞蛋袒鄲鍛撻澾獺疸達啖坍憺擔曇淡湛潭澹痰聃膽蕁覃談譚錟沓畓答踏遝唐堂塘幢戇撞棠當糖螳黨代垈坮大對岱帶待戴擡玳臺袋貸隊黛宅德悳倒刀到圖堵塗導屠島嶋度徒悼挑掉搗桃`,
      ],
      [
        `d4a1`,
        `棹櫂淘渡滔濤燾盜睹禱稻萄覩賭跳蹈逃途道都鍍陶韜毒瀆牘犢獨督禿篤纛讀墩惇敦旽暾沌焞燉豚頓乭突仝冬凍動同憧東桐棟洞潼疼瞳童胴董銅兜斗杜枓痘竇荳讀豆逗頭屯臀芚遁遯鈍得嶝橙燈登等藤謄鄧騰喇懶拏癩羅`,
      ],
      [
        `d5a1`,
        `蘿螺裸邏樂洛烙珞絡落諾酪駱丹亂卵欄欒瀾爛蘭鸞剌辣嵐擥攬欖濫籃纜藍襤覽拉臘蠟廊朗浪狼琅瑯螂郞來崍徠萊冷掠略亮倆兩凉梁樑粮粱糧良諒輛量侶儷勵呂廬慮戾旅櫚濾礪藜蠣閭驢驪麗黎力曆歷瀝礫轢靂憐戀攣漣`,
      ],
      [
        `d6a1`,
        `煉璉練聯蓮輦連鍊冽列劣洌烈裂廉斂殮濂簾獵令伶囹寧岺嶺怜玲笭羚翎聆逞鈴零靈領齡例澧禮醴隷勞怒撈擄櫓潞瀘爐盧老蘆虜路輅露魯鷺鹵碌祿綠菉錄鹿麓論壟弄朧瀧瓏籠聾儡瀨牢磊賂賚賴雷了僚寮廖料燎療瞭聊蓼`,
      ],
      [
        `d7a1`,
        `遼鬧龍壘婁屢樓淚漏瘻累縷蔞褸鏤陋劉旒柳榴流溜瀏琉瑠留瘤硫謬類六戮陸侖倫崙淪綸輪律慄栗率隆勒肋凜凌楞稜綾菱陵俚利厘吏唎履悧李梨浬犁狸理璃異痢籬罹羸莉裏裡里釐離鯉吝潾燐璘藺躪隣鱗麟林淋琳臨霖砬`,
      ],
      [
        `d8a1`,
        `立笠粒摩瑪痲碼磨馬魔麻寞幕漠膜莫邈万卍娩巒彎慢挽晩曼滿漫灣瞞萬蔓蠻輓饅鰻唜抹末沫茉襪靺亡妄忘忙望網罔芒茫莽輞邙埋妹媒寐昧枚梅每煤罵買賣邁魅脈貊陌驀麥孟氓猛盲盟萌冪覓免冕勉棉沔眄眠綿緬面麵滅`,
      ],
      [
        `d9a1`,
        `蔑冥名命明暝椧溟皿瞑茗蓂螟酩銘鳴袂侮冒募姆帽慕摸摹暮某模母毛牟牡瑁眸矛耗芼茅謀謨貌木沐牧目睦穆鶩歿沒夢朦蒙卯墓妙廟描昴杳渺猫竗苗錨務巫憮懋戊拇撫无楙武毋無珷畝繆舞茂蕪誣貿霧鵡墨默們刎吻問文`,
      ],
      [
        `daa1`,
        `汶紊紋聞蚊門雯勿沕物味媚尾嵋彌微未梶楣渼湄眉米美薇謎迷靡黴岷悶愍憫敏旻旼民泯玟珉緡閔密蜜謐剝博拍搏撲朴樸泊珀璞箔粕縛膊舶薄迫雹駁伴半反叛拌搬攀斑槃泮潘班畔瘢盤盼磐磻礬絆般蟠返頒飯勃拔撥渤潑`,
      ],
      [
        `dba1`,
        `發跋醱鉢髮魃倣傍坊妨尨幇彷房放方旁昉枋榜滂磅紡肪膀舫芳蒡蚌訪謗邦防龐倍俳北培徘拜排杯湃焙盃背胚裴裵褙賠輩配陪伯佰帛柏栢白百魄幡樊煩燔番磻繁蕃藩飜伐筏罰閥凡帆梵氾汎泛犯範范法琺僻劈壁擘檗璧癖`,
      ],
      [
        `dca1`,
        `碧蘗闢霹便卞弁變辨辯邊別瞥鱉鼈丙倂兵屛幷昞昺柄棅炳甁病秉竝輧餠騈保堡報寶普步洑湺潽珤甫菩補褓譜輔伏僕匐卜宓復服福腹茯蔔複覆輹輻馥鰒本乶俸奉封峯峰捧棒烽熢琫縫蓬蜂逢鋒鳳不付俯傅剖副否咐埠夫婦`,
      ],
      [
        `dda1`,
        `孚孵富府復扶敷斧浮溥父符簿缶腐腑膚艀芙莩訃負賦賻赴趺部釜阜附駙鳧北分吩噴墳奔奮忿憤扮昐汾焚盆粉糞紛芬賁雰不佛弗彿拂崩朋棚硼繃鵬丕備匕匪卑妃婢庇悲憊扉批斐枇榧比毖毗毘沸泌琵痺砒碑秕秘粃緋翡肥`,
      ],
      [
        `dea1`,
        `脾臂菲蜚裨誹譬費鄙非飛鼻嚬嬪彬斌檳殯浜濱瀕牝玭貧賓頻憑氷聘騁乍事些仕伺似使俟僿史司唆嗣四士奢娑寫寺射巳師徙思捨斜斯柶査梭死沙泗渣瀉獅砂社祀祠私篩紗絲肆舍莎蓑蛇裟詐詞謝賜赦辭邪飼駟麝削數朔索`,
      ],
      [
        `dfa1`,
        `傘刪山散汕珊産疝算蒜酸霰乷撒殺煞薩三參杉森渗芟蔘衫揷澁鈒颯上傷像償商喪嘗孀尙峠常床庠廂想桑橡湘爽牀狀相祥箱翔裳觴詳象賞霜塞璽賽嗇塞穡索色牲生甥省笙墅壻嶼序庶徐恕抒捿敍暑曙書栖棲犀瑞筮絮緖署`,
      ],
      [
        `e0a1`,
        `胥舒薯西誓逝鋤黍鼠夕奭席惜昔晳析汐淅潟石碩蓆釋錫仙僊先善嬋宣扇敾旋渲煽琁瑄璇璿癬禪線繕羨腺膳船蘚蟬詵跣選銑鐥饍鮮卨屑楔泄洩渫舌薛褻設說雪齧剡暹殲纖蟾贍閃陝攝涉燮葉城姓宬性惺成星晟猩珹盛省筬`,
      ],
      [
        `e1a1`,
        `聖聲腥誠醒世勢歲洗稅笹細說貰召嘯塑宵小少巢所掃搔昭梳沼消溯瀟炤燒甦疏疎瘙笑篠簫素紹蔬蕭蘇訴逍遡邵銷韶騷俗屬束涑粟續謖贖速孫巽損蓀遜飡率宋悚松淞訟誦送頌刷殺灑碎鎖衰釗修受嗽囚垂壽嫂守岫峀帥愁`,
      ],
      [
        `e2a1`,
        `戍手授搜收數樹殊水洙漱燧狩獸琇璲瘦睡秀穗竪粹綏綬繡羞脩茱蒐蓚藪袖誰讐輸遂邃酬銖銹隋隧隨雖需須首髓鬚叔塾夙孰宿淑潚熟琡璹肅菽巡徇循恂旬栒楯橓殉洵淳珣盾瞬筍純脣舜荀蓴蕣詢諄醇錞順馴戌術述鉥崇崧`,
      ],
      [
        `e3a1`,
        `嵩瑟膝蝨濕拾習褶襲丞乘僧勝升承昇繩蠅陞侍匙嘶始媤尸屎屍市弑恃施是時枾柴猜矢示翅蒔蓍視試詩諡豕豺埴寔式息拭植殖湜熄篒蝕識軾食飾伸侁信呻娠宸愼新晨燼申神紳腎臣莘薪藎蜃訊身辛辰迅失室實悉審尋心沁`,
      ],
      [
        `e4a1`,
        `沈深瀋甚芯諶什十拾雙氏亞俄兒啞娥峨我牙芽莪蛾衙訝阿雅餓鴉鵝堊岳嶽幄惡愕握樂渥鄂鍔顎鰐齷安岸按晏案眼雁鞍顔鮟斡謁軋閼唵岩巖庵暗癌菴闇壓押狎鴨仰央怏昻殃秧鴦厓哀埃崖愛曖涯碍艾隘靄厄扼掖液縊腋額`,
      ],
      [
        `e5a1`,
        `櫻罌鶯鸚也倻冶夜惹揶椰爺耶若野弱掠略約若葯蒻藥躍亮佯兩凉壤孃恙揚攘敭暘梁楊樣洋瀁煬痒瘍禳穰糧羊良襄諒讓釀陽量養圄御於漁瘀禦語馭魚齬億憶抑檍臆偃堰彦焉言諺孼蘖俺儼嚴奄掩淹嶪業円予余勵呂女如廬`,
      ],
      [
        `e6a1`,
        `旅歟汝濾璵礖礪與艅茹輿轝閭餘驪麗黎亦力域役易曆歷疫繹譯轢逆驛嚥堧姸娟宴年延憐戀捐挻撚椽沇沿涎涓淵演漣烟然煙煉燃燕璉硏硯秊筵緣練縯聯衍軟輦蓮連鉛鍊鳶列劣咽悅涅烈熱裂說閱厭廉念捻染殮炎焰琰艶苒`,
      ],
      [
        `e7a1`,
        `簾閻髥鹽曄獵燁葉令囹塋寧嶺嶸影怜映暎楹榮永泳渶潁濚瀛瀯煐營獰玲瑛瑩瓔盈穎纓羚聆英詠迎鈴鍈零霙靈領乂倪例刈叡曳汭濊猊睿穢芮藝蘂禮裔詣譽豫醴銳隸霓預五伍俉傲午吾吳嗚塢墺奧娛寤悟惡懊敖旿晤梧汚澳`,
      ],
      [
        `e8a1`,
        `烏熬獒筽蜈誤鰲鼇屋沃獄玉鈺溫瑥瘟穩縕蘊兀壅擁瓮甕癰翁邕雍饔渦瓦窩窪臥蛙蝸訛婉完宛梡椀浣玩琓琬碗緩翫脘腕莞豌阮頑曰往旺枉汪王倭娃歪矮外嵬巍猥畏了僚僥凹堯夭妖姚寥寮尿嶢拗搖撓擾料曜樂橈燎燿瑤療`,
      ],
      [
        `e9a1`,
        `窈窯繇繞耀腰蓼蟯要謠遙遼邀饒慾欲浴縟褥辱俑傭冗勇埇墉容庸慂榕涌湧溶熔瑢用甬聳茸蓉踊鎔鏞龍于佑偶優又友右宇寓尤愚憂旴牛玗瑀盂祐禑禹紆羽芋藕虞迂遇郵釪隅雨雩勖彧旭昱栯煜稶郁頊云暈橒殞澐熉耘芸蕓`,
      ],
      [
        `eaa1`,
        `運隕雲韻蔚鬱亐熊雄元原員圓園垣媛嫄寃怨愿援沅洹湲源爰猿瑗苑袁轅遠阮院願鴛月越鉞位偉僞危圍委威尉慰暐渭爲瑋緯胃萎葦蔿蝟衛褘謂違韋魏乳侑儒兪劉唯喩孺宥幼幽庾悠惟愈愉揄攸有杻柔柚柳楡楢油洧流游溜`,
      ],
      [
        `eba1`,
        `濡猶猷琉瑜由留癒硫紐維臾萸裕誘諛諭踰蹂遊逾遺酉釉鍮類六堉戮毓肉育陸倫允奫尹崙淪潤玧胤贇輪鈗閏律慄栗率聿戎瀜絨融隆垠恩慇殷誾銀隱乙吟淫蔭陰音飮揖泣邑凝應膺鷹依倚儀宜意懿擬椅毅疑矣義艤薏蟻衣誼`,
      ],
      [
        `eca1`,
        `議醫二以伊利吏夷姨履已弛彛怡易李梨泥爾珥理異痍痢移罹而耳肄苡荑裏裡貽貳邇里離飴餌匿溺瀷益翊翌翼謚人仁刃印吝咽因姻寅引忍湮燐璘絪茵藺蚓認隣靭靷鱗麟一佚佾壹日溢逸鎰馹任壬妊姙恁林淋稔臨荏賃入卄`,
      ],
      [
        `eda1`,
        `立笠粒仍剩孕芿仔刺咨姉姿子字孜恣慈滋炙煮玆瓷疵磁紫者自茨蔗藉諮資雌作勺嚼斫昨灼炸爵綽芍酌雀鵲孱棧殘潺盞岑暫潛箴簪蠶雜丈仗匠場墻壯奬將帳庄張掌暲杖樟檣欌漿牆狀獐璋章粧腸臟臧莊葬蔣薔藏裝贓醬長`,
      ],
      [
        `eea1`,
        `障再哉在宰才材栽梓渽滓災縡裁財載齋齎爭箏諍錚佇低儲咀姐底抵杵楮樗沮渚狙猪疽箸紵苧菹著藷詛貯躇這邸雎齟勣吊嫡寂摘敵滴狄炙的積笛籍績翟荻謫賊赤跡蹟迪迹適鏑佃佺傳全典前剪塡塼奠專展廛悛戰栓殿氈澱`,
      ],
      [
        `efa1`,
        `煎琠田甸畑癲筌箋箭篆纏詮輾轉鈿銓錢鐫電顚顫餞切截折浙癤竊節絶占岾店漸点粘霑鮎點接摺蝶丁井亭停偵呈姃定幀庭廷征情挺政整旌晶晸柾楨檉正汀淀淨渟湞瀞炡玎珽町睛碇禎程穽精綎艇訂諪貞鄭酊釘鉦鋌錠霆靖`,
      ],
      [
        `f0a1`,
        `靜頂鼎制劑啼堤帝弟悌提梯濟祭第臍薺製諸蹄醍除際霽題齊俎兆凋助嘲弔彫措操早晁曺曹朝條棗槽漕潮照燥爪璪眺祖祚租稠窕粗糟組繰肇藻蚤詔調趙躁造遭釣阻雕鳥族簇足鏃存尊卒拙猝倧宗從悰慫棕淙琮種終綜縱腫`,
      ],
      [
        `f1a1`,
        `踪踵鍾鐘佐坐左座挫罪主住侏做姝胄呪周嗾奏宙州廚晝朱柱株注洲湊澍炷珠疇籌紂紬綢舟蛛註誅走躊輳週酎酒鑄駐竹粥俊儁准埈寯峻晙樽浚準濬焌畯竣蠢逡遵雋駿茁中仲衆重卽櫛楫汁葺增憎曾拯烝甑症繒蒸證贈之只`,
      ],
      [
        `f2a1`,
        `咫地址志持指摯支旨智枝枳止池沚漬知砥祉祗紙肢脂至芝芷蜘誌識贄趾遲直稙稷織職唇嗔塵振搢晉晋桭榛殄津溱珍瑨璡畛疹盡眞瞋秦縉縝臻蔯袗診賑軫辰進鎭陣陳震侄叱姪嫉帙桎瓆疾秩窒膣蛭質跌迭斟朕什執潗緝輯`,
      ],
      [
        `f3a1`,
        `鏶集徵懲澄且侘借叉嗟嵯差次此磋箚茶蹉車遮捉搾着窄錯鑿齪撰澯燦璨瓚竄簒纂粲纘讚贊鑽餐饌刹察擦札紮僭參塹慘慙懺斬站讒讖倉倡創唱娼廠彰愴敞昌昶暢槍滄漲猖瘡窓脹艙菖蒼債埰寀寨彩採砦綵菜蔡采釵冊柵策`,
      ],
      [
        `f4a1`,
        `責凄妻悽處倜刺剔尺慽戚拓擲斥滌瘠脊蹠陟隻仟千喘天川擅泉淺玔穿舛薦賤踐遷釧闡阡韆凸哲喆徹撤澈綴輟轍鐵僉尖沾添甛瞻簽籤詹諂堞妾帖捷牒疊睫諜貼輒廳晴淸聽菁請靑鯖切剃替涕滯締諦逮遞體初剿哨憔抄招梢`,
      ],
      [
        `f5a1`,
        `椒楚樵炒焦硝礁礎秒稍肖艸苕草蕉貂超酢醋醮促囑燭矗蜀觸寸忖村邨叢塚寵悤憁摠總聰蔥銃撮催崔最墜抽推椎楸樞湫皺秋芻萩諏趨追鄒酋醜錐錘鎚雛騶鰍丑畜祝竺筑築縮蓄蹙蹴軸逐春椿瑃出朮黜充忠沖蟲衝衷悴膵萃`,
      ],
      [
        `f6a1`,
        `贅取吹嘴娶就炊翠聚脆臭趣醉驟鷲側仄厠惻測層侈値嗤峙幟恥梔治淄熾痔痴癡稚穉緇緻置致蚩輜雉馳齒則勅飭親七柒漆侵寢枕沈浸琛砧針鍼蟄秤稱快他咤唾墮妥惰打拖朶楕舵陀馱駝倬卓啄坼度托拓擢晫柝濁濯琢琸託`,
      ],
      [
        `f7a1`,
        `鐸呑嘆坦彈憚歎灘炭綻誕奪脫探眈耽貪塔搭榻宕帑湯糖蕩兌台太怠態殆汰泰笞胎苔跆邰颱宅擇澤撑攄兎吐土討慟桶洞痛筒統通堆槌腿褪退頹偸套妬投透鬪慝特闖坡婆巴把播擺杷波派爬琶破罷芭跛頗判坂板版瓣販辦鈑`,
      ],
      [
        `f8a1`,
        `阪八叭捌佩唄悖敗沛浿牌狽稗覇貝彭澎烹膨愎便偏扁片篇編翩遍鞭騙貶坪平枰萍評吠嬖幣廢弊斃肺蔽閉陛佈包匍匏咆哺圃布怖抛抱捕暴泡浦疱砲胞脯苞葡蒲袍褒逋鋪飽鮑幅暴曝瀑爆輻俵剽彪慓杓標漂瓢票表豹飇飄驃`,
      ],
      [
        `f9a1`,
        `品稟楓諷豊風馮彼披疲皮被避陂匹弼必泌珌畢疋筆苾馝乏逼下何厦夏廈昰河瑕荷蝦賀遐霞鰕壑學虐謔鶴寒恨悍旱汗漢澣瀚罕翰閑閒限韓割轄函含咸啣喊檻涵緘艦銜陷鹹合哈盒蛤閤闔陜亢伉姮嫦巷恒抗杭桁沆港缸肛航`,
      ],
      [
        `faa1`,
        `行降項亥偕咳垓奚孩害懈楷海瀣蟹解該諧邂駭骸劾核倖幸杏荇行享向嚮珦鄕響餉饗香噓墟虛許憲櫶獻軒歇險驗奕爀赫革俔峴弦懸晛泫炫玄玹現眩睍絃絢縣舷衒見賢鉉顯孑穴血頁嫌俠協夾峽挾浹狹脅脇莢鋏頰亨兄刑型`,
      ],
      [
        `fba1`,
        `形泂滎瀅灐炯熒珩瑩荊螢衡逈邢鎣馨兮彗惠慧暳蕙蹊醯鞋乎互呼壕壺好岵弧戶扈昊晧毫浩淏湖滸澔濠濩灝狐琥瑚瓠皓祜糊縞胡芦葫蒿虎號蝴護豪鎬頀顥惑或酷婚昏混渾琿魂忽惚笏哄弘汞泓洪烘紅虹訌鴻化和嬅樺火畵`,
      ],
      [
        `fca1`,
        `禍禾花華話譁貨靴廓擴攫確碻穫丸喚奐宦幻患換歡晥桓渙煥環紈還驩鰥活滑猾豁闊凰幌徨恍惶愰慌晃晄榥況湟滉潢煌璜皇篁簧荒蝗遑隍黃匯回廻徊恢悔懷晦會檜淮澮灰獪繪膾茴蛔誨賄劃獲宖橫鐄哮嚆孝效斅曉梟涍淆`,
      ],
      [
        `fda1`,
        `爻肴酵驍侯候厚后吼喉嗅帿後朽煦珝逅勛勳塤壎焄熏燻薰訓暈薨喧暄煊萱卉喙毁彙徽揮暉煇諱輝麾休携烋畦虧恤譎鷸兇凶匈洶胸黑昕欣炘痕吃屹紇訖欠欽歆吸恰洽翕興僖凞喜噫囍姬嬉希憙憘戱晞曦熙熹熺犧禧稀羲詰`,
      ],
    ];
  }),
  require_cp950 = /* @__PURE__ */ __commonJSMin((e, t) => {
    t.exports = [
      [`0`, `\0`, 127],
      [
        `a140`,
        `　，、。．‧；：？！︰…‥﹐﹑﹒·﹔﹕﹖﹗｜–︱—︳╴︴﹏（）︵︶｛｝︷︸〔〕︹︺【】︻︼《》︽︾〈〉︿﹀「」﹁﹂『』﹃﹄﹙﹚`,
      ],
      [
        `a1a1`,
        `﹛﹜﹝﹞‘’“”〝〞‵′＃＆＊※§〃○●△▲◎☆★◇◆□■▽▼㊣℅¯￣＿ˍ﹉﹊﹍﹎﹋﹌﹟﹠﹡＋－×÷±√＜＞＝≦≧≠∞≒≡﹢`,
        4,
        `～∩∪⊥∠∟⊿㏒㏑∫∮∵∴♀♂⊕⊙↑↓←→↖↗↙↘∥∣／`,
      ],
      [
        `a240`,
        `＼∕﹨＄￥〒￠￡％＠℃℉﹩﹪﹫㏕㎜㎝㎞㏎㎡㎎㎏㏄°兙兛兞兝兡兣嗧瓩糎▁`,
        7,
        `▏▎▍▌▋▊▉┼┴┬┤├▔─│▕┌┐└┘╭`,
      ],
      [`a2a1`, `╮╰╯═╞╪╡◢◣◥◤╱╲╳０`, 9, `Ⅰ`, 9, `〡`, 8, `十卄卅Ａ`, 25, `ａ`, 21],
      [`a340`, `ｗｘｙｚΑ`, 16, `Σ`, 6, `α`, 16, `σ`, 6, `ㄅ`, 10],
      [`a3a1`, `ㄐ`, 25, `˙ˉˊˇˋ`],
      [`a3e1`, `€`],
      [
        `a440`,
        `一乙丁七乃九了二人儿入八几刀刁力匕十卜又三下丈上丫丸凡久么也乞于亡兀刃勺千叉口土士夕大女子孑孓寸小尢尸山川工己已巳巾干廾弋弓才`,
      ],
      [
        `a4a1`,
        `丑丐不中丰丹之尹予云井互五亢仁什仃仆仇仍今介仄元允內六兮公冗凶分切刈勻勾勿化匹午升卅卞厄友及反壬天夫太夭孔少尤尺屯巴幻廿弔引心戈戶手扎支文斗斤方日曰月木欠止歹毋比毛氏水火爪父爻片牙牛犬王丙`,
      ],
      [
        `a540`,
        `世丕且丘主乍乏乎以付仔仕他仗代令仙仞充兄冉冊冬凹出凸刊加功包匆北匝仟半卉卡占卯卮去可古右召叮叩叨叼司叵叫另只史叱台句叭叻四囚外`,
      ],
      [
        `a5a1`,
        `央失奴奶孕它尼巨巧左市布平幼弁弘弗必戊打扔扒扑斥旦朮本未末札正母民氐永汁汀氾犯玄玉瓜瓦甘生用甩田由甲申疋白皮皿目矛矢石示禾穴立丞丟乒乓乩亙交亦亥仿伉伙伊伕伍伐休伏仲件任仰仳份企伋光兇兆先全`,
      ],
      [
        `a640`,
        `共再冰列刑划刎刖劣匈匡匠印危吉吏同吊吐吁吋各向名合吃后吆吒因回囝圳地在圭圬圯圩夙多夷夸妄奸妃好她如妁字存宇守宅安寺尖屹州帆并年`,
      ],
      [
        `a6a1`,
        `式弛忙忖戎戌戍成扣扛托收早旨旬旭曲曳有朽朴朱朵次此死氖汝汗汙江池汐汕污汛汍汎灰牟牝百竹米糸缶羊羽老考而耒耳聿肉肋肌臣自至臼舌舛舟艮色艾虫血行衣西阡串亨位住佇佗佞伴佛何估佐佑伽伺伸佃佔似但佣`,
      ],
      [
        `a740`,
        `作你伯低伶余佝佈佚兌克免兵冶冷別判利刪刨劫助努劬匣即卵吝吭吞吾否呎吧呆呃吳呈呂君吩告吹吻吸吮吵吶吠吼呀吱含吟听囪困囤囫坊坑址坍`,
      ],
      [
        `a7a1`,
        `均坎圾坐坏圻壯夾妝妒妨妞妣妙妖妍妤妓妊妥孝孜孚孛完宋宏尬局屁尿尾岐岑岔岌巫希序庇床廷弄弟彤形彷役忘忌志忍忱快忸忪戒我抄抗抖技扶抉扭把扼找批扳抒扯折扮投抓抑抆改攻攸旱更束李杏材村杜杖杞杉杆杠`,
      ],
      [
        `a840`,
        `杓杗步每求汞沙沁沈沉沅沛汪決沐汰沌汨沖沒汽沃汲汾汴沆汶沍沔沘沂灶灼災灸牢牡牠狄狂玖甬甫男甸皂盯矣私秀禿究系罕肖肓肝肘肛肚育良芒`,
      ],
      [
        `a8a1`,
        `芋芍見角言谷豆豕貝赤走足身車辛辰迂迆迅迄巡邑邢邪邦那酉釆里防阮阱阪阬並乖乳事些亞享京佯依侍佳使佬供例來侃佰併侈佩佻侖佾侏侑佺兔兒兕兩具其典冽函刻券刷刺到刮制剁劾劻卒協卓卑卦卷卸卹取叔受味呵`,
      ],
      [
        `a940`,
        `咖呸咕咀呻呷咄咒咆呼咐呱呶和咚呢周咋命咎固垃坷坪坩坡坦坤坼夜奉奇奈奄奔妾妻委妹妮姑姆姐姍始姓姊妯妳姒姅孟孤季宗定官宜宙宛尚屈居`,
      ],
      [
        `a9a1`,
        `屆岷岡岸岩岫岱岳帘帚帖帕帛帑幸庚店府底庖延弦弧弩往征彿彼忝忠忽念忿怏怔怯怵怖怪怕怡性怩怫怛或戕房戾所承拉拌拄抿拂抹拒招披拓拔拋拈抨抽押拐拙拇拍抵拚抱拘拖拗拆抬拎放斧於旺昔易昌昆昂明昀昏昕昊`,
      ],
      [
        `aa40`,
        `昇服朋杭枋枕東果杳杷枇枝林杯杰板枉松析杵枚枓杼杪杲欣武歧歿氓氛泣注泳沱泌泥河沽沾沼波沫法泓沸泄油況沮泗泅泱沿治泡泛泊沬泯泜泖泠`,
      ],
      [
        `aaa1`,
        `炕炎炒炊炙爬爭爸版牧物狀狎狙狗狐玩玨玟玫玥甽疝疙疚的盂盲直知矽社祀祁秉秈空穹竺糾罔羌羋者肺肥肢肱股肫肩肴肪肯臥臾舍芳芝芙芭芽芟芹花芬芥芯芸芣芰芾芷虎虱初表軋迎返近邵邸邱邶采金長門阜陀阿阻附`,
      ],
      [
        `ab40`,
        `陂隹雨青非亟亭亮信侵侯便俠俑俏保促侶俘俟俊俗侮俐俄係俚俎俞侷兗冒冑冠剎剃削前剌剋則勇勉勃勁匍南卻厚叛咬哀咨哎哉咸咦咳哇哂咽咪品`,
      ],
      [
        `aba1`,
        `哄哈咯咫咱咻咩咧咿囿垂型垠垣垢城垮垓奕契奏奎奐姜姘姿姣姨娃姥姪姚姦威姻孩宣宦室客宥封屎屏屍屋峙峒巷帝帥帟幽庠度建弈弭彥很待徊律徇後徉怒思怠急怎怨恍恰恨恢恆恃恬恫恪恤扁拜挖按拼拭持拮拽指拱拷`,
      ],
      [
        `ac40`,
        `拯括拾拴挑挂政故斫施既春昭映昧是星昨昱昤曷柿染柱柔某柬架枯柵柩柯柄柑枴柚查枸柏柞柳枰柙柢柝柒歪殃殆段毒毗氟泉洋洲洪流津洌洱洞洗`,
      ],
      [
        `aca1`,
        `活洽派洶洛泵洹洧洸洩洮洵洎洫炫為炳炬炯炭炸炮炤爰牲牯牴狩狠狡玷珊玻玲珍珀玳甚甭畏界畎畋疫疤疥疢疣癸皆皇皈盈盆盃盅省盹相眉看盾盼眇矜砂研砌砍祆祉祈祇禹禺科秒秋穿突竿竽籽紂紅紀紉紇約紆缸美羿耄`,
      ],
      [
        `ad40`,
        `耐耍耑耶胖胥胚胃胄背胡胛胎胞胤胝致舢苧范茅苣苛苦茄若茂茉苒苗英茁苜苔苑苞苓苟苯茆虐虹虻虺衍衫要觔計訂訃貞負赴赳趴軍軌述迦迢迪迥`,
      ],
      [
        `ada1`,
        `迭迫迤迨郊郎郁郃酋酊重閂限陋陌降面革韋韭音頁風飛食首香乘亳倌倍倣俯倦倥俸倩倖倆值借倚倒們俺倀倔倨俱倡個候倘俳修倭倪俾倫倉兼冤冥冢凍凌准凋剖剜剔剛剝匪卿原厝叟哨唐唁唷哼哥哲唆哺唔哩哭員唉哮哪`,
      ],
      [
        `ae40`,
        `哦唧唇哽唏圃圄埂埔埋埃堉夏套奘奚娑娘娜娟娛娓姬娠娣娩娥娌娉孫屘宰害家宴宮宵容宸射屑展屐峭峽峻峪峨峰島崁峴差席師庫庭座弱徒徑徐恙`,
      ],
      [
        `aea1`,
        `恣恥恐恕恭恩息悄悟悚悍悔悌悅悖扇拳挈拿捎挾振捕捂捆捏捉挺捐挽挪挫挨捍捌效敉料旁旅時晉晏晃晒晌晅晁書朔朕朗校核案框桓根桂桔栩梳栗桌桑栽柴桐桀格桃株桅栓栘桁殊殉殷氣氧氨氦氤泰浪涕消涇浦浸海浙涓`,
      ],
      [
        `af40`,
        `浬涉浮浚浴浩涌涊浹涅浥涔烊烘烤烙烈烏爹特狼狹狽狸狷玆班琉珮珠珪珞畔畝畜畚留疾病症疲疳疽疼疹痂疸皋皰益盍盎眩真眠眨矩砰砧砸砝破砷`,
      ],
      [
        `afa1`,
        `砥砭砠砟砲祕祐祠祟祖神祝祗祚秤秣秧租秦秩秘窄窈站笆笑粉紡紗紋紊素索純紐紕級紜納紙紛缺罟羔翅翁耆耘耕耙耗耽耿胱脂胰脅胭胴脆胸胳脈能脊胼胯臭臬舀舐航舫舨般芻茫荒荔荊茸荐草茵茴荏茲茹茶茗荀茱茨荃`,
      ],
      [
        `b040`,
        `虔蚊蚪蚓蚤蚩蚌蚣蚜衰衷袁袂衽衹記訐討訌訕訊託訓訖訏訑豈豺豹財貢起躬軒軔軏辱送逆迷退迺迴逃追逅迸邕郡郝郢酒配酌釘針釗釜釙閃院陣陡`,
      ],
      [
        `b0a1`,
        `陛陝除陘陞隻飢馬骨高鬥鬲鬼乾偺偽停假偃偌做偉健偶偎偕偵側偷偏倏偯偭兜冕凰剪副勒務勘動匐匏匙匿區匾參曼商啪啦啄啞啡啃啊唱啖問啕唯啤唸售啜唬啣唳啁啗圈國圉域堅堊堆埠埤基堂堵執培夠奢娶婁婉婦婪婀`,
      ],
      [
        `b140`,
        `娼婢婚婆婊孰寇寅寄寂宿密尉專將屠屜屝崇崆崎崛崖崢崑崩崔崙崤崧崗巢常帶帳帷康庸庶庵庾張強彗彬彩彫得徙從徘御徠徜恿患悉悠您惋悴惦悽`,
      ],
      [
        `b1a1`,
        `情悻悵惜悼惘惕惆惟悸惚惇戚戛扈掠控捲掖探接捷捧掘措捱掩掉掃掛捫推掄授掙採掬排掏掀捻捩捨捺敝敖救教敗啟敏敘敕敔斜斛斬族旋旌旎晝晚晤晨晦晞曹勗望梁梯梢梓梵桿桶梱梧梗械梃棄梭梆梅梔條梨梟梡梂欲殺`,
      ],
      [
        `b240`,
        `毫毬氫涎涼淳淙液淡淌淤添淺清淇淋涯淑涮淞淹涸混淵淅淒渚涵淚淫淘淪深淮淨淆淄涪淬涿淦烹焉焊烽烯爽牽犁猜猛猖猓猙率琅琊球理現琍瓠瓶`,
      ],
      [
        `b2a1`,
        `瓷甜產略畦畢異疏痔痕疵痊痍皎盔盒盛眷眾眼眶眸眺硫硃硎祥票祭移窒窕笠笨笛第符笙笞笮粒粗粕絆絃統紮紹紼絀細紳組累終紲紱缽羞羚翌翎習耜聊聆脯脖脣脫脩脰脤舂舵舷舶船莎莞莘荸莢莖莽莫莒莊莓莉莠荷荻荼`,
      ],
      [
        `b340`,
        `莆莧處彪蛇蛀蚶蛄蚵蛆蛋蚱蚯蛉術袞袈被袒袖袍袋覓規訪訝訣訥許設訟訛訢豉豚販責貫貨貪貧赧赦趾趺軛軟這逍通逗連速逝逐逕逞造透逢逖逛途`,
      ],
      [
        `b3a1`,
        `部郭都酗野釵釦釣釧釭釩閉陪陵陳陸陰陴陶陷陬雀雪雩章竟頂頃魚鳥鹵鹿麥麻傢傍傅備傑傀傖傘傚最凱割剴創剩勞勝勛博厥啻喀喧啼喊喝喘喂喜喪喔喇喋喃喳單喟唾喲喚喻喬喱啾喉喫喙圍堯堪場堤堰報堡堝堠壹壺奠`,
      ],
      [
        `b440`,
        `婷媚婿媒媛媧孳孱寒富寓寐尊尋就嵌嵐崴嵇巽幅帽幀幃幾廊廁廂廄弼彭復循徨惑惡悲悶惠愜愣惺愕惰惻惴慨惱愎惶愉愀愒戟扉掣掌描揀揩揉揆揍`,
      ],
      [
        `b4a1`,
        `插揣提握揖揭揮捶援揪換摒揚揹敞敦敢散斑斐斯普晰晴晶景暑智晾晷曾替期朝棺棕棠棘棗椅棟棵森棧棹棒棲棣棋棍植椒椎棉棚楮棻款欺欽殘殖殼毯氮氯氬港游湔渡渲湧湊渠渥渣減湛湘渤湖湮渭渦湯渴湍渺測湃渝渾滋`,
      ],
      [
        `b540`,
        `溉渙湎湣湄湲湩湟焙焚焦焰無然煮焜牌犄犀猶猥猴猩琺琪琳琢琥琵琶琴琯琛琦琨甥甦畫番痢痛痣痙痘痞痠登發皖皓皴盜睏短硝硬硯稍稈程稅稀窘`,
      ],
      [
        `b5a1`,
        `窗窖童竣等策筆筐筒答筍筋筏筑粟粥絞結絨絕紫絮絲絡給絢絰絳善翔翕耋聒肅腕腔腋腑腎脹腆脾腌腓腴舒舜菩萃菸萍菠菅萋菁華菱菴著萊菰萌菌菽菲菊萸萎萄菜萇菔菟虛蛟蛙蛭蛔蛛蛤蛐蛞街裁裂袱覃視註詠評詞証詁`,
      ],
      [
        `b640`,
        `詔詛詐詆訴診訶詖象貂貯貼貳貽賁費賀貴買貶貿貸越超趁跎距跋跚跑跌跛跆軻軸軼辜逮逵週逸進逶鄂郵鄉郾酣酥量鈔鈕鈣鈉鈞鈍鈐鈇鈑閔閏開閑`,
      ],
      [
        `b6a1`,
        `間閒閎隊階隋陽隅隆隍陲隄雁雅雄集雇雯雲韌項順須飧飪飯飩飲飭馮馭黃黍黑亂傭債傲傳僅傾催傷傻傯僇剿剷剽募勦勤勢勣匯嗟嗨嗓嗦嗎嗜嗇嗑嗣嗤嗯嗚嗡嗅嗆嗥嗉園圓塞塑塘塗塚塔填塌塭塊塢塒塋奧嫁嫉嫌媾媽媼`,
      ],
      [
        `b740`,
        `媳嫂媲嵩嵯幌幹廉廈弒彙徬微愚意慈感想愛惹愁愈慎慌慄慍愾愴愧愍愆愷戡戢搓搾搞搪搭搽搬搏搜搔損搶搖搗搆敬斟新暗暉暇暈暖暄暘暍會榔業`,
      ],
      [
        `b7a1`,
        `楚楷楠楔極椰概楊楨楫楞楓楹榆楝楣楛歇歲毀殿毓毽溢溯滓溶滂源溝滇滅溥溘溼溺溫滑準溜滄滔溪溧溴煎煙煩煤煉照煜煬煦煌煥煞煆煨煖爺牒猷獅猿猾瑯瑚瑕瑟瑞瑁琿瑙瑛瑜當畸瘀痰瘁痲痱痺痿痴痳盞盟睛睫睦睞督`,
      ],
      [
        `b840`,
        `睹睪睬睜睥睨睢矮碎碰碗碘碌碉硼碑碓硿祺祿禁萬禽稜稚稠稔稟稞窟窠筷節筠筮筧粱粳粵經絹綑綁綏絛置罩罪署義羨群聖聘肆肄腱腰腸腥腮腳腫`,
      ],
      [
        `b8a1`,
        `腹腺腦舅艇蒂葷落萱葵葦葫葉葬葛萼萵葡董葩葭葆虞虜號蛹蜓蜈蜇蜀蛾蛻蜂蜃蜆蜊衙裟裔裙補裘裝裡裊裕裒覜解詫該詳試詩詰誇詼詣誠話誅詭詢詮詬詹詻訾詨豢貊貉賊資賈賄貲賃賂賅跡跟跨路跳跺跪跤跦躲較載軾輊`,
      ],
      [
        `b940`,
        `辟農運遊道遂達逼違遐遇遏過遍遑逾遁鄒鄗酬酪酩釉鈷鉗鈸鈽鉀鈾鉛鉋鉤鉑鈴鉉鉍鉅鈹鈿鉚閘隘隔隕雍雋雉雊雷電雹零靖靴靶預頑頓頊頒頌飼飴`,
      ],
      [
        `b9a1`,
        `飽飾馳馱馴髡鳩麂鼎鼓鼠僧僮僥僖僭僚僕像僑僱僎僩兢凳劃劂匱厭嗾嘀嘛嘗嗽嘔嘆嘉嘍嘎嗷嘖嘟嘈嘐嗶團圖塵塾境墓墊塹墅塽壽夥夢夤奪奩嫡嫦嫩嫗嫖嫘嫣孵寞寧寡寥實寨寢寤察對屢嶄嶇幛幣幕幗幔廓廖弊彆彰徹慇`,
      ],
      [
        `ba40`,
        `愿態慷慢慣慟慚慘慵截撇摘摔撤摸摟摺摑摧搴摭摻敲斡旗旖暢暨暝榜榨榕槁榮槓構榛榷榻榫榴槐槍榭槌榦槃榣歉歌氳漳演滾漓滴漩漾漠漬漏漂漢`,
      ],
      [
        `baa1`,
        `滿滯漆漱漸漲漣漕漫漯澈漪滬漁滲滌滷熔熙煽熊熄熒爾犒犖獄獐瑤瑣瑪瑰瑭甄疑瘧瘍瘋瘉瘓盡監瞄睽睿睡磁碟碧碳碩碣禎福禍種稱窪窩竭端管箕箋筵算箝箔箏箸箇箄粹粽精綻綰綜綽綾綠緊綴網綱綺綢綿綵綸維緒緇綬`,
      ],
      [
        `bb40`,
        `罰翠翡翟聞聚肇腐膀膏膈膊腿膂臧臺與舔舞艋蓉蒿蓆蓄蒙蒞蒲蒜蓋蒸蓀蓓蒐蒼蓑蓊蜿蜜蜻蜢蜥蜴蜘蝕蜷蜩裳褂裴裹裸製裨褚裯誦誌語誣認誡誓誤`,
      ],
      [
        `bba1`,
        `說誥誨誘誑誚誧豪貍貌賓賑賒赫趙趕跼輔輒輕輓辣遠遘遜遣遙遞遢遝遛鄙鄘鄞酵酸酷酴鉸銀銅銘銖鉻銓銜銨鉼銑閡閨閩閣閥閤隙障際雌雒需靼鞅韶頗領颯颱餃餅餌餉駁骯骰髦魁魂鳴鳶鳳麼鼻齊億儀僻僵價儂儈儉儅凜`,
      ],
      [
        `bc40`,
        `劇劈劉劍劊勰厲嘮嘻嘹嘲嘿嘴嘩噓噎噗噴嘶嘯嘰墀墟增墳墜墮墩墦奭嬉嫻嬋嫵嬌嬈寮寬審寫層履嶝嶔幢幟幡廢廚廟廝廣廠彈影德徵慶慧慮慝慕憂`,
      ],
      [
        `bca1`,
        `慼慰慫慾憧憐憫憎憬憚憤憔憮戮摩摯摹撞撲撈撐撰撥撓撕撩撒撮播撫撚撬撙撢撳敵敷數暮暫暴暱樣樟槨樁樞標槽模樓樊槳樂樅槭樑歐歎殤毅毆漿潼澄潑潦潔澆潭潛潸潮澎潺潰潤澗潘滕潯潠潟熟熬熱熨牖犛獎獗瑩璋璃`,
      ],
      [
        `bd40`,
        `瑾璀畿瘠瘩瘟瘤瘦瘡瘢皚皺盤瞎瞇瞌瞑瞋磋磅確磊碾磕碼磐稿稼穀稽稷稻窯窮箭箱範箴篆篇篁箠篌糊締練緯緻緘緬緝編緣線緞緩綞緙緲緹罵罷羯`,
      ],
      [
        `bda1`,
        `翩耦膛膜膝膠膚膘蔗蔽蔚蓮蔬蔭蔓蔑蔣蔡蔔蓬蔥蓿蔆螂蝴蝶蝠蝦蝸蝨蝙蝗蝌蝓衛衝褐複褒褓褕褊誼諒談諄誕請諸課諉諂調誰論諍誶誹諛豌豎豬賠賞賦賤賬賭賢賣賜質賡赭趟趣踫踐踝踢踏踩踟踡踞躺輝輛輟輩輦輪輜輞`,
      ],
      [
        `be40`,
        `輥適遮遨遭遷鄰鄭鄧鄱醇醉醋醃鋅銻銷鋪銬鋤鋁銳銼鋒鋇鋰銲閭閱霄霆震霉靠鞍鞋鞏頡頫頜颳養餓餒餘駝駐駟駛駑駕駒駙骷髮髯鬧魅魄魷魯鴆鴉`,
      ],
      [
        `bea1`,
        `鴃麩麾黎墨齒儒儘儔儐儕冀冪凝劑劓勳噙噫噹噩噤噸噪器噥噱噯噬噢噶壁墾壇壅奮嬝嬴學寰導彊憲憑憩憊懍憶憾懊懈戰擅擁擋撻撼據擄擇擂操撿擒擔撾整曆曉暹曄曇暸樽樸樺橙橫橘樹橄橢橡橋橇樵機橈歙歷氅濂澱澡`,
      ],
      [
        `bf40`,
        `濃澤濁澧澳激澹澶澦澠澴熾燉燐燒燈燕熹燎燙燜燃燄獨璜璣璘璟璞瓢甌甍瘴瘸瘺盧盥瞠瞞瞟瞥磨磚磬磧禦積穎穆穌穋窺篙簑築篤篛篡篩篦糕糖縊`,
      ],
      [
        `bfa1`,
        `縑縈縛縣縞縝縉縐罹羲翰翱翮耨膳膩膨臻興艘艙蕊蕙蕈蕨蕩蕃蕉蕭蕪蕞螃螟螞螢融衡褪褲褥褫褡親覦諦諺諫諱謀諜諧諮諾謁謂諷諭諳諶諼豫豭貓賴蹄踱踴蹂踹踵輻輯輸輳辨辦遵遴選遲遼遺鄴醒錠錶鋸錳錯錢鋼錫錄錚`,
      ],
      [
        `c040`,
        `錐錦錡錕錮錙閻隧隨險雕霎霑霖霍霓霏靛靜靦鞘頰頸頻頷頭頹頤餐館餞餛餡餚駭駢駱骸骼髻髭鬨鮑鴕鴣鴦鴨鴒鴛默黔龍龜優償儡儲勵嚎嚀嚐嚅嚇`,
      ],
      [
        `c0a1`,
        `嚏壕壓壑壎嬰嬪嬤孺尷屨嶼嶺嶽嶸幫彌徽應懂懇懦懋戲戴擎擊擘擠擰擦擬擱擢擭斂斃曙曖檀檔檄檢檜櫛檣橾檗檐檠歜殮毚氈濘濱濟濠濛濤濫濯澀濬濡濩濕濮濰燧營燮燦燥燭燬燴燠爵牆獰獲璩環璦璨癆療癌盪瞳瞪瞰瞬`,
      ],
      [
        `c140`,
        `瞧瞭矯磷磺磴磯礁禧禪穗窿簇簍篾篷簌篠糠糜糞糢糟糙糝縮績繆縷縲繃縫總縱繅繁縴縹繈縵縿縯罄翳翼聱聲聰聯聳臆臃膺臂臀膿膽臉膾臨舉艱薪`,
      ],
      [
        `c1a1`,
        `薄蕾薜薑薔薯薛薇薨薊虧蟀蟑螳蟒蟆螫螻螺蟈蟋褻褶襄褸褽覬謎謗謙講謊謠謝謄謐豁谿豳賺賽購賸賻趨蹉蹋蹈蹊轄輾轂轅輿避遽還邁邂邀鄹醣醞醜鍍鎂錨鍵鍊鍥鍋錘鍾鍬鍛鍰鍚鍔闊闋闌闈闆隱隸雖霜霞鞠韓顆颶餵騁`,
      ],
      [
        `c240`,
        `駿鮮鮫鮪鮭鴻鴿麋黏點黜黝黛鼾齋叢嚕嚮壙壘嬸彝懣戳擴擲擾攆擺擻擷斷曜朦檳檬櫃檻檸櫂檮檯歟歸殯瀉瀋濾瀆濺瀑瀏燻燼燾燸獷獵璧璿甕癖癘`,
      ],
      [
        `c2a1`,
        `癒瞽瞿瞻瞼礎禮穡穢穠竄竅簫簧簪簞簣簡糧織繕繞繚繡繒繙罈翹翻職聶臍臏舊藏薩藍藐藉薰薺薹薦蟯蟬蟲蟠覆覲觴謨謹謬謫豐贅蹙蹣蹦蹤蹟蹕軀轉轍邇邃邈醫醬釐鎔鎊鎖鎢鎳鎮鎬鎰鎘鎚鎗闔闖闐闕離雜雙雛雞霤鞣鞦`,
      ],
      [
        `c340`,
        `鞭韹額顏題顎顓颺餾餿餽餮馥騎髁鬃鬆魏魎魍鯊鯉鯽鯈鯀鵑鵝鵠黠鼕鼬儳嚥壞壟壢寵龐廬懲懷懶懵攀攏曠曝櫥櫝櫚櫓瀛瀟瀨瀚瀝瀕瀘爆爍牘犢獸`,
      ],
      [
        `c3a1`,
        `獺璽瓊瓣疇疆癟癡矇礙禱穫穩簾簿簸簽簷籀繫繭繹繩繪羅繳羶羹羸臘藩藝藪藕藤藥藷蟻蠅蠍蟹蟾襠襟襖襞譁譜識證譚譎譏譆譙贈贊蹼蹲躇蹶蹬蹺蹴轔轎辭邊邋醱醮鏡鏑鏟鏃鏈鏜鏝鏖鏢鏍鏘鏤鏗鏨關隴難霪霧靡韜韻類`,
      ],
      [
        `c440`,
        `願顛颼饅饉騖騙鬍鯨鯧鯖鯛鶉鵡鵲鵪鵬麒麗麓麴勸嚨嚷嚶嚴嚼壤孀孃孽寶巉懸懺攘攔攙曦朧櫬瀾瀰瀲爐獻瓏癢癥礦礪礬礫竇競籌籃籍糯糰辮繽繼`,
      ],
      [
        `c4a1`,
        `纂罌耀臚艦藻藹蘑藺蘆蘋蘇蘊蠔蠕襤覺觸議譬警譯譟譫贏贍躉躁躅躂醴釋鐘鐃鏽闡霰飄饒饑馨騫騰騷騵鰓鰍鹹麵黨鼯齟齣齡儷儸囁囀囂夔屬巍懼懾攝攜斕曩櫻欄櫺殲灌爛犧瓖瓔癩矓籐纏續羼蘗蘭蘚蠣蠢蠡蠟襪襬覽譴`,
      ],
      [
        `c540`,
        `護譽贓躊躍躋轟辯醺鐮鐳鐵鐺鐸鐲鐫闢霸霹露響顧顥饗驅驃驀騾髏魔魑鰭鰥鶯鶴鷂鶸麝黯鼙齜齦齧儼儻囈囊囉孿巔巒彎懿攤權歡灑灘玀瓤疊癮癬`,
      ],
      [
        `c5a1`,
        `禳籠籟聾聽臟襲襯觼讀贖贗躑躓轡酈鑄鑑鑒霽霾韃韁顫饕驕驍髒鬚鱉鰱鰾鰻鷓鷗鼴齬齪龔囌巖戀攣攫攪曬欐瓚竊籤籣籥纓纖纔臢蘸蘿蠱變邐邏鑣鑠鑤靨顯饜驚驛驗髓體髑鱔鱗鱖鷥麟黴囑壩攬灞癱癲矗罐羈蠶蠹衢讓讒`,
      ],
      [
        `c640`,
        `讖艷贛釀鑪靂靈靄韆顰驟鬢魘鱟鷹鷺鹼鹽鼇齷齲廳欖灣籬籮蠻觀躡釁鑲鑰顱饞髖鬣黌灤矚讚鑷韉驢驥纜讜躪釅鑽鑾鑼鱷鱸黷豔鑿鸚爨驪鬱鸛鸞籲`,
      ],
      [
        `c940`,
        `乂乜凵匚厂万丌乇亍囗兀屮彳丏冇与丮亓仂仉仈冘勼卬厹圠夃夬尐巿旡殳毌气爿丱丼仨仜仩仡仝仚刌匜卌圢圣夗夯宁宄尒尻屴屳帄庀庂忉戉扐氕`,
      ],
      [
        `c9a1`,
        `氶汃氿氻犮犰玊禸肊阞伎优伬仵伔仱伀价伈伝伂伅伢伓伄仴伒冱刓刉刐劦匢匟卍厊吇囡囟圮圪圴夼妀奼妅奻奾奷奿孖尕尥屼屺屻屾巟幵庄异弚彴忕忔忏扜扞扤扡扦扢扙扠扚扥旯旮朾朹朸朻机朿朼朳氘汆汒汜汏汊汔汋`,
      ],
      [
        `ca40`,
        `汌灱牞犴犵玎甪癿穵网艸艼芀艽艿虍襾邙邗邘邛邔阢阤阠阣佖伻佢佉体佤伾佧佒佟佁佘伭伳伿佡冏冹刜刞刡劭劮匉卣卲厎厏吰吷吪呔呅吙吜吥吘`,
      ],
      [
        `caa1`,
        `吽呏呁吨吤呇囮囧囥坁坅坌坉坋坒夆奀妦妘妠妗妎妢妐妏妧妡宎宒尨尪岍岏岈岋岉岒岊岆岓岕巠帊帎庋庉庌庈庍弅弝彸彶忒忑忐忭忨忮忳忡忤忣忺忯忷忻怀忴戺抃抌抎抏抔抇扱扻扺扰抁抈扷扽扲扴攷旰旴旳旲旵杅杇`,
      ],
      [
        `cb40`,
        `杙杕杌杈杝杍杚杋毐氙氚汸汧汫沄沋沏汱汯汩沚汭沇沕沜汦汳汥汻沎灴灺牣犿犽狃狆狁犺狅玕玗玓玔玒町甹疔疕皁礽耴肕肙肐肒肜芐芏芅芎芑芓`,
      ],
      [
        `cba1`,
        `芊芃芄豸迉辿邟邡邥邞邧邠阰阨阯阭丳侘佼侅佽侀侇佶佴侉侄佷佌侗佪侚佹侁佸侐侜侔侞侒侂侕佫佮冞冼冾刵刲刳剆刱劼匊匋匼厒厔咇呿咁咑咂咈呫呺呾呥呬呴呦咍呯呡呠咘呣呧呤囷囹坯坲坭坫坱坰坶垀坵坻坳坴坢`,
      ],
      [
        `cc40`,
        `坨坽夌奅妵妺姏姎妲姌姁妶妼姃姖妱妽姀姈妴姇孢孥宓宕屄屇岮岤岠岵岯岨岬岟岣岭岢岪岧岝岥岶岰岦帗帔帙弨弢弣弤彔徂彾彽忞忥怭怦怙怲怋`,
      ],
      [
        `cca1`,
        `怴怊怗怳怚怞怬怢怍怐怮怓怑怌怉怜戔戽抭抴拑抾抪抶拊抮抳抯抻抩抰抸攽斨斻昉旼昄昒昈旻昃昋昍昅旽昑昐曶朊枅杬枎枒杶杻枘枆构杴枍枌杺枟枑枙枃杽极杸杹枔欥殀歾毞氝沓泬泫泮泙沶泔沭泧沷泐泂沺泃泆泭泲`,
      ],
      [
        `cd40`,
        `泒泝沴沊沝沀泞泀洰泍泇沰泹泏泩泑炔炘炅炓炆炄炑炖炂炚炃牪狖狋狘狉狜狒狔狚狌狑玤玡玭玦玢玠玬玝瓝瓨甿畀甾疌疘皯盳盱盰盵矸矼矹矻矺`,
      ],
      [
        `cda1`,
        `矷祂礿秅穸穻竻籵糽耵肏肮肣肸肵肭舠芠苀芫芚芘芛芵芧芮芼芞芺芴芨芡芩苂芤苃芶芢虰虯虭虮豖迒迋迓迍迖迕迗邲邴邯邳邰阹阽阼阺陃俍俅俓侲俉俋俁俔俜俙侻侳俛俇俖侺俀侹俬剄剉勀勂匽卼厗厖厙厘咺咡咭咥哏`,
      ],
      [
        `ce40`,
        `哃茍咷咮哖咶哅哆咠呰咼咢咾呲哞咰垵垞垟垤垌垗垝垛垔垘垏垙垥垚垕壴复奓姡姞姮娀姱姝姺姽姼姶姤姲姷姛姩姳姵姠姾姴姭宨屌峐峘峌峗峋峛`,
      ],
      [
        `cea1`,
        `峞峚峉峇峊峖峓峔峏峈峆峎峟峸巹帡帢帣帠帤庰庤庢庛庣庥弇弮彖徆怷怹恔恲恞恅恓恇恉恛恌恀恂恟怤恄恘恦恮扂扃拏挍挋拵挎挃拫拹挏挌拸拶挀挓挔拺挕拻拰敁敃斪斿昶昡昲昵昜昦昢昳昫昺昝昴昹昮朏朐柁柲柈枺`,
      ],
      [
        `cf40`,
        `柜枻柸柘柀枷柅柫柤柟枵柍枳柷柶柮柣柂枹柎柧柰枲柼柆柭柌枮柦柛柺柉柊柃柪柋欨殂殄殶毖毘毠氠氡洨洴洭洟洼洿洒洊泚洳洄洙洺洚洑洀洝浂`,
      ],
      [
        `cfa1`,
        `洁洘洷洃洏浀洇洠洬洈洢洉洐炷炟炾炱炰炡炴炵炩牁牉牊牬牰牳牮狊狤狨狫狟狪狦狣玅珌珂珈珅玹玶玵玴珫玿珇玾珃珆玸珋瓬瓮甮畇畈疧疪癹盄眈眃眄眅眊盷盻盺矧矨砆砑砒砅砐砏砎砉砃砓祊祌祋祅祄秕种秏秖秎窀`,
      ],
      [
        `d040`,
        `穾竑笀笁籺籸籹籿粀粁紃紈紁罘羑羍羾耇耎耏耔耷胘胇胠胑胈胂胐胅胣胙胜胊胕胉胏胗胦胍臿舡芔苙苾苹茇苨茀苕茺苫苖苴苬苡苲苵茌苻苶苰苪`,
      ],
      [
        `d0a1`,
        `苤苠苺苳苭虷虴虼虳衁衎衧衪衩觓訄訇赲迣迡迮迠郱邽邿郕郅邾郇郋郈釔釓陔陏陑陓陊陎倞倅倇倓倢倰倛俵俴倳倷倬俶俷倗倜倠倧倵倯倱倎党冔冓凊凄凅凈凎剡剚剒剞剟剕剢勍匎厞唦哢唗唒哧哳哤唚哿唄唈哫唑唅哱`,
      ],
      [
        `d140`,
        `唊哻哷哸哠唎唃唋圁圂埌堲埕埒垺埆垽垼垸垶垿埇埐垹埁夎奊娙娖娭娮娕娏娗娊娞娳孬宧宭宬尃屖屔峬峿峮峱峷崀峹帩帨庨庮庪庬弳弰彧恝恚恧`,
      ],
      [
        `d1a1`,
        `恁悢悈悀悒悁悝悃悕悛悗悇悜悎戙扆拲挐捖挬捄捅挶捃揤挹捋捊挼挩捁挴捘捔捙挭捇挳捚捑挸捗捀捈敊敆旆旃旄旂晊晟晇晑朒朓栟栚桉栲栳栻桋桏栖栱栜栵栫栭栯桎桄栴栝栒栔栦栨栮桍栺栥栠欬欯欭欱欴歭肂殈毦毤`,
      ],
      [
        `d240`,
        `毨毣毢毧氥浺浣浤浶洍浡涒浘浢浭浯涑涍淯浿涆浞浧浠涗浰浼浟涂涘洯浨涋浾涀涄洖涃浻浽浵涐烜烓烑烝烋缹烢烗烒烞烠烔烍烅烆烇烚烎烡牂牸`,
      ],
      [
        `d2a1`,
        `牷牶猀狺狴狾狶狳狻猁珓珙珥珖玼珧珣珩珜珒珛珔珝珚珗珘珨瓞瓟瓴瓵甡畛畟疰痁疻痄痀疿疶疺皊盉眝眛眐眓眒眣眑眕眙眚眢眧砣砬砢砵砯砨砮砫砡砩砳砪砱祔祛祏祜祓祒祑秫秬秠秮秭秪秜秞秝窆窉窅窋窌窊窇竘笐`,
      ],
      [
        `d340`,
        `笄笓笅笏笈笊笎笉笒粄粑粊粌粈粍粅紞紝紑紎紘紖紓紟紒紏紌罜罡罞罠罝罛羖羒翃翂翀耖耾耹胺胲胹胵脁胻脀舁舯舥茳茭荄茙荑茥荖茿荁茦茜茢`,
      ],
      [
        `d3a1`,
        `荂荎茛茪茈茼荍茖茤茠茷茯茩荇荅荌荓茞茬荋茧荈虓虒蚢蚨蚖蚍蚑蚞蚇蚗蚆蚋蚚蚅蚥蚙蚡蚧蚕蚘蚎蚝蚐蚔衃衄衭衵衶衲袀衱衿衯袃衾衴衼訒豇豗豻貤貣赶赸趵趷趶軑軓迾迵适迿迻逄迼迶郖郠郙郚郣郟郥郘郛郗郜郤酐`,
      ],
      [
        `d440`,
        `酎酏釕釢釚陜陟隼飣髟鬯乿偰偪偡偞偠偓偋偝偲偈偍偁偛偊偢倕偅偟偩偫偣偤偆偀偮偳偗偑凐剫剭剬剮勖勓匭厜啵啶唼啍啐唴唪啑啢唶唵唰啒啅`,
      ],
      [
        `d4a1`,
        `唌唲啥啎唹啈唭唻啀啋圊圇埻堔埢埶埜埴堀埭埽堈埸堋埳埏堇埮埣埲埥埬埡堎埼堐埧堁堌埱埩埰堍堄奜婠婘婕婧婞娸娵婭婐婟婥婬婓婤婗婃婝婒婄婛婈媎娾婍娹婌婰婩婇婑婖婂婜孲孮寁寀屙崞崋崝崚崠崌崨崍崦崥崏`,
      ],
      [
        `d540`,
        `崰崒崣崟崮帾帴庱庴庹庲庳弶弸徛徖徟悊悐悆悾悰悺惓惔惏惤惙惝惈悱惛悷惊悿惃惍惀挲捥掊掂捽掽掞掭掝掗掫掎捯掇掐据掯捵掜捭掮捼掤挻掟`,
      ],
      [
        `d5a1`,
        `捸掅掁掑掍捰敓旍晥晡晛晙晜晢朘桹梇梐梜桭桮梮梫楖桯梣梬梩桵桴梲梏桷梒桼桫桲梪梀桱桾梛梖梋梠梉梤桸桻梑梌梊桽欶欳欷欸殑殏殍殎殌氪淀涫涴涳湴涬淩淢涷淶淔渀淈淠淟淖涾淥淜淝淛淴淊涽淭淰涺淕淂淏淉`,
      ],
      [
        `d640`,
        `淐淲淓淽淗淍淣涻烺焍烷焗烴焌烰焄烳焐烼烿焆焓焀烸烶焋焂焎牾牻牼牿猝猗猇猑猘猊猈狿猏猞玈珶珸珵琄琁珽琇琀珺珼珿琌琋珴琈畤畣痎痒痏`,
      ],
      [
        `d6a1`,
        `痋痌痑痐皏皉盓眹眯眭眱眲眴眳眽眥眻眵硈硒硉硍硊硌砦硅硐祤祧祩祪祣祫祡离秺秸秶秷窏窔窐笵筇笴笥笰笢笤笳笘笪笝笱笫笭笯笲笸笚笣粔粘粖粣紵紽紸紶紺絅紬紩絁絇紾紿絊紻紨罣羕羜羝羛翊翋翍翐翑翇翏翉耟`,
      ],
      [
        `d740`,
        `耞耛聇聃聈脘脥脙脛脭脟脬脞脡脕脧脝脢舑舸舳舺舴舲艴莐莣莨莍荺荳莤荴莏莁莕莙荵莔莩荽莃莌莝莛莪莋荾莥莯莈莗莰荿莦莇莮荶莚虙虖蚿蚷`,
      ],
      [
        `d7a1`,
        `蛂蛁蛅蚺蚰蛈蚹蚳蚸蛌蚴蚻蚼蛃蚽蚾衒袉袕袨袢袪袚袑袡袟袘袧袙袛袗袤袬袌袓袎覂觖觙觕訰訧訬訞谹谻豜豝豽貥赽赻赹趼跂趹趿跁軘軞軝軜軗軠軡逤逋逑逜逌逡郯郪郰郴郲郳郔郫郬郩酖酘酚酓酕釬釴釱釳釸釤釹釪`,
      ],
      [
        `d840`,
        `釫釷釨釮镺閆閈陼陭陫陱陯隿靪頄飥馗傛傕傔傞傋傣傃傌傎傝偨傜傒傂傇兟凔匒匑厤厧喑喨喥喭啷噅喢喓喈喏喵喁喣喒喤啽喌喦啿喕喡喎圌堩堷`,
      ],
      [
        `d8a1`,
        `堙堞堧堣堨埵塈堥堜堛堳堿堶堮堹堸堭堬堻奡媯媔媟婺媢媞婸媦婼媥媬媕媮娷媄媊媗媃媋媩婻婽媌媜媏媓媝寪寍寋寔寑寊寎尌尰崷嵃嵫嵁嵋崿崵嵑嵎嵕崳崺嵒崽崱嵙嵂崹嵉崸崼崲崶嵀嵅幄幁彘徦徥徫惉悹惌惢惎惄愔`,
      ],
      [
        `d940`,
        `惲愊愖愅惵愓惸惼惾惁愃愘愝愐惿愄愋扊掔掱掰揎揥揨揯揃撝揳揊揠揶揕揲揵摡揟掾揝揜揄揘揓揂揇揌揋揈揰揗揙攲敧敪敤敜敨敥斌斝斞斮旐旒`,
      ],
      [
        `d9a1`,
        `晼晬晻暀晱晹晪晲朁椌棓椄棜椪棬棪棱椏棖棷棫棤棶椓椐棳棡椇棌椈楰梴椑棯棆椔棸棐棽棼棨椋椊椗棎棈棝棞棦棴棑椆棔棩椕椥棇欹欻欿欼殔殗殙殕殽毰毲毳氰淼湆湇渟湉溈渼渽湅湢渫渿湁湝湳渜渳湋湀湑渻渃渮湞`,
      ],
      [
        `da40`,
        `湨湜湡渱渨湠湱湫渹渢渰湓湥渧湸湤湷湕湹湒湦渵渶湚焠焞焯烻焮焱焣焥焢焲焟焨焺焛牋牚犈犉犆犅犋猒猋猰猢猱猳猧猲猭猦猣猵猌琮琬琰琫琖`,
      ],
      [
        `daa1`,
        `琚琡琭琱琤琣琝琩琠琲瓻甯畯畬痧痚痡痦痝痟痤痗皕皒盚睆睇睄睍睅睊睎睋睌矞矬硠硤硥硜硭硱硪确硰硩硨硞硢祴祳祲祰稂稊稃稌稄窙竦竤筊笻筄筈筌筎筀筘筅粢粞粨粡絘絯絣絓絖絧絪絏絭絜絫絒絔絩絑絟絎缾缿罥`,
      ],
      [
        `db40`,
        `罦羢羠羡翗聑聏聐胾胔腃腊腒腏腇脽腍脺臦臮臷臸臹舄舼舽舿艵茻菏菹萣菀菨萒菧菤菼菶萐菆菈菫菣莿萁菝菥菘菿菡菋菎菖菵菉萉萏菞萑萆菂菳`,
      ],
      [
        `dba1`,
        `菕菺菇菑菪萓菃菬菮菄菻菗菢萛菛菾蛘蛢蛦蛓蛣蛚蛪蛝蛫蛜蛬蛩蛗蛨蛑衈衖衕袺裗袹袸裀袾袶袼袷袽袲褁裉覕覘覗觝觚觛詎詍訹詙詀詗詘詄詅詒詈詑詊詌詏豟貁貀貺貾貰貹貵趄趀趉跘跓跍跇跖跜跏跕跙跈跗跅軯軷軺`,
      ],
      [
        `dc40`,
        `軹軦軮軥軵軧軨軶軫軱軬軴軩逭逴逯鄆鄬鄄郿郼鄈郹郻鄁鄀鄇鄅鄃酡酤酟酢酠鈁鈊鈥鈃鈚鈦鈏鈌鈀鈒釿釽鈆鈄鈧鈂鈜鈤鈙鈗鈅鈖镻閍閌閐隇陾隈`,
      ],
      [
        `dca1`,
        `隉隃隀雂雈雃雱雰靬靰靮頇颩飫鳦黹亃亄亶傽傿僆傮僄僊傴僈僂傰僁傺傱僋僉傶傸凗剺剸剻剼嗃嗛嗌嗐嗋嗊嗝嗀嗔嗄嗩喿嗒喍嗏嗕嗢嗖嗈嗲嗍嗙嗂圔塓塨塤塏塍塉塯塕塎塝塙塥塛堽塣塱壼嫇嫄嫋媺媸媱媵媰媿嫈媻嫆`,
      ],
      [
        `dd40`,
        `媷嫀嫊媴媶嫍媹媐寖寘寙尟尳嵱嵣嵊嵥嵲嵬嵞嵨嵧嵢巰幏幎幊幍幋廅廌廆廋廇彀徯徭惷慉慊愫慅愶愲愮慆愯慏愩慀戠酨戣戥戤揅揱揫搐搒搉搠搤`,
      ],
      [
        `dda1`,
        `搳摃搟搕搘搹搷搢搣搌搦搰搨摁搵搯搊搚摀搥搧搋揧搛搮搡搎敯斒旓暆暌暕暐暋暊暙暔晸朠楦楟椸楎楢楱椿楅楪椹楂楗楙楺楈楉椵楬椳椽楥棰楸椴楩楀楯楄楶楘楁楴楌椻楋椷楜楏楑椲楒椯楻椼歆歅歃歂歈歁殛嗀毻毼`,
      ],
      [
        `de40`,
        `毹毷毸溛滖滈溏滀溟溓溔溠溱溹滆滒溽滁溞滉溷溰滍溦滏溲溾滃滜滘溙溒溎溍溤溡溿溳滐滊溗溮溣煇煔煒煣煠煁煝煢煲煸煪煡煂煘煃煋煰煟煐煓`,
      ],
      [
        `dea1`,
        `煄煍煚牏犍犌犑犐犎猼獂猻猺獀獊獉瑄瑊瑋瑒瑑瑗瑀瑏瑐瑎瑂瑆瑍瑔瓡瓿瓾瓽甝畹畷榃痯瘏瘃痷痾痼痹痸瘐痻痶痭痵痽皙皵盝睕睟睠睒睖睚睩睧睔睙睭矠碇碚碔碏碄碕碅碆碡碃硹碙碀碖硻祼禂祽祹稑稘稙稒稗稕稢稓`,
      ],
      [
        `df40`,
        `稛稐窣窢窞竫筦筤筭筴筩筲筥筳筱筰筡筸筶筣粲粴粯綈綆綀綍絿綅絺綎絻綃絼綌綔綄絽綒罭罫罧罨罬羦羥羧翛翜耡腤腠腷腜腩腛腢腲朡腞腶腧腯`,
      ],
      [
        `dfa1`,
        `腄腡舝艉艄艀艂艅蓱萿葖葶葹蒏蒍葥葑葀蒆葧萰葍葽葚葙葴葳葝蔇葞萷萺萴葺葃葸萲葅萩菙葋萯葂萭葟葰萹葎葌葒葯蓅蒎萻葇萶萳葨葾葄萫葠葔葮葐蜋蜄蛷蜌蛺蛖蛵蝍蛸蜎蜉蜁蛶蜍蜅裖裋裍裎裞裛裚裌裐覅覛觟觥觤`,
      ],
      [
        `e040`,
        `觡觠觢觜触詶誆詿詡訿詷誂誄詵誃誁詴詺谼豋豊豥豤豦貆貄貅賌赨赩趑趌趎趏趍趓趔趐趒跰跠跬跱跮跐跩跣跢跧跲跫跴輆軿輁輀輅輇輈輂輋遒逿`,
      ],
      [
        `e0a1`,
        `遄遉逽鄐鄍鄏鄑鄖鄔鄋鄎酮酯鉈鉒鈰鈺鉦鈳鉥鉞銃鈮鉊鉆鉭鉬鉏鉠鉧鉯鈶鉡鉰鈱鉔鉣鉐鉲鉎鉓鉌鉖鈲閟閜閞閛隒隓隑隗雎雺雽雸雵靳靷靸靲頏頍頎颬飶飹馯馲馰馵骭骫魛鳪鳭鳧麀黽僦僔僗僨僳僛僪僝僤僓僬僰僯僣僠`,
      ],
      [
        `e140`,
        `凘劀劁勩勫匰厬嘧嘕嘌嘒嗼嘏嘜嘁嘓嘂嗺嘝嘄嗿嗹墉塼墐墘墆墁塿塴墋塺墇墑墎塶墂墈塻墔墏壾奫嫜嫮嫥嫕嫪嫚嫭嫫嫳嫢嫠嫛嫬嫞嫝嫙嫨嫟孷寠`,
      ],
      [
        `e1a1`,
        `寣屣嶂嶀嵽嶆嵺嶁嵷嶊嶉嶈嵾嵼嶍嵹嵿幘幙幓廘廑廗廎廜廕廙廒廔彄彃彯徶愬愨慁慞慱慳慒慓慲慬憀慴慔慺慛慥愻慪慡慖戩戧戫搫摍摛摝摴摶摲摳摽摵摦撦摎撂摞摜摋摓摠摐摿搿摬摫摙摥摷敳斠暡暠暟朅朄朢榱榶槉`,
      ],
      [
        `e240`,
        `榠槎榖榰榬榼榑榙榎榧榍榩榾榯榿槄榽榤槔榹槊榚槏榳榓榪榡榞槙榗榐槂榵榥槆歊歍歋殞殟殠毃毄毾滎滵滱漃漥滸漷滻漮漉潎漙漚漧漘漻漒滭漊`,
      ],
      [
        `e2a1`,
        `漶潳滹滮漭潀漰漼漵滫漇漎潃漅滽滶漹漜滼漺漟漍漞漈漡熇熐熉熀熅熂熏煻熆熁熗牄牓犗犕犓獃獍獑獌瑢瑳瑱瑵瑲瑧瑮甀甂甃畽疐瘖瘈瘌瘕瘑瘊瘔皸瞁睼瞅瞂睮瞀睯睾瞃碲碪碴碭碨硾碫碞碥碠碬碢碤禘禊禋禖禕禔禓`,
      ],
      [
        `e340`,
        `禗禈禒禐稫穊稰稯稨稦窨窫窬竮箈箜箊箑箐箖箍箌箛箎箅箘劄箙箤箂粻粿粼粺綧綷緂綣綪緁緀緅綝緎緄緆緋緌綯綹綖綼綟綦綮綩綡緉罳翢翣翥翞`,
      ],
      [
        `e3a1`,
        `耤聝聜膉膆膃膇膍膌膋舕蒗蒤蒡蒟蒺蓎蓂蒬蒮蒫蒹蒴蓁蓍蒪蒚蒱蓐蒝蒧蒻蒢蒔蓇蓌蒛蒩蒯蒨蓖蒘蒶蓏蒠蓗蓔蓒蓛蒰蒑虡蜳蜣蜨蝫蝀蜮蜞蜡蜙蜛蝃蜬蝁蜾蝆蜠蜲蜪蜭蜼蜒蜺蜱蜵蝂蜦蜧蜸蜤蜚蜰蜑裷裧裱裲裺裾裮裼裶裻`,
      ],
      [
        `e440`,
        `裰裬裫覝覡覟覞觩觫觨誫誙誋誒誏誖谽豨豩賕賏賗趖踉踂跿踍跽踊踃踇踆踅跾踀踄輐輑輎輍鄣鄜鄠鄢鄟鄝鄚鄤鄡鄛酺酲酹酳銥銤鉶銛鉺銠銔銪銍`,
      ],
      [
        `e4a1`,
        `銦銚銫鉹銗鉿銣鋮銎銂銕銢鉽銈銡銊銆銌銙銧鉾銇銩銝銋鈭隞隡雿靘靽靺靾鞃鞀鞂靻鞄鞁靿韎韍頖颭颮餂餀餇馝馜駃馹馻馺駂馽駇骱髣髧鬾鬿魠魡魟鳱鳲鳵麧僿儃儰僸儆儇僶僾儋儌僽儊劋劌勱勯噈噂噌嘵噁噊噉噆噘`,
      ],
      [
        `e540`,
        `噚噀嘳嘽嘬嘾嘸嘪嘺圚墫墝墱墠墣墯墬墥墡壿嫿嫴嫽嫷嫶嬃嫸嬂嫹嬁嬇嬅嬏屧嶙嶗嶟嶒嶢嶓嶕嶠嶜嶡嶚嶞幩幝幠幜緳廛廞廡彉徲憋憃慹憱憰憢憉`,
      ],
      [
        `e5a1`,
        `憛憓憯憭憟憒憪憡憍慦憳戭摮摰撖撠撅撗撜撏撋撊撌撣撟摨撱撘敶敺敹敻斲斳暵暰暩暲暷暪暯樀樆樗槥槸樕槱槤樠槿槬槢樛樝槾樧槲槮樔槷槧橀樈槦槻樍槼槫樉樄樘樥樏槶樦樇槴樖歑殥殣殢殦氁氀毿氂潁漦潾澇濆澒`,
      ],
      [
        `e640`,
        `澍澉澌潢潏澅潚澖潶潬澂潕潲潒潐潗澔澓潝漀潡潫潽潧澐潓澋潩潿澕潣潷潪潻熲熯熛熰熠熚熩熵熝熥熞熤熡熪熜熧熳犘犚獘獒獞獟獠獝獛獡獚獙`,
      ],
      [
        `e6a1`,
        `獢璇璉璊璆璁瑽璅璈瑼瑹甈甇畾瘥瘞瘙瘝瘜瘣瘚瘨瘛皜皝皞皛瞍瞏瞉瞈磍碻磏磌磑磎磔磈磃磄磉禚禡禠禜禢禛歶稹窲窴窳箷篋箾箬篎箯箹篊箵糅糈糌糋緷緛緪緧緗緡縃緺緦緶緱緰緮緟罶羬羰羭翭翫翪翬翦翨聤聧膣膟`,
      ],
      [
        `e740`,
        `膞膕膢膙膗舖艏艓艒艐艎艑蔤蔻蔏蔀蔩蔎蔉蔍蔟蔊蔧蔜蓻蔫蓺蔈蔌蓴蔪蓲蔕蓷蓫蓳蓼蔒蓪蓩蔖蓾蔨蔝蔮蔂蓽蔞蓶蔱蔦蓧蓨蓰蓯蓹蔘蔠蔰蔋蔙蔯虢`,
      ],
      [
        `e7a1`,
        `蝖蝣蝤蝷蟡蝳蝘蝔蝛蝒蝡蝚蝑蝞蝭蝪蝐蝎蝟蝝蝯蝬蝺蝮蝜蝥蝏蝻蝵蝢蝧蝩衚褅褌褔褋褗褘褙褆褖褑褎褉覢覤覣觭觰觬諏諆誸諓諑諔諕誻諗誾諀諅諘諃誺誽諙谾豍貏賥賟賙賨賚賝賧趠趜趡趛踠踣踥踤踮踕踛踖踑踙踦踧`,
      ],
      [
        `e840`,
        `踔踒踘踓踜踗踚輬輤輘輚輠輣輖輗遳遰遯遧遫鄯鄫鄩鄪鄲鄦鄮醅醆醊醁醂醄醀鋐鋃鋄鋀鋙銶鋏鋱鋟鋘鋩鋗鋝鋌鋯鋂鋨鋊鋈鋎鋦鋍鋕鋉鋠鋞鋧鋑鋓`,
      ],
      [
        `e8a1`,
        `銵鋡鋆銴镼閬閫閮閰隤隢雓霅霈霂靚鞊鞎鞈韐韏頞頝頦頩頨頠頛頧颲餈飺餑餔餖餗餕駜駍駏駓駔駎駉駖駘駋駗駌骳髬髫髳髲髱魆魃魧魴魱魦魶魵魰魨魤魬鳼鳺鳽鳿鳷鴇鴀鳹鳻鴈鴅鴄麃黓鼏鼐儜儓儗儚儑凞匴叡噰噠噮`,
      ],
      [
        `e940`,
        `噳噦噣噭噲噞噷圜圛壈墽壉墿墺壂墼壆嬗嬙嬛嬡嬔嬓嬐嬖嬨嬚嬠嬞寯嶬嶱嶩嶧嶵嶰嶮嶪嶨嶲嶭嶯嶴幧幨幦幯廩廧廦廨廥彋徼憝憨憖懅憴懆懁懌憺`,
      ],
      [
        `e9a1`,
        `憿憸憌擗擖擐擏擉撽撉擃擛擳擙攳敿敼斢曈暾曀曊曋曏暽暻暺曌朣樴橦橉橧樲橨樾橝橭橶橛橑樨橚樻樿橁橪橤橐橏橔橯橩橠樼橞橖橕橍橎橆歕歔歖殧殪殫毈毇氄氃氆澭濋澣濇澼濎濈潞濄澽澞濊澨瀄澥澮澺澬澪濏澿澸`,
      ],
      [
        `ea40`,
        `澢濉澫濍澯澲澰燅燂熿熸燖燀燁燋燔燊燇燏熽燘熼燆燚燛犝犞獩獦獧獬獥獫獪瑿璚璠璔璒璕璡甋疀瘯瘭瘱瘽瘳瘼瘵瘲瘰皻盦瞚瞝瞡瞜瞛瞢瞣瞕瞙`,
      ],
      [
        `eaa1`,
        `瞗磝磩磥磪磞磣磛磡磢磭磟磠禤穄穈穇窶窸窵窱窷篞篣篧篝篕篥篚篨篹篔篪篢篜篫篘篟糒糔糗糐糑縒縡縗縌縟縠縓縎縜縕縚縢縋縏縖縍縔縥縤罃罻罼罺羱翯耪耩聬膱膦膮膹膵膫膰膬膴膲膷膧臲艕艖艗蕖蕅蕫蕍蕓蕡蕘`,
      ],
      [
        `eb40`,
        `蕀蕆蕤蕁蕢蕄蕑蕇蕣蔾蕛蕱蕎蕮蕵蕕蕧蕠薌蕦蕝蕔蕥蕬虣虥虤螛螏螗螓螒螈螁螖螘蝹螇螣螅螐螑螝螄螔螜螚螉褞褦褰褭褮褧褱褢褩褣褯褬褟觱諠`,
      ],
      [
        `eba1`,
        `諢諲諴諵諝謔諤諟諰諈諞諡諨諿諯諻貑貒貐賵賮賱賰賳赬赮趥趧踳踾踸蹀蹅踶踼踽蹁踰踿躽輶輮輵輲輹輷輴遶遹遻邆郺鄳鄵鄶醓醐醑醍醏錧錞錈錟錆錏鍺錸錼錛錣錒錁鍆錭錎錍鋋錝鋺錥錓鋹鋷錴錂錤鋿錩錹錵錪錔錌`,
      ],
      [
        `ec40`,
        `錋鋾錉錀鋻錖閼闍閾閹閺閶閿閵閽隩雔霋霒霐鞙鞗鞔韰韸頵頯頲餤餟餧餩馞駮駬駥駤駰駣駪駩駧骹骿骴骻髶髺髹髷鬳鮀鮅鮇魼魾魻鮂鮓鮒鮐魺鮕`,
      ],
      [
        `eca1`,
        `魽鮈鴥鴗鴠鴞鴔鴩鴝鴘鴢鴐鴙鴟麈麆麇麮麭黕黖黺鼒鼽儦儥儢儤儠儩勴嚓嚌嚍嚆嚄嚃噾嚂噿嚁壖壔壏壒嬭嬥嬲嬣嬬嬧嬦嬯嬮孻寱寲嶷幬幪徾徻懃憵憼懧懠懥懤懨懞擯擩擣擫擤擨斁斀斶旚曒檍檖檁檥檉檟檛檡檞檇檓檎`,
      ],
      [
        `ed40`,
        `檕檃檨檤檑橿檦檚檅檌檒歛殭氉濌澩濴濔濣濜濭濧濦濞濲濝濢濨燡燱燨燲燤燰燢獳獮獯璗璲璫璐璪璭璱璥璯甐甑甒甏疄癃癈癉癇皤盩瞵瞫瞲瞷瞶`,
      ],
      [
        `eda1`,
        `瞴瞱瞨矰磳磽礂磻磼磲礅磹磾礄禫禨穜穛穖穘穔穚窾竀竁簅簏篲簀篿篻簎篴簋篳簂簉簃簁篸篽簆篰篱簐簊糨縭縼繂縳顈縸縪繉繀繇縩繌縰縻縶繄縺罅罿罾罽翴翲耬膻臄臌臊臅臇膼臩艛艚艜薃薀薏薧薕薠薋薣蕻薤薚薞`,
      ],
      [
        `ee40`,
        `蕷蕼薉薡蕺蕸蕗薎薖薆薍薙薝薁薢薂薈薅蕹蕶薘薐薟虨螾螪螭蟅螰螬螹螵螼螮蟉蟃蟂蟌螷螯蟄蟊螴螶螿螸螽蟞螲褵褳褼褾襁襒褷襂覭覯覮觲觳謞`,
      ],
      [
        `eea1`,
        `謘謖謑謅謋謢謏謒謕謇謍謈謆謜謓謚豏豰豲豱豯貕貔賹赯蹎蹍蹓蹐蹌蹇轃轀邅遾鄸醚醢醛醙醟醡醝醠鎡鎃鎯鍤鍖鍇鍼鍘鍜鍶鍉鍐鍑鍠鍭鎏鍌鍪鍹鍗鍕鍒鍏鍱鍷鍻鍡鍞鍣鍧鎀鍎鍙闇闀闉闃闅閷隮隰隬霠霟霘霝霙鞚鞡鞜`,
      ],
      [
        `ef40`,
        `鞞鞝韕韔韱顁顄顊顉顅顃餥餫餬餪餳餲餯餭餱餰馘馣馡騂駺駴駷駹駸駶駻駽駾駼騃骾髾髽鬁髼魈鮚鮨鮞鮛鮦鮡鮥鮤鮆鮢鮠鮯鴳鵁鵧鴶鴮鴯鴱鴸鴰`,
      ],
      [
        `efa1`,
        `鵅鵂鵃鴾鴷鵀鴽翵鴭麊麉麍麰黈黚黻黿鼤鼣鼢齔龠儱儭儮嚘嚜嚗嚚嚝嚙奰嬼屩屪巀幭幮懘懟懭懮懱懪懰懫懖懩擿攄擽擸攁攃擼斔旛曚曛曘櫅檹檽櫡櫆檺檶檷櫇檴檭歞毉氋瀇瀌瀍瀁瀅瀔瀎濿瀀濻瀦濼濷瀊爁燿燹爃燽獶`,
      ],
      [
        `f040`,
        `璸瓀璵瓁璾璶璻瓂甔甓癜癤癙癐癓癗癚皦皽盬矂瞺磿礌礓礔礉礐礒礑禭禬穟簜簩簙簠簟簭簝簦簨簢簥簰繜繐繖繣繘繢繟繑繠繗繓羵羳翷翸聵臑臒`,
      ],
      [
        `f0a1`,
        `臐艟艞薴藆藀藃藂薳薵薽藇藄薿藋藎藈藅薱薶藒蘤薸薷薾虩蟧蟦蟢蟛蟫蟪蟥蟟蟳蟤蟔蟜蟓蟭蟘蟣螤蟗蟙蠁蟴蟨蟝襓襋襏襌襆襐襑襉謪謧謣謳謰謵譇謯謼謾謱謥謷謦謶謮謤謻謽謺豂豵貙貘貗賾贄贂贀蹜蹢蹠蹗蹖蹞蹥蹧`,
      ],
      [
        `f140`,
        `蹛蹚蹡蹝蹩蹔轆轇轈轋鄨鄺鄻鄾醨醥醧醯醪鎵鎌鎒鎷鎛鎝鎉鎧鎎鎪鎞鎦鎕鎈鎙鎟鎍鎱鎑鎲鎤鎨鎴鎣鎥闒闓闑隳雗雚巂雟雘雝霣霢霥鞬鞮鞨鞫鞤鞪`,
      ],
      [
        `f1a1`,
        `鞢鞥韗韙韖韘韺顐顑顒颸饁餼餺騏騋騉騍騄騑騊騅騇騆髀髜鬈鬄鬅鬩鬵魊魌魋鯇鯆鯃鮿鯁鮵鮸鯓鮶鯄鮹鮽鵜鵓鵏鵊鵛鵋鵙鵖鵌鵗鵒鵔鵟鵘鵚麎麌黟鼁鼀鼖鼥鼫鼪鼩鼨齌齕儴儵劖勷厴嚫嚭嚦嚧嚪嚬壚壝壛夒嬽嬾嬿巃幰`,
      ],
      [
        `f240`,
        `徿懻攇攐攍攉攌攎斄旞旝曞櫧櫠櫌櫑櫙櫋櫟櫜櫐櫫櫏櫍櫞歠殰氌瀙瀧瀠瀖瀫瀡瀢瀣瀩瀗瀤瀜瀪爌爊爇爂爅犥犦犤犣犡瓋瓅璷瓃甖癠矉矊矄矱礝礛`,
      ],
      [
        `f2a1`,
        `礡礜礗礞禰穧穨簳簼簹簬簻糬糪繶繵繸繰繷繯繺繲繴繨罋罊羃羆羷翽翾聸臗臕艤艡艣藫藱藭藙藡藨藚藗藬藲藸藘藟藣藜藑藰藦藯藞藢蠀蟺蠃蟶蟷蠉蠌蠋蠆蟼蠈蟿蠊蠂襢襚襛襗襡襜襘襝襙覈覷覶觶譐譈譊譀譓譖譔譋譕`,
      ],
      [
        `f340`,
        `譑譂譒譗豃豷豶貚贆贇贉趬趪趭趫蹭蹸蹳蹪蹯蹻軂轒轑轏轐轓辴酀鄿醰醭鏞鏇鏏鏂鏚鏐鏹鏬鏌鏙鎩鏦鏊鏔鏮鏣鏕鏄鏎鏀鏒鏧镽闚闛雡霩霫霬霨霦`,
      ],
      [
        `f3a1`,
        `鞳鞷鞶韝韞韟顜顙顝顗颿颽颻颾饈饇饃馦馧騚騕騥騝騤騛騢騠騧騣騞騜騔髂鬋鬊鬎鬌鬷鯪鯫鯠鯞鯤鯦鯢鯰鯔鯗鯬鯜鯙鯥鯕鯡鯚鵷鶁鶊鶄鶈鵱鶀鵸鶆鶋鶌鵽鵫鵴鵵鵰鵩鶅鵳鵻鶂鵯鵹鵿鶇鵨麔麑黀黼鼭齀齁齍齖齗齘匷嚲`,
      ],
      [
        `f440`,
        `嚵嚳壣孅巆巇廮廯忀忁懹攗攖攕攓旟曨曣曤櫳櫰櫪櫨櫹櫱櫮櫯瀼瀵瀯瀷瀴瀱灂瀸瀿瀺瀹灀瀻瀳灁爓爔犨獽獼璺皫皪皾盭矌矎矏矍矲礥礣礧礨礤礩`,
      ],
      [
        `f4a1`,
        `禲穮穬穭竷籉籈籊籇籅糮繻繾纁纀羺翿聹臛臙舋艨艩蘢藿蘁藾蘛蘀藶蘄蘉蘅蘌藽蠙蠐蠑蠗蠓蠖襣襦覹觷譠譪譝譨譣譥譧譭趮躆躈躄轙轖轗轕轘轚邍酃酁醷醵醲醳鐋鐓鏻鐠鐏鐔鏾鐕鐐鐨鐙鐍鏵鐀鏷鐇鐎鐖鐒鏺鐉鏸鐊鏿`,
      ],
      [
        `f540`,
        `鏼鐌鏶鐑鐆闞闠闟霮霯鞹鞻韽韾顠顢顣顟飁飂饐饎饙饌饋饓騲騴騱騬騪騶騩騮騸騭髇髊髆鬐鬒鬑鰋鰈鯷鰅鰒鯸鱀鰇鰎鰆鰗鰔鰉鶟鶙鶤鶝鶒鶘鶐鶛`,
      ],
      [
        `f5a1`,
        `鶠鶔鶜鶪鶗鶡鶚鶢鶨鶞鶣鶿鶩鶖鶦鶧麙麛麚黥黤黧黦鼰鼮齛齠齞齝齙龑儺儹劘劗囃嚽嚾孈孇巋巏廱懽攛欂櫼欃櫸欀灃灄灊灈灉灅灆爝爚爙獾甗癪矐礭礱礯籔籓糲纊纇纈纋纆纍罍羻耰臝蘘蘪蘦蘟蘣蘜蘙蘧蘮蘡蘠蘩蘞蘥`,
      ],
      [
        `f640`,
        `蠩蠝蠛蠠蠤蠜蠫衊襭襩襮襫觺譹譸譅譺譻贐贔趯躎躌轞轛轝酆酄酅醹鐿鐻鐶鐩鐽鐼鐰鐹鐪鐷鐬鑀鐱闥闤闣霵霺鞿韡顤飉飆飀饘饖騹騽驆驄驂驁騺`,
      ],
      [
        `f6a1`,
        `騿髍鬕鬗鬘鬖鬺魒鰫鰝鰜鰬鰣鰨鰩鰤鰡鶷鶶鶼鷁鷇鷊鷏鶾鷅鷃鶻鶵鷎鶹鶺鶬鷈鶱鶭鷌鶳鷍鶲鹺麜黫黮黭鼛鼘鼚鼱齎齥齤龒亹囆囅囋奱孋孌巕巑廲攡攠攦攢欋欈欉氍灕灖灗灒爞爟犩獿瓘瓕瓙瓗癭皭礵禴穰穱籗籜籙籛籚`,
      ],
      [
        `f740`,
        `糴糱纑罏羇臞艫蘴蘵蘳蘬蘲蘶蠬蠨蠦蠪蠥襱覿覾觻譾讄讂讆讅譿贕躕躔躚躒躐躖躗轠轢酇鑌鑐鑊鑋鑏鑇鑅鑈鑉鑆霿韣顪顩飋饔饛驎驓驔驌驏驈驊`,
      ],
      [
        `f7a1`,
        `驉驒驐髐鬙鬫鬻魖魕鱆鱈鰿鱄鰹鰳鱁鰼鰷鰴鰲鰽鰶鷛鷒鷞鷚鷋鷐鷜鷑鷟鷩鷙鷘鷖鷵鷕鷝麶黰鼵鼳鼲齂齫龕龢儽劙壨壧奲孍巘蠯彏戁戃戄攩攥斖曫欑欒欏毊灛灚爢玂玁玃癰矔籧籦纕艬蘺虀蘹蘼蘱蘻蘾蠰蠲蠮蠳襶襴襳觾`,
      ],
      [
        `f840`,
        `讌讎讋讈豅贙躘轤轣醼鑢鑕鑝鑗鑞韄韅頀驖驙鬞鬟鬠鱒鱘鱐鱊鱍鱋鱕鱙鱌鱎鷻鷷鷯鷣鷫鷸鷤鷶鷡鷮鷦鷲鷰鷢鷬鷴鷳鷨鷭黂黐黲黳鼆鼜鼸鼷鼶齃齏`,
      ],
      [
        `f8a1`,
        `齱齰齮齯囓囍孎屭攭曭曮欓灟灡灝灠爣瓛瓥矕礸禷禶籪纗羉艭虃蠸蠷蠵衋讔讕躞躟躠躝醾醽釂鑫鑨鑩雥靆靃靇韇韥驞髕魙鱣鱧鱦鱢鱞鱠鸂鷾鸇鸃鸆鸅鸀鸁鸉鷿鷽鸄麠鼞齆齴齵齶囔攮斸欘欙欗欚灢爦犪矘矙礹籩籫糶纚`,
      ],
      [
        `f940`,
        `纘纛纙臠臡虆虇虈襹襺襼襻觿讘讙躥躤躣鑮鑭鑯鑱鑳靉顲饟鱨鱮鱭鸋鸍鸐鸏鸒鸑麡黵鼉齇齸齻齺齹圞灦籯蠼趲躦釃鑴鑸鑶鑵驠鱴鱳鱱鱵鸔鸓黶鼊`,
      ],
      [
        `f9a1`,
        `龤灨灥糷虪蠾蠽蠿讞貜躩軉靋顳顴飌饡馫驤驦驧鬤鸕鸗齈戇欞爧虌躨钂钀钁驩驨鬮鸙爩虋讟钃鱹麷癵驫鱺鸝灩灪麤齾齉龘碁銹裏墻恒粧嫺╔╦╗╠╬╣╚╩╝╒╤╕╞╪╡╘╧╛╓╥╖╟╫╢╙╨╜║═╭╮╰╯▓`,
      ],
    ];
  }),
  require_big5_added = /* @__PURE__ */ __commonJSMin((e, t) => {
    t.exports = [
      [`8740`, `䏰䰲䘃䖦䕸𧉧䵷䖳𧲱䳢𧳅㮕䜶䝄䱇䱀𤊿𣘗𧍒𦺋𧃒䱗𪍑䝏䗚䲅𧱬䴇䪤䚡𦬣爥𥩔𡩣𣸆𣽡晍囻`],
      [`8767`, `綕夝𨮹㷴霴𧯯寛𡵞媤㘥𩺰嫑宷峼杮薓𩥅瑡璝㡵𡵓𣚞𦀡㻬`],
      [
        `87a1`,
        `𥣞㫵竼龗𤅡𨤍𣇪𠪊𣉞䌊蒄龖鐯䤰蘓墖靊鈘秐稲晠権袝瑌篅枂稬剏遆㓦珄𥶹瓆鿇垳䤯呌䄱𣚎堘穲𧭥讏䚮𦺈䆁𥶙箮𢒼鿈𢓁𢓉𢓌鿉蔄𣖻䂴鿊䓡𪷿拁灮鿋`,
      ],
      [
        `8840`,
        `㇀`,
        4,
        `𠄌㇅𠃑𠃍㇆㇇𠃋𡿨㇈𠃊㇉㇊㇋㇌𠄎㇍㇎ĀÁǍÀĒÉĚÈŌÓǑÒ࿿Ê̄Ế࿿Ê̌ỀÊāáǎàɑēéěèīíǐìōóǒòūúǔùǖǘǚ`,
      ],
      [`88a1`, `ǜü࿿ê̄ế࿿ê̌ềêɡ⏚⏛`],
      [`8940`, `𪎩𡅅`],
      [`8943`, `攊`],
      [`8946`, `丽滝鵎釟`],
      [
        `894c`,
        `𧜵撑会伨侨兖兴农凤务动医华发变团声处备夲头学实実岚庆总斉柾栄桥济炼电纤纬纺织经统缆缷艺苏药视设询车轧轮`,
      ],
      [`89a1`, `琑糼緍楆竉刧`],
      [`89ab`, `醌碸酞肼`],
      [`89b0`, `贋胶𠧧`],
      [`89b5`, `肟黇䳍鷉鸌䰾𩷶𧀎鸊𪄳㗁`],
      [`89c1`, `溚舾甙`],
      [
        `89c5`,
        `䤑马骏龙禇𨑬𡷊𠗐𢫦两亁亀亇亿仫伷㑌侽㹈倃傈㑽㒓㒥円夅凛凼刅争剹劐匧㗇厩㕑厰㕓参吣㕭㕲㚁咓咣咴咹哐哯唘唣唨㖘唿㖥㖿嗗㗅`,
      ],
      [`8a40`, `𧶄唥`],
      [`8a43`, `𠱂𠴕𥄫喐𢳆㧬𠍁蹆𤶸𩓥䁓𨂾睺𢰸㨴䟕𨅝𦧲𤷪擝𠵼𠾴𠳕𡃴撍蹾𠺖𠰋𠽤𢲩𨉖𤓓`],
      [`8a64`, `𠵆𩩍𨃩䟴𤺧𢳂骲㩧𩗴㿭㔆𥋇𩟔𧣈𢵄鵮頕`],
      [`8a76`, `䏙𦂥撴哣𢵌𢯊𡁷㧻𡁯`],
      [`8aa1`, `𦛚𦜖𧦠擪𥁒𠱃蹨𢆡𨭌𠜱`],
      [`8aac`, `䠋𠆩㿺塳𢶍`],
      [`8ab2`, `𤗈𠓼𦂗𠽌𠶖啹䂻䎺`],
      [`8abb`, `䪴𢩦𡂝膪飵𠶜捹㧾𢝵跀嚡摼㹃`],
      [`8ac9`, `𪘁𠸉𢫏𢳉`],
      [`8ace`, `𡃈𣧂㦒㨆𨊛㕸𥹉𢃇噒𠼱𢲲𩜠㒼氽𤸻`],
      [`8adf`, `𧕴𢺋𢈈𪙛𨳍𠹺𠰴𦠜羓𡃏𢠃𢤹㗻𥇣𠺌𠾍𠺪㾓𠼰𠵇𡅏𠹌`],
      [`8af6`, `𠺫𠮩𠵈𡃀𡄽㿹𢚖搲𠾭`],
      [`8b40`, `𣏴𧘹𢯎𠵾𠵿𢱑𢱕㨘𠺘𡃇𠼮𪘲𦭐𨳒𨶙𨳊閪哌苄喹`],
      [
        `8b55`,
        `𩻃鰦骶𧝞𢷮煀腭胬尜𦕲脴㞗卟𨂽醶𠻺𠸏𠹷𠻻㗝𤷫㘉𠳖嚯𢞵𡃉𠸐𠹸𡁸𡅈𨈇𡑕𠹹𤹐𢶤婔𡀝𡀞𡃵𡃶垜𠸑`,
      ],
      [
        `8ba1`,
        `𧚔𨋍𠾵𠹻𥅾㜃𠾶𡆀𥋘𪊽𤧚𡠺𤅷𨉼墙剨㘚𥜽箲孨䠀䬬鼧䧧鰟鮍𥭴𣄽嗻㗲嚉丨夂𡯁屮靑𠂆乛亻㔾尣彑忄㣺扌攵歺氵氺灬爫丬犭𤣩罒礻糹罓𦉪㓁`,
      ],
      [`8bde`, `𦍋耂肀𦘒𦥑卝衤见𧢲讠贝钅镸长门𨸏韦页风飞饣𩠐鱼鸟黄歯龜丷𠂇阝户钢`],
      [
        `8c40`,
        `倻淾𩱳龦㷉袏𤅎灷峵䬠𥇍㕙𥴰愢𨨲辧釶熑朙玺𣊁𪄇㲋𡦀䬐磤琂冮𨜏䀉橣𪊺䈣蘏𠩯稪𩥇𨫪靕灍匤𢁾鏴盙𨧣龧矝亣俰傼丯众龨吴綋墒壐𡶶庒庙忂𢜒斋`,
      ],
      [`8ca1`, `𣏹椙橃𣱣泿`],
      [`8ca7`, `爀𤔅玌㻛𤨓嬕璹讃𥲤𥚕窓篬糃繬苸薗龩袐龪躹龫迏蕟駠鈡龬𨶹𡐿䁱䊢娚`],
      [`8cc9`, `顨杫䉶圽`],
      [`8cce`, `藖𤥻芿𧄍䲁𦵴嵻𦬕𦾾龭龮宖龯曧繛湗秊㶈䓃𣉖𢞖䎚䔶`],
      [`8ce6`, `峕𣬚諹屸㴒𣕑嵸龲煗䕘𤃬𡸣䱷㥸㑊𠆤𦱁諌侴𠈹妿腬顖𩣺弻`],
      [`8d40`, `𠮟`],
      [
        `8d42`,
        `𢇁𨥭䄂䚻𩁹㼇龳𪆵䃸㟖䛷𦱆䅼𨚲𧏿䕭㣔𥒚䕡䔛䶉䱻䵶䗪㿈𤬏㙡䓞䒽䇭崾嵈嵖㷼㠏嶤嶹㠠㠸幂庽弥徃㤈㤔㤿㥍惗愽峥㦉憷憹懏㦸戬抐拥挘㧸嚱`,
      ],
      [
        `8da1`,
        `㨃揢揻搇摚㩋擀崕嘡龟㪗斆㪽旿晓㫲暒㬢朖㭂枤栀㭘桊梄㭲㭱㭻椉楃牜楤榟榅㮼槖㯝橥橴橱檂㯬檙㯲檫檵櫔櫶殁毁毪汵沪㳋洂洆洦涁㳯涤涱渕渘温溆𨧀溻滢滚齿滨滩漤漴㵆𣽁澁澾㵪㵵熷岙㶊瀬㶑灐灔灯灿炉𠌥䏁㗱𠻘`,
      ],
      [
        `8e40`,
        `𣻗垾𦻓焾𥟠㙎榢𨯩孴穉𥣡𩓙穥穽𥦬窻窰竂竃燑𦒍䇊竚竝竪䇯咲𥰁笋筕笩𥌎𥳾箢筯莜𥮴𦱿篐萡箒箸𥴠㶭𥱥蒒篺簆簵𥳁籄粃𤢂粦晽𤕸糉糇糦籴糳糵糎`,
      ],
      [
        `8ea1`,
        `繧䔝𦹄絝𦻖璍綉綫焵綳緒𤁗𦀩緤㴓緵𡟹緥𨍭縝𦄡𦅚繮纒䌫鑬縧罀罁罇礶𦋐駡羗𦍑羣𡙡𠁨䕜𣝦䔃𨌺翺𦒉者耈耝耨耯𪂇𦳃耻耼聡𢜔䦉𦘦𣷣𦛨朥肧𨩈脇脚墰𢛶汿𦒘𤾸擧𡒊舘𡡞橓𤩥𤪕䑺舩𠬍𦩒𣵾俹𡓽蓢荢𦬊𤦧𣔰𡝳𣷸芪椛芳䇛`,
      ],
      [
        `8f40`,
        `蕋苐茚𠸖𡞴㛁𣅽𣕚艻苢茘𣺋𦶣𦬅𦮗𣗎㶿茝嗬莅䔋𦶥莬菁菓㑾𦻔橗蕚㒖𦹂𢻯葘𥯤葱㷓䓤檧葊𣲵祘蒨𦮖𦹷𦹃蓞萏莑䒠蒓蓤𥲑䉀𥳀䕃蔴嫲𦺙䔧蕳䔖枿蘖`,
      ],
      [
        `8fa1`,
        `𨘥𨘻藁𧂈蘂𡖂𧃍䕫䕪蘨㙈𡢢号𧎚虾蝱𪃸蟮𢰧螱蟚蠏噡虬桖䘏衅衆𧗠𣶹𧗤衞袜䙛袴袵揁装睷𧜏覇覊覦覩覧覼𨨥觧𧤤𧪽誜瞓釾誐𧩙竩𧬺𣾏䜓𧬸煼謌謟𥐰𥕥謿譌譍誩𤩺讐讛誯𡛟䘕衏貛𧵔𧶏貫㜥𧵓賖𧶘𧶽贒贃𡤐賛灜贑𤳉㻐起`,
      ],
      [
        `9040`,
        `趩𨀂𡀔𤦊㭼𨆼𧄌竧躭躶軃鋔輙輭𨍥𨐒辥錃𪊟𠩐辳䤪𨧞𨔽𣶻廸𣉢迹𪀔𨚼𨔁𢌥㦀𦻗逷𨔼𧪾遡𨕬𨘋邨𨜓郄𨛦邮都酧㫰醩釄粬𨤳𡺉鈎沟鉁鉢𥖹銹𨫆𣲛𨬌𥗛`,
      ],
      [
        `90a1`,
        `𠴱錬鍫𨫡𨯫炏嫃𨫢𨫥䥥鉄𨯬𨰹𨯿鍳鑛躼閅閦鐦閠濶䊹𢙺𨛘𡉼𣸮䧟氜陻隖䅬隣𦻕懚隶磵𨫠隽双䦡𦲸𠉴𦐐𩂯𩃥𤫑𡤕𣌊霱虂霶䨏䔽䖅𤫩灵孁霛靜𩇕靗孊𩇫靟鐥僐𣂷𣂼鞉鞟鞱鞾韀韒韠𥑬韮琜𩐳響韵𩐝𧥺䫑頴頳顋顦㬎𧅵㵑𠘰𤅜`,
      ],
      [
        `9140`,
        `𥜆飊颷飈飇䫿𦴧𡛓喰飡飦飬鍸餹𤨩䭲𩡗𩤅駵騌騻騐驘𥜥㛄𩂱𩯕髠髢𩬅髴䰎鬔鬭𨘀倴鬴𦦨㣃𣁽魐魀𩴾婅𡡣鮎𤉋鰂鯿鰌𩹨鷔𩾷𪆒𪆫𪃡𪄣𪇟鵾鶃𪄴鸎梈`,
      ],
      [
        `91a1`,
        `鷄𢅛𪆓𪈠𡤻𪈳鴹𪂹𪊴麐麕麞麢䴴麪麯𤍤黁㭠㧥㴝伲㞾𨰫鼂鼈䮖鐤𦶢鼗鼖鼹嚟嚊齅馸𩂋韲葿齢齩竜龎爖䮾𤥵𤦻煷𤧸𤍈𤩑玞𨯚𡣺禟𨥾𨸶鍩鏳𨩄鋬鎁鏋𨥬𤒹爗㻫睲穃烐𤑳𤏸煾𡟯炣𡢾𣖙㻇𡢅𥐯𡟸㜢𡛻𡠹㛡𡝴𡣑𥽋㜣𡛀坛𤨥𡏾𡊨`,
      ],
      [
        `9240`,
        `𡏆𡒶蔃𣚦蔃葕𤦔𧅥𣸱𥕜𣻻𧁒䓴𣛮𩦝𦼦柹㜳㰕㷧塬𡤢栐䁗𣜿𤃡𤂋𤄏𦰡哋嚞𦚱嚒𠿟𠮨𠸍鏆𨬓鎜仸儫㠙𤐶亼𠑥𠍿佋侊𥙑婨𠆫𠏋㦙𠌊𠐔㐵伩𠋀𨺳𠉵諚𠈌亘`,
      ],
      [
        `92a1`,
        `働儍侢伃𤨎𣺊佂倮偬傁俌俥偘僼兙兛兝兞湶𣖕𣸹𣺿浲𡢄𣺉冨凃𠗠䓝𠒣𠒒𠒑赺𨪜𠜎剙劤𠡳勡鍮䙺熌𤎌𠰠𤦬𡃤槑𠸝瑹㻞璙琔瑖玘䮎𤪼𤂍叐㖄爏𤃉喴𠍅响𠯆圝鉝雴鍦埝垍坿㘾壋媙𨩆𡛺𡝯𡜐娬妸銏婾嫏娒𥥆𡧳𡡡𤊕㛵洅瑃娡𥺃`,
      ],
      [
        `9340`,
        `媁𨯗𠐓鏠璌𡌃焅䥲鐈𨧻鎽㞠尞岞幞幈𡦖𡥼𣫮廍孏𡤃𡤄㜁𡢠㛝𡛾㛓脪𨩇𡶺𣑲𨦨弌弎𡤧𡞫婫𡜻孄蘔𧗽衠恾𢡠𢘫忛㺸𢖯𢖾𩂈𦽳懀𠀾𠁆𢘛憙憘恵𢲛𢴇𤛔𩅍`,
      ],
      [
        `93a1`,
        `摱𤙥𢭪㨩𢬢𣑐𩣪𢹸挷𪑛撶挱揑𤧣𢵧护𢲡搻敫楲㯴𣂎𣊭𤦉𣊫唍𣋠𡣙𩐿曎𣊉𣆳㫠䆐𥖄𨬢𥖏𡛼𥕛𥐥磮𣄃𡠪𣈴㑤𣈏𣆂𤋉暎𦴤晫䮓昰𧡰𡷫晣𣋒𣋡昞𥡲㣑𣠺𣞼㮙𣞢𣏾瓐㮖枏𤘪梶栞㯄檾㡣𣟕𤒇樳橒櫉欅𡤒攑梘橌㯗橺歗𣿀𣲚鎠鋲𨯪𨫋`,
      ],
      [
        `9440`,
        `銉𨀞𨧜鑧涥漋𤧬浧𣽿㶏渄𤀼娽渊塇洤硂焻𤌚𤉶烱牐犇犔𤞏𤜥兹𤪤𠗫瑺𣻸𣙟𤩊𤤗𥿡㼆㺱𤫟𨰣𣼵悧㻳瓌琼鎇琷䒟𦷪䕑疃㽣𤳙𤴆㽘畕癳𪗆㬙瑨𨫌𤦫𤦎㫻`,
      ],
      [
        `94a1`,
        `㷍𤩎㻿𤧅𤣳釺圲鍂𨫣𡡤僟𥈡𥇧睸𣈲眎眏睻𤚗𣞁㩞𤣰琸璛㺿𤪺𤫇䃈𤪖𦆮錇𥖁砞碍碈磒珐祙𧝁𥛣䄎禛蒖禥樭𣻺稺秴䅮𡛦䄲鈵秱𠵌𤦌𠊙𣶺𡝮㖗啫㕰㚪𠇔𠰍竢婙𢛵𥪯𥪜娍𠉛磰娪𥯆竾䇹籝籭䈑𥮳𥺼𥺦糍𤧹𡞰粎籼粮檲緜縇緓罎𦉡`,
      ],
      [
        `9540`,
        `𦅜𧭈綗𥺂䉪𦭵𠤖柖𠁎𣗏埄𦐒𦏸𤥢翝笧𠠬𥫩𥵃笌𥸎駦虅驣樜𣐿㧢𤧷𦖭騟𦖠蒀𧄧𦳑䓪脷䐂胆脉腂𦞴飃𦩂艢艥𦩑葓𦶧蘐𧈛媆䅿𡡀嬫𡢡嫤𡣘蚠蜨𣶏蠭𧐢娂`,
      ],
      [
        `95a1`,
        `衮佅袇袿裦襥襍𥚃襔𧞅𧞄𨯵𨯙𨮜𨧹㺭蒣䛵䛏㟲訽訜𩑈彍鈫𤊄旔焩烄𡡅鵭貟賩𧷜妚矃姰䍮㛔踪躧𤰉輰轊䋴汘澻𢌡䢛潹溋𡟚鯩㚵𤤯邻邗啱䤆醻鐄𨩋䁢𨫼鐧𨰝𨰻蓥訫閙閧閗閖𨴴瑅㻂𤣿𤩂𤏪㻧𣈥随𨻧𨹦𨹥㻌𤧭𤩸𣿮琒瑫㻼靁𩂰`,
      ],
      [
        `9640`,
        `桇䨝𩂓𥟟靝鍨𨦉𨰦𨬯𦎾銺嬑譩䤼珹𤈛鞛靱餸𠼦巁𨯅𤪲頟𩓚鋶𩗗釥䓀𨭐𤩧𨭤飜𨩅㼀鈪䤥萔餻饍𧬆㷽馛䭯馪驜𨭥𥣈檏騡嫾騯𩣱䮐𩥈馼䮽䮗鍽塲𡌂堢𤦸`,
      ],
      [
        `96a1`,
        `𡓨硄𢜟𣶸棅㵽鑘㤧慐𢞁𢥫愇鱏鱓鱻鰵鰐魿鯏𩸭鮟𪇵𪃾鴡䲮𤄄鸘䲰鴌𪆴𪃭𪃳𩤯鶥蒽𦸒𦿟𦮂藼䔳𦶤𦺄𦷰萠藮𦸀𣟗𦁤秢𣖜𣙀䤭𤧞㵢鏛銾鍈𠊿碹鉷鑍俤㑀遤𥕝砽硔碶硋𡝗𣇉𤥁㚚佲濚濙瀞瀞吔𤆵垻壳垊鴖埗焴㒯𤆬燫𦱀𤾗嬨𡞵𨩉`,
      ],
      [
        `9740`,
        `愌嫎娋䊼𤒈㜬䭻𨧼鎻鎸𡣖𠼝葲𦳀𡐓𤋺𢰦𤏁妔𣶷𦝁綨𦅛𦂤𤦹𤦋𨧺鋥珢㻩璴𨭣𡢟㻡𤪳櫘珳珻㻖𤨾𤪔𡟙𤩦𠎧𡐤𤧥瑈𤤖炥𤥶銄珦鍟𠓾錱𨫎𨨖鎆𨯧𥗕䤵𨪂煫`,
      ],
      [
        `97a1`,
        `𤥃𠳿嚤𠘚𠯫𠲸唂秄𡟺緾𡛂𤩐𡡒䔮鐁㜊𨫀𤦭妰𡢿𡢃𧒄媡㛢𣵛㚰鉟婹𨪁𡡢鍴㳍𠪴䪖㦊僴㵩㵌𡎜煵䋻𨈘渏𩃤䓫浗𧹏灧沯㳖𣿭𣸭渂漌㵯𠏵畑㚼㓈䚀㻚䡱姄鉮䤾轁𨰜𦯀堒埈㛖𡑒烾𤍢𤩱𢿣𡊰𢎽梹楧𡎘𣓥𧯴𣛟𨪃𣟖𣏺𤲟樚𣚭𦲷萾䓟䓎`,
      ],
      [
        `9840`,
        `𦴦𦵑𦲂𦿞漗𧄉茽𡜺菭𦲀𧁓𡟛妉媂𡞳婡婱𡤅𤇼㜭姯𡜼㛇熎鎐暚𤊥婮娫𤊓樫𣻹𧜶𤑛𤋊焝𤉙𨧡侰𦴨峂𤓎𧹍𤎽樌𤉖𡌄炦焳𤏩㶥泟勇𤩏繥姫崯㷳彜𤩝𡟟綤萦`,
      ],
      [
        `98a1`,
        `咅𣫺𣌀𠈔坾𠣕𠘙㿥𡾞𪊶瀃𩅛嵰玏糓𨩙𩐠俈翧狍猐𧫴猸猹𥛶獁獈㺩𧬘遬燵𤣲珡臶㻊県㻑沢国琙琞琟㻢㻰㻴㻺瓓㼎㽓畂畭畲疍㽼痈痜㿀癍㿗癴㿜発𤽜熈嘣覀塩䀝睃䀹条䁅㗛瞘䁪䁯属瞾矋売砘点砜䂨砹硇硑硦葈𥔵礳栃礲䄃`,
      ],
      [
        `9940`,
        `䄉禑禙辻稆込䅧窑䆲窼艹䇄竏竛䇏両筢筬筻簒簛䉠䉺类粜䊌粸䊔糭输烀𠳏総緔緐緽羮羴犟䎗耠耥笹耮耱联㷌垴炠肷胩䏭脌猪脎脒畠脔䐁㬹腖腙腚`,
      ],
      [
        `99a1`,
        `䐓堺腼膄䐥膓䐭膥埯臁臤艔䒏芦艶苊苘苿䒰荗险榊萅烵葤惣蒈䔄蒾蓡蓸蔐蔸蕒䔻蕯蕰藠䕷虲蚒蚲蛯际螋䘆䘗袮裿褤襇覑𧥧訩訸誔誴豑賔賲贜䞘塟跃䟭仮踺嗘坔蹱嗵躰䠷軎転軤軭軲辷迁迊迌逳駄䢭飠鈓䤞鈨鉘鉫銱銮銿`,
      ],
      [
        `9a40`,
        `鋣鋫鋳鋴鋽鍃鎄鎭䥅䥑麿鐗匁鐝鐭鐾䥪鑔鑹锭関䦧间阳䧥枠䨤靀䨵鞲韂噔䫤惨颹䬙飱塄餎餙冴餜餷饂饝饢䭰駅䮝騼鬏窃魩鮁鯝鯱鯴䱭鰠㝯𡯂鵉鰺`,
      ],
      [
        `9aa1`,
        `黾噐鶓鶽鷀鷼银辶鹻麬麱麽黆铜黢黱黸竈齄𠂔𠊷𠎠椚铃妬𠓗塀铁㞹𠗕𠘕𠙶𡚺块煳𠫂𠫍𠮿呪吆𠯋咞𠯻𠰻𠱓𠱥𠱼惧𠲍噺𠲵𠳝𠳭𠵯𠶲𠷈楕鰯螥𠸄𠸎𠻗𠾐𠼭𠹳尠𠾼帋𡁜𡁏𡁶朞𡁻𡂈𡂖㙇𡂿𡃓𡄯𡄻卤蒭𡋣𡍵𡌶讁𡕷𡘙𡟃𡟇乸炻𡠭𡥪`,
      ],
      [`9b40`, `𡨭𡩅𡰪𡱰𡲬𡻈拃𡻕𡼕熘桕𢁅槩㛈𢉼𢏗𢏺𢜪𢡱𢥏苽𢥧𢦓𢫕覥𢫨辠𢬎鞸𢬿顇骽𢱌`],
      [`9b62`, `𢲈𢲷𥯨𢴈𢴒𢶷𢶕𢹂𢽴𢿌𣀳𣁦𣌟𣏞徱晈暿𧩹𣕧𣗳爁𤦺矗𣘚𣜖纇𠍆墵朎`],
      [
        `9ba1`,
        `椘𣪧𧙗𥿢𣸑𣺹𧗾𢂚䣐䪸𤄙𨪚𤋮𤌍𤀻𤌴𤎖𤩅𠗊凒𠘑妟𡺨㮾𣳿𤐄𤓖垈𤙴㦛𤜯𨗨𩧉㝢𢇃譞𨭎駖𤠒𤣻𤨕爉𤫀𠱸奥𤺥𤾆𠝹軚𥀬劏圿煱𥊙𥐙𣽊𤪧喼𥑆𥑮𦭒釔㑳𥔿𧘲𥕞䜘𥕢𥕦𥟇𤤿𥡝偦㓻𣏌惞𥤃䝼𨥈𥪮𥮉𥰆𡶐垡煑澶𦄂𧰒遖𦆲𤾚譢𦐂𦑊`,
      ],
      [
        `9c40`,
        `嵛𦯷輶𦒄𡤜諪𤧶𦒈𣿯𦔒䯀𦖿𦚵𢜛鑥𥟡憕娧晉侻嚹𤔡𦛼乪𤤴陖涏𦲽㘘襷𦞙𦡮𦐑𦡞營𦣇筂𩃀𠨑𦤦鄄𦤹穅鷰𦧺騦𦨭㙟𦑩𠀡禃𦨴𦭛崬𣔙菏𦮝䛐𦲤画补𦶮墶`,
      ],
      [
        `9ca1`,
        `㜜𢖍𧁋𧇍㱔𧊀𧊅銁𢅺𧊋錰𧋦𤧐氹钟𧑐𠻸蠧裵𢤦𨑳𡞱溸𤨪𡠠㦤㚹尐秣䔿暶𩲭𩢤襃𧟌𧡘囖䃟𡘊㦡𣜯𨃨𡏅熭荦𧧝𩆨婧䲷𧂯𨦫𧧽𧨊𧬋𧵦𤅺筃祾𨀉澵𪋟樃𨌘厢𦸇鎿栶靝𨅯𨀣𦦵𡏭𣈯𨁈嶅𨰰𨂃圕頣𨥉嶫𤦈斾槕叒𤪥𣾁㰑朶𨂐𨃴𨄮𡾡𨅏`,
      ],
      [
        `9d40`,
        `𨆉𨆯𨈚𨌆𨌯𨎊㗊𨑨𨚪䣺揦𨥖砈鉕𨦸䏲𨧧䏟𨧨𨭆𨯔姸𨰉輋𨿅𩃬筑𩄐𩄼㷷𩅞𤫊运犏嚋𩓧𩗩𩖰𩖸𩜲𩣑𩥉𩥪𩧃𩨨𩬎𩵚𩶛纟𩻸𩼣䲤镇𪊓熢𪋿䶑递𪗋䶜𠲜达嗁`,
      ],
      [
        `9da1`,
        `辺𢒰边𤪓䔉繿潖檱仪㓤𨬬𧢝㜺躀𡟵𨀤𨭬𨮙𧨾𦚯㷫𧙕𣲷𥘵𥥖亚𥺁𦉘嚿𠹭踎孭𣺈𤲞揞拐𡟶𡡻攰嘭𥱊吚𥌑㷆𩶘䱽嘢嘞罉𥻘奵𣵀蝰东𠿪𠵉𣚺脗鵞贘瘻鱅癎瞹鍅吲腈苷嘥脲萘肽嗪祢噃吖𠺝㗎嘅嗱曱𨋢㘭甴嗰喺咗啲𠱁𠲖廐𥅈𠹶𢱢`,
      ],
      [
        `9e40`,
        `𠺢麫絚嗞𡁵抝靭咔賍燶酶揼掹揾啩𢭃鱲𢺳冚㓟𠶧冧呍唞唓癦踭𦢊疱肶蠄螆裇膶萜𡃁䓬猄𤜆宐茋𦢓噻𢛴𧴯𤆣𧵳𦻐𧊶酰𡇙鈈𣳼𪚩𠺬𠻹牦𡲢䝎𤿂𧿹𠿫䃺`,
      ],
      [`9ea1`, `鱝攟𢶠䣳𤟠𩵼𠿬𠸊恢𧖣𠿭`],
      [`9ead`, `𦁈𡆇熣纎鵐业丄㕷嬍沲卧㚬㧜卽㚥𤘘墚𤭮舭呋垪𥪕𠥹`],
      [
        `9ec5`,
        `㩒𢑥獴𩺬䴉鯭𣳾𩼰䱛𤾩𩖞𩿞葜𣶶𧊲𦞳𣜠挮紥𣻷𣸬㨪逈勌㹴㙺䗩𠒎癀嫰𠺶硺𧼮墧䂿噼鮋嵴癔𪐴麅䳡痹㟻愙𣃚𤏲`,
      ],
      [`9ef5`, `噝𡊩垧𤥣𩸆刴𧂮㖭汊鵼`],
      [`9f40`, `籖鬹埞𡝬屓擓𩓐𦌵𧅤蚭𠴨𦴢𤫢𠵱`],
      [
        `9f4f`,
        `凾𡼏嶎霃𡷑麁遌笟鬂峑箣扨挵髿篏鬪籾鬮籂粆鰕篼鬉鼗鰛𤤾齚啳寃俽麘俲剠㸆勑坧偖妷帒韈鶫轜呩鞴饀鞺匬愰`,
      ],
      [`9fa1`, `椬叚鰊鴂䰻陁榀傦畆𡝭駚剳`],
      [`9fae`, `酙隁酜`],
      [`9fb2`, `酑𨺗捿𦴣櫊嘑醎畺抅𠏼獏籰𥰡𣳽`],
      [`9fc1`, `𤤙盖鮝个𠳔莾衂`],
      [`9fc9`, `届槀僭坺刟巵从氱𠇲伹咜哚劚趂㗾弌㗳`],
      [`9fdb`, `歒酼龥鮗頮颴骺麨麄煺笔`],
      [`9fe7`, `毺蠘罸`],
      [`9feb`, `嘠𪙊蹷齓`],
      [`9ff0`, `跔蹏鸜踁抂𨍽踨蹵竓𤩷稾磘泪詧瘇`],
      [`a040`, `𨩚鼦泎蟖痃𪊲硓咢贌狢獱謭猂瓱賫𤪻蘯徺袠䒷`],
      [`a055`, `𡠻𦸅`],
      [`a058`, `詾𢔛`],
      [`a05b`, `惽癧髗鵄鍮鮏蟵`],
      [`a063`, `蠏賷猬霡鮰㗖犲䰇籑饊𦅙慙䰄麖慽`],
      [`a073`, `坟慯抦戹拎㩜懢厪𣏵捤栂㗒`],
      [`a0a1`, `嵗𨯂迚𨸹`],
      [`a0a6`, `僙𡵆礆匲阸𠼻䁥`],
      [`a0ae`, `矾`],
      [`a0b0`, `糂𥼚糚稭聦聣絍甅瓲覔舚朌聢𧒆聛瓰脃眤覉𦟌畓𦻑螩蟎臈螌詉貭譃眫瓸蓚㘵榲趦`],
      [`a0d4`, `覩瑨涹蟁𤀑瓧㷛煶悤憜㳑煢恷`],
      [`a0e2`, `罱𨬭牐惩䭾删㰘𣳇𥻗𧙖𥔱𡥄𡋾𩤃𦷜𧂭峁𦆭𨨏𣙷𠃮𦡆𤼎䕢嬟𦍌齐麦𦉫`],
      [`a3c0`, `␀`, 31, `␡`],
      [
        `c6a1`,
        `①`,
        9,
        `⑴`,
        9,
        `ⅰ`,
        9,
        `丶丿亅亠冂冖冫勹匸卩厶夊宀巛⼳广廴彐彡攴无疒癶辵隶¨ˆヽヾゝゞ〃仝々〆〇ー［］✽ぁ`,
        23,
      ],
      [`c740`, `す`, 58, `ァアィイ`],
      [`c7a1`, `ゥ`, 81, `А`, 5, `ЁЖ`, 4],
      [`c840`, `Л`, 26, `ёж`, 25, `⇧↸↹㇏𠃌乚𠂊刂䒑`],
      [`c8a1`, `龰冈龱𧘇`],
      [`c8cd`, `￢￤＇＂㈱№℡゛゜⺀⺄⺆⺇⺈⺊⺌⺍⺕⺜⺝⺥⺧⺪⺬⺮⺶⺼⺾⻆⻊⻌⻍⻏⻖⻗⻞⻣`],
      [`c8f5`, `ʃɐɛɔɵœøŋʊɪ`],
      [`f9fe`, `￭`],
      [
        `fa40`,
        `𠕇鋛𠗟𣿅蕌䊵珯况㙉𤥂𨧤鍄𡧛苮𣳈砼杄拟𤤳𨦪𠊠𦮳𡌅侫𢓭倈𦴩𧪄𣘀𤪱𢔓倩𠍾徤𠎀𠍇滛𠐟偽儁㑺儎顬㝃萖𤦤𠒇兠𣎴兪𠯿𢃼𠋥𢔰𠖎𣈳𡦃宂蝽𠖳𣲙冲冸`,
      ],
      [
        `faa1`,
        `鴴凉减凑㳜凓𤪦决凢卂凭菍椾𣜭彻刋刦刼劵剗劔効勅簕蕂勠蘍𦬓包𨫞啉滙𣾀𠥔𣿬匳卄𠯢泋𡜦栛珕恊㺪㣌𡛨燝䒢卭却𨚫卾卿𡖖𡘓矦厓𨪛厠厫厮玧𥝲㽙玜叁叅汉义埾叙㪫𠮏叠𣿫𢶣叶𠱷吓灹唫晗浛呭𦭓𠵴啝咏咤䞦𡜍𠻝㶴𠵍`,
      ],
      [
        `fb40`,
        `𨦼𢚘啇䳭启琗喆喩嘅𡣗𤀺䕒𤐵暳𡂴嘷曍𣊊暤暭噍噏磱囱鞇叾圀囯园𨭦㘣𡉏坆𤆥汮炋坂㚱𦱾埦𡐖堃𡑔𤍣堦𤯵塜墪㕡壠壜𡈼壻寿坃𪅐𤉸鏓㖡够梦㛃湙`,
      ],
      [
        `fba1`,
        `𡘾娤啓𡚒蔅姉𠵎𦲁𦴪𡟜姙𡟻𡞲𦶦浱𡠨𡛕姹𦹅媫婣㛦𤦩婷㜈媖瑥嫓𦾡𢕔㶅𡤑㜲𡚸広勐孶斈孼𧨎䀄䡝𠈄寕慠𡨴𥧌𠖥寳宝䴐尅𡭄尓珎尔𡲥𦬨屉䣝岅峩峯嶋𡷹𡸷崐崘嵆𡺤岺巗苼㠭𤤁𢁉𢅳芇㠶㯂帮檊幵幺𤒼𠳓厦亷廐厨𡝱帉廴𨒂`,
      ],
      [
        `fc40`,
        `廹廻㢠廼栾鐛弍𠇁弢㫞䢮𡌺强𦢈𢏐彘𢑱彣鞽𦹮彲鍀𨨶徧嶶㵟𥉐𡽪𧃸𢙨釖𠊞𨨩怱暅𡡷㥣㷇㘹垐𢞴祱㹀悞悤悳𤦂𤦏𧩓璤僡媠慤萤慂慈𦻒憁凴𠙖憇宪𣾷`,
      ],
      [
        `fca1`,
        `𢡟懓𨮝𩥝懐㤲𢦀𢣁怣慜攞掋𠄘担𡝰拕𢸍捬𤧟㨗搸揸𡎎𡟼撐澊𢸶頔𤂌𥜝擡擥鑻㩦携㩗敍漖𤨨𤨣斅敭敟𣁾斵𤥀䬷旑䃘𡠩无旣忟𣐀昘𣇷𣇸晄𣆤𣆥晋𠹵晧𥇦晳晴𡸽𣈱𨗴𣇈𥌓矅𢣷馤朂𤎜𤨡㬫槺𣟂杞杧杢𤇍𩃭柗䓩栢湐鈼栁𣏦𦶠桝`,
      ],
      [
        `fd40`,
        `𣑯槡樋𨫟楳棃𣗍椁椀㴲㨁𣘼㮀枬楡𨩊䋼椶榘㮡𠏉荣傐槹𣙙𢄪橅𣜃檝㯳枱櫈𩆜㰍欝𠤣惞欵歴𢟍溵𣫛𠎵𡥘㝀吡𣭚毡𣻼毜氷𢒋𤣱𦭑汚舦汹𣶼䓅𣶽𤆤𤤌𤤀`,
      ],
      [
        `fda1`,
        `𣳉㛥㳫𠴲鮃𣇹𢒑羏样𦴥𦶡𦷫涖浜湼漄𤥿𤂅𦹲蔳𦽴凇沜渝萮𨬡港𣸯瑓𣾂秌湏媑𣁋濸㜍澝𣸰滺𡒗𤀽䕕鏰潄潜㵎潴𩅰㴻澟𤅄濓𤂑𤅕𤀹𣿰𣾴𤄿凟𤅖𤅗𤅀𦇝灋灾炧炁烌烕烖烟䄄㷨熴熖𤉷焫煅媈煊煮岜𤍥煏鍢𤋁焬𤑚𤨧𤨢熺𨯨炽爎`,
      ],
      [
        `fe40`,
        `鑂爕夑鑃爤鍁𥘅爮牀𤥴梽牕牗㹕𣁄栍漽犂猪猫𤠣𨠫䣭𨠄猨献珏玪𠰺𦨮珉瑉𤇢𡛧𤨤昣㛅𤦷𤦍𤧻珷琕椃𤨦琹𠗃㻗瑜𢢭瑠𨺲瑇珤瑶莹瑬㜰瑴鏱樬璂䥓𤪌`,
      ],
      [
        `fea1`,
        `𤅟𤩹𨮏孆𨰃𡢞瓈𡦈甎瓩甞𨻙𡩋寗𨺬鎅畍畊畧畮𤾂㼄𤴓疎瑝疞疴瘂瘬癑癏癯癶𦏵皐臯㟸𦤑𦤎皡皥皷盌𦾟葢𥂝𥅽𡸜眞眦着撯𥈠睘𣊬瞯𨥤𨥨𡛁矴砉𡍶𤨒棊碯磇磓隥礮𥗠磗礴碱𧘌辸袄𨬫𦂃𢘜禆褀椂禀𥡗禝𧬹礼禩渪𧄦㺨秆𩄍秔`,
      ],
    ];
  }),
  require_dbcs_data = /* @__PURE__ */ __commonJSMin((e, t) => {
    t.exports = {
      shiftjis: {
        type: `_dbcs`,
        table: function () {
          return require_shiftjis();
        },
        encodeAdd: { "¥": 92, "‾": 126 },
        encodeSkipVals: [{ from: 60736, to: 63808 }],
      },
      csshiftjis: `shiftjis`,
      mskanji: `shiftjis`,
      sjis: `shiftjis`,
      windows31j: `shiftjis`,
      ms31j: `shiftjis`,
      xsjis: `shiftjis`,
      windows932: `shiftjis`,
      ms932: `shiftjis`,
      932: `shiftjis`,
      cp932: `shiftjis`,
      eucjp: {
        type: `_dbcs`,
        table: function () {
          return require_eucjp();
        },
        encodeAdd: { "¥": 92, "‾": 126 },
      },
      gb2312: `cp936`,
      gb231280: `cp936`,
      gb23121980: `cp936`,
      csgb2312: `cp936`,
      csiso58gb231280: `cp936`,
      euccn: `cp936`,
      windows936: `cp936`,
      ms936: `cp936`,
      936: `cp936`,
      cp936: {
        type: `_dbcs`,
        table: function () {
          return require_cp936();
        },
      },
      gbk: {
        type: `_dbcs`,
        table: function () {
          return require_cp936().concat(require_gbk_added());
        },
      },
      xgbk: `gbk`,
      isoir58: `gbk`,
      gb18030: {
        type: `_dbcs`,
        table: function () {
          return require_cp936().concat(require_gbk_added());
        },
        gb18030: function () {
          return require_gb18030_ranges();
        },
        encodeSkipVals: [128],
        encodeAdd: { "€": 41699 },
      },
      chinese: `gb18030`,
      windows949: `cp949`,
      ms949: `cp949`,
      949: `cp949`,
      cp949: {
        type: `_dbcs`,
        table: function () {
          return require_cp949();
        },
      },
      cseuckr: `cp949`,
      csksc56011987: `cp949`,
      euckr: `cp949`,
      isoir149: `cp949`,
      korean: `cp949`,
      ksc56011987: `cp949`,
      ksc56011989: `cp949`,
      ksc5601: `cp949`,
      windows950: `cp950`,
      ms950: `cp950`,
      950: `cp950`,
      cp950: {
        type: `_dbcs`,
        table: function () {
          return require_cp950();
        },
      },
      big5: `big5hkscs`,
      big5hkscs: {
        type: `_dbcs`,
        table: function () {
          return require_cp950().concat(require_big5_added());
        },
        encodeSkipVals: [
          36457, 36463, 36478, 36523, 36532, 36557, 36560, 36695, 36713, 36718, 36811, 36862, 36973,
          36986, 37060, 37084, 37105, 37311, 37551, 37552, 37553, 37554, 37585, 37959, 38090, 38361,
          38652, 39285, 39798, 39800, 39803, 39878, 39902, 39916, 39926, 40002, 40019, 40034, 40040,
          40043, 40055, 40124, 40125, 40144, 40279, 40282, 40388, 40431, 40443, 40617, 40687, 40701,
          40800, 40907, 41079, 41180, 41183, 36812, 37576, 38468, 38637, 41636, 41637, 41639, 41638,
          41676, 41678,
        ],
      },
      cnbig5: `big5hkscs`,
      csbig5: `big5hkscs`,
      xxbig5: `big5hkscs`,
    };
  }),
  require_encodings = /* @__PURE__ */ __commonJSMin((e) => {
    for (
      var t = require_merge_exports(),
        n = [
          require_internal(),
          require_utf32(),
          require_utf16(),
          require_utf7(),
          require_sbcs_codec(),
          require_sbcs_data(),
          require_sbcs_data_generated(),
          require_dbcs_codec(),
          require_dbcs_data(),
        ],
        r = 0;
      r < n.length;
      r++
    ) {
      var i = n[r];
      t(e, i);
    }
  }),
  require_streams = /* @__PURE__ */ __commonJSMin((e, t) => {
    var n = require_safer().Buffer;
    t.exports = function (e) {
      var t = e.Transform;
      function r(e, n) {
        ((this.conv = e), (n ||= {}), (n.decodeStrings = !1), t.call(this, n));
      }
      ((r.prototype = Object.create(t.prototype, { constructor: { value: r } })),
        (r.prototype._transform = function (e, t, n) {
          if (typeof e != `string`)
            return n(/* @__PURE__ */ Error(`Iconv encoding stream needs strings as its input.`));
          try {
            var r = this.conv.write(e);
            (r && r.length && this.push(r), n());
          } catch (e) {
            n(e);
          }
        }),
        (r.prototype._flush = function (e) {
          try {
            var t = this.conv.end();
            (t && t.length && this.push(t), e());
          } catch (t) {
            e(t);
          }
        }),
        (r.prototype.collect = function (e) {
          var t = [];
          return (
            this.on(`error`, e),
            this.on(`data`, function (e) {
              t.push(e);
            }),
            this.on(`end`, function () {
              e(null, n.concat(t));
            }),
            this
          );
        }));
      function i(e, n) {
        ((this.conv = e), (n ||= {}), (n.encoding = this.encoding = `utf8`), t.call(this, n));
      }
      return (
        (i.prototype = Object.create(t.prototype, { constructor: { value: i } })),
        (i.prototype._transform = function (e, t, r) {
          if (!n.isBuffer(e) && !(e instanceof Uint8Array))
            return r(/* @__PURE__ */ Error(`Iconv decoding stream needs buffers as its input.`));
          try {
            var i = this.conv.write(e);
            (i && i.length && this.push(i, this.encoding), r());
          } catch (e) {
            r(e);
          }
        }),
        (i.prototype._flush = function (e) {
          try {
            var t = this.conv.end();
            (t && t.length && this.push(t, this.encoding), e());
          } catch (t) {
            e(t);
          }
        }),
        (i.prototype.collect = function (e) {
          var t = ``;
          return (
            this.on(`error`, e),
            this.on(`data`, function (e) {
              t += e;
            }),
            this.on(`end`, function () {
              e(null, t);
            }),
            this
          );
        }),
        { IconvLiteEncoderStream: r, IconvLiteDecoderStream: i }
      );
    };
  }),
  require_lib$1 = /* @__PURE__ */ __commonJSMin((e, t) => {
    var n = require_safer().Buffer,
      r = require_bom_handling(),
      i = require_merge_exports();
    ((t.exports.encodings = null),
      (t.exports.defaultCharUnicode = `�`),
      (t.exports.defaultCharSingleByte = `?`),
      (t.exports.encode = function (e, r, i) {
        e = `` + (e || ``);
        var a = t.exports.getEncoder(r, i),
          o = a.write(e),
          s = a.end();
        return s && s.length > 0 ? n.concat([o, s]) : o;
      }),
      (t.exports.decode = function (e, r, i) {
        typeof e == `string` &&
          (t.exports.skipDecodeWarning ||
            (console.error(
              `Iconv-lite warning: decode()-ing strings is deprecated. Refer to https://github.com/ashtuchkin/iconv-lite/wiki/Use-Buffers-when-decoding`,
            ),
            (t.exports.skipDecodeWarning = !0)),
          (e = n.from(`` + (e || ``), `binary`)));
        var a = t.exports.getDecoder(r, i),
          o = a.write(e),
          s = a.end();
        return s ? o + s : o;
      }),
      (t.exports.encodingExists = function (e) {
        try {
          return (t.exports.getCodec(e), !0);
        } catch {
          return !1;
        }
      }),
      (t.exports.toEncoding = t.exports.encode),
      (t.exports.fromEncoding = t.exports.decode),
      (t.exports._codecDataCache = { __proto__: null }),
      (t.exports.getCodec = function (e) {
        if (!t.exports.encodings) {
          var n = require_encodings();
          ((t.exports.encodings = { __proto__: null }), i(t.exports.encodings, n));
        }
        for (var r = t.exports._canonicalizeEncoding(e), a = {}; ;) {
          var o = t.exports._codecDataCache[r];
          if (o) return o;
          var s = t.exports.encodings[r];
          switch (typeof s) {
            case `string`:
              r = s;
              break;
            case `object`:
              for (var c in s) a[c] = s[c];
              ((a.encodingName ||= r), (r = s.type));
              break;
            case `function`:
              return (
                (a.encodingName ||= r),
                (o = new s(a, t.exports)),
                (t.exports._codecDataCache[a.encodingName] = o),
                o
              );
            default:
              throw Error(`Encoding not recognized: '` + e + `' (searched as: '` + r + `')`);
          }
        }
      }),
      (t.exports._canonicalizeEncoding = function (e) {
        return (`` + e).toLowerCase().replace(/:\d{4}$|[^0-9a-z]/g, ``);
      }),
      (t.exports.getEncoder = function (e, n) {
        var i = t.exports.getCodec(e),
          a = new i.encoder(n, i);
        return (i.bomAware && n && n.addBOM && (a = new r.PrependBOM(a, n)), a);
      }),
      (t.exports.getDecoder = function (e, n) {
        var i = t.exports.getCodec(e),
          a = new i.decoder(n, i);
        return (i.bomAware && !(n && n.stripBOM === !1) && (a = new r.StripBOM(a, n)), a);
      }),
      (t.exports.enableStreamingAPI = function (e) {
        if (!t.exports.supportsStreams) {
          var n = require_streams()(e);
          ((t.exports.IconvLiteEncoderStream = n.IconvLiteEncoderStream),
            (t.exports.IconvLiteDecoderStream = n.IconvLiteDecoderStream),
            (t.exports.encodeStream = function (e, n) {
              return new t.exports.IconvLiteEncoderStream(t.exports.getEncoder(e, n), n);
            }),
            (t.exports.decodeStream = function (e, n) {
              return new t.exports.IconvLiteDecoderStream(t.exports.getDecoder(e, n), n);
            }),
            (t.exports.supportsStreams = !0));
        }
      }));
    var a;
    try {
      a = require("stream");
    } catch {}
    a && a.Transform
      ? t.exports.enableStreamingAPI(a)
      : (t.exports.encodeStream = t.exports.decodeStream =
          function () {
            throw Error(
              `iconv-lite Streaming API is not enabled. Use iconv.enableStreamingAPI(require('stream')); to enable it.`,
            );
          });
  }),
  require_node = /* @__PURE__ */ __commonJSMin((e, t) => {
    Object.defineProperty(e, "__esModule", { value: !0 });
    let n;
    e.default = () => {
      if (typeof t == `object` && typeof t.exports == `object`) return ((n ||= require("fs")), n);
      throw Error(`File system is not available`);
    };
  }),
  require_match = /* @__PURE__ */ __commonJSMin((e) => {
    (Object.defineProperty(e, "__esModule", { value: !0 }),
      (e.default = (e, t, n) => ({
        confidence: n,
        name: t.name(e),
        lang: t.language ? t.language() : void 0,
      })));
  }),
  require_ascii = /* @__PURE__ */ __commonJSMin((e, t, n) => {
    var r =
      (n && n.__importDefault) ||
      function (e) {
        return e && e.__esModule ? e : { default: e };
      };
    Object.defineProperty(e, "__esModule", { value: !0 });
    let i = r(require_match());
    e.default = class {
      name() {
        return `ASCII`;
      }
      match(e) {
        let t = e.rawInput;
        for (let n = 0; n < e.rawLen; n++) {
          let r = t[n];
          if (r < 32 || r > 126) return (0, i.default)(e, this, 0);
        }
        return (0, i.default)(e, this, 100);
      }
    };
  }),
  require_utf8 = /* @__PURE__ */ __commonJSMin((e, t, n) => {
    var r =
      (n && n.__importDefault) ||
      function (e) {
        return e && e.__esModule ? e : { default: e };
      };
    Object.defineProperty(e, "__esModule", { value: !0 });
    let i = r(require_match());
    e.default = class {
      name() {
        return `UTF-8`;
      }
      match(e) {
        let t = !1,
          n = 0,
          r = 0,
          a = 0,
          o,
          s = e.rawInput;
        e.rawLen >= 3 &&
          (s[0] & 255) == 239 &&
          (s[1] & 255) == 187 &&
          (s[2] & 255) == 191 &&
          (t = !0);
        for (let t = 0; t < e.rawLen; t++) {
          let i = s[t];
          if (i & 128) {
            if ((i & 224) == 192) a = 1;
            else if ((i & 240) == 224) a = 2;
            else if ((i & 248) == 240) a = 3;
            else {
              if ((r++, r > 5)) break;
              a = 0;
            }
            for (; t++, !(t >= e.rawLen);) {
              if ((s[t] & 192) != 128) {
                r++;
                break;
              }
              if (--a == 0) {
                n++;
                break;
              }
            }
          }
        }
        if (((o = 0), t && r == 0)) o = 100;
        else if (t && n > r * 10) o = 80;
        else if (n > 3 && r == 0) o = 100;
        else if (n > 0 && r == 0) o = 80;
        else if (n == 0 && r == 0) o = 10;
        else if (n > r * 10) o = 25;
        else return null;
        return (0, i.default)(e, this, o);
      }
    };
  }),
  require_unicode = /* @__PURE__ */ __commonJSMin((e, t, n) => {
    var r =
      (n && n.__importDefault) ||
      function (e) {
        return e && e.__esModule ? e : { default: e };
      };
    (Object.defineProperty(e, "__esModule", { value: !0 }),
      (e.UTF_32LE = e.UTF_32BE = e.UTF_16LE = e.UTF_16BE = void 0));
    let i = r(require_match());
    ((e.UTF_16BE = class {
      name() {
        return `UTF-16BE`;
      }
      match(e) {
        let t = e.rawInput;
        return t.length >= 2 && (t[0] & 255) == 254 && (t[1] & 255) == 255
          ? (0, i.default)(e, this, 100)
          : null;
      }
    }),
      (e.UTF_16LE = class {
        name() {
          return `UTF-16LE`;
        }
        match(e) {
          let t = e.rawInput;
          return t.length >= 2 && (t[0] & 255) == 255 && (t[1] & 255) == 254
            ? t.length >= 4 && t[2] == 0 && t[3] == 0
              ? null
              : (0, i.default)(e, this, 100)
            : null;
        }
      }));
    var a = class {
      name() {
        return `UTF-32`;
      }
      getChar(e, t) {
        return -1;
      }
      match(e) {
        let t = 0,
          n = 0,
          r = !1,
          a = 0,
          o = (e.rawLen / 4) * 4,
          s = e.rawInput;
        if (o == 0) return null;
        this.getChar(s, 0) == 65279 && (r = !0);
        for (let e = 0; e < o; e += 4) {
          let r = this.getChar(s, e);
          r < 0 || r >= 1114111 || (r >= 55296 && r <= 57343) ? (n += 1) : (t += 1);
        }
        return (
          r && n == 0
            ? (a = 100)
            : r && t > n * 10
              ? (a = 80)
              : t > 3 && n == 0
                ? (a = 100)
                : t > 0 && n == 0
                  ? (a = 80)
                  : t > n * 10 && (a = 25),
          a == 0 ? null : (0, i.default)(e, this, a)
        );
      }
    };
    ((e.UTF_32BE = class extends a {
      name() {
        return `UTF-32BE`;
      }
      getChar(e, t) {
        return (
          ((e[t + 0] & 255) << 24) |
          ((e[t + 1] & 255) << 16) |
          ((e[t + 2] & 255) << 8) |
          (e[t + 3] & 255)
        );
      }
    }),
      (e.UTF_32LE = class extends a {
        name() {
          return `UTF-32LE`;
        }
        getChar(e, t) {
          return (
            ((e[t + 3] & 255) << 24) |
            ((e[t + 2] & 255) << 16) |
            ((e[t + 1] & 255) << 8) |
            (e[t + 0] & 255)
          );
        }
      }));
  }),
  require_mbcs = /* @__PURE__ */ __commonJSMin((e, t, n) => {
    var r =
      (n && n.__importDefault) ||
      function (e) {
        return e && e.__esModule ? e : { default: e };
      };
    (Object.defineProperty(e, "__esModule", { value: !0 }),
      (e.gb_18030 = e.euc_kr = e.euc_jp = e.big5 = e.sjis = void 0));
    let i = r(require_match());
    function a(e, t) {
      let n = (e, t, r, i) => {
        if (i < r) return -1;
        let a = Math.floor((r + i) >>> 1);
        return t > e[a] ? n(e, t, a + 1, i) : t < e[a] ? n(e, t, r, a - 1) : a;
      };
      return n(e, t, 0, e.length - 1);
    }
    var o = class {
        constructor() {
          ((this.charValue = 0),
            (this.index = 0),
            (this.nextIndex = 0),
            (this.error = !1),
            (this.done = !1));
        }
        reset() {
          ((this.charValue = 0),
            (this.index = -1),
            (this.nextIndex = 0),
            (this.error = !1),
            (this.done = !1));
        }
        nextByte(e) {
          return this.nextIndex >= e.rawLen
            ? ((this.done = !0), -1)
            : e.rawInput[this.nextIndex++] & 255;
        }
      },
      s = class {
        constructor() {
          this.commonChars = [];
        }
        name() {
          return `mbcs`;
        }
        match(e) {
          let t = 0,
            n = 0,
            r = 0,
            s = 0,
            c = 0,
            l = new o();
          detectBlock: {
            for (l.reset(); this.nextChar(l, e);) {
              if ((s++, l.error)) r++;
              else {
                let e = l.charValue | 0;
                e > 255 && (t++, this.commonChars != null && a(this.commonChars, e) >= 0 && n++);
              }
              if (r >= 2 && r * 5 >= t) break detectBlock;
            }
            if (t <= 10 && r == 0) {
              c = t == 0 && s < 10 ? 0 : 10;
              break detectBlock;
            }
            if (t < 20 * r) {
              c = 0;
              break detectBlock;
            }
            if (this.commonChars == null) ((c = 30 + t - 20 * r), c > 100 && (c = 100));
            else {
              let e = 90 / Math.log(t / 4);
              ((c = Math.floor(Math.log(n + 1) * e + 10)), (c = Math.min(c, 100)));
            }
          }
          return c == 0 ? null : (0, i.default)(e, this, c);
        }
        nextChar(e, t) {
          return !0;
        }
      };
    ((e.sjis = class extends s {
      constructor() {
        (super(...arguments),
          (this.commonChars = [
            33088, 33089, 33090, 33093, 33115, 33129, 33130, 33141, 33142, 33440, 33442, 33444,
            33449, 33450, 33451, 33453, 33455, 33457, 33459, 33461, 33463, 33469, 33470, 33473,
            33476, 33477, 33478, 33480, 33481, 33484, 33485, 33500, 33504, 33511, 33512, 33513,
            33514, 33520, 33521, 33601, 33603, 33614, 33615, 33624, 33630, 33634, 33639, 33653,
            33654, 33673, 33674, 33675, 33677, 33683, 36502, 37882, 38314,
          ]));
      }
      name() {
        return `Shift_JIS`;
      }
      language() {
        return `ja`;
      }
      nextChar(e, t) {
        ((e.index = e.nextIndex), (e.error = !1));
        let n = (e.charValue = e.nextByte(t));
        if (n < 0) return !1;
        if (n <= 127 || (n > 160 && n <= 223)) return !0;
        let r = e.nextByte(t);
        return r < 0
          ? !1
          : ((e.charValue = (n << 8) | r),
            (r >= 64 && r <= 127) || (r >= 128 && r <= 255) || (e.error = !0),
            !0);
      }
    }),
      (e.big5 = class extends s {
        constructor() {
          (super(...arguments),
            (this.commonChars = [
              41280, 41281, 41282, 41283, 41287, 41289, 41333, 41334, 42048, 42054, 42055, 42056,
              42065, 42068, 42071, 42084, 42090, 42092, 42103, 42147, 42148, 42151, 42177, 42190,
              42193, 42207, 42216, 42237, 42304, 42312, 42328, 42345, 42445, 42471, 42583, 42593,
              42594, 42600, 42608, 42664, 42675, 42681, 42707, 42715, 42726, 42738, 42816, 42833,
              42841, 42970, 43171, 43173, 43181, 43217, 43219, 43236, 43260, 43456, 43474, 43507,
              43627, 43706, 43710, 43724, 43772, 44103, 44111, 44208, 44242, 44377, 44745, 45024,
              45290, 45423, 45747, 45764, 45935, 46156, 46158, 46412, 46501, 46525, 46544, 46552,
              46705, 47085, 47207, 47428, 47832, 47940, 48033, 48593, 49860, 50105, 50240, 50271,
            ]));
        }
        name() {
          return `Big5`;
        }
        language() {
          return `zh`;
        }
        nextChar(e, t) {
          ((e.index = e.nextIndex), (e.error = !1));
          let n = (e.charValue = e.nextByte(t));
          if (n < 0) return !1;
          if (n <= 127 || n == 255) return !0;
          let r = e.nextByte(t);
          return r < 0
            ? !1
            : ((e.charValue = (e.charValue << 8) | r),
              (r < 64 || r == 127 || r == 255) && (e.error = !0),
              !0);
        }
      }));
    function c(e, t) {
      ((e.index = e.nextIndex), (e.error = !1));
      let n = 0,
        r = 0,
        i = 0;
      buildChar: {
        if (((n = e.charValue = e.nextByte(t)), n < 0)) {
          e.done = !0;
          break buildChar;
        }
        if (n <= 141) break buildChar;
        if (
          ((r = e.nextByte(t)),
          (e.charValue = (e.charValue << 8) | r),
          (n >= 161 && n <= 254) || n == 142)
        ) {
          r < 161 && (e.error = !0);
          break buildChar;
        }
        n == 143 &&
          ((i = e.nextByte(t)), (e.charValue = (e.charValue << 8) | i), i < 161 && (e.error = !0));
      }
      return e.done == 0;
    }
    ((e.euc_jp = class extends s {
      constructor() {
        (super(...arguments),
          (this.commonChars = [
            41377, 41378, 41379, 41382, 41404, 41418, 41419, 41430, 41431, 42146, 42148, 42150,
            42152, 42154, 42155, 42156, 42157, 42159, 42161, 42163, 42165, 42167, 42169, 42171,
            42173, 42175, 42176, 42177, 42179, 42180, 42182, 42183, 42184, 42185, 42186, 42187,
            42190, 42191, 42192, 42206, 42207, 42209, 42210, 42212, 42216, 42217, 42218, 42219,
            42220, 42223, 42226, 42227, 42402, 42403, 42404, 42406, 42407, 42410, 42413, 42415,
            42416, 42419, 42421, 42423, 42424, 42425, 42431, 42435, 42438, 42439, 42440, 42441,
            42443, 42448, 42453, 42454, 42455, 42462, 42464, 42465, 42469, 42473, 42474, 42475,
            42476, 42477, 42483, 47273, 47572, 47854, 48072, 48880, 49079, 50410, 50940, 51133,
            51896, 51955, 52188, 52689,
          ]),
          (this.nextChar = c));
      }
      name() {
        return `EUC-JP`;
      }
      language() {
        return `ja`;
      }
    }),
      (e.euc_kr = class extends s {
        constructor() {
          (super(...arguments),
            (this.commonChars = [
              45217, 45235, 45253, 45261, 45268, 45286, 45293, 45304, 45306, 45308, 45496, 45497,
              45511, 45527, 45538, 45994, 46011, 46274, 46287, 46297, 46315, 46501, 46517, 46527,
              46535, 46569, 46835, 47023, 47042, 47054, 47270, 47278, 47286, 47288, 47291, 47337,
              47531, 47534, 47564, 47566, 47613, 47800, 47822, 47824, 47857, 48103, 48115, 48125,
              48301, 48314, 48338, 48374, 48570, 48576, 48579, 48581, 48838, 48840, 48863, 48878,
              48888, 48890, 49057, 49065, 49088, 49124, 49131, 49132, 49144, 49319, 49327, 49336,
              49338, 49339, 49341, 49351, 49356, 49358, 49359, 49366, 49370, 49381, 49403, 49404,
              49572, 49574, 49590, 49622, 49631, 49654, 49656, 50337, 50637, 50862, 51151, 51153,
              51154, 51160, 51173, 51373,
            ]),
            (this.nextChar = c));
        }
        name() {
          return `EUC-KR`;
        }
        language() {
          return `ko`;
        }
      }),
      (e.gb_18030 = class extends s {
        constructor() {
          (super(...arguments),
            (this.commonChars = [
              41377, 41378, 41379, 41380, 41392, 41393, 41457, 41459, 41889, 41900, 41914, 45480,
              45496, 45502, 45755, 46025, 46070, 46323, 46525, 46532, 46563, 46767, 46804, 46816,
              47010, 47016, 47037, 47062, 47069, 47284, 47327, 47350, 47531, 47561, 47576, 47610,
              47613, 47821, 48039, 48086, 48097, 48122, 48316, 48347, 48382, 48588, 48845, 48861,
              49076, 49094, 49097, 49332, 49389, 49611, 49883, 50119, 50396, 50410, 50636, 50935,
              51192, 51371, 51403, 51413, 51431, 51663, 51706, 51889, 51893, 51911, 51920, 51926,
              51957, 51965, 52460, 52728, 52906, 52932, 52946, 52965, 53173, 53186, 53206, 53442,
              53445, 53456, 53460, 53671, 53930, 53938, 53941, 53947, 53972, 54211, 54224, 54269,
              54466, 54490, 54754, 54992,
            ]));
        }
        name() {
          return `GB18030`;
        }
        language() {
          return `zh`;
        }
        nextChar(e, t) {
          ((e.index = e.nextIndex), (e.error = !1));
          let n = 0,
            r = 0,
            i = 0,
            a = 0;
          buildChar: {
            if (((n = e.charValue = e.nextByte(t)), n < 0)) {
              e.done = !0;
              break buildChar;
            }
            if (n <= 128) break buildChar;
            if (
              ((r = e.nextByte(t)), (e.charValue = (e.charValue << 8) | r), n >= 129 && n <= 254)
            ) {
              if ((r >= 64 && r <= 126) || (r >= 80 && r <= 254)) break buildChar;
              if (
                r >= 48 &&
                r <= 57 &&
                ((i = e.nextByte(t)),
                i >= 129 && i <= 254 && ((a = e.nextByte(t)), a >= 48 && a <= 57))
              ) {
                e.charValue = (e.charValue << 16) | (i << 8) | a;
                break buildChar;
              }
              e.error = !0;
              break buildChar;
            }
          }
          return e.done == 0;
        }
      }));
  }),
  require_sbcs = /* @__PURE__ */ __commonJSMin((e, t, n) => {
    var r =
      (n && n.__importDefault) ||
      function (e) {
        return e && e.__esModule ? e : { default: e };
      };
    (Object.defineProperty(e, "__esModule", { value: !0 }),
      (e.KOI8_R =
        e.windows_874 =
        e.windows_1258 =
        e.windows_1257 =
        e.windows_1256 =
        e.windows_1251 =
        e.ISO_8859_9 =
        e.ISO_8859_8 =
        e.ISO_8859_7 =
        e.ISO_8859_6 =
        e.ISO_8859_5 =
        e.ISO_8859_2 =
        e.ISO_8859_1 =
          void 0));
    let i = r(require_match()),
      a = 16777215;
    var o = class {
        constructor(e, t) {
          ((this.byteIndex = 0),
            (this.ngram = 0),
            (this.ngramCount = 0),
            (this.hitCount = 0),
            (this.spaceChar = 32),
            (this.ngramList = e),
            (this.byteMap = t));
        }
        search(e, t) {
          let n = 0;
          return (
            e[n + 32] <= t && (n += 32),
            e[n + 16] <= t && (n += 16),
            e[n + 8] <= t && (n += 8),
            e[n + 4] <= t && (n += 4),
            e[n + 2] <= t && (n += 2),
            e[n + 1] <= t && (n += 1),
            e[n] > t && --n,
            n < 0 || e[n] != t ? -1 : n
          );
        }
        lookup(e) {
          ((this.ngramCount += 1), this.search(this.ngramList, e) >= 0 && (this.hitCount += 1));
        }
        addByte(e) {
          ((this.ngram = ((this.ngram << 8) + (e & 255)) & 16777215), this.lookup(this.ngram));
        }
        nextByte(e) {
          return this.byteIndex >= e.inputLen ? -1 : e.inputBytes[this.byteIndex++] & 255;
        }
        parse(e, t) {
          let n,
            r = !1;
          for (this.spaceChar = t; (n = this.nextByte(e)) >= 0;) {
            let e = this.byteMap[n];
            e != 0 && ((e == this.spaceChar && r) || this.addByte(e), (r = e == this.spaceChar));
          }
          this.addByte(this.spaceChar);
          let i = this.hitCount / this.ngramCount;
          return i > 0.33 ? 98 : Math.floor(i * 300);
        }
      },
      s = class {
        constructor(e, t) {
          ((this.fLang = e), (this.fNGrams = t));
        }
      };
    let c = (e) => Array.isArray(e) && isFinite(e[0]);
    var l = class {
      constructor() {
        ((this.spaceChar = 32), (this.nGramLang = void 0));
      }
      ngrams() {
        return [];
      }
      byteMap() {
        return [];
      }
      name(e) {
        return `sbcs`;
      }
      language() {
        return this.nGramLang;
      }
      match(e) {
        this.nGramLang = void 0;
        let t = this.ngrams();
        if (c(t)) {
          let n = new o(t, this.byteMap()).parse(e, this.spaceChar);
          return n <= 0 ? null : (0, i.default)(e, this, n);
        }
        let n = -1;
        for (let r = t.length - 1; r >= 0; r--) {
          let i = t[r],
            a = new o(i.fNGrams, this.byteMap()).parse(e, this.spaceChar);
          a > n && ((n = a), (this.nGramLang = i.fLang));
        }
        return n <= 0 ? null : (0, i.default)(e, this, n);
      }
    };
    ((e.ISO_8859_1 = class extends l {
      byteMap() {
        return [
          32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
          32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 0, 32, 32, 32, 32, 32,
          32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 97, 98,
          99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116,
          117, 118, 119, 120, 121, 122, 32, 32, 32, 32, 32, 32, 97, 98, 99, 100, 101, 102, 103, 104,
          105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122,
          32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
          32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
          32, 32, 32, 170, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 181, 32, 32, 32, 32, 186, 32, 32,
          32, 32, 32, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238,
          239, 240, 241, 242, 243, 244, 245, 246, 32, 248, 249, 250, 251, 252, 253, 254, 223, 224,
          225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242,
          243, 244, 245, 246, 32, 248, 249, 250, 251, 252, 253, 254, 255,
        ];
      }
      ngrams() {
        return [
          new s(
            `da`,
            [
              2122086, 2122100, 2122853, 2123118, 2123122, 2123375, 2123873, 2124064, 2125157,
              2125671, 2126053, 2126697, 2126708, 2126953, 2127465, 6383136, 6385184, 6385252,
              6386208, 6386720, 6579488, 6579566, 6579570, 6579572, 6627443, 6644768, 6644837,
              6647328, 6647396, 6648352, 6648421, 6648608, 6648864, 6713202, 6776096, 6776174,
              6776178, 6907749, 6908960, 6909543, 7038240, 7039845, 7103858, 7104871, 7105637,
              7169380, 7234661, 7234848, 7235360, 7235429, 7300896, 7302432, 7303712, 7398688,
              7479396, 7479397, 7479411, 7496992, 7566437, 7610483, 7628064, 7628146, 7629164,
              7759218,
            ],
          ),
          new s(
            `de`,
            [
              2122094, 2122101, 2122341, 2122849, 2122853, 2122857, 2123113, 2123621, 2123873,
              2124142, 2125161, 2126691, 2126693, 2127214, 2127461, 2127471, 2127717, 2128501,
              6448498, 6514720, 6514789, 6514804, 6578547, 6579566, 6579570, 6580581, 6627428,
              6627443, 6646126, 6646132, 6647328, 6648352, 6648608, 6776174, 6841710, 6845472,
              6906728, 6907168, 6909472, 6909541, 6911008, 7104867, 7105637, 7217249, 7217252,
              7217267, 7234592, 7234661, 7234848, 7235360, 7235429, 7238757, 7479396, 7496805,
              7497065, 7562088, 7566437, 7610468, 7628064, 7628142, 7628146, 7695972, 7695975,
              7759218,
            ],
          ),
          new s(
            `en`,
            [
              2122016, 2122094, 2122341, 2122607, 2123375, 2123873, 2123877, 2124142, 2125153,
              2125670, 2125938, 2126437, 2126689, 2126708, 2126952, 2126959, 2127720, 6383972,
              6384672, 6385184, 6385252, 6386464, 6386720, 6386789, 6386793, 6561889, 6561908,
              6627425, 6627443, 6627444, 6644768, 6647412, 6648352, 6648608, 6713202, 6840692,
              6841632, 6841714, 6906912, 6909472, 6909543, 6909806, 6910752, 7217249, 7217268,
              7234592, 7235360, 7238688, 7300640, 7302688, 7303712, 7496992, 7500576, 7544929,
              7544948, 7561577, 7566368, 7610484, 7628146, 7628897, 7628901, 7629167, 7630624,
              7631648,
            ],
          ),
          new s(
            `es`,
            [
              2122016, 2122593, 2122607, 2122853, 2123116, 2123118, 2123123, 2124142, 2124897,
              2124911, 2125921, 2125935, 2125938, 2126197, 2126437, 2126693, 2127214, 2128160,
              6365283, 6365284, 6365285, 6365292, 6365296, 6382441, 6382703, 6384672, 6386208,
              6386464, 6515187, 6516590, 6579488, 6579564, 6582048, 6627428, 6627429, 6627436,
              6646816, 6647328, 6647412, 6648608, 6648692, 6907246, 6943598, 7102752, 7106419,
              7217253, 7238757, 7282788, 7282789, 7302688, 7303712, 7303968, 7364978, 7435621,
              7495968, 7497075, 7544932, 7544933, 7544944, 7562528, 7628064, 7630624, 7693600,
              15953440,
            ],
          ),
          new s(
            `fr`,
            [
              2122101, 2122607, 2122849, 2122853, 2122869, 2123118, 2123124, 2124897, 2124901,
              2125921, 2125935, 2125938, 2126197, 2126693, 2126703, 2127214, 2154528, 6385268,
              6386793, 6513952, 6516590, 6579488, 6579571, 6583584, 6627425, 6627427, 6627428,
              6627429, 6627436, 6627440, 6627443, 6647328, 6647412, 6648352, 6648608, 6648864,
              6649202, 6909806, 6910752, 6911008, 7102752, 7103776, 7103859, 7169390, 7217252,
              7234848, 7238432, 7238688, 7302688, 7302772, 7304562, 7435621, 7479404, 7496992,
              7544929, 7544932, 7544933, 7544940, 7544944, 7610468, 7628064, 7629167, 7693600,
              7696928,
            ],
          ),
          new s(
            `it`,
            [
              2122092, 2122600, 2122607, 2122853, 2122857, 2123040, 2124140, 2124142, 2124897,
              2125925, 2125938, 2127214, 6365283, 6365284, 6365296, 6365299, 6386799, 6514789,
              6516590, 6579564, 6580512, 6627425, 6627427, 6627428, 6627433, 6627436, 6627440,
              6627443, 6646816, 6646892, 6647412, 6648352, 6841632, 6889569, 6889571, 6889572,
              6889587, 6906144, 6908960, 6909472, 6909806, 7102752, 7103776, 7104800, 7105633,
              7234848, 7235872, 7237408, 7238757, 7282785, 7282788, 7282793, 7282803, 7302688,
              7302757, 7366002, 7495968, 7496992, 7563552, 7627040, 7628064, 7629088, 7630624,
              8022383,
            ],
          ),
          new s(
            `nl`,
            [
              2122092, 2122341, 2122849, 2122853, 2122857, 2123109, 2123118, 2123621, 2123877,
              2124142, 2125153, 2125157, 2125680, 2126949, 2127457, 2127461, 2127471, 2127717,
              2128489, 6381934, 6381938, 6385184, 6385252, 6386208, 6386720, 6514804, 6579488,
              6579566, 6579570, 6627426, 6627446, 6645102, 6645106, 6647328, 6648352, 6648435,
              6648864, 6776174, 6841716, 6907168, 6909472, 6909543, 6910752, 7217250, 7217252,
              7217253, 7217256, 7217263, 7217270, 7234661, 7235360, 7302756, 7303026, 7303200,
              7303712, 7562088, 7566437, 7610468, 7628064, 7628142, 7628146, 7758190, 7759218,
              7761775,
            ],
          ),
          new s(
            `no`,
            [
              2122100, 2122102, 2122853, 2123118, 2123122, 2123375, 2123873, 2124064, 2125157,
              2125671, 2126053, 2126693, 2126699, 2126703, 2126708, 2126953, 2127465, 2155808,
              6385252, 6386208, 6386720, 6579488, 6579566, 6579572, 6627443, 6644768, 6647328,
              6647397, 6648352, 6648421, 6648864, 6648948, 6713202, 6776174, 6908779, 6908960,
              6909543, 7038240, 7039845, 7103776, 7105637, 7169380, 7169390, 7217267, 7234848,
              7235360, 7235429, 7237221, 7300896, 7302432, 7303712, 7398688, 7479411, 7496992,
              7565165, 7566437, 7610483, 7628064, 7628142, 7628146, 7629164, 7631904, 7631973,
              7759218,
            ],
          ),
          new s(
            `pt`,
            [
              2122016, 2122607, 2122849, 2122853, 2122863, 2123040, 2123123, 2125153, 2125423,
              2125600, 2125921, 2125935, 2125938, 2126197, 2126437, 2126693, 2127213, 6365281,
              6365283, 6365284, 6365296, 6382693, 6382703, 6384672, 6386208, 6386273, 6386464,
              6516589, 6516590, 6578464, 6579488, 6582048, 6582131, 6627425, 6627428, 6647072,
              6647412, 6648608, 6648692, 6906144, 6906721, 7169390, 7238757, 7238767, 7282785,
              7282787, 7282788, 7282789, 7282800, 7303968, 7364978, 7435621, 7495968, 7497075,
              7544929, 7544932, 7544933, 7544944, 7566433, 7628064, 7630624, 7693600, 14905120,
              15197039,
            ],
          ),
          new s(
            `sv`,
            [
              2122100, 2122102, 2122853, 2123118, 2123510, 2123873, 2124064, 2124142, 2124655,
              2125157, 2125667, 2126053, 2126699, 2126703, 2126708, 2126953, 2127457, 2127465,
              2155634, 6382693, 6385184, 6385252, 6386208, 6386804, 6514720, 6579488, 6579566,
              6579570, 6579572, 6644768, 6647328, 6648352, 6648864, 6747762, 6776174, 6909036,
              6909543, 7037216, 7105568, 7169380, 7217267, 7233824, 7234661, 7235360, 7235429,
              7235950, 7299944, 7302432, 7302688, 7398688, 7479393, 7479411, 7495968, 7564129,
              7565165, 7610483, 7627040, 7628064, 7628146, 7629164, 7631904, 7758194, 14971424,
              16151072,
            ],
          ),
        ];
      }
      name(e) {
        return e && e.c1Bytes ? `windows-1252` : `ISO-8859-1`;
      }
    }),
      (e.ISO_8859_2 = class extends l {
        byteMap() {
          return [
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 0, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 97,
            98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115,
            116, 117, 118, 119, 120, 121, 122, 32, 32, 32, 32, 32, 32, 97, 98, 99, 100, 101, 102,
            103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
            120, 121, 122, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 177, 32,
            179, 32, 181, 182, 32, 32, 185, 186, 187, 188, 32, 190, 191, 32, 177, 32, 179, 32, 181,
            182, 183, 32, 185, 186, 187, 188, 32, 190, 191, 224, 225, 226, 227, 228, 229, 230, 231,
            232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 32, 248, 249,
            250, 251, 252, 253, 254, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234,
            235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 32, 248, 249, 250, 251, 252,
            253, 254, 32,
          ];
        }
        ngrams() {
          return [
            new s(
              `cs`,
              [
                2122016, 2122361, 2122863, 2124389, 2125409, 2125413, 2125600, 2125668, 2125935,
                2125938, 2126072, 2126447, 2126693, 2126703, 2126708, 2126959, 2127392, 2127481,
                2128481, 6365296, 6513952, 6514720, 6627440, 6627443, 6627446, 6647072, 6647533,
                6844192, 6844260, 6910836, 6972704, 7042149, 7103776, 7104800, 7233824, 7268640,
                7269408, 7269664, 7282800, 7300206, 7301737, 7304052, 7304480, 7304801, 7368548,
                7368554, 7369327, 7403621, 7562528, 7565173, 7566433, 7566441, 7566446, 7628146,
                7630573, 7630624, 7676016, 12477728, 14773997, 15296623, 15540336, 15540339,
                15559968, 16278884,
              ],
            ),
            new s(
              `hu`,
              [
                2122016, 2122106, 2122341, 2123111, 2123116, 2123365, 2123873, 2123887, 2124147,
                2124645, 2124649, 2124790, 2124901, 2125153, 2125157, 2125161, 2125413, 2126714,
                2126949, 2156915, 6365281, 6365291, 6365293, 6365299, 6384416, 6385184, 6388256,
                6447470, 6448494, 6645625, 6646560, 6646816, 6646885, 6647072, 6647328, 6648421,
                6648864, 6648933, 6648948, 6781216, 6844263, 6909556, 6910752, 7020641, 7075450,
                7169383, 7170414, 7217249, 7233899, 7234923, 7234925, 7238688, 7300985, 7544929,
                7567973, 7567988, 7568097, 7596391, 7610465, 7631904, 7659891, 8021362, 14773792,
                15299360,
              ],
            ),
            new s(
              `pl`,
              [
                2122618, 2122863, 2124064, 2124389, 2124655, 2125153, 2125161, 2125409, 2125417,
                2125668, 2125935, 2125938, 2126697, 2127648, 2127721, 2127737, 2128416, 2128481,
                6365296, 6365303, 6385257, 6514720, 6519397, 6519417, 6582048, 6584937, 6627440,
                6627443, 6627447, 6627450, 6645615, 6646304, 6647072, 6647401, 6778656, 6906144,
                6907168, 6907242, 7037216, 7039264, 7039333, 7170405, 7233824, 7235937, 7235941,
                7282800, 7305057, 7305065, 7368556, 7369313, 7369327, 7369338, 7502437, 7502457,
                7563754, 7564137, 7566433, 7825765, 7955304, 7957792, 8021280, 8022373, 8026400,
                15955744,
              ],
            ),
            new s(
              `ro`,
              [
                2122016, 2122083, 2122593, 2122597, 2122607, 2122613, 2122853, 2122857, 2124897,
                2125153, 2125925, 2125938, 2126693, 2126819, 2127214, 2144873, 2158190, 6365283,
                6365284, 6386277, 6386720, 6386789, 6386976, 6513010, 6516590, 6518048, 6546208,
                6579488, 6627425, 6627427, 6627428, 6627440, 6627443, 6644e3, 6646048, 6646885,
                6647412, 6648692, 6889569, 6889571, 6889572, 6889584, 6907168, 6908192, 6909472,
                7102752, 7103776, 7106418, 7107945, 7234848, 7238770, 7303712, 7365998, 7496992,
                7497057, 7501088, 7594784, 7628064, 7631477, 7660320, 7694624, 7695392, 12216608,
                15625760,
              ],
            ),
          ];
        }
        name(e) {
          return e && e.c1Bytes ? `windows-1250` : `ISO-8859-2`;
        }
      }),
      (e.ISO_8859_5 = class extends l {
        byteMap() {
          return [
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 0, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 97,
            98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115,
            116, 117, 118, 119, 120, 121, 122, 32, 32, 32, 32, 32, 32, 97, 98, 99, 100, 101, 102,
            103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
            120, 121, 122, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 241,
            242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 32, 254, 255, 208, 209, 210, 211,
            212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228,
            229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 208, 209, 210, 211, 212, 213,
            214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230,
            231, 232, 233, 234, 235, 236, 237, 238, 239, 32, 241, 242, 243, 244, 245, 246, 247, 248,
            249, 250, 251, 252, 32, 254, 255,
          ];
        }
        ngrams() {
          return [
            2150944, 2151134, 2151646, 2152400, 2152480, 2153168, 2153182, 2153936, 2153941,
            2154193, 2154462, 2154464, 2154704, 2154974, 2154978, 2155230, 2156514, 2158050,
            13688280, 13689580, 13884960, 14015468, 14015960, 14016994, 14017056, 14164191,
            14210336, 14211104, 14216992, 14407133, 14407712, 14413021, 14536736, 14538016,
            14538965, 14538991, 14540320, 14540498, 14557394, 14557407, 14557409, 14602784,
            14602960, 14603230, 14604576, 14605292, 14605344, 14606818, 14671579, 14672085,
            14672088, 14672094, 14733522, 14734804, 14803664, 14803666, 14803672, 14806816,
            14865883, 14868e3, 14868192, 14871584, 15196894, 15459616,
          ];
        }
        name() {
          return `ISO-8859-5`;
        }
        language() {
          return `ru`;
        }
      }),
      (e.ISO_8859_6 = class extends l {
        byteMap() {
          return [
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 0, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 97,
            98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115,
            116, 117, 118, 119, 120, 121, 122, 32, 32, 32, 32, 32, 32, 97, 98, 99, 100, 101, 102,
            103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
            120, 121, 122, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203,
            204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 32, 32, 32,
            32, 32, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
          ];
        }
        ngrams() {
          return [
            2148324, 2148326, 2148551, 2152932, 2154986, 2155748, 2156006, 2156743, 13050055,
            13091104, 13093408, 13095200, 13100064, 13100227, 13100231, 13100232, 13100234,
            13100236, 13100237, 13100239, 13100243, 13100249, 13100258, 13100261, 13100264,
            13100266, 13100320, 13100576, 13100746, 13115591, 13181127, 13181153, 13181156,
            13181157, 13181160, 13246663, 13574343, 13617440, 13705415, 13748512, 13836487,
            14229703, 14279913, 14805536, 14950599, 14993696, 15001888, 15002144, 15016135,
            15058720, 15059232, 15066656, 15081671, 15147207, 15189792, 15255524, 15263264,
            15278279, 15343815, 15343845, 15343848, 15386912, 15388960, 15394336,
          ];
        }
        name() {
          return `ISO-8859-6`;
        }
        language() {
          return `ar`;
        }
      }),
      (e.ISO_8859_7 = class extends l {
        byteMap() {
          return [
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 0, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 97,
            98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115,
            116, 117, 118, 119, 120, 121, 122, 32, 32, 32, 32, 32, 32, 97, 98, 99, 100, 101, 102,
            103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
            120, 121, 122, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 161,
            162, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 220,
            32, 221, 222, 223, 32, 252, 32, 253, 254, 192, 225, 226, 227, 228, 229, 230, 231, 232,
            233, 234, 235, 236, 237, 238, 239, 240, 241, 32, 243, 244, 245, 246, 247, 248, 249, 250,
            251, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235,
            236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252,
            253, 254, 32,
          ];
        }
        ngrams() {
          return [
            2154989, 2154992, 2155497, 2155753, 2156016, 2156320, 2157281, 2157797, 2158049,
            2158368, 2158817, 2158831, 2158833, 2159604, 2159605, 2159847, 2159855, 14672160,
            14754017, 14754036, 14805280, 14806304, 14807292, 14807584, 14936545, 15067424,
            15069728, 15147252, 15199520, 15200800, 15278324, 15327520, 15330014, 15331872,
            15393257, 15393268, 15525152, 15540449, 15540453, 15540464, 15589664, 15725088,
            15725856, 15790069, 15790575, 15793184, 15868129, 15868133, 15868138, 15868144,
            15868148, 15983904, 15984416, 15987951, 16048416, 16048617, 16050157, 16050162,
            16050666, 16052e3, 16052213, 16054765, 16379168, 16706848,
          ];
        }
        name(e) {
          return e && e.c1Bytes ? `windows-1253` : `ISO-8859-7`;
        }
        language() {
          return `el`;
        }
      }),
      (e.ISO_8859_8 = class extends l {
        byteMap() {
          return [
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 0, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 97,
            98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115,
            116, 117, 118, 119, 120, 121, 122, 32, 32, 32, 32, 32, 32, 97, 98, 99, 100, 101, 102,
            103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
            120, 121, 122, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 181, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 224, 225, 226, 227,
            228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244,
            245, 246, 247, 248, 249, 250, 32, 32, 32, 32, 32,
          ];
        }
        ngrams() {
          return [
            new s(
              `he`,
              [
                2154725, 2154727, 2154729, 2154746, 2154985, 2154990, 2155744, 2155749, 2155753,
                2155758, 2155762, 2155769, 2155770, 2157792, 2157796, 2158304, 2159340, 2161132,
                14744096, 14950624, 14950625, 14950628, 14950636, 14950638, 14950649, 15001056,
                15065120, 15068448, 15068960, 15071264, 15071776, 15278308, 15328288, 15328762,
                15329773, 15330592, 15331104, 15333408, 15333920, 15474912, 15474916, 15523872,
                15524896, 15540448, 15540449, 15540452, 15540460, 15540462, 15540473, 15655968,
                15671524, 15787040, 15788320, 15788525, 15920160, 16261348, 16312813, 16378912,
                16392416, 16392417, 16392420, 16392428, 16392430, 16392441,
              ],
            ),
            new s(
              `he`,
              [
                2154725, 2154732, 2155753, 2155756, 2155758, 2155760, 2157040, 2157810, 2157817,
                2158053, 2158057, 2158565, 2158569, 2160869, 2160873, 2161376, 2161381, 2161385,
                14688484, 14688492, 14688493, 14688506, 14738464, 14738916, 14740512, 14741024,
                14754020, 14754029, 14754042, 14950628, 14950633, 14950636, 14950637, 14950639,
                14950648, 14950650, 15002656, 15065120, 15066144, 15196192, 15327264, 15327520,
                15328288, 15474916, 15474925, 15474938, 15528480, 15530272, 15591913, 15591920,
                15591928, 15605988, 15605997, 15606010, 15655200, 15655968, 15918112, 16326884,
                16326893, 16326906, 16376864, 16441376, 16442400, 16442857,
              ],
            ),
          ];
        }
        name(e) {
          return e && e.c1Bytes ? `windows-1255` : `ISO-8859-8`;
        }
        language() {
          return `he`;
        }
      }),
      (e.ISO_8859_9 = class extends l {
        byteMap() {
          return [
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 0, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 97,
            98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115,
            116, 117, 118, 119, 120, 121, 122, 32, 32, 32, 32, 32, 32, 97, 98, 99, 100, 101, 102,
            103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
            120, 121, 122, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 170, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 181, 32, 32,
            32, 32, 186, 32, 32, 32, 32, 32, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234,
            235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 32, 248, 249, 250, 251, 252,
            105, 254, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237,
            238, 239, 240, 241, 242, 243, 244, 245, 246, 32, 248, 249, 250, 251, 252, 253, 254, 255,
          ];
        }
        ngrams() {
          return [
            2122337, 2122345, 2122357, 2122849, 2122853, 2123621, 2123873, 2124140, 2124641,
            2124655, 2125153, 2125676, 2126689, 2126945, 2127461, 2128225, 6365282, 6384416,
            6384737, 6384993, 6385184, 6385405, 6386208, 6386273, 6386429, 6386685, 6388065,
            6449522, 6578464, 6579488, 6580512, 6627426, 6627435, 6644841, 6647328, 6648352,
            6648425, 6648681, 6909029, 6909472, 6909545, 6910496, 7102830, 7102834, 7103776,
            7103858, 7217249, 7217250, 7217259, 7234657, 7234661, 7234848, 7235872, 7235950,
            7273760, 7498094, 7535982, 7759136, 7954720, 7958386, 16608800, 16608868, 16609021,
            16642301,
          ];
        }
        name(e) {
          return e && e.c1Bytes ? `windows-1254` : `ISO-8859-9`;
        }
        language() {
          return `tr`;
        }
      }),
      (e.windows_1251 = class extends l {
        byteMap() {
          return [
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 0, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 97,
            98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115,
            116, 117, 118, 119, 120, 121, 122, 32, 32, 32, 32, 32, 32, 97, 98, 99, 100, 101, 102,
            103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
            120, 121, 122, 32, 32, 32, 32, 32, 144, 131, 32, 131, 32, 32, 32, 32, 32, 32, 154, 32,
            156, 157, 158, 159, 144, 32, 32, 32, 32, 32, 32, 32, 32, 32, 154, 32, 156, 157, 158,
            159, 32, 162, 162, 188, 32, 180, 32, 32, 184, 32, 186, 32, 32, 32, 32, 191, 32, 32, 179,
            179, 180, 181, 32, 32, 184, 32, 186, 32, 188, 190, 190, 191, 224, 225, 226, 227, 228,
            229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245,
            246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 224, 225, 226, 227, 228, 229, 230,
            231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247,
            248, 249, 250, 251, 252, 253, 254, 255,
          ];
        }
        ngrams() {
          return [
            2155040, 2155246, 2155758, 2156512, 2156576, 2157280, 2157294, 2158048, 2158053,
            2158305, 2158574, 2158576, 2158816, 2159086, 2159090, 2159342, 2160626, 2162162,
            14740968, 14742268, 14937632, 15068156, 15068648, 15069682, 15069728, 15212783,
            15263008, 15263776, 15269664, 15459821, 15460384, 15465709, 15589408, 15590688,
            15591653, 15591679, 15592992, 15593186, 15605986, 15605999, 15606001, 15655456,
            15655648, 15655918, 15657248, 15657980, 15658016, 15659506, 15724267, 15724773,
            15724776, 15724782, 15786210, 15787492, 15856352, 15856354, 15856360, 15859488,
            15918571, 15920672, 15920880, 15924256, 16249582, 16512288,
          ];
        }
        name() {
          return `windows-1251`;
        }
        language() {
          return `ru`;
        }
      }),
      (e.windows_1256 = class extends l {
        byteMap() {
          return [
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 0, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 97,
            98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115,
            116, 117, 118, 119, 120, 121, 122, 32, 32, 32, 32, 32, 32, 97, 98, 99, 100, 101, 102,
            103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
            120, 121, 122, 32, 32, 32, 32, 32, 32, 129, 32, 131, 32, 32, 32, 32, 136, 32, 138, 32,
            156, 141, 142, 143, 144, 32, 32, 32, 32, 32, 32, 32, 152, 32, 154, 32, 156, 32, 32, 159,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 170, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            181, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 192, 193, 194, 195, 196, 197, 198, 199,
            200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 32, 216, 217,
            218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234,
            235, 236, 237, 238, 239, 32, 32, 32, 32, 244, 32, 32, 32, 32, 249, 32, 251, 252, 32, 32,
            255,
          ];
        }
        ngrams() {
          return [
            2148321, 2148324, 2148551, 2153185, 2153965, 2154977, 2155492, 2156231, 13050055,
            13091104, 13093408, 13095200, 13099296, 13099459, 13099463, 13099464, 13099466,
            13099468, 13099469, 13099471, 13099475, 13099482, 13099486, 13099491, 13099494,
            13099501, 13099808, 13100064, 13100234, 13115591, 13181127, 13181149, 13181153,
            13181155, 13181158, 13246663, 13574343, 13617440, 13705415, 13748512, 13836487,
            14295239, 14344684, 14544160, 14753991, 14797088, 14806048, 14806304, 14885063,
            14927648, 14928160, 14935072, 14950599, 15016135, 15058720, 15124449, 15131680,
            15474887, 15540423, 15540451, 15540454, 15583520, 15585568, 15590432,
          ];
        }
        name() {
          return `windows-1256`;
        }
        language() {
          return `ar`;
        }
      }),
      (e.windows_1257 = class extends l {
        match(e) {
          return e.inputBytes.some((e) => e >= 128) ? super.match(e) : null;
        }
        byteMap() {
          let e = Array(256).fill(32);
          e[39] = 0;
          for (let t = 65; t <= 90; t++) e[t] = t + 32;
          for (let t = 97; t <= 122; t++) e[t] = t;
          ((e[142] = 142),
            (e[168] = e[184] = 184),
            (e[170] = e[186] = 186),
            (e[175] = e[191] = 191),
            (e[181] = 181));
          for (let t = 192; t <= 214; t++) e[t] = t + 32;
          for (let t = 216; t <= 222; t++) e[t] = t + 32;
          e[223] = 223;
          for (let t = 224; t <= 246; t++) e[t] = t;
          for (let t = 248; t <= 254; t++) e[t] = t;
          return e;
        }
        ngrams() {
          return [
            new s(
              `et`,
              [
                2122090, 2122098, 2123109, 2124135, 2124385, 2124641, 2124645, 2124649, 2124655,
                2124661, 2124897, 2125417, 2125678, 2126441, 2126693, 2126949, 6365281, 6365290,
                6365291, 6365292, 6382112, 6382624, 6384499, 6386549, 6386785, 6387297, 6561908,
                6578464, 6583667, 6627435, 6627443, 6645100, 6645107, 6646816, 6646885, 6646900,
                6648608, 6648692, 6889579, 6906912, 6910570, 6910752, 6971680, 7037299, 7038309,
                7039346, 7040879, 7041893, 7041908, 7104875, 7107616, 7544929, 7544939, 7562528,
                7562604, 7566437, 7566441, 7566708, 7627115, 7627124, 7629088, 7697184, 7697253,
                7697505,
              ],
            ),
            new s(
              `lv`,
              [
                2122098, 2122601, 2122849, 2124146, 2124154, 2124897, 2125282, 2125921, 2125938,
                2126433, 2126689, 2126699, 2126949, 2127214, 2127457, 6365289, 6365301, 6365302,
                6382185, 6383904, 6384499, 6384751, 6385778, 6386293, 6386464, 6386806, 6449509,
                6452512, 6515052, 6515060, 6578464, 6578546, 6583584, 6584864, 6644850, 6646123,
                6646643, 6647393, 6648608, 6680693, 6889577, 6907236, 6907376, 6908642, 6909046,
                7041908, 7102836, 7106404, 7233824, 7300193, 7496043, 7501166, 7544947, 7544949,
                7544950, 7566453, 7566574, 7632160, 7632489, 7676022, 7695904, 7697184, 7758188,
                14840608,
              ],
            ),
            new s(
              `lt`,
              [
                2122089, 2122341, 2124146, 2124641, 2124905, 2125167, 2126433, 2126689, 2126699,
                2126709, 2126945, 2126949, 2126965, 2127457, 2127465, 6365300, 6365424, 6383904,
                6383988, 6384112, 6384738, 6384993, 6385268, 6386274, 6386292, 6386976, 6387050,
                6418553, 6447392, 6448489, 6448494, 6647401, 6648949, 6889569, 6889577, 6889579,
                6889581, 6906217, 6907246, 6907252, 6909543, 6910496, 6910752, 6942827, 6971757,
                6972704, 7037289, 7037292, 7103073, 7104869, 7170419, 7171947, 7269152, 7301733,
                7302009, 7303968, 7496176, 7544937, 7544939, 7544950, 7564129, 7629088, 7632246,
                7957356,
              ],
            ),
          ];
        }
        name() {
          return `windows-1257`;
        }
      }),
      (e.windows_1258 = class extends l {
        match(e) {
          return e.inputBytes.some((e) => e >= 128) ? super.match(e) : null;
        }
        byteMap() {
          let e = Array(256).fill(32);
          e[39] = 0;
          for (let t = 65; t <= 90; t++) e[t] = t + 32;
          for (let t = 97; t <= 122; t++) e[t] = t;
          ((e[131] = 131),
            (e[136] = 136),
            (e[140] = e[156] = 156),
            (e[159] = 255),
            (e[170] = 170),
            (e[181] = 181),
            (e[186] = 186));
          for (let t = 192; t <= 203; t++) e[t] = t + 32;
          e[204] = 204;
          for (let t = 205; t <= 209; t++) e[t] = t + 32;
          e[210] = 210;
          for (let t = 211; t <= 214; t++) e[t] = t + 32;
          for (let t = 216; t <= 221; t++) e[t] = t + 32;
          ((e[222] = 222), (e[223] = 223));
          for (let t = 224; t <= 246; t++) e[t] = t;
          for (let t = 248; t <= 253; t++) e[t] = t;
          return ((e[255] = 255), e);
        }
        ngrams() {
          return [
            2122600, 2122721, 2123625, 2123887, 2125415, 2125928, 2126952, 2126953, 2126962,
            2127465, 2127584, 6419060, 6496355, 6496374, 6514720, 6514925, 6545763, 6758504,
            6758510, 6758516, 6758518, 6812782, 6815198, 6815221, 6824052, 6844402, 6876526,
            6889582, 6889588, 6941394, 6941420, 6941426, 7217251, 7217262, 7217268, 7235360,
            7235572, 7235581, 7235616, 7302759, 7336547, 7610483, 7629053, 7629290, 7631471,
            7676020, 7760362, 7790624, 13396256, 13397607, 14557288, 14771048, 15395950, 15397492,
            15494759, 15496224, 15560296, 15885088, 15886624, 15887904, 15889440, 16018976,
            16108649, 16643532,
          ];
        }
        name() {
          return `windows-1258`;
        }
        language() {
          return `vi`;
        }
      }),
      (e.windows_874 = class extends l {
        byteMap() {
          let e = Array(256).fill(32);
          e[39] = 0;
          for (let t = 65; t <= 90; t++) e[t] = t + 32;
          for (let t = 97; t <= 122; t++) e[t] = t;
          for (let t = 161; t <= 218; t++) e[t] = t;
          for (let t = 223; t <= 251; t++) e[t] = t;
          return e;
        }
        ngrams() {
          return [
            2138578, 2138856, 2146514, 2148291, 2154949, 10604985, 10605251, 10669479, 10671554,
            10799058, 11064263, 11195847, 11200960, 11200995, 11910083, 12042976, 12042979,
            12047848, 12132544, 12165586, 12173522, 12305360, 12314553, 12636873, 12828960,
            12829619, 12829633, 12832936, 12832994, 12837026, 13091779, 13095353, 13095617,
            13096117, 13226679, 13226724, 13293544, 13477063, 13674707, 13689538, 13744416,
            13805473, 13812171, 13812452, 13812512, 13812704, 13814226, 13821111, 13879249,
            13940155, 14009017, 14010324, 14149837, 14721749, 14728167, 14796240, 14860964,
            14920425, 14924193, 14989250, 15258279, 15262634, 15319250, 15328185,
          ];
        }
        name() {
          return `windows-874`;
        }
        language() {
          return `th`;
        }
      }),
      (e.KOI8_R = class extends l {
        byteMap() {
          return [
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 0, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 97,
            98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115,
            116, 117, 118, 119, 120, 121, 122, 32, 32, 32, 32, 32, 32, 97, 98, 99, 100, 101, 102,
            103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
            120, 121, 122, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
            163, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 163, 32, 32, 32, 32,
            32, 32, 32, 32, 32, 32, 32, 32, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202,
            203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219,
            220, 221, 222, 223, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204,
            205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221,
            222, 223,
          ];
        }
        ngrams() {
          return [
            2147535, 2148640, 2149313, 2149327, 2150081, 2150085, 2150338, 2150607, 2150610,
            2151105, 2151375, 2151380, 2151631, 2152224, 2152399, 2153153, 2153684, 2154196,
            12701385, 12702936, 12963032, 12963529, 12964820, 12964896, 13094688, 13181136,
            13223200, 13224224, 13226272, 13419982, 13420832, 13424846, 13549856, 13550880,
            13552069, 13552081, 13553440, 13553623, 13574352, 13574355, 13574359, 13617103,
            13617696, 13618392, 13618464, 13620180, 13621024, 13621185, 13684684, 13685445,
            13685449, 13685455, 13812183, 13813188, 13881632, 13882561, 13882569, 13882583,
            13944268, 13946656, 13946834, 13948960, 14272544, 14603471,
          ];
        }
        name() {
          return `KOI8-R`;
        }
        language() {
          return `ru`;
        }
      }));
  }),
  require_iso2022 = /* @__PURE__ */ __commonJSMin((e, t, n) => {
    var r =
      (n && n.__importDefault) ||
      function (e) {
        return e && e.__esModule ? e : { default: e };
      };
    (Object.defineProperty(e, "__esModule", { value: !0 }),
      (e.ISO_2022_CN = e.ISO_2022_KR = e.ISO_2022_JP = void 0));
    let i = r(require_match());
    var a = class {
      constructor() {
        this.escapeSequences = [];
      }
      name() {
        return `ISO_2022`;
      }
      match(e) {
        let t,
          n,
          r,
          a = 0,
          o = 0,
          s = 0,
          c,
          l = e.inputBytes,
          u = e.inputLen;
        scanInput: for (t = 0; t < u; t++) {
          if (l[t] == 27) {
            checkEscapes: for (r = 0; r < this.escapeSequences.length; r++) {
              let e = this.escapeSequences[r];
              if (u - t < e.length) continue checkEscapes;
              for (n = 1; n < e.length; n++) if (e[n] != l[t + n]) continue checkEscapes;
              (a++, (t += e.length - 1));
              continue scanInput;
            }
            o++;
          }
          (l[t] == 14 || l[t] == 15) && s++;
        }
        return a == 0
          ? null
          : ((c = (100 * a - 100 * o) / (a + o)),
            a + s < 5 && (c -= (5 - (a + s)) * 10),
            c <= 0 ? null : (0, i.default)(e, this, c));
      }
    };
    ((e.ISO_2022_JP = class extends a {
      constructor() {
        (super(...arguments),
          (this.escapeSequences = [
            [27, 36, 40, 67],
            [27, 36, 40, 68],
            [27, 36, 64],
            [27, 36, 65],
            [27, 36, 66],
            [27, 38, 64],
            [27, 40, 66],
            [27, 40, 72],
            [27, 40, 73],
            [27, 40, 74],
            [27, 46, 65],
            [27, 46, 70],
          ]));
      }
      name() {
        return `ISO-2022-JP`;
      }
      language() {
        return `ja`;
      }
    }),
      (e.ISO_2022_KR = class extends a {
        constructor() {
          (super(...arguments), (this.escapeSequences = [[27, 36, 41, 67]]));
        }
        name() {
          return `ISO-2022-KR`;
        }
        language() {
          return `kr`;
        }
      }),
      (e.ISO_2022_CN = class extends a {
        constructor() {
          (super(...arguments),
            (this.escapeSequences = [
              [27, 36, 41, 65],
              [27, 36, 41, 71],
              [27, 36, 42, 72],
              [27, 36, 41, 69],
              [27, 36, 43, 73],
              [27, 36, 43, 74],
              [27, 36, 43, 75],
              [27, 36, 43, 76],
              [27, 36, 43, 77],
              [27, 78],
              [27, 79],
            ]));
        }
        name() {
          return `ISO-2022-CN`;
        }
        language() {
          return `zh`;
        }
      }));
  }),
  require_utils = /* @__PURE__ */ __commonJSMin((e) => {
    (Object.defineProperty(e, "__esModule", { value: !0 }),
      (e.isByteArray = void 0),
      (e.isByteArray = (e) =>
        typeof e != `object` || !e ? !1 : isFinite(e.length) && e.length >= 0));
  }),
  require_lib = /* @__PURE__ */ __commonJSMin((e, t, n) => {
    var r =
        (n && n.__createBinding) ||
        (Object.create
          ? function (e, t, n, r) {
              r === void 0 && (r = n);
              var i = Object.getOwnPropertyDescriptor(t, n);
              ((!i || (`get` in i ? !t.__esModule : i.writable || i.configurable)) &&
                (i = {
                  enumerable: !0,
                  get: function () {
                    return t[n];
                  },
                }),
                Object.defineProperty(e, r, i));
            }
          : function (e, t, n, r) {
              (r === void 0 && (r = n), (e[r] = t[n]));
            }),
      i =
        (n && n.__setModuleDefault) ||
        (Object.create
          ? function (e, t) {
              Object.defineProperty(e, "default", { enumerable: !0, value: t });
            }
          : function (e, t) {
              e.default = t;
            }),
      a =
        (n && n.__importStar) ||
        (function () {
          var e = function (t) {
            return (
              (e =
                Object.getOwnPropertyNames ||
                function (e) {
                  var t = [];
                  for (var n in e) Object.prototype.hasOwnProperty.call(e, n) && (t[t.length] = n);
                  return t;
                }),
              e(t)
            );
          };
          return function (t) {
            if (t && t.__esModule) return t;
            var n = {};
            if (t != null)
              for (var a = e(t), o = 0; o < a.length; o++) a[o] !== "default" && r(n, t, a[o]);
            return (i(n, t), n);
          };
        })(),
      o =
        (n && n.__importDefault) ||
        function (e) {
          return e && e.__esModule ? e : { default: e };
        };
    (Object.defineProperty(e, "__esModule", { value: !0 }),
      (e.detectFileSync = e.detectFile = e.analyse = e.detect = void 0));
    let s = o(require_node()),
      c = o(require_ascii()),
      l = o(require_utf8()),
      u = a(require_unicode()),
      d = a(require_mbcs()),
      f = a(require_sbcs()),
      p = a(require_iso2022()),
      m = require_utils(),
      h = [
        new l.default(),
        new u.UTF_16BE(),
        new u.UTF_16LE(),
        new u.UTF_32BE(),
        new u.UTF_32LE(),
        new d.sjis(),
        new d.big5(),
        new d.euc_jp(),
        new d.euc_kr(),
        new d.gb_18030(),
        new p.ISO_2022_JP(),
        new p.ISO_2022_KR(),
        new p.ISO_2022_CN(),
        new f.ISO_8859_1(),
        new f.ISO_8859_2(),
        new f.ISO_8859_5(),
        new f.ISO_8859_6(),
        new f.ISO_8859_7(),
        new f.ISO_8859_8(),
        new f.ISO_8859_9(),
        new f.windows_1251(),
        new f.windows_1256(),
        new f.windows_1257(),
        new f.windows_1258(),
        new f.windows_874(),
        new f.KOI8_R(),
        new c.default(),
      ];
    ((e.detect = (t) => {
      let n = (0, e.analyse)(t);
      return n.length > 0 ? n[0].name : null;
    }),
      (e.analyse = (e) => {
        if (!(0, m.isByteArray)(e))
          throw Error(`Input must be a byte array, e.g. Buffer or Uint8Array`);
        let t = [];
        for (let e = 0; e < 256; e++) t[e] = 0;
        for (let n = e.length - 1; n >= 0; n--) t[e[n] & 255]++;
        let n = !1;
        for (let e = 128; e <= 159; e += 1)
          if (t[e] !== 0) {
            n = !0;
            break;
          }
        let r = {
          byteStats: t,
          c1Bytes: n,
          rawInput: e,
          rawLen: e.length,
          inputBytes: e,
          inputLen: e.length,
        };
        return h
          .map((e) => e.match(r))
          .filter((e) => !!e)
          .sort((e, t) => t.confidence - e.confidence);
      }),
      (e.detectFile = (t, n = {}) =>
        new Promise((r, i) => {
          let a,
            o = (0, s.default)(),
            c = (t, n) => {
              (a && o.closeSync(a),
                t
                  ? i(t)
                  : n
                    ? r((0, e.detect)(n))
                    : i(/* @__PURE__ */ Error(`No error and no buffer received`)));
            },
            l = n?.sampleSize || 0;
          if (l > 0) {
            a = o.openSync(t, `r`);
            let e = Buffer.allocUnsafe(l);
            o.read(a, e, 0, l, n.offset, (t, n) => {
              t ? c(t, null) : (n < l && (e = e.subarray(0, n)), c(null, e));
            });
          } else o.readFile(t, c);
        })),
      (e.detectFileSync = (t, n = {}) => {
        let r = (0, s.default)();
        if (n && n.sampleSize) {
          let i = r.openSync(t, `r`),
            a = Buffer.allocUnsafe(n.sampleSize),
            o = r.readSync(i, a, 0, n.sampleSize, n.offset);
          return (o < n.sampleSize && (a = a.subarray(0, o)), r.closeSync(i), (0, e.detect)(a));
        }
        return (0, e.detect)(r.readFileSync(t));
      }),
      (e.default = {
        analyse: e.analyse,
        detect: e.detect,
        detectFileSync: e.detectFileSync,
        detectFile: e.detectFile,
      }));
  }),
  import_lib = /* @__PURE__ */ __toESM(require_lib$1(), 1),
  import_lib$1 = /* @__PURE__ */ __toESM(require_lib(), 1);
const signatures = [
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
function sniff(e) {
  let t = e.toString(`latin1`, 0, 16);
  return signatures.find(([, e]) => t.startsWith(e))?.[0];
}
function looksBinary(e) {
  if (sniff(e) !== void 0) return !0;
  let t = 0;
  for (let n of e) n < 32 && !(n >= 8 && n <= 13) && n !== 27 && (t += 1);
  return t > Math.max(2, e.length * 0.03);
}
const marks = [
    [`utf-32le`, [255, 254, 0, 0]],
    [`utf-32be`, [0, 0, 254, 255]],
    [`utf-8`, [239, 187, 191]],
    [`utf-16le`, [255, 254]],
    [`utf-16be`, [254, 255]],
  ],
  guessable = {
    Shift_JIS: `cp932`,
    "EUC-JP": `euc-jp`,
    "EUC-KR": `cp949`,
    GB18030: `gb18030`,
    Big5: `big5`,
    "KOI8-R": `koi8-r`,
    "ISO-8859-1": `windows-1252`,
    "ISO-8859-2": `iso-8859-2`,
    "ISO-8859-5": `iso-8859-5`,
    "ISO-8859-7": `windows-1253`,
    "ISO-8859-9": `windows-1254`,
    "windows-1250": `windows-1250`,
    "windows-1251": `windows-1251`,
    "windows-1253": `windows-1253`,
    "windows-1255": `windows-1255`,
    "windows-1256": `windows-1256`,
  },
  trustworthy = 30;
async function detectEncoding(e) {
  let { head: t, sample: n } = await readSample(e),
    r = marks.find(([, e]) => e.every((e, n) => t[n] === e));
  if (r !== void 0) return r[0];
  let i = detectWide(t);
  if (i !== void 0) return i;
  if (looksBinary(t)) throw new ExtractionError(`wrong_content`, `binary content, not text`);
  return isMostlyUtf8(n) ? `utf-8` : guess(n);
}
async function readSample(e) {
  let t,
    n = [];
  for await (let r of (0, node_fs.createReadStream)(e))
    if (((t ??= r), (n.length > 0 || r.some((e) => e > 127)) && n.push(r), n.length === 4)) break;
  return ((t ??= Buffer.alloc(0)), { head: t, sample: n.length > 0 ? Buffer.concat(n) : t });
}
function detectWide(e) {
  let t = [0, 0];
  for (let [n, r] of e.entries()) r === 0 && (t[n % 2] = (t[n % 2] ?? 0) + 1);
  let [n = 0, r = 0] = t,
    i = Math.max(3, e.length * 0.1),
    a = e.length * 0.01;
  if (r > i && n < a) return `utf-16le`;
  if (n > i && r < a) return `utf-16be`;
}
function isMostlyUtf8(e) {
  let t = withoutCutCharacter(e);
  if ((0, node_buffer.isUtf8)(t)) return !0;
  let n = t.toString(`utf8`),
    r = n.split(`�`).length - 1,
    i = n.match(/[^\u0000-\u007f]/g)?.length ?? 0;
  return r * 4 < i;
}
function withoutCutCharacter(e) {
  let t = e.length;
  for (let n = 1; n <= 4 && n <= e.length; n += 1) {
    let r = e[e.length - n] ?? 0;
    if (r < 128 || ((t = e.length - n), r >= 192)) break;
  }
  return e.subarray(0, t);
}
function guess(e) {
  let t = import_lib$1.default.analyse(e).find(({ name: e }) => e in guessable);
  return t === void 0 || t.confidence < trustworthy
    ? `windows-1252`
    : (guessable[t.name] ?? `windows-1252`);
}
const declarationWithin = 1024;
async function readHtml(e) {
  let t = Buffer.concat(await Array.fromAsync((0, node_fs.createReadStream)(e))),
    n = await detectEncoding(e);
  return import_lib.default.decode(t, n.startsWith(`utf`) ? n : (declared(t) ?? n));
}
function declared(e) {
  let t = e.subarray(0, declarationWithin).toString(`latin1`),
    n = /<(?:meta[^<>]{1,1000}charset|\?xml[^<>]{1,1000}encoding)\s*=\s*["']?([\w-]+)/i.exec(
      t,
    )?.[1];
  return n === void 0 ? void 0 : realName(n);
}
function realName(e) {
  try {
    let { encoding: t } = new TextDecoder(e);
    if (t === `gbk`) return `gb18030`;
    if (import_lib.default.encodingExists(t)) return t;
  } catch (e) {
    if (!(e instanceof RangeError)) throw e;
  }
  return import_lib.default.encodingExists(e) ? e : void 0;
}
async function openPage(e, t) {
  return openHtml(await readHtml(e), t);
}
function openHtml(e, t) {
  let n = openDocument(e);
  if (n.querySelectorAll(`*`).length > t)
    throw new ExtractionError(`too_large_unpacked`, `elements`);
  return n;
}
function readTitle(e) {
  return (e.querySelector(`title`)?.textContent ?? ``).replace(/\s+/g, ` `).trim() || null;
}
function openDocument(e) {
  let t = /<html[\s>]/i.test(e) ? e : `<html><body>${e}</body></html>`;
  return parseHTML(t).document;
}
function parseColour(e) {
  let t = /^#?(?:[\da-f]{2})?([\da-f]{6})$/i.exec(e ?? ``)?.[1] ?? shortHex(e);
  if (t === void 0) return;
  let n = (e) => Number.parseInt(t.slice(e, e + 2), 16);
  return [n(0), n(2), n(4)];
}
function shortHex(e) {
  return /^#[\da-f]{3}$/i.test(e ?? ``) ? e?.slice(1).replace(/./g, `$&$&`) : void 0;
}
const visibleDifference = 8;
function isSameColour(e, t) {
  return e.every((e, n) => Math.abs(e - (t[n] ?? 0)) <= visibleDifference);
}
const hidingProperties =
    /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?<![-\w])opacity\s*:\s*(?:0|0?\.0\d*)\s*(?:;|$)|text-indent\s*:\s*-\d{3,}|(?:left|top|right|bottom|margin-left)\s*:\s*-\d{4,}px|clip(?:-path)?\s*:\s*(?:rect\(\s*0|inset\(\s*(?:50|100)%)/i,
  zeroSize =
    /font-size\s*:\s*(?:0(?:\.0\d*)?(?:px|pt|em|rem|%)?|0?\.\d+(?:px|pt)|1px)\s*(?:!|;|$)/i,
  named$1 = { white: `#ffffff`, black: `#000000` };
function hidesByStyle(e) {
  if (zeroSize.test(e) || hidingProperties.test(e)) return !0;
  let t = colourOf(e, /(?:^|;)\s*color\s*:\s*([#\w]+)/i),
    n = colourOf(e, /background(?:-color)?\s*:\s*([#\w]+)/i);
  return t !== void 0 && n !== void 0 && isSameColour(t, n);
}
function colourOf(e, t) {
  let n = t.exec(e)?.[1]?.toLowerCase();
  return parseColour(named$1[n ?? ``] ?? n);
}
const monthNames = [
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
function monthOf(e) {
  let t = e.toLowerCase().replace(/\.$/, ``),
    n = monthNames.findIndex((e) => e.includes(t));
  return n < 0 ? void 0 : n + 1;
}
const time = String.raw`(?:[T ,]+(?<time>\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)?$`,
  iso = new RegExp(String.raw`^(?<y>\d{4})[-/](?<m>\d{1,2})[-/](?<d>\d{1,2})${time}`),
  dotted = new RegExp(String.raw`^(?<a>\d{1,2})\.(?<b>\d{1,2})\.(?<y>\d{4})${time}`),
  slashed = new RegExp(String.raw`^(?<a>\d{1,2})[/-](?<b>\d{1,2})[/-](?<y>\d{4})${time}`),
  named = new RegExp(
    String.raw`^(?<d>\d{1,2})\.?[ -](?<m>\p{L}{3,9}\.?)[ -](?<y>\d{4})${time}`,
    `u`,
  ),
  american = new RegExp(String.raw`^(?<m>\p{L}{3,9}\.?) (?<d>\d{1,2}),? (?<y>\d{4})${time}`, `u`);
function readWrittenDate(e) {
  let t = e.trim(),
    n = iso.exec(t)?.groups ?? named.exec(t)?.groups ?? american.exec(t)?.groups;
  if (n) {
    let { y: e, m: t = ``, d: r } = n,
      i = /^\d/.test(t) ? Number(t) : monthOf(t);
    return i === void 0 ? void 0 : dateOf(n, { y: e, first: i, second: r, order: `known` });
  }
  let r = dotted.exec(t)?.groups;
  if (r) return dateOf(r, { y: r.y, first: r.b, second: r.a, order: `known` });
  let i = slashed.exec(t)?.groups;
  return i && dateOf(i, { y: i.y, first: i.a, second: i.b, order: `open` });
}
function dateOf(e, t) {
  let { order: n } = t,
    r = e.time?.padStart(e.time.length === 4 || e.time.length === 7 ? e.time.length + 1 : 0, `0`),
    i = r === void 0 ? null : r.length === 5 ? `${r}:00` : r;
  return { year: Number(t.y), first: Number(t.first), second: Number(t.second), time: i, order: n };
}
const currencies = { eur: `€`, euro: `€`, usd: `$`, us$: `$`, gbp: `£` },
  pattern =
    /^(?<open>\()?(?<sign>[-−–+])?\s?(?<before>[€$£¥]|US\$|EUR|USD|GBP|CHF)?\s?(?<inner>[-−–])?(?<digits>\d[\d.,'’  ]*(?<=\d))(?<after>-|\s?(?:[%€$£¥]|°?[A-Za-z]{1,5}[²³]?(?:\/[A-Za-z]{1,5})?))?(?<close>\))?$/u;
function readWrittenNumber(e) {
  let t = pattern.exec(e.replaceAll(` `, ` `).trim())?.groups;
  if (!t || (t.open === void 0) != (t.close === void 0)) return;
  let { digits: n = ``, after: r = `` } = t,
    i = n.replaceAll(/['’ ]/g, ``),
    a = i !== n;
  if (a && !/^\d{1,3}(?:['’ ]\d{3})+(?:[.,]\d+)?$/.test(n)) return;
  let o = notationOf(i, a);
  if (!(o === void 0 || /^0\d/.test(i)))
    return {
      digits: i,
      negative: [t.sign, t.inner, t.open, r].some((e) => /^[-−–(]$/.test(e ?? ``)),
      unit: unitOf(t.before ?? r),
      notation: o,
    };
}
function unitOf(e) {
  let t = e.trim();
  return t === `` || t === `-` ? null : (currencies[t.toLowerCase()] ?? t);
}
function notationOf(e, t) {
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
const deepest = 10,
  highestLegend = 2,
  lookedAt = 20,
  longestWordName = 60;
function findHeader(e) {
  let t = [];
  for (let [n, r] of e.rows.slice(0, deepest).entries()) {
    let i = r.filter(({ text: e }) => e !== ``),
      a = e.rows.slice(n + 1, n + 1 + lookedAt),
      o = joinTwoRows(e, n),
      s = o && namesColumns(o, a.slice(1));
    if (o && s)
      return lengthen(e, {
        titles: t,
        names: o.map(({ text: e }) => e),
        height: n + 2,
        byWords: s === `words`,
      });
    let c = spreadMerged(e, n),
      l = namesColumns(c, a);
    if (l)
      return lengthen(e, {
        titles: t,
        names: numberRepeated(c.map(({ text: e }) => e)),
        height: n + 1,
        byWords: l === `words`,
      });
    if (i.length === 1 && r.length > 1 && isName(i[0])) t.push(i[0]?.text ?? ``);
    else if (!isAboveHeader(e, n)) return { titles: t, names: void 0, height: n };
  }
  return { titles: t, names: void 0, height: t.length };
}
function isAboveHeader({ rows: e }, t) {
  let n = e[t] ?? [],
    r = n.filter(({ text: e }) => e.trim() !== ``);
  return r.length * 2 > n.length && r.some(isWord)
    ? !1
    : e.slice(t + 1, t + 1 + highestLegend).some((n, r) => {
        let i = n.filter(({ text: e }) => e !== ``).length,
          a = e.slice(t + r + 2, t + r + 2 + lookedAt);
        return i === n.length && i > 1 && namesColumns(n, a) !== void 0;
      });
}
function lengthen({ rows: e, merges: t }, n) {
  let r = e[n.height],
    i = e.slice(n.height + 1, n.height + 1 + lookedAt);
  if (!r || !n.names || n.height >= deepest || i.length === 0) return n;
  let a = r.filter(({ text: e }) => e !== ``),
    o = r[0]?.text !== `` || !i.some((e) => isWord(e[0] ?? { text: `` })),
    s = r.every(
      (e, t) =>
        e.text === `` ||
        mostly(
          i.flatMap((e) => e[t] ?? []),
          (e) => !isWord(e),
        ),
    );
  if (o || a.length === 0 || !a.every(isWordOrUnit) || !s) return n;
  let c = n.names.map((e, i) => {
    let a = t.find((e) => e.fromRow === n.height && e.fromColumn <= i && i <= e.toColumn),
      o = r[a?.fromColumn ?? i]?.text ?? ``;
    return o === `` ? e : /^[\d$€£¥%]/.test(o) && e !== `` ? `${e} (${o})` : `${e} ${o}`.trim();
  });
  return lengthen({ rows: e, merges: t }, { ...n, names: c, height: n.height + 1 });
}
function isWordOrUnit(e) {
  return isWord(e) || (e.value === void 0 && /^\d[\d.,]* \p{L}/u.test(e.text));
}
function namesColumns(e, t) {
  let n = e.filter(({ text: e }) => e !== ``);
  if (
    t.length === 0 ||
    n.length < Math.min(2, e.length) ||
    n.length * 2 < e.length ||
    !n.every(isName)
  )
    return;
  let r = new Set(n.map(({ text: e }) => e.toLowerCase()));
  if (r.size * 2 <= n.length) return;
  if (n.every(isPeriod)) return headsPeriods(e, t) ? `contrast` : void 0;
  if (
    e.some(
      (e, n) =>
        namesSomething(e) &&
        mostly(
          t.flatMap((e) => e[n] ?? []),
          (e) => !isWord(e),
        ),
    ) ||
    (n.some(isPeriod) && n.some(namesSomething))
  )
    return `contrast`;
  if (r.size < n.length) return;
  let i = t.some((e) => e.some(({ text: e }) => r.has(e.toLowerCase()))),
    a = n.reduce((e, { text: t }) => e + t.length, 0) / n.length;
  return !i && n.length === e.length && a <= longestWordName ? `words` : void 0;
}
function headsPeriods(e, t) {
  let n = e.findIndex(({ text: e }) => e !== ``),
    r = e.slice(n).map(({ text: e, date: t }) => t ?? e),
    i = r.every((e, t) => t === 0 || e > (r[t - 1] ?? ``)),
    a = r.every((e, t) => t === 0 || e < (r[t - 1] ?? ``));
  if (r.length < 2 || !(i || a)) return !1;
  let o = t.flatMap((e) => e.slice(0, n)),
    s = t.flatMap((e) => e.slice(n)).filter(({ text: e }) => e !== ``);
  return (n === 0 || o.some(isWord)) && mostly(s, (e) => !isWord(e) && !isPeriod(e));
}
function joinTwoRows({ rows: e, merges: t }, n) {
  let r = e[n],
    i = e[n + 1];
  if (!r || !i) return;
  let a = [...r, ...i].filter(({ text: e }) => e !== ``),
    o = r.filter(({ text: e }) => e !== ``).length;
  if (o < 2 || o >= r.length || !a.every(isName)) return;
  let s = i.map(({ text: e }) => e.toLowerCase()).filter((e) => e !== ``),
    c = t.some(({ fromRow: e, fromColumn: t, toColumn: r }) => e === n && r > t);
  if (!c && new Set(s).size === s.length) return;
  let l = ``;
  return numberRepeated(
    r.map((e, r) => {
      let a = t.find((e) => e.fromRow === n && e.fromColumn <= r && r <= e.toColumn);
      e.text === `` ? c && !a && (l = ``) : (l = e.text);
      let o = i[r]?.text ?? ``;
      return o === `` || l === o ? l : [l, o].filter(Boolean).join(` `);
    }),
  ).map((e) => ({ text: e }));
}
function spreadMerged({ rows: e, merges: t }, n) {
  return (e[n] ?? []).map((r, i) => {
    let a = t.find((e) => e.fromRow === n && e.fromColumn <= i && i <= e.toColumn);
    return e[n]?.[a?.fromColumn ?? i] ?? r;
  });
}
function numberRepeated(e) {
  let t = /* @__PURE__ */ new Map();
  return e.map((e) => {
    let n = (t.get(e) ?? 0) + 1;
    return (t.set(e, n), n > 1 && e !== `` ? `${e} ${n}` : e);
  });
}
function isWord({ text: e, value: t, date: n }) {
  return t !== void 0 || n !== void 0 || e === ``
    ? !1
    : readWrittenNumber(e) === void 0 && readWrittenDate(e) === void 0;
}
function namesSomething(e) {
  return isWord(e) || /^(?:19|20)\d\d \p{L}/u.test(e.text);
}
function isPeriod(e) {
  return e.date !== void 0 || /^(?:19|20)\d\d$/.test(e.text);
}
function isName(e) {
  return !e || e.text.length > 200 || /[:：]$/.test(e.text)
    ? !1
    : isPeriod(e) || (namesSomething(e) && /\p{L}/u.test(e.text) && !e.text.startsWith(`#`));
}
function mostly(e, t) {
  let n = e.filter(({ text: e }) => e !== ``);
  return n.length > 0 && n.filter(t).length > n.length / 2;
}
function columnName(e) {
  let t = ``;
  for (let n = e; n > 0; n = Math.floor((n - 1) / 26))
    t = String.fromCharCode(65 + ((n - 1) % 26)) + t;
  return t;
}
function writeRow(e, t, n) {
  let r = partsOf(e, t),
    i = r.some(({ names: e }) => e !== void 0),
    a = i ? `; ` : ` | `,
    o = r.flatMap((t, r) => valuesOf(e, t, { named: i, letters: n === `letters`, first: r === 0 })),
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
function partsOf(e, t) {
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
function valuesOf(e, { fromColumn: t, toColumn: n, names: r }, { named: i, letters: a, first: o }) {
  return Array.from({ length: n - t + 1 }, (n, s) => {
    let c = t + s,
      l = (r?.[s] ?? ``).replace(/\s+/g, ` `).trim(),
      u = l === `` && a && !(o && s === 0) ? columnName(c) : l;
    return { column: c, label: i && u !== `` ? `${u}: ` : ``, text: (e[c - 1] ?? ``).trim() };
  }).filter(({ text: e }) => !i || e !== ``);
}
const fewestColumns = 3;
function writeDocumentRows(e) {
  let { grid: t, merges: n } = layOutCells(e),
    r = Math.max(0, ...t.map((e) => e.length)),
    { names: i, height: a } = headerOf(e, t, n);
  return t.map((e, t) => {
    let n = t >= a && e.length === r ? i : void 0;
    return writeRow(e, [{ fromColumn: 1, toColumn: e.length, names: n }], `plain`)?.text ?? ``;
  });
}
function layOutCells(e) {
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
function headerOf(e, t, n) {
  let r = e.findIndex(({ isHeader: e }) => e !== !0),
    i = t.map((e) => e.map((e) => ({ text: e })));
  if (r > 0) return { names: joinNames(t.slice(0, r), n), height: r };
  let { names: a, height: o, byWords: s } = findHeader({ rows: i, merges: n });
  return !s || (a?.length ?? 0) >= fewestColumns
    ? { names: a, height: o }
    : { names: void 0, height: 0 };
}
function joinNames(e, t) {
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
const longest$1 = 200,
  [mostRows, mostColumns] = [500, 100];
function startSpans() {
  let e = /* @__PURE__ */ new Map(),
    t = 0,
    n = () => {
      let n = [];
      for (let r = e.get(t); r !== void 0 && r.rows > 0;)
        (n.push({ text: r.text }), --r.rows, (t += 1), (r = e.get(t)));
      return n;
    };
  return {
    beginRow: () => void (t = 0),
    beginCell: n,
    endCell(n, r) {
      let i = sizeOf(n, `rowspan`, mostRows),
        a = t,
        o = sizeOf(n, `colspan`, mostColumns);
      t += o;
      for (let n = a; i > 1 && n < t; n += 1) {
        let t = n === a ? r.replace(/\s+/g, ` `).trim().slice(0, longest$1) : ``;
        e.set(n, { rows: i - 1, text: t });
      }
      return { text: r, columns: o };
    },
    endRow: n,
  };
}
function sizeOf(e, t, n) {
  let r = Number.parseInt(e.getAttribute(t) ?? `1`, 10);
  return r > 1 ? Math.min(r, n) : 1;
}
const blockElements = new Set(
    `address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol option p pre section summary table tbody tfoot thead tr ul`.split(
      ` `,
    ),
  ),
  nestingMax = 2e3;
function* readElements(e, t) {
  let n = {
    kind: { kind: `paragraph` },
    text: ``,
    hidden: [],
    blocks: [],
    shown: 0,
    scope: t,
    table: void 0,
  };
  (readElement(e, n, 0), closeBlock(n));
  for (let e of n.blocks) yield { type: `block`, block: e };
}
function hidesByAttribute(e) {
  return (
    e.hasAttribute(`hidden`) ||
    e.getAttribute(`aria-hidden`) === `true` ||
    hidesByStyle(e.getAttribute(`style`) ?? ``)
  );
}
function readElement(e, t, n) {
  let { scope: r, kind: i } = t,
    a = e.localName;
  if (r.skipped.has(a)) return;
  if (r.isHidden(e)) {
    keepHidden(t, `switched_off`, textOf(e, r, n));
    return;
  }
  a === `br` &&
    (t.text += `
`);
  let o = blockElements.has(a);
  (o && beginBlock(t, kindOf(a, i)),
    a === `table` && !t.table
      ? readTable(e, t, n)
      : a === `tr` && t.table && !t.table.row
        ? readRow(e, t, n)
        : isCell(e)
          ? readCell(e, t, n)
          : readChildren(e, t, n),
    o && beginBlock(t, i));
}
const isCell = ({ localName: e }) => e === `td` || e === `th`;
function readTable(e, t, n) {
  let r = { rows: [], row: void 0, inCell: !1, spans: startSpans() };
  ((t.table = r), readChildren(e, t, n), closeBlock(t), (t.table = void 0));
  let i = writeDocumentRows(r.rows);
  for (let [e, { hidden: n }] of r.rows.entries())
    (Object.assign(t, { kind: { kind: `table-row` }, text: i[e], hidden: n }), closeBlock(t));
}
function readRow(e, t, n) {
  let { table: r } = t;
  if (!r) return;
  closeBlock(t);
  let i = { cells: [], isHeader: isHeaderRow(e), hidden: [] };
  ((r.row = i),
    r.spans.beginRow(),
    readChildren(e, t, n),
    i.cells.push(...r.spans.endRow()),
    r.rows.push({ ...i, hidden: t.hidden }),
    (r.row = void 0),
    Object.assign(t, { text: ``, hidden: [] }));
}
function isHeaderRow(e) {
  let t = [...e.childNodes].filter((e) => isElement(e) && isCell(e));
  return t.length > 0 && t.every((e) => isElement(e) && e.localName === `th`);
}
function readCell(e, t, n) {
  let { table: r } = t;
  !r?.row || r.inCell
    ? (readChildren(e, t, n), (t.text += ` `))
    : (r.row.cells.push(...r.spans.beginCell()),
      Object.assign(t, { text: `` }),
      (r.inCell = !0),
      readChildren(e, t, n),
      (r.inCell = !1),
      r.row.cells.push(r.spans.endCell(e, t.text)),
      (t.text = ``));
}
function readChildren(e, t, n) {
  requireShallow(n);
  for (let r of e.childNodes)
    isText(r)
      ? (t.text += r.textContent ?? ``)
      : isElement(r)
        ? readElement(r, t, n + 1)
        : isComment(r) && keepHidden(t, `comment`, withoutTags(r.textContent ?? ``));
}
function textOf(e, t, n) {
  requireShallow(n);
  let r = ``;
  for (let i of e.childNodes)
    isText(i)
      ? (r += i.textContent ?? ``)
      : isElement(i) && !t.skipped.has(i.localName) && (r += ` ${textOf(i, t, n + 1)} `);
  return r;
}
const isElement = (e) => e.nodeType === 1,
  isText = (e) => e.nodeType === 3,
  isComment = (e) => e.nodeType === 8;
function requireShallow(e) {
  if (e > nestingMax) throw new ExtractionError(`corrupt`, `elements nested too deep`);
}
const withoutTags = (e) => e.replace(/<[^<>]*>/g, ` `);
function keepHidden(e, t, n) {
  let r = n.replace(/\s+/g, ` `).trim();
  r !== `` && e.hidden.push({ reason: t, text: r });
}
function kindOf(e, t) {
  return /^h[1-6]$/.test(e)
    ? { kind: `heading`, level: Number(e[1]) }
    : e === `li` || e === `dd` || e === `option`
      ? { kind: `list` }
      : e === `tr`
        ? { kind: `table-row` }
        : e === `pre`
          ? { kind: `code` }
          : t.kind === `heading`
            ? { kind: `paragraph` }
            : t;
}
function beginBlock(e, t) {
  e.kind.kind === `table-row` && t.kind === `table-row`
    ? (e.text += ` `)
    : (closeBlock(e), (e.kind = t));
}
function closeBlock(e) {
  let { blocks: t, kind: n, hidden: r } = e,
    i = tidy(e.text, n);
  i !== `` && ((e.shown += 1), t.push({ ...n, text: i, anchor: anchorOf(e) }));
  for (let { reason: n, text: i } of r)
    t.push({ kind: `paragraph`, text: i, anchor: anchorOf(e), hidden: n });
  Object.assign(e, { text: ``, hidden: [] });
}
function anchorOf({ shown: e }) {
  let t = Math.max(1, e);
  return { kind: `paragraph`, from: t, to: t };
}
function tidy(e, { kind: t }) {
  return t === `code`
    ? e.replace(/^(?:[ \t]*\n)+|(?<!\s)\s+$/g, ``)
    : e.replace(/\s+/g, ` `).trim();
}
const rulesMax = 5e3,
  comments = /\/\*[\s\S]*?(?:\*\/|$)/g,
  conditional = /@[^{};@]*(?:;|\{(?:[^{}]|\{[^{}]*\})*\}?)/g,
  shows = /(?:display|visibility|opacity|font-size|text-indent|left|top|clip|clip-path)\s*:/i;
function findHiddenByStyleSheets(e) {
  let t = /* @__PURE__ */ new Set();
  for (let [n, r] of readRules(e)) {
    let i = hidesByStyle(r);
    if (i || (t.size !== 0 && shows.test(r)))
      for (let r of select(e, n)) i ? t.add(r) : t.delete(r);
  }
  return t;
}
function readRules(e) {
  return [...e.querySelectorAll(`style`)]
    .map((e) => e.textContent ?? ``)
    .join(`
`)
    .replace(comments, ``)
    .replace(conditional, ``)
    .split(`}`, rulesMax)
    .flatMap((e) => {
      let [t = ``, n = ``] = e.split(`{`, 2);
      return t.trim() === `` ? [] : [[t.trim(), n]];
    });
}
function select(e, t) {
  if (/:(?:hover|focus|active|target|checked|before|after)/.test(t)) return [];
  try {
    return e.querySelectorAll(t);
  } catch {
    return [];
  }
}
const elementsMax = 15e4,
  skipped = new Set(`head script style iframe object title desc metadata`.split(` `));
function* readShownText(e) {
  let t = findHiddenByStyleSheets(e);
  yield* readElements(e.documentElement, {
    skipped,
    isHidden: (e) => isInactive(e) || hidesByAttribute(e) || t.has(e),
  });
}
function isInactive(e) {
  let t = e.localName;
  return t === `template` || t === `noscript` || (t === `dialog` && !e.hasAttribute(`open`));
}
async function* parse(e) {
  let t = await openPage(e.path, elementsMax);
  (yield* readShownText(t),
    yield { type: `progress`, done: e.size, total: e.size, unit: `byte` },
    yield { type: `done`, title: readTitle(t), pages: null });
}
function nameFailure(e) {
  if (e instanceof ExtractionError) return { reason: e.reason, detail: e.detail ?? `` };
  let t = e instanceof Error ? (e.stack ?? e.message) : String(e);
  return { reason: recognise(e), detail: t.slice(0, 2e3) };
}
function recognise(e) {
  return e instanceof RangeError
    ? (`code` in e && /OUT_OF_(?:RANGE|BOUNDS)/.test(String(e.code))) ||
      /call stack/.test(e.message)
      ? `corrupt`
      : `out_of_memory`
    : `crashed`;
}
function decodeTags(e) {
  return Array.from(e, (e) => {
    let t = (e.codePointAt(0) ?? 0) - 917504;
    return t >= 32 && t < 127 ? String.fromCharCode(t) : ``;
  }).join(``);
}
function decodeSelectors(e) {
  let t = Array.from(e, (e) => {
    let t = e.codePointAt(0) ?? 0;
    return t >= 917760 ? t - 917760 + 16 : t - 65024;
  });
  return readable(Buffer.from(t)) ?? describe(t.length);
}
function decodeWidthless(e) {
  let t = [...new Set(e)];
  for (let n of t.slice(0, 2)) {
    let r = (
        Array.from(e, (e) => (e === n ? `1` : `0`))
          .join(``)
          .match(/.{8}/g) ?? []
      ).map((e) => Number.parseInt(e, 2)),
      i = readable(Buffer.from(r));
    if (t.length === 2 && i !== void 0) return i;
  }
  return describe(e.length);
}
function readable(e) {
  let t = e.toString(`utf8`);
  return /^[\p{L}\p{N}\p{P}\p{S}\s]+$/u.test(t) && !t.includes(`�`) ? t : void 0;
}
function describe(e) {
  return `(${e} characters that show nothing)`;
}
const suspicious =
    /[\u00ad\u180e\u200b\u200c\u202d\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]|\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/u,
  flags = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,8}\u{e007f}/gu,
  tags = /[\u{e0000}-\u{e007f}]+/gu,
  selectors = /(?:[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]){4,}/gu,
  widthless = /(?:[\u200b\u200c\u2060-\u2064\ufeff]|\u200d){8,}/gu,
  needless = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/gu,
  overridden = /([\u202d\u202e])([^\u202c\n]*)\u202c?/gu,
  flagMark = `󰀀`;
function splitHiddenCharacters(e) {
  if (!suspicious.test(e)) return { visible: e, hidden: [] };
  let t = [],
    n = (e) => (n) => {
      let r = e(n).trim();
      return (r !== `` && t.push(r), ``);
    },
    r = [];
  return {
    visible: e
      .replace(flags, (e) => flagMark + String(r.push(e) - 1) + flagMark)
      .replace(tags, n(decodeTags))
      .replace(selectors, n(decodeSelectors))
      .replace(widthless, n(decodeWidthless))
      .replace(overridden, (e, t, r) => (reads(t, r) ? r : n((e) => e)(r)))
      .replace(needless, ``)
      .replace(/\u{f0000}(\d+)\u{f0000}/gu, (e, t) => r[Number(t)] ?? ``),
    hidden: t,
  };
}
function reads(e, t) {
  let n = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}]/u.test(t);
  return e === `‮` ? n || !/\p{L}/u.test(t) : !n;
}
function sliceSpans(e, t, n) {
  let r = [];
  for (let i = findSpan(e, t); i < e.length; i += 1) {
    let a = e[i];
    if (a === void 0 || a.start >= n) break;
    let { start: o, anchor: s, label: c } = a,
      l = c !== void 0 && { label: Math.max(0, c - Math.max(0, t - o)) };
    r.push({ start: Math.max(0, o - t), anchor: s, ...l });
  }
  return r;
}
function findSpan(e, t) {
  let n = 0,
    r = e.length - 1;
  for (; n < r;) {
    let i = Math.ceil((n + r) / 2);
    (e[i]?.start ?? 0) <= t ? (n = i) : (r = i - 1);
  }
  return n;
}
const longest = 16e3;
function* splitLongBlock(e) {
  let { visible: t, hidden: n } = splitHiddenCharacters(e.text),
    { header: r } = e,
    i = r === void 0 ? {} : { header: splitHiddenCharacters(r).visible };
  yield* cutLong({ ...e, ...i, ...moveSpans(e), text: t });
  for (let t of n) yield* cutLong(hide(e, t));
}
function moveSpans({ text: e, spans: t }) {
  if (t === void 0) return {};
  let n = (e) => clean(splitHiddenCharacters(e).visible);
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
function hide({ anchor: e, hidden: t = `characters` }, n) {
  return { kind: `paragraph`, text: n, anchor: e, hidden: t };
}
function* cutLong({ spans: e, ...t }) {
  let n = clean(t.text),
    r = (r, i) => ({ ...t, ...(e && { spans: sliceSpans(e, r, i) }), text: n.slice(r, i) }),
    i = 0;
  for (; n.length - i > longest;) {
    let e = i + findCut(n.slice(i));
    (yield r(i, i + n.slice(i, e).trimEnd().length), (i = e + /^\s*/.exec(n.slice(e))[0].length));
  }
  i < n.length && (yield r(i, n.length));
}
function clean(e) {
  return e
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/g, ``)
    .normalize(`NFC`)
    .trim();
}
function findCut(e) {
  for (let t = longest; t > longest / 2; --t) if (/\s/.test(e.charAt(t))) return t;
  return /[\udc00-\udfff]/.test(e.charAt(longest)) ? 15999 : longest;
}
const mostCharacters = { atLeast: 2e7, perByte: 20 };
async function reportEvents(e, t) {
  try {
    await run(e, t);
  } catch (e) {
    let { reason: t, detail: n } = nameFailure(e);
    await send({ type: `failed`, reason: t, detail: n });
  }
}
async function run(e, t) {
  let { size: n } = await (0, node_fs_promises.stat)(t.path);
  if (n === 0) throw new ExtractionError(`empty`);
  let r = 0,
    i = Math.max(mostCharacters.atLeast, n * mostCharacters.perByte);
  for await (let a of e({ ...t, size: n }))
    if (a.type !== `block`) await send(a);
    else
      for (let e of splitLongBlock(a.block)) {
        if (((r += e.text.length), r > i)) throw new ExtractionError(`too_large_unpacked`, `text`);
        await send({ type: `block`, block: e });
      }
}
async function send(e) {
  process.stdout.write(`${JSON.stringify(e)}\n`) ||
    (await (0, node_events.once)(process.stdout, `drain`));
}
((exports.parse = parse), (exports.reportEvents = reportEvents));
