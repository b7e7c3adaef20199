import { readEarly } from './loading/earlyReads/earlyReads.ts';

// Runs while the console's first script waits for React.
readEarly();
