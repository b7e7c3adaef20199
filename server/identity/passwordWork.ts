import { scryptSync, type ScryptOptions } from 'node:crypto';

export interface PasswordWork {
  password: string;
  salt: Uint8Array;
  keyBytes: number;
  options: ScryptOptions;
}

/** Runs in a thread of its own, see passwords.ts. */
export default ({ password, salt, keyBytes, options }: PasswordWork): Uint8Array =>
  scryptSync(password, salt, keyBytes, options);
