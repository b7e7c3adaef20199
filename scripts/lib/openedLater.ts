import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Components of MUI that draw nothing until they open, or that are only drawn inside of these or while
 * something is under way, named like their files.
 */
const OPENED = [
  'Menu',
  'Popover',
  'Popper',
  'Drawer',
  'Grow',
  'Collapse',
  'MenuItem',
  'Tooltip',
  'Badge',
  'CircularProgress',
  'LinearProgress',
];
const FOLDER = dirname(fileURLToPath(import.meta.resolve('@mui/material')));
/** Marks the real file of a component that is replaced. */
const REAL = '?opened';
const NAMES = OPENED.join('|');
const FILE = new RegExp(String.raw`/@mui/material/esm/(${NAMES})/\1\.js(\?opened)?$`);
/** How these components import each other. */
const EACH_OTHER = new RegExp(String.raw`"\.\./(${NAMES})/(?:index|\1)\.js"`, 'g');
/**
 * The modules of the replacements and of the real components. They are named like modules inside
 * `node_modules`, so that they are in a file of packages: packages import them.
 */
const REPLACEMENTS = '\0/node_modules/opened-later';
const WHOLE = '\0/node_modules/opened-whole';
const OWN = new RegExp(`^(?:${REPLACEMENTS}|${WHOLE})$`);

/**
 * Replaces components that open over a page by ones that load them later (`src/later/opened.tsx`).
 * This is done in the build because most uses are inside MUI: its fields contain a menu, and its
 * tooltips a bubble. If MUI no longer has a component in this form, the build stops.
 */
export function openedLater(): Plugin {
  let root = '';
  const met = new Set<string>();
  const realFile = (name: string) => join(FOLDER, name, `${name}.js${REAL}`).replaceAll('\\', '/');
  return {
    name: 'opened-later',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId: { filter: { id: OWN }, handler: (source) => source },
    load: {
      filter: { id: [FILE, OWN] },
      async handler(id) {
        if (id === REPLACEMENTS)
          return [
            `import { opened } from ${JSON.stringify(join(root, 'src/later/opened.tsx'))};`,
            `export const { ${OPENED.join(', ')} } =`,
            `  opened(() => import(${JSON.stringify(WHOLE)}), ${JSON.stringify(OPENED)});`,
          ].join('\n');
        if (id === WHOLE)
          return OPENED.map(
            (name) => `export { default as ${name} } from ${JSON.stringify(realFile(name))};`,
          ).join('\n');
        const [, name = '', real] = FILE.exec(id) ?? [];
        if (real === undefined) {
          met.add(name);
          return [
            `export { ${name} as default } from ${JSON.stringify(REPLACEMENTS)};`,
            // Styles and functions, which only few modules import.
            `export * from ${JSON.stringify(realFile(name))};`,
          ].join('\n');
        }
        const code = await readFile(id.slice(0, -REAL.length), 'utf8');
        return {
          // The real components use each other directly.
          code: code.replaceAll(EACH_OTHER, (_all, other: string) => {
            met.add(`${name} with ${other}`);
            return JSON.stringify(realFile(other));
          }),
          moduleSideEffects: false,
        };
      },
    },
    buildEnd(error) {
      const unmet = [...OPENED, 'Menu with Popover', 'Popover with Grow'].filter(
        (one) => !met.has(one),
      );
      if (!error && unmet.length > 0)
        throw new Error(
          `MUI no longer has these in the form that is replaced: ${unmet.join(', ')}`,
        );
    },
  };
}
