import type { LandingTexts } from '../landing.ts';

export const landing: LandingTexts = {
  product: '%{company} Business Solutions',
  welcome: 'Tervetuloa: %{company}',
  intro:
    'Varaa takseja työntekijöille ja vieraille ja pidä matkat, säännöt ja kuitit yhdessä paikassa.',
  signIn: 'Kirjaudu sisään',
  signingIn: 'Kirjautuminen avautuu…',
  signInFailed: 'Kirjautumissivulle ei päästy. Tarkista yhteytesi ja yritä uudelleen.',
  signInBrokenTitle: 'Kirjautuminen ei onnistunut',
  signInBroken:
    'Kirjautumista ei voitu viedä loppuun. Se on voinut kestää liian kauan tai alkaa toisessa välilehdessä. Kirjaudu uudelleen.',
  signInDenied:
    'Kirjautumissivu ei päästänyt sinua sisään: kirjautuminen peruttiin siellä, tai tunnuksesi siellä ei saa käyttää tätä konsolia. Kirjaudu uudelleen tai kysy pääkäyttäjältäsi.',
  refusedTitle: 'Kirjautuminen ei ole nyt mahdollista',
  refused:
    'Kirjautumissivu tuntee sinut, mutta palvelin ei hyväksy kirjautumista. Yritä muutaman minuutin kuluttua uudelleen. Jos se toistuu, kirjaudu ulos ja uudelleen sisään ja kerro tuelle.',
  sessionEnded: 'Istuntosi on päättynyt. Jatka kirjautumalla uudelleen.',
  language: 'Kieli',
  continueTo: 'Kirjaudu sisään, niin pääset avaamallesi sivulle.',
  terms: 'Käyttöehdot',
  privacy: 'Tietosuojaseloste',
  starting: 'Konsoli avautuu…',
  startFailedTitle: 'Konsolia ei voitu avata',
  startFailed: 'Profiiliasi ei voitu ladata. Tarkista yhteytesi ja yritä uudelleen.',
  startRefused:
    'Profiiliasi ei voitu ladata: palvelimelta tuli odottamaton vastaus (tila %{status}). Yritä hetken kuluttua uudelleen.',
  partMissing: 'Jotakin osaa ei voitu ladata. Tarkista yhteytesi ja lataa sivu uudelleen.',
  reload: 'Lataa sivu uudelleen',
  noAccessTitle: 'Ei pääsyä: %{company}',
  noAccess:
    'Olet kirjautunut, mutta sinulla ei ole täällä roolia. Pyydä pääkäyttäjältäsi käyttöoikeus tai kirjaudu toisena käyttäjänä.',
  retry: 'Yritä uudelleen',
  signOut: 'Kirjaudu ulos',
  reference: 'Viite: %{requestId}',
};
