import { spawnSync } from 'node:child_process';
import { optionsOf } from './lib/tool.ts';

/**
 * Sends bad inputs, generated from the description of the API, to every operation. `npm run fuzz --
 * --calls 1000000 --seed 7`; the same seed repeats the same calls.
 */
const values = optionsOf('fuzz', {
  calls: { type: 'string', default: '100000' },
  seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000_000)) },
});
for (const [name, value] of Object.entries(values)) {
  if (!/^\d{1,9}$/.test(value)) {
    console.error(`--${name} takes a whole number, not ${value}: npm run fuzz -- --${name} 1000`);
    process.exit(2);
  }
}
console.log(`${values.calls} calls with --seed ${values.seed}`);
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'server', 'tests/api/fuzz.test.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, FUZZ_CALLS: values.calls, FUZZ_SEED: values.seed },
  },
);
process.exit(status ?? 1);
