import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { dateTimeFormat } from '../../../contract/core/keptFormats.ts';
import { attentionOf, WATCHED_STATUSES } from '../../../contract/booking/attention.ts';
import type { TripFilters } from '../../../contract/booking/tripFilters.ts';
import { ListSkeleton } from '../../admin/list/ListStates.tsx';
import type { OverviewTexts } from '../../i18n/overviewTexts.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useLiveBookings } from '../../live/useLiveBookings.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { InvoiceSums } from '../invoices/InvoiceSums.tsx';
import { NotComplete } from '../reports/NotComplete.tsx';
import { tripsAddress, type TripsOf } from '../reports/tripsAddress.ts';
import { AheadPart } from './AheadPart.tsx';
import { Beginning } from './Beginning.tsx';
import { ChangesPart } from './ChangesPart.tsx';
import { Columns } from './Columns.tsx';
import { Failure } from './Failure.tsx';
import { movedAccounts, tripsByHour } from './sums.ts';
import { MovedPart } from './MovedPart.tsx';
import { Part } from './Part.tsx';
import { PlotPart } from './PlotPart.tsx';
import { SpendPart } from './SpendPart.tsx';
import { useManagerOverview } from './useOverview.ts';
import { WaitingPart } from './WaitingPart.tsx';

const MOST_ACCOUNTS = 4;
const MONTH = '/reports?period=thisMonth&by=account&compare=before';

/** What a fleet manager has to know today: what runs, which accounts move, and what is owed. */
export function ManagerOverview({ texts }: { texts: OverviewTexts | undefined }) {
  useLiveBookings();
  const translate = useTranslate();
  const { locale } = useFormats();
  const { days, now, read } = useManagerOverview();
  const { any, watched, hours, month, before, held, users } = read;
  const tripsOf = (of: Pick<TripsOf, 'days'> & Partial<TripsOf>, status?: TripFilters['status']) =>
    tripsAddress(
      {
        timeZone: pageConfig().timeZone,
        accountId: null,
        isManager: true,
        by: 'time',
        value: null,
        ...of,
      },
      status,
    );
  const failure = <Failure of={Object.values(read)} />;
  if (texts && any.total === 0) return <Beginning texts={texts} />;
  if (
    !texts ||
    !watched.data ||
    !hours.data ||
    !month.data ||
    !before.data ||
    !held.data ||
    !users.data
  )
    return Object.values(read).some(({ error }) => error) ? failure : <ListSkeleton rows={12} />;
  const today = tripsOf({ days: now });
  const atRisk = watched.data.filter((trip) => attentionOf(trip, watched.dataUpdatedAt) !== null);
  const { grown, fallen } = movedAccounts(month.data, before.data, MOST_ACCOUNTS);
  const moved = {
    currency: month.data.currency,
    report: `${MONTH}&sort=change`,
    tripsOf: (value: string) => tripsOf({ days: days.month, by: 'account', value }),
  };
  const hour = dateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <>
      {failure}
      <NotComplete answer={month.data} />
      <Columns
        today={
          <>
            <AheadPart
              title={texts.risk}
              none={texts.noRisk}
              trips={atRisk}
              now={watched.dataUpdatedAt}
              texts={texts}
              showsAccount
              allTrips={tripsOf({ days: now }, [...WATCHED_STATUSES]) ?? '/trips/all-trips'}
            />
            <PlotPart
              title={texts.byHour}
              more={today === null ? undefined : { label: texts.showAll, to: today }}
              summary={texts.today}
              formatTime={(time) => hour.format(time)}
              bars={tripsByHour(hours.data).map((trips, at) => ({
                time: new Date(2000, 0, 1, at),
                trips,
              }))}
            />
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
              }}
            >
              <MovedPart
                {...moved}
                title={texts.grown}
                accounts={grown}
                none={texts.noneGrown}
                texts={texts}
              />
              <MovedPart
                {...moved}
                report={`${moved.report}&order=asc`}
                title={texts.fallen}
                accounts={fallen}
                none={texts.noneFallen}
                texts={texts}
              />
            </Box>
          </>
        }
        sums={
          <>
            <SpendPart
              spend={month.data.total.spend}
              before={before.data.total.spend}
              currency={month.data.currency}
              texts={texts}
            />
            <Part
              title={translate('shell.nav.invoices')}
              more={{ label: texts.showInvoices, to: '/invoices' }}
            >
              <InvoiceSums of="/invoices" />
            </Part>
            <WaitingPart held={held.data.held} users={users.data} texts={texts} />
            <ChangesPart texts={texts} />
          </>
        }
      />
    </>
  );
}
