import { nlNL as core } from '@mui/material/locale';
import { nlNL as pickers } from '@mui/x-date-pickers/locales';
import { failures } from '../../../contract/messages/nl/failures.ts';
import { status as statuses } from '../../../contract/messages/nl/status.ts';
import { vehicles as vehicleNames } from '../../../contract/messages/nl/vehicles.ts';
import type { LanguageTexts } from '../messages.ts';
import { ownTexts } from '../ownTexts.ts';
import { ra } from './parts/reactAdmin.ts';

const own = ownTexts(
  { ...failures, statuses, vehicleNames },
  import.meta.glob<object>('./*.ts', { eager: true }),
);

/** Everything that the console says in Dutch. */
export const all: LanguageTexts = {
  texts: { ra, ...own },
  core,
  pickers,
};
