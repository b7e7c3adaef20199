import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { PAST_STATUSES } from '../../contract/booking/status.ts';
import type { Channel } from '../../contract/core/channel.ts';
import { languageOf } from '../../contract/core/languages.ts';
import { DIST } from '../../server/builtConsole.ts';
import { checkChannels } from '../../server/config/channelsFile.ts';
import { ConfigError } from '../../server/config/configError.ts';
import { pageConfig } from '../../server/config/origins.ts';
import type { AppContext } from '../../server/context.ts';
import { bookings } from '../../server/db/tables/index.ts';
import { reaching } from '../../server/db/rowSecurity/reaching.ts';
import type { HttpEnv } from '../../server/http/httpEnv.ts';
import { renderPage, withStyles } from '../../server/http/page.ts';
import { pageReader } from '../../server/http/pageReader.ts';
import { demoSignIns } from '../../server/identity/demoSignIns.ts';
import { signInPage } from '../../server/identity/pages/signIn.ts';
import { receiptFile } from '../../server/services/mails/receiptFile.ts';
import { mailLogo } from '../../server/services/mails/logo.ts';
import { renderMail, withHead } from '../../server/services/mails/render.ts';
import { withPictures } from '../../server/sandbox/mail/outbox.ts';
import { compose } from '../../server/services/notices/compose.ts';
import { findSubject } from '../../server/services/notices/subject.ts';
import { brandPage } from './brandPage.ts';

export const BRAND_PATH = '/brand';

/** Puts what customers see of an operator onto a channel that has people and trips. */
export const withBrand = (onto: Channel, brand: Channel): Channel => {
  const { name, shortName, logo, logoDark, favicon, colorScheme, seller, taxRate } = brand;
  const { termAndConditionLinks, privacyPolicyLinks } = brand;
  return {
    ...onto,
    name,
    shortName,
    logo,
    logoDark,
    favicon,
    colorScheme,
    seller,
    taxRate,
    termAndConditionLinks,
    privacyPolicyLinks,
  };
};

/** The brand that is shown, and a way to try another. */
export interface Shown {
  now(): Channel;
  change(channel: Channel): void;
}

const FIELDS = ['name', 'primary', 'secondary', 'logo', 'logoDark', 'favicon'] as const;

/** The values typed into the page, over the shown brand. */
function typedOver(shown: Channel, search: URLSearchParams): unknown {
  const typed = (field: (typeof FIELDS)[number]) => search.get(field)?.trim();
  const { colorScheme } = shown;
  return {
    ...shown,
    name: typed('name') ?? shown.name,
    logo: typed('logo') ?? shown.logo,
    // An empty field means a channel without one.
    logoDark: (typed('logoDark') ?? shown.logoDark) || undefined,
    favicon: typed('favicon') ?? shown.favicon,
    colorScheme: {
      primary: typed('primary') ?? colorScheme.primary,
      secondary: typed('secondary') ?? colorScheme.secondary,
    },
  };
}

const DARK = '(prefers-color-scheme: dark)';
/** Puts a page that follows the device into the wanted mode; in a frame it takes no focus. */
const inMode = (page: string, mode: string | undefined): string =>
  page.replaceAll(DARK, mode === 'dark' ? 'all' : 'not all').replaceAll(/ autofocus\b/g, '');

/**
 * The preview of a brand: the pages and papers that the server writes, from the same code, and the
 * console next to them. It only shows made-up data.
 */
export function brandRoutes(
  everything: AppContext,
  shown: Shown,
  dist: string = DIST,
): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  const { publicUrl } = everything.config;
  const app = () => reaching(everything, { channelId: shown.now().id });

  routes.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'https:', 'http:', 'data:'],
        frameSrc: ["'self'"],
        objectSrc: ["'self'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
      },
      xFrameOptions: false,
      strictTransportSecurity: false,
    }),
    async (c, next) => {
      c.set('route', BRAND_PATH);
      await next();
      c.header('cache-control', 'no-store');
    },
  );

  routes.get('/', async (c) => {
    const search = new URL(c.req.url).searchParams;
    let problems: readonly string[] = [];
    try {
      if (FIELDS.some((field) => search.has(field)))
        shown.change(checkChannels([typedOver(shown.now(), search)], 'What was typed')[0]);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems = error.problems;
    }
    const channel = shown.now();
    const [tracked] = await app()
      .database.orm.select({ token: bookings.trackingToken })
      .from(bookings)
      .where(and(eq(bookings.channelId, channel.id), isNotNull(bookings.driverLocation)))
      .limit(1);
    return c.html(brandPage({ channel, search, problems, trackingToken: tracked?.token ?? null }));
  });

  routes.get('/welcome', async (c) => {
    const html = await withStyles(await readFile(join(dist, 'welcome.html'), 'utf8'), dist);
    const url = new URL(`/?locale=${languageOf(c.req.query('language'))}`, publicUrl);
    const page = pageConfig(everything.config, shown.now(), publicUrl);
    const reader = pageReader(url, () => undefined);
    return c.html(inMode(renderPage(html, page, reader), c.req.query('mode')));
  });

  routes.get('/sign-in', (c) => {
    const channel = shown.now();
    const page = signInPage({
      channel,
      language: languageOf(c.req.query('language')),
      email: '',
      password: '',
      error: null,
      isTypedWrong: false,
      notice: null,
      origins: [],
      demoSignIns: demoSignIns.filter(({ channelId }) => channelId === channel.id),
    });
    return c.html(inMode(page.body, c.req.query('mode')));
  });

  /** A trip that is over. */
  const completed = async (): Promise<string | null> => {
    const channelId = shown.now().id;
    const [found] = await app()
      .database.orm.select({ id: bookings.id })
      .from(bookings)
      .where(
        and(
          eq(bookings.channelId, channelId),
          inArray(bookings.status, [...PAST_STATUSES]),
          isNotNull(bookings.pricingDetails),
        ),
      )
      .limit(1);
    return found?.id ?? null;
  };

  routes.get('/mail', async (c) => {
    const [channel, language, id] = [
      shown.now(),
      languageOf(c.req.query('language')),
      await completed(),
    ];
    const subject = id && (await findSubject(app().database.orm, everything, channel, id));
    if (!subject) return c.notFound();
    const reader = { as: 'passenger', givenName: subject.booking.passengerName } as const;
    const content = compose('receipt', { channel, language }, subject, reader);
    const logo = await mailLogo(everything, channel);
    const html = withHead(
      renderMail(channel, language, content).html,
      channel,
      logo?.shown ?? null,
    );
    return c.html(logo ? withPictures(html, [logo.file]) : html);
  });

  routes.get('/receipt.pdf', async (c) => {
    const id = await completed();
    const language = languageOf(c.req.query('language'));
    const file = id && (await receiptFile(app(), shown.now(), id, language));
    if (!file) return c.notFound();
    return c.body(new Uint8Array(file.content), 200, { 'content-type': file.type });
  });

  return routes;
}
