import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PageTabs } from './PageTabs.tsx';

const TABS = ['One', 'Two', 'Three'].map((name) => ({ name, label: name, to: `/${name}` }));

const focused = () => document.activeElement?.textContent;

const drawn = (value: string | false) =>
  render(<PageTabs label="Pages" value={value} tabs={TABS} />, { wrapper: MemoryRouter });

it('is reached with the Tab key at the open tab, and walked with the arrows', async () => {
  const user = userEvent.setup();
  drawn('Two');
  await user.tab();
  expect(focused()).toBe('Two');
  const steps = ['{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{Home}', '{End}'];
  const walked: unknown[] = [];
  for (const key of steps) {
    await user.keyboard(key);
    walked.push(focused());
  }
  expect(walked).toEqual(['Three', 'One', 'Three', 'One', 'Three']);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Two');
  await user.tab();
  expect(document.body).toHaveFocus();
});

it('is reached at its first tab when none is open', async () => {
  drawn(false);
  await userEvent.tab();
  expect(focused()).toBe('One');
  expect(screen.queryByRole('tab', { selected: true })).not.toBeInTheDocument();
});

const Address = () => <p>{useLocation().pathname}</p>;

it.each([' ', '{Enter}'])('opens a tab with the key "%s"', async (key) => {
  render(
    <MemoryRouter>
      <PageTabs label="Pages" value="Two" tabs={TABS} />
      <Address />
    </MemoryRouter>,
  );
  await userEvent.tab();
  await userEvent.keyboard(`{ArrowRight}${key}`);
  expect(screen.getByText('/Three')).toBeInTheDocument();
});

it('leaves keys with a modifier to the browser, which goes back with Alt and an arrow', async () => {
  drawn('Two');
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(focused()).toBe('Two');
});
