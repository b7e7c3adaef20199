import type { singlePage as english } from '../../en/later/singlePage.ts';
import type { Messages } from '../../messages.ts';

export const singlePage: Messages<typeof english> = {
  page: 'Alles auf einer Seite',
  steps: 'Schritt für Schritt',
  routeFirst: 'Wählen Sie Abholort und Fahrtziel, um Fahrzeuge und Fahrpreise zu sehen.',
};
