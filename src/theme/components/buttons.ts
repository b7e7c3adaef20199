import { LinearProgress } from '@mui/material';
import type { Components, Theme } from '@mui/material/styles';
import { createElement } from 'react';
import type { Tokens } from '../../../contract/core/tokens.ts';
import type { Sizes } from '../density.ts';
import { tooltipHome } from '../floatingRegion.ts';
import { ON_PHONE, TOUCH_TARGET } from '../phoneTarget.ts';
import { atLeast, focusRing } from './controls.ts';

/** A busy button has a bar along its lower edge, so that its label stays legible. */
const buttonAtWork = createElement(LinearProgress, {
  'aria-hidden': true,
  color: 'inherit',
  sx: { flex: 1, height: 3 },
});

/** Buttons and links. */
export const buttons = (t: Tokens, sizes: Sizes): Components<Theme> => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing(t) } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, loadingIndicator: buttonAtWork },
    styleOverrides: {
      root: {
        ...atLeast(sizes.button),
        paddingInline: 16,
        borderRadius: 8,
        fontWeight: 550,
        whiteSpace: 'nowrap',
        '&.Mui-focusVisible': focusRing(t),
        '&.MuiButton-loading.Mui-disabled': { color: t.textMuted, overflow: 'hidden' },
      },
      loadingIndicator: { left: 0, right: 0, bottom: 0, transform: 'none', color: t.accent },
      sizeSmall: {
        ...atLeast(sizes.smallButton),
        paddingInline: 10,
        fontSize: '0.8125rem',
      },
      sizeLarge: atLeast(sizes.input),
      outlined: {
        borderColor: t.borderStrong,
        color: t.text,
        backgroundColor: t.surface,
        '&:hover': { borderColor: t.borderStrong, backgroundColor: t.subtle },
      },
    },
    variants: [
      {
        props: { variant: 'contained', color: 'primary' },
        style: {
          backgroundColor: t.brand,
          color: t.onBrand,
          '&:hover': { backgroundColor: t.brandHover },
          // Also visible on the background of the page.
          '&.Mui-disabled': { backgroundColor: t.border, color: t.textMuted },
        },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        // The arrow in a field belongs to the field, which is a single target.
        [ON_PHONE]: {
          '&:not(.MuiAutocomplete-popupIndicator, .MuiAutocomplete-clearIndicator)': {
            minWidth: TOUCH_TARGET,
            minHeight: TOUCH_TARGET,
          },
        },
      },
    },
  },
  MuiListItemButton: { styleOverrides: { root: { [ON_PHONE]: { minHeight: TOUCH_TARGET } } } },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { '&:focus-visible': { ...focusRing(t), borderRadius: 4 } } },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, slotProps: { popper: { container: tooltipHome } } },
    styleOverrides: {
      tooltip: {
        backgroundColor: t.mode === 'light' ? '#14181d' : '#eceff1',
        color: t.mode === 'light' ? '#ffffff' : '#14181d',
        fontSize: '0.75rem',
        fontWeight: 450,
        padding: '6px 10px',
        borderRadius: 6,
      },
    },
  },
});
