import { dateTimeFormat } from '../../../contract/core/keptFormats.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { ListSkeleton } from '../../admin/list/ListStates.tsx';
import type { OverviewTexts } from '../../i18n/overviewTexts.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useLiveBookings } from '../../live/useLiveBookings.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { NotComplete } from '../reports/NotComplete.tsx';
import { tripsAddress, type TripsOf } from '../reports/tripsAddress.ts';
import { AheadPart } from './AheadPart.tsx';
import { Beginning } from './Beginning.tsx';
import { BudgetsPart } from './BudgetsPart.tsx';
import { Columns } from './Columns.tsx';
import { Failure } from './Failure.tsx';
import { LatestPart } from './LatestPart.tsx';
import { DAYS_SHOWN, spendIn, tripsByDay } from './sums.ts';
import { PlotPart } from './PlotPart.tsx';
import { SpendPart } from './SpendPart.tsx';
import { TopPart } from './TopPart.tsx';
import { useAdminOverview } from './useOverview.ts';

const MONTH = '/reports?period=thisMonth';

/** What a corporation admin has to know today: what is ahead, and what this month costs. */
export function AdminOverview({ texts }: { texts: OverviewTexts | undefined }) {
  useLiveBookings();
  const { locale } = useFormats();
  const { accountId, days, ahead, field, read } = useAdminOverview();
  const { open, ended, latest, byDay, groups, codes } = read;
  const tripsOf = (of: Pick<TripsOf, 'days'> & Partial<TripsOf>) =>
    tripsAddress({
      timeZone: pageConfig().timeZone,
      accountId,
      isManager: false,
      by: 'time',
      value: null,
      ...of,
    });
  const failure = <Failure of={Object.values(read)} />;
  if (texts && latest.total === 0) return <Beginning texts={texts} />;
  if (!texts || !open.data || !ended.data || !latest.data || !byDay.data || !groups.data)
    return Object.values(read).some(({ error }) => error) ? failure : <ListSkeleton rows={12} />;
  const onAxis = dateTimeFormat(locale, { day: 'numeric', month: 'short' });
  const whole = dateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  return (
    <>
      {failure}
      <NotComplete answer={byDay.data} />
      <Columns
        today={
          <>
            <AheadPart
              title={texts.ahead}
              none={texts.none}
              trips={open.data}
              ended={ended.data}
              now={open.dataUpdatedAt}
              texts={texts}
              allTrips={tripsOf({ days: ahead }) ?? '/trips/all-trips'}
            />
            <PlotPart
              title={texts.byDay}
              more={{
                label: texts.report,
                to: `/reports?measure=trips&grain=day&from=${days.plot.from}&to=${days.plot.to}`,
              }}
              summary={fillIn(texts.lastDays, { days: DAYS_SHOWN })}
              formatTime={(time, isOnAxis) => (isOnAxis ? onAxis : whole).format(time)}
              bars={tripsByDay(byDay.data, days.plot).map(({ day, trips }) => ({
                time: new Date(`${day}T00:00`),
                trips,
                to: tripsOf({ days: { from: day, to: day } }),
              }))}
            />
            <LatestPart trips={latest.data} texts={texts} />
          </>
        }
        sums={
          <>
            <SpendPart
              spend={spendIn(byDay.data, days.month)}
              before={spendIn(byDay.data, days.before)}
              currency={byDay.data.currency}
              texts={texts}
            />
            <BudgetsPart accountId={accountId} texts={texts} />
            <TopPart
              texts={texts}
              title={texts.groups}
              answer={groups.data}
              report={`${MONTH}&by=group`}
            />
            {field !== null && codes.data && (
              <TopPart
                texts={texts}
                title={fillIn(texts.field, { field })}
                answer={codes.data}
                report={`${MONTH}&by=field&${new URLSearchParams({ field })}`}
                tripsOf={(value) => tripsOf({ days: days.month, by: 'field', field, value })}
              />
            )}
          </>
        }
      />
    </>
  );
}
