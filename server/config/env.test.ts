import { describe, expect, it } from 'vitest';
import { isBlockedPort } from './blockedPorts.ts';
import { ConfigError } from './configError.ts';
import { misspeltVariables, readConfig } from './env.ts';

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('a port that fetch refuses', () => {
  const ports = Array.from({ length: 11_000 }, (_, index) => index + 1);
  /** Whether the platform's own fetch refuses a port; no connection is made. */
  const isRefused = async (port: number): Promise<boolean> => {
    const dispatcher = {
      dispatch() {
        throw new Error('it would be called');
      },
    };
    const error = await fetch(`http://127.0.0.1:${port}`, { dispatcher } as RequestInit).catch(
      (failure: unknown) => failure as Error,
    );
    return error instanceof Error && (error.cause as Error).message === 'bad port';
  };

  it('is recognised, and its neighbours are accepted', async () => {
    const blocked = ports.filter(isBlockedPort);
    const around = new Set(blocked.flatMap((port) => [port - 1, port, port + 1]));
    around.delete(0);
    for (const port of around)
      expect([port, await isRefused(port)]).toEqual([port, isBlockedPort(port)]);
  });

  it.each(['4190', '6000', '6665'])('%s is refused as PORT, with a remedy', (PORT) => {
    expect(problemsOf({ PORT })).toEqual([
      expect.stringMatching(new RegExp(`^PORT ${PORT} .*set it to another, such as 4000$`)),
    ]);
    expect(readConfig({ PORT: '4000' }).port).toBe(4000);
  });

  it.each(['PUBLIC_URL', 'OSRM_URL', 'PHOTON_URL'])('is refused in %s', (name) => {
    expect(problemsOf({ [name]: 'http://maps.example:6000' })).toEqual([
      expect.stringMatching(`^${name} names a port`),
    ]);
    expect(problemsOf({ [name]: 'http://maps.example:8080' })).toEqual([]);
  });
});

it.each(['0.0.0.0', '::', '::1', 'localhost', 'taxi-1.internal'])('HOST can be %s', (HOST) => {
  expect(problemsOf({ HOST })).toEqual([]);
});

it('the parts of a tile address can have any order', () => {
  expect(problemsOf({ TILE_URL: 'https://tiles.example.com/{z}/{y}/{x}' })).toEqual([]);
});

it.each(['127.0.0.1', '10.0.0.0/8, ::1', 'fd00::/8 192.168.1.4'])(
  'TRUSTED_PROXIES can be %s',
  (TRUSTED_PROXIES) => {
    expect(problemsOf({ TRUSTED_PROXIES })).toEqual([]);
  },
);

it.each(['nginx', '10.0.0', '10.0.0.0/', '10.0.0.0/8.5', '10.0.0.0/-1', '::1/129', '1.2.3.4/8/8'])(
  'TRUSTED_PROXIES cannot be %s, also beside a right one',
  (wrong) => {
    const problems = [expect.stringMatching(/^TRUSTED_PROXIES must be .* such as 127\.0\.0\.1/)];
    expect(problemsOf({ TRUSTED_PROXIES: wrong })).toEqual(problems);
    expect(problemsOf({ TRUSTED_PROXIES: `127.0.0.1, ${wrong}` })).toEqual(problems);
  },
);

describe('a variable with a wrong value', () => {
  const nonsense: Record<string, string> = {
    PORT: 'abc',
    HOST: '999.1.1.1',
    PUBLIC_URL: 'foo',
    TRUSTED_PROXIES: '10.0.0.0/33',
    DATABASE_URL: 'mysql://x',
    DATABASE_DIRECT_URL: 'mysql://x',
    DATABASE_CONNECTIONS: '1',
    DATABASE_JOB_CONNECTIONS: 'many',
    DEMO: 'maybe',
    OIDC_ISSUER: 'xx',
    PHOTON_URL: 'ftp://x',
    OSRM_URL: 'osrm',
    TILE_URL: 'http://t',
    DISPATCH_URL: 'x',
    DISPATCH_SECRET: 'short',
    STRIPE_SECRET_KEY: '1',
    STRIPE_PUBLISHABLE_KEY: '2',
    STRIPE_WEBHOOK_SECRET: '3',
    SMTP_URL: 'mail',
    MAIL_FROM: 'me',
    ALLOW_SIMULATED_DISPATCH: 'yes',
    DRAIN_SECONDS: 'long',
    LOG_LEVEL: 'loud',
    CHANNELS_FILE: '/nowhere/channels.json',
  };

  it.each(Object.entries(nonsense))('%s=%s is named, with what to write instead', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems[0]).toMatch(new RegExp(`^${name} .*(must|such as|name a file)`));
  });

  it('is named together with every other', () => {
    const { CHANNELS_FILE: _, ...rest } = nonsense;
    const problems = problemsOf(rest);
    for (const name of Object.keys(rest))
      expect(problems.some((problem) => problem.startsWith(name))).toBe(true);
  });

  it.each(['postgres://u:p@host:99999/db', 'postgres://u:p/w@host/db'])(
    '%s is not accepted as the address of a database',
    (DATABASE_URL) => {
      expect(problemsOf({ DATABASE_URL, DEMO: '1' })).toEqual([
        expect.stringMatching(/^DATABASE_URL .*postgres:\/\//),
      ]);
    },
  );
});

describe('outside the demo', () => {
  const gateway = {
    DISPATCH_URL: 'https://dispatch.example.com',
    DISPATCH_SECRET: 'a'.repeat(32),
  };

  it('a server without a dispatch gateway does not start, and names both ways to start it', () => {
    const [problem, ...others] = problemsOf({ DEMO: '0' });
    expect(others).toEqual([]);
    expect(problem).toMatch(
      /^DISPATCH_URL must be set .* DISPATCH_SECRET.*ALLOW_SIMULATED_DISPATCH=1/,
    );
    expect(problemsOf({ DEMO: '0', ...gateway })).toEqual([]);
    expect(problemsOf({ DEMO: '0', ALLOW_SIMULATED_DISPATCH: '1' })).toEqual([]);
    expect(problemsOf({ DEMO: '0', ALLOW_SIMULATED_DISPATCH: '0' })).toEqual([problem]);
  });

  it('a database of the operator is not the demo', () => {
    const DATABASE_URL = 'postgres://taxi:x@host/taxi';
    expect(problemsOf({ DATABASE_URL }).join()).toContain('ALLOW_SIMULATED_DISPATCH=1');
    expect(problemsOf({ DATABASE_URL, DEMO: '1' })).toEqual([]);
  });

  it('one missing half of the gateway is named on its own', () => {
    const { DISPATCH_URL } = gateway;
    expect(problemsOf({ DEMO: '0', DISPATCH_URL })).toEqual([
      'DISPATCH_SECRET must be set when DISPATCH_URL is',
    ]);
  });
});

describe('a misspelt variable', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['PROT', 'PORT'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['CHANNEL_FILE', 'CHANNELS_FILE'],
  ])('%s is told from other variables, with the name of %s', (written, meant) => {
    expect(misspeltVariables({ [written]: 'x', PATH: '/bin', HOSTNAME: 'a' })).toEqual([
      { written, meant },
    ]);
  });

  it('is not seen where it is empty, or the right one is set too', () => {
    expect(misspeltVariables({ DATABSE_URL: '' })).toEqual([]);
    expect(misspeltVariables({ DATABSE_URL: 'x', DATABASE_URL: 'x' })).toEqual([]);
  });

  it('is named beside what is missing without it', () => {
    expect(
      problemsOf({
        DATABASE_URL: 'postgres://a:b@c/d',
        CHANNELS_FLE: 'x',
        ALLOW_SIMULATED_DISPATCH: '1',
      }),
    ).toEqual([
      expect.stringMatching(/^CHANNELS_FILE must be set/),
      'CHANNELS_FLE is set, which nothing reads. Did you mean CHANNELS_FILE?',
    ]);
  });
});
