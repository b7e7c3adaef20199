import { Box } from '@mui/material';
import { FilterLiveForm, SelectInput, useListContext, useTranslate } from 'react-admin';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { accountField } from './columns.ts';
import { FilterDisclosure } from './FilterDisclosure.tsx';
import { ReferenceSelect } from './inputs/ReferenceSelect.tsx';
import { useActor } from '../../authProvider/useGrant.ts';

const DEBOUNCE_MS = 300;

/** Filters of a declaration that have a control: choices and references. */
export function filtersOf(declaration: AnyResource): string[] {
  return Object.entries(declaration.list.filters ?? {})
    .filter(([, { field, match }]) => {
      const kind = declaration.fields[field]?.kind;
      return match === 'in' && (kind === 'choice' || kind === 'reference');
    })
    .map(([name]) => name);
}

/** A fleet manager's choice of account; corporation admins choose it at the top of the page. */
export function AccountFilter({ label }: { label: string }) {
  const translate = useTranslate();
  return (
    <ReferenceSelect
      source="corporationId"
      to="corporations"
      label={label}
      placeholder={translate('resources.list.all')}
      helperText={false}
    />
  );
}

interface FilterBarProps {
  declaration: AnyResource;
  names?: readonly string[];
  /** Account whose rows alone a reference filter offers. */
  accountId: string | null;
}

/** Declared filters of the surrounding list; each applies as soon as it is set. */
export function FilterBar({
  declaration,
  names = filtersOf(declaration),
  accountId,
}: FilterBarProps) {
  const translate = useTranslate();
  const { role } = useActor();
  const { filterValues } = useListContext();
  const account = accountField(declaration);
  const hasAccount = role === 'bookingChannelAdmin' && account !== undefined;
  if (names.length === 0 && !hasAccount) return null;
  const labelOf = (field: string): string => `resources.${declaration.name}.fields.${field}`;
  const set = [...names, ...(hasAccount ? ['corporationId'] : [])].filter(
    (name) => filterValues[name],
  );
  return (
    <FilterDisclosure count={set.length}>
      <FilterLiveForm debounce={DEBOUNCE_MS}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1.5,
            '& > *': { width: { xs: '100%', sm: 200 } },
            '& .MuiFormControl-root': { my: 0 },
          }}
        >
          {hasAccount && (
            <Box>
              <AccountFilter label={labelOf(account)} />
            </Box>
          )}
          {names.map((name) => {
            const field = declaration.fields[declaration.list.filters?.[name]?.field ?? ''];
            if (!field) return null;
            return (
              <Box key={name}>
                {field.kind === 'reference' ? (
                  <ReferenceSelect
                    source={name}
                    to={field.to ?? ''}
                    label={labelOf(name)}
                    placeholder={translate('resources.list.all')}
                    filter={accountId ? { corporationId: accountId } : undefined}
                    helperText={false}
                  />
                ) : (
                  <SelectInput
                    source={name}
                    label={labelOf(name)}
                    choices={(field.choices ?? []).map((id) => ({
                      id,
                      name: translate(`resources.choices.${id}`),
                    }))}
                    emptyText={translate('resources.list.all')}
                    translateChoice={false}
                    helperText={false}
                    SelectProps={{ displayEmpty: true }}
                    variant="outlined"
                    fullWidth
                  />
                )}
              </Box>
            );
          })}
        </Box>
      </FilterLiveForm>
    </FilterDisclosure>
  );
}
