import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import { ACCOUNT_DIMENSIONS, type Dimension } from '../../../contract/figures/figures.ts';
import { periodBefore, yearBefore, type Days } from '../../../contract/figures/reportPeriod.ts';
import { type FiguresWanted, readTripFigures } from '../../dataProvider/reportFigures.ts';
import { todayThere } from '../../dates/chosenDays.ts';
import { loadReportTexts } from '../../i18n/reportTexts.ts';
import { useSelectedAccountId } from '../../shell/account/useSelectedAccount.ts';
import { actorOf, useMe } from '../../shell/useMe.ts';
import { type ChoiceName, type Choices, choicesOf } from './choices.ts';

const KEY = 'reports';
const REFRESH_MS = 60_000;
/** As many as a table can show at once. */
const MOST_ROWS = 500;
const HOURS_OF_WEEK = 168;

/** The choices of the address, and how to change some of them. */
export function useChoices() {
  const [query, setQuery] = useSearchParams();
  const change = (some: Partial<Record<ChoiceName, string | null>>) =>
    setQuery((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(some))
        if (value === null) after.delete(name);
        else after.set(name, value);
      return after;
    });
  return { choices: choicesOf(query, todayThere()), change };
}
export type ChangeChoices = ReturnType<typeof useChoices>['change'];

/** The account of the report, and whether it is chosen on the page. */
export function useReportAccount({ account }: Choices) {
  const isManager = reachesAllAccounts(actorOf(useMe()).role);
  const selected = useSelectedAccountId();
  return { isManager, accountId: (isManager ? account : selected) ?? null };
}

/** The texts of the page, which are loaded with it. */
export function useReportTexts() {
  const language = useLocale();
  return useQuery({
    queryKey: [KEY, 'texts', language],
    queryFn: () => loadReportTexts(language),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}

/** What trips add up to, read again while the page is visible. */
export const useFigures = (query: FiguresWanted, enabled = true) =>
  useQuery({
    queryKey: [KEY, query],
    queryFn: ({ signal }) => readTripFigures(query, { signal }),
    enabled,
    refetchInterval: REFRESH_MS,
  });

/** The days that a report is compared with; null for none. */
export const daysBefore = ({ compare, days }: Choices): Days | null =>
  compare === 'none' ? null : compare === 'year' ? yearBefore(days) : periodBefore(days);

/** What has to be chosen before there is something to read. */
export function missingOf({ by, field }: Choices, isWithoutAccount: boolean) {
  if (isWithoutAccount && ACCOUNT_DIMENSIONS.includes(by as Dimension)) return 'account';
  return by === 'field' && !field ? 'field' : null;
}

/** The figures of a report, those that they are compared with, and those of the hours of the week. */
export function useReport(choices: Choices) {
  const { days, by, field, grain, measure, currency } = choices;
  const { isManager, accountId } = useReportAccount(choices);
  const missing = missingOf(choices, isManager && accountId === null);
  const of: FiguresWanted = {
    ...days,
    measure,
    ...(accountId && { corporationId: accountId }),
    ...(currency && { currency }),
  };
  const split: FiguresWanted =
    by === 'time'
      ? { grain }
      : { by, limit: MOST_ROWS, ...(by === 'field' && field !== undefined && { field }) };
  const earlier = daysBefore(choices);
  return {
    missing,
    accountId,
    isManager,
    figures: useFigures({ ...of, ...split }, !missing),
    // In the same currency, or they could not be compared.
    before: useFigures({ ...of, ...split, ...earlier }, !missing && earlier !== null),
    hours: useFigures({ ...of, by: 'hour', limit: HOURS_OF_WEEK }),
  };
}
