import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inOneLine } from './inOneLine.tsx';

it('lets a text that is too long be cut at its end, in whichever direction it is read', () => {
  render(
    <>
      {inOneLine('דנה כהן')}
      {inOneLine('Ada Byron', true)}
    </>,
  );
  for (const name of ['דנה כהן', 'Ada Byron'])
    expect(screen.getByText(name)).toHaveAttribute('dir', 'auto');
});
