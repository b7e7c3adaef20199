import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import type { HistoryEntry } from '../../contract/core/history.ts';
import type { Cells } from '../../contract/import/readCells.ts';
import { type Client, startTestServer, type TestServer } from '../support/server.ts';
import { importCalls } from './importCalls.ts';

let server: TestServer;
let calls: ReturnType<typeof importCalls>;
let admin: Client;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer({ context: { now: () => now } });
  calls = importCalls(server);
  admin = server.as(server.fixtures.users.northwindAdmin);
});
beforeEach(() => {
  now = new Date();
});
afterAll(() => server.close());

describe('an import of employees', () => {
  it('says for every line what would happen, and writes nothing before it is started', async () => {
    const there = calls.person({ familyName: 'Forecast' });
    await calls.carryOut(await calls.bring([there]));
    const one = await calls.bring([
      there,
      { ...there, email: there['email']!.toUpperCase(), familyName: 'Forecasted' },
      { ...there, familyName: 'Twice' },
      calls.person({ familyName: 'Forecast' }),
      calls.person({ familyName: 'Forecast', email: 'nobody', 'phone.number': '4.47911E+11' }),
      calls.person({ familyName: 'Forecast', groupId: 'Default' }),
      calls.person({
        familyName: 'Forecast',
        groupId: 'No such group',
        communicationLanguage: 'Klingon',
      }),
    ]);
    const checked = await calls.act(one, 'check');
    expect(checked.rows).toEqual({
      total: 7,
      open: 0,
      created: 2,
      updated: 0,
      unchanged: 1,
      failed: 4,
      corrected: 0,
      written: 0,
      undone: 0,
      left: 0,
    });
    const rows = await calls.rowsOf(one);
    expect(rows.map(({ outcome, errors }) => [outcome, Object.keys(errors).sort()])).toEqual([
      ['unchanged', []],
      ['failed', ['email']],
      ['failed', ['email']],
      ['created', []],
      ['failed', ['email', 'phone.number']],
      ['created', []],
      ['failed', ['communicationLanguage', 'groupId']],
    ]);
    expect(rows[1]!.errors['email']).toEqual({
      code: 'twice',
      message: 'Line 2 is about the same entry. Keep one of them',
    });
    expect(rows[4]!.errors).toMatchObject({
      email: { code: 'email' },
      'phone.number': { code: 'digitsLost' },
    });
    expect(checked.problems[0]).toMatchObject({ id: 'email:twice', rows: 2 });
    const narrowed = await calls.rowsOf(one, '&problem=email:email');
    expect(narrowed.map(({ position }) => position)).toEqual([4]);
    expect(await calls.peopleCalled('Forecast')).toHaveLength(1);
  });

  it('says that an e-mail is invalid, and not that several invalid ones are about the same person', async () => {
    const one = await calls.bring([calls.person({ email: 'n/a' }), calls.person({ email: 'n/a' })]);
    const { problems } = await calls.act(one, 'check');
    expect(problems).toMatchObject([{ id: 'email:email', rows: 2 }]);
  });

  it('stores a number whose country was guessed only after it was confirmed', async () => {
    const person = calls.person();
    const digits = person['phone.number']!.replaceAll(/\D/g, '');
    const one = await calls.bring([
      { ...person, 'phone.prefix': '', 'phone.number': digits },
      calls.person({ 'phone.prefix': '+49' }),
      calls.person({ 'phone.prefix': 'Atlantis' }),
    ]);
    const { problems } = await calls.act(one, 'check');
    expect(problems.map(({ id, rows }) => [id, rows])).toContainEqual([
      'phone.number:phoneProposed',
      1,
    ]);
    expect(problems.map(({ id }) => id)).toContain('phone.prefix:callingCode');
    const confirmed = await admin.post(`/v1/imports/${one.id}/confirm-numbers`);
    expect(confirmed).toMatchObject({ status: 200, body: { state: 'COLLECTING' } });
    await calls.act(one, 'check');
    const [first] = await calls.rowsOf(one);
    expect(first).toMatchObject({
      outcome: 'created',
      cells: { 'phone.number': `+44${digits.slice(1)}`, 'phone.prefix': '' },
    });
  });

  it('changes existing people, shows the former values, and ignores empty cells', async () => {
    const anna = calls.person({ givenName: 'Anna', familyName: 'Before' });
    await calls.carryOut(await calls.bring([anna]));
    const again = { ...anna, familyName: 'After', 'phone.prefix': '', 'phone.number': '' };
    const one = await calls.bring([again]);
    await calls.act(one, 'check');
    expect(await calls.rowsOf(one)).toMatchObject([
      { outcome: 'updated', label: 'Anna After', changes: { familyName: 'Before' } },
    ]);
    const done = await calls.carryOut(one);
    expect(done).toMatchObject({ state: 'DONE', rows: { updated: 1, written: 1 } });
    const [stored] = await calls.peopleCalled(anna['email']!);
    expect(stored).toMatchObject({
      familyName: 'After',
      phone: expect.stringMatching(/^\+447911/),
    });
    const history = await admin.get<HistoryEntry[]>(
      `/v1/business-passengers/${stored!.id}/history`,
    );
    expect(history.body.map(({ action }) => action)).toEqual(['update', 'create']);
  });

  it('finds people by their external id before their e-mail, and says if the two differ', async () => {
    const [anna, ben, cleo] = ['Anna', 'Ben', 'Cleo'].map((givenName) =>
      calls.person({ givenName, familyName: 'Numbered' }),
    ) as [Cells, Cells, Cells];
    await calls.carryOut(
      await calls.bring([{ ...anna, externalId: 'N-1' }, { ...ben, externalId: 'N-2' }, cleo]),
    );
    const one = await calls.bring([
      // Anna has married, Cleo gets her number, and a new person has Ben's old mailbox.
      { ...anna, externalId: 'n-1', email: 'anna.new@import.example' },
      { ...cleo, externalId: 'N-3' },
      { ...ben, externalId: 'N-9' },
      { ...anna, externalId: 'N-2' },
      // Two new people with the same e-mail address, told apart by different columns.
      calls.person({ externalId: 'N-4', email: 'one@import.example' }),
      calls.person({ email: 'ONE@import.example' }),
      { externalId: 'N-5' },
    ]);
    const checked = await calls.act(one, 'check');
    expect(checked.rows).toMatchObject({ updated: 2, created: 1, failed: 4 });
    const rows = await calls.rowsOf(one);
    expect(rows.map(({ outcome, changes }) => [outcome, Object.keys(changes)])).toEqual([
      ['updated', ['email']],
      ['updated', ['externalId']],
      ['failed', []],
      ['failed', []],
      ['created', []],
      ['failed', []],
      ['failed', []],
    ]);
    expect(rows[2]!.errors).toEqual({
      externalId: {
        code: 'hasAnother',
        message: 'Ben Numbered has another value here: N-2. Correct it, or empty the cell',
      },
    });
    expect(rows[3]!.errors['email']).toEqual({
      code: 'ofAnother',
      message:
        'This belongs to Anna Numbered, but the line is about Ben Numbered. Correct one of the two',
    });
    expect(rows[5]!.errors).toMatchObject({ email: { code: 'twice' } });
    expect(rows[6]!.errors).toMatchObject({ email: { code: 'required' } });
    const done = await calls.carryOut(one);
    expect(done.rows).toMatchObject({ updated: 2, created: 1, failed: 4 });
    expect(await calls.peopleCalled('anna.new@import.example')).toMatchObject([
      { externalId: 'N-1' },
    ]);
    expect(await calls.peopleCalled(cleo['email']!)).toMatchObject([{ externalId: 'N-3' }]);
    const again = await calls.bring([{ externalId: 'N-1', familyName: 'Renamed' }]);
    expect((await calls.carryOut(again)).rows).toMatchObject({ updated: 1, failed: 0 });
  });

  it('corrects what a spreadsheet has damaged, and says so', async () => {
    const digits = '7911139999';
    const one = await calls.bring([calls.person({ 'phone.prefix': '44', 'phone.number': digits })]);
    await calls.act(one, 'check');
    expect(await calls.rowsOf(one, '&show=corrected')).toMatchObject([
      { outcome: 'created', corrected: { 'phone.number': `+44${digits}` } },
    ]);
  });

  it('is corrected line by line and by find and replace', async () => {
    const lines = [1, 2, 3].map(() => calls.person({ familyName: 'Mended' }));
    const wrong = lines.map((cells) => ({ ...cells, email: cells['email']!.replace('@', ' at ') }));
    const one = await calls.bring(wrong);
    expect(await calls.act(one, 'check')).toMatchObject({ rows: { failed: 3 } });
    const replaced = await admin.post<{ cells: number }>(`/v1/imports/${one.id}/replace`, {
      key: 'email',
      find: ' AT ',
      replace: '@',
      problem: 'email:email',
    });
    expect(replaced.body).toMatchObject({ cells: 3, import: { state: 'COLLECTING' } });
    expect(await calls.act(one, 'check')).toMatchObject({ state: 'READY', rows: { created: 3 } });
    // Lines that become equal to another line, or stop being equal, are checked again.
    const put = (email: string) =>
      admin.put(`/v1/imports/${one.id}/rows`, {
        lines: [{ position: 0, line: 2, cells: { ...lines[0], email } }],
      });
    await put(lines[2]!['email']!);
    expect(await calls.act(one, 'check')).toMatchObject({ rows: { created: 2, failed: 1 } });
    expect((await calls.rowsOf(one))[2]!.errors['email']!.code).toBe('twice');
    await put(lines[0]!['email']!);
    expect(await calls.act(one, 'check')).toMatchObject({ rows: { created: 3, failed: 0 } });
  });

  it('writes the rows that are valid, and tries only the failed ones again', async () => {
    const good = calls.person();
    const bad = calls.person({ givenName: '?' });
    const one = await calls.bring([good, bad]);
    const done = await calls.carryOut(one);
    expect(done).toMatchObject({ state: 'DONE', rows: { created: 1, failed: 1, written: 1 } });
    const untouched = await admin.put<Problem>(`/v1/imports/${one.id}/rows`, {
      lines: [{ position: 0, line: 2, cells: good }],
    });
    expect(untouched).toMatchObject({ status: 409 });
    await admin.put(`/v1/imports/${one.id}/rows`, {
      lines: [{ position: 1, line: 3, cells: { ...bad, givenName: 'Ina' } }],
    });
    expect(await calls.carryOut(one)).toMatchObject({
      state: 'DONE',
      rows: { created: 2, written: 2 },
    });
    expect(await calls.peopleCalled(good['email']!)).toHaveLength(1);
    // There is nothing left to write.
    expect(await admin.post(`/v1/imports/${one.id}/start`)).toMatchObject({ status: 409 });
  });

  it('is undone except for rows that have been changed since, which are named', async () => {
    const there = calls.person({ givenName: 'Una', familyName: 'Undone' });
    await calls.carryOut(await calls.bring([there]));
    const lines = [calls.person(), calls.person({ givenName: 'Kay', familyName: 'Kept' })];
    const one = await calls.bring([...lines, { ...there, familyName: 'Changed' }]);
    const done = await calls.carryOut(one);
    expect(done.undoUntil).not.toBeNull();
    const [kept] = await calls.peopleCalled(lines[1]!['email']!);
    await admin.patch(`/v1/business-passengers/${kept!.id}`, { givenName: 'Kaya' });
    expect(await calls.act(one, 'undo')).toMatchObject({ state: 'UNDOING', undoUntil: null });
    await calls.run(one);
    expect(await calls.read(one)).toMatchObject({ state: 'UNDONE', rows: { undone: 2, left: 1 } });
    expect(await calls.rowsOf(one, '&show=left')).toMatchObject([
      { label: 'Kay Kept', code: 'CHANGED_SINCE' },
    ]);
    expect(await calls.peopleCalled(lines[0]!['email']!)).toEqual([]);
    expect(await calls.peopleCalled(there['email']!)).toMatchObject([{ familyName: 'Undone' }]);
    expect(await calls.act(one, 'undo')).toMatchObject({ state: 'UNDONE' });
  });

  it('counts a row that it created and somebody deleted since as undone', async () => {
    const there = calls.person({ givenName: 'Gil' });
    await calls.carryOut(await calls.bring([there]));
    const lines = [calls.person(), calls.person()];
    const one = await calls.bring([...lines, { ...there, givenName: 'Gus' }]);
    await calls.carryOut(one);
    for (const { email } of [lines[0]!, there]) {
      const [row] = await calls.peopleCalled(email!);
      await admin.delete(`/v1/business-passengers/${row!.id}`);
    }
    await calls.act(one, 'undo');
    await calls.run(one);
    // The deleted person whom it changed did not get the former name back.
    expect(await calls.read(one)).toMatchObject({ state: 'UNDONE', rows: { undone: 2, left: 1 } });
    expect(await calls.rowsOf(one, '&show=left')).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

describe('an import that only adds', () => {
  it('leaves rows that exist as they are, also those made since it was checked', async () => {
    const there = calls.person({ familyName: 'Added' });
    const since = calls.person({ familyName: 'Added' });
    await calls.carryOut(await calls.bring([there]));
    const changed = { ...there, familyName: 'Addedtwice' };
    const one = await calls.bring(
      [changed, { ...since, familyName: 'Addedtwice' }, calls.person({ familyName: 'Added' })],
      { addOnly: true },
    );
    expect(await calls.act(one, 'check')).toMatchObject({
      addOnly: true,
      rows: { created: 2, updated: 0, unchanged: 1 },
    });
    await calls.carryOut(await calls.bring([since]));
    expect(await calls.carryOut(one)).toMatchObject({
      state: 'DONE',
      rows: { created: 1, updated: 0, unchanged: 2, failed: 0 },
    });
    expect(await calls.peopleCalled('Addedtwice')).toEqual([]);
    await calls.act(one, 'undo');
    await calls.run(one);
    expect(await calls.read(one)).toMatchObject({ state: 'UNDONE', rows: { undone: 1, left: 0 } });
  });
});

describe('a line that is left out', () => {
  it('is not imported, and no longer stands in the way of another', async () => {
    const first = calls.person({ familyName: 'Leftout' });
    const second = { ...first, familyName: 'Keptin' };
    const one = await calls.bring([first, second]);
    expect(await calls.act(one, 'check')).toMatchObject({ rows: { created: 1, failed: 1 } });
    const leave = () => admin.post(`/v1/imports/${one.id}/leave-out`, { positions: [0] });
    expect(await leave()).toMatchObject({ status: 200, body: { rows: { total: 1, open: 1 } } });
    expect(await leave()).toMatchObject({ status: 200, body: { rows: { total: 1 } } });
    expect(await calls.carryOut(one)).toMatchObject({ rows: { created: 1, failed: 0 } });
    expect(await calls.peopleCalled('Leftout')).toEqual([]);
    const written = await admin.post(`/v1/imports/${one.id}/leave-out`, { positions: [1] });
    expect(written.status).toBe(409);
  });
});
