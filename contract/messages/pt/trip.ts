import { pricing } from './pricing.ts';
import type { TripTexts } from '../trip/texts.ts';
import { vehicles } from './vehicles.ts';

export const trip: TripTexts = {
  vehicles,
  asap: 'O mais cedo possível',
  pickupTime: '%{date}, %{time} (hora local, %{zone})',
  labels: {
    time: 'Hora de recolha',
    pickup: 'Local de recolha',
    stop: 'Paragem %{number}',
    dropoff: 'Destino',
    distance: 'Distância',
    passenger: 'Passageiro',
    bookedBy: 'Reservada por',
    account: 'Conta',
    vehicle: 'Tipo de veículo',
    company: 'Empresa de táxis',
    driver: 'Motorista',
    car: 'Viatura',
    registration: 'Matrícula',
    flight: 'Voo',
    payment: 'Pagamento',
    tripId: 'N.º da viagem',
    reference: 'Referência da reserva',
  },
  pricing,
  flight: {
    terminal: 'Terminal %{terminal}',
    arrives: 'chegada às %{time}',
    leaves: 'partida às %{time}',
  },
  payment: {
    businessAccount: 'Conta empresarial',
    cash: 'Numerário',
    creditCard: 'Cartão de crédito',
    card: '%{brand} terminado em %{number}',
  },
  taxes: { vat: 'IVA', gst: 'GST', sales: 'imposto sobre vendas' },
  receipt: {
    title: 'Recibo',
    confirmation: 'Confirmação da viagem',
    noInvoice:
      'Este documento não é uma fatura. A viagem e o respetivo imposto constam da fatura mensal da conta.',
    fileName: 'recibo',
    number: 'Recibo n.º %{number}',
    seller: 'Vendedor',
    taxNumber: 'Número de %{tax}',
    started: 'Início da viagem',
    ended: 'Fim da viagem',
    bookedAt: 'Reservada em',
    tax: 'Inclui %{tax} a %{rate}%',
    trip: 'Viagem',
    booking: 'Reserva',
    price: 'Preço',
    page: 'Página %{page} de %{of}',
  },
};
