import { fr as failures } from '../../../contract/messages/fr.ts';
import reactAdmin from 'ra-language-french';
import { messages } from './index.ts';

/** Every text of the console in this language, as react-admin looks them up. */
export const texts = { ...reactAdmin, ...failures, ...messages };
