import { expect, it } from 'vitest';
import { guestNameSchema } from '../core/textSchemas.ts';
import { nameFromEmail } from './accountRecord.ts';

it.each([
  ['anna.smith@x.example', 'Northwind', 'Anna', 'Smith'],
  ['jean-luc_de.la.cour@x.example', 'Northwind', 'Jean', 'Luc De La Cour'],
  ['anna.smith+taxi@x.example', 'Northwind', 'Anna', 'Smith'],
  ['anna.smith42@x.example', 'Northwind', 'Anna', 'Smith'],
  ['office@x.example', 'Bréguet & Fils', 'Office', 'Bréguet Fils'],
  ['a.smith@x.example', 'Northwind', 'Admin', 'Northwind'],
  ['4711@x.example', '&', 'Admin', 'Admin'],
  ['o@x.example', '7', 'Admin', 'Admin'],
])('names %s of %s', (email, account, givenName, familyName) => {
  const name = nameFromEmail(email, account);
  expect(name).toEqual({ givenName, familyName });
  for (const part of Object.values(name))
    expect(guestNameSchema.safeParse(part).success).toBe(true);
});
