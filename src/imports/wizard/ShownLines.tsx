import { Box, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AnyResource } from '../../../contract/core/resource.ts';
import type { Import } from '../../../contract/import/calls.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import type { Shown } from '../importCalls.ts';
import { ownText } from '../ownText.ts';
import { useNumber } from '../useNumber.ts';

const FILTERS = ['created', 'updated', 'unchanged', 'failed', 'corrected'] as const;

/** The lines that are chosen: those with an outcome, those with a problem, or all. */
export interface Chosen extends Shown {
  show?: (typeof FILTERS)[number];
}

/** What is wrong with lines; choosing a problem shows only its lines. */
export function Problems(props: {
  one: Import;
  labelOf: (key: string) => string;
  chosen: string | undefined;
  onChoose: (problem: string | undefined) => void;
}) {
  const { one, labelOf, chosen, onChoose } = props;
  const translate = useTranslate();
  const number = useNumber();
  return (
    <section aria-labelledby="import-problems">
      <Typography id="import-problems" variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {translate('imports.problems')}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          maxHeight: { xs: 148, sm: 120 },
          overflow: 'auto',
        }}
      >
        {one.problems.map(({ id, key, message, rows }) => (
          <Chip
            key={id}
            size="small"
            color="error"
            variant={chosen === id ? 'filled' : 'outlined'}
            aria-pressed={chosen === id}
            // A long reason takes two lines on a phone.
            sx={[
              {
                height: 'auto',
                minHeight: 24,
                maxWidth: '100%',
                '& .MuiChip-label': { whiteSpace: 'normal' },
              },
              phoneTarget,
            ]}
            onClick={() => onChoose(chosen === id ? undefined : id)}
            label={`${number(rows)} × ${translate('imports.problem', {
              field: key === null ? translate('imports.wholeLine') : labelOf(key),
              message,
            })}`}
          />
        ))}
      </Box>
    </section>
  );
}

/** How many lines have each outcome; choosing one shows only its lines. */
export function OutcomeChips(props: {
  declaration: AnyResource;
  rows: Import['rows'];
  shown: Chosen;
  onShow: (shown: Chosen) => void;
}) {
  const { declaration, rows, shown, onShow } = props;
  const translate = useTranslate();
  const number = useNumber();
  return (
    <Box
      component="fieldset"
      aria-label={translate('imports.show')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, border: 0, p: 0, m: 0 }}
    >
      <Chip
        label={`${translate('imports.all')} ${number(rows.total)}`}
        color={shown.show || shown.problem ? 'default' : 'primary'}
        aria-pressed={!shown.show && !shown.problem}
        sx={phoneTarget}
        onClick={() => onShow({})}
      />
      {FILTERS.map((name) =>
        rows[name] === 0 ? null : (
          <Chip
            key={name}
            label={`${translate(name === 'unchanged' ? ownText(declaration, name) : `imports.${name}`)} ${number(rows[name])}`}
            color={shown.show === name ? 'primary' : 'default'}
            aria-pressed={shown.show === name}
            sx={phoneTarget}
            onClick={() => onShow(shown.show === name ? {} : { show: name })}
          />
        ),
      )}
    </Box>
  );
}
