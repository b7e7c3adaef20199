import { readEarly } from './earlyReads/earlyReads.ts';

// Beside the console's first script, which waits for React.
readEarly();
