import type { Components, Theme } from '@mui/material/styles';
import { readableOn } from '../../../contract/core/colours.ts';
import { ON_PHONE, TOUCH_TARGET } from '../phoneTarget.ts';
import { floatingRegion } from '../floatingRegion.ts';
import type { Tokens } from '../../../contract/core/tokens.ts';
import type { Sizes } from '../density.ts';

/** Surfaces have a border; only what floats above the page has a shadow. */
export const floating = (t: Tokens) => ({
  border: `1px solid ${t.border}`,
  borderRadius: 10,
  backgroundColor: t.surface,
  backgroundImage: 'none',
  boxShadow:
    t.mode === 'light'
      ? '0 1px 2px rgb(16 24 32 / 6%), 0 12px 32px rgb(16 24 32 / 12%)'
      : '0 16px 40px rgb(0 0 0 / 55%)',
});

/** What closes is gone at once: as long as it covers the page, no shortcut works there. */
const CLOSES_AT_ONCE = { transitionDuration: { enter: 150, exit: 0 } };

export const surfaces = (t: Tokens, sizes: Sizes): Components<Theme> => ({
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    styleOverrides: { root: { border: `1px solid ${t.border}`, borderRadius: 12 } },
  },
  MuiMenu: {
    defaultProps: CLOSES_AT_ONCE,
    styleOverrides: { paper: { ...floating(t), marginTop: 4 }, list: { padding: 6 } },
  },
  MuiPopover: {
    defaultProps: { ...CLOSES_AT_ONCE, slotProps: { root: floatingRegion } },
    styleOverrides: { paper: floating(t) },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: sizes.menuItem,
        [ON_PHONE]: { minHeight: TOUCH_TARGET },
        // With the menu's own 6 px, its texts are 16 px from the edge, aligned with the headings.
        paddingInline: 10,
        borderRadius: 6,
        fontSize: '0.875rem',
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: t.accentSoft },
        '& .MuiListItemText-primary': { fontSize: 'inherit' },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      // MUI leaves 32 px on every side, on a phone too.
      paper: {
        ...floating(t),
        borderRadius: 14,
        margin: 16,
        maxWidth: 'calc(100% - 32px)',
        maxHeight: 'calc(100% - 32px)',
        // It only has the focus when nothing inside takes it, so it needs no ring.
        outline: 0,
      },
      paperFullScreen: {
        border: 0,
        borderRadius: 0,
        margin: 0,
        maxWidth: '100%',
        maxHeight: 'none',
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 14 18 / 45%)' } },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: `${sizes.dialog - 4}px ${sizes.dialog}px 8px`,
        fontSize: '1.0625rem',
        fontWeight: 600,
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        padding: `8px ${sizes.dialog}px ${sizes.spacing * 2}px`,
        // A line above the buttons shows that there is more, until the content is scrolled to its
        // end. Content that need not be scrolled has none.
        borderBottom: '1px solid transparent',
        '@supports (animation-timeline: scroll())': {
          animation: 'more-below 1s linear',
          animationTimeline: 'scroll(self)',
        },
        '@keyframes more-below': { '0%, 99%': { borderBottomColor: t.border } },
      },
      // Below a line, as far from it as from the one at the end.
      dividers: {
        paddingTop: sizes.spacing * 2,
        borderBottomColor: t.border,
        animation: 'none !important',
      },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: `${sizes.spacing * 1.5}px ${sizes.dialog}px ${sizes.dialog - 4}px`,
        // Two long answers are placed below each other on a phone.
        flexWrap: 'wrap',
        gap: `${sizes.spacing}px ${sizes.spacing * 1.5}px`,
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
      },
    },
  },
  MuiDivider: { styleOverrides: { root: { borderColor: t.border } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        borderColor: t.border,
        color: t.textMuted,
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: t.accentSoft, color: t.text },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 6, fontWeight: 500, fontSize: '0.75rem', height: 24 },
      outlined: { borderColor: t.border },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        borderRadius: 10,
        fontSize: '0.875rem',
        alignItems: 'center',
        // A button that does not fit beside the whole text is placed below it.
        [ON_PHONE]: {
          flexWrap: 'wrap',
          columnGap: 0,
          // A cross needs no separate line.
          '&:has(> .MuiAlert-action > .MuiIconButton-root)': { flexWrap: 'nowrap' },
        },
      },
      // In dark mode MUI uses a darker fill, on which neither white nor black is easy to read.
      filled: ({ theme, ownerState: { severity = 'success' } }) => {
        const { main } = theme.palette[severity];
        return { backgroundColor: main, color: readableOn(main) };
      },
      // At most as wide as leaves the icon its place, so that it never wraps below the icon.
      message: { [ON_PHONE]: { flex: '1 1 auto', minWidth: 0, maxWidth: 'calc(100% - 40px)' } },
      action: { [ON_PHONE]: { paddingTop: 0 } },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: { backgroundColor: t.subtle } },
  },
});
