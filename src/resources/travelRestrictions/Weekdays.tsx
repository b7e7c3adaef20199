import AddIcon from '@mui/icons-material/AddRounded';
import RemoveIcon from '@mui/icons-material/CloseRounded';
import {
  Box,
  Button,
  FormHelperText,
  IconButton,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useRef, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import {
  doOverlap,
  FULL_DAY,
  isFullDay,
  isTimeOfDay,
  MAX_SLOTS,
  minutesOf,
  type TimeSlot,
  type Weekday,
  WEEKDAYS,
} from '../../../contract/policy/rules.ts';
import { ClockField } from './ClockField.tsx';
import { slotsOf, withSlots } from './ruleEdits.ts';
import type { RulesProps } from './rulesProps.ts';

const CHOICES = ['none', 'fullDay', 'range'] as const;
type Choice = (typeof CHOICES)[number];

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

interface SlotProps {
  ref: Ref<HTMLElement>;
  day: string;
  slot: TimeSlot;
  /** The other slot of the same day. */
  other: TimeSlot | undefined;
  onChange: (slot: TimeSlot) => void;
  onRemove: () => void;
}

function Slot({ ref, day, slot, other, onChange, onRemove }: SlotProps) {
  const translate = useTranslate();
  const errorId = useId();
  const isBackwards = minutesOf(slot.endTime) < minutesOf(slot.startTime);
  const overlaps = other !== undefined && doOverlap(slot, other);
  const error = isBackwards ? 'endBeforeStart' : overlaps ? 'slotsOverlap' : null;
  const field = (name: 'startTime' | 'endTime', isWrong: boolean) => (
    <ClockField
      label={translate(`restrictions.days.${name}`, { day })}
      value={slot[name]}
      onChange={(time) => onChange({ ...slot, [name]: time })}
      errorId={isWrong ? errorId : undefined}
    />
  );
  return (
    <Box ref={ref}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        {field('startTime', error === 'slotsOverlap')}
        <Typography aria-hidden sx={{ pt: 1 }}>
          –
        </Typography>
        {field('endTime', error === 'endBeforeStart')}
        <IconButton
          onClick={onRemove}
          aria-label={translate('restrictions.days.remove', { day })}
          // As high as the times, which it stands beside.
          sx={{ width: 44, height: 44 }}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Box>
      {/* Below both fields, which are too narrow for a sentence. */}
      {error ? (
        <FormHelperText error id={errorId}>
          {translate(`validation.${error}`)}
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
  // The pressed button goes away in both cases, and the focus would go with it.
  const add = (first: TimeSlot) => {
    if (!isTimeOfDay(first.startTime) || !isTimeOfDay(first.endTime)) {
      box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    isAdding.current = true;
    set([...slots, nextSlot(first)]);
  };
  const remove = (index: number) => {
    set(slots.filter((_, at) => at !== index));
    box.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  };
  const focusAdded = (slot: HTMLElement | null) => {
    if (!slot || !isAdding.current) return;
    isAdding.current = false;
    slot.querySelector('input')?.focus();
  };
  return (
    <Box
      ref={box}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: 1,
        alignItems: 'start',
      }}
    >
      <TextField
        select
        size="small"
        label={day}
        value={choice}
        onChange={({ target }) => choose(target.value as Choice)}
        fullWidth
      >
        {CHOICES.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`restrictions.days.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {choice === 'range' ? (
        // Beside the choice of the day, whose label is above it.
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mt: { sm: '32px' } }}>
          {slots.map((slot, index) => (
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
            />
          ))}
          {slots.length < MAX_SLOTS && slots[0] ? (
            <Button size="small" startIcon={<AddIcon />} onClick={() => add(slots[0]!)}>
              {translate('restrictions.days.add')}
            </Button>
          ) : null}
        </Box>
      ) : null}
    </Box>
  );
}

/** When nobody travels, by weekday. */
export const Weekdays = (props: RulesProps) =>
  WEEKDAYS.map((weekday) => <Day key={weekday} weekday={weekday} {...props} />);
