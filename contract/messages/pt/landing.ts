import type { LandingTexts } from '../landing.ts';

export const landing: LandingTexts = {
  product: '%{company} Soluções para empresas',
  welcome: 'Boas-vindas a %{company}',
  intro:
    'Reserve táxis para a sua equipa e os seus convidados, com todas as viagens, regras e recibos num só lugar.',
  signIn: 'Iniciar sessão',
  signingIn: 'A abrir o início de sessão…',
  signInFailed:
    'Não foi possível aceder à página de início de sessão. Verifique a sua ligação e tente novamente.',
  signInBrokenTitle: 'O início de sessão não funcionou',
  signInBroken:
    'Não foi possível concluir o início de sessão. Talvez tenha demorado demasiado ou começado noutro separador. Inicie sessão novamente.',
  signInDenied:
    'A página de início de sessão não deu acesso: foi cancelado nessa página, ou a sua conta aí não pode usar esta consola. Inicie sessão novamente ou fale com o seu administrador.',
  refusedTitle: 'De momento não é possível iniciar sessão',
  refused:
    'A página de início de sessão reconhece o seu utilizador, mas o servidor não aceita a sessão. Tente novamente dentro de alguns minutos. Se persistir, termine a sessão, inicie-a novamente e avise o suporte.',
  sessionEnded: 'A sua sessão terminou. Inicie sessão novamente para continuar.',
  language: 'Idioma',
  continueTo: 'Inicie sessão para continuar na página que abriu.',
  terms: 'Termos e condições',
  privacy: 'Política de privacidade',
  starting: 'A abrir a sua consola…',
  startFailedTitle: 'Não foi possível abrir a consola',
  startFailed: 'Não foi possível carregar o seu perfil. Verifique a sua ligação e tente novamente.',
  startRefused:
    'Não foi possível carregar o seu perfil: o servidor deu uma resposta inesperada (estado %{status}). Tente novamente dentro de momentos.',
  partMissing:
    'Não foi possível carregar uma parte. Verifique a sua ligação e recarregue a página.',
  reload: 'Recarregar a página',
  noAccessTitle: 'Sem acesso: %{company}',
  noAccess:
    'Tem sessão iniciada, mas não tem nenhuma função aqui. Peça acesso ao seu administrador ou inicie sessão com outro utilizador.',
  retry: 'Tentar novamente',
  signOut: 'Terminar sessão',
  reference: 'Referência: %{requestId}',
};
