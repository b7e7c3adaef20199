import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AdminContext,
  Form,
  RecordContextProvider,
  ResourceContextProvider,
  SaveButton,
} from 'react-admin';
import { expect, it, vi } from 'vitest';
import {
  date,
  distance,
  type Field,
  list,
  money,
  number,
  rate,
  text,
} from '../../../../contract/core/fields.ts';
import { formatsFor } from '../../../../contract/core/formats.ts';
import { brandTestPage } from '../../../../tests/support/console.tsx';
import { FieldValue } from '../FieldValue.tsx';
import { Value } from '../Cell.tsx';
import { DeclaredInput } from './DeclaredInput.tsx';
import { LockedField } from './LockedField.tsx';
import { fieldValidator } from '../../../admin/inputs/useFieldProps.ts';

const fields = {
  day: date({ required: true }),
  price: money({ required: true, max: 90_000 }),
  count: number({ min: 1 }),
  reach: distance({ required: true, min: 500, max: 500_000 }),
  charge: rate({ max: 500_000 }),
  legs: list({ place: text({ required: true, max: 5 }), day: date({}) }, { max: 2 }),
};
const declaration = {
  name: 'samples',
  fields,
  scope: { by: 'channel' },
  access: {},
  label: ['day'],
  list: { columns: [], sortable: [], defaultSort: 'day', search: [] },
  form: ['day', 'price', 'reach', 'legs'],
  softDelete: false,
} as const;

it('accepts days, amounts, distances and lists of rows, and sends them in the form of the API', async () => {
  await brandTestPage();
  const user = userEvent.setup();
  const save = vi.fn();
  render(
    <AdminContext>
      <ResourceContextProvider value="samples">
        <Form onSubmit={save} defaultValues={{ legs: [], day: null, reach: 40_000 }}>
          {Object.entries(fields).map(([name, field]) => (
            <DeclaredInput key={name} name={name} field={field} />
          ))}
          <SaveButton />
        </Form>
      </ResourceContextProvider>
    </AdminContext>,
  );
  const day = await screen.findByRole('group', { name: /fields.day/ });
  const parts = within(day).getAllByRole('spinbutton');
  await user.click(parts[0]!);
  await user.keyboard('29022');
  // A new row has no amount yet, which must not look like an amount of 0.
  const price = screen.getByLabelText(/fields.price/);
  expect(price).toHaveValue('');
  await user.type(price, '12,5');
  const count = screen.getByLabelText(/fields.count/);
  await user.type(count, 'three');
  await user.tab();
  expect(price).toHaveValue('12.50');
  // In the unit of the channel's country. Typing the earlier number again brings back the earlier
  // metres.
  const reach = screen.getByLabelText(/fields.reach/);
  expect(reach).toHaveValue('24.85');
  await user.clear(reach);
  await user.type(reach, '24,85');
  // Typed for a mile; the API has it for a kilometre.
  await user.type(screen.getByLabelText(/fields.charge/), '2');
  await user.click(await screen.findByRole('button', { name: 'ra.action.add' }));
  await user.type(await screen.findByLabelText(/items.legs.place/), 'Harbour');
  await user.click(screen.getByRole('button', { name: 'ra.action.save' }));
  expect(await screen.findByText(/tooLong/)).toBeInTheDocument();
  expect(screen.getByText(/validation.number/)).toBeInTheDocument();
  // A day that is only half typed is not taken for none.
  expect(screen.getByText(/validation.date/)).toBeInTheDocument();
  await user.click(parts[2]!);
  await user.keyboard('2032');
  await user.clear(count);
  await user.type(count, '3');
  expect(save).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText(/items.legs.place/));
  await user.type(screen.getByLabelText(/items.legs.place/), 'Bank');
  await user.click(screen.getByRole('button', { name: 'ra.action.add' }));
  // No more rows than the declaration takes.
  expect(screen.queryByRole('button', { name: 'ra.action.add' })).not.toBeInTheDocument();
  const removals = screen.getAllByRole('button', { name: 'ra.action.remove' });
  await user.click(removals[1]!);
  await user.click(screen.getByRole('button', { name: 'ra.action.save' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]![0]).toEqual({
    day: '2032-02-29',
    price: 1250,
    count: 3,
    reach: 40_000,
    charge: 124.2742,
    legs: [{ place: 'Bank' }],
  });
});

it('says limits as they are typed', () => {
  const formats = formatsFor('en', { locale: 'en-GB', currency: 'GBP', distanceUnit: 'mi' });
  const limit = (field: Field, value: number) => fieldValidator(field, '', formats)(value);
  expect(limit(fields.charge, 500_001)).toMatchObject({ args: { max: '£8,046.72/mi' } });
  expect(limit(fields.price, 90_001)).toMatchObject({ args: { max: '£900.00' } });
  expect(limit(fields.reach, 499)).toMatchObject({ args: { min: '0.31 mi' } });
});

it('shows the same day in every zone, and each row of a list on its own line', async () => {
  await brandTestPage();
  render(
    <AdminContext>
      <FieldValue declaration={declaration} name="day" value="2032-02-29" />
      <FieldValue
        declaration={declaration}
        name="legs"
        value={[
          { place: 'Bank', day: '2032-03-01' },
          { place: 'Mile', day: null },
        ]}
      />
    </AdminContext>,
  );
  expect(screen.getByText('29 February 2032')).toBeInTheDocument();
  expect(screen.getByText('Bank').parentElement).toHaveTextContent('Bank01 March 2032');
});

it.each([
  ['XOF', 19_032, 'F CFA 19,032'],
  ['JPY', 1240, '¥1,240'],
  ['KWD', 1_240_500, 'KWD 1,240.500'],
  // A row without a currency of its own is in the channel's.
  [undefined, 1240, '£12.40'],
])('writes an amount of a row in its currency: %s', async (currency, price, shown) => {
  await brandTestPage();
  const row = { id: 'paper', price, ...(currency && { currency }) };
  render(
    <AdminContext>
      <ResourceContextProvider value="samples">
        <RecordContextProvider value={row}>
          <Form record={row}>
            <Value name="price" field={fields.price} value={price} />
            <FieldValue declaration={declaration} name="price" value={price} />
            <LockedField name="price" field={fields.price} lock="locked" />
          </Form>
        </RecordContextProvider>
      </ResourceContextProvider>
    </AdminContext>,
  );
  const { value } = screen.getByRole<HTMLInputElement>('textbox');
  expect(value.replaceAll(/\s/g, ' ')).toBe(shown);
  // In a list and in a history.
  expect(document.querySelector('form')).toHaveTextContent(shown + shown);
});
