import { z } from 'zod';
import { rowSchema } from '../../../contract/core/schemas.ts';
import { ROLES } from '../../../contract/core/roles.ts';
import { groupChangeSchema } from '../../../contract/people/groupChange.ts';
import { employeeGroups } from '../../../contract/resources/employeeGroups.ts';
import { saveGroup } from '../../services/groups/saveGroup.ts';
import { defineOperation } from '../operation.ts';

export const groupOperations = [
  defineOperation({
    id: 'saveEmployeeGroup',
    summary: 'Change a group, its members and its rules, either completely or not at all',
    method: 'post',
    path: '/v1/employee-groups/{id}/save',
    roles: ROLES,
    problems: ['ALREADY_EXISTS', 'CHANGED_SINCE'],
    params: z.strictObject({ id: z.uuid() }),
    body: groupChangeSchema,
    response: rowSchema(employeeGroups),
    handle: (ctx, { params: { id }, body: change }) => saveGroup({ ctx, input: { id, change } }),
  }),
];
