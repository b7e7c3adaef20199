import type { UserEvent } from '@testing-library/user-event';

/** The parts of React's tree that are read here; React's developer tools read the same. */
interface Fiber {
  tag: number;
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/** The flag that React sets on what it has drawn again. */
const PERFORMED_WORK = 1;

/** The tags of components: functions, classes, those with a ref, and memoized ones. */
const COMPONENTS: ReadonlySet<number> = new Set([0, 1, 11, 14, 15]);

/** The components drawn since somebody began to watch. */
let drawn: string[] | null = null;
/** How many components were created since somebody began to watch, and who is told when. */
let created: { count: number; isThere: () => boolean; tell: (count: number) => void } | null = null;

const nameOf = ({ type }: Fiber): string =>
  typeof type === 'function' && type.name !== '' ? type.name : '';

function countIn(fiber: Fiber): number {
  let count = COMPONENTS.has(fiber.tag) ? 1 : 0;
  for (let child = fiber.child; child; child = child.sibling) count += countIn(child);
  return count;
}

/**
 * Notes what a commit drew again and what it created. A part whose children are the same as before
 * was not drawn.
 */
function note(fiber: Fiber, before: Fiber): void {
  const name = nameOf(fiber);
  // React uses bits as flags.
  if (name !== '' && (fiber.flags & PERFORMED_WORK) !== 0) drawn?.push(name);
  if (fiber.child === before.child) return;
  for (let child = fiber.child; child; child = child.sibling)
    if (child.alternate) note(child, child.alternate);
    else if (created) created.count += countIn(child);
}

// React looks for its developer tools while it is loaded, so this module has to be imported before
// it.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    renderers: new Map(),
    supportsFiber: true,
    checkDCE: () => {},
    inject: () => 1,
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => {
      if (!drawn && !created) return;
      if (current.alternate) note(current, current.alternate);
      if (!created?.isThere()) return;
      created.tell(created.count);
      created = null;
    },
  },
});

/** The components that were drawn again during the action, with repetitions. */
export async function rendersOf(action: () => Promise<void>): Promise<string[]> {
  const mine: string[] = [];
  drawn = mine;
  await action();
  drawn = null;
  return mine;
}

/**
 * How many components are created until a part of the page is there, grey bars that stood in its
 * place included.
 */
export async function createdUntil(
  isThere: () => boolean,
  action: () => Promise<unknown>,
): Promise<number> {
  const counted = new Promise<number>((resolve) => {
    created = { count: 0, isThere, tell: resolve };
  });
  await action();
  return counted;
}

/** How many components were created during the action, those of libraries included. */
export async function createdBy(action: () => Promise<void>): Promise<number> {
  const mine = { count: 0, isThere: () => false, tell: () => {} };
  created = mine;
  await action();
  created = null;
  return mine.count;
}

/** The drawn components that have one of these names, with repetitions. */
export const drawnOf = (parts: readonly string[], drawn: readonly string[]): string[] =>
  drawn.filter((name) => parts.includes(name));

/**
 * The components that each letter draws again. Answers and the clock draw things, too, so only what
 * is drawn for every letter counts.
 */
export async function drawnByLetter(
  user: Pick<UserEvent, 'keyboard'>,
  text: string,
  parts: readonly string[],
): Promise<string[]> {
  const letters: string[][] = [];
  for (const letter of text) letters.push(await rendersOf(() => user.keyboard(letter)));
  return parts.filter((part) => letters.every((drawn) => drawn.includes(part)));
}
