import { useListFilterContext, useTranslate } from 'react-admin';
import { reachesAllAccounts } from '../../../../contract/core/roles.ts';
import { account as accountReference } from '../../../../contract/core/fields.ts';
import type { AnyResource } from '../../../../contract/core/resource.ts';
import { findResource } from '../../../../contract/resources/index.ts';
import { useActor } from '../../../authProvider/useGrant.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import type { ListFilter } from '../../../admin/list/filters/listFilter.ts';
import { useFilterKinds } from '../../../admin/list/filters/useFilterKinds.tsx';
import { accountField, fieldLabel, isOfAccounts } from '../columns.ts';
import { ACCOUNT, filterControls, type FilterControl } from './controls.ts';
import { declaredFilter } from './declaredFilter.tsx';
import { changed, type FilterValues } from './filterValues.ts';
import { useReferencedNames } from './useReferencedNames.ts';

/** For a list whose rows belong to several accounts that no field names. */
const ANY_ACCOUNT = accountReference();

const fieldOf = (declaration: AnyResource, name: string) =>
  declaration.fields[name] ?? (name === ACCOUNT ? ANY_ACCOUNT : undefined);

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
  const { filterValues, setFilters } = useListFilterContext();
  const values: FilterValues = filterValues;

  const account = isOfAccounts(declaration) ? (accountField(declaration) ?? ACCOUNT) : undefined;
  const own = filterControls(declaration).filter(
    ({ field }) => !without.includes(field) && field !== account && !(field in settled),
  );
  const ofAccount: FilterControl[] =
    reachesAllAccounts(role) && account ? [{ by: 'reference', field: account, name: ACCOUNT }] : [];
  const controls = [...ofAccount, ...own];
  const names = useReferencedNames(
    controls.flatMap((control) => {
      if (control.by !== 'reference') return [];
      const target = findResource(fieldOf(declaration, control.field)?.to ?? '');
      return target ? [{ name: control.name, target }] : [];
    }),
  );

  const list = {
    values,
    set: (change: FilterValues) => setFilters(changed(values, change)),
    accountId,
    names,
    kinds,
    formats,
    translate,
  };
  return controls.flatMap((control) => {
    const field = fieldOf(declaration, control.field);
    if (!field) return [];
    const label = declaration.fields[control.field]
      ? translate(fieldLabel(declaration.name, control.field))
      : translate('downloads.account');
    return declaredFilter(control, field, label, list) ?? [];
  });
}
