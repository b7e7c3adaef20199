import type { RaRecord } from 'react-admin';

/** Every account keeps the group that it began with. */
export const isDeletableGroup = (row: RaRecord): boolean => row['isDefault'] !== true;
