import { StyleSheet } from '@emotion/sheet';
import { readDeclarations } from './readDeclarations.ts';

const insert = StyleSheet.prototype.insert;

/**
 * Whenever the style of an element is asked for, jsdom goes through every rule of the page, and
 * each query by role asks for the style of every element. jsdom has no layout, so the page only
 * gets the declarations that something reads.
 */
StyleSheet.prototype.insert = function insertRead(rule) {
  if (rule.startsWith('@keyframes')) return;
  const read = readDeclarations(rule);
  if (read.includes(':')) insert.call(this, read);
};
