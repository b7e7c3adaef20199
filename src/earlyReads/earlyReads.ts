import { keptUser, secondsLeft } from '../authProvider/keptUser.ts';
import { selectedAccountStore } from '../shell/account/selectedAccountStore.ts';
import { pageConfig } from '../shell/pageConfig.ts';

// What a page reads first is asked for before its scripts have run: who is signed in, and what the same
// page asked for when it was opened here before. Whoever asks then gets the answer that is on its way.

/** Of the pages opened last on this device; signing out forgets it. */
const KEPT_KEY = 'early-reads';
const MAX_PAGES = 10;
const MAX_READS = 8;
/** An answer that is older is not used. */
const FRESH_MS = 15_000;
const ME = '/v1/me';
/** What every first list of trips needs, for those of whom nothing is kept. */
const OF_TRIPS = ['/v1/trip-views', '/v1/list-preferences/bookings'];
const TO_TRIPS = /^\/($|trips(\/|$))/;

type KeptPage = [page: string, reads: string[]];

const isKeptPage = (value: unknown): value is KeptPage =>
  Array.isArray(value) && typeof value[0] === 'string' && Array.isArray(value[1]);

function keptPages(): KeptPage[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKeptPage) : [];
  } catch {
    return [];
  }
}

/** An address as it was opened; none for one with a query, which may hold a name. */
const pathNow = (): string | null => (location.search === '' ? location.pathname : null);
/** What it shows depends on the account that is chosen. */
const pageAt = (path: string): string => `${path} ${selectedAccountStore.id() ?? ''}`;
const accountAddress = (id: string): string => `/v1/corporations/${encodeURIComponent(id)}`;

const underWay = new Map<string, { answer: Promise<Response>; at: number }>();
/** Which page is opened, and what it asks for until it is at rest. */
let opening: { path: string | null; asked: Set<string> | null } | undefined;

/** Begins as soon as somebody is signed in; a second call does nothing. */
export function readEarly(): void {
  const user = opening ? null : keptUser(pageConfig());
  if (!user || secondsLeft(user) <= 0) return;
  const path = pathNow();
  opening = { path, asked: new Set() };
  const account = selectedAccountStore.id();
  const page = path === null ? null : pageAt(path);
  const kept = keptPages().find(([name]) => name === page)?.[1];
  const reads = kept ?? (TO_TRIPS.test(location.pathname) ? OF_TRIPS : []);
  for (const address of [ME, ...(account === null ? [] : [accountAddress(account)]), ...reads]) {
    const answer = fetch(new URL(address, location.origin), {
      headers: {
        accept: 'application/json',
        'x-lang': document.documentElement.lang,
        authorization: `Bearer ${user.access_token}`,
      },
    });
    // Whoever asks for it is told; perhaps nobody does.
    answer.catch(() => undefined);
    underWay.set(address, { answer, at: Date.now() });
  }
}

/**
 * The answer to a read that was made early, once.
 * @returns null where none was, and where it failed: it is then asked for in the language of the page
 */
export async function takeEarly(address: string): Promise<Response | null> {
  opening?.asked?.add(address);
  const early = underWay.get(address);
  underWay.delete(address);
  if (!early || Date.now() - early.at > FRESH_MS) return null;
  const answer = await early.answer.catch(() => null);
  return answer?.ok ? answer : null;
}

/** What was read early is from before a write, and is asked for again. */
export const forgetEarly = (): void => underWay.clear();

/** The page has all that it begins with, which is kept for the next time it is opened. */
export function keepEarlyReads(): void {
  if (!opening?.asked) return;
  const { path, asked } = opening;
  // What is read from now on is not what a page begins with.
  opening = { path, asked: null };
  // The address that was opened, and the one it led to.
  const paths = [path, pathNow()].filter((one) => one !== null);
  if (path === null || asked.size === 0) return;
  // These are read at every opening; and a search may be a name.
  const reads = [...asked].filter(
    (address) => !/^\/v1\/(me$|corporations[/?])|dynamicSearch=/.test(address),
  );
  const names = [...new Set(paths)].map(pageAt);
  const others = keptPages().filter(([name]) => !names.includes(name));
  const kept: KeptPage[] = [
    ...names.map((name): KeptPage => [name, reads.slice(0, MAX_READS)]),
    ...others,
  ];
  try {
    localStorage.setItem(KEPT_KEY, JSON.stringify(kept.slice(0, MAX_PAGES)));
  } catch {
    // No room: the next opening begins as the first one did.
  }
}
