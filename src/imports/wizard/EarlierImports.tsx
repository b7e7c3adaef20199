import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Import } from '../../../contract/import/calls.ts';
import { corporations } from '../../../contract/resources/corporations.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { RowLabels } from '../../resources/declared/Cell.tsx';
import { useMe } from '../../shell/useMe.ts';
import { useImports } from '../importCalls.ts';

const SHOWN = 5;

/** Not all of its lines arrived: the page was closed while they were sent. */
const isHalf = ({ state, rows }: Import) => state === 'COLLECTING' && rows.open === rows.total;
/** Its lines are no longer stored. */
const isOld = ({ rows }: Import) => rows.total === 0;
const isDone = ({ state }: Import) => state === 'DONE' || state === 'UNDONE';

/** Earlier imports, including those that can be continued. */
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
  const hasSeveralAccounts = useMe().corporations.length !== 1;
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
              sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, py: 0.5 }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="body2" noWrap>
                  {name}
                </Typography>
                <Typography variant="caption" color="textSecondary" component="div">
                  {hasSeveralAccounts && one.corporationId && (
                    <>
                      <RowLabels declaration={corporations} ids={[one.corporationId]} />
                      {' · '}
                    </>
                  )}
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
                // As wide as its word, so that the words of all rows end below each other.
                sx={{ minWidth: 0 }}
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
