import type { DemoTexts } from '../en/demo.ts';

export const demo: DemoTexts = {
  near: 'Près de %{place}',
  outbox: {
    title: 'Boîte d’envoi',
    standIn: 'Remplace un serveur de messagerie',
    about:
      'Rien de cette page n’a été envoyé. Définissez SMTP_URL, et ces messages partiront vers leurs destinataires.',
    empty: 'Aucun message pour l’instant',
    emptyHint: 'Réservez une course : sa confirmation apparaît ici en quelques secondes.',
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
  },
};
