/**
 * The name, in the body of a change, of the values that its fields had when the caller read them.
 * Where one of them has been changed since, the change is refused. No field may have this name.
 */
export const PREVIOUS = 'previous';
