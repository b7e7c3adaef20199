import { scryptSync, type ScryptOptions } from 'node:crypto';

export interface PasswordWork {
  password: string;
  salt: Uint8Array;
  keyBytes: number;
  options: ScryptOptions;
}

/** Runs in its own thread, see passwords.ts. */
export default ({ password, salt, keyBytes, options }: PasswordWork): Uint8Array =>
  scryptSync(password, salt, keyBytes, options);
