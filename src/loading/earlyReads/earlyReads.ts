import { leadsToTrips } from '../../../contract/core/ownPath.ts';
import { callHeaders, keptToken } from '../../authProvider/keptUser.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { selectedAccountStore } from '../../shell/account/selectedAccountStore.ts';

// The first reads of a page are sent before its scripts have run: the user's profile, and what the
// same page read when it was last opened on this device. The later request gets the answer that is
// under way.

/** For the pages opened most recently on this device; signing out deletes it. */
const KEPT_KEY = 'early-reads';
const MAX_PAGES = 10;
const MAX_READS = 8;
/** How long an answer that was read ahead of its use may wait for it, in milliseconds. */
export const PREFETCHED_FRESH_MS = 15_000;
const ME = '/v1/me';
/** The reads of every first list of trips, for users without kept reads. */
const OF_TRIPS = ['/v1/trip-views', '/v1/list-preferences/bookings'];

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

/** The address that was opened; null if it has a query, which may contain a name. */
const pathNow = (): string | null => (location.search === '' ? location.pathname : null);
/** The page shows data of the chosen account. */
const pageAt = (path: string): string => `${path} ${selectedAccountStore.id() ?? ''}`;
const accountAddress = (id: string): string => `/v1/corporations/${encodeURIComponent(id)}`;

const underWay = new Map<string, { answer: Promise<Response>; at: number }>();
/** The page being opened, and what it reads until it has loaded. */
let opening: { path: string | null; asked: Set<string> | null } | undefined;

/** Begins as soon as somebody is signed in; a second call does nothing. */
export function readEarly(): void {
  const token = opening ? null : keptToken(pageConfig());
  if (!token) return;
  const path = pathNow();
  opening = { path, asked: new Set() };
  const account = selectedAccountStore.id();
  const page = path === null ? null : pageAt(path);
  const kept = keptPages().find(([name]) => name === page)?.[1];
  const reads = kept ?? (leadsToTrips(location.pathname) ? OF_TRIPS : []);
  for (const address of [ME, ...(account === null ? [] : [accountAddress(account)]), ...reads]) {
    const answer = fetch(new URL(address, location.origin), {
      headers: callHeaders(token),
    });
    // A later request for it reports the error; there may be none.
    answer.catch(() => undefined);
    underWay.set(address, { answer, at: Date.now() });
  }
}

/** The status of an answer with which the server says that it is in trouble itself. */
const IN_TROUBLE = 500;

/**
 * Hands over the answer to an early read, once. A server in trouble is not asked again here; the
 * page decides about that.
 * @returns null if there was none or it was refused: it is then read again, with a new token and in
 *   the language of the page
 */
export async function takeEarly(address: string): Promise<Response | null> {
  opening?.asked?.add(address);
  const early = underWay.get(address);
  underWay.delete(address);
  if (!early || Date.now() - early.at > PREFETCHED_FRESH_MS) return null;
  const answer = await early.answer.catch(() => null);
  return answer && (answer.ok || answer.status >= IN_TROUBLE) ? answer : null;
}

/** Early answers are older than a write, and are read again. */
export const forgetEarly = (): void => underWay.clear();

/** The page has its first data; stores what it read for the next time it is opened. */
export function keepEarlyReads(): void {
  if (!opening?.asked) return;
  const { path, asked } = opening;
  // Later reads do not belong to opening the page.
  opening = { path, asked: null };
  // The address that was opened, and the one to which it led.
  const paths = [path, pathNow()].filter((one) => one !== null);
  if (path === null || asked.size === 0) return;
  // These are read at every opening anyway, or their rows have names in the user's language, which is
  // not known so early; and a search may contain a name.
  const reads = [...asked].filter(
    (address) =>
      !/^\/v1\/(me$|corporations[/?]|payment-methods\?page=)|dynamicSearch=/.test(address),
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
    // The storage is full: the next opening works like the first one.
  }
}
