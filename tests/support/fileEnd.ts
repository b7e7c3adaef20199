type Cleanup = () => unknown;

let ofFile: Cleanup[] = [];
let ofTest: Cleanup[] = [];

/**
 * Closes what a module opened for a test file when that file ends. The files of a worker share
 * their modules, so a module's own hooks would run for the first file only.
 */
export const onFileEnd = (cleanup: Cleanup): void => void ofFile.push(cleanup);
/** Does the same after each test of the file. */
export const onTestEnd = (cleanup: Cleanup): void => void ofTest.push(cleanup);

/** Called by the setup file. */
export async function endTest(): Promise<void> {
  for (const cleanup of ofTest) await cleanup();
}

/** Called by the setup file. */
export async function endFile(): Promise<void> {
  const cleanups = ofFile.toReversed();
  ofFile = [];
  ofTest = [];
  for (const cleanup of cleanups) await cleanup();
}
