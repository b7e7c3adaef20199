import { expect, test } from 'vitest';
import { readConfig } from './config/env.ts';
import { createLog } from './log.ts';
import { peerAddress } from './peerAddress.ts';

function behind(TRUSTED_PROXIES: string) {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const app = { config: readConfig({ TRUSTED_PROXIES }), log };
  return { lines, addressOf: (peer: string, said?: string) => peerAddress(app, peer, said) };
}

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.5', 'fe80::1%eth0', '203.0.113.1'])(
  'X-Forwarded-For is believed only from a proxy that is named, which %s is not',
  (peer) => {
    for (const others of ['', '10.0.0.6', '192.0.2.0/24 fd00::/8']) {
      const { addressOf, lines } = behind(others);
      expect(addressOf(peer)).toBe(peer);
      expect(lines).toEqual([]);
      expect(addressOf(peer, '198.51.100.7')).toBe(peer);
      expect(addressOf(peer, '198.51.100.8')).toBe(peer);
      // Once, or anybody could fill the log.
      expect(lines).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
      // The address may be a person's.
      expect(lines[0]).not.toContain(peer);
    }
  },
);

test.each([
  ['127.0.0.1', '127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['127.0.0.1', '::ffff:127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['::1', '::1', '2001:db8::7', '2001:db8::7'],
  // What the caller claims stands to the left.
  ['127.0.0.1', '127.0.0.1', '192.0.2.1,198.51.100.7', '198.51.100.7'],
  ['127.0.0.1, 10.0.0.0/8', '127.0.0.1', '192.0.2.1, 198.51.100.7, 10.1.2.3', '198.51.100.7'],
  ['10.0.0.0/8', '10.0.0.5', '127.0.0.1', '127.0.0.1'],
  ['10.0.0.0/8', '10.0.0.5', '10.0.0.9', '10.0.0.9'],
  ['10.0.0.0/8', '10.0.0.5', 'unknown', '10.0.0.5'],
  ['10.0.0.0/8', '10.0.0.5', '', '10.0.0.5'],
])('with TRUSTED_PROXIES=%s, a call from %s for %s counts for %s', (named, peer, said, address) => {
  const { addressOf, lines } = behind(named);
  expect(addressOf(peer, said)).toBe(address);
  expect(lines).toEqual([]);
});
