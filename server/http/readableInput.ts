import { DomainError, type FieldErrors } from '../../contract/core/errors.ts';
import type { RawCall } from './route.ts';

const NUL = '\0';
const REPLACEMENT = '\uFFFD';

/** False for what PostgreSQL cannot store as text: NUL, and half of a surrogate pair. */
const isReadable = (text: string): boolean => !text.includes(NUL) && text.isWellFormed();

/** A name in a form that can be part of an answer. */
const readable = (name: string): string => name.replaceAll(NUL, REPLACEMENT).toWellFormed();

/** The dotted paths of all texts, names of fields included, that are not readable. */
function unreadablePaths(body: unknown): string[] {
  const found: string[] = [];
  // Not recursive: a body may be nested as deeply as its size allows.
  const waiting: (readonly [path: string, value: unknown])[] = [['', body]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === 'string') {
      if (!isReadable(value)) found.push(path);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        const innerPath = path === '' ? readable(name) : `${path}.${readable(name)}`;
        if (isReadable(name)) waiting.push([innerPath, inner]);
        else found.push(innerPath);
      }
    }
  }
  return found;
}

/**
 * Refuses text that no field could store, before the database is asked or anything of the call is
 * kept.
 * @throws DomainError NOT_FOUND when it is in the path, otherwise VALIDATION_FAILED naming each
 *   field
 */
export function refuseUnreadable({
  params,
  search,
  body,
}: Pick<RawCall, 'params' | 'search' | 'body'>): void {
  if (!Object.values(params).every(isReadable)) throw new DomainError('NOT_FOUND');
  const parameters = [...search].filter(([name, value]) => !isReadable(name) || !isReadable(value));
  const paths = [...parameters.map(([name]) => readable(name)), ...unreadablePaths(body)];
  if (paths.length === 0) return;
  // No call accepts a single text as its body.
  if (paths.includes('')) throw new DomainError('MALFORMED_BODY');
  const errors: FieldErrors = {};
  for (const path of paths) errors[path] = { code: 'unreadable' };
  throw new DomainError('VALIDATION_FAILED', { errors });
}
