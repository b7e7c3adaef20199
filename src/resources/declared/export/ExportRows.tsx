import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  useGetResourceLabel,
  useListContext,
  useLocale,
  useNotify,
  useTranslate,
} from 'react-admin';
import { Failed } from '../../../failures/Failed.tsx';
import { languageOf } from '../../../../contract/core/languages.ts';
import { csvFormatFor } from '../../../../contract/reports/csvFormat.ts';
import { FILE_FORMATS, type FileFormat } from '../../../../contract/reports/fileFormat.ts';
import { FormDialog } from '../../../admin/dialogs/FormDialog.tsx';
import { AccountChoice, type Account } from '../../../downloads/AccountChoice.tsx';
import type { AccountReport } from '../../../downloads/AccountReport.ts';
import { downloadRows } from '../../../downloads/reportCalls.ts';
import { refreshExports } from '../../../downloads/backgroundFiles.ts';
import { OptionGroup } from '../../../downloads/OptionGroup.tsx';
import { useListedAccount } from '../../../shell/account/useListedAccount.ts';
import { plainFields } from '../columns.ts';
import { useDeclared } from '../DeclaredContext.tsx';
import { useShownColumns } from '../ShownColumns.ts';
import { listQuery } from './listQuery.ts';

interface ColumnsProps {
  names: readonly string[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** Lets the user choose the columns. Chosen ones keep their order, and another one comes last. */
function Columns({ names, chosen, error, onChange }: ColumnsProps) {
  const translate = useTranslate();
  const { declaration } = useDeclared();
  return (
    <FormControl component="fieldset" error={error !== undefined}>
      <FormLabel component="legend">{translate('downloads.columns')}</FormLabel>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            control={
              <Checkbox
                checked={chosen.includes(name)}
                onChange={(_event, isChosen) =>
                  onChange(isChosen ? [...chosen, name] : chosen.filter((one) => one !== name))
                }
              />
            }
            label={translate(`resources.${declaration.name}.fields.${name}`)}
            sx={{ minHeight: { xs: 44, sm: 36 } }}
          />
        ))}
      </Box>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}

/** The choice of what the surrounding list shows. */
const LIST = 'list';

interface ExportRowsProps {
  /** What can be exported instead. */
  reports?: readonly AccountReport[];
  onClose: () => void;
}

const NONE: readonly AccountReport[] = [];

/**
 * Asks for columns and format of what the surrounding list shows, or for the account of another file,
 * then downloads it.
 */
export default function ExportRows({ reports = NONE, onClose }: ExportRowsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const language = useLocale();
  const queryClient = useQueryClient();
  const { declaration } = useDeclared();
  const { filterValues, filter, sort, total = 0 } = useListContext();
  const label = useGetResourceLabel();
  // The parts of a person's name have separate columns.
  const shown = useShownColumns().flatMap(({ fields }) => fields);
  const names = [...new Set([...shown, ...plainFields(declaration)])];
  const [columns, setColumns] = useState<readonly string[]>(shown);
  const [format, setFormat] = useState<FileFormat>(csvFormatFor(languageOf(language)));
  const [wanted, setWanted] = useState<string>(LIST);
  const report = reports.find(({ name }) => name === wanted);
  const shownAccount = useListedAccount();
  const [chosen, setChosen] = useState<Account | null>();
  const account = chosen === undefined ? shownAccount : chosen;
  const title = translate(`resources.${declaration.name}.title`, { _: label(declaration.name, 2) });
  const starting = useMutation({
    mutationFn: () =>
      report
        ? report.download(account?.id ?? null, language)
        : downloadRows(declaration.name, {
            ...listQuery({ filters: { ...filterValues, ...filter }, sort }),
            columns: columns.join(','),
            headings: JSON.stringify(
              columns.map((name) => translate(`resources.${declaration.name}.fields.${name}`)),
            ),
            fileName: title,
            format,
            lang: language,
          }),
    async onSuccess(how) {
      notify(`downloads.${how}`, { type: 'success' });
      await refreshExports(queryClient);
      onClose();
    },
  });
  const { error } = starting;
  return (
    <FormDialog
      title={
        reports.length > 0
          ? translate('downloads.rows.entry')
          : translate('downloads.rows.title', { name: title })
      }
      text={
        report
          ? translate('downloads.people.text')
          : translate('downloads.rows.text', { smart_count: total, rows: total })
      }
      width={600}
      submitLabel={translate('downloads.start')}
      isBusy={starting.isPending}
      failure={error && <Failed error={error} otherwise="downloads.failed" />}
      onSubmit={() => {
        if (report || columns.length > 0) starting.mutate();
      }}
      onClose={onClose}
    >
      {reports.length > 0 && (
        <OptionGroup
          label={translate('downloads.rows.what')}
          value={wanted}
          options={[
            [LIST, `${translate('downloads.rows.list')}: ${title}`] as const,
            ...reports.map(({ name, label: text }) => [name, text] as const),
          ]}
          onChange={setWanted}
        />
      )}
      {report ? (
        <AccountChoice account={account} onChange={setChosen} />
      ) : (
        <>
          <Columns
            names={names}
            chosen={columns}
            error={columns.length === 0 ? translate('downloads.rows.noColumns') : undefined}
            onChange={setColumns}
          />
          <OptionGroup
            label={translate('downloads.format')}
            value={format}
            options={FILE_FORMATS.map((option) => [
              option,
              translate(`downloads.formats.${option}`),
            ])}
            onChange={setFormat}
          />
        </>
      )}
    </FormDialog>
  );
}
