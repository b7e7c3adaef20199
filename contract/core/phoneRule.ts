type Rule = (value: string) => boolean;

let rule: Rule | null = null;

/**
 * The rules of all countries are large, so only pages where numbers are typed load them, with
 * `phone.ts`.
 */
export function setPhoneRule(whatHolds: Rule): void {
  rule = whatHolds;
}

/** Whether an international number with a plus is valid in its country. */
export function isValidPhone(value: string): boolean {
  if (rule) return rule(value);
  // A page without number fields has not loaded the rules; its numbers were checked by the server.
  if ('document' in globalThis) return true;
  throw new Error('The rules of phone numbers are not loaded: import contract/core/phone.ts');
}
