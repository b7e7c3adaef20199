import { Button, Typography, type ButtonProps, type SxProps } from '@mui/material';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';

/**
 * What is not right yet. A part of a form that is no field says so by `data-problem`. Libraries keep
 * hidden fields with the same mark.
 */
const PROBLEM = '[aria-invalid="true"]:not([aria-hidden="true"]), [data-problem]';

const problemsIn = (scope: ParentNode): HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>(PROBLEM)].filter(
    (one) => !one.parentElement?.closest(PROBLEM),
  );

function focusOnProblem(problem: HTMLElement): void {
  problem.focus();
  if (document.activeElement === problem) return;
  problem.querySelector<HTMLElement>('input:not(:disabled), button, [tabindex]')?.focus();
}

/** Moves the focus to the first field that is not right, or else to what stops the form. */
export function focusFirstProblem(scope: ParentNode): void {
  const [first] = problemsIn(scope);
  if (first) focusOnProblem(first);
}

interface SubmitButtonProps extends ButtonProps {
  /**
   * False while something is missing: the button looks so, and a press leads there. Absent where only
   * a press can tell.
   */
  isReady?: boolean;
  /** What a press says if the form has no field that is not right. */
  told?: string | undefined;
  noteSx?: SxProps;
}

/**
 * The button that sends a form or a dialog. It is never silently disabled: a press that cannot do
 * what was asked leads to the first problem, and the text beside the button counts them until they
 * are solved.
 */
export function SubmitButton(button: SubmitButtonProps) {
  const { isReady, told, noteSx = {}, onClick, sx, ...props } = button;
  const translate = useTranslate();
  const watch = useRef<AbortController>(null);
  /** How many problems there are since the last press; null when nothing was pressed. */
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => () => watch.current?.abort(), []);

  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    onClick?.(event);
    const scope = event.currentTarget.closest('form, [role="dialog"]');
    if (!scope) return;
    watch.current?.abort();
    const { signal } = (watch.current = new AbortController());
    let isLed = false;
    // What is marked although the form is ready may be sent as it is.
    const allowed = new Set(isReady ? problemsIn(scope) : []);
    const look = (): void => {
      const problems = problemsIn(scope).filter((one) => !allowed.has(one));
      setCount(problems.length);
      if (isLed || !problems[0]) return;
      isLed = true;
      focusOnProblem(problems[0]);
    };
    // Some problems are known to the form a moment later, and others only to the server.
    const observer = new MutationObserver(look);
    signal.addEventListener('abort', () => observer.disconnect());
    observer.observe(scope, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-invalid', 'data-problem'],
    });
    requestAnimationFrame(() => {
      if (!signal.aborted) look();
    });
    /** Nobody is led away from what they do next. */
    const goOn = (): void => {
      isLed = true;
      if (problemsIn(scope).some((one) => !allowed.has(one))) return;
      watch.current?.abort();
      setCount(null);
    };
    for (const name of ['keydown', 'pointerdown'])
      scope.addEventListener(name, goOn, { once: true, capture: true, signal });
  };

  return (
    <>
      <Typography
        component="output"
        variant="body2"
        color={count ? 'error' : 'textSecondary'}
        sx={[
          {
            order: -1,
            flex: '1 1 160px',
            alignSelf: 'center',
            '&:empty': { position: 'absolute' },
          },
          ...[noteSx].flat(),
        ]}
      >
        {count ? translate('common.problems', { smart_count: count }) : count === 0 ? told : null}
      </Typography>
      <Button
        variant="contained"
        {...props}
        onClick={press}
        aria-disabled={isReady === false}
        sx={[isReady === false && { opacity: 0.5 }, ...[sx ?? []].flat()]}
      />
    </>
  );
}
