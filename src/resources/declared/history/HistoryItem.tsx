import ToIcon from '@mui/icons-material/ArrowRightAlt';
import { Box, Typography } from '@mui/material';

import { useTranslate } from 'react-admin';
import type { HistoryEntry } from '../../../../contract/core/history.ts';
import type { AnyResource } from '../../../../contract/core/resource.ts';
import { visuallyHidden } from '../../../theme/visuallyHidden.ts';
import { useDeclared } from '../DeclaredContext.tsx';
import { FieldValue } from '../FieldValue.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';

type Change = HistoryEntry['changes'][number];

function Values({ declaration, change }: { declaration: AnyResource; change: Change }) {
  const translate = useTranslate();
  const { cells } = useDeclared();
  const { field: name, from, to, isKept } = change;
  if (!isKept) return <em>{translate('history.notKept')}</em>;
  const isStructure = declaration.fields[name]?.kind === 'object';
  const cell = isStructure ? cells?.[name] : undefined;
  // Only a hand-written cell has a short form of a structure.
  if (isStructure && !cell && Array.isArray(to) && to.length === 0)
    return <>{translate('history.nothing')}</>;
  if (isStructure && !cell)
    return <>{translate(from === null ? 'history.set' : 'history.changed')}</>;
  const shown = { declaration, name, cell };
  const told = (key: 'from' | 'to') => (
    <Box component="span" sx={visuallyHidden}>{`${translate(`history.${key}`)} `}</Box>
  );
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 0.75, alignItems: 'center' }}
    >
      {from !== null && (
        <>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {told('from')}
            <FieldValue {...shown} value={from} />
          </Box>
          <ToIcon fontSize="small" color="disabled" aria-hidden />
        </>
      )}
      <span>
        {from !== null && told('to')}
        <FieldValue {...shown} value={to} />
      </span>
    </Box>
  );
}

interface HistoryItemProps {
  declaration: AnyResource;
  entry: HistoryEntry;
}

/** Who did it and when, then each field with its former and its new value. */
export function HistoryItem({ declaration, entry }: HistoryItemProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { action, by, at, changes } = entry;
  // The entry only says that values were erased; the erased fields are marked in their entries.
  const { repeats = [] } = declaration.list;
  const shown =
    action === 'erase-history'
      ? []
      : changes.filter(({ field }) => !repeats.some((name) => name === field));
  return (
    <Box component="li" sx={{ typography: 'body2', minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate(`history.actions.${action}`, { _: translate('history.actions.other') })}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="div">
        {by?.name || translate('history.server')} ·{' '}
        <time dateTime={at}>{formats.dateTime(at)}</time>
      </Typography>
      {shown.length > 0 && (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(96px, 1fr) 2fr',
            columnGap: 2,
            rowGap: 0.25,
            m: 0,
            mt: 0.5,
          }}
        >
          {shown.map((change) => (
            <Box key={change.field} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {translate(`resources.${declaration.name}.fields.${change.field}`)}
              </Box>
              <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Values declaration={declaration} change={change} />
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
