import { lazy, Suspense } from 'react';
import { useLocation } from 'react-admin';
import { PageSkeleton } from '../../shell/pages/PageSkeleton.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { CardsTab } from './CardsTab.tsx';
import { PAYMENT_TABS } from './PaymentHeader.tsx';

const InvoicesTab = lazy(async () => ({
  default: (await import('./InvoicesTab.tsx')).InvoicesTab,
}));

/** How the selected account pays: its cards, and its invoices for trips billed to the account. */
export function PaymentMethodsPage() {
  const isInvoices = new URLSearchParams(useLocation().search).get('tab') === 'invoices';
  // Here and not in the tab, which loads later: the title should change once.
  useDocumentTitle(isInvoices ? PAYMENT_TABS.invoices : PAYMENT_TABS.cards, 'tab');
  return isInvoices ? (
    <Suspense fallback={<PageSkeleton />}>
      <InvoicesTab />
    </Suspense>
  ) : (
    <CardsTab />
  );
}
