import { eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { brandName } from '../../contract/booking/cardBrand.ts';
import { expiryText } from '../../contract/booking/payment.ts';
import { fillIn } from '../../contract/messages/fillIn.ts';
import { messages } from '../../contract/messages/messages.ts';
import { type PaymentMethod, paymentMethods } from '../../contract/resources/paymentMethods.ts';
import { bind } from '../crud/binding.ts';
import * as tables from '../db/tables/index.ts';
import { isProvider } from '../services/payments/cards.ts';
import { forgetDeletedCard } from '../services/payments/forgetCards.ts';

const { corporations: accounts, paymentMethodGroups: groups, paymentMethods: cards } = tables;

/** The others than cards have no processor, and their own kind in place of a processor's id. */
const type = sql`case when ${cards.provider} is null then ${cards.providerMethodId} else 'creditCard' end`;

/** The account itself and cash as rows of cards, with an id that stays the same for each account. */
const others = (channelId: string, types: readonly string[]): SQL => sql`
  select a.channel_id,
    overlay(overlay(md5(a.id::text || kind) placing '8' from 13) placing '8' from 17)::uuid as id,
    a.id as corporation_id, null as provider, kind as provider_method_id, null as brand, null as number,
    null::int as expiry_year, null::int as expiry_month, null as card_holder_name,
    a.created_at, a.deleted_at
  from ${accounts} a cross join unnest(${sql.param([...types])}::text[]) as kind
  where a.channel_id = ${channelId} and a.deleted_at is null`;

export const paymentMethodBinding = bind(paymentMethods, cards, {
  where: ({ app }) => or(isNull(cards.provider), eq(cards.provider, app.payments.provider)),
  // Nobody chooses a card where the channel takes no cards any more, but it can still be deleted.
  listed: ({ channel }) =>
    channel.allowedPaymentMethods.includes('creditCard') ? undefined : isNull(cards.provider),
  source: (ctx, { paymentProviderName }) => sql`(
    select channel_id, id, corporation_id, provider, provider_method_id, brand, number, expiry_year,
      expiry_month, card_holder_name, created_at, deleted_at
    from ${cards} where ${isProvider(ctx, paymentProviderName)} union all ${others(
      ctx.channel.id,
      ctx.channel.allowedPaymentMethods.filter((kind) => kind !== 'creditCard'),
    )}) as ${cards}`,
  // Nested, because drizzle leaves out the table's name of columns at the top level.
  derived: {
    name: sql`json_build_object('type', ${type}, 'brand', ${cards.brand}, 'number', ${cards.number})`,
    type: sql`(${type})`,
    brand: sql`${cards.brand}`,
    number: sql`${cards.number}`,
    expiration: sql`case when ${cards.expiryYear} is not null then
      json_build_object('year', ${cards.expiryYear}, 'month', ${cards.expiryMonth}) end`,
    cardHolderName: sql`${cards.cardHolderName}`,
    groupIds: sql`array(${sql`select ${groups.groupId} from ${groups} where ${groups.channelId} = ${cards.channelId}
      and ${groups.paymentMethodId} = ${cards.id} order by ${groups.createdAt}, ${groups.groupId}`})`,
    defaultPayment: sql`exists (${sql`select from ${accounts} where ${accounts.channelId} = ${cards.channelId}
      and ${accounts.id} = ${cards.corporationId}
      and coalesce(${accounts.defaultPaymentMethod} ->> 'type', 'businessAccount') = ${type}
      and (${cards.provider} is null or ${accounts.defaultPaymentMethod} ->> 'id' = ${cards.id}::text)`})`,
  },
  answers: {
    name: (stored, { language }) => {
      const {
        type: kind,
        brand,
        number,
      } = stored as Pick<PaymentMethod, 'type' | 'brand' | 'number'>;
      const { payment } = messages[language].trip;
      return kind === 'creditCard'
        ? fillIn(payment.card, { brand: brandName(brand ?? ''), number: number ?? '' })
        : payment[kind];
    },
  },
  inWords: {
    expiration: (stored) =>
      stored ? expiryText(stored as NonNullable<PaymentMethod['expiration']>) : '',
  },
  withDeletion: forgetDeletedCard,
});
