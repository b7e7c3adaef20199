import { Button } from '@mui/material';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';

/** A field with the button that saves it. */
function Form({ isBusy = false, isSaved = false }) {
  useKeptFocus();
  return (
    <main>
      <div>
        <input aria-label="Name" />
        <Button loading={isBusy} disabled={isSaved}>
          Save
        </Button>
      </div>
      <aside>
        <button>Elsewhere</button>
      </aside>
    </main>
  );
}

/** The form while it is being saved, and how that ends. */
async function saveBy(press: (user: ReturnType<typeof userEvent.setup>) => Promise<void>) {
  const user = userEvent.setup();
  const { rerender } = render(<Form />);
  const save = screen.getByRole('button', { name: 'Save' });
  save.focus();
  await press(user);
  rerender(<Form isBusy />);
  // As browsers do with a disabled button.
  save.blur();
  expect(document.body).toHaveFocus();
  return { user, save, end: (isSaved: boolean) => rerender(<Form isSaved={isSaved} />) };
}
const byKey = (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Enter}');

it('returns to a button that was only busy', async () => {
  const { save, end } = await saveBy(byKey);
  end(false);
  await waitFor(() => expect(save).toHaveFocus());
});

it('stays around a button that stays disabled, where a doubled press does nothing', async () => {
  const { user, end } = await saveBy(byKey);
  end(true);
  const row = screen.getByRole('textbox').parentElement!;
  await waitFor(() => expect(row).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('textbox')).toHaveFocus();
  // A press beside a button does not take the focus there.
  expect(row).not.toHaveAttribute('tabindex');
});

it('leaves somebody alone who has gone elsewhere', async () => {
  const { user, end } = await saveBy(byKey);
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  await user.click(elsewhere);
  end(true);
  await waitFor(() => expect(elsewhere).toHaveFocus());
});

it('opens no keyboard on a phone after a press of a finger', async () => {
  const { save, end } = await saveBy((user) => user.click(screen.getByText('Save')));
  end(true);
  await waitFor(() => expect(save).toBeDisabled());
  expect(document.body).toHaveFocus();
});
