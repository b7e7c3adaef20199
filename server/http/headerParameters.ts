import { COUNT_LATER, COUNTED_AT_ONCE, TOTAL_AT_LEAST } from '../../contract/core/laterTotal.ts';
import { LANGUAGES } from '../../contract/core/languages.ts';
import { ATTEMPT_KEY } from '../services/bookings/attempt.ts';

const key = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A call that is repeated with the same key and body gets the same answer.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

/** Headers that calls can have, as the API's description lists them, by their names there. */
export const HEADER_PARAMETERS = {
  Language: {
    name: 'x-lang',
    in: 'header',
    description:
      'The language of the texts in the answer, with or without a region. Any other value means English.',
    schema: { type: 'string', examples: LANGUAGES },
  },
  Prefer: {
    name: 'prefer',
    in: 'header',
    description: `With ${COUNT_LATER}, a list does not wait for a total that takes long to count. Above ${COUNTED_AT_ONCE} rows, ${TOTAL_AT_LEAST} says how many rows match at least. The same list without this header gives the exact total.`,
    schema: { type: 'string', examples: [COUNT_LATER] },
  },
  Key: key,
  AttemptKey: {
    ...key,
    required: true,
    description: `${key.description} The key names the attempt, its leg and the operation: <attempt>:<leg>:request.`,
    schema: { type: 'string', pattern: ATTEMPT_KEY.source },
    example: 'a53e6dd2-0000:1:request',
  },
};
