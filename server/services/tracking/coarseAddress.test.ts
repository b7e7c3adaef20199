import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coarseAddress } from './coarseAddress.ts';

describe('an address of somebody', () => {
  it.each([
    // Numbers before the street, with what belongs to them
    ['10 Downing Street, London SW1A 2AA', 'Downing Street, London SW1A'],
    ['221B Baker Street, London', 'Baker Street, London'],
    ['221 B Baker Street, London', 'Baker Street, London'],
    ['No. 10 Downing Street', 'Downing Street'],
    ['Number 10, Downing Street', 'Downing Street'],
    ['#7 Mill Lane, Ockham', 'Mill Lane, Ockham'],
    ['12-14 Acacia Avenue, Harrow', 'Acacia Avenue, Harrow'],
    ['12 – 14 Acacia Avenue, Harrow', 'Acacia Avenue, Harrow'],
    ['12/14 Acacia Avenue, Harrow', 'Acacia Avenue, Harrow'],
    ['12 & 14 Acacia Avenue, Harrow', 'Acacia Avenue, Harrow'],
    ['1600 Pennsylvania Avenue NW, Washington, DC 20500', 'Pennsylvania Avenue NW, Washington, DC'],
    ['350 5th Avenue, New York, NY 10118-0110', '5th Avenue, New York, NY'],
    ['219 West 42nd Street, New York', 'West 42nd Street, New York'],
    ['5 A Street, Springfield', 'A Street, Springfield'],
    // Flats and units
    ['Flat 3, 221b Baker Street, London NW1 6XE', 'Baker Street, London NW1'],
    ['Flat 3 221b Baker Street, London', 'Baker Street, London'],
    ['221b Baker Street Flat 3, London', 'Baker Street, London'],
    ['Flat B, 7 Mill Lane, London', 'Mill Lane, London'],
    ['Unit 5, 7 Mill Lane, London', 'Mill Lane, London'],
    ['B12, 7 Mill Lane, London', 'Mill Lane, London'],
    ['Ground Floor Flat, 9 Home Row, London', 'Home Row, London'],
    ['3rd Floor, 9 Home Row, London', 'Home Row, London'],
    ['Penthouse, 9 Home Row, London', 'Home Row, London'],
    ['Suite 200, 9 Home Row (Block C), London', 'Home Row, London'],
    ['Apt 4B\n9 Home Row\nLondon', 'Home Row, London'],
    // Australia
    ['5/12 Smith Street, Bondi NSW 2026', 'Smith Street, Bondi NSW'],
    ['Unit 5/12-14 Smith St, Bondi NSW 2026', 'Smith St, Bondi NSW'],
    ['Lot 7 Great Western Highway, Katoomba', 'Great Western Highway, Katoomba'],
    ['Shop 3, Level 1, 500 George Street, Sydney', 'George Street, Sydney'],
    // Names of houses
    ['Rose Cottage, Mill Lane, Ockham', 'Mill Lane, Ockham'],
    ['The Savoy, Strand, London', 'Strand, London'],
    ['Rose Cottage, Ockham', 'Ockham'],
    ['The Old Forge, 3 Mill Lane, Ockham', 'Mill Lane, Ockham'],
    ['Acacia Court, 12 Mill Lane, Ockham', 'Mill Lane, Ockham'],
    ['@cmd, 10 Private Road, London', 'Private Road, London'],
    ['Villa Rosa, via Roma 5, Milano', 'via Roma, Milano'],
    // France
    ['12 bis rue de Rivoli, 75004 Paris', 'rue de Rivoli, Paris'],
    ['12 ter, rue de Rivoli, Paris', 'rue de Rivoli, Paris'],
    ['Bât. B, Appt 12, 3 rue du 8 Mai 1945, Lyon', 'rue du 8 Mai 1945, Lyon'],
    ['2ème étage, 5 avenue Foch, Nice', 'avenue Foch, Nice'],
    ['Rez-de-chaussée, 5 avenue Foch, Paris 16ème', 'avenue Foch, Paris 16ème'],
    // Germany and its neighbours: the number comes last
    ['Hauptstraße 12a, 10115 Berlin', 'Hauptstraße, Berlin'],
    ['Hauptstr. 12 - 14, Berlin', 'Hauptstr., Berlin'],
    ['Hauptstr. 12 bis 14, Berlin', 'Hauptstr., Berlin'],
    ['Straße des 17. Juni 135, 10623 Berlin', 'Straße des 17. Juni, Berlin'],
    ['Am Markt 3, 2. OG, Wohnung 7, Bremen', 'Am Markt, Bremen'],
    ['Mariahilfer Straße 1/2/14, 1060 Wien', 'Mariahilfer Straße, Wien'],
    ['Prinsengracht 263-267, 1016 GV Amsterdam', 'Prinsengracht, Amsterdam'],
    ['Drottninggatan 5, 111 51 Stockholm', 'Drottninggatan, Stockholm'],
    ['Calle 25 de Mayo 12, 3º B, Madrid', 'Calle 25 de Mayo, Madrid'],
    ['Avenida da Liberdade 110, 1269-046 Lisboa', 'Avenida da Liberdade, Lisboa'],
    // Postcodes of a few doors
    ['9 Home Row, London nw16xe', 'Home Row, London nw1'],
    ['290 Bremner Blvd, Toronto, ON M5V 3L9', 'Bremner Blvd, Toronto, ON M5V'],
    ['7 Dame Street, Dublin, D02 AF30', 'Dame Street, Dublin, D02'],
  ])('%s becomes %s', (address, coarse) => {
    expect(coarseAddress(address)).toBe(coarse);
  });

  it.each(['10', 'Flat 3', 'Flat 3, 10', 'Rose Cottage', ' , '])(
    'that is only a door, such as %j, is not shown',
    (address) => {
      expect(coarseAddress(address)).toBeNull();
    },
  );

  const number = fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom('', 'a', 'B'));
  const written = fc.constantFrom(
    (house: string) => `${house} High Street, London`,
    (house: string) => `The Old Mill, ${house} High Street, London`,
    (house: string) => `${house}, High Street, London`,
    (house: string) => `Flat ${house}, 7 High Street, London`,
    (house: string) => `High Street ${house}, London`,
    (house: string) => `Hauptstraße ${house}, Berlin`,
    (house: string) => `7 High Street, Flat ${house}, London`,
    (house: string) => `London, High Street ${house}`,
    (house: string) => `${house}/7 High Street, London`,
    (house: string) => `7-${house} High Street, London`,
  );
  it.each([true, false])('never has the number of a house (open to everybody: %s)', (isPublic) => {
    fc.assert(
      fc.property(number, written, ([digits, letter], write) => {
        expect(coarseAddress(write(`${digits}${letter}`), { isPublic })).not.toMatch(/\d/);
      }),
    );
  });
});

describe('a place that is open to everybody', () => {
  it.each([
    [
      'The Landmark London, 222 Marylebone Road, London NW1 6JQ',
      'The Landmark London, Marylebone Road, London NW1',
    ],
    [
      'Victoria Coach Station, 164 Buckingham Palace Road',
      'Victoria Coach Station, Buckingham Palace Road',
    ],
    ['Heathrow Airport Terminal 5, Longford TW6 2GA', 'Heathrow Airport Terminal 5, Longford TW6'],
    ['ExCeL, Gate 3, 1 Western Gateway, London', 'ExCeL, Gate 3, Western Gateway, London'],
  ])('%s becomes %s', (address, coarse) => {
    expect(coarseAddress(address, { isPublic: true })).toBe(coarse);
  });
});

it.each([
  'Terminal 5',
  'Heathrow Terminal 5',
  'Gate 3',
  'Pier 39',
  'Platform 9, Leeds',
  'M25',
  'M25 Junction 10',
  'A40 Western Avenue',
  'Route 66',
  '42nd Street, New York',
  "King's Cross Station",
  'Rue du 11 Novembre, Lyon',
  'Canary Wharf, London E14',
])('the number in %j belongs to the place', (address) => {
  expect(coarseAddress(address)).toBe(address);
});
