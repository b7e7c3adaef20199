import type { singlePage as english } from '../../en/later/singlePage.ts';
import type { Messages } from '../../messages.ts';

export const singlePage: Messages<typeof english> = {
  page: 'Todo en una página',
  steps: 'Paso a paso',
  routeFirst: 'Elija la recogida y el destino para ver los vehículos y sus precios.',
};
