import { flightName } from '../../../../contract/booking/flight.ts';
import { pricingLines } from '../../../../contract/booking/pricing.ts';
import type { Receipt } from '../../../../contract/booking/receipt.ts';
import { fillIn } from '../../../../contract/messages/fillIn.ts';
import { paymentText } from '../../../../contract/messages/trip/paymentText.ts';
import type { TripTexts } from '../../../../contract/messages/trip/texts.ts';
import type { Formats } from '../../declared/useFormats.ts';
import { Sheet, type Picture, type SheetStyle } from './sheet.ts';

export interface ReceiptLook extends SheetStyle {
  /** The channel's name and logo. */
  name: string;
  logo: Picture | null;
  /** Words and ways of the reader's language. */
  texts: TripTexts;
  formats: Formats;
}

/** A receipt as a PDF in the channel's look and the reader's language. */
export function receiptPdf(receipt: Receipt, look: ReceiptLook): ArrayBuffer {
  const { formats, texts } = look;
  const { labels, receipt: words } = texts;
  const { pricing } = receipt;
  const money = (amount: number) => formats.money(amount, pricing.currency);
  const about = { title: `${words.title} ${receipt.bookingId}`, author: look.name };
  const sheet = new Sheet(look, about);

  sheet.head({
    logo: look.logo,
    name: look.name,
    title: words.title,
    below: fillIn(words.booked, {
      date: formats.date(receipt.createdAt, receipt.pickupTimeZone),
    }),
  });

  sheet.heading(words.trip);
  sheet.fact(labels.time, formats.dateTime(receipt.pickupAt, receipt.pickupTimeZone));
  const last = receipt.stops.length - 1;
  receipt.stops.forEach((address, number) => {
    const name =
      number === 0
        ? labels.pickup
        : number === last
          ? labels.dropoff
          : fillIn(labels.stop, { number });
    sheet.fact(name, address);
  });
  const flight = receipt.flight && flightName(receipt.flight);
  if (flight) sheet.fact(labels.flight, flight);
  if (receipt.distanceMeters !== null)
    sheet.fact(labels.distance, formats.distance(receipt.distanceMeters));
  const count = receipt.numberOfVehicles > 1 ? `${receipt.numberOfVehicles} × ` : '';
  sheet.fact(labels.vehicle, `${count}${receipt.vehicle}`);
  sheet.fact(labels.company, receipt.companyName);

  sheet.heading(words.booking);
  sheet.fact(labels.passenger, receipt.passengerName);
  sheet.fact(labels.bookedBy, receipt.bookedByName);
  sheet.fact(labels.account, receipt.corporationName);
  sheet.fact(labels.tripId, receipt.dispatchId ?? '–');
  sheet.fact(labels.reference, receipt.bookingId);
  for (const field of receipt.fields) sheet.fact(field.title, field.value);

  sheet.heading(words.price);
  for (const { key, amount } of pricingLines(pricing))
    sheet.amount(texts.pricing[key as keyof TripTexts['pricing']], money(amount));
  sheet.space(2);
  sheet.rule();
  sheet.space(6);
  sheet.amount(texts.pricing.total, money(pricing.total), 'bold');
  sheet.space(4);
  sheet.fact(labels.payment, paymentText(texts, receipt.payment));

  return sheet.finish(`${look.name} · ${receipt.bookingId}`, (page, of) =>
    fillIn(words.page, { page, of }),
  );
}

/** `receipt-2026-11-20.pdf`, by the day the trip was booked where it began. */
export function receiptName({ createdAt, pickupTimeZone }: Receipt, word: string): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: pickupTimeZone }).format(
    new Date(createdAt),
  );
  return `${word}-${day}.pdf`;
}
