import type { Plugin, Rolldown } from 'vite';

const MANIFEST = '.vite/manifest.json';

interface Listed {
  file: string;
  imports?: string[];
  css?: string[];
}

/** The file that a facade only hands on, and the names there by those that are asked for; null for any other. */
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
 * Takes away files that only hand on what another file has, which the bundler makes of each module that
 * is loaded when needed and lies in a layer: whoever loads it, loads that layer itself.
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
            // In the lists of what is fetched beside a file.
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
