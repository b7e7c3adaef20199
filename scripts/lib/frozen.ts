import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process named in PostgreSQL's pid file, and those that it started, as Linux lists them. */
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
 * Stops a running PostgreSQL in the middle of its work, as a power cut does.
 * @returns a function that lets it continue
 */
export function freeze(cluster: string): () => void {
  const processes = processesOf(cluster);
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of processes) process.kill(pid, 'SIGCONT');
  };
}
