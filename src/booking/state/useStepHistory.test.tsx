import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, createPath, Router, type Navigator } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { newDraft } from '../../../contract/booking/draft.ts';
import { createDraftStore } from './draftStore.ts';
import { ledger, loadPage, memoryStorage, oneWay } from './submission.fixture.ts';
import { IDLE, type Submission } from './submissionState.ts';
import { useStepHistory } from './useStepHistory.ts';
import { newWizard } from './wizard.ts';

const EMPTY = createDraftStore(newWizard(newDraft(null)));
const FORM = { pathname: '/create-v2', search: '' };

interface FormProps {
  submission: Submission;
  onForgotten: () => void;
}

/** The part of the form that its history needs: the step that is shown, and the way to book. */
function Form({ submission, onForgotten }: FormProps) {
  const { step, open } = useStepHistory({
    run: 'this one',
    firstStep: 'vehicle',
    submission,
    unfilled: [],
    isAsked: false,
    store: EMPTY,
    isCopying: false,
    address: FORM,
    onForgotten,
    onLeft: () => {},
  });
  return <button onClick={() => open('confirmation')}>{step}</button>;
}

/** The form on a router that moves immediately, but shows the new page only when told to draw. */
function openSlowly() {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [FORM] });
  const push = vi.fn<Navigator['push']>((to, state) => void router.navigate(to, { state }));
  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (entries) => void router.navigate(entries),
    push,
    replace: (to, state) => void router.navigate(to, { state, replace: true }),
  };
  const onForgotten = vi.fn();
  let shown = router.state.location;
  let submission: Submission = IDLE;
  const page = () => (
    <Router location={shown} navigator={navigator}>
      <Form submission={submission} onForgotten={onForgotten} />
    </Router>
  );
  const { rerender } = render(page());
  return {
    onForgotten,
    push,
    /** The booking goes on while the page still shows the entry before. */
    become: (next: Submission): void => {
      submission = next;
      rerender(page());
    },
    /** Opens the form again. */
    comeAgain: () => act(() => router.navigate(FORM)),
    /** Draws the router's place, and every place that this leads to, until it no longer changes. */
    async draw(): Promise<void> {
      while (shown.key !== router.state.location.key) {
        shown = router.state.location;
        await act(async () => rerender(page()));
      }
    },
  };
}

it('keeps a booking that ends before its confirmation is shown, until the form is opened again', async () => {
  const user = userEvent.setup();
  const attempt = loadPage(ledger(), memoryStorage());
  const form = openSlowly();
  await user.click(screen.getByRole('button', { name: 'vehicle' }));
  await attempt.submit(oneWay);
  form.become(attempt.state());
  expect(form.onForgotten).not.toHaveBeenCalled();
  await form.draw();
  expect(screen.getByRole('button', { name: 'confirmation' })).toBeInTheDocument();
  expect(form.onForgotten).not.toHaveBeenCalled();

  await form.comeAgain();
  await form.draw();
  expect(form.onForgotten).toHaveBeenCalledOnce();
});

it('opens a step once by a double click, so that one step back leads to the step before', async () => {
  const user = userEvent.setup();
  const form = openSlowly();
  await user.dblClick(screen.getByRole('button', { name: 'vehicle' }));
  expect(form.push).toHaveBeenCalledOnce();
});
