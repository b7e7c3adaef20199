import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { WhatIsBooked } from './WhatIsBooked.tsx';
import { WhyStopped } from './WhyStopped.tsx';

interface BookedFooterProps {
  /** The button below asks again for the account's questions, which could not be loaded. */
  asksAgain?: boolean;
}

/** The part above the button that books: why it does not book, or what it books. */
export function BookedFooter({ asksAgain = false }: BookedFooterProps) {
  const translate = useTranslate();
  return (
    <>
      <WhyStopped />
      <WhatIsBooked />
      {asksAgain ? (
        // Stays when the toast that reported it has closed.
        <Typography variant="body2" color="error" sx={{ mb: 1 }}>
          {translate('accountFields.failed')}
        </Typography>
      ) : null}
    </>
  );
}
