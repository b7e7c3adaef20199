/** Id of the text that names what floats above the page; the shell has it, in the reader's language. */
export const FLOATING_LABEL = 'floating-label';

/**
 * Menus and lists of options lie beside the page in the document, outside its landmarks. This makes
 * what holds them a region of its own. Dialogs need none.
 */
export const floatingRegion = { role: 'region', 'aria-labelledby': FLOATING_LABEL };

/** Tooltips lie within the page's main landmark; pages without one have them at their end. */
export const tooltipHome = (): HTMLElement => document.getElementById('main') ?? document.body;
