import type { AnyOperation } from '../operation.ts';
import { accountFieldOperations } from './accountFields.ts';
import { accountImportOperations } from './accountImport.ts';
import { addressOperations } from './addresses.ts';
import { apiKeyOperations } from './apiKeys.ts';
import { batchOperations } from './batches.ts';
import { invoicePaymentOperations } from './invoicePayments.ts';
import { billingOperations } from './billing.ts';
import { bookingOperations } from './booking.ts';
import { figureOperations } from './figures.ts';
import { groupOperations } from './groups.ts';
import { importOperations } from './imports.ts';
import { invoiceOperations } from './invoices.ts';
import { operationOperations } from './operation.ts';
import { paymentOperations } from './payments.ts';
import { peopleOperations } from './people.ts';
import { planningOperations } from './planning.ts';
import { tripMailOperations } from './tripMails.ts';
import { preferenceOperations } from './preferences.ts';
import { trackedEventOperations } from './trackedEvents.ts';
import { reportOperations } from './reports.ts';
import { sessionOperations } from './sessions.ts';
import { tripListOperations } from './tripList.ts';
import { tripTemplateOperations } from './tripTemplates.ts';
import { webhookOperations } from './webhooks.ts';

/** Every API call that is not plain CRUD, in the order of the API description. */
export const operations: AnyOperation[] = [
  ...peopleOperations,
  ...sessionOperations,
  ...apiKeyOperations,
  ...webhookOperations,
  ...groupOperations,
  ...addressOperations,
  ...planningOperations,
  ...accountFieldOperations,
  ...bookingOperations,
  ...tripMailOperations,
  ...invoiceOperations,
  ...billingOperations,
  ...invoicePaymentOperations,
  ...paymentOperations,
  ...trackedEventOperations,
  ...tripListOperations,
  ...tripTemplateOperations,
  ...preferenceOperations,
  ...figureOperations,
  ...reportOperations,
  ...batchOperations,
  ...importOperations,
  ...accountImportOperations,
  ...operationOperations,
];
