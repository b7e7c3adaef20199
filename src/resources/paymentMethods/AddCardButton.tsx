import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { changeCardGroups } from '../../dataProvider/cardCalls.ts';
import { AccountChoice, type Account, isAccount } from '../../downloads/AccountChoice.tsx';
import { isFlag, isTexts, useKept } from '../../drafts/useKept.ts';
import { AddCardDialog } from '../../payments/AddCardDialog.tsx';
import { PaymentsProvider } from '../../payments/PaymentsProvider.tsx';
import { useRefreshPaymentMethods } from '../../payments/usePaymentMethods.ts';
import { useSelectedAccount } from '../../shell/account/useSelectedAccount.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { hasCardGroups } from './CardGroups.tsx';
import { GroupsSelect } from './GroupsSelect.tsx';

/** Saves a card for one of the user's accounts, where the channel takes cards. */
export function AddCardButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefreshPaymentMethods();
  const { account: selected } = useSelectedAccount();
  /** The account chosen in the dialog; undefined until then, which means the selected account. */
  const [chosen, setChosen] = useKept<Account | null | undefined>(
    'card.account',
    undefined,
    isAccount,
  );
  const [groupIds, setGroupIds] = useKept<string[]>('card.groups', [], isTexts);
  const [isOpen, setOpen] = useKept('card', false, isFlag);
  if (!pageConfig().allowedPaymentMethods.includes('creditCard')) return null;
  const account = chosen === undefined ? (selected ?? null) : chosen;
  const close = () => {
    setOpen(false);
    setChosen(undefined);
    setGroupIds([]);
  };

  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        onClick={() => setOpen(true)}
        // Without the icon the button fits next to the heading on a phone, in French too.
        sx={{ '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}
      >
        {translate('payments.card.add')}
      </Button>
      {isOpen && (
        // For the bank's question.
        <PaymentsProvider>
          <AddCardDialog
            corporationId={account?.id ?? null}
            renderMore={(isTried) => (
              <>
                <AccountChoice
                  account={account}
                  label={translate('payments.card.account')}
                  required
                  error={
                    isTried && !account
                      ? translate('resources.form.missing', {
                          label: translate('payments.card.account'),
                        })
                      : undefined
                  }
                  onChange={(next) => {
                    setChosen(next);
                    setGroupIds([]);
                  }}
                />
                {hasCardGroups() && (
                  <GroupsSelect
                    accountId={account?.id ?? null}
                    value={groupIds}
                    onChange={setGroupIds}
                  />
                )}
              </>
            )}
            onSaved={async ({ id }) => {
              if (groupIds.length > 0)
                await changeCardGroups(id, { addedEmployeeGroupIds: groupIds });
              await refresh();
              close();
              notify('payments.card.created', { type: 'success' });
            }}
            onCancel={close}
          />
        </PaymentsProvider>
      )}
    </>
  );
}
