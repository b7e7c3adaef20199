import { render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { money, reference } from '../../../contract/core/fields.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import type { ImportRow } from '../../../contract/import/calls.ts';
import { businessPassengers } from '../../../contract/resources/businessPassengers.ts';
import { brandTestPage } from '../../../tests/support/console.tsx';
import { ImportCell } from './ImportCell.tsx';

const declaration: AnyResource = {
  ...businessPassengers,
  scope: { by: 'channel' },
  fields: { price: money({}), groupId: reference('employee-groups', { onDelete: 'empty' }) },
  importable: { columns: ['price', 'groupId'], identifiedBy: ['price'] },
};
const BOARD = '0192f0c1-2345-7abc-8def-0123456789ab';
const row: ImportRow = {
  position: 0,
  line: 2,
  cells: { price: '30', groupId: 'Staff' },
  outcome: 'updated',
  isWritten: false,
  trip: null,
  label: '',
  corrected: {},
  errors: {},
  changes: { price: 2550, groupId: BOARD },
  code: null,
  message: null,
};

it('tells the value that a line replaces as lists show it', async () => {
  await brandTestPage();
  const dataProvider = {
    getMany: async () => ({ data: [{ id: BOARD, name: 'Board' }] }),
  } as unknown as DataProvider;
  const i18nProvider = {
    translate: (key: string, options?: { value?: string }) => `${key} ${options?.value ?? ''}`,
    changeLocale: async () => {},
    getLocale: () => 'en',
  };
  render(
    <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider}>
      <table>
        <tbody>
          <tr>
            {['price', 'groupId'].map((column) => (
              <ImportCell
                key={column}
                {...{ declaration, row, column, onCommit: () => {}, onChoose: () => {} }}
              />
            ))}
          </tr>
        </tbody>
      </table>
    </AdminContext>,
  );
  expect(await screen.findByText('imports.was Board')).toBeInTheDocument();
  expect(screen.getByText('imports.was £25.50')).toBeInTheDocument();
});
