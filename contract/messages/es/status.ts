import type { StatusTexts } from '../status/texts.ts';

export const status: StatusTexts = {
  NEW: 'Nueva',
  ASSIGN: 'Conductor asignado',
  ENROUTE: 'Conductor en camino',
  MADECONTACT: 'Conductor en la recogida',
  DROPPINGOFF: 'A bordo',
  PREBOOKED: 'Reservada con antelación',
  COMPLETED: 'Finalizada',
  CUSTOMER_CANCELLED: 'Cancelada por el cliente',
  DISPATCH_CANCELLED: 'Cancelada por la empresa',
  DRIVER_CANCELLED: 'Cancelada por el conductor',
  NOSHOW: 'No se presentó',
};
