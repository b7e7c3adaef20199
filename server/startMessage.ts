import { channelOrigins } from './config/origins.ts';
import type { Config } from './config/env.ts';
import { DEMO_PASSWORD, demoSignIns } from './identity/demoSignIns.ts';

/** Variables that are promised but change nothing yet: saying so beats silence. */
const NOT_IN_EFFECT = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
] as const;

/** What the terminal shows once the server is ready: where to open it and how to get in. */
export function startMessage(
  config: Config,
  environment: Record<string, string | undefined>,
): string {
  const lines = ['', `  Ready: ${config.publicUrl}`, ''];
  for (const channel of config.channels) {
    const [preferred] = channelOrigins(config, channel);
    const origin = preferred ?? config.publicUrl;
    lines.push(`  ${channel.name.padEnd(18)} ${origin}`);
    if (!config.demo || config.identity.kind === 'external') continue;
    for (const signIn of demoSignIns.filter(({ channelId }) => channelId === channel.id))
      lines.push(`      ${signIn.email.padEnd(26)} ${signIn.label.en}`);
  }
  if (config.demo && config.identity.kind === 'embedded')
    lines.push('', `  The password of every demo sign-in is: ${DEMO_PASSWORD}`);
  for (const name of NOT_IN_EFFECT.filter((variable) => environment[variable]))
    lines.push('', `  ${name} is set, but nothing uses it yet in this version.`);
  return `${lines.join('\n')}\n`;
}
