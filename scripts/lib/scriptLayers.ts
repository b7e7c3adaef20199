import { build, type InlineConfig, type Rolldown } from 'vite';

/**
 * A file of scripts: the modules that its roots need before they run and that no earlier layer has.
 */
export interface ScriptLayer {
  name: string;
  /** Ends of the roots' paths. */
  roots: readonly string[];
  /**
   * Limits it to modules that one of these layers needs, too; the others go where they would
   * without this layer.
   */
  sharedWith?: readonly string[];
}

/**
 * The modules that the roots need before they run, as seen in the bundler's files after unused code
 * was removed.
 */
function reachOf(chunks: readonly Rolldown.OutputChunk[], roots: readonly string[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set(
    roots.map((root) => {
      const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(root)));
      if (!first) throw new Error(`No script has ${root}, which a layer begins with`);
      return first.fileName;
    }),
  );
  // The set grows while it is read.
  for (const name of seen)
    for (const imported of byName.get(name)?.imports ?? []) seen.add(imported);
  return new Set([...seen].flatMap((name) => byName.get(name)?.moduleIds ?? []));
}

/**
 * Decides which file each module goes into. By default the bundler makes a file for every
 * combination of pages that share something: the first list had 193 of them. The modules that a
 * page really needs are known only after unused code is removed, so the console is bundled twice;
 * the first time takes 2 s.
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
    // Packages change less often than our own code, so browsers keep them cached after a release.
    return id.includes('/node_modules/') ? `${layer}-packages` : layer;
  };
}
