import type { palette as english } from '../en/palette.ts';
import type { Messages } from '../messages.ts';

export const palette: Messages<typeof english> = {
  title: 'Acceso rápido y búsqueda',
  button: 'Buscar',
  placeholder: 'Ir a una página o buscar una persona, un viaje o una cuenta',
  recent: 'Recientes',
  pages: 'Ir a',
  switchAccount: 'Cambiar de cuenta',
  bookFor: 'Reservar para',
  current: 'seleccionado',
  searching: 'Buscando personas, viajes y cuentas…',
  found: '%{smart_count} resultado |||| %{smart_count} resultados',
  failed: 'La búsqueda ha fallado. Reintentar',
  hint: 'Escriba al menos %{min} letras para buscar personas, viajes y cuentas.',
};
