import { itIT as core } from '@mui/material/locale';
import { itIT as pickers } from '@mui/x-date-pickers/locales';
import { failures } from '../../../contract/messages/it/failures.ts';
import { status as statuses } from '../../../contract/messages/it/status.ts';
import { vehicles as vehicleNames } from '../../../contract/messages/it/vehicles.ts';
import type { LanguageTexts } from '../messages.ts';
import { ownTexts } from '../ownTexts.ts';
import { ra } from './parts/reactAdmin.ts';

const own = ownTexts(
  { ...failures, statuses, vehicleNames },
  import.meta.glob<object>('./*.ts', { eager: true }),
);

/** Everything that the console says in Italian. */
export const all: LanguageTexts = {
  texts: { ra, ...own },
  core,
  pickers,
};
