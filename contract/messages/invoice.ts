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
  /** What they are called where a goods and services tax is charged. */
  taxInvoice: string;
  adjustmentNote: string;
  number: string;
  billedTo: string;
  month: string;
  issued: string;
  /** When the trips are taxed, and that each trip is taxed on its day. */
  taxPoint: string;
  dayOfTrip: string;
  purchaseOrder: string;
  due: string;
  /** On a credit note: which invoice it corrects, and why. */
  corrects: string;
  /** Number and day of that invoice. */
  correctsOn: string;
  reason: string;
  /** The reason on a credit note for a price that was lowered. */
  priceLowered: string;
  /** What a trip costs more than the invoice says whose number follows. */
  priceRaised: string;
  trips: string;
  net: string;
  tax: string;
  /** Where the same is said of several rates. */
  netAt: string;
  /** Of trips on which no tax is charged. */
  untaxed: string;
  /** Heading of a column. */
  rate: string;
  /** How the invoice is paid. */
  payment: string;
  accountName: string;
  accountNumber: string;
  branch: string;
  reference: string;
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
