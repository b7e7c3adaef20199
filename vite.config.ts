import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import { codeSplitting } from './scripts/lib/codeSplitting.ts';
import { listModules } from './scripts/lib/listModules.ts';

const bundled = (root: string): InlineConfig => ({
  root,
  plugins: [react()],
  build: {
    target: 'baseline-widely-available',
    // A browser without preloading only loses time.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // jspdf would load these to draw HTML and SVG, which receipts do not need.
      external: ['canvg', 'dompurify', 'html2canvas'],
      // The console, the welcome page before it, and the page on which passengers follow a trip.
      input: ['index.html', 'welcome.html', 'track.html', 'src/early.ts'],
    },
  },
});

export default defineConfig(async ({ command }) => {
  const config = bundled(import.meta.dirname);
  if (command === 'serve') return config;
  return {
    ...config,
    plugins: [...(config.plugins ?? []), listModules(import.meta.dirname)],
    build: {
      ...config.build,
      outDir: 'dist',
      manifest: true,
      // The pages' own chunks are far smaller; react-admin with MUI is one download after sign-in.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: await codeSplitting(config),
      },
    },
  };
});
