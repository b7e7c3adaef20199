import { Box, Typography } from '@mui/material';

export interface TripLine {
  /** What the line says, already in the user's language. */
  term: string;
  text: string;
  detail?: string | undefined;
}

/** Terms and values of a trip, one on each line. */
export function TripLines({ lines }: { lines: readonly TripLine[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(84px, auto) 1fr',
        columnGap: 2,
        rowGap: 1.25,
      }}
    >
      {lines.map(({ term, text, detail }) => (
        <Box key={`${term} ${text}`} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {term}
          </Typography>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="body2" sx={{ fontWeight: 500 }}>
              {text}
            </Typography>
            {detail ? (
              <Typography variant="body2" color="textSecondary">
                {detail}
              </Typography>
            ) : null}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
