import AddIcon from '@mui/icons-material/AddRounded';
import RemoveIcon from '@mui/icons-material/CloseRounded';
import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import { Box, FormHelperText, MenuItem, Select, Typography } from '@mui/material';
import { dequal } from 'dequal';
import { useId, useRef, useState, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import {
  doOverlap,
  FULL_DAY,
  isFullDay,
  isTimeOfDay,
  MAX_SLOTS,
  minutesOf,
  type Rule,
  type TimeSlot,
  type Weekday,
  WEEKDAYS,
} from '../../../contract/policy/rules.ts';
import { RowButton } from '../../admin/list/rows/RowButton.tsx';
import { ClockField } from './ClockField.tsx';
import { slotsOf, withSlots } from './ruleEdits.ts';
import type { RulesProps } from './rulesProps.ts';

const CHOICES = ['none', 'fullDay', 'range'] as const;
type Choice = (typeof CHOICES)[number];

/** Monday to Friday. */
const WORKDAYS = WEEKDAYS.slice(0, 5);

/** The initial time range: the working day. */
const OFFICE_HOURS: TimeSlot = {
  startTime: { hours: 9, minutes: 0 },
  endTime: { hours: 17, minutes: 0 },
};

function choiceOf(slots: readonly TimeSlot[]): Choice {
  if (slots.length === 0) return 'none';
  return slots.some(isFullDay) ? 'fullDay' : 'range';
}

/**
 * A second range: the end of the day from the next hour, or the beginning of the day where the first
 * range leaves no such hour.
 */
function nextSlot({ startTime, endTime }: TimeSlot): TimeSlot {
  const hours = endTime.hours + 1;
  if (hours <= FULL_DAY.endTime.hours)
    return { startTime: { hours, minutes: 0 }, endTime: FULL_DAY.endTime };
  const before = Math.max(minutesOf(startTime) - 1, 0);
  return {
    startTime: FULL_DAY.startTime,
    endTime: { hours: Math.floor(before / 60), minutes: before % 60 },
  };
}

/** How high a day is with a pointer, in pixels. */
const LINE = '36px';
const line = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '96px minmax(0, 1fr) auto',
    sm: '96px 168px minmax(0, 1fr) auto',
  },
  columnGap: 1,
  alignItems: 'start',
  minHeight: LINE,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
const select = {
  fontSize: '0.875rem',
  mt: 0,
  // Two classes: the theme makes it as high as an input.
  '& .MuiSelect-select.MuiSelect-select': {
    height: LINE,
    minHeight: LINE,
    py: 0,
    boxSizing: 'border-box',
  },
};

const isSlot = ({ startTime, endTime }: TimeSlot) => isTimeOfDay(startTime) && isTimeOfDay(endTime);

interface SlotProps {
  ref: Ref<HTMLElement>;
  day: string;
  slot: TimeSlot;
  /** The other slot of the same day. */
  other: TimeSlot | undefined;
  onChange: (slot: TimeSlot) => void;
  onRemove: () => void;
  /** Absent where there can be no other range. */
  onAdd: (() => void) | undefined;
}

function Slot({ ref, day, slot, other, onChange, onRemove, onAdd }: SlotProps) {
  const translate = useTranslate();
  const errorId = useId();
  const [isTyping, setTyping] = useState(false);
  const isBackwards = minutesOf(slot.endTime) < minutesOf(slot.startTime);
  const overlaps = other !== undefined && doOverlap(slot, other);
  const isTime = isSlot(slot);
  function errorText(): string | undefined {
    // Half a time is not wrong while it is being typed.
    if (!isTime) return isTyping ? undefined : 'restrictions.days.invalid';
    if (isBackwards) return 'validation.endBeforeStart';
    return overlaps ? 'validation.slotsOverlap' : undefined;
  }
  const error = errorText();
  const field = (name: 'startTime' | 'endTime', isWrong: boolean) => (
    <ClockField
      label={translate(`restrictions.days.${name}`, { day })}
      value={slot[name]}
      onChange={(time) => onChange({ ...slot, [name]: time })}
      errorId={error && isWrong ? errorId : undefined}
    />
  );
  return (
    <Box
      ref={ref}
      onFocus={({ target }) => setTyping(target.matches('input'))}
      onBlur={() => setTyping(false)}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: LINE }}>
        {field('startTime', !isTimeOfDay(slot.startTime) || (isTime && !isBackwards))}
        <span aria-hidden>–</span>
        {field('endTime', !isTimeOfDay(slot.endTime) || (isTime && isBackwards))}
        <RowButton
          icon={RemoveIcon}
          tip={translate('ra.action.remove')}
          label={translate('restrictions.days.remove', { day })}
          onClick={onRemove}
        />
        {onAdd && (
          <RowButton
            icon={AddIcon}
            tip={translate('restrictions.days.add')}
            label={translate('restrictions.days.add')}
            onClick={onAdd}
          />
        )}
      </Box>
      {/* Below both fields, which are too narrow for a sentence. */}
      {error ? (
        <FormHelperText error id={errorId} sx={{ mt: 0, mb: 0.5 }}>
          {translate(error)}
        </FormHelperText>
      ) : null}
    </Box>
  );
}

function Day({ weekday, rules, onChange }: RulesProps & { weekday: Weekday }) {
  const translate = useTranslate();
  const day = translate(`restrictions.weekdays.${weekday}`);
  const box = useRef<HTMLElement>(null);
  const isAdding = useRef(false);
  const slots = slotsOf(rules, weekday);
  const choice = choiceOf(slots);
  // A range of the whole day leaves no room for another.
  const set = (next: TimeSlot[]) =>
    onChange(withSlots(rules, weekday, next.some(isFullDay) ? [FULL_DAY] : next));
  const choose = (next: Choice) =>
    set(next === 'none' ? [] : [next === 'fullDay' ? FULL_DAY : OFFICE_HOURS]);
  const focusDay = () => box.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  // The pressed button goes away in all three cases, and the focus would go with it.
  const add = (first: TimeSlot) => {
    if (!isSlot(first)) {
      box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    isAdding.current = true;
    set([...slots, nextSlot(first)]);
  };
  const remove = (index: number) => {
    set(slots.filter((_, at) => at !== index));
    focusDay();
  };
  const copy = () => {
    onChange(WORKDAYS.reduce<Rule[]>((all, one) => withSlots(all, one, slots), [...rules]));
    focusDay();
  };
  const focusAdded = (slot: HTMLElement | null) => {
    if (!slot || !isAdding.current) return;
    isAdding.current = false;
    slot.querySelector('input')?.focus();
  };
  const canCopy =
    slots.length > 0 &&
    slots.every(isSlot) &&
    WORKDAYS.some((one) => !dequal(slotsOf(rules, one), slots));
  return (
    <Box ref={box} sx={line}>
      <Typography variant="body2" component="span" aria-hidden sx={{ lineHeight: LINE }}>
        {day}
      </Typography>
      <Select
        variant="standard"
        disableUnderline
        value={choice}
        onChange={({ target }) => choose(target.value)}
        SelectDisplayProps={{ 'aria-label': day }}
        sx={select}
      >
        {CHOICES.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`restrictions.days.${one}`)}
          </MenuItem>
        ))}
      </Select>
      <Box sx={{ gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: '1 / -1', sm: 3 } }}>
        {choice === 'range' &&
          slots.map((slot, index) => (
            <Slot
              // Slots are only known by their place.
              key={index === 0 ? 'first' : 'second'}
              ref={index === 0 ? null : focusAdded}
              day={day}
              slot={slot}
              // The error shows once, at the later slot.
              other={slots[index - 1]}
              onChange={(next) => set(slots.map((one, at) => (at === index ? next : one)))}
              onRemove={() => remove(index)}
              onAdd={slots.length < MAX_SLOTS ? () => add(slot) : undefined}
            />
          ))}
      </Box>
      {canCopy && (
        <Box
          sx={{ display: 'flex', alignItems: 'center', height: LINE, gridRow: 1, gridColumn: -2 }}
        >
          <RowButton
            icon={CopyIcon}
            tip={translate('restrictions.days.copy')}
            label={translate('restrictions.days.copyDay', { day })}
            onClick={copy}
          />
        </Box>
      )}
    </Box>
  );
}

/** When nobody travels: a line for each weekday. */
export const Week = (props: RulesProps) => (
  <div>
    {WEEKDAYS.map((weekday) => (
      <Day key={weekday} weekday={weekday} {...props} />
    ))}
  </div>
);
