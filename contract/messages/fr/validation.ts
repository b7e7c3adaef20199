import type { ErrorMessages } from '../failureTexts.ts';

export const validation: ErrorMessages['validation'] = {
  required: 'Obligatoire',
  type: 'Cette valeur ne convient pas ici',
  tooShort: 'Au moins %{min} caractères',
  tooLong: 'Au plus %{max} caractères',
  tooSmall: 'Au moins %{min}',
  tooBig: 'Au plus %{max}',
  tooFew: 'Au moins %{min} éléments',
  tooMany: 'Au plus %{max} éléments',
  email: 'Doit être une adresse e-mail, comme nom@example.com',
  phone: 'Doit être un numéro valide avec son indicatif, comme +33612345678',
  phoneExtension: 'Les numéros sont enregistrés sans poste. Retirez le numéro de poste',
  phoneProposed: 'On ne sait pas de quel numéro il s’agit. Si c’est %{number}, saisissez-le ainsi',
  callingCode: 'Ce pays n’est pas connu. Saisissez son indicatif, par exemple +44',
  choice: 'Choisissez une des valeurs proposées',
  language: 'Doit être l’une de ces langues : %{values}',
  number: 'Doit être un nombre',
  wholeNumber: 'Doit être un nombre entier',
  date: 'Doit être une date, comme 2026-12-31',
  dateTime: 'Date ou heure non valide',
  timeInPast: 'L’heure ne peut pas être passée',
  tooFarAhead: 'Trop éloigné ; choisissez un moment plus proche',
  cardOfGroups:
    'Cette carte n’est valable que pour les passagers de certains groupes. Choisissez un autre moyen de paiement',
  cardTooFarAhead:
    'Une carte est acceptée jusqu’à %{days} jours à l’avance. Choisissez un autre moyen de paiement ou une heure plus proche',
  samePlace: 'Le départ et l’arrivée sont au même endroit. Choisissez une autre arrivée',
  notEnoughSeats:
    'Seulement %{seats} places assises. Choisissez un véhicule plus grand ou plusieurs véhicules',
  endBeforeStart:
    'La fin précède le début. Pour passer minuit, saisissez deux plages horaires : l’une jusqu’à 23:59, l’autre à partir de 00:00 le lendemain',
  slotsOverlap: 'Choisissez des horaires qui ne se chevauchent pas',
  ruleTwice: 'Il existe déjà une règle à ce sujet. Modifiez-la',
  invalidGroupName: 'Uniquement des lettres, chiffres, traits d’union, espaces et apostrophes',
  personName:
    'Uniquement des lettres, chiffres, espaces, traits d’union, apostrophes, points et virgules',
  plainText: 'Uniquement des lettres, chiffres, espaces et traits d’union',
  unreadable:
    'Contient des caractères qui ne peuvent pas être enregistrés : supprimez-les et saisissez de nouveau le texte',
  reference: 'Introuvable ; choisissez autre chose',
  unique: 'Déjà pris ; choisissez une autre valeur',
  takenMeanwhile:
    'Un autre élément utilise désormais %{value}. Modifiez ou supprimez-le, puis restaurez celui-ci',
  deletedToo: '%{name} est également supprimé. Restaurez-le d’abord',
  alreadyAdded: 'L’utilisateur est déjà ajouté à ce compte',
  fleetTwice: 'Cette compagnie de taxis est déjà associée',
  feeWithoutTime:
    'Indiquez les frais et les minutes avant la prise en charge, ou laissez les deux vides',
  groupOrCode: 'Choisissez un groupe ou un code, pas les deux',
  dispatchAccount: 'Compte de répartition non valide',
  simulatedAccount:
    'Les compagnies de taxis sont simulées ici : leurs numéros client ont six chiffres, par exemple 123456',
  inactive: 'Cette personne est inactive ; activez-la d’abord',
  twice: 'La ligne %{line} concerne la même entrée. Gardez l’une des deux',
  ofAnother:
    'Cette valeur est celle de %{name}, mais la ligne concerne %{other}. Corrigez l’une des deux',
  hasAnother: '%{name} a ici une autre valeur : %{value}. Corrigez-la ou videz la cellule',
  digitsLost: 'Le tableur a arrondi ce numéro. Saisissez tous ses chiffres',
  spreadsheetError:
    'Le tableur indique ici une erreur au lieu d’une valeur. Saisissez la valeur ou videz la cellule',
  sameGuest: 'Il y a déjà un invité de ce nom avec ce numéro',
  dayText: 'Ce n’est pas une date. Écrivez-la ainsi : 31/12/2026',
  clockText: 'Ce n’est pas une heure. Écrivez-la ainsi : 14:30',
  placeUnsure:
    'On ne sait pas de quel lieu il s’agit. Choisissez-en un ou écrivez l’adresse complète',
  placeUnknown: 'Aucun lieu de ce nom n’a été trouvé. Écrivez l’adresse complète',
  personUnknown:
    'Personne du compte ne porte ce nom. Pour un nouvel invité, écrivez prénom et nom et ajoutez un numéro de téléphone',
  severalPeople: 'Plusieurs personnes conviennent. Choisissez-en une ou écrivez une adresse e-mail',
  sameLine:
    'La ligne %{line} est la même course. Écrivez 2 ici si vous voulez les deux, ou retirez-en une',
  sameTrip:
    'Il existe déjà une telle course le %{time}. Écrivez 2 ici si vous voulez aussi celle-ci, ou retirez-la',
  changedSince:
    'Quelqu’un d’autre l’a modifié entre-temps. Enregistrez de nouveau pour remplacer sa valeur',
  readOnly: 'Ne peut pas être modifié',
  notAllowed: 'Vous ne pouvez pas modifier ceci',
  unknown: 'Champ inconnu ; retirez-le',
  unknownSort: 'Tri impossible selon ce champ ; utilisez : %{known}',
  unknownFilter: 'Paramètre inconnu ; utilisez : %{known}',
  networks: 'Indiquez des adresses ou des réseaux, comme 203.0.113.7 ou 198.51.100.0/24',
  webAddress: 'Indiquez une adresse publique qui commence par https://',
  coordinates: 'Choisissez une adresse parmi les suggestions',
  uuid: 'Doit être un identifiant valide',
};
