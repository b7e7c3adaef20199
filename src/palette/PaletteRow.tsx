import CheckIcon from '@mui/icons-material/DoneRounded';
import { Box, Typography } from '@mui/material';
import type { HTMLAttributes } from 'react';
import { useTranslate } from 'react-admin';
import { ON_PHONE, TOUCH_TARGET } from '../theme/phoneTarget.ts';
import type { Command } from './commands.ts';

interface PaletteRowProps {
  optionProps: HTMLAttributes<HTMLElement>;
  command: Command;
  /** The kind of the line, if no heading above names it. */
  kind: string | null;
}

/** A line of the palette: its name and its details. */
export function PaletteRow({ optionProps, command, kind }: PaletteRowProps) {
  const translate = useTranslate();
  const { icon: Icon, label, detail, isCurrent } = command;
  return (
    <Box
      component="li"
      {...optionProps}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: ({ sizes }) => sizes.option,
        px: 1.25,
        py: 0.5,
        borderRadius: 1,
        cursor: 'pointer',
        '&.Mui-focused': { bgcolor: 'action.selected' },
        [ON_PHONE]: { minHeight: TOUCH_TARGET },
      }}
    >
      <Icon sx={{ fontSize: 20, color: 'text.secondary', flexShrink: 0 }} />
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          columnGap: 1.5,
          alignItems: { sm: 'baseline' },
        }}
      >
        <Typography variant="body2" noWrap sx={{ fontWeight: 500, flexShrink: { sm: 0.2 } }}>
          {label}
        </Typography>
        {detail ? (
          <Typography
            variant="caption"
            color="textSecondary"
            noWrap
            title={detail}
            sx={{ flex: { sm: 1 }, minWidth: 0 }}
          >
            {detail}
          </Typography>
        ) : null}
      </Box>
      {isCurrent ? (
        <CheckIcon
          sx={{ fontSize: 18, color: 'primary.main' }}
          titleAccess={translate('palette.current')}
        />
      ) : null}
      {kind === null ? null : (
        <Typography variant="caption" color="textSecondary" noWrap sx={{ flexShrink: 0 }}>
          {kind}
        </Typography>
      )}
    </Box>
  );
}
