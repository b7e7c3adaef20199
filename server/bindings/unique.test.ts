import { getTableConfig, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { text as textField } from '../../contract/core/fields.ts';
import { defineResource } from '../../contract/core/resource.ts';
import { bind } from '../crud/binding.ts';
import { uniqueTable } from '../db/tables/uniqueTable.ts';

const notes = defineResource({
  name: 'notes',
  fields: { title: textField({ required: true, unique: 'channel' }) },
  scope: { by: 'channel' },
  access: {},
  label: ['title'],
  list: { columns: ['title'], sortable: ['title'], defaultSort: 'title', search: ['title'] },
  form: ['title'],
  softDelete: true,
});
const columns = {
  channelId: text('channel_id').notNull(),
  id: uuid('id').notNull(),
  title: text('title').notNull(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
};

it('holds what is declared unique, and a table without its index is a type error', () => {
  const without = pgTable('notes', columns);
  // @ts-expect-error no index keeps the title unique
  expect(bind(notes, without).resource).toBe(notes);
  const other = uniqueTable('notes', columns, { unique: {} }, () => []);
  // @ts-expect-error its index keeps another column unique
  expect(bind(notes, other).resource).toBe(notes);
  const held = uniqueTable('notes', columns, { unique: { title: 'channel' } }, () => []);
  expect([...bind(notes, held).uniqueIndexes]).toEqual([['notes_title_unique', 'title']]);
  const [index] = getTableConfig(held).indexes;
  expect(index?.config).toMatchObject({ name: 'notes_title_unique', unique: true });
  expect(index?.config.where).toBeDefined();
});
