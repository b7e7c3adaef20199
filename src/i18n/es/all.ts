import { esES as core } from '@mui/material/locale';
import { esES as pickers } from '@mui/x-date-pickers/locales';
import { failures } from '../../../contract/messages/es/failures.ts';
import { status as statuses } from '../../../contract/messages/es/status.ts';
import { vehicles as vehicleNames } from '../../../contract/messages/es/vehicles.ts';
import type { LanguageTexts } from '../messages.ts';
import { ownTexts } from '../ownTexts.ts';
import { ra } from './parts/reactAdmin.ts';

const own = ownTexts(
  { ...failures, statuses, vehicleNames },
  import.meta.glob<object>('./*.ts', { eager: true }),
);

/** Everything that the console says in Spanish. */
export const all: LanguageTexts = {
  texts: { ra, ...own },
  core,
  pickers,
};
