import { Alert, useMediaQuery, type Theme } from '@mui/material';
import { useState } from 'react';
import { ListContextProvider, ResourceContextProvider, useList, useTranslate } from 'react-admin';
import { expiryWarning } from '../../../contract/booking/payment.ts';
import type { PaymentMethod } from '../../../contract/resources/paymentMethods.ts';
import { DEFAULT_PER_PAGE } from '../../../contract/core/listLimits.ts';
import { ListCard } from '../../admin/list/ListCard.tsx';
import { Pagination } from '../../admin/list/Pagination.tsx';
import { ListBody, Notice } from '../../admin/list/ListStates.tsx';
import { usePaymentMethods } from '../../payments/usePaymentMethods.ts';
import { useKeptColumns } from '../../preferences/useKeptColumns.ts';
import { MethodCards } from './MethodCards.tsx';
import { methodColumns } from './methodColumns.ts';
import { MethodsTable } from './MethodsTable.tsx';
import { useMethodText } from './useMethodText.ts';

/** A warning if the default cannot pay for anything any more. */
function DefaultWarning({ methods }: { methods: readonly PaymentMethod[] }) {
  const translate = useTranslate();
  const text = useMethodText();
  const [now] = useState(() => new Date());
  const standing = methods.find(({ defaultPayment }) => defaultPayment);
  const warning = standing && expiryWarning(standing, now);
  if (!standing || !warning) return null;
  return (
    <Alert severity="warning" square>
      {translate(`payments.page.default.${warning}`, { method: text(standing) })}
    </Alert>
  );
}

/** An account's ways of paying, ten on a page. */
export function CardsTab({ accountId }: { accountId: string }) {
  const translate = useTranslate();
  const { data, error, isPending: isReading, isFetching, refetch } = usePaymentMethods(accountId);
  const { columns, keepColumns, ...kept } = useKeptColumns('payment-methods', methodColumns());
  const isPending = isReading || kept.isPending;
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const list = useList<PaymentMethod>({
    data,
    error: error ?? undefined,
    isPending,
    isFetching,
    perPage: DEFAULT_PER_PAGE,
    resource: 'payment-methods',
  });
  return (
    <ResourceContextProvider value="payment-methods">
      <ListContextProvider
        // The hook's own state follows its data one render later.
        value={{ ...list, isPending, error, data: data && list.data, refetch } as typeof list}
      >
        <ListCard>
          <DefaultWarning methods={data ?? []} />
          <ListBody empty={<Notice title={translate('resources.list.noData')} />}>
            {isNarrow ? (
              <MethodCards />
            ) : (
              <MethodsTable columns={columns} onColumns={keepColumns} />
            )}
          </ListBody>
          <Pagination sizes={false} />
        </ListCard>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
