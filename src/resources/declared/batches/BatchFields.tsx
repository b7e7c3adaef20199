import {
  Box,
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  DialogContentText,
  FormControlLabel,
  FormHelperText,
} from '@mui/material';
import { useState } from 'react';
import { Form, useListContext, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { isTexts, useKept } from '../../../drafts/useKept.ts';
import { useSelectedAccountId } from '../../../shell/account/useSelectedAccount.ts';
import { SubmitButton } from '../../../admin/dialogs/SubmitButton.tsx';
import { accountField } from '../columns.ts';
import { useDeclared } from '../DeclaredContext.tsx';
import { FormDraft } from '../FormDraft.tsx';
import { DeclaredInput } from '../inputs/DeclaredInput.tsx';
import { useGrants } from '../../../authProvider/useGrant.ts';
import { batchFields } from './batchFields.ts';

interface BatchFieldsProps {
  /** The earlier choice, when somebody comes back to change it. */
  before: Record<string, unknown>;
  isBusy: boolean;
  onCancel: () => void;
  /** Called with the chosen fields and their values. */
  onChosen: (changes: Record<string, unknown>) => void;
}

/** The fields to change, and the value that each gets in every row. */
export function BatchFields({ before, isBusy, onCancel, onChosen }: BatchFieldsProps) {
  const translate = useTranslate();
  const { declaration } = useDeclared();
  const { canUpdate } = useGrants(declaration);
  const { filterValues } = useListContext();
  const accountId = useSelectedAccountId();
  const [chosen, setChosen] = useKept<readonly string[]>(
    'batch.fields',
    () => Object.keys(before),
    isTexts,
  );
  const [isTried, setTried] = useState(false);
  const names = batchFields(declaration, canUpdate);
  const account = accountField(declaration);
  const filtered: unknown = filterValues['corporationId'];
  // Rows of one account are only offered references to rows of that account.
  const defaults = Object.fromEntries([
    ...names.map((name) => [name, declaration.fields[name]?.default ?? null]),
    ...(account ? [[account, accountId ?? filtered ?? null]] : []),
    ...Object.entries(before),
  ]) as FieldValues;
  const submit = (values: FieldValues): void => {
    setTried(true);
    if (chosen.length === 0) return;
    onChosen(
      Object.fromEntries(
        chosen.map((name) => [name, values[name] === '' ? null : (values[name] ?? null)]),
      ),
    );
  };
  return (
    <Form
      noValidate
      defaultValues={defaults}
      onSubmit={submit}
      disableInvalidFormNotification
      mode="onTouched"
    >
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{translate('batches.choose')}</DialogContentText>
        <FormDraft name="batch.values">
          <div data-problem={(isTried && chosen.length === 0) || undefined}>
            {names.map((name) => {
              const field = declaration.fields[name];
              const isChosen = chosen.includes(name);
              if (!field) return null;
              return (
                <Box key={name}>
                  <FormControlLabel
                    label={translate(`resources.${declaration.name}.fields.${name}`)}
                    control={
                      <Checkbox
                        checked={isChosen}
                        onChange={(_event, isOn) =>
                          setChosen(
                            isOn ? [...chosen, name] : chosen.filter((other) => other !== name),
                          )
                        }
                      />
                    }
                  />
                  {isChosen && (
                    <Box sx={{ pl: 4 }}>
                      <DeclaredInput name={name} field={field} accountSource={account} />
                    </Box>
                  )}
                </Box>
              );
            })}
          </div>
        </FormDraft>
        {isTried && chosen.length === 0 && (
          <FormHelperText error role="alert">
            {translate('batches.nothingChosen')}
          </FormHelperText>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onCancel} disabled={isBusy}>
          {translate('common.cancel')}
        </Button>
        <SubmitButton type="submit" loading={isBusy}>
          {translate('batches.next')}
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}
