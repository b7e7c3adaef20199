import { type Language, LANGUAGES } from '../../contract/core/languages.ts';
import type { Role } from '../../contract/core/roles.ts';
import { messages } from '../../contract/messages/messages.ts';

/** Password of every demo sign-in. */
export const DEMO_PASSWORD = 'demo';

export interface DemoSignIn {
  channelId: string;
  email: string;
  role: Role;
  /** A description for the sign-in page and the start-up message. */
  label: Record<Language, string>;
}

/** A role's name in every language. */
const labelled = (role: Role, more = '') =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, `${messages[language].reports.words[role]}${more}`]),
  ) as Record<Language, string>;

const corporationAdmin = (accounts: string) => ({
  role: 'corporationAdmin' as const,
  label: labelled('corporationAdmin', `, ${accounts}`),
});
const fleetManager = {
  role: 'bookingChannelAdmin' as const,
  label: labelled('bookingChannelAdmin'),
};

/** The users of the demo data whose e-mails the sign-in page and the start of the server name. */
export const demoSignIns: readonly DemoSignIn[] = [
  {
    channelId: 'meridian',
    email: 'admin@northwind.example',
    ...corporationAdmin('Northwind'),
  },
  { channelId: 'meridian', email: 'admin@globex.example', ...corporationAdmin('Globex') },
  { channelId: 'meridian', email: 'fleet@meridian.example', ...fleetManager },
  { channelId: 'harbour', email: 'admin@tasman.example', ...corporationAdmin('Tasman Wines') },
  { channelId: 'harbour', email: 'fleet@harbour.example', ...fleetManager },
];
