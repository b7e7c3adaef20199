import { useEditContext, useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type {
  BusinessPassenger,
  TripsAheadChoice,
} from '../../../contract/resources/businessPassengers.ts';
import { Box } from '@mui/material';
import { useDeclared } from '../declared/DeclaredContext.tsx';
import { EditDialog, useSaved } from '../declared/DeclaredDialogs.tsx';
import { DeclaredFields } from '../declared/DeclaredFields.tsx';
import { DialogForm } from '../declared/DialogForm.tsx';
import { TripsAhead } from './TripsAhead.tsx';
import { useTripsAhead } from './useTripsAhead.ts';

function EmployeeTrips({ id }: { id: string }) {
  const { field } = useInput<TripsAheadChoice>({ source: 'tripsAhead', defaultValue: 'keep' });
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <TripsAhead
        {...useTripsAhead([id])}
        choice={field.value ?? 'keep'}
        onChoose={field.onChange}
      />
    </Box>
  );
}

/** Asks as soon as an active employee is set inactive. */
function WhenDeactivated() {
  const { record } = useEditContext<BusinessPassenger>();
  const status: unknown = useWatch({ name: 'status' });
  const isDeactivated = record?.status === 'active' && status === 'inactive';
  return isDeactivated ? <EmployeeTrips id={record.id} /> : null;
}

function EditForm() {
  const { declaration } = useDeclared();
  const translate = useTranslate();
  const { record } = useEditContext();
  return (
    <DialogForm
      title={translate('resources.business-passengers.edit')}
      fields={declaration.form}
      onSaved={useSaved('saved')}
      isReady={record !== undefined}
    >
      <DeclaredFields declaration={declaration} mode="edit" names={declaration.form} />
      <WhenDeactivated />
    </DialogForm>
  );
}

/** Changes an employee; deactivating one asks about their future trips. */
export const EmployeeEdit = ({ id }: { id: string }) => (
  <EditDialog id={id}>
    <EditForm />
  </EditDialog>
);
