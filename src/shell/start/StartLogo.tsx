import { pageConfig } from '../pageConfig.ts';
import { startMode } from './brand.ts';

/** The channel's logo before the console is loaded; the same as in the console's frame. */
export function StartLogo({ alt }: { alt: string }) {
  const { logo, logoDark } = pageConfig();
  const isDark = startMode() === 'dark';
  return (
    <img
      src={isDark ? (logoDark ?? logo) : logo}
      alt={alt}
      className={isDark && !logoDark ? 'start-logo start-logo-plate' : 'start-logo'}
    />
  );
}
