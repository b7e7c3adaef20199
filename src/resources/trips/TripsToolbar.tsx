import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import FilterIcon from '@mui/icons-material/FilterList';
import TomorrowIcon from '@mui/icons-material/EventOutlined';
import PassengerIcon from '@mui/icons-material/PersonSearchOutlined';
import { Box, Button, useMediaQuery, type Theme } from '@mui/material';
import { useState } from 'react';
import { FilterLiveForm, LinkBase, useListContext, useTranslate } from 'react-admin';
import { z } from 'zod';
import type { TripTab } from '../../../contract/booking/status.ts';
import type { TripColumn, TripFilters } from '../../../contract/booking/tripView.ts';
import { SEARCH_MIN_LENGTH } from '../../../contract/core/listQuery.ts';
import { AccountFilter } from '../declared/FilterBar.tsx';
import { SearchBox } from '../../list/SearchBox.tsx';
import { FilterChips } from './filters/FilterChips.tsx';
import { FilterDialog } from './filters/FilterDialog.tsx';
import { PassengerSearch } from './filters/PassengerSearch.tsx';
import { ColumnsDialog } from './view/ColumnsDialog.tsx';

const SEARCH_FILTERS = ['dynamicSearch', 'id'];
const bookingReference = z.uuid();

/** A pasted booking reference finds its one trip; anything else is looked for in the trips' texts. */
const toFilters = (text: string): Record<string, string> | null => {
  if (bookingReference.safeParse(text).success) return { id: text };
  return text.length >= SEARCH_MIN_LENGTH ? { dynamicSearch: text } : null;
};

/** Filters that a chip stands for; the search and the account show in their own fields. */
const countOf = ({
  dynamicSearch: _s,
  id: _i,
  corporationId: _c,
  pickupTimeTo: to,
  ...rest
}: TripFilters) =>
  Object.values(rest).filter((value) => value !== undefined).length +
  Number(to !== undefined && rest.pickupTimeFrom === undefined);

/** Pre-bookings of tomorrow, the first one on top. */
const TOMORROW = `/trips/pre-bookings?${new URLSearchParams({
  filter: JSON.stringify({ pickupPeriod: 'tomorrow' }),
  sort: 'pickupAt',
  order: 'ASC',
}).toString()}`;
/** Tabs on which somebody may look for what lies ahead. */
const isAhead = (tab: TripTab): boolean => tab === 'all-trips' || tab === 'pre-bookings';

interface TripsToolbarProps {
  tab: TripTab;
  filters: TripFilters;
  columns: readonly TripColumn[];
  /** Null: those that the list starts with. */
  onColumns: (columns: readonly TripColumn[] | null) => void;
  /** Account the list shows; null for all of the caller's. */
  accountId: string | null;
  isFleetManager: boolean;
}

/** Search, filters, passenger and columns of the trip list, with what is set below them. */
export function TripsToolbar(props: TripsToolbarProps) {
  const { tab, filters, columns, onColumns, accountId, isFleetManager } = props;
  const translate = useTranslate();
  const { setFilters } = useListContext();
  const [dialog, setDialog] = useState<'filters' | 'passenger' | 'columns' | null>(null);
  // Cards, which stand for the table where it does not fit, have no columns.
  const hasColumns = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const close = (): void => setDialog(null);
  const count = countOf(filters);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          p: 2,
          alignItems: 'flex-end',
          '& > form': { width: { xs: '100%', sm: 'auto' } },
          '& > .MuiButton-root': { minHeight: 44, flexGrow: { xs: 1, sm: 0 } },
        }}
      >
        <SearchBox
          label={translate('trips.search')}
          toFilters={toFilters}
          names={SEARCH_FILTERS}
          width={300}
        />
        {isFleetManager && (
          <FilterLiveForm>
            <Box sx={{ width: { xs: '100%', sm: 220 }, '& .MuiFormControl-root': { my: 0 } }}>
              <AccountFilter label="resources.bookings.fields.corporationId" />
            </Box>
          </FilterLiveForm>
        )}
        <Button
          variant="outlined"
          startIcon={<PassengerIcon />}
          onClick={() => setDialog('passenger')}
        >
          {translate('tripList.passenger.open')}
        </Button>
        <Button variant="outlined" startIcon={<FilterIcon />} onClick={() => setDialog('filters')}>
          {count > 0
            ? translate('tripList.filters.openSet', { smart_count: count })
            : translate('tripList.filters.open')}
        </Button>
        {isAhead(tab) && (
          <Button
            variant="outlined"
            startIcon={<TomorrowIcon />}
            component={LinkBase}
            to={TOMORROW}
          >
            {translate('tripList.tomorrow')}
          </Button>
        )}
        {hasColumns && (
          <Button
            variant="outlined"
            startIcon={<ColumnsIcon />}
            onClick={() => setDialog('columns')}
          >
            {translate('tripList.columns.open')}
          </Button>
        )}
      </Box>
      <FilterChips filters={filters} onChange={setFilters} />
      {dialog === 'filters' && (
        <FilterDialog
          tab={tab}
          filters={filters}
          accountId={accountId}
          onClose={close}
          onApply={(next) => {
            close();
            setFilters(next);
          }}
        />
      )}
      {dialog === 'passenger' && (
        <PassengerSearch
          accountId={accountId}
          showsAccount={isFleetManager}
          onClose={close}
          onChosen={({ id }) => {
            close();
            setFilters({ ...filters, passengerId: id });
          }}
        />
      )}
      {dialog === 'columns' && (
        <ColumnsDialog
          columns={columns}
          onClose={close}
          onApply={(next) => {
            close();
            onColumns(next);
          }}
        />
      )}
    </>
  );
}
