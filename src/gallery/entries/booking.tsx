import { Box, RadioGroup } from '@mui/material';
import type { Recipient } from '../../../contract/booking/calls.ts';
import { oliver } from '../../../contract/booking/draft.fixture.ts';
import type { PaymentOption } from '../../../contract/booking/paymentChoice.ts';
import type { PolicyLimit, PolicyPreview } from '../../../contract/booking/policy.ts';
import { FULL_DAY, type Rule } from '../../../contract/policy/rules.ts';
import { PaymentOptionCard } from '../../booking/fields/PaymentOptionCard.tsx';
import { PolicyPanel } from '../../booking/fields/PolicyPanel.tsx';
import { RecipientCard } from '../../booking/fields/RecipientCard.tsx';
import { routes } from '../../routes.tsx';
import { RuleSentences } from '../../resources/travelRestrictions/RuleSentences.tsx';
import type { Entry } from '../entry.ts';
import { heathrowPlace, savoyPlace } from './rows.ts';
import { Group } from './Group.tsx';

const nothing = () => undefined;
const guest: Recipient = {
  ...oliver,
  givenName: 'Anastasia-Wilhelmina',
  familyName: 'Featherstonehaugh-Cholmondeley',
  email: null,
  phone: null,
  type: 'guest',
};

const Passengers = () => (
  <>
    <Group label="an employee" isStacked>
      <RecipientCard recipient={oliver} onChange={nothing} onAddPhone={nothing} />
    </Group>
    <Group label="a guest without a number" isStacked>
      <RecipientCard recipient={guest} onChange={nothing} onAddPhone={nothing} />
    </Group>
  </>
);

const card = {
  brand: 'visa',
  number: '4242',
  expiration: { year: 2027, month: 4 },
  cardHolderName: 'Anna Smith',
};
const OPTIONS: readonly PaymentOption[] = [
  { id: 'businessAccount', type: 'businessAccount', card: null, reason: null },
  { id: 'cash', type: 'cash', card: null, reason: null },
  { id: 'card', type: 'creditCard', card, reason: null },
  { id: 'expired', type: 'creditCard', card, reason: { code: 'cardExpired' } },
];

const Payments = () => (
  <RadioGroup value="businessAccount" name="gallery-payment" aria-label="Payment" sx={{ gap: 1 }}>
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 560 }}>
      {OPTIONS.map((option) => (
        <PaymentOptionCard
          key={option.id}
          option={option}
          isChosen={option.id === 'businessAccount'}
        />
      ))}
    </Box>
  </RadioGroup>
);

const limit: PolicyLimit = {
  ruleId: 'r1',
  kind: 'maxAmount',
  period: 'week',
  limit: 5000,
  used: 1000,
  usedWithTrip: 4250,
  legs: 'outbound',
};
const allowed: PolicyPreview = {
  isAllowed: true,
  hasRules: true,
  note: null,
  violations: [],
  limits: [],
};
const stopped: PolicyPreview = {
  ...allowed,
  isAllowed: false,
  violations: [
    {
      ruleId: 'r2',
      kind: 'dateTime',
      leg: 'outbound',
      message: 'Sales: no trips on Sundays.',
      remedy: 'Choose another day.',
    },
  ],
};

const Policies = () => (
  <>
    <Group label="allowed" isStacked>
      <PolicyPanel preview={allowed} />
    </Group>
    <Group label="near a limit" isStacked>
      <PolicyPanel preview={{ ...allowed, limits: [limit] }} />
    </Group>
    <Group label="stopped; by whom and why is the server’s to say" isStacked>
      <PolicyPanel preview={stopped} />
    </Group>
    <Group label="not known" isStacked>
      <PolicyPanel preview={undefined} isFailed />
    </Group>
  </>
);

const id = (last: number): string => `00000000-0000-4000-8000-00000000000${String(last)}`;
const office = { startTime: { hours: 0, minutes: 0 }, endTime: { hours: 7, minutes: 59 } };
const RULES: readonly Rule[] = [
  { id: id(1), type: 'maxAmount', amount: 25_000, maxAmountRuleType: 'month' },
  { id: id(2), type: 'frequency', maxNumberOfBookings: 2, frequencyRuleType: 'day' },
  {
    id: id(3),
    type: 'location',
    locationRuleType: 'between',
    origin: heathrowPlace,
    destination: savoyPlace,
    radiusMeters: 500,
  },
  { id: id(4), type: 'dateTime', dateTimeRuleType: 'monday', dateTimeSlots: [office] },
  { id: id(5), type: 'dateTime', dateTimeRuleType: 'sunday', dateTimeSlots: [FULL_DAY] },
  { id: id(6), type: 'distance', maxDistanceMeters: 40_000 },
  { id: id(7), type: 'time', maxDurationMinutes: 90 },
];

const Rules = () => (
  <>
    <Group label="of each kind" isStacked>
      <RuleSentences rules={RULES} />
    </Group>
    <Group label="none" isStacked>
      <RuleSentences rules={[]} />
    </Group>
  </>
);

const bookingPage = routes.find(({ path }) => path === '/book-dp')!;

export const booking: readonly Entry[] = [
  { name: 'Passengers', show: Passengers },
  { name: 'Ways of paying', show: Payments },
  { name: 'Whether the rules allow it', show: Policies },
  { name: 'Rules in words', show: Rules },
  {
    name: 'The booking form, with offers and prices of the demo',
    show: bookingPage.page,
    scene: { path: bookingPage.path, route: bookingPage.path, height: 900 },
  },
];
