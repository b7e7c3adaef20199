import type { fleets as english } from '../en/fleets.ts';
import type { Messages } from '../messages.ts';

export const fleets: Messages<typeof english> = {
  area: 'Bas och område',
  areaHint: 'Dra märket i mitten för att flytta basen och det vid kanten för att ändra området.',
  noBase: 'Klicka där basen ligger eller sätt den mitt på kartan.',
  placeBase: 'Sätt basen mitt på kartan',
  serves: 'Hämtar upp till %{distance} från basen',
};
