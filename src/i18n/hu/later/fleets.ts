import type { fleets as english } from '../../en/later/fleets.ts';
import type { Messages } from '../../messages.ts';

export const fleets: Messages<typeof english> = {
  taxRates: 'Adókulcsok',
  area: 'Telephely és terület',
  areaHint:
    'A telephely a térképre kattintva vagy a középső jelet húzva helyezhető át. A terület a sugár megadásával vagy a szélén lévő jelet húzva módosítható.',
  noBase:
    'Kattintson oda, ahol a telephely van, tegye a térkép közepére, vagy keresse meg a címét.',
  baseAddress: 'A telephely címének keresése',
  radius: 'A terület sugara',
  radiusWrong: 'Adjon meg %{min} és %{max} közötti sugarat',
  placeBase: 'Telephely a térkép közepére',
  serves: 'Felvétel a telephelytől legfeljebb %{distance} távolságra',
  paymentMissing: 'Válasszon legalább egy fizetési módot',
  compare: 'Díjak összehasonlítása',
  compareText:
    'Mennyibe kerül egy %{distance} hosszú, %{duration} időtartamú út az egyes taxitársaságoknál.',
  tariff: '%{base} + %{distance} + %{minute}/perc',
  someCompared: 'A %{total} járműből az első %{smart_count} szerepel az összehasonlításban.',
};
