import {
  account,
  choice,
  dateTime,
  email,
  language,
  phone,
  reference,
  status,
  text,
} from '../core/fields.ts';
import { dayFilters } from '../core/filters.ts';
import { defineResource, everyAction, type RowOf } from '../core/resource.ts';

/**
 * What happens to the future trips of a person who is deactivated or deleted; by default they are
 * kept.
 */
export const TRIPS_AHEAD_CHOICES = ['keep', 'cancel'] as const;
export type TripsAheadChoice = (typeof TRIPS_AHEAD_CHOICES)[number];

/** Employees: people of an account for whom trips are booked. */
export const businessPassengers = defineResource({
  name: 'business-passengers',
  typeName: 'Employee',
  fields: {
    businessAccountId: account(),
    givenName: text({ required: true, max: 255, pattern: 'personName' }),
    familyName: text({ required: true, max: 255, pattern: 'personName' }),
    /** The same e-mail again is the same employee. */
    email: email({ required: true, unique: 'account' }),
    phone: phone({ required: true }),
    /** The employee's id in the account's own staff system. */
    externalId: text({ min: 1, max: 100, unique: 'account', isPersonal: true }),
    // Rules and cards depend on the group, so its members must be moved before it is deleted.
    groupId: reference('employee-groups', { onDelete: 'refuse' }),
    communicationLanguage: language({ required: true, default: 'en' }),
    status: status(),
    /** When they were last invited by mail. */
    invitedAt: dateTime({ write: 'never' }),
    createdAt: dateTime({ required: true, write: 'never' }),
  },
  scope: { by: 'corporation', field: 'businessAccountId' },
  access: {
    corporationAdmin: everyAction,
    bookingChannelAdmin: everyAction,
  },
  label: ['givenName', 'familyName'],
  list: {
    isOfOneAccount: true,
    // The button that invites also says whether somebody was invited, and when.
    columns: ['givenName', 'familyName', 'email', 'groupId', 'phone', 'status', 'createdAt'],
    sortable: [
      'createdAt',
      'givenName',
      'familyName',
      'email',
      'phone',
      'externalId',
      'status',
      'invitedAt',
    ],
    bulk: ['groupId', 'status'],
    defaultSort: '-createdAt',
    search: ['givenName', 'familyName', 'email', 'phone', 'externalId'],
    filters: {
      groupId: { field: 'groupId', match: 'in' },
      status: { field: 'status', match: 'in' },
      ...dayFilters('created', 'createdAt'),
    },
  },
  form: [
    'businessAccountId',
    'givenName',
    'familyName',
    'email',
    'phone',
    'externalId',
    'groupId',
    'communicationLanguage',
    'status',
  ],
  changeOptions: { tripsAhead: choice(TRIPS_AHEAD_CHOICES, { required: true }) },
  deleteOptions: { tripsAhead: choice(TRIPS_AHEAD_CHOICES, { required: true }) },
  softDelete: true,
  importable: {
    columns: ['givenName', 'familyName', 'email', 'phone'],
    more: ['externalId', 'groupId', 'communicationLanguage', 'status'],
    // An e-mail address changes with a name, and may be given to somebody else one day.
    identifiedBy: ['externalId', 'email'],
    headings: {
      givenName: ['forename', 'christian name', 'keresztnév', 'utónév', 'rufname', 'primeiro nome'],
      familyName: ['surname', 'nom de famille'],
      externalId: [
        'employee id',
        'employee number',
        'employee no',
        'staff id',
        'staff number',
        'personnel number',
        'payroll number',
        'matricule',
        'numéro de matricule',
        'numéro d’employé',
        'personalnummer',
        'mitarbeiternummer',
        'pers.nr.',
        'número de empleado',
        'número de funcionario',
        'matricola',
        'número mecanográfico',
        'personeelsnummer',
        'anställningsnummer',
        'henkilönumero',
        'törzsszám',
      ],
      groupId: [
        'employee group',
        'department',
        'team',
        'service',
        'équipe',
        'abteilung',
        'departamento',
        'reparto',
        'afdeling',
        'avdelning',
        'osasto',
        'osztály',
      ],
      communicationLanguage: [
        'language',
        'langue',
        'sprache',
        'idioma',
        'lingua',
        'taal',
        'språk',
        'kieli',
        'nyelv',
      ],
    },
    template: 'user_import_template.csv',
  },
});
export type BusinessPassenger = RowOf<typeof businessPassengers>;
