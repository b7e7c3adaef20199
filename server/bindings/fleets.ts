import { isNotNull } from 'drizzle-orm';
import { bookings } from '../../contract/resources/bookings.ts';
import type { PaymentType } from '../../contract/core/paymentTypes.ts';
import { messages } from '../../contract/messages/messages.ts';
import { fleetOffers } from '../../contract/resources/fleetOffers.ts';
import { fleets } from '../../contract/resources/fleets.ts';
import { tripLines } from '../../contract/import/tripLines.ts';
import { bind, type Binding } from '../crud/binding.ts';
import { absoluteTrackingLink } from '../config/origins.ts';
import * as tables from '../db/tables/index.ts';
import { refuseFeeWithoutTime } from '../services/offers/cancellationFee.ts';
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

/** A file of trips, whose columns are not fields of a trip. */
export const tripLinesBinding: Binding = { ...tripBinding, resource: tripLines };

export const fleetBindings = [
  bind(fleets, tables.fleets),
  bind(fleetOffers, tables.fleetOffers, {
    inWords: {
      paymentTypes: (types, { language }) =>
        (types as PaymentType[]).map((type) => messages[language].reports.words[type]).join(', '),
    },
    beforeWrite(values, _tx, _ctx, stored) {
      refuseFeeWithoutTime({ ...stored, ...values });
      return values;
    },
  }),
  tripBinding,
];
