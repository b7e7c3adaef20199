import { useTranslate } from 'react-admin';
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '../../../contract/core/listLimits.ts';
import { useErrorText } from './useErrorText.ts';

/**
 * Why a typed text found nothing, if the reason is not that nothing matches: it is too long for a
 * search, or the search failed. Otherwise undefined.
 * @param otherwise message key for a failure that the server does not explain
 */
export function useSearchFailure(): (
  typed: string,
  error: unknown,
  otherwise: string,
) => string | undefined {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (typed, error, otherwise) => {
    const { length } = typed.trim();
    if (length > SEARCH_MAX_LENGTH)
      return translate('booking.error.tooLong', { max: SEARCH_MAX_LENGTH });
    return error && length >= SEARCH_MIN_LENGTH ? errorText(error, otherwise) : undefined;
  };
}
