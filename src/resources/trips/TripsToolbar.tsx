import TomorrowIcon from '@mui/icons-material/EventOutlined';
import { Button } from '@mui/material';
import { memo } from 'react';
import { LinkBase, useListFilterContext, useTranslate } from 'react-admin';
import type { TripTab } from '../../../contract/booking/status.ts';
import type { TripFilters } from '../../../contract/booking/tripFilters.ts';
import { TRIP_COLUMNS, type TripColumn } from '../../../contract/booking/tripColumns.ts';
import { isUuid } from '../../../contract/core/uuid.ts';
import { ColumnsButton } from '../../admin/list/columns/ColumnsButton.tsx';
import { ListToolbar } from '../../admin/list/ListToolbar.tsx';
import { SearchInput } from '../../admin/list/SearchInput.tsx';
import { plainIcon } from '../../theme/plainIcon.tsx';
import { useTripFilters } from './filters/useTripFilters.tsx';

const TOMORROW_ICON = plainIcon(TomorrowIcon);
const SEARCH_FILTERS = ['dynamicSearch', 'id'] as const;

/** A pasted booking reference finds that trip; any other text is searched in the trips' texts. */
const toFilters = (text: string): Record<string, string> =>
  isUuid(text) ? { id: text } : { dynamicSearch: text };

/** Tomorrow's pre-bookings, the earliest on top. */
const TOMORROW = `/trips/pre-bookings?${new URLSearchParams({
  filter: JSON.stringify({ pickupPeriod: 'tomorrow' }),
  sort: 'pickupAt',
  order: 'ASC',
}).toString()}`;
/** Tabs on which somebody may look for future trips. */
const isAhead = (tab: TripTab): boolean => tab === 'all-trips' || tab === 'pre-bookings';

interface TripsToolbarProps {
  tab: TripTab;
  filters: TripFilters;
  columns: readonly TripColumn[];
  /** Null for the columns that the list starts with. */
  onColumns: (columns: readonly TripColumn[] | null) => void;
  /** Account the list shows; null for all of the caller's. */
  accountId: string | null;
  seesAll: boolean;
  /** Called with the address of another tab, before the list is left for it. */
  onLeave: (address: string) => void;
}

/** Search, filters and columns of the trip list; turning the page does not redraw them. */
export const TripsToolbar = memo(function TripsToolbar(props: TripsToolbarProps) {
  const { tab, filters, columns, onColumns, accountId, seesAll, onLeave } = props;
  const translate = useTranslate();
  const { setFilters } = useListFilterContext();
  const chips = useTripFilters({ tab, filters, accountId, seesAll });
  const searched = Object.fromEntries(
    SEARCH_FILTERS.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])),
  );
  return (
    <ListToolbar
      search={
        <SearchInput
          label={translate('trips.search')}
          toFilters={toFilters}
          names={[...SEARCH_FILTERS]}
        />
      }
      filters={chips}
      // The search has its own button to clear it.
      onClear={() => setFilters(searched)}
      shortcuts={
        isAhead(tab) && (
          <Button
            size="small"
            color="inherit"
            startIcon={TOMORROW_ICON}
            component={LinkBase}
            to={TOMORROW}
            onClick={() => onLeave(TOMORROW)}
            sx={{ color: 'text.secondary' }}
          >
            {translate('lists.periods.tomorrow')}
          </Button>
        )
      }
      end={
        <ColumnsButton
          all={TRIP_COLUMNS}
          columns={columns}
          nameOf={(column) => translate(`tripList.names.${column}`)}
          onChange={onColumns}
        />
      }
    />
  );
});
