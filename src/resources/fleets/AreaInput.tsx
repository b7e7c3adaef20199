import { Box, FormHelperText, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import { fleets } from '../../../contract/resources/fleets.ts';
import { AddressPicker } from '../../addressSearch/AddressPicker.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { DistanceInput } from '../../admin/inputs/DistanceInput.tsx';
import { shownError } from '../../admin/inputs/shownError.tsx';
import { fieldValidator } from '../../admin/inputs/useFieldProps.ts';
import { isRadius, LIMITS, storedPoint } from './area.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';

// Leaflet is loaded when a fleet is opened.
const AreaMap = lazyPart(async () => (await import('./AreaMap.tsx')).default, {
  isPreloaded: false,
  Meanwhile: () => <Skeleton variant="rectangular" height="100%" />,
});

type Part = 'latitude' | 'longitude' | 'serviceRadiusMeters';

function usePart(source: Part) {
  return useInput<number | null>({ source, validate: fieldValidator(fleets.fields[source]) });
}

interface BaseAddressProps {
  onBase: (base: Coordinates) => void;
}

/** Finds the base by an address, which is not stored: a fleet only has its point. */
function BaseAddress({ onBase }: BaseAddressProps) {
  const translate = useTranslate();
  const [address, setAddress] = useState('');
  return (
    <AddressPicker
      label={translate('fleets.baseAddress')}
      value={address}
      corporationId={undefined}
      onChoose={(chosen) => {
        setAddress(chosen?.address ?? '');
        if (chosen) onBase(storedPoint(chosen.point));
      }}
    />
  );
}

/**
 * A fleet's base and how far around it passengers are picked up: set on a map, or by an address and
 * a number.
 */
export function AreaInput() {
  const translate = useTranslate();
  const { distance } = useFormats();
  const latitude = usePart('latitude');
  const longitude = usePart('longitude');
  const radius = usePart('serviceRadiusMeters');
  /** How often the base was moved on the map, away from the searched address. */
  const [moves, setMoves] = useState(0);
  const at = { latitude: latitude.field.value, longitude: longitude.field.value };
  const base =
    typeof at.latitude === 'number' && typeof at.longitude === 'number'
      ? { latitude: at.latitude, longitude: at.longitude }
      : null;
  // An empty field of a form holds an empty text.
  const meters = typeof radius.field.value === 'number' ? radius.field.value : null;
  const drawn = isRadius(meters) ? meters : Number(fleets.fields.serviceRadiusMeters.default);
  const put = (point: Coordinates) => {
    latitude.field.onChange(point.latitude);
    longitude.field.onChange(point.longitude);
  };
  const wrongBase = base && (shownError(latitude) ?? shownError(longitude));
  return (
    <Box
      sx={{ gridColumn: '1 / -1', mt: 1, mb: 1.5 }}
      data-problem={Boolean(wrongBase) || undefined}
    >
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {translate('fleets.area')} *
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <BaseAddress key={moves} onBase={put} />
        <DistanceInput
          label={translate('fleets.radius')}
          meters={meters}
          limits={[LIMITS.min, LIMITS.max]}
          onChange={radius.field.onChange}
          error={
            isRadius(meters)
              ? shownError(radius)
              : translate('fleets.radiusWrong', {
                  min: distance(LIMITS.min),
                  max: distance(LIMITS.max),
                })
          }
        />
      </Box>
      <Box
        sx={{
          height: 300,
          mt: 1,
          borderRadius: 1,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <AreaMap
          base={base}
          radiusMeters={drawn}
          onBase={(point) => {
            put(point);
            setMoves(moves + 1);
          }}
          onRadius={(value) => radius.field.onChange(value)}
        />
      </Box>
      <Typography variant="body2" aria-live="polite" sx={{ mt: 0.5 }}>
        {base && isRadius(meters) && translate('fleets.serves', { distance: distance(meters) })}
      </Typography>
      {wrongBase && <FormHelperText error>{wrongBase}</FormHelperText>}
      <FormHelperText>{translate(base ? 'fleets.areaHint' : 'fleets.noBase')}</FormHelperText>
    </Box>
  );
}
