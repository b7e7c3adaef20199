import { useTranslate } from 'react-admin';
import { PageHeader } from '../../admin/list/PageHeader.tsx';
import { HeldInvoices } from '../billing/HeldInvoices.tsx';
import { AddCardButton } from './AddCardButton.tsx';

export const PAYMENT_TABS = { cards: 'invoices.cardsTab', invoices: 'invoices.tab' } as const;
type TabName = keyof typeof PAYMENT_TABS;

/** Heading of the page with its tabs. */
export function PaymentHeader({ tab }: { tab: TabName }) {
  const translate = useTranslate();
  return (
    <PageHeader
      title={translate('payments.page.title')}
      actions={tab === 'cards' ? <AddCardButton /> : <HeldInvoices />}
      tabs={{
        label: translate('payments.page.title'),
        value: tab,
        tabs: Object.entries(PAYMENT_TABS).map(([name, label]) => ({
          name,
          label: translate(label),
          to: { pathname: '/payment-methods', search: `?tab=${name}` },
        })),
      }}
    />
  );
}
