import { type Check, fine, wrong } from '../server/checks/findings.ts';
import { outsideServices } from '../server/checks/outsideServices.ts';
import { describeOutcome, describeService } from '../server/checks/describeService.ts';
import { ConfigError } from '../server/config/configError.ts';
import { misspeltVariables, readConfig, type Config } from '../server/config/env.ts';
import { loadEnvFile } from '../server/config/envFile.ts';
import { describeMisspelt } from '../server/config/misspelt.ts';
import { hasNoNamedProxy } from '../server/config/origins.ts';
import { embeddedStore, postgres, storedOutcomes } from './lib/storeChecks.ts';

function ownChecks(config: Config): Check[] {
  const { database } = config;
  const checks = [
    database.kind === 'embedded' ? embeddedStore(database.dataDir) : postgres(database),
  ];
  if (hasNoNamedProxy(config))
    checks.push({
      what: 'Proxy',
      look() {
        const remedy =
          'Set TRUSTED_PROXIES to the address from which your proxy connects, such as 127.0.0.1.';
        const without = 'no proxy is named; behind one, all users count as one';
        // The server itself speaks only http, so something in front of it speaks https.
        const hasProxy = config.publicUrl.startsWith('https:');
        return Promise.resolve(hasProxy ? wrong(without, remedy) : fine(without));
      },
    });
  return checks;
}

const advice = (remedy: string | undefined) => (remedy ? `\n  → ${remedy}` : '');

loadEnvFile();
let failures = 0;
try {
  const config = readConfig(process.env);
  const unread = misspeltVariables(process.env);
  failures += unread.length;
  console.log(unread.length === 0 ? '✓ Configuration' : '✗ Configuration');
  for (const one of unread) console.log(`  → ${describeMisspelt(one)}`);
  for (const { what, look } of ownChecks(config)) {
    const finding = await look();
    if (!finding.ok) failures += 1;
    console.log(
      finding.ok
        ? `✓ ${what}: ${finding.remark}`
        : `✗ ${what}: ${finding.problem}${advice(finding.remedy)}`,
    );
  }
  // All at once, because each may wait for an answer that does not come.
  const services = outsideServices(config);
  const outcomes = await storedOutcomes(config, services);
  const described = await Promise.all(services.map(describeService));
  for (const [index, { what, state, says, remedy }] of described.entries()) {
    if (state === 'broken') failures += 1;
    const sign = { real: '✓', 'stand-in': '~', broken: '✗' }[state];
    console.log(`${sign} ${what}: ${state}, ${says}${advice(remedy)}`);
    const outcome = outcomes.get(services[index]!.id);
    const told = outcome && describeOutcome(outcome);
    if (told) console.log(`  ${told}`);
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  failures += 1;
  console.log(`✗ ${error.message}`);
}
process.exitCode = failures > 0 ? 1 : 0;
