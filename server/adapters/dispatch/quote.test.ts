import { expect, it } from 'vitest';
import { createDispatch } from './index.ts';

const question = {
  channelId: 'meridian',
  vehicle: 'Saloon',
  pickupTime: null,
  stops: [
    { latitude: 51.53, longitude: -0.12 },
    { latitude: 51.51, longitude: -0.12 },
  ],
  distanceMeters: 2000,
  durationSeconds: 600,
  currency: 'GBP',
};

/** A gateway that answers every call the same, and a clock to move. */
function gateway(status: number, body: unknown) {
  const asked: string[] = [];
  const clock = { now: new Date() };
  const dispatch = createDispatch({
    url: 'https://dispatch.example',
    secret: 'a secret that is long enough to be one',
    now: () => clock.now,
    fetch: (url) => {
      asked.push(url.pathname);
      return Promise.resolve(Response.json(body, { status }));
    },
  });
  const pass = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  };
  return { dispatch, asked, pass };
}

it('uses a price as it is quoted', async () => {
  const { dispatch, asked } = gateway(200, { type: 'RANGE', minimum: 1000, maximum: 1200 });
  expect(await dispatch.quote('f1', question)).toEqual({
    type: 'RANGE',
    minimum: 1000,
    maximum: 1200,
  });
  expect(asked).toEqual(['/fleets/f1/quotes']);
});

it('asks a fleet that quotes nothing again after a while, and asks the others in the meantime', async () => {
  const { dispatch, asked, pass } = gateway(404, {});
  expect(await dispatch.quote('f1', question)).toBeNull();
  pass(9);
  expect(await dispatch.quote('f1', question)).toBeNull();
  await dispatch.quote('f2', question);
  expect(asked).toEqual(['/fleets/f1/quotes', '/fleets/f2/quotes']);
  pass(2);
  await dispatch.quote('f1', question);
  expect(asked).toHaveLength(3);
});

it('refuses an answer that is not a price, and does not ask twice while somebody waits', async () => {
  const upside = gateway(200, { type: 'RANGE', minimum: 2, maximum: 1 });
  await expect(upside.dispatch.quote('f1', question)).rejects.toMatchObject({ code: 'bad_answer' });
  const broken = gateway(503, {});
  await expect(broken.dispatch.quote('f1', question)).rejects.toMatchObject({ status: 503 });
  expect(broken.asked).toHaveLength(1);
});

it('shows a price from a moment ago, but books only at the current price', async () => {
  const { dispatch, asked, pass } = gateway(200, { type: 'RANGE', minimum: 900, maximum: 950 });
  await Promise.all([dispatch.lateQuote('f1', question), dispatch.lateQuote('f1', question)]);
  expect(asked).toHaveLength(1);
  await dispatch.quote('f1', question);
  expect(asked).toHaveLength(2);
  pass(1 / 12);
  await dispatch.lateQuote('f1', question);
  expect(asked).toHaveLength(2);
  // A different route or time is a different question.
  await dispatch.lateQuote('f1', { ...question, pickupTime: '2032-03-01T09:00:00' });
  await dispatch.lateQuote('f2', question);
  expect(asked).toHaveLength(4);
  pass(1 / 6);
  await dispatch.lateQuote('f1', question);
  expect(asked).toHaveLength(5);
});

it('does not reuse a refusal from a moment ago', async () => {
  const { dispatch, asked } = gateway(422, {});
  for (let n = 0; n < 2; n += 1)
    await expect(dispatch.lateQuote('f1', question)).rejects.toMatchObject({ status: 422 });
  expect(asked).toHaveLength(2);
});

it('asks a fleet for its nearest driver once for everybody who looks at the same place', async () => {
  const driver = { driverId: 'd1', latitude: 51.5, longitude: -0.1, heading: 90 };
  const { dispatch, asked, pass } = gateway(200, [driver]);
  const near = question.stops[0]!;
  const found = await Promise.all([dispatch.nearest('f1', near), dispatch.nearest('f1', near)]);
  expect(found).toEqual([driver, driver]);
  await dispatch.nearest('f1', question.stops[1]!);
  await dispatch.nearest('f2', near);
  expect(asked).toHaveLength(3);
  pass(1);
  await dispatch.nearest('f1', near);
  expect(asked).toHaveLength(4);
});
