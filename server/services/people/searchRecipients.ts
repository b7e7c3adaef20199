import { and, asc } from 'drizzle-orm';
import type { Recipient } from '../../../contract/booking/calls.ts';
import { employeeRecipient, guestRecipient } from '../../../contract/booking/recipient.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { SEARCH_MIN_LENGTH } from '../../../contract/core/listLimits.ts';
import { wordsCondition } from '../../db/searchWords.ts';
import {
  businessGuests,
  businessPassengers,
  guestWords,
  passengerWords,
} from '../../db/tables/index.ts';
import { type Call, requireAccount } from '../verb.ts';
import { activeEmployees, activeGuests, recipientAccount } from './recipients.ts';

const RECIPIENTS_PER_PAGE = 20;

/**
 * Active employees and guests of an account whom a search finds by name, e-mail or phone, sorted by
 * name.
 * @throws DomainError FORBIDDEN for somebody else's account, VALIDATION_FAILED for too short a text
 */
export async function searchRecipients({
  ctx,
  input,
}: Call<{ dynamicSearch: string; corporationId: string; page: number }>): Promise<Recipient[]> {
  const { corporationId, page } = input;
  requireAccount(ctx, corporationId);
  const text = input.dynamicSearch.trim();
  if (text.length < SEARCH_MIN_LENGTH) {
    const tooShort = { code: 'tooShort', params: { min: SEARCH_MIN_LENGTH } } as const;
    throw new DomainError('VALIDATION_FAILED', { errors: { dynamicSearch: tooShort } });
  }
  const { orm } = ctx.app.database;
  const account = await recipientAccount(ctx, corporationId);

  // To sort two tables together, each gives as many rows as the page could need from it alone.
  const enough = (page + 1) * RECIPIENTS_PER_PAGE;
  const p = businessPassengers;
  const g = businessGuests;
  const [employees, guests] = await Promise.all([
    orm
      .select()
      .from(p)
      .where(and(activeEmployees(ctx, account), wordsCondition(passengerWords(p), text)))
      .orderBy(asc(p.givenName), asc(p.familyName), asc(p.id))
      .limit(enough),
    orm
      .select()
      .from(g)
      .where(and(activeGuests(ctx, account), wordsCondition(guestWords(g), text)))
      .orderBy(asc(g.givenName), asc(g.familyName), asc(g.id))
      .limit(enough),
  ]);
  const found = [
    ...employees.map((row) => employeeRecipient(row, account)),
    ...guests.map((row) => guestRecipient(row, account)),
  ];
  const name = (r: Recipient) => `${r.givenName} ${r.familyName}`;
  return found
    .toSorted((a, b) => name(a).localeCompare(name(b)) || a.id.localeCompare(b.id))
    .slice(page * RECIPIENTS_PER_PAGE, enough);
}
