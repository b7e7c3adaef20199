import { failures } from '../../../contract/messages/fr/failures.ts';
import reactAdmin from 'ra-language-french';
import { messages } from './index.ts';

/** The package calls it « Éditer », which is what publishers do. */
const ra = {
  ...reactAdmin.ra,
  action: { ...reactAdmin.ra.action, edit: 'Modifier' },
};

/** Every text of the console in this language, as react-admin looks them up. */
export const texts = { ...reactAdmin, ra, ...failures, ...messages };
