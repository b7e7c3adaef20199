import type { fleets as english } from '../en/fleets.ts';
import type { Messages } from '../messages.ts';

export const fleets: Messages<typeof english> = {
  area: 'Standort und Gebiet',
  areaHint:
    'Ziehen Sie die Markierung in der Mitte, um den Standort zu verschieben, und die am Rand, um das Gebiet zu ändern.',
  noBase: 'Klicken Sie auf den Standort oder setzen Sie ihn in die Mitte der Karte.',
  placeBase: 'Standort in die Kartenmitte setzen',
  serves: 'Bedient Abholorte bis %{distance} vom Standort',
};
