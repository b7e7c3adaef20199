import { standardTag } from '../../contract/core/languages.ts';
import { CORPORATION_ADMIN_PAGES, FLEET_MANAGER_PAGES } from '../../scripts/lib/screens/pages.ts';
import { DESKTOP, PHONE } from './support/sizes.ts';
import { expect, onDesktopAndPhone, test } from './support/test.ts';

onDesktopAndPhone(() => {
  test('the welcome and sign-in pages are accessible', async ({ page, journey }) => {
    await page.goto('/');
    await journey.expectAccessible();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Password')).toBeVisible();
    await journey.expectAccessible();
  });

  test('a notice is at the top centre, also over a dialog', async ({ page, journey, isMobile }) => {
    await journey.signIn('admin@northwind.example', '/favourites');
    /** On a phone, a card shows its actions once it is open. */
    const openCard = async () => {
      const details = page.getByRole('button', { name: /^Details of / });
      if (isMobile) await details.first().press('Enter');
    };
    await expect(page).toHaveTitle(/^Favourites/);
    await openCard();
    const deletion = page.getByRole('button', { name: /^Delete / }).first();
    await deletion.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    const notices = page.locator('section[aria-label="Notices"]');
    await expect(notices).toContainText('was deleted');
    // It stays while the pointer is on it.
    await notices.hover();
    await openCard();
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    const place = await notices.evaluate((section) => {
      const { x, y, width, height } = section.getBoundingClientRect();
      const [across, down] = [x + width / 2, y + height / 2];
      const isOnTop = section.contains(document.elementFromPoint(across, down));
      return {
        y,
        isOnTop,
        fromCentre: Math.abs(across - document.documentElement.clientWidth / 2),
      };
    });
    expect(place.isOnTop).toBe(true);
    expect(place.y).toBeLessThanOrEqual(24);
    expect(place.fromCentre).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
    await notices.getByRole('button', { name: /^Undo/ }).click();
    await expect(notices).toBeHidden();
  });

  test('what opens over a page is accessible', async ({ page, journey, isMobile }) => {
    await journey.signIn('admin@northwind.example');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (isMobile) {
      await page.getByRole('button', { name: 'Open navigation' }).click();
      await expect(page.getByRole('dialog', { name: 'Main navigation' })).toBeVisible();
      await journey.expectAccessible();
      await page.getByRole('button', { name: 'Close navigation' }).click();
    }
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await expect(page.getByRole('dialog', { name: /^Profile menu/ })).toBeVisible();
    await journey.expectAccessible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Views' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await journey.expectAccessible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await page.getByRole('combobox', { name: 'Account' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await journey.expectAccessible();
  });

  test('a console that cannot be opened has an accessible message', async ({ page, journey }) => {
    journey.allowConsole(/Failed to load resource.* 500 /);
    await journey.signIn('admin@northwind.example');
    await page.route('**/v1/me', (route) => route.fulfill({ status: 500, body: '' }));
    await page.reload();
    await expect(page.getByRole('main')).toContainText('The console could not be opened');
    await journey.expectAccessible();
  });

  test('lists show eighteen rows on a screen and five people on a phone', async ({
    page,
    journey,
    isMobile,
  }) => {
    await page.setViewportSize(isMobile ? PHONE : DESKTOP);
    await journey.signIn('fleet@meridian.example');
    const rows = page.locator('[data-row]');
    /** Where the table and the first row begin, how many rows are whole above the pager, and heights. */
    const shown = () =>
      rows.evaluateAll((all) => {
        const pager = document.querySelector('nav[aria-label="Pages"]');
        const isSticky = pager !== null && getComputedStyle(pager).position === 'sticky';
        const end = isSticky ? pager.getBoundingClientRect().top : window.innerHeight;
        const boxes = all.map((row) => row.getBoundingClientRect());
        const heightsOf = (elements: Iterable<Element>) => [
          ...new Set(Array.from(elements, (one) => one.getBoundingClientRect().height)),
        ];
        return {
          table: document.querySelector('table')?.getBoundingClientRect().top,
          rowHeights: heightsOf(all),
          headingHeights: heightsOf(document.querySelectorAll('.list-heading')),
          first: Math.round(boxes[0]?.top ?? Number.POSITIVE_INFINITY),
          whole: boxes.filter(({ bottom }) => Math.round(bottom) <= Math.round(end)).length,
        };
      });
    for (const [path, title] of [
      ['/employees?', 'Employees'],
      // In this order it has no headings.
      ['/trips/completed?sort=createdAt&order=DESC&', 'Completed'],
      ['/accounts?', 'Accounts'],
    ] as const) {
      if (isMobile && title !== 'Employees') continue;
      await journey.open(`${path}perPage=20`);
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
      await expect(rows.nth(17)).toBeAttached();
      const { first, whole } = await shown();
      expect(whole, `${path} shows that many rows`).toBeGreaterThanOrEqual(isMobile ? 5 : 18);
      if (isMobile) continue;
      expect(first, `${path} begins there`).toBeLessThanOrEqual(220);
      // Scrolled to its end, the list still shows its column heads.
      await rows.last().scrollIntoViewIfNeeded();
      await expect(page.getByRole('columnheader').nth(1)).toBeInViewport();
    }
    if (isMobile) return;
    // One low line of cards is above all trips, and each of their days has a low heading.
    await journey.open('/trips/all-trips?perPage=20');
    await expect(page).toHaveTitle(/^All trips/);
    await expect(rows.nth(17)).toBeAttached();
    const { table, rowHeights, headingHeights } = await shown();
    expect(table).toBeLessThanOrEqual(252);
    expect(rowHeights).toEqual([36]);
    expect(headingHeights).toEqual([24]);
  });
});

test('the built console has every language completely', async ({ page, journey }) => {
  await journey.signIn('admin@northwind.example');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  const languages = page.getByRole('dialog').getByRole('combobox').first();
  await languages.click();
  const options = page.getByRole('option');
  const all = await options.evaluateAll((found) =>
    found.map((option) => option.getAttribute('data-value') ?? ''),
  );
  expect(all.length).toBeGreaterThanOrEqual(10);
  await page.keyboard.press('Escape');
  // A language that lacks a text makes the page crash.
  for (const language of [...all, 'en']) {
    await languages.click();
    await options.and(page.locator(`[data-value="${language}"]`)).click();
    await expect(page.locator('html')).toHaveAttribute('lang', standardTag(language));
  }
  await expect(page.getByRole('dialog', { name: /^Profile menu/ })).toBeVisible();
});

test('a field with a search box opens at the first press, however fast it comes', async ({
  page,
  journey,
}) => {
  await journey.signIn('admin@northwind.example');
  await journey.open('/employees/create');
  // Playwright presses in the same moment in which the pointer reaches the field.
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: /^Group/ })
    .click();
  await expect(page.getByRole('option').first()).toBeVisible();
});

/** The dialogs: address and title of the page, the control that opens the dialog, and its width. */
const DIALOGS = [
  ['/employees', 'Employees', 'link', 'Add employee', 600],
  ['/employees', 'Employees', 'menuitem', 'Import CSV', 680],
  ['/employees', 'Employees', 'link', /^Edit /, 600],
  ['/accounts', 'Accounts', 'link', /^Edit /, 400],
  ['/employees?tab=guest', 'Guests', 'button', /^Delete /, 400],
  ['/employees?tab=corporationAdmin', 'Corporation admins', 'link', 'Add admin', 600],
  ['/users', 'Users', 'link', 'Add user', 600],
  ['/accounts', 'Accounts', 'link', 'Add account', 400],
  ['/trips/all-trips', 'All trips', 'menuitem', 'Download trips…', 600],
  ['/trips/all-trips', 'All trips', 'button', 'Find passenger', 750],
] as const;

test('dialogs have the specified widths, and are accessible', async ({ page, journey }) => {
  await journey.signIn('fleet@meridian.example');
  for (const [path, title, role, name, width] of DIALOGS) {
    await journey.open(path);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.locator('[data-row]').first()).toBeVisible();
    const menu = path.startsWith('/trips') ? 'Export' : 'More actions';
    if (role === 'menuitem') await page.getByRole('button', { name: menu }).click();
    await page.getByRole(role, { name }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog, String(name)).toHaveCSS('width', `${width}px`);
    // Some ask the server first, and fade their buttons in when it has answered.
    await expect(() => journey.expectAccessible()).toPass({ timeout: 10_000 });
    // The import wizard may hold much work, so only a button closes it.
    await dialog
      .getByRole('button', { name: /^(Cancel|Close)$/ })
      .first()
      .click();
    await expect(dialog).toBeHidden();
  }
});

test('an open trip is printed on its own', async ({ page, journey }) => {
  await journey.signIn('admin@northwind.example');
  // One with a driver and a price, which is longer than one that is still to come.
  await journey.open('/trips/completed');
  await page.getByRole('cell', { name: 'Completed' }).first().click();
  const trip = page.getByRole('region', { name: /^Trip of/ });
  await expect(trip).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(trip).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(trip.getByRole('button')).toHaveCount(0);
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('what is current is marked without backgrounds, too', async ({ page, journey }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await journey.signIn('admin@northwind.example');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.locator('[aria-current]')).toHaveCSS('border-top-width', '1px');
  await expect(navigation.getByRole('link', { name: 'People' })).toHaveCSS(
    'border-top-width',
    '0px',
  );
  await journey.open('/book');
  const passengers = page.getByRole('listbox').getByRole('option');
  await expect(passengers.first()).toHaveCSS('outline-style', 'solid');
  await expect(passengers.nth(1)).toHaveCSS('outline-style', 'none');
});

/** The pages that one test opens: the longest of all journeys would keep one worker busy alone. */
const PAGES_OF_A_TEST = 7;

for (const [email, all] of [
  ['admin@northwind.example', CORPORATION_ADMIN_PAGES],
  ['fleet@meridian.example', FLEET_MANAGER_PAGES],
] as const) {
  const pages = Object.entries(all);
  for (let first = 0; first < pages.length; first += PAGES_OF_A_TEST)
    test(`every screen of ${email} fits and is accessible, on a light desktop and on a dark phone (from page ${first + 1})`, async ({
      page,
      journey,
    }) => {
      test.slow();
      await journey.signIn(email);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await journey.expectStill();
      for (const [path, title] of pages.slice(first, first + PAGES_OF_A_TEST)) {
        await journey.open(path);
        await expect(page).toHaveTitle(new RegExp(`^${title}`));
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await journey.expectStill();
        await journey.expectTidy();
      }
    });
}
