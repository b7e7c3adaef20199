import { openWelcome } from './shell/start/welcome.ts';

// All that the welcome page loads; a test keeps React and the console out of it. The page can be used
// without it, so it begins after the page is painted.
requestAnimationFrame(() => setTimeout(() => void openWelcome()));
