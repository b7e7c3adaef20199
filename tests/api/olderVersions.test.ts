import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { InvoiceDetails } from '../../contract/invoices/calls.ts';
import type { BackupEnd, BackupHeader, BackupTable } from '../../server/db/backup/format.ts';
import { readBackup } from '../../server/db/backup/read.ts';
import { knownMigrations, migrate } from '../../server/db/migrate.ts';
import { createJobs } from '../../server/jobs/createJobs.ts';
import { createLog } from '../../server/log.ts';
import { startTestServer } from '../support/server.ts';

/** Backups that these versions made of their own demo; the README there says how. */
const FOLDER = join(import.meta.dirname, 'olderVersions');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.backup'));

/** What people would miss first. No migration may change what is in these columns. */
const KEPT = [
  'public.bookings',
  'public.booking_events',
  'public.invoices',
  'public.invoice_lines',
  'public.report_exports',
  'public.report_export_chunks',
  'public.favourite_addresses',
];

interface Content extends BackupTable {
  /** As COPY writes them, sorted. */
  lines: string[];
}

/** The header and the tables of a backup, read without the product's own code. */
function contentOf(file: string): { header: BackupHeader; tables: Map<string, Content> } {
  const lines = gunzipSync(readFileSync(file)).toString().split('\n');
  const header = JSON.parse(lines[0]!) as BackupHeader;
  const tables = new Map<string, Content>();
  for (let at = 1; ;) {
    const named = JSON.parse(lines[at]!) as BackupTable | BackupEnd;
    if ('rows' in named) return { header, tables };
    const end = lines.indexOf('\\.', at);
    tables.set(named.table, { ...named, lines: lines.slice(at + 1, end).toSorted() });
    at = end + 1;
  }
}

/** The values of one column, from rows as COPY writes them. */
const column = ({ columns, lines }: Content, name: string) =>
  lines.map((line) => line.split('\t')[columns.indexOf(name)] ?? '');

/** The same columns of the same table, as the database has them now. */
async function linesOf(connection: pg.ClientConfig, { table, columns }: BackupTable) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const names = columns.map((name) => pg.escapeIdentifier(name)).join(', ');
    const rows = await text(client.query(copyTo(`COPY (SELECT ${names} FROM ${table}) TO STDOUT`)));
    return rows.split('\n').slice(0, -1).toSorted();
  } finally {
    await client.end();
  }
}

async function opened(file: string) {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const { database } = server.context;
  // The job queue makes its own tables.
  await createJobs({ database, log: createLog('silent') }).then((jobs) => jobs.stop());
  await readBackup(database.connection, file);
  return server;
}

it('has backups of several older versions, small enough to be kept', () => {
  expect(FILES.length).toBeGreaterThan(1);
  const bytes = FILES.reduce((sum, name) => sum + readFileSync(join(FOLDER, name)).length, 0);
  expect(bytes).toBeLessThan(200_000);
});

describe.each(FILES)('data of the version %s', (name) => {
  const file = join(FOLDER, name);
  const { header, tables } = contentOf(file);
  const ofChannel = (table: string, channel: string) => {
    const content = tables.get(table)!;
    return {
      ...content,
      lines: content.lines.filter((line) => line.startsWith(`${channel}\t`)),
    };
  };

  it('is brought up to date with every trip, invoice and file as it was', async () => {
    expect(header.migrations.length).toBeLessThan(knownMigrations().length);
    const { database } = (await opened(file)).context;
    expect(await migrate(database)).toBe(0);
    const kept = KEPT.map((table) => tables.get(table)!);
    expect(kept.filter(({ lines }) => lines.length === 0)).toEqual([]);
    for (const content of kept) {
      const lines = await linesOf(database.connection, content);
      expect({ table: content.table, lines }).toEqual({
        table: content.table,
        lines: content.lines,
      });
    }
  });

  it.each(['meridian', 'harbour'])('is listed by the API in %s', async (channel) => {
    const server = await opened(file);
    const { rows } = await server.context.database.pool.query<{ id: string }>(
      'SELECT id FROM users WHERE email = $1',
      [`fleet@${channel}.example`],
    );
    const manager = server.withToken(channel, await server.tokenFor(rows[0]!, channel));
    const listed = async (path: string) => {
      const reply = await manager.get<{ id: string }[]>(`${path}?page=0&maxPerPage=100`);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('x-total-count')).toBe(String(reply.body.length));
      return reply.body.map(({ id }) => id).toSorted();
    };
    const bookings = column(ofChannel('public.bookings', channel), 'id');
    expect(bookings.length).toBeGreaterThan(0);
    expect(await listed('/v1/bookings')).toEqual(bookings.toSorted());
    for (const id of bookings)
      expect((await manager.get(`/v1/bookings/${id}`)).body).toMatchObject({ id });
    const invoices = column(ofChannel('public.invoices', channel), 'id');
    expect(invoices.length).toBeGreaterThan(0);
    expect(await listed('/v1/invoices')).toEqual(invoices.toSorted());
    const billed = ofChannel('public.invoice_lines', channel);
    const trips = column(billed, 'booking_id');
    for (const id of invoices) {
      const { body } = await manager.get<InvoiceDetails>(`/v1/invoices/${id}/details`);
      const own = trips.filter((_trip, at) => column(billed, 'invoice_id')[at] === id);
      expect(body.lines).toHaveLength(own.length);
    }
  });
});
