import type { shell as english } from '../en/shell.ts';
import type { Messages } from '../messages.ts';

export const shell: Messages<typeof english> = {
  floating: 'Keuzes',
  notices: 'Meldingen',
  product: '%{company} Business Solutions',
  nav: {
    label: 'Hoofdnavigatie',
    overview: 'Overzicht',
    trips: 'Ritten',
    people: 'Personen',
    travelRestrictions: 'Reisbeperkingen',
    paymentMethods: 'Betaalwijzen',
    favourites: 'Favorieten',
    accounts: 'Accounts',
    users: 'Gebruikers',
    fleets: 'Taxibedrijven',
    invoices: 'Facturen',
    reports: 'Rapporten',
    operation: 'Beheer',
    apiKeys: 'API-sleutels',
    bookTrip: 'Rit boeken',
    signOut: 'Afmelden',
    open: 'Navigatie openen',
    close: 'Navigatie sluiten',
    expand: 'Navigatie uitklappen',
    collapse: 'Navigatie inklappen',
    skipToContent: 'Naar de inhoud',
  },
  account: {
    label: 'Account',
    placeholder: 'Alle accounts',
    search: 'Accounts zoeken',
    unavailable: 'De accounts konden niet worden geladen',
  },
  profile: {
    menu: 'Profielmenu van %{name}',
    accountDetails: 'Mijn profiel',
    terms: 'Algemene voorwaarden',
    privacy: 'Privacybeleid',
    language: 'Taal',
    appearance: 'Weergave',
    light: 'Licht',
    dark: 'Donker',
    system: 'Systeem',
    density: 'Dichtheid',
    comfortable: 'Ruim',
    compact: 'Compact',
    signOut: 'Afmelden',
    api: 'API-documentatie',
    opensNewTab: 'opent in een nieuw tabblad',
    version: 'Versie %{version}',
  },
  roles: {
    corporationAdmin: 'Accountbeheerder',
    bookingChannelAdmin: 'Wagenparkbeheerder',
  },
  pages: {
    bookTrip: 'Rit boeken',
    copyTrip: 'Opnieuw boeken',
    editTrip: 'Ophaaltijd wijzigen',
  },
  notFound: {
    title: 'Pagina niet gevonden',
    text: 'Op dit adres staat geen pagina. Misschien is die verplaatst of is de link onvolledig.',
    home: 'Naar de startpagina',
  },
  accessDenied: {
    text: 'Deze pagina hoort niet bij uw rol.',
  },
  error: {
    title: 'Er is iets misgegaan',
    text: 'Deze pagina kon niet worden getoond. Alles wat u hebt opgeslagen, is er nog.',
    part: 'Dit kon niet worden geladen.',
    update: 'Er is een nieuwere versie van de console. Laad de pagina opnieuw om die te gebruiken.',
    reload: 'Pagina opnieuw laden',
    back: 'Naar de startpagina',
    requestId: 'Referentie voor support: %{requestId}',
    generic:
      'Er is iets misgegaan. Probeer het opnieuw en meld het bij support als het blijft gebeuren.',
    network: 'De server is niet bereikbaar. Controleer uw verbinding en probeer het opnieuw.',
    notOurs:
      'Niet de server heeft geantwoord, maar bijvoorbeeld de aanmeldpagina van een wifinetwerk. Open een andere website om u daar aan te melden en probeer het dan opnieuw.',
    timeout:
      'De server heeft niet op tijd geantwoord. Controleer uw verbinding en probeer het opnieuw.',
    notSent:
      'U bent offline, dus er is niets verzonden. Wat u hebt ingevuld, staat er nog: probeer het opnieuw zodra er weer verbinding is.',
  },
  offline: {
    lost: 'Geen verbinding. U kunt verder lezen; er kan pas weer iets worden verzonden als de verbinding terug is.',
    back: 'De verbinding is terug.',
  },
};
