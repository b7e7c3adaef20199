type Cleanup = () => unknown;

let ofFile: Cleanup[] = [];
let ofTest: Cleanup[] = [];

/**
 * What a module opens for a test file is closed when that file ends. Modules are shared by the files
 * of a worker, so hooks of their own would be those of the first file alone.
 */
export const onFileEnd = (cleanup: Cleanup): void => void ofFile.push(cleanup);
/** The same after each test of the file. */
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
