import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { boolean } from '../../../contract/core/fields.ts';
import { businessPassengers } from '../../../contract/resources/businessPassengers.ts';
import { DeclaredInput } from '../declared/inputs/DeclaredInput.tsx';

const IS_PASSENGER = boolean({});

/** Whether trips can also be booked for the user, who then needs a phone number. */
export function PassengerFields() {
  const [role, isWanted]: unknown[] = useWatch({ name: ['role', 'createPassengerAccount'] });
  // A fleet manager belongs to no account.
  if (role === 'bookingChannelAdmin') return null;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <DeclaredInput
        name="createPassengerAccount"
        field={IS_PASSENGER}
        label="users.createPassenger"
      />
      {isWanted === true && (
        <DeclaredInput
          name="phone"
          field={businessPassengers.fields.phone}
          label="resources.business-passengers.fields.phone"
        />
      )}
    </Box>
  );
}
