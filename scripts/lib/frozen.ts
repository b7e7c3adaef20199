import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process that PostgreSQL's note names, and those that it started; Linux says which. */
function processesOf(cluster: string): number[] {
  const note = readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
  const postmaster = Number(note.split('\n')[0]);
  const tasks = `/proc/${postmaster}/task`;
  const children = readdirSync(tasks).flatMap((task) =>
    readFileSync(join(tasks, task, 'children'), 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean),
  );
  return [postmaster, ...children.map(Number)];
}

/**
 * Stops a running PostgreSQL in the middle of what it does, as when the power goes.
 * @returns lets it go on
 */
export function freeze(cluster: string): () => void {
  const processes = processesOf(cluster);
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of processes) process.kill(pid, 'SIGCONT');
  };
}
