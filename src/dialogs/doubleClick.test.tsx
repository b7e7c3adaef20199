import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { FormDialog } from './FormDialog.tsx';

const ignore = () => undefined;

/** In a router, whose Back closes dialogs. */
const renderOnPage = (element: ReactElement) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

it('confirms a question once by a double click, and again by another click', async () => {
  const user = userEvent.setup();
  const confirm = vi.fn<() => void>();
  render(
    <ConfirmDialog
      title="Send?"
      keepLabel="No"
      confirmLabel="Yes"
      onKeep={ignore}
      onConfirm={confirm}
    >
      To everybody
    </ConfirmDialog>,
  );
  await user.dblClick(screen.getByRole('button', { name: 'Yes' }));
  expect(confirm).toHaveBeenCalledOnce();
  await user.keyboard('{Enter}');
  expect(confirm).toHaveBeenCalledTimes(2);
});

it('submits a form once by a double click, and again by Enter', async () => {
  const user = userEvent.setup();
  const submit = vi.fn<() => void>();
  renderOnPage(
    <FormDialog title="Ask" width={400} submitLabel="Send" onSubmit={submit} onClose={ignore}>
      <input aria-label="Question" />
    </FormDialog>,
  );
  await user.dblClick(screen.getByRole('button', { name: 'Send' }));
  expect(submit).toHaveBeenCalledOnce();
  await user.type(screen.getByRole('textbox', { name: 'Question' }), 'Where?{Enter}');
  expect(submit).toHaveBeenCalledTimes(2);
});
