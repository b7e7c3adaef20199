import type { SignInTexts } from './en.ts';

export const nl: SignInTexts = {
  signIn: 'Aanmelden',
  intro: (name) => `Welkom terug. Meld u aan om uw taxi’s bij ${name} te boeken en te beheren.`,
  language: 'Taal',
  email: 'E-mail',
  password: 'Wachtwoord',
  submit: 'Aanmelden',
  forgotten: 'Wachtwoord vergeten?',
  byMail: 'Aanmelden met een link per e-mail',
  askPasswordTitle: 'Nieuw wachtwoord instellen',
  askPassword:
    'Vul het e-mailadres in waarmee u zich aanmeldt. We sturen er een link naartoe om een nieuw wachtwoord in te stellen.',
  askSignInTitle: 'Aanmelden per e-mail',
  askSignIn:
    'Vul het e-mailadres in waarmee u zich aanmeldt. We sturen er een link naartoe die u één keer zonder wachtwoord aanmeldt.',
  sendLink: 'Link sturen',
  missingEmail: 'Vul een volledig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.',
  tooManyMails: (minutes) =>
    `Er zijn te veel links aangevraagd. Probeer het over ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} opnieuw.`,
  sentTitle: 'Kijk in uw mailbox',
  sent: (email) =>
    `Als iemand zich hier met ${email} aanmeldt, is er een link onderweg. Dat kan enkele minuten duren. Komt die niet aan, kijk dan bij de ongewenste e-mails en controleer de spelling.`,
  sendAgain: 'Ander e-mailadres gebruiken',
  firstPasswordTitle: 'Stel uw wachtwoord in',
  passwordFor: (email) => `Voor ${email}`,
  newPassword: 'Nieuw wachtwoord',
  passwordHint: (min) =>
    `Minstens ${min} tekens. Enkele woorden achter elkaar zijn makkelijk te onthouden en moeilijk te raden.`,
  repeatPassword: 'Herhaal het wachtwoord',
  savePassword: 'Opslaan en aanmelden',
  passwordTooShort: (min) => `Het wachtwoord is te kort. Gebruik minstens ${min} tekens.`,
  passwordTooLong: (max) => `Het wachtwoord is te lang. Gebruik hoogstens ${max} tekens.`,
  passwordGuessable:
    'Dit wachtwoord is makkelijk te raden. Gebruik er een zonder uw naam, uw e-mailadres of steeds dezelfde tekens.',
  passwordsDiffer: 'De twee wachtwoorden zijn niet gelijk. Typ ze allebei opnieuw.',
  linkTitle: 'Aanmelden',
  linkFor: (email) => `U meldt zich aan als ${email}.`,
  linkGoneTitle: 'Deze link werkt niet meer',
  linkGone: 'Hij is al gebruikt of te oud. U kunt een nieuwe laten sturen.',
  newLink: 'Nieuwe link sturen',
  keptElsewhereTitle: 'Uw wachtwoord wordt elders beheerd',
  keptElsewhere: (provider) =>
    `U meldt zich aan met uw account bij ${provider}. Wachtwoorden worden daar ingesteld en gewijzigd.`,
  back: (name) => `Terug naar ${name}`,
  demo: 'Dit is een demo. Vul het formulier in als:',
  missing: 'Vul uw e-mailadres en uw wachtwoord in.',
  wrongPassword:
    'Het e-mailadres of het wachtwoord is onjuist. Controleer beide en probeer het opnieuw.',
  inactive: 'Deze toegang is uitgeschakeld. Vraag de beheerder van uw account.',
  tooManyAttempts: (minutes) =>
    `Te veel onjuiste wachtwoorden. Probeer het over ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} opnieuw.`,
  busy: 'Er melden zich nu veel mensen aan. Probeer het over enkele seconden opnieuw.',
  errorPrefix: 'Fout: ',
  sessionEnded: 'Uw sessie is verlopen. Meld u opnieuw aan om verder te gaan waar u was.',
  expiredTitle: 'Deze pagina is verouderd',
  expired: 'Het aanmelden is te lang geleden of in een ander tabblad begonnen. Begin opnieuw.',
  failedTitle: 'Het aanmelden is niet gelukt',
  failed: 'Het verzoek om aan te melden was niet geldig. Begin opnieuw op de eerste pagina.',
  startAgain: 'Opnieuw beginnen',
  signedOutTitle: 'U bent afgemeld',
  signedOut: 'Tot ziens.',
  signOutTitle: 'Afmelden?',
  signOut: (name) => `U bent aangemeld bij ${name}.`,
  signOutYes: 'Afmelden',
  signOutNo: 'Aangemeld blijven',
  code: 'Code',
};
