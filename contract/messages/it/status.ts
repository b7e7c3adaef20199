import type { StatusTexts } from '../status.ts';

export const status: StatusTexts = {
  NEW: 'Nuova',
  ASSIGN: 'Autista assegnato',
  ENROUTE: 'Autista in arrivo',
  MADECONTACT: 'Autista sul posto',
  DROPPINGOFF: 'A bordo',
  PREBOOKED: 'Programmata',
  COMPLETED: 'Completata',
  CUSTOMER_CANCELLED: 'Annullata dal cliente',
  DISPATCH_CANCELLED: 'Annullata dalla società',
  DRIVER_CANCELLED: 'Annullata dall’autista',
  NOSHOW: 'Non presentato',
};
