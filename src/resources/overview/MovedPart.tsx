import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { useMeasureText } from '../reports/useMeasureText.ts';
import type { Moved } from './sums.ts';
import { Nothing, Part, rowsOfPart } from './Part.tsx';

interface MovedPartProps {
  title: string;
  accounts: readonly Moved[];
  currency: string | null;
  /** Said where there is none. */
  none: string;
  texts: { against: string; report: string };
  report: string;
  /** The address of an account's trips of the month. */
  tripsOf: (id: string) => string | null;
}

/** Accounts with what they spend this month, and how much more or less that is. */
export function MovedPart({
  title,
  accounts,
  currency,
  none,
  texts,
  report,
  tripsOf,
}: MovedPartProps) {
  const write = useMeasureText('spend', currency);
  return (
    <Part title={title} more={{ label: texts.report, to: report }}>
      {accounts.length === 0 ? (
        <Nothing>{none}</Nothing>
      ) : (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
            {texts.against}
          </Typography>
          <Box component="ul" sx={rowsOfPart}>
            {accounts.map(({ id, name, spend, by }) => (
              <Box
                component="li"
                key={id}
                sx={{
                  display: 'flex',
                  columnGap: 2,
                  py: 0.75,
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                <Link
                  component={RouterLink}
                  to={tripsOf(id) ?? report}
                  variant="body2"
                  color="textPrimary"
                  noWrap
                  sx={[{ lineHeight: { xs: '44px', sm: 'inherit' } }, phoneTarget]}
                >
                  {name}
                </Link>
                <Box sx={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
                  <Typography
                    variant="body2"
                    sx={{ fontWeight: 600, color: by > 0 ? 'success.main' : 'error.main' }}
                  >
                    {by > 0 ? '+' : '−'}
                    {write(Math.abs(by))}
                  </Typography>
                  <Typography variant="caption" color="textSecondary">
                    {write(spend)}
                  </Typography>
                </Box>
              </Box>
            ))}
          </Box>
        </>
      )}
    </Part>
  );
}
