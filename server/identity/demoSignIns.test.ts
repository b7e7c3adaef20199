import { expect, test } from 'vitest';
import { demoCast } from '../demo/cast/index.ts';
import { demoSignIns } from './demoSignIns.ts';

test.each(demoSignIns)(
  'the demo data has $email of $channelId as $role',
  ({ channelId, email, role }) => {
    const channel = demoCast.find((one) => one.channelId === channelId);
    const people = {
      corporationAdmin: channel?.admins.map((one) => one.email),
      bookingChannelAdmin: [channel?.fleetManager.email],
    };
    expect(people[role]).toContain(email);
  },
);
