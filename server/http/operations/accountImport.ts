import {
  accountRecordResultSchema,
  accountRecordSchema,
} from '../../../contract/import/accountRecord.ts';
import { importAccount } from '../../services/accountImport/importAccount.ts';
import { defineOperation } from '../operation.ts';

export const accountImportOperations = [
  defineOperation({
    id: 'importAccountRecord',
    summary: 'Import one line of a file of accounts, either completely or not at all',
    method: 'post',
    path: '/v1/corporations/import-record',
    roles: ['bookingChannelAdmin'],
    load: 'bulk',
    problems: ['NOT_FOUND', 'ALREADY_EXISTS', 'CONFLICT', 'USER-SERVICE-01'],
    body: accountRecordSchema,
    response: accountRecordResultSchema,
    handle: (ctx, { body: input }) => importAccount({ ctx, input }),
  }),
];
