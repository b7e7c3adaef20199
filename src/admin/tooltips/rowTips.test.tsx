import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Tip } from './Tip.tsx';

/**
 * Two buttons of 30 pixels, one below the other, and the first one's tooltip, which covers half of
 * the second.
 */
const PLACES = {
  first: new DOMRect(100, 100, 30, 30),
  second: new DOMRect(100, 150, 30, 30),
  tooltip: new DOMRect(80, 138, 70, 26),
};
const IN_THE_GAP = { clientX: 115, clientY: 134 };
const ON_BOTH = { clientX: 115, clientY: 155 };
const ON_THE_SECOND = { clientX: 115, clientY: 175 };

function showTwoRows() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.classList.contains('MuiTooltip-tooltip')) return PLACES.tooltip;
    return PLACES[this.id as 'first' | 'second'] ?? new DOMRect();
  });
  const onPress = vi.fn<() => void>();
  render(
    <>
      <Tip letsThrough title="Edit">
        <button id="first">First</button>
      </Tip>
      <Tip letsThrough title="Change">
        <button id="second" onClick={onPress}>
          Second
        </button>
      </Tip>
    </>,
  );
  const button = (title: string) => screen.getByRole('button', { name: title });
  const tooltips = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);
  return { user: userEvent.setup(), onPress, button, tooltips };
}

test('a tooltip of a row stays under the pointer, and another waits until it leaves', async () => {
  const { user, button, tooltips } = showTwoRows();
  const [first, second] = [button('Edit'), button('Change')];
  await user.hover(first);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit');
  await user.pointer({ target: document.body, coords: IN_THE_GAP });
  await user.pointer({ target: second, coords: ON_BOTH });
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  expect(tooltips()).toEqual(['Edit']);
  await user.pointer({ target: second, coords: ON_THE_SECOND });
  await waitFor(() => expect(tooltips()).toEqual(['Change']));
  await user.pointer({ target: document.body, coords: { clientX: 400, clientY: 400 } });
  await waitFor(() => expect(tooltips()).toEqual([]));
});

test('a tooltip of a row lets presses through, and closes with them and with Escape', async () => {
  const { user, onPress, button, tooltips } = showTwoRows();
  const [first, second] = [button('Edit'), button('Change')];
  const restOnTooltip = async () => {
    await user.hover(first);
    await waitFor(() => expect(tooltips()).toEqual(['Edit']));
    await user.pointer({ target: document.body, coords: IN_THE_GAP });
  };
  await restOnTooltip();
  expect(screen.getByRole('tooltip')).toHaveStyle({ pointerEvents: 'none' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(tooltips()).toEqual([]));

  await user.hover(first);
  await waitFor(() => expect(tooltips()).toEqual(['Edit']));
  await user.pointer({ target: first, keys: '[MouseLeft]' });
  await waitFor(() => expect(tooltips()).toEqual([]));
  await user.unhover(first);

  await restOnTooltip();
  await user.pointer({ target: second, coords: ON_BOTH, keys: '[MouseLeft]' });
  expect(onPress).toHaveBeenCalledOnce();
  await waitFor(() => expect(tooltips()).not.toContain('Edit'));
});
