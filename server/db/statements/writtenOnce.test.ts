import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditEntries, bookingEvents } from '../tables/index.ts';
import { fill, given, insertOfRow, writeOut } from './writtenOnce.ts';

it('gives every placeholder its value, as the column stores it', () => {
  const { sql: text, params } = writeOut(
    sql`select ${given('at', bookingEvents.occurredAt)}, ${given('changes', auditEntries.changes)}, ${sql.placeholder('id')}, ${5}`,
  );
  expect(text).toBe('select $1, $2, $3, $4');
  const at = new Date('2026-11-25T10:00:00.120Z');
  const changes = { name: { from: 'a', to: 'b' } };
  expect(fill(params, { at, changes, id: 'x' })).toEqual([
    '2026-11-25T10:00:00.120Z',
    '{"name":{"from":"a","to":"b"}}',
    'x',
    5,
  ]);
  // The JSON value null would be something else than nothing.
  expect(fill(params, { at: null, changes: null, id: null })).toEqual([null, null, null, 5]);
});

it('asks for nothing else when a value is missing', () => {
  const { params } = writeOut(sql`select ${given('at', bookingEvents.occurredAt)}`);
  expect(() => fill(params, { on: new Date() })).toThrow('The placeholder at has no value');
});

it('writes no row whose id would be that of the first', () => {
  expect(() => insertOfRow(bookingEvents, ['channelId', 'bookingId'])).toThrow('id needs a value');
  expect(() => insertOfRow(bookingEvents, ['id', 'color'])).toThrow('no column for color');
  expect(
    writeOut(insertOfRow(bookingEvents, ['id', 'state'], { occurredAt: sql`now()` })).sql,
  ).toBe('insert into "booking_events" ("id", "state", "occurred_at") values ($1, $2, now())');
});
