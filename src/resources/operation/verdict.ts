import type { OperationState } from '../../../contract/operation/calls.ts';
import type { OperationTexts } from '../../i18n/operationTexts.ts';

const BACKUP_MS = 2 * 86_400_000;

/** What needs somebody, in words with its number. Empty when everything works. */
export function verdictOf(
  { at, services, queues, jobs, installation }: OperationState,
  texts: OperationTexts['verdict'],
): string[] {
  const processes = installation?.processes ?? [];
  const running = processes.filter(({ isGone }) => !isGone);
  const versions = new Set(running.map(({ version }) => version));
  const backup = installation?.lastBackup;
  const isBackedUp = backup?.isChecked && Date.parse(at) - Date.parse(backup.at) < BACKUP_MS;
  const found: [string, number][] = [
    [texts.services, services.filter(({ isFailing }) => isFailing).length],
    [texts.behind, queues.filter(({ isBehind }) => isBehind).length],
    [texts.failed, jobs.filter(({ state }) => state === 'failed').length],
    [texts.versions, versions.size > 1 ? versions.size : 0],
    [texts.gone, processes.length - running.length],
  ];
  return [
    ...found.filter(([, count]) => count > 0).map(([text, count]) => `${text}: ${count}`),
    // Who has never made a backup here may make them by other means.
    ...(backup && !isBackedUp ? [texts.unchecked] : []),
  ];
}
