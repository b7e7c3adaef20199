import type { tripImports as english } from '../../en/later/tripImports.ts';
import type { Messages } from '../../messages.ts';

/** Booking trips from a file. */
export const tripImports: Messages<typeof english> = {
  fields: {
    corporationId: 'Cuenta',
    passenger: 'Pasajero',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    from: 'Desde',
    via: 'Paradas',
    to: 'Hasta',
    date: 'Fecha',
    time: 'Hora',
    vehicle: 'Clase de vehículo',
    vehicles: 'Número de vehículos',
    flight: 'Número de vuelo',
    notes: 'Notas',
    again: 'Cuál de los viajes iguales',
  },
  trip: 'Viaje y precio',
  total: 'En total: %{amount}',
  newGuest: 'Nuevo invitado',
  choose: 'Elegir para %{cell}',
  bookToo: 'Reservar este también',
  openOf: 'Abrir el viaje de la línea %{line}',
  booked: 'Viajes reservados',
  import: 'Reservar %{smart_count} viaje |||| Reservar %{smart_count} viajes',
  nothingToImport:
    'No hay nada que reservar: todos los viajes están ya reservados o tienen errores.',
  unchanged: 'Ya reservado',
  imported: '%{smart_count} reservado |||| %{smart_count} reservados',
  existing: '%{smart_count} ya reservado |||| %{smart_count} ya reservados',
  undo: 'Cancelar todos los viajes',
  undoDays:
    'Puede cancelarlos juntos durante %{days} días. Los viajes en curso, terminados o modificados después no se tocan.',
  undoneCount: '%{smart_count} cancelado |||| %{smart_count} cancelados',
  undoTitle: '¿Cancelar %{smart_count} viaje? |||| ¿Cancelar %{smart_count} viajes?',
  undoText:
    'Se avisa a los pasajeros y a las empresas de taxi. Los viajes cancelados no se pueden recuperar.',
  undoKeep: 'Conservar los viajes',
  undoConfirm: 'Cancelar los viajes',
};
