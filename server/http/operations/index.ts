import type { AnyOperation } from '../operation.ts';
import { addressOperations } from './addresses.ts';
import { bookingOperations } from './booking.ts';
import { peopleOperations } from './people.ts';
import { planningOperations } from './planning.ts';

/** Every API call that is not plain CRUD, in the order of the API description. */
export const operations: AnyOperation[] = [
  ...peopleOperations,
  ...addressOperations,
  ...planningOperations,
  ...bookingOperations,
];
