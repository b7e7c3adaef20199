import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNearing } from './useNearing.ts';

const fetched = vi.fn<(row: string) => void>();
const Row = ({ name }: { name: string }) => (
  <button {...useNearing(() => fetched(name))}>{name}</button>
);
const row = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockClear();
  render(
    <>
      <Row name="one" />
      <Row name="other" />
      {/* As MUI marks its own. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="dialog">
        <input />
      </div>
    </>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

/** What was fetched after the pointer or focus has rested long enough. */
function rested(): string[] {
  vi.runAllTimers();
  return fetched.mock.calls.map(([name]) => name);
}

it('is called for the row on which the pointer rests, not for those that it crosses or that disappear', () => {
  fireEvent.pointerEnter(row('one'));
  fireEvent.pointerLeave(row('one'));
  fireEvent.pointerEnter(row('other'));
  expect(rested()).toEqual(['other']);
  fireEvent.pointerEnter(row('one'));
  fireEvent.pointerLeave(row('one'));
  expect(rested()).toEqual(['other']);
  fireEvent.pointerEnter(row('one'));
  cleanup();
  expect(rested()).toEqual(['other']);
});

it('is called by the focus, unless a dialog gives it back', () => {
  fireEvent.focus(row('one'));
  fireEvent.blur(row('one'));
  fireEvent.focus(row('other'), { relatedTarget: row('one') });
  expect(rested()).toEqual(['other']);
  fireEvent.focus(row('other'), { relatedTarget: screen.getByRole('textbox') });
  expect(rested()).toEqual(['other']);
});

it('is called neither for a finger nor on a device that saves data', () => {
  fireEvent.pointerEnter(row('one'), { pointerType: 'touch' });
  expect(rested()).toEqual([]);
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { saveData: true },
  });
  fireEvent.pointerEnter(row('one'), { pointerType: 'mouse' });
  expect(rested()).toEqual([]);
});
