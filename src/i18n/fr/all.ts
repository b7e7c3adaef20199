import { frFR as core } from '@mui/material/locale';
import { frFR as pickers } from '@mui/x-date-pickers/locales';
import { failures } from '../../../contract/messages/fr/failures.ts';
import reactAdmin from 'ra-language-french';
import type { LanguageTexts } from '../messages.ts';
import { messages } from './index.ts';

/** The package calls it « Éditer », which is what publishers do. */
const ra = {
  ...reactAdmin.ra,
  action: { ...reactAdmin.ra.action, edit: 'Modifier' },
};

/** Everything that the console says in French. */
export const all: LanguageTexts = { texts: { ra, ...failures, ...messages }, core, pickers };
