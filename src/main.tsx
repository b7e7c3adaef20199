import { startConsole } from './shell/start/startConsole.tsx';

// The static imports of this file load before anybody is known to be signed in; a test keeps
// react-admin and MUI out of them.
startConsole();
