import { StyleSheet } from '@emotion/sheet';
import { readDeclarations } from './readDeclarations.ts';

const insert = StyleSheet.prototype.insert;

/** Rules of pseudo-elements, for which jsdom has no style. */
const PSEUDO_ELEMENT = /::|:-(?:moz|ms)-/;

/**
 * Whenever the style of an element is asked for, jsdom goes through every rule of the page, and
 * each query by role asks for the style of every element. jsdom has no layout, so the page only
 * gets the declarations that something reads, all in one style sheet as in production.
 */
StyleSheet.prototype.insert = function insertRead(rule) {
  if (rule.startsWith('@keyframes') || PSEUDO_ELEMENT.test(rule)) return;
  const read = readDeclarations(rule);
  if (!read.includes(':')) return;
  this.isSpeedy = true;
  insert.call(this, read);
};
