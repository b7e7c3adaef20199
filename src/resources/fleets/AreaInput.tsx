import { Box, FormHelperText, Skeleton, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { formatDistance } from '../../../contract/core/format.ts';
import { fleets } from '../../../contract/resources/fleets.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { fieldValidator } from '../declared/inputs/useFieldProps.ts';

// Leaflet comes when a fleet is opened.
const AreaMap = lazy(() => import('./AreaMap.tsx'));

type Part = 'latitude' | 'longitude' | 'serviceRadiusMeters';

function usePart(source: Part) {
  return useInput<number | null>({ source, validate: fieldValidator(fleets.fields[source]) });
}

/** Where a fleet has its base and how far around it picks people up, drawn on a map. */
export function AreaInput() {
  const translate = useTranslate();
  const { locale } = useFormats();
  const latitude = usePart('latitude');
  const longitude = usePart('longitude');
  const radius = usePart('serviceRadiusMeters');
  const at = { latitude: latitude.field.value, longitude: longitude.field.value };
  const base =
    typeof at.latitude === 'number' && typeof at.longitude === 'number'
      ? { latitude: at.latitude, longitude: at.longitude }
      : null;
  const meters = Number(radius.field.value ?? fleets.fields.serviceRadiusMeters.default);
  const distance = formatDistance(meters, pageConfig().distanceUnit, locale);
  return (
    <Box sx={{ gridColumn: '1 / -1', mt: 1, mb: 1.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {translate('fleets.area')}
      </Typography>
      <Box
        sx={{ height: 300, borderRadius: 1, overflow: 'hidden', border: 1, borderColor: 'divider' }}
      >
        <Suspense fallback={<Skeleton variant="rectangular" height="100%" />}>
          <AreaMap
            base={base}
            radiusMeters={meters}
            onBase={(point) => {
              latitude.field.onChange(point.latitude);
              longitude.field.onChange(point.longitude);
            }}
            onRadius={(value) => radius.field.onChange(value)}
          />
        </Suspense>
      </Box>
      <Typography variant="body2" aria-live="polite" sx={{ mt: 0.5 }}>
        {base && translate('fleets.serves', { distance })}
      </Typography>
      <FormHelperText>{translate(base ? 'fleets.areaHint' : 'fleets.noBase')}</FormHelperText>
    </Box>
  );
}
