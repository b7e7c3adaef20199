import { Paper } from '@mui/material';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { BELOW_TOP_BAR } from '../../../shell/pageRoom.ts';
import { TOP_BAR_HEIGHT } from '../../../shell/frame/useDrawer.ts';
import { useShortcut } from '../../../shell/shortcuts/useShortcut.ts';
import { focusRow } from '../rowFocus.ts';
import type { RowBeside } from './rowBeside.ts';

interface SidePanelProps {
  beside: RowBeside;
  titleId: string;
  /** The name of the row, for screen readers: the title is the same for all rows. */
  description?: string | undefined;
  /** In CSS pixels. */
  width: number;
  children: ReactNode;
}

/**
 * The form or details of a row beside its list. It is not modal: the list can be used, and J and K
 * show the next and the previous row. For that, it takes the focus itself, where letters are not
 * typed; the Tab key goes on to its first field.
 */
export function SidePanel({ beside, titleId, description, width, children }: SidePanelProps) {
  const { id, close } = beside;
  const aboutId = useId();
  const panel = useRef<HTMLDialogElement>(null);
  useShortcut('escape', close);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body) focusRow(id);
    };
  }, [id]);
  return (
    <Paper
      ref={panel}
      component="dialog"
      open
      aria-labelledby={titleId}
      aria-describedby={description === undefined ? undefined : aboutId}
      tabIndex={-1}
      square
      elevation={0}
      onKeyDown={(event: KeyboardEvent) => {
        // In a field the key is not a shortcut. What has opened over the field closes first.
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing)
          return;
        event.preventDefault();
        close();
      }}
      sx={{
        position: 'sticky',
        insetInline: 'auto',
        top: TOP_BAR_HEIGHT,
        flexShrink: 0,
        display: 'flex',
        flexDirection: 'column',
        width,
        height: BELOW_TOP_BAR,
        // Across the room around the page, to the edges of the window.
        ml: 3,
        mt: -1.5,
        mr: -3,
        mb: -3,
        p: 0,
        border: 0,
        borderLeft: 1,
        borderColor: 'divider',
        outline: 'none',
        // The form is between panel and content: without this the content cannot scroll.
        '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 },
      }}
    >
      <span id={aboutId} hidden>
        {description}
      </span>
      {children}
    </Paper>
  );
}
