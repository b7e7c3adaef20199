import { Hono } from 'hono';
import {
  DISPATCH_EVENTS_PATH,
  dispatchEventSchema,
  type DispatchEventOutcome,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
} from '../../contract/booking/dispatch.ts';
import { DomainError } from '../../contract/core/errors.ts';
import { validate } from '../../contract/core/validation.ts';
import type { AppContext } from '../context.ts';
import { reaching } from '../db/rowSecurity/reaching.ts';
import { eventLag } from '../metrics/instruments.ts';
import { receiveEvent } from '../services/dispatch/receiveEvent.ts';
import { ifAdmitted } from './admitted.ts';
import { limitBodies } from './bodies.ts';
import type { HttpEnv } from './httpEnv.ts';
import { refuseUnreadable } from './readableInput.ts';

const MAX_BYTES = 64 * 1024;

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new DomainError('MALFORMED_BODY', { cause });
  }
}

/**
 * Where dispatch systems report: without a bearer token, since the signature says who calls. Mount
 * it at the root; failures are thrown, for the app to answer as problems.
 */
export function dispatchEvents(app: AppContext): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.post(DISPATCH_EVENTS_PATH, limitBodies(MAX_BYTES), async (c) => {
    c.set('route', DISPATCH_EVENTS_PATH);
    const url = new URL(c.req.url);
    const body = await c.req.text();
    const parts = {
      timestamp: c.req.header(TIMESTAMP_HEADER) ?? '',
      method: c.req.method,
      path: url.pathname + url.search,
      body,
    };
    if (!app.dispatch.isSigned(parts, c.req.header(SIGNATURE_HEADER) ?? '', app.now()))
      throw new DomainError('DISPATCH_SIGNATURE_INVALID');
    const sent = parse(body);
    refuseUnreadable({ params: {}, search: url.searchParams, body: sent });
    const event = validate(dispatchEventSchema, sent);
    if (!event.ok) throw new DomainError('VALIDATION_FAILED', event);
    const { channelId } = event.value;
    return ifAdmitted(c, app, 'booking', async () => {
      const outcome: DispatchEventOutcome = await receiveEvent(
        reaching(app, { channelId }),
        event.value,
      );
      const lagMs = app.now().getTime() - Date.parse(event.value.occurredAt);
      eventLag.observe({ outcome }, Math.max(0, lagMs / 1000));
      return c.json({ outcome });
    });
  });
  return routes;
}
