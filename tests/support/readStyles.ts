import { StyleSheet } from '@emotion/sheet';

/** The style properties that queries, clicks and assertions ask for. */
const READ = new Set(['display', 'visibility', 'opacity', 'pointer-events']);
const DECLARATION =
  /(?<=[{;]\s*)([\w-]+)\s*:\s*(?:"[^"]*"|'[^']*'|\([^)]*\)|[^;{}"'(])*(?:;|(?=\}))/g;
const COMMENT = /\/\*.*?\*\//gs;
const EMPTY_RULE = /[^{}]*\{\s*\}/g;

/**
 * The rules of a style sheet with only the declarations that something reads. Rules left empty are
 * dropped.
 */
const readDeclarations = (rules: string): string =>
  rules
    .replaceAll(COMMENT, '')
    .replaceAll(DECLARATION, (declaration, name: string) => (READ.has(name) ? declaration : ''))
    .replaceAll(EMPTY_RULE, '')
    // Also drops the rules that contained only such rules.
    .replaceAll(EMPTY_RULE, '');

const insert = StyleSheet.prototype.insert;

/**
 * Rules of pseudo-elements, for which jsdom has no style, and those that depend on a width: that of
 * jsdom is 1024 pixels, whatever a test sets.
 */
const NOT_HERE = /^@(?:keyframes|media|container)|::|:-(?:moz|ms)-/;

/**
 * Whenever the style of an element is asked for, jsdom goes through every rule of the page, and
 * each query by role asks for the style of every element. jsdom has no layout, so the page only
 * gets the declarations that something reads, all in one style sheet as in production.
 */
StyleSheet.prototype.insert = function insertRead(rule) {
  if (NOT_HERE.test(rule)) return;
  const read = readDeclarations(rule);
  if (!read.includes(':')) return;
  this.isSpeedy = true;
  insert.call(this, read);
};
