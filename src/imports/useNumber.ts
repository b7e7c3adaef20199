import { numberFormat } from '../../contract/core/keptFormats.ts';
import { useFormats } from '../i18n/useFormats.ts';

/** Writes a count in the reader's format: tens of thousands are hard to read without separators. */
export function useNumber() {
  const { locale } = useFormats();
  return (value: number) => numberFormat(locale, {}).format(value);
}
