import { z } from 'zod';

// The content security policy of the pages forbids code that is made of text. Without this, each page
// would try it once, and browsers report the attempt. It is imported before any schema is made.
z.config({ jitless: true });
