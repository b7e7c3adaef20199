import type { profile as english } from '../../en/later/profile.ts';
import type { Messages } from '../../messages.ts';

export const profile: Messages<typeof english> = {
  person: 'Os seus dados',
  languageHint: 'Para os e-mails e, se disponível, para a consola.',
  copies: 'Cópias das reservas de convidados',
  copiesText: 'Recebe cópia dos e-mails sobre viagens reservadas para convidados destas contas.',
  noCopies: 'Não recebe cópias.',
  addCopies: 'Adicionar uma conta',
  removeCopies: 'Não receber mais cópias de %{name}',
  saved: 'O seu perfil foi guardado',
  savedNotShown:
    'O seu perfil foi guardado, mas não foi possível carregá-lo novamente. Recarregue a página para o ver.',
  failedToLoad: 'Não foi possível carregar o seu perfil.',
  password: 'Palavra-passe',
  passwordText:
    'É enviada para %{email} uma ligação para definir uma nova palavra-passe. A nova palavra-passe termina todas as suas sessões.',
  passwordElsewhere: 'A sua palavra-passe está guardada em %{provider}. Altere-a aí.',
  passwordSend: 'Enviar ligação',
  passwordSent: 'A ligação vai a caminho de %{email}',
  passwordFailed: 'A ligação não foi enviada. Tente novamente.',
  sessions: 'Sessões',
  sessionsText:
    'Onde tem sessão iniciada. Termine as que não reconhece e defina depois uma nova palavra-passe.',
  sessionsElsewhere: 'As suas sessões são geridas em %{provider}.',
  sessionsFailed: 'Não foi possível carregar as suas sessões.',
  device: '%{browser} em %{system}',
  unknownDevice: 'Dispositivo desconhecido',
  signedIn: 'Início de sessão: %{when}',
  lastUsed: 'última utilização: %{when}',
  thisOne: 'Esta sessão',
  end: 'Terminar',
  endOf: 'Terminar a sessão: %{device}, iniciada %{when}',
  ended: 'A sessão foi terminada',
  endFailed: 'A sessão não foi terminada. Tente novamente.',
  signOut: 'Terminar sessão',
  close: 'Fechar',
};
