import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { LANGUAGES } from '../../contract/core/languages.ts';
import { messages } from '../../contract/messages/messages.ts';
import type { CopiedAccount, UserRole } from '../../contract/resources/users.ts';
import { users } from '../../contract/resources/users.ts';
import { bind } from '../crud/binding.ts';
import * as tables from '../db/tables/index.ts';
import { administers, copies, roles, writeCopies, writeRoles } from '../services/users/links.ts';
import { endAccessWith } from '../services/users/endAccess.ts';
import { mailInvitation } from '../services/users/invitation.ts';
import { heldSince, setOthersApart } from '../services/users/persons.ts';
import { copiesInReach, rolesInReach } from '../services/users/reach.ts';
import { checkUser, checkUserDeletion } from '../services/users/userRules.ts';

/** What an invitation needs of a new row. */
const invited = z.object({
  id: z.uuid(),
  email: z.string(),
  givenName: z.string(),
  communicationLanguage: z.enum(LANGUAGES),
});

/** How `checkUser` and `checkUserDeletion` refuse to take somebody's access away. */
const LOCKED_OUT = ['CANNOT_LOCK_YOURSELF_OUT', 'LAST_ADMIN'] as const;

export const userBinding = bind(users, tables.users, {
  where: eq(tables.users.isKey, false),
  memberOf: administers,
  derived: { roles, guestBookingEmailCorporations: copies },
  writes: { roles: writeRoles, guestBookingEmailCorporations: writeCopies },
  answers: {
    roles: (stored, ctx) => rolesInReach(stored as UserRole[], ctx),
    guestBookingEmailCorporations: (stored, ctx) => copiesInReach(stored as CopiedAccount[], ctx),
  },
  inWords: {
    roles: (stored, { language }) => {
      const names = (stored as UserRole[]).map(
        ({ name }) => messages[language].reports.words[name],
      );
      return [...new Set(names)].join(', ');
    },
  },
  beforeWrite: async (values, tx, ctx, stored) => {
    const checked = await checkUser(values, tx, ctx, stored);
    if (stored) await endAccessWith(values, tx, ctx, stored);
    return checked;
  },
  beforeDelete: checkUserDeletion,
  problems: { update: LOCKED_OUT, delete: LOCKED_OUT },
  setOthersApart,
  heldSince,
  afterCreate: async (row, tx, ctx) => {
    if (row['status'] === 'active') await mailInvitation(tx, ctx, invited.parse(row));
  },
  isOneByOne: true,
});
