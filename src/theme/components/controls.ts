import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../../../contract/core/tokens.ts';
import { ON_PHONE, TOUCH_TARGET } from '../phoneTarget.ts';
import { floatingRegion } from '../floatingRegion.ts';
import type { Sizes } from '../density.ts';
import { optionParts } from '../optionLists.ts';
import { floating } from './surfaces.ts';

/** As high as the density demands, and on a phone as a fingertip. */
export const high = (height: number) => ({
  height,
  [ON_PHONE]: { height: Math.max(height, TOUCH_TARGET) },
});
export const atLeast = (minHeight: number) => ({
  minHeight,
  [ON_PHONE]: { minHeight: Math.max(minHeight, TOUCH_TARGET) },
});

export const focusRing = (t: Tokens) => ({ outline: `2px solid ${t.accent}`, outlineOffset: 2 });

/** Inputs: their label above them. */
export const inputs = (t: Tokens, sizes: Sizes): Components<Theme> => ({
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense' } },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        '&&': {
          position: 'static',
          transform: 'none',
          maxWidth: '100%',
          marginBottom: 6,
          fontSize: '0.8125rem',
          lineHeight: 1.4,
          fontWeight: 500,
          color: t.text,
          pointerEvents: 'auto',
          '&.Mui-disabled': { color: t.textMuted },
          '&.Mui-error': { color: t.danger },
        },
      },
    },
  },
  // The name of a group of choices looks like the label of a field.
  MuiFormLabel: {
    styleOverrides: {
      root: {
        fontSize: '0.8125rem',
        lineHeight: 1.4,
        fontWeight: 500,
        '&, &.Mui-focused': { color: t.text },
      },
    },
  },
  MuiInputBase: {
    // MUI animates each input to notice what the browser filled in, so that the label moves out of
    // its way. These labels are above their fields.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: { fontSize: '0.875rem' },
      input: { '&::placeholder': { color: t.textMuted, opacity: 1 } },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      notchedOutline: {
        top: 0,
        borderColor: t.borderStrong,
        // The label is above the field, so its border has no gap.
        '& legend': { display: 'none' },
      },
      root: {
        ...atLeast(sizes.input),
        borderRadius: 8,
        backgroundColor: t.surface,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: t.textMuted },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: t.accent, borderWidth: 2 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: t.danger },
        '&.Mui-disabled': { backgroundColor: t.subtle },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: t.border },
      },
      input: {
        boxSizing: 'border-box',
        ...high(sizes.input),
        padding: '0 12px',
        textOverflow: 'ellipsis',
        // A disabled value should still be legible.
        '&.Mui-disabled': { WebkitTextFillColor: t.textMuted },
        variants: [
          {
            props: { multiline: true },
            style: {
              height: 'auto',
              '--padding-block': `${(sizes.input - 22) / 2}px`,
              padding: 'var(--padding-block) 12px',
              [ON_PHONE]: { height: 'auto' },
            },
          },
        ],
      },
      multiline: { padding: 0 },
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: {
        display: 'flex',
        alignItems: 'center',
        ...atLeast(sizes.input),
        // An input without a frame would not show the focus.
        '&.MuiSelect-standard:focus-visible': { ...focusRing(t), borderRadius: 4 },
      },
      // Below the arrows of fields that search.
      icon: { variants: [{ props: { variant: 'outlined' }, style: { right: 9 } }] },
    },
  },
  MuiAutocomplete: {
    defaultProps: { slotProps: { popper: floatingRegion } },
    styleOverrides: {
      root: {
        // Two classes: MUI's own paddings depend on size and adornments.
        '& .MuiOutlinedInput-root.MuiInputBase-root': {
          paddingBlock: 0,
          paddingLeft: 6,
          '& .MuiAutocomplete-input.MuiAutocomplete-input': {
            height: sizes.input - 2,
            padding: '0 6px',
            [ON_PHONE]: { height: TOUCH_TARGET - 2 },
          },
        },
      },
      // The rest of the field opens its choices, so only this needs the size of a fingertip of its own.
      clearIndicator: {
        [ON_PHONE]: { width: TOUCH_TARGET, height: TOUCH_TARGET, margin: '-8px -2px -8px -14px' },
      },
      paper: { ...floating(t), marginTop: 4 },
      listbox: { padding: 6 },
      option: {
        ...atLeast(sizes.option),
        borderRadius: 6,
        fontSize: '0.875rem',
        ...optionParts(t, sizes),
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        marginInline: 0,
        marginTop: 6,
        fontSize: '0.8125rem',
        color: t.textMuted,
        // react-admin reserves a line with an invisible space; forms look calmer without it.
        '&:has(> span:only-child:empty)': { display: 'none' },
        '&.Mui-disabled': { color: t.textMuted },
        '&.Mui-error': { color: t.danger },
      },
    },
  },
  MuiCheckbox: {
    defaultProps: {
      // A label given to the checkbox belongs on its input: on the box around it, screen readers
      // ignore it.
      slotProps: {
        root: { 'aria-label': undefined },
        input: (owner) => ({ 'aria-label': owner['aria-label'] }),
      },
    },
    styleOverrides: {
      root: {
        padding: sizes.checkbox,
        [ON_PHONE]: { padding: 10 },
        // The label begins where the box's padding ends.
        '&.Mui-focusVisible': { outlineOffset: -4 },
      },
    },
  },
});
