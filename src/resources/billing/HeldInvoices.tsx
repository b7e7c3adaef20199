import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, Button, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import { monthText } from '../../../contract/core/month.ts';
import type { HeldInvoice } from '../../../contract/invoices/calls.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { heldInvoices } from '../../dataProvider/billingCalls.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useSelectedAccountId } from '../../shell/account/useSelectedAccount.ts';
import { billingPath } from './params.ts';
import { TableDialog } from './TableDialog.tsx';
import { HELD_KEY, useBillingTexts } from './useBillingTexts.ts';

/** So many accounts are named; the others are counted. */
const SHOWN = 20;

/** Whether an account's billing details are what is missing, and not the server's configuration. */
const isOfAccount = ({ missing }: HeldInvoice) =>
  missing.some((demand) => demand === 'address' || demand === 'taxNumber');

/**
 * In the heading of a page of invoices, where nothing moves when it comes: opens which invoices wait
 * for what the law demands on them, with the ways to where it is entered.
 */
export function HeldInvoices() {
  const { locale, money } = useFormats();
  const accountId = useSelectedAccountId();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: [HELD_KEY],
    queryFn: ({ signal }) => heldInvoices({ signal }),
  });
  const held = (data?.held ?? []).filter(
    ({ corporationId }) => accountId === null || corporationId === accountId,
  );
  const texts = useBillingTexts().data?.held;
  if (held.length === 0 || !texts) return null;
  const accounts = [...Map.groupBy(held, ({ corporationId }) => corporationId)];
  const words = new Intl.ListFormat(locale, { type: 'unit' });
  return (
    <>
      <Button
        size="small"
        color="warning"
        startIcon={<WarningIcon />}
        title={texts.title}
        onClick={() => setOpen(true)}
      >
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {texts.title}
        </Box>
        <Box component="span" sx={{ display: { md: 'none' } }}>
          {held.length}
        </Box>
      </Button>
      {isOpen && (
        <TableDialog
          title={texts.title}
          text={texts.text}
          width={560}
          onClose={() => setOpen(false)}
        >
          <Box component="ul" sx={{ m: 0, pl: 2.5, '& > li + li': { mt: 1 } }}>
            {accounts.slice(0, SHOWN).map(([id, of]) => {
              const missing = [...new Set(of.flatMap((one) => one.missing))].map(
                (one) => texts[one],
              );
              const months = of.map(
                ({ month, total }) => `${monthText(month, locale)} (${money(total)})`,
              );
              return (
                <li key={id}>
                  <strong>{of[0]?.corporationName}</strong>: {words.format(months)}.{' '}
                  {fillIn(texts.missing, { what: words.format(missing) })}.{' '}
                  {of.some(isOfAccount) && (
                    <Link component={LinkBase} to={billingPath(id)} underline="always">
                      {texts.enter}
                    </Link>
                  )}
                </li>
              );
            })}
          </Box>
          {accounts.length > SHOWN && fillIn(texts.more, { count: accounts.length - SHOWN })}
        </TableDialog>
      )}
    </>
  );
}
