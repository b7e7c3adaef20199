import type { StatusTexts } from '../status.ts';

export const status: StatusTexts = {
  NEW: 'Új',
  ASSIGN: 'Sofőr kijelölve',
  ENROUTE: 'A sofőr úton van',
  MADECONTACT: 'A sofőr a felvételi helyen',
  DROPPINGOFF: 'Utas az autóban',
  PREBOOKED: 'Előre foglalt',
  COMPLETED: 'Teljesítve',
  CUSTOMER_CANCELLED: 'Az ügyfél lemondta',
  DISPATCH_CANCELLED: 'A taxitársaság lemondta',
  DRIVER_CANCELLED: 'A sofőr lemondta',
  NOSHOW: 'Nem jelent meg',
};
