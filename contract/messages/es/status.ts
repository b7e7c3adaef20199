import type { StatusTexts } from '../status.ts';

export const status: StatusTexts = {
  NEW: 'Nuevo',
  ASSIGN: 'Conductor asignado',
  ENROUTE: 'Conductor en camino',
  MADECONTACT: 'Conductor en la recogida',
  DROPPINGOFF: 'A bordo',
  PREBOOKED: 'Programado',
  COMPLETED: 'Finalizado',
  CUSTOMER_CANCELLED: 'Cancelado por el cliente',
  DISPATCH_CANCELLED: 'Cancelado por la empresa',
  DRIVER_CANCELLED: 'Cancelado por el conductor',
  NOSHOW: 'No se presentó',
};
