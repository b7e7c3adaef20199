import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { usePageFocus } from './usePageFocus.ts';

/** A frame with a drawer to navigate from, a page that loads late, and a dialog opened by a key. */
function Frame() {
  const main = usePageFocus();
  const navigate = useNavigate();
  const [isReady, setReady] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    // The keys of the whole frame.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onKeyDown={({ key }) => {
        if (key === 'F2') setOpen(true);
        if (key === 'F4') setReady(true);
      }}
    >
      <dialog open aria-label="Drawer">
        <button onClick={() => void navigate('/next')}>Next page</button>
      </dialog>
      <main ref={main}>{isReady && <h1>Next</h1>}</main>
      {isOpen && (
        <dialog open aria-label="Over the page">
          {/* As the palette's field does. */}
          <input ref={(field) => field?.focus()} />
        </dialog>
      )}
    </div>
  );
}

const move = async () => {
  const user = userEvent.setup();
  render(<Frame />, { wrapper: MemoryRouter });
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  return user;
};

it('goes to the heading of a page that loads late, even from a dialog over the page', async () => {
  const user = await move();
  await user.keyboard('{F4}');
  expect(await screen.findByRole('heading', { name: 'Next' })).toHaveFocus();
});

it('stays where somebody has begun to type in a dialog over the page', async () => {
  const user = await move();
  await user.keyboard('{F2}ab{F4}cd');
  expect(await screen.findByRole('heading', { name: 'Next' })).not.toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveValue('abcd');
});

/** The last page stays, hidden, until the next one is there. */
function Pages({ isReady }: { isReady: boolean }) {
  const navigate = useNavigate();
  const isLeft = useLocation().pathname !== '/';
  return (
    <main ref={usePageFocus()}>
      {isReady ? (
        <h1>Next</h1>
      ) : (
        <div style={isLeft ? { display: 'none' } : undefined}>
          <h1>Last</h1>
          <button onClick={() => void navigate('/next')}>On</button>
        </div>
      )}
    </main>
  );
}

it('goes to the heading although the last page, now hidden, still had the focus', async () => {
  const { rerender } = render(<Pages isReady={false} />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name: 'On' }));
  rerender(<Pages isReady />);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Next' })).toHaveFocus());
});
