import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { brandTestPage } from '../../tests/support/console.tsx';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import AddCardForm from './AddCardForm.tsx';

vi.mock('./cardProcessor.ts', () => ({
  loadCardProcessor: () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}));
const english = await createI18nProvider('en');

it('says that the card fields could not be loaded, and can be left', async () => {
  await brandTestPage();
  const onCancel = vi.fn<() => void>();
  render(
    <AdminContext i18nProvider={english}>
      <AddCardForm
        corporationId="northwind"
        onSaved={() => {}}
        onCancel={onCancel}
        onState={() => {}}
      />
    </AdminContext>,
  );
  expect(await screen.findByText('This could not be loaded.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.queryByText('Card details')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onCancel).toHaveBeenCalledOnce();
});
