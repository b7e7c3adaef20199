import AllowedIcon from '@mui/icons-material/VerifiedUserOutlined';
import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PolicyLimit, PolicyPreview } from '../../../contract/booking/policy.ts';
import { useFormats } from '../../i18n/useFormats.ts';

function LimitLine({ limit }: { limit: PolicyLimit }) {
  const translate = useTranslate();
  const { money } = useFormats();
  const write = (value: number): string =>
    limit.kind === 'maxAmount' ? money(value) : String(value);
  return (
    <Typography variant="body2">
      {translate(`policy.limits.${limit.kind}`, {
        trips: translate(`policy.limits.trips.${limit.legs}`),
        used: write(limit.usedWithTrip),
        limit: write(limit.limit),
        period: translate(`policy.periods.${limit.period}`),
      })}
    </Typography>
  );
}

interface PolicyPanelProps {
  /** Undefined while it loads, which is not shown, because most accounts have no rules. */
  preview: PolicyPreview | undefined;
  isFailed?: boolean;
}

/** Whether the trip would be allowed, and if not, which rule stops it and what would help. */
export function PolicyPanel({ preview, isFailed = false }: PolicyPanelProps) {
  const translate = useTranslate();
  const quiet = (key: string) => (
    <Typography variant="body2" color="textSecondary">
      {translate(`policy.${key}`)}
    </Typography>
  );
  const content = () => {
    if (isFailed) return quiet('failed');
    if (!preview?.hasRules) return null;
    const note = preview.note ? (
      <Typography variant="body2" sx={{ mt: 1 }}>
        {preview.note}
      </Typography>
    ) : null;
    if (!preview.isAllowed)
      return (
        // A user who tries to book anyway is led here.
        <Alert severity="error" tabIndex={-1} data-problem sx={{ alignItems: 'flex-start' }}>
          <AlertTitle>{translate('policy.stopped')}</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
            {preview.violations.map(({ ruleId, leg, message, remedy }) => (
              <li key={`${leg} ${ruleId}`}>
                <Typography variant="body2">{message}</Typography>
                {remedy ? (
                  <Typography variant="body2" sx={{ fontWeight: 550 }}>
                    {remedy}
                  </Typography>
                ) : null}
              </li>
            ))}
          </Box>
          {note}
        </Alert>
      );
    if (preview.limits.length > 0)
      return (
        <Alert severity="info">
          {preview.limits.map((limit) => (
            <LimitLine key={`${limit.ruleId} ${limit.period}`} limit={limit} />
          ))}
          {note}
        </Alert>
      );
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        <AllowedIcon fontSize="small" aria-hidden />
        {quiet('allowed')}
      </Box>
    );
  };
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {content()}
    </Box>
  );
}
