/** The id of the text that names floating elements; the shell writes it in the user's language. */
export const FLOATING_LABEL = 'floating-label';

/**
 * Menus and lists of options are outside the page's landmarks in the document. This turns their
 * container into a region. Dialogs do not need one.
 */
export const floatingRegion = { role: 'region', 'aria-labelledby': FLOATING_LABEL };

/** Tooltips are placed in the page's main landmark; on pages without one, at their end. */
export const tooltipHome = (): HTMLElement => document.getElementById('main') ?? document.body;
