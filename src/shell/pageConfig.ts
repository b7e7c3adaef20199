import type { PageConfig } from '../../contract/core/channel.ts';

/** The id of the script element into which the server writes the configuration. */
export const PAGE_CONFIG_ELEMENT = 'page-config';

let read: { text: string; config: PageConfig } | undefined;

/**
 * The channel that this page was served for: brand, sign-in, map settings. It is read from the page
 * itself, so that the brand shows before any call. The server checked it; it is not parsed with zod
 * here to keep the welcome page small.
 * @throws when the page was not served by the product's server
 */
export function pageConfig(): PageConfig {
  const text = document.getElementById(PAGE_CONFIG_ELEMENT)?.textContent;
  if (!text) {
    throw new Error(
      `The page carries no configuration (element #${PAGE_CONFIG_ELEMENT}). Open it through the server, not as a file.`,
    );
  }
  if (read?.text !== text) read = { text, config: JSON.parse(text) as PageConfig };
  return read.config;
}
