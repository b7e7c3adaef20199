import { Box } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

interface KbdProps {
  children: string;
  /** Read out by screen readers. Not next to a control, which names its keys for them. */
  isRead?: boolean;
  sx?: SxProps<Theme>;
}

/** A key, drawn as on a keyboard. */
export function Kbd({ children, isRead = false, sx }: KbdProps) {
  return (
    <Box
      component="kbd"
      aria-hidden={!isRead}
      sx={[
        {
          display: 'inline-flex',
          alignItems: 'center',
          justifyContent: 'center',
          minWidth: 20,
          height: 20,
          px: 0.5,
          border: 1,
          borderColor: 'currentColor',
          borderRadius: 0.5,
          fontFamily: 'inherit',
          fontSize: '0.6875rem',
          lineHeight: 1,
          fontWeight: 600,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** The name of the shortcut key: Ctrl, Strg on a German keyboard, or the sign of a Mac. */
export function useModKey(): string {
  const translate = useTranslate();
  return isMac ? '⌘' : translate('shortcuts.modKey');
}

/** Hides a hint where there is no keyboard to press it on. */
export const ONLY_WITH_KEYBOARD = {
  '@media (hover: none), (pointer: coarse)': { display: 'none' },
} as const;
