import type { Language } from '../../../contract/core/languages.ts';

const en = {
  title: 'Outbox',
  standIn: 'Stand-in for a mail server',
  about:
    'Nothing on this page was sent to anybody. Set SMTP_URL, and these mails go to the people they are addressed to.',
  empty: 'No mail yet',
  emptyHint: 'Book a trip: its confirmation appears here within seconds.',
  choose: 'Choose a mail to read it.',
  to: 'To',
  from: 'From',
  replyTo: 'Replies to',
  at: 'Kept',
  asText: 'As plain text',
  asHtml: 'As HTML',
  gone: 'This mail is no longer there.',
  back: 'All mails',
  backToConsole: 'Back to the console',
};
type Texts = typeof en;

const fr: Texts = {
  title: 'Boîte d’envoi',
  standIn: 'Remplace un serveur de messagerie',
  about:
    'Rien de cette page n’a été envoyé. Définissez SMTP_URL, et ces messages partiront vers leurs destinataires.',
  empty: 'Aucun message pour l’instant',
  emptyHint: 'Réservez une course : sa confirmation apparaît ici en quelques secondes.',
  choose: 'Choisissez un message pour le lire.',
  to: 'À',
  from: 'De',
  replyTo: 'Réponses à',
  at: 'Gardé',
  asText: 'En texte brut',
  asHtml: 'En HTML',
  gone: 'Ce message n’existe plus.',
  back: 'Tous les messages',
  backToConsole: 'Retour à la console',
};

const de: Texts = {
  title: 'Postausgang',
  standIn: 'Steht für einen Mailserver',
  about:
    'Nichts auf dieser Seite wurde an jemanden gesendet. Setzen Sie SMTP_URL, und diese E-Mails gehen an ihre Empfänger.',
  empty: 'Noch keine E-Mails',
  emptyHint: 'Buchen Sie eine Fahrt: Ihre Bestätigung erscheint hier in Sekunden.',
  choose: 'Wählen Sie eine E-Mail, um sie zu lesen.',
  to: 'An',
  from: 'Von',
  replyTo: 'Antworten an',
  at: 'Aufbewahrt',
  asText: 'Als reiner Text',
  asHtml: 'Als HTML',
  gone: 'Diese E-Mail gibt es nicht mehr.',
  back: 'Alle E-Mails',
  backToConsole: 'Zurück zur Konsole',
};

const nl: Texts = {
  title: 'Postvak UIT',
  standIn: 'Vervangt een mailserver',
  about:
    'Niets op deze pagina is naar iemand verstuurd. Stel SMTP_URL in, en deze e-mails gaan naar hun ontvangers.',
  empty: 'Nog geen e-mails',
  emptyHint: 'Boek een rit: de bevestiging verschijnt hier binnen enkele seconden.',
  choose: 'Kies een e-mail om die te lezen.',
  to: 'Aan',
  from: 'Van',
  replyTo: 'Antwoorden aan',
  at: 'Bewaard',
  asText: 'Als platte tekst',
  asHtml: 'Als HTML',
  gone: 'Deze e-mail is er niet meer.',
  back: 'Alle e-mails',
  backToConsole: 'Terug naar de console',
};

const sv: Texts = {
  title: 'Utkorg',
  standIn: 'Står i stället för en e-postserver',
  about:
    'Inget på den här sidan har skickats till någon. Ange SMTP_URL, så går mejlen till sina mottagare.',
  empty: 'Inga mejl än',
  emptyHint: 'Boka en resa: bekräftelsen visas här inom några sekunder.',
  choose: 'Välj ett mejl för att läsa det.',
  to: 'Till',
  from: 'Från',
  replyTo: 'Svar till',
  at: 'Sparat',
  asText: 'Som ren text',
  asHtml: 'Som HTML',
  gone: 'Mejlet finns inte längre.',
  back: 'Alla mejl',
  backToConsole: 'Tillbaka till konsolen',
};

const fi: Texts = {
  title: 'Lähtevät',
  standIn: 'Korvaa sähköpostipalvelimen',
  about:
    'Mitään tällä sivulla ei ole lähetetty kenellekään. Aseta SMTP_URL, niin viestit lähtevät vastaanottajilleen.',
  empty: 'Ei vielä viestejä',
  emptyHint: 'Varaa matka: vahvistus ilmestyy tähän muutamassa sekunnissa.',
  choose: 'Valitse viesti luettavaksi.',
  to: 'Vastaanottaja',
  from: 'Lähettäjä',
  replyTo: 'Vastaukset',
  at: 'Tallennettu',
  asText: 'Pelkkänä tekstinä',
  asHtml: 'HTML-muodossa',
  gone: 'Viestiä ei enää ole.',
  back: 'Kaikki viestit',
  backToConsole: 'Takaisin konsoliin',
};

const es: Texts = {
  title: 'Bandeja de salida',
  standIn: 'Sustituye a un servidor de correo',
  about:
    'Nada de esta página se ha enviado a nadie. Defina SMTP_URL y estos correos saldrán hacia sus destinatarios.',
  empty: 'Todavía no hay correos',
  emptyHint: 'Reserve un viaje: su confirmación aparece aquí en unos segundos.',
  choose: 'Elija un correo para leerlo.',
  to: 'Para',
  from: 'De',
  replyTo: 'Respuestas a',
  at: 'Guardado',
  asText: 'Como texto sin formato',
  asHtml: 'Como HTML',
  gone: 'Este correo ya no existe.',
  back: 'Todos los correos',
  backToConsole: 'Volver a la consola',
};

const it: Texts = {
  title: 'Posta in uscita',
  standIn: 'Sostituisce un server di posta',
  about:
    'Nulla di questa pagina è stato inviato a qualcuno. Imposti SMTP_URL e queste e-mail andranno ai destinatari.',
  empty: 'Ancora nessuna e-mail',
  emptyHint: 'Prenoti una corsa: la conferma appare qui in pochi secondi.',
  choose: 'Scelga un’e-mail per leggerla.',
  to: 'A',
  from: 'Da',
  replyTo: 'Risposte a',
  at: 'Conservata',
  asText: 'Come testo semplice',
  asHtml: 'Come HTML',
  gone: 'Questa e-mail non c’è più.',
  back: 'Tutte le e-mail',
  backToConsole: 'Torna alla console',
};

const pt: Texts = {
  title: 'Caixa de saída',
  standIn: 'Substitui um servidor de correio',
  about:
    'Nada desta página foi enviado a ninguém. Defina SMTP_URL e estas mensagens seguem para os destinatários.',
  empty: 'Ainda não há mensagens',
  emptyHint: 'Reserve uma viagem: a confirmação aparece aqui em segundos.',
  choose: 'Escolha uma mensagem para a ler.',
  to: 'Para',
  from: 'De',
  replyTo: 'Respostas para',
  at: 'Guardada',
  asText: 'Como texto simples',
  asHtml: 'Como HTML',
  gone: 'Esta mensagem já não existe.',
  back: 'Todas as mensagens',
  backToConsole: 'Voltar à consola',
};

const hu: Texts = {
  title: 'Kimenő levelek',
  standIn: 'Levelezőkiszolgáló helyett',
  about:
    'Erről az oldalról semmit sem küldtek el senkinek. Állítsa be: SMTP_URL, és ezek a levelek elmennek a címzettjeiknek.',
  empty: 'Még nincsenek levelek',
  emptyHint: 'Foglaljon utazást: a visszaigazolása másodperceken belül megjelenik itt.',
  choose: 'Válasszon egy levelet az olvasáshoz.',
  to: 'Címzett',
  from: 'Feladó',
  replyTo: 'Válaszcím',
  at: 'Megőrizve',
  asText: 'Egyszerű szövegként',
  asHtml: 'HTML-ként',
  gone: 'Ez a levél már nincs meg.',
  back: 'Minden levél',
  backToConsole: 'Vissza a felületre',
};

const texts: Record<Language, Texts> = { en, de, es, fr, it, hu, nl, pt, fi, sv };

/** Texts of the outbox page. */
export const outboxTexts = (language: Language): Texts => texts[language];
