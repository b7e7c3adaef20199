import { Button, TextField } from '@mui/material';
import type { ComponentProps } from 'react';
import { useNotify, useTranslate, type NotificationPayload } from 'react-admin';
import { ConfirmDialog } from '../../admin/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../admin/dialogs/FormDialog.tsx';
import { EmployeesPage } from '../../resources/people/PeoplePage.tsx';
import { Notice } from '../../shell/notices/Notice.tsx';
import { undoable } from '../../shell/notices/undo.ts';
import type { Entry } from '../entry.ts';
import { Group } from './Group.tsx';

const nothing = () => undefined;

type Question = Partial<ComponentProps<typeof ConfirmDialog>>;

function Confirm(props: Question) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      title={translate('trips.cancel.title')}
      keepLabel={translate('trips.cancel.keep')}
      confirmLabel={translate('trips.cancel.confirm')}
      onKeep={nothing}
      onConfirm={nothing}
      {...props}
    >
      {translate('trips.cancel.text', {
        name: 'Anna Featherstonehaugh-Cholmondeley',
        from: 'Heathrow Terminal 5, London TW6 2GA',
      })}
    </ConfirmDialog>
  );
}

function AskForm({ isBusy = false, failure }: { isBusy?: boolean; failure?: string }) {
  const translate = useTranslate();
  return (
    <FormDialog
      title={translate('tripMails.info.title')}
      text={translate('tripMails.info.text', { company: 'Meridian Central' })}
      width={600}
      submitLabel={translate('tripMails.info.send')}
      isBusy={isBusy}
      failure={failure && translate(failure)}
      onSubmit={nothing}
      onClose={nothing}
    >
      <TextField multiline minRows={4} margin="none" label={translate('tripMails.info.message')} />
    </FormDialog>
  );
}

const TYPES = ['info', 'success', 'warning', 'error'] as const;
/** Stays until it is closed. */
const STAYS = { autoHideDuration: null };
const NAME = { row: 'Anna Featherstonehaugh-Cholmondeley' };

function Notices() {
  const notify = useNotify();
  const translate = useTranslate();
  const told = (type: NotificationPayload['type'], more = {}): NotificationPayload => ({
    message: 'resources.delete.deleted',
    type,
    notificationOptions: { ...STAYS, messageArgs: NAME, ...more },
  });
  const all = [...TYPES.map((type) => told(type)), told('success', undoable(nothing))];
  return (
    <>
      {all.map((notice, place) => (
        <div key={`${notice.type} ${String(place)}`} style={{ marginBottom: 8, maxWidth: 560 }}>
          <Notice
            notice={notice}
            isHeld
            isNextToUndo={place === all.length - 1}
            onUndo={nothing}
            onClose={nothing}
          />
        </div>
      ))}
      <Group label="as it comes and goes">
        <Button
          variant="outlined"
          onClick={() =>
            notify('resources.delete.deleted', {
              type: 'success',
              messageArgs: NAME,
              ...undoable(nothing),
            })
          }
        >
          {translate('ra.action.delete')}
        </Button>
      </Group>
    </>
  );
}

const scene = { height: 340 };
const form = { height: 460 };

export const dialogs: readonly Entry[] = [
  { name: 'Notices', show: Notices },
  { name: 'A question', show: () => <Confirm />, scene },
  { name: 'A question before what does harm', show: () => <Confirm isDangerous />, scene },
  { name: 'A question that is being answered', show: () => <Confirm isDangerous isBusy />, scene },
  {
    name: 'A question whose answer failed',
    show: function Failed() {
      return <Confirm failure={useTranslate()('shell.error.generic')} />;
    },
    scene,
  },
  { name: 'A few fields', show: () => <AskForm />, scene: form },
  { name: 'A few fields that are being sent', show: () => <AskForm isBusy />, scene: form },
  {
    name: 'A few fields that were refused',
    show: () => <AskForm failure="shell.error.network" />,
    scene: { height: 540 },
  },
  {
    name: 'A form over its list',
    show: EmployeesPage,
    scene: { path: '/employees/create', route: '/employees/*', height: 900 },
  },
];
