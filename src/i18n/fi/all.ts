import { fiFI as core } from '@mui/material/locale';
import { fiFI as pickers } from '@mui/x-date-pickers/locales';
import { failures } from '../../../contract/messages/fi/failures.ts';
import type { LanguageTexts } from '../messages.ts';
import { messages } from './index.ts';
import { ra } from './reactAdmin.ts';

/** Everything that the console says in Finnish. */
export const all: LanguageTexts = { texts: { ra, ...failures, ...messages }, core, pickers };
