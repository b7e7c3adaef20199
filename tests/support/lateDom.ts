import { configure, prettyDOM } from '@testing-library/react';

/**
 * What a query did not find, with the page written down only when somebody reads the message: a query
 * that is tried again until it finds something would write the whole page each time.
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
