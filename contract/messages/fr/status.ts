import type { StatusTexts } from '../status.ts';

export const status: StatusTexts = {
  NEW: 'Nouvelle',
  ASSIGN: 'Chauffeur attribué',
  ENROUTE: 'Chauffeur en route',
  MADECONTACT: 'Chauffeur sur place',
  DROPPINGOFF: 'À bord',
  PREBOOKED: 'Réservée à l’avance',
  COMPLETED: 'Terminée',
  CUSTOMER_CANCELLED: 'Annulée par le client',
  DISPATCH_CANCELLED: 'Annulée par la compagnie',
  DRIVER_CANCELLED: 'Annulée par le chauffeur',
  NOSHOW: 'Client absent',
};
