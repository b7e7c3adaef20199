import ExpandIcon from '@mui/icons-material/ExpandMore';
import ViewIcon from '@mui/icons-material/BookmarkBorderOutlined';
import { Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { dequal } from 'dequal';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TripView, TripViewState } from '../../../../contract/booking/tripView.ts';
import { useKept } from '../../../drafts/useKept.ts';
import { plainIcon } from '../../../theme/plainIcon.tsx';
import { Tip } from '../../../admin/tooltips/Tip.tsx';
import { ViewActions } from './dialogs.ts';
import type { ViewDialog } from './ViewActions.tsx';
import { useTripViews, VIEWS_KEY } from './tripViewCalls.ts';

const VIEW = plainIcon(ViewIcon);
const EXPAND = plainIcon(ExpandIcon);

interface ViewButtonProps {
  /** The name of the view that is shown; null for the plain list. */
  name: string | null;
  isOpen: boolean;
  onOpen: (button: HTMLElement) => void;
}

/** Opens the menu, and says which view is shown. */
function ViewButton({ name, isOpen, onOpen }: ViewButtonProps) {
  const translate = useTranslate();
  const told = name ? translate('tripList.views.current', { name }) : '';
  return (
    <Tip title={told}>
      <Button
        data-yields={name ? '' : undefined}
        variant="outlined"
        startIcon={VIEW}
        endIcon={EXPAND}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={told || translate('tripList.views.menu')}
        onClick={(event) => onOpen(event.currentTarget)}
        // From `md` on, it takes the room that the tabs leave (`PageHeader`).
        sx={{ maxWidth: { xs: 260, md: 'none' }, minWidth: { xs: 0, sm: 64 } }}
      >
        <Box
          component="span"
          data-spare={name ? undefined : ''}
          sx={{
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            // Hidden on a phone, so that the row has room for the heading and the new-trip button,
            // in German too.
            ...(!name && { display: { xs: 'none', sm: 'inline' } }),
          }}
        >
          {name ?? translate('tripList.views.menu')}
        </Box>
      </Button>
    </Tip>
  );
}

/** The dialog that is opened again when the page comes back: nothing was typed into the others. */
const isTypedInto = (kept: unknown): kept is ViewDialog | null => kept === 'new' || kept === 'edit';

interface ViewMenuProps {
  /** What the list shows now. */
  state: TripViewState;
  viewId: string | null;
  /** Opens a view; null opens the plain list. */
  onOpen: (view: TripView | null) => void;
}

/** Saved views of the trip list: open, save, rename, share, make the first one, delete. */
export function ViewMenu({ state, viewId, onOpen }: ViewMenuProps) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const views = useTripViews();
  /** The button while its menu, or a dialog of that, is there. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useKept<ViewDialog | null>('view', null, isTypedInto);
  const current = views.data?.find(({ id }) => id === viewId) ?? null;
  const isChanged = current !== null && !dequal(current.state, state);
  const openMenu = (button: HTMLElement): void => {
    setAnchor(button);
    setOpen(true);
    // Another tab, or somebody else, may have changed them.
    void queryClient.invalidateQueries({ queryKey: VIEWS_KEY });
  };
  const name = current
    ? isChanged
      ? translate('tripList.views.changed', { name: current.name })
      : current.name
    : null;

  return (
    <>
      <ViewButton name={name} isOpen={isOpen} onOpen={openMenu} />
      {(anchor || dialog) && (
        <ViewActions
          anchor={anchor}
          state={state}
          viewId={viewId}
          current={current}
          isChanged={isChanged}
          isOpen={isOpen}
          dialog={dialog}
          onOpen={onOpen}
          onDialog={setDialog}
          onMenuClose={() => setOpen(false)}
          onClose={() => {
            setOpen(false);
            setAnchor(null);
          }}
        />
      )}
    </>
  );
}
