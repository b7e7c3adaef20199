import type { Stripe } from '@stripe/stripe-js';
import { languageOf } from '../../contract/core/languages.ts';
import { currentLanguage } from '../i18n/language.ts';
import { pageConfig } from '../shell/pageConfig.ts';

/** The part of Stripe.js that the console uses. */
export type CardProcessor = Pick<
  Stripe,
  'confirmCardPayment' | 'confirmCardSetup' | 'createPaymentMethod' | 'createToken' | 'elements'
>;

let loading: Promise<CardProcessor> | undefined;

async function load(): Promise<CardProcessor> {
  const { stripePublishableKey } = pageConfig();
  if (stripePublishableKey === null) {
    const { standInProcessor } = await import('./standIn/standInProcessor.ts');
    return standInProcessor;
  }
  // The plain entry would fetch Stripe's script as soon as it is imported.
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(stripePublishableKey, { locale: languageOf(currentLanguage()) });
  if (!stripe) throw new Error('Stripe.js needs a page to be loaded into.');
  return stripe;
}

/**
 * Stripe.js if the page has a key, otherwise the stand-in. Loaded at the first payment, so that a
 * page without cards loads none of it.
 * @throws when it cannot be loaded; the next call tries again
 */
export async function loadCardProcessor(): Promise<CardProcessor> {
  loading ??= load();
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
