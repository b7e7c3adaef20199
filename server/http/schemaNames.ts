import { z } from 'zod';
import * as accountFields from '../../contract/booking/accountFields.ts';
import * as bookingCalls from '../../contract/booking/calls.ts';
import * as dispatch from '../../contract/booking/dispatch.ts';
import * as geo from '../../contract/booking/geo.ts';
import * as guestInfo from '../../contract/booking/guestInfo.ts';
import * as live from '../../contract/booking/live.ts';
import * as openTrips from '../../contract/booking/openTrips.ts';
import * as payment from '../../contract/booking/payment.ts';
import * as policy from '../../contract/booking/policy.ts';
import * as receipt from '../../contract/booking/receipt.ts';
import * as request from '../../contract/booking/request.ts';
import * as tracking from '../../contract/booking/tracking.ts';
import * as trip from '../../contract/booking/trip.ts';
import * as tripTemplate from '../../contract/booking/tripTemplate.ts';
import * as tripView from '../../contract/booking/tripView.ts';
import * as batch from '../../contract/core/batch.ts';
import { printedSellerSchema } from '../../contract/core/channel.ts';
import * as deletion from '../../contract/core/deletion.ts';
import { schemaOf } from '../../contract/core/fieldSchemas.ts';
import { ERROR_CODES, FIELD_ERROR_CODES } from '../../contract/core/errors.ts';
import { NAME_MAX_LENGTH } from '../../contract/core/fields.ts';
import * as history from '../../contract/core/history.ts';
import * as instant from '../../contract/core/instant.ts';
import { LANGUAGES } from '../../contract/core/languages.ts';
import * as listPreference from '../../contract/core/listPreference.ts';
import { PAYMENT_TYPES } from '../../contract/core/paymentTypes.ts';
import type { AnyResource } from '../../contract/core/resource.ts';
import { ROLES } from '../../contract/core/roles.ts';
import * as schemas from '../../contract/core/schemas.ts';
import * as texts from '../../contract/core/textSchemas.ts';
import * as figureCalls from '../../contract/figures/calls.ts';
import * as apiKeys from '../../contract/identity/apiKeys.ts';
import * as emailChange from '../../contract/identity/emailChange.ts';
import * as sessions from '../../contract/identity/sessions.ts';
import * as accountRecord from '../../contract/import/accountRecord.ts';
import * as importCalls from '../../contract/import/calls.ts';
import * as invoiceBilling from '../../contract/invoices/billing.ts';
import * as invoiceCalls from '../../contract/invoices/calls.ts';
import * as invoicePayments from '../../contract/invoices/payments.ts';
import * as mapPiece from '../../contract/map/pieceSchema.ts';
import * as operationCalls from '../../contract/operation/calls.ts';
import * as outsideFailure from '../../contract/operation/outsideFailure.ts';
import * as mailPreferences from '../../contract/messages/mail/preferences.ts';
import * as groupChange from '../../contract/people/groupChange.ts';
import * as policyCalls from '../../contract/policy/calls.ts';
import * as rules from '../../contract/policy/rules.ts';
import * as reports from '../../contract/reports/calls.ts';
import { employeeGroups } from '../../contract/resources/employeeGroups.ts';
import { resources } from '../../contract/resources/index.ts';
import { objectSchemas } from '../../contract/resources/objectSchemas.ts';
import * as trackedEvents from '../../contract/trackedEvents/trackedEvents.ts';
import { BOOKING_STATUSES } from '../../contract/booking/status.ts';
import * as webhooks from '../../contract/webhooks/calls.ts';

/** `business-passengers` and `businessPassengers` as part of a name: `BusinessPassengers`. */
export const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[^A-Za-z0-9]+)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `refusals` as the name of one of them: `refusal`. */
export const singular = (name: string): string => name.replace(/(?<=[^s])s$/, '');

/** What one row of a resource is called: `Employee`. */
export const typeName = ({ name, typeName: called }: AnyResource): string =>
  called ?? singular(pascal(name));

/** Gives a schema its name in the API's description. */
export function named<S extends z.ZodType>(schema: S, id: string): S {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  return schema;
}

/** Declarations whose names say enough in their own file only, and what they are called outside. */
const CALLED: Record<string, string> = {
  bookingResultSchema: 'Booking',
  creditSchema: 'CreditRequest',
  guestNameSchema: 'PersonName',
  instantSchema: 'Timestamp',
  leaveOutSchema: 'LinesToLeaveOut',
  linesSchema: 'ImportLines',
  replaceSchema: 'ImportReplacement',
  useSchema: 'UseOfRow',
};

/** Every declaration is described under its own name: `offerSchema` as `Offer`. */
for (const declarations of [
  accountFields,
  accountRecord,
  apiKeys,
  batch,
  bookingCalls,
  deletion,
  dispatch,
  emailChange,
  figureCalls,
  geo,
  groupChange,
  guestInfo,
  history,
  importCalls,
  instant,
  invoiceBilling,
  invoiceCalls,
  invoicePayments,
  listPreference,
  live,
  mailPreferences,
  mapPiece,
  openTrips,
  operationCalls,
  outsideFailure,
  payment,
  policy,
  policyCalls,
  receipt,
  reports,
  request,
  rules,
  schemas,
  sessions,
  texts,
  trackedEvents,
  tracking,
  trip,
  tripTemplate,
  tripView,
  webhooks,
  objectSchemas,
  { printedSellerSchema },
]) {
  for (const [name, schema] of Object.entries(declarations)) {
    // The parameters of a call are described one by one.
    if (!(schema instanceof z.ZodType) || /(Query|Params)$/.test(name)) continue;
    // Where one schema has two names, the first is kept.
    if (z.globalRegistry.get(schema)?.id === undefined)
      named(schema, CALLED[name] ?? pascal(name.replace(/Schema$/, '')));
  }
}

/** A row of a list within a row is the same in all calls of its resource: `AccountLinkedAccount`. */
for (const resource of resources)
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== 'list') continue;
    const schema = schemaOf(field);
    const list = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
    if (list instanceof z.ZodArray && list.element instanceof z.ZodType)
      named(list.element, typeName(resource) + singular(pascal(name)));
  }

/** Single values that many declarations make anew, by the names that they are described under. */
export const VALUES: Record<string, z.ZodType> = {
  BookingStatus: z.enum(BOOKING_STATUSES),
  Day: z.iso.date(),
  ErrorCode: z.enum(ERROR_CODES),
  FieldErrorCode: z.enum(FIELD_ERROR_CODES),
  GroupName: schemaOf(employeeGroups.fields.name),
  Language: z.enum(LANGUAGES),
  PaymentType: z.enum(PAYMENT_TYPES),
  PersonName: texts.nameSchema('personName', 1, NAME_MAX_LENGTH),
  Role: z.enum(ROLES),
  Timestamp: z.iso.datetime(),
  Uuid: z.uuid(),
};
