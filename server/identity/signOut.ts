import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Channel } from '../../contract/core/channel.ts';
import { IDENTITY_PATH } from '../config/origins.ts';
import { renderSignOutQuestion } from './pages/notices.ts';

/**
 * Ends the session without asking when the console's id token shows that its own user wants it.
 * Anybody else's link to this page (a picture on some site, say) gets a question instead.
 * @param form the library's form, whose submission ends the session
 */
export async function signOutAtOnce(
  ctx: KoaContextWithOIDC,
  form: string,
  channel: Channel,
  origins: readonly string[],
): Promise<void> {
  const { session, provider, entities, params } = ctx.oidc;
  // The library has already checked its signature, issuer and audience.
  const subject = entities.IdTokenHint?.payload.sub;
  if (!session?.accountId || session.accountId !== subject) {
    renderSignOutQuestion(ctx, form, channel, origins);
    return;
  }
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (!grantId) continue;
    await provider.RefreshToken.revokeByGrantId(grantId);
    await provider.AuthorizationCode.revokeByGrantId(grantId);
    await provider.Grant.adapter.destroy(grantId);
  }
  await session.destroy();
  ctx.oidc.cookies.set(provider.cookieName('session'), null, {
    path: IDENTITY_PATH,
  });
  const target = new URL(
    typeof params?.post_logout_redirect_uri === 'string'
      ? params.post_logout_redirect_uri
      : ctx.oidc.urlFor('end_session_success'),
  );
  if (typeof params?.state === 'string') target.searchParams.set('state', params.state);
  ctx.status = 303;
  ctx.redirect(target.href);
}

/**
 * Whether a sign-out failed that had nothing left to do. Tabs that are signed out together overwrite
 * each other's confirmation, and all but one would be refused although nobody is signed in any more.
 */
export const isSignedOutAlready = ({ oidc }: KoaContextWithOIDC): boolean =>
  oidc?.route === 'end_session_confirm' && !oidc.session?.accountId;
