import type { UserEvent } from '@testing-library/user-event';

/** What of React's tree is read here: the same parts as its developer tools read. */
interface Fiber {
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/** Set by React on what it has drawn anew. */
const PERFORMED_WORK = 1;

/** What was drawn since somebody began to look. */
let drawn: string[] | null = null;

const nameOf = ({ type }: Fiber): string =>
  typeof type === 'function' && type.name !== '' ? type.name : '';

/** Notes what a commit drew anew; a part whose children are the same as before was left alone. */
function note(fiber: Fiber, before: Fiber): void {
  const name = nameOf(fiber);
  // React marks it so.
  // oxlint-disable-next-line no-bitwise
  if (name !== '' && (fiber.flags & PERFORMED_WORK) !== 0) drawn?.push(name);
  if (fiber.child === before.child) return;
  for (let child = fiber.child; child; child = child.sibling)
    if (child.alternate) note(child, child.alternate);
}

// React looks for its developer tools as it is loaded: this module is imported before it.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    renderers: new Map(),
    supportsFiber: true,
    checkDCE: () => {},
    inject: () => 1,
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => {
      if (drawn && current.alternate) note(current, current.alternate);
    },
  },
});

/** The components that were drawn anew meanwhile, each as often as it was. */
export async function rendersOf(action: () => Promise<void>): Promise<string[]> {
  const mine: string[] = [];
  drawn = mine;
  await action();
  drawn = null;
  return mine;
}

/** Those of the drawn components that are named, each as often as it was drawn. */
export const drawnOf = (parts: readonly string[], drawn: readonly string[]): string[] =>
  drawn.filter((name) => parts.includes(name));

/**
 * The components that each letter draws anew. Answers and the clock draw something, too: what comes
 * with every letter is what the letter draws.
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
