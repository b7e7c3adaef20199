import { build, type InlineConfig, type Rolldown } from 'vite';
import { COMPILE_HINT } from './compileHint.ts';

/** Texts of a language that the first list does not need. */
const LATER_TEXTS =
  /\/(?:src\/i18n\/([\w-]+)\/later\/|contract\/messages\/(\w+)\/(?:failures|tripFailures|validation)\.ts)/;
const FIRST_TEXTS =
  /\/(?:src\/i18n\/([\w-]+)\/(?!onNeed\/)|contract\/messages\/(\w+)\/pricing\.ts)/;
const SHARED_TEXTS = /\/contract\/messages\/(\w+)\/(?:status|vehicles)\.ts/;
/** Texts of MUI's components and of its pickers. */
const WIDGET_TEXTS = /\/@mui\/material\/locale\/([a-z]{2})[A-Z]{2}\.m?js/;
const PICKER_TEXTS = /\/x-date-pickers\/locales\/(?!en)([a-z]{2})[A-Z]{2}\.m?js/;
const TEXTS = /(?:contract\/messages|src\/i18n)\/([\w-]+)\/(?:(later|onNeed)\/)?(\w+)\.ts$/;

/**
 * A file of scripts: the modules that its roots need before they run and that no earlier layer has.
 */
interface ScriptLayer {
  name: string;
  /** Ends of the roots' paths. */
  roots: readonly string[];
  /**
   * Limits it to modules that one of these layers needs, too; the others go where they would
   * without this layer.
   */
  sharedWith?: readonly string[];
}

/** What opens over the first list or unfolds in it. It is fetched once the list is shown. */
const TRIP_PARTS = [
  '/src/resources/trips/TripDetails.tsx',
  '/src/resources/trips/filters/OptionEditors.tsx',
  '/src/resources/trips/filters/PassengerSearch.tsx',
  '/src/resources/trips/view/DeleteViewDialog.tsx',
  '/src/resources/trips/view/SaveViewDialog.tsx',
  '/src/resources/trips/view/ViewActions.tsx',
  '/src/resources/declared/filters/ReferencePicker.tsx',
  '/src/downloads/DownloadTrips.tsx',
  '/src/downloads/DownloadRow.tsx',
  '/src/admin/list/filters/OptionPicker.tsx',
  '/src/admin/list/filters/RangeEditor.tsx',
  '/src/admin/list/filters/TextEditor.tsx',
  '/src/admin/list/filters/DaysEditor.tsx',
  '/src/shell/frame/ProfilePanel.tsx',
  '/src/shell/shortcuts/ShortcutHelp.tsx',
];

/**
 * The order matters: each layer has the modules that no layer before it has. The first has what the
 * passengers' page shares with the console. Everything else goes where the bundler puts it.
 */
const LAYERS: readonly ScriptLayer[] = [
  {
    name: 'common',
    roots: ['/src/tracking/main.tsx'],
    sharedWith: ['start', 'console', 'trips', 'lists', 'parts', 'booking'],
  },
  { name: 'start', roots: ['/src/shell/start/startConsole.tsx'] },
  { name: 'console', roots: ['/src/shell/start/openConsole.tsx'] },
  { name: 'trips', roots: ['/src/resources/trips/index.ts'] },
  { name: 'dialogs', roots: TRIP_PARTS, sharedWith: ['lists'] },
  {
    name: 'lists',
    roots: ['/src/resources/people/PeoplePage.tsx', '/src/resources/people/loadFirstPeople.ts'],
  },
  { name: 'days', roots: ['/src/dates/DayFields.tsx'] },
  { name: 'parts', roots: TRIP_PARTS },
  { name: 'booking', roots: ['/src/booking/index.ts'] },
];

/**
 * The chunks of the first list, most of whose functions are called until it is shown. The hint has to be
 * the first line, so it is in none of those that begin with a line of Vite's own.
 */
const CALLED_AT_START = new Set(['react', 'common', 'console-packages', 'trips-packages']);

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
async function layersOf(config: InlineConfig): Promise<(id: string) => string | null> {
  const bundle = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  });
  const { output } = (Array.isArray(bundle) ? bundle[0] : bundle) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const layerOf = new Map<string, string>();
  const reaches = new Map(LAYERS.map(({ name, roots }) => [name, reachOf(chunks, roots)]));
  for (const { name, sharedWith } of LAYERS) {
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

/** How the console's scripts are split into files, and how these are named. */
export async function codeSplitting(config: InlineConfig): Promise<Rolldown.OutputOptions> {
  const layer = await layersOf(config);
  return {
    postBanner: ({ name }: Rolldown.PreRenderedChunk) =>
      CALLED_AT_START.has(name) ? COMPILE_HINT : '',
    // The names contain the language, because the limits on what pages load count each
    // language separately.
    chunkFileNames({ facadeModuleId, moduleIds, name }: Rolldown.PreRenderedChunk) {
      // A file that regions share has no facade module, so it is named after one of its
      // texts.
      const id = facadeModuleId ?? moduleIds.find((one) => one.endsWith(`/${name}.ts`)) ?? '';
      const [, language, later, area = later] = TEXTS.exec(id) ?? [];
      return `assets/${area ? `texts-${language}-${later ?? area}` : '[name]'}-[hash].js`;
    },
    codeSplitting: {
      groups: [
        {
          // What the welcome page and the console's first script share.
          name: 'first',
          test: /contract\/(core\/(ownPath|deviceCookies)|identity\/current)|src\/shell\/(deviceCookies|pageConfig|start\/(chosenMode|signedInHint|welcomeAddress))|preload-helper/,
          priority: 40,
        },
        // Packages that seldom change have separate files, which stay cached after a release.
        {
          name: 'react',
          test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/,
          priority: 30,
        },
        {
          // Needed for a press of the welcome page's button, and by the console.
          name: 'session',
          test: /src\/authProvider\/(session|keptUser|tabClaim)\.ts|src\/loading\/earlyReads\/earlyReads\.ts|src\/shell\/account\/selectedAccountStore\.ts/,
          includeDependenciesRecursively: false,
          priority: 30,
        },
        {
          // Needed for signing in and out, and once a token ends.
          name: 'sign-in',
          test: /node_modules\/(oidc-client-ts|jwt-decode)\/|src\/authProvider\/sessionManager\.ts/,
          includeDependenciesRecursively: false,
          priority: 30,
        },
        {
          name: 'leaflet',
          test: /node_modules\/(leaflet|react-leaflet|@react-leaflet)\//,
          priority: 20,
        },
        {
          // The texts of a language are two files for the console, even if other pages read
          // some of them.
          name(id: string) {
            const [, ofRest, ofFailures] = LATER_TEXTS.exec(id) ?? [];
            const [, ofPickers] = PICKER_TEXTS.exec(id) ?? [];
            const rest = ofRest ?? ofFailures ?? ofPickers;
            if (rest) return `texts-${rest}-later`;
            const [, ofConsole, ofContract] = FIRST_TEXTS.exec(id) ?? [];
            // In separate files, these and the other texts would import each other in a
            // circle.
            const [, ofWidgets] = WIDGET_TEXTS.exec(id) ?? [];
            const language = ofConsole ?? ofContract ?? ofWidgets;
            if (language) return `texts-${language}-all`;
            // Regions need these together with their language.
            if (id.includes('/ra-language-french/')) return 'texts-fr-all';
            if (id.includes('/ra-language-english/')) return 'texts-en-all';
            // The passengers' page reads these, too.
            const [, shared] = SHARED_TEXTS.exec(id) ?? [];
            return shared ? `texts-${shared}-shared` : null;
          },
          debugName: 'texts',
          includeDependenciesRecursively: false,
          priority: 20,
        },
        // A layer is complete: everything that it needs is in it or in an earlier one.
        {
          name(id: string) {
            // The later texts of every language need these two, and so do the pickers.
            if (/x-date-pickers\/locales\/(enUS|utils)/.test(id)) return 'picker-texts';
            // A very small file, which the palette needs on every page, and booking, too.
            if (/contract\/core\/words\.ts/.test(id)) return 'console';
            // Of the overview and the page of budgets, which both have the dialogs.
            if (id.endsWith('/src/resources/budgets/BudgetBar.tsx')) return 'dialogs';
            return id.endsWith('/src/i18n/ownTexts.ts') ? 'console' : layer(id);
          },
          debugName: 'layers',
          includeDependenciesRecursively: false,
          priority: 10,
        },
      ],
    },
  };
}
