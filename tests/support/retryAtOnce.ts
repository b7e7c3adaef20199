import { QueryClient } from '@tanstack/react-query';

const defaultQueryOptions = QueryClient.prototype.defaultQueryOptions;

/**
 * The console retries a server that is out of reach after one second and after two; tests do not
 * wait that long.
 */
QueryClient.prototype.defaultQueryOptions = function retryingAtOnce(
  this: QueryClient,
  ...[options]: Parameters<typeof defaultQueryOptions>
) {
  const whole = defaultQueryOptions.call(this, options);
  return { ...whole, retryDelay: 10 };
} as typeof defaultQueryOptions;
