import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Import } from '../../../contract/import/calls.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useImports } from '../importCalls.ts';

const SHOWN = 5;

/** Its lines were never all there: the page was closed while it was sent. */
const isHalf = ({ state, rows }: Import) => state === 'COLLECTING' && rows.open === rows.total;
/** Its lines are kept no more. */
const isOld = ({ rows }: Import) => rows.total === 0;
const isDone = ({ state }: Import) => state === 'DONE' || state === 'UNDONE';

/** What was imported before, and what is still to be gone on with. */
export function EarlierImports({
  resource,
  onOpen,
}: {
  resource: string;
  onOpen: (one: Import) => void;
}) {
  const translate = useTranslate();
  const formats = useFormats();
  const { data = [] } = useImports(resource);
  const shown = data.filter((one) => !isHalf(one) && !isOld(one)).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="earlier-imports">
      <Typography id="earlier-imports" variant="subtitle2" component="h3">
        {translate('imports.earlier')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((one) => {
          const name = one.fileName || translate('imports.pasted');
          const verb = isDone(one) ? 'open' : 'goOn';
          return (
            <Box
              component="li"
              key={one.id}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="body2" noWrap>
                  {name}
                </Typography>
                <Typography variant="caption" color="text.secondary" component="div">
                  {[
                    formats.dateTime(one.createdAt),
                    translate('imports.lines', { smart_count: one.rows.total }),
                    translate(`imports.states.${one.state}`),
                  ].join(' · ')}
                </Typography>
              </Box>
              <Button
                size="small"
                aria-label={translate(`imports.${verb === 'open' ? 'openOne' : 'goOnWith'}`, {
                  name,
                })}
                onClick={() => onOpen(one)}
              >
                {translate(`imports.${verb}`)}
              </Button>
            </Box>
          );
        })}
      </Box>
    </section>
  );
}
