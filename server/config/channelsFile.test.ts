import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANNEL_FEATURES, channelSchema } from '../../contract/core/channel.ts';
import { PAYMENT_TYPES } from '../../contract/core/paymentTypes.ts';
import { linkFor } from '../../contract/core/languages.ts';
import { pageReader } from '../http/pageReader.ts';
import { renderPage } from '../http/page.ts';
import { signInPage } from '../identity/pages/signIn.ts';
import { renderMail } from '../services/mails/render.ts';
import { channelsJsonSchema, checkChannels } from './channelsFile.ts';
import { ConfigError } from './configError.ts';
import { demoChannels } from './demoChannels.ts';
import { readConfig } from './env.ts';
import { pageConfig } from './origins.ts';

const [good] = demoChannels;
const SOURCE = 'CHANNELS_FILE (brands.json)';

const problemsOf = (content: unknown): readonly string[] => {
  try {
    checkChannels(content, SOURCE);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('a file of channels', () => {
  it('is described by the schema in the documentation', async () => {
    // Renew it with: npx vitest run --project server server/config/channelsFile.test.ts --update
    const schema = `${JSON.stringify(channelsJsonSchema(), null, 2)}\n`;
    await expect(schema).toMatchFileSnapshot('../../docs/channels.schema.json');
  });

  it('is shown in the documentation with every field, as the server accepts it', () => {
    const text = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
    const block = /```json\n(\[[^`]*\])\n```/.exec(text)?.[1];
    const shown = JSON.parse(block ?? 'null') as Record<string, unknown>[];
    expect(problemsOf(shown)).toEqual([]);
    expect(Object.keys(shown[0]!).toSorted()).toEqual(Object.keys(channelSchema.shape).toSorted());
    for (const value of [...CHANNEL_FEATURES, ...PAYMENT_TYPES])
      expect(text).toContain(`\`${value}\``);
  });

  const wrong: [field: string, value: unknown, remedy: RegExp][] = [
    ['id', 'Meridian Cars', /small letter/],
    ['name', '', /empty/],
    ['name', 'Meridian\u202Esrac', /cannot be seen/],
    ['hosts', ['https://taxi.example'], /host name .* such as taxi\.example\.com/],
    ['hosts', ['Taxi.example'], /small letters/],
    ['defaultCountry', 'Great Britain', /such as GB/],
    ['locale', 'english please', /such as en-GB/],
    ['currency', 'GBX', /such as GBP/],
    ['timeZone', 'London', /such as Europe\/London/],
    ['logo', 'javascript:alert(1)', /such as \/channels\/logo\.svg/],
    ['logo', '//evil.example/logo.svg', /such as \/channels\/logo\.svg/],
    ['logoDark', '/a.svg"><script>', /such as \/channels\/logo\.svg/],
    ['favicon', 'data:text/html;base64,PHNjcmlwdD4=', /such as \/channels\/logo\.svg/],
    ['colorScheme', { primary: 'red', secondary: '#5b6670' }, /such as #1f7a4d/],
    ['colorScheme', { primary: '#fff;}', secondary: '#5b6670' }, /such as #1f7a4d/],
    ['termAndConditionLinks', { en: 'javascript:alert(1)' }, /such as https:\/\//],
    ['privacyPolicyLinks', { en: 'data:text/html,<script>' }, /such as https:\/\//],
    ['privacyPolicyLinks', { 'no language': 'https://taxi.example' }, /language, such as en/],
    ['payment', undefined, /payment: is missing/],
    ['location', [51.5, -0.1], /location: must be fields in braces/],
    ['location', { latitude: 151, longitude: 0 }, /latitude: must be at most 90/],
    ['networkOnly', 'no', /networkOnly: must be true or false/],
    ['features', ['vias'], /must be address-vias or card-groups/],
    ['allowedPaymentMethods', [], /must not be empty/],
    ['colour', '#1f7a4d', /must not have colour/],
  ];
  it.each(wrong)('with %s %j is refused, naming the field', (field, value, remedy) => {
    const [problem, ...others] = problemsOf([good, { ...good, id: 'second', [field]: value }]);
    expect(others).toEqual([]);
    expect(problem).toMatch(/^CHANNELS_FILE \(brands\.json\), channel 2 .*See docs/);
    expect(problem).toMatch(remedy);
    expect(problem).toContain(field);
  });

  it.each([
    ['GB', 'en-GB'],
    ['AU', 'en-AU'],
    ['CA', 'en-CA'],
    ['DE', 'de-DE'],
    ['AT', 'de-AT'],
    ['BR', 'pt-BR'],
  ])('without a locale has that of its country: %s', (defaultCountry, locale) => {
    const { locale: _, ...written } = good;
    expect(checkChannels([{ ...written, defaultCountry }], SOURCE)).toMatchObject([{ locale }]);
    expect(checkChannels([{ ...good, defaultCountry }], SOURCE)).toMatchObject([
      { locale: good.locale },
    ]);
  });

  it('with several mistakes is refused, naming all of them', () => {
    const bad = { ...good, name: '', currency: 'x' };
    expect(problemsOf([bad])).toHaveLength(2);
    expect(problemsOf([])).toHaveLength(1);
    expect(problemsOf('x')[0]).toContain('the list of channels: must be a list');
  });

  it('may not give two channels the same id or host', () => {
    const hosts = ['taxi.example'];
    expect(problemsOf([good, good])[0]).toMatch(/channel 2 \(meridian\), id: .*channel 1/);
    expect(
      problemsOf([
        { ...good, hosts },
        { ...good, id: 'b', hosts },
      ])[0],
    ).toMatch(/channel 2 \(b\), hosts\.0: taxi\.example is taken by channel 1/);
  });
});

const HTML =
  '<!doctype html><html lang="en"><head><title>Console</title><!--page-config--></head><body><!--welcome--></body></html>';
const HOSTILE = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '<!--',
  '$& ${name} {{name}} %{company}',
  '</style><script>alert(1)</script>',
];

it('a file with hostile values is refused, or they are shown as plain text', () => {
  const config = readConfig({});
  const text = fc.constantFrom(...HOSTILE, 'Harbour & Sons <Taxis>');
  fc.assert(
    fc.property(text, text, fc.webUrl(), (name, symbol, url) => {
      const hostile = {
        ...good,
        name,
        currencySymbol: symbol,
        logo: `${url}?${symbol}`,
        termAndConditionLinks: { en: `https://taxi.example/${symbol}` },
      };
      if (problemsOf([hostile]).some((problem) => problem.includes('logo')))
        hostile.logo = good.logo;
      const [channel] = checkChannels([hostile], SOURCE);
      const origin = 'http://localhost:4000';
      const reader = pageReader(new URL('/', origin), () => undefined);
      const page = {
        language: 'en',
        email: '',
        password: '',
        error: null,
        isTypedWrong: false,
        notice: null,
      } as const;
      const mail = { subject: name, heading: name, paragraphs: [symbol], facts: [], footer: name };
      for (const shown of [
        renderPage(HTML, pageConfig(config, channel, origin), reader),
        signInPage({ ...page, channel, demoSignIns: [], origins: [] }).body,
        renderMail(channel, 'en', mail).html,
      ]) {
        expect(shown).not.toMatch(/<script>|<img src=x|<[^>]* on\w+='|javascript:/);
        expect(shown.split('</style>')).toHaveLength(shown.split('<style>').length);
      }
    }),
    { numRuns: 60 },
  );
});

it('gives terms in the reader’s language, otherwise in English, otherwise as they are', () => {
  expect(linkFor({ en: 'e', fr: 'f' }, 'fr-ca')).toBe('f');
  expect(linkFor({ en: 'e', fr: 'f' }, 'de')).toBe('e');
  expect(linkFor({ fr: 'f' }, 'de')).toBe('f');
  expect(linkFor({}, 'de')).toBeUndefined();
});
