import AddIcon from '@mui/icons-material/AddRounded';
import { Box, Button, ListItemText, Menu, MenuItem, Typography } from '@mui/material';
import { useId, useRef, useState, type ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { tenthsOfUnits } from '../../../contract/core/distance.ts';
import { DEFAULT_RADIUS_METERS } from '../../../contract/policy/rules.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { LongestDistance, LongestTime, Spending, TripCounts } from './Limits.tsx';
import { Places } from './Places.tsx';
import { addPlace, ofKind, type RuleKind, withoutKind } from './ruleEdits.ts';
import { RuleLine } from './RuleLine.tsx';
import { RuleSentences } from './RuleSentences.tsx';
import type { RulesProps } from './rulesProps.ts';
import { Trial } from './Trial.tsx';
import { Week } from './Week.tsx';

interface Kind {
  title: string;
  /** What its limits are counted for. */
  about?: string;
  hint: string;
  Editor: ComponentType<RulesProps & { corporationId: unknown }>;
}

const PER_PASSENGER = { about: 'restrictions.limits.title', hint: 'restrictions.limits.hint' };
const PER_TRIP = { about: 'restrictions.trip.title', hint: 'restrictions.trip.hint' };
/** Each kind of rule, in the order in which they are shown. */
const KINDS: Readonly<Record<RuleKind, Kind>> = {
  maxAmount: { title: 'restrictions.spending.title', ...PER_PASSENGER, Editor: Spending },
  frequency: { title: 'restrictions.trips.title', ...PER_PASSENGER, Editor: TripCounts },
  distance: { title: 'restrictions.distance', ...PER_TRIP, Editor: LongestDistance },
  time: { title: 'restrictions.duration', ...PER_TRIP, Editor: LongestTime },
  dateTime: { title: 'restrictions.days.title', hint: 'restrictions.days.hint', Editor: Week },
  location: {
    title: 'restrictions.places.title',
    hint: 'restrictions.places.hint',
    Editor: Places,
  },
};
const ORDER: readonly RuleKind[] = [
  'maxAmount',
  'frequency',
  'distance',
  'time',
  'dateTime',
  'location',
];

interface RuleBuilderProps extends RulesProps {
  corporationId: unknown;
  /** The groups that have the rules, for the trial. */
  groupIds: readonly string[];
  appliesToGuests: boolean;
  /** What else can be done with all of them. */
  actions?: readonly { label: string; isOffered: boolean; onClick: () => void }[];
}

/**
 * The rules of a travel restriction: a line for each kind that has any, which opens in place, and
 * beside them what the rules say and what they would have done to past trips.
 */
export function RuleBuilder(props: RuleBuilderProps) {
  const { rules, onChange, corporationId, groupIds, appliesToGuests, actions } = props;
  const translate = useTranslate();
  const summaryId = useId();
  const [open, setOpen] = useState<RuleKind | null>(null);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const shown = ORDER.filter((kind) => kind === open || ofKind(rules, kind).length > 0);
  const missing = ORDER.filter((kind) => !shown.includes(kind));

  const add = (kind: RuleKind): void => {
    setMenu(null);
    setOpen(kind);
    if (kind !== 'location') return;
    const radius = tenthsOfUnits(DEFAULT_RADIUS_METERS, pageConfig().distanceUnit);
    onChange(addPlace(rules, radius));
  };
  const remove = (kind: RuleKind): void => {
    if (open === kind) setOpen(null);
    onChange(withoutKind(rules, kind));
    // The pressed button goes away, and the focus would go with it.
    adding.current?.focus();
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
        columnGap: 4,
        rowGap: 3,
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {shown.length > 0 && (
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
            }}
          >
            {shown.map((kind) => {
              const { title, hint, Editor } = KINDS[kind];
              return (
                <RuleLine
                  key={kind}
                  title={translate(title)}
                  hint={translate(hint)}
                  rules={ofKind(rules, kind)}
                  isOpen={kind === open}
                  onToggle={() => setOpen(kind === open ? null : kind)}
                  onRemove={() => remove(kind)}
                >
                  <Editor rules={rules} onChange={onChange} corporationId={corporationId} />
                </RuleLine>
              );
            })}
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={adding}
            variant="outlined"
            startIcon={<AddIcon />}
            aria-haspopup="menu"
            aria-expanded={menu !== null}
            // Nothing is left to add, but the focus may be here.
            aria-disabled={missing.length === 0}
            className={missing.length === 0 ? 'Mui-disabled' : undefined}
            // A field that is left while it is empty says so, which would move the button away from
            // the pointer that presses it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ currentTarget }) => missing.length > 0 && setMenu(currentTarget)}
          >
            {translate('restrictions.add')}
          </Button>
          {actions?.map(
            ({ label, isOffered, onClick }) =>
              isOffered && (
                <Button
                  key={label}
                  onClick={() => {
                    setOpen(null);
                    onClick();
                    adding.current?.focus();
                  }}
                >
                  {label}
                </Button>
              ),
          )}
        </Box>
        <Menu open={menu !== null} anchorEl={menu} onClose={() => setMenu(null)}>
          {missing.map((kind) => {
            const { title, about } = KINDS[kind];
            return (
              <MenuItem key={kind} onClick={() => add(kind)}>
                <ListItemText
                  primary={translate(title)}
                  secondary={about && translate(about)}
                  sx={{ my: 0 }}
                />
              </MenuItem>
            );
          })}
        </Menu>
      </Box>
      <Box
        component="section"
        aria-labelledby={summaryId}
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'minmax(0, 1fr)',
          position: { md: 'sticky' },
          // Below the bar at the top of a page.
          top: 72,
        }}
      >
        <Typography id={summaryId} variant="subtitle2" component="h4">
          {translate('restrictions.summary')}
        </Typography>
        <RuleSentences rules={rules} />
        <Trial
          rules={rules}
          corporationId={corporationId}
          groupIds={groupIds}
          appliesToGuests={appliesToGuests}
        />
      </Box>
    </Box>
  );
}
