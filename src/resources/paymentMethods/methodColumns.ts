import type { ComponentType } from 'react';
import { CardGroups, hasCardGroups } from './CardGroups.tsx';
import { DefaultChoice } from './DefaultChoice.tsx';
import { CardName, Expiry, MethodName } from './MethodParts.tsx';

/** The columns that a list of ways of paying can have, each with its text and its cell. */
export const METHOD_COLUMNS = {
  type: { label: 'payments.page.columns.method', Cell: MethodName },
  expiration: { label: 'payments.page.columns.expiry', Cell: Expiry },
  cardHolderName: { label: 'payments.page.columns.cardName', Cell: CardName },
  groupIds: { label: 'payments.page.columns.groups', Cell: CardGroups },
  defaultPayment: { label: 'payments.page.columns.default', Cell: DefaultChoice },
} satisfies Record<string, { label: string; Cell: ComponentType }>;

export type MethodColumn = keyof typeof METHOD_COLUMNS;

const NAMES = [
  'type',
  'expiration',
  'cardHolderName',
  'groupIds',
  'defaultPayment',
] as const satisfies readonly MethodColumn[];

/** The columns of this channel, in the order in which the list starts. */
export const methodColumns = (): readonly MethodColumn[] =>
  NAMES.filter((name) => name !== 'groupIds' || hasCardGroups());
