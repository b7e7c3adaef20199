import type { map as english } from '../../en/later/map.ts';
import type { Messages } from '../../messages.ts';

export const map: Messages<typeof english> = {
  label: 'Matkan kartta',
  schematic: 'Kartta ei ole saatavilla: pelkistetty näkymä',
  estimated: 'Arvioitu reitti',
  pickup: 'Noutopaikka: %{address}',
  stop: 'Välipysähdys %{number}: %{address}',
  dropoff: 'Määränpää: %{address}',
  place: '%{address}',
  driver: 'Vapaa kuljettaja',
  near: '%{smart_count} taksi lähellä |||| %{smart_count} taksia lähellä',
  nearIn: '%{smart_count} lähellä, %{minutes} min |||| %{smart_count} lähellä, %{minutes} min',
  show: 'Näytä kartta',
  hide: 'Piilota kartta',
  zoomIn: 'Lähennä',
  zoomOut: 'Loitonna',
  movePickup: 'Noutopaikka: %{address}. Siirrä sitä vetämällä tai nuolinäppäimillä.',
  area: 'Taksiyhtiön alueen kartta',
  base: 'Taksiyhtiön asemapaikka. Siirrä sitä vetämällä tai nuolinäppäimillä.',
  edge: 'Alueen reuna. Suurenna tai pienennä aluetta vetämällä tai nuolinäppäimillä.',
  moving: 'Osoitetta haetaan…',
  moved: 'Uusi noutopaikka: %{address}',
  moveFailed: 'Sieltä ei löytynyt osoitetta. Noutopaikka pysyy ennallaan.',
};
