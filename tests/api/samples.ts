import {
  boolean as booleanColumn,
  date as dateColumn,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text as textColumn,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  account,
  boolean,
  choice,
  date,
  dateTime,
  distance,
  email,
  list,
  money,
  number,
  phone,
  rate,
  text,
} from '../../contract/core/fields.ts';
import { defineResource, everyAction, type RowOf } from '../../contract/core/resource.ts';
import { bind } from '../../server/crud/binding.ts';
import { channelId, createdAt, id, instant } from '../../server/db/tables/columns.ts';

const legs = list(
  {
    place: text({ required: true, max: 40 }),
    price: money({ required: true }),
    day: date({}),
    ridden: distance({}),
    charge: rate({ max: 5000 }),
  },
  { max: 3 },
);

/**
 * A resource with every independent kind of field, including those that no resource of the product
 * has.
 */
export const samples = defineResource({
  name: 'samples',
  fields: {
    corporationId: account(),
    name: text({ required: true, max: 60 }),
    mail: email({}),
    phone: phone({}),
    count: number({ min: 0, max: 5000 }),
    share: number({ decimal: true, min: 0, max: 5000 }),
    price: money({ required: true }),
    reach: distance({ min: 0, max: 500_000 }),
    charge: rate({ max: 5000 }),
    isOpen: boolean({ required: true, default: false }),
    size: choice(['active', 'inactive'], { required: true, default: 'active' }),
    day: date({ required: true }),
    at: dateTime({}),
    legs,
    createdAt: dateTime({ required: true, write: 'never' }),
  },
  scope: { by: 'corporation', field: 'corporationId' },
  access: { corporationAdmin: everyAction },
  label: ['name'],
  list: {
    columns: ['name', 'price', 'share', 'reach', 'charge', 'day', 'isOpen', 'legs'],
    sortable: ['name', 'price', 'day', 'createdAt'],
    defaultSort: 'price',
    search: ['name'],
    filters: {
      price: { field: 'price', match: 'in' },
      priceFrom: { field: 'price', match: 'from' },
      reachTo: { field: 'reach', match: 'to' },
      dayFrom: { field: 'day', match: 'from' },
      dayBefore: { field: 'day', match: 'before' },
      isOpen: { field: 'isOpen', match: 'in' },
    },
  },
  form: ['name', 'price', 'day', 'legs'],
  softDelete: false,
});
export type Sample = RowOf<typeof samples>;

const table = pgTable('samples', {
  channelId: channelId(),
  id: id(),
  corporationId: uuid('corporation_id').notNull(),
  name: textColumn('name').notNull(),
  mail: textColumn('mail'),
  phone: textColumn('phone'),
  count: integer('count'),
  share: doublePrecision('share'),
  price: integer('price').notNull(),
  reach: integer('reach'),
  charge: doublePrecision('charge'),
  isOpen: booleanColumn('is_open').notNull(),
  size: textColumn('size').$type<'active' | 'inactive'>().notNull(),
  day: dateColumn('day').notNull(),
  at: instant('at'),
  legs: jsonb('legs').$type<Sample['legs']>().notNull(),
  createdAt: createdAt(),
});
export const sampleBinding = bind(samples, table);
