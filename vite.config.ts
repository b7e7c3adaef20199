import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import { scriptLayers } from './scripts/lib/scriptLayers.ts';

const TEXTS = /(?:contract\/messages|src\/i18n)\/([\w-]+)\/(\w+)\.ts$/;

const bundled = (root: string): InlineConfig => ({
  root,
  plugins: [react()],
  build: {
    target: 'baseline-widely-available',
    // What a browser without preloading loses is time alone.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What jspdf would load to draw HTML and SVG, which receipts do not.
      external: ['canvg', 'dompurify', 'html2canvas'],
      // The console, the welcome page before it, and the page on which passengers follow a trip.
      input: ['index.html', 'welcome.html', 'track.html'],
    },
  },
});

/**
 * In this order: each has what none before it has, the first what passengers' page shares with the console.
 * Everything else goes where the bundler puts it.
 */
const LAYERS = [
  { name: 'common', root: '/src/tracking/main.tsx', isShared: true },
  { name: 'start', root: '/src/shell/start/startConsole.tsx' },
  { name: 'console', root: '/src/shell/start/openConsole.tsx' },
  { name: 'trips', root: '/src/resources/trips/TripsPage.tsx' },
  { name: 'lists', root: '/src/resources/people/PeoplePage.tsx' },
  { name: 'booking', root: '/src/booking/index.ts' },
] as const;

export default defineConfig(async ({ command }) => {
  const config = bundled(import.meta.dirname);
  if (command === 'serve') return config;
  const layer = await scriptLayers(config, LAYERS);
  return {
    ...config,
    build: {
      ...config.build,
      outDir: 'dist',
      manifest: true,
      // The pages' own chunks stay far below; react-admin with MUI is one download after sign-in.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: {
          // Told apart by language: the limits on what pages load count them by themselves.
          chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }) {
            const [, language, area] = TEXTS.exec(facadeModuleId ?? '') ?? [];
            return `assets/${area ? `texts-${language}-${area}` : '[name]'}-[hash].js`;
          },
          codeSplitting: {
            groups: [
              {
                // What the welcome page and the console's first script share.
                name: 'first',
                test: /contract\/core\/(ownPath|deviceCookies)|src\/shell\/(deviceCookies|start\/(chosenMode|signedInHint|welcomeAddress))|preload-helper/,
                priority: 40,
              },
              // Packages that change seldom get files of their own, so that a release leaves them cached.
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 30 },
              {
                // Needed for a press of the welcome page's button, and by the console.
                name: 'session',
                test: /node_modules\/(oidc-client-ts|jwt-decode)\/|src\/authProvider\/(session|tabClaim)\.ts/,
                includeDependenciesRecursively: false,
                priority: 30,
              },
              {
                name: 'leaflet',
                test: /node_modules\/(leaflet|react-leaflet|@react-leaflet)\//,
                priority: 20,
              },
              // A layer is whole as it is: what it needs is in it or in one before it.
              {
                name: layer,
                debugName: 'layers',
                includeDependenciesRecursively: false,
                priority: 10,
              },
            ],
          },
        },
      },
    },
  };
});
