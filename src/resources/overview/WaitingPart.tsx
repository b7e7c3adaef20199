import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { monthText } from '../../../contract/core/month.ts';
import type { HeldInvoice } from '../../../contract/invoices/calls.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import type { User } from '../../../contract/resources/users.ts';
import type { OverviewTexts } from '../../i18n/overviewTexts.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { billingPath } from '../billing/params.ts';
import { Nothing, Part, rowsOfPart } from './Part.tsx';

/** Of each kind; the pages that they lead to show all of them. */
const MOST = 4;

interface WaitingPartProps {
  held: readonly HeldInvoice[];
  /** The newest first. */
  users: readonly User[];
  texts: OverviewTexts;
}

/** Accounts whose invoices wait for details, and people who have not accepted their invitation. */
export function WaitingPart({ held, users, texts }: WaitingPartProps) {
  const { locale, date } = useFormats();
  const months = new Intl.ListFormat(locale, { type: 'unit' });
  const rows = [
    ...[...Map.groupBy(held, ({ corporationId }) => corporationId)]
      .slice(0, MOST)
      .map(([id, of]) => ({
        id,
        to: billingPath(id),
        name: of[0]?.corporationName ?? '',
        what: fillIn(texts.held, {
          months: months.format(of.map(({ month }) => monthText(month, locale))),
        }),
      })),
    ...users
      .filter(({ joinedAt }) => joinedAt === null)
      .slice(0, MOST)
      .map(({ id, givenName, familyName, createdAt }) => ({
        id,
        to: `/users/${id}`,
        name: `${givenName} ${familyName}`,
        what: fillIn(texts.invited, { day: date(createdAt) }),
      })),
  ];
  return (
    <Part title={texts.waiting}>
      {rows.length === 0 ? (
        <Nothing>{texts.noneWaiting}</Nothing>
      ) : (
        <Box component="ul" sx={rowsOfPart}>
          {rows.map(({ id, to, name, what }) => (
            <Box component="li" key={id} sx={{ py: 0.75 }}>
              <Link
                component={RouterLink}
                to={to}
                variant="body2"
                sx={[{ display: 'inline-flex', alignItems: 'center' }, phoneTarget]}
              >
                {name}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {what}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Part>
  );
}
