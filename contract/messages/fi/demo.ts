import type { DemoTexts } from '../en/demo.ts';

export const demo: DemoTexts = {
  near: 'Lähellä: %{place}',
  outbox: {
    title: 'Lähtevät',
    standIn: 'Korvaa sähköpostipalvelimen',
    about:
      'Mitään tällä sivulla ei ole lähetetty kenellekään. Aseta SMTP_URL, niin viestit lähtevät vastaanottajilleen.',
    empty: 'Ei vielä viestejä',
    emptyHint: 'Varaa matka: vahvistus ilmestyy tähän muutamassa sekunnissa.',
    choose: 'Valitse viesti luettavaksi.',
    to: 'Vastaanottaja',
    from: 'Lähettäjä',
    replyTo: 'Vastaukset',
    at: 'Tallennettu',
    asText: 'Pelkkänä tekstinä',
    asHtml: 'HTML-muodossa',
    gone: 'Viestiä ei enää ole.',
    back: 'Kaikki viestit',
    backToConsole: 'Takaisin konsoliin',
  },
};
