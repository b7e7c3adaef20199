import { flightName } from '../../../../contract/booking/flight.ts';
import { pricingLines } from '../../../../contract/booking/pricing.ts';
import type { Receipt } from '../../../../contract/booking/receipt.ts';
import type { Formats } from '../../declared/useFormats.ts';
import { Sheet, type Picture, type SheetStyle } from './sheet.ts';

export interface ReceiptLook extends SheetStyle {
  /** The channel's name and logo. */
  name: string;
  logo: Picture | null;
  formats: Formats;
  translate: (key: string, params?: Record<string, unknown>) => string;
  paymentText: string;
}

/** A receipt as a PDF in the channel's look and the reader's language. */
export function receiptPdf(receipt: Receipt, look: ReceiptLook): ArrayBuffer {
  const { formats, translate } = look;
  const text = (key: string, params?: Record<string, unknown>) =>
    translate(`receipt.${key}`, params);
  const detail = (key: string) => translate(`trips.details.${key}`);
  const { pricing } = receipt;
  const money = (amount: number) => formats.money(amount, pricing.currency);
  const title = text('title');
  const sheet = new Sheet(look, { title: `${title} ${receipt.bookingId}`, author: look.name });

  sheet.head({
    logo: look.logo,
    name: look.name,
    title,
    below: text('booked', { date: formats.date(receipt.createdAt, receipt.pickupTimeZone) }),
  });

  sheet.heading(text('trip'));
  sheet.fact(
    translate('trips.columns.pickupTime'),
    formats.dateTime(receipt.pickupAt, receipt.pickupTimeZone),
  );
  const last = receipt.stops.length - 1;
  receipt.stops.forEach((address, at) => {
    const number = at;
    const name =
      at === 0
        ? detail('pickup')
        : at === last
          ? detail('dropoff')
          : translate('trips.details.stop', { number });
    sheet.fact(name, address);
  });
  const flight = receipt.flight && flightName(receipt.flight);
  if (flight) sheet.fact(detail('flight'), flight);
  if (receipt.distanceMeters !== null)
    sheet.fact(text('distance'), formats.distance(receipt.distanceMeters));
  const count = receipt.numberOfVehicles > 1 ? `${receipt.numberOfVehicles} × ` : '';
  sheet.fact(detail('vehicle'), `${count}${receipt.vehicle}`);
  sheet.fact(translate('trips.columns.company'), receipt.companyName);

  sheet.heading(text('booking'));
  sheet.fact(detail('passenger'), receipt.passengerName);
  sheet.fact(detail('bookedBy'), receipt.bookedByName);
  sheet.fact(text('account'), receipt.corporationName);
  sheet.fact(detail('tripId'), receipt.dispatchId ?? '–');
  sheet.fact(detail('reference'), receipt.bookingId);
  for (const field of receipt.fields) sheet.fact(field.title, field.value);

  sheet.heading(text('price'));
  for (const { key, amount } of pricingLines(pricing))
    sheet.amount(translate(`trips.pricing.${key}`), money(amount));
  sheet.space(2);
  sheet.rule();
  sheet.space(6);
  sheet.amount(translate('trips.pricing.total'), money(pricing.total), 'bold');
  sheet.space(4);
  sheet.fact(text('paidBy'), look.paymentText);

  return sheet.finish(`${look.name} · ${receipt.bookingId}`, (page, of) =>
    text('page', { page, of }),
  );
}

/** `receipt-2026-11-20.pdf`, by the day the trip was booked where it began. */
export function receiptName({ createdAt, pickupTimeZone }: Receipt, word: string): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: pickupTimeZone }).format(
    new Date(createdAt),
  );
  return `${word}-${day}.pdf`;
}
