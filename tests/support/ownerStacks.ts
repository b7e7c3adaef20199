import * as React from 'react';

/**
 * React records a stack trace for each of the first ten thousand elements of a second, so that a
 * warning can say who made one. That takes an eighth of the time of the console's tests, so here
 * React is told that those ten thousand are always used up. Warnings still name their component.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
if (!internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its owner stacks elsewhere now: bring tests/support up to date');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
