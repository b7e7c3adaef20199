interface InvoiceMail {
  subject: string;
  heading: string;
  lead: string;
}

/** Texts of invoices, credit notes and their mails. Placeholders: `%{name}`. */
export interface InvoiceTexts {
  /** Titles of the documents. */
  invoice: string;
  creditNote: string;
  number: string;
  billedTo: string;
  month: string;
  issued: string;
  due: string;
  /** On a credit note: which invoice it corrects, and why. */
  corrects: string;
  reason: string;
  /** The reason on a credit note for a price that was lowered. */
  priceLowered: string;
  trips: string;
  net: string;
  tax: string;
  /** Heading of a column. */
  amount: string;
  mail: {
    invoice: InvoiceMail;
    creditNote: InvoiceMail;
    /** Label of the link to the document, for admins of the account. */
    open: string;
    why: string;
  };
}
