import { render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { createI18nProvider } from '../../../i18n/i18nProvider.ts';
import { FilterChip } from './FilterChip.tsx';
import type { ListFilter } from './listFilter.ts';

const status: ListFilter = {
  key: 'status',
  label: 'Statut',
  text: 'Terminée',
  clear: () => undefined,
  editor: () => null,
};

it('joins its name and its value as the language does', async () => {
  render(
    <I18nContextProvider value={await createI18nProvider('fr')}>
      <FilterChip
        filter={status}
        isOpen={false}
        onOpen={() => undefined}
        onClose={() => undefined}
      />
    </I18nContextProvider>,
  );
  const written = screen.getAllByRole('button').map((button) => {
    return button.getAttribute('aria-label') ?? button.textContent;
  });
  expect(written).toEqual(['Statut\u00A0: Terminée', 'Retirer le filtre Statut\u00A0: Terminée']);
});
