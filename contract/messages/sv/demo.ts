import type { DemoTexts } from '../en/demo.ts';

export const demo: DemoTexts = {
  near: 'Nära %{place}',
  outbox: {
    title: 'Utkorg',
    standIn: 'Står i stället för en e-postserver',
    about:
      'Inget på den här sidan har skickats till någon. Ange SMTP_URL, så går mejlen till sina mottagare.',
    empty: 'Inga mejl än',
    emptyHint: 'Boka en resa: bekräftelsen visas här inom några sekunder.',
    choose: 'Välj ett mejl för att läsa det.',
    to: 'Till',
    from: 'Från',
    replyTo: 'Svar till',
    at: 'Sparat',
    asText: 'Som ren text',
    asHtml: 'Som HTML',
    gone: 'Mejlet finns inte längre.',
    back: 'Alla mejl',
    backToConsole: 'Tillbaka till konsolen',
  },
};
