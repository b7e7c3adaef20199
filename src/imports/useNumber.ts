import { numberFormat } from '../../contract/core/keptFormats.ts';
import { useFormats } from '../i18n/useFormats.ts';

/** Writes a count as the reader's language does: tens of thousands are hard to read without a separator. */
export function useNumber() {
  const { locale } = useFormats();
  return (value: number) => numberFormat(locale, {}).format(value);
}
