import { type DataProvider, HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { createPassengers } from './passengerAccounts.ts';

const USER = {
  givenName: 'Uma',
  familyName: 'User',
  email: 'uma@users.example',
  communicationLanguage: 'en',
} as const;
const TEXTS: Record<string, string> = { 'shell.error.network': 'The server cannot be reached.' };
const translate = (key: string, { _: fallback = key }: { _?: string } = {}) =>
  TEXTS[key] ?? fallback;

it.each([
  ['cannot be reached', 'shell.error.network', 'The server cannot be reached.'],
  ['refuses', 'The account is inactive.', 'The account is inactive.'],
])('says in words why there is no passenger if the server %s', async (_how, message, told) => {
  const create = () => Promise.reject(new HttpError(message, 0));
  const dataProvider = { create } as unknown as DataProvider;
  const tools = { dataProvider, translate, meta: undefined };
  const failures = await createPassengers(tools, USER, '+447911123456', ['a']);
  expect(failures).toEqual([{ corporationId: 'a', message: told }]);
});
