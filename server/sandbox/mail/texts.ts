import type { SignInLanguage } from '../../../contract/core/languages.ts';

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

const texts: Record<SignInLanguage, Texts> = { en, fr };

/** Texts of the outbox page. */
export const outboxTexts = (language: SignInLanguage): Texts => texts[language];
