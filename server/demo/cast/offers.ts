import type { PaymentType } from '../../../contract/core/paymentTypes.ts';

/** Vehicle classes of a fleet. `weight` says how often one is booked, relative to the others. */
export const demoOffers: readonly {
  name: string;
  seats: number;
  bags: number;
  factor: number;
  weight: number;
  fareType: 'FIXED_FARE' | 'ESTIMATE' | 'RANGE';
  paymentTypes: readonly PaymentType[];
}[] = [
  {
    name: 'Saloon',
    seats: 4,
    bags: 2,
    factor: 1,
    weight: 100,
    fareType: 'ESTIMATE',
    paymentTypes: ['businessAccount', 'cash', 'creditCard'],
  },
  {
    name: 'Estate',
    seats: 4,
    bags: 4,
    factor: 1.12,
    weight: 50,
    fareType: 'FIXED_FARE',
    paymentTypes: ['businessAccount', 'cash', 'creditCard'],
  },
  {
    name: 'A-Class 5 Seater',
    seats: 5,
    bags: 3,
    factor: 1.3,
    weight: 30,
    fareType: 'FIXED_FARE',
    paymentTypes: ['businessAccount', 'creditCard'],
  },
  {
    name: 'Regular 8 Seater',
    seats: 8,
    bags: 8,
    factor: 1.55,
    weight: 20,
    fareType: 'RANGE',
    paymentTypes: ['businessAccount', 'cash', 'creditCard'],
  },
  {
    name: 'Wheelchair',
    seats: 4,
    bags: 2,
    factor: 1,
    weight: 3,
    fareType: 'ESTIMATE',
    paymentTypes: ['businessAccount', 'cash'],
  },
];
