import { LANGUAGES } from '../contract/core/languages.ts';
import { ownFields } from '../src/i18n/ownFields.ts';
import { ownResources } from '../src/i18n/ownResources.ts';

/** The texts that a service has added, by their keys and then by language. */
const resources: Record<string, object> = ownResources;
const fields: Record<string, Record<string, object>> = ownFields;
const added = [
  ...Object.entries(resources),
  ...Object.entries(fields).flatMap(([resource, labels]) =>
    Object.entries(labels).map(([field, by]) => [`${resource}.${field}`, by] as const),
  ),
];

const missing = added.flatMap(([key, by]) =>
  LANGUAGES.filter((language) => !(language in by)).map((language) => `${language}  ${key}`),
);
process.stdout.write(
  missing.length > 0
    ? `Shown in English, because src/i18n has no text for them:\n${missing.toSorted().join('\n')}\n`
    : 'Every text that was added is in every language.\n',
);
