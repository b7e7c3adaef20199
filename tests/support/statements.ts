import type { Database } from '../../server/db/open.ts';

/**
 * The statements that reach the database while `work` runs, with `begin` and `commit`. Use it only
 * when nothing else asks the database meanwhile, because that would be included.
 */
export async function statementsOf(
  { pool }: Database,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const texts: string[] = [];
  const restore: (() => void)[] = [];
  const watched = new Set<object>();
  const watch = (client: { query: (...parameters: never[]) => unknown }) => {
    if (watched.has(client)) return;
    watched.add(client);
    const { query } = client;
    client.query = (...parameters: never[]) => {
      const [asked] = parameters as readonly unknown[] as readonly [string | { text: string }];
      texts.push(typeof asked === 'string' ? asked : asked.text);
      return Reflect.apply(query, client, parameters) as unknown;
    };
    restore.push(() => void Reflect.deleteProperty(client, 'query'));
  };
  pool.on('acquire', watch);
  try {
    await work();
  } finally {
    pool.off('acquire', watch);
    for (const undo of restore) undo();
  }
  return texts;
}
