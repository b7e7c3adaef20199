import type { AnyResource } from '../../contract/core/resource.ts';
import type { tripImports } from '../i18n/en/later/tripImports.ts';
import type { imports } from '../i18n/en/later/imports.ts';

export type OwnText = keyof typeof imports & keyof typeof tripImports;

/** The key of a text that is another one where lines are booked. */
export const ownText = ({ importable }: AnyResource, key: OwnText): string =>
  `${importable?.booked ? 'tripImports' : 'imports'}.${key}`;
