import type { tripChange as english } from '../../en/later/tripChange.ts';
import type { Messages } from '../../messages.ts';

export const tripChange: Messages<typeof english> = {
  title: 'Ophaaltijd wijzigen',
  before: 'Geboekt',
  after: 'Nieuw',
  fixed: 'De rest van de rit',
  fixedText:
    'Alleen de tijd kan worden gewijzigd. Wilt u iets anders wijzigen, annuleer dan en boek opnieuw.',
  same: 'Kies een andere tijd',
  save: 'Opslaan',
  saving: 'Opslaan…',
  leave: 'Tijd houden',
  kept: 'De rit houdt zijn tijd tot de nieuwe is bevestigd.',
  repeat: 'Probeer het opnieuw: de tijd wordt maar één keer gewijzigd.',
  done: 'Ophaaltijd gewijzigd',
  doneText: 'De taxi komt nu op %{time}. Het taxibedrijf krijgt bericht.',
  other: 'Intussen gewijzigd',
  otherText:
    'In een ander tabblad of door iemand anders is een andere tijd gekozen. De taxi komt op %{time}.',
  trips: 'Terug naar de ritten',
  again: 'Opnieuw boeken',
  notChangeable: 'Deze rit kan niet meer worden gewijzigd',
  notChangeableText:
    'De status is ‘%{status}’. Alleen van vooraf geboekte ritten kan de ophaaltijd worden gewijzigd.',
  unknown: 'Rit niet gevonden',
  unknownText: 'Misschien hoort die bij een account dat u niet beheert of is het adres onvolledig.',
  failed: 'De rit kon niet worden geladen',
  failedText: 'Controleer uw verbinding en probeer het opnieuw. Wat u typte, blijft bewaard.',
};
