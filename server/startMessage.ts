import { channelOrigins, hasNoNamedProxy } from './config/origins.ts';
import type { Config } from './config/env.ts';
import type { Database } from './db/open.ts';
import { describeRowSecurity, type RowSecurity } from './db/rowSecurity/status.ts';
import { showsOutbox } from './sandbox/mail/outbox.ts';
import { OUTBOX_PATH } from './sandbox/mail/pages.ts';
import { DEMO_PASSWORD, demoSignIns } from './identity/demoSignIns.ts';

/** What the terminal shows once the server is ready: where to open it and how to get in. */
export function startMessage(
  config: Config,
  { folder, rowSecurity }: Pick<Database, 'folder'> & { rowSecurity: RowSecurity },
): string {
  let signIns = 0;
  const lines = ['', `  Ready: ${config.publicUrl}`, ''];
  for (const channel of config.channels) {
    const [preferred] = channelOrigins(config, channel);
    const origin = preferred ?? config.publicUrl;
    lines.push(`  ${channel.name.padEnd(18)} ${origin}`);
    if (!config.demo || config.identity.kind === 'external') continue;
    const own = demoSignIns.filter(({ channelId }) => channelId === channel.id);
    for (const { email, label } of own) lines.push(`      ${email.padEnd(26)} ${label.en}`);
    if (own.length === 0)
      lines.push(`      The demo has no users here. Enter one: npm run manager -- ${channel.id} …`);
    signIns += own.length;
  }
  if (signIns > 0) lines.push('', `  The password of every demo sign-in is: ${DEMO_PASSWORD}`);
  if (folder) lines.push('', `  The data is in ${folder}`);
  lines.push('', `  ${describeRowSecurity(rowSecurity)}`);
  if (hasNoNamedProxy(config))
    lines.push(
      '',
      '  No proxy is named: behind one, all users count as one, and one who mistypes passwords keeps',
      '  the others out. Set TRUSTED_PROXIES to its address.',
    );
  if (showsOutbox(config))
    lines.push('', `  Mails are kept, not sent: ${config.publicUrl}${OUTBOX_PATH}`);
  else if (config.mail.smtpUrl === null)
    lines.push('', '  Mails are not sent and nobody can read them: set SMTP_URL.');
  if (config.payments === null)
    lines.push('', '  Cards are taken by a stand-in that charges nobody, see docs/payments.md.');
  return `${lines.join('\n')}\n`;
}
