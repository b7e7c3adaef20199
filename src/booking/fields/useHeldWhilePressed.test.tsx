import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useHeldWhilePressed } from './useHeldWhilePressed.ts';

function List({ options }: { options: readonly string[] }) {
  const held = useHeldWhilePressed(options);
  return (
    <ul onPointerDown={held.onPointerDown}>
      {held.options.map((option) => (
        <li key={option}>{option}</li>
      ))}
    </ul>
  );
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('shows what arrives while an option is pressed only once it is released', async () => {
  const { rerender } = render(<List options={['Station']} />);
  rerender(<List options={['Station', 'Airport']} />);
  expect(shown()).toEqual(['Station', 'Airport']);

  fireEvent.pointerDown(screen.getByText('Airport'));
  rerender(<List options={['Head office', 'Station']} />);
  expect(shown()).toEqual(['Station', 'Airport']);

  // The click comes after the release and still hits its line.
  fireEvent.pointerUp(screen.getByText('Airport'));
  expect(shown()).toEqual(['Station', 'Airport']);
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(shown()).toEqual(['Head office', 'Station']);
});
