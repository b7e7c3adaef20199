import type { DemoChannel } from './channel.ts';
import { harbour } from './harbour.ts';
import { meridian } from './meridian.ts';

/** The demo's channels, with their accounts and people. */
export const demoCast: readonly DemoChannel[] = [meridian, harbour];
