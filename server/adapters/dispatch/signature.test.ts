import { describe, expect, it } from 'vitest';
import { isSigned, signedHeaders } from './signature.ts';

const secret = 'shared';
const now = new Date('2026-11-20T12:00:00Z');
const url = new URL('https://dispatch.example/api/fleets/1/drivers?limit=3');
const headers = signedHeaders(secret, { method: 'GET', url, body: '', now });
const parts = {
  timestamp: headers['x-timestamp']!,
  method: 'GET',
  path: '/api/fleets/1/drivers?limit=3',
  body: '',
};
const signature = headers['x-signature']!;

describe('a signature', () => {
  it('is made as docs/dispatch.md describes', () => {
    // printf '1700000000\nPOST\n/v1/dispatch/events\n{}' | openssl dgst -sha256 -hmac shared
    const known = signedHeaders(secret, {
      method: 'post',
      url: new URL('http://x/v1/dispatch/events'),
      body: '{}',
      now: new Date(1_700_000_000_999),
    });
    expect(known).toEqual({
      'x-timestamp': '1700000000',
      'x-signature': 'e083106e627cda581c8ebd8d1d57866ab8f093f9e28058b03007423a7cc3ce45',
    });
  });

  it('is valid for what was signed', () => {
    expect(isSigned(secret, parts, signature, now)).toBe(true);
    expect(isSigned(secret, { ...parts, method: 'get' }, signature, now)).toBe(true);
  });

  it.each([
    ['another secret', 'other', parts, signature],
    ['another method', secret, { ...parts, method: 'POST' }, signature],
    ['another query', secret, { ...parts, path: '/api/fleets/1/drivers?limit=4' }, signature],
    ['another body', secret, { ...parts, body: '{}' }, signature],
    ['parts shifted', secret, { ...parts, method: 'GET\n/api', path: '/fleets' }, signature],
    ['another time', secret, { ...parts, timestamp: '1' }, signature],
    ['no time', secret, { ...parts, timestamp: '' }, signature],
    ['no signature', secret, parts, ''],
    ['a short one', secret, parts, signature.slice(1)],
    ['one letter off', secret, parts, signature.replace(/^./, (c) => (c === '0' ? '1' : '0'))],
    ['no hex', secret, parts, 'z'.repeat(64)],
  ])('is not valid with %s', (_, secret, parts, signature) => {
    expect(isSigned(secret, parts, signature, now)).toBe(false);
  });

  it('is valid for five minutes before and after its time', () => {
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    expect([-301, -300, 300, 301].map((s) => isSigned(secret, parts, signature, at(s)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
