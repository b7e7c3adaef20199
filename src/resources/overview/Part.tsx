import { Box, Card, Link, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { phoneTarget } from '../../theme/phoneTarget.ts';

interface PartProps {
  title: string;
  /** Where there is more of it. */
  more?: { label: string; to: string } | undefined;
  children: ReactNode;
}

/** One thing that the overview tells, with a link to all of it. */
export function Part({ title, more, children }: PartProps) {
  const id = useId();
  return (
    <Card variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          mb: 1,
          alignItems: 'baseline',
          justifyContent: 'space-between',
        }}
      >
        <Typography id={id} variant="subtitle2" component="h2">
          {title}
        </Typography>
        {more && (
          <Link
            component={RouterLink}
            to={more.to}
            variant="body2"
            // On a phone it is higher than its words, which have their place.
            sx={[
              { display: 'inline-flex', alignItems: 'center', my: { xs: -1.5, sm: 0 } },
              phoneTarget,
            ]}
          >
            {more.label}
          </Link>
        )}
      </Box>
      {children}
    </Card>
  );
}

/** Said where there is nothing to show. */
export const Nothing = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ py: 1 }}>
    {children}
  </Typography>
);

/** Rows below each other, divided by lines. */
export const rowsOfPart = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { borderTop: 1, borderColor: 'divider' },
  '& > li:first-of-type': { borderTop: 0 },
} as const;
