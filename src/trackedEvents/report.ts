import { HttpError } from 'ra-core';
import { v4 as uuid } from 'uuid';
import { PRODUCT_VERSION } from '../../contract/core/product.ts';
import type {
  EventPayload,
  TrackedEvent,
  TrackedEventCode,
} from '../../contract/trackedEvents/trackedEvents.ts';
import { problemOf } from '../dataProvider/failedCalls.ts';
import { sendRequest } from '../dataProvider/http.ts';
import { languageOf } from '../../contract/core/languages.ts';
import { currentLanguage } from '../i18n/language.ts';
import { createReporter, type Delivery } from './reporter.ts';

const USER_AGENT_MAX = 400;

/** The call outlives the page; so would a beacon, but it cannot carry a token. */
async function send(events: readonly TrackedEvent[]): Promise<Delivery> {
  try {
    await sendRequest('/v1/events', {
      method: 'POST',
      body: JSON.stringify({ events }),
      keepalive: true,
      leavesRows: true,
    });
    return 'taken';
  } catch (error) {
    const status = error instanceof HttpError ? error.status : 0;
    return status >= 400 && status < 500 && status !== 429 ? 'refused' : 'failed';
  }
}

let reporter: ReturnType<typeof createReporter<TrackedEvent>> | undefined;

function current() {
  if (reporter) return reporter;
  const created = createReporter({ send });
  // On a phone, being hidden is the last event that a page gets.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') created.leave();
  });
  window.addEventListener('pagehide', created.leave);
  return (reporter = created);
}

/**
 * Reports to the server, some seconds later, what happened on this page. Never fails and never
 * waits.
 * @param payload nothing personal: the contract lists the permitted values
 * @example report('PAGE_VISITED')
 */
export function report(code: TrackedEventCode, payload: EventPayload = {}): void {
  current().add({
    id: uuid(),
    code,
    pageUri: location.pathname,
    payload,
    appVersion: PRODUCT_VERSION,
    userAgent: navigator.userAgent.slice(0, USER_AGENT_MAX),
    metadata: { locale: languageOf(currentLanguage()), deviceTime: new Date().toISOString() },
  });
}

/**
 * Makes a call and reports how it went.
 * @throws what the call throws
 * @example await reported('BOOKING_REQUEST_COMPLETED', requestBooking(request, key))
 */
export async function reported<T>(code: TrackedEventCode, call: Promise<T>): Promise<T> {
  const start = performance.now();
  const durationMs = (): number => Math.round(performance.now() - start);
  try {
    const answer = await call;
    report(code, { outcome: 'succeeded', durationMs: durationMs() });
    return answer;
  } catch (error) {
    const errorCode = problemOf(error)?.code;
    report(code, {
      outcome: 'failed',
      status: error instanceof HttpError ? error.status : 0,
      durationMs: durationMs(),
      ...(errorCode ? { errorCode } : {}),
    });
    throw error;
  }
}
