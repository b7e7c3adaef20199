import { FormHelperText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { pageConfig } from '../../shell/pageConfig.ts';

interface SimulatedNumbersProps {
  /** By which fields refer to it. */
  id?: string;
}

/** Says which account numbers the built-in simulator takes, where it plays the taxi companies. */
export function SimulatedNumbers({ id }: SimulatedNumbersProps) {
  const translate = useTranslate();
  if (!pageConfig().hasSimulatedDispatch) return null;
  return (
    <FormHelperText id={id} sx={{ m: 0 }}>
      {translate('validation.simulatedAccount')}
    </FormHelperText>
  );
}
