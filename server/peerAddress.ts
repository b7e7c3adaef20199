import { isIP } from 'node:net';

/** Loopback and private networks: a proxy of our own, or this machine. */
const OWN_NETWORK =
  /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.)|^(?:::1$|f[cd]|fe80:)/i;

/**
 * The caller's address, for counting calls: the other end of the connection, or, when that is a
 * proxy on our own network, the address from which it got the call (the last one that it forwards;
 * those before it are only claimed by the caller).
 */
export function peerAddress(peer: string, forwardedFor: string | undefined): string {
  if (!OWN_NETWORK.test(peer)) return peer;
  const forwarded = forwardedFor?.split(',').at(-1)?.trim() ?? '';
  return isIP(forwarded) > 0 ? forwarded : peer;
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
