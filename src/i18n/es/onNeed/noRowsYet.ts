import type { noRowsYet as english } from '../../en/onNeed/noRowsYet.ts';
import type { Messages } from '../../messages.ts';

export const noRowsYet: Messages<typeof english> = {
  'business-passengers': {
    title: 'Aún no hay empleados',
    text: 'Los viajes se reservan para empleados. Añada el primero con nombre, correo electrónico y teléfono, o importe una lista entera: la plantilla CSV indica las columnas.',
  },
  'business-guests': {
    title: 'Aún no hay invitados',
    text: 'Los invitados son visitantes para los que reserva viajes, por ejemplo candidatos o clientes. Añada aquí el primero. Quien se introduce como invitado en una reserva también aparece después aquí.',
  },
  'travel-restrictions': {
    title: 'Aún no hay restricciones de viaje',
    text: 'Sin restricciones de viaje, los empleados pueden reservar cualquier viaje. Una restricción limita lo que puede reservar un grupo, por ejemplo viajes entre la oficina y el aeropuerto en días laborables, hasta cierto precio.',
  },
  'favourite-addresses': {
    title: 'Aún no hay favoritos',
    text: 'Los favoritos se proponen los primeros en una reserva. Empiece por la dirección de la que sale la mayoría de los viajes, por ejemplo «Sede central».',
  },
  corporations: {
    title: 'Aún no hay cuentas',
    text: 'Una cuenta es una compañía que reserva viajes con ustedes. Añada la primera con la empresa de taxis que se los factura e invite después a su primer administrador.',
  },
  fleets: {
    title: 'Aún no hay empresas de taxis',
    text: 'Las empresas de taxis realizan los viajes. Añada la primera con su teléfono y su zona, y después sus vehículos y precios.',
  },
  'fleet-offers': {
    title: 'Aún no hay vehículos',
    text: 'En una reserva se elige entre los vehículos de sus empresas de taxis. Añada una categoría con sus plazas y precios, por ejemplo una berlina de cuatro plazas.',
  },
  budgets: {
    title: 'Aún no hay presupuestos',
    text: 'Un presupuesto indica cuánto puede gastar una cuenta, un grupo o un código de coste en un mes, un trimestre o un año. Los viajes reservados con antelación también cuentan. Añada el primero con su importe.',
  },
  'api-keys': {
    title: 'Todavía no hay claves de API',
    text: 'Con una clave de API sus propios sistemas hacen llamadas, por ejemplo un sistema de personal que mantiene al día a los empleados. Añada la primera y elija qué puede hacer.',
  },
  'webhook-endpoints': {
    title: 'Todavía no hay webhooks',
    text: 'Un webhook cuenta a sus propios sistemas lo que ocurre, por ejemplo cuando se reserva o se cancela un viaje. Añada el primero con la dirección a la que se debe llamar.',
  },
  invoices: {
    title: 'Aún no hay facturas',
    text: 'A principios de cada mes, los viajes del mes anterior que se pagan con la cuenta de empresa se reúnen en una factura. Después aparece aquí, en PDF y CSV.',
  },
};
