import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const TEXTS = /(?:contract\/messages|src\/i18n)\/([\w-]+)\/(\w+)\.ts$/;

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'baseline-widely-available',
    // What a browser without preloading loses is time alone.
    modulePreload: { polyfill: false },
    // The pages' own chunks stay far below; react-admin with MUI is one download after sign-in.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // What jspdf would load to draw HTML and SVG, which receipts do not.
      external: ['canvg', 'dompurify', 'html2canvas'],
      // The console, the welcome page before it, and the page on which passengers follow a trip.
      input: ['index.html', 'welcome.html', 'track.html'],
      output: {
        // Told apart by language: the limits on what pages load count them by themselves.
        chunkFileNames({ facadeModuleId }) {
          const [, language, area] = TEXTS.exec(facadeModuleId ?? '') ?? [];
          return `assets/${area ? `texts-${language}-${area}` : '[name]'}-[hash].js`;
        },
        codeSplitting: {
          // Packages that change seldom get files of their own, so that a release leaves them cached.
          groups: [
            {
              // What the welcome page and the console's first script share.
              name: 'first',
              test: /contract\/core\/(ownPath|deviceCookies)|src\/shell\/(deviceCookies|start\/(chosenMode|signedInHint|welcomeAddress))|preload-helper/,
              priority: 40,
            },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 30 },
            {
              name: 'leaflet',
              test: /node_modules\/(leaflet|react-leaflet|@react-leaflet)\//,
              priority: 20,
            },
          ],
        },
      },
    },
  },
});
