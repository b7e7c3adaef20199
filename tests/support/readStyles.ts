import { StyleSheet } from '@emotion/sheet';

/** What queries, clicks and assertions ask of an element's style. */
const READ = new Set(['display', 'visibility', 'opacity', 'pointer-events']);
const DECLARATION = /(?<=[{;])([a-z-]+):(?:"[^"]*"|'[^']*'|\([^)]*\)|[^;{}"'(])*(?:;|(?=\}))/g;
const insert = StyleSheet.prototype.insert;

/**
 * jsdom lays nothing out, and goes through every rule of the page whenever the style of an element is
 * asked for, as each query by role does for each element: only what somebody reads is put in the page.
 */
StyleSheet.prototype.insert = function insertRead(rule) {
  if (rule.startsWith('@keyframes')) return;
  const read = rule.replaceAll(DECLARATION, (declaration, name: string) =>
    READ.has(name) ? declaration : '',
  );
  if (/:[^{}]*\}/.test(read)) insert.call(this, read);
};
