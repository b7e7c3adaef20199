import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { createGateway } from './gateway.ts';
import { reportEvent } from './reportEvent.ts';

// Starts the example: `DISPATCH_SECRET=… node main.ts`, with Node 22.18 or newer.
const {
  PORT = '4800',
  CONSOLE_URL = 'http://localhost:4000',
  ACCOUNT_NUMBERS = '123456',
  DISPATCH_SECRET: secret = randomBytes(32).toString('hex'),
} = process.env;

const say = (text: string) => process.stdout.write(`${text}\n`);

const { server, trips } = createGateway({ secret, accountNumbers: ACCOUNT_NUMBERS.split(',') });
server.listen(Number(PORT), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  say(`Start the console with
  DISPATCH_URL=http://127.0.0.1:${port}
  DISPATCH_SECRET=${secret}
Accounts: ${ACCOUNT_NUMBERS}
To report the status of a trip, type its number and the status, such as: EX-1 ENROUTE`);
});

for await (const line of createInterface({ input: process.stdin })) {
  const [dispatchId, status = ''] = line.trim().split(/\s+/);
  const trip = [...trips.values()].find((one) => one.dispatchId === dispatchId);
  if (!trip)
    say(
      `Trips: ${[...trips.values()].map((one) => `${one.dispatchId} ${one.status}`).join(', ') || 'none yet'}`,
    );
  else {
    const told = await reportEvent({ origin: CONSOLE_URL, secret }, trip, {
      type: 'status',
      data: { status },
    });
    if (told === 'applied') Object.assign(trip, { status, changedAt: new Date().toISOString() });
    say(`${dispatchId} ${status}: ${told}`);
  }
}
