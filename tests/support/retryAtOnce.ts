import { QueryClient } from '@tanstack/react-query';

const defaultQueryOptions = QueryClient.prototype.defaultQueryOptions;

/** The console asks a server that is out of reach again after one second and after two; tests do not wait so long. */
QueryClient.prototype.defaultQueryOptions = function retryingAtOnce(
  this: QueryClient,
  ...[options]: Parameters<typeof defaultQueryOptions>
) {
  const whole = defaultQueryOptions.call(this, options);
  return { ...whole, retryDelay: 10 };
} as typeof defaultQueryOptions;
