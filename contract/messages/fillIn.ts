import Polyglot from 'node-polyglot';

/** @example fillIn('Hello %{name},', { name: 'Anna' }) // 'Hello Anna,' */
export const fillIn = (text: string, values: Record<string, string | number> = {}): string =>
  Polyglot.transformPhrase(text, values);
