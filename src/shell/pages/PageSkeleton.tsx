import { Box, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Shown while the code of a page loads. */
export function PageSkeleton() {
  const translate = useTranslate();
  return (
    <Box
      component="output"
      sx={{ display: 'block', p: { xs: 2, sm: 3 } }}
      aria-label={translate('common.loading')}
    >
      <Skeleton variant="rounded" width={200} height={30} sx={{ mb: 3 }} />
      <Stack spacing={1.5}>
        {['100%', '92%', '96%', '88%'].map((width) => (
          <Skeleton key={width} variant="rounded" width={width} height={44} />
        ))}
      </Stack>
    </Box>
  );
}
