import { useGetList } from 'react-admin';
import { MAX_PER_PAGE } from '../../../contract/core/listLimits.ts';
import { type EmployeeGroup, employeeGroups } from '../../../contract/resources/employeeGroups.ts';

const NONE: readonly EmployeeGroup[] = [];

/** The groups that have a travel restriction; none for a restriction that does not exist. */
export function useGroupsOf(restrictionId: string | null): readonly EmployeeGroup[] {
  const { data } = useGetList<EmployeeGroup>(
    employeeGroups.name,
    {
      filter: { restrictionId },
      pagination: { page: 1, perPage: MAX_PER_PAGE },
      sort: { field: 'name', order: 'ASC' },
    },
    { enabled: restrictionId !== null },
  );
  return restrictionId === null ? NONE : (data ?? NONE);
}
