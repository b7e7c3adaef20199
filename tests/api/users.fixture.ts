import type { UserRole } from '../../contract/resources/users.ts';

/** The roles of a corporation admin of these accounts. */
export const roles = (...corporationIds: string[]): UserRole[] =>
  corporationIds.map((corporationId) => ({ name: 'corporationAdmin', corporationId }));
