import AddIcon from '@mui/icons-material/Add';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import {
  useEvent,
  useGetManyAggregate,
  useInput,
  useRecordContext,
  useTranslate,
  ValidationError,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Corporation, LinkedAccount } from '../../../contract/resources/corporations.ts';
import type { Fleet } from '../../../contract/resources/fleets.ts';
import { ConfirmDialog } from '../../admin/dialogs/ConfirmDialog.tsx';
import { useFoundFleets } from './FleetChoice.tsx';
import { pageConfig } from '../../shell/pageConfig.ts';
import { SimulatedNumbers } from './SimulatedNumbers.tsx';
import { linkedRow, LinkedAccountRow } from './LinkedAccountRow.tsx';
import { isFoundValid, type LinkedDraft } from './validity.ts';

const SOURCE = 'linkedAccounts';
const BLANK: LinkedDraft = { fleetId: null, accountNumber: '' };
const NONE: LinkedAccount[] = [];

const isSame = (one: LinkedAccount, { fleetId, accountNumber }: LinkedDraft) =>
  one.fleetId === fleetId && one.accountNumber === accountNumber.trim();

/** Asks before the link to a fleet that bills the account is removed. */
function ConfirmRemoval(props: { fleetId: string; onKeep: () => void; onConfirm: () => void }) {
  const translate = useTranslate();
  const { data: [fleet] = [] } = useGetManyAggregate<Fleet>('fleets', { ids: [props.fleetId] });
  const values = { fleet: fleet?.companyName ?? '' };
  return (
    <ConfirmDialog
      isDangerous
      title={translate('accounts.removeTitle', values)}
      keepLabel={translate('common.cancel')}
      confirmLabel={translate('resources.delete.confirm')}
      onKeep={props.onKeep}
      onConfirm={props.onConfirm}
    >
      {translate('accounts.removeText', values)}
    </ConfirmDialog>
  );
}

/** The fleets that bill an account, each once. All of their numbers must be known to be valid. */
export function LinkedAccountsInput() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { trigger, getFieldState } = useFormContext();
  const stored = useRecordContext<Corporation>()?.linkedAccounts ?? NONE;
  const isValid = (linked: LinkedDraft) =>
    stored.some((one) => isSame(one, linked)) || isFoundValid(queryClient, linked);
  const { field, fieldState, formState } = useInput<LinkedDraft[]>({
    source: SOURCE,
    defaultValue: [],
    validate: (linked: LinkedDraft[] | null) => {
      if ((linked ?? []).length === 0) return 'accounts.fleetMissing';
      return (linked ?? []).every(isValid) ? undefined : 'accounts.notAllValid';
    },
  });
  const [removing, setRemoving] = useState<number | null>(null);
  const checked = useEvent(() => {
    // Checking again would remove what the server said.
    if (getFieldState(SOURCE).error?.type !== 'server') void trigger(SOURCE);
  });
  const values: LinkedDraft[] = field.value ?? [];
  // Shows an empty one where there is none.
  const shown = values.length > 0 ? values : [BLANK];
  const change = (changed: LinkedDraft[]) => field.onChange(changed);
  const hintId = useId();
  const box = useRef<HTMLElement>(null);
  /** The fleet that gets the focus once there are so many, because the pressed button goes away. */
  const next = useRef<{ at: number; count: number } | null>(null);
  const remove = (at: number) => {
    setRemoving(null);
    next.current = { at: Math.min(at, Math.max(0, values.length - 2)), count: values.length - 1 };
    change(values.filter((_linked, index) => index !== at));
  };
  useEffect(() => {
    if (next.current?.count !== values.length) return;
    const rows = box.current?.querySelectorAll(':scope > fieldset');
    rows?.[next.current.at]?.querySelector('input')?.focus();
    next.current = null;
  }, [values.length]);
  const add = () => {
    const blank = shown.findIndex(({ fleetId }) => fleetId === null);
    setAsked(blank >= 0);
    if (blank >= 0) {
      // The fleet that is there comes first.
      box.current?.querySelectorAll(':scope > fieldset')[blank]?.querySelector('input')?.focus();
      return;
    }
    next.current = { at: values.length, count: values.length + 1 };
    change([...values, BLANK]);
  };
  const taken = values.flatMap(({ fleetId }) => fleetId ?? []);
  const { total: fleetCount = Infinity } = useFoundFleets('');
  const { error } = fieldState;
  const [isAsked, setAsked] = useState(false);
  return (
    <Box ref={box} sx={{ display: 'grid', gap: 1, mt: 1, mb: 1.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate('resources.corporations.fields.linkedAccounts')}
      </Typography>
      <Box aria-hidden sx={{ ...linkedRow(values.length > 0), mb: -1, color: 'text.secondary' }}>
        {(['fleetId', 'accountNumber'] as const).map((name) => (
          <Typography key={name} variant="caption">
            {translate(`resources.corporations.items.linkedAccounts.${name}`)}
          </Typography>
        ))}
      </Box>
      {shown.map((linked, at) => (
        <LinkedAccountRow
          // Rows of a list are only known by their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          number={at + 1}
          linked={linked}
          isStored={stored.some((one) => isSame(one, linked))}
          taken={taken}
          isTried={formState.isSubmitted || isAsked}
          hintId={pageConfig().hasSimulatedDispatch ? hintId : undefined}
          onChange={(changed) => change(shown.with(at, changed))}
          onChecked={checked}
          onRemove={
            values.length === 0
              ? undefined
              : () =>
                  stored.some(({ fleetId }) => fleetId === linked.fleetId)
                    ? setRemoving(at)
                    : remove(at)
          }
        />
      ))}
      <SimulatedNumbers id={hintId} />
      {error?.type === 'server' && error.message && (
        <FormHelperText error>
          <ValidationError error={error.message} />
        </FormHelperText>
      )}
      {values.length === 0 && <FormHelperText>{translate('accounts.fleetMissing')}</FormHelperText>}
      {shown.length < fleetCount && (
        <Button size="small" startIcon={<AddIcon />} onClick={add} sx={{ justifySelf: 'start' }}>
          {translate('accounts.addFleet')}
        </Button>
      )}
      {removing !== null && (
        <ConfirmRemoval
          fleetId={values[removing]?.fleetId ?? ''}
          onKeep={() => setRemoving(null)}
          onConfirm={() => remove(removing)}
        />
      )}
    </Box>
  );
}
