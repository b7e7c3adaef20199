import { all as english } from '../../en/later/all.ts';
import { regionalTexts } from '../../regionalTexts.ts';
import { spellings } from '../all.ts';

export const all = regionalTexts(english, spellings);
