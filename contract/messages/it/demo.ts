import type { DemoTexts } from '../en/demo.ts';

export const demo: DemoTexts = {
  near: 'Vicino a %{place}',
  outbox: {
    title: 'Posta in uscita',
    standIn: 'Sostituisce un server di posta',
    about:
      'Nulla di questa pagina è stato inviato a qualcuno. Imposti SMTP_URL e queste e-mail andranno ai destinatari.',
    empty: 'Ancora nessuna e-mail',
    emptyHint: 'Prenoti una corsa: la conferma appare qui in pochi secondi.',
    choose: 'Scelga un’e-mail per leggerla.',
    to: 'A',
    from: 'Da',
    replyTo: 'Risposte a',
    at: 'Conservata',
    asText: 'Come testo semplice',
    asHtml: 'Come HTML',
    gone: 'Questa e-mail non c’è più.',
    back: 'Tutte le e-mail',
    backToConsole: 'Torna alla console',
  },
};
