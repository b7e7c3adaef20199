import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A separate process that makes calls. It reports its processor time, to be left out. */
export interface Caller<Calls> {
  /** @returns the milliseconds of processor time that the caller took */
  make(calls: Calls): Promise<number>;
  end(): void;
}

/** @param module a module that calls `answerCalls` when it is run directly */
export function startCaller<Calls extends object>(module: string): Caller<Calls> {
  const child: ChildProcess = fork(module);
  return {
    async make(calls) {
      child.send(calls);
      const [took] = (await once(child, 'message')) as [number | { failed: string }];
      if (typeof took === 'number') return took;
      throw new Error(took.failed);
    },
    end: () => void child.kill(),
  };
}

/** Runs in the caller's process: does the work it is sent, and reports how long it took. */
export function answerCalls<Calls>(work: (calls: Calls) => Promise<void>): void {
  process.on('message', (calls: Calls) => {
    const before = process.cpuUsage();
    work(calls).then(
      () => {
        const { user, system } = process.cpuUsage(before);
        process.send?.((user + system) / 1000);
      },
      (error: unknown) => process.send?.({ failed: String(error) }),
    );
  });
}
