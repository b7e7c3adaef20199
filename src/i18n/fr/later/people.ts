import type { people as english } from '../../en/later/people.ts';
import type { Messages } from '../../messages.ts';

export const people: Messages<typeof english> = {
  noTab: {
    hidden: 'Les administrateurs ne figurent pas sur cette page',
    hiddenText: 'Vous les trouverez sous Personnes dans le menu.',
    unknown: 'Cette page n’a pas d’onglet de ce nom',
    unknownText: 'Choisissez l’un des onglets ci-dessus.',
  },
  searchAdmins: 'Chercher des administrateurs',
  invite: {
    first: 'Envoyer une invitation à %{name}',
    again: 'Renvoyer l’invitation à %{name}',
    tip: 'Envoyer une invitation',
    tipAgain: 'Renvoyer l’invitation (dernier envoi\u00a0: %{when})',
    title: 'Envoyer une invitation\u00a0?',
    titleAgain: 'Renvoyer l’invitation\u00a0?',
    text: '%{name} reçoit un e-mail à l’adresse %{email} : il explique que des taxis peuvent être réservés pour cette personne et comment les détails de chaque course lui parviennent. Elle n’a pas besoin de se connecter.',
    textAgain: 'Dernier envoi\u00a0: %{when}.',
    confirm: 'Envoyer',
    done: 'L’invitation à %{name} est en route',
    failed: 'L’invitation n’a pas été envoyée. Réessayez.',
  },
  ahead: {
    question: 'Que deviennent les courses à venir\u00a0?',
    keep: 'Les conserver',
    cancel: 'Les annuler',
    count: '%{smart_count} course à venir |||| %{smart_count} courses à venir',
    none: 'Aucune course à venir.',
    more: 'et %{smart_count} autre |||| et %{smart_count} autres',
    fee: 'Annuler maintenant coûte %{fee}, les frais d’annulation tardive.',
    feeShown:
      'Annuler maintenant les courses ci-dessus coûte %{fee}, les frais d’annulation tardive.',
    failed: 'Les courses à venir n’ont pas pu être chargées. Elles sont conservées.',
    stays: 'Les courses annulées le restent, même si cette action est annulée.',
    feeStays:
      'Les courses annulées le restent et les frais restent dus, même si cette action est annulée.',
    out: 'Plus personne ne peut réserver pour ces personnes, dès maintenant.',
  },
};
