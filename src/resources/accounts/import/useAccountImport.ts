import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  accountRecordResultSchema,
  type AccountRecordResult,
  EXISTING_CODE,
  type RecordPart,
} from '../../../../contract/import/accountRecord.ts';
import { IMPORT_CONCURRENCY } from '../../../../contract/import/calls.ts';
import { problemOf } from '../../../dataProvider/failedCalls.ts';
import { callApi } from '../../../dataProvider/http.ts';
import { useGuard } from '../../../admin/dialogs/guards.tsx';
import { useClosingWarning } from '../../../admin/dialogs/useClosingWarning.ts';
import type { AccountLine } from './accountLines.ts';

/** Why a line failed, and the name of the part or column at fault if there is one. */
export interface LineError {
  /** Message key. */
  label: string | null;
  message: string;
}
export type LineOutcome =
  | { state: 'success'; payload: AccountRecordResult['payload'] }
  | { state: 'existing'; message: string }
  | { state: 'failed'; errors: LineError[] };
export interface ImportedLine extends AccountLine {
  /** Undefined until it has been sent. */
  outcome?: LineOutcome;
}

/** The import to which the lines of a file belong. */
interface ImportOf {
  id: string;
  fileName: string;
}

export const partLabel = (part: RecordPart): string => `accounts.import.parts.${part}`;
/**
 * What an error of a field of the line is shown at: the part that is made from it. The language is
 * only a detail of the account, so it is named itself.
 */
const LABEL_OF: Readonly<Record<string, string>> = {
  accountName: partLabel('businessAccount'),
  communicationLanguage: 'resources.corporations.fields.communicationLanguage',
  fleetId: partLabel('businessDispatchAccount'),
  dispatchAccountNumber: partLabel('businessDispatchAccount'),
  email: partLabel('passenger'),
};
/** The count to which a new part is added. */
const COUNTED = {
  accounts: 'businessAccount',
  passengers: 'businessPassenger',
  users: 'passenger',
} as const satisfies Record<string, RecordPart>;

/** The resources of the rows that an import of accounts makes. */
export const NEW_ROWS = ['corporations', 'users', 'business-guests', 'fleet-accounts'];

/** How many rows of each kind were added, and how many lines added none. */
export function summaryOf(lines: readonly ImportedLine[]) {
  const outcomes = lines.flatMap(({ outcome }) => outcome ?? []);
  const countNew = (part: RecordPart) =>
    outcomes.filter((one) => one.state === 'success' && one.payload[part]?.isNewRecord).length;
  const inState = (state: LineOutcome['state']) =>
    outcomes.filter((one) => one.state === state).length;
  return {
    accounts: countNew(COUNTED.accounts),
    passengers: countNew(COUNTED.passengers),
    users: countNew(COUNTED.users),
    existing: inState('existing'),
    failed: inState('failed'),
    open: lines.length - outcomes.length,
  };
}

/**
 * Sends the lines of a file, five at a time; lines that failed or were not sent can be repeated.
 */
export function useAccountImport() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const [lines, setLines] = useState<readonly ImportedLine[]>([]);
  const [isRunning, setRunning] = useState(false);
  const [importOf, setImportOf] = useState<ImportOf | null>(null);
  const stopping = useRef(new AbortController());

  const failureOf = (error: unknown): LineOutcome => {
    const problem = problemOf(error);
    if (problem?.code === EXISTING_CODE)
      return { state: 'existing', message: problem.displayMessage };
    const atFields = Object.entries(problem?.errors ?? {}).map(([field, { message }]) => ({
      label: LABEL_OF[field] ?? null,
      message,
    }));
    const message = problem?.displayMessage ?? translate('accounts.import.noAnswer');
    return {
      state: 'failed',
      errors: atFields.length > 0 ? atFields : [{ label: null, message }],
    };
  };

  const send = async (
    fleetId: string,
    of: ImportOf,
    { key, line, values }: AccountLine,
    noMoreWaits: AbortSignal,
  ): Promise<LineOutcome> => {
    try {
      const { payload } = await callApi('/corporations/import-record', {
        method: 'POST',
        body: { fleetId, ...values, import: { ...of, line } },
        idempotencyKey: key,
        patience: 'work',
        noMoreWaits,
        response: accountRecordResultSchema,
      });
      return { state: 'success', payload };
    } catch (error) {
      return failureOf(error);
    }
  };

  const run = async (
    fleetId: string,
    of: ImportOf,
    all: readonly ImportedLine[],
  ): Promise<void> => {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setRunning(true);
    setImportOf(of);
    const open = all.filter(({ outcome }) => !outcome || outcome.state === 'failed');
    const keys = new Set(open.map(({ key }) => key));
    setLines(all.map((line) => (keys.has(line.key) ? { ...line, outcome: undefined } : line)));
    // Each lane takes the next line that no other lane has taken.
    const queue = open.values();
    const lane = async () => {
      for (const line of queue) {
        if (signal.aborted) return;
        const outcome = await send(fleetId, of, line, signal);
        setLines((before) =>
          before.map((one) => (one.key === line.key ? { ...one, outcome } : one)),
        );
      }
    };
    await Promise.all(Array.from({ length: IMPORT_CONCURRENCY }, lane));
    setRunning(false);
    for (const name of NEW_ROWS) void queryClient.invalidateQueries({ queryKey: [name] });
  };

  useClosingWarning(isRunning);
  // The browser's Back would stop it halfway; a visible button stops it.
  const blocker = useGuard(() => true, isRunning);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  useEffect(() => () => stopping.current.abort(), []);

  const hasMade = lines.some(({ outcome }) => outcome?.state === 'success');
  return {
    lines,
    isRunning,
    /** What can be undone; null as long as nothing is imported. */
    importId: (!isRunning && hasMade && importOf?.id) || null,
    begin: (fleetId: string, fileName: string, chosen: readonly AccountLine[]) =>
      void run(fleetId, { id: crypto.randomUUID(), fileName }, chosen),
    /** Sends the lines that failed or were not sent. */
    retry: (fleetId: string) => void (importOf && run(fleetId, importOf, lines)),
    /** Lines under way are still answered. */
    stop() {
      stopping.current.abort();
    },
    reset: () => setLines([]),
  };
}
