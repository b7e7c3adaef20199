import { Alert, ListItemText, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Encoding } from './reading/decode.ts';
import { type Source, useTableReading } from './useTableReading.ts';

const NAMES: Record<Encoding, string> = {
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'windows-1253': 'Windows-1253',
  macintosh: 'Mac Roman',
};

/** Lets the user read a file that does not name its encoding in another one than was guessed. */
export function EncodingChoice({
  source: { guessed },
  onRead,
}: {
  source: Pick<Source, 'guessed'>;
  onRead: (source: Source) => void;
}) {
  const translate = useTranslate();
  const { read, isReading, failure } = useTableReading(onRead);
  if (!guessed) return null;
  const { file, guess } = guessed;
  const options = guess.examples.map(({ encoding, text }) => ({
    name: NAMES[encoding],
    encoding,
    text,
  }));
  return (
    <>
      {failure && <Alert severity="error">{failure}</Alert>}
      <TextField
        select
        fullWidth
        size="small"
        label={translate('imports.encoding')}
        helperText={translate('imports.encodingHelp')}
        value={guess.encoding}
        disabled={isReading}
        // The field has one line, and what matters is whether these look right.
        slotProps={{
          select: {
            renderValue: (value) => options.find(({ encoding }) => encoding === value)?.text,
          },
        }}
        onChange={({ target }) =>
          read(file, options.find(({ encoding }) => encoding === target.value)?.encoding)
        }
      >
        {options.map(({ name, encoding, text }) => (
          <MenuItem key={encoding} value={encoding}>
            <ListItemText
              primary={text}
              secondary={name}
              slotProps={{ primary: { noWrap: true } }}
              sx={{ my: 0 }}
            />
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}
