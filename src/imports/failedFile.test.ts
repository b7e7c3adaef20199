import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Import, ImportRow } from '../../contract/import/calls.ts';
import { templateColumns } from '../../contract/import/columns.ts';
import { resources } from '../../contract/resources/index.ts';
import type { AnyResource } from '../../contract/core/resource.ts';
import { businessPassengers } from '../../contract/resources/businessPassengers.ts';
import { failedFile } from './failedFile.ts';
import { matchColumns } from './matchColumns.ts';
import { namedColumns } from './namedColumns.ts';
import { readText } from './reading/readTable.ts';

const importable = (resources as readonly AnyResource[]).filter((one) => one.importable);

it.each(importable.map((one) => [one.name, one] as const))(
  'the template of %s that is stored as a file has the declared columns',
  (_name, resource) => {
    const named = resource.importable!.template;
    const headings = templateColumns(resource).map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
    if (!named) return;
    const path = join(import.meta.dirname, '../../public/templates', named);
    expect(readFileSync(path, 'utf8')).toBe(`${headings.join(',')}\r\n`);
  },
);

it.each(['en', 'fr'] as const)(
  'failed lines can be downloaded as a file that can be imported again: %s',
  async (language) => {
    const row: ImportRow = {
      position: 1,
      line: 3,
      cells: { givenName: '=Ada', email: 'ada; at example', 'phone.prefix': '+44' },
      outcome: 'failed',
      isWritten: false,
      trip: null,
      label: '',
      corrected: {},
      errors: { email: { code: 'email', message: 'Must be an e-mail address' } },
      changes: {},
      code: null,
      message: null,
    };
    const one = { columns: [{ heading: 'Name', key: 'givenName' }] } as unknown as Import;
    const text = failedFile(businessPassengers, one, [row], language, (key) => key);
    // So that no spreadsheet runs it; reading the file takes the apostrophe away again.
    expect(text).toContain("'=Ada");
    const read = readText(text.replace('\uFEFF', ''));
    if (!('table' in read)) throw new Error('Not read');
    const [, line] = read.table.lines;
    expect(line?.cells).toEqual([
      '=Ada',
      expect.stringContaining('at example'),
      '+44',
      'email: Must be an e-mail address',
    ]);
    const columns = await namedColumns(businessPassengers);
    expect(matchColumns(read.table, columns, [], [])).toEqual({
      hasHeadings: true,
      keys: ['givenName', 'email', 'phone.prefix', null],
    });
  },
);
