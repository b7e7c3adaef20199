import { svSE as core } from '@mui/material/locale';
import { svSE as pickers } from '@mui/x-date-pickers/locales';
import { failures } from '../../../contract/messages/sv/failures.ts';
import type { LanguageTexts } from '../messages.ts';
import { messages } from './index.ts';
import { ra } from './reactAdmin.ts';

/** Everything that the console says in Swedish. */
export const all: LanguageTexts = { texts: { ra, ...failures, ...messages }, core, pickers };
