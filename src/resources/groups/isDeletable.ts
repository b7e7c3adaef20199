import type { RaRecord } from 'react-admin';

/** An account's default group cannot be deleted. */
export const isDeletableGroup = (row: RaRecord): boolean => row['isDefault'] !== true;
