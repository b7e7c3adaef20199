import { expect, it, onTestFinished } from 'vitest';
import { ownFields, withOwnFields } from './ownFields.ts';

it('labels the fields that a service adds in its languages, and in English in all others', () => {
  const added = { 'business-passengers': { badge: { en: 'Badge', fr: 'Badge d’accès' } } };
  Object.assign(ownFields, added);
  onTestFinished(() => void Reflect.deleteProperty(ownFields, 'business-passengers'));
  const texts = { 'business-passengers': { name: 'employee', fields: { email: 'E-mail' } } };
  const labelIn = (language: string) => withOwnFields(language, texts)['business-passengers'];
  expect(labelIn('fr-ca')).toEqual({
    name: 'employee',
    fields: { email: 'E-mail', badge: 'Badge d’accès' },
  });
  expect(labelIn('fi')?.fields).toEqual({ email: 'E-mail', badge: 'Badge' });
  // Texts of resources come in two parts, and only one of them has a resource.
  expect(withOwnFields('fi', { users: {} })).toEqual({ users: {} });
});
