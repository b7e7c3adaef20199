import { WhatIsBooked } from './WhatIsBooked.tsx';
import { WhyStopped } from './WhyStopped.tsx';

/** What stands above the button that books: why it does not, and what it books. */
export const BookedFooter = () => (
  <>
    <WhyStopped />
    <WhatIsBooked />
  </>
);
