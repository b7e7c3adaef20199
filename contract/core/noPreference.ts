import type { ListPreference } from './listPreference.ts';

export const NO_PREFERENCE: ListPreference = { columns: null, sort: null, perPage: null };
