type Rule = (value: string) => boolean;

let rule: Rule | null = null;

/** The rules of all countries are long: `phone.ts` brings them where numbers are taken. */
export function setPhoneRule(whatHolds: Rule): void {
  rule = whatHolds;
}

/** Whether an international number with a plus is one of its country. */
export function isValidPhone(value: string): boolean {
  if (rule) return rule(value);
  // A page that takes no number has no rules: what it reads, the server judged.
  if ('document' in globalThis) return true;
  throw new Error('The rules of phone numbers are not loaded: import contract/core/phone.ts');
}
