/** Whether the device is to load no more than it must; not every browser can tell. */
export function savesData(): boolean {
  const line: unknown = Reflect.get(navigator, 'connection');
  return typeof line === 'object' && line !== null && Reflect.get(line, 'saveData') === true;
}
