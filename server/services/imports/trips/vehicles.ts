import { and, eq } from 'drizzle-orm';
import { answersToSend } from '../../../../contract/booking/accountFields.ts';
import { fareTotal } from '../../../../contract/booking/fare.ts';
import type { Place } from '../../../../contract/booking/request.ts';
import { preselectedOffer } from '../../../../contract/booking/preselection.ts';
import { DomainError, type FieldError } from '../../../../contract/core/errors.ts';
import type { PaymentType } from '../../../../contract/core/paymentTypes.ts';
import { foldText } from '../../../../contract/core/words.ts';
import type { RequestContext } from '../../../context.ts';
import { corporations } from '../../../db/tables/index.ts';
import { quote } from '../../offers/estimateFare.ts';
import { lastUsed, type PayableOffer, payableOffers, shownOffer } from '../../offers/listOffers.ts';
import { linkedAccounts } from '../../offers/serving.ts';

/** The part of a line that decides which vehicle drives it. */
interface Ride {
  corporationId: string;
  passengerId: string | null;
  /** From the pickup to the dropoff. */
  stops: readonly Place[];
  pickupTime: string;
  /** The class as it was typed; empty for the one that the booking form would propose. */
  vehicle: string;
  answers: Readonly<Record<string, string>>;
}

interface Vehicle {
  offerId: string;
  name: string;
  paymentType: PaymentType;
  /** The answers to what the fleet asks for with the account's trips. */
  fields: Record<string, string>;
}

/** Remembers what a question was answered with, for the other lines that ask the same. */
function onceEach<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (key) => {
    const answer = answers.get(key) ?? ask(key);
    answers.set(key, answer);
    return answer;
  };
}

/** Somebody has to confirm each payment by card, so files are paid in other ways. */
const withoutCard = ({ paymentTypes, ...offer }: PayableOffer): PayableOffer[] => {
  const others = paymentTypes.filter((type) => type !== 'creditCard');
  return others.length > 0 ? [{ ...offer, paymentTypes: others }] : [];
};

/** Finds vehicles for the lines of a file, which share pickups and accounts. */
export function vehicleFinder(ctx: RequestContext) {
  const { orm } = ctx.app.database;
  const offersAt = onceEach(async (key) => {
    const [corporationId = '', latitude, longitude] = key.split(' ');
    const pickup = { latitude: Number(latitude), longitude: Number(longitude) };
    return (await payableOffers(ctx, { pickup, corporationId })).flatMap(withoutCard);
  });
  const usualPayment = onceEach(async (corporationId) => {
    const [account] = await orm
      .select({ usual: corporations.defaultPaymentMethod })
      .from(corporations)
      .where(and(eq(corporations.channelId, ctx.channel.id), eq(corporations.id, corporationId)));
    return account?.usual?.type ?? 'businessAccount';
  });
  const numbersOf = onceEach((corporationId) => linkedAccounts(ctx, corporationId));

  /** What one vehicle costs, in minor units; null where the fleet will not drive it. */
  async function priceOf({ stops, pickupTime }: Ride, one: PayableOffer): Promise<number | null> {
    try {
      return fareTotal(await quote(ctx, one, stops, pickupTime, 'lateQuote'), 1);
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }

  /** The class that the booking form proposes. */
  async function proposed(ride: Ride, offers: readonly PayableOffer[]): Promise<PayableOffer> {
    const shown = offers.map((one) => shownOffer(one, null));
    if (offers.length === 1) return offers[0]!;
    const prices = new Map<string, number | null>();
    for (const one of offers) prices.set(one.offer.id, await priceOf(ride, one));
    const last = (await lastUsed(ctx, ride))(shown);
    const best = preselectedOffer(
      shown.map((offer) => ({ ...offer, isLastUsed: offer === last })),
      ({ id }) => prices.get(id) ?? null,
      () => true,
    );
    return offers.find(({ offer }) => offer.id === best?.id) ?? offers[0]!;
  }

  /** @throws DomainError OFFER_NOT_AVAILABLE where no fleet serves the pickup; AdapterError */
  return async (ride: Ride): Promise<Vehicle | { error: FieldError }> => {
    const { corporationId, stops, vehicle, answers } = ride;
    const { latitude, longitude } = stops[0]!;
    const offers = await offersAt(`${corporationId} ${latitude} ${longitude}`);
    if (offers.length === 0) throw new DomainError('OFFER_NOT_AVAILABLE');
    const named = offers.filter(({ offer }) => foldText(offer.name) === foldText(vehicle.trim()));
    if (vehicle.trim() !== '' && named.length === 0) {
      const names = [...new Set(offers.map(({ offer }) => offer.name))];
      return { error: { code: 'choice', params: { choices: names.join('\n') } } };
    }
    const { offer, fleet, paymentTypes } = await proposed(ride, named.length > 0 ? named : offers);
    const usual = await usualPayment(corporationId);
    const wished = [usual, 'businessAccount'] as const;
    const paymentType = wished.find((type) => paymentTypes.includes(type)) ?? paymentTypes[0]!;
    const number = (await numbersOf(corporationId)).get(fleet.id);
    const asked =
      paymentType === 'businessAccount' && number !== undefined
        ? await ctx.app.dispatch.accountFields(fleet.id, number)
        : [];
    return {
      offerId: offer.id,
      name: offer.name,
      paymentType,
      fields: answersToSend(asked, answers),
    };
  };
}
