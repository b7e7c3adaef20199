const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCodePoint(code));

/** Characters as the inside of a negated class, with runs of them as ranges. */
function classOf(characters: readonly string[]): string {
  const codes = new Set(characters.map((one) => one.codePointAt(0)!));
  const written = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;
  const parts: string[] = [];
  for (const code of codes) {
    if (codes.has(code - 1)) continue;
    let last = code;
    while (codes.has(last + 1)) last += 1;
    parts.push(last === code ? written(code) : `${written(code)}-${written(last)}`);
  }
  return parts.join('');
}

/**
 * A pattern with letters of any script, in a form that every regular expression engine reads: many
 * validators do not know `\p{L}`, and then refuse everybody's name. It refuses the same characters
 * of ASCII; what else is refused is known to the server only. Undefined where that cannot be
 * written, as for e-mail addresses, which have a format as well.
 */
export function portablePattern(pattern: string): string | undefined {
  if (!pattern.includes(String.raw`\p{`)) return pattern;
  if (!/^\^\[[^\]]*\]\+\$$/.test(pattern)) return undefined;
  const exact = new RegExp(pattern, 'u');
  return `^[^${classOf(ASCII.filter((character) => !exact.test(character)))}]+$`;
}
