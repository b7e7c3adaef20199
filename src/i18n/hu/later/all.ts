import { huHU as pickers } from '@mui/x-date-pickers/locales';
import { failures } from '../../../../contract/messages/hu/failures.ts';
import type { LaterTexts } from '../../messages.ts';
import { ownTexts } from '../../ownTexts.ts';

/** The Hungarian texts of other pages and of what opens over a page. */
export const all: LaterTexts = {
  texts: ownTexts(failures, import.meta.glob<object>('./*.ts', { eager: true })),
  pickers,
};
