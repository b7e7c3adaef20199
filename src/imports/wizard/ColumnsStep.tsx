import {
  Alert,
  Box,
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  FormControlLabel,
} from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { accountField, type AnyResource } from '../../../contract/core/resource.ts';
import type { Account } from '../../downloads/AccountChoice.tsx';
import { SubmitButton } from '../../admin/dialogs/SubmitButton.tsx';
import { EncodingChoice } from '../EncodingChoice.tsx';
import { type Matched, type NamedColumn, notImported } from '../matchColumns.ts';
import { useColumnLabel } from '../useColumnLabel.ts';
import type { Source } from '../useTableReading.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { FileAccount } from './FileAccount.tsx';
import { StepProgress } from './StepProgress.tsx';

const EXAMPLES = 3;
/** How many lines are named before the rest is only hinted at. */
const NAMED_LINES = 10;

interface ColumnsStepProps {
  declaration: AnyResource;
  source: Source;
  columns: readonly NamedColumn[];
  matched: Matched;
  /** Whether existing rows are left as they are. */
  addOnly: boolean;
  onAddOnly: (addOnly: boolean) => void;
  account: Account | null;
  onAccount: (account: Account | null) => void;
  /** How many lines have been sent, of how many; null while none are. */
  sent: { done: number; total: number } | null;
  failure: ReactNode;
  onMatched: (matched: Matched) => void;
  onRead: (source: Source) => void;
  onBack: () => void;
  onNext: () => void;
}

/** Lets the user choose what each column of the file is imported as. */
export function ColumnsStep(props: ColumnsStepProps) {
  const {
    declaration,
    source,
    columns,
    matched,
    sent,
    failure,
    onMatched,
    onRead,
    onBack,
    onNext,
  } = props;
  const { addOnly, onAddOnly, account, onAccount } = props;
  // None was chosen before, so the file is asked first.
  const [isAccountOpen] = useState(account === null);
  const translate = useTranslate();
  const labelOf = useColumnLabel(declaration);
  const [isTried, setTried] = useState(false);
  const { lines, width } = source.table;
  const chosen = new Set(matched.keys);
  const label = (one: NamedColumn) => labelOf(one.key);
  const missing = columns.filter(({ required, key }) => required && !chosen.has(key)).map(label);
  const { identifiedBy } = declaration.importable!;
  const identities = columns.filter(
    ({ field, part }) => part !== 'prefix' && identifiedBy.includes(field),
  );
  const problem =
    matched.hasHeadings && lines.length === 1
      ? translate('accounts.import.onlyHeading')
      : matched.keys.every((key) => key === null)
        ? translate('imports.nothingChosen')
        : identities.length > 0 && identities.every(({ key }) => !chosen.has(key))
          ? translate('imports.identified', { fields: identities.map(label).join(', ') })
          : undefined;
  const accountKey = accountField(declaration);
  const needsAccount = accountKey !== undefined && account === null && !chosen.has(accountKey);
  const choose = (at: number, key: string | null) =>
    onMatched({
      ...matched,
      // A field has one column: if it was matched with another one, that one is now left out.
      keys: matched.keys.map((other, index) =>
        index === at ? key : other === key && key !== null ? null : other,
      ),
    });
  const examples = (at: number) =>
    lines
      .slice(matched.hasHeadings ? 1 : 0)
      .flatMap(({ cells }) => cells[at] || [])
      .slice(0, EXAMPLES)
      .join(', ');
  const headingOf = (at: number) =>
    (matched.hasHeadings ? lines[0]?.cells[at] : '') ||
    translate('imports.column', { number: at + 1 });
  const lost = notImported(source.table, matched);
  const lostLines = [
    ...lost.lines.slice(0, NAMED_LINES),
    ...(lost.lines.length > NAMED_LINES ? ['…'] : []),
  ].join(', ');
  const options = columns.map((column) => ({ key: column.key, label: label(column) }));
  return (
    <>
      <DialogContent>
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        <EncodingChoice source={source} onRead={onRead} />
        <FormControlLabel
          control={
            <Checkbox
              checked={matched.hasHeadings}
              onChange={(_event, hasHeadings) => onMatched({ ...matched, hasHeadings })}
            />
          }
          label={translate('imports.hasHeadings')}
        />
        <Box
          component="ul"
          data-problem={(isTried && problem !== undefined) || undefined}
          sx={{ listStyle: 'none', m: 0, p: 0, mt: 1, display: 'grid', gap: 1.5 }}
        >
          {Array.from({ length: width }, (_, at) => (
            <ColumnChoice
              key={at}
              heading={headingOf(at)}
              examples={examples(at)}
              value={matched.keys[at] ?? null}
              options={options}
              onChange={(key) => choose(at, key)}
            />
          ))}
        </Box>
        {accountKey && isAccountOpen && (
          <Box sx={{ mt: 2.5 }}>
            <FileAccount
              account={account}
              error={isTried && needsAccount ? translate('imports.accountMissing') : undefined}
              onAccount={onAccount}
            />
          </Box>
        )}
        {identities.length > 0 && (
          <FormControlLabel
            control={<Checkbox checked={addOnly} onChange={(_event, isOn) => onAddOnly(isOn)} />}
            label={translate('imports.addOnly')}
            sx={{ mt: 1 }}
          />
        )}
        {lost.columns.length > 0 && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {translate('imports.leftOut', { columns: lost.columns.map(headingOf).join(', ') })}
          </Alert>
        )}
        {lost.lines.length > 0 && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {translate('imports.moreCells', { lines: lostLines })}
          </Alert>
        )}
        {isTried && problem ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        ) : (
          missing.length > 0 && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {translate('imports.missing', { fields: missing.join(', ') })}
            </Alert>
          )
        )}
        {sent && (
          <Box sx={{ mt: 2 }}>
            <StepProgress text={translate('imports.bringing', sent)} {...sent} />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onBack} disabled={sent !== null} sx={{ mr: 'auto' }}>
          {translate('imports.back')}
        </Button>
        <SubmitButton
          loading={sent !== null}
          onClick={() => {
            setTried(true);
            if (!problem && !needsAccount) onNext();
          }}
        >
          {translate('imports.next')}
        </SubmitButton>
      </DialogActions>
    </>
  );
}
