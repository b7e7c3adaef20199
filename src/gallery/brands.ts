import type { PageConfig } from '../../contract/core/channel.ts';
import { pageConfig } from '../shell/pageConfig.ts';

/** Possible colours of operators: the page's own, and colours on which text is hard to read. */
export const brands = (): Record<string, PageConfig['colorScheme']> => ({
  [pageConfig().name]: pageConfig().colorScheme,
  'Harbour blue': { primary: '#0b5cad', secondary: '#51606e' },
  'Taxi yellow': { primary: '#ffcc00', secondary: '#777777' },
  'Near black': { primary: '#101214', secondary: '#3a3f45' },
  'Pale pink': { primary: '#f9c6d4', secondary: '#c9c9c9' },
  'Signal red': { primary: '#d0021b', secondary: '#4a4a4a' },
});
