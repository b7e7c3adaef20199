import { enUS as core } from '@mui/material/locale';
import { status as statuses } from '../../../contract/messages/en/status.ts';
import { vehicles as vehicleNames } from '../../../contract/messages/en/vehicles.ts';
import reactAdmin from 'ra-language-english';
import type { FirstTexts } from '../messages.ts';
import { ownTexts } from '../ownTexts.ts';

const own = ownTexts(
  { statuses, vehicleNames },
  import.meta.glob<object>('./*.ts', { eager: true }),
);

/** The English texts of the first list. The others are in `later`. */
export const all: FirstTexts = {
  texts: { ...reactAdmin, ...own },
  core,
};
