import { WhatIsBooked } from './WhatIsBooked.tsx';
import { WhyStopped } from './WhyStopped.tsx';

/** The part above the button that books: why it does not book, or what it books. */
export const BookedFooter = () => (
  <>
    <WhyStopped />
    <WhatIsBooked />
  </>
);
