import type { tripChange as english } from '../../en/later/tripChange.ts';
import type { Messages } from '../../messages.ts';

export const tripChange: Messages<typeof english> = {
  title: 'Ändra upphämtningstid',
  before: 'Bokad',
  after: 'Ny',
  fixed: 'Resten av resan',
  fixedText: 'Bara tiden kan ändras. Avboka och boka igen för att ändra något annat.',
  same: 'Välj en annan tid',
  save: 'Spara',
  saving: 'Sparar…',
  leave: 'Behåll tiden',
  kept: 'Resan behåller sin tid tills den nya är bekräftad.',
  repeat: 'Försök igen: tiden ändras bara en gång.',
  done: 'Upphämtningstiden är ändrad',
  doneText: 'Taxin kommer nu %{time}. Taxibolaget får besked.',
  other: 'Ändrad under tiden',
  otherText: 'En annan tid valdes i en annan flik eller av någon annan. Taxin kommer %{time}.',
  trips: 'Tillbaka till resorna',
  again: 'Boka igen',
  notChangeable: 'Resan kan inte längre ändras',
  notChangeableText:
    'Dess status är ”%{status}”. Bara förbokade resors upphämtningstid kan ändras.',
  unknown: 'Resan hittades inte',
  unknownText:
    'Den kan höra till ett konto som du inte administrerar, eller så är adressen ofullständig.',
  failed: 'Resan kunde inte läsas in',
  failedText: 'Kontrollera din anslutning och försök igen. Det du har skrivit finns kvar.',
};
