import type { Plugin } from 'vite';

const nothing = (...names: string[]): string =>
  names.map((name) => `export const ${name} = () => null;`).join('\n');
const asItIs = (...names: string[]): string =>
  names.map((name) => `export const ${name} = (text) => text;`).join('\n');

/**
 * What libraries import and the console never comes to, by the ends of the modules' paths, and what stands
 * in its place.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  // Every list has `exporter={false}`: the server writes the files.
  '/ra-core/dist/export/defaultExporter.js':
    'export const defaultExporter = () => { throw new Error("The server exports lists"); };',
  // A table's own way to choose columns, for a button that no list has. It looks for that button for half a second.
  '/ra-ui-materialui/dist/list/datatable/ColumnsSelector.js': nothing('ColumnsSelector'),
  '/ra-ui-materialui/dist/list/datatable/ColumnsSelectorItem.js': nothing('ColumnsSelectorItem'),
  // A table's own actions for selected rows: ours are in a bar of their own.
  '/ra-ui-materialui/dist/list/BulkActionsToolbar.js': nothing('BulkActionsToolbar'),
  '/ra-ui-materialui/dist/button/BulkDeleteButton.js': nothing('BulkDeleteButton'),
  // What a label would be that has no text. Every label has one.
  '/inflection/lib/inflection.js': asItIs(
    'capitalize',
    'humanize',
    'inflect',
    'pluralize',
    'singularize',
    'transform',
  ),
  // For browsers that are older than those the console is built for.
  '/object.entries/index.js': 'module.exports = Object.entries;',
  '/hasown/index.js': 'module.exports = Object.hasOwn;',
};

/**
 * Leaves out of the built console what its libraries have for what it does not do. Whatever is named in
 * vain, or needed by somebody after all, stops the build.
 */
export function leftOut(): Plugin {
  const met = new Set<string>();
  return {
    name: 'left-out',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const path = id.replaceAll('\\', '/').replace(/\?.*$/, '');
      const found = Object.keys(LEFT_OUT).find((end) => path.endsWith(end));
      if (found === undefined) return null;
      met.add(found);
      return LEFT_OUT[found];
    },
    buildEnd(error) {
      const unmet = Object.keys(LEFT_OUT).filter((end) => !met.has(end));
      if (!error && unmet.length > 0)
        throw new Error(`No library has these any more: ${unmet.join(', ')}`);
    },
  };
}
