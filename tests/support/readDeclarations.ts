/** What queries, clicks and assertions ask of an element's style. */
const READ = new Set(['display', 'visibility', 'opacity', 'pointer-events']);
const DECLARATION =
  /(?<=[{;]\s*)([\w-]+)\s*:\s*(?:"[^"]*"|'[^']*'|\([^)]*\)|[^;{}"'(])*(?:;|(?=\}))/g;
const COMMENT = /\/\*.*?\*\//gs;
const EMPTY_RULE = /[^{}]*\{\s*\}/g;

/** Rules of a style sheet with only what somebody reads of them. Rules that say nothing else are left out. */
export const readDeclarations = (rules: string): string =>
  rules
    .replaceAll(COMMENT, '')
    .replaceAll(DECLARATION, (declaration, name: string) => (READ.has(name) ? declaration : ''))
    .replaceAll(EMPTY_RULE, '')
    // Those that held only such rules, too.
    .replaceAll(EMPTY_RULE, '');
