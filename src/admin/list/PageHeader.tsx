import { Box, Typography, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { TOUCH_TARGET } from '../../theme/phoneTarget.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { PageTabs, type PageTabsProps } from './PageTabs.tsx';

interface PageHeaderProps {
  title: string;
  /** The actions of the page. */
  actions?: ReactNode;
  /** The page's tabs: next to the title where they fit, and below it on narrow screens. */
  tabs?: PageTabsProps;
}

/** The widest row, in px, that does not have room for the longest texts of every language. */
const TIGHT_ROW = 1020;

/** A row on a phone, or beside the side panel of a form. */
export const NARROW_ROW = '@container (max-width: 760px)';

/** So much more readily than the tabs, which give way too. */
const YIELDS = 1000;

/**
 * What a row without much room shortens or leaves out, so that all tabs can be seen, and nothing is
 * wider than a phone.
 */
const inTightRow = (theme: Theme) => ({
  '& > div:has([data-yields])': { flexShrink: 1, minWidth: 0 },
  '& [data-yields]': { flexShrink: 1, minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    // A long name gives way before the tabs do.
    '& > div:has([data-yields])': { flexShrink: YIELDS },
    [`@container (max-width: ${TIGHT_ROW}px)`]: {
      '&:has([data-spare]) > .page-tabs': { mx: -2, '& > .page-tab': { mr: 1.25 } },
      '& .MuiButton-startIcon:has([data-spare])': { display: 'none' },
      '& [data-spare]': visuallyHidden,
    },
    // The open tab says which page it is.
    [NARROW_ROW]: { '&:has(.page-tab:nth-of-type(3)) > h1': visuallyHidden },
  },
});

/** Then the tabs below stay in their place when one of them has no actions. */
const asHighAsActions = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: { lineHeight: `${TOUCH_TARGET}px` },
});

const low = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: {
    flexWrap: 'nowrap',
    '& > h1': visuallyHidden,
    '& > .page-tabs': { order: 0, width: 'auto', flex: 1 },
  },
});

/**
 * The heading of a page with its tabs and actions, in one low row. Where the row is narrow, icons and
 * texts of buttons that are marked with `data-spare` are left out. A button that is marked with
 * `data-yields` gets narrower where the tabs would not fit.
 */
export function PageHeader({ title, actions, tabs }: PageHeaderProps) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={[
          {
            display: 'flex',
            flexWrap: { xs: 'wrap', md: 'nowrap' },
            alignItems: 'center',
            columnGap: { xs: 1.5, md: 4 },
            // With the line below tabs, it is as high where there are no actions.
            minHeight: tabs ? { xs: TOUCH_TARGET + 1, md: 44 } : 44,
            mb: 1,
            ...(tabs && { borderBottom: 1, borderColor: 'divider' }),
          },
          inTightRow,
          tabs !== undefined && low,
        ]}
      >
        <Typography variant="h1" sx={[{ flexShrink: 0 }, !actions && asHighAsActions]}>
          {title}
        </Typography>
        {tabs && <PageTabs {...tabs} />}
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
              '& > *': { flexShrink: 0 },
              '& > :is(.MuiIconButton-root, .icon-button)': { mr: { xs: -1, sm: 0 } },
            }}
          >
            {actions}
          </Box>
        )}
      </Box>
    </Box>
  );
}
