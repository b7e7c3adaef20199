import type { StatusTexts } from '../status.ts';

export const status: StatusTexts = {
  NEW: 'New',
  ASSIGN: 'Driver assigned',
  ENROUTE: 'Driver on the way',
  MADECONTACT: 'Driver at pickup',
  DROPPINGOFF: 'POB',
  PREBOOKED: 'Pre-booked',
  COMPLETED: 'Completed',
  CUSTOMER_CANCELLED: 'Cancelled by customer',
  DISPATCH_CANCELLED: 'Cancelled by taxi company',
  DRIVER_CANCELLED: 'Cancelled by driver',
  NOSHOW: 'No-show',
};
