import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { invoiceSummary } from '../../dataProvider/invoiceCalls.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useSelectedAccountId } from '../../shell/account/useSelectedAccount.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { Accounting } from '../billing/Accounting.tsx';
import { SUMMARY_KEY } from './useInvoiceRefresh.ts';

const STATUSES = ['open', 'overdue', 'paid'] as const;

/** The list of the invoices of a status, which the sum adds up. */
const filtered = (status: string, search: string): string => {
  const query = new URLSearchParams({
    filter: JSON.stringify({ status: [status], kind: ['invoice'] }),
  });
  const tab = new URLSearchParams(search).get('tab');
  if (tab) query.set('tab', tab);
  return `?${query}`;
};

/**
 * What is open, overdue and paid for the selected account, or for all accounts. Each sum opens its
 * invoices. On the page of invoices, the ways to what accounts owe are beside them.
 * @param of the page that lists them; by default the one that is open
 */
export function InvoiceSums({ of }: { of?: string }) {
  const translate = useTranslate();
  const { money } = useFormats();
  const here = useLocation();
  const { pathname, search } = of === undefined ? here : { pathname: of, search: '' };
  const accountId = useSelectedAccountId();
  const { data } = useQuery({
    queryKey: [SUMMARY_KEY, accountId],
    queryFn: ({ signal }) => invoiceSummary(accountId, { signal }),
  });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 1,
        mb: 1.25,
      }}
    >
      <Box
        component="ul"
        sx={{
          display: 'flex',
          columnGap: { xs: 2.5, md: 4 },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {STATUSES.map((status) => {
          const sum = data?.[status];
          const isDue = status === 'overdue' && sum !== undefined && sum.count > 0;
          return (
            <li key={status}>
              <Link
                component={LinkBase}
                to={{ pathname, search: filtered(status, search) }}
                color={isDue ? 'error' : 'textPrimary'}
                underline="hover"
                sx={[{ display: 'block' }, phoneTarget]}
              >
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ display: 'block', color: isDue ? 'inherit' : 'text.secondary' }}
                >
                  {translate(`resources.choices.${status}`)}
                  {sum && sum.count > 0 && ` · ${sum.count}`}
                </Typography>
                <Typography
                  component="span"
                  sx={{ display: 'block', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
                >
                  {/* The sums keep their place until they are known. */}
                  {sum ? money(sum.total) : '–'}
                </Typography>
              </Link>
            </li>
          );
        })}
      </Box>
      {of === undefined && <Accounting />}
    </Box>
  );
}
