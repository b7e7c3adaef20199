import CheckIcon from '@mui/icons-material/Check';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import StarIcon from '@mui/icons-material/StarRounded';
import ViewIcon from '@mui/icons-material/BookmarkBorderOutlined';
import {
  Box,
  Button,
  Divider,
  ListItemIcon,
  ListItemText,
  ListSubheader,
  Menu,
  MenuItem,
  type MenuItemProps,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dequal } from 'dequal';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { TripView, TripViewState } from '../../../../contract/booking/tripView.ts';
import { plainIcon } from '../../../theme/plainIcon.tsx';
import { Tip } from '../../../tooltips/Tip.tsx';
import { DeleteViewDialog, SaveViewDialog } from './dialogs.ts';
import { changeView, isGone, setDefaultView, useTripViews, VIEWS_KEY } from './tripViewCalls.ts';

const VIEW = plainIcon(ViewIcon);
const EXPAND = plainIcon(ExpandIcon);

interface ViewMenuProps {
  /** What the list shows now. */
  state: TripViewState;
  viewId: string | null;
  /** Opens a view; null opens the plain list. */
  onOpen: (view: TripView | null) => void;
}

/** A view in the menu. MUI's menu reads `selected`, and adds properties for the focus. */
function ViewEntry({ view, selected, ...entry }: MenuItemProps & { view: TripView }) {
  const translate = useTranslate();
  return (
    <MenuItem {...entry} selected={selected}>
      <ListItemIcon>{selected && <CheckIcon fontSize="small" />}</ListItemIcon>
      <ListItemText
        primary={view.name}
        secondary={
          view.isMine ? undefined : translate('tripList.views.by', { name: view.ownerName })
        }
        slotProps={{ primary: { sx: { whiteSpace: 'normal', overflowWrap: 'anywhere' } } }}
      />
      {view.isDefault && (
        <StarIcon
          fontSize="small"
          color="primary"
          titleAccess={translate('tripList.views.isDefault')}
          sx={{ ml: 2 }}
        />
      )}
    </MenuItem>
  );
}

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

/** Saved views of the trip list: open, save, rename, share, make the first one, delete. */
export function ViewMenu({ state, viewId, onOpen }: ViewMenuProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const views = useTripViews();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'new' | 'edit' | 'delete' | null>(null);
  const all = views.data ?? [];
  const current = all.find(({ id }) => id === viewId) ?? null;
  const isChanged = current !== null && !dequal(current.state, state);
  const refresh = () => queryClient.invalidateQueries({ queryKey: VIEWS_KEY });
  // The list says so once it has read the views (`useTripView`).
  const gone = (): void => {
    setDialog(null);
    void refresh();
  };
  const changing = useMutation({
    mutationFn: (change: () => Promise<TripView>) => change(),
    onSuccess: () => {
      notify('tripList.views.saved', { type: 'success' });
      return refresh();
    },
    onError: (error) =>
      isGone(error) ? gone() : notify('tripList.views.failed', { type: 'error' }),
  });
  const openMenu = (button: HTMLElement): void => {
    setAnchor(button);
    // Another tab, or somebody else, may have changed them.
    void refresh();
  };
  const close = (): void => setAnchor(null);
  const ask = (wanted: typeof dialog) => (): void => {
    close();
    setDialog(wanted);
  };
  const change = (call: () => Promise<TripView>) => (): void => {
    close();
    if (!changing.isPending) changing.mutate(call);
  };
  const entry = (view: TripView) => (
    <ViewEntry
      key={view.id}
      view={view}
      selected={view.id === viewId}
      onClick={() => {
        close();
        onOpen(view);
      }}
    />
  );
  const mine = all.filter(({ isMine }) => isMine);
  const shared = all.filter(({ isMine }) => !isMine);
  const name = current
    ? isChanged
      ? translate('tripList.views.changed', { name: current.name })
      : current.name
    : null;

  return (
    <>
      <ViewButton name={name} isOpen={anchor !== null} onOpen={openMenu} />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ paper: { sx: { minWidth: 260, maxWidth: 360 } } }}
      >
        <MenuItem
          selected={viewId === null}
          onClick={() => {
            close();
            onOpen(null);
          }}
        >
          <ListItemIcon>{viewId === null && <CheckIcon fontSize="small" />}</ListItemIcon>
          <ListItemText>{translate('tripList.views.all')}</ListItemText>
        </MenuItem>
        {mine.length > 0 && (
          <ListSubheader role="presentation">{translate('tripList.views.mine')}</ListSubheader>
        )}
        {mine.map(entry)}
        {shared.length > 0 && (
          <ListSubheader role="presentation">{translate('tripList.views.shared')}</ListSubheader>
        )}
        {shared.map(entry)}
        {all.length === 0 && (
          <MenuItem disabled>
            <ListItemIcon />
            <ListItemText>
              {translate(views.error ? 'tripList.views.loadFailed' : 'tripList.views.none')}
            </ListItemText>
          </MenuItem>
        )}
        <Divider />
        {current?.isMine && isChanged && (
          <MenuItem onClick={change(() => changeView(current.id, { state }))}>
            {translate('tripList.views.saveChanges', { name: current.name })}
          </MenuItem>
        )}
        <MenuItem onClick={ask('new')}>{translate('tripList.views.saveNew')}</MenuItem>
        {current && (
          <MenuItem onClick={change(() => setDefaultView(current.id, !current.isDefault))}>
            {translate(
              current.isDefault ? 'tripList.views.dropDefault' : 'tripList.views.makeDefault',
            )}
          </MenuItem>
        )}
        {current?.isMine && (
          <MenuItem onClick={ask('edit')}>{translate('tripList.views.rename')}</MenuItem>
        )}
        {current?.isMine && (
          <MenuItem onClick={ask('delete')} sx={{ color: 'error.main' }}>
            {translate('tripList.views.delete')}
          </MenuItem>
        )}
      </Menu>
      {(dialog === 'new' || (dialog === 'edit' && current)) && (
        <SaveViewDialog
          view={dialog === 'edit' ? current : null}
          state={state}
          onClose={() => setDialog(null)}
          onGone={gone}
          onSaved={(saved) => {
            setDialog(null);
            if (dialog === 'new') onOpen(saved);
          }}
        />
      )}
      {dialog === 'delete' && current && (
        <DeleteViewDialog
          view={current}
          onClose={() => setDialog(null)}
          onGone={gone}
          onDeleted={() => {
            setDialog(null);
            onOpen(null);
          }}
        />
      )}
    </>
  );
}
