import type { Recipient } from '../../../contract/booking/calls.ts';
import { findsPerson } from '../../../contract/core/words.ts';
import { nameOf } from '../names.ts';

/** One line of the passenger field's list: somebody of the account, or a guest to be typed in. */
export type RecipientOption =
  | { key: string; group: 'recent' | 'found'; recipient: Recipient }
  | { key: 'guest'; group: 'found'; recipient: null; text: string };

interface Listed {
  /** The text in the field, trimmed. */
  typed: string;
  /** The text is too short for a search: the recent people who match are listed. */
  isShort: boolean;
  recent: readonly Recipient[];
  found: readonly Recipient[];
  /** The search is answered, so somebody who was not found can be added. */
  isAnswered: boolean;
}

/** The options of the passenger field. */
export function recipientOptions(listed: Listed): RecipientOption[] {
  const { typed, isShort, recent, found, isAnswered } = listed;
  if (isShort) {
    const matches = (recipient: Recipient) =>
      typed === '' || findsPerson(typed, [nameOf(recipient)], recipient.phone);
    return recent
      .filter(matches)
      .map((recipient) => ({ key: recipient.id, group: 'recent', recipient }));
  }
  const people = found.map((recipient): RecipientOption => ({
    key: recipient.id,
    group: 'found',
    recipient,
  }));
  return isAnswered
    ? [...people, { key: 'guest', group: 'found', recipient: null, text: typed }]
    : people;
}
