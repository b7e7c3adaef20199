import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, it, vi } from 'vitest';
import { connection } from '../connection/connection.ts';
import { lazyPart, lazyDialog, lazyInPlace } from './lazyPart.tsx';
import { partOf, preloadParts } from './parts.ts';

const Part = ({ name }: { name: string }) => <p>{name}</p>;
type Load = () => Promise<typeof Part>;

/** Lets what is drawn wait for a part. */
const waiting = (draw: () => void) =>
  act(async () => {
    draw();
    await Promise.resolve();
  });
const renderWaiting = (element: ReactElement) => waiting(() => render(element));

it('draws a part at once if it was fetched before, together with the parts that it names', async () => {
  const inner = vi.fn<Load>(() => Promise.resolve(Part));
  const outer = vi.fn<Load>(() => {
    const Inner = lazyPart(inner);
    return Promise.resolve(({ name }: { name: string }) => <Inner name={name} />);
  });
  const Outer = lazyPart(outer);
  expect(outer).not.toHaveBeenCalled();
  await preloadParts();
  expect(inner).toHaveBeenCalledOnce();
  render(<Outer name="there" />);
  expect(screen.getByText('there')).toBeInTheDocument();
  await preloadParts();
  expect(outer).toHaveBeenCalledOnce();
});

it('fetches a part that is opened earlier, and asks again for one that did not load', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(Part));
  load.mockRejectedValueOnce(new Error('The line was cut'));
  const Later = lazyPart(load);
  await preloadParts();
  expect(load).toHaveBeenCalledOnce();
  await renderWaiting(<Later name="after all" />);
  expect(await screen.findByText('after all')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

it('says in the place of a part that it failed, and requests it once', async () => {
  const cut = Promise.withResolvers<typeof Part>();
  const load = vi.fn<Load>(() => cut.promise);
  const Later = lazyPart(load);
  await renderWaiting(
    <section aria-label="place">
      <Later name="never" />
    </section>,
  );
  // The page already waits for it.
  cut.reject(new Error('The line was cut'));
  const place = screen.getByRole('region', { name: 'place' });
  expect(await within(place).findByRole('alert')).toHaveTextContent('shell.error.part');
  expect(load).toHaveBeenCalledOnce();
});

it('leaves errors of a part that was loaded to the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Broken = lazyPart(() =>
    Promise.resolve(() => {
      throw new Error('A mistake');
    }),
  );
  await renderWaiting(
    <ErrorBoundary fallback={<p>failed</p>}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(await screen.findByText('failed')).toBeInTheDocument();
});

it('requests nothing without a connection, and tries again once there is one', async () => {
  vi.spyOn(connection, 'isLost').mockReturnValue(true);
  vi.spyOn(connection, 'isStillLost').mockResolvedValue(true);
  // The server would not answer.
  vi.spyOn(connection, 'noteFailure').mockReturnValue();
  const load = vi.fn<Load>(() => Promise.resolve(Part));
  const Later = lazyPart(load);
  await preloadParts();
  await renderWaiting(<Later name="after all" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('shell.error.network');
  expect(load).not.toHaveBeenCalled();
  vi.mocked(connection.isLost).mockReturnValue(false);
  vi.mocked(connection.isStillLost).mockResolvedValue(false);
  await waiting(() => fireEvent.click(screen.getByRole('button', { name: 'common.retry' })));
  expect(await screen.findByText('after all')).toBeInTheDocument();
});

it('says next to what was pressed that a dialog failed, and leaves the page as it is', async () => {
  const load = vi.fn<Load>(() => Promise.reject(new Error('The line was cut')));
  const LazyDialog = lazyDialog(load, { isPreloaded: false });
  await preloadParts();
  expect(load).not.toHaveBeenCalled();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && <LazyDialog name="never" onClose={() => setOpen(false)} />}
      </>
    );
  }
  await renderWaiting(<Page />);
  const press = screen.getByRole('button', { name: 'Open' });
  press.focus();
  await waiting(() => fireEvent.click(press));
  const message = await screen.findByRole('alertdialog', { name: 'shell.error.part' });
  expect(message).toHaveFocus();
  expect(press).toBeInTheDocument();
  fireEvent.keyDown(message, { key: 'Escape' });
  expect(message).not.toBeInTheDocument();
  expect(press).toHaveFocus();
});

it('loads first what other parts need too', async () => {
  const needed = Promise.withResolvers<null>();
  const load = vi.fn<Load>(() => Promise.resolve(Part));
  lazyPart(load);
  partOf(() => needed.promise, { isUrgent: true });
  const all = preloadParts();
  expect(load).not.toHaveBeenCalled();
  needed.resolve(null);
  await all;
  expect(load).toHaveBeenCalledOnce();
});

it('shows something simpler in the place of a part until it has loaded, and does not request it', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(Part));
  const InPlace = lazyInPlace(
    load,
    ({ name }) => <em>{name}</em>,
    () => false,
  );
  render(<InPlace name="name" />);
  expect(screen.getByText('name').tagName).toBe('EM');
  expect(load).not.toHaveBeenCalled();
  await act(() => preloadParts());
  expect(screen.getByText('name').tagName).toBe('P');
});

it('says next to something simpler that was pressed that the part failed, each time it is pressed', async () => {
  vi.spyOn(connection, 'isStillLost').mockResolvedValue(true);
  vi.spyOn(connection, 'noteFailure').mockReturnValue();
  interface Pressable {
    isPressed: boolean;
    onPress: (isPressed: boolean) => void;
  }
  const InPlace = lazyInPlace<Pressable>(
    () => Promise.resolve(() => <p>the whole part</p>),
    ({ onPress }) => (
      <input aria-label="Simple" onClick={() => onPress(true)} onBlur={() => onPress(false)} />
    ),
    ({ isPressed }) => isPressed,
  );
  function Page() {
    const [isPressed, setPressed] = useState(false);
    return <InPlace isPressed={isPressed} onPress={setPressed} />;
  }
  render(<Page />);
  const simple = screen.getByRole('textbox', { name: 'Simple' });
  const press = async () => {
    simple.focus();
    await waiting(() => fireEvent.click(simple));
    return screen.findByRole('alertdialog', { name: 'shell.error.part' });
  };
  fireEvent.keyDown(await press(), { key: 'Escape' });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(simple).toHaveFocus();
  const message = await press();
  vi.mocked(connection.isStillLost).mockResolvedValue(false);
  await waiting(() =>
    fireEvent.click(within(message).getByRole('button', { name: 'common.retry' })),
  );
  expect(await screen.findByText('the whole part')).toBeInTheDocument();
  expect(message).not.toBeInTheDocument();
});
