import { issuedSecretSchema } from '../../contract/identity/apiKeys.ts';
import { callApi } from './http.ts';

/**
 * Gives an API key a new secret. It is not repeated by itself, because its answer is kept nowhere.
 * @param formerValidMinutes for how long the former secret still works
 * @throws HttpError as `callApi`
 */
export const issueSecret = (id: string, formerValidMinutes = 0) =>
  callApi(`/api-keys/${encodeURIComponent(id)}/secret`, {
    method: 'POST',
    body: { formerValidMinutes },
    response: issuedSecretSchema,
  });
