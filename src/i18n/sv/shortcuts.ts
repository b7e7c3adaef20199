import type { shortcuts as english } from '../en/shortcuts.ts';
import type { Messages } from '../messages.ts';

export const shortcuts: Messages<typeof english> = {
  title: 'Kortkommandon',
  modKey: 'Ctrl',
  letters: 'Använd enskilda tangenter som kortkommandon',
  lettersHint: 'Stäng av detta om du dikterar eller råkar trycka på tangenter.',
  showHint: 'visar vad som bokas och bokar sedan',
  bookHint: 'bokar',
  does: {
    palette: 'Gå till en sida eller sök',
    book: 'Boka resa',
    template: 'Boka från en mall',
    send: 'Visa vad som bokas; tryck igen för att boka',
    draft: 'Påbörjad bokning: fortsätt, börja om',
    nextRow: 'Nästa rad i listan',
    previousRow: 'Föregående rad i listan',
    openRow: 'Öppna raden',
    nextForm: 'Nästa och föregående rad i formuläret bredvid listan',
    selectRow: 'Markera raden',
    editRow: 'Redigera raden på plats',
    reuse: 'Boka den valda resan igen',
    search: 'Sök i listan',
    undo: 'Ångra den senaste borttagningen',
    help: 'Visa den här listan',
  },
};
