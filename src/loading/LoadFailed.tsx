import { Alert, Box, Button } from '@mui/material';
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from 'react-admin';
import { connection } from '../connection/connection.ts';
import { isMissingCode, NoConnection, type Failure } from './failure.ts';

const WIDTH = 400;
const MARGIN = 16;
const GAP = 8;

/** Whether the server cannot be reached, which a failed request is a reason to find out. */
export function useIsConnectionLost(hasFailed: boolean): boolean {
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost);
  useEffect(() => {
    if (hasFailed) connection.noteFailure();
  }, [hasFailed]);
  return isLost && hasFailed;
}

interface LoadFailedProps extends Failure {
  /** Removes the message. */
  onClose?: () => void;
  textId?: string;
}

/** Says that a part of the page could not be loaded, and what can be done. */
export function LoadFailed({ error, onRetry, onClose, textId }: LoadFailedProps) {
  const translate = useTranslate();
  const isUnasked = error instanceof NoConnection;
  const isLost = useIsConnectionLost(isUnasked || isMissingCode(error));
  const text = translate('shell.error.part');
  return (
    <Alert severity="error" role={onClose ? 'presentation' : 'alert'}>
      <span id={textId}>{isLost ? `${text} ${translate('shell.error.network')}` : text}</span>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '&:empty': { display: 'none' } }}
      >
        {isUnasked ? (
          <Button size="small" variant="outlined" color="inherit" onClick={onRetry}>
            {translate('common.retry')}
          </Button>
        ) : (
          // A browser does not repeat a failed import. Without a connection, the page would be lost.
          !isLost && (
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() => location.reload()}
            >
              {translate('shell.error.reload')}
            </Button>
          )
        )}
        {onClose && (
          <Button size="small" color="inherit" onClick={onClose}>
            {translate('common.close')}
          </Button>
        )}
      </Box>
    </Alert>
  );
}

/** The focused element, which was pressed or gets the focus back from the menu that was pressed. */
function whatWasPressed(): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}

/** Below the element or, where the window ends, above it; without one, at the top of the window. */
function placeNextTo(element: HTMLElement | null) {
  const { left, top, bottom } = element?.getBoundingClientRect() ?? {
    left: (innerWidth - WIDTH) / 2,
    top: 0,
    bottom: MARGIN,
  };
  const x = Math.max(MARGIN, Math.min(left, innerWidth - WIDTH - MARGIN));
  return bottom < innerHeight / 2
    ? { left: x, top: Math.max(MARGIN, bottom + GAP) }
    : { left: x, bottom: Math.max(MARGIN, innerHeight - top + GAP) };
}

/** The same next to what was pressed, for a dialog that could not be loaded. */
export function LoadFailedNearPress(props: Failure & { onClose: () => void }) {
  const { onClose } = props;
  const textId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [pressed] = useState(whatWasPressed);
  const [place] = useState(() => placeNextTo(pressed));
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    // Whatever is pressed next may be below the message.
    const onPress = ({ target }: PointerEvent): void => {
      if (!box.current?.contains(target as Node)) leave();
    };
    addEventListener('pointerdown', onPress, true);
    return () => removeEventListener('pointerdown', onPress, true);
  }, []);
  const close = (): void => {
    onClose();
    if (pressed?.isConnected) pressed.focus({ preventScroll: true });
  };
  return createPortal(
    <Box
      ref={box}
      role="alertdialog"
      aria-describedby={textId}
      aria-labelledby={textId}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
      sx={{
        position: 'fixed',
        ...place,
        width: `min(${WIDTH}px, 100vw - ${2 * MARGIN}px)`,
        zIndex: 'tooltip',
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 8,
        outline: 0,
      }}
    >
      <LoadFailed {...props} onClose={close} textId={textId} />
    </Box>,
    document.body,
  );
}
