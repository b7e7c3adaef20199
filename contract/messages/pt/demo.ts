import type { DemoTexts } from '../en/demo.ts';

export const demo: DemoTexts = {
  near: 'Perto de %{place}',
  outbox: {
    title: 'Caixa de saída',
    standIn: 'Substitui um servidor de correio',
    about:
      'Nada desta página foi enviado a ninguém. Defina SMTP_URL e estas mensagens seguem para os destinatários.',
    empty: 'Ainda não há mensagens',
    emptyHint: 'Reserve uma viagem: a confirmação aparece aqui em segundos.',
    choose: 'Escolha uma mensagem para a ler.',
    to: 'Para',
    from: 'De',
    replyTo: 'Respostas para',
    at: 'Guardada',
    asText: 'Como texto simples',
    asHtml: 'Como HTML',
    gone: 'Esta mensagem já não existe.',
    back: 'Todas as mensagens',
    backToConsole: 'Voltar à consola',
  },
};
