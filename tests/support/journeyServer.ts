import { readConfig } from '../../server/config/env.ts';
import { runServer } from '../../server/run.ts';

/** Trips that take minutes for a user pass in seconds for a journey. */
const SIMULATOR_SPEED = 12;

const server = await runServer(readConfig(process.env), { simulatorSpeed: SIMULATOR_SPEED });
const stop = () => void server.stop().finally(() => process.exit(0));
process.once('SIGTERM', stop);
// A key press that ends the run is heard here too, and the run then says what it wants.
process.on('SIGINT', () => {});
// Whoever started it is gone.
process.stdin.once('end', stop).resume();
