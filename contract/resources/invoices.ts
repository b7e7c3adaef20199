import {
  choice,
  date,
  dateTime,
  MAX_MINOR_UNITS,
  money,
  number,
  reference,
  text,
} from '../core/fields.ts';
import { dayFilters, rangeFilters } from '../core/filters.ts';
import { defineResource, type RowOf } from '../core/resource.ts';

export const INVOICE_KINDS = ['invoice', 'creditNote'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
/** A credited invoice was given back as a whole before it was paid, so that nothing is left to pay. */
export const INVOICE_STATUSES = ['open', 'overdue', 'paid', 'credited'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];
/** The statuses with something left to pay. */
export const UNPAID_STATUSES = ['open', 'overdue'] as const satisfies readonly InvoiceStatus[];
export const isUnpaid = (status: InvoiceStatus): boolean =>
  UNPAID_STATUSES.some((unpaid) => unpaid === status);

const always = { required: true, write: 'never' } as const;
const never = { write: 'never' } as const;
/** Credit notes have amounts below zero. */
const signed = { ...always, min: -MAX_MINOR_UNITS };

/**
 * What accounts owe for a month's trips that are paid by business account, and what they get back.
 * Written when months are closed, never by CRUD.
 */
export const invoices = defineResource({
  name: 'invoices',
  fields: {
    number: text({ ...always, max: 60 }),
    kind: choice(INVOICE_KINDS, always),
    corporationId: reference('corporations', {
      ...always,
      onDelete: 'keep',
      keptName: 'corporationName',
    }),
    corporationName: text(always),
    /** `2026-11`. */
    month: text({ ...always, max: 7 }),
    issuedOn: date(always),
    dueOn: date(always),
    status: { ...choice(INVOICE_STATUSES, always), isBadge: true },
    paidAt: dateTime(never),
    tripCount: number(always),
    tax: money(signed),
    total: money(signed),
    /** What credit notes about it give back; 0 on credit notes. */
    credited: money(always),
    /** What was paid of it. */
    received: money(always),
    /** ISO 4217. */
    currency: text(always),
    /** Why a credit note was written. */
    reason: text(never),
    createdAt: dateTime(always),
  },
  scope: { by: 'corporation', field: 'corporationId' },
  access: {
    corporationAdmin: { list: true, get: true },
    bookingChannelAdmin: { list: true, get: true },
  },
  label: ['number'],
  list: {
    columns: ['number', 'month', 'issuedOn', 'dueOn', 'tripCount', 'total', 'status'],
    repeats: ['corporationName'],
    sortable: ['number', 'month', 'issuedOn', 'dueOn', 'total', 'status', 'createdAt'],
    defaultSort: '-number',
    search: ['number', 'corporationName', 'month'],
    filters: {
      status: { field: 'status', match: 'in' },
      kind: { field: 'kind', match: 'in' },
      month: { field: 'month', match: 'contains', isMonth: true },
      ...rangeFilters('due', 'dueOn'),
      ...rangeFilters('total', 'total'),
      ...dayFilters('created', 'createdAt'),
    },
  },
  form: [],
  softDelete: false,
});
export type Invoice = RowOf<typeof invoices>;
