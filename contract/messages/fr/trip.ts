import { pricing } from './pricing.ts';
import type { TripTexts } from '../trip/texts.ts';
import { vehicles } from './vehicles.ts';

export const trip: TripTexts = {
  vehicles,
  asap: 'Dès que possible',
  pickupTime: '%{date}, %{time} (heure locale, %{zone})',
  labels: {
    time: 'Prise en charge',
    pickup: 'Départ',
    stop: 'Arrêt %{number}',
    dropoff: 'Arrivée',
    distance: 'Distance',
    passenger: 'Passager',
    bookedBy: 'Réservée par',
    account: 'Compte',
    vehicle: 'Véhicule',
    company: 'Compagnie de taxis',
    driver: 'Chauffeur',
    car: 'Voiture',
    registration: 'Immatriculation',
    flight: 'Vol',
    payment: 'Paiement',
    tripId: 'N° de course',
    reference: 'Référence de réservation',
  },
  pricing,
  flight: {
    terminal: 'Terminal %{terminal}',
    arrives: 'arrivée à %{time}',
    leaves: 'départ à %{time}',
  },
  payment: {
    businessAccount: 'Compte professionnel',
    cash: 'Espèces',
    creditCard: 'Carte bancaire',
    card: '%{brand} se terminant par %{number}',
  },
  taxes: { vat: 'TVA', gst: 'TPS', sales: 'taxe de vente' },
  receipt: {
    title: 'Reçu',
    confirmation: 'Confirmation de course',
    noInvoice:
      'Ce document n’est pas une facture. La course et sa taxe figurent sur la facture mensuelle du compte.',
    fileName: 'reçu',
    number: 'Reçu n° %{number}',
    seller: 'Vendeur',
    taxNumber: 'Numéro de %{tax}',
    started: 'Début de la course',
    ended: 'Fin de la course',
    bookedAt: 'Réservée le',
    tax: 'Dont %{tax} à %{rate} %',
    trip: 'Course',
    booking: 'Réservation',
    price: 'Prix',
    page: 'Page %{page} sur %{of}',
  },
};
