import { expect, it } from 'vitest';
import { gathered } from './gathered.ts';
import type { Database } from '../open.ts';

const databaseOf = () => ({ orm: {}, pool: {} }) as Pick<Database, 'orm' | 'pool'>;

it('asks once for everybody who asks within moments, and once more for those with another reach', async () => {
  const asked: (readonly string[])[] = [];
  const find = gathered<string, string>((_database, keys) => {
    asked.push(keys);
    return Promise.resolve(keys.map((key) => key.toUpperCase()));
  });
  const [one, another] = [databaseOf(), databaseOf()];
  const found = await Promise.all([find(one, 'a'), find(another, 'b'), find(one, 'c')]);
  expect(found).toEqual(['A', 'B', 'C']);
  expect(asked).toEqual([['a', 'c'], ['b']]);
  expect(await find(one, 'd')).toBe('D');
  expect(asked).toHaveLength(3);
});

it('handles at most as many together as fit into one statement', async () => {
  const sizes: number[] = [];
  const find = gathered<number, number>((_database, keys) => {
    sizes.push(keys.length);
    return Promise.resolve(keys);
  });
  const database = databaseOf();
  const keys = Array.from({ length: 120 }, (_, n) => n);
  expect(await Promise.all(keys.map((key) => find(database, key)))).toEqual(keys);
  expect(sizes).toEqual([50, 50, 20]);
});

it('lets no caller block the others', async () => {
  const find = gathered<string, string>((_database, keys) =>
    keys.includes('bad') ? Promise.reject(new Error('not this one')) : Promise.resolve(keys),
  );
  const database = databaseOf();
  const found = await Promise.allSettled(['a', 'bad', 'b'].map((key) => find(database, key)));
  expect(found.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
