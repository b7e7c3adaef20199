import type { laterResources as english } from '../../en/later/laterResources.ts';
import type { Messages } from '../../messages.ts';

export const laterResources: Messages<typeof english> = {
  'api-keys': {
    name: 'clave de API |||| claves de API',
    title: 'Claves de API',
    add: 'Añadir clave de API',
    edit: 'Editar clave de API',
    fields: {
      corporationId: 'Cuenta',
      name: 'Nombre',
      trips: 'Viajes',
      people: 'Personas',
      rules: 'Grupos y reglas de viaje',
      accounts: 'Cuentas y favoritos',
      invoices: 'Facturas',
      fleets: 'Empresas de taxis y precios',
      expiresOn: 'Último día',
      addresses: 'Direcciones permitidas',
      status: 'Estado',
      keyStart: 'Empieza por',
      formerEndsAt: 'Secreto anterior hasta',
      lastUsedAt: 'Último uso',
      createdAt: 'Creación',
    },
  },
  'fleet-offers': {
    name: 'vehículo |||| vehículos',
    title: 'Vehículos y precios',
    add: 'Añadir vehículo',
    edit: 'Editar vehículo',
    fields: {
      fleetId: 'Empresa de taxis',
      name: 'Categoría de vehículo',
      seats: 'Plazas',
      bags: 'Maletas grandes',
      paymentTypes: 'Formas de pago',
      fareType: 'Tipo de precio',
      baseFare: 'Precio base',
      perKilometre: 'Precio por distancia',
      perMinute: 'Precio por minuto',
      minimumFare: 'Precio mínimo',
      cancellationFee: 'Cargo por cancelación tardía',
      cancellationMinutes: 'Cargo desde (min antes de la recogida)',
      createdAt: 'Creado el',
    },
  },
};
