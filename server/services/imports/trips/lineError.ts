import { DomainError } from '../../../../contract/core/errors.ts';
import { AdapterError } from '../../../adapters/outside.ts';

/**
 * Why one line cannot be checked or booked, while others can.
 * @throws any other error: it is not about the line
 */
export function lineError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof AdapterError)
    return new DomainError('OUTSIDE_SERVICE_UNAVAILABLE', { cause: error });
  throw error;
}
