import { all as french } from '../../fr/later/all.ts';
import { regionalTexts } from '../../regionalTexts.ts';
import { spellings } from '../all.ts';

export const all = regionalTexts(french, spellings);
