import type { singlePage as english } from '../../en/later/singlePage.ts';
import type { Messages } from '../../messages.ts';

export const singlePage: Messages<typeof english> = {
  page: 'Tudo numa página',
  steps: 'Passo a passo',
  routeFirst: 'Escolha a recolha e o destino para ver os veículos e os preços.',
};
