import type { PageNotice } from '../pageNotice.ts';

export const pageNotice: PageNotice = {
  title: 'Sidan kunde inte läsas in',
  text: 'Kontrollera din anslutning och läs in sidan igen.',
  reload: 'Läs in sidan igen',
  noScript: 'JavaScript är avstängt i din webbläsare. Slå på det och läs in sidan igen.',
};
