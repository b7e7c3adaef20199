import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useListFilterContext, useTranslate, type RaRecord } from 'react-admin';
import { instantsOfDays } from '../../../../contract/booking/dayRange.ts';
import { account as accountReference, type Field } from '../../../../contract/core/fields.ts';
import { isPeriod } from '../../../../contract/core/period.ts';
import type { AnyResource } from '../../../../contract/core/resource.ts';
import { monthsUntil, monthText } from '../../../../contract/core/month.ts';
import { findResource } from '../../../../contract/resources/index.ts';
import { daysOfFilters, todayThere } from '../../../dates/chosenDays.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import type { ListFilter } from '../../../list/filters/listFilter.ts';
import { useFilterKinds } from '../../../list/filters/useFilterKinds.tsx';
import { pageConfig } from '../../../shell/pageConfig.ts';
import { accountField, isOfAccounts, rowLabel } from '../columns.ts';
import { useActor } from '../../../authProvider/useGrant.ts';
import { filterControls, type FilterControl } from './controls.ts';
import { changed, numberOf, textOf, valuesOf, type FilterValues } from './filterValues.ts';
import { ReferencePicker } from './editors.ts';
import { rangeScale } from './rangeScale.ts';

const ACCOUNT = 'corporationId';
/** Months to filter by. Older ones are found by the search. */
const MONTHS = 36;
/** For a list whose rows belong to several accounts that no field names. */
const ANY_ACCOUNT = accountReference();

const fieldOf = (declaration: AnyResource, name: string) =>
  declaration.fields[name] ?? (name === ACCOUNT ? ANY_ACCOUNT : undefined);

/** Only the server writes negative amounts: the totals of credit notes. */
const canBeNegative = ({ write, rules }: Field): boolean =>
  write === 'never' || (rules?.min ?? -1) < 0;

type ReferenceControl = Extract<FilterControl, { name: string }>;
const isReference = (control: FilterControl): control is ReferenceControl =>
  control.by === 'reference';

/** The names of the rows in reference filters; `…` while they are being read. */
function useRowNames(declaration: AnyResource, controls: readonly ReferenceControl[]) {
  const dataProvider = useDataProvider();
  const { filterValues } = useListFilterContext();
  return useQueries({
    queries: controls.map(({ field, name }) => {
      const target = findResource(fieldOf(declaration, field)?.to ?? '');
      const ids = valuesOf(filterValues[name]);
      return {
        queryKey: [target?.name, 'getMany', { ids }],
        // In the form in which react-admin keeps it under this key.
        queryFn: async () =>
          (await dataProvider.getMany<RaRecord>(target?.name ?? '', { ids })).data,
        enabled: target !== undefined && ids.length > 0,
        retry: false,
      };
    }),
    combine: (answers) =>
      new Map(
        controls.map(({ field, name }, at) => {
          const target = findResource(fieldOf(declaration, field)?.to ?? '');
          const rows = answers[at]?.data;
          const text = target && rows?.map((row) => rowLabel(target, row)).join(', ');
          return [name, text || '…'] as const;
        }),
      ),
  });
}

interface Options {
  /** The account whose rows reference filters offer; null for all accounts. */
  accountId: string | null;
  /** Fields whose filters have no control. */
  without?: readonly string[];
  /** Filters that the page always sets and users cannot choose. */
  settled?: Readonly<Record<string, string>> | undefined;
}

/**
 * The declared filters of the surrounding list, each by its kind. Fleet managers also choose the
 * account here; corporation admins do that at the top of the page.
 */
export function useDeclaredFilters(
  declaration: AnyResource,
  { accountId, without = [], settled = {} }: Options,
): ListFilter[] {
  const translate = useTranslate();
  const formats = useFormats();
  const kinds = useFilterKinds();
  const { role } = useActor();
  const list = useListFilterContext();
  const values: FilterValues = list.filterValues;
  const set = (change: FilterValues): void => list.setFilters(changed(values, change));

  const account = isOfAccounts(declaration) ? (accountField(declaration) ?? ACCOUNT) : undefined;
  const own = filterControls(declaration).filter(
    ({ field }) => !without.includes(field) && field !== account && !(field in settled),
  );
  const ofAccount: FilterControl[] =
    role === 'bookingChannelAdmin' && account
      ? [{ by: 'reference', field: account, name: ACCOUNT }]
      : [];
  const controls = [...ofAccount, ...own];
  const names = useRowNames(declaration, controls.filter(isReference));

  const filterOf = (control: FilterControl): ListFilter | null => {
    const { field: name } = control;
    const field = fieldOf(declaration, name);
    if (!field) return null;
    const label = declaration.fields[name]
      ? translate(`resources.${declaration.name}.fields.${name}`)
      : translate('downloads.account');
    const shared = { key: name, label };
    const setMany = (parameter: string) => (chosen: readonly string[]) =>
      set({ [parameter]: chosen.length > 0 ? [...chosen] : undefined });
    switch (control.by) {
      case 'days': {
        const { period, from, to } = control;
        const named = period === null ? '' : textOf(values[period]);
        return kinds.days({
          ...shared,
          value: {
            period: isPeriod(named) ? named : undefined,
            from: textOf(values[from]) || undefined,
            to: textOf(values[to]) || undefined,
          },
          onChange: (days) =>
            set({ ...(period && { [period]: days.period }), [from]: days.from, [to]: days.to }),
        });
      }
      case 'wholeDays': {
        const { from, to } = control;
        const { timeZone } = pageConfig();
        const days = { from: textOf(values[from]) || null, to: textOf(values[to]) || null };
        const instants = instantsOfDays(days, timeZone);
        return kinds.days({
          ...shared,
          value: { from: instants.from ?? undefined, to: instants.to ?? undefined },
          onChange: (chosen) => {
            const wanted = daysOfFilters(chosen);
            set({ [from]: wanted.from ?? undefined, [to]: wanted.to ?? undefined });
          },
        });
      }
      case 'range': {
        const scale = rangeScale(field.kind, formats);
        const shown = (kept: number | null) => (kept === null ? null : scale.typed(kept));
        return kinds.range({
          ...shared,
          value: {
            from: shown(numberOf(values[control.from])),
            to: shown(numberOf(values[control.to])),
          },
          onChange: ({ from, to }) =>
            set({
              [control.from]: from === null ? undefined : scale.from(from),
              [control.to]: to === null ? undefined : scale.to(to),
            }),
          unit: scale.unit,
          least: canBeNegative(field) ? undefined : 0,
          show: scale.show,
        });
      }
      case 'text':
        return kinds.text({
          ...shared,
          value: textOf(values[control.name]),
          onChange: (text) => set({ [control.name]: text || undefined }),
        });
      case 'choice':
        return kinds.options({
          ...shared,
          options: (field.choices ?? []).map((value) => ({
            value,
            label: translate(`resources.choices.${value}`),
          })),
          value: valuesOf(values[control.name]),
          onChange: setMany(control.name),
        });
      case 'month':
        return kinds.options({
          ...shared,
          isSingle: true,
          options: monthsUntil(todayThere(), MONTHS).map((value) => ({
            value,
            label: monthText(value, formats.locale),
          })),
          value: valuesOf(values[control.name]),
          onChange: ([month]) => set({ [control.name]: month }),
        });
      case 'boolean':
        return kinds.options({
          ...shared,
          isSingle: true,
          options: [
            { value: 'true', label: translate('lists.filters.yes') },
            { value: 'false', label: translate('lists.filters.no') },
          ],
          value: valuesOf(values[control.name]),
          onChange: setMany(control.name),
        });
      case 'reference': {
        const target = findResource(field.to ?? '');
        if (!target) return null;
        const isAccount = control.name === ACCOUNT;
        const chosen = valuesOf(values[control.name]);
        const choose = (ids: readonly string[]) =>
          isAccount ? set({ [ACCOUNT]: ids[0] }) : setMany(control.name)(ids);
        return {
          ...shared,
          text: chosen.length > 0 ? (names.get(control.name) ?? '…') : null,
          clear: () => choose([]),
          editor: (close) => (
            <ReferencePicker
              label={label}
              target={target}
              accountId={accountId}
              value={chosen}
              onChange={choose}
              onClose={close}
              isSingle={isAccount}
            />
          ),
        };
      }
    }
  };
  return controls.map(filterOf).filter((filter) => filter !== null);
}
