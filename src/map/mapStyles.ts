import type { SxProps, Theme } from '@mui/material/styles';
import { ON_PHONE, TOUCH_TARGET } from '../theme/phoneTarget.ts';

const square = (size: number) => ({ width: size, height: size, lineHeight: `${size}px` });

/** Leaflet in the console's colours; the rest comes from its own style sheet. */
export const mapStyles: SxProps<Theme> = (theme) => ({
  position: 'relative',
  width: '100%',
  height: '100%',
  minHeight: 0,
  // Leaflet's panes have z-indexes up to 1000: keeps them below the console's own layers.
  isolation: 'isolate',
  '& .leaflet-container': {
    width: '100%',
    height: '100%',
    backgroundColor: theme.palette.mode === 'light' ? '#eef1f3' : '#14191d',
    fontFamily: theme.typography.fontFamily,
    // A small map cuts off what is around it.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '& .map-tiles':
    theme.palette.mode === 'light'
      ? { filter: 'saturate(0.75)' }
      : { filter: 'invert(1) hue-rotate(180deg) brightness(0.85) contrast(0.9) saturate(0.6)' },
  // In a small map it is as wide as the map, and would lie below the buttons.
  '& .leaflet-bottom.leaflet-left': { right: 54 },
  '& .leaflet-container .leaflet-control-attribution': {
    backgroundColor: theme.palette.background.paper,
    color: theme.palette.text.secondary,
    fontSize: '0.6875rem',
    padding: '1px 6px',
    // The edge of the map would cut off a ring further out. In a small map, the line itself scrolls.
    '&:focus-visible': { outlineOffset: '-2px' },
    '& a': { color: 'inherit', '&:focus-visible': { outlineOffset: '-1px' } },
  },
  // More specific than Leaflet's own rules for touch devices, which may come before or after these.
  '& .leaflet-container .leaflet-bar a': {
    ...square(34),
    // Leaflet's is a monospaced one of the device.
    fontFamily: 'inherit',
    textIndent: 0,
    [ON_PHONE]: square(TOUCH_TARGET),
  },
  '& .leaflet-container .leaflet-bar': {
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: '8px',
    overflow: 'hidden',
    boxShadow: 'none',
    '& a': {
      backgroundColor: theme.palette.background.paper,
      color: theme.palette.text.primary,
      borderColor: theme.palette.divider,
      '&:hover': { backgroundColor: theme.palette.action.hover },
      // Inside: the bar's round corners cut off what is around it.
      '&:focus-visible': { outlineOffset: '-3px', borderRadius: '8px' },
      '&.leaflet-disabled': { color: theme.palette.text.disabled },
    },
  },
  '& .map-stop': {
    display: 'grid',
    placeItems: 'center',
    '& span': {
      width: 22,
      height: 22,
      display: 'grid',
      placeItems: 'center',
      border: '3px solid #fff',
      boxShadow: '0 1px 5px rgb(0 0 0 / 0.4)',
      backgroundColor: '#14181d',
      color: '#fff',
      fontSize: 11,
      fontWeight: 600,
      lineHeight: 1,
    },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, borderRadius: '50%' },
  },
  // A white disc until its picture is there, or in place of it.
  '& .map-driver span': {
    display: 'block',
    width: '100%',
    height: '100%',
    borderRadius: '50%',
    backgroundColor: '#fff',
    boxShadow: '0 1px 5px rgb(0 0 0 / 0.4)',
    backgroundSize: 'contain',
  },
  '& .map-assigned-driver': {
    display: 'grid',
    placeItems: 'center',
    '& > *': { gridArea: '1 / 1' },
    '& span': {
      width: 24,
      height: 24,
      borderRadius: '50%',
      border: '3px solid #fff',
      backgroundColor: '#14181d',
      boxShadow: '0 1px 6px rgb(0 0 0 / 0.45)',
      background: '#14181d url(/map-icons/car.svg) center / 14px no-repeat',
    },
    '& i': {
      width: 36,
      height: 36,
      '&::before': {
        content: '""',
        display: 'block',
        width: 0,
        margin: '0 auto',
        border: '6px solid transparent',
        borderTop: 'none',
        borderBottom: '8px solid #14181d',
        filter: 'drop-shadow(0 0 1.5px #fff)',
      },
    },
  },
  '& .map-stop.leaflet-marker-draggable': { cursor: 'move', touchAction: 'none' },
  '& .map-stop-pickup span, & .map-stop-place span': {
    borderRadius: '50%',
    backgroundColor: theme.palette.primary.main,
  },
  '& .map-stop-stop span': { borderRadius: '50%', backgroundColor: '#59636e' },
  '& .map-stop-dropoff span': { borderRadius: '5px' },
});
