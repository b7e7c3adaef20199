import { useTranslate } from 'react-admin';
import { problemOf } from '../../dataProvider/failedCalls.ts';

/** The server's explanation of a failed call, in the user's language; otherwise the given text. */
export function useErrorText(): (error: unknown, otherwise: string) => string {
  const translate = useTranslate();
  return (error, otherwise) => problemOf(error)?.displayMessage ?? translate(otherwise);
}
