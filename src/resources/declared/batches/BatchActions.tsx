import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import MenuIcon from '@mui/icons-material/ArrowDropDown';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useGetList, useListContext, useTranslate, type RaRecord } from 'react-admin';
import { MAX_PER_PAGE } from '../../../../contract/core/listLimits.ts';
import { findResource } from '../../../../contract/resources/index.ts';
import { useSelectedAccountId } from '../../../shell/account/useSelectedAccount.ts';
import { rowLabel } from '../columns.ts';
import { useDeclared } from '../DeclaredContext.tsx';
import { useGrants } from '../../../authProvider/useGrant.ts';
import { batchFields } from './batchFields.ts';
import { useSelection } from './Selection.tsx';

interface BulkProps {
  name: string;
  accountId: string | null;
}

/** A button for each value that the selected rows can be given. */
function BulkChoice({ name }: BulkProps) {
  const translate = useTranslate();
  const { declaration } = useDeclared();
  const { begin } = useSelection();
  const label = translate(`resources.${declaration.name}.fields.${name}`);
  return (declaration.fields[name]?.choices ?? []).map((value) => (
    <Button key={value} size="small" onClick={() => begin('update', { [name]: value })}>
      {translate(`batches.set.${value}`, {
        _: translate('common.labelled', {
          label,
          value: translate(`resources.choices.${value}`),
        }),
      })}
    </Button>
  ));
}

/** Offers rows of another resource, to set one of them in the selected rows. */
function BulkReference({ name, accountId }: BulkProps) {
  const translate = useTranslate();
  const { declaration } = useDeclared();
  const { begin } = useSelection();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const to = declaration.fields[name]?.to ?? '';
  const target = findResource(to);
  const first = target?.label[0] ?? 'createdAt';
  const { data = [], isPending } = useGetList<RaRecord>(
    to,
    {
      pagination: { page: 1, perPage: MAX_PER_PAGE },
      sort: { field: first, order: 'ASC' },
      filter: { corporationId: accountId },
    },
    { enabled: anchor !== null },
  );
  // The offered rows depend on the account.
  if (!target || accountId === null) return null;
  return (
    <>
      <Button
        size="small"
        endIcon={<MenuIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate(`resources.${declaration.name}.fields.${name}`)}
      </Button>
      <Menu
        open={anchor !== null && !isPending}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxHeight: 360 } } }}
      >
        {data.map((row) => (
          <MenuItem
            key={row.id}
            onClick={() => {
              setAnchor(null);
              begin('update', { [name]: row.id });
            }}
          >
            {rowLabel(target, row)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Values that are often set for many rows, each with one press (`list.bulk`). */
function BulkActions() {
  const { declaration } = useDeclared();
  const { canUpdate } = useGrants(declaration);
  const selected = useSelectedAccountId();
  const filtered: unknown = useListContext().filterValues['corporationId'];
  const accountId = typeof filtered === 'string' ? filtered : selected;
  return (declaration.list.bulk ?? []).filter(canUpdate).map((name) => {
    const Bulk = declaration.fields[name]?.kind === 'reference' ? BulkReference : BulkChoice;
    return <Bulk key={name} name={name} accountId={accountId} />;
  });
}

/** What can be done with the selected rows. */
export function BatchActions() {
  const translate = useTranslate();
  const { declaration } = useDeclared();
  const { may, canUpdate } = useGrants(declaration);
  const { begin } = useSelection();
  return (
    <>
      <BulkActions />
      {batchFields(declaration, canUpdate).length > 0 && (
        <Button size="small" startIcon={<EditIcon />} onClick={() => begin('update')}>
          {translate('batches.edit')}
        </Button>
      )}
      {may('restore') && (
        <Button size="small" startIcon={<RestoreIcon />} onClick={() => begin('restore')}>
          {translate('batches.restore')}
        </Button>
      )}
      {may('delete') && (
        <Button
          color="error"
          size="small"
          startIcon={<DeleteIcon />}
          onClick={() => begin('delete')}
        >
          {translate('batches.delete')}
        </Button>
      )}
    </>
  );
}
