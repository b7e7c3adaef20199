import type { singlePage as english } from '../../en/later/singlePage.ts';
import type { Messages } from '../../messages.ts';

export const singlePage: Messages<typeof english> = {
  page: 'Allt på en sida',
  steps: 'Steg för steg',
  routeFirst: 'Välj upphämtning och destination för att se fordon och priser.',
};
