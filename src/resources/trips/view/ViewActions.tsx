import CheckIcon from '@mui/icons-material/Check';
import StarIcon from '@mui/icons-material/StarRounded';
import {
  Divider,
  ListItemIcon,
  ListItemText,
  ListSubheader,
  Menu,
  MenuItem,
  type MenuItemProps,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useTellFailure } from '../../../failures/Failed.tsx';
import type { TripView, TripViewState } from '../../../../contract/booking/tripView.ts';
import { DeleteViewDialog, SaveViewDialog } from './dialogs.ts';
import { changeView, isGone, setDefaultView, useTripViews, VIEWS_KEY } from './tripViewCalls.ts';

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

export type ViewDialog = 'new' | 'edit' | 'delete';

interface ViewActionsProps {
  /** The button that opened the menu; null when only a dialog is open. */
  anchor: HTMLElement | null;
  /** What the list shows now. */
  state: TripViewState;
  /** The view that the list shows; null for the plain list. */
  viewId: string | null;
  /** The same, once it has been read. */
  current: TripView | null;
  /** Whether the list shows something else than the view says. */
  isChanged: boolean;
  /** Opens a view; null opens the plain list. */
  onOpen: (view: TripView | null) => void;
  isOpen: boolean;
  dialog: ViewDialog | null;
  onDialog: (dialog: ViewDialog | null) => void;
  onMenuClose: () => void;
  /** The menu is closed, and no dialog is open. */
  onClose: () => void;
}

/** The menu of saved views, and the dialogs that it opens. */
export function ViewActions(props: ViewActionsProps) {
  const { anchor, state, viewId, current, isChanged, isOpen, onOpen, onMenuClose, onClose } = props;
  const { dialog, onDialog } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const queryClient = useQueryClient();
  const views = useTripViews();
  const all = views.data ?? [];
  const closeDialog = (): void => {
    onDialog(null);
    onClose();
  };
  const refresh = () => queryClient.invalidateQueries({ queryKey: VIEWS_KEY });
  // The list says so once it has read the views (`useTripView`).
  const gone = (): void => {
    closeDialog();
    void refresh();
  };
  const changing = useMutation({
    mutationFn: (change: () => Promise<TripView>) => change(),
    onSuccess: () => {
      notify('tripList.views.saved', { type: 'success' });
      return refresh();
    },
    onError: (error) => (isGone(error) ? refresh() : tellFailure(error, 'tripList.views.failed')),
  });
  const ask = (wanted: ViewDialog) => (): void => {
    onMenuClose();
    onDialog(wanted);
  };
  const change = (call: () => Promise<TripView>) => (): void => {
    onMenuClose();
    if (!changing.isPending) changing.mutate(call);
  };
  const entry = (view: TripView) => (
    <ViewEntry
      key={view.id}
      view={view}
      selected={view.id === viewId}
      onClick={() => {
        onMenuClose();
        onOpen(view);
      }}
    />
  );
  const mine = all.filter(({ isMine }) => isMine);
  const shared = all.filter(({ isMine }) => !isMine);
  return (
    <>
      <Menu
        open={isOpen}
        anchorEl={anchor}
        onClose={onMenuClose}
        slotProps={{
          paper: { sx: { minWidth: 260, maxWidth: 360 } },
          transition: { onExited: () => dialog === null && onClose() },
        }}
      >
        {(all.length > 0 || viewId !== null) && (
          <MenuItem
            selected={viewId === null}
            onClick={() => {
              onMenuClose();
              onOpen(null);
            }}
          >
            <ListItemIcon>{viewId === null && <CheckIcon fontSize="small" />}</ListItemIcon>
            <ListItemText>{translate('tripList.views.all')}</ListItemText>
          </MenuItem>
        )}
        {mine.length > 0 && (
          <ListSubheader role="presentation">{translate('tripList.views.mine')}</ListSubheader>
        )}
        {mine.map(entry)}
        {shared.length > 0 && (
          <ListSubheader role="presentation">{translate('tripList.views.shared')}</ListSubheader>
        )}
        {shared.map(entry)}
        {views.error && all.length === 0 && (
          <MenuItem disabled>
            <ListItemIcon />
            <ListItemText>{translate('tripList.views.loadFailed')}</ListItemText>
          </MenuItem>
        )}
        {(all.length > 0 || viewId !== null || views.error) && <Divider />}
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
          onClose={closeDialog}
          onGone={gone}
          onSaved={(saved) => {
            closeDialog();
            if (dialog === 'new') onOpen(saved);
          }}
        />
      )}
      {dialog === 'delete' && current && (
        <DeleteViewDialog
          view={current}
          onClose={closeDialog}
          onGone={gone}
          onDeleted={() => {
            closeDialog();
            onOpen(null);
          }}
        />
      )}
    </>
  );
}
