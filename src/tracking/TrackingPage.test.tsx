import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { brandTestPage, consoleServer } from '../../tests/support/console.tsx';
import * as tables from '../../server/db/tables/index.ts';
import { TrackingPage } from './TrackingPage.tsx';
import { linkLanguage, trackingTexts } from './trackingText.ts';

async function open(token: string, query: string): Promise<void> {
  await brandTestPage();
  window.history.replaceState(null, '', `/track/${token}${query}`);
  const shown = await trackingTexts(linkLanguage());
  await act(async () => {
    render(<TrackingPage token={token} mode="light" shown={shown} />);
  });
}

/** The link of a trip whose taxi comes in four minutes. */
async function linkOfTrip(): Promise<string> {
  const { context, fixtures } = await consoleServer();
  const { id } = fixtures.bookings.enroute;
  const [trip] = await context.database.orm
    .update(tables.bookings)
    .set({ status: 'ENROUTE', estimatedTimeArrival: 4 })
    .where(eq(tables.bookings.id, id))
    .returning({ token: tables.bookings.trackingToken });
  return trip!.token;
}

describe('the tracking page', () => {
  it('shows the trip in the language of the link, and changes the language in place', async () => {
    const token = await linkOfTrip();
    await open(token, '?lang=de-AT');
    expect(
      await screen.findByRole('heading', { name: 'Ihr Taxi ist unterwegs zu Ihnen' }),
    ).toBeVisible();
    expect(screen.getByText('In 4 Min. am Abholort')).toBeVisible();

    const user = userEvent.setup();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sprache' }), 'Magyar');
    expect(await screen.findByRole('heading', { name: 'Taxija úton van' })).toBeVisible();
    expect(screen.getByText('4 perc múlva a felvétel helyén')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Nyelv' })).toHaveValue('hu');
    await waitFor(() => expect(document.title).toBe('Az Ön utazása · Meridian Cars'));
    expect(document.documentElement).toHaveAttribute('lang', 'hu');
    expect(location.search).toBe('?lang=hu');
  });

  it('says in any language what is wrong with a link that leads nowhere', async () => {
    await open('x'.repeat(32), '?lang=fi');
    expect(await screen.findByRole('heading', { name: 'Matkaa ei löytynyt' })).toBeVisible();
  });
});
