import { DomainError, type FieldErrors } from '../../contract/core/errors.ts';
import { databaseError, isForeignKeyViolation, isUniqueViolation } from '../db/errors.ts';
import type { Binding } from './binding.ts';

/** Runs a write; what the database refuses becomes an answer that names the field at fault. */
export async function namingConflicts<T>(binding: Binding, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw conflict(binding, error) ?? error;
  }
}

function conflict(binding: Binding, cause: unknown): DomainError | null {
  const field = binding.options.constraints?.[databaseError(cause)?.constraint ?? ''];
  const errors = (code: 'unique' | 'reference'): FieldErrors | undefined =>
    field ? { [field]: { code } } : undefined;
  if (isUniqueViolation(cause))
    return new DomainError('ALREADY_EXISTS', { errors: errors('unique'), cause });
  if (isForeignKeyViolation(cause))
    return new DomainError('STILL_IN_USE', { errors: errors('reference'), cause });
  return null;
}
