import { eq, and } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Role } from '../../contract/core/roles.ts';
import type { Database } from '../db/open.ts';
import { users } from '../db/tables/index.ts';
import { keepPassword } from './accounts.ts';
import { hashPassword } from './passwords.ts';

export const PASSWORD = 'correct horse battery';
/**
 * With the product's own cost, setting or checking a password would take a fifth of a second of a
 * core.
 */
const LITTLE = { N: 16, r: 1, p: 1 };

/** Adds a user who signs in with PASSWORD. */
export async function addUser(
  database: Database,
  channelId: string,
  email: string,
  more: { role?: Role; subject?: string; password?: string | null } = {},
): Promise<string> {
  const id = uuidv7();
  await database.orm.insert(users).values({
    channelId,
    id,
    email,
    subject: more.subject ?? null,
    givenName: 'Ada',
    familyName: 'Lovelace',
    communicationLanguage: 'en',
    role: more.role ?? 'corporationAdmin',
    status: 'active',
  });
  if (more.password !== null) {
    const hash = await hashPassword(more.password ?? PASSWORD, LITTLE);
    await keepPassword(database.orm, channelId, id, hash);
  }
  return id;
}

export async function changeUser(
  database: Database,
  channelId: string,
  id: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await database.orm
    .update(users)
    .set(change)
    .where(and(eq(users.channelId, channelId), eq(users.id, id)));
}
