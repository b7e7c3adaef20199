import { useQuery } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import { taxRatesOf } from '../../dataProvider/billingCalls.ts';
import { NotReady } from './NotReady.tsx';
import { RatesForm } from './RatesForm.tsx';
import { useBillingTexts } from './useBillingTexts.ts';

interface RatesDialogProps {
  id: string;
  onClose: () => void;
}

/** The rates of tax on the trips of a fleet, read and changed. */
export function RatesDialog({ id, onClose }: RatesDialogProps) {
  const texts = useBillingTexts();
  const fleet = useGetOne<{ id: string; companyName: string }>('fleets', { id });
  const rates = useQuery({
    queryKey: ['tax-rates', id],
    queryFn: ({ signal }) => taxRatesOf(id, { signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const reads = [rates, fleet, texts];
  if (!rates.data || !fleet.data || !texts.data)
    return (
      <NotReady
        title="fleets.taxRates"
        error={reads.find(({ error }) => error)?.error ?? null}
        onRetry={() => reads.forEach((read) => void read.refetch())}
        onClose={onClose}
      />
    );
  return (
    <RatesForm fleet={fleet.data} stored={rates.data.rates} texts={texts.data} onClose={onClose} />
  );
}
