import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { loadNoRowsYet } from '../../i18n/noRowsYet.ts';
import { Notice } from '../../admin/list/ListStates.tsx';
import { useDeclared } from './DeclaredContext.tsx';

/** Above the first steps of a list without rows: what its rows are for, and how it begins. */
export function NoRowsYet() {
  const { declaration } = useDeclared();
  const translate = useTranslate();
  const language = useLocale();
  const { data, isPending } = useQuery({
    queryKey: ['noRowsYet', language],
    queryFn: () => loadNoRowsYet(language),
    staleTime: Infinity,
    retry: false,
  });
  if (isPending) return null;
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', '& > div': { pt: 4, pb: 2 } }}>
      <Notice {...(data?.[declaration.name] ?? { title: translate('resources.list.noData') })} />
    </Box>
  );
}
