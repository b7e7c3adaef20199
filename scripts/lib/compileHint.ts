/**
 * As the first line of a script, lets Chromium compile all of its functions in the background while it
 * loads. Otherwise it compiles each function when it is first called, on the main thread, after having
 * parsed it twice. Only worth it for scripts of which most functions are called until the page is shown.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
