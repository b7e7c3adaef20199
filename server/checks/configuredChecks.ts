import { createSmtpMailer } from '../adapters/mail/smtp.ts';
import { inspectStripe } from '../adapters/payments/inspect.ts';
import { PAYMENT_EVENTS_PATH } from '../adapters/payments/types.ts';
import { createOsrmRouter } from '../adapters/routing/osrm.ts';
import type { Config } from '../config/env.ts';
import { chooseGeocoder } from '../outsideServices.ts';
import { fine, type Look, textOf, wrong } from './findings.ts';

/** Searches near the first channel. */
export const addressSearch =
  ({ geocoding, channels: [channel] }: Config): Look =>
  async () => {
    const locale = { language: 'en', country: channel.defaultCountry };
    const query = { ...locale, search: 'airport', near: channel.location, limit: 1 };
    try {
      const found = await chooseGeocoder(geocoding).suggest(query);
      return fine(`finds ${found[0]?.description ?? 'nothing near the channel'}`);
    } catch (error) {
      const remedy = geocoding.googleMapsKey
        ? "Check GOOGLE_MAPS_KEY: its project needs Places API (New) and billing, and its restrictions must allow this server's address."
        : 'PHOTON_URL must be the root of a Photon server that this network reaches.';
      return wrong(error, remedy);
    }
  };

/** Asks for a short route near the first channel. */
export const osrm =
  (url: string, { channels: [{ location }] }: Config): Look =>
  async () => {
    const { latitude, longitude } = location;
    const near = { latitude: latitude + 0.02, longitude: longitude + 0.02 };
    try {
      const route = await createOsrmRouter({ url }).route([location, near]);
      return fine(`a route of ${route.distanceMeters} m`);
    } catch (error) {
      return wrong(error, 'OSRM_URL must be the root of an OSRM server with this region.');
    }
  };

export const stripe =
  (keys: NonNullable<Config['payments']>, { channels, publicUrl }: Config): Look =>
  async () => {
    const takesCards = channels.filter(({ allowedPaymentMethods }) =>
      allowedPaymentMethods.includes('creditCard'),
    );
    try {
      const found = await inspectStripe(
        { provider: 'stripe', ...keys },
        {
          webhookUrl: new URL(PAYMENT_EVENTS_PATH, publicUrl).href,
          currencies: [...new Set(takesCards.map(({ currency }) => currency))],
        },
      );
      if (found.wrong.length > 0)
        return wrong(
          found.wrong.map(({ problem }) => problem).join('; '),
          found.wrong.map(({ remedy }) => remedy).join(' '),
        );
      const mode = found.isLive
        ? 'answers in live mode: cards are charged'
        : 'answers in test mode: nobody is charged';
      const { unseen } = found;
      const hidden = unseen.length > 0 ? `; the key may not read ${unseen.join(' and ')}` : '';
      return fine(
        `${mode}${hidden}; only the first event shows whether STRIPE_WEBHOOK_SECRET is right`,
      );
    } catch (error) {
      return wrong(error, 'Check STRIPE_SECRET_KEY; a restricted key must read the balance.');
    }
  };

/** What to do about a mail server, by what it or TLS said. */
const MAIL_REMEDIES: readonly [RegExp, string][] = [
  [/altnames|does not match/i, 'Name the host in SMTP_URL as its certificate does.'],
  [/expired/i, 'Renew the certificate of the mail server.'],
  [
    /certificate|self-signed/i,
    'Put the certificate of its authority into a file, and name the file in NODE_EXTRA_CA_CERTS, in the environment with which the server is started (a .env file is read too late).',
  ],
  [
    /wrong version number|packet length/i,
    'Write smtp:// where TLS begins later (port 587), and smtps:// where it begins at once (port 465).',
  ],
  [/EAUTH/, 'Check user and password in SMTP_URL.'],
];

export const mailServer =
  (smtpUrl: string, { mail }: Config): Look =>
  async () => {
    const mailer = createSmtpMailer(smtpUrl);
    try {
      await mailer.verify();
      return fine(`takes mail from ${mail.from}`);
    } catch (error) {
      const said = textOf(error);
      const remedy = MAIL_REMEDIES.find(([pattern]) => pattern.test(said))?.[1];
      return wrong(said, remedy ?? 'Check host and port in SMTP_URL.');
    } finally {
      mailer.close();
    }
  };
