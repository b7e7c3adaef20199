// Emotion writes the style rules of components while these are drawn for the first time, which took a
// fifth of the scripts' time until the first list was shown. The rules that a page needed when it was
// last opened on this device are put into it before its scripts run. Emotion takes them over, as it
// does with rules that a server has written.

/** Signing out deletes it. */
const KEY = 'kept-styles';

/** Emotion's name for the console's rules, with which the names of their classes begin. */
export const STYLE_KEY = 'c';

/** In characters. Whatever is longer is forgotten, and kept anew by the next page. */
const MOST = 300_000;

/** Marks rules of the whole page, which wait until emotion asks for them. */
const OF_PAGE = 'page';

/** Emotion's name for a style is a hash of it, so a style that was changed has another name. */
type KeptStyle = readonly [name: string, rules: string, of?: typeof OF_PAGE];

const isKeptStyle = (value: unknown): value is KeptStyle =>
  Array.isArray(value) &&
  (value.length === 2 || (value.length === 3 && value[2] === OF_PAGE)) &&
  value.every((part) => typeof part === 'string');

/** The kept rules of whole pages by their names. */
let pageRules: ReadonlyMap<string, string> = new Map();

function keptStyles(): KeptStyle[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKeptStyle) : [];
  } catch {
    return [];
  }
}

/**
 * Puts the kept rules of components where emotion looks for them when it is loaded. Those of the
 * whole page differ between light and dark, and would apply before it is known which it is.
 */
export function restoreStyles(): void {
  const all = keptStyles();
  const kept = all.filter(([, , of]) => of !== OF_PAGE);
  pageRules = new Map(
    all.filter((one) => !kept.includes(one)).map(([name, rules]) => [name, rules]),
  );
  if (kept.length === 0) return;
  const style = document.createElement('style');
  style.dataset['emotion'] = [STYLE_KEY, ...kept.map(([name]) => name)].join(' ');
  style.textContent = kept.map(([, rules]) => rules).join('\n');
  document.head.append(style);
}

/** What was written while the page opens; null afterwards. */
let written: KeptStyle[] | null = [];

/** Notes a style whose rules were just written. */
export function noteStyle(name: string, rules: string): void {
  written?.push([name, rules]);
}

/** The rules of the whole page that were kept under this name; undefined if there are none. */
export const pageRulesOf = (name: string): string | undefined => pageRules.get(name);

/** Notes rules of the whole page that were just written. */
export function notePageRules(name: string, rules: string): void {
  written?.push([name, rules, OF_PAGE]);
}

/** The page is open: keeps the rules that had to be written for it. */
export function keepStyles(): void {
  const more = written ?? [];
  // Later rules do not belong to opening the page.
  written = null;
  if (more.length === 0) return;
  const text = JSON.stringify([...keptStyles(), ...more]);
  try {
    if (text.length > MOST) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // The storage is full: the next page writes these rules, too.
  }
}
