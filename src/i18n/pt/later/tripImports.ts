import type { tripImports as english } from '../../en/later/tripImports.ts';
import type { Messages } from '../../messages.ts';

/** Booking trips from a file. */
export const tripImports: Messages<typeof english> = {
  fields: {
    corporationId: 'Conta',
    passenger: 'Passageiro',
    email: 'E-mail',
    phone: 'Telefone',
    from: 'De',
    via: 'Paragens',
    to: 'Para',
    date: 'Data',
    time: 'Hora',
    vehicle: 'Classe de veículo',
    vehicles: 'Número de veículos',
    flight: 'Número do voo',
    notes: 'Notas',
    again: 'Qual das viagens iguais',
  },
  trip: 'Viagem e preço',
  total: 'No total: %{amount}',
  newGuest: 'Novo convidado',
  choose: 'Escolher para %{cell}',
  bookToo: 'Reservar esta também',
  openOf: 'Abrir a viagem da linha %{line}',
  booked: 'Viagens reservadas',
  import: 'Reservar %{smart_count} viagem |||| Reservar %{smart_count} viagens',
  nothingToImport: 'Nada a reservar: todas as viagens já estão reservadas ou têm erros.',
  unchanged: 'Já reservada',
  imported: '%{smart_count} reservada |||| %{smart_count} reservadas',
  existing: '%{smart_count} já reservada |||| %{smart_count} já reservadas',
  undo: 'Cancelar todas as viagens',
  undoDays:
    'Pode cancelá-las em conjunto durante %{days} dias. As viagens em curso, terminadas ou alteradas entretanto ficam como estão.',
  undoneCount: '%{smart_count} cancelada |||| %{smart_count} canceladas',
  undoTitle: 'Cancelar %{smart_count} viagem? |||| Cancelar %{smart_count} viagens?',
  undoText:
    'Os passageiros e as empresas de táxi são avisados. As viagens canceladas não podem ser recuperadas.',
  undoKeep: 'Manter as viagens',
  undoConfirm: 'Cancelar as viagens',
};
