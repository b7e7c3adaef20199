/**
 * Words by which the parts of an address are distinguished, in the languages of the countries
 * served.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Parts of a building; the number or letter after such a word belongs to it. */
export const UNIT_WORDS = words(`
  flat apartment apt unit suite ste room rm floor fl level lvl studio penthouse maisonette basement
  shop office door block blk building bldg tower lot plot house villa bungalow annexe annex box
  entrance staircase stairs caravan pitch berth
  appartement appt app étage etage bâtiment bâtiments bât bat batiment escalier esc porte chambre
  résidence residence
  wohnung whg zimmer stock stiege og eg top hinterhaus vorderhaus haus gebäude aufgang
  piso puerta planta portal apto apartamento interno scala andar bloco
  lägenhet lgh trappa huoneisto
`);

/** Words for a flat without a number: "Ground Floor", "Top Floor Flat". */
export const UNIT_ADJECTIVES = words(`
  ground lower upper top first second third garden rear front left right middle mezzanine
  rez-de-chaussée rdc erdgeschoss dachgeschoss untergeschoss bajo ático
`);

/** Words for floors that can follow a number: "3rd Floor", "2. Stock". */
export const FLOOR_WORDS = words('floor étage etage stock og ug piso andar planta trappa floor');

/** Words before a number that make the name of a public place: "Terminal 5", "Gate 3". */
export const PUBLIC_WORDS = words(
  'terminal gate gates platform junction jct exit gleis aérogare aerogare',
);

/** The same at the start of a part of an address: "Pier 4", "Route 66", "Halle 7". */
export const LEADING_PUBLIC_WORDS = words(`
  pier dock hall zone stand concourse pavilion stop bay route highway hwy interstate motorway
  autobahn autoroute halle tor quai voie
`);

/** Words and signs that may come before a house number. */
export const NUMBER_MARKS = words('no number nr n° nº № # num numéro nummer numero km');

export const RANGE_WORDS = words('to and & + - – bis und et à a y e');
export const NUMBER_SUFFIXES = words('bis ter quater');

const MONTHS = words(`
  janvier février fevrier mars avril mai juin juillet août aout septembre octobre novembre décembre
  decembre januar februar märz april juni juli august september oktober november dezember
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre
  janeiro fevereiro março maio junho julho setembro outubro novembro dezembro
`);
export const isMonth = (word: string | undefined): boolean => MONTHS.has(word ?? '');

/** "Rue du 8 Mai 1945", "Straße des 17. Juni": words between a street and its date. */
export const DATE_WORDS = words('du des de del vom am do di della of');

const STREET_ENDINGS = words(`
  road rd street st lane ln avenue ave drive dr close cl court ct crescent cres place pl square sq
  terrace way walk row mews hill gardens gdns grove park parade pde rise yard quay wharf highway hwy
  boulevard blvd circus green path esplanade broadway alley passage embankment strand
`);
const STREET_BEGINNINGS = words(`
  rue avenue av ave boulevard bd bld place quai chemin allée allee impasse cours route square via
  viale piazza corso largo vicolo calle avenida avda plaza paseo camino carrer rua praça praca
  travessa estrada am an auf zum zur
`);
const STREET_SUFFIX =
  /(?:straße|strasse|str|weg|gasse|platz|allee|ufer|damm|ring|straat|laan|plein|gracht|kade|gatan|vägen|gränd|katu|tie|utca|tér)$/u;

/** Whether words, folded to lower case, name a street. */
export const isStreetName = (folded: readonly string[]): boolean =>
  STREET_ENDINGS.has(folded.at(-1) ?? '') ||
  (folded.length > 1 && STREET_BEGINNINGS.has(folded[0] ?? '')) ||
  folded.some((word) => STREET_SUFFIX.test(word));

/** Last words of the names of houses. */
const HOUSE_ENDINGS = words(`
  cottage cottages house lodge villa farm farmhouse barn manor bungalow chalet vicarage rectory
  grange croft oast stables towers apartments flats mansions haus hof villa maison mas ferme
`);
export const isHouseName = (folded: readonly string[]): boolean =>
  HOUSE_ENDINGS.has(folded.at(-1) ?? '') ||
  /^(?:maison|villa|casa|haus|mas)$/.test(folded[0] ?? '');

/** Address types, in Google's words, of places that anybody may visit. */
const PUBLIC_TYPES = words(`
  airport train_station subway_station bus_station light_rail_station transit_station ferry_terminal
  lodging hospital shopping_mall stadium tourist_attraction university museum amusement_park
  movie_theater park convention_center
`);
export const isPublicPlace = (types: readonly string[]): boolean =>
  types.some((type) => PUBLIC_TYPES.has(type)) && !types.includes('premise');
