import { readEarly } from './dataProvider/earlyReads.ts';

// Beside the console's first script, which waits for React.
readEarly();
