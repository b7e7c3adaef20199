import { describe, expect, it } from 'vitest';
import { newDraft } from '../../../contract/booking/draft.ts';
import { readyContext, readyDraft } from '../../../contract/booking/draft.fixture.ts';
import {
  correctionOf,
  moveTo,
  shownStep,
  stepEntryOf,
  unfilledSteps,
  type StepEntry,
  type StepMove,
  type StepSituation,
} from './stepHistory.ts';
import { cut, ledger, loadPage, memoryStorage, oneWay, Refusal } from './submission.fixture.ts';
import { IDLE, type Submission } from './submissionState.ts';
import type { WizardStep } from './wizard.ts';

const RUN = 'this one';
const situation: StepSituation = {
  run: RUN,
  firstStep: 'passenger',
  submission: IDLE,
  unfilled: [],
  isAsked: false,
};

/** A tab's history as the browser keeps it, with another page before the wizard. */
function tab(start: StepSituation = situation) {
  const entries: (StepEntry | null)[] = [null];
  let at = 0;
  let now = start;
  const present = () => entries[at] ?? null;
  const go = (move: StepMove): void => {
    if (move.kind === 'back') at -= move.entries;
    if (move.kind === 'replace') entries[at] = move.entry;
    if (move.kind === 'push') entries.splice((at += 1), Infinity, move.entry);
  };
  /** Moves until nothing is wrong, as the page does; -1 is the page before the wizard. */
  const settle = (movesLeft = 5): void => {
    const move = at < 0 ? null : correctionOf(present(), now);
    if (!move) return;
    expect(movesLeft).toBeGreaterThan(0);
    go(move);
    settle(movesLeft - 1);
  };
  settle();
  return {
    open(step: WizardStep): void {
      const move = moveTo(step, present()!);
      if (move) go(move);
      settle();
    },
    back(): void {
      at -= 1;
      settle();
    },
    forward(): void {
      at = Math.min(at + 1, entries.length - 1);
      settle();
    },
    become(change: Partial<StepSituation>): void {
      now = { ...now, ...change };
      settle();
    },
    hasLeft: () => at < 0,
    shown: () => shownStep(present(), now),
    length: () => entries.length,
  };
}

const submitted = async (...faults: { before?: Error; after?: Error }[]): Promise<Submission> => {
  const server = ledger();
  server.faults.push(...faults);
  const page = loadPage(server, memoryStorage());
  await page.submit(oneWay);
  return page.state();
};
const through = () => {
  const history = tab();
  history.open('address');
  history.open('vehicle');
  return history;
};

describe('Back and Forward', () => {
  it('go through the steps, and leave the form from the first one', () => {
    const history = through();
    history.back();
    expect(history.shown()).toBe('address');
    history.back();
    expect(history.shown()).toBe('passenger');
    history.forward();
    history.forward();
    expect(history.shown()).toBe('vehicle');
    history.back();
    history.back();
    history.back();
    expect(history.hasLeft()).toBe(true);
  });

  it('share one history with the buttons of the page', () => {
    const history = through();
    history.open('passenger');
    history.forward();
    expect(history.shown()).toBe('address');
    history.open('vehicle');
    expect(history.length()).toBe(3);
    history.back();
    history.back();
    history.back();
    expect(history.hasLeft()).toBe(true);
  });

  it('do not open a step before the earlier steps are filled in', () => {
    const history = through();
    history.open('passenger');
    history.become({ unfilled: unfilledSteps({ ...readyDraft, recipient: null }, readyContext) });
    history.forward();
    expect(history.shown()).toBe('passenger');
  });

  it('do not send anybody back because time has passed', () => {
    const history = through();
    const draft = { ...readyDraft, date: '2026-11-20', time: '11:59' };
    history.become({ unfilled: unfilledSteps(draft, readyContext) });
    expect(history.shown()).toBe('vehicle');
  });
});

describe('a finished booking', () => {
  it('has one entry, which Back leaves and Forward opens again', async () => {
    const booked = await submitted();
    const history = through();
    history.become({ submission: booked });
    history.open('confirmation');
    expect(history.shown()).toBe('confirmation');
    history.forward();
    history.forward();
    expect(history.shown()).toBe('confirmation');
    history.back();
    expect(history.hasLeft()).toBe(true);
    history.forward();
    expect(history.shown()).toBe('confirmation');
  });

  it('is followed by the next one, which begins with its first step', async () => {
    const history = through();
    history.become({ submission: await submitted() });
    history.open('confirmation');
    history.become({
      submission: IDLE,
      run: 'the next one',
      unfilled: unfilledSteps(newDraft(null), readyContext),
    });
    expect(history.shown()).toBe('passenger');
    history.forward();
    expect(history.shown()).toBe('passenger');
  });
});

describe('a booking that is being sent', () => {
  it('is still shown after Back', async () => {
    const uncertain = await submitted({ after: cut() });
    const history = through();
    history.become({ submission: uncertain });
    history.open('confirmation');
    history.back();
    expect(history.shown()).toBe('confirmation');
    history.back();
    expect(history.shown()).toBe('confirmation');
    history.become({ submission: IDLE });
    expect(history.shown()).toBe('address');
  });
});

describe('a refused booking', () => {
  it('keeps its steps open, so that Back corrects it and Forward shows the reason', async () => {
    const refused = await submitted({ before: new Refusal(422, 'VALIDATION_FAILED') });
    const history = through();
    history.become({ submission: refused });
    history.open('confirmation');
    expect(history.shown()).toBe('confirmation');
    history.back();
    expect(history.shown()).toBe('vehicle');
    history.forward();
    expect(history.shown()).toBe('confirmation');
    history.become({ submission: IDLE });
    expect(history.shown()).toBe('vehicle');
    history.forward();
    expect(history.shown()).toBe('vehicle');
  });
});

it('begins with the step that was kept when the page is opened again', () => {
  const history = tab({ ...situation, firstStep: 'vehicle' });
  expect(history.shown()).toBe('vehicle');
  history.open('address');
  history.open('vehicle');
  history.back();
  expect(history.shown()).toBe('address');
});

it('does not change what others wrote into the history', () => {
  expect([null, 1, {}, { booking: { step: 'x' } }].map(stepEntryOf)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
