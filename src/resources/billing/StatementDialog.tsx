import { Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { OPEN_INVOICE } from '../../../contract/invoices/address.ts';
import type { StatementLine } from '../../../contract/invoices/payments.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { accountStatement } from '../../dataProvider/invoiceCalls.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { PlainTable } from '../operation/PlainTable.tsx';
import { NotReady } from './NotReady.tsx';
import { OPEN_STATEMENT } from './params.ts';
import { TableDialog } from './TableDialog.tsx';
import { STATEMENT_KEY, useBillingTexts } from './useBillingTexts.ts';

interface StatementDialogProps {
  /** Of the account. */
  id: string;
  onClose: () => void;
}

/** What an account was invoiced and has paid, the last line first. */
export function StatementDialog({ id, onClose }: StatementDialogProps) {
  const translate = useTranslate();
  const { date, money } = useFormats();
  const { pathname, search } = useLocation();
  /** The paper of an invoice, in the list below. */
  const paperOf = (invoiceId: string) => {
    const query = new URLSearchParams(search);
    query.delete(OPEN_STATEMENT);
    query.set(OPEN_INVOICE, invoiceId);
    return { pathname, search: query.toString() };
  };
  const title = 'invoices.statement';
  const loaded = useBillingTexts();
  const statement = useQuery({
    queryKey: [STATEMENT_KEY, id],
    queryFn: ({ signal }) => accountStatement(id, { signal }),
  });
  if (!statement.data || !loaded.data)
    return (
      <NotReady
        title={title}
        error={statement.error ?? loaded.error}
        onRetry={() => [statement, loaded].forEach((read) => void read.refetch())}
        onClose={onClose}
      />
    );
  const texts = loaded.data.statement;
  const { closing, corporationName, currency, lines } = statement.data;
  const nameOf = ({ kind, number }: StatementLine) =>
    kind === 'payment'
      ? fillIn(texts.payment, { number })
      : `${translate(`resources.choices.${kind}`)} ${number}`;
  const rows = lines
    .map((line, at) => ({
      ...line,
      at,
      name: (
        <>
          <Link component={LinkBase} to={paperOf(line.invoiceId)} underline="hover">
            {nameOf(line)}
          </Link>
          {line.reference !== null && line.reference !== line.number && ` · ${line.reference}`}
        </>
      ),
    }))
    .toReversed();
  return (
    <TableDialog
      title={translate(title)}
      text={fillIn(texts.text, { account: corporationName })}
      width={760}
      onClose={onClose}
    >
      <PlainTable
        title={`${texts.closing}: ${money(closing, currency)}`}
        {...(lines.length === 0 && { empty: texts.none })}
        rows={rows}
        keyOf={({ at }) => String(at)}
        columns={[
          { head: texts.day, cell: ({ day }) => date(`${day}T00:00:00Z`, 'UTC') },
          {
            head: texts.what,
            cell: ({ name }) => name,
          },
          { head: texts.amount, cell: ({ amount }) => money(amount, currency), isNumber: true },
          {
            head: texts.balance,
            cell: ({ balance }) => money(balance, currency),
            isNumber: true,
            isSpare: true,
          },
        ]}
      />
    </TableDialog>
  );
}
