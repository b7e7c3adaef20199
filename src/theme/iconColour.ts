import type { Tokens } from '../../contract/core/tokens.ts';

/** The colour of icons that can be pressed. On a dark page MUI's white would outshine the texts. */
export const iconColour = ({ mode, textMuted }: Tokens): string =>
  mode === 'dark' ? textMuted : 'rgba(0, 0, 0, 0.54)';
