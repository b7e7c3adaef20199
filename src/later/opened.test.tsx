import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement, useState, type ComponentType, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { connection } from '../connection/connection.ts';
import './later.tsx';
import { opened } from './opened.tsx';
import { prepareParts } from './parts.ts';

interface MenuProps {
  open?: boolean;
  in?: boolean;
  appear?: boolean;
  children?: ReactNode;
}

const Menu = ({ open, in: isIn, appear = false }: MenuProps) => (
  <p>
    {open || isIn ? 'open' : 'closed'}
    {appear && ', slowly'}
  </p>
);

type Load = () => Promise<Record<string, ComponentType<MenuProps>>>;
const place = (load: Load) => {
  const { Menu: Place } = opened(load, ['Menu']);
  return (props: MenuProps & { onClose?: () => void }) => createElement(Place!, props);
};

it('draws nothing and fetches nothing until it opens, and stays drawn afterwards', async () => {
  const load = vi.fn<Load>(() => Promise.resolve({ Menu }));
  const Later = place(load);
  const { rerender, container } = render(<Later open={false} />);
  expect(container).toBeEmptyDOMElement();
  expect(load).not.toHaveBeenCalled();
  rerender(<Later open />);
  expect(await screen.findByText('open')).toBeInTheDocument();
  rerender(<Later open={false} />);
  expect(screen.getByText('closed')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it('opens at once when its code was fetched before', async () => {
  const Later = place(() => Promise.resolve({ Menu }));
  const { rerender, container } = render(<Later open={false} />);
  await act(() => prepareParts());
  expect(container).toBeEmptyDOMElement();
  rerender(<Later open />);
  expect(screen.getByText('open')).toBeInTheDocument();
});

it('unfolds gradually, except for what was unfolded from the start', async () => {
  const Later = place(() => Promise.resolve({ Menu }));
  const { rerender } = render(<Later in={false} />);
  rerender(<Later in />);
  expect(await screen.findByText('open, slowly')).toBeInTheDocument();
  rerender(<Later in key="another" />);
  expect(screen.getByText('open')).toBeInTheDocument();
});

it('says next to what was pressed that its code failed, and requests it again at the next press', async () => {
  const load = vi.fn<Load>(() => Promise.resolve({ Menu }));
  load.mockRejectedValueOnce(new Error('The line was cut'));
  const Later = place(load);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <Later open={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  }
  render(<Page />);
  const press = screen.getByRole('button', { name: 'Open' });
  press.focus();
  fireEvent.click(press);
  const message = await screen.findByRole('alertdialog', { name: 'shell.error.part' });
  // An effect focuses it, which may run a moment after the message is in the page.
  await waitFor(() => expect(message).toHaveFocus());
  fireEvent.keyDown(message, { key: 'Escape' });
  expect(message).not.toBeInTheDocument();
  expect(press).toHaveFocus();
  expect(load).toHaveBeenCalledOnce();
  fireEvent.click(press);
  expect(await screen.findByText('open')).toBeInTheDocument();
});

it('requests nothing without a connection, and tries again once there is one', async () => {
  vi.spyOn(connection, 'isLost').mockReturnValue(true);
  vi.spyOn(connection, 'isStillLost').mockResolvedValue(true);
  // The server would not answer.
  vi.spyOn(connection, 'noteFailure').mockReturnValue();
  const load = vi.fn<Load>(() => Promise.resolve({ Menu }));
  const Later = place(load);
  render(<Later open />);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('shell.error.network');
  expect(load).not.toHaveBeenCalled();
  vi.mocked(connection.isLost).mockReturnValue(false);
  vi.mocked(connection.isStillLost).mockResolvedValue(false);
  fireEvent.click(screen.getByRole('button', { name: 'common.retry' }));
  expect(await screen.findByText('open')).toBeInTheDocument();
});

it('unfolds without a movement when its code does not load', async () => {
  const load = vi.fn<Load>(() => Promise.reject(new Error('The line was cut')));
  const Later = place(load);
  const { rerender, container } = render(<Later in>rows</Later>);
  expect(await screen.findByText('rows')).toBeInTheDocument();
  rerender(<Later in={false}>rows</Later>);
  expect(container).toBeEmptyDOMElement();
});

it('leaves out the bubble of a tooltip whose code does not load', async () => {
  const load = vi.fn<Load>(() => Promise.reject(new Error('The line was cut')));
  const { Popper: Bubble } = opened(load, ['Popper']);
  const { container } = render(createElement(Bubble!, { open: true }));
  await act(() => prepareParts());
  expect(load).toHaveBeenCalled();
  expect(container).toBeEmptyDOMElement();
});

it('shows what a badge is around, and says nothing of what nobody asked for, until the code is there', async () => {
  const { promise, reject } = Promise.withResolvers<Record<string, ComponentType<MenuProps>>>();
  const { Badge, LinearProgress, Tooltip } = opened(
    () => promise,
    ['Badge', 'LinearProgress', 'Tooltip'],
  );
  const { container } = render(
    <>
      {createElement(Badge!, null, <button>Imports</button>)}
      {createElement(LinearProgress!, {})}
      {createElement(Tooltip!, { open: false })}
    </>,
  );
  expect(container).toHaveTextContent(/^Imports$/);
  await act(async () => {
    reject(new Error('The line was cut'));
    await promise.catch(() => undefined);
  });
  expect(container).toHaveTextContent(/^Imports$/);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('loads a tooltip when its trigger was reached, although its bubble is not open yet', async () => {
  const { Tooltip } = opened(() => Promise.resolve({ Tooltip: Menu }), ['Tooltip']);
  render(createElement(Tooltip!, { open: false }));
  expect(await screen.findByText('closed')).toBeInTheDocument();
});
