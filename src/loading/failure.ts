/** The reason why nothing was requested. It can be requested again once there is a connection. */
export class NoConnection extends Error {
  override name = 'NoConnection';
}

/** A part of the page whose code could not be loaded. */
export interface Failure {
  error: unknown;
  /** Requests it again. */
  onRetry: () => void;
}

/**
 * Whether code could not be fetched: there is no connection, or a release replaced it while the tab
 * was open.
 */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload CSS/i.test(error.message);
