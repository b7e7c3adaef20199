import { useTranslate } from 'react-admin';

/** What MUI's Autocomplete says by itself, in the user's language. */
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
