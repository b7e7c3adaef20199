import { Box, Tabs, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** The actions of the page. */
  actions?: ReactNode;
  /**
   * The page's tabs: next to the title where they fit, and below it on narrow screens. The value
   * `false` selects none.
   */
  tabs?: { label: string; value: string | false; children: ReactNode };
}

/** The heading of a page with its tabs and actions, in one low row. */
export function PageHeader({ title, actions, tabs }: PageHeaderProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        columnGap: { xs: 1.5, md: 4 },
        minHeight: 44,
        mb: 1,
        ...(tabs && { borderBottom: 1, borderColor: 'divider' }),
      }}
    >
      <Typography variant="h1" sx={{ flexShrink: 0, fontSize: { xs: '1.25rem', md: '1.375rem' } }}>
        {title}
      </Typography>
      {tabs && (
        <Tabs
          value={tabs.value}
          variant="scrollable"
          // Arrows would take the room that a phone has for two tabs; a finger can scroll.
          scrollButtons={false}
          aria-label={tabs.label}
          sx={{
            order: { xs: 1, md: 0 },
            width: { xs: '100%', md: 'auto' },
            minWidth: 0,
            mb: '-1px',
          }}
        >
          {tabs.children}
        </Tabs>
      )}
      {actions && (
        <Box
          sx={{
            ml: 'auto',
            flexShrink: 0,
            display: 'flex',
            alignItems: 'center',
            gap: { xs: 0.5, sm: 1 },
            // On a phone they fit next to the heading, even in French.
            '& .MuiButton-root': { minHeight: { md: 36 }, px: { xs: 1.25, sm: 2 } },
            '& > .MuiIconButton-root': { mr: { xs: -1, sm: 0 } },
          }}
        >
          {actions}
        </Box>
      )}
    </Box>
  );
}
