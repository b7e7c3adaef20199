import type { Logger } from 'pino';
import { AdapterError, lastAnswerOf } from './adapters/outside.ts';
import { isDatabaseAway } from './db/errors.ts';
import { inLogScope } from './logScope.ts';

/** Several servers, one for each brand, so that one of them says nothing about the others. */
const NOT_ONE_SERVICE = new Set(['pictures']);
const DATABASE = 'database';
/** Different reasons that are told of one outage. */
const MOST_REASONS = 10;

const causesOf = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : [];
const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** The service whose absence an error reports, and in which way it is away; null for other errors. */
function outageOf(error: unknown): { service: string; reason: string } | null {
  const causes = causesOf(error);
  const told = causes.find((one) => one instanceof AdapterError);
  if (told) {
    if (told.code !== 'unavailable' || NOT_ONE_SERVICE.has(told.service)) return null;
    return { service: told.service, reason: told.word ?? told.message };
  }
  if (!isDatabaseAway(error)) return null;
  const code = causes.map(codeOf).findLast((one) => one !== undefined);
  const last = causes.at(-1);
  // Only messages of the driver itself, which quote nothing.
  const said = last?.name === 'Error' ? last.message : last?.name;
  return { service: DATABASE, reason: code ?? said ?? 'away' };
}

interface Outage {
  since: number;
  lastFailure: number;
  failures: number;
  reasons: Set<string>;
}

/**
 * The outside services, the database included, that are away at present. While one is, hundreds of
 * requests and jobs fail for the same reason, and each would log it. Only the first does, and the
 * first with another reason.
 */
export class Outages {
  readonly #open = new Map<string, Outage>();
  readonly #times: { quietMs: number; lookEveryMs: number };
  #isDatabaseBack: () => Promise<boolean> = () => Promise.resolve(false);
  #looking: ReturnType<typeof setInterval> | undefined;

  /** @param times when an outage is over: without a failure for so long, and with an answer since */
  constructor(times = { quietMs: 10_000, lookEveryMs: 2000 }) {
    this.#times = times;
  }

  /** Says how the database is asked whether it works again. */
  watchDatabase(isReady: () => Promise<boolean>): void {
    this.#isDatabaseBack = isReady;
  }

  /** Notes an error that is about to be logged. @returns whether it only repeats what was logged */
  isKnown(error: unknown, log: Logger): boolean {
    const found = outageOf(error);
    if (!found) return false;
    const { service, reason } = found;
    const now = performance.now();
    const open = this.#open.get(service);
    if (!open) {
      this.#open.set(service, {
        since: now,
        lastFailure: now,
        failures: 1,
        reasons: new Set([reason]),
      });
      log.warn({ service, reason }, 'a service is away');
      this.#look(log);
      return false;
    }
    open.lastFailure = now;
    open.failures += 1;
    if (open.reasons.has(reason) || open.reasons.size >= MOST_REASONS) return true;
    open.reasons.add(reason);
    log.warn({ service, reason }, 'a service is away for another reason');
    return false;
  }

  #look(log: Logger): void {
    if (this.#looking) return;
    let isAsking = false;
    const look = async () => {
      if (isAsking) return;
      isAsking = true;
      for (const [service, outage] of this.#open) await this.#end(service, outage, log);
      isAsking = false;
      if (this.#open.size > 0) return;
      clearInterval(this.#looking);
      this.#looking = undefined;
    };
    // It belongs to no request, although one has begun it.
    this.#looking = inLogScope(
      () => ({}),
      () => setInterval(() => void look(), this.#times.lookEveryMs),
    );
    this.#looking.unref();
  }

  async #end(service: string, outage: Outage, log: Logger): Promise<void> {
    const { lastFailure, since } = outage;
    if (performance.now() - lastFailure < this.#times.quietMs) return;
    const isBack =
      service === DATABASE
        ? await this.#isDatabaseBack()
        : (lastAnswerOf(service) ?? 0) > lastFailure;
    if (!isBack || outage.lastFailure > lastFailure) return;
    this.#open.delete(service);
    const seconds = Math.round((lastFailure - since) / 1000);
    log.info({ service, seconds, failures: outage.failures }, 'a service works again');
  }
}
