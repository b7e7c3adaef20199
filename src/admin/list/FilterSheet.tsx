import { Box, Button, Drawer, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface FilterSheetProps {
  onClose: () => void;
  children: ReactNode;
}

/** The filters of a list at the lower end of a phone, within the reach of a thumb. */
export function FilterSheet({ onClose, children }: FilterSheetProps) {
  const translate = useTranslate();
  const title = translate('lists.filters.active');
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': title,
          sx: { p: 2, gap: 2, maxHeight: '85dvh', borderRadius: '16px 16px 0 0' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {translate('common.close')}
        </Button>
      </Box>
      {children}
    </Drawer>
  );
}
