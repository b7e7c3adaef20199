import type { accounts as english } from '../../en/later/accounts.ts';
import type { Messages } from '../../messages.ts';

export const accounts: Messages<typeof english> = {
  billing: 'Datos de facturación',
  linked: 'Empresa de taxis %{number}',
  addFleet: 'Añadir empresa de taxis',
  removeLinked: 'Eliminar la empresa de taxis %{number}',
  removeTitle: '¿Eliminar la cuenta en %{fleet}?',
  removeText:
    'Cuando guarde, %{fleet} ya no podrá facturar viajes a esta cuenta. Los viajes pasados no cambian.',
  fleetMissing: 'Vincule al menos una empresa de taxis para poder facturar viajes a la cuenta.',
  notAllValid: 'Cada empresa de taxis necesita un número de cliente válido',
  invite: 'Invitar',
  inviteFor: 'Invitar a un administrador de %{name}',
  firstAdmin: {
    title: '¿Invitar a su primer administrador?',
    text: '%{name} se ha añadido, pero nadie puede iniciar sesión en esta cuenta todavía. Su primer administrador recibe un correo electrónico, añade después empleados y reserva viajes.',
    confirm: 'Invitar a un administrador',
    later: 'Más tarde',
  },
  validity: {
    validating: 'Consultando este número a la empresa de taxis',
    valid: 'La empresa de taxis conoce este número',
    invalid: 'La cuenta de la central no es válida',
    unanswered:
      'El sistema de la central de la empresa de taxis no responde. Inténtelo de nuevo en un momento.',
  },
  import: {
    title: 'Importar cuentas',
    columns:
      'La primera línea contiene los encabezados y se omite. Después, una cuenta por línea con las columnas en este orden: nombre de la cuenta, correo de su administrador, número de la cuenta de la central, idioma (en si no se indica).',
    looksLikeData:
      'La primera línea parece una cuenta y no un encabezado, así que también se importa.',
    onlyHeading: 'No hay nada debajo del encabezado. Elija otro archivo.',
    chosen: '%{file}: %{smart_count} cuenta |||| %{file}: %{smart_count} cuentas',
    start: 'Importar |||| Importar (%{smart_count})',
    stop: 'Detener',
    stayHere: 'Mantenga esta página abierta. Las líneas importadas se conservan aunque se detenga.',
    noAnswer: 'No hubo respuesta. Vuelva a intentar esta línea: no se importará dos veces.',
    counts: {
      accounts: '%{smart_count} cuenta importada |||| %{smart_count} cuentas importadas',
      passengers: '%{smart_count} pasajero importado |||| %{smart_count} pasajeros importados',
      users: '%{smart_count} usuario importado |||| %{smart_count} usuarios importados',
      existing: '%{smart_count} línea ya existía |||| %{smart_count} líneas ya existían',
      failed: '%{smart_count} línea con error |||| %{smart_count} líneas con error',
      open: '%{smart_count} línea aún sin importar |||| %{smart_count} líneas aún sin importar',
    },
    retry: 'Reintentar las demás',
    results: 'Ver resultados',
    resultsTitle: 'Resultados de la importación',
    summary: 'Resumen',
    line: 'Línea %{line}',
    notSent: 'Aún sin importar',
    states: { success: 'Correcto', existing: 'Ya existía', failed: 'Error' },
    isNew: 'nuevo',
    wasThere: 'ya existía',
    parts: {
      businessAccount: 'Cuenta',
      businessDispatchAccount: 'Cuenta de la central',
      passenger: 'Usuario',
      businessPassenger: 'Pasajero',
    },
  },
};
