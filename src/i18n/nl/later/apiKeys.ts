import type { apiKeys as english } from '../../en/later/apiKeys.ts';
import type { Messages } from '../../messages.ts';

export const apiKeys: Messages<typeof english> = {
  newSecret: 'Nieuw geheim',
  title: 'Nieuw geheim: %{row}',
  text: 'Zolang beide geheimen werken, kunt u de systemen die de sleutel gebruiken een voor een omzetten.',
  former: 'Het huidige geheim werkt',
  former0: 'niet meer',
  former60: 'nog een uur',
  former1440: 'nog een dag',
  former10080: 'nog een week',
  submit: 'Nieuw geheim maken',
  failed: 'Er is geen geheim gemaakt. Probeer het opnieuw.',
  shownTitle: 'Geheim van %{row}',
  shownText:
    'Kopieer het nu en bewaar het op een veilige plaats. Het wordt alleen deze keer getoond. Raakt het kwijt, maak dan een nieuw geheim.',
  secret: 'Geheim',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  notCopied: 'Selecteer het geheim en kopieer het.',
  formerUntil: 'Het vorige geheim werkt tot %{when}.',
  done: 'Klaar',
  making: 'Het geheim wordt gemaakt',
};
