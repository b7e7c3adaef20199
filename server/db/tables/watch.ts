import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { OutsideFailure } from '../../../contract/operation/outsideFailure.ts';
import { instant } from './columns.ts';

/** When each outside service last worked for any process, and when and how it last failed. */
export const outsideServices = pgTable(
  'outside_services',
  {
    service: text('service').notNull(),
    /** What answered, so that a stand-in's success does not count for the real service. */
    answeredBy: text('answered_by').notNull(),
    succeededAt: instant('succeeded_at'),
    failedAt: instant('failed_at'),
    failure: jsonb('failure').$type<OutsideFailure>(),
  },
  (t) => [primaryKey({ columns: [t.service, t.answeredBy] })],
);
