import type { users as english } from '../../en/later/users.ts';
import type { Messages } from '../../messages.ts';

export const users: Messages<typeof english> = {
  tabs: { users: 'Utilizadores', groups: 'Grupos' },
  add: 'Adicionar utilizador',
  edit: 'Editar utilizador',
  created: 'O utilizador foi adicionado',
  createFailed: 'Não foi possível adicionar o utilizador',
  updated: 'O utilizador foi atualizado',
  updateFailed: 'Não foi possível atualizar o utilizador',
  createPassenger: 'Adicionar também como passageiro, para que se lhe possam reservar viagens',
  passengerFailed: 'Não foi possível adicionar o passageiro',
  withoutPassenger: 'Continuar sem passageiro',
  accounts: 'Contas',
  addAccount: 'Adicionar uma conta',
  removeAccount: 'Retirar %{name}',
  accountMissing: 'Escolha pelo menos uma conta',
  alreadyAdded: 'O utilizador já está adicionado a esta conta',
  moreAccounts: 'mais %{smart_count}',
  noAccount: 'nenhuma conta',
  invited: 'por aceitar',
  insist: 'Continuar mesmo assim',
  invite: {
    first: 'Enviar e-mail de acesso a %{name}',
    again: 'Reenviar e-mail de acesso a %{name}',
    tip: 'Enviar um e-mail para definir a palavra-passe',
    tipAgain: 'Reenviar o e-mail (último envio: %{when})',
    title: 'Enviar um e-mail de acesso?',
    titleAgain: 'Reenviar o e-mail de acesso?',
    text: '%{name} recebe em %{email} uma ligação para definir uma palavra-passe, que serve uma só vez. Até lá tudo fica como está.',
    textAgain: 'Último envio: %{when}.',
    textElsewhere:
      '%{name} recebe em %{email} um e-mail que indica onde iniciar sessão. As palavras-passe são guardadas em %{provider}.',
    confirm: 'Enviar',
    done: 'O e-mail de acesso a %{name} vai a caminho',
    failed: 'O e-mail não foi enviado. Tente novamente.',
  },
};
