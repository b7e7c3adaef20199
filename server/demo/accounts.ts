import { distanceMeters } from '../../contract/booking/distance.ts';
import type { Coordinates } from '../../contract/booking/geo.ts';
import type { Tariff } from '../../contract/booking/fare.ts';
import type { CancellationTerms } from '../../contract/booking/trip.ts';
import type { Transaction } from '../context.ts';
import * as tables from '../db/tables/index.ts';
import type { DemoChannel } from './cast/channel.ts';
import type { DemoCorporation } from './cast/corporation.ts';
import { demoOffers } from './cast/offers.ts';
import { demoId } from './ids.ts';
import type { Random } from './random.ts';
import { seedSystems } from './systems.ts';

const DAY_MS = 86_400_000;

export interface SeededCorporation {
  id: string;
  about: DemoCorporation;
}
export interface SeededOffer {
  id: string;
  fleetId: string;
  companyName: string;
  name: string;
  tariff: Tariff;
  cancellation: CancellationTerms;
  /** How often it is booked, relative to the others. */
  weight: number;
  /** Whether its fleet picks people up there. */
  serves: (pickup: Coordinates) => boolean;
}
export interface SeededUser {
  id: string;
  email: string;
  givenName: string;
  familyName: string;
  corporationIds: string[];
  status: 'active' | 'inactive';
  createdAt: Date;
}
export interface SeededAccounts {
  corporations: SeededCorporation[];
  offers: SeededOffer[];
  admins: SeededUser[];
}

/** Pence (or cents) of the usual tariff: flag fall, per kilometre, per minute, minimum fare. */
const TARIFF = { base: 380, perKilometre: 165, perMinute: 28, minimum: 750 };
/** Cancelling late costs about half the minimum fare, in steps of 50. */
const CANCELLATION = { minutesBefore: 30, fee: 400 };

async function seedFleets(tx: Transaction, cast: DemoChannel, createdAt: Date) {
  const offers: SeededOffer[] = [];
  for (const fleet of cast.fleets) {
    const { level, ...columns } = fleet;
    const fleetId = demoId(cast.channelId, 'fleets', fleet.companyName);
    await tx
      .insert(tables.fleets)
      .values({ channelId: cast.channelId, id: fleetId, createdAt, ...columns });
    const rows = demoOffers.map((offer) => ({
      channelId: cast.channelId,
      id: demoId(cast.channelId, 'fleet-offers', fleet.companyName, offer.name),
      fleetId,
      name: offer.name,
      seats: offer.seats,
      bags: offer.bags,
      paymentTypes: [...offer.paymentTypes],
      fareType: offer.fareType,
      baseFare: Math.round(TARIFF.base * level * offer.factor),
      perKilometre: Math.round(TARIFF.perKilometre * level * offer.factor),
      perMinute: Math.round(TARIFF.perMinute * level * offer.factor),
      minimumFare: Math.round(TARIFF.minimum * level * offer.factor),
      cancellationMinutes: CANCELLATION.minutesBefore,
      cancellationFee: Math.round((CANCELLATION.fee * level * offer.factor) / 50) * 50,
    }));
    await tx.insert(tables.fleetOffers).values(rows);
    for (const [at, { id, name, ...tariff }] of rows.entries()) {
      const { weight = 1 } = demoOffers[at] ?? {};
      offers.push({
        id,
        fleetId,
        companyName: fleet.companyName,
        name,
        tariff,
        cancellation: { minutesBefore: tariff.cancellationMinutes, fee: tariff.cancellationFee },
        weight,
        serves: (pickup) => distanceMeters(fleet, pickup) <= fleet.serviceRadiusMeters,
      });
    }
  }
  return offers;
}

/** Fleets with their offers, accounts with their links to every fleet, and who signs in. */
export async function seedAccounts(
  tx: Transaction,
  cast: DemoChannel,
  random: Random,
  now: Date,
  passwordHash: string,
): Promise<SeededAccounts> {
  const { channelId } = cast;
  const offers = await seedFleets(tx, cast, new Date(now.getTime() - 900 * DAY_MS));
  const fleetIds = [...new Set(offers.map((offer) => offer.fleetId))];

  const corporations = cast.corporations.map((about) => ({
    id: demoId(channelId, 'corporations', about.name),
    about,
  }));
  await tx.insert(tables.corporations).values(
    corporations.map(({ id, about }, at) => ({
      channelId,
      id,
      name: about.name,
      contactEmail: `accounts@${about.domain}`,
      communicationLanguage: about.language,
      code: `${channelId.slice(0, 3).toUpperCase()}-${1001 + at * 7}`,
      status: about.status ?? ('active' as const),
      defaultPaymentMethod: about.defaultPayment ? { type: about.defaultPayment, id: null } : null,
      createdAt: new Date(now.getTime() - (700 - at * 21) * DAY_MS - random.int(0, DAY_MS)),
    })),
  );
  const [first] = corporations;
  if (first) await seedSystems(tx, { channelId, id: first.id, name: first.about.name }, now);
  await tx.insert(tables.fleetAccounts).values(
    corporations.flatMap(({ id, about }) => {
      const links = fleetIds.map((fleetId, at) => ({
        channelId,
        id: demoId(channelId, 'fleet-accounts', about.name, at),
        fleetId,
        corporationId: id,
        accountNumber: `${random.int(10_000, 99_999)}${about.lastDigits?.[at] ?? '0'}`,
      }));
      // An account that nobody uses any more was not linked to the newest fleet.
      return about.status === 'inactive' ? links.slice(0, -1) : links;
    }),
  );

  const admins: SeededUser[] = cast.admins.map((admin, at) => ({
    id: demoId(channelId, 'users', admin.email),
    email: admin.email,
    givenName: admin.givenName,
    familyName: admin.familyName,
    status: admin.status ?? ('active' as const),
    corporationIds: admin.corporations.map(
      (name) => corporations.find(({ about }) => about.name === name)!.id,
    ),
    createdAt: new Date(now.getTime() - (600 - at * 90) * DAY_MS),
  }));
  const manager = {
    id: demoId(channelId, 'users', cast.fleetManager.email),
    ...cast.fleetManager,
  };
  await tx.insert(tables.users).values([
    ...admins.map(({ corporationIds: _, ...user }) => ({
      ...user,
      channelId,
      subject: user.id,
      communicationLanguage: 'en' as const,
      role: 'corporationAdmin' as const,
      joinedAt: user.createdAt,
    })),
    {
      ...manager,
      channelId,
      subject: manager.id,
      communicationLanguage: 'en' as const,
      role: 'bookingChannelAdmin' as const,
      status: 'active' as const,
      joinedAt: now,
    },
  ]);
  await tx
    .insert(tables.userCorporations)
    .values(
      admins.flatMap(({ id, corporationIds }) =>
        corporationIds.map((corporationId) => ({ channelId, userId: id, corporationId })),
      ),
    );
  await tx
    .insert(tables.signInCredentials)
    .values([...admins, manager].map(({ id }) => ({ channelId, userId: id, passwordHash })));
  return { corporations, offers, admins };
}
