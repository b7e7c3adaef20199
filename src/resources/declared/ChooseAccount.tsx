import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ListCard } from '../../admin/list/ListCard.tsx';
import { Notice } from '../../admin/list/ListStates.tsx';
import { AccountSelector } from '../../shell/account/AccountSelector.tsx';

/** Instead of rows of which only those of one account can be shown, while none is chosen. */
export function ChooseAccount() {
  const translate = useTranslate();
  return (
    <ListCard>
      <Notice
        title={translate('resources.list.selectAccount')}
        text={translate('resources.list.selectAccountHint')}
        action={
          <Box sx={{ display: 'flex', justifyContent: 'center' }}>
            <AccountSelector />
          </Box>
        }
      />
    </ListCard>
  );
}
