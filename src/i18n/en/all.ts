import { enUS as core } from '@mui/material/locale';
import { enUS as pickers } from '@mui/x-date-pickers/locales';
import { failures } from '../../../contract/messages/en/failures.ts';
import reactAdmin from 'ra-language-english';
import type { LanguageTexts } from '../messages.ts';
import { messages } from './index.ts';

/** Everything that the console says in English. */
export const all: LanguageTexts = {
  texts: { ...reactAdmin, ...failures, ...messages },
  core,
  pickers,
};
