import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FormFooter } from './FormFooter.tsx';

let resized: () => void;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});

/** Gives an element a position, which jsdom does not. */
const lay = (element: Element, top: number, bottom: number) =>
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom } as DOMRect);

function open() {
  render(
    <>
      <input aria-label="Time" />
      <FormFooter>
        <button type="button">Book</button>
      </FormFooter>
    </>,
  );
  const [time, book] = [screen.getByRole('textbox'), screen.getByRole('button')];
  const footer = book.parentElement!.parentElement!;
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  return { time, book, footer, scrolled };
}

it('scrolls a focused field back into view when it has covered it', () => {
  const { time, footer, scrolled } = open();
  lay(time, 600, 640);
  time.focus();
  lay(footer, 700, 800);
  act(() => resized());
  expect(scrolled).not.toHaveBeenCalled();
  lay(footer, 620, 800);
  act(() => resized());
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  expect(scrolled.mock.contexts).toEqual([time]);
});

it('does not scroll the page while one of its own buttons has the focus', () => {
  const { book, footer, scrolled } = open();
  lay(footer, 620, 800);
  lay(book, 750, 790);
  book.focus();
  act(() => resized());
  expect(scrolled).not.toHaveBeenCalled();
});
