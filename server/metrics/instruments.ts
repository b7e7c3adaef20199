import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * What this process counts as it happens. Labels have few values each: patterns of routes, codes and
 * the names of queues and services, but never ids.
 */
export const counted = new Registry();
const registers = [counted];

export const requests = new Counter({
  name: 'taxi_http_requests_total',
  help: 'Answered requests, by the pattern of their route and the class of the answer.',
  labelNames: ['method', 'route', 'class'] as const,
  registers,
});
export const requestSeconds = new Histogram({
  name: 'taxi_http_request_duration_seconds',
  help: 'Time from a request to the head of its answer. A refusal for lack of places is left out.',
  labelNames: ['method', 'route'] as const,
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});
export const problems = new Counter({
  name: 'taxi_http_problems_total',
  help: 'Requests answered with a problem, by its code. SERVER_BUSY is overload, TOO_MANY_REQUESTS the limit of a caller.',
  labelNames: ['code'] as const,
  registers,
});
export const openStreams = new Gauge({
  name: 'taxi_live_streams_open',
  help: 'Live streams of changes that are open.',
  registers,
});

export const outsideCalls = new Counter({
  name: 'taxi_outside_calls_total',
  help: 'Calls to outside services, by outcome: ok, unavailable, refused, bad_answer, cancelled or failed.',
  labelNames: ['service', 'outcome'] as const,
  registers,
});
export const outsideSeconds = new Histogram({
  name: 'taxi_outside_call_duration_seconds',
  help: 'Time that calls to outside services took, whatever their outcome.',
  labelNames: ['service'] as const,
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
  registers,
});
export const eventLag = new Histogram({
  name: 'taxi_dispatch_event_lag_seconds',
  help: 'Time between an event of a trip and its processing here, by what it changed.',
  labelNames: ['outcome'] as const,
  buckets: [0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800],
  registers,
});

export const jobs = new Counter({
  name: 'taxi_jobs_total',
  help: 'Attempts at background jobs, by outcome: completed, failed (tried again or scheduled again) or given_up.',
  labelNames: ['queue', 'outcome'] as const,
  registers,
});
export const jobSeconds = new Histogram({
  name: 'taxi_job_duration_seconds',
  help: 'Time that attempts at background jobs took.',
  labelNames: ['queue'] as const,
  buckets: [0.05, 0.25, 1, 5, 15, 60, 300, 1800],
  registers,
});
export const mails = new Counter({
  name: 'taxi_mails_total',
  help: 'Attempts to hand a mail to the mail server, by outcome: sent, failed (tried again) or given_up.',
  labelNames: ['outcome'] as const,
  registers,
});

/** Counts an answered request. */
export function countRequest(method: string, route: string, status: number): void {
  requests.inc({ method, route, class: `${Math.floor(status / 100)}xx` });
}
