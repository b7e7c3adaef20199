import { Alert, Button } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useActor } from '../../authProvider/useGrant.ts';
import { rowAddress } from '../places.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { Refused } from './Refused.tsx';
import type { RefusalNotice } from './useDialogSave.ts';

/** As a ref: in a long form, the reason of a refusal would be far above what is seen. */
const showAtTop = (element: HTMLElement | null): void => element?.scrollIntoView();

interface RefusalAlertProps {
  refusal: RefusalNotice;
  title: string | undefined;
  /** The button that overrules the refusal, where that is possible. */
  overrule: string | undefined;
  onOverrule: (values: FieldValues) => void;
}

/** Says at the head of a form why it was refused, with a link to the row in the way. */
export function RefusalAlert({ refusal, title, overrule, onOverrule }: RefusalAlertProps) {
  const translate = useTranslate();
  const { declaration } = useDeclared();
  const { role } = useActor();
  const { told, otherId, overruled } = refusal;
  const otherAddress = otherId && rowAddress(declaration.name, role, otherId);
  const action = otherAddress ? (
    <Button color="inherit" size="small" component={LinkBase} to={otherAddress}>
      {translate('resources.form.openOther')}
    </Button>
  ) : (
    overruled && (
      <Button color="inherit" size="small" onClick={() => onOverrule(overruled)}>
        {overrule}
      </Button>
    )
  );
  return (
    <Alert ref={showAtTop} severity="error" sx={{ mb: 2 }} action={action}>
      <Refused refusal={told} title={title} />
    </Alert>
  );
}
