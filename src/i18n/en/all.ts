import { enUS as core } from '@mui/material/locale';
import { enUS as pickers } from '@mui/x-date-pickers/locales';
import { failures } from '../../../contract/messages/en/failures.ts';
import { status as statuses } from '../../../contract/messages/en/status.ts';
import { vehicles as vehicleNames } from '../../../contract/messages/en/vehicles.ts';
import reactAdmin from 'ra-language-english';
import type { LanguageTexts } from '../messages.ts';
import { ownTexts } from '../ownTexts.ts';

const own = ownTexts(
  { ...failures, statuses, vehicleNames },
  import.meta.glob<object>('./*.ts', { eager: true }),
);

/** Everything that the console says in English. */
export const all: LanguageTexts = {
  texts: { ...reactAdmin, ...own },
  core,
  pickers,
};
