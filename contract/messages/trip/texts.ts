import type { PaymentType } from '../../core/paymentTypes.ts';
import type { TaxKind } from '../../core/tax.ts';
import type { VehicleTexts } from '../vehicles.ts';

/** What the parts of a price are called, on papers and in the console. */
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

/** What the papers of a trip, its mails and its receipt, call things. Placeholders: `%{name}`. */
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
  /** Beside the number of a flight. */
  flight: Record<'terminal' | 'arrives' | 'leaves', string>;
  payment: Record<PaymentType | 'card', string>;
  /** What a tax on sales is called. */
  taxes: Record<TaxKind, string>;
  /** The receipt's own words; `fileName` is the file's, before the day. */
  receipt: Record<
    | 'title'
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
