import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import {
  account,
  boolean,
  choice,
  date,
  dateTime,
  distance,
  list,
  money,
  number,
  reference,
  references,
  text,
} from '../../contract/core/fields.ts';
import { defineResource } from '../../contract/core/resource.ts';
import { corporations } from './tables/accounts.ts';
import { fleets } from './tables/fleets.ts';
import { tableOf } from './tableOf.ts';

const permits = defineResource({
  name: 'taxi-permits',
  fields: {
    corporationId: account(),
    fleetId: reference('fleets', { onDelete: 'empty' }),
    plateNumber: text({ required: true, unique: 'account' }),
    kind: choice(['city', 'airport'], { required: true }),
    seats: number({ required: true }),
    fee: money({}),
    reach: distance({}),
    isPaid: boolean({ required: true }),
    endsOn: date({}),
    seenAt: dateTime({}),
    stands: list({ name: text({ required: true }) }, { max: 5 }),
    createdAt: dateTime({ required: true, write: 'never' }),
  },
  scope: { by: 'corporation', field: 'corporationId' },
  access: {},
  label: ['plateNumber'],
  list: {
    columns: ['plateNumber'],
    sortable: ['plateNumber'],
    defaultSort: '-plateNumber',
    search: [],
  },
  form: ['plateNumber'],
  softDelete: true,
});

it('has a column for each field, foreign keys, and indexes for account, order and unique fields', () => {
  const table = getTableConfig(tableOf(permits, { corporations, fleets }));
  expect(table.name).toBe('taxi_permits');
  expect(
    table.columns.map(
      (column) => `${column.name} ${column.getSQLType()}${column.notNull ? '' : '?'}`,
    ),
  ).toEqual([
    'channel_id text',
    'id uuid',
    'corporation_id uuid',
    'fleet_id uuid?',
    'plate_number text',
    'kind text',
    'seats double precision',
    'fee integer?',
    'reach integer?',
    'is_paid boolean',
    'ends_on date?',
    'seen_at timestamp (3) with time zone?',
    'stands jsonb',
    'created_at timestamp (3) with time zone',
    'updated_at timestamp (3) with time zone',
    'deleted_at timestamp (3) with time zone?',
  ]);
  expect(table.foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name)).toEqual(
    ['corporations', 'fleets'],
  );
  expect(table.indexes.map(({ config }) => [config.name, config.unique])).toEqual([
    ['taxi_permits_by_fleet_id', false],
    ['taxi_permits_in_order', false],
    ['taxi_permits_plate_number_unique', true],
  ]);
});

it('says what it needs beyond the declaration', () => {
  expect(() => getTableConfig(tableOf(permits, { corporations }))).toThrow(
    "taxi-permits refers to fleets: give tableOf its table, { 'fleets': … }",
  );
  const gone = { ...permits, softDelete: false };
  expect(() => tableOf(gone, { corporations, fleets })).toThrow('write the table');
  const groups = references('employee-groups', { by: 'restrictionId' });
  const many = { ...permits, fields: { ...permits.fields, groups } };
  expect(() => tableOf(many, { corporations, fleets })).toThrow('No column holds groups');
});
