import { FALLBACK_LANGUAGE, languageOf } from '../../contract/core/languages.ts';
import type { ResourceTexts } from './resourceTexts.ts';

/** Texts of resources by language; a language without any uses English. */
type OwnTexts = {
  [R in keyof ResourceTexts]?: {
    en: ResourceTexts[R];
    [language: string]: ResourceTexts[R];
  };
};

/** The texts of a language, together with those of resources that are not the product's own. */
export function withOwnResources<T extends object>(language: string, texts: T): T {
  const written: Readonly<Record<string, Readonly<Record<string, object>>>> = ownResources;
  const own = Object.entries(written).map(([resource, by]) => [
    resource,
    by[language] ?? by[languageOf(language)] ?? by[FALLBACK_LANGUAGE],
  ]);
  const { resources } = texts as { resources?: object };
  return { ...texts, resources: { ...resources, ...Object.fromEntries(own) } };
}

/** The names of resources that a service adds to those of the product. */
export const ownResources = {} satisfies OwnTexts;
