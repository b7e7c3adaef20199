import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AnyResource } from '../../../contract/core/resource.ts';
import type { Import } from '../../../contract/import/calls.ts';
import { RowsTable } from './RowsTable.tsx';

const KEYS = ['passenger', 'from', 'to'];
const NOTHING = () => undefined;

/** The trips that an import booked; each leads to its details. */
export function BookedTrips({ declaration, one }: { declaration: AnyResource; one: Import }) {
  const translate = useTranslate();
  return (
    <section aria-labelledby="booked-trips">
      <Typography id="booked-trips" variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {translate('tripImports.booked')}
      </Typography>
      <RowsTable
        declaration={declaration}
        one={one}
        keys={KEYS}
        shown={{ show: 'created' }}
        total={one.rows.created}
        column={null}
        onCommit={NOTHING}
        onChoose={NOTHING}
        onLeaveOut={NOTHING}
      />
    </section>
  );
}
