import { z } from 'zod';
import { ROLES } from '../../../contract/core/roles.ts';
import { issuedSecretSchema, newSecretSchema } from '../../../contract/identity/apiKeys.ts';
import { issueSecret } from '../../services/apiKeys/issueSecret.ts';
import { defineOperation } from '../operation.ts';

/** What is done with API keys beside reading and writing their rows. */
export const apiKeyOperations = [
  defineOperation({
    id: 'issueSecretOfApiKey',
    summary:
      'Give an API key a new secret, which is answered only once. The former one can work for some time longer',
    method: 'post',
    path: '/v1/api-keys/{id}/secret',
    roles: ROLES,
    // The answer to a call that can be repeated is kept, and a secret must not be.
    idempotency: 'none',
    problems: ['CONFLICT'],
    params: z.strictObject({ id: z.uuid() }),
    body: newSecretSchema,
    response: issuedSecretSchema,
    status: 201,
    rateLimit: { burst: 30, perSecond: 0.5 },
    handle: (ctx, { params, body }) => issueSecret({ ctx, input: { ...params, ...body } }),
  }),
];
