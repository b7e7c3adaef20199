import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FILES = globSync('src/**/*.tsx', { cwd: ROOT }).filter(
  (file) => !/\.test\.tsx$|^src\/gallery\//.test(file),
);

/** Something is under way, which the page shows, and ends by itself. */
const IS_BUSY = /^(?:is(?:Busy|Looking|Pending|Reading|Saving|Starting)|saving|sent !== null)$/;

/** What else may be disabled: what stands in the way is not something that its reader has left out. */
const OTHERS: Record<string, string> = {
  'booking/WizardStepper.tsx': 'a step that was not reached yet is no way to go on',
  'booking/fields/AccountField.tsx': 'the empty value of a list that needs one',
  'booking/fields/CountField.tsx': 'the number cannot be lower or higher',
  'booking/fields/PaymentOptionCard.tsx': 'specified, with the reason in the same line',
  'booking/fields/RecipientCard.tsx': 'a field that is specified so',
  'admin/dialogs/ConfirmDialog.tsx': 'the question says why it cannot be confirmed',
  'imports/FileDrop.tsx': 'a file is being read',
  'admin/list/Pagination.tsx': 'there is no page before or after it',
  'resources/declared/inputs/LockedField.tsx': 'a field that is specified so',
  'resources/declared/inputs/ReferenceSelect.tsx': 'a field that is specified so',
  'resources/paymentMethods/GroupsSelect.tsx': 'a field that follows from the one before',
  'resources/reports/ReportFields.tsx': 'days of a period that is too long for rows of them',
  'resources/trips/filters/OptionEditors.tsx': 'a field that follows from the one before',
  'resources/trips/view/ViewActions.tsx': 'a line of text in a menu',
  'admin/sorting/SortHandle.tsx': 'it is the first or the last already',
};

/** Each file with the conditions under which something in it is disabled. */
const DISABLED = FILES.flatMap((file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  // The row handle of the booking form is told by an option of the same name.
  return [...text.matchAll(/\sdisabled(?:=\{([^}]*)\}|(?=[\s/>]))/g)]
    .map(([, condition = 'always']) => condition.trim())
    .filter((condition) => condition !== 'disabled')
    .map((condition) => ({ file: file.slice('src/'.length), condition }));
});

it('disables no button because something is missing', () => {
  expect(DISABLED.length).toBeGreaterThan(20);
  const silent = DISABLED.filter(
    ({ file, condition }) => !IS_BUSY.test(condition) && !(file in OTHERS),
  );
  expect(
    silent,
    'Use `SubmitButton`, or say in the answer to a press what is missing (src/admin/dialogs/SubmitButton.tsx)',
  ).toEqual([]);
});

it('lists nothing that is never disabled', () => {
  const files = new Set(DISABLED.map(({ file }) => file));
  expect(Object.keys(OTHERS).filter((file) => !files.has(file))).toEqual([]);
});

it('sends every form and dialog by the button that answers', () => {
  const plain = FILES.filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return [...text.matchAll(/<Button\b[^>]*?\btype="submit"/g)].length > 0;
  });
  expect(plain).toEqual([]);
});
