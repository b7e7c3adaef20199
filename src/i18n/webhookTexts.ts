import { languageOf } from '../../contract/core/languages.ts';
import type { Messages } from './messages.ts';
import type { webhooks } from './en/onNeed/webhooks.ts';
import { textsLoader } from './textsLoader.ts';

/** The texts of the page of webhooks. */
export type WebhookTexts = Messages<typeof webhooks>;

const load = textsLoader(
  import.meta.glob<WebhookTexts>('./*/onNeed/webhooks.ts', { import: 'webhooks' }),
);

/** Few people open that page, so no other loads its texts. */
export const loadWebhookTexts = (tag: string): Promise<WebhookTexts> => load(languageOf(tag));
