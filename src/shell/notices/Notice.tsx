import { Alert, Box, Button } from '@mui/material';
import { isValidElement, useEffect, useEffectEvent, type KeyboardEvent } from 'react';
import { CloseNotificationContext, useTranslate, type NotificationPayload } from 'react-admin';
import { Kbd, ONLY_WITH_KEYBOARD } from '../shortcuts/Kbd.tsx';
import { useLetterShortcuts } from '../shortcuts/useShortcut.ts';
import { shownFor, undoOf } from './undo.ts';

interface NoticeProps {
  notice: NotificationPayload;
  /** True while somebody reads or reaches for the notices: then none disappears. */
  isHeld: boolean;
  /** The newest notice with an undo, to which the shortcut applies. */
  isNextToUndo: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** One notice. It disappears after its time; until then its undo can be used. */
export function Notice({ notice, isHeld, isNextToUndo, onUndo, onClose }: NoticeProps) {
  const translate = useTranslate();
  const [hasLetters] = useLetterShortcuts();
  const duration = shownFor(notice);
  const undo = undoOf(notice);

  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (isHeld || duration === null) return undefined;
    const timer = setTimeout(() => leave(), duration);
    return () => clearTimeout(timer);
  }, [isHeld, duration]);

  const { message, type, notificationOptions } = notice;
  return (
    <CloseNotificationContext.Provider value={onClose}>
      <Box
        onKeyDown={({ key }: KeyboardEvent) => {
          if (key === 'Escape') onClose();
        }}
      >
        {isValidElement(message) ? (
          message
        ) : (
          <Alert
            severity={type}
            variant="filled"
            elevation={6}
            sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
            // A notice that stays until it is closed has a button for that.
            {...(duration === null && !undo && { onClose, closeText: translate('common.close') })}
            action={
              undo && (
                <Button
                  color="inherit"
                  size="small"
                  aria-keyshortcuts={isNextToUndo ? 'Z Control+Z Meta+Z' : undefined}
                  onClick={onUndo}
                >
                  {translate('resources.delete.undo')}
                  {isNextToUndo && hasLetters && <Kbd sx={[{ ml: 1 }, ONLY_WITH_KEYBOARD]}>Z</Kbd>}
                </Button>
              )
            }
          >
            {typeof message === 'string' &&
              translate(message, notificationOptions?.messageArgs as Record<string, unknown>)}
          </Alert>
        )}
      </Box>
    </CloseNotificationContext.Provider>
  );
}
