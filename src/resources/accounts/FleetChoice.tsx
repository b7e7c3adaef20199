import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList, useGetManyAggregate, useTranslate } from 'react-admin';
import { type Fleet, fleets } from '../../../contract/resources/fleets.ts';
import { useChoiceTexts } from '../../i18n/useChoiceTexts.ts';
import { LOOKUP_SIZE, lookupFilter, lookupSort } from '../declared/lookup.ts';
import { useNoneYet } from '../declared/useNoneYet.ts';

/** The channel's fleets with a name like this; all of them for an empty one. */
export const useFoundFleets = (typed: string) =>
  useGetList<Fleet>(
    fleets.name,
    {
      pagination: { page: 1, perPage: LOOKUP_SIZE },
      sort: lookupSort(fleets),
      filter: lookupFilter(fleets.name, typed),
    },
    { placeholderData: (before) => before },
  );

interface FleetChoiceProps {
  fleetId: string | null;
  /** Fleets that are chosen elsewhere and cannot be chosen here. */
  taken: readonly string[];
  /** Says so where none is chosen. */
  isTried?: boolean;
  onChange: (fleetId: string | null) => void;
}

/** One of the channel's fleets, found by its name. */
export function FleetChoice({ fleetId, taken, isTried = false, onChange }: FleetChoiceProps) {
  const translate = useTranslate();
  const choiceTexts = useChoiceTexts();
  const noneYet = useNoneYet(fleets);
  const label = translate('resources.corporations.items.linkedAccounts.fleetId');
  const isMissing = isTried && fleetId === null;
  const [typed, setTyped] = useState('');
  const { data: found = [], isPending, error } = useFoundFleets(typed);
  const { data: [chosen] = [] } = useGetManyAggregate<Fleet>(
    fleets.name,
    { ids: fleetId ? [fleetId] : [] },
    { enabled: fleetId !== null },
  );
  return (
    <Autocomplete<Fleet>
      options={found}
      value={fleetId && chosen ? chosen : null}
      onChange={(_event, fleet) => onChange(fleet?.id ?? null)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ companyName }) => companyName}
      getOptionDisabled={({ id }) => id !== fleetId && taken.includes(id)}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      loading={isPending}
      {...choiceTexts}
      noOptionsText={error || typed.trim() !== '' ? choiceTexts.noOptionsText : noneYet}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          required
          label={label}
          error={isMissing}
          helperText={isMissing ? translate('resources.form.missing', { label }) : undefined}
        />
      )}
      sx={{ flex: 1, minWidth: 0 }}
    />
  );
}
