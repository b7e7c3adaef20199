import { booking } from './booking.ts';
import { common } from './common.ts';
import { resources } from './resources.ts';
import { shell } from './shell.ts';
import { trips } from './trips.ts';

/** The console's own texts, one area a file. react-admin's and the contract's are merged in i18nProvider. */
export const messages = { booking, common, resources, shell, trips };
