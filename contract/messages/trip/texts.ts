import type { PaymentType } from '../../core/paymentTypes.ts';
import type { TaxKind } from '../../core/tax.ts';
import type { VehicleTexts } from '../vehicles.ts';

/** Names of the parts of a price, in documents and in the console. */
export type PricingTexts = Record<
  | 'price'
  | 'evaluatedServiceCharge'
  | 'waitingPrice'
  | 'tolls'
  | 'extras'
  | 'tip'
  | 'totalDiscount'
  | 'total'
  | 'passengerNoShowFee'
  | 'passengerPrematureCancellationFee',
  string
>;

/** Words for the details of a trip in its mails and its receipt. Placeholders: `%{name}`. */
export interface TripTexts {
  vehicles: VehicleTexts;
  asap: string;
  pickupTime: string;
  labels: Record<
    | 'time'
    | 'pickup'
    | 'stop'
    | 'dropoff'
    | 'distance'
    | 'passenger'
    | 'bookedBy'
    | 'account'
    | 'vehicle'
    | 'company'
    | 'driver'
    | 'car'
    | 'registration'
    | 'flight'
    | 'payment'
    | 'tripId'
    | 'reference',
    string
  >;
  pricing: PricingTexts;
  /** Shown next to the number of a flight. */
  flight: Record<'terminal' | 'arrives' | 'leaves', string>;
  payment: Record<PaymentType | 'card', string>;
  /** What a tax on sales is called. */
  taxes: Record<TaxKind, string>;
  /** The receipt's own words; `fileName` is the file's, before the day. */
  receipt: Record<
    | 'title'
    /** Instead of the title where the trip is on an invoice of the account. */
    | 'confirmation'
    | 'noInvoice'
    | 'fileName'
    | 'number'
    | 'seller'
    | 'taxNumber'
    | 'started'
    | 'ended'
    | 'bookedAt'
    | 'tax'
    | 'trip'
    | 'booking'
    | 'price'
    | 'page',
    string
  >;
}
