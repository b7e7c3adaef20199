import type { RequestListener } from 'node:http';
import { channelForHost } from '../config/origins.ts';
import type { IdentityContext } from './context.ts';
import { sendPage } from './forms.ts';
import { keptElsewherePage } from './pages/mailed.ts';
import { pageLanguage } from './pages/pageLanguage.ts';

/**
 * Replaces the embedded identity provider: tells people who come by an old link where passwords are
 * kept now.
 */
export function passwordsElsewhere(
  app: Pick<IdentityContext, 'config'>,
  issuer: string,
): RequestListener {
  const provider = new URL(issuer);
  return (request, response) => {
    const channel = channelForHost(app.config, request.headers.host ?? '');
    const { searchParams } = new URL(request.url ?? '/', app.config.publicUrl);
    const language = pageLanguage(
      searchParams.get('lang'),
      request.headers['accept-language'],
      channel.locale,
    );
    request.resume();
    sendPage(
      response,
      404,
      keptElsewherePage({ channel, language, provider: provider.host, address: provider.origin }),
    );
  };
}
