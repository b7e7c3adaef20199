import { RetryAlert } from '../../connection/RetryAlert.tsx';
import { Failed } from '../../failures/Failed.tsx';

interface Reading {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Says that some of it could not be read, and reads only that again. */
export function Failure({ of }: { of: readonly Reading[] }) {
  const broken = of.filter(({ error }) => error);
  if (broken[0] === undefined) return null;
  return (
    <RetryAlert
      sx={{ mb: 2 }}
      isRetrying={broken.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const one of broken) void one.refetch();
      }}
    >
      <Failed error={broken[0].error} otherwise="common.failure.title" />
    </RetryAlert>
  );
}
