import type { DemoTexts } from '../en/demo.ts';

export const demo: DemoTexts = {
  near: '%{place} közelében',
  outbox: {
    title: 'Kimenő levelek',
    standIn: 'Levelezőkiszolgáló helyett',
    about:
      'Erről az oldalról semmit sem küldtek el senkinek. Állítsa be: SMTP_URL, és ezek a levelek elmennek a címzettjeiknek.',
    empty: 'Még nincsenek levelek',
    emptyHint: 'Foglaljon utazást: a visszaigazolása másodperceken belül megjelenik itt.',
    choose: 'Válasszon egy levelet az olvasáshoz.',
    to: 'Címzett',
    from: 'Feladó',
    replyTo: 'Válaszcím',
    at: 'Megőrizve',
    asText: 'Egyszerű szövegként',
    asHtml: 'HTML-ként',
    gone: 'Ez a levél már nincs meg.',
    back: 'Minden levél',
    backToConsole: 'Vissza a felületre',
  },
};
