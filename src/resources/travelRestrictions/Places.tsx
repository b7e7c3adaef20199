import AddIcon from '@mui/icons-material/AddRounded';
import RemoveIcon from '@mui/icons-material/DeleteOutlineRounded';
import { Box, Button, IconButton, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { tenthsOfUnits } from '../../../contract/core/distance.ts';
import {
  DEFAULT_RADIUS_METERS,
  LOCATION_RULE_TYPES,
  RADIUS_METERS,
} from '../../../contract/policy/rules.ts';
import { AddressPicker, type ChosenAddress } from '../../addressSearch/AddressPicker.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { DistanceInput } from '../../admin/inputs/DistanceInput.tsx';
import { pageConfig } from '../../shell/pageConfig.ts';
import { addPlace, type PlaceRule, placesOf, withoutRule, withPlace } from './ruleEdits.ts';
import type { RulesProps } from './rulesProps.ts';
import { TripMap } from '../../map/laterMap.tsx';

const placeOf = (chosen: ChosenAddress | null): PlaceRule['origin'] =>
  chosen && { ...chosen.point, address: chosen.address };

/** The places of a rule on a map; nothing until one is chosen. */
function PlacesMap({ place: { origin, destination } }: { place: PlaceRule }) {
  const stops = [origin, destination].flatMap((end) =>
    end ? [{ kind: 'place' as const, ...end }] : [],
  );
  if (stops.length === 0) return null;
  return (
    <Box
      sx={{ height: 160, borderRadius: 1, overflow: 'hidden', border: 1, borderColor: 'divider' }}
    >
      <TripMap isInPage stops={stops} />
    </Box>
  );
}

interface PlaceProps {
  place: PlaceRule;
  number: number;
  corporationId: unknown;
  onChange: (place: PlaceRule) => void;
  onRemove: () => void;
}

function Place({ place, number, corporationId, onChange, onRemove }: PlaceProps) {
  const translate = useTranslate();
  const { distance } = useFormats();
  const { locationRuleType: type, radiusMeters } = place;
  const { min, max } = RADIUS_METERS;
  const end = (name: 'origin' | 'destination') => (
    <AddressPicker
      label={translate(`restrictions.places.${name}`)}
      value={place[name]?.address ?? ''}
      corporationId={corporationId}
      onChoose={(chosen) => onChange({ ...place, [name]: placeOf(chosen) })}
    />
  );
  return (
    <Box
      component="fieldset"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        minWidth: 0,
        m: 0,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 160px auto' },
          gap: 1.5,
          alignItems: 'end',
        }}
      >
        <TextField
          select
          size="small"
          label={translate('restrictions.places.kind', { number })}
          value={type}
          onChange={({ target }) => {
            const locationRuleType = target.value as typeof type;
            onChange({
              ...place,
              locationRuleType,
              origin: locationRuleType === 'to' ? null : place.origin,
              destination: locationRuleType === 'from' ? null : place.destination,
            });
          }}
          fullWidth
        >
          {LOCATION_RULE_TYPES.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`restrictions.places.types.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: 1, sm: 2 } }}>
          <DistanceInput
            label={translate('restrictions.places.radius')}
            meters={radiusMeters}
            limits={[min, max]}
            onChange={(radius) => onChange({ ...place, radiusMeters: radius ?? Number.NaN })}
            error={
              radiusMeters >= min && radiusMeters <= max
                ? undefined
                : translate('restrictions.places.radiusLimits', {
                    min: distance(min),
                    max: distance(max),
                  })
            }
          />
        </Box>
        <IconButton
          onClick={onRemove}
          aria-label={translate('restrictions.places.remove', { number })}
        >
          <RemoveIcon />
        </IconButton>
      </Box>
      {type === 'to' ? null : end('origin')}
      {type === 'from' ? null : end('destination')}
      <PlacesMap place={place} />
    </Box>
  );
}

/** The places that trips are limited to; a trip must fit one of them. */
export function Places({
  rules,
  onChange,
  corporationId,
}: RulesProps & { corporationId: unknown }) {
  const translate = useTranslate();
  return (
    <>
      {placesOf(rules).map((place, index) => (
        <Place
          key={place.id}
          place={place}
          number={index + 1}
          corporationId={corporationId}
          onChange={(next) => onChange(withPlace(rules, next))}
          onRemove={() => onChange(withoutRule(rules, place.id))}
        />
      ))}
      <Box>
        <Button
          startIcon={<AddIcon />}
          onClick={() =>
            onChange(
              addPlace(rules, tenthsOfUnits(DEFAULT_RADIUS_METERS, pageConfig().distanceUnit)),
            )
          }
        >
          {translate('restrictions.places.add')}
        </Button>
      </Box>
    </>
  );
}
