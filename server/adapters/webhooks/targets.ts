import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { isInNetworks } from '../../config/networks.ts';

/** Addresses that are not of the public internet (IANA's special-purpose registries). */
const NOT_PUBLIC = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  // With Teredo and other ways to write an IPv4 address.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6');
/** All others of IPv6 are local, mapped from IPv4, or nobody's. */
const GLOBAL_V6 = new BlockList();
GLOBAL_V6.addSubnet('2000::', 3, 'ipv6');

export const isPublic = (address: string): boolean =>
  isIP(address) === 4
    ? !isInNetworks(NOT_PUBLIC, address)
    : isInNetworks(GLOBAL_V6, address) && !isInNetworks(NOT_PUBLIC, address);

export interface Address {
  address: string;
  family: number;
}
export type Resolve = (host: string) => Promise<Address[]>;

const resolveHost: Resolve = (host) => lookup(host, { all: true });

/** A target that webhooks may not reach. The message is for whoever reads the log of deliveries. */
export class TargetRefused extends Error {
  override name = 'TargetRefused';
}

const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1');

/** @throws TargetRefused for an address that may not be reached */
function check(address: string, { protocol }: URL, allowed: BlockList): void {
  if (isInNetworks(allowed, address)) return;
  if (!isPublic(address)) throw new TargetRefused('The address is not a public one.');
  if (protocol !== 'https:') throw new TargetRefused('The address must begin with https.');
}

/**
 * Whether something may be sent to an address, as far as that can be said without asking for its name.
 * @param allowed private networks that may be reached, also without encryption
 */
export function isPossibleTarget(text: string, allowed: BlockList): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return false;
  const isWeb = url.protocol === 'https:' || (url.protocol === 'http:' && allowed.rules.length > 0);
  const host = hostOf(url);
  if (isIP(host) === 0 || !isWeb) return isWeb;
  try {
    check(host, url, allowed);
    return true;
  } catch {
    return false;
  }
}

/**
 * The addresses of a target, all of them checked. Whoever connects must use these: the name may lead elsewhere
 * the next time it is asked for.
 * @throws TargetRefused; an error of the resolver
 */
export async function checkedAddresses(
  url: URL,
  allowed: BlockList,
  resolve: Resolve = resolveHost,
): Promise<[Address, ...Address[]]> {
  const host = hostOf(url);
  const family = isIP(host);
  const addresses = family > 0 ? [{ address: host, family }] : await resolve(host);
  const [first, ...others] = addresses;
  if (!first) throw new TargetRefused('The name has no address.');
  for (const { address } of addresses) check(address, url, allowed);
  return [first, ...others];
}
