import fc from 'fast-check';

/**
 * Property tests draw the same cases in every run, so that a change is never refused for a case that
 * it has nothing to do with. `PROPERTY_SEED=random` draws new ones, a number repeats a run.
 */
const { PROPERTY_SEED: seed = '20261122' } = process.env;

if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });
