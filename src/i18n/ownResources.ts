import { type NamedTexts, textIn, withOwnFields } from './ownFields.ts';
import type { ResourceTexts } from './resourceTexts.ts';

/** Texts of resources by language; a language without any uses English. */
type OwnTexts = {
  [R in keyof ResourceTexts]?: {
    en: ResourceTexts[R];
    [language: string]: ResourceTexts[R];
  };
};

/** The texts of a language, together with those of resources and fields that are not the product's own. */
export function withOwnResources<T extends object>(language: string, texts: T): T {
  const written: Readonly<Record<string, Readonly<Record<string, object>>>> = ownResources;
  const own = Object.entries(written).map(([resource, by]) => [resource, textIn(by, language)]);
  const { resources = {} } = texts as { resources?: NamedTexts };
  return {
    ...texts,
    resources: { ...withOwnFields(language, resources), ...Object.fromEntries(own) },
  };
}

/** The names of resources that a service adds to those of the product. */
export const ownResources = {} satisfies OwnTexts;
