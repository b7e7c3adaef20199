import { FALLBACK_LANGUAGE, languageOf } from '../../contract/core/languages.ts';

/** The text of a language, or of the language of its region, or else the English one. */
export const textIn = <T>(by: Readonly<Record<string, T>>, language: string): T | undefined =>
  by[language] ?? by[languageOf(language)] ?? by[FALLBACK_LANGUAGE];

type Labels = Record<string, Record<string, { en: string; [language: string]: string }>>;
/** Texts of resources, by their names. */
export type NamedTexts = Record<string, { fields?: object } | undefined>;

/** Texts of resources, together with the labels of fields that are not the product's own. */
export function withOwnFields(language: string, resources: NamedTexts): NamedTexts {
  const labels: Labels = ownFields;
  const texts = { ...resources };
  for (const [resource, fields] of Object.entries(labels)) {
    const known = texts[resource];
    const own = Object.entries(fields).map(([field, by]) => [field, textIn(by, language)]);
    if (known)
      texts[resource] = { ...known, fields: { ...known.fields, ...Object.fromEntries(own) } };
  }
  return texts;
}

/** The labels of fields that a service adds to resources of the product, by resource and field. */
export const ownFields = {} satisfies Labels;
