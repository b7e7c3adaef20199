import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactElement, ReactNode, SVGAttributes } from 'react';

/** How an icon of MUI is made: a memoized component that hands its drawing to `SvgIcon`. */
interface Made {
  type: { render: (props: object, ref: null) => ReactElement<{ children: ReactNode }> };
}

interface PlainIconOptions {
  className?: string;
  /** Its name for screen readers, which skip an icon without one. */
  title?: string;
  /** It is left out where the heading of a page has little room (`PageHeader`). */
  'data-spare'?: '';
}

/** The rule of the icons that are plain elements. */
export const plainIcons = {
  '.plain-icon': {
    display: 'inline-block',
    flexShrink: 0,
    width: '1em',
    height: '1em',
    fill: 'currentColor',
    fontSize: '1.25rem',
    userSelect: 'none',
  },
  '.plain-icon-large': { fontSize: '1.5rem' },
} as const;

/** The class of an icon that is as large as MUI's are by default. */
export const LARGE_ICON = 'plain-icon-large';

/**
 * One of MUI's icons as a plain element with a rule of the page's style sheet.
 * MUI draws each icon with four components, of which a list would have dozens.
 */
export function plainIcon(
  icon: SvgIconComponent,
  { className = '', title, ...attributes }: PlainIconOptions = {},
): ReactElement<SVGAttributes<SVGElement>> {
  const { children } = (icon as unknown as Made).type.render({}, null).props;
  return (
    <svg
      {...attributes}
      className={`plain-icon ${className}`}
      viewBox="0 0 24 24"
      focusable="false"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img' })}
    >
      {children}
      {title !== undefined && <title>{title}</title>}
    </svg>
  );
}
