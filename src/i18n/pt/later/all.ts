import { ptPT as pickers } from '@mui/x-date-pickers/locales';
import { failures } from '../../../../contract/messages/pt/failures.ts';
import type { LaterTexts } from '../../messages.ts';
import { ownTexts } from '../../ownTexts.ts';

/** The Portuguese texts of other pages and of what opens over a page. */
export const all: LaterTexts = {
  texts: ownTexts(failures, import.meta.glob<object>('./*.ts', { eager: true })),
  pickers,
};
