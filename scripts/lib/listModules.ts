import type { Plugin } from 'vite';

/** Where the build lists the modules of each script, relative to `dist/`. */
export const MODULES = '.vite/modules.json';

/** The modules of each script, by the script's file name. A path begins at the project's folder. */
export type ModulesByFile = Record<string, string[]>;

/** Lists the modules that each script was made of. A test of the build checks what pages load. */
export function listModules(root: string): Plugin {
  return {
    name: 'list-modules',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const modules: ModulesByFile = {};
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk')
            modules[chunk.fileName] = chunk.moduleIds.map((id) =>
              id.startsWith(`${root}/`) ? id.slice(root.length) : id,
            );
        this.emitFile({ type: 'asset', fileName: MODULES, source: JSON.stringify(modules) });
      },
    },
  };
}
