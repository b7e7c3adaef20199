import { findsPerson, foldText, searchTerms } from '../../contract/core/words.ts';

/** Something that is found by typing. */
export interface Findable {
  /** Names it for ever, whatever language its label is in. */
  key: string;
  label: string;
  /** What else it is found by, such as the name of its group. */
  keywords?: string | undefined;
}

/** How well a text finds something, 0 best; null where it does not. */
function closeness(typed: string, { label, keywords = '' }: Findable): number | null {
  if (findsPerson(typed, [label], null)) return foldText(label).startsWith(foldText(typed)) ? 0 : 1;
  return findsPerson(typed, [label, keywords], null) ? 2 : null;
}

/**
 * What a typed text finds, the likeliest first: what begins with it, then what has words that do, then
 * what is found by its keywords; of equals what was chosen lately. Without a word everything, what was
 * chosen lately first. Words match as in the searches of the lists.
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
