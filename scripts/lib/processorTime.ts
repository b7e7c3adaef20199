import { readdirSync, readFileSync } from 'node:fs';

/** The kernel reports hundredths of a second to programs, whatever its own clock is. */
const MS_PER_TICK = 10;

interface Process {
  id: number;
  parent: number;
  /** Of the process and its ended children, in ticks. */
  ticks: number;
}

/** Null for a process that ends while it is read. */
function read(id: string): Process | null {
  try {
    // The part before the last bracket is the name, which may contain anything.
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const ticks = stat.slice(11, 15).reduce((sum, one) => sum + Number(one), 0);
    return { id: Number(id), parent: Number(stat[1]), ticks };
  } catch {
    return null;
  }
}

/**
 * The processor time of this process and of all that it has started, in milliseconds: other work on
 * the machine does not count. Only available on Linux.
 */
export function processorTime(): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => read(name) ?? []);
  const counted = new Set([process.pid]);
  for (let before = 0; before < counted.size;) {
    before = counted.size;
    for (const { id, parent } of all) if (counted.has(parent)) counted.add(id);
  }
  const ticks = all.reduce((sum, one) => (counted.has(one.id) ? sum + one.ticks : sum), 0);
  return ticks * MS_PER_TICK;
}
