import type { ComponentType } from 'react';
import { CardGroups, hasCardGroups } from './CardGroups.tsx';
import { DefaultChoice } from './DefaultChoice.tsx';
import { CardName, Expiry, MethodName } from './MethodParts.tsx';

/** The columns that a list of ways of paying can have, each with its text and its cell. */
export const METHOD_COLUMNS = {
  type: { label: 'resources.payment-methods.fields.name', Cell: MethodName },
  expiration: { label: 'resources.payment-methods.fields.expiration', Cell: Expiry },
  cardHolderName: { label: 'resources.payment-methods.fields.cardHolderName', Cell: CardName },
  groupIds: { label: 'resources.payment-methods.fields.groupIds', Cell: CardGroups },
  defaultPayment: { label: 'resources.payment-methods.fields.defaultPayment', Cell: DefaultChoice },
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
