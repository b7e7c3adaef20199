import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDispatch } from '../../server/adapters/dispatch/index.ts';
import { CHILD_FLAGS } from './childFlags.ts';
import { ROOT } from './namedTests.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

it('the example of a dispatch gateway is started as it is, and prints how to use it', async () => {
  const secret = 'a secret of at least thirty-two characters';
  const file = join(ROOT, 'docs/examples/dispatch-client/main.ts');
  const child = spawn(process.execPath, [...CHILD_FLAGS, file], {
    env: { PATH: process.env['PATH'], PORT: '0', DISPATCH_SECRET: secret },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const told: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    told.push(line);
    if (line.startsWith('To report')) break;
  }
  const value = (name: string) =>
    told.find((line) => line.trim().startsWith(`${name}=`))?.split('=')[1] ?? '';
  expect(value('DISPATCH_SECRET')).toBe(secret);
  const dispatch = createDispatch({ url: value('DISPATCH_URL'), secret });
  expect(await dispatch.isAccountValid(NOBODY, '123456')).toBe(true);
  expect(await dispatch.isAccountValid(NOBODY, '654321')).toBe(false);
  expect(await dispatch.getBooking(NOBODY, NOBODY)).toBeNull();
});
