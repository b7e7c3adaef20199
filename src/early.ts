import { readEarly } from './earlyReads/earlyReads.ts';

// Runs while the console's first script waits for React.
readEarly();
