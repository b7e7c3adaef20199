import type { Channel } from '../../contract/core/channel.ts';
import type { Config } from '../config/env.ts';
import { channelOrigins, IDENTITY_PATH } from '../config/origins.ts';

/** Issuer of the embedded identity provider at an origin, such as `http://localhost:4000/oidc`. */
export const issuerOf = (origin: string): string => `${origin}${IDENTITY_PATH}`;

/** Every issuer whose tokens a channel accepts. */
export const issuersOf = (config: Config, channel: Channel): string[] =>
  channelOrigins(config, channel).map(issuerOf);
