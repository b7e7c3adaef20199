import type { DomainError } from '../../../contract/core/errors.ts';
import type { importRows, Refusal } from '../../db/tables/index.ts';

export type WrittenLine = typeof importRows.$inferSelect;

/** What an undo did with a line. */
export interface Undone {
  position: number;
  undo: 'undone' | 'left';
  refusal: Refusal | null;
}

export const leftAlone = (position: number, { code, params, errors }: DomainError): Undone => ({
  position,
  undo: 'left',
  refusal: { code, params, ...(errors && { errors }) },
});
