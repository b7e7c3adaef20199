import type { AccountField } from '../../../contract/booking/accountFields.ts';

/** Accounts of the simulated fleets have numbers of six digits. */
export const isAccount = (accountNumber: string): boolean => /^\d{6}$/.test(accountNumber);

const costCentre: AccountField = {
  id: 'cost-centre',
  title: 'Cost centre',
  type: 'select',
  values: ['Administration', 'Client services', 'Marketing', 'Operations', 'Sales'],
  active: true,
  value: null,
  validation: { required: true },
};
const purchaseOrder: AccountField = {
  id: 'purchase-order',
  title: 'Purchase order',
  type: 'text',
  values: [],
  active: true,
  value: null,
  validation: { required: false },
};
const projectCode: AccountField = {
  id: 'project-code',
  title: 'Project code',
  type: 'text',
  values: [],
  active: true,
  value: null,
  validation: { required: true },
};
const reason: AccountField = {
  id: 'reason',
  title: 'Reason for the trip',
  type: 'select',
  values: ['Client visit', 'Site visit', 'Event', 'Late working'],
  active: true,
  value: 'Client visit',
  validation: { required: false },
};
/** A field that was asked in the past, but is not active any more. */
const formerReference: AccountField = {
  id: 'former-reference',
  title: 'Reference (until 2024)',
  type: 'text',
  values: [],
  active: false,
  value: null,
  validation: { required: true },
};

/** Chosen by the last digit of the number, so that people who try it out can choose. */
const ASKED_BY_LAST_DIGIT: Partial<Record<string, AccountField[]>> = {
  7: [costCentre, purchaseOrder, formerReference],
  8: [projectCode, reason],
  9: [purchaseOrder],
};

/** The fields that a simulated fleet asks for with the trips of an account. */
export const accountFieldsOf = (accountNumber: string): AccountField[] =>
  isAccount(accountNumber) ? (ASKED_BY_LAST_DIGIT[accountNumber.at(-1) ?? ''] ?? []) : [];
