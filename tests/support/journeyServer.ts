import { readConfig } from '../../server/config/env.ts';
import { runServer } from '../../server/run.ts';

/** A trip that takes a user minutes takes a journey seconds. */
const SIMULATOR_SPEED = 12;

const server = await runServer(readConfig(process.env), { simulatorSpeed: SIMULATOR_SPEED });
const stop = () => void server.stop().finally(() => process.exit(0));
process.once('SIGTERM', stop);
// The key press that ends the run reaches this process too. It waits until the run tells it to
// stop.
process.on('SIGINT', () => {});
// The process that started this one is gone.
process.stdin.once('end', stop).resume();
