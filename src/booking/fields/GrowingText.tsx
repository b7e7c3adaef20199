import { TextareaAutosize, type TextareaAutosizeProps } from '@mui/material';

/** Not every browser knows this property, and jsdom does not know `CSS`. */
const GROWS = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

const heightOf = (rows: number | string | undefined): string | undefined =>
  rows === undefined ? undefined : `calc(${rows}lh + 2 * var(--padding-block))`;

/**
 * The `textarea` of a MUI text box, given as its `inputComponent`, that grows with its text. Browsers
 * can do this themselves, while MUI measures a copy of the text at each letter.
 */
export function GrowingText(props: TextareaAutosizeProps) {
  if (!GROWS) return <TextareaAutosize {...props} />;
  const { minRows, maxRows, style, ...rest } = props;
  const heights = { minHeight: heightOf(minRows), maxHeight: heightOf(maxRows) };
  return <textarea {...rest} style={{ fieldSizing: 'content', ...heights, ...style }} />;
}
