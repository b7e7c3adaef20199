import { expect, it } from 'vitest';
import { keptColumns } from './keptColumns.ts';

const ALL = ['total', 'status', 'pickupAt'] as const;

it('keeps the columns that exist, each once', () => {
  const kept = ['total', 'nonsense', 'total', 'status'];
  expect(keptColumns(kept, ALL, ['pickupAt'])).toEqual(['total', 'status']);
});

it.each([[null], [['nonsense']], [[]]])('begins with the initial columns for %j', (kept) => {
  expect(keptColumns(kept, ALL, ['pickupAt'])).toEqual(['pickupAt']);
});
