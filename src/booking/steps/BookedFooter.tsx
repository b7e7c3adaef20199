import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { WhatIsBooked } from './WhatIsBooked.tsx';
import { WhyStopped } from '../fields/WhyStopped.tsx';

interface BookedFooterProps {
  /** The button below asks again for the account's questions, which could not be loaded. */
  asksAgain?: boolean;
  /** What is booked was chosen in earlier steps. */
  isFixed?: boolean;
}

/** The part above the button that books: why it does not book, or what it books. */
export function BookedFooter({ asksAgain = false, isFixed = false }: BookedFooterProps) {
  const translate = useTranslate();
  return (
    <>
      <WhyStopped />
      <WhatIsBooked isFixed={isFixed} />
      {asksAgain ? (
        // Stays when the toast that reported it has closed.
        <Typography variant="body2" color="error" sx={{ mb: 1 }}>
          {translate('accountFields.failed')}
        </Typography>
      ) : null}
    </>
  );
}
