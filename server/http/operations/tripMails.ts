import { z } from 'zod';
import { infoRequestSchema, receiptMailSchema } from '../../../contract/booking/calls.ts';
import { mailReceipt } from '../../services/notices/mailReceipt.ts';
import { requestInfo } from '../../services/notices/requestInfo.ts';
import { defineOperation } from '../operation.ts';

const params = z.strictObject({ id: z.uuid() });

/** Calls that end in a mail. */
export const tripMailOperations = [
  defineOperation({
    id: 'mailReceipt',
    summary: 'Send the receipt of a completed trip to the caller’s own address',
    method: 'post',
    path: '/v1/bookings/{id}/receipt-mail',
    roles: ['corporationAdmin'],
    problems: ['RECEIPT_NOT_AVAILABLE'],
    params,
    response: receiptMailSchema,
    status: 202,
    handle: (ctx, { params: input }) => mailReceipt({ ctx, input }),
  }),
  defineOperation({
    id: 'requestInfo',
    summary: 'Ask the taxi company about a trip by mail',
    method: 'post',
    path: '/v1/bookings/{id}/info-requests',
    roles: ['corporationAdmin'],
    problems: ['NO_CONTACT'],
    params,
    body: infoRequestSchema,
    handle: (ctx, { params: { id }, body: { message } }) =>
      requestInfo({ ctx, input: { id, message } }),
  }),
];
