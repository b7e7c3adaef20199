import { invoices, type InvoiceStatus } from '../../contract/resources/invoices.ts';
import { messages } from '../../contract/messages/messages.ts';
import { bind, type Row } from '../crud/binding.ts';
import * as tables from '../db/tables/index.ts';

/** Nobody pays a credit note: a file, like the list, has neither a day nor a status for it. */
const isCreditNote = (row: Row): boolean => row['kind'] === 'creditNote';

export const invoiceBinding = bind(invoices, tables.invoices, {
  inWords: {
    dueOn: (stored, _ctx, row) => (isCreditNote(row) ? '' : String(stored)),
    status: (stored, { language }, row) =>
      messages[language].reports.words[
        isCreditNote(row) ? 'creditNote' : (stored as InvoiceStatus)
      ],
  },
});
