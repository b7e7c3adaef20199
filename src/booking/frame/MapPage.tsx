import MapIcon from '@mui/icons-material/MapOutlined';
import { Box, Button, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { iconOnPhone } from '../../theme/iconOnPhone.ts';
import { TOP_BAR_HEIGHT } from '../../shell/frame/useDrawer.ts';
import { useDraft } from '../state/BookingContext.ts';
import { useHeldEnterOnce } from '../useHeldEnterOnce.ts';

const PANEL_WIDTH = 560;
const WIDE_PANEL = 760;
const FULL_HEIGHT = `calc(100dvh - ${TOP_BAR_HEIGHT}px)`;

interface MapPageProps {
  title: string;
  /** Next to the title. */
  action?: ReactNode;
  map: ReactNode;
  /** On a phone the map folds away above the panel, or the panel itself contains it. */
  phoneMap?: 'folded' | 'inPanel';
  /** There is nothing to see on the map yet, so the form gets the width. */
  isMapSmall?: boolean;
  children: ReactNode;
}

/** A panel with a form, next to the map. */
export function MapPage(props: MapPageProps) {
  const { title, action, map, phoneMap = 'folded', isMapSmall = false, children } = props;
  const translate = useTranslate();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [isMapOpen, setMapOpen] = useState(false);
  useHeldEnterOnce();
  const canFold = !isWide && phoneMap === 'folded';
  const mapLabel = translate(isMapOpen ? 'map.hide' : 'map.show');

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        minHeight: FULL_HEIGHT,
        // Form and small map lie on one sheet, so that the map does not look like one that failed.
        bgcolor: 'background.paper',
      }}
    >
      <Box
        sx={{
          width: { xs: '100%', md: isMapSmall ? WIDE_PANEL : PANEL_WIDTH },
          maxWidth: '100%',
          minWidth: 0,
          display: 'flex',
          flexDirection: 'column',
          px: { xs: 2, sm: 3 },
          pt: 3,
          borderRight: { md: isMapSmall ? 0 : 1 },
          borderColor: { md: 'divider' },
          // Beside a map that keeps its size, the panel is what gives way.
          flex: { xs: 1, md: isMapSmall ? '0 1 auto' : 'none' },
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
          <Typography variant="h1" sx={{ flex: 1 }}>
            {title}
          </Typography>
          {action}
          {canFold ? (
            <Button
              size="small"
              variant="outlined"
              startIcon={<MapIcon />}
              aria-expanded={isMapOpen}
              title={mapLabel}
              onClick={() => setMapOpen(!isMapOpen)}
              sx={iconOnPhone}
            >
              <span data-label>{mapLabel}</span>
            </Button>
          ) : null}
        </Box>
        {canFold && isMapOpen ? (
          <Box sx={{ height: isMapSmall ? 140 : 240, mx: { xs: -2, sm: -3 }, mb: 2 }}>{map}</Box>
        ) : null}
        {children}
      </Box>
      {isWide ? (
        <Box
          sx={
            isMapSmall
              ? {
                  flex: 'none',
                  position: 'sticky',
                  top: TOP_BAR_HEIGHT + 24,
                  width: 280,
                  height: 210,
                  m: 3,
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 2,
                  overflow: 'hidden',
                }
              : {
                  flex: 1,
                  minWidth: 0,
                  position: 'sticky',
                  top: TOP_BAR_HEIGHT,
                  height: FULL_HEIGHT,
                }
          }
        >
          {map}
        </Box>
      ) : null}
    </Box>
  );
}

/** The same for a trip that is being booked: the map grows once the pickup is chosen. */
export function BookingMapPage(props: MapPageProps) {
  const hasPickup = useDraft(({ draft }) => draft.origin.place !== null);
  return <MapPage {...props} isMapSmall={!hasPickup} />;
}
