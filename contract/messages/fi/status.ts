import type { StatusTexts } from '../status.ts';

export const status: StatusTexts = {
  NEW: 'Uusi',
  ASSIGN: 'Kuljettaja määrätty',
  ENROUTE: 'Kuljettaja matkalla',
  MADECONTACT: 'Kuljettaja noutopaikassa',
  DROPPINGOFF: 'Kyydissä',
  PREBOOKED: 'Ennakkotilaus',
  COMPLETED: 'Päättynyt',
  CUSTOMER_CANCELLED: 'Asiakas perui',
  DISPATCH_CANCELLED: 'Taksiyhtiö perui',
  DRIVER_CANCELLED: 'Kuljettaja perui',
  NOSHOW: 'Ei saapunut',
};
