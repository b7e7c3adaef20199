import { Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useTranslate } from 'react-admin';
import { type Age, AGES } from '../../../contract/invoices/payments.ts';
import { invoiceAgeing } from '../../dataProvider/invoiceCalls.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { PlainTable } from '../operation/PlainTable.tsx';
import { NotReady } from './NotReady.tsx';
import { statementPath } from './params.ts';
import { TableDialog } from './TableDialog.tsx';
import { AGEING_KEY, useBillingTexts } from './useBillingTexts.ts';

const totalOf = (row: Record<Age, number>) => AGES.reduce((sum, age) => sum + row[age], 0);

/** What accounts have left to pay, by its age. Each leads to the statement of its account. */
export function AgeingDialog({ onClose }: { id: string; onClose: () => void }) {
  const translate = useTranslate();
  const { money } = useFormats();
  const title = 'invoices.ageing';
  const loaded = useBillingTexts();
  const ageing = useQuery({
    queryKey: [AGEING_KEY],
    queryFn: ({ signal }) => invoiceAgeing({ signal }),
  });
  if (!ageing.data || !loaded.data)
    return (
      <NotReady
        title={title}
        error={ageing.error ?? loaded.error}
        onRetry={() => [ageing, loaded].forEach((read) => void read.refetch())}
        onClose={onClose}
      />
    );
  const texts = loaded.data.ageing;
  const { accounts } = ageing.data;
  const amount = (minor: number) => (minor === 0 ? '–' : money(minor));
  const total = Object.fromEntries(
    AGES.map((age) => [age, accounts.reduce((sum, account) => sum + account[age], 0)]),
  ) as Record<Age, number>;
  /** What is late, which phones have room for only below the account's name. */
  const late = (row: Record<Age, number>) =>
    AGES.slice(1)
      .filter((age) => row[age] > 0)
      .map((age) => (
        <Typography
          key={age}
          variant="caption"
          color="textSecondary"
          sx={{ display: { xs: 'block', sm: 'none' } }}
        >
          {`${texts[age]}: ${money(row[age])}`}
        </Typography>
      ));
  const rows = accounts.map((account) => ({
    ...account,
    key: account.corporationId,
    name: (
      <>
        <Link component={LinkBase} to={statementPath(account.corporationId)} underline="hover">
          {account.corporationName}
        </Link>
        {late(account)}
      </>
    ),
  }));
  const sums = {
    ...total,
    key: 'total',
    name: (
      <>
        <strong>{texts.total}</strong>
        {late(total)}
      </>
    ),
  };
  return (
    <TableDialog title={translate(title)} text={texts.text} width={960} onClose={onClose}>
      <PlainTable
        title={`${texts.total}: ${money(totalOf(total))}`}
        {...(accounts.length === 0 && { empty: texts.none })}
        rows={rows.length === 0 ? [] : [...rows, sums]}
        keyOf={({ key }) => key}
        columns={[
          {
            head: texts.account,
            cell: ({ name }) => name,
          },
          ...AGES.map((age) => ({
            head: texts[age],
            cell: (row: Record<Age, number>) => amount(row[age]),
            isNumber: true,
            isSpare: true,
          })),
          { head: texts.total, cell: (row) => money(totalOf(row)), isNumber: true },
        ]}
      />
    </TableDialog>
  );
}
