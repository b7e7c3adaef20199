import { AdapterError } from '../outside.ts';
import type { Router } from './types.ts';

/**
 * A router whose failures do not stop a booking: when it fails, the substitute answers instead.
 * @param onFailure called for every such failure, so that an operator learns of it
 */
export const withSubstitute = (
  router: Router,
  substitute: Router,
  onFailure?: (error: AdapterError) => void,
): Router => ({
  async route(points, signal) {
    try {
      return await router.route(points, signal);
    } catch (error) {
      if (!(error instanceof AdapterError)) throw error;
      onFailure?.(error);
      return substitute.route(points, signal);
    }
  },
});
