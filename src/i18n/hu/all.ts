import { huHU as core } from '@mui/material/locale';
import { huHU as pickers } from '@mui/x-date-pickers/locales';
import { failures } from '../../../contract/messages/hu/failures.ts';
import type { LanguageTexts } from '../messages.ts';
import { messages } from './index.ts';
import { ra } from './reactAdmin.ts';

/** Everything that the console says in Hungarian. */
export const all: LanguageTexts = { texts: { ra, ...failures, ...messages }, core, pickers };
