import { failures } from '../../../contract/messages/en/failures.ts';
import reactAdmin from 'ra-language-english';
import { messages } from './index.ts';

/** Every text of the console in this language, as react-admin looks them up. */
export const texts = { ...reactAdmin, ...failures, ...messages };
