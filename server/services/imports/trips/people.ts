import { and, eq, isNull, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { guestFromSearch } from '../../../../contract/booking/guest.ts';
import type { ParsedBookingRequest } from '../../../../contract/booking/request.ts';
import type { FieldError } from '../../../../contract/core/errors.ts';
import { readPhone } from '../../../../contract/import/phoneCells.ts';
import type { RequestContext } from '../../../context.ts';
import { businessGuests, businessPassengers } from '../../../db/tables/index.ts';

type PassengerInfo = ParsedBookingRequest['passengerInfo'];

/** What a line says of its passenger. */
export interface Wanted {
  corporationId: string;
  /** A name, an e-mail address, a phone number or a personnel number. */
  passenger: string;
  email: string | null;
  phone: string | null;
}

interface Person {
  id: string;
  corporationId: string;
  type: 'employee' | 'guest';
  isActive: boolean;
  name: string;
  email: string | null;
  phone: string | null;
  externalId: string | null;
}

export interface Passenger {
  info: Omit<PassengerInfo, 'corporationId'>;
  name: string;
  phone: string | null;
  isNewGuest: boolean;
}

/** The passenger, or what is wrong with the cell that names them; `choices` are what it could be. */
export type PassengerFound = Passenger | { error: FieldError };

const folded = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
/** `Smith, Anna` as `Anna Smith`. */
const inOrder = (name: string) => name.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1');

/** How a line can name somebody, the surest way first. */
function namesOf({ passenger, email, phone }: Wanted, country: string) {
  const typed = readPhone('', passenger, country);
  const emails = [email, passenger.includes('@') ? passenger : null];
  const phones = [phone, typed.problem ? null : typed.value];
  const known = (all: readonly (string | null)[]) => all.flatMap((one) => (one ? folded(one) : []));
  return {
    id: [folded(passenger)],
    email: known(emails),
    phone: known(phones),
    name: [folded(inOrder(passenger))],
  };
}

const among = (column: SQLWrapper, values: readonly string[]) =>
  sql`${column} = any(${sql.param([...new Set(values)])}::text[])`;
const nameIs = (given: SQLWrapper, family: SQLWrapper, names: readonly string[]): SQL | undefined =>
  or(
    among(sql`lower(${given} || ' ' || ${family})`, names),
    among(sql`lower(${family} || ' ' || ${given})`, names),
  );

async function candidates(
  { app, channel }: RequestContext,
  corporationIds: readonly string[],
  names: readonly ReturnType<typeof namesOf>[],
): Promise<Person[]> {
  const all = (kind: keyof ReturnType<typeof namesOf>) => names.flatMap((one) => one[kind]);
  const [p, g] = [businessPassengers, businessGuests];
  const ofAccounts = (column: SQLWrapper) =>
    sql`${column} = any(${sql.param([...corporationIds])}::uuid[])`;
  const [employees, guests] = await Promise.all([
    app.database.orm
      .select()
      .from(p)
      .where(
        and(
          eq(p.channelId, channel.id),
          ofAccounts(p.businessAccountId),
          isNull(p.deletedAt),
          or(
            among(sql`lower(${p.externalId})`, all('id')),
            among(sql`${p.id}::text`, all('id')),
            among(sql`lower(${p.email})`, all('email')),
            among(p.phone, all('phone')),
            nameIs(p.givenName, p.familyName, all('name')),
          ),
        ),
      ),
    app.database.orm
      .select()
      .from(g)
      .where(
        and(
          eq(g.channelId, channel.id),
          ofAccounts(g.businessAccountId),
          isNull(g.deletedAt),
          or(
            among(sql`${g.id}::text`, all('id')),
            among(sql`lower(${g.email})`, all('email')),
            among(g.phoneNumber, all('phone')),
            nameIs(g.givenName, g.familyName, all('name')),
          ),
        ),
      ),
  ]);
  return [
    ...employees.map((one): Person => ({
      ...one,
      corporationId: one.businessAccountId,
      type: 'employee',
      isActive: one.status === 'active',
      name: `${one.givenName} ${one.familyName}`,
    })),
    ...guests.map((one): Person => ({
      ...one,
      corporationId: one.businessAccountId,
      type: 'guest',
      isActive: true,
      name: `${one.givenName} ${one.familyName}`,
      phone: one.phoneNumber,
      externalId: null,
    })),
  ];
}

/** Those whom the line names by one of its ways, by the surest that names anybody. */
function meant(
  { corporationId }: Wanted,
  names: ReturnType<typeof namesOf>,
  people: readonly Person[],
): Person[] {
  const own = people.filter((one) => one.corporationId === corporationId);
  const isNamed = (one: Person) => {
    const reversed = one.name.split(' ').toReversed().join(' ');
    return names.name.some((name) => name === folded(one.name) || name === folded(reversed));
  };
  const ways: ((one: Person) => boolean)[] = [
    ({ id, externalId }) =>
      names.id.some((name) => name === id || name === externalId?.toLowerCase()),
    ({ email }) => email !== null && names.email.includes(email.toLowerCase()),
    ({ phone }) => phone !== null && names.phone.includes(phone),
    isNamed,
  ];
  for (const way of ways) {
    const found = own.filter(way);
    if (found.length < 2) {
      if (found.length === 1) return found;
      continue;
    }
    // Colleagues may share a number, and somebody who became an employee may still be among the guests.
    const named = found.filter(isNamed);
    const narrowed = named.length > 0 ? named : found;
    const employees = narrowed.filter(({ type, isActive }) => type === 'employee' && isActive);
    return employees.length === 1 ? employees : narrowed;
  }
  return [];
}

/** A guest whom the account does not have yet: a name of two words, and a phone number. */
function newGuest({ passenger, email, phone }: Wanted, country: string): PassengerFound {
  const typed = guestFromSearch(inOrder(passenger), country);
  const inCell = typed.phone ? readPhone('', typed.phone.text, country) : null;
  const phoneNumber = phone ?? (inCell?.problem ? null : (inCell?.value ?? null));
  const { givenName, familyName } = typed;
  if (!givenName || !familyName || !phoneNumber) return { error: { code: 'personUnknown' } };
  const guestInfo = { givenName, familyName, phoneNumber, email: email ?? typed.email ?? null };
  return {
    info: {
      passengerId: null,
      passengerType: 'guest',
      employeeGroupId: null,
      shouldCreateGuest: true,
      guestInfo,
    },
    name: `${givenName} ${familyName}`,
    phone: phoneNumber,
    isNewGuest: true,
  };
}

/**
 * Whom lines mean: people of their account by personnel number, e-mail address, phone number or name,
 * the first that names anybody; otherwise new guests.
 */
export async function findPassengers(
  ctx: RequestContext,
  wanted: readonly Wanted[],
): Promise<PassengerFound[]> {
  if (wanted.length === 0) return [];
  const country = ctx.channel.defaultCountry;
  const names = wanted.map((one) => namesOf(one, country));
  const accounts = [...new Set(wanted.map(({ corporationId }) => corporationId))];
  const people = await candidates(ctx, accounts, names);
  return wanted.map((one, at): PassengerFound => {
    const found = meant(one, names[at]!, people);
    const [person] = found;
    if (!person) return newGuest(one, country);
    if (found.length > 1) {
      const choices = found.flatMap(({ email, phone }) => email ?? phone ?? []);
      return { error: { code: 'severalPeople', params: { choices: choices.join('\n') } } };
    }
    if (!person.isActive) return { error: { code: 'inactive' } };
    return {
      info: {
        passengerId: person.id,
        passengerType: person.type,
        employeeGroupId: null,
        shouldCreateGuest: false,
        guestInfo: null,
      },
      name: person.name,
      phone: person.phone,
      isNewGuest: false,
    };
  });
}
