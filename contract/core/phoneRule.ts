/** What a number is: in E.164, or why it is none. */
export type PhoneCheck = { number: string } | { problem: 'phone' | 'phoneExtension' };
type Rule = (value: string) => PhoneCheck;

let rule: Rule | null = null;

/**
 * The rules of all countries are large, so only pages where numbers are typed load them, with
 * `phone.ts`.
 */
export function setPhoneRule(whatHolds: Rule): void {
  rule = whatHolds;
}

/** Checks an international number with a plus, and writes it in E.164: `+44 (0)7400…` loses its zero. */
export function checkPhone(value: string): PhoneCheck {
  if (rule) return rule(value);
  // A page without number fields has not loaded the rules; its numbers were checked by the server.
  if ('document' in globalThis) return { number: value };
  throw new Error('The rules of phone numbers are not loaded: import contract/core/phone.ts');
}
