import { openWelcome } from './shell/start/welcome.ts';

// All that the welcome page loads; a test keeps React and the console out of it.
void openWelcome();
