import type { Tokens } from '../../../contract/core/tokens.ts';

/** The colours of the schematic map. Names are legible on the ground and on water. */
export const INKS = {
  light: {
    ground: '#eef1f3',
    grid: '#e4e9ec',
    water: '#c3dcea',
    town: '#20282e',
    district: '#4d5861',
    mark: '#3d4f8a',
    markOn: '#ffffff',
    place: '#4d5861',
  },
  dark: {
    ground: '#14191d',
    grid: '#1a2126',
    water: '#21404f',
    town: '#e6ebef',
    district: '#aab6bf',
    mark: '#a9b8ee',
    markOn: '#14191d',
    place: '#aab6bf',
  },
} as const satisfies Record<Tokens['mode'], Record<string, string>>;

export type Inks = (typeof INKS)[Tokens['mode']];
