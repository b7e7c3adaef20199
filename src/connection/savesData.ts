/** Whether the device should load as little as possible; not every browser can tell. */
export function savesData(): boolean {
  const line: unknown = Reflect.get(navigator, 'connection');
  return typeof line === 'object' && line !== null && Reflect.get(line, 'saveData') === true;
}
