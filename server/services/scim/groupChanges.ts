import { z } from 'zod';
import { type MemberChange, readMemberFilter, readMembers } from './members.ts';
import type { PatchOperation } from './patch.ts';
import { ScimError } from './schemas.ts';

/** What a call sets in a group itself. */
export interface GroupValues {
  displayName?: string | undefined;
  externalId?: string | null | undefined;
}

/** Attributes of a group in any case. @throws ScimError invalidValue, invalidPath */
export function readAttributes(sent: unknown): { values: GroupValues; members?: unknown } {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new ScimError(400, 'invalidSyntax', 'A group is an object.');
  const named = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value as unknown]),
  );
  const { displayname, externalid, members: given } = named;
  const read = z
    .object({
      displayName: z.string().trim().min(1).max(500).optional(),
      externalId: z.string().max(500).nullish(),
    })
    .safeParse({ displayName: displayname, externalId: externalid });
  if (!read.success) throw new ScimError(400, 'invalidValue', 'A group has a displayName.');
  return { values: read.data, ...('members' in named && { members: given }) };
}

/** The operations of a PATCH: what changes in the group itself, and in its members. */
export function readChanges(operations: readonly PatchOperation[]) {
  const values: GroupValues = {};
  const changes: MemberChange[] = [];
  for (const { op, path, value } of operations) {
    const [, filter] = /^members\[(.+)\]$/i.exec(path ?? '') ?? [];
    if (filter) {
      if (op !== 'remove')
        throw new ScimError(400, 'invalidPath', 'Members are replaced as a whole.');
      changes.push({ kind: 'remove', ids: readMemberFilter(filter) });
    } else if (op === 'remove') {
      if (path?.toLowerCase() === 'externalid') values.externalId = null;
      else if (path?.toLowerCase() !== 'members')
        throw new ScimError(400, 'invalidPath', `${path ?? 'Nothing'} cannot be removed.`);
      else if (value === undefined || value === null) changes.push({ kind: 'clear' });
      else changes.push({ kind: 'remove', ids: [...readMembers(value).keys()] });
    } else {
      if (path && !['displayname', 'externalid', 'members'].includes(path.toLowerCase()))
        throw new ScimError(400, 'invalidPath', `There is no attribute ${path}.`);
      const read = readAttributes(path ? { [path]: value } : value);
      Object.assign(values, read.values);
      if ('members' in read) changes.push({ kind: op, members: readMembers(read.members) });
    }
  }
  return { values, changes };
}
