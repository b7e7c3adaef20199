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
import { downloadRows } from '../../../downloads/reportCalls.ts';
import { refreshExports } from '../../../downloads/backgroundFiles.ts';
import { OptionGroup } from '../../../downloads/OptionGroup.tsx';
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

/** Asks for columns and format of what the surrounding list shows, then downloads it. */
export default function ExportRows({ onClose }: { onClose: () => void }) {
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
  const title = translate(`resources.${declaration.name}.title`, { _: label(declaration.name, 2) });
  const starting = useMutation({
    mutationFn: () =>
      downloadRows(declaration.name, {
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
      notify(how === 'started' ? 'downloads.started' : 'downloads.inBackground', {
        type: 'success',
      });
      await refreshExports(queryClient);
      onClose();
    },
  });
  const { error } = starting;
  return (
    <FormDialog
      title={translate('downloads.rows.title', { name: title })}
      text={translate('downloads.rows.text', { smart_count: total, rows: total })}
      width={600}
      submitLabel={translate('downloads.start')}
      isBusy={starting.isPending}
      failure={error && <Failed error={error} otherwise="downloads.failed" />}
      onSubmit={() => {
        if (columns.length > 0) starting.mutate();
      }}
      onClose={onClose}
    >
      <Columns
        names={names}
        chosen={columns}
        error={columns.length === 0 ? translate('downloads.rows.noColumns') : undefined}
        onChange={setColumns}
      />
      <OptionGroup
        label={translate('downloads.format')}
        value={format}
        options={FILE_FORMATS.map((option) => [option, translate(`downloads.formats.${option}`)])}
        onChange={setFormat}
      />
    </FormDialog>
  );
}
