import { languageOf } from '../../contract/core/languages.ts';
import type { Messages } from './messages.ts';
import type { billing } from './en/onNeed/billing.ts';
import { textsLoader } from './textsLoader.ts';

/** The texts about what invoices must say. */
export type BillingTexts = Messages<typeof billing>;

const load = textsLoader(
  import.meta.glob<BillingTexts>('./*/onNeed/billing.ts', { import: 'billing' }),
);

/** Billing is set up once, so no page loads its texts before. */
export const loadBillingTexts = (tag: string): Promise<BillingTexts> => load(languageOf(tag));
