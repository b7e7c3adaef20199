import type { Screen, Stage } from './stage.ts';

async function choosePassenger({ find, choose }: Stage) {
  await choose(find('combobox', 'booking.recipient.label'), 'Samuel', /Samuel/);
}

async function chooseRoute({ find, choose, isPhone }: Stage) {
  await choose(find('combobox', 'addresses.pickup'), 'heathrow t5', /Terminal 5/);
  // For the same trip again, the form would ask a question.
  const hotel = isPhone ? 'Landmark' : 'Savoy';
  await choose(find('combobox', 'addresses.dropoff'), hotel, new RegExp(hotel));
}

/** The button looks disabled while something is missing; pressing it anyway says what. */
const goOn = ({ find }: Stage) => find('button', 'booking.steps.next').click({ force: true });

const sendIt = ({ page }: Stage) => page.keyboard.press('Control+Enter');

/** The booking form in its states; one booking is made. */
export const bookingScreens: readonly Screen[] = [
  { name: 'booking-passenger', show: ({ open }) => open('/create-v2') },
  {
    name: 'booking-passenger-search',
    async show({ find, page }) {
      await find('combobox', 'booking.recipient.label').fill('sam');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'booking-passenger-none',
    async show({ find, page }) {
      await find('combobox', 'booking.recipient.label').fill('qqzzyy');
      await page.getByText('qqzzyy').first().waitFor();
    },
  },
  {
    name: 'booking-guest',
    async show({ page, find }) {
      await page
        .getByRole('option', { name: /qqzzyy/ })
        .or(find('button', 'passenger.addNamed'))
        .first()
        .click();
    },
  },
  {
    name: 'booking-guest-errors',
    show: goOn,
  },
  {
    name: 'booking-address',
    async show(stage) {
      await stage.open('/create-v2');
      await choosePassenger(stage);
      await stage.find('combobox', 'addresses.pickup').waitFor();
    },
  },
  {
    name: 'booking-address-suggestions',
    async show({ find, page }) {
      await find('combobox', 'addresses.pickup').fill('king');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'booking-address-chosen',
    async show(stage) {
      await chooseRoute(stage);
      await stage.press('button', 'addresses.addStop');
    },
  },
  {
    name: 'booking-address-errors',
    show: goOn,
  },
  {
    name: 'booking-vehicle',
    async show({ press, page }) {
      await press('button', 'addresses.removeStop');
      await press('button', 'booking.steps.next');
      await page.getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'booking-add-card',
    async show({ page, press }) {
      // What pays for the trip is the first chip that opens in its place.
      await page.locator('form button[aria-haspopup=dialog][aria-expanded]').first().click();
      await press('button', 'payments.card.add');
    },
  },
  {
    name: 'booking-draft-offer',
    async show({ page }) {
      // The question about a card would be kept with the draft.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.goto(new URL('/favourites', page.url()).href);
      await page.goto(new URL('/create-v2', page.url()).href);
      await page.locator('#draft-offer').waitFor();
    },
  },
  {
    name: 'booking-confirmation',
    async show(stage) {
      await stage.press('button', 'booking.draft.resume');
      await stage.page.getByRole('radio').first().waitFor();
      await stage.page.getByText('£').first().waitFor();
      await sendIt(stage);
      await stage.find('button', 'booking.status.bookReturn').waitFor();
    },
  },
  { name: 'booking-return', show: ({ press }) => press('button', 'booking.status.bookReturn') },
  {
    name: 'booking-twice',
    async show(stage) {
      await stage.open('/create-v2');
      await choosePassenger(stage);
      await chooseRoute(stage);
      await stage.press('button', 'booking.steps.next');
      await stage.page.getByText('£').first().waitFor();
      await sendIt(stage);
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  { name: 'booking-one-page', show: ({ open }) => open('/book-dp') },
  {
    name: 'booking-one-page-filled',
    async show(stage) {
      await choosePassenger(stage);
      await chooseRoute(stage);
      await stage.page.getByText('£').first().waitFor();
    },
  },
];
