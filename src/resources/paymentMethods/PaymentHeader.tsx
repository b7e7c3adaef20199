import { Tab } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { PageHeader } from '../../list/PageHeader.tsx';
import { AddCardButton } from './AddCardButton.tsx';

export const PAYMENT_TABS = { cards: 'invoices.cardsTab', invoices: 'invoices.tab' } as const;
type TabName = keyof typeof PAYMENT_TABS;

/** Heading of the page with its tabs. */
export function PaymentHeader({ tab }: { tab: TabName }) {
  const translate = useTranslate();
  return (
    <PageHeader
      title={translate('payments.page.title')}
      actions={tab === 'cards' ? <AddCardButton /> : undefined}
      tabs={{
        label: translate('payments.page.title'),
        value: tab,
        children: Object.entries(PAYMENT_TABS).map(([name, label]) => (
          <Tab
            key={name}
            value={name}
            label={translate(label)}
            component={LinkBase}
            to={{ pathname: '/payment-methods', search: `?tab=${name}` }}
          />
        )),
      }}
    />
  );
}
