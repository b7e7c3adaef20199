import { frFR as core } from '@mui/material/locale';
import { frFR as pickers } from '@mui/x-date-pickers/locales';
import { failures } from '../../../contract/messages/fr/failures.ts';
import { status as statuses } from '../../../contract/messages/fr/status.ts';
import { vehicles as vehicleNames } from '../../../contract/messages/fr/vehicles.ts';
import reactAdmin from 'ra-language-french';
import type { LanguageTexts } from '../messages.ts';
import { ownTexts } from '../ownTexts.ts';

/** The package calls it « Éditer », which is what publishers do. */
const ra = {
  ...reactAdmin.ra,
  action: { ...reactAdmin.ra.action, edit: 'Modifier' },
};

const own = ownTexts(
  { ...failures, statuses, vehicleNames },
  import.meta.glob<object>('./*.ts', { eager: true }),
);

/** Everything that the console says in French. */
export const all: LanguageTexts = {
  texts: { ra, ...own },
  core,
  pickers,
};
