import { z } from 'zod';
import { ROLES } from '../../../contract/core/roles.ts';
import { sessionSchema } from '../../../contract/identity/sessions.ts';
import { endSession, ownSessions } from '../../services/sessions/ownSessions.ts';
import { defineOperation } from '../operation.ts';

/** The browsers in which somebody is signed in. */
export const sessionOperations = [
  defineOperation({
    id: 'listSessions',
    summary:
      'List the sessions of the caller. The list is empty where an outside identity provider keeps them',
    method: 'get',
    path: '/v1/sessions',
    roles: ROLES,
    response: z.array(sessionSchema),
    handle: (ctx) => ownSessions({ ctx }),
  }),
  defineOperation({
    id: 'endSession',
    summary: 'End a session of the caller. The session that makes this call has the id `current`',
    method: 'delete',
    path: '/v1/sessions/{id}',
    roles: ROLES,
    params: z.strictObject({ id: z.string().min(1).max(100) }),
    handle: (ctx, { params: input }) => endSession({ ctx, input }),
  }),
];
