import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'ra-core';
import { expect, test, vi } from 'vitest';
import { createI18nProvider } from '../../i18n/i18nProvider.ts';
import { SortHandle } from './SortHandle.tsx';

const i18n = await createI18nProvider('en');

test('a handle that is pressed offers to move its row up or down', async () => {
  const user = userEvent.setup();
  const onMove = vi.fn<(by: -1 | 1) => void>();
  render(
    <I18nContextProvider value={i18n}>
      <SortHandle aria-label="Move Stop 1" place={{ at: 0, of: 2 }} onMove={onMove} />
    </I18nContextProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Move Stop 1' }));
  expect(screen.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(screen.getByRole('menuitem', { name: 'Move down' }));
  expect(onMove.mock.calls).toEqual([[1]]);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
