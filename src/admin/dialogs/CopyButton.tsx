import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';

interface CopyButtonProps {
  label: string;
  text: string;
}

/** Copies a text to the clipboard and says so. Without a clipboard, the notice shows the text. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify(translate('booking.status.copied', { text }), { type: 'success' });
    } catch {
      notify(translate('booking.status.notCopied', { text }), { type: 'warning' });
    }
  };
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<CopyIcon />}
      onClick={() => void copy()}
      sx={{ minHeight: { xs: 44, sm: 32 } }}
    >
      {label}
    </Button>
  );
}
