import type { history as english } from '../../en/later/history.ts';
import type { Messages } from '../../messages.ts';

export const history: Messages<typeof english> = {
  title: 'Histórico',
  empty: 'Ainda não há nada registado.',
  failed: 'Não foi possível carregar o histórico.',
  more: 'Ver alterações anteriores',
  server: 'Automático',
  from: 'Antes:',
  to: 'Depois:',
  nothing: 'vazio',
  notKept: 'valores não guardados',
  changed: 'alterado',
  set: 'definido',
  actions: {
    create: 'Adição',
    update: 'Alteração',
    delete: 'Eliminação',
    restore: 'Recuperação',
    invite: 'Convite',
    'request-email-change': 'Alteração do e-mail pedida',
    'confirm-email-change': 'Novo e-mail confirmado',
    'stop-email-change': 'Alteração do e-mail travada',
    'erase-history': 'Dados pessoais apagados do histórico',
    'new-secret': 'Novo segredo criado',
    other: 'Alteração',
  },
  erase: 'Apagar dados pessoais…',
  eraseTitle: 'Apagar os dados pessoais?',
  eraseText:
    'Os nomes, endereços e números anteriores são apagados definitivamente deste histórico. Fica registado quem alterou que campo e quando.',
  eraseConfirm: 'Apagar',
  eraseFailed: 'Nada foi apagado. Tente novamente.',
  erased: 'Os dados pessoais foram apagados do histórico',
};
