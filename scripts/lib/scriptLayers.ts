import { build, type InlineConfig, type Rolldown } from 'vite';

/** A file of scripts: what its root needs before it runs, and no layer before it has. */
export interface ScriptLayer {
  name: string;
  /** End of the root's path. */
  root: string;
  /** Only what a later layer needs too; the rest is the page's own. */
  isShared?: boolean;
}

/** What a module needs before it runs, as the bundler's own files say once unused code is gone. */
function reachOf(chunks: readonly Rolldown.OutputChunk[], root: string): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(root)));
  if (!first) throw new Error(`No script has ${root}, which a layer begins with`);
  const seen = new Set([first.fileName]);
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
  const reaches = layers.map(({ root }) => reachOf(chunks, root));
  for (const [at, { name, isShared = false }] of layers.entries()) {
    const later = reaches.slice(at + 1);
    for (const id of reaches[at] ?? [])
      if (!layerOf.has(id) && (!isShared || later.some((reach) => reach.has(id))))
        layerOf.set(id, name);
  }
  return (id) => {
    const layer = layerOf.get(id);
    if (layer === undefined) return null;
    // Packages change less often than our own: a release leaves them in browsers' caches.
    return id.includes('/node_modules/') ? `${layer}-packages` : layer;
  };
}
