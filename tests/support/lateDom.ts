import { configure, prettyDOM } from '@testing-library/react';

/**
 * The error of a query that found nothing. It prints the page only when somebody reads the message,
 * because a query that is repeated until it finds something would print the whole page each time.
 */
class NotFoundError extends Error {
  override readonly name = 'TestingLibraryElementError';

  constructor(what: string | null, container: Element) {
    super(what ?? '');
    let message: string | undefined;
    Object.defineProperty(this, 'message', {
      get: () => (message ??= `${what ?? ''}\n\n${String(prettyDOM(container))}`),
      set(text: string) {
        message = text;
      },
    });
  }
}

configure({ getElementError: (what, container) => new NotFoundError(what, container) });
