import {
  type CardGroups,
  setupSecretSchema,
  type StoreCard,
} from '../../contract/booking/payment.ts';
import { MAX_PER_PAGE } from '../../contract/core/listLimits.ts';
import type { PaymentMethod } from '../../contract/resources/paymentMethods.ts';
import type { Corporation } from '../../contract/resources/corporations.ts';
import { callApi, callUnchecked, type Read } from './http.ts';

/** The API calls about ways of paying. All throw `HttpError` as `callApi` does. */

/** How an account can pay, with the cards that a processor keeps. */
export const listPaymentMethods = (
  { corporationId, paymentProviderName }: { corporationId: string; paymentProviderName: string },
  { signal }: Read = {},
) =>
  callUnchecked<PaymentMethod[]>('/payment-methods', {
    kind: 'list',
    query: { corporationId, paymentProviderName, maxPerPage: MAX_PER_PAGE },
    signal,
  });

/** A secret for setting up a card; `storeCard` has to follow. */
export const beginCardSetup = (corporationId: string) =>
  callApi('/payment-methods/setup-secret', {
    method: 'POST',
    body: { corporationId },
    response: setupSecretSchema,
  });

/** Stores a card that was set up for the account. */
export const storeCard = (card: StoreCard) =>
  callUnchecked<PaymentMethod>('/payment-methods', {
    kind: 'corporationId',
    method: 'POST',
    body: card,
  });

/** An account's default way of paying; null for the account itself. */
export const setDefaultMethod = (
  corporationId: string,
  defaultPaymentMethod: Corporation['defaultPaymentMethod'],
) =>
  callApi(`/corporations/${encodeURIComponent(corporationId)}`, {
    method: 'PATCH',
    body: { defaultPaymentMethod },
  });

/** Assigns a card to groups, so that it only pays for their passengers, or removes it from them. */
export const changeCardGroups = (id: string, change: Partial<CardGroups>) =>
  callApi(`/payment-methods/${encodeURIComponent(id)}/groups`, { method: 'POST', body: change });
