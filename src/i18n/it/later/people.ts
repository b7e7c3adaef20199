import type { people as english } from '../../en/later/people.ts';
import type { Messages } from '../../messages.ts';

export const people: Messages<typeof english> = {
  noTab: {
    hidden: 'Gli amministratori non compaiono in questa pagina',
    hiddenText: 'Si trovano in Persone, nel menu.',
    unknown: 'Questa pagina non ha una scheda con questo nome',
    unknownText: 'Scelga una delle schede qui sopra.',
  },
  searchAdmins: 'Cerca amministratori',
  invite: {
    first: 'Invia invito a %{name}',
    again: 'Invia di nuovo l’invito a %{name}',
    tip: 'Invia invito',
    tipAgain: 'Invia di nuovo l’invito (ultimo invio: %{when})',
    title: 'Inviare un invito?',
    titleAgain: 'Inviare di nuovo l’invito?',
    text: '%{name} riceve a %{email} un’e-mail che spiega che si possono prenotare taxi per questa persona e come le arrivano i dettagli di ogni corsa. Non serve alcun accesso.',
    textAgain: 'Ultimo invio: %{when}.',
    confirm: 'Invia',
    done: 'L’invito a %{name} è in arrivo',
    failed: 'L’invito non è stato inviato. Riprovi.',
  },
  ahead: {
    question: 'Che cosa succede alle corse future?',
    keep: 'Mantienile',
    cancel: 'Annullale',
    count: '%{smart_count} corsa futura |||| %{smart_count} corse future',
    none: 'Nessuna corsa futura.',
    more: 'e un’altra |||| e altre %{smart_count}',
    fee: 'Annullare ora costa %{fee}, la penale per annullamento tardivo.',
    feeShown: 'Annullare ora le corse qui sopra costa %{fee}, la penale per annullamento tardivo.',
    failed: 'Impossibile caricare le corse future. Vengono mantenute.',
    stays: 'Le corse annullate restano annullate, anche se si annulla questa operazione.',
    feeStays:
      'Le corse annullate restano annullate e la penale resta dovuta, anche se si annulla questa operazione.',
    out: 'Da ora nessuno può più prenotare per queste persone.',
  },
};
