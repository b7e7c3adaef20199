import type { RaThemeOptions } from 'react-admin';

interface ComponentTexts {
  components?: Record<string, { defaultProps?: object }>;
}

type Components = Record<string, { defaultProps?: object } | undefined>;

/** A theme whose components use one of MUI's languages for their built-in texts. */
export function withTexts(
  theme: RaThemeOptions,
  { components = {} }: ComponentTexts,
): RaThemeOptions {
  const own: Components = theme.components ?? {};
  const speaking = Object.entries(components).map(([name, { defaultProps }]) => [
    name,
    { ...own[name], defaultProps: { ...own[name]?.defaultProps, ...defaultProps } },
  ]);
  return { ...theme, components: { ...own, ...Object.fromEntries(speaking) } };
}
