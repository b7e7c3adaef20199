import { Box, Button } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import { useOpenParam } from '../../admin/list/useOpenParam.ts';
import { useActor } from '../../authProvider/useGrant.ts';
import { lazyDialog } from '../../loading/lazyPart.tsx';
import { useSelectedAccountId } from '../../shell/account/useSelectedAccount.ts';
import { OPEN_AGEING, OPEN_STATEMENT } from './params.ts';

const AgeingDialog = lazyDialog(async () => (await import('./AgeingDialog.tsx')).AgeingDialog, {
  isPreloaded: false,
});
const StatementDialog = lazyDialog(
  async () => (await import('./StatementDialog.tsx')).StatementDialog,
  { isPreloaded: false },
);

/** The ways to what accounts owe: its age for all of them, and the statement of the selected one. */
export function Accounting() {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const accountId = useSelectedAccountId();
  const ageing = useOpenParam(OPEN_AGEING);
  const statement = useOpenParam(OPEN_STATEMENT);
  const seesAll = reachesAllAccounts(useActor().role);
  const to = (name: string, id: string) => {
    const query = new URLSearchParams(search);
    query.set(name, id);
    return { pathname, search: query.toString() };
  };
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, ml: { sm: 'auto' } }}>
        {seesAll && (
          <Button size="small" variant="outlined" component={LinkBase} to={to(OPEN_AGEING, 'all')}>
            {translate('invoices.ageing')}
          </Button>
        )}
        {accountId !== null && (
          <Button
            size="small"
            variant="outlined"
            component={LinkBase}
            to={to(OPEN_STATEMENT, accountId)}
          >
            {translate('invoices.statement')}
          </Button>
        )}
      </Box>
      {seesAll && ageing.openId !== null && statement.openId === null && (
        <AgeingDialog id={ageing.openId} onClose={() => ageing.setOpen(null)} />
      )}
      {statement.openId !== null && (
        <StatementDialog
          key={statement.openId}
          id={statement.openId}
          onClose={() => statement.setOpen(null)}
        />
      )}
    </>
  );
}
