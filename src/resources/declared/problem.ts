import { HttpError } from 'react-admin';
import { isNotSent, problemOf } from '../../dataProvider/http.ts';

/** A refused write, sorted into what belongs at the form's fields and what does not. */
export interface Refusal {
  /** Field → text in the reader's language. */
  fields: Record<string, string>;
  /** Text for the head of the form; null when there is nothing better to say than "try again". */
  message: string | null;
  /** Key of what is said where there is no message. */
  unexplained: string;
  /** The row that has the refused value already, where the reader may see it. */
  otherId: string | null;
}

/** Field errors: path → text, as the data provider hands them on, or as a call of the API does. */
function fieldTexts(error: unknown): [string, string][] {
  const errors: unknown = error instanceof HttpError ? error.body?.errors : undefined;
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).map(([path, told]) => [
    path,
    String(typeof told === 'object' && told !== null && 'message' in told ? told.message : told),
  ]);
}

/**
 * Sorts the answer to a refused write.
 * @param shown fields that the form shows; errors of others go to its head
 */
export function refusalOf(error: unknown, shown: readonly string[]): Refusal {
  const entries = fieldTexts(error);
  const problem = problemOf(error);
  const other = problem?.code === 'ALREADY_EXISTS' ? problem.params?.['id'] : undefined;
  // What is wrong inside a structure is told at the field that holds it.
  const fieldOf = (path: string): string | undefined =>
    shown.find((name) => path === name || path.startsWith(`${name}.`));
  const hidden = entries.filter(([path]) => !fieldOf(path)).map(([, text]) => text);
  return {
    fields: Object.fromEntries(
      entries.flatMap(([path, text]) => {
        const field = fieldOf(path);
        return field ? [[field, text]] : [];
      }),
    ),
    message: hidden.join(' ') || (problem?.displayMessage ?? null),
    unexplained: isNotSent(error) ? error.message : 'resources.form.saveFailed',
    otherId: other === undefined ? null : String(other),
  };
}
