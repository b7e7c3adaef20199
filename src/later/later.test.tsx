import { act, render, screen } from '@testing-library/react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, it, vi } from 'vitest';
import { later, laterInPlace, partOf, prepareParts } from './later.tsx';

const Part = ({ name }: { name: string }) => <p>{name}</p>;
type Load = () => Promise<typeof Part>;

it('draws a part at once if it was fetched before, together with the parts that it names', async () => {
  const inner = vi.fn<Load>(() => Promise.resolve(Part));
  const outer = vi.fn<Load>(() => {
    const Inner = later(inner);
    return Promise.resolve(({ name }: { name: string }) => <Inner name={name} />);
  });
  const Outer = later(outer);
  expect(outer).not.toHaveBeenCalled();
  await prepareParts();
  expect(inner).toHaveBeenCalledOnce();
  render(<Outer name="there" />);
  expect(screen.getByText('there')).toBeInTheDocument();
  await prepareParts();
  expect(outer).toHaveBeenCalledOnce();
});

it('fetches a part that is opened earlier, and asks again for one that did not load', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(Part));
  load.mockRejectedValueOnce(new Error('The line was cut'));
  const Later = later(load);
  await prepareParts();
  expect(load).toHaveBeenCalledOnce();
  await act(async () => {
    render(
      <ErrorBoundary fallback={<p>failed</p>}>
        <Later name="after all" />
      </ErrorBoundary>,
    );
    await Promise.resolve();
  });
  expect(await screen.findByText('after all')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

it('says that a part failed, and requests it once', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const cut = Promise.withResolvers<typeof Part>();
  const load = vi.fn<Load>(() => cut.promise);
  const Later = later(load);
  await act(async () => {
    render(
      <ErrorBoundary fallback={<p>failed</p>}>
        <Later name="never" />
      </ErrorBoundary>,
    );
    await Promise.resolve();
  });
  // The page already waits for it.
  cut.reject(new Error('The line was cut'));
  expect(await screen.findByText('failed')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it('loads first what other parts need too', async () => {
  const needed = Promise.withResolvers<null>();
  const load = vi.fn<Load>(() => Promise.resolve(Part));
  later(load);
  partOf(() => needed.promise, { isUrgent: true });
  const all = prepareParts();
  expect(load).not.toHaveBeenCalled();
  needed.resolve(null);
  await all;
  expect(load).toHaveBeenCalledOnce();
});

it('shows something simpler in the place of a part until it has loaded, and does not request it', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(Part));
  const InPlace = laterInPlace(load, ({ name }) => <em>{name}</em>);
  render(<InPlace name="name" />);
  expect(screen.getByText('name').tagName).toBe('EM');
  expect(load).not.toHaveBeenCalled();
  await act(() => prepareParts());
  expect(screen.getByText('name').tagName).toBe('P');
});
