import { frFR as core } from '@mui/material/locale';
import { status as statuses } from '../../../contract/messages/fr/status.ts';
import { vehicles as vehicleNames } from '../../../contract/messages/fr/vehicles.ts';
import reactAdmin from 'ra-language-french';
import type { FirstTexts } from '../messages.ts';
import { ownTexts } from '../ownTexts.ts';

/** The package calls it « Éditer », which is what publishers do. */
const ra = {
  ...reactAdmin.ra,
  action: { ...reactAdmin.ra.action, edit: 'Modifier' },
};

const own = ownTexts(
  { statuses, vehicleNames },
  import.meta.glob<object>('./*.ts', { eager: true }),
);

/** The French texts of the first list. The others are in `later`. */
export const all: FirstTexts = {
  texts: { ra, ...own },
  core,
};
