import type { SignInTexts } from './en.ts';

export const pt: SignInTexts = {
  signIn: 'Iniciar sessão',
  intro: (name) =>
    `Boas-vindas de novo. Inicie sessão para reservar e gerir os seus táxis com ${name}.`,
  language: 'Idioma',
  email: 'E-mail',
  password: 'Palavra-passe',
  submit: 'Iniciar sessão',
  forgotten: 'Esqueceu-se da palavra-passe?',
  byMail: 'Iniciar sessão com uma ligação por e-mail',
  askPasswordTitle: 'Definir uma nova palavra-passe',
  askPassword:
    'Introduza o e-mail com que inicia sessão. Enviamos para lá uma ligação para definir uma nova palavra-passe.',
  askSignInTitle: 'Iniciar sessão por e-mail',
  askSignIn:
    'Introduza o e-mail com que inicia sessão. Enviamos para lá uma ligação que inicia a sessão uma vez, sem palavra-passe.',
  sendLink: 'Enviar ligação',
  missingEmail: 'Introduza um endereço de e-mail completo, por exemplo nome@empresa.pt.',
  tooManyMails: (minutes) =>
    `Foram pedidas demasiadas ligações. Tente novamente dentro de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
  sentTitle: 'Consulte o seu correio',
  sent: (email) =>
    `Se alguém inicia sessão aqui com ${email}, uma ligação vai a caminho. Pode demorar alguns minutos. Se não chegar, procure no correio não solicitado e verifique o endereço.`,
  sendAgain: 'Usar outro e-mail',
  firstPasswordTitle: 'Defina a sua palavra-passe',
  passwordFor: (email) => `Para ${email}`,
  newPassword: 'Nova palavra-passe',
  passwordHint: (min) =>
    `Pelo menos ${min} carateres. Várias palavras seguidas são fáceis de lembrar e difíceis de adivinhar.`,
  repeatPassword: 'Repita a palavra-passe',
  savePassword: 'Guardar e iniciar sessão',
  passwordTooShort: (min) => `A palavra-passe é demasiado curta. Use pelo menos ${min} carateres.`,
  passwordTooLong: (max) => `A palavra-passe é demasiado longa. Use no máximo ${max} carateres.`,
  passwordGuessable:
    'Esta palavra-passe é fácil de adivinhar. Evite o seu nome, o seu e-mail e os mesmos carateres repetidos.',
  passwordsDiffer: 'As duas palavras-passe não são iguais. Introduza ambas de novo.',
  linkTitle: 'Iniciar sessão',
  linkFor: (email) => `Vai iniciar sessão como ${email}.`,
  linkGoneTitle: 'Esta ligação já não funciona',
  linkGone: 'Já foi usada ou é demasiado antiga. Pode pedir uma nova.',
  newLink: 'Enviar uma nova ligação',
  keptElsewhereTitle: 'A sua palavra-passe está guardada noutro lugar',
  keptElsewhere: (provider) =>
    `Inicia sessão com a sua conta em ${provider}. As palavras-passe são definidas e alteradas lá.`,
  back: (name) => `Voltar a ${name}`,
  demo: 'Isto é uma demonstração. Preencher como:',
  missing: 'Introduza o seu e-mail e a sua palavra-passe.',
  wrongPassword: 'O e-mail ou a palavra-passe não está correto. Verifique ambos e tente novamente.',
  inactive: 'Este acesso foi desativado. Pergunte ao administrador da sua conta.',
  tooManyAttempts: (minutes) =>
    `Demasiadas palavras-passe erradas. Tente novamente dentro de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
  busy: 'Muitas pessoas estão a iniciar sessão neste momento. Tente novamente dentro de segundos.',
  errorPrefix: 'Erro: ',
  sessionEnded: 'A sua sessão terminou. Inicie sessão novamente para continuar onde estava.',
  expiredTitle: 'Esta página expirou',
  expired: 'O início de sessão começou há demasiado tempo ou noutro separador. Comece de novo.',
  failedTitle: 'Não foi possível iniciar sessão',
  failed: 'O pedido de início de sessão não era válido. Comece de novo na primeira página.',
  startAgain: 'Começar de novo',
  signedOutTitle: 'Terminou a sessão',
  signedOut: 'Até breve.',
  signOutTitle: 'Terminar sessão?',
  signOut: (name) => `Tem a sessão iniciada em ${name}.`,
  signOutYes: 'Terminar sessão',
  signOutNo: 'Manter a sessão',
  code: 'Código',
};
