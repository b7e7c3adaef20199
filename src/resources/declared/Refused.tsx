import { AlertTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Failed } from '../../failures/Failed.tsx';
import type { Refusal } from './problem.ts';

interface RefusedProps {
  refusal: Refusal;
  /** The heading, where the page has its own. */
  title?: string | undefined;
}

/** What the head of a form says about a refused write: the reasons of marked fields are at the fields. */
export function Refused({ refusal, title }: RefusedProps) {
  const translate = useTranslate();
  const { error, fields, message, unexplained, isChanged } = refusal;
  if (Object.keys(fields).length === 0)
    return (
      <Failed error={error} otherwise={unexplained} title={title} text={message ?? undefined} />
    );
  return (
    <>
      {title && <AlertTitle>{title}</AlertTitle>}
      {translate(`resources.form.${isChanged ? 'changedSince' : 'fixFields'}`)}
    </>
  );
}
