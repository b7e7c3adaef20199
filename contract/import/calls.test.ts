import { expect, it } from 'vitest';
import { businessPassengers } from '../resources/businessPassengers.ts';
import { fleets } from '../resources/fleets.ts';
import { importRequestSchema } from './calls.ts';

const account = { corporationId: '01a21d90-9318-7769-8fc9-292a7989af16' };

it('begins an import with an account only if its rows belong to one', () => {
  const ofAccounts = importRequestSchema(businessPassengers);
  expect(ofAccounts.safeParse(account).success).toBe(true);
  const ofTheChannel = importRequestSchema(fleets);
  expect(ofTheChannel.safeParse({}).success).toBe(true);
  expect(ofTheChannel.safeParse(account).success).toBe(false);
});
