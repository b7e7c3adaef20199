import { Switch } from '@mui/material';
import {
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { useTellFailure } from '../../failures/Failed.tsx';

interface SuggestSwitchProps {
  field: 'suggestForPickupAddress' | 'suggestForDestinationAddress';
}

/** Whether a favourite is suggested first as pickup or dropoff; a press is stored immediately. */
function SuggestSwitch({ field }: SuggestSwitchProps) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  if (!record) return null;
  const label = translate(`resources.favourite-addresses.fields.${field}`);
  return (
    <Switch
      size="small"
      checked={record[field] === true}
      disabled={isPending}
      onClick={(event) => event.stopPropagation()}
      onChange={(_event, checked) =>
        void update(
          resource,
          { id: record.id, data: { [field]: checked }, previousData: record },
          {
            onError: (error) => {
              tellFailure(error, 'resources.form.saveFailed');
              // Somebody may have deleted it, and the list still shows it.
              refresh();
            },
          },
        )
      }
      slotProps={{
        input: {
          'aria-label': translate('common.labelled', { label, value: String(record['alias']) }),
        },
      }}
    />
  );
}

export const PickupSwitch = () => <SuggestSwitch field="suggestForPickupAddress" />;
export const DropoffSwitch = () => <SuggestSwitch field="suggestForDestinationAddress" />;
