import { beforeEach } from 'vitest';
import { foldTripFigures, keepFigureZones } from '../../server/services/figures/keepFigures.ts';
import { consoleServer } from './console.tsx';
import { allowConsole } from './consoleWatch.ts';
import { insertManyTrips } from './manyTrips.ts';

/** Gives the tests of a file a hundred trips that are added up, some of them of Globex. */
export function withFilledFigures({ minutesApart }: { minutesApart: number }): void {
  let isFilled = false;
  beforeEach(async () => {
    // jsdom lays nothing out, so plots have no width.
    allowConsole(/^MUI X Charts: ChartsContainer does not have `width`/);
    if (isFilled) return;
    isFilled = true;
    const { context, fixtures } = await consoleServer();
    await keepFigureZones(context, context.config.channels);
    const { completed, globex } = fixtures.bookings;
    await insertManyTrips(context.database.orm, {
      trips: 100,
      minutesApart,
      of: { most: completed, oneInTwenty: globex },
    });
    await foldTripFigures(context);
  });
}
