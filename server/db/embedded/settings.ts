/** A backend without a postmaster makes no checkpoints of its own: the log would grow for ever. */
export const CHECKPOINT_EVERY_WAL_BYTES = 64 * 1024 * 1024;

/** The engine's command line: PGlite's own but for -F, which switches fsync off. */
export const START_PARAMETERS = [
  '--single',
  '-O',
  '-j',
  ...[
    'search_path=public',
    'exit_on_error=false',
    'log_checkpoints=false',
    'max_worker_processes=0',
    'max_parallel_workers=0',
    'max_parallel_workers_per_gather=0',
    'max_parallel_maintenance_workers=0',
    'io_method=sync',
    'wal_sync_method=fsync',
    'shared_buffers=16MB',
    'max_wal_size=128MB',
  ].flatMap((setting) => ['-c', setting]),
];
/** The root collation of Unicode, so that names sort for people and alike on every engine. */
export const INITDB_PARAMETERS = ['--locale-provider=icu', '--icu-locale=und'];

/** In memory there is nothing to make durable. */
export const START_PARAMETERS_IN_MEMORY = ['--single', '-F', ...START_PARAMETERS.slice(1)];
