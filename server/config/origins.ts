import type { Channel, PageConfig } from '../../contract/core/channel.ts';
import { PRODUCT_VERSION } from '../../contract/core/product.ts';
import type { Config } from './env.ts';

/** Client id of the console at the embedded identity provider. */
export const EMBEDDED_CLIENT_ID = 'console';
/** Audience of the access tokens that the embedded identity provider makes for the API. */
export const API_AUDIENCE = 'urn:taxi-console:api';
/** Path of the embedded identity provider on every origin. */
export const IDENTITY_PATH = '/oidc';
export const CALLBACK_PATH = '/oauth/callback';

const isLocal = (hostname: string) =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';

/** Whether users come from elsewhere and no proxy is named: behind one, all of them count as one. */
export const hasNoNamedProxy = ({ publicUrl, trustedProxies }: Config): boolean =>
  !isLocal(new URL(publicUrl).hostname) && trustedProxies.rules.length === 0;

/**
 * Every origin of a channel's console, the preferred one first. On a developer's machine
 * `localhost`, `127.0.0.1` and `<channel>.localhost` all lead to the same server.
 */
export function channelOrigins(config: Config, channel: Channel): readonly string[] {
  const known = originsOf.get(config) ?? new Map<Channel, readonly string[]>();
  originsOf.set(config, known);
  const origins = known.get(channel) ?? findOrigins(config, channel);
  known.set(channel, origins);
  return origins;
}

/** Kept because a page of trips asks for them with each trip. */
const originsOf = new WeakMap<Config, Map<Channel, readonly string[]>>();

function findOrigins(config: Config, channel: Channel): string[] {
  const base = new URL(config.publicUrl);
  const withHost = (hostname: string) => {
    const copy = new URL(base);
    copy.hostname = hostname;
    return copy.origin;
  };
  const isDefault = channel.id === config.channels[0].id;
  const origins = channel.hosts.map(withHost);
  if (isDefault) origins.unshift(base.origin);
  if (isLocal(base.hostname)) {
    origins.push(withHost(`${channel.id}.localhost`));
    if (isDefault) origins.push(withHost('localhost'), withHost('127.0.0.1'));
  }
  return [...new Set(origins)];
}

/** The channel whose brand and data a host name serves; the first channel for unknown hosts. */
export function channelForHost(config: Config, host: string): Channel {
  const hostname = host.replace(/:\d+$/, '').toLowerCase();
  return (
    config.channels.find(
      (channel) => channel.hosts.includes(hostname) || hostname === `${channel.id}.localhost`,
    ) ?? config.channels[0]
  );
}

/** The origin a request came to, if it is one of the channel's; else the preferred one. */
export function originForHost(config: Config, channel: Channel, host: string): string {
  const origins = channelOrigins(config, channel);
  return origins.find((origin) => new URL(origin).host === host.toLowerCase()) ?? origins[0]!;
}

/** The origin in a channel's mails and links. */
export const preferredOrigin = (config: Config, channel: Channel): string =>
  channelOrigins(config, channel)[0] ?? config.publicUrl;

/**
 * A tracking link for outside this server: dispatch's own as it is; ours, which is stored as a
 * path, with the channel's origin.
 */
export const absoluteTrackingLink = (config: Config, channel: Channel, link: string): string =>
  new URL(link, preferredOrigin(config, channel)).href;

/** What is injected into the page opened at `origin`. */
export function pageConfig(config: Config, channel: Channel, origin: string): PageConfig {
  // Only the server needs these; the bank account is on invoices alone.
  const {
    hosts: _hosts,
    seller: _seller,
    taxRate: _taxRate,
    invoicing: _invoicing,
    ...brand
  } = channel;
  const external = config.identity.kind === 'external' ? config.identity : null;
  return {
    ...brand,
    version: PRODUCT_VERSION,
    demo: config.demo,
    offlinePage: config.offlinePage,
    oidcAuthority: external?.issuer ?? `${origin}${IDENTITY_PATH}`,
    oidcClientId: external?.clientId ?? EMBEDDED_CLIENT_ID,
    oidcResource: external ? null : API_AUDIENCE,
    authCallbackUrl: `${origin}${CALLBACK_PATH}`,
    postLogoutUrl: `${origin}/`,
    tileUrl: config.tiles.url,
    tileAttribution: config.tiles.attribution,
    stripePublishableKey: config.payments?.publishableKey ?? null,
    hasSimulatedDispatch: config.dispatch === null,
  };
}
