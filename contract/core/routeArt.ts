/** A drawn street map with one trip on it, which the welcome page and the sign-in page share. */
export const ROUTE_ART = {
  viewBox: '0 0 600 800',
  streets: [
    'M-20 120 L620 60',
    'M-20 300 L620 250',
    'M-20 480 L620 440',
    'M-20 660 L620 640',
    'M90 -20 L150 820',
    'M270 -20 L310 820',
    'M440 -20 L470 820',
    'M-20 210 L300 400 L620 530',
  ],
  route:
    'M136 640 L128 484 Q127 470 141 469 L278 457 Q292 456 291 442 L286 292 Q285 278 299 277 L438 265 Q452 264 451 250 L446 130',
  start: { x: 136, y: 640 },
  end: { x: 446, y: 130 },
} as const;
