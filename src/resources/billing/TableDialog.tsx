import CloseIcon from '@mui/icons-material/Close';
import {
  Dialog,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface TableDialogProps {
  title: string;
  text: string;
  /** In CSS pixels; a phone's screen is filled. */
  width: number;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that shows a table, and changes nothing. */
export function TableDialog({ title, text, width, onClose, children }: TableDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: { sm: width }, maxWidth: { sm: width } } } }}
    >
      <DialogTitle id={titleId} sx={{ pr: 7 }}>
        {title}
      </DialogTitle>
      <IconButton
        aria-label={translate('ra.action.close')}
        onClick={onClose}
        sx={{ position: 'absolute', right: 8, top: 8, width: 44, height: 44 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent>
        <DialogContentText sx={{ mb: 1.5 }}>{text}</DialogContentText>
        {children}
      </DialogContent>
    </Dialog>
  );
}
