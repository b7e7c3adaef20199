import type { PageNotice } from '../pageNotice.ts';

export const pageNotice: PageNotice = {
  title: 'Sidan kunde inte läsas in',
  text: 'Kontrollera din anslutning och läs in sidan på nytt.',
  reload: 'Läs in sidan på nytt',
  noScript: 'JavaScript är avstängt i din webbläsare. Slå på det och läs in sidan på nytt.',
  offline: {
    title: 'Du är offline',
    unreachable: '%{company} kan inte nås',
    text: 'Sidan öppnas av sig själv så snart det finns en anslutning igen.',
    retry: 'Försök igen',
    still: 'Det finns fortfarande ingen anslutning.',
  },
};
