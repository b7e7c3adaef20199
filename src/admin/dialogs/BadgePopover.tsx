import { Badge, Box, IconButton, Popover, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Tip } from '../tooltips/Tip.tsx';
import { useBackCloses } from './useBackCloses.ts';

interface BadgePopoverProps {
  icon: ReactNode;
  /** The button's label, including what is under way. */
  label: string;
  badge: { count: number; color: 'primary' | 'warning' };
  title: string;
  text: string;
  width: number;
  /** List items. */
  children: ReactNode;
}

/** A button at the top of every page with a number on it, and the list that it opens. */
export function BadgePopover(props: BadgePopoverProps) {
  const { icon, label, badge, title, text, width, children } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  useBackCloses(close, anchor !== null);
  return (
    <>
      <Tip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge color={badge.color} badgeContent={badge.count}>
            {icon}
          </Badge>
        </IconButton>
      </Tip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': title,
            sx: { width, maxWidth: 'calc(100vw - 32px)', mt: 0.5, p: 2 },
          },
        }}
      >
        <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {children}
        </Box>
      </Popover>
    </>
  );
}
