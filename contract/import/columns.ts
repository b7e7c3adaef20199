import type { FieldKind } from '../core/fields.ts';
import { accountField, type AnyResource } from '../core/resource.ts';

/** A phone number stands in two columns: the country's prefix and the number itself. */
export type PhonePart = 'prefix' | 'number';

/** A column that a file can have. */
export interface ImportColumn {
  /** Names the column in every call: the field, with the part of a phone number. */
  key: string;
  field: string;
  part: PhonePart | null;
  kind: FieldKind;
  /** A line without it is refused, unless its row exists already. */
  required: boolean;
  /** Its heading in the template. */
  heading: string;
  /** Headings by which it is recognised, besides its name and its labels. */
  known: readonly string[];
}

const PHONE_PARTS: Record<PhonePart, { heading: string; known: readonly string[] }> = {
  prefix: {
    heading: 'Country prefix',
    known: [
      'prefix',
      'country code',
      'dial code',
      'dialling code',
      'calling code',
      'phone prefix',
      'préfixe',
      'indicatif',
      'indicatif pays',
      'préfixe pays',
      'country prefix',
      'phone country code',
      'Land',
      'Ländervorwahl',
      'Landesvorwahl',
      'Vorwahl',
      'Prefijo',
      'Prefijo de país',
      'Código de país',
      'Prefisso',
      'Prefisso internazionale',
      'Prefisso paese',
      'Landcode',
      'Landnummer',
      'Landskod',
      'Landsnummer',
      'Riktnummer',
      'Indicativo',
      'Indicativo do país',
      'Código do país',
      'Prefixo',
      'Maatunnus',
      'Maakoodi',
      'Suuntanumero',
      'Országkód',
      'Országhívó',
      'Országhívószám',
      'Előhívó',
      'country',
      'pays',
      'país',
      'paese',
      'maa',
      'ország',
    ],
  },
  number: {
    heading: 'Number',
    known: [
      'phone number',
      'phone',
      'telephone',
      'telephone number',
      'mobile',
      'mobile number',
      'mobile phone',
      'cell',
      'cell phone',
      'tel',
      'téléphone',
      'numéro',
      'numéro de téléphone',
      'portable',
      'mobiltelefon',
      'mobilnummer',
      'handy',
      'teléfono móvil',
      'móvil',
      'cellulare',
      'telemóvel',
      'mobiel nummer',
      'mobiele telefoon',
      'matkapuhelin',
    ],
  },
};

/** Headings in common use for fields of a kind. */
const OF_KIND: Partial<Record<FieldKind, readonly string[]>> = {
  email: ['e-mail', 'mail', 'email address', 'e-mail address', 'adresse e-mail', 'courriel'],
};

/** Headings in common use for the account that a line belongs to. */
const OF_ACCOUNT = [
  'account name',
  'company',
  'company name',
  'corporation',
  'customer',
  'client',
  'Firma',
  'Unternehmen',
  'Kunde',
  'Kundenkonto',
  'Mandant',
  'entreprise',
  'société',
  'empresa',
  'cliente',
  'azienda',
  'società',
  'klant',
  'bedrijf',
  'företag',
  'kund',
  'yritys',
  'asiakas',
  'cég',
  'ügyfél',
];

/** `givenName` as the heading of a column: `Given name`. A reference loses its `Id`. */
const inWords = (field: string): string => {
  const words = field
    .replace(/Id$/, '')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Columns that a file of a resource can have: those of its template first, in order, and last the
 * account, for files with rows of several accounts.
 */
export function importColumns(resource: AnyResource): ImportColumn[] {
  if (!resource.importable) return [];
  const { columns, more = [], headings = {}, labels = {} } = resource.importable;
  const account = accountField(resource);
  return [...columns, ...more, ...(account ? [account] : [])].flatMap((field): ImportColumn[] => {
    const { kind, required, default: fallback } = resource.fields[field]!;
    const known = field === account ? OF_ACCOUNT : (headings[field] ?? []);
    const isNeeded = required && fallback === undefined && field !== account;
    const column = { field, kind, required: isNeeded };
    if (kind !== 'phone')
      return [
        {
          ...column,
          key: field,
          part: null,
          heading: labels[field] ?? inWords(field),
          known: [...known, ...(OF_KIND[kind] ?? [])],
        },
      ];
    return (['prefix', 'number'] as const).map((part) => ({
      ...column,
      key: `${field}.${part}`,
      part,
      // A number can contain its prefix.
      required: column.required && part === 'number',
      heading: PHONE_PARTS[part].heading,
      known: part === 'number' ? [...PHONE_PARTS.number.known, ...known] : PHONE_PARTS.prefix.known,
    }));
  });
}

/** Columns of the template, in order. */
export function templateColumns(resource: AnyResource): ImportColumn[] {
  const inTemplate = resource.importable?.columns ?? [];
  return importColumns(resource).filter(({ field }) => inTemplate.includes(field));
}

/** Lines that one import can have. */
export const MAX_IMPORT_ROWS = 50_000;
/** Characters of one cell; fields take fewer, and say so. */
export const MAX_CELL_LENGTH = 5000;
