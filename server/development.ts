import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Config } from './config/env.ts';
import { channelForHost, originForHost, pageConfig } from './config/origins.ts';
import { htmlFor, renderPage } from './http/page.ts';
import { pageReader } from './http/pageReader.ts';

/** The console straight from its sources, with hot reload. */
export interface DevelopmentPages {
  /** Answers files and pages of the console; false for requests that the server itself handles. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  close(): Promise<void>;
}

/** An additional page, of a tool whose file is among the sources. */
export interface ToolPage {
  path: string;
  /** From the root of the project. */
  file: string;
  /** Markup for its head. */
  head: (origin: string) => Promise<string>;
}

const SERVERS_OWN =
  /^\/(v1|healthz|readyz|sandbox|outbox|app-icons|app\.webmanifest|offline(-worker\.js)?)(\/|\?|$)/;

/**
 * Starts Vite inside this process, on the same port as everything else.
 * @param tool a page that is served in addition to the product's
 */
export async function developmentPages(config: Config, tool?: ToolPage): Promise<DevelopmentPages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    server: { middlewareMode: true },
    appType: 'custom',
  });
  const page = async (request: IncomingMessage): Promise<string> => {
    const host = request.headers.host ?? '';
    const channel = channelForHost(config, host);
    const path = request.url ?? '/';
    const origin = originForHost(config, channel, host);
    const reader = pageReader(new URL(path, origin), (name) => request.headers[name]);
    const asked = reader.url.pathname === tool?.path ? tool : null;
    const file = new URL(`../${asked?.file ?? htmlFor(reader)}`, import.meta.url);
    const html = await vite.transformIndexHtml(path, await readFile(file, 'utf8'));
    const rendered = renderPage(html, pageConfig(config, channel, origin), reader);
    return asked ? rendered.replace('</head>', `${await asked.head(origin)}</head>`) : rendered;
  };
  return {
    async handle(request, response) {
      if (SERVERS_OWN.test(request.url ?? '/')) return false;
      const passedOn = await new Promise<boolean>((resolve) => {
        response.once('close', () => resolve(false));
        vite.middlewares(request, response, () => resolve(true));
      });
      if (!passedOn) return true;
      try {
        const html = await page(request);
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
      } catch (error) {
        response.writeHead(500, { 'content-type': 'text/plain' });
        response.end(error instanceof Error ? error.stack : String(error));
      }
      return true;
    },
    close: () => vite.close(),
  };
}
