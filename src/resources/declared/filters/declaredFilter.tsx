import type { useTranslate } from 'react-admin';
import { instantsOfDays } from '../../../../contract/booking/dayRange.ts';
import type { Field } from '../../../../contract/core/fields.ts';
import { monthsUntil, monthText } from '../../../../contract/core/month.ts';
import { isPeriod } from '../../../../contract/core/period.ts';
import { findResource } from '../../../../contract/resources/index.ts';
import { daysOfFilters, todayThere } from '../../../dates/chosenDays.ts';
import type { Formats } from '../../../../contract/core/formats.ts';
import type { ListFilter } from '../../../admin/list/filters/listFilter.ts';
import type { useFilterKinds } from '../../../admin/list/filters/useFilterKinds.tsx';
import { pageConfig } from '../../../shell/pageConfig.ts';
import { ACCOUNT, type FilterControl } from './controls.ts';
import { ReferencePicker } from './editors.ts';
import { numberOf, textOf, valuesOf, type FilterValues } from './filterValues.ts';
import { rangeScale } from './rangeScale.ts';

/** Months to filter by. Older ones are found by the search. */
const MONTHS = 36;

/** The list that is filtered, and how its page writes values. */
export interface FilteredList {
  values: FilterValues;
  /** Sets parameters; undefined removes one. */
  set: (change: FilterValues) => void;
  /** The account whose rows reference filters offer; null for all accounts. */
  accountId: string | null;
  /** The names of the rows in reference filters, by parameter. */
  names: ReadonlyMap<string, string>;
  kinds: ReturnType<typeof useFilterKinds>;
  formats: Formats;
  translate: ReturnType<typeof useTranslate>;
}

/** What every filter has. */
type Shared = Pick<ListFilter, 'key' | 'label'>;
type Days = Extract<FilterControl, { by: 'days' }>;
type Bounds = Extract<FilterControl, { by: 'range' | 'wholeDays' }>;
type Named = Extract<FilterControl, { name: string }>;

function daysFilter({ period, from, to }: Days, shared: Shared, list: FilteredList) {
  const { values, set, kinds } = list;
  const named = period === null ? '' : textOf(values[period]);
  return kinds.days({
    ...shared,
    isPast: shared.key === 'createdAt' || shared.key === 'deletedAt',
    value: {
      period: isPeriod(named) ? named : undefined,
      from: textOf(values[from]) || undefined,
      to: textOf(values[to]) || undefined,
    },
    onChange: (days) =>
      set({ ...(period && { [period]: days.period }), [from]: days.from, [to]: days.to }),
  });
}

function wholeDaysFilter({ from, to }: Bounds, shared: Shared, list: FilteredList) {
  const { values, set, kinds } = list;
  const days = { from: textOf(values[from]) || null, to: textOf(values[to]) || null };
  const instants = instantsOfDays(days, pageConfig().timeZone);
  return kinds.days({
    ...shared,
    value: { from: instants.from ?? undefined, to: instants.to ?? undefined },
    onChange: (chosen) => {
      const wanted = daysOfFilters(chosen);
      set({ [from]: wanted.from ?? undefined, [to]: wanted.to ?? undefined });
    },
  });
}

/** Only the server writes negative amounts: the totals of credit notes. */
const canBeNegative = ({ write, rules }: Field): boolean =>
  write === 'never' || (rules?.min ?? -1) < 0;

function rangeFilter(control: Bounds, field: Field, shared: Shared, list: FilteredList) {
  const { values, set, kinds, formats } = list;
  const scale = rangeScale(field.kind, formats);
  const typed = (value: unknown) => {
    const kept = numberOf(value);
    return kept === null ? null : scale.typed(kept);
  };
  return kinds.range({
    ...shared,
    value: { from: typed(values[control.from]), to: typed(values[control.to]) },
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

/** Sets a parameter to several values, or removes it. */
const setMany =
  ({ name }: Named, { set }: FilteredList) =>
  (chosen: readonly string[]) =>
    set({ [name]: chosen.length > 0 ? [...chosen] : undefined });

function choiceFilter(control: Named, field: Field, shared: Shared, list: FilteredList) {
  return list.kinds.options({
    ...shared,
    options: (field.choices ?? []).map((value) => ({
      value,
      label: list.translate(`resources.choices.${value}`),
    })),
    value: valuesOf(list.values[control.name]),
    onChange: setMany(control, list),
  });
}

function monthFilter(
  { name }: Named,
  shared: Shared,
  { values, set, kinds, formats }: FilteredList,
) {
  return kinds.options({
    ...shared,
    isSingle: true,
    options: monthsUntil(todayThere(), MONTHS).map((value) => ({
      value,
      label: monthText(value, formats.locale),
    })),
    value: valuesOf(values[name]),
    onChange: ([month]) => set({ [name]: month }),
  });
}

function booleanFilter(control: Named, shared: Shared, list: FilteredList) {
  return list.kinds.options({
    ...shared,
    isSingle: true,
    options: [
      { value: 'true', label: list.translate('lists.filters.yes') },
      { value: 'false', label: list.translate('lists.filters.no') },
    ],
    value: valuesOf(list.values[control.name]),
    onChange: setMany(control, list),
  });
}

function referenceFilter(control: Named, field: Field, shared: Shared, list: FilteredList) {
  const target = findResource(field.to ?? '');
  if (!target) return null;
  const isAccount = control.name === ACCOUNT;
  const chosen = valuesOf(list.values[control.name]);
  const choose = (ids: readonly string[]) =>
    isAccount ? list.set({ [ACCOUNT]: ids[0] }) : setMany(control, list)(ids);
  return {
    ...shared,
    text: chosen.length > 0 ? (list.names.get(control.name) ?? '…') : null,
    clear: () => choose([]),
    editor: (close: () => void) => (
      <ReferencePicker
        label={shared.label}
        target={target}
        accountId={list.accountId}
        value={chosen}
        onChange={choose}
        onClose={close}
        isSingle={isAccount}
      />
    ),
  };
}

/**
 * The filter of a list that a control sets.
 * @returns null for a reference to a resource that the console does not know
 */
export function declaredFilter(
  control: FilterControl,
  field: Field,
  label: string,
  list: FilteredList,
): ListFilter | null {
  const shared = { key: control.field, label };
  switch (control.by) {
    case 'days':
      return daysFilter(control, shared, list);
    case 'wholeDays':
      return wholeDaysFilter(control, shared, list);
    case 'range':
      return rangeFilter(control, field, shared, list);
    case 'choice':
      return choiceFilter(control, field, shared, list);
    case 'month':
      return monthFilter(control, shared, list);
    case 'boolean':
      return booleanFilter(control, shared, list);
    case 'reference':
      return referenceFilter(control, field, shared, list);
    case 'text': {
      const { name } = control;
      return list.kinds.text({
        ...shared,
        value: textOf(list.values[name]),
        onChange: (text) => list.set({ [name]: text || undefined }),
      });
    }
  }
}
