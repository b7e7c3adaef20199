import type { MailTexts } from './texts.ts';

export const fr: MailTexts = {
  greeting: 'Bonjour %{name},',
  track: 'Suivre la course',
  why: {
    passenger: 'Vous recevez ce message car un taxi a été réservé pour vous chez %{channel}.',
    booker: 'Vous recevez ce message car vous avez réservé cette course chez %{channel}.',
    copy: 'Vous recevez copie des réservations d’invités de %{account}. Votre profil indique pour quels comptes.',
    asked: 'Vous recevez ce message car vous l’avez demandé chez %{channel}.',
    operator: 'Répondez à ce message : votre réponse ira à la personne qui a posé la question.',
  },
  cancelledWhy: {
    customer: 'Elle a été annulée comme demandé. Aucun taxi ne viendra.',
    company:
      'La société de taxis ne peut pas l’assurer. Réservez de nouveau ou appelez la société de taxis.',
    noShow: 'Le chauffeur était au point de départ et n’a trouvé personne.',
  },
  notices: {
    confirmed: {
      passenger: {
        subject: 'Votre taxi est confirmé : %{when}',
        heading: 'Votre taxi est confirmé',
        lead: 'Le lien ci-dessous vous permet de le suivre jusqu’à votre arrivée.',
      },
      other: {
        subject: 'Taxi pour %{passenger} confirmé : %{when}',
        heading: 'Le taxi est confirmé',
        lead: 'La course de %{passenger} est réservée. Le lien ci-dessous permet de la suivre.',
      },
    },
    pickupChanged: {
      passenger: {
        subject: 'Nouvel horaire de votre taxi : %{when}',
        heading: 'Votre taxi viendra à une autre heure',
        lead: 'L’heure de prise en charge a changé. Voici celle qui vaut désormais.',
      },
      other: {
        subject: 'Nouvel horaire pour %{passenger} : %{when}',
        heading: 'L’heure de prise en charge a changé',
        lead: 'La course de %{passenger} a un nouvel horaire. Voici celui qui vaut désormais.',
      },
    },
    cancelled: {
      passenger: {
        subject: 'Votre taxi est annulé : %{when}',
        heading: 'Votre course est annulée',
        lead: '%{why}',
      },
      other: {
        subject: 'Taxi pour %{passenger} annulé : %{when}',
        heading: 'La course de %{passenger} est annulée',
        lead: '%{why}',
      },
    },
    driverAssigned: {
      passenger: {
        subject: 'Votre chauffeur : %{car}',
        heading: 'Votre chauffeur est trouvé',
        lead: 'Voici la voiture à guetter.',
      },
      other: {
        subject: 'Chauffeur pour %{passenger} : %{car}',
        heading: 'Un chauffeur est trouvé',
        lead: 'Voici la voiture qui conduira %{passenger}.',
      },
    },
    driverArrived: {
      passenger: {
        subject: 'Votre taxi est là : %{car}',
        heading: 'Votre taxi est là',
        lead: 'Le chauffeur vous attend au point de départ.',
      },
      other: {
        subject: 'Le taxi de %{passenger} est là : %{car}',
        heading: 'Le taxi est là',
        lead: 'Le chauffeur attend %{passenger} au point de départ.',
      },
    },
    receipt: {
      passenger: {
        subject: 'Reçu de votre course : %{total}',
        heading: 'Merci d’avoir voyagé avec nous',
        lead: 'Voici le reçu de votre course.',
      },
      other: {
        subject: 'Reçu de la course de %{passenger} : %{total}',
        heading: 'La course est terminée',
        lead: 'Voici le reçu de la course de %{passenger}.',
      },
    },
  },
  infoRequest: {
    subject: 'Question sur la course %{trip}',
    heading: 'Une question sur une course',
    lead: '%{name} (%{account}) demande :',
    askedBy: 'Demande de',
  },
};
