import type { map as english } from '../../en/later/map.ts';
import type { Messages } from '../../messages.ts';

export const map: Messages<typeof english> = {
  label: 'Az utazás térképe',
  schematic: 'A térkép nem érhető el: vázlatos nézet',
  estimated: 'Becsült útvonal',
  pickup: 'Felvétel helye: %{address}',
  stop: '%{number}. megálló: %{address}',
  dropoff: 'Úti cél: %{address}',
  place: '%{address}',
  driver: 'Elérhető sofőr',
  near: '%{smart_count} taxi a közelben |||| %{smart_count} taxi a közelben',
  nearIn:
    '%{smart_count} a közelben, %{minutes} perc |||| %{smart_count} a közelben, %{minutes} perc',
  show: 'Térkép megjelenítése',
  hide: 'Térkép elrejtése',
  zoomIn: 'Nagyítás',
  zoomOut: 'Kicsinyítés',
  movePickup: 'Felvétel helye: %{address}. Húzással vagy a nyílbillentyűkkel áthelyezhető.',
  area: 'A taxitársaság területének térképe',
  base: 'A taxitársaság telephelye. Húzással vagy a nyílbillentyűkkel áthelyezhető.',
  edge: 'A terület széle. Húzással vagy a nyílbillentyűkkel növelhető vagy csökkenthető a terület.',
  moving: 'A cím keresése…',
  moved: 'A felvétel új helye: %{address}',
  moveFailed: 'Ott nem található cím. A felvétel helye nem változott.',
};
