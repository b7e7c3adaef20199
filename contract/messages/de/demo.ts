import type { DemoTexts } from '../en/demo.ts';

export const demo: DemoTexts = {
  near: 'In der Nähe von %{place}',
  outbox: {
    title: 'Postausgang',
    standIn: 'Steht für einen Mailserver',
    about:
      'Nichts auf dieser Seite wurde an jemanden gesendet. Setzen Sie SMTP_URL, und diese E-Mails gehen an ihre Empfänger.',
    empty: 'Noch keine E-Mails',
    emptyHint: 'Buchen Sie eine Fahrt: Ihre Bestätigung erscheint hier in Sekunden.',
    choose: 'Wählen Sie eine E-Mail, um sie zu lesen.',
    to: 'An',
    from: 'Von',
    replyTo: 'Antworten an',
    at: 'Aufbewahrt',
    asText: 'Als reiner Text',
    asHtml: 'Als HTML',
    gone: 'Diese E-Mail gibt es nicht mehr.',
    back: 'Alle E-Mails',
    backToConsole: 'Zurück zur Konsole',
  },
};
