import { flightName } from '../booking/flight.ts';
import { pricingLines } from '../booking/pricing.ts';
import type { Receipt } from '../booking/receipt.ts';
import type { Formats } from '../core/formats.ts';
import { fillIn } from '../messages/fillIn.ts';
import { paymentText } from '../messages/trip/paymentText.ts';
import type { TripTexts } from '../messages/trip/texts.ts';
import { vehicleName } from '../messages/vehicles.ts';
import { printSeller } from './seller.ts';
import { Sheet, type Picture, type SheetStyle } from './sheet.ts';

export interface ReceiptLook extends SheetStyle {
  /** The channel's name and logo. */
  name: string;
  logo: Picture | null;
  /** The words and formats of the reader's language. */
  texts: TripTexts;
  formats: Formats;
}

/** A receipt as a PDF in the channel's look and the reader's language. */
export function receiptPdf(receipt: Receipt, look: ReceiptLook): ArrayBuffer {
  const { formats, texts } = look;
  const { labels, receipt: words } = texts;
  // The tax of such a trip is on the account's invoice, the only tax document about it.
  const isConfirmation = receipt.payment.type === 'businessAccount';
  const title = isConfirmation ? words.confirmation : words.title;
  const { pricing } = receipt;
  const money = (amount: number) => formats.money(amount, pricing.currency);
  const about = { title: `${title} ${receipt.number}`, author: look.name };
  const sheet = new Sheet(look, about);

  sheet.head({
    logo: look.logo,
    name: look.name,
    title,
    below: isConfirmation ? receipt.number : fillIn(words.number, { number: receipt.number }),
  });

  printSeller(sheet, receipt.seller, texts);
  const { pickupTimeZone: zone } = receipt;

  sheet.heading(words.trip);
  sheet.fact(labels.time, formats.zonedDateTime(receipt.pickupAt, zone));
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
  sheet.fact(labels.vehicle, `${count}${vehicleName(receipt.vehicle, texts.vehicles)}`);
  sheet.fact(labels.company, receipt.companyName);
  const { driverName, car, registration } = receipt;
  if (driverName) sheet.fact(labels.driver, driverName);
  if (car) sheet.fact(labels.car, car);
  if (registration) sheet.fact(labels.registration, registration);
  if (receipt.startedAt) sheet.fact(words.started, formats.zonedDateTime(receipt.startedAt, zone));
  if (receipt.endedAt) sheet.fact(words.ended, formats.zonedDateTime(receipt.endedAt, zone));

  sheet.heading(words.booking);
  sheet.fact(labels.passenger, receipt.passengerName);
  sheet.fact(labels.bookedBy, receipt.bookedByName);
  sheet.fact(words.bookedAt, formats.zonedDateTime(receipt.createdAt, zone));
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
  const { tax } = receipt;
  if (tax) {
    const rate = new Intl.NumberFormat(formats.locale).format(tax.rate);
    sheet.amount(fillIn(words.tax, { tax: texts.taxes[tax.kind], rate }), money(tax.amount));
  }
  sheet.space(4);
  sheet.fact(labels.payment, paymentText(texts, receipt.payment));
  if (isConfirmation) sheet.fact('', words.noInvoice);

  return sheet.finish(`${look.name} · ${receipt.number}`, (page, of) =>
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
