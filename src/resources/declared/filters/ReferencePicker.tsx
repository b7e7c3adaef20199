import { Button } from '@mui/material';
import { useState } from 'react';
import { useGetManyAggregate, useInfiniteGetList, useTranslate, type RaRecord } from 'react-admin';
import type { AnyResource } from '../../../../contract/core/resource.ts';
import { sideBySide } from '../../../../contract/receipts/letters.ts';
import { OptionPicker, type Option } from '../../../admin/list/filters/OptionPicker.tsx';
import { hasText, useSettledText } from '../../../admin/list/useSearchedText.ts';
import { accountField, rowLabel } from '../columns.ts';
import { LOOKUP_SIZE, lookupFilter, lookupSort } from '../lookup.ts';
import { RetryAlert } from '../../../connection/RetryAlert.tsx';

interface ReferencePickerProps {
  label: string;
  target: AnyResource;
  /** The account whose rows are offered; null for all, each row with the name of its account. */
  accountId: string | null;
  value: readonly string[];
  onChange: (value: string[]) => void;
  onClose: () => void;
  isSingle?: boolean;
}

/** What distinguishes rows of the same name: their account, and whether one is the default. */
function useNotes(target: AnyResource, rows: readonly RaRecord[], accountId: string | null) {
  const translate = useTranslate();
  const account = accountId === null ? accountField(target) : undefined;
  const ids = account ? [...new Set(rows.map((row) => String(row[account])))] : [];
  const { data: accounts = [] } = useGetManyAggregate<RaRecord & { name: string }>(
    'corporations',
    { ids },
    { enabled: ids.length > 0 },
  );
  return (row: RaRecord): string | undefined => {
    const owner = account && accounts.find((one) => one?.id === row[account])?.name;
    const mark = row['isDefault'] === true ? translate('lists.filters.defaultRow') : undefined;
    return sideBySide([owner, mark]) || undefined;
  };
}

/** Rows of another resource to filter by: searched by name, with more fetched while scrolling. */
export function ReferencePicker(props: ReferencePickerProps) {
  const { target, accountId, value, ...picker } = props;
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const settled = useSettledText(typed);
  const isScoped = accountId !== null && accountField(target) !== undefined;
  const wanted = lookupFilter(target.name, settled);
  const found = useInfiniteGetList<RaRecord>(
    target.name,
    {
      pagination: { page: 1, perPage: LOOKUP_SIZE },
      sort: lookupSort(target),
      filter: { ...wanted, ...(isScoped ? { corporationId: accountId } : {}) },
    },
    { placeholderData: (before) => before, retry: false },
  );
  const { data: chosen = [] } = useGetManyAggregate<RaRecord>(
    target.name,
    { ids: [...value] },
    { enabled: value.length > 0 },
  );
  const listed = found.data?.pages.flatMap((page) => page.data) ?? [];
  // A text that is too short for a search filters the rows that are there.
  const isShort = typed.trim() !== '' && Object.keys(wanted).length === 0;
  const fits = (row: RaRecord): boolean => !isShort || hasText(rowLabel(target, row), typed);
  // Chosen rows are first while nothing is searched for.
  const isOpened = typed === '';
  const first = isOpened ? chosen.filter((row) => row && value.includes(String(row.id))) : [];
  const rows = [...first, ...listed.filter((row) => !first.some(({ id }) => id === row.id))];
  const noteOf = useNotes(target, rows, accountId);
  const options: Option[] = rows.filter(fits).map((row) => ({
    value: String(row.id),
    label: rowLabel(target, row),
    note: noteOf(row),
  }));
  return (
    <OptionPicker
      {...picker}
      value={value}
      options={options}
      isLoading={found.isFetching || settled !== typed}
      search={{
        typed,
        onType: setTyped,
        onEnd: () => {
          if (found.hasNextPage && !found.isFetching) void found.fetchNextPage();
        },
      }}
      footer={
        found.error ? (
          <RetryAlert severity="warning" onRetry={() => void found.refetch()}>
            {translate('lists.filters.loadFailed')}
          </RetryAlert>
        ) : (
          // For users who do not scroll.
          found.hasNextPage && (
            <Button
              fullWidth
              size="small"
              loading={found.isFetchingNextPage}
              onClick={() => void found.fetchNextPage()}
            >
              {translate('lists.filters.more')}
            </Button>
          )
        )
      }
    />
  );
}
