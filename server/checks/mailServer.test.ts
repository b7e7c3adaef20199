import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config/env.ts';
import { mailServer } from './configuredChecks.ts';

type Options = ConstructorParameters<typeof SMTPServer>[0];

/** Starts a mail server, and finds out what the operator is told about it. */
async function told(options: Options, scheme: string, credentials = ''): Promise<string> {
  const server = new SMTPServer({ authOptional: true, logger: false, ...options });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(resolve)));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `${scheme}://${credentials}127.0.0.1:${address.port}`;
  const finding = await mailServer(url, readConfig({}))();
  return finding.ok ? `fine: ${finding.remark}` : `${finding.problem} → ${finding.remedy}`;
}

/** A key, and a certificate by itself for this name. */
function certificate(name: string): Options {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  const command = `req -x509 -newkey rsa:2048 -nodes -subj /CN=${name} -keyout ${key} -out ${cert}`;
  execFileSync('openssl', command.split(' '), { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

it('a mail server that works is fine', async () => {
  expect(await told({ disabledCommands: ['STARTTLS'] }, 'smtp')).toBe(
    'fine: takes mail from no-reply@localhost',
  );
});

it('a certificate that nobody trusts is told in its own words, with where to name its authority', async () => {
  const message = await told(certificate('mail.example.com'), 'smtp');
  expect(message).toMatch(/self-signed certificate.*→.*NODE_EXTRA_CA_CERTS/);
});

it('TLS at the wrong moment is told with the two schemes', async () => {
  const message = await told({ disabledCommands: ['STARTTLS'] }, 'smtps');
  expect(message).toMatch(/→ Write smtp:\/\/ .* smtps:\/\//);
});

it('a wrong password is told, and not quoted', async () => {
  const options: Options = {
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => callback(new Error('Invalid username or password')),
  };
  const message = await told(options, 'smtp', 'taxi:secret@');
  expect(message).toMatch(/Invalid username.*→ Check user and password in SMTP_URL/);
  expect(message).not.toContain('secret');
});
