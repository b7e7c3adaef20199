import type { Plugin, Rolldown } from 'vite';

const MANIFEST = '.vite/manifest.json';

interface Listed {
  file: string;
  imports?: string[];
  css?: string[];
}

/**
 * The file that a facade only re-exports, with pairs of an exported name and its name in that file;
 * null for any other file.
 */
function handedOn(chunk: Rolldown.OutputChunk): { file: string; names: [string, string][] } | null {
  if (!chunk.isDynamicEntry || chunk.moduleIds.length > 0) return null;
  const [, names, from] =
    /^export ?\{([^}]+)\} ?from ?["']\.\/([^"']+)["'];?\s*$/.exec(chunk.code) ?? [];
  if (!names || !from) return null;
  return {
    file: chunk.fileName.replace(/[^/]+$/, from),
    names: names.split(',').map((one) => {
      const [there = '', here = there] = one.trim().split(' as ');
      return [here, there];
    }),
  };
}

/**
 * Removes facades, which are files that only re-export another file. The bundler makes one for each
 * module of a layer that is loaded on demand. The code that loads a facade then loads the layer
 * itself.
 */
export function withoutFacades(): Plugin {
  return {
    name: 'without-facades',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const manifest = bundle[MANIFEST];
        const listed =
          manifest?.type === 'asset'
            ? (JSON.parse(String(manifest.source)) as Record<string, Listed>)
            : {};
        for (const facade of chunks) {
          const target = handedOn(facade);
          if (!target) continue;
          const short = (file: string) => file.replace(/^.*\//, './');
          const picked = target.names.map(([here, there]) => `${here}:e.${there}`).join(',');
          for (const chunk of chunks) {
            for (const quote of ['"', "'", '`'])
              chunk.code = chunk.code.replaceAll(
                `import(${quote}${short(facade.fileName)}${quote})`,
                () => `import("${short(target.file)}").then(e=>({${picked}}))`,
              );
            // In the lists of files that are fetched together with another.
            chunk.code = chunk.code.replaceAll(facade.fileName, target.file);
          }
          for (const one of Object.values(listed)) {
            if (one.file !== facade.fileName) continue;
            const real = Object.values(listed).find(({ file }) => file === target.file);
            Object.assign(one, { file: target.file, imports: real?.imports, css: real?.css });
          }
          delete bundle[facade.fileName];
        }
        if (manifest?.type === 'asset') manifest.source = JSON.stringify(listed, null, 2);
      },
    },
  };
}
