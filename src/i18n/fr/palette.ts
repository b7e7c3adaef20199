import type { palette as english } from '../en/palette.ts';
import type { Messages } from '../messages.ts';

export const palette: Messages<typeof english> = {
  title: 'Accès rapide et recherche',
  button: 'Rechercher',
  placeholder: 'Ouvrir une page, trouver une personne, une course ou un compte',
  recent: 'Récents',
  pages: 'Aller à',
  switchAccount: 'Changer de compte',
  bookFor: 'Réserver pour',
  current: 'sélectionné',
  searching: 'Recherche de personnes, de courses et de comptes…',
  found: '%{smart_count} résultat |||| %{smart_count} résultats',
  failed: 'La recherche a échoué. Réessayer',
  hint: 'Saisissez au moins %{min} lettres pour trouver des personnes, des courses et des comptes.',
};
