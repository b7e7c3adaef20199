import { isIP } from 'node:net';

/** Loopback and private networks: a proxy of our own, or this machine. */
const OWN_NETWORK =
  /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.)|^(?:::1$|f[cd]|fe80:)/i;

/**
 * Who calls, for counting calls: the other end of the connection, or, when that is a proxy on our
 * own network, the address it says it took the call from (the last one it forwards; those before it
 * are the caller's own claim).
 */
export function peerAddress(peer: string, forwardedFor: string | undefined): string {
  if (!OWN_NETWORK.test(peer)) return peer;
  const forwarded = forwardedFor?.split(',').at(-1)?.trim() ?? '';
  return isIP(forwarded) > 0 ? forwarded : peer;
}

const IPV4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i;
/** Groups of an IPv6 address that name a site: a customer of a provider has one or few of them. */
const SITE_GROUPS = 3;

/**
 * The network that an address belongs to, whose addresses one person may have many of.
 * @example networkOf('203.0.113.9') // '203.0.113'
 * @example networkOf('2001:db8:1:2::7') // '2001:db8:1'
 */
export function networkOf(address: string): string {
  const four = IPV4.exec(address)?.[1];
  if (four !== undefined) return four;
  // `::` stands for as many groups of 0 as are missing, which are told apart from none here.
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  return (tail === undefined ? groups : [...groups, '0', '0', '0'])
    .filter((group) => group !== '')
    .slice(0, SITE_GROUPS)
    .join(':');
}
