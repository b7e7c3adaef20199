import { Box } from '@mui/material';
import { createContext, Suspense, use, useMemo, useState, type ReactNode } from 'react';
import { AdminContext, type RaThemeOptions } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createAuthProvider } from '../authProvider/authProvider.ts';
import { useLiveTexts } from '../i18n/useLiveTexts.ts';
import { useThemes } from '../preferences/useThemes.ts';
import { MeProvider } from '../shell/MeProvider.tsx';
import { Notices } from '../shell/notices/Notices.tsx';
import { ErrorPage } from '../shell/pages/ErrorPage.tsx';
import { PageSkeleton } from '../shell/pages/PageSkeleton.tsx';
import { createQueryClient } from '../shell/queryClient.ts';
import { answering, type Answers } from './answers.ts';
import { useGallery } from './GalleryContext.ts';

export interface SceneOptions {
  /** The address of the scene, and the pattern of the route whose page it is. */
  path?: string;
  route?: string;
  answers?: Answers;
  /** The height in pixels of a separate window, so that dialogs only cover that window. */
  height?: number;
}

/** Keeps dialogs in their window, and the focus where it is when the gallery opens. */
function within(theme: RaThemeOptions, container: HTMLElement | null): RaThemeOptions {
  const modal = {
    container,
    disableScrollLock: true,
    disableAutoFocus: true,
    disableEnforceFocus: true,
    disableRestoreFocus: true,
  };
  const components: Record<string, { defaultProps?: object } | undefined> = theme.components ?? {};
  const own = components['MuiDialog'];
  const dialog = { ...own, defaultProps: { ...own?.defaultProps, ...modal } };
  return { ...theme, components: { ...components, MuiDialog: dialog } };
}

/** The content of a scene, which may change; its router is created once. */
const Content = createContext<ReactNode>(null);

function SceneAdmin({ answers = 'asUsual', height }: SceneOptions) {
  const content = use(Content);
  const { me, i18nProvider, store, colours } = useGallery();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const texts = useLiveTexts(i18nProvider, store);
  const { theme, darkTheme } = useThemes(texts, store, colours);
  const parts = useMemo(
    () => ({
      dataProvider: answering(answers),
      queryClient: createQueryClient(() => undefined),
      authProvider: createAuthProvider(me),
    }),
    [answers, me],
  );
  const isWindow = height !== undefined;
  const themes = useMemo(() => {
    if (!isWindow) return { theme, darkTheme };
    return { theme: within(theme, frame), darkTheme: within(darkTheme, frame) };
  }, [isWindow, frame, theme, darkTheme]);
  return (
    <AdminContext {...parts} {...themes} i18nProvider={texts} store={store}>
      <Box
        ref={setFrame}
        sx={{
          color: 'text.primary',
          bgcolor: 'background.default',
          ...(isWindow && {
            height,
            overflow: 'auto',
            position: 'relative',
            // Elements fixed to the window are fixed to this box.
            transform: 'translateZ(0)',
          }),
        }}
      >
        <Notices />
        <ErrorBoundary FallbackComponent={ErrorPage}>
          {frame && <Suspense fallback={<PageSkeleton />}>{content}</Suspense>}
        </ErrorBoundary>
      </Box>
    </AdminContext>
  );
}

/**
 * Provides what the console gives to its pages: the theme, texts, permissions and the API. Each
 * scene has a separate address, so that several pages can be shown together.
 */
export function Scene({ children, ...options }: SceneOptions & { children: ReactNode }) {
  const { me } = useGallery();
  const { path = '/', route = '*' } = options;
  const [router] = useState(() =>
    createMemoryRouter([{ path: route, element: <SceneAdmin {...options} /> }, { path: '*' }], {
      initialEntries: [path],
    }),
  );
  return (
    <MeProvider initial={me}>
      <Content value={children}>
        <RouterProvider router={router} />
      </Content>
    </MeProvider>
  );
}
