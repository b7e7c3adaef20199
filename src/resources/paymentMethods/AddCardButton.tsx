import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { AccountChoice, type Account } from '../../downloads/AccountChoice.tsx';
import { AddCardDialog } from '../../payments/AddCardDialog.tsx';
import { useRefreshPaymentMethods } from '../../payments/usePaymentMethods.ts';
import { useSelectedAccount } from '../../shell/account/useSelectedAccount.ts';
import { pageConfig } from '../../shell/pageConfig.ts';

/** Saves a card for one of the user's accounts, where the channel takes cards. */
export function AddCardButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefreshPaymentMethods();
  const { account: selected } = useSelectedAccount();
  /** What was chosen in the dialog; undefined while nothing was: then it is the selected account. */
  const [chosen, setChosen] = useState<Account | null>();
  const [isOpen, setOpen] = useState(false);
  if (!pageConfig().allowedPaymentMethods.includes('creditCard')) return null;
  const account = chosen === undefined ? (selected ?? null) : chosen;
  const close = () => {
    setOpen(false);
    setChosen(undefined);
  };

  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {translate('payments.card.add')}
      </Button>
      <AddCardDialog
        isOpen={isOpen}
        corporationId={account?.id ?? null}
        renderMore={(isTried) => (
          <AccountChoice
            account={account}
            label={translate('payments.card.account')}
            required
            error={isTried && !account ? translate('booking.error.required') : undefined}
            onChange={setChosen}
          />
        )}
        onSaved={async ({ corporationId }) => {
          await refresh(corporationId);
          close();
          notify('payments.card.created', { type: 'success' });
        }}
        onCancel={close}
      />
    </>
  );
}
