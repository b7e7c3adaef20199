interface InvoiceMail {
  subject: string;
  heading: string;
  lead: string;
}

/** What invoices, credit notes and their mails say. Placeholders: `%{name}`. */
export interface InvoiceTexts {
  /** Titles of the papers. */
  invoice: string;
  creditNote: string;
  number: string;
  billedTo: string;
  month: string;
  issued: string;
  due: string;
  /** Of a credit note: which invoice it is about, and why. */
  corrects: string;
  reason: string;
  /** The reason of one that follows from a price that was lowered. */
  priceLowered: string;
  trips: string;
  net: string;
  tax: string;
  /** Heading of a column. */
  amount: string;
  mail: {
    invoice: InvoiceMail;
    creditNote: InvoiceMail;
    /** Label of the way to the paper, for admins of the account. */
    open: string;
    why: string;
  };
}
