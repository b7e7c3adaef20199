import { HttpError } from 'react-admin';
import { problemOf } from '../../dataProvider/failedCalls.ts';

/** A refused write, divided into errors at the form's fields and others. */
export interface Refusal {
  error: unknown;
  /** Field → text in the reader's language. */
  fields: Record<string, string>;
  /** What the server says beside that; null when there is nothing better to say than "try again". */
  message: string | null;
  /** The key of the text that is shown where there is no message. */
  unexplained: string;
  /** Somebody else has changed the marked fields, and saving again replaces their values. */
  isChanged: boolean;
  /** The row that already has the refused value, if the reader may see it. */
  otherId: string | null;
}

/** Field errors: path → text, as the data provider or an API call returns them. */
function fieldTexts(error: unknown): [string, string][] {
  const errors: unknown = error instanceof HttpError ? error.body?.errors : undefined;
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).map(([path, told]) => [
    path,
    String(typeof told === 'object' && told !== null && 'message' in told ? told.message : told),
  ]);
}

/**
 * Divides the answer to a refused write.
 * @param shown fields that the form shows; errors of others go to its head
 */
export function refusalOf(error: unknown, shown: readonly string[]): Refusal {
  const entries = fieldTexts(error);
  const problem = problemOf(error);
  const other = problem?.code === 'ALREADY_EXISTS' ? problem.params?.['id'] : undefined;
  // An error inside a structure is shown at the field that holds it.
  const fieldOf = (path: string): string | undefined =>
    shown.find((name) => path === name || path.startsWith(`${name}.`));
  const hidden = entries.filter(([path]) => !fieldOf(path)).map(([, text]) => text);
  return {
    error,
    fields: Object.fromEntries(
      entries.flatMap(([path, text]) => {
        const field = fieldOf(path);
        return field ? [[field, text]] : [];
      }),
    ),
    message: [...new Set(hidden)].join(' ') || (problem?.displayMessage ?? null),
    // Without an answer nobody knows whether it was saved: the message is the key of a text that says
    // what happened.
    unexplained:
      error instanceof HttpError && error.status === 0
        ? error.message
        : 'resources.form.saveFailed',
    isChanged: problem?.code === 'CHANGED_SINCE',
    otherId: other === undefined ? null : String(other),
  };
}
