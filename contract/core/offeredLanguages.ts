import { FALLBACK_LANGUAGE, languageName } from './languages.ts';

const isFallback = (tag: string) => tag.split('-')[0] === FALLBACK_LANGUAGE;

/** Languages to choose among: English first, then by their names. */
export const inOfferedOrder = (languages: readonly string[]): readonly string[] =>
  languages.toSorted(
    (one, other) =>
      Number(isFallback(other)) - Number(isFallback(one)) ||
      languageName(one).localeCompare(languageName(other), FALLBACK_LANGUAGE),
  );

/**
 * The one of `languages` that a tag names, without its region where that is not among them; undefined
 * for any other.
 * @example offeredAmong(['en', 'de'], 'de-AT') // 'de'
 */
export function offeredAmong(
  languages: readonly string[],
  tag: string | null | undefined,
): string | undefined {
  const wanted = (tag ?? '').trim().toLowerCase().replace('_', '-').split(/[,;]/)[0] ?? '';
  return [wanted, wanted.split('-')[0]].find((one) => one !== undefined && languages.includes(one));
}

/** The languages that a reader asks for, as tags. */
export interface AskedLanguages {
  /** In the address. */
  address: string | null | undefined;
  /** Chosen on the device. */
  device: string | null | undefined;
  /** The one the user is written to in, where the user is known. */
  user?: string | undefined;
  /** The browser's, the most wanted first. */
  browser: readonly string[];
}

/**
 * The language to begin with: the address's, else the one chosen on the device, else the one the
 * user is written to in, else the browser's. A browser's language loses its region: most browsers
 * say en-US wherever they are, and dates are easier to read as the channel's country writes them.
 * Only a region that somebody chose is kept.
 */
export function languageToBeginWith(
  languages: readonly string[],
  { address, device, user, browser }: AskedLanguages,
): string {
  const offered = (tag: string | null | undefined) => offeredAmong(languages, tag);
  return (
    offered(address) ??
    offered(device) ??
    offered(user) ??
    browser.map((tag) => offered(tag.split('-')[0])).find(Boolean) ??
    FALLBACK_LANGUAGE
  );
}
