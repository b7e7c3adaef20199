import { expect, it } from 'vitest';
import { readConfig } from '../config/env.ts';
import { describeService, serviceLines } from './describeService.ts';
import { outsideServices } from './outsideServices.ts';

const EVERY = [
  'Dispatch',
  'Cards',
  'Mail',
  'Addresses',
  'Routes',
  'Flights',
  'Map tiles',
  'Sign-in',
];
/** Nothing listens there, which is known at once, and fetch may call it. */
const NOWHERE = '127.0.0.1:8';

const PRODUCTION = {
  DEMO: '0',
  DISPATCH_URL: `http://${NOWHERE}`,
  DISPATCH_SECRET: 'a secret that is never in a message',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: `smtp://user:password@${NOWHERE}`,
  PHOTON_URL: `http://${NOWHERE}`,
  OSRM_URL: `http://${NOWHERE}`,
  OIDC_ISSUER: `http://${NOWHERE}`,
  OIDC_CLIENT_ID: 'console',
  TILE_URL: `http://${NOWHERE}/{z}/{x}/{y}.png?key=secret-key`,
};

it('names each service in the demo as a stand-in, with what to set for a real one', () => {
  const services = outsideServices(readConfig({}));
  expect(services.map(({ what }) => what)).toEqual(EVERY);
  expect(services.filter(({ isReal }) => isReal).map(({ what }) => what)).toEqual(['Map tiles']);
  const text = serviceLines(services).join('\n');
  expect(text).toMatch(
    /Dispatch +stand-in +simulated .*six digits.* Set DISPATCH_URL and DISPATCH_SECRET/,
  );
  expect(text).toMatch(/Mail +stand-in .*\/outbox.* Set SMTP_URL/);
});

it('names each configured service as real, without its secrets', () => {
  const services = outsideServices(readConfig(PRODUCTION));
  expect(services.filter(({ isReal }) => !isReal).map(({ what }) => what)).toEqual(['Flights']);
  const text = serviceLines(services).join('\n');
  expect(text).toContain(NOWHERE);
  expect(text).not.toMatch(/password|secret/);
});

it('calls the built-in sign-in real where nobody knows its passwords', () => {
  const simulated = { DEMO: '0', ALLOW_SIMULATED_DISPATCH: '1' };
  const states = outsideServices(readConfig(simulated)).map(({ what, isReal }) => [what, isReal]);
  expect(states).toContainEqual(['Sign-in', true]);
  expect(states).toContainEqual(['Dispatch', false]);
});

it('names each service that does not answer as broken, with the remedy and without its secrets', async () => {
  const services = outsideServices(readConfig(PRODUCTION)).filter(({ what }) => what !== 'Cards');
  const described = await Promise.all(services.map(describeService));
  const broken = described.filter(({ state }) => state === 'broken');
  expect(broken.map(({ what }) => what)).toEqual(
    EVERY.filter((what) => !['Cards', 'Flights'].includes(what)),
  );
  for (const { says, remedy } of broken) {
    expect(remedy).toMatch(/[A-Z]+_[A-Z]+/);
    expect(says).not.toMatch(/password|secret/);
  }
});
