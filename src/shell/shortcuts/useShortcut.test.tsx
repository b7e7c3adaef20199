import { MenuItem, Select } from '@mui/material';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useShortcut } from './useShortcut.ts';

it('runs Ctrl+Enter on a list of choices, which stays closed', async () => {
  const act = vi.fn<() => void>();
  function Form() {
    useShortcut('Mod+Enter', act);
    return (
      <Select value="sales" inputProps={{ 'aria-label': 'Cost centre' }}>
        <MenuItem value="sales">Sales</MenuItem>
      </Select>
    );
  }
  render(<Form />);
  const user = userEvent.setup();
  screen.getByRole('combobox').focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(act).toHaveBeenCalledOnce();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  expect(act).toHaveBeenCalledOnce();
});
