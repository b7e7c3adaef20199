/** English is written for the United Kingdom; choosing it has dates written as there, too. */
export { all } from '../en/all.ts';
