import type { groups as english } from '../../en/later/groups.ts';
import type { Messages } from '../../messages.ts';

export const groups: Messages<typeof english> = {
  save: 'Salva gruppo',
  saveName: 'Salva il nome',
  saved: 'Gruppo salvato',
  members: {
    title: 'Membri',
    later: 'Salvi prima il nome. Poi potrà scegliere chi fa parte del gruppo.',
    search: 'Scegli dipendenti',
    add: 'Aggiungi |||| Aggiungi (%{smart_count})',
    already: 'Già in questo gruppo',
    moves: 'Proviene da %{group}',
    unavailable: 'Impossibile caricare i dipendenti. Riprovi.',
    nobody: 'Questo account non ha ancora dipendenti',
    none: 'In questo gruppo non c’è ancora nessuno',
    noneHint: 'Scelga dei dipendenti qui sopra e li aggiunga.',
    defaultHint: 'I dipendenti che non sono in un altro gruppo sono in questo.',
    joins: 'Entra',
    leaves: 'Esce',
    remove: 'Rimuovi %{name} dal gruppo',
    keep: 'Mantieni %{name} nel gruppo',
  },
  rules: {
    title: 'Regole di viaggio',
    later: 'Salvi prima il nome. Poi potrà indicare quali corse può prenotare il gruppo.',
    own: 'Nessuna: regole proprie del gruppo',
    saveFirst: 'Salvi il gruppo o annulli le modifiche alle regole prima di sceglierne altre.',
    unavailable: 'Impossibile caricare le regole. Ricarichi la pagina per riprovare.',
    shared:
      'Anche un altro gruppo segue queste regole: %{groups}. |||| Anche altri gruppi seguono queste regole: %{groups}.',
    inactive:
      'La restrizione di viaggio «%{name}» non è attiva: ora le sue regole non valgono per nessuno.',
    reset: 'Reimposta le regole',
    willReset: 'Tutte le regole saranno eliminate al salvataggio del gruppo.',
    undo: 'Annulla le modifiche alle regole',
  },
  sharedQuestion: {
    title: 'Modificare anche le regole di altri gruppi?',
    text: '%{groups} segue le stesse regole di %{group}. |||| %{groups} seguono le stesse regole di %{group}.',
    everyGroup: 'Modifica per tutti',
    thisGroup: 'Solo per %{group}',
  },
};
