import type { PageNotice } from '../pageNotice.ts';

export const pageNotice: PageNotice = {
  title: 'Diese Seite konnte nicht geladen werden',
  text: 'Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  reload: 'Seite neu laden',
  noScript:
    'JavaScript ist in Ihrem Browser ausgeschaltet. Schalten Sie es ein und laden Sie die Seite neu.',
  offline: {
    title: 'Sie sind offline',
    unreachable: '%{company} ist nicht erreichbar',
    text: 'Diese Seite öffnet sich von selbst, sobald wieder eine Verbindung besteht.',
    retry: 'Erneut versuchen',
    still: 'Es besteht noch keine Verbindung.',
  },
};
