import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ListSkeleton } from '../../admin/list/ListStates.tsx';
import { BatchItem } from '../../batches/BatchItem.tsx';
import { useBatches } from '../../batches/batchCalls.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useImports } from '../../imports/importCalls.ts';
import type { OverviewTexts } from '../../i18n/overviewTexts.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { Failure } from './Failure.tsx';
import { Nothing, Part, rowsOfPart } from './Part.tsx';

const MOST = 4;

/** What the reader imported in the last days and changed at once in the last one. */
export function ChangesPart({ texts }: { texts: OverviewTexts }) {
  const translate = useTranslate();
  const { dateTime } = useFormats();
  const [imported, changed] = [useImports('business-passengers'), useBatches()];
  const imports = imported.data?.slice(0, MOST) ?? [];
  const batches = changed.data?.slice(0, MOST) ?? [];
  return (
    <Part title={texts.changes}>
      <Failure of={[imported, changed]} />
      {imported.isPending || changed.isPending ? (
        <ListSkeleton rows={1} />
      ) : imports.length + batches.length === 0 ? (
        imported.data && changed.data && <Nothing>{texts.noChanges}</Nothing>
      ) : (
        <Box component="ul" sx={rowsOfPart}>
          {imports.map(({ id, fileName, createdAt, rows, state }) => (
            <Box component="li" key={id} sx={{ py: 0.75 }}>
              <Link
                component={RouterLink}
                to="/people"
                variant="body2"
                noWrap
                sx={[{ display: 'block', lineHeight: { xs: '44px', sm: 'inherit' } }, phoneTarget]}
              >
                {fileName || translate('imports.pasted')}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {[
                  dateTime(createdAt),
                  translate('imports.lines', { smart_count: rows.total }),
                  translate(`imports.states.${state}`),
                ].join(' · ')}
              </Typography>
            </Box>
          ))}
          {batches.map((batch) => (
            <BatchItem key={batch.id} batch={batch} />
          ))}
        </Box>
      )}
    </Part>
  );
}
