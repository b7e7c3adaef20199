import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { unprivilegedAccount } from '../../server/db/embedded/account.ts';
import { type Running, startProgram } from './processes.ts';

/** No words of PostgreSQL's, such as `first`, which `synchronous_standby_names` would take for its own. */
const NODES = ['node1', 'node2', 'node3'];
const PASSWORD = 'rehearsed';
const PROGRAMS = '/usr/lib/postgresql/15/bin';
const POLL_MS = 100;
const START_MS = 60_000;

interface Member {
  name: string;
  role: string;
  state: string;
}

interface Node {
  name: string;
  /** Of PostgreSQL, and of Patroni's own interface. */
  port: number;
  rest: string;
  folder: string;
  patroni: Running;
}

async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const giveUpAt = performance.now() + START_MS;
  for (;;) {
    const found = await look().catch(() => undefined);
    if (found !== undefined) return found;
    if (performance.now() > giveUpAt) throw new Error(`There was never ${what}`);
    await wait(POLL_MS);
  }
}

/** Ends the PostgreSQL of a node without a word, if it runs. */
function killPostgres({ folder }: Pick<Node, 'folder'>): void {
  try {
    const [pid] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** What docs/scaling.md tells operators to set. */
const patroniSettings = (etcd: number, { name, port, rest, folder }: Omit<Node, 'patroni'>) => ({
  scope: 'taxi',
  name,
  restapi: { listen: rest, connect_address: rest },
  etcd3: { host: `127.0.0.1:${etcd}` },
  bootstrap: {
    dcs: {
      ttl: 20,
      loop_wait: 5,
      retry_timeout: 5,
      synchronous_mode: true,
      synchronous_mode_strict: true,
      postgresql: {
        use_pg_rewind: true,
        parameters: { max_connections: 100, wal_log_hints: 'on' },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: join(folder, 'data'),
    bin_dir: PROGRAMS,
    pgpass: join(folder, 'pgpass'),
    parameters: { unix_socket_directories: folder },
    pg_hba: [
      'host all all 127.0.0.1/32 scram-sha-256',
      'host replication all 127.0.0.1/32 scram-sha-256',
    ],
    authentication: {
      superuser: { username: 'postgres', password: PASSWORD },
      replication: { username: 'replicator', password: PASSWORD },
      rewind: { username: 'rewinder', password: PASSWORD },
    },
  },
});

/** Sends connections to the node whose Patroni says that it is the primary. */
const balancerSettings = (port: number, nodes: readonly Node[]) => `global
  maxconn 400
defaults
  mode tcp
  timeout connect 4s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((one) => `  server ${one.name} 127.0.0.1:${one.port} check port ${one.rest.split(':')[1]}`).join('\n')}
`;

/**
 * Starts three PostgreSQL under Patroni with synchronous replication, etcd, and haproxy before them. They come from
 * Debian's packages `patroni`, `etcd-server`, `haproxy` and `postgresql-15`.
 * @param folder for their files and logs
 * @param port the first of nine: haproxy's, PostgreSQL's, Patroni's and etcd's
 */
export async function startCluster(folder: string, port: number) {
  const account = unprivilegedAccount();
  const settings = {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder, LC_ALL: 'C.UTF-8' },
    ...(account && { uid: account.uid, gid: account.gid }),
  };
  const own = (path: string) => {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (account) chownSync(path, account.uid, account.gid);
    return path;
  };
  const [etcdPort, peerPort] = [port + 7, port + 8];
  const etcd = startProgram(
    join(folder, 'etcd.log'),
    'etcd',
    [
      `--data-dir=${own(join(folder, 'etcd'))}`,
      `--listen-client-urls=http://127.0.0.1:${etcdPort}`,
      `--advertise-client-urls=http://127.0.0.1:${etcdPort}`,
      `--listen-peer-urls=http://127.0.0.1:${peerPort}`,
    ],
    settings,
  );
  const startNode = (node: Omit<Node, 'patroni'>) => {
    const file = join(own(node.folder), 'patroni.yml');
    // JSON is YAML.
    writeFileSync(file, JSON.stringify(patroniSettings(etcdPort, node)));
    return startProgram(join(folder, `${node.name}.log`), 'patroni', [file], settings);
  };
  const nodes = NODES.map((name, n): Node => {
    const node = {
      name,
      port: port + 1 + n,
      rest: `127.0.0.1:${port + 4 + n}`,
      folder: join(folder, name),
    };
    return { ...node, patroni: startNode(node) };
  });
  // Patroni, killed in the middle, leaves it running.
  process.once('exit', () => nodes.forEach(killPostgres));
  const balancer = join(folder, 'haproxy.cfg');
  writeFileSync(balancer, balancerSettings(port, nodes));
  const haproxy = startProgram(
    join(folder, 'haproxy.log'),
    'haproxy',
    ['-db', '-f', balancer],
    settings,
  );

  async function members(): Promise<Member[]> {
    for (const { rest } of nodes) {
      const answer = await fetch(`http://${rest}/cluster`).catch(() => null);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }
  const nodeOf = (member: Member) => nodes.find(({ name }) => name === member.name)!;
  /** Waits until there is a primary, a synchronous standby and another standby that follows. */
  const whole = () =>
    until('a cluster of three', async () => {
      const all = await members();
      const leader = all.find(({ role }) => role === 'leader');
      const isWhole =
        all.length === NODES.length &&
        all.every(({ state }) => state === 'running' || state === 'streaming') &&
        all.some(({ role }) => role === 'sync_standby');
      if (!isWhole || !leader) return undefined;
      // For a while after it was killed, the others still name it.
      const primary = nodeOf(leader);
      return (await fetch(`http://${primary.rest}/primary`)).ok ? primary : undefined;
    });
  await whole();
  const url = `postgresql://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  return {
    url,
    whole,
    /** Ends the primary with its Patroni as a power cut would, and returns a function that starts it again. */
    async killPrimary() {
      const node = await whole();
      node.patroni.child.kill('SIGKILL');
      killPostgres(node);
      return { name: node.name, startAgain: () => (node.patroni = startNode(node)) };
    },
    /** Asks for another primary, as an operator does before work on a machine. */
    async switchOver() {
      const { name, rest } = await whole();
      const body = JSON.stringify({ leader: name });
      const answer = await fetch(`http://${rest}/switchover`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`Patroni: ${answer.status} ${await answer.text()}`);
      return name;
    },
    async stop() {
      // Patroni ends its PostgreSQL.
      await Promise.all(nodes.map(({ patroni }) => patroni.stop()));
      await Promise.all([etcd.stop(), haproxy.stop()]);
    },
  };
}
