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

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  array: 'a list in square brackets',
  tuple: 'a list in square brackets',
  object: 'fields in braces',
  record: 'fields in braces',
  boolean: 'true or false',
};

/** What to write instead, for fields whose rule does not say it. */
const remedyOf: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      return `must be ${KINDS[issue.expected] ?? `a ${issue.expected}`}`;
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(' or ')}`;
    case 'unrecognized_keys':
      return `must not have ${issue.keys.join(', ')}, which nothing reads`;
    case 'too_small':
      return typeof issue.input === 'number'
        ? `must be at least ${issue.minimum}`
        : 'must not be empty';
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    default:
      return undefined;
  }
};

/** The channel and field of an issue: `channel 2 (harbour), colorScheme.primary`. */
function whereOf(content: unknown, [at, ...path]: readonly PropertyKey[]): string {
  if (typeof at !== 'number') return 'the list of channels';
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
  const parsed = fileSchema.safeParse(content, { error: remedyOf });
  if (parsed.success) {
    const [first, ...others] = parsed.data;
    return [complete(first), ...others.map(complete)];
  }
  throw new ConfigError(
    parsed.error.issues.map(
      ({ path, message }, at, { length }) =>
        `${source}, ${whereOf(content, path)}: ${message}${at === length - 1 ? `. ${WHERE}` : ''}`,
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
