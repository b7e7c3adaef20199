import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from '../config/env.ts';
import { Browser } from './browser.fixture.ts';
import { passwordsElsewhere } from './elsewhere.ts';

test('an old link says where passwords are kept now, in the reader’s language', async () => {
  const issuer = 'https://id.example/realms/taxi';
  const config = readConfig({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'taxi' });
  const server = createServer(passwordsElsewhere({ config }, issuer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const url = `http://localhost:${port}/oidc/password/an-old-token`;
    const english = await new Browser().send(url);
    expect(english.status).toBe(404);
    expect(english.body).toContain('Your password is kept elsewhere');
    expect(english.body).toContain('href="https://id.example"');
    const french = await new Browser().send(`${url}?lang=fr`, { form: { password: 'x' } });
    expect(french.body).toContain('Votre mot de passe est conservé ailleurs');
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});
