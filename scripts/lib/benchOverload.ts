import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';

export interface OverloadTarget {
  origin: string;
  token: string;
  /** The path that gets too many requests. */
  path: string;
  /** The path that somebody who books requests meanwhile. */
  urgentPath: string;
}

export interface OverloadResult {
  /** The median time of accepted requests, relative to that without load. */
  acceptedPace: number;
  /** The same, relative to that at full capacity. */
  acceptedPaceAtCapacity: number;
  /** The slowest of them, relative to the two seconds. */
  slowestInTime: number;
  /** The share of the list requests that were refused. */
  refused: number;
  /** The median time of these refusals, relative to a list without load. */
  refusalPace: number;
  /** The same for urgent requests. */
  urgentRefused: number;
  urgentPace: number;
  /** How many calls in a row until one was accepted in at most twice the time without load. */
  callsUntilRecovered: number;
  /** Calls of either kind without an answer. */
  unanswered: number;
}

const TIMES = 5;
const UNLOADED_CALLS = 40;
const CLIENTS = 16;
const CAPACITY_MS = 4000;
const LOAD_MS = 10_000;
const TICK_MS = 20;
const URGENT_EVERY = 5;
const MOST_UNTIL_RECOVERED = 500;
const IN_TIME_MS = 2000;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function measure(target: OverloadTarget): Promise<OverloadResult> {
  const { origin, token, path, urgentPath } = target;
  const agent = new Agent({ keepAlive: true });
  const headers = { authorization: `Bearer ${token}` };
  let unanswered = 0;
  const ask = (what: string) =>
    new Promise<{ isAccepted: boolean; took: number }>((resolve, reject) => {
      const startedAt = performance.now();
      const lose = () => {
        unanswered += 1;
        resolve({ isAccepted: false, took: performance.now() - startedAt });
      };
      const call = request(`${origin}${what}`, { agent, headers }, (response) => {
        const { statusCode: status } = response;
        response.resume();
        response.once('error', lose);
        response.once('end', () => {
          if (status === 200 || status === 503)
            resolve({ isAccepted: status === 200, took: performance.now() - startedAt });
          else reject(new Error(`${what} answered ${status}`));
        });
      });
      call.once('error', lose);
      call.end();
    });
  const paceOf = async (what: string) => {
    const took: number[] = [];
    for (let call = 0; call < UNLOADED_CALLS; call += 1) took.push((await ask(what)).took);
    return median(took);
  };
  await paceOf(path);
  const unloaded = await paceOf(path);
  const urgentUnloaded = await paceOf(urgentPath);

  const atCapacity: number[] = [];
  const until = performance.now() + CAPACITY_MS;
  const client = async () => {
    while (performance.now() < until) {
      const { isAccepted, took } = await ask(path);
      if (isAccepted) atCapacity.push(took);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const perTick = (TIMES * atCapacity.length * TICK_MS) / CAPACITY_MS;

  const lists: ReturnType<typeof ask>[] = [];
  const urgent: ReturnType<typeof ask>[] = [];
  const startedAt = performance.now();
  for (let tick = 1; tick * TICK_MS < LOAD_MS; tick += 1) {
    while (lists.length < tick * perTick) lists.push(ask(path));
    if (tick % URGENT_EVERY === 0) urgent.push(ask(urgentPath));
    await wait(Math.max(0, startedAt + tick * TICK_MS - performance.now()));
  }
  const answers = await Promise.all(lists);
  const urgentAnswers = await Promise.all(urgent);
  const took = answers.filter(({ isAccepted }) => isAccepted).map((one) => one.took);
  const refusedTook = answers.filter(({ isAccepted }) => !isAccepted).map((one) => one.took);
  const urgentTook = urgentAnswers.filter(({ isAccepted }) => isAccepted).map((one) => one.took);

  let callsUntilRecovered = 1;
  for (; callsUntilRecovered < MOST_UNTIL_RECOVERED; callsUntilRecovered += 1) {
    const one = await ask(path);
    if (one.isAccepted && one.took < 2 * unloaded) break;
  }
  agent.destroy();
  return {
    acceptedPace: median(took) / unloaded,
    acceptedPaceAtCapacity: median(took) / median(atCapacity),
    slowestInTime: Math.max(...took, ...urgentTook) / IN_TIME_MS,
    refused: 1 - took.length / answers.length,
    refusalPace: median(refusedTook) / unloaded,
    urgentRefused: urgentAnswers.length - urgentTook.length,
    urgentPace: median(urgentTook) / urgentUnloaded,
    callsUntilRecovered,
    unanswered,
  };
}

/**
 * Requests five times as many lists as the server can answer, from a separate thread, so that the
 * measuring code is not held up by the load.
 */
export function measureOverload(target: OverloadTarget): Promise<OverloadResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: target });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

if (!isMainThread && parentPort)
  parentPort.postMessage(await measure(workerData as OverloadTarget));
