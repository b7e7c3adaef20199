import { useTranslate } from 'react-admin';
import { ListCard } from '../../list/ListCard.tsx';
import { Notice } from '../../list/ListStates.tsx';
import { PageHeader } from '../../list/PageHeader.tsx';
import { useSelectedAccount } from '../../shell/account/useSelectedAccount.ts';
import { AddCardButton } from './AddCardButton.tsx';
import { CardsTab } from './CardsTab.tsx';

/** How the selected account pays: its cards. */
export function PaymentMethodsPage() {
  const translate = useTranslate();
  const { accountId } = useSelectedAccount();
  return (
    <>
      <PageHeader title={translate('payments.page.title')} actions={<AddCardButton />} />
      {accountId === null ? (
        <ListCard>
          <Notice
            title={translate('resources.list.selectAccount')}
            text={translate('resources.list.selectAccountHint')}
          />
        </ListCard>
      ) : (
        <CardsTab key={accountId} accountId={accountId} />
      )}
    </>
  );
}
