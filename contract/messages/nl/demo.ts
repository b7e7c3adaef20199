import type { DemoTexts } from '../en/demo.ts';

export const demo: DemoTexts = {
  near: 'Nabij %{place}',
  outbox: {
    title: 'Postvak UIT',
    standIn: 'Vervangt een mailserver',
    about:
      'Niets op deze pagina is naar iemand verstuurd. Stel SMTP_URL in, en deze e-mails gaan naar hun ontvangers.',
    empty: 'Nog geen e-mails',
    emptyHint: 'Boek een rit: de bevestiging verschijnt hier binnen enkele seconden.',
    choose: 'Kies een e-mail om die te lezen.',
    to: 'Aan',
    from: 'Van',
    replyTo: 'Antwoorden aan',
    at: 'Bewaard',
    asText: 'Als platte tekst',
    asHtml: 'Als HTML',
    gone: 'Deze e-mail is er niet meer.',
    back: 'Alle e-mails',
    backToConsole: 'Terug naar de console',
  },
};
