import { languageAmong, LANGUAGES, type Language } from '../../../contract/core/languages.ts';
import type { ScimResource } from '../../../contract/scim/resource.ts';
import type { ScimAttribute, ScimRule, ScimTarget } from '../../../contract/scim/calls.ts';
import { emailSchema } from '../../../contract/core/textSchemas.ts';
import { ENTERPRISE } from './schemas.ts';

/** A person of the directory, with the groups that they are in, the oldest first. */
export interface DirectoryPerson {
  userName: string;
  active: boolean;
  resource: ScimResource;
  groups: readonly string[];
  /** The group of employees behind the first of them that has one. */
  employeeGroupId: string | null;
}

type Element = Readonly<Record<string, unknown>>;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const objectOf = (value: unknown): Element =>
  typeof value === 'object' && value !== null ? (value as Element) : {};
const listOf = (value: unknown): readonly Element[] =>
  Array.isArray(value) ? value.map(objectOf) : [];

/** The value of a list that is best: of the first of these types, else the primary one, else any. */
function bestOf(
  list: unknown,
  types: readonly string[],
  isGood: (value: string) => boolean,
): string {
  const elements = listOf(list).filter(({ value }) => isGood(textOf(value)));
  const ofType = types.flatMap((type) =>
    elements.filter((one) => textOf(one['type']).toLowerCase() === type),
  );
  const primary = elements.filter((one) => one['primary'] === true);
  return textOf([...ofType, ...primary, ...elements][0]?.['value']);
}

function namesOf({ userName, resource }: DirectoryPerson) {
  const { givenName, familyName, formatted } = objectOf(resource['name']);
  const whole = textOf(formatted) || textOf(resource['displayName']);
  const words = whole.split(/\s+/);
  return {
    givenName: textOf(givenName) || words.slice(0, -1).join(' ') || words[0] || userName,
    familyName: textOf(familyName) || words.at(-1) || userName,
  };
}

const isEmail = (value: string) => emailSchema.safeParse(value).success;
const EXTENDED: ReadonlySet<ScimAttribute> = new Set([
  'department',
  'division',
  'organization',
  'costCenter',
]);

/** What an attribute of a rule holds. */
function valuesOf(
  { resource, groups }: DirectoryPerson,
  attribute: ScimAttribute,
): readonly string[] {
  if (attribute === 'group') return groups;
  const owner = EXTENDED.has(attribute) ? objectOf(resource[ENTERPRISE]) : resource;
  return [textOf(owner[attribute])];
}

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The first rule about a target that holds for somebody. */
const ruleFor = (rules: readonly ScimRule[], person: DirectoryPerson, target: ScimTarget) =>
  rules.find(
    ({ sets, attribute, equals }) =>
      sets === target && valuesOf(person, attribute).some((value) => isSame(value, equals)),
  );

export const isAdministrator = (rules: readonly ScimRule[], person: DirectoryPerson): boolean =>
  ruleFor(rules, person, 'administrator') !== undefined;

/** What an employee gets from the directory; what it does not say is undefined, and stays. */
export interface WantedEmployee {
  givenName: string;
  familyName: string;
  email: string | undefined;
  phone: string | undefined;
  externalId: string | undefined;
  communicationLanguage: Language | undefined;
  groupId: string | undefined;
  status: 'active' | 'inactive';
}

/**
 * What follows from the directory for an employee. A phone is taken only with its country
 * (`+44…`), because a guessed country would call somebody else.
 */
export function wantedEmployee(
  rules: readonly ScimRule[],
  person: DirectoryPerson,
): WantedEmployee {
  const { userName, active, resource } = person;
  const { preferredLanguage, emails, phoneNumbers } = resource;
  const isInternational = (value: string) => value.startsWith('+');
  const phone = bestOf(phoneNumbers, ['mobile', 'work'], isInternational);
  const language =
    ruleFor(rules, person, 'language')?.value ?? textOf(preferredLanguage).toLowerCase();
  return {
    ...namesOf(person),
    email: bestOf(emails, ['work'], isEmail) || (isEmail(userName) ? userName : undefined),
    phone: phone.replaceAll(/[\s().-]/g, '') || undefined,
    externalId: textOf(objectOf(resource[ENTERPRISE])['employeeNumber']) || undefined,
    communicationLanguage: languageAmong(LANGUAGES, language),
    groupId: ruleFor(rules, person, 'group')?.value ?? person.employeeGroupId ?? undefined,
    status: active ? 'active' : 'inactive',
  };
}
