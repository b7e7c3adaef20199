import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, IconButton } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { BOOKING_STATUSES } from '../../../contract/booking/status.ts';
import { businessPassengers } from '../../../contract/resources/businessPassengers.ts';
import { INVOICE_STATUSES } from '../../../contract/resources/invoices.ts';
import { MoreMenu } from '../../admin/dialogs/MoreMenu.tsx';
import { FilterChips } from '../../admin/list/filters/FilterChips.tsx';
import type { ListFilter } from '../../admin/list/filters/listFilter.ts';
import { TextEditor } from '../../admin/list/filters/TextEditor.tsx';
import { ActiveBadge } from '../../resources/declared/ActiveBadge.tsx';
import { InvoiceStatusChip } from '../../resources/invoices/InvoiceStatusChip.tsx';
import { StatusBadge } from '../../resources/trips/StatusBadge.tsx';
import { ErrorPage } from '../../shell/pages/ErrorPage.tsx';
import { NotFoundPage } from '../../shell/pages/NotFoundPage.tsx';
import { PageSkeleton } from '../../shell/pages/PageSkeleton.tsx';
import { Kbd, useModKey } from '../../shell/shortcuts/Kbd.tsx';
import type { Entry } from '../entry.ts';
import { Group } from './Group.tsx';
import { Tip } from '../../admin/tooltips/Tip.tsx';

const VARIANTS = ['contained', 'outlined', 'text'] as const;

function Buttons() {
  const translate = useTranslate();
  return VARIANTS.map((variant) => (
    <Group key={variant} label={variant}>
      <Button variant={variant}>{translate('ra.action.save')}</Button>
      <Button variant={variant} startIcon={<AddIcon />}>
        {translate('resources.business-passengers.add')}
      </Button>
      <Button variant={variant} size="small">
        {translate('common.retry')}
      </Button>
      <Button variant={variant} color="error">
        {translate('ra.action.delete')}
      </Button>
      <Button variant={variant} disabled>
        {translate('ra.action.save')}
      </Button>
      <Button variant={variant} loading>
        {translate('ra.action.save')}
      </Button>
    </Group>
  ));
}

function IconButtons() {
  const translate = useTranslate();
  const modKey = useModKey();
  const [download, remove] = [translate('trips.actions.receipt'), translate('ra.action.delete')];
  return (
    <>
      <Group label="as they are, not to be pressed, and the menu of what else a page can do">
        <Tip title={download}>
          <IconButton aria-label={download}>
            <DownloadIcon />
          </IconButton>
        </Tip>
        <IconButton aria-label={remove} color="error" size="small">
          <DeleteIcon />
        </IconButton>
        <IconButton aria-label={remove} disabled>
          <DeleteIcon />
        </IconButton>
        <MoreMenu entries={[{ label: download, onClick: () => undefined }]} />
      </Group>
      <Group label="keys">
        <Kbd isRead>{modKey}</Kbd>
        <Kbd isRead>K</Kbd>
      </Group>
    </>
  );
}

const Statuses = () => (
  <>
    <Group label="trips">
      {BOOKING_STATUSES.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </Group>
    <Group label="people, accounts, fleets">
      {businessPassengers.fields.status.choices?.map((status) => (
        <ActiveBadge key={status} value={status} />
      ))}
    </Group>
    <Group label="invoices">
      {INVOICE_STATUSES.map((status) => (
        <InvoiceStatusChip key={status} status={status} />
      ))}
    </Group>
  </>
);

function useNameFilters(): { filters: ListFilter[]; clear: () => void } {
  const translate = useTranslate();
  const [names, setNames] = useState<Record<string, string | undefined>>({
    familyName: 'Featherstonehaugh-Cholmondeley',
  });
  const filters = ['familyName', 'givenName', 'email'].map((key): ListFilter => {
    const label = translate(`resources.business-passengers.fields.${key}`);
    const set = (text?: string) => setNames((all) => ({ ...all, [key]: text }));
    return {
      key,
      label,
      text: names[key] ?? null,
      clear: () => set(),
      editor: (close) => (
        <TextEditor label={label} value={names[key] ?? ''} onChange={set} onClose={close} />
      ),
    };
  });
  return { filters, clear: () => setNames({}) };
}

function Filters() {
  const { filters, clear } = useNameFilters();
  return (
    <Group label="set, and not set">
      <FilterChips filters={filters} onClear={clear} />
    </Group>
  );
}

const BROKEN = new Error('broken');

export const controls: readonly Entry[] = [
  { name: 'Buttons', show: Buttons },
  { name: 'Icon buttons and keys', show: IconButtons },
  { name: 'Statuses', show: Statuses },
  { name: 'Filter chips', show: Filters },
  { name: 'A page that loads', show: PageSkeleton, scene: {} },
  {
    name: 'A page that failed',
    show: () => <ErrorPage error={BROKEN} resetErrorBoundary={() => undefined} />,
    scene: {},
  },
  { name: 'A page that is not there', show: NotFoundPage, scene: {} },
];
