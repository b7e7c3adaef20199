import { StyleSheet } from '@emotion/sheet';
import { readDeclarations } from './readDeclarations.ts';

const insert = StyleSheet.prototype.insert;

/**
 * jsdom lays nothing out, and goes through every rule of the page whenever the style of an element is
 * asked for, as each query by role does for each element: only what somebody reads is put in the page.
 */
StyleSheet.prototype.insert = function insertRead(rule) {
  if (rule.startsWith('@keyframes')) return;
  const read = readDeclarations(rule);
  if (read.includes(':')) insert.call(this, read);
};
