export { all } from '../../en/later/all.ts';
