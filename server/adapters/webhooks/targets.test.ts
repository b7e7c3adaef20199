import { BlockList } from 'node:net';
import { expect, it } from 'vitest';
import { checkedAddresses, isPublic, TargetRefused } from './targets.ts';

const NONE = new BlockList();
const OFFICE = new BlockList();
OFFICE.addSubnet('10.20.0.0', 16, 'ipv4');

it.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['172.32.0.1', true],
  ['93.184.216.34', true],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['ff02::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:93.184.216.34', false],
  ['64:ff9b::10.0.0.1', false],
  ['2002:7f00:1::', false],
  ['2001:0:7f00:1::', false],
  ['2001:db8::1', false],
  ['2606:2800:220:1::1', true],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

const leadsTo =
  (...addresses: string[]) =>
  () =>
    Promise.resolve(
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

it('refuses a name of which one address is private, and asks for it each time', async () => {
  const url = new URL('https://hooks.example/');
  const open = await checkedAddresses(url, NONE, leadsTo('93.184.216.34', '2606:2800:220:1::1'));
  expect(open).toHaveLength(2);
  for (const inside of ['127.0.0.1', '::1', '169.254.169.254'])
    await expect(
      checkedAddresses(url, NONE, leadsTo('93.184.216.34', inside)),
    ).rejects.toBeInstanceOf(TargetRefused);
  await expect(checkedAddresses(url, NONE, leadsTo())).rejects.toBeInstanceOf(TargetRefused);
});

it('reaches a private network that is allowed, also without encryption, and no other', async () => {
  const url = new URL('http://hooks.office/');
  await expect(checkedAddresses(url, OFFICE, leadsTo('10.20.3.4'))).resolves.toHaveLength(1);
  await expect(checkedAddresses(url, OFFICE, leadsTo('10.21.3.4'))).rejects.toThrow('public');
  await expect(checkedAddresses(url, OFFICE, leadsTo('93.184.216.34'))).rejects.toThrow('https');
});
