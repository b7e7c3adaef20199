import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createdBy } from '../../../tests/support/renders.ts';
import { Tip } from './Tip.tsx';

const bubble = () => screen.queryByRole('tooltip');

test('draws only its trigger, which has its name, until the pointer comes', async () => {
  const user = userEvent.setup();
  const onMouseLeave = vi.fn<() => void>();
  const created = await createdBy(async () => {
    render(
      <Tip title="Columns">
        <button onMouseLeave={onMouseLeave}>…</button>
      </Tip>,
    );
    await Promise.resolve();
  });
  expect(created).toBeLessThanOrEqual(2);
  const button = screen.getByRole('button', { name: 'Columns' });
  await user.hover(button);
  await waitFor(() => expect(bubble()).toHaveTextContent('Columns'));
  expect(screen.getByRole('button', { name: 'Columns' })).toBe(button);
  await user.unhover(button);
  expect(onMouseLeave).toHaveBeenCalledOnce();
  await waitFor(() => expect(bubble()).not.toBeInTheDocument());
});

test('opens when the Tab key leads to its trigger, describes it, and closes with Escape', async () => {
  const user = userEvent.setup();
  render(
    <Tip title="Ctrl + ↵ books the trip" describeChild>
      <button>Book</button>
    </Tip>,
  );
  const button = screen.getByRole('button', { name: 'Book' });
  expect(button).toHaveAttribute('title', 'Ctrl + ↵ books the trip');
  // For jsdom, whether a focus is visible also depends on where the tests before left it.
  vi.spyOn(button, 'matches').mockImplementation(
    (selector) => selector === ':focus-visible' || Element.prototype.matches.call(button, selector),
  );
  await user.tab();
  expect(button).toHaveFocus();
  await waitFor(() => expect(bubble()).toBeInTheDocument());
  expect(button).toHaveAccessibleDescription('Ctrl + ↵ books the trip');
  expect(button).not.toHaveAttribute('title');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(bubble()).not.toBeInTheDocument());
});

test('shows nothing until it has a title', async () => {
  const user = userEvent.setup();
  const { rerender } = render(
    <Tip title="">
      <button>Add</button>
    </Tip>,
  );
  const button = screen.getByRole('button', { name: 'Add' });
  await user.hover(button);
  await user.unhover(button);
  expect(document.querySelectorAll('button + *')).toHaveLength(0);
  rerender(
    <Tip title="Add a trip">
      <button>Add</button>
    </Tip>,
  );
  await user.hover(button);
  await waitFor(() => expect(bubble()).toHaveTextContent('Add a trip'));
});
