import { expect, it } from 'vitest';
import { projectFiles, readProjectFile } from './namedTests.ts';

const sources = projectFiles()
  .filter((path) => /^server\/.*\.ts$/.test(path) && !/\.(test|fixture)\.ts$/.test(path))
  .map((path) => ({ path, text: readProjectFile(path) }));

it('names every file that signs, encrypts or hashes', () => {
  const inventory = readProjectFile('docs/security/cryptography.md');
  const using = sources.filter(({ text }) =>
    [...text.matchAll(/^import (?!type)([^;]+?) from '(?:node:crypto|jose)';/gm)].some(
      ([, imported]) => imported !== '{ randomUUID }',
    ),
  );
  expect(using.length).toBeGreaterThan(10);
  const missing = using.filter(({ path }) => !inventory.includes(`\`${path}\``));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

/** The text of a log line is the last argument of the call that writes it. */
const WRITTEN =
  /\blog\s*\.(debug|info|warn|error)\((?:(?!\blog\s*\.)[\s\S])*?['`]([^'`]+)['`],?\s*\)/g;

it('lists every line that the server logs', () => {
  const inventory = readProjectFile('docs/security/logs.md').replaceAll(/ +/g, ' ');
  const lines = sources.flatMap(({ path, text }) =>
    [...text.matchAll(WRITTEN)].map(
      ([, level, line = '']) => `| ${level} | ${line.replace(/\$\{\w+\}/, '…')} | \`${path}\` |`,
    ),
  );
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.filter((line) => !inventory.includes(line))).toEqual([]);
});
