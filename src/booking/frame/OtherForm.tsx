import PageIcon from '@mui/icons-material/ViewAgendaOutlined';
import StepsIcon from '@mui/icons-material/LinearScaleRounded';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { iconOnPhone } from '../../theme/iconOnPhone.ts';

const FORMS = {
  page: { to: '/book-dp', Icon: PageIcon },
  steps: { to: '/create-v2', Icon: StepsIcon },
};

/** The link to the other booking form, which goes on with the same draft. */
export function OtherForm({ form }: { form: keyof typeof FORMS }) {
  const translate = useTranslate();
  const { to, Icon } = FORMS[form];
  const { state } = useLocation();
  const label = translate(`singlePage.${form}`);
  return (
    <Button
      component={RouterLink}
      to={to}
      // The history entry is passed on: this is the same booking, not a new opening of the form.
      state={state as unknown}
      replace
      size="small"
      startIcon={<Icon />}
      title={label}
      sx={iconOnPhone}
    >
      <span data-label>{label}</span>
    </Button>
  );
}
