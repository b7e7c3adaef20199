import { isIP } from 'node:net';
import { isInNetworks } from './config/networks.ts';
import type { AppContext } from './context.ts';

/** The processes that have warned; once is enough for each. */
const warned = new WeakSet<AppContext['config']>();

/**
 * The caller's address, for counting calls: the other end of the connection, or, when that is one of
 * the TRUSTED_PROXIES, the address from which it got the call. Proxies add their callers on the
 * right; what stands to the left of the first one that is not trusted is only claimed.
 */
export function peerAddress(
  { config, log }: Pick<AppContext, 'config' | 'log'>,
  peer: string,
  forwardedFor: string | undefined,
): string {
  const forwarded = forwardedFor?.split(',').map((address) => address.trim()) ?? [];
  const isTrusted = (address: string) => isInNetworks(config.trustedProxies, address);
  if (forwarded.length > 0 && !isTrusted(peer) && !warned.has(config)) {
    warned.add(config);
    // Without the address: it may be a person's, which the logs never hold.
    log.warn(
      'X-Forwarded-For is ignored, because it comes from an address that TRUSTED_PROXIES does not name. If that is your proxy, all its users count as one: name it.',
    );
  }
  let address = peer;
  while (isTrusted(address)) {
    const from = forwarded.pop() ?? '';
    if (isIP(from) === 0) break;
    address = from;
  }
  return address;
}

const IPV4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i;
/**
 * How many groups of an IPv6 address identify a site: a customer of a provider has one or a few.
 */
const SITE_GROUPS = 3;

/**
 * The network of an address; one person may have many addresses in it.
 * @example networkOf('203.0.113.9') // '203.0.113'
 * @example networkOf('2001:db8:1:2::7') // '2001:db8:1'
 */
export function networkOf(address: string): string {
  const four = IPV4.exec(address)?.[1];
  if (four !== undefined) return four;
  // `::` stands for the missing groups of 0; without it `tail` is undefined.
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  return (tail === undefined ? groups : [...groups, '0', '0', '0'])
    .filter((group) => group !== '')
    .slice(0, SITE_GROUPS)
    .join(':');
}
