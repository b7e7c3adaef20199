import { useTranslate } from 'react-admin';

/** The built-in texts of MUI's Autocomplete, in the user's language. */
export function useChoiceTexts() {
  const translate = useTranslate();
  return {
    loadingText: translate('common.loading'),
    noOptionsText: translate('common.noResults'),
    clearText: translate('common.clear'),
    openText: translate('common.openChoices'),
    closeText: translate('common.close'),
  };
}
