import { isVectorTiles, readsInParts } from '../../contract/map/tileUrl.ts';
import { createDispatch } from '../adapters/dispatch/index.ts';
import { AdapterError } from '../adapters/outside.ts';
import { fine, type Look, textOf, wrong } from './findings.ts';

const TIMEOUT_MS = 8000;
/** Its query may contain a key, which does not belong into a log. */
const withoutQuery = (url: string) => url.replace(/\?.*$/, '');
/** The id of nothing: a dispatch system that accepts our signature answers 404 to it. */
const NOBODY = '00000000-0000-4000-8000-000000000000';

export function identityProvider(issuer: string): Look {
  const url = `${issuer}/.well-known/openid-configuration`;
  return async () => {
    const remedy = 'OIDC_ISSUER must be the issuer exactly as the provider names it.';
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) return wrong(`${url} answers ${response.status}`, remedy);
      const found = (await response.json()) as {
        issuer?: string;
        jwks_uri?: string;
        code_challenge_methods_supported?: string[];
      };
      const { issuer: named, code_challenge_methods_supported: challenges } = found;
      if (named?.replace(/\/+$/, '') !== issuer)
        return wrong(`${url} names the issuer ${named ?? '(none)'}`, remedy);
      if (!found.jwks_uri)
        return wrong(`${url} names no jwks_uri`, 'Choose a provider that publishes its keys.');
      // Many providers that support it do not say so.
      if (challenges && !challenges.includes('S256'))
        return wrong(
          `${url} offers no PKCE with S256`,
          'Allow it for the client, see docs/sign-in.md.',
        );
      return fine('answers');
    } catch (error) {
      return wrong(`${url} gives no usable answer: ${textOf(error)}`, remedy);
    }
  };
}

export function dispatchGateway(settings: { url: string; secret: string }): Look {
  return async () => {
    try {
      await createDispatch(settings).getBooking(NOBODY, NOBODY);
      return fine('answers and takes our signature');
    } catch (error) {
      const isSecret = error instanceof AdapterError && error.status === 401;
      return wrong(
        error,
        isSecret
          ? 'DISPATCH_SECRET must be that of the gateway, and the two clocks may differ by at most five minutes.'
          : 'DISPATCH_URL must be the root of a gateway as in docs/dispatch.md: it answers 404 to a booking that it does not know.',
      );
    }
  };
}

const vectorTileFile =
  (url: string): Look =>
  async () => {
    const remedy =
      'TILE_URL must name a PMTiles file on a server that answers to Range and lets the pages of PUBLIC_URL read it (CORS); until then maps are schematic.';
    try {
      return (await readsInParts(url, AbortSignal.timeout(TIMEOUT_MS)))
        ? fine('a PMTiles file that is read in parts')
        : wrong(
            new Error(
              `${withoutQuery(url)} is not a PMTiles file, or its server sends only the whole file`,
            ),
            remedy,
          );
    } catch (error) {
      return wrong(error, remedy);
    }
  };

const tileServer =
  (url: string): Look =>
  async () => {
    const remedy =
      'Set TILE_URL to a tile server this network reaches; until then maps are schematic.';
    const tile = url
      .replace('{z}', '3')
      .replace('{x}', '4')
      .replace('{y}', '2')
      .replace('{s}', 'a')
      .replace('{r}', '');
    try {
      const response = await fetch(tile, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      return response.ok
        ? fine('answers')
        : wrong(`${withoutQuery(tile)} answers ${response.status}`, remedy);
    } catch (error) {
      return wrong(`${withoutQuery(tile)} does not answer: ${textOf(error)}`, remedy);
    }
  };

export const mapTiles = (url: string): Look =>
  isVectorTiles(url) ? vectorTileFile(url) : tileServer(url);
