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
export const readDeclarations = (rules: string): string =>
  rules
    .replaceAll(COMMENT, '')
    .replaceAll(DECLARATION, (declaration, name: string) => (READ.has(name) ? declaration : ''))
    .replaceAll(EMPTY_RULE, '')
    // Also drops the rules that contained only such rules.
    .replaceAll(EMPTY_RULE, '');
