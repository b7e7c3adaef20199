import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
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

it('stays open after the double click that opened it, and closes by a press beside it', async () => {
  const user = userEvent.setup();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Delete</button>
        <ConfirmDialog
          isOpen={isOpen}
          title="Delete?"
          keepLabel="No"
          confirmLabel="Yes"
          onKeep={() => setOpen(false)}
          onConfirm={ignore}
        >
          Everything
        </ConfirmDialog>
      </>
    );
  }
  renderOnPage(<Page />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const beside = screen.getByRole('dialog').parentElement!;
  // The browser counts the clicks at one point, whatever is there.
  fireEvent.mouseDown(beside, { detail: 2 });
  fireEvent.click(beside, { detail: 2 });
  expect(screen.getByRole('dialog')).toBeVisible();
  fireEvent.mouseDown(beside, { detail: 1 });
  fireEvent.click(beside, { detail: 1 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
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
