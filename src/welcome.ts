import { openWelcome } from './shell/start/welcome.ts';

// All that the welcome page loads; a test holds React and the console out of it.
void openWelcome();
