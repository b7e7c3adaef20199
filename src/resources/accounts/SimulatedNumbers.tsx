import { FormHelperText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { pageConfig } from '../../shell/pageConfig.ts';

/** Says which account numbers the built-in simulator takes, where it plays the taxi companies. */
export function SimulatedNumbers() {
  const translate = useTranslate();
  if (!pageConfig().hasSimulatedDispatch) return null;
  return <FormHelperText sx={{ m: 0 }}>{translate('validation.simulatedAccount')}</FormHelperText>;
}
