import { findsPerson, foldText, searchTerms } from '../../contract/core/words.ts';

/** Something that is found by typing. */
export interface Findable {
  /** Identifies it permanently, independent of its label's language. */
  key: string;
  label: string;
  /** Further words that find it, such as the name of its group. */
  keywords?: string | undefined;
}

/** How well a text finds something, 0 best; null where it does not. */
function closeness(typed: string, { label, keywords = '' }: Findable): number | null {
  if (findsPerson(typed, [label], null)) return foldText(label).startsWith(foldText(typed)) ? 0 : 1;
  return findsPerson(typed, [label, keywords], null) ? 2 : null;
}

/**
 * What a typed text finds, the best first: labels that start with it, then labels with words that
 * do, then matches by keyword; among equals, recent choices first. Without a text it returns
 * everything, recent choices first. Words match as in the searches of the lists.
 * @param recent keys of what was chosen, the latest first
 */
export function ranked<T extends Findable>(
  text: string,
  all: readonly T[],
  recent: readonly string[],
): T[] {
  const typed = text.trim();
  const isOpen = searchTerms(typed).length === 0;
  const age = ({ key }: T): number => {
    const place = recent.indexOf(key);
    return place === -1 ? recent.length : place;
  };
  return all
    .flatMap((one) => {
      const far = isOpen ? 0 : closeness(typed, one);
      return far === null ? [] : [{ one, far, age: age(one) }];
    })
    .toSorted((a, b) => a.far - b.far || a.age - b.age)
    .map(({ one }) => one);
}
