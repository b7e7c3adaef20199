import { pricing } from './pricing.ts';
import type { TripTexts } from '../trip/texts.ts';
import { vehicles } from './vehicles.ts';

export const trip: TripTexts = {
  vehicles,
  asap: 'Lo antes posible',
  pickupTime: '%{date}, %{time} (hora local, %{zone})',
  labels: {
    time: 'Hora de recogida',
    pickup: 'Recogida',
    stop: 'Parada %{number}',
    dropoff: 'Destino',
    distance: 'Distancia',
    passenger: 'Pasajero',
    bookedBy: 'Reservado por',
    account: 'Cuenta',
    vehicle: 'Vehículo',
    company: 'Empresa de taxis',
    driver: 'Conductor',
    car: 'Coche',
    registration: 'Matrícula',
    flight: 'Vuelo',
    payment: 'Pago',
    tripId: 'N.º de viaje',
    reference: 'Referencia de la reserva',
  },
  pricing,
  flight: {
    terminal: 'Terminal %{terminal}',
    arrives: 'llegada a las %{time}',
    leaves: 'salida a las %{time}',
  },
  payment: {
    businessAccount: 'Cuenta de empresa',
    cash: 'Efectivo',
    creditCard: 'Tarjeta de crédito',
    card: '%{brand} terminada en %{number}',
  },
  taxes: { vat: 'IVA', gst: 'GST', sales: 'impuesto sobre ventas' },
  receipt: {
    title: 'Recibo',
    confirmation: 'Confirmación del viaje',
    noInvoice:
      'Este documento no es una factura. El viaje y su impuesto figuran en la factura mensual de la cuenta.',
    fileName: 'recibo',
    number: 'Recibo n.º %{number}',
    seller: 'Vendedor',
    taxNumber: 'Número de %{tax}',
    started: 'Inicio del viaje',
    ended: 'Fin del viaje',
    bookedAt: 'Reservado el',
    tax: 'Incluye %{tax} al %{rate}\u00a0%',
    trip: 'Viaje',
    booking: 'Reserva',
    price: 'Importe',
    page: 'Página %{page} de %{of}',
  },
};
