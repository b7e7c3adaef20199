import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleServer, signInTab } from '../../tests/support/console.tsx';
import { AREAS } from './entries/index.ts';
import { openGallery } from './openGallery.tsx';

/** What each component of an area shows; empty while it is loading. */
const shown = (): (readonly [name: string | null, html: string])[] =>
  [...document.querySelectorAll('main > section')].map((section) => [
    section.getAttribute('aria-label'),
    [...section.querySelectorAll('.MuiPaper-root')].map(({ innerHTML }) => innerHTML).join(''),
  ]);

it('shows each component of each area', async () => {
  const { fixtures } = await consoleServer();
  await signInTab(fixtures.users.northwindAdmin);
  render(await openGallery());
  for (const { name, entries } of AREAS) {
    fireEvent.click(screen.getByText(name));
    expect(shown().map(([heading]) => heading)).toEqual(entries.map((entry) => entry.name));
    await waitFor(() => expect(shown().filter(([, html]) => html === '')).toEqual([]));
    const broken = shown().filter(([, html]) => html.includes('Something went wrong'));
    expect(broken.map(([heading]) => heading)).toEqual(
      name === AREAS[0]!.name ? ['A page that failed'] : [],
    );
  }
});
