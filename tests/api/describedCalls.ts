interface DescribedOperation {
  operationId: string;
  'x-roles': string[];
  'x-key-scope'?: string;
  security?: unknown[];
  parameters?: unknown;
  requestBody?: unknown;
  responses?: unknown;
}
/** The part of the API's own description that tests walk through. */
export interface ApiDescription {
  paths: Record<string, Record<string, DescribedOperation>>;
}

export interface DescribedCall {
  id: string;
  /** In upper case. */
  method: string;
  path: string;
  /** Roles of people, or the other callers that may make it; `public` if it needs no sign-in. */
  roles: readonly string[];
  /** What an API key needs; undefined where only people may call. */
  keyScope: string | undefined;
}

/** Every call that GET /v1/openapi.json describes. */
export function callsOf({ paths }: ApiDescription): DescribedCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      roles: operation['x-roles'],
      keyScope: operation['x-key-scope'],
    })),
  );
}
