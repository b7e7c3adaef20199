import type { StatusTexts } from '../status.ts';

export const status: StatusTexts = {
  NEW: 'Neu',
  ASSIGN: 'Fahrer zugeteilt',
  ENROUTE: 'Fahrer unterwegs',
  MADECONTACT: 'Fahrer am Abholort',
  DROPPINGOFF: 'An Bord',
  PREBOOKED: 'Vorbestellt',
  COMPLETED: 'Abgeschlossen',
  CUSTOMER_CANCELLED: 'Vom Kunden storniert',
  DISPATCH_CANCELLED: 'Vom Unternehmen storniert',
  DRIVER_CANCELLED: 'Vom Fahrer storniert',
  NOSHOW: 'Nicht erschienen',
};
