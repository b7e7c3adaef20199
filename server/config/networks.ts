import { BlockList, isIP, isIPv6 } from 'node:net';
import { z } from 'zod';

/** Whether it can be the host of a web address; an IPv6 address stands there in brackets. */
export const isHost = (value: string): boolean =>
  isIPv6(value) || (/^[\w.-]+$/.test(value) && URL.canParse(`http://${value}`));

const NETWORK = /^([\d.]+|[\da-f:.]*:[\da-f:.]*)(?:\/(\d{1,3}))?$/i;

/** A list of addresses and networks, separated by commas or spaces. */
export const networks = (name: string) =>
  z
    .string()
    .default('')
    .transform((list, context) => {
      const read = new BlockList();
      for (const entry of list.split(/[\s,]+/).filter(Boolean)) {
        const [, address = '', stated] = NETWORK.exec(entry) ?? [];
        const version = isIP(address);
        const bits = version === 4 ? 32 : 128;
        const prefix = Number(stated ?? bits);
        if (version > 0 && prefix <= bits)
          read.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
        else
          context.addIssue({
            code: 'custom',
            message: `${name} must be a list of addresses or networks, such as 127.0.0.1, 10.0.0.0/8; ${entry} is neither`,
          });
      }
      return read;
    });

/** Whether an address is in one of the networks. */
export const isInNetworks = (list: BlockList, address: string): boolean => {
  const version = isIP(address);
  return version > 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
};
