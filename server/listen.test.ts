import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { readConfig } from './config/env.ts';
import { listen } from './listen.ts';

const answer: RequestListener = (_request, response) => response.writeHead(200).end('fine');

test.each([
  ['https://taxi.example.com', 'max-age=31536000; includeSubDomains'],
  ['http://taxi.example.com', null],
])('every answer of %s says to come back by https: %s', async (publicUrl, expected) => {
  const config = { ...readConfig({ PUBLIC_URL: publicUrl }), port: 0 };
  const server = await listen(config, { app: answer, identity: answer, assets: null });
  try {
    for (const path of ['/', '/v1/me', '/oidc/jwks', '/healthz']) {
      const { headers } = await fetch(`http://127.0.0.1:${server.port}${path}`);
      expect(headers.get('strict-transport-security')).toBe(expected);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  } finally {
    await server.close(0);
  }
});
