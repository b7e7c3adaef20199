import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { dateTime, distance, text as textField } from '../../contract/core/fields.ts';
import { defineResource } from '../../contract/core/resource.ts';
import { bind } from './binding.ts';

const notes = defineResource({
  name: 'notes',
  fields: {
    title: textField({ required: true }),
    body: textField({}),
    createdAt: dateTime({ required: true, write: 'never' }),
  },
  scope: { by: 'channel' },
  access: {},
  label: ['title'],
  list: { columns: ['title'], sortable: ['title'], defaultSort: 'title', search: ['title'] },
  form: ['title'],
  softDelete: false,
});

const keys = { channelId: text('channel_id').notNull(), id: uuid('id').notNull() };
const title = text('title').notNull();
const body = text('body');
const createdAt = timestamp('created_at', { withTimezone: true }).notNull();

it('accepts a table with a fitting column for every field', () => {
  const binding = bind(notes, pgTable('notes', { ...keys, title, body, createdAt }));
  expect(Object.keys(binding.columns)).toEqual(['title', 'body', 'createdAt']);
});

it('refuses a table that lacks a column, as a type error and at the start', () => {
  const table = pgTable('notes', { ...keys, title, createdAt });
  // @ts-expect-error there is no column for `body`
  expect(() => bind(notes, table)).toThrow('no column body');
});

it('refuses a column of another type, or one that can be empty where the field cannot', () => {
  const wrongType = pgTable('notes', {
    ...keys,
    title: boolean('title').notNull(),
    body,
    createdAt,
  });
  // @ts-expect-error a title is text
  expect(bind(notes, wrongType).resource).toBe(notes);
  const nullable = pgTable('notes', { ...keys, title: text('title'), body, createdAt });
  // @ts-expect-error a title is never null
  expect(bind(notes, nullable).resource).toBe(notes);
});

it('refuses to import a distance, because a file does not say its unit', () => {
  const fields = { ...notes.fields, reach: distance({}) };
  const importable = { columns: ['title'], more: ['reach'], identifiedBy: ['title'] } as const;
  const table = pgTable('notes', { ...keys, title, body, createdAt, reach: integer('reach') });
  expect(() => bind(defineResource({ ...notes, fields, importable }), table)).toThrow(
    'notes cannot import reach',
  );
});
