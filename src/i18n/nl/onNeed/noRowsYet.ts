import type { noRowsYet as english } from '../../en/onNeed/noRowsYet.ts';
import type { Messages } from '../../messages.ts';

export const noRowsYet: Messages<typeof english> = {
  'business-passengers': {
    title: 'Nog geen medewerkers',
    text: 'Ritten worden voor medewerkers geboekt. Voeg de eerste toe met naam, e-mailadres en telefoonnummer, of importeer een hele lijst: het CSV-sjabloon noemt de kolommen.',
  },
  'business-guests': {
    title: 'Nog geen gasten',
    text: 'Gasten zijn bezoekers voor wie u ritten boekt, bijvoorbeeld sollicitanten of klanten. Voeg hier de eerste toe. Wie bij een boeking als gast wordt ingevoerd, staat daarna ook hier.',
  },
  'travel-restrictions': {
    title: 'Nog geen reisbeperkingen',
    text: 'Zonder reisbeperkingen mogen medewerkers elke rit boeken. Een beperking bepaalt wat een groep mag boeken, bijvoorbeeld op werkdagen ritten tussen kantoor en luchthaven tot een bepaalde prijs.',
  },
  'favourite-addresses': {
    title: 'Nog geen favorieten',
    text: 'Favorieten worden bij een boeking als eerste voorgesteld. Begin met het adres waar de meeste ritten beginnen, bijvoorbeeld ‘Hoofdkantoor’.',
  },
  corporations: {
    title: 'Nog geen accounts',
    text: 'Een account is een bedrijf dat bij u ritten boekt. Voeg het eerste toe met het taxibedrijf dat de ritten factureert, en nodig daarna de eerste beheerder uit.',
  },
  fleets: {
    title: 'Nog geen taxibedrijven',
    text: 'Taxibedrijven rijden de ritten. Voeg het eerste toe met telefoonnummer en gebied, en daarna de voertuigen en prijzen.',
  },
  'fleet-offers': {
    title: 'Nog geen voertuigen',
    text: 'Bij een boeking wordt gekozen uit de voertuigen van uw taxibedrijven. Voeg een klasse toe met zitplaatsen en prijzen, bijvoorbeeld een sedan met vier plaatsen.',
  },
  budgets: {
    title: 'Nog geen budgetten',
    text: 'Een budget zegt wat een account, een groep of een kostencode in een maand, kwartaal of jaar mag uitgeven. Vooraf geboekte ritten tellen ook mee. Voeg het eerste toe met het bedrag.',
  },
  'api-keys': {
    title: 'Nog geen API-sleutels',
    text: 'Met een API-sleutel doen uw eigen systemen aanroepen, bijvoorbeeld een personeelssysteem dat de medewerkers bijhoudt. Voeg de eerste toe en kies wat hij mag.',
  },
  'webhook-endpoints': {
    title: 'Nog geen webhooks',
    text: 'Een webhook vertelt uw eigen systemen wat er gebeurt, bijvoorbeeld als een rit wordt geboekt of geannuleerd. Voeg de eerste toe met het adres dat moet worden aangeroepen.',
  },
  invoices: {
    title: 'Nog geen facturen',
    text: 'Aan het begin van elke maand komen de ritten van de vorige maand die via het zakelijke account worden betaald op een factuur. Die staat daarna hier, als pdf en CSV.',
  },
};
