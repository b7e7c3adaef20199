import type { Screen, Stage } from './stage.ts';

/** The first row of the list, in a table or as a card. */
export const firstRow = ({ page }: Stage) =>
  page.locator('main [data-row], main .trip-cards > li').first();

/** Opens an entry of the page's menu of further actions. */
async function fromMenu(stage: Stage, key: string) {
  await stage.press('button', 'common.more');
  await stage.press('menuitem', key);
  await stage.page.getByRole('dialog').waitFor();
}

/** The screen of a page that only has to be opened. */
export const page = (name: string, path: string): Screen => ({
  name,
  show: ({ open }) => open(path),
});

/** The screen that a control of a page opens. */
export const opened = (
  name: string,
  path: string,
  role: 'button' | 'link',
  key: string,
): Screen => ({
  name,
  async show(stage) {
    await stage.open(path);
    // On a phone, a card shows its actions once it is open.
    if (stage.isPhone && !(await stage.find(role, key).isVisible()))
      await stage.press('button', 'lists.details');
    await stage.press(role, key);
  },
});

/** The screen that a control of the first row opens. */
export const openedByRow = (name: string, path: string): Screen => ({
  name,
  async show(stage) {
    await stage.open(path);
    await firstRow(stage).getByRole('button').first().click();
    await stage.page.getByRole('dialog').waitFor();
  },
});

export const inMenu = (name: string, path: string, key: string): Screen => ({
  name,
  async show(stage) {
    await stage.open(path);
    await fromMenu(stage, key);
  },
});

/** The screens of a list when it is empty, and when it cannot be loaded. */
export const statesOf = (name: string, path: string, call: string): readonly Screen[] => [
  {
    name: `${name}-empty`,
    async show({ open, answer, page }) {
      await open('/nowhere');
      await answer(call, { status: 200 });
      await page.goto(new URL(path, page.url()).href);
    },
  },
  {
    name: `${name}-failed`,
    async show({ open, answer, page }) {
      await open('/nowhere');
      await answer(call, { status: 500, body: '{}' });
      await page.goto(new URL(path, page.url()).href);
      await page.getByRole('alert').first().waitFor();
    },
  },
];

/** The screen of a list with its first trip open. */
export const openTrip = (name: string, path: string): Screen => ({
  name,
  async show(stage) {
    await stage.open(path);
    if (stage.isPhone) await stage.press('button', 'trips.expand');
    else await firstRow(stage).click();
    await stage.page.getByRole('region', { name: /./ }).first().waitFor();
  },
});
