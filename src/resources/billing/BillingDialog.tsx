import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import { accountBilling } from '../../dataProvider/billingCalls.ts';
import { BillingForm } from './BillingForm.tsx';
import { NotReady } from './NotReady.tsx';
import { HELD_KEY, useBillingTexts } from './useBillingTexts.ts';

interface BillingDialogProps {
  id: string;
  onClose: () => void;
}

/** What the invoices of an account say about it, read and changed. */
export function BillingDialog({ id, onClose }: BillingDialogProps) {
  const client = useQueryClient();
  const texts = useBillingTexts();
  const account = useGetOne<{ id: string; name: string }>('corporations', { id });
  const billing = useQuery({
    queryKey: ['billing', id],
    queryFn: ({ signal }) => accountBilling(id, { signal }),
    // What somebody else stored meanwhile must not be overwritten with what was read before.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const reads = [billing, account, texts];
  if (!billing.data || !account.data || !texts.data)
    return (
      <NotReady
        title="accounts.billing"
        error={reads.find(({ error }) => error)?.error ?? null}
        onRetry={() => reads.forEach((read) => void read.refetch())}
        onClose={onClose}
      />
    );
  return (
    <BillingForm
      account={account.data}
      stored={billing.data}
      texts={texts.data}
      onSaved={() => void client.invalidateQueries({ queryKey: [HELD_KEY] })}
      onClose={onClose}
    />
  );
}
