import type { accounts as english } from '../../en/later/accounts.ts';
import type { Messages } from '../../messages.ts';

export const accounts: Messages<typeof english> = {
  billing: 'Informations de facturation',
  linked: 'Compagnie de taxis %{number}',
  addFleet: 'Ajouter une compagnie de taxis',
  removeLinked: 'Supprimer la compagnie de taxis %{number}',
  removeTitle: 'Supprimer le compte chez %{fleet}\u00a0?',
  removeText:
    'Une fois vos modifications enregistrées, %{fleet} ne pourra plus facturer de courses à ce compte. Les courses passées restent inchangées.',
  fleetMissing:
    'Associez au moins une compagnie de taxis, pour que des courses puissent être facturées au compte.',
  notAllValid: 'Chaque compagnie de taxis doit avoir un numéro client valide',
  invite: 'Inviter',
  inviteFor: 'Inviter un administrateur de %{name}',
  firstAdmin: {
    title: 'Inviter son premier administrateur ?',
    text: 'Ajout effectué : %{name}. Personne ne peut encore se connecter pour ce compte. Son premier administrateur reçoit un e-mail, puis ajoute des employés et réserve des courses.',
    confirm: 'Inviter un administrateur',
    later: 'Plus tard',
  },
  validity: {
    validating: 'Le numéro est demandé à la compagnie de taxis',
    valid: 'La compagnie de taxis connaît ce numéro',
    invalid: 'Compte de répartition non valide',
    unanswered:
      'Le système de répartition de la compagnie de taxis ne répond pas. Réessayez dans un instant.',
  },
  import: {
    title: 'Importer des comptes',
    columns:
      'La première ligne contient les titres et n’est pas importée. Ensuite, un compte par ligne, avec ses colonnes dans cet ordre : nom du compte, e-mail de son administrateur, numéro du compte de répartition, langue (en par défaut).',
    looksLikeData:
      'La première ligne ressemble à un compte et non à des en-têtes : elle est donc importée aussi.',
    onlyHeading: 'Il n’y a rien sous les titres. Choisissez un autre fichier.',
    chosen: '%{file} : %{smart_count} compte |||| %{file} : %{smart_count} comptes',
    start: 'Importer |||| Importer (%{smart_count})',
    stop: 'Arrêter',
    stayHere:
      'Gardez cette page ouverte. Les lignes déjà importées le restent si vous arrêtez l’importation.',
    noAnswer:
      'Il n’y a pas eu de réponse. Réessayez cette ligne : elle ne sera pas importée deux fois.',
    counts: {
      accounts: '%{smart_count} compte importé |||| %{smart_count} comptes importés',
      passengers: '%{smart_count} passager importé |||| %{smart_count} passagers importés',
      users: '%{smart_count} utilisateur importé |||| %{smart_count} utilisateurs importés',
      existing: '%{smart_count} ligne existait déjà |||| %{smart_count} lignes existaient déjà',
      failed: '%{smart_count} ligne en échec |||| %{smart_count} lignes en échec',
      open: '%{smart_count} ligne pas encore importée |||| %{smart_count} lignes pas encore importées',
    },
    retry: 'Réessayer les autres',
    results: 'Afficher les résultats',
    resultsTitle: 'Résultats de l’importation',
    summary: 'Résumé',
    line: 'Ligne %{line}',
    notSent: 'Pas encore importée',
    states: { success: 'Réussi', existing: 'Existant', failed: 'Erreur' },
    isNew: 'ajout effectué',
    wasThere: 'existait déjà',
    parts: {
      businessAccount: 'Compte',
      businessDispatchAccount: 'Compte de répartition',
      passenger: 'Utilisateur',
      businessPassenger: 'Passager',
    },
  },
};
