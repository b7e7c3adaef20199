import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { type Formats, formatsFor } from '../../contract/core/formats.ts';
import { pageConfig } from '../shell/pageConfig.ts';

export function useFormats(): Formats {
  const language = useLocale();
  return useMemo(() => formatsFor(language, pageConfig()), [language]);
}
