import { MAX_VEHICLES, NOTES_MAX_LENGTH } from '../booking/request.ts';
import { account, email, number, phone, text } from '../core/fields.ts';
import { defineResource } from '../core/resource.ts';
import { bookings } from '../resources/bookings.ts';

const ADDRESS_LENGTH = 500;
/** How often one passenger can take the same trip at the same time. */
const MOST_ALIKE = 20;

/**
 * A file of trips: its lines are booked, by the same calls as the booking form's. Its columns are not
 * the fields of a trip, but what people write in a spreadsheet about one. It has the name of the trips
 * and is no resource of its own.
 */
export const tripLines = defineResource({
  name: bookings.name,
  fields: {
    corporationId: account(),
    /** A name, an e-mail address, a phone number or a personnel number. */
    passenger: text({ required: true, isPersonal: true }),
    email: email({}),
    phone: phone({}),
    from: text({ required: true, max: ADDRESS_LENGTH }),
    /** Stops, separated by semicolons or on lines of their own. */
    via: text({ max: 10 * ADDRESS_LENGTH, multiline: true }),
    to: text({ required: true, max: ADDRESS_LENGTH }),
    /** With or without the time. */
    date: text({ required: true }),
    time: text({}),
    vehicle: text({}),
    vehicles: number({ min: 1, max: MAX_VEHICLES }),
    flight: text({}),
    notes: text({ max: NOTES_MAX_LENGTH, multiline: true }),
    /** 2 for a second trip that is wanted although it is the same as another. */
    again: number({ min: 1, max: MOST_ALIKE }),
  },
  scope: { by: 'corporation', field: 'corporationId' },
  access: { corporationAdmin: { create: true, update: true } },
  label: ['passenger'],
  list: { columns: [], sortable: [], defaultSort: 'date', search: [] },
  form: [],
  softDelete: false,
  importable: {
    columns: ['passenger', 'phone', 'email', 'from', 'via', 'to', 'date', 'time'],
    more: ['vehicle', 'vehicles', 'flight', 'notes', 'again'],
    identifiedBy: [],
    booked: { mostLines: 1000 },
    headings: {
      passenger: [
        'name',
        'passenger name',
        'guest',
        'traveller',
        'traveler',
        'employee',
        'who',
        'rider',
        'Fahrgast',
        'Reisende',
        'Mitarbeiter',
        'Gast',
        'nom',
        'voyageur',
        'invité',
        'nombre',
        'viajero',
        'nome',
        'viaggiatore',
        'viajante',
        'naam',
        'reiziger',
        'namn',
        'nimi',
        'matkustaja',
        'név',
        'utas',
      ],
      from: [
        'pickup',
        'pick up',
        'pickup address',
        'origin',
        'start',
        'collection',
        'Start',
        'Abholung',
        'Abholort',
        'Abholadresse',
        'départ',
        'adresse de départ',
        'origen',
        'recogida',
        'partenza',
        'origem',
        'partida',
        'vertrek',
        'ophaaladres',
        'avresa',
        'hämtning',
        'lähtö',
        'nouto',
        'indulás',
        'felvétel',
      ],
      via: ['stop', 'stops', 'waypoints', 'Zwischenstopp', 'étape', 'parada', 'fermata'],
      to: [
        'dropoff',
        'drop off',
        'dropoff address',
        'destination',
        'end',
        'Ziel',
        'Zieladresse',
        'arrivée',
        'destino',
        'llegada',
        'destinazione',
        'arrivo',
        'bestemming',
        'aankomst',
        'destination',
        'määränpää',
        'kohde',
        'cél',
        'érkezés',
      ],
      date: [
        'day',
        'pickup date',
        'when',
        'date and time',
        'pickup time and date',
        'datetime',
        'Tag',
        'Wann',
        'Datum und Uhrzeit',
        'jour',
        'quand',
        'fecha',
        'día',
        'data',
        'dia',
        'dag',
        'päivä',
        'päivämäärä',
        'dátum',
        'nap',
        'mikor',
      ],
      time: [
        'pickup time',
        'hour',
        'clock',
        'Uhrzeit',
        'Zeit',
        'heure',
        'hora',
        'ora',
        'orario',
        'tijd',
        'tid',
        'klockslag',
        'aika',
        'kellonaika',
        'idő',
        'időpont',
      ],
      vehicle: [
        'vehicle class',
        'car',
        'class',
        'Fahrzeug',
        'véhicule',
        'vehículo',
        'coche',
        'auto',
      ],
      vehicles: ['number of vehicles', 'cars', 'Anzahl Fahrzeuge', 'nombre de véhicules'],
      flight: ['flight number', 'flight no', 'Flugnummer', 'vol', 'vuelo', 'volo', 'voo', 'vlucht'],
      notes: [
        'note',
        'comment',
        'comments',
        'remarks',
        'message',
        'Bemerkung',
        'Notiz',
        'Hinweis',
        'remarque',
        'commentaire',
        'notas',
        'comentario',
        'opmerking',
        'kommentar',
        'huomio',
      ],
    },
  },
});

/** The columns that name a place, or several. */
const PLACE_COLUMNS: ReadonlySet<string> = new Set(['from', 'via', 'to']);
export const isPlaceColumn = (key: string): boolean => PLACE_COLUMNS.has(key);

/** What a column for an answer to an account's question begins with; its id follows. */
const ANSWER = 'fields.';
/** The column for the answer to a question. */
export const answerColumn = (id: string): string => `${ANSWER}${id}`;
export const isAnswerColumn = (key: string): boolean =>
  key.startsWith(ANSWER) && key.length > ANSWER.length;

/** The answers of a line, by the id of their question. */
export const answersIn = (cells: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([key, cell]) =>
      isAnswerColumn(key) && cell.trim() !== '' ? [[key.slice(ANSWER.length), cell.trim()]] : [],
    ),
  );
