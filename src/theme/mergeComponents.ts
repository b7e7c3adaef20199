import { deepmerge } from '@mui/utils';
import type { RaThemeOptions } from 'react-admin';

type ThemeComponents = NonNullable<RaThemeOptions['components']>;

/** Component styles of several files as one; what a later file says of the same slot is added. */
export function mergeComponents(...parts: readonly ThemeComponents[]): ThemeComponents {
  return parts.reduce<ThemeComponents>((merged, part) => deepmerge(merged, part), {});
}
