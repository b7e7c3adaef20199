import type { singlePage as english } from '../../en/later/singlePage.ts';
import type { Messages } from '../../messages.ts';

export const singlePage: Messages<typeof english> = {
  page: 'Minden egy oldalon',
  steps: 'Lépésről lépésre',
  routeFirst: 'A járművekhez és áraikhoz válassza ki a felvétel helyét és az úti célt.',
};
