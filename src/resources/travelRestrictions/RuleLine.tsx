import OpenIcon from '@mui/icons-material/ExpandMoreRounded';
import RemoveIcon from '@mui/icons-material/DeleteOutlineRounded';
import { Box, ButtonBase, Typography } from '@mui/material';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type Rule, rulesSchema } from '../../../contract/policy/rules.ts';
import { RowButton } from '../../admin/list/rows/RowButton.tsx';
import { ruleSummary } from './ruleSummary.ts';
import { usePolicyFormat } from './usePolicyFormat.ts';

/** The controls of a rule; the first of them has the focus when they appear. */
function Opened({ id, isShown, children }: { id: string; isShown: boolean; children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  // An effect: a menu that closes gives the focus back to its button before.
  useEffect(() => {
    if (isShown)
      box.current?.querySelector<HTMLElement>('input:not([aria-hidden]), [role=combobox]')?.focus();
  }, [isShown]);
  return (
    <Box
      id={id}
      ref={box}
      sx={{
        display: isShown ? 'grid' : 'none',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        px: 1.5,
        pb: 2,
      }}
    >
      {children}
    </Box>
  );
}

const line = {
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  px: 1.5,
  gap: 1,
  justifyContent: 'flex-start',
  textAlign: 'start',
  borderRadius: 1,
};

interface RuleLineProps {
  title: string;
  hint: string;
  /** The rules of one kind. */
  rules: readonly Rule[];
  isOpen: boolean;
  onToggle: () => void;
  onRemove: () => void;
  /** The controls with which they are edited. */
  children: ReactNode;
}

/** The rules of one kind in a line, which opens in place. */
export function RuleLine(props: RuleLineProps) {
  const { title, hint, rules, isOpen, onToggle, onRemove, children } = props;
  const translate = useTranslate();
  const format = usePolicyFormat();
  const id = useId();
  const isWrong = !rulesSchema.safeParse(rules).success;
  const summary = isWrong
    ? translate('restrictions.incomplete')
    : format && ruleSummary(rules, format, translate);
  return (
    <Box
      component="li"
      // A press of Save leads here, since the fields are hidden.
      data-problem={isWrong && !isOpen ? '' : undefined}
      sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 0.5 }}>
        <ButtonBase aria-expanded={isOpen} aria-controls={id} onClick={onToggle} sx={line}>
          <OpenIcon
            fontSize="small"
            sx={{ color: 'text.secondary', transform: isOpen ? 'none' : 'rotate(-90deg)' }}
          />
          <Typography variant="body2" component="span" sx={{ fontWeight: 600, flexShrink: 0 }}>
            {title}
          </Typography>{' '}
          <Typography
            variant="body2"
            component="span"
            noWrap
            sx={{ color: isWrong && !isOpen ? 'error.main' : 'text.secondary', minWidth: 0 }}
          >
            {summary}
          </Typography>
        </ButtonBase>
        <RowButton
          icon={RemoveIcon}
          tip={translate('ra.action.remove')}
          label={translate('restrictions.remove', { rule: title })}
          onClick={onRemove}
        />
      </Box>
      {/* What was typed and is wrong stays. */}
      {(isOpen || isWrong) && (
        <Opened id={id} isShown={isOpen}>
          <Typography variant="body2" color="textSecondary">
            {hint}
          </Typography>
          {children}
        </Opened>
      )}
    </Box>
  );
}
