import { FormControlLabel, Switch } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { users, type User } from '../../../contract/resources/users.ts';
import { useTellFailure } from '../../failures/Failed.tsx';
import { useMeState } from '../../shell/useMe.ts';

/** Whether the reader's console opens with the overview. */
export function StartSwitch() {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const dataProvider = useDataProvider();
  const { me, reload } = useMeState();
  const saving = useMutation({
    // One after the other, so that the last choice wins.
    scope: { id: 'first page' },
    mutationFn: async (startsOnOverview: boolean) => {
      await dataProvider.update<User>(users.name, {
        id: me.profileId,
        data: { startsOnOverview },
        previousData: { id: me.profileId } as User,
      });
      await reload();
    },
    onError: (error) => tellFailure(error, 'resources.form.saveFailed'),
  });
  return (
    <FormControlLabel
      label={translate('resources.users.fields.startsOnOverview')}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ m: 0, gap: 1 }}
      control={
        <Switch
          size="small"
          checked={saving.isPending ? saving.variables : me.startsOnOverview}
          onChange={(_event, isOn) => saving.mutate(isOn)}
        />
      }
    />
  );
}
