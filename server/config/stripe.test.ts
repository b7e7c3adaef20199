import { describe, expect, it } from 'vitest';
import { ConfigError } from './configError.ts';
import { readConfig } from './env.ts';

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('the Stripe variables', () => {
  it('must all be set, or none', () => {
    expect(readConfig(keys).payments).toEqual({
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
    });
    expect(readConfig({}).payments).toBeNull();
    for (const [missing] of Object.entries(keys)) {
      const problems = problemsOf({ ...keys, [missing]: '' });
      expect(problems).toEqual([expect.stringMatching(`^${missing} must be set`)]);
    }
  });

  it('must have the right form and be of the same mode', () => {
    const swapped = { ...keys, STRIPE_SECRET_KEY: 'pk_test_1' };
    expect(problemsOf(swapped)).toEqual([expect.stringMatching(/^STRIPE_SECRET_KEY must start/)]);
    const mixed = { ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
    expect(problemsOf(mixed)).toEqual([expect.stringContaining('the same mode')]);
  });
});
