import type { Budget } from '../../../contract/resources/budgets.ts';

/** @example codeText({ field: 'Cost centre', value: 'Sales' }) // 'Cost centre: Sales' */
export const codeText = ({ field, value }: NonNullable<Budget['code']>): string =>
  `${field}: ${value}`;
