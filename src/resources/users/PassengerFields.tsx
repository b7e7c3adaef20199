import { Box } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { businessPassengers } from '../../../contract/resources/businessPassengers.ts';
import { DeclaredInput } from '../declared/inputs/DeclaredInput.tsx';

/** Whether trips can also be booked for the user, who then needs a phone number. */
export function PassengerFields() {
  const [role, isWanted]: unknown[] = useWatch({ name: ['role', 'createPassengerAccount'] });
  // A fleet manager belongs to no account.
  if (role === 'bookingChannelAdmin') return null;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <BooleanInput
        source="createPassengerAccount"
        label="users.createPassenger"
        helperText={false}
        defaultValue={false}
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
