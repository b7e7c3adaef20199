import { isolated } from '../receipts/letters.ts';

/**
 * Puts values into the placeholders of a text. A placeholder without a value stays as it is.
 * @example fillIn('Hello %{name},', { name: 'Anna' }) // 'Hello Anna,'
 */
export const fillIn = (text: string, values: Record<string, string | number> = {}): string =>
  text.replaceAll(/%\{(\w+)\}/g, (placeholder, name: string) =>
    isolated(String(values[name] ?? placeholder)),
  );
