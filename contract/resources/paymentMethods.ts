import { boolean, choice, dateTime, object, reference, references, text } from '../core/fields.ts';
import { PAYMENT_TYPES } from '../core/paymentTypes.ts';
import { defineResource, type RowOf } from '../core/resource.ts';

const always = { required: true, write: 'never' } as const;
/** Only cards have a value. */
const ofCards = { write: 'never' } as const;

/**
 * The ways of paying of an account: billing the account, cash, and its saved cards. Cards are set up at
 * the processor and stored by a call of their own, never by CRUD; the others follow from the channel.
 */
export const paymentMethods = defineResource({
  name: 'payment-methods',
  fields: {
    /** Deleting an account deletes its cards, as a part of it that the processor then forgets. */
    corporationId: reference('corporations', { ...always, onDelete: 'keep' }),
    /** `Visa ending in 4242`, `Business account`, in the language of the caller. */
    name: text({ ...always, max: 60 }),
    type: choice(PAYMENT_TYPES, always),
    /** `visa`, `mastercard`, … in small letters. */
    brand: text(ofCards),
    /** The last digits. */
    number: text(ofCards),
    expiration: object('cardExpiration', { ...ofCards, max: 7 }),
    cardHolderName: text(ofCards),
    /** The only groups whose passengers a card pays for; empty where it pays for everybody. */
    groupIds: references('employee-groups', { write: 'never' }),
    defaultPayment: { ...boolean(always), isBadge: true },
    createdAt: dateTime(always),
  },
  scope: { by: 'corporation', field: 'corporationId' },
  access: { corporationAdmin: { list: true, get: true, delete: true } },
  label: ['name'],
  list: {
    isOfOneAccount: true,
    isForBooking: true,
    columns: ['name', 'expiration', 'cardHolderName', 'groupIds', 'defaultPayment'],
    repeats: ['type', 'brand', 'number'],
    sortable: ['type', 'brand', 'cardHolderName', 'createdAt'],
    defaultSort: 'type',
    search: ['brand', 'number', 'cardHolderName'],
    filters: {
      type: { field: 'type', match: 'in' },
      defaultPayment: { field: 'defaultPayment', match: 'in' },
    },
    /** Leaves out the cards that another processor keeps. */
    options: { paymentProviderName: text({ max: 60 }) },
  },
  form: [],
  /** The account of the card, which need not be named. */
  deleteOptions: { corporationId: reference('corporations', { required: true, onDelete: 'keep' }) },
  // The processor forgets a deleted card.
  softDelete: false,
});
export type PaymentMethod = RowOf<typeof paymentMethods>;
