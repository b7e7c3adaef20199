import type { StatusTexts } from '../status.ts';

export const status: StatusTexts = {
  NEW: 'Ny',
  ASSIGN: 'Förare tilldelad',
  ENROUTE: 'Förare på väg',
  MADECONTACT: 'Förare på plats',
  DROPPINGOFF: 'Ombord',
  PREBOOKED: 'Förbokad',
  COMPLETED: 'Slutförd',
  CUSTOMER_CANCELLED: 'Avbokad av kunden',
  DISPATCH_CANCELLED: 'Avbokad av taxibolaget',
  DRIVER_CANCELLED: 'Avbokad av föraren',
  NOSHOW: 'Dök inte upp',
};
