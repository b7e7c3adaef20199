import { Box } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

interface KbdProps {
  children: string;
  /** Read out, too. Beside a control it is not: that names its keys with aria-keyshortcuts. */
  isRead?: boolean;
  sx?: SxProps<Theme>;
}

/** A key as drawn on it. */
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

/** What stands on the key of shortcuts: Ctrl, on a German keyboard Strg, on a Mac its own sign. */
export function useModKey(): string {
  const translate = useTranslate();
  return isMac ? '⌘' : translate('shortcuts.modKey');
}

/** Hides a hint where there is no keyboard to press it on. */
export const ONLY_WITH_KEYBOARD = {
  '@media (hover: none), (pointer: coarse)': { display: 'none' },
} as const;
