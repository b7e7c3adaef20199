import { chooseAccount, choosePayment, fillWizard, sendButton } from './support/booking.ts';
import { PHONE } from './support/sizes.ts';
import { expect, onDesktopAndPhone, test } from './support/test.ts';

test('the pickup time of a future trip is changed', async ({ page, journey }) => {
  await journey.signIn('admin@northwind.example', '/trips/pre-bookings');
  await page.getByRole('row').nth(1).click();
  await page.getByRole('link', { name: 'Change pickup time' }).click();
  const time = page.getByRole('textbox', { name: 'Time' });
  await expect(time).toBeFocused();
  await journey.expectTidy();
  await time.fill('23:00');
  await expect(page.getByText(/, 23:\d\d$/).last()).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Pickup time changed' })).toBeVisible();
  await journey.expectTidy();
});

test('the questions of the account are answered', async ({ page, journey }) => {
  await journey.signIn('admin@northwind.example');
  await chooseAccount(page, 'Northwind Retail');
  await fillWizard(page, 'Langham');
  await choosePayment(page, /^Business account/);
  await page.getByRole('button', { name: 'Next' }).click();
  const answer = page.getByRole('textbox', { name: 'Project code' });
  await expect(answer).toBeFocused();
  await journey.expectTidy();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Project code is missing')).toBeVisible();
  await journey.expectTidy();
  await answer.fill('PX-17');
  await sendButton(page).click();
  const card = page.getByRole('region', { name: 'Outbound trip' });
  await expect(card.getByText('Booking confirmed')).toBeVisible();
  await expect(card.getByText('PX-17')).toBeVisible();
  await journey.expectTidy();
});

// This is also the booking that is made on a phone from start to end.
onDesktopAndPhone(() => {
  test('a card is added during a booking, and pays for it', async ({ page, journey, isMobile }) => {
    await journey.signIn('admin@northwind.example');
    await fillWizard(page, isMobile ? 'Landmark' : 'Connaught');
    if (isMobile) {
      // Long addresses leave room for the vehicles, and what edits them can be pressed.
      const summary = await page.getByRole('group', { name: 'This trip' }).boundingBox();
      expect(summary!.height).toBeLessThan(PHONE.height / 4);
      const edit = await page.getByRole('button', { name: 'Edit Address' }).boundingBox();
      expect(Math.min(edit!.width, edit!.height)).toBeGreaterThanOrEqual(44);
    }
    // The vehicle that was booked last may not accept cards.
    await page
      .getByRole('radio', { name: /^Saloon/ })
      .first()
      .check();
    await page.getByRole('button', { name: /^Payment: / }).click();
    await journey.expectTidy();
    await page.getByRole('button', { name: 'Add a card' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a card' });
    await expect(dialog.getByRole('textbox', { name: 'Name on the card' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/is missing$/)).toHaveCount(2);
    // The processor's fields come from its own script, and the Tab key finds them only then.
    await expect(dialog.getByRole('textbox', { name: 'Card number' })).toBeVisible();
    if (!isMobile) await journey.expectTidy();
    // By keyboard alone, from field to field.
    await page.keyboard.type('Eleanor Ashworth');
    await page.keyboard.press('Tab');
    await page.keyboard.type('5555555555554444');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1230');
    await page.keyboard.press('Tab');
    await page.keyboard.type('123');
    await page.keyboard.press('Tab');
    await page.keyboard.type('SW1A 1AA');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /^Payment: .*4444/ })).toBeVisible();
    // The rules are checked again for the new card. Pressing the button before that would only say
    // so.
    await expect(page.getByRole('button', { name: 'Book', exact: true })).toBeEnabled();
    await page.keyboard.press('Control+Enter');
    const card = page.getByRole('region', { name: 'Outbound trip' });
    await expect(card.getByText('Booking confirmed')).toBeVisible();
    await expect(card.getByText('Mastercard ending in 4444')).toBeVisible();
  });
});
