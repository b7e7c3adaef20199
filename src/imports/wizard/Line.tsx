import LeaveOutIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { Box, Chip, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AnyResource } from '../../../contract/core/resource.ts';
import type { ImportRow } from '../../../contract/import/calls.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { Tip } from '../../admin/tooltips/Tip.tsx';
import { TripCell } from '../trips/TripCell.tsx';
import { ImportCell } from './ImportCell.tsx';

const COLOURS = {
  created: 'success',
  updated: 'info',
  unchanged: 'default',
  failed: 'error',
} as const;

export interface LineProps {
  declaration: AnyResource;
  row: ImportRow;
  /** The imported columns of the file, in order. */
  keys: readonly string[];
  onCommit: (row: ImportRow, key: string, text: string) => void;
  onChoose: (row: ImportRow, key: string, text: string) => void;
  onLeaveOut: (row: ImportRow) => void;
}

/** The line's number and result stay in view while its cells are scrolled sideways. */
export const STAYS = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
} as const;

/** One line: its number, its result, and its cells. */
export function Line({ row, declaration, keys, onCommit, onChoose, onLeaveOut }: LineProps) {
  const translate = useTranslate();
  const leaveOut = translate('imports.leaveLineOut', { line: row.line });
  return (
    <>
      <Box component="th" scope="row" sx={{ px: 1, minWidth: 0, textAlign: 'start', ...STAYS }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="body2">{row.line}</Typography>
          {!row.isWritten && (
            <Tip title={leaveOut} letsThrough>
              <IconButton
                size="small"
                aria-label={leaveOut}
                onClick={() => onLeaveOut(row)}
                sx={[{ p: 0.5 }, phoneTarget]}
              >
                <LeaveOutIcon fontSize="inherit" />
              </IconButton>
            </Tip>
          )}
        </Box>
        {row.outcome && (
          <Tip title={row.message ?? ''} describeChild letsThrough>
            <Chip
              size="small"
              variant="outlined"
              color={COLOURS[row.outcome]}
              label={translate(
                row.outcome === 'unchanged' && declaration.importable?.booked
                  ? 'tripImports.unchanged'
                  : `imports.outcomes.${row.outcome}`,
              )}
              sx={{ height: 18, fontSize: 11 }}
            />
          </Tip>
        )}
      </Box>
      {declaration.importable?.booked && <TripCell row={row} />}
      {keys.map((key) => (
        <ImportCell
          key={key}
          declaration={declaration}
          row={row}
          column={key}
          onCommit={(text) => onCommit(row, key, text)}
          onChoose={(text) => onChoose(row, key, text)}
        />
      ))}
    </>
  );
}
