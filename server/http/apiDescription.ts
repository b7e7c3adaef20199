import type { Description } from './apiDocsTypes.ts';
import { openApiDocument } from './openapi.ts';
import type { PublicOperation } from './publicOperation.ts';
import type { Route } from './route.ts';

/**
 * The description of the API as it is sent. It is written when somebody asks for it, because that
 * takes nearly half as long as making the whole application; and again each day, because a time in
 * its examples is a few days ahead.
 */
export function apiDescription(
  now: () => Date,
  routes: readonly Route[],
  publicOperations: readonly PublicOperation[],
) {
  let written: { day: string; document: Description; text: string } | undefined;
  return () => {
    const moment = now();
    const day = moment.toISOString().slice(0, 10);
    if (written?.day !== day) {
      const document = openApiDocument(routes, publicOperations, moment);
      const text = JSON.stringify(document);
      // The pages read the description as any other reader does.
      written = { day, text, document: document as unknown as Description };
    }
    return written;
  };
}
