import type { Channel } from '../../contract/core/channel.ts';
import { findActor } from './actor.ts';
import type { IdentityContext } from './context.ts';
import { createTokenVerifier, type TokenClaims } from './verify.ts';

/** Checks tokens as a call does: the token itself, and that its bearer has not signed out since. */
export function tokenCheck(app: IdentityContext) {
  const verify = createTokenVerifier(app);
  return async (token: string, channel: Channel): Promise<TokenClaims> => {
    const claims = await verify(token, channel);
    await findActor(app, channel, claims);
    return claims;
  };
}
