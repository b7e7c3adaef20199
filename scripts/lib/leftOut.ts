import type { Plugin } from 'vite';

/** Calling one of these says why it is not there. */
const throwing = (why: string, ...names: string[]): string =>
  names
    .map((name) => `export const ${name} = () => { throw new Error(${JSON.stringify(why)}); };`)
    .join('\n');
const asItIs = (...names: string[]): string =>
  names.map((name) => `export const ${name} = (text) => text;`).join('\n');

/**
 * Modules that libraries import and the console never uses, by the ends of their paths, and their
 * replacements.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  // Every list has `exporter={false}`: the server writes the files.
  '/ra-core/dist/export/defaultExporter.js':
    'export const defaultExporter = () => { throw new Error("The server exports lists"); };',
  // Fields with a background or a line below them: ours have an outline.
  '/material/esm/FilledInput/FilledInput.js': 'export default () => null;',
  '/material/esm/Input/Input.js': 'export default () => null;',
  // Themes with CSS variables. Ours are two plain themes.
  '/material/esm/styles/ThemeProviderWithVars.js': [
    throwing('Themes have no CSS variables', 'CssVarsProvider', 'Experimental_CssVarsProvider'),
    throwing('Themes have no CSS variables', 'getInitColorSchemeScript', 'useColorScheme'),
  ].join('\n'),
  '/material/esm/styles/createThemeWithVars.js': [
    throwing('Themes have no CSS variables', 'createGetCssVar'),
    'export default createGetCssVar;',
  ].join('\n'),
  // The ripple of a pressed button, which the theme turns off.
  '/material/esm/ButtonBase/TouchRipple.js': 'export default () => null;',
  // Copies static properties for emotion's `withTheme`, which nothing uses.
  '/hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js':
    'export default () => { throw new Error("Components take the theme by useTheme"); };',
  // Makes labels for fields without a text; every label has a text.
  '/inflection/lib/inflection.js': asItIs(
    'capitalize',
    'humanize',
    'inflect',
    'pluralize',
    'singularize',
    'transform',
  ),
  // For browsers older than those for which the console is built.
  '/object.entries/index.js': 'module.exports = Object.entries;',
  '/hasown/index.js': 'module.exports = Object.hasOwn;',
};

/**
 * Removes library code that the console does not use from the build. An entry that matches nothing,
 * or that is needed after all, stops the build.
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
