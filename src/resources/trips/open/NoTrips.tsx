import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { LinkBase, useGetList, useListContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Trip } from '../../../../contract/resources/bookings.ts';
import { bookTripPath } from '../../../shell/navigation.ts';
import { useSelectedAccount } from '../../../shell/account/useSelectedAccount.ts';
import { EmptyList } from '../../../admin/list/ListStates.tsx';
import { useActor } from '../../../authProvider/useGrant.ts';
import { choosesAccount } from '../../../../contract/core/roles.ts';

/** The number of trips that are read to say where matching trips are. */
const LOOKED_AT = 20;

/**
 * Shown where there are no trips. After a search, it names the trips that the search finds in
 * another of the user's accounts or on another tab, and links to them.
 */
export function NoTrips() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { filterValues } = useListContext();
  const { accountId, setAccountId } = useSelectedAccount();
  const { role } = useActor();
  const choosesOne = choosesAccount(role);
  const { id, dynamicSearch } = filterValues as Record<string, string | undefined>;
  const searched = id ? { id } : dynamicSearch ? { dynamicSearch } : null;
  const { data: found = [] } = useGetList<Trip>(
    'bookings',
    {
      filter: searched ?? {},
      pagination: { page: 1, perPage: LOOKED_AT },
      sort: { field: 'pickupAt', order: 'DESC' },
    },
    { enabled: searched !== null, retry: false },
  );
  const book = bookTripPath[role];
  if (!searched || found.length === 0)
    return (
      <EmptyList
        action={
          book && (
            <Button component={LinkBase} to={book} variant="contained" startIcon={<AddIcon />}>
              {translate('shell.nav.bookTrip')}
            </Button>
          )
        }
      />
    );

  const isHere = (trip: Trip) =>
    !choosesOne || accountId === null || trip.corporationId === accountId;
  const others = new Map(
    found.filter((trip) => !isHere(trip)).map((trip) => [trip.corporationId, trip.corporationName]),
  );
  const show = (account: string | null): void => {
    if (account) setAccountId(account);
    const filter = JSON.stringify(searched);
    void navigate(`/trips/all-trips?${new URLSearchParams({ filter }).toString()}`);
  };
  return (
    <>
      <EmptyList />
      <Box component="output" sx={{ display: 'block', px: 3, pb: 6, textAlign: 'center' }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {translate('trips.elsewhere.text')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          {found.some(isHere) && (
            <Button variant="outlined" onClick={() => show(null)}>
              {translate('trips.elsewhere.allTrips')}
            </Button>
          )}
          {[...others].map(([account, name]) => (
            <Button key={account} variant="outlined" onClick={() => show(account)}>
              {translate('trips.elsewhere.account', { account: name })}
            </Button>
          ))}
        </Box>
      </Box>
    </>
  );
}
