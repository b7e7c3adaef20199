import { readEarly } from './earlyReads/earlyReads.ts';
import { restoreStyles } from './theme/keptStyles.ts';

// Runs while the console's first script waits for React.
readEarly();
restoreStyles();
