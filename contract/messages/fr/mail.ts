import type { MailTexts } from '../mail/texts.ts';

export const mail: MailTexts = {
  greeting: 'Bonjour %{name},',
  track: 'Suivre la course',
  event: 'Taxi pour %{place}',
  why: {
    passenger: 'Vous recevez ce message car un taxi a été réservé pour vous chez %{channel}.',
    booker: 'Vous recevez ce message car vous avez réservé cette course chez %{channel}.',
    copy: 'Vous recevez ce message car vous recevez une copie des réservations d’invités de %{account}.',
    asked: 'Vous recevez ce message car vous l’avez demandé chez %{channel}.',
    operator: 'Répondez à ce message : votre réponse ira à la personne qui a posé la question.',
    invited: 'Vous recevez ce message car %{name} a enregistré votre adresse chez %{channel}.',
    security: 'Vous recevez ce message car il concerne votre accès à %{channel}.',
  },
  stop: {
    link: 'Ne plus recevoir d’e-mails sur mes courses',
    title: 'E-mails sur vos courses',
    text: '%{channel} écrit à %{address} quand un taxi réservé pour vous est confirmé, modifié ou annulé, quand le chauffeur arrive, et pour le reçu.',
    stop: 'Ne plus recevoir ces e-mails',
    stopped: 'Plus aucun e-mail',
    stoppedText: '%{address} ne reçoit plus d’e-mails de %{channel} sur les courses.',
    start: 'Recevoir à nouveau les e-mails',
    broken: 'Ce lien est incomplet. Ouvrez-le à nouveau depuis l’e-mail.',
  },
  emailChange: {
    title: 'Modification de votre adresse e-mail',
    confirmText:
      '%{email} est-elle votre adresse ? Confirmez qu’elle devient votre adresse e-mail chez %{channel}.',
    confirm: 'Confirmer l’adresse',
    confirmed: 'Adresse confirmée',
    confirmedText:
      '%{email} devient votre adresse e-mail chez %{channel} au plus tôt le %{until}. Reconnectez-vous ensuite.',
    stopText:
      'Votre adresse e-mail chez %{channel} doit être remplacée par %{email}. Vous pouvez l’empêcher.',
    stop: 'Bloquer la modification',
    stopped: 'Modification bloquée',
    stoppedText:
      'Votre adresse e-mail chez %{channel} reste inchangée. Veuillez prévenir votre administrateur.',
    inEffect: 'La nouvelle adresse e-mail est désormais valable. Veuillez vous reconnecter.',
    gone: 'Ce lien n’est plus valable. La modification a pris effet, a été bloquée ou annulée, ou a expiré. Si quelque chose vous paraît anormal, prévenez votre administrateur.',
  },
  cancelledWhy: {
    customer: 'Elle a été annulée comme demandé. Aucun taxi ne viendra.',
    company:
      'La compagnie de taxis ne peut pas assurer cette course. Réservez de nouveau, ou appelez la compagnie de taxis.',
    noShow: 'Le chauffeur était au point de départ et n’a trouvé personne.',
  },
  notices: {
    confirmed: {
      passenger: {
        subject: 'Votre taxi est confirmé : %{when}',
        heading: 'Votre taxi est confirmé',
        lead: 'Le lien ci-dessous vous permet de le suivre jusqu’à votre arrivée.',
      },
      other: {
        subject: 'Taxi pour %{passenger} confirmé : %{when}',
        heading: 'Le taxi est confirmé',
        lead: 'La course de %{passenger} est réservée. Le lien ci-dessous permet de la suivre.',
      },
    },
    pickupChanged: {
      passenger: {
        subject: 'Nouvel horaire de votre taxi : %{when}',
        heading: 'Votre taxi viendra à une autre heure',
        lead: 'L’heure de prise en charge a changé. Voici la nouvelle heure.',
      },
      other: {
        subject: 'Nouvel horaire pour %{passenger} : %{when}',
        heading: 'L’heure de prise en charge a changé',
        lead: 'L’heure de prise en charge de %{passenger} a changé. Voici la nouvelle heure.',
      },
    },
    cancelled: {
      passenger: {
        subject: 'Votre taxi est annulé : %{when}',
        heading: 'Votre course est annulée',
        lead: '%{why}',
      },
      other: {
        subject: 'Taxi pour %{passenger} annulé : %{when}',
        heading: 'La course de %{passenger} est annulée',
        lead: '%{why}',
      },
    },
    driverAssigned: {
      passenger: {
        subject: 'Votre chauffeur : %{car}',
        heading: 'Nous avons trouvé votre chauffeur',
        lead: 'Voici la voiture qui viendra vous chercher.',
      },
      other: {
        subject: 'Chauffeur pour %{passenger} : %{car}',
        heading: 'Un chauffeur a été trouvé',
        lead: 'Voici la voiture qui viendra chercher %{passenger}.',
      },
    },
    driverArrived: {
      passenger: {
        subject: 'Votre taxi est là : %{car}',
        heading: 'Votre taxi est là',
        lead: 'Le chauffeur vous attend au point de départ.',
      },
      other: {
        subject: 'Le taxi de %{passenger} est là : %{car}',
        heading: 'Le taxi est là',
        lead: 'Le chauffeur attend %{passenger} au point de départ.',
      },
    },
    receipt: {
      passenger: {
        subject: 'Reçu de votre course : %{total}',
        heading: 'Merci d’avoir voyagé avec nous',
        lead: 'Voici le reçu de votre course.',
      },
      other: {
        subject: 'Reçu de la course de %{passenger} : %{total}',
        heading: 'La course est terminée',
        lead: 'Voici le reçu de la course de %{passenger}.',
      },
    },
  },
  invitation: {
    subject: 'Des taxis avec %{channel} pour %{account}',
    heading: '%{account} peut réserver des taxis pour vous',
    lead: '%{name} a ajouté votre nom à la liste des personnes de %{account} pour qui des taxis sont réservés chez %{channel}.',
    how: 'Vous n’avez ni à vous connecter ni à installer quoi que ce soit. Quand une course est réservée pour vous, ses détails et un lien pour suivre le taxi arrivent à cette adresse.',
    ask: 'Pour faire réserver un taxi ou corriger ce qui figure ci-dessous, adressez-vous à %{name} : il suffit de répondre à ce message.',
  },
  access: {
    invitation: {
      subject: 'Votre accès à %{channel}',
      heading: 'Bienvenue chez %{channel}',
      lead: '%{name} vous a donné accès à %{channel}, où les taxis sont réservés et gérés.',
      how: 'Choisissez un mot de passe avec le lien ci-dessous. Vous vous connecterez ensuite avec ce mot de passe et %{email}.',
      button: 'Choisir un mot de passe',
    },
    join: {
      how: 'Vous vous connectez déjà avec %{email}\u00a0: aucun nouveau mot de passe n’est nécessaire. Ouvrez le lien ci-dessous pour accepter ou refuser\u00a0; rien ne change avant votre accord.',
      button: 'Accepter ou refuser',
    },
    keptElsewhere: {
      how: 'Connectez-vous avec votre compte chez %{provider}, sous %{email}. Votre mot de passe y est conservé.',
      button: 'Ouvrir la console',
    },
    password: {
      subject: 'Choisir un nouveau mot de passe pour %{channel}',
      heading: 'Choisir un nouveau mot de passe',
      lead: 'Le lien ci-dessous permet de choisir un nouveau mot de passe pour %{email}. Vos sessions prendront fin sur tous les appareils.',
      button: 'Choisir un nouveau mot de passe',
    },
    signIn: {
      subject: 'Votre lien de connexion à %{channel}',
      heading: 'Se connecter sans mot de passe',
      lead: 'Le lien ci-dessous vous connecte en tant que %{email}.',
      button: 'Se connecter',
    },
    changed: {
      subject: 'Votre mot de passe pour %{channel} a été modifié',
      heading: 'Votre mot de passe a été modifié',
      lead: 'Le mot de passe de %{email} a été modifié, et toutes les sessions ouvertes ont pris fin.',
      ask: 'Si ce n’était pas vous, choisissez immédiatement un nouveau mot de passe et prévenez votre administrateur.',
      button: 'Choisir un nouveau mot de passe',
    },
    confirmEmail: {
      subject: 'Confirmez votre nouvelle adresse e-mail pour %{channel}',
      heading: 'Confirmez votre nouvelle adresse e-mail',
      lead: '%{name} demande à remplacer votre adresse e-mail %{from} chez %{channel} par %{to}.',
      how: 'Confirmez avec le lien ci-dessous, avant le %{until}, que %{to} est votre adresse. La modification prend effet au plus tôt un jour après la demande ; vous vous reconnectez alors. Si vous n’êtes pas au courant, ignorez ce message.',
      button: 'Confirmer l’adresse',
    },
    stopEmail: {
      subject: 'Votre adresse e-mail pour %{channel} doit être modifiée',
      heading: 'Votre adresse e-mail doit être modifiée',
      lead: '%{name} demande à remplacer votre adresse e-mail %{from} chez %{channel} par %{to}.',
      how: 'La modification prend effet au plus tôt le %{until}, une fois la nouvelle adresse confirmée. Si elle n’est pas justifiée, bloquez-la avec le lien ci-dessous et prévenez votre administrateur.',
      button: 'Bloquer la modification',
    },
    emailChanged: {
      subject: 'Votre adresse e-mail pour %{channel} a été modifiée',
      heading: 'Votre adresse e-mail a été modifiée',
      lead: 'Votre adresse e-mail chez %{channel} est désormais %{to} au lieu de %{from}.',
      how: 'Veuillez vous reconnecter. Si ce changement n’est pas justifié, prévenez immédiatement votre administrateur.',
      button: 'Se connecter',
    },
    once: 'Le lien fonctionne une seule fois, jusqu’au %{until}.',
    notAsked: 'Si vous n’avez rien demandé, ignorez ce message : rien ne change sans le lien.',
  },
  webhookOff: {
    subject: 'Webhooks désactivés : %{host}',
    heading: 'Les webhooks sont désactivés',
    lead: '%{url} n’a accepté aucun événement pendant trois jours, la dernière fois le %{when} : %{answer}. Plus rien ne lui est donc envoyé.',
    how: 'Quand l’adresse fonctionne de nouveau, activez-la et renvoyez ce qui lui manque. Les événements sont conservés 30 jours.',
    button: 'Ouvrir les webhooks',
    why: 'Vous recevez cet e-mail parce que %{channel} envoie des webhooks de %{account}.',
  },
  infoRequest: {
    subject: 'Question sur la course %{trip}',
    heading: 'Une question sur une course',
    lead: '%{name} (%{account}) demande :',
    askedBy: 'Demande de',
  },
};
