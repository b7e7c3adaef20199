import type {
  accountFields as englishFields,
  policy as englishPolicy,
} from '../../en/later/accountFields.ts';
import type { Messages } from '../../messages.ts';

export const accountFields: Messages<typeof englishFields> = {
  heading: 'Noch einige Angaben',
  optional: 'Freiwillig',
  choose: 'Auswählen…',
  none: 'Keine Angabe',
  failed: 'Die Fragen dieses Kontos konnten nicht geladen werden.',
};

export const policy: Messages<typeof englishPolicy> = {
  allowed: 'Ihre Reiseregeln erlauben diese Fahrt.',
  failed: 'Ihre Reiseregeln konnten gerade nicht geprüft werden. Sie werden beim Buchen geprüft.',
  stopped: 'Ihre Reiseregeln erlauben diese Fahrt nicht',
  stoppedBy:
    'Eine Reiseregel steht entgegen. %{rule} |||| %{smart_count} Reiseregeln stehen entgegen. %{rule}',
  show: 'Grund anzeigen',
  limits: {
    trips: {
      outbound: 'Mit dieser Fahrt',
      return: 'Mit der Rückfahrt',
      both: 'Mit Hin- und Rückfahrt',
    },
    maxAmount: '%{trips} sind %{used} von %{limit} %{period} ausgegeben.',
    frequency: '%{trips} sind %{used} von %{limit} Fahrten %{period} gemacht.',
  },
  periods: { day: 'pro Tag', week: 'pro Woche', month: 'pro Monat' },
};
