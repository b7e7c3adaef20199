import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Skeleton } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useEvent, useRecordContext, useTranslate } from 'react-admin';
import { lazyPart } from '../../../loading/lazyPart.tsx';
import { useDeclared } from '../DeclaredContext.tsx';

const HistoryEntries = lazyPart(async () => (await import('./HistoryEntries.tsx')).default, {
  Meanwhile: () => <Skeleton height={40} />,
});

/** The history of the row being edited, folded until the user opens it; none for a new row. */
export function RowHistory() {
  const translate = useTranslate();
  const { declaration } = useDeclared();
  const record = useRecordContext();
  const [isOpen, setOpen] = useState(false);
  const regionId = useId();
  const frame = useRef<HTMLElement>(null);
  // It is at the end of a form, where it opens below what can be seen.
  const show = useEvent(() => frame.current?.scrollIntoView({ block: 'nearest' }));
  if (record?.id === undefined) return null;
  return (
    <Box ref={frame} sx={{ mt: 2, pt: 1, borderTop: 1, borderColor: 'divider' }}>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={isOpen ? regionId : undefined}
        endIcon={
          <ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: '0.2s' }} />
        }
        onClick={() => setOpen(!isOpen)}
        sx={{ mx: -1 }}
      >
        {translate('history.title')}
      </Button>
      {isOpen && (
        <Box
          id={regionId}
          component="section"
          aria-label={translate('history.title')}
          sx={{ pt: 1, pb: 1 }}
        >
          <HistoryEntries declaration={declaration} id={String(record.id)} onLoaded={show} />
        </Box>
      )}
    </Box>
  );
}
