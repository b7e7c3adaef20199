import { parse } from 'hono/utils/cookie';
import { LANGUAGE_COOKIE } from '../../contract/core/deviceCookies.ts';
import { LANGUAGES, type Language } from '../../contract/core/languages.ts';
import { languageToBeginWith, type AskedLanguages } from '../../contract/core/offeredLanguages.ts';
import { acceptedTags, firstLanguage } from '../acceptLanguage.ts';
import { CONSOLE_LANGUAGES } from './consoleLanguages.ts';

/** What the request says about the reader of a page. */
export interface PageReader {
  /** At the channel's own origin. */
  url: URL;
  acceptLanguage?: string | undefined;
  cookies: Readonly<Record<string, string>>;
}

/** Reads from the headers of a request what decides which page it gets. */
export const pageReader = (
  url: URL,
  header: (name: 'accept-language' | 'cookie') => string | undefined,
): PageReader => ({
  url,
  acceptLanguage: header('accept-language'),
  cookies: parse(header('cookie') ?? ''),
});

const asked = ({ url, acceptLanguage, cookies }: PageReader): AskedLanguages => ({
  address: url.searchParams.get('locale'),
  device: cookies[LANGUAGE_COOKIE],
  browser: acceptedTags(acceptLanguage),
});

/** The console's language for a reader, chosen as the console itself does. */
export const readerLanguage = (reader: PageReader): string =>
  languageToBeginWith(CONSOLE_LANGUAGES, asked(reader));

/**
 * The reader's language among those that mails are written in; undefined when they ask for none of
 * them.
 */
export function writtenLanguage(reader: PageReader): Language | undefined {
  const { address, device, browser } = asked(reader);
  return firstLanguage(LANGUAGES, [address ?? '', device ?? '', ...browser]);
}
