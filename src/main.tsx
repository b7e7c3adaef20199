import { startConsole } from './shell/start/startConsole.tsx';

// What this imports statically comes before anybody is known to be signed in; a test holds react-admin
// and MUI out of it.
startConsole();
