import { fiFI as core } from '@mui/material/locale';
import { status as statuses } from '../../../contract/messages/fi/status.ts';
import { vehicles as vehicleNames } from '../../../contract/messages/fi/vehicles.ts';
import type { FirstTexts } from '../messages.ts';
import { ownTexts } from '../ownTexts.ts';
import { ra } from './parts/reactAdmin.ts';

const own = ownTexts(
  { statuses, vehicleNames },
  import.meta.glob<object>('./*.ts', { eager: true }),
);

/** The Finnish texts of the first list. The others are in `later`. */
export const all: FirstTexts = {
  texts: { ra, ...own },
  core,
};
