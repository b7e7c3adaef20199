import { PHONE } from './support/sizes.ts';
import { expect, onPhone, test } from './support/test.ts';

onPhone(() => {
  test('an opened trip is scrolled to below the bar at the top', async ({ page, journey }) => {
    await journey.signIn('admin@northwind.example');
    const cards = page.getByRole('main').getByRole('listitem');
    // The trips under way are links, and open as the only one.
    const card = cards.filter({ has: page.getByRole('button') }).nth(2);
    await card.getByRole('button').first().click();
    const trip = page.getByRole('region', { name: /^Trip of/ });
    await expect(trip).toBeVisible();
    const pickup = card.getByRole('time').first();
    await expect
      .poll(async () => {
        const bar = await page.getByRole('banner').boundingBox();
        const box = await pickup.boundingBox();
        // How far the opened trip is scrolled: its first line should be just below the bar.
        return bar && box ? box.y - bar.y - bar.height : null;
      })
      .toBeLessThan(60);
    const bar = await page.getByRole('banner').boundingBox();
    const box = await pickup.boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
  });

  test('six trips are in view below a low head, and the next is booked within reach of the thumb', async ({
    page,
    journey,
  }) => {
    await journey.signIn('admin@northwind.example', '/trips/completed');
    const cards = page.getByRole('list').filter({ has: page.getByRole('time') });
    await expect(cards.getByRole('button').nth(9)).toBeAttached();
    const boxes = await cards.locator('.trip-card').evaluateAll((all) =>
      all.map((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return { top, bottom };
      }),
    );
    const book = (await page.getByRole('link', { name: 'Book trip' }).boundingBox())!;
    expect(boxes[0]!.top).toBeLessThanOrEqual(200);
    expect(boxes.filter(({ bottom }) => bottom <= book.y).length).toBeGreaterThanOrEqual(6);
    expect(book.y + book.height).toBeGreaterThan(PHONE.height - 40);
  });

  test('tabs stay in their place when one of them has no button', async ({ page, journey }) => {
    await journey.signIn('admin@globex.example', '/payment-methods');
    const invoices = page.getByRole('tab', { name: 'Invoices' });
    await expect(page.getByRole('button', { name: 'Add a card' })).toBeVisible();
    const before = await invoices.boundingBox();
    await invoices.click();
    await expect(page.getByRole('button', { name: 'Add a card' })).toBeHidden();
    expect((await invoices.boundingBox())!.y).toBe(before!.y);
  });

  test('the page of a group is accessible', async ({ page, journey }) => {
    await journey.signIn('admin@globex.example', '/employees?tab=groups');
    await page.getByRole('button', { name: 'Details of Board' }).click();
    await page.getByRole('link', { name: 'Edit Board' }).click();
    await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
    await journey.expectTidy();
  });

  test('a short notice has its undo beside it', async ({ page, journey }) => {
    await journey.signIn('admin@globex.example', '/employees?tab=guest');
    // The rows of the start page may still be there.
    await expect(page.getByRole('tab', { name: 'Guests', selected: true })).toBeVisible();
    await page
      .getByRole('button', { name: /^Details of / })
      .first()
      .click();
    await page.getByRole('button', { name: /^Delete / }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    const notices = page.getByRole('region', { name: 'Notices' });
    const undo = await notices.getByRole('button', { name: /^Undo/ }).boundingBox();
    const text = await notices.getByText(/ was deleted$/).boundingBox();
    expect(undo!.x).toBeGreaterThanOrEqual(text!.x + text!.width);
    expect(undo!.y).toBeLessThan(text!.y + text!.height);
  });
});
