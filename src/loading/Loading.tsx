import { createPortal } from 'react-dom';

/** A bar at the top of the window, which appears when something takes longer than a second. */
export const Loading = () =>
  // Outside of the page, whose lists would place it at their own top. A plain element, because MUI's
  // bar is part of what may be loading.
  createPortal(<div aria-hidden className="loading-bar" />, document.body);
