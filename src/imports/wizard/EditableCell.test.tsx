import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { EditableCell } from './EditableCell.tsx';

const REASON = 'Must be a valid phone number with its country code, such as +447911123456';

it('shows the whole reason to whoever points at it, and reads it with the cell', async () => {
  const user = userEvent.setup();
  render(
    <table>
      <tbody>
        <tr>
          <EditableCell
            label="Phone, line 2"
            value="12"
            error={REASON}
            note={undefined}
            isLocked={false}
            onCommit={() => {}}
          />
        </tr>
      </tbody>
    </table>,
  );
  expect(screen.getByRole('textbox', { name: 'Phone, line 2' })).toHaveAccessibleDescription(
    REASON,
  );
  await user.hover(screen.getByText(REASON));
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(REASON));
});
