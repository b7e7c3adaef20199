import type { StatusTexts } from '../status.ts';

export const status: StatusTexts = {
  NEW: 'Nieuw',
  ASSIGN: 'Chauffeur toegewezen',
  ENROUTE: 'Chauffeur onderweg',
  MADECONTACT: 'Chauffeur ter plaatse',
  DROPPINGOFF: 'Aan boord',
  PREBOOKED: 'Vooraf geboekt',
  COMPLETED: 'Voltooid',
  CUSTOMER_CANCELLED: 'Geannuleerd door klant',
  DISPATCH_CANCELLED: 'Geannuleerd door taxibedrijf',
  DRIVER_CANCELLED: 'Geannuleerd door chauffeur',
  NOSHOW: 'Niet verschenen',
};
