/** The attributes by which screen readers announce a field that a search box replaces. */
export const UNOPENED_ROLE = {
  'aria-expanded': false,
  'aria-haspopup': 'listbox',
  role: 'combobox',
  readOnly: true,
} as const;

/** The arrow of a field that has choices: MUI's, without its components (`theme/fields.ts`). */
export const FIELD_ARROW = (
  <svg className="field-arrow" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M7 10l5 5 5-5z" />
  </svg>
);
