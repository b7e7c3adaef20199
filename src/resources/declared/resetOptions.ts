/**
 * How a form takes its row when that is read again: without removing what is being typed, its errors,
 * or that it was sent, after which the focus goes to the first error.
 */
export const RESET_OPTIONS = {
  keepDirtyValues: true,
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
};
