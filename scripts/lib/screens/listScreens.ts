import type { Screen, Stage } from './stage.ts';

/** The first row of the list, whether it is one of a table or a card. */
export const firstRow = ({ page }: Stage) => page.locator('main [data-row], main li').first();

/** Opens what a control of the page's menu of further actions leads to. */
async function fromMenu(stage: Stage, key: string) {
  await stage.press('button', 'common.more');
  await stage.press('menuitem', key);
  await stage.page.getByRole('dialog').waitFor();
}

/** The look of a page that only has to be opened. */
export const page = (name: string, path: string): Screen => ({
  name,
  show: ({ open }) => open(path),
});

/** What a control of a page opens. */
export const opened = (
  name: string,
  path: string,
  role: 'button' | 'link',
  key: string,
): Screen => ({
  name,
  async show(stage) {
    await stage.open(path);
    await stage.press(role, key);
  },
});

/** What a control of the first row opens. */
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

/** A list as it looks when there is nothing in it, and when it cannot be loaded. */
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

/** What the first trip of a list opens into. */
export const openTrip = (name: string, path: string): Screen => ({
  name,
  async show(stage) {
    await stage.open(path);
    if (stage.isPhone) await stage.press('button', 'trips.expand');
    else await firstRow(stage).click();
    await stage.page.getByRole('region', { name: /./ }).first().waitFor();
  },
});
