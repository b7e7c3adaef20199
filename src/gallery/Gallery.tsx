import '@fontsource-variable/inter/wght.css';
import { Box, CssBaseline, MenuItem, Paper, Tab, Tabs, TextField, Typography } from '@mui/material';
import { memoryStore, type I18nProvider } from 'ra-core';
import { useMemo, useState } from 'react';
import type { Me } from '../../contract/booking/calls.ts';
import { AppearanceChoice, DensityChoice, LanguageChoice } from '../shell/frame/Preferences.tsx';
import { brands } from './brands.ts';
import { AREAS } from './entries/index.ts';
import type { Area, Entry } from './entry.ts';
import { GalleryProvider } from './GalleryContext.ts';
import { Scene } from './Scene.tsx';

interface TopProps {
  area: Area;
  brand: string;
  onArea: (area: Area) => void;
  onBrand: (name: string) => void;
}

/** The settings for everything below. */
const Top = ({ area, brand, onArea, onBrand }: TopProps) => (
  <>
    <CssBaseline enableColorScheme />
    <Box component="header" sx={{ px: 3, pt: 3 }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        Gallery
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'end',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
        }}
      >
        <LanguageChoice />
        <AppearanceChoice />
        <DensityChoice />
        <TextField
          select
          label="Brand"
          margin="none"
          value={brand}
          onChange={({ target }) => onBrand(target.value)}
        >
          {Object.keys(brands()).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Tabs
        aria-label="Areas"
        variant="scrollable"
        value={area}
        onChange={(_event, chosen: Area) => onArea(chosen)}
        sx={{ mt: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {AREAS.map((one) => (
          <Tab key={one.id} value={one} label={one.name} component="a" href={`#${one.id}`} />
        ))}
      </Tabs>
    </Box>
  </>
);

function Shown({ name, show: Component, scene }: Entry) {
  return (
    <section aria-label={name} style={{ marginBottom: 32, minWidth: 0 }}>
      <h2 style={{ margin: '0 0 8px', fontSize: '1rem' }}>{name}</h2>
      <Scene {...scene}>
        <Paper variant="outlined" sx={{ p: scene ? 0 : 2, minHeight: '100%', overflowX: 'auto' }}>
          <Component />
        </Paper>
      </Scene>
    </section>
  );
}

const areaAt = (hash: string): Area => AREAS.find(({ id }) => `#${id}` === hash) ?? AREAS[0]!;

interface GalleryProps {
  me: Me;
  i18nProvider: I18nProvider;
}

/** Every component of the product in its states, area by area. */
export function Gallery({ me, i18nProvider }: GalleryProps) {
  const [store] = useState(() => {
    const kept = memoryStore();
    kept.setItem('locale', i18nProvider.getLocale());
    return kept;
  });
  const [area, setArea] = useState(() => areaAt(location.hash));
  const [brand, setBrand] = useState(() => Object.keys(brands())[0]!);
  const colours = brands()[brand]!;
  const value = useMemo(
    () => ({ me, i18nProvider, store, colours }),
    [me, i18nProvider, store, colours],
  );
  return (
    <GalleryProvider value={value}>
      <Scene>
        <Top area={area} brand={brand} onArea={setArea} onBrand={setBrand} />
      </Scene>
      {/* A part is drawn afresh when it is shown again. */}
      <main key={area.id} style={{ padding: 24 }}>
        {area.entries.map((entry) => (
          <Shown key={entry.name} {...entry} />
        ))}
      </main>
    </GalleryProvider>
  );
}
