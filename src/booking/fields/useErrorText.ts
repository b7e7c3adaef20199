import { useTranslate } from 'react-admin';
import { problemOf } from '../../dataProvider/http.ts';

/** What the server said of a failed call, in the user's language; else the given text. */
export function useErrorText(): (error: unknown, otherwise: string) => string {
  const translate = useTranslate();
  return (error, otherwise) => problemOf(error)?.displayMessage ?? translate(otherwise);
}
