import { build, type InlineConfig, type Rolldown } from 'vite';

/** A file of scripts: what its roots need before they run, and no layer before it has. */
export interface ScriptLayer {
  name: string;
  /** Ends of the roots' paths. */
  roots: readonly string[];
  /** Only what one of these layers needs too; the rest goes where it would without this layer. */
  sharedWith?: readonly string[];
}

/** What modules need before they run, as the bundler's own files say once unused code is gone. */
function reachOf(chunks: readonly Rolldown.OutputChunk[], roots: readonly string[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set(
    roots.map((root) => {
      const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(root)));
      if (!first) throw new Error(`No script has ${root}, which a layer begins with`);
      return first.fileName;
    }),
  );
  // A set that grows while it is read.
  for (const name of seen)
    for (const imported of byName.get(name)?.imports ?? []) seen.add(imported);
  return new Set([...seen].flatMap((name) => byName.get(name)?.moduleIds ?? []));
}

/**
 * Finds which file each module goes into. Left to itself the bundler makes a file of every combination
 * of pages that share something: the first list was 193 of them. Which modules a page really needs is
 * known only once unused code is gone, so the console is bundled twice; the first time costs 2 s.
 */
export async function scriptLayers(
  config: InlineConfig,
  layers: readonly ScriptLayer[],
): Promise<(id: string) => string | null> {
  const bundle = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  });
  const { output } = (Array.isArray(bundle) ? bundle[0] : bundle) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const layerOf = new Map<string, string>();
  const reaches = new Map(layers.map(({ name, roots }) => [name, reachOf(chunks, roots)]));
  for (const { name, sharedWith } of layers) {
    const others = sharedWith?.map((other) => reaches.get(other));
    for (const id of reaches.get(name) ?? [])
      if (!layerOf.has(id) && (!others || others.some((reach) => reach?.has(id))))
        layerOf.set(id, name);
  }
  return (id) => {
    const layer = layerOf.get(id);
    if (layer === undefined) return null;
    // Packages change less often than our own: a release leaves them in browsers' caches.
    return id.includes('/node_modules/') ? `${layer}-packages` : layer;
  };
}
