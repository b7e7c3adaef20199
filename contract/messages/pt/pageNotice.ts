import type { PageNotice } from '../pageNotice.ts';

export const pageNotice: PageNotice = {
  title: 'Não foi possível carregar a página',
  text: 'Verifique a sua ligação e recarregue a página.',
  reload: 'Recarregar a página',
  noScript: 'O JavaScript está desativado no seu navegador. Ative-o e recarregue a página.',
  offline: {
    title: 'Sem ligação à Internet',
    unreachable: 'Não é possível contactar %{company}',
    text: 'Esta página abre-se sozinha assim que houver ligação.',
    retry: 'Tentar novamente',
    still: 'Ainda não há ligação.',
  },
};
