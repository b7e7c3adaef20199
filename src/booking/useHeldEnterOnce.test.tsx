import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHeldEnterOnce } from './useHeldEnterOnce.ts';

function Form() {
  useHeldEnterOnce();
  return (
    <>
      <button type="button">Next</button>
      <textarea aria-label="Notes" />
    </>
  );
}

it('takes a held Enter for one press, except in texts of several lines', () => {
  render(<Form />);
  const button = screen.getByRole('button');
  // False means that the browser does not press the button.
  const pressed = (element: HTMLElement, repeat: boolean, key = 'Enter') =>
    fireEvent.keyDown(element, { key, repeat });
  expect(pressed(button, false)).toBe(true);
  expect(pressed(button, true)).toBe(false);
  expect(pressed(button, true, 'ArrowDown')).toBe(true);
  expect(pressed(screen.getByRole('textbox'), true)).toBe(true);
});
