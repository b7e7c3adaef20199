import { deDE as core } from '@mui/material/locale';
import { status as statuses } from '../../../contract/messages/de/status.ts';
import { vehicles as vehicleNames } from '../../../contract/messages/de/vehicles.ts';
import type { FirstTexts } from '../messages.ts';
import { ownTexts } from '../ownTexts.ts';
import { ra } from './parts/reactAdmin.ts';

const own = ownTexts(
  { statuses, vehicleNames },
  import.meta.glob<object>('./*.ts', { eager: true }),
);

/** The German texts of the first list. The others are in `later`. */
export const all: FirstTexts = {
  texts: { ra, ...own },
  core,
};
