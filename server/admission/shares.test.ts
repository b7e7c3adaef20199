import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHARES, TenantShares } from './shares.ts';

const admin = (...corporationIds: string[]) => ({
  channelId: 'meridian',
  role: 'corporationAdmin' as const,
  corporationIds,
});
const manager = (channelId: string) => ({
  channelId,
  role: 'bookingChannelAdmin' as const,
  corporationIds: [],
});
const { atOnce, waiting } = SHARES.bulk!;

let shares: TenantShares;
/** Who has got a part of their share, in that order, with what gives it back. */
let served: { name: string; giveBack: () => void }[];
let refused: string[];
beforeEach(() => {
  vi.useFakeTimers();
  shares = new TenantShares();
  served = [];
  refused = [];
});
afterEach(() => vi.useRealTimers());

async function ask(name: string, caller: Parameters<TenantShares['take']>[0], count = 1) {
  for (let at = 0; at < count; at += 1)
    void shares.take(caller, 'bulk').then((giveBack) => {
      if (giveBack) served.push({ name, giveBack });
      else refused.push(name);
    });
  await vi.advanceTimersByTimeAsync(0);
}
const names = () => served.map(({ name }) => name);

describe('many heavy calls of one account', () => {
  it('wait for each other, and nobody else for them; those above a limit are refused at once', async () => {
    await ask('large', admin('a'), atOnce + waiting + 5);
    await ask('small', admin('b'));
    await ask('managers', manager('meridian'));
    await ask('elsewhere', { ...admin('a'), channelId: 'harbour' });
    const large = Array.from({ length: atOnce }, () => 'large');
    expect(names()).toEqual([...large, 'small', 'managers', 'elsewhere']);
    expect(refused).toHaveLength(5);
  });

  it('are served in the order in which they came, each when one before it is done', async () => {
    for (let at = 0; at < atOnce + 2; at += 1) await ask(`call ${at}`, admin('a'));
    expect(served).toHaveLength(atOnce);
    served[1]!.giveBack();
    served[1]!.giveBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(names().slice(atOnce)).toEqual([`call ${atOnce}`]);
    served[0]!.giveBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(names().slice(atOnce)).toEqual([`call ${atOnce}`, `call ${atOnce + 1}`]);
  });

  it('are refused when their turn does not come in time, except for pieces of a file', async () => {
    await ask('first', admin('a'), atOnce + 1);
    const piece = vi.fn();
    void shares.turn(admin('a')).then(piece);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refused).toEqual(['first']);
    expect(piece).not.toHaveBeenCalled();
    served[0]!.giveBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(piece).toHaveBeenCalledOnce();
  });

  it('count for each of its accounts where somebody administers several', async () => {
    await ask('both', admin('a', 'b'), atOnce);
    await ask('a', admin('a'));
    await ask('b', admin('b'));
    await ask('c', admin('c'));
    expect(new Set(names())).toEqual(new Set(['both', 'c']));
    served[0]!.giveBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(names().slice(atOnce + 1)).toEqual(['a', 'b']);
  });
});

it('a call that is not heavy never waits', async () => {
  await ask('heavy', admin('a'), atOnce + waiting);
  const light = await Promise.all(
    Array.from({ length: 100 }, () => shares.take(admin('a'), 'booking')),
  );
  expect(light).not.toContain(null);
});
