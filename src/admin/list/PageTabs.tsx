import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Link, type To } from 'react-router-dom';

export interface PageTab {
  name: string;
  label: string;
  to: To;
  /** How many rows it has, as it is shown; empty to keep the room for it while that is unknown. */
  count?: string | undefined;
  /** The same in a sentence, for screen readers. */
  description?: string | undefined;
  /** Called before the page changes. */
  onClick?: () => void;
}

export interface PageTabsProps {
  /** Their common name, for screen readers. */
  label: string;
  /** The name of the tab that is open; false for none. */
  value: string | false;
  tabs: readonly PageTab[];
}

/** How far each key moves the focus from the tab that has it; the ends are beyond any tab. */
const MOVES: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

function pressKey(event: KeyboardEvent<HTMLElement>): void {
  const move = MOVES[event.key];
  const { altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  // The space bar opens a tab, but on a link it scrolls the page.
  if (event.key === ' ') {
    event.preventDefault();
    currentTarget.click();
  }
  if (move === undefined) return;
  const tabs = [...(currentTarget.parentElement?.children ?? [])];
  const all = tabs.filter((tab) => tab instanceof HTMLElement);
  const at = all.indexOf(currentTarget);
  event.preventDefault();
  const next = Number.isFinite(move)
    ? (at + move + all.length) % all.length
    : move < 0
      ? 0
      : all.length - 1;
  all[next]?.focus();
}

/**
 * The tabs of a page: links, of which the Tab key reaches one and the arrows the others. They are
 * plain elements (`theme/pageTabs.ts`), because MUI draws them with fifty components and then once
 * more, to place the line below the chosen one.
 */
export function PageTabs({ label, value, tabs }: PageTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const open = tabs.findIndex(({ name }) => name === value);
  // On a phone the open tab may be beyond the edge.
  useEffect(() => {
    const box = list.current;
    const tab = box?.children[open];
    if (!box || !(tab instanceof HTMLElement) || box.scrollWidth <= box.clientWidth) return;
    const hidden = tab.offsetLeft + tab.offsetWidth - box.offsetLeft - box.clientWidth;
    box.scrollLeft = Math.max(hidden, Math.min(box.scrollLeft, tab.offsetLeft - box.offsetLeft));
  }, [open]);
  return (
    <div ref={list} role="tablist" aria-label={label} className="page-tabs">
      {tabs.map(({ name, label: text, to, count, description, onClick }, place) => (
        <Link
          key={name}
          role="tab"
          aria-selected={place === open}
          tabIndex={place === Math.max(open, 0) ? 0 : -1}
          className="page-tab"
          title={description}
          to={to}
          onClick={onClick}
          onKeyDown={pressKey}
        >
          {text}
          {count !== undefined && (
            <span aria-hidden className="page-tab-count">
              {count}
            </span>
          )}
        </Link>
      ))}
    </div>
  );
}
