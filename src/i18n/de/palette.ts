import type { palette as english } from '../en/palette.ts';
import type { Messages } from '../messages.ts';

export const palette: Messages<typeof english> = {
  title: 'Schnellzugriff und Suche',
  button: 'Suchen',
  placeholder: 'Seite öffnen oder Person, Fahrt, Konto suchen',
  recent: 'Zuletzt gewählt',
  pages: 'Gehe zu',
  switchAccount: 'Konto wechseln',
  bookFor: 'Buchen für',
  current: 'ausgewählt',
  searching: 'Personen, Fahrten und Konten werden gesucht…',
  found: '%{smart_count} Ergebnis |||| %{smart_count} Ergebnisse',
  failed: 'Die Suche ist fehlgeschlagen. Erneut versuchen',
  hint: 'Geben Sie mindestens %{min} Buchstaben ein, um Personen, Fahrten und Konten zu finden.',
};
