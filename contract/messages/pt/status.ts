import type { StatusTexts } from '../status.ts';

export const status: StatusTexts = {
  NEW: 'Nova',
  ASSIGN: 'Motorista atribuído',
  ENROUTE: 'Motorista a caminho',
  MADECONTACT: 'Motorista no local',
  DROPPINGOFF: 'A bordo',
  PREBOOKED: 'Pré-reservada',
  COMPLETED: 'Concluída',
  CUSTOMER_CANCELLED: 'Cancelada pelo cliente',
  DISPATCH_CANCELLED: 'Cancelada pela empresa',
  DRIVER_CANCELLED: 'Cancelada pelo motorista',
  NOSHOW: 'Não compareceu',
};
