import { FALLBACK_LANGUAGE, languageOf } from '../../contract/core/languages.ts';
import type { ResourceTexts } from './resourceTexts.ts';

/** Texts of resources by language; where one has none, English is read. */
type OwnTexts = {
  [R in keyof ResourceTexts]?: {
    en: ResourceTexts[R];
    [language: string]: ResourceTexts[R];
  };
};

/** The texts of a language, and those of such resources beside the product's own. */
export function withOwnResources<T extends object>(language: string, texts: T): T {
  const written: Readonly<Record<string, Readonly<Record<string, object>>>> = ownResources;
  const own = Object.entries(written).map(([resource, by]) => [
    resource,
    by[language] ?? by[languageOf(language)] ?? by[FALLBACK_LANGUAGE],
  ]);
  const { resources } = texts as { resources?: object };
  return { ...texts, resources: { ...resources, ...Object.fromEntries(own) } };
}

/** What resources are called that a service adds to those of the product. */
export const ownResources = {} satisfies OwnTexts;
