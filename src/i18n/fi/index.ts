import { status as statuses } from '../../../contract/messages/fi/status.ts';
import { vehicles } from '../../../contract/messages/fi/vehicles.ts';
import type { messages as english } from '../en/index.ts';
import type { Messages } from '../messages.ts';
import { accountFields, policy } from './accountFields.ts';
import { accounts } from './accounts.ts';
import { addresses } from './addresses.ts';
import { batches } from './batches.ts';
import { booking } from './booking.ts';
import { common } from './common.ts';
import { downloads } from './downloads.ts';
import { fleets } from './fleets.ts';
import { groups } from './groups.ts';
import { history } from './history.ts';
import { imports } from './imports.ts';
import { invoices } from './invoices.ts';
import { lists } from './lists.ts';
import { map } from './map.ts';
import { passenger } from './passenger.ts';
import { payments } from './payments.ts';
import { people } from './people.ts';
import { profile } from './profile.ts';
import { restrictions } from './restrictions.ts';
import { preferences } from './preferences.ts';
import { resources } from './resources.ts';
import { shell } from './shell.ts';
import { shortcuts } from './shortcuts.ts';
import { singlePage } from './singlePage.ts';
import { tripChange } from './tripChange.ts';
import { tripList } from './tripList.ts';
import { tripMails } from './tripMails.ts';
import { trips } from './trips.ts';
import { users } from './users.ts';

export const messages: Messages<typeof english> = {
  accountFields,
  accounts,
  addresses,
  batches,
  booking,
  common,
  downloads,
  fleets,
  groups,
  history,
  imports,
  invoices,
  lists,
  map,
  passenger,
  payments,
  people,
  policy,
  preferences,
  resources,
  profile,
  restrictions,
  shell,
  shortcuts,
  singlePage,
  statuses,
  tripChange,
  tripList,
  tripMails,
  trips,
  users,
  vehicleNames: vehicles,
};
