import fc from 'fast-check';

/**
 * Property tests draw the same cases in every run, so that a change never fails because of a case
 * that has nothing to do with it. `PROPERTY_SEED=random` draws new cases, and a number repeats a
 * run.
 */
const { PROPERTY_SEED: seed = '20261122' } = process.env;

if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });
