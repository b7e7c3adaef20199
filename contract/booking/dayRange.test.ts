import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayProblems, daysOfInstants, instantsOfDays, NO_DAY } from './dayRange.ts';

it.each([
  ['2026-07-01', 'Europe/London', '2026-06-30T23:00:00.000Z', '2026-07-01T23:00:00.000Z'],
  // The day on which summer time ends has 25 hours.
  ['2026-10-25', 'Europe/London', '2026-10-24T23:00:00.000Z', '2026-10-26T00:00:00.000Z'],
  ['2026-11-20', 'Australia/Sydney', '2026-11-19T13:00:00.000Z', '2026-11-20T13:00:00.000Z'],
  // Its midnight was skipped.
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', '2018-11-05T02:00:00.000Z'],
])('%s in %s is from %s to before %s', (day, zone, from, to) => {
  expect(instantsOfDays({ from: day, to: day }, zone)).toEqual({ from, to });
});

it('reads days back from their instants, in every zone', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const zone = fc.constantFrom('Europe/London', 'Australia/Lord_Howe', 'America/Sao_Paulo', 'UTC');
  fc.assert(
    fc.property(day, day, zone, (from, to, zone) => {
      const range = { from, to };
      expect(daysOfInstants(instantsOfDays(range, zone), zone)).toEqual(range);
    }),
  );
});

it('leaves an open end open', () => {
  expect(instantsOfDays({ from: null, to: null }, 'UTC')).toEqual({ from: null, to: null });
});

it.each([
  [{ from: '2026-11-20', to: '2026-11-19' }, { to: 'order' }],
  [{ from: '2026-11-20', to: '2026-11-20' }, {}],
  [{ from: null, to: null }, {}],
  [
    { from: NO_DAY, to: '2101-01-01' },
    { from: 'invalid', to: 'invalid' },
  ],
  [
    { from: '1999-12-31', to: '1999-12-30' },
    { from: 'invalid', to: 'invalid' },
  ],
])('finds in %j %j', (range, problems) => {
  expect(dayProblems(range)).toEqual(problems);
});

it('asks for missing days only where they are required', () => {
  const problems = dayProblems({ from: null, to: '2026-11-20' }, { required: true });
  expect(problems).toEqual({ from: 'required' });
});
