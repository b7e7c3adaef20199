import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { TripFigures } from '../../../contract/figures/calls.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { useMeasureText } from '../reports/useMeasureText.ts';
import { Nothing, Part } from './Part.tsx';

interface TopPartProps {
  title: string;
  /** By what the trips are of, the greatest first. */
  answer: TripFigures;
  texts: { nothing: string; without: string; report: string };
  report: string;
  /** The address of the trips of a value; null where the trip list has no filter for it. */
  tripsOf?: (value: string) => string | null;
}

/** What most was spent for, each with its part of the greatest as a bar. */
export function TopPart({ title, answer, texts, report, tripsOf }: TopPartProps) {
  const write = useMeasureText('spend', answer.currency);
  const rows = answer.rows.filter(({ figures }) => figures.spend > 0);
  const most = Math.max(0, ...rows.map(({ figures }) => figures.spend));
  return (
    <Part title={title} more={{ label: texts.report, to: report }}>
      {rows.length === 0 ? (
        <Nothing>{texts.nothing}</Nothing>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {rows.map(({ value, label, figures }) => {
            const name = label ?? (value || texts.without);
            const to = value ? tripsOf?.(value) : null;
            return (
              <li key={value}>
                <Box
                  sx={{
                    display: 'flex',
                    gap: 2,
                    alignItems: 'center',
                    justifyContent: 'space-between',
                  }}
                >
                  {to ? (
                    <Link
                      component={RouterLink}
                      to={to}
                      variant="body2"
                      color="textPrimary"
                      noWrap
                      sx={[{ lineHeight: { xs: '44px', sm: 'inherit' } }, phoneTarget]}
                    >
                      {name}
                    </Link>
                  ) : (
                    <Typography variant="body2" noWrap>
                      {name}
                    </Typography>
                  )}
                  <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {write(figures.spend)}
                  </Typography>
                </Box>
                <Box sx={{ height: 4, mt: 0.5, borderRadius: 1, backgroundColor: 'divider' }}>
                  <Box
                    sx={{ height: 1, borderRadius: 1, backgroundColor: 'primary.main' }}
                    style={{ width: `${(figures.spend / most) * 100}%` }}
                  />
                </Box>
              </li>
            );
          })}
        </Box>
      )}
    </Part>
  );
}
