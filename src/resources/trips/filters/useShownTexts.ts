import { useTranslate } from 'react-admin';
import { TRIP_TABS, type TripTab } from '../../../../contract/booking/status.ts';
import type { TripFilters } from '../../../../contract/booking/tripFilters.ts';
import { useTripFilterTexts } from './useTripFilterTexts.ts';

/** The filters of a shown list in words, without its days and account; the tab comes first. */
export function useShownTexts({ tab, filters }: { tab: TripTab; filters: TripFilters }): string[] {
  const translate = useTranslate();
  const texts = Object.values(useTripFilterTexts(filters));
  const { dynamicSearch: search, id } = filters;
  return [
    ...(TRIP_TABS[tab] ? [translate(`trips.tabs.${tab}`)] : []),
    ...texts.flatMap(({ label, text }) =>
      text === null ? [] : [translate('common.labelled', { label, value: text })],
    ),
    ...[search, id]
      .filter((text) => text !== undefined)
      .map((text) => translate('downloads.searched', { text })),
  ];
}
