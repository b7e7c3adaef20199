import type { UserEvent } from '@testing-library/user-event';

/** The parts of React's tree that are read here; React's developer tools read the same. */
interface Fiber {
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/** The flag that React sets on what it has drawn again. */
const PERFORMED_WORK = 1;

/** The components drawn since somebody began to watch. */
let drawn: string[] | null = null;

/** The components created since somebody began to watch. */
let created: string[] | null = null;

const COMPONENTS = new Set([Symbol.for('react.forward_ref'), Symbol.for('react.memo')]);
const isComponent = (type: unknown): boolean =>
  typeof type === 'function' ||
  (typeof type === 'object' &&
    type !== null &&
    '$$typeof' in type &&
    COMPONENTS.has(type.$$typeof as symbol));

/** Notes everything in a part that was not there before. */
function noteCreated(fiber: Fiber): void {
  if (isComponent(fiber.type)) created?.push(nameOf(fiber));
  for (let child = fiber.child; child; child = child.sibling) noteCreated(child);
}

const nameOf = ({ type }: Fiber): string =>
  typeof type === 'function' && type.name !== '' ? type.name : '';

/** Notes what a commit drew again, and what it created. A part whose children are the same as before was not drawn. */
function note(fiber: Fiber, before: Fiber): void {
  const name = nameOf(fiber);
  // React uses bits as flags.
  // oxlint-disable-next-line no-bitwise
  if (name !== '' && (fiber.flags & PERFORMED_WORK) !== 0) drawn?.push(name);
  if (fiber.child === before.child) return;
  for (let child = fiber.child; child; child = child.sibling)
    if (child.alternate) note(child, child.alternate);
    else noteCreated(child);
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
      if ((drawn ?? created) && current.alternate) note(current, current.alternate);
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

/** The components that were created during the action, MUI's and React Admin's included. */
export async function createdBy(action: () => Promise<void>): Promise<string[]> {
  const mine: string[] = [];
  created = mine;
  await action();
  created = null;
  return mine;
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
