import { describe, expect, it } from 'vitest';
import { importColumns, templateColumns } from '../../contract/import/columns.ts';
import { businessPassengers } from '../../contract/resources/businessPassengers.ts';
import { favouriteAddresses } from '../../contract/resources/favouriteAddresses.ts';
import { ownResources } from '../i18n/ownResources.ts';
import { matchColumns, notImported } from './matchColumns.ts';
import { namedColumns } from './namedColumns.ts';
import { readText } from './reading/readTable.ts';

const template = templateColumns(businessPassengers).map(({ key }) => key);
const columns = await namedColumns(businessPassengers);

function match(text: string, before: { heading: string; key: string | null }[] = []) {
  const read = readText(text);
  if (!('table' in read)) throw new Error('Not read');
  return matchColumns(read.table, columns, template, before);
}
const WHOLE = ['givenName', 'familyName', 'email', 'phone.prefix', 'phone.number'];

describe('columns are recognised', () => {
  it.each([
    ['Given name,Family name,Email,Country prefix,Number'],
    ['First name;Last name;E-mail;Prefix;Phone'],
    ['Prénom;Nom;Adresse e-mail;Indicatif;Téléphone'],
    ['PRENOM\tNOM DE FAMILLE\tCourriel *\tPréfixe\tPortable'],
    ['Employee first name|Surname|Work e-mail address|Dialling code|Mobile number'],
    ['Vorname;Nachname;E-Mail;Ländervorwahl;Telefon'],
    ['Vorname;Nachname;E-Mail-Adresse;Vorwahl;Mobiltelefon'],
    ['Nombre;Apellidos;Correo electrónico;Prefijo;Teléfono'],
    ['Nome;Cognome;E-mail;Prefisso;Telefono'],
    ['Voornaam;Achternaam;E-mail;Landcode;Telefoon'],
    ['Förnamn;Efternamn;E-post;Landskod;Telefon'],
  ])('by their headings: %s', (headings) => {
    expect(match(`${headings}\n`).keys).toEqual(WHOLE);
  });

  it('in any order, with unknown ones left out and none used twice', () => {
    expect(match('Email;Salary;Prénom;Mail;Langue\n')).toEqual({
      hasHeadings: true,
      keys: ['email', null, 'givenName', null, 'communicationLanguage'],
    });
  });

  it.each([
    ['Supervisor email,Work email', [null, 'email']],
    ['Line manager e-mail,Work e-mail', [null, 'email']],
    ['Emergency contact phone,Work phone', [null, 'phone.number']],
    ['Telefon im Notfall;Telefon dienstlich', [null, 'phone.number']],
    ['Courriel du responsable;Courriel professionnel', [null, 'email']],
    ['Esihenkilön puhelin;Puhelin työ', [null, 'phone.number']],
    ['Home phone,Work phone', [null, 'phone.number']],
    ['Personal email address,Business email address', [null, 'email']],
    ['Email (billing),Email (reports)\na@b.example,c@d.example', [null, null]],
    ['Prefix,First name\nMr,Ada\nMs,Grace', [null, 'givenName']],
    ['Prefix,Number\n44,7911123456', ['phone.prefix', 'phone.number']],
    [
      'First Name,Phonetic First Name,Last Name,Name Prefix,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value\nAda,,Lovelace,Ms,Work,ada@a.example,b@a.example,Mobile,+44 7911 123456',
      ['givenName', null, 'familyName', null, null, 'email', null, null, 'phone.number'],
    ],
    [
      "First Name,Last Name,E-mail Address,E-mail 2 Address,Home Phone,Mobile Phone,Manager's Name,Assistant's Phone",
      ['givenName', 'familyName', 'email', null, null, 'phone.number', null, null],
    ],
  ])('as those of the person and of nobody else: %s', (text, keys) => {
    expect(match(`${text}\n`).keys).toEqual(keys);
  });

  it('by the order of the template where there are no headings', () => {
    expect(match('Ada,Lovelace,ada@example.com,44,7911123456\n')).toEqual({
      hasHeadings: false,
      keys: WHOLE,
    });
  });

  it('as they were matched by hand before', () => {
    const before = [
      { heading: 'Called', key: 'givenName' },
      { heading: 'Email', key: null },
    ];
    expect(match('Called,Email,Nom\nAda,a@b.example,Lovelace\n', before).keys).toEqual([
      'givenName',
      null,
      'familyName',
    ]);
  });
});

it('every column of every template is known by its own heading', async () => {
  for (const resource of [businessPassengers, favouriteAddresses]) {
    const known = await namedColumns(resource);
    const all = importColumns(resource);
    const read = readText(`${all.map(({ heading }) => heading).join(',')}\n`);
    if (!('table' in read)) throw new Error('Not read');
    expect(matchColumns(read.table, known, [], []).keys).toEqual(all.map(({ key }) => key));
  }
});

it('the labels of resources that a service adds are recognised too, in each of their languages', async () => {
  const own = { name: 'favourite-places' } as const;
  const resource = { ...favouriteAddresses, ...own };
  const texts = (alias: string) => ({ name: 'place |||| places', fields: { alias } });
  Object.assign(ownResources, { [own.name]: { en: texts('Nickname'), de: texts('Rufname') } });
  try {
    const [alias] = await namedColumns(resource);
    expect(alias!.names).toEqual(expect.arrayContaining(['Nickname', 'Rufname']));
  } finally {
    Reflect.deleteProperty(ownResources, own.name);
  }
});

it('says which columns with values and which long lines are not imported', () => {
  const read = readText('Email,Salary,Unused,Nom\na@b.example,5,,Byron\nc@d.example,,,King,Ada\n');
  if (!('table' in read)) throw new Error('Not read');
  const matched = matchColumns(read.table, columns, template, []);
  expect(notImported(read.table, matched)).toEqual({ columns: [1], lines: [3] });
});

const EN = { 'First Name': 'givenName', 'Last Name': 'familyName' };
const IN_ORDER = [
  'givenName',
  'familyName',
  'email',
  'phone.number',
  'groupId',
  'communicationLanguage',
];
const inOrder = (...headings: string[]) =>
  Object.fromEntries(headings.map((heading, at) => [heading, IN_ORDER[at]!]));

/** Columns of a file of employees, in the order of the file: from programs that people export from. */
const EXPORTS: [string, Record<string, string>][] = [
  [
    'Employee #,First Name,Last Name,Preferred Name,Job Title,Department,Supervisor,Supervisor email,Work Email,Home Email,Mobile Phone,Work Phone,Emergency Contact Name,Emergency Contact Phone',
    { ...EN, Department: 'groupId', 'Work Email': 'email', 'Mobile Phone': 'phone.number' },
  ],
  [
    "Title,First Name,Middle Name,Last Name,Suffix,Company,Business Phone,Mobile Phone,Manager's Name,Assistant's Phone,E-mail Address,E-mail Display Name,E-mail 2 Address,Spouse,Language",
    {
      ...EN,
      'Mobile Phone': 'phone.number',
      'E-mail Address': 'email',
      // Only where no account was chosen for the whole file.
      Company: 'businessAccountId',
      Language: 'communicationLanguage',
    },
  ],
  [
    'Personalnummer;Vorname;Nachname;Position;Abteilung;Vorgesetzter E-Mail;E-Mail (geschäftlich);E-Mail privat;Telefon (mobil);Notfallkontakt Telefon;Sprache',
    {
      Personalnummer: 'externalId',
      Vorname: 'givenName',
      Nachname: 'familyName',
      Abteilung: 'groupId',
      'E-Mail (geschäftlich)': 'email',
      'Telefon (mobil)': 'phone.number',
      Sprache: 'communicationLanguage',
    },
  ],
  [
    'Matricule;Prénom;Nom;Service;Responsable;Courriel professionnel;Téléphone portable;Téléphone d’urgence;Langue',
    {
      Matricule: 'externalId',
      Prénom: 'givenName',
      Nom: 'familyName',
      Service: 'groupId',
      'Courriel professionnel': 'email',
      'Téléphone portable': 'phone.number',
      Langue: 'communicationLanguage',
    },
  ],
  [
    'Nombre;Apellidos;Correo electrónico del jefe;Correo electrónico;Teléfono móvil;Departamento;Idioma',
    inOrder(
      'Nombre',
      'Apellidos',
      'Correo electrónico',
      'Teléfono móvil',
      'Departamento',
      'Idioma',
    ),
  ],
  [
    'Nome;Cognome;Email del responsabile;Email aziendale;Cellulare;Reparto;Lingua',
    inOrder('Nome', 'Cognome', 'Email aziendale', 'Cellulare', 'Reparto', 'Lingua'),
  ],
  [
    'Nome próprio;Apelido;E-mail do gestor;E-mail de trabalho;Telemóvel;Departamento;Idioma',
    inOrder('Nome próprio', 'Apelido', 'E-mail de trabalho', 'Telemóvel', 'Departamento', 'Idioma'),
  ],
  [
    'Voornaam;Achternaam;E-mail leidinggevende;E-mail werk;Mobiel nummer;Afdeling;Taal',
    inOrder('Voornaam', 'Achternaam', 'E-mail werk', 'Mobiel nummer', 'Afdeling', 'Taal'),
  ],
  [
    'Förnamn;Efternamn;E-post chef;E-post arbete;Mobiltelefon;Avdelning;Språk',
    inOrder('Förnamn', 'Efternamn', 'E-post arbete', 'Mobiltelefon', 'Avdelning', 'Språk'),
  ],
  [
    'Etunimi;Sukunimi;Esihenkilön sähköposti;Työsähköposti;Matkapuhelin;Osasto;Kieli',
    inOrder('Etunimi', 'Sukunimi', 'Työsähköposti', 'Matkapuhelin', 'Osasto', 'Kieli'),
  ],
  [
    'Keresztnév;Vezetéknév;Felettes e-mail;Munkahelyi e-mail;Mobiltelefon;Osztály;Nyelv',
    inOrder('Keresztnév', 'Vezetéknév', 'Munkahelyi e-mail', 'Mobiltelefon', 'Osztály', 'Nyelv'),
  ],
];

it.each(EXPORTS)('the columns of an exported file are recognised: %s', (heading, wanted) => {
  const read = readText(`${heading}\n`);
  if (!('table' in read)) throw new Error('Not read');
  const { keys } = matchColumns(read.table, columns, template, []);
  const matched = keys.flatMap((key, at) => (key ? [[read.table.lines[0]!.cells[at], key]] : []));
  expect(Object.fromEntries(matched)).toEqual(wanted);
});
