import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { localeTag } from '../../contract/core/brandFields.ts';
import { channelSchema, type Channel } from '../../contract/core/channel.ts';
import { ConfigError } from './configError.ts';

type Channels = readonly [Channel, ...Channel[]];

const WHERE = 'See docs/configuration.md and docs/channels.schema.json';

/** A channel as operators write it. */
const writtenSchema = channelSchema.extend({
  locale: localeTag
    .optional()
    .describe(
      'BCP 47, for money and dates on screen. The default is the language that most people of defaultCountry speak, as they write it there.',
    ),
});

/** @example localeOf('AU') // 'en-AU' */
const localeOf = (country: string): string =>
  `${new Intl.Locale(`und-${country}`).maximize().language}-${country}`;

const complete = (written: z.infer<typeof writtenSchema>): Channel => ({
  ...written,
  locale: written.locale ?? localeOf(written.defaultCountry),
});

const fileSchema = z.tuple([writtenSchema], writtenSchema).superRefine((channels, context) => {
  const seen = new Map<string, number>();
  for (const [at, { id, hosts }] of channels.entries()) {
    const names = [
      { name: id, path: [at, 'id'] },
      ...hosts.map((name, host) => ({ name, path: [at, 'hosts', host] })),
    ];
    for (const { name, path } of names) {
      const other = seen.get(name);
      if (other !== undefined)
        context.addIssue({
          code: 'custom',
          path,
          message: `${name} is taken by channel ${other + 1}: give each channel its own`,
        });
      seen.set(name, at);
    }
  }
});

/**
 * What CHANNELS_FILE contains, as JSON Schema: for editors, and for people who write such a file.
 */
export const channelsJsonSchema = () =>
  z.toJSONSchema(
    z.array(writtenSchema).min(1).meta({
      title: 'CHANNELS_FILE: the booking channels, starting with the one for unknown hosts',
    }),
    { io: 'input' },
  );

/** The channel and field of an issue: `channel 2 (harbour), colorScheme.primary`. */
function whereOf(content: unknown, [at, ...path]: readonly PropertyKey[]): string {
  if (typeof at !== 'number') return 'the file';
  const named = z.object({ id: z.string() }).safeParse(Array.isArray(content) ? content[at] : null);
  const channel = `channel ${at + 1}${named.success ? ` (${named.data.id})` : ''}`;
  return path.length > 0 ? `${channel}, ${path.map(String).join('.')}` : channel;
}

/**
 * Checks the content of a CHANNELS_FILE.
 * @param source how the problems name the file
 * @throws ConfigError naming every wrong field and what to write instead
 */
export function checkChannels(content: unknown, source: string): Channels {
  const parsed = fileSchema.safeParse(content);
  if (parsed.success) {
    const [first, ...others] = parsed.data;
    return [complete(first), ...others.map(complete)];
  }
  throw new ConfigError(
    parsed.error.issues.map(
      ({ path, message }) =>
        `${source} must be a list of channels; ${whereOf(content, path)}: ${message}. ${WHERE}`,
    ),
  );
}

/**
 * Reads a CHANNELS_FILE.
 * @throws ConfigError naming the file, every wrong field and the remedy
 */
export function readChannels(path: string): Channels {
  const source = `CHANNELS_FILE (${path})`;
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown';
    throw new ConfigError([
      `${source} cannot be read as JSON (${why}): name a file that this user may read, as in docs/configuration.md`,
    ]);
  }
  return checkChannels(content, source);
}
