import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useNotify } from 'react-admin';
import { instantsOfDays } from '../../contract/booking/dayRange.ts';
import type { TripColumn } from '../../contract/booking/tripColumns.ts';
import type { TripFilters } from '../../contract/booking/tripFilters.ts';
import type { TripTab } from '../../contract/booking/status.ts';
import { languageOf } from '../../contract/core/languages.ts';
import { csvFormatFor, type CsvFormat } from '../../contract/reports/csvFormat.ts';
import { daysOfFilters, type ChosenDays } from '../dates/chosenDays.ts';
import { listedParameters } from '../resources/trips/filters/listedParameters.ts';
import { pageConfig } from '../shell/pageConfig.ts';
import type { Account } from './AccountChoice.tsx';
import { refreshExports } from './backgroundFiles.ts';
import { downloadTrips } from './reportCalls.ts';

/** The state of the trip list. */
export interface ShownTrips {
  tab: TripTab;
  filters: TripFilters;
  columns: readonly TripColumn[];
}

interface WantedTrips {
  /** Null for all of the caller's accounts. */
  account: Account | null;
  /** Pickup days, `2026-11-29`, of which the last is included. */
  from: string;
  to: string;
  /** Only the trips that the list shows. */
  isNarrowed: boolean;
  /** Only the columns that the list shows, instead of all. */
  isListed: boolean;
  format: CsvFormat;
}

/** The pickup days that the list is narrowed to, of which one end or both may be open. */
export const daysOfList = ({ filters }: ShownTrips): ChosenDays =>
  daysOfFilters({
    period: filters.pickupPeriod,
    from: filters.pickupTimeFrom,
    to: filters.pickupTimeTo,
  });

/** The format that the spreadsheets of the reader's language read. */
export const useUsualFormat = (): CsvFormat => csvFormatFor(languageOf(useLocale()));

/**
 * Downloads trips as a file, or has a large one made in the background, and says which.
 * @param shown what `isNarrowed` and `isListed` refer to
 */
export function useTripsDownload(
  shown: ShownTrips,
  options: { onStarted: () => void; onFailed?: () => void },
) {
  const notify = useNotify();
  const lang = useLocale();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ account, from, to, isNarrowed, isListed, format }: WantedTrips) => {
      const channel = pageConfig();
      const range = instantsOfDays({ from, to }, channel.timeZone);
      return downloadTrips({
        bookingChannelId: channel.id,
        fileName: ['trips', account?.name, from, to].filter(Boolean).join(' ').slice(0, 100),
        ...(account ? { businessAccountId: account.id } : {}),
        pickupTimeFrom: range.from ?? '',
        pickupTimeTo: range.to ?? '',
        ...(isNarrowed ? listedParameters(shown) : {}),
        ...(isListed ? { columns: shown.columns.join(',') } : {}),
        format,
        lang,
      });
    },
    onSuccess: async (outcome) => {
      if (outcome === 'inBackground') await refreshExports(queryClient);
      notify(`downloads.${outcome}`, { type: 'success' });
      options.onStarted();
    },
    // Not an option of `mutate`, which would not hear of it once its menu is closed.
    onError: options.onFailed,
  });
}
