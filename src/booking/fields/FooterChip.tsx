import OpenIcon from '@mui/icons-material/ExpandMoreRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import { Box, ButtonBase, Popover } from '@mui/material';
import { useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { sideBySide } from '../../../contract/receipts/letters.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';

interface FooterChipProps {
  Icon: SvgIconComponent;
  /** What is chosen with it. */
  label: string;
  /** What is chosen, or why that cannot be booked. */
  text: string;
  /** More of it, where there is room. */
  more?: string | null | undefined;
  isWrong?: boolean;
  onPress: () => void;
  /** The chip opens this; without it, it leads elsewhere. */
  children?: ReactNode;
  isOpen?: boolean;
  onClose?: () => void;
}

/** A part of what is booked, in the footer of the form, where it can be changed. */
export function FooterChip(props: FooterChipProps) {
  const { Icon, label, text, more, isWrong = false, onPress, children, isOpen, onClose } = props;
  const translate = useTranslate();
  const chip = useRef<HTMLButtonElement>(null);
  const whole = sideBySide([text, more]);
  return (
    <>
      <ButtonBase
        ref={chip}
        onClick={onPress}
        title={whole}
        aria-label={
          whole === label ? undefined : translate('common.labelled', { label, value: whole })
        }
        {...(children && { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
        {...(isWrong && { 'data-problem': true })}
        sx={[
          {
            gap: 0.75,
            height: 32,
            minWidth: 72,
            px: { xs: 1, sm: 1.25 },
            border: 1,
            borderColor: isWrong ? 'error.main' : 'divider',
            borderRadius: 4,
            color: isWrong ? 'error.main' : 'text.primary',
            fontSize: '0.8125rem',
            fontWeight: 500,
            '&:hover': { bgcolor: 'action.hover' },
          },
          phoneTarget,
        ]}
      >
        <Icon
          sx={{
            // On a phone three words have no room for it.
            display: { xs: 'none', sm: 'inline-block' },
            fontSize: 18,
            color: isWrong ? 'inherit' : 'text.secondary',
          }}
          aria-hidden
        />
        <Box
          component="span"
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {text}
          {more ? (
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {` · ${more}`}
            </Box>
          ) : null}
        </Box>
        {children ? (
          <OpenIcon sx={{ fontSize: 18, color: 'text.secondary', mx: -0.5 }} aria-hidden />
        ) : null}
      </ButtonBase>
      {children ? (
        <Popover
          open={isOpen ?? false}
          anchorEl={() => chip.current}
          onClose={onClose}
          anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
          transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-label': label,
              sx: { mt: -1, p: 2, width: 400, maxWidth: 'calc(100vw - 32px)' },
            },
          }}
        >
          {children}
        </Popover>
      ) : null}
    </>
  );
}
