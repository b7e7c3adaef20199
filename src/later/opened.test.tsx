import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, it, vi } from 'vitest';
import { prepareParts } from './parts.ts';
import { opened } from './opened.tsx';

interface MenuProps {
  open?: boolean;
  in?: boolean;
  appear?: boolean;
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
  return (props: MenuProps) => createElement(Place!, props);
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

it('shows that it failed when its code does not load, and requests it again at the next press', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn<Load>(() => Promise.resolve({ Menu }));
  load.mockRejectedValueOnce(new Error('The line was cut'));
  const Later = place(load);
  const Failed = ({ resetErrorBoundary }: { resetErrorBoundary: () => void }) => (
    <button onClick={resetErrorBoundary}>Try again</button>
  );
  const page = (isOpen: boolean) => (
    <ErrorBoundary FallbackComponent={Failed}>
      <Later open={isOpen} />
    </ErrorBoundary>
  );
  const { rerender } = render(page(true));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(load).toHaveBeenCalledOnce();
  rerender(page(false));
  fireEvent.click(retry);
  rerender(page(true));
  expect(await screen.findByText('open')).toBeInTheDocument();
});

it('leaves out the bubble of a tooltip whose code does not load', async () => {
  const load = vi.fn<Load>(() => Promise.reject(new Error('The line was cut')));
  const { Popper: Bubble } = opened(load, ['Popper']);
  const { container } = render(createElement(Bubble!, { open: true }));
  await act(() => prepareParts());
  expect(load).toHaveBeenCalled();
  expect(container).toBeEmptyDOMElement();
});
