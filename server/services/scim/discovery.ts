import { describedSchemas, ENTERPRISE, groupDefinition, userDefinition } from './schemas.ts';
import { listOf } from './answers.ts';

/** What this service can do (RFC 7643, 5). */
export const providerConfig = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  documentationUri: 'https://www.rfc-editor.org/rfc/rfc7644',
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 500 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'The secret of an API key that may provision people',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

const typesOf = (base: string) =>
  [
    {
      id: 'User',
      description: userDefinition.description,
      schema: userDefinition.id,
      schemaExtensions: [{ schema: ENTERPRISE, required: false }],
    },
    { id: 'Group', description: groupDefinition.description, schema: groupDefinition.id },
  ].map((type) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    name: type.id,
    endpoint: `/${type.id}s`,
    ...type,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${type.id}` },
  }));

export const resourceTypes = (base: string) => {
  const types = typesOf(base);
  return {
    all: listOf(types, types.length, 1),
    byId: (id: string) => types.find((one) => one.id === id),
  };
};

export const schemas = (base: string) => {
  const described = describedSchemas(base);
  return {
    all: listOf(described, described.length, 1),
    byId: (id: string) => described.find((one) => one.id === id),
  };
};
