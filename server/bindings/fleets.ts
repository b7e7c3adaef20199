import { isNotNull } from 'drizzle-orm';
import { bookings } from '../../contract/resources/bookings.ts';
import { fleets } from '../../contract/resources/fleets.ts';
import { bind } from '../crud/binding.ts';
import { absoluteTrackingLink } from '../config/origins.ts';
import * as tables from '../db/tables/index.ts';
import { tripTotals } from './tripTotals.ts';

/** A request is a trip once it is confirmed, which is when it gets a status. */
export const tripBinding = bind(bookings, tables.bookings, {
  where: isNotNull(tables.bookings.status),
  present: ['status'],
  answers: {
    trackingLink: (link, { app, channel }) =>
      typeof link === 'string' ? absoluteTrackingLink(app.config, channel, link) : null,
  },
  searchWords: tables.bookingWords(tables.bookings),
  keptTotals: tripTotals,
});

export const fleetBindings = [bind(fleets, tables.fleets), tripBinding];
